struct AttentionParams_std140_0
{
    @align(16) first_group_0 : u32,
    @align(4) groups_x_0 : u32,
    @align(8) last_group_0 : u32,
    @align(4) parts_0 : u32,
    @align(16) row_blocks_0 : u32,
    @align(4) batch_0 : u32,
    @align(8) heads_0 : u32,
    @align(4) group_0 : u32,
    @align(16) q_len_0 : u32,
    @align(4) k_len_0 : u32,
    @align(8) range_keys_0 : u32,
    @align(4) ranges_0 : u32,
    @align(16) head_dim_0 : u32,
    @align(4) causal_offset_0 : i32,
    @align(8) flags_0 : u32,
    @align(4) scale_0 : f32,
    @align(16) q_offset_0 : u32,
    @align(4) q_batch_0 : u32,
    @align(8) q_head_0 : u32,
    @align(4) q_row_0 : u32,
    @align(16) k_offset_0 : u32,
    @align(4) k_batch_0 : u32,
    @align(8) k_head_0 : u32,
    @align(4) k_row_0 : u32,
    @align(16) v_offset_0 : u32,
    @align(4) v_batch_0 : u32,
    @align(8) v_head_0 : u32,
    @align(4) v_row_0 : u32,
    @align(16) o_offset_0 : u32,
    @align(4) o_batch_0 : u32,
    @align(8) o_head_0 : u32,
    @align(4) o_row_0 : u32,
    @align(16) mask_offset_0 : u32,
    @align(4) mask_batch_0 : u32,
    @align(8) mask_head_0 : u32,
    @align(4) mask_row_0 : u32,
    @align(16) mask_key_0 : u32,
    @align(4) lengths_offset_0 : u32,
    @align(8) scratch_offset_0 : u32,
};

@binding(0) @group(0) var<uniform> params_0 : AttentionParams_std140_0;
@binding(6) @group(0) var<storage, read> key_lengths_0 : array<i32>;

@binding(7) @group(0) var<storage, read_write> scratch_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<u32>;

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstLeadingBit(value_0);
    return _S1;
}

fn quotient_0( number_0 : u32,  divisor_0 : u32) -> u32
{
    var _S2 : u32 = (number_0 >> ((firstbithigh_0(divisor_0))));
    var result_0 : u32;
    if(((divisor_0 & ((divisor_0 - u32(1))))) != u32(0))
    {
        var _S3 : u32 = number_0 / divisor_0;
        result_0 = _S3;
    }
    else
    {
        result_0 = _S2;
    }
    return result_0;
}

fn keys_of_batch_0( batch_1 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_1], i32(0), i32(params_0.k_len_0)));
}

fn keys_of_query_0( keys_0 : u32,  query_0 : u32) -> u32
{
    return u32(clamp(i32(query_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

fn scratch_of_0( batch_2 : u32,  head_0 : u32,  query_1 : u32,  range_0 : u32) -> u32
{
    return params_0.scratch_offset_0 + (((batch_2 * params_0.heads_0 + head_0) * params_0.q_len_0 + query_1) * params_0.ranges_0 + range_0) * ((params_0.head_dim_0 + u32(3)) / u32(4) + u32(1));
}

struct Fold_0
{
     keep_0 : f32,
     add_0 : f32,
};

fn fold_factors_0( total_m_0 : ptr<function, f32>,  m_0 : f32) -> Fold_0
{
    var _S4 : f32 = max((*total_m_0), m_0);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S4);
    fold_0.add_0 = exp(m_0 - _S4);
    (*total_m_0) = _S4;
    return fold_0;
}

fn folded_0( fold_1 : Fold_0,  total_0 : f32,  result_1 : f32) -> f32
{
    return fma(result_1, fold_1.add_0, total_0 * fold_1.keep_0);
}

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_0 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

fn folded_1( keep_1 : f32,  add_1 : f32,  total_1 : vec4<f32>,  result_2 : vec4<f32>) -> vec4<f32>
{
    return weigh_0(add_1, result_2, total_1 * vec4<f32>(keep_1));
}

fn finish_row_0( l_0 : f32,  poisoned_0 : ptr<function, bool>) -> f32
{
    if(l_0 != 0.0f)
    {
        return 1.0f / l_0;
    }
    if((((params_0.flags_0) & (u32(4)))) == u32(0))
    {
        (*poisoned_0) = true;
    }
    return 0.0f;
}

fn store_quad_0( row_0 : u32,  element_0 : u32,  quad_0 : vec4<f32>,  poisoned_1 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = row_0 + element_0;
    var _S5 : u32;
    if(left_0 > u32(0))
    {
        if(poisoned_1)
        {
            _S5 = u32(2143289344);
        }
        else
        {
            _S5 = (bitcast<u32>((quad_0.x)));
        }
        o_words_0[word_0] = _S5;
    }
    if(left_0 > u32(1))
    {
        if(poisoned_1)
        {
            _S5 = u32(2143289344);
        }
        else
        {
            _S5 = (bitcast<u32>((quad_0.y)));
        }
        o_words_0[word_0 + u32(1)] = _S5;
    }
    if(left_0 > u32(2))
    {
        if(poisoned_1)
        {
            _S5 = u32(2143289344);
        }
        else
        {
            _S5 = (bitcast<u32>((quad_0.z)));
        }
        o_words_0[word_0 + u32(2)] = _S5;
    }
    if(left_0 > u32(3))
    {
        if(poisoned_1)
        {
            _S5 = u32(2143289344);
        }
        else
        {
            _S5 = (bitcast<u32>((quad_0.w)));
        }
        o_words_0[word_0 + u32(3)] = _S5;
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var number_1 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    var quads_0 : u32 = (params_0.head_dim_0 + u32(3)) / u32(4);
    var item_0 : u32 = number_1 * u32(64) + thread_id_0.x;
    var row_1 : u32 = quotient_0(item_0, quads_0);
    var quad_1 : u32 = item_0 - row_1 * quads_0;
    var heads_1 : u32 = quotient_0(row_1, params_0.q_len_0);
    var query_2 : u32 = row_1 - heads_1 * params_0.q_len_0;
    var batch_3 : u32;
    if((params_0.batch_0) > u32(1))
    {
        var _S6 : u32 = quotient_0(heads_1, params_0.heads_0);
        batch_3 = _S6;
    }
    else
    {
        batch_3 = u32(0);
    }
    var head_1 : u32 = heads_1 - batch_3 * params_0.heads_0;
    var _S7 : bool;
    if(number_1 >= (params_0.last_group_0))
    {
        _S7 = true;
    }
    else
    {
        _S7 = batch_3 >= (params_0.batch_0);
    }
    if(_S7)
    {
        _S7 = true;
    }
    else
    {
        _S7 = head_1 >= (params_0.heads_0);
    }
    if(_S7)
    {
        return;
    }
    var row_end_0 : u32 = keys_of_query_0(keys_of_batch_0(batch_3), query_2);
    var m_1 : f32 = -3.4028234663852886e+38f;
    const _S8 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var poisoned_2 : bool = false;
    var _S9 : u32 = quotient_0(row_end_0 + params_0.range_keys_0 - u32(1), params_0.range_keys_0);
    var first_0 : u32 = u32(0);
    var l_1 : f32 = 0.0f;
    var total_2 : vec4<f32> = _S8;
    for(;;)
    {
        var _S10 : bool = first_0 < _S9;
        if(_S10)
        {
        }
        else
        {
            break;
        }
        var states_0 : array<vec4<f32>, i32(8)>;
        var results_0 : array<vec4<f32>, i32(8)>;
        var _S11 : u32 = _S9 - u32(1);
        var place_0 : u32 = scratch_of_0(batch_3, head_1, query_2, min(first_0, _S11));
        states_0[u32(0)] = scratch_0[place_0 + quads_0];
        results_0[u32(0)] = scratch_0[place_0 + quad_1];
        var _S12 : u32 = first_0 + u32(1);
        var place_1 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S12, _S11));
        states_0[u32(1)] = scratch_0[place_1 + quads_0];
        results_0[u32(1)] = scratch_0[place_1 + quad_1];
        var _S13 : u32 = first_0 + u32(2);
        var place_2 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S13, _S11));
        states_0[u32(2)] = scratch_0[place_2 + quads_0];
        results_0[u32(2)] = scratch_0[place_2 + quad_1];
        var _S14 : u32 = first_0 + u32(3);
        var place_3 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S14, _S11));
        states_0[u32(3)] = scratch_0[place_3 + quads_0];
        results_0[u32(3)] = scratch_0[place_3 + quad_1];
        var _S15 : u32 = first_0 + u32(4);
        var place_4 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S15, _S11));
        states_0[u32(4)] = scratch_0[place_4 + quads_0];
        results_0[u32(4)] = scratch_0[place_4 + quad_1];
        var _S16 : u32 = first_0 + u32(5);
        var place_5 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S16, _S11));
        states_0[u32(5)] = scratch_0[place_5 + quads_0];
        results_0[u32(5)] = scratch_0[place_5 + quad_1];
        var _S17 : u32 = first_0 + u32(6);
        var place_6 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S17, _S11));
        states_0[u32(6)] = scratch_0[place_6 + quads_0];
        results_0[u32(6)] = scratch_0[place_6 + quad_1];
        var _S18 : u32 = first_0 + u32(7);
        var place_7 : u32 = scratch_of_0(batch_3, head_1, query_2, min(_S18, _S11));
        states_0[u32(7)] = scratch_0[place_7 + quads_0];
        results_0[u32(7)] = scratch_0[place_7 + quad_1];
        var l_2 : f32;
        var total_3 : vec4<f32>;
        if(_S10)
        {
            if((states_0[u32(0)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_2 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(0)].x);
            var _S19 : vec4<f32> = folded_1(fold_2.keep_0, fold_2.add_0, total_2, results_0[u32(0)]);
            l_2 = folded_0(fold_2, l_1, states_0[u32(0)].y);
            total_3 = _S19;
        }
        else
        {
            l_2 = l_1;
            total_3 = total_2;
        }
        var l_3 : f32;
        var total_4 : vec4<f32>;
        if(_S12 < _S9)
        {
            if((states_0[u32(1)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_3 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(1)].x);
            var _S20 : vec4<f32> = folded_1(fold_3.keep_0, fold_3.add_0, total_3, results_0[u32(1)]);
            l_3 = folded_0(fold_3, l_2, states_0[u32(1)].y);
            total_4 = _S20;
        }
        else
        {
            l_3 = l_2;
            total_4 = total_3;
        }
        var l_4 : f32;
        var total_5 : vec4<f32>;
        if(_S13 < _S9)
        {
            if((states_0[u32(2)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_4 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(2)].x);
            var _S21 : vec4<f32> = folded_1(fold_4.keep_0, fold_4.add_0, total_4, results_0[u32(2)]);
            l_4 = folded_0(fold_4, l_3, states_0[u32(2)].y);
            total_5 = _S21;
        }
        else
        {
            l_4 = l_3;
            total_5 = total_4;
        }
        var l_5 : f32;
        var total_6 : vec4<f32>;
        if(_S14 < _S9)
        {
            if((states_0[u32(3)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_5 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(3)].x);
            var _S22 : vec4<f32> = folded_1(fold_5.keep_0, fold_5.add_0, total_5, results_0[u32(3)]);
            l_5 = folded_0(fold_5, l_4, states_0[u32(3)].y);
            total_6 = _S22;
        }
        else
        {
            l_5 = l_4;
            total_6 = total_5;
        }
        var l_6 : f32;
        var total_7 : vec4<f32>;
        if(_S15 < _S9)
        {
            if((states_0[u32(4)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_6 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(4)].x);
            var _S23 : vec4<f32> = folded_1(fold_6.keep_0, fold_6.add_0, total_6, results_0[u32(4)]);
            l_6 = folded_0(fold_6, l_5, states_0[u32(4)].y);
            total_7 = _S23;
        }
        else
        {
            l_6 = l_5;
            total_7 = total_6;
        }
        var l_7 : f32;
        var total_8 : vec4<f32>;
        if(_S16 < _S9)
        {
            if((states_0[u32(5)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_7 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(5)].x);
            var _S24 : vec4<f32> = folded_1(fold_7.keep_0, fold_7.add_0, total_7, results_0[u32(5)]);
            l_7 = folded_0(fold_7, l_6, states_0[u32(5)].y);
            total_8 = _S24;
        }
        else
        {
            l_7 = l_6;
            total_8 = total_7;
        }
        var l_8 : f32;
        var total_9 : vec4<f32>;
        if(_S17 < _S9)
        {
            if((states_0[u32(6)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_8 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(6)].x);
            var _S25 : vec4<f32> = folded_1(fold_8.keep_0, fold_8.add_0, total_8, results_0[u32(6)]);
            l_8 = folded_0(fold_8, l_7, states_0[u32(6)].y);
            total_9 = _S25;
        }
        else
        {
            l_8 = l_7;
            total_9 = total_8;
        }
        if(_S18 < _S9)
        {
            if((states_0[u32(7)].z) != 0.0f)
            {
                poisoned_2 = true;
            }
            var fold_9 : Fold_0 = fold_factors_0(&(m_1), states_0[u32(7)].x);
            var _S26 : vec4<f32> = folded_1(fold_9.keep_0, fold_9.add_0, total_9, results_0[u32(7)]);
            l_1 = folded_0(fold_9, l_8, states_0[u32(7)].y);
            total_2 = _S26;
        }
        else
        {
            l_1 = l_8;
            total_2 = total_9;
        }
        first_0 = first_0 + u32(8);
    }
    var inverse_0 : f32 = finish_row_0(l_1, &(poisoned_2));
    store_quad_0(params_0.o_offset_0 + batch_3 * params_0.o_batch_0 + head_1 * params_0.o_head_0 + query_2 * params_0.o_row_0, quad_1 * u32(4), total_2 * vec4<f32>(inverse_0), poisoned_2);
    return;
}

