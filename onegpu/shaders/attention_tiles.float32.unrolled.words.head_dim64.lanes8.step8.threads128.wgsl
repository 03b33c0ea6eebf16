enable subgroups;
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

@binding(1) @group(0) var<storage, read> q_words_0 : array<u32>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<u32>;

@binding(3) @group(0) var<storage, read> v_words_0 : array<u32>;

@binding(5) @group(0) var<storage, read> mask_values_0 : array<f32>;

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

struct Work_0
{
     batch_1 : u32,
     kv_head_0 : u32,
     first_row_0 : u32,
     rows_0 : u32,
     first_range_0 : u32,
     last_range_0 : u32,
};

fn find_work_0( number_1 : u32,  rows_of_block_0 : u32) -> Work_0
{
    var blocks_0 : u32 = quotient_0(number_1, params_0.parts_0);
    var part_0 : u32 = number_1 - blocks_0 * params_0.parts_0;
    var heads_1 : u32 = quotient_0(blocks_0, params_0.row_blocks_0);
    var work_0 : Work_0;
    work_0.first_row_0 = (blocks_0 - heads_1 * params_0.row_blocks_0) * rows_of_block_0;
    var kv_heads_0 : u32 = quotient_0(params_0.heads_0, params_0.group_0);
    work_0.batch_1 = u32(0);
    if(heads_1 >= kv_heads_0)
    {
        var _S4 : u32 = quotient_0(heads_1, kv_heads_0);
        work_0.batch_1 = _S4;
    }
    work_0.kv_head_0 = heads_1 - work_0.batch_1 * kv_heads_0;
    work_0.rows_0 = params_0.q_len_0 * params_0.group_0;
    var ranges_of_part_0 : u32 = quotient_0(params_0.ranges_0 + params_0.parts_0 - u32(1), params_0.parts_0);
    var _S5 : u32 = part_0 * ranges_of_part_0;
    work_0.first_range_0 = _S5;
    work_0.last_range_0 = min(_S5 + ranges_of_part_0, params_0.ranges_0);
    return work_0;
}

fn keys_of_batch_0( batch_2 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_2], i32(0), i32(params_0.k_len_0)));
}

fn query_of_0( row_0 : u32) -> u32
{
    var _S6 : u32 = quotient_0(row_0, params_0.group_0);
    return _S6;
}

fn keys_of_query_0( keys_0 : u32,  query_0 : u32) -> u32
{
    return u32(clamp(i32(query_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

fn head_of_0( work_1 : Work_0,  row_1 : u32) -> u32
{
    var _S7 : u32 = work_1.kv_head_0 * params_0.group_0 + row_1;
    var _S8 : u32 = query_of_0(row_1);
    return _S7 - _S8 * params_0.group_0;
}

fn mask_of_0( work_2 : Work_0,  row_2 : u32) -> u32
{
    var _S9 : u32 = params_0.mask_offset_0 + work_2.batch_1 * params_0.mask_batch_0;
    var _S10 : u32 = head_of_0(work_2, row_2);
    var _S11 : u32 = _S9 + _S10 * params_0.mask_head_0;
    var _S12 : u32 = query_of_0(row_2);
    return _S11 + _S12 * params_0.mask_row_0;
}

fn q_of_0( work_3 : Work_0,  row_3 : u32) -> u32
{
    var _S13 : u32 = params_0.q_offset_0 + work_3.batch_1 * params_0.q_batch_0;
    var _S14 : u32 = head_of_0(work_3, row_3);
    var _S15 : u32 = _S13 + _S14 * params_0.q_head_0;
    var _S16 : u32 = query_of_0(row_3);
    return _S15 + _S16 * params_0.q_row_0;
}

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

var<workgroup> k_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(512)>;

fn multiply_0( q_0 : vec4<f32>,  k_0 : vec4<f32>,  sum_0 : f32) -> f32
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

var<private> _S17 : u32;

fn sum_of_row_0( part_1 : array<f32, i32(4)>) -> f32
{
    var _S18 : f32 = quadSwapX(part_1[i32(1)]);
    var near_0 : f32 = part_1[i32(0)] + _S18;
    var _S19 : f32 = quadSwapY(part_1[i32(2)]);
    var _S20 : f32 = quadSwapDiagonal(part_1[i32(3)]);
    var score_0 : f32 = near_0 + (_S19 + _S20);
    ;
    var _S21 : f32 = subgroupShuffle(score_0, i32((_S17 ^ (u32(4)))));
    return score_0 + _S21;
}

fn is_special_0( score_1 : f32) -> bool
{
    return (((bitcast<u32>((score_1))) & (u32(2139095040)))) == u32(2139095040);
}

fn hide_0( score_2 : ptr<function, f32>,  key_0 : u32,  end_0 : u32,  mask_row_1 : u32,  poisoned_0 : ptr<function, bool>) -> bool
{
    var hidden_0 : bool = key_0 >= end_0;
    var hidden_1 : bool;
    if((((params_0.flags_0) & (u32(1)))) != u32(0))
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        var bias_0 : f32 = mask_values_0[mask_row_1 + key_0 * params_0.mask_key_0];
        (*score_2) = (*score_2) + bias_0;
        hidden_1 = (bitcast<u32>((bias_0))) == u32(4286578688);
    }
    else
    {
        hidden_1 = hidden_0;
    }
    var _S22 : bool;
    if(!hidden_1)
    {
        _S22 = is_special_0((*score_2));
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
    {
        if((bitcast<u32>(((*score_2)))) != u32(4286578688))
        {
            (*poisoned_0) = true;
        }
        hidden_1 = true;
    }
    if(hidden_1)
    {
        (*score_2) = -3.4028234663852886e+38f;
    }
    return hidden_1;
}

fn shrink_of_0( m_0 : f32,  peak_0 : f32) -> f32
{
    var _S23 : f32;
    if(peak_0 > m_0)
    {
        _S23 = exp(m_0 - peak_0);
    }
    else
    {
        _S23 = 1.0f;
    }
    return _S23;
}

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_1 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

@id(0) override RANGES_0 : u32 = u32(1);

fn scratch_of_0( batch_3 : u32,  head_0 : u32,  query_1 : u32,  range_0 : u32) -> u32
{
    return params_0.scratch_offset_0 + (((batch_3 * params_0.heads_0 + head_0) * params_0.q_len_0 + query_1) * params_0.ranges_0 + range_0) * ((params_0.head_dim_0 + u32(3)) / u32(4) + u32(1));
}

fn store_range_0( place_0 : u32,  lane_0 : u32,  m_1 : f32,  l_0 : f32,  poisoned_1 : bool)
{
    if(lane_0 == u32(0))
    {
        var _S24 : i32;
        if(poisoned_1)
        {
            _S24 = i32(1);
        }
        else
        {
            _S24 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_1, l_0, f32(_S24), 0.0f);
    }
    return;
}

fn store_range_quad_0( place_1 : u32,  quad_0 : u32,  acc_0 : vec4<f32>)
{
    if((quad_0 * u32(4)) < (params_0.head_dim_0))
    {
        scratch_0[place_1 + quad_0] = acc_0;
    }
    return;
}

struct Fold_0
{
     keep_0 : f32,
     add_0 : f32,
};

fn fold_factors_0( total_m_0 : ptr<function, f32>,  m_2 : f32) -> Fold_0
{
    var _S25 : f32 = max((*total_m_0), m_2);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S25);
    fold_0.add_0 = exp(m_2 - _S25);
    (*total_m_0) = _S25;
    return fold_0;
}

fn folded_0( fold_1 : Fold_0,  total_0 : f32,  result_1 : f32) -> f32
{
    return fma(result_1, fold_1.add_0, total_0 * fold_1.keep_0);
}

fn folded_1( keep_1 : f32,  add_1 : f32,  total_1 : vec4<f32>,  result_2 : vec4<f32>) -> vec4<f32>
{
    return weigh_0(add_1, result_2, total_1 * vec4<f32>(keep_1));
}

fn finish_row_0( l_1 : f32,  poisoned_2 : ptr<function, bool>) -> f32
{
    if(l_1 != 0.0f)
    {
        return 1.0f / l_1;
    }
    if((((params_0.flags_0) & (u32(4)))) == u32(0))
    {
        (*poisoned_2) = true;
    }
    return 0.0f;
}

fn o_of_0( work_4 : Work_0,  row_4 : u32) -> u32
{
    var _S26 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S27 : u32 = head_of_0(work_4, row_4);
    var _S28 : u32 = _S26 + _S27 * params_0.o_head_0;
    var _S29 : u32 = query_of_0(row_4);
    return _S28 + _S29 * params_0.o_row_0;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_3 : bool)
{
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_0);
    var word_0 : u32 = row_5 + element_0;
    var _S30 : u32;
    if(left_0 > u32(0))
    {
        if(poisoned_3)
        {
            _S30 = u32(2143289344);
        }
        else
        {
            _S30 = (bitcast<u32>((quad_1.x)));
        }
        o_words_0[word_0] = _S30;
    }
    if(left_0 > u32(1))
    {
        if(poisoned_3)
        {
            _S30 = u32(2143289344);
        }
        else
        {
            _S30 = (bitcast<u32>((quad_1.y)));
        }
        o_words_0[word_0 + u32(1)] = _S30;
    }
    if(left_0 > u32(2))
    {
        if(poisoned_3)
        {
            _S30 = u32(2143289344);
        }
        else
        {
            _S30 = (bitcast<u32>((quad_1.z)));
        }
        o_words_0[word_0 + u32(2)] = _S30;
    }
    if(left_0 > u32(3))
    {
        if(poisoned_3)
        {
            _S30 = u32(2143289344);
        }
        else
        {
            _S30 = (bitcast<u32>((quad_1.w)));
        }
        o_words_0[word_0 + u32(3)] = _S30;
    }
    return;
}

fn load_raw_quad_0( _S31 : u32,  _S32 : u32) -> vec4<f32>
{
    var raw_1 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S32);
    var word_1 : u32 = _S31 + _S32;
    if(left_1 >= u32(4))
    {
        raw_1 = (bitcast<vec4<f32>>((vec4<u32>(q_words_0[word_1], q_words_0[word_1 + u32(1)], q_words_0[word_1 + u32(2)], q_words_0[word_1 + u32(3)]))));
    }
    else
    {
        if(left_1 > u32(0))
        {
            raw_1[i32(0)] = (bitcast<f32>((q_words_0[word_1])));
        }
        if(left_1 > u32(1))
        {
            raw_1[i32(1)] = (bitcast<f32>((q_words_0[word_1 + u32(1)])));
        }
        if(left_1 > u32(2))
        {
            raw_1[i32(2)] = (bitcast<f32>((q_words_0[word_1 + u32(2)])));
        }
    }
    return raw_1;
}

fn load_quad_0( _S33 : u32,  _S34 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S33, _S34));
}

fn load_raw_quad_1( _S35 : u32,  _S36 : u32) -> vec4<f32>
{
    var raw_2 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_2 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S36);
    var word_2 : u32 = _S35 + _S36;
    if(left_2 >= u32(4))
    {
        raw_2 = (bitcast<vec4<f32>>((vec4<u32>(k_words_0[word_2], k_words_0[word_2 + u32(1)], k_words_0[word_2 + u32(2)], k_words_0[word_2 + u32(3)]))));
    }
    else
    {
        if(left_2 > u32(0))
        {
            raw_2[i32(0)] = (bitcast<f32>((k_words_0[word_2])));
        }
        if(left_2 > u32(1))
        {
            raw_2[i32(1)] = (bitcast<f32>((k_words_0[word_2 + u32(1)])));
        }
        if(left_2 > u32(2))
        {
            raw_2[i32(2)] = (bitcast<f32>((k_words_0[word_2 + u32(2)])));
        }
    }
    return raw_2;
}

fn load_quad_1( _S37 : u32,  _S38 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S37, _S38));
}

fn load_raw_quad_2( _S39 : u32,  _S40 : u32) -> vec4<f32>
{
    var raw_3 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_3 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S40);
    var word_3 : u32 = _S39 + _S40;
    if(left_3 >= u32(4))
    {
        raw_3 = (bitcast<vec4<f32>>((vec4<u32>(v_words_0[word_3], v_words_0[word_3 + u32(1)], v_words_0[word_3 + u32(2)], v_words_0[word_3 + u32(3)]))));
    }
    else
    {
        if(left_3 > u32(0))
        {
            raw_3[i32(0)] = (bitcast<f32>((v_words_0[word_3])));
        }
        if(left_3 > u32(1))
        {
            raw_3[i32(1)] = (bitcast<f32>((v_words_0[word_3 + u32(1)])));
        }
        if(left_3 > u32(2))
        {
            raw_3[i32(2)] = (bitcast<f32>((v_words_0[word_3 + u32(2)])));
        }
    }
    return raw_3;
}

fn load_quad_2( _S41 : u32,  _S42 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_2(_S41, _S42));
}

@compute
@workgroup_size(128, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var l_2 : f32;
    var peak_1 : f32;
    var plain_0 : bool;
    var _S43 : bool;
    var _S44 : bool;
    var shrunk_0 : bool;
    var _S45 : bool;
    _S17 = _builtinWaveLaneIndex_0;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(64));
    var lane_1 : u32 = thread_0 % u32(8);
    var first_row_1 : u32 = work_5.first_row_0 + thread_0 / u32(8) * u32(4);
    var last_row_0 : u32 = min(work_5.first_row_0 + u32(64), work_5.rows_0) - u32(1);
    var _S46 : u32 = lane_1 % u32(4);
    var row_6 : u32 = first_row_1 + _S46;
    var live_0 : bool = row_6 < (work_5.rows_0);
    var _S47 : u32 = min(row_6, last_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S48 : u32 = query_of_0(last_row_0);
    var _S49 : u32 = keys_of_query_0(keys_1, _S48);
    var _S50 : u32;
    if(live_0)
    {
        var _S51 : u32 = query_of_0(_S47);
        _S50 = keys_of_query_0(keys_1, _S51);
    }
    else
    {
        _S50 = u32(0);
    }
    var _S52 : u32;
    if((((params_0.flags_0) & (u32(1)))) != u32(0))
    {
        _S52 = u32(0);
    }
    else
    {
        var _S53 : u32 = query_of_0(work_5.first_row_0);
        _S52 = keys_of_query_0(keys_1, _S53);
    }
    var _S54 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S55 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var _S56 : u32 = mask_of_0(work_5, _S47);
    var q_1 : array<array<vec4<f32>, i32(2)>, i32(4)>;
    var total_2 : array<array<vec4<f32>, i32(2)>, i32(4)>;
    var _S57 : u32 = first_row_1 + ((_S46 ^ (u32(0))));
    var _S58 : u32 = q_of_0(work_5, min(_S57, last_row_0));
    var _S59 : u32 = lane_1 * u32(4);
    q_1[u32(0)][u32(0)] = load_quad_0(_S58, _S59) * vec4<f32>(params_0.scale_0);
    const _S60 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)][u32(0)] = _S60;
    var _S61 : u32 = u32(8) + lane_1;
    var _S62 : u32 = _S61 * u32(4);
    q_1[u32(0)][u32(1)] = load_quad_0(_S58, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(0)][u32(1)] = _S60;
    var _S63 : u32 = first_row_1 + ((_S46 ^ (u32(1))));
    var _S64 : u32 = q_of_0(work_5, min(_S63, last_row_0));
    q_1[u32(1)][u32(0)] = load_quad_0(_S64, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(0)] = _S60;
    q_1[u32(1)][u32(1)] = load_quad_0(_S64, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(1)][u32(1)] = _S60;
    var _S65 : u32 = first_row_1 + ((_S46 ^ (u32(2))));
    var _S66 : u32 = q_of_0(work_5, min(_S65, last_row_0));
    q_1[u32(2)][u32(0)] = load_quad_0(_S66, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(0)] = _S60;
    q_1[u32(2)][u32(1)] = load_quad_0(_S66, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(2)][u32(1)] = _S60;
    var _S67 : u32 = first_row_1 + ((_S46 ^ (u32(3))));
    var _S68 : u32 = q_of_0(work_5, min(_S67, last_row_0));
    q_1[u32(3)][u32(0)] = load_quad_0(_S68, _S59) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(0)] = _S60;
    q_1[u32(3)][u32(1)] = load_quad_0(_S68, _S62) * vec4<f32>(params_0.scale_0);
    total_2[u32(3)][u32(1)] = _S60;
    var total_m_1 : f32 = -3.4028234663852886e+38f;
    var acc_1 : array<array<vec4<f32>, i32(2)>, i32(4)>;
    acc_1[u32(0)][u32(0)] = _S60;
    acc_1[u32(0)][u32(1)] = _S60;
    acc_1[u32(1)][u32(0)] = _S60;
    acc_1[u32(1)][u32(1)] = _S60;
    acc_1[u32(2)][u32(0)] = _S60;
    acc_1[u32(2)][u32(1)] = _S60;
    acc_1[u32(3)][u32(0)] = _S60;
    acc_1[u32(3)][u32(1)] = _S60;
    var poisoned_4 : bool = false;
    var range_1 : u32 = work_5.first_range_0;
    var total_l_0 : f32 = 0.0f;
    for(;;)
    {
        var _S69 : u32 = range_1 + u32(1);
        var _S70 : u32 = min(_S69 * params_0.range_keys_0, _S49);
        acc_1[u32(0)][u32(0)] = _S60;
        acc_1[u32(0)][u32(1)] = _S60;
        acc_1[u32(1)][u32(0)] = _S60;
        acc_1[u32(1)][u32(1)] = _S60;
        acc_1[u32(2)][u32(0)] = _S60;
        acc_1[u32(2)][u32(1)] = _S60;
        acc_1[u32(3)][u32(0)] = _S60;
        acc_1[u32(3)][u32(1)] = _S60;
        var tile_0 : u32 = range_1 * params_0.range_keys_0;
        var m_3 : f32 = -3.4028234663852886e+38f;
        l_2 = 0.0f;
        for(;;)
        {
            if(tile_0 < _S70)
            {
            }
            else
            {
                break;
            }
            workgroupBarrier();
            var slot_0 : u32 = thread_0;
            for(;;)
            {
                if(slot_0 < u32(512))
                {
                }
                else
                {
                    break;
                }
                var key_1 : u32 = tile_0 + slot_0 / u32(16);
                var element_1 : u32 = slot_0 % u32(16) * u32(4);
                var k_quad_0 : vec4<f32>;
                var v_quad_0 : vec4<f32>;
                if(key_1 < _S70)
                {
                    var _S71 : vec4<f32> = load_quad_2(_S55 + key_1 * params_0.v_row_0, element_1);
                    k_quad_0 = load_quad_1(_S54 + key_1 * params_0.k_row_0, element_1);
                    v_quad_0 = _S71;
                }
                else
                {
                    k_quad_0 = _S60;
                    v_quad_0 = _S60;
                }
                k_tile_0[slot_0] = k_quad_0;
                v_tile_0[slot_0] = v_quad_0;
                slot_0 = slot_0 + u32(128);
            }
            workgroupBarrier();
            var _S72 : u32 = min(u32(32), _S70 - tile_0);
            var step_0 : u32 = u32(0);
            for(;;)
            {
                if(step_0 < _S72)
                {
                }
                else
                {
                    break;
                }
                var part_2 : array<array<f32, i32(4)>, i32(8)>;
                part_2[u32(0)][u32(0)] = 0.0f;
                part_2[u32(0)][u32(1)] = 0.0f;
                part_2[u32(0)][u32(2)] = 0.0f;
                part_2[u32(0)][u32(3)] = 0.0f;
                part_2[u32(1)][u32(0)] = 0.0f;
                part_2[u32(1)][u32(1)] = 0.0f;
                part_2[u32(1)][u32(2)] = 0.0f;
                part_2[u32(1)][u32(3)] = 0.0f;
                part_2[u32(2)][u32(0)] = 0.0f;
                part_2[u32(2)][u32(1)] = 0.0f;
                part_2[u32(2)][u32(2)] = 0.0f;
                part_2[u32(2)][u32(3)] = 0.0f;
                part_2[u32(3)][u32(0)] = 0.0f;
                part_2[u32(3)][u32(1)] = 0.0f;
                part_2[u32(3)][u32(2)] = 0.0f;
                part_2[u32(3)][u32(3)] = 0.0f;
                part_2[u32(4)][u32(0)] = 0.0f;
                part_2[u32(4)][u32(1)] = 0.0f;
                part_2[u32(4)][u32(2)] = 0.0f;
                part_2[u32(4)][u32(3)] = 0.0f;
                part_2[u32(5)][u32(0)] = 0.0f;
                part_2[u32(5)][u32(1)] = 0.0f;
                part_2[u32(5)][u32(2)] = 0.0f;
                part_2[u32(5)][u32(3)] = 0.0f;
                part_2[u32(6)][u32(0)] = 0.0f;
                part_2[u32(6)][u32(1)] = 0.0f;
                part_2[u32(6)][u32(2)] = 0.0f;
                part_2[u32(6)][u32(3)] = 0.0f;
                part_2[u32(7)][u32(0)] = 0.0f;
                part_2[u32(7)][u32(1)] = 0.0f;
                part_2[u32(7)][u32(2)] = 0.0f;
                part_2[u32(7)][u32(3)] = 0.0f;
                var _S73 : u32 = step_0 * u32(16);
                var _S74 : u32 = _S73 + lane_1;
                part_2[u32(0)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S74], part_2[u32(0)][u32(0)]);
                part_2[u32(0)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S74], part_2[u32(0)][u32(1)]);
                part_2[u32(0)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S74], part_2[u32(0)][u32(2)]);
                part_2[u32(0)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S74], part_2[u32(0)][u32(3)]);
                var _S75 : u32 = (step_0 + u32(1)) * u32(16);
                var _S76 : u32 = _S75 + lane_1;
                part_2[u32(1)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S76], part_2[u32(1)][u32(0)]);
                part_2[u32(1)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S76], part_2[u32(1)][u32(1)]);
                part_2[u32(1)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S76], part_2[u32(1)][u32(2)]);
                part_2[u32(1)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S76], part_2[u32(1)][u32(3)]);
                var _S77 : u32 = (step_0 + u32(2)) * u32(16);
                var _S78 : u32 = _S77 + lane_1;
                part_2[u32(2)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S78], part_2[u32(2)][u32(0)]);
                part_2[u32(2)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S78], part_2[u32(2)][u32(1)]);
                part_2[u32(2)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S78], part_2[u32(2)][u32(2)]);
                part_2[u32(2)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S78], part_2[u32(2)][u32(3)]);
                var _S79 : u32 = (step_0 + u32(3)) * u32(16);
                var _S80 : u32 = _S79 + lane_1;
                part_2[u32(3)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S80], part_2[u32(3)][u32(0)]);
                part_2[u32(3)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S80], part_2[u32(3)][u32(1)]);
                part_2[u32(3)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S80], part_2[u32(3)][u32(2)]);
                part_2[u32(3)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S80], part_2[u32(3)][u32(3)]);
                var _S81 : u32 = (step_0 + u32(4)) * u32(16);
                var _S82 : u32 = _S81 + lane_1;
                part_2[u32(4)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S82], part_2[u32(4)][u32(0)]);
                part_2[u32(4)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S82], part_2[u32(4)][u32(1)]);
                part_2[u32(4)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S82], part_2[u32(4)][u32(2)]);
                part_2[u32(4)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S82], part_2[u32(4)][u32(3)]);
                var _S83 : u32 = (step_0 + u32(5)) * u32(16);
                var _S84 : u32 = _S83 + lane_1;
                part_2[u32(5)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S84], part_2[u32(5)][u32(0)]);
                part_2[u32(5)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S84], part_2[u32(5)][u32(1)]);
                part_2[u32(5)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S84], part_2[u32(5)][u32(2)]);
                part_2[u32(5)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S84], part_2[u32(5)][u32(3)]);
                var _S85 : u32 = (step_0 + u32(6)) * u32(16);
                var _S86 : u32 = _S85 + lane_1;
                part_2[u32(6)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S86], part_2[u32(6)][u32(0)]);
                part_2[u32(6)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S86], part_2[u32(6)][u32(1)]);
                part_2[u32(6)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S86], part_2[u32(6)][u32(2)]);
                part_2[u32(6)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S86], part_2[u32(6)][u32(3)]);
                var _S87 : u32 = (step_0 + u32(7)) * u32(16);
                var _S88 : u32 = _S87 + lane_1;
                part_2[u32(7)][u32(0)] = multiply_0(q_1[u32(0)][u32(0)], k_tile_0[_S88], part_2[u32(7)][u32(0)]);
                part_2[u32(7)][u32(1)] = multiply_0(q_1[u32(1)][u32(0)], k_tile_0[_S88], part_2[u32(7)][u32(1)]);
                part_2[u32(7)][u32(2)] = multiply_0(q_1[u32(2)][u32(0)], k_tile_0[_S88], part_2[u32(7)][u32(2)]);
                part_2[u32(7)][u32(3)] = multiply_0(q_1[u32(3)][u32(0)], k_tile_0[_S88], part_2[u32(7)][u32(3)]);
                var _S89 : u32 = _S73 + u32(8) + lane_1;
                part_2[u32(0)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S89], part_2[u32(0)][u32(0)]);
                part_2[u32(0)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S89], part_2[u32(0)][u32(1)]);
                part_2[u32(0)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S89], part_2[u32(0)][u32(2)]);
                part_2[u32(0)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S89], part_2[u32(0)][u32(3)]);
                var _S90 : u32 = _S75 + u32(8) + lane_1;
                part_2[u32(1)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S90], part_2[u32(1)][u32(0)]);
                part_2[u32(1)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S90], part_2[u32(1)][u32(1)]);
                part_2[u32(1)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S90], part_2[u32(1)][u32(2)]);
                part_2[u32(1)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S90], part_2[u32(1)][u32(3)]);
                var _S91 : u32 = _S77 + u32(8) + lane_1;
                part_2[u32(2)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S91], part_2[u32(2)][u32(0)]);
                part_2[u32(2)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S91], part_2[u32(2)][u32(1)]);
                part_2[u32(2)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S91], part_2[u32(2)][u32(2)]);
                part_2[u32(2)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S91], part_2[u32(2)][u32(3)]);
                var _S92 : u32 = _S79 + u32(8) + lane_1;
                part_2[u32(3)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S92], part_2[u32(3)][u32(0)]);
                part_2[u32(3)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S92], part_2[u32(3)][u32(1)]);
                part_2[u32(3)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S92], part_2[u32(3)][u32(2)]);
                part_2[u32(3)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S92], part_2[u32(3)][u32(3)]);
                var _S93 : u32 = _S81 + u32(8) + lane_1;
                part_2[u32(4)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S93], part_2[u32(4)][u32(0)]);
                part_2[u32(4)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S93], part_2[u32(4)][u32(1)]);
                part_2[u32(4)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S93], part_2[u32(4)][u32(2)]);
                part_2[u32(4)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S93], part_2[u32(4)][u32(3)]);
                var _S94 : u32 = _S83 + u32(8) + lane_1;
                part_2[u32(5)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S94], part_2[u32(5)][u32(0)]);
                part_2[u32(5)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S94], part_2[u32(5)][u32(1)]);
                part_2[u32(5)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S94], part_2[u32(5)][u32(2)]);
                part_2[u32(5)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S94], part_2[u32(5)][u32(3)]);
                var _S95 : u32 = _S85 + u32(8) + lane_1;
                part_2[u32(6)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S95], part_2[u32(6)][u32(0)]);
                part_2[u32(6)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S95], part_2[u32(6)][u32(1)]);
                part_2[u32(6)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S95], part_2[u32(6)][u32(2)]);
                part_2[u32(6)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S95], part_2[u32(6)][u32(3)]);
                var _S96 : u32 = _S87 + u32(8) + lane_1;
                part_2[u32(7)][u32(0)] = multiply_0(q_1[u32(0)][u32(1)], k_tile_0[_S96], part_2[u32(7)][u32(0)]);
                part_2[u32(7)][u32(1)] = multiply_0(q_1[u32(1)][u32(1)], k_tile_0[_S96], part_2[u32(7)][u32(1)]);
                part_2[u32(7)][u32(2)] = multiply_0(q_1[u32(2)][u32(1)], k_tile_0[_S96], part_2[u32(7)][u32(2)]);
                part_2[u32(7)][u32(3)] = multiply_0(q_1[u32(3)][u32(1)], k_tile_0[_S96], part_2[u32(7)][u32(3)]);
                var weight_1 : array<f32, i32(8)>;
                var _S97 : f32 = sum_of_row_0(part_2[u32(0)]);
                weight_1[u32(0)] = _S97;
                var _S98 : u32 = max(u32(0), ((bitcast<u32>((_S97))) & (u32(2147483647))));
                var _S99 : f32 = sum_of_row_0(part_2[u32(1)]);
                weight_1[u32(1)] = _S99;
                var _S100 : u32 = max(_S98, ((bitcast<u32>((_S99))) & (u32(2147483647))));
                var _S101 : f32 = sum_of_row_0(part_2[u32(2)]);
                weight_1[u32(2)] = _S101;
                var _S102 : u32 = max(_S100, ((bitcast<u32>((_S101))) & (u32(2147483647))));
                var _S103 : f32 = sum_of_row_0(part_2[u32(3)]);
                weight_1[u32(3)] = _S103;
                var _S104 : u32 = max(_S102, ((bitcast<u32>((_S103))) & (u32(2147483647))));
                var _S105 : f32 = sum_of_row_0(part_2[u32(4)]);
                weight_1[u32(4)] = _S105;
                var _S106 : u32 = max(_S104, ((bitcast<u32>((_S105))) & (u32(2147483647))));
                var _S107 : f32 = sum_of_row_0(part_2[u32(5)]);
                weight_1[u32(5)] = _S107;
                var _S108 : u32 = max(_S106, ((bitcast<u32>((_S107))) & (u32(2147483647))));
                var _S109 : f32 = sum_of_row_0(part_2[u32(6)]);
                weight_1[u32(6)] = _S109;
                var _S110 : u32 = max(_S108, ((bitcast<u32>((_S109))) & (u32(2147483647))));
                var _S111 : f32 = sum_of_row_0(part_2[u32(7)]);
                weight_1[u32(7)] = _S111;
                var _S112 : u32 = max(_S110, ((bitcast<u32>((_S111))) & (u32(2147483647))));
                var _S113 : u32 = tile_0 + step_0;
                if((_S113 + u32(8)) <= _S52)
                {
                    plain_0 = _S112 < u32(2139095040);
                }
                else
                {
                    plain_0 = false;
                }
                var sum_2 : f32;
                var signed_shrink_0 : f32;
                if(plain_0)
                {
                    var _S114 : f32 = max(max(max(max(max(max(max(max(m_3, weight_1[u32(0)]), weight_1[u32(1)]), weight_1[u32(2)]), weight_1[u32(3)]), weight_1[u32(4)]), weight_1[u32(5)]), weight_1[u32(6)]), weight_1[u32(7)]);
                    var _S115 : f32 = exp(weight_1[u32(0)] - _S114);
                    weight_1[u32(0)] = _S115;
                    var _S116 : f32 = exp(weight_1[u32(1)] - _S114);
                    weight_1[u32(1)] = _S116;
                    var sum_3 : f32 = _S115 + _S116;
                    var _S117 : f32 = exp(weight_1[u32(2)] - _S114);
                    weight_1[u32(2)] = _S117;
                    var sum_4 : f32 = sum_3 + _S117;
                    var _S118 : f32 = exp(weight_1[u32(3)] - _S114);
                    weight_1[u32(3)] = _S118;
                    var sum_5 : f32 = sum_4 + _S118;
                    var _S119 : f32 = exp(weight_1[u32(4)] - _S114);
                    weight_1[u32(4)] = _S119;
                    var sum_6 : f32 = sum_5 + _S119;
                    var _S120 : f32 = exp(weight_1[u32(5)] - _S114);
                    weight_1[u32(5)] = _S120;
                    var sum_7 : f32 = sum_6 + _S120;
                    var _S121 : f32 = exp(weight_1[u32(6)] - _S114);
                    weight_1[u32(6)] = _S121;
                    var sum_8 : f32 = sum_7 + _S121;
                    var _S122 : f32 = exp(weight_1[u32(7)] - _S114);
                    weight_1[u32(7)] = _S122;
                    var sum_9 : f32 = sum_8 + _S122;
                    peak_1 = _S114;
                    sum_2 = sum_9;
                }
                else
                {
                    var hidden_2 : array<bool, i32(8)>;
                    var _S123 : f32 = weight_1[u32(0)];
                    var _S124 : bool = hide_0(&(_S123), _S113, _S50, _S56, &(poisoned_4));
                    weight_1[u32(0)] = _S123;
                    hidden_2[u32(0)] = _S124;
                    var _S125 : f32 = max(m_3, _S123);
                    var _S126 : u32 = _S113 + u32(1);
                    var _S127 : f32 = weight_1[u32(1)];
                    var _S128 : bool = hide_0(&(_S127), _S126, _S50, _S56, &(poisoned_4));
                    weight_1[u32(1)] = _S127;
                    hidden_2[u32(1)] = _S128;
                    var _S129 : f32 = max(_S125, _S127);
                    var _S130 : u32 = _S113 + u32(2);
                    var _S131 : f32 = weight_1[u32(2)];
                    var _S132 : bool = hide_0(&(_S131), _S130, _S50, _S56, &(poisoned_4));
                    weight_1[u32(2)] = _S131;
                    hidden_2[u32(2)] = _S132;
                    var _S133 : f32 = max(_S129, _S131);
                    var _S134 : u32 = _S113 + u32(3);
                    var _S135 : f32 = weight_1[u32(3)];
                    var _S136 : bool = hide_0(&(_S135), _S134, _S50, _S56, &(poisoned_4));
                    weight_1[u32(3)] = _S135;
                    hidden_2[u32(3)] = _S136;
                    var _S137 : f32 = max(_S133, _S135);
                    var _S138 : u32 = _S113 + u32(4);
                    var _S139 : f32 = weight_1[u32(4)];
                    var _S140 : bool = hide_0(&(_S139), _S138, _S50, _S56, &(poisoned_4));
                    weight_1[u32(4)] = _S139;
                    hidden_2[u32(4)] = _S140;
                    var _S141 : f32 = max(_S137, _S139);
                    var _S142 : u32 = _S113 + u32(5);
                    var _S143 : f32 = weight_1[u32(5)];
                    var _S144 : bool = hide_0(&(_S143), _S142, _S50, _S56, &(poisoned_4));
                    weight_1[u32(5)] = _S143;
                    hidden_2[u32(5)] = _S144;
                    var _S145 : f32 = max(_S141, _S143);
                    var _S146 : u32 = _S113 + u32(6);
                    var _S147 : f32 = weight_1[u32(6)];
                    var _S148 : bool = hide_0(&(_S147), _S146, _S50, _S56, &(poisoned_4));
                    weight_1[u32(6)] = _S147;
                    hidden_2[u32(6)] = _S148;
                    var _S149 : f32 = max(_S145, _S147);
                    var _S150 : u32 = _S113 + u32(7);
                    var _S151 : f32 = weight_1[u32(7)];
                    var _S152 : bool = hide_0(&(_S151), _S150, _S50, _S56, &(poisoned_4));
                    weight_1[u32(7)] = _S151;
                    hidden_2[u32(7)] = _S152;
                    var _S153 : f32 = max(_S149, _S151);
                    if(_S124)
                    {
                        peak_1 = -1.0f;
                    }
                    else
                    {
                        peak_1 = exp(weight_1[u32(0)] - _S153);
                    }
                    weight_1[u32(0)] = peak_1;
                    var _S154 : f32 = max(peak_1, 0.0f);
                    if(hidden_2[u32(1)])
                    {
                        sum_2 = -1.0f;
                    }
                    else
                    {
                        sum_2 = exp(weight_1[u32(1)] - _S153);
                    }
                    weight_1[u32(1)] = sum_2;
                    var sum_10 : f32 = _S154 + max(sum_2, 0.0f);
                    if(hidden_2[u32(2)])
                    {
                        signed_shrink_0 = -1.0f;
                    }
                    else
                    {
                        signed_shrink_0 = exp(weight_1[u32(2)] - _S153);
                    }
                    weight_1[u32(2)] = signed_shrink_0;
                    var sum_11 : f32 = sum_10 + max(signed_shrink_0, 0.0f);
                    var _S155 : f32;
                    if(hidden_2[u32(3)])
                    {
                        _S155 = -1.0f;
                    }
                    else
                    {
                        _S155 = exp(weight_1[u32(3)] - _S153);
                    }
                    weight_1[u32(3)] = _S155;
                    var sum_12 : f32 = sum_11 + max(_S155, 0.0f);
                    var _S156 : f32;
                    if(hidden_2[u32(4)])
                    {
                        _S156 = -1.0f;
                    }
                    else
                    {
                        _S156 = exp(weight_1[u32(4)] - _S153);
                    }
                    weight_1[u32(4)] = _S156;
                    var sum_13 : f32 = sum_12 + max(_S156, 0.0f);
                    var _S157 : f32;
                    if(hidden_2[u32(5)])
                    {
                        _S157 = -1.0f;
                    }
                    else
                    {
                        _S157 = exp(weight_1[u32(5)] - _S153);
                    }
                    weight_1[u32(5)] = _S157;
                    var sum_14 : f32 = sum_13 + max(_S157, 0.0f);
                    var _S158 : f32;
                    if(hidden_2[u32(6)])
                    {
                        _S158 = -1.0f;
                    }
                    else
                    {
                        _S158 = exp(weight_1[u32(6)] - _S153);
                    }
                    weight_1[u32(6)] = _S158;
                    var sum_15 : f32 = sum_14 + max(_S158, 0.0f);
                    var _S159 : f32;
                    if(hidden_2[u32(7)])
                    {
                        _S159 = -1.0f;
                    }
                    else
                    {
                        _S159 = exp(weight_1[u32(7)] - _S153);
                    }
                    weight_1[u32(7)] = _S159;
                    var sum_16 : f32 = sum_15 + max(_S159, 0.0f);
                    peak_1 = _S153;
                    sum_2 = sum_16;
                }
                var shrink_0 : f32 = shrink_of_0(m_3, peak_1);
                var _S160 : f32 = fma(l_2, shrink_0, sum_2);
                var shrinks_0 : array<f32, i32(4)>;
                if(plain_0)
                {
                    signed_shrink_0 = shrink_0;
                }
                else
                {
                    signed_shrink_0 = (bitcast<f32>((((bitcast<u32>((shrink_0))) | (u32(2147483648))))));
                }
                shrinks_0[i32(0)] = signed_shrink_0;
                var _S161 : f32 = quadSwapX(signed_shrink_0);
                shrinks_0[i32(1)] = _S161;
                var _S162 : f32 = quadSwapY(signed_shrink_0);
                shrinks_0[i32(2)] = _S162;
                var _S163 : f32 = quadSwapDiagonal(signed_shrink_0);
                shrinks_0[i32(3)] = _S163;
                var signs_0 : u32 = (u32(0) | ((bitcast<u32>((shrinks_0[u32(0)])))));
                var _S164 : f32 = abs(shrinks_0[u32(0)]);
                shrinks_0[u32(0)] = _S164;
                var _S165 : bool = _S164 != 1.0f;
                var signs_1 : u32 = (signs_0 | ((bitcast<u32>((shrinks_0[u32(1)])))));
                shrinks_0[u32(1)] = abs(shrinks_0[u32(1)]);
                if(_S165)
                {
                    _S43 = true;
                }
                else
                {
                    _S43 = (shrinks_0[u32(1)]) != 1.0f;
                }
                var signs_2 : u32 = (signs_1 | ((bitcast<u32>((shrinks_0[u32(2)])))));
                shrinks_0[u32(2)] = abs(shrinks_0[u32(2)]);
                if(_S43)
                {
                    _S44 = true;
                }
                else
                {
                    _S44 = (shrinks_0[u32(2)]) != 1.0f;
                }
                var signs_3 : u32 = (signs_2 | ((bitcast<u32>((shrinks_0[u32(3)])))));
                shrinks_0[u32(3)] = abs(shrinks_0[u32(3)]);
                if(_S44)
                {
                    shrunk_0 = true;
                }
                else
                {
                    shrunk_0 = (shrinks_0[u32(3)]) != 1.0f;
                }
                if(shrunk_0)
                {
                    acc_1[u32(0)][u32(0)] = acc_1[u32(0)][u32(0)] * vec4<f32>(shrinks_0[u32(0)]);
                    acc_1[u32(0)][u32(1)] = acc_1[u32(0)][u32(1)] * vec4<f32>(shrinks_0[u32(0)]);
                    acc_1[u32(1)][u32(0)] = acc_1[u32(1)][u32(0)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(1)][u32(1)] = acc_1[u32(1)][u32(1)] * vec4<f32>(shrinks_0[u32(1)]);
                    acc_1[u32(2)][u32(0)] = acc_1[u32(2)][u32(0)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(2)][u32(1)] = acc_1[u32(2)][u32(1)] * vec4<f32>(shrinks_0[u32(2)]);
                    acc_1[u32(3)][u32(0)] = acc_1[u32(3)][u32(0)] * vec4<f32>(shrinks_0[u32(3)]);
                    acc_1[u32(3)][u32(1)] = acc_1[u32(3)][u32(1)] * vec4<f32>(shrinks_0[u32(3)]);
                }
                var weights_0 : array<array<f32, i32(4)>, i32(8)>;
                weights_0[u32(0)][i32(0)] = weight_1[u32(0)];
                var _S166 : f32 = quadSwapX(weight_1[u32(0)]);
                weights_0[u32(0)][i32(1)] = _S166;
                var _S167 : f32 = quadSwapY(weight_1[u32(0)]);
                weights_0[u32(0)][i32(2)] = _S167;
                var _S168 : f32 = quadSwapDiagonal(weight_1[u32(0)]);
                weights_0[u32(0)][i32(3)] = _S168;
                weights_0[u32(1)][i32(0)] = weight_1[u32(1)];
                var _S169 : f32 = quadSwapX(weight_1[u32(1)]);
                weights_0[u32(1)][i32(1)] = _S169;
                var _S170 : f32 = quadSwapY(weight_1[u32(1)]);
                weights_0[u32(1)][i32(2)] = _S170;
                var _S171 : f32 = quadSwapDiagonal(weight_1[u32(1)]);
                weights_0[u32(1)][i32(3)] = _S171;
                weights_0[u32(2)][i32(0)] = weight_1[u32(2)];
                var _S172 : f32 = quadSwapX(weight_1[u32(2)]);
                weights_0[u32(2)][i32(1)] = _S172;
                var _S173 : f32 = quadSwapY(weight_1[u32(2)]);
                weights_0[u32(2)][i32(2)] = _S173;
                var _S174 : f32 = quadSwapDiagonal(weight_1[u32(2)]);
                weights_0[u32(2)][i32(3)] = _S174;
                weights_0[u32(3)][i32(0)] = weight_1[u32(3)];
                var _S175 : f32 = quadSwapX(weight_1[u32(3)]);
                weights_0[u32(3)][i32(1)] = _S175;
                var _S176 : f32 = quadSwapY(weight_1[u32(3)]);
                weights_0[u32(3)][i32(2)] = _S176;
                var _S177 : f32 = quadSwapDiagonal(weight_1[u32(3)]);
                weights_0[u32(3)][i32(3)] = _S177;
                weights_0[u32(4)][i32(0)] = weight_1[u32(4)];
                var _S178 : f32 = quadSwapX(weight_1[u32(4)]);
                weights_0[u32(4)][i32(1)] = _S178;
                var _S179 : f32 = quadSwapY(weight_1[u32(4)]);
                weights_0[u32(4)][i32(2)] = _S179;
                var _S180 : f32 = quadSwapDiagonal(weight_1[u32(4)]);
                weights_0[u32(4)][i32(3)] = _S180;
                weights_0[u32(5)][i32(0)] = weight_1[u32(5)];
                var _S181 : f32 = quadSwapX(weight_1[u32(5)]);
                weights_0[u32(5)][i32(1)] = _S181;
                var _S182 : f32 = quadSwapY(weight_1[u32(5)]);
                weights_0[u32(5)][i32(2)] = _S182;
                var _S183 : f32 = quadSwapDiagonal(weight_1[u32(5)]);
                weights_0[u32(5)][i32(3)] = _S183;
                weights_0[u32(6)][i32(0)] = weight_1[u32(6)];
                var _S184 : f32 = quadSwapX(weight_1[u32(6)]);
                weights_0[u32(6)][i32(1)] = _S184;
                var _S185 : f32 = quadSwapY(weight_1[u32(6)]);
                weights_0[u32(6)][i32(2)] = _S185;
                var _S186 : f32 = quadSwapDiagonal(weight_1[u32(6)]);
                weights_0[u32(6)][i32(3)] = _S186;
                weights_0[u32(7)][i32(0)] = weight_1[u32(7)];
                var _S187 : f32 = quadSwapX(weight_1[u32(7)]);
                weights_0[u32(7)][i32(1)] = _S187;
                var _S188 : f32 = quadSwapY(weight_1[u32(7)]);
                weights_0[u32(7)][i32(2)] = _S188;
                var _S189 : f32 = quadSwapDiagonal(weight_1[u32(7)]);
                weights_0[u32(7)][i32(3)] = _S189;
                if(signs_3 < u32(2147483648))
                {
                    var _S190 : vec4<f32> = weigh_0(weights_0[u32(6)][u32(1)], v_tile_0[_S86], weigh_0(weights_0[u32(5)][u32(1)], v_tile_0[_S84], weigh_0(weights_0[u32(4)][u32(1)], v_tile_0[_S82], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S80], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S78], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S76], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S74], acc_1[u32(1)][u32(0)])))))));
                    var _S191 : vec4<f32> = weigh_0(weights_0[u32(6)][u32(2)], v_tile_0[_S86], weigh_0(weights_0[u32(5)][u32(2)], v_tile_0[_S84], weigh_0(weights_0[u32(4)][u32(2)], v_tile_0[_S82], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S80], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S78], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S76], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S74], acc_1[u32(2)][u32(0)])))))));
                    var _S192 : vec4<f32> = weigh_0(weights_0[u32(6)][u32(3)], v_tile_0[_S86], weigh_0(weights_0[u32(5)][u32(3)], v_tile_0[_S84], weigh_0(weights_0[u32(4)][u32(3)], v_tile_0[_S82], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S80], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S78], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S76], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S74], acc_1[u32(3)][u32(0)])))))));
                    acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(7)][u32(0)], v_tile_0[_S88], weigh_0(weights_0[u32(6)][u32(0)], v_tile_0[_S86], weigh_0(weights_0[u32(5)][u32(0)], v_tile_0[_S84], weigh_0(weights_0[u32(4)][u32(0)], v_tile_0[_S82], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S80], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S78], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S76], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S74], acc_1[u32(0)][u32(0)]))))))));
                    acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(7)][u32(1)], v_tile_0[_S88], _S190);
                    acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(7)][u32(2)], v_tile_0[_S88], _S191);
                    acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(7)][u32(3)], v_tile_0[_S88], _S192);
                    var _S193 : vec4<f32> = weigh_0(weights_0[u32(6)][u32(1)], v_tile_0[_S95], weigh_0(weights_0[u32(5)][u32(1)], v_tile_0[_S94], weigh_0(weights_0[u32(4)][u32(1)], v_tile_0[_S93], weigh_0(weights_0[u32(3)][u32(1)], v_tile_0[_S92], weigh_0(weights_0[u32(2)][u32(1)], v_tile_0[_S91], weigh_0(weights_0[u32(1)][u32(1)], v_tile_0[_S90], weigh_0(weights_0[u32(0)][u32(1)], v_tile_0[_S89], acc_1[u32(1)][u32(1)])))))));
                    var _S194 : vec4<f32> = weigh_0(weights_0[u32(6)][u32(2)], v_tile_0[_S95], weigh_0(weights_0[u32(5)][u32(2)], v_tile_0[_S94], weigh_0(weights_0[u32(4)][u32(2)], v_tile_0[_S93], weigh_0(weights_0[u32(3)][u32(2)], v_tile_0[_S92], weigh_0(weights_0[u32(2)][u32(2)], v_tile_0[_S91], weigh_0(weights_0[u32(1)][u32(2)], v_tile_0[_S90], weigh_0(weights_0[u32(0)][u32(2)], v_tile_0[_S89], acc_1[u32(2)][u32(1)])))))));
                    var _S195 : vec4<f32> = weigh_0(weights_0[u32(6)][u32(3)], v_tile_0[_S95], weigh_0(weights_0[u32(5)][u32(3)], v_tile_0[_S94], weigh_0(weights_0[u32(4)][u32(3)], v_tile_0[_S93], weigh_0(weights_0[u32(3)][u32(3)], v_tile_0[_S92], weigh_0(weights_0[u32(2)][u32(3)], v_tile_0[_S91], weigh_0(weights_0[u32(1)][u32(3)], v_tile_0[_S90], weigh_0(weights_0[u32(0)][u32(3)], v_tile_0[_S89], acc_1[u32(3)][u32(1)])))))));
                    acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(7)][u32(0)], v_tile_0[_S96], weigh_0(weights_0[u32(6)][u32(0)], v_tile_0[_S95], weigh_0(weights_0[u32(5)][u32(0)], v_tile_0[_S94], weigh_0(weights_0[u32(4)][u32(0)], v_tile_0[_S93], weigh_0(weights_0[u32(3)][u32(0)], v_tile_0[_S92], weigh_0(weights_0[u32(2)][u32(0)], v_tile_0[_S91], weigh_0(weights_0[u32(1)][u32(0)], v_tile_0[_S90], weigh_0(weights_0[u32(0)][u32(0)], v_tile_0[_S89], acc_1[u32(0)][u32(1)]))))))));
                    acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(7)][u32(1)], v_tile_0[_S96], _S193);
                    acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(7)][u32(2)], v_tile_0[_S96], _S194);
                    acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(7)][u32(3)], v_tile_0[_S96], _S195);
                }
                else
                {
                    var _S196 : vec4<f32> = v_tile_0[_S74];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(0)][u32(0)], _S196, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(0)][u32(1)], _S196, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(0)][u32(2)], _S196, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(0)][u32(3)], _S196, acc_1[u32(3)][u32(0)]);
                    }
                    var _S197 : vec4<f32> = v_tile_0[_S76];
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(1)][u32(0)], _S197, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(1)][u32(1)], _S197, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(1)][u32(2)], _S197, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(1)][u32(3)], _S197, acc_1[u32(3)][u32(0)]);
                    }
                    var _S198 : vec4<f32> = v_tile_0[_S78];
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(2)][u32(0)], _S198, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(2)][u32(1)], _S198, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(2)][u32(2)], _S198, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(2)][u32(3)], _S198, acc_1[u32(3)][u32(0)]);
                    }
                    var _S199 : vec4<f32> = v_tile_0[_S80];
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(3)][u32(0)], _S199, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(3)][u32(1)], _S199, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(3)][u32(2)], _S199, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(3)][u32(3)], _S199, acc_1[u32(3)][u32(0)]);
                    }
                    var _S200 : vec4<f32> = v_tile_0[_S82];
                    if((weights_0[u32(4)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(4)][u32(0)], _S200, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(4)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(4)][u32(1)], _S200, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(4)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(4)][u32(2)], _S200, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(4)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(4)][u32(3)], _S200, acc_1[u32(3)][u32(0)]);
                    }
                    var _S201 : vec4<f32> = v_tile_0[_S84];
                    if((weights_0[u32(5)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(5)][u32(0)], _S201, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(5)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(5)][u32(1)], _S201, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(5)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(5)][u32(2)], _S201, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(5)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(5)][u32(3)], _S201, acc_1[u32(3)][u32(0)]);
                    }
                    var _S202 : vec4<f32> = v_tile_0[_S86];
                    if((weights_0[u32(6)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(6)][u32(0)], _S202, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(6)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(6)][u32(1)], _S202, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(6)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(6)][u32(2)], _S202, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(6)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(6)][u32(3)], _S202, acc_1[u32(3)][u32(0)]);
                    }
                    var _S203 : vec4<f32> = v_tile_0[_S88];
                    if((weights_0[u32(7)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(0)] = weigh_0(weights_0[u32(7)][u32(0)], _S203, acc_1[u32(0)][u32(0)]);
                    }
                    if((weights_0[u32(7)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(0)] = weigh_0(weights_0[u32(7)][u32(1)], _S203, acc_1[u32(1)][u32(0)]);
                    }
                    if((weights_0[u32(7)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(0)] = weigh_0(weights_0[u32(7)][u32(2)], _S203, acc_1[u32(2)][u32(0)]);
                    }
                    if((weights_0[u32(7)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(0)] = weigh_0(weights_0[u32(7)][u32(3)], _S203, acc_1[u32(3)][u32(0)]);
                    }
                    var _S204 : vec4<f32> = v_tile_0[_S89];
                    if((weights_0[u32(0)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(0)][u32(0)], _S204, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(0)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(0)][u32(1)], _S204, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(0)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(0)][u32(2)], _S204, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(0)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(0)][u32(3)], _S204, acc_1[u32(3)][u32(1)]);
                    }
                    var _S205 : vec4<f32> = v_tile_0[_S90];
                    if((weights_0[u32(1)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(1)][u32(0)], _S205, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(1)][u32(1)], _S205, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(1)][u32(2)], _S205, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(1)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(1)][u32(3)], _S205, acc_1[u32(3)][u32(1)]);
                    }
                    var _S206 : vec4<f32> = v_tile_0[_S91];
                    if((weights_0[u32(2)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(2)][u32(0)], _S206, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(2)][u32(1)], _S206, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(2)][u32(2)], _S206, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(2)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(2)][u32(3)], _S206, acc_1[u32(3)][u32(1)]);
                    }
                    var _S207 : vec4<f32> = v_tile_0[_S92];
                    if((weights_0[u32(3)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(3)][u32(0)], _S207, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(3)][u32(1)], _S207, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(3)][u32(2)], _S207, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(3)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(3)][u32(3)], _S207, acc_1[u32(3)][u32(1)]);
                    }
                    var _S208 : vec4<f32> = v_tile_0[_S93];
                    if((weights_0[u32(4)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(4)][u32(0)], _S208, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(4)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(4)][u32(1)], _S208, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(4)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(4)][u32(2)], _S208, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(4)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(4)][u32(3)], _S208, acc_1[u32(3)][u32(1)]);
                    }
                    var _S209 : vec4<f32> = v_tile_0[_S94];
                    if((weights_0[u32(5)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(5)][u32(0)], _S209, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(5)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(5)][u32(1)], _S209, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(5)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(5)][u32(2)], _S209, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(5)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(5)][u32(3)], _S209, acc_1[u32(3)][u32(1)]);
                    }
                    var _S210 : vec4<f32> = v_tile_0[_S95];
                    if((weights_0[u32(6)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(6)][u32(0)], _S210, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(6)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(6)][u32(1)], _S210, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(6)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(6)][u32(2)], _S210, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(6)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(6)][u32(3)], _S210, acc_1[u32(3)][u32(1)]);
                    }
                    var _S211 : vec4<f32> = v_tile_0[_S96];
                    if((weights_0[u32(7)][u32(0)]) >= 0.0f)
                    {
                        acc_1[u32(0)][u32(1)] = weigh_0(weights_0[u32(7)][u32(0)], _S211, acc_1[u32(0)][u32(1)]);
                    }
                    if((weights_0[u32(7)][u32(1)]) >= 0.0f)
                    {
                        acc_1[u32(1)][u32(1)] = weigh_0(weights_0[u32(7)][u32(1)], _S211, acc_1[u32(1)][u32(1)]);
                    }
                    if((weights_0[u32(7)][u32(2)]) >= 0.0f)
                    {
                        acc_1[u32(2)][u32(1)] = weigh_0(weights_0[u32(7)][u32(2)], _S211, acc_1[u32(2)][u32(1)]);
                    }
                    if((weights_0[u32(7)][u32(3)]) >= 0.0f)
                    {
                        acc_1[u32(3)][u32(1)] = weigh_0(weights_0[u32(7)][u32(3)], _S211, acc_1[u32(3)][u32(1)]);
                    }
                }
                step_0 = step_0 + u32(8);
                m_3 = peak_1;
                l_2 = _S160;
            }
            tile_0 = tile_0 + u32(32);
        }
        var _S212 : bool = RANGES_0 == u32(2);
        _S45 = _S212;
        if(_S212)
        {
            var range_key_0 : u32 = range_1 * params_0.range_keys_0;
            if(live_0)
            {
                plain_0 = lane_1 < u32(4);
            }
            else
            {
                plain_0 = false;
            }
            if(plain_0)
            {
                _S43 = range_key_0 < _S50;
            }
            else
            {
                _S43 = false;
            }
            if(_S43)
            {
                var _S213 : u32 = head_of_0(work_5, _S47);
                var _S214 : u32 = query_of_0(_S47);
                store_range_0(scratch_of_0(work_5.batch_1, _S213, _S214, range_1), u32(0), m_3, l_2, poisoned_4);
            }
            if(_S57 < (work_5.rows_0))
            {
                var _S215 : u32 = query_of_0(_S57);
                _S44 = range_key_0 < (keys_of_query_0(keys_1, _S215));
            }
            else
            {
                _S44 = false;
            }
            if(_S44)
            {
                var _S216 : u32 = head_of_0(work_5, _S57);
                var _S217 : u32 = query_of_0(_S57);
                var _S218 : u32 = scratch_of_0(work_5.batch_1, _S216, _S217, range_1);
                store_range_quad_0(_S218, lane_1, acc_1[u32(0)][u32(0)]);
                store_range_quad_0(_S218, _S61, acc_1[u32(0)][u32(1)]);
            }
            if(_S63 < (work_5.rows_0))
            {
                var _S219 : u32 = query_of_0(_S63);
                shrunk_0 = range_key_0 < (keys_of_query_0(keys_1, _S219));
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                var _S220 : u32 = head_of_0(work_5, _S63);
                var _S221 : u32 = query_of_0(_S63);
                var _S222 : u32 = scratch_of_0(work_5.batch_1, _S220, _S221, range_1);
                store_range_quad_0(_S222, lane_1, acc_1[u32(1)][u32(0)]);
                store_range_quad_0(_S222, _S61, acc_1[u32(1)][u32(1)]);
            }
            var _S223 : bool;
            if(_S65 < (work_5.rows_0))
            {
                var _S224 : u32 = query_of_0(_S65);
                _S223 = range_key_0 < (keys_of_query_0(keys_1, _S224));
            }
            else
            {
                _S223 = false;
            }
            if(_S223)
            {
                var _S225 : u32 = head_of_0(work_5, _S65);
                var _S226 : u32 = query_of_0(_S65);
                var _S227 : u32 = scratch_of_0(work_5.batch_1, _S225, _S226, range_1);
                store_range_quad_0(_S227, lane_1, acc_1[u32(2)][u32(0)]);
                store_range_quad_0(_S227, _S61, acc_1[u32(2)][u32(1)]);
            }
            var _S228 : bool;
            if(_S67 < (work_5.rows_0))
            {
                var _S229 : u32 = query_of_0(_S67);
                _S228 = range_key_0 < (keys_of_query_0(keys_1, _S229));
            }
            else
            {
                _S228 = false;
            }
            if(_S228)
            {
                var _S230 : u32 = head_of_0(work_5, _S67);
                var _S231 : u32 = query_of_0(_S67);
                var _S232 : u32 = scratch_of_0(work_5.batch_1, _S230, _S231, range_1);
                store_range_quad_0(_S232, lane_1, acc_1[u32(3)][u32(0)]);
                store_range_quad_0(_S232, _S61, acc_1[u32(3)][u32(1)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var fold_2 : Fold_0 = fold_factors_0(&(total_m_1), m_3);
            var _S233 : f32 = folded_0(fold_2, total_l_0, l_2);
            var keeps_0 : array<f32, i32(4)>;
            keeps_0[i32(0)] = fold_2.keep_0;
            var _S234 : f32 = quadSwapX(fold_2.keep_0);
            keeps_0[i32(1)] = _S234;
            var _S235 : f32 = quadSwapY(fold_2.keep_0);
            keeps_0[i32(2)] = _S235;
            var _S236 : f32 = quadSwapDiagonal(fold_2.keep_0);
            keeps_0[i32(3)] = _S236;
            var adds_0 : array<f32, i32(4)>;
            adds_0[i32(0)] = fold_2.add_0;
            var _S237 : f32 = quadSwapX(fold_2.add_0);
            adds_0[i32(1)] = _S237;
            var _S238 : f32 = quadSwapY(fold_2.add_0);
            adds_0[i32(2)] = _S238;
            var _S239 : f32 = quadSwapDiagonal(fold_2.add_0);
            adds_0[i32(3)] = _S239;
            total_2[u32(0)][u32(0)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(0)], acc_1[u32(0)][u32(0)]);
            total_2[u32(0)][u32(1)] = folded_1(keeps_0[u32(0)], adds_0[u32(0)], total_2[u32(0)][u32(1)], acc_1[u32(0)][u32(1)]);
            total_2[u32(1)][u32(0)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(0)], acc_1[u32(1)][u32(0)]);
            total_2[u32(1)][u32(1)] = folded_1(keeps_0[u32(1)], adds_0[u32(1)], total_2[u32(1)][u32(1)], acc_1[u32(1)][u32(1)]);
            total_2[u32(2)][u32(0)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(0)], acc_1[u32(2)][u32(0)]);
            total_2[u32(2)][u32(1)] = folded_1(keeps_0[u32(2)], adds_0[u32(2)], total_2[u32(2)][u32(1)], acc_1[u32(2)][u32(1)]);
            total_2[u32(3)][u32(0)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(0)], acc_1[u32(3)][u32(0)]);
            total_2[u32(3)][u32(1)] = folded_1(keeps_0[u32(3)], adds_0[u32(3)], total_2[u32(3)][u32(1)], acc_1[u32(3)][u32(1)]);
            peak_1 = _S233;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != u32(0))
        {
            plain_0 = _S69 < (work_5.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        range_1 = _S69;
        total_l_0 = peak_1;
    }
    if(_S45)
    {
        return;
    }
    if(RANGES_0 == u32(0))
    {
        total_2[u32(0)][u32(0)] = acc_1[u32(0)][u32(0)];
        total_2[u32(0)][u32(1)] = acc_1[u32(0)][u32(1)];
        total_2[u32(1)][u32(0)] = acc_1[u32(1)][u32(0)];
        total_2[u32(1)][u32(1)] = acc_1[u32(1)][u32(1)];
        total_2[u32(2)][u32(0)] = acc_1[u32(2)][u32(0)];
        total_2[u32(2)][u32(1)] = acc_1[u32(2)][u32(1)];
        total_2[u32(3)][u32(0)] = acc_1[u32(3)][u32(0)];
        total_2[u32(3)][u32(1)] = acc_1[u32(3)][u32(1)];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = peak_1;
    }
    var inverse_0 : f32 = finish_row_0(total_l_0, &(poisoned_4));
    var factors_0 : array<f32, i32(4)>;
    factors_0[i32(0)] = inverse_0;
    var _S240 : f32 = quadSwapX(inverse_0);
    factors_0[i32(1)] = _S240;
    var _S241 : f32 = quadSwapY(inverse_0);
    factors_0[i32(2)] = _S241;
    var _S242 : f32 = quadSwapDiagonal(inverse_0);
    factors_0[i32(3)] = _S242;
    var _S243 : i32;
    if(poisoned_4)
    {
        _S243 = i32(1);
    }
    else
    {
        _S243 = i32(0);
    }
    var spoiled_bit_0 : u32 = u32(_S243);
    var spoiled_0 : array<u32, i32(4)>;
    spoiled_0[i32(0)] = spoiled_bit_0;
    var _S244 : u32 = quadSwapX(spoiled_bit_0);
    spoiled_0[i32(1)] = _S244;
    var _S245 : u32 = quadSwapY(spoiled_bit_0);
    spoiled_0[i32(2)] = _S245;
    var _S246 : u32 = quadSwapDiagonal(spoiled_bit_0);
    spoiled_0[i32(3)] = _S246;
    if(_S57 < (work_5.rows_0))
    {
        var _S247 : u32 = o_of_0(work_5, _S57);
        store_quad_0(_S247, _S59, total_2[u32(0)][u32(0)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
        store_quad_0(_S247, _S62, total_2[u32(0)][u32(1)] * vec4<f32>(factors_0[u32(0)]), (spoiled_0[u32(0)]) != u32(0));
    }
    if(_S63 < (work_5.rows_0))
    {
        var _S248 : u32 = o_of_0(work_5, _S63);
        store_quad_0(_S248, _S59, total_2[u32(1)][u32(0)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
        store_quad_0(_S248, _S62, total_2[u32(1)][u32(1)] * vec4<f32>(factors_0[u32(1)]), (spoiled_0[u32(1)]) != u32(0));
    }
    if(_S65 < (work_5.rows_0))
    {
        var _S249 : u32 = o_of_0(work_5, _S65);
        store_quad_0(_S249, _S59, total_2[u32(2)][u32(0)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
        store_quad_0(_S249, _S62, total_2[u32(2)][u32(1)] * vec4<f32>(factors_0[u32(2)]), (spoiled_0[u32(2)]) != u32(0));
    }
    if(_S67 < (work_5.rows_0))
    {
        var _S250 : u32 = o_of_0(work_5, _S67);
        store_quad_0(_S250, _S59, total_2[u32(3)][u32(0)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
        store_quad_0(_S250, _S62, total_2[u32(3)][u32(1)] * vec4<f32>(factors_0[u32(3)]), (spoiled_0[u32(3)]) != u32(0));
    }
    return;
}

