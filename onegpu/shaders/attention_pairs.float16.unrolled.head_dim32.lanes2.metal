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
    uint _S1;
};

Work_0 find_work_0(uint number_0, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint part_0 = number_0 % kernelContext_0->params_0->parts_0;
    uint _S2 = number_0 / kernelContext_0->params_0->parts_0;
    thread Work_0 work_0;
    uint _S3 = _S2 % kernelContext_0->params_0->row_blocks_0;
    (&work_0)->first_row_0 = _S3 * rows_of_block_0;
    uint _S4 = _S2 / kernelContext_0->params_0->row_blocks_0;
    uint kv_heads_0 = kernelContext_0->params_0->heads_0 / kernelContext_0->params_0->group_0;
    uint _S5 = _S4 % kv_heads_0;
    (&work_0)->kv_head_0 = _S5;
    uint _S6 = _S4 / kv_heads_0;
    (&work_0)->batch_0 = _S6;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = (kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U) / kernelContext_0->params_0->parts_0;
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
    uint _S8 = row_0 / kernelContext_2->params_0->group_0;
    return _S8;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S9 = work_1->kv_head_0 * kernelContext_4->params_0->group_0;
    uint _S10 = row_1 % kernelContext_4->params_0->group_0;
    return _S9 + _S10;
}

uint q_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S11 = kernelContext_5->params_0->q_offset_0 + work_2->batch_0 * kernelContext_5->params_0->q_batch_0;
    uint _S12 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S13 = _S11 + _S12 * kernelContext_5->params_0->q_head_0;
    uint _S14 = query_of_0(row_2, kernelContext_5);
    return _S13 + _S14 * kernelContext_5->params_0->q_row_0;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S15 = kernelContext_6->params_0->mask_offset_0 + work_3->batch_0 * kernelContext_6->params_0->mask_batch_0;
    uint _S16 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S17 = _S15 + _S16 * kernelContext_6->params_0->mask_head_0;
    uint _S18 = query_of_0(row_3, kernelContext_6);
    return _S17 + _S18 * kernelContext_6->params_0->mask_row_0;
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
        packed_float4 device* _S22 = kernelContext_10->scratch_0+(place_0 + (kernelContext_10->params_0->head_dim_0 + 3U) / 4U);
        int _S23;
        if(poisoned_0)
        {
            _S23 = int(1);
        }
        else
        {
            _S23 = int(0);
        }
        *_S22 = packed_float4(float4(m_0, l_0, float(_S23), 0.0)) ;
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
    float _S24 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S24);
    (&fold_0)->add_0 = exp(m_1 - _S24);
    *total_m_0 = _S24;
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
    uint _S25 = kernelContext_13->params_0->o_offset_0 + work_4->batch_0 * kernelContext_13->params_0->o_batch_0;
    uint _S26 = head_of_0(work_4, row_6, kernelContext_13);
    uint _S27 = _S25 + _S26 * kernelContext_13->params_0->o_head_0;
    uint _S28 = query_of_0(row_6, kernelContext_13);
    return _S27 + _S28 * kernelContext_13->params_0->o_row_0;
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
        uint _S29 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S29;
        base_0 = 0U;
    }
    else
    {
        uint _S30 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S30;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S31;
    if(rest_0 > tie_0)
    {
        _S31 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S31 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S31 = false;
        }
    }
    uint rounded_1;
    if(_S31)
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
    uint _S32;
    if(poisoned_2)
    {
        _S32 = 2113961472U;
    }
    else
    {
        _S32 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S32;
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
    bool _S33;
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
    (&kernelContext_15)->_S1 = _builtinQuadLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S34 = find_work_0(number_1, 32U, &kernelContext_15);
    uint _S35 = thread_0 % 2U;
    uint row_8 = _S34.first_row_0 + thread_0 / 2U;
    uint last_row_0 = min(_S34.first_row_0 + 32U, _S34.rows_0) - 1U;
    bool live_0 = row_8 < (_S34.rows_0);
    uint _S36 = min(row_8, last_row_0);
    uint _S37 = keys_of_batch_0(_S34.batch_0, &kernelContext_15);
    uint _S38 = query_of_0(last_row_0, &kernelContext_15);
    uint _S39 = keys_of_query_0(_S37, _S38, &kernelContext_15);
    uint _S40;
    if(live_0)
    {
        uint _S41 = query_of_0(_S36, &kernelContext_15);
        uint _S42 = keys_of_query_0(_S37, _S41, &kernelContext_15);
        _S40 = _S42;
    }
    else
    {
        _S40 = 0U;
    }
    uint _S43 = (&kernelContext_15)->params_0->k_offset_0 + _S34.batch_0 * (&kernelContext_15)->params_0->k_batch_0 + _S34.kv_head_0 * (&kernelContext_15)->params_0->k_head_0;
    uint _S44 = (&kernelContext_15)->params_0->v_offset_0 + _S34.batch_0 * (&kernelContext_15)->params_0->v_batch_0 + _S34.kv_head_0 * (&kernelContext_15)->params_0->v_head_0;
    thread Work_0 _S45 = _S34;
    uint _S46 = q_of_0(&_S45, _S36, &kernelContext_15);
    thread Work_0 _S47 = _S34;
    uint _S48 = mask_of_0(&_S47, _S36, &kernelContext_15);
    bool _S49 = (((&kernelContext_15)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(4)> q_0;
    thread array<float4, int(4)> total_2;
    uint _S50 = _S35 * 4U;
    float4 _S51 = load_quad_0((&kernelContext_15)->q_words_0, _S46, _S50, &kernelContext_15);
    q_0[0U] = _S51 * float4((&kernelContext_15)->params_0->scale_0) ;
    float4 _S52 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S52;
    uint _S53 = 2U + _S35;
    uint _S54 = _S53 * 4U;
    float4 _S55 = load_quad_0((&kernelContext_15)->q_words_0, _S46, _S54, &kernelContext_15);
    q_0[1U] = _S55 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[1U] = _S52;
    uint _S56 = 4U + _S35;
    uint _S57 = _S56 * 4U;
    float4 _S58 = load_quad_0((&kernelContext_15)->q_words_0, _S46, _S57, &kernelContext_15);
    q_0[2U] = _S58 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[2U] = _S52;
    uint _S59 = 6U + _S35;
    uint _S60 = _S59 * 4U;
    float4 _S61 = load_quad_0((&kernelContext_15)->q_words_0, _S46, _S60, &kernelContext_15);
    q_0[3U] = _S61 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[3U] = _S52;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(4)> acc_1;
    thread bool poisoned_4 = false;
    uint range_1 = _S34.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S62 = range_1 + 1U;
        uint _S63 = min(_S62 * (&kernelContext_15)->params_0->range_keys_0, _S39);
        acc_1[0U] = _S52;
        acc_1[1U] = _S52;
        acc_1[2U] = _S52;
        acc_1[3U] = _S52;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S63)
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
                if(key_0 < _S63)
                {
                    float4 _S64 = load_quad_0((&kernelContext_15)->k_words_0, _S43 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S65 = load_quad_0((&kernelContext_15)->v_words_0, _S44 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S64;
                    v_quad_0 = _S65;
                }
                else
                {
                    k_quad_0 = _S52;
                    v_quad_0 = _S52;
                }
                (*(&kernelContext_15)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_15)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 64U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S66 = min(32U, _S63 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            float l_3 = l_2;
            for(;;)
            {
                if(step_0 < _S66)
                {
                }
                else
                {
                    break;
                }
                thread array<float4, int(4)> sum_1;
                sum_1[0U] = _S52;
                sum_1[1U] = _S52;
                sum_1[2U] = _S52;
                sum_1[3U] = _S52;
                uint _S67 = step_0 * 8U;
                uint _S68 = _S67 + _S35;
                float4 _S69 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S68], _S52);
                sum_1[0U] = _S69;
                uint _S70 = (step_0 + 1U) * 8U;
                uint _S71 = _S70 + _S35;
                float4 _S72 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S71], _S52);
                sum_1[1U] = _S72;
                uint _S73 = (step_0 + 2U) * 8U;
                uint _S74 = _S73 + _S35;
                float4 _S75 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S74], _S52);
                sum_1[2U] = _S75;
                uint _S76 = (step_0 + 3U) * 8U;
                uint _S77 = _S76 + _S35;
                float4 _S78 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S77], _S52);
                sum_1[3U] = _S78;
                uint _S79 = _S67 + 2U + _S35;
                float4 _S80 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S79], _S69);
                sum_1[0U] = _S80;
                uint _S81 = _S70 + 2U + _S35;
                float4 _S82 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S81], _S72);
                sum_1[1U] = _S82;
                uint _S83 = _S73 + 2U + _S35;
                float4 _S84 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S83], _S75);
                sum_1[2U] = _S84;
                uint _S85 = _S76 + 2U + _S35;
                float4 _S86 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S85], _S78);
                sum_1[3U] = _S86;
                uint _S87 = _S67 + 4U + _S35;
                float4 _S88 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S87], _S80);
                sum_1[0U] = _S88;
                uint _S89 = _S70 + 4U + _S35;
                float4 _S90 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S89], _S82);
                sum_1[1U] = _S90;
                uint _S91 = _S73 + 4U + _S35;
                float4 _S92 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S91], _S84);
                sum_1[2U] = _S92;
                uint _S93 = _S76 + 4U + _S35;
                float4 _S94 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S93], _S86);
                sum_1[3U] = _S94;
                uint _S95 = _S67 + 6U + _S35;
                float4 _S96 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S95], _S88);
                sum_1[0U] = _S96;
                uint _S97 = _S70 + 6U + _S35;
                float4 _S98 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S97], _S90);
                sum_1[1U] = _S98;
                uint _S99 = _S73 + 6U + _S35;
                float4 _S100 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S99], _S92);
                sum_1[2U] = _S100;
                uint _S101 = _S76 + 6U + _S35;
                float4 _S102 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S101], _S94);
                sum_1[3U] = _S102;
                thread array<float, int(4)> score_1;
                float _S103 = _S96.x + _S96.y + (_S96.z + _S96.w);
                float _S104 = _S98.x + _S98.y + (_S98.z + _S98.w);
                float _S105 = _S100.x + _S100.y + (_S100.z + _S100.w);
                float _S106 = _S102.x + _S102.y + (_S102.z + _S102.w);
                float _S107 = (quad_shuffle((_S103), ushort((((&kernelContext_15)->_S1) ^ 1U))));
                score_1[0U] = _S103 + _S107;
                float _S108 = (quad_shuffle((_S104), ushort((((&kernelContext_15)->_S1) ^ 1U))));
                score_1[1U] = _S104 + _S108;
                float _S109 = (quad_shuffle((_S105), ushort((((&kernelContext_15)->_S1) ^ 1U))));
                score_1[2U] = _S105 + _S109;
                float _S110 = (quad_shuffle((_S106), ushort((((&kernelContext_15)->_S1) ^ 1U))));
                score_1[3U] = _S106 + _S110;
                uint _S111 = tile_0 + step_0;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = _S111 >= _S40;
                if(_S49)
                {
                    _S33 = !hidden_0[0U];
                }
                else
                {
                    _S33 = false;
                }
                if(_S33)
                {
                    float bias_0 = (&kernelContext_15)->mask_values_0[_S48 + _S111 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[0U] = score_1[0U] + bias_0;
                    hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                }
                bool _S112;
                if(!hidden_0[0U])
                {
                    _S112 = is_special_0(score_1[0U]);
                }
                else
                {
                    _S112 = false;
                }
                if(_S112)
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
                uint key_1 = _S111 + 1U;
                hidden_0[1U] = key_1 >= _S40;
                bool _S113;
                if(_S49)
                {
                    _S113 = !hidden_0[1U];
                }
                else
                {
                    _S113 = false;
                }
                if(_S113)
                {
                    float bias_1 = (&kernelContext_15)->mask_values_0[_S48 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[1U] = score_1[1U] + bias_1;
                    hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                }
                bool _S114;
                if(!hidden_0[1U])
                {
                    _S114 = is_special_0(score_1[1U]);
                }
                else
                {
                    _S114 = false;
                }
                if(_S114)
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
                uint key_2 = _S111 + 2U;
                hidden_0[2U] = key_2 >= _S40;
                bool _S115;
                if(_S49)
                {
                    _S115 = !hidden_0[2U];
                }
                else
                {
                    _S115 = false;
                }
                if(_S115)
                {
                    float bias_2 = (&kernelContext_15)->mask_values_0[_S48 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[2U] = score_1[2U] + bias_2;
                    hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                }
                bool _S116;
                if(!hidden_0[2U])
                {
                    _S116 = is_special_0(score_1[2U]);
                }
                else
                {
                    _S116 = false;
                }
                if(_S116)
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
                uint key_3 = _S111 + 3U;
                hidden_0[3U] = key_3 >= _S40;
                bool _S117;
                if(_S49)
                {
                    _S117 = !hidden_0[3U];
                }
                else
                {
                    _S117 = false;
                }
                if(_S117)
                {
                    float bias_3 = (&kernelContext_15)->mask_values_0[_S48 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[3U] = score_1[3U] + bias_3;
                    hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                }
                bool _S118;
                if(!hidden_0[3U])
                {
                    _S118 = is_special_0(score_1[3U]);
                }
                else
                {
                    _S118 = false;
                }
                if(_S118)
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
                    float4 _S119 = float4(shrink_0) ;
                    acc_1[0U] = acc_1[0U] * _S119;
                    acc_1[1U] = acc_1[1U] * _S119;
                    acc_1[2U] = acc_1[2U] * _S119;
                    acc_1[3U] = acc_1[3U] * _S119;
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
                    acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S68], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S79], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S87], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S95], acc_1[3U]);
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
                    acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S71], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S81], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S89], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S97], acc_1[3U]);
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
                    acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S74], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S83], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S91], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S99], acc_1[3U]);
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
                    acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S77], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S85], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S93], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S101], acc_1[3U]);
                    l_3 = l_12;
                }
                else
                {
                    l_3 = l_10;
                }
                step_0 = step_0 + 4U;
            }
            tile_0 = tile_0 + 32U;
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == 2U)
        {
            if(live_0)
            {
                _S33 = (range_1 * (&kernelContext_15)->params_0->range_keys_0) < _S40;
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                thread Work_0 _S120 = _S34;
                uint _S121 = head_of_0(&_S120, _S36, &kernelContext_15);
                uint _S122 = query_of_0(_S36, &kernelContext_15);
                uint _S123 = scratch_of_0(_S34.batch_0, _S121, _S122, range_1, &kernelContext_15);
                store_range_0(_S123, _S35, m_3, l_2, poisoned_4, &kernelContext_15);
                store_range_quad_0(_S123, _S35, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S123, _S53, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S123, _S56, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S123, _S59, acc_1[3U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S124 = fold_2;
            float _S125 = folded_0(&_S124, total_l_0, l_2);
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
            total_2[1U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[1U], acc_1[1U]);
            total_2[2U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[2U], acc_1[2U]);
            total_2[3U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[3U], acc_1[3U]);
            m_2 = _S125;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S33 = _S62 < (_S34.last_range_0);
        }
        else
        {
            _S33 = false;
        }
        if(!_S33)
        {
            break;
        }
        range_1 = _S62;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S33 = RANGES_0 != 2U;
    }
    else
    {
        _S33 = false;
    }
    if(_S33)
    {
        if(RANGES_0 == 0U)
        {
            total_2[0U] = acc_1[0U];
            total_2[1U] = acc_1[1U];
            total_2[2U] = acc_1[2U];
            total_2[3U] = acc_1[3U];
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        float _S126 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_15);
        thread Work_0 _S127 = _S34;
        uint _S128 = o_of_0(&_S127, _S36, &kernelContext_15);
        float4 _S129 = float4(_S126) ;
        store_quad_0(_S128, _S50, total_2[0U] * _S129, poisoned_4, &kernelContext_15);
        store_quad_0(_S128, _S54, total_2[1U] * _S129, poisoned_4, &kernelContext_15);
        store_quad_0(_S128, _S57, total_2[2U] * _S129, poisoned_4, &kernelContext_15);
        store_quad_0(_S128, _S60, total_2[3U] * _S129, poisoned_4, &kernelContext_15);
    }
    return;
}

