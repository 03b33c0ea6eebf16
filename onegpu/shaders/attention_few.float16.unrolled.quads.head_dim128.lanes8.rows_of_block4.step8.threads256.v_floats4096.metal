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
    packed_uint2 device* q_words_0;
    packed_uint2 device* v_words_0;
    packed_uint2 device* k_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    packed_uint2 device* o_words_0;
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

float4 load_quad_0(packed_uint2 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    float4 quad_0 = float4(0.0, 0.0, 0.0, 0.0);
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) == 0U)
    {
        return quad_0;
    }
    uint2 _S20 = uint2(*(words_0+(row_4 + element_0) / 4U)) ;
    uint _S21 = _S20.x;
    uint _S22 = _S20.y;
    return float4(f16tof32_0(uint2(_S21 & 65535U, _S21 >> 16U)), f16tof32_0(uint2(_S22 & 65535U, _S22 >> 16U)));
}

float4 load_quad_1(packed_uint2 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 quad_1 = float4(0.0, 0.0, 0.0, 0.0);
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) == 0U)
    {
        return quad_1;
    }
    uint2 _S23 = uint2(*(words_1+(row_5 + element_1) / 4U)) ;
    uint _S24 = _S23.x;
    uint _S25 = _S23.y;
    return float4(f16tof32_0(uint2(_S24 & 65535U, _S24 >> 16U)), f16tof32_0(uint2(_S25 & 65535U, _S25 >> 16U)));
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_9)
{
    uint key_0 = first_0 + slot_0 / 32U;
    if(key_0 >= end_0)
    {
        return float4(0.0, 0.0, 0.0, 0.0);
    }
    float4 _S26 = load_quad_1(kernelContext_9->v_words_0, v_head_1 + key_0 * kernelContext_9->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_9);
    return _S26;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_10)
{
    float _S27 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_10->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S27;
    float _S28 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_10->_S1) ^ 2U))));
    float _S29 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_10->_S1) ^ 3U))));
    float score_0 = near_0 + (_S28 + _S29);
    float _S30 = (simd_shuffle((score_0), ushort((int((kernelContext_10->_S2) ^ 4U)))));
    return score_0 + _S30;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_1, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_11)
{
    bool hidden_0 = key_1 >= end_1;
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
        float bias_0 = kernelContext_11->mask_values_0[mask_row_1 + key_1 * kernelContext_11->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S31;
    if(!hidden_1)
    {
        _S31 = is_special_0(*score_2);
    }
    else
    {
        _S31 = false;
    }
    if(_S31)
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
    float _S32;
    if(peak_0 > m_0)
    {
        _S32 = exp(m_0 - peak_0);
    }
    else
    {
        _S32 = 1.0;
    }
    return _S32;
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
        packed_float4 device* _S33 = kernelContext_13->scratch_0+(place_0 + (kernelContext_13->params_0->head_dim_0 + 3U) / 4U);
        int _S34;
        if(poisoned_1)
        {
            _S34 = int(1);
        }
        else
        {
            _S34 = int(0);
        }
        *_S33 = packed_float4(float4(m_1, l_0, float(_S34), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_2, float4 acc_0, KernelContext_0 thread* kernelContext_14)
{
    if((quad_2 * 4U) < (kernelContext_14->params_0->head_dim_0))
    {
        *(kernelContext_14->scratch_0+(place_1 + quad_2)) = packed_float4(acc_0) ;
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
    float _S35 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S35);
    (&fold_0)->add_0 = exp(m_2 - _S35);
    *total_m_0 = _S35;
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
    uint _S36 = kernelContext_16->params_0->o_offset_0 + work_4->batch_0 * kernelContext_16->params_0->o_batch_0;
    uint _S37 = head_of_0(work_4, row_6, kernelContext_16);
    uint _S38 = _S36 + _S37 * kernelContext_16->params_0->o_head_0;
    uint _S39 = query_of_0(row_6, kernelContext_16);
    return _S38 + _S39 * kernelContext_16->params_0->o_row_0;
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
        uint _S40 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S40;
        base_0 = 0U;
    }
    else
    {
        uint _S41 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S41;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S42;
    if(rest_0 > tie_0)
    {
        _S42 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S42 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S42 = false;
        }
    }
    uint rounded_1;
    if(_S42)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

void store_quad_0(uint row_7, uint element_2, float4 quad_3, bool poisoned_3, KernelContext_0 thread* kernelContext_17)
{
    uint2 pairs_0 = uint2((half_bits_0(quad_3.x)) | ((half_bits_0(quad_3.y)) << 16U), (half_bits_0(quad_3.z)) | ((half_bits_0(quad_3.w)) << 16U));
    if((kernelContext_17->params_0->head_dim_0 - min(kernelContext_17->params_0->head_dim_0, element_2)) > 0U)
    {
        packed_uint2 device* _S43 = kernelContext_17->o_words_0+(row_7 + element_2) / 4U;
        uint2 _S44;
        if(poisoned_3)
        {
            _S44 = uint2(2113961472U, 2113961472U);
        }
        else
        {
            _S44 = pairs_0;
        }
        *_S43 = packed_uint2(_S44) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint2 device* q_words_1 [[buffer(1)]], packed_uint2 device* v_words_1 [[buffer(3)]], packed_uint2 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint2 device* o_words_1 [[buffer(4)]])
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
    float4 _S45;
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
    threadgroup array<float, int(2048)> scores_1;
    (&kernelContext_18)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_18)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_18)->factors_0 = &factors_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_18)->v_tile_0 = &v_tile_1;
    (&kernelContext_18)->_S1 = _builtinQuadLaneIndex_0;
    (&kernelContext_18)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S46 = find_work_0(number_1, 4U, &kernelContext_18);
    uint _S47 = min(4U, _S46.rows_0 - _S46.first_row_0);
    uint last_row_0 = _S46.first_row_0 + _S47 - 1U;
    uint _S48 = keys_of_batch_0(_S46.batch_0, &kernelContext_18);
    uint _S49 = query_of_0(last_row_0, &kernelContext_18);
    uint _S50 = keys_of_query_0(_S48, _S49, &kernelContext_18);
    uint _S51 = (&kernelContext_18)->params_0->k_offset_0 + _S46.batch_0 * (&kernelContext_18)->params_0->k_batch_0 + _S46.kv_head_0 * (&kernelContext_18)->params_0->k_head_0;
    uint _S52 = (&kernelContext_18)->params_0->v_offset_0 + _S46.batch_0 * (&kernelContext_18)->params_0->v_batch_0 + _S46.kv_head_0 * (&kernelContext_18)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S47 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint _S53 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S53 * 4U;
    uint _S54 = lane_1 % 4U;
    uint _S55 = first_of_quad_0 + _S54;
    uint _S56 = _S47 - 1U;
    uint _S57 = min(_S55, _S56);
    bool live_0;
    if(_S55 < _S47)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S58 = _S46.first_row_0 + _S57;
    uint _S59 = query_of_0(_S58, &kernelContext_18);
    uint _S60 = keys_of_query_0(_S48, _S59, &kernelContext_18);
    thread Work_0 _S61 = _S46;
    uint _S62 = mask_of_0(&_S61, _S58, &kernelContext_18);
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
        uint _S63 = _S46.first_row_0 + min(slot_1 / 32U, _S56);
        thread Work_0 _S64 = _S46;
        uint _S65 = q_of_0(&_S64, _S63, &kernelContext_18);
        float4 _S66 = load_quad_0((&kernelContext_18)->q_words_0, _S65, slot_1 % 32U * 4U, &kernelContext_18);
        (*(&kernelContext_18)->q_tile_0)[slot_1] = _S66 * float4((&kernelContext_18)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S67 = thread_0 % 32U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_4;
    float4 _S68 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S68;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S68;
    l_2[0U] = 0.0;
    poisoned_4[0U] = false;
    uint range_1 = _S46.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_18)->params_0->range_keys_0;
        uint _S69 = min(first_key_0 + (&kernelContext_18)->params_0->range_keys_0, _S50);
        if(_S69 > first_key_0)
        {
            slot_1 = (_S69 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            slot_1 = 0U;
        }
        thread array<array<float4, int(4)>, int(1)> next_v_0;
        float4 _S70 = load_v_0(_S52, first_key_0, _S69, thread_0, &kernelContext_18);
        next_v_0[0U][0U] = _S70;
        uint _S71 = 256U + thread_0;
        float4 _S72 = load_v_0(_S52, first_key_0, _S69, _S71, &kernelContext_18);
        next_v_0[0U][1U] = _S72;
        uint _S73 = 512U + thread_0;
        float4 _S74 = load_v_0(_S52, first_key_0, _S69, _S73, &kernelContext_18);
        next_v_0[0U][2U] = _S74;
        uint _S75 = 768U + thread_0;
        float4 _S76 = load_v_0(_S52, first_key_0, _S69, _S75, &kernelContext_18);
        next_v_0[0U][3U] = _S76;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_18)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
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
            uint _S77 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S77;
            uint _S78 = first_key_0 + min(step_0, slot_1 - 1U) * 8U;
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
            uint _S79 = _S69 - 1U;
            uint _S80 = min(_S78, _S79);
            thread array<array<float4, int(4)>, int(4)> k_quads_0;
            uint _S81 = lane_1 * 4U;
            float4 _S82 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[0U][0U] = _S82;
            uint _S83 = (8U + lane_1) * 4U;
            float4 _S84 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_0[0U][1U] = _S84;
            uint _S85 = (16U + lane_1) * 4U;
            float4 _S86 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_0[0U][2U] = _S86;
            uint _S87 = (24U + lane_1) * 4U;
            float4 _S88 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S80 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_0[0U][3U] = _S88;
            uint _S89 = _S78 + 1U;
            uint _S90 = min(_S89, _S79);
            float4 _S91 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S90 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[1U][0U] = _S91;
            float4 _S92 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S90 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_0[1U][1U] = _S92;
            float4 _S93 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S90 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_0[1U][2U] = _S93;
            float4 _S94 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S90 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_0[1U][3U] = _S94;
            uint _S95 = _S78 + 2U;
            uint _S96 = min(_S95, _S79);
            float4 _S97 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S96 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[2U][0U] = _S97;
            float4 _S98 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S96 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_0[2U][1U] = _S98;
            float4 _S99 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S96 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_0[2U][2U] = _S99;
            float4 _S100 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S96 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_0[2U][3U] = _S100;
            uint _S101 = _S78 + 3U;
            uint _S102 = min(_S101, _S79);
            float4 _S103 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S102 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_0[3U][0U] = _S103;
            float4 _S104 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S102 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_0[3U][1U] = _S104;
            float4 _S105 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S102 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_0[3U][2U] = _S105;
            float4 _S106 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S102 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_0[3U][3U] = _S106;
            uint _S107 = (first_of_quad_0 + (_S54 ^ 0U)) * 32U;
            float4 _S108 = (*(&kernelContext_18)->q_tile_0)[_S107 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + lane_1], k_quads_0[0U][0U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S108, k_quads_0[1U][0U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S108, k_quads_0[2U][0U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S108, k_quads_0[3U][0U], part_2[3U][0U]);
            uint _S109 = (first_of_quad_0 + (_S54 ^ 1U)) * 32U;
            float4 _S110 = (*(&kernelContext_18)->q_tile_0)[_S109 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + lane_1], k_quads_0[0U][0U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S110, k_quads_0[1U][0U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S110, k_quads_0[2U][0U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S110, k_quads_0[3U][0U], part_2[3U][1U]);
            uint _S111 = (first_of_quad_0 + (_S54 ^ 2U)) * 32U;
            float4 _S112 = (*(&kernelContext_18)->q_tile_0)[_S111 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + lane_1], k_quads_0[0U][0U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S112, k_quads_0[1U][0U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S112, k_quads_0[2U][0U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S112, k_quads_0[3U][0U], part_2[3U][2U]);
            uint _S113 = (first_of_quad_0 + (_S54 ^ 3U)) * 32U;
            float4 _S114 = (*(&kernelContext_18)->q_tile_0)[_S113 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + lane_1], k_quads_0[0U][0U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S114, k_quads_0[1U][0U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S114, k_quads_0[2U][0U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S114, k_quads_0[3U][0U], part_2[3U][3U]);
            float4 _S115 = (*(&kernelContext_18)->q_tile_0)[_S107 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S115, k_quads_0[1U][1U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S115, k_quads_0[2U][1U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S115, k_quads_0[3U][1U], part_2[3U][0U]);
            float4 _S116 = (*(&kernelContext_18)->q_tile_0)[_S109 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S116, k_quads_0[1U][1U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S116, k_quads_0[2U][1U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S116, k_quads_0[3U][1U], part_2[3U][1U]);
            float4 _S117 = (*(&kernelContext_18)->q_tile_0)[_S111 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S117, k_quads_0[1U][1U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S117, k_quads_0[2U][1U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S117, k_quads_0[3U][1U], part_2[3U][2U]);
            float4 _S118 = (*(&kernelContext_18)->q_tile_0)[_S113 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S118, k_quads_0[1U][1U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S118, k_quads_0[2U][1U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S118, k_quads_0[3U][1U], part_2[3U][3U]);
            float4 _S119 = (*(&kernelContext_18)->q_tile_0)[_S107 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S119, k_quads_0[1U][2U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S119, k_quads_0[2U][2U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S119, k_quads_0[3U][2U], part_2[3U][0U]);
            float4 _S120 = (*(&kernelContext_18)->q_tile_0)[_S109 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S120, k_quads_0[1U][2U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S120, k_quads_0[2U][2U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S120, k_quads_0[3U][2U], part_2[3U][1U]);
            float4 _S121 = (*(&kernelContext_18)->q_tile_0)[_S111 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S121, k_quads_0[1U][2U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S121, k_quads_0[2U][2U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S121, k_quads_0[3U][2U], part_2[3U][2U]);
            float4 _S122 = (*(&kernelContext_18)->q_tile_0)[_S113 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S122, k_quads_0[1U][2U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S122, k_quads_0[2U][2U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S122, k_quads_0[3U][2U], part_2[3U][3U]);
            float4 _S123 = (*(&kernelContext_18)->q_tile_0)[_S107 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S123, k_quads_0[1U][3U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S123, k_quads_0[2U][3U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S123, _S106, part_2[3U][0U]);
            float4 _S124 = (*(&kernelContext_18)->q_tile_0)[_S109 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S124, k_quads_0[1U][3U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S124, k_quads_0[2U][3U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S124, _S106, part_2[3U][1U]);
            float4 _S125 = (*(&kernelContext_18)->q_tile_0)[_S111 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S125, k_quads_0[1U][3U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S125, k_quads_0[2U][3U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S125, _S106, part_2[3U][2U]);
            float4 _S126 = (*(&kernelContext_18)->q_tile_0)[_S113 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S126, k_quads_0[1U][3U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S126, k_quads_0[2U][3U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S126, _S106, part_2[3U][3U]);
            uint _S127 = _S78 + 4U;
            uint _S128 = min(_S127, _S79);
            thread array<array<float4, int(4)>, int(4)> k_quads_1;
            float4 _S129 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S128 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_1[0U][0U] = _S129;
            float4 _S130 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S128 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_1[0U][1U] = _S130;
            float4 _S131 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S128 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_1[0U][2U] = _S131;
            float4 _S132 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S128 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_1[0U][3U] = _S132;
            uint _S133 = min(_S127 + 1U, _S79);
            float4 _S134 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S133 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_1[1U][0U] = _S134;
            float4 _S135 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S133 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_1[1U][1U] = _S135;
            float4 _S136 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S133 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_1[1U][2U] = _S136;
            float4 _S137 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S133 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_1[1U][3U] = _S137;
            uint _S138 = min(_S127 + 2U, _S79);
            float4 _S139 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S138 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_1[2U][0U] = _S139;
            float4 _S140 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S138 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_1[2U][1U] = _S140;
            float4 _S141 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S138 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_1[2U][2U] = _S141;
            float4 _S142 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S138 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_1[2U][3U] = _S142;
            uint _S143 = min(_S127 + 3U, _S79);
            float4 _S144 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S143 * (&kernelContext_18)->params_0->k_row_0, _S81, &kernelContext_18);
            k_quads_1[3U][0U] = _S144;
            float4 _S145 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S143 * (&kernelContext_18)->params_0->k_row_0, _S83, &kernelContext_18);
            k_quads_1[3U][1U] = _S145;
            float4 _S146 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S143 * (&kernelContext_18)->params_0->k_row_0, _S85, &kernelContext_18);
            k_quads_1[3U][2U] = _S146;
            float4 _S147 = load_quad_0((&kernelContext_18)->k_words_0, _S51 + _S143 * (&kernelContext_18)->params_0->k_row_0, _S87, &kernelContext_18);
            k_quads_1[3U][3U] = _S147;
            float4 _S148 = (*(&kernelContext_18)->q_tile_0)[_S107 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + lane_1], k_quads_1[0U][0U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S148, k_quads_1[1U][0U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S148, k_quads_1[2U][0U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S148, k_quads_1[3U][0U], part_2[7U][0U]);
            float4 _S149 = (*(&kernelContext_18)->q_tile_0)[_S109 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + lane_1], k_quads_1[0U][0U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S149, k_quads_1[1U][0U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S149, k_quads_1[2U][0U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S149, k_quads_1[3U][0U], part_2[7U][1U]);
            float4 _S150 = (*(&kernelContext_18)->q_tile_0)[_S111 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + lane_1], k_quads_1[0U][0U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S150, k_quads_1[1U][0U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S150, k_quads_1[2U][0U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S150, k_quads_1[3U][0U], part_2[7U][2U]);
            float4 _S151 = (*(&kernelContext_18)->q_tile_0)[_S113 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + lane_1], k_quads_1[0U][0U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S151, k_quads_1[1U][0U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S151, k_quads_1[2U][0U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S151, k_quads_1[3U][0U], part_2[7U][3U]);
            float4 _S152 = (*(&kernelContext_18)->q_tile_0)[_S107 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S152, k_quads_1[1U][1U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S152, k_quads_1[2U][1U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S152, k_quads_1[3U][1U], part_2[7U][0U]);
            float4 _S153 = (*(&kernelContext_18)->q_tile_0)[_S109 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S153, k_quads_1[1U][1U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S153, k_quads_1[2U][1U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S153, k_quads_1[3U][1U], part_2[7U][1U]);
            float4 _S154 = (*(&kernelContext_18)->q_tile_0)[_S111 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S154, k_quads_1[1U][1U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S154, k_quads_1[2U][1U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S154, k_quads_1[3U][1U], part_2[7U][2U]);
            float4 _S155 = (*(&kernelContext_18)->q_tile_0)[_S113 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S155, k_quads_1[1U][1U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S155, k_quads_1[2U][1U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S155, k_quads_1[3U][1U], part_2[7U][3U]);
            float4 _S156 = (*(&kernelContext_18)->q_tile_0)[_S107 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S156, k_quads_1[1U][2U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S156, k_quads_1[2U][2U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S156, k_quads_1[3U][2U], part_2[7U][0U]);
            float4 _S157 = (*(&kernelContext_18)->q_tile_0)[_S109 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S157, k_quads_1[1U][2U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S157, k_quads_1[2U][2U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S157, k_quads_1[3U][2U], part_2[7U][1U]);
            float4 _S158 = (*(&kernelContext_18)->q_tile_0)[_S111 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S158, k_quads_1[1U][2U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S158, k_quads_1[2U][2U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S158, k_quads_1[3U][2U], part_2[7U][2U]);
            float4 _S159 = (*(&kernelContext_18)->q_tile_0)[_S113 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S159, k_quads_1[1U][2U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S159, k_quads_1[2U][2U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S159, k_quads_1[3U][2U], part_2[7U][3U]);
            float4 _S160 = (*(&kernelContext_18)->q_tile_0)[_S107 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S107 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S160, k_quads_1[1U][3U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S160, k_quads_1[2U][3U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S160, _S147, part_2[7U][0U]);
            float4 _S161 = (*(&kernelContext_18)->q_tile_0)[_S109 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S161, k_quads_1[1U][3U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S161, k_quads_1[2U][3U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S161, _S147, part_2[7U][1U]);
            float4 _S162 = (*(&kernelContext_18)->q_tile_0)[_S111 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S162, k_quads_1[1U][3U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S162, k_quads_1[2U][3U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S162, _S147, part_2[7U][2U]);
            float4 _S163 = (*(&kernelContext_18)->q_tile_0)[_S113 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S163, k_quads_1[1U][3U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S163, k_quads_1[2U][3U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S163, _S147, part_2[7U][3U]);
            if(live_0)
            {
                keep_2 = step_0 < slot_1;
            }
            else
            {
                keep_2 = false;
            }
            thread array<float, int(4)> _S164 = part_2[0U];
            float _S165 = sum_of_row_0(&_S164, &kernelContext_18);
            thread float score_3 = _S165;
            thread bool poison_0 = false;
            uint _S166 = min(_S60, _S69);
            bool _S167 = hide_0(&score_3, _S78, _S166, _S62, &poison_0, &kernelContext_18);
            float _S168 = max(-3.4028234663852886e+38, score_3);
            if(poison_0)
            {
                bits_1 = 2143289344U;
            }
            else
            {
                if(_S167)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U] = (as_type<float>((bits_1)));
            }
            thread array<float, int(4)> _S169 = part_2[1U];
            float _S170 = sum_of_row_0(&_S169, &kernelContext_18);
            thread float score_4 = _S170;
            thread bool poison_1 = false;
            bool _S171 = hide_0(&score_4, _S89, _S166, _S62, &poison_1, &kernelContext_18);
            float _S172 = max(_S168, score_4);
            if(poison_1)
            {
                bits_2 = 2143289344U;
            }
            else
            {
                if(_S171)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 1U] = (as_type<float>((bits_2)));
            }
            thread array<float, int(4)> _S173 = part_2[2U];
            float _S174 = sum_of_row_0(&_S173, &kernelContext_18);
            thread float score_5 = _S174;
            thread bool poison_2 = false;
            bool _S175 = hide_0(&score_5, _S95, _S166, _S62, &poison_2, &kernelContext_18);
            float _S176 = max(_S172, score_5);
            if(poison_2)
            {
                bits_3 = 2143289344U;
            }
            else
            {
                if(_S175)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 2U] = (as_type<float>((bits_3)));
            }
            thread array<float, int(4)> _S177 = part_2[3U];
            float _S178 = sum_of_row_0(&_S177, &kernelContext_18);
            thread float score_6 = _S178;
            thread bool poison_3 = false;
            bool _S179 = hide_0(&score_6, _S101, _S166, _S62, &poison_3, &kernelContext_18);
            float _S180 = max(_S176, score_6);
            uint bits_4;
            if(poison_3)
            {
                bits_4 = 2143289344U;
            }
            else
            {
                if(_S179)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 3U] = (as_type<float>((bits_4)));
            }
            thread array<float, int(4)> _S181 = part_2[4U];
            float _S182 = sum_of_row_0(&_S181, &kernelContext_18);
            thread float score_7 = _S182;
            thread bool poison_4 = false;
            bool _S183 = hide_0(&score_7, _S127, _S166, _S62, &poison_4, &kernelContext_18);
            float _S184 = max(_S180, score_7);
            uint bits_5;
            if(poison_4)
            {
                bits_5 = 2143289344U;
            }
            else
            {
                if(_S183)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 4U] = (as_type<float>((bits_5)));
            }
            thread array<float, int(4)> _S185 = part_2[5U];
            float _S186 = sum_of_row_0(&_S185, &kernelContext_18);
            thread float score_8 = _S186;
            thread bool poison_5 = false;
            bool _S187 = hide_0(&score_8, _S78 + 5U, _S166, _S62, &poison_5, &kernelContext_18);
            float _S188 = max(_S184, score_8);
            uint bits_6;
            if(poison_5)
            {
                bits_6 = 2143289344U;
            }
            else
            {
                if(_S187)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 5U] = (as_type<float>((bits_6)));
            }
            thread array<float, int(4)> _S189 = part_2[6U];
            float _S190 = sum_of_row_0(&_S189, &kernelContext_18);
            thread float score_9 = _S190;
            thread bool poison_6 = false;
            bool _S191 = hide_0(&score_9, _S78 + 6U, _S166, _S62, &poison_6, &kernelContext_18);
            float _S192 = max(_S188, score_9);
            uint bits_7;
            if(poison_6)
            {
                bits_7 = 2143289344U;
            }
            else
            {
                if(_S191)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 6U] = (as_type<float>((bits_7)));
            }
            thread array<float, int(4)> _S193 = part_2[7U];
            float _S194 = sum_of_row_0(&_S193, &kernelContext_18);
            thread float score_10 = _S194;
            thread bool poison_7 = false;
            bool _S195 = hide_0(&score_10, _S78 + 7U, _S166, _S62, &poison_7, &kernelContext_18);
            float _S196 = max(_S192, score_10);
            uint bits_8;
            if(poison_7)
            {
                bits_8 = 2143289344U;
            }
            else
            {
                if(_S195)
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
                (*(&kernelContext_18)->scores_0)[_S57 * 512U + step_0 * 8U + 7U] = (as_type<float>((bits_8)));
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->peaks_0)[_S57 * 64U + step_0] = _S196;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        bits_1 = thread_0;
        for(;;)
        {
            if(bits_1 < (_S47 * slot_1))
            {
            }
            else
            {
                break;
            }
            uint row_8 = bits_1 / slot_1;
            uint step_1 = bits_1 % slot_1;
            bits_2 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S197 = bits_2 < step_1;
                if(_S197)
                {
                }
                else
                {
                    break;
                }
                uint _S198 = row_8 * 64U + bits_2;
                float other_0 = (*(&kernelContext_18)->peaks_0)[_S198];
                if(_S197)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_18)->peaks_0)[_S198 + 1U];
                if((bits_2 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_18)->peaks_0)[_S198 + 2U];
                if((bits_2 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_18)->peaks_0)[_S198 + 3U];
                if((bits_2 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_18)->peaks_0)[_S198 + 4U];
                if((bits_2 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_18)->peaks_0)[_S198 + 5U];
                if((bits_2 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_18)->peaks_0)[_S198 + 6U];
                if((bits_2 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_18)->peaks_0)[_S198 + 7U];
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
            uint _S199 = row_8 * 64U + step_1;
            float _S200 = max(before_0, (*(&kernelContext_18)->peaks_0)[_S199]);
            (*(&kernelContext_18)->factors_0)[_S199] = shrink_of_0(before_0, _S200);
            if((step_1 + 1U) == slot_1)
            {
                (*(&kernelContext_18)->range_peaks_0)[row_8] = _S200;
            }
            uint _S201 = row_8 * 512U + step_1 * 8U;
            uint bits_9 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201])));
            float _S202 = exp((*(&kernelContext_18)->scores_0)[_S201] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201]))
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
                before_1 = _S202;
            }
            (*(&kernelContext_18)->scores_0)[_S201] = before_1;
            uint bits_10 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 1U])));
            float _S203 = exp((*(&kernelContext_18)->scores_0)[_S201 + 1U] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 1U]))
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
                before_2 = _S203;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 1U] = before_2;
            uint bits_11 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 2U])));
            float _S204 = exp((*(&kernelContext_18)->scores_0)[_S201 + 2U] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 2U]))
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
                before_3 = _S204;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 2U] = before_3;
            uint bits_12 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 3U])));
            float _S205 = exp((*(&kernelContext_18)->scores_0)[_S201 + 3U] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 3U]))
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
                before_4 = _S205;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 3U] = before_4;
            uint bits_13 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 4U])));
            float _S206 = exp((*(&kernelContext_18)->scores_0)[_S201 + 4U] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 4U]))
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
                before_5 = _S206;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 4U] = before_5;
            uint bits_14 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 5U])));
            float _S207 = exp((*(&kernelContext_18)->scores_0)[_S201 + 5U] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 5U]))
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
                before_6 = _S207;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 5U] = before_6;
            uint bits_15 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 6U])));
            float _S208 = exp((*(&kernelContext_18)->scores_0)[_S201 + 6U] - _S200);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 6U]))
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
                before_7 = _S208;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 6U] = before_7;
            uint bits_16 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S201 + 7U])));
            float _S209 = exp((*(&kernelContext_18)->scores_0)[_S201 + 7U] - _S200);
            float weight_1;
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S201 + 7U]))
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
                weight_1 = _S209;
            }
            (*(&kernelContext_18)->scores_0)[_S201 + 7U] = weight_1;
            bits_1 = bits_1 + 256U;
        }
        acc_1[0U] = _S68;
        l_2[0U] = 0.0;
        bits_2 = 0U;
        for(;;)
        {
            uint _S210 = slot_1 * 8U;
            if(bits_2 < _S210)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_18)->v_tile_0)[thread_0] = next_v_0[int(0)][0U];
            (*(&kernelContext_18)->v_tile_0)[_S71] = next_v_0[int(0)][1U];
            (*(&kernelContext_18)->v_tile_0)[_S73] = next_v_0[int(0)][2U];
            (*(&kernelContext_18)->v_tile_0)[_S75] = next_v_0[int(0)][3U];
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S211 = first_key_0 + bits_2 + 32U;
            float4 _S212 = load_v_0(_S52, _S211, _S69, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S212;
            float4 _S213 = load_v_0(_S52, _S211, _S69, _S71, &kernelContext_18);
            next_v_0[0U][1U] = _S213;
            float4 _S214 = load_v_0(_S52, _S211, _S69, _S73, &kernelContext_18);
            next_v_0[0U][2U] = _S214;
            float4 _S215 = load_v_0(_S52, _S211, _S69, _S75, &kernelContext_18);
            next_v_0[0U][3U] = _S215;
            uint _S216 = min(32U, _S210 - bits_2);
            uint _S217 = thread_0 / 32U;
            if(_S217 < _S47)
            {
                bits_3 = 0U;
                for(;;)
                {
                    if(bits_3 < _S216)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float factor_0 = (*(&kernelContext_18)->factors_0)[_S217 * 64U + (bits_2 + bits_3) / 8U];
                    acc_1[0U] = acc_1[0U] * float4((*(&kernelContext_18)->factors_0)[_S217 * 64U + (bits_2 + bits_3) / 8U]) ;
                    thread array<float, int(8)> weights_0;
                    thread array<float4, int(8)> values_0;
                    uint _S218 = _S217 * 512U + bits_2 + bits_3;
                    float _S219 = (*(&kernelContext_18)->scores_0)[_S218];
                    weights_0[0U] = (*(&kernelContext_18)->scores_0)[_S218];
                    float4 _S220 = (*(&kernelContext_18)->v_tile_0)[bits_3 * 32U + _S67];
                    values_0[0U] = (*(&kernelContext_18)->v_tile_0)[bits_3 * 32U + _S67];
                    weights_0[1U] = (*(&kernelContext_18)->scores_0)[_S218 + 1U];
                    values_0[1U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 1U) * 32U + _S67];
                    weights_0[2U] = (*(&kernelContext_18)->scores_0)[_S218 + 2U];
                    values_0[2U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 2U) * 32U + _S67];
                    weights_0[3U] = (*(&kernelContext_18)->scores_0)[_S218 + 3U];
                    values_0[3U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 3U) * 32U + _S67];
                    weights_0[4U] = (*(&kernelContext_18)->scores_0)[_S218 + 4U];
                    values_0[4U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 4U) * 32U + _S67];
                    weights_0[5U] = (*(&kernelContext_18)->scores_0)[_S218 + 5U];
                    values_0[5U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 5U) * 32U + _S67];
                    weights_0[6U] = (*(&kernelContext_18)->scores_0)[_S218 + 6U];
                    values_0[6U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 6U) * 32U + _S67];
                    weights_0[7U] = (*(&kernelContext_18)->scores_0)[_S218 + 7U];
                    values_0[7U] = (*(&kernelContext_18)->v_tile_0)[(bits_3 + 7U) * 32U + _S67];
                    float4 more_0 = weigh_0(_S219, _S220, acc_1[0U]);
                    if(_S219 >= 0.0)
                    {
                        _S45 = more_0;
                    }
                    else
                    {
                        _S45 = acc_1[0U];
                    }
                    acc_1[0U] = _S45;
                    float _S221 = max(weights_0[0U], 0.0);
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
                    float4 _S222;
                    if((weights_0[1U]) >= 0.0)
                    {
                        _S222 = more_1;
                    }
                    else
                    {
                        _S222 = acc_1[0U];
                    }
                    acc_1[0U] = _S222;
                    float sum_2 = _S221 + max(weights_0[1U], 0.0);
                    bool _S223;
                    if(poisoned_4[0U])
                    {
                        _S223 = true;
                    }
                    else
                    {
                        _S223 = (weights_0[1U]) == -2.0;
                    }
                    poisoned_4[0U] = _S223;
                    float4 more_2 = weigh_0(weights_0[2U], values_0[2U], acc_1[0U]);
                    float4 _S224;
                    if((weights_0[2U]) >= 0.0)
                    {
                        _S224 = more_2;
                    }
                    else
                    {
                        _S224 = acc_1[0U];
                    }
                    acc_1[0U] = _S224;
                    float sum_3 = sum_2 + max(weights_0[2U], 0.0);
                    bool _S225;
                    if(poisoned_4[0U])
                    {
                        _S225 = true;
                    }
                    else
                    {
                        _S225 = (weights_0[2U]) == -2.0;
                    }
                    poisoned_4[0U] = _S225;
                    float4 more_3 = weigh_0(weights_0[3U], values_0[3U], acc_1[0U]);
                    float4 _S226;
                    if((weights_0[3U]) >= 0.0)
                    {
                        _S226 = more_3;
                    }
                    else
                    {
                        _S226 = acc_1[0U];
                    }
                    acc_1[0U] = _S226;
                    float sum_4 = sum_3 + max(weights_0[3U], 0.0);
                    bool _S227;
                    if(poisoned_4[0U])
                    {
                        _S227 = true;
                    }
                    else
                    {
                        _S227 = (weights_0[3U]) == -2.0;
                    }
                    poisoned_4[0U] = _S227;
                    float4 more_4 = weigh_0(weights_0[4U], values_0[4U], acc_1[0U]);
                    float4 _S228;
                    if((weights_0[4U]) >= 0.0)
                    {
                        _S228 = more_4;
                    }
                    else
                    {
                        _S228 = acc_1[0U];
                    }
                    acc_1[0U] = _S228;
                    float sum_5 = sum_4 + max(weights_0[4U], 0.0);
                    bool _S229;
                    if(poisoned_4[0U])
                    {
                        _S229 = true;
                    }
                    else
                    {
                        _S229 = (weights_0[4U]) == -2.0;
                    }
                    poisoned_4[0U] = _S229;
                    float4 more_5 = weigh_0(weights_0[5U], values_0[5U], acc_1[0U]);
                    float4 _S230;
                    if((weights_0[5U]) >= 0.0)
                    {
                        _S230 = more_5;
                    }
                    else
                    {
                        _S230 = acc_1[0U];
                    }
                    acc_1[0U] = _S230;
                    float sum_6 = sum_5 + max(weights_0[5U], 0.0);
                    bool _S231;
                    if(poisoned_4[0U])
                    {
                        _S231 = true;
                    }
                    else
                    {
                        _S231 = (weights_0[5U]) == -2.0;
                    }
                    poisoned_4[0U] = _S231;
                    float4 more_6 = weigh_0(weights_0[6U], values_0[6U], acc_1[0U]);
                    float4 _S232;
                    if((weights_0[6U]) >= 0.0)
                    {
                        _S232 = more_6;
                    }
                    else
                    {
                        _S232 = acc_1[0U];
                    }
                    acc_1[0U] = _S232;
                    float sum_7 = sum_6 + max(weights_0[6U], 0.0);
                    bool _S233;
                    if(poisoned_4[0U])
                    {
                        _S233 = true;
                    }
                    else
                    {
                        _S233 = (weights_0[6U]) == -2.0;
                    }
                    poisoned_4[0U] = _S233;
                    float4 more_7 = weigh_0(weights_0[7U], values_0[7U], acc_1[0U]);
                    float4 _S234;
                    if((weights_0[7U]) >= 0.0)
                    {
                        _S234 = more_7;
                    }
                    else
                    {
                        _S234 = acc_1[0U];
                    }
                    acc_1[0U] = _S234;
                    float sum_8 = sum_7 + max(weights_0[7U], 0.0);
                    bool _S235;
                    if(poisoned_4[0U])
                    {
                        _S235 = true;
                    }
                    else
                    {
                        _S235 = (weights_0[7U]) == -2.0;
                    }
                    poisoned_4[0U] = _S235;
                    l_2[0U] = fma(l_2[0U], factor_0, sum_8);
                    bits_3 = bits_3 + 8U;
                }
            }
            bits_2 = bits_2 + 32U;
        }
        uint _S236 = min(thread_0 / 32U, _S56);
        uint row_9 = _S46.first_row_0 + _S236;
        float m_3 = (*(&kernelContext_18)->range_peaks_0)[_S236];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S47)
            {
                uint _S237 = query_of_0(row_9, &kernelContext_18);
                uint _S238 = keys_of_query_0(_S48, _S237, &kernelContext_18);
                keep_2 = first_key_0 < _S238;
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                thread Work_0 _S239 = _S46;
                uint _S240 = head_of_0(&_S239, row_9, &kernelContext_18);
                uint _S241 = query_of_0(row_9, &kernelContext_18);
                uint _S242 = scratch_of_0(_S46.batch_0, _S240, _S241, range_1, &kernelContext_18);
                store_range_0(_S242, _S67, m_3, l_2[0U], poisoned_4[0U], &kernelContext_18);
                store_range_quad_0(_S242, _S67, acc_1[0U], &kernelContext_18);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S243 = fold_2;
            float _S244 = folded_0(&_S243, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S244;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            keep_2 = range_2 < (_S46.last_range_0);
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
    uint _S245 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S246 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_18);
    if(_S245 < _S47)
    {
        uint _S247 = _S46.first_row_0 + _S245;
        thread Work_0 _S248 = _S46;
        uint _S249 = o_of_0(&_S248, _S247, &kernelContext_18);
        uint _S250 = _S67 * 4U;
        if(RANGES_0 == 0U)
        {
            _S45 = acc_1[0U];
        }
        else
        {
            _S45 = total_2[0U];
        }
        store_quad_0(_S249, _S250, _S45 * float4(_S246) , poisoned_4[0U], &kernelContext_18);
    }
    return;
}

