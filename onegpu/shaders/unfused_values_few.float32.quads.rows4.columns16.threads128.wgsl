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

@binding(3) @group(0) var<storage, read> v_words_0 : array<vec4<u32>>;

@binding(7) @group(0) var<storage, read_write> scratch_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<vec4<u32>>;

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
    work_0.first_column_0 = _S5 * u32(16);
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

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

fn is_hidden_0( weight_0 : f32) -> bool
{
    return (((bitcast<u32>((weight_0))) & (u32(2147483648)))) != u32(0);
}

fn weigh_0( weight_1 : f32,  v_0 : vec4<f32>,  sum_0 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_1, weight_1, weight_1, weight_1), v_0, sum_0);
}

var<workgroup> sums_of_0 : array<vec4<f32>, i32(512)>;

fn head_of_0( work_2 : Work_0,  row_3 : u32) -> u32
{
    var _S13 : u32 = work_2.kv_head_0 * params_0.group_0 + row_3;
    var _S14 : u32 = query_of_0(row_3);
    return _S13 - _S14 * params_0.group_0;
}

fn o_of_0( work_3 : Work_0,  row_4 : u32) -> u32
{
    var _S15 : u32 = params_0.o_offset_0 + work_3.batch_2 * params_0.o_batch_0;
    var _S16 : u32 = head_of_0(work_3, row_4);
    var _S17 : u32 = _S15 + _S16 * params_0.o_head_0;
    var _S18 : u32 = query_of_0(row_4);
    return _S17 + _S18 * params_0.o_row_0;
}

fn store_quad_0( row_5 : u32,  element_0 : u32,  quad_0 : vec4<f32>,  poisoned_0 : bool)
{
    if((params_0.head_dim_0 - min(params_0.head_dim_0, element_0)) > u32(0))
    {
        var _S19 : vec4<u32>;
        if(poisoned_0)
        {
            _S19 = vec4<u32>(u32(2143289344), u32(2143289344), u32(2143289344), u32(2143289344));
        }
        else
        {
            _S19 = (bitcast<vec4<u32>>((quad_0)));
        }
        o_words_0[(row_5 + element_0) / u32(4)] = _S19;
    }
    return;
}

fn load_raw_quad_0( _S20 : u32,  _S21 : u32) -> vec4<f32>
{
    var _S22 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_1 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S21)) > u32(0))
    {
        raw_1 = (bitcast<vec4<f32>>((v_words_0[(_S20 + _S21) / u32(4)])));
    }
    else
    {
        raw_1 = _S22;
    }
    return raw_1;
}

fn load_quad_0( _S23 : u32,  _S24 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S23, _S24));
}

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
    var lane_0 : u32 = thread_0 / u32(4);
    var _S25 : u32 = thread_0 % u32(4);
    var element_1 : u32 = work_4.first_column_0 + _S25 * u32(4);
    var _S26 : u32 = params_0.v_offset_0 + work_4.batch_2 * params_0.v_batch_0 + work_4.kv_head_0 * params_0.v_head_0;
    var places_0 : array<u32, i32(4)>;
    var row_ends_0 : array<u32, i32(4)>;
    var sum_1 : array<vec4<f32>, i32(4)>;
    var total_0 : array<vec4<f32>, i32(4)>;
    var _S27 : u32 = min(work_4.first_row_1, work_4.last_row_0);
    places_0[u32(0)] = scores_of_0(work_4, _S27);
    var _S28 : u32 = query_of_0(_S27);
    row_ends_0[u32(0)] = keys_of_query_0(work_4.keys_1, _S28);
    const _S29 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sum_1[u32(0)] = _S29;
    total_0[u32(0)] = _S29;
    var _S30 : u32 = min(work_4.first_row_1 + u32(1), work_4.last_row_0);
    places_0[u32(1)] = scores_of_0(work_4, _S30);
    var _S31 : u32 = query_of_0(_S30);
    row_ends_0[u32(1)] = keys_of_query_0(work_4.keys_1, _S31);
    sum_1[u32(1)] = _S29;
    total_0[u32(1)] = _S29;
    var _S32 : u32 = min(work_4.first_row_1 + u32(2), work_4.last_row_0);
    places_0[u32(2)] = scores_of_0(work_4, _S32);
    var _S33 : u32 = query_of_0(_S32);
    row_ends_0[u32(2)] = keys_of_query_0(work_4.keys_1, _S33);
    sum_1[u32(2)] = _S29;
    total_0[u32(2)] = _S29;
    var _S34 : u32 = min(work_4.first_row_1 + u32(3), work_4.last_row_0);
    places_0[u32(3)] = scores_of_0(work_4, _S34);
    var _S35 : u32 = query_of_0(_S34);
    row_ends_0[u32(3)] = keys_of_query_0(work_4.keys_1, _S35);
    sum_1[u32(3)] = _S29;
    total_0[u32(3)] = _S29;
    var key_0 : u32 = lane_0 * u32(4);
    for(;;)
    {
        if(key_0 < (work_4.block_keys_0))
        {
        }
        else
        {
            break;
        }
        var v_1 : array<vec4<f32>, i32(4)>;
        var _S36 : u32 = work_4.block_keys_0 - u32(1);
        v_1[u32(0)] = load_quad_0(_S26 + min(key_0, _S36) * params_0.v_row_0, element_1);
        v_1[u32(1)] = load_quad_0(_S26 + min(key_0 + u32(1), _S36) * params_0.v_row_0, element_1);
        v_1[u32(2)] = load_quad_0(_S26 + min(key_0 + u32(2), _S36) * params_0.v_row_0, element_1);
        v_1[u32(3)] = load_quad_0(_S26 + min(key_0 + u32(3), _S36) * params_0.v_row_0, element_1);
        const _S37 : vec4<f32> = vec4<f32>(-1.0f, -1.0f, -1.0f, -1.0f);
        var weight_2 : vec4<f32>;
        if(key_0 < (row_ends_0[u32(0)]))
        {
            weight_2 = scratch_0[places_0[u32(0)] + key_0 / u32(4)];
        }
        else
        {
            weight_2 = _S37;
        }
        var _S38 : f32 = weight_2.x;
        if(!is_hidden_0(_S38))
        {
            sum_1[u32(0)] = weigh_0(_S38, v_1[i32(0)], sum_1[u32(0)]);
        }
        var _S39 : f32 = weight_2.y;
        if(!is_hidden_0(_S39))
        {
            sum_1[u32(0)] = weigh_0(_S39, v_1[i32(1)], sum_1[u32(0)]);
        }
        var _S40 : f32 = weight_2.z;
        if(!is_hidden_0(_S40))
        {
            sum_1[u32(0)] = weigh_0(_S40, v_1[i32(2)], sum_1[u32(0)]);
        }
        var _S41 : f32 = weight_2.w;
        if(!is_hidden_0(_S41))
        {
            sum_1[u32(0)] = weigh_0(_S41, v_1[i32(3)], sum_1[u32(0)]);
        }
        var weight_3 : vec4<f32>;
        if(key_0 < (row_ends_0[u32(1)]))
        {
            weight_3 = scratch_0[places_0[u32(1)] + key_0 / u32(4)];
        }
        else
        {
            weight_3 = _S37;
        }
        var _S42 : f32 = weight_3.x;
        if(!is_hidden_0(_S42))
        {
            sum_1[u32(1)] = weigh_0(_S42, v_1[i32(0)], sum_1[u32(1)]);
        }
        var _S43 : f32 = weight_3.y;
        if(!is_hidden_0(_S43))
        {
            sum_1[u32(1)] = weigh_0(_S43, v_1[i32(1)], sum_1[u32(1)]);
        }
        var _S44 : f32 = weight_3.z;
        if(!is_hidden_0(_S44))
        {
            sum_1[u32(1)] = weigh_0(_S44, v_1[i32(2)], sum_1[u32(1)]);
        }
        var _S45 : f32 = weight_3.w;
        if(!is_hidden_0(_S45))
        {
            sum_1[u32(1)] = weigh_0(_S45, v_1[i32(3)], sum_1[u32(1)]);
        }
        var weight_4 : vec4<f32>;
        if(key_0 < (row_ends_0[u32(2)]))
        {
            weight_4 = scratch_0[places_0[u32(2)] + key_0 / u32(4)];
        }
        else
        {
            weight_4 = _S37;
        }
        var _S46 : f32 = weight_4.x;
        if(!is_hidden_0(_S46))
        {
            sum_1[u32(2)] = weigh_0(_S46, v_1[i32(0)], sum_1[u32(2)]);
        }
        var _S47 : f32 = weight_4.y;
        if(!is_hidden_0(_S47))
        {
            sum_1[u32(2)] = weigh_0(_S47, v_1[i32(1)], sum_1[u32(2)]);
        }
        var _S48 : f32 = weight_4.z;
        if(!is_hidden_0(_S48))
        {
            sum_1[u32(2)] = weigh_0(_S48, v_1[i32(2)], sum_1[u32(2)]);
        }
        var _S49 : f32 = weight_4.w;
        if(!is_hidden_0(_S49))
        {
            sum_1[u32(2)] = weigh_0(_S49, v_1[i32(3)], sum_1[u32(2)]);
        }
        var weight_5 : vec4<f32>;
        if(key_0 < (row_ends_0[u32(3)]))
        {
            weight_5 = scratch_0[places_0[u32(3)] + key_0 / u32(4)];
        }
        else
        {
            weight_5 = _S37;
        }
        var _S50 : f32 = weight_5.x;
        if(!is_hidden_0(_S50))
        {
            sum_1[u32(3)] = weigh_0(_S50, v_1[i32(0)], sum_1[u32(3)]);
        }
        var _S51 : f32 = weight_5.y;
        if(!is_hidden_0(_S51))
        {
            sum_1[u32(3)] = weigh_0(_S51, v_1[i32(1)], sum_1[u32(3)]);
        }
        var _S52 : f32 = weight_5.z;
        if(!is_hidden_0(_S52))
        {
            sum_1[u32(3)] = weigh_0(_S52, v_1[i32(2)], sum_1[u32(3)]);
        }
        var _S53 : f32 = weight_5.w;
        if(!is_hidden_0(_S53))
        {
            sum_1[u32(3)] = weigh_0(_S53, v_1[i32(3)], sum_1[u32(3)]);
        }
        if(((key_0 / u32(128) + u32(1)) % u32(1024)) == u32(0))
        {
            total_0[u32(0)] = total_0[u32(0)] + sum_1[u32(0)];
            sum_1[u32(0)] = _S29;
            total_0[u32(1)] = total_0[u32(1)] + sum_1[u32(1)];
            sum_1[u32(1)] = _S29;
            total_0[u32(2)] = total_0[u32(2)] + sum_1[u32(2)];
            sum_1[u32(2)] = _S29;
            total_0[u32(3)] = total_0[u32(3)] + sum_1[u32(3)];
            sum_1[u32(3)] = _S29;
        }
        key_0 = key_0 + u32(128);
    }
    sums_of_0[thread_0] = total_0[u32(0)] + sum_1[u32(0)];
    var _S54 : u32 = u32(128) + thread_0;
    sums_of_0[_S54] = total_0[u32(1)] + sum_1[u32(1)];
    var _S55 : u32 = u32(256) + thread_0;
    sums_of_0[_S55] = total_0[u32(2)] + sum_1[u32(2)];
    var _S56 : u32 = u32(384) + thread_0;
    sums_of_0[_S56] = total_0[u32(3)] + sum_1[u32(3)];
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
            var _S57 : u32 = half_0 * u32(4);
            sums_of_0[thread_0] = sums_of_0[thread_0] + sums_of_0[thread_0 + _S57];
            sums_of_0[_S54] = sums_of_0[_S54] + sums_of_0[_S54 + _S57];
            sums_of_0[_S55] = sums_of_0[_S55] + sums_of_0[_S55 + _S57];
            sums_of_0[_S56] = sums_of_0[_S56] + sums_of_0[_S56 + _S57];
        }
        half_0 = half_0 / u32(2);
    }
    workgroupBarrier();
    var row_6 : u32 = work_4.first_row_1 + lane_0;
    var _S58 : bool;
    if(lane_0 < u32(4))
    {
        _S58 = row_6 <= (work_4.last_row_0);
    }
    else
    {
        _S58 = false;
    }
    if(_S58)
    {
        var poisoned_1 : bool = (scratch_0[scores_of_0(work_4, row_6) + work_4.pitch_0 - u32(1)].x) != 0.0f;
        var _S59 : u32 = o_of_0(work_4, row_6);
        store_quad_0(_S59, element_1, sums_of_0[lane_0 * u32(128) + _S25], poisoned_1);
    }
    return;
}

