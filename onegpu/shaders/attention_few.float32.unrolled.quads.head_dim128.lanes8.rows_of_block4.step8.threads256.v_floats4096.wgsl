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

@binding(1) @group(0) var<storage, read> q_words_0 : array<vec4<u32>>;

@binding(3) @group(0) var<storage, read> v_words_0 : array<vec4<u32>>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<vec4<u32>>;

@binding(5) @group(0) var<storage, read> mask_values_0 : array<f32>;

@binding(7) @group(0) var<storage, read_write> scratch_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<vec4<u32>>;

@id(0) override RANGES_0 : u32 = u32(1);

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

var<workgroup> q_tile_0 : array<vec4<f32>, i32(128)>;

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

fn load_raw_quad_0( _S17 : u32,  _S18 : u32) -> vec4<f32>
{
    var _S19 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_1 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S18)) > u32(0))
    {
        raw_1 = (bitcast<vec4<f32>>((v_words_0[(_S17 + _S18) / u32(4)])));
    }
    else
    {
        raw_1 = _S19;
    }
    return raw_1;
}

fn load_v_0( v_head_1 : u32,  first_0 : u32,  end_0 : u32,  slot_0 : u32) -> vec4<f32>
{
    return load_raw_quad_0(v_head_1 + min(first_0 + slot_0 / u32(32), end_0 - u32(1)) * params_0.v_row_0, slot_0 % u32(32) * u32(4));
}

var<workgroup> range_peaks_0 : array<f32, i32(4)>;

fn multiply_0( q_0 : vec4<f32>,  k_0 : vec4<f32>,  sum_0 : f32) -> f32
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

var<private> _S20 : u32;

fn sum_of_row_0( part_1 : array<f32, i32(4)>) -> f32
{
    var _S21 : f32 = quadSwapX(part_1[i32(1)]);
    var near_0 : f32 = part_1[i32(0)] + _S21;
    var _S22 : f32 = quadSwapY(part_1[i32(2)]);
    var _S23 : f32 = quadSwapDiagonal(part_1[i32(3)]);
    var score_0 : f32 = near_0 + (_S22 + _S23);
    ;
    var _S24 : f32 = subgroupShuffle(score_0, i32((_S20 ^ (u32(4)))));
    return score_0 + _S24;
}

fn is_special_0( score_1 : f32) -> bool
{
    return (((bitcast<u32>((score_1))) & (u32(2139095040)))) == u32(2139095040);
}

fn hide_0( score_2 : ptr<function, f32>,  key_0 : u32,  end_1 : u32,  mask_row_1 : u32,  poisoned_0 : ptr<function, bool>) -> bool
{
    var hidden_0 : bool = key_0 >= end_1;
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
    var _S25 : bool;
    if(!hidden_1)
    {
        _S25 = is_special_0((*score_2));
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
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

var<workgroup> scores_0 : array<vec4<f32>, i32(512)>;

var<workgroup> peaks_0 : array<f32, i32(256)>;

var<workgroup> factors_0 : array<f32, i32(256)>;

fn shrink_of_0( m_0 : f32,  peak_0 : f32) -> f32
{
    var _S26 : f32;
    if(peak_0 > m_0)
    {
        _S26 = exp(m_0 - peak_0);
    }
    else
    {
        _S26 = 1.0f;
    }
    return _S26;
}

var<workgroup> sums_0 : array<f32, i32(256)>;

var<workgroup> v_tile_0 : array<vec4<f32>, i32(1024)>;

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_1 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

fn scratch_of_0( batch_3 : u32,  head_0 : u32,  query_1 : u32,  range_0 : u32) -> u32
{
    return params_0.scratch_offset_0 + (((batch_3 * params_0.heads_0 + head_0) * params_0.q_len_0 + query_1) * params_0.ranges_0 + range_0) * ((params_0.head_dim_0 + u32(3)) / u32(4) + u32(1));
}

fn store_range_0( place_0 : u32,  lane_0 : u32,  m_1 : f32,  l_0 : f32,  poisoned_1 : bool)
{
    if(lane_0 == u32(0))
    {
        var _S27 : i32;
        if(poisoned_1)
        {
            _S27 = i32(1);
        }
        else
        {
            _S27 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_1, l_0, f32(_S27), 0.0f);
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
    var _S28 : f32 = max((*total_m_0), m_2);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S28);
    fold_0.add_0 = exp(m_2 - _S28);
    (*total_m_0) = _S28;
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
    var _S29 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S30 : u32 = head_of_0(work_4, row_4);
    var _S31 : u32 = _S29 + _S30 * params_0.o_head_0;
    var _S32 : u32 = query_of_0(row_4);
    return _S31 + _S32 * params_0.o_row_0;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_1 : vec4<f32>,  poisoned_3 : bool)
{
    if((params_0.head_dim_0 - min(params_0.head_dim_0, element_0)) > u32(0))
    {
        var _S33 : vec4<u32>;
        if(poisoned_3)
        {
            _S33 = vec4<u32>(u32(2143289344), u32(2143289344), u32(2143289344), u32(2143289344));
        }
        else
        {
            _S33 = (bitcast<vec4<u32>>((quad_1)));
        }
        o_words_0[(row_5 + element_0) / u32(4)] = _S33;
    }
    return;
}

fn load_raw_quad_1( _S34 : u32,  _S35 : u32) -> vec4<f32>
{
    var _S36 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_2 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S35)) > u32(0))
    {
        raw_2 = (bitcast<vec4<f32>>((q_words_0[(_S34 + _S35) / u32(4)])));
    }
    else
    {
        raw_2 = _S36;
    }
    return raw_2;
}

fn load_quad_0( _S37 : u32,  _S38 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S37, _S38));
}

fn load_raw_quad_2( _S39 : u32,  _S40 : u32) -> vec4<f32>
{
    var _S41 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_3 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S40)) > u32(0))
    {
        raw_3 = (bitcast<vec4<f32>>((k_words_0[(_S39 + _S40) / u32(4)])));
    }
    else
    {
        raw_3 = _S41;
    }
    return raw_3;
}

@compute
@workgroup_size(256, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var _S42 : bool;
    var item_0 : u32;
    var eight_0 : u32;
    var poison_0 : u32;
    var sign_0 : u32;
    var poison_1 : u32;
    var sign_1 : u32;
    var poison_2 : u32;
    var before_0 : f32;
    var before_1 : f32;
    var before_2 : f32;
    var before_3 : f32;
    var before_4 : f32;
    var before_5 : f32;
    var before_6 : f32;
    var before_7 : f32;
    var _S43 : vec4<f32>;
    _S20 = _builtinWaveLaneIndex_0;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_2, u32(4));
    var _S44 : u32 = min(u32(4), work_5.rows_0 - work_5.first_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S45 : u32 = query_of_0(work_5.first_row_0 + _S44 - u32(1));
    var _S46 : u32 = keys_of_query_0(keys_1, _S45);
    var _S47 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S48 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var lane_1 : u32 = thread_0 % u32(8);
    var quads_of_rows_0 : u32 = (_S44 + u32(4) - u32(1)) / u32(4);
    var team_0 : u32 = thread_0 / u32(8);
    var team_step_0 : u32 = quotient_0(team_0, quads_of_rows_0);
    var first_of_quad_0 : u32 = (team_0 - team_step_0 * quads_of_rows_0) * u32(4);
    var _S49 : u32 = lane_1 % u32(4);
    var _S50 : u32 = first_of_quad_0 + _S49;
    var _S51 : u32 = _S44 - u32(1);
    var _S52 : u32 = min(_S50, _S51);
    var live_0 : bool;
    if(_S50 < _S44)
    {
        live_0 = lane_1 < u32(4);
    }
    else
    {
        live_0 = false;
    }
    var _S53 : u32 = work_5.first_row_0 + _S52;
    var _S54 : u32 = query_of_0(_S53);
    var _S55 : u32 = keys_of_query_0(keys_1, _S54);
    var _S56 : u32 = mask_of_0(work_5, _S53);
    var stride_0 : u32 = quotient_0(u32(32), quads_of_rows_0);
    if(live_0)
    {
        live_0 = team_0 < (stride_0 * quads_of_rows_0);
    }
    else
    {
        live_0 = false;
    }
    var slot_1 : u32 = thread_0;
    for(;;)
    {
        if(slot_1 < u32(128))
        {
        }
        else
        {
            break;
        }
        var q_row_1 : u32 = q_of_0(work_5, work_5.first_row_0 + min(slot_1 / u32(32), _S51));
        q_tile_0[slot_1] = load_quad_0(q_row_1, slot_1 % u32(32) * u32(4)) * vec4<f32>(params_0.scale_0);
        slot_1 = slot_1 + u32(256);
    }
    var _S57 : u32 = thread_0 % u32(32);
    var total_2 : array<vec4<f32>, i32(1)>;
    var total_l_0 : array<f32, i32(1)>;
    var total_m_1 : array<f32, i32(1)>;
    var acc_1 : array<vec4<f32>, i32(1)>;
    var l_2 : array<f32, i32(1)>;
    var poisoned_4 : array<bool, i32(1)>;
    const _S58 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)] = _S58;
    total_l_0[u32(0)] = 0.0f;
    total_m_1[u32(0)] = -3.4028234663852886e+38f;
    acc_1[u32(0)] = _S58;
    l_2[u32(0)] = 0.0f;
    poisoned_4[u32(0)] = false;
    var range_1 : u32 = work_5.first_range_0;
    for(;;)
    {
        var first_key_0 : u32 = range_1 * params_0.range_keys_0;
        var _S59 : u32 = min(first_key_0 + params_0.range_keys_0, _S46);
        var steps_0 : u32;
        if(_S59 > first_key_0)
        {
            steps_0 = (_S59 - first_key_0 + u32(8) - u32(1)) / u32(8);
        }
        else
        {
            steps_0 = u32(0);
        }
        var next_v_0 : array<array<vec4<f32>, i32(4)>, i32(1)>;
        if(steps_0 > u32(0))
        {
            next_v_0[u32(0)][u32(0)] = load_v_0(_S48, first_key_0, _S59, thread_0);
            next_v_0[u32(0)][u32(1)] = load_v_0(_S48, first_key_0, _S59, u32(256) + thread_0);
            next_v_0[u32(0)][u32(2)] = load_v_0(_S48, first_key_0, _S59, u32(512) + thread_0);
            next_v_0[u32(0)][u32(3)] = load_v_0(_S48, first_key_0, _S59, u32(768) + thread_0);
        }
        workgroupBarrier();
        if(thread_0 < u32(4))
        {
            range_peaks_0[thread_0] = -3.4028234663852886e+38f;
        }
        var round_0 : u32 = u32(0);
        for(;;)
        {
            if(round_0 < steps_0)
            {
            }
            else
            {
                break;
            }
            var step_0 : u32 = round_0 + team_step_0;
            var _S60 : u32 = first_key_0 + min(step_0, steps_0 - u32(1)) * u32(8);
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
            var _S61 : u32 = _S59 - u32(1);
            var _S62 : u32 = min(_S60, _S61);
            var k_quads_0 : array<array<vec4<f32>, i32(4)>, i32(4)>;
            var _S63 : u32 = lane_1 * u32(4);
            k_quads_0[u32(0)][u32(0)] = load_raw_quad_2(_S47 + _S62 * params_0.k_row_0, _S63);
            var _S64 : u32 = (u32(8) + lane_1) * u32(4);
            k_quads_0[u32(0)][u32(1)] = load_raw_quad_2(_S47 + _S62 * params_0.k_row_0, _S64);
            var _S65 : u32 = (u32(16) + lane_1) * u32(4);
            k_quads_0[u32(0)][u32(2)] = load_raw_quad_2(_S47 + _S62 * params_0.k_row_0, _S65);
            var _S66 : u32 = (u32(24) + lane_1) * u32(4);
            var _S67 : vec4<f32> = load_raw_quad_2(_S47 + _S62 * params_0.k_row_0, _S66);
            k_quads_0[u32(0)][u32(3)] = _S67;
            var _S68 : u32 = _S60 + u32(1);
            var _S69 : u32 = min(_S68, _S61);
            k_quads_0[u32(1)][u32(0)] = load_raw_quad_2(_S47 + _S69 * params_0.k_row_0, _S63);
            k_quads_0[u32(1)][u32(1)] = load_raw_quad_2(_S47 + _S69 * params_0.k_row_0, _S64);
            k_quads_0[u32(1)][u32(2)] = load_raw_quad_2(_S47 + _S69 * params_0.k_row_0, _S65);
            var _S70 : vec4<f32> = load_raw_quad_2(_S47 + _S69 * params_0.k_row_0, _S66);
            k_quads_0[u32(1)][u32(3)] = _S70;
            var _S71 : u32 = _S60 + u32(2);
            var _S72 : u32 = min(_S71, _S61);
            k_quads_0[u32(2)][u32(0)] = load_raw_quad_2(_S47 + _S72 * params_0.k_row_0, _S63);
            k_quads_0[u32(2)][u32(1)] = load_raw_quad_2(_S47 + _S72 * params_0.k_row_0, _S64);
            k_quads_0[u32(2)][u32(2)] = load_raw_quad_2(_S47 + _S72 * params_0.k_row_0, _S65);
            var _S73 : vec4<f32> = load_raw_quad_2(_S47 + _S72 * params_0.k_row_0, _S66);
            k_quads_0[u32(2)][u32(3)] = _S73;
            var _S74 : u32 = _S60 + u32(3);
            var _S75 : u32 = min(_S74, _S61);
            k_quads_0[u32(3)][u32(0)] = load_raw_quad_2(_S47 + _S75 * params_0.k_row_0, _S63);
            k_quads_0[u32(3)][u32(1)] = load_raw_quad_2(_S47 + _S75 * params_0.k_row_0, _S64);
            k_quads_0[u32(3)][u32(2)] = load_raw_quad_2(_S47 + _S75 * params_0.k_row_0, _S65);
            var _S76 : vec4<f32> = load_raw_quad_2(_S47 + _S75 * params_0.k_row_0, _S66);
            k_quads_0[u32(3)][u32(3)] = _S76;
            var _S77 : u32 = (first_of_quad_0 + ((_S49 ^ (u32(0))))) * u32(32);
            part_2[u32(0)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_0[u32(0)][u32(0)]), part_2[u32(0)][u32(0)]);
            part_2[u32(1)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_0[u32(1)][u32(0)]), part_2[u32(1)][u32(0)]);
            part_2[u32(2)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_0[u32(2)][u32(0)]), part_2[u32(2)][u32(0)]);
            part_2[u32(3)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_0[u32(3)][u32(0)]), part_2[u32(3)][u32(0)]);
            var _S78 : u32 = (first_of_quad_0 + ((_S49 ^ (u32(1))))) * u32(32);
            part_2[u32(0)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_0[u32(0)][u32(0)]), part_2[u32(0)][u32(1)]);
            part_2[u32(1)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_0[u32(1)][u32(0)]), part_2[u32(1)][u32(1)]);
            part_2[u32(2)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_0[u32(2)][u32(0)]), part_2[u32(2)][u32(1)]);
            part_2[u32(3)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_0[u32(3)][u32(0)]), part_2[u32(3)][u32(1)]);
            var _S79 : u32 = (first_of_quad_0 + ((_S49 ^ (u32(2))))) * u32(32);
            part_2[u32(0)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_0[u32(0)][u32(0)]), part_2[u32(0)][u32(2)]);
            part_2[u32(1)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_0[u32(1)][u32(0)]), part_2[u32(1)][u32(2)]);
            part_2[u32(2)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_0[u32(2)][u32(0)]), part_2[u32(2)][u32(2)]);
            part_2[u32(3)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_0[u32(3)][u32(0)]), part_2[u32(3)][u32(2)]);
            var _S80 : u32 = (first_of_quad_0 + ((_S49 ^ (u32(3))))) * u32(32);
            part_2[u32(0)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_0[u32(0)][u32(0)]), part_2[u32(0)][u32(3)]);
            part_2[u32(1)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_0[u32(1)][u32(0)]), part_2[u32(1)][u32(3)]);
            part_2[u32(2)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_0[u32(2)][u32(0)]), part_2[u32(2)][u32(3)]);
            part_2[u32(3)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_0[u32(3)][u32(0)]), part_2[u32(3)][u32(3)]);
            part_2[u32(0)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(1)]), part_2[u32(0)][u32(0)]);
            part_2[u32(1)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(1)]), part_2[u32(1)][u32(0)]);
            part_2[u32(2)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(1)]), part_2[u32(2)][u32(0)]);
            part_2[u32(3)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(1)]), part_2[u32(3)][u32(0)]);
            part_2[u32(0)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(1)]), part_2[u32(0)][u32(1)]);
            part_2[u32(1)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(1)]), part_2[u32(1)][u32(1)]);
            part_2[u32(2)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(1)]), part_2[u32(2)][u32(1)]);
            part_2[u32(3)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(1)]), part_2[u32(3)][u32(1)]);
            part_2[u32(0)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(1)]), part_2[u32(0)][u32(2)]);
            part_2[u32(1)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(1)]), part_2[u32(1)][u32(2)]);
            part_2[u32(2)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(1)]), part_2[u32(2)][u32(2)]);
            part_2[u32(3)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(1)]), part_2[u32(3)][u32(2)]);
            part_2[u32(0)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(1)]), part_2[u32(0)][u32(3)]);
            part_2[u32(1)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(1)]), part_2[u32(1)][u32(3)]);
            part_2[u32(2)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(1)]), part_2[u32(2)][u32(3)]);
            part_2[u32(3)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(1)]), part_2[u32(3)][u32(3)]);
            part_2[u32(0)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(2)]), part_2[u32(0)][u32(0)]);
            part_2[u32(1)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(2)]), part_2[u32(1)][u32(0)]);
            part_2[u32(2)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(2)]), part_2[u32(2)][u32(0)]);
            part_2[u32(3)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(2)]), part_2[u32(3)][u32(0)]);
            part_2[u32(0)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(2)]), part_2[u32(0)][u32(1)]);
            part_2[u32(1)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(2)]), part_2[u32(1)][u32(1)]);
            part_2[u32(2)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(2)]), part_2[u32(2)][u32(1)]);
            part_2[u32(3)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(2)]), part_2[u32(3)][u32(1)]);
            part_2[u32(0)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(2)]), part_2[u32(0)][u32(2)]);
            part_2[u32(1)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(2)]), part_2[u32(1)][u32(2)]);
            part_2[u32(2)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(2)]), part_2[u32(2)][u32(2)]);
            part_2[u32(3)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(2)]), part_2[u32(3)][u32(2)]);
            part_2[u32(0)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(0)][u32(2)]), part_2[u32(0)][u32(3)]);
            part_2[u32(1)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(1)][u32(2)]), part_2[u32(1)][u32(3)]);
            part_2[u32(2)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(2)][u32(2)]), part_2[u32(2)][u32(3)]);
            part_2[u32(3)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_0[u32(3)][u32(2)]), part_2[u32(3)][u32(3)]);
            var _S81 : vec4<f32> = floats_of_0(_S67);
            part_2[u32(0)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S81, part_2[u32(0)][u32(0)]);
            var _S82 : vec4<f32> = floats_of_0(_S70);
            part_2[u32(1)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S82, part_2[u32(1)][u32(0)]);
            var _S83 : vec4<f32> = floats_of_0(_S73);
            part_2[u32(2)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S83, part_2[u32(2)][u32(0)]);
            var _S84 : vec4<f32> = floats_of_0(_S76);
            part_2[u32(3)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S84, part_2[u32(3)][u32(0)]);
            part_2[u32(0)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S81, part_2[u32(0)][u32(1)]);
            part_2[u32(1)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S82, part_2[u32(1)][u32(1)]);
            part_2[u32(2)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S83, part_2[u32(2)][u32(1)]);
            part_2[u32(3)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S84, part_2[u32(3)][u32(1)]);
            part_2[u32(0)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S81, part_2[u32(0)][u32(2)]);
            part_2[u32(1)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S82, part_2[u32(1)][u32(2)]);
            part_2[u32(2)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S83, part_2[u32(2)][u32(2)]);
            part_2[u32(3)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S84, part_2[u32(3)][u32(2)]);
            part_2[u32(0)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S81, part_2[u32(0)][u32(3)]);
            part_2[u32(1)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S82, part_2[u32(1)][u32(3)]);
            part_2[u32(2)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S83, part_2[u32(2)][u32(3)]);
            part_2[u32(3)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S84, part_2[u32(3)][u32(3)]);
            var _S85 : u32 = _S60 + u32(4);
            var _S86 : u32 = min(_S85, _S61);
            var k_quads_1 : array<array<vec4<f32>, i32(4)>, i32(4)>;
            k_quads_1[u32(0)][u32(0)] = load_raw_quad_2(_S47 + _S86 * params_0.k_row_0, _S63);
            k_quads_1[u32(0)][u32(1)] = load_raw_quad_2(_S47 + _S86 * params_0.k_row_0, _S64);
            k_quads_1[u32(0)][u32(2)] = load_raw_quad_2(_S47 + _S86 * params_0.k_row_0, _S65);
            var _S87 : vec4<f32> = load_raw_quad_2(_S47 + _S86 * params_0.k_row_0, _S66);
            k_quads_1[u32(0)][u32(3)] = _S87;
            var _S88 : u32 = min(_S85 + u32(1), _S61);
            k_quads_1[u32(1)][u32(0)] = load_raw_quad_2(_S47 + _S88 * params_0.k_row_0, _S63);
            k_quads_1[u32(1)][u32(1)] = load_raw_quad_2(_S47 + _S88 * params_0.k_row_0, _S64);
            k_quads_1[u32(1)][u32(2)] = load_raw_quad_2(_S47 + _S88 * params_0.k_row_0, _S65);
            var _S89 : vec4<f32> = load_raw_quad_2(_S47 + _S88 * params_0.k_row_0, _S66);
            k_quads_1[u32(1)][u32(3)] = _S89;
            var _S90 : u32 = min(_S85 + u32(2), _S61);
            k_quads_1[u32(2)][u32(0)] = load_raw_quad_2(_S47 + _S90 * params_0.k_row_0, _S63);
            k_quads_1[u32(2)][u32(1)] = load_raw_quad_2(_S47 + _S90 * params_0.k_row_0, _S64);
            k_quads_1[u32(2)][u32(2)] = load_raw_quad_2(_S47 + _S90 * params_0.k_row_0, _S65);
            var _S91 : vec4<f32> = load_raw_quad_2(_S47 + _S90 * params_0.k_row_0, _S66);
            k_quads_1[u32(2)][u32(3)] = _S91;
            var _S92 : u32 = min(_S85 + u32(3), _S61);
            k_quads_1[u32(3)][u32(0)] = load_raw_quad_2(_S47 + _S92 * params_0.k_row_0, _S63);
            k_quads_1[u32(3)][u32(1)] = load_raw_quad_2(_S47 + _S92 * params_0.k_row_0, _S64);
            k_quads_1[u32(3)][u32(2)] = load_raw_quad_2(_S47 + _S92 * params_0.k_row_0, _S65);
            var _S93 : vec4<f32> = load_raw_quad_2(_S47 + _S92 * params_0.k_row_0, _S66);
            k_quads_1[u32(3)][u32(3)] = _S93;
            part_2[u32(4)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_1[u32(0)][u32(0)]), part_2[u32(4)][u32(0)]);
            part_2[u32(5)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_1[u32(1)][u32(0)]), part_2[u32(5)][u32(0)]);
            part_2[u32(6)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_1[u32(2)][u32(0)]), part_2[u32(6)][u32(0)]);
            part_2[u32(7)][u32(0)] = multiply_0(q_tile_0[_S77 + lane_1], floats_of_0(k_quads_1[u32(3)][u32(0)]), part_2[u32(7)][u32(0)]);
            part_2[u32(4)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_1[u32(0)][u32(0)]), part_2[u32(4)][u32(1)]);
            part_2[u32(5)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_1[u32(1)][u32(0)]), part_2[u32(5)][u32(1)]);
            part_2[u32(6)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_1[u32(2)][u32(0)]), part_2[u32(6)][u32(1)]);
            part_2[u32(7)][u32(1)] = multiply_0(q_tile_0[_S78 + lane_1], floats_of_0(k_quads_1[u32(3)][u32(0)]), part_2[u32(7)][u32(1)]);
            part_2[u32(4)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_1[u32(0)][u32(0)]), part_2[u32(4)][u32(2)]);
            part_2[u32(5)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_1[u32(1)][u32(0)]), part_2[u32(5)][u32(2)]);
            part_2[u32(6)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_1[u32(2)][u32(0)]), part_2[u32(6)][u32(2)]);
            part_2[u32(7)][u32(2)] = multiply_0(q_tile_0[_S79 + lane_1], floats_of_0(k_quads_1[u32(3)][u32(0)]), part_2[u32(7)][u32(2)]);
            part_2[u32(4)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_1[u32(0)][u32(0)]), part_2[u32(4)][u32(3)]);
            part_2[u32(5)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_1[u32(1)][u32(0)]), part_2[u32(5)][u32(3)]);
            part_2[u32(6)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_1[u32(2)][u32(0)]), part_2[u32(6)][u32(3)]);
            part_2[u32(7)][u32(3)] = multiply_0(q_tile_0[_S80 + lane_1], floats_of_0(k_quads_1[u32(3)][u32(0)]), part_2[u32(7)][u32(3)]);
            part_2[u32(4)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(1)]), part_2[u32(4)][u32(0)]);
            part_2[u32(5)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(1)]), part_2[u32(5)][u32(0)]);
            part_2[u32(6)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(1)]), part_2[u32(6)][u32(0)]);
            part_2[u32(7)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(1)]), part_2[u32(7)][u32(0)]);
            part_2[u32(4)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(1)]), part_2[u32(4)][u32(1)]);
            part_2[u32(5)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(1)]), part_2[u32(5)][u32(1)]);
            part_2[u32(6)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(1)]), part_2[u32(6)][u32(1)]);
            part_2[u32(7)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(1)]), part_2[u32(7)][u32(1)]);
            part_2[u32(4)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(1)]), part_2[u32(4)][u32(2)]);
            part_2[u32(5)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(1)]), part_2[u32(5)][u32(2)]);
            part_2[u32(6)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(1)]), part_2[u32(6)][u32(2)]);
            part_2[u32(7)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(1)]), part_2[u32(7)][u32(2)]);
            part_2[u32(4)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(1)]), part_2[u32(4)][u32(3)]);
            part_2[u32(5)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(1)]), part_2[u32(5)][u32(3)]);
            part_2[u32(6)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(1)]), part_2[u32(6)][u32(3)]);
            part_2[u32(7)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(8) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(1)]), part_2[u32(7)][u32(3)]);
            part_2[u32(4)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(2)]), part_2[u32(4)][u32(0)]);
            part_2[u32(5)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(2)]), part_2[u32(5)][u32(0)]);
            part_2[u32(6)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(2)]), part_2[u32(6)][u32(0)]);
            part_2[u32(7)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(2)]), part_2[u32(7)][u32(0)]);
            part_2[u32(4)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(2)]), part_2[u32(4)][u32(1)]);
            part_2[u32(5)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(2)]), part_2[u32(5)][u32(1)]);
            part_2[u32(6)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(2)]), part_2[u32(6)][u32(1)]);
            part_2[u32(7)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(2)]), part_2[u32(7)][u32(1)]);
            part_2[u32(4)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(2)]), part_2[u32(4)][u32(2)]);
            part_2[u32(5)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(2)]), part_2[u32(5)][u32(2)]);
            part_2[u32(6)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(2)]), part_2[u32(6)][u32(2)]);
            part_2[u32(7)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(2)]), part_2[u32(7)][u32(2)]);
            part_2[u32(4)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(0)][u32(2)]), part_2[u32(4)][u32(3)]);
            part_2[u32(5)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(1)][u32(2)]), part_2[u32(5)][u32(3)]);
            part_2[u32(6)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(2)][u32(2)]), part_2[u32(6)][u32(3)]);
            part_2[u32(7)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(16) + lane_1], floats_of_0(k_quads_1[u32(3)][u32(2)]), part_2[u32(7)][u32(3)]);
            var _S94 : vec4<f32> = floats_of_0(_S87);
            part_2[u32(4)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S94, part_2[u32(4)][u32(0)]);
            var _S95 : vec4<f32> = floats_of_0(_S89);
            part_2[u32(5)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S95, part_2[u32(5)][u32(0)]);
            var _S96 : vec4<f32> = floats_of_0(_S91);
            part_2[u32(6)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S96, part_2[u32(6)][u32(0)]);
            var _S97 : vec4<f32> = floats_of_0(_S93);
            part_2[u32(7)][u32(0)] = multiply_0(q_tile_0[_S77 + u32(24) + lane_1], _S97, part_2[u32(7)][u32(0)]);
            part_2[u32(4)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S94, part_2[u32(4)][u32(1)]);
            part_2[u32(5)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S95, part_2[u32(5)][u32(1)]);
            part_2[u32(6)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S96, part_2[u32(6)][u32(1)]);
            part_2[u32(7)][u32(1)] = multiply_0(q_tile_0[_S78 + u32(24) + lane_1], _S97, part_2[u32(7)][u32(1)]);
            part_2[u32(4)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S94, part_2[u32(4)][u32(2)]);
            part_2[u32(5)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S95, part_2[u32(5)][u32(2)]);
            part_2[u32(6)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S96, part_2[u32(6)][u32(2)]);
            part_2[u32(7)][u32(2)] = multiply_0(q_tile_0[_S79 + u32(24) + lane_1], _S97, part_2[u32(7)][u32(2)]);
            part_2[u32(4)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S94, part_2[u32(4)][u32(3)]);
            part_2[u32(5)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S95, part_2[u32(5)][u32(3)]);
            part_2[u32(6)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S96, part_2[u32(6)][u32(3)]);
            part_2[u32(7)][u32(3)] = multiply_0(q_tile_0[_S80 + u32(24) + lane_1], _S97, part_2[u32(7)][u32(3)]);
            var _S98 : f32 = sum_of_row_0(part_2[u32(0)]);
            var score_3 : f32 = _S98;
            var poison_3 : bool = false;
            var _S99 : u32 = min(_S55, _S59);
            var hidden_2 : bool = hide_0(&(score_3), _S60, _S99, _S56, &(poison_3));
            var _S100 : f32 = max(-3.4028234663852886e+38f, score_3);
            var told_0 : array<vec4<f32>, i32(2)>;
            if(poison_3)
            {
                slot_1 = u32(2143289344);
            }
            else
            {
                if(hidden_2)
                {
                    slot_1 = u32(4286578688);
                }
                else
                {
                    slot_1 = (bitcast<u32>((score_3)));
                }
            }
            told_0[u32(0)][u32(0)] = (bitcast<f32>((slot_1)));
            var _S101 : f32 = sum_of_row_0(part_2[u32(1)]);
            var score_4 : f32 = _S101;
            var poison_4 : bool = false;
            var hidden_3 : bool = hide_0(&(score_4), _S68, _S99, _S56, &(poison_4));
            var _S102 : f32 = max(_S100, score_4);
            if(poison_4)
            {
                item_0 = u32(2143289344);
            }
            else
            {
                if(hidden_3)
                {
                    item_0 = u32(4286578688);
                }
                else
                {
                    item_0 = (bitcast<u32>((score_4)));
                }
            }
            told_0[u32(0)][u32(1)] = (bitcast<f32>((item_0)));
            var _S103 : f32 = sum_of_row_0(part_2[u32(2)]);
            var score_5 : f32 = _S103;
            var poison_5 : bool = false;
            var hidden_4 : bool = hide_0(&(score_5), _S71, _S99, _S56, &(poison_5));
            var _S104 : f32 = max(_S102, score_5);
            if(poison_5)
            {
                eight_0 = u32(2143289344);
            }
            else
            {
                if(hidden_4)
                {
                    eight_0 = u32(4286578688);
                }
                else
                {
                    eight_0 = (bitcast<u32>((score_5)));
                }
            }
            told_0[u32(0)][u32(2)] = (bitcast<f32>((eight_0)));
            var _S105 : f32 = sum_of_row_0(part_2[u32(3)]);
            var score_6 : f32 = _S105;
            var poison_6 : bool = false;
            var hidden_5 : bool = hide_0(&(score_6), _S74, _S99, _S56, &(poison_6));
            var _S106 : f32 = max(_S104, score_6);
            if(poison_6)
            {
                poison_0 = u32(2143289344);
            }
            else
            {
                if(hidden_5)
                {
                    poison_0 = u32(4286578688);
                }
                else
                {
                    poison_0 = (bitcast<u32>((score_6)));
                }
            }
            told_0[u32(0)][u32(3)] = (bitcast<f32>((poison_0)));
            var _S107 : f32 = sum_of_row_0(part_2[u32(4)]);
            var score_7 : f32 = _S107;
            var poison_7 : bool = false;
            var hidden_6 : bool = hide_0(&(score_7), _S85, _S99, _S56, &(poison_7));
            var _S108 : f32 = max(_S106, score_7);
            if(poison_7)
            {
                sign_0 = u32(2143289344);
            }
            else
            {
                if(hidden_6)
                {
                    sign_0 = u32(4286578688);
                }
                else
                {
                    sign_0 = (bitcast<u32>((score_7)));
                }
            }
            told_0[u32(1)][u32(0)] = (bitcast<f32>((sign_0)));
            var _S109 : f32 = sum_of_row_0(part_2[u32(5)]);
            var score_8 : f32 = _S109;
            var poison_8 : bool = false;
            var hidden_7 : bool = hide_0(&(score_8), _S60 + u32(5), _S99, _S56, &(poison_8));
            var _S110 : f32 = max(_S108, score_8);
            if(poison_8)
            {
                poison_1 = u32(2143289344);
            }
            else
            {
                if(hidden_7)
                {
                    poison_1 = u32(4286578688);
                }
                else
                {
                    poison_1 = (bitcast<u32>((score_8)));
                }
            }
            told_0[u32(1)][u32(1)] = (bitcast<f32>((poison_1)));
            var _S111 : f32 = sum_of_row_0(part_2[u32(6)]);
            var score_9 : f32 = _S111;
            var poison_9 : bool = false;
            var hidden_8 : bool = hide_0(&(score_9), _S60 + u32(6), _S99, _S56, &(poison_9));
            var _S112 : f32 = max(_S110, score_9);
            if(poison_9)
            {
                sign_1 = u32(2143289344);
            }
            else
            {
                if(hidden_8)
                {
                    sign_1 = u32(4286578688);
                }
                else
                {
                    sign_1 = (bitcast<u32>((score_9)));
                }
            }
            told_0[u32(1)][u32(2)] = (bitcast<f32>((sign_1)));
            var _S113 : f32 = sum_of_row_0(part_2[u32(7)]);
            var score_10 : f32 = _S113;
            var poison_10 : bool = false;
            var hidden_9 : bool = hide_0(&(score_10), _S60 + u32(7), _S99, _S56, &(poison_10));
            var _S114 : f32 = max(_S112, score_10);
            if(poison_10)
            {
                poison_2 = u32(2143289344);
            }
            else
            {
                if(hidden_9)
                {
                    poison_2 = u32(4286578688);
                }
                else
                {
                    poison_2 = (bitcast<u32>((score_10)));
                }
            }
            told_0[u32(1)][u32(3)] = (bitcast<f32>((poison_2)));
            if(live_0)
            {
                _S42 = step_0 < steps_0;
            }
            else
            {
                _S42 = false;
            }
            if(_S42)
            {
                var _S115 : u32 = _S52 * u32(64) + step_0;
                var _S116 : u32 = _S115 * u32(2);
                scores_0[_S116] = told_0[u32(0)];
                scores_0[_S116 + u32(1)] = told_0[u32(1)];
                peaks_0[_S115] = _S114;
            }
            round_0 = round_0 + stride_0;
        }
        workgroupBarrier();
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S44 * steps_0))
            {
            }
            else
            {
                break;
            }
            var row_6 : u32 = quotient_0(item_0, steps_0);
            var step_1 : u32 = item_0 - row_6 * steps_0;
            eight_0 = u32(0);
            before_0 = -3.4028234663852886e+38f;
            for(;;)
            {
                var _S117 : bool = eight_0 < step_1;
                if(_S117)
                {
                }
                else
                {
                    break;
                }
                var _S118 : u32 = row_6 * u32(64) + eight_0;
                var other_0 : f32 = peaks_0[_S118];
                if(_S117)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                var other_1 : f32 = peaks_0[_S118 + u32(1)];
                if((eight_0 + u32(1)) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                var other_2 : f32 = peaks_0[_S118 + u32(2)];
                if((eight_0 + u32(2)) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                var other_3 : f32 = peaks_0[_S118 + u32(3)];
                if((eight_0 + u32(3)) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                var other_4 : f32 = peaks_0[_S118 + u32(4)];
                if((eight_0 + u32(4)) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                var other_5 : f32 = peaks_0[_S118 + u32(5)];
                if((eight_0 + u32(5)) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                var other_6 : f32 = peaks_0[_S118 + u32(6)];
                if((eight_0 + u32(6)) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                var other_7 : f32 = peaks_0[_S118 + u32(7)];
                if((eight_0 + u32(7)) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                eight_0 = eight_0 + u32(8);
            }
            var _S119 : u32 = row_6 * u32(64) + step_1;
            var _S120 : f32 = max(before_0, peaks_0[_S119]);
            if((step_1 + u32(1)) == steps_0)
            {
                range_peaks_0[row_6] = _S120;
            }
            var _S121 : u32 = _S119 * u32(2);
            var weights_0 : vec4<f32> = scores_0[_S121];
            var score_11 : f32 = weights_0[u32(0)];
            if(is_special_0(weights_0[u32(0)]))
            {
                if((bitcast<u32>((score_11))) != u32(4286578688))
                {
                    poison_0 = u32(2147483648);
                }
                else
                {
                    poison_0 = u32(0);
                }
                weights_0[u32(0)] = -1.0f;
                before_1 = 0.0f;
                sign_0 = u32(2147483648);
            }
            else
            {
                var _S122 : f32 = exp(score_11 - _S120);
                weights_0[u32(0)] = _S122;
                poison_0 = u32(0);
                before_1 = _S122;
                sign_0 = u32(0);
            }
            var score_12 : f32 = weights_0[u32(1)];
            if(is_special_0(weights_0[u32(1)]))
            {
                if((bitcast<u32>((score_12))) != u32(4286578688))
                {
                    poison_1 = u32(2147483648);
                }
                else
                {
                    poison_1 = poison_0;
                }
                weights_0[u32(1)] = -1.0f;
                before_2 = before_1;
                sign_1 = u32(2147483648);
            }
            else
            {
                var _S123 : f32 = exp(score_12 - _S120);
                weights_0[u32(1)] = _S123;
                var sum_2 : f32 = before_1 + _S123;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_1 = sign_0;
            }
            var score_13 : f32 = weights_0[u32(2)];
            var sign_2 : u32;
            if(is_special_0(weights_0[u32(2)]))
            {
                if((bitcast<u32>((score_13))) != u32(4286578688))
                {
                    poison_2 = u32(2147483648);
                }
                else
                {
                    poison_2 = poison_1;
                }
                weights_0[u32(2)] = -1.0f;
                before_3 = before_2;
                sign_2 = u32(2147483648);
            }
            else
            {
                var _S124 : f32 = exp(score_13 - _S120);
                weights_0[u32(2)] = _S124;
                var sum_3 : f32 = before_2 + _S124;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_2 = sign_1;
            }
            var score_14 : f32 = weights_0[u32(3)];
            var poison_11 : u32;
            var sign_3 : u32;
            if(is_special_0(weights_0[u32(3)]))
            {
                if((bitcast<u32>((score_14))) != u32(4286578688))
                {
                    poison_11 = u32(2147483648);
                }
                else
                {
                    poison_11 = poison_2;
                }
                weights_0[u32(3)] = -1.0f;
                before_4 = before_3;
                sign_3 = u32(2147483648);
            }
            else
            {
                var _S125 : f32 = exp(score_14 - _S120);
                weights_0[u32(3)] = _S125;
                var sum_4 : f32 = before_3 + _S125;
                poison_11 = poison_2;
                before_4 = sum_4;
                sign_3 = sign_2;
            }
            scores_0[_S121] = weights_0;
            var weights_1 : vec4<f32> = scores_0[_S121 + u32(1)];
            var score_15 : f32 = weights_1[u32(0)];
            var poison_12 : u32;
            var sign_4 : u32;
            if(is_special_0(weights_1[u32(0)]))
            {
                if((bitcast<u32>((score_15))) != u32(4286578688))
                {
                    poison_12 = u32(2147483648);
                }
                else
                {
                    poison_12 = poison_11;
                }
                weights_1[u32(0)] = -1.0f;
                before_5 = before_4;
                sign_4 = u32(2147483648);
            }
            else
            {
                var _S126 : f32 = exp(score_15 - _S120);
                weights_1[u32(0)] = _S126;
                var sum_5 : f32 = before_4 + _S126;
                poison_12 = poison_11;
                before_5 = sum_5;
                sign_4 = sign_3;
            }
            var score_16 : f32 = weights_1[u32(1)];
            var poison_13 : u32;
            var sign_5 : u32;
            if(is_special_0(weights_1[u32(1)]))
            {
                if((bitcast<u32>((score_16))) != u32(4286578688))
                {
                    poison_13 = u32(2147483648);
                }
                else
                {
                    poison_13 = poison_12;
                }
                weights_1[u32(1)] = -1.0f;
                before_6 = before_5;
                sign_5 = u32(2147483648);
            }
            else
            {
                var _S127 : f32 = exp(score_16 - _S120);
                weights_1[u32(1)] = _S127;
                var sum_6 : f32 = before_5 + _S127;
                poison_13 = poison_12;
                before_6 = sum_6;
                sign_5 = sign_4;
            }
            var score_17 : f32 = weights_1[u32(2)];
            var poison_14 : u32;
            var sign_6 : u32;
            if(is_special_0(weights_1[u32(2)]))
            {
                if((bitcast<u32>((score_17))) != u32(4286578688))
                {
                    poison_14 = u32(2147483648);
                }
                else
                {
                    poison_14 = poison_13;
                }
                weights_1[u32(2)] = -1.0f;
                before_7 = before_6;
                sign_6 = u32(2147483648);
            }
            else
            {
                var _S128 : f32 = exp(score_17 - _S120);
                weights_1[u32(2)] = _S128;
                var sum_7 : f32 = before_6 + _S128;
                poison_14 = poison_13;
                before_7 = sum_7;
                sign_6 = sign_5;
            }
            var score_18 : f32 = weights_1[u32(3)];
            var sign_7 : u32;
            var poison_15 : u32;
            var sum_8 : f32;
            if(is_special_0(weights_1[u32(3)]))
            {
                if((bitcast<u32>((score_18))) != u32(4286578688))
                {
                    sign_7 = u32(2147483648);
                }
                else
                {
                    sign_7 = poison_14;
                }
                weights_1[u32(3)] = -1.0f;
                var _S129 : u32 = sign_7;
                sign_7 = u32(2147483648);
                sum_8 = before_7;
                poison_15 = _S129;
            }
            else
            {
                var _S130 : f32 = exp(score_18 - _S120);
                weights_1[u32(3)] = _S130;
                var sum_9 : f32 = before_7 + _S130;
                sign_7 = sign_6;
                sum_8 = sum_9;
                poison_15 = poison_14;
            }
            scores_0[_S121 + u32(1)] = weights_1;
            factors_0[_S119] = (bitcast<f32>((((bitcast<u32>((shrink_of_0(before_0, _S120)))) | (sign_7)))));
            sums_0[_S119] = (bitcast<f32>((((bitcast<u32>((sum_8))) | (poison_15)))));
            item_0 = item_0 + u32(256);
        }
        acc_1[u32(0)] = _S58;
        l_2[u32(0)] = 0.0f;
        eight_0 = u32(0);
        for(;;)
        {
            var _S131 : u32 = steps_0 * u32(8);
            if(eight_0 < _S131)
            {
            }
            else
            {
                break;
            }
            workgroupBarrier();
            v_tile_0[thread_0] = floats_of_0(next_v_0[i32(0)][u32(0)]);
            var _S132 : u32 = u32(256) + thread_0;
            v_tile_0[_S132] = floats_of_0(next_v_0[i32(0)][u32(1)]);
            var _S133 : u32 = u32(512) + thread_0;
            v_tile_0[_S133] = floats_of_0(next_v_0[i32(0)][u32(2)]);
            var _S134 : u32 = u32(768) + thread_0;
            v_tile_0[_S134] = floats_of_0(next_v_0[i32(0)][u32(3)]);
            workgroupBarrier();
            var _S135 : u32 = first_key_0 + eight_0 + u32(32);
            next_v_0[u32(0)][u32(0)] = load_v_0(_S48, _S135, _S59, thread_0);
            next_v_0[u32(0)][u32(1)] = load_v_0(_S48, _S135, _S59, _S132);
            next_v_0[u32(0)][u32(2)] = load_v_0(_S48, _S135, _S59, _S133);
            next_v_0[u32(0)][u32(3)] = load_v_0(_S48, _S135, _S59, _S134);
            var _S136 : u32 = min(u32(32), _S131 - eight_0);
            var _S137 : u32 = thread_0 / u32(32);
            if(_S137 < _S44)
            {
                var _S138 : u32 = _S137 * u32(64) + eight_0 / u32(8);
                if(u32(0) < _S136)
                {
                    slot_1 = (bitcast<u32>((factors_0[_S138])));
                }
                else
                {
                    slot_1 = u32(2147483648);
                }
                var sign_8 : u32 = (u32(0) | (slot_1));
                if(u32(8) < _S136)
                {
                    poison_0 = (bitcast<u32>((factors_0[_S138 + u32(1)])));
                }
                else
                {
                    poison_0 = u32(2147483648);
                }
                var sign_9 : u32 = (sign_8 | (poison_0));
                if(u32(16) < _S136)
                {
                    sign_0 = (bitcast<u32>((factors_0[_S138 + u32(2)])));
                }
                else
                {
                    sign_0 = u32(2147483648);
                }
                var sign_10 : u32 = (sign_9 | (sign_0));
                if(u32(24) < _S136)
                {
                    poison_1 = (bitcast<u32>((factors_0[_S138 + u32(3)])));
                }
                else
                {
                    poison_1 = u32(2147483648);
                }
                var sign_11 : u32 = (sign_10 | (poison_1));
                if(((sign_11 & (u32(2147483648)))) == u32(0))
                {
                    var _S139 : u32 = _S138 * u32(2);
                    var _S140 : u32 = _S138 + u32(1);
                    var _S141 : u32 = _S140 * u32(2);
                    var _S142 : u32 = _S138 + u32(2);
                    var _S143 : u32 = _S142 * u32(2);
                    var _S144 : f32 = fma(fma(fma(l_2[u32(0)], factors_0[_S138], sums_0[_S138]), factors_0[_S140], sums_0[_S140]), factors_0[_S142], sums_0[_S142]);
                    var _S145 : u32 = _S138 + u32(3);
                    var _S146 : u32 = _S145 * u32(2);
                    acc_1[u32(0)] = weigh_0(scores_0[_S146 + u32(1)][u32(3)], v_tile_0[u32(992) + _S57], weigh_0(scores_0[_S146 + u32(1)][u32(2)], v_tile_0[u32(960) + _S57], weigh_0(scores_0[_S146 + u32(1)][u32(1)], v_tile_0[u32(928) + _S57], weigh_0(scores_0[_S146 + u32(1)][u32(0)], v_tile_0[u32(896) + _S57], weigh_0(scores_0[_S146][u32(3)], v_tile_0[u32(864) + _S57], weigh_0(scores_0[_S146][u32(2)], v_tile_0[u32(832) + _S57], weigh_0(scores_0[_S146][u32(1)], v_tile_0[u32(800) + _S57], weigh_0(scores_0[_S146][u32(0)], v_tile_0[u32(768) + _S57], weigh_0(scores_0[_S143 + u32(1)][u32(3)], v_tile_0[u32(736) + _S57], weigh_0(scores_0[_S143 + u32(1)][u32(2)], v_tile_0[u32(704) + _S57], weigh_0(scores_0[_S143 + u32(1)][u32(1)], v_tile_0[u32(672) + _S57], weigh_0(scores_0[_S143 + u32(1)][u32(0)], v_tile_0[u32(640) + _S57], weigh_0(scores_0[_S143][u32(3)], v_tile_0[u32(608) + _S57], weigh_0(scores_0[_S143][u32(2)], v_tile_0[u32(576) + _S57], weigh_0(scores_0[_S143][u32(1)], v_tile_0[u32(544) + _S57], weigh_0(scores_0[_S143][u32(0)], v_tile_0[u32(512) + _S57], weigh_0(scores_0[_S141 + u32(1)][u32(3)], v_tile_0[u32(480) + _S57], weigh_0(scores_0[_S141 + u32(1)][u32(2)], v_tile_0[u32(448) + _S57], weigh_0(scores_0[_S141 + u32(1)][u32(1)], v_tile_0[u32(416) + _S57], weigh_0(scores_0[_S141 + u32(1)][u32(0)], v_tile_0[u32(384) + _S57], weigh_0(scores_0[_S141][u32(3)], v_tile_0[u32(352) + _S57], weigh_0(scores_0[_S141][u32(2)], v_tile_0[u32(320) + _S57], weigh_0(scores_0[_S141][u32(1)], v_tile_0[u32(288) + _S57], weigh_0(scores_0[_S141][u32(0)], v_tile_0[u32(256) + _S57], weigh_0(scores_0[_S139 + u32(1)][u32(3)], v_tile_0[u32(224) + _S57], weigh_0(scores_0[_S139 + u32(1)][u32(2)], v_tile_0[u32(192) + _S57], weigh_0(scores_0[_S139 + u32(1)][u32(1)], v_tile_0[u32(160) + _S57], weigh_0(scores_0[_S139 + u32(1)][u32(0)], v_tile_0[u32(128) + _S57], weigh_0(scores_0[_S139][u32(3)], v_tile_0[u32(96) + _S57], weigh_0(scores_0[_S139][u32(2)], v_tile_0[u32(64) + _S57], weigh_0(scores_0[_S139][u32(1)], v_tile_0[u32(32) + _S57], weigh_0(scores_0[_S139][u32(0)], v_tile_0[_S57], acc_1[u32(0)] * vec4<f32>(factors_0[_S138]))))))))) * vec4<f32>(factors_0[_S140]))))))))) * vec4<f32>(factors_0[_S142]))))))))) * vec4<f32>(factors_0[_S145])))))))));
                    l_2[u32(0)] = fma(_S144, factors_0[_S145], sums_0[_S145]);
                }
                else
                {
                    sign_1 = u32(0);
                    for(;;)
                    {
                        var _S147 : u32 = sign_1 * u32(8);
                        if(_S147 < _S136)
                        {
                        }
                        else
                        {
                            break;
                        }
                        var _S148 : u32 = _S138 + sign_1;
                        var factor_0 : f32 = (bitcast<f32>((((bitcast<u32>((factors_0[_S148]))) & (u32(2147483647))))));
                        acc_1[u32(0)] = acc_1[u32(0)] * vec4<f32>(factor_0);
                        var _S149 : u32 = _S148 * u32(2);
                        var more_0 : vec4<f32> = weigh_0(scores_0[_S149][u32(0)], v_tile_0[_S147 * u32(32) + _S57], acc_1[u32(0)]);
                        if((scores_0[_S149][u32(0)]) >= 0.0f)
                        {
                            _S43 = more_0;
                        }
                        else
                        {
                            _S43 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S43;
                        var more_1 : vec4<f32> = weigh_0(scores_0[_S149][u32(1)], v_tile_0[(_S147 + u32(1)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S150 : vec4<f32>;
                        if((scores_0[_S149][u32(1)]) >= 0.0f)
                        {
                            _S150 = more_1;
                        }
                        else
                        {
                            _S150 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S150;
                        var more_2 : vec4<f32> = weigh_0(scores_0[_S149][u32(2)], v_tile_0[(_S147 + u32(2)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S151 : vec4<f32>;
                        if((scores_0[_S149][u32(2)]) >= 0.0f)
                        {
                            _S151 = more_2;
                        }
                        else
                        {
                            _S151 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S151;
                        var more_3 : vec4<f32> = weigh_0(scores_0[_S149][u32(3)], v_tile_0[(_S147 + u32(3)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S152 : vec4<f32>;
                        if((scores_0[_S149][u32(3)]) >= 0.0f)
                        {
                            _S152 = more_3;
                        }
                        else
                        {
                            _S152 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S152;
                        var more_4 : vec4<f32> = weigh_0(scores_0[_S149 + u32(1)][u32(0)], v_tile_0[(_S147 + u32(4)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S153 : vec4<f32>;
                        if((scores_0[_S149 + u32(1)][u32(0)]) >= 0.0f)
                        {
                            _S153 = more_4;
                        }
                        else
                        {
                            _S153 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S153;
                        var more_5 : vec4<f32> = weigh_0(scores_0[_S149 + u32(1)][u32(1)], v_tile_0[(_S147 + u32(5)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S154 : vec4<f32>;
                        if((scores_0[_S149 + u32(1)][u32(1)]) >= 0.0f)
                        {
                            _S154 = more_5;
                        }
                        else
                        {
                            _S154 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S154;
                        var more_6 : vec4<f32> = weigh_0(scores_0[_S149 + u32(1)][u32(2)], v_tile_0[(_S147 + u32(6)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S155 : vec4<f32>;
                        if((scores_0[_S149 + u32(1)][u32(2)]) >= 0.0f)
                        {
                            _S155 = more_6;
                        }
                        else
                        {
                            _S155 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S155;
                        var more_7 : vec4<f32> = weigh_0(scores_0[_S149 + u32(1)][u32(3)], v_tile_0[(_S147 + u32(7)) * u32(32) + _S57], acc_1[u32(0)]);
                        var _S156 : vec4<f32>;
                        if((scores_0[_S149 + u32(1)][u32(3)]) >= 0.0f)
                        {
                            _S156 = more_7;
                        }
                        else
                        {
                            _S156 = acc_1[u32(0)];
                        }
                        acc_1[u32(0)] = _S156;
                        l_2[u32(0)] = fma(l_2[u32(0)], factor_0, abs(sums_0[_S148]));
                        if((bitcast<u32>((sums_0[_S148]))) >= u32(2147483648))
                        {
                            poisoned_4[u32(0)] = true;
                        }
                        sign_1 = sign_1 + u32(1);
                    }
                }
            }
            eight_0 = eight_0 + u32(32);
        }
        var _S157 : u32 = min(thread_0 / u32(32), _S51);
        var row_7 : u32 = work_5.first_row_0 + _S157;
        var m_3 : f32 = range_peaks_0[_S157];
        if(RANGES_0 == u32(2))
        {
            if((thread_0 / u32(32)) < _S44)
            {
                var _S158 : u32 = query_of_0(row_7);
                _S42 = first_key_0 < (keys_of_query_0(keys_1, _S158));
            }
            else
            {
                _S42 = false;
            }
            if(_S42)
            {
                var _S159 : u32 = head_of_0(work_5, row_7);
                var _S160 : u32 = query_of_0(row_7);
                var to_0 : u32 = scratch_of_0(work_5.batch_1, _S159, _S160, range_1);
                store_range_0(to_0, _S57, m_3, l_2[u32(0)], poisoned_4[u32(0)]);
                store_range_quad_0(to_0, _S57, acc_1[u32(0)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var _S161 : f32 = total_m_1[u32(0)];
            var fold_2 : Fold_0 = fold_factors_0(&(_S161), m_3);
            total_m_1[u32(0)] = _S161;
            total_l_0[u32(0)] = folded_0(fold_2, total_l_0[u32(0)], l_2[u32(0)]);
            total_2[u32(0)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(0)], acc_1[u32(0)]);
        }
        var range_2 : u32 = range_1 + u32(1);
        if(RANGES_0 != u32(0))
        {
            _S42 = range_2 < (work_5.last_range_0);
        }
        else
        {
            _S42 = false;
        }
        if(!_S42)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == u32(2))
    {
        return;
    }
    var _S162 : u32 = thread_0 / u32(32);
    if(RANGES_0 == u32(0))
    {
        before_0 = l_2[u32(0)];
    }
    else
    {
        before_0 = total_l_0[u32(0)];
    }
    var _S163 : bool = poisoned_4[u32(0)];
    var inverse_0 : f32 = finish_row_0(before_0, &(_S163));
    poisoned_4[u32(0)] = _S163;
    if(_S162 < _S44)
    {
        var o_row_1 : u32 = o_of_0(work_5, work_5.first_row_0 + _S162);
        var _S164 : u32 = _S57 * u32(4);
        if(RANGES_0 == u32(0))
        {
            _S43 = acc_1[u32(0)];
        }
        else
        {
            _S43 = total_2[u32(0)];
        }
        store_quad_0(o_row_1, _S164, _S43 * vec4<f32>(inverse_0), poisoned_4[u32(0)]);
    }
    return;
}

