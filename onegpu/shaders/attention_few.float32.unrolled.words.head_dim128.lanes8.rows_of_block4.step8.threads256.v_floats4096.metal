#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
struct Work_0
{
    uint batch_0;
    uint kv_head_0;
    uint first_row_0;
    uint rows_0;
    uint first_range_0;
    uint last_range_0;
};

struct AttentionParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint parts_0;
    uint row_blocks_0;
    uint batch_1;
    uint heads_0;
    uint group_0;
    uint q_len_0;
    uint k_len_0;
    uint range_keys_0;
    uint ranges_0;
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
    AttentionParams_0 constant* params_0;
    int device* key_lengths_0;
    uint device* q_words_0;
    uint device* v_words_0;
    uint device* k_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    uint device* o_words_0;
    array<float4, int(128)> threadgroup* q_tile_0;
    array<float, int(4)> threadgroup* range_peaks_0;
    uint _S1;
    uint _S2;
    array<float, int(2048)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float4, int(1024)> threadgroup* v_tile_0;
};

Work_0 find_work_0(uint number_0, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint part_0 = number_0 % kernelContext_0->params_0->parts_0;
    uint _S3 = number_0 / kernelContext_0->params_0->parts_0;
    thread Work_0 work_0;
    uint _S4 = _S3 % kernelContext_0->params_0->row_blocks_0;
    (&work_0)->first_row_0 = _S4 * rows_of_block_0;
    uint _S5 = _S3 / kernelContext_0->params_0->row_blocks_0;
    uint kv_heads_0 = kernelContext_0->params_0->heads_0 / kernelContext_0->params_0->group_0;
    uint _S6 = _S5 % kv_heads_0;
    (&work_0)->kv_head_0 = _S6;
    uint _S7 = _S5 / kv_heads_0;
    (&work_0)->batch_0 = _S7;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = (kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U) / kernelContext_0->params_0->parts_0;
    uint _S8 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S8;
    (&work_0)->last_range_0 = min(_S8 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
    return work_0;
}

uint keys_of_batch_0(uint batch_2, KernelContext_0 thread* kernelContext_1)
{
    if(((kernelContext_1->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_1->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_1->key_lengths_0[kernelContext_1->params_0->lengths_offset_0 + batch_2], int(0), int(kernelContext_1->params_0->k_len_0)));
}

uint query_of_0(uint row_0, KernelContext_0 thread* kernelContext_2)
{
    uint _S9 = row_0 / kernelContext_2->params_0->group_0;
    return _S9;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S10 = work_1->kv_head_0 * kernelContext_4->params_0->group_0;
    uint _S11 = row_1 % kernelContext_4->params_0->group_0;
    return _S10 + _S11;
}

uint mask_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S12 = kernelContext_5->params_0->mask_offset_0 + work_2->batch_0 * kernelContext_5->params_0->mask_batch_0;
    uint _S13 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S14 = _S12 + _S13 * kernelContext_5->params_0->mask_head_0;
    uint _S15 = query_of_0(row_2, kernelContext_5);
    return _S14 + _S15 * kernelContext_5->params_0->mask_row_0;
}

uint q_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S16 = kernelContext_6->params_0->q_offset_0 + work_3->batch_0 * kernelContext_6->params_0->q_batch_0;
    uint _S17 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S18 = _S16 + _S17 * kernelContext_6->params_0->q_head_0;
    uint _S19 = query_of_0(row_3, kernelContext_6);
    return _S18 + _S19 * kernelContext_6->params_0->q_row_0;
}

float4 load_quad_0(uint device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    thread float4 quad_0 = float4(0.0, 0.0, 0.0, 0.0);
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = row_4 + element_0;
    if(left_0 >= 4U)
    {
        quad_0 = (as_type<float4>((uint4(words_0[word_0], words_0[word_0 + 1U], words_0[word_0 + 2U], words_0[word_0 + 3U]))));
    }
    else
    {
        if(left_0 > 0U)
        {
            quad_0.x = (as_type<float>((words_0[word_0])));
        }
        if(left_0 > 1U)
        {
            quad_0.y = (as_type<float>((words_0[word_0 + 1U])));
        }
        if(left_0 > 2U)
        {
            quad_0.z = (as_type<float>((words_0[word_0 + 2U])));
        }
    }
    return quad_0;
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_8)
{
    uint key_0 = first_0 + slot_0 / 32U;
    if(key_0 >= end_0)
    {
        return float4(0.0, 0.0, 0.0, 0.0);
    }
    float4 _S20 = load_quad_0(kernelContext_8->v_words_0, v_head_1 + key_0 * kernelContext_8->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_8);
    return _S20;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_9)
{
    float _S21 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_9->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S21;
    float _S22 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_9->_S1) ^ 2U))));
    float _S23 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_9->_S1) ^ 3U))));
    float score_0 = near_0 + (_S22 + _S23);
    float _S24 = (simd_shuffle((score_0), ushort((int((kernelContext_9->_S2) ^ 4U)))));
    return score_0 + _S24;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_1, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_10)
{
    bool hidden_0 = key_1 >= end_1;
    bool hidden_1;
    if(((kernelContext_10->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_10->mask_values_0[mask_row_1 + key_1 * kernelContext_10->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S25;
    if(!hidden_1)
    {
        _S25 = is_special_0(*score_2);
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
    {
        if((as_type<uint>((*score_2))) != 4286578688U)
        {
            *poisoned_0 = true;
        }
        hidden_1 = true;
    }
    if(hidden_1)
    {
        *score_2 = -3.4028234663852886e+38;
    }
    return hidden_1;
}

float shrink_of_0(float m_0, float peak_0)
{
    float _S26;
    if(peak_0 > m_0)
    {
        _S26 = exp(m_0 - peak_0);
    }
    else
    {
        _S26 = 1.0;
    }
    return _S26;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_1)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_11)
{
    return kernelContext_11->params_0->scratch_offset_0 + (((batch_3 * kernelContext_11->params_0->heads_0 + head_0) * kernelContext_11->params_0->q_len_0 + query_1) * kernelContext_11->params_0->ranges_0 + range_0) * ((kernelContext_11->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_12)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S27 = kernelContext_12->scratch_0+(place_0 + (kernelContext_12->params_0->head_dim_0 + 3U) / 4U);
        int _S28;
        if(poisoned_1)
        {
            _S28 = int(1);
        }
        else
        {
            _S28 = int(0);
        }
        *_S27 = packed_float4(float4(m_1, l_0, float(_S28), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_1, float4 acc_0, KernelContext_0 thread* kernelContext_13)
{
    if((quad_1 * 4U) < (kernelContext_13->params_0->head_dim_0))
    {
        *(kernelContext_13->scratch_0+(place_1 + quad_1)) = packed_float4(acc_0) ;
    }
    return;
}

struct Fold_0
{
    float keep_0;
    float add_0;
};

Fold_0 fold_factors_0(float thread* total_m_0, float m_2)
{
    float _S29 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S29);
    (&fold_0)->add_0 = exp(m_2 - _S29);
    *total_m_0 = _S29;
    return fold_0;
}

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_0)
{
    return fma(result_0, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_1)
{
    return weigh_0(add_1, result_1, total_1 * float4(keep_1) );
}

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_14)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_14->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_5, KernelContext_0 thread* kernelContext_15)
{
    uint _S30 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S31 = head_of_0(work_4, row_5, kernelContext_15);
    uint _S32 = _S30 + _S31 * kernelContext_15->params_0->o_head_0;
    uint _S33 = query_of_0(row_5, kernelContext_15);
    return _S32 + _S33 * kernelContext_15->params_0->o_row_0;
}

void store_quad_0(uint row_6, uint element_1, float4 quad_2, bool poisoned_3, KernelContext_0 thread* kernelContext_16)
{
    uint left_1 = kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_1);
    uint word_1 = row_6 + element_1;
    uint _S34;
    if(left_1 > 0U)
    {
        uint device* _S35 = kernelContext_16->o_words_0+word_1;
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_2.x)));
        }
        *_S35 = _S34;
    }
    if(left_1 > 1U)
    {
        uint device* _S36 = kernelContext_16->o_words_0+(word_1 + 1U);
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_2.y)));
        }
        *_S36 = _S34;
    }
    if(left_1 > 2U)
    {
        uint device* _S37 = kernelContext_16->o_words_0+(word_1 + 2U);
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_2.z)));
        }
        *_S37 = _S34;
    }
    if(left_1 > 3U)
    {
        uint device* _S38 = kernelContext_16->o_words_0+(word_1 + 3U);
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_2.w)));
        }
        *_S38 = _S34;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* v_words_1 [[buffer(3)]], uint device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    bool keep_2;
    uint bits_0;
    uint bits_1;
    uint bits_2;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S39;
    thread KernelContext_0 kernelContext_17;
    (&kernelContext_17)->params_0 = params_1;
    (&kernelContext_17)->key_lengths_0 = key_lengths_1;
    (&kernelContext_17)->q_words_0 = q_words_1;
    (&kernelContext_17)->v_words_0 = v_words_1;
    (&kernelContext_17)->k_words_0 = k_words_1;
    (&kernelContext_17)->mask_values_0 = mask_values_1;
    (&kernelContext_17)->scratch_0 = scratch_1;
    (&kernelContext_17)->o_words_0 = o_words_1;
    threadgroup array<float4, int(128)> q_tile_1;
    (&kernelContext_17)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_17)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float, int(2048)> scores_1;
    (&kernelContext_17)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_17)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_17)->factors_0 = &factors_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_17)->v_tile_0 = &v_tile_1;
    (&kernelContext_17)->_S1 = _builtinQuadLaneIndex_0;
    (&kernelContext_17)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S40 = find_work_0(number_1, 4U, &kernelContext_17);
    uint _S41 = min(4U, _S40.rows_0 - _S40.first_row_0);
    uint last_row_0 = _S40.first_row_0 + _S41 - 1U;
    uint _S42 = keys_of_batch_0(_S40.batch_0, &kernelContext_17);
    uint _S43 = query_of_0(last_row_0, &kernelContext_17);
    uint _S44 = keys_of_query_0(_S42, _S43, &kernelContext_17);
    uint _S45 = (&kernelContext_17)->params_0->k_offset_0 + _S40.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S40.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S46 = (&kernelContext_17)->params_0->v_offset_0 + _S40.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S40.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S41 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint _S47 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S47 * 4U;
    uint _S48 = lane_1 % 4U;
    uint _S49 = first_of_quad_0 + _S48;
    uint _S50 = _S41 - 1U;
    uint _S51 = min(_S49, _S50);
    bool live_0;
    if(_S49 < _S41)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S52 = _S40.first_row_0 + _S51;
    uint _S53 = query_of_0(_S52, &kernelContext_17);
    uint _S54 = keys_of_query_0(_S42, _S53, &kernelContext_17);
    thread Work_0 _S55 = _S40;
    uint _S56 = mask_of_0(&_S55, _S52, &kernelContext_17);
    uint stride_0 = 32U / quads_of_rows_0;
    if(live_0)
    {
        live_0 = team_0 < (stride_0 * quads_of_rows_0);
    }
    else
    {
        live_0 = false;
    }
    uint slot_1 = thread_0;
    for(;;)
    {
        if(slot_1 < 128U)
        {
        }
        else
        {
            break;
        }
        uint _S57 = _S40.first_row_0 + min(slot_1 / 32U, _S50);
        thread Work_0 _S58 = _S40;
        uint _S59 = q_of_0(&_S58, _S57, &kernelContext_17);
        float4 _S60 = load_quad_0((&kernelContext_17)->q_words_0, _S59, slot_1 % 32U * 4U, &kernelContext_17);
        (*(&kernelContext_17)->q_tile_0)[slot_1] = _S60 * float4((&kernelContext_17)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S61 = thread_0 % 32U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_4;
    float4 _S62 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S62;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S62;
    l_2[0U] = 0.0;
    poisoned_4[0U] = false;
    uint range_1 = _S40.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        uint _S63 = min(first_key_0 + (&kernelContext_17)->params_0->range_keys_0, _S44);
        if(_S63 > first_key_0)
        {
            slot_1 = (_S63 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            slot_1 = 0U;
        }
        thread array<array<float4, int(4)>, int(1)> next_v_0;
        float4 _S64 = load_v_0(_S46, first_key_0, _S63, thread_0, &kernelContext_17);
        next_v_0[0U][0U] = _S64;
        uint _S65 = 256U + thread_0;
        float4 _S66 = load_v_0(_S46, first_key_0, _S63, _S65, &kernelContext_17);
        next_v_0[0U][1U] = _S66;
        uint _S67 = 512U + thread_0;
        float4 _S68 = load_v_0(_S46, first_key_0, _S63, _S67, &kernelContext_17);
        next_v_0[0U][2U] = _S68;
        uint _S69 = 768U + thread_0;
        float4 _S70 = load_v_0(_S46, first_key_0, _S63, _S69, &kernelContext_17);
        next_v_0[0U][3U] = _S70;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_17)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
        }
        uint round_0 = 0U;
        for(;;)
        {
            if(round_0 < slot_1)
            {
            }
            else
            {
                break;
            }
            uint _S71 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S71;
            uint _S72 = first_key_0 + min(step_0, slot_1 - 1U) * 8U;
            thread array<array<float, int(4)>, int(8)> part_2;
            part_2[0U][0U] = 0.0;
            part_2[0U][1U] = 0.0;
            part_2[0U][2U] = 0.0;
            part_2[0U][3U] = 0.0;
            part_2[1U][0U] = 0.0;
            part_2[1U][1U] = 0.0;
            part_2[1U][2U] = 0.0;
            part_2[1U][3U] = 0.0;
            part_2[2U][0U] = 0.0;
            part_2[2U][1U] = 0.0;
            part_2[2U][2U] = 0.0;
            part_2[2U][3U] = 0.0;
            part_2[3U][0U] = 0.0;
            part_2[3U][1U] = 0.0;
            part_2[3U][2U] = 0.0;
            part_2[3U][3U] = 0.0;
            part_2[4U][0U] = 0.0;
            part_2[4U][1U] = 0.0;
            part_2[4U][2U] = 0.0;
            part_2[4U][3U] = 0.0;
            part_2[5U][0U] = 0.0;
            part_2[5U][1U] = 0.0;
            part_2[5U][2U] = 0.0;
            part_2[5U][3U] = 0.0;
            part_2[6U][0U] = 0.0;
            part_2[6U][1U] = 0.0;
            part_2[6U][2U] = 0.0;
            part_2[6U][3U] = 0.0;
            part_2[7U][0U] = 0.0;
            part_2[7U][1U] = 0.0;
            part_2[7U][2U] = 0.0;
            part_2[7U][3U] = 0.0;
            uint _S73 = _S63 - 1U;
            uint _S74 = min(_S72, _S73);
            thread array<array<float4, int(4)>, int(4)> k_quads_0;
            uint _S75 = lane_1 * 4U;
            float4 _S76 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S74 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_0[0U][0U] = _S76;
            uint _S77 = (8U + lane_1) * 4U;
            float4 _S78 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S74 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_0[0U][1U] = _S78;
            uint _S79 = (16U + lane_1) * 4U;
            float4 _S80 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S74 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_0[0U][2U] = _S80;
            uint _S81 = (24U + lane_1) * 4U;
            float4 _S82 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S74 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_0[0U][3U] = _S82;
            uint _S83 = _S72 + 1U;
            uint _S84 = min(_S83, _S73);
            float4 _S85 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S84 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_0[1U][0U] = _S85;
            float4 _S86 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S84 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_0[1U][1U] = _S86;
            float4 _S87 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S84 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_0[1U][2U] = _S87;
            float4 _S88 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S84 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_0[1U][3U] = _S88;
            uint _S89 = _S72 + 2U;
            uint _S90 = min(_S89, _S73);
            float4 _S91 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S90 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_0[2U][0U] = _S91;
            float4 _S92 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S90 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_0[2U][1U] = _S92;
            float4 _S93 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S90 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_0[2U][2U] = _S93;
            float4 _S94 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S90 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_0[2U][3U] = _S94;
            uint _S95 = _S72 + 3U;
            uint _S96 = min(_S95, _S73);
            float4 _S97 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S96 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_0[3U][0U] = _S97;
            float4 _S98 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S96 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_0[3U][1U] = _S98;
            float4 _S99 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S96 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_0[3U][2U] = _S99;
            float4 _S100 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S96 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_0[3U][3U] = _S100;
            uint _S101 = (first_of_quad_0 + (_S48 ^ 0U)) * 32U;
            float4 _S102 = (*(&kernelContext_17)->q_tile_0)[_S101 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + lane_1], k_quads_0[0U][0U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S102, k_quads_0[1U][0U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S102, k_quads_0[2U][0U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S102, k_quads_0[3U][0U], part_2[3U][0U]);
            uint _S103 = (first_of_quad_0 + (_S48 ^ 1U)) * 32U;
            float4 _S104 = (*(&kernelContext_17)->q_tile_0)[_S103 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + lane_1], k_quads_0[0U][0U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S104, k_quads_0[1U][0U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S104, k_quads_0[2U][0U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S104, k_quads_0[3U][0U], part_2[3U][1U]);
            uint _S105 = (first_of_quad_0 + (_S48 ^ 2U)) * 32U;
            float4 _S106 = (*(&kernelContext_17)->q_tile_0)[_S105 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + lane_1], k_quads_0[0U][0U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S106, k_quads_0[1U][0U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S106, k_quads_0[2U][0U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S106, k_quads_0[3U][0U], part_2[3U][2U]);
            uint _S107 = (first_of_quad_0 + (_S48 ^ 3U)) * 32U;
            float4 _S108 = (*(&kernelContext_17)->q_tile_0)[_S107 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + lane_1], k_quads_0[0U][0U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S108, k_quads_0[1U][0U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S108, k_quads_0[2U][0U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S108, k_quads_0[3U][0U], part_2[3U][3U]);
            float4 _S109 = (*(&kernelContext_17)->q_tile_0)[_S101 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S109, k_quads_0[1U][1U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S109, k_quads_0[2U][1U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S109, k_quads_0[3U][1U], part_2[3U][0U]);
            float4 _S110 = (*(&kernelContext_17)->q_tile_0)[_S103 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S110, k_quads_0[1U][1U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S110, k_quads_0[2U][1U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S110, k_quads_0[3U][1U], part_2[3U][1U]);
            float4 _S111 = (*(&kernelContext_17)->q_tile_0)[_S105 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S111, k_quads_0[1U][1U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S111, k_quads_0[2U][1U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S111, k_quads_0[3U][1U], part_2[3U][2U]);
            float4 _S112 = (*(&kernelContext_17)->q_tile_0)[_S107 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S112, k_quads_0[1U][1U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S112, k_quads_0[2U][1U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S112, k_quads_0[3U][1U], part_2[3U][3U]);
            float4 _S113 = (*(&kernelContext_17)->q_tile_0)[_S101 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S113, k_quads_0[1U][2U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S113, k_quads_0[2U][2U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S113, k_quads_0[3U][2U], part_2[3U][0U]);
            float4 _S114 = (*(&kernelContext_17)->q_tile_0)[_S103 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S114, k_quads_0[1U][2U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S114, k_quads_0[2U][2U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S114, k_quads_0[3U][2U], part_2[3U][1U]);
            float4 _S115 = (*(&kernelContext_17)->q_tile_0)[_S105 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S115, k_quads_0[1U][2U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S115, k_quads_0[2U][2U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S115, k_quads_0[3U][2U], part_2[3U][2U]);
            float4 _S116 = (*(&kernelContext_17)->q_tile_0)[_S107 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S116, k_quads_0[1U][2U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S116, k_quads_0[2U][2U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S116, k_quads_0[3U][2U], part_2[3U][3U]);
            float4 _S117 = (*(&kernelContext_17)->q_tile_0)[_S101 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S117, k_quads_0[1U][3U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S117, k_quads_0[2U][3U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S117, _S100, part_2[3U][0U]);
            float4 _S118 = (*(&kernelContext_17)->q_tile_0)[_S103 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S118, k_quads_0[1U][3U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S118, k_quads_0[2U][3U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S118, _S100, part_2[3U][1U]);
            float4 _S119 = (*(&kernelContext_17)->q_tile_0)[_S105 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S119, k_quads_0[1U][3U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S119, k_quads_0[2U][3U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S119, _S100, part_2[3U][2U]);
            float4 _S120 = (*(&kernelContext_17)->q_tile_0)[_S107 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S120, k_quads_0[1U][3U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S120, k_quads_0[2U][3U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S120, _S100, part_2[3U][3U]);
            uint _S121 = _S72 + 4U;
            uint _S122 = min(_S121, _S73);
            thread array<array<float4, int(4)>, int(4)> k_quads_1;
            float4 _S123 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S122 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_1[0U][0U] = _S123;
            float4 _S124 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S122 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_1[0U][1U] = _S124;
            float4 _S125 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S122 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_1[0U][2U] = _S125;
            float4 _S126 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S122 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_1[0U][3U] = _S126;
            uint _S127 = min(_S121 + 1U, _S73);
            float4 _S128 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S127 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_1[1U][0U] = _S128;
            float4 _S129 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S127 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_1[1U][1U] = _S129;
            float4 _S130 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S127 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_1[1U][2U] = _S130;
            float4 _S131 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S127 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_1[1U][3U] = _S131;
            uint _S132 = min(_S121 + 2U, _S73);
            float4 _S133 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S132 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_1[2U][0U] = _S133;
            float4 _S134 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S132 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_1[2U][1U] = _S134;
            float4 _S135 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S132 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_1[2U][2U] = _S135;
            float4 _S136 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S132 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_1[2U][3U] = _S136;
            uint _S137 = min(_S121 + 3U, _S73);
            float4 _S138 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S137 * (&kernelContext_17)->params_0->k_row_0, _S75, &kernelContext_17);
            k_quads_1[3U][0U] = _S138;
            float4 _S139 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S137 * (&kernelContext_17)->params_0->k_row_0, _S77, &kernelContext_17);
            k_quads_1[3U][1U] = _S139;
            float4 _S140 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S137 * (&kernelContext_17)->params_0->k_row_0, _S79, &kernelContext_17);
            k_quads_1[3U][2U] = _S140;
            float4 _S141 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S137 * (&kernelContext_17)->params_0->k_row_0, _S81, &kernelContext_17);
            k_quads_1[3U][3U] = _S141;
            float4 _S142 = (*(&kernelContext_17)->q_tile_0)[_S101 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + lane_1], k_quads_1[0U][0U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S142, k_quads_1[1U][0U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S142, k_quads_1[2U][0U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S142, k_quads_1[3U][0U], part_2[7U][0U]);
            float4 _S143 = (*(&kernelContext_17)->q_tile_0)[_S103 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + lane_1], k_quads_1[0U][0U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S143, k_quads_1[1U][0U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S143, k_quads_1[2U][0U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S143, k_quads_1[3U][0U], part_2[7U][1U]);
            float4 _S144 = (*(&kernelContext_17)->q_tile_0)[_S105 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + lane_1], k_quads_1[0U][0U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S144, k_quads_1[1U][0U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S144, k_quads_1[2U][0U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S144, k_quads_1[3U][0U], part_2[7U][2U]);
            float4 _S145 = (*(&kernelContext_17)->q_tile_0)[_S107 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + lane_1], k_quads_1[0U][0U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S145, k_quads_1[1U][0U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S145, k_quads_1[2U][0U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S145, k_quads_1[3U][0U], part_2[7U][3U]);
            float4 _S146 = (*(&kernelContext_17)->q_tile_0)[_S101 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S146, k_quads_1[1U][1U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S146, k_quads_1[2U][1U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S146, k_quads_1[3U][1U], part_2[7U][0U]);
            float4 _S147 = (*(&kernelContext_17)->q_tile_0)[_S103 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S147, k_quads_1[1U][1U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S147, k_quads_1[2U][1U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S147, k_quads_1[3U][1U], part_2[7U][1U]);
            float4 _S148 = (*(&kernelContext_17)->q_tile_0)[_S105 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S148, k_quads_1[1U][1U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S148, k_quads_1[2U][1U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S148, k_quads_1[3U][1U], part_2[7U][2U]);
            float4 _S149 = (*(&kernelContext_17)->q_tile_0)[_S107 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S149, k_quads_1[1U][1U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S149, k_quads_1[2U][1U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S149, k_quads_1[3U][1U], part_2[7U][3U]);
            float4 _S150 = (*(&kernelContext_17)->q_tile_0)[_S101 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S150, k_quads_1[1U][2U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S150, k_quads_1[2U][2U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S150, k_quads_1[3U][2U], part_2[7U][0U]);
            float4 _S151 = (*(&kernelContext_17)->q_tile_0)[_S103 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S151, k_quads_1[1U][2U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S151, k_quads_1[2U][2U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S151, k_quads_1[3U][2U], part_2[7U][1U]);
            float4 _S152 = (*(&kernelContext_17)->q_tile_0)[_S105 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S152, k_quads_1[1U][2U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S152, k_quads_1[2U][2U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S152, k_quads_1[3U][2U], part_2[7U][2U]);
            float4 _S153 = (*(&kernelContext_17)->q_tile_0)[_S107 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S153, k_quads_1[1U][2U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S153, k_quads_1[2U][2U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S153, k_quads_1[3U][2U], part_2[7U][3U]);
            float4 _S154 = (*(&kernelContext_17)->q_tile_0)[_S101 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S101 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S154, k_quads_1[1U][3U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S154, k_quads_1[2U][3U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S154, _S141, part_2[7U][0U]);
            float4 _S155 = (*(&kernelContext_17)->q_tile_0)[_S103 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S103 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S155, k_quads_1[1U][3U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S155, k_quads_1[2U][3U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S155, _S141, part_2[7U][1U]);
            float4 _S156 = (*(&kernelContext_17)->q_tile_0)[_S105 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S105 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S156, k_quads_1[1U][3U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S156, k_quads_1[2U][3U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S156, _S141, part_2[7U][2U]);
            float4 _S157 = (*(&kernelContext_17)->q_tile_0)[_S107 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S107 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S157, k_quads_1[1U][3U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S157, k_quads_1[2U][3U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S157, _S141, part_2[7U][3U]);
            if(live_0)
            {
                keep_2 = step_0 < slot_1;
            }
            else
            {
                keep_2 = false;
            }
            thread array<float, int(4)> _S158 = part_2[0U];
            float _S159 = sum_of_row_0(&_S158, &kernelContext_17);
            thread float score_3 = _S159;
            thread bool poison_0 = false;
            uint _S160 = min(_S54, _S63);
            bool _S161 = hide_0(&score_3, _S72, _S160, _S56, &poison_0, &kernelContext_17);
            float _S162 = max(-3.4028234663852886e+38, score_3);
            if(poison_0)
            {
                bits_0 = 2143289344U;
            }
            else
            {
                if(_S161)
                {
                    bits_0 = 4286578688U;
                }
                else
                {
                    bits_0 = (as_type<uint>((score_3)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U] = (as_type<float>((bits_0)));
            }
            thread array<float, int(4)> _S163 = part_2[1U];
            float _S164 = sum_of_row_0(&_S163, &kernelContext_17);
            thread float score_4 = _S164;
            thread bool poison_1 = false;
            bool _S165 = hide_0(&score_4, _S83, _S160, _S56, &poison_1, &kernelContext_17);
            float _S166 = max(_S162, score_4);
            if(poison_1)
            {
                bits_1 = 2143289344U;
            }
            else
            {
                if(_S165)
                {
                    bits_1 = 4286578688U;
                }
                else
                {
                    bits_1 = (as_type<uint>((score_4)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 1U] = (as_type<float>((bits_1)));
            }
            thread array<float, int(4)> _S167 = part_2[2U];
            float _S168 = sum_of_row_0(&_S167, &kernelContext_17);
            thread float score_5 = _S168;
            thread bool poison_2 = false;
            bool _S169 = hide_0(&score_5, _S89, _S160, _S56, &poison_2, &kernelContext_17);
            float _S170 = max(_S166, score_5);
            if(poison_2)
            {
                bits_2 = 2143289344U;
            }
            else
            {
                if(_S169)
                {
                    bits_2 = 4286578688U;
                }
                else
                {
                    bits_2 = (as_type<uint>((score_5)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 2U] = (as_type<float>((bits_2)));
            }
            thread array<float, int(4)> _S171 = part_2[3U];
            float _S172 = sum_of_row_0(&_S171, &kernelContext_17);
            thread float score_6 = _S172;
            thread bool poison_3 = false;
            bool _S173 = hide_0(&score_6, _S95, _S160, _S56, &poison_3, &kernelContext_17);
            float _S174 = max(_S170, score_6);
            uint bits_3;
            if(poison_3)
            {
                bits_3 = 2143289344U;
            }
            else
            {
                if(_S173)
                {
                    bits_3 = 4286578688U;
                }
                else
                {
                    bits_3 = (as_type<uint>((score_6)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 3U] = (as_type<float>((bits_3)));
            }
            thread array<float, int(4)> _S175 = part_2[4U];
            float _S176 = sum_of_row_0(&_S175, &kernelContext_17);
            thread float score_7 = _S176;
            thread bool poison_4 = false;
            bool _S177 = hide_0(&score_7, _S121, _S160, _S56, &poison_4, &kernelContext_17);
            float _S178 = max(_S174, score_7);
            uint bits_4;
            if(poison_4)
            {
                bits_4 = 2143289344U;
            }
            else
            {
                if(_S177)
                {
                    bits_4 = 4286578688U;
                }
                else
                {
                    bits_4 = (as_type<uint>((score_7)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 4U] = (as_type<float>((bits_4)));
            }
            thread array<float, int(4)> _S179 = part_2[5U];
            float _S180 = sum_of_row_0(&_S179, &kernelContext_17);
            thread float score_8 = _S180;
            thread bool poison_5 = false;
            bool _S181 = hide_0(&score_8, _S72 + 5U, _S160, _S56, &poison_5, &kernelContext_17);
            float _S182 = max(_S178, score_8);
            uint bits_5;
            if(poison_5)
            {
                bits_5 = 2143289344U;
            }
            else
            {
                if(_S181)
                {
                    bits_5 = 4286578688U;
                }
                else
                {
                    bits_5 = (as_type<uint>((score_8)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 5U] = (as_type<float>((bits_5)));
            }
            thread array<float, int(4)> _S183 = part_2[6U];
            float _S184 = sum_of_row_0(&_S183, &kernelContext_17);
            thread float score_9 = _S184;
            thread bool poison_6 = false;
            bool _S185 = hide_0(&score_9, _S72 + 6U, _S160, _S56, &poison_6, &kernelContext_17);
            float _S186 = max(_S182, score_9);
            uint bits_6;
            if(poison_6)
            {
                bits_6 = 2143289344U;
            }
            else
            {
                if(_S185)
                {
                    bits_6 = 4286578688U;
                }
                else
                {
                    bits_6 = (as_type<uint>((score_9)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 6U] = (as_type<float>((bits_6)));
            }
            thread array<float, int(4)> _S187 = part_2[7U];
            float _S188 = sum_of_row_0(&_S187, &kernelContext_17);
            thread float score_10 = _S188;
            thread bool poison_7 = false;
            bool _S189 = hide_0(&score_10, _S72 + 7U, _S160, _S56, &poison_7, &kernelContext_17);
            float _S190 = max(_S186, score_10);
            uint bits_7;
            if(poison_7)
            {
                bits_7 = 2143289344U;
            }
            else
            {
                if(_S189)
                {
                    bits_7 = 4286578688U;
                }
                else
                {
                    bits_7 = (as_type<uint>((score_10)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S51 * 512U + step_0 * 8U + 7U] = (as_type<float>((bits_7)));
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->peaks_0)[_S51 * 64U + step_0] = _S190;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        bits_0 = thread_0;
        for(;;)
        {
            if(bits_0 < (_S41 * slot_1))
            {
            }
            else
            {
                break;
            }
            uint row_7 = bits_0 / slot_1;
            uint step_1 = bits_0 % slot_1;
            bits_1 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S191 = bits_1 < step_1;
                if(_S191)
                {
                }
                else
                {
                    break;
                }
                uint _S192 = row_7 * 64U + bits_1;
                float other_0 = (*(&kernelContext_17)->peaks_0)[_S192];
                if(_S191)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_17)->peaks_0)[_S192 + 1U];
                if((bits_1 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_17)->peaks_0)[_S192 + 2U];
                if((bits_1 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_17)->peaks_0)[_S192 + 3U];
                if((bits_1 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_17)->peaks_0)[_S192 + 4U];
                if((bits_1 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_17)->peaks_0)[_S192 + 5U];
                if((bits_1 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_17)->peaks_0)[_S192 + 6U];
                if((bits_1 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_17)->peaks_0)[_S192 + 7U];
                if((bits_1 + 7U) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                bits_1 = bits_1 + 8U;
            }
            uint _S193 = row_7 * 64U + step_1;
            float _S194 = max(before_0, (*(&kernelContext_17)->peaks_0)[_S193]);
            (*(&kernelContext_17)->factors_0)[_S193] = shrink_of_0(before_0, _S194);
            if((step_1 + 1U) == slot_1)
            {
                (*(&kernelContext_17)->range_peaks_0)[row_7] = _S194;
            }
            uint _S195 = row_7 * 512U + step_1 * 8U;
            uint bits_8 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195])));
            float _S196 = exp((*(&kernelContext_17)->scores_0)[_S195] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195]))
            {
                if(bits_8 == 4286578688U)
                {
                    before_1 = -1.0;
                }
                else
                {
                    before_1 = -2.0;
                }
            }
            else
            {
                before_1 = _S196;
            }
            (*(&kernelContext_17)->scores_0)[_S195] = before_1;
            uint bits_9 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 1U])));
            float _S197 = exp((*(&kernelContext_17)->scores_0)[_S195 + 1U] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 1U]))
            {
                if(bits_9 == 4286578688U)
                {
                    before_2 = -1.0;
                }
                else
                {
                    before_2 = -2.0;
                }
            }
            else
            {
                before_2 = _S197;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 1U] = before_2;
            uint bits_10 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 2U])));
            float _S198 = exp((*(&kernelContext_17)->scores_0)[_S195 + 2U] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 2U]))
            {
                if(bits_10 == 4286578688U)
                {
                    before_3 = -1.0;
                }
                else
                {
                    before_3 = -2.0;
                }
            }
            else
            {
                before_3 = _S198;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 2U] = before_3;
            uint bits_11 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 3U])));
            float _S199 = exp((*(&kernelContext_17)->scores_0)[_S195 + 3U] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 3U]))
            {
                if(bits_11 == 4286578688U)
                {
                    before_4 = -1.0;
                }
                else
                {
                    before_4 = -2.0;
                }
            }
            else
            {
                before_4 = _S199;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 3U] = before_4;
            uint bits_12 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 4U])));
            float _S200 = exp((*(&kernelContext_17)->scores_0)[_S195 + 4U] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 4U]))
            {
                if(bits_12 == 4286578688U)
                {
                    before_5 = -1.0;
                }
                else
                {
                    before_5 = -2.0;
                }
            }
            else
            {
                before_5 = _S200;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 4U] = before_5;
            uint bits_13 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 5U])));
            float _S201 = exp((*(&kernelContext_17)->scores_0)[_S195 + 5U] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 5U]))
            {
                if(bits_13 == 4286578688U)
                {
                    before_6 = -1.0;
                }
                else
                {
                    before_6 = -2.0;
                }
            }
            else
            {
                before_6 = _S201;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 5U] = before_6;
            uint bits_14 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 6U])));
            float _S202 = exp((*(&kernelContext_17)->scores_0)[_S195 + 6U] - _S194);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 6U]))
            {
                if(bits_14 == 4286578688U)
                {
                    before_7 = -1.0;
                }
                else
                {
                    before_7 = -2.0;
                }
            }
            else
            {
                before_7 = _S202;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 6U] = before_7;
            uint bits_15 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S195 + 7U])));
            float _S203 = exp((*(&kernelContext_17)->scores_0)[_S195 + 7U] - _S194);
            float weight_1;
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S195 + 7U]))
            {
                if(bits_15 == 4286578688U)
                {
                    weight_1 = -1.0;
                }
                else
                {
                    weight_1 = -2.0;
                }
            }
            else
            {
                weight_1 = _S203;
            }
            (*(&kernelContext_17)->scores_0)[_S195 + 7U] = weight_1;
            bits_0 = bits_0 + 256U;
        }
        acc_1[0U] = _S62;
        l_2[0U] = 0.0;
        bits_1 = 0U;
        for(;;)
        {
            uint _S204 = slot_1 * 8U;
            if(bits_1 < _S204)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_17)->v_tile_0)[thread_0] = next_v_0[int(0)][0U];
            (*(&kernelContext_17)->v_tile_0)[_S65] = next_v_0[int(0)][1U];
            (*(&kernelContext_17)->v_tile_0)[_S67] = next_v_0[int(0)][2U];
            (*(&kernelContext_17)->v_tile_0)[_S69] = next_v_0[int(0)][3U];
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S205 = first_key_0 + bits_1 + 32U;
            float4 _S206 = load_v_0(_S46, _S205, _S63, thread_0, &kernelContext_17);
            next_v_0[0U][0U] = _S206;
            float4 _S207 = load_v_0(_S46, _S205, _S63, _S65, &kernelContext_17);
            next_v_0[0U][1U] = _S207;
            float4 _S208 = load_v_0(_S46, _S205, _S63, _S67, &kernelContext_17);
            next_v_0[0U][2U] = _S208;
            float4 _S209 = load_v_0(_S46, _S205, _S63, _S69, &kernelContext_17);
            next_v_0[0U][3U] = _S209;
            uint _S210 = min(32U, _S204 - bits_1);
            uint _S211 = thread_0 / 32U;
            if(_S211 < _S41)
            {
                bits_2 = 0U;
                for(;;)
                {
                    if(bits_2 < _S210)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float factor_0 = (*(&kernelContext_17)->factors_0)[_S211 * 64U + (bits_1 + bits_2) / 8U];
                    acc_1[0U] = acc_1[0U] * float4((*(&kernelContext_17)->factors_0)[_S211 * 64U + (bits_1 + bits_2) / 8U]) ;
                    thread array<float, int(8)> weights_0;
                    thread array<float4, int(8)> values_0;
                    uint _S212 = _S211 * 512U + bits_1 + bits_2;
                    float _S213 = (*(&kernelContext_17)->scores_0)[_S212];
                    weights_0[0U] = (*(&kernelContext_17)->scores_0)[_S212];
                    float4 _S214 = (*(&kernelContext_17)->v_tile_0)[bits_2 * 32U + _S61];
                    values_0[0U] = (*(&kernelContext_17)->v_tile_0)[bits_2 * 32U + _S61];
                    weights_0[1U] = (*(&kernelContext_17)->scores_0)[_S212 + 1U];
                    values_0[1U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 1U) * 32U + _S61];
                    weights_0[2U] = (*(&kernelContext_17)->scores_0)[_S212 + 2U];
                    values_0[2U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 2U) * 32U + _S61];
                    weights_0[3U] = (*(&kernelContext_17)->scores_0)[_S212 + 3U];
                    values_0[3U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 3U) * 32U + _S61];
                    weights_0[4U] = (*(&kernelContext_17)->scores_0)[_S212 + 4U];
                    values_0[4U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 4U) * 32U + _S61];
                    weights_0[5U] = (*(&kernelContext_17)->scores_0)[_S212 + 5U];
                    values_0[5U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 5U) * 32U + _S61];
                    weights_0[6U] = (*(&kernelContext_17)->scores_0)[_S212 + 6U];
                    values_0[6U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 6U) * 32U + _S61];
                    weights_0[7U] = (*(&kernelContext_17)->scores_0)[_S212 + 7U];
                    values_0[7U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 7U) * 32U + _S61];
                    float4 more_0 = weigh_0(_S213, _S214, acc_1[0U]);
                    if(_S213 >= 0.0)
                    {
                        _S39 = more_0;
                    }
                    else
                    {
                        _S39 = acc_1[0U];
                    }
                    acc_1[0U] = _S39;
                    float _S215 = max(weights_0[0U], 0.0);
                    if(poisoned_4[0U])
                    {
                        keep_2 = true;
                    }
                    else
                    {
                        keep_2 = (weights_0[0U]) == -2.0;
                    }
                    poisoned_4[0U] = keep_2;
                    float4 more_1 = weigh_0(weights_0[1U], values_0[1U], acc_1[0U]);
                    float4 _S216;
                    if((weights_0[1U]) >= 0.0)
                    {
                        _S216 = more_1;
                    }
                    else
                    {
                        _S216 = acc_1[0U];
                    }
                    acc_1[0U] = _S216;
                    float sum_2 = _S215 + max(weights_0[1U], 0.0);
                    bool _S217;
                    if(poisoned_4[0U])
                    {
                        _S217 = true;
                    }
                    else
                    {
                        _S217 = (weights_0[1U]) == -2.0;
                    }
                    poisoned_4[0U] = _S217;
                    float4 more_2 = weigh_0(weights_0[2U], values_0[2U], acc_1[0U]);
                    float4 _S218;
                    if((weights_0[2U]) >= 0.0)
                    {
                        _S218 = more_2;
                    }
                    else
                    {
                        _S218 = acc_1[0U];
                    }
                    acc_1[0U] = _S218;
                    float sum_3 = sum_2 + max(weights_0[2U], 0.0);
                    bool _S219;
                    if(poisoned_4[0U])
                    {
                        _S219 = true;
                    }
                    else
                    {
                        _S219 = (weights_0[2U]) == -2.0;
                    }
                    poisoned_4[0U] = _S219;
                    float4 more_3 = weigh_0(weights_0[3U], values_0[3U], acc_1[0U]);
                    float4 _S220;
                    if((weights_0[3U]) >= 0.0)
                    {
                        _S220 = more_3;
                    }
                    else
                    {
                        _S220 = acc_1[0U];
                    }
                    acc_1[0U] = _S220;
                    float sum_4 = sum_3 + max(weights_0[3U], 0.0);
                    bool _S221;
                    if(poisoned_4[0U])
                    {
                        _S221 = true;
                    }
                    else
                    {
                        _S221 = (weights_0[3U]) == -2.0;
                    }
                    poisoned_4[0U] = _S221;
                    float4 more_4 = weigh_0(weights_0[4U], values_0[4U], acc_1[0U]);
                    float4 _S222;
                    if((weights_0[4U]) >= 0.0)
                    {
                        _S222 = more_4;
                    }
                    else
                    {
                        _S222 = acc_1[0U];
                    }
                    acc_1[0U] = _S222;
                    float sum_5 = sum_4 + max(weights_0[4U], 0.0);
                    bool _S223;
                    if(poisoned_4[0U])
                    {
                        _S223 = true;
                    }
                    else
                    {
                        _S223 = (weights_0[4U]) == -2.0;
                    }
                    poisoned_4[0U] = _S223;
                    float4 more_5 = weigh_0(weights_0[5U], values_0[5U], acc_1[0U]);
                    float4 _S224;
                    if((weights_0[5U]) >= 0.0)
                    {
                        _S224 = more_5;
                    }
                    else
                    {
                        _S224 = acc_1[0U];
                    }
                    acc_1[0U] = _S224;
                    float sum_6 = sum_5 + max(weights_0[5U], 0.0);
                    bool _S225;
                    if(poisoned_4[0U])
                    {
                        _S225 = true;
                    }
                    else
                    {
                        _S225 = (weights_0[5U]) == -2.0;
                    }
                    poisoned_4[0U] = _S225;
                    float4 more_6 = weigh_0(weights_0[6U], values_0[6U], acc_1[0U]);
                    float4 _S226;
                    if((weights_0[6U]) >= 0.0)
                    {
                        _S226 = more_6;
                    }
                    else
                    {
                        _S226 = acc_1[0U];
                    }
                    acc_1[0U] = _S226;
                    float sum_7 = sum_6 + max(weights_0[6U], 0.0);
                    bool _S227;
                    if(poisoned_4[0U])
                    {
                        _S227 = true;
                    }
                    else
                    {
                        _S227 = (weights_0[6U]) == -2.0;
                    }
                    poisoned_4[0U] = _S227;
                    float4 more_7 = weigh_0(weights_0[7U], values_0[7U], acc_1[0U]);
                    float4 _S228;
                    if((weights_0[7U]) >= 0.0)
                    {
                        _S228 = more_7;
                    }
                    else
                    {
                        _S228 = acc_1[0U];
                    }
                    acc_1[0U] = _S228;
                    float sum_8 = sum_7 + max(weights_0[7U], 0.0);
                    bool _S229;
                    if(poisoned_4[0U])
                    {
                        _S229 = true;
                    }
                    else
                    {
                        _S229 = (weights_0[7U]) == -2.0;
                    }
                    poisoned_4[0U] = _S229;
                    l_2[0U] = fma(l_2[0U], factor_0, sum_8);
                    bits_2 = bits_2 + 8U;
                }
            }
            bits_1 = bits_1 + 32U;
        }
        uint _S230 = min(thread_0 / 32U, _S50);
        uint row_8 = _S40.first_row_0 + _S230;
        float m_3 = (*(&kernelContext_17)->range_peaks_0)[_S230];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S41)
            {
                uint _S231 = query_of_0(row_8, &kernelContext_17);
                uint _S232 = keys_of_query_0(_S42, _S231, &kernelContext_17);
                keep_2 = first_key_0 < _S232;
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                thread Work_0 _S233 = _S40;
                uint _S234 = head_of_0(&_S233, row_8, &kernelContext_17);
                uint _S235 = query_of_0(row_8, &kernelContext_17);
                uint _S236 = scratch_of_0(_S40.batch_0, _S234, _S235, range_1, &kernelContext_17);
                store_range_0(_S236, _S61, m_3, l_2[0U], poisoned_4[0U], &kernelContext_17);
                store_range_quad_0(_S236, _S61, acc_1[0U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S237 = fold_2;
            float _S238 = folded_0(&_S237, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S238;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            keep_2 = range_2 < (_S40.last_range_0);
        }
        else
        {
            keep_2 = false;
        }
        if(!keep_2)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S239 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S240 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_17);
    if(_S239 < _S41)
    {
        uint _S241 = _S40.first_row_0 + _S239;
        thread Work_0 _S242 = _S40;
        uint _S243 = o_of_0(&_S242, _S241, &kernelContext_17);
        uint _S244 = _S61 * 4U;
        if(RANGES_0 == 0U)
        {
            _S39 = acc_1[0U];
        }
        else
        {
            _S39 = total_2[0U];
        }
        store_quad_0(_S243, _S244, _S39 * float4(_S240) , poisoned_4[0U], &kernelContext_17);
    }
    return;
}

