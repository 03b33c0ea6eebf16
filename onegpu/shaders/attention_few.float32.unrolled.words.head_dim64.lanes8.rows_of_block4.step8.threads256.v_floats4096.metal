#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
uint firstbithigh_0(uint value_0)
{
    if(value_0 == 0U)
    {
        return 4294967295U;
    }
    uint _S1 = clz(value_0);
    return 31U - _S1;
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
    uint _S4;
    uint _S5;
    array<float4, int(512)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float, int(256)> threadgroup* sums_0;
    array<float4, int(1024)> threadgroup* v_tile_0;
};

Work_0 find_work_0(uint number_1, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint blocks_0 = quotient_0(number_1, kernelContext_0->params_0->parts_0);
    uint part_0 = number_1 - blocks_0 * kernelContext_0->params_0->parts_0;
    uint heads_1 = quotient_0(blocks_0, kernelContext_0->params_0->row_blocks_0);
    thread Work_0 work_0;
    (&work_0)->first_row_0 = (blocks_0 - heads_1 * kernelContext_0->params_0->row_blocks_0) * rows_of_block_0;
    uint kv_heads_0 = quotient_0(kernelContext_0->params_0->heads_0, kernelContext_0->params_0->group_0);
    (&work_0)->batch_0 = 0U;
    if(heads_1 >= kv_heads_0)
    {
        uint _S6 = quotient_0(heads_1, kv_heads_0);
        (&work_0)->batch_0 = _S6;
    }
    (&work_0)->kv_head_0 = heads_1 - (&work_0)->batch_0 * kv_heads_0;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = quotient_0(kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U, kernelContext_0->params_0->parts_0);
    uint _S7 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S7;
    (&work_0)->last_range_0 = min(_S7 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
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
    uint _S8 = quotient_0(row_0, kernelContext_2->params_0->group_0);
    return _S8;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S9 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_1;
    uint _S10 = query_of_0(row_1, kernelContext_4);
    return _S9 - _S10 * kernelContext_4->params_0->group_0;
}

uint mask_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S11 = kernelContext_5->params_0->mask_offset_0 + work_2->batch_0 * kernelContext_5->params_0->mask_batch_0;
    uint _S12 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S13 = _S11 + _S12 * kernelContext_5->params_0->mask_head_0;
    uint _S14 = query_of_0(row_2, kernelContext_5);
    return _S13 + _S14 * kernelContext_5->params_0->mask_row_0;
}

uint q_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S15 = kernelContext_6->params_0->q_offset_0 + work_3->batch_0 * kernelContext_6->params_0->q_batch_0;
    uint _S16 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S17 = _S15 + _S16 * kernelContext_6->params_0->q_head_0;
    uint _S18 = query_of_0(row_3, kernelContext_6);
    return _S17 + _S18 * kernelContext_6->params_0->q_row_0;
}

float4 load_raw_quad_0(uint device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    thread float4 raw_0 = float4(int4(int(0)) );
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = row_4 + element_0;
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

float4 load_quad_0(uint device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 _S19 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S19);
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_9)
{
    float4 _S20 = load_raw_quad_0(kernelContext_9->v_words_0, v_head_1 + min(first_0 + slot_0 / 16U, end_0 - 1U) * kernelContext_9->params_0->v_row_0, slot_0 % 16U * 4U, kernelContext_9);
    return _S20;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_10)
{
    float _S21 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_10->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S21;
    float _S22 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_10->_S4) ^ 2U))));
    float _S23 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_10->_S4) ^ 3U))));
    float score_0 = near_0 + (_S22 + _S23);
    float _S24 = (simd_shuffle((score_0), ushort((int((kernelContext_10->_S5) ^ 4U)))));
    return score_0 + _S24;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_0, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_11)
{
    bool hidden_0 = key_0 >= end_1;
    bool hidden_1;
    if(((kernelContext_11->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_11->mask_values_0[mask_row_1 + key_0 * kernelContext_11->params_0->mask_key_0];
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

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_12)
{
    return kernelContext_12->params_0->scratch_offset_0 + (((batch_3 * kernelContext_12->params_0->heads_0 + head_0) * kernelContext_12->params_0->q_len_0 + query_1) * kernelContext_12->params_0->ranges_0 + range_0) * ((kernelContext_12->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_13)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S27 = kernelContext_13->scratch_0+(place_0 + (kernelContext_13->params_0->head_dim_0 + 3U) / 4U);
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

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_14)
{
    if((quad_0 * 4U) < (kernelContext_14->params_0->head_dim_0))
    {
        *(kernelContext_14->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
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

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_1)
{
    return fma(result_1, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_2)
{
    return weigh_0(add_1, result_2, total_1 * float4(keep_1) );
}

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_15)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_15->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_6, KernelContext_0 thread* kernelContext_16)
{
    uint _S30 = kernelContext_16->params_0->o_offset_0 + work_4->batch_0 * kernelContext_16->params_0->o_batch_0;
    uint _S31 = head_of_0(work_4, row_6, kernelContext_16);
    uint _S32 = _S30 + _S31 * kernelContext_16->params_0->o_head_0;
    uint _S33 = query_of_0(row_6, kernelContext_16);
    return _S32 + _S33 * kernelContext_16->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_17)
{
    uint left_1 = kernelContext_17->params_0->head_dim_0 - min(kernelContext_17->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S34;
    if(left_1 > 0U)
    {
        uint device* _S35 = kernelContext_17->o_words_0+word_1;
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_1.x)));
        }
        *_S35 = _S34;
    }
    if(left_1 > 1U)
    {
        uint device* _S36 = kernelContext_17->o_words_0+(word_1 + 1U);
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_1.y)));
        }
        *_S36 = _S34;
    }
    if(left_1 > 2U)
    {
        uint device* _S37 = kernelContext_17->o_words_0+(word_1 + 2U);
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_1.z)));
        }
        *_S37 = _S34;
    }
    if(left_1 > 3U)
    {
        uint device* _S38 = kernelContext_17->o_words_0+(word_1 + 3U);
        if(poisoned_3)
        {
            _S34 = 2143289344U;
        }
        else
        {
            _S34 = (as_type<uint>((quad_1.w)));
        }
        *_S38 = _S34;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* v_words_1 [[buffer(3)]], uint device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    bool _S39;
    uint item_0;
    uint eight_0;
    uint poison_0;
    uint sign_0;
    uint poison_1;
    uint sign_1;
    uint poison_2;
    uint sign_2;
    uint poison_3;
    uint sign_3;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S40;
    thread KernelContext_0 kernelContext_18;
    (&kernelContext_18)->params_0 = params_1;
    (&kernelContext_18)->key_lengths_0 = key_lengths_1;
    (&kernelContext_18)->q_words_0 = q_words_1;
    (&kernelContext_18)->v_words_0 = v_words_1;
    (&kernelContext_18)->k_words_0 = k_words_1;
    (&kernelContext_18)->mask_values_0 = mask_values_1;
    (&kernelContext_18)->scratch_0 = scratch_1;
    (&kernelContext_18)->o_words_0 = o_words_1;
    threadgroup array<float4, int(64)> q_tile_1;
    (&kernelContext_18)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_18)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float4, int(512)> scores_1;
    (&kernelContext_18)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_18)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_18)->factors_0 = &factors_1;
    threadgroup array<float, int(256)> sums_1;
    (&kernelContext_18)->sums_0 = &sums_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_18)->v_tile_0 = &v_tile_1;
    (&kernelContext_18)->_S4 = _builtinQuadLaneIndex_0;
    (&kernelContext_18)->_S5 = _builtinWaveLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S41 = find_work_0(number_2, 4U, &kernelContext_18);
    uint _S42 = min(4U, _S41.rows_0 - _S41.first_row_0);
    uint last_row_0 = _S41.first_row_0 + _S42 - 1U;
    uint _S43 = keys_of_batch_0(_S41.batch_0, &kernelContext_18);
    uint _S44 = query_of_0(last_row_0, &kernelContext_18);
    uint _S45 = keys_of_query_0(_S43, _S44, &kernelContext_18);
    uint _S46 = (&kernelContext_18)->params_0->k_offset_0 + _S41.batch_0 * (&kernelContext_18)->params_0->k_batch_0 + _S41.kv_head_0 * (&kernelContext_18)->params_0->k_head_0;
    uint _S47 = (&kernelContext_18)->params_0->v_offset_0 + _S41.batch_0 * (&kernelContext_18)->params_0->v_batch_0 + _S41.kv_head_0 * (&kernelContext_18)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S42 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint team_step_0 = quotient_0(team_0, quads_of_rows_0);
    uint first_of_quad_0 = (team_0 - team_step_0 * quads_of_rows_0) * 4U;
    uint _S48 = lane_1 % 4U;
    uint _S49 = first_of_quad_0 + _S48;
    uint _S50 = _S42 - 1U;
    uint _S51 = min(_S49, _S50);
    bool live_0;
    if(_S49 < _S42)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S52 = _S41.first_row_0 + _S51;
    uint _S53 = query_of_0(_S52, &kernelContext_18);
    uint _S54 = keys_of_query_0(_S43, _S53, &kernelContext_18);
    thread Work_0 _S55 = _S41;
    uint _S56 = mask_of_0(&_S55, _S52, &kernelContext_18);
    uint stride_0 = quotient_0(32U, quads_of_rows_0);
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
        uint _S57 = _S41.first_row_0 + min(slot_1 / 16U, _S50);
        thread Work_0 _S58 = _S41;
        uint _S59 = q_of_0(&_S58, _S57, &kernelContext_18);
        float4 _S60 = load_quad_0((&kernelContext_18)->q_words_0, _S59, slot_1 % 16U * 4U, &kernelContext_18);
        (*(&kernelContext_18)->q_tile_0)[slot_1] = _S60 * float4((&kernelContext_18)->params_0->scale_0) ;
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
    uint range_1 = _S41.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_18)->params_0->range_keys_0;
        uint _S63 = min(first_key_0 + (&kernelContext_18)->params_0->range_keys_0, _S45);
        uint steps_0;
        if(_S63 > first_key_0)
        {
            steps_0 = (_S63 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<float4, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            float4 _S64 = load_v_0(_S47, first_key_0, _S63, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S64;
            uint _S65 = 256U + thread_0;
            float4 _S66 = load_v_0(_S47, first_key_0, _S63, _S65, &kernelContext_18);
            next_v_0[0U][1U] = _S66;
            uint _S67 = 512U + thread_0;
            float4 _S68 = load_v_0(_S47, first_key_0, _S63, _S67, &kernelContext_18);
            next_v_0[0U][2U] = _S68;
            uint _S69 = 768U + thread_0;
            float4 _S70 = load_v_0(_S47, first_key_0, _S63, _S69, &kernelContext_18);
            next_v_0[0U][3U] = _S70;
            uint _S71 = first_key_0 + 64U;
            float4 _S72 = load_v_0(_S47, _S71, _S63, thread_0, &kernelContext_18);
            next_v_0[1U][0U] = _S72;
            float4 _S73 = load_v_0(_S47, _S71, _S63, _S65, &kernelContext_18);
            next_v_0[1U][1U] = _S73;
            float4 _S74 = load_v_0(_S47, _S71, _S63, _S67, &kernelContext_18);
            next_v_0[1U][2U] = _S74;
            float4 _S75 = load_v_0(_S47, _S71, _S63, _S69, &kernelContext_18);
            next_v_0[1U][3U] = _S75;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_18)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
        }
        uint round_0 = 0U;
        for(;;)
        {
            if(round_0 < steps_0)
            {
            }
            else
            {
                break;
            }
            uint step_0 = round_0 + team_step_0;
            uint _S76 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S77 = _S63 - 1U;
            uint _S78 = min(_S76, _S77);
            thread array<array<float4, int(2)>, int(8)> k_quads_0;
            uint _S79 = lane_1 * 4U;
            float4 _S80 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S78 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[0U][0U] = _S80;
            uint _S81 = (8U + lane_1) * 4U;
            float4 _S82 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S78 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[0U][1U] = _S82;
            uint _S83 = _S76 + 1U;
            uint _S84 = min(_S83, _S77);
            float4 _S85 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S84 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[1U][0U] = _S85;
            float4 _S86 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S84 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[1U][1U] = _S86;
            uint _S87 = _S76 + 2U;
            uint _S88 = min(_S87, _S77);
            float4 _S89 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S88 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[2U][0U] = _S89;
            float4 _S90 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S88 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[2U][1U] = _S90;
            uint _S91 = _S76 + 3U;
            uint _S92 = min(_S91, _S77);
            float4 _S93 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S92 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[3U][0U] = _S93;
            float4 _S94 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S92 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[3U][1U] = _S94;
            uint _S95 = _S76 + 4U;
            uint _S96 = min(_S95, _S77);
            float4 _S97 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S96 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[4U][0U] = _S97;
            float4 _S98 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S96 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[4U][1U] = _S98;
            uint _S99 = _S76 + 5U;
            uint _S100 = min(_S99, _S77);
            float4 _S101 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S100 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[5U][0U] = _S101;
            float4 _S102 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S100 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[5U][1U] = _S102;
            uint _S103 = _S76 + 6U;
            uint _S104 = min(_S103, _S77);
            float4 _S105 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S104 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[6U][0U] = _S105;
            float4 _S106 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S104 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[6U][1U] = _S106;
            uint _S107 = _S76 + 7U;
            uint _S108 = min(_S107, _S77);
            float4 _S109 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S108 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[7U][0U] = _S109;
            float4 _S110 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S108 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[7U][1U] = _S110;
            uint _S111 = (first_of_quad_0 + (_S48 ^ 0U)) * 16U;
            float4 _S112 = (*(&kernelContext_18)->q_tile_0)[_S111 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[4U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[5U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[6U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[7U][0U]), part_2[7U][0U]);
            uint _S113 = (first_of_quad_0 + (_S48 ^ 1U)) * 16U;
            float4 _S114 = (*(&kernelContext_18)->q_tile_0)[_S113 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[4U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[5U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[6U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[7U][0U]), part_2[7U][1U]);
            uint _S115 = (first_of_quad_0 + (_S48 ^ 2U)) * 16U;
            float4 _S116 = (*(&kernelContext_18)->q_tile_0)[_S115 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S115 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[4U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[5U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[6U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[7U][0U]), part_2[7U][2U]);
            uint _S117 = (first_of_quad_0 + (_S48 ^ 3U)) * 16U;
            float4 _S118 = (*(&kernelContext_18)->q_tile_0)[_S117 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S117 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[4U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[5U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[6U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[7U][0U]), part_2[7U][3U]);
            float4 _S119 = (*(&kernelContext_18)->q_tile_0)[_S111 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[4U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[5U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[6U][1U]), part_2[6U][0U]);
            float4 _S120 = floats_of_0(_S110);
            part_2[7U][0U] = multiply_0(_S119, _S120, part_2[7U][0U]);
            float4 _S121 = (*(&kernelContext_18)->q_tile_0)[_S113 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[4U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[5U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[6U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S121, _S120, part_2[7U][1U]);
            float4 _S122 = (*(&kernelContext_18)->q_tile_0)[_S115 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S115 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[4U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[5U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[6U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S122, _S120, part_2[7U][2U]);
            float4 _S123 = (*(&kernelContext_18)->q_tile_0)[_S117 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S117 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[4U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[5U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[6U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S123, _S120, part_2[7U][3U]);
            thread array<float, int(4)> _S124 = part_2[0U];
            float _S125 = sum_of_row_0(&_S124, &kernelContext_18);
            thread float score_3 = _S125;
            thread bool poison_4 = false;
            uint _S126 = min(_S54, _S63);
            bool _S127 = hide_0(&score_3, _S76, _S126, _S56, &poison_4, &kernelContext_18);
            float _S128 = max(-3.4028234663852886e+38, score_3);
            thread array<float4, int(2)> told_0;
            if(poison_4)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S127)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S129 = part_2[1U];
            float _S130 = sum_of_row_0(&_S129, &kernelContext_18);
            thread float score_4 = _S130;
            thread bool poison_5 = false;
            bool _S131 = hide_0(&score_4, _S83, _S126, _S56, &poison_5, &kernelContext_18);
            float _S132 = max(_S128, score_4);
            if(poison_5)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S131)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S133 = part_2[2U];
            float _S134 = sum_of_row_0(&_S133, &kernelContext_18);
            thread float score_5 = _S134;
            thread bool poison_6 = false;
            bool _S135 = hide_0(&score_5, _S87, _S126, _S56, &poison_6, &kernelContext_18);
            float _S136 = max(_S132, score_5);
            if(poison_6)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S135)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S137 = part_2[3U];
            float _S138 = sum_of_row_0(&_S137, &kernelContext_18);
            thread float score_6 = _S138;
            thread bool poison_7 = false;
            bool _S139 = hide_0(&score_6, _S91, _S126, _S56, &poison_7, &kernelContext_18);
            float _S140 = max(_S136, score_6);
            if(poison_7)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S139)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S141 = part_2[4U];
            float _S142 = sum_of_row_0(&_S141, &kernelContext_18);
            thread float score_7 = _S142;
            thread bool poison_8 = false;
            bool _S143 = hide_0(&score_7, _S95, _S126, _S56, &poison_8, &kernelContext_18);
            float _S144 = max(_S140, score_7);
            if(poison_8)
            {
                sign_0 = 2143289344U;
            }
            else
            {
                if(_S143)
                {
                    sign_0 = 4286578688U;
                }
                else
                {
                    sign_0 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_0)));
            thread array<float, int(4)> _S145 = part_2[5U];
            float _S146 = sum_of_row_0(&_S145, &kernelContext_18);
            thread float score_8 = _S146;
            thread bool poison_9 = false;
            bool _S147 = hide_0(&score_8, _S99, _S126, _S56, &poison_9, &kernelContext_18);
            float _S148 = max(_S144, score_8);
            if(poison_9)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S147)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S149 = part_2[6U];
            float _S150 = sum_of_row_0(&_S149, &kernelContext_18);
            thread float score_9 = _S150;
            thread bool poison_10 = false;
            bool _S151 = hide_0(&score_9, _S103, _S126, _S56, &poison_10, &kernelContext_18);
            float _S152 = max(_S148, score_9);
            if(poison_10)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S151)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S153 = part_2[7U];
            float _S154 = sum_of_row_0(&_S153, &kernelContext_18);
            thread float score_10 = _S154;
            thread bool poison_11 = false;
            bool _S155 = hide_0(&score_10, _S107, _S126, _S56, &poison_11, &kernelContext_18);
            float _S156 = max(_S152, score_10);
            if(poison_11)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S155)
                {
                    poison_2 = 4286578688U;
                }
                else
                {
                    poison_2 = (as_type<uint>((score_10)));
                }
            }
            told_0[1U].w = (as_type<float>((poison_2)));
            if(live_0)
            {
                _S39 = step_0 < steps_0;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                uint _S157 = _S51 * 64U + step_0;
                uint _S158 = _S157 * 2U;
                (*(&kernelContext_18)->scores_0)[_S158] = told_0[0U];
                (*(&kernelContext_18)->scores_0)[_S158 + 1U] = told_0[1U];
                (*(&kernelContext_18)->peaks_0)[_S157] = _S156;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S42 * steps_0))
            {
            }
            else
            {
                break;
            }
            uint row_8 = quotient_0(item_0, steps_0);
            uint step_1 = item_0 - row_8 * steps_0;
            eight_0 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S159 = eight_0 < step_1;
                if(_S159)
                {
                }
                else
                {
                    break;
                }
                uint _S160 = row_8 * 64U + eight_0;
                float other_0 = (*(&kernelContext_18)->peaks_0)[_S160];
                if(_S159)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_18)->peaks_0)[_S160 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_18)->peaks_0)[_S160 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_18)->peaks_0)[_S160 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_18)->peaks_0)[_S160 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_18)->peaks_0)[_S160 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_18)->peaks_0)[_S160 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_18)->peaks_0)[_S160 + 7U];
                if((eight_0 + 7U) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                eight_0 = eight_0 + 8U;
            }
            uint _S161 = row_8 * 64U + step_1;
            float _S162 = max(before_0, (*(&kernelContext_18)->peaks_0)[_S161]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_18)->range_peaks_0)[row_8] = _S162;
            }
            uint _S163 = _S161 * 2U;
            thread float4 weights_0 = (*(&kernelContext_18)->scores_0)[_S163];
            float score_11 = weights_0.x;
            if(is_special_0(weights_0.x))
            {
                if((as_type<uint>((score_11))) != 4286578688U)
                {
                    poison_0 = 2147483648U;
                }
                else
                {
                    poison_0 = 0U;
                }
                weights_0.x = -1.0;
                before_1 = 0.0;
                sign_0 = 2147483648U;
            }
            else
            {
                float _S164 = exp(score_11 - _S162);
                weights_0.x = _S164;
                poison_0 = 0U;
                before_1 = _S164;
                sign_0 = 0U;
            }
            float score_12 = weights_0.y;
            if(is_special_0(weights_0.y))
            {
                if((as_type<uint>((score_12))) != 4286578688U)
                {
                    poison_1 = 2147483648U;
                }
                else
                {
                    poison_1 = poison_0;
                }
                weights_0.y = -1.0;
                before_2 = before_1;
                sign_1 = 2147483648U;
            }
            else
            {
                float _S165 = exp(score_12 - _S162);
                weights_0.y = _S165;
                float sum_2 = before_1 + _S165;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_1 = sign_0;
            }
            float score_13 = weights_0.z;
            if(is_special_0(weights_0.z))
            {
                if((as_type<uint>((score_13))) != 4286578688U)
                {
                    poison_2 = 2147483648U;
                }
                else
                {
                    poison_2 = poison_1;
                }
                weights_0.z = -1.0;
                before_3 = before_2;
                sign_2 = 2147483648U;
            }
            else
            {
                float _S166 = exp(score_13 - _S162);
                weights_0.z = _S166;
                float sum_3 = before_2 + _S166;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_2 = sign_1;
            }
            float score_14 = weights_0.w;
            if(is_special_0(weights_0.w))
            {
                if((as_type<uint>((score_14))) != 4286578688U)
                {
                    poison_3 = 2147483648U;
                }
                else
                {
                    poison_3 = poison_2;
                }
                weights_0.w = -1.0;
                before_4 = before_3;
                sign_3 = 2147483648U;
            }
            else
            {
                float _S167 = exp(score_14 - _S162);
                weights_0.w = _S167;
                float sum_4 = before_3 + _S167;
                poison_3 = poison_2;
                before_4 = sum_4;
                sign_3 = sign_2;
            }
            (*(&kernelContext_18)->scores_0)[_S163] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_18)->scores_0)[_S163 + 1U];
            float score_15 = weights_1.x;
            uint poison_12;
            uint sign_4;
            if(is_special_0(weights_1.x))
            {
                if((as_type<uint>((score_15))) != 4286578688U)
                {
                    poison_12 = 2147483648U;
                }
                else
                {
                    poison_12 = poison_3;
                }
                weights_1.x = -1.0;
                before_5 = before_4;
                sign_4 = 2147483648U;
            }
            else
            {
                float _S168 = exp(score_15 - _S162);
                weights_1.x = _S168;
                float sum_5 = before_4 + _S168;
                poison_12 = poison_3;
                before_5 = sum_5;
                sign_4 = sign_3;
            }
            float score_16 = weights_1.y;
            uint poison_13;
            uint sign_5;
            if(is_special_0(weights_1.y))
            {
                if((as_type<uint>((score_16))) != 4286578688U)
                {
                    poison_13 = 2147483648U;
                }
                else
                {
                    poison_13 = poison_12;
                }
                weights_1.y = -1.0;
                before_6 = before_5;
                sign_5 = 2147483648U;
            }
            else
            {
                float _S169 = exp(score_16 - _S162);
                weights_1.y = _S169;
                float sum_6 = before_5 + _S169;
                poison_13 = poison_12;
                before_6 = sum_6;
                sign_5 = sign_4;
            }
            float score_17 = weights_1.z;
            uint poison_14;
            uint sign_6;
            if(is_special_0(weights_1.z))
            {
                if((as_type<uint>((score_17))) != 4286578688U)
                {
                    poison_14 = 2147483648U;
                }
                else
                {
                    poison_14 = poison_13;
                }
                weights_1.z = -1.0;
                before_7 = before_6;
                sign_6 = 2147483648U;
            }
            else
            {
                float _S170 = exp(score_17 - _S162);
                weights_1.z = _S170;
                float sum_7 = before_6 + _S170;
                poison_14 = poison_13;
                before_7 = sum_7;
                sign_6 = sign_5;
            }
            float score_18 = weights_1.w;
            uint sign_7;
            uint poison_15;
            float sum_8;
            if(is_special_0(weights_1.w))
            {
                if((as_type<uint>((score_18))) != 4286578688U)
                {
                    sign_7 = 2147483648U;
                }
                else
                {
                    sign_7 = poison_14;
                }
                weights_1.w = -1.0;
                uint _S171 = sign_7;
                sign_7 = 2147483648U;
                sum_8 = before_7;
                poison_15 = _S171;
            }
            else
            {
                float _S172 = exp(score_18 - _S162);
                weights_1.w = _S172;
                float sum_9 = before_7 + _S172;
                sign_7 = sign_6;
                sum_8 = sum_9;
                poison_15 = poison_14;
            }
            (*(&kernelContext_18)->scores_0)[_S163 + 1U] = weights_1;
            (*(&kernelContext_18)->factors_0)[_S161] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S162)))) | sign_7)));
            (*(&kernelContext_18)->sums_0)[_S161] = (as_type<float>(((as_type<uint>((sum_8))) | poison_15)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S62;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S173 = steps_0 * 8U;
            if(eight_0 < _S173)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_18)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S174 = 256U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S174] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S175 = 512U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S175] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S176 = 768U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S176] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S177 = first_key_0 + eight_0 + 128U;
            float4 _S178 = load_v_0(_S47, _S177, _S63, thread_0, &kernelContext_18);
            next_v_0[1U][0U] = _S178;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            float4 _S179 = load_v_0(_S47, _S177, _S63, _S174, &kernelContext_18);
            next_v_0[1U][1U] = _S179;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            float4 _S180 = load_v_0(_S47, _S177, _S63, _S175, &kernelContext_18);
            next_v_0[1U][2U] = _S180;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            float4 _S181 = load_v_0(_S47, _S177, _S63, _S176, &kernelContext_18);
            next_v_0[1U][3U] = _S181;
            uint _S182 = min(64U, _S173 - eight_0);
            uint _S183 = thread_0 / 16U;
            if(_S183 < _S42)
            {
                uint _S184 = _S183 * 64U + eight_0 / 8U;
                if(0U < _S182)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_8 = 0U | slot_1;
                if(8U < _S182)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_9 = sign_8 | poison_0;
                if(16U < _S182)
                {
                    sign_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 2U])));
                }
                else
                {
                    sign_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | sign_0;
                if(24U < _S182)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | poison_1;
                if(32U < _S182)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 4U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | sign_1;
                if(40U < _S182)
                {
                    poison_2 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 5U])));
                }
                else
                {
                    poison_2 = 2147483648U;
                }
                uint sign_13 = sign_12 | poison_2;
                if(48U < _S182)
                {
                    sign_2 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 6U])));
                }
                else
                {
                    sign_2 = 2147483648U;
                }
                uint sign_14 = sign_13 | sign_2;
                if(56U < _S182)
                {
                    poison_3 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S184 + 7U])));
                }
                else
                {
                    poison_3 = 2147483648U;
                }
                uint sign_15 = sign_14 | poison_3;
                if((sign_15 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_18)->factors_0)[_S184];
                    float4 _S185 = acc_1[0U] * float4((*(&kernelContext_18)->factors_0)[_S184]) ;
                    acc_1[0U] = _S185;
                    uint _S186 = _S184 * 2U;
                    float4 _S187 = weigh_0((*(&kernelContext_18)->scores_0)[_S186].x, (*(&kernelContext_18)->v_tile_0)[_S61], _S185);
                    acc_1[0U] = _S187;
                    float4 _S188 = weigh_0((*(&kernelContext_18)->scores_0)[_S186].y, (*(&kernelContext_18)->v_tile_0)[16U + _S61], _S187);
                    acc_1[0U] = _S188;
                    float4 _S189 = weigh_0((*(&kernelContext_18)->scores_0)[_S186].z, (*(&kernelContext_18)->v_tile_0)[32U + _S61], _S188);
                    acc_1[0U] = _S189;
                    float4 _S190 = weigh_0((*(&kernelContext_18)->scores_0)[_S186].w, (*(&kernelContext_18)->v_tile_0)[48U + _S61], _S189);
                    acc_1[0U] = _S190;
                    float4 _S191 = weigh_0((*(&kernelContext_18)->scores_0)[_S186 + 1U].x, (*(&kernelContext_18)->v_tile_0)[64U + _S61], _S190);
                    acc_1[0U] = _S191;
                    float4 _S192 = weigh_0((*(&kernelContext_18)->scores_0)[_S186 + 1U].y, (*(&kernelContext_18)->v_tile_0)[80U + _S61], _S191);
                    acc_1[0U] = _S192;
                    float4 _S193 = weigh_0((*(&kernelContext_18)->scores_0)[_S186 + 1U].z, (*(&kernelContext_18)->v_tile_0)[96U + _S61], _S192);
                    acc_1[0U] = _S193;
                    float4 _S194 = weigh_0((*(&kernelContext_18)->scores_0)[_S186 + 1U].w, (*(&kernelContext_18)->v_tile_0)[112U + _S61], _S193);
                    acc_1[0U] = _S194;
                    float _S195 = fma(l_2[0U], factor_0, (*(&kernelContext_18)->sums_0)[_S184]);
                    l_2[0U] = _S195;
                    uint _S196 = _S184 + 1U;
                    float factor_1 = (*(&kernelContext_18)->factors_0)[_S196];
                    float4 _S197 = _S194 * float4((*(&kernelContext_18)->factors_0)[_S196]) ;
                    acc_1[0U] = _S197;
                    uint _S198 = _S196 * 2U;
                    float4 _S199 = weigh_0((*(&kernelContext_18)->scores_0)[_S198].x, (*(&kernelContext_18)->v_tile_0)[128U + _S61], _S197);
                    acc_1[0U] = _S199;
                    float4 _S200 = weigh_0((*(&kernelContext_18)->scores_0)[_S198].y, (*(&kernelContext_18)->v_tile_0)[144U + _S61], _S199);
                    acc_1[0U] = _S200;
                    float4 _S201 = weigh_0((*(&kernelContext_18)->scores_0)[_S198].z, (*(&kernelContext_18)->v_tile_0)[160U + _S61], _S200);
                    acc_1[0U] = _S201;
                    float4 _S202 = weigh_0((*(&kernelContext_18)->scores_0)[_S198].w, (*(&kernelContext_18)->v_tile_0)[176U + _S61], _S201);
                    acc_1[0U] = _S202;
                    float4 _S203 = weigh_0((*(&kernelContext_18)->scores_0)[_S198 + 1U].x, (*(&kernelContext_18)->v_tile_0)[192U + _S61], _S202);
                    acc_1[0U] = _S203;
                    float4 _S204 = weigh_0((*(&kernelContext_18)->scores_0)[_S198 + 1U].y, (*(&kernelContext_18)->v_tile_0)[208U + _S61], _S203);
                    acc_1[0U] = _S204;
                    float4 _S205 = weigh_0((*(&kernelContext_18)->scores_0)[_S198 + 1U].z, (*(&kernelContext_18)->v_tile_0)[224U + _S61], _S204);
                    acc_1[0U] = _S205;
                    float4 _S206 = weigh_0((*(&kernelContext_18)->scores_0)[_S198 + 1U].w, (*(&kernelContext_18)->v_tile_0)[240U + _S61], _S205);
                    acc_1[0U] = _S206;
                    float _S207 = fma(_S195, factor_1, (*(&kernelContext_18)->sums_0)[_S196]);
                    l_2[0U] = _S207;
                    uint _S208 = _S184 + 2U;
                    float factor_2 = (*(&kernelContext_18)->factors_0)[_S208];
                    float4 _S209 = _S206 * float4((*(&kernelContext_18)->factors_0)[_S208]) ;
                    acc_1[0U] = _S209;
                    uint _S210 = _S208 * 2U;
                    float4 _S211 = weigh_0((*(&kernelContext_18)->scores_0)[_S210].x, (*(&kernelContext_18)->v_tile_0)[256U + _S61], _S209);
                    acc_1[0U] = _S211;
                    float4 _S212 = weigh_0((*(&kernelContext_18)->scores_0)[_S210].y, (*(&kernelContext_18)->v_tile_0)[272U + _S61], _S211);
                    acc_1[0U] = _S212;
                    float4 _S213 = weigh_0((*(&kernelContext_18)->scores_0)[_S210].z, (*(&kernelContext_18)->v_tile_0)[288U + _S61], _S212);
                    acc_1[0U] = _S213;
                    float4 _S214 = weigh_0((*(&kernelContext_18)->scores_0)[_S210].w, (*(&kernelContext_18)->v_tile_0)[304U + _S61], _S213);
                    acc_1[0U] = _S214;
                    float4 _S215 = weigh_0((*(&kernelContext_18)->scores_0)[_S210 + 1U].x, (*(&kernelContext_18)->v_tile_0)[320U + _S61], _S214);
                    acc_1[0U] = _S215;
                    float4 _S216 = weigh_0((*(&kernelContext_18)->scores_0)[_S210 + 1U].y, (*(&kernelContext_18)->v_tile_0)[336U + _S61], _S215);
                    acc_1[0U] = _S216;
                    float4 _S217 = weigh_0((*(&kernelContext_18)->scores_0)[_S210 + 1U].z, (*(&kernelContext_18)->v_tile_0)[352U + _S61], _S216);
                    acc_1[0U] = _S217;
                    float4 _S218 = weigh_0((*(&kernelContext_18)->scores_0)[_S210 + 1U].w, (*(&kernelContext_18)->v_tile_0)[368U + _S61], _S217);
                    acc_1[0U] = _S218;
                    float _S219 = fma(_S207, factor_2, (*(&kernelContext_18)->sums_0)[_S208]);
                    l_2[0U] = _S219;
                    uint _S220 = _S184 + 3U;
                    float factor_3 = (*(&kernelContext_18)->factors_0)[_S220];
                    float4 _S221 = _S218 * float4((*(&kernelContext_18)->factors_0)[_S220]) ;
                    acc_1[0U] = _S221;
                    uint _S222 = _S220 * 2U;
                    float4 _S223 = weigh_0((*(&kernelContext_18)->scores_0)[_S222].x, (*(&kernelContext_18)->v_tile_0)[384U + _S61], _S221);
                    acc_1[0U] = _S223;
                    float4 _S224 = weigh_0((*(&kernelContext_18)->scores_0)[_S222].y, (*(&kernelContext_18)->v_tile_0)[400U + _S61], _S223);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_18)->scores_0)[_S222].z, (*(&kernelContext_18)->v_tile_0)[416U + _S61], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_18)->scores_0)[_S222].w, (*(&kernelContext_18)->v_tile_0)[432U + _S61], _S225);
                    acc_1[0U] = _S226;
                    float4 _S227 = weigh_0((*(&kernelContext_18)->scores_0)[_S222 + 1U].x, (*(&kernelContext_18)->v_tile_0)[448U + _S61], _S226);
                    acc_1[0U] = _S227;
                    float4 _S228 = weigh_0((*(&kernelContext_18)->scores_0)[_S222 + 1U].y, (*(&kernelContext_18)->v_tile_0)[464U + _S61], _S227);
                    acc_1[0U] = _S228;
                    float4 _S229 = weigh_0((*(&kernelContext_18)->scores_0)[_S222 + 1U].z, (*(&kernelContext_18)->v_tile_0)[480U + _S61], _S228);
                    acc_1[0U] = _S229;
                    float4 _S230 = weigh_0((*(&kernelContext_18)->scores_0)[_S222 + 1U].w, (*(&kernelContext_18)->v_tile_0)[496U + _S61], _S229);
                    acc_1[0U] = _S230;
                    float _S231 = fma(_S219, factor_3, (*(&kernelContext_18)->sums_0)[_S220]);
                    l_2[0U] = _S231;
                    uint _S232 = _S184 + 4U;
                    float factor_4 = (*(&kernelContext_18)->factors_0)[_S232];
                    float4 _S233 = _S230 * float4((*(&kernelContext_18)->factors_0)[_S232]) ;
                    acc_1[0U] = _S233;
                    uint _S234 = _S232 * 2U;
                    float4 _S235 = weigh_0((*(&kernelContext_18)->scores_0)[_S234].x, (*(&kernelContext_18)->v_tile_0)[512U + _S61], _S233);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_18)->scores_0)[_S234].y, (*(&kernelContext_18)->v_tile_0)[528U + _S61], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_18)->scores_0)[_S234].z, (*(&kernelContext_18)->v_tile_0)[544U + _S61], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_18)->scores_0)[_S234].w, (*(&kernelContext_18)->v_tile_0)[560U + _S61], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_18)->scores_0)[_S234 + 1U].x, (*(&kernelContext_18)->v_tile_0)[576U + _S61], _S238);
                    acc_1[0U] = _S239;
                    float4 _S240 = weigh_0((*(&kernelContext_18)->scores_0)[_S234 + 1U].y, (*(&kernelContext_18)->v_tile_0)[592U + _S61], _S239);
                    acc_1[0U] = _S240;
                    float4 _S241 = weigh_0((*(&kernelContext_18)->scores_0)[_S234 + 1U].z, (*(&kernelContext_18)->v_tile_0)[608U + _S61], _S240);
                    acc_1[0U] = _S241;
                    float4 _S242 = weigh_0((*(&kernelContext_18)->scores_0)[_S234 + 1U].w, (*(&kernelContext_18)->v_tile_0)[624U + _S61], _S241);
                    acc_1[0U] = _S242;
                    float _S243 = fma(_S231, factor_4, (*(&kernelContext_18)->sums_0)[_S232]);
                    l_2[0U] = _S243;
                    uint _S244 = _S184 + 5U;
                    float factor_5 = (*(&kernelContext_18)->factors_0)[_S244];
                    float4 _S245 = _S242 * float4((*(&kernelContext_18)->factors_0)[_S244]) ;
                    acc_1[0U] = _S245;
                    uint _S246 = _S244 * 2U;
                    float4 _S247 = weigh_0((*(&kernelContext_18)->scores_0)[_S246].x, (*(&kernelContext_18)->v_tile_0)[640U + _S61], _S245);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_18)->scores_0)[_S246].y, (*(&kernelContext_18)->v_tile_0)[656U + _S61], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_18)->scores_0)[_S246].z, (*(&kernelContext_18)->v_tile_0)[672U + _S61], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_18)->scores_0)[_S246].w, (*(&kernelContext_18)->v_tile_0)[688U + _S61], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_18)->scores_0)[_S246 + 1U].x, (*(&kernelContext_18)->v_tile_0)[704U + _S61], _S250);
                    acc_1[0U] = _S251;
                    float4 _S252 = weigh_0((*(&kernelContext_18)->scores_0)[_S246 + 1U].y, (*(&kernelContext_18)->v_tile_0)[720U + _S61], _S251);
                    acc_1[0U] = _S252;
                    float4 _S253 = weigh_0((*(&kernelContext_18)->scores_0)[_S246 + 1U].z, (*(&kernelContext_18)->v_tile_0)[736U + _S61], _S252);
                    acc_1[0U] = _S253;
                    float4 _S254 = weigh_0((*(&kernelContext_18)->scores_0)[_S246 + 1U].w, (*(&kernelContext_18)->v_tile_0)[752U + _S61], _S253);
                    acc_1[0U] = _S254;
                    float _S255 = fma(_S243, factor_5, (*(&kernelContext_18)->sums_0)[_S244]);
                    l_2[0U] = _S255;
                    uint _S256 = _S184 + 6U;
                    float factor_6 = (*(&kernelContext_18)->factors_0)[_S256];
                    float4 _S257 = _S254 * float4((*(&kernelContext_18)->factors_0)[_S256]) ;
                    acc_1[0U] = _S257;
                    uint _S258 = _S256 * 2U;
                    float4 _S259 = weigh_0((*(&kernelContext_18)->scores_0)[_S258].x, (*(&kernelContext_18)->v_tile_0)[768U + _S61], _S257);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_18)->scores_0)[_S258].y, (*(&kernelContext_18)->v_tile_0)[784U + _S61], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_18)->scores_0)[_S258].z, (*(&kernelContext_18)->v_tile_0)[800U + _S61], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_18)->scores_0)[_S258].w, (*(&kernelContext_18)->v_tile_0)[816U + _S61], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_18)->scores_0)[_S258 + 1U].x, (*(&kernelContext_18)->v_tile_0)[832U + _S61], _S262);
                    acc_1[0U] = _S263;
                    float4 _S264 = weigh_0((*(&kernelContext_18)->scores_0)[_S258 + 1U].y, (*(&kernelContext_18)->v_tile_0)[848U + _S61], _S263);
                    acc_1[0U] = _S264;
                    float4 _S265 = weigh_0((*(&kernelContext_18)->scores_0)[_S258 + 1U].z, (*(&kernelContext_18)->v_tile_0)[864U + _S61], _S264);
                    acc_1[0U] = _S265;
                    float4 _S266 = weigh_0((*(&kernelContext_18)->scores_0)[_S258 + 1U].w, (*(&kernelContext_18)->v_tile_0)[880U + _S61], _S265);
                    acc_1[0U] = _S266;
                    float _S267 = fma(_S255, factor_6, (*(&kernelContext_18)->sums_0)[_S256]);
                    l_2[0U] = _S267;
                    uint _S268 = _S184 + 7U;
                    float factor_7 = (*(&kernelContext_18)->factors_0)[_S268];
                    float4 _S269 = _S266 * float4((*(&kernelContext_18)->factors_0)[_S268]) ;
                    acc_1[0U] = _S269;
                    uint _S270 = _S268 * 2U;
                    float4 _S271 = weigh_0((*(&kernelContext_18)->scores_0)[_S270].x, (*(&kernelContext_18)->v_tile_0)[896U + _S61], _S269);
                    acc_1[0U] = _S271;
                    float4 _S272 = weigh_0((*(&kernelContext_18)->scores_0)[_S270].y, (*(&kernelContext_18)->v_tile_0)[912U + _S61], _S271);
                    acc_1[0U] = _S272;
                    float4 _S273 = weigh_0((*(&kernelContext_18)->scores_0)[_S270].z, (*(&kernelContext_18)->v_tile_0)[928U + _S61], _S272);
                    acc_1[0U] = _S273;
                    float4 _S274 = weigh_0((*(&kernelContext_18)->scores_0)[_S270].w, (*(&kernelContext_18)->v_tile_0)[944U + _S61], _S273);
                    acc_1[0U] = _S274;
                    float4 _S275 = weigh_0((*(&kernelContext_18)->scores_0)[_S270 + 1U].x, (*(&kernelContext_18)->v_tile_0)[960U + _S61], _S274);
                    acc_1[0U] = _S275;
                    float4 _S276 = weigh_0((*(&kernelContext_18)->scores_0)[_S270 + 1U].y, (*(&kernelContext_18)->v_tile_0)[976U + _S61], _S275);
                    acc_1[0U] = _S276;
                    float4 _S277 = weigh_0((*(&kernelContext_18)->scores_0)[_S270 + 1U].z, (*(&kernelContext_18)->v_tile_0)[992U + _S61], _S276);
                    acc_1[0U] = _S277;
                    acc_1[0U] = weigh_0((*(&kernelContext_18)->scores_0)[_S270 + 1U].w, (*(&kernelContext_18)->v_tile_0)[1008U + _S61], _S277);
                    l_2[0U] = fma(_S267, factor_7, (*(&kernelContext_18)->sums_0)[_S268]);
                }
                else
                {
                    sign_3 = 0U;
                    for(;;)
                    {
                        uint _S278 = sign_3 * 8U;
                        if(_S278 < _S182)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S279 = _S184 + sign_3;
                        float factor_8 = (as_type<float>(((as_type<uint>(((*(&kernelContext_18)->factors_0)[_S279]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_8) ;
                        uint _S280 = _S279 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_18)->scores_0)[_S280].x, (*(&kernelContext_18)->v_tile_0)[_S278 * 16U + _S61], acc_1[0U]);
                        if(((*(&kernelContext_18)->scores_0)[_S280].x) >= 0.0)
                        {
                            _S40 = more_0;
                        }
                        else
                        {
                            _S40 = acc_1[0U];
                        }
                        acc_1[0U] = _S40;
                        float4 more_1 = weigh_0((*(&kernelContext_18)->scores_0)[_S280].y, (*(&kernelContext_18)->v_tile_0)[(_S278 + 1U) * 16U + _S61], acc_1[0U]);
                        float4 _S281;
                        if(((*(&kernelContext_18)->scores_0)[_S280].y) >= 0.0)
                        {
                            _S281 = more_1;
                        }
                        else
                        {
                            _S281 = acc_1[0U];
                        }
                        acc_1[0U] = _S281;
                        float4 more_2 = weigh_0((*(&kernelContext_18)->scores_0)[_S280].z, (*(&kernelContext_18)->v_tile_0)[(_S278 + 2U) * 16U + _S61], acc_1[0U]);
                        float4 _S282;
                        if(((*(&kernelContext_18)->scores_0)[_S280].z) >= 0.0)
                        {
                            _S282 = more_2;
                        }
                        else
                        {
                            _S282 = acc_1[0U];
                        }
                        acc_1[0U] = _S282;
                        float4 more_3 = weigh_0((*(&kernelContext_18)->scores_0)[_S280].w, (*(&kernelContext_18)->v_tile_0)[(_S278 + 3U) * 16U + _S61], acc_1[0U]);
                        float4 _S283;
                        if(((*(&kernelContext_18)->scores_0)[_S280].w) >= 0.0)
                        {
                            _S283 = more_3;
                        }
                        else
                        {
                            _S283 = acc_1[0U];
                        }
                        acc_1[0U] = _S283;
                        float4 more_4 = weigh_0((*(&kernelContext_18)->scores_0)[_S280 + 1U].x, (*(&kernelContext_18)->v_tile_0)[(_S278 + 4U) * 16U + _S61], acc_1[0U]);
                        float4 _S284;
                        if(((*(&kernelContext_18)->scores_0)[_S280 + 1U].x) >= 0.0)
                        {
                            _S284 = more_4;
                        }
                        else
                        {
                            _S284 = acc_1[0U];
                        }
                        acc_1[0U] = _S284;
                        float4 more_5 = weigh_0((*(&kernelContext_18)->scores_0)[_S280 + 1U].y, (*(&kernelContext_18)->v_tile_0)[(_S278 + 5U) * 16U + _S61], acc_1[0U]);
                        float4 _S285;
                        if(((*(&kernelContext_18)->scores_0)[_S280 + 1U].y) >= 0.0)
                        {
                            _S285 = more_5;
                        }
                        else
                        {
                            _S285 = acc_1[0U];
                        }
                        acc_1[0U] = _S285;
                        float4 more_6 = weigh_0((*(&kernelContext_18)->scores_0)[_S280 + 1U].z, (*(&kernelContext_18)->v_tile_0)[(_S278 + 6U) * 16U + _S61], acc_1[0U]);
                        float4 _S286;
                        if(((*(&kernelContext_18)->scores_0)[_S280 + 1U].z) >= 0.0)
                        {
                            _S286 = more_6;
                        }
                        else
                        {
                            _S286 = acc_1[0U];
                        }
                        acc_1[0U] = _S286;
                        float4 more_7 = weigh_0((*(&kernelContext_18)->scores_0)[_S280 + 1U].w, (*(&kernelContext_18)->v_tile_0)[(_S278 + 7U) * 16U + _S61], acc_1[0U]);
                        float4 _S287;
                        if(((*(&kernelContext_18)->scores_0)[_S280 + 1U].w) >= 0.0)
                        {
                            _S287 = more_7;
                        }
                        else
                        {
                            _S287 = acc_1[0U];
                        }
                        acc_1[0U] = _S287;
                        float sum_10 = (*(&kernelContext_18)->sums_0)[_S279];
                        l_2[0U] = fma(l_2[0U], factor_8, abs((*(&kernelContext_18)->sums_0)[_S279]));
                        if((as_type<uint>((sum_10))) >= 2147483648U)
                        {
                            poisoned_4[0U] = true;
                        }
                        sign_3 = sign_3 + 1U;
                    }
                }
            }
            eight_0 = eight_0 + 64U;
        }
        uint _S288 = min(thread_0 / 16U, _S50);
        uint row_9 = _S41.first_row_0 + _S288;
        float m_3 = (*(&kernelContext_18)->range_peaks_0)[_S288];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 16U) < _S42)
            {
                uint _S289 = query_of_0(row_9, &kernelContext_18);
                uint _S290 = keys_of_query_0(_S43, _S289, &kernelContext_18);
                _S39 = first_key_0 < _S290;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S291 = _S41;
                uint _S292 = head_of_0(&_S291, row_9, &kernelContext_18);
                uint _S293 = query_of_0(row_9, &kernelContext_18);
                uint _S294 = scratch_of_0(_S41.batch_0, _S292, _S293, range_1, &kernelContext_18);
                store_range_0(_S294, _S61, m_3, l_2[0U], poisoned_4[0U], &kernelContext_18);
                store_range_quad_0(_S294, _S61, acc_1[0U], &kernelContext_18);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S295 = fold_2;
            float _S296 = folded_0(&_S295, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S296;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S39 = range_2 < (_S41.last_range_0);
        }
        else
        {
            _S39 = false;
        }
        if(!_S39)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S297 = thread_0 / 16U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S298 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_18);
    if(_S297 < _S42)
    {
        uint _S299 = _S41.first_row_0 + _S297;
        thread Work_0 _S300 = _S41;
        uint _S301 = o_of_0(&_S300, _S299, &kernelContext_18);
        uint _S302 = _S61 * 4U;
        if(RANGES_0 == 0U)
        {
            _S40 = acc_1[0U];
        }
        else
        {
            _S40 = total_2[0U];
        }
        store_quad_0(_S301, _S302, _S40 * float4(_S298) , poisoned_4[0U], &kernelContext_18);
    }
    return;
}

