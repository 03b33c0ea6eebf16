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
    uint device* v_words_0;
    uint device* o_words_0;
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

float4 load_raw_quad_0(uint device* words_0, uint row_4, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    thread float4 raw_0 = float4(int4(int(0)) );
    uint left_0 = kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1);
    uint word_0 = row_4 + element_1;
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

float4 load_quad_0(uint device* words_1, uint row_5, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    float4 _S22 = load_raw_quad_0(words_1, row_5, element_2, kernelContext_9);
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
    uint _S24 = work_7->kv_head_0 * kernelContext_11->params_0->group_0 + row_6;
    uint _S25 = query_of_0(row_6, kernelContext_11);
    return _S24 - _S25 * kernelContext_11->params_0->group_0;
}

uint o_of_0(const Work_0 thread* work_8, uint row_7, KernelContext_0 thread* kernelContext_12)
{
    uint _S26 = kernelContext_12->params_0->o_offset_0 + work_8->batch_2 * kernelContext_12->params_0->o_batch_0;
    uint _S27 = head_of_0(work_8, row_7, kernelContext_12);
    uint _S28 = _S26 + _S27 * kernelContext_12->params_0->o_head_0;
    uint _S29 = query_of_0(row_7, kernelContext_12);
    return _S28 + _S29 * kernelContext_12->params_0->o_row_0;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_3);
    uint word_1 = row_8 + element_3;
    uint _S30;
    if(left_1 > 0U)
    {
        uint device* _S31 = kernelContext_13->o_words_0+word_1;
        if(poisoned_0)
        {
            _S30 = 2143289344U;
        }
        else
        {
            _S30 = (as_type<uint>((quad_1.x)));
        }
        *_S31 = _S30;
    }
    if(left_1 > 1U)
    {
        uint device* _S32 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S30 = 2143289344U;
        }
        else
        {
            _S30 = (as_type<uint>((quad_1.y)));
        }
        *_S32 = _S30;
    }
    if(left_1 > 2U)
    {
        uint device* _S33 = kernelContext_13->o_words_0+(word_1 + 2U);
        if(poisoned_0)
        {
            _S30 = 2143289344U;
        }
        else
        {
            _S30 = (as_type<uint>((quad_1.z)));
        }
        *_S33 = _S30;
    }
    if(left_1 > 3U)
    {
        uint device* _S34 = kernelContext_13->o_words_0+(word_1 + 3U);
        if(poisoned_0)
        {
            _S30 = 2143289344U;
        }
        else
        {
            _S30 = (as_type<uint>((quad_1.w)));
        }
        *_S34 = _S30;
    }
    return;
}

void store_0(const Work_0 thread* work_9, uint row_9, uint element_4, float4 sum_1, KernelContext_0 thread* kernelContext_14)
{
    uint _S35 = scores_of_0(work_9, row_9);
    bool poisoned_1 = ((float4(*(kernelContext_14->scratch_0+(_S35 + work_9->pitch_0 - 1U))) ).x) != 0.0;
    uint _S36 = o_of_0(work_9, row_9, kernelContext_14);
    store_quad_0(_S36, element_4, sum_1, poisoned_1, kernelContext_14);
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* v_words_1 [[buffer(3)]], uint device* o_words_1 [[buffer(4)]])
{
    bool _S37;
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
    Work_0 _S38 = find_work_0(number_2, &kernelContext_15);
    thread Work_0 _S39 = _S38;
    bool _S40 = has_work_0(&_S39);
    if(!_S40)
    {
        return;
    }
    thread Work_0 _S41 = _S38;
    uint _S42 = inner_size_0(&_S41);
    thread Work_0 _S43 = _S38;
    uint _S44 = clean_size_0(&_S43, &kernelContext_15);
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
        uint _S45 = thread_0 - 128U;
        step_quads_0[0U] = _S45 / 16U;
        quads_0[0U] = _S45 % 16U;
    }
    if(is_left_0)
    {
        uint _S46 = min(_S38.first_row_1 + quads_0[0U] * 4U, _S38.last_row_0);
        thread Work_0 _S47 = _S38;
        Line_0 _S48 = left_line_0(&_S47, _S46, &kernelContext_15);
        lines_0[0U][0U] = _S48;
    }
    else
    {
        uint _S49 = _S38.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S50 = _S38;
        Line_0 _S51 = right_line_0(&_S50, _S49, &kernelContext_15);
        lines_0[0U][0U] = _S51;
    }
    if(is_left_0)
    {
        uint _S52 = min(_S38.first_row_1 + quads_0[0U] * 4U + 1U, _S38.last_row_0);
        thread Work_0 _S53 = _S38;
        Line_0 _S54 = left_line_0(&_S53, _S52, &kernelContext_15);
        lines_0[0U][1U] = _S54;
    }
    else
    {
        uint _S55 = _S38.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S56 = _S38;
        Line_0 _S57 = right_line_0(&_S56, _S55, &kernelContext_15);
        lines_0[0U][1U] = _S57;
    }
    if(is_left_0)
    {
        uint _S58 = min(_S38.first_row_1 + quads_0[0U] * 4U + 2U, _S38.last_row_0);
        thread Work_0 _S59 = _S38;
        Line_0 _S60 = left_line_0(&_S59, _S58, &kernelContext_15);
        lines_0[0U][2U] = _S60;
    }
    else
    {
        uint _S61 = _S38.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S62 = _S38;
        Line_0 _S63 = right_line_0(&_S62, _S61, &kernelContext_15);
        lines_0[0U][2U] = _S63;
    }
    if(is_left_0)
    {
        uint _S64 = min(_S38.first_row_1 + quads_0[0U] * 4U + 3U, _S38.last_row_0);
        thread Work_0 _S65 = _S38;
        Line_0 _S66 = left_line_0(&_S65, _S64, &kernelContext_15);
        lines_0[0U][3U] = _S66;
    }
    else
    {
        uint _S67 = _S38.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S68 = _S38;
        Line_0 _S69 = right_line_0(&_S68, _S67, &kernelContext_15);
        lines_0[0U][3U] = _S69;
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
        uint _S70 = block_1 - 128U;
        step_quads_0[1U] = _S70 / 16U;
        quads_0[1U] = _S70 % 16U;
    }
    if(is_left_1)
    {
        uint _S71 = min(_S38.first_row_1 + quads_0[1U] * 4U, _S38.last_row_0);
        thread Work_0 _S72 = _S38;
        Line_0 _S73 = left_line_0(&_S72, _S71, &kernelContext_15);
        lines_0[1U][0U] = _S73;
    }
    else
    {
        uint _S74 = _S38.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S75 = _S38;
        Line_0 _S76 = right_line_0(&_S75, _S74, &kernelContext_15);
        lines_0[1U][0U] = _S76;
    }
    if(is_left_1)
    {
        uint _S77 = min(_S38.first_row_1 + quads_0[1U] * 4U + 1U, _S38.last_row_0);
        thread Work_0 _S78 = _S38;
        Line_0 _S79 = left_line_0(&_S78, _S77, &kernelContext_15);
        lines_0[1U][1U] = _S79;
    }
    else
    {
        uint _S80 = _S38.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S81 = _S38;
        Line_0 _S82 = right_line_0(&_S81, _S80, &kernelContext_15);
        lines_0[1U][1U] = _S82;
    }
    if(is_left_1)
    {
        uint _S83 = min(_S38.first_row_1 + quads_0[1U] * 4U + 2U, _S38.last_row_0);
        thread Work_0 _S84 = _S38;
        Line_0 _S85 = left_line_0(&_S84, _S83, &kernelContext_15);
        lines_0[1U][2U] = _S85;
    }
    else
    {
        uint _S86 = _S38.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S87 = _S38;
        Line_0 _S88 = right_line_0(&_S87, _S86, &kernelContext_15);
        lines_0[1U][2U] = _S88;
    }
    if(is_left_1)
    {
        uint _S89 = min(_S38.first_row_1 + quads_0[1U] * 4U + 3U, _S38.last_row_0);
        thread Work_0 _S90 = _S38;
        Line_0 _S91 = left_line_0(&_S90, _S89, &kernelContext_15);
        lines_0[1U][3U] = _S91;
    }
    else
    {
        uint _S92 = _S38.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S93 = _S38;
        Line_0 _S94 = right_line_0(&_S93, _S92, &kernelContext_15);
        lines_0[1U][3U] = _S94;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S95 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S95;
    sum_2[0U][1U] = _S95;
    sum_2[1U][0U] = _S95;
    sum_2[1U][1U] = _S95;
    sum_2[2U][0U] = _S95;
    sum_2[2U][1U] = _S95;
    sum_2[3U][0U] = _S95;
    sum_2[3U][1U] = _S95;
    sum_2[4U][0U] = _S95;
    sum_2[4U][1U] = _S95;
    sum_2[5U][0U] = _S95;
    sum_2[5U][1U] = _S95;
    sum_2[6U][0U] = _S95;
    sum_2[6U][1U] = _S95;
    sum_2[7U][0U] = _S95;
    sum_2[7U][1U] = _S95;
    thread array<array<float4, int(2)>, int(8)> total_0;
    total_0[0U][0U] = _S95;
    total_0[0U][1U] = _S95;
    total_0[1U][0U] = _S95;
    total_0[1U][1U] = _S95;
    total_0[2U][0U] = _S95;
    total_0[2U][1U] = _S95;
    total_0[3U][0U] = _S95;
    total_0[3U][1U] = _S95;
    total_0[4U][0U] = _S95;
    total_0[4U][1U] = _S95;
    total_0[5U][0U] = _S95;
    total_0[5U][1U] = _S95;
    total_0[6U][0U] = _S95;
    total_0[6U][1U] = _S95;
    total_0[7U][0U] = _S95;
    total_0[7U][1U] = _S95;
    uint _S96 = thread_0 % 8U;
    uint _S97 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S95;
    next_0[0U][1U] = _S95;
    next_0[0U][2U] = _S95;
    next_0[0U][3U] = _S95;
    next_0[1U][0U] = _S95;
    next_0[1U][1U] = _S95;
    next_0[1U][2U] = _S95;
    next_0[1U][3U] = _S95;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S42 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S98 = step_0 > 0U;
        if(_S98)
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
        if(step_0 < _S42)
        {
            uint _S99 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S100 = lines_0[0U][0U];
                float4 _S101 = left_quad_0(&_S100, _S99, &kernelContext_15);
                next_0[0U][0U] = _S101;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S102 = min(_S99, _S42 - 1U);
                    thread Line_0 _S103 = lines_0[0U][int(0)];
                    float4 _S104 = right_quad_0(&_S103, _S102, &kernelContext_15);
                    next_0[0U][0U] = _S104;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S105 = lines_0[0U][1U];
                float4 _S106 = left_quad_0(&_S105, _S99, &kernelContext_15);
                next_0[0U][1U] = _S106;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S107 = min(_S99 + 1U, _S42 - 1U);
                    thread Line_0 _S108 = lines_0[0U][int(0)];
                    float4 _S109 = right_quad_0(&_S108, _S107, &kernelContext_15);
                    next_0[0U][1U] = _S109;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S110 = lines_0[0U][2U];
                float4 _S111 = left_quad_0(&_S110, _S99, &kernelContext_15);
                next_0[0U][2U] = _S111;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S112 = min(_S99 + 2U, _S42 - 1U);
                    thread Line_0 _S113 = lines_0[0U][int(0)];
                    float4 _S114 = right_quad_0(&_S113, _S112, &kernelContext_15);
                    next_0[0U][2U] = _S114;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S115 = lines_0[0U][3U];
                float4 _S116 = left_quad_0(&_S115, _S99, &kernelContext_15);
                next_0[0U][3U] = _S116;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S117 = min(_S99 + 3U, _S42 - 1U);
                    thread Line_0 _S118 = lines_0[0U][int(0)];
                    float4 _S119 = right_quad_0(&_S118, _S117, &kernelContext_15);
                    next_0[0U][3U] = _S119;
                }
            }
            uint _S120 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S121 = lines_0[1U][0U];
                float4 _S122 = left_quad_0(&_S121, _S120, &kernelContext_15);
                next_0[1U][0U] = _S122;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S123 = min(_S120, _S42 - 1U);
                    thread Line_0 _S124 = lines_0[1U][int(0)];
                    float4 _S125 = right_quad_0(&_S124, _S123, &kernelContext_15);
                    next_0[1U][0U] = _S125;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S126 = lines_0[1U][1U];
                float4 _S127 = left_quad_0(&_S126, _S120, &kernelContext_15);
                next_0[1U][1U] = _S127;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S128 = min(_S120 + 1U, _S42 - 1U);
                    thread Line_0 _S129 = lines_0[1U][int(0)];
                    float4 _S130 = right_quad_0(&_S129, _S128, &kernelContext_15);
                    next_0[1U][1U] = _S130;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S131 = lines_0[1U][2U];
                float4 _S132 = left_quad_0(&_S131, _S120, &kernelContext_15);
                next_0[1U][2U] = _S132;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S133 = min(_S120 + 2U, _S42 - 1U);
                    thread Line_0 _S134 = lines_0[1U][int(0)];
                    float4 _S135 = right_quad_0(&_S134, _S133, &kernelContext_15);
                    next_0[1U][2U] = _S135;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S136 = lines_0[1U][3U];
                float4 _S137 = left_quad_0(&_S136, _S120, &kernelContext_15);
                next_0[1U][3U] = _S137;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S138 = min(_S120 + 3U, _S42 - 1U);
                    thread Line_0 _S139 = lines_0[1U][int(0)];
                    float4 _S140 = right_quad_0(&_S139, _S138, &kernelContext_15);
                    next_0[1U][3U] = _S140;
                }
            }
        }
        if(_S98)
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
                uint _S141 = q_0 * 4U;
                thread array<float4, int(2)> left_2;
                uint _S142 = _S141 * 32U;
                uint _S143 = swizzled_0(_S97, q_0);
                left_2[0U] = (*(&kernelContext_15)->left_tile_0)[_S142 + _S143];
                thread array<float4, int(2)> right_0;
                uint _S144 = _S141 * 16U;
                uint _S145 = swizzled_0(_S96, q_0);
                right_0[0U] = (*(&kernelContext_15)->right_tile_0)[_S144 + _S145];
                uint _S146 = swizzled_0(_S97 + 16U, q_0);
                left_2[1U] = (*(&kernelContext_15)->left_tile_0)[_S142 + _S146];
                uint _S147 = swizzled_0(_S96 + 8U, q_0);
                right_0[1U] = (*(&kernelContext_15)->right_tile_0)[_S144 + _S147];
                bool _S148 = step_0 > _S44;
                if(_S148)
                {
                    if(has_hidden_0(left_2[int(0)]))
                    {
                        _S37 = true;
                    }
                    else
                    {
                        _S37 = has_hidden_0(left_2[1U]);
                    }
                }
                else
                {
                    _S37 = false;
                }
                if(_S37)
                {
                    if(!is_hidden_0(left_2[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_2[0U].x, right_0[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_2[0U].x, right_0[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_2[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_2[0U].y, right_0[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_2[0U].y, right_0[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_2[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_2[0U].z, right_0[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_2[0U].z, right_0[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_2[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_2[0U].w, right_0[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_2[0U].w, right_0[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_2[1U].x, right_0[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_2[1U].x, right_0[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_2[1U].y, right_0[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_2[1U].y, right_0[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_2[1U].z, right_0[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_2[1U].z, right_0[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_2[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_2[1U].w, right_0[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_2[1U].w, right_0[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_2[0U].x, right_0[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_2[0U].x, right_0[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_2[0U].y, right_0[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_2[0U].y, right_0[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_2[0U].z, right_0[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_2[0U].z, right_0[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_2[0U].w, right_0[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_2[0U].w, right_0[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_2[1U].x, right_0[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_2[1U].x, right_0[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_2[1U].y, right_0[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_2[1U].y, right_0[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_2[1U].z, right_0[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_2[1U].z, right_0[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_2[1U].w, right_0[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_2[1U].w, right_0[1U], sum_2[7U][1U]);
                }
                uint _S149 = _S141 + 1U;
                thread array<float4, int(2)> left_3;
                uint _S150 = _S149 * 32U;
                left_3[0U] = (*(&kernelContext_15)->left_tile_0)[_S150 + _S143];
                thread array<float4, int(2)> right_1;
                uint _S151 = _S149 * 16U;
                right_1[0U] = (*(&kernelContext_15)->right_tile_0)[_S151 + _S145];
                left_3[1U] = (*(&kernelContext_15)->left_tile_0)[_S150 + _S146];
                right_1[1U] = (*(&kernelContext_15)->right_tile_0)[_S151 + _S147];
                bool _S152;
                if(_S148)
                {
                    if(has_hidden_0(left_3[int(0)]))
                    {
                        _S152 = true;
                    }
                    else
                    {
                        _S152 = has_hidden_0(left_3[1U]);
                    }
                }
                else
                {
                    _S152 = false;
                }
                if(_S152)
                {
                    if(!is_hidden_0(left_3[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_3[0U].x, right_1[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_3[0U].x, right_1[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_3[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_3[0U].y, right_1[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_3[0U].y, right_1[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_3[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_3[0U].z, right_1[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_3[0U].z, right_1[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_3[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_3[0U].w, right_1[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_3[0U].w, right_1[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_3[1U].x, right_1[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_3[1U].x, right_1[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_3[1U].y, right_1[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_3[1U].y, right_1[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_3[1U].z, right_1[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_3[1U].z, right_1[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_3[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_3[1U].w, right_1[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_3[1U].w, right_1[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_3[0U].x, right_1[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_3[0U].x, right_1[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_3[0U].y, right_1[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_3[0U].y, right_1[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_3[0U].z, right_1[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_3[0U].z, right_1[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_3[0U].w, right_1[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_3[0U].w, right_1[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_3[1U].x, right_1[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_3[1U].x, right_1[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_3[1U].y, right_1[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_3[1U].y, right_1[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_3[1U].z, right_1[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_3[1U].z, right_1[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_3[1U].w, right_1[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_3[1U].w, right_1[1U], sum_2[7U][1U]);
                }
                uint _S153 = _S141 + 2U;
                thread array<float4, int(2)> left_4;
                uint _S154 = _S153 * 32U;
                left_4[0U] = (*(&kernelContext_15)->left_tile_0)[_S154 + _S143];
                thread array<float4, int(2)> right_2;
                uint _S155 = _S153 * 16U;
                right_2[0U] = (*(&kernelContext_15)->right_tile_0)[_S155 + _S145];
                left_4[1U] = (*(&kernelContext_15)->left_tile_0)[_S154 + _S146];
                right_2[1U] = (*(&kernelContext_15)->right_tile_0)[_S155 + _S147];
                bool _S156;
                if(_S148)
                {
                    if(has_hidden_0(left_4[int(0)]))
                    {
                        _S156 = true;
                    }
                    else
                    {
                        _S156 = has_hidden_0(left_4[1U]);
                    }
                }
                else
                {
                    _S156 = false;
                }
                if(_S156)
                {
                    if(!is_hidden_0(left_4[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_4[0U].x, right_2[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_4[0U].x, right_2[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_4[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_4[0U].y, right_2[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_4[0U].y, right_2[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_4[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_4[0U].z, right_2[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_4[0U].z, right_2[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_4[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_4[0U].w, right_2[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_4[0U].w, right_2[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_4[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_4[1U].x, right_2[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_4[1U].x, right_2[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_4[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_4[1U].y, right_2[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_4[1U].y, right_2[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_4[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_4[1U].z, right_2[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_4[1U].z, right_2[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_4[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_4[1U].w, right_2[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_4[1U].w, right_2[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_4[0U].x, right_2[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_4[0U].x, right_2[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_4[0U].y, right_2[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_4[0U].y, right_2[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_4[0U].z, right_2[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_4[0U].z, right_2[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_4[0U].w, right_2[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_4[0U].w, right_2[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_4[1U].x, right_2[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_4[1U].x, right_2[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_4[1U].y, right_2[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_4[1U].y, right_2[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_4[1U].z, right_2[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_4[1U].z, right_2[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_4[1U].w, right_2[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_4[1U].w, right_2[1U], sum_2[7U][1U]);
                }
                uint _S157 = _S141 + 3U;
                thread array<float4, int(2)> left_5;
                uint _S158 = _S157 * 32U;
                left_5[0U] = (*(&kernelContext_15)->left_tile_0)[_S158 + _S143];
                thread array<float4, int(2)> right_3;
                uint _S159 = _S157 * 16U;
                right_3[0U] = (*(&kernelContext_15)->right_tile_0)[_S159 + _S145];
                left_5[1U] = (*(&kernelContext_15)->left_tile_0)[_S158 + _S146];
                right_3[1U] = (*(&kernelContext_15)->right_tile_0)[_S159 + _S147];
                bool _S160;
                if(_S148)
                {
                    if(has_hidden_0(left_5[int(0)]))
                    {
                        _S160 = true;
                    }
                    else
                    {
                        _S160 = has_hidden_0(left_5[1U]);
                    }
                }
                else
                {
                    _S160 = false;
                }
                if(_S160)
                {
                    if(!is_hidden_0(left_5[0U].x))
                    {
                        sum_2[0U][0U] = weigh_0(left_5[0U].x, right_3[0U], sum_2[0U][0U]);
                        sum_2[0U][1U] = weigh_0(left_5[0U].x, right_3[1U], sum_2[0U][1U]);
                    }
                    if(!is_hidden_0(left_5[0U].y))
                    {
                        sum_2[1U][0U] = weigh_0(left_5[0U].y, right_3[0U], sum_2[1U][0U]);
                        sum_2[1U][1U] = weigh_0(left_5[0U].y, right_3[1U], sum_2[1U][1U]);
                    }
                    if(!is_hidden_0(left_5[0U].z))
                    {
                        sum_2[2U][0U] = weigh_0(left_5[0U].z, right_3[0U], sum_2[2U][0U]);
                        sum_2[2U][1U] = weigh_0(left_5[0U].z, right_3[1U], sum_2[2U][1U]);
                    }
                    if(!is_hidden_0(left_5[0U].w))
                    {
                        sum_2[3U][0U] = weigh_0(left_5[0U].w, right_3[0U], sum_2[3U][0U]);
                        sum_2[3U][1U] = weigh_0(left_5[0U].w, right_3[1U], sum_2[3U][1U]);
                    }
                    if(!is_hidden_0(left_5[1U].x))
                    {
                        sum_2[4U][0U] = weigh_0(left_5[1U].x, right_3[0U], sum_2[4U][0U]);
                        sum_2[4U][1U] = weigh_0(left_5[1U].x, right_3[1U], sum_2[4U][1U]);
                    }
                    if(!is_hidden_0(left_5[1U].y))
                    {
                        sum_2[5U][0U] = weigh_0(left_5[1U].y, right_3[0U], sum_2[5U][0U]);
                        sum_2[5U][1U] = weigh_0(left_5[1U].y, right_3[1U], sum_2[5U][1U]);
                    }
                    if(!is_hidden_0(left_5[1U].z))
                    {
                        sum_2[6U][0U] = weigh_0(left_5[1U].z, right_3[0U], sum_2[6U][0U]);
                        sum_2[6U][1U] = weigh_0(left_5[1U].z, right_3[1U], sum_2[6U][1U]);
                    }
                    if(!is_hidden_0(left_5[1U].w))
                    {
                        sum_2[7U][0U] = weigh_0(left_5[1U].w, right_3[0U], sum_2[7U][0U]);
                        sum_2[7U][1U] = weigh_0(left_5[1U].w, right_3[1U], sum_2[7U][1U]);
                    }
                }
                else
                {
                    sum_2[0U][0U] = weigh_0(left_5[0U].x, right_3[0U], sum_2[0U][0U]);
                    sum_2[0U][1U] = weigh_0(left_5[0U].x, right_3[1U], sum_2[0U][1U]);
                    sum_2[1U][0U] = weigh_0(left_5[0U].y, right_3[0U], sum_2[1U][0U]);
                    sum_2[1U][1U] = weigh_0(left_5[0U].y, right_3[1U], sum_2[1U][1U]);
                    sum_2[2U][0U] = weigh_0(left_5[0U].z, right_3[0U], sum_2[2U][0U]);
                    sum_2[2U][1U] = weigh_0(left_5[0U].z, right_3[1U], sum_2[2U][1U]);
                    sum_2[3U][0U] = weigh_0(left_5[0U].w, right_3[0U], sum_2[3U][0U]);
                    sum_2[3U][1U] = weigh_0(left_5[0U].w, right_3[1U], sum_2[3U][1U]);
                    sum_2[4U][0U] = weigh_0(left_5[1U].x, right_3[0U], sum_2[4U][0U]);
                    sum_2[4U][1U] = weigh_0(left_5[1U].x, right_3[1U], sum_2[4U][1U]);
                    sum_2[5U][0U] = weigh_0(left_5[1U].y, right_3[0U], sum_2[5U][0U]);
                    sum_2[5U][1U] = weigh_0(left_5[1U].y, right_3[1U], sum_2[5U][1U]);
                    sum_2[6U][0U] = weigh_0(left_5[1U].z, right_3[0U], sum_2[6U][0U]);
                    sum_2[6U][1U] = weigh_0(left_5[1U].z, right_3[1U], sum_2[6U][1U]);
                    sum_2[7U][0U] = weigh_0(left_5[1U].w, right_3[0U], sum_2[7U][0U]);
                    sum_2[7U][1U] = weigh_0(left_5[1U].w, right_3[1U], sum_2[7U][1U]);
                }
                q_0 = q_0 + 1U;
            }
            if(FOLDS_0 != 0U)
            {
                if((step_0 % 4096U) == 0U)
                {
                    _S37 = true;
                }
                else
                {
                    _S37 = step_0 >= _S42;
                }
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                total_0[0U][0U] = total_0[0U][0U] + sum_2[0U][0U];
                bool _S161 = step_0 >= _S42;
                float4 _S162;
                if(_S161)
                {
                    _S162 = total_0[0U][0U];
                }
                else
                {
                    _S162 = _S95;
                }
                sum_2[0U][0U] = _S162;
                total_0[0U][1U] = total_0[0U][1U] + sum_2[0U][1U];
                float4 _S163;
                if(_S161)
                {
                    _S163 = total_0[0U][1U];
                }
                else
                {
                    _S163 = _S95;
                }
                sum_2[0U][1U] = _S163;
                total_0[1U][0U] = total_0[1U][0U] + sum_2[1U][0U];
                float4 _S164;
                if(_S161)
                {
                    _S164 = total_0[1U][0U];
                }
                else
                {
                    _S164 = _S95;
                }
                sum_2[1U][0U] = _S164;
                total_0[1U][1U] = total_0[1U][1U] + sum_2[1U][1U];
                float4 _S165;
                if(_S161)
                {
                    _S165 = total_0[1U][1U];
                }
                else
                {
                    _S165 = _S95;
                }
                sum_2[1U][1U] = _S165;
                total_0[2U][0U] = total_0[2U][0U] + sum_2[2U][0U];
                float4 _S166;
                if(_S161)
                {
                    _S166 = total_0[2U][0U];
                }
                else
                {
                    _S166 = _S95;
                }
                sum_2[2U][0U] = _S166;
                total_0[2U][1U] = total_0[2U][1U] + sum_2[2U][1U];
                float4 _S167;
                if(_S161)
                {
                    _S167 = total_0[2U][1U];
                }
                else
                {
                    _S167 = _S95;
                }
                sum_2[2U][1U] = _S167;
                total_0[3U][0U] = total_0[3U][0U] + sum_2[3U][0U];
                float4 _S168;
                if(_S161)
                {
                    _S168 = total_0[3U][0U];
                }
                else
                {
                    _S168 = _S95;
                }
                sum_2[3U][0U] = _S168;
                total_0[3U][1U] = total_0[3U][1U] + sum_2[3U][1U];
                float4 _S169;
                if(_S161)
                {
                    _S169 = total_0[3U][1U];
                }
                else
                {
                    _S169 = _S95;
                }
                sum_2[3U][1U] = _S169;
                total_0[4U][0U] = total_0[4U][0U] + sum_2[4U][0U];
                float4 _S170;
                if(_S161)
                {
                    _S170 = total_0[4U][0U];
                }
                else
                {
                    _S170 = _S95;
                }
                sum_2[4U][0U] = _S170;
                total_0[4U][1U] = total_0[4U][1U] + sum_2[4U][1U];
                float4 _S171;
                if(_S161)
                {
                    _S171 = total_0[4U][1U];
                }
                else
                {
                    _S171 = _S95;
                }
                sum_2[4U][1U] = _S171;
                total_0[5U][0U] = total_0[5U][0U] + sum_2[5U][0U];
                float4 _S172;
                if(_S161)
                {
                    _S172 = total_0[5U][0U];
                }
                else
                {
                    _S172 = _S95;
                }
                sum_2[5U][0U] = _S172;
                total_0[5U][1U] = total_0[5U][1U] + sum_2[5U][1U];
                float4 _S173;
                if(_S161)
                {
                    _S173 = total_0[5U][1U];
                }
                else
                {
                    _S173 = _S95;
                }
                sum_2[5U][1U] = _S173;
                total_0[6U][0U] = total_0[6U][0U] + sum_2[6U][0U];
                float4 _S174;
                if(_S161)
                {
                    _S174 = total_0[6U][0U];
                }
                else
                {
                    _S174 = _S95;
                }
                sum_2[6U][0U] = _S174;
                total_0[6U][1U] = total_0[6U][1U] + sum_2[6U][1U];
                float4 _S175;
                if(_S161)
                {
                    _S175 = total_0[6U][1U];
                }
                else
                {
                    _S175 = _S95;
                }
                sum_2[6U][1U] = _S175;
                total_0[7U][0U] = total_0[7U][0U] + sum_2[7U][0U];
                float4 _S176;
                if(_S161)
                {
                    _S176 = total_0[7U][0U];
                }
                else
                {
                    _S176 = _S95;
                }
                sum_2[7U][0U] = _S176;
                total_0[7U][1U] = total_0[7U][1U] + sum_2[7U][1U];
                float4 _S177;
                if(_S161)
                {
                    _S177 = total_0[7U][1U];
                }
                else
                {
                    _S177 = _S95;
                }
                sum_2[7U][1U] = _S177;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S178 = _S38.first_row_1 + _S97 * 4U;
    if(_S178 <= (_S38.last_row_0))
    {
        uint _S179 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S180 = _S38;
        store_0(&_S180, _S178, _S179, sum_2[0U][0U], &kernelContext_15);
        uint _S181 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S182 = _S38;
        store_0(&_S182, _S178, _S181, sum_2[0U][1U], &kernelContext_15);
    }
    uint row_10 = _S178 + 1U;
    if(row_10 <= (_S38.last_row_0))
    {
        uint _S183 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S184 = _S38;
        store_0(&_S184, row_10, _S183, sum_2[1U][0U], &kernelContext_15);
        uint _S185 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S186 = _S38;
        store_0(&_S186, row_10, _S185, sum_2[1U][1U], &kernelContext_15);
    }
    uint row_11 = _S178 + 2U;
    if(row_11 <= (_S38.last_row_0))
    {
        uint _S187 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S188 = _S38;
        store_0(&_S188, row_11, _S187, sum_2[2U][0U], &kernelContext_15);
        uint _S189 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S190 = _S38;
        store_0(&_S190, row_11, _S189, sum_2[2U][1U], &kernelContext_15);
    }
    uint row_12 = _S178 + 3U;
    if(row_12 <= (_S38.last_row_0))
    {
        uint _S191 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S192 = _S38;
        store_0(&_S192, row_12, _S191, sum_2[3U][0U], &kernelContext_15);
        uint _S193 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S194 = _S38;
        store_0(&_S194, row_12, _S193, sum_2[3U][1U], &kernelContext_15);
    }
    uint _S195 = _S38.first_row_1 + (_S97 + 16U) * 4U;
    if(_S195 <= (_S38.last_row_0))
    {
        uint _S196 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S197 = _S38;
        store_0(&_S197, _S195, _S196, sum_2[4U][0U], &kernelContext_15);
        uint _S198 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S199 = _S38;
        store_0(&_S199, _S195, _S198, sum_2[4U][1U], &kernelContext_15);
    }
    uint row_13 = _S195 + 1U;
    if(row_13 <= (_S38.last_row_0))
    {
        uint _S200 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S201 = _S38;
        store_0(&_S201, row_13, _S200, sum_2[5U][0U], &kernelContext_15);
        uint _S202 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S203 = _S38;
        store_0(&_S203, row_13, _S202, sum_2[5U][1U], &kernelContext_15);
    }
    uint row_14 = _S195 + 2U;
    if(row_14 <= (_S38.last_row_0))
    {
        uint _S204 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S205 = _S38;
        store_0(&_S205, row_14, _S204, sum_2[6U][0U], &kernelContext_15);
        uint _S206 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S207 = _S38;
        store_0(&_S207, row_14, _S206, sum_2[6U][1U], &kernelContext_15);
    }
    uint row_15 = _S195 + 3U;
    if(row_15 <= (_S38.last_row_0))
    {
        uint _S208 = _S38.first_column_0 + _S96 * 4U;
        thread Work_0 _S209 = _S38;
        store_0(&_S209, row_15, _S208, sum_2[7U][0U], &kernelContext_15);
        uint _S210 = _S38.first_column_0 + (_S96 + 8U) * 4U;
        thread Work_0 _S211 = _S38;
        store_0(&_S211, row_15, _S210, sum_2[7U][1U], &kernelContext_15);
    }
    return;
}

