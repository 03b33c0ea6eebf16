#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_FOLDS_0 [[function_constant(0)]];
constant uint FOLDS_0 = is_function_constant_defined(fc_FOLDS_0) ? fc_FOLDS_0 : 0U;
float2 f16tof32_0(uint2 value_0)
{
    thread float2 result_0;
    int i_0 = int(0);
    for(;;)
    {
        if(i_0 < int(2))
        {
        }
        else
        {
            break;
        }
        result_0[i_0] = (as_type<half>((ushort)((value_0[i_0]))));
        i_0 = i_0 + int(1);
    }
    return result_0;
}

uint firstbithigh_0(uint value_1)
{
    if(value_1 == 0U)
    {
        return 4294967295U;
    }
    uint _S1 = clz(value_1);
    return 31U - _S1;
}

struct UnfusedParams_0
{
    uint first_matrix_0;
    uint first_row_0;
    uint matrix_rows_0;
    uint row_blocks_0;
    uint column_blocks_0;
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint batch_0;
    uint heads_0;
    uint group_0;
    uint q_len_0;
    uint k_len_0;
    uint head_dim_0;
    int causal_offset_0;
    uint flags_0;
    float scale_0;
    uint q_offset_0;
    uint q_batch_0;
    uint q_head_0;
    uint q_row_0;
    uint k_offset_0;
    uint k_batch_0;
    uint k_head_0;
    uint k_row_0;
    uint v_offset_0;
    uint v_batch_0;
    uint v_head_0;
    uint v_row_0;
    uint o_offset_0;
    uint o_batch_0;
    uint o_head_0;
    uint o_row_0;
    uint mask_offset_0;
    uint mask_batch_0;
    uint mask_head_0;
    uint mask_row_0;
    uint mask_key_0;
    uint lengths_offset_0;
    uint scratch_offset_0;
};

struct KernelContext_0
{
    UnfusedParams_0 constant* params_0;
    int device* key_lengths_0;
    packed_float4 device* scratch_0;
    packed_uint2 device* v_words_0;
    packed_uint2 device* o_words_0;
    array<float4, int(512)> threadgroup* left_tile_0;
    array<float4, int(256)> threadgroup* right_tile_0;
};

uint keys_of_batch_0(uint batch_1, KernelContext_0 thread* kernelContext_0)
{
    if(((kernelContext_0->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_0->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_0->key_lengths_0[kernelContext_0->params_0->lengths_offset_0 + batch_1], int(0), int(kernelContext_0->params_0->k_len_0)));
}

uint quotient_0(uint number_0, uint divisor_0)
{
    uint _S2 = number_0 >> (firstbithigh_0(divisor_0));
    uint result_1;
    if((divisor_0 & (divisor_0 - 1U)) != 0U)
    {
        uint _S3 = number_0 / divisor_0;
        result_1 = _S3;
    }
    else
    {
        result_1 = _S2;
    }
    return result_1;
}

uint query_of_0(uint row_0, KernelContext_0 thread* kernelContext_1)
{
    uint _S4 = quotient_0(row_0, kernelContext_1->params_0->group_0);
    return _S4;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_2)
{
    return uint(clamp(int(query_0) + kernelContext_2->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

struct Work_0
{
    uint batch_2;
    uint kv_head_0;
    uint first_row_1;
    uint last_row_0;
    uint first_column_0;
    uint keys_1;
    uint block_keys_0;
    uint place_0;
    uint pitch_0;
};

Work_0 find_work_0(uint number_1, KernelContext_0 thread* kernelContext_3)
{
    thread Work_0 work_0;
    uint _S5 = number_1 % kernelContext_3->params_0->column_blocks_0;
    (&work_0)->first_column_0 = _S5 * 64U;
    uint _S6 = number_1 / kernelContext_3->params_0->column_blocks_0;
    uint _S7 = _S6 % kernelContext_3->params_0->row_blocks_0;
    uint row_1 = _S7 * 128U;
    uint matrix_0 = _S6 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + row_1;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(row_1 + 128U, kernelContext_3->params_0->matrix_rows_0) - 1U;
    uint _S8 = (kernelContext_3->params_0->k_len_0 + 3U) / 4U + 1U;
    (&work_0)->pitch_0 = _S8;
    (&work_0)->place_0 = kernelContext_3->params_0->scratch_offset_0 + (matrix_0 * kernelContext_3->params_0->matrix_rows_0 + row_1) * _S8;
    uint matrix_1 = matrix_0 + kernelContext_3->params_0->first_matrix_0;
    uint kv_heads_0 = kernelContext_3->params_0->heads_0 / kernelContext_3->params_0->group_0;
    uint _S9 = matrix_1 % kv_heads_0;
    (&work_0)->kv_head_0 = _S9;
    uint _S10 = matrix_1 / kv_heads_0;
    (&work_0)->batch_2 = _S10;
    uint _S11 = keys_of_batch_0(_S10, kernelContext_3);
    (&work_0)->keys_1 = _S11;
    uint _S12 = query_of_0((&work_0)->last_row_0, kernelContext_3);
    uint _S13 = keys_of_query_0(_S11, _S12, kernelContext_3);
    (&work_0)->block_keys_0 = _S13;
    return work_0;
}

bool has_work_0(const Work_0 thread* work_1)
{
    return true;
}

uint inner_size_0(const Work_0 thread* work_2)
{
    return work_2->block_keys_0;
}

uint clean_size_0(const Work_0 thread* work_3, KernelContext_0 thread* kernelContext_4)
{
    if(((kernelContext_4->params_0->flags_0) & 1U) != 0U)
    {
        return 0U;
    }
    uint _S14 = work_3->keys_1;
    uint _S15 = query_of_0(work_3->first_row_1, kernelContext_4);
    uint _S16 = keys_of_query_0(_S14, _S15, kernelContext_4);
    return _S16;
}

bool of_left_0(uint p_0, uint block_0)
{
    bool _S17;
    if(((p_0 + 1U) * 128U) <= 128U)
    {
        _S17 = true;
    }
    else
    {
        if((p_0 * 128U) < 128U)
        {
            _S17 = block_0 < 128U;
        }
        else
        {
            _S17 = false;
        }
    }
    return _S17;
}

uint scores_of_0(const Work_0 thread* work_4, uint row_2)
{
    return work_4->place_0 + (row_2 - work_4->first_row_1) * work_4->pitch_0;
}

struct Line_0
{
    uint base_0;
    uint size_0;
};

Line_0 left_line_0(const Work_0 thread* work_5, uint row_3, KernelContext_0 thread* kernelContext_5)
{
    thread Line_0 line_0;
    uint _S18 = scores_of_0(work_5, row_3);
    (&line_0)->base_0 = _S18;
    uint _S19 = work_5->keys_1;
    uint _S20 = query_of_0(row_3, kernelContext_5);
    uint _S21 = keys_of_query_0(_S19, _S20, kernelContext_5);
    (&line_0)->size_0 = _S21;
    return line_0;
}

Line_0 right_line_0(const Work_0 thread* work_6, uint element_0, KernelContext_0 thread* kernelContext_6)
{
    thread Line_0 line_1;
    (&line_1)->base_0 = kernelContext_6->params_0->v_offset_0 + work_6->batch_2 * kernelContext_6->params_0->v_batch_0 + work_6->kv_head_0 * kernelContext_6->params_0->v_head_0;
    (&line_1)->size_0 = element_0;
    return line_1;
}

uint swizzled_0(uint quad_0, uint step_quad_0)
{
    return quad_0 ^ (step_quad_0 * 2U);
}

float4 left_quad_0(const Line_0 thread* line_2, uint key_0, KernelContext_0 thread* kernelContext_7)
{
    if(key_0 < (line_2->size_0))
    {
        return float4(*(kernelContext_7->scratch_0+(line_2->base_0 + key_0 / 4U))) ;
    }
    return float4(-1.0, -1.0, -1.0, -1.0);
}

uint2 load_raw_quad_0(packed_uint2 device* words_0, uint row_4, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S22 = uint2(int2(int(0)) );
    uint2 raw_0;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_0 = uint2(*(words_0+(row_4 + element_1) / 4U)) ;
    }
    else
    {
        raw_0 = _S22;
    }
    return raw_0;
}

float4 floats_of_0(uint2 raw_1)
{
    uint _S23 = raw_1.x;
    uint _S24 = raw_1.y;
    return float4(f16tof32_0(uint2(_S23 & 65535U, _S23 >> 16U)), f16tof32_0(uint2(_S24 & 65535U, _S24 >> 16U)));
}

float4 load_quad_0(packed_uint2 device* words_1, uint row_5, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S25 = load_raw_quad_0(words_1, row_5, element_2, kernelContext_9);
    return floats_of_0(_S25);
}

float4 right_quad_0(const Line_0 thread* line_3, uint key_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S26 = load_quad_0(kernelContext_10->v_words_0, line_3->base_0 + key_1 * kernelContext_10->params_0->v_row_0, line_3->size_0, kernelContext_10);
    return _S26;
}

bool has_hidden_0(float4 weights_0)
{
    uint4 bits_0 = (as_type<uint4>((weights_0)));
    return (((((bits_0.x) | (bits_0.y)) | (bits_0.z)) | (bits_0.w)) & 2147483648U) != 0U;
}

bool is_hidden_0(float weight_0)
{
    return ((as_type<uint>((weight_0))) & 2147483648U) != 0U;
}

float4 weigh_0(float weight_1, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_1, weight_1, weight_1, weight_1), v_0, sum_0);
}

uint head_of_0(const Work_0 thread* work_7, uint row_6, KernelContext_0 thread* kernelContext_11)
{
    uint _S27 = work_7->kv_head_0 * kernelContext_11->params_0->group_0 + row_6;
    uint _S28 = query_of_0(row_6, kernelContext_11);
    return _S27 - _S28 * kernelContext_11->params_0->group_0;
}

uint o_of_0(const Work_0 thread* work_8, uint row_7, KernelContext_0 thread* kernelContext_12)
{
    uint _S29 = kernelContext_12->params_0->o_offset_0 + work_8->batch_2 * kernelContext_12->params_0->o_batch_0;
    uint _S30 = head_of_0(work_8, row_7, kernelContext_12);
    uint _S31 = _S29 + _S30 * kernelContext_12->params_0->o_head_0;
    uint _S32 = query_of_0(row_7, kernelContext_12);
    return _S31 + _S32 * kernelContext_12->params_0->o_row_0;
}

uint element_bits_0(float value_2)
{
    uint bits_1 = (as_type<uint>((value_2)));
    uint sign_0 = (bits_1 >> 16U) & 32768U;
    uint magnitude_0 = bits_1 & 2147483647U;
    if(magnitude_0 > 2139095040U)
    {
        return sign_0 | 32256U;
    }
    if(magnitude_0 >= 1199566848U)
    {
        return sign_0 | 31744U;
    }
    if(magnitude_0 < 855638017U)
    {
        return sign_0;
    }
    uint kept_0;
    uint dropped_0;
    uint base_1;
    if(magnitude_0 < 947912704U)
    {
        uint _S33 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S33;
        base_1 = 0U;
    }
    else
    {
        uint _S34 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_1 = _S34;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S35;
    if(rest_0 > tie_0)
    {
        _S35 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S35 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S35 = false;
        }
    }
    uint rounded_1;
    if(_S35)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_1 + rounded_1);
}

uint pair_of_0(float low_0, float high_0, bool poisoned_0)
{
    uint _S36;
    if(poisoned_0)
    {
        _S36 = 2113961472U;
    }
    else
    {
        _S36 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S36;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_1, KernelContext_0 thread* kernelContext_13)
{
    uint2 pairs_0 = uint2(pair_of_0(quad_1.x, quad_1.y, poisoned_1), pair_of_0(quad_1.z, quad_1.w, poisoned_1));
    if((kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_3)) > 0U)
    {
        *(kernelContext_13->o_words_0+(row_8 + element_3) / 4U) = packed_uint2(pairs_0) ;
    }
    return;
}

void store_0(const Work_0 thread* work_9, uint row_9, uint element_4, float4 sum_1, KernelContext_0 thread* kernelContext_14)
{
    uint _S37 = scores_of_0(work_9, row_9);
    bool poisoned_2 = ((float4(*(kernelContext_14->scratch_0+(_S37 + work_9->pitch_0 - 1U))) ).x) != 0.0;
    uint _S38 = o_of_0(work_9, row_9, kernelContext_14);
    store_quad_0(_S38, element_4, sum_1, poisoned_2, kernelContext_14);
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint2 device* v_words_1 [[buffer(3)]], packed_uint2 device* o_words_1 [[buffer(4)]])
{
    bool _S39;
    thread KernelContext_0 kernelContext_15;
    (&kernelContext_15)->params_0 = params_1;
    (&kernelContext_15)->key_lengths_0 = key_lengths_1;
    (&kernelContext_15)->scratch_0 = scratch_1;
    (&kernelContext_15)->v_words_0 = v_words_1;
    (&kernelContext_15)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> left_tile_1;
    (&kernelContext_15)->left_tile_0 = &left_tile_1;
    threadgroup array<float4, int(256)> right_tile_1;
    (&kernelContext_15)->right_tile_0 = &right_tile_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S40 = find_work_0(number_2, &kernelContext_15);
    thread Work_0 _S41 = _S40;
    bool _S42 = has_work_0(&_S41);
    if(!_S42)
    {
        return;
    }
    thread Work_0 _S43 = _S40;
    uint _S44 = inner_size_0(&_S43);
    thread Work_0 _S45 = _S40;
    uint _S46 = clean_size_0(&_S45, &kernelContext_15);
    thread array<array<Line_0, int(4)>, int(2)> lines_0;
    thread array<uint, int(2)> quads_0;
    thread array<uint, int(2)> step_quads_0;
    bool is_left_0 = of_left_0(0U, thread_0);
    step_quads_0[0U] = thread_0 % 4U;
    uint step_0;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - 128U;
    }
    quads_0[0U] = step_0 / 4U;
    if(!is_left_0)
    {
        uint _S47 = thread_0 - 128U;
        step_quads_0[0U] = _S47 / 16U;
        quads_0[0U] = _S47 % 16U;
    }
    if(is_left_0)
    {
        uint _S48 = min(_S40.first_row_1 + quads_0[0U] * 4U, _S40.last_row_0);
        thread Work_0 _S49 = _S40;
        Line_0 _S50 = left_line_0(&_S49, _S48, &kernelContext_15);
        lines_0[0U][0U] = _S50;
    }
    else
    {
        uint _S51 = _S40.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S52 = _S40;
        Line_0 _S53 = right_line_0(&_S52, _S51, &kernelContext_15);
        lines_0[0U][0U] = _S53;
    }
    if(is_left_0)
    {
        uint _S54 = min(_S40.first_row_1 + quads_0[0U] * 4U + 1U, _S40.last_row_0);
        thread Work_0 _S55 = _S40;
        Line_0 _S56 = left_line_0(&_S55, _S54, &kernelContext_15);
        lines_0[0U][1U] = _S56;
    }
    else
    {
        uint _S57 = _S40.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S58 = _S40;
        Line_0 _S59 = right_line_0(&_S58, _S57, &kernelContext_15);
        lines_0[0U][1U] = _S59;
    }
    if(is_left_0)
    {
        uint _S60 = min(_S40.first_row_1 + quads_0[0U] * 4U + 2U, _S40.last_row_0);
        thread Work_0 _S61 = _S40;
        Line_0 _S62 = left_line_0(&_S61, _S60, &kernelContext_15);
        lines_0[0U][2U] = _S62;
    }
    else
    {
        uint _S63 = _S40.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S64 = _S40;
        Line_0 _S65 = right_line_0(&_S64, _S63, &kernelContext_15);
        lines_0[0U][2U] = _S65;
    }
    if(is_left_0)
    {
        uint _S66 = min(_S40.first_row_1 + quads_0[0U] * 4U + 3U, _S40.last_row_0);
        thread Work_0 _S67 = _S40;
        Line_0 _S68 = left_line_0(&_S67, _S66, &kernelContext_15);
        lines_0[0U][3U] = _S68;
    }
    else
    {
        uint _S69 = _S40.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S70 = _S40;
        Line_0 _S71 = right_line_0(&_S70, _S69, &kernelContext_15);
        lines_0[0U][3U] = _S71;
    }
    uint block_1 = thread_0 + 128U;
    bool is_left_1 = of_left_0(1U, block_1);
    step_quads_0[1U] = block_1 % 4U;
    if(is_left_1)
    {
        step_0 = block_1;
    }
    else
    {
        step_0 = block_1 - 128U;
    }
    quads_0[1U] = step_0 / 4U;
    if(!is_left_1)
    {
        uint _S72 = block_1 - 128U;
        step_quads_0[1U] = _S72 / 16U;
        quads_0[1U] = _S72 % 16U;
    }
    if(is_left_1)
    {
        uint _S73 = min(_S40.first_row_1 + quads_0[1U] * 4U, _S40.last_row_0);
        thread Work_0 _S74 = _S40;
        Line_0 _S75 = left_line_0(&_S74, _S73, &kernelContext_15);
        lines_0[1U][0U] = _S75;
    }
    else
    {
        uint _S76 = _S40.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S77 = _S40;
        Line_0 _S78 = right_line_0(&_S77, _S76, &kernelContext_15);
        lines_0[1U][0U] = _S78;
    }
    if(is_left_1)
    {
        uint _S79 = min(_S40.first_row_1 + quads_0[1U] * 4U + 1U, _S40.last_row_0);
        thread Work_0 _S80 = _S40;
        Line_0 _S81 = left_line_0(&_S80, _S79, &kernelContext_15);
        lines_0[1U][1U] = _S81;
    }
    else
    {
        uint _S82 = _S40.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S83 = _S40;
        Line_0 _S84 = right_line_0(&_S83, _S82, &kernelContext_15);
        lines_0[1U][1U] = _S84;
    }
    if(is_left_1)
    {
        uint _S85 = min(_S40.first_row_1 + quads_0[1U] * 4U + 2U, _S40.last_row_0);
        thread Work_0 _S86 = _S40;
        Line_0 _S87 = left_line_0(&_S86, _S85, &kernelContext_15);
        lines_0[1U][2U] = _S87;
    }
    else
    {
        uint _S88 = _S40.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S89 = _S40;
        Line_0 _S90 = right_line_0(&_S89, _S88, &kernelContext_15);
        lines_0[1U][2U] = _S90;
    }
    if(is_left_1)
    {
        uint _S91 = min(_S40.first_row_1 + quads_0[1U] * 4U + 3U, _S40.last_row_0);
        thread Work_0 _S92 = _S40;
        Line_0 _S93 = left_line_0(&_S92, _S91, &kernelContext_15);
        lines_0[1U][3U] = _S93;
    }
    else
    {
        uint _S94 = _S40.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S95 = _S40;
        Line_0 _S96 = right_line_0(&_S95, _S94, &kernelContext_15);
        lines_0[1U][3U] = _S96;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S97 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S97;
    sum_2[0U][1U] = _S97;
    sum_2[1U][0U] = _S97;
    sum_2[1U][1U] = _S97;
    sum_2[2U][0U] = _S97;
    sum_2[2U][1U] = _S97;
    sum_2[3U][0U] = _S97;
    sum_2[3U][1U] = _S97;
    sum_2[4U][0U] = _S97;
    sum_2[4U][1U] = _S97;
    sum_2[5U][0U] = _S97;
    sum_2[5U][1U] = _S97;
    sum_2[6U][0U] = _S97;
    sum_2[6U][1U] = _S97;
    sum_2[7U][0U] = _S97;
    sum_2[7U][1U] = _S97;
    thread array<array<float4, int(2)>, int(8)> total_0;
    total_0[0U][0U] = _S97;
    total_0[0U][1U] = _S97;
    total_0[1U][0U] = _S97;
    total_0[1U][1U] = _S97;
    total_0[2U][0U] = _S97;
    total_0[2U][1U] = _S97;
    total_0[3U][0U] = _S97;
    total_0[3U][1U] = _S97;
    total_0[4U][0U] = _S97;
    total_0[4U][1U] = _S97;
    total_0[5U][0U] = _S97;
    total_0[5U][1U] = _S97;
    total_0[6U][0U] = _S97;
    total_0[6U][1U] = _S97;
    total_0[7U][0U] = _S97;
    total_0[7U][1U] = _S97;
    uint _S98 = thread_0 % 8U;
    uint _S99 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S97;
    next_0[0U][1U] = _S97;
    next_0[0U][2U] = _S97;
    next_0[0U][3U] = _S97;
    next_0[1U][0U] = _S97;
    next_0[1U][1U] = _S97;
    next_0[1U][2U] = _S97;
    next_0[1U][3U] = _S97;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S44 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S100 = step_0 > 0U;
        if(_S100)
        {
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint quad_2 = swizzled_0(quads_0[0U], step_quads_0[0U]);
            uint k_0 = step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                (*(&kernelContext_15)->left_tile_0)[k_0 * 32U + quad_2] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                (*(&kernelContext_15)->left_tile_0)[(k_0 + 1U) * 32U + quad_2] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                (*(&kernelContext_15)->left_tile_0)[(k_0 + 2U) * 32U + quad_2] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                (*(&kernelContext_15)->left_tile_0)[(k_0 + 3U) * 32U + quad_2] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
            }
            else
            {
                if(thread_0 < 192U)
                {
                    (*(&kernelContext_15)->right_tile_0)[k_0 * 16U + quad_2] = next_0[0U][0U];
                    (*(&kernelContext_15)->right_tile_0)[(k_0 + 1U) * 16U + quad_2] = next_0[0U][1U];
                    (*(&kernelContext_15)->right_tile_0)[(k_0 + 2U) * 16U + quad_2] = next_0[0U][2U];
                    (*(&kernelContext_15)->right_tile_0)[(k_0 + 3U) * 16U + quad_2] = next_0[0U][3U];
                }
            }
            uint quad_3 = swizzled_0(quads_0[1U], step_quads_0[1U]);
            uint k_1 = step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                (*(&kernelContext_15)->left_tile_0)[k_1 * 32U + quad_3] = float4(next_0[1U][int(0)].x, next_0[1U][int(1)].x, next_0[1U][int(2)].x, next_0[1U][int(3)].x);
                (*(&kernelContext_15)->left_tile_0)[(k_1 + 1U) * 32U + quad_3] = float4(next_0[1U][int(0)].y, next_0[1U][int(1)].y, next_0[1U][int(2)].y, next_0[1U][int(3)].y);
                (*(&kernelContext_15)->left_tile_0)[(k_1 + 2U) * 32U + quad_3] = float4(next_0[1U][int(0)].z, next_0[1U][int(1)].z, next_0[1U][int(2)].z, next_0[1U][int(3)].z);
                (*(&kernelContext_15)->left_tile_0)[(k_1 + 3U) * 32U + quad_3] = float4(next_0[1U][int(0)].w, next_0[1U][int(1)].w, next_0[1U][int(2)].w, next_0[1U][int(3)].w);
            }
            else
            {
                if(block_1 < 192U)
                {
                    (*(&kernelContext_15)->right_tile_0)[k_1 * 16U + quad_3] = next_0[1U][0U];
                    (*(&kernelContext_15)->right_tile_0)[(k_1 + 1U) * 16U + quad_3] = next_0[1U][1U];
                    (*(&kernelContext_15)->right_tile_0)[(k_1 + 2U) * 16U + quad_3] = next_0[1U][2U];
                    (*(&kernelContext_15)->right_tile_0)[(k_1 + 3U) * 16U + quad_3] = next_0[1U][3U];
                }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if(step_0 < _S44)
        {
            uint _S101 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S102 = lines_0[0U][0U];
                float4 _S103 = left_quad_0(&_S102, _S101, &kernelContext_15);
                next_0[0U][0U] = _S103;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S104 = min(_S101, _S44 - 1U);
                    thread Line_0 _S105 = lines_0[0U][int(0)];
                    float4 _S106 = right_quad_0(&_S105, _S104, &kernelContext_15);
                    next_0[0U][0U] = _S106;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S107 = lines_0[0U][1U];
                float4 _S108 = left_quad_0(&_S107, _S101, &kernelContext_15);
                next_0[0U][1U] = _S108;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S109 = min(_S101 + 1U, _S44 - 1U);
                    thread Line_0 _S110 = lines_0[0U][int(0)];
                    float4 _S111 = right_quad_0(&_S110, _S109, &kernelContext_15);
                    next_0[0U][1U] = _S111;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S112 = lines_0[0U][2U];
                float4 _S113 = left_quad_0(&_S112, _S101, &kernelContext_15);
                next_0[0U][2U] = _S113;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S114 = min(_S101 + 2U, _S44 - 1U);
                    thread Line_0 _S115 = lines_0[0U][int(0)];
                    float4 _S116 = right_quad_0(&_S115, _S114, &kernelContext_15);
                    next_0[0U][2U] = _S116;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S117 = lines_0[0U][3U];
                float4 _S118 = left_quad_0(&_S117, _S101, &kernelContext_15);
                next_0[0U][3U] = _S118;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S119 = min(_S101 + 3U, _S44 - 1U);
                    thread Line_0 _S120 = lines_0[0U][int(0)];
                    float4 _S121 = right_quad_0(&_S120, _S119, &kernelContext_15);
                    next_0[0U][3U] = _S121;
                }
            }
            uint _S122 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S123 = lines_0[1U][0U];
                float4 _S124 = left_quad_0(&_S123, _S122, &kernelContext_15);
                next_0[1U][0U] = _S124;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S125 = min(_S122, _S44 - 1U);
                    thread Line_0 _S126 = lines_0[1U][int(0)];
                    float4 _S127 = right_quad_0(&_S126, _S125, &kernelContext_15);
                    next_0[1U][0U] = _S127;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S128 = lines_0[1U][1U];
                float4 _S129 = left_quad_0(&_S128, _S122, &kernelContext_15);
                next_0[1U][1U] = _S129;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S130 = min(_S122 + 1U, _S44 - 1U);
                    thread Line_0 _S131 = lines_0[1U][int(0)];
                    float4 _S132 = right_quad_0(&_S131, _S130, &kernelContext_15);
                    next_0[1U][1U] = _S132;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S133 = lines_0[1U][2U];
                float4 _S134 = left_quad_0(&_S133, _S122, &kernelContext_15);
                next_0[1U][2U] = _S134;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S135 = min(_S122 + 2U, _S44 - 1U);
                    thread Line_0 _S136 = lines_0[1U][int(0)];
                    float4 _S137 = right_quad_0(&_S136, _S135, &kernelContext_15);
                    next_0[1U][2U] = _S137;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S138 = lines_0[1U][3U];
                float4 _S139 = left_quad_0(&_S138, _S122, &kernelContext_15);
                next_0[1U][3U] = _S139;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S140 = min(_S122 + 3U, _S44 - 1U);
                    thread Line_0 _S141 = lines_0[1U][int(0)];
                    float4 _S142 = right_quad_0(&_S141, _S140, &kernelContext_15);
                    next_0[1U][3U] = _S142;
                }
            }
        }
        if(_S100)
        {
            uint q_0 = 0U;
            for(;;)
            {
                if(q_0 < 4U)
                {
                }
                else
                {
                    break;
                }
                uint _S143 = q_0 * 4U;
                thread array<float4, int(2)> left_0;
                uint _S144 = _S143 * 32U;
                uint _S145 = swizzled_0(_S99, q_0);
                left_0[0U] = (*(&kernelContext_15)->left_tile_0)[_S144 + _S145];
                thread array<float4, int(2)> right_0;
                uint _S146 = _S143 * 16U;
                uint _S147 = swizzled_0(_S98, q_0);
                right_0[0U] = (*(&kernelContext_15)->right_tile_0)[_S146 + _S147];
                uint _S148 = swizzled_0(_S99 + 16U, q_0);
                left_0[1U] = (*(&kernelContext_15)->left_tile_0)[_S144 + _S148];
                uint _S149 = swizzled_0(_S98 + 8U, q_0);
                right_0[1U] = (*(&kernelContext_15)->right_tile_0)[_S146 + _S149];
                bool _S150 = step_0 > _S46;
                if(_S150)
                {
                    if(has_hidden_0(left_0[int(0)]))
                    {
                        _S39 = true;
                    }
                    else
                    {
                        _S39 = has_hidden_0(left_0[1U]);
                    }
                }
                else
                {
                    _S39 = false;
                }
                if(_S39)
                {
                    if(!is_hidden_0(left_0[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_0[0U].x, right_0[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_0[0U].x, right_0[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_0[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_0[0U].y, right_0[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_0[0U].y, right_0[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_0[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_0[0U].z, right_0[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_0[0U].z, right_0[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_0[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_0[0U].w, right_0[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_0[0U].w, right_0[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_0[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_0[1U].x, right_0[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_0[1U].x, right_0[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_0[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_0[1U].y, right_0[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_0[1U].y, right_0[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_0[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_0[1U].z, right_0[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_0[1U].z, right_0[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_0[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_0[1U].w, right_0[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_0[1U].w, right_0[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_0[0U].x, right_0[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_0[0U].x, right_0[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_0[0U].y, right_0[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_0[0U].y, right_0[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_0[0U].z, right_0[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_0[0U].z, right_0[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_0[0U].w, right_0[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_0[0U].w, right_0[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_0[1U].x, right_0[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_0[1U].x, right_0[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_0[1U].y, right_0[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_0[1U].y, right_0[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_0[1U].z, right_0[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_0[1U].z, right_0[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_0[1U].w, right_0[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_0[1U].w, right_0[1U], sum_2[7U][1U]);
                }
                uint _S151 = _S143 + 1U;
                thread array<float4, int(2)> left_1;
                uint _S152 = _S151 * 32U;
                left_1[0U] = (*(&kernelContext_15)->left_tile_0)[_S152 + _S145];
                thread array<float4, int(2)> right_1;
                uint _S153 = _S151 * 16U;
                right_1[0U] = (*(&kernelContext_15)->right_tile_0)[_S153 + _S147];
                left_1[1U] = (*(&kernelContext_15)->left_tile_0)[_S152 + _S148];
                right_1[1U] = (*(&kernelContext_15)->right_tile_0)[_S153 + _S149];
                bool _S154;
                if(_S150)
                {
                    if(has_hidden_0(left_1[int(0)]))
                    {
                        _S154 = true;
                    }
                    else
                    {
                        _S154 = has_hidden_0(left_1[1U]);
                    }
                }
                else
                {
                    _S154 = false;
                }
                if(_S154)
                {
                    if(!is_hidden_0(left_1[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_1[0U].x, right_1[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_1[0U].x, right_1[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_1[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_1[0U].y, right_1[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_1[0U].y, right_1[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_1[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_1[0U].z, right_1[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_1[0U].z, right_1[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_1[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_1[0U].w, right_1[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_1[0U].w, right_1[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_1[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_1[1U].x, right_1[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_1[1U].x, right_1[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_1[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_1[1U].y, right_1[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_1[1U].y, right_1[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_1[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_1[1U].z, right_1[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_1[1U].z, right_1[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_1[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_1[1U].w, right_1[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_1[1U].w, right_1[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_1[0U].x, right_1[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_1[0U].x, right_1[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_1[0U].y, right_1[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_1[0U].y, right_1[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_1[0U].z, right_1[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_1[0U].z, right_1[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_1[0U].w, right_1[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_1[0U].w, right_1[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_1[1U].x, right_1[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_1[1U].x, right_1[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_1[1U].y, right_1[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_1[1U].y, right_1[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_1[1U].z, right_1[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_1[1U].z, right_1[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_1[1U].w, right_1[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_1[1U].w, right_1[1U], sum_2[7U][1U]);
                }
                uint _S155 = _S143 + 2U;
                thread array<float4, int(2)> left_2;
                uint _S156 = _S155 * 32U;
                left_2[0U] = (*(&kernelContext_15)->left_tile_0)[_S156 + _S145];
                thread array<float4, int(2)> right_2;
                uint _S157 = _S155 * 16U;
                right_2[0U] = (*(&kernelContext_15)->right_tile_0)[_S157 + _S147];
                left_2[1U] = (*(&kernelContext_15)->left_tile_0)[_S156 + _S148];
                right_2[1U] = (*(&kernelContext_15)->right_tile_0)[_S157 + _S149];
                bool _S158;
                if(_S150)
                {
                    if(has_hidden_0(left_2[int(0)]))
                    {
                        _S158 = true;
                    }
                    else
                    {
                        _S158 = has_hidden_0(left_2[1U]);
                    }
                }
                else
                {
                    _S158 = false;
                }
                if(_S158)
                {
                    if(!is_hidden_0(left_2[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_2[0U].x, right_2[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_2[0U].x, right_2[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_2[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_2[0U].y, right_2[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_2[0U].y, right_2[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_2[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_2[0U].z, right_2[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_2[0U].z, right_2[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_2[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_2[0U].w, right_2[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_2[0U].w, right_2[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_2[1U].x, right_2[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_2[1U].x, right_2[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_2[1U].y, right_2[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_2[1U].y, right_2[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_2[1U].z, right_2[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_2[1U].z, right_2[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_2[1U].w, right_2[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_2[1U].w, right_2[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_2[0U].x, right_2[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_2[0U].x, right_2[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_2[0U].y, right_2[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_2[0U].y, right_2[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_2[0U].z, right_2[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_2[0U].z, right_2[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_2[0U].w, right_2[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_2[0U].w, right_2[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_2[1U].x, right_2[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_2[1U].x, right_2[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_2[1U].y, right_2[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_2[1U].y, right_2[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_2[1U].z, right_2[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_2[1U].z, right_2[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_2[1U].w, right_2[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_2[1U].w, right_2[1U], sum_2[7U][1U]);
                }
                uint _S159 = _S143 + 3U;
                thread array<float4, int(2)> left_3;
                uint _S160 = _S159 * 32U;
                left_3[0U] = (*(&kernelContext_15)->left_tile_0)[_S160 + _S145];
                thread array<float4, int(2)> right_3;
                uint _S161 = _S159 * 16U;
                right_3[0U] = (*(&kernelContext_15)->right_tile_0)[_S161 + _S147];
                left_3[1U] = (*(&kernelContext_15)->left_tile_0)[_S160 + _S148];
                right_3[1U] = (*(&kernelContext_15)->right_tile_0)[_S161 + _S149];
                bool _S162;
                if(_S150)
                {
                    if(has_hidden_0(left_3[int(0)]))
                    {
                        _S162 = true;
                    }
                    else
                    {
                        _S162 = has_hidden_0(left_3[1U]);
                    }
                }
                else
                {
                    _S162 = false;
                }
                if(_S162)
                {
                    if(!is_hidden_0(left_3[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_3[0U].x, right_3[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_3[0U].x, right_3[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_3[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_3[0U].y, right_3[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_3[0U].y, right_3[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_3[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_3[0U].z, right_3[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_3[0U].z, right_3[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_3[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_3[0U].w, right_3[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_3[0U].w, right_3[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_3[1U].x, right_3[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_3[1U].x, right_3[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_3[1U].y, right_3[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_3[1U].y, right_3[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_3[1U].z, right_3[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_3[1U].z, right_3[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_3[1U].w, right_3[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_3[1U].w, right_3[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_3[0U].x, right_3[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_3[0U].x, right_3[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_3[0U].y, right_3[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_3[0U].y, right_3[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_3[0U].z, right_3[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_3[0U].z, right_3[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_3[0U].w, right_3[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_3[0U].w, right_3[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_3[1U].x, right_3[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_3[1U].x, right_3[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_3[1U].y, right_3[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_3[1U].y, right_3[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_3[1U].z, right_3[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_3[1U].z, right_3[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_3[1U].w, right_3[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_3[1U].w, right_3[1U], sum_2[7U][1U]);
                }
                q_0 = q_0 + 1U;
            }
            if(FOLDS_0 != 0U)
            {
                if((step_0 % 4096U) == 0U)
                {
                    _S39 = true;
                }
                else
                {
                    _S39 = step_0 >= _S44;
                }
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                total_0[0U][0U] = total_0[0U][0U] + sum_2[0U][0U];
                bool _S163 = step_0 >= _S44;
                float4 _S164;
                if(_S163)
                {
                    _S164 = total_0[0U][0U];
                }
                else
                {
                    _S164 = _S97;
                }
                sum_2[0U][0U] = _S164;
                total_0[0U][1U] = total_0[0U][1U] + sum_2[0U][1U];
                float4 _S165;
                if(_S163)
                {
                    _S165 = total_0[0U][1U];
                }
                else
                {
                    _S165 = _S97;
                }
                sum_2[0U][1U] = _S165;
                total_0[1U][0U] = total_0[1U][0U] + sum_2[1U][0U];
                float4 _S166;
                if(_S163)
                {
                    _S166 = total_0[1U][0U];
                }
                else
                {
                    _S166 = _S97;
                }
                sum_2[1U][0U] = _S166;
                total_0[1U][1U] = total_0[1U][1U] + sum_2[1U][1U];
                float4 _S167;
                if(_S163)
                {
                    _S167 = total_0[1U][1U];
                }
                else
                {
                    _S167 = _S97;
                }
                sum_2[1U][1U] = _S167;
                total_0[2U][0U] = total_0[2U][0U] + sum_2[2U][0U];
                float4 _S168;
                if(_S163)
                {
                    _S168 = total_0[2U][0U];
                }
                else
                {
                    _S168 = _S97;
                }
                sum_2[2U][0U] = _S168;
                total_0[2U][1U] = total_0[2U][1U] + sum_2[2U][1U];
                float4 _S169;
                if(_S163)
                {
                    _S169 = total_0[2U][1U];
                }
                else
                {
                    _S169 = _S97;
                }
                sum_2[2U][1U] = _S169;
                total_0[3U][0U] = total_0[3U][0U] + sum_2[3U][0U];
                float4 _S170;
                if(_S163)
                {
                    _S170 = total_0[3U][0U];
                }
                else
                {
                    _S170 = _S97;
                }
                sum_2[3U][0U] = _S170;
                total_0[3U][1U] = total_0[3U][1U] + sum_2[3U][1U];
                float4 _S171;
                if(_S163)
                {
                    _S171 = total_0[3U][1U];
                }
                else
                {
                    _S171 = _S97;
                }
                sum_2[3U][1U] = _S171;
                total_0[4U][0U] = total_0[4U][0U] + sum_2[4U][0U];
                float4 _S172;
                if(_S163)
                {
                    _S172 = total_0[4U][0U];
                }
                else
                {
                    _S172 = _S97;
                }
                sum_2[4U][0U] = _S172;
                total_0[4U][1U] = total_0[4U][1U] + sum_2[4U][1U];
                float4 _S173;
                if(_S163)
                {
                    _S173 = total_0[4U][1U];
                }
                else
                {
                    _S173 = _S97;
                }
                sum_2[4U][1U] = _S173;
                total_0[5U][0U] = total_0[5U][0U] + sum_2[5U][0U];
                float4 _S174;
                if(_S163)
                {
                    _S174 = total_0[5U][0U];
                }
                else
                {
                    _S174 = _S97;
                }
                sum_2[5U][0U] = _S174;
                total_0[5U][1U] = total_0[5U][1U] + sum_2[5U][1U];
                float4 _S175;
                if(_S163)
                {
                    _S175 = total_0[5U][1U];
                }
                else
                {
                    _S175 = _S97;
                }
                sum_2[5U][1U] = _S175;
                total_0[6U][0U] = total_0[6U][0U] + sum_2[6U][0U];
                float4 _S176;
                if(_S163)
                {
                    _S176 = total_0[6U][0U];
                }
                else
                {
                    _S176 = _S97;
                }
                sum_2[6U][0U] = _S176;
                total_0[6U][1U] = total_0[6U][1U] + sum_2[6U][1U];
                float4 _S177;
                if(_S163)
                {
                    _S177 = total_0[6U][1U];
                }
                else
                {
                    _S177 = _S97;
                }
                sum_2[6U][1U] = _S177;
                total_0[7U][0U] = total_0[7U][0U] + sum_2[7U][0U];
                float4 _S178;
                if(_S163)
                {
                    _S178 = total_0[7U][0U];
                }
                else
                {
                    _S178 = _S97;
                }
                sum_2[7U][0U] = _S178;
                total_0[7U][1U] = total_0[7U][1U] + sum_2[7U][1U];
                float4 _S179;
                if(_S163)
                {
                    _S179 = total_0[7U][1U];
                }
                else
                {
                    _S179 = _S97;
                }
                sum_2[7U][1U] = _S179;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S180 = _S40.first_row_1 + _S99 * 4U;
    if(_S180 <= (_S40.last_row_0))
    {
        uint _S181 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S182 = _S40;
        store_0(&_S182, _S180, _S181, sum_2[0U][0U], &kernelContext_15);
        uint _S183 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S184 = _S40;
        store_0(&_S184, _S180, _S183, sum_2[0U][1U], &kernelContext_15);
    }
    uint row_10 = _S180 + 1U;
    if(row_10 <= (_S40.last_row_0))
    {
        uint _S185 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S186 = _S40;
        store_0(&_S186, row_10, _S185, sum_2[1U][0U], &kernelContext_15);
        uint _S187 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S188 = _S40;
        store_0(&_S188, row_10, _S187, sum_2[1U][1U], &kernelContext_15);
    }
    uint row_11 = _S180 + 2U;
    if(row_11 <= (_S40.last_row_0))
    {
        uint _S189 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S190 = _S40;
        store_0(&_S190, row_11, _S189, sum_2[2U][0U], &kernelContext_15);
        uint _S191 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S192 = _S40;
        store_0(&_S192, row_11, _S191, sum_2[2U][1U], &kernelContext_15);
    }
    uint row_12 = _S180 + 3U;
    if(row_12 <= (_S40.last_row_0))
    {
        uint _S193 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S194 = _S40;
        store_0(&_S194, row_12, _S193, sum_2[3U][0U], &kernelContext_15);
        uint _S195 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S196 = _S40;
        store_0(&_S196, row_12, _S195, sum_2[3U][1U], &kernelContext_15);
    }
    uint _S197 = _S40.first_row_1 + (_S99 + 16U) * 4U;
    if(_S197 <= (_S40.last_row_0))
    {
        uint _S198 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S199 = _S40;
        store_0(&_S199, _S197, _S198, sum_2[4U][0U], &kernelContext_15);
        uint _S200 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S201 = _S40;
        store_0(&_S201, _S197, _S200, sum_2[4U][1U], &kernelContext_15);
    }
    uint row_13 = _S197 + 1U;
    if(row_13 <= (_S40.last_row_0))
    {
        uint _S202 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S203 = _S40;
        store_0(&_S203, row_13, _S202, sum_2[5U][0U], &kernelContext_15);
        uint _S204 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S205 = _S40;
        store_0(&_S205, row_13, _S204, sum_2[5U][1U], &kernelContext_15);
    }
    uint row_14 = _S197 + 2U;
    if(row_14 <= (_S40.last_row_0))
    {
        uint _S206 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S207 = _S40;
        store_0(&_S207, row_14, _S206, sum_2[6U][0U], &kernelContext_15);
        uint _S208 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S209 = _S40;
        store_0(&_S209, row_14, _S208, sum_2[6U][1U], &kernelContext_15);
    }
    uint row_15 = _S197 + 3U;
    if(row_15 <= (_S40.last_row_0))
    {
        uint _S210 = _S40.first_column_0 + _S98 * 4U;
        thread Work_0 _S211 = _S40;
        store_0(&_S211, row_15, _S210, sum_2[7U][0U], &kernelContext_15);
        uint _S212 = _S40.first_column_0 + (_S98 + 8U) * 4U;
        thread Work_0 _S213 = _S40;
        store_0(&_S213, row_15, _S212, sum_2[7U][1U], &kernelContext_15);
    }
    return;
}

