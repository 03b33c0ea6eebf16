struct UnfusedParams_std140_0
{
    @align(16) first_matrix_0 : u32,
    @align(4) first_row_0 : u32,
    @align(8) matrix_rows_0 : u32,
    @align(4) row_blocks_0 : u32,
    @align(16) column_blocks_0 : u32,
    @align(4) first_group_0 : u32,
    @align(8) groups_x_0 : u32,
    @align(4) last_group_0 : u32,
    @align(16) batch_0 : u32,
    @align(4) heads_0 : u32,
    @align(8) group_0 : u32,
    @align(4) q_len_0 : u32,
    @align(16) k_len_0 : u32,
    @align(4) head_dim_0 : u32,
    @align(8) causal_offset_0 : i32,
    @align(4) flags_0 : u32,
    @align(16) scale_0 : f32,
    @align(4) q_offset_0 : u32,
    @align(8) q_batch_0 : u32,
    @align(4) q_head_0 : u32,
    @align(16) q_row_0 : u32,
    @align(4) k_offset_0 : u32,
    @align(8) k_batch_0 : u32,
    @align(4) k_head_0 : u32,
    @align(16) k_row_0 : u32,
    @align(4) v_offset_0 : u32,
    @align(8) v_batch_0 : u32,
    @align(4) v_head_0 : u32,
    @align(16) v_row_0 : u32,
    @align(4) o_offset_0 : u32,
    @align(8) o_batch_0 : u32,
    @align(4) o_head_0 : u32,
    @align(16) o_row_0 : u32,
    @align(4) mask_offset_0 : u32,
    @align(8) mask_batch_0 : u32,
    @align(4) mask_head_0 : u32,
    @align(16) mask_row_0 : u32,
    @align(4) mask_key_0 : u32,
    @align(8) lengths_offset_0 : u32,
    @align(4) scratch_offset_0 : u32,
};

@binding(0) @group(0) var<uniform> params_0 : UnfusedParams_std140_0;
@binding(6) @group(0) var<storage, read> key_lengths_0 : array<i32>;

@binding(7) @group(0) var<storage, read_write> scratch_0 : array<vec4<f32>>;

@binding(5) @group(0) var<storage, read> mask_values_0 : array<f32>;

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstLeadingBit(value_0);
    return _S1;
}

fn keys_of_batch_0( batch_1 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_1], i32(0), i32(params_0.k_len_0)));
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

fn query_of_0( row_0 : u32) -> u32
{
    var _S4 : u32 = quotient_0(row_0, params_0.group_0);
    return _S4;
}

fn keys_of_query_0( keys_0 : u32,  query_0 : u32) -> u32
{
    return u32(clamp(i32(query_0) + params_0.causal_offset_0 + i32(1), i32(0), i32(keys_0)));
}

struct Work_0
{
     batch_2 : u32,
     kv_head_0 : u32,
     first_row_1 : u32,
     last_row_0 : u32,
     first_column_0 : u32,
     keys_1 : u32,
     block_keys_0 : u32,
     place_0 : u32,
     pitch_0 : u32,
};

fn find_work_0( number_1 : u32) -> Work_0
{
    var work_0 : Work_0;
    var _S5 : u32 = number_1 % params_0.column_blocks_0;
    work_0.first_column_0 = _S5 * u32(4);
    var _S6 : u32 = number_1 / params_0.column_blocks_0;
    var _S7 : u32 = _S6 % params_0.row_blocks_0;
    var row_1 : u32 = _S7 * u32(4);
    var matrix_0 : u32 = _S6 / params_0.row_blocks_0;
    work_0.first_row_1 = params_0.first_row_0 + row_1;
    work_0.last_row_0 = params_0.first_row_0 + min(row_1 + u32(4), params_0.matrix_rows_0) - u32(1);
    var _S8 : u32 = (params_0.k_len_0 + u32(3)) / u32(4) + u32(1);
    work_0.pitch_0 = _S8;
    work_0.place_0 = params_0.scratch_offset_0 + (matrix_0 * params_0.matrix_rows_0 + row_1) * _S8;
    var matrix_1 : u32 = matrix_0 + params_0.first_matrix_0;
    var kv_heads_0 : u32 = params_0.heads_0 / params_0.group_0;
    var _S9 : u32 = matrix_1 % kv_heads_0;
    work_0.kv_head_0 = _S9;
    var _S10 : u32 = matrix_1 / kv_heads_0;
    work_0.batch_2 = _S10;
    var _S11 : u32 = keys_of_batch_0(_S10);
    work_0.keys_1 = _S11;
    var _S12 : u32 = query_of_0(work_0.last_row_0);
    work_0.block_keys_0 = keys_of_query_0(_S11, _S12);
    return work_0;
}

fn scores_of_0( work_1 : Work_0,  row_2 : u32) -> u32
{
    return work_1.place_0 + (row_2 - work_1.first_row_1) * work_1.pitch_0;
}

fn head_of_0( work_2 : Work_0,  row_3 : u32) -> u32
{
    var _S13 : u32 = work_2.kv_head_0 * params_0.group_0 + row_3;
    var _S14 : u32 = query_of_0(row_3);
    return _S13 - _S14 * params_0.group_0;
}

fn mask_of_0( work_3 : Work_0,  row_4 : u32) -> u32
{
    var _S15 : u32 = params_0.mask_offset_0 + work_3.batch_2 * params_0.mask_batch_0;
    var _S16 : u32 = head_of_0(work_3, row_4);
    var _S17 : u32 = _S15 + _S16 * params_0.mask_head_0;
    var _S18 : u32 = query_of_0(row_4);
    return _S17 + _S18 * params_0.mask_row_0;
}

fn is_special_0( scores_0 : vec4<f32>) -> vec4<bool>
{
    var _S19 : vec4<u32> = vec4<u32>(u32(2139095040));
    return (((bitcast<vec4<u32>>((scores_0))) & (_S19))) == _S19;
}

struct Scores_0
{
     score_0 : vec4<f32>,
     hidden_0 : vec4<bool>,
     special_0 : vec4<bool>,
};

fn read_scores_0( place_1 : u32,  mask_row_1 : u32,  key_0 : u32,  row_end_0 : u32) -> Scores_0
{
    var scores_1 : Scores_0;
    scores_1.score_0 = scratch_0[place_1 + key_0 / u32(4)];
    var keys_2 : vec4<u32> = vec4<u32>(key_0) + vec4<u32>(u32(0), u32(1), u32(2), u32(3));
    scores_1.hidden_0 = keys_2 >= vec4<u32>(row_end_0);
    if((((params_0.flags_0) & (u32(1)))) != u32(0))
    {
        var at_0 : vec4<u32> = vec4<u32>(mask_row_1) + min(keys_2, vec4<u32>((row_end_0 - u32(1)))) * vec4<u32>(params_0.mask_key_0);
        var bias_0 : vec4<f32> = vec4<f32>(mask_values_0[at_0.x], mask_values_0[at_0.y], mask_values_0[at_0.z], mask_values_0[at_0.w]);
        scores_1.score_0 = scores_1.score_0 + bias_0;
        scores_1.hidden_0 = select((bitcast<vec4<u32>>((bias_0))) == vec4<u32>(u32(4286578688)), vec4<bool>(true), scores_1.hidden_0);
    }
    scores_1.special_0 = select(vec4<bool>(false), is_special_0(scores_1.score_0), !scores_1.hidden_0);
    return scores_1;
}

var<workgroup> states_0 : array<vec4<f32>, i32(128)>;

@compute
@workgroup_size(128, 1, 1)
fn unfused(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_4 : Work_0 = find_work_0(number_2);
    var lane_0 : u32 = thread_0 % u32(32);
    var row_5 : u32 = work_4.first_row_1 + thread_0 / u32(32);
    var live_0 : bool = row_5 <= (work_4.last_row_0);
    var _S20 : u32 = min(row_5, work_4.last_row_0);
    var _S21 : u32;
    if(live_0)
    {
        var _S22 : u32 = query_of_0(_S20);
        _S21 = keys_of_query_0(work_4.keys_1, _S22);
    }
    else
    {
        _S21 = u32(0);
    }
    var place_2 : u32 = scores_of_0(work_4, _S20);
    var _S23 : u32 = mask_of_0(work_4, _S20);
    var _S24 : u32 = lane_0 * u32(4);
    var m_0 : f32 = -3.4028234663852886e+38f;
    var poisoned_0 : bool = false;
    var key_1 : u32 = _S24;
    var l_0 : f32 = 0.0f;
    for(;;)
    {
        if(key_1 < _S21)
        {
        }
        else
        {
            break;
        }
        var scores_2 : Scores_0 = read_scores_0(place_2, _S23, key_1, _S21);
        if((any((select(vec4<bool>(false), (bitcast<vec4<u32>>((scores_2.score_0))) != vec4<u32>(u32(4286578688)), scores_2.special_0)))))
        {
            poisoned_0 = true;
        }
        var counts_0 : vec4<bool> = select(vec4<bool>(false), !scores_2.special_0, !scores_2.hidden_0);
        var peaks_0 : vec4<f32> = select(vec4<f32>(m_0), scores_2.score_0, counts_0);
        var _S25 : f32 = max(max(max(max(m_0, peaks_0.x), peaks_0.y), peaks_0.z), peaks_0.w);
        var weights_0 : vec4<f32> = select(vec4<f32>(vec4<i32>(i32(0))), exp(scores_2.score_0 - vec4<f32>(_S25)), counts_0);
        var _S26 : f32 = l_0 * exp(m_0 - _S25) + weights_0.x + weights_0.y + weights_0.z + weights_0.w;
        var key_2 : u32 = key_1 + u32(128);
        m_0 = _S25;
        key_1 = key_2;
        l_0 = _S26;
    }
    var _S27 : i32;
    if(poisoned_0)
    {
        _S27 = i32(1);
    }
    else
    {
        _S27 = i32(0);
    }
    states_0[thread_0] = vec4<f32>(m_0, l_0, f32(_S27), 0.0f);
    var half_0 : u32 = u32(16);
    for(;;)
    {
        if(half_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        workgroupBarrier();
        if(lane_0 < half_0)
        {
            var _S28 : f32 = states_0[thread_0].x;
            var _S29 : f32 = states_0[thread_0 + half_0].x;
            var _S30 : f32 = max(_S28, _S29);
            states_0[thread_0] = vec4<f32>(_S30, fma(states_0[thread_0 + half_0].y, exp(_S29 - _S30), states_0[thread_0].y * exp(_S28 - _S30)), max(states_0[thread_0].z, states_0[thread_0 + half_0].z), 0.0f);
        }
        half_0 = half_0 / u32(2);
    }
    workgroupBarrier();
    var state_0 : vec4<f32> = states_0[thread_0 - lane_0];
    var _S31 : f32 = states_0[thread_0 - lane_0].y;
    if(_S31 != 0.0f)
    {
        m_0 = 1.0f / _S31;
    }
    else
    {
        m_0 = 0.0f;
    }
    key_1 = _S24;
    for(;;)
    {
        if(key_1 < _S21)
        {
        }
        else
        {
            break;
        }
        var scores_3 : Scores_0 = read_scores_0(place_2, _S23, key_1, _S21);
        scratch_0[place_2 + key_1 / u32(4)] = select(select(exp(scores_3.score_0 - vec4<f32>(state_0.x)) * vec4<f32>(m_0), vec4<f32>(vec4<i32>(i32(0))), scores_3.special_0), vec4<f32>(-1.0f), scores_3.hidden_0);
        key_1 = key_1 + u32(128);
    }
    if(live_0)
    {
        poisoned_0 = lane_0 == u32(0);
    }
    else
    {
        poisoned_0 = false;
    }
    if(poisoned_0)
    {
        var _S32 : bool = (state_0.z) != 0.0f;
        if(_S31 == 0.0f)
        {
            poisoned_0 = (((params_0.flags_0) & (u32(4)))) == u32(0);
        }
        else
        {
            poisoned_0 = false;
        }
        var spoiled_0 : bool;
        if(poisoned_0)
        {
            spoiled_0 = true;
        }
        else
        {
            spoiled_0 = _S32;
        }
        if(spoiled_0)
        {
            _S27 = i32(1);
        }
        else
        {
            _S27 = i32(0);
        }
        scratch_0[place_2 + work_4.pitch_0 - u32(1)] = vec4<f32>(f32(_S27), 0.0f, 0.0f, 0.0f);
    }
    return;
}

