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
        uint _S4 = quotient_0(heads_1, kv_heads_0);
        (&work_0)->batch_0 = _S4;
    }
    (&work_0)->kv_head_0 = heads_1 - (&work_0)->batch_0 * kv_heads_0;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = quotient_0(kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U, kernelContext_0->params_0->parts_0);
    uint _S5 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S5;
    (&work_0)->last_range_0 = min(_S5 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
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
    uint _S6 = quotient_0(row_0, kernelContext_2->params_0->group_0);
    return _S6;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S7 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_1;
    uint _S8 = query_of_0(row_1, kernelContext_4);
    return _S7 - _S8 * kernelContext_4->params_0->group_0;
}

uint q_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S9 = kernelContext_5->params_0->q_offset_0 + work_2->batch_0 * kernelContext_5->params_0->q_batch_0;
    uint _S10 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S11 = _S9 + _S10 * kernelContext_5->params_0->q_head_0;
    uint _S12 = query_of_0(row_2, kernelContext_5);
    return _S11 + _S12 * kernelContext_5->params_0->q_row_0;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S13 = kernelContext_6->params_0->mask_offset_0 + work_3->batch_0 * kernelContext_6->params_0->mask_batch_0;
    uint _S14 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S15 = _S13 + _S14 * kernelContext_6->params_0->mask_head_0;
    uint _S16 = query_of_0(row_3, kernelContext_6);
    return _S15 + _S16 * kernelContext_6->params_0->mask_row_0;
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
    uint _S17 = raw_1.x;
    uint _S18 = raw_1.y;
    return float4(f16tof32_0(uint2(_S17 & 65535U, _S17 >> 16U)), f16tof32_0(uint2(_S18 & 65535U, _S18 >> 16U)));
}

float4 load_quad_0(uint device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    uint2 _S19 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S19);
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
        packed_float4 device* _S20 = kernelContext_10->scratch_0+(place_0 + (kernelContext_10->params_0->head_dim_0 + 3U) / 4U);
        int _S21;
        if(poisoned_0)
        {
            _S21 = int(1);
        }
        else
        {
            _S21 = int(0);
        }
        *_S20 = packed_float4(float4(m_0, l_0, float(_S21), 0.0)) ;
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
    float _S22 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S22);
    (&fold_0)->add_0 = exp(m_1 - _S22);
    *total_m_0 = _S22;
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
    uint _S23 = kernelContext_13->params_0->o_offset_0 + work_4->batch_0 * kernelContext_13->params_0->o_batch_0;
    uint _S24 = head_of_0(work_4, row_6, kernelContext_13);
    uint _S25 = _S23 + _S24 * kernelContext_13->params_0->o_head_0;
    uint _S26 = query_of_0(row_6, kernelContext_13);
    return _S25 + _S26 * kernelContext_13->params_0->o_row_0;
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
        uint _S27 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S27;
        base_0 = 0U;
    }
    else
    {
        uint _S28 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S28;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S29;
    if(rest_0 > tie_0)
    {
        _S29 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S29 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S29 = false;
        }
    }
    uint rounded_1;
    if(_S29)
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
    uint _S30;
    if(poisoned_2)
    {
        _S30 = 2113961472U;
    }
    else
    {
        _S30 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S30;
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

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S31;
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
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S32 = find_work_0(number_2, 64U, &kernelContext_15);
    uint _S33 = thread_0 % 1U;
    uint row_8 = _S32.first_row_0 + thread_0;
    uint last_row_0 = min(_S32.first_row_0 + 64U, _S32.rows_0) - 1U;
    bool live_0 = row_8 < (_S32.rows_0);
    uint _S34 = min(row_8, last_row_0);
    uint _S35 = keys_of_batch_0(_S32.batch_0, &kernelContext_15);
    uint _S36 = query_of_0(last_row_0, &kernelContext_15);
    uint _S37 = keys_of_query_0(_S35, _S36, &kernelContext_15);
    uint _S38;
    if(live_0)
    {
        uint _S39 = query_of_0(_S34, &kernelContext_15);
        uint _S40 = keys_of_query_0(_S35, _S39, &kernelContext_15);
        _S38 = _S40;
    }
    else
    {
        _S38 = 0U;
    }
    uint _S41 = (&kernelContext_15)->params_0->k_offset_0 + _S32.batch_0 * (&kernelContext_15)->params_0->k_batch_0 + _S32.kv_head_0 * (&kernelContext_15)->params_0->k_head_0;
    uint _S42 = (&kernelContext_15)->params_0->v_offset_0 + _S32.batch_0 * (&kernelContext_15)->params_0->v_batch_0 + _S32.kv_head_0 * (&kernelContext_15)->params_0->v_head_0;
    thread Work_0 _S43 = _S32;
    uint _S44 = q_of_0(&_S43, _S34, &kernelContext_15);
    thread Work_0 _S45 = _S32;
    uint _S46 = mask_of_0(&_S45, _S34, &kernelContext_15);
    bool _S47 = (((&kernelContext_15)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(64)> q_0;
    thread array<float4, int(64)> total_2;
    uint _S48 = _S33 * 4U;
    float4 _S49 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S48, &kernelContext_15);
    q_0[0U] = _S49 * float4((&kernelContext_15)->params_0->scale_0) ;
    float4 _S50 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S50;
    uint _S51 = 1U + _S33;
    uint _S52 = _S51 * 4U;
    float4 _S53 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S52, &kernelContext_15);
    q_0[1U] = _S53 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[1U] = _S50;
    uint _S54 = 2U + _S33;
    uint _S55 = _S54 * 4U;
    float4 _S56 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S55, &kernelContext_15);
    q_0[2U] = _S56 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[2U] = _S50;
    uint _S57 = 3U + _S33;
    uint _S58 = _S57 * 4U;
    float4 _S59 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S58, &kernelContext_15);
    q_0[3U] = _S59 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[3U] = _S50;
    uint _S60 = 4U + _S33;
    uint _S61 = _S60 * 4U;
    float4 _S62 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S61, &kernelContext_15);
    q_0[4U] = _S62 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[4U] = _S50;
    uint _S63 = 5U + _S33;
    uint _S64 = _S63 * 4U;
    float4 _S65 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S64, &kernelContext_15);
    q_0[5U] = _S65 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[5U] = _S50;
    uint _S66 = 6U + _S33;
    uint _S67 = _S66 * 4U;
    float4 _S68 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S67, &kernelContext_15);
    q_0[6U] = _S68 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[6U] = _S50;
    uint _S69 = 7U + _S33;
    uint _S70 = _S69 * 4U;
    float4 _S71 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S70, &kernelContext_15);
    q_0[7U] = _S71 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[7U] = _S50;
    uint _S72 = 8U + _S33;
    uint _S73 = _S72 * 4U;
    float4 _S74 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S73, &kernelContext_15);
    q_0[8U] = _S74 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[8U] = _S50;
    uint _S75 = 9U + _S33;
    uint _S76 = _S75 * 4U;
    float4 _S77 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S76, &kernelContext_15);
    q_0[9U] = _S77 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[9U] = _S50;
    uint _S78 = 10U + _S33;
    uint _S79 = _S78 * 4U;
    float4 _S80 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S79, &kernelContext_15);
    q_0[10U] = _S80 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[10U] = _S50;
    uint _S81 = 11U + _S33;
    uint _S82 = _S81 * 4U;
    float4 _S83 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S82, &kernelContext_15);
    q_0[11U] = _S83 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[11U] = _S50;
    uint _S84 = 12U + _S33;
    uint _S85 = _S84 * 4U;
    float4 _S86 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S85, &kernelContext_15);
    q_0[12U] = _S86 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[12U] = _S50;
    uint _S87 = 13U + _S33;
    uint _S88 = _S87 * 4U;
    float4 _S89 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S88, &kernelContext_15);
    q_0[13U] = _S89 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[13U] = _S50;
    uint _S90 = 14U + _S33;
    uint _S91 = _S90 * 4U;
    float4 _S92 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S91, &kernelContext_15);
    q_0[14U] = _S92 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[14U] = _S50;
    uint _S93 = 15U + _S33;
    uint _S94 = _S93 * 4U;
    float4 _S95 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S94, &kernelContext_15);
    q_0[15U] = _S95 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[15U] = _S50;
    uint _S96 = 16U + _S33;
    uint _S97 = _S96 * 4U;
    float4 _S98 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S97, &kernelContext_15);
    q_0[16U] = _S98 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[16U] = _S50;
    uint _S99 = 17U + _S33;
    uint _S100 = _S99 * 4U;
    float4 _S101 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S100, &kernelContext_15);
    q_0[17U] = _S101 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[17U] = _S50;
    uint _S102 = 18U + _S33;
    uint _S103 = _S102 * 4U;
    float4 _S104 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S103, &kernelContext_15);
    q_0[18U] = _S104 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[18U] = _S50;
    uint _S105 = 19U + _S33;
    uint _S106 = _S105 * 4U;
    float4 _S107 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S106, &kernelContext_15);
    q_0[19U] = _S107 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[19U] = _S50;
    uint _S108 = 20U + _S33;
    uint _S109 = _S108 * 4U;
    float4 _S110 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S109, &kernelContext_15);
    q_0[20U] = _S110 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[20U] = _S50;
    uint _S111 = 21U + _S33;
    uint _S112 = _S111 * 4U;
    float4 _S113 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S112, &kernelContext_15);
    q_0[21U] = _S113 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[21U] = _S50;
    uint _S114 = 22U + _S33;
    uint _S115 = _S114 * 4U;
    float4 _S116 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S115, &kernelContext_15);
    q_0[22U] = _S116 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[22U] = _S50;
    uint _S117 = 23U + _S33;
    uint _S118 = _S117 * 4U;
    float4 _S119 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S118, &kernelContext_15);
    q_0[23U] = _S119 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[23U] = _S50;
    uint _S120 = 24U + _S33;
    uint _S121 = _S120 * 4U;
    float4 _S122 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S121, &kernelContext_15);
    q_0[24U] = _S122 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[24U] = _S50;
    uint _S123 = 25U + _S33;
    uint _S124 = _S123 * 4U;
    float4 _S125 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S124, &kernelContext_15);
    q_0[25U] = _S125 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[25U] = _S50;
    uint _S126 = 26U + _S33;
    uint _S127 = _S126 * 4U;
    float4 _S128 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S127, &kernelContext_15);
    q_0[26U] = _S128 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[26U] = _S50;
    uint _S129 = 27U + _S33;
    uint _S130 = _S129 * 4U;
    float4 _S131 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S130, &kernelContext_15);
    q_0[27U] = _S131 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[27U] = _S50;
    uint _S132 = 28U + _S33;
    uint _S133 = _S132 * 4U;
    float4 _S134 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S133, &kernelContext_15);
    q_0[28U] = _S134 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[28U] = _S50;
    uint _S135 = 29U + _S33;
    uint _S136 = _S135 * 4U;
    float4 _S137 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S136, &kernelContext_15);
    q_0[29U] = _S137 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[29U] = _S50;
    uint _S138 = 30U + _S33;
    uint _S139 = _S138 * 4U;
    float4 _S140 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S139, &kernelContext_15);
    q_0[30U] = _S140 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[30U] = _S50;
    uint _S141 = 31U + _S33;
    uint _S142 = _S141 * 4U;
    float4 _S143 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S142, &kernelContext_15);
    q_0[31U] = _S143 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[31U] = _S50;
    uint _S144 = 32U + _S33;
    uint _S145 = _S144 * 4U;
    float4 _S146 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S145, &kernelContext_15);
    q_0[32U] = _S146 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[32U] = _S50;
    uint _S147 = 33U + _S33;
    uint _S148 = _S147 * 4U;
    float4 _S149 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S148, &kernelContext_15);
    q_0[33U] = _S149 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[33U] = _S50;
    uint _S150 = 34U + _S33;
    uint _S151 = _S150 * 4U;
    float4 _S152 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S151, &kernelContext_15);
    q_0[34U] = _S152 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[34U] = _S50;
    uint _S153 = 35U + _S33;
    uint _S154 = _S153 * 4U;
    float4 _S155 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S154, &kernelContext_15);
    q_0[35U] = _S155 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[35U] = _S50;
    uint _S156 = 36U + _S33;
    uint _S157 = _S156 * 4U;
    float4 _S158 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S157, &kernelContext_15);
    q_0[36U] = _S158 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[36U] = _S50;
    uint _S159 = 37U + _S33;
    uint _S160 = _S159 * 4U;
    float4 _S161 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S160, &kernelContext_15);
    q_0[37U] = _S161 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[37U] = _S50;
    uint _S162 = 38U + _S33;
    uint _S163 = _S162 * 4U;
    float4 _S164 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S163, &kernelContext_15);
    q_0[38U] = _S164 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[38U] = _S50;
    uint _S165 = 39U + _S33;
    uint _S166 = _S165 * 4U;
    float4 _S167 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S166, &kernelContext_15);
    q_0[39U] = _S167 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[39U] = _S50;
    uint _S168 = 40U + _S33;
    uint _S169 = _S168 * 4U;
    float4 _S170 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S169, &kernelContext_15);
    q_0[40U] = _S170 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[40U] = _S50;
    uint _S171 = 41U + _S33;
    uint _S172 = _S171 * 4U;
    float4 _S173 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S172, &kernelContext_15);
    q_0[41U] = _S173 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[41U] = _S50;
    uint _S174 = 42U + _S33;
    uint _S175 = _S174 * 4U;
    float4 _S176 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S175, &kernelContext_15);
    q_0[42U] = _S176 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[42U] = _S50;
    uint _S177 = 43U + _S33;
    uint _S178 = _S177 * 4U;
    float4 _S179 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S178, &kernelContext_15);
    q_0[43U] = _S179 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[43U] = _S50;
    uint _S180 = 44U + _S33;
    uint _S181 = _S180 * 4U;
    float4 _S182 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S181, &kernelContext_15);
    q_0[44U] = _S182 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[44U] = _S50;
    uint _S183 = 45U + _S33;
    uint _S184 = _S183 * 4U;
    float4 _S185 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S184, &kernelContext_15);
    q_0[45U] = _S185 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[45U] = _S50;
    uint _S186 = 46U + _S33;
    uint _S187 = _S186 * 4U;
    float4 _S188 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S187, &kernelContext_15);
    q_0[46U] = _S188 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[46U] = _S50;
    uint _S189 = 47U + _S33;
    uint _S190 = _S189 * 4U;
    float4 _S191 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S190, &kernelContext_15);
    q_0[47U] = _S191 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[47U] = _S50;
    uint _S192 = 48U + _S33;
    uint _S193 = _S192 * 4U;
    float4 _S194 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S193, &kernelContext_15);
    q_0[48U] = _S194 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[48U] = _S50;
    uint _S195 = 49U + _S33;
    uint _S196 = _S195 * 4U;
    float4 _S197 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S196, &kernelContext_15);
    q_0[49U] = _S197 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[49U] = _S50;
    uint _S198 = 50U + _S33;
    uint _S199 = _S198 * 4U;
    float4 _S200 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S199, &kernelContext_15);
    q_0[50U] = _S200 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[50U] = _S50;
    uint _S201 = 51U + _S33;
    uint _S202 = _S201 * 4U;
    float4 _S203 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S202, &kernelContext_15);
    q_0[51U] = _S203 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[51U] = _S50;
    uint _S204 = 52U + _S33;
    uint _S205 = _S204 * 4U;
    float4 _S206 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S205, &kernelContext_15);
    q_0[52U] = _S206 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[52U] = _S50;
    uint _S207 = 53U + _S33;
    uint _S208 = _S207 * 4U;
    float4 _S209 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S208, &kernelContext_15);
    q_0[53U] = _S209 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[53U] = _S50;
    uint _S210 = 54U + _S33;
    uint _S211 = _S210 * 4U;
    float4 _S212 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S211, &kernelContext_15);
    q_0[54U] = _S212 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[54U] = _S50;
    uint _S213 = 55U + _S33;
    uint _S214 = _S213 * 4U;
    float4 _S215 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S214, &kernelContext_15);
    q_0[55U] = _S215 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[55U] = _S50;
    uint _S216 = 56U + _S33;
    uint _S217 = _S216 * 4U;
    float4 _S218 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S217, &kernelContext_15);
    q_0[56U] = _S218 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[56U] = _S50;
    uint _S219 = 57U + _S33;
    uint _S220 = _S219 * 4U;
    float4 _S221 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S220, &kernelContext_15);
    q_0[57U] = _S221 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[57U] = _S50;
    uint _S222 = 58U + _S33;
    uint _S223 = _S222 * 4U;
    float4 _S224 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S223, &kernelContext_15);
    q_0[58U] = _S224 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[58U] = _S50;
    uint _S225 = 59U + _S33;
    uint _S226 = _S225 * 4U;
    float4 _S227 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S226, &kernelContext_15);
    q_0[59U] = _S227 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[59U] = _S50;
    uint _S228 = 60U + _S33;
    uint _S229 = _S228 * 4U;
    float4 _S230 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S229, &kernelContext_15);
    q_0[60U] = _S230 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[60U] = _S50;
    uint _S231 = 61U + _S33;
    uint _S232 = _S231 * 4U;
    float4 _S233 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S232, &kernelContext_15);
    q_0[61U] = _S233 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[61U] = _S50;
    uint _S234 = 62U + _S33;
    uint _S235 = _S234 * 4U;
    float4 _S236 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S235, &kernelContext_15);
    q_0[62U] = _S236 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[62U] = _S50;
    uint _S237 = 63U + _S33;
    uint _S238 = _S237 * 4U;
    float4 _S239 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S238, &kernelContext_15);
    q_0[63U] = _S239 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[63U] = _S50;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(64)> acc_1;
    thread bool poisoned_4 = false;
    uint range_1 = _S32.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S240 = range_1 + 1U;
        uint _S241 = min(_S240 * (&kernelContext_15)->params_0->range_keys_0, _S37);
        acc_1[0U] = _S50;
        acc_1[1U] = _S50;
        acc_1[2U] = _S50;
        acc_1[3U] = _S50;
        acc_1[4U] = _S50;
        acc_1[5U] = _S50;
        acc_1[6U] = _S50;
        acc_1[7U] = _S50;
        acc_1[8U] = _S50;
        acc_1[9U] = _S50;
        acc_1[10U] = _S50;
        acc_1[11U] = _S50;
        acc_1[12U] = _S50;
        acc_1[13U] = _S50;
        acc_1[14U] = _S50;
        acc_1[15U] = _S50;
        acc_1[16U] = _S50;
        acc_1[17U] = _S50;
        acc_1[18U] = _S50;
        acc_1[19U] = _S50;
        acc_1[20U] = _S50;
        acc_1[21U] = _S50;
        acc_1[22U] = _S50;
        acc_1[23U] = _S50;
        acc_1[24U] = _S50;
        acc_1[25U] = _S50;
        acc_1[26U] = _S50;
        acc_1[27U] = _S50;
        acc_1[28U] = _S50;
        acc_1[29U] = _S50;
        acc_1[30U] = _S50;
        acc_1[31U] = _S50;
        acc_1[32U] = _S50;
        acc_1[33U] = _S50;
        acc_1[34U] = _S50;
        acc_1[35U] = _S50;
        acc_1[36U] = _S50;
        acc_1[37U] = _S50;
        acc_1[38U] = _S50;
        acc_1[39U] = _S50;
        acc_1[40U] = _S50;
        acc_1[41U] = _S50;
        acc_1[42U] = _S50;
        acc_1[43U] = _S50;
        acc_1[44U] = _S50;
        acc_1[45U] = _S50;
        acc_1[46U] = _S50;
        acc_1[47U] = _S50;
        acc_1[48U] = _S50;
        acc_1[49U] = _S50;
        acc_1[50U] = _S50;
        acc_1[51U] = _S50;
        acc_1[52U] = _S50;
        acc_1[53U] = _S50;
        acc_1[54U] = _S50;
        acc_1[55U] = _S50;
        acc_1[56U] = _S50;
        acc_1[57U] = _S50;
        acc_1[58U] = _S50;
        acc_1[59U] = _S50;
        acc_1[60U] = _S50;
        acc_1[61U] = _S50;
        acc_1[62U] = _S50;
        acc_1[63U] = _S50;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S241)
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
                if(key_0 < _S241)
                {
                    float4 _S242 = load_quad_0((&kernelContext_15)->k_words_0, _S41 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S243 = load_quad_0((&kernelContext_15)->v_words_0, _S42 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S242;
                    v_quad_0 = _S243;
                }
                else
                {
                    k_quad_0 = _S50;
                    v_quad_0 = _S50;
                }
                (*(&kernelContext_15)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_15)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 64U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S244 = min(8U, _S241 - tile_0);
            float l_3;
            if(live_0)
            {
                uint step_0 = 0U;
                m_2 = m_3;
                l_3 = l_2;
                for(;;)
                {
                    if(step_0 < _S244)
                    {
                    }
                    else
                    {
                        break;
                    }
                    thread array<float4, int(4)> sum_1;
                    sum_1[0U] = _S50;
                    sum_1[1U] = _S50;
                    sum_1[2U] = _S50;
                    sum_1[3U] = _S50;
                    uint _S245 = step_0 * 64U;
                    uint _S246 = _S245 + _S33;
                    float4 _S247 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S246], _S50);
                    sum_1[0U] = _S247;
                    uint _S248 = (step_0 + 1U) * 64U;
                    uint _S249 = _S248 + _S33;
                    float4 _S250 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S249], _S50);
                    sum_1[1U] = _S250;
                    uint _S251 = (step_0 + 2U) * 64U;
                    uint _S252 = _S251 + _S33;
                    float4 _S253 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S252], _S50);
                    sum_1[2U] = _S253;
                    uint _S254 = (step_0 + 3U) * 64U;
                    uint _S255 = _S254 + _S33;
                    float4 _S256 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S255], _S50);
                    sum_1[3U] = _S256;
                    uint _S257 = _S245 + 1U + _S33;
                    float4 _S258 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S257], _S247);
                    sum_1[0U] = _S258;
                    uint _S259 = _S248 + 1U + _S33;
                    float4 _S260 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S259], _S250);
                    sum_1[1U] = _S260;
                    uint _S261 = _S251 + 1U + _S33;
                    float4 _S262 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S261], _S253);
                    sum_1[2U] = _S262;
                    uint _S263 = _S254 + 1U + _S33;
                    float4 _S264 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S263], _S256);
                    sum_1[3U] = _S264;
                    uint _S265 = _S245 + 2U + _S33;
                    float4 _S266 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S265], _S258);
                    sum_1[0U] = _S266;
                    uint _S267 = _S248 + 2U + _S33;
                    float4 _S268 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S267], _S260);
                    sum_1[1U] = _S268;
                    uint _S269 = _S251 + 2U + _S33;
                    float4 _S270 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S269], _S262);
                    sum_1[2U] = _S270;
                    uint _S271 = _S254 + 2U + _S33;
                    float4 _S272 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S271], _S264);
                    sum_1[3U] = _S272;
                    uint _S273 = _S245 + 3U + _S33;
                    float4 _S274 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S273], _S266);
                    sum_1[0U] = _S274;
                    uint _S275 = _S248 + 3U + _S33;
                    float4 _S276 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S275], _S268);
                    sum_1[1U] = _S276;
                    uint _S277 = _S251 + 3U + _S33;
                    float4 _S278 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S277], _S270);
                    sum_1[2U] = _S278;
                    uint _S279 = _S254 + 3U + _S33;
                    float4 _S280 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S279], _S272);
                    sum_1[3U] = _S280;
                    uint _S281 = _S245 + 4U + _S33;
                    float4 _S282 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S281], _S274);
                    sum_1[0U] = _S282;
                    uint _S283 = _S248 + 4U + _S33;
                    float4 _S284 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S283], _S276);
                    sum_1[1U] = _S284;
                    uint _S285 = _S251 + 4U + _S33;
                    float4 _S286 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S285], _S278);
                    sum_1[2U] = _S286;
                    uint _S287 = _S254 + 4U + _S33;
                    float4 _S288 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S287], _S280);
                    sum_1[3U] = _S288;
                    uint _S289 = _S245 + 5U + _S33;
                    float4 _S290 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S289], _S282);
                    sum_1[0U] = _S290;
                    uint _S291 = _S248 + 5U + _S33;
                    float4 _S292 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S291], _S284);
                    sum_1[1U] = _S292;
                    uint _S293 = _S251 + 5U + _S33;
                    float4 _S294 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S293], _S286);
                    sum_1[2U] = _S294;
                    uint _S295 = _S254 + 5U + _S33;
                    float4 _S296 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S295], _S288);
                    sum_1[3U] = _S296;
                    uint _S297 = _S245 + 6U + _S33;
                    float4 _S298 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S297], _S290);
                    sum_1[0U] = _S298;
                    uint _S299 = _S248 + 6U + _S33;
                    float4 _S300 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S299], _S292);
                    sum_1[1U] = _S300;
                    uint _S301 = _S251 + 6U + _S33;
                    float4 _S302 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S301], _S294);
                    sum_1[2U] = _S302;
                    uint _S303 = _S254 + 6U + _S33;
                    float4 _S304 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S303], _S296);
                    sum_1[3U] = _S304;
                    uint _S305 = _S245 + 7U + _S33;
                    float4 _S306 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S305], _S298);
                    sum_1[0U] = _S306;
                    uint _S307 = _S248 + 7U + _S33;
                    float4 _S308 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S307], _S300);
                    sum_1[1U] = _S308;
                    uint _S309 = _S251 + 7U + _S33;
                    float4 _S310 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S309], _S302);
                    sum_1[2U] = _S310;
                    uint _S311 = _S254 + 7U + _S33;
                    float4 _S312 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S311], _S304);
                    sum_1[3U] = _S312;
                    uint _S313 = _S245 + 8U + _S33;
                    float4 _S314 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S313], _S306);
                    sum_1[0U] = _S314;
                    uint _S315 = _S248 + 8U + _S33;
                    float4 _S316 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S315], _S308);
                    sum_1[1U] = _S316;
                    uint _S317 = _S251 + 8U + _S33;
                    float4 _S318 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S317], _S310);
                    sum_1[2U] = _S318;
                    uint _S319 = _S254 + 8U + _S33;
                    float4 _S320 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S319], _S312);
                    sum_1[3U] = _S320;
                    uint _S321 = _S245 + 9U + _S33;
                    float4 _S322 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S321], _S314);
                    sum_1[0U] = _S322;
                    uint _S323 = _S248 + 9U + _S33;
                    float4 _S324 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S323], _S316);
                    sum_1[1U] = _S324;
                    uint _S325 = _S251 + 9U + _S33;
                    float4 _S326 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S325], _S318);
                    sum_1[2U] = _S326;
                    uint _S327 = _S254 + 9U + _S33;
                    float4 _S328 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S327], _S320);
                    sum_1[3U] = _S328;
                    uint _S329 = _S245 + 10U + _S33;
                    float4 _S330 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S329], _S322);
                    sum_1[0U] = _S330;
                    uint _S331 = _S248 + 10U + _S33;
                    float4 _S332 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S331], _S324);
                    sum_1[1U] = _S332;
                    uint _S333 = _S251 + 10U + _S33;
                    float4 _S334 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S333], _S326);
                    sum_1[2U] = _S334;
                    uint _S335 = _S254 + 10U + _S33;
                    float4 _S336 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S335], _S328);
                    sum_1[3U] = _S336;
                    uint _S337 = _S245 + 11U + _S33;
                    float4 _S338 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S337], _S330);
                    sum_1[0U] = _S338;
                    uint _S339 = _S248 + 11U + _S33;
                    float4 _S340 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S339], _S332);
                    sum_1[1U] = _S340;
                    uint _S341 = _S251 + 11U + _S33;
                    float4 _S342 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S341], _S334);
                    sum_1[2U] = _S342;
                    uint _S343 = _S254 + 11U + _S33;
                    float4 _S344 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S343], _S336);
                    sum_1[3U] = _S344;
                    uint _S345 = _S245 + 12U + _S33;
                    float4 _S346 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S345], _S338);
                    sum_1[0U] = _S346;
                    uint _S347 = _S248 + 12U + _S33;
                    float4 _S348 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S347], _S340);
                    sum_1[1U] = _S348;
                    uint _S349 = _S251 + 12U + _S33;
                    float4 _S350 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S349], _S342);
                    sum_1[2U] = _S350;
                    uint _S351 = _S254 + 12U + _S33;
                    float4 _S352 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S351], _S344);
                    sum_1[3U] = _S352;
                    uint _S353 = _S245 + 13U + _S33;
                    float4 _S354 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S353], _S346);
                    sum_1[0U] = _S354;
                    uint _S355 = _S248 + 13U + _S33;
                    float4 _S356 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S355], _S348);
                    sum_1[1U] = _S356;
                    uint _S357 = _S251 + 13U + _S33;
                    float4 _S358 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S357], _S350);
                    sum_1[2U] = _S358;
                    uint _S359 = _S254 + 13U + _S33;
                    float4 _S360 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S359], _S352);
                    sum_1[3U] = _S360;
                    uint _S361 = _S245 + 14U + _S33;
                    float4 _S362 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S361], _S354);
                    sum_1[0U] = _S362;
                    uint _S363 = _S248 + 14U + _S33;
                    float4 _S364 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S363], _S356);
                    sum_1[1U] = _S364;
                    uint _S365 = _S251 + 14U + _S33;
                    float4 _S366 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S365], _S358);
                    sum_1[2U] = _S366;
                    uint _S367 = _S254 + 14U + _S33;
                    float4 _S368 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S367], _S360);
                    sum_1[3U] = _S368;
                    uint _S369 = _S245 + 15U + _S33;
                    float4 _S370 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S369], _S362);
                    sum_1[0U] = _S370;
                    uint _S371 = _S248 + 15U + _S33;
                    float4 _S372 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S371], _S364);
                    sum_1[1U] = _S372;
                    uint _S373 = _S251 + 15U + _S33;
                    float4 _S374 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S373], _S366);
                    sum_1[2U] = _S374;
                    uint _S375 = _S254 + 15U + _S33;
                    float4 _S376 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S375], _S368);
                    sum_1[3U] = _S376;
                    uint _S377 = _S245 + 16U + _S33;
                    float4 _S378 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S377], _S370);
                    sum_1[0U] = _S378;
                    uint _S379 = _S248 + 16U + _S33;
                    float4 _S380 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S379], _S372);
                    sum_1[1U] = _S380;
                    uint _S381 = _S251 + 16U + _S33;
                    float4 _S382 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S381], _S374);
                    sum_1[2U] = _S382;
                    uint _S383 = _S254 + 16U + _S33;
                    float4 _S384 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S383], _S376);
                    sum_1[3U] = _S384;
                    uint _S385 = _S245 + 17U + _S33;
                    float4 _S386 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S385], _S378);
                    sum_1[0U] = _S386;
                    uint _S387 = _S248 + 17U + _S33;
                    float4 _S388 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S387], _S380);
                    sum_1[1U] = _S388;
                    uint _S389 = _S251 + 17U + _S33;
                    float4 _S390 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S389], _S382);
                    sum_1[2U] = _S390;
                    uint _S391 = _S254 + 17U + _S33;
                    float4 _S392 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S391], _S384);
                    sum_1[3U] = _S392;
                    uint _S393 = _S245 + 18U + _S33;
                    float4 _S394 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S393], _S386);
                    sum_1[0U] = _S394;
                    uint _S395 = _S248 + 18U + _S33;
                    float4 _S396 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S395], _S388);
                    sum_1[1U] = _S396;
                    uint _S397 = _S251 + 18U + _S33;
                    float4 _S398 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S397], _S390);
                    sum_1[2U] = _S398;
                    uint _S399 = _S254 + 18U + _S33;
                    float4 _S400 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S399], _S392);
                    sum_1[3U] = _S400;
                    uint _S401 = _S245 + 19U + _S33;
                    float4 _S402 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S401], _S394);
                    sum_1[0U] = _S402;
                    uint _S403 = _S248 + 19U + _S33;
                    float4 _S404 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S403], _S396);
                    sum_1[1U] = _S404;
                    uint _S405 = _S251 + 19U + _S33;
                    float4 _S406 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S405], _S398);
                    sum_1[2U] = _S406;
                    uint _S407 = _S254 + 19U + _S33;
                    float4 _S408 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S407], _S400);
                    sum_1[3U] = _S408;
                    uint _S409 = _S245 + 20U + _S33;
                    float4 _S410 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S409], _S402);
                    sum_1[0U] = _S410;
                    uint _S411 = _S248 + 20U + _S33;
                    float4 _S412 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S411], _S404);
                    sum_1[1U] = _S412;
                    uint _S413 = _S251 + 20U + _S33;
                    float4 _S414 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S413], _S406);
                    sum_1[2U] = _S414;
                    uint _S415 = _S254 + 20U + _S33;
                    float4 _S416 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S415], _S408);
                    sum_1[3U] = _S416;
                    uint _S417 = _S245 + 21U + _S33;
                    float4 _S418 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S417], _S410);
                    sum_1[0U] = _S418;
                    uint _S419 = _S248 + 21U + _S33;
                    float4 _S420 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S419], _S412);
                    sum_1[1U] = _S420;
                    uint _S421 = _S251 + 21U + _S33;
                    float4 _S422 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S421], _S414);
                    sum_1[2U] = _S422;
                    uint _S423 = _S254 + 21U + _S33;
                    float4 _S424 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S423], _S416);
                    sum_1[3U] = _S424;
                    uint _S425 = _S245 + 22U + _S33;
                    float4 _S426 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S425], _S418);
                    sum_1[0U] = _S426;
                    uint _S427 = _S248 + 22U + _S33;
                    float4 _S428 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S427], _S420);
                    sum_1[1U] = _S428;
                    uint _S429 = _S251 + 22U + _S33;
                    float4 _S430 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S429], _S422);
                    sum_1[2U] = _S430;
                    uint _S431 = _S254 + 22U + _S33;
                    float4 _S432 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S431], _S424);
                    sum_1[3U] = _S432;
                    uint _S433 = _S245 + 23U + _S33;
                    float4 _S434 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S433], _S426);
                    sum_1[0U] = _S434;
                    uint _S435 = _S248 + 23U + _S33;
                    float4 _S436 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S435], _S428);
                    sum_1[1U] = _S436;
                    uint _S437 = _S251 + 23U + _S33;
                    float4 _S438 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S437], _S430);
                    sum_1[2U] = _S438;
                    uint _S439 = _S254 + 23U + _S33;
                    float4 _S440 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S439], _S432);
                    sum_1[3U] = _S440;
                    uint _S441 = _S245 + 24U + _S33;
                    float4 _S442 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S441], _S434);
                    sum_1[0U] = _S442;
                    uint _S443 = _S248 + 24U + _S33;
                    float4 _S444 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S443], _S436);
                    sum_1[1U] = _S444;
                    uint _S445 = _S251 + 24U + _S33;
                    float4 _S446 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S445], _S438);
                    sum_1[2U] = _S446;
                    uint _S447 = _S254 + 24U + _S33;
                    float4 _S448 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S447], _S440);
                    sum_1[3U] = _S448;
                    uint _S449 = _S245 + 25U + _S33;
                    float4 _S450 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S449], _S442);
                    sum_1[0U] = _S450;
                    uint _S451 = _S248 + 25U + _S33;
                    float4 _S452 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S451], _S444);
                    sum_1[1U] = _S452;
                    uint _S453 = _S251 + 25U + _S33;
                    float4 _S454 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S453], _S446);
                    sum_1[2U] = _S454;
                    uint _S455 = _S254 + 25U + _S33;
                    float4 _S456 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S455], _S448);
                    sum_1[3U] = _S456;
                    uint _S457 = _S245 + 26U + _S33;
                    float4 _S458 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S457], _S450);
                    sum_1[0U] = _S458;
                    uint _S459 = _S248 + 26U + _S33;
                    float4 _S460 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S459], _S452);
                    sum_1[1U] = _S460;
                    uint _S461 = _S251 + 26U + _S33;
                    float4 _S462 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S461], _S454);
                    sum_1[2U] = _S462;
                    uint _S463 = _S254 + 26U + _S33;
                    float4 _S464 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S463], _S456);
                    sum_1[3U] = _S464;
                    uint _S465 = _S245 + 27U + _S33;
                    float4 _S466 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S465], _S458);
                    sum_1[0U] = _S466;
                    uint _S467 = _S248 + 27U + _S33;
                    float4 _S468 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S467], _S460);
                    sum_1[1U] = _S468;
                    uint _S469 = _S251 + 27U + _S33;
                    float4 _S470 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S469], _S462);
                    sum_1[2U] = _S470;
                    uint _S471 = _S254 + 27U + _S33;
                    float4 _S472 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S471], _S464);
                    sum_1[3U] = _S472;
                    uint _S473 = _S245 + 28U + _S33;
                    float4 _S474 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S473], _S466);
                    sum_1[0U] = _S474;
                    uint _S475 = _S248 + 28U + _S33;
                    float4 _S476 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S475], _S468);
                    sum_1[1U] = _S476;
                    uint _S477 = _S251 + 28U + _S33;
                    float4 _S478 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S477], _S470);
                    sum_1[2U] = _S478;
                    uint _S479 = _S254 + 28U + _S33;
                    float4 _S480 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S479], _S472);
                    sum_1[3U] = _S480;
                    uint _S481 = _S245 + 29U + _S33;
                    float4 _S482 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S481], _S474);
                    sum_1[0U] = _S482;
                    uint _S483 = _S248 + 29U + _S33;
                    float4 _S484 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S483], _S476);
                    sum_1[1U] = _S484;
                    uint _S485 = _S251 + 29U + _S33;
                    float4 _S486 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S485], _S478);
                    sum_1[2U] = _S486;
                    uint _S487 = _S254 + 29U + _S33;
                    float4 _S488 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S487], _S480);
                    sum_1[3U] = _S488;
                    uint _S489 = _S245 + 30U + _S33;
                    float4 _S490 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S489], _S482);
                    sum_1[0U] = _S490;
                    uint _S491 = _S248 + 30U + _S33;
                    float4 _S492 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S491], _S484);
                    sum_1[1U] = _S492;
                    uint _S493 = _S251 + 30U + _S33;
                    float4 _S494 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S493], _S486);
                    sum_1[2U] = _S494;
                    uint _S495 = _S254 + 30U + _S33;
                    float4 _S496 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S495], _S488);
                    sum_1[3U] = _S496;
                    uint _S497 = _S245 + 31U + _S33;
                    float4 _S498 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S497], _S490);
                    sum_1[0U] = _S498;
                    uint _S499 = _S248 + 31U + _S33;
                    float4 _S500 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S499], _S492);
                    sum_1[1U] = _S500;
                    uint _S501 = _S251 + 31U + _S33;
                    float4 _S502 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S501], _S494);
                    sum_1[2U] = _S502;
                    uint _S503 = _S254 + 31U + _S33;
                    float4 _S504 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S503], _S496);
                    sum_1[3U] = _S504;
                    uint _S505 = _S245 + 32U + _S33;
                    float4 _S506 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S505], _S498);
                    sum_1[0U] = _S506;
                    uint _S507 = _S248 + 32U + _S33;
                    float4 _S508 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S507], _S500);
                    sum_1[1U] = _S508;
                    uint _S509 = _S251 + 32U + _S33;
                    float4 _S510 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S509], _S502);
                    sum_1[2U] = _S510;
                    uint _S511 = _S254 + 32U + _S33;
                    float4 _S512 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S511], _S504);
                    sum_1[3U] = _S512;
                    uint _S513 = _S245 + 33U + _S33;
                    float4 _S514 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S513], _S506);
                    sum_1[0U] = _S514;
                    uint _S515 = _S248 + 33U + _S33;
                    float4 _S516 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S515], _S508);
                    sum_1[1U] = _S516;
                    uint _S517 = _S251 + 33U + _S33;
                    float4 _S518 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S517], _S510);
                    sum_1[2U] = _S518;
                    uint _S519 = _S254 + 33U + _S33;
                    float4 _S520 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S519], _S512);
                    sum_1[3U] = _S520;
                    uint _S521 = _S245 + 34U + _S33;
                    float4 _S522 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S521], _S514);
                    sum_1[0U] = _S522;
                    uint _S523 = _S248 + 34U + _S33;
                    float4 _S524 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S523], _S516);
                    sum_1[1U] = _S524;
                    uint _S525 = _S251 + 34U + _S33;
                    float4 _S526 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S525], _S518);
                    sum_1[2U] = _S526;
                    uint _S527 = _S254 + 34U + _S33;
                    float4 _S528 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S527], _S520);
                    sum_1[3U] = _S528;
                    uint _S529 = _S245 + 35U + _S33;
                    float4 _S530 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S529], _S522);
                    sum_1[0U] = _S530;
                    uint _S531 = _S248 + 35U + _S33;
                    float4 _S532 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S531], _S524);
                    sum_1[1U] = _S532;
                    uint _S533 = _S251 + 35U + _S33;
                    float4 _S534 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S533], _S526);
                    sum_1[2U] = _S534;
                    uint _S535 = _S254 + 35U + _S33;
                    float4 _S536 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S535], _S528);
                    sum_1[3U] = _S536;
                    uint _S537 = _S245 + 36U + _S33;
                    float4 _S538 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S537], _S530);
                    sum_1[0U] = _S538;
                    uint _S539 = _S248 + 36U + _S33;
                    float4 _S540 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S539], _S532);
                    sum_1[1U] = _S540;
                    uint _S541 = _S251 + 36U + _S33;
                    float4 _S542 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S541], _S534);
                    sum_1[2U] = _S542;
                    uint _S543 = _S254 + 36U + _S33;
                    float4 _S544 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S543], _S536);
                    sum_1[3U] = _S544;
                    uint _S545 = _S245 + 37U + _S33;
                    float4 _S546 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S545], _S538);
                    sum_1[0U] = _S546;
                    uint _S547 = _S248 + 37U + _S33;
                    float4 _S548 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S547], _S540);
                    sum_1[1U] = _S548;
                    uint _S549 = _S251 + 37U + _S33;
                    float4 _S550 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S549], _S542);
                    sum_1[2U] = _S550;
                    uint _S551 = _S254 + 37U + _S33;
                    float4 _S552 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S551], _S544);
                    sum_1[3U] = _S552;
                    uint _S553 = _S245 + 38U + _S33;
                    float4 _S554 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S553], _S546);
                    sum_1[0U] = _S554;
                    uint _S555 = _S248 + 38U + _S33;
                    float4 _S556 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S555], _S548);
                    sum_1[1U] = _S556;
                    uint _S557 = _S251 + 38U + _S33;
                    float4 _S558 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S557], _S550);
                    sum_1[2U] = _S558;
                    uint _S559 = _S254 + 38U + _S33;
                    float4 _S560 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S559], _S552);
                    sum_1[3U] = _S560;
                    uint _S561 = _S245 + 39U + _S33;
                    float4 _S562 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S561], _S554);
                    sum_1[0U] = _S562;
                    uint _S563 = _S248 + 39U + _S33;
                    float4 _S564 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S563], _S556);
                    sum_1[1U] = _S564;
                    uint _S565 = _S251 + 39U + _S33;
                    float4 _S566 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S565], _S558);
                    sum_1[2U] = _S566;
                    uint _S567 = _S254 + 39U + _S33;
                    float4 _S568 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S567], _S560);
                    sum_1[3U] = _S568;
                    uint _S569 = _S245 + 40U + _S33;
                    float4 _S570 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S569], _S562);
                    sum_1[0U] = _S570;
                    uint _S571 = _S248 + 40U + _S33;
                    float4 _S572 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S571], _S564);
                    sum_1[1U] = _S572;
                    uint _S573 = _S251 + 40U + _S33;
                    float4 _S574 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S573], _S566);
                    sum_1[2U] = _S574;
                    uint _S575 = _S254 + 40U + _S33;
                    float4 _S576 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S575], _S568);
                    sum_1[3U] = _S576;
                    uint _S577 = _S245 + 41U + _S33;
                    float4 _S578 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S577], _S570);
                    sum_1[0U] = _S578;
                    uint _S579 = _S248 + 41U + _S33;
                    float4 _S580 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S579], _S572);
                    sum_1[1U] = _S580;
                    uint _S581 = _S251 + 41U + _S33;
                    float4 _S582 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S581], _S574);
                    sum_1[2U] = _S582;
                    uint _S583 = _S254 + 41U + _S33;
                    float4 _S584 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S583], _S576);
                    sum_1[3U] = _S584;
                    uint _S585 = _S245 + 42U + _S33;
                    float4 _S586 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S585], _S578);
                    sum_1[0U] = _S586;
                    uint _S587 = _S248 + 42U + _S33;
                    float4 _S588 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S587], _S580);
                    sum_1[1U] = _S588;
                    uint _S589 = _S251 + 42U + _S33;
                    float4 _S590 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S589], _S582);
                    sum_1[2U] = _S590;
                    uint _S591 = _S254 + 42U + _S33;
                    float4 _S592 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S591], _S584);
                    sum_1[3U] = _S592;
                    uint _S593 = _S245 + 43U + _S33;
                    float4 _S594 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S593], _S586);
                    sum_1[0U] = _S594;
                    uint _S595 = _S248 + 43U + _S33;
                    float4 _S596 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S595], _S588);
                    sum_1[1U] = _S596;
                    uint _S597 = _S251 + 43U + _S33;
                    float4 _S598 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S597], _S590);
                    sum_1[2U] = _S598;
                    uint _S599 = _S254 + 43U + _S33;
                    float4 _S600 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S599], _S592);
                    sum_1[3U] = _S600;
                    uint _S601 = _S245 + 44U + _S33;
                    float4 _S602 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S601], _S594);
                    sum_1[0U] = _S602;
                    uint _S603 = _S248 + 44U + _S33;
                    float4 _S604 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S603], _S596);
                    sum_1[1U] = _S604;
                    uint _S605 = _S251 + 44U + _S33;
                    float4 _S606 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S605], _S598);
                    sum_1[2U] = _S606;
                    uint _S607 = _S254 + 44U + _S33;
                    float4 _S608 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S607], _S600);
                    sum_1[3U] = _S608;
                    uint _S609 = _S245 + 45U + _S33;
                    float4 _S610 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S609], _S602);
                    sum_1[0U] = _S610;
                    uint _S611 = _S248 + 45U + _S33;
                    float4 _S612 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S611], _S604);
                    sum_1[1U] = _S612;
                    uint _S613 = _S251 + 45U + _S33;
                    float4 _S614 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S613], _S606);
                    sum_1[2U] = _S614;
                    uint _S615 = _S254 + 45U + _S33;
                    float4 _S616 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S615], _S608);
                    sum_1[3U] = _S616;
                    uint _S617 = _S245 + 46U + _S33;
                    float4 _S618 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S617], _S610);
                    sum_1[0U] = _S618;
                    uint _S619 = _S248 + 46U + _S33;
                    float4 _S620 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S619], _S612);
                    sum_1[1U] = _S620;
                    uint _S621 = _S251 + 46U + _S33;
                    float4 _S622 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S621], _S614);
                    sum_1[2U] = _S622;
                    uint _S623 = _S254 + 46U + _S33;
                    float4 _S624 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S623], _S616);
                    sum_1[3U] = _S624;
                    uint _S625 = _S245 + 47U + _S33;
                    float4 _S626 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S625], _S618);
                    sum_1[0U] = _S626;
                    uint _S627 = _S248 + 47U + _S33;
                    float4 _S628 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S627], _S620);
                    sum_1[1U] = _S628;
                    uint _S629 = _S251 + 47U + _S33;
                    float4 _S630 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S629], _S622);
                    sum_1[2U] = _S630;
                    uint _S631 = _S254 + 47U + _S33;
                    float4 _S632 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S631], _S624);
                    sum_1[3U] = _S632;
                    uint _S633 = _S245 + 48U + _S33;
                    float4 _S634 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S633], _S626);
                    sum_1[0U] = _S634;
                    uint _S635 = _S248 + 48U + _S33;
                    float4 _S636 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S635], _S628);
                    sum_1[1U] = _S636;
                    uint _S637 = _S251 + 48U + _S33;
                    float4 _S638 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S637], _S630);
                    sum_1[2U] = _S638;
                    uint _S639 = _S254 + 48U + _S33;
                    float4 _S640 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S639], _S632);
                    sum_1[3U] = _S640;
                    uint _S641 = _S245 + 49U + _S33;
                    float4 _S642 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S641], _S634);
                    sum_1[0U] = _S642;
                    uint _S643 = _S248 + 49U + _S33;
                    float4 _S644 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S643], _S636);
                    sum_1[1U] = _S644;
                    uint _S645 = _S251 + 49U + _S33;
                    float4 _S646 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S645], _S638);
                    sum_1[2U] = _S646;
                    uint _S647 = _S254 + 49U + _S33;
                    float4 _S648 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S647], _S640);
                    sum_1[3U] = _S648;
                    uint _S649 = _S245 + 50U + _S33;
                    float4 _S650 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S649], _S642);
                    sum_1[0U] = _S650;
                    uint _S651 = _S248 + 50U + _S33;
                    float4 _S652 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S651], _S644);
                    sum_1[1U] = _S652;
                    uint _S653 = _S251 + 50U + _S33;
                    float4 _S654 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S653], _S646);
                    sum_1[2U] = _S654;
                    uint _S655 = _S254 + 50U + _S33;
                    float4 _S656 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S655], _S648);
                    sum_1[3U] = _S656;
                    uint _S657 = _S245 + 51U + _S33;
                    float4 _S658 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S657], _S650);
                    sum_1[0U] = _S658;
                    uint _S659 = _S248 + 51U + _S33;
                    float4 _S660 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S659], _S652);
                    sum_1[1U] = _S660;
                    uint _S661 = _S251 + 51U + _S33;
                    float4 _S662 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S661], _S654);
                    sum_1[2U] = _S662;
                    uint _S663 = _S254 + 51U + _S33;
                    float4 _S664 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S663], _S656);
                    sum_1[3U] = _S664;
                    uint _S665 = _S245 + 52U + _S33;
                    float4 _S666 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S665], _S658);
                    sum_1[0U] = _S666;
                    uint _S667 = _S248 + 52U + _S33;
                    float4 _S668 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S667], _S660);
                    sum_1[1U] = _S668;
                    uint _S669 = _S251 + 52U + _S33;
                    float4 _S670 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S669], _S662);
                    sum_1[2U] = _S670;
                    uint _S671 = _S254 + 52U + _S33;
                    float4 _S672 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S671], _S664);
                    sum_1[3U] = _S672;
                    uint _S673 = _S245 + 53U + _S33;
                    float4 _S674 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S673], _S666);
                    sum_1[0U] = _S674;
                    uint _S675 = _S248 + 53U + _S33;
                    float4 _S676 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S675], _S668);
                    sum_1[1U] = _S676;
                    uint _S677 = _S251 + 53U + _S33;
                    float4 _S678 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S677], _S670);
                    sum_1[2U] = _S678;
                    uint _S679 = _S254 + 53U + _S33;
                    float4 _S680 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S679], _S672);
                    sum_1[3U] = _S680;
                    uint _S681 = _S245 + 54U + _S33;
                    float4 _S682 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S681], _S674);
                    sum_1[0U] = _S682;
                    uint _S683 = _S248 + 54U + _S33;
                    float4 _S684 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S683], _S676);
                    sum_1[1U] = _S684;
                    uint _S685 = _S251 + 54U + _S33;
                    float4 _S686 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S685], _S678);
                    sum_1[2U] = _S686;
                    uint _S687 = _S254 + 54U + _S33;
                    float4 _S688 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S687], _S680);
                    sum_1[3U] = _S688;
                    uint _S689 = _S245 + 55U + _S33;
                    float4 _S690 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S689], _S682);
                    sum_1[0U] = _S690;
                    uint _S691 = _S248 + 55U + _S33;
                    float4 _S692 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S691], _S684);
                    sum_1[1U] = _S692;
                    uint _S693 = _S251 + 55U + _S33;
                    float4 _S694 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S693], _S686);
                    sum_1[2U] = _S694;
                    uint _S695 = _S254 + 55U + _S33;
                    float4 _S696 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S695], _S688);
                    sum_1[3U] = _S696;
                    uint _S697 = _S245 + 56U + _S33;
                    float4 _S698 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S697], _S690);
                    sum_1[0U] = _S698;
                    uint _S699 = _S248 + 56U + _S33;
                    float4 _S700 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S699], _S692);
                    sum_1[1U] = _S700;
                    uint _S701 = _S251 + 56U + _S33;
                    float4 _S702 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S701], _S694);
                    sum_1[2U] = _S702;
                    uint _S703 = _S254 + 56U + _S33;
                    float4 _S704 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S703], _S696);
                    sum_1[3U] = _S704;
                    uint _S705 = _S245 + 57U + _S33;
                    float4 _S706 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S705], _S698);
                    sum_1[0U] = _S706;
                    uint _S707 = _S248 + 57U + _S33;
                    float4 _S708 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S707], _S700);
                    sum_1[1U] = _S708;
                    uint _S709 = _S251 + 57U + _S33;
                    float4 _S710 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S709], _S702);
                    sum_1[2U] = _S710;
                    uint _S711 = _S254 + 57U + _S33;
                    float4 _S712 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S711], _S704);
                    sum_1[3U] = _S712;
                    uint _S713 = _S245 + 58U + _S33;
                    float4 _S714 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S713], _S706);
                    sum_1[0U] = _S714;
                    uint _S715 = _S248 + 58U + _S33;
                    float4 _S716 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S715], _S708);
                    sum_1[1U] = _S716;
                    uint _S717 = _S251 + 58U + _S33;
                    float4 _S718 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S717], _S710);
                    sum_1[2U] = _S718;
                    uint _S719 = _S254 + 58U + _S33;
                    float4 _S720 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S719], _S712);
                    sum_1[3U] = _S720;
                    uint _S721 = _S245 + 59U + _S33;
                    float4 _S722 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S721], _S714);
                    sum_1[0U] = _S722;
                    uint _S723 = _S248 + 59U + _S33;
                    float4 _S724 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S723], _S716);
                    sum_1[1U] = _S724;
                    uint _S725 = _S251 + 59U + _S33;
                    float4 _S726 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S725], _S718);
                    sum_1[2U] = _S726;
                    uint _S727 = _S254 + 59U + _S33;
                    float4 _S728 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S727], _S720);
                    sum_1[3U] = _S728;
                    uint _S729 = _S245 + 60U + _S33;
                    float4 _S730 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S729], _S722);
                    sum_1[0U] = _S730;
                    uint _S731 = _S248 + 60U + _S33;
                    float4 _S732 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S731], _S724);
                    sum_1[1U] = _S732;
                    uint _S733 = _S251 + 60U + _S33;
                    float4 _S734 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S733], _S726);
                    sum_1[2U] = _S734;
                    uint _S735 = _S254 + 60U + _S33;
                    float4 _S736 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S735], _S728);
                    sum_1[3U] = _S736;
                    uint _S737 = _S245 + 61U + _S33;
                    float4 _S738 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S737], _S730);
                    sum_1[0U] = _S738;
                    uint _S739 = _S248 + 61U + _S33;
                    float4 _S740 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S739], _S732);
                    sum_1[1U] = _S740;
                    uint _S741 = _S251 + 61U + _S33;
                    float4 _S742 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S741], _S734);
                    sum_1[2U] = _S742;
                    uint _S743 = _S254 + 61U + _S33;
                    float4 _S744 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S743], _S736);
                    sum_1[3U] = _S744;
                    uint _S745 = _S245 + 62U + _S33;
                    float4 _S746 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S745], _S738);
                    sum_1[0U] = _S746;
                    uint _S747 = _S248 + 62U + _S33;
                    float4 _S748 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S747], _S740);
                    sum_1[1U] = _S748;
                    uint _S749 = _S251 + 62U + _S33;
                    float4 _S750 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S749], _S742);
                    sum_1[2U] = _S750;
                    uint _S751 = _S254 + 62U + _S33;
                    float4 _S752 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S751], _S744);
                    sum_1[3U] = _S752;
                    uint _S753 = _S245 + 63U + _S33;
                    float4 _S754 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S753], _S746);
                    sum_1[0U] = _S754;
                    uint _S755 = _S248 + 63U + _S33;
                    float4 _S756 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S755], _S748);
                    sum_1[1U] = _S756;
                    uint _S757 = _S251 + 63U + _S33;
                    float4 _S758 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S757], _S750);
                    sum_1[2U] = _S758;
                    uint _S759 = _S254 + 63U + _S33;
                    float4 _S760 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S759], _S752);
                    sum_1[3U] = _S760;
                    thread array<float, int(4)> score_1;
                    score_1[0U] = _S754.x + _S754.y + (_S754.z + _S754.w);
                    score_1[1U] = _S756.x + _S756.y + (_S756.z + _S756.w);
                    score_1[2U] = _S758.x + _S758.y + (_S758.z + _S758.w);
                    score_1[3U] = _S760.x + _S760.y + (_S760.z + _S760.w);
                    uint _S761 = tile_0 + step_0;
                    thread array<bool, int(4)> hidden_0;
                    hidden_0[0U] = _S761 >= _S38;
                    if(_S47)
                    {
                        _S31 = !hidden_0[0U];
                    }
                    else
                    {
                        _S31 = false;
                    }
                    if(_S31)
                    {
                        float bias_0 = (&kernelContext_15)->mask_values_0[_S46 + _S761 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    bool _S762;
                    if(!hidden_0[0U])
                    {
                        _S762 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S762 = false;
                    }
                    if(_S762)
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
                    uint key_1 = _S761 + 1U;
                    hidden_0[1U] = key_1 >= _S38;
                    bool _S763;
                    if(_S47)
                    {
                        _S763 = !hidden_0[1U];
                    }
                    else
                    {
                        _S763 = false;
                    }
                    if(_S763)
                    {
                        float bias_1 = (&kernelContext_15)->mask_values_0[_S46 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    bool _S764;
                    if(!hidden_0[1U])
                    {
                        _S764 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S764 = false;
                    }
                    if(_S764)
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
                    uint key_2 = _S761 + 2U;
                    hidden_0[2U] = key_2 >= _S38;
                    bool _S765;
                    if(_S47)
                    {
                        _S765 = !hidden_0[2U];
                    }
                    else
                    {
                        _S765 = false;
                    }
                    if(_S765)
                    {
                        float bias_2 = (&kernelContext_15)->mask_values_0[_S46 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S766;
                    if(!hidden_0[2U])
                    {
                        _S766 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S766 = false;
                    }
                    if(_S766)
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
                    uint key_3 = _S761 + 3U;
                    hidden_0[3U] = key_3 >= _S38;
                    bool _S767;
                    if(_S47)
                    {
                        _S767 = !hidden_0[3U];
                    }
                    else
                    {
                        _S767 = false;
                    }
                    if(_S767)
                    {
                        float bias_3 = (&kernelContext_15)->mask_values_0[_S46 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S768;
                    if(!hidden_0[3U])
                    {
                        _S768 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S768 = false;
                    }
                    if(_S768)
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
                        float4 _S769 = float4(shrink_0) ;
                        acc_1[0U] = acc_1[0U] * _S769;
                        acc_1[1U] = acc_1[1U] * _S769;
                        acc_1[2U] = acc_1[2U] * _S769;
                        acc_1[3U] = acc_1[3U] * _S769;
                        acc_1[4U] = acc_1[4U] * _S769;
                        acc_1[5U] = acc_1[5U] * _S769;
                        acc_1[6U] = acc_1[6U] * _S769;
                        acc_1[7U] = acc_1[7U] * _S769;
                        acc_1[8U] = acc_1[8U] * _S769;
                        acc_1[9U] = acc_1[9U] * _S769;
                        acc_1[10U] = acc_1[10U] * _S769;
                        acc_1[11U] = acc_1[11U] * _S769;
                        acc_1[12U] = acc_1[12U] * _S769;
                        acc_1[13U] = acc_1[13U] * _S769;
                        acc_1[14U] = acc_1[14U] * _S769;
                        acc_1[15U] = acc_1[15U] * _S769;
                        acc_1[16U] = acc_1[16U] * _S769;
                        acc_1[17U] = acc_1[17U] * _S769;
                        acc_1[18U] = acc_1[18U] * _S769;
                        acc_1[19U] = acc_1[19U] * _S769;
                        acc_1[20U] = acc_1[20U] * _S769;
                        acc_1[21U] = acc_1[21U] * _S769;
                        acc_1[22U] = acc_1[22U] * _S769;
                        acc_1[23U] = acc_1[23U] * _S769;
                        acc_1[24U] = acc_1[24U] * _S769;
                        acc_1[25U] = acc_1[25U] * _S769;
                        acc_1[26U] = acc_1[26U] * _S769;
                        acc_1[27U] = acc_1[27U] * _S769;
                        acc_1[28U] = acc_1[28U] * _S769;
                        acc_1[29U] = acc_1[29U] * _S769;
                        acc_1[30U] = acc_1[30U] * _S769;
                        acc_1[31U] = acc_1[31U] * _S769;
                        acc_1[32U] = acc_1[32U] * _S769;
                        acc_1[33U] = acc_1[33U] * _S769;
                        acc_1[34U] = acc_1[34U] * _S769;
                        acc_1[35U] = acc_1[35U] * _S769;
                        acc_1[36U] = acc_1[36U] * _S769;
                        acc_1[37U] = acc_1[37U] * _S769;
                        acc_1[38U] = acc_1[38U] * _S769;
                        acc_1[39U] = acc_1[39U] * _S769;
                        acc_1[40U] = acc_1[40U] * _S769;
                        acc_1[41U] = acc_1[41U] * _S769;
                        acc_1[42U] = acc_1[42U] * _S769;
                        acc_1[43U] = acc_1[43U] * _S769;
                        acc_1[44U] = acc_1[44U] * _S769;
                        acc_1[45U] = acc_1[45U] * _S769;
                        acc_1[46U] = acc_1[46U] * _S769;
                        acc_1[47U] = acc_1[47U] * _S769;
                        acc_1[48U] = acc_1[48U] * _S769;
                        acc_1[49U] = acc_1[49U] * _S769;
                        acc_1[50U] = acc_1[50U] * _S769;
                        acc_1[51U] = acc_1[51U] * _S769;
                        acc_1[52U] = acc_1[52U] * _S769;
                        acc_1[53U] = acc_1[53U] * _S769;
                        acc_1[54U] = acc_1[54U] * _S769;
                        acc_1[55U] = acc_1[55U] * _S769;
                        acc_1[56U] = acc_1[56U] * _S769;
                        acc_1[57U] = acc_1[57U] * _S769;
                        acc_1[58U] = acc_1[58U] * _S769;
                        acc_1[59U] = acc_1[59U] * _S769;
                        acc_1[60U] = acc_1[60U] * _S769;
                        acc_1[61U] = acc_1[61U] * _S769;
                        acc_1[62U] = acc_1[62U] * _S769;
                        acc_1[63U] = acc_1[63U] * _S769;
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
                        acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S246], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S257], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S265], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S273], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S281], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S289], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S297], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S305], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S313], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S321], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S329], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S337], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S345], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S353], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S361], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S369], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S377], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S385], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S393], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S401], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S409], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S417], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S425], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S433], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S441], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S449], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S457], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S465], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S473], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S481], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S489], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S497], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S505], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S513], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S521], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S529], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S537], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S545], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S553], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S561], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S569], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S577], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S585], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S593], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S601], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S609], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S617], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S625], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S633], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S641], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S649], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S657], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S665], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S673], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S681], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S689], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S697], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S705], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S713], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S721], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S729], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S737], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S745], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S753], acc_1[63U]);
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
                        acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S249], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S259], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S267], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S275], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S283], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S291], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S299], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S307], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S315], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S323], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S331], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S339], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S347], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S355], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S363], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S371], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S379], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S387], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S395], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S403], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S411], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S419], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S427], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S435], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S443], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S451], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S459], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S467], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S475], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S483], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S491], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S499], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S507], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S515], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S523], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S531], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S539], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S547], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S555], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S563], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S571], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S579], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S587], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S595], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S603], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S611], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S619], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S627], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S635], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S643], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S651], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S659], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S667], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S675], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S683], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S691], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S699], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S707], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S715], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S723], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S731], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S739], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S747], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S755], acc_1[63U]);
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
                        acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S252], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S261], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S269], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S277], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S285], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S293], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S301], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S309], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S317], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S325], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S333], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S341], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S349], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S357], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S365], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S373], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S381], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S389], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S397], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S405], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S413], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S421], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S429], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S437], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S445], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S453], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S461], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S469], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S477], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S485], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S493], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S501], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S509], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S517], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S525], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S533], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S541], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S549], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S557], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S565], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S573], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S581], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S589], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S597], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S605], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S613], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S621], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S629], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S637], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S645], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S653], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S661], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S669], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S677], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S685], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S693], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S701], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S709], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S717], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S725], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S733], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S741], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S749], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S757], acc_1[63U]);
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
                        acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S255], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S263], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S271], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S279], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S287], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S295], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S303], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S311], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S319], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S327], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S335], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S343], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S351], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S359], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S367], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S375], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S383], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S391], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S399], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S407], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S415], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S423], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S431], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S439], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S447], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S455], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S463], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S471], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S479], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S487], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S495], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S503], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S511], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S519], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S527], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S535], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S543], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S551], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S559], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S567], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S575], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S583], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S591], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S599], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S607], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S615], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S623], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S631], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S639], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S647], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S655], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S663], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S671], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S679], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S687], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S695], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S703], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S711], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S719], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S727], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S735], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S743], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S751], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S759], acc_1[63U]);
                        l_3 = l_12;
                    }
                    else
                    {
                        l_3 = l_10;
                    }
                    step_0 = step_0 + 4U;
                }
            }
            else
            {
                m_2 = m_3;
                l_3 = l_2;
            }
            tile_0 = tile_0 + 8U;
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == 2U)
        {
            if(live_0)
            {
                _S31 = (range_1 * (&kernelContext_15)->params_0->range_keys_0) < _S38;
            }
            else
            {
                _S31 = false;
            }
            if(_S31)
            {
                thread Work_0 _S770 = _S32;
                uint _S771 = head_of_0(&_S770, _S34, &kernelContext_15);
                uint _S772 = query_of_0(_S34, &kernelContext_15);
                uint _S773 = scratch_of_0(_S32.batch_0, _S771, _S772, range_1, &kernelContext_15);
                store_range_0(_S773, _S33, m_3, l_2, poisoned_4, &kernelContext_15);
                store_range_quad_0(_S773, _S33, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S773, _S51, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S773, _S54, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S773, _S57, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S773, _S60, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S773, _S63, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S773, _S66, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S773, _S69, acc_1[7U], &kernelContext_15);
                store_range_quad_0(_S773, _S72, acc_1[8U], &kernelContext_15);
                store_range_quad_0(_S773, _S75, acc_1[9U], &kernelContext_15);
                store_range_quad_0(_S773, _S78, acc_1[10U], &kernelContext_15);
                store_range_quad_0(_S773, _S81, acc_1[11U], &kernelContext_15);
                store_range_quad_0(_S773, _S84, acc_1[12U], &kernelContext_15);
                store_range_quad_0(_S773, _S87, acc_1[13U], &kernelContext_15);
                store_range_quad_0(_S773, _S90, acc_1[14U], &kernelContext_15);
                store_range_quad_0(_S773, _S93, acc_1[15U], &kernelContext_15);
                store_range_quad_0(_S773, _S96, acc_1[16U], &kernelContext_15);
                store_range_quad_0(_S773, _S99, acc_1[17U], &kernelContext_15);
                store_range_quad_0(_S773, _S102, acc_1[18U], &kernelContext_15);
                store_range_quad_0(_S773, _S105, acc_1[19U], &kernelContext_15);
                store_range_quad_0(_S773, _S108, acc_1[20U], &kernelContext_15);
                store_range_quad_0(_S773, _S111, acc_1[21U], &kernelContext_15);
                store_range_quad_0(_S773, _S114, acc_1[22U], &kernelContext_15);
                store_range_quad_0(_S773, _S117, acc_1[23U], &kernelContext_15);
                store_range_quad_0(_S773, _S120, acc_1[24U], &kernelContext_15);
                store_range_quad_0(_S773, _S123, acc_1[25U], &kernelContext_15);
                store_range_quad_0(_S773, _S126, acc_1[26U], &kernelContext_15);
                store_range_quad_0(_S773, _S129, acc_1[27U], &kernelContext_15);
                store_range_quad_0(_S773, _S132, acc_1[28U], &kernelContext_15);
                store_range_quad_0(_S773, _S135, acc_1[29U], &kernelContext_15);
                store_range_quad_0(_S773, _S138, acc_1[30U], &kernelContext_15);
                store_range_quad_0(_S773, _S141, acc_1[31U], &kernelContext_15);
                store_range_quad_0(_S773, _S144, acc_1[32U], &kernelContext_15);
                store_range_quad_0(_S773, _S147, acc_1[33U], &kernelContext_15);
                store_range_quad_0(_S773, _S150, acc_1[34U], &kernelContext_15);
                store_range_quad_0(_S773, _S153, acc_1[35U], &kernelContext_15);
                store_range_quad_0(_S773, _S156, acc_1[36U], &kernelContext_15);
                store_range_quad_0(_S773, _S159, acc_1[37U], &kernelContext_15);
                store_range_quad_0(_S773, _S162, acc_1[38U], &kernelContext_15);
                store_range_quad_0(_S773, _S165, acc_1[39U], &kernelContext_15);
                store_range_quad_0(_S773, _S168, acc_1[40U], &kernelContext_15);
                store_range_quad_0(_S773, _S171, acc_1[41U], &kernelContext_15);
                store_range_quad_0(_S773, _S174, acc_1[42U], &kernelContext_15);
                store_range_quad_0(_S773, _S177, acc_1[43U], &kernelContext_15);
                store_range_quad_0(_S773, _S180, acc_1[44U], &kernelContext_15);
                store_range_quad_0(_S773, _S183, acc_1[45U], &kernelContext_15);
                store_range_quad_0(_S773, _S186, acc_1[46U], &kernelContext_15);
                store_range_quad_0(_S773, _S189, acc_1[47U], &kernelContext_15);
                store_range_quad_0(_S773, _S192, acc_1[48U], &kernelContext_15);
                store_range_quad_0(_S773, _S195, acc_1[49U], &kernelContext_15);
                store_range_quad_0(_S773, _S198, acc_1[50U], &kernelContext_15);
                store_range_quad_0(_S773, _S201, acc_1[51U], &kernelContext_15);
                store_range_quad_0(_S773, _S204, acc_1[52U], &kernelContext_15);
                store_range_quad_0(_S773, _S207, acc_1[53U], &kernelContext_15);
                store_range_quad_0(_S773, _S210, acc_1[54U], &kernelContext_15);
                store_range_quad_0(_S773, _S213, acc_1[55U], &kernelContext_15);
                store_range_quad_0(_S773, _S216, acc_1[56U], &kernelContext_15);
                store_range_quad_0(_S773, _S219, acc_1[57U], &kernelContext_15);
                store_range_quad_0(_S773, _S222, acc_1[58U], &kernelContext_15);
                store_range_quad_0(_S773, _S225, acc_1[59U], &kernelContext_15);
                store_range_quad_0(_S773, _S228, acc_1[60U], &kernelContext_15);
                store_range_quad_0(_S773, _S231, acc_1[61U], &kernelContext_15);
                store_range_quad_0(_S773, _S234, acc_1[62U], &kernelContext_15);
                store_range_quad_0(_S773, _S237, acc_1[63U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S774 = fold_2;
            float _S775 = folded_0(&_S774, total_l_0, l_2);
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
            total_2[32U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[32U], acc_1[32U]);
            total_2[33U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[33U], acc_1[33U]);
            total_2[34U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[34U], acc_1[34U]);
            total_2[35U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[35U], acc_1[35U]);
            total_2[36U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[36U], acc_1[36U]);
            total_2[37U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[37U], acc_1[37U]);
            total_2[38U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[38U], acc_1[38U]);
            total_2[39U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[39U], acc_1[39U]);
            total_2[40U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[40U], acc_1[40U]);
            total_2[41U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[41U], acc_1[41U]);
            total_2[42U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[42U], acc_1[42U]);
            total_2[43U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[43U], acc_1[43U]);
            total_2[44U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[44U], acc_1[44U]);
            total_2[45U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[45U], acc_1[45U]);
            total_2[46U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[46U], acc_1[46U]);
            total_2[47U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[47U], acc_1[47U]);
            total_2[48U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[48U], acc_1[48U]);
            total_2[49U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[49U], acc_1[49U]);
            total_2[50U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[50U], acc_1[50U]);
            total_2[51U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[51U], acc_1[51U]);
            total_2[52U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[52U], acc_1[52U]);
            total_2[53U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[53U], acc_1[53U]);
            total_2[54U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[54U], acc_1[54U]);
            total_2[55U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[55U], acc_1[55U]);
            total_2[56U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[56U], acc_1[56U]);
            total_2[57U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[57U], acc_1[57U]);
            total_2[58U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[58U], acc_1[58U]);
            total_2[59U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[59U], acc_1[59U]);
            total_2[60U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[60U], acc_1[60U]);
            total_2[61U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[61U], acc_1[61U]);
            total_2[62U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[62U], acc_1[62U]);
            total_2[63U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[63U], acc_1[63U]);
            m_2 = _S775;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S31 = _S240 < (_S32.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S240;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S31 = RANGES_0 != 2U;
    }
    else
    {
        _S31 = false;
    }
    if(_S31)
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
            total_2[32U] = acc_1[32U];
            total_2[33U] = acc_1[33U];
            total_2[34U] = acc_1[34U];
            total_2[35U] = acc_1[35U];
            total_2[36U] = acc_1[36U];
            total_2[37U] = acc_1[37U];
            total_2[38U] = acc_1[38U];
            total_2[39U] = acc_1[39U];
            total_2[40U] = acc_1[40U];
            total_2[41U] = acc_1[41U];
            total_2[42U] = acc_1[42U];
            total_2[43U] = acc_1[43U];
            total_2[44U] = acc_1[44U];
            total_2[45U] = acc_1[45U];
            total_2[46U] = acc_1[46U];
            total_2[47U] = acc_1[47U];
            total_2[48U] = acc_1[48U];
            total_2[49U] = acc_1[49U];
            total_2[50U] = acc_1[50U];
            total_2[51U] = acc_1[51U];
            total_2[52U] = acc_1[52U];
            total_2[53U] = acc_1[53U];
            total_2[54U] = acc_1[54U];
            total_2[55U] = acc_1[55U];
            total_2[56U] = acc_1[56U];
            total_2[57U] = acc_1[57U];
            total_2[58U] = acc_1[58U];
            total_2[59U] = acc_1[59U];
            total_2[60U] = acc_1[60U];
            total_2[61U] = acc_1[61U];
            total_2[62U] = acc_1[62U];
            total_2[63U] = acc_1[63U];
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        float _S776 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_15);
        thread Work_0 _S777 = _S32;
        uint _S778 = o_of_0(&_S777, _S34, &kernelContext_15);
        float4 _S779 = float4(_S776) ;
        store_quad_0(_S778, _S48, total_2[0U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S52, total_2[1U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S55, total_2[2U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S58, total_2[3U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S61, total_2[4U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S64, total_2[5U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S67, total_2[6U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S70, total_2[7U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S73, total_2[8U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S76, total_2[9U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S79, total_2[10U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S82, total_2[11U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S85, total_2[12U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S88, total_2[13U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S91, total_2[14U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S94, total_2[15U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S97, total_2[16U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S100, total_2[17U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S103, total_2[18U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S106, total_2[19U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S109, total_2[20U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S112, total_2[21U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S115, total_2[22U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S118, total_2[23U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S121, total_2[24U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S124, total_2[25U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S127, total_2[26U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S130, total_2[27U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S133, total_2[28U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S136, total_2[29U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S139, total_2[30U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S142, total_2[31U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S145, total_2[32U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S148, total_2[33U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S151, total_2[34U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S154, total_2[35U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S157, total_2[36U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S160, total_2[37U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S163, total_2[38U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S166, total_2[39U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S169, total_2[40U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S172, total_2[41U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S175, total_2[42U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S178, total_2[43U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S181, total_2[44U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S184, total_2[45U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S187, total_2[46U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S190, total_2[47U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S193, total_2[48U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S196, total_2[49U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S199, total_2[50U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S202, total_2[51U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S205, total_2[52U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S208, total_2[53U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S211, total_2[54U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S214, total_2[55U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S217, total_2[56U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S220, total_2[57U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S223, total_2[58U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S226, total_2[59U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S229, total_2[60U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S232, total_2[61U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S235, total_2[62U] * _S779, poisoned_4, &kernelContext_15);
        store_quad_0(_S778, _S238, total_2[63U] * _S779, poisoned_4, &kernelContext_15);
    }
    return;
}

