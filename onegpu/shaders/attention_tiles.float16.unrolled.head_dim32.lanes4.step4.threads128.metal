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

float4 load_quad_0(uint device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = (row_4 + element_0) / 2U;
    thread uint2 pairs_0 = uint2(0U, 0U);
    if(left_0 >= 2U)
    {
        pairs_0.x = words_0[word_0];
    }
    if(left_0 >= 4U)
    {
        pairs_0.y = words_0[word_0 + 1U];
    }
    uint _S19 = pairs_0.x;
    uint _S20 = pairs_0.y;
    return float4(f16tof32_0(uint2(_S19 & 65535U, _S19 >> 16U)), f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)));
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
uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_8)
{
    return kernelContext_8->params_0->scratch_offset_0 + (((batch_3 * kernelContext_8->params_0->heads_0 + head_0) * kernelContext_8->params_0->q_len_0 + query_1) * kernelContext_8->params_0->ranges_0 + range_0) * ((kernelContext_8->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_0, float l_0, bool poisoned_0, KernelContext_0 thread* kernelContext_9)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S21 = kernelContext_9->scratch_0+(place_0 + (kernelContext_9->params_0->head_dim_0 + 3U) / 4U);
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

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_10)
{
    if((quad_0 * 4U) < (kernelContext_10->params_0->head_dim_0))
    {
        *(kernelContext_10->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
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

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_1)
{
    return fma(result_1, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_2)
{
    return weigh_0(add_1, result_2, total_1 * float4(keep_1) );
}

float finish_row_0(float l_1, bool thread* poisoned_1, KernelContext_0 thread* kernelContext_11)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_11->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_1 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_5, KernelContext_0 thread* kernelContext_12)
{
    uint _S24 = kernelContext_12->params_0->o_offset_0 + work_4->batch_0 * kernelContext_12->params_0->o_batch_0;
    uint _S25 = head_of_0(work_4, row_5, kernelContext_12);
    uint _S26 = _S24 + _S25 * kernelContext_12->params_0->o_head_0;
    uint _S27 = query_of_0(row_5, kernelContext_12);
    return _S26 + _S27 * kernelContext_12->params_0->o_row_0;
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

void store_quad_0(uint row_6, uint element_1, float4 quad_1, bool poisoned_2, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_1);
    uint word_1 = (row_6 + element_1) / 2U;
    uint _S31;
    if(left_1 >= 2U)
    {
        uint device* _S32 = kernelContext_13->o_words_0+word_1;
        if(poisoned_2)
        {
            _S31 = 2113961472U;
        }
        else
        {
            _S31 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S32 = _S31;
    }
    if(left_1 >= 4U)
    {
        uint device* _S33 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S31 = 2113961472U;
        }
        else
        {
            _S31 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S33 = _S31;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S34;
    bool _S35;
    bool _S36;
    bool _S37;
    bool _S38;
    bool _S39;
    bool _S40;
    thread KernelContext_0 kernelContext_14;
    (&kernelContext_14)->params_0 = params_1;
    (&kernelContext_14)->key_lengths_0 = key_lengths_1;
    (&kernelContext_14)->q_words_0 = q_words_1;
    (&kernelContext_14)->k_words_0 = k_words_1;
    (&kernelContext_14)->v_words_0 = v_words_1;
    (&kernelContext_14)->mask_values_0 = mask_values_1;
    (&kernelContext_14)->scratch_0 = scratch_1;
    (&kernelContext_14)->o_words_0 = o_words_1;
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_14)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
    (&kernelContext_14)->v_tile_0 = &v_tile_1;
    (&kernelContext_14)->_S1 = _builtinQuadLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S41 = find_work_0(number_1, 128U, &kernelContext_14);
    uint lane_1 = thread_0 % 4U;
    uint first_row_1 = _S41.first_row_0 + thread_0 / 4U * 4U;
    uint last_row_0 = min(_S41.first_row_0 + 128U, _S41.rows_0) - 1U;
    uint _S42 = lane_1 % 4U;
    uint row_7 = first_row_1 + _S42;
    bool live_0 = row_7 < (_S41.rows_0);
    uint _S43 = min(row_7, last_row_0);
    uint _S44 = keys_of_batch_0(_S41.batch_0, &kernelContext_14);
    uint _S45 = query_of_0(last_row_0, &kernelContext_14);
    uint _S46 = keys_of_query_0(_S44, _S45, &kernelContext_14);
    uint _S47;
    if(live_0)
    {
        uint _S48 = query_of_0(_S43, &kernelContext_14);
        uint _S49 = keys_of_query_0(_S44, _S48, &kernelContext_14);
        _S47 = _S49;
    }
    else
    {
        _S47 = 0U;
    }
    bool has_mask_0 = (((&kernelContext_14)->params_0->flags_0) & 1U) != 0U;
    uint _S50;
    if(has_mask_0)
    {
        _S50 = 0U;
    }
    else
    {
        uint _S51 = query_of_0(_S41.first_row_0, &kernelContext_14);
        uint _S52 = keys_of_query_0(_S44, _S51, &kernelContext_14);
        _S50 = _S52;
    }
    uint _S53 = (&kernelContext_14)->params_0->k_offset_0 + _S41.batch_0 * (&kernelContext_14)->params_0->k_batch_0 + _S41.kv_head_0 * (&kernelContext_14)->params_0->k_head_0;
    uint _S54 = (&kernelContext_14)->params_0->v_offset_0 + _S41.batch_0 * (&kernelContext_14)->params_0->v_batch_0 + _S41.kv_head_0 * (&kernelContext_14)->params_0->v_head_0;
    thread Work_0 _S55 = _S41;
    uint _S56 = mask_of_0(&_S55, _S43, &kernelContext_14);
    thread array<array<float4, int(2)>, int(4)> q_0;
    thread array<array<float4, int(2)>, int(4)> total_2;
    uint _S57 = first_row_1 + (_S42 ^ 0U);
    uint _S58 = min(_S57, last_row_0);
    thread Work_0 _S59 = _S41;
    uint _S60 = q_of_0(&_S59, _S58, &kernelContext_14);
    uint _S61 = lane_1 * 4U;
    float4 _S62 = load_quad_0((&kernelContext_14)->q_words_0, _S60, _S61, &kernelContext_14);
    q_0[0U][0U] = _S62 * float4((&kernelContext_14)->params_0->scale_0) ;
    float4 _S63 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S63;
    uint _S64 = 4U + lane_1;
    uint _S65 = _S64 * 4U;
    float4 _S66 = load_quad_0((&kernelContext_14)->q_words_0, _S60, _S65, &kernelContext_14);
    q_0[0U][1U] = _S66 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][1U] = _S63;
    uint _S67 = first_row_1 + (_S42 ^ 1U);
    uint _S68 = min(_S67, last_row_0);
    thread Work_0 _S69 = _S41;
    uint _S70 = q_of_0(&_S69, _S68, &kernelContext_14);
    float4 _S71 = load_quad_0((&kernelContext_14)->q_words_0, _S70, _S61, &kernelContext_14);
    q_0[1U][0U] = _S71 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][0U] = _S63;
    float4 _S72 = load_quad_0((&kernelContext_14)->q_words_0, _S70, _S65, &kernelContext_14);
    q_0[1U][1U] = _S72 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][1U] = _S63;
    uint _S73 = first_row_1 + (_S42 ^ 2U);
    uint _S74 = min(_S73, last_row_0);
    thread Work_0 _S75 = _S41;
    uint _S76 = q_of_0(&_S75, _S74, &kernelContext_14);
    float4 _S77 = load_quad_0((&kernelContext_14)->q_words_0, _S76, _S61, &kernelContext_14);
    q_0[2U][0U] = _S77 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][0U] = _S63;
    float4 _S78 = load_quad_0((&kernelContext_14)->q_words_0, _S76, _S65, &kernelContext_14);
    q_0[2U][1U] = _S78 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][1U] = _S63;
    uint _S79 = first_row_1 + (_S42 ^ 3U);
    uint _S80 = min(_S79, last_row_0);
    thread Work_0 _S81 = _S41;
    uint _S82 = q_of_0(&_S81, _S80, &kernelContext_14);
    float4 _S83 = load_quad_0((&kernelContext_14)->q_words_0, _S82, _S61, &kernelContext_14);
    q_0[3U][0U] = _S83 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][0U] = _S63;
    float4 _S84 = load_quad_0((&kernelContext_14)->q_words_0, _S82, _S65, &kernelContext_14);
    q_0[3U][1U] = _S84 * float4((&kernelContext_14)->params_0->scale_0) ;
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
    thread bool poisoned_3 = false;
    uint range_1 = _S41.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S85 = range_1 + 1U;
        uint _S86 = min(_S85 * (&kernelContext_14)->params_0->range_keys_0, _S46);
        acc_1[0U][0U] = _S63;
        acc_1[0U][1U] = _S63;
        acc_1[1U][0U] = _S63;
        acc_1[1U][1U] = _S63;
        acc_1[2U][0U] = _S63;
        acc_1[2U][1U] = _S63;
        acc_1[3U][0U] = _S63;
        acc_1[3U][1U] = _S63;
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
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
                uint key_0 = tile_0 + slot_0 / 8U;
                uint element_2 = slot_0 % 8U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S86)
                {
                    float4 _S87 = load_quad_0((&kernelContext_14)->k_words_0, _S53 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S88 = load_quad_0((&kernelContext_14)->v_words_0, _S54 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S87;
                    v_quad_0 = _S88;
                }
                else
                {
                    k_quad_0 = _S63;
                    v_quad_0 = _S63;
                }
                (*(&kernelContext_14)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_14)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S89 = min(32U, _S86 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S89)
                {
                }
                else
                {
                    break;
                }
                thread array<array<float, int(4)>, int(4)> part_1;
                part_1[0U][0U] = 0.0;
                part_1[0U][1U] = 0.0;
                part_1[0U][2U] = 0.0;
                part_1[0U][3U] = 0.0;
                part_1[1U][0U] = 0.0;
                part_1[1U][1U] = 0.0;
                part_1[1U][2U] = 0.0;
                part_1[1U][3U] = 0.0;
                part_1[2U][0U] = 0.0;
                part_1[2U][1U] = 0.0;
                part_1[2U][2U] = 0.0;
                part_1[2U][3U] = 0.0;
                part_1[3U][0U] = 0.0;
                part_1[3U][1U] = 0.0;
                part_1[3U][2U] = 0.0;
                part_1[3U][3U] = 0.0;
                uint _S90 = step_0 * 8U;
                uint _S91 = _S90 + lane_1;
                float _S92 = (*(&kernelContext_14)->k_tile_0)[_S91].x;
                float _S93 = (*(&kernelContext_14)->k_tile_0)[_S91].y;
                float _S94 = (*(&kernelContext_14)->k_tile_0)[_S91].z;
                float _S95 = (*(&kernelContext_14)->k_tile_0)[_S91].w;
                part_1[0U][0U] = fma(q_0[0U][0U].w, _S95, fma(q_0[0U][0U].z, _S94, fma(q_0[0U][0U].y, _S93, fma(q_0[0U][0U].x, _S92, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][0U].w, _S95, fma(q_0[1U][0U].z, _S94, fma(q_0[1U][0U].y, _S93, fma(q_0[1U][0U].x, _S92, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][0U].w, _S95, fma(q_0[2U][0U].z, _S94, fma(q_0[2U][0U].y, _S93, fma(q_0[2U][0U].x, _S92, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][0U].w, _S95, fma(q_0[3U][0U].z, _S94, fma(q_0[3U][0U].y, _S93, fma(q_0[3U][0U].x, _S92, part_1[3U][0U]))));
                uint _S96 = (step_0 + 1U) * 8U;
                uint _S97 = _S96 + lane_1;
                float _S98 = (*(&kernelContext_14)->k_tile_0)[_S97].x;
                float _S99 = (*(&kernelContext_14)->k_tile_0)[_S97].y;
                float _S100 = (*(&kernelContext_14)->k_tile_0)[_S97].z;
                float _S101 = (*(&kernelContext_14)->k_tile_0)[_S97].w;
                part_1[0U][1U] = fma(q_0[0U][0U].w, _S101, fma(q_0[0U][0U].z, _S100, fma(q_0[0U][0U].y, _S99, fma(q_0[0U][0U].x, _S98, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][0U].w, _S101, fma(q_0[1U][0U].z, _S100, fma(q_0[1U][0U].y, _S99, fma(q_0[1U][0U].x, _S98, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][0U].w, _S101, fma(q_0[2U][0U].z, _S100, fma(q_0[2U][0U].y, _S99, fma(q_0[2U][0U].x, _S98, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][0U].w, _S101, fma(q_0[3U][0U].z, _S100, fma(q_0[3U][0U].y, _S99, fma(q_0[3U][0U].x, _S98, part_1[3U][1U]))));
                uint _S102 = (step_0 + 2U) * 8U;
                uint _S103 = _S102 + lane_1;
                float _S104 = (*(&kernelContext_14)->k_tile_0)[_S103].x;
                float _S105 = (*(&kernelContext_14)->k_tile_0)[_S103].y;
                float _S106 = (*(&kernelContext_14)->k_tile_0)[_S103].z;
                float _S107 = (*(&kernelContext_14)->k_tile_0)[_S103].w;
                part_1[0U][2U] = fma(q_0[0U][0U].w, _S107, fma(q_0[0U][0U].z, _S106, fma(q_0[0U][0U].y, _S105, fma(q_0[0U][0U].x, _S104, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][0U].w, _S107, fma(q_0[1U][0U].z, _S106, fma(q_0[1U][0U].y, _S105, fma(q_0[1U][0U].x, _S104, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][0U].w, _S107, fma(q_0[2U][0U].z, _S106, fma(q_0[2U][0U].y, _S105, fma(q_0[2U][0U].x, _S104, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][0U].w, _S107, fma(q_0[3U][0U].z, _S106, fma(q_0[3U][0U].y, _S105, fma(q_0[3U][0U].x, _S104, part_1[3U][2U]))));
                uint _S108 = (step_0 + 3U) * 8U;
                uint _S109 = _S108 + lane_1;
                float _S110 = (*(&kernelContext_14)->k_tile_0)[_S109].x;
                float _S111 = (*(&kernelContext_14)->k_tile_0)[_S109].y;
                float _S112 = (*(&kernelContext_14)->k_tile_0)[_S109].z;
                float _S113 = (*(&kernelContext_14)->k_tile_0)[_S109].w;
                part_1[0U][3U] = fma(q_0[0U][0U].w, _S113, fma(q_0[0U][0U].z, _S112, fma(q_0[0U][0U].y, _S111, fma(q_0[0U][0U].x, _S110, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][0U].w, _S113, fma(q_0[1U][0U].z, _S112, fma(q_0[1U][0U].y, _S111, fma(q_0[1U][0U].x, _S110, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][0U].w, _S113, fma(q_0[2U][0U].z, _S112, fma(q_0[2U][0U].y, _S111, fma(q_0[2U][0U].x, _S110, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][0U].w, _S113, fma(q_0[3U][0U].z, _S112, fma(q_0[3U][0U].y, _S111, fma(q_0[3U][0U].x, _S110, part_1[3U][3U]))));
                uint _S114 = _S90 + 4U + lane_1;
                float _S115 = (*(&kernelContext_14)->k_tile_0)[_S114].x;
                float _S116 = (*(&kernelContext_14)->k_tile_0)[_S114].y;
                float _S117 = (*(&kernelContext_14)->k_tile_0)[_S114].z;
                float _S118 = (*(&kernelContext_14)->k_tile_0)[_S114].w;
                part_1[0U][0U] = fma(q_0[0U][1U].w, _S118, fma(q_0[0U][1U].z, _S117, fma(q_0[0U][1U].y, _S116, fma(q_0[0U][1U].x, _S115, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][1U].w, _S118, fma(q_0[1U][1U].z, _S117, fma(q_0[1U][1U].y, _S116, fma(q_0[1U][1U].x, _S115, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][1U].w, _S118, fma(q_0[2U][1U].z, _S117, fma(q_0[2U][1U].y, _S116, fma(q_0[2U][1U].x, _S115, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][1U].w, _S118, fma(q_0[3U][1U].z, _S117, fma(q_0[3U][1U].y, _S116, fma(q_0[3U][1U].x, _S115, part_1[3U][0U]))));
                uint _S119 = _S96 + 4U + lane_1;
                float _S120 = (*(&kernelContext_14)->k_tile_0)[_S119].x;
                float _S121 = (*(&kernelContext_14)->k_tile_0)[_S119].y;
                float _S122 = (*(&kernelContext_14)->k_tile_0)[_S119].z;
                float _S123 = (*(&kernelContext_14)->k_tile_0)[_S119].w;
                part_1[0U][1U] = fma(q_0[0U][1U].w, _S123, fma(q_0[0U][1U].z, _S122, fma(q_0[0U][1U].y, _S121, fma(q_0[0U][1U].x, _S120, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][1U].w, _S123, fma(q_0[1U][1U].z, _S122, fma(q_0[1U][1U].y, _S121, fma(q_0[1U][1U].x, _S120, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][1U].w, _S123, fma(q_0[2U][1U].z, _S122, fma(q_0[2U][1U].y, _S121, fma(q_0[2U][1U].x, _S120, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][1U].w, _S123, fma(q_0[3U][1U].z, _S122, fma(q_0[3U][1U].y, _S121, fma(q_0[3U][1U].x, _S120, part_1[3U][1U]))));
                uint _S124 = _S102 + 4U + lane_1;
                float _S125 = (*(&kernelContext_14)->k_tile_0)[_S124].x;
                float _S126 = (*(&kernelContext_14)->k_tile_0)[_S124].y;
                float _S127 = (*(&kernelContext_14)->k_tile_0)[_S124].z;
                float _S128 = (*(&kernelContext_14)->k_tile_0)[_S124].w;
                part_1[0U][2U] = fma(q_0[0U][1U].w, _S128, fma(q_0[0U][1U].z, _S127, fma(q_0[0U][1U].y, _S126, fma(q_0[0U][1U].x, _S125, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][1U].w, _S128, fma(q_0[1U][1U].z, _S127, fma(q_0[1U][1U].y, _S126, fma(q_0[1U][1U].x, _S125, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][1U].w, _S128, fma(q_0[2U][1U].z, _S127, fma(q_0[2U][1U].y, _S126, fma(q_0[2U][1U].x, _S125, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][1U].w, _S128, fma(q_0[3U][1U].z, _S127, fma(q_0[3U][1U].y, _S126, fma(q_0[3U][1U].x, _S125, part_1[3U][2U]))));
                uint _S129 = _S108 + 4U + lane_1;
                float _S130 = (*(&kernelContext_14)->k_tile_0)[_S129].x;
                float _S131 = (*(&kernelContext_14)->k_tile_0)[_S129].y;
                float _S132 = (*(&kernelContext_14)->k_tile_0)[_S129].z;
                float _S133 = (*(&kernelContext_14)->k_tile_0)[_S129].w;
                part_1[0U][3U] = fma(q_0[0U][1U].w, _S133, fma(q_0[0U][1U].z, _S132, fma(q_0[0U][1U].y, _S131, fma(q_0[0U][1U].x, _S130, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][1U].w, _S133, fma(q_0[1U][1U].z, _S132, fma(q_0[1U][1U].y, _S131, fma(q_0[1U][1U].x, _S130, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][1U].w, _S133, fma(q_0[2U][1U].z, _S132, fma(q_0[2U][1U].y, _S131, fma(q_0[2U][1U].x, _S130, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][1U].w, _S133, fma(q_0[3U][1U].z, _S132, fma(q_0[3U][1U].y, _S131, fma(q_0[3U][1U].x, _S130, part_1[3U][3U]))));
                float _S134 = (quad_shuffle((part_1[int(1)][0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_0 = part_1[int(0)][0U] + _S134;
                thread array<float, int(4)> score_1;
                float _S135 = (quad_shuffle((part_1[int(2)][0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S136 = (quad_shuffle((part_1[int(3)][0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S137 = near_0 + (_S135 + _S136);
                score_1[0U] = _S137;
                float _S138 = (quad_shuffle((part_1[int(1)][1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_1 = part_1[int(0)][1U] + _S138;
                float _S139 = (quad_shuffle((part_1[int(2)][1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S140 = (quad_shuffle((part_1[int(3)][1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S141 = near_1 + (_S139 + _S140);
                score_1[1U] = _S141;
                float _S142 = (quad_shuffle((part_1[int(1)][2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_2 = part_1[int(0)][2U] + _S142;
                float _S143 = (quad_shuffle((part_1[int(2)][2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S144 = (quad_shuffle((part_1[int(3)][2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S145 = near_2 + (_S143 + _S144);
                score_1[2U] = _S145;
                float _S146 = (quad_shuffle((part_1[int(1)][3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_3 = part_1[int(0)][3U] + _S146;
                float _S147 = (quad_shuffle((part_1[int(2)][3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S148 = (quad_shuffle((part_1[int(3)][3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S149 = near_3 + (_S147 + _S148);
                score_1[3U] = _S149;
                uint _S150 = max(max(max(max(0U, (as_type<uint>((_S137))) & 2147483647U), (as_type<uint>((_S141))) & 2147483647U), (as_type<uint>((_S145))) & 2147483647U), (as_type<uint>((_S149))) & 2147483647U);
                uint _S151 = tile_0 + step_0;
                bool clean_0 = (_S151 + 4U) <= _S50;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = false;
                hidden_0[1U] = false;
                hidden_0[2U] = false;
                hidden_0[3U] = false;
                if(!clean_0)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = _S150 >= 2139095040U;
                }
                if(_S34)
                {
                    hidden_0[0U] = _S151 >= _S47;
                    if(has_mask_0)
                    {
                        _S35 = !hidden_0[0U];
                    }
                    else
                    {
                        _S35 = false;
                    }
                    if(_S35)
                    {
                        float bias_0 = (&kernelContext_14)->mask_values_0[_S56 + _S151 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    if(!hidden_0[0U])
                    {
                        _S36 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        if((as_type<uint>((score_1[0U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[0U] = true;
                    }
                    if(hidden_0[0U])
                    {
                        score_1[0U] = -3.4028234663852886e+38;
                    }
                    uint key_1 = _S151 + 1U;
                    hidden_0[1U] = key_1 >= _S47;
                    if(has_mask_0)
                    {
                        _S37 = !hidden_0[1U];
                    }
                    else
                    {
                        _S37 = false;
                    }
                    if(_S37)
                    {
                        float bias_1 = (&kernelContext_14)->mask_values_0[_S56 + key_1 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    if(!hidden_0[1U])
                    {
                        _S38 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S38 = false;
                    }
                    if(_S38)
                    {
                        if((as_type<uint>((score_1[1U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[1U] = true;
                    }
                    if(hidden_0[1U])
                    {
                        score_1[1U] = -3.4028234663852886e+38;
                    }
                    uint key_2 = _S151 + 2U;
                    hidden_0[2U] = key_2 >= _S47;
                    if(has_mask_0)
                    {
                        _S39 = !hidden_0[2U];
                    }
                    else
                    {
                        _S39 = false;
                    }
                    if(_S39)
                    {
                        float bias_2 = (&kernelContext_14)->mask_values_0[_S56 + key_2 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S152;
                    if(!hidden_0[2U])
                    {
                        _S152 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S152 = false;
                    }
                    if(_S152)
                    {
                        if((as_type<uint>((score_1[2U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[2U] = true;
                    }
                    if(hidden_0[2U])
                    {
                        score_1[2U] = -3.4028234663852886e+38;
                    }
                    uint key_3 = _S151 + 3U;
                    hidden_0[3U] = key_3 >= _S47;
                    bool _S153;
                    if(has_mask_0)
                    {
                        _S153 = !hidden_0[3U];
                    }
                    else
                    {
                        _S153 = false;
                    }
                    if(_S153)
                    {
                        float bias_3 = (&kernelContext_14)->mask_values_0[_S56 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S154;
                    if(!hidden_0[3U])
                    {
                        _S154 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S154 = false;
                    }
                    if(_S154)
                    {
                        if((as_type<uint>((score_1[3U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[3U] = true;
                    }
                    if(hidden_0[3U])
                    {
                        score_1[3U] = -3.4028234663852886e+38;
                    }
                }
                float _S155 = max(max(max(max(m_2, score_1[0U]), score_1[1U]), score_1[2U]), score_1[3U]);
                float shrink_0;
                if(_S155 > m_2)
                {
                    shrink_0 = exp(m_2 - _S155);
                    m_2 = _S155;
                }
                else
                {
                    shrink_0 = 1.0;
                }
                float l_3 = l_2 * shrink_0;
                thread array<float, int(4)> weight_1;
                float _S156;
                if(hidden_0[0U])
                {
                    _S156 = -1.0;
                }
                else
                {
                    _S156 = exp(score_1[0U] - m_2);
                }
                weight_1[0U] = _S156;
                float l_4 = l_3 + max(_S156, 0.0);
                float _S157;
                if(hidden_0[1U])
                {
                    _S157 = -1.0;
                }
                else
                {
                    _S157 = exp(score_1[1U] - m_2);
                }
                weight_1[1U] = _S157;
                float l_5 = l_4 + max(_S157, 0.0);
                float _S158;
                if(hidden_0[2U])
                {
                    _S158 = -1.0;
                }
                else
                {
                    _S158 = exp(score_1[2U] - m_2);
                }
                weight_1[2U] = _S158;
                float l_6 = l_5 + max(_S158, 0.0);
                float _S159;
                if(hidden_0[3U])
                {
                    _S159 = -1.0;
                }
                else
                {
                    _S159 = exp(score_1[3U] - m_2);
                }
                weight_1[3U] = _S159;
                float l_7 = l_6 + max(_S159, 0.0);
                thread array<float, int(4)> shrinks_0;
                shrinks_0[int(0)] = shrink_0;
                float _S160 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                shrinks_0[int(1)] = _S160;
                float _S161 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                shrinks_0[int(2)] = _S161;
                float _S162 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                shrinks_0[int(3)] = _S162;
                if(shrink_0 != 1.0)
                {
                    _S35 = true;
                }
                else
                {
                    _S35 = (shrinks_0[int(1)]) != 1.0;
                }
                if(_S35)
                {
                    _S36 = true;
                }
                else
                {
                    _S36 = (shrinks_0[int(2)]) != 1.0;
                }
                if(_S36)
                {
                    _S37 = true;
                }
                else
                {
                    _S37 = (shrinks_0[int(3)]) != 1.0;
                }
                if(_S37)
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
                thread array<array<float, int(4)>, int(4)> weights_0;
                weights_0[int(0)][0U] = weight_1[0U];
                float _S163 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][0U] = _S163;
                float _S164 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][0U] = _S164;
                float _S165 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][0U] = _S165;
                weights_0[int(0)][1U] = weight_1[1U];
                float _S166 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][1U] = _S166;
                float _S167 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][1U] = _S167;
                float _S168 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][1U] = _S168;
                weights_0[int(0)][2U] = weight_1[2U];
                float _S169 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][2U] = _S169;
                float _S170 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][2U] = _S170;
                float _S171 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][2U] = _S171;
                weights_0[int(0)][3U] = weight_1[3U];
                float _S172 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][3U] = _S172;
                float _S173 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][3U] = _S173;
                float _S174 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][3U] = _S174;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0, weights_0[0U][0U]), weights_0[0U][1U]), weights_0[0U][2U]), weights_0[0U][3U]), weights_0[1U][0U]), weights_0[1U][1U]), weights_0[1U][2U]), weights_0[1U][3U]), weights_0[2U][0U]), weights_0[2U][1U]), weights_0[2U][2U]), weights_0[2U][3U]), weights_0[3U][0U]), weights_0[3U][1U]), weights_0[3U][2U]), weights_0[3U][3U])) == 0.0)
                {
                    float4 _S175 = (*(&kernelContext_14)->v_tile_0)[_S91];
                    float4 _S176 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S91], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S176;
                    float4 _S177 = weigh_0(weights_0[1U][0U], _S175, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S177;
                    float4 _S178 = weigh_0(weights_0[2U][0U], _S175, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S178;
                    float4 _S179 = weigh_0(weights_0[3U][0U], _S175, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S179;
                    float4 _S180 = (*(&kernelContext_14)->v_tile_0)[_S97];
                    float4 _S181 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S97], _S176);
                    acc_1[0U][0U] = _S181;
                    float4 _S182 = weigh_0(weights_0[1U][1U], _S180, _S177);
                    acc_1[1U][0U] = _S182;
                    float4 _S183 = weigh_0(weights_0[2U][1U], _S180, _S178);
                    acc_1[2U][0U] = _S183;
                    float4 _S184 = weigh_0(weights_0[3U][1U], _S180, _S179);
                    acc_1[3U][0U] = _S184;
                    float4 _S185 = (*(&kernelContext_14)->v_tile_0)[_S103];
                    float4 _S186 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S103], _S181);
                    acc_1[0U][0U] = _S186;
                    float4 _S187 = weigh_0(weights_0[1U][2U], _S185, _S182);
                    acc_1[1U][0U] = _S187;
                    float4 _S188 = weigh_0(weights_0[2U][2U], _S185, _S183);
                    acc_1[2U][0U] = _S188;
                    float4 _S189 = weigh_0(weights_0[3U][2U], _S185, _S184);
                    acc_1[3U][0U] = _S189;
                    float4 _S190 = (*(&kernelContext_14)->v_tile_0)[_S109];
                    acc_1[0U][0U] = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S109], _S186);
                    acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S190, _S187);
                    acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S190, _S188);
                    acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S190, _S189);
                    float4 _S191 = (*(&kernelContext_14)->v_tile_0)[_S114];
                    float4 _S192 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S114], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S192;
                    float4 _S193 = weigh_0(weights_0[1U][0U], _S191, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S193;
                    float4 _S194 = weigh_0(weights_0[2U][0U], _S191, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S194;
                    float4 _S195 = weigh_0(weights_0[3U][0U], _S191, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S195;
                    float4 _S196 = (*(&kernelContext_14)->v_tile_0)[_S119];
                    float4 _S197 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S119], _S192);
                    acc_1[0U][1U] = _S197;
                    float4 _S198 = weigh_0(weights_0[1U][1U], _S196, _S193);
                    acc_1[1U][1U] = _S198;
                    float4 _S199 = weigh_0(weights_0[2U][1U], _S196, _S194);
                    acc_1[2U][1U] = _S199;
                    float4 _S200 = weigh_0(weights_0[3U][1U], _S196, _S195);
                    acc_1[3U][1U] = _S200;
                    float4 _S201 = (*(&kernelContext_14)->v_tile_0)[_S124];
                    float4 _S202 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S124], _S197);
                    acc_1[0U][1U] = _S202;
                    float4 _S203 = weigh_0(weights_0[1U][2U], _S201, _S198);
                    acc_1[1U][1U] = _S203;
                    float4 _S204 = weigh_0(weights_0[2U][2U], _S201, _S199);
                    acc_1[2U][1U] = _S204;
                    float4 _S205 = weigh_0(weights_0[3U][2U], _S201, _S200);
                    acc_1[3U][1U] = _S205;
                    float4 _S206 = (*(&kernelContext_14)->v_tile_0)[_S129];
                    acc_1[0U][1U] = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S129], _S202);
                    acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S206, _S203);
                    acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S206, _S204);
                    acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S206, _S205);
                }
                else
                {
                    float4 _S207 = (*(&kernelContext_14)->v_tile_0)[_S91];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S207, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][0U], _S207, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][0U], _S207, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][0U], _S207, acc_1[3U][0U]);
                    }
                    float4 _S208 = (*(&kernelContext_14)->v_tile_0)[_S97];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][1U], _S208, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S208, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][1U], _S208, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][1U], _S208, acc_1[3U][0U]);
                    }
                    float4 _S209 = (*(&kernelContext_14)->v_tile_0)[_S103];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][2U], _S209, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][2U], _S209, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S209, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][2U], _S209, acc_1[3U][0U]);
                    }
                    float4 _S210 = (*(&kernelContext_14)->v_tile_0)[_S109];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][3U], _S210, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S210, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S210, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S210, acc_1[3U][0U]);
                    }
                    float4 _S211 = (*(&kernelContext_14)->v_tile_0)[_S114];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S211, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][0U], _S211, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][0U], _S211, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][0U], _S211, acc_1[3U][1U]);
                    }
                    float4 _S212 = (*(&kernelContext_14)->v_tile_0)[_S119];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][1U], _S212, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S212, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][1U], _S212, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][1U], _S212, acc_1[3U][1U]);
                    }
                    float4 _S213 = (*(&kernelContext_14)->v_tile_0)[_S124];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][2U], _S213, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][2U], _S213, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S213, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][2U], _S213, acc_1[3U][1U]);
                    }
                    float4 _S214 = (*(&kernelContext_14)->v_tile_0)[_S129];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][3U], _S214, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S214, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S214, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S214, acc_1[3U][1U]);
                    }
                }
                step_0 = step_0 + 4U;
                l_2 = l_7;
            }
            tile_0 = tile_0 + 32U;
            m_3 = m_2;
        }
        bool _S215 = RANGES_0 == 2U;
        _S40 = _S215;
        if(_S215)
        {
            uint range_key_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
            if(live_0)
            {
                _S34 = lane_1 < 4U;
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                _S35 = range_key_0 < _S47;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                thread Work_0 _S216 = _S41;
                uint _S217 = head_of_0(&_S216, _S43, &kernelContext_14);
                uint _S218 = query_of_0(_S43, &kernelContext_14);
                uint _S219 = scratch_of_0(_S41.batch_0, _S217, _S218, range_1, &kernelContext_14);
                store_range_0(_S219, 0U, m_3, l_2, poisoned_3, &kernelContext_14);
            }
            if(_S57 < (_S41.rows_0))
            {
                uint _S220 = query_of_0(_S57, &kernelContext_14);
                uint _S221 = keys_of_query_0(_S44, _S220, &kernelContext_14);
                _S36 = range_key_0 < _S221;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S222 = _S41;
                uint _S223 = head_of_0(&_S222, _S57, &kernelContext_14);
                uint _S224 = query_of_0(_S57, &kernelContext_14);
                uint _S225 = scratch_of_0(_S41.batch_0, _S223, _S224, range_1, &kernelContext_14);
                store_range_quad_0(_S225, lane_1, acc_1[0U][0U], &kernelContext_14);
                store_range_quad_0(_S225, _S64, acc_1[0U][1U], &kernelContext_14);
            }
            if(_S67 < (_S41.rows_0))
            {
                uint _S226 = query_of_0(_S67, &kernelContext_14);
                uint _S227 = keys_of_query_0(_S44, _S226, &kernelContext_14);
                _S37 = range_key_0 < _S227;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                thread Work_0 _S228 = _S41;
                uint _S229 = head_of_0(&_S228, _S67, &kernelContext_14);
                uint _S230 = query_of_0(_S67, &kernelContext_14);
                uint _S231 = scratch_of_0(_S41.batch_0, _S229, _S230, range_1, &kernelContext_14);
                store_range_quad_0(_S231, lane_1, acc_1[1U][0U], &kernelContext_14);
                store_range_quad_0(_S231, _S64, acc_1[1U][1U], &kernelContext_14);
            }
            if(_S73 < (_S41.rows_0))
            {
                uint _S232 = query_of_0(_S73, &kernelContext_14);
                uint _S233 = keys_of_query_0(_S44, _S232, &kernelContext_14);
                _S38 = range_key_0 < _S233;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                thread Work_0 _S234 = _S41;
                uint _S235 = head_of_0(&_S234, _S73, &kernelContext_14);
                uint _S236 = query_of_0(_S73, &kernelContext_14);
                uint _S237 = scratch_of_0(_S41.batch_0, _S235, _S236, range_1, &kernelContext_14);
                store_range_quad_0(_S237, lane_1, acc_1[2U][0U], &kernelContext_14);
                store_range_quad_0(_S237, _S64, acc_1[2U][1U], &kernelContext_14);
            }
            if(_S79 < (_S41.rows_0))
            {
                uint _S238 = query_of_0(_S79, &kernelContext_14);
                uint _S239 = keys_of_query_0(_S44, _S238, &kernelContext_14);
                _S39 = range_key_0 < _S239;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S240 = _S41;
                uint _S241 = head_of_0(&_S240, _S79, &kernelContext_14);
                uint _S242 = query_of_0(_S79, &kernelContext_14);
                uint _S243 = scratch_of_0(_S41.batch_0, _S241, _S242, range_1, &kernelContext_14);
                store_range_quad_0(_S243, lane_1, acc_1[3U][0U], &kernelContext_14);
                store_range_quad_0(_S243, _S64, acc_1[3U][1U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S244 = fold_2;
            float _S245 = folded_0(&_S244, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S246 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            keeps_0[int(1)] = _S246;
            float _S247 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            keeps_0[int(2)] = _S247;
            float _S248 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            keeps_0[int(3)] = _S248;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S249 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            adds_0[int(1)] = _S249;
            float _S250 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            adds_0[int(2)] = _S250;
            float _S251 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            adds_0[int(3)] = _S251;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            m_2 = _S245;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S34 = _S85 < (_S41.last_range_0);
        }
        else
        {
            _S34 = false;
        }
        if(!_S34)
        {
            break;
        }
        range_1 = _S85;
        total_l_0 = m_2;
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
        total_l_0 = m_2;
    }
    float _S252 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S252;
    float _S253 = (quad_shuffle((_S252), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    factors_0[int(1)] = _S253;
    float _S254 = (quad_shuffle((_S252), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    factors_0[int(2)] = _S254;
    float _S255 = (quad_shuffle((_S252), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    factors_0[int(3)] = _S255;
    int _S256;
    if(poisoned_3)
    {
        _S256 = int(1);
    }
    else
    {
        _S256 = int(0);
    }
    uint spoiled_bit_0 = uint(_S256);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S257 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    spoiled_0[int(1)] = _S257;
    uint _S258 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    spoiled_0[int(2)] = _S258;
    uint _S259 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    spoiled_0[int(3)] = _S259;
    if(_S57 < (_S41.rows_0))
    {
        thread Work_0 _S260 = _S41;
        uint _S261 = o_of_0(&_S260, _S57, &kernelContext_14);
        store_quad_0(_S261, _S61, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S261, _S65, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
    }
    if(_S67 < (_S41.rows_0))
    {
        thread Work_0 _S262 = _S41;
        uint _S263 = o_of_0(&_S262, _S67, &kernelContext_14);
        store_quad_0(_S263, _S61, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S263, _S65, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
    }
    if(_S73 < (_S41.rows_0))
    {
        thread Work_0 _S264 = _S41;
        uint _S265 = o_of_0(&_S264, _S73, &kernelContext_14);
        store_quad_0(_S265, _S61, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S265, _S65, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
    }
    if(_S79 < (_S41.rows_0))
    {
        thread Work_0 _S266 = _S41;
        uint _S267 = o_of_0(&_S266, _S79, &kernelContext_14);
        store_quad_0(_S267, _S61, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S267, _S65, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
    }
    return;
}

