#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_FOLDS_0 [[function_constant(0)]];
constant uint FOLDS_0 = is_function_constant_defined(fc_FOLDS_0) ? fc_FOLDS_0 : 0U;
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
    float4 _S19 = load_raw_quad_0(words_1, row_5, element_2, kernelContext_9);
    return floats_of_0(_S19);
}

float4 right_quad_0(const Line_0 thread* line_3, uint key_1, KernelContext_0 thread* kernelContext_10)
{
    float4 _S20 = load_quad_0(kernelContext_10->v_words_0, line_3->base_0 + key_1 * kernelContext_10->params_0->v_row_0, line_3->size_0, kernelContext_10);
    return _S20;
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
    uint _S21 = work_7->kv_head_0 * kernelContext_11->params_0->group_0;
    uint _S22 = row_6 % kernelContext_11->params_0->group_0;
    return _S21 + _S22;
}

uint o_of_0(const Work_0 thread* work_8, uint row_7, KernelContext_0 thread* kernelContext_12)
{
    uint _S23 = kernelContext_12->params_0->o_offset_0 + work_8->batch_2 * kernelContext_12->params_0->o_batch_0;
    uint _S24 = head_of_0(work_8, row_7, kernelContext_12);
    uint _S25 = _S23 + _S24 * kernelContext_12->params_0->o_head_0;
    uint _S26 = query_of_0(row_7, kernelContext_12);
    return _S25 + _S26 * kernelContext_12->params_0->o_row_0;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_3);
    uint word_1 = row_8 + element_3;
    uint _S27;
    if(left_1 > 0U)
    {
        uint device* _S28 = kernelContext_13->o_words_0+word_1;
        if(poisoned_0)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_1.x)));
        }
        *_S28 = _S27;
    }
    if(left_1 > 1U)
    {
        uint device* _S29 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_1.y)));
        }
        *_S29 = _S27;
    }
    if(left_1 > 2U)
    {
        uint device* _S30 = kernelContext_13->o_words_0+(word_1 + 2U);
        if(poisoned_0)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_1.z)));
        }
        *_S30 = _S27;
    }
    if(left_1 > 3U)
    {
        uint device* _S31 = kernelContext_13->o_words_0+(word_1 + 3U);
        if(poisoned_0)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_1.w)));
        }
        *_S31 = _S27;
    }
    return;
}

void store_0(const Work_0 thread* work_9, uint row_9, uint element_4, float4 sum_1, KernelContext_0 thread* kernelContext_14)
{
    uint _S32 = scores_of_0(work_9, row_9);
    bool poisoned_1 = ((float4(*(kernelContext_14->scratch_0+(_S32 + work_9->pitch_0 - 1U))) ).x) != 0.0;
    uint _S33 = o_of_0(work_9, row_9, kernelContext_14);
    store_quad_0(_S33, element_4, sum_1, poisoned_1, kernelContext_14);
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* v_words_1 [[buffer(3)]], uint device* o_words_1 [[buffer(4)]])
{
    bool _S34;
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
    Work_0 _S35 = find_work_0(number_1, &kernelContext_15);
    thread Work_0 _S36 = _S35;
    bool _S37 = has_work_0(&_S36);
    if(!_S37)
    {
        return;
    }
    thread Work_0 _S38 = _S35;
    uint _S39 = inner_size_0(&_S38);
    thread Work_0 _S40 = _S35;
    uint _S41 = clean_size_0(&_S40, &kernelContext_15);
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
        uint _S42 = thread_0 - 128U;
        step_quads_0[0U] = _S42 / 16U;
        quads_0[0U] = _S42 % 16U;
    }
    if(is_left_0)
    {
        uint _S43 = min(_S35.first_row_1 + quads_0[0U] * 4U, _S35.last_row_0);
        thread Work_0 _S44 = _S35;
        Line_0 _S45 = left_line_0(&_S44, _S43, &kernelContext_15);
        lines_0[0U][0U] = _S45;
    }
    else
    {
        uint _S46 = _S35.first_column_0 + quads_0[0U] * 4U;
        thread Work_0 _S47 = _S35;
        Line_0 _S48 = right_line_0(&_S47, _S46, &kernelContext_15);
        lines_0[0U][0U] = _S48;
    }
    if(is_left_0)
    {
        uint _S49 = min(_S35.first_row_1 + quads_0[0U] * 4U + 1U, _S35.last_row_0);
        thread Work_0 _S50 = _S35;
        Line_0 _S51 = left_line_0(&_S50, _S49, &kernelContext_15);
        lines_0[0U][1U] = _S51;
    }
    else
    {
        uint _S52 = _S35.first_column_0 + quads_0[0U] * 4U + 1U;
        thread Work_0 _S53 = _S35;
        Line_0 _S54 = right_line_0(&_S53, _S52, &kernelContext_15);
        lines_0[0U][1U] = _S54;
    }
    if(is_left_0)
    {
        uint _S55 = min(_S35.first_row_1 + quads_0[0U] * 4U + 2U, _S35.last_row_0);
        thread Work_0 _S56 = _S35;
        Line_0 _S57 = left_line_0(&_S56, _S55, &kernelContext_15);
        lines_0[0U][2U] = _S57;
    }
    else
    {
        uint _S58 = _S35.first_column_0 + quads_0[0U] * 4U + 2U;
        thread Work_0 _S59 = _S35;
        Line_0 _S60 = right_line_0(&_S59, _S58, &kernelContext_15);
        lines_0[0U][2U] = _S60;
    }
    if(is_left_0)
    {
        uint _S61 = min(_S35.first_row_1 + quads_0[0U] * 4U + 3U, _S35.last_row_0);
        thread Work_0 _S62 = _S35;
        Line_0 _S63 = left_line_0(&_S62, _S61, &kernelContext_15);
        lines_0[0U][3U] = _S63;
    }
    else
    {
        uint _S64 = _S35.first_column_0 + quads_0[0U] * 4U + 3U;
        thread Work_0 _S65 = _S35;
        Line_0 _S66 = right_line_0(&_S65, _S64, &kernelContext_15);
        lines_0[0U][3U] = _S66;
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
        uint _S67 = block_1 - 128U;
        step_quads_0[1U] = _S67 / 16U;
        quads_0[1U] = _S67 % 16U;
    }
    if(is_left_1)
    {
        uint _S68 = min(_S35.first_row_1 + quads_0[1U] * 4U, _S35.last_row_0);
        thread Work_0 _S69 = _S35;
        Line_0 _S70 = left_line_0(&_S69, _S68, &kernelContext_15);
        lines_0[1U][0U] = _S70;
    }
    else
    {
        uint _S71 = _S35.first_column_0 + quads_0[1U] * 4U;
        thread Work_0 _S72 = _S35;
        Line_0 _S73 = right_line_0(&_S72, _S71, &kernelContext_15);
        lines_0[1U][0U] = _S73;
    }
    if(is_left_1)
    {
        uint _S74 = min(_S35.first_row_1 + quads_0[1U] * 4U + 1U, _S35.last_row_0);
        thread Work_0 _S75 = _S35;
        Line_0 _S76 = left_line_0(&_S75, _S74, &kernelContext_15);
        lines_0[1U][1U] = _S76;
    }
    else
    {
        uint _S77 = _S35.first_column_0 + quads_0[1U] * 4U + 1U;
        thread Work_0 _S78 = _S35;
        Line_0 _S79 = right_line_0(&_S78, _S77, &kernelContext_15);
        lines_0[1U][1U] = _S79;
    }
    if(is_left_1)
    {
        uint _S80 = min(_S35.first_row_1 + quads_0[1U] * 4U + 2U, _S35.last_row_0);
        thread Work_0 _S81 = _S35;
        Line_0 _S82 = left_line_0(&_S81, _S80, &kernelContext_15);
        lines_0[1U][2U] = _S82;
    }
    else
    {
        uint _S83 = _S35.first_column_0 + quads_0[1U] * 4U + 2U;
        thread Work_0 _S84 = _S35;
        Line_0 _S85 = right_line_0(&_S84, _S83, &kernelContext_15);
        lines_0[1U][2U] = _S85;
    }
    if(is_left_1)
    {
        uint _S86 = min(_S35.first_row_1 + quads_0[1U] * 4U + 3U, _S35.last_row_0);
        thread Work_0 _S87 = _S35;
        Line_0 _S88 = left_line_0(&_S87, _S86, &kernelContext_15);
        lines_0[1U][3U] = _S88;
    }
    else
    {
        uint _S89 = _S35.first_column_0 + quads_0[1U] * 4U + 3U;
        thread Work_0 _S90 = _S35;
        Line_0 _S91 = right_line_0(&_S90, _S89, &kernelContext_15);
        lines_0[1U][3U] = _S91;
    }
    thread array<array<float4, int(2)>, int(8)> sum_2;
    float4 _S92 = float4(0.0, 0.0, 0.0, 0.0);
    sum_2[0U][0U] = _S92;
    sum_2[0U][1U] = _S92;
    sum_2[1U][0U] = _S92;
    sum_2[1U][1U] = _S92;
    sum_2[2U][0U] = _S92;
    sum_2[2U][1U] = _S92;
    sum_2[3U][0U] = _S92;
    sum_2[3U][1U] = _S92;
    sum_2[4U][0U] = _S92;
    sum_2[4U][1U] = _S92;
    sum_2[5U][0U] = _S92;
    sum_2[5U][1U] = _S92;
    sum_2[6U][0U] = _S92;
    sum_2[6U][1U] = _S92;
    sum_2[7U][0U] = _S92;
    sum_2[7U][1U] = _S92;
    thread array<array<float4, int(2)>, int(8)> total_0;
    total_0[0U][0U] = _S92;
    total_0[0U][1U] = _S92;
    total_0[1U][0U] = _S92;
    total_0[1U][1U] = _S92;
    total_0[2U][0U] = _S92;
    total_0[2U][1U] = _S92;
    total_0[3U][0U] = _S92;
    total_0[3U][1U] = _S92;
    total_0[4U][0U] = _S92;
    total_0[4U][1U] = _S92;
    total_0[5U][0U] = _S92;
    total_0[5U][1U] = _S92;
    total_0[6U][0U] = _S92;
    total_0[6U][1U] = _S92;
    total_0[7U][0U] = _S92;
    total_0[7U][1U] = _S92;
    uint _S93 = thread_0 % 8U;
    uint _S94 = thread_0 / 8U;
    thread array<array<float4, int(4)>, int(2)> next_0;
    next_0[0U][0U] = _S92;
    next_0[0U][1U] = _S92;
    next_0[0U][2U] = _S92;
    next_0[0U][3U] = _S92;
    next_0[1U][0U] = _S92;
    next_0[1U][1U] = _S92;
    next_0[1U][2U] = _S92;
    next_0[1U][3U] = _S92;
    step_0 = 0U;
    for(;;)
    {
        if(step_0 < (_S39 + 16U))
        {
        }
        else
        {
            break;
        }
        bool _S95 = step_0 > 0U;
        if(_S95)
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
        if(step_0 < _S39)
        {
            uint _S96 = step_0 + step_quads_0[0U] * 4U;
            if(is_left_0)
            {
                thread Line_0 _S97 = lines_0[0U][0U];
                float4 _S98 = left_quad_0(&_S97, _S96, &kernelContext_15);
                next_0[0U][0U] = _S98;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S99 = min(_S96, _S39 - 1U);
                    thread Line_0 _S100 = lines_0[0U][int(0)];
                    float4 _S101 = right_quad_0(&_S100, _S99, &kernelContext_15);
                    next_0[0U][0U] = _S101;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S102 = lines_0[0U][1U];
                float4 _S103 = left_quad_0(&_S102, _S96, &kernelContext_15);
                next_0[0U][1U] = _S103;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S104 = min(_S96 + 1U, _S39 - 1U);
                    thread Line_0 _S105 = lines_0[0U][int(0)];
                    float4 _S106 = right_quad_0(&_S105, _S104, &kernelContext_15);
                    next_0[0U][1U] = _S106;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S107 = lines_0[0U][2U];
                float4 _S108 = left_quad_0(&_S107, _S96, &kernelContext_15);
                next_0[0U][2U] = _S108;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S109 = min(_S96 + 2U, _S39 - 1U);
                    thread Line_0 _S110 = lines_0[0U][int(0)];
                    float4 _S111 = right_quad_0(&_S110, _S109, &kernelContext_15);
                    next_0[0U][2U] = _S111;
                }
            }
            if(is_left_0)
            {
                thread Line_0 _S112 = lines_0[0U][3U];
                float4 _S113 = left_quad_0(&_S112, _S96, &kernelContext_15);
                next_0[0U][3U] = _S113;
            }
            else
            {
                if(thread_0 < 192U)
                {
                    uint _S114 = min(_S96 + 3U, _S39 - 1U);
                    thread Line_0 _S115 = lines_0[0U][int(0)];
                    float4 _S116 = right_quad_0(&_S115, _S114, &kernelContext_15);
                    next_0[0U][3U] = _S116;
                }
            }
            uint _S117 = step_0 + step_quads_0[1U] * 4U;
            if(is_left_1)
            {
                thread Line_0 _S118 = lines_0[1U][0U];
                float4 _S119 = left_quad_0(&_S118, _S117, &kernelContext_15);
                next_0[1U][0U] = _S119;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S120 = min(_S117, _S39 - 1U);
                    thread Line_0 _S121 = lines_0[1U][int(0)];
                    float4 _S122 = right_quad_0(&_S121, _S120, &kernelContext_15);
                    next_0[1U][0U] = _S122;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S123 = lines_0[1U][1U];
                float4 _S124 = left_quad_0(&_S123, _S117, &kernelContext_15);
                next_0[1U][1U] = _S124;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S125 = min(_S117 + 1U, _S39 - 1U);
                    thread Line_0 _S126 = lines_0[1U][int(0)];
                    float4 _S127 = right_quad_0(&_S126, _S125, &kernelContext_15);
                    next_0[1U][1U] = _S127;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S128 = lines_0[1U][2U];
                float4 _S129 = left_quad_0(&_S128, _S117, &kernelContext_15);
                next_0[1U][2U] = _S129;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S130 = min(_S117 + 2U, _S39 - 1U);
                    thread Line_0 _S131 = lines_0[1U][int(0)];
                    float4 _S132 = right_quad_0(&_S131, _S130, &kernelContext_15);
                    next_0[1U][2U] = _S132;
                }
            }
            if(is_left_1)
            {
                thread Line_0 _S133 = lines_0[1U][3U];
                float4 _S134 = left_quad_0(&_S133, _S117, &kernelContext_15);
                next_0[1U][3U] = _S134;
            }
            else
            {
                if(block_1 < 192U)
                {
                    uint _S135 = min(_S117 + 3U, _S39 - 1U);
                    thread Line_0 _S136 = lines_0[1U][int(0)];
                    float4 _S137 = right_quad_0(&_S136, _S135, &kernelContext_15);
                    next_0[1U][3U] = _S137;
                }
            }
        }
        if(_S95)
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
                uint _S138 = q_0 * 4U;
                thread array<float4, int(2)> left_2;
                uint _S139 = _S138 * 32U;
                uint _S140 = swizzled_0(_S94, q_0);
                left_2[0U] = (*(&kernelContext_15)->left_tile_0)[_S139 + _S140];
                thread array<float4, int(2)> right_0;
                uint _S141 = _S138 * 16U;
                uint _S142 = swizzled_0(_S93, q_0);
                right_0[0U] = (*(&kernelContext_15)->right_tile_0)[_S141 + _S142];
                uint _S143 = swizzled_0(_S94 + 16U, q_0);
                left_2[1U] = (*(&kernelContext_15)->left_tile_0)[_S139 + _S143];
                uint _S144 = swizzled_0(_S93 + 8U, q_0);
                right_0[1U] = (*(&kernelContext_15)->right_tile_0)[_S141 + _S144];
                bool _S145 = step_0 > _S41;
                if(_S145)
                {
                    if(has_hidden_0(left_2[int(0)]))
                    {
                        _S34 = true;
                    }
                    else
                    {
                        _S34 = has_hidden_0(left_2[1U]);
                    }
                }
                else
                {
                    _S34 = false;
                }
                if(_S34)
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
                uint _S146 = _S138 + 1U;
                thread array<float4, int(2)> left_3;
                uint _S147 = _S146 * 32U;
                left_3[0U] = (*(&kernelContext_15)->left_tile_0)[_S147 + _S140];
                thread array<float4, int(2)> right_1;
                uint _S148 = _S146 * 16U;
                right_1[0U] = (*(&kernelContext_15)->right_tile_0)[_S148 + _S142];
                left_3[1U] = (*(&kernelContext_15)->left_tile_0)[_S147 + _S143];
                right_1[1U] = (*(&kernelContext_15)->right_tile_0)[_S148 + _S144];
                bool _S149;
                if(_S145)
                {
                    if(has_hidden_0(left_3[int(0)]))
                    {
                        _S149 = true;
                    }
                    else
                    {
                        _S149 = has_hidden_0(left_3[1U]);
                    }
                }
                else
                {
                    _S149 = false;
                }
                if(_S149)
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
                uint _S150 = _S138 + 2U;
                thread array<float4, int(2)> left_4;
                uint _S151 = _S150 * 32U;
                left_4[0U] = (*(&kernelContext_15)->left_tile_0)[_S151 + _S140];
                thread array<float4, int(2)> right_2;
                uint _S152 = _S150 * 16U;
                right_2[0U] = (*(&kernelContext_15)->right_tile_0)[_S152 + _S142];
                left_4[1U] = (*(&kernelContext_15)->left_tile_0)[_S151 + _S143];
                right_2[1U] = (*(&kernelContext_15)->right_tile_0)[_S152 + _S144];
                bool _S153;
                if(_S145)
                {
                    if(has_hidden_0(left_4[int(0)]))
                    {
                        _S153 = true;
                    }
                    else
                    {
                        _S153 = has_hidden_0(left_4[1U]);
                    }
                }
                else
                {
                    _S153 = false;
                }
                if(_S153)
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
                uint _S154 = _S138 + 3U;
                thread array<float4, int(2)> left_5;
                uint _S155 = _S154 * 32U;
                left_5[0U] = (*(&kernelContext_15)->left_tile_0)[_S155 + _S140];
                thread array<float4, int(2)> right_3;
                uint _S156 = _S154 * 16U;
                right_3[0U] = (*(&kernelContext_15)->right_tile_0)[_S156 + _S142];
                left_5[1U] = (*(&kernelContext_15)->left_tile_0)[_S155 + _S143];
                right_3[1U] = (*(&kernelContext_15)->right_tile_0)[_S156 + _S144];
                bool _S157;
                if(_S145)
                {
                    if(has_hidden_0(left_5[int(0)]))
                    {
                        _S157 = true;
                    }
                    else
                    {
                        _S157 = has_hidden_0(left_5[1U]);
                    }
                }
                else
                {
                    _S157 = false;
                }
                if(_S157)
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
                    _S34 = true;
                }
                else
                {
                    _S34 = step_0 >= _S39;
                }
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                total_0[0U][0U] = total_0[0U][0U] + sum_2[0U][0U];
                bool _S158 = step_0 >= _S39;
                float4 _S159;
                if(_S158)
                {
                    _S159 = total_0[0U][0U];
                }
                else
                {
                    _S159 = _S92;
                }
                sum_2[0U][0U] = _S159;
                total_0[0U][1U] = total_0[0U][1U] + sum_2[0U][1U];
                float4 _S160;
                if(_S158)
                {
                    _S160 = total_0[0U][1U];
                }
                else
                {
                    _S160 = _S92;
                }
                sum_2[0U][1U] = _S160;
                total_0[1U][0U] = total_0[1U][0U] + sum_2[1U][0U];
                float4 _S161;
                if(_S158)
                {
                    _S161 = total_0[1U][0U];
                }
                else
                {
                    _S161 = _S92;
                }
                sum_2[1U][0U] = _S161;
                total_0[1U][1U] = total_0[1U][1U] + sum_2[1U][1U];
                float4 _S162;
                if(_S158)
                {
                    _S162 = total_0[1U][1U];
                }
                else
                {
                    _S162 = _S92;
                }
                sum_2[1U][1U] = _S162;
                total_0[2U][0U] = total_0[2U][0U] + sum_2[2U][0U];
                float4 _S163;
                if(_S158)
                {
                    _S163 = total_0[2U][0U];
                }
                else
                {
                    _S163 = _S92;
                }
                sum_2[2U][0U] = _S163;
                total_0[2U][1U] = total_0[2U][1U] + sum_2[2U][1U];
                float4 _S164;
                if(_S158)
                {
                    _S164 = total_0[2U][1U];
                }
                else
                {
                    _S164 = _S92;
                }
                sum_2[2U][1U] = _S164;
                total_0[3U][0U] = total_0[3U][0U] + sum_2[3U][0U];
                float4 _S165;
                if(_S158)
                {
                    _S165 = total_0[3U][0U];
                }
                else
                {
                    _S165 = _S92;
                }
                sum_2[3U][0U] = _S165;
                total_0[3U][1U] = total_0[3U][1U] + sum_2[3U][1U];
                float4 _S166;
                if(_S158)
                {
                    _S166 = total_0[3U][1U];
                }
                else
                {
                    _S166 = _S92;
                }
                sum_2[3U][1U] = _S166;
                total_0[4U][0U] = total_0[4U][0U] + sum_2[4U][0U];
                float4 _S167;
                if(_S158)
                {
                    _S167 = total_0[4U][0U];
                }
                else
                {
                    _S167 = _S92;
                }
                sum_2[4U][0U] = _S167;
                total_0[4U][1U] = total_0[4U][1U] + sum_2[4U][1U];
                float4 _S168;
                if(_S158)
                {
                    _S168 = total_0[4U][1U];
                }
                else
                {
                    _S168 = _S92;
                }
                sum_2[4U][1U] = _S168;
                total_0[5U][0U] = total_0[5U][0U] + sum_2[5U][0U];
                float4 _S169;
                if(_S158)
                {
                    _S169 = total_0[5U][0U];
                }
                else
                {
                    _S169 = _S92;
                }
                sum_2[5U][0U] = _S169;
                total_0[5U][1U] = total_0[5U][1U] + sum_2[5U][1U];
                float4 _S170;
                if(_S158)
                {
                    _S170 = total_0[5U][1U];
                }
                else
                {
                    _S170 = _S92;
                }
                sum_2[5U][1U] = _S170;
                total_0[6U][0U] = total_0[6U][0U] + sum_2[6U][0U];
                float4 _S171;
                if(_S158)
                {
                    _S171 = total_0[6U][0U];
                }
                else
                {
                    _S171 = _S92;
                }
                sum_2[6U][0U] = _S171;
                total_0[6U][1U] = total_0[6U][1U] + sum_2[6U][1U];
                float4 _S172;
                if(_S158)
                {
                    _S172 = total_0[6U][1U];
                }
                else
                {
                    _S172 = _S92;
                }
                sum_2[6U][1U] = _S172;
                total_0[7U][0U] = total_0[7U][0U] + sum_2[7U][0U];
                float4 _S173;
                if(_S158)
                {
                    _S173 = total_0[7U][0U];
                }
                else
                {
                    _S173 = _S92;
                }
                sum_2[7U][0U] = _S173;
                total_0[7U][1U] = total_0[7U][1U] + sum_2[7U][1U];
                float4 _S174;
                if(_S158)
                {
                    _S174 = total_0[7U][1U];
                }
                else
                {
                    _S174 = _S92;
                }
                sum_2[7U][1U] = _S174;
            }
        }
        step_0 = step_0 + 16U;
    }
    uint _S175 = _S35.first_row_1 + _S94 * 4U;
    if(_S175 <= (_S35.last_row_0))
    {
        uint _S176 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S177 = _S35;
        store_0(&_S177, _S175, _S176, sum_2[0U][0U], &kernelContext_15);
        uint _S178 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S179 = _S35;
        store_0(&_S179, _S175, _S178, sum_2[0U][1U], &kernelContext_15);
    }
    uint row_10 = _S175 + 1U;
    if(row_10 <= (_S35.last_row_0))
    {
        uint _S180 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S181 = _S35;
        store_0(&_S181, row_10, _S180, sum_2[1U][0U], &kernelContext_15);
        uint _S182 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S183 = _S35;
        store_0(&_S183, row_10, _S182, sum_2[1U][1U], &kernelContext_15);
    }
    uint row_11 = _S175 + 2U;
    if(row_11 <= (_S35.last_row_0))
    {
        uint _S184 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S185 = _S35;
        store_0(&_S185, row_11, _S184, sum_2[2U][0U], &kernelContext_15);
        uint _S186 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S187 = _S35;
        store_0(&_S187, row_11, _S186, sum_2[2U][1U], &kernelContext_15);
    }
    uint row_12 = _S175 + 3U;
    if(row_12 <= (_S35.last_row_0))
    {
        uint _S188 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S189 = _S35;
        store_0(&_S189, row_12, _S188, sum_2[3U][0U], &kernelContext_15);
        uint _S190 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S191 = _S35;
        store_0(&_S191, row_12, _S190, sum_2[3U][1U], &kernelContext_15);
    }
    uint _S192 = _S35.first_row_1 + (_S94 + 16U) * 4U;
    if(_S192 <= (_S35.last_row_0))
    {
        uint _S193 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S194 = _S35;
        store_0(&_S194, _S192, _S193, sum_2[4U][0U], &kernelContext_15);
        uint _S195 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S196 = _S35;
        store_0(&_S196, _S192, _S195, sum_2[4U][1U], &kernelContext_15);
    }
    uint row_13 = _S192 + 1U;
    if(row_13 <= (_S35.last_row_0))
    {
        uint _S197 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S198 = _S35;
        store_0(&_S198, row_13, _S197, sum_2[5U][0U], &kernelContext_15);
        uint _S199 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S200 = _S35;
        store_0(&_S200, row_13, _S199, sum_2[5U][1U], &kernelContext_15);
    }
    uint row_14 = _S192 + 2U;
    if(row_14 <= (_S35.last_row_0))
    {
        uint _S201 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S202 = _S35;
        store_0(&_S202, row_14, _S201, sum_2[6U][0U], &kernelContext_15);
        uint _S203 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S204 = _S35;
        store_0(&_S204, row_14, _S203, sum_2[6U][1U], &kernelContext_15);
    }
    uint row_15 = _S192 + 3U;
    if(row_15 <= (_S35.last_row_0))
    {
        uint _S205 = _S35.first_column_0 + _S93 * 4U;
        thread Work_0 _S206 = _S35;
        store_0(&_S206, row_15, _S205, sum_2[7U][0U], &kernelContext_15);
        uint _S207 = _S35.first_column_0 + (_S93 + 8U) * 4U;
        thread Work_0 _S208 = _S35;
        store_0(&_S208, row_15, _S207, sum_2[7U][1U], &kernelContext_15);
    }
    return;
}

