#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
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

float4 load_raw_quad_0(uint device* words_0, uint row_5, uint element_0, KernelContext_0 thread* kernelContext_9)
{
    thread float4 raw_0 = float4(int4(int(0)) );
    uint left_0 = kernelContext_9->params_0->head_dim_0 - min(kernelContext_9->params_0->head_dim_0, element_0);
    uint word_0 = row_5 + element_0;
    if(left_0 >= 4U)
    {
        raw_0 = (as_type<float4>((uint4(words_0[word_0], words_0[word_0 + 1U], words_0[word_0 + 2U], words_0[word_0 + 3U]))));
    }
    else
    {
        if(left_0 > 0U)
        {
            raw_0.x = (as_type<float>((words_0[word_0])));
        }
        if(left_0 > 1U)
        {
            raw_0.y = (as_type<float>((words_0[word_0 + 1U])));
        }
        if(left_0 > 2U)
        {
            raw_0.z = (as_type<float>((words_0[word_0 + 2U])));
        }
    }
    return raw_0;
}

float4 floats_of_0(float4 raw_1)
{
    return raw_1;
}

float4 load_quad_0(uint device* words_1, uint row_6, uint element_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S19 = load_raw_quad_0(words_1, row_6, element_1, kernelContext_10);
    return floats_of_0(_S19);
}

float4 left_quad_0(const Line_0 thread* line_2, uint element_2, KernelContext_0 thread* kernelContext_11)
{
    float4 _S20 = load_quad_0(kernelContext_11->q_words_0, line_2->base_0, element_2, kernelContext_11);
    return _S20 * float4(kernelContext_11->params_0->scale_0) ;
}

float4 right_quad_0(const Line_0 thread* line_3, uint element_3, KernelContext_0 thread* kernelContext_12)
{
    float4 _S21 = load_quad_0(kernelContext_12->k_words_0, line_3->base_0, element_3, kernelContext_12);
    return _S21;
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
        uint _S22 = scores_of_0(work_8, row_8);
        *(kernelContext_13->scratch_0+(_S22 + key_1 / 4U)) = packed_float4(sum_1) ;
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
    Work_0 _S23 = find_work_0(number_1, &kernelContext_14);
    thread Work_0 _S24 = _S23;
    bool _S25 = has_work_0(&_S24);
    if(!_S25)
    {
        return;
    }
    thread Work_0 _S26 = _S23;
    uint _S27 = inner_size_0(&_S26, &kernelContext_14);
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
        uint _S28 = min(_S23.first_row_1 + quads_0[0U] * 4U, _S23.last_row_0);
        thread Work_0 _S29 = _S23;
        Line_0 _S30 = left_line_0(&_S29, _S28, &kernelContext_14);
        lines_0[0U][0U] = _S30;
    }
    else
    {
        uint _S31 = _S23.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S32 = _S23;
        Line_0 _S33 = right_line_0(&_S32, _S31, &kernelContext_14);
        lines_0[0U][0U] = _S33;
    }
    if(is_left_0)
    {
        uint _S34 = min(_S23.first_row_1 + quads_0[0U] * 4U + 1U, _S23.last_row_0);
        thread Work_0 _S35 = _S23;
        Line_0 _S36 = left_line_0(&_S35, _S34, &kernelContext_14);
        lines_0[0U][1U] = _S36;
    }
    else
    {
        uint _S37 = _S23.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S38 = _S23;
        Line_0 _S39 = right_line_0(&_S38, _S37, &kernelContext_14);
        lines_0[0U][1U] = _S39;
    }
    if(is_left_0)
    {
        uint _S40 = min(_S23.first_row_1 + quads_0[0U] * 4U + 2U, _S23.last_row_0);
        thread Work_0 _S41 = _S23;
        Line_0 _S42 = left_line_0(&_S41, _S40, &kernelContext_14);
        lines_0[0U][2U] = _S42;
    }
    else
    {
        uint _S43 = _S23.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S44 = _S23;
        Line_0 _S45 = right_line_0(&_S44, _S43, &kernelContext_14);
        lines_0[0U][2U] = _S45;
    }
    if(is_left_0)
    {
        uint _S46 = min(_S23.first_row_1 + quads_0[0U] * 4U + 3U, _S23.last_row_0);
        thread Work_0 _S47 = _S23;
        Line_0 _S48 = left_line_0(&_S47, _S46, &kernelContext_14);
        lines_0[0U][3U] = _S48;
    }
    else
    {
        uint _S49 = _S23.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S50 = _S23;
        Line_0 _S51 = right_line_0(&_S50, _S49, &kernelContext_14);
        lines_0[0U][3U] = _S51;
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
        uint _S52 = min(_S23.first_row_1 + quads_0[1U] * 4U, _S23.last_row_0);
        thread Work_0 _S53 = _S23;
        Line_0 _S54 = left_line_0(&_S53, _S52, &kernelContext_14);
        lines_0[1U][0U] = _S54;
    }
    else
    {
        uint _S55 = _S23.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S56 = _S23;
        Line_0 _S57 = right_line_0(&_S56, _S55, &kernelContext_14);
        lines_0[1U][0U] = _S57;
    }
    if(is_left_1)
    {
        uint _S58 = min(_S23.first_row_1 + quads_0[1U] * 4U + 1U, _S23.last_row_0);
        thread Work_0 _S59 = _S23;
        Line_0 _S60 = left_line_0(&_S59, _S58, &kernelContext_14);
        lines_0[1U][1U] = _S60;
    }
    else
    {
        uint _S61 = _S23.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S62 = _S23;
        Line_0 _S63 = right_line_0(&_S62, _S61, &kernelContext_14);
        lines_0[1U][1U] = _S63;
    }
    if(is_left_1)
    {
        uint _S64 = min(_S23.first_row_1 + quads_0[1U] * 4U + 2U, _S23.last_row_0);
        thread Work_0 _S65 = _S23;
        Line_0 _S66 = left_line_0(&_S65, _S64, &kernelContext_14);
        lines_0[1U][2U] = _S66;
    }
    else
    {
        uint _S67 = _S23.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S68 = _S23;
        Line_0 _S69 = right_line_0(&_S68, _S67, &kernelContext_14);
        lines_0[1U][2U] = _S69;
    }
    if(is_left_1)
    {
        uint _S70 = min(_S23.first_row_1 + quads_0[1U] * 4U + 3U, _S23.last_row_0);
        thread Work_0 _S71 = _S23;
        Line_0 _S72 = left_line_0(&_S71, _S70, &kernelContext_14);
        lines_0[1U][3U] = _S72;
    }
    else
    {
        uint _S73 = _S23.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S74 = _S23;
        Line_0 _S75 = right_line_0(&_S74, _S73, &kernelContext_14);
        lines_0[1U][3U] = _S75;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S76 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S76;
    sum_2[0U][1U] = _S76;
    sum_2[1U][0U] = _S76;
    sum_2[1U][1U] = _S76;
    sum_2[2U][0U] = _S76;
    sum_2[2U][1U] = _S76;
    sum_2[3U][0U] = _S76;
    sum_2[3U][1U] = _S76;
    sum_2[4U][0U] = _S76;
    sum_2[4U][1U] = _S76;
    sum_2[5U][0U] = _S76;
    sum_2[5U][1U] = _S76;
    sum_2[6U][0U] = _S76;
    sum_2[6U][1U] = _S76;
    sum_2[7U][0U] = _S76;
    sum_2[7U][1U] = _S76;
    uint _S77 = thread_0 % 8U;
    uint _S78 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S76;
    next_0[0U][1U] = _S76;
    next_0[0U][2U] = _S76;
    next_0[0U][3U] = _S76;
    next_0[1U][0U] = _S76;
    next_0[1U][1U] = _S76;
    next_0[1U][2U] = _S76;
    next_0[1U][3U] = _S76;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S27 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S79 = step_0 > 0U;
        if(_S79)
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
        if(step_0 < _S27)
        {
            uint _S80 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S81 = lines_0[0U][0U];
                float4 _S82 = left_quad_0(&_S81, _S80, &kernelContext_14);
                next_0[0U][0U] = _S82;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S83 = lines_0[0U][0U];
                    float4 _S84 = right_quad_0(&_S83, _S80, &kernelContext_14);
                    next_0[0U][0U] = _S84;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S85 = lines_0[0U][1U];
                float4 _S86 = left_quad_0(&_S85, _S80, &kernelContext_14);
                next_0[0U][1U] = _S86;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S87 = lines_0[0U][1U];
                    float4 _S88 = right_quad_0(&_S87, _S80, &kernelContext_14);
                    next_0[0U][1U] = _S88;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S89 = lines_0[0U][2U];
                float4 _S90 = left_quad_0(&_S89, _S80, &kernelContext_14);
                next_0[0U][2U] = _S90;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S91 = lines_0[0U][2U];
                    float4 _S92 = right_quad_0(&_S91, _S80, &kernelContext_14);
                    next_0[0U][2U] = _S92;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S93 = lines_0[0U][3U];
                float4 _S94 = left_quad_0(&_S93, _S80, &kernelContext_14);
                next_0[0U][3U] = _S94;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    thread Line_0 _S95 = lines_0[0U][3U];
                    float4 _S96 = right_quad_0(&_S95, _S80, &kernelContext_14);
                    next_0[0U][3U] = _S96;
                }
            }
            uint _S97 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S98 = lines_0[1U][0U];
                float4 _S99 = left_quad_0(&_S98, _S97, &kernelContext_14);
                next_0[1U][0U] = _S99;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S100 = lines_0[1U][0U];
                    float4 _S101 = right_quad_0(&_S100, _S97, &kernelContext_14);
                    next_0[1U][0U] = _S101;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S102 = lines_0[1U][1U];
                float4 _S103 = left_quad_0(&_S102, _S97, &kernelContext_14);
                next_0[1U][1U] = _S103;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S104 = lines_0[1U][1U];
                    float4 _S105 = right_quad_0(&_S104, _S97, &kernelContext_14);
                    next_0[1U][1U] = _S105;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S106 = lines_0[1U][2U];
                float4 _S107 = left_quad_0(&_S106, _S97, &kernelContext_14);
                next_0[1U][2U] = _S107;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S108 = lines_0[1U][2U];
                    float4 _S109 = right_quad_0(&_S108, _S97, &kernelContext_14);
                    next_0[1U][2U] = _S109;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S110 = lines_0[1U][3U];
                float4 _S111 = left_quad_0(&_S110, _S97, &kernelContext_14);
                next_0[1U][3U] = _S111;
            }
            else
            {
                if(block_1 < 192U)
                {
                    thread Line_0 _S112 = lines_0[1U][3U];
                    float4 _S113 = right_quad_0(&_S112, _S97, &kernelContext_14);
                    next_0[1U][3U] = _S113;
                }
            }
        }
        if(_S79)
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
                uint _S114 = q_0 * 4U;
                thread array<float4, int(2)> left_1;
                uint _S115 = _S114 * 32U;
                uint _S116 = swizzled_0(_S78, q_0);
                float4 _S117 = (*(&kernelContext_14)->left_tile_0)[_S115 + _S116];
                left_1[0U] = (*(&kernelContext_14)->left_tile_0)[_S115 + _S116];
                thread array<float4, int(2)> right_0;
                uint _S118 = _S114 * 16U;
                uint _S119 = swizzled_0(_S77, q_0);
                float4 _S120 = (*(&kernelContext_14)->right_tile_0)[_S118 + _S119];
                right_0[0U] = (*(&kernelContext_14)->right_tile_0)[_S118 + _S119];
                uint _S121 = swizzled_0(_S78 + 16U, q_0);
                float4 _S122 = (*(&kernelContext_14)->left_tile_0)[_S115 + _S121];
                left_1[1U] = (*(&kernelContext_14)->left_tile_0)[_S115 + _S121];
                uint _S123 = swizzled_0(_S77 + 8U, q_0);
                float4 _S124 = (*(&kernelContext_14)->right_tile_0)[_S118 + _S123];
                right_0[1U] = (*(&kernelContext_14)->right_tile_0)[_S118 + _S123];
                float _S125 = _S117.x;
                sum_2[0U][0U] = weigh_0(_S125, _S120, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S125, _S124, sum_2[0U][1U]);
                float _S126 = _S117.y;
                sum_2[1U][0U] = weigh_0(_S126, _S120, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S126, _S124, sum_2[1U][1U]);
                float _S127 = _S117.z;
                sum_2[2U][0U] = weigh_0(_S127, _S120, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S127, _S124, sum_2[2U][1U]);
                float _S128 = _S117.w;
                sum_2[3U][0U] = weigh_0(_S128, _S120, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S128, _S124, sum_2[3U][1U]);
                float _S129 = _S122.x;
                sum_2[4U][0U] = weigh_0(_S129, _S120, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S129, _S124, sum_2[4U][1U]);
                float _S130 = _S122.y;
                sum_2[5U][0U] = weigh_0(_S130, _S120, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S130, _S124, sum_2[5U][1U]);
                float _S131 = _S122.z;
                sum_2[6U][0U] = weigh_0(_S131, _S120, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S131, _S124, sum_2[6U][1U]);
                float _S132 = _S122.w;
                sum_2[7U][0U] = weigh_0(_S132, _S120, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S132, _S124, sum_2[7U][1U]);
                uint _S133 = _S114 + 1U;
                thread array<float4, int(2)> left_2;
                uint _S134 = _S133 * 32U;
                float4 _S135 = (*(&kernelContext_14)->left_tile_0)[_S134 + _S116];
                left_2[0U] = (*(&kernelContext_14)->left_tile_0)[_S134 + _S116];
                thread array<float4, int(2)> right_1;
                uint _S136 = _S133 * 16U;
                float4 _S137 = (*(&kernelContext_14)->right_tile_0)[_S136 + _S119];
                right_1[0U] = (*(&kernelContext_14)->right_tile_0)[_S136 + _S119];
                float4 _S138 = (*(&kernelContext_14)->left_tile_0)[_S134 + _S121];
                left_2[1U] = (*(&kernelContext_14)->left_tile_0)[_S134 + _S121];
                float4 _S139 = (*(&kernelContext_14)->right_tile_0)[_S136 + _S123];
                right_1[1U] = (*(&kernelContext_14)->right_tile_0)[_S136 + _S123];
                float _S140 = _S135.x;
                sum_2[0U][0U] = weigh_0(_S140, _S137, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S140, _S139, sum_2[0U][1U]);
                float _S141 = _S135.y;
                sum_2[1U][0U] = weigh_0(_S141, _S137, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S141, _S139, sum_2[1U][1U]);
                float _S142 = _S135.z;
                sum_2[2U][0U] = weigh_0(_S142, _S137, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S142, _S139, sum_2[2U][1U]);
                float _S143 = _S135.w;
                sum_2[3U][0U] = weigh_0(_S143, _S137, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S143, _S139, sum_2[3U][1U]);
                float _S144 = _S138.x;
                sum_2[4U][0U] = weigh_0(_S144, _S137, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S144, _S139, sum_2[4U][1U]);
                float _S145 = _S138.y;
                sum_2[5U][0U] = weigh_0(_S145, _S137, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S145, _S139, sum_2[5U][1U]);
                float _S146 = _S138.z;
                sum_2[6U][0U] = weigh_0(_S146, _S137, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S146, _S139, sum_2[6U][1U]);
                float _S147 = _S138.w;
                sum_2[7U][0U] = weigh_0(_S147, _S137, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S147, _S139, sum_2[7U][1U]);
                uint _S148 = _S114 + 2U;
                thread array<float4, int(2)> left_3;
                uint _S149 = _S148 * 32U;
                float4 _S150 = (*(&kernelContext_14)->left_tile_0)[_S149 + _S116];
                left_3[0U] = (*(&kernelContext_14)->left_tile_0)[_S149 + _S116];
                thread array<float4, int(2)> right_2;
                uint _S151 = _S148 * 16U;
                float4 _S152 = (*(&kernelContext_14)->right_tile_0)[_S151 + _S119];
                right_2[0U] = (*(&kernelContext_14)->right_tile_0)[_S151 + _S119];
                float4 _S153 = (*(&kernelContext_14)->left_tile_0)[_S149 + _S121];
                left_3[1U] = (*(&kernelContext_14)->left_tile_0)[_S149 + _S121];
                float4 _S154 = (*(&kernelContext_14)->right_tile_0)[_S151 + _S123];
                right_2[1U] = (*(&kernelContext_14)->right_tile_0)[_S151 + _S123];
                float _S155 = _S150.x;
                sum_2[0U][0U] = weigh_0(_S155, _S152, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S155, _S154, sum_2[0U][1U]);
                float _S156 = _S150.y;
                sum_2[1U][0U] = weigh_0(_S156, _S152, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S156, _S154, sum_2[1U][1U]);
                float _S157 = _S150.z;
                sum_2[2U][0U] = weigh_0(_S157, _S152, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S157, _S154, sum_2[2U][1U]);
                float _S158 = _S150.w;
                sum_2[3U][0U] = weigh_0(_S158, _S152, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S158, _S154, sum_2[3U][1U]);
                float _S159 = _S153.x;
                sum_2[4U][0U] = weigh_0(_S159, _S152, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S159, _S154, sum_2[4U][1U]);
                float _S160 = _S153.y;
                sum_2[5U][0U] = weigh_0(_S160, _S152, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S160, _S154, sum_2[5U][1U]);
                float _S161 = _S153.z;
                sum_2[6U][0U] = weigh_0(_S161, _S152, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S161, _S154, sum_2[6U][1U]);
                float _S162 = _S153.w;
                sum_2[7U][0U] = weigh_0(_S162, _S152, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S162, _S154, sum_2[7U][1U]);
                uint _S163 = _S114 + 3U;
                thread array<float4, int(2)> left_4;
                uint _S164 = _S163 * 32U;
                float4 _S165 = (*(&kernelContext_14)->left_tile_0)[_S164 + _S116];
                left_4[0U] = (*(&kernelContext_14)->left_tile_0)[_S164 + _S116];
                thread array<float4, int(2)> right_3;
                uint _S166 = _S163 * 16U;
                float4 _S167 = (*(&kernelContext_14)->right_tile_0)[_S166 + _S119];
                right_3[0U] = (*(&kernelContext_14)->right_tile_0)[_S166 + _S119];
                float4 _S168 = (*(&kernelContext_14)->left_tile_0)[_S164 + _S121];
                left_4[1U] = (*(&kernelContext_14)->left_tile_0)[_S164 + _S121];
                float4 _S169 = (*(&kernelContext_14)->right_tile_0)[_S166 + _S123];
                right_3[1U] = (*(&kernelContext_14)->right_tile_0)[_S166 + _S123];
                float _S170 = _S165.x;
                sum_2[0U][0U] = weigh_0(_S170, _S167, sum_2[0U][0U]);
                sum_2[0U][1U] = weigh_0(_S170, _S169, sum_2[0U][1U]);
                float _S171 = _S165.y;
                sum_2[1U][0U] = weigh_0(_S171, _S167, sum_2[1U][0U]);
                sum_2[1U][1U] = weigh_0(_S171, _S169, sum_2[1U][1U]);
                float _S172 = _S165.z;
                sum_2[2U][0U] = weigh_0(_S172, _S167, sum_2[2U][0U]);
                sum_2[2U][1U] = weigh_0(_S172, _S169, sum_2[2U][1U]);
                float _S173 = _S165.w;
                sum_2[3U][0U] = weigh_0(_S173, _S167, sum_2[3U][0U]);
                sum_2[3U][1U] = weigh_0(_S173, _S169, sum_2[3U][1U]);
                float _S174 = _S168.x;
                sum_2[4U][0U] = weigh_0(_S174, _S167, sum_2[4U][0U]);
                sum_2[4U][1U] = weigh_0(_S174, _S169, sum_2[4U][1U]);
                float _S175 = _S168.y;
                sum_2[5U][0U] = weigh_0(_S175, _S167, sum_2[5U][0U]);
                sum_2[5U][1U] = weigh_0(_S175, _S169, sum_2[5U][1U]);
                float _S176 = _S168.z;
                sum_2[6U][0U] = weigh_0(_S176, _S167, sum_2[6U][0U]);
                sum_2[6U][1U] = weigh_0(_S176, _S169, sum_2[6U][1U]);
                float _S177 = _S168.w;
                sum_2[7U][0U] = weigh_0(_S177, _S167, sum_2[7U][0U]);
                sum_2[7U][1U] = weigh_0(_S177, _S169, sum_2[7U][1U]);
                q_0 = q_0 + 1U;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S178 = _S23.first_row_1 + _S78 * 4U;
    if(_S178 <= (_S23.last_row_0))
    {
        uint _S179 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S180 = _S23;
        store_0(&_S180, _S178, _S179, sum_2[0U][0U], &kernelContext_14);
        uint _S181 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S182 = _S23;
        store_0(&_S182, _S178, _S181, sum_2[0U][1U], &kernelContext_14);
    }
    uint row_9 = _S178 + 1U;
    if(row_9 <= (_S23.last_row_0))
    {
        uint _S183 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S184 = _S23;
        store_0(&_S184, row_9, _S183, sum_2[1U][0U], &kernelContext_14);
        uint _S185 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S186 = _S23;
        store_0(&_S186, row_9, _S185, sum_2[1U][1U], &kernelContext_14);
    }
    uint row_10 = _S178 + 2U;
    if(row_10 <= (_S23.last_row_0))
    {
        uint _S187 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S188 = _S23;
        store_0(&_S188, row_10, _S187, sum_2[2U][0U], &kernelContext_14);
        uint _S189 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S190 = _S23;
        store_0(&_S190, row_10, _S189, sum_2[2U][1U], &kernelContext_14);
    }
    uint row_11 = _S178 + 3U;
    if(row_11 <= (_S23.last_row_0))
    {
        uint _S191 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S192 = _S23;
        store_0(&_S192, row_11, _S191, sum_2[3U][0U], &kernelContext_14);
        uint _S193 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S194 = _S23;
        store_0(&_S194, row_11, _S193, sum_2[3U][1U], &kernelContext_14);
    }
    uint _S195 = _S23.first_row_1 + (_S78 + 16U) * 4U;
    if(_S195 <= (_S23.last_row_0))
    {
        uint _S196 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S197 = _S23;
        store_0(&_S197, _S195, _S196, sum_2[4U][0U], &kernelContext_14);
        uint _S198 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S199 = _S23;
        store_0(&_S199, _S195, _S198, sum_2[4U][1U], &kernelContext_14);
    }
    uint row_12 = _S195 + 1U;
    if(row_12 <= (_S23.last_row_0))
    {
        uint _S200 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S201 = _S23;
        store_0(&_S201, row_12, _S200, sum_2[5U][0U], &kernelContext_14);
        uint _S202 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S203 = _S23;
        store_0(&_S203, row_12, _S202, sum_2[5U][1U], &kernelContext_14);
    }
    uint row_13 = _S195 + 2U;
    if(row_13 <= (_S23.last_row_0))
    {
        uint _S204 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S205 = _S23;
        store_0(&_S205, row_13, _S204, sum_2[6U][0U], &kernelContext_14);
        uint _S206 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S207 = _S23;
        store_0(&_S207, row_13, _S206, sum_2[6U][1U], &kernelContext_14);
    }
    uint row_14 = _S195 + 3U;
    if(row_14 <= (_S23.last_row_0))
    {
        uint _S208 = _S23.first_column_0 + _S77 * 4U;
        thread Work_0 _S209 = _S23;
        store_0(&_S209, row_14, _S208, sum_2[7U][0U], &kernelContext_14);
        uint _S210 = _S23.first_column_0 + (_S77 + 8U) * 4U;
        thread Work_0 _S211 = _S23;
        store_0(&_S211, row_14, _S210, sum_2[7U][1U], &kernelContext_14);
    }
    return;
}

