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
    (&work_0)->first_column_0 = _S2 * 4U;
    uint _S3 = number_0 / kernelContext_3->params_0->column_blocks_0;
    uint _S4 = _S3 % kernelContext_3->params_0->row_blocks_0;
    uint matrix_0 = _S3 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + _S4;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(_S4 + 1U, kernelContext_3->params_0->matrix_rows_0) - 1U;
    uint _S5 = (kernelContext_3->params_0->k_len_0 + 3U) / 4U + 1U;
    (&work_0)->pitch_0 = _S5;
    (&work_0)->place_0 = kernelContext_3->params_0->scratch_offset_0 + (matrix_0 * kernelContext_3->params_0->matrix_rows_0 + _S4) * _S5;
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

uint scores_of_0(const Work_0 thread* work_1, uint row_1)
{
    return work_1->place_0 + (row_1 - work_1->first_row_1) * work_1->pitch_0;
}

uint head_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_4)
{
    uint _S11 = work_2->kv_head_0 * kernelContext_4->params_0->group_0;
    uint _S12 = row_2 % kernelContext_4->params_0->group_0;
    return _S11 + _S12;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_5)
{
    uint _S13 = kernelContext_5->params_0->mask_offset_0 + work_3->batch_2 * kernelContext_5->params_0->mask_batch_0;
    uint _S14 = head_of_0(work_3, row_3, kernelContext_5);
    uint _S15 = _S13 + _S14 * kernelContext_5->params_0->mask_head_0;
    uint _S16 = query_of_0(row_3, kernelContext_5);
    return _S15 + _S16 * kernelContext_5->params_0->mask_row_0;
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

struct Scores_0
{
    array<float, int(4)> score_1;
    array<bool, int(4)> hidden_0;
    array<bool, int(4)> special_0;
};

Scores_0 read_scores_0(uint place_1, uint mask_row_1, uint key_0, uint row_end_0, KernelContext_0 thread* kernelContext_6)
{
    float4 _S17 = float4(*(kernelContext_6->scratch_0+(place_1 + key_0 / 4U))) ;
    thread Scores_0 scores_0;
    (&scores_0)->score_1[int(0)] = _S17.x;
    (&scores_0)->score_1[int(1)] = _S17.y;
    (&scores_0)->score_1[int(2)] = _S17.z;
    (&scores_0)->score_1[int(3)] = _S17.w;
    bool _S18 = ((kernelContext_6->params_0->flags_0) & 1U) != 0U;
    (&scores_0)->hidden_0[0U] = key_0 >= row_end_0;
    bool _S19;
    if(_S18)
    {
        _S19 = !(&scores_0)->hidden_0[0U];
    }
    else
    {
        _S19 = false;
    }
    if(_S19)
    {
        float bias_0 = kernelContext_6->mask_values_0[mask_row_1 + key_0 * kernelContext_6->params_0->mask_key_0];
        (&scores_0)->score_1[0U] = (&scores_0)->score_1[0U] + bias_0;
        (&scores_0)->hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
    }
    if(!(&scores_0)->hidden_0[0U])
    {
        _S19 = is_special_0((&scores_0)->score_1[0U]);
    }
    else
    {
        _S19 = false;
    }
    (&scores_0)->special_0[0U] = _S19;
    uint _S20 = key_0 + 1U;
    (&scores_0)->hidden_0[1U] = _S20 >= row_end_0;
    if(_S18)
    {
        _S19 = !(&scores_0)->hidden_0[1U];
    }
    else
    {
        _S19 = false;
    }
    if(_S19)
    {
        float bias_1 = kernelContext_6->mask_values_0[mask_row_1 + _S20 * kernelContext_6->params_0->mask_key_0];
        (&scores_0)->score_1[1U] = (&scores_0)->score_1[1U] + bias_1;
        (&scores_0)->hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
    }
    if(!(&scores_0)->hidden_0[1U])
    {
        _S19 = is_special_0((&scores_0)->score_1[1U]);
    }
    else
    {
        _S19 = false;
    }
    (&scores_0)->special_0[1U] = _S19;
    uint _S21 = key_0 + 2U;
    (&scores_0)->hidden_0[2U] = _S21 >= row_end_0;
    if(_S18)
    {
        _S19 = !(&scores_0)->hidden_0[2U];
    }
    else
    {
        _S19 = false;
    }
    if(_S19)
    {
        float bias_2 = kernelContext_6->mask_values_0[mask_row_1 + _S21 * kernelContext_6->params_0->mask_key_0];
        (&scores_0)->score_1[2U] = (&scores_0)->score_1[2U] + bias_2;
        (&scores_0)->hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
    }
    if(!(&scores_0)->hidden_0[2U])
    {
        _S19 = is_special_0((&scores_0)->score_1[2U]);
    }
    else
    {
        _S19 = false;
    }
    (&scores_0)->special_0[2U] = _S19;
    uint _S22 = key_0 + 3U;
    (&scores_0)->hidden_0[3U] = _S22 >= row_end_0;
    if(_S18)
    {
        _S19 = !(&scores_0)->hidden_0[3U];
    }
    else
    {
        _S19 = false;
    }
    if(_S19)
    {
        float bias_3 = kernelContext_6->mask_values_0[mask_row_1 + _S22 * kernelContext_6->params_0->mask_key_0];
        (&scores_0)->score_1[3U] = (&scores_0)->score_1[3U] + bias_3;
        (&scores_0)->hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
    }
    if(!(&scores_0)->hidden_0[3U])
    {
        _S19 = is_special_0((&scores_0)->score_1[3U]);
    }
    else
    {
        _S19 = false;
    }
    (&scores_0)->special_0[3U] = _S19;
    return scores_0;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], float device* mask_values_1 [[buffer(5)]])
{
    bool spoiled_0;
    thread KernelContext_0 kernelContext_7;
    (&kernelContext_7)->params_0 = params_1;
    (&kernelContext_7)->key_lengths_0 = key_lengths_1;
    (&kernelContext_7)->scratch_0 = scratch_1;
    (&kernelContext_7)->mask_values_0 = mask_values_1;
    threadgroup array<float4, int(128)> states_1;
    (&kernelContext_7)->states_0 = &states_1;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S23 = find_work_0(number_1, &kernelContext_7);
    uint lane_0 = thread_0 % 128U;
    uint row_4 = _S23.first_row_1 + thread_0 / 128U;
    bool live_0 = row_4 <= (_S23.last_row_0);
    uint _S24 = min(row_4, _S23.last_row_0);
    uint _S25;
    if(live_0)
    {
        uint _S26 = query_of_0(_S24, &kernelContext_7);
        uint _S27 = keys_of_query_0(_S23.keys_1, _S26, &kernelContext_7);
        _S25 = _S27;
    }
    else
    {
        _S25 = 0U;
    }
    thread Work_0 _S28 = _S23;
    uint _S29 = scores_of_0(&_S28, _S24);
    thread Work_0 _S30 = _S23;
    uint _S31 = mask_of_0(&_S30, _S24, &kernelContext_7);
    uint _S32 = lane_0 * 4U;
    uint key_1 = _S32;
    bool poisoned_0 = false;
    float m_0 = -3.4028234663852886e+38;
    float l_0 = 0.0;
    for(;;)
    {
        if(key_1 < _S25)
        {
        }
        else
        {
            break;
        }
        Scores_0 _S33 = read_scores_0(_S29, _S31, key_1, _S25, &kernelContext_7);
        if(_S33.special_0[0U])
        {
            spoiled_0 = (as_type<uint>((_S33.score_1[0U]))) != 4286578688U;
        }
        else
        {
            spoiled_0 = false;
        }
        bool poisoned_1;
        if(spoiled_0)
        {
            poisoned_1 = true;
        }
        else
        {
            poisoned_1 = poisoned_0;
        }
        bool _S34 = !_S33.hidden_0[0U];
        bool _S35;
        if(_S34)
        {
            _S35 = !_S33.special_0[0U];
        }
        else
        {
            _S35 = false;
        }
        float peak_0;
        if(_S35)
        {
            peak_0 = max(m_0, _S33.score_1[0U]);
        }
        else
        {
            peak_0 = m_0;
        }
        bool _S36;
        if(_S33.special_0[1U])
        {
            _S36 = (as_type<uint>((_S33.score_1[1U]))) != 4286578688U;
        }
        else
        {
            _S36 = false;
        }
        bool poisoned_2;
        if(_S36)
        {
            poisoned_2 = true;
        }
        else
        {
            poisoned_2 = poisoned_1;
        }
        bool _S37 = !_S33.hidden_0[1U];
        bool _S38;
        if(_S37)
        {
            _S38 = !_S33.special_0[1U];
        }
        else
        {
            _S38 = false;
        }
        float peak_1;
        if(_S38)
        {
            peak_1 = max(peak_0, _S33.score_1[1U]);
        }
        else
        {
            peak_1 = peak_0;
        }
        bool _S39;
        if(_S33.special_0[2U])
        {
            _S39 = (as_type<uint>((_S33.score_1[2U]))) != 4286578688U;
        }
        else
        {
            _S39 = false;
        }
        bool poisoned_3;
        if(_S39)
        {
            poisoned_3 = true;
        }
        else
        {
            poisoned_3 = poisoned_2;
        }
        bool _S40 = !_S33.hidden_0[2U];
        bool _S41;
        if(_S40)
        {
            _S41 = !_S33.special_0[2U];
        }
        else
        {
            _S41 = false;
        }
        float peak_2;
        if(_S41)
        {
            peak_2 = max(peak_1, _S33.score_1[2U]);
        }
        else
        {
            peak_2 = peak_1;
        }
        bool _S42;
        if(_S33.special_0[3U])
        {
            _S42 = (as_type<uint>((_S33.score_1[3U]))) != 4286578688U;
        }
        else
        {
            _S42 = false;
        }
        if(_S42)
        {
            poisoned_0 = true;
        }
        else
        {
            poisoned_0 = poisoned_3;
        }
        bool _S43 = !_S33.hidden_0[3U];
        bool _S44;
        if(_S43)
        {
            _S44 = !_S33.special_0[3U];
        }
        else
        {
            _S44 = false;
        }
        float peak_3;
        if(_S44)
        {
            peak_3 = max(peak_2, _S33.score_1[3U]);
        }
        else
        {
            peak_3 = peak_2;
        }
        float l_1 = l_0 * exp(m_0 - peak_3);
        bool _S45;
        if(_S34)
        {
            _S45 = !_S33.special_0[0U];
        }
        else
        {
            _S45 = false;
        }
        float l_2;
        if(_S45)
        {
            l_2 = l_1 + exp(_S33.score_1[0U] - peak_3);
        }
        else
        {
            l_2 = l_1;
        }
        bool _S46;
        if(_S37)
        {
            _S46 = !_S33.special_0[1U];
        }
        else
        {
            _S46 = false;
        }
        float l_3;
        if(_S46)
        {
            l_3 = l_2 + exp(_S33.score_1[1U] - peak_3);
        }
        else
        {
            l_3 = l_2;
        }
        bool _S47;
        if(_S40)
        {
            _S47 = !_S33.special_0[2U];
        }
        else
        {
            _S47 = false;
        }
        float l_4;
        if(_S47)
        {
            l_4 = l_3 + exp(_S33.score_1[2U] - peak_3);
        }
        else
        {
            l_4 = l_3;
        }
        bool _S48;
        if(_S43)
        {
            _S48 = !_S33.special_0[3U];
        }
        else
        {
            _S48 = false;
        }
        if(_S48)
        {
            l_0 = l_4 + exp(_S33.score_1[3U] - peak_3);
        }
        else
        {
            l_0 = l_4;
        }
        key_1 = key_1 + 512U;
        m_0 = peak_3;
    }
    int _S49;
    if(poisoned_0)
    {
        _S49 = int(1);
    }
    else
    {
        _S49 = int(0);
    }
    (*(&kernelContext_7)->states_0)[thread_0] = float4(m_0, l_0, float(_S49), 0.0);
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
            float _S50 = (*(&kernelContext_7)->states_0)[thread_0].x;
            float _S51 = (*(&kernelContext_7)->states_0)[thread_0 + half_0].x;
            float _S52 = max(_S50, _S51);
            (*(&kernelContext_7)->states_0)[thread_0] = float4(_S52, fma((*(&kernelContext_7)->states_0)[thread_0 + half_0].y, exp(_S51 - _S52), (*(&kernelContext_7)->states_0)[thread_0].y * exp(_S50 - _S52)), max((*(&kernelContext_7)->states_0)[thread_0].z, (*(&kernelContext_7)->states_0)[thread_0 + half_0].z), 0.0);
        }
        half_0 = half_0 / 2U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float4 state_0 = (*(&kernelContext_7)->states_0)[thread_0 - lane_0];
    float _S53 = (*(&kernelContext_7)->states_0)[thread_0 - lane_0].y;
    if(_S53 != 0.0)
    {
        m_0 = 1.0 / _S53;
    }
    else
    {
        m_0 = 0.0;
    }
    key_1 = _S32;
    for(;;)
    {
        if(key_1 < _S25)
        {
        }
        else
        {
            break;
        }
        Scores_0 _S54 = read_scores_0(_S29, _S31, key_1, _S25, &kernelContext_7);
        thread array<float, int(4)> weight_0;
        weight_0[0U] = 0.0;
        if(_S54.hidden_0[0U])
        {
            weight_0[0U] = -1.0;
        }
        else
        {
            if(!_S54.special_0[0U])
            {
                weight_0[0U] = exp(_S54.score_1[0U] - state_0.x) * m_0;
            }
        }
        weight_0[1U] = 0.0;
        if(_S54.hidden_0[1U])
        {
            weight_0[1U] = -1.0;
        }
        else
        {
            if(!_S54.special_0[1U])
            {
                weight_0[1U] = exp(_S54.score_1[1U] - state_0.x) * m_0;
            }
        }
        weight_0[2U] = 0.0;
        if(_S54.hidden_0[2U])
        {
            weight_0[2U] = -1.0;
        }
        else
        {
            if(!_S54.special_0[2U])
            {
                weight_0[2U] = exp(_S54.score_1[2U] - state_0.x) * m_0;
            }
        }
        weight_0[3U] = 0.0;
        if(_S54.hidden_0[3U])
        {
            weight_0[3U] = -1.0;
        }
        else
        {
            if(!_S54.special_0[3U])
            {
                weight_0[3U] = exp(_S54.score_1[3U] - state_0.x) * m_0;
            }
        }
        *((&kernelContext_7)->scratch_0+(_S29 + key_1 / 4U)) = packed_float4(float4(weight_0[int(0)], weight_0[int(1)], weight_0[int(2)], weight_0[int(3)])) ;
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
        bool _S55 = (state_0.z) != 0.0;
        if(_S53 == 0.0)
        {
            poisoned_0 = (((&kernelContext_7)->params_0->flags_0) & 4U) == 0U;
        }
        else
        {
            poisoned_0 = false;
        }
        if(poisoned_0)
        {
            spoiled_0 = true;
        }
        else
        {
            spoiled_0 = _S55;
        }
        packed_float4 device* _S56 = (&kernelContext_7)->scratch_0+(_S29 + _S23.pitch_0 - 1U);
        if(spoiled_0)
        {
            _S49 = int(1);
        }
        else
        {
            _S49 = int(0);
        }
        *_S56 = packed_float4(float4(float(_S49), 0.0, 0.0, 0.0)) ;
    }
    return;
}

