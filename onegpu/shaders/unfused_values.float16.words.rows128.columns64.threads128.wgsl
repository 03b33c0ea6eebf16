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

@binding(3) @group(0) var<storage, read> v_words_0 : array<u32>;

@binding(4) @group(0) var<storage, read_write> o_words_0 : array<u32>;

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
    work_0.first_column_0 = _S5 * u32(64);
    var _S6 : u32 = number_1 / params_0.column_blocks_0;
    var _S7 : u32 = _S6 % params_0.row_blocks_0;
    var row_1 : u32 = _S7 * u32(128);
    var matrix_0 : u32 = _S6 / params_0.row_blocks_0;
    work_0.first_row_1 = params_0.first_row_0 + row_1;
    work_0.last_row_0 = params_0.first_row_0 + min(row_1 + u32(128), params_0.matrix_rows_0) - u32(1);
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
    if(((p_0 + u32(1)) * u32(128)) <= u32(128))
    {
        _S14 = true;
    }
    else
    {
        if((p_0 * u32(128)) < u32(128))
        {
            _S14 = block_0 < u32(128);
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

var<workgroup> left_tile_0 : array<vec4<f32>, i32(512)>;

var<workgroup> right_tile_0 : array<vec4<f32>, i32(256)>;

fn left_quad_0( line_2 : Line_0,  key_0 : u32) -> vec4<f32>
{
    if(key_0 < (line_2.size_0))
    {
        return scratch_0[line_2.base_0 + key_0 / u32(4)];
    }
    return vec4<f32>(-1.0f, -1.0f, -1.0f, -1.0f);
}

fn floats_of_0( raw_0 : vec2<u32>) -> vec4<f32>
{
    return vec4<f32>(unpack2x16float(raw_0.x), unpack2x16float(raw_0.y));
}

fn load_raw_quad_0( _S16 : u32,  _S17 : u32) -> vec2<u32>
{
    var raw_1 : vec2<u32> = vec2<u32>(vec2<i32>(i32(0)));
    var left_0 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, _S17);
    var word_0 : u32 = (_S16 + _S17) / u32(2);
    if(left_0 >= u32(2))
    {
        raw_1[i32(0)] = v_words_0[word_0];
    }
    if(left_0 >= u32(4))
    {
        raw_1[i32(1)] = v_words_0[word_0 + u32(1)];
    }
    return raw_1;
}

fn load_quad_0( _S18 : u32,  _S19 : u32) -> vec4<f32>
{
    return floats_of_0(load_raw_quad_0(_S18, _S19));
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
    var _S20 : u32 = work_7.kv_head_0 * params_0.group_0 + row_4;
    var _S21 : u32 = query_of_0(row_4);
    return _S20 - _S21 * params_0.group_0;
}

fn o_of_0( work_8 : Work_0,  row_5 : u32) -> u32
{
    var _S22 : u32 = params_0.o_offset_0 + work_8.batch_2 * params_0.o_batch_0;
    var _S23 : u32 = head_of_0(work_8, row_5);
    var _S24 : u32 = _S22 + _S23 * params_0.o_head_0;
    var _S25 : u32 = query_of_0(row_5);
    return _S24 + _S25 * params_0.o_row_0;
}

fn element_bits_0( value_1 : f32) -> u32
{
    var bits_1 : u32 = (bitcast<u32>((value_1)));
    var sign_0 : u32 = (((bits_1 >> (u32(16)))) & (u32(32768)));
    var magnitude_0 : u32 = (bits_1 & (u32(2147483647)));
    if(magnitude_0 > u32(2139095040))
    {
        return (sign_0 | (u32(32256)));
    }
    if(magnitude_0 >= u32(1199566848))
    {
        return (sign_0 | (u32(31744)));
    }
    if(magnitude_0 < u32(855638017))
    {
        return sign_0;
    }
    var kept_0 : u32;
    var dropped_0 : u32;
    var base_1 : u32;
    if(magnitude_0 < u32(947912704))
    {
        var _S26 : u32 = u32(126) - ((magnitude_0 >> (u32(23))));
        kept_0 = (((magnitude_0 & (u32(8388607)))) | (u32(8388608)));
        dropped_0 = _S26;
        base_1 = u32(0);
    }
    else
    {
        var _S27 : u32 = ((((magnitude_0 >> (u32(23)))) - u32(112)) << (u32(10)));
        kept_0 = (magnitude_0 & (u32(8388607)));
        dropped_0 = u32(13);
        base_1 = _S27;
    }
    var rounded_0 : u32 = (kept_0 >> (dropped_0));
    var rest_0 : u32 = (kept_0 & ((((u32(1) << (dropped_0))) - u32(1))));
    var tie_0 : u32 = (u32(1) << ((dropped_0 - u32(1))));
    var _S28 : bool;
    if(rest_0 > tie_0)
    {
        _S28 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S28 = ((rounded_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S28 = false;
        }
    }
    var rounded_1 : u32;
    if(_S28)
    {
        rounded_1 = rounded_0 + u32(1);
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return (sign_0 | ((base_1 + rounded_1)));
}

fn pair_of_0( low_0 : f32,  high_0 : f32,  poisoned_0 : bool) -> u32
{
    var _S29 : u32;
    if(poisoned_0)
    {
        _S29 = u32(2113961472);
    }
    else
    {
        _S29 = ((element_bits_0(low_0)) | ((((element_bits_0(high_0)) << (u32(16))))));
    }
    return _S29;
}

fn store_quad_0( row_6 : u32,  element_1 : u32,  quad_1 : vec4<f32>,  poisoned_1 : bool)
{
    var left_1 : u32 = params_0.head_dim_0 - min(params_0.head_dim_0, element_1);
    var word_1 : u32 = (row_6 + element_1) / u32(2);
    if(left_1 >= u32(2))
    {
        o_words_0[word_1] = pair_of_0(quad_1.x, quad_1.y, poisoned_1);
    }
    if(left_1 >= u32(4))
    {
        o_words_0[word_1 + u32(1)] = pair_of_0(quad_1.z, quad_1.w, poisoned_1);
    }
    return;
}

fn store_0( work_9 : Work_0,  row_7 : u32,  element_2 : u32,  sum_1 : vec4<f32>)
{
    var poisoned_2 : bool = (scratch_0[scores_of_0(work_9, row_7) + work_9.pitch_0 - u32(1)].x) != 0.0f;
    var _S30 : u32 = o_of_0(work_9, row_7);
    store_quad_0(_S30, element_2, sum_1, poisoned_2);
    return;
}

@compute
@workgroup_size(128, 1, 1)
fn unfused(@builtin(workgroup_id) group_id_0 : vec3<u32>, @builtin(local_invocation_id) thread_id_0 : vec3<u32>)
{
    var _S31 : bool;
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
    var _S32 : u32 = inner_size_0(work_10);
    var _S33 : u32 = clean_size_0(work_10);
    var lines_0 : array<array<Line_0, i32(4)>, i32(2)>;
    var quads_0 : array<u32, i32(2)>;
    var step_quads_0 : array<u32, i32(2)>;
    var is_left_0 : bool = of_left_0(u32(0), thread_0);
    step_quads_0[u32(0)] = thread_0 % u32(4);
    var step_0 : u32;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - u32(128);
    }
    quads_0[u32(0)] = step_0 / u32(4);
    if(!is_left_0)
    {
        var _S34 : u32 = thread_0 - u32(128);
        step_quads_0[u32(0)] = _S34 / u32(16);
        quads_0[u32(0)] = _S34 % u32(16);
    }
    if(is_left_0)
    {
        var _S35 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4), work_10.last_row_0));
        lines_0[u32(0)][u32(0)] = _S35;
    }
    else
    {
        lines_0[u32(0)][u32(0)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4));
    }
    if(is_left_0)
    {
        var _S36 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4) + u32(1), work_10.last_row_0));
        lines_0[u32(0)][u32(1)] = _S36;
    }
    else
    {
        lines_0[u32(0)][u32(1)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4) + u32(1));
    }
    if(is_left_0)
    {
        var _S37 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4) + u32(2), work_10.last_row_0));
        lines_0[u32(0)][u32(2)] = _S37;
    }
    else
    {
        lines_0[u32(0)][u32(2)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4) + u32(2));
    }
    if(is_left_0)
    {
        var _S38 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(0)] * u32(4) + u32(3), work_10.last_row_0));
        lines_0[u32(0)][u32(3)] = _S38;
    }
    else
    {
        lines_0[u32(0)][u32(3)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(0)] * u32(4) + u32(3));
    }
    var block_1 : u32 = thread_0 + u32(128);
    var is_left_1 : bool = of_left_0(u32(1), block_1);
    step_quads_0[u32(1)] = block_1 % u32(4);
    if(is_left_1)
    {
        step_0 = block_1;
    }
    else
    {
        step_0 = block_1 - u32(128);
    }
    quads_0[u32(1)] = step_0 / u32(4);
    if(!is_left_1)
    {
        var _S39 : u32 = block_1 - u32(128);
        step_quads_0[u32(1)] = _S39 / u32(16);
        quads_0[u32(1)] = _S39 % u32(16);
    }
    if(is_left_1)
    {
        var _S40 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(1)] * u32(4), work_10.last_row_0));
        lines_0[u32(1)][u32(0)] = _S40;
    }
    else
    {
        lines_0[u32(1)][u32(0)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(1)] * u32(4));
    }
    if(is_left_1)
    {
        var _S41 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(1)] * u32(4) + u32(1), work_10.last_row_0));
        lines_0[u32(1)][u32(1)] = _S41;
    }
    else
    {
        lines_0[u32(1)][u32(1)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(1)] * u32(4) + u32(1));
    }
    if(is_left_1)
    {
        var _S42 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(1)] * u32(4) + u32(2), work_10.last_row_0));
        lines_0[u32(1)][u32(2)] = _S42;
    }
    else
    {
        lines_0[u32(1)][u32(2)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(1)] * u32(4) + u32(2));
    }
    if(is_left_1)
    {
        var _S43 : Line_0 = left_line_0(work_10, min(work_10.first_row_1 + quads_0[u32(1)] * u32(4) + u32(3), work_10.last_row_0));
        lines_0[u32(1)][u32(3)] = _S43;
    }
    else
    {
        lines_0[u32(1)][u32(3)] = right_line_0(work_10, work_10.first_column_0 + quads_0[u32(1)] * u32(4) + u32(3));
    }
    var sum_2 : array<array<vec4<f32>, i32(2)>, i32(8)>;
    const _S44 : vec4<f32> = vec4<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    sum_2[u32(0)][u32(0)] = _S44;
    sum_2[u32(0)][u32(1)] = _S44;
    sum_2[u32(1)][u32(0)] = _S44;
    sum_2[u32(1)][u32(1)] = _S44;
    sum_2[u32(2)][u32(0)] = _S44;
    sum_2[u32(2)][u32(1)] = _S44;
    sum_2[u32(3)][u32(0)] = _S44;
    sum_2[u32(3)][u32(1)] = _S44;
    sum_2[u32(4)][u32(0)] = _S44;
    sum_2[u32(4)][u32(1)] = _S44;
    sum_2[u32(5)][u32(0)] = _S44;
    sum_2[u32(5)][u32(1)] = _S44;
    sum_2[u32(6)][u32(0)] = _S44;
    sum_2[u32(6)][u32(1)] = _S44;
    sum_2[u32(7)][u32(0)] = _S44;
    sum_2[u32(7)][u32(1)] = _S44;
    var total_0 : array<array<vec4<f32>, i32(2)>, i32(8)>;
    total_0[u32(0)][u32(0)] = _S44;
    total_0[u32(0)][u32(1)] = _S44;
    total_0[u32(1)][u32(0)] = _S44;
    total_0[u32(1)][u32(1)] = _S44;
    total_0[u32(2)][u32(0)] = _S44;
    total_0[u32(2)][u32(1)] = _S44;
    total_0[u32(3)][u32(0)] = _S44;
    total_0[u32(3)][u32(1)] = _S44;
    total_0[u32(4)][u32(0)] = _S44;
    total_0[u32(4)][u32(1)] = _S44;
    total_0[u32(5)][u32(0)] = _S44;
    total_0[u32(5)][u32(1)] = _S44;
    total_0[u32(6)][u32(0)] = _S44;
    total_0[u32(6)][u32(1)] = _S44;
    total_0[u32(7)][u32(0)] = _S44;
    total_0[u32(7)][u32(1)] = _S44;
    var _S45 : u32 = thread_0 % u32(8);
    var _S46 : u32 = thread_0 / u32(8);
    var next_0 : array<array<vec4<f32>, i32(4)>, i32(2)>;
    next_0[u32(0)][u32(0)] = _S44;
    next_0[u32(0)][u32(1)] = _S44;
    next_0[u32(0)][u32(2)] = _S44;
    next_0[u32(0)][u32(3)] = _S44;
    next_0[u32(1)][u32(0)] = _S44;
    next_0[u32(1)][u32(1)] = _S44;
    next_0[u32(1)][u32(2)] = _S44;
    next_0[u32(1)][u32(3)] = _S44;
    step_0 = u32(0);
    for(;;)
    {
        if(step_0 < (_S32 + u32(16)))
        {
        }
        else
        {
            break;
        }
        var _S47 : bool = step_0 > u32(0);
        if(_S47)
        {
            workgroupBarrier();
            var quad_2 : u32 = swizzled_0(quads_0[u32(0)], step_quads_0[u32(0)]);
            var k_0 : u32 = step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                left_tile_0[k_0 * u32(32) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].x, next_0[u32(0)][i32(1)].x, next_0[u32(0)][i32(2)].x, next_0[u32(0)][i32(3)].x);
                left_tile_0[(k_0 + u32(1)) * u32(32) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].y, next_0[u32(0)][i32(1)].y, next_0[u32(0)][i32(2)].y, next_0[u32(0)][i32(3)].y);
                left_tile_0[(k_0 + u32(2)) * u32(32) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].z, next_0[u32(0)][i32(1)].z, next_0[u32(0)][i32(2)].z, next_0[u32(0)][i32(3)].z);
                left_tile_0[(k_0 + u32(3)) * u32(32) + quad_2] = vec4<f32>(next_0[u32(0)][i32(0)].w, next_0[u32(0)][i32(1)].w, next_0[u32(0)][i32(2)].w, next_0[u32(0)][i32(3)].w);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    right_tile_0[k_0 * u32(16) + quad_2] = next_0[u32(0)][u32(0)];
                    right_tile_0[(k_0 + u32(1)) * u32(16) + quad_2] = next_0[u32(0)][u32(1)];
                    right_tile_0[(k_0 + u32(2)) * u32(16) + quad_2] = next_0[u32(0)][u32(2)];
                    right_tile_0[(k_0 + u32(3)) * u32(16) + quad_2] = next_0[u32(0)][u32(3)];
                }
            }
            var quad_3 : u32 = swizzled_0(quads_0[u32(1)], step_quads_0[u32(1)]);
            var k_1 : u32 = step_quads_0[u32(1)] * u32(4);
            if(is_left_1)
            {
                left_tile_0[k_1 * u32(32) + quad_3] = vec4<f32>(next_0[u32(1)][i32(0)].x, next_0[u32(1)][i32(1)].x, next_0[u32(1)][i32(2)].x, next_0[u32(1)][i32(3)].x);
                left_tile_0[(k_1 + u32(1)) * u32(32) + quad_3] = vec4<f32>(next_0[u32(1)][i32(0)].y, next_0[u32(1)][i32(1)].y, next_0[u32(1)][i32(2)].y, next_0[u32(1)][i32(3)].y);
                left_tile_0[(k_1 + u32(2)) * u32(32) + quad_3] = vec4<f32>(next_0[u32(1)][i32(0)].z, next_0[u32(1)][i32(1)].z, next_0[u32(1)][i32(2)].z, next_0[u32(1)][i32(3)].z);
                left_tile_0[(k_1 + u32(3)) * u32(32) + quad_3] = vec4<f32>(next_0[u32(1)][i32(0)].w, next_0[u32(1)][i32(1)].w, next_0[u32(1)][i32(2)].w, next_0[u32(1)][i32(3)].w);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    right_tile_0[k_1 * u32(16) + quad_3] = next_0[u32(1)][u32(0)];
                    right_tile_0[(k_1 + u32(1)) * u32(16) + quad_3] = next_0[u32(1)][u32(1)];
                    right_tile_0[(k_1 + u32(2)) * u32(16) + quad_3] = next_0[u32(1)][u32(2)];
                    right_tile_0[(k_1 + u32(3)) * u32(16) + quad_3] = next_0[u32(1)][u32(3)];
                }
            }
            workgroupBarrier();
        }
        if(step_0 < _S32)
        {
            var _S48 : u32 = step_0 + step_quads_0[u32(0)] * u32(4);
            if(is_left_0)
            {
                next_0[u32(0)][u32(0)] = left_quad_0(lines_0[u32(0)][u32(0)], _S48);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(0)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S48, _S32 - u32(1)));
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(1)] = left_quad_0(lines_0[u32(0)][u32(1)], _S48);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(1)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S48 + u32(1), _S32 - u32(1)));
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(2)] = left_quad_0(lines_0[u32(0)][u32(2)], _S48);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(2)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S48 + u32(2), _S32 - u32(1)));
                }
            }
            if(is_left_0)
            {
                next_0[u32(0)][u32(3)] = left_quad_0(lines_0[u32(0)][u32(3)], _S48);
            }
            else
            {
                if(thread_0 < u32(192))
                {
                    next_0[u32(0)][u32(3)] = right_quad_0(lines_0[u32(0)][i32(0)], min(_S48 + u32(3), _S32 - u32(1)));
                }
            }
            var _S49 : u32 = step_0 + step_quads_0[u32(1)] * u32(4);
            if(is_left_1)
            {
                next_0[u32(1)][u32(0)] = left_quad_0(lines_0[u32(1)][u32(0)], _S49);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(0)] = right_quad_0(lines_0[u32(1)][i32(0)], min(_S49, _S32 - u32(1)));
                }
            }
            if(is_left_1)
            {
                next_0[u32(1)][u32(1)] = left_quad_0(lines_0[u32(1)][u32(1)], _S49);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(1)] = right_quad_0(lines_0[u32(1)][i32(0)], min(_S49 + u32(1), _S32 - u32(1)));
                }
            }
            if(is_left_1)
            {
                next_0[u32(1)][u32(2)] = left_quad_0(lines_0[u32(1)][u32(2)], _S49);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(2)] = right_quad_0(lines_0[u32(1)][i32(0)], min(_S49 + u32(2), _S32 - u32(1)));
                }
            }
            if(is_left_1)
            {
                next_0[u32(1)][u32(3)] = left_quad_0(lines_0[u32(1)][u32(3)], _S49);
            }
            else
            {
                if(block_1 < u32(192))
                {
                    next_0[u32(1)][u32(3)] = right_quad_0(lines_0[u32(1)][i32(0)], min(_S49 + u32(3), _S32 - u32(1)));
                }
            }
        }
        if(_S47)
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
                var _S50 : u32 = q_0 * u32(4);
                var left_2 : array<vec4<f32>, i32(2)>;
                var _S51 : u32 = _S50 * u32(32);
                var _S52 : u32 = swizzled_0(_S46, q_0);
                left_2[u32(0)] = left_tile_0[_S51 + _S52];
                var right_0 : array<vec4<f32>, i32(2)>;
                var _S53 : u32 = _S50 * u32(16);
                var _S54 : u32 = swizzled_0(_S45, q_0);
                right_0[u32(0)] = right_tile_0[_S53 + _S54];
                var _S55 : u32 = swizzled_0(_S46 + u32(16), q_0);
                left_2[u32(1)] = left_tile_0[_S51 + _S55];
                var _S56 : u32 = swizzled_0(_S45 + u32(8), q_0);
                right_0[u32(1)] = right_tile_0[_S53 + _S56];
                var _S57 : bool = step_0 > _S33;
                if(_S57)
                {
                    if(has_hidden_0(left_2[i32(0)]))
                    {
                        _S31 = true;
                    }
                    else
                    {
                        _S31 = has_hidden_0(left_2[u32(1)]);
                    }
                }
                else
                {
                    _S31 = false;
                }
                if(_S31)
                {
                    if(!is_hidden_0(left_2[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_2[u32(0)].x, right_0[u32(0)], sum_2[u32(0)][u32(0)]);
                        sum_2[u32(0)][u32(1)] = weigh_0(left_2[u32(0)].x, right_0[u32(1)], sum_2[u32(0)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_2[u32(0)].y, right_0[u32(0)], sum_2[u32(1)][u32(0)]);
                        sum_2[u32(1)][u32(1)] = weigh_0(left_2[u32(0)].y, right_0[u32(1)], sum_2[u32(1)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_2[u32(0)].z, right_0[u32(0)], sum_2[u32(2)][u32(0)]);
                        sum_2[u32(2)][u32(1)] = weigh_0(left_2[u32(0)].z, right_0[u32(1)], sum_2[u32(2)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_2[u32(0)].w, right_0[u32(0)], sum_2[u32(3)][u32(0)]);
                        sum_2[u32(3)][u32(1)] = weigh_0(left_2[u32(0)].w, right_0[u32(1)], sum_2[u32(3)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(1)].x))
                    {
                        sum_2[u32(4)][u32(0)] = weigh_0(left_2[u32(1)].x, right_0[u32(0)], sum_2[u32(4)][u32(0)]);
                        sum_2[u32(4)][u32(1)] = weigh_0(left_2[u32(1)].x, right_0[u32(1)], sum_2[u32(4)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(1)].y))
                    {
                        sum_2[u32(5)][u32(0)] = weigh_0(left_2[u32(1)].y, right_0[u32(0)], sum_2[u32(5)][u32(0)]);
                        sum_2[u32(5)][u32(1)] = weigh_0(left_2[u32(1)].y, right_0[u32(1)], sum_2[u32(5)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(1)].z))
                    {
                        sum_2[u32(6)][u32(0)] = weigh_0(left_2[u32(1)].z, right_0[u32(0)], sum_2[u32(6)][u32(0)]);
                        sum_2[u32(6)][u32(1)] = weigh_0(left_2[u32(1)].z, right_0[u32(1)], sum_2[u32(6)][u32(1)]);
                    }
                    if(!is_hidden_0(left_2[u32(1)].w))
                    {
                        sum_2[u32(7)][u32(0)] = weigh_0(left_2[u32(1)].w, right_0[u32(0)], sum_2[u32(7)][u32(0)]);
                        sum_2[u32(7)][u32(1)] = weigh_0(left_2[u32(1)].w, right_0[u32(1)], sum_2[u32(7)][u32(1)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_2[u32(0)].x, right_0[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(0)][u32(1)] = weigh_0(left_2[u32(0)].x, right_0[u32(1)], sum_2[u32(0)][u32(1)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_2[u32(0)].y, right_0[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(1)][u32(1)] = weigh_0(left_2[u32(0)].y, right_0[u32(1)], sum_2[u32(1)][u32(1)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_2[u32(0)].z, right_0[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(2)][u32(1)] = weigh_0(left_2[u32(0)].z, right_0[u32(1)], sum_2[u32(2)][u32(1)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_2[u32(0)].w, right_0[u32(0)], sum_2[u32(3)][u32(0)]);
                    sum_2[u32(3)][u32(1)] = weigh_0(left_2[u32(0)].w, right_0[u32(1)], sum_2[u32(3)][u32(1)]);
                    sum_2[u32(4)][u32(0)] = weigh_0(left_2[u32(1)].x, right_0[u32(0)], sum_2[u32(4)][u32(0)]);
                    sum_2[u32(4)][u32(1)] = weigh_0(left_2[u32(1)].x, right_0[u32(1)], sum_2[u32(4)][u32(1)]);
                    sum_2[u32(5)][u32(0)] = weigh_0(left_2[u32(1)].y, right_0[u32(0)], sum_2[u32(5)][u32(0)]);
                    sum_2[u32(5)][u32(1)] = weigh_0(left_2[u32(1)].y, right_0[u32(1)], sum_2[u32(5)][u32(1)]);
                    sum_2[u32(6)][u32(0)] = weigh_0(left_2[u32(1)].z, right_0[u32(0)], sum_2[u32(6)][u32(0)]);
                    sum_2[u32(6)][u32(1)] = weigh_0(left_2[u32(1)].z, right_0[u32(1)], sum_2[u32(6)][u32(1)]);
                    sum_2[u32(7)][u32(0)] = weigh_0(left_2[u32(1)].w, right_0[u32(0)], sum_2[u32(7)][u32(0)]);
                    sum_2[u32(7)][u32(1)] = weigh_0(left_2[u32(1)].w, right_0[u32(1)], sum_2[u32(7)][u32(1)]);
                }
                var _S58 : u32 = _S50 + u32(1);
                var left_3 : array<vec4<f32>, i32(2)>;
                var _S59 : u32 = _S58 * u32(32);
                left_3[u32(0)] = left_tile_0[_S59 + _S52];
                var right_1 : array<vec4<f32>, i32(2)>;
                var _S60 : u32 = _S58 * u32(16);
                right_1[u32(0)] = right_tile_0[_S60 + _S54];
                left_3[u32(1)] = left_tile_0[_S59 + _S55];
                right_1[u32(1)] = right_tile_0[_S60 + _S56];
                var _S61 : bool;
                if(_S57)
                {
                    if(has_hidden_0(left_3[i32(0)]))
                    {
                        _S61 = true;
                    }
                    else
                    {
                        _S61 = has_hidden_0(left_3[u32(1)]);
                    }
                }
                else
                {
                    _S61 = false;
                }
                if(_S61)
                {
                    if(!is_hidden_0(left_3[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_3[u32(0)].x, right_1[u32(0)], sum_2[u32(0)][u32(0)]);
                        sum_2[u32(0)][u32(1)] = weigh_0(left_3[u32(0)].x, right_1[u32(1)], sum_2[u32(0)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_3[u32(0)].y, right_1[u32(0)], sum_2[u32(1)][u32(0)]);
                        sum_2[u32(1)][u32(1)] = weigh_0(left_3[u32(0)].y, right_1[u32(1)], sum_2[u32(1)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_3[u32(0)].z, right_1[u32(0)], sum_2[u32(2)][u32(0)]);
                        sum_2[u32(2)][u32(1)] = weigh_0(left_3[u32(0)].z, right_1[u32(1)], sum_2[u32(2)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_3[u32(0)].w, right_1[u32(0)], sum_2[u32(3)][u32(0)]);
                        sum_2[u32(3)][u32(1)] = weigh_0(left_3[u32(0)].w, right_1[u32(1)], sum_2[u32(3)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(1)].x))
                    {
                        sum_2[u32(4)][u32(0)] = weigh_0(left_3[u32(1)].x, right_1[u32(0)], sum_2[u32(4)][u32(0)]);
                        sum_2[u32(4)][u32(1)] = weigh_0(left_3[u32(1)].x, right_1[u32(1)], sum_2[u32(4)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(1)].y))
                    {
                        sum_2[u32(5)][u32(0)] = weigh_0(left_3[u32(1)].y, right_1[u32(0)], sum_2[u32(5)][u32(0)]);
                        sum_2[u32(5)][u32(1)] = weigh_0(left_3[u32(1)].y, right_1[u32(1)], sum_2[u32(5)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(1)].z))
                    {
                        sum_2[u32(6)][u32(0)] = weigh_0(left_3[u32(1)].z, right_1[u32(0)], sum_2[u32(6)][u32(0)]);
                        sum_2[u32(6)][u32(1)] = weigh_0(left_3[u32(1)].z, right_1[u32(1)], sum_2[u32(6)][u32(1)]);
                    }
                    if(!is_hidden_0(left_3[u32(1)].w))
                    {
                        sum_2[u32(7)][u32(0)] = weigh_0(left_3[u32(1)].w, right_1[u32(0)], sum_2[u32(7)][u32(0)]);
                        sum_2[u32(7)][u32(1)] = weigh_0(left_3[u32(1)].w, right_1[u32(1)], sum_2[u32(7)][u32(1)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_3[u32(0)].x, right_1[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(0)][u32(1)] = weigh_0(left_3[u32(0)].x, right_1[u32(1)], sum_2[u32(0)][u32(1)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_3[u32(0)].y, right_1[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(1)][u32(1)] = weigh_0(left_3[u32(0)].y, right_1[u32(1)], sum_2[u32(1)][u32(1)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_3[u32(0)].z, right_1[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(2)][u32(1)] = weigh_0(left_3[u32(0)].z, right_1[u32(1)], sum_2[u32(2)][u32(1)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_3[u32(0)].w, right_1[u32(0)], sum_2[u32(3)][u32(0)]);
                    sum_2[u32(3)][u32(1)] = weigh_0(left_3[u32(0)].w, right_1[u32(1)], sum_2[u32(3)][u32(1)]);
                    sum_2[u32(4)][u32(0)] = weigh_0(left_3[u32(1)].x, right_1[u32(0)], sum_2[u32(4)][u32(0)]);
                    sum_2[u32(4)][u32(1)] = weigh_0(left_3[u32(1)].x, right_1[u32(1)], sum_2[u32(4)][u32(1)]);
                    sum_2[u32(5)][u32(0)] = weigh_0(left_3[u32(1)].y, right_1[u32(0)], sum_2[u32(5)][u32(0)]);
                    sum_2[u32(5)][u32(1)] = weigh_0(left_3[u32(1)].y, right_1[u32(1)], sum_2[u32(5)][u32(1)]);
                    sum_2[u32(6)][u32(0)] = weigh_0(left_3[u32(1)].z, right_1[u32(0)], sum_2[u32(6)][u32(0)]);
                    sum_2[u32(6)][u32(1)] = weigh_0(left_3[u32(1)].z, right_1[u32(1)], sum_2[u32(6)][u32(1)]);
                    sum_2[u32(7)][u32(0)] = weigh_0(left_3[u32(1)].w, right_1[u32(0)], sum_2[u32(7)][u32(0)]);
                    sum_2[u32(7)][u32(1)] = weigh_0(left_3[u32(1)].w, right_1[u32(1)], sum_2[u32(7)][u32(1)]);
                }
                var _S62 : u32 = _S50 + u32(2);
                var left_4 : array<vec4<f32>, i32(2)>;
                var _S63 : u32 = _S62 * u32(32);
                left_4[u32(0)] = left_tile_0[_S63 + _S52];
                var right_2 : array<vec4<f32>, i32(2)>;
                var _S64 : u32 = _S62 * u32(16);
                right_2[u32(0)] = right_tile_0[_S64 + _S54];
                left_4[u32(1)] = left_tile_0[_S63 + _S55];
                right_2[u32(1)] = right_tile_0[_S64 + _S56];
                var _S65 : bool;
                if(_S57)
                {
                    if(has_hidden_0(left_4[i32(0)]))
                    {
                        _S65 = true;
                    }
                    else
                    {
                        _S65 = has_hidden_0(left_4[u32(1)]);
                    }
                }
                else
                {
                    _S65 = false;
                }
                if(_S65)
                {
                    if(!is_hidden_0(left_4[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_4[u32(0)].x, right_2[u32(0)], sum_2[u32(0)][u32(0)]);
                        sum_2[u32(0)][u32(1)] = weigh_0(left_4[u32(0)].x, right_2[u32(1)], sum_2[u32(0)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_4[u32(0)].y, right_2[u32(0)], sum_2[u32(1)][u32(0)]);
                        sum_2[u32(1)][u32(1)] = weigh_0(left_4[u32(0)].y, right_2[u32(1)], sum_2[u32(1)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_4[u32(0)].z, right_2[u32(0)], sum_2[u32(2)][u32(0)]);
                        sum_2[u32(2)][u32(1)] = weigh_0(left_4[u32(0)].z, right_2[u32(1)], sum_2[u32(2)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_4[u32(0)].w, right_2[u32(0)], sum_2[u32(3)][u32(0)]);
                        sum_2[u32(3)][u32(1)] = weigh_0(left_4[u32(0)].w, right_2[u32(1)], sum_2[u32(3)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(1)].x))
                    {
                        sum_2[u32(4)][u32(0)] = weigh_0(left_4[u32(1)].x, right_2[u32(0)], sum_2[u32(4)][u32(0)]);
                        sum_2[u32(4)][u32(1)] = weigh_0(left_4[u32(1)].x, right_2[u32(1)], sum_2[u32(4)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(1)].y))
                    {
                        sum_2[u32(5)][u32(0)] = weigh_0(left_4[u32(1)].y, right_2[u32(0)], sum_2[u32(5)][u32(0)]);
                        sum_2[u32(5)][u32(1)] = weigh_0(left_4[u32(1)].y, right_2[u32(1)], sum_2[u32(5)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(1)].z))
                    {
                        sum_2[u32(6)][u32(0)] = weigh_0(left_4[u32(1)].z, right_2[u32(0)], sum_2[u32(6)][u32(0)]);
                        sum_2[u32(6)][u32(1)] = weigh_0(left_4[u32(1)].z, right_2[u32(1)], sum_2[u32(6)][u32(1)]);
                    }
                    if(!is_hidden_0(left_4[u32(1)].w))
                    {
                        sum_2[u32(7)][u32(0)] = weigh_0(left_4[u32(1)].w, right_2[u32(0)], sum_2[u32(7)][u32(0)]);
                        sum_2[u32(7)][u32(1)] = weigh_0(left_4[u32(1)].w, right_2[u32(1)], sum_2[u32(7)][u32(1)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_4[u32(0)].x, right_2[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(0)][u32(1)] = weigh_0(left_4[u32(0)].x, right_2[u32(1)], sum_2[u32(0)][u32(1)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_4[u32(0)].y, right_2[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(1)][u32(1)] = weigh_0(left_4[u32(0)].y, right_2[u32(1)], sum_2[u32(1)][u32(1)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_4[u32(0)].z, right_2[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(2)][u32(1)] = weigh_0(left_4[u32(0)].z, right_2[u32(1)], sum_2[u32(2)][u32(1)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_4[u32(0)].w, right_2[u32(0)], sum_2[u32(3)][u32(0)]);
                    sum_2[u32(3)][u32(1)] = weigh_0(left_4[u32(0)].w, right_2[u32(1)], sum_2[u32(3)][u32(1)]);
                    sum_2[u32(4)][u32(0)] = weigh_0(left_4[u32(1)].x, right_2[u32(0)], sum_2[u32(4)][u32(0)]);
                    sum_2[u32(4)][u32(1)] = weigh_0(left_4[u32(1)].x, right_2[u32(1)], sum_2[u32(4)][u32(1)]);
                    sum_2[u32(5)][u32(0)] = weigh_0(left_4[u32(1)].y, right_2[u32(0)], sum_2[u32(5)][u32(0)]);
                    sum_2[u32(5)][u32(1)] = weigh_0(left_4[u32(1)].y, right_2[u32(1)], sum_2[u32(5)][u32(1)]);
                    sum_2[u32(6)][u32(0)] = weigh_0(left_4[u32(1)].z, right_2[u32(0)], sum_2[u32(6)][u32(0)]);
                    sum_2[u32(6)][u32(1)] = weigh_0(left_4[u32(1)].z, right_2[u32(1)], sum_2[u32(6)][u32(1)]);
                    sum_2[u32(7)][u32(0)] = weigh_0(left_4[u32(1)].w, right_2[u32(0)], sum_2[u32(7)][u32(0)]);
                    sum_2[u32(7)][u32(1)] = weigh_0(left_4[u32(1)].w, right_2[u32(1)], sum_2[u32(7)][u32(1)]);
                }
                var _S66 : u32 = _S50 + u32(3);
                var left_5 : array<vec4<f32>, i32(2)>;
                var _S67 : u32 = _S66 * u32(32);
                left_5[u32(0)] = left_tile_0[_S67 + _S52];
                var right_3 : array<vec4<f32>, i32(2)>;
                var _S68 : u32 = _S66 * u32(16);
                right_3[u32(0)] = right_tile_0[_S68 + _S54];
                left_5[u32(1)] = left_tile_0[_S67 + _S55];
                right_3[u32(1)] = right_tile_0[_S68 + _S56];
                var _S69 : bool;
                if(_S57)
                {
                    if(has_hidden_0(left_5[i32(0)]))
                    {
                        _S69 = true;
                    }
                    else
                    {
                        _S69 = has_hidden_0(left_5[u32(1)]);
                    }
                }
                else
                {
                    _S69 = false;
                }
                if(_S69)
                {
                    if(!is_hidden_0(left_5[u32(0)].x))
                    {
                        sum_2[u32(0)][u32(0)] = weigh_0(left_5[u32(0)].x, right_3[u32(0)], sum_2[u32(0)][u32(0)]);
                        sum_2[u32(0)][u32(1)] = weigh_0(left_5[u32(0)].x, right_3[u32(1)], sum_2[u32(0)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(0)].y))
                    {
                        sum_2[u32(1)][u32(0)] = weigh_0(left_5[u32(0)].y, right_3[u32(0)], sum_2[u32(1)][u32(0)]);
                        sum_2[u32(1)][u32(1)] = weigh_0(left_5[u32(0)].y, right_3[u32(1)], sum_2[u32(1)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(0)].z))
                    {
                        sum_2[u32(2)][u32(0)] = weigh_0(left_5[u32(0)].z, right_3[u32(0)], sum_2[u32(2)][u32(0)]);
                        sum_2[u32(2)][u32(1)] = weigh_0(left_5[u32(0)].z, right_3[u32(1)], sum_2[u32(2)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(0)].w))
                    {
                        sum_2[u32(3)][u32(0)] = weigh_0(left_5[u32(0)].w, right_3[u32(0)], sum_2[u32(3)][u32(0)]);
                        sum_2[u32(3)][u32(1)] = weigh_0(left_5[u32(0)].w, right_3[u32(1)], sum_2[u32(3)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(1)].x))
                    {
                        sum_2[u32(4)][u32(0)] = weigh_0(left_5[u32(1)].x, right_3[u32(0)], sum_2[u32(4)][u32(0)]);
                        sum_2[u32(4)][u32(1)] = weigh_0(left_5[u32(1)].x, right_3[u32(1)], sum_2[u32(4)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(1)].y))
                    {
                        sum_2[u32(5)][u32(0)] = weigh_0(left_5[u32(1)].y, right_3[u32(0)], sum_2[u32(5)][u32(0)]);
                        sum_2[u32(5)][u32(1)] = weigh_0(left_5[u32(1)].y, right_3[u32(1)], sum_2[u32(5)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(1)].z))
                    {
                        sum_2[u32(6)][u32(0)] = weigh_0(left_5[u32(1)].z, right_3[u32(0)], sum_2[u32(6)][u32(0)]);
                        sum_2[u32(6)][u32(1)] = weigh_0(left_5[u32(1)].z, right_3[u32(1)], sum_2[u32(6)][u32(1)]);
                    }
                    if(!is_hidden_0(left_5[u32(1)].w))
                    {
                        sum_2[u32(7)][u32(0)] = weigh_0(left_5[u32(1)].w, right_3[u32(0)], sum_2[u32(7)][u32(0)]);
                        sum_2[u32(7)][u32(1)] = weigh_0(left_5[u32(1)].w, right_3[u32(1)], sum_2[u32(7)][u32(1)]);
                    }
                }
                else
                {
                    sum_2[u32(0)][u32(0)] = weigh_0(left_5[u32(0)].x, right_3[u32(0)], sum_2[u32(0)][u32(0)]);
                    sum_2[u32(0)][u32(1)] = weigh_0(left_5[u32(0)].x, right_3[u32(1)], sum_2[u32(0)][u32(1)]);
                    sum_2[u32(1)][u32(0)] = weigh_0(left_5[u32(0)].y, right_3[u32(0)], sum_2[u32(1)][u32(0)]);
                    sum_2[u32(1)][u32(1)] = weigh_0(left_5[u32(0)].y, right_3[u32(1)], sum_2[u32(1)][u32(1)]);
                    sum_2[u32(2)][u32(0)] = weigh_0(left_5[u32(0)].z, right_3[u32(0)], sum_2[u32(2)][u32(0)]);
                    sum_2[u32(2)][u32(1)] = weigh_0(left_5[u32(0)].z, right_3[u32(1)], sum_2[u32(2)][u32(1)]);
                    sum_2[u32(3)][u32(0)] = weigh_0(left_5[u32(0)].w, right_3[u32(0)], sum_2[u32(3)][u32(0)]);
                    sum_2[u32(3)][u32(1)] = weigh_0(left_5[u32(0)].w, right_3[u32(1)], sum_2[u32(3)][u32(1)]);
                    sum_2[u32(4)][u32(0)] = weigh_0(left_5[u32(1)].x, right_3[u32(0)], sum_2[u32(4)][u32(0)]);
                    sum_2[u32(4)][u32(1)] = weigh_0(left_5[u32(1)].x, right_3[u32(1)], sum_2[u32(4)][u32(1)]);
                    sum_2[u32(5)][u32(0)] = weigh_0(left_5[u32(1)].y, right_3[u32(0)], sum_2[u32(5)][u32(0)]);
                    sum_2[u32(5)][u32(1)] = weigh_0(left_5[u32(1)].y, right_3[u32(1)], sum_2[u32(5)][u32(1)]);
                    sum_2[u32(6)][u32(0)] = weigh_0(left_5[u32(1)].z, right_3[u32(0)], sum_2[u32(6)][u32(0)]);
                    sum_2[u32(6)][u32(1)] = weigh_0(left_5[u32(1)].z, right_3[u32(1)], sum_2[u32(6)][u32(1)]);
                    sum_2[u32(7)][u32(0)] = weigh_0(left_5[u32(1)].w, right_3[u32(0)], sum_2[u32(7)][u32(0)]);
                    sum_2[u32(7)][u32(1)] = weigh_0(left_5[u32(1)].w, right_3[u32(1)], sum_2[u32(7)][u32(1)]);
                }
                q_0 = q_0 + u32(1);
            }
            if(FOLDS_0 != u32(0))
            {
                if((step_0 % u32(4096)) == u32(0))
                {
                    _S31 = true;
                }
                else
                {
                    _S31 = step_0 >= _S32;
                }
            }
            else
            {
                _S31 = false;
            }
            if(_S31)
            {
                total_0[u32(0)][u32(0)] = total_0[u32(0)][u32(0)] + sum_2[u32(0)][u32(0)];
                var _S70 : bool = step_0 >= _S32;
                var _S71 : vec4<f32>;
                if(_S70)
                {
                    _S71 = total_0[u32(0)][u32(0)];
                }
                else
                {
                    _S71 = _S44;
                }
                sum_2[u32(0)][u32(0)] = _S71;
                total_0[u32(0)][u32(1)] = total_0[u32(0)][u32(1)] + sum_2[u32(0)][u32(1)];
                var _S72 : vec4<f32>;
                if(_S70)
                {
                    _S72 = total_0[u32(0)][u32(1)];
                }
                else
                {
                    _S72 = _S44;
                }
                sum_2[u32(0)][u32(1)] = _S72;
                total_0[u32(1)][u32(0)] = total_0[u32(1)][u32(0)] + sum_2[u32(1)][u32(0)];
                var _S73 : vec4<f32>;
                if(_S70)
                {
                    _S73 = total_0[u32(1)][u32(0)];
                }
                else
                {
                    _S73 = _S44;
                }
                sum_2[u32(1)][u32(0)] = _S73;
                total_0[u32(1)][u32(1)] = total_0[u32(1)][u32(1)] + sum_2[u32(1)][u32(1)];
                var _S74 : vec4<f32>;
                if(_S70)
                {
                    _S74 = total_0[u32(1)][u32(1)];
                }
                else
                {
                    _S74 = _S44;
                }
                sum_2[u32(1)][u32(1)] = _S74;
                total_0[u32(2)][u32(0)] = total_0[u32(2)][u32(0)] + sum_2[u32(2)][u32(0)];
                var _S75 : vec4<f32>;
                if(_S70)
                {
                    _S75 = total_0[u32(2)][u32(0)];
                }
                else
                {
                    _S75 = _S44;
                }
                sum_2[u32(2)][u32(0)] = _S75;
                total_0[u32(2)][u32(1)] = total_0[u32(2)][u32(1)] + sum_2[u32(2)][u32(1)];
                var _S76 : vec4<f32>;
                if(_S70)
                {
                    _S76 = total_0[u32(2)][u32(1)];
                }
                else
                {
                    _S76 = _S44;
                }
                sum_2[u32(2)][u32(1)] = _S76;
                total_0[u32(3)][u32(0)] = total_0[u32(3)][u32(0)] + sum_2[u32(3)][u32(0)];
                var _S77 : vec4<f32>;
                if(_S70)
                {
                    _S77 = total_0[u32(3)][u32(0)];
                }
                else
                {
                    _S77 = _S44;
                }
                sum_2[u32(3)][u32(0)] = _S77;
                total_0[u32(3)][u32(1)] = total_0[u32(3)][u32(1)] + sum_2[u32(3)][u32(1)];
                var _S78 : vec4<f32>;
                if(_S70)
                {
                    _S78 = total_0[u32(3)][u32(1)];
                }
                else
                {
                    _S78 = _S44;
                }
                sum_2[u32(3)][u32(1)] = _S78;
                total_0[u32(4)][u32(0)] = total_0[u32(4)][u32(0)] + sum_2[u32(4)][u32(0)];
                var _S79 : vec4<f32>;
                if(_S70)
                {
                    _S79 = total_0[u32(4)][u32(0)];
                }
                else
                {
                    _S79 = _S44;
                }
                sum_2[u32(4)][u32(0)] = _S79;
                total_0[u32(4)][u32(1)] = total_0[u32(4)][u32(1)] + sum_2[u32(4)][u32(1)];
                var _S80 : vec4<f32>;
                if(_S70)
                {
                    _S80 = total_0[u32(4)][u32(1)];
                }
                else
                {
                    _S80 = _S44;
                }
                sum_2[u32(4)][u32(1)] = _S80;
                total_0[u32(5)][u32(0)] = total_0[u32(5)][u32(0)] + sum_2[u32(5)][u32(0)];
                var _S81 : vec4<f32>;
                if(_S70)
                {
                    _S81 = total_0[u32(5)][u32(0)];
                }
                else
                {
                    _S81 = _S44;
                }
                sum_2[u32(5)][u32(0)] = _S81;
                total_0[u32(5)][u32(1)] = total_0[u32(5)][u32(1)] + sum_2[u32(5)][u32(1)];
                var _S82 : vec4<f32>;
                if(_S70)
                {
                    _S82 = total_0[u32(5)][u32(1)];
                }
                else
                {
                    _S82 = _S44;
                }
                sum_2[u32(5)][u32(1)] = _S82;
                total_0[u32(6)][u32(0)] = total_0[u32(6)][u32(0)] + sum_2[u32(6)][u32(0)];
                var _S83 : vec4<f32>;
                if(_S70)
                {
                    _S83 = total_0[u32(6)][u32(0)];
                }
                else
                {
                    _S83 = _S44;
                }
                sum_2[u32(6)][u32(0)] = _S83;
                total_0[u32(6)][u32(1)] = total_0[u32(6)][u32(1)] + sum_2[u32(6)][u32(1)];
                var _S84 : vec4<f32>;
                if(_S70)
                {
                    _S84 = total_0[u32(6)][u32(1)];
                }
                else
                {
                    _S84 = _S44;
                }
                sum_2[u32(6)][u32(1)] = _S84;
                total_0[u32(7)][u32(0)] = total_0[u32(7)][u32(0)] + sum_2[u32(7)][u32(0)];
                var _S85 : vec4<f32>;
                if(_S70)
                {
                    _S85 = total_0[u32(7)][u32(0)];
                }
                else
                {
                    _S85 = _S44;
                }
                sum_2[u32(7)][u32(0)] = _S85;
                total_0[u32(7)][u32(1)] = total_0[u32(7)][u32(1)] + sum_2[u32(7)][u32(1)];
                var _S86 : vec4<f32>;
                if(_S70)
                {
                    _S86 = total_0[u32(7)][u32(1)];
                }
                else
                {
                    _S86 = _S44;
                }
                sum_2[u32(7)][u32(1)] = _S86;
            }
        }
        step_0 = step_0 + u32(16);
    }
    var _S87 : u32 = work_10.first_row_1 + _S46 * u32(4);
    if(_S87 <= (work_10.last_row_0))
    {
        store_0(work_10, _S87, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(0)][u32(0)]);
        store_0(work_10, _S87, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(0)][u32(1)]);
    }
    var row_8 : u32 = _S87 + u32(1);
    if(row_8 <= (work_10.last_row_0))
    {
        store_0(work_10, row_8, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(1)][u32(0)]);
        store_0(work_10, row_8, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(1)][u32(1)]);
    }
    var row_9 : u32 = _S87 + u32(2);
    if(row_9 <= (work_10.last_row_0))
    {
        store_0(work_10, row_9, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(2)][u32(0)]);
        store_0(work_10, row_9, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(2)][u32(1)]);
    }
    var row_10 : u32 = _S87 + u32(3);
    if(row_10 <= (work_10.last_row_0))
    {
        store_0(work_10, row_10, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(3)][u32(0)]);
        store_0(work_10, row_10, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(3)][u32(1)]);
    }
    var _S88 : u32 = work_10.first_row_1 + (_S46 + u32(16)) * u32(4);
    if(_S88 <= (work_10.last_row_0))
    {
        store_0(work_10, _S88, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(4)][u32(0)]);
        store_0(work_10, _S88, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(4)][u32(1)]);
    }
    var row_11 : u32 = _S88 + u32(1);
    if(row_11 <= (work_10.last_row_0))
    {
        store_0(work_10, row_11, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(5)][u32(0)]);
        store_0(work_10, row_11, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(5)][u32(1)]);
    }
    var row_12 : u32 = _S88 + u32(2);
    if(row_12 <= (work_10.last_row_0))
    {
        store_0(work_10, row_12, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(6)][u32(0)]);
        store_0(work_10, row_12, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(6)][u32(1)]);
    }
    var row_13 : u32 = _S88 + u32(3);
    if(row_13 <= (work_10.last_row_0))
    {
        store_0(work_10, row_13, work_10.first_column_0 + _S45 * u32(4), sum_2[u32(7)][u32(0)]);
        store_0(work_10, row_13, work_10.first_column_0 + (_S45 + u32(8)) * u32(4), sum_2[u32(7)][u32(1)]);
    }
    return;
}

