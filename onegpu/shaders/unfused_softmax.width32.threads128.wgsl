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

fn keys_of_batch_0( batch_1 : u32) -> u32
{
    if((((params_0.flags_0) & (u32(2)))) == u32(0))
    {
        return params_0.k_len_0;
    }
    return u32(clamp(key_lengths_0[params_0.lengths_offset_0 + batch_1], i32(0), i32(params_0.k_len_0)));
}

fn query_of_0( row_0 : u32) -> u32
{
    var _S1 : u32 = row_0 / params_0.group_0;
    return _S1;
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

fn find_work_0( number_0 : u32) -> Work_0
{
    var work_0 : Work_0;
    var _S2 : u32 = number_0 % params_0.column_blocks_0;
    work_0.first_column_0 = _S2 * u32(4);
    var _S3 : u32 = number_0 / params_0.column_blocks_0;
    var _S4 : u32 = _S3 % params_0.row_blocks_0;
    var row_1 : u32 = _S4 * u32(4);
    var matrix_0 : u32 = _S3 / params_0.row_blocks_0;
    work_0.first_row_1 = params_0.first_row_0 + row_1;
    work_0.last_row_0 = params_0.first_row_0 + min(row_1 + u32(4), params_0.matrix_rows_0) - u32(1);
    var _S5 : u32 = (params_0.k_len_0 + u32(3)) / u32(4) + u32(1);
    work_0.pitch_0 = _S5;
    work_0.place_0 = params_0.scratch_offset_0 + (matrix_0 * params_0.matrix_rows_0 + row_1) * _S5;
    var matrix_1 : u32 = matrix_0 + params_0.first_matrix_0;
    var kv_heads_0 : u32 = params_0.heads_0 / params_0.group_0;
    var _S6 : u32 = matrix_1 % kv_heads_0;
    work_0.kv_head_0 = _S6;
    var _S7 : u32 = matrix_1 / kv_heads_0;
    work_0.batch_2 = _S7;
    var _S8 : u32 = keys_of_batch_0(_S7);
    work_0.keys_1 = _S8;
    var _S9 : u32 = query_of_0(work_0.last_row_0);
    work_0.block_keys_0 = keys_of_query_0(_S8, _S9);
    return work_0;
}

fn scores_of_0( work_1 : Work_0,  row_2 : u32) -> u32
{
    return work_1.place_0 + (row_2 - work_1.first_row_1) * work_1.pitch_0;
}

fn head_of_0( work_2 : Work_0,  row_3 : u32) -> u32
{
    var _S10 : u32 = work_2.kv_head_0 * params_0.group_0;
    var _S11 : u32 = row_3 % params_0.group_0;
    return _S10 + _S11;
}

fn mask_of_0( work_3 : Work_0,  row_4 : u32) -> u32
{
    var _S12 : u32 = params_0.mask_offset_0 + work_3.batch_2 * params_0.mask_batch_0;
    var _S13 : u32 = head_of_0(work_3, row_4);
    var _S14 : u32 = _S12 + _S13 * params_0.mask_head_0;
    var _S15 : u32 = query_of_0(row_4);
    return _S14 + _S15 * params_0.mask_row_0;
}

fn is_special_0( score_0 : f32) -> bool
{
    return (((bitcast<u32>((score_0))) & (u32(2139095040)))) == u32(2139095040);
}

struct Scores_0
{
     score_1 : array<f32, i32(4)>,
     hidden_0 : array<bool, i32(4)>,
     special_0 : array<bool, i32(4)>,
};

fn read_scores_0( place_1 : u32,  mask_row_1 : u32,  key_0 : u32,  row_end_0 : u32) -> Scores_0
{
    var scores_0 : Scores_0;
    scores_0.score_1[i32(0)] = scratch_0[place_1 + key_0 / u32(4)].x;
    scores_0.score_1[i32(1)] = scratch_0[place_1 + key_0 / u32(4)].y;
    scores_0.score_1[i32(2)] = scratch_0[place_1 + key_0 / u32(4)].z;
    scores_0.score_1[i32(3)] = scratch_0[place_1 + key_0 / u32(4)].w;
    var _S16 : bool = (((params_0.flags_0) & (u32(1)))) != u32(0);
    scores_0.hidden_0[u32(0)] = key_0 >= row_end_0;
    var _S17 : bool;
    if(_S16)
    {
        _S17 = !scores_0.hidden_0[u32(0)];
    }
    else
    {
        _S17 = false;
    }
    if(_S17)
    {
        var bias_0 : f32 = mask_values_0[mask_row_1 + key_0 * params_0.mask_key_0];
        scores_0.score_1[u32(0)] = scores_0.score_1[u32(0)] + bias_0;
        scores_0.hidden_0[u32(0)] = (bitcast<u32>((bias_0))) == u32(4286578688);
    }
    if(!scores_0.hidden_0[u32(0)])
    {
        _S17 = is_special_0(scores_0.score_1[u32(0)]);
    }
    else
    {
        _S17 = false;
    }
    scores_0.special_0[u32(0)] = _S17;
    var _S18 : u32 = key_0 + u32(1);
    scores_0.hidden_0[u32(1)] = _S18 >= row_end_0;
    if(_S16)
    {
        _S17 = !scores_0.hidden_0[u32(1)];
    }
    else
    {
        _S17 = false;
    }
    if(_S17)
    {
        var bias_1 : f32 = mask_values_0[mask_row_1 + _S18 * params_0.mask_key_0];
        scores_0.score_1[u32(1)] = scores_0.score_1[u32(1)] + bias_1;
        scores_0.hidden_0[u32(1)] = (bitcast<u32>((bias_1))) == u32(4286578688);
    }
    if(!scores_0.hidden_0[u32(1)])
    {
        _S17 = is_special_0(scores_0.score_1[u32(1)]);
    }
    else
    {
        _S17 = false;
    }
    scores_0.special_0[u32(1)] = _S17;
    var _S19 : u32 = key_0 + u32(2);
    scores_0.hidden_0[u32(2)] = _S19 >= row_end_0;
    if(_S16)
    {
        _S17 = !scores_0.hidden_0[u32(2)];
    }
    else
    {
        _S17 = false;
    }
    if(_S17)
    {
        var bias_2 : f32 = mask_values_0[mask_row_1 + _S19 * params_0.mask_key_0];
        scores_0.score_1[u32(2)] = scores_0.score_1[u32(2)] + bias_2;
        scores_0.hidden_0[u32(2)] = (bitcast<u32>((bias_2))) == u32(4286578688);
    }
    if(!scores_0.hidden_0[u32(2)])
    {
        _S17 = is_special_0(scores_0.score_1[u32(2)]);
    }
    else
    {
        _S17 = false;
    }
    scores_0.special_0[u32(2)] = _S17;
    var _S20 : u32 = key_0 + u32(3);
    scores_0.hidden_0[u32(3)] = _S20 >= row_end_0;
    if(_S16)
    {
        _S17 = !scores_0.hidden_0[u32(3)];
    }
    else
    {
        _S17 = false;
    }
    if(_S17)
    {
        var bias_3 : f32 = mask_values_0[mask_row_1 + _S20 * params_0.mask_key_0];
        scores_0.score_1[u32(3)] = scores_0.score_1[u32(3)] + bias_3;
        scores_0.hidden_0[u32(3)] = (bitcast<u32>((bias_3))) == u32(4286578688);
    }
    if(!scores_0.hidden_0[u32(3)])
    {
        _S17 = is_special_0(scores_0.score_1[u32(3)]);
    }
    else
    {
        _S17 = false;
    }
    scores_0.special_0[u32(3)] = _S17;
    return scores_0;
}

var<workgroup> states_0 : array<vec4<f32>, i32(128)>;

@compute
@workgroup_size(128, 1, 1)
fn unfused(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var spoiled_0 : bool;
    var number_1 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_1 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_4 : Work_0 = find_work_0(number_1);
    var lane_0 : u32 = thread_0 % u32(32);
    var row_5 : u32 = work_4.first_row_1 + thread_0 / u32(32);
    var live_0 : bool = row_5 <= (work_4.last_row_0);
    var _S21 : u32 = min(row_5, work_4.last_row_0);
    var _S22 : u32;
    if(live_0)
    {
        var _S23 : u32 = query_of_0(_S21);
        _S22 = keys_of_query_0(work_4.keys_1, _S23);
    }
    else
    {
        _S22 = u32(0);
    }
    var place_2 : u32 = scores_of_0(work_4, _S21);
    var _S24 : u32 = mask_of_0(work_4, _S21);
    var _S25 : u32 = lane_0 * u32(4);
    var key_1 : u32 = _S25;
    var poisoned_0 : bool = false;
    var m_0 : f32 = -3.4028234663852886e+38f;
    var l_0 : f32 = 0.0f;
    for(;;)
    {
        if(key_1 < _S22)
        {
        }
        else
        {
            break;
        }
        var _S26 : Scores_0 = read_scores_0(place_2, _S24, key_1, _S22);
        if(_S26.special_0[u32(0)])
        {
            spoiled_0 = (bitcast<u32>((_S26.score_1[u32(0)]))) != u32(4286578688);
        }
        else
        {
            spoiled_0 = false;
        }
        var poisoned_1 : bool;
        if(spoiled_0)
        {
            poisoned_1 = true;
        }
        else
        {
            poisoned_1 = poisoned_0;
        }
        var _S27 : bool = !_S26.hidden_0[u32(0)];
        var _S28 : bool;
        if(_S27)
        {
            _S28 = !_S26.special_0[u32(0)];
        }
        else
        {
            _S28 = false;
        }
        var peak_0 : f32;
        if(_S28)
        {
            peak_0 = max(m_0, _S26.score_1[u32(0)]);
        }
        else
        {
            peak_0 = m_0;
        }
        var _S29 : bool;
        if(_S26.special_0[u32(1)])
        {
            _S29 = (bitcast<u32>((_S26.score_1[u32(1)]))) != u32(4286578688);
        }
        else
        {
            _S29 = false;
        }
        var poisoned_2 : bool;
        if(_S29)
        {
            poisoned_2 = true;
        }
        else
        {
            poisoned_2 = poisoned_1;
        }
        var _S30 : bool = !_S26.hidden_0[u32(1)];
        var _S31 : bool;
        if(_S30)
        {
            _S31 = !_S26.special_0[u32(1)];
        }
        else
        {
            _S31 = false;
        }
        var peak_1 : f32;
        if(_S31)
        {
            peak_1 = max(peak_0, _S26.score_1[u32(1)]);
        }
        else
        {
            peak_1 = peak_0;
        }
        var _S32 : bool;
        if(_S26.special_0[u32(2)])
        {
            _S32 = (bitcast<u32>((_S26.score_1[u32(2)]))) != u32(4286578688);
        }
        else
        {
            _S32 = false;
        }
        var poisoned_3 : bool;
        if(_S32)
        {
            poisoned_3 = true;
        }
        else
        {
            poisoned_3 = poisoned_2;
        }
        var _S33 : bool = !_S26.hidden_0[u32(2)];
        var _S34 : bool;
        if(_S33)
        {
            _S34 = !_S26.special_0[u32(2)];
        }
        else
        {
            _S34 = false;
        }
        var peak_2 : f32;
        if(_S34)
        {
            peak_2 = max(peak_1, _S26.score_1[u32(2)]);
        }
        else
        {
            peak_2 = peak_1;
        }
        var _S35 : bool;
        if(_S26.special_0[u32(3)])
        {
            _S35 = (bitcast<u32>((_S26.score_1[u32(3)]))) != u32(4286578688);
        }
        else
        {
            _S35 = false;
        }
        if(_S35)
        {
            poisoned_0 = true;
        }
        else
        {
            poisoned_0 = poisoned_3;
        }
        var _S36 : bool = !_S26.hidden_0[u32(3)];
        var _S37 : bool;
        if(_S36)
        {
            _S37 = !_S26.special_0[u32(3)];
        }
        else
        {
            _S37 = false;
        }
        var peak_3 : f32;
        if(_S37)
        {
            peak_3 = max(peak_2, _S26.score_1[u32(3)]);
        }
        else
        {
            peak_3 = peak_2;
        }
        var l_1 : f32 = l_0 * exp(m_0 - peak_3);
        var _S38 : bool;
        if(_S27)
        {
            _S38 = !_S26.special_0[u32(0)];
        }
        else
        {
            _S38 = false;
        }
        var l_2 : f32;
        if(_S38)
        {
            l_2 = l_1 + exp(_S26.score_1[u32(0)] - peak_3);
        }
        else
        {
            l_2 = l_1;
        }
        var _S39 : bool;
        if(_S30)
        {
            _S39 = !_S26.special_0[u32(1)];
        }
        else
        {
            _S39 = false;
        }
        var l_3 : f32;
        if(_S39)
        {
            l_3 = l_2 + exp(_S26.score_1[u32(1)] - peak_3);
        }
        else
        {
            l_3 = l_2;
        }
        var _S40 : bool;
        if(_S33)
        {
            _S40 = !_S26.special_0[u32(2)];
        }
        else
        {
            _S40 = false;
        }
        var l_4 : f32;
        if(_S40)
        {
            l_4 = l_3 + exp(_S26.score_1[u32(2)] - peak_3);
        }
        else
        {
            l_4 = l_3;
        }
        var _S41 : bool;
        if(_S36)
        {
            _S41 = !_S26.special_0[u32(3)];
        }
        else
        {
            _S41 = false;
        }
        if(_S41)
        {
            l_0 = l_4 + exp(_S26.score_1[u32(3)] - peak_3);
        }
        else
        {
            l_0 = l_4;
        }
        key_1 = key_1 + u32(128);
        m_0 = peak_3;
    }
    var _S42 : i32;
    if(poisoned_0)
    {
        _S42 = i32(1);
    }
    else
    {
        _S42 = i32(0);
    }
    states_0[thread_0] = vec4<f32>(m_0, l_0, f32(_S42), 0.0f);
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
            var _S43 : f32 = states_0[thread_0].x;
            var _S44 : f32 = states_0[thread_0 + half_0].x;
            var _S45 : f32 = max(_S43, _S44);
            states_0[thread_0] = vec4<f32>(_S45, fma(states_0[thread_0 + half_0].y, exp(_S44 - _S45), states_0[thread_0].y * exp(_S43 - _S45)), max(states_0[thread_0].z, states_0[thread_0 + half_0].z), 0.0f);
        }
        half_0 = half_0 / u32(2);
    }
    workgroupBarrier();
    var state_0 : vec4<f32> = states_0[thread_0 - lane_0];
    var _S46 : f32 = states_0[thread_0 - lane_0].y;
    if(_S46 != 0.0f)
    {
        m_0 = 1.0f / _S46;
    }
    else
    {
        m_0 = 0.0f;
    }
    key_1 = _S25;
    for(;;)
    {
        if(key_1 < _S22)
        {
        }
        else
        {
            break;
        }
        var _S47 : Scores_0 = read_scores_0(place_2, _S24, key_1, _S22);
        var weight_0 : array<f32, i32(4)>;
        weight_0[u32(0)] = 0.0f;
        if(_S47.hidden_0[u32(0)])
        {
            weight_0[u32(0)] = -1.0f;
        }
        else
        {
            if(!_S47.special_0[u32(0)])
            {
                weight_0[u32(0)] = exp(_S47.score_1[u32(0)] - state_0.x) * m_0;
            }
        }
        weight_0[u32(1)] = 0.0f;
        if(_S47.hidden_0[u32(1)])
        {
            weight_0[u32(1)] = -1.0f;
        }
        else
        {
            if(!_S47.special_0[u32(1)])
            {
                weight_0[u32(1)] = exp(_S47.score_1[u32(1)] - state_0.x) * m_0;
            }
        }
        weight_0[u32(2)] = 0.0f;
        if(_S47.hidden_0[u32(2)])
        {
            weight_0[u32(2)] = -1.0f;
        }
        else
        {
            if(!_S47.special_0[u32(2)])
            {
                weight_0[u32(2)] = exp(_S47.score_1[u32(2)] - state_0.x) * m_0;
            }
        }
        weight_0[u32(3)] = 0.0f;
        if(_S47.hidden_0[u32(3)])
        {
            weight_0[u32(3)] = -1.0f;
        }
        else
        {
            if(!_S47.special_0[u32(3)])
            {
                weight_0[u32(3)] = exp(_S47.score_1[u32(3)] - state_0.x) * m_0;
            }
        }
        scratch_0[place_2 + key_1 / u32(4)] = vec4<f32>(weight_0[i32(0)], weight_0[i32(1)], weight_0[i32(2)], weight_0[i32(3)]);
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
        var _S48 : bool = (state_0.z) != 0.0f;
        if(_S46 == 0.0f)
        {
            poisoned_0 = (((params_0.flags_0) & (u32(4)))) == u32(0);
        }
        else
        {
            poisoned_0 = false;
        }
        if(poisoned_0)
        {
            spoiled_0 = true;
        }
        else
        {
            spoiled_0 = _S48;
        }
        if(spoiled_0)
        {
            _S42 = i32(1);
        }
        else
        {
            _S42 = i32(0);
        }
        scratch_0[place_2 + work_4.pitch_0 - u32(1)] = vec4<f32>(f32(_S42), 0.0f, 0.0f, 0.0f);
    }
    return;
}

