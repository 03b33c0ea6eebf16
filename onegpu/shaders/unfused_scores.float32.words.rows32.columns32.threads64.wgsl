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

@binding(1) @group(0) var<storage, read> q_words_0 : array<u32>;

@binding(2) @group(0) var<storage, read> k_words_0 : array<u32>;

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
    var row_1 : u32 = _S7 * u32(32);
    var matrix_0 : u32 = _S6 / params_0.row_blocks_0;
    work_0.first_row_1 = params_0.first_row_0 + row_1;
    work_0.last_row_0 = params_0.first_row_0 + min(row_1 + u32(32), params_0.matrix_rows_0) - u32(1);
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

fn has_work_0( work_1 : Work_0) -> bool
{
    return (work_1.first_column_0) < (work_1.block_keys_0);
}

fn inner_size_0( work_2 : Work_0) -> u32
{
    return params_0.head_dim_0;
}

fn of_left_0( p_0 : u32,  block_0 : u32) -> bool
{
    var _S13 : bool;
    if(((p_0 + u32(1)) * u32(64)) <= u32(32))
    {
        _S13 = true;
    }
    else
    {
        if((p_0 * u32(64)) < u32(32))
        {
            _S13 = block_0 < u32(32);
        }
        else
        {
            _S13 = false;
        }
    }
    return _S13;
}

fn head_of_0( work_3 : Work_0,  row_2 : u32) -> u32
{
    var _S14 : u32 = work_3.kv_head_0 * params_0.group_0 + row_2;
    var _S15 : u32 = query_of_0(row_2);
    return _S14 - _S15 * params_0.group_0;
}

fn q_of_0( work_4 : Work_0,  row_3 : u32) -> u32
{
    var _S16 : u32 = params_0.q_offset_0 + work_4.batch_2 * params_0.q_batch_0;
    var _S17 : u32 = head_of_0(work_4, row_3);
    var _S18 : u32 = _S16 + _S17 * params_0.q_head_0;
    var _S19 : u32 = query_of_0(row_3);
    return _S18 + _S19 * params_0.q_row_0;
}

struct Line_0
{
     base_0 : u32,
     size_0 : u32,
};

fn left_line_0( work_5 : Work_0,  row_4 : u32) -> Line_0
{
    var line_0 : Line_0;
    var _S20 : u32 = q_of_0(work_5, row_4);
    line_0.base_0 = _S20;
    line_0.size_0 = params_0.head_dim_0;
    return line_0;
}

fn right_line_0( work_6 : Work_0,  key_0 : u32) -> Line_0
{
    var line_1 : Line_0;
    line_1.base_0 = params_0.k_offset_0 + work_6.batch_2 * params_0.k_batch_0 + work_6.kv_head_0 * params_0.k_head_0 + min(key_0, work_6.block_keys_0 - u32(1)) * params_0.k_row_0;
    line_1.size_0 = params_0.head_dim_0;
    return line_1;
}

fn swizzled_0( quad_0 : u32,  step_quad_0 : u32) -> u32
{
    return (quad_0 ^ ((step_quad_0 * u32(2))));
}

var<workgroup> left_tile_0 : array<vec4<f32>, i32(128)>;

var<workgroup> right_tile_0 : array<vec4<f32>, i32(128)>;

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

fn load_raw_quad_0( _S21 : u32,  _S22 : u32) -> vec4<f32>
{
    var raw_1 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S22);
    var word_0 : u32 = _S21 + _S22;
    if(left_0 >= u32(4))
    {
        raw_1 = (bitcast<vec4<f32>>((vec4<u32>(q_words_0[word_0], q_words_0[word_0 + u32(1)], q_words_0[word_0 + u32(2)], q_words_0[word_0 + u32(3)]))));
    }
    else
    {
        if(left_0 > u32(0))
        {
            raw_1[i32(0)] = (bitcast<f32>((q_words_0[word_0])));
        }
        if(left_0 > u32(1))
        {
            raw_1[i32(1)] = (bitcast<f32>((q_words_0[word_0 + u32(1)])));
        }
        if(left_0 > u32(2))
        {
            raw_1[i32(2)] = (bitcast<f32>((q_words_0[word_0 + u32(2)])));
        }
    }
    return raw_1;
}

fn load_quad_0( _S23 : u32,  _S24 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S23, _S24));
}

fn left_quad_0( line_2 : Line_0,  element_0 : u32) -> vec4<f32>
{
    return load_quad_0(line_2.base_0, element_0) * vec4<f32>(params_0.scale_0);
}

fn load_raw_quad_1( _S25 : u32,  _S26 : u32) -> vec4<f32>
{
    var raw_2 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S26);
    var word_1 : u32 = _S25 + _S26;
    if(left_1 >= u32(4))
    {
        raw_2 = (bitcast<vec4<f32>>((vec4<u32>(k_words_0[word_1], k_words_0[word_1 + u32(1)], k_words_0[word_1 + u32(2)], k_words_0[word_1 + u32(3)]))));
    }
    else
    {
        if(left_1 > u32(0))
        {
            raw_2[i32(0)] = (bitcast<f32>((k_words_0[word_1])));
        }
        if(left_1 > u32(1))
        {
            raw_2[i32(1)] = (bitcast<f32>((k_words_0[word_1 + u32(1)])));
        }
        if(left_1 > u32(2))
        {
            raw_2[i32(2)] = (bitcast<f32>((k_words_0[word_1 + u32(2)])));
        }
    }
    return raw_2;
}

fn load_quad_1( _S27 : u32,  _S28 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_1(_S27, _S28));
}

fn right_quad_0( line_3 : Line_0,  element_1 : u32) -> vec4<f32>
{
    return load_quad_1(line_3.base_0, element_1);
}

fn weigh_0( weight_0 : f32,  v_0 : vec4<f32>,  sum_0 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

fn scores_of_0( work_7 : Work_0,  row_5 : u32) -> u32
{
    return work_7.place_0 + (row_5 - work_7.first_row_1) * work_7.pitch_0;
}

fn store_0( work_8 : Work_0,  row_6 : u32,  key_1 : u32,  sum_1 : vec4<f32>)
{
    if(key_1 < (work_8.block_keys_0))
    {
        scratch_0[scores_of_0(work_8, row_6) + key_1 / u32(4)] = sum_1;
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn unfused(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_9 : Work_0 = find_work_0(number_2);
    if(!has_work_0(work_9))
    {
        return;
    }
    var _S29 : u32 = inner_size_0(work_9);
    var lines_0 : array<array<Line_0, i32(4)>, i32(1)>;
    var quads_0 : array<u32, i32(1)>;
    var step_quads_0 : array<u32, i32(1)>;
    var is_left_0 : bool = of_left_0(u32(0), thread_0);
    step_quads_0[u32(0)] = thread_0 % u32(4);
    var step_0 : u32;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - u32(32);
    }
    quads_0[u32(0)] = step_0 / u32(4);
    if(is_left_0)
    {
        var _S30 : Line_0 = left_line_0(work_9, min(work_9.first_row_1 + quads_0[u32(0)] * u32(4), work_9.last_row_0));
        lines_0[u32(0)][u32(0)] = _S30;
    }
    else
    {
        lines_0[u32(0)][u32(0)] = right_line_0(work_9, work_9.first_column_0 + quads_0[u32(0)] * u32(4));
    }
    if(is_left_0)
    {
        var _S31 : Line_0 = left_line_0(work_9, min(work_9.first_row_1 + quads_0[u32(0)] * u32(4) + u32(1), work_9.last_row_0));
        lines_0[u32(0)][u32(1)] = _S31;
    }
    else
    {
        lines_0[u32(0)][u32(1)] = right_line_0(work_9, work_9.first_column_0 + quads_0[u32(0)] * u32(4) + u32(1));
    }
    if(is_left_0)
    {
        var _S32 : Line_0 = left_line_0(work_9, min(work_9.first_row_1 + quads_0[u32(0)] * u32(4) + u32(2), work_9.last_row_0));
        lines_0[u32(0)][u32(2)] = _S32;
    }
    else
    {
        lines_0[u32(0)][u32(2)] = right_line_0(work_9, work_9.first_column_0 + quads_0[u32(0)] * u32(4) + u32(2));
    }
    if(is_left_0)
    {
        var _S33 : Line_0 = left_line_0(work_9, min(work_9.first_row_1 + quads_0[u32(0)] * u32(4) + u32(3), work_9.last_row_0));
        lines_0[u32(0)][u32(3)] = _S33;
    }
    else
    {
        lines_0[u32(0)][u32(3)] = right_line_0(work_9, work_9.first_column_0 + quads_0[u32(0)] * u32(4) + u32(3));
    }
    var sum_2 : array<array<vec4<f32>, i32(1)>, i32(4)>;
    const _S34 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sum_2[u32(0)][u32(0)] = _S34;
    sum_2[u32(1)][u32(0)] = _S34;
    sum_2[u32(2)][u32(0)] = _S34;
    sum_2[u32(3)][u32(0)] = _S34;
    var _S35 : u32 = thread_0 % u32(8);
    var _S36 : u32 = thread_0 / u32(8);
    var next_0 : array<array<vec4<f32>, i32(4)>, i32(1)>;
    next_0[u32(0)][u32(0)] = _S34;
    next_0[u32(0)][u32(1)] = _S34;
    next_0[u32(0)][u32(2)] = _S34;
    next_0[u32(0)][u32(3)] = _S34;
    step_0 = u32(0);
    for(;;)
    {
        if(step_0 < (_S29 + u32(16)))
        {
        }
        else
        {
            break;
        }
        var _S37 : bool = step_0 > u32(0);
        if(_S37)
        {
            workgroupBarrier();
            var quad_1 : u32 = swizzled_0(quads_0[u32(0)], step_quads_0[u32(0)]);
            var k_0 : u32 = step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                left_tile_0[k_0 * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].x, next_0[u32(0)][i32(1)].x, next_0[u32(0)][i32(2)].x, next_0[u32(0)][i32(3)].x);
                left_tile_0[(k_0 + u32(1)) * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].y, next_0[u32(0)][i32(1)].y, next_0[u32(0)][i32(2)].y, next_0[u32(0)][i32(3)].y);
                left_tile_0[(k_0 + u32(2)) * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].z, next_0[u32(0)][i32(1)].z, next_0[u32(0)][i32(2)].z, next_0[u32(0)][i32(3)].z);
                left_tile_0[(k_0 + u32(3)) * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].w, next_0[u32(0)][i32(1)].w, next_0[u32(0)][i32(2)].w, next_0[u32(0)][i32(3)].w);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    right_tile_0[k_0 * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].x, next_0[u32(0)][i32(1)].x, next_0[u32(0)][i32(2)].x, next_0[u32(0)][i32(3)].x);
                    right_tile_0[(k_0 + u32(1)) * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].y, next_0[u32(0)][i32(1)].y, next_0[u32(0)][i32(2)].y, next_0[u32(0)][i32(3)].y);
                    right_tile_0[(k_0 + u32(2)) * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].z, next_0[u32(0)][i32(1)].z, next_0[u32(0)][i32(2)].z, next_0[u32(0)][i32(3)].z);
                    right_tile_0[(k_0 + u32(3)) * u32(8) + quad_1] = vec4<f32>(next_0[u32(0)][i32(0)].w, next_0[u32(0)][i32(1)].w, next_0[u32(0)][i32(2)].w, next_0[u32(0)][i32(3)].w);
                }
            }
            workgroupBarrier();
        }
        if(step_0 < _S29)
        {
            var _S38 : u32 = step_0 + step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                next_0[u32(0)][u32(0)] = left_quad_0(lines_0[u32(0)][u32(0)], _S38);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(0)] = right_quad_0(lines_0[u32(0)][u32(0)], _S38);
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(1)] = left_quad_0(lines_0[u32(0)][u32(1)], _S38);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(1)] = right_quad_0(lines_0[u32(0)][u32(1)], _S38);
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(2)] = left_quad_0(lines_0[u32(0)][u32(2)], _S38);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(2)] = right_quad_0(lines_0[u32(0)][u32(2)], _S38);
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(3)] = left_quad_0(lines_0[u32(0)][u32(3)], _S38);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(3)] = right_quad_0(lines_0[u32(0)][u32(3)], _S38);
                }
            }
        }
        if(_S37)
        {
            var q_0 : u32 = u32(0);
            for(;;)
            {
                if(q_0 < u32(4))
                {
                }
                else
                {
                    break;
                }
                var _S39 : u32 = q_0 * u32(4);
                var _S40 : u32 = _S39 * u32(8);
                var _S41 : u32 = swizzled_0(_S36, q_0);
                var _S42 : u32 = swizzled_0(_S35, q_0);
                var _S43 : u32 = (_S39 + u32(1)) * u32(8);
                var _S44 : u32 = (_S39 + u32(2)) * u32(8);
                var _S45 : vec4<f32> = weigh_0(left_tile_0[_S44 + _S41].y, right_tile_0[_S44 + _S42], weigh_0(left_tile_0[_S43 + _S41].y, right_tile_0[_S43 + _S42], weigh_0(left_tile_0[_S40 + _S41].y, right_tile_0[_S40 + _S42], sum_2[u32(1)][u32(0)])));
                var _S46 : vec4<f32> = weigh_0(left_tile_0[_S44 + _S41].z, right_tile_0[_S44 + _S42], weigh_0(left_tile_0[_S43 + _S41].z, right_tile_0[_S43 + _S42], weigh_0(left_tile_0[_S40 + _S41].z, right_tile_0[_S40 + _S42], sum_2[u32(2)][u32(0)])));
                var _S47 : vec4<f32> = weigh_0(left_tile_0[_S44 + _S41].w, right_tile_0[_S44 + _S42], weigh_0(left_tile_0[_S43 + _S41].w, right_tile_0[_S43 + _S42], weigh_0(left_tile_0[_S40 + _S41].w, right_tile_0[_S40 + _S42], sum_2[u32(3)][u32(0)])));
                var _S48 : u32 = (_S39 + u32(3)) * u32(8);
                sum_2[u32(0)][u32(0)] = weigh_0(left_tile_0[_S48 + _S41].x, right_tile_0[_S48 + _S42], weigh_0(left_tile_0[_S44 + _S41].x, right_tile_0[_S44 + _S42], weigh_0(left_tile_0[_S43 + _S41].x, right_tile_0[_S43 + _S42], weigh_0(left_tile_0[_S40 + _S41].x, right_tile_0[_S40 + _S42], sum_2[u32(0)][u32(0)]))));
                sum_2[u32(1)][u32(0)] = weigh_0(left_tile_0[_S48 + _S41].y, right_tile_0[_S48 + _S42], _S45);
                sum_2[u32(2)][u32(0)] = weigh_0(left_tile_0[_S48 + _S41].z, right_tile_0[_S48 + _S42], _S46);
                sum_2[u32(3)][u32(0)] = weigh_0(left_tile_0[_S48 + _S41].w, right_tile_0[_S48 + _S42], _S47);
                q_0 = q_0 + u32(1);
            }
        }
        step_0 = step_0 + u32(16);
    }
    var _S49 : u32 = work_9.first_row_1 + _S36 * u32(4);
    if(_S49 <= (work_9.last_row_0))
    {
        store_0(work_9, _S49, work_9.first_column_0 + _S35 * u32(4), sum_2[u32(0)][u32(0)]);
    }
    var row_7 : u32 = _S49 + u32(1);
    if(row_7 <= (work_9.last_row_0))
    {
        store_0(work_9, row_7, work_9.first_column_0 + _S35 * u32(4), sum_2[u32(1)][u32(0)]);
    }
    var row_8 : u32 = _S49 + u32(2);
    if(row_8 <= (work_9.last_row_0))
    {
        store_0(work_9, row_8, work_9.first_column_0 + _S35 * u32(4), sum_2[u32(2)][u32(0)]);
    }
    var row_9 : u32 = _S49 + u32(3);
    if(row_9 <= (work_9.last_row_0))
    {
        store_0(work_9, row_9, work_9.first_column_0 + _S35 * u32(4), sum_2[u32(3)][u32(0)]);
    }
    return;
}

