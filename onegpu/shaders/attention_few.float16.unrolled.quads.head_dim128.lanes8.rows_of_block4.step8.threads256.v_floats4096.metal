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
    packed_uint2 device* q_words_0;
    packed_uint2 device* v_words_0;
    packed_uint2 device* k_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    packed_uint2 device* o_words_0;
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

uint2 load_raw_quad_0(packed_uint2 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    uint2 _S19 = uint2(int2(int(0)) );
    uint2 raw_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = uint2(*(words_0+(row_4 + element_0) / 4U)) ;
    }
    else
    {
        raw_0 = _S19;
    }
    return raw_0;
}

uint2 load_raw_quad_1(packed_uint2 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S20 = uint2(int2(int(0)) );
    uint2 raw_1;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_1 = uint2(*(words_1+(row_5 + element_1) / 4U)) ;
    }
    else
    {
        raw_1 = _S20;
    }
    return raw_1;
}

float4 floats_of_0(uint2 raw_2)
{
    uint _S21 = raw_2.x;
    uint _S22 = raw_2.y;
    return float4(f16tof32_0(uint2(_S21 & 65535U, _S21 >> 16U)), f16tof32_0(uint2(_S22 & 65535U, _S22 >> 16U)));
}

float4 load_quad_0(packed_uint2 device* words_2, uint row_6, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S23 = load_raw_quad_1(words_2, row_6, element_2, kernelContext_9);
    return floats_of_0(_S23);
}

uint2 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_10)
{
    uint2 _S24 = load_raw_quad_1(kernelContext_10->v_words_0, v_head_1 + min(first_0 + slot_0 / 32U, end_0 - 1U) * kernelContext_10->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_10);
    return _S24;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_11)
{
    float _S25 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_11->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S25;
    float _S26 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_11->_S4) ^ 2U))));
    float _S27 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_11->_S4) ^ 3U))));
    float score_0 = near_0 + (_S26 + _S27);
    float _S28 = (simd_shuffle((score_0), ushort((int((kernelContext_11->_S5) ^ 4U)))));
    return score_0 + _S28;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_0, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_12)
{
    bool hidden_0 = key_0 >= end_1;
    bool hidden_1;
    if(((kernelContext_12->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_12->mask_values_0[mask_row_1 + key_0 * kernelContext_12->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S29;
    if(!hidden_1)
    {
        _S29 = is_special_0(*score_2);
    }
    else
    {
        _S29 = false;
    }
    if(_S29)
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
    float _S30;
    if(peak_0 > m_0)
    {
        _S30 = exp(m_0 - peak_0);
    }
    else
    {
        _S30 = 1.0;
    }
    return _S30;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_1)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_13)
{
    return kernelContext_13->params_0->scratch_offset_0 + (((batch_3 * kernelContext_13->params_0->heads_0 + head_0) * kernelContext_13->params_0->q_len_0 + query_1) * kernelContext_13->params_0->ranges_0 + range_0) * ((kernelContext_13->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_14)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S31 = kernelContext_14->scratch_0+(place_0 + (kernelContext_14->params_0->head_dim_0 + 3U) / 4U);
        int _S32;
        if(poisoned_1)
        {
            _S32 = int(1);
        }
        else
        {
            _S32 = int(0);
        }
        *_S31 = packed_float4(float4(m_1, l_0, float(_S32), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_15)
{
    if((quad_0 * 4U) < (kernelContext_15->params_0->head_dim_0))
    {
        *(kernelContext_15->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
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
    float _S33 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S33);
    (&fold_0)->add_0 = exp(m_2 - _S33);
    *total_m_0 = _S33;
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

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_16)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_16->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_7, KernelContext_0 thread* kernelContext_17)
{
    uint _S34 = kernelContext_17->params_0->o_offset_0 + work_4->batch_0 * kernelContext_17->params_0->o_batch_0;
    uint _S35 = head_of_0(work_4, row_7, kernelContext_17);
    uint _S36 = _S34 + _S35 * kernelContext_17->params_0->o_head_0;
    uint _S37 = query_of_0(row_7, kernelContext_17);
    return _S36 + _S37 * kernelContext_17->params_0->o_row_0;
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
        uint _S38 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S38;
        base_0 = 0U;
    }
    else
    {
        uint _S39 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S39;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S40;
    if(rest_0 > tie_0)
    {
        _S40 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S40 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S40 = false;
        }
    }
    uint rounded_1;
    if(_S40)
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
    uint _S41;
    if(poisoned_3)
    {
        _S41 = 2113961472U;
    }
    else
    {
        _S41 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S41;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_4, KernelContext_0 thread* kernelContext_18)
{
    uint2 pairs_0 = uint2(pair_of_0(quad_1.x, quad_1.y, poisoned_4), pair_of_0(quad_1.z, quad_1.w, poisoned_4));
    if((kernelContext_18->params_0->head_dim_0 - min(kernelContext_18->params_0->head_dim_0, element_3)) > 0U)
    {
        *(kernelContext_18->o_words_0+(row_8 + element_3) / 4U) = packed_uint2(pairs_0) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint2 device* q_words_1 [[buffer(1)]], packed_uint2 device* v_words_1 [[buffer(3)]], packed_uint2 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint2 device* o_words_1 [[buffer(4)]])
{
    bool _S42;
    uint item_0;
    uint eight_0;
    uint poison_0;
    uint sign_1;
    uint poison_1;
    uint sign_2;
    uint poison_2;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S43;
    thread KernelContext_0 kernelContext_19;
    (&kernelContext_19)->params_0 = params_1;
    (&kernelContext_19)->key_lengths_0 = key_lengths_1;
    (&kernelContext_19)->q_words_0 = q_words_1;
    (&kernelContext_19)->v_words_0 = v_words_1;
    (&kernelContext_19)->k_words_0 = k_words_1;
    (&kernelContext_19)->mask_values_0 = mask_values_1;
    (&kernelContext_19)->scratch_0 = scratch_1;
    (&kernelContext_19)->o_words_0 = o_words_1;
    threadgroup array<float4, int(128)> q_tile_1;
    (&kernelContext_19)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_19)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float4, int(512)> scores_1;
    (&kernelContext_19)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_19)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_19)->factors_0 = &factors_1;
    threadgroup array<float, int(256)> sums_1;
    (&kernelContext_19)->sums_0 = &sums_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_19)->v_tile_0 = &v_tile_1;
    (&kernelContext_19)->_S4 = _builtinQuadLaneIndex_0;
    (&kernelContext_19)->_S5 = _builtinWaveLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S44 = find_work_0(number_2, 4U, &kernelContext_19);
    uint _S45 = min(4U, _S44.rows_0 - _S44.first_row_0);
    uint last_row_0 = _S44.first_row_0 + _S45 - 1U;
    uint _S46 = keys_of_batch_0(_S44.batch_0, &kernelContext_19);
    uint _S47 = query_of_0(last_row_0, &kernelContext_19);
    uint _S48 = keys_of_query_0(_S46, _S47, &kernelContext_19);
    uint _S49 = (&kernelContext_19)->params_0->k_offset_0 + _S44.batch_0 * (&kernelContext_19)->params_0->k_batch_0 + _S44.kv_head_0 * (&kernelContext_19)->params_0->k_head_0;
    uint _S50 = (&kernelContext_19)->params_0->v_offset_0 + _S44.batch_0 * (&kernelContext_19)->params_0->v_batch_0 + _S44.kv_head_0 * (&kernelContext_19)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S45 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint team_step_0 = quotient_0(team_0, quads_of_rows_0);
    uint first_of_quad_0 = (team_0 - team_step_0 * quads_of_rows_0) * 4U;
    uint _S51 = lane_1 % 4U;
    uint _S52 = first_of_quad_0 + _S51;
    uint _S53 = _S45 - 1U;
    uint _S54 = min(_S52, _S53);
    bool live_0;
    if(_S52 < _S45)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S55 = _S44.first_row_0 + _S54;
    uint _S56 = query_of_0(_S55, &kernelContext_19);
    uint _S57 = keys_of_query_0(_S46, _S56, &kernelContext_19);
    thread Work_0 _S58 = _S44;
    uint _S59 = mask_of_0(&_S58, _S55, &kernelContext_19);
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
        uint _S60 = _S44.first_row_0 + min(slot_1 / 32U, _S53);
        thread Work_0 _S61 = _S44;
        uint _S62 = q_of_0(&_S61, _S60, &kernelContext_19);
        float4 _S63 = load_quad_0((&kernelContext_19)->q_words_0, _S62, slot_1 % 32U * 4U, &kernelContext_19);
        (*(&kernelContext_19)->q_tile_0)[slot_1] = _S63 * float4((&kernelContext_19)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S64 = thread_0 % 32U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_5;
    float4 _S65 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S65;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S65;
    l_2[0U] = 0.0;
    poisoned_5[0U] = false;
    uint range_1 = _S44.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_19)->params_0->range_keys_0;
        uint _S66 = min(first_key_0 + (&kernelContext_19)->params_0->range_keys_0, _S48);
        uint steps_0;
        if(_S66 > first_key_0)
        {
            steps_0 = (_S66 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<uint2, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            uint2 _S67 = load_v_0(_S50, first_key_0, _S66, thread_0, &kernelContext_19);
            next_v_0[0U][0U] = _S67;
            uint _S68 = 256U + thread_0;
            uint2 _S69 = load_v_0(_S50, first_key_0, _S66, _S68, &kernelContext_19);
            next_v_0[0U][1U] = _S69;
            uint _S70 = 512U + thread_0;
            uint2 _S71 = load_v_0(_S50, first_key_0, _S66, _S70, &kernelContext_19);
            next_v_0[0U][2U] = _S71;
            uint _S72 = 768U + thread_0;
            uint2 _S73 = load_v_0(_S50, first_key_0, _S66, _S72, &kernelContext_19);
            next_v_0[0U][3U] = _S73;
            uint _S74 = first_key_0 + 32U;
            uint2 _S75 = load_v_0(_S50, _S74, _S66, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S75;
            uint2 _S76 = load_v_0(_S50, _S74, _S66, _S68, &kernelContext_19);
            next_v_0[1U][1U] = _S76;
            uint2 _S77 = load_v_0(_S50, _S74, _S66, _S70, &kernelContext_19);
            next_v_0[1U][2U] = _S77;
            uint2 _S78 = load_v_0(_S50, _S74, _S66, _S72, &kernelContext_19);
            next_v_0[1U][3U] = _S78;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_19)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
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
            uint _S79 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S80 = _S66 - 1U;
            uint _S81 = min(_S79, _S80);
            thread array<array<uint2, int(4)>, int(4)> k_quads_0;
            uint _S82 = lane_1 * 4U;
            uint2 _S83 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S81 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[0U][0U] = _S83;
            uint _S84 = (8U + lane_1) * 4U;
            uint2 _S85 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S81 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_0[0U][1U] = _S85;
            uint _S86 = (16U + lane_1) * 4U;
            uint2 _S87 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S81 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_0[0U][2U] = _S87;
            uint _S88 = (24U + lane_1) * 4U;
            uint2 _S89 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S81 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_0[0U][3U] = _S89;
            uint _S90 = _S79 + 1U;
            uint _S91 = min(_S90, _S80);
            uint2 _S92 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S91 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[1U][0U] = _S92;
            uint2 _S93 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S91 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_0[1U][1U] = _S93;
            uint2 _S94 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S91 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_0[1U][2U] = _S94;
            uint2 _S95 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S91 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_0[1U][3U] = _S95;
            uint _S96 = _S79 + 2U;
            uint _S97 = min(_S96, _S80);
            uint2 _S98 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[2U][0U] = _S98;
            uint2 _S99 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_0[2U][1U] = _S99;
            uint2 _S100 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_0[2U][2U] = _S100;
            uint2 _S101 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_0[2U][3U] = _S101;
            uint _S102 = _S79 + 3U;
            uint _S103 = min(_S102, _S80);
            uint2 _S104 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S103 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[3U][0U] = _S104;
            uint2 _S105 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S103 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_0[3U][1U] = _S105;
            uint2 _S106 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S103 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_0[3U][2U] = _S106;
            uint2 _S107 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S103 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_0[3U][3U] = _S107;
            uint _S108 = (first_of_quad_0 + (_S51 ^ 0U)) * 32U;
            float4 _S109 = (*(&kernelContext_19)->q_tile_0)[_S108 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            uint _S110 = (first_of_quad_0 + (_S51 ^ 1U)) * 32U;
            float4 _S111 = (*(&kernelContext_19)->q_tile_0)[_S110 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            uint _S112 = (first_of_quad_0 + (_S51 ^ 2U)) * 32U;
            float4 _S113 = (*(&kernelContext_19)->q_tile_0)[_S112 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            uint _S114 = (first_of_quad_0 + (_S51 ^ 3U)) * 32U;
            float4 _S115 = (*(&kernelContext_19)->q_tile_0)[_S114 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            float4 _S116 = (*(&kernelContext_19)->q_tile_0)[_S108 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            float4 _S117 = (*(&kernelContext_19)->q_tile_0)[_S110 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S117, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S117, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S117, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            float4 _S118 = (*(&kernelContext_19)->q_tile_0)[_S112 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S118, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            float4 _S119 = (*(&kernelContext_19)->q_tile_0)[_S114 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            float4 _S120 = (*(&kernelContext_19)->q_tile_0)[_S108 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[1U][2U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[2U][2U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[3U][2U]), part_2[3U][0U]);
            float4 _S121 = (*(&kernelContext_19)->q_tile_0)[_S110 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[1U][2U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[2U][2U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[3U][2U]), part_2[3U][1U]);
            float4 _S122 = (*(&kernelContext_19)->q_tile_0)[_S112 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[1U][2U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[2U][2U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[3U][2U]), part_2[3U][2U]);
            float4 _S123 = (*(&kernelContext_19)->q_tile_0)[_S114 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[1U][2U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[2U][2U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[3U][2U]), part_2[3U][3U]);
            float4 _S124 = (*(&kernelContext_19)->q_tile_0)[_S108 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S124, floats_of_0(k_quads_0[1U][3U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S124, floats_of_0(k_quads_0[2U][3U]), part_2[2U][0U]);
            float4 _S125 = floats_of_0(_S107);
            part_2[3U][0U] = multiply_0(_S124, _S125, part_2[3U][0U]);
            float4 _S126 = (*(&kernelContext_19)->q_tile_0)[_S110 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S126, floats_of_0(k_quads_0[1U][3U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S126, floats_of_0(k_quads_0[2U][3U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S126, _S125, part_2[3U][1U]);
            float4 _S127 = (*(&kernelContext_19)->q_tile_0)[_S112 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S127, floats_of_0(k_quads_0[1U][3U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S127, floats_of_0(k_quads_0[2U][3U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S127, _S125, part_2[3U][2U]);
            float4 _S128 = (*(&kernelContext_19)->q_tile_0)[_S114 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S128, floats_of_0(k_quads_0[1U][3U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S128, floats_of_0(k_quads_0[2U][3U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S128, _S125, part_2[3U][3U]);
            uint _S129 = _S79 + 4U;
            uint _S130 = min(_S129, _S80);
            thread array<array<uint2, int(4)>, int(4)> k_quads_1;
            uint2 _S131 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S130 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_1[0U][0U] = _S131;
            uint2 _S132 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S130 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_1[0U][1U] = _S132;
            uint2 _S133 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S130 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_1[0U][2U] = _S133;
            uint2 _S134 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S130 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_1[0U][3U] = _S134;
            uint _S135 = min(_S129 + 1U, _S80);
            uint2 _S136 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S135 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_1[1U][0U] = _S136;
            uint2 _S137 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S135 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_1[1U][1U] = _S137;
            uint2 _S138 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S135 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_1[1U][2U] = _S138;
            uint2 _S139 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S135 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_1[1U][3U] = _S139;
            uint _S140 = min(_S129 + 2U, _S80);
            uint2 _S141 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S140 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_1[2U][0U] = _S141;
            uint2 _S142 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S140 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_1[2U][1U] = _S142;
            uint2 _S143 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S140 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_1[2U][2U] = _S143;
            uint2 _S144 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S140 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_1[2U][3U] = _S144;
            uint _S145 = min(_S129 + 3U, _S80);
            uint2 _S146 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S145 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_1[3U][0U] = _S146;
            uint2 _S147 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S145 * (&kernelContext_19)->params_0->k_row_0, _S84, &kernelContext_19);
            k_quads_1[3U][1U] = _S147;
            uint2 _S148 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S145 * (&kernelContext_19)->params_0->k_row_0, _S86, &kernelContext_19);
            k_quads_1[3U][2U] = _S148;
            uint2 _S149 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S49 + _S145 * (&kernelContext_19)->params_0->k_row_0, _S88, &kernelContext_19);
            k_quads_1[3U][3U] = _S149;
            float4 _S150 = (*(&kernelContext_19)->q_tile_0)[_S108 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S150, floats_of_0(k_quads_1[1U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S150, floats_of_0(k_quads_1[2U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S150, floats_of_0(k_quads_1[3U][0U]), part_2[7U][0U]);
            float4 _S151 = (*(&kernelContext_19)->q_tile_0)[_S110 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S151, floats_of_0(k_quads_1[1U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S151, floats_of_0(k_quads_1[2U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S151, floats_of_0(k_quads_1[3U][0U]), part_2[7U][1U]);
            float4 _S152 = (*(&kernelContext_19)->q_tile_0)[_S112 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S152, floats_of_0(k_quads_1[1U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S152, floats_of_0(k_quads_1[2U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S152, floats_of_0(k_quads_1[3U][0U]), part_2[7U][2U]);
            float4 _S153 = (*(&kernelContext_19)->q_tile_0)[_S114 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S153, floats_of_0(k_quads_1[1U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S153, floats_of_0(k_quads_1[2U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S153, floats_of_0(k_quads_1[3U][0U]), part_2[7U][3U]);
            float4 _S154 = (*(&kernelContext_19)->q_tile_0)[_S108 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S154, floats_of_0(k_quads_1[1U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S154, floats_of_0(k_quads_1[2U][1U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S154, floats_of_0(k_quads_1[3U][1U]), part_2[7U][0U]);
            float4 _S155 = (*(&kernelContext_19)->q_tile_0)[_S110 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S155, floats_of_0(k_quads_1[1U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S155, floats_of_0(k_quads_1[2U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S155, floats_of_0(k_quads_1[3U][1U]), part_2[7U][1U]);
            float4 _S156 = (*(&kernelContext_19)->q_tile_0)[_S112 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S156, floats_of_0(k_quads_1[1U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S156, floats_of_0(k_quads_1[2U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S156, floats_of_0(k_quads_1[3U][1U]), part_2[7U][2U]);
            float4 _S157 = (*(&kernelContext_19)->q_tile_0)[_S114 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S157, floats_of_0(k_quads_1[1U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S157, floats_of_0(k_quads_1[2U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S157, floats_of_0(k_quads_1[3U][1U]), part_2[7U][3U]);
            float4 _S158 = (*(&kernelContext_19)->q_tile_0)[_S108 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S158, floats_of_0(k_quads_1[1U][2U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S158, floats_of_0(k_quads_1[2U][2U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S158, floats_of_0(k_quads_1[3U][2U]), part_2[7U][0U]);
            float4 _S159 = (*(&kernelContext_19)->q_tile_0)[_S110 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S159, floats_of_0(k_quads_1[1U][2U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S159, floats_of_0(k_quads_1[2U][2U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S159, floats_of_0(k_quads_1[3U][2U]), part_2[7U][1U]);
            float4 _S160 = (*(&kernelContext_19)->q_tile_0)[_S112 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S160, floats_of_0(k_quads_1[1U][2U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S160, floats_of_0(k_quads_1[2U][2U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S160, floats_of_0(k_quads_1[3U][2U]), part_2[7U][2U]);
            float4 _S161 = (*(&kernelContext_19)->q_tile_0)[_S114 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S161, floats_of_0(k_quads_1[1U][2U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S161, floats_of_0(k_quads_1[2U][2U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S161, floats_of_0(k_quads_1[3U][2U]), part_2[7U][3U]);
            float4 _S162 = (*(&kernelContext_19)->q_tile_0)[_S108 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S162, floats_of_0(k_quads_1[1U][3U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S162, floats_of_0(k_quads_1[2U][3U]), part_2[6U][0U]);
            float4 _S163 = floats_of_0(_S149);
            part_2[7U][0U] = multiply_0(_S162, _S163, part_2[7U][0U]);
            float4 _S164 = (*(&kernelContext_19)->q_tile_0)[_S110 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S164, floats_of_0(k_quads_1[1U][3U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S164, floats_of_0(k_quads_1[2U][3U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S164, _S163, part_2[7U][1U]);
            float4 _S165 = (*(&kernelContext_19)->q_tile_0)[_S112 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S165, floats_of_0(k_quads_1[1U][3U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S165, floats_of_0(k_quads_1[2U][3U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S165, _S163, part_2[7U][2U]);
            float4 _S166 = (*(&kernelContext_19)->q_tile_0)[_S114 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S166, floats_of_0(k_quads_1[1U][3U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S166, floats_of_0(k_quads_1[2U][3U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S166, _S163, part_2[7U][3U]);
            thread array<float, int(4)> _S167 = part_2[0U];
            float _S168 = sum_of_row_0(&_S167, &kernelContext_19);
            thread float score_3 = _S168;
            thread bool poison_3 = false;
            uint _S169 = min(_S57, _S66);
            bool _S170 = hide_0(&score_3, _S79, _S169, _S59, &poison_3, &kernelContext_19);
            float _S171 = max(-3.4028234663852886e+38, score_3);
            thread array<float4, int(2)> told_0;
            if(poison_3)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S170)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S172 = part_2[1U];
            float _S173 = sum_of_row_0(&_S172, &kernelContext_19);
            thread float score_4 = _S173;
            thread bool poison_4 = false;
            bool _S174 = hide_0(&score_4, _S90, _S169, _S59, &poison_4, &kernelContext_19);
            float _S175 = max(_S171, score_4);
            if(poison_4)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S174)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S176 = part_2[2U];
            float _S177 = sum_of_row_0(&_S176, &kernelContext_19);
            thread float score_5 = _S177;
            thread bool poison_5 = false;
            bool _S178 = hide_0(&score_5, _S96, _S169, _S59, &poison_5, &kernelContext_19);
            float _S179 = max(_S175, score_5);
            if(poison_5)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S178)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S180 = part_2[3U];
            float _S181 = sum_of_row_0(&_S180, &kernelContext_19);
            thread float score_6 = _S181;
            thread bool poison_6 = false;
            bool _S182 = hide_0(&score_6, _S102, _S169, _S59, &poison_6, &kernelContext_19);
            float _S183 = max(_S179, score_6);
            if(poison_6)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S182)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S184 = part_2[4U];
            float _S185 = sum_of_row_0(&_S184, &kernelContext_19);
            thread float score_7 = _S185;
            thread bool poison_7 = false;
            bool _S186 = hide_0(&score_7, _S129, _S169, _S59, &poison_7, &kernelContext_19);
            float _S187 = max(_S183, score_7);
            if(poison_7)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S186)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S188 = part_2[5U];
            float _S189 = sum_of_row_0(&_S188, &kernelContext_19);
            thread float score_8 = _S189;
            thread bool poison_8 = false;
            bool _S190 = hide_0(&score_8, _S79 + 5U, _S169, _S59, &poison_8, &kernelContext_19);
            float _S191 = max(_S187, score_8);
            if(poison_8)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S190)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S192 = part_2[6U];
            float _S193 = sum_of_row_0(&_S192, &kernelContext_19);
            thread float score_9 = _S193;
            thread bool poison_9 = false;
            bool _S194 = hide_0(&score_9, _S79 + 6U, _S169, _S59, &poison_9, &kernelContext_19);
            float _S195 = max(_S191, score_9);
            if(poison_9)
            {
                sign_2 = 2143289344U;
            }
            else
            {
                if(_S194)
                {
                    sign_2 = 4286578688U;
                }
                else
                {
                    sign_2 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_2)));
            thread array<float, int(4)> _S196 = part_2[7U];
            float _S197 = sum_of_row_0(&_S196, &kernelContext_19);
            thread float score_10 = _S197;
            thread bool poison_10 = false;
            bool _S198 = hide_0(&score_10, _S79 + 7U, _S169, _S59, &poison_10, &kernelContext_19);
            float _S199 = max(_S195, score_10);
            if(poison_10)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S198)
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
                _S42 = step_0 < steps_0;
            }
            else
            {
                _S42 = false;
            }
            if(_S42)
            {
                uint _S200 = _S54 * 64U + step_0;
                uint _S201 = _S200 * 2U;
                (*(&kernelContext_19)->scores_0)[_S201] = told_0[0U];
                (*(&kernelContext_19)->scores_0)[_S201 + 1U] = told_0[1U];
                (*(&kernelContext_19)->peaks_0)[_S200] = _S199;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S45 * steps_0))
            {
            }
            else
            {
                break;
            }
            uint row_9 = quotient_0(item_0, steps_0);
            uint step_1 = item_0 - row_9 * steps_0;
            eight_0 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S202 = eight_0 < step_1;
                if(_S202)
                {
                }
                else
                {
                    break;
                }
                uint _S203 = row_9 * 64U + eight_0;
                float other_0 = (*(&kernelContext_19)->peaks_0)[_S203];
                if(_S202)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_19)->peaks_0)[_S203 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_19)->peaks_0)[_S203 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_19)->peaks_0)[_S203 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_19)->peaks_0)[_S203 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_19)->peaks_0)[_S203 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_19)->peaks_0)[_S203 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_19)->peaks_0)[_S203 + 7U];
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
            uint _S204 = row_9 * 64U + step_1;
            float _S205 = max(before_0, (*(&kernelContext_19)->peaks_0)[_S204]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_19)->range_peaks_0)[row_9] = _S205;
            }
            uint _S206 = _S204 * 2U;
            thread float4 weights_0 = (*(&kernelContext_19)->scores_0)[_S206];
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
                sign_1 = 2147483648U;
            }
            else
            {
                float _S207 = exp(score_11 - _S205);
                weights_0.x = _S207;
                poison_0 = 0U;
                before_1 = _S207;
                sign_1 = 0U;
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
                sign_2 = 2147483648U;
            }
            else
            {
                float _S208 = exp(score_12 - _S205);
                weights_0.y = _S208;
                float sum_2 = before_1 + _S208;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_2 = sign_1;
            }
            float score_13 = weights_0.z;
            uint sign_3;
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
                sign_3 = 2147483648U;
            }
            else
            {
                float _S209 = exp(score_13 - _S205);
                weights_0.z = _S209;
                float sum_3 = before_2 + _S209;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_3 = sign_2;
            }
            float score_14 = weights_0.w;
            uint poison_11;
            uint sign_4;
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
                sign_4 = 2147483648U;
            }
            else
            {
                float _S210 = exp(score_14 - _S205);
                weights_0.w = _S210;
                float sum_4 = before_3 + _S210;
                poison_11 = poison_2;
                before_4 = sum_4;
                sign_4 = sign_3;
            }
            (*(&kernelContext_19)->scores_0)[_S206] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_19)->scores_0)[_S206 + 1U];
            float score_15 = weights_1.x;
            uint poison_12;
            uint sign_5;
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
                sign_5 = 2147483648U;
            }
            else
            {
                float _S211 = exp(score_15 - _S205);
                weights_1.x = _S211;
                float sum_5 = before_4 + _S211;
                poison_12 = poison_11;
                before_5 = sum_5;
                sign_5 = sign_4;
            }
            float score_16 = weights_1.y;
            uint poison_13;
            uint sign_6;
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
                sign_6 = 2147483648U;
            }
            else
            {
                float _S212 = exp(score_16 - _S205);
                weights_1.y = _S212;
                float sum_6 = before_5 + _S212;
                poison_13 = poison_12;
                before_6 = sum_6;
                sign_6 = sign_5;
            }
            float score_17 = weights_1.z;
            uint poison_14;
            uint sign_7;
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
                sign_7 = 2147483648U;
            }
            else
            {
                float _S213 = exp(score_17 - _S205);
                weights_1.z = _S213;
                float sum_7 = before_6 + _S213;
                poison_14 = poison_13;
                before_7 = sum_7;
                sign_7 = sign_6;
            }
            float score_18 = weights_1.w;
            uint sign_8;
            uint poison_15;
            float sum_8;
            if(is_special_0(weights_1.w))
            {
                if((as_type<uint>((score_18))) != 4286578688U)
                {
                    sign_8 = 2147483648U;
                }
                else
                {
                    sign_8 = poison_14;
                }
                weights_1.w = -1.0;
                uint _S214 = sign_8;
                sign_8 = 2147483648U;
                sum_8 = before_7;
                poison_15 = _S214;
            }
            else
            {
                float _S215 = exp(score_18 - _S205);
                weights_1.w = _S215;
                float sum_9 = before_7 + _S215;
                sign_8 = sign_7;
                sum_8 = sum_9;
                poison_15 = poison_14;
            }
            (*(&kernelContext_19)->scores_0)[_S206 + 1U] = weights_1;
            (*(&kernelContext_19)->factors_0)[_S204] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S205)))) | sign_8)));
            (*(&kernelContext_19)->sums_0)[_S204] = (as_type<float>(((as_type<uint>((sum_8))) | poison_15)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S65;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S216 = steps_0 * 8U;
            if(eight_0 < _S216)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_19)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S217 = 256U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S217] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S218 = 512U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S218] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S219 = 768U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S219] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S220 = first_key_0 + eight_0 + 64U;
            uint2 _S221 = load_v_0(_S50, _S220, _S66, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S221;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            uint2 _S222 = load_v_0(_S50, _S220, _S66, _S217, &kernelContext_19);
            next_v_0[1U][1U] = _S222;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            uint2 _S223 = load_v_0(_S50, _S220, _S66, _S218, &kernelContext_19);
            next_v_0[1U][2U] = _S223;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            uint2 _S224 = load_v_0(_S50, _S220, _S66, _S219, &kernelContext_19);
            next_v_0[1U][3U] = _S224;
            uint _S225 = min(32U, _S216 - eight_0);
            uint _S226 = thread_0 / 32U;
            if(_S226 < _S45)
            {
                uint _S227 = _S226 * 64U + eight_0 / 8U;
                if(0U < _S225)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S227])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_9 = 0U | slot_1;
                if(8U < _S225)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S227 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | poison_0;
                if(16U < _S225)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S227 + 2U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | sign_1;
                if(24U < _S225)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S227 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | poison_1;
                if((sign_12 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_19)->factors_0)[_S227];
                    float4 _S228 = acc_1[0U] * float4((*(&kernelContext_19)->factors_0)[_S227]) ;
                    acc_1[0U] = _S228;
                    uint _S229 = _S227 * 2U;
                    float4 _S230 = weigh_0((*(&kernelContext_19)->scores_0)[_S229].x, (*(&kernelContext_19)->v_tile_0)[_S64], _S228);
                    acc_1[0U] = _S230;
                    float4 _S231 = weigh_0((*(&kernelContext_19)->scores_0)[_S229].y, (*(&kernelContext_19)->v_tile_0)[32U + _S64], _S230);
                    acc_1[0U] = _S231;
                    float4 _S232 = weigh_0((*(&kernelContext_19)->scores_0)[_S229].z, (*(&kernelContext_19)->v_tile_0)[64U + _S64], _S231);
                    acc_1[0U] = _S232;
                    float4 _S233 = weigh_0((*(&kernelContext_19)->scores_0)[_S229].w, (*(&kernelContext_19)->v_tile_0)[96U + _S64], _S232);
                    acc_1[0U] = _S233;
                    float4 _S234 = weigh_0((*(&kernelContext_19)->scores_0)[_S229 + 1U].x, (*(&kernelContext_19)->v_tile_0)[128U + _S64], _S233);
                    acc_1[0U] = _S234;
                    float4 _S235 = weigh_0((*(&kernelContext_19)->scores_0)[_S229 + 1U].y, (*(&kernelContext_19)->v_tile_0)[160U + _S64], _S234);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_19)->scores_0)[_S229 + 1U].z, (*(&kernelContext_19)->v_tile_0)[192U + _S64], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_19)->scores_0)[_S229 + 1U].w, (*(&kernelContext_19)->v_tile_0)[224U + _S64], _S236);
                    acc_1[0U] = _S237;
                    float _S238 = fma(l_2[0U], factor_0, (*(&kernelContext_19)->sums_0)[_S227]);
                    l_2[0U] = _S238;
                    uint _S239 = _S227 + 1U;
                    float factor_1 = (*(&kernelContext_19)->factors_0)[_S239];
                    float4 _S240 = _S237 * float4((*(&kernelContext_19)->factors_0)[_S239]) ;
                    acc_1[0U] = _S240;
                    uint _S241 = _S239 * 2U;
                    float4 _S242 = weigh_0((*(&kernelContext_19)->scores_0)[_S241].x, (*(&kernelContext_19)->v_tile_0)[256U + _S64], _S240);
                    acc_1[0U] = _S242;
                    float4 _S243 = weigh_0((*(&kernelContext_19)->scores_0)[_S241].y, (*(&kernelContext_19)->v_tile_0)[288U + _S64], _S242);
                    acc_1[0U] = _S243;
                    float4 _S244 = weigh_0((*(&kernelContext_19)->scores_0)[_S241].z, (*(&kernelContext_19)->v_tile_0)[320U + _S64], _S243);
                    acc_1[0U] = _S244;
                    float4 _S245 = weigh_0((*(&kernelContext_19)->scores_0)[_S241].w, (*(&kernelContext_19)->v_tile_0)[352U + _S64], _S244);
                    acc_1[0U] = _S245;
                    float4 _S246 = weigh_0((*(&kernelContext_19)->scores_0)[_S241 + 1U].x, (*(&kernelContext_19)->v_tile_0)[384U + _S64], _S245);
                    acc_1[0U] = _S246;
                    float4 _S247 = weigh_0((*(&kernelContext_19)->scores_0)[_S241 + 1U].y, (*(&kernelContext_19)->v_tile_0)[416U + _S64], _S246);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_19)->scores_0)[_S241 + 1U].z, (*(&kernelContext_19)->v_tile_0)[448U + _S64], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_19)->scores_0)[_S241 + 1U].w, (*(&kernelContext_19)->v_tile_0)[480U + _S64], _S248);
                    acc_1[0U] = _S249;
                    float _S250 = fma(_S238, factor_1, (*(&kernelContext_19)->sums_0)[_S239]);
                    l_2[0U] = _S250;
                    uint _S251 = _S227 + 2U;
                    float factor_2 = (*(&kernelContext_19)->factors_0)[_S251];
                    float4 _S252 = _S249 * float4((*(&kernelContext_19)->factors_0)[_S251]) ;
                    acc_1[0U] = _S252;
                    uint _S253 = _S251 * 2U;
                    float4 _S254 = weigh_0((*(&kernelContext_19)->scores_0)[_S253].x, (*(&kernelContext_19)->v_tile_0)[512U + _S64], _S252);
                    acc_1[0U] = _S254;
                    float4 _S255 = weigh_0((*(&kernelContext_19)->scores_0)[_S253].y, (*(&kernelContext_19)->v_tile_0)[544U + _S64], _S254);
                    acc_1[0U] = _S255;
                    float4 _S256 = weigh_0((*(&kernelContext_19)->scores_0)[_S253].z, (*(&kernelContext_19)->v_tile_0)[576U + _S64], _S255);
                    acc_1[0U] = _S256;
                    float4 _S257 = weigh_0((*(&kernelContext_19)->scores_0)[_S253].w, (*(&kernelContext_19)->v_tile_0)[608U + _S64], _S256);
                    acc_1[0U] = _S257;
                    float4 _S258 = weigh_0((*(&kernelContext_19)->scores_0)[_S253 + 1U].x, (*(&kernelContext_19)->v_tile_0)[640U + _S64], _S257);
                    acc_1[0U] = _S258;
                    float4 _S259 = weigh_0((*(&kernelContext_19)->scores_0)[_S253 + 1U].y, (*(&kernelContext_19)->v_tile_0)[672U + _S64], _S258);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_19)->scores_0)[_S253 + 1U].z, (*(&kernelContext_19)->v_tile_0)[704U + _S64], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_19)->scores_0)[_S253 + 1U].w, (*(&kernelContext_19)->v_tile_0)[736U + _S64], _S260);
                    acc_1[0U] = _S261;
                    float _S262 = fma(_S250, factor_2, (*(&kernelContext_19)->sums_0)[_S251]);
                    l_2[0U] = _S262;
                    uint _S263 = _S227 + 3U;
                    float factor_3 = (*(&kernelContext_19)->factors_0)[_S263];
                    float4 _S264 = _S261 * float4((*(&kernelContext_19)->factors_0)[_S263]) ;
                    acc_1[0U] = _S264;
                    uint _S265 = _S263 * 2U;
                    float4 _S266 = weigh_0((*(&kernelContext_19)->scores_0)[_S265].x, (*(&kernelContext_19)->v_tile_0)[768U + _S64], _S264);
                    acc_1[0U] = _S266;
                    float4 _S267 = weigh_0((*(&kernelContext_19)->scores_0)[_S265].y, (*(&kernelContext_19)->v_tile_0)[800U + _S64], _S266);
                    acc_1[0U] = _S267;
                    float4 _S268 = weigh_0((*(&kernelContext_19)->scores_0)[_S265].z, (*(&kernelContext_19)->v_tile_0)[832U + _S64], _S267);
                    acc_1[0U] = _S268;
                    float4 _S269 = weigh_0((*(&kernelContext_19)->scores_0)[_S265].w, (*(&kernelContext_19)->v_tile_0)[864U + _S64], _S268);
                    acc_1[0U] = _S269;
                    float4 _S270 = weigh_0((*(&kernelContext_19)->scores_0)[_S265 + 1U].x, (*(&kernelContext_19)->v_tile_0)[896U + _S64], _S269);
                    acc_1[0U] = _S270;
                    float4 _S271 = weigh_0((*(&kernelContext_19)->scores_0)[_S265 + 1U].y, (*(&kernelContext_19)->v_tile_0)[928U + _S64], _S270);
                    acc_1[0U] = _S271;
                    float4 _S272 = weigh_0((*(&kernelContext_19)->scores_0)[_S265 + 1U].z, (*(&kernelContext_19)->v_tile_0)[960U + _S64], _S271);
                    acc_1[0U] = _S272;
                    acc_1[0U] = weigh_0((*(&kernelContext_19)->scores_0)[_S265 + 1U].w, (*(&kernelContext_19)->v_tile_0)[992U + _S64], _S272);
                    l_2[0U] = fma(_S262, factor_3, (*(&kernelContext_19)->sums_0)[_S263]);
                }
                else
                {
                    sign_2 = 0U;
                    for(;;)
                    {
                        uint _S273 = sign_2 * 8U;
                        if(_S273 < _S225)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S274 = _S227 + sign_2;
                        float factor_4 = (as_type<float>(((as_type<uint>(((*(&kernelContext_19)->factors_0)[_S274]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_4) ;
                        uint _S275 = _S274 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_19)->scores_0)[_S275].x, (*(&kernelContext_19)->v_tile_0)[_S273 * 32U + _S64], acc_1[0U]);
                        if(((*(&kernelContext_19)->scores_0)[_S275].x) >= 0.0)
                        {
                            _S43 = more_0;
                        }
                        else
                        {
                            _S43 = acc_1[0U];
                        }
                        acc_1[0U] = _S43;
                        float4 more_1 = weigh_0((*(&kernelContext_19)->scores_0)[_S275].y, (*(&kernelContext_19)->v_tile_0)[(_S273 + 1U) * 32U + _S64], acc_1[0U]);
                        float4 _S276;
                        if(((*(&kernelContext_19)->scores_0)[_S275].y) >= 0.0)
                        {
                            _S276 = more_1;
                        }
                        else
                        {
                            _S276 = acc_1[0U];
                        }
                        acc_1[0U] = _S276;
                        float4 more_2 = weigh_0((*(&kernelContext_19)->scores_0)[_S275].z, (*(&kernelContext_19)->v_tile_0)[(_S273 + 2U) * 32U + _S64], acc_1[0U]);
                        float4 _S277;
                        if(((*(&kernelContext_19)->scores_0)[_S275].z) >= 0.0)
                        {
                            _S277 = more_2;
                        }
                        else
                        {
                            _S277 = acc_1[0U];
                        }
                        acc_1[0U] = _S277;
                        float4 more_3 = weigh_0((*(&kernelContext_19)->scores_0)[_S275].w, (*(&kernelContext_19)->v_tile_0)[(_S273 + 3U) * 32U + _S64], acc_1[0U]);
                        float4 _S278;
                        if(((*(&kernelContext_19)->scores_0)[_S275].w) >= 0.0)
                        {
                            _S278 = more_3;
                        }
                        else
                        {
                            _S278 = acc_1[0U];
                        }
                        acc_1[0U] = _S278;
                        float4 more_4 = weigh_0((*(&kernelContext_19)->scores_0)[_S275 + 1U].x, (*(&kernelContext_19)->v_tile_0)[(_S273 + 4U) * 32U + _S64], acc_1[0U]);
                        float4 _S279;
                        if(((*(&kernelContext_19)->scores_0)[_S275 + 1U].x) >= 0.0)
                        {
                            _S279 = more_4;
                        }
                        else
                        {
                            _S279 = acc_1[0U];
                        }
                        acc_1[0U] = _S279;
                        float4 more_5 = weigh_0((*(&kernelContext_19)->scores_0)[_S275 + 1U].y, (*(&kernelContext_19)->v_tile_0)[(_S273 + 5U) * 32U + _S64], acc_1[0U]);
                        float4 _S280;
                        if(((*(&kernelContext_19)->scores_0)[_S275 + 1U].y) >= 0.0)
                        {
                            _S280 = more_5;
                        }
                        else
                        {
                            _S280 = acc_1[0U];
                        }
                        acc_1[0U] = _S280;
                        float4 more_6 = weigh_0((*(&kernelContext_19)->scores_0)[_S275 + 1U].z, (*(&kernelContext_19)->v_tile_0)[(_S273 + 6U) * 32U + _S64], acc_1[0U]);
                        float4 _S281;
                        if(((*(&kernelContext_19)->scores_0)[_S275 + 1U].z) >= 0.0)
                        {
                            _S281 = more_6;
                        }
                        else
                        {
                            _S281 = acc_1[0U];
                        }
                        acc_1[0U] = _S281;
                        float4 more_7 = weigh_0((*(&kernelContext_19)->scores_0)[_S275 + 1U].w, (*(&kernelContext_19)->v_tile_0)[(_S273 + 7U) * 32U + _S64], acc_1[0U]);
                        float4 _S282;
                        if(((*(&kernelContext_19)->scores_0)[_S275 + 1U].w) >= 0.0)
                        {
                            _S282 = more_7;
                        }
                        else
                        {
                            _S282 = acc_1[0U];
                        }
                        acc_1[0U] = _S282;
                        float sum_10 = (*(&kernelContext_19)->sums_0)[_S274];
                        l_2[0U] = fma(l_2[0U], factor_4, abs((*(&kernelContext_19)->sums_0)[_S274]));
                        if((as_type<uint>((sum_10))) >= 2147483648U)
                        {
                            poisoned_5[0U] = true;
                        }
                        sign_2 = sign_2 + 1U;
                    }
                }
            }
            eight_0 = eight_0 + 32U;
        }
        uint _S283 = min(thread_0 / 32U, _S53);
        uint row_10 = _S44.first_row_0 + _S283;
        float m_3 = (*(&kernelContext_19)->range_peaks_0)[_S283];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S45)
            {
                uint _S284 = query_of_0(row_10, &kernelContext_19);
                uint _S285 = keys_of_query_0(_S46, _S284, &kernelContext_19);
                _S42 = first_key_0 < _S285;
            }
            else
            {
                _S42 = false;
            }
            if(_S42)
            {
                thread Work_0 _S286 = _S44;
                uint _S287 = head_of_0(&_S286, row_10, &kernelContext_19);
                uint _S288 = query_of_0(row_10, &kernelContext_19);
                uint _S289 = scratch_of_0(_S44.batch_0, _S287, _S288, range_1, &kernelContext_19);
                store_range_0(_S289, _S64, m_3, l_2[0U], poisoned_5[0U], &kernelContext_19);
                store_range_quad_0(_S289, _S64, acc_1[0U], &kernelContext_19);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S290 = fold_2;
            float _S291 = folded_0(&_S290, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S291;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S42 = range_2 < (_S44.last_range_0);
        }
        else
        {
            _S42 = false;
        }
        if(!_S42)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S292 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S293 = finish_row_0(before_0, &poisoned_5[0U], &kernelContext_19);
    if(_S292 < _S45)
    {
        uint _S294 = _S44.first_row_0 + _S292;
        thread Work_0 _S295 = _S44;
        uint _S296 = o_of_0(&_S295, _S294, &kernelContext_19);
        uint _S297 = _S64 * 4U;
        if(RANGES_0 == 0U)
        {
            _S43 = acc_1[0U];
        }
        else
        {
            _S43 = total_2[0U];
        }
        store_quad_0(_S296, _S297, _S43 * float4(_S293) , poisoned_5[0U], &kernelContext_19);
    }
    return;
}

