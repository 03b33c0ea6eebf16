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
    array<float4, int(128)> threadgroup* q_tile_0;
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
    float4 _S20 = load_raw_quad_0(kernelContext_9->v_words_0, v_head_1 + min(first_0 + slot_0 / 32U, end_0 - 1U) * kernelContext_9->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_9);
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
    threadgroup array<float4, int(128)> q_tile_1;
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
        if(slot_1 < 128U)
        {
        }
        else
        {
            break;
        }
        uint _S57 = _S41.first_row_0 + min(slot_1 / 32U, _S50);
        thread Work_0 _S58 = _S41;
        uint _S59 = q_of_0(&_S58, _S57, &kernelContext_18);
        float4 _S60 = load_quad_0((&kernelContext_18)->q_words_0, _S59, slot_1 % 32U * 4U, &kernelContext_18);
        (*(&kernelContext_18)->q_tile_0)[slot_1] = _S60 * float4((&kernelContext_18)->params_0->scale_0) ;
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
        thread array<array<float4, int(4)>, int(1)> next_v_0;
        if(steps_0 > 0U)
        {
            float4 _S64 = load_v_0(_S47, first_key_0, _S63, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S64;
            float4 _S65 = load_v_0(_S47, first_key_0, _S63, 256U + thread_0, &kernelContext_18);
            next_v_0[0U][1U] = _S65;
            float4 _S66 = load_v_0(_S47, first_key_0, _S63, 512U + thread_0, &kernelContext_18);
            next_v_0[0U][2U] = _S66;
            float4 _S67 = load_v_0(_S47, first_key_0, _S63, 768U + thread_0, &kernelContext_18);
            next_v_0[0U][3U] = _S67;
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
            uint _S68 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S69 = _S63 - 1U;
            uint _S70 = min(_S68, _S69);
            thread array<array<float4, int(4)>, int(4)> k_quads_0;
            uint _S71 = lane_1 * 4U;
            float4 _S72 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S70 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_0[0U][0U] = _S72;
            uint _S73 = (8U + lane_1) * 4U;
            float4 _S74 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S70 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_0[0U][1U] = _S74;
            uint _S75 = (16U + lane_1) * 4U;
            float4 _S76 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S70 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_0[0U][2U] = _S76;
            uint _S77 = (24U + lane_1) * 4U;
            float4 _S78 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S70 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[0U][3U] = _S78;
            uint _S79 = _S68 + 1U;
            uint _S80 = min(_S79, _S69);
            float4 _S81 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_0[1U][0U] = _S81;
            float4 _S82 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_0[1U][1U] = _S82;
            float4 _S83 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_0[1U][2U] = _S83;
            float4 _S84 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[1U][3U] = _S84;
            uint _S85 = _S68 + 2U;
            uint _S86 = min(_S85, _S69);
            float4 _S87 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S86 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_0[2U][0U] = _S87;
            float4 _S88 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S86 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_0[2U][1U] = _S88;
            float4 _S89 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S86 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_0[2U][2U] = _S89;
            float4 _S90 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S86 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[2U][3U] = _S90;
            uint _S91 = _S68 + 3U;
            uint _S92 = min(_S91, _S69);
            float4 _S93 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S92 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_0[3U][0U] = _S93;
            float4 _S94 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S92 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_0[3U][1U] = _S94;
            float4 _S95 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S92 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_0[3U][2U] = _S95;
            float4 _S96 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S92 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[3U][3U] = _S96;
            uint _S97 = (first_of_quad_0 + (_S48 ^ 0U)) * 32U;
            float4 _S98 = (*(&kernelContext_18)->q_tile_0)[_S97 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S98, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S98, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S98, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            uint _S99 = (first_of_quad_0 + (_S48 ^ 1U)) * 32U;
            float4 _S100 = (*(&kernelContext_18)->q_tile_0)[_S99 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S100, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S100, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S100, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            uint _S101 = (first_of_quad_0 + (_S48 ^ 2U)) * 32U;
            float4 _S102 = (*(&kernelContext_18)->q_tile_0)[_S101 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S102, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S102, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S102, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            uint _S103 = (first_of_quad_0 + (_S48 ^ 3U)) * 32U;
            float4 _S104 = (*(&kernelContext_18)->q_tile_0)[_S103 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S104, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S104, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S104, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            float4 _S105 = (*(&kernelContext_18)->q_tile_0)[_S97 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S105, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S105, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S105, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            float4 _S106 = (*(&kernelContext_18)->q_tile_0)[_S99 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S106, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S106, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S106, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            float4 _S107 = (*(&kernelContext_18)->q_tile_0)[_S101 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S107, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S107, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S107, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            float4 _S108 = (*(&kernelContext_18)->q_tile_0)[_S103 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S108, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S108, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S108, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            float4 _S109 = (*(&kernelContext_18)->q_tile_0)[_S97 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[1U][2U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[2U][2U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[3U][2U]), part_2[3U][0U]);
            float4 _S110 = (*(&kernelContext_18)->q_tile_0)[_S99 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S110, floats_of_0(k_quads_0[1U][2U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S110, floats_of_0(k_quads_0[2U][2U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S110, floats_of_0(k_quads_0[3U][2U]), part_2[3U][1U]);
            float4 _S111 = (*(&kernelContext_18)->q_tile_0)[_S101 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S111, floats_of_0(k_quads_0[1U][2U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S111, floats_of_0(k_quads_0[2U][2U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S111, floats_of_0(k_quads_0[3U][2U]), part_2[3U][2U]);
            float4 _S112 = (*(&kernelContext_18)->q_tile_0)[_S103 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S112, floats_of_0(k_quads_0[1U][2U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S112, floats_of_0(k_quads_0[2U][2U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S112, floats_of_0(k_quads_0[3U][2U]), part_2[3U][3U]);
            float4 _S113 = (*(&kernelContext_18)->q_tile_0)[_S97 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[1U][3U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[2U][3U]), part_2[2U][0U]);
            float4 _S114 = floats_of_0(_S96);
            part_2[3U][0U] = multiply_0(_S113, _S114, part_2[3U][0U]);
            float4 _S115 = (*(&kernelContext_18)->q_tile_0)[_S99 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[1U][3U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[2U][3U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S115, _S114, part_2[3U][1U]);
            float4 _S116 = (*(&kernelContext_18)->q_tile_0)[_S101 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][3U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][3U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S116, _S114, part_2[3U][2U]);
            float4 _S117 = (*(&kernelContext_18)->q_tile_0)[_S103 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[1U][3U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[2U][3U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S117, _S114, part_2[3U][3U]);
            uint _S118 = _S68 + 4U;
            uint _S119 = min(_S118, _S69);
            thread array<array<float4, int(4)>, int(4)> k_quads_1;
            float4 _S120 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S119 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_1[0U][0U] = _S120;
            float4 _S121 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S119 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_1[0U][1U] = _S121;
            float4 _S122 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S119 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_1[0U][2U] = _S122;
            float4 _S123 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S119 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_1[0U][3U] = _S123;
            uint _S124 = min(_S118 + 1U, _S69);
            float4 _S125 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S124 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_1[1U][0U] = _S125;
            float4 _S126 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S124 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_1[1U][1U] = _S126;
            float4 _S127 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S124 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_1[1U][2U] = _S127;
            float4 _S128 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S124 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_1[1U][3U] = _S128;
            uint _S129 = min(_S118 + 2U, _S69);
            float4 _S130 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S129 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_1[2U][0U] = _S130;
            float4 _S131 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S129 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_1[2U][1U] = _S131;
            float4 _S132 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S129 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_1[2U][2U] = _S132;
            float4 _S133 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S129 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_1[2U][3U] = _S133;
            uint _S134 = min(_S118 + 3U, _S69);
            float4 _S135 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S134 * (&kernelContext_18)->params_0->k_row_0, _S71, &kernelContext_18);
            k_quads_1[3U][0U] = _S135;
            float4 _S136 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S134 * (&kernelContext_18)->params_0->k_row_0, _S73, &kernelContext_18);
            k_quads_1[3U][1U] = _S136;
            float4 _S137 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S134 * (&kernelContext_18)->params_0->k_row_0, _S75, &kernelContext_18);
            k_quads_1[3U][2U] = _S137;
            float4 _S138 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S46 + _S134 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_1[3U][3U] = _S138;
            float4 _S139 = (*(&kernelContext_18)->q_tile_0)[_S97 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S139, floats_of_0(k_quads_1[1U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S139, floats_of_0(k_quads_1[2U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S139, floats_of_0(k_quads_1[3U][0U]), part_2[7U][0U]);
            float4 _S140 = (*(&kernelContext_18)->q_tile_0)[_S99 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S140, floats_of_0(k_quads_1[1U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S140, floats_of_0(k_quads_1[2U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S140, floats_of_0(k_quads_1[3U][0U]), part_2[7U][1U]);
            float4 _S141 = (*(&kernelContext_18)->q_tile_0)[_S101 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S141, floats_of_0(k_quads_1[1U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S141, floats_of_0(k_quads_1[2U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S141, floats_of_0(k_quads_1[3U][0U]), part_2[7U][2U]);
            float4 _S142 = (*(&kernelContext_18)->q_tile_0)[_S103 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S142, floats_of_0(k_quads_1[1U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S142, floats_of_0(k_quads_1[2U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S142, floats_of_0(k_quads_1[3U][0U]), part_2[7U][3U]);
            float4 _S143 = (*(&kernelContext_18)->q_tile_0)[_S97 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S143, floats_of_0(k_quads_1[1U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S143, floats_of_0(k_quads_1[2U][1U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S143, floats_of_0(k_quads_1[3U][1U]), part_2[7U][0U]);
            float4 _S144 = (*(&kernelContext_18)->q_tile_0)[_S99 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S144, floats_of_0(k_quads_1[1U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S144, floats_of_0(k_quads_1[2U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S144, floats_of_0(k_quads_1[3U][1U]), part_2[7U][1U]);
            float4 _S145 = (*(&kernelContext_18)->q_tile_0)[_S101 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S145, floats_of_0(k_quads_1[1U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S145, floats_of_0(k_quads_1[2U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S145, floats_of_0(k_quads_1[3U][1U]), part_2[7U][2U]);
            float4 _S146 = (*(&kernelContext_18)->q_tile_0)[_S103 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S146, floats_of_0(k_quads_1[1U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S146, floats_of_0(k_quads_1[2U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S146, floats_of_0(k_quads_1[3U][1U]), part_2[7U][3U]);
            float4 _S147 = (*(&kernelContext_18)->q_tile_0)[_S97 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S147, floats_of_0(k_quads_1[1U][2U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S147, floats_of_0(k_quads_1[2U][2U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S147, floats_of_0(k_quads_1[3U][2U]), part_2[7U][0U]);
            float4 _S148 = (*(&kernelContext_18)->q_tile_0)[_S99 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S148, floats_of_0(k_quads_1[1U][2U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S148, floats_of_0(k_quads_1[2U][2U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S148, floats_of_0(k_quads_1[3U][2U]), part_2[7U][1U]);
            float4 _S149 = (*(&kernelContext_18)->q_tile_0)[_S101 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S149, floats_of_0(k_quads_1[1U][2U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S149, floats_of_0(k_quads_1[2U][2U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S149, floats_of_0(k_quads_1[3U][2U]), part_2[7U][2U]);
            float4 _S150 = (*(&kernelContext_18)->q_tile_0)[_S103 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S150, floats_of_0(k_quads_1[1U][2U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S150, floats_of_0(k_quads_1[2U][2U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S150, floats_of_0(k_quads_1[3U][2U]), part_2[7U][3U]);
            float4 _S151 = (*(&kernelContext_18)->q_tile_0)[_S97 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S97 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S151, floats_of_0(k_quads_1[1U][3U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S151, floats_of_0(k_quads_1[2U][3U]), part_2[6U][0U]);
            float4 _S152 = floats_of_0(_S138);
            part_2[7U][0U] = multiply_0(_S151, _S152, part_2[7U][0U]);
            float4 _S153 = (*(&kernelContext_18)->q_tile_0)[_S99 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S99 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S153, floats_of_0(k_quads_1[1U][3U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S153, floats_of_0(k_quads_1[2U][3U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S153, _S152, part_2[7U][1U]);
            float4 _S154 = (*(&kernelContext_18)->q_tile_0)[_S101 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S101 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S154, floats_of_0(k_quads_1[1U][3U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S154, floats_of_0(k_quads_1[2U][3U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S154, _S152, part_2[7U][2U]);
            float4 _S155 = (*(&kernelContext_18)->q_tile_0)[_S103 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S103 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S155, floats_of_0(k_quads_1[1U][3U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S155, floats_of_0(k_quads_1[2U][3U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S155, _S152, part_2[7U][3U]);
            thread array<float, int(4)> _S156 = part_2[0U];
            float _S157 = sum_of_row_0(&_S156, &kernelContext_18);
            thread float score_3 = _S157;
            thread bool poison_3 = false;
            uint _S158 = min(_S54, _S63);
            bool _S159 = hide_0(&score_3, _S68, _S158, _S56, &poison_3, &kernelContext_18);
            float _S160 = max(-3.4028234663852886e+38, score_3);
            thread array<float4, int(2)> told_0;
            if(poison_3)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S159)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S161 = part_2[1U];
            float _S162 = sum_of_row_0(&_S161, &kernelContext_18);
            thread float score_4 = _S162;
            thread bool poison_4 = false;
            bool _S163 = hide_0(&score_4, _S79, _S158, _S56, &poison_4, &kernelContext_18);
            float _S164 = max(_S160, score_4);
            if(poison_4)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S163)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S165 = part_2[2U];
            float _S166 = sum_of_row_0(&_S165, &kernelContext_18);
            thread float score_5 = _S166;
            thread bool poison_5 = false;
            bool _S167 = hide_0(&score_5, _S85, _S158, _S56, &poison_5, &kernelContext_18);
            float _S168 = max(_S164, score_5);
            if(poison_5)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S167)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S169 = part_2[3U];
            float _S170 = sum_of_row_0(&_S169, &kernelContext_18);
            thread float score_6 = _S170;
            thread bool poison_6 = false;
            bool _S171 = hide_0(&score_6, _S91, _S158, _S56, &poison_6, &kernelContext_18);
            float _S172 = max(_S168, score_6);
            if(poison_6)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S171)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S173 = part_2[4U];
            float _S174 = sum_of_row_0(&_S173, &kernelContext_18);
            thread float score_7 = _S174;
            thread bool poison_7 = false;
            bool _S175 = hide_0(&score_7, _S118, _S158, _S56, &poison_7, &kernelContext_18);
            float _S176 = max(_S172, score_7);
            if(poison_7)
            {
                sign_0 = 2143289344U;
            }
            else
            {
                if(_S175)
                {
                    sign_0 = 4286578688U;
                }
                else
                {
                    sign_0 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_0)));
            thread array<float, int(4)> _S177 = part_2[5U];
            float _S178 = sum_of_row_0(&_S177, &kernelContext_18);
            thread float score_8 = _S178;
            thread bool poison_8 = false;
            bool _S179 = hide_0(&score_8, _S68 + 5U, _S158, _S56, &poison_8, &kernelContext_18);
            float _S180 = max(_S176, score_8);
            if(poison_8)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S179)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S181 = part_2[6U];
            float _S182 = sum_of_row_0(&_S181, &kernelContext_18);
            thread float score_9 = _S182;
            thread bool poison_9 = false;
            bool _S183 = hide_0(&score_9, _S68 + 6U, _S158, _S56, &poison_9, &kernelContext_18);
            float _S184 = max(_S180, score_9);
            if(poison_9)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S183)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S185 = part_2[7U];
            float _S186 = sum_of_row_0(&_S185, &kernelContext_18);
            thread float score_10 = _S186;
            thread bool poison_10 = false;
            bool _S187 = hide_0(&score_10, _S68 + 7U, _S158, _S56, &poison_10, &kernelContext_18);
            float _S188 = max(_S184, score_10);
            if(poison_10)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S187)
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
                uint _S189 = _S51 * 64U + step_0;
                uint _S190 = _S189 * 2U;
                (*(&kernelContext_18)->scores_0)[_S190] = told_0[0U];
                (*(&kernelContext_18)->scores_0)[_S190 + 1U] = told_0[1U];
                (*(&kernelContext_18)->peaks_0)[_S189] = _S188;
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
                bool _S191 = eight_0 < step_1;
                if(_S191)
                {
                }
                else
                {
                    break;
                }
                uint _S192 = row_8 * 64U + eight_0;
                float other_0 = (*(&kernelContext_18)->peaks_0)[_S192];
                if(_S191)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_18)->peaks_0)[_S192 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_18)->peaks_0)[_S192 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_18)->peaks_0)[_S192 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_18)->peaks_0)[_S192 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_18)->peaks_0)[_S192 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_18)->peaks_0)[_S192 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_18)->peaks_0)[_S192 + 7U];
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
            uint _S193 = row_8 * 64U + step_1;
            float _S194 = max(before_0, (*(&kernelContext_18)->peaks_0)[_S193]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_18)->range_peaks_0)[row_8] = _S194;
            }
            uint _S195 = _S193 * 2U;
            thread float4 weights_0 = (*(&kernelContext_18)->scores_0)[_S195];
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
                float _S196 = exp(score_11 - _S194);
                weights_0.x = _S196;
                poison_0 = 0U;
                before_1 = _S196;
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
                float _S197 = exp(score_12 - _S194);
                weights_0.y = _S197;
                float sum_2 = before_1 + _S197;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_1 = sign_0;
            }
            float score_13 = weights_0.z;
            uint sign_2;
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
                float _S198 = exp(score_13 - _S194);
                weights_0.z = _S198;
                float sum_3 = before_2 + _S198;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_2 = sign_1;
            }
            float score_14 = weights_0.w;
            uint poison_11;
            uint sign_3;
            if(is_special_0(weights_0.w))
            {
                if((as_type<uint>((score_14))) != 4286578688U)
                {
                    poison_11 = 2147483648U;
                }
                else
                {
                    poison_11 = poison_2;
                }
                weights_0.w = -1.0;
                before_4 = before_3;
                sign_3 = 2147483648U;
            }
            else
            {
                float _S199 = exp(score_14 - _S194);
                weights_0.w = _S199;
                float sum_4 = before_3 + _S199;
                poison_11 = poison_2;
                before_4 = sum_4;
                sign_3 = sign_2;
            }
            (*(&kernelContext_18)->scores_0)[_S195] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_18)->scores_0)[_S195 + 1U];
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
                    poison_12 = poison_11;
                }
                weights_1.x = -1.0;
                before_5 = before_4;
                sign_4 = 2147483648U;
            }
            else
            {
                float _S200 = exp(score_15 - _S194);
                weights_1.x = _S200;
                float sum_5 = before_4 + _S200;
                poison_12 = poison_11;
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
                float _S201 = exp(score_16 - _S194);
                weights_1.y = _S201;
                float sum_6 = before_5 + _S201;
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
                float _S202 = exp(score_17 - _S194);
                weights_1.z = _S202;
                float sum_7 = before_6 + _S202;
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
                uint _S203 = sign_7;
                sign_7 = 2147483648U;
                sum_8 = before_7;
                poison_15 = _S203;
            }
            else
            {
                float _S204 = exp(score_18 - _S194);
                weights_1.w = _S204;
                float sum_9 = before_7 + _S204;
                sign_7 = sign_6;
                sum_8 = sum_9;
                poison_15 = poison_14;
            }
            (*(&kernelContext_18)->scores_0)[_S195 + 1U] = weights_1;
            (*(&kernelContext_18)->factors_0)[_S193] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S194)))) | sign_7)));
            (*(&kernelContext_18)->sums_0)[_S193] = (as_type<float>(((as_type<uint>((sum_8))) | poison_15)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S62;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S205 = steps_0 * 8U;
            if(eight_0 < _S205)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_18)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S206 = 256U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S206] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S207 = 512U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S207] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S208 = 768U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S208] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S209 = first_key_0 + eight_0 + 32U;
            float4 _S210 = load_v_0(_S47, _S209, _S63, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S210;
            float4 _S211 = load_v_0(_S47, _S209, _S63, _S206, &kernelContext_18);
            next_v_0[0U][1U] = _S211;
            float4 _S212 = load_v_0(_S47, _S209, _S63, _S207, &kernelContext_18);
            next_v_0[0U][2U] = _S212;
            float4 _S213 = load_v_0(_S47, _S209, _S63, _S208, &kernelContext_18);
            next_v_0[0U][3U] = _S213;
            uint _S214 = min(32U, _S205 - eight_0);
            uint _S215 = thread_0 / 32U;
            if(_S215 < _S42)
            {
                uint _S216 = _S215 * 64U + eight_0 / 8U;
                if(0U < _S214)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S216])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_8 = 0U | slot_1;
                if(8U < _S214)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S216 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_9 = sign_8 | poison_0;
                if(16U < _S214)
                {
                    sign_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S216 + 2U])));
                }
                else
                {
                    sign_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | sign_0;
                if(24U < _S214)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S216 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | poison_1;
                if((sign_11 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_18)->factors_0)[_S216];
                    float4 _S217 = acc_1[0U] * float4((*(&kernelContext_18)->factors_0)[_S216]) ;
                    acc_1[0U] = _S217;
                    uint _S218 = _S216 * 2U;
                    float4 _S219 = weigh_0((*(&kernelContext_18)->scores_0)[_S218].x, (*(&kernelContext_18)->v_tile_0)[_S61], _S217);
                    acc_1[0U] = _S219;
                    float4 _S220 = weigh_0((*(&kernelContext_18)->scores_0)[_S218].y, (*(&kernelContext_18)->v_tile_0)[32U + _S61], _S219);
                    acc_1[0U] = _S220;
                    float4 _S221 = weigh_0((*(&kernelContext_18)->scores_0)[_S218].z, (*(&kernelContext_18)->v_tile_0)[64U + _S61], _S220);
                    acc_1[0U] = _S221;
                    float4 _S222 = weigh_0((*(&kernelContext_18)->scores_0)[_S218].w, (*(&kernelContext_18)->v_tile_0)[96U + _S61], _S221);
                    acc_1[0U] = _S222;
                    float4 _S223 = weigh_0((*(&kernelContext_18)->scores_0)[_S218 + 1U].x, (*(&kernelContext_18)->v_tile_0)[128U + _S61], _S222);
                    acc_1[0U] = _S223;
                    float4 _S224 = weigh_0((*(&kernelContext_18)->scores_0)[_S218 + 1U].y, (*(&kernelContext_18)->v_tile_0)[160U + _S61], _S223);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_18)->scores_0)[_S218 + 1U].z, (*(&kernelContext_18)->v_tile_0)[192U + _S61], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_18)->scores_0)[_S218 + 1U].w, (*(&kernelContext_18)->v_tile_0)[224U + _S61], _S225);
                    acc_1[0U] = _S226;
                    float _S227 = fma(l_2[0U], factor_0, (*(&kernelContext_18)->sums_0)[_S216]);
                    l_2[0U] = _S227;
                    uint _S228 = _S216 + 1U;
                    float factor_1 = (*(&kernelContext_18)->factors_0)[_S228];
                    float4 _S229 = _S226 * float4((*(&kernelContext_18)->factors_0)[_S228]) ;
                    acc_1[0U] = _S229;
                    uint _S230 = _S228 * 2U;
                    float4 _S231 = weigh_0((*(&kernelContext_18)->scores_0)[_S230].x, (*(&kernelContext_18)->v_tile_0)[256U + _S61], _S229);
                    acc_1[0U] = _S231;
                    float4 _S232 = weigh_0((*(&kernelContext_18)->scores_0)[_S230].y, (*(&kernelContext_18)->v_tile_0)[288U + _S61], _S231);
                    acc_1[0U] = _S232;
                    float4 _S233 = weigh_0((*(&kernelContext_18)->scores_0)[_S230].z, (*(&kernelContext_18)->v_tile_0)[320U + _S61], _S232);
                    acc_1[0U] = _S233;
                    float4 _S234 = weigh_0((*(&kernelContext_18)->scores_0)[_S230].w, (*(&kernelContext_18)->v_tile_0)[352U + _S61], _S233);
                    acc_1[0U] = _S234;
                    float4 _S235 = weigh_0((*(&kernelContext_18)->scores_0)[_S230 + 1U].x, (*(&kernelContext_18)->v_tile_0)[384U + _S61], _S234);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_18)->scores_0)[_S230 + 1U].y, (*(&kernelContext_18)->v_tile_0)[416U + _S61], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_18)->scores_0)[_S230 + 1U].z, (*(&kernelContext_18)->v_tile_0)[448U + _S61], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_18)->scores_0)[_S230 + 1U].w, (*(&kernelContext_18)->v_tile_0)[480U + _S61], _S237);
                    acc_1[0U] = _S238;
                    float _S239 = fma(_S227, factor_1, (*(&kernelContext_18)->sums_0)[_S228]);
                    l_2[0U] = _S239;
                    uint _S240 = _S216 + 2U;
                    float factor_2 = (*(&kernelContext_18)->factors_0)[_S240];
                    float4 _S241 = _S238 * float4((*(&kernelContext_18)->factors_0)[_S240]) ;
                    acc_1[0U] = _S241;
                    uint _S242 = _S240 * 2U;
                    float4 _S243 = weigh_0((*(&kernelContext_18)->scores_0)[_S242].x, (*(&kernelContext_18)->v_tile_0)[512U + _S61], _S241);
                    acc_1[0U] = _S243;
                    float4 _S244 = weigh_0((*(&kernelContext_18)->scores_0)[_S242].y, (*(&kernelContext_18)->v_tile_0)[544U + _S61], _S243);
                    acc_1[0U] = _S244;
                    float4 _S245 = weigh_0((*(&kernelContext_18)->scores_0)[_S242].z, (*(&kernelContext_18)->v_tile_0)[576U + _S61], _S244);
                    acc_1[0U] = _S245;
                    float4 _S246 = weigh_0((*(&kernelContext_18)->scores_0)[_S242].w, (*(&kernelContext_18)->v_tile_0)[608U + _S61], _S245);
                    acc_1[0U] = _S246;
                    float4 _S247 = weigh_0((*(&kernelContext_18)->scores_0)[_S242 + 1U].x, (*(&kernelContext_18)->v_tile_0)[640U + _S61], _S246);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_18)->scores_0)[_S242 + 1U].y, (*(&kernelContext_18)->v_tile_0)[672U + _S61], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_18)->scores_0)[_S242 + 1U].z, (*(&kernelContext_18)->v_tile_0)[704U + _S61], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_18)->scores_0)[_S242 + 1U].w, (*(&kernelContext_18)->v_tile_0)[736U + _S61], _S249);
                    acc_1[0U] = _S250;
                    float _S251 = fma(_S239, factor_2, (*(&kernelContext_18)->sums_0)[_S240]);
                    l_2[0U] = _S251;
                    uint _S252 = _S216 + 3U;
                    float factor_3 = (*(&kernelContext_18)->factors_0)[_S252];
                    float4 _S253 = _S250 * float4((*(&kernelContext_18)->factors_0)[_S252]) ;
                    acc_1[0U] = _S253;
                    uint _S254 = _S252 * 2U;
                    float4 _S255 = weigh_0((*(&kernelContext_18)->scores_0)[_S254].x, (*(&kernelContext_18)->v_tile_0)[768U + _S61], _S253);
                    acc_1[0U] = _S255;
                    float4 _S256 = weigh_0((*(&kernelContext_18)->scores_0)[_S254].y, (*(&kernelContext_18)->v_tile_0)[800U + _S61], _S255);
                    acc_1[0U] = _S256;
                    float4 _S257 = weigh_0((*(&kernelContext_18)->scores_0)[_S254].z, (*(&kernelContext_18)->v_tile_0)[832U + _S61], _S256);
                    acc_1[0U] = _S257;
                    float4 _S258 = weigh_0((*(&kernelContext_18)->scores_0)[_S254].w, (*(&kernelContext_18)->v_tile_0)[864U + _S61], _S257);
                    acc_1[0U] = _S258;
                    float4 _S259 = weigh_0((*(&kernelContext_18)->scores_0)[_S254 + 1U].x, (*(&kernelContext_18)->v_tile_0)[896U + _S61], _S258);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_18)->scores_0)[_S254 + 1U].y, (*(&kernelContext_18)->v_tile_0)[928U + _S61], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_18)->scores_0)[_S254 + 1U].z, (*(&kernelContext_18)->v_tile_0)[960U + _S61], _S260);
                    acc_1[0U] = _S261;
                    acc_1[0U] = weigh_0((*(&kernelContext_18)->scores_0)[_S254 + 1U].w, (*(&kernelContext_18)->v_tile_0)[992U + _S61], _S261);
                    l_2[0U] = fma(_S251, factor_3, (*(&kernelContext_18)->sums_0)[_S252]);
                }
                else
                {
                    sign_1 = 0U;
                    for(;;)
                    {
                        uint _S262 = sign_1 * 8U;
                        if(_S262 < _S214)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S263 = _S216 + sign_1;
                        float factor_4 = (as_type<float>(((as_type<uint>(((*(&kernelContext_18)->factors_0)[_S263]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_4) ;
                        uint _S264 = _S263 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_18)->scores_0)[_S264].x, (*(&kernelContext_18)->v_tile_0)[_S262 * 32U + _S61], acc_1[0U]);
                        if(((*(&kernelContext_18)->scores_0)[_S264].x) >= 0.0)
                        {
                            _S40 = more_0;
                        }
                        else
                        {
                            _S40 = acc_1[0U];
                        }
                        acc_1[0U] = _S40;
                        float4 more_1 = weigh_0((*(&kernelContext_18)->scores_0)[_S264].y, (*(&kernelContext_18)->v_tile_0)[(_S262 + 1U) * 32U + _S61], acc_1[0U]);
                        float4 _S265;
                        if(((*(&kernelContext_18)->scores_0)[_S264].y) >= 0.0)
                        {
                            _S265 = more_1;
                        }
                        else
                        {
                            _S265 = acc_1[0U];
                        }
                        acc_1[0U] = _S265;
                        float4 more_2 = weigh_0((*(&kernelContext_18)->scores_0)[_S264].z, (*(&kernelContext_18)->v_tile_0)[(_S262 + 2U) * 32U + _S61], acc_1[0U]);
                        float4 _S266;
                        if(((*(&kernelContext_18)->scores_0)[_S264].z) >= 0.0)
                        {
                            _S266 = more_2;
                        }
                        else
                        {
                            _S266 = acc_1[0U];
                        }
                        acc_1[0U] = _S266;
                        float4 more_3 = weigh_0((*(&kernelContext_18)->scores_0)[_S264].w, (*(&kernelContext_18)->v_tile_0)[(_S262 + 3U) * 32U + _S61], acc_1[0U]);
                        float4 _S267;
                        if(((*(&kernelContext_18)->scores_0)[_S264].w) >= 0.0)
                        {
                            _S267 = more_3;
                        }
                        else
                        {
                            _S267 = acc_1[0U];
                        }
                        acc_1[0U] = _S267;
                        float4 more_4 = weigh_0((*(&kernelContext_18)->scores_0)[_S264 + 1U].x, (*(&kernelContext_18)->v_tile_0)[(_S262 + 4U) * 32U + _S61], acc_1[0U]);
                        float4 _S268;
                        if(((*(&kernelContext_18)->scores_0)[_S264 + 1U].x) >= 0.0)
                        {
                            _S268 = more_4;
                        }
                        else
                        {
                            _S268 = acc_1[0U];
                        }
                        acc_1[0U] = _S268;
                        float4 more_5 = weigh_0((*(&kernelContext_18)->scores_0)[_S264 + 1U].y, (*(&kernelContext_18)->v_tile_0)[(_S262 + 5U) * 32U + _S61], acc_1[0U]);
                        float4 _S269;
                        if(((*(&kernelContext_18)->scores_0)[_S264 + 1U].y) >= 0.0)
                        {
                            _S269 = more_5;
                        }
                        else
                        {
                            _S269 = acc_1[0U];
                        }
                        acc_1[0U] = _S269;
                        float4 more_6 = weigh_0((*(&kernelContext_18)->scores_0)[_S264 + 1U].z, (*(&kernelContext_18)->v_tile_0)[(_S262 + 6U) * 32U + _S61], acc_1[0U]);
                        float4 _S270;
                        if(((*(&kernelContext_18)->scores_0)[_S264 + 1U].z) >= 0.0)
                        {
                            _S270 = more_6;
                        }
                        else
                        {
                            _S270 = acc_1[0U];
                        }
                        acc_1[0U] = _S270;
                        float4 more_7 = weigh_0((*(&kernelContext_18)->scores_0)[_S264 + 1U].w, (*(&kernelContext_18)->v_tile_0)[(_S262 + 7U) * 32U + _S61], acc_1[0U]);
                        float4 _S271;
                        if(((*(&kernelContext_18)->scores_0)[_S264 + 1U].w) >= 0.0)
                        {
                            _S271 = more_7;
                        }
                        else
                        {
                            _S271 = acc_1[0U];
                        }
                        acc_1[0U] = _S271;
                        float sum_10 = (*(&kernelContext_18)->sums_0)[_S263];
                        l_2[0U] = fma(l_2[0U], factor_4, abs((*(&kernelContext_18)->sums_0)[_S263]));
                        if((as_type<uint>((sum_10))) >= 2147483648U)
                        {
                            poisoned_4[0U] = true;
                        }
                        sign_1 = sign_1 + 1U;
                    }
                }
            }
            eight_0 = eight_0 + 32U;
        }
        uint _S272 = min(thread_0 / 32U, _S50);
        uint row_9 = _S41.first_row_0 + _S272;
        float m_3 = (*(&kernelContext_18)->range_peaks_0)[_S272];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S42)
            {
                uint _S273 = query_of_0(row_9, &kernelContext_18);
                uint _S274 = keys_of_query_0(_S43, _S273, &kernelContext_18);
                _S39 = first_key_0 < _S274;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S275 = _S41;
                uint _S276 = head_of_0(&_S275, row_9, &kernelContext_18);
                uint _S277 = query_of_0(row_9, &kernelContext_18);
                uint _S278 = scratch_of_0(_S41.batch_0, _S276, _S277, range_1, &kernelContext_18);
                store_range_0(_S278, _S61, m_3, l_2[0U], poisoned_4[0U], &kernelContext_18);
                store_range_quad_0(_S278, _S61, acc_1[0U], &kernelContext_18);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S279 = fold_2;
            float _S280 = folded_0(&_S279, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S280;
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
    uint _S281 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S282 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_18);
    if(_S281 < _S42)
    {
        uint _S283 = _S41.first_row_0 + _S281;
        thread Work_0 _S284 = _S41;
        uint _S285 = o_of_0(&_S284, _S283, &kernelContext_18);
        uint _S286 = _S61 * 4U;
        if(RANGES_0 == 0U)
        {
            _S40 = acc_1[0U];
        }
        else
        {
            _S40 = total_2[0U];
        }
        store_quad_0(_S285, _S286, _S40 * float4(_S282) , poisoned_4[0U], &kernelContext_18);
    }
    return;
}

