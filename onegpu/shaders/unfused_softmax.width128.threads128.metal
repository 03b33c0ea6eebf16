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
    packed_float4 device* scratch_0;
    float device* mask_values_0;
    array<float4, int(128)> threadgroup* states_0;
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
    (&work_0)->first_column_0 = _S5 * 4U;
    uint _S6 = number_1 / kernelContext_3->params_0->column_blocks_0;
    uint _S7 = _S6 % kernelContext_3->params_0->row_blocks_0;
    uint matrix_0 = _S6 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + _S7;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(_S7 + 1U, kernelContext_3->params_0->matrix_rows_0) - 1U;
    uint _S8 = (kernelContext_3->params_0->k_len_0 + 3U) / 4U + 1U;
    (&work_0)->pitch_0 = _S8;
    (&work_0)->place_0 = kernelContext_3->params_0->scratch_offset_0 + (matrix_0 * kernelContext_3->params_0->matrix_rows_0 + _S7) * _S8;
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

uint scores_of_0(const Work_0 thread* work_1, uint row_1)
{
    return work_1->place_0 + (row_1 - work_1->first_row_1) * work_1->pitch_0;
}

uint head_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_4)
{
    uint _S14 = work_2->kv_head_0 * kernelContext_4->params_0->group_0 + row_2;
    uint _S15 = query_of_0(row_2, kernelContext_4);
    return _S14 - _S15 * kernelContext_4->params_0->group_0;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_5)
{
    uint _S16 = kernelContext_5->params_0->mask_offset_0 + work_3->batch_2 * kernelContext_5->params_0->mask_batch_0;
    uint _S17 = head_of_0(work_3, row_3, kernelContext_5);
    uint _S18 = _S16 + _S17 * kernelContext_5->params_0->mask_head_0;
    uint _S19 = query_of_0(row_3, kernelContext_5);
    return _S18 + _S19 * kernelContext_5->params_0->mask_row_0;
}

bool4 is_special_0(float4 scores_0)
{
    uint4 _S20 = uint4(2139095040U) ;
    return ((as_type<uint4>((scores_0))) & _S20) == _S20;
}

struct Scores_0
{
    float4 score_0;
    bool4 hidden_0;
    bool4 special_0;
};

Scores_0 read_scores_0(uint place_1, uint mask_row_1, uint key_0, uint row_end_0, KernelContext_0 thread* kernelContext_6)
{
    thread Scores_0 scores_1;
    (&scores_1)->score_0 = float4(*(kernelContext_6->scratch_0+(place_1 + key_0 / 4U))) ;
    uint4 keys_2 = uint4(key_0)  + uint4(0U, 1U, 2U, 3U);
    (&scores_1)->hidden_0 = keys_2 >= (uint4(row_end_0) );
    if(((kernelContext_6->params_0->flags_0) & 1U) != 0U)
    {
        uint4 at_0 = uint4(mask_row_1)  + min(keys_2, uint4((row_end_0 - 1U)) ) * uint4(kernelContext_6->params_0->mask_key_0) ;
        float4 bias_0 = float4(kernelContext_6->mask_values_0[at_0.x], kernelContext_6->mask_values_0[at_0.y], kernelContext_6->mask_values_0[at_0.z], kernelContext_6->mask_values_0[at_0.w]);
        (&scores_1)->score_0 = (&scores_1)->score_0 + bias_0;
        (&scores_1)->hidden_0 = ((&scores_1)->hidden_0) || ((as_type<uint4>((bias_0))) == (uint4(4286578688U) ));
    }
    (&scores_1)->special_0 = (!(&scores_1)->hidden_0) && (is_special_0((&scores_1)->score_0));
    return scores_1;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], float device* mask_values_1 [[buffer(5)]])
{
    thread KernelContext_0 kernelContext_7;
    (&kernelContext_7)->params_0 = params_1;
    (&kernelContext_7)->key_lengths_0 = key_lengths_1;
    (&kernelContext_7)->scratch_0 = scratch_1;
    (&kernelContext_7)->mask_values_0 = mask_values_1;
    threadgroup array<float4, int(128)> states_1;
    (&kernelContext_7)->states_0 = &states_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S21 = find_work_0(number_2, &kernelContext_7);
    uint lane_0 = thread_0 % 128U;
    uint row_4 = _S21.first_row_1 + thread_0 / 128U;
    bool live_0 = row_4 <= (_S21.last_row_0);
    uint _S22 = min(row_4, _S21.last_row_0);
    uint _S23;
    if(live_0)
    {
        uint _S24 = query_of_0(_S22, &kernelContext_7);
        uint _S25 = keys_of_query_0(_S21.keys_1, _S24, &kernelContext_7);
        _S23 = _S25;
    }
    else
    {
        _S23 = 0U;
    }
    thread Work_0 _S26 = _S21;
    uint _S27 = scores_of_0(&_S26, _S22);
    thread Work_0 _S28 = _S21;
    uint _S29 = mask_of_0(&_S28, _S22, &kernelContext_7);
    uint _S30 = lane_0 * 4U;
    float m_0 = -3.4028234663852886e+38;
    bool poisoned_0 = false;
    uint key_1 = _S30;
    float l_0 = 0.0;
    for(;;)
    {
        if(key_1 < _S23)
        {
        }
        else
        {
            break;
        }
        Scores_0 _S31 = read_scores_0(_S27, _S29, key_1, _S23, &kernelContext_7);
        if(any((_S31.special_0) && ((as_type<uint4>((_S31.score_0))) != (uint4(4286578688U) ))))
        {
            poisoned_0 = true;
        }
        bool4 counts_0 = (!_S31.hidden_0) && (!_S31.special_0);
        float4 peaks_0 = select(float4(m_0) , _S31.score_0, counts_0);
        float _S32 = max(max(max(max(m_0, peaks_0.x), peaks_0.y), peaks_0.z), peaks_0.w);
        float4 weights_0 = select(float4(int4(int(0)) ), exp(_S31.score_0 - float4(_S32) ), counts_0);
        float _S33 = l_0 * exp(m_0 - _S32) + weights_0.x + weights_0.y + weights_0.z + weights_0.w;
        uint key_2 = key_1 + 512U;
        m_0 = _S32;
        key_1 = key_2;
        l_0 = _S33;
    }
    int _S34;
    if(poisoned_0)
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    (*(&kernelContext_7)->states_0)[thread_0] = float4(m_0, l_0, float(_S34), 0.0);
    uint half_0 = 64U;
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
            float _S35 = (*(&kernelContext_7)->states_0)[thread_0].x;
            float _S36 = (*(&kernelContext_7)->states_0)[thread_0 + half_0].x;
            float _S37 = max(_S35, _S36);
            (*(&kernelContext_7)->states_0)[thread_0] = float4(_S37, fma((*(&kernelContext_7)->states_0)[thread_0 + half_0].y, exp(_S36 - _S37), (*(&kernelContext_7)->states_0)[thread_0].y * exp(_S35 - _S37)), max((*(&kernelContext_7)->states_0)[thread_0].z, (*(&kernelContext_7)->states_0)[thread_0 + half_0].z), 0.0);
        }
        half_0 = half_0 / 2U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float4 state_0 = (*(&kernelContext_7)->states_0)[thread_0 - lane_0];
    float _S38 = (*(&kernelContext_7)->states_0)[thread_0 - lane_0].y;
    if(_S38 != 0.0)
    {
        m_0 = 1.0 / _S38;
    }
    else
    {
        m_0 = 0.0;
    }
    key_1 = _S30;
    for(;;)
    {
        if(key_1 < _S23)
        {
        }
        else
        {
            break;
        }
        Scores_0 _S39 = read_scores_0(_S27, _S29, key_1, _S23, &kernelContext_7);
        *((&kernelContext_7)->scratch_0+(_S27 + key_1 / 4U)) = packed_float4(select(select(exp(_S39.score_0 - float4(state_0.x) ) * float4(m_0) , float4(int4(int(0)) ), _S39.special_0), float4(-1.0) , _S39.hidden_0)) ;
        key_1 = key_1 + 512U;
    }
    if(live_0)
    {
        poisoned_0 = lane_0 == 0U;
    }
    else
    {
        poisoned_0 = false;
    }
    if(poisoned_0)
    {
        bool _S40 = (state_0.z) != 0.0;
        if(_S38 == 0.0)
        {
            poisoned_0 = (((&kernelContext_7)->params_0->flags_0) & 4U) == 0U;
        }
        else
        {
            poisoned_0 = false;
        }
        bool spoiled_0;
        if(poisoned_0)
        {
            spoiled_0 = true;
        }
        else
        {
            spoiled_0 = _S40;
        }
        packed_float4 device* _S41 = (&kernelContext_7)->scratch_0+(_S27 + _S21.pitch_0 - 1U);
        if(spoiled_0)
        {
            _S34 = int(1);
        }
        else
        {
            _S34 = int(0);
        }
        *_S41 = packed_float4(float4(float(_S34), 0.0, 0.0, 0.0)) ;
    }
    return;
}

