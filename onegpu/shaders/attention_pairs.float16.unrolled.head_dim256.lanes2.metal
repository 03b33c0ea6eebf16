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

uint q_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S10 = kernelContext_5->params_0->q_offset_0 + work_2->batch_0 * kernelContext_5->params_0->q_batch_0;
    uint _S11 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S12 = _S10 + _S11 * kernelContext_5->params_0->q_head_0;
    uint _S13 = query_of_0(row_2, kernelContext_5);
    return _S12 + _S13 * kernelContext_5->params_0->q_row_0;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S14 = kernelContext_6->params_0->mask_offset_0 + work_3->batch_0 * kernelContext_6->params_0->mask_batch_0;
    uint _S15 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S16 = _S14 + _S15 * kernelContext_6->params_0->mask_head_0;
    uint _S17 = query_of_0(row_3, kernelContext_6);
    return _S16 + _S17 * kernelContext_6->params_0->mask_row_0;
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

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_9)
{
    return kernelContext_9->params_0->scratch_offset_0 + (((batch_3 * kernelContext_9->params_0->heads_0 + head_0) * kernelContext_9->params_0->q_len_0 + query_1) * kernelContext_9->params_0->ranges_0 + range_0) * ((kernelContext_9->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_0, float l_0, bool poisoned_0, KernelContext_0 thread* kernelContext_10)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S21 = kernelContext_10->scratch_0+(place_0 + (kernelContext_10->params_0->head_dim_0 + 3U) / 4U);
        int _S22;
        if(poisoned_0)
        {
            _S22 = int(1);
        }
        else
        {
            _S22 = int(0);
        }
        *_S21 = packed_float4(float4(m_0, l_0, float(_S22), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_11)
{
    if((quad_0 * 4U) < (kernelContext_11->params_0->head_dim_0))
    {
        *(kernelContext_11->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
    }
    return;
}

struct Fold_0
{
    float keep_0;
    float add_0;
};

Fold_0 fold_factors_0(float thread* total_m_0, float m_1)
{
    float _S23 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S23);
    (&fold_0)->add_0 = exp(m_1 - _S23);
    *total_m_0 = _S23;
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

float finish_row_0(float l_1, bool thread* poisoned_1, KernelContext_0 thread* kernelContext_12)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_12->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_1 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_6, KernelContext_0 thread* kernelContext_13)
{
    uint _S24 = kernelContext_13->params_0->o_offset_0 + work_4->batch_0 * kernelContext_13->params_0->o_batch_0;
    uint _S25 = head_of_0(work_4, row_6, kernelContext_13);
    uint _S26 = _S24 + _S25 * kernelContext_13->params_0->o_head_0;
    uint _S27 = query_of_0(row_6, kernelContext_13);
    return _S26 + _S27 * kernelContext_13->params_0->o_row_0;
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
        uint _S28 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S28;
        base_0 = 0U;
    }
    else
    {
        uint _S29 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S29;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S30;
    if(rest_0 > tie_0)
    {
        _S30 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S30 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S30 = false;
        }
    }
    uint rounded_1;
    if(_S30)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

uint pair_of_0(float low_0, float high_0, bool poisoned_2)
{
    uint _S31;
    if(poisoned_2)
    {
        _S31 = 2113961472U;
    }
    else
    {
        _S31 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S31;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_14)
{
    uint left_1 = kernelContext_14->params_0->head_dim_0 - min(kernelContext_14->params_0->head_dim_0, element_2);
    uint word_1 = (row_7 + element_2) / 2U;
    if(left_1 >= 2U)
    {
        *(kernelContext_14->o_words_0+word_1) = pair_of_0(quad_1.x, quad_1.y, poisoned_3);
    }
    if(left_1 >= 4U)
    {
        *(kernelContext_14->o_words_0+(word_1 + 1U)) = pair_of_0(quad_1.z, quad_1.w, poisoned_3);
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S32;
    thread KernelContext_0 kernelContext_15;
    (&kernelContext_15)->params_0 = params_1;
    (&kernelContext_15)->key_lengths_0 = key_lengths_1;
    (&kernelContext_15)->q_words_0 = q_words_1;
    (&kernelContext_15)->k_words_0 = k_words_1;
    (&kernelContext_15)->v_words_0 = v_words_1;
    (&kernelContext_15)->mask_values_0 = mask_values_1;
    (&kernelContext_15)->scratch_0 = scratch_1;
    (&kernelContext_15)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_15)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
    (&kernelContext_15)->v_tile_0 = &v_tile_1;
    (&kernelContext_15)->_S4 = _builtinQuadLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S33 = find_work_0(number_2, 32U, &kernelContext_15);
    uint _S34 = thread_0 % 2U;
    uint row_8 = _S33.first_row_0 + thread_0 / 2U;
    uint last_row_0 = min(_S33.first_row_0 + 32U, _S33.rows_0) - 1U;
    bool live_0 = row_8 < (_S33.rows_0);
    uint _S35 = min(row_8, last_row_0);
    uint _S36 = keys_of_batch_0(_S33.batch_0, &kernelContext_15);
    uint _S37 = query_of_0(last_row_0, &kernelContext_15);
    uint _S38 = keys_of_query_0(_S36, _S37, &kernelContext_15);
    uint _S39;
    if(live_0)
    {
        uint _S40 = query_of_0(_S35, &kernelContext_15);
        uint _S41 = keys_of_query_0(_S36, _S40, &kernelContext_15);
        _S39 = _S41;
    }
    else
    {
        _S39 = 0U;
    }
    uint _S42 = (&kernelContext_15)->params_0->k_offset_0 + _S33.batch_0 * (&kernelContext_15)->params_0->k_batch_0 + _S33.kv_head_0 * (&kernelContext_15)->params_0->k_head_0;
    uint _S43 = (&kernelContext_15)->params_0->v_offset_0 + _S33.batch_0 * (&kernelContext_15)->params_0->v_batch_0 + _S33.kv_head_0 * (&kernelContext_15)->params_0->v_head_0;
    thread Work_0 _S44 = _S33;
    uint _S45 = q_of_0(&_S44, _S35, &kernelContext_15);
    thread Work_0 _S46 = _S33;
    uint _S47 = mask_of_0(&_S46, _S35, &kernelContext_15);
    bool _S48 = (((&kernelContext_15)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(32)> q_0;
    thread array<float4, int(32)> total_2;
    uint _S49 = _S34 * 4U;
    float4 _S50 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S49, &kernelContext_15);
    q_0[0U] = _S50 * float4((&kernelContext_15)->params_0->scale_0) ;
    float4 _S51 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S51;
    uint _S52 = 2U + _S34;
    uint _S53 = _S52 * 4U;
    float4 _S54 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S53, &kernelContext_15);
    q_0[1U] = _S54 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[1U] = _S51;
    uint _S55 = 4U + _S34;
    uint _S56 = _S55 * 4U;
    float4 _S57 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S56, &kernelContext_15);
    q_0[2U] = _S57 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[2U] = _S51;
    uint _S58 = 6U + _S34;
    uint _S59 = _S58 * 4U;
    float4 _S60 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S59, &kernelContext_15);
    q_0[3U] = _S60 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[3U] = _S51;
    uint _S61 = 8U + _S34;
    uint _S62 = _S61 * 4U;
    float4 _S63 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S62, &kernelContext_15);
    q_0[4U] = _S63 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[4U] = _S51;
    uint _S64 = 10U + _S34;
    uint _S65 = _S64 * 4U;
    float4 _S66 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S65, &kernelContext_15);
    q_0[5U] = _S66 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[5U] = _S51;
    uint _S67 = 12U + _S34;
    uint _S68 = _S67 * 4U;
    float4 _S69 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S68, &kernelContext_15);
    q_0[6U] = _S69 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[6U] = _S51;
    uint _S70 = 14U + _S34;
    uint _S71 = _S70 * 4U;
    float4 _S72 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S71, &kernelContext_15);
    q_0[7U] = _S72 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[7U] = _S51;
    uint _S73 = 16U + _S34;
    uint _S74 = _S73 * 4U;
    float4 _S75 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S74, &kernelContext_15);
    q_0[8U] = _S75 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[8U] = _S51;
    uint _S76 = 18U + _S34;
    uint _S77 = _S76 * 4U;
    float4 _S78 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S77, &kernelContext_15);
    q_0[9U] = _S78 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[9U] = _S51;
    uint _S79 = 20U + _S34;
    uint _S80 = _S79 * 4U;
    float4 _S81 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S80, &kernelContext_15);
    q_0[10U] = _S81 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[10U] = _S51;
    uint _S82 = 22U + _S34;
    uint _S83 = _S82 * 4U;
    float4 _S84 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S83, &kernelContext_15);
    q_0[11U] = _S84 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[11U] = _S51;
    uint _S85 = 24U + _S34;
    uint _S86 = _S85 * 4U;
    float4 _S87 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S86, &kernelContext_15);
    q_0[12U] = _S87 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[12U] = _S51;
    uint _S88 = 26U + _S34;
    uint _S89 = _S88 * 4U;
    float4 _S90 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S89, &kernelContext_15);
    q_0[13U] = _S90 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[13U] = _S51;
    uint _S91 = 28U + _S34;
    uint _S92 = _S91 * 4U;
    float4 _S93 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S92, &kernelContext_15);
    q_0[14U] = _S93 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[14U] = _S51;
    uint _S94 = 30U + _S34;
    uint _S95 = _S94 * 4U;
    float4 _S96 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S95, &kernelContext_15);
    q_0[15U] = _S96 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[15U] = _S51;
    uint _S97 = 32U + _S34;
    uint _S98 = _S97 * 4U;
    float4 _S99 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S98, &kernelContext_15);
    q_0[16U] = _S99 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[16U] = _S51;
    uint _S100 = 34U + _S34;
    uint _S101 = _S100 * 4U;
    float4 _S102 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S101, &kernelContext_15);
    q_0[17U] = _S102 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[17U] = _S51;
    uint _S103 = 36U + _S34;
    uint _S104 = _S103 * 4U;
    float4 _S105 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S104, &kernelContext_15);
    q_0[18U] = _S105 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[18U] = _S51;
    uint _S106 = 38U + _S34;
    uint _S107 = _S106 * 4U;
    float4 _S108 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S107, &kernelContext_15);
    q_0[19U] = _S108 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[19U] = _S51;
    uint _S109 = 40U + _S34;
    uint _S110 = _S109 * 4U;
    float4 _S111 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S110, &kernelContext_15);
    q_0[20U] = _S111 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[20U] = _S51;
    uint _S112 = 42U + _S34;
    uint _S113 = _S112 * 4U;
    float4 _S114 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S113, &kernelContext_15);
    q_0[21U] = _S114 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[21U] = _S51;
    uint _S115 = 44U + _S34;
    uint _S116 = _S115 * 4U;
    float4 _S117 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S116, &kernelContext_15);
    q_0[22U] = _S117 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[22U] = _S51;
    uint _S118 = 46U + _S34;
    uint _S119 = _S118 * 4U;
    float4 _S120 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S119, &kernelContext_15);
    q_0[23U] = _S120 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[23U] = _S51;
    uint _S121 = 48U + _S34;
    uint _S122 = _S121 * 4U;
    float4 _S123 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S122, &kernelContext_15);
    q_0[24U] = _S123 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[24U] = _S51;
    uint _S124 = 50U + _S34;
    uint _S125 = _S124 * 4U;
    float4 _S126 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S125, &kernelContext_15);
    q_0[25U] = _S126 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[25U] = _S51;
    uint _S127 = 52U + _S34;
    uint _S128 = _S127 * 4U;
    float4 _S129 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S128, &kernelContext_15);
    q_0[26U] = _S129 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[26U] = _S51;
    uint _S130 = 54U + _S34;
    uint _S131 = _S130 * 4U;
    float4 _S132 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S131, &kernelContext_15);
    q_0[27U] = _S132 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[27U] = _S51;
    uint _S133 = 56U + _S34;
    uint _S134 = _S133 * 4U;
    float4 _S135 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S134, &kernelContext_15);
    q_0[28U] = _S135 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[28U] = _S51;
    uint _S136 = 58U + _S34;
    uint _S137 = _S136 * 4U;
    float4 _S138 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S137, &kernelContext_15);
    q_0[29U] = _S138 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[29U] = _S51;
    uint _S139 = 60U + _S34;
    uint _S140 = _S139 * 4U;
    float4 _S141 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S140, &kernelContext_15);
    q_0[30U] = _S141 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[30U] = _S51;
    uint _S142 = 62U + _S34;
    uint _S143 = _S142 * 4U;
    float4 _S144 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S143, &kernelContext_15);
    q_0[31U] = _S144 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[31U] = _S51;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(32)> acc_1;
    thread bool poisoned_4 = false;
    uint range_1 = _S33.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S145 = range_1 + 1U;
        uint _S146 = min(_S145 * (&kernelContext_15)->params_0->range_keys_0, _S38);
        acc_1[0U] = _S51;
        acc_1[1U] = _S51;
        acc_1[2U] = _S51;
        acc_1[3U] = _S51;
        acc_1[4U] = _S51;
        acc_1[5U] = _S51;
        acc_1[6U] = _S51;
        acc_1[7U] = _S51;
        acc_1[8U] = _S51;
        acc_1[9U] = _S51;
        acc_1[10U] = _S51;
        acc_1[11U] = _S51;
        acc_1[12U] = _S51;
        acc_1[13U] = _S51;
        acc_1[14U] = _S51;
        acc_1[15U] = _S51;
        acc_1[16U] = _S51;
        acc_1[17U] = _S51;
        acc_1[18U] = _S51;
        acc_1[19U] = _S51;
        acc_1[20U] = _S51;
        acc_1[21U] = _S51;
        acc_1[22U] = _S51;
        acc_1[23U] = _S51;
        acc_1[24U] = _S51;
        acc_1[25U] = _S51;
        acc_1[26U] = _S51;
        acc_1[27U] = _S51;
        acc_1[28U] = _S51;
        acc_1[29U] = _S51;
        acc_1[30U] = _S51;
        acc_1[31U] = _S51;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S146)
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
                uint key_0 = tile_0 + slot_0 / 64U;
                uint element_3 = slot_0 % 64U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S146)
                {
                    float4 _S147 = load_quad_0((&kernelContext_15)->k_words_0, _S42 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S148 = load_quad_0((&kernelContext_15)->v_words_0, _S43 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S147;
                    v_quad_0 = _S148;
                }
                else
                {
                    k_quad_0 = _S51;
                    v_quad_0 = _S51;
                }
                (*(&kernelContext_15)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_15)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 64U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S149 = min(8U, _S146 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            float l_3 = l_2;
            for(;;)
            {
                if(step_0 < _S149)
                {
                }
                else
                {
                    break;
                }
                thread array<float4, int(4)> sum_1;
                sum_1[0U] = _S51;
                sum_1[1U] = _S51;
                sum_1[2U] = _S51;
                sum_1[3U] = _S51;
                uint _S150 = step_0 * 64U;
                uint _S151 = _S150 + _S34;
                float4 _S152 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S151], _S51);
                sum_1[0U] = _S152;
                uint _S153 = (step_0 + 1U) * 64U;
                uint _S154 = _S153 + _S34;
                float4 _S155 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S154], _S51);
                sum_1[1U] = _S155;
                uint _S156 = (step_0 + 2U) * 64U;
                uint _S157 = _S156 + _S34;
                float4 _S158 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S157], _S51);
                sum_1[2U] = _S158;
                uint _S159 = (step_0 + 3U) * 64U;
                uint _S160 = _S159 + _S34;
                float4 _S161 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S160], _S51);
                sum_1[3U] = _S161;
                uint _S162 = _S150 + 2U + _S34;
                float4 _S163 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S162], _S152);
                sum_1[0U] = _S163;
                uint _S164 = _S153 + 2U + _S34;
                float4 _S165 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S164], _S155);
                sum_1[1U] = _S165;
                uint _S166 = _S156 + 2U + _S34;
                float4 _S167 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S166], _S158);
                sum_1[2U] = _S167;
                uint _S168 = _S159 + 2U + _S34;
                float4 _S169 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S168], _S161);
                sum_1[3U] = _S169;
                uint _S170 = _S150 + 4U + _S34;
                float4 _S171 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S170], _S163);
                sum_1[0U] = _S171;
                uint _S172 = _S153 + 4U + _S34;
                float4 _S173 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S172], _S165);
                sum_1[1U] = _S173;
                uint _S174 = _S156 + 4U + _S34;
                float4 _S175 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S174], _S167);
                sum_1[2U] = _S175;
                uint _S176 = _S159 + 4U + _S34;
                float4 _S177 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S176], _S169);
                sum_1[3U] = _S177;
                uint _S178 = _S150 + 6U + _S34;
                float4 _S179 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S178], _S171);
                sum_1[0U] = _S179;
                uint _S180 = _S153 + 6U + _S34;
                float4 _S181 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S180], _S173);
                sum_1[1U] = _S181;
                uint _S182 = _S156 + 6U + _S34;
                float4 _S183 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S182], _S175);
                sum_1[2U] = _S183;
                uint _S184 = _S159 + 6U + _S34;
                float4 _S185 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S184], _S177);
                sum_1[3U] = _S185;
                uint _S186 = _S150 + 8U + _S34;
                float4 _S187 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S186], _S179);
                sum_1[0U] = _S187;
                uint _S188 = _S153 + 8U + _S34;
                float4 _S189 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S188], _S181);
                sum_1[1U] = _S189;
                uint _S190 = _S156 + 8U + _S34;
                float4 _S191 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S190], _S183);
                sum_1[2U] = _S191;
                uint _S192 = _S159 + 8U + _S34;
                float4 _S193 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S192], _S185);
                sum_1[3U] = _S193;
                uint _S194 = _S150 + 10U + _S34;
                float4 _S195 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S194], _S187);
                sum_1[0U] = _S195;
                uint _S196 = _S153 + 10U + _S34;
                float4 _S197 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S196], _S189);
                sum_1[1U] = _S197;
                uint _S198 = _S156 + 10U + _S34;
                float4 _S199 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S198], _S191);
                sum_1[2U] = _S199;
                uint _S200 = _S159 + 10U + _S34;
                float4 _S201 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S200], _S193);
                sum_1[3U] = _S201;
                uint _S202 = _S150 + 12U + _S34;
                float4 _S203 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S202], _S195);
                sum_1[0U] = _S203;
                uint _S204 = _S153 + 12U + _S34;
                float4 _S205 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S204], _S197);
                sum_1[1U] = _S205;
                uint _S206 = _S156 + 12U + _S34;
                float4 _S207 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S206], _S199);
                sum_1[2U] = _S207;
                uint _S208 = _S159 + 12U + _S34;
                float4 _S209 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S208], _S201);
                sum_1[3U] = _S209;
                uint _S210 = _S150 + 14U + _S34;
                float4 _S211 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S210], _S203);
                sum_1[0U] = _S211;
                uint _S212 = _S153 + 14U + _S34;
                float4 _S213 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S212], _S205);
                sum_1[1U] = _S213;
                uint _S214 = _S156 + 14U + _S34;
                float4 _S215 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S214], _S207);
                sum_1[2U] = _S215;
                uint _S216 = _S159 + 14U + _S34;
                float4 _S217 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S216], _S209);
                sum_1[3U] = _S217;
                uint _S218 = _S150 + 16U + _S34;
                float4 _S219 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S218], _S211);
                sum_1[0U] = _S219;
                uint _S220 = _S153 + 16U + _S34;
                float4 _S221 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S220], _S213);
                sum_1[1U] = _S221;
                uint _S222 = _S156 + 16U + _S34;
                float4 _S223 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S222], _S215);
                sum_1[2U] = _S223;
                uint _S224 = _S159 + 16U + _S34;
                float4 _S225 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S224], _S217);
                sum_1[3U] = _S225;
                uint _S226 = _S150 + 18U + _S34;
                float4 _S227 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S226], _S219);
                sum_1[0U] = _S227;
                uint _S228 = _S153 + 18U + _S34;
                float4 _S229 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S228], _S221);
                sum_1[1U] = _S229;
                uint _S230 = _S156 + 18U + _S34;
                float4 _S231 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S230], _S223);
                sum_1[2U] = _S231;
                uint _S232 = _S159 + 18U + _S34;
                float4 _S233 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S232], _S225);
                sum_1[3U] = _S233;
                uint _S234 = _S150 + 20U + _S34;
                float4 _S235 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S234], _S227);
                sum_1[0U] = _S235;
                uint _S236 = _S153 + 20U + _S34;
                float4 _S237 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S236], _S229);
                sum_1[1U] = _S237;
                uint _S238 = _S156 + 20U + _S34;
                float4 _S239 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S238], _S231);
                sum_1[2U] = _S239;
                uint _S240 = _S159 + 20U + _S34;
                float4 _S241 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S240], _S233);
                sum_1[3U] = _S241;
                uint _S242 = _S150 + 22U + _S34;
                float4 _S243 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S242], _S235);
                sum_1[0U] = _S243;
                uint _S244 = _S153 + 22U + _S34;
                float4 _S245 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S244], _S237);
                sum_1[1U] = _S245;
                uint _S246 = _S156 + 22U + _S34;
                float4 _S247 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S246], _S239);
                sum_1[2U] = _S247;
                uint _S248 = _S159 + 22U + _S34;
                float4 _S249 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S248], _S241);
                sum_1[3U] = _S249;
                uint _S250 = _S150 + 24U + _S34;
                float4 _S251 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S250], _S243);
                sum_1[0U] = _S251;
                uint _S252 = _S153 + 24U + _S34;
                float4 _S253 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S252], _S245);
                sum_1[1U] = _S253;
                uint _S254 = _S156 + 24U + _S34;
                float4 _S255 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S254], _S247);
                sum_1[2U] = _S255;
                uint _S256 = _S159 + 24U + _S34;
                float4 _S257 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S256], _S249);
                sum_1[3U] = _S257;
                uint _S258 = _S150 + 26U + _S34;
                float4 _S259 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S258], _S251);
                sum_1[0U] = _S259;
                uint _S260 = _S153 + 26U + _S34;
                float4 _S261 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S260], _S253);
                sum_1[1U] = _S261;
                uint _S262 = _S156 + 26U + _S34;
                float4 _S263 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S262], _S255);
                sum_1[2U] = _S263;
                uint _S264 = _S159 + 26U + _S34;
                float4 _S265 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S264], _S257);
                sum_1[3U] = _S265;
                uint _S266 = _S150 + 28U + _S34;
                float4 _S267 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S266], _S259);
                sum_1[0U] = _S267;
                uint _S268 = _S153 + 28U + _S34;
                float4 _S269 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S268], _S261);
                sum_1[1U] = _S269;
                uint _S270 = _S156 + 28U + _S34;
                float4 _S271 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S270], _S263);
                sum_1[2U] = _S271;
                uint _S272 = _S159 + 28U + _S34;
                float4 _S273 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S272], _S265);
                sum_1[3U] = _S273;
                uint _S274 = _S150 + 30U + _S34;
                float4 _S275 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S274], _S267);
                sum_1[0U] = _S275;
                uint _S276 = _S153 + 30U + _S34;
                float4 _S277 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S276], _S269);
                sum_1[1U] = _S277;
                uint _S278 = _S156 + 30U + _S34;
                float4 _S279 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S278], _S271);
                sum_1[2U] = _S279;
                uint _S280 = _S159 + 30U + _S34;
                float4 _S281 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S280], _S273);
                sum_1[3U] = _S281;
                uint _S282 = _S150 + 32U + _S34;
                float4 _S283 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S282], _S275);
                sum_1[0U] = _S283;
                uint _S284 = _S153 + 32U + _S34;
                float4 _S285 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S284], _S277);
                sum_1[1U] = _S285;
                uint _S286 = _S156 + 32U + _S34;
                float4 _S287 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S286], _S279);
                sum_1[2U] = _S287;
                uint _S288 = _S159 + 32U + _S34;
                float4 _S289 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S288], _S281);
                sum_1[3U] = _S289;
                uint _S290 = _S150 + 34U + _S34;
                float4 _S291 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S290], _S283);
                sum_1[0U] = _S291;
                uint _S292 = _S153 + 34U + _S34;
                float4 _S293 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S292], _S285);
                sum_1[1U] = _S293;
                uint _S294 = _S156 + 34U + _S34;
                float4 _S295 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S294], _S287);
                sum_1[2U] = _S295;
                uint _S296 = _S159 + 34U + _S34;
                float4 _S297 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S296], _S289);
                sum_1[3U] = _S297;
                uint _S298 = _S150 + 36U + _S34;
                float4 _S299 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S298], _S291);
                sum_1[0U] = _S299;
                uint _S300 = _S153 + 36U + _S34;
                float4 _S301 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S300], _S293);
                sum_1[1U] = _S301;
                uint _S302 = _S156 + 36U + _S34;
                float4 _S303 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S302], _S295);
                sum_1[2U] = _S303;
                uint _S304 = _S159 + 36U + _S34;
                float4 _S305 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S304], _S297);
                sum_1[3U] = _S305;
                uint _S306 = _S150 + 38U + _S34;
                float4 _S307 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S306], _S299);
                sum_1[0U] = _S307;
                uint _S308 = _S153 + 38U + _S34;
                float4 _S309 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S308], _S301);
                sum_1[1U] = _S309;
                uint _S310 = _S156 + 38U + _S34;
                float4 _S311 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S310], _S303);
                sum_1[2U] = _S311;
                uint _S312 = _S159 + 38U + _S34;
                float4 _S313 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S312], _S305);
                sum_1[3U] = _S313;
                uint _S314 = _S150 + 40U + _S34;
                float4 _S315 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S314], _S307);
                sum_1[0U] = _S315;
                uint _S316 = _S153 + 40U + _S34;
                float4 _S317 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S316], _S309);
                sum_1[1U] = _S317;
                uint _S318 = _S156 + 40U + _S34;
                float4 _S319 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S318], _S311);
                sum_1[2U] = _S319;
                uint _S320 = _S159 + 40U + _S34;
                float4 _S321 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S320], _S313);
                sum_1[3U] = _S321;
                uint _S322 = _S150 + 42U + _S34;
                float4 _S323 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S322], _S315);
                sum_1[0U] = _S323;
                uint _S324 = _S153 + 42U + _S34;
                float4 _S325 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S324], _S317);
                sum_1[1U] = _S325;
                uint _S326 = _S156 + 42U + _S34;
                float4 _S327 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S326], _S319);
                sum_1[2U] = _S327;
                uint _S328 = _S159 + 42U + _S34;
                float4 _S329 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S328], _S321);
                sum_1[3U] = _S329;
                uint _S330 = _S150 + 44U + _S34;
                float4 _S331 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S330], _S323);
                sum_1[0U] = _S331;
                uint _S332 = _S153 + 44U + _S34;
                float4 _S333 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S332], _S325);
                sum_1[1U] = _S333;
                uint _S334 = _S156 + 44U + _S34;
                float4 _S335 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S334], _S327);
                sum_1[2U] = _S335;
                uint _S336 = _S159 + 44U + _S34;
                float4 _S337 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S336], _S329);
                sum_1[3U] = _S337;
                uint _S338 = _S150 + 46U + _S34;
                float4 _S339 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S338], _S331);
                sum_1[0U] = _S339;
                uint _S340 = _S153 + 46U + _S34;
                float4 _S341 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S340], _S333);
                sum_1[1U] = _S341;
                uint _S342 = _S156 + 46U + _S34;
                float4 _S343 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S342], _S335);
                sum_1[2U] = _S343;
                uint _S344 = _S159 + 46U + _S34;
                float4 _S345 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S344], _S337);
                sum_1[3U] = _S345;
                uint _S346 = _S150 + 48U + _S34;
                float4 _S347 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S346], _S339);
                sum_1[0U] = _S347;
                uint _S348 = _S153 + 48U + _S34;
                float4 _S349 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S348], _S341);
                sum_1[1U] = _S349;
                uint _S350 = _S156 + 48U + _S34;
                float4 _S351 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S350], _S343);
                sum_1[2U] = _S351;
                uint _S352 = _S159 + 48U + _S34;
                float4 _S353 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S352], _S345);
                sum_1[3U] = _S353;
                uint _S354 = _S150 + 50U + _S34;
                float4 _S355 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S354], _S347);
                sum_1[0U] = _S355;
                uint _S356 = _S153 + 50U + _S34;
                float4 _S357 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S356], _S349);
                sum_1[1U] = _S357;
                uint _S358 = _S156 + 50U + _S34;
                float4 _S359 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S358], _S351);
                sum_1[2U] = _S359;
                uint _S360 = _S159 + 50U + _S34;
                float4 _S361 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S360], _S353);
                sum_1[3U] = _S361;
                uint _S362 = _S150 + 52U + _S34;
                float4 _S363 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S362], _S355);
                sum_1[0U] = _S363;
                uint _S364 = _S153 + 52U + _S34;
                float4 _S365 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S364], _S357);
                sum_1[1U] = _S365;
                uint _S366 = _S156 + 52U + _S34;
                float4 _S367 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S366], _S359);
                sum_1[2U] = _S367;
                uint _S368 = _S159 + 52U + _S34;
                float4 _S369 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S368], _S361);
                sum_1[3U] = _S369;
                uint _S370 = _S150 + 54U + _S34;
                float4 _S371 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S370], _S363);
                sum_1[0U] = _S371;
                uint _S372 = _S153 + 54U + _S34;
                float4 _S373 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S372], _S365);
                sum_1[1U] = _S373;
                uint _S374 = _S156 + 54U + _S34;
                float4 _S375 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S374], _S367);
                sum_1[2U] = _S375;
                uint _S376 = _S159 + 54U + _S34;
                float4 _S377 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S376], _S369);
                sum_1[3U] = _S377;
                uint _S378 = _S150 + 56U + _S34;
                float4 _S379 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S378], _S371);
                sum_1[0U] = _S379;
                uint _S380 = _S153 + 56U + _S34;
                float4 _S381 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S380], _S373);
                sum_1[1U] = _S381;
                uint _S382 = _S156 + 56U + _S34;
                float4 _S383 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S382], _S375);
                sum_1[2U] = _S383;
                uint _S384 = _S159 + 56U + _S34;
                float4 _S385 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S384], _S377);
                sum_1[3U] = _S385;
                uint _S386 = _S150 + 58U + _S34;
                float4 _S387 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S386], _S379);
                sum_1[0U] = _S387;
                uint _S388 = _S153 + 58U + _S34;
                float4 _S389 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S388], _S381);
                sum_1[1U] = _S389;
                uint _S390 = _S156 + 58U + _S34;
                float4 _S391 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S390], _S383);
                sum_1[2U] = _S391;
                uint _S392 = _S159 + 58U + _S34;
                float4 _S393 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S392], _S385);
                sum_1[3U] = _S393;
                uint _S394 = _S150 + 60U + _S34;
                float4 _S395 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S394], _S387);
                sum_1[0U] = _S395;
                uint _S396 = _S153 + 60U + _S34;
                float4 _S397 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S396], _S389);
                sum_1[1U] = _S397;
                uint _S398 = _S156 + 60U + _S34;
                float4 _S399 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S398], _S391);
                sum_1[2U] = _S399;
                uint _S400 = _S159 + 60U + _S34;
                float4 _S401 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S400], _S393);
                sum_1[3U] = _S401;
                uint _S402 = _S150 + 62U + _S34;
                float4 _S403 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S402], _S395);
                sum_1[0U] = _S403;
                uint _S404 = _S153 + 62U + _S34;
                float4 _S405 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S404], _S397);
                sum_1[1U] = _S405;
                uint _S406 = _S156 + 62U + _S34;
                float4 _S407 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S406], _S399);
                sum_1[2U] = _S407;
                uint _S408 = _S159 + 62U + _S34;
                float4 _S409 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S408], _S401);
                sum_1[3U] = _S409;
                thread array<float, int(4)> score_1;
                float _S410 = _S403.x + _S403.y + (_S403.z + _S403.w);
                float _S411 = _S405.x + _S405.y + (_S405.z + _S405.w);
                float _S412 = _S407.x + _S407.y + (_S407.z + _S407.w);
                float _S413 = _S409.x + _S409.y + (_S409.z + _S409.w);
                float _S414 = (quad_shuffle((_S410), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[0U] = _S410 + _S414;
                float _S415 = (quad_shuffle((_S411), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[1U] = _S411 + _S415;
                float _S416 = (quad_shuffle((_S412), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[2U] = _S412 + _S416;
                float _S417 = (quad_shuffle((_S413), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[3U] = _S413 + _S417;
                uint _S418 = tile_0 + step_0;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = _S418 >= _S39;
                if(_S48)
                {
                    _S32 = !hidden_0[0U];
                }
                else
                {
                    _S32 = false;
                }
                if(_S32)
                {
                    float bias_0 = (&kernelContext_15)->mask_values_0[_S47 + _S418 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[0U] = score_1[0U] + bias_0;
                    hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                }
                bool _S419;
                if(!hidden_0[0U])
                {
                    _S419 = is_special_0(score_1[0U]);
                }
                else
                {
                    _S419 = false;
                }
                if(_S419)
                {
                    if((as_type<uint>((score_1[0U]))) != 4286578688U)
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[0U] = true;
                }
                float peak_0;
                if(!hidden_0[0U])
                {
                    peak_0 = max(m_2, score_1[0U]);
                }
                else
                {
                    peak_0 = m_2;
                }
                uint key_1 = _S418 + 1U;
                hidden_0[1U] = key_1 >= _S39;
                bool _S420;
                if(_S48)
                {
                    _S420 = !hidden_0[1U];
                }
                else
                {
                    _S420 = false;
                }
                if(_S420)
                {
                    float bias_1 = (&kernelContext_15)->mask_values_0[_S47 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[1U] = score_1[1U] + bias_1;
                    hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                }
                bool _S421;
                if(!hidden_0[1U])
                {
                    _S421 = is_special_0(score_1[1U]);
                }
                else
                {
                    _S421 = false;
                }
                if(_S421)
                {
                    if((as_type<uint>((score_1[1U]))) != 4286578688U)
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[1U] = true;
                }
                float peak_1;
                if(!hidden_0[1U])
                {
                    peak_1 = max(peak_0, score_1[1U]);
                }
                else
                {
                    peak_1 = peak_0;
                }
                uint key_2 = _S418 + 2U;
                hidden_0[2U] = key_2 >= _S39;
                bool _S422;
                if(_S48)
                {
                    _S422 = !hidden_0[2U];
                }
                else
                {
                    _S422 = false;
                }
                if(_S422)
                {
                    float bias_2 = (&kernelContext_15)->mask_values_0[_S47 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[2U] = score_1[2U] + bias_2;
                    hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                }
                bool _S423;
                if(!hidden_0[2U])
                {
                    _S423 = is_special_0(score_1[2U]);
                }
                else
                {
                    _S423 = false;
                }
                if(_S423)
                {
                    if((as_type<uint>((score_1[2U]))) != 4286578688U)
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[2U] = true;
                }
                float peak_2;
                if(!hidden_0[2U])
                {
                    peak_2 = max(peak_1, score_1[2U]);
                }
                else
                {
                    peak_2 = peak_1;
                }
                uint key_3 = _S418 + 3U;
                hidden_0[3U] = key_3 >= _S39;
                bool _S424;
                if(_S48)
                {
                    _S424 = !hidden_0[3U];
                }
                else
                {
                    _S424 = false;
                }
                if(_S424)
                {
                    float bias_3 = (&kernelContext_15)->mask_values_0[_S47 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[3U] = score_1[3U] + bias_3;
                    hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                }
                bool _S425;
                if(!hidden_0[3U])
                {
                    _S425 = is_special_0(score_1[3U]);
                }
                else
                {
                    _S425 = false;
                }
                if(_S425)
                {
                    if((as_type<uint>((score_1[3U]))) != 4286578688U)
                    {
                        poisoned_4 = true;
                    }
                    hidden_0[3U] = true;
                }
                float peak_3;
                if(!hidden_0[3U])
                {
                    peak_3 = max(peak_2, score_1[3U]);
                }
                else
                {
                    peak_3 = peak_2;
                }
                float l_4;
                if(peak_3 > m_2)
                {
                    float shrink_0 = exp(m_2 - peak_3);
                    float l_5 = l_3 * shrink_0;
                    float4 _S426 = float4(shrink_0) ;
                    acc_1[0U] = acc_1[0U] * _S426;
                    acc_1[1U] = acc_1[1U] * _S426;
                    acc_1[2U] = acc_1[2U] * _S426;
                    acc_1[3U] = acc_1[3U] * _S426;
                    acc_1[4U] = acc_1[4U] * _S426;
                    acc_1[5U] = acc_1[5U] * _S426;
                    acc_1[6U] = acc_1[6U] * _S426;
                    acc_1[7U] = acc_1[7U] * _S426;
                    acc_1[8U] = acc_1[8U] * _S426;
                    acc_1[9U] = acc_1[9U] * _S426;
                    acc_1[10U] = acc_1[10U] * _S426;
                    acc_1[11U] = acc_1[11U] * _S426;
                    acc_1[12U] = acc_1[12U] * _S426;
                    acc_1[13U] = acc_1[13U] * _S426;
                    acc_1[14U] = acc_1[14U] * _S426;
                    acc_1[15U] = acc_1[15U] * _S426;
                    acc_1[16U] = acc_1[16U] * _S426;
                    acc_1[17U] = acc_1[17U] * _S426;
                    acc_1[18U] = acc_1[18U] * _S426;
                    acc_1[19U] = acc_1[19U] * _S426;
                    acc_1[20U] = acc_1[20U] * _S426;
                    acc_1[21U] = acc_1[21U] * _S426;
                    acc_1[22U] = acc_1[22U] * _S426;
                    acc_1[23U] = acc_1[23U] * _S426;
                    acc_1[24U] = acc_1[24U] * _S426;
                    acc_1[25U] = acc_1[25U] * _S426;
                    acc_1[26U] = acc_1[26U] * _S426;
                    acc_1[27U] = acc_1[27U] * _S426;
                    acc_1[28U] = acc_1[28U] * _S426;
                    acc_1[29U] = acc_1[29U] * _S426;
                    acc_1[30U] = acc_1[30U] * _S426;
                    acc_1[31U] = acc_1[31U] * _S426;
                    m_2 = peak_3;
                    l_4 = l_5;
                }
                else
                {
                    l_4 = l_3;
                }
                float l_6;
                if(!hidden_0[0U])
                {
                    float weight_1 = exp(score_1[0U] - m_2);
                    float l_7 = l_4 + weight_1;
                    acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S151], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S162], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S170], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S178], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S186], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S194], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S202], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S210], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S218], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S226], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S234], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S242], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S250], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S258], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S266], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S274], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S282], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S290], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S298], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S306], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S314], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S322], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S330], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S338], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S346], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S354], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S362], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S370], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S378], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S386], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S394], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S402], acc_1[31U]);
                    l_6 = l_7;
                }
                else
                {
                    l_6 = l_4;
                }
                float l_8;
                if(!hidden_0[1U])
                {
                    float weight_2 = exp(score_1[1U] - m_2);
                    float l_9 = l_6 + weight_2;
                    acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S154], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S164], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S172], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S180], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S188], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S196], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S204], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S212], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S220], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S228], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S236], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S244], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S252], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S260], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S268], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S276], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S284], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S292], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S300], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S308], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S316], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S324], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S332], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S340], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S348], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S356], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S364], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S372], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S380], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S388], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S396], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S404], acc_1[31U]);
                    l_8 = l_9;
                }
                else
                {
                    l_8 = l_6;
                }
                float l_10;
                if(!hidden_0[2U])
                {
                    float weight_3 = exp(score_1[2U] - m_2);
                    float l_11 = l_8 + weight_3;
                    acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S157], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S166], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S174], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S182], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S190], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S198], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S206], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S214], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S222], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S230], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S238], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S246], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S254], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S262], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S270], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S278], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S286], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S294], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S302], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S310], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S318], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S326], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S334], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S342], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S350], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S358], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S366], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S374], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S382], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S390], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S398], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S406], acc_1[31U]);
                    l_10 = l_11;
                }
                else
                {
                    l_10 = l_8;
                }
                if(!hidden_0[3U])
                {
                    float weight_4 = exp(score_1[3U] - m_2);
                    float l_12 = l_10 + weight_4;
                    acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S160], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S168], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S176], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S184], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S192], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S200], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S208], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S216], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S224], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S232], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S240], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S248], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S256], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S264], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S272], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S280], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S288], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S296], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S304], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S312], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S320], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S328], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S336], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S344], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S352], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S360], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S368], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S376], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S384], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S392], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S400], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S408], acc_1[31U]);
                    l_3 = l_12;
                }
                else
                {
                    l_3 = l_10;
                }
                step_0 = step_0 + 4U;
            }
            tile_0 = tile_0 + 8U;
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == 2U)
        {
            if(live_0)
            {
                _S32 = (range_1 * (&kernelContext_15)->params_0->range_keys_0) < _S39;
            }
            else
            {
                _S32 = false;
            }
            if(_S32)
            {
                thread Work_0 _S427 = _S33;
                uint _S428 = head_of_0(&_S427, _S35, &kernelContext_15);
                uint _S429 = query_of_0(_S35, &kernelContext_15);
                uint _S430 = scratch_of_0(_S33.batch_0, _S428, _S429, range_1, &kernelContext_15);
                store_range_0(_S430, _S34, m_3, l_2, poisoned_4, &kernelContext_15);
                store_range_quad_0(_S430, _S34, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S430, _S52, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S430, _S55, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S430, _S58, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S430, _S61, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S430, _S64, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S430, _S67, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S430, _S70, acc_1[7U], &kernelContext_15);
                store_range_quad_0(_S430, _S73, acc_1[8U], &kernelContext_15);
                store_range_quad_0(_S430, _S76, acc_1[9U], &kernelContext_15);
                store_range_quad_0(_S430, _S79, acc_1[10U], &kernelContext_15);
                store_range_quad_0(_S430, _S82, acc_1[11U], &kernelContext_15);
                store_range_quad_0(_S430, _S85, acc_1[12U], &kernelContext_15);
                store_range_quad_0(_S430, _S88, acc_1[13U], &kernelContext_15);
                store_range_quad_0(_S430, _S91, acc_1[14U], &kernelContext_15);
                store_range_quad_0(_S430, _S94, acc_1[15U], &kernelContext_15);
                store_range_quad_0(_S430, _S97, acc_1[16U], &kernelContext_15);
                store_range_quad_0(_S430, _S100, acc_1[17U], &kernelContext_15);
                store_range_quad_0(_S430, _S103, acc_1[18U], &kernelContext_15);
                store_range_quad_0(_S430, _S106, acc_1[19U], &kernelContext_15);
                store_range_quad_0(_S430, _S109, acc_1[20U], &kernelContext_15);
                store_range_quad_0(_S430, _S112, acc_1[21U], &kernelContext_15);
                store_range_quad_0(_S430, _S115, acc_1[22U], &kernelContext_15);
                store_range_quad_0(_S430, _S118, acc_1[23U], &kernelContext_15);
                store_range_quad_0(_S430, _S121, acc_1[24U], &kernelContext_15);
                store_range_quad_0(_S430, _S124, acc_1[25U], &kernelContext_15);
                store_range_quad_0(_S430, _S127, acc_1[26U], &kernelContext_15);
                store_range_quad_0(_S430, _S130, acc_1[27U], &kernelContext_15);
                store_range_quad_0(_S430, _S133, acc_1[28U], &kernelContext_15);
                store_range_quad_0(_S430, _S136, acc_1[29U], &kernelContext_15);
                store_range_quad_0(_S430, _S139, acc_1[30U], &kernelContext_15);
                store_range_quad_0(_S430, _S142, acc_1[31U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S431 = fold_2;
            float _S432 = folded_0(&_S431, total_l_0, l_2);
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
            total_2[1U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[1U], acc_1[1U]);
            total_2[2U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[2U], acc_1[2U]);
            total_2[3U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[3U], acc_1[3U]);
            total_2[4U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[4U], acc_1[4U]);
            total_2[5U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[5U], acc_1[5U]);
            total_2[6U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[6U], acc_1[6U]);
            total_2[7U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[7U], acc_1[7U]);
            total_2[8U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[8U], acc_1[8U]);
            total_2[9U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[9U], acc_1[9U]);
            total_2[10U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[10U], acc_1[10U]);
            total_2[11U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[11U], acc_1[11U]);
            total_2[12U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[12U], acc_1[12U]);
            total_2[13U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[13U], acc_1[13U]);
            total_2[14U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[14U], acc_1[14U]);
            total_2[15U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[15U], acc_1[15U]);
            total_2[16U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[16U], acc_1[16U]);
            total_2[17U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[17U], acc_1[17U]);
            total_2[18U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[18U], acc_1[18U]);
            total_2[19U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[19U], acc_1[19U]);
            total_2[20U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[20U], acc_1[20U]);
            total_2[21U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[21U], acc_1[21U]);
            total_2[22U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[22U], acc_1[22U]);
            total_2[23U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[23U], acc_1[23U]);
            total_2[24U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[24U], acc_1[24U]);
            total_2[25U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[25U], acc_1[25U]);
            total_2[26U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[26U], acc_1[26U]);
            total_2[27U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[27U], acc_1[27U]);
            total_2[28U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[28U], acc_1[28U]);
            total_2[29U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[29U], acc_1[29U]);
            total_2[30U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[30U], acc_1[30U]);
            total_2[31U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[31U], acc_1[31U]);
            m_2 = _S432;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S32 = _S145 < (_S33.last_range_0);
        }
        else
        {
            _S32 = false;
        }
        if(!_S32)
        {
            break;
        }
        range_1 = _S145;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S32 = RANGES_0 != 2U;
    }
    else
    {
        _S32 = false;
    }
    if(_S32)
    {
        if(RANGES_0 == 0U)
        {
            total_2[0U] = acc_1[0U];
            total_2[1U] = acc_1[1U];
            total_2[2U] = acc_1[2U];
            total_2[3U] = acc_1[3U];
            total_2[4U] = acc_1[4U];
            total_2[5U] = acc_1[5U];
            total_2[6U] = acc_1[6U];
            total_2[7U] = acc_1[7U];
            total_2[8U] = acc_1[8U];
            total_2[9U] = acc_1[9U];
            total_2[10U] = acc_1[10U];
            total_2[11U] = acc_1[11U];
            total_2[12U] = acc_1[12U];
            total_2[13U] = acc_1[13U];
            total_2[14U] = acc_1[14U];
            total_2[15U] = acc_1[15U];
            total_2[16U] = acc_1[16U];
            total_2[17U] = acc_1[17U];
            total_2[18U] = acc_1[18U];
            total_2[19U] = acc_1[19U];
            total_2[20U] = acc_1[20U];
            total_2[21U] = acc_1[21U];
            total_2[22U] = acc_1[22U];
            total_2[23U] = acc_1[23U];
            total_2[24U] = acc_1[24U];
            total_2[25U] = acc_1[25U];
            total_2[26U] = acc_1[26U];
            total_2[27U] = acc_1[27U];
            total_2[28U] = acc_1[28U];
            total_2[29U] = acc_1[29U];
            total_2[30U] = acc_1[30U];
            total_2[31U] = acc_1[31U];
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        float _S433 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_15);
        thread Work_0 _S434 = _S33;
        uint _S435 = o_of_0(&_S434, _S35, &kernelContext_15);
        float4 _S436 = float4(_S433) ;
        store_quad_0(_S435, _S49, total_2[0U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S53, total_2[1U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S56, total_2[2U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S59, total_2[3U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S62, total_2[4U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S65, total_2[5U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S68, total_2[6U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S71, total_2[7U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S74, total_2[8U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S77, total_2[9U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S80, total_2[10U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S83, total_2[11U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S86, total_2[12U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S89, total_2[13U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S92, total_2[14U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S95, total_2[15U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S98, total_2[16U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S101, total_2[17U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S104, total_2[18U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S107, total_2[19U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S110, total_2[20U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S113, total_2[21U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S116, total_2[22U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S119, total_2[23U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S122, total_2[24U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S125, total_2[25U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S128, total_2[26U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S131, total_2[27U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S134, total_2[28U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S137, total_2[29U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S140, total_2[30U] * _S436, poisoned_4, &kernelContext_15);
        store_quad_0(_S435, _S143, total_2[31U] * _S436, poisoned_4, &kernelContext_15);
    }
    return;
}

