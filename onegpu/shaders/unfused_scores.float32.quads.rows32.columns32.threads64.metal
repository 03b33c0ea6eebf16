#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
uint firstbithigh_0(uint value_0)
{
    if(value_0 == 0U)
    {
        return 4294967295U;
    }
    uint _S1 = clz(value_0);
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
    packed_uint4 device* q_words_0;
    packed_uint4 device* k_words_0;
    packed_float4 device* scratch_0;
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
    uint result_0;
    if((divisor_0 & (divisor_0 - 1U)) != 0U)
    {
        uint _S3 = number_0 / divisor_0;
        result_0 = _S3;
    }
    else
    {
        result_0 = _S2;
    }
    return result_0;
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
    return (work_1->first_column_0) < (work_1->block_keys_0);
}

uint inner_size_0(const Work_0 thread* work_2, KernelContext_0 thread* kernelContext_4)
{
    return kernelContext_4->params_0->head_dim_0;
}

bool of_left_0(uint p_0, uint block_0)
{
    bool _S14;
    if(((p_0 + 1U) * 64U) <= 32U)
    {
        _S14 = true;
    }
    else
    {
        if((p_0 * 64U) < 32U)
        {
            _S14 = block_0 < 32U;
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

float4 load_raw_quad_0(packed_uint4 device* words_0, uint row_5, uint element_0, KernelContext_0 thread* kernelContext_9)
{
    float4 _S22 = float4(int4(int(0)) );
    float4 raw_0;
    if((kernelContext_9->params_0->head_dim_0 - min(kernelContext_9->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = (as_type<float4>((uint4(*(words_0+(row_5 + element_0) / 4U)) )));
    }
    else
    {
        raw_0 = _S22;
    }
    return raw_0;
}

float4 floats_of_0(float4 raw_1)
{
    return raw_1;
}

float4 load_quad_0(packed_uint4 device* words_1, uint row_6, uint element_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S23 = load_raw_quad_0(words_1, row_6, element_1, kernelContext_10);
    return floats_of_0(_S23);
}

float4 left_quad_0(const Line_0 thread* line_2, uint element_2, KernelContext_0 thread* kernelContext_11)
{
    float4 _S24 = load_quad_0(kernelContext_11->q_words_0, line_2->base_0, element_2, kernelContext_11);
    return _S24 * float4(kernelContext_11->params_0->scale_0) ;
}

float4 right_quad_0(const Line_0 thread* line_3, uint element_3, KernelContext_0 thread* kernelContext_12)
{
    float4 _S25 = load_quad_0(kernelContext_12->k_words_0, line_3->base_0, element_3, kernelContext_12);
    return _S25;
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
        uint _S26 = scores_of_0(work_8, row_8);
        *(kernelContext_13->scratch_0+(_S26 + key_1 / 4U)) = packed_float4(sum_1) ;
    }
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* k_words_1 [[buffer(2)]], packed_float4 device* scratch_1 [[buffer(7)]])
{
    thread KernelContext_0 kernelContext_14;
    (&kernelContext_14)->params_0 = params_1;
    (&kernelContext_14)->key_lengths_0 = key_lengths_1;
    (&kernelContext_14)->q_words_0 = q_words_1;
    (&kernelContext_14)->k_words_0 = k_words_1;
    (&kernelContext_14)->scratch_0 = scratch_1;
    threadgroup array<float4, int(128)> left_tile_1;
    (&kernelContext_14)->left_tile_0 = &left_tile_1;
    threadgroup array<float4, int(128)> right_tile_1;
    (&kernelContext_14)->right_tile_0 = &right_tile_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S27 = find_work_0(number_2, &kernelContext_14);
    thread Work_0 _S28 = _S27;
    bool _S29 = has_work_0(&_S28);
    if(!_S29)
    {
        return;
    }
    thread Work_0 _S30 = _S27;
    uint _S31 = inner_size_0(&_S30, &kernelContext_14);
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
    if(is_left_0)
    {
        uint _S32 = min(_S27.first_row_1 + quads_0[0U] * 4U, _S27.last_row_0);
        thread Work_0 _S33 = _S27;
        Line_0 _S34 = left_line_0(&_S33, _S32, &kernelContext_14);
        lines_0[0U][0U] = _S34;
    }
    else
    {
        uint _S35 = _S27.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S36 = _S27;
        Line_0 _S37 = right_line_0(&_S36, _S35, &kernelContext_14);
        lines_0[0U][0U] = _S37;
    }
    if(is_left_0)
    {
        uint _S38 = min(_S27.first_row_1 + quads_0[0U] * 4U + 1U, _S27.last_row_0);
        thread Work_0 _S39 = _S27;
        Line_0 _S40 = left_line_0(&_S39, _S38, &kernelContext_14);
        lines_0[0U][1U] = _S40;
    }
    else
    {
        uint _S41 = _S27.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S42 = _S27;
        Line_0 _S43 = right_line_0(&_S42, _S41, &kernelContext_14);
        lines_0[0U][1U] = _S43;
    }
    if(is_left_0)
    {
        uint _S44 = min(_S27.first_row_1 + quads_0[0U] * 4U + 2U, _S27.last_row_0);
        thread Work_0 _S45 = _S27;
        Line_0 _S46 = left_line_0(&_S45, _S44, &kernelContext_14);
        lines_0[0U][2U] = _S46;
    }
    else
    {
        uint _S47 = _S27.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S48 = _S27;
        Line_0 _S49 = right_line_0(&_S48, _S47, &kernelContext_14);
        lines_0[0U][2U] = _S49;
    }
    if(is_left_0)
    {
        uint _S50 = min(_S27.first_row_1 + quads_0[0U] * 4U + 3U, _S27.last_row_0);
        thread Work_0 _S51 = _S27;
        Line_0 _S52 = left_line_0(&_S51, _S50, &kernelContext_14);
        lines_0[0U][3U] = _S52;
    }
    else
    {
        uint _S53 = _S27.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S54 = _S27;
        Line_0 _S55 = right_line_0(&_S54, _S53, &kernelContext_14);
        lines_0[0U][3U] = _S55;
    }
    thread array<array<float4, int(1)>, int(4)> sum_2;
    float4 _S56 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S56;
    sum_2[1U][0U] = _S56;
    sum_2[2U][0U] = _S56;
    sum_2[3U][0U] = _S56;
    uint _S57 = thread_0 % 8U;
    uint _S58 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(1)> next_0;
    next_0[0U][0U] = _S56;
    next_0[0U][1U] = _S56;
    next_0[0U][2U] = _S56;
    next_0[0U][3U] = _S56;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S31 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S59 = step_0 > 0U;
        if(_S59)
        {
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint quad_1 = swizzled_0(quads_0[0U], step_quads_0[0U]);
            uint k_0 = step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                (*(&kernelContext_14)->left_tile_0)[k_0 * 8U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                (*(&kernelContext_14)->left_tile_0)[(k_0 + 1U) * 8U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                (*(&kernelContext_14)->left_tile_0)[(k_0 + 2U) * 8U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                (*(&kernelContext_14)->left_tile_0)[(k_0 + 3U) * 8U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
            }
            else
            {
                if(thread_0 < 64U)
                {
                    (*(&kernelContext_14)->right_tile_0)[k_0 * 8U + quad_1] = float4(next_0[0U][int(0)].x, next_0[0U][int(1)].x, next_0[0U][int(2)].x, next_0[0U][int(3)].x);
                    (*(&kernelContext_14)->right_tile_0)[(k_0 + 1U) * 8U + quad_1] = float4(next_0[0U][int(0)].y, next_0[0U][int(1)].y, next_0[0U][int(2)].y, next_0[0U][int(3)].y);
                    (*(&kernelContext_14)->right_tile_0)[(k_0 + 2U) * 8U + quad_1] = float4(next_0[0U][int(0)].z, next_0[0U][int(1)].z, next_0[0U][int(2)].z, next_0[0U][int(3)].z);
                    (*(&kernelContext_14)->right_tile_0)[(k_0 + 3U) * 8U + quad_1] = float4(next_0[0U][int(0)].w, next_0[0U][int(1)].w, next_0[0U][int(2)].w, next_0[0U][int(3)].w);
                }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if(step_0 < _S31)
        {
            uint _S60 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S61 = lines_0[0U][0U];
                float4 _S62 = left_quad_0(&_S61, _S60, &kernelContext_14);
                next_0[0U][0U] = _S62;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S63 = lines_0[0U][0U];
                    float4 _S64 = right_quad_0(&_S63, _S60, &kernelContext_14);
                    next_0[0U][0U] = _S64;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S65 = lines_0[0U][1U];
                float4 _S66 = left_quad_0(&_S65, _S60, &kernelContext_14);
                next_0[0U][1U] = _S66;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S67 = lines_0[0U][1U];
                    float4 _S68 = right_quad_0(&_S67, _S60, &kernelContext_14);
                    next_0[0U][1U] = _S68;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S69 = lines_0[0U][2U];
                float4 _S70 = left_quad_0(&_S69, _S60, &kernelContext_14);
                next_0[0U][2U] = _S70;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S71 = lines_0[0U][2U];
                    float4 _S72 = right_quad_0(&_S71, _S60, &kernelContext_14);
                    next_0[0U][2U] = _S72;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S73 = lines_0[0U][3U];
                float4 _S74 = left_quad_0(&_S73, _S60, &kernelContext_14);
                next_0[0U][3U] = _S74;
            }
            else
            {
                if(thread_0 < 64U)
                {
                    thread Line_0 _S75 = lines_0[0U][3U];
                    float4 _S76 = right_quad_0(&_S75, _S60, &kernelContext_14);
                    next_0[0U][3U] = _S76;
                }
            }
        }
        if(_S59)
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
                uint _S77 = q_0 * 4U;
                uint _S78 = _S77 * 8U;
                uint _S79 = swizzled_0(_S58, q_0);
                float4 _S80 = (*(&kernelContext_14)->left_tile_0)[_S78 + _S79];
                uint _S81 = swizzled_0(_S57, q_0);
                float4 _S82 = (*(&kernelContext_14)->right_tile_0)[_S78 + _S81];
                float4 _S83 = weigh_0((*(&kernelContext_14)->left_tile_0)[_S78 + _S79].x, (*(&kernelContext_14)->right_tile_0)[_S78 + _S81], sum_2[0U][0U]);
                sum_2[0U][0U] = _S83;
                float4 _S84 = weigh_0(_S80.y, _S82, sum_2[1U][0U]);
                sum_2[1U][0U] = _S84;
                float4 _S85 = weigh_0(_S80.z, _S82, sum_2[2U][0U]);
                sum_2[2U][0U] = _S85;
                float4 _S86 = weigh_0(_S80.w, _S82, sum_2[3U][0U]);
                sum_2[3U][0U] = _S86;
                uint _S87 = (_S77 + 1U) * 8U;
                float4 _S88 = (*(&kernelContext_14)->left_tile_0)[_S87 + _S79];
                float4 _S89 = (*(&kernelContext_14)->right_tile_0)[_S87 + _S81];
                float4 _S90 = weigh_0((*(&kernelContext_14)->left_tile_0)[_S87 + _S79].x, (*(&kernelContext_14)->right_tile_0)[_S87 + _S81], _S83);
                sum_2[0U][0U] = _S90;
                float4 _S91 = weigh_0(_S88.y, _S89, _S84);
                sum_2[1U][0U] = _S91;
                float4 _S92 = weigh_0(_S88.z, _S89, _S85);
                sum_2[2U][0U] = _S92;
                float4 _S93 = weigh_0(_S88.w, _S89, _S86);
                sum_2[3U][0U] = _S93;
                uint _S94 = (_S77 + 2U) * 8U;
                float4 _S95 = (*(&kernelContext_14)->left_tile_0)[_S94 + _S79];
                float4 _S96 = (*(&kernelContext_14)->right_tile_0)[_S94 + _S81];
                float4 _S97 = weigh_0((*(&kernelContext_14)->left_tile_0)[_S94 + _S79].x, (*(&kernelContext_14)->right_tile_0)[_S94 + _S81], _S90);
                sum_2[0U][0U] = _S97;
                float4 _S98 = weigh_0(_S95.y, _S96, _S91);
                sum_2[1U][0U] = _S98;
                float4 _S99 = weigh_0(_S95.z, _S96, _S92);
                sum_2[2U][0U] = _S99;
                float4 _S100 = weigh_0(_S95.w, _S96, _S93);
                sum_2[3U][0U] = _S100;
                uint _S101 = (_S77 + 3U) * 8U;
                float4 _S102 = (*(&kernelContext_14)->left_tile_0)[_S101 + _S79];
                float4 _S103 = (*(&kernelContext_14)->right_tile_0)[_S101 + _S81];
                sum_2[0U][0U] = weigh_0((*(&kernelContext_14)->left_tile_0)[_S101 + _S79].x, (*(&kernelContext_14)->right_tile_0)[_S101 + _S81], _S97);
                sum_2[1U][0U] = weigh_0(_S102.y, _S103, _S98);
                sum_2[2U][0U] = weigh_0(_S102.z, _S103, _S99);
                sum_2[3U][0U] = weigh_0(_S102.w, _S103, _S100);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S104 = _S27.first_row_1 + _S58 * 4U;
    if(_S104 <= (_S27.last_row_0))
    {
        uint _S105 = _S27.first_column_0 + _S57 * 4U;
        thread Work_0 _S106 = _S27;
        store_0(&_S106, _S104, _S105, sum_2[0U][0U], &kernelContext_14);
    }
    uint row_9 = _S104 + 1U;
    if(row_9 <= (_S27.last_row_0))
    {
        uint _S107 = _S27.first_column_0 + _S57 * 4U;
        thread Work_0 _S108 = _S27;
        store_0(&_S108, row_9, _S107, sum_2[1U][0U], &kernelContext_14);
    }
    uint row_10 = _S104 + 2U;
    if(row_10 <= (_S27.last_row_0))
    {
        uint _S109 = _S27.first_column_0 + _S57 * 4U;
        thread Work_0 _S110 = _S27;
        store_0(&_S110, row_10, _S109, sum_2[2U][0U], &kernelContext_14);
    }
    uint row_11 = _S104 + 3U;
    if(row_11 <= (_S27.last_row_0))
    {
        uint _S111 = _S27.first_column_0 + _S57 * 4U;
        thread Work_0 _S112 = _S27;
        store_0(&_S112, row_11, _S111, sum_2[3U][0U], &kernelContext_14);
    }
    return;
}

