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
    array<float4, int(512)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float, int(256)> threadgroup* sums_0;
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

uint2 load_raw_quad_0(packed_uint2 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    uint2 _S20 = uint2(int2(int(0)) );
    uint2 raw_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = uint2(*(words_0+(row_4 + element_0) / 4U)) ;
    }
    else
    {
        raw_0 = _S20;
    }
    return raw_0;
}

uint2 load_raw_quad_1(packed_uint2 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S21 = uint2(int2(int(0)) );
    uint2 raw_1;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_1 = uint2(*(words_1+(row_5 + element_1) / 4U)) ;
    }
    else
    {
        raw_1 = _S21;
    }
    return raw_1;
}

float4 floats_of_0(uint2 raw_2)
{
    uint _S22 = raw_2.x;
    uint _S23 = raw_2.y;
    return float4(f16tof32_0(uint2(_S22 & 65535U, _S22 >> 16U)), f16tof32_0(uint2(_S23 & 65535U, _S23 >> 16U)));
}

float4 load_quad_0(packed_uint2 device* words_2, uint row_6, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    uint2 _S24 = load_raw_quad_1(words_2, row_6, element_2, kernelContext_9);
    return floats_of_0(_S24);
}

uint2 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_10)
{
    uint2 _S25 = load_raw_quad_1(kernelContext_10->v_words_0, v_head_1 + min(first_0 + slot_0 / 32U, end_0 - 1U) * kernelContext_10->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_10);
    return _S25;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_11)
{
    float _S26 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_11->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S26;
    float _S27 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_11->_S1) ^ 2U))));
    float _S28 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_11->_S1) ^ 3U))));
    float score_0 = near_0 + (_S27 + _S28);
    float _S29 = (simd_shuffle((score_0), ushort((int((kernelContext_11->_S2) ^ 4U)))));
    return score_0 + _S29;
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
    bool _S30;
    if(!hidden_1)
    {
        _S30 = is_special_0(*score_2);
    }
    else
    {
        _S30 = false;
    }
    if(_S30)
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
    float _S31;
    if(peak_0 > m_0)
    {
        _S31 = exp(m_0 - peak_0);
    }
    else
    {
        _S31 = 1.0;
    }
    return _S31;
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
        packed_float4 device* _S32 = kernelContext_14->scratch_0+(place_0 + (kernelContext_14->params_0->head_dim_0 + 3U) / 4U);
        int _S33;
        if(poisoned_1)
        {
            _S33 = int(1);
        }
        else
        {
            _S33 = int(0);
        }
        *_S32 = packed_float4(float4(m_1, l_0, float(_S33), 0.0)) ;
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
    float _S34 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S34);
    (&fold_0)->add_0 = exp(m_2 - _S34);
    *total_m_0 = _S34;
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
    uint _S35 = kernelContext_17->params_0->o_offset_0 + work_4->batch_0 * kernelContext_17->params_0->o_batch_0;
    uint _S36 = head_of_0(work_4, row_7, kernelContext_17);
    uint _S37 = _S35 + _S36 * kernelContext_17->params_0->o_head_0;
    uint _S38 = query_of_0(row_7, kernelContext_17);
    return _S37 + _S38 * kernelContext_17->params_0->o_row_0;
}

uint element_bits_0(float value_1)
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
        uint _S39 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S39;
        base_0 = 0U;
    }
    else
    {
        uint _S40 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S40;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S41;
    if(rest_0 > tie_0)
    {
        _S41 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S41 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S41 = false;
        }
    }
    uint rounded_1;
    if(_S41)
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
    uint _S42;
    if(poisoned_3)
    {
        _S42 = 2113961472U;
    }
    else
    {
        _S42 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S42;
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
    bool _S43;
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
    float4 _S44;
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
    (&kernelContext_19)->_S1 = _builtinQuadLaneIndex_0;
    (&kernelContext_19)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S45 = find_work_0(number_1, 4U, &kernelContext_19);
    uint _S46 = min(4U, _S45.rows_0 - _S45.first_row_0);
    uint last_row_0 = _S45.first_row_0 + _S46 - 1U;
    uint _S47 = keys_of_batch_0(_S45.batch_0, &kernelContext_19);
    uint _S48 = query_of_0(last_row_0, &kernelContext_19);
    uint _S49 = keys_of_query_0(_S47, _S48, &kernelContext_19);
    uint _S50 = (&kernelContext_19)->params_0->k_offset_0 + _S45.batch_0 * (&kernelContext_19)->params_0->k_batch_0 + _S45.kv_head_0 * (&kernelContext_19)->params_0->k_head_0;
    uint _S51 = (&kernelContext_19)->params_0->v_offset_0 + _S45.batch_0 * (&kernelContext_19)->params_0->v_batch_0 + _S45.kv_head_0 * (&kernelContext_19)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S46 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint _S52 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S52 * 4U;
    uint _S53 = lane_1 % 4U;
    uint _S54 = first_of_quad_0 + _S53;
    uint _S55 = _S46 - 1U;
    uint _S56 = min(_S54, _S55);
    bool live_0;
    if(_S54 < _S46)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S57 = _S45.first_row_0 + _S56;
    uint _S58 = query_of_0(_S57, &kernelContext_19);
    uint _S59 = keys_of_query_0(_S47, _S58, &kernelContext_19);
    thread Work_0 _S60 = _S45;
    uint _S61 = mask_of_0(&_S60, _S57, &kernelContext_19);
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
        uint _S62 = _S45.first_row_0 + min(slot_1 / 32U, _S55);
        thread Work_0 _S63 = _S45;
        uint _S64 = q_of_0(&_S63, _S62, &kernelContext_19);
        float4 _S65 = load_quad_0((&kernelContext_19)->q_words_0, _S64, slot_1 % 32U * 4U, &kernelContext_19);
        (*(&kernelContext_19)->q_tile_0)[slot_1] = _S65 * float4((&kernelContext_19)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S66 = thread_0 % 32U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_5;
    float4 _S67 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S67;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S67;
    l_2[0U] = 0.0;
    poisoned_5[0U] = false;
    uint range_1 = _S45.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_19)->params_0->range_keys_0;
        uint _S68 = min(first_key_0 + (&kernelContext_19)->params_0->range_keys_0, _S49);
        uint steps_0;
        if(_S68 > first_key_0)
        {
            steps_0 = (_S68 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<uint2, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            uint2 _S69 = load_v_0(_S51, first_key_0, _S68, thread_0, &kernelContext_19);
            next_v_0[0U][0U] = _S69;
            uint _S70 = 256U + thread_0;
            uint2 _S71 = load_v_0(_S51, first_key_0, _S68, _S70, &kernelContext_19);
            next_v_0[0U][1U] = _S71;
            uint _S72 = 512U + thread_0;
            uint2 _S73 = load_v_0(_S51, first_key_0, _S68, _S72, &kernelContext_19);
            next_v_0[0U][2U] = _S73;
            uint _S74 = 768U + thread_0;
            uint2 _S75 = load_v_0(_S51, first_key_0, _S68, _S74, &kernelContext_19);
            next_v_0[0U][3U] = _S75;
            uint _S76 = first_key_0 + 32U;
            uint2 _S77 = load_v_0(_S51, _S76, _S68, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S77;
            uint2 _S78 = load_v_0(_S51, _S76, _S68, _S70, &kernelContext_19);
            next_v_0[1U][1U] = _S78;
            uint2 _S79 = load_v_0(_S51, _S76, _S68, _S72, &kernelContext_19);
            next_v_0[1U][2U] = _S79;
            uint2 _S80 = load_v_0(_S51, _S76, _S68, _S74, &kernelContext_19);
            next_v_0[1U][3U] = _S80;
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
            uint _S81 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S81;
            uint _S82 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S83 = _S68 - 1U;
            uint _S84 = min(_S82, _S83);
            thread array<array<uint2, int(4)>, int(4)> k_quads_0;
            uint _S85 = lane_1 * 4U;
            uint2 _S86 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S84 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_0[0U][0U] = _S86;
            uint _S87 = (8U + lane_1) * 4U;
            uint2 _S88 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S84 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_0[0U][1U] = _S88;
            uint _S89 = (16U + lane_1) * 4U;
            uint2 _S90 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S84 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_0[0U][2U] = _S90;
            uint _S91 = (24U + lane_1) * 4U;
            uint2 _S92 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S84 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_0[0U][3U] = _S92;
            uint _S93 = _S82 + 1U;
            uint _S94 = min(_S93, _S83);
            uint2 _S95 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S94 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_0[1U][0U] = _S95;
            uint2 _S96 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S94 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_0[1U][1U] = _S96;
            uint2 _S97 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S94 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_0[1U][2U] = _S97;
            uint2 _S98 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S94 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_0[1U][3U] = _S98;
            uint _S99 = _S82 + 2U;
            uint _S100 = min(_S99, _S83);
            uint2 _S101 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S100 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_0[2U][0U] = _S101;
            uint2 _S102 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S100 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_0[2U][1U] = _S102;
            uint2 _S103 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S100 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_0[2U][2U] = _S103;
            uint2 _S104 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S100 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_0[2U][3U] = _S104;
            uint _S105 = _S82 + 3U;
            uint _S106 = min(_S105, _S83);
            uint2 _S107 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S106 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_0[3U][0U] = _S107;
            uint2 _S108 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S106 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_0[3U][1U] = _S108;
            uint2 _S109 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S106 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_0[3U][2U] = _S109;
            uint2 _S110 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S106 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_0[3U][3U] = _S110;
            uint _S111 = (first_of_quad_0 + (_S53 ^ 0U)) * 32U;
            float4 _S112 = (*(&kernelContext_19)->q_tile_0)[_S111 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            uint _S113 = (first_of_quad_0 + (_S53 ^ 1U)) * 32U;
            float4 _S114 = (*(&kernelContext_19)->q_tile_0)[_S113 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            uint _S115 = (first_of_quad_0 + (_S53 ^ 2U)) * 32U;
            float4 _S116 = (*(&kernelContext_19)->q_tile_0)[_S115 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            uint _S117 = (first_of_quad_0 + (_S53 ^ 3U)) * 32U;
            float4 _S118 = (*(&kernelContext_19)->q_tile_0)[_S117 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            float4 _S119 = (*(&kernelContext_19)->q_tile_0)[_S111 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            float4 _S120 = (*(&kernelContext_19)->q_tile_0)[_S113 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S120, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            float4 _S121 = (*(&kernelContext_19)->q_tile_0)[_S115 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S121, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            float4 _S122 = (*(&kernelContext_19)->q_tile_0)[_S117 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S122, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            float4 _S123 = (*(&kernelContext_19)->q_tile_0)[_S111 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S123, floats_of_0(k_quads_0[1U][2U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S123, floats_of_0(k_quads_0[2U][2U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S123, floats_of_0(k_quads_0[3U][2U]), part_2[3U][0U]);
            float4 _S124 = (*(&kernelContext_19)->q_tile_0)[_S113 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S124, floats_of_0(k_quads_0[1U][2U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S124, floats_of_0(k_quads_0[2U][2U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S124, floats_of_0(k_quads_0[3U][2U]), part_2[3U][1U]);
            float4 _S125 = (*(&kernelContext_19)->q_tile_0)[_S115 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S125, floats_of_0(k_quads_0[1U][2U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S125, floats_of_0(k_quads_0[2U][2U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S125, floats_of_0(k_quads_0[3U][2U]), part_2[3U][2U]);
            float4 _S126 = (*(&kernelContext_19)->q_tile_0)[_S117 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S126, floats_of_0(k_quads_0[1U][2U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S126, floats_of_0(k_quads_0[2U][2U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S126, floats_of_0(k_quads_0[3U][2U]), part_2[3U][3U]);
            float4 _S127 = (*(&kernelContext_19)->q_tile_0)[_S111 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S127, floats_of_0(k_quads_0[1U][3U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S127, floats_of_0(k_quads_0[2U][3U]), part_2[2U][0U]);
            float4 _S128 = floats_of_0(_S110);
            part_2[3U][0U] = multiply_0(_S127, _S128, part_2[3U][0U]);
            float4 _S129 = (*(&kernelContext_19)->q_tile_0)[_S113 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S129, floats_of_0(k_quads_0[1U][3U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S129, floats_of_0(k_quads_0[2U][3U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S129, _S128, part_2[3U][1U]);
            float4 _S130 = (*(&kernelContext_19)->q_tile_0)[_S115 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S130, floats_of_0(k_quads_0[1U][3U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S130, floats_of_0(k_quads_0[2U][3U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S130, _S128, part_2[3U][2U]);
            float4 _S131 = (*(&kernelContext_19)->q_tile_0)[_S117 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S131, floats_of_0(k_quads_0[1U][3U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S131, floats_of_0(k_quads_0[2U][3U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S131, _S128, part_2[3U][3U]);
            uint _S132 = _S82 + 4U;
            uint _S133 = min(_S132, _S83);
            thread array<array<uint2, int(4)>, int(4)> k_quads_1;
            uint2 _S134 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S133 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_1[0U][0U] = _S134;
            uint2 _S135 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S133 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_1[0U][1U] = _S135;
            uint2 _S136 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S133 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_1[0U][2U] = _S136;
            uint2 _S137 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S133 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_1[0U][3U] = _S137;
            uint _S138 = min(_S132 + 1U, _S83);
            uint2 _S139 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S138 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_1[1U][0U] = _S139;
            uint2 _S140 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S138 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_1[1U][1U] = _S140;
            uint2 _S141 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S138 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_1[1U][2U] = _S141;
            uint2 _S142 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S138 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_1[1U][3U] = _S142;
            uint _S143 = min(_S132 + 2U, _S83);
            uint2 _S144 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S143 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_1[2U][0U] = _S144;
            uint2 _S145 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S143 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_1[2U][1U] = _S145;
            uint2 _S146 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S143 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_1[2U][2U] = _S146;
            uint2 _S147 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S143 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_1[2U][3U] = _S147;
            uint _S148 = min(_S132 + 3U, _S83);
            uint2 _S149 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S148 * (&kernelContext_19)->params_0->k_row_0, _S85, &kernelContext_19);
            k_quads_1[3U][0U] = _S149;
            uint2 _S150 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S148 * (&kernelContext_19)->params_0->k_row_0, _S87, &kernelContext_19);
            k_quads_1[3U][1U] = _S150;
            uint2 _S151 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S148 * (&kernelContext_19)->params_0->k_row_0, _S89, &kernelContext_19);
            k_quads_1[3U][2U] = _S151;
            uint2 _S152 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S50 + _S148 * (&kernelContext_19)->params_0->k_row_0, _S91, &kernelContext_19);
            k_quads_1[3U][3U] = _S152;
            float4 _S153 = (*(&kernelContext_19)->q_tile_0)[_S111 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S153, floats_of_0(k_quads_1[1U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S153, floats_of_0(k_quads_1[2U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S153, floats_of_0(k_quads_1[3U][0U]), part_2[7U][0U]);
            float4 _S154 = (*(&kernelContext_19)->q_tile_0)[_S113 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S154, floats_of_0(k_quads_1[1U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S154, floats_of_0(k_quads_1[2U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S154, floats_of_0(k_quads_1[3U][0U]), part_2[7U][1U]);
            float4 _S155 = (*(&kernelContext_19)->q_tile_0)[_S115 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S155, floats_of_0(k_quads_1[1U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S155, floats_of_0(k_quads_1[2U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S155, floats_of_0(k_quads_1[3U][0U]), part_2[7U][2U]);
            float4 _S156 = (*(&kernelContext_19)->q_tile_0)[_S117 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S156, floats_of_0(k_quads_1[1U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S156, floats_of_0(k_quads_1[2U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S156, floats_of_0(k_quads_1[3U][0U]), part_2[7U][3U]);
            float4 _S157 = (*(&kernelContext_19)->q_tile_0)[_S111 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S157, floats_of_0(k_quads_1[1U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S157, floats_of_0(k_quads_1[2U][1U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S157, floats_of_0(k_quads_1[3U][1U]), part_2[7U][0U]);
            float4 _S158 = (*(&kernelContext_19)->q_tile_0)[_S113 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S158, floats_of_0(k_quads_1[1U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S158, floats_of_0(k_quads_1[2U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S158, floats_of_0(k_quads_1[3U][1U]), part_2[7U][1U]);
            float4 _S159 = (*(&kernelContext_19)->q_tile_0)[_S115 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S159, floats_of_0(k_quads_1[1U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S159, floats_of_0(k_quads_1[2U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S159, floats_of_0(k_quads_1[3U][1U]), part_2[7U][2U]);
            float4 _S160 = (*(&kernelContext_19)->q_tile_0)[_S117 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S160, floats_of_0(k_quads_1[1U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S160, floats_of_0(k_quads_1[2U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S160, floats_of_0(k_quads_1[3U][1U]), part_2[7U][3U]);
            float4 _S161 = (*(&kernelContext_19)->q_tile_0)[_S111 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S161, floats_of_0(k_quads_1[1U][2U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S161, floats_of_0(k_quads_1[2U][2U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S161, floats_of_0(k_quads_1[3U][2U]), part_2[7U][0U]);
            float4 _S162 = (*(&kernelContext_19)->q_tile_0)[_S113 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S162, floats_of_0(k_quads_1[1U][2U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S162, floats_of_0(k_quads_1[2U][2U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S162, floats_of_0(k_quads_1[3U][2U]), part_2[7U][1U]);
            float4 _S163 = (*(&kernelContext_19)->q_tile_0)[_S115 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S163, floats_of_0(k_quads_1[1U][2U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S163, floats_of_0(k_quads_1[2U][2U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S163, floats_of_0(k_quads_1[3U][2U]), part_2[7U][2U]);
            float4 _S164 = (*(&kernelContext_19)->q_tile_0)[_S117 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S164, floats_of_0(k_quads_1[1U][2U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S164, floats_of_0(k_quads_1[2U][2U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S164, floats_of_0(k_quads_1[3U][2U]), part_2[7U][3U]);
            float4 _S165 = (*(&kernelContext_19)->q_tile_0)[_S111 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S165, floats_of_0(k_quads_1[1U][3U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S165, floats_of_0(k_quads_1[2U][3U]), part_2[6U][0U]);
            float4 _S166 = floats_of_0(_S152);
            part_2[7U][0U] = multiply_0(_S165, _S166, part_2[7U][0U]);
            float4 _S167 = (*(&kernelContext_19)->q_tile_0)[_S113 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S167, floats_of_0(k_quads_1[1U][3U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S167, floats_of_0(k_quads_1[2U][3U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S167, _S166, part_2[7U][1U]);
            float4 _S168 = (*(&kernelContext_19)->q_tile_0)[_S115 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S168, floats_of_0(k_quads_1[1U][3U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S168, floats_of_0(k_quads_1[2U][3U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S168, _S166, part_2[7U][2U]);
            float4 _S169 = (*(&kernelContext_19)->q_tile_0)[_S117 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S169, floats_of_0(k_quads_1[1U][3U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S169, floats_of_0(k_quads_1[2U][3U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S169, _S166, part_2[7U][3U]);
            thread array<float, int(4)> _S170 = part_2[0U];
            float _S171 = sum_of_row_0(&_S170, &kernelContext_19);
            thread float score_3 = _S171;
            thread bool poison_3 = false;
            uint _S172 = min(_S59, _S68);
            bool _S173 = hide_0(&score_3, _S82, _S172, _S61, &poison_3, &kernelContext_19);
            float _S174 = max(-3.4028234663852886e+38, score_3);
            thread array<float4, int(2)> told_0;
            if(poison_3)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S173)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S175 = part_2[1U];
            float _S176 = sum_of_row_0(&_S175, &kernelContext_19);
            thread float score_4 = _S176;
            thread bool poison_4 = false;
            bool _S177 = hide_0(&score_4, _S93, _S172, _S61, &poison_4, &kernelContext_19);
            float _S178 = max(_S174, score_4);
            if(poison_4)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S177)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S179 = part_2[2U];
            float _S180 = sum_of_row_0(&_S179, &kernelContext_19);
            thread float score_5 = _S180;
            thread bool poison_5 = false;
            bool _S181 = hide_0(&score_5, _S99, _S172, _S61, &poison_5, &kernelContext_19);
            float _S182 = max(_S178, score_5);
            if(poison_5)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S181)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S183 = part_2[3U];
            float _S184 = sum_of_row_0(&_S183, &kernelContext_19);
            thread float score_6 = _S184;
            thread bool poison_6 = false;
            bool _S185 = hide_0(&score_6, _S105, _S172, _S61, &poison_6, &kernelContext_19);
            float _S186 = max(_S182, score_6);
            if(poison_6)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S185)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S187 = part_2[4U];
            float _S188 = sum_of_row_0(&_S187, &kernelContext_19);
            thread float score_7 = _S188;
            thread bool poison_7 = false;
            bool _S189 = hide_0(&score_7, _S132, _S172, _S61, &poison_7, &kernelContext_19);
            float _S190 = max(_S186, score_7);
            if(poison_7)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S189)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S191 = part_2[5U];
            float _S192 = sum_of_row_0(&_S191, &kernelContext_19);
            thread float score_8 = _S192;
            thread bool poison_8 = false;
            bool _S193 = hide_0(&score_8, _S82 + 5U, _S172, _S61, &poison_8, &kernelContext_19);
            float _S194 = max(_S190, score_8);
            if(poison_8)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S193)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S195 = part_2[6U];
            float _S196 = sum_of_row_0(&_S195, &kernelContext_19);
            thread float score_9 = _S196;
            thread bool poison_9 = false;
            bool _S197 = hide_0(&score_9, _S82 + 6U, _S172, _S61, &poison_9, &kernelContext_19);
            float _S198 = max(_S194, score_9);
            if(poison_9)
            {
                sign_2 = 2143289344U;
            }
            else
            {
                if(_S197)
                {
                    sign_2 = 4286578688U;
                }
                else
                {
                    sign_2 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_2)));
            thread array<float, int(4)> _S199 = part_2[7U];
            float _S200 = sum_of_row_0(&_S199, &kernelContext_19);
            thread float score_10 = _S200;
            thread bool poison_10 = false;
            bool _S201 = hide_0(&score_10, _S82 + 7U, _S172, _S61, &poison_10, &kernelContext_19);
            float _S202 = max(_S198, score_10);
            if(poison_10)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S201)
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
                _S43 = step_0 < steps_0;
            }
            else
            {
                _S43 = false;
            }
            if(_S43)
            {
                uint _S203 = _S56 * 64U + step_0;
                uint _S204 = _S203 * 2U;
                (*(&kernelContext_19)->scores_0)[_S204] = told_0[0U];
                (*(&kernelContext_19)->scores_0)[_S204 + 1U] = told_0[1U];
                (*(&kernelContext_19)->peaks_0)[_S203] = _S202;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S46 * steps_0))
            {
            }
            else
            {
                break;
            }
            uint row_9 = item_0 / steps_0;
            uint step_1 = item_0 % steps_0;
            eight_0 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S205 = eight_0 < step_1;
                if(_S205)
                {
                }
                else
                {
                    break;
                }
                uint _S206 = row_9 * 64U + eight_0;
                float other_0 = (*(&kernelContext_19)->peaks_0)[_S206];
                if(_S205)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_19)->peaks_0)[_S206 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_19)->peaks_0)[_S206 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_19)->peaks_0)[_S206 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_19)->peaks_0)[_S206 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_19)->peaks_0)[_S206 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_19)->peaks_0)[_S206 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_19)->peaks_0)[_S206 + 7U];
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
            uint _S207 = row_9 * 64U + step_1;
            float _S208 = max(before_0, (*(&kernelContext_19)->peaks_0)[_S207]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_19)->range_peaks_0)[row_9] = _S208;
            }
            uint _S209 = _S207 * 2U;
            thread float4 weights_0 = (*(&kernelContext_19)->scores_0)[_S209];
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
                float _S210 = exp(score_11 - _S208);
                weights_0.x = _S210;
                poison_0 = 0U;
                before_1 = _S210;
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
                float _S211 = exp(score_12 - _S208);
                weights_0.y = _S211;
                float sum_2 = before_1 + _S211;
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
                float _S212 = exp(score_13 - _S208);
                weights_0.z = _S212;
                float sum_3 = before_2 + _S212;
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
                float _S213 = exp(score_14 - _S208);
                weights_0.w = _S213;
                float sum_4 = before_3 + _S213;
                poison_11 = poison_2;
                before_4 = sum_4;
                sign_4 = sign_3;
            }
            (*(&kernelContext_19)->scores_0)[_S209] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_19)->scores_0)[_S209 + 1U];
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
                float _S214 = exp(score_15 - _S208);
                weights_1.x = _S214;
                float sum_5 = before_4 + _S214;
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
                float _S215 = exp(score_16 - _S208);
                weights_1.y = _S215;
                float sum_6 = before_5 + _S215;
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
                float _S216 = exp(score_17 - _S208);
                weights_1.z = _S216;
                float sum_7 = before_6 + _S216;
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
                uint _S217 = sign_8;
                sign_8 = 2147483648U;
                sum_8 = before_7;
                poison_15 = _S217;
            }
            else
            {
                float _S218 = exp(score_18 - _S208);
                weights_1.w = _S218;
                float sum_9 = before_7 + _S218;
                sign_8 = sign_7;
                sum_8 = sum_9;
                poison_15 = poison_14;
            }
            (*(&kernelContext_19)->scores_0)[_S209 + 1U] = weights_1;
            (*(&kernelContext_19)->factors_0)[_S207] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S208)))) | sign_8)));
            (*(&kernelContext_19)->sums_0)[_S207] = (as_type<float>(((as_type<uint>((sum_8))) | poison_15)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S67;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S219 = steps_0 * 8U;
            if(eight_0 < _S219)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_19)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S220 = 256U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S220] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S221 = 512U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S221] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S222 = 768U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S222] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S223 = first_key_0 + eight_0 + 64U;
            uint2 _S224 = load_v_0(_S51, _S223, _S68, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S224;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            uint2 _S225 = load_v_0(_S51, _S223, _S68, _S220, &kernelContext_19);
            next_v_0[1U][1U] = _S225;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            uint2 _S226 = load_v_0(_S51, _S223, _S68, _S221, &kernelContext_19);
            next_v_0[1U][2U] = _S226;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            uint2 _S227 = load_v_0(_S51, _S223, _S68, _S222, &kernelContext_19);
            next_v_0[1U][3U] = _S227;
            uint _S228 = min(32U, _S219 - eight_0);
            uint _S229 = thread_0 / 32U;
            if(_S229 < _S46)
            {
                uint _S230 = _S229 * 64U + eight_0 / 8U;
                if(0U < _S228)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S230])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_9 = 0U | slot_1;
                if(8U < _S228)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S230 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | poison_0;
                if(16U < _S228)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S230 + 2U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | sign_1;
                if(24U < _S228)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S230 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | poison_1;
                if((sign_12 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_19)->factors_0)[_S230];
                    float4 _S231 = acc_1[0U] * float4((*(&kernelContext_19)->factors_0)[_S230]) ;
                    acc_1[0U] = _S231;
                    uint _S232 = _S230 * 2U;
                    float4 _S233 = weigh_0((*(&kernelContext_19)->scores_0)[_S232].x, (*(&kernelContext_19)->v_tile_0)[_S66], _S231);
                    acc_1[0U] = _S233;
                    float4 _S234 = weigh_0((*(&kernelContext_19)->scores_0)[_S232].y, (*(&kernelContext_19)->v_tile_0)[32U + _S66], _S233);
                    acc_1[0U] = _S234;
                    float4 _S235 = weigh_0((*(&kernelContext_19)->scores_0)[_S232].z, (*(&kernelContext_19)->v_tile_0)[64U + _S66], _S234);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_19)->scores_0)[_S232].w, (*(&kernelContext_19)->v_tile_0)[96U + _S66], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_19)->scores_0)[_S232 + 1U].x, (*(&kernelContext_19)->v_tile_0)[128U + _S66], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_19)->scores_0)[_S232 + 1U].y, (*(&kernelContext_19)->v_tile_0)[160U + _S66], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_19)->scores_0)[_S232 + 1U].z, (*(&kernelContext_19)->v_tile_0)[192U + _S66], _S238);
                    acc_1[0U] = _S239;
                    float4 _S240 = weigh_0((*(&kernelContext_19)->scores_0)[_S232 + 1U].w, (*(&kernelContext_19)->v_tile_0)[224U + _S66], _S239);
                    acc_1[0U] = _S240;
                    float _S241 = fma(l_2[0U], factor_0, (*(&kernelContext_19)->sums_0)[_S230]);
                    l_2[0U] = _S241;
                    uint _S242 = _S230 + 1U;
                    float factor_1 = (*(&kernelContext_19)->factors_0)[_S242];
                    float4 _S243 = _S240 * float4((*(&kernelContext_19)->factors_0)[_S242]) ;
                    acc_1[0U] = _S243;
                    uint _S244 = _S242 * 2U;
                    float4 _S245 = weigh_0((*(&kernelContext_19)->scores_0)[_S244].x, (*(&kernelContext_19)->v_tile_0)[256U + _S66], _S243);
                    acc_1[0U] = _S245;
                    float4 _S246 = weigh_0((*(&kernelContext_19)->scores_0)[_S244].y, (*(&kernelContext_19)->v_tile_0)[288U + _S66], _S245);
                    acc_1[0U] = _S246;
                    float4 _S247 = weigh_0((*(&kernelContext_19)->scores_0)[_S244].z, (*(&kernelContext_19)->v_tile_0)[320U + _S66], _S246);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_19)->scores_0)[_S244].w, (*(&kernelContext_19)->v_tile_0)[352U + _S66], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_19)->scores_0)[_S244 + 1U].x, (*(&kernelContext_19)->v_tile_0)[384U + _S66], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_19)->scores_0)[_S244 + 1U].y, (*(&kernelContext_19)->v_tile_0)[416U + _S66], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_19)->scores_0)[_S244 + 1U].z, (*(&kernelContext_19)->v_tile_0)[448U + _S66], _S250);
                    acc_1[0U] = _S251;
                    float4 _S252 = weigh_0((*(&kernelContext_19)->scores_0)[_S244 + 1U].w, (*(&kernelContext_19)->v_tile_0)[480U + _S66], _S251);
                    acc_1[0U] = _S252;
                    float _S253 = fma(_S241, factor_1, (*(&kernelContext_19)->sums_0)[_S242]);
                    l_2[0U] = _S253;
                    uint _S254 = _S230 + 2U;
                    float factor_2 = (*(&kernelContext_19)->factors_0)[_S254];
                    float4 _S255 = _S252 * float4((*(&kernelContext_19)->factors_0)[_S254]) ;
                    acc_1[0U] = _S255;
                    uint _S256 = _S254 * 2U;
                    float4 _S257 = weigh_0((*(&kernelContext_19)->scores_0)[_S256].x, (*(&kernelContext_19)->v_tile_0)[512U + _S66], _S255);
                    acc_1[0U] = _S257;
                    float4 _S258 = weigh_0((*(&kernelContext_19)->scores_0)[_S256].y, (*(&kernelContext_19)->v_tile_0)[544U + _S66], _S257);
                    acc_1[0U] = _S258;
                    float4 _S259 = weigh_0((*(&kernelContext_19)->scores_0)[_S256].z, (*(&kernelContext_19)->v_tile_0)[576U + _S66], _S258);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_19)->scores_0)[_S256].w, (*(&kernelContext_19)->v_tile_0)[608U + _S66], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_19)->scores_0)[_S256 + 1U].x, (*(&kernelContext_19)->v_tile_0)[640U + _S66], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_19)->scores_0)[_S256 + 1U].y, (*(&kernelContext_19)->v_tile_0)[672U + _S66], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_19)->scores_0)[_S256 + 1U].z, (*(&kernelContext_19)->v_tile_0)[704U + _S66], _S262);
                    acc_1[0U] = _S263;
                    float4 _S264 = weigh_0((*(&kernelContext_19)->scores_0)[_S256 + 1U].w, (*(&kernelContext_19)->v_tile_0)[736U + _S66], _S263);
                    acc_1[0U] = _S264;
                    float _S265 = fma(_S253, factor_2, (*(&kernelContext_19)->sums_0)[_S254]);
                    l_2[0U] = _S265;
                    uint _S266 = _S230 + 3U;
                    float factor_3 = (*(&kernelContext_19)->factors_0)[_S266];
                    float4 _S267 = _S264 * float4((*(&kernelContext_19)->factors_0)[_S266]) ;
                    acc_1[0U] = _S267;
                    uint _S268 = _S266 * 2U;
                    float4 _S269 = weigh_0((*(&kernelContext_19)->scores_0)[_S268].x, (*(&kernelContext_19)->v_tile_0)[768U + _S66], _S267);
                    acc_1[0U] = _S269;
                    float4 _S270 = weigh_0((*(&kernelContext_19)->scores_0)[_S268].y, (*(&kernelContext_19)->v_tile_0)[800U + _S66], _S269);
                    acc_1[0U] = _S270;
                    float4 _S271 = weigh_0((*(&kernelContext_19)->scores_0)[_S268].z, (*(&kernelContext_19)->v_tile_0)[832U + _S66], _S270);
                    acc_1[0U] = _S271;
                    float4 _S272 = weigh_0((*(&kernelContext_19)->scores_0)[_S268].w, (*(&kernelContext_19)->v_tile_0)[864U + _S66], _S271);
                    acc_1[0U] = _S272;
                    float4 _S273 = weigh_0((*(&kernelContext_19)->scores_0)[_S268 + 1U].x, (*(&kernelContext_19)->v_tile_0)[896U + _S66], _S272);
                    acc_1[0U] = _S273;
                    float4 _S274 = weigh_0((*(&kernelContext_19)->scores_0)[_S268 + 1U].y, (*(&kernelContext_19)->v_tile_0)[928U + _S66], _S273);
                    acc_1[0U] = _S274;
                    float4 _S275 = weigh_0((*(&kernelContext_19)->scores_0)[_S268 + 1U].z, (*(&kernelContext_19)->v_tile_0)[960U + _S66], _S274);
                    acc_1[0U] = _S275;
                    acc_1[0U] = weigh_0((*(&kernelContext_19)->scores_0)[_S268 + 1U].w, (*(&kernelContext_19)->v_tile_0)[992U + _S66], _S275);
                    l_2[0U] = fma(_S265, factor_3, (*(&kernelContext_19)->sums_0)[_S266]);
                }
                else
                {
                    sign_2 = 0U;
                    for(;;)
                    {
                        uint _S276 = sign_2 * 8U;
                        if(_S276 < _S228)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S277 = _S230 + sign_2;
                        float factor_4 = (as_type<float>(((as_type<uint>(((*(&kernelContext_19)->factors_0)[_S277]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_4) ;
                        uint _S278 = _S277 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_19)->scores_0)[_S278].x, (*(&kernelContext_19)->v_tile_0)[_S276 * 32U + _S66], acc_1[0U]);
                        if(((*(&kernelContext_19)->scores_0)[_S278].x) >= 0.0)
                        {
                            _S44 = more_0;
                        }
                        else
                        {
                            _S44 = acc_1[0U];
                        }
                        acc_1[0U] = _S44;
                        float4 more_1 = weigh_0((*(&kernelContext_19)->scores_0)[_S278].y, (*(&kernelContext_19)->v_tile_0)[(_S276 + 1U) * 32U + _S66], acc_1[0U]);
                        float4 _S279;
                        if(((*(&kernelContext_19)->scores_0)[_S278].y) >= 0.0)
                        {
                            _S279 = more_1;
                        }
                        else
                        {
                            _S279 = acc_1[0U];
                        }
                        acc_1[0U] = _S279;
                        float4 more_2 = weigh_0((*(&kernelContext_19)->scores_0)[_S278].z, (*(&kernelContext_19)->v_tile_0)[(_S276 + 2U) * 32U + _S66], acc_1[0U]);
                        float4 _S280;
                        if(((*(&kernelContext_19)->scores_0)[_S278].z) >= 0.0)
                        {
                            _S280 = more_2;
                        }
                        else
                        {
                            _S280 = acc_1[0U];
                        }
                        acc_1[0U] = _S280;
                        float4 more_3 = weigh_0((*(&kernelContext_19)->scores_0)[_S278].w, (*(&kernelContext_19)->v_tile_0)[(_S276 + 3U) * 32U + _S66], acc_1[0U]);
                        float4 _S281;
                        if(((*(&kernelContext_19)->scores_0)[_S278].w) >= 0.0)
                        {
                            _S281 = more_3;
                        }
                        else
                        {
                            _S281 = acc_1[0U];
                        }
                        acc_1[0U] = _S281;
                        float4 more_4 = weigh_0((*(&kernelContext_19)->scores_0)[_S278 + 1U].x, (*(&kernelContext_19)->v_tile_0)[(_S276 + 4U) * 32U + _S66], acc_1[0U]);
                        float4 _S282;
                        if(((*(&kernelContext_19)->scores_0)[_S278 + 1U].x) >= 0.0)
                        {
                            _S282 = more_4;
                        }
                        else
                        {
                            _S282 = acc_1[0U];
                        }
                        acc_1[0U] = _S282;
                        float4 more_5 = weigh_0((*(&kernelContext_19)->scores_0)[_S278 + 1U].y, (*(&kernelContext_19)->v_tile_0)[(_S276 + 5U) * 32U + _S66], acc_1[0U]);
                        float4 _S283;
                        if(((*(&kernelContext_19)->scores_0)[_S278 + 1U].y) >= 0.0)
                        {
                            _S283 = more_5;
                        }
                        else
                        {
                            _S283 = acc_1[0U];
                        }
                        acc_1[0U] = _S283;
                        float4 more_6 = weigh_0((*(&kernelContext_19)->scores_0)[_S278 + 1U].z, (*(&kernelContext_19)->v_tile_0)[(_S276 + 6U) * 32U + _S66], acc_1[0U]);
                        float4 _S284;
                        if(((*(&kernelContext_19)->scores_0)[_S278 + 1U].z) >= 0.0)
                        {
                            _S284 = more_6;
                        }
                        else
                        {
                            _S284 = acc_1[0U];
                        }
                        acc_1[0U] = _S284;
                        float4 more_7 = weigh_0((*(&kernelContext_19)->scores_0)[_S278 + 1U].w, (*(&kernelContext_19)->v_tile_0)[(_S276 + 7U) * 32U + _S66], acc_1[0U]);
                        float4 _S285;
                        if(((*(&kernelContext_19)->scores_0)[_S278 + 1U].w) >= 0.0)
                        {
                            _S285 = more_7;
                        }
                        else
                        {
                            _S285 = acc_1[0U];
                        }
                        acc_1[0U] = _S285;
                        float sum_10 = (*(&kernelContext_19)->sums_0)[_S277];
                        l_2[0U] = fma(l_2[0U], factor_4, abs((*(&kernelContext_19)->sums_0)[_S277]));
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
        uint _S286 = min(thread_0 / 32U, _S55);
        uint row_10 = _S45.first_row_0 + _S286;
        float m_3 = (*(&kernelContext_19)->range_peaks_0)[_S286];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S46)
            {
                uint _S287 = query_of_0(row_10, &kernelContext_19);
                uint _S288 = keys_of_query_0(_S47, _S287, &kernelContext_19);
                _S43 = first_key_0 < _S288;
            }
            else
            {
                _S43 = false;
            }
            if(_S43)
            {
                thread Work_0 _S289 = _S45;
                uint _S290 = head_of_0(&_S289, row_10, &kernelContext_19);
                uint _S291 = query_of_0(row_10, &kernelContext_19);
                uint _S292 = scratch_of_0(_S45.batch_0, _S290, _S291, range_1, &kernelContext_19);
                store_range_0(_S292, _S66, m_3, l_2[0U], poisoned_5[0U], &kernelContext_19);
                store_range_quad_0(_S292, _S66, acc_1[0U], &kernelContext_19);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S293 = fold_2;
            float _S294 = folded_0(&_S293, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S294;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S43 = range_2 < (_S45.last_range_0);
        }
        else
        {
            _S43 = false;
        }
        if(!_S43)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S295 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S296 = finish_row_0(before_0, &poisoned_5[0U], &kernelContext_19);
    if(_S295 < _S46)
    {
        uint _S297 = _S45.first_row_0 + _S295;
        thread Work_0 _S298 = _S45;
        uint _S299 = o_of_0(&_S298, _S297, &kernelContext_19);
        uint _S300 = _S66 * 4U;
        if(RANGES_0 == 0U)
        {
            _S44 = acc_1[0U];
        }
        else
        {
            _S44 = total_2[0U];
        }
        store_quad_0(_S299, _S300, _S44 * float4(_S296) , poisoned_5[0U], &kernelContext_19);
    }
    return;
}

