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
    uint device* v_words_0;
    uint device* o_words_0;
    array<float4, int(128)> threadgroup* left_tile_0;
    array<float4, int(128)> threadgroup* right_tile_0;
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
    (&work_0)->first_column_0 = _S5 * 32U;
    uint _S6 = number_1 / kernelContext_3->params_0->column_blocks_0;
    uint _S7 = _S6 % kernelContext_3->params_0->row_blocks_0;
    uint row_1 = _S7 * 32U;
    uint matrix_0 = _S6 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + row_1;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(row_1 + 32U, kernelContext_3->params_0->matrix_rows_0) - 1U;
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
    if(((p_0 + 1U) * 64U) <= 32U)
    {
        _S17 = true;
    }
    else
    {
        if((p_0 * 64U) < 32U)
        {
            _S17 = block_0 < 32U;
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

uint2 load_raw_quad_0(uint device* words_0, uint row_4, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    thread uint2 raw_0 = uint2(int2(int(0)) );
    uint left_0 = kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1);
    uint word_0 = (row_4 + element_1) / 2U;
    if(left_0 >= 2U)
    {
        raw_0.x = words_0[word_0];
    }
    if(left_0 >= 4U)
    {
        raw_0.y = words_0[word_0 + 1U];
    }
    return raw_0;
}

float4 floats_of_0(uint2 raw_1)
{
    uint _S22 = raw_1.x;
    uint _S23 = raw_1.y;
    return float4(f16tof32_0(uint2(_S22 & 65535U, _S22 >> 16U)), f16tof32_0(uint2(_S23 & 65535U, _S23 >> 16U)));
}

float4 load_quad_0(uint device* words_1, uint row_5, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S24 = load_raw_quad_0(words_1, row_5, element_2, kernelContext_9);
    return floats_of_0(_S24);
}

float4 right_quad_0(const Line_0 thread* line_3, uint key_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S25 = load_quad_0(kernelContext_10->v_words_0, line_3->base_0 + key_1 * kernelContext_10->params_0->v_row_0, line_3->size_0, kernelContext_10);
    return _S25;
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
    uint _S26 = work_7->kv_head_0 * kernelContext_11->params_0->group_0 + row_6;
    uint _S27 = query_of_0(row_6, kernelContext_11);
    return _S26 - _S27 * kernelContext_11->params_0->group_0;
}

uint o_of_0(const Work_0 thread* work_8, uint row_7, KernelContext_0 thread* kernelContext_12)
{
    uint _S28 = kernelContext_12->params_0->o_offset_0 + work_8->batch_2 * kernelContext_12->params_0->o_batch_0;
    uint _S29 = head_of_0(work_8, row_7, kernelContext_12);
    uint _S30 = _S28 + _S29 * kernelContext_12->params_0->o_head_0;
    uint _S31 = query_of_0(row_7, kernelContext_12);
    return _S30 + _S31 * kernelContext_12->params_0->o_row_0;
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
        uint _S32 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S32;
        base_1 = 0U;
    }
    else
    {
        uint _S33 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_1 = _S33;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S34;
    if(rest_0 > tie_0)
    {
        _S34 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S34 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S34 = false;
        }
    }
    uint rounded_1;
    if(_S34)
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
    uint _S35;
    if(poisoned_0)
    {
        _S35 = 2113961472U;
    }
    else
    {
        _S35 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S35;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_1, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_3);
    uint word_1 = (row_8 + element_3) / 2U;
    if(left_1 >= 2U)
    {
        *(kernelContext_13->o_words_0+word_1) = pair_of_0(quad_1.x, quad_1.y, poisoned_1);
    }
    if(left_1 >= 4U)
    {
        *(kernelContext_13->o_words_0+(word_1 + 1U)) = pair_of_0(quad_1.z, quad_1.w, poisoned_1);
    }
    return;
}

void store_0(const Work_0 thread* work_9, uint row_9, uint element_4, float4 sum_1, KernelContext_0 thread* kernelContext_14)
{
    uint _S36 = scores_of_0(work_9, row_9);
    bool poisoned_2 = ((float4(*(kernelContext_14->scratch_0+(_S36 + work_9->pitch_0 - 1U))) ).x) != 0.0;
    uint _S37 = o_of_0(work_9, row_9, kernelContext_14);
    store_quad_0(_S37, element_4, sum_1, poisoned_2, kernelContext_14);
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* v_words_1 [[buffer(3)]], uint device* o_words_1 [[buffer(4)]])
{
    bool _S38;
    thread KernelContext_0 kernelContext_15;
    (&kernelContext_15)->params_0 = params_1;
    (&kernelContext_15)->key_lengths_0 = key_lengths_1;
    (&kernelContext_15)->scratch_0 = scratch_1;
    (&kernelContext_15)->v_words_0 = v_words_1;
    (&kernelContext_15)->o_words_0 = o_words_1;
    threadgroup array<float4, int(128)> left_tile_1;
    (&kernelContext_15)->left_tile_0 = &left_tile_1;
    threadgroup array<float4, int(128)> right_tile_1;
    (&kernelContext_15)->right_tile_0 = &right_tile_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S39 = find_work_0(number_2, &kernelContext_15);
    thread Work_0 _S40 = _S39;
    bool _S41 = has_work_0(&_S40);
    if(!_S41)
    {
        return;
    }
    thread Work_0 _S42 = _S39;
    uint _S43 = inner_size_0(&_S42);
    thread Work_0 _S44 = _S39;
    uint _S45 = clean_size_0(&_S44, &kernelContext_15);
    thread array<array<Line_0, int(4)>, int(1)> lines_0;
    thread array<uint, int(1)> quads_0;
    thread array<uint, int(1)> step_quads_0;
    bool is_left_0 = of_left_0(0U, thread_0);
    step_quads_0[0U] = thread_0 % 4U;
    uint step_0;
    if(is_left_0)
    {
        step_0 = thread_0;
    }
    else
    {
        step_0 = thread_0 - 32U;
    }
    quads_0[0U] = step_0 / 4U;
    if(!is_left_0)
    {
        uint _S46 = thread_0 - 32U;
        step_quads_0[0U] = _S46 / 8U;
        quads_0[0U] = _S46 % 8U;
    }
    if(is_left_0)
    {
        uint _S47 = min(_S39.first_row_1 + quads_0[0U] * 4U, _S39.last_row_0);
        thread Work_0 _S48 = _S39;
        Line_0 _S49 = left_line_0(&_S48, _S47, &kernelContext_15);
        lines_0[0U][0U] = _S49;
    }
    else
    {
        uint _S50 = _S39.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S51 = _S39;
        Line_0 _S52 = right_line_0(&_S51, _S50, &kernelContext_15);
        lines_0[0U][0U] = _S52;
    }
    if(is_left_0)
    {
        uint _S53 = min(_S39.first_row_1 + quads_0[0U] * 4U + 1U, _S39.last_row_0);
        thread Work_0 _S54 = _S39;
        Line_0 _S55 = left_line_0(&_S54, _S53, &kernelContext_15);
        lines_0[0U][1U] = _S55;
    }
    else
    {
        uint _S56 = _S39.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S57 = _S39;
        Line_0 _S58 = right_line_0(&_S57, _S56, &kernelContext_15);
        lines_0[0U][1U] = _S58;
    }
    if(is_left_0)
    {
        uint _S59 = min(_S39.first_row_1 + quads_0[0U] * 4U + 2U, _S39.last_row_0);
        thread Work_0 _S60 = _S39;
        Line_0 _S61 = left_line_0(&_S60, _S59, &kernelContext_15);
        lines_0[0U][2U] = _S61;
    }
    else
    {
        uint _S62 = _S39.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S63 = _S39;
        Line_0 _S64 = right_line_0(&_S63, _S62, &kernelContext_15);
        lines_0[0U][2U] = _S64;
    }
    if(is_left_0)
    {
        uint _S65 = min(_S39.first_row_1 + quads_0[0U] * 4U + 3U, _S39.last_row_0);
        thread Work_0 _S66 = _S39;
        Line_0 _S67 = left_line_0(&_S66, _S65, &kernelContext_15);
        lines_0[0U][3U] = _S67;
    }
    else
    {
        uint _S68 = _S39.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S69 = _S39;
        Line_0 _S70 = right_line_0(&_S69, _S68, &kernelContext_15);
        lines_0[0U][3U] = _S70;
    }
    thread array<array<float4, int(1)>, int(4)> sum_2;
    float4 _S71 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S71;
    sum_2[1U][0U] = _S71;
    sum_2[2U][0U] = _S71;
    sum_2[3U][0U] = _S71;
    thread array<array<float4, int(1)>, int(4)> total_0;
    total_0[0U][0U] = _S71;
    total_0[1U][0U] = _S71;
    total_0[2U][0U] = _S71;
    total_0[3U][0U] = _S71;
    uint _S72 = thread_0 % 8U;
    uint _S73 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(1)> next_0;
    next_0[0U][0U] = _S71;
    next_0[0U][1U] = _S71;
    next_0[0U][2U] = _S71;
    next_0[0U][3U] = _S71;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S43 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S74 = step_0 > 0U;
        if(_S74)
        {
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint quad_2 = swizzled_0(quads_0[0U], step_quads_0[0U]);
            uint k_0 = step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                (*(&kernelContext_15)->left_tile_0)[k_0 * 8U + quad_2] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                (*(&kernelContext_15)->left_tile_0)[(k_0 + 1U) * 8U + quad_2] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                (*(&kernelContext_15)->left_tile_0)[(k_0 + 2U) * 8U + quad_2] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                (*(&kernelContext_15)->left_tile_0)[(k_0 + 3U) * 8U + quad_2] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
            }
            else
            {
                if(thread_0 < 64U)
                {
                    (*(&kernelContext_15)->right_tile_0)[k_0 * 8U + quad_2] = next_0[0U][0U];
                    (*(&kernelContext_15)->right_tile_0)[(k_0 + 1U) * 8U + quad_2] = next_0[0U][1U];
                    (*(&kernelContext_15)->right_tile_0)[(k_0 + 2U) * 8U + quad_2] = next_0[0U][2U];
                    (*(&kernelContext_15)->right_tile_0)[(k_0 + 3U) * 8U + quad_2] = next_0[0U][3U];
                }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if(step_0 < _S43)
        {
            uint _S75 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S76 = lines_0[0U][0U];
                float4 _S77 = left_quad_0(&_S76, _S75, &kernelContext_15);
                next_0[0U][0U] = _S77;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    uint _S78 = min(_S75, _S43 - 1U);
                    thread Line_0 _S79 = lines_0[0U][int(0)];
                    float4 _S80 = right_quad_0(&_S79, _S78, &kernelContext_15);
                    next_0[0U][0U] = _S80;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S81 = lines_0[0U][1U];
                float4 _S82 = left_quad_0(&_S81, _S75, &kernelContext_15);
                next_0[0U][1U] = _S82;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    uint _S83 = min(_S75 + 1U, _S43 - 1U);
                    thread Line_0 _S84 = lines_0[0U][int(0)];
                    float4 _S85 = right_quad_0(&_S84, _S83, &kernelContext_15);
                    next_0[0U][1U] = _S85;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S86 = lines_0[0U][2U];
                float4 _S87 = left_quad_0(&_S86, _S75, &kernelContext_15);
                next_0[0U][2U] = _S87;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    uint _S88 = min(_S75 + 2U, _S43 - 1U);
                    thread Line_0 _S89 = lines_0[0U][int(0)];
                    float4 _S90 = right_quad_0(&_S89, _S88, &kernelContext_15);
                    next_0[0U][2U] = _S90;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S91 = lines_0[0U][3U];
                float4 _S92 = left_quad_0(&_S91, _S75, &kernelContext_15);
                next_0[0U][3U] = _S92;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    uint _S93 = min(_S75 + 3U, _S43 - 1U);
                    thread Line_0 _S94 = lines_0[0U][int(0)];
                    float4 _S95 = right_quad_0(&_S94, _S93, &kernelContext_15);
                    next_0[0U][3U] = _S95;
                }
            }
        }
        if(_S74)
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
                uint _S96 = q_0 * 4U;
                thread array<float4, int(1)> left_2;
                uint _S97 = _S96 * 8U;
                uint _S98 = swizzled_0(_S73, q_0);
                left_2[0U] = (*(&kernelContext_15)->left_tile_0)[_S97 + _S98];
                thread array<float4, int(1)> right_0;
                uint _S99 = swizzled_0(_S72, q_0);
                right_0[0U] = (*(&kernelContext_15)->right_tile_0)[_S97 + _S99];
                bool _S100 = step_0 > _S45;
                if(_S100)
                {
                    if(has_hidden_0(left_2[int(0)]))
                    {
                        _S38 = true;
                    }
                    else
                    {
                        _S38 = has_hidden_0(left_2[0U]);
                    }
                }
                else
                {
                    _S38 = false;
                }
                if(_S38)
                {
                    if(!is_hidden_0(left_2[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_2[0U].x, right_0[0U], sum_2[0U][0U]);
                    }
                    if(!is_hidden_0(left_2[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_2[0U].y, right_0[0U], sum_2[1U][0U]);
                    }
                    if(!is_hidden_0(left_2[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_2[0U].z, right_0[0U], sum_2[2U][0U]);
                    }
                    if(!is_hidden_0(left_2[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_2[0U].w, right_0[0U], sum_2[3U][0U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_2[0U].x, right_0[0U], sum_2[0U][0U]);
                    sum_2[1U][0U] = weigh_0(left_2[0U].y, right_0[0U], sum_2[1U][0U]);
                    sum_2[2U][0U] = weigh_0(left_2[0U].z, right_0[0U], sum_2[2U][0U]);
                    sum_2[3U][0U] = weigh_0(left_2[0U].w, right_0[0U], sum_2[3U][0U]);
                }
                thread array<float4, int(1)> left_3;
                uint _S101 = (_S96 + 1U) * 8U;
                left_3[0U] = (*(&kernelContext_15)->left_tile_0)[_S101 + _S98];
                thread array<float4, int(1)> right_1;
                right_1[0U] = (*(&kernelContext_15)->right_tile_0)[_S101 + _S99];
                bool _S102;
                if(_S100)
                {
                    if(has_hidden_0(left_3[int(0)]))
                    {
                        _S102 = true;
                    }
                    else
                    {
                        _S102 = has_hidden_0(left_3[0U]);
                    }
                }
                else
                {
                    _S102 = false;
                }
                if(_S102)
                {
                    if(!is_hidden_0(left_3[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_3[0U].x, right_1[0U], sum_2[0U][0U]);
                    }
                    if(!is_hidden_0(left_3[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_3[0U].y, right_1[0U], sum_2[1U][0U]);
                    }
                    if(!is_hidden_0(left_3[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_3[0U].z, right_1[0U], sum_2[2U][0U]);
                    }
                    if(!is_hidden_0(left_3[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_3[0U].w, right_1[0U], sum_2[3U][0U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_3[0U].x, right_1[0U], sum_2[0U][0U]);
                    sum_2[1U][0U] = weigh_0(left_3[0U].y, right_1[0U], sum_2[1U][0U]);
                    sum_2[2U][0U] = weigh_0(left_3[0U].z, right_1[0U], sum_2[2U][0U]);
                    sum_2[3U][0U] = weigh_0(left_3[0U].w, right_1[0U], sum_2[3U][0U]);
                }
                thread array<float4, int(1)> left_4;
                uint _S103 = (_S96 + 2U) * 8U;
                left_4[0U] = (*(&kernelContext_15)->left_tile_0)[_S103 + _S98];
                thread array<float4, int(1)> right_2;
                right_2[0U] = (*(&kernelContext_15)->right_tile_0)[_S103 + _S99];
                bool _S104;
                if(_S100)
                {
                    if(has_hidden_0(left_4[int(0)]))
                    {
                        _S104 = true;
                    }
                    else
                    {
                        _S104 = has_hidden_0(left_4[0U]);
                    }
                }
                else
                {
                    _S104 = false;
                }
                if(_S104)
                {
                    if(!is_hidden_0(left_4[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_4[0U].x, right_2[0U], sum_2[0U][0U]);
                    }
                    if(!is_hidden_0(left_4[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_4[0U].y, right_2[0U], sum_2[1U][0U]);
                    }
                    if(!is_hidden_0(left_4[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_4[0U].z, right_2[0U], sum_2[2U][0U]);
                    }
                    if(!is_hidden_0(left_4[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_4[0U].w, right_2[0U], sum_2[3U][0U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_4[0U].x, right_2[0U], sum_2[0U][0U]);
                    sum_2[1U][0U] = weigh_0(left_4[0U].y, right_2[0U], sum_2[1U][0U]);
                    sum_2[2U][0U] = weigh_0(left_4[0U].z, right_2[0U], sum_2[2U][0U]);
                    sum_2[3U][0U] = weigh_0(left_4[0U].w, right_2[0U], sum_2[3U][0U]);
                }
                thread array<float4, int(1)> left_5;
                uint _S105 = (_S96 + 3U) * 8U;
                left_5[0U] = (*(&kernelContext_15)->left_tile_0)[_S105 + _S98];
                thread array<float4, int(1)> right_3;
                right_3[0U] = (*(&kernelContext_15)->right_tile_0)[_S105 + _S99];
                bool _S106;
                if(_S100)
                {
                    if(has_hidden_0(left_5[int(0)]))
                    {
                        _S106 = true;
                    }
                    else
                    {
                        _S106 = has_hidden_0(left_5[0U]);
                    }
                }
                else
                {
                    _S106 = false;
                }
                if(_S106)
                {
                    if(!is_hidden_0(left_5[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_5[0U].x, right_3[0U], sum_2[0U][0U]);
                    }
                    if(!is_hidden_0(left_5[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_5[0U].y, right_3[0U], sum_2[1U][0U]);
                    }
                    if(!is_hidden_0(left_5[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_5[0U].z, right_3[0U], sum_2[2U][0U]);
                    }
                    if(!is_hidden_0(left_5[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_5[0U].w, right_3[0U], sum_2[3U][0U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_5[0U].x, right_3[0U], sum_2[0U][0U]);
                    sum_2[1U][0U] = weigh_0(left_5[0U].y, right_3[0U], sum_2[1U][0U]);
                    sum_2[2U][0U] = weigh_0(left_5[0U].z, right_3[0U], sum_2[2U][0U]);
                    sum_2[3U][0U] = weigh_0(left_5[0U].w, right_3[0U], sum_2[3U][0U]);
                }
                q_0 = q_0 + 1U;
            }
            if(FOLDS_0 != 0U)
            {
                if((step_0 % 4096U) == 0U)
                {
                    _S38 = true;
                }
                else
                {
                    _S38 = step_0 >= _S43;
                }
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                total_0[0U][0U] = total_0[0U][0U] + sum_2[0U][0U];
                bool _S107 = step_0 >= _S43;
                float4 _S108;
                if(_S107)
                {
                    _S108 = total_0[0U][0U];
                }
                else
                {
                    _S108 = _S71;
                }
                sum_2[0U][0U] = _S108;
                total_0[1U][0U] = total_0[1U][0U] + sum_2[1U][0U];
                float4 _S109;
                if(_S107)
                {
                    _S109 = total_0[1U][0U];
                }
                else
                {
                    _S109 = _S71;
                }
                sum_2[1U][0U] = _S109;
                total_0[2U][0U] = total_0[2U][0U] + sum_2[2U][0U];
                float4 _S110;
                if(_S107)
                {
                    _S110 = total_0[2U][0U];
                }
                else
                {
                    _S110 = _S71;
                }
                sum_2[2U][0U] = _S110;
                total_0[3U][0U] = total_0[3U][0U] + sum_2[3U][0U];
                float4 _S111;
                if(_S107)
                {
                    _S111 = total_0[3U][0U];
                }
                else
                {
                    _S111 = _S71;
                }
                sum_2[3U][0U] = _S111;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S112 = _S39.first_row_1 + _S73 * 4U;
    if(_S112 <= (_S39.last_row_0))
    {
        uint _S113 = _S39.first_column_0 + _S72 * 4U;
        thread Work_0 _S114 = _S39;
        store_0(&_S114, _S112, _S113, sum_2[0U][0U], &kernelContext_15);
    }
    uint row_10 = _S112 + 1U;
    if(row_10 <= (_S39.last_row_0))
    {
        uint _S115 = _S39.first_column_0 + _S72 * 4U;
        thread Work_0 _S116 = _S39;
        store_0(&_S116, row_10, _S115, sum_2[1U][0U], &kernelContext_15);
    }
    uint row_11 = _S112 + 2U;
    if(row_11 <= (_S39.last_row_0))
    {
        uint _S117 = _S39.first_column_0 + _S72 * 4U;
        thread Work_0 _S118 = _S39;
        store_0(&_S118, row_11, _S117, sum_2[2U][0U], &kernelContext_15);
    }
    uint row_12 = _S112 + 3U;
    if(row_12 <= (_S39.last_row_0))
    {
        uint _S119 = _S39.first_column_0 + _S72 * 4U;
        thread Work_0 _S120 = _S39;
        store_0(&_S120, row_12, _S119, sum_2[3U][0U], &kernelContext_15);
    }
    return;
}

