#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
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
    uint device* q_words_0;
    uint device* k_words_0;
    packed_float4 device* scratch_0;
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
    return (work_1->first_column_0) < (work_1->block_keys_0);
}

uint inner_size_0(const Work_0 thread* work_2, KernelContext_0 thread* kernelContext_4)
{
    return kernelContext_4->params_0->head_dim_0;
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

uint head_of_0(const Work_0 thread* work_3, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S15 = work_3->kv_head_0 * kernelContext_5->params_0->group_0 + row_2;
    uint _S16 = query_of_0(row_2, kernelContext_5);
    return _S15 - _S16 * kernelContext_5->params_0->group_0;
}

uint q_of_0(const Work_0 thread* work_4, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S17 = kernelContext_6->params_0->q_offset_0 + work_4->batch_2 * kernelContext_6->params_0->q_batch_0;
    uint _S18 = head_of_0(work_4, row_3, kernelContext_6);
    uint _S19 = _S17 + _S18 * kernelContext_6->params_0->q_head_0;
    uint _S20 = query_of_0(row_3, kernelContext_6);
    return _S19 + _S20 * kernelContext_6->params_0->q_row_0;
}

struct Line_0
{
    uint base_0;
    uint size_0;
};

Line_0 left_line_0(const Work_0 thread* work_5, uint row_4, KernelContext_0 thread* kernelContext_7)
{
    thread Line_0 line_0;
    uint _S21 = q_of_0(work_5, row_4, kernelContext_7);
    (&line_0)->base_0 = _S21;
    (&line_0)->size_0 = kernelContext_7->params_0->head_dim_0;
    return line_0;
}

Line_0 right_line_0(const Work_0 thread* work_6, uint key_0, KernelContext_0 thread* kernelContext_8)
{
    thread Line_0 line_1;
    (&line_1)->base_0 = kernelContext_8->params_0->k_offset_0 + work_6->batch_2 * kernelContext_8->params_0->k_batch_0 + work_6->kv_head_0 * kernelContext_8->params_0->k_head_0 + min(key_0, work_6->block_keys_0 - 1U) * kernelContext_8->params_0->k_row_0;
    (&line_1)->size_0 = kernelContext_8->params_0->head_dim_0;
    return line_1;
}

uint swizzled_0(uint quad_0, uint step_quad_0)
{
    return quad_0 ^ (step_quad_0 * 2U);
}

uint2 load_raw_quad_0(uint device* words_0, uint row_5, uint element_0, KernelContext_0 thread* kernelContext_9)
{
    thread uint2 raw_0 = uint2(int2(int(0)) );
    uint left_0 = kernelContext_9->params_0->head_dim_0 - min(kernelContext_9->params_0->head_dim_0, element_0);
    uint word_0 = (row_5 + element_0) / 2U;
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

float4 load_quad_0(uint device* words_1, uint row_6, uint element_1, KernelContext_0 thread* kernelContext_10)
{
    uint2 _S24 = load_raw_quad_0(words_1, row_6, element_1, kernelContext_10);
    return floats_of_0(_S24);
}

float4 left_quad_0(const Line_0 thread* line_2, uint element_2, KernelContext_0 thread* kernelContext_11)
{
    float4 _S25 = load_quad_0(kernelContext_11->q_words_0, line_2->base_0, element_2, kernelContext_11);
    return _S25 * float4(kernelContext_11->params_0->scale_0) ;
}

float4 right_quad_0(const Line_0 thread* line_3, uint element_3, KernelContext_0 thread* kernelContext_12)
{
    float4 _S26 = load_quad_0(kernelContext_12->k_words_0, line_3->base_0, element_3, kernelContext_12);
    return _S26;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

uint scores_of_0(const Work_0 thread* work_7, uint row_7)
{
    return work_7->place_0 + (row_7 - work_7->first_row_1) * work_7->pitch_0;
}

void store_0(const Work_0 thread* work_8, uint row_8, uint key_1, float4 sum_1, KernelContext_0 thread* kernelContext_13)
{
    if(key_1 < (work_8->block_keys_0))
    {
        uint _S27 = scores_of_0(work_8, row_8);
        *(kernelContext_13->scratch_0+(_S27 + key_1 / 4U)) = packed_float4(sum_1) ;
    }
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], packed_float4 device* scratch_1 [[buffer(7)]])
{
    thread KernelContext_0 kernelContext_14;
    (&kernelContext_14)->params_0 = params_1;
    (&kernelContext_14)->key_lengths_0 = key_lengths_1;
    (&kernelContext_14)->q_words_0 = q_words_1;
    (&kernelContext_14)->k_words_0 = k_words_1;
    (&kernelContext_14)->scratch_0 = scratch_1;
    threadgroup array<float4, int(512)> left_tile_1;
    (&kernelContext_14)->left_tile_0 = &left_tile_1;
    threadgroup array<float4, int(256)> right_tile_1;
    (&kernelContext_14)->right_tile_0 = &right_tile_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S28 = find_work_0(number_2, &kernelContext_14);
    thread Work_0 _S29 = _S28;
    bool _S30 = has_work_0(&_S29);
    if(!_S30)
    {
        return;
    }
    thread Work_0 _S31 = _S28;
    uint _S32 = inner_size_0(&_S31, &kernelContext_14);
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
    if(is_left_0)
    {
        uint _S33 = min(_S28.first_row_1 + quads_0[0U] * 4U, _S28.last_row_0);
        thread Work_0 _S34 = _S28;
        Line_0 _S35 = left_line_0(&_S34, _S33, &kernelContext_14);
        lines_0[0U][0U] = _S35;
    }
    else
    {
        uint _S36 = _S28.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S37 = _S28;
        Line_0 _S38 = right_line_0(&_S37, _S36, &kernelContext_14);
        lines_0[0U][0U] = _S38;
    }
    if(is_left_0)
    {
        uint _S39 = min(_S28.first_row_1 + quads_0[0U] * 4U + 1U, _S28.last_row_0);
        thread Work_0 _S40 = _S28;
        Line_0 _S41 = left_line_0(&_S40, _S39, &kernelContext_14);
        lines_0[0U][1U] = _S41;
    }
    else
    {
        uint _S42 = _S28.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S43 = _S28;
        Line_0 _S44 = right_line_0(&_S43, _S42, &kernelContext_14);
        lines_0[0U][1U] = _S44;
    }
    if(is_left_0)
    {
        uint _S45 = min(_S28.first_row_1 + quads_0[0U] * 4U + 2U, _S28.last_row_0);
        thread Work_0 _S46 = _S28;
        Line_0 _S47 = left_line_0(&_S46, _S45, &kernelContext_14);
        lines_0[0U][2U] = _S47;
    }
    else
    {
        uint _S48 = _S28.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S49 = _S28;
        Line_0 _S50 = right_line_0(&_S49, _S48, &kernelContext_14);
        lines_0[0U][2U] = _S50;
    }
    if(is_left_0)
    {
        uint _S51 = min(_S28.first_row_1 + quads_0[0U] * 4U + 3U, _S28.last_row_0);
        thread Work_0 _S52 = _S28;
        Line_0 _S53 = left_line_0(&_S52, _S51, &kernelContext_14);
        lines_0[0U][3U] = _S53;
    }
    else
    {
        uint _S54 = _S28.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S55 = _S28;
        Line_0 _S56 = right_line_0(&_S55, _S54, &kernelContext_14);
        lines_0[0U][3U] = _S56;
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
    if(is_left_1)
    {
        uint _S57 = min(_S28.first_row_1 + quads_0[1U] * 4U, _S28.last_row_0);
        thread Work_0 _S58 = _S28;
        Line_0 _S59 = left_line_0(&_S58, _S57, &kernelContext_14);
        lines_0[1U][0U] = _S59;
    }
    else
    {
        uint _S60 = _S28.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S61 = _S28;
        Line_0 _S62 = right_line_0(&_S61, _S60, &kernelContext_14);
        lines_0[1U][0U] = _S62;
    }
    if(is_left_1)
    {
        uint _S63 = min(_S28.first_row_1 + quads_0[1U] * 4U + 1U, _S28.last_row_0);
        thread Work_0 _S64 = _S28;
        Line_0 _S65 = left_line_0(&_S64, _S63, &kernelContext_14);
        lines_0[1U][1U] = _S65;
    }
    else
    {
        uint _S66 = _S28.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S67 = _S28;
        Line_0 _S68 = right_line_0(&_S67, _S66, &kernelContext_14);
        lines_0[1U][1U] = _S68;
    }
    if(is_left_1)
    {
        uint _S69 = min(_S28.first_row_1 + quads_0[1U] * 4U + 2U, _S28.last_row_0);
        thread Work_0 _S70 = _S28;
        Line_0 _S71 = left_line_0(&_S70, _S69, &kernelContext_14);
        lines_0[1U][2U] = _S71;
    }
    else
    {
        uint _S72 = _S28.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S73 = _S28;
        Line_0 _S74 = right_line_0(&_S73, _S72, &kernelContext_14);
        lines_0[1U][2U] = _S74;
    }
    if(is_left_1)
    {
        uint _S75 = min(_S28.first_row_1 + quads_0[1U] * 4U + 3U, _S28.last_row_0);
        thread Work_0 _S76 = _S28;
        Line_0 _S77 = left_line_0(&_S76, _S75, &kernelContext_14);
        lines_0[1U][3U] = _S77;
    }
    else
    {
        uint _S78 = _S28.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S79 = _S28;
        Line_0 _S80 = right_line_0(&_S79, _S78, &kernelContext_14);
        lines_0[1U][3U] = _S80;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S81 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S81;
    sum_2[0U][1U] = _S81;
    sum_2[1U][0U] = _S81;
    sum_2[1U][1U] = _S81;
    sum_2[2U][0U] = _S81;
    sum_2[2U][1U] = _S81;
    sum_2[3U][0U] = _S81;
    sum_2[3U][1U] = _S81;
    sum_2[4U][0U] = _S81;
    sum_2[4U][1U] = _S81;
    sum_2[5U][0U] = _S81;
    sum_2[5U][1U] = _S81;
    sum_2[6U][0U] = _S81;
    sum_2[6U][1U] = _S81;
    sum_2[7U][0U] = _S81;
    sum_2[7U][1U] = _S81;
    uint _S82 = thread_0 % 8U;
    uint _S83 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S81;
    next_0[0U][1U] = _S81;
    next_0[0U][2U] = _S81;
    next_0[0U][3U] = _S81;
    next_0[1U][0U] = _S81;
    next_0[1U][1U] = _S81;
    next_0[1U][2U] = _S81;
    next_0[1U][3U] = _S81;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S32 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S84 = step_0 > 0U;
        if(_S84)
        {
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint quad_1 = swizzled_0(quads_0[0U], step_quads_0[0U]);
            uint k_0 = step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                (*(&kernelContext_14)->left_tile_0)[k_0 * 32U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                (*(&kernelContext_14)->left_tile_0)[(k_0 + 1U) * 32U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                (*(&kernelContext_14)->left_tile_0)[(k_0 + 2U) * 32U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                (*(&kernelContext_14)->left_tile_0)[(k_0 + 3U) * 32U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
            }
            else
            {
                if(thread_0 < 192U)
                {
                    (*(&kernelContext_14)->right_tile_0)[k_0 * 16U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                    (*(&kernelContext_14)->right_tile_0)[(k_0 + 1U) * 16U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                    (*(&kernelContext_14)->right_tile_0)[(k_0 + 2U) * 16U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                    (*(&kernelContext_14)->right_tile_0)[(k_0 + 3U) * 16U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
                }
            }
            uint quad_2 = swizzled_0(quads_0[1U], step_quads_0[1U]);
            uint k_1 = step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                (*(&kernelContext_14)->left_tile_0)[k_1 * 32U + quad_2] = float4(next_0[1U][int(0)].x, next_0[1U][int(1)].x, next_0[1U][int(2)].x, next_0[1U][int(3)].x);
                (*(&kernelContext_14)->left_tile_0)[(k_1 + 1U) * 32U + quad_2] = float4(next_0[1U][int(0)].y, next_0[1U][int(1)].y, next_0[1U][int(2)].y, next_0[1U][int(3)].y);
                (*(&kernelContext_14)->left_tile_0)[(k_1 + 2U) * 32U + quad_2] = float4(next_0[1U][int(0)].z, next_0[1U][int(1)].z, next_0[1U][int(2)].z, next_0[1U][int(3)].z);
                (*(&kernelContext_14)->left_tile_0)[(k_1 + 3U) * 32U + quad_2] = float4(next_0[1U][int(0)].w, next_0[1U][int(1)].w, next_0[1U][int(2)].w, next_0[1U][int(3)].w);
            }
            else
            {
                if(block_1 < 192U)
                {
                    (*(&kernelContext_14)->right_tile_0)[k_1 * 16U + quad_2] = float4(next_0[1U][int(0)].x, next_0[1U][int(1)].x, next_0[1U][int(2)].x, next_0[1U][int(3)].x);
                    (*(&kernelContext_14)->right_tile_0)[(k_1 + 1U) * 16U + quad_2] = float4(next_0[1U][int(0)].y, next_0[1U][int(1)].y, next_0[1U][int(2)].y, next_0[1U][int(3)].y);
                    (*(&kernelContext_14)->right_tile_0)[(k_1 + 2U) * 16U + quad_2] = float4(next_0[1U][int(0)].z, next_0[1U][int(1)].z, next_0[1U][int(2)].z, next_0[1U][int(3)].z);
                    (*(&kernelContext_14)->right_tile_0)[(k_1 + 3U) * 16U + quad_2] = float4(next_0[1U][int(0)].w, next_0[1U][int(1)].w, next_0[1U][int(2)].w, next_0[1U][int(3)].w);
                }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if(step_0 < _S32)
        {
            uint _S85 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S86 = lines_0[0U][0U];
                float4 _S87 = left_quad_0(&_S86, _S85, &kernelContext_14);
                next_0[0U][0U] = _S87;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S88 = lines_0[0U][0U];
                    float4 _S89 = right_quad_0(&_S88, _S85, &kernelContext_14);
                    next_0[0U][0U] = _S89;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S90 = lines_0[0U][1U];
                float4 _S91 = left_quad_0(&_S90, _S85, &kernelContext_14);
                next_0[0U][1U] = _S91;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S92 = lines_0[0U][1U];
                    float4 _S93 = right_quad_0(&_S92, _S85, &kernelContext_14);
                    next_0[0U][1U] = _S93;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S94 = lines_0[0U][2U];
                float4 _S95 = left_quad_0(&_S94, _S85, &kernelContext_14);
                next_0[0U][2U] = _S95;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S96 = lines_0[0U][2U];
                    float4 _S97 = right_quad_0(&_S96, _S85, &kernelContext_14);
                    next_0[0U][2U] = _S97;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S98 = lines_0[0U][3U];
                float4 _S99 = left_quad_0(&_S98, _S85, &kernelContext_14);
                next_0[0U][3U] = _S99;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S100 = lines_0[0U][3U];
                    float4 _S101 = right_quad_0(&_S100, _S85, &kernelContext_14);
                    next_0[0U][3U] = _S101;
                }
            }
            uint _S102 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S103 = lines_0[1U][0U];
                float4 _S104 = left_quad_0(&_S103, _S102, &kernelContext_14);
                next_0[1U][0U] = _S104;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S105 = lines_0[1U][0U];
                    float4 _S106 = right_quad_0(&_S105, _S102, &kernelContext_14);
                    next_0[1U][0U] = _S106;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S107 = lines_0[1U][1U];
                float4 _S108 = left_quad_0(&_S107, _S102, &kernelContext_14);
                next_0[1U][1U] = _S108;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S109 = lines_0[1U][1U];
                    float4 _S110 = right_quad_0(&_S109, _S102, &kernelContext_14);
                    next_0[1U][1U] = _S110;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S111 = lines_0[1U][2U];
                float4 _S112 = left_quad_0(&_S111, _S102, &kernelContext_14);
                next_0[1U][2U] = _S112;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S113 = lines_0[1U][2U];
                    float4 _S114 = right_quad_0(&_S113, _S102, &kernelContext_14);
                    next_0[1U][2U] = _S114;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S115 = lines_0[1U][3U];
                float4 _S116 = left_quad_0(&_S115, _S102, &kernelContext_14);
                next_0[1U][3U] = _S116;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S117 = lines_0[1U][3U];
                    float4 _S118 = right_quad_0(&_S117, _S102, &kernelContext_14);
                    next_0[1U][3U] = _S118;
                }
            }
        }
        if(_S84)
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
                uint _S119 = q_0 * 4U;
                thread array<float4, int(2)> left_1;
                uint _S120 = _S119 * 32U;
                uint _S121 = swizzled_0(_S83, q_0);
                float4 _S122 = (*(&kernelContext_14)->left_tile_0)[_S120 + _S121];
                left_1[0U] = (*(&kernelContext_14)->left_tile_0)[_S120 + _S121];
                thread array<float4, int(2)> right_0;
                uint _S123 = _S119 * 16U;
                uint _S124 = swizzled_0(_S82, q_0);
                float4 _S125 = (*(&kernelContext_14)->right_tile_0)[_S123 + _S124];
                right_0[0U] = (*(&kernelContext_14)->right_tile_0)[_S123 + _S124];
                uint _S126 = swizzled_0(_S83 + 16U, q_0);
                float4 _S127 = (*(&kernelContext_14)->left_tile_0)[_S120 + _S126];
                left_1[1U] = (*(&kernelContext_14)->left_tile_0)[_S120 + _S126];
                uint _S128 = swizzled_0(_S82 + 8U, q_0);
                float4 _S129 = (*(&kernelContext_14)->right_tile_0)[_S123 + _S128];
                right_0[1U] = (*(&kernelContext_14)->right_tile_0)[_S123 + _S128];
                float _S130 = _S122.x;
                sum_2[0U][0U] = weigh_0(_S130, _S125, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S130, _S129, sum_2[0U][1U]);
                float _S131 = _S122.y;
                sum_2[1U][0U] = weigh_0(_S131, _S125, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S131, _S129, sum_2[1U][1U]);
                float _S132 = _S122.z;
                sum_2[2U][0U] = weigh_0(_S132, _S125, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S132, _S129, sum_2[2U][1U]);
                float _S133 = _S122.w;
                sum_2[3U][0U] = weigh_0(_S133, _S125, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S133, _S129, sum_2[3U][1U]);
                float _S134 = _S127.x;
                sum_2[4U][0U] = weigh_0(_S134, _S125, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S134, _S129, sum_2[4U][1U]);
                float _S135 = _S127.y;
                sum_2[5U][0U] = weigh_0(_S135, _S125, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S135, _S129, sum_2[5U][1U]);
                float _S136 = _S127.z;
                sum_2[6U][0U] = weigh_0(_S136, _S125, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S136, _S129, sum_2[6U][1U]);
                float _S137 = _S127.w;
                sum_2[7U][0U] = weigh_0(_S137, _S125, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S137, _S129, sum_2[7U][1U]);
                uint _S138 = _S119 + 1U;
                thread array<float4, int(2)> left_2;
                uint _S139 = _S138 * 32U;
                float4 _S140 = (*(&kernelContext_14)->left_tile_0)[_S139 + _S121];
                left_2[0U] = (*(&kernelContext_14)->left_tile_0)[_S139 + _S121];
                thread array<float4, int(2)> right_1;
                uint _S141 = _S138 * 16U;
                float4 _S142 = (*(&kernelContext_14)->right_tile_0)[_S141 + _S124];
                right_1[0U] = (*(&kernelContext_14)->right_tile_0)[_S141 + _S124];
                float4 _S143 = (*(&kernelContext_14)->left_tile_0)[_S139 + _S126];
                left_2[1U] = (*(&kernelContext_14)->left_tile_0)[_S139 + _S126];
                float4 _S144 = (*(&kernelContext_14)->right_tile_0)[_S141 + _S128];
                right_1[1U] = (*(&kernelContext_14)->right_tile_0)[_S141 + _S128];
                float _S145 = _S140.x;
                sum_2[0U][0U] = weigh_0(_S145, _S142, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S145, _S144, sum_2[0U][1U]);
                float _S146 = _S140.y;
                sum_2[1U][0U] = weigh_0(_S146, _S142, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S146, _S144, sum_2[1U][1U]);
                float _S147 = _S140.z;
                sum_2[2U][0U] = weigh_0(_S147, _S142, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S147, _S144, sum_2[2U][1U]);
                float _S148 = _S140.w;
                sum_2[3U][0U] = weigh_0(_S148, _S142, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S148, _S144, sum_2[3U][1U]);
                float _S149 = _S143.x;
                sum_2[4U][0U] = weigh_0(_S149, _S142, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S149, _S144, sum_2[4U][1U]);
                float _S150 = _S143.y;
                sum_2[5U][0U] = weigh_0(_S150, _S142, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S150, _S144, sum_2[5U][1U]);
                float _S151 = _S143.z;
                sum_2[6U][0U] = weigh_0(_S151, _S142, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S151, _S144, sum_2[6U][1U]);
                float _S152 = _S143.w;
                sum_2[7U][0U] = weigh_0(_S152, _S142, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S152, _S144, sum_2[7U][1U]);
                uint _S153 = _S119 + 2U;
                thread array<float4, int(2)> left_3;
                uint _S154 = _S153 * 32U;
                float4 _S155 = (*(&kernelContext_14)->left_tile_0)[_S154 + _S121];
                left_3[0U] = (*(&kernelContext_14)->left_tile_0)[_S154 + _S121];
                thread array<float4, int(2)> right_2;
                uint _S156 = _S153 * 16U;
                float4 _S157 = (*(&kernelContext_14)->right_tile_0)[_S156 + _S124];
                right_2[0U] = (*(&kernelContext_14)->right_tile_0)[_S156 + _S124];
                float4 _S158 = (*(&kernelContext_14)->left_tile_0)[_S154 + _S126];
                left_3[1U] = (*(&kernelContext_14)->left_tile_0)[_S154 + _S126];
                float4 _S159 = (*(&kernelContext_14)->right_tile_0)[_S156 + _S128];
                right_2[1U] = (*(&kernelContext_14)->right_tile_0)[_S156 + _S128];
                float _S160 = _S155.x;
                sum_2[0U][0U] = weigh_0(_S160, _S157, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S160, _S159, sum_2[0U][1U]);
                float _S161 = _S155.y;
                sum_2[1U][0U] = weigh_0(_S161, _S157, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S161, _S159, sum_2[1U][1U]);
                float _S162 = _S155.z;
                sum_2[2U][0U] = weigh_0(_S162, _S157, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S162, _S159, sum_2[2U][1U]);
                float _S163 = _S155.w;
                sum_2[3U][0U] = weigh_0(_S163, _S157, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S163, _S159, sum_2[3U][1U]);
                float _S164 = _S158.x;
                sum_2[4U][0U] = weigh_0(_S164, _S157, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S164, _S159, sum_2[4U][1U]);
                float _S165 = _S158.y;
                sum_2[5U][0U] = weigh_0(_S165, _S157, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S165, _S159, sum_2[5U][1U]);
                float _S166 = _S158.z;
                sum_2[6U][0U] = weigh_0(_S166, _S157, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S166, _S159, sum_2[6U][1U]);
                float _S167 = _S158.w;
                sum_2[7U][0U] = weigh_0(_S167, _S157, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S167, _S159, sum_2[7U][1U]);
                uint _S168 = _S119 + 3U;
                thread array<float4, int(2)> left_4;
                uint _S169 = _S168 * 32U;
                float4 _S170 = (*(&kernelContext_14)->left_tile_0)[_S169 + _S121];
                left_4[0U] = (*(&kernelContext_14)->left_tile_0)[_S169 + _S121];
                thread array<float4, int(2)> right_3;
                uint _S171 = _S168 * 16U;
                float4 _S172 = (*(&kernelContext_14)->right_tile_0)[_S171 + _S124];
                right_3[0U] = (*(&kernelContext_14)->right_tile_0)[_S171 + _S124];
                float4 _S173 = (*(&kernelContext_14)->left_tile_0)[_S169 + _S126];
                left_4[1U] = (*(&kernelContext_14)->left_tile_0)[_S169 + _S126];
                float4 _S174 = (*(&kernelContext_14)->right_tile_0)[_S171 + _S128];
                right_3[1U] = (*(&kernelContext_14)->right_tile_0)[_S171 + _S128];
                float _S175 = _S170.x;
                sum_2[0U][0U] = weigh_0(_S175, _S172, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S175, _S174, sum_2[0U][1U]);
                float _S176 = _S170.y;
                sum_2[1U][0U] = weigh_0(_S176, _S172, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S176, _S174, sum_2[1U][1U]);
                float _S177 = _S170.z;
                sum_2[2U][0U] = weigh_0(_S177, _S172, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S177, _S174, sum_2[2U][1U]);
                float _S178 = _S170.w;
                sum_2[3U][0U] = weigh_0(_S178, _S172, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S178, _S174, sum_2[3U][1U]);
                float _S179 = _S173.x;
                sum_2[4U][0U] = weigh_0(_S179, _S172, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S179, _S174, sum_2[4U][1U]);
                float _S180 = _S173.y;
                sum_2[5U][0U] = weigh_0(_S180, _S172, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S180, _S174, sum_2[5U][1U]);
                float _S181 = _S173.z;
                sum_2[6U][0U] = weigh_0(_S181, _S172, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S181, _S174, sum_2[6U][1U]);
                float _S182 = _S173.w;
                sum_2[7U][0U] = weigh_0(_S182, _S172, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S182, _S174, sum_2[7U][1U]);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S183 = _S28.first_row_1 + _S83 * 4U;
    if(_S183 <= (_S28.last_row_0))
    {
        uint _S184 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S185 = _S28;
        store_0(&_S185, _S183, _S184, sum_2[0U][0U], &kernelContext_14);
        uint _S186 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S187 = _S28;
        store_0(&_S187, _S183, _S186, sum_2[0U][1U], &kernelContext_14);
    }
    uint row_9 = _S183 + 1U;
    if(row_9 <= (_S28.last_row_0))
    {
        uint _S188 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S189 = _S28;
        store_0(&_S189, row_9, _S188, sum_2[1U][0U], &kernelContext_14);
        uint _S190 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S191 = _S28;
        store_0(&_S191, row_9, _S190, sum_2[1U][1U], &kernelContext_14);
    }
    uint row_10 = _S183 + 2U;
    if(row_10 <= (_S28.last_row_0))
    {
        uint _S192 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S193 = _S28;
        store_0(&_S193, row_10, _S192, sum_2[2U][0U], &kernelContext_14);
        uint _S194 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S195 = _S28;
        store_0(&_S195, row_10, _S194, sum_2[2U][1U], &kernelContext_14);
    }
    uint row_11 = _S183 + 3U;
    if(row_11 <= (_S28.last_row_0))
    {
        uint _S196 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S197 = _S28;
        store_0(&_S197, row_11, _S196, sum_2[3U][0U], &kernelContext_14);
        uint _S198 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S199 = _S28;
        store_0(&_S199, row_11, _S198, sum_2[3U][1U], &kernelContext_14);
    }
    uint _S200 = _S28.first_row_1 + (_S83 + 16U) * 4U;
    if(_S200 <= (_S28.last_row_0))
    {
        uint _S201 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S202 = _S28;
        store_0(&_S202, _S200, _S201, sum_2[4U][0U], &kernelContext_14);
        uint _S203 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S204 = _S28;
        store_0(&_S204, _S200, _S203, sum_2[4U][1U], &kernelContext_14);
    }
    uint row_12 = _S200 + 1U;
    if(row_12 <= (_S28.last_row_0))
    {
        uint _S205 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S206 = _S28;
        store_0(&_S206, row_12, _S205, sum_2[5U][0U], &kernelContext_14);
        uint _S207 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S208 = _S28;
        store_0(&_S208, row_12, _S207, sum_2[5U][1U], &kernelContext_14);
    }
    uint row_13 = _S200 + 2U;
    if(row_13 <= (_S28.last_row_0))
    {
        uint _S209 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S210 = _S28;
        store_0(&_S210, row_13, _S209, sum_2[6U][0U], &kernelContext_14);
        uint _S211 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S212 = _S28;
        store_0(&_S212, row_13, _S211, sum_2[6U][1U], &kernelContext_14);
    }
    uint row_14 = _S200 + 3U;
    if(row_14 <= (_S28.last_row_0))
    {
        uint _S213 = _S28.first_column_0 + _S82 * 4U;
        thread Work_0 _S214 = _S28;
        store_0(&_S214, row_14, _S213, sum_2[7U][0U], &kernelContext_14);
        uint _S215 = _S28.first_column_0 + (_S82 + 8U) * 4U;
        thread Work_0 _S216 = _S28;
        store_0(&_S216, row_14, _S215, sum_2[7U][1U], &kernelContext_14);
    }
    return;
}

