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
    array<float4, int(64)> threadgroup* q_tile_0;
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
    uint key_0 = first_0 + slot_0 / 16U;
    if(key_0 >= end_0)
    {
        return float4(0.0, 0.0, 0.0, 0.0);
    }
    float4 _S20 = load_quad_0(kernelContext_8->v_words_0, v_head_1 + key_0 * kernelContext_8->params_0->v_row_0, slot_0 % 16U * 4U, kernelContext_8);
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
    threadgroup array<float4, int(64)> q_tile_1;
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
        if(slot_1 < 64U)
        {
        }
        else
        {
            break;
        }
        uint _S57 = _S40.first_row_0 + min(slot_1 / 16U, _S50);
        thread Work_0 _S58 = _S40;
        uint _S59 = q_of_0(&_S58, _S57, &kernelContext_17);
        float4 _S60 = load_quad_0((&kernelContext_17)->q_words_0, _S59, slot_1 % 16U * 4U, &kernelContext_17);
        (*(&kernelContext_17)->q_tile_0)[slot_1] = _S60 * float4((&kernelContext_17)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S61 = thread_0 % 16U;
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
        thread array<array<float4, int(4)>, int(2)> next_v_0;
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
        uint _S71 = first_key_0 + 64U;
        float4 _S72 = load_v_0(_S46, _S71, _S63, thread_0, &kernelContext_17);
        next_v_0[1U][0U] = _S72;
        float4 _S73 = load_v_0(_S46, _S71, _S63, _S65, &kernelContext_17);
        next_v_0[1U][1U] = _S73;
        float4 _S74 = load_v_0(_S46, _S71, _S63, _S67, &kernelContext_17);
        next_v_0[1U][2U] = _S74;
        float4 _S75 = load_v_0(_S46, _S71, _S63, _S69, &kernelContext_17);
        next_v_0[1U][3U] = _S75;
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
            uint _S76 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S76;
            uint _S77 = first_key_0 + min(step_0, slot_1 - 1U) * 8U;
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
            uint _S78 = _S63 - 1U;
            uint _S79 = min(_S77, _S78);
            thread array<array<float4, int(2)>, int(8)> k_quads_0;
            uint _S80 = lane_1 * 4U;
            float4 _S81 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S79 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[0U][0U] = _S81;
            uint _S82 = (8U + lane_1) * 4U;
            float4 _S83 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S79 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[0U][1U] = _S83;
            uint _S84 = _S77 + 1U;
            uint _S85 = min(_S84, _S78);
            float4 _S86 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S85 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[1U][0U] = _S86;
            float4 _S87 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S85 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[1U][1U] = _S87;
            uint _S88 = _S77 + 2U;
            uint _S89 = min(_S88, _S78);
            float4 _S90 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S89 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[2U][0U] = _S90;
            float4 _S91 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S89 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[2U][1U] = _S91;
            uint _S92 = _S77 + 3U;
            uint _S93 = min(_S92, _S78);
            float4 _S94 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S93 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[3U][0U] = _S94;
            float4 _S95 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S93 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[3U][1U] = _S95;
            uint _S96 = _S77 + 4U;
            uint _S97 = min(_S96, _S78);
            float4 _S98 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S97 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[4U][0U] = _S98;
            float4 _S99 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S97 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[4U][1U] = _S99;
            uint _S100 = _S77 + 5U;
            uint _S101 = min(_S100, _S78);
            float4 _S102 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S101 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[5U][0U] = _S102;
            float4 _S103 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S101 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[5U][1U] = _S103;
            uint _S104 = _S77 + 6U;
            uint _S105 = min(_S104, _S78);
            float4 _S106 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S105 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[6U][0U] = _S106;
            float4 _S107 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S105 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[6U][1U] = _S107;
            uint _S108 = _S77 + 7U;
            uint _S109 = min(_S108, _S78);
            float4 _S110 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S109 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[7U][0U] = _S110;
            float4 _S111 = load_quad_0((&kernelContext_17)->k_words_0, _S45 + _S109 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[7U][1U] = _S111;
            uint _S112 = (first_of_quad_0 + (_S48 ^ 0U)) * 16U;
            float4 _S113 = (*(&kernelContext_17)->q_tile_0)[_S112 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S112 + lane_1], k_quads_0[0U][0U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S113, k_quads_0[1U][0U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S113, k_quads_0[2U][0U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S113, k_quads_0[3U][0U], part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S113, k_quads_0[4U][0U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S113, k_quads_0[5U][0U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S113, k_quads_0[6U][0U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S113, k_quads_0[7U][0U], part_2[7U][0U]);
            uint _S114 = (first_of_quad_0 + (_S48 ^ 1U)) * 16U;
            float4 _S115 = (*(&kernelContext_17)->q_tile_0)[_S114 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S114 + lane_1], k_quads_0[0U][0U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S115, k_quads_0[1U][0U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S115, k_quads_0[2U][0U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S115, k_quads_0[3U][0U], part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S115, k_quads_0[4U][0U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S115, k_quads_0[5U][0U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S115, k_quads_0[6U][0U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S115, k_quads_0[7U][0U], part_2[7U][1U]);
            uint _S116 = (first_of_quad_0 + (_S48 ^ 2U)) * 16U;
            float4 _S117 = (*(&kernelContext_17)->q_tile_0)[_S116 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S116 + lane_1], k_quads_0[0U][0U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S117, k_quads_0[1U][0U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S117, k_quads_0[2U][0U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S117, k_quads_0[3U][0U], part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S117, k_quads_0[4U][0U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S117, k_quads_0[5U][0U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S117, k_quads_0[6U][0U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S117, k_quads_0[7U][0U], part_2[7U][2U]);
            uint _S118 = (first_of_quad_0 + (_S48 ^ 3U)) * 16U;
            float4 _S119 = (*(&kernelContext_17)->q_tile_0)[_S118 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S118 + lane_1], k_quads_0[0U][0U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S119, k_quads_0[1U][0U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S119, k_quads_0[2U][0U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S119, k_quads_0[3U][0U], part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S119, k_quads_0[4U][0U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S119, k_quads_0[5U][0U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S119, k_quads_0[6U][0U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S119, k_quads_0[7U][0U], part_2[7U][3U]);
            float4 _S120 = (*(&kernelContext_17)->q_tile_0)[_S112 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S112 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S120, k_quads_0[1U][1U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S120, k_quads_0[2U][1U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S120, k_quads_0[3U][1U], part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S120, k_quads_0[4U][1U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S120, k_quads_0[5U][1U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S120, k_quads_0[6U][1U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S120, _S111, part_2[7U][0U]);
            float4 _S121 = (*(&kernelContext_17)->q_tile_0)[_S114 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S114 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S121, k_quads_0[1U][1U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S121, k_quads_0[2U][1U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S121, k_quads_0[3U][1U], part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S121, k_quads_0[4U][1U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S121, k_quads_0[5U][1U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S121, k_quads_0[6U][1U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S121, _S111, part_2[7U][1U]);
            float4 _S122 = (*(&kernelContext_17)->q_tile_0)[_S116 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S116 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S122, k_quads_0[1U][1U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S122, k_quads_0[2U][1U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S122, k_quads_0[3U][1U], part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S122, k_quads_0[4U][1U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S122, k_quads_0[5U][1U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S122, k_quads_0[6U][1U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S122, _S111, part_2[7U][2U]);
            float4 _S123 = (*(&kernelContext_17)->q_tile_0)[_S118 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S118 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S123, k_quads_0[1U][1U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S123, k_quads_0[2U][1U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S123, k_quads_0[3U][1U], part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S123, k_quads_0[4U][1U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S123, k_quads_0[5U][1U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S123, k_quads_0[6U][1U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S123, _S111, part_2[7U][3U]);
            if(live_0)
            {
                keep_2 = step_0 < slot_1;
            }
            else
            {
                keep_2 = false;
            }
            thread array<float, int(4)> _S124 = part_2[0U];
            float _S125 = sum_of_row_0(&_S124, &kernelContext_17);
            thread float score_3 = _S125;
            thread bool poison_0 = false;
            uint _S126 = min(_S54, _S63);
            bool _S127 = hide_0(&score_3, _S77, _S126, _S56, &poison_0, &kernelContext_17);
            float _S128 = max(-3.4028234663852886e+38, score_3);
            if(poison_0)
            {
                bits_0 = 2143289344U;
            }
            else
            {
                if(_S127)
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
            thread array<float, int(4)> _S129 = part_2[1U];
            float _S130 = sum_of_row_0(&_S129, &kernelContext_17);
            thread float score_4 = _S130;
            thread bool poison_1 = false;
            bool _S131 = hide_0(&score_4, _S84, _S126, _S56, &poison_1, &kernelContext_17);
            float _S132 = max(_S128, score_4);
            if(poison_1)
            {
                bits_1 = 2143289344U;
            }
            else
            {
                if(_S131)
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
            thread array<float, int(4)> _S133 = part_2[2U];
            float _S134 = sum_of_row_0(&_S133, &kernelContext_17);
            thread float score_5 = _S134;
            thread bool poison_2 = false;
            bool _S135 = hide_0(&score_5, _S88, _S126, _S56, &poison_2, &kernelContext_17);
            float _S136 = max(_S132, score_5);
            if(poison_2)
            {
                bits_2 = 2143289344U;
            }
            else
            {
                if(_S135)
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
            thread array<float, int(4)> _S137 = part_2[3U];
            float _S138 = sum_of_row_0(&_S137, &kernelContext_17);
            thread float score_6 = _S138;
            thread bool poison_3 = false;
            bool _S139 = hide_0(&score_6, _S92, _S126, _S56, &poison_3, &kernelContext_17);
            float _S140 = max(_S136, score_6);
            uint bits_3;
            if(poison_3)
            {
                bits_3 = 2143289344U;
            }
            else
            {
                if(_S139)
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
            thread array<float, int(4)> _S141 = part_2[4U];
            float _S142 = sum_of_row_0(&_S141, &kernelContext_17);
            thread float score_7 = _S142;
            thread bool poison_4 = false;
            bool _S143 = hide_0(&score_7, _S96, _S126, _S56, &poison_4, &kernelContext_17);
            float _S144 = max(_S140, score_7);
            uint bits_4;
            if(poison_4)
            {
                bits_4 = 2143289344U;
            }
            else
            {
                if(_S143)
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
            thread array<float, int(4)> _S145 = part_2[5U];
            float _S146 = sum_of_row_0(&_S145, &kernelContext_17);
            thread float score_8 = _S146;
            thread bool poison_5 = false;
            bool _S147 = hide_0(&score_8, _S100, _S126, _S56, &poison_5, &kernelContext_17);
            float _S148 = max(_S144, score_8);
            uint bits_5;
            if(poison_5)
            {
                bits_5 = 2143289344U;
            }
            else
            {
                if(_S147)
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
            thread array<float, int(4)> _S149 = part_2[6U];
            float _S150 = sum_of_row_0(&_S149, &kernelContext_17);
            thread float score_9 = _S150;
            thread bool poison_6 = false;
            bool _S151 = hide_0(&score_9, _S104, _S126, _S56, &poison_6, &kernelContext_17);
            float _S152 = max(_S148, score_9);
            uint bits_6;
            if(poison_6)
            {
                bits_6 = 2143289344U;
            }
            else
            {
                if(_S151)
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
            thread array<float, int(4)> _S153 = part_2[7U];
            float _S154 = sum_of_row_0(&_S153, &kernelContext_17);
            thread float score_10 = _S154;
            thread bool poison_7 = false;
            bool _S155 = hide_0(&score_10, _S108, _S126, _S56, &poison_7, &kernelContext_17);
            float _S156 = max(_S152, score_10);
            uint bits_7;
            if(poison_7)
            {
                bits_7 = 2143289344U;
            }
            else
            {
                if(_S155)
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
                (*(&kernelContext_17)->peaks_0)[_S51 * 64U + step_0] = _S156;
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
                bool _S157 = bits_1 < step_1;
                if(_S157)
                {
                }
                else
                {
                    break;
                }
                uint _S158 = row_7 * 64U + bits_1;
                float other_0 = (*(&kernelContext_17)->peaks_0)[_S158];
                if(_S157)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_17)->peaks_0)[_S158 + 1U];
                if((bits_1 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_17)->peaks_0)[_S158 + 2U];
                if((bits_1 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_17)->peaks_0)[_S158 + 3U];
                if((bits_1 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_17)->peaks_0)[_S158 + 4U];
                if((bits_1 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_17)->peaks_0)[_S158 + 5U];
                if((bits_1 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_17)->peaks_0)[_S158 + 6U];
                if((bits_1 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_17)->peaks_0)[_S158 + 7U];
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
            uint _S159 = row_7 * 64U + step_1;
            float _S160 = max(before_0, (*(&kernelContext_17)->peaks_0)[_S159]);
            (*(&kernelContext_17)->factors_0)[_S159] = shrink_of_0(before_0, _S160);
            if((step_1 + 1U) == slot_1)
            {
                (*(&kernelContext_17)->range_peaks_0)[row_7] = _S160;
            }
            uint _S161 = row_7 * 512U + step_1 * 8U;
            uint bits_8 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161])));
            float _S162 = exp((*(&kernelContext_17)->scores_0)[_S161] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161]))
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
                before_1 = _S162;
            }
            (*(&kernelContext_17)->scores_0)[_S161] = before_1;
            uint bits_9 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 1U])));
            float _S163 = exp((*(&kernelContext_17)->scores_0)[_S161 + 1U] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 1U]))
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
                before_2 = _S163;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 1U] = before_2;
            uint bits_10 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 2U])));
            float _S164 = exp((*(&kernelContext_17)->scores_0)[_S161 + 2U] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 2U]))
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
                before_3 = _S164;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 2U] = before_3;
            uint bits_11 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 3U])));
            float _S165 = exp((*(&kernelContext_17)->scores_0)[_S161 + 3U] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 3U]))
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
                before_4 = _S165;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 3U] = before_4;
            uint bits_12 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 4U])));
            float _S166 = exp((*(&kernelContext_17)->scores_0)[_S161 + 4U] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 4U]))
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
                before_5 = _S166;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 4U] = before_5;
            uint bits_13 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 5U])));
            float _S167 = exp((*(&kernelContext_17)->scores_0)[_S161 + 5U] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 5U]))
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
                before_6 = _S167;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 5U] = before_6;
            uint bits_14 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 6U])));
            float _S168 = exp((*(&kernelContext_17)->scores_0)[_S161 + 6U] - _S160);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 6U]))
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
                before_7 = _S168;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 6U] = before_7;
            uint bits_15 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S161 + 7U])));
            float _S169 = exp((*(&kernelContext_17)->scores_0)[_S161 + 7U] - _S160);
            float weight_1;
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S161 + 7U]))
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
                weight_1 = _S169;
            }
            (*(&kernelContext_17)->scores_0)[_S161 + 7U] = weight_1;
            bits_0 = bits_0 + 256U;
        }
        acc_1[0U] = _S62;
        l_2[0U] = 0.0;
        bits_1 = 0U;
        for(;;)
        {
            uint _S170 = slot_1 * 8U;
            if(bits_1 < _S170)
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
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S171 = first_key_0 + bits_1 + 128U;
            float4 _S172 = load_v_0(_S46, _S171, _S63, thread_0, &kernelContext_17);
            next_v_0[1U][0U] = _S172;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            float4 _S173 = load_v_0(_S46, _S171, _S63, _S65, &kernelContext_17);
            next_v_0[1U][1U] = _S173;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            float4 _S174 = load_v_0(_S46, _S171, _S63, _S67, &kernelContext_17);
            next_v_0[1U][2U] = _S174;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            float4 _S175 = load_v_0(_S46, _S171, _S63, _S69, &kernelContext_17);
            next_v_0[1U][3U] = _S175;
            uint _S176 = min(64U, _S170 - bits_1);
            uint _S177 = thread_0 / 16U;
            if(_S177 < _S41)
            {
                bits_2 = 0U;
                for(;;)
                {
                    if(bits_2 < _S176)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float factor_0 = (*(&kernelContext_17)->factors_0)[_S177 * 64U + (bits_1 + bits_2) / 8U];
                    acc_1[0U] = acc_1[0U] * float4((*(&kernelContext_17)->factors_0)[_S177 * 64U + (bits_1 + bits_2) / 8U]) ;
                    thread array<float, int(8)> weights_0;
                    thread array<float4, int(8)> values_0;
                    uint _S178 = _S177 * 512U + bits_1 + bits_2;
                    float _S179 = (*(&kernelContext_17)->scores_0)[_S178];
                    weights_0[0U] = (*(&kernelContext_17)->scores_0)[_S178];
                    float4 _S180 = (*(&kernelContext_17)->v_tile_0)[bits_2 * 16U + _S61];
                    values_0[0U] = (*(&kernelContext_17)->v_tile_0)[bits_2 * 16U + _S61];
                    weights_0[1U] = (*(&kernelContext_17)->scores_0)[_S178 + 1U];
                    values_0[1U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 1U) * 16U + _S61];
                    weights_0[2U] = (*(&kernelContext_17)->scores_0)[_S178 + 2U];
                    values_0[2U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 2U) * 16U + _S61];
                    weights_0[3U] = (*(&kernelContext_17)->scores_0)[_S178 + 3U];
                    values_0[3U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 3U) * 16U + _S61];
                    weights_0[4U] = (*(&kernelContext_17)->scores_0)[_S178 + 4U];
                    values_0[4U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 4U) * 16U + _S61];
                    weights_0[5U] = (*(&kernelContext_17)->scores_0)[_S178 + 5U];
                    values_0[5U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 5U) * 16U + _S61];
                    weights_0[6U] = (*(&kernelContext_17)->scores_0)[_S178 + 6U];
                    values_0[6U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 6U) * 16U + _S61];
                    weights_0[7U] = (*(&kernelContext_17)->scores_0)[_S178 + 7U];
                    values_0[7U] = (*(&kernelContext_17)->v_tile_0)[(bits_2 + 7U) * 16U + _S61];
                    float4 more_0 = weigh_0(_S179, _S180, acc_1[0U]);
                    if(_S179 >= 0.0)
                    {
                        _S39 = more_0;
                    }
                    else
                    {
                        _S39 = acc_1[0U];
                    }
                    acc_1[0U] = _S39;
                    float _S181 = max(weights_0[0U], 0.0);
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
                    float4 _S182;
                    if((weights_0[1U]) >= 0.0)
                    {
                        _S182 = more_1;
                    }
                    else
                    {
                        _S182 = acc_1[0U];
                    }
                    acc_1[0U] = _S182;
                    float sum_2 = _S181 + max(weights_0[1U], 0.0);
                    bool _S183;
                    if(poisoned_4[0U])
                    {
                        _S183 = true;
                    }
                    else
                    {
                        _S183 = (weights_0[1U]) == -2.0;
                    }
                    poisoned_4[0U] = _S183;
                    float4 more_2 = weigh_0(weights_0[2U], values_0[2U], acc_1[0U]);
                    float4 _S184;
                    if((weights_0[2U]) >= 0.0)
                    {
                        _S184 = more_2;
                    }
                    else
                    {
                        _S184 = acc_1[0U];
                    }
                    acc_1[0U] = _S184;
                    float sum_3 = sum_2 + max(weights_0[2U], 0.0);
                    bool _S185;
                    if(poisoned_4[0U])
                    {
                        _S185 = true;
                    }
                    else
                    {
                        _S185 = (weights_0[2U]) == -2.0;
                    }
                    poisoned_4[0U] = _S185;
                    float4 more_3 = weigh_0(weights_0[3U], values_0[3U], acc_1[0U]);
                    float4 _S186;
                    if((weights_0[3U]) >= 0.0)
                    {
                        _S186 = more_3;
                    }
                    else
                    {
                        _S186 = acc_1[0U];
                    }
                    acc_1[0U] = _S186;
                    float sum_4 = sum_3 + max(weights_0[3U], 0.0);
                    bool _S187;
                    if(poisoned_4[0U])
                    {
                        _S187 = true;
                    }
                    else
                    {
                        _S187 = (weights_0[3U]) == -2.0;
                    }
                    poisoned_4[0U] = _S187;
                    float4 more_4 = weigh_0(weights_0[4U], values_0[4U], acc_1[0U]);
                    float4 _S188;
                    if((weights_0[4U]) >= 0.0)
                    {
                        _S188 = more_4;
                    }
                    else
                    {
                        _S188 = acc_1[0U];
                    }
                    acc_1[0U] = _S188;
                    float sum_5 = sum_4 + max(weights_0[4U], 0.0);
                    bool _S189;
                    if(poisoned_4[0U])
                    {
                        _S189 = true;
                    }
                    else
                    {
                        _S189 = (weights_0[4U]) == -2.0;
                    }
                    poisoned_4[0U] = _S189;
                    float4 more_5 = weigh_0(weights_0[5U], values_0[5U], acc_1[0U]);
                    float4 _S190;
                    if((weights_0[5U]) >= 0.0)
                    {
                        _S190 = more_5;
                    }
                    else
                    {
                        _S190 = acc_1[0U];
                    }
                    acc_1[0U] = _S190;
                    float sum_6 = sum_5 + max(weights_0[5U], 0.0);
                    bool _S191;
                    if(poisoned_4[0U])
                    {
                        _S191 = true;
                    }
                    else
                    {
                        _S191 = (weights_0[5U]) == -2.0;
                    }
                    poisoned_4[0U] = _S191;
                    float4 more_6 = weigh_0(weights_0[6U], values_0[6U], acc_1[0U]);
                    float4 _S192;
                    if((weights_0[6U]) >= 0.0)
                    {
                        _S192 = more_6;
                    }
                    else
                    {
                        _S192 = acc_1[0U];
                    }
                    acc_1[0U] = _S192;
                    float sum_7 = sum_6 + max(weights_0[6U], 0.0);
                    bool _S193;
                    if(poisoned_4[0U])
                    {
                        _S193 = true;
                    }
                    else
                    {
                        _S193 = (weights_0[6U]) == -2.0;
                    }
                    poisoned_4[0U] = _S193;
                    float4 more_7 = weigh_0(weights_0[7U], values_0[7U], acc_1[0U]);
                    float4 _S194;
                    if((weights_0[7U]) >= 0.0)
                    {
                        _S194 = more_7;
                    }
                    else
                    {
                        _S194 = acc_1[0U];
                    }
                    acc_1[0U] = _S194;
                    float sum_8 = sum_7 + max(weights_0[7U], 0.0);
                    bool _S195;
                    if(poisoned_4[0U])
                    {
                        _S195 = true;
                    }
                    else
                    {
                        _S195 = (weights_0[7U]) == -2.0;
                    }
                    poisoned_4[0U] = _S195;
                    l_2[0U] = fma(l_2[0U], factor_0, sum_8);
                    bits_2 = bits_2 + 8U;
                }
            }
            bits_1 = bits_1 + 64U;
        }
        uint _S196 = min(thread_0 / 16U, _S50);
        uint row_8 = _S40.first_row_0 + _S196;
        float m_3 = (*(&kernelContext_17)->range_peaks_0)[_S196];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 16U) < _S41)
            {
                uint _S197 = query_of_0(row_8, &kernelContext_17);
                uint _S198 = keys_of_query_0(_S42, _S197, &kernelContext_17);
                keep_2 = first_key_0 < _S198;
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                thread Work_0 _S199 = _S40;
                uint _S200 = head_of_0(&_S199, row_8, &kernelContext_17);
                uint _S201 = query_of_0(row_8, &kernelContext_17);
                uint _S202 = scratch_of_0(_S40.batch_0, _S200, _S201, range_1, &kernelContext_17);
                store_range_0(_S202, _S61, m_3, l_2[0U], poisoned_4[0U], &kernelContext_17);
                store_range_quad_0(_S202, _S61, acc_1[0U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S203 = fold_2;
            float _S204 = folded_0(&_S203, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S204;
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
    uint _S205 = thread_0 / 16U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S206 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_17);
    if(_S205 < _S41)
    {
        uint _S207 = _S40.first_row_0 + _S205;
        thread Work_0 _S208 = _S40;
        uint _S209 = o_of_0(&_S208, _S207, &kernelContext_17);
        uint _S210 = _S61 * 4U;
        if(RANGES_0 == 0U)
        {
            _S39 = acc_1[0U];
        }
        else
        {
            _S39 = total_2[0U];
        }
        store_quad_0(_S209, _S210, _S39 * float4(_S206) , poisoned_4[0U], &kernelContext_17);
    }
    return;
}

