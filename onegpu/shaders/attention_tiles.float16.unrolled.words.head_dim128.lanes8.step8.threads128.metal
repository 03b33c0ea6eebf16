#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
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
    uint device* k_words_0;
    uint device* v_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    uint device* o_words_0;
    array<float4, int(512)> threadgroup* k_tile_0;
    array<float4, int(512)> threadgroup* v_tile_0;
    uint _S4;
    uint _S5;
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
    uint _S19 = raw_1.x;
    uint _S20 = raw_1.y;
    return float4(f16tof32_0(uint2(_S19 & 65535U, _S19 >> 16U)), f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)));
}

float4 load_quad_0(uint device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S21 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S21);
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_9)
{
    float _S22 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_9->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S22;
    float _S23 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_9->_S4) ^ 2U))));
    float _S24 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_9->_S4) ^ 3U))));
    float score_0 = near_0 + (_S23 + _S24);
    float _S25 = (simd_shuffle((score_0), ushort((int((kernelContext_9->_S5) ^ 4U)))));
    return score_0 + _S25;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_0, uint end_0, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_10)
{
    bool hidden_0 = key_0 >= end_0;
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
        float bias_0 = kernelContext_10->mask_values_0[mask_row_1 + key_0 * kernelContext_10->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S26;
    if(!hidden_1)
    {
        _S26 = is_special_0(*score_2);
    }
    else
    {
        _S26 = false;
    }
    if(_S26)
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
    float _S27;
    if(peak_0 > m_0)
    {
        _S27 = exp(m_0 - peak_0);
    }
    else
    {
        _S27 = 1.0;
    }
    return _S27;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_1)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_11)
{
    return kernelContext_11->params_0->scratch_offset_0 + (((batch_3 * kernelContext_11->params_0->heads_0 + head_0) * kernelContext_11->params_0->q_len_0 + query_1) * kernelContext_11->params_0->ranges_0 + range_0) * ((kernelContext_11->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_12)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S28 = kernelContext_12->scratch_0+(place_0 + (kernelContext_12->params_0->head_dim_0 + 3U) / 4U);
        int _S29;
        if(poisoned_1)
        {
            _S29 = int(1);
        }
        else
        {
            _S29 = int(0);
        }
        *_S28 = packed_float4(float4(m_1, l_0, float(_S29), 0.0)) ;
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
    float _S30 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S30);
    (&fold_0)->add_0 = exp(m_2 - _S30);
    *total_m_0 = _S30;
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

uint o_of_0(const Work_0 thread* work_4, uint row_6, KernelContext_0 thread* kernelContext_15)
{
    uint _S31 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S32 = head_of_0(work_4, row_6, kernelContext_15);
    uint _S33 = _S31 + _S32 * kernelContext_15->params_0->o_head_0;
    uint _S34 = query_of_0(row_6, kernelContext_15);
    return _S33 + _S34 * kernelContext_15->params_0->o_row_0;
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
        uint _S35 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S35;
        base_0 = 0U;
    }
    else
    {
        uint _S36 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S36;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S37;
    if(rest_0 > tie_0)
    {
        _S37 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S37 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S37 = false;
        }
    }
    uint rounded_1;
    if(_S37)
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
    uint _S38;
    if(poisoned_3)
    {
        _S38 = 2113961472U;
    }
    else
    {
        _S38 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S38;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_4, KernelContext_0 thread* kernelContext_16)
{
    uint left_1 = kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_2);
    uint word_1 = (row_7 + element_2) / 2U;
    if(left_1 >= 2U)
    {
        *(kernelContext_16->o_words_0+word_1) = pair_of_0(quad_1.x, quad_1.y, poisoned_4);
    }
    if(left_1 >= 4U)
    {
        *(kernelContext_16->o_words_0+(word_1 + 1U)) = pair_of_0(quad_1.z, quad_1.w, poisoned_4);
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float peak_1;
    bool plain_0;
    bool _S39;
    bool _S40;
    bool shrunk_0;
    bool _S41;
    thread KernelContext_0 kernelContext_17;
    (&kernelContext_17)->params_0 = params_1;
    (&kernelContext_17)->key_lengths_0 = key_lengths_1;
    (&kernelContext_17)->q_words_0 = q_words_1;
    (&kernelContext_17)->k_words_0 = k_words_1;
    (&kernelContext_17)->v_words_0 = v_words_1;
    (&kernelContext_17)->mask_values_0 = mask_values_1;
    (&kernelContext_17)->scratch_0 = scratch_1;
    (&kernelContext_17)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_17)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
    (&kernelContext_17)->v_tile_0 = &v_tile_1;
    (&kernelContext_17)->_S4 = _builtinQuadLaneIndex_0;
    (&kernelContext_17)->_S5 = _builtinWaveLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S42 = find_work_0(number_2, 64U, &kernelContext_17);
    uint lane_1 = thread_0 % 8U;
    uint first_row_1 = _S42.first_row_0 + thread_0 / 8U * 4U;
    uint last_row_0 = min(_S42.first_row_0 + 64U, _S42.rows_0) - 1U;
    uint _S43 = lane_1 % 4U;
    uint row_8 = first_row_1 + _S43;
    bool live_0 = row_8 < (_S42.rows_0);
    uint _S44 = min(row_8, last_row_0);
    uint _S45 = keys_of_batch_0(_S42.batch_0, &kernelContext_17);
    uint _S46 = query_of_0(last_row_0, &kernelContext_17);
    uint _S47 = keys_of_query_0(_S45, _S46, &kernelContext_17);
    uint _S48;
    if(live_0)
    {
        uint _S49 = query_of_0(_S44, &kernelContext_17);
        uint _S50 = keys_of_query_0(_S45, _S49, &kernelContext_17);
        _S48 = _S50;
    }
    else
    {
        _S48 = 0U;
    }
    uint _S51;
    if((((&kernelContext_17)->params_0->flags_0) & 1U) != 0U)
    {
        _S51 = 0U;
    }
    else
    {
        uint _S52 = query_of_0(_S42.first_row_0, &kernelContext_17);
        uint _S53 = keys_of_query_0(_S45, _S52, &kernelContext_17);
        _S51 = _S53;
    }
    uint _S54 = (&kernelContext_17)->params_0->k_offset_0 + _S42.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S42.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S55 = (&kernelContext_17)->params_0->v_offset_0 + _S42.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S42.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    thread Work_0 _S56 = _S42;
    uint _S57 = mask_of_0(&_S56, _S44, &kernelContext_17);
    thread array<array<float4, int(4)>, int(4)> q_1;
    thread array<array<float4, int(4)>, int(4)> total_2;
    uint _S58 = first_row_1 + (_S43 ^ 0U);
    uint _S59 = min(_S58, last_row_0);
    thread Work_0 _S60 = _S42;
    uint _S61 = q_of_0(&_S60, _S59, &kernelContext_17);
    uint _S62 = lane_1 * 4U;
    float4 _S63 = load_quad_0((&kernelContext_17)->q_words_0, _S61, _S62, &kernelContext_17);
    q_1[0U][0U] = _S63 * float4((&kernelContext_17)->params_0->scale_0) ;
    float4 _S64 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S64;
    uint _S65 = 8U + lane_1;
    uint _S66 = _S65 * 4U;
    float4 _S67 = load_quad_0((&kernelContext_17)->q_words_0, _S61, _S66, &kernelContext_17);
    q_1[0U][1U] = _S67 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][1U] = _S64;
    uint _S68 = 16U + lane_1;
    uint _S69 = _S68 * 4U;
    float4 _S70 = load_quad_0((&kernelContext_17)->q_words_0, _S61, _S69, &kernelContext_17);
    q_1[0U][2U] = _S70 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][2U] = _S64;
    uint _S71 = 24U + lane_1;
    uint _S72 = _S71 * 4U;
    float4 _S73 = load_quad_0((&kernelContext_17)->q_words_0, _S61, _S72, &kernelContext_17);
    q_1[0U][3U] = _S73 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][3U] = _S64;
    uint _S74 = first_row_1 + (_S43 ^ 1U);
    uint _S75 = min(_S74, last_row_0);
    thread Work_0 _S76 = _S42;
    uint _S77 = q_of_0(&_S76, _S75, &kernelContext_17);
    float4 _S78 = load_quad_0((&kernelContext_17)->q_words_0, _S77, _S62, &kernelContext_17);
    q_1[1U][0U] = _S78 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][0U] = _S64;
    float4 _S79 = load_quad_0((&kernelContext_17)->q_words_0, _S77, _S66, &kernelContext_17);
    q_1[1U][1U] = _S79 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][1U] = _S64;
    float4 _S80 = load_quad_0((&kernelContext_17)->q_words_0, _S77, _S69, &kernelContext_17);
    q_1[1U][2U] = _S80 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][2U] = _S64;
    float4 _S81 = load_quad_0((&kernelContext_17)->q_words_0, _S77, _S72, &kernelContext_17);
    q_1[1U][3U] = _S81 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][3U] = _S64;
    uint _S82 = first_row_1 + (_S43 ^ 2U);
    uint _S83 = min(_S82, last_row_0);
    thread Work_0 _S84 = _S42;
    uint _S85 = q_of_0(&_S84, _S83, &kernelContext_17);
    float4 _S86 = load_quad_0((&kernelContext_17)->q_words_0, _S85, _S62, &kernelContext_17);
    q_1[2U][0U] = _S86 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][0U] = _S64;
    float4 _S87 = load_quad_0((&kernelContext_17)->q_words_0, _S85, _S66, &kernelContext_17);
    q_1[2U][1U] = _S87 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][1U] = _S64;
    float4 _S88 = load_quad_0((&kernelContext_17)->q_words_0, _S85, _S69, &kernelContext_17);
    q_1[2U][2U] = _S88 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][2U] = _S64;
    float4 _S89 = load_quad_0((&kernelContext_17)->q_words_0, _S85, _S72, &kernelContext_17);
    q_1[2U][3U] = _S89 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][3U] = _S64;
    uint _S90 = first_row_1 + (_S43 ^ 3U);
    uint _S91 = min(_S90, last_row_0);
    thread Work_0 _S92 = _S42;
    uint _S93 = q_of_0(&_S92, _S91, &kernelContext_17);
    float4 _S94 = load_quad_0((&kernelContext_17)->q_words_0, _S93, _S62, &kernelContext_17);
    q_1[3U][0U] = _S94 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][0U] = _S64;
    float4 _S95 = load_quad_0((&kernelContext_17)->q_words_0, _S93, _S66, &kernelContext_17);
    q_1[3U][1U] = _S95 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][1U] = _S64;
    float4 _S96 = load_quad_0((&kernelContext_17)->q_words_0, _S93, _S69, &kernelContext_17);
    q_1[3U][2U] = _S96 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][2U] = _S64;
    float4 _S97 = load_quad_0((&kernelContext_17)->q_words_0, _S93, _S72, &kernelContext_17);
    q_1[3U][3U] = _S97 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][3U] = _S64;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(4)>, int(4)> acc_1;
    acc_1[0U][0U] = _S64;
    acc_1[0U][1U] = _S64;
    acc_1[0U][2U] = _S64;
    acc_1[0U][3U] = _S64;
    acc_1[1U][0U] = _S64;
    acc_1[1U][1U] = _S64;
    acc_1[1U][2U] = _S64;
    acc_1[1U][3U] = _S64;
    acc_1[2U][0U] = _S64;
    acc_1[2U][1U] = _S64;
    acc_1[2U][2U] = _S64;
    acc_1[2U][3U] = _S64;
    acc_1[3U][0U] = _S64;
    acc_1[3U][1U] = _S64;
    acc_1[3U][2U] = _S64;
    acc_1[3U][3U] = _S64;
    thread bool poisoned_5 = false;
    uint range_1 = _S42.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S98 = range_1 + 1U;
        uint _S99 = min(_S98 * (&kernelContext_17)->params_0->range_keys_0, _S47);
        acc_1[0U][0U] = _S64;
        acc_1[0U][1U] = _S64;
        acc_1[0U][2U] = _S64;
        acc_1[0U][3U] = _S64;
        acc_1[1U][0U] = _S64;
        acc_1[1U][1U] = _S64;
        acc_1[1U][2U] = _S64;
        acc_1[1U][3U] = _S64;
        acc_1[2U][0U] = _S64;
        acc_1[2U][1U] = _S64;
        acc_1[2U][2U] = _S64;
        acc_1[2U][3U] = _S64;
        acc_1[3U][0U] = _S64;
        acc_1[3U][1U] = _S64;
        acc_1[3U][2U] = _S64;
        acc_1[3U][3U] = _S64;
        uint tile_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S99)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint slot_0 = thread_0;
            for(;;)
            {
                if(slot_0 < 512U)
                {
                }
                else
                {
                    break;
                }
                uint key_1 = tile_0 + slot_0 / 32U;
                uint element_3 = slot_0 % 32U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_1 < _S99)
                {
                    float4 _S100 = load_quad_0((&kernelContext_17)->k_words_0, _S54 + key_1 * (&kernelContext_17)->params_0->k_row_0, element_3, &kernelContext_17);
                    float4 _S101 = load_quad_0((&kernelContext_17)->v_words_0, _S55 + key_1 * (&kernelContext_17)->params_0->v_row_0, element_3, &kernelContext_17);
                    k_quad_0 = _S100;
                    v_quad_0 = _S101;
                }
                else
                {
                    k_quad_0 = _S64;
                    v_quad_0 = _S64;
                }
                (*(&kernelContext_17)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_17)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S102 = min(16U, _S99 - tile_0);
            uint step_0 = 0U;
            for(;;)
            {
                if(step_0 < _S102)
                {
                }
                else
                {
                    break;
                }
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
                uint _S103 = step_0 * 32U;
                uint _S104 = _S103 + lane_1;
                float4 _S105 = (*(&kernelContext_17)->k_tile_0)[_S104];
                part_2[0U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S104], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][0U], _S105, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][0U], _S105, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][0U], _S105, part_2[0U][3U]);
                uint _S106 = (step_0 + 1U) * 32U;
                uint _S107 = _S106 + lane_1;
                float4 _S108 = (*(&kernelContext_17)->k_tile_0)[_S107];
                part_2[1U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S107], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][0U], _S108, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][0U], _S108, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][0U], _S108, part_2[1U][3U]);
                uint _S109 = (step_0 + 2U) * 32U;
                uint _S110 = _S109 + lane_1;
                float4 _S111 = (*(&kernelContext_17)->k_tile_0)[_S110];
                part_2[2U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S110], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][0U], _S111, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][0U], _S111, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][0U], _S111, part_2[2U][3U]);
                uint _S112 = (step_0 + 3U) * 32U;
                uint _S113 = _S112 + lane_1;
                float4 _S114 = (*(&kernelContext_17)->k_tile_0)[_S113];
                part_2[3U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S113], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][0U], _S114, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][0U], _S114, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][0U], _S114, part_2[3U][3U]);
                uint _S115 = (step_0 + 4U) * 32U;
                uint _S116 = _S115 + lane_1;
                float4 _S117 = (*(&kernelContext_17)->k_tile_0)[_S116];
                part_2[4U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S116], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][0U], _S117, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][0U], _S117, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][0U], _S117, part_2[4U][3U]);
                uint _S118 = (step_0 + 5U) * 32U;
                uint _S119 = _S118 + lane_1;
                float4 _S120 = (*(&kernelContext_17)->k_tile_0)[_S119];
                part_2[5U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S119], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][0U], _S120, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][0U], _S120, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][0U], _S120, part_2[5U][3U]);
                uint _S121 = (step_0 + 6U) * 32U;
                uint _S122 = _S121 + lane_1;
                float4 _S123 = (*(&kernelContext_17)->k_tile_0)[_S122];
                part_2[6U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S122], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][0U], _S123, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][0U], _S123, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][0U], _S123, part_2[6U][3U]);
                uint _S124 = (step_0 + 7U) * 32U;
                uint _S125 = _S124 + lane_1;
                float4 _S126 = (*(&kernelContext_17)->k_tile_0)[_S125];
                part_2[7U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S125], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][0U], _S126, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][0U], _S126, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][0U], _S126, part_2[7U][3U]);
                uint _S127 = _S103 + 8U + lane_1;
                float4 _S128 = (*(&kernelContext_17)->k_tile_0)[_S127];
                part_2[0U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S127], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][1U], _S128, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][1U], _S128, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][1U], _S128, part_2[0U][3U]);
                uint _S129 = _S106 + 8U + lane_1;
                float4 _S130 = (*(&kernelContext_17)->k_tile_0)[_S129];
                part_2[1U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S129], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][1U], _S130, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][1U], _S130, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][1U], _S130, part_2[1U][3U]);
                uint _S131 = _S109 + 8U + lane_1;
                float4 _S132 = (*(&kernelContext_17)->k_tile_0)[_S131];
                part_2[2U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S131], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][1U], _S132, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][1U], _S132, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][1U], _S132, part_2[2U][3U]);
                uint _S133 = _S112 + 8U + lane_1;
                float4 _S134 = (*(&kernelContext_17)->k_tile_0)[_S133];
                part_2[3U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S133], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][1U], _S134, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][1U], _S134, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][1U], _S134, part_2[3U][3U]);
                uint _S135 = _S115 + 8U + lane_1;
                float4 _S136 = (*(&kernelContext_17)->k_tile_0)[_S135];
                part_2[4U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S135], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][1U], _S136, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][1U], _S136, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][1U], _S136, part_2[4U][3U]);
                uint _S137 = _S118 + 8U + lane_1;
                float4 _S138 = (*(&kernelContext_17)->k_tile_0)[_S137];
                part_2[5U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S137], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][1U], _S138, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][1U], _S138, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][1U], _S138, part_2[5U][3U]);
                uint _S139 = _S121 + 8U + lane_1;
                float4 _S140 = (*(&kernelContext_17)->k_tile_0)[_S139];
                part_2[6U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S139], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][1U], _S140, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][1U], _S140, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][1U], _S140, part_2[6U][3U]);
                uint _S141 = _S124 + 8U + lane_1;
                float4 _S142 = (*(&kernelContext_17)->k_tile_0)[_S141];
                part_2[7U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S141], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][1U], _S142, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][1U], _S142, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][1U], _S142, part_2[7U][3U]);
                uint _S143 = _S103 + 16U + lane_1;
                float4 _S144 = (*(&kernelContext_17)->k_tile_0)[_S143];
                part_2[0U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S143], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][2U], _S144, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][2U], _S144, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][2U], _S144, part_2[0U][3U]);
                uint _S145 = _S106 + 16U + lane_1;
                float4 _S146 = (*(&kernelContext_17)->k_tile_0)[_S145];
                part_2[1U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S145], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][2U], _S146, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][2U], _S146, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][2U], _S146, part_2[1U][3U]);
                uint _S147 = _S109 + 16U + lane_1;
                float4 _S148 = (*(&kernelContext_17)->k_tile_0)[_S147];
                part_2[2U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S147], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][2U], _S148, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][2U], _S148, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][2U], _S148, part_2[2U][3U]);
                uint _S149 = _S112 + 16U + lane_1;
                float4 _S150 = (*(&kernelContext_17)->k_tile_0)[_S149];
                part_2[3U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S149], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][2U], _S150, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][2U], _S150, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][2U], _S150, part_2[3U][3U]);
                uint _S151 = _S115 + 16U + lane_1;
                float4 _S152 = (*(&kernelContext_17)->k_tile_0)[_S151];
                part_2[4U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S151], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][2U], _S152, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][2U], _S152, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][2U], _S152, part_2[4U][3U]);
                uint _S153 = _S118 + 16U + lane_1;
                float4 _S154 = (*(&kernelContext_17)->k_tile_0)[_S153];
                part_2[5U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S153], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][2U], _S154, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][2U], _S154, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][2U], _S154, part_2[5U][3U]);
                uint _S155 = _S121 + 16U + lane_1;
                float4 _S156 = (*(&kernelContext_17)->k_tile_0)[_S155];
                part_2[6U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S155], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][2U], _S156, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][2U], _S156, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][2U], _S156, part_2[6U][3U]);
                uint _S157 = _S124 + 16U + lane_1;
                float4 _S158 = (*(&kernelContext_17)->k_tile_0)[_S157];
                part_2[7U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S157], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][2U], _S158, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][2U], _S158, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][2U], _S158, part_2[7U][3U]);
                uint _S159 = _S103 + 24U + lane_1;
                float4 _S160 = (*(&kernelContext_17)->k_tile_0)[_S159];
                part_2[0U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S159], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][3U], _S160, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][3U], _S160, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][3U], _S160, part_2[0U][3U]);
                uint _S161 = _S106 + 24U + lane_1;
                float4 _S162 = (*(&kernelContext_17)->k_tile_0)[_S161];
                part_2[1U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S161], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][3U], _S162, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][3U], _S162, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][3U], _S162, part_2[1U][3U]);
                uint _S163 = _S109 + 24U + lane_1;
                float4 _S164 = (*(&kernelContext_17)->k_tile_0)[_S163];
                part_2[2U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S163], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][3U], _S164, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][3U], _S164, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][3U], _S164, part_2[2U][3U]);
                uint _S165 = _S112 + 24U + lane_1;
                float4 _S166 = (*(&kernelContext_17)->k_tile_0)[_S165];
                part_2[3U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S165], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][3U], _S166, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][3U], _S166, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][3U], _S166, part_2[3U][3U]);
                uint _S167 = _S115 + 24U + lane_1;
                float4 _S168 = (*(&kernelContext_17)->k_tile_0)[_S167];
                part_2[4U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S167], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][3U], _S168, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][3U], _S168, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][3U], _S168, part_2[4U][3U]);
                uint _S169 = _S118 + 24U + lane_1;
                float4 _S170 = (*(&kernelContext_17)->k_tile_0)[_S169];
                part_2[5U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S169], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][3U], _S170, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][3U], _S170, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][3U], _S170, part_2[5U][3U]);
                uint _S171 = _S121 + 24U + lane_1;
                float4 _S172 = (*(&kernelContext_17)->k_tile_0)[_S171];
                part_2[6U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S171], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][3U], _S172, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][3U], _S172, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][3U], _S172, part_2[6U][3U]);
                uint _S173 = _S124 + 24U + lane_1;
                float4 _S174 = (*(&kernelContext_17)->k_tile_0)[_S173];
                part_2[7U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S173], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][3U], _S174, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][3U], _S174, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][3U], _S174, part_2[7U][3U]);
                thread array<float, int(8)> weight_1;
                thread array<float, int(4)> _S175 = part_2[0U];
                float _S176 = sum_of_row_0(&_S175, &kernelContext_17);
                weight_1[0U] = _S176;
                uint _S177 = max(0U, (as_type<uint>((_S176))) & 2147483647U);
                thread array<float, int(4)> _S178 = part_2[1U];
                float _S179 = sum_of_row_0(&_S178, &kernelContext_17);
                weight_1[1U] = _S179;
                uint _S180 = max(_S177, (as_type<uint>((_S179))) & 2147483647U);
                thread array<float, int(4)> _S181 = part_2[2U];
                float _S182 = sum_of_row_0(&_S181, &kernelContext_17);
                weight_1[2U] = _S182;
                uint _S183 = max(_S180, (as_type<uint>((_S182))) & 2147483647U);
                thread array<float, int(4)> _S184 = part_2[3U];
                float _S185 = sum_of_row_0(&_S184, &kernelContext_17);
                weight_1[3U] = _S185;
                uint _S186 = max(_S183, (as_type<uint>((_S185))) & 2147483647U);
                thread array<float, int(4)> _S187 = part_2[4U];
                float _S188 = sum_of_row_0(&_S187, &kernelContext_17);
                weight_1[4U] = _S188;
                uint _S189 = max(_S186, (as_type<uint>((_S188))) & 2147483647U);
                thread array<float, int(4)> _S190 = part_2[5U];
                float _S191 = sum_of_row_0(&_S190, &kernelContext_17);
                weight_1[5U] = _S191;
                uint _S192 = max(_S189, (as_type<uint>((_S191))) & 2147483647U);
                thread array<float, int(4)> _S193 = part_2[6U];
                float _S194 = sum_of_row_0(&_S193, &kernelContext_17);
                weight_1[6U] = _S194;
                uint _S195 = max(_S192, (as_type<uint>((_S194))) & 2147483647U);
                thread array<float, int(4)> _S196 = part_2[7U];
                float _S197 = sum_of_row_0(&_S196, &kernelContext_17);
                weight_1[7U] = _S197;
                uint _S198 = max(_S195, (as_type<uint>((_S197))) & 2147483647U);
                uint _S199 = tile_0 + step_0;
                if((_S199 + 8U) <= _S51)
                {
                    plain_0 = _S198 < 2139095040U;
                }
                else
                {
                    plain_0 = false;
                }
                float sum_2;
                float signed_shrink_0;
                if(plain_0)
                {
                    float _S200 = max(max(max(max(max(max(max(max(m_3, weight_1[0U]), weight_1[1U]), weight_1[2U]), weight_1[3U]), weight_1[4U]), weight_1[5U]), weight_1[6U]), weight_1[7U]);
                    float _S201 = exp(weight_1[0U] - _S200);
                    weight_1[0U] = _S201;
                    float _S202 = exp(weight_1[1U] - _S200);
                    weight_1[1U] = _S202;
                    float sum_3 = _S201 + _S202;
                    float _S203 = exp(weight_1[2U] - _S200);
                    weight_1[2U] = _S203;
                    float sum_4 = sum_3 + _S203;
                    float _S204 = exp(weight_1[3U] - _S200);
                    weight_1[3U] = _S204;
                    float sum_5 = sum_4 + _S204;
                    float _S205 = exp(weight_1[4U] - _S200);
                    weight_1[4U] = _S205;
                    float sum_6 = sum_5 + _S205;
                    float _S206 = exp(weight_1[5U] - _S200);
                    weight_1[5U] = _S206;
                    float sum_7 = sum_6 + _S206;
                    float _S207 = exp(weight_1[6U] - _S200);
                    weight_1[6U] = _S207;
                    float sum_8 = sum_7 + _S207;
                    float _S208 = exp(weight_1[7U] - _S200);
                    weight_1[7U] = _S208;
                    float sum_9 = sum_8 + _S208;
                    peak_1 = _S200;
                    sum_2 = sum_9;
                }
                else
                {
                    thread array<bool, int(8)> hidden_2;
                    bool _S209 = hide_0(&weight_1[0U], _S199, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[0U] = _S209;
                    float _S210 = max(m_3, weight_1[0U]);
                    bool _S211 = hide_0(&weight_1[1U], _S199 + 1U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[1U] = _S211;
                    float _S212 = max(_S210, weight_1[1U]);
                    bool _S213 = hide_0(&weight_1[2U], _S199 + 2U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[2U] = _S213;
                    float _S214 = max(_S212, weight_1[2U]);
                    bool _S215 = hide_0(&weight_1[3U], _S199 + 3U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[3U] = _S215;
                    float _S216 = max(_S214, weight_1[3U]);
                    bool _S217 = hide_0(&weight_1[4U], _S199 + 4U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[4U] = _S217;
                    float _S218 = max(_S216, weight_1[4U]);
                    bool _S219 = hide_0(&weight_1[5U], _S199 + 5U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[5U] = _S219;
                    float _S220 = max(_S218, weight_1[5U]);
                    bool _S221 = hide_0(&weight_1[6U], _S199 + 6U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[6U] = _S221;
                    float _S222 = max(_S220, weight_1[6U]);
                    bool _S223 = hide_0(&weight_1[7U], _S199 + 7U, _S48, _S57, &poisoned_5, &kernelContext_17);
                    hidden_2[7U] = _S223;
                    float _S224 = max(_S222, weight_1[7U]);
                    if(_S209)
                    {
                        peak_1 = -1.0;
                    }
                    else
                    {
                        peak_1 = exp(weight_1[0U] - _S224);
                    }
                    weight_1[0U] = peak_1;
                    float _S225 = max(peak_1, 0.0);
                    if(hidden_2[1U])
                    {
                        sum_2 = -1.0;
                    }
                    else
                    {
                        sum_2 = exp(weight_1[1U] - _S224);
                    }
                    weight_1[1U] = sum_2;
                    float sum_10 = _S225 + max(sum_2, 0.0);
                    if(hidden_2[2U])
                    {
                        signed_shrink_0 = -1.0;
                    }
                    else
                    {
                        signed_shrink_0 = exp(weight_1[2U] - _S224);
                    }
                    weight_1[2U] = signed_shrink_0;
                    float sum_11 = sum_10 + max(signed_shrink_0, 0.0);
                    float _S226;
                    if(hidden_2[3U])
                    {
                        _S226 = -1.0;
                    }
                    else
                    {
                        _S226 = exp(weight_1[3U] - _S224);
                    }
                    weight_1[3U] = _S226;
                    float sum_12 = sum_11 + max(_S226, 0.0);
                    float _S227;
                    if(hidden_2[4U])
                    {
                        _S227 = -1.0;
                    }
                    else
                    {
                        _S227 = exp(weight_1[4U] - _S224);
                    }
                    weight_1[4U] = _S227;
                    float sum_13 = sum_12 + max(_S227, 0.0);
                    float _S228;
                    if(hidden_2[5U])
                    {
                        _S228 = -1.0;
                    }
                    else
                    {
                        _S228 = exp(weight_1[5U] - _S224);
                    }
                    weight_1[5U] = _S228;
                    float sum_14 = sum_13 + max(_S228, 0.0);
                    float _S229;
                    if(hidden_2[6U])
                    {
                        _S229 = -1.0;
                    }
                    else
                    {
                        _S229 = exp(weight_1[6U] - _S224);
                    }
                    weight_1[6U] = _S229;
                    float sum_15 = sum_14 + max(_S229, 0.0);
                    float _S230;
                    if(hidden_2[7U])
                    {
                        _S230 = -1.0;
                    }
                    else
                    {
                        _S230 = exp(weight_1[7U] - _S224);
                    }
                    weight_1[7U] = _S230;
                    float sum_16 = sum_15 + max(_S230, 0.0);
                    peak_1 = _S224;
                    sum_2 = sum_16;
                }
                float shrink_0 = shrink_of_0(m_3, peak_1);
                float _S231 = fma(l_2, shrink_0, sum_2);
                thread array<float, int(4)> shrinks_0;
                if(plain_0)
                {
                    signed_shrink_0 = shrink_0;
                }
                else
                {
                    signed_shrink_0 = (as_type<float>(((as_type<uint>((shrink_0))) | 2147483648U)));
                }
                shrinks_0[int(0)] = signed_shrink_0;
                float _S232 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                shrinks_0[int(1)] = _S232;
                float _S233 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                shrinks_0[int(2)] = _S233;
                float _S234 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                shrinks_0[int(3)] = _S234;
                uint signs_0 = 0U | (as_type<uint>((shrinks_0[0U])));
                float _S235 = abs(shrinks_0[0U]);
                shrinks_0[0U] = _S235;
                bool _S236 = _S235 != 1.0;
                uint signs_1 = signs_0 | (as_type<uint>((shrinks_0[1U])));
                shrinks_0[1U] = abs(shrinks_0[1U]);
                if(_S236)
                {
                    _S39 = true;
                }
                else
                {
                    _S39 = (shrinks_0[1U]) != 1.0;
                }
                uint signs_2 = signs_1 | (as_type<uint>((shrinks_0[2U])));
                shrinks_0[2U] = abs(shrinks_0[2U]);
                if(_S39)
                {
                    _S40 = true;
                }
                else
                {
                    _S40 = (shrinks_0[2U]) != 1.0;
                }
                uint signs_3 = signs_2 | (as_type<uint>((shrinks_0[3U])));
                shrinks_0[3U] = abs(shrinks_0[3U]);
                if(_S40)
                {
                    shrunk_0 = true;
                }
                else
                {
                    shrunk_0 = (shrinks_0[3U]) != 1.0;
                }
                if(shrunk_0)
                {
                    acc_1[0U][0U] = acc_1[0U][0U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][1U] = acc_1[0U][1U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][2U] = acc_1[0U][2U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][3U] = acc_1[0U][3U] * float4(shrinks_0[0U]) ;
                    acc_1[1U][0U] = acc_1[1U][0U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][1U] = acc_1[1U][1U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][2U] = acc_1[1U][2U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][3U] = acc_1[1U][3U] * float4(shrinks_0[1U]) ;
                    acc_1[2U][0U] = acc_1[2U][0U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][1U] = acc_1[2U][1U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][2U] = acc_1[2U][2U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][3U] = acc_1[2U][3U] * float4(shrinks_0[2U]) ;
                    acc_1[3U][0U] = acc_1[3U][0U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][1U] = acc_1[3U][1U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][2U] = acc_1[3U][2U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][3U] = acc_1[3U][3U] * float4(shrinks_0[3U]) ;
                }
                thread array<array<float, int(4)>, int(8)> weights_0;
                weights_0[0U][int(0)] = weight_1[0U];
                float _S237 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[0U][int(1)] = _S237;
                float _S238 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[0U][int(2)] = _S238;
                float _S239 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[0U][int(3)] = _S239;
                weights_0[1U][int(0)] = weight_1[1U];
                float _S240 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[1U][int(1)] = _S240;
                float _S241 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[1U][int(2)] = _S241;
                float _S242 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[1U][int(3)] = _S242;
                weights_0[2U][int(0)] = weight_1[2U];
                float _S243 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[2U][int(1)] = _S243;
                float _S244 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[2U][int(2)] = _S244;
                float _S245 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[2U][int(3)] = _S245;
                weights_0[3U][int(0)] = weight_1[3U];
                float _S246 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[3U][int(1)] = _S246;
                float _S247 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[3U][int(2)] = _S247;
                float _S248 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[3U][int(3)] = _S248;
                weights_0[4U][int(0)] = weight_1[4U];
                float _S249 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[4U][int(1)] = _S249;
                float _S250 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[4U][int(2)] = _S250;
                float _S251 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[4U][int(3)] = _S251;
                weights_0[5U][int(0)] = weight_1[5U];
                float _S252 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[5U][int(1)] = _S252;
                float _S253 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[5U][int(2)] = _S253;
                float _S254 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[5U][int(3)] = _S254;
                weights_0[6U][int(0)] = weight_1[6U];
                float _S255 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[6U][int(1)] = _S255;
                float _S256 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[6U][int(2)] = _S256;
                float _S257 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[6U][int(3)] = _S257;
                weights_0[7U][int(0)] = weight_1[7U];
                float _S258 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[7U][int(1)] = _S258;
                float _S259 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[7U][int(2)] = _S259;
                float _S260 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[7U][int(3)] = _S260;
                if(signs_3 < 2147483648U)
                {
                    float4 _S261 = (*(&kernelContext_17)->v_tile_0)[_S104];
                    float4 _S262 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S104], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S262;
                    float4 _S263 = weigh_0(weights_0[0U][1U], _S261, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S263;
                    float4 _S264 = weigh_0(weights_0[0U][2U], _S261, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S264;
                    float4 _S265 = weigh_0(weights_0[0U][3U], _S261, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S265;
                    float4 _S266 = (*(&kernelContext_17)->v_tile_0)[_S107];
                    float4 _S267 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S107], _S262);
                    acc_1[0U][0U] = _S267;
                    float4 _S268 = weigh_0(weights_0[1U][1U], _S266, _S263);
                    acc_1[1U][0U] = _S268;
                    float4 _S269 = weigh_0(weights_0[1U][2U], _S266, _S264);
                    acc_1[2U][0U] = _S269;
                    float4 _S270 = weigh_0(weights_0[1U][3U], _S266, _S265);
                    acc_1[3U][0U] = _S270;
                    float4 _S271 = (*(&kernelContext_17)->v_tile_0)[_S110];
                    float4 _S272 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S110], _S267);
                    acc_1[0U][0U] = _S272;
                    float4 _S273 = weigh_0(weights_0[2U][1U], _S271, _S268);
                    acc_1[1U][0U] = _S273;
                    float4 _S274 = weigh_0(weights_0[2U][2U], _S271, _S269);
                    acc_1[2U][0U] = _S274;
                    float4 _S275 = weigh_0(weights_0[2U][3U], _S271, _S270);
                    acc_1[3U][0U] = _S275;
                    float4 _S276 = (*(&kernelContext_17)->v_tile_0)[_S113];
                    float4 _S277 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S113], _S272);
                    acc_1[0U][0U] = _S277;
                    float4 _S278 = weigh_0(weights_0[3U][1U], _S276, _S273);
                    acc_1[1U][0U] = _S278;
                    float4 _S279 = weigh_0(weights_0[3U][2U], _S276, _S274);
                    acc_1[2U][0U] = _S279;
                    float4 _S280 = weigh_0(weights_0[3U][3U], _S276, _S275);
                    acc_1[3U][0U] = _S280;
                    float4 _S281 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    float4 _S282 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S116], _S277);
                    acc_1[0U][0U] = _S282;
                    float4 _S283 = weigh_0(weights_0[4U][1U], _S281, _S278);
                    acc_1[1U][0U] = _S283;
                    float4 _S284 = weigh_0(weights_0[4U][2U], _S281, _S279);
                    acc_1[2U][0U] = _S284;
                    float4 _S285 = weigh_0(weights_0[4U][3U], _S281, _S280);
                    acc_1[3U][0U] = _S285;
                    float4 _S286 = (*(&kernelContext_17)->v_tile_0)[_S119];
                    float4 _S287 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S119], _S282);
                    acc_1[0U][0U] = _S287;
                    float4 _S288 = weigh_0(weights_0[5U][1U], _S286, _S283);
                    acc_1[1U][0U] = _S288;
                    float4 _S289 = weigh_0(weights_0[5U][2U], _S286, _S284);
                    acc_1[2U][0U] = _S289;
                    float4 _S290 = weigh_0(weights_0[5U][3U], _S286, _S285);
                    acc_1[3U][0U] = _S290;
                    float4 _S291 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    float4 _S292 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S122], _S287);
                    acc_1[0U][0U] = _S292;
                    float4 _S293 = weigh_0(weights_0[6U][1U], _S291, _S288);
                    acc_1[1U][0U] = _S293;
                    float4 _S294 = weigh_0(weights_0[6U][2U], _S291, _S289);
                    acc_1[2U][0U] = _S294;
                    float4 _S295 = weigh_0(weights_0[6U][3U], _S291, _S290);
                    acc_1[3U][0U] = _S295;
                    float4 _S296 = (*(&kernelContext_17)->v_tile_0)[_S125];
                    acc_1[0U][0U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S125], _S292);
                    acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S296, _S293);
                    acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S296, _S294);
                    acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S296, _S295);
                    float4 _S297 = (*(&kernelContext_17)->v_tile_0)[_S127];
                    float4 _S298 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S127], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S298;
                    float4 _S299 = weigh_0(weights_0[0U][1U], _S297, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S299;
                    float4 _S300 = weigh_0(weights_0[0U][2U], _S297, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S300;
                    float4 _S301 = weigh_0(weights_0[0U][3U], _S297, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S301;
                    float4 _S302 = (*(&kernelContext_17)->v_tile_0)[_S129];
                    float4 _S303 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S129], _S298);
                    acc_1[0U][1U] = _S303;
                    float4 _S304 = weigh_0(weights_0[1U][1U], _S302, _S299);
                    acc_1[1U][1U] = _S304;
                    float4 _S305 = weigh_0(weights_0[1U][2U], _S302, _S300);
                    acc_1[2U][1U] = _S305;
                    float4 _S306 = weigh_0(weights_0[1U][3U], _S302, _S301);
                    acc_1[3U][1U] = _S306;
                    float4 _S307 = (*(&kernelContext_17)->v_tile_0)[_S131];
                    float4 _S308 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S131], _S303);
                    acc_1[0U][1U] = _S308;
                    float4 _S309 = weigh_0(weights_0[2U][1U], _S307, _S304);
                    acc_1[1U][1U] = _S309;
                    float4 _S310 = weigh_0(weights_0[2U][2U], _S307, _S305);
                    acc_1[2U][1U] = _S310;
                    float4 _S311 = weigh_0(weights_0[2U][3U], _S307, _S306);
                    acc_1[3U][1U] = _S311;
                    float4 _S312 = (*(&kernelContext_17)->v_tile_0)[_S133];
                    float4 _S313 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S133], _S308);
                    acc_1[0U][1U] = _S313;
                    float4 _S314 = weigh_0(weights_0[3U][1U], _S312, _S309);
                    acc_1[1U][1U] = _S314;
                    float4 _S315 = weigh_0(weights_0[3U][2U], _S312, _S310);
                    acc_1[2U][1U] = _S315;
                    float4 _S316 = weigh_0(weights_0[3U][3U], _S312, _S311);
                    acc_1[3U][1U] = _S316;
                    float4 _S317 = (*(&kernelContext_17)->v_tile_0)[_S135];
                    float4 _S318 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S135], _S313);
                    acc_1[0U][1U] = _S318;
                    float4 _S319 = weigh_0(weights_0[4U][1U], _S317, _S314);
                    acc_1[1U][1U] = _S319;
                    float4 _S320 = weigh_0(weights_0[4U][2U], _S317, _S315);
                    acc_1[2U][1U] = _S320;
                    float4 _S321 = weigh_0(weights_0[4U][3U], _S317, _S316);
                    acc_1[3U][1U] = _S321;
                    float4 _S322 = (*(&kernelContext_17)->v_tile_0)[_S137];
                    float4 _S323 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S137], _S318);
                    acc_1[0U][1U] = _S323;
                    float4 _S324 = weigh_0(weights_0[5U][1U], _S322, _S319);
                    acc_1[1U][1U] = _S324;
                    float4 _S325 = weigh_0(weights_0[5U][2U], _S322, _S320);
                    acc_1[2U][1U] = _S325;
                    float4 _S326 = weigh_0(weights_0[5U][3U], _S322, _S321);
                    acc_1[3U][1U] = _S326;
                    float4 _S327 = (*(&kernelContext_17)->v_tile_0)[_S139];
                    float4 _S328 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S139], _S323);
                    acc_1[0U][1U] = _S328;
                    float4 _S329 = weigh_0(weights_0[6U][1U], _S327, _S324);
                    acc_1[1U][1U] = _S329;
                    float4 _S330 = weigh_0(weights_0[6U][2U], _S327, _S325);
                    acc_1[2U][1U] = _S330;
                    float4 _S331 = weigh_0(weights_0[6U][3U], _S327, _S326);
                    acc_1[3U][1U] = _S331;
                    float4 _S332 = (*(&kernelContext_17)->v_tile_0)[_S141];
                    acc_1[0U][1U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S141], _S328);
                    acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S332, _S329);
                    acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S332, _S330);
                    acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S332, _S331);
                    float4 _S333 = (*(&kernelContext_17)->v_tile_0)[_S143];
                    float4 _S334 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S143], acc_1[0U][2U]);
                    acc_1[0U][2U] = _S334;
                    float4 _S335 = weigh_0(weights_0[0U][1U], _S333, acc_1[1U][2U]);
                    acc_1[1U][2U] = _S335;
                    float4 _S336 = weigh_0(weights_0[0U][2U], _S333, acc_1[2U][2U]);
                    acc_1[2U][2U] = _S336;
                    float4 _S337 = weigh_0(weights_0[0U][3U], _S333, acc_1[3U][2U]);
                    acc_1[3U][2U] = _S337;
                    float4 _S338 = (*(&kernelContext_17)->v_tile_0)[_S145];
                    float4 _S339 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S145], _S334);
                    acc_1[0U][2U] = _S339;
                    float4 _S340 = weigh_0(weights_0[1U][1U], _S338, _S335);
                    acc_1[1U][2U] = _S340;
                    float4 _S341 = weigh_0(weights_0[1U][2U], _S338, _S336);
                    acc_1[2U][2U] = _S341;
                    float4 _S342 = weigh_0(weights_0[1U][3U], _S338, _S337);
                    acc_1[3U][2U] = _S342;
                    float4 _S343 = (*(&kernelContext_17)->v_tile_0)[_S147];
                    float4 _S344 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S147], _S339);
                    acc_1[0U][2U] = _S344;
                    float4 _S345 = weigh_0(weights_0[2U][1U], _S343, _S340);
                    acc_1[1U][2U] = _S345;
                    float4 _S346 = weigh_0(weights_0[2U][2U], _S343, _S341);
                    acc_1[2U][2U] = _S346;
                    float4 _S347 = weigh_0(weights_0[2U][3U], _S343, _S342);
                    acc_1[3U][2U] = _S347;
                    float4 _S348 = (*(&kernelContext_17)->v_tile_0)[_S149];
                    float4 _S349 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S149], _S344);
                    acc_1[0U][2U] = _S349;
                    float4 _S350 = weigh_0(weights_0[3U][1U], _S348, _S345);
                    acc_1[1U][2U] = _S350;
                    float4 _S351 = weigh_0(weights_0[3U][2U], _S348, _S346);
                    acc_1[2U][2U] = _S351;
                    float4 _S352 = weigh_0(weights_0[3U][3U], _S348, _S347);
                    acc_1[3U][2U] = _S352;
                    float4 _S353 = (*(&kernelContext_17)->v_tile_0)[_S151];
                    float4 _S354 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S151], _S349);
                    acc_1[0U][2U] = _S354;
                    float4 _S355 = weigh_0(weights_0[4U][1U], _S353, _S350);
                    acc_1[1U][2U] = _S355;
                    float4 _S356 = weigh_0(weights_0[4U][2U], _S353, _S351);
                    acc_1[2U][2U] = _S356;
                    float4 _S357 = weigh_0(weights_0[4U][3U], _S353, _S352);
                    acc_1[3U][2U] = _S357;
                    float4 _S358 = (*(&kernelContext_17)->v_tile_0)[_S153];
                    float4 _S359 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S153], _S354);
                    acc_1[0U][2U] = _S359;
                    float4 _S360 = weigh_0(weights_0[5U][1U], _S358, _S355);
                    acc_1[1U][2U] = _S360;
                    float4 _S361 = weigh_0(weights_0[5U][2U], _S358, _S356);
                    acc_1[2U][2U] = _S361;
                    float4 _S362 = weigh_0(weights_0[5U][3U], _S358, _S357);
                    acc_1[3U][2U] = _S362;
                    float4 _S363 = (*(&kernelContext_17)->v_tile_0)[_S155];
                    float4 _S364 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S155], _S359);
                    acc_1[0U][2U] = _S364;
                    float4 _S365 = weigh_0(weights_0[6U][1U], _S363, _S360);
                    acc_1[1U][2U] = _S365;
                    float4 _S366 = weigh_0(weights_0[6U][2U], _S363, _S361);
                    acc_1[2U][2U] = _S366;
                    float4 _S367 = weigh_0(weights_0[6U][3U], _S363, _S362);
                    acc_1[3U][2U] = _S367;
                    float4 _S368 = (*(&kernelContext_17)->v_tile_0)[_S157];
                    acc_1[0U][2U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S157], _S364);
                    acc_1[1U][2U] = weigh_0(weights_0[7U][1U], _S368, _S365);
                    acc_1[2U][2U] = weigh_0(weights_0[7U][2U], _S368, _S366);
                    acc_1[3U][2U] = weigh_0(weights_0[7U][3U], _S368, _S367);
                    float4 _S369 = (*(&kernelContext_17)->v_tile_0)[_S159];
                    float4 _S370 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S159], acc_1[0U][3U]);
                    acc_1[0U][3U] = _S370;
                    float4 _S371 = weigh_0(weights_0[0U][1U], _S369, acc_1[1U][3U]);
                    acc_1[1U][3U] = _S371;
                    float4 _S372 = weigh_0(weights_0[0U][2U], _S369, acc_1[2U][3U]);
                    acc_1[2U][3U] = _S372;
                    float4 _S373 = weigh_0(weights_0[0U][3U], _S369, acc_1[3U][3U]);
                    acc_1[3U][3U] = _S373;
                    float4 _S374 = (*(&kernelContext_17)->v_tile_0)[_S161];
                    float4 _S375 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S161], _S370);
                    acc_1[0U][3U] = _S375;
                    float4 _S376 = weigh_0(weights_0[1U][1U], _S374, _S371);
                    acc_1[1U][3U] = _S376;
                    float4 _S377 = weigh_0(weights_0[1U][2U], _S374, _S372);
                    acc_1[2U][3U] = _S377;
                    float4 _S378 = weigh_0(weights_0[1U][3U], _S374, _S373);
                    acc_1[3U][3U] = _S378;
                    float4 _S379 = (*(&kernelContext_17)->v_tile_0)[_S163];
                    float4 _S380 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S163], _S375);
                    acc_1[0U][3U] = _S380;
                    float4 _S381 = weigh_0(weights_0[2U][1U], _S379, _S376);
                    acc_1[1U][3U] = _S381;
                    float4 _S382 = weigh_0(weights_0[2U][2U], _S379, _S377);
                    acc_1[2U][3U] = _S382;
                    float4 _S383 = weigh_0(weights_0[2U][3U], _S379, _S378);
                    acc_1[3U][3U] = _S383;
                    float4 _S384 = (*(&kernelContext_17)->v_tile_0)[_S165];
                    float4 _S385 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S165], _S380);
                    acc_1[0U][3U] = _S385;
                    float4 _S386 = weigh_0(weights_0[3U][1U], _S384, _S381);
                    acc_1[1U][3U] = _S386;
                    float4 _S387 = weigh_0(weights_0[3U][2U], _S384, _S382);
                    acc_1[2U][3U] = _S387;
                    float4 _S388 = weigh_0(weights_0[3U][3U], _S384, _S383);
                    acc_1[3U][3U] = _S388;
                    float4 _S389 = (*(&kernelContext_17)->v_tile_0)[_S167];
                    float4 _S390 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S167], _S385);
                    acc_1[0U][3U] = _S390;
                    float4 _S391 = weigh_0(weights_0[4U][1U], _S389, _S386);
                    acc_1[1U][3U] = _S391;
                    float4 _S392 = weigh_0(weights_0[4U][2U], _S389, _S387);
                    acc_1[2U][3U] = _S392;
                    float4 _S393 = weigh_0(weights_0[4U][3U], _S389, _S388);
                    acc_1[3U][3U] = _S393;
                    float4 _S394 = (*(&kernelContext_17)->v_tile_0)[_S169];
                    float4 _S395 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S169], _S390);
                    acc_1[0U][3U] = _S395;
                    float4 _S396 = weigh_0(weights_0[5U][1U], _S394, _S391);
                    acc_1[1U][3U] = _S396;
                    float4 _S397 = weigh_0(weights_0[5U][2U], _S394, _S392);
                    acc_1[2U][3U] = _S397;
                    float4 _S398 = weigh_0(weights_0[5U][3U], _S394, _S393);
                    acc_1[3U][3U] = _S398;
                    float4 _S399 = (*(&kernelContext_17)->v_tile_0)[_S171];
                    float4 _S400 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S171], _S395);
                    acc_1[0U][3U] = _S400;
                    float4 _S401 = weigh_0(weights_0[6U][1U], _S399, _S396);
                    acc_1[1U][3U] = _S401;
                    float4 _S402 = weigh_0(weights_0[6U][2U], _S399, _S397);
                    acc_1[2U][3U] = _S402;
                    float4 _S403 = weigh_0(weights_0[6U][3U], _S399, _S398);
                    acc_1[3U][3U] = _S403;
                    float4 _S404 = (*(&kernelContext_17)->v_tile_0)[_S173];
                    acc_1[0U][3U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S173], _S400);
                    acc_1[1U][3U] = weigh_0(weights_0[7U][1U], _S404, _S401);
                    acc_1[2U][3U] = weigh_0(weights_0[7U][2U], _S404, _S402);
                    acc_1[3U][3U] = weigh_0(weights_0[7U][3U], _S404, _S403);
                }
                else
                {
                    float4 _S405 = (*(&kernelContext_17)->v_tile_0)[_S104];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S405, acc_1[0U][0U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[0U][1U], _S405, acc_1[1U][0U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[0U][2U], _S405, acc_1[2U][0U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[0U][3U], _S405, acc_1[3U][0U]);
                    }
                    float4 _S406 = (*(&kernelContext_17)->v_tile_0)[_S107];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[1U][0U], _S406, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S406, acc_1[1U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[1U][2U], _S406, acc_1[2U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[1U][3U], _S406, acc_1[3U][0U]);
                    }
                    float4 _S407 = (*(&kernelContext_17)->v_tile_0)[_S110];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[2U][0U], _S407, acc_1[0U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[2U][1U], _S407, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S407, acc_1[2U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[2U][3U], _S407, acc_1[3U][0U]);
                    }
                    float4 _S408 = (*(&kernelContext_17)->v_tile_0)[_S113];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[3U][0U], _S408, acc_1[0U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[3U][1U], _S408, acc_1[1U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[3U][2U], _S408, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S408, acc_1[3U][0U]);
                    }
                    float4 _S409 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[4U][0U], _S409, acc_1[0U][0U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[4U][1U], _S409, acc_1[1U][0U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[4U][2U], _S409, acc_1[2U][0U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[4U][3U], _S409, acc_1[3U][0U]);
                    }
                    float4 _S410 = (*(&kernelContext_17)->v_tile_0)[_S119];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[5U][0U], _S410, acc_1[0U][0U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[5U][1U], _S410, acc_1[1U][0U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[5U][2U], _S410, acc_1[2U][0U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[5U][3U], _S410, acc_1[3U][0U]);
                    }
                    float4 _S411 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[6U][0U], _S411, acc_1[0U][0U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[6U][1U], _S411, acc_1[1U][0U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[6U][2U], _S411, acc_1[2U][0U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[6U][3U], _S411, acc_1[3U][0U]);
                    }
                    float4 _S412 = (*(&kernelContext_17)->v_tile_0)[_S125];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[7U][0U], _S412, acc_1[0U][0U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S412, acc_1[1U][0U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S412, acc_1[2U][0U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S412, acc_1[3U][0U]);
                    }
                    float4 _S413 = (*(&kernelContext_17)->v_tile_0)[_S127];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S413, acc_1[0U][1U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[0U][1U], _S413, acc_1[1U][1U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[0U][2U], _S413, acc_1[2U][1U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[0U][3U], _S413, acc_1[3U][1U]);
                    }
                    float4 _S414 = (*(&kernelContext_17)->v_tile_0)[_S129];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[1U][0U], _S414, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S414, acc_1[1U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[1U][2U], _S414, acc_1[2U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[1U][3U], _S414, acc_1[3U][1U]);
                    }
                    float4 _S415 = (*(&kernelContext_17)->v_tile_0)[_S131];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[2U][0U], _S415, acc_1[0U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[2U][1U], _S415, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S415, acc_1[2U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[2U][3U], _S415, acc_1[3U][1U]);
                    }
                    float4 _S416 = (*(&kernelContext_17)->v_tile_0)[_S133];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[3U][0U], _S416, acc_1[0U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[3U][1U], _S416, acc_1[1U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[3U][2U], _S416, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S416, acc_1[3U][1U]);
                    }
                    float4 _S417 = (*(&kernelContext_17)->v_tile_0)[_S135];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[4U][0U], _S417, acc_1[0U][1U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[4U][1U], _S417, acc_1[1U][1U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[4U][2U], _S417, acc_1[2U][1U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[4U][3U], _S417, acc_1[3U][1U]);
                    }
                    float4 _S418 = (*(&kernelContext_17)->v_tile_0)[_S137];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[5U][0U], _S418, acc_1[0U][1U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[5U][1U], _S418, acc_1[1U][1U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[5U][2U], _S418, acc_1[2U][1U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[5U][3U], _S418, acc_1[3U][1U]);
                    }
                    float4 _S419 = (*(&kernelContext_17)->v_tile_0)[_S139];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[6U][0U], _S419, acc_1[0U][1U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[6U][1U], _S419, acc_1[1U][1U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[6U][2U], _S419, acc_1[2U][1U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[6U][3U], _S419, acc_1[3U][1U]);
                    }
                    float4 _S420 = (*(&kernelContext_17)->v_tile_0)[_S141];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[7U][0U], _S420, acc_1[0U][1U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S420, acc_1[1U][1U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S420, acc_1[2U][1U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S420, acc_1[3U][1U]);
                    }
                    float4 _S421 = (*(&kernelContext_17)->v_tile_0)[_S143];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][0U], _S421, acc_1[0U][2U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[0U][1U], _S421, acc_1[1U][2U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[0U][2U], _S421, acc_1[2U][2U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[0U][3U], _S421, acc_1[3U][2U]);
                    }
                    float4 _S422 = (*(&kernelContext_17)->v_tile_0)[_S145];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[1U][0U], _S422, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][1U], _S422, acc_1[1U][2U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[1U][2U], _S422, acc_1[2U][2U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[1U][3U], _S422, acc_1[3U][2U]);
                    }
                    float4 _S423 = (*(&kernelContext_17)->v_tile_0)[_S147];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[2U][0U], _S423, acc_1[0U][2U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[2U][1U], _S423, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][2U], _S423, acc_1[2U][2U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[2U][3U], _S423, acc_1[3U][2U]);
                    }
                    float4 _S424 = (*(&kernelContext_17)->v_tile_0)[_S149];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[3U][0U], _S424, acc_1[0U][2U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[3U][1U], _S424, acc_1[1U][2U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[3U][2U], _S424, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][3U], _S424, acc_1[3U][2U]);
                    }
                    float4 _S425 = (*(&kernelContext_17)->v_tile_0)[_S151];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[4U][0U], _S425, acc_1[0U][2U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[4U][1U], _S425, acc_1[1U][2U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[4U][2U], _S425, acc_1[2U][2U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[4U][3U], _S425, acc_1[3U][2U]);
                    }
                    float4 _S426 = (*(&kernelContext_17)->v_tile_0)[_S153];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[5U][0U], _S426, acc_1[0U][2U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[5U][1U], _S426, acc_1[1U][2U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[5U][2U], _S426, acc_1[2U][2U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[5U][3U], _S426, acc_1[3U][2U]);
                    }
                    float4 _S427 = (*(&kernelContext_17)->v_tile_0)[_S155];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[6U][0U], _S427, acc_1[0U][2U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[6U][1U], _S427, acc_1[1U][2U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[6U][2U], _S427, acc_1[2U][2U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[6U][3U], _S427, acc_1[3U][2U]);
                    }
                    float4 _S428 = (*(&kernelContext_17)->v_tile_0)[_S157];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[7U][0U], _S428, acc_1[0U][2U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[7U][1U], _S428, acc_1[1U][2U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[7U][2U], _S428, acc_1[2U][2U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[7U][3U], _S428, acc_1[3U][2U]);
                    }
                    float4 _S429 = (*(&kernelContext_17)->v_tile_0)[_S159];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][0U], _S429, acc_1[0U][3U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[0U][1U], _S429, acc_1[1U][3U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[0U][2U], _S429, acc_1[2U][3U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[0U][3U], _S429, acc_1[3U][3U]);
                    }
                    float4 _S430 = (*(&kernelContext_17)->v_tile_0)[_S161];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[1U][0U], _S430, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][1U], _S430, acc_1[1U][3U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[1U][2U], _S430, acc_1[2U][3U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[1U][3U], _S430, acc_1[3U][3U]);
                    }
                    float4 _S431 = (*(&kernelContext_17)->v_tile_0)[_S163];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[2U][0U], _S431, acc_1[0U][3U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[2U][1U], _S431, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][2U], _S431, acc_1[2U][3U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[2U][3U], _S431, acc_1[3U][3U]);
                    }
                    float4 _S432 = (*(&kernelContext_17)->v_tile_0)[_S165];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[3U][0U], _S432, acc_1[0U][3U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[3U][1U], _S432, acc_1[1U][3U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[3U][2U], _S432, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][3U], _S432, acc_1[3U][3U]);
                    }
                    float4 _S433 = (*(&kernelContext_17)->v_tile_0)[_S167];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[4U][0U], _S433, acc_1[0U][3U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[4U][1U], _S433, acc_1[1U][3U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[4U][2U], _S433, acc_1[2U][3U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[4U][3U], _S433, acc_1[3U][3U]);
                    }
                    float4 _S434 = (*(&kernelContext_17)->v_tile_0)[_S169];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[5U][0U], _S434, acc_1[0U][3U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[5U][1U], _S434, acc_1[1U][3U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[5U][2U], _S434, acc_1[2U][3U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[5U][3U], _S434, acc_1[3U][3U]);
                    }
                    float4 _S435 = (*(&kernelContext_17)->v_tile_0)[_S171];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[6U][0U], _S435, acc_1[0U][3U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[6U][1U], _S435, acc_1[1U][3U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[6U][2U], _S435, acc_1[2U][3U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[6U][3U], _S435, acc_1[3U][3U]);
                    }
                    float4 _S436 = (*(&kernelContext_17)->v_tile_0)[_S173];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[7U][0U], _S436, acc_1[0U][3U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[7U][1U], _S436, acc_1[1U][3U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[7U][2U], _S436, acc_1[2U][3U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[7U][3U], _S436, acc_1[3U][3U]);
                    }
                }
                step_0 = step_0 + 8U;
                m_3 = peak_1;
                l_2 = _S231;
            }
            tile_0 = tile_0 + 16U;
        }
        bool _S437 = RANGES_0 == 2U;
        _S41 = _S437;
        if(_S437)
        {
            uint range_key_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
            if(live_0)
            {
                plain_0 = lane_1 < 4U;
            }
            else
            {
                plain_0 = false;
            }
            if(plain_0)
            {
                _S39 = range_key_0 < _S48;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S438 = _S42;
                uint _S439 = head_of_0(&_S438, _S44, &kernelContext_17);
                uint _S440 = query_of_0(_S44, &kernelContext_17);
                uint _S441 = scratch_of_0(_S42.batch_0, _S439, _S440, range_1, &kernelContext_17);
                store_range_0(_S441, 0U, m_3, l_2, poisoned_5, &kernelContext_17);
            }
            if(_S58 < (_S42.rows_0))
            {
                uint _S442 = query_of_0(_S58, &kernelContext_17);
                uint _S443 = keys_of_query_0(_S45, _S442, &kernelContext_17);
                _S40 = range_key_0 < _S443;
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                thread Work_0 _S444 = _S42;
                uint _S445 = head_of_0(&_S444, _S58, &kernelContext_17);
                uint _S446 = query_of_0(_S58, &kernelContext_17);
                uint _S447 = scratch_of_0(_S42.batch_0, _S445, _S446, range_1, &kernelContext_17);
                store_range_quad_0(_S447, lane_1, acc_1[0U][0U], &kernelContext_17);
                store_range_quad_0(_S447, _S65, acc_1[0U][1U], &kernelContext_17);
                store_range_quad_0(_S447, _S68, acc_1[0U][2U], &kernelContext_17);
                store_range_quad_0(_S447, _S71, acc_1[0U][3U], &kernelContext_17);
            }
            if(_S74 < (_S42.rows_0))
            {
                uint _S448 = query_of_0(_S74, &kernelContext_17);
                uint _S449 = keys_of_query_0(_S45, _S448, &kernelContext_17);
                shrunk_0 = range_key_0 < _S449;
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                thread Work_0 _S450 = _S42;
                uint _S451 = head_of_0(&_S450, _S74, &kernelContext_17);
                uint _S452 = query_of_0(_S74, &kernelContext_17);
                uint _S453 = scratch_of_0(_S42.batch_0, _S451, _S452, range_1, &kernelContext_17);
                store_range_quad_0(_S453, lane_1, acc_1[1U][0U], &kernelContext_17);
                store_range_quad_0(_S453, _S65, acc_1[1U][1U], &kernelContext_17);
                store_range_quad_0(_S453, _S68, acc_1[1U][2U], &kernelContext_17);
                store_range_quad_0(_S453, _S71, acc_1[1U][3U], &kernelContext_17);
            }
            bool _S454;
            if(_S82 < (_S42.rows_0))
            {
                uint _S455 = query_of_0(_S82, &kernelContext_17);
                uint _S456 = keys_of_query_0(_S45, _S455, &kernelContext_17);
                _S454 = range_key_0 < _S456;
            }
            else
            {
                _S454 = false;
            }
            if(_S454)
            {
                thread Work_0 _S457 = _S42;
                uint _S458 = head_of_0(&_S457, _S82, &kernelContext_17);
                uint _S459 = query_of_0(_S82, &kernelContext_17);
                uint _S460 = scratch_of_0(_S42.batch_0, _S458, _S459, range_1, &kernelContext_17);
                store_range_quad_0(_S460, lane_1, acc_1[2U][0U], &kernelContext_17);
                store_range_quad_0(_S460, _S65, acc_1[2U][1U], &kernelContext_17);
                store_range_quad_0(_S460, _S68, acc_1[2U][2U], &kernelContext_17);
                store_range_quad_0(_S460, _S71, acc_1[2U][3U], &kernelContext_17);
            }
            bool _S461;
            if(_S90 < (_S42.rows_0))
            {
                uint _S462 = query_of_0(_S90, &kernelContext_17);
                uint _S463 = keys_of_query_0(_S45, _S462, &kernelContext_17);
                _S461 = range_key_0 < _S463;
            }
            else
            {
                _S461 = false;
            }
            if(_S461)
            {
                thread Work_0 _S464 = _S42;
                uint _S465 = head_of_0(&_S464, _S90, &kernelContext_17);
                uint _S466 = query_of_0(_S90, &kernelContext_17);
                uint _S467 = scratch_of_0(_S42.batch_0, _S465, _S466, range_1, &kernelContext_17);
                store_range_quad_0(_S467, lane_1, acc_1[3U][0U], &kernelContext_17);
                store_range_quad_0(_S467, _S65, acc_1[3U][1U], &kernelContext_17);
                store_range_quad_0(_S467, _S68, acc_1[3U][2U], &kernelContext_17);
                store_range_quad_0(_S467, _S71, acc_1[3U][3U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S468 = fold_2;
            float _S469 = folded_0(&_S468, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S470 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            keeps_0[int(1)] = _S470;
            float _S471 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            keeps_0[int(2)] = _S471;
            float _S472 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            keeps_0[int(3)] = _S472;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S473 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            adds_0[int(1)] = _S473;
            float _S474 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            adds_0[int(2)] = _S474;
            float _S475 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            adds_0[int(3)] = _S475;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[0U][2U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][2U], acc_1[0U][2U]);
            total_2[0U][3U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][3U], acc_1[0U][3U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[1U][2U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][2U], acc_1[1U][2U]);
            total_2[1U][3U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][3U], acc_1[1U][3U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[2U][2U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][2U], acc_1[2U][2U]);
            total_2[2U][3U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][3U], acc_1[2U][3U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            total_2[3U][2U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][2U], acc_1[3U][2U]);
            total_2[3U][3U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][3U], acc_1[3U][3U]);
            peak_1 = _S469;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            plain_0 = _S98 < (_S42.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        range_1 = _S98;
        total_l_0 = peak_1;
    }
    if(_S41)
    {
        return;
    }
    if(RANGES_0 == 0U)
    {
        total_2[0U][0U] = acc_1[0U][0U];
        total_2[0U][1U] = acc_1[0U][1U];
        total_2[0U][2U] = acc_1[0U][2U];
        total_2[0U][3U] = acc_1[0U][3U];
        total_2[1U][0U] = acc_1[1U][0U];
        total_2[1U][1U] = acc_1[1U][1U];
        total_2[1U][2U] = acc_1[1U][2U];
        total_2[1U][3U] = acc_1[1U][3U];
        total_2[2U][0U] = acc_1[2U][0U];
        total_2[2U][1U] = acc_1[2U][1U];
        total_2[2U][2U] = acc_1[2U][2U];
        total_2[2U][3U] = acc_1[2U][3U];
        total_2[3U][0U] = acc_1[3U][0U];
        total_2[3U][1U] = acc_1[3U][1U];
        total_2[3U][2U] = acc_1[3U][2U];
        total_2[3U][3U] = acc_1[3U][3U];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = peak_1;
    }
    float _S476 = finish_row_0(total_l_0, &poisoned_5, &kernelContext_17);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S476;
    float _S477 = (quad_shuffle((_S476), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    factors_0[int(1)] = _S477;
    float _S478 = (quad_shuffle((_S476), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    factors_0[int(2)] = _S478;
    float _S479 = (quad_shuffle((_S476), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    factors_0[int(3)] = _S479;
    int _S480;
    if(poisoned_5)
    {
        _S480 = int(1);
    }
    else
    {
        _S480 = int(0);
    }
    uint spoiled_bit_0 = uint(_S480);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S481 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    spoiled_0[int(1)] = _S481;
    uint _S482 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    spoiled_0[int(2)] = _S482;
    uint _S483 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    spoiled_0[int(3)] = _S483;
    if(_S58 < (_S42.rows_0))
    {
        thread Work_0 _S484 = _S42;
        uint _S485 = o_of_0(&_S484, _S58, &kernelContext_17);
        store_quad_0(_S485, _S62, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S485, _S66, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S485, _S69, total_2[0U][2U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S485, _S72, total_2[0U][3U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
    }
    if(_S74 < (_S42.rows_0))
    {
        thread Work_0 _S486 = _S42;
        uint _S487 = o_of_0(&_S486, _S74, &kernelContext_17);
        store_quad_0(_S487, _S62, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S487, _S66, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S487, _S69, total_2[1U][2U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S487, _S72, total_2[1U][3U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
    }
    if(_S82 < (_S42.rows_0))
    {
        thread Work_0 _S488 = _S42;
        uint _S489 = o_of_0(&_S488, _S82, &kernelContext_17);
        store_quad_0(_S489, _S62, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S489, _S66, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S489, _S69, total_2[2U][2U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S489, _S72, total_2[2U][3U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
    }
    if(_S90 < (_S42.rows_0))
    {
        thread Work_0 _S490 = _S42;
        uint _S491 = o_of_0(&_S490, _S90, &kernelContext_17);
        store_quad_0(_S491, _S62, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S491, _S66, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S491, _S69, total_2[3U][2U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S491, _S72, total_2[3U][3U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
    }
    return;
}

