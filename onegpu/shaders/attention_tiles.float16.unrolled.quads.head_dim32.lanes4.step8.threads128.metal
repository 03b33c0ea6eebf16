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
    packed_uint2 device* q_words_0;
    packed_uint2 device* k_words_0;
    packed_uint2 device* v_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    packed_uint2 device* o_words_0;
    array<float4, int(256)> threadgroup* k_tile_0;
    array<float4, int(256)> threadgroup* v_tile_0;
    uint _S4;
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

float4 floats_of_0(uint2 raw_1)
{
    uint _S19 = raw_1.x;
    uint _S20 = raw_1.y;
    return float4(f16tof32_0(uint2(_S19 & 65535U, _S19 >> 16U)), f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)));
}

float4 load_quad_0(packed_uint2 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
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
    return near_0 + (_S23 + _S24);
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_1, uint key_0, uint end_0, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_10)
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
    uint _S30 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S31 = head_of_0(work_4, row_6, kernelContext_15);
    uint _S32 = _S30 + _S31 * kernelContext_15->params_0->o_head_0;
    uint _S33 = query_of_0(row_6, kernelContext_15);
    return _S32 + _S33 * kernelContext_15->params_0->o_row_0;
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

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_4, KernelContext_0 thread* kernelContext_16)
{
    uint2 pairs_0 = uint2(pair_of_0(quad_1.x, quad_1.y, poisoned_4), pair_of_0(quad_1.z, quad_1.w, poisoned_4));
    if((kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_2)) > 0U)
    {
        *(kernelContext_16->o_words_0+(row_7 + element_2) / 4U) = packed_uint2(pairs_0) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint2 device* q_words_1 [[buffer(1)]], packed_uint2 device* k_words_1 [[buffer(2)]], packed_uint2 device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint2 device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float peak_1;
    bool plain_0;
    bool _S38;
    bool _S39;
    bool shrunk_0;
    bool _S40;
    thread KernelContext_0 kernelContext_17;
    (&kernelContext_17)->params_0 = params_1;
    (&kernelContext_17)->key_lengths_0 = key_lengths_1;
    (&kernelContext_17)->q_words_0 = q_words_1;
    (&kernelContext_17)->k_words_0 = k_words_1;
    (&kernelContext_17)->v_words_0 = v_words_1;
    (&kernelContext_17)->mask_values_0 = mask_values_1;
    (&kernelContext_17)->scratch_0 = scratch_1;
    (&kernelContext_17)->o_words_0 = o_words_1;
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_17)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
    (&kernelContext_17)->v_tile_0 = &v_tile_1;
    (&kernelContext_17)->_S4 = _builtinQuadLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S41 = find_work_0(number_2, 128U, &kernelContext_17);
    uint lane_1 = thread_0 % 4U;
    uint first_row_1 = _S41.first_row_0 + thread_0 / 4U * 4U;
    uint last_row_0 = min(_S41.first_row_0 + 128U, _S41.rows_0) - 1U;
    uint _S42 = lane_1 % 4U;
    uint row_8 = first_row_1 + _S42;
    bool live_0 = row_8 < (_S41.rows_0);
    uint _S43 = min(row_8, last_row_0);
    uint _S44 = keys_of_batch_0(_S41.batch_0, &kernelContext_17);
    uint _S45 = query_of_0(last_row_0, &kernelContext_17);
    uint _S46 = keys_of_query_0(_S44, _S45, &kernelContext_17);
    uint _S47;
    if(live_0)
    {
        uint _S48 = query_of_0(_S43, &kernelContext_17);
        uint _S49 = keys_of_query_0(_S44, _S48, &kernelContext_17);
        _S47 = _S49;
    }
    else
    {
        _S47 = 0U;
    }
    uint _S50;
    if((((&kernelContext_17)->params_0->flags_0) & 1U) != 0U)
    {
        _S50 = 0U;
    }
    else
    {
        uint _S51 = query_of_0(_S41.first_row_0, &kernelContext_17);
        uint _S52 = keys_of_query_0(_S44, _S51, &kernelContext_17);
        _S50 = _S52;
    }
    uint _S53 = (&kernelContext_17)->params_0->k_offset_0 + _S41.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S41.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S54 = (&kernelContext_17)->params_0->v_offset_0 + _S41.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S41.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    thread Work_0 _S55 = _S41;
    uint _S56 = mask_of_0(&_S55, _S43, &kernelContext_17);
    thread array<array<float4, int(2)>, int(4)> q_1;
    thread array<array<float4, int(2)>, int(4)> total_2;
    uint _S57 = first_row_1 + (_S42 ^ 0U);
    uint _S58 = min(_S57, last_row_0);
    thread Work_0 _S59 = _S41;
    uint _S60 = q_of_0(&_S59, _S58, &kernelContext_17);
    uint _S61 = lane_1 * 4U;
    float4 _S62 = load_quad_0((&kernelContext_17)->q_words_0, _S60, _S61, &kernelContext_17);
    q_1[0U][0U] = _S62 * float4((&kernelContext_17)->params_0->scale_0) ;
    float4 _S63 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S63;
    uint _S64 = 4U + lane_1;
    uint _S65 = _S64 * 4U;
    float4 _S66 = load_quad_0((&kernelContext_17)->q_words_0, _S60, _S65, &kernelContext_17);
    q_1[0U][1U] = _S66 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][1U] = _S63;
    uint _S67 = first_row_1 + (_S42 ^ 1U);
    uint _S68 = min(_S67, last_row_0);
    thread Work_0 _S69 = _S41;
    uint _S70 = q_of_0(&_S69, _S68, &kernelContext_17);
    float4 _S71 = load_quad_0((&kernelContext_17)->q_words_0, _S70, _S61, &kernelContext_17);
    q_1[1U][0U] = _S71 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][0U] = _S63;
    float4 _S72 = load_quad_0((&kernelContext_17)->q_words_0, _S70, _S65, &kernelContext_17);
    q_1[1U][1U] = _S72 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][1U] = _S63;
    uint _S73 = first_row_1 + (_S42 ^ 2U);
    uint _S74 = min(_S73, last_row_0);
    thread Work_0 _S75 = _S41;
    uint _S76 = q_of_0(&_S75, _S74, &kernelContext_17);
    float4 _S77 = load_quad_0((&kernelContext_17)->q_words_0, _S76, _S61, &kernelContext_17);
    q_1[2U][0U] = _S77 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][0U] = _S63;
    float4 _S78 = load_quad_0((&kernelContext_17)->q_words_0, _S76, _S65, &kernelContext_17);
    q_1[2U][1U] = _S78 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][1U] = _S63;
    uint _S79 = first_row_1 + (_S42 ^ 3U);
    uint _S80 = min(_S79, last_row_0);
    thread Work_0 _S81 = _S41;
    uint _S82 = q_of_0(&_S81, _S80, &kernelContext_17);
    float4 _S83 = load_quad_0((&kernelContext_17)->q_words_0, _S82, _S61, &kernelContext_17);
    q_1[3U][0U] = _S83 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][0U] = _S63;
    float4 _S84 = load_quad_0((&kernelContext_17)->q_words_0, _S82, _S65, &kernelContext_17);
    q_1[3U][1U] = _S84 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][1U] = _S63;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(2)>, int(4)> acc_1;
    acc_1[0U][0U] = _S63;
    acc_1[0U][1U] = _S63;
    acc_1[1U][0U] = _S63;
    acc_1[1U][1U] = _S63;
    acc_1[2U][0U] = _S63;
    acc_1[2U][1U] = _S63;
    acc_1[3U][0U] = _S63;
    acc_1[3U][1U] = _S63;
    thread bool poisoned_5 = false;
    uint range_1 = _S41.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S85 = range_1 + 1U;
        uint _S86 = min(_S85 * (&kernelContext_17)->params_0->range_keys_0, _S46);
        acc_1[0U][0U] = _S63;
        acc_1[0U][1U] = _S63;
        acc_1[1U][0U] = _S63;
        acc_1[1U][1U] = _S63;
        acc_1[2U][0U] = _S63;
        acc_1[2U][1U] = _S63;
        acc_1[3U][0U] = _S63;
        acc_1[3U][1U] = _S63;
        uint tile_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S86)
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
                if(slot_0 < 256U)
                {
                }
                else
                {
                    break;
                }
                uint key_1 = tile_0 + slot_0 / 8U;
                uint element_3 = slot_0 % 8U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_1 < _S86)
                {
                    float4 _S87 = load_quad_0((&kernelContext_17)->k_words_0, _S53 + key_1 * (&kernelContext_17)->params_0->k_row_0, element_3, &kernelContext_17);
                    float4 _S88 = load_quad_0((&kernelContext_17)->v_words_0, _S54 + key_1 * (&kernelContext_17)->params_0->v_row_0, element_3, &kernelContext_17);
                    k_quad_0 = _S87;
                    v_quad_0 = _S88;
                }
                else
                {
                    k_quad_0 = _S63;
                    v_quad_0 = _S63;
                }
                (*(&kernelContext_17)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_17)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S89 = min(32U, _S86 - tile_0);
            uint step_0 = 0U;
            for(;;)
            {
                if(step_0 < _S89)
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
                uint _S90 = step_0 * 8U;
                uint _S91 = _S90 + lane_1;
                float4 _S92 = (*(&kernelContext_17)->k_tile_0)[_S91];
                part_2[0U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S91], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][0U], _S92, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][0U], _S92, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][0U], _S92, part_2[0U][3U]);
                uint _S93 = (step_0 + 1U) * 8U;
                uint _S94 = _S93 + lane_1;
                float4 _S95 = (*(&kernelContext_17)->k_tile_0)[_S94];
                part_2[1U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S94], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][0U], _S95, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][0U], _S95, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][0U], _S95, part_2[1U][3U]);
                uint _S96 = (step_0 + 2U) * 8U;
                uint _S97 = _S96 + lane_1;
                float4 _S98 = (*(&kernelContext_17)->k_tile_0)[_S97];
                part_2[2U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S97], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][0U], _S98, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][0U], _S98, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][0U], _S98, part_2[2U][3U]);
                uint _S99 = (step_0 + 3U) * 8U;
                uint _S100 = _S99 + lane_1;
                float4 _S101 = (*(&kernelContext_17)->k_tile_0)[_S100];
                part_2[3U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S100], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][0U], _S101, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][0U], _S101, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][0U], _S101, part_2[3U][3U]);
                uint _S102 = (step_0 + 4U) * 8U;
                uint _S103 = _S102 + lane_1;
                float4 _S104 = (*(&kernelContext_17)->k_tile_0)[_S103];
                part_2[4U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S103], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][0U], _S104, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][0U], _S104, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][0U], _S104, part_2[4U][3U]);
                uint _S105 = (step_0 + 5U) * 8U;
                uint _S106 = _S105 + lane_1;
                float4 _S107 = (*(&kernelContext_17)->k_tile_0)[_S106];
                part_2[5U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S106], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][0U], _S107, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][0U], _S107, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][0U], _S107, part_2[5U][3U]);
                uint _S108 = (step_0 + 6U) * 8U;
                uint _S109 = _S108 + lane_1;
                float4 _S110 = (*(&kernelContext_17)->k_tile_0)[_S109];
                part_2[6U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S109], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][0U], _S110, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][0U], _S110, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][0U], _S110, part_2[6U][3U]);
                uint _S111 = (step_0 + 7U) * 8U;
                uint _S112 = _S111 + lane_1;
                float4 _S113 = (*(&kernelContext_17)->k_tile_0)[_S112];
                part_2[7U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S112], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][0U], _S113, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][0U], _S113, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][0U], _S113, part_2[7U][3U]);
                uint _S114 = _S90 + 4U + lane_1;
                float4 _S115 = (*(&kernelContext_17)->k_tile_0)[_S114];
                part_2[0U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S114], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][1U], _S115, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][1U], _S115, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][1U], _S115, part_2[0U][3U]);
                uint _S116 = _S93 + 4U + lane_1;
                float4 _S117 = (*(&kernelContext_17)->k_tile_0)[_S116];
                part_2[1U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S116], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][1U], _S117, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][1U], _S117, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][1U], _S117, part_2[1U][3U]);
                uint _S118 = _S96 + 4U + lane_1;
                float4 _S119 = (*(&kernelContext_17)->k_tile_0)[_S118];
                part_2[2U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S118], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][1U], _S119, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][1U], _S119, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][1U], _S119, part_2[2U][3U]);
                uint _S120 = _S99 + 4U + lane_1;
                float4 _S121 = (*(&kernelContext_17)->k_tile_0)[_S120];
                part_2[3U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S120], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][1U], _S121, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][1U], _S121, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][1U], _S121, part_2[3U][3U]);
                uint _S122 = _S102 + 4U + lane_1;
                float4 _S123 = (*(&kernelContext_17)->k_tile_0)[_S122];
                part_2[4U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S122], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][1U], _S123, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][1U], _S123, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][1U], _S123, part_2[4U][3U]);
                uint _S124 = _S105 + 4U + lane_1;
                float4 _S125 = (*(&kernelContext_17)->k_tile_0)[_S124];
                part_2[5U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S124], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][1U], _S125, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][1U], _S125, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][1U], _S125, part_2[5U][3U]);
                uint _S126 = _S108 + 4U + lane_1;
                float4 _S127 = (*(&kernelContext_17)->k_tile_0)[_S126];
                part_2[6U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S126], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][1U], _S127, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][1U], _S127, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][1U], _S127, part_2[6U][3U]);
                uint _S128 = _S111 + 4U + lane_1;
                float4 _S129 = (*(&kernelContext_17)->k_tile_0)[_S128];
                part_2[7U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S128], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][1U], _S129, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][1U], _S129, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][1U], _S129, part_2[7U][3U]);
                thread array<float, int(8)> weight_1;
                thread array<float, int(4)> _S130 = part_2[0U];
                float _S131 = sum_of_row_0(&_S130, &kernelContext_17);
                weight_1[0U] = _S131;
                uint _S132 = max(0U, (as_type<uint>((_S131))) & 2147483647U);
                thread array<float, int(4)> _S133 = part_2[1U];
                float _S134 = sum_of_row_0(&_S133, &kernelContext_17);
                weight_1[1U] = _S134;
                uint _S135 = max(_S132, (as_type<uint>((_S134))) & 2147483647U);
                thread array<float, int(4)> _S136 = part_2[2U];
                float _S137 = sum_of_row_0(&_S136, &kernelContext_17);
                weight_1[2U] = _S137;
                uint _S138 = max(_S135, (as_type<uint>((_S137))) & 2147483647U);
                thread array<float, int(4)> _S139 = part_2[3U];
                float _S140 = sum_of_row_0(&_S139, &kernelContext_17);
                weight_1[3U] = _S140;
                uint _S141 = max(_S138, (as_type<uint>((_S140))) & 2147483647U);
                thread array<float, int(4)> _S142 = part_2[4U];
                float _S143 = sum_of_row_0(&_S142, &kernelContext_17);
                weight_1[4U] = _S143;
                uint _S144 = max(_S141, (as_type<uint>((_S143))) & 2147483647U);
                thread array<float, int(4)> _S145 = part_2[5U];
                float _S146 = sum_of_row_0(&_S145, &kernelContext_17);
                weight_1[5U] = _S146;
                uint _S147 = max(_S144, (as_type<uint>((_S146))) & 2147483647U);
                thread array<float, int(4)> _S148 = part_2[6U];
                float _S149 = sum_of_row_0(&_S148, &kernelContext_17);
                weight_1[6U] = _S149;
                uint _S150 = max(_S147, (as_type<uint>((_S149))) & 2147483647U);
                thread array<float, int(4)> _S151 = part_2[7U];
                float _S152 = sum_of_row_0(&_S151, &kernelContext_17);
                weight_1[7U] = _S152;
                uint _S153 = max(_S150, (as_type<uint>((_S152))) & 2147483647U);
                uint _S154 = tile_0 + step_0;
                if((_S154 + 8U) <= _S50)
                {
                    plain_0 = _S153 < 2139095040U;
                }
                else
                {
                    plain_0 = false;
                }
                float sum_2;
                float signed_shrink_0;
                if(plain_0)
                {
                    float _S155 = max(max(max(max(max(max(max(max(m_3, weight_1[0U]), weight_1[1U]), weight_1[2U]), weight_1[3U]), weight_1[4U]), weight_1[5U]), weight_1[6U]), weight_1[7U]);
                    float _S156 = exp(weight_1[0U] - _S155);
                    weight_1[0U] = _S156;
                    float _S157 = exp(weight_1[1U] - _S155);
                    weight_1[1U] = _S157;
                    float sum_3 = _S156 + _S157;
                    float _S158 = exp(weight_1[2U] - _S155);
                    weight_1[2U] = _S158;
                    float sum_4 = sum_3 + _S158;
                    float _S159 = exp(weight_1[3U] - _S155);
                    weight_1[3U] = _S159;
                    float sum_5 = sum_4 + _S159;
                    float _S160 = exp(weight_1[4U] - _S155);
                    weight_1[4U] = _S160;
                    float sum_6 = sum_5 + _S160;
                    float _S161 = exp(weight_1[5U] - _S155);
                    weight_1[5U] = _S161;
                    float sum_7 = sum_6 + _S161;
                    float _S162 = exp(weight_1[6U] - _S155);
                    weight_1[6U] = _S162;
                    float sum_8 = sum_7 + _S162;
                    float _S163 = exp(weight_1[7U] - _S155);
                    weight_1[7U] = _S163;
                    float sum_9 = sum_8 + _S163;
                    peak_1 = _S155;
                    sum_2 = sum_9;
                }
                else
                {
                    thread array<bool, int(8)> hidden_2;
                    bool _S164 = hide_0(&weight_1[0U], _S154, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[0U] = _S164;
                    float _S165 = max(m_3, weight_1[0U]);
                    bool _S166 = hide_0(&weight_1[1U], _S154 + 1U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[1U] = _S166;
                    float _S167 = max(_S165, weight_1[1U]);
                    bool _S168 = hide_0(&weight_1[2U], _S154 + 2U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[2U] = _S168;
                    float _S169 = max(_S167, weight_1[2U]);
                    bool _S170 = hide_0(&weight_1[3U], _S154 + 3U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[3U] = _S170;
                    float _S171 = max(_S169, weight_1[3U]);
                    bool _S172 = hide_0(&weight_1[4U], _S154 + 4U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[4U] = _S172;
                    float _S173 = max(_S171, weight_1[4U]);
                    bool _S174 = hide_0(&weight_1[5U], _S154 + 5U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[5U] = _S174;
                    float _S175 = max(_S173, weight_1[5U]);
                    bool _S176 = hide_0(&weight_1[6U], _S154 + 6U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[6U] = _S176;
                    float _S177 = max(_S175, weight_1[6U]);
                    bool _S178 = hide_0(&weight_1[7U], _S154 + 7U, _S47, _S56, &poisoned_5, &kernelContext_17);
                    hidden_2[7U] = _S178;
                    float _S179 = max(_S177, weight_1[7U]);
                    if(_S164)
                    {
                        peak_1 = -1.0;
                    }
                    else
                    {
                        peak_1 = exp(weight_1[0U] - _S179);
                    }
                    weight_1[0U] = peak_1;
                    float _S180 = max(peak_1, 0.0);
                    if(hidden_2[1U])
                    {
                        sum_2 = -1.0;
                    }
                    else
                    {
                        sum_2 = exp(weight_1[1U] - _S179);
                    }
                    weight_1[1U] = sum_2;
                    float sum_10 = _S180 + max(sum_2, 0.0);
                    if(hidden_2[2U])
                    {
                        signed_shrink_0 = -1.0;
                    }
                    else
                    {
                        signed_shrink_0 = exp(weight_1[2U] - _S179);
                    }
                    weight_1[2U] = signed_shrink_0;
                    float sum_11 = sum_10 + max(signed_shrink_0, 0.0);
                    float _S181;
                    if(hidden_2[3U])
                    {
                        _S181 = -1.0;
                    }
                    else
                    {
                        _S181 = exp(weight_1[3U] - _S179);
                    }
                    weight_1[3U] = _S181;
                    float sum_12 = sum_11 + max(_S181, 0.0);
                    float _S182;
                    if(hidden_2[4U])
                    {
                        _S182 = -1.0;
                    }
                    else
                    {
                        _S182 = exp(weight_1[4U] - _S179);
                    }
                    weight_1[4U] = _S182;
                    float sum_13 = sum_12 + max(_S182, 0.0);
                    float _S183;
                    if(hidden_2[5U])
                    {
                        _S183 = -1.0;
                    }
                    else
                    {
                        _S183 = exp(weight_1[5U] - _S179);
                    }
                    weight_1[5U] = _S183;
                    float sum_14 = sum_13 + max(_S183, 0.0);
                    float _S184;
                    if(hidden_2[6U])
                    {
                        _S184 = -1.0;
                    }
                    else
                    {
                        _S184 = exp(weight_1[6U] - _S179);
                    }
                    weight_1[6U] = _S184;
                    float sum_15 = sum_14 + max(_S184, 0.0);
                    float _S185;
                    if(hidden_2[7U])
                    {
                        _S185 = -1.0;
                    }
                    else
                    {
                        _S185 = exp(weight_1[7U] - _S179);
                    }
                    weight_1[7U] = _S185;
                    float sum_16 = sum_15 + max(_S185, 0.0);
                    peak_1 = _S179;
                    sum_2 = sum_16;
                }
                float shrink_0 = shrink_of_0(m_3, peak_1);
                float _S186 = fma(l_2, shrink_0, sum_2);
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
                float _S187 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                shrinks_0[int(1)] = _S187;
                float _S188 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                shrinks_0[int(2)] = _S188;
                float _S189 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                shrinks_0[int(3)] = _S189;
                uint signs_0 = 0U | (as_type<uint>((shrinks_0[0U])));
                float _S190 = abs(shrinks_0[0U]);
                shrinks_0[0U] = _S190;
                bool _S191 = _S190 != 1.0;
                uint signs_1 = signs_0 | (as_type<uint>((shrinks_0[1U])));
                shrinks_0[1U] = abs(shrinks_0[1U]);
                if(_S191)
                {
                    _S38 = true;
                }
                else
                {
                    _S38 = (shrinks_0[1U]) != 1.0;
                }
                uint signs_2 = signs_1 | (as_type<uint>((shrinks_0[2U])));
                shrinks_0[2U] = abs(shrinks_0[2U]);
                if(_S38)
                {
                    _S39 = true;
                }
                else
                {
                    _S39 = (shrinks_0[2U]) != 1.0;
                }
                uint signs_3 = signs_2 | (as_type<uint>((shrinks_0[3U])));
                shrinks_0[3U] = abs(shrinks_0[3U]);
                if(_S39)
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
                    acc_1[1U][0U] = acc_1[1U][0U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][1U] = acc_1[1U][1U] * float4(shrinks_0[1U]) ;
                    acc_1[2U][0U] = acc_1[2U][0U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][1U] = acc_1[2U][1U] * float4(shrinks_0[2U]) ;
                    acc_1[3U][0U] = acc_1[3U][0U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][1U] = acc_1[3U][1U] * float4(shrinks_0[3U]) ;
                }
                thread array<array<float, int(4)>, int(8)> weights_0;
                weights_0[0U][int(0)] = weight_1[0U];
                float _S192 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[0U][int(1)] = _S192;
                float _S193 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[0U][int(2)] = _S193;
                float _S194 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[0U][int(3)] = _S194;
                weights_0[1U][int(0)] = weight_1[1U];
                float _S195 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[1U][int(1)] = _S195;
                float _S196 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[1U][int(2)] = _S196;
                float _S197 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[1U][int(3)] = _S197;
                weights_0[2U][int(0)] = weight_1[2U];
                float _S198 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[2U][int(1)] = _S198;
                float _S199 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[2U][int(2)] = _S199;
                float _S200 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[2U][int(3)] = _S200;
                weights_0[3U][int(0)] = weight_1[3U];
                float _S201 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[3U][int(1)] = _S201;
                float _S202 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[3U][int(2)] = _S202;
                float _S203 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[3U][int(3)] = _S203;
                weights_0[4U][int(0)] = weight_1[4U];
                float _S204 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[4U][int(1)] = _S204;
                float _S205 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[4U][int(2)] = _S205;
                float _S206 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[4U][int(3)] = _S206;
                weights_0[5U][int(0)] = weight_1[5U];
                float _S207 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[5U][int(1)] = _S207;
                float _S208 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[5U][int(2)] = _S208;
                float _S209 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[5U][int(3)] = _S209;
                weights_0[6U][int(0)] = weight_1[6U];
                float _S210 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[6U][int(1)] = _S210;
                float _S211 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[6U][int(2)] = _S211;
                float _S212 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[6U][int(3)] = _S212;
                weights_0[7U][int(0)] = weight_1[7U];
                float _S213 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[7U][int(1)] = _S213;
                float _S214 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[7U][int(2)] = _S214;
                float _S215 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[7U][int(3)] = _S215;
                if(signs_3 < 2147483648U)
                {
                    float4 _S216 = (*(&kernelContext_17)->v_tile_0)[_S91];
                    float4 _S217 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S91], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S217;
                    float4 _S218 = weigh_0(weights_0[0U][1U], _S216, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S218;
                    float4 _S219 = weigh_0(weights_0[0U][2U], _S216, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S219;
                    float4 _S220 = weigh_0(weights_0[0U][3U], _S216, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S220;
                    float4 _S221 = (*(&kernelContext_17)->v_tile_0)[_S94];
                    float4 _S222 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S94], _S217);
                    acc_1[0U][0U] = _S222;
                    float4 _S223 = weigh_0(weights_0[1U][1U], _S221, _S218);
                    acc_1[1U][0U] = _S223;
                    float4 _S224 = weigh_0(weights_0[1U][2U], _S221, _S219);
                    acc_1[2U][0U] = _S224;
                    float4 _S225 = weigh_0(weights_0[1U][3U], _S221, _S220);
                    acc_1[3U][0U] = _S225;
                    float4 _S226 = (*(&kernelContext_17)->v_tile_0)[_S97];
                    float4 _S227 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S97], _S222);
                    acc_1[0U][0U] = _S227;
                    float4 _S228 = weigh_0(weights_0[2U][1U], _S226, _S223);
                    acc_1[1U][0U] = _S228;
                    float4 _S229 = weigh_0(weights_0[2U][2U], _S226, _S224);
                    acc_1[2U][0U] = _S229;
                    float4 _S230 = weigh_0(weights_0[2U][3U], _S226, _S225);
                    acc_1[3U][0U] = _S230;
                    float4 _S231 = (*(&kernelContext_17)->v_tile_0)[_S100];
                    float4 _S232 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S100], _S227);
                    acc_1[0U][0U] = _S232;
                    float4 _S233 = weigh_0(weights_0[3U][1U], _S231, _S228);
                    acc_1[1U][0U] = _S233;
                    float4 _S234 = weigh_0(weights_0[3U][2U], _S231, _S229);
                    acc_1[2U][0U] = _S234;
                    float4 _S235 = weigh_0(weights_0[3U][3U], _S231, _S230);
                    acc_1[3U][0U] = _S235;
                    float4 _S236 = (*(&kernelContext_17)->v_tile_0)[_S103];
                    float4 _S237 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S103], _S232);
                    acc_1[0U][0U] = _S237;
                    float4 _S238 = weigh_0(weights_0[4U][1U], _S236, _S233);
                    acc_1[1U][0U] = _S238;
                    float4 _S239 = weigh_0(weights_0[4U][2U], _S236, _S234);
                    acc_1[2U][0U] = _S239;
                    float4 _S240 = weigh_0(weights_0[4U][3U], _S236, _S235);
                    acc_1[3U][0U] = _S240;
                    float4 _S241 = (*(&kernelContext_17)->v_tile_0)[_S106];
                    float4 _S242 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S106], _S237);
                    acc_1[0U][0U] = _S242;
                    float4 _S243 = weigh_0(weights_0[5U][1U], _S241, _S238);
                    acc_1[1U][0U] = _S243;
                    float4 _S244 = weigh_0(weights_0[5U][2U], _S241, _S239);
                    acc_1[2U][0U] = _S244;
                    float4 _S245 = weigh_0(weights_0[5U][3U], _S241, _S240);
                    acc_1[3U][0U] = _S245;
                    float4 _S246 = (*(&kernelContext_17)->v_tile_0)[_S109];
                    float4 _S247 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S109], _S242);
                    acc_1[0U][0U] = _S247;
                    float4 _S248 = weigh_0(weights_0[6U][1U], _S246, _S243);
                    acc_1[1U][0U] = _S248;
                    float4 _S249 = weigh_0(weights_0[6U][2U], _S246, _S244);
                    acc_1[2U][0U] = _S249;
                    float4 _S250 = weigh_0(weights_0[6U][3U], _S246, _S245);
                    acc_1[3U][0U] = _S250;
                    float4 _S251 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    acc_1[0U][0U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S112], _S247);
                    acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S251, _S248);
                    acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S251, _S249);
                    acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S251, _S250);
                    float4 _S252 = (*(&kernelContext_17)->v_tile_0)[_S114];
                    float4 _S253 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S114], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S253;
                    float4 _S254 = weigh_0(weights_0[0U][1U], _S252, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S254;
                    float4 _S255 = weigh_0(weights_0[0U][2U], _S252, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S255;
                    float4 _S256 = weigh_0(weights_0[0U][3U], _S252, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S256;
                    float4 _S257 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    float4 _S258 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S116], _S253);
                    acc_1[0U][1U] = _S258;
                    float4 _S259 = weigh_0(weights_0[1U][1U], _S257, _S254);
                    acc_1[1U][1U] = _S259;
                    float4 _S260 = weigh_0(weights_0[1U][2U], _S257, _S255);
                    acc_1[2U][1U] = _S260;
                    float4 _S261 = weigh_0(weights_0[1U][3U], _S257, _S256);
                    acc_1[3U][1U] = _S261;
                    float4 _S262 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    float4 _S263 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S118], _S258);
                    acc_1[0U][1U] = _S263;
                    float4 _S264 = weigh_0(weights_0[2U][1U], _S262, _S259);
                    acc_1[1U][1U] = _S264;
                    float4 _S265 = weigh_0(weights_0[2U][2U], _S262, _S260);
                    acc_1[2U][1U] = _S265;
                    float4 _S266 = weigh_0(weights_0[2U][3U], _S262, _S261);
                    acc_1[3U][1U] = _S266;
                    float4 _S267 = (*(&kernelContext_17)->v_tile_0)[_S120];
                    float4 _S268 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S120], _S263);
                    acc_1[0U][1U] = _S268;
                    float4 _S269 = weigh_0(weights_0[3U][1U], _S267, _S264);
                    acc_1[1U][1U] = _S269;
                    float4 _S270 = weigh_0(weights_0[3U][2U], _S267, _S265);
                    acc_1[2U][1U] = _S270;
                    float4 _S271 = weigh_0(weights_0[3U][3U], _S267, _S266);
                    acc_1[3U][1U] = _S271;
                    float4 _S272 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    float4 _S273 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S122], _S268);
                    acc_1[0U][1U] = _S273;
                    float4 _S274 = weigh_0(weights_0[4U][1U], _S272, _S269);
                    acc_1[1U][1U] = _S274;
                    float4 _S275 = weigh_0(weights_0[4U][2U], _S272, _S270);
                    acc_1[2U][1U] = _S275;
                    float4 _S276 = weigh_0(weights_0[4U][3U], _S272, _S271);
                    acc_1[3U][1U] = _S276;
                    float4 _S277 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    float4 _S278 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S124], _S273);
                    acc_1[0U][1U] = _S278;
                    float4 _S279 = weigh_0(weights_0[5U][1U], _S277, _S274);
                    acc_1[1U][1U] = _S279;
                    float4 _S280 = weigh_0(weights_0[5U][2U], _S277, _S275);
                    acc_1[2U][1U] = _S280;
                    float4 _S281 = weigh_0(weights_0[5U][3U], _S277, _S276);
                    acc_1[3U][1U] = _S281;
                    float4 _S282 = (*(&kernelContext_17)->v_tile_0)[_S126];
                    float4 _S283 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S126], _S278);
                    acc_1[0U][1U] = _S283;
                    float4 _S284 = weigh_0(weights_0[6U][1U], _S282, _S279);
                    acc_1[1U][1U] = _S284;
                    float4 _S285 = weigh_0(weights_0[6U][2U], _S282, _S280);
                    acc_1[2U][1U] = _S285;
                    float4 _S286 = weigh_0(weights_0[6U][3U], _S282, _S281);
                    acc_1[3U][1U] = _S286;
                    float4 _S287 = (*(&kernelContext_17)->v_tile_0)[_S128];
                    acc_1[0U][1U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S128], _S283);
                    acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S287, _S284);
                    acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S287, _S285);
                    acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S287, _S286);
                }
                else
                {
                    float4 _S288 = (*(&kernelContext_17)->v_tile_0)[_S91];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S288, acc_1[0U][0U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[0U][1U], _S288, acc_1[1U][0U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[0U][2U], _S288, acc_1[2U][0U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[0U][3U], _S288, acc_1[3U][0U]);
                    }
                    float4 _S289 = (*(&kernelContext_17)->v_tile_0)[_S94];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[1U][0U], _S289, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S289, acc_1[1U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[1U][2U], _S289, acc_1[2U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[1U][3U], _S289, acc_1[3U][0U]);
                    }
                    float4 _S290 = (*(&kernelContext_17)->v_tile_0)[_S97];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[2U][0U], _S290, acc_1[0U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[2U][1U], _S290, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S290, acc_1[2U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[2U][3U], _S290, acc_1[3U][0U]);
                    }
                    float4 _S291 = (*(&kernelContext_17)->v_tile_0)[_S100];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[3U][0U], _S291, acc_1[0U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[3U][1U], _S291, acc_1[1U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[3U][2U], _S291, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S291, acc_1[3U][0U]);
                    }
                    float4 _S292 = (*(&kernelContext_17)->v_tile_0)[_S103];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[4U][0U], _S292, acc_1[0U][0U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[4U][1U], _S292, acc_1[1U][0U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[4U][2U], _S292, acc_1[2U][0U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[4U][3U], _S292, acc_1[3U][0U]);
                    }
                    float4 _S293 = (*(&kernelContext_17)->v_tile_0)[_S106];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[5U][0U], _S293, acc_1[0U][0U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[5U][1U], _S293, acc_1[1U][0U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[5U][2U], _S293, acc_1[2U][0U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[5U][3U], _S293, acc_1[3U][0U]);
                    }
                    float4 _S294 = (*(&kernelContext_17)->v_tile_0)[_S109];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[6U][0U], _S294, acc_1[0U][0U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[6U][1U], _S294, acc_1[1U][0U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[6U][2U], _S294, acc_1[2U][0U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[6U][3U], _S294, acc_1[3U][0U]);
                    }
                    float4 _S295 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[7U][0U], _S295, acc_1[0U][0U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S295, acc_1[1U][0U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S295, acc_1[2U][0U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S295, acc_1[3U][0U]);
                    }
                    float4 _S296 = (*(&kernelContext_17)->v_tile_0)[_S114];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S296, acc_1[0U][1U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[0U][1U], _S296, acc_1[1U][1U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[0U][2U], _S296, acc_1[2U][1U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[0U][3U], _S296, acc_1[3U][1U]);
                    }
                    float4 _S297 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[1U][0U], _S297, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S297, acc_1[1U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[1U][2U], _S297, acc_1[2U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[1U][3U], _S297, acc_1[3U][1U]);
                    }
                    float4 _S298 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[2U][0U], _S298, acc_1[0U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[2U][1U], _S298, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S298, acc_1[2U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[2U][3U], _S298, acc_1[3U][1U]);
                    }
                    float4 _S299 = (*(&kernelContext_17)->v_tile_0)[_S120];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[3U][0U], _S299, acc_1[0U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[3U][1U], _S299, acc_1[1U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[3U][2U], _S299, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S299, acc_1[3U][1U]);
                    }
                    float4 _S300 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[4U][0U], _S300, acc_1[0U][1U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[4U][1U], _S300, acc_1[1U][1U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[4U][2U], _S300, acc_1[2U][1U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[4U][3U], _S300, acc_1[3U][1U]);
                    }
                    float4 _S301 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[5U][0U], _S301, acc_1[0U][1U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[5U][1U], _S301, acc_1[1U][1U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[5U][2U], _S301, acc_1[2U][1U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[5U][3U], _S301, acc_1[3U][1U]);
                    }
                    float4 _S302 = (*(&kernelContext_17)->v_tile_0)[_S126];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[6U][0U], _S302, acc_1[0U][1U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[6U][1U], _S302, acc_1[1U][1U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[6U][2U], _S302, acc_1[2U][1U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[6U][3U], _S302, acc_1[3U][1U]);
                    }
                    float4 _S303 = (*(&kernelContext_17)->v_tile_0)[_S128];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[7U][0U], _S303, acc_1[0U][1U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S303, acc_1[1U][1U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S303, acc_1[2U][1U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S303, acc_1[3U][1U]);
                    }
                }
                step_0 = step_0 + 8U;
                m_3 = peak_1;
                l_2 = _S186;
            }
            tile_0 = tile_0 + 32U;
        }
        bool _S304 = RANGES_0 == 2U;
        _S40 = _S304;
        if(_S304)
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
                _S38 = range_key_0 < _S47;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                thread Work_0 _S305 = _S41;
                uint _S306 = head_of_0(&_S305, _S43, &kernelContext_17);
                uint _S307 = query_of_0(_S43, &kernelContext_17);
                uint _S308 = scratch_of_0(_S41.batch_0, _S306, _S307, range_1, &kernelContext_17);
                store_range_0(_S308, 0U, m_3, l_2, poisoned_5, &kernelContext_17);
            }
            if(_S57 < (_S41.rows_0))
            {
                uint _S309 = query_of_0(_S57, &kernelContext_17);
                uint _S310 = keys_of_query_0(_S44, _S309, &kernelContext_17);
                _S39 = range_key_0 < _S310;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S311 = _S41;
                uint _S312 = head_of_0(&_S311, _S57, &kernelContext_17);
                uint _S313 = query_of_0(_S57, &kernelContext_17);
                uint _S314 = scratch_of_0(_S41.batch_0, _S312, _S313, range_1, &kernelContext_17);
                store_range_quad_0(_S314, lane_1, acc_1[0U][0U], &kernelContext_17);
                store_range_quad_0(_S314, _S64, acc_1[0U][1U], &kernelContext_17);
            }
            if(_S67 < (_S41.rows_0))
            {
                uint _S315 = query_of_0(_S67, &kernelContext_17);
                uint _S316 = keys_of_query_0(_S44, _S315, &kernelContext_17);
                shrunk_0 = range_key_0 < _S316;
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                thread Work_0 _S317 = _S41;
                uint _S318 = head_of_0(&_S317, _S67, &kernelContext_17);
                uint _S319 = query_of_0(_S67, &kernelContext_17);
                uint _S320 = scratch_of_0(_S41.batch_0, _S318, _S319, range_1, &kernelContext_17);
                store_range_quad_0(_S320, lane_1, acc_1[1U][0U], &kernelContext_17);
                store_range_quad_0(_S320, _S64, acc_1[1U][1U], &kernelContext_17);
            }
            bool _S321;
            if(_S73 < (_S41.rows_0))
            {
                uint _S322 = query_of_0(_S73, &kernelContext_17);
                uint _S323 = keys_of_query_0(_S44, _S322, &kernelContext_17);
                _S321 = range_key_0 < _S323;
            }
            else
            {
                _S321 = false;
            }
            if(_S321)
            {
                thread Work_0 _S324 = _S41;
                uint _S325 = head_of_0(&_S324, _S73, &kernelContext_17);
                uint _S326 = query_of_0(_S73, &kernelContext_17);
                uint _S327 = scratch_of_0(_S41.batch_0, _S325, _S326, range_1, &kernelContext_17);
                store_range_quad_0(_S327, lane_1, acc_1[2U][0U], &kernelContext_17);
                store_range_quad_0(_S327, _S64, acc_1[2U][1U], &kernelContext_17);
            }
            bool _S328;
            if(_S79 < (_S41.rows_0))
            {
                uint _S329 = query_of_0(_S79, &kernelContext_17);
                uint _S330 = keys_of_query_0(_S44, _S329, &kernelContext_17);
                _S328 = range_key_0 < _S330;
            }
            else
            {
                _S328 = false;
            }
            if(_S328)
            {
                thread Work_0 _S331 = _S41;
                uint _S332 = head_of_0(&_S331, _S79, &kernelContext_17);
                uint _S333 = query_of_0(_S79, &kernelContext_17);
                uint _S334 = scratch_of_0(_S41.batch_0, _S332, _S333, range_1, &kernelContext_17);
                store_range_quad_0(_S334, lane_1, acc_1[3U][0U], &kernelContext_17);
                store_range_quad_0(_S334, _S64, acc_1[3U][1U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S335 = fold_2;
            float _S336 = folded_0(&_S335, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S337 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            keeps_0[int(1)] = _S337;
            float _S338 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            keeps_0[int(2)] = _S338;
            float _S339 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            keeps_0[int(3)] = _S339;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S340 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            adds_0[int(1)] = _S340;
            float _S341 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            adds_0[int(2)] = _S341;
            float _S342 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            adds_0[int(3)] = _S342;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            peak_1 = _S336;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            plain_0 = _S85 < (_S41.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        range_1 = _S85;
        total_l_0 = peak_1;
    }
    if(_S40)
    {
        return;
    }
    if(RANGES_0 == 0U)
    {
        total_2[0U][0U] = acc_1[0U][0U];
        total_2[0U][1U] = acc_1[0U][1U];
        total_2[1U][0U] = acc_1[1U][0U];
        total_2[1U][1U] = acc_1[1U][1U];
        total_2[2U][0U] = acc_1[2U][0U];
        total_2[2U][1U] = acc_1[2U][1U];
        total_2[3U][0U] = acc_1[3U][0U];
        total_2[3U][1U] = acc_1[3U][1U];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = peak_1;
    }
    float _S343 = finish_row_0(total_l_0, &poisoned_5, &kernelContext_17);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S343;
    float _S344 = (quad_shuffle((_S343), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    factors_0[int(1)] = _S344;
    float _S345 = (quad_shuffle((_S343), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    factors_0[int(2)] = _S345;
    float _S346 = (quad_shuffle((_S343), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    factors_0[int(3)] = _S346;
    int _S347;
    if(poisoned_5)
    {
        _S347 = int(1);
    }
    else
    {
        _S347 = int(0);
    }
    uint spoiled_bit_0 = uint(_S347);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S348 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    spoiled_0[int(1)] = _S348;
    uint _S349 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    spoiled_0[int(2)] = _S349;
    uint _S350 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    spoiled_0[int(3)] = _S350;
    if(_S57 < (_S41.rows_0))
    {
        thread Work_0 _S351 = _S41;
        uint _S352 = o_of_0(&_S351, _S57, &kernelContext_17);
        store_quad_0(_S352, _S61, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S352, _S65, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
    }
    if(_S67 < (_S41.rows_0))
    {
        thread Work_0 _S353 = _S41;
        uint _S354 = o_of_0(&_S353, _S67, &kernelContext_17);
        store_quad_0(_S354, _S61, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S354, _S65, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
    }
    if(_S73 < (_S41.rows_0))
    {
        thread Work_0 _S355 = _S41;
        uint _S356 = o_of_0(&_S355, _S73, &kernelContext_17);
        store_quad_0(_S356, _S61, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S356, _S65, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
    }
    if(_S79 < (_S41.rows_0))
    {
        thread Work_0 _S357 = _S41;
        uint _S358 = o_of_0(&_S357, _S79, &kernelContext_17);
        store_quad_0(_S358, _S61, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S358, _S65, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
    }
    return;
}

