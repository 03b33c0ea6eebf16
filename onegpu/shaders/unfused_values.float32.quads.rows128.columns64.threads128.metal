#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_FOLDS_0 [[function_constant(0)]];
constant uint FOLDS_0 = is_function_constant_defined(fc_FOLDS_0) ? fc_FOLDS_0 : 0U;
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
    packed_float4 device* scratch_0;
    packed_uint4 device* v_words_0;
    packed_uint4 device* o_words_0;
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

float4 load_raw_quad_0(packed_uint4 device* words_0, uint row_4, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 _S22 = float4(int4(int(0)) );
    float4 raw_0;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_0 = (as_type<float4>((uint4(*(words_0+(row_4 + element_1) / 4U)) )));
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

float4 load_quad_0(packed_uint4 device* words_1, uint row_5, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    float4 _S23 = load_raw_quad_0(words_1, row_5, element_2, kernelContext_9);
    return floats_of_0(_S23);
}

float4 right_quad_0(const Line_0 thread* line_3, uint key_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S24 = load_quad_0(kernelContext_10->v_words_0, line_3->base_0 + key_1 * kernelContext_10->params_0->v_row_0, line_3->size_0, kernelContext_10);
    return _S24;
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
    uint _S25 = work_7->kv_head_0 * kernelContext_11->params_0->group_0 + row_6;
    uint _S26 = query_of_0(row_6, kernelContext_11);
    return _S25 - _S26 * kernelContext_11->params_0->group_0;
}

uint o_of_0(const Work_0 thread* work_8, uint row_7, KernelContext_0 thread* kernelContext_12)
{
    uint _S27 = kernelContext_12->params_0->o_offset_0 + work_8->batch_2 * kernelContext_12->params_0->o_batch_0;
    uint _S28 = head_of_0(work_8, row_7, kernelContext_12);
    uint _S29 = _S27 + _S28 * kernelContext_12->params_0->o_head_0;
    uint _S30 = query_of_0(row_7, kernelContext_12);
    return _S29 + _S30 * kernelContext_12->params_0->o_row_0;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_13)
{
    if((kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_3)) > 0U)
    {
        packed_uint4 device* _S31 = kernelContext_13->o_words_0+(row_8 + element_3) / 4U;
        uint4 _S32;
        if(poisoned_0)
        {
            _S32 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S32 = (as_type<uint4>((quad_1)));
        }
        *_S31 = packed_uint4(_S32) ;
    }
    return;
}

void store_0(const Work_0 thread* work_9, uint row_9, uint element_4, float4 sum_1, KernelContext_0 thread* kernelContext_14)
{
    uint _S33 = scores_of_0(work_9, row_9);
    bool poisoned_1 = ((float4(*(kernelContext_14->scratch_0+(_S33 + work_9->pitch_0 - 1U))) ).x) != 0.0;
    uint _S34 = o_of_0(work_9, row_9, kernelContext_14);
    store_quad_0(_S34, element_4, sum_1, poisoned_1, kernelContext_14);
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* v_words_1 [[buffer(3)]], packed_uint4 device* o_words_1 [[buffer(4)]])
{
    bool _S35;
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
    Work_0 _S36 = find_work_0(number_2, &kernelContext_15);
    thread Work_0 _S37 = _S36;
    bool _S38 = has_work_0(&_S37);
    if(!_S38)
    {
        return;
    }
    thread Work_0 _S39 = _S36;
    uint _S40 = inner_size_0(&_S39);
    thread Work_0 _S41 = _S36;
    uint _S42 = clean_size_0(&_S41, &kernelContext_15);
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
        uint _S43 = thread_0 - 128U;
        step_quads_0[0U] = _S43 / 16U;
        quads_0[0U] = _S43 % 16U;
    }
    if(is_left_0)
    {
        uint _S44 = min(_S36.first_row_1 + quads_0[0U] * 4U, _S36.last_row_0);
        thread Work_0 _S45 = _S36;
        Line_0 _S46 = left_line_0(&_S45, _S44, &kernelContext_15);
        lines_0[0U][0U] = _S46;
    }
    else
    {
        uint _S47 = _S36.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S48 = _S36;
        Line_0 _S49 = right_line_0(&_S48, _S47, &kernelContext_15);
        lines_0[0U][0U] = _S49;
    }
    if(is_left_0)
    {
        uint _S50 = min(_S36.first_row_1 + quads_0[0U] * 4U + 1U, _S36.last_row_0);
        thread Work_0 _S51 = _S36;
        Line_0 _S52 = left_line_0(&_S51, _S50, &kernelContext_15);
        lines_0[0U][1U] = _S52;
    }
    else
    {
        uint _S53 = _S36.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S54 = _S36;
        Line_0 _S55 = right_line_0(&_S54, _S53, &kernelContext_15);
        lines_0[0U][1U] = _S55;
    }
    if(is_left_0)
    {
        uint _S56 = min(_S36.first_row_1 + quads_0[0U] * 4U + 2U, _S36.last_row_0);
        thread Work_0 _S57 = _S36;
        Line_0 _S58 = left_line_0(&_S57, _S56, &kernelContext_15);
        lines_0[0U][2U] = _S58;
    }
    else
    {
        uint _S59 = _S36.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S60 = _S36;
        Line_0 _S61 = right_line_0(&_S60, _S59, &kernelContext_15);
        lines_0[0U][2U] = _S61;
    }
    if(is_left_0)
    {
        uint _S62 = min(_S36.first_row_1 + quads_0[0U] * 4U + 3U, _S36.last_row_0);
        thread Work_0 _S63 = _S36;
        Line_0 _S64 = left_line_0(&_S63, _S62, &kernelContext_15);
        lines_0[0U][3U] = _S64;
    }
    else
    {
        uint _S65 = _S36.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S66 = _S36;
        Line_0 _S67 = right_line_0(&_S66, _S65, &kernelContext_15);
        lines_0[0U][3U] = _S67;
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
        uint _S68 = block_1 - 128U;
        step_quads_0[1U] = _S68 / 16U;
        quads_0[1U] = _S68 % 16U;
    }
    if(is_left_1)
    {
        uint _S69 = min(_S36.first_row_1 + quads_0[1U] * 4U, _S36.last_row_0);
        thread Work_0 _S70 = _S36;
        Line_0 _S71 = left_line_0(&_S70, _S69, &kernelContext_15);
        lines_0[1U][0U] = _S71;
    }
    else
    {
        uint _S72 = _S36.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S73 = _S36;
        Line_0 _S74 = right_line_0(&_S73, _S72, &kernelContext_15);
        lines_0[1U][0U] = _S74;
    }
    if(is_left_1)
    {
        uint _S75 = min(_S36.first_row_1 + quads_0[1U] * 4U + 1U, _S36.last_row_0);
        thread Work_0 _S76 = _S36;
        Line_0 _S77 = left_line_0(&_S76, _S75, &kernelContext_15);
        lines_0[1U][1U] = _S77;
    }
    else
    {
        uint _S78 = _S36.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S79 = _S36;
        Line_0 _S80 = right_line_0(&_S79, _S78, &kernelContext_15);
        lines_0[1U][1U] = _S80;
    }
    if(is_left_1)
    {
        uint _S81 = min(_S36.first_row_1 + quads_0[1U] * 4U + 2U, _S36.last_row_0);
        thread Work_0 _S82 = _S36;
        Line_0 _S83 = left_line_0(&_S82, _S81, &kernelContext_15);
        lines_0[1U][2U] = _S83;
    }
    else
    {
        uint _S84 = _S36.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S85 = _S36;
        Line_0 _S86 = right_line_0(&_S85, _S84, &kernelContext_15);
        lines_0[1U][2U] = _S86;
    }
    if(is_left_1)
    {
        uint _S87 = min(_S36.first_row_1 + quads_0[1U] * 4U + 3U, _S36.last_row_0);
        thread Work_0 _S88 = _S36;
        Line_0 _S89 = left_line_0(&_S88, _S87, &kernelContext_15);
        lines_0[1U][3U] = _S89;
    }
    else
    {
        uint _S90 = _S36.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S91 = _S36;
        Line_0 _S92 = right_line_0(&_S91, _S90, &kernelContext_15);
        lines_0[1U][3U] = _S92;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S93 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S93;
    sum_2[0U][1U] = _S93;
    sum_2[1U][0U] = _S93;
    sum_2[1U][1U] = _S93;
    sum_2[2U][0U] = _S93;
    sum_2[2U][1U] = _S93;
    sum_2[3U][0U] = _S93;
    sum_2[3U][1U] = _S93;
    sum_2[4U][0U] = _S93;
    sum_2[4U][1U] = _S93;
    sum_2[5U][0U] = _S93;
    sum_2[5U][1U] = _S93;
    sum_2[6U][0U] = _S93;
    sum_2[6U][1U] = _S93;
    sum_2[7U][0U] = _S93;
    sum_2[7U][1U] = _S93;
    thread array<array<float4, int(2)>, int(8)> total_0;
    total_0[0U][0U] = _S93;
    total_0[0U][1U] = _S93;
    total_0[1U][0U] = _S93;
    total_0[1U][1U] = _S93;
    total_0[2U][0U] = _S93;
    total_0[2U][1U] = _S93;
    total_0[3U][0U] = _S93;
    total_0[3U][1U] = _S93;
    total_0[4U][0U] = _S93;
    total_0[4U][1U] = _S93;
    total_0[5U][0U] = _S93;
    total_0[5U][1U] = _S93;
    total_0[6U][0U] = _S93;
    total_0[6U][1U] = _S93;
    total_0[7U][0U] = _S93;
    total_0[7U][1U] = _S93;
    uint _S94 = thread_0 % 8U;
    uint _S95 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S93;
    next_0[0U][1U] = _S93;
    next_0[0U][2U] = _S93;
    next_0[0U][3U] = _S93;
    next_0[1U][0U] = _S93;
    next_0[1U][1U] = _S93;
    next_0[1U][2U] = _S93;
    next_0[1U][3U] = _S93;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S40 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S96 = step_0 > 0U;
        if(_S96)
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
        if(step_0 < _S40)
        {
            uint _S97 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S98 = lines_0[0U][0U];
                float4 _S99 = left_quad_0(&_S98, _S97, &kernelContext_15);
                next_0[0U][0U] = _S99;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S100 = min(_S97, _S40 - 1U);
                    thread Line_0 _S101 = lines_0[0U][int(0)];
                    float4 _S102 = right_quad_0(&_S101, _S100, &kernelContext_15);
                    next_0[0U][0U] = _S102;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S103 = lines_0[0U][1U];
                float4 _S104 = left_quad_0(&_S103, _S97, &kernelContext_15);
                next_0[0U][1U] = _S104;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S105 = min(_S97 + 1U, _S40 - 1U);
                    thread Line_0 _S106 = lines_0[0U][int(0)];
                    float4 _S107 = right_quad_0(&_S106, _S105, &kernelContext_15);
                    next_0[0U][1U] = _S107;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S108 = lines_0[0U][2U];
                float4 _S109 = left_quad_0(&_S108, _S97, &kernelContext_15);
                next_0[0U][2U] = _S109;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S110 = min(_S97 + 2U, _S40 - 1U);
                    thread Line_0 _S111 = lines_0[0U][int(0)];
                    float4 _S112 = right_quad_0(&_S111, _S110, &kernelContext_15);
                    next_0[0U][2U] = _S112;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S113 = lines_0[0U][3U];
                float4 _S114 = left_quad_0(&_S113, _S97, &kernelContext_15);
                next_0[0U][3U] = _S114;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S115 = min(_S97 + 3U, _S40 - 1U);
                    thread Line_0 _S116 = lines_0[0U][int(0)];
                    float4 _S117 = right_quad_0(&_S116, _S115, &kernelContext_15);
                    next_0[0U][3U] = _S117;
                }
            }
            uint _S118 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S119 = lines_0[1U][0U];
                float4 _S120 = left_quad_0(&_S119, _S118, &kernelContext_15);
                next_0[1U][0U] = _S120;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S121 = min(_S118, _S40 - 1U);
                    thread Line_0 _S122 = lines_0[1U][int(0)];
                    float4 _S123 = right_quad_0(&_S122, _S121, &kernelContext_15);
                    next_0[1U][0U] = _S123;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S124 = lines_0[1U][1U];
                float4 _S125 = left_quad_0(&_S124, _S118, &kernelContext_15);
                next_0[1U][1U] = _S125;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S126 = min(_S118 + 1U, _S40 - 1U);
                    thread Line_0 _S127 = lines_0[1U][int(0)];
                    float4 _S128 = right_quad_0(&_S127, _S126, &kernelContext_15);
                    next_0[1U][1U] = _S128;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S129 = lines_0[1U][2U];
                float4 _S130 = left_quad_0(&_S129, _S118, &kernelContext_15);
                next_0[1U][2U] = _S130;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S131 = min(_S118 + 2U, _S40 - 1U);
                    thread Line_0 _S132 = lines_0[1U][int(0)];
                    float4 _S133 = right_quad_0(&_S132, _S131, &kernelContext_15);
                    next_0[1U][2U] = _S133;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S134 = lines_0[1U][3U];
                float4 _S135 = left_quad_0(&_S134, _S118, &kernelContext_15);
                next_0[1U][3U] = _S135;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S136 = min(_S118 + 3U, _S40 - 1U);
                    thread Line_0 _S137 = lines_0[1U][int(0)];
                    float4 _S138 = right_quad_0(&_S137, _S136, &kernelContext_15);
                    next_0[1U][3U] = _S138;
                }
            }
        }
        if(_S96)
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
                uint _S139 = q_0 * 4U;
                thread array<float4, int(2)> left_0;
                uint _S140 = _S139 * 32U;
                uint _S141 = swizzled_0(_S95, q_0);
                left_0[0U] = (*(&kernelContext_15)->left_tile_0)[_S140 + _S141];
                thread array<float4, int(2)> right_0;
                uint _S142 = _S139 * 16U;
                uint _S143 = swizzled_0(_S94, q_0);
                right_0[0U] = (*(&kernelContext_15)->right_tile_0)[_S142 + _S143];
                uint _S144 = swizzled_0(_S95 + 16U, q_0);
                left_0[1U] = (*(&kernelContext_15)->left_tile_0)[_S140 + _S144];
                uint _S145 = swizzled_0(_S94 + 8U, q_0);
                right_0[1U] = (*(&kernelContext_15)->right_tile_0)[_S142 + _S145];
                bool _S146 = step_0 > _S42;
                if(_S146)
                {
                    if(has_hidden_0(left_0[int(0)]))
                    {
                        _S35 = true;
                    }
                    else
                    {
                        _S35 = has_hidden_0(left_0[1U]);
                    }
                }
                else
                {
                    _S35 = false;
                }
                if(_S35)
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
                uint _S147 = _S139 + 1U;
                thread array<float4, int(2)> left_1;
                uint _S148 = _S147 * 32U;
                left_1[0U] = (*(&kernelContext_15)->left_tile_0)[_S148 + _S141];
                thread array<float4, int(2)> right_1;
                uint _S149 = _S147 * 16U;
                right_1[0U] = (*(&kernelContext_15)->right_tile_0)[_S149 + _S143];
                left_1[1U] = (*(&kernelContext_15)->left_tile_0)[_S148 + _S144];
                right_1[1U] = (*(&kernelContext_15)->right_tile_0)[_S149 + _S145];
                bool _S150;
                if(_S146)
                {
                    if(has_hidden_0(left_1[int(0)]))
                    {
                        _S150 = true;
                    }
                    else
                    {
                        _S150 = has_hidden_0(left_1[1U]);
                    }
                }
                else
                {
                    _S150 = false;
                }
                if(_S150)
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
                uint _S151 = _S139 + 2U;
                thread array<float4, int(2)> left_2;
                uint _S152 = _S151 * 32U;
                left_2[0U] = (*(&kernelContext_15)->left_tile_0)[_S152 + _S141];
                thread array<float4, int(2)> right_2;
                uint _S153 = _S151 * 16U;
                right_2[0U] = (*(&kernelContext_15)->right_tile_0)[_S153 + _S143];
                left_2[1U] = (*(&kernelContext_15)->left_tile_0)[_S152 + _S144];
                right_2[1U] = (*(&kernelContext_15)->right_tile_0)[_S153 + _S145];
                bool _S154;
                if(_S146)
                {
                    if(has_hidden_0(left_2[int(0)]))
                    {
                        _S154 = true;
                    }
                    else
                    {
                        _S154 = has_hidden_0(left_2[1U]);
                    }
                }
                else
                {
                    _S154 = false;
                }
                if(_S154)
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
                uint _S155 = _S139 + 3U;
                thread array<float4, int(2)> left_3;
                uint _S156 = _S155 * 32U;
                left_3[0U] = (*(&kernelContext_15)->left_tile_0)[_S156 + _S141];
                thread array<float4, int(2)> right_3;
                uint _S157 = _S155 * 16U;
                right_3[0U] = (*(&kernelContext_15)->right_tile_0)[_S157 + _S143];
                left_3[1U] = (*(&kernelContext_15)->left_tile_0)[_S156 + _S144];
                right_3[1U] = (*(&kernelContext_15)->right_tile_0)[_S157 + _S145];
                bool _S158;
                if(_S146)
                {
                    if(has_hidden_0(left_3[int(0)]))
                    {
                        _S158 = true;
                    }
                    else
                    {
                        _S158 = has_hidden_0(left_3[1U]);
                    }
                }
                else
                {
                    _S158 = false;
                }
                if(_S158)
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
                    _S35 = true;
                }
                else
                {
                    _S35 = step_0 >= _S40;
                }
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                total_0[0U][0U] = total_0[0U][0U] + sum_2[0U][0U];
                bool _S159 = step_0 >= _S40;
                float4 _S160;
                if(_S159)
                {
                    _S160 = total_0[0U][0U];
                }
                else
                {
                    _S160 = _S93;
                }
                sum_2[0U][0U] = _S160;
                total_0[0U][1U] = total_0[0U][1U] + sum_2[0U][1U];
                float4 _S161;
                if(_S159)
                {
                    _S161 = total_0[0U][1U];
                }
                else
                {
                    _S161 = _S93;
                }
                sum_2[0U][1U] = _S161;
                total_0[1U][0U] = total_0[1U][0U] + sum_2[1U][0U];
                float4 _S162;
                if(_S159)
                {
                    _S162 = total_0[1U][0U];
                }
                else
                {
                    _S162 = _S93;
                }
                sum_2[1U][0U] = _S162;
                total_0[1U][1U] = total_0[1U][1U] + sum_2[1U][1U];
                float4 _S163;
                if(_S159)
                {
                    _S163 = total_0[1U][1U];
                }
                else
                {
                    _S163 = _S93;
                }
                sum_2[1U][1U] = _S163;
                total_0[2U][0U] = total_0[2U][0U] + sum_2[2U][0U];
                float4 _S164;
                if(_S159)
                {
                    _S164 = total_0[2U][0U];
                }
                else
                {
                    _S164 = _S93;
                }
                sum_2[2U][0U] = _S164;
                total_0[2U][1U] = total_0[2U][1U] + sum_2[2U][1U];
                float4 _S165;
                if(_S159)
                {
                    _S165 = total_0[2U][1U];
                }
                else
                {
                    _S165 = _S93;
                }
                sum_2[2U][1U] = _S165;
                total_0[3U][0U] = total_0[3U][0U] + sum_2[3U][0U];
                float4 _S166;
                if(_S159)
                {
                    _S166 = total_0[3U][0U];
                }
                else
                {
                    _S166 = _S93;
                }
                sum_2[3U][0U] = _S166;
                total_0[3U][1U] = total_0[3U][1U] + sum_2[3U][1U];
                float4 _S167;
                if(_S159)
                {
                    _S167 = total_0[3U][1U];
                }
                else
                {
                    _S167 = _S93;
                }
                sum_2[3U][1U] = _S167;
                total_0[4U][0U] = total_0[4U][0U] + sum_2[4U][0U];
                float4 _S168;
                if(_S159)
                {
                    _S168 = total_0[4U][0U];
                }
                else
                {
                    _S168 = _S93;
                }
                sum_2[4U][0U] = _S168;
                total_0[4U][1U] = total_0[4U][1U] + sum_2[4U][1U];
                float4 _S169;
                if(_S159)
                {
                    _S169 = total_0[4U][1U];
                }
                else
                {
                    _S169 = _S93;
                }
                sum_2[4U][1U] = _S169;
                total_0[5U][0U] = total_0[5U][0U] + sum_2[5U][0U];
                float4 _S170;
                if(_S159)
                {
                    _S170 = total_0[5U][0U];
                }
                else
                {
                    _S170 = _S93;
                }
                sum_2[5U][0U] = _S170;
                total_0[5U][1U] = total_0[5U][1U] + sum_2[5U][1U];
                float4 _S171;
                if(_S159)
                {
                    _S171 = total_0[5U][1U];
                }
                else
                {
                    _S171 = _S93;
                }
                sum_2[5U][1U] = _S171;
                total_0[6U][0U] = total_0[6U][0U] + sum_2[6U][0U];
                float4 _S172;
                if(_S159)
                {
                    _S172 = total_0[6U][0U];
                }
                else
                {
                    _S172 = _S93;
                }
                sum_2[6U][0U] = _S172;
                total_0[6U][1U] = total_0[6U][1U] + sum_2[6U][1U];
                float4 _S173;
                if(_S159)
                {
                    _S173 = total_0[6U][1U];
                }
                else
                {
                    _S173 = _S93;
                }
                sum_2[6U][1U] = _S173;
                total_0[7U][0U] = total_0[7U][0U] + sum_2[7U][0U];
                float4 _S174;
                if(_S159)
                {
                    _S174 = total_0[7U][0U];
                }
                else
                {
                    _S174 = _S93;
                }
                sum_2[7U][0U] = _S174;
                total_0[7U][1U] = total_0[7U][1U] + sum_2[7U][1U];
                float4 _S175;
                if(_S159)
                {
                    _S175 = total_0[7U][1U];
                }
                else
                {
                    _S175 = _S93;
                }
                sum_2[7U][1U] = _S175;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S176 = _S36.first_row_1 + _S95 * 4U;
    if(_S176 <= (_S36.last_row_0))
    {
        uint _S177 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S178 = _S36;
        store_0(&_S178, _S176, _S177, sum_2[0U][0U], &kernelContext_15);
        uint _S179 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S180 = _S36;
        store_0(&_S180, _S176, _S179, sum_2[0U][1U], &kernelContext_15);
    }
    uint row_10 = _S176 + 1U;
    if(row_10 <= (_S36.last_row_0))
    {
        uint _S181 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S182 = _S36;
        store_0(&_S182, row_10, _S181, sum_2[1U][0U], &kernelContext_15);
        uint _S183 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S184 = _S36;
        store_0(&_S184, row_10, _S183, sum_2[1U][1U], &kernelContext_15);
    }
    uint row_11 = _S176 + 2U;
    if(row_11 <= (_S36.last_row_0))
    {
        uint _S185 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S186 = _S36;
        store_0(&_S186, row_11, _S185, sum_2[2U][0U], &kernelContext_15);
        uint _S187 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S188 = _S36;
        store_0(&_S188, row_11, _S187, sum_2[2U][1U], &kernelContext_15);
    }
    uint row_12 = _S176 + 3U;
    if(row_12 <= (_S36.last_row_0))
    {
        uint _S189 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S190 = _S36;
        store_0(&_S190, row_12, _S189, sum_2[3U][0U], &kernelContext_15);
        uint _S191 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S192 = _S36;
        store_0(&_S192, row_12, _S191, sum_2[3U][1U], &kernelContext_15);
    }
    uint _S193 = _S36.first_row_1 + (_S95 + 16U) * 4U;
    if(_S193 <= (_S36.last_row_0))
    {
        uint _S194 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S195 = _S36;
        store_0(&_S195, _S193, _S194, sum_2[4U][0U], &kernelContext_15);
        uint _S196 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S197 = _S36;
        store_0(&_S197, _S193, _S196, sum_2[4U][1U], &kernelContext_15);
    }
    uint row_13 = _S193 + 1U;
    if(row_13 <= (_S36.last_row_0))
    {
        uint _S198 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S199 = _S36;
        store_0(&_S199, row_13, _S198, sum_2[5U][0U], &kernelContext_15);
        uint _S200 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S201 = _S36;
        store_0(&_S201, row_13, _S200, sum_2[5U][1U], &kernelContext_15);
    }
    uint row_14 = _S193 + 2U;
    if(row_14 <= (_S36.last_row_0))
    {
        uint _S202 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S203 = _S36;
        store_0(&_S203, row_14, _S202, sum_2[6U][0U], &kernelContext_15);
        uint _S204 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S205 = _S36;
        store_0(&_S205, row_14, _S204, sum_2[6U][1U], &kernelContext_15);
    }
    uint row_15 = _S193 + 3U;
    if(row_15 <= (_S36.last_row_0))
    {
        uint _S206 = _S36.first_column_0 + _S94 * 4U;
        thread Work_0 _S207 = _S36;
        store_0(&_S207, row_15, _S206, sum_2[7U][0U], &kernelContext_15);
        uint _S208 = _S36.first_column_0 + (_S94 + 8U) * 4U;
        thread Work_0 _S209 = _S36;
        store_0(&_S209, row_15, _S208, sum_2[7U][1U], &kernelContext_15);
    }
    return;
}

