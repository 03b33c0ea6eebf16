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
    array<float4, int(256)> threadgroup* k_tile_0;
    array<float4, int(256)> threadgroup* v_tile_0;
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
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_15)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
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
    thread array<float4, int(8)> q_0;
    thread array<float4, int(8)> total_2;
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
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(8)> acc_1;
    thread bool poisoned_4 = false;
    uint range_1 = _S32.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S72 = range_1 + 1U;
        uint _S73 = min(_S72 * (&kernelContext_15)->params_0->range_keys_0, _S37);
        acc_1[0U] = _S50;
        acc_1[1U] = _S50;
        acc_1[2U] = _S50;
        acc_1[3U] = _S50;
        acc_1[4U] = _S50;
        acc_1[5U] = _S50;
        acc_1[6U] = _S50;
        acc_1[7U] = _S50;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S73)
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
                uint key_0 = tile_0 + slot_0 / 8U;
                uint element_3 = slot_0 % 8U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S73)
                {
                    float4 _S74 = load_quad_0((&kernelContext_15)->k_words_0, _S41 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S75 = load_quad_0((&kernelContext_15)->v_words_0, _S42 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S74;
                    v_quad_0 = _S75;
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
            uint _S76 = min(32U, _S73 - tile_0);
            float l_3;
            if(live_0)
            {
                uint step_0 = 0U;
                m_2 = m_3;
                l_3 = l_2;
                for(;;)
                {
                    if(step_0 < _S76)
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
                    uint _S77 = step_0 * 8U;
                    uint _S78 = _S77 + _S33;
                    float4 _S79 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S78], _S50);
                    sum_1[0U] = _S79;
                    uint _S80 = (step_0 + 1U) * 8U;
                    uint _S81 = _S80 + _S33;
                    float4 _S82 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S81], _S50);
                    sum_1[1U] = _S82;
                    uint _S83 = (step_0 + 2U) * 8U;
                    uint _S84 = _S83 + _S33;
                    float4 _S85 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S84], _S50);
                    sum_1[2U] = _S85;
                    uint _S86 = (step_0 + 3U) * 8U;
                    uint _S87 = _S86 + _S33;
                    float4 _S88 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S87], _S50);
                    sum_1[3U] = _S88;
                    uint _S89 = _S77 + 1U + _S33;
                    float4 _S90 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S89], _S79);
                    sum_1[0U] = _S90;
                    uint _S91 = _S80 + 1U + _S33;
                    float4 _S92 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S91], _S82);
                    sum_1[1U] = _S92;
                    uint _S93 = _S83 + 1U + _S33;
                    float4 _S94 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S93], _S85);
                    sum_1[2U] = _S94;
                    uint _S95 = _S86 + 1U + _S33;
                    float4 _S96 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S95], _S88);
                    sum_1[3U] = _S96;
                    uint _S97 = _S77 + 2U + _S33;
                    float4 _S98 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S97], _S90);
                    sum_1[0U] = _S98;
                    uint _S99 = _S80 + 2U + _S33;
                    float4 _S100 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S99], _S92);
                    sum_1[1U] = _S100;
                    uint _S101 = _S83 + 2U + _S33;
                    float4 _S102 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S101], _S94);
                    sum_1[2U] = _S102;
                    uint _S103 = _S86 + 2U + _S33;
                    float4 _S104 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S103], _S96);
                    sum_1[3U] = _S104;
                    uint _S105 = _S77 + 3U + _S33;
                    float4 _S106 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S105], _S98);
                    sum_1[0U] = _S106;
                    uint _S107 = _S80 + 3U + _S33;
                    float4 _S108 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S107], _S100);
                    sum_1[1U] = _S108;
                    uint _S109 = _S83 + 3U + _S33;
                    float4 _S110 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S109], _S102);
                    sum_1[2U] = _S110;
                    uint _S111 = _S86 + 3U + _S33;
                    float4 _S112 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S111], _S104);
                    sum_1[3U] = _S112;
                    uint _S113 = _S77 + 4U + _S33;
                    float4 _S114 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S113], _S106);
                    sum_1[0U] = _S114;
                    uint _S115 = _S80 + 4U + _S33;
                    float4 _S116 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S115], _S108);
                    sum_1[1U] = _S116;
                    uint _S117 = _S83 + 4U + _S33;
                    float4 _S118 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S117], _S110);
                    sum_1[2U] = _S118;
                    uint _S119 = _S86 + 4U + _S33;
                    float4 _S120 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S119], _S112);
                    sum_1[3U] = _S120;
                    uint _S121 = _S77 + 5U + _S33;
                    float4 _S122 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S121], _S114);
                    sum_1[0U] = _S122;
                    uint _S123 = _S80 + 5U + _S33;
                    float4 _S124 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S123], _S116);
                    sum_1[1U] = _S124;
                    uint _S125 = _S83 + 5U + _S33;
                    float4 _S126 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S125], _S118);
                    sum_1[2U] = _S126;
                    uint _S127 = _S86 + 5U + _S33;
                    float4 _S128 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S127], _S120);
                    sum_1[3U] = _S128;
                    uint _S129 = _S77 + 6U + _S33;
                    float4 _S130 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S129], _S122);
                    sum_1[0U] = _S130;
                    uint _S131 = _S80 + 6U + _S33;
                    float4 _S132 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S131], _S124);
                    sum_1[1U] = _S132;
                    uint _S133 = _S83 + 6U + _S33;
                    float4 _S134 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S133], _S126);
                    sum_1[2U] = _S134;
                    uint _S135 = _S86 + 6U + _S33;
                    float4 _S136 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S135], _S128);
                    sum_1[3U] = _S136;
                    uint _S137 = _S77 + 7U + _S33;
                    float4 _S138 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S137], _S130);
                    sum_1[0U] = _S138;
                    uint _S139 = _S80 + 7U + _S33;
                    float4 _S140 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S139], _S132);
                    sum_1[1U] = _S140;
                    uint _S141 = _S83 + 7U + _S33;
                    float4 _S142 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S141], _S134);
                    sum_1[2U] = _S142;
                    uint _S143 = _S86 + 7U + _S33;
                    float4 _S144 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S143], _S136);
                    sum_1[3U] = _S144;
                    thread array<float, int(4)> score_1;
                    score_1[0U] = _S138.x + _S138.y + (_S138.z + _S138.w);
                    score_1[1U] = _S140.x + _S140.y + (_S140.z + _S140.w);
                    score_1[2U] = _S142.x + _S142.y + (_S142.z + _S142.w);
                    score_1[3U] = _S144.x + _S144.y + (_S144.z + _S144.w);
                    uint _S145 = tile_0 + step_0;
                    thread array<bool, int(4)> hidden_0;
                    hidden_0[0U] = _S145 >= _S38;
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
                        float bias_0 = (&kernelContext_15)->mask_values_0[_S46 + _S145 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    bool _S146;
                    if(!hidden_0[0U])
                    {
                        _S146 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S146 = false;
                    }
                    if(_S146)
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
                    uint key_1 = _S145 + 1U;
                    hidden_0[1U] = key_1 >= _S38;
                    bool _S147;
                    if(_S47)
                    {
                        _S147 = !hidden_0[1U];
                    }
                    else
                    {
                        _S147 = false;
                    }
                    if(_S147)
                    {
                        float bias_1 = (&kernelContext_15)->mask_values_0[_S46 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    bool _S148;
                    if(!hidden_0[1U])
                    {
                        _S148 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S148 = false;
                    }
                    if(_S148)
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
                    uint key_2 = _S145 + 2U;
                    hidden_0[2U] = key_2 >= _S38;
                    bool _S149;
                    if(_S47)
                    {
                        _S149 = !hidden_0[2U];
                    }
                    else
                    {
                        _S149 = false;
                    }
                    if(_S149)
                    {
                        float bias_2 = (&kernelContext_15)->mask_values_0[_S46 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S150;
                    if(!hidden_0[2U])
                    {
                        _S150 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S150 = false;
                    }
                    if(_S150)
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
                    uint key_3 = _S145 + 3U;
                    hidden_0[3U] = key_3 >= _S38;
                    bool _S151;
                    if(_S47)
                    {
                        _S151 = !hidden_0[3U];
                    }
                    else
                    {
                        _S151 = false;
                    }
                    if(_S151)
                    {
                        float bias_3 = (&kernelContext_15)->mask_values_0[_S46 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S152;
                    if(!hidden_0[3U])
                    {
                        _S152 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S152 = false;
                    }
                    if(_S152)
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
                        float4 _S153 = float4(shrink_0) ;
                        acc_1[0U] = acc_1[0U] * _S153;
                        acc_1[1U] = acc_1[1U] * _S153;
                        acc_1[2U] = acc_1[2U] * _S153;
                        acc_1[3U] = acc_1[3U] * _S153;
                        acc_1[4U] = acc_1[4U] * _S153;
                        acc_1[5U] = acc_1[5U] * _S153;
                        acc_1[6U] = acc_1[6U] * _S153;
                        acc_1[7U] = acc_1[7U] * _S153;
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
                        acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S78], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S89], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S97], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S105], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S113], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S121], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S129], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S137], acc_1[7U]);
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
                        acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S81], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S91], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S99], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S107], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S115], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S123], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S131], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S139], acc_1[7U]);
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
                        acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S84], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S93], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S101], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S109], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S117], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S125], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S133], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S141], acc_1[7U]);
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
                        acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S87], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S95], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S103], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S111], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S119], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S127], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S135], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S143], acc_1[7U]);
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
            tile_0 = tile_0 + 32U;
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
                thread Work_0 _S154 = _S32;
                uint _S155 = head_of_0(&_S154, _S34, &kernelContext_15);
                uint _S156 = query_of_0(_S34, &kernelContext_15);
                uint _S157 = scratch_of_0(_S32.batch_0, _S155, _S156, range_1, &kernelContext_15);
                store_range_0(_S157, _S33, m_3, l_2, poisoned_4, &kernelContext_15);
                store_range_quad_0(_S157, _S33, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S157, _S51, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S157, _S54, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S157, _S57, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S157, _S60, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S157, _S63, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S157, _S66, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S157, _S69, acc_1[7U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S158 = fold_2;
            float _S159 = folded_0(&_S158, total_l_0, l_2);
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
            total_2[1U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[1U], acc_1[1U]);
            total_2[2U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[2U], acc_1[2U]);
            total_2[3U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[3U], acc_1[3U]);
            total_2[4U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[4U], acc_1[4U]);
            total_2[5U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[5U], acc_1[5U]);
            total_2[6U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[6U], acc_1[6U]);
            total_2[7U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[7U], acc_1[7U]);
            m_2 = _S159;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S31 = _S72 < (_S32.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S72;
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
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        float _S160 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_15);
        thread Work_0 _S161 = _S32;
        uint _S162 = o_of_0(&_S161, _S34, &kernelContext_15);
        float4 _S163 = float4(_S160) ;
        store_quad_0(_S162, _S48, total_2[0U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S52, total_2[1U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S55, total_2[2U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S58, total_2[3U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S61, total_2[4U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S64, total_2[5U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S67, total_2[6U] * _S163, poisoned_4, &kernelContext_15);
        store_quad_0(_S162, _S70, total_2[7U] * _S163, poisoned_4, &kernelContext_15);
    }
    return;
}

