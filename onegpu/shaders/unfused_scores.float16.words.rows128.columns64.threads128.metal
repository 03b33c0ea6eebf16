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
    return (work_1->first_column_0) < (work_1->block_keys_0);
}

uint inner_size_0(const Work_0 thread* work_2, KernelContext_0 thread* kernelContext_4)
{
    return kernelContext_4->params_0->head_dim_0;
}

bool of_left_0(uint p_0, uint block_0)
{
    bool _S11;
    if(((p_0 + 1U) * 128U) <= 128U)
    {
        _S11 = true;
    }
    else
    {
        if((p_0 * 128U) < 128U)
        {
            _S11 = block_0 < 128U;
        }
        else
        {
            _S11 = false;
        }
    }
    return _S11;
}

uint head_of_0(const Work_0 thread* work_3, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S12 = work_3->kv_head_0 * kernelContext_5->params_0->group_0;
    uint _S13 = row_2 % kernelContext_5->params_0->group_0;
    return _S12 + _S13;
}

uint q_of_0(const Work_0 thread* work_4, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S14 = kernelContext_6->params_0->q_offset_0 + work_4->batch_2 * kernelContext_6->params_0->q_batch_0;
    uint _S15 = head_of_0(work_4, row_3, kernelContext_6);
    uint _S16 = _S14 + _S15 * kernelContext_6->params_0->q_head_0;
    uint _S17 = query_of_0(row_3, kernelContext_6);
    return _S16 + _S17 * kernelContext_6->params_0->q_row_0;
}

struct Line_0
{
    uint base_0;
    uint size_0;
};

Line_0 left_line_0(const Work_0 thread* work_5, uint row_4, KernelContext_0 thread* kernelContext_7)
{
    thread Line_0 line_0;
    uint _S18 = q_of_0(work_5, row_4, kernelContext_7);
    (&line_0)->base_0 = _S18;
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
    uint _S19 = raw_1.x;
    uint _S20 = raw_1.y;
    return float4(f16tof32_0(uint2(_S19 & 65535U, _S19 >> 16U)), f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)));
}

float4 load_quad_0(uint device* words_1, uint row_6, uint element_1, KernelContext_0 thread* kernelContext_10)
{
    uint2 _S21 = load_raw_quad_0(words_1, row_6, element_1, kernelContext_10);
    return floats_of_0(_S21);
}

float4 left_quad_0(const Line_0 thread* line_2, uint element_2, KernelContext_0 thread* kernelContext_11)
{
    float4 _S22 = load_quad_0(kernelContext_11->q_words_0, line_2->base_0, element_2, kernelContext_11);
    return _S22 * float4(kernelContext_11->params_0->scale_0) ;
}

float4 right_quad_0(const Line_0 thread* line_3, uint element_3, KernelContext_0 thread* kernelContext_12)
{
    float4 _S23 = load_quad_0(kernelContext_12->k_words_0, line_3->base_0, element_3, kernelContext_12);
    return _S23;
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
        uint _S24 = scores_of_0(work_8, row_8);
        *(kernelContext_13->scratch_0+(_S24 + key_1 / 4U)) = packed_float4(sum_1) ;
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
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S25 = find_work_0(number_1, &kernelContext_14);
    thread Work_0 _S26 = _S25;
    bool _S27 = has_work_0(&_S26);
    if(!_S27)
    {
        return;
    }
    thread Work_0 _S28 = _S25;
    uint _S29 = inner_size_0(&_S28, &kernelContext_14);
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
        uint _S30 = min(_S25.first_row_1 + quads_0[0U] * 4U, _S25.last_row_0);
        thread Work_0 _S31 = _S25;
        Line_0 _S32 = left_line_0(&_S31, _S30, &kernelContext_14);
        lines_0[0U][0U] = _S32;
    }
    else
    {
        uint _S33 = _S25.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S34 = _S25;
        Line_0 _S35 = right_line_0(&_S34, _S33, &kernelContext_14);
        lines_0[0U][0U] = _S35;
    }
    if(is_left_0)
    {
        uint _S36 = min(_S25.first_row_1 + quads_0[0U] * 4U + 1U, _S25.last_row_0);
        thread Work_0 _S37 = _S25;
        Line_0 _S38 = left_line_0(&_S37, _S36, &kernelContext_14);
        lines_0[0U][1U] = _S38;
    }
    else
    {
        uint _S39 = _S25.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S40 = _S25;
        Line_0 _S41 = right_line_0(&_S40, _S39, &kernelContext_14);
        lines_0[0U][1U] = _S41;
    }
    if(is_left_0)
    {
        uint _S42 = min(_S25.first_row_1 + quads_0[0U] * 4U + 2U, _S25.last_row_0);
        thread Work_0 _S43 = _S25;
        Line_0 _S44 = left_line_0(&_S43, _S42, &kernelContext_14);
        lines_0[0U][2U] = _S44;
    }
    else
    {
        uint _S45 = _S25.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S46 = _S25;
        Line_0 _S47 = right_line_0(&_S46, _S45, &kernelContext_14);
        lines_0[0U][2U] = _S47;
    }
    if(is_left_0)
    {
        uint _S48 = min(_S25.first_row_1 + quads_0[0U] * 4U + 3U, _S25.last_row_0);
        thread Work_0 _S49 = _S25;
        Line_0 _S50 = left_line_0(&_S49, _S48, &kernelContext_14);
        lines_0[0U][3U] = _S50;
    }
    else
    {
        uint _S51 = _S25.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S52 = _S25;
        Line_0 _S53 = right_line_0(&_S52, _S51, &kernelContext_14);
        lines_0[0U][3U] = _S53;
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
        uint _S54 = min(_S25.first_row_1 + quads_0[1U] * 4U, _S25.last_row_0);
        thread Work_0 _S55 = _S25;
        Line_0 _S56 = left_line_0(&_S55, _S54, &kernelContext_14);
        lines_0[1U][0U] = _S56;
    }
    else
    {
        uint _S57 = _S25.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S58 = _S25;
        Line_0 _S59 = right_line_0(&_S58, _S57, &kernelContext_14);
        lines_0[1U][0U] = _S59;
    }
    if(is_left_1)
    {
        uint _S60 = min(_S25.first_row_1 + quads_0[1U] * 4U + 1U, _S25.last_row_0);
        thread Work_0 _S61 = _S25;
        Line_0 _S62 = left_line_0(&_S61, _S60, &kernelContext_14);
        lines_0[1U][1U] = _S62;
    }
    else
    {
        uint _S63 = _S25.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S64 = _S25;
        Line_0 _S65 = right_line_0(&_S64, _S63, &kernelContext_14);
        lines_0[1U][1U] = _S65;
    }
    if(is_left_1)
    {
        uint _S66 = min(_S25.first_row_1 + quads_0[1U] * 4U + 2U, _S25.last_row_0);
        thread Work_0 _S67 = _S25;
        Line_0 _S68 = left_line_0(&_S67, _S66, &kernelContext_14);
        lines_0[1U][2U] = _S68;
    }
    else
    {
        uint _S69 = _S25.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S70 = _S25;
        Line_0 _S71 = right_line_0(&_S70, _S69, &kernelContext_14);
        lines_0[1U][2U] = _S71;
    }
    if(is_left_1)
    {
        uint _S72 = min(_S25.first_row_1 + quads_0[1U] * 4U + 3U, _S25.last_row_0);
        thread Work_0 _S73 = _S25;
        Line_0 _S74 = left_line_0(&_S73, _S72, &kernelContext_14);
        lines_0[1U][3U] = _S74;
    }
    else
    {
        uint _S75 = _S25.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S76 = _S25;
        Line_0 _S77 = right_line_0(&_S76, _S75, &kernelContext_14);
        lines_0[1U][3U] = _S77;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S78 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S78;
    sum_2[0U][1U] = _S78;
    sum_2[1U][0U] = _S78;
    sum_2[1U][1U] = _S78;
    sum_2[2U][0U] = _S78;
    sum_2[2U][1U] = _S78;
    sum_2[3U][0U] = _S78;
    sum_2[3U][1U] = _S78;
    sum_2[4U][0U] = _S78;
    sum_2[4U][1U] = _S78;
    sum_2[5U][0U] = _S78;
    sum_2[5U][1U] = _S78;
    sum_2[6U][0U] = _S78;
    sum_2[6U][1U] = _S78;
    sum_2[7U][0U] = _S78;
    sum_2[7U][1U] = _S78;
    uint _S79 = thread_0 % 8U;
    uint _S80 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S78;
    next_0[0U][1U] = _S78;
    next_0[0U][2U] = _S78;
    next_0[0U][3U] = _S78;
    next_0[1U][0U] = _S78;
    next_0[1U][1U] = _S78;
    next_0[1U][2U] = _S78;
    next_0[1U][3U] = _S78;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S29 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S81 = step_0 > 0U;
        if(_S81)
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
        if(step_0 < _S29)
        {
            uint _S82 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S83 = lines_0[0U][0U];
                float4 _S84 = left_quad_0(&_S83, _S82, &kernelContext_14);
                next_0[0U][0U] = _S84;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S85 = lines_0[0U][0U];
                    float4 _S86 = right_quad_0(&_S85, _S82, &kernelContext_14);
                    next_0[0U][0U] = _S86;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S87 = lines_0[0U][1U];
                float4 _S88 = left_quad_0(&_S87, _S82, &kernelContext_14);
                next_0[0U][1U] = _S88;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S89 = lines_0[0U][1U];
                    float4 _S90 = right_quad_0(&_S89, _S82, &kernelContext_14);
                    next_0[0U][1U] = _S90;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S91 = lines_0[0U][2U];
                float4 _S92 = left_quad_0(&_S91, _S82, &kernelContext_14);
                next_0[0U][2U] = _S92;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S93 = lines_0[0U][2U];
                    float4 _S94 = right_quad_0(&_S93, _S82, &kernelContext_14);
                    next_0[0U][2U] = _S94;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S95 = lines_0[0U][3U];
                float4 _S96 = left_quad_0(&_S95, _S82, &kernelContext_14);
                next_0[0U][3U] = _S96;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S97 = lines_0[0U][3U];
                    float4 _S98 = right_quad_0(&_S97, _S82, &kernelContext_14);
                    next_0[0U][3U] = _S98;
                }
            }
            uint _S99 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S100 = lines_0[1U][0U];
                float4 _S101 = left_quad_0(&_S100, _S99, &kernelContext_14);
                next_0[1U][0U] = _S101;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S102 = lines_0[1U][0U];
                    float4 _S103 = right_quad_0(&_S102, _S99, &kernelContext_14);
                    next_0[1U][0U] = _S103;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S104 = lines_0[1U][1U];
                float4 _S105 = left_quad_0(&_S104, _S99, &kernelContext_14);
                next_0[1U][1U] = _S105;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S106 = lines_0[1U][1U];
                    float4 _S107 = right_quad_0(&_S106, _S99, &kernelContext_14);
                    next_0[1U][1U] = _S107;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S108 = lines_0[1U][2U];
                float4 _S109 = left_quad_0(&_S108, _S99, &kernelContext_14);
                next_0[1U][2U] = _S109;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S110 = lines_0[1U][2U];
                    float4 _S111 = right_quad_0(&_S110, _S99, &kernelContext_14);
                    next_0[1U][2U] = _S111;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S112 = lines_0[1U][3U];
                float4 _S113 = left_quad_0(&_S112, _S99, &kernelContext_14);
                next_0[1U][3U] = _S113;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S114 = lines_0[1U][3U];
                    float4 _S115 = right_quad_0(&_S114, _S99, &kernelContext_14);
                    next_0[1U][3U] = _S115;
                }
            }
        }
        if(_S81)
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
                uint _S116 = q_0 * 4U;
                thread array<float4, int(2)> left_1;
                uint _S117 = _S116 * 32U;
                uint _S118 = swizzled_0(_S80, q_0);
                float4 _S119 = (*(&kernelContext_14)->left_tile_0)[_S117 + _S118];
                left_1[0U] = (*(&kernelContext_14)->left_tile_0)[_S117 + _S118];
                thread array<float4, int(2)> right_0;
                uint _S120 = _S116 * 16U;
                uint _S121 = swizzled_0(_S79, q_0);
                float4 _S122 = (*(&kernelContext_14)->right_tile_0)[_S120 + _S121];
                right_0[0U] = (*(&kernelContext_14)->right_tile_0)[_S120 + _S121];
                uint _S123 = swizzled_0(_S80 + 16U, q_0);
                float4 _S124 = (*(&kernelContext_14)->left_tile_0)[_S117 + _S123];
                left_1[1U] = (*(&kernelContext_14)->left_tile_0)[_S117 + _S123];
                uint _S125 = swizzled_0(_S79 + 8U, q_0);
                float4 _S126 = (*(&kernelContext_14)->right_tile_0)[_S120 + _S125];
                right_0[1U] = (*(&kernelContext_14)->right_tile_0)[_S120 + _S125];
                float _S127 = _S119.x;
                sum_2[0U][0U] = weigh_0(_S127, _S122, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S127, _S126, sum_2[0U][1U]);
                float _S128 = _S119.y;
                sum_2[1U][0U] = weigh_0(_S128, _S122, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S128, _S126, sum_2[1U][1U]);
                float _S129 = _S119.z;
                sum_2[2U][0U] = weigh_0(_S129, _S122, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S129, _S126, sum_2[2U][1U]);
                float _S130 = _S119.w;
                sum_2[3U][0U] = weigh_0(_S130, _S122, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S130, _S126, sum_2[3U][1U]);
                float _S131 = _S124.x;
                sum_2[4U][0U] = weigh_0(_S131, _S122, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S131, _S126, sum_2[4U][1U]);
                float _S132 = _S124.y;
                sum_2[5U][0U] = weigh_0(_S132, _S122, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S132, _S126, sum_2[5U][1U]);
                float _S133 = _S124.z;
                sum_2[6U][0U] = weigh_0(_S133, _S122, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S133, _S126, sum_2[6U][1U]);
                float _S134 = _S124.w;
                sum_2[7U][0U] = weigh_0(_S134, _S122, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S134, _S126, sum_2[7U][1U]);
                uint _S135 = _S116 + 1U;
                thread array<float4, int(2)> left_2;
                uint _S136 = _S135 * 32U;
                float4 _S137 = (*(&kernelContext_14)->left_tile_0)[_S136 + _S118];
                left_2[0U] = (*(&kernelContext_14)->left_tile_0)[_S136 + _S118];
                thread array<float4, int(2)> right_1;
                uint _S138 = _S135 * 16U;
                float4 _S139 = (*(&kernelContext_14)->right_tile_0)[_S138 + _S121];
                right_1[0U] = (*(&kernelContext_14)->right_tile_0)[_S138 + _S121];
                float4 _S140 = (*(&kernelContext_14)->left_tile_0)[_S136 + _S123];
                left_2[1U] = (*(&kernelContext_14)->left_tile_0)[_S136 + _S123];
                float4 _S141 = (*(&kernelContext_14)->right_tile_0)[_S138 + _S125];
                right_1[1U] = (*(&kernelContext_14)->right_tile_0)[_S138 + _S125];
                float _S142 = _S137.x;
                sum_2[0U][0U] = weigh_0(_S142, _S139, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S142, _S141, sum_2[0U][1U]);
                float _S143 = _S137.y;
                sum_2[1U][0U] = weigh_0(_S143, _S139, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S143, _S141, sum_2[1U][1U]);
                float _S144 = _S137.z;
                sum_2[2U][0U] = weigh_0(_S144, _S139, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S144, _S141, sum_2[2U][1U]);
                float _S145 = _S137.w;
                sum_2[3U][0U] = weigh_0(_S145, _S139, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S145, _S141, sum_2[3U][1U]);
                float _S146 = _S140.x;
                sum_2[4U][0U] = weigh_0(_S146, _S139, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S146, _S141, sum_2[4U][1U]);
                float _S147 = _S140.y;
                sum_2[5U][0U] = weigh_0(_S147, _S139, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S147, _S141, sum_2[5U][1U]);
                float _S148 = _S140.z;
                sum_2[6U][0U] = weigh_0(_S148, _S139, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S148, _S141, sum_2[6U][1U]);
                float _S149 = _S140.w;
                sum_2[7U][0U] = weigh_0(_S149, _S139, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S149, _S141, sum_2[7U][1U]);
                uint _S150 = _S116 + 2U;
                thread array<float4, int(2)> left_3;
                uint _S151 = _S150 * 32U;
                float4 _S152 = (*(&kernelContext_14)->left_tile_0)[_S151 + _S118];
                left_3[0U] = (*(&kernelContext_14)->left_tile_0)[_S151 + _S118];
                thread array<float4, int(2)> right_2;
                uint _S153 = _S150 * 16U;
                float4 _S154 = (*(&kernelContext_14)->right_tile_0)[_S153 + _S121];
                right_2[0U] = (*(&kernelContext_14)->right_tile_0)[_S153 + _S121];
                float4 _S155 = (*(&kernelContext_14)->left_tile_0)[_S151 + _S123];
                left_3[1U] = (*(&kernelContext_14)->left_tile_0)[_S151 + _S123];
                float4 _S156 = (*(&kernelContext_14)->right_tile_0)[_S153 + _S125];
                right_2[1U] = (*(&kernelContext_14)->right_tile_0)[_S153 + _S125];
                float _S157 = _S152.x;
                sum_2[0U][0U] = weigh_0(_S157, _S154, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S157, _S156, sum_2[0U][1U]);
                float _S158 = _S152.y;
                sum_2[1U][0U] = weigh_0(_S158, _S154, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S158, _S156, sum_2[1U][1U]);
                float _S159 = _S152.z;
                sum_2[2U][0U] = weigh_0(_S159, _S154, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S159, _S156, sum_2[2U][1U]);
                float _S160 = _S152.w;
                sum_2[3U][0U] = weigh_0(_S160, _S154, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S160, _S156, sum_2[3U][1U]);
                float _S161 = _S155.x;
                sum_2[4U][0U] = weigh_0(_S161, _S154, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S161, _S156, sum_2[4U][1U]);
                float _S162 = _S155.y;
                sum_2[5U][0U] = weigh_0(_S162, _S154, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S162, _S156, sum_2[5U][1U]);
                float _S163 = _S155.z;
                sum_2[6U][0U] = weigh_0(_S163, _S154, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S163, _S156, sum_2[6U][1U]);
                float _S164 = _S155.w;
                sum_2[7U][0U] = weigh_0(_S164, _S154, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S164, _S156, sum_2[7U][1U]);
                uint _S165 = _S116 + 3U;
                thread array<float4, int(2)> left_4;
                uint _S166 = _S165 * 32U;
                float4 _S167 = (*(&kernelContext_14)->left_tile_0)[_S166 + _S118];
                left_4[0U] = (*(&kernelContext_14)->left_tile_0)[_S166 + _S118];
                thread array<float4, int(2)> right_3;
                uint _S168 = _S165 * 16U;
                float4 _S169 = (*(&kernelContext_14)->right_tile_0)[_S168 + _S121];
                right_3[0U] = (*(&kernelContext_14)->right_tile_0)[_S168 + _S121];
                float4 _S170 = (*(&kernelContext_14)->left_tile_0)[_S166 + _S123];
                left_4[1U] = (*(&kernelContext_14)->left_tile_0)[_S166 + _S123];
                float4 _S171 = (*(&kernelContext_14)->right_tile_0)[_S168 + _S125];
                right_3[1U] = (*(&kernelContext_14)->right_tile_0)[_S168 + _S125];
                float _S172 = _S167.x;
                sum_2[0U][0U] = weigh_0(_S172, _S169, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S172, _S171, sum_2[0U][1U]);
                float _S173 = _S167.y;
                sum_2[1U][0U] = weigh_0(_S173, _S169, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S173, _S171, sum_2[1U][1U]);
                float _S174 = _S167.z;
                sum_2[2U][0U] = weigh_0(_S174, _S169, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S174, _S171, sum_2[2U][1U]);
                float _S175 = _S167.w;
                sum_2[3U][0U] = weigh_0(_S175, _S169, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S175, _S171, sum_2[3U][1U]);
                float _S176 = _S170.x;
                sum_2[4U][0U] = weigh_0(_S176, _S169, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S176, _S171, sum_2[4U][1U]);
                float _S177 = _S170.y;
                sum_2[5U][0U] = weigh_0(_S177, _S169, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S177, _S171, sum_2[5U][1U]);
                float _S178 = _S170.z;
                sum_2[6U][0U] = weigh_0(_S178, _S169, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S178, _S171, sum_2[6U][1U]);
                float _S179 = _S170.w;
                sum_2[7U][0U] = weigh_0(_S179, _S169, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S179, _S171, sum_2[7U][1U]);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S180 = _S25.first_row_1 + _S80 * 4U;
    if(_S180 <= (_S25.last_row_0))
    {
        uint _S181 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S182 = _S25;
        store_0(&_S182, _S180, _S181, sum_2[0U][0U], &kernelContext_14);
        uint _S183 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S184 = _S25;
        store_0(&_S184, _S180, _S183, sum_2[0U][1U], &kernelContext_14);
    }
    uint row_9 = _S180 + 1U;
    if(row_9 <= (_S25.last_row_0))
    {
        uint _S185 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S186 = _S25;
        store_0(&_S186, row_9, _S185, sum_2[1U][0U], &kernelContext_14);
        uint _S187 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S188 = _S25;
        store_0(&_S188, row_9, _S187, sum_2[1U][1U], &kernelContext_14);
    }
    uint row_10 = _S180 + 2U;
    if(row_10 <= (_S25.last_row_0))
    {
        uint _S189 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S190 = _S25;
        store_0(&_S190, row_10, _S189, sum_2[2U][0U], &kernelContext_14);
        uint _S191 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S192 = _S25;
        store_0(&_S192, row_10, _S191, sum_2[2U][1U], &kernelContext_14);
    }
    uint row_11 = _S180 + 3U;
    if(row_11 <= (_S25.last_row_0))
    {
        uint _S193 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S194 = _S25;
        store_0(&_S194, row_11, _S193, sum_2[3U][0U], &kernelContext_14);
        uint _S195 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S196 = _S25;
        store_0(&_S196, row_11, _S195, sum_2[3U][1U], &kernelContext_14);
    }
    uint _S197 = _S25.first_row_1 + (_S80 + 16U) * 4U;
    if(_S197 <= (_S25.last_row_0))
    {
        uint _S198 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S199 = _S25;
        store_0(&_S199, _S197, _S198, sum_2[4U][0U], &kernelContext_14);
        uint _S200 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S201 = _S25;
        store_0(&_S201, _S197, _S200, sum_2[4U][1U], &kernelContext_14);
    }
    uint row_12 = _S197 + 1U;
    if(row_12 <= (_S25.last_row_0))
    {
        uint _S202 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S203 = _S25;
        store_0(&_S203, row_12, _S202, sum_2[5U][0U], &kernelContext_14);
        uint _S204 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S205 = _S25;
        store_0(&_S205, row_12, _S204, sum_2[5U][1U], &kernelContext_14);
    }
    uint row_13 = _S197 + 2U;
    if(row_13 <= (_S25.last_row_0))
    {
        uint _S206 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S207 = _S25;
        store_0(&_S207, row_13, _S206, sum_2[6U][0U], &kernelContext_14);
        uint _S208 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S209 = _S25;
        store_0(&_S209, row_13, _S208, sum_2[6U][1U], &kernelContext_14);
    }
    uint row_14 = _S197 + 3U;
    if(row_14 <= (_S25.last_row_0))
    {
        uint _S210 = _S25.first_column_0 + _S79 * 4U;
        thread Work_0 _S211 = _S25;
        store_0(&_S211, row_14, _S210, sum_2[7U][0U], &kernelContext_14);
        uint _S212 = _S25.first_column_0 + (_S79 + 8U) * 4U;
        thread Work_0 _S213 = _S25;
        store_0(&_S213, row_14, _S212, sum_2[7U][1U], &kernelContext_14);
    }
    return;
}

