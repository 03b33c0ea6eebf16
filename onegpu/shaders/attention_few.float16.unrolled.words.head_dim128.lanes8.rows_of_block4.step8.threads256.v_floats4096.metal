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
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = (row_4 + element_0) / 2U;
    thread uint2 pairs_0 = uint2(0U, 0U);
    if(left_0 >= 2U)
    {
        pairs_0.x = words_0[word_0];
    }
    if(left_0 >= 4U)
    {
        pairs_0.y = words_0[word_0 + 1U];
    }
    uint _S20 = pairs_0.x;
    uint _S21 = pairs_0.y;
    return float4(f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)), f16tof32_0(uint2(_S21 & 65535U, _S21 >> 16U)));
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_8)
{
    uint key_0 = first_0 + slot_0 / 32U;
    if(key_0 >= end_0)
    {
        return float4(0.0, 0.0, 0.0, 0.0);
    }
    float4 _S22 = load_quad_0(kernelContext_8->v_words_0, v_head_1 + key_0 * kernelContext_8->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_8);
    return _S22;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_9)
{
    float _S23 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_9->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S23;
    float _S24 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_9->_S1) ^ 2U))));
    float _S25 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_9->_S1) ^ 3U))));
    float score_0 = near_0 + (_S24 + _S25);
    float _S26 = (simd_shuffle((score_0), ushort((int((kernelContext_9->_S2) ^ 4U)))));
    return score_0 + _S26;
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
    bool _S27;
    if(!hidden_1)
    {
        _S27 = is_special_0(*score_2);
    }
    else
    {
        _S27 = false;
    }
    if(_S27)
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
    float _S28;
    if(peak_0 > m_0)
    {
        _S28 = exp(m_0 - peak_0);
    }
    else
    {
        _S28 = 1.0;
    }
    return _S28;
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
        packed_float4 device* _S29 = kernelContext_12->scratch_0+(place_0 + (kernelContext_12->params_0->head_dim_0 + 3U) / 4U);
        int _S30;
        if(poisoned_1)
        {
            _S30 = int(1);
        }
        else
        {
            _S30 = int(0);
        }
        *_S29 = packed_float4(float4(m_1, l_0, float(_S30), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_13)
{
    if((quad_0 * 4U) < (kernelContext_13->params_0->head_dim_0))
    {
        *(kernelContext_13->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
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
    float _S31 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S31);
    (&fold_0)->add_0 = exp(m_2 - _S31);
    *total_m_0 = _S31;
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
    uint _S32 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S33 = head_of_0(work_4, row_5, kernelContext_15);
    uint _S34 = _S32 + _S33 * kernelContext_15->params_0->o_head_0;
    uint _S35 = query_of_0(row_5, kernelContext_15);
    return _S34 + _S35 * kernelContext_15->params_0->o_row_0;
}

uint half_bits_0(float value_1)
{
    uint bits_0 = (as_type<uint>((value_1)));
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
        uint _S36 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S36;
        base_0 = 0U;
    }
    else
    {
        uint _S37 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S37;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S38;
    if(rest_0 > tie_0)
    {
        _S38 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S38 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S38 = false;
        }
    }
    uint rounded_1;
    if(_S38)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

void store_quad_0(uint row_6, uint element_1, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_16)
{
    uint left_1 = kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_1);
    uint word_1 = (row_6 + element_1) / 2U;
    uint _S39;
    if(left_1 >= 2U)
    {
        uint device* _S40 = kernelContext_16->o_words_0+word_1;
        if(poisoned_3)
        {
            _S39 = 2113961472U;
        }
        else
        {
            _S39 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S40 = _S39;
    }
    if(left_1 >= 4U)
    {
        uint device* _S41 = kernelContext_16->o_words_0+(word_1 + 1U);
        if(poisoned_3)
        {
            _S39 = 2113961472U;
        }
        else
        {
            _S39 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S41 = _S39;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* v_words_1 [[buffer(3)]], uint device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    bool keep_2;
    uint bits_1;
    uint bits_2;
    uint bits_3;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S42;
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
    Work_0 _S43 = find_work_0(number_1, 4U, &kernelContext_17);
    uint _S44 = min(4U, _S43.rows_0 - _S43.first_row_0);
    uint last_row_0 = _S43.first_row_0 + _S44 - 1U;
    uint _S45 = keys_of_batch_0(_S43.batch_0, &kernelContext_17);
    uint _S46 = query_of_0(last_row_0, &kernelContext_17);
    uint _S47 = keys_of_query_0(_S45, _S46, &kernelContext_17);
    uint _S48 = (&kernelContext_17)->params_0->k_offset_0 + _S43.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S43.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S49 = (&kernelContext_17)->params_0->v_offset_0 + _S43.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S43.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S44 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint _S50 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S50 * 4U;
    uint _S51 = lane_1 % 4U;
    uint _S52 = first_of_quad_0 + _S51;
    uint _S53 = _S44 - 1U;
    uint _S54 = min(_S52, _S53);
    bool live_0;
    if(_S52 < _S44)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S55 = _S43.first_row_0 + _S54;
    uint _S56 = query_of_0(_S55, &kernelContext_17);
    uint _S57 = keys_of_query_0(_S45, _S56, &kernelContext_17);
    thread Work_0 _S58 = _S43;
    uint _S59 = mask_of_0(&_S58, _S55, &kernelContext_17);
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
        uint _S60 = _S43.first_row_0 + min(slot_1 / 32U, _S53);
        thread Work_0 _S61 = _S43;
        uint _S62 = q_of_0(&_S61, _S60, &kernelContext_17);
        float4 _S63 = load_quad_0((&kernelContext_17)->q_words_0, _S62, slot_1 % 32U * 4U, &kernelContext_17);
        (*(&kernelContext_17)->q_tile_0)[slot_1] = _S63 * float4((&kernelContext_17)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S64 = thread_0 % 32U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_4;
    float4 _S65 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S65;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S65;
    l_2[0U] = 0.0;
    poisoned_4[0U] = false;
    uint range_1 = _S43.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        uint _S66 = min(first_key_0 + (&kernelContext_17)->params_0->range_keys_0, _S47);
        if(_S66 > first_key_0)
        {
            slot_1 = (_S66 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            slot_1 = 0U;
        }
        thread array<array<float4, int(4)>, int(1)> next_v_0;
        float4 _S67 = load_v_0(_S49, first_key_0, _S66, thread_0, &kernelContext_17);
        next_v_0[0U][0U] = _S67;
        uint _S68 = 256U + thread_0;
        float4 _S69 = load_v_0(_S49, first_key_0, _S66, _S68, &kernelContext_17);
        next_v_0[0U][1U] = _S69;
        uint _S70 = 512U + thread_0;
        float4 _S71 = load_v_0(_S49, first_key_0, _S66, _S70, &kernelContext_17);
        next_v_0[0U][2U] = _S71;
        uint _S72 = 768U + thread_0;
        float4 _S73 = load_v_0(_S49, first_key_0, _S66, _S72, &kernelContext_17);
        next_v_0[0U][3U] = _S73;
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
            uint _S74 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S74;
            uint _S75 = first_key_0 + min(step_0, slot_1 - 1U) * 8U;
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
            uint _S76 = _S66 - 1U;
            uint _S77 = min(_S75, _S76);
            thread array<array<float4, int(4)>, int(4)> k_quads_0;
            uint _S78 = lane_1 * 4U;
            float4 _S79 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S77 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_0[0U][0U] = _S79;
            uint _S80 = (8U + lane_1) * 4U;
            float4 _S81 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S77 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[0U][1U] = _S81;
            uint _S82 = (16U + lane_1) * 4U;
            float4 _S83 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S77 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[0U][2U] = _S83;
            uint _S84 = (24U + lane_1) * 4U;
            float4 _S85 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S77 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_0[0U][3U] = _S85;
            uint _S86 = _S75 + 1U;
            uint _S87 = min(_S86, _S76);
            float4 _S88 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S87 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_0[1U][0U] = _S88;
            float4 _S89 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S87 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[1U][1U] = _S89;
            float4 _S90 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S87 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[1U][2U] = _S90;
            float4 _S91 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S87 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_0[1U][3U] = _S91;
            uint _S92 = _S75 + 2U;
            uint _S93 = min(_S92, _S76);
            float4 _S94 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S93 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_0[2U][0U] = _S94;
            float4 _S95 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S93 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[2U][1U] = _S95;
            float4 _S96 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S93 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[2U][2U] = _S96;
            float4 _S97 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S93 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_0[2U][3U] = _S97;
            uint _S98 = _S75 + 3U;
            uint _S99 = min(_S98, _S76);
            float4 _S100 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S99 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_0[3U][0U] = _S100;
            float4 _S101 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S99 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_0[3U][1U] = _S101;
            float4 _S102 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S99 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_0[3U][2U] = _S102;
            float4 _S103 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S99 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_0[3U][3U] = _S103;
            uint _S104 = (first_of_quad_0 + (_S51 ^ 0U)) * 32U;
            float4 _S105 = (*(&kernelContext_17)->q_tile_0)[_S104 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + lane_1], k_quads_0[0U][0U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S105, k_quads_0[1U][0U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S105, k_quads_0[2U][0U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S105, k_quads_0[3U][0U], part_2[3U][0U]);
            uint _S106 = (first_of_quad_0 + (_S51 ^ 1U)) * 32U;
            float4 _S107 = (*(&kernelContext_17)->q_tile_0)[_S106 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + lane_1], k_quads_0[0U][0U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S107, k_quads_0[1U][0U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S107, k_quads_0[2U][0U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S107, k_quads_0[3U][0U], part_2[3U][1U]);
            uint _S108 = (first_of_quad_0 + (_S51 ^ 2U)) * 32U;
            float4 _S109 = (*(&kernelContext_17)->q_tile_0)[_S108 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + lane_1], k_quads_0[0U][0U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S109, k_quads_0[1U][0U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S109, k_quads_0[2U][0U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S109, k_quads_0[3U][0U], part_2[3U][2U]);
            uint _S110 = (first_of_quad_0 + (_S51 ^ 3U)) * 32U;
            float4 _S111 = (*(&kernelContext_17)->q_tile_0)[_S110 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + lane_1], k_quads_0[0U][0U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S111, k_quads_0[1U][0U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S111, k_quads_0[2U][0U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S111, k_quads_0[3U][0U], part_2[3U][3U]);
            float4 _S112 = (*(&kernelContext_17)->q_tile_0)[_S104 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S112, k_quads_0[1U][1U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S112, k_quads_0[2U][1U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S112, k_quads_0[3U][1U], part_2[3U][0U]);
            float4 _S113 = (*(&kernelContext_17)->q_tile_0)[_S106 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S113, k_quads_0[1U][1U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S113, k_quads_0[2U][1U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S113, k_quads_0[3U][1U], part_2[3U][1U]);
            float4 _S114 = (*(&kernelContext_17)->q_tile_0)[_S108 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S114, k_quads_0[1U][1U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S114, k_quads_0[2U][1U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S114, k_quads_0[3U][1U], part_2[3U][2U]);
            float4 _S115 = (*(&kernelContext_17)->q_tile_0)[_S110 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S115, k_quads_0[1U][1U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S115, k_quads_0[2U][1U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S115, k_quads_0[3U][1U], part_2[3U][3U]);
            float4 _S116 = (*(&kernelContext_17)->q_tile_0)[_S104 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S116, k_quads_0[1U][2U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S116, k_quads_0[2U][2U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S116, k_quads_0[3U][2U], part_2[3U][0U]);
            float4 _S117 = (*(&kernelContext_17)->q_tile_0)[_S106 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S117, k_quads_0[1U][2U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S117, k_quads_0[2U][2U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S117, k_quads_0[3U][2U], part_2[3U][1U]);
            float4 _S118 = (*(&kernelContext_17)->q_tile_0)[_S108 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S118, k_quads_0[1U][2U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S118, k_quads_0[2U][2U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S118, k_quads_0[3U][2U], part_2[3U][2U]);
            float4 _S119 = (*(&kernelContext_17)->q_tile_0)[_S110 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S119, k_quads_0[1U][2U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S119, k_quads_0[2U][2U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S119, k_quads_0[3U][2U], part_2[3U][3U]);
            float4 _S120 = (*(&kernelContext_17)->q_tile_0)[_S104 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S120, k_quads_0[1U][3U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S120, k_quads_0[2U][3U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S120, _S103, part_2[3U][0U]);
            float4 _S121 = (*(&kernelContext_17)->q_tile_0)[_S106 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S121, k_quads_0[1U][3U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S121, k_quads_0[2U][3U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S121, _S103, part_2[3U][1U]);
            float4 _S122 = (*(&kernelContext_17)->q_tile_0)[_S108 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S122, k_quads_0[1U][3U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S122, k_quads_0[2U][3U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S122, _S103, part_2[3U][2U]);
            float4 _S123 = (*(&kernelContext_17)->q_tile_0)[_S110 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S123, k_quads_0[1U][3U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S123, k_quads_0[2U][3U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S123, _S103, part_2[3U][3U]);
            uint _S124 = _S75 + 4U;
            uint _S125 = min(_S124, _S76);
            thread array<array<float4, int(4)>, int(4)> k_quads_1;
            float4 _S126 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S125 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_1[0U][0U] = _S126;
            float4 _S127 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S125 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_1[0U][1U] = _S127;
            float4 _S128 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S125 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_1[0U][2U] = _S128;
            float4 _S129 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S125 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_1[0U][3U] = _S129;
            uint _S130 = min(_S124 + 1U, _S76);
            float4 _S131 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S130 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_1[1U][0U] = _S131;
            float4 _S132 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S130 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_1[1U][1U] = _S132;
            float4 _S133 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S130 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_1[1U][2U] = _S133;
            float4 _S134 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S130 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_1[1U][3U] = _S134;
            uint _S135 = min(_S124 + 2U, _S76);
            float4 _S136 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S135 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_1[2U][0U] = _S136;
            float4 _S137 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S135 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_1[2U][1U] = _S137;
            float4 _S138 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S135 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_1[2U][2U] = _S138;
            float4 _S139 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S135 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_1[2U][3U] = _S139;
            uint _S140 = min(_S124 + 3U, _S76);
            float4 _S141 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S140 * (&kernelContext_17)->params_0->k_row_0, _S78, &kernelContext_17);
            k_quads_1[3U][0U] = _S141;
            float4 _S142 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S140 * (&kernelContext_17)->params_0->k_row_0, _S80, &kernelContext_17);
            k_quads_1[3U][1U] = _S142;
            float4 _S143 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S140 * (&kernelContext_17)->params_0->k_row_0, _S82, &kernelContext_17);
            k_quads_1[3U][2U] = _S143;
            float4 _S144 = load_quad_0((&kernelContext_17)->k_words_0, _S48 + _S140 * (&kernelContext_17)->params_0->k_row_0, _S84, &kernelContext_17);
            k_quads_1[3U][3U] = _S144;
            float4 _S145 = (*(&kernelContext_17)->q_tile_0)[_S104 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + lane_1], k_quads_1[0U][0U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S145, k_quads_1[1U][0U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S145, k_quads_1[2U][0U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S145, k_quads_1[3U][0U], part_2[7U][0U]);
            float4 _S146 = (*(&kernelContext_17)->q_tile_0)[_S106 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + lane_1], k_quads_1[0U][0U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S146, k_quads_1[1U][0U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S146, k_quads_1[2U][0U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S146, k_quads_1[3U][0U], part_2[7U][1U]);
            float4 _S147 = (*(&kernelContext_17)->q_tile_0)[_S108 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + lane_1], k_quads_1[0U][0U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S147, k_quads_1[1U][0U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S147, k_quads_1[2U][0U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S147, k_quads_1[3U][0U], part_2[7U][2U]);
            float4 _S148 = (*(&kernelContext_17)->q_tile_0)[_S110 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + lane_1], k_quads_1[0U][0U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S148, k_quads_1[1U][0U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S148, k_quads_1[2U][0U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S148, k_quads_1[3U][0U], part_2[7U][3U]);
            float4 _S149 = (*(&kernelContext_17)->q_tile_0)[_S104 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S149, k_quads_1[1U][1U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S149, k_quads_1[2U][1U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S149, k_quads_1[3U][1U], part_2[7U][0U]);
            float4 _S150 = (*(&kernelContext_17)->q_tile_0)[_S106 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S150, k_quads_1[1U][1U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S150, k_quads_1[2U][1U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S150, k_quads_1[3U][1U], part_2[7U][1U]);
            float4 _S151 = (*(&kernelContext_17)->q_tile_0)[_S108 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S151, k_quads_1[1U][1U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S151, k_quads_1[2U][1U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S151, k_quads_1[3U][1U], part_2[7U][2U]);
            float4 _S152 = (*(&kernelContext_17)->q_tile_0)[_S110 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S152, k_quads_1[1U][1U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S152, k_quads_1[2U][1U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S152, k_quads_1[3U][1U], part_2[7U][3U]);
            float4 _S153 = (*(&kernelContext_17)->q_tile_0)[_S104 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S153, k_quads_1[1U][2U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S153, k_quads_1[2U][2U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S153, k_quads_1[3U][2U], part_2[7U][0U]);
            float4 _S154 = (*(&kernelContext_17)->q_tile_0)[_S106 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S154, k_quads_1[1U][2U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S154, k_quads_1[2U][2U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S154, k_quads_1[3U][2U], part_2[7U][1U]);
            float4 _S155 = (*(&kernelContext_17)->q_tile_0)[_S108 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S155, k_quads_1[1U][2U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S155, k_quads_1[2U][2U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S155, k_quads_1[3U][2U], part_2[7U][2U]);
            float4 _S156 = (*(&kernelContext_17)->q_tile_0)[_S110 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S156, k_quads_1[1U][2U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S156, k_quads_1[2U][2U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S156, k_quads_1[3U][2U], part_2[7U][3U]);
            float4 _S157 = (*(&kernelContext_17)->q_tile_0)[_S104 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S104 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S157, k_quads_1[1U][3U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S157, k_quads_1[2U][3U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S157, _S144, part_2[7U][0U]);
            float4 _S158 = (*(&kernelContext_17)->q_tile_0)[_S106 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S106 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S158, k_quads_1[1U][3U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S158, k_quads_1[2U][3U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S158, _S144, part_2[7U][1U]);
            float4 _S159 = (*(&kernelContext_17)->q_tile_0)[_S108 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S108 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S159, k_quads_1[1U][3U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S159, k_quads_1[2U][3U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S159, _S144, part_2[7U][2U]);
            float4 _S160 = (*(&kernelContext_17)->q_tile_0)[_S110 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_17)->q_tile_0)[_S110 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S160, k_quads_1[1U][3U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S160, k_quads_1[2U][3U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S160, _S144, part_2[7U][3U]);
            if(live_0)
            {
                keep_2 = step_0 < slot_1;
            }
            else
            {
                keep_2 = false;
            }
            thread array<float, int(4)> _S161 = part_2[0U];
            float _S162 = sum_of_row_0(&_S161, &kernelContext_17);
            thread float score_3 = _S162;
            thread bool poison_0 = false;
            uint _S163 = min(_S57, _S66);
            bool _S164 = hide_0(&score_3, _S75, _S163, _S59, &poison_0, &kernelContext_17);
            float _S165 = max(-3.4028234663852886e+38, score_3);
            if(poison_0)
            {
                bits_1 = 2143289344U;
            }
            else
            {
                if(_S164)
                {
                    bits_1 = 4286578688U;
                }
                else
                {
                    bits_1 = (as_type<uint>((score_3)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U] = (as_type<float>((bits_1)));
            }
            thread array<float, int(4)> _S166 = part_2[1U];
            float _S167 = sum_of_row_0(&_S166, &kernelContext_17);
            thread float score_4 = _S167;
            thread bool poison_1 = false;
            bool _S168 = hide_0(&score_4, _S86, _S163, _S59, &poison_1, &kernelContext_17);
            float _S169 = max(_S165, score_4);
            if(poison_1)
            {
                bits_2 = 2143289344U;
            }
            else
            {
                if(_S168)
                {
                    bits_2 = 4286578688U;
                }
                else
                {
                    bits_2 = (as_type<uint>((score_4)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 1U] = (as_type<float>((bits_2)));
            }
            thread array<float, int(4)> _S170 = part_2[2U];
            float _S171 = sum_of_row_0(&_S170, &kernelContext_17);
            thread float score_5 = _S171;
            thread bool poison_2 = false;
            bool _S172 = hide_0(&score_5, _S92, _S163, _S59, &poison_2, &kernelContext_17);
            float _S173 = max(_S169, score_5);
            if(poison_2)
            {
                bits_3 = 2143289344U;
            }
            else
            {
                if(_S172)
                {
                    bits_3 = 4286578688U;
                }
                else
                {
                    bits_3 = (as_type<uint>((score_5)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 2U] = (as_type<float>((bits_3)));
            }
            thread array<float, int(4)> _S174 = part_2[3U];
            float _S175 = sum_of_row_0(&_S174, &kernelContext_17);
            thread float score_6 = _S175;
            thread bool poison_3 = false;
            bool _S176 = hide_0(&score_6, _S98, _S163, _S59, &poison_3, &kernelContext_17);
            float _S177 = max(_S173, score_6);
            uint bits_4;
            if(poison_3)
            {
                bits_4 = 2143289344U;
            }
            else
            {
                if(_S176)
                {
                    bits_4 = 4286578688U;
                }
                else
                {
                    bits_4 = (as_type<uint>((score_6)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 3U] = (as_type<float>((bits_4)));
            }
            thread array<float, int(4)> _S178 = part_2[4U];
            float _S179 = sum_of_row_0(&_S178, &kernelContext_17);
            thread float score_7 = _S179;
            thread bool poison_4 = false;
            bool _S180 = hide_0(&score_7, _S124, _S163, _S59, &poison_4, &kernelContext_17);
            float _S181 = max(_S177, score_7);
            uint bits_5;
            if(poison_4)
            {
                bits_5 = 2143289344U;
            }
            else
            {
                if(_S180)
                {
                    bits_5 = 4286578688U;
                }
                else
                {
                    bits_5 = (as_type<uint>((score_7)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 4U] = (as_type<float>((bits_5)));
            }
            thread array<float, int(4)> _S182 = part_2[5U];
            float _S183 = sum_of_row_0(&_S182, &kernelContext_17);
            thread float score_8 = _S183;
            thread bool poison_5 = false;
            bool _S184 = hide_0(&score_8, _S75 + 5U, _S163, _S59, &poison_5, &kernelContext_17);
            float _S185 = max(_S181, score_8);
            uint bits_6;
            if(poison_5)
            {
                bits_6 = 2143289344U;
            }
            else
            {
                if(_S184)
                {
                    bits_6 = 4286578688U;
                }
                else
                {
                    bits_6 = (as_type<uint>((score_8)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 5U] = (as_type<float>((bits_6)));
            }
            thread array<float, int(4)> _S186 = part_2[6U];
            float _S187 = sum_of_row_0(&_S186, &kernelContext_17);
            thread float score_9 = _S187;
            thread bool poison_6 = false;
            bool _S188 = hide_0(&score_9, _S75 + 6U, _S163, _S59, &poison_6, &kernelContext_17);
            float _S189 = max(_S185, score_9);
            uint bits_7;
            if(poison_6)
            {
                bits_7 = 2143289344U;
            }
            else
            {
                if(_S188)
                {
                    bits_7 = 4286578688U;
                }
                else
                {
                    bits_7 = (as_type<uint>((score_9)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 6U] = (as_type<float>((bits_7)));
            }
            thread array<float, int(4)> _S190 = part_2[7U];
            float _S191 = sum_of_row_0(&_S190, &kernelContext_17);
            thread float score_10 = _S191;
            thread bool poison_7 = false;
            bool _S192 = hide_0(&score_10, _S75 + 7U, _S163, _S59, &poison_7, &kernelContext_17);
            float _S193 = max(_S189, score_10);
            uint bits_8;
            if(poison_7)
            {
                bits_8 = 2143289344U;
            }
            else
            {
                if(_S192)
                {
                    bits_8 = 4286578688U;
                }
                else
                {
                    bits_8 = (as_type<uint>((score_10)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->scores_0)[_S54 * 512U + step_0 * 8U + 7U] = (as_type<float>((bits_8)));
            }
            if(keep_2)
            {
                (*(&kernelContext_17)->peaks_0)[_S54 * 64U + step_0] = _S193;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        bits_1 = thread_0;
        for(;;)
        {
            if(bits_1 < (_S44 * slot_1))
            {
            }
            else
            {
                break;
            }
            uint row_7 = bits_1 / slot_1;
            uint step_1 = bits_1 % slot_1;
            bits_2 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S194 = bits_2 < step_1;
                if(_S194)
                {
                }
                else
                {
                    break;
                }
                uint _S195 = row_7 * 64U + bits_2;
                float other_0 = (*(&kernelContext_17)->peaks_0)[_S195];
                if(_S194)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_17)->peaks_0)[_S195 + 1U];
                if((bits_2 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_17)->peaks_0)[_S195 + 2U];
                if((bits_2 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_17)->peaks_0)[_S195 + 3U];
                if((bits_2 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_17)->peaks_0)[_S195 + 4U];
                if((bits_2 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_17)->peaks_0)[_S195 + 5U];
                if((bits_2 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_17)->peaks_0)[_S195 + 6U];
                if((bits_2 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_17)->peaks_0)[_S195 + 7U];
                if((bits_2 + 7U) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                bits_2 = bits_2 + 8U;
            }
            uint _S196 = row_7 * 64U + step_1;
            float _S197 = max(before_0, (*(&kernelContext_17)->peaks_0)[_S196]);
            (*(&kernelContext_17)->factors_0)[_S196] = shrink_of_0(before_0, _S197);
            if((step_1 + 1U) == slot_1)
            {
                (*(&kernelContext_17)->range_peaks_0)[row_7] = _S197;
            }
            uint _S198 = row_7 * 512U + step_1 * 8U;
            uint bits_9 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198])));
            float _S199 = exp((*(&kernelContext_17)->scores_0)[_S198] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198]))
            {
                if(bits_9 == 4286578688U)
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
                before_1 = _S199;
            }
            (*(&kernelContext_17)->scores_0)[_S198] = before_1;
            uint bits_10 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 1U])));
            float _S200 = exp((*(&kernelContext_17)->scores_0)[_S198 + 1U] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 1U]))
            {
                if(bits_10 == 4286578688U)
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
                before_2 = _S200;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 1U] = before_2;
            uint bits_11 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 2U])));
            float _S201 = exp((*(&kernelContext_17)->scores_0)[_S198 + 2U] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 2U]))
            {
                if(bits_11 == 4286578688U)
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
                before_3 = _S201;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 2U] = before_3;
            uint bits_12 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 3U])));
            float _S202 = exp((*(&kernelContext_17)->scores_0)[_S198 + 3U] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 3U]))
            {
                if(bits_12 == 4286578688U)
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
                before_4 = _S202;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 3U] = before_4;
            uint bits_13 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 4U])));
            float _S203 = exp((*(&kernelContext_17)->scores_0)[_S198 + 4U] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 4U]))
            {
                if(bits_13 == 4286578688U)
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
                before_5 = _S203;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 4U] = before_5;
            uint bits_14 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 5U])));
            float _S204 = exp((*(&kernelContext_17)->scores_0)[_S198 + 5U] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 5U]))
            {
                if(bits_14 == 4286578688U)
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
                before_6 = _S204;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 5U] = before_6;
            uint bits_15 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 6U])));
            float _S205 = exp((*(&kernelContext_17)->scores_0)[_S198 + 6U] - _S197);
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 6U]))
            {
                if(bits_15 == 4286578688U)
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
                before_7 = _S205;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 6U] = before_7;
            uint bits_16 = (as_type<uint>(((*(&kernelContext_17)->scores_0)[_S198 + 7U])));
            float _S206 = exp((*(&kernelContext_17)->scores_0)[_S198 + 7U] - _S197);
            float weight_1;
            if(is_special_0((*(&kernelContext_17)->scores_0)[_S198 + 7U]))
            {
                if(bits_16 == 4286578688U)
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
                weight_1 = _S206;
            }
            (*(&kernelContext_17)->scores_0)[_S198 + 7U] = weight_1;
            bits_1 = bits_1 + 256U;
        }
        acc_1[0U] = _S65;
        l_2[0U] = 0.0;
        bits_2 = 0U;
        for(;;)
        {
            uint _S207 = slot_1 * 8U;
            if(bits_2 < _S207)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_17)->v_tile_0)[thread_0] = next_v_0[int(0)][0U];
            (*(&kernelContext_17)->v_tile_0)[_S68] = next_v_0[int(0)][1U];
            (*(&kernelContext_17)->v_tile_0)[_S70] = next_v_0[int(0)][2U];
            (*(&kernelContext_17)->v_tile_0)[_S72] = next_v_0[int(0)][3U];
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S208 = first_key_0 + bits_2 + 32U;
            float4 _S209 = load_v_0(_S49, _S208, _S66, thread_0, &kernelContext_17);
            next_v_0[0U][0U] = _S209;
            float4 _S210 = load_v_0(_S49, _S208, _S66, _S68, &kernelContext_17);
            next_v_0[0U][1U] = _S210;
            float4 _S211 = load_v_0(_S49, _S208, _S66, _S70, &kernelContext_17);
            next_v_0[0U][2U] = _S211;
            float4 _S212 = load_v_0(_S49, _S208, _S66, _S72, &kernelContext_17);
            next_v_0[0U][3U] = _S212;
            uint _S213 = min(32U, _S207 - bits_2);
            uint _S214 = thread_0 / 32U;
            if(_S214 < _S44)
            {
                bits_3 = 0U;
                for(;;)
                {
                    if(bits_3 < _S213)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float factor_0 = (*(&kernelContext_17)->factors_0)[_S214 * 64U + (bits_2 + bits_3) / 8U];
                    acc_1[0U] = acc_1[0U] * float4((*(&kernelContext_17)->factors_0)[_S214 * 64U + (bits_2 + bits_3) / 8U]) ;
                    thread array<float, int(8)> weights_0;
                    thread array<float4, int(8)> values_0;
                    uint _S215 = _S214 * 512U + bits_2 + bits_3;
                    float _S216 = (*(&kernelContext_17)->scores_0)[_S215];
                    weights_0[0U] = (*(&kernelContext_17)->scores_0)[_S215];
                    float4 _S217 = (*(&kernelContext_17)->v_tile_0)[bits_3 * 32U + _S64];
                    values_0[0U] = (*(&kernelContext_17)->v_tile_0)[bits_3 * 32U + _S64];
                    weights_0[1U] = (*(&kernelContext_17)->scores_0)[_S215 + 1U];
                    values_0[1U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 1U) * 32U + _S64];
                    weights_0[2U] = (*(&kernelContext_17)->scores_0)[_S215 + 2U];
                    values_0[2U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 2U) * 32U + _S64];
                    weights_0[3U] = (*(&kernelContext_17)->scores_0)[_S215 + 3U];
                    values_0[3U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 3U) * 32U + _S64];
                    weights_0[4U] = (*(&kernelContext_17)->scores_0)[_S215 + 4U];
                    values_0[4U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 4U) * 32U + _S64];
                    weights_0[5U] = (*(&kernelContext_17)->scores_0)[_S215 + 5U];
                    values_0[5U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 5U) * 32U + _S64];
                    weights_0[6U] = (*(&kernelContext_17)->scores_0)[_S215 + 6U];
                    values_0[6U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 6U) * 32U + _S64];
                    weights_0[7U] = (*(&kernelContext_17)->scores_0)[_S215 + 7U];
                    values_0[7U] = (*(&kernelContext_17)->v_tile_0)[(bits_3 + 7U) * 32U + _S64];
                    float4 more_0 = weigh_0(_S216, _S217, acc_1[0U]);
                    if(_S216 >= 0.0)
                    {
                        _S42 = more_0;
                    }
                    else
                    {
                        _S42 = acc_1[0U];
                    }
                    acc_1[0U] = _S42;
                    float _S218 = max(weights_0[0U], 0.0);
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
                    float4 _S219;
                    if((weights_0[1U]) >= 0.0)
                    {
                        _S219 = more_1;
                    }
                    else
                    {
                        _S219 = acc_1[0U];
                    }
                    acc_1[0U] = _S219;
                    float sum_2 = _S218 + max(weights_0[1U], 0.0);
                    bool _S220;
                    if(poisoned_4[0U])
                    {
                        _S220 = true;
                    }
                    else
                    {
                        _S220 = (weights_0[1U]) == -2.0;
                    }
                    poisoned_4[0U] = _S220;
                    float4 more_2 = weigh_0(weights_0[2U], values_0[2U], acc_1[0U]);
                    float4 _S221;
                    if((weights_0[2U]) >= 0.0)
                    {
                        _S221 = more_2;
                    }
                    else
                    {
                        _S221 = acc_1[0U];
                    }
                    acc_1[0U] = _S221;
                    float sum_3 = sum_2 + max(weights_0[2U], 0.0);
                    bool _S222;
                    if(poisoned_4[0U])
                    {
                        _S222 = true;
                    }
                    else
                    {
                        _S222 = (weights_0[2U]) == -2.0;
                    }
                    poisoned_4[0U] = _S222;
                    float4 more_3 = weigh_0(weights_0[3U], values_0[3U], acc_1[0U]);
                    float4 _S223;
                    if((weights_0[3U]) >= 0.0)
                    {
                        _S223 = more_3;
                    }
                    else
                    {
                        _S223 = acc_1[0U];
                    }
                    acc_1[0U] = _S223;
                    float sum_4 = sum_3 + max(weights_0[3U], 0.0);
                    bool _S224;
                    if(poisoned_4[0U])
                    {
                        _S224 = true;
                    }
                    else
                    {
                        _S224 = (weights_0[3U]) == -2.0;
                    }
                    poisoned_4[0U] = _S224;
                    float4 more_4 = weigh_0(weights_0[4U], values_0[4U], acc_1[0U]);
                    float4 _S225;
                    if((weights_0[4U]) >= 0.0)
                    {
                        _S225 = more_4;
                    }
                    else
                    {
                        _S225 = acc_1[0U];
                    }
                    acc_1[0U] = _S225;
                    float sum_5 = sum_4 + max(weights_0[4U], 0.0);
                    bool _S226;
                    if(poisoned_4[0U])
                    {
                        _S226 = true;
                    }
                    else
                    {
                        _S226 = (weights_0[4U]) == -2.0;
                    }
                    poisoned_4[0U] = _S226;
                    float4 more_5 = weigh_0(weights_0[5U], values_0[5U], acc_1[0U]);
                    float4 _S227;
                    if((weights_0[5U]) >= 0.0)
                    {
                        _S227 = more_5;
                    }
                    else
                    {
                        _S227 = acc_1[0U];
                    }
                    acc_1[0U] = _S227;
                    float sum_6 = sum_5 + max(weights_0[5U], 0.0);
                    bool _S228;
                    if(poisoned_4[0U])
                    {
                        _S228 = true;
                    }
                    else
                    {
                        _S228 = (weights_0[5U]) == -2.0;
                    }
                    poisoned_4[0U] = _S228;
                    float4 more_6 = weigh_0(weights_0[6U], values_0[6U], acc_1[0U]);
                    float4 _S229;
                    if((weights_0[6U]) >= 0.0)
                    {
                        _S229 = more_6;
                    }
                    else
                    {
                        _S229 = acc_1[0U];
                    }
                    acc_1[0U] = _S229;
                    float sum_7 = sum_6 + max(weights_0[6U], 0.0);
                    bool _S230;
                    if(poisoned_4[0U])
                    {
                        _S230 = true;
                    }
                    else
                    {
                        _S230 = (weights_0[6U]) == -2.0;
                    }
                    poisoned_4[0U] = _S230;
                    float4 more_7 = weigh_0(weights_0[7U], values_0[7U], acc_1[0U]);
                    float4 _S231;
                    if((weights_0[7U]) >= 0.0)
                    {
                        _S231 = more_7;
                    }
                    else
                    {
                        _S231 = acc_1[0U];
                    }
                    acc_1[0U] = _S231;
                    float sum_8 = sum_7 + max(weights_0[7U], 0.0);
                    bool _S232;
                    if(poisoned_4[0U])
                    {
                        _S232 = true;
                    }
                    else
                    {
                        _S232 = (weights_0[7U]) == -2.0;
                    }
                    poisoned_4[0U] = _S232;
                    l_2[0U] = fma(l_2[0U], factor_0, sum_8);
                    bits_3 = bits_3 + 8U;
                }
            }
            bits_2 = bits_2 + 32U;
        }
        uint _S233 = min(thread_0 / 32U, _S53);
        uint row_8 = _S43.first_row_0 + _S233;
        float m_3 = (*(&kernelContext_17)->range_peaks_0)[_S233];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S44)
            {
                uint _S234 = query_of_0(row_8, &kernelContext_17);
                uint _S235 = keys_of_query_0(_S45, _S234, &kernelContext_17);
                keep_2 = first_key_0 < _S235;
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                thread Work_0 _S236 = _S43;
                uint _S237 = head_of_0(&_S236, row_8, &kernelContext_17);
                uint _S238 = query_of_0(row_8, &kernelContext_17);
                uint _S239 = scratch_of_0(_S43.batch_0, _S237, _S238, range_1, &kernelContext_17);
                store_range_0(_S239, _S64, m_3, l_2[0U], poisoned_4[0U], &kernelContext_17);
                store_range_quad_0(_S239, _S64, acc_1[0U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S240 = fold_2;
            float _S241 = folded_0(&_S240, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S241;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            keep_2 = range_2 < (_S43.last_range_0);
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
    uint _S242 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S243 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_17);
    if(_S242 < _S44)
    {
        uint _S244 = _S43.first_row_0 + _S242;
        thread Work_0 _S245 = _S43;
        uint _S246 = o_of_0(&_S245, _S244, &kernelContext_17);
        uint _S247 = _S64 * 4U;
        if(RANGES_0 == 0U)
        {
            _S42 = acc_1[0U];
        }
        else
        {
            _S42 = total_2[0U];
        }
        store_quad_0(_S246, _S247, _S42 * float4(_S243) , poisoned_4[0U], &kernelContext_17);
    }
    return;
}

