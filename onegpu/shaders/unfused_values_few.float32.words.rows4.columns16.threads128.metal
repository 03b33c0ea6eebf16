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
    uint device* v_words_0;
    packed_float4 device* scratch_0;
    uint device* o_words_0;
    array<float4, int(512)> threadgroup* sums_of_0;
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
    (&work_0)->first_column_0 = _S5 * 16U;
    uint _S6 = number_1 / kernelContext_3->params_0->column_blocks_0;
    uint _S7 = _S6 % kernelContext_3->params_0->row_blocks_0;
    uint row_1 = _S7 * 4U;
    uint matrix_0 = _S6 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + row_1;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(row_1 + 4U, kernelContext_3->params_0->matrix_rows_0) - 1U;
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

uint scores_of_0(const Work_0 thread* work_1, uint row_2)
{
    return work_1->place_0 + (row_2 - work_1->first_row_1) * work_1->pitch_0;
}

float4 load_raw_quad_0(uint device* words_0, uint row_3, uint element_0, KernelContext_0 thread* kernelContext_4)
{
    thread float4 raw_0 = float4(int4(int(0)) );
    uint left_0 = kernelContext_4->params_0->head_dim_0 - min(kernelContext_4->params_0->head_dim_0, element_0);
    uint word_0 = row_3 + element_0;
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

float4 load_quad_0(uint device* words_1, uint row_4, uint element_1, KernelContext_0 thread* kernelContext_5)
{
    float4 _S14 = load_raw_quad_0(words_1, row_4, element_1, kernelContext_5);
    return floats_of_0(_S14);
}

bool is_hidden_0(float weight_0)
{
    return ((as_type<uint>((weight_0))) & 2147483648U) != 0U;
}

float4 weigh_0(float weight_1, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_1, weight_1, weight_1, weight_1), v_0, sum_0);
}

uint head_of_0(const Work_0 thread* work_2, uint row_5, KernelContext_0 thread* kernelContext_6)
{
    uint _S15 = work_2->kv_head_0 * kernelContext_6->params_0->group_0 + row_5;
    uint _S16 = query_of_0(row_5, kernelContext_6);
    return _S15 - _S16 * kernelContext_6->params_0->group_0;
}

uint o_of_0(const Work_0 thread* work_3, uint row_6, KernelContext_0 thread* kernelContext_7)
{
    uint _S17 = kernelContext_7->params_0->o_offset_0 + work_3->batch_2 * kernelContext_7->params_0->o_batch_0;
    uint _S18 = head_of_0(work_3, row_6, kernelContext_7);
    uint _S19 = _S17 + _S18 * kernelContext_7->params_0->o_head_0;
    uint _S20 = query_of_0(row_6, kernelContext_7);
    return _S19 + _S20 * kernelContext_7->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_0, bool poisoned_0, KernelContext_0 thread* kernelContext_8)
{
    uint left_1 = kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S21;
    if(left_1 > 0U)
    {
        uint device* _S22 = kernelContext_8->o_words_0+word_1;
        if(poisoned_0)
        {
            _S21 = 2143289344U;
        }
        else
        {
            _S21 = (as_type<uint>((quad_0.x)));
        }
        *_S22 = _S21;
    }
    if(left_1 > 1U)
    {
        uint device* _S23 = kernelContext_8->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S21 = 2143289344U;
        }
        else
        {
            _S21 = (as_type<uint>((quad_0.y)));
        }
        *_S23 = _S21;
    }
    if(left_1 > 2U)
    {
        uint device* _S24 = kernelContext_8->o_words_0+(word_1 + 2U);
        if(poisoned_0)
        {
            _S21 = 2143289344U;
        }
        else
        {
            _S21 = (as_type<uint>((quad_0.z)));
        }
        *_S24 = _S21;
    }
    if(left_1 > 3U)
    {
        uint device* _S25 = kernelContext_8->o_words_0+(word_1 + 3U);
        if(poisoned_0)
        {
            _S21 = 2143289344U;
        }
        else
        {
            _S21 = (as_type<uint>((quad_0.w)));
        }
        *_S25 = _S21;
    }
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* v_words_1 [[buffer(3)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    thread KernelContext_0 kernelContext_9;
    (&kernelContext_9)->params_0 = params_1;
    (&kernelContext_9)->key_lengths_0 = key_lengths_1;
    (&kernelContext_9)->v_words_0 = v_words_1;
    (&kernelContext_9)->scratch_0 = scratch_1;
    (&kernelContext_9)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> sums_of_1;
    (&kernelContext_9)->sums_of_0 = &sums_of_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S26 = find_work_0(number_2, &kernelContext_9);
    uint lane_0 = thread_0 / 4U;
    uint _S27 = thread_0 % 4U;
    uint element_3 = _S26.first_column_0 + _S27 * 4U;
    uint _S28 = (&kernelContext_9)->params_0->v_offset_0 + _S26.batch_2 * (&kernelContext_9)->params_0->v_batch_0 + _S26.kv_head_0 * (&kernelContext_9)->params_0->v_head_0;
    thread array<uint, int(4)> places_0;
    thread array<uint, int(4)> row_ends_0;
    thread array<float4, int(4)> sum_1;
    thread array<float4, int(4)> total_0;
    uint _S29 = min(_S26.first_row_1, _S26.last_row_0);
    thread Work_0 _S30 = _S26;
    uint _S31 = scores_of_0(&_S30, _S29);
    places_0[0U] = _S31;
    uint _S32 = query_of_0(_S29, &kernelContext_9);
    uint _S33 = keys_of_query_0(_S26.keys_1, _S32, &kernelContext_9);
    row_ends_0[0U] = _S33;
    float4 _S34 = float4(0.0, 0.0, 0.0, 0.0);
    sum_1[0U] = _S34;
    total_0[0U] = _S34;
    uint _S35 = min(_S26.first_row_1 + 1U, _S26.last_row_0);
    thread Work_0 _S36 = _S26;
    uint _S37 = scores_of_0(&_S36, _S35);
    places_0[1U] = _S37;
    uint _S38 = query_of_0(_S35, &kernelContext_9);
    uint _S39 = keys_of_query_0(_S26.keys_1, _S38, &kernelContext_9);
    row_ends_0[1U] = _S39;
    sum_1[1U] = _S34;
    total_0[1U] = _S34;
    uint _S40 = min(_S26.first_row_1 + 2U, _S26.last_row_0);
    thread Work_0 _S41 = _S26;
    uint _S42 = scores_of_0(&_S41, _S40);
    places_0[2U] = _S42;
    uint _S43 = query_of_0(_S40, &kernelContext_9);
    uint _S44 = keys_of_query_0(_S26.keys_1, _S43, &kernelContext_9);
    row_ends_0[2U] = _S44;
    sum_1[2U] = _S34;
    total_0[2U] = _S34;
    uint _S45 = min(_S26.first_row_1 + 3U, _S26.last_row_0);
    thread Work_0 _S46 = _S26;
    uint _S47 = scores_of_0(&_S46, _S45);
    places_0[3U] = _S47;
    uint _S48 = query_of_0(_S45, &kernelContext_9);
    uint _S49 = keys_of_query_0(_S26.keys_1, _S48, &kernelContext_9);
    row_ends_0[3U] = _S49;
    sum_1[3U] = _S34;
    total_0[3U] = _S34;
    uint key_0 = lane_0 * 4U;
    for(;;)
    {
        if(key_0 < (_S26.block_keys_0))
        {
        }
        else
        {
            break;
        }
        thread array<float4, int(4)> v_1;
        uint _S50 = _S26.block_keys_0 - 1U;
        float4 _S51 = load_quad_0((&kernelContext_9)->v_words_0, _S28 + min(key_0, _S50) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[0U] = _S51;
        float4 _S52 = load_quad_0((&kernelContext_9)->v_words_0, _S28 + min(key_0 + 1U, _S50) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[1U] = _S52;
        float4 _S53 = load_quad_0((&kernelContext_9)->v_words_0, _S28 + min(key_0 + 2U, _S50) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[2U] = _S53;
        float4 _S54 = load_quad_0((&kernelContext_9)->v_words_0, _S28 + min(key_0 + 3U, _S50) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[3U] = _S54;
        float4 _S55 = float4(-1.0, -1.0, -1.0, -1.0);
        float4 weight_2;
        if(key_0 < row_ends_0[0U])
        {
            weight_2 = float4(*((&kernelContext_9)->scratch_0+(places_0[0U] + key_0 / 4U))) ;
        }
        else
        {
            weight_2 = _S55;
        }
        float _S56 = weight_2.x;
        if(!is_hidden_0(_S56))
        {
            sum_1[0U] = weigh_0(_S56, v_1[int(0)], sum_1[0U]);
        }
        float _S57 = weight_2.y;
        if(!is_hidden_0(_S57))
        {
            sum_1[0U] = weigh_0(_S57, v_1[int(1)], sum_1[0U]);
        }
        float _S58 = weight_2.z;
        if(!is_hidden_0(_S58))
        {
            sum_1[0U] = weigh_0(_S58, v_1[int(2)], sum_1[0U]);
        }
        float _S59 = weight_2.w;
        if(!is_hidden_0(_S59))
        {
            sum_1[0U] = weigh_0(_S59, v_1[int(3)], sum_1[0U]);
        }
        float4 weight_3;
        if(key_0 < row_ends_0[1U])
        {
            weight_3 = float4(*((&kernelContext_9)->scratch_0+(places_0[1U] + key_0 / 4U))) ;
        }
        else
        {
            weight_3 = _S55;
        }
        float _S60 = weight_3.x;
        if(!is_hidden_0(_S60))
        {
            sum_1[1U] = weigh_0(_S60, v_1[int(0)], sum_1[1U]);
        }
        float _S61 = weight_3.y;
        if(!is_hidden_0(_S61))
        {
            sum_1[1U] = weigh_0(_S61, v_1[int(1)], sum_1[1U]);
        }
        float _S62 = weight_3.z;
        if(!is_hidden_0(_S62))
        {
            sum_1[1U] = weigh_0(_S62, v_1[int(2)], sum_1[1U]);
        }
        float _S63 = weight_3.w;
        if(!is_hidden_0(_S63))
        {
            sum_1[1U] = weigh_0(_S63, v_1[int(3)], sum_1[1U]);
        }
        float4 weight_4;
        if(key_0 < row_ends_0[2U])
        {
            weight_4 = float4(*((&kernelContext_9)->scratch_0+(places_0[2U] + key_0 / 4U))) ;
        }
        else
        {
            weight_4 = _S55;
        }
        float _S64 = weight_4.x;
        if(!is_hidden_0(_S64))
        {
            sum_1[2U] = weigh_0(_S64, v_1[int(0)], sum_1[2U]);
        }
        float _S65 = weight_4.y;
        if(!is_hidden_0(_S65))
        {
            sum_1[2U] = weigh_0(_S65, v_1[int(1)], sum_1[2U]);
        }
        float _S66 = weight_4.z;
        if(!is_hidden_0(_S66))
        {
            sum_1[2U] = weigh_0(_S66, v_1[int(2)], sum_1[2U]);
        }
        float _S67 = weight_4.w;
        if(!is_hidden_0(_S67))
        {
            sum_1[2U] = weigh_0(_S67, v_1[int(3)], sum_1[2U]);
        }
        float4 weight_5;
        if(key_0 < row_ends_0[3U])
        {
            weight_5 = float4(*((&kernelContext_9)->scratch_0+(places_0[3U] + key_0 / 4U))) ;
        }
        else
        {
            weight_5 = _S55;
        }
        float _S68 = weight_5.x;
        if(!is_hidden_0(_S68))
        {
            sum_1[3U] = weigh_0(_S68, v_1[int(0)], sum_1[3U]);
        }
        float _S69 = weight_5.y;
        if(!is_hidden_0(_S69))
        {
            sum_1[3U] = weigh_0(_S69, v_1[int(1)], sum_1[3U]);
        }
        float _S70 = weight_5.z;
        if(!is_hidden_0(_S70))
        {
            sum_1[3U] = weigh_0(_S70, v_1[int(2)], sum_1[3U]);
        }
        float _S71 = weight_5.w;
        if(!is_hidden_0(_S71))
        {
            sum_1[3U] = weigh_0(_S71, v_1[int(3)], sum_1[3U]);
        }
        if(((key_0 / 128U + 1U) % 1024U) == 0U)
        {
            total_0[0U] = total_0[0U] + sum_1[0U];
            sum_1[0U] = _S34;
            total_0[1U] = total_0[1U] + sum_1[1U];
            sum_1[1U] = _S34;
            total_0[2U] = total_0[2U] + sum_1[2U];
            sum_1[2U] = _S34;
            total_0[3U] = total_0[3U] + sum_1[3U];
            sum_1[3U] = _S34;
        }
        key_0 = key_0 + 128U;
    }
    (*(&kernelContext_9)->sums_of_0)[thread_0] = total_0[0U] + sum_1[0U];
    uint _S72 = 128U + thread_0;
    (*(&kernelContext_9)->sums_of_0)[_S72] = total_0[1U] + sum_1[1U];
    uint _S73 = 256U + thread_0;
    (*(&kernelContext_9)->sums_of_0)[_S73] = total_0[2U] + sum_1[2U];
    uint _S74 = 384U + thread_0;
    (*(&kernelContext_9)->sums_of_0)[_S74] = total_0[3U] + sum_1[3U];
    uint half_0 = 16U;
    for(;;)
    {
        if(half_0 > 0U)
        {
        }
        else
        {
            break;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(lane_0 < half_0)
        {
            uint _S75 = half_0 * 4U;
            (*(&kernelContext_9)->sums_of_0)[thread_0] = (*(&kernelContext_9)->sums_of_0)[thread_0] + (*(&kernelContext_9)->sums_of_0)[thread_0 + _S75];
            (*(&kernelContext_9)->sums_of_0)[_S72] = (*(&kernelContext_9)->sums_of_0)[_S72] + (*(&kernelContext_9)->sums_of_0)[_S72 + _S75];
            (*(&kernelContext_9)->sums_of_0)[_S73] = (*(&kernelContext_9)->sums_of_0)[_S73] + (*(&kernelContext_9)->sums_of_0)[_S73 + _S75];
            (*(&kernelContext_9)->sums_of_0)[_S74] = (*(&kernelContext_9)->sums_of_0)[_S74] + (*(&kernelContext_9)->sums_of_0)[_S74 + _S75];
        }
        half_0 = half_0 / 2U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint row_8 = _S26.first_row_1 + lane_0;
    bool _S76;
    if(lane_0 < 4U)
    {
        _S76 = row_8 <= (_S26.last_row_0);
    }
    else
    {
        _S76 = false;
    }
    if(_S76)
    {
        thread Work_0 _S77 = _S26;
        uint _S78 = scores_of_0(&_S77, row_8);
        bool poisoned_1 = ((float4(*((&kernelContext_9)->scratch_0+(_S78 + _S26.pitch_0 - 1U))) ).x) != 0.0;
        thread Work_0 _S79 = _S26;
        uint _S80 = o_of_0(&_S79, row_8, &kernelContext_9);
        store_quad_0(_S80, element_3, (*(&kernelContext_9)->sums_of_0)[lane_0 * 128U + _S27], poisoned_1, &kernelContext_9);
    }
    return;
}

