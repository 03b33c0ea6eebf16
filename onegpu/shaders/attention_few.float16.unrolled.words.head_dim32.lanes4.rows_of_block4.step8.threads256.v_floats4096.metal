#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
float2 f16tof32_0(uint2 value_0)
{
    thread float2 result_0;
    int i_0 = int(0);
    for(;;)
    {
        if(i_0 < int(2))
        {
        }
        else
        {
            break;
        }
        result_0[i_0] = (as_type<half>((ushort)((value_0[i_0]))));
        i_0 = i_0 + int(1);
    }
    return result_0;
}

uint firstbithigh_0(uint value_1)
{
    if(value_1 == 0U)
    {
        return 4294967295U;
    }
    uint _S1 = clz(value_1);
    return 31U - _S1;
}

uint quotient_0(uint number_0, uint divisor_0)
{
    uint _S2 = number_0 >> (firstbithigh_0(divisor_0));
    uint result_1;
    if((divisor_0 & (divisor_0 - 1U)) != 0U)
    {
        uint _S3 = number_0 / divisor_0;
        result_1 = _S3;
    }
    else
    {
        result_1 = _S2;
    }
    return result_1;
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
    array<float4, int(32)> threadgroup* q_tile_0;
    array<float, int(4)> threadgroup* range_peaks_0;
    uint _S4;
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
        uint _S5 = quotient_0(heads_1, kv_heads_0);
        (&work_0)->batch_0 = _S5;
    }
    (&work_0)->kv_head_0 = heads_1 - (&work_0)->batch_0 * kv_heads_0;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = quotient_0(kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U, kernelContext_0->params_0->parts_0);
    uint _S6 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S6;
    (&work_0)->last_range_0 = min(_S6 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
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
    uint _S7 = quotient_0(row_0, kernelContext_2->params_0->group_0);
    return _S7;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S8 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_1;
    uint _S9 = query_of_0(row_1, kernelContext_4);
    return _S8 - _S9 * kernelContext_4->params_0->group_0;
}

uint mask_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S10 = kernelContext_5->params_0->mask_offset_0 + work_2->batch_0 * kernelContext_5->params_0->mask_batch_0;
    uint _S11 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S12 = _S10 + _S11 * kernelContext_5->params_0->mask_head_0;
    uint _S13 = query_of_0(row_2, kernelContext_5);
    return _S12 + _S13 * kernelContext_5->params_0->mask_row_0;
}

uint q_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S14 = kernelContext_6->params_0->q_offset_0 + work_3->batch_0 * kernelContext_6->params_0->q_batch_0;
    uint _S15 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S16 = _S14 + _S15 * kernelContext_6->params_0->q_head_0;
    uint _S17 = query_of_0(row_3, kernelContext_6);
    return _S16 + _S17 * kernelContext_6->params_0->q_row_0;
}

uint2 load_raw_quad_0(uint device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    thread uint2 raw_0 = uint2(int2(int(0)) );
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = (row_4 + element_0) / 2U;
    if(left_0 >= 2U)
    {
        raw_0.x = words_0[word_0];
    }
    if(left_0 >= 4U)
    {
        raw_0.y = words_0[word_0 + 1U];
    }
    return raw_0;
}

float4 floats_of_0(uint2 raw_1)
{
    uint _S18 = raw_1.x;
    uint _S19 = raw_1.y;
    return float4(f16tof32_0(uint2(_S18 & 65535U, _S18 >> 16U)), f16tof32_0(uint2(_S19 & 65535U, _S19 >> 16U)));
}

float4 load_quad_0(uint device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S20 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S20);
}

uint2 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S21 = load_raw_quad_0(kernelContext_9->v_words_0, v_head_1 + min(first_0 + slot_0 / 8U, end_0 - 1U) * kernelContext_9->params_0->v_row_0, slot_0 % 8U * 4U, kernelContext_9);
    return _S21;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_10)
{
    float _S22 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_10->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S22;
    float _S23 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_10->_S4) ^ 2U))));
    float _S24 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_10->_S4) ^ 3U))));
    return near_0 + (_S23 + _S24);
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_1, uint key_0, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_11)
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
        *score_1 = *score_1 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S25;
    if(!hidden_1)
    {
        _S25 = is_special_0(*score_1);
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
    {
        if((as_type<uint>((*score_1))) != 4286578688U)
        {
            *poisoned_0 = true;
        }
        hidden_1 = true;
    }
    if(hidden_1)
    {
        *score_1 = -3.4028234663852886e+38;
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

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_2)
{
    return fma(result_2, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_3)
{
    return weigh_0(add_1, result_3, total_1 * float4(keep_1) );
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

uint element_bits_0(float value_2)
{
    uint bits_0 = (as_type<uint>((value_2)));
    uint sign_0 = (bits_0 >> 16U) & 32768U;
    uint magnitude_0 = bits_0 & 2147483647U;
    if(magnitude_0 > 2139095040U)
    {
        return sign_0 | 32256U;
    }
    if(magnitude_0 >= 1199566848U)
    {
        return sign_0 | 31744U;
    }
    if(magnitude_0 < 855638017U)
    {
        return sign_0;
    }
    uint kept_0;
    uint dropped_0;
    uint base_0;
    if(magnitude_0 < 947912704U)
    {
        uint _S34 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S34;
        base_0 = 0U;
    }
    else
    {
        uint _S35 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S35;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S36;
    if(rest_0 > tie_0)
    {
        _S36 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S36 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S36 = false;
        }
    }
    uint rounded_1;
    if(_S36)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

uint pair_of_0(float low_0, float high_0, bool poisoned_3)
{
    uint _S37;
    if(poisoned_3)
    {
        _S37 = 2113961472U;
    }
    else
    {
        _S37 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S37;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_4, KernelContext_0 thread* kernelContext_17)
{
    uint left_1 = kernelContext_17->params_0->head_dim_0 - min(kernelContext_17->params_0->head_dim_0, element_2);
    uint word_1 = (row_7 + element_2) / 2U;
    if(left_1 >= 2U)
    {
        *(kernelContext_17->o_words_0+word_1) = pair_of_0(quad_1.x, quad_1.y, poisoned_4);
    }
    if(left_1 >= 4U)
    {
        *(kernelContext_17->o_words_0+(word_1 + 1U)) = pair_of_0(quad_1.z, quad_1.w, poisoned_4);
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* v_words_1 [[buffer(3)]], uint device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    bool _S38;
    uint item_0;
    uint eight_0;
    uint poison_0;
    uint sign_1;
    uint poison_1;
    uint sign_2;
    uint poison_2;
    uint sign_3;
    uint poison_3;
    uint sign_4;
    uint poison_4;
    uint sign_5;
    uint poison_5;
    uint sign_6;
    uint poison_6;
    uint sign_7;
    uint sign_8;
    uint poison_7;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S39;
    thread KernelContext_0 kernelContext_18;
    (&kernelContext_18)->params_0 = params_1;
    (&kernelContext_18)->key_lengths_0 = key_lengths_1;
    (&kernelContext_18)->q_words_0 = q_words_1;
    (&kernelContext_18)->v_words_0 = v_words_1;
    (&kernelContext_18)->k_words_0 = k_words_1;
    (&kernelContext_18)->mask_values_0 = mask_values_1;
    (&kernelContext_18)->scratch_0 = scratch_1;
    (&kernelContext_18)->o_words_0 = o_words_1;
    threadgroup array<float4, int(32)> q_tile_1;
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
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S40 = find_work_0(number_2, 4U, &kernelContext_18);
    uint _S41 = min(4U, _S40.rows_0 - _S40.first_row_0);
    uint last_row_0 = _S40.first_row_0 + _S41 - 1U;
    uint _S42 = keys_of_batch_0(_S40.batch_0, &kernelContext_18);
    uint _S43 = query_of_0(last_row_0, &kernelContext_18);
    uint _S44 = keys_of_query_0(_S42, _S43, &kernelContext_18);
    uint _S45 = (&kernelContext_18)->params_0->k_offset_0 + _S40.batch_0 * (&kernelContext_18)->params_0->k_batch_0 + _S40.kv_head_0 * (&kernelContext_18)->params_0->k_head_0;
    uint _S46 = (&kernelContext_18)->params_0->v_offset_0 + _S40.batch_0 * (&kernelContext_18)->params_0->v_batch_0 + _S40.kv_head_0 * (&kernelContext_18)->params_0->v_head_0;
    uint lane_1 = thread_0 % 4U;
    uint quads_of_rows_0 = (_S41 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 4U;
    uint team_step_0 = quotient_0(team_0, quads_of_rows_0);
    uint first_of_quad_0 = (team_0 - team_step_0 * quads_of_rows_0) * 4U;
    uint _S47 = lane_1 % 4U;
    uint _S48 = first_of_quad_0 + _S47;
    uint _S49 = _S41 - 1U;
    uint _S50 = min(_S48, _S49);
    bool live_0;
    if(_S48 < _S41)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S51 = _S40.first_row_0 + _S50;
    uint _S52 = query_of_0(_S51, &kernelContext_18);
    uint _S53 = keys_of_query_0(_S42, _S52, &kernelContext_18);
    thread Work_0 _S54 = _S40;
    uint _S55 = mask_of_0(&_S54, _S51, &kernelContext_18);
    uint stride_0 = quotient_0(64U, quads_of_rows_0);
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
        if(slot_1 < 32U)
        {
        }
        else
        {
            break;
        }
        uint _S56 = _S40.first_row_0 + min(slot_1 / 8U, _S49);
        thread Work_0 _S57 = _S40;
        uint _S58 = q_of_0(&_S57, _S56, &kernelContext_18);
        float4 _S59 = load_quad_0((&kernelContext_18)->q_words_0, _S58, slot_1 % 8U * 4U, &kernelContext_18);
        (*(&kernelContext_18)->q_tile_0)[slot_1] = _S59 * float4((&kernelContext_18)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S60 = thread_0 % 8U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_5;
    float4 _S61 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S61;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S61;
    l_2[0U] = 0.0;
    poisoned_5[0U] = false;
    uint range_1 = _S40.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_18)->params_0->range_keys_0;
        uint _S62 = min(first_key_0 + (&kernelContext_18)->params_0->range_keys_0, _S44);
        uint steps_0;
        if(_S62 > first_key_0)
        {
            steps_0 = (_S62 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<uint2, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            uint2 _S63 = load_v_0(_S46, first_key_0, _S62, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S63;
            uint _S64 = 256U + thread_0;
            uint2 _S65 = load_v_0(_S46, first_key_0, _S62, _S64, &kernelContext_18);
            next_v_0[0U][1U] = _S65;
            uint _S66 = 512U + thread_0;
            uint2 _S67 = load_v_0(_S46, first_key_0, _S62, _S66, &kernelContext_18);
            next_v_0[0U][2U] = _S67;
            uint _S68 = 768U + thread_0;
            uint2 _S69 = load_v_0(_S46, first_key_0, _S62, _S68, &kernelContext_18);
            next_v_0[0U][3U] = _S69;
            uint _S70 = first_key_0 + 128U;
            uint2 _S71 = load_v_0(_S46, _S70, _S62, thread_0, &kernelContext_18);
            next_v_0[1U][0U] = _S71;
            uint2 _S72 = load_v_0(_S46, _S70, _S62, _S64, &kernelContext_18);
            next_v_0[1U][1U] = _S72;
            uint2 _S73 = load_v_0(_S46, _S70, _S62, _S66, &kernelContext_18);
            next_v_0[1U][2U] = _S73;
            uint2 _S74 = load_v_0(_S46, _S70, _S62, _S68, &kernelContext_18);
            next_v_0[1U][3U] = _S74;
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
            uint _S75 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S76 = _S62 - 1U;
            uint _S77 = min(_S75, _S76);
            thread array<array<uint2, int(2)>, int(8)> k_quads_0;
            uint _S78 = lane_1 * 4U;
            uint2 _S79 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S77 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[0U][0U] = _S79;
            uint _S80 = (4U + lane_1) * 4U;
            uint2 _S81 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S77 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[0U][1U] = _S81;
            uint _S82 = _S75 + 1U;
            uint _S83 = min(_S82, _S76);
            uint2 _S84 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S83 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[1U][0U] = _S84;
            uint2 _S85 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S83 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[1U][1U] = _S85;
            uint _S86 = _S75 + 2U;
            uint _S87 = min(_S86, _S76);
            uint2 _S88 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S87 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[2U][0U] = _S88;
            uint2 _S89 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S87 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[2U][1U] = _S89;
            uint _S90 = _S75 + 3U;
            uint _S91 = min(_S90, _S76);
            uint2 _S92 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S91 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[3U][0U] = _S92;
            uint2 _S93 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S91 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[3U][1U] = _S93;
            uint _S94 = _S75 + 4U;
            uint _S95 = min(_S94, _S76);
            uint2 _S96 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S95 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[4U][0U] = _S96;
            uint2 _S97 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S95 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[4U][1U] = _S97;
            uint _S98 = _S75 + 5U;
            uint _S99 = min(_S98, _S76);
            uint2 _S100 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S99 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[5U][0U] = _S100;
            uint2 _S101 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S99 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[5U][1U] = _S101;
            uint _S102 = _S75 + 6U;
            uint _S103 = min(_S102, _S76);
            uint2 _S104 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S103 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[6U][0U] = _S104;
            uint2 _S105 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S103 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[6U][1U] = _S105;
            uint _S106 = _S75 + 7U;
            uint _S107 = min(_S106, _S76);
            uint2 _S108 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S107 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[7U][0U] = _S108;
            uint2 _S109 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S45 + _S107 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[7U][1U] = _S109;
            uint _S110 = (first_of_quad_0 + (_S47 ^ 0U)) * 8U;
            float4 _S111 = (*(&kernelContext_18)->q_tile_0)[_S110 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S110 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[4U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[5U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[6U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S111, floats_of_0(k_quads_0[7U][0U]), part_2[7U][0U]);
            uint _S112 = (first_of_quad_0 + (_S47 ^ 1U)) * 8U;
            float4 _S113 = (*(&kernelContext_18)->q_tile_0)[_S112 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S112 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[4U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[5U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[6U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[7U][0U]), part_2[7U][1U]);
            uint _S114 = (first_of_quad_0 + (_S47 ^ 2U)) * 8U;
            float4 _S115 = (*(&kernelContext_18)->q_tile_0)[_S114 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S114 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[4U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[5U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[6U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S115, floats_of_0(k_quads_0[7U][0U]), part_2[7U][2U]);
            uint _S116 = (first_of_quad_0 + (_S47 ^ 3U)) * 8U;
            float4 _S117 = (*(&kernelContext_18)->q_tile_0)[_S116 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S116 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[4U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[5U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[6U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S117, floats_of_0(k_quads_0[7U][0U]), part_2[7U][3U]);
            float4 _S118 = (*(&kernelContext_18)->q_tile_0)[_S110 + 4U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S110 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S118, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S118, floats_of_0(k_quads_0[4U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S118, floats_of_0(k_quads_0[5U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S118, floats_of_0(k_quads_0[6U][1U]), part_2[6U][0U]);
            float4 _S119 = floats_of_0(_S109);
            part_2[7U][0U] = multiply_0(_S118, _S119, part_2[7U][0U]);
            float4 _S120 = (*(&kernelContext_18)->q_tile_0)[_S112 + 4U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S112 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[4U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[5U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[6U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S120, _S119, part_2[7U][1U]);
            float4 _S121 = (*(&kernelContext_18)->q_tile_0)[_S114 + 4U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S114 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[4U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[5U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[6U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S121, _S119, part_2[7U][2U]);
            float4 _S122 = (*(&kernelContext_18)->q_tile_0)[_S116 + 4U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S116 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[4U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[5U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[6U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S122, _S119, part_2[7U][3U]);
            thread array<float, int(4)> _S123 = part_2[0U];
            float _S124 = sum_of_row_0(&_S123, &kernelContext_18);
            thread float score_2 = _S124;
            thread bool poison_8 = false;
            uint _S125 = min(_S53, _S62);
            bool _S126 = hide_0(&score_2, _S75, _S125, _S55, &poison_8, &kernelContext_18);
            float _S127 = max(-3.4028234663852886e+38, score_2);
            thread array<float4, int(2)> told_0;
            if(poison_8)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S126)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_2)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S128 = part_2[1U];
            float _S129 = sum_of_row_0(&_S128, &kernelContext_18);
            thread float score_3 = _S129;
            thread bool poison_9 = false;
            bool _S130 = hide_0(&score_3, _S82, _S125, _S55, &poison_9, &kernelContext_18);
            float _S131 = max(_S127, score_3);
            if(poison_9)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S130)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S132 = part_2[2U];
            float _S133 = sum_of_row_0(&_S132, &kernelContext_18);
            thread float score_4 = _S133;
            thread bool poison_10 = false;
            bool _S134 = hide_0(&score_4, _S86, _S125, _S55, &poison_10, &kernelContext_18);
            float _S135 = max(_S131, score_4);
            if(poison_10)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S134)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S136 = part_2[3U];
            float _S137 = sum_of_row_0(&_S136, &kernelContext_18);
            thread float score_5 = _S137;
            thread bool poison_11 = false;
            bool _S138 = hide_0(&score_5, _S90, _S125, _S55, &poison_11, &kernelContext_18);
            float _S139 = max(_S135, score_5);
            if(poison_11)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S138)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S140 = part_2[4U];
            float _S141 = sum_of_row_0(&_S140, &kernelContext_18);
            thread float score_6 = _S141;
            thread bool poison_12 = false;
            bool _S142 = hide_0(&score_6, _S94, _S125, _S55, &poison_12, &kernelContext_18);
            float _S143 = max(_S139, score_6);
            if(poison_12)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S142)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_6)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S144 = part_2[5U];
            float _S145 = sum_of_row_0(&_S144, &kernelContext_18);
            thread float score_7 = _S145;
            thread bool poison_13 = false;
            bool _S146 = hide_0(&score_7, _S98, _S125, _S55, &poison_13, &kernelContext_18);
            float _S147 = max(_S143, score_7);
            if(poison_13)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S146)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S148 = part_2[6U];
            float _S149 = sum_of_row_0(&_S148, &kernelContext_18);
            thread float score_8 = _S149;
            thread bool poison_14 = false;
            bool _S150 = hide_0(&score_8, _S102, _S125, _S55, &poison_14, &kernelContext_18);
            float _S151 = max(_S147, score_8);
            if(poison_14)
            {
                sign_2 = 2143289344U;
            }
            else
            {
                if(_S150)
                {
                    sign_2 = 4286578688U;
                }
                else
                {
                    sign_2 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_2)));
            thread array<float, int(4)> _S152 = part_2[7U];
            float _S153 = sum_of_row_0(&_S152, &kernelContext_18);
            thread float score_9 = _S153;
            thread bool poison_15 = false;
            bool _S154 = hide_0(&score_9, _S106, _S125, _S55, &poison_15, &kernelContext_18);
            float _S155 = max(_S151, score_9);
            if(poison_15)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S154)
                {
                    poison_2 = 4286578688U;
                }
                else
                {
                    poison_2 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].w = (as_type<float>((poison_2)));
            if(live_0)
            {
                _S38 = step_0 < steps_0;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                uint _S156 = _S50 * 64U + step_0;
                uint _S157 = _S156 * 2U;
                (*(&kernelContext_18)->scores_0)[_S157] = told_0[0U];
                (*(&kernelContext_18)->scores_0)[_S157 + 1U] = told_0[1U];
                (*(&kernelContext_18)->peaks_0)[_S156] = _S155;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S41 * steps_0))
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
                bool _S158 = eight_0 < step_1;
                if(_S158)
                {
                }
                else
                {
                    break;
                }
                uint _S159 = row_8 * 64U + eight_0;
                float other_0 = (*(&kernelContext_18)->peaks_0)[_S159];
                if(_S158)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_18)->peaks_0)[_S159 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_18)->peaks_0)[_S159 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_18)->peaks_0)[_S159 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_18)->peaks_0)[_S159 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_18)->peaks_0)[_S159 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_18)->peaks_0)[_S159 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_18)->peaks_0)[_S159 + 7U];
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
            uint _S160 = row_8 * 64U + step_1;
            float _S161 = max(before_0, (*(&kernelContext_18)->peaks_0)[_S160]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_18)->range_peaks_0)[row_8] = _S161;
            }
            uint _S162 = _S160 * 2U;
            thread float4 weights_0 = (*(&kernelContext_18)->scores_0)[_S162];
            float score_10 = weights_0.x;
            if(is_special_0(weights_0.x))
            {
                if((as_type<uint>((score_10))) != 4286578688U)
                {
                    poison_0 = 2147483648U;
                }
                else
                {
                    poison_0 = 0U;
                }
                weights_0.x = -1.0;
                before_1 = 0.0;
                sign_1 = 2147483648U;
            }
            else
            {
                float _S163 = exp(score_10 - _S161);
                weights_0.x = _S163;
                poison_0 = 0U;
                before_1 = _S163;
                sign_1 = 0U;
            }
            float score_11 = weights_0.y;
            if(is_special_0(weights_0.y))
            {
                if((as_type<uint>((score_11))) != 4286578688U)
                {
                    poison_1 = 2147483648U;
                }
                else
                {
                    poison_1 = poison_0;
                }
                weights_0.y = -1.0;
                before_2 = before_1;
                sign_2 = 2147483648U;
            }
            else
            {
                float _S164 = exp(score_11 - _S161);
                weights_0.y = _S164;
                float sum_2 = before_1 + _S164;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_2 = sign_1;
            }
            float score_12 = weights_0.z;
            if(is_special_0(weights_0.z))
            {
                if((as_type<uint>((score_12))) != 4286578688U)
                {
                    poison_2 = 2147483648U;
                }
                else
                {
                    poison_2 = poison_1;
                }
                weights_0.z = -1.0;
                before_3 = before_2;
                sign_3 = 2147483648U;
            }
            else
            {
                float _S165 = exp(score_12 - _S161);
                weights_0.z = _S165;
                float sum_3 = before_2 + _S165;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_3 = sign_2;
            }
            float score_13 = weights_0.w;
            if(is_special_0(weights_0.w))
            {
                if((as_type<uint>((score_13))) != 4286578688U)
                {
                    poison_3 = 2147483648U;
                }
                else
                {
                    poison_3 = poison_2;
                }
                weights_0.w = -1.0;
                before_4 = before_3;
                sign_4 = 2147483648U;
            }
            else
            {
                float _S166 = exp(score_13 - _S161);
                weights_0.w = _S166;
                float sum_4 = before_3 + _S166;
                poison_3 = poison_2;
                before_4 = sum_4;
                sign_4 = sign_3;
            }
            (*(&kernelContext_18)->scores_0)[_S162] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_18)->scores_0)[_S162 + 1U];
            float score_14 = weights_1.x;
            if(is_special_0(weights_1.x))
            {
                if((as_type<uint>((score_14))) != 4286578688U)
                {
                    poison_4 = 2147483648U;
                }
                else
                {
                    poison_4 = poison_3;
                }
                weights_1.x = -1.0;
                before_5 = before_4;
                sign_5 = 2147483648U;
            }
            else
            {
                float _S167 = exp(score_14 - _S161);
                weights_1.x = _S167;
                float sum_5 = before_4 + _S167;
                poison_4 = poison_3;
                before_5 = sum_5;
                sign_5 = sign_4;
            }
            float score_15 = weights_1.y;
            if(is_special_0(weights_1.y))
            {
                if((as_type<uint>((score_15))) != 4286578688U)
                {
                    poison_5 = 2147483648U;
                }
                else
                {
                    poison_5 = poison_4;
                }
                weights_1.y = -1.0;
                before_6 = before_5;
                sign_6 = 2147483648U;
            }
            else
            {
                float _S168 = exp(score_15 - _S161);
                weights_1.y = _S168;
                float sum_6 = before_5 + _S168;
                poison_5 = poison_4;
                before_6 = sum_6;
                sign_6 = sign_5;
            }
            float score_16 = weights_1.z;
            if(is_special_0(weights_1.z))
            {
                if((as_type<uint>((score_16))) != 4286578688U)
                {
                    poison_6 = 2147483648U;
                }
                else
                {
                    poison_6 = poison_5;
                }
                weights_1.z = -1.0;
                before_7 = before_6;
                sign_7 = 2147483648U;
            }
            else
            {
                float _S169 = exp(score_16 - _S161);
                weights_1.z = _S169;
                float sum_7 = before_6 + _S169;
                poison_6 = poison_5;
                before_7 = sum_7;
                sign_7 = sign_6;
            }
            float score_17 = weights_1.w;
            float sum_8;
            if(is_special_0(weights_1.w))
            {
                if((as_type<uint>((score_17))) != 4286578688U)
                {
                    sign_8 = 2147483648U;
                }
                else
                {
                    sign_8 = poison_6;
                }
                weights_1.w = -1.0;
                uint _S170 = sign_8;
                sign_8 = 2147483648U;
                sum_8 = before_7;
                poison_7 = _S170;
            }
            else
            {
                float _S171 = exp(score_17 - _S161);
                weights_1.w = _S171;
                float sum_9 = before_7 + _S171;
                sign_8 = sign_7;
                sum_8 = sum_9;
                poison_7 = poison_6;
            }
            (*(&kernelContext_18)->scores_0)[_S162 + 1U] = weights_1;
            (*(&kernelContext_18)->factors_0)[_S160] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S161)))) | sign_8)));
            (*(&kernelContext_18)->sums_0)[_S160] = (as_type<float>(((as_type<uint>((sum_8))) | poison_7)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S61;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S172 = steps_0 * 8U;
            if(eight_0 < _S172)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_18)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S173 = 256U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S173] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S174 = 512U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S174] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S175 = 768U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S175] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S176 = first_key_0 + eight_0 + 256U;
            uint2 _S177 = load_v_0(_S46, _S176, _S62, thread_0, &kernelContext_18);
            next_v_0[1U][0U] = _S177;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            uint2 _S178 = load_v_0(_S46, _S176, _S62, _S173, &kernelContext_18);
            next_v_0[1U][1U] = _S178;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            uint2 _S179 = load_v_0(_S46, _S176, _S62, _S174, &kernelContext_18);
            next_v_0[1U][2U] = _S179;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            uint2 _S180 = load_v_0(_S46, _S176, _S62, _S175, &kernelContext_18);
            next_v_0[1U][3U] = _S180;
            uint _S181 = min(128U, _S172 - eight_0);
            uint _S182 = thread_0 / 8U;
            if(_S182 < _S41)
            {
                uint _S183 = _S182 * 64U + eight_0 / 8U;
                if(0U < _S181)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_9 = 0U | slot_1;
                if(8U < _S181)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | poison_0;
                if(16U < _S181)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 2U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | sign_1;
                if(24U < _S181)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | poison_1;
                if(32U < _S181)
                {
                    sign_2 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 4U])));
                }
                else
                {
                    sign_2 = 2147483648U;
                }
                uint sign_13 = sign_12 | sign_2;
                if(40U < _S181)
                {
                    poison_2 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 5U])));
                }
                else
                {
                    poison_2 = 2147483648U;
                }
                uint sign_14 = sign_13 | poison_2;
                if(48U < _S181)
                {
                    sign_3 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 6U])));
                }
                else
                {
                    sign_3 = 2147483648U;
                }
                uint sign_15 = sign_14 | sign_3;
                if(56U < _S181)
                {
                    poison_3 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 7U])));
                }
                else
                {
                    poison_3 = 2147483648U;
                }
                uint sign_16 = sign_15 | poison_3;
                if(64U < _S181)
                {
                    sign_4 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 8U])));
                }
                else
                {
                    sign_4 = 2147483648U;
                }
                uint sign_17 = sign_16 | sign_4;
                if(72U < _S181)
                {
                    poison_4 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 9U])));
                }
                else
                {
                    poison_4 = 2147483648U;
                }
                uint sign_18 = sign_17 | poison_4;
                if(80U < _S181)
                {
                    sign_5 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 10U])));
                }
                else
                {
                    sign_5 = 2147483648U;
                }
                uint sign_19 = sign_18 | sign_5;
                if(88U < _S181)
                {
                    poison_5 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 11U])));
                }
                else
                {
                    poison_5 = 2147483648U;
                }
                uint sign_20 = sign_19 | poison_5;
                if(96U < _S181)
                {
                    sign_6 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 12U])));
                }
                else
                {
                    sign_6 = 2147483648U;
                }
                uint sign_21 = sign_20 | sign_6;
                if(104U < _S181)
                {
                    poison_6 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 13U])));
                }
                else
                {
                    poison_6 = 2147483648U;
                }
                uint sign_22 = sign_21 | poison_6;
                if(112U < _S181)
                {
                    sign_7 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 14U])));
                }
                else
                {
                    sign_7 = 2147483648U;
                }
                uint sign_23 = sign_22 | sign_7;
                if(120U < _S181)
                {
                    sign_8 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S183 + 15U])));
                }
                else
                {
                    sign_8 = 2147483648U;
                }
                uint sign_24 = sign_23 | sign_8;
                if((sign_24 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_18)->factors_0)[_S183];
                    float4 _S184 = acc_1[0U] * float4((*(&kernelContext_18)->factors_0)[_S183]) ;
                    acc_1[0U] = _S184;
                    uint _S185 = _S183 * 2U;
                    float4 _S186 = weigh_0((*(&kernelContext_18)->scores_0)[_S185].x, (*(&kernelContext_18)->v_tile_0)[_S60], _S184);
                    acc_1[0U] = _S186;
                    float4 _S187 = weigh_0((*(&kernelContext_18)->scores_0)[_S185].y, (*(&kernelContext_18)->v_tile_0)[8U + _S60], _S186);
                    acc_1[0U] = _S187;
                    float4 _S188 = weigh_0((*(&kernelContext_18)->scores_0)[_S185].z, (*(&kernelContext_18)->v_tile_0)[16U + _S60], _S187);
                    acc_1[0U] = _S188;
                    float4 _S189 = weigh_0((*(&kernelContext_18)->scores_0)[_S185].w, (*(&kernelContext_18)->v_tile_0)[24U + _S60], _S188);
                    acc_1[0U] = _S189;
                    float4 _S190 = weigh_0((*(&kernelContext_18)->scores_0)[_S185 + 1U].x, (*(&kernelContext_18)->v_tile_0)[32U + _S60], _S189);
                    acc_1[0U] = _S190;
                    float4 _S191 = weigh_0((*(&kernelContext_18)->scores_0)[_S185 + 1U].y, (*(&kernelContext_18)->v_tile_0)[40U + _S60], _S190);
                    acc_1[0U] = _S191;
                    float4 _S192 = weigh_0((*(&kernelContext_18)->scores_0)[_S185 + 1U].z, (*(&kernelContext_18)->v_tile_0)[48U + _S60], _S191);
                    acc_1[0U] = _S192;
                    float4 _S193 = weigh_0((*(&kernelContext_18)->scores_0)[_S185 + 1U].w, (*(&kernelContext_18)->v_tile_0)[56U + _S60], _S192);
                    acc_1[0U] = _S193;
                    float _S194 = fma(l_2[0U], factor_0, (*(&kernelContext_18)->sums_0)[_S183]);
                    l_2[0U] = _S194;
                    uint _S195 = _S183 + 1U;
                    float factor_1 = (*(&kernelContext_18)->factors_0)[_S195];
                    float4 _S196 = _S193 * float4((*(&kernelContext_18)->factors_0)[_S195]) ;
                    acc_1[0U] = _S196;
                    uint _S197 = _S195 * 2U;
                    float4 _S198 = weigh_0((*(&kernelContext_18)->scores_0)[_S197].x, (*(&kernelContext_18)->v_tile_0)[64U + _S60], _S196);
                    acc_1[0U] = _S198;
                    float4 _S199 = weigh_0((*(&kernelContext_18)->scores_0)[_S197].y, (*(&kernelContext_18)->v_tile_0)[72U + _S60], _S198);
                    acc_1[0U] = _S199;
                    float4 _S200 = weigh_0((*(&kernelContext_18)->scores_0)[_S197].z, (*(&kernelContext_18)->v_tile_0)[80U + _S60], _S199);
                    acc_1[0U] = _S200;
                    float4 _S201 = weigh_0((*(&kernelContext_18)->scores_0)[_S197].w, (*(&kernelContext_18)->v_tile_0)[88U + _S60], _S200);
                    acc_1[0U] = _S201;
                    float4 _S202 = weigh_0((*(&kernelContext_18)->scores_0)[_S197 + 1U].x, (*(&kernelContext_18)->v_tile_0)[96U + _S60], _S201);
                    acc_1[0U] = _S202;
                    float4 _S203 = weigh_0((*(&kernelContext_18)->scores_0)[_S197 + 1U].y, (*(&kernelContext_18)->v_tile_0)[104U + _S60], _S202);
                    acc_1[0U] = _S203;
                    float4 _S204 = weigh_0((*(&kernelContext_18)->scores_0)[_S197 + 1U].z, (*(&kernelContext_18)->v_tile_0)[112U + _S60], _S203);
                    acc_1[0U] = _S204;
                    float4 _S205 = weigh_0((*(&kernelContext_18)->scores_0)[_S197 + 1U].w, (*(&kernelContext_18)->v_tile_0)[120U + _S60], _S204);
                    acc_1[0U] = _S205;
                    float _S206 = fma(_S194, factor_1, (*(&kernelContext_18)->sums_0)[_S195]);
                    l_2[0U] = _S206;
                    uint _S207 = _S183 + 2U;
                    float factor_2 = (*(&kernelContext_18)->factors_0)[_S207];
                    float4 _S208 = _S205 * float4((*(&kernelContext_18)->factors_0)[_S207]) ;
                    acc_1[0U] = _S208;
                    uint _S209 = _S207 * 2U;
                    float4 _S210 = weigh_0((*(&kernelContext_18)->scores_0)[_S209].x, (*(&kernelContext_18)->v_tile_0)[128U + _S60], _S208);
                    acc_1[0U] = _S210;
                    float4 _S211 = weigh_0((*(&kernelContext_18)->scores_0)[_S209].y, (*(&kernelContext_18)->v_tile_0)[136U + _S60], _S210);
                    acc_1[0U] = _S211;
                    float4 _S212 = weigh_0((*(&kernelContext_18)->scores_0)[_S209].z, (*(&kernelContext_18)->v_tile_0)[144U + _S60], _S211);
                    acc_1[0U] = _S212;
                    float4 _S213 = weigh_0((*(&kernelContext_18)->scores_0)[_S209].w, (*(&kernelContext_18)->v_tile_0)[152U + _S60], _S212);
                    acc_1[0U] = _S213;
                    float4 _S214 = weigh_0((*(&kernelContext_18)->scores_0)[_S209 + 1U].x, (*(&kernelContext_18)->v_tile_0)[160U + _S60], _S213);
                    acc_1[0U] = _S214;
                    float4 _S215 = weigh_0((*(&kernelContext_18)->scores_0)[_S209 + 1U].y, (*(&kernelContext_18)->v_tile_0)[168U + _S60], _S214);
                    acc_1[0U] = _S215;
                    float4 _S216 = weigh_0((*(&kernelContext_18)->scores_0)[_S209 + 1U].z, (*(&kernelContext_18)->v_tile_0)[176U + _S60], _S215);
                    acc_1[0U] = _S216;
                    float4 _S217 = weigh_0((*(&kernelContext_18)->scores_0)[_S209 + 1U].w, (*(&kernelContext_18)->v_tile_0)[184U + _S60], _S216);
                    acc_1[0U] = _S217;
                    float _S218 = fma(_S206, factor_2, (*(&kernelContext_18)->sums_0)[_S207]);
                    l_2[0U] = _S218;
                    uint _S219 = _S183 + 3U;
                    float factor_3 = (*(&kernelContext_18)->factors_0)[_S219];
                    float4 _S220 = _S217 * float4((*(&kernelContext_18)->factors_0)[_S219]) ;
                    acc_1[0U] = _S220;
                    uint _S221 = _S219 * 2U;
                    float4 _S222 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].x, (*(&kernelContext_18)->v_tile_0)[192U + _S60], _S220);
                    acc_1[0U] = _S222;
                    float4 _S223 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].y, (*(&kernelContext_18)->v_tile_0)[200U + _S60], _S222);
                    acc_1[0U] = _S223;
                    float4 _S224 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].z, (*(&kernelContext_18)->v_tile_0)[208U + _S60], _S223);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].w, (*(&kernelContext_18)->v_tile_0)[216U + _S60], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].x, (*(&kernelContext_18)->v_tile_0)[224U + _S60], _S225);
                    acc_1[0U] = _S226;
                    float4 _S227 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].y, (*(&kernelContext_18)->v_tile_0)[232U + _S60], _S226);
                    acc_1[0U] = _S227;
                    float4 _S228 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].z, (*(&kernelContext_18)->v_tile_0)[240U + _S60], _S227);
                    acc_1[0U] = _S228;
                    float4 _S229 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].w, (*(&kernelContext_18)->v_tile_0)[248U + _S60], _S228);
                    acc_1[0U] = _S229;
                    float _S230 = fma(_S218, factor_3, (*(&kernelContext_18)->sums_0)[_S219]);
                    l_2[0U] = _S230;
                    uint _S231 = _S183 + 4U;
                    float factor_4 = (*(&kernelContext_18)->factors_0)[_S231];
                    float4 _S232 = _S229 * float4((*(&kernelContext_18)->factors_0)[_S231]) ;
                    acc_1[0U] = _S232;
                    uint _S233 = _S231 * 2U;
                    float4 _S234 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].x, (*(&kernelContext_18)->v_tile_0)[256U + _S60], _S232);
                    acc_1[0U] = _S234;
                    float4 _S235 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].y, (*(&kernelContext_18)->v_tile_0)[264U + _S60], _S234);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].z, (*(&kernelContext_18)->v_tile_0)[272U + _S60], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].w, (*(&kernelContext_18)->v_tile_0)[280U + _S60], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].x, (*(&kernelContext_18)->v_tile_0)[288U + _S60], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].y, (*(&kernelContext_18)->v_tile_0)[296U + _S60], _S238);
                    acc_1[0U] = _S239;
                    float4 _S240 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].z, (*(&kernelContext_18)->v_tile_0)[304U + _S60], _S239);
                    acc_1[0U] = _S240;
                    float4 _S241 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].w, (*(&kernelContext_18)->v_tile_0)[312U + _S60], _S240);
                    acc_1[0U] = _S241;
                    float _S242 = fma(_S230, factor_4, (*(&kernelContext_18)->sums_0)[_S231]);
                    l_2[0U] = _S242;
                    uint _S243 = _S183 + 5U;
                    float factor_5 = (*(&kernelContext_18)->factors_0)[_S243];
                    float4 _S244 = _S241 * float4((*(&kernelContext_18)->factors_0)[_S243]) ;
                    acc_1[0U] = _S244;
                    uint _S245 = _S243 * 2U;
                    float4 _S246 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].x, (*(&kernelContext_18)->v_tile_0)[320U + _S60], _S244);
                    acc_1[0U] = _S246;
                    float4 _S247 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].y, (*(&kernelContext_18)->v_tile_0)[328U + _S60], _S246);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].z, (*(&kernelContext_18)->v_tile_0)[336U + _S60], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].w, (*(&kernelContext_18)->v_tile_0)[344U + _S60], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].x, (*(&kernelContext_18)->v_tile_0)[352U + _S60], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].y, (*(&kernelContext_18)->v_tile_0)[360U + _S60], _S250);
                    acc_1[0U] = _S251;
                    float4 _S252 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].z, (*(&kernelContext_18)->v_tile_0)[368U + _S60], _S251);
                    acc_1[0U] = _S252;
                    float4 _S253 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].w, (*(&kernelContext_18)->v_tile_0)[376U + _S60], _S252);
                    acc_1[0U] = _S253;
                    float _S254 = fma(_S242, factor_5, (*(&kernelContext_18)->sums_0)[_S243]);
                    l_2[0U] = _S254;
                    uint _S255 = _S183 + 6U;
                    float factor_6 = (*(&kernelContext_18)->factors_0)[_S255];
                    float4 _S256 = _S253 * float4((*(&kernelContext_18)->factors_0)[_S255]) ;
                    acc_1[0U] = _S256;
                    uint _S257 = _S255 * 2U;
                    float4 _S258 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].x, (*(&kernelContext_18)->v_tile_0)[384U + _S60], _S256);
                    acc_1[0U] = _S258;
                    float4 _S259 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].y, (*(&kernelContext_18)->v_tile_0)[392U + _S60], _S258);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].z, (*(&kernelContext_18)->v_tile_0)[400U + _S60], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].w, (*(&kernelContext_18)->v_tile_0)[408U + _S60], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].x, (*(&kernelContext_18)->v_tile_0)[416U + _S60], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].y, (*(&kernelContext_18)->v_tile_0)[424U + _S60], _S262);
                    acc_1[0U] = _S263;
                    float4 _S264 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].z, (*(&kernelContext_18)->v_tile_0)[432U + _S60], _S263);
                    acc_1[0U] = _S264;
                    float4 _S265 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].w, (*(&kernelContext_18)->v_tile_0)[440U + _S60], _S264);
                    acc_1[0U] = _S265;
                    float _S266 = fma(_S254, factor_6, (*(&kernelContext_18)->sums_0)[_S255]);
                    l_2[0U] = _S266;
                    uint _S267 = _S183 + 7U;
                    float factor_7 = (*(&kernelContext_18)->factors_0)[_S267];
                    float4 _S268 = _S265 * float4((*(&kernelContext_18)->factors_0)[_S267]) ;
                    acc_1[0U] = _S268;
                    uint _S269 = _S267 * 2U;
                    float4 _S270 = weigh_0((*(&kernelContext_18)->scores_0)[_S269].x, (*(&kernelContext_18)->v_tile_0)[448U + _S60], _S268);
                    acc_1[0U] = _S270;
                    float4 _S271 = weigh_0((*(&kernelContext_18)->scores_0)[_S269].y, (*(&kernelContext_18)->v_tile_0)[456U + _S60], _S270);
                    acc_1[0U] = _S271;
                    float4 _S272 = weigh_0((*(&kernelContext_18)->scores_0)[_S269].z, (*(&kernelContext_18)->v_tile_0)[464U + _S60], _S271);
                    acc_1[0U] = _S272;
                    float4 _S273 = weigh_0((*(&kernelContext_18)->scores_0)[_S269].w, (*(&kernelContext_18)->v_tile_0)[472U + _S60], _S272);
                    acc_1[0U] = _S273;
                    float4 _S274 = weigh_0((*(&kernelContext_18)->scores_0)[_S269 + 1U].x, (*(&kernelContext_18)->v_tile_0)[480U + _S60], _S273);
                    acc_1[0U] = _S274;
                    float4 _S275 = weigh_0((*(&kernelContext_18)->scores_0)[_S269 + 1U].y, (*(&kernelContext_18)->v_tile_0)[488U + _S60], _S274);
                    acc_1[0U] = _S275;
                    float4 _S276 = weigh_0((*(&kernelContext_18)->scores_0)[_S269 + 1U].z, (*(&kernelContext_18)->v_tile_0)[496U + _S60], _S275);
                    acc_1[0U] = _S276;
                    float4 _S277 = weigh_0((*(&kernelContext_18)->scores_0)[_S269 + 1U].w, (*(&kernelContext_18)->v_tile_0)[504U + _S60], _S276);
                    acc_1[0U] = _S277;
                    float _S278 = fma(_S266, factor_7, (*(&kernelContext_18)->sums_0)[_S267]);
                    l_2[0U] = _S278;
                    uint _S279 = _S183 + 8U;
                    float factor_8 = (*(&kernelContext_18)->factors_0)[_S279];
                    float4 _S280 = _S277 * float4((*(&kernelContext_18)->factors_0)[_S279]) ;
                    acc_1[0U] = _S280;
                    uint _S281 = _S279 * 2U;
                    float4 _S282 = weigh_0((*(&kernelContext_18)->scores_0)[_S281].x, (*(&kernelContext_18)->v_tile_0)[512U + _S60], _S280);
                    acc_1[0U] = _S282;
                    float4 _S283 = weigh_0((*(&kernelContext_18)->scores_0)[_S281].y, (*(&kernelContext_18)->v_tile_0)[520U + _S60], _S282);
                    acc_1[0U] = _S283;
                    float4 _S284 = weigh_0((*(&kernelContext_18)->scores_0)[_S281].z, (*(&kernelContext_18)->v_tile_0)[528U + _S60], _S283);
                    acc_1[0U] = _S284;
                    float4 _S285 = weigh_0((*(&kernelContext_18)->scores_0)[_S281].w, (*(&kernelContext_18)->v_tile_0)[536U + _S60], _S284);
                    acc_1[0U] = _S285;
                    float4 _S286 = weigh_0((*(&kernelContext_18)->scores_0)[_S281 + 1U].x, (*(&kernelContext_18)->v_tile_0)[544U + _S60], _S285);
                    acc_1[0U] = _S286;
                    float4 _S287 = weigh_0((*(&kernelContext_18)->scores_0)[_S281 + 1U].y, (*(&kernelContext_18)->v_tile_0)[552U + _S60], _S286);
                    acc_1[0U] = _S287;
                    float4 _S288 = weigh_0((*(&kernelContext_18)->scores_0)[_S281 + 1U].z, (*(&kernelContext_18)->v_tile_0)[560U + _S60], _S287);
                    acc_1[0U] = _S288;
                    float4 _S289 = weigh_0((*(&kernelContext_18)->scores_0)[_S281 + 1U].w, (*(&kernelContext_18)->v_tile_0)[568U + _S60], _S288);
                    acc_1[0U] = _S289;
                    float _S290 = fma(_S278, factor_8, (*(&kernelContext_18)->sums_0)[_S279]);
                    l_2[0U] = _S290;
                    uint _S291 = _S183 + 9U;
                    float factor_9 = (*(&kernelContext_18)->factors_0)[_S291];
                    float4 _S292 = _S289 * float4((*(&kernelContext_18)->factors_0)[_S291]) ;
                    acc_1[0U] = _S292;
                    uint _S293 = _S291 * 2U;
                    float4 _S294 = weigh_0((*(&kernelContext_18)->scores_0)[_S293].x, (*(&kernelContext_18)->v_tile_0)[576U + _S60], _S292);
                    acc_1[0U] = _S294;
                    float4 _S295 = weigh_0((*(&kernelContext_18)->scores_0)[_S293].y, (*(&kernelContext_18)->v_tile_0)[584U + _S60], _S294);
                    acc_1[0U] = _S295;
                    float4 _S296 = weigh_0((*(&kernelContext_18)->scores_0)[_S293].z, (*(&kernelContext_18)->v_tile_0)[592U + _S60], _S295);
                    acc_1[0U] = _S296;
                    float4 _S297 = weigh_0((*(&kernelContext_18)->scores_0)[_S293].w, (*(&kernelContext_18)->v_tile_0)[600U + _S60], _S296);
                    acc_1[0U] = _S297;
                    float4 _S298 = weigh_0((*(&kernelContext_18)->scores_0)[_S293 + 1U].x, (*(&kernelContext_18)->v_tile_0)[608U + _S60], _S297);
                    acc_1[0U] = _S298;
                    float4 _S299 = weigh_0((*(&kernelContext_18)->scores_0)[_S293 + 1U].y, (*(&kernelContext_18)->v_tile_0)[616U + _S60], _S298);
                    acc_1[0U] = _S299;
                    float4 _S300 = weigh_0((*(&kernelContext_18)->scores_0)[_S293 + 1U].z, (*(&kernelContext_18)->v_tile_0)[624U + _S60], _S299);
                    acc_1[0U] = _S300;
                    float4 _S301 = weigh_0((*(&kernelContext_18)->scores_0)[_S293 + 1U].w, (*(&kernelContext_18)->v_tile_0)[632U + _S60], _S300);
                    acc_1[0U] = _S301;
                    float _S302 = fma(_S290, factor_9, (*(&kernelContext_18)->sums_0)[_S291]);
                    l_2[0U] = _S302;
                    uint _S303 = _S183 + 10U;
                    float factor_10 = (*(&kernelContext_18)->factors_0)[_S303];
                    float4 _S304 = _S301 * float4((*(&kernelContext_18)->factors_0)[_S303]) ;
                    acc_1[0U] = _S304;
                    uint _S305 = _S303 * 2U;
                    float4 _S306 = weigh_0((*(&kernelContext_18)->scores_0)[_S305].x, (*(&kernelContext_18)->v_tile_0)[640U + _S60], _S304);
                    acc_1[0U] = _S306;
                    float4 _S307 = weigh_0((*(&kernelContext_18)->scores_0)[_S305].y, (*(&kernelContext_18)->v_tile_0)[648U + _S60], _S306);
                    acc_1[0U] = _S307;
                    float4 _S308 = weigh_0((*(&kernelContext_18)->scores_0)[_S305].z, (*(&kernelContext_18)->v_tile_0)[656U + _S60], _S307);
                    acc_1[0U] = _S308;
                    float4 _S309 = weigh_0((*(&kernelContext_18)->scores_0)[_S305].w, (*(&kernelContext_18)->v_tile_0)[664U + _S60], _S308);
                    acc_1[0U] = _S309;
                    float4 _S310 = weigh_0((*(&kernelContext_18)->scores_0)[_S305 + 1U].x, (*(&kernelContext_18)->v_tile_0)[672U + _S60], _S309);
                    acc_1[0U] = _S310;
                    float4 _S311 = weigh_0((*(&kernelContext_18)->scores_0)[_S305 + 1U].y, (*(&kernelContext_18)->v_tile_0)[680U + _S60], _S310);
                    acc_1[0U] = _S311;
                    float4 _S312 = weigh_0((*(&kernelContext_18)->scores_0)[_S305 + 1U].z, (*(&kernelContext_18)->v_tile_0)[688U + _S60], _S311);
                    acc_1[0U] = _S312;
                    float4 _S313 = weigh_0((*(&kernelContext_18)->scores_0)[_S305 + 1U].w, (*(&kernelContext_18)->v_tile_0)[696U + _S60], _S312);
                    acc_1[0U] = _S313;
                    float _S314 = fma(_S302, factor_10, (*(&kernelContext_18)->sums_0)[_S303]);
                    l_2[0U] = _S314;
                    uint _S315 = _S183 + 11U;
                    float factor_11 = (*(&kernelContext_18)->factors_0)[_S315];
                    float4 _S316 = _S313 * float4((*(&kernelContext_18)->factors_0)[_S315]) ;
                    acc_1[0U] = _S316;
                    uint _S317 = _S315 * 2U;
                    float4 _S318 = weigh_0((*(&kernelContext_18)->scores_0)[_S317].x, (*(&kernelContext_18)->v_tile_0)[704U + _S60], _S316);
                    acc_1[0U] = _S318;
                    float4 _S319 = weigh_0((*(&kernelContext_18)->scores_0)[_S317].y, (*(&kernelContext_18)->v_tile_0)[712U + _S60], _S318);
                    acc_1[0U] = _S319;
                    float4 _S320 = weigh_0((*(&kernelContext_18)->scores_0)[_S317].z, (*(&kernelContext_18)->v_tile_0)[720U + _S60], _S319);
                    acc_1[0U] = _S320;
                    float4 _S321 = weigh_0((*(&kernelContext_18)->scores_0)[_S317].w, (*(&kernelContext_18)->v_tile_0)[728U + _S60], _S320);
                    acc_1[0U] = _S321;
                    float4 _S322 = weigh_0((*(&kernelContext_18)->scores_0)[_S317 + 1U].x, (*(&kernelContext_18)->v_tile_0)[736U + _S60], _S321);
                    acc_1[0U] = _S322;
                    float4 _S323 = weigh_0((*(&kernelContext_18)->scores_0)[_S317 + 1U].y, (*(&kernelContext_18)->v_tile_0)[744U + _S60], _S322);
                    acc_1[0U] = _S323;
                    float4 _S324 = weigh_0((*(&kernelContext_18)->scores_0)[_S317 + 1U].z, (*(&kernelContext_18)->v_tile_0)[752U + _S60], _S323);
                    acc_1[0U] = _S324;
                    float4 _S325 = weigh_0((*(&kernelContext_18)->scores_0)[_S317 + 1U].w, (*(&kernelContext_18)->v_tile_0)[760U + _S60], _S324);
                    acc_1[0U] = _S325;
                    float _S326 = fma(_S314, factor_11, (*(&kernelContext_18)->sums_0)[_S315]);
                    l_2[0U] = _S326;
                    uint _S327 = _S183 + 12U;
                    float factor_12 = (*(&kernelContext_18)->factors_0)[_S327];
                    float4 _S328 = _S325 * float4((*(&kernelContext_18)->factors_0)[_S327]) ;
                    acc_1[0U] = _S328;
                    uint _S329 = _S327 * 2U;
                    float4 _S330 = weigh_0((*(&kernelContext_18)->scores_0)[_S329].x, (*(&kernelContext_18)->v_tile_0)[768U + _S60], _S328);
                    acc_1[0U] = _S330;
                    float4 _S331 = weigh_0((*(&kernelContext_18)->scores_0)[_S329].y, (*(&kernelContext_18)->v_tile_0)[776U + _S60], _S330);
                    acc_1[0U] = _S331;
                    float4 _S332 = weigh_0((*(&kernelContext_18)->scores_0)[_S329].z, (*(&kernelContext_18)->v_tile_0)[784U + _S60], _S331);
                    acc_1[0U] = _S332;
                    float4 _S333 = weigh_0((*(&kernelContext_18)->scores_0)[_S329].w, (*(&kernelContext_18)->v_tile_0)[792U + _S60], _S332);
                    acc_1[0U] = _S333;
                    float4 _S334 = weigh_0((*(&kernelContext_18)->scores_0)[_S329 + 1U].x, (*(&kernelContext_18)->v_tile_0)[800U + _S60], _S333);
                    acc_1[0U] = _S334;
                    float4 _S335 = weigh_0((*(&kernelContext_18)->scores_0)[_S329 + 1U].y, (*(&kernelContext_18)->v_tile_0)[808U + _S60], _S334);
                    acc_1[0U] = _S335;
                    float4 _S336 = weigh_0((*(&kernelContext_18)->scores_0)[_S329 + 1U].z, (*(&kernelContext_18)->v_tile_0)[816U + _S60], _S335);
                    acc_1[0U] = _S336;
                    float4 _S337 = weigh_0((*(&kernelContext_18)->scores_0)[_S329 + 1U].w, (*(&kernelContext_18)->v_tile_0)[824U + _S60], _S336);
                    acc_1[0U] = _S337;
                    float _S338 = fma(_S326, factor_12, (*(&kernelContext_18)->sums_0)[_S327]);
                    l_2[0U] = _S338;
                    uint _S339 = _S183 + 13U;
                    float factor_13 = (*(&kernelContext_18)->factors_0)[_S339];
                    float4 _S340 = _S337 * float4((*(&kernelContext_18)->factors_0)[_S339]) ;
                    acc_1[0U] = _S340;
                    uint _S341 = _S339 * 2U;
                    float4 _S342 = weigh_0((*(&kernelContext_18)->scores_0)[_S341].x, (*(&kernelContext_18)->v_tile_0)[832U + _S60], _S340);
                    acc_1[0U] = _S342;
                    float4 _S343 = weigh_0((*(&kernelContext_18)->scores_0)[_S341].y, (*(&kernelContext_18)->v_tile_0)[840U + _S60], _S342);
                    acc_1[0U] = _S343;
                    float4 _S344 = weigh_0((*(&kernelContext_18)->scores_0)[_S341].z, (*(&kernelContext_18)->v_tile_0)[848U + _S60], _S343);
                    acc_1[0U] = _S344;
                    float4 _S345 = weigh_0((*(&kernelContext_18)->scores_0)[_S341].w, (*(&kernelContext_18)->v_tile_0)[856U + _S60], _S344);
                    acc_1[0U] = _S345;
                    float4 _S346 = weigh_0((*(&kernelContext_18)->scores_0)[_S341 + 1U].x, (*(&kernelContext_18)->v_tile_0)[864U + _S60], _S345);
                    acc_1[0U] = _S346;
                    float4 _S347 = weigh_0((*(&kernelContext_18)->scores_0)[_S341 + 1U].y, (*(&kernelContext_18)->v_tile_0)[872U + _S60], _S346);
                    acc_1[0U] = _S347;
                    float4 _S348 = weigh_0((*(&kernelContext_18)->scores_0)[_S341 + 1U].z, (*(&kernelContext_18)->v_tile_0)[880U + _S60], _S347);
                    acc_1[0U] = _S348;
                    float4 _S349 = weigh_0((*(&kernelContext_18)->scores_0)[_S341 + 1U].w, (*(&kernelContext_18)->v_tile_0)[888U + _S60], _S348);
                    acc_1[0U] = _S349;
                    float _S350 = fma(_S338, factor_13, (*(&kernelContext_18)->sums_0)[_S339]);
                    l_2[0U] = _S350;
                    uint _S351 = _S183 + 14U;
                    float factor_14 = (*(&kernelContext_18)->factors_0)[_S351];
                    float4 _S352 = _S349 * float4((*(&kernelContext_18)->factors_0)[_S351]) ;
                    acc_1[0U] = _S352;
                    uint _S353 = _S351 * 2U;
                    float4 _S354 = weigh_0((*(&kernelContext_18)->scores_0)[_S353].x, (*(&kernelContext_18)->v_tile_0)[896U + _S60], _S352);
                    acc_1[0U] = _S354;
                    float4 _S355 = weigh_0((*(&kernelContext_18)->scores_0)[_S353].y, (*(&kernelContext_18)->v_tile_0)[904U + _S60], _S354);
                    acc_1[0U] = _S355;
                    float4 _S356 = weigh_0((*(&kernelContext_18)->scores_0)[_S353].z, (*(&kernelContext_18)->v_tile_0)[912U + _S60], _S355);
                    acc_1[0U] = _S356;
                    float4 _S357 = weigh_0((*(&kernelContext_18)->scores_0)[_S353].w, (*(&kernelContext_18)->v_tile_0)[920U + _S60], _S356);
                    acc_1[0U] = _S357;
                    float4 _S358 = weigh_0((*(&kernelContext_18)->scores_0)[_S353 + 1U].x, (*(&kernelContext_18)->v_tile_0)[928U + _S60], _S357);
                    acc_1[0U] = _S358;
                    float4 _S359 = weigh_0((*(&kernelContext_18)->scores_0)[_S353 + 1U].y, (*(&kernelContext_18)->v_tile_0)[936U + _S60], _S358);
                    acc_1[0U] = _S359;
                    float4 _S360 = weigh_0((*(&kernelContext_18)->scores_0)[_S353 + 1U].z, (*(&kernelContext_18)->v_tile_0)[944U + _S60], _S359);
                    acc_1[0U] = _S360;
                    float4 _S361 = weigh_0((*(&kernelContext_18)->scores_0)[_S353 + 1U].w, (*(&kernelContext_18)->v_tile_0)[952U + _S60], _S360);
                    acc_1[0U] = _S361;
                    float _S362 = fma(_S350, factor_14, (*(&kernelContext_18)->sums_0)[_S351]);
                    l_2[0U] = _S362;
                    uint _S363 = _S183 + 15U;
                    float factor_15 = (*(&kernelContext_18)->factors_0)[_S363];
                    float4 _S364 = _S361 * float4((*(&kernelContext_18)->factors_0)[_S363]) ;
                    acc_1[0U] = _S364;
                    uint _S365 = _S363 * 2U;
                    float4 _S366 = weigh_0((*(&kernelContext_18)->scores_0)[_S365].x, (*(&kernelContext_18)->v_tile_0)[960U + _S60], _S364);
                    acc_1[0U] = _S366;
                    float4 _S367 = weigh_0((*(&kernelContext_18)->scores_0)[_S365].y, (*(&kernelContext_18)->v_tile_0)[968U + _S60], _S366);
                    acc_1[0U] = _S367;
                    float4 _S368 = weigh_0((*(&kernelContext_18)->scores_0)[_S365].z, (*(&kernelContext_18)->v_tile_0)[976U + _S60], _S367);
                    acc_1[0U] = _S368;
                    float4 _S369 = weigh_0((*(&kernelContext_18)->scores_0)[_S365].w, (*(&kernelContext_18)->v_tile_0)[984U + _S60], _S368);
                    acc_1[0U] = _S369;
                    float4 _S370 = weigh_0((*(&kernelContext_18)->scores_0)[_S365 + 1U].x, (*(&kernelContext_18)->v_tile_0)[992U + _S60], _S369);
                    acc_1[0U] = _S370;
                    float4 _S371 = weigh_0((*(&kernelContext_18)->scores_0)[_S365 + 1U].y, (*(&kernelContext_18)->v_tile_0)[1000U + _S60], _S370);
                    acc_1[0U] = _S371;
                    float4 _S372 = weigh_0((*(&kernelContext_18)->scores_0)[_S365 + 1U].z, (*(&kernelContext_18)->v_tile_0)[1008U + _S60], _S371);
                    acc_1[0U] = _S372;
                    acc_1[0U] = weigh_0((*(&kernelContext_18)->scores_0)[_S365 + 1U].w, (*(&kernelContext_18)->v_tile_0)[1016U + _S60], _S372);
                    l_2[0U] = fma(_S362, factor_15, (*(&kernelContext_18)->sums_0)[_S363]);
                }
                else
                {
                    poison_7 = 0U;
                    for(;;)
                    {
                        uint _S373 = poison_7 * 8U;
                        if(_S373 < _S181)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S374 = _S183 + poison_7;
                        float factor_16 = (as_type<float>(((as_type<uint>(((*(&kernelContext_18)->factors_0)[_S374]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_16) ;
                        uint _S375 = _S374 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_18)->scores_0)[_S375].x, (*(&kernelContext_18)->v_tile_0)[_S373 * 8U + _S60], acc_1[0U]);
                        if(((*(&kernelContext_18)->scores_0)[_S375].x) >= 0.0)
                        {
                            _S39 = more_0;
                        }
                        else
                        {
                            _S39 = acc_1[0U];
                        }
                        acc_1[0U] = _S39;
                        float4 more_1 = weigh_0((*(&kernelContext_18)->scores_0)[_S375].y, (*(&kernelContext_18)->v_tile_0)[(_S373 + 1U) * 8U + _S60], acc_1[0U]);
                        float4 _S376;
                        if(((*(&kernelContext_18)->scores_0)[_S375].y) >= 0.0)
                        {
                            _S376 = more_1;
                        }
                        else
                        {
                            _S376 = acc_1[0U];
                        }
                        acc_1[0U] = _S376;
                        float4 more_2 = weigh_0((*(&kernelContext_18)->scores_0)[_S375].z, (*(&kernelContext_18)->v_tile_0)[(_S373 + 2U) * 8U + _S60], acc_1[0U]);
                        float4 _S377;
                        if(((*(&kernelContext_18)->scores_0)[_S375].z) >= 0.0)
                        {
                            _S377 = more_2;
                        }
                        else
                        {
                            _S377 = acc_1[0U];
                        }
                        acc_1[0U] = _S377;
                        float4 more_3 = weigh_0((*(&kernelContext_18)->scores_0)[_S375].w, (*(&kernelContext_18)->v_tile_0)[(_S373 + 3U) * 8U + _S60], acc_1[0U]);
                        float4 _S378;
                        if(((*(&kernelContext_18)->scores_0)[_S375].w) >= 0.0)
                        {
                            _S378 = more_3;
                        }
                        else
                        {
                            _S378 = acc_1[0U];
                        }
                        acc_1[0U] = _S378;
                        float4 more_4 = weigh_0((*(&kernelContext_18)->scores_0)[_S375 + 1U].x, (*(&kernelContext_18)->v_tile_0)[(_S373 + 4U) * 8U + _S60], acc_1[0U]);
                        float4 _S379;
                        if(((*(&kernelContext_18)->scores_0)[_S375 + 1U].x) >= 0.0)
                        {
                            _S379 = more_4;
                        }
                        else
                        {
                            _S379 = acc_1[0U];
                        }
                        acc_1[0U] = _S379;
                        float4 more_5 = weigh_0((*(&kernelContext_18)->scores_0)[_S375 + 1U].y, (*(&kernelContext_18)->v_tile_0)[(_S373 + 5U) * 8U + _S60], acc_1[0U]);
                        float4 _S380;
                        if(((*(&kernelContext_18)->scores_0)[_S375 + 1U].y) >= 0.0)
                        {
                            _S380 = more_5;
                        }
                        else
                        {
                            _S380 = acc_1[0U];
                        }
                        acc_1[0U] = _S380;
                        float4 more_6 = weigh_0((*(&kernelContext_18)->scores_0)[_S375 + 1U].z, (*(&kernelContext_18)->v_tile_0)[(_S373 + 6U) * 8U + _S60], acc_1[0U]);
                        float4 _S381;
                        if(((*(&kernelContext_18)->scores_0)[_S375 + 1U].z) >= 0.0)
                        {
                            _S381 = more_6;
                        }
                        else
                        {
                            _S381 = acc_1[0U];
                        }
                        acc_1[0U] = _S381;
                        float4 more_7 = weigh_0((*(&kernelContext_18)->scores_0)[_S375 + 1U].w, (*(&kernelContext_18)->v_tile_0)[(_S373 + 7U) * 8U + _S60], acc_1[0U]);
                        float4 _S382;
                        if(((*(&kernelContext_18)->scores_0)[_S375 + 1U].w) >= 0.0)
                        {
                            _S382 = more_7;
                        }
                        else
                        {
                            _S382 = acc_1[0U];
                        }
                        acc_1[0U] = _S382;
                        float sum_10 = (*(&kernelContext_18)->sums_0)[_S374];
                        l_2[0U] = fma(l_2[0U], factor_16, abs((*(&kernelContext_18)->sums_0)[_S374]));
                        if((as_type<uint>((sum_10))) >= 2147483648U)
                        {
                            poisoned_5[0U] = true;
                        }
                        poison_7 = poison_7 + 1U;
                    }
                }
            }
            eight_0 = eight_0 + 128U;
        }
        uint _S383 = min(thread_0 / 8U, _S49);
        uint row_9 = _S40.first_row_0 + _S383;
        float m_3 = (*(&kernelContext_18)->range_peaks_0)[_S383];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 8U) < _S41)
            {
                uint _S384 = query_of_0(row_9, &kernelContext_18);
                uint _S385 = keys_of_query_0(_S42, _S384, &kernelContext_18);
                _S38 = first_key_0 < _S385;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                thread Work_0 _S386 = _S40;
                uint _S387 = head_of_0(&_S386, row_9, &kernelContext_18);
                uint _S388 = query_of_0(row_9, &kernelContext_18);
                uint _S389 = scratch_of_0(_S40.batch_0, _S387, _S388, range_1, &kernelContext_18);
                store_range_0(_S389, _S60, m_3, l_2[0U], poisoned_5[0U], &kernelContext_18);
                store_range_quad_0(_S389, _S60, acc_1[0U], &kernelContext_18);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S390 = fold_2;
            float _S391 = folded_0(&_S390, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S391;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S38 = range_2 < (_S40.last_range_0);
        }
        else
        {
            _S38 = false;
        }
        if(!_S38)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S392 = thread_0 / 8U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S393 = finish_row_0(before_0, &poisoned_5[0U], &kernelContext_18);
    if(_S392 < _S41)
    {
        uint _S394 = _S40.first_row_0 + _S392;
        thread Work_0 _S395 = _S40;
        uint _S396 = o_of_0(&_S395, _S394, &kernelContext_18);
        uint _S397 = _S60 * 4U;
        if(RANGES_0 == 0U)
        {
            _S39 = acc_1[0U];
        }
        else
        {
            _S39 = total_2[0U];
        }
        store_quad_0(_S396, _S397, _S39 * float4(_S393) , poisoned_5[0U], &kernelContext_18);
    }
    return;
}

