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

uint2 load_raw_quad_0(packed_uint2 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    uint2 _S18 = uint2(int2(int(0)) );
    uint2 raw_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = uint2(*(words_0+(row_4 + element_0) / 4U)) ;
    }
    else
    {
        raw_0 = _S18;
    }
    return raw_0;
}

uint2 load_raw_quad_1(packed_uint2 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S19 = uint2(int2(int(0)) );
    uint2 raw_1;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_1 = uint2(*(words_1+(row_5 + element_1) / 4U)) ;
    }
    else
    {
        raw_1 = _S19;
    }
    return raw_1;
}

float4 floats_of_0(uint2 raw_2)
{
    uint _S20 = raw_2.x;
    uint _S21 = raw_2.y;
    return float4(f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)), f16tof32_0(uint2(_S21 & 65535U, _S21 >> 16U)));
}

float4 load_quad_0(packed_uint2 device* words_2, uint row_6, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S22 = load_raw_quad_1(words_2, row_6, element_2, kernelContext_9);
    return floats_of_0(_S22);
}

uint2 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_10)
{
    uint2 _S23 = load_raw_quad_1(kernelContext_10->v_words_0, v_head_1 + min(first_0 + slot_0 / 8U, end_0 - 1U) * kernelContext_10->params_0->v_row_0, slot_0 % 8U * 4U, kernelContext_10);
    return _S23;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_11)
{
    float _S24 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_11->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S24;
    float _S25 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_11->_S4) ^ 2U))));
    float _S26 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_11->_S4) ^ 3U))));
    return near_0 + (_S25 + _S26);
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_1, uint key_0, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_12)
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
        *score_1 = *score_1 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S27;
    if(!hidden_1)
    {
        _S27 = is_special_0(*score_1);
    }
    else
    {
        _S27 = false;
    }
    if(_S27)
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

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_13)
{
    return kernelContext_13->params_0->scratch_offset_0 + (((batch_3 * kernelContext_13->params_0->heads_0 + head_0) * kernelContext_13->params_0->q_len_0 + query_1) * kernelContext_13->params_0->ranges_0 + range_0) * ((kernelContext_13->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_14)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S29 = kernelContext_14->scratch_0+(place_0 + (kernelContext_14->params_0->head_dim_0 + 3U) / 4U);
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
    float _S31 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S31);
    (&fold_0)->add_0 = exp(m_2 - _S31);
    *total_m_0 = _S31;
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
    uint _S32 = kernelContext_17->params_0->o_offset_0 + work_4->batch_0 * kernelContext_17->params_0->o_batch_0;
    uint _S33 = head_of_0(work_4, row_7, kernelContext_17);
    uint _S34 = _S32 + _S33 * kernelContext_17->params_0->o_head_0;
    uint _S35 = query_of_0(row_7, kernelContext_17);
    return _S34 + _S35 * kernelContext_17->params_0->o_row_0;
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

uint pair_of_0(float low_0, float high_0, bool poisoned_3)
{
    uint _S39;
    if(poisoned_3)
    {
        _S39 = 2113961472U;
    }
    else
    {
        _S39 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S39;
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

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint2 device* q_words_1 [[buffer(1)]], packed_uint2 device* v_words_1 [[buffer(3)]], packed_uint2 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint2 device* o_words_1 [[buffer(4)]])
{
    bool _S40;
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
    float4 _S41;
    thread KernelContext_0 kernelContext_19;
    (&kernelContext_19)->params_0 = params_1;
    (&kernelContext_19)->key_lengths_0 = key_lengths_1;
    (&kernelContext_19)->q_words_0 = q_words_1;
    (&kernelContext_19)->v_words_0 = v_words_1;
    (&kernelContext_19)->k_words_0 = k_words_1;
    (&kernelContext_19)->mask_values_0 = mask_values_1;
    (&kernelContext_19)->scratch_0 = scratch_1;
    (&kernelContext_19)->o_words_0 = o_words_1;
    threadgroup array<float4, int(32)> q_tile_1;
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
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S42 = find_work_0(number_2, 4U, &kernelContext_19);
    uint _S43 = min(4U, _S42.rows_0 - _S42.first_row_0);
    uint last_row_0 = _S42.first_row_0 + _S43 - 1U;
    uint _S44 = keys_of_batch_0(_S42.batch_0, &kernelContext_19);
    uint _S45 = query_of_0(last_row_0, &kernelContext_19);
    uint _S46 = keys_of_query_0(_S44, _S45, &kernelContext_19);
    uint _S47 = (&kernelContext_19)->params_0->k_offset_0 + _S42.batch_0 * (&kernelContext_19)->params_0->k_batch_0 + _S42.kv_head_0 * (&kernelContext_19)->params_0->k_head_0;
    uint _S48 = (&kernelContext_19)->params_0->v_offset_0 + _S42.batch_0 * (&kernelContext_19)->params_0->v_batch_0 + _S42.kv_head_0 * (&kernelContext_19)->params_0->v_head_0;
    uint lane_1 = thread_0 % 4U;
    uint quads_of_rows_0 = (_S43 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 4U;
    uint team_step_0 = quotient_0(team_0, quads_of_rows_0);
    uint first_of_quad_0 = (team_0 - team_step_0 * quads_of_rows_0) * 4U;
    uint _S49 = lane_1 % 4U;
    uint _S50 = first_of_quad_0 + _S49;
    uint _S51 = _S43 - 1U;
    uint _S52 = min(_S50, _S51);
    bool live_0;
    if(_S50 < _S43)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S53 = _S42.first_row_0 + _S52;
    uint _S54 = query_of_0(_S53, &kernelContext_19);
    uint _S55 = keys_of_query_0(_S44, _S54, &kernelContext_19);
    thread Work_0 _S56 = _S42;
    uint _S57 = mask_of_0(&_S56, _S53, &kernelContext_19);
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
        uint _S58 = _S42.first_row_0 + min(slot_1 / 8U, _S51);
        thread Work_0 _S59 = _S42;
        uint _S60 = q_of_0(&_S59, _S58, &kernelContext_19);
        float4 _S61 = load_quad_0((&kernelContext_19)->q_words_0, _S60, slot_1 % 8U * 4U, &kernelContext_19);
        (*(&kernelContext_19)->q_tile_0)[slot_1] = _S61 * float4((&kernelContext_19)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S62 = thread_0 % 8U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_5;
    float4 _S63 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S63;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S63;
    l_2[0U] = 0.0;
    poisoned_5[0U] = false;
    uint range_1 = _S42.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_19)->params_0->range_keys_0;
        uint _S64 = min(first_key_0 + (&kernelContext_19)->params_0->range_keys_0, _S46);
        uint steps_0;
        if(_S64 > first_key_0)
        {
            steps_0 = (_S64 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<uint2, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            uint2 _S65 = load_v_0(_S48, first_key_0, _S64, thread_0, &kernelContext_19);
            next_v_0[0U][0U] = _S65;
            uint _S66 = 256U + thread_0;
            uint2 _S67 = load_v_0(_S48, first_key_0, _S64, _S66, &kernelContext_19);
            next_v_0[0U][1U] = _S67;
            uint _S68 = 512U + thread_0;
            uint2 _S69 = load_v_0(_S48, first_key_0, _S64, _S68, &kernelContext_19);
            next_v_0[0U][2U] = _S69;
            uint _S70 = 768U + thread_0;
            uint2 _S71 = load_v_0(_S48, first_key_0, _S64, _S70, &kernelContext_19);
            next_v_0[0U][3U] = _S71;
            uint _S72 = first_key_0 + 128U;
            uint2 _S73 = load_v_0(_S48, _S72, _S64, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S73;
            uint2 _S74 = load_v_0(_S48, _S72, _S64, _S66, &kernelContext_19);
            next_v_0[1U][1U] = _S74;
            uint2 _S75 = load_v_0(_S48, _S72, _S64, _S68, &kernelContext_19);
            next_v_0[1U][2U] = _S75;
            uint2 _S76 = load_v_0(_S48, _S72, _S64, _S70, &kernelContext_19);
            next_v_0[1U][3U] = _S76;
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
            uint _S77 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S78 = _S64 - 1U;
            uint _S79 = min(_S77, _S78);
            thread array<array<uint2, int(2)>, int(8)> k_quads_0;
            uint _S80 = lane_1 * 4U;
            uint2 _S81 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S79 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[0U][0U] = _S81;
            uint _S82 = (4U + lane_1) * 4U;
            uint2 _S83 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S79 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[0U][1U] = _S83;
            uint _S84 = _S77 + 1U;
            uint _S85 = min(_S84, _S78);
            uint2 _S86 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S85 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[1U][0U] = _S86;
            uint2 _S87 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S85 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[1U][1U] = _S87;
            uint _S88 = _S77 + 2U;
            uint _S89 = min(_S88, _S78);
            uint2 _S90 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S89 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[2U][0U] = _S90;
            uint2 _S91 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S89 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[2U][1U] = _S91;
            uint _S92 = _S77 + 3U;
            uint _S93 = min(_S92, _S78);
            uint2 _S94 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S93 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[3U][0U] = _S94;
            uint2 _S95 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S93 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[3U][1U] = _S95;
            uint _S96 = _S77 + 4U;
            uint _S97 = min(_S96, _S78);
            uint2 _S98 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[4U][0U] = _S98;
            uint2 _S99 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[4U][1U] = _S99;
            uint _S100 = _S77 + 5U;
            uint _S101 = min(_S100, _S78);
            uint2 _S102 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S101 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[5U][0U] = _S102;
            uint2 _S103 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S101 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[5U][1U] = _S103;
            uint _S104 = _S77 + 6U;
            uint _S105 = min(_S104, _S78);
            uint2 _S106 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S105 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[6U][0U] = _S106;
            uint2 _S107 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S105 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[6U][1U] = _S107;
            uint _S108 = _S77 + 7U;
            uint _S109 = min(_S108, _S78);
            uint2 _S110 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S109 * (&kernelContext_19)->params_0->k_row_0, _S80, &kernelContext_19);
            k_quads_0[7U][0U] = _S110;
            uint2 _S111 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S47 + _S109 * (&kernelContext_19)->params_0->k_row_0, _S82, &kernelContext_19);
            k_quads_0[7U][1U] = _S111;
            uint _S112 = (first_of_quad_0 + (_S49 ^ 0U)) * 8U;
            float4 _S113 = (*(&kernelContext_19)->q_tile_0)[_S112 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[4U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[5U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[6U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S113, floats_of_0(k_quads_0[7U][0U]), part_2[7U][0U]);
            uint _S114 = (first_of_quad_0 + (_S49 ^ 1U)) * 8U;
            float4 _S115 = (*(&kernelContext_19)->q_tile_0)[_S114 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[4U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[5U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[6U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S115, floats_of_0(k_quads_0[7U][0U]), part_2[7U][1U]);
            uint _S116 = (first_of_quad_0 + (_S49 ^ 2U)) * 8U;
            float4 _S117 = (*(&kernelContext_19)->q_tile_0)[_S116 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S116 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[4U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[5U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[6U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S117, floats_of_0(k_quads_0[7U][0U]), part_2[7U][2U]);
            uint _S118 = (first_of_quad_0 + (_S49 ^ 3U)) * 8U;
            float4 _S119 = (*(&kernelContext_19)->q_tile_0)[_S118 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S118 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[4U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[5U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[6U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S119, floats_of_0(k_quads_0[7U][0U]), part_2[7U][3U]);
            float4 _S120 = (*(&kernelContext_19)->q_tile_0)[_S112 + 4U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[4U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[5U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S120, floats_of_0(k_quads_0[6U][1U]), part_2[6U][0U]);
            float4 _S121 = floats_of_0(_S111);
            part_2[7U][0U] = multiply_0(_S120, _S121, part_2[7U][0U]);
            float4 _S122 = (*(&kernelContext_19)->q_tile_0)[_S114 + 4U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S122, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S122, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S122, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S122, floats_of_0(k_quads_0[4U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S122, floats_of_0(k_quads_0[5U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S122, floats_of_0(k_quads_0[6U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S122, _S121, part_2[7U][1U]);
            float4 _S123 = (*(&kernelContext_19)->q_tile_0)[_S116 + 4U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S116 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S123, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S123, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S123, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S123, floats_of_0(k_quads_0[4U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S123, floats_of_0(k_quads_0[5U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S123, floats_of_0(k_quads_0[6U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S123, _S121, part_2[7U][2U]);
            float4 _S124 = (*(&kernelContext_19)->q_tile_0)[_S118 + 4U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S118 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S124, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S124, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S124, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S124, floats_of_0(k_quads_0[4U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S124, floats_of_0(k_quads_0[5U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S124, floats_of_0(k_quads_0[6U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S124, _S121, part_2[7U][3U]);
            thread array<float, int(4)> _S125 = part_2[0U];
            float _S126 = sum_of_row_0(&_S125, &kernelContext_19);
            thread float score_2 = _S126;
            thread bool poison_8 = false;
            uint _S127 = min(_S55, _S64);
            bool _S128 = hide_0(&score_2, _S77, _S127, _S57, &poison_8, &kernelContext_19);
            float _S129 = max(-3.4028234663852886e+38, score_2);
            thread array<float4, int(2)> told_0;
            if(poison_8)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S128)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_2)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S130 = part_2[1U];
            float _S131 = sum_of_row_0(&_S130, &kernelContext_19);
            thread float score_3 = _S131;
            thread bool poison_9 = false;
            bool _S132 = hide_0(&score_3, _S84, _S127, _S57, &poison_9, &kernelContext_19);
            float _S133 = max(_S129, score_3);
            if(poison_9)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S132)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S134 = part_2[2U];
            float _S135 = sum_of_row_0(&_S134, &kernelContext_19);
            thread float score_4 = _S135;
            thread bool poison_10 = false;
            bool _S136 = hide_0(&score_4, _S88, _S127, _S57, &poison_10, &kernelContext_19);
            float _S137 = max(_S133, score_4);
            if(poison_10)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S136)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S138 = part_2[3U];
            float _S139 = sum_of_row_0(&_S138, &kernelContext_19);
            thread float score_5 = _S139;
            thread bool poison_11 = false;
            bool _S140 = hide_0(&score_5, _S92, _S127, _S57, &poison_11, &kernelContext_19);
            float _S141 = max(_S137, score_5);
            if(poison_11)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S140)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S142 = part_2[4U];
            float _S143 = sum_of_row_0(&_S142, &kernelContext_19);
            thread float score_6 = _S143;
            thread bool poison_12 = false;
            bool _S144 = hide_0(&score_6, _S96, _S127, _S57, &poison_12, &kernelContext_19);
            float _S145 = max(_S141, score_6);
            if(poison_12)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S144)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_6)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S146 = part_2[5U];
            float _S147 = sum_of_row_0(&_S146, &kernelContext_19);
            thread float score_7 = _S147;
            thread bool poison_13 = false;
            bool _S148 = hide_0(&score_7, _S100, _S127, _S57, &poison_13, &kernelContext_19);
            float _S149 = max(_S145, score_7);
            if(poison_13)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S148)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S150 = part_2[6U];
            float _S151 = sum_of_row_0(&_S150, &kernelContext_19);
            thread float score_8 = _S151;
            thread bool poison_14 = false;
            bool _S152 = hide_0(&score_8, _S104, _S127, _S57, &poison_14, &kernelContext_19);
            float _S153 = max(_S149, score_8);
            if(poison_14)
            {
                sign_2 = 2143289344U;
            }
            else
            {
                if(_S152)
                {
                    sign_2 = 4286578688U;
                }
                else
                {
                    sign_2 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_2)));
            thread array<float, int(4)> _S154 = part_2[7U];
            float _S155 = sum_of_row_0(&_S154, &kernelContext_19);
            thread float score_9 = _S155;
            thread bool poison_15 = false;
            bool _S156 = hide_0(&score_9, _S108, _S127, _S57, &poison_15, &kernelContext_19);
            float _S157 = max(_S153, score_9);
            if(poison_15)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S156)
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
                _S40 = step_0 < steps_0;
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                uint _S158 = _S52 * 64U + step_0;
                uint _S159 = _S158 * 2U;
                (*(&kernelContext_19)->scores_0)[_S159] = told_0[0U];
                (*(&kernelContext_19)->scores_0)[_S159 + 1U] = told_0[1U];
                (*(&kernelContext_19)->peaks_0)[_S158] = _S157;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S43 * steps_0))
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
                bool _S160 = eight_0 < step_1;
                if(_S160)
                {
                }
                else
                {
                    break;
                }
                uint _S161 = row_9 * 64U + eight_0;
                float other_0 = (*(&kernelContext_19)->peaks_0)[_S161];
                if(_S160)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_19)->peaks_0)[_S161 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_19)->peaks_0)[_S161 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_19)->peaks_0)[_S161 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_19)->peaks_0)[_S161 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_19)->peaks_0)[_S161 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_19)->peaks_0)[_S161 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_19)->peaks_0)[_S161 + 7U];
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
            uint _S162 = row_9 * 64U + step_1;
            float _S163 = max(before_0, (*(&kernelContext_19)->peaks_0)[_S162]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_19)->range_peaks_0)[row_9] = _S163;
            }
            uint _S164 = _S162 * 2U;
            thread float4 weights_0 = (*(&kernelContext_19)->scores_0)[_S164];
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
                float _S165 = exp(score_10 - _S163);
                weights_0.x = _S165;
                poison_0 = 0U;
                before_1 = _S165;
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
                float _S166 = exp(score_11 - _S163);
                weights_0.y = _S166;
                float sum_2 = before_1 + _S166;
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
                float _S167 = exp(score_12 - _S163);
                weights_0.z = _S167;
                float sum_3 = before_2 + _S167;
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
                float _S168 = exp(score_13 - _S163);
                weights_0.w = _S168;
                float sum_4 = before_3 + _S168;
                poison_3 = poison_2;
                before_4 = sum_4;
                sign_4 = sign_3;
            }
            (*(&kernelContext_19)->scores_0)[_S164] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_19)->scores_0)[_S164 + 1U];
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
                float _S169 = exp(score_14 - _S163);
                weights_1.x = _S169;
                float sum_5 = before_4 + _S169;
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
                float _S170 = exp(score_15 - _S163);
                weights_1.y = _S170;
                float sum_6 = before_5 + _S170;
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
                float _S171 = exp(score_16 - _S163);
                weights_1.z = _S171;
                float sum_7 = before_6 + _S171;
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
                uint _S172 = sign_8;
                sign_8 = 2147483648U;
                sum_8 = before_7;
                poison_7 = _S172;
            }
            else
            {
                float _S173 = exp(score_17 - _S163);
                weights_1.w = _S173;
                float sum_9 = before_7 + _S173;
                sign_8 = sign_7;
                sum_8 = sum_9;
                poison_7 = poison_6;
            }
            (*(&kernelContext_19)->scores_0)[_S164 + 1U] = weights_1;
            (*(&kernelContext_19)->factors_0)[_S162] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S163)))) | sign_8)));
            (*(&kernelContext_19)->sums_0)[_S162] = (as_type<float>(((as_type<uint>((sum_8))) | poison_7)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S63;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S174 = steps_0 * 8U;
            if(eight_0 < _S174)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_19)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S175 = 256U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S175] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S176 = 512U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S176] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S177 = 768U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S177] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S178 = first_key_0 + eight_0 + 256U;
            uint2 _S179 = load_v_0(_S48, _S178, _S64, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S179;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            uint2 _S180 = load_v_0(_S48, _S178, _S64, _S175, &kernelContext_19);
            next_v_0[1U][1U] = _S180;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            uint2 _S181 = load_v_0(_S48, _S178, _S64, _S176, &kernelContext_19);
            next_v_0[1U][2U] = _S181;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            uint2 _S182 = load_v_0(_S48, _S178, _S64, _S177, &kernelContext_19);
            next_v_0[1U][3U] = _S182;
            uint _S183 = min(128U, _S174 - eight_0);
            uint _S184 = thread_0 / 8U;
            if(_S184 < _S43)
            {
                uint _S185 = _S184 * 64U + eight_0 / 8U;
                if(0U < _S183)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_9 = 0U | slot_1;
                if(8U < _S183)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | poison_0;
                if(16U < _S183)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 2U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | sign_1;
                if(24U < _S183)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | poison_1;
                if(32U < _S183)
                {
                    sign_2 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 4U])));
                }
                else
                {
                    sign_2 = 2147483648U;
                }
                uint sign_13 = sign_12 | sign_2;
                if(40U < _S183)
                {
                    poison_2 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 5U])));
                }
                else
                {
                    poison_2 = 2147483648U;
                }
                uint sign_14 = sign_13 | poison_2;
                if(48U < _S183)
                {
                    sign_3 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 6U])));
                }
                else
                {
                    sign_3 = 2147483648U;
                }
                uint sign_15 = sign_14 | sign_3;
                if(56U < _S183)
                {
                    poison_3 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 7U])));
                }
                else
                {
                    poison_3 = 2147483648U;
                }
                uint sign_16 = sign_15 | poison_3;
                if(64U < _S183)
                {
                    sign_4 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 8U])));
                }
                else
                {
                    sign_4 = 2147483648U;
                }
                uint sign_17 = sign_16 | sign_4;
                if(72U < _S183)
                {
                    poison_4 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 9U])));
                }
                else
                {
                    poison_4 = 2147483648U;
                }
                uint sign_18 = sign_17 | poison_4;
                if(80U < _S183)
                {
                    sign_5 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 10U])));
                }
                else
                {
                    sign_5 = 2147483648U;
                }
                uint sign_19 = sign_18 | sign_5;
                if(88U < _S183)
                {
                    poison_5 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 11U])));
                }
                else
                {
                    poison_5 = 2147483648U;
                }
                uint sign_20 = sign_19 | poison_5;
                if(96U < _S183)
                {
                    sign_6 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 12U])));
                }
                else
                {
                    sign_6 = 2147483648U;
                }
                uint sign_21 = sign_20 | sign_6;
                if(104U < _S183)
                {
                    poison_6 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 13U])));
                }
                else
                {
                    poison_6 = 2147483648U;
                }
                uint sign_22 = sign_21 | poison_6;
                if(112U < _S183)
                {
                    sign_7 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 14U])));
                }
                else
                {
                    sign_7 = 2147483648U;
                }
                uint sign_23 = sign_22 | sign_7;
                if(120U < _S183)
                {
                    sign_8 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S185 + 15U])));
                }
                else
                {
                    sign_8 = 2147483648U;
                }
                uint sign_24 = sign_23 | sign_8;
                if((sign_24 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_19)->factors_0)[_S185];
                    float4 _S186 = acc_1[0U] * float4((*(&kernelContext_19)->factors_0)[_S185]) ;
                    acc_1[0U] = _S186;
                    uint _S187 = _S185 * 2U;
                    float4 _S188 = weigh_0((*(&kernelContext_19)->scores_0)[_S187].x, (*(&kernelContext_19)->v_tile_0)[_S62], _S186);
                    acc_1[0U] = _S188;
                    float4 _S189 = weigh_0((*(&kernelContext_19)->scores_0)[_S187].y, (*(&kernelContext_19)->v_tile_0)[8U + _S62], _S188);
                    acc_1[0U] = _S189;
                    float4 _S190 = weigh_0((*(&kernelContext_19)->scores_0)[_S187].z, (*(&kernelContext_19)->v_tile_0)[16U + _S62], _S189);
                    acc_1[0U] = _S190;
                    float4 _S191 = weigh_0((*(&kernelContext_19)->scores_0)[_S187].w, (*(&kernelContext_19)->v_tile_0)[24U + _S62], _S190);
                    acc_1[0U] = _S191;
                    float4 _S192 = weigh_0((*(&kernelContext_19)->scores_0)[_S187 + 1U].x, (*(&kernelContext_19)->v_tile_0)[32U + _S62], _S191);
                    acc_1[0U] = _S192;
                    float4 _S193 = weigh_0((*(&kernelContext_19)->scores_0)[_S187 + 1U].y, (*(&kernelContext_19)->v_tile_0)[40U + _S62], _S192);
                    acc_1[0U] = _S193;
                    float4 _S194 = weigh_0((*(&kernelContext_19)->scores_0)[_S187 + 1U].z, (*(&kernelContext_19)->v_tile_0)[48U + _S62], _S193);
                    acc_1[0U] = _S194;
                    float4 _S195 = weigh_0((*(&kernelContext_19)->scores_0)[_S187 + 1U].w, (*(&kernelContext_19)->v_tile_0)[56U + _S62], _S194);
                    acc_1[0U] = _S195;
                    float _S196 = fma(l_2[0U], factor_0, (*(&kernelContext_19)->sums_0)[_S185]);
                    l_2[0U] = _S196;
                    uint _S197 = _S185 + 1U;
                    float factor_1 = (*(&kernelContext_19)->factors_0)[_S197];
                    float4 _S198 = _S195 * float4((*(&kernelContext_19)->factors_0)[_S197]) ;
                    acc_1[0U] = _S198;
                    uint _S199 = _S197 * 2U;
                    float4 _S200 = weigh_0((*(&kernelContext_19)->scores_0)[_S199].x, (*(&kernelContext_19)->v_tile_0)[64U + _S62], _S198);
                    acc_1[0U] = _S200;
                    float4 _S201 = weigh_0((*(&kernelContext_19)->scores_0)[_S199].y, (*(&kernelContext_19)->v_tile_0)[72U + _S62], _S200);
                    acc_1[0U] = _S201;
                    float4 _S202 = weigh_0((*(&kernelContext_19)->scores_0)[_S199].z, (*(&kernelContext_19)->v_tile_0)[80U + _S62], _S201);
                    acc_1[0U] = _S202;
                    float4 _S203 = weigh_0((*(&kernelContext_19)->scores_0)[_S199].w, (*(&kernelContext_19)->v_tile_0)[88U + _S62], _S202);
                    acc_1[0U] = _S203;
                    float4 _S204 = weigh_0((*(&kernelContext_19)->scores_0)[_S199 + 1U].x, (*(&kernelContext_19)->v_tile_0)[96U + _S62], _S203);
                    acc_1[0U] = _S204;
                    float4 _S205 = weigh_0((*(&kernelContext_19)->scores_0)[_S199 + 1U].y, (*(&kernelContext_19)->v_tile_0)[104U + _S62], _S204);
                    acc_1[0U] = _S205;
                    float4 _S206 = weigh_0((*(&kernelContext_19)->scores_0)[_S199 + 1U].z, (*(&kernelContext_19)->v_tile_0)[112U + _S62], _S205);
                    acc_1[0U] = _S206;
                    float4 _S207 = weigh_0((*(&kernelContext_19)->scores_0)[_S199 + 1U].w, (*(&kernelContext_19)->v_tile_0)[120U + _S62], _S206);
                    acc_1[0U] = _S207;
                    float _S208 = fma(_S196, factor_1, (*(&kernelContext_19)->sums_0)[_S197]);
                    l_2[0U] = _S208;
                    uint _S209 = _S185 + 2U;
                    float factor_2 = (*(&kernelContext_19)->factors_0)[_S209];
                    float4 _S210 = _S207 * float4((*(&kernelContext_19)->factors_0)[_S209]) ;
                    acc_1[0U] = _S210;
                    uint _S211 = _S209 * 2U;
                    float4 _S212 = weigh_0((*(&kernelContext_19)->scores_0)[_S211].x, (*(&kernelContext_19)->v_tile_0)[128U + _S62], _S210);
                    acc_1[0U] = _S212;
                    float4 _S213 = weigh_0((*(&kernelContext_19)->scores_0)[_S211].y, (*(&kernelContext_19)->v_tile_0)[136U + _S62], _S212);
                    acc_1[0U] = _S213;
                    float4 _S214 = weigh_0((*(&kernelContext_19)->scores_0)[_S211].z, (*(&kernelContext_19)->v_tile_0)[144U + _S62], _S213);
                    acc_1[0U] = _S214;
                    float4 _S215 = weigh_0((*(&kernelContext_19)->scores_0)[_S211].w, (*(&kernelContext_19)->v_tile_0)[152U + _S62], _S214);
                    acc_1[0U] = _S215;
                    float4 _S216 = weigh_0((*(&kernelContext_19)->scores_0)[_S211 + 1U].x, (*(&kernelContext_19)->v_tile_0)[160U + _S62], _S215);
                    acc_1[0U] = _S216;
                    float4 _S217 = weigh_0((*(&kernelContext_19)->scores_0)[_S211 + 1U].y, (*(&kernelContext_19)->v_tile_0)[168U + _S62], _S216);
                    acc_1[0U] = _S217;
                    float4 _S218 = weigh_0((*(&kernelContext_19)->scores_0)[_S211 + 1U].z, (*(&kernelContext_19)->v_tile_0)[176U + _S62], _S217);
                    acc_1[0U] = _S218;
                    float4 _S219 = weigh_0((*(&kernelContext_19)->scores_0)[_S211 + 1U].w, (*(&kernelContext_19)->v_tile_0)[184U + _S62], _S218);
                    acc_1[0U] = _S219;
                    float _S220 = fma(_S208, factor_2, (*(&kernelContext_19)->sums_0)[_S209]);
                    l_2[0U] = _S220;
                    uint _S221 = _S185 + 3U;
                    float factor_3 = (*(&kernelContext_19)->factors_0)[_S221];
                    float4 _S222 = _S219 * float4((*(&kernelContext_19)->factors_0)[_S221]) ;
                    acc_1[0U] = _S222;
                    uint _S223 = _S221 * 2U;
                    float4 _S224 = weigh_0((*(&kernelContext_19)->scores_0)[_S223].x, (*(&kernelContext_19)->v_tile_0)[192U + _S62], _S222);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_19)->scores_0)[_S223].y, (*(&kernelContext_19)->v_tile_0)[200U + _S62], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_19)->scores_0)[_S223].z, (*(&kernelContext_19)->v_tile_0)[208U + _S62], _S225);
                    acc_1[0U] = _S226;
                    float4 _S227 = weigh_0((*(&kernelContext_19)->scores_0)[_S223].w, (*(&kernelContext_19)->v_tile_0)[216U + _S62], _S226);
                    acc_1[0U] = _S227;
                    float4 _S228 = weigh_0((*(&kernelContext_19)->scores_0)[_S223 + 1U].x, (*(&kernelContext_19)->v_tile_0)[224U + _S62], _S227);
                    acc_1[0U] = _S228;
                    float4 _S229 = weigh_0((*(&kernelContext_19)->scores_0)[_S223 + 1U].y, (*(&kernelContext_19)->v_tile_0)[232U + _S62], _S228);
                    acc_1[0U] = _S229;
                    float4 _S230 = weigh_0((*(&kernelContext_19)->scores_0)[_S223 + 1U].z, (*(&kernelContext_19)->v_tile_0)[240U + _S62], _S229);
                    acc_1[0U] = _S230;
                    float4 _S231 = weigh_0((*(&kernelContext_19)->scores_0)[_S223 + 1U].w, (*(&kernelContext_19)->v_tile_0)[248U + _S62], _S230);
                    acc_1[0U] = _S231;
                    float _S232 = fma(_S220, factor_3, (*(&kernelContext_19)->sums_0)[_S221]);
                    l_2[0U] = _S232;
                    uint _S233 = _S185 + 4U;
                    float factor_4 = (*(&kernelContext_19)->factors_0)[_S233];
                    float4 _S234 = _S231 * float4((*(&kernelContext_19)->factors_0)[_S233]) ;
                    acc_1[0U] = _S234;
                    uint _S235 = _S233 * 2U;
                    float4 _S236 = weigh_0((*(&kernelContext_19)->scores_0)[_S235].x, (*(&kernelContext_19)->v_tile_0)[256U + _S62], _S234);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_19)->scores_0)[_S235].y, (*(&kernelContext_19)->v_tile_0)[264U + _S62], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_19)->scores_0)[_S235].z, (*(&kernelContext_19)->v_tile_0)[272U + _S62], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_19)->scores_0)[_S235].w, (*(&kernelContext_19)->v_tile_0)[280U + _S62], _S238);
                    acc_1[0U] = _S239;
                    float4 _S240 = weigh_0((*(&kernelContext_19)->scores_0)[_S235 + 1U].x, (*(&kernelContext_19)->v_tile_0)[288U + _S62], _S239);
                    acc_1[0U] = _S240;
                    float4 _S241 = weigh_0((*(&kernelContext_19)->scores_0)[_S235 + 1U].y, (*(&kernelContext_19)->v_tile_0)[296U + _S62], _S240);
                    acc_1[0U] = _S241;
                    float4 _S242 = weigh_0((*(&kernelContext_19)->scores_0)[_S235 + 1U].z, (*(&kernelContext_19)->v_tile_0)[304U + _S62], _S241);
                    acc_1[0U] = _S242;
                    float4 _S243 = weigh_0((*(&kernelContext_19)->scores_0)[_S235 + 1U].w, (*(&kernelContext_19)->v_tile_0)[312U + _S62], _S242);
                    acc_1[0U] = _S243;
                    float _S244 = fma(_S232, factor_4, (*(&kernelContext_19)->sums_0)[_S233]);
                    l_2[0U] = _S244;
                    uint _S245 = _S185 + 5U;
                    float factor_5 = (*(&kernelContext_19)->factors_0)[_S245];
                    float4 _S246 = _S243 * float4((*(&kernelContext_19)->factors_0)[_S245]) ;
                    acc_1[0U] = _S246;
                    uint _S247 = _S245 * 2U;
                    float4 _S248 = weigh_0((*(&kernelContext_19)->scores_0)[_S247].x, (*(&kernelContext_19)->v_tile_0)[320U + _S62], _S246);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_19)->scores_0)[_S247].y, (*(&kernelContext_19)->v_tile_0)[328U + _S62], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_19)->scores_0)[_S247].z, (*(&kernelContext_19)->v_tile_0)[336U + _S62], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_19)->scores_0)[_S247].w, (*(&kernelContext_19)->v_tile_0)[344U + _S62], _S250);
                    acc_1[0U] = _S251;
                    float4 _S252 = weigh_0((*(&kernelContext_19)->scores_0)[_S247 + 1U].x, (*(&kernelContext_19)->v_tile_0)[352U + _S62], _S251);
                    acc_1[0U] = _S252;
                    float4 _S253 = weigh_0((*(&kernelContext_19)->scores_0)[_S247 + 1U].y, (*(&kernelContext_19)->v_tile_0)[360U + _S62], _S252);
                    acc_1[0U] = _S253;
                    float4 _S254 = weigh_0((*(&kernelContext_19)->scores_0)[_S247 + 1U].z, (*(&kernelContext_19)->v_tile_0)[368U + _S62], _S253);
                    acc_1[0U] = _S254;
                    float4 _S255 = weigh_0((*(&kernelContext_19)->scores_0)[_S247 + 1U].w, (*(&kernelContext_19)->v_tile_0)[376U + _S62], _S254);
                    acc_1[0U] = _S255;
                    float _S256 = fma(_S244, factor_5, (*(&kernelContext_19)->sums_0)[_S245]);
                    l_2[0U] = _S256;
                    uint _S257 = _S185 + 6U;
                    float factor_6 = (*(&kernelContext_19)->factors_0)[_S257];
                    float4 _S258 = _S255 * float4((*(&kernelContext_19)->factors_0)[_S257]) ;
                    acc_1[0U] = _S258;
                    uint _S259 = _S257 * 2U;
                    float4 _S260 = weigh_0((*(&kernelContext_19)->scores_0)[_S259].x, (*(&kernelContext_19)->v_tile_0)[384U + _S62], _S258);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_19)->scores_0)[_S259].y, (*(&kernelContext_19)->v_tile_0)[392U + _S62], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_19)->scores_0)[_S259].z, (*(&kernelContext_19)->v_tile_0)[400U + _S62], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_19)->scores_0)[_S259].w, (*(&kernelContext_19)->v_tile_0)[408U + _S62], _S262);
                    acc_1[0U] = _S263;
                    float4 _S264 = weigh_0((*(&kernelContext_19)->scores_0)[_S259 + 1U].x, (*(&kernelContext_19)->v_tile_0)[416U + _S62], _S263);
                    acc_1[0U] = _S264;
                    float4 _S265 = weigh_0((*(&kernelContext_19)->scores_0)[_S259 + 1U].y, (*(&kernelContext_19)->v_tile_0)[424U + _S62], _S264);
                    acc_1[0U] = _S265;
                    float4 _S266 = weigh_0((*(&kernelContext_19)->scores_0)[_S259 + 1U].z, (*(&kernelContext_19)->v_tile_0)[432U + _S62], _S265);
                    acc_1[0U] = _S266;
                    float4 _S267 = weigh_0((*(&kernelContext_19)->scores_0)[_S259 + 1U].w, (*(&kernelContext_19)->v_tile_0)[440U + _S62], _S266);
                    acc_1[0U] = _S267;
                    float _S268 = fma(_S256, factor_6, (*(&kernelContext_19)->sums_0)[_S257]);
                    l_2[0U] = _S268;
                    uint _S269 = _S185 + 7U;
                    float factor_7 = (*(&kernelContext_19)->factors_0)[_S269];
                    float4 _S270 = _S267 * float4((*(&kernelContext_19)->factors_0)[_S269]) ;
                    acc_1[0U] = _S270;
                    uint _S271 = _S269 * 2U;
                    float4 _S272 = weigh_0((*(&kernelContext_19)->scores_0)[_S271].x, (*(&kernelContext_19)->v_tile_0)[448U + _S62], _S270);
                    acc_1[0U] = _S272;
                    float4 _S273 = weigh_0((*(&kernelContext_19)->scores_0)[_S271].y, (*(&kernelContext_19)->v_tile_0)[456U + _S62], _S272);
                    acc_1[0U] = _S273;
                    float4 _S274 = weigh_0((*(&kernelContext_19)->scores_0)[_S271].z, (*(&kernelContext_19)->v_tile_0)[464U + _S62], _S273);
                    acc_1[0U] = _S274;
                    float4 _S275 = weigh_0((*(&kernelContext_19)->scores_0)[_S271].w, (*(&kernelContext_19)->v_tile_0)[472U + _S62], _S274);
                    acc_1[0U] = _S275;
                    float4 _S276 = weigh_0((*(&kernelContext_19)->scores_0)[_S271 + 1U].x, (*(&kernelContext_19)->v_tile_0)[480U + _S62], _S275);
                    acc_1[0U] = _S276;
                    float4 _S277 = weigh_0((*(&kernelContext_19)->scores_0)[_S271 + 1U].y, (*(&kernelContext_19)->v_tile_0)[488U + _S62], _S276);
                    acc_1[0U] = _S277;
                    float4 _S278 = weigh_0((*(&kernelContext_19)->scores_0)[_S271 + 1U].z, (*(&kernelContext_19)->v_tile_0)[496U + _S62], _S277);
                    acc_1[0U] = _S278;
                    float4 _S279 = weigh_0((*(&kernelContext_19)->scores_0)[_S271 + 1U].w, (*(&kernelContext_19)->v_tile_0)[504U + _S62], _S278);
                    acc_1[0U] = _S279;
                    float _S280 = fma(_S268, factor_7, (*(&kernelContext_19)->sums_0)[_S269]);
                    l_2[0U] = _S280;
                    uint _S281 = _S185 + 8U;
                    float factor_8 = (*(&kernelContext_19)->factors_0)[_S281];
                    float4 _S282 = _S279 * float4((*(&kernelContext_19)->factors_0)[_S281]) ;
                    acc_1[0U] = _S282;
                    uint _S283 = _S281 * 2U;
                    float4 _S284 = weigh_0((*(&kernelContext_19)->scores_0)[_S283].x, (*(&kernelContext_19)->v_tile_0)[512U + _S62], _S282);
                    acc_1[0U] = _S284;
                    float4 _S285 = weigh_0((*(&kernelContext_19)->scores_0)[_S283].y, (*(&kernelContext_19)->v_tile_0)[520U + _S62], _S284);
                    acc_1[0U] = _S285;
                    float4 _S286 = weigh_0((*(&kernelContext_19)->scores_0)[_S283].z, (*(&kernelContext_19)->v_tile_0)[528U + _S62], _S285);
                    acc_1[0U] = _S286;
                    float4 _S287 = weigh_0((*(&kernelContext_19)->scores_0)[_S283].w, (*(&kernelContext_19)->v_tile_0)[536U + _S62], _S286);
                    acc_1[0U] = _S287;
                    float4 _S288 = weigh_0((*(&kernelContext_19)->scores_0)[_S283 + 1U].x, (*(&kernelContext_19)->v_tile_0)[544U + _S62], _S287);
                    acc_1[0U] = _S288;
                    float4 _S289 = weigh_0((*(&kernelContext_19)->scores_0)[_S283 + 1U].y, (*(&kernelContext_19)->v_tile_0)[552U + _S62], _S288);
                    acc_1[0U] = _S289;
                    float4 _S290 = weigh_0((*(&kernelContext_19)->scores_0)[_S283 + 1U].z, (*(&kernelContext_19)->v_tile_0)[560U + _S62], _S289);
                    acc_1[0U] = _S290;
                    float4 _S291 = weigh_0((*(&kernelContext_19)->scores_0)[_S283 + 1U].w, (*(&kernelContext_19)->v_tile_0)[568U + _S62], _S290);
                    acc_1[0U] = _S291;
                    float _S292 = fma(_S280, factor_8, (*(&kernelContext_19)->sums_0)[_S281]);
                    l_2[0U] = _S292;
                    uint _S293 = _S185 + 9U;
                    float factor_9 = (*(&kernelContext_19)->factors_0)[_S293];
                    float4 _S294 = _S291 * float4((*(&kernelContext_19)->factors_0)[_S293]) ;
                    acc_1[0U] = _S294;
                    uint _S295 = _S293 * 2U;
                    float4 _S296 = weigh_0((*(&kernelContext_19)->scores_0)[_S295].x, (*(&kernelContext_19)->v_tile_0)[576U + _S62], _S294);
                    acc_1[0U] = _S296;
                    float4 _S297 = weigh_0((*(&kernelContext_19)->scores_0)[_S295].y, (*(&kernelContext_19)->v_tile_0)[584U + _S62], _S296);
                    acc_1[0U] = _S297;
                    float4 _S298 = weigh_0((*(&kernelContext_19)->scores_0)[_S295].z, (*(&kernelContext_19)->v_tile_0)[592U + _S62], _S297);
                    acc_1[0U] = _S298;
                    float4 _S299 = weigh_0((*(&kernelContext_19)->scores_0)[_S295].w, (*(&kernelContext_19)->v_tile_0)[600U + _S62], _S298);
                    acc_1[0U] = _S299;
                    float4 _S300 = weigh_0((*(&kernelContext_19)->scores_0)[_S295 + 1U].x, (*(&kernelContext_19)->v_tile_0)[608U + _S62], _S299);
                    acc_1[0U] = _S300;
                    float4 _S301 = weigh_0((*(&kernelContext_19)->scores_0)[_S295 + 1U].y, (*(&kernelContext_19)->v_tile_0)[616U + _S62], _S300);
                    acc_1[0U] = _S301;
                    float4 _S302 = weigh_0((*(&kernelContext_19)->scores_0)[_S295 + 1U].z, (*(&kernelContext_19)->v_tile_0)[624U + _S62], _S301);
                    acc_1[0U] = _S302;
                    float4 _S303 = weigh_0((*(&kernelContext_19)->scores_0)[_S295 + 1U].w, (*(&kernelContext_19)->v_tile_0)[632U + _S62], _S302);
                    acc_1[0U] = _S303;
                    float _S304 = fma(_S292, factor_9, (*(&kernelContext_19)->sums_0)[_S293]);
                    l_2[0U] = _S304;
                    uint _S305 = _S185 + 10U;
                    float factor_10 = (*(&kernelContext_19)->factors_0)[_S305];
                    float4 _S306 = _S303 * float4((*(&kernelContext_19)->factors_0)[_S305]) ;
                    acc_1[0U] = _S306;
                    uint _S307 = _S305 * 2U;
                    float4 _S308 = weigh_0((*(&kernelContext_19)->scores_0)[_S307].x, (*(&kernelContext_19)->v_tile_0)[640U + _S62], _S306);
                    acc_1[0U] = _S308;
                    float4 _S309 = weigh_0((*(&kernelContext_19)->scores_0)[_S307].y, (*(&kernelContext_19)->v_tile_0)[648U + _S62], _S308);
                    acc_1[0U] = _S309;
                    float4 _S310 = weigh_0((*(&kernelContext_19)->scores_0)[_S307].z, (*(&kernelContext_19)->v_tile_0)[656U + _S62], _S309);
                    acc_1[0U] = _S310;
                    float4 _S311 = weigh_0((*(&kernelContext_19)->scores_0)[_S307].w, (*(&kernelContext_19)->v_tile_0)[664U + _S62], _S310);
                    acc_1[0U] = _S311;
                    float4 _S312 = weigh_0((*(&kernelContext_19)->scores_0)[_S307 + 1U].x, (*(&kernelContext_19)->v_tile_0)[672U + _S62], _S311);
                    acc_1[0U] = _S312;
                    float4 _S313 = weigh_0((*(&kernelContext_19)->scores_0)[_S307 + 1U].y, (*(&kernelContext_19)->v_tile_0)[680U + _S62], _S312);
                    acc_1[0U] = _S313;
                    float4 _S314 = weigh_0((*(&kernelContext_19)->scores_0)[_S307 + 1U].z, (*(&kernelContext_19)->v_tile_0)[688U + _S62], _S313);
                    acc_1[0U] = _S314;
                    float4 _S315 = weigh_0((*(&kernelContext_19)->scores_0)[_S307 + 1U].w, (*(&kernelContext_19)->v_tile_0)[696U + _S62], _S314);
                    acc_1[0U] = _S315;
                    float _S316 = fma(_S304, factor_10, (*(&kernelContext_19)->sums_0)[_S305]);
                    l_2[0U] = _S316;
                    uint _S317 = _S185 + 11U;
                    float factor_11 = (*(&kernelContext_19)->factors_0)[_S317];
                    float4 _S318 = _S315 * float4((*(&kernelContext_19)->factors_0)[_S317]) ;
                    acc_1[0U] = _S318;
                    uint _S319 = _S317 * 2U;
                    float4 _S320 = weigh_0((*(&kernelContext_19)->scores_0)[_S319].x, (*(&kernelContext_19)->v_tile_0)[704U + _S62], _S318);
                    acc_1[0U] = _S320;
                    float4 _S321 = weigh_0((*(&kernelContext_19)->scores_0)[_S319].y, (*(&kernelContext_19)->v_tile_0)[712U + _S62], _S320);
                    acc_1[0U] = _S321;
                    float4 _S322 = weigh_0((*(&kernelContext_19)->scores_0)[_S319].z, (*(&kernelContext_19)->v_tile_0)[720U + _S62], _S321);
                    acc_1[0U] = _S322;
                    float4 _S323 = weigh_0((*(&kernelContext_19)->scores_0)[_S319].w, (*(&kernelContext_19)->v_tile_0)[728U + _S62], _S322);
                    acc_1[0U] = _S323;
                    float4 _S324 = weigh_0((*(&kernelContext_19)->scores_0)[_S319 + 1U].x, (*(&kernelContext_19)->v_tile_0)[736U + _S62], _S323);
                    acc_1[0U] = _S324;
                    float4 _S325 = weigh_0((*(&kernelContext_19)->scores_0)[_S319 + 1U].y, (*(&kernelContext_19)->v_tile_0)[744U + _S62], _S324);
                    acc_1[0U] = _S325;
                    float4 _S326 = weigh_0((*(&kernelContext_19)->scores_0)[_S319 + 1U].z, (*(&kernelContext_19)->v_tile_0)[752U + _S62], _S325);
                    acc_1[0U] = _S326;
                    float4 _S327 = weigh_0((*(&kernelContext_19)->scores_0)[_S319 + 1U].w, (*(&kernelContext_19)->v_tile_0)[760U + _S62], _S326);
                    acc_1[0U] = _S327;
                    float _S328 = fma(_S316, factor_11, (*(&kernelContext_19)->sums_0)[_S317]);
                    l_2[0U] = _S328;
                    uint _S329 = _S185 + 12U;
                    float factor_12 = (*(&kernelContext_19)->factors_0)[_S329];
                    float4 _S330 = _S327 * float4((*(&kernelContext_19)->factors_0)[_S329]) ;
                    acc_1[0U] = _S330;
                    uint _S331 = _S329 * 2U;
                    float4 _S332 = weigh_0((*(&kernelContext_19)->scores_0)[_S331].x, (*(&kernelContext_19)->v_tile_0)[768U + _S62], _S330);
                    acc_1[0U] = _S332;
                    float4 _S333 = weigh_0((*(&kernelContext_19)->scores_0)[_S331].y, (*(&kernelContext_19)->v_tile_0)[776U + _S62], _S332);
                    acc_1[0U] = _S333;
                    float4 _S334 = weigh_0((*(&kernelContext_19)->scores_0)[_S331].z, (*(&kernelContext_19)->v_tile_0)[784U + _S62], _S333);
                    acc_1[0U] = _S334;
                    float4 _S335 = weigh_0((*(&kernelContext_19)->scores_0)[_S331].w, (*(&kernelContext_19)->v_tile_0)[792U + _S62], _S334);
                    acc_1[0U] = _S335;
                    float4 _S336 = weigh_0((*(&kernelContext_19)->scores_0)[_S331 + 1U].x, (*(&kernelContext_19)->v_tile_0)[800U + _S62], _S335);
                    acc_1[0U] = _S336;
                    float4 _S337 = weigh_0((*(&kernelContext_19)->scores_0)[_S331 + 1U].y, (*(&kernelContext_19)->v_tile_0)[808U + _S62], _S336);
                    acc_1[0U] = _S337;
                    float4 _S338 = weigh_0((*(&kernelContext_19)->scores_0)[_S331 + 1U].z, (*(&kernelContext_19)->v_tile_0)[816U + _S62], _S337);
                    acc_1[0U] = _S338;
                    float4 _S339 = weigh_0((*(&kernelContext_19)->scores_0)[_S331 + 1U].w, (*(&kernelContext_19)->v_tile_0)[824U + _S62], _S338);
                    acc_1[0U] = _S339;
                    float _S340 = fma(_S328, factor_12, (*(&kernelContext_19)->sums_0)[_S329]);
                    l_2[0U] = _S340;
                    uint _S341 = _S185 + 13U;
                    float factor_13 = (*(&kernelContext_19)->factors_0)[_S341];
                    float4 _S342 = _S339 * float4((*(&kernelContext_19)->factors_0)[_S341]) ;
                    acc_1[0U] = _S342;
                    uint _S343 = _S341 * 2U;
                    float4 _S344 = weigh_0((*(&kernelContext_19)->scores_0)[_S343].x, (*(&kernelContext_19)->v_tile_0)[832U + _S62], _S342);
                    acc_1[0U] = _S344;
                    float4 _S345 = weigh_0((*(&kernelContext_19)->scores_0)[_S343].y, (*(&kernelContext_19)->v_tile_0)[840U + _S62], _S344);
                    acc_1[0U] = _S345;
                    float4 _S346 = weigh_0((*(&kernelContext_19)->scores_0)[_S343].z, (*(&kernelContext_19)->v_tile_0)[848U + _S62], _S345);
                    acc_1[0U] = _S346;
                    float4 _S347 = weigh_0((*(&kernelContext_19)->scores_0)[_S343].w, (*(&kernelContext_19)->v_tile_0)[856U + _S62], _S346);
                    acc_1[0U] = _S347;
                    float4 _S348 = weigh_0((*(&kernelContext_19)->scores_0)[_S343 + 1U].x, (*(&kernelContext_19)->v_tile_0)[864U + _S62], _S347);
                    acc_1[0U] = _S348;
                    float4 _S349 = weigh_0((*(&kernelContext_19)->scores_0)[_S343 + 1U].y, (*(&kernelContext_19)->v_tile_0)[872U + _S62], _S348);
                    acc_1[0U] = _S349;
                    float4 _S350 = weigh_0((*(&kernelContext_19)->scores_0)[_S343 + 1U].z, (*(&kernelContext_19)->v_tile_0)[880U + _S62], _S349);
                    acc_1[0U] = _S350;
                    float4 _S351 = weigh_0((*(&kernelContext_19)->scores_0)[_S343 + 1U].w, (*(&kernelContext_19)->v_tile_0)[888U + _S62], _S350);
                    acc_1[0U] = _S351;
                    float _S352 = fma(_S340, factor_13, (*(&kernelContext_19)->sums_0)[_S341]);
                    l_2[0U] = _S352;
                    uint _S353 = _S185 + 14U;
                    float factor_14 = (*(&kernelContext_19)->factors_0)[_S353];
                    float4 _S354 = _S351 * float4((*(&kernelContext_19)->factors_0)[_S353]) ;
                    acc_1[0U] = _S354;
                    uint _S355 = _S353 * 2U;
                    float4 _S356 = weigh_0((*(&kernelContext_19)->scores_0)[_S355].x, (*(&kernelContext_19)->v_tile_0)[896U + _S62], _S354);
                    acc_1[0U] = _S356;
                    float4 _S357 = weigh_0((*(&kernelContext_19)->scores_0)[_S355].y, (*(&kernelContext_19)->v_tile_0)[904U + _S62], _S356);
                    acc_1[0U] = _S357;
                    float4 _S358 = weigh_0((*(&kernelContext_19)->scores_0)[_S355].z, (*(&kernelContext_19)->v_tile_0)[912U + _S62], _S357);
                    acc_1[0U] = _S358;
                    float4 _S359 = weigh_0((*(&kernelContext_19)->scores_0)[_S355].w, (*(&kernelContext_19)->v_tile_0)[920U + _S62], _S358);
                    acc_1[0U] = _S359;
                    float4 _S360 = weigh_0((*(&kernelContext_19)->scores_0)[_S355 + 1U].x, (*(&kernelContext_19)->v_tile_0)[928U + _S62], _S359);
                    acc_1[0U] = _S360;
                    float4 _S361 = weigh_0((*(&kernelContext_19)->scores_0)[_S355 + 1U].y, (*(&kernelContext_19)->v_tile_0)[936U + _S62], _S360);
                    acc_1[0U] = _S361;
                    float4 _S362 = weigh_0((*(&kernelContext_19)->scores_0)[_S355 + 1U].z, (*(&kernelContext_19)->v_tile_0)[944U + _S62], _S361);
                    acc_1[0U] = _S362;
                    float4 _S363 = weigh_0((*(&kernelContext_19)->scores_0)[_S355 + 1U].w, (*(&kernelContext_19)->v_tile_0)[952U + _S62], _S362);
                    acc_1[0U] = _S363;
                    float _S364 = fma(_S352, factor_14, (*(&kernelContext_19)->sums_0)[_S353]);
                    l_2[0U] = _S364;
                    uint _S365 = _S185 + 15U;
                    float factor_15 = (*(&kernelContext_19)->factors_0)[_S365];
                    float4 _S366 = _S363 * float4((*(&kernelContext_19)->factors_0)[_S365]) ;
                    acc_1[0U] = _S366;
                    uint _S367 = _S365 * 2U;
                    float4 _S368 = weigh_0((*(&kernelContext_19)->scores_0)[_S367].x, (*(&kernelContext_19)->v_tile_0)[960U + _S62], _S366);
                    acc_1[0U] = _S368;
                    float4 _S369 = weigh_0((*(&kernelContext_19)->scores_0)[_S367].y, (*(&kernelContext_19)->v_tile_0)[968U + _S62], _S368);
                    acc_1[0U] = _S369;
                    float4 _S370 = weigh_0((*(&kernelContext_19)->scores_0)[_S367].z, (*(&kernelContext_19)->v_tile_0)[976U + _S62], _S369);
                    acc_1[0U] = _S370;
                    float4 _S371 = weigh_0((*(&kernelContext_19)->scores_0)[_S367].w, (*(&kernelContext_19)->v_tile_0)[984U + _S62], _S370);
                    acc_1[0U] = _S371;
                    float4 _S372 = weigh_0((*(&kernelContext_19)->scores_0)[_S367 + 1U].x, (*(&kernelContext_19)->v_tile_0)[992U + _S62], _S371);
                    acc_1[0U] = _S372;
                    float4 _S373 = weigh_0((*(&kernelContext_19)->scores_0)[_S367 + 1U].y, (*(&kernelContext_19)->v_tile_0)[1000U + _S62], _S372);
                    acc_1[0U] = _S373;
                    float4 _S374 = weigh_0((*(&kernelContext_19)->scores_0)[_S367 + 1U].z, (*(&kernelContext_19)->v_tile_0)[1008U + _S62], _S373);
                    acc_1[0U] = _S374;
                    acc_1[0U] = weigh_0((*(&kernelContext_19)->scores_0)[_S367 + 1U].w, (*(&kernelContext_19)->v_tile_0)[1016U + _S62], _S374);
                    l_2[0U] = fma(_S364, factor_15, (*(&kernelContext_19)->sums_0)[_S365]);
                }
                else
                {
                    poison_7 = 0U;
                    for(;;)
                    {
                        uint _S375 = poison_7 * 8U;
                        if(_S375 < _S183)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S376 = _S185 + poison_7;
                        float factor_16 = (as_type<float>(((as_type<uint>(((*(&kernelContext_19)->factors_0)[_S376]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_16) ;
                        uint _S377 = _S376 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_19)->scores_0)[_S377].x, (*(&kernelContext_19)->v_tile_0)[_S375 * 8U + _S62], acc_1[0U]);
                        if(((*(&kernelContext_19)->scores_0)[_S377].x) >= 0.0)
                        {
                            _S41 = more_0;
                        }
                        else
                        {
                            _S41 = acc_1[0U];
                        }
                        acc_1[0U] = _S41;
                        float4 more_1 = weigh_0((*(&kernelContext_19)->scores_0)[_S377].y, (*(&kernelContext_19)->v_tile_0)[(_S375 + 1U) * 8U + _S62], acc_1[0U]);
                        float4 _S378;
                        if(((*(&kernelContext_19)->scores_0)[_S377].y) >= 0.0)
                        {
                            _S378 = more_1;
                        }
                        else
                        {
                            _S378 = acc_1[0U];
                        }
                        acc_1[0U] = _S378;
                        float4 more_2 = weigh_0((*(&kernelContext_19)->scores_0)[_S377].z, (*(&kernelContext_19)->v_tile_0)[(_S375 + 2U) * 8U + _S62], acc_1[0U]);
                        float4 _S379;
                        if(((*(&kernelContext_19)->scores_0)[_S377].z) >= 0.0)
                        {
                            _S379 = more_2;
                        }
                        else
                        {
                            _S379 = acc_1[0U];
                        }
                        acc_1[0U] = _S379;
                        float4 more_3 = weigh_0((*(&kernelContext_19)->scores_0)[_S377].w, (*(&kernelContext_19)->v_tile_0)[(_S375 + 3U) * 8U + _S62], acc_1[0U]);
                        float4 _S380;
                        if(((*(&kernelContext_19)->scores_0)[_S377].w) >= 0.0)
                        {
                            _S380 = more_3;
                        }
                        else
                        {
                            _S380 = acc_1[0U];
                        }
                        acc_1[0U] = _S380;
                        float4 more_4 = weigh_0((*(&kernelContext_19)->scores_0)[_S377 + 1U].x, (*(&kernelContext_19)->v_tile_0)[(_S375 + 4U) * 8U + _S62], acc_1[0U]);
                        float4 _S381;
                        if(((*(&kernelContext_19)->scores_0)[_S377 + 1U].x) >= 0.0)
                        {
                            _S381 = more_4;
                        }
                        else
                        {
                            _S381 = acc_1[0U];
                        }
                        acc_1[0U] = _S381;
                        float4 more_5 = weigh_0((*(&kernelContext_19)->scores_0)[_S377 + 1U].y, (*(&kernelContext_19)->v_tile_0)[(_S375 + 5U) * 8U + _S62], acc_1[0U]);
                        float4 _S382;
                        if(((*(&kernelContext_19)->scores_0)[_S377 + 1U].y) >= 0.0)
                        {
                            _S382 = more_5;
                        }
                        else
                        {
                            _S382 = acc_1[0U];
                        }
                        acc_1[0U] = _S382;
                        float4 more_6 = weigh_0((*(&kernelContext_19)->scores_0)[_S377 + 1U].z, (*(&kernelContext_19)->v_tile_0)[(_S375 + 6U) * 8U + _S62], acc_1[0U]);
                        float4 _S383;
                        if(((*(&kernelContext_19)->scores_0)[_S377 + 1U].z) >= 0.0)
                        {
                            _S383 = more_6;
                        }
                        else
                        {
                            _S383 = acc_1[0U];
                        }
                        acc_1[0U] = _S383;
                        float4 more_7 = weigh_0((*(&kernelContext_19)->scores_0)[_S377 + 1U].w, (*(&kernelContext_19)->v_tile_0)[(_S375 + 7U) * 8U + _S62], acc_1[0U]);
                        float4 _S384;
                        if(((*(&kernelContext_19)->scores_0)[_S377 + 1U].w) >= 0.0)
                        {
                            _S384 = more_7;
                        }
                        else
                        {
                            _S384 = acc_1[0U];
                        }
                        acc_1[0U] = _S384;
                        float sum_10 = (*(&kernelContext_19)->sums_0)[_S376];
                        l_2[0U] = fma(l_2[0U], factor_16, abs((*(&kernelContext_19)->sums_0)[_S376]));
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
        uint _S385 = min(thread_0 / 8U, _S51);
        uint row_10 = _S42.first_row_0 + _S385;
        float m_3 = (*(&kernelContext_19)->range_peaks_0)[_S385];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 8U) < _S43)
            {
                uint _S386 = query_of_0(row_10, &kernelContext_19);
                uint _S387 = keys_of_query_0(_S44, _S386, &kernelContext_19);
                _S40 = first_key_0 < _S387;
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                thread Work_0 _S388 = _S42;
                uint _S389 = head_of_0(&_S388, row_10, &kernelContext_19);
                uint _S390 = query_of_0(row_10, &kernelContext_19);
                uint _S391 = scratch_of_0(_S42.batch_0, _S389, _S390, range_1, &kernelContext_19);
                store_range_0(_S391, _S62, m_3, l_2[0U], poisoned_5[0U], &kernelContext_19);
                store_range_quad_0(_S391, _S62, acc_1[0U], &kernelContext_19);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S392 = fold_2;
            float _S393 = folded_0(&_S392, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S393;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S40 = range_2 < (_S42.last_range_0);
        }
        else
        {
            _S40 = false;
        }
        if(!_S40)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S394 = thread_0 / 8U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S395 = finish_row_0(before_0, &poisoned_5[0U], &kernelContext_19);
    if(_S394 < _S43)
    {
        uint _S396 = _S42.first_row_0 + _S394;
        thread Work_0 _S397 = _S42;
        uint _S398 = o_of_0(&_S397, _S396, &kernelContext_19);
        uint _S399 = _S62 * 4U;
        if(RANGES_0 == 0U)
        {
            _S41 = acc_1[0U];
        }
        else
        {
            _S41 = total_2[0U];
        }
        store_quad_0(_S398, _S399, _S41 * float4(_S395) , poisoned_5[0U], &kernelContext_19);
    }
    return;
}

