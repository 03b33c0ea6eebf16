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

struct Work_0
{
     batch_1 : u32,
     kv_head_0 : u32,
     first_row_0 : u32,
     rows_0 : u32,
     first_range_0 : u32,
     last_range_0 : u32,
};

fn find_work_0( number_0 : u32,  rows_of_block_0 : u32) -> Work_0
{
    var part_0 : u32 = number_0 % params_0.parts_0;
    var _S1 : u32 = number_0 / params_0.parts_0;
    var work_0 : Work_0;
    var _S2 : u32 = _S1 % params_0.row_blocks_0;
    work_0.first_row_0 = _S2 * rows_of_block_0;
    var _S3 : u32 = _S1 / params_0.row_blocks_0;
    var kv_heads_0 : u32 = params_0.heads_0 / params_0.group_0;
    var _S4 : u32 = _S3 % kv_heads_0;
    work_0.kv_head_0 = _S4;
    var _S5 : u32 = _S3 / kv_heads_0;
    work_0.batch_1 = _S5;
    work_0.rows_0 = params_0.q_len_0 * params_0.group_0;
    var ranges_of_part_0 : u32 = (params_0.ranges_0 + params_0.parts_0 - u32(1)) / params_0.parts_0;
    var _S6 : u32 = part_0 * ranges_of_part_0;
    work_0.first_range_0 = _S6;
    work_0.last_range_0 = min(_S6 + ranges_of_part_0, params_0.ranges_0);
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
    var _S7 : u32 = row_0 / params_0.group_0;
    return _S7;
}

fn keys_of_query_0( keys_0 : u32,  query_0 : u32) -> u32
{
    return u32(clamp(i32(query_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

fn head_of_0( work_1 : Work_0,  row_1 : u32) -> u32
{
    var _S8 : u32 = work_1.kv_head_0 * params_0.group_0;
    var _S9 : u32 = row_1 % params_0.group_0;
    return _S8 + _S9;
}

fn mask_of_0( work_2 : Work_0,  row_2 : u32) -> u32
{
    var _S10 : u32 = params_0.mask_offset_0 + work_2.batch_1 * params_0.mask_batch_0;
    var _S11 : u32 = head_of_0(work_2, row_2);
    var _S12 : u32 = _S10 + _S11 * params_0.mask_head_0;
    var _S13 : u32 = query_of_0(row_2);
    return _S12 + _S13 * params_0.mask_row_0;
}

fn q_of_0( work_3 : Work_0,  row_3 : u32) -> u32
{
    var _S14 : u32 = params_0.q_offset_0 + work_3.batch_1 * params_0.q_batch_0;
    var _S15 : u32 = head_of_0(work_3, row_3);
    var _S16 : u32 = _S14 + _S15 * params_0.q_head_0;
    var _S17 : u32 = query_of_0(row_3);
    return _S16 + _S17 * params_0.q_row_0;
}

var<workgroup> q_tile_0 : array<vec4<f32>, i32(64)>;

fn load_quad_0( _S18 : u32,  _S19 : u32) -> vec4<f32>
{
    const _S20 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var quad_0 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S19)) > u32(0))
    {
        quad_0 = (bitcast<vec4<f32>>((v_words_0[(_S18 + _S19) / u32(4)])));
    }
    else
    {
        quad_0 = _S20;
    }
    return quad_0;
}

fn load_v_0( v_head_1 : u32,  first_0 : u32,  end_0 : u32,  slot_0 : u32) -> vec4<f32>
{
    var key_0 : u32 = first_0 + slot_0 / u32(16);
    if(key_0 >= end_0)
    {
        return vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    }
    return load_quad_0(v_head_1 + key_0 * params_0.v_row_0, slot_0 % u32(16) * u32(4));
}

var<workgroup> range_peaks_0 : array<f32, i32(4)>;

fn multiply_0( q_0 : vec4<f32>,  k_0 : vec4<f32>,  sum_0 : f32) -> f32
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

var<private> _S21 : u32;

fn sum_of_row_0( part_1 : array<f32, i32(4)>) -> f32
{
    var _S22 : f32 = quadSwapX(part_1[i32(1)]);
    var near_0 : f32 = part_1[i32(0)] + _S22;
    var _S23 : f32 = quadSwapY(part_1[i32(2)]);
    var _S24 : f32 = quadSwapDiagonal(part_1[i32(3)]);
    var score_0 : f32 = near_0 + (_S23 + _S24);
    ;
    var _S25 : f32 = subgroupShuffle(score_0, i32((_S21 ^ (u32(4)))));
    return score_0 + _S25;
}

fn is_special_0( score_1 : f32) -> bool
{
    return (((bitcast<u32>((score_1))) & (u32(2139095040)))) == u32(2139095040);
}

fn hide_0( score_2 : ptr<function, f32>,  key_1 : u32,  end_1 : u32,  mask_row_1 : u32,  poisoned_0 : ptr<function, bool>) -> bool
{
    var hidden_0 : bool = key_1 >= end_1;
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
        var bias_0 : f32 = mask_values_0[mask_row_1 + key_1 * params_0.mask_key_0];
        (*score_2) = (*score_2) + bias_0;
        hidden_1 = (bitcast<u32>((bias_0))) == u32(4286578688);
    }
    else
    {
        hidden_1 = hidden_0;
    }
    var _S26 : bool;
    if(!hidden_1)
    {
        _S26 = is_special_0((*score_2));
    }
    else
    {
        _S26 = false;
    }
    if(_S26)
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

var<workgroup> scores_0 : array<f32, i32(2048)>;

var<workgroup> peaks_0 : array<f32, i32(256)>;

var<workgroup> factors_0 : array<f32, i32(256)>;

fn shrink_of_0( m_0 : f32,  peak_0 : f32) -> f32
{
    var _S27 : f32;
    if(peak_0 > m_0)
    {
        _S27 = exp(m_0 - peak_0);
    }
    else
    {
        _S27 = 1.0f;
    }
    return _S27;
}

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
        var _S28 : i32;
        if(poisoned_1)
        {
            _S28 = i32(1);
        }
        else
        {
            _S28 = i32(0);
        }
        scratch_0[place_0 + (params_0.head_dim_0 + u32(3)) / u32(4)] = vec4<f32>(m_1, l_0, f32(_S28), 0.0f);
    }
    return;
}

fn store_range_quad_0( place_1 : u32,  quad_1 : u32,  acc_0 : vec4<f32>)
{
    if((quad_1 * u32(4)) < (params_0.head_dim_0))
    {
        scratch_0[place_1 + quad_1] = acc_0;
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
    var _S29 : f32 = max((*total_m_0), m_2);
    var fold_0 : Fold_0;
    fold_0.keep_0 = exp((*total_m_0) - _S29);
    fold_0.add_0 = exp(m_2 - _S29);
    (*total_m_0) = _S29;
    return fold_0;
}

fn folded_0( fold_1 : Fold_0,  total_0 : f32,  result_0 : f32) -> f32
{
    return fma(result_0, fold_1.add_0, total_0 * fold_1.keep_0);
}

fn folded_1( keep_1 : f32,  add_1 : f32,  total_1 : vec4<f32>,  result_1 : vec4<f32>) -> vec4<f32>
{
    return weigh_0(add_1, result_1, total_1 * vec4<f32>(keep_1));
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
    var _S30 : u32 = params_0.o_offset_0 + work_4.batch_1 * params_0.o_batch_0;
    var _S31 : u32 = head_of_0(work_4, row_4);
    var _S32 : u32 = _S30 + _S31 * params_0.o_head_0;
    var _S33 : u32 = query_of_0(row_4);
    return _S32 + _S33 * params_0.o_row_0;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_2 : vec4<f32>,  poisoned_3 : bool)
{
    if((params_0.head_dim_0 - min(params_0.head_dim_0, element_0)) > u32(0))
    {
        var _S34 : vec4<u32>;
        if(poisoned_3)
        {
            _S34 = vec4<u32>(u32(2143289344), u32(2143289344), u32(2143289344), u32(2143289344));
        }
        else
        {
            _S34 = (bitcast<vec4<u32>>((quad_2)));
        }
        o_words_0[(row_5 + element_0) / u32(4)] = _S34;
    }
    return;
}

fn load_quad_1( _S35 : u32,  _S36 : u32) -> vec4<f32>
{
    const _S37 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var quad_3 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S36)) > u32(0))
    {
        quad_3 = (bitcast<vec4<f32>>((q_words_0[(_S35 + _S36) / u32(4)])));
    }
    else
    {
        quad_3 = _S37;
    }
    return quad_3;
}

fn load_quad_2( _S38 : u32,  _S39 : u32) -> vec4<f32>
{
    const _S40 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    var quad_4 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S39)) > u32(0))
    {
        quad_4 = (bitcast<vec4<f32>>((k_words_0[(_S38 + _S39) / u32(4)])));
    }
    else
    {
        quad_4 = _S40;
    }
    return quad_4;
}

@compute
@workgroup_size(256, 1, 1)
fn attention(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    var keep_2 : bool;
    var bits_0 : u32;
    var bits_1 : u32;
    var bits_2 : u32;
    var before_0 : f32;
    var before_1 : f32;
    var before_2 : f32;
    var before_3 : f32;
    var before_4 : f32;
    var before_5 : f32;
    var before_6 : f32;
    var before_7 : f32;
    var _S41 : vec4<f32>;
    _S21 = _builtinWaveLaneIndex_0;
    var number_1 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_1 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_5 : Work_0 = find_work_0(number_1, u32(4));
    var _S42 : u32 = min(u32(4), work_5.rows_0 - work_5.first_row_0);
    var keys_1 : u32 = keys_of_batch_0(work_5.batch_1);
    var _S43 : u32 = query_of_0(work_5.first_row_0 + _S42 - u32(1));
    var _S44 : u32 = keys_of_query_0(keys_1, _S43);
    var _S45 : u32 = params_0.k_offset_0 + work_5.batch_1 * params_0.k_batch_0 + work_5.kv_head_0 * params_0.k_head_0;
    var _S46 : u32 = params_0.v_offset_0 + work_5.batch_1 * params_0.v_batch_0 + work_5.kv_head_0 * params_0.v_head_0;
    var lane_1 : u32 = thread_0 % u32(8);
    var quads_of_rows_0 : u32 = (_S42 + u32(4) - u32(1)) / u32(4);
    var team_0 : u32 = thread_0 / u32(8);
    var _S47 : u32 = team_0 % quads_of_rows_0;
    var first_of_quad_0 : u32 = _S47 * u32(4);
    var _S48 : u32 = lane_1 % u32(4);
    var _S49 : u32 = first_of_quad_0 + _S48;
    var _S50 : u32 = _S42 - u32(1);
    var _S51 : u32 = min(_S49, _S50);
    var live_0 : bool;
    if(_S49 < _S42)
    {
        live_0 = lane_1 < u32(4);
    }
    else
    {
        live_0 = false;
    }
    var _S52 : u32 = work_5.first_row_0 + _S51;
    var _S53 : u32 = query_of_0(_S52);
    var _S54 : u32 = keys_of_query_0(keys_1, _S53);
    var _S55 : u32 = mask_of_0(work_5, _S52);
    var stride_0 : u32 = u32(32) / quads_of_rows_0;
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
        if(slot_1 < u32(64))
        {
        }
        else
        {
            break;
        }
        var q_row_1 : u32 = q_of_0(work_5, work_5.first_row_0 + min(slot_1 / u32(16), _S50));
        q_tile_0[slot_1] = load_quad_1(q_row_1, slot_1 % u32(16) * u32(4)) * vec4<f32>(params_0.scale_0);
        slot_1 = slot_1 + u32(256);
    }
    var _S56 : u32 = thread_0 % u32(16);
    var total_2 : array<vec4<f32>, i32(1)>;
    var total_l_0 : array<f32, i32(1)>;
    var total_m_1 : array<f32, i32(1)>;
    var acc_1 : array<vec4<f32>, i32(1)>;
    var l_2 : array<f32, i32(1)>;
    var poisoned_4 : array<bool, i32(1)>;
    const _S57 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    total_2[u32(0)] = _S57;
    total_l_0[u32(0)] = 0.0f;
    total_m_1[u32(0)] = -3.4028234663852886e+38f;
    acc_1[u32(0)] = _S57;
    l_2[u32(0)] = 0.0f;
    poisoned_4[u32(0)] = false;
    var range_1 : u32 = work_5.first_range_0;
    for(;;)
    {
        var first_key_0 : u32 = range_1 * params_0.range_keys_0;
        var _S58 : u32 = min(first_key_0 + params_0.range_keys_0, _S44);
        if(_S58 > first_key_0)
        {
            slot_1 = (_S58 - first_key_0 + u32(8) - u32(1)) / u32(8);
        }
        else
        {
            slot_1 = u32(0);
        }
        var next_v_0 : array<array<vec4<f32>, i32(4)>, i32(2)>;
        next_v_0[u32(0)][u32(0)] = load_v_0(_S46, first_key_0, _S58, thread_0);
        var _S59 : u32 = u32(256) + thread_0;
        next_v_0[u32(0)][u32(1)] = load_v_0(_S46, first_key_0, _S58, _S59);
        var _S60 : u32 = u32(512) + thread_0;
        next_v_0[u32(0)][u32(2)] = load_v_0(_S46, first_key_0, _S58, _S60);
        var _S61 : u32 = u32(768) + thread_0;
        next_v_0[u32(0)][u32(3)] = load_v_0(_S46, first_key_0, _S58, _S61);
        var _S62 : u32 = first_key_0 + u32(64);
        next_v_0[u32(1)][u32(0)] = load_v_0(_S46, _S62, _S58, thread_0);
        next_v_0[u32(1)][u32(1)] = load_v_0(_S46, _S62, _S58, _S59);
        next_v_0[u32(1)][u32(2)] = load_v_0(_S46, _S62, _S58, _S60);
        next_v_0[u32(1)][u32(3)] = load_v_0(_S46, _S62, _S58, _S61);
        workgroupBarrier();
        if(thread_0 < u32(4))
        {
            range_peaks_0[thread_0] = -3.4028234663852886e+38f;
        }
        var round_0 : u32 = u32(0);
        for(;;)
        {
            if(round_0 < slot_1)
            {
            }
            else
            {
                break;
            }
            var _S63 : u32 = team_0 / quads_of_rows_0;
            var step_0 : u32 = round_0 + _S63;
            var _S64 : u32 = first_key_0 + min(step_0, slot_1 - u32(1)) * u32(8);
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
            var _S65 : u32 = _S58 - u32(1);
            var _S66 : u32 = min(_S64, _S65);
            var k_quads_0 : array<array<vec4<f32>, i32(2)>, i32(8)>;
            var _S67 : u32 = lane_1 * u32(4);
            k_quads_0[u32(0)][u32(0)] = load_quad_2(_S45 + _S66 * params_0.k_row_0, _S67);
            var _S68 : u32 = (u32(8) + lane_1) * u32(4);
            var _S69 : vec4<f32> = load_quad_2(_S45 + _S66 * params_0.k_row_0, _S68);
            k_quads_0[u32(0)][u32(1)] = _S69;
            var _S70 : u32 = _S64 + u32(1);
            var _S71 : u32 = min(_S70, _S65);
            k_quads_0[u32(1)][u32(0)] = load_quad_2(_S45 + _S71 * params_0.k_row_0, _S67);
            var _S72 : vec4<f32> = load_quad_2(_S45 + _S71 * params_0.k_row_0, _S68);
            k_quads_0[u32(1)][u32(1)] = _S72;
            var _S73 : u32 = _S64 + u32(2);
            var _S74 : u32 = min(_S73, _S65);
            k_quads_0[u32(2)][u32(0)] = load_quad_2(_S45 + _S74 * params_0.k_row_0, _S67);
            var _S75 : vec4<f32> = load_quad_2(_S45 + _S74 * params_0.k_row_0, _S68);
            k_quads_0[u32(2)][u32(1)] = _S75;
            var _S76 : u32 = _S64 + u32(3);
            var _S77 : u32 = min(_S76, _S65);
            k_quads_0[u32(3)][u32(0)] = load_quad_2(_S45 + _S77 * params_0.k_row_0, _S67);
            var _S78 : vec4<f32> = load_quad_2(_S45 + _S77 * params_0.k_row_0, _S68);
            k_quads_0[u32(3)][u32(1)] = _S78;
            var _S79 : u32 = _S64 + u32(4);
            var _S80 : u32 = min(_S79, _S65);
            k_quads_0[u32(4)][u32(0)] = load_quad_2(_S45 + _S80 * params_0.k_row_0, _S67);
            var _S81 : vec4<f32> = load_quad_2(_S45 + _S80 * params_0.k_row_0, _S68);
            k_quads_0[u32(4)][u32(1)] = _S81;
            var _S82 : u32 = _S64 + u32(5);
            var _S83 : u32 = min(_S82, _S65);
            k_quads_0[u32(5)][u32(0)] = load_quad_2(_S45 + _S83 * params_0.k_row_0, _S67);
            var _S84 : vec4<f32> = load_quad_2(_S45 + _S83 * params_0.k_row_0, _S68);
            k_quads_0[u32(5)][u32(1)] = _S84;
            var _S85 : u32 = _S64 + u32(6);
            var _S86 : u32 = min(_S85, _S65);
            k_quads_0[u32(6)][u32(0)] = load_quad_2(_S45 + _S86 * params_0.k_row_0, _S67);
            var _S87 : vec4<f32> = load_quad_2(_S45 + _S86 * params_0.k_row_0, _S68);
            k_quads_0[u32(6)][u32(1)] = _S87;
            var _S88 : u32 = _S64 + u32(7);
            var _S89 : u32 = min(_S88, _S65);
            k_quads_0[u32(7)][u32(0)] = load_quad_2(_S45 + _S89 * params_0.k_row_0, _S67);
            var _S90 : vec4<f32> = load_quad_2(_S45 + _S89 * params_0.k_row_0, _S68);
            k_quads_0[u32(7)][u32(1)] = _S90;
            var _S91 : u32 = (first_of_quad_0 + ((_S48 ^ (u32(0))))) * u32(16);
            part_2[u32(0)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(0)][u32(0)], part_2[u32(0)][u32(0)]);
            part_2[u32(1)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(1)][u32(0)], part_2[u32(1)][u32(0)]);
            part_2[u32(2)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(2)][u32(0)], part_2[u32(2)][u32(0)]);
            part_2[u32(3)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(3)][u32(0)], part_2[u32(3)][u32(0)]);
            part_2[u32(4)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(4)][u32(0)], part_2[u32(4)][u32(0)]);
            part_2[u32(5)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(5)][u32(0)], part_2[u32(5)][u32(0)]);
            part_2[u32(6)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(6)][u32(0)], part_2[u32(6)][u32(0)]);
            part_2[u32(7)][u32(0)] = multiply_0(q_tile_0[_S91 + lane_1], k_quads_0[u32(7)][u32(0)], part_2[u32(7)][u32(0)]);
            var _S92 : u32 = (first_of_quad_0 + ((_S48 ^ (u32(1))))) * u32(16);
            part_2[u32(0)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(0)][u32(0)], part_2[u32(0)][u32(1)]);
            part_2[u32(1)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(1)][u32(0)], part_2[u32(1)][u32(1)]);
            part_2[u32(2)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(2)][u32(0)], part_2[u32(2)][u32(1)]);
            part_2[u32(3)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(3)][u32(0)], part_2[u32(3)][u32(1)]);
            part_2[u32(4)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(4)][u32(0)], part_2[u32(4)][u32(1)]);
            part_2[u32(5)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(5)][u32(0)], part_2[u32(5)][u32(1)]);
            part_2[u32(6)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(6)][u32(0)], part_2[u32(6)][u32(1)]);
            part_2[u32(7)][u32(1)] = multiply_0(q_tile_0[_S92 + lane_1], k_quads_0[u32(7)][u32(0)], part_2[u32(7)][u32(1)]);
            var _S93 : u32 = (first_of_quad_0 + ((_S48 ^ (u32(2))))) * u32(16);
            part_2[u32(0)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(0)][u32(0)], part_2[u32(0)][u32(2)]);
            part_2[u32(1)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(1)][u32(0)], part_2[u32(1)][u32(2)]);
            part_2[u32(2)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(2)][u32(0)], part_2[u32(2)][u32(2)]);
            part_2[u32(3)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(3)][u32(0)], part_2[u32(3)][u32(2)]);
            part_2[u32(4)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(4)][u32(0)], part_2[u32(4)][u32(2)]);
            part_2[u32(5)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(5)][u32(0)], part_2[u32(5)][u32(2)]);
            part_2[u32(6)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(6)][u32(0)], part_2[u32(6)][u32(2)]);
            part_2[u32(7)][u32(2)] = multiply_0(q_tile_0[_S93 + lane_1], k_quads_0[u32(7)][u32(0)], part_2[u32(7)][u32(2)]);
            var _S94 : u32 = (first_of_quad_0 + ((_S48 ^ (u32(3))))) * u32(16);
            part_2[u32(0)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(0)][u32(0)], part_2[u32(0)][u32(3)]);
            part_2[u32(1)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(1)][u32(0)], part_2[u32(1)][u32(3)]);
            part_2[u32(2)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(2)][u32(0)], part_2[u32(2)][u32(3)]);
            part_2[u32(3)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(3)][u32(0)], part_2[u32(3)][u32(3)]);
            part_2[u32(4)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(4)][u32(0)], part_2[u32(4)][u32(3)]);
            part_2[u32(5)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(5)][u32(0)], part_2[u32(5)][u32(3)]);
            part_2[u32(6)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(6)][u32(0)], part_2[u32(6)][u32(3)]);
            part_2[u32(7)][u32(3)] = multiply_0(q_tile_0[_S94 + lane_1], k_quads_0[u32(7)][u32(0)], part_2[u32(7)][u32(3)]);
            part_2[u32(0)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S69, part_2[u32(0)][u32(0)]);
            part_2[u32(1)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S72, part_2[u32(1)][u32(0)]);
            part_2[u32(2)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S75, part_2[u32(2)][u32(0)]);
            part_2[u32(3)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S78, part_2[u32(3)][u32(0)]);
            part_2[u32(4)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S81, part_2[u32(4)][u32(0)]);
            part_2[u32(5)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S84, part_2[u32(5)][u32(0)]);
            part_2[u32(6)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S87, part_2[u32(6)][u32(0)]);
            part_2[u32(7)][u32(0)] = multiply_0(q_tile_0[_S91 + u32(8) + lane_1], _S90, part_2[u32(7)][u32(0)]);
            part_2[u32(0)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S69, part_2[u32(0)][u32(1)]);
            part_2[u32(1)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S72, part_2[u32(1)][u32(1)]);
            part_2[u32(2)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S75, part_2[u32(2)][u32(1)]);
            part_2[u32(3)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S78, part_2[u32(3)][u32(1)]);
            part_2[u32(4)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S81, part_2[u32(4)][u32(1)]);
            part_2[u32(5)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S84, part_2[u32(5)][u32(1)]);
            part_2[u32(6)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S87, part_2[u32(6)][u32(1)]);
            part_2[u32(7)][u32(1)] = multiply_0(q_tile_0[_S92 + u32(8) + lane_1], _S90, part_2[u32(7)][u32(1)]);
            part_2[u32(0)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S69, part_2[u32(0)][u32(2)]);
            part_2[u32(1)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S72, part_2[u32(1)][u32(2)]);
            part_2[u32(2)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S75, part_2[u32(2)][u32(2)]);
            part_2[u32(3)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S78, part_2[u32(3)][u32(2)]);
            part_2[u32(4)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S81, part_2[u32(4)][u32(2)]);
            part_2[u32(5)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S84, part_2[u32(5)][u32(2)]);
            part_2[u32(6)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S87, part_2[u32(6)][u32(2)]);
            part_2[u32(7)][u32(2)] = multiply_0(q_tile_0[_S93 + u32(8) + lane_1], _S90, part_2[u32(7)][u32(2)]);
            part_2[u32(0)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S69, part_2[u32(0)][u32(3)]);
            part_2[u32(1)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S72, part_2[u32(1)][u32(3)]);
            part_2[u32(2)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S75, part_2[u32(2)][u32(3)]);
            part_2[u32(3)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S78, part_2[u32(3)][u32(3)]);
            part_2[u32(4)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S81, part_2[u32(4)][u32(3)]);
            part_2[u32(5)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S84, part_2[u32(5)][u32(3)]);
            part_2[u32(6)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S87, part_2[u32(6)][u32(3)]);
            part_2[u32(7)][u32(3)] = multiply_0(q_tile_0[_S94 + u32(8) + lane_1], _S90, part_2[u32(7)][u32(3)]);
            if(live_0)
            {
                keep_2 = step_0 < slot_1;
            }
            else
            {
                keep_2 = false;
            }
            var _S95 : f32 = sum_of_row_0(part_2[u32(0)]);
            var score_3 : f32 = _S95;
            var poison_0 : bool = false;
            var _S96 : u32 = min(_S54, _S58);
            var hidden_2 : bool = hide_0(&(score_3), _S64, _S96, _S55, &(poison_0));
            var _S97 : f32 = max(-3.4028234663852886e+38f, score_3);
            if(poison_0)
            {
                bits_0 = u32(2143289344);
            }
            else
            {
                if(hidden_2)
                {
                    bits_0 = u32(4286578688);
                }
                else
                {
                    bits_0 = (bitcast<u32>((score_3)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8)] = (bitcast<f32>((bits_0)));
            }
            var _S98 : f32 = sum_of_row_0(part_2[u32(1)]);
            var score_4 : f32 = _S98;
            var poison_1 : bool = false;
            var hidden_3 : bool = hide_0(&(score_4), _S70, _S96, _S55, &(poison_1));
            var _S99 : f32 = max(_S97, score_4);
            if(poison_1)
            {
                bits_1 = u32(2143289344);
            }
            else
            {
                if(hidden_3)
                {
                    bits_1 = u32(4286578688);
                }
                else
                {
                    bits_1 = (bitcast<u32>((score_4)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(1)] = (bitcast<f32>((bits_1)));
            }
            var _S100 : f32 = sum_of_row_0(part_2[u32(2)]);
            var score_5 : f32 = _S100;
            var poison_2 : bool = false;
            var hidden_4 : bool = hide_0(&(score_5), _S73, _S96, _S55, &(poison_2));
            var _S101 : f32 = max(_S99, score_5);
            if(poison_2)
            {
                bits_2 = u32(2143289344);
            }
            else
            {
                if(hidden_4)
                {
                    bits_2 = u32(4286578688);
                }
                else
                {
                    bits_2 = (bitcast<u32>((score_5)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(2)] = (bitcast<f32>((bits_2)));
            }
            var _S102 : f32 = sum_of_row_0(part_2[u32(3)]);
            var score_6 : f32 = _S102;
            var poison_3 : bool = false;
            var hidden_5 : bool = hide_0(&(score_6), _S76, _S96, _S55, &(poison_3));
            var _S103 : f32 = max(_S101, score_6);
            var bits_3 : u32;
            if(poison_3)
            {
                bits_3 = u32(2143289344);
            }
            else
            {
                if(hidden_5)
                {
                    bits_3 = u32(4286578688);
                }
                else
                {
                    bits_3 = (bitcast<u32>((score_6)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(3)] = (bitcast<f32>((bits_3)));
            }
            var _S104 : f32 = sum_of_row_0(part_2[u32(4)]);
            var score_7 : f32 = _S104;
            var poison_4 : bool = false;
            var hidden_6 : bool = hide_0(&(score_7), _S79, _S96, _S55, &(poison_4));
            var _S105 : f32 = max(_S103, score_7);
            var bits_4 : u32;
            if(poison_4)
            {
                bits_4 = u32(2143289344);
            }
            else
            {
                if(hidden_6)
                {
                    bits_4 = u32(4286578688);
                }
                else
                {
                    bits_4 = (bitcast<u32>((score_7)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(4)] = (bitcast<f32>((bits_4)));
            }
            var _S106 : f32 = sum_of_row_0(part_2[u32(5)]);
            var score_8 : f32 = _S106;
            var poison_5 : bool = false;
            var hidden_7 : bool = hide_0(&(score_8), _S82, _S96, _S55, &(poison_5));
            var _S107 : f32 = max(_S105, score_8);
            var bits_5 : u32;
            if(poison_5)
            {
                bits_5 = u32(2143289344);
            }
            else
            {
                if(hidden_7)
                {
                    bits_5 = u32(4286578688);
                }
                else
                {
                    bits_5 = (bitcast<u32>((score_8)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(5)] = (bitcast<f32>((bits_5)));
            }
            var _S108 : f32 = sum_of_row_0(part_2[u32(6)]);
            var score_9 : f32 = _S108;
            var poison_6 : bool = false;
            var hidden_8 : bool = hide_0(&(score_9), _S85, _S96, _S55, &(poison_6));
            var _S109 : f32 = max(_S107, score_9);
            var bits_6 : u32;
            if(poison_6)
            {
                bits_6 = u32(2143289344);
            }
            else
            {
                if(hidden_8)
                {
                    bits_6 = u32(4286578688);
                }
                else
                {
                    bits_6 = (bitcast<u32>((score_9)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(6)] = (bitcast<f32>((bits_6)));
            }
            var _S110 : f32 = sum_of_row_0(part_2[u32(7)]);
            var score_10 : f32 = _S110;
            var poison_7 : bool = false;
            var hidden_9 : bool = hide_0(&(score_10), _S88, _S96, _S55, &(poison_7));
            var _S111 : f32 = max(_S109, score_10);
            var bits_7 : u32;
            if(poison_7)
            {
                bits_7 = u32(2143289344);
            }
            else
            {
                if(hidden_9)
                {
                    bits_7 = u32(4286578688);
                }
                else
                {
                    bits_7 = (bitcast<u32>((score_10)));
                }
            }
            if(keep_2)
            {
                scores_0[_S51 * u32(512) + step_0 * u32(8) + u32(7)] = (bitcast<f32>((bits_7)));
            }
            if(keep_2)
            {
                peaks_0[_S51 * u32(64) + step_0] = _S111;
            }
            round_0 = round_0 + stride_0;
        }
        workgroupBarrier();
        bits_0 = thread_0;
        for(;;)
        {
            if(bits_0 < (_S42 * slot_1))
            {
            }
            else
            {
                break;
            }
            var row_6 : u32 = bits_0 / slot_1;
            var step_1 : u32 = bits_0 % slot_1;
            bits_1 = u32(0);
            before_0 = -3.4028234663852886e+38f;
            for(;;)
            {
                var _S112 : bool = bits_1 < step_1;
                if(_S112)
                {
                }
                else
                {
                    break;
                }
                var _S113 : u32 = row_6 * u32(64) + bits_1;
                var other_0 : f32 = peaks_0[_S113];
                if(_S112)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                var other_1 : f32 = peaks_0[_S113 + u32(1)];
                if((bits_1 + u32(1)) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                var other_2 : f32 = peaks_0[_S113 + u32(2)];
                if((bits_1 + u32(2)) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                var other_3 : f32 = peaks_0[_S113 + u32(3)];
                if((bits_1 + u32(3)) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                var other_4 : f32 = peaks_0[_S113 + u32(4)];
                if((bits_1 + u32(4)) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                var other_5 : f32 = peaks_0[_S113 + u32(5)];
                if((bits_1 + u32(5)) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                var other_6 : f32 = peaks_0[_S113 + u32(6)];
                if((bits_1 + u32(6)) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                var other_7 : f32 = peaks_0[_S113 + u32(7)];
                if((bits_1 + u32(7)) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                bits_1 = bits_1 + u32(8);
            }
            var _S114 : u32 = row_6 * u32(64) + step_1;
            var _S115 : f32 = max(before_0, peaks_0[_S114]);
            factors_0[_S114] = shrink_of_0(before_0, _S115);
            if((step_1 + u32(1)) == slot_1)
            {
                range_peaks_0[row_6] = _S115;
            }
            var _S116 : u32 = row_6 * u32(512) + step_1 * u32(8);
            var bits_8 : u32 = (bitcast<u32>((scores_0[_S116])));
            var _S117 : f32 = exp(scores_0[_S116] - _S115);
            if(is_special_0(scores_0[_S116]))
            {
                if(bits_8 == u32(4286578688))
                {
                    before_1 = -1.0f;
                }
                else
                {
                    before_1 = -2.0f;
                }
            }
            else
            {
                before_1 = _S117;
            }
            scores_0[_S116] = before_1;
            var bits_9 : u32 = (bitcast<u32>((scores_0[_S116 + u32(1)])));
            var _S118 : f32 = exp(scores_0[_S116 + u32(1)] - _S115);
            if(is_special_0(scores_0[_S116 + u32(1)]))
            {
                if(bits_9 == u32(4286578688))
                {
                    before_2 = -1.0f;
                }
                else
                {
                    before_2 = -2.0f;
                }
            }
            else
            {
                before_2 = _S118;
            }
            scores_0[_S116 + u32(1)] = before_2;
            var bits_10 : u32 = (bitcast<u32>((scores_0[_S116 + u32(2)])));
            var _S119 : f32 = exp(scores_0[_S116 + u32(2)] - _S115);
            if(is_special_0(scores_0[_S116 + u32(2)]))
            {
                if(bits_10 == u32(4286578688))
                {
                    before_3 = -1.0f;
                }
                else
                {
                    before_3 = -2.0f;
                }
            }
            else
            {
                before_3 = _S119;
            }
            scores_0[_S116 + u32(2)] = before_3;
            var bits_11 : u32 = (bitcast<u32>((scores_0[_S116 + u32(3)])));
            var _S120 : f32 = exp(scores_0[_S116 + u32(3)] - _S115);
            if(is_special_0(scores_0[_S116 + u32(3)]))
            {
                if(bits_11 == u32(4286578688))
                {
                    before_4 = -1.0f;
                }
                else
                {
                    before_4 = -2.0f;
                }
            }
            else
            {
                before_4 = _S120;
            }
            scores_0[_S116 + u32(3)] = before_4;
            var bits_12 : u32 = (bitcast<u32>((scores_0[_S116 + u32(4)])));
            var _S121 : f32 = exp(scores_0[_S116 + u32(4)] - _S115);
            if(is_special_0(scores_0[_S116 + u32(4)]))
            {
                if(bits_12 == u32(4286578688))
                {
                    before_5 = -1.0f;
                }
                else
                {
                    before_5 = -2.0f;
                }
            }
            else
            {
                before_5 = _S121;
            }
            scores_0[_S116 + u32(4)] = before_5;
            var bits_13 : u32 = (bitcast<u32>((scores_0[_S116 + u32(5)])));
            var _S122 : f32 = exp(scores_0[_S116 + u32(5)] - _S115);
            if(is_special_0(scores_0[_S116 + u32(5)]))
            {
                if(bits_13 == u32(4286578688))
                {
                    before_6 = -1.0f;
                }
                else
                {
                    before_6 = -2.0f;
                }
            }
            else
            {
                before_6 = _S122;
            }
            scores_0[_S116 + u32(5)] = before_6;
            var bits_14 : u32 = (bitcast<u32>((scores_0[_S116 + u32(6)])));
            var _S123 : f32 = exp(scores_0[_S116 + u32(6)] - _S115);
            if(is_special_0(scores_0[_S116 + u32(6)]))
            {
                if(bits_14 == u32(4286578688))
                {
                    before_7 = -1.0f;
                }
                else
                {
                    before_7 = -2.0f;
                }
            }
            else
            {
                before_7 = _S123;
            }
            scores_0[_S116 + u32(6)] = before_7;
            var bits_15 : u32 = (bitcast<u32>((scores_0[_S116 + u32(7)])));
            var _S124 : f32 = exp(scores_0[_S116 + u32(7)] - _S115);
            var weight_1 : f32;
            if(is_special_0(scores_0[_S116 + u32(7)]))
            {
                if(bits_15 == u32(4286578688))
                {
                    weight_1 = -1.0f;
                }
                else
                {
                    weight_1 = -2.0f;
                }
            }
            else
            {
                weight_1 = _S124;
            }
            scores_0[_S116 + u32(7)] = weight_1;
            bits_0 = bits_0 + u32(256);
        }
        acc_1[u32(0)] = _S57;
        l_2[u32(0)] = 0.0f;
        bits_1 = u32(0);
        for(;;)
        {
            var _S125 : u32 = slot_1 * u32(8);
            if(bits_1 < _S125)
            {
            }
            else
            {
                break;
            }
            workgroupBarrier();
            v_tile_0[thread_0] = next_v_0[i32(0)][u32(0)];
            v_tile_0[_S59] = next_v_0[i32(0)][u32(1)];
            v_tile_0[_S60] = next_v_0[i32(0)][u32(2)];
            v_tile_0[_S61] = next_v_0[i32(0)][u32(3)];
            workgroupBarrier();
            next_v_0[u32(0)][u32(0)] = next_v_0[u32(1)][u32(0)];
            var _S126 : u32 = first_key_0 + bits_1 + u32(128);
            next_v_0[u32(1)][u32(0)] = load_v_0(_S46, _S126, _S58, thread_0);
            next_v_0[u32(0)][u32(1)] = next_v_0[u32(1)][u32(1)];
            next_v_0[u32(1)][u32(1)] = load_v_0(_S46, _S126, _S58, _S59);
            next_v_0[u32(0)][u32(2)] = next_v_0[u32(1)][u32(2)];
            next_v_0[u32(1)][u32(2)] = load_v_0(_S46, _S126, _S58, _S60);
            next_v_0[u32(0)][u32(3)] = next_v_0[u32(1)][u32(3)];
            next_v_0[u32(1)][u32(3)] = load_v_0(_S46, _S126, _S58, _S61);
            var _S127 : u32 = min(u32(64), _S125 - bits_1);
            var _S128 : u32 = thread_0 / u32(16);
            if(_S128 < _S42)
            {
                bits_2 = u32(0);
                for(;;)
                {
                    if(bits_2 < _S127)
                    {
                    }
                    else
                    {
                        break;
                    }
                    var factor_0 : f32 = factors_0[_S128 * u32(64) + (bits_1 + bits_2) / u32(8)];
                    acc_1[u32(0)] = acc_1[u32(0)] * vec4<f32>(factors_0[_S128 * u32(64) + (bits_1 + bits_2) / u32(8)]);
                    var weights_0 : array<f32, i32(8)>;
                    var values_0 : array<vec4<f32>, i32(8)>;
                    var _S129 : u32 = _S128 * u32(512) + bits_1 + bits_2;
                    weights_0[u32(0)] = scores_0[_S129];
                    values_0[u32(0)] = v_tile_0[bits_2 * u32(16) + _S56];
                    weights_0[u32(1)] = scores_0[_S129 + u32(1)];
                    values_0[u32(1)] = v_tile_0[(bits_2 + u32(1)) * u32(16) + _S56];
                    weights_0[u32(2)] = scores_0[_S129 + u32(2)];
                    values_0[u32(2)] = v_tile_0[(bits_2 + u32(2)) * u32(16) + _S56];
                    weights_0[u32(3)] = scores_0[_S129 + u32(3)];
                    values_0[u32(3)] = v_tile_0[(bits_2 + u32(3)) * u32(16) + _S56];
                    weights_0[u32(4)] = scores_0[_S129 + u32(4)];
                    values_0[u32(4)] = v_tile_0[(bits_2 + u32(4)) * u32(16) + _S56];
                    weights_0[u32(5)] = scores_0[_S129 + u32(5)];
                    values_0[u32(5)] = v_tile_0[(bits_2 + u32(5)) * u32(16) + _S56];
                    weights_0[u32(6)] = scores_0[_S129 + u32(6)];
                    values_0[u32(6)] = v_tile_0[(bits_2 + u32(6)) * u32(16) + _S56];
                    weights_0[u32(7)] = scores_0[_S129 + u32(7)];
                    values_0[u32(7)] = v_tile_0[(bits_2 + u32(7)) * u32(16) + _S56];
                    var more_0 : vec4<f32> = weigh_0(scores_0[_S129], v_tile_0[bits_2 * u32(16) + _S56], acc_1[u32(0)]);
                    if((scores_0[_S129]) >= 0.0f)
                    {
                        _S41 = more_0;
                    }
                    else
                    {
                        _S41 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S41;
                    var _S130 : f32 = max(weights_0[u32(0)], 0.0f);
                    if(poisoned_4[u32(0)])
                    {
                        keep_2 = true;
                    }
                    else
                    {
                        keep_2 = (weights_0[u32(0)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = keep_2;
                    var more_1 : vec4<f32> = weigh_0(weights_0[u32(1)], values_0[u32(1)], acc_1[u32(0)]);
                    var _S131 : vec4<f32>;
                    if((weights_0[u32(1)]) >= 0.0f)
                    {
                        _S131 = more_1;
                    }
                    else
                    {
                        _S131 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S131;
                    var sum_2 : f32 = _S130 + max(weights_0[u32(1)], 0.0f);
                    var _S132 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S132 = true;
                    }
                    else
                    {
                        _S132 = (weights_0[u32(1)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S132;
                    var more_2 : vec4<f32> = weigh_0(weights_0[u32(2)], values_0[u32(2)], acc_1[u32(0)]);
                    var _S133 : vec4<f32>;
                    if((weights_0[u32(2)]) >= 0.0f)
                    {
                        _S133 = more_2;
                    }
                    else
                    {
                        _S133 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S133;
                    var sum_3 : f32 = sum_2 + max(weights_0[u32(2)], 0.0f);
                    var _S134 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S134 = true;
                    }
                    else
                    {
                        _S134 = (weights_0[u32(2)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S134;
                    var more_3 : vec4<f32> = weigh_0(weights_0[u32(3)], values_0[u32(3)], acc_1[u32(0)]);
                    var _S135 : vec4<f32>;
                    if((weights_0[u32(3)]) >= 0.0f)
                    {
                        _S135 = more_3;
                    }
                    else
                    {
                        _S135 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S135;
                    var sum_4 : f32 = sum_3 + max(weights_0[u32(3)], 0.0f);
                    var _S136 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S136 = true;
                    }
                    else
                    {
                        _S136 = (weights_0[u32(3)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S136;
                    var more_4 : vec4<f32> = weigh_0(weights_0[u32(4)], values_0[u32(4)], acc_1[u32(0)]);
                    var _S137 : vec4<f32>;
                    if((weights_0[u32(4)]) >= 0.0f)
                    {
                        _S137 = more_4;
                    }
                    else
                    {
                        _S137 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S137;
                    var sum_5 : f32 = sum_4 + max(weights_0[u32(4)], 0.0f);
                    var _S138 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S138 = true;
                    }
                    else
                    {
                        _S138 = (weights_0[u32(4)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S138;
                    var more_5 : vec4<f32> = weigh_0(weights_0[u32(5)], values_0[u32(5)], acc_1[u32(0)]);
                    var _S139 : vec4<f32>;
                    if((weights_0[u32(5)]) >= 0.0f)
                    {
                        _S139 = more_5;
                    }
                    else
                    {
                        _S139 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S139;
                    var sum_6 : f32 = sum_5 + max(weights_0[u32(5)], 0.0f);
                    var _S140 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S140 = true;
                    }
                    else
                    {
                        _S140 = (weights_0[u32(5)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S140;
                    var more_6 : vec4<f32> = weigh_0(weights_0[u32(6)], values_0[u32(6)], acc_1[u32(0)]);
                    var _S141 : vec4<f32>;
                    if((weights_0[u32(6)]) >= 0.0f)
                    {
                        _S141 = more_6;
                    }
                    else
                    {
                        _S141 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S141;
                    var sum_7 : f32 = sum_6 + max(weights_0[u32(6)], 0.0f);
                    var _S142 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S142 = true;
                    }
                    else
                    {
                        _S142 = (weights_0[u32(6)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S142;
                    var more_7 : vec4<f32> = weigh_0(weights_0[u32(7)], values_0[u32(7)], acc_1[u32(0)]);
                    var _S143 : vec4<f32>;
                    if((weights_0[u32(7)]) >= 0.0f)
                    {
                        _S143 = more_7;
                    }
                    else
                    {
                        _S143 = acc_1[u32(0)];
                    }
                    acc_1[u32(0)] = _S143;
                    var sum_8 : f32 = sum_7 + max(weights_0[u32(7)], 0.0f);
                    var _S144 : bool;
                    if(poisoned_4[u32(0)])
                    {
                        _S144 = true;
                    }
                    else
                    {
                        _S144 = (weights_0[u32(7)]) == -2.0f;
                    }
                    poisoned_4[u32(0)] = _S144;
                    l_2[u32(0)] = fma(l_2[u32(0)], factor_0, sum_8);
                    bits_2 = bits_2 + u32(8);
                }
            }
            bits_1 = bits_1 + u32(64);
        }
        var _S145 : u32 = min(thread_0 / u32(16), _S50);
        var row_7 : u32 = work_5.first_row_0 + _S145;
        var m_3 : f32 = range_peaks_0[_S145];
        if(RANGES_0 == u32(2))
        {
            if((thread_0 / u32(16)) < _S42)
            {
                var _S146 : u32 = query_of_0(row_7);
                keep_2 = first_key_0 < (keys_of_query_0(keys_1, _S146));
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                var _S147 : u32 = head_of_0(work_5, row_7);
                var _S148 : u32 = query_of_0(row_7);
                var to_0 : u32 = scratch_of_0(work_5.batch_1, _S147, _S148, range_1);
                store_range_0(to_0, _S56, m_3, l_2[u32(0)], poisoned_4[u32(0)]);
                store_range_quad_0(to_0, _S56, acc_1[u32(0)]);
            }
        }
        if(RANGES_0 == u32(1))
        {
            var _S149 : f32 = total_m_1[u32(0)];
            var fold_2 : Fold_0 = fold_factors_0(&(_S149), m_3);
            total_m_1[u32(0)] = _S149;
            total_l_0[u32(0)] = folded_0(fold_2, total_l_0[u32(0)], l_2[u32(0)]);
            total_2[u32(0)] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[u32(0)], acc_1[u32(0)]);
        }
        var range_2 : u32 = range_1 + u32(1);
        if(RANGES_0 != u32(0))
        {
            keep_2 = range_2 < (work_5.last_range_0);
        }
        else
        {
            keep_2 = false;
        }
        if(!keep_2)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == u32(2))
    {
        return;
    }
    var _S150 : u32 = thread_0 / u32(16);
    if(RANGES_0 == u32(0))
    {
        before_0 = l_2[u32(0)];
    }
    else
    {
        before_0 = total_l_0[u32(0)];
    }
    var _S151 : bool = poisoned_4[u32(0)];
    var inverse_0 : f32 = finish_row_0(before_0, &(_S151));
    poisoned_4[u32(0)] = _S151;
    if(_S150 < _S42)
    {
        var o_row_1 : u32 = o_of_0(work_5, work_5.first_row_0 + _S150);
        var _S152 : u32 = _S56 * u32(4);
        if(RANGES_0 == u32(0))
        {
            _S41 = acc_1[u32(0)];
        }
        else
        {
            _S41 = total_2[u32(0)];
        }
        store_quad_0(o_row_1, _S152, _S41 * vec4<f32>(inverse_0), poisoned_4[u32(0)]);
    }
    return;
}

