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

@binding(3) @group(0) var<storage, read> v_words_0 : array<vec4<u32>>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<vec4<u32>>;

@id(0) override FOLDS_0 : u32 = u32(0);

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
    return true;
}

fn inner_size_0( work_2 : Work_0) -> u32
{
    return work_2.block_keys_0;
}

fn clean_size_0( work_3 : Work_0) -> u32
{
    if((((params_0.flags_0) & (u32(1)))) != u32(0))
    {
        return u32(0);
    }
    var _S13 : u32 = query_of_0(work_3.first_row_1);
    return keys_of_query_0(work_3.keys_1, _S13);
}

fn of_left_0( p_0 : u32,  block_0 : u32) -> bool
{
    var _S14 : bool;
    if(((p_0 + u32(1)) * u32(64)) <= u32(32))
    {
        _S14 = true;
    }
    else
    {
        if((p_0 * u32(64)) < u32(32))
        {
            _S14 = block_0 < u32(32);
        }
        else
        {
            _S14 = false;
        }
    }
    return _S14;
}

fn scores_of_0( work_4 : Work_0,  row_2 : u32) -> u32
{
    return work_4.place_0 + (row_2 - work_4.first_row_1) * work_4.pitch_0;
}

struct Line_0
{
     base_0 : u32,
     size_0 : u32,
};

fn left_line_0( work_5 : Work_0,  row_3 : u32) -> Line_0
{
    var line_0 : Line_0;
    line_0.base_0 = scores_of_0(work_5, row_3);
    var _S15 : u32 = query_of_0(row_3);
    line_0.size_0 = keys_of_query_0(work_5.keys_1, _S15);
    return line_0;
}

fn right_line_0( work_6 : Work_0,  element_0 : u32) -> Line_0
{
    var line_1 : Line_0;
    line_1.base_0 = params_0.v_offset_0 + work_6.batch_2 * params_0.v_batch_0 + work_6.kv_head_0 * params_0.v_head_0;
    line_1.size_0 = element_0;
    return line_1;
}

fn swizzled_0( quad_0 : u32,  step_quad_0 : u32) -> u32
{
    return (quad_0 ^ ((step_quad_0 * u32(2))));
}

var<workgroup> left_tile_0 : array<vec4<f32>, i32(128)>;

var<workgroup> right_tile_0 : array<vec4<f32>, i32(128)>;

fn left_quad_0( line_2 : Line_0,  key_0 : u32) -> vec4<f32>
{
    if(key_0 < (line_2.size_0))
    {
        return scratch_0[line_2.base_0 + key_0 / u32(4)];
    }
    return vec4<f32>(-1.0f, -1.0f, -1.0f, -1.0f);
}

fn floats_of_0( raw_0 : vec4<f32>) -> vec4<f32>
{
    return raw_0;
}

fn load_raw_quad_0( _S16 : u32,  _S17 : u32) -> vec4<f32>
{
    var _S18 : vec4<f32> = vec4<f32>(vec4<i32>(i32(0)));
    var raw_1 : vec4<f32>;
    if((params_0.head_dim_0 - min(params_0.head_dim_0, _S17)) > u32(0))
    {
        raw_1 = (bitcast<vec4<f32>>((v_words_0[(_S16 + _S17) / u32(4)])));
    }
    else
    {
        raw_1 = _S18;
    }
    return raw_1;
}

fn load_quad_0( _S19 : u32,  _S20 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S19, _S20));
}

fn right_quad_0( line_3 : Line_0,  key_1 : u32) -> vec4<f32>
{
    return load_quad_0(line_3.base_0 + key_1 * params_0.v_row_0, line_3.size_0);
}

fn has_hidden_0( weights_0 : vec4<f32>) -> bool
{
    var bits_0 : vec4<u32> = (bitcast<vec4<u32>>((weights_0)));
    return (((((((((bits_0.x) | ((bits_0.y)))) | ((bits_0.z)))) | ((bits_0.w)))) & (u32(2147483648)))) != u32(0);
}

fn is_hidden_0( weight_0 : f32) -> bool
{
    return (((bitcast<u32>((weight_0))) & (u32(2147483648)))) != u32(0);
}

fn weigh_0( weight_1 : f32,  v_0 : vec4<f32>,  sum_0 : vec4<f32>) -> vec4<f32>
{
    return fma(vec4<f32>(weight_1, weight_1, weight_1, weight_1), v_0, sum_0);
}

fn head_of_0( work_7 : Work_0,  row_4 : u32) -> u32
{
    var _S21 : u32 = work_7.kv_head_0 * params_0.group_0 + row_4;
    var _S22 : u32 = query_of_0(row_4);
    return _S21 - _S22 * params_0.group_0;
}

fn o_of_0( work_8 : Work_0,  row_5 : u32) -> u32
{
    var _S23 : u32 = params_0.o_offset_0 + work_8.batch_2 * params_0.o_batch_0;
    var _S24 : u32 = head_of_0(work_8, row_5);
    var _S25 : u32 = _S23 + _S24 * params_0.o_head_0;
    var _S26 : u32 = query_of_0(row_5);
    return _S25 + _S26 * params_0.o_row_0;
}

fn store_quad_0( row_6 : u32,  element_1 : u32,  quad_1 : vec4<f32>,  poisoned_0 : bool)
{
    if((params_0.head_dim_0 - min(params_0.head_dim_0, element_1)) > u32(0))
    {
        var _S27 : vec4<u32>;
        if(poisoned_0)
        {
            _S27 = vec4<u32>(u32(2143289344), u32(2143289344), u32(2143289344), u32(2143289344));
        }
        else
        {
            _S27 = (bitcast<vec4<u32>>((quad_1)));
        }
        o_words_0[(row_6 + element_1) / u32(4)] = _S27;
    }
    return;
}

fn store_0( work_9 : Work_0,  row_7 : u32,  element_2 : u32,  sum_1 : vec4<f32>)
{
    var poisoned_1 : bool = (scratch_0[scores_of_0(work_9, row_7) + work_9.pitch_0 - u32(1)].x) != 0.0f;
    var _S28 : u32 = o_of_0(work_9, row_7);
    store_quad_0(_S28, element_2, sum_1, poisoned_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn unfused(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var _S29 : bool;
    var number_2 : u32 = params_0.first_group_0 + group_id_0.y * params_0.groups_x_0 + group_id_0.x;
    if(number_2 >= (params_0.last_group_0))
    {
        return;
    }
    var thread_0 : u32 = thread_id_0.x;
    var work_10 : Work_0 = find_work_0(number_2);
    if(!has_work_0(work_10))
    {
        return;
    }
    var _S30 : u32 = inner_size_0(work_10);
    var _S31 : u32 = clean_size_0(work_10);
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
    if(!is_left_0)
    {
        var _S32 : u32 = thread_0 - u32(32);
        step_quads_0[u32(0)] = _S32 / u32(8);
        quads_0[u32(0)] = _S32 % u32(8);
    }
    if(is_left_0)
    {
        var _S33 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4), work_10.last_row_0));
        lines_0[u32(0)][u32(0)] = _S33;
    }
    else
    {
        lines_0[u32(0)][u32(0)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4));
    }
    if(is_left_0)
    {
        var _S34 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4) + u32(1), work_10.last_row_0));
        lines_0[u32(0)][u32(1)] = _S34;
    }
    else
    {
        lines_0[u32(0)][u32(1)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4) + u32(1));
    }
    if(is_left_0)
    {
        var _S35 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4) + u32(2), work_10.last_row_0));
        lines_0[u32(0)][u32(2)] = _S35;
    }
    else
    {
        lines_0[u32(0)][u32(2)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4) + u32(2));
    }
    if(is_left_0)
    {
        var _S36 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4) + u32(3), work_10.last_row_0));
        lines_0[u32(0)][u32(3)] = _S36;
    }
    else
    {
        lines_0[u32(0)][u32(3)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4) + u32(3));
    }
    var sum_2 : array<array<vec4<f32>, i32(1)>, i32(4)>;
    const _S37 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sum_2[u32(0)][u32(0)] = _S37;
    sum_2[u32(1)][u32(0)] = _S37;
    sum_2[u32(2)][u32(0)] = _S37;
    sum_2[u32(3)][u32(0)] = _S37;
    var total_0 : array<array<vec4<f32>, i32(1)>, i32(4)>;
    total_0[u32(0)][u32(0)] = _S37;
    total_0[u32(1)][u32(0)] = _S37;
    total_0[u32(2)][u32(0)] = _S37;
    total_0[u32(3)][u32(0)] = _S37;
    var _S38 : u32 = thread_0 % u32(8);
    var _S39 : u32 = thread_0 / u32(8);
    var next_0 : array<array<vec4<f32>, i32(4)>, i32(1)>;
    next_0[u32(0)][u32(0)] = _S37;
    next_0[u32(0)][u32(1)] = _S37;
    next_0[u32(0)][u32(2)] = _S37;
    next_0[u32(0)][u32(3)] = _S37;
    step_0 = u32(0);
    for(;;)
    {
        if(step_0 < (_S30 + u32(16)))
        {
        }
        else
        {
            break;
        }
        var _S40 : bool = step_0 > u32(0);
        if(_S40)
        {
            workgroupBarrier();
            var quad_2 : u32 = swizzled_0(quads_0[u32(0)], step_quads_0[u32(0)]);
            var k_0 : u32 = step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                left_tile_0[k_0 * u32(8) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].x, next_0[u32(0)][i32(1)].x, next_0[u32(0)][i32(2)].x, next_0[u32(0)][i32(3)].x);
                left_tile_0[(k_0 + u32(1)) * u32(8) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].y, next_0[u32(0)][i32(1)].y, next_0[u32(0)][i32(2)].y, next_0[u32(0)][i32(3)].y);
                left_tile_0[(k_0 + u32(2)) * u32(8) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].z, next_0[u32(0)][i32(1)].z, next_0[u32(0)][i32(2)].z, next_0[u32(0)][i32(3)].z);
                left_tile_0[(k_0 + u32(3)) * u32(8) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].w, next_0[u32(0)][i32(1)].w, next_0[u32(0)][i32(2)].w, next_0[u32(0)][i32(3)].w);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    right_tile_0[k_0 * u32(8) + quad_2] = next_0[u32(0)][u32(0)];
                    right_tile_0[(k_0 + u32(1)) * u32(8) + quad_2] = next_0[u32(0)][u32(1)];
                    right_tile_0[(k_0 + u32(2)) * u32(8) + quad_2] = next_0[u32(0)][u32(2)];
                    right_tile_0[(k_0 + u32(3)) * u32(8) + quad_2] = next_0[u32(0)][u32(3)];
                }
            }
            workgroupBarrier();
        }
        if(step_0 < _S30)
        {
            var _S41 : u32 = step_0 + step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                next_0[u32(0)][u32(0)] = left_quad_0(lines_0[u32(0)][u32(0)], _S41);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(0)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S41, _S30 - u32(1)));
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(1)] = left_quad_0(lines_0[u32(0)][u32(1)], _S41);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(1)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S41 + u32(1), _S30 - u32(1)));
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(2)] = left_quad_0(lines_0[u32(0)][u32(2)], _S41);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(2)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S41 + u32(2), _S30 - u32(1)));
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(3)] = left_quad_0(lines_0[u32(0)][u32(3)], _S41);
            }
            else
            {
                if(thread_0 < u32(64))
                {
                    next_0[u32(0)][u32(3)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S41 + u32(3), _S30 - u32(1)));
                }
            }
        }
        if(_S40)
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
                var _S42 : u32 = q_0 * u32(4);
                var left_0 : array<vec4<f32>, i32(1)>;
                var _S43 : u32 = _S42 * u32(8);
                var _S44 : u32 = swizzled_0(_S39, q_0);
                left_0[u32(0)] = left_tile_0[_S43 + _S44];
                var right_0 : array<vec4<f32>, i32(1)>;
                var _S45 : u32 = swizzled_0(_S38, q_0);
                right_0[u32(0)] = right_tile_0[_S43 + _S45];
                var _S46 : bool = step_0 > _S31;
                if(_S46)
                {
                    if(has_hidden_0(left_0[i32(0)]))
                    {
                        _S29 = true;
                    }
                    else
                    {
                        _S29 = has_hidden_0(left_0[u32(0)]);
                    }
                }
                else
                {
                    _S29 = false;
                }
                if(_S29)
                {
                    if(!is_hidden_0(left_0[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_0[u32(0)].x, right_0[u32(0)], sum_2[u32(0)][u32(0)]);
                    }
                    if(!is_hidden_0(left_0[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_0[u32(0)].y, right_0[u32(0)], sum_2[u32(1)][u32(0)]);
                    }
                    if(!is_hidden_0(left_0[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_0[u32(0)].z, right_0[u32(0)], sum_2[u32(2)][u32(0)]);
                    }
                    if(!is_hidden_0(left_0[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_0[u32(0)].w, right_0[u32(0)], sum_2[u32(3)][u32(0)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_0[u32(0)].x, right_0[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_0[u32(0)].y, right_0[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_0[u32(0)].z, right_0[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_0[u32(0)].w, right_0[u32(0)], sum_2[u32(3)][u32(0)]);
                }
                var left_1 : array<vec4<f32>, i32(1)>;
                var _S47 : u32 = (_S42 + u32(1)) * u32(8);
                left_1[u32(0)] = left_tile_0[_S47 + _S44];
                var right_1 : array<vec4<f32>, i32(1)>;
                right_1[u32(0)] = right_tile_0[_S47 + _S45];
                var _S48 : bool;
                if(_S46)
                {
                    if(has_hidden_0(left_1[i32(0)]))
                    {
                        _S48 = true;
                    }
                    else
                    {
                        _S48 = has_hidden_0(left_1[u32(0)]);
                    }
                }
                else
                {
                    _S48 = false;
                }
                if(_S48)
                {
                    if(!is_hidden_0(left_1[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_1[u32(0)].x, right_1[u32(0)], sum_2[u32(0)][u32(0)]);
                    }
                    if(!is_hidden_0(left_1[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_1[u32(0)].y, right_1[u32(0)], sum_2[u32(1)][u32(0)]);
                    }
                    if(!is_hidden_0(left_1[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_1[u32(0)].z, right_1[u32(0)], sum_2[u32(2)][u32(0)]);
                    }
                    if(!is_hidden_0(left_1[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_1[u32(0)].w, right_1[u32(0)], sum_2[u32(3)][u32(0)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_1[u32(0)].x, right_1[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_1[u32(0)].y, right_1[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_1[u32(0)].z, right_1[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_1[u32(0)].w, right_1[u32(0)], sum_2[u32(3)][u32(0)]);
                }
                var left_2 : array<vec4<f32>, i32(1)>;
                var _S49 : u32 = (_S42 + u32(2)) * u32(8);
                left_2[u32(0)] = left_tile_0[_S49 + _S44];
                var right_2 : array<vec4<f32>, i32(1)>;
                right_2[u32(0)] = right_tile_0[_S49 + _S45];
                var _S50 : bool;
                if(_S46)
                {
                    if(has_hidden_0(left_2[i32(0)]))
                    {
                        _S50 = true;
                    }
                    else
                    {
                        _S50 = has_hidden_0(left_2[u32(0)]);
                    }
                }
                else
                {
                    _S50 = false;
                }
                if(_S50)
                {
                    if(!is_hidden_0(left_2[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_2[u32(0)].x, right_2[u32(0)], sum_2[u32(0)][u32(0)]);
                    }
                    if(!is_hidden_0(left_2[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_2[u32(0)].y, right_2[u32(0)], sum_2[u32(1)][u32(0)]);
                    }
                    if(!is_hidden_0(left_2[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_2[u32(0)].z, right_2[u32(0)], sum_2[u32(2)][u32(0)]);
                    }
                    if(!is_hidden_0(left_2[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_2[u32(0)].w, right_2[u32(0)], sum_2[u32(3)][u32(0)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_2[u32(0)].x, right_2[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_2[u32(0)].y, right_2[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_2[u32(0)].z, right_2[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_2[u32(0)].w, right_2[u32(0)], sum_2[u32(3)][u32(0)]);
                }
                var left_3 : array<vec4<f32>, i32(1)>;
                var _S51 : u32 = (_S42 + u32(3)) * u32(8);
                left_3[u32(0)] = left_tile_0[_S51 + _S44];
                var right_3 : array<vec4<f32>, i32(1)>;
                right_3[u32(0)] = right_tile_0[_S51 + _S45];
                var _S52 : bool;
                if(_S46)
                {
                    if(has_hidden_0(left_3[i32(0)]))
                    {
                        _S52 = true;
                    }
                    else
                    {
                        _S52 = has_hidden_0(left_3[u32(0)]);
                    }
                }
                else
                {
                    _S52 = false;
                }
                if(_S52)
                {
                    if(!is_hidden_0(left_3[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_3[u32(0)].x, right_3[u32(0)], sum_2[u32(0)][u32(0)]);
                    }
                    if(!is_hidden_0(left_3[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_3[u32(0)].y, right_3[u32(0)], sum_2[u32(1)][u32(0)]);
                    }
                    if(!is_hidden_0(left_3[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_3[u32(0)].z, right_3[u32(0)], sum_2[u32(2)][u32(0)]);
                    }
                    if(!is_hidden_0(left_3[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_3[u32(0)].w, right_3[u32(0)], sum_2[u32(3)][u32(0)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_3[u32(0)].x, right_3[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_3[u32(0)].y, right_3[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_3[u32(0)].z, right_3[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_3[u32(0)].w, right_3[u32(0)], sum_2[u32(3)][u32(0)]);
                }
                q_0 = q_0 + u32(1);
            }
            if(FOLDS_0 != u32(0))
            {
                if((step_0 % u32(4096)) == u32(0))
                {
                    _S29 = true;
                }
                else
                {
                    _S29 = step_0 >= _S30;
                }
            }
            else
            {
                _S29 = false;
            }
            if(_S29)
            {
                total_0[u32(0)][u32(0)] = total_0[u32(0)][u32(0)] + sum_2[u32(0)][u32(0)];
                var _S53 : bool = step_0 >= _S30;
                var _S54 : vec4<f32>;
                if(_S53)
                {
                    _S54 = total_0[u32(0)][u32(0)];
                }
                else
                {
                    _S54 = _S37;
                }
                sum_2[u32(0)][u32(0)] = _S54;
                total_0[u32(1)][u32(0)] = total_0[u32(1)][u32(0)] + sum_2[u32(1)][u32(0)];
                var _S55 : vec4<f32>;
                if(_S53)
                {
                    _S55 = total_0[u32(1)][u32(0)];
                }
                else
                {
                    _S55 = _S37;
                }
                sum_2[u32(1)][u32(0)] = _S55;
                total_0[u32(2)][u32(0)] = total_0[u32(2)][u32(0)] + sum_2[u32(2)][u32(0)];
                var _S56 : vec4<f32>;
                if(_S53)
                {
                    _S56 = total_0[u32(2)][u32(0)];
                }
                else
                {
                    _S56 = _S37;
                }
                sum_2[u32(2)][u32(0)] = _S56;
                total_0[u32(3)][u32(0)] = total_0[u32(3)][u32(0)] + sum_2[u32(3)][u32(0)];
                var _S57 : vec4<f32>;
                if(_S53)
                {
                    _S57 = total_0[u32(3)][u32(0)];
                }
                else
                {
                    _S57 = _S37;
                }
                sum_2[u32(3)][u32(0)] = _S57;
            }
        }
        step_0 = step_0 + u32(16);
    }
    var _S58 : u32 = work_10.first_row_1 + _S39 * u32(4);
    if(_S58 <= (work_10.last_row_0))
    {
        store_0(work_10, _S58, work_10.first_column_0 + _S38 * u32(4), sum_2[u32(0)][u32(0)]);
    }
    var row_8 : u32 = _S58 + u32(1);
    if(row_8 <= (work_10.last_row_0))
    {
        store_0(work_10, row_8, work_10.first_column_0 + _S38 * u32(4), sum_2[u32(1)][u32(0)]);
    }
    var row_9 : u32 = _S58 + u32(2);
    if(row_9 <= (work_10.last_row_0))
    {
        store_0(work_10, row_9, work_10.first_column_0 + _S38 * u32(4), sum_2[u32(2)][u32(0)]);
    }
    var row_10 : u32 = _S58 + u32(3);
    if(row_10 <= (work_10.last_row_0))
    {
        store_0(work_10, row_10, work_10.first_column_0 + _S38 * u32(4), sum_2[u32(3)][u32(0)]);
    }
    return;
}

