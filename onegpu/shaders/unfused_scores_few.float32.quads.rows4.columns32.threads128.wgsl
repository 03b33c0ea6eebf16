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

@binding(1) @group(0) var<storage, read> q_words_0 : array<vec4<u32>>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<vec4<u32>>;

@binding(7) @group(0) var<storage, read_write> scratch_0 : array<vec4<f32>>;

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
    work_0.first_column_0 = _S5 * u32(32);
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

var<workgroup> queries_0 : array<vec4<f32>, i32(256)>;

fn head_of_0( work_1 : Work_0,  row_2 : u32) -> u32
{
    var _S13 : u32 = work_1.kv_head_0 * params_0.group_0 + row_2;
    var _S14 : u32 = query_of_0(row_2);
    return _S13 - _S14 * params_0.group_0;
}

fn q_of_0( work_2 : Work_0,  row_3 : u32) -> u32
{
    var _S15 : u32 = params_0.q_offset_0 + work_2.batch_2 * params_0.q_batch_0;
    var _S16 : u32 = head_of_0(work_2, row_3);
    var _S17 : u32 = _S15 + _S16 * params_0.q_head_0;
    var _S18 : u32 = query_of_0(row_3);
    return _S17 + _S18 * params_0.q_row_0;
}

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

var<workgroup> part_sums_0 : array<vec4<f32>, i32(128)>;

fn scores_of_0( work_3 : Work_0,  row_4 : u32) -> u32
{
    return work_3.place_0 + (row_4 - work_3.first_row_1) * work_3.pitch_0;
}

fn load_raw_quad_0( _S19 : u32,  _S20 : u32) -> vec4<f32>
{
    var _S21 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_1 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S20)) > u32(0))
    {
        raw_1 = (bitcast<vec4<f32>>((q_words_0[(_S19 + _S20) / u32(4)])));
    }
    else
    {
        raw_1 = _S21;
    }
    return raw_1;
}

fn load_quad_0( _S22 : u32,  _S23 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S22, _S23));
}

fn load_raw_quad_1( _S24 : u32,  _S25 : u32) -> vec4<f32>
{
    var _S26 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_2 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S25)) > u32(0))
    {
        raw_2 = (bitcast<vec4<f32>>((k_words_0[(_S24 + _S25) / u32(4)])));
    }
    else
    {
        raw_2 = _S26;
    }
    return raw_2;
}

fn load_quad_1( _S27 : u32,  _S28 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S27, _S28));
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
    if((work_4.first_column_0) >= (work_4.block_keys_0))
    {
        return;
    }
    var _S29 : u32 = (params_0.head_dim_0 + u32(3)) / u32(4);
    var slot_0 : u32 = thread_0;
    for(;;)
    {
        if(slot_0 < (u32(4) * _S29))
        {
        }
        else
        {
            break;
        }
        var _S30 : u32 = slot_0 / _S29;
        var _S31 : u32 = min(work_4.first_row_1 + _S30, work_4.last_row_0);
        var _S32 : u32 = slot_0 / _S29;
        var _S33 : u32 = _S32 * u32(64);
        var _S34 : u32 = slot_0 % _S29;
        var _S35 : u32 = q_of_0(work_4, _S31);
        queries_0[_S33 + _S34] = load_quad_0(_S35, _S34 * u32(4)) * vec4<f32>(params_0.scale_0);
        slot_0 = slot_0 + u32(128);
    }
    workgroupBarrier();
    var _S36 : u32 = params_0.k_offset_0 + work_4.batch_2 * params_0.k_batch_0 + work_4.kv_head_0 * params_0.k_head_0 + min(work_4.first_column_0 + thread_0 / u32(4), work_4.block_keys_0 - u32(1)) * params_0.k_row_0;
    var sums_0 : array<vec4<f32>, i32(4)>;
    const _S37 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sums_0[u32(0)] = _S37;
    sums_0[u32(1)] = _S37;
    sums_0[u32(2)] = _S37;
    sums_0[u32(3)] = _S37;
    var quad_0 : u32 = thread_0 % u32(4);
    for(;;)
    {
        if(quad_0 < _S29)
        {
        }
        else
        {
            break;
        }
        var _S38 : vec4<f32> = load_quad_1(_S36, quad_0 * u32(4));
        sums_0[u32(0)] = fma(queries_0[quad_0], _S38, sums_0[u32(0)]);
        sums_0[u32(1)] = fma(queries_0[u32(64) + quad_0], _S38, sums_0[u32(1)]);
        sums_0[u32(2)] = fma(queries_0[u32(128) + quad_0], _S38, sums_0[u32(2)]);
        sums_0[u32(3)] = fma(queries_0[u32(192) + quad_0], _S38, sums_0[u32(3)]);
        quad_0 = quad_0 + u32(4);
    }
    var row_sums_0 : array<f32, i32(4)>;
    row_sums_0[u32(0)] = sums_0[u32(0)].x + sums_0[u32(0)].y + (sums_0[u32(0)].z + sums_0[u32(0)].w);
    row_sums_0[u32(1)] = sums_0[u32(1)].x + sums_0[u32(1)].y + (sums_0[u32(1)].z + sums_0[u32(1)].w);
    row_sums_0[u32(2)] = sums_0[u32(2)].x + sums_0[u32(2)].y + (sums_0[u32(2)].z + sums_0[u32(2)].w);
    row_sums_0[u32(3)] = sums_0[u32(3)].x + sums_0[u32(3)].y + (sums_0[u32(3)].z + sums_0[u32(3)].w);
    part_sums_0[thread_0] = vec4<f32>(row_sums_0[i32(0)], row_sums_0[i32(1)], row_sums_0[i32(2)], row_sums_0[i32(3)]);
    workgroupBarrier();
    var row_5 : u32 = work_4.first_row_1 + thread_0 / u32(8);
    var quad_1 : u32 = thread_0 % u32(8);
    var _S39 : bool;
    if(thread_0 < u32(32))
    {
        _S39 = row_5 <= (work_4.last_row_0);
    }
    else
    {
        _S39 = false;
    }
    if(_S39)
    {
        _S39 = (work_4.first_column_0 + quad_1 * u32(4)) < (work_4.block_keys_0);
    }
    else
    {
        _S39 = false;
    }
    if(_S39)
    {
        var _S40 : u32 = row_5 - work_4.first_row_1;
        var _S41 : u32 = quad_1 * u32(4);
        var first_0 : u32 = _S41 * u32(4);
        var score_0 : array<f32, i32(4)>;
        score_0[u32(0)] = part_sums_0[first_0][_S40] + part_sums_0[first_0 + u32(1)][_S40] + (part_sums_0[first_0 + u32(2)][_S40] + part_sums_0[first_0 + u32(3)][_S40]);
        var first_1 : u32 = (_S41 + u32(1)) * u32(4);
        score_0[u32(1)] = part_sums_0[first_1][_S40] + part_sums_0[first_1 + u32(1)][_S40] + (part_sums_0[first_1 + u32(2)][_S40] + part_sums_0[first_1 + u32(3)][_S40]);
        var first_2 : u32 = (_S41 + u32(2)) * u32(4);
        score_0[u32(2)] = part_sums_0[first_2][_S40] + part_sums_0[first_2 + u32(1)][_S40] + (part_sums_0[first_2 + u32(2)][_S40] + part_sums_0[first_2 + u32(3)][_S40]);
        var first_3 : u32 = (_S41 + u32(3)) * u32(4);
        score_0[u32(3)] = part_sums_0[first_3][_S40] + part_sums_0[first_3 + u32(1)][_S40] + (part_sums_0[first_3 + u32(2)][_S40] + part_sums_0[first_3 + u32(3)][_S40]);
        scratch_0[scores_of_0(work_4, row_5) + work_4.first_column_0 / u32(4) + quad_1] = vec4<f32>(score_0[i32(0)], score_0[i32(1)], score_0[i32(2)], score_0[i32(3)]);
    }
    return;
}

