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

uint query_of_0(uint row_0, KernelContext_0 thread* kernelContext_1)
{
    uint _S1 = row_0 / kernelContext_1->params_0->group_0;
    return _S1;
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

Work_0 find_work_0(uint number_0, KernelContext_0 thread* kernelContext_3)
{
    thread Work_0 work_0;
    uint _S2 = number_0 % kernelContext_3->params_0->column_blocks_0;
    (&work_0)->first_column_0 = _S2 * 64U;
    uint _S3 = number_0 / kernelContext_3->params_0->column_blocks_0;
    uint _S4 = _S3 % kernelContext_3->params_0->row_blocks_0;
    uint row_1 = _S4 * 128U;
    uint matrix_0 = _S3 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + row_1;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(row_1 + 128U, kernelContext_3->params_0->matrix_rows_0) - 1U;
    uint _S5 = (kernelContext_3->params_0->k_len_0 + 3U) / 4U + 1U;
    (&work_0)->pitch_0 = _S5;
    (&work_0)->place_0 = kernelContext_3->params_0->scratch_offset_0 + (matrix_0 * kernelContext_3->params_0->matrix_rows_0 + row_1) * _S5;
    uint matrix_1 = matrix_0 + kernelContext_3->params_0->first_matrix_0;
    uint kv_heads_0 = kernelContext_3->params_0->heads_0 / kernelContext_3->params_0->group_0;
    uint _S6 = matrix_1 % kv_heads_0;
    (&work_0)->kv_head_0 = _S6;
    uint _S7 = matrix_1 / kv_heads_0;
    (&work_0)->batch_2 = _S7;
    uint _S8 = keys_of_batch_0(_S7, kernelContext_3);
    (&work_0)->keys_1 = _S8;
    uint _S9 = query_of_0((&work_0)->last_row_0, kernelContext_3);
    uint _S10 = keys_of_query_0(_S8, _S9, kernelContext_3);
    (&work_0)->block_keys_0 = _S10;
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
    uint _S11 = work_3->keys_1;
    uint _S12 = query_of_0(work_3->first_row_1, kernelContext_4);
    uint _S13 = keys_of_query_0(_S11, _S12, kernelContext_4);
    return _S13;
}

bool of_left_0(uint p_0, uint block_0)
{
    bool _S14;
    if(((p_0 + 1U) * 128U) <= 128U)
    {
        _S14 = true;
    }
    else
    {
        if((p_0 * 128U) < 128U)
        {
            _S14 = block_0 < 128U;
        }
        else
        {
            _S14 = false;
        }
    }
    return _S14;
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
    uint _S15 = scores_of_0(work_5, row_3);
    (&line_0)->base_0 = _S15;
    uint _S16 = work_5->keys_1;
    uint _S17 = query_of_0(row_3, kernelContext_5);
    uint _S18 = keys_of_query_0(_S16, _S17, kernelContext_5);
    (&line_0)->size_0 = _S18;
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
    uint2 _S19 = uint2(int2(int(0)) );
    uint2 raw_0;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_0 = uint2(*(words_0+(row_4 + element_1) / 4U)) ;
    }
    else
    {
        raw_0 = _S19;
    }
    return raw_0;
}

float4 floats_of_0(uint2 raw_1)
{
    uint _S20 = raw_1.x;
    uint _S21 = raw_1.y;
    return float4(f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)), f16tof32_0(uint2(_S21 & 65535U, _S21 >> 16U)));
}

float4 load_quad_0(packed_uint2 device* words_1, uint row_5, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S22 = load_raw_quad_0(words_1, row_5, element_2, kernelContext_9);
    return floats_of_0(_S22);
}

float4 right_quad_0(const Line_0 thread* line_3, uint key_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S23 = load_quad_0(kernelContext_10->v_words_0, line_3->base_0 + key_1 * kernelContext_10->params_0->v_row_0, line_3->size_0, kernelContext_10);
    return _S23;
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
    uint _S24 = work_7->kv_head_0 * kernelContext_11->params_0->group_0;
    uint _S25 = row_6 % kernelContext_11->params_0->group_0;
    return _S24 + _S25;
}

uint o_of_0(const Work_0 thread* work_8, uint row_7, KernelContext_0 thread* kernelContext_12)
{
    uint _S26 = kernelContext_12->params_0->o_offset_0 + work_8->batch_2 * kernelContext_12->params_0->o_batch_0;
    uint _S27 = head_of_0(work_8, row_7, kernelContext_12);
    uint _S28 = _S26 + _S27 * kernelContext_12->params_0->o_head_0;
    uint _S29 = query_of_0(row_7, kernelContext_12);
    return _S28 + _S29 * kernelContext_12->params_0->o_row_0;
}

uint element_bits_0(float value_1)
{
    uint bits_1 = (as_type<uint>((value_1)));
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
        uint _S30 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S30;
        base_1 = 0U;
    }
    else
    {
        uint _S31 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_1 = _S31;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S32;
    if(rest_0 > tie_0)
    {
        _S32 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S32 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S32 = false;
        }
    }
    uint rounded_1;
    if(_S32)
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
    uint _S33;
    if(poisoned_0)
    {
        _S33 = 2113961472U;
    }
    else
    {
        _S33 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S33;
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
    uint _S34 = scores_of_0(work_9, row_9);
    bool poisoned_2 = ((float4(*(kernelContext_14->scratch_0+(_S34 + work_9->pitch_0 - 1U))) ).x) != 0.0;
    uint _S35 = o_of_0(work_9, row_9, kernelContext_14);
    store_quad_0(_S35, element_4, sum_1, poisoned_2, kernelContext_14);
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint2 device* v_words_1 [[buffer(3)]], packed_uint2 device* o_words_1 [[buffer(4)]])
{
    bool _S36;
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
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S37 = find_work_0(number_1, &kernelContext_15);
    thread Work_0 _S38 = _S37;
    bool _S39 = has_work_0(&_S38);
    if(!_S39)
    {
        return;
    }
    thread Work_0 _S40 = _S37;
    uint _S41 = inner_size_0(&_S40);
    thread Work_0 _S42 = _S37;
    uint _S43 = clean_size_0(&_S42, &kernelContext_15);
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
        uint _S44 = thread_0 - 128U;
        step_quads_0[0U] = _S44 / 16U;
        quads_0[0U] = _S44 % 16U;
    }
    if(is_left_0)
    {
        uint _S45 = min(_S37.first_row_1 + quads_0[0U] * 4U, _S37.last_row_0);
        thread Work_0 _S46 = _S37;
        Line_0 _S47 = left_line_0(&_S46, _S45, &kernelContext_15);
        lines_0[0U][0U] = _S47;
    }
    else
    {
        uint _S48 = _S37.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S49 = _S37;
        Line_0 _S50 = right_line_0(&_S49, _S48, &kernelContext_15);
        lines_0[0U][0U] = _S50;
    }
    if(is_left_0)
    {
        uint _S51 = min(_S37.first_row_1 + quads_0[0U] * 4U + 1U, _S37.last_row_0);
        thread Work_0 _S52 = _S37;
        Line_0 _S53 = left_line_0(&_S52, _S51, &kernelContext_15);
        lines_0[0U][1U] = _S53;
    }
    else
    {
        uint _S54 = _S37.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S55 = _S37;
        Line_0 _S56 = right_line_0(&_S55, _S54, &kernelContext_15);
        lines_0[0U][1U] = _S56;
    }
    if(is_left_0)
    {
        uint _S57 = min(_S37.first_row_1 + quads_0[0U] * 4U + 2U, _S37.last_row_0);
        thread Work_0 _S58 = _S37;
        Line_0 _S59 = left_line_0(&_S58, _S57, &kernelContext_15);
        lines_0[0U][2U] = _S59;
    }
    else
    {
        uint _S60 = _S37.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S61 = _S37;
        Line_0 _S62 = right_line_0(&_S61, _S60, &kernelContext_15);
        lines_0[0U][2U] = _S62;
    }
    if(is_left_0)
    {
        uint _S63 = min(_S37.first_row_1 + quads_0[0U] * 4U + 3U, _S37.last_row_0);
        thread Work_0 _S64 = _S37;
        Line_0 _S65 = left_line_0(&_S64, _S63, &kernelContext_15);
        lines_0[0U][3U] = _S65;
    }
    else
    {
        uint _S66 = _S37.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S67 = _S37;
        Line_0 _S68 = right_line_0(&_S67, _S66, &kernelContext_15);
        lines_0[0U][3U] = _S68;
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
        uint _S69 = block_1 - 128U;
        step_quads_0[1U] = _S69 / 16U;
        quads_0[1U] = _S69 % 16U;
    }
    if(is_left_1)
    {
        uint _S70 = min(_S37.first_row_1 + quads_0[1U] * 4U, _S37.last_row_0);
        thread Work_0 _S71 = _S37;
        Line_0 _S72 = left_line_0(&_S71, _S70, &kernelContext_15);
        lines_0[1U][0U] = _S72;
    }
    else
    {
        uint _S73 = _S37.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S74 = _S37;
        Line_0 _S75 = right_line_0(&_S74, _S73, &kernelContext_15);
        lines_0[1U][0U] = _S75;
    }
    if(is_left_1)
    {
        uint _S76 = min(_S37.first_row_1 + quads_0[1U] * 4U + 1U, _S37.last_row_0);
        thread Work_0 _S77 = _S37;
        Line_0 _S78 = left_line_0(&_S77, _S76, &kernelContext_15);
        lines_0[1U][1U] = _S78;
    }
    else
    {
        uint _S79 = _S37.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S80 = _S37;
        Line_0 _S81 = right_line_0(&_S80, _S79, &kernelContext_15);
        lines_0[1U][1U] = _S81;
    }
    if(is_left_1)
    {
        uint _S82 = min(_S37.first_row_1 + quads_0[1U] * 4U + 2U, _S37.last_row_0);
        thread Work_0 _S83 = _S37;
        Line_0 _S84 = left_line_0(&_S83, _S82, &kernelContext_15);
        lines_0[1U][2U] = _S84;
    }
    else
    {
        uint _S85 = _S37.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S86 = _S37;
        Line_0 _S87 = right_line_0(&_S86, _S85, &kernelContext_15);
        lines_0[1U][2U] = _S87;
    }
    if(is_left_1)
    {
        uint _S88 = min(_S37.first_row_1 + quads_0[1U] * 4U + 3U, _S37.last_row_0);
        thread Work_0 _S89 = _S37;
        Line_0 _S90 = left_line_0(&_S89, _S88, &kernelContext_15);
        lines_0[1U][3U] = _S90;
    }
    else
    {
        uint _S91 = _S37.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S92 = _S37;
        Line_0 _S93 = right_line_0(&_S92, _S91, &kernelContext_15);
        lines_0[1U][3U] = _S93;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S94 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S94;
    sum_2[0U][1U] = _S94;
    sum_2[1U][0U] = _S94;
    sum_2[1U][1U] = _S94;
    sum_2[2U][0U] = _S94;
    sum_2[2U][1U] = _S94;
    sum_2[3U][0U] = _S94;
    sum_2[3U][1U] = _S94;
    sum_2[4U][0U] = _S94;
    sum_2[4U][1U] = _S94;
    sum_2[5U][0U] = _S94;
    sum_2[5U][1U] = _S94;
    sum_2[6U][0U] = _S94;
    sum_2[6U][1U] = _S94;
    sum_2[7U][0U] = _S94;
    sum_2[7U][1U] = _S94;
    thread array<array<float4, int(2)>, int(8)> total_0;
    total_0[0U][0U] = _S94;
    total_0[0U][1U] = _S94;
    total_0[1U][0U] = _S94;
    total_0[1U][1U] = _S94;
    total_0[2U][0U] = _S94;
    total_0[2U][1U] = _S94;
    total_0[3U][0U] = _S94;
    total_0[3U][1U] = _S94;
    total_0[4U][0U] = _S94;
    total_0[4U][1U] = _S94;
    total_0[5U][0U] = _S94;
    total_0[5U][1U] = _S94;
    total_0[6U][0U] = _S94;
    total_0[6U][1U] = _S94;
    total_0[7U][0U] = _S94;
    total_0[7U][1U] = _S94;
    uint _S95 = thread_0 % 8U;
    uint _S96 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S94;
    next_0[0U][1U] = _S94;
    next_0[0U][2U] = _S94;
    next_0[0U][3U] = _S94;
    next_0[1U][0U] = _S94;
    next_0[1U][1U] = _S94;
    next_0[1U][2U] = _S94;
    next_0[1U][3U] = _S94;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S41 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S97 = step_0 > 0U;
        if(_S97)
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
        if(step_0 < _S41)
        {
            uint _S98 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S99 = lines_0[0U][0U];
                float4 _S100 = left_quad_0(&_S99, _S98, &kernelContext_15);
                next_0[0U][0U] = _S100;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S101 = min(_S98, _S41 - 1U);
                    thread Line_0 _S102 = lines_0[0U][int(0)];
                    float4 _S103 = right_quad_0(&_S102, _S101, &kernelContext_15);
                    next_0[0U][0U] = _S103;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S104 = lines_0[0U][1U];
                float4 _S105 = left_quad_0(&_S104, _S98, &kernelContext_15);
                next_0[0U][1U] = _S105;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S106 = min(_S98 + 1U, _S41 - 1U);
                    thread Line_0 _S107 = lines_0[0U][int(0)];
                    float4 _S108 = right_quad_0(&_S107, _S106, &kernelContext_15);
                    next_0[0U][1U] = _S108;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S109 = lines_0[0U][2U];
                float4 _S110 = left_quad_0(&_S109, _S98, &kernelContext_15);
                next_0[0U][2U] = _S110;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S111 = min(_S98 + 2U, _S41 - 1U);
                    thread Line_0 _S112 = lines_0[0U][int(0)];
                    float4 _S113 = right_quad_0(&_S112, _S111, &kernelContext_15);
                    next_0[0U][2U] = _S113;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S114 = lines_0[0U][3U];
                float4 _S115 = left_quad_0(&_S114, _S98, &kernelContext_15);
                next_0[0U][3U] = _S115;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S116 = min(_S98 + 3U, _S41 - 1U);
                    thread Line_0 _S117 = lines_0[0U][int(0)];
                    float4 _S118 = right_quad_0(&_S117, _S116, &kernelContext_15);
                    next_0[0U][3U] = _S118;
                }
            }
            uint _S119 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S120 = lines_0[1U][0U];
                float4 _S121 = left_quad_0(&_S120, _S119, &kernelContext_15);
                next_0[1U][0U] = _S121;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S122 = min(_S119, _S41 - 1U);
                    thread Line_0 _S123 = lines_0[1U][int(0)];
                    float4 _S124 = right_quad_0(&_S123, _S122, &kernelContext_15);
                    next_0[1U][0U] = _S124;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S125 = lines_0[1U][1U];
                float4 _S126 = left_quad_0(&_S125, _S119, &kernelContext_15);
                next_0[1U][1U] = _S126;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S127 = min(_S119 + 1U, _S41 - 1U);
                    thread Line_0 _S128 = lines_0[1U][int(0)];
                    float4 _S129 = right_quad_0(&_S128, _S127, &kernelContext_15);
                    next_0[1U][1U] = _S129;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S130 = lines_0[1U][2U];
                float4 _S131 = left_quad_0(&_S130, _S119, &kernelContext_15);
                next_0[1U][2U] = _S131;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S132 = min(_S119 + 2U, _S41 - 1U);
                    thread Line_0 _S133 = lines_0[1U][int(0)];
                    float4 _S134 = right_quad_0(&_S133, _S132, &kernelContext_15);
                    next_0[1U][2U] = _S134;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S135 = lines_0[1U][3U];
                float4 _S136 = left_quad_0(&_S135, _S119, &kernelContext_15);
                next_0[1U][3U] = _S136;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S137 = min(_S119 + 3U, _S41 - 1U);
                    thread Line_0 _S138 = lines_0[1U][int(0)];
                    float4 _S139 = right_quad_0(&_S138, _S137, &kernelContext_15);
                    next_0[1U][3U] = _S139;
                }
            }
        }
        if(_S97)
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
                uint _S140 = q_0 * 4U;
                thread array<float4, int(2)> left_0;
                uint _S141 = _S140 * 32U;
                uint _S142 = swizzled_0(_S96, q_0);
                left_0[0U] = (*(&kernelContext_15)->left_tile_0)[_S141 + _S142];
                thread array<float4, int(2)> right_0;
                uint _S143 = _S140 * 16U;
                uint _S144 = swizzled_0(_S95, q_0);
                right_0[0U] = (*(&kernelContext_15)->right_tile_0)[_S143 + _S144];
                uint _S145 = swizzled_0(_S96 + 16U, q_0);
                left_0[1U] = (*(&kernelContext_15)->left_tile_0)[_S141 + _S145];
                uint _S146 = swizzled_0(_S95 + 8U, q_0);
                right_0[1U] = (*(&kernelContext_15)->right_tile_0)[_S143 + _S146];
                bool _S147 = step_0 > _S43;
                if(_S147)
                {
                    if(has_hidden_0(left_0[int(0)]))
                    {
                        _S36 = true;
                    }
                    else
                    {
                        _S36 = has_hidden_0(left_0[1U]);
                    }
                }
                else
                {
                    _S36 = false;
                }
                if(_S36)
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
                uint _S148 = _S140 + 1U;
                thread array<float4, int(2)> left_1;
                uint _S149 = _S148 * 32U;
                left_1[0U] = (*(&kernelContext_15)->left_tile_0)[_S149 + _S142];
                thread array<float4, int(2)> right_1;
                uint _S150 = _S148 * 16U;
                right_1[0U] = (*(&kernelContext_15)->right_tile_0)[_S150 + _S144];
                left_1[1U] = (*(&kernelContext_15)->left_tile_0)[_S149 + _S145];
                right_1[1U] = (*(&kernelContext_15)->right_tile_0)[_S150 + _S146];
                bool _S151;
                if(_S147)
                {
                    if(has_hidden_0(left_1[int(0)]))
                    {
                        _S151 = true;
                    }
                    else
                    {
                        _S151 = has_hidden_0(left_1[1U]);
                    }
                }
                else
                {
                    _S151 = false;
                }
                if(_S151)
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
                uint _S152 = _S140 + 2U;
                thread array<float4, int(2)> left_2;
                uint _S153 = _S152 * 32U;
                left_2[0U] = (*(&kernelContext_15)->left_tile_0)[_S153 + _S142];
                thread array<float4, int(2)> right_2;
                uint _S154 = _S152 * 16U;
                right_2[0U] = (*(&kernelContext_15)->right_tile_0)[_S154 + _S144];
                left_2[1U] = (*(&kernelContext_15)->left_tile_0)[_S153 + _S145];
                right_2[1U] = (*(&kernelContext_15)->right_tile_0)[_S154 + _S146];
                bool _S155;
                if(_S147)
                {
                    if(has_hidden_0(left_2[int(0)]))
                    {
                        _S155 = true;
                    }
                    else
                    {
                        _S155 = has_hidden_0(left_2[1U]);
                    }
                }
                else
                {
                    _S155 = false;
                }
                if(_S155)
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
                uint _S156 = _S140 + 3U;
                thread array<float4, int(2)> left_3;
                uint _S157 = _S156 * 32U;
                left_3[0U] = (*(&kernelContext_15)->left_tile_0)[_S157 + _S142];
                thread array<float4, int(2)> right_3;
                uint _S158 = _S156 * 16U;
                right_3[0U] = (*(&kernelContext_15)->right_tile_0)[_S158 + _S144];
                left_3[1U] = (*(&kernelContext_15)->left_tile_0)[_S157 + _S145];
                right_3[1U] = (*(&kernelContext_15)->right_tile_0)[_S158 + _S146];
                bool _S159;
                if(_S147)
                {
                    if(has_hidden_0(left_3[int(0)]))
                    {
                        _S159 = true;
                    }
                    else
                    {
                        _S159 = has_hidden_0(left_3[1U]);
                    }
                }
                else
                {
                    _S159 = false;
                }
                if(_S159)
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
                    _S36 = true;
                }
                else
                {
                    _S36 = step_0 >= _S41;
                }
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                total_0[0U][0U] = total_0[0U][0U] + sum_2[0U][0U];
                bool _S160 = step_0 >= _S41;
                float4 _S161;
                if(_S160)
                {
                    _S161 = total_0[0U][0U];
                }
                else
                {
                    _S161 = _S94;
                }
                sum_2[0U][0U] = _S161;
                total_0[0U][1U] = total_0[0U][1U] + sum_2[0U][1U];
                float4 _S162;
                if(_S160)
                {
                    _S162 = total_0[0U][1U];
                }
                else
                {
                    _S162 = _S94;
                }
                sum_2[0U][1U] = _S162;
                total_0[1U][0U] = total_0[1U][0U] + sum_2[1U][0U];
                float4 _S163;
                if(_S160)
                {
                    _S163 = total_0[1U][0U];
                }
                else
                {
                    _S163 = _S94;
                }
                sum_2[1U][0U] = _S163;
                total_0[1U][1U] = total_0[1U][1U] + sum_2[1U][1U];
                float4 _S164;
                if(_S160)
                {
                    _S164 = total_0[1U][1U];
                }
                else
                {
                    _S164 = _S94;
                }
                sum_2[1U][1U] = _S164;
                total_0[2U][0U] = total_0[2U][0U] + sum_2[2U][0U];
                float4 _S165;
                if(_S160)
                {
                    _S165 = total_0[2U][0U];
                }
                else
                {
                    _S165 = _S94;
                }
                sum_2[2U][0U] = _S165;
                total_0[2U][1U] = total_0[2U][1U] + sum_2[2U][1U];
                float4 _S166;
                if(_S160)
                {
                    _S166 = total_0[2U][1U];
                }
                else
                {
                    _S166 = _S94;
                }
                sum_2[2U][1U] = _S166;
                total_0[3U][0U] = total_0[3U][0U] + sum_2[3U][0U];
                float4 _S167;
                if(_S160)
                {
                    _S167 = total_0[3U][0U];
                }
                else
                {
                    _S167 = _S94;
                }
                sum_2[3U][0U] = _S167;
                total_0[3U][1U] = total_0[3U][1U] + sum_2[3U][1U];
                float4 _S168;
                if(_S160)
                {
                    _S168 = total_0[3U][1U];
                }
                else
                {
                    _S168 = _S94;
                }
                sum_2[3U][1U] = _S168;
                total_0[4U][0U] = total_0[4U][0U] + sum_2[4U][0U];
                float4 _S169;
                if(_S160)
                {
                    _S169 = total_0[4U][0U];
                }
                else
                {
                    _S169 = _S94;
                }
                sum_2[4U][0U] = _S169;
                total_0[4U][1U] = total_0[4U][1U] + sum_2[4U][1U];
                float4 _S170;
                if(_S160)
                {
                    _S170 = total_0[4U][1U];
                }
                else
                {
                    _S170 = _S94;
                }
                sum_2[4U][1U] = _S170;
                total_0[5U][0U] = total_0[5U][0U] + sum_2[5U][0U];
                float4 _S171;
                if(_S160)
                {
                    _S171 = total_0[5U][0U];
                }
                else
                {
                    _S171 = _S94;
                }
                sum_2[5U][0U] = _S171;
                total_0[5U][1U] = total_0[5U][1U] + sum_2[5U][1U];
                float4 _S172;
                if(_S160)
                {
                    _S172 = total_0[5U][1U];
                }
                else
                {
                    _S172 = _S94;
                }
                sum_2[5U][1U] = _S172;
                total_0[6U][0U] = total_0[6U][0U] + sum_2[6U][0U];
                float4 _S173;
                if(_S160)
                {
                    _S173 = total_0[6U][0U];
                }
                else
                {
                    _S173 = _S94;
                }
                sum_2[6U][0U] = _S173;
                total_0[6U][1U] = total_0[6U][1U] + sum_2[6U][1U];
                float4 _S174;
                if(_S160)
                {
                    _S174 = total_0[6U][1U];
                }
                else
                {
                    _S174 = _S94;
                }
                sum_2[6U][1U] = _S174;
                total_0[7U][0U] = total_0[7U][0U] + sum_2[7U][0U];
                float4 _S175;
                if(_S160)
                {
                    _S175 = total_0[7U][0U];
                }
                else
                {
                    _S175 = _S94;
                }
                sum_2[7U][0U] = _S175;
                total_0[7U][1U] = total_0[7U][1U] + sum_2[7U][1U];
                float4 _S176;
                if(_S160)
                {
                    _S176 = total_0[7U][1U];
                }
                else
                {
                    _S176 = _S94;
                }
                sum_2[7U][1U] = _S176;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S177 = _S37.first_row_1 + _S96 * 4U;
    if(_S177 <= (_S37.last_row_0))
    {
        uint _S178 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S179 = _S37;
        store_0(&_S179, _S177, _S178, sum_2[0U][0U], &kernelContext_15);
        uint _S180 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S181 = _S37;
        store_0(&_S181, _S177, _S180, sum_2[0U][1U], &kernelContext_15);
    }
    uint row_10 = _S177 + 1U;
    if(row_10 <= (_S37.last_row_0))
    {
        uint _S182 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S183 = _S37;
        store_0(&_S183, row_10, _S182, sum_2[1U][0U], &kernelContext_15);
        uint _S184 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S185 = _S37;
        store_0(&_S185, row_10, _S184, sum_2[1U][1U], &kernelContext_15);
    }
    uint row_11 = _S177 + 2U;
    if(row_11 <= (_S37.last_row_0))
    {
        uint _S186 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S187 = _S37;
        store_0(&_S187, row_11, _S186, sum_2[2U][0U], &kernelContext_15);
        uint _S188 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S189 = _S37;
        store_0(&_S189, row_11, _S188, sum_2[2U][1U], &kernelContext_15);
    }
    uint row_12 = _S177 + 3U;
    if(row_12 <= (_S37.last_row_0))
    {
        uint _S190 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S191 = _S37;
        store_0(&_S191, row_12, _S190, sum_2[3U][0U], &kernelContext_15);
        uint _S192 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S193 = _S37;
        store_0(&_S193, row_12, _S192, sum_2[3U][1U], &kernelContext_15);
    }
    uint _S194 = _S37.first_row_1 + (_S96 + 16U) * 4U;
    if(_S194 <= (_S37.last_row_0))
    {
        uint _S195 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S196 = _S37;
        store_0(&_S196, _S194, _S195, sum_2[4U][0U], &kernelContext_15);
        uint _S197 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S198 = _S37;
        store_0(&_S198, _S194, _S197, sum_2[4U][1U], &kernelContext_15);
    }
    uint row_13 = _S194 + 1U;
    if(row_13 <= (_S37.last_row_0))
    {
        uint _S199 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S200 = _S37;
        store_0(&_S200, row_13, _S199, sum_2[5U][0U], &kernelContext_15);
        uint _S201 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S202 = _S37;
        store_0(&_S202, row_13, _S201, sum_2[5U][1U], &kernelContext_15);
    }
    uint row_14 = _S194 + 2U;
    if(row_14 <= (_S37.last_row_0))
    {
        uint _S203 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S204 = _S37;
        store_0(&_S204, row_14, _S203, sum_2[6U][0U], &kernelContext_15);
        uint _S205 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S206 = _S37;
        store_0(&_S206, row_14, _S205, sum_2[6U][1U], &kernelContext_15);
    }
    uint row_15 = _S194 + 3U;
    if(row_15 <= (_S37.last_row_0))
    {
        uint _S207 = _S37.first_column_0 + _S95 * 4U;
        thread Work_0 _S208 = _S37;
        store_0(&_S208, row_15, _S207, sum_2[7U][0U], &kernelContext_15);
        uint _S209 = _S37.first_column_0 + (_S95 + 8U) * 4U;
        thread Work_0 _S210 = _S37;
        store_0(&_S210, row_15, _S209, sum_2[7U][1U], &kernelContext_15);
    }
    return;
}

