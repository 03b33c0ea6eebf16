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
    array<float4, int(512)> threadgroup* k_tile_0;
    array<float4, int(512)> threadgroup* v_tile_0;
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
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_14)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
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
    thread array<array<float4, int(4)>, int(4)> q_0;
    thread array<array<float4, int(4)>, int(4)> total_2;
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
    uint _S67 = 8U + lane_1;
    uint _S68 = _S67 * 4U;
    float4 _S69 = load_quad_0((&kernelContext_14)->q_words_0, _S60, _S68, &kernelContext_14);
    q_0[0U][2U] = _S69 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][2U] = _S63;
    uint _S70 = 12U + lane_1;
    uint _S71 = _S70 * 4U;
    float4 _S72 = load_quad_0((&kernelContext_14)->q_words_0, _S60, _S71, &kernelContext_14);
    q_0[0U][3U] = _S72 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][3U] = _S63;
    uint _S73 = first_row_1 + (_S42 ^ 1U);
    uint _S74 = min(_S73, last_row_0);
    thread Work_0 _S75 = _S41;
    uint _S76 = q_of_0(&_S75, _S74, &kernelContext_14);
    float4 _S77 = load_quad_0((&kernelContext_14)->q_words_0, _S76, _S61, &kernelContext_14);
    q_0[1U][0U] = _S77 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][0U] = _S63;
    float4 _S78 = load_quad_0((&kernelContext_14)->q_words_0, _S76, _S65, &kernelContext_14);
    q_0[1U][1U] = _S78 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][1U] = _S63;
    float4 _S79 = load_quad_0((&kernelContext_14)->q_words_0, _S76, _S68, &kernelContext_14);
    q_0[1U][2U] = _S79 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][2U] = _S63;
    float4 _S80 = load_quad_0((&kernelContext_14)->q_words_0, _S76, _S71, &kernelContext_14);
    q_0[1U][3U] = _S80 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][3U] = _S63;
    uint _S81 = first_row_1 + (_S42 ^ 2U);
    uint _S82 = min(_S81, last_row_0);
    thread Work_0 _S83 = _S41;
    uint _S84 = q_of_0(&_S83, _S82, &kernelContext_14);
    float4 _S85 = load_quad_0((&kernelContext_14)->q_words_0, _S84, _S61, &kernelContext_14);
    q_0[2U][0U] = _S85 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][0U] = _S63;
    float4 _S86 = load_quad_0((&kernelContext_14)->q_words_0, _S84, _S65, &kernelContext_14);
    q_0[2U][1U] = _S86 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][1U] = _S63;
    float4 _S87 = load_quad_0((&kernelContext_14)->q_words_0, _S84, _S68, &kernelContext_14);
    q_0[2U][2U] = _S87 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][2U] = _S63;
    float4 _S88 = load_quad_0((&kernelContext_14)->q_words_0, _S84, _S71, &kernelContext_14);
    q_0[2U][3U] = _S88 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][3U] = _S63;
    uint _S89 = first_row_1 + (_S42 ^ 3U);
    uint _S90 = min(_S89, last_row_0);
    thread Work_0 _S91 = _S41;
    uint _S92 = q_of_0(&_S91, _S90, &kernelContext_14);
    float4 _S93 = load_quad_0((&kernelContext_14)->q_words_0, _S92, _S61, &kernelContext_14);
    q_0[3U][0U] = _S93 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][0U] = _S63;
    float4 _S94 = load_quad_0((&kernelContext_14)->q_words_0, _S92, _S65, &kernelContext_14);
    q_0[3U][1U] = _S94 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][1U] = _S63;
    float4 _S95 = load_quad_0((&kernelContext_14)->q_words_0, _S92, _S68, &kernelContext_14);
    q_0[3U][2U] = _S95 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][2U] = _S63;
    float4 _S96 = load_quad_0((&kernelContext_14)->q_words_0, _S92, _S71, &kernelContext_14);
    q_0[3U][3U] = _S96 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][3U] = _S63;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(4)>, int(4)> acc_1;
    acc_1[0U][0U] = _S63;
    acc_1[0U][1U] = _S63;
    acc_1[0U][2U] = _S63;
    acc_1[0U][3U] = _S63;
    acc_1[1U][0U] = _S63;
    acc_1[1U][1U] = _S63;
    acc_1[1U][2U] = _S63;
    acc_1[1U][3U] = _S63;
    acc_1[2U][0U] = _S63;
    acc_1[2U][1U] = _S63;
    acc_1[2U][2U] = _S63;
    acc_1[2U][3U] = _S63;
    acc_1[3U][0U] = _S63;
    acc_1[3U][1U] = _S63;
    acc_1[3U][2U] = _S63;
    acc_1[3U][3U] = _S63;
    thread bool poisoned_3 = false;
    uint range_1 = _S41.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S97 = range_1 + 1U;
        uint _S98 = min(_S97 * (&kernelContext_14)->params_0->range_keys_0, _S46);
        acc_1[0U][0U] = _S63;
        acc_1[0U][1U] = _S63;
        acc_1[0U][2U] = _S63;
        acc_1[0U][3U] = _S63;
        acc_1[1U][0U] = _S63;
        acc_1[1U][1U] = _S63;
        acc_1[1U][2U] = _S63;
        acc_1[1U][3U] = _S63;
        acc_1[2U][0U] = _S63;
        acc_1[2U][1U] = _S63;
        acc_1[2U][2U] = _S63;
        acc_1[2U][3U] = _S63;
        acc_1[3U][0U] = _S63;
        acc_1[3U][1U] = _S63;
        acc_1[3U][2U] = _S63;
        acc_1[3U][3U] = _S63;
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S98)
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
                uint key_0 = tile_0 + slot_0 / 16U;
                uint element_2 = slot_0 % 16U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S98)
                {
                    float4 _S99 = load_quad_0((&kernelContext_14)->k_words_0, _S53 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S100 = load_quad_0((&kernelContext_14)->v_words_0, _S54 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S99;
                    v_quad_0 = _S100;
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
            uint _S101 = min(32U, _S98 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S101)
                {
                }
                else
                {
                    break;
                }
                thread array<array<float, int(8)>, int(4)> part_1;
                part_1[0U][0U] = 0.0;
                part_1[0U][1U] = 0.0;
                part_1[0U][2U] = 0.0;
                part_1[0U][3U] = 0.0;
                part_1[0U][4U] = 0.0;
                part_1[0U][5U] = 0.0;
                part_1[0U][6U] = 0.0;
                part_1[0U][7U] = 0.0;
                part_1[1U][0U] = 0.0;
                part_1[1U][1U] = 0.0;
                part_1[1U][2U] = 0.0;
                part_1[1U][3U] = 0.0;
                part_1[1U][4U] = 0.0;
                part_1[1U][5U] = 0.0;
                part_1[1U][6U] = 0.0;
                part_1[1U][7U] = 0.0;
                part_1[2U][0U] = 0.0;
                part_1[2U][1U] = 0.0;
                part_1[2U][2U] = 0.0;
                part_1[2U][3U] = 0.0;
                part_1[2U][4U] = 0.0;
                part_1[2U][5U] = 0.0;
                part_1[2U][6U] = 0.0;
                part_1[2U][7U] = 0.0;
                part_1[3U][0U] = 0.0;
                part_1[3U][1U] = 0.0;
                part_1[3U][2U] = 0.0;
                part_1[3U][3U] = 0.0;
                part_1[3U][4U] = 0.0;
                part_1[3U][5U] = 0.0;
                part_1[3U][6U] = 0.0;
                part_1[3U][7U] = 0.0;
                uint _S102 = step_0 * 16U;
                uint _S103 = _S102 + lane_1;
                float _S104 = (*(&kernelContext_14)->k_tile_0)[_S103].x;
                float _S105 = (*(&kernelContext_14)->k_tile_0)[_S103].y;
                float _S106 = (*(&kernelContext_14)->k_tile_0)[_S103].z;
                float _S107 = (*(&kernelContext_14)->k_tile_0)[_S103].w;
                part_1[0U][0U] = fma(q_0[0U][0U].w, _S107, fma(q_0[0U][0U].z, _S106, fma(q_0[0U][0U].y, _S105, fma(q_0[0U][0U].x, _S104, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][0U].w, _S107, fma(q_0[1U][0U].z, _S106, fma(q_0[1U][0U].y, _S105, fma(q_0[1U][0U].x, _S104, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][0U].w, _S107, fma(q_0[2U][0U].z, _S106, fma(q_0[2U][0U].y, _S105, fma(q_0[2U][0U].x, _S104, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][0U].w, _S107, fma(q_0[3U][0U].z, _S106, fma(q_0[3U][0U].y, _S105, fma(q_0[3U][0U].x, _S104, part_1[3U][0U]))));
                uint _S108 = (step_0 + 1U) * 16U;
                uint _S109 = _S108 + lane_1;
                float _S110 = (*(&kernelContext_14)->k_tile_0)[_S109].x;
                float _S111 = (*(&kernelContext_14)->k_tile_0)[_S109].y;
                float _S112 = (*(&kernelContext_14)->k_tile_0)[_S109].z;
                float _S113 = (*(&kernelContext_14)->k_tile_0)[_S109].w;
                part_1[0U][1U] = fma(q_0[0U][0U].w, _S113, fma(q_0[0U][0U].z, _S112, fma(q_0[0U][0U].y, _S111, fma(q_0[0U][0U].x, _S110, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][0U].w, _S113, fma(q_0[1U][0U].z, _S112, fma(q_0[1U][0U].y, _S111, fma(q_0[1U][0U].x, _S110, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][0U].w, _S113, fma(q_0[2U][0U].z, _S112, fma(q_0[2U][0U].y, _S111, fma(q_0[2U][0U].x, _S110, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][0U].w, _S113, fma(q_0[3U][0U].z, _S112, fma(q_0[3U][0U].y, _S111, fma(q_0[3U][0U].x, _S110, part_1[3U][1U]))));
                uint _S114 = (step_0 + 2U) * 16U;
                uint _S115 = _S114 + lane_1;
                float _S116 = (*(&kernelContext_14)->k_tile_0)[_S115].x;
                float _S117 = (*(&kernelContext_14)->k_tile_0)[_S115].y;
                float _S118 = (*(&kernelContext_14)->k_tile_0)[_S115].z;
                float _S119 = (*(&kernelContext_14)->k_tile_0)[_S115].w;
                part_1[0U][2U] = fma(q_0[0U][0U].w, _S119, fma(q_0[0U][0U].z, _S118, fma(q_0[0U][0U].y, _S117, fma(q_0[0U][0U].x, _S116, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][0U].w, _S119, fma(q_0[1U][0U].z, _S118, fma(q_0[1U][0U].y, _S117, fma(q_0[1U][0U].x, _S116, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][0U].w, _S119, fma(q_0[2U][0U].z, _S118, fma(q_0[2U][0U].y, _S117, fma(q_0[2U][0U].x, _S116, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][0U].w, _S119, fma(q_0[3U][0U].z, _S118, fma(q_0[3U][0U].y, _S117, fma(q_0[3U][0U].x, _S116, part_1[3U][2U]))));
                uint _S120 = (step_0 + 3U) * 16U;
                uint _S121 = _S120 + lane_1;
                float _S122 = (*(&kernelContext_14)->k_tile_0)[_S121].x;
                float _S123 = (*(&kernelContext_14)->k_tile_0)[_S121].y;
                float _S124 = (*(&kernelContext_14)->k_tile_0)[_S121].z;
                float _S125 = (*(&kernelContext_14)->k_tile_0)[_S121].w;
                part_1[0U][3U] = fma(q_0[0U][0U].w, _S125, fma(q_0[0U][0U].z, _S124, fma(q_0[0U][0U].y, _S123, fma(q_0[0U][0U].x, _S122, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][0U].w, _S125, fma(q_0[1U][0U].z, _S124, fma(q_0[1U][0U].y, _S123, fma(q_0[1U][0U].x, _S122, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][0U].w, _S125, fma(q_0[2U][0U].z, _S124, fma(q_0[2U][0U].y, _S123, fma(q_0[2U][0U].x, _S122, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][0U].w, _S125, fma(q_0[3U][0U].z, _S124, fma(q_0[3U][0U].y, _S123, fma(q_0[3U][0U].x, _S122, part_1[3U][3U]))));
                uint _S126 = (step_0 + 4U) * 16U;
                uint _S127 = _S126 + lane_1;
                float _S128 = (*(&kernelContext_14)->k_tile_0)[_S127].x;
                float _S129 = (*(&kernelContext_14)->k_tile_0)[_S127].y;
                float _S130 = (*(&kernelContext_14)->k_tile_0)[_S127].z;
                float _S131 = (*(&kernelContext_14)->k_tile_0)[_S127].w;
                part_1[0U][4U] = fma(q_0[0U][0U].w, _S131, fma(q_0[0U][0U].z, _S130, fma(q_0[0U][0U].y, _S129, fma(q_0[0U][0U].x, _S128, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][0U].w, _S131, fma(q_0[1U][0U].z, _S130, fma(q_0[1U][0U].y, _S129, fma(q_0[1U][0U].x, _S128, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][0U].w, _S131, fma(q_0[2U][0U].z, _S130, fma(q_0[2U][0U].y, _S129, fma(q_0[2U][0U].x, _S128, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][0U].w, _S131, fma(q_0[3U][0U].z, _S130, fma(q_0[3U][0U].y, _S129, fma(q_0[3U][0U].x, _S128, part_1[3U][4U]))));
                uint _S132 = (step_0 + 5U) * 16U;
                uint _S133 = _S132 + lane_1;
                float _S134 = (*(&kernelContext_14)->k_tile_0)[_S133].x;
                float _S135 = (*(&kernelContext_14)->k_tile_0)[_S133].y;
                float _S136 = (*(&kernelContext_14)->k_tile_0)[_S133].z;
                float _S137 = (*(&kernelContext_14)->k_tile_0)[_S133].w;
                part_1[0U][5U] = fma(q_0[0U][0U].w, _S137, fma(q_0[0U][0U].z, _S136, fma(q_0[0U][0U].y, _S135, fma(q_0[0U][0U].x, _S134, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][0U].w, _S137, fma(q_0[1U][0U].z, _S136, fma(q_0[1U][0U].y, _S135, fma(q_0[1U][0U].x, _S134, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][0U].w, _S137, fma(q_0[2U][0U].z, _S136, fma(q_0[2U][0U].y, _S135, fma(q_0[2U][0U].x, _S134, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][0U].w, _S137, fma(q_0[3U][0U].z, _S136, fma(q_0[3U][0U].y, _S135, fma(q_0[3U][0U].x, _S134, part_1[3U][5U]))));
                uint _S138 = (step_0 + 6U) * 16U;
                uint _S139 = _S138 + lane_1;
                float _S140 = (*(&kernelContext_14)->k_tile_0)[_S139].x;
                float _S141 = (*(&kernelContext_14)->k_tile_0)[_S139].y;
                float _S142 = (*(&kernelContext_14)->k_tile_0)[_S139].z;
                float _S143 = (*(&kernelContext_14)->k_tile_0)[_S139].w;
                part_1[0U][6U] = fma(q_0[0U][0U].w, _S143, fma(q_0[0U][0U].z, _S142, fma(q_0[0U][0U].y, _S141, fma(q_0[0U][0U].x, _S140, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][0U].w, _S143, fma(q_0[1U][0U].z, _S142, fma(q_0[1U][0U].y, _S141, fma(q_0[1U][0U].x, _S140, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][0U].w, _S143, fma(q_0[2U][0U].z, _S142, fma(q_0[2U][0U].y, _S141, fma(q_0[2U][0U].x, _S140, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][0U].w, _S143, fma(q_0[3U][0U].z, _S142, fma(q_0[3U][0U].y, _S141, fma(q_0[3U][0U].x, _S140, part_1[3U][6U]))));
                uint _S144 = (step_0 + 7U) * 16U;
                uint _S145 = _S144 + lane_1;
                float _S146 = (*(&kernelContext_14)->k_tile_0)[_S145].x;
                float _S147 = (*(&kernelContext_14)->k_tile_0)[_S145].y;
                float _S148 = (*(&kernelContext_14)->k_tile_0)[_S145].z;
                float _S149 = (*(&kernelContext_14)->k_tile_0)[_S145].w;
                part_1[0U][7U] = fma(q_0[0U][0U].w, _S149, fma(q_0[0U][0U].z, _S148, fma(q_0[0U][0U].y, _S147, fma(q_0[0U][0U].x, _S146, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][0U].w, _S149, fma(q_0[1U][0U].z, _S148, fma(q_0[1U][0U].y, _S147, fma(q_0[1U][0U].x, _S146, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][0U].w, _S149, fma(q_0[2U][0U].z, _S148, fma(q_0[2U][0U].y, _S147, fma(q_0[2U][0U].x, _S146, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][0U].w, _S149, fma(q_0[3U][0U].z, _S148, fma(q_0[3U][0U].y, _S147, fma(q_0[3U][0U].x, _S146, part_1[3U][7U]))));
                uint _S150 = _S102 + 4U + lane_1;
                float _S151 = (*(&kernelContext_14)->k_tile_0)[_S150].x;
                float _S152 = (*(&kernelContext_14)->k_tile_0)[_S150].y;
                float _S153 = (*(&kernelContext_14)->k_tile_0)[_S150].z;
                float _S154 = (*(&kernelContext_14)->k_tile_0)[_S150].w;
                part_1[0U][0U] = fma(q_0[0U][1U].w, _S154, fma(q_0[0U][1U].z, _S153, fma(q_0[0U][1U].y, _S152, fma(q_0[0U][1U].x, _S151, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][1U].w, _S154, fma(q_0[1U][1U].z, _S153, fma(q_0[1U][1U].y, _S152, fma(q_0[1U][1U].x, _S151, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][1U].w, _S154, fma(q_0[2U][1U].z, _S153, fma(q_0[2U][1U].y, _S152, fma(q_0[2U][1U].x, _S151, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][1U].w, _S154, fma(q_0[3U][1U].z, _S153, fma(q_0[3U][1U].y, _S152, fma(q_0[3U][1U].x, _S151, part_1[3U][0U]))));
                uint _S155 = _S108 + 4U + lane_1;
                float _S156 = (*(&kernelContext_14)->k_tile_0)[_S155].x;
                float _S157 = (*(&kernelContext_14)->k_tile_0)[_S155].y;
                float _S158 = (*(&kernelContext_14)->k_tile_0)[_S155].z;
                float _S159 = (*(&kernelContext_14)->k_tile_0)[_S155].w;
                part_1[0U][1U] = fma(q_0[0U][1U].w, _S159, fma(q_0[0U][1U].z, _S158, fma(q_0[0U][1U].y, _S157, fma(q_0[0U][1U].x, _S156, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][1U].w, _S159, fma(q_0[1U][1U].z, _S158, fma(q_0[1U][1U].y, _S157, fma(q_0[1U][1U].x, _S156, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][1U].w, _S159, fma(q_0[2U][1U].z, _S158, fma(q_0[2U][1U].y, _S157, fma(q_0[2U][1U].x, _S156, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][1U].w, _S159, fma(q_0[3U][1U].z, _S158, fma(q_0[3U][1U].y, _S157, fma(q_0[3U][1U].x, _S156, part_1[3U][1U]))));
                uint _S160 = _S114 + 4U + lane_1;
                float _S161 = (*(&kernelContext_14)->k_tile_0)[_S160].x;
                float _S162 = (*(&kernelContext_14)->k_tile_0)[_S160].y;
                float _S163 = (*(&kernelContext_14)->k_tile_0)[_S160].z;
                float _S164 = (*(&kernelContext_14)->k_tile_0)[_S160].w;
                part_1[0U][2U] = fma(q_0[0U][1U].w, _S164, fma(q_0[0U][1U].z, _S163, fma(q_0[0U][1U].y, _S162, fma(q_0[0U][1U].x, _S161, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][1U].w, _S164, fma(q_0[1U][1U].z, _S163, fma(q_0[1U][1U].y, _S162, fma(q_0[1U][1U].x, _S161, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][1U].w, _S164, fma(q_0[2U][1U].z, _S163, fma(q_0[2U][1U].y, _S162, fma(q_0[2U][1U].x, _S161, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][1U].w, _S164, fma(q_0[3U][1U].z, _S163, fma(q_0[3U][1U].y, _S162, fma(q_0[3U][1U].x, _S161, part_1[3U][2U]))));
                uint _S165 = _S120 + 4U + lane_1;
                float _S166 = (*(&kernelContext_14)->k_tile_0)[_S165].x;
                float _S167 = (*(&kernelContext_14)->k_tile_0)[_S165].y;
                float _S168 = (*(&kernelContext_14)->k_tile_0)[_S165].z;
                float _S169 = (*(&kernelContext_14)->k_tile_0)[_S165].w;
                part_1[0U][3U] = fma(q_0[0U][1U].w, _S169, fma(q_0[0U][1U].z, _S168, fma(q_0[0U][1U].y, _S167, fma(q_0[0U][1U].x, _S166, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][1U].w, _S169, fma(q_0[1U][1U].z, _S168, fma(q_0[1U][1U].y, _S167, fma(q_0[1U][1U].x, _S166, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][1U].w, _S169, fma(q_0[2U][1U].z, _S168, fma(q_0[2U][1U].y, _S167, fma(q_0[2U][1U].x, _S166, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][1U].w, _S169, fma(q_0[3U][1U].z, _S168, fma(q_0[3U][1U].y, _S167, fma(q_0[3U][1U].x, _S166, part_1[3U][3U]))));
                uint _S170 = _S126 + 4U + lane_1;
                float _S171 = (*(&kernelContext_14)->k_tile_0)[_S170].x;
                float _S172 = (*(&kernelContext_14)->k_tile_0)[_S170].y;
                float _S173 = (*(&kernelContext_14)->k_tile_0)[_S170].z;
                float _S174 = (*(&kernelContext_14)->k_tile_0)[_S170].w;
                part_1[0U][4U] = fma(q_0[0U][1U].w, _S174, fma(q_0[0U][1U].z, _S173, fma(q_0[0U][1U].y, _S172, fma(q_0[0U][1U].x, _S171, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][1U].w, _S174, fma(q_0[1U][1U].z, _S173, fma(q_0[1U][1U].y, _S172, fma(q_0[1U][1U].x, _S171, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][1U].w, _S174, fma(q_0[2U][1U].z, _S173, fma(q_0[2U][1U].y, _S172, fma(q_0[2U][1U].x, _S171, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][1U].w, _S174, fma(q_0[3U][1U].z, _S173, fma(q_0[3U][1U].y, _S172, fma(q_0[3U][1U].x, _S171, part_1[3U][4U]))));
                uint _S175 = _S132 + 4U + lane_1;
                float _S176 = (*(&kernelContext_14)->k_tile_0)[_S175].x;
                float _S177 = (*(&kernelContext_14)->k_tile_0)[_S175].y;
                float _S178 = (*(&kernelContext_14)->k_tile_0)[_S175].z;
                float _S179 = (*(&kernelContext_14)->k_tile_0)[_S175].w;
                part_1[0U][5U] = fma(q_0[0U][1U].w, _S179, fma(q_0[0U][1U].z, _S178, fma(q_0[0U][1U].y, _S177, fma(q_0[0U][1U].x, _S176, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][1U].w, _S179, fma(q_0[1U][1U].z, _S178, fma(q_0[1U][1U].y, _S177, fma(q_0[1U][1U].x, _S176, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][1U].w, _S179, fma(q_0[2U][1U].z, _S178, fma(q_0[2U][1U].y, _S177, fma(q_0[2U][1U].x, _S176, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][1U].w, _S179, fma(q_0[3U][1U].z, _S178, fma(q_0[3U][1U].y, _S177, fma(q_0[3U][1U].x, _S176, part_1[3U][5U]))));
                uint _S180 = _S138 + 4U + lane_1;
                float _S181 = (*(&kernelContext_14)->k_tile_0)[_S180].x;
                float _S182 = (*(&kernelContext_14)->k_tile_0)[_S180].y;
                float _S183 = (*(&kernelContext_14)->k_tile_0)[_S180].z;
                float _S184 = (*(&kernelContext_14)->k_tile_0)[_S180].w;
                part_1[0U][6U] = fma(q_0[0U][1U].w, _S184, fma(q_0[0U][1U].z, _S183, fma(q_0[0U][1U].y, _S182, fma(q_0[0U][1U].x, _S181, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][1U].w, _S184, fma(q_0[1U][1U].z, _S183, fma(q_0[1U][1U].y, _S182, fma(q_0[1U][1U].x, _S181, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][1U].w, _S184, fma(q_0[2U][1U].z, _S183, fma(q_0[2U][1U].y, _S182, fma(q_0[2U][1U].x, _S181, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][1U].w, _S184, fma(q_0[3U][1U].z, _S183, fma(q_0[3U][1U].y, _S182, fma(q_0[3U][1U].x, _S181, part_1[3U][6U]))));
                uint _S185 = _S144 + 4U + lane_1;
                float _S186 = (*(&kernelContext_14)->k_tile_0)[_S185].x;
                float _S187 = (*(&kernelContext_14)->k_tile_0)[_S185].y;
                float _S188 = (*(&kernelContext_14)->k_tile_0)[_S185].z;
                float _S189 = (*(&kernelContext_14)->k_tile_0)[_S185].w;
                part_1[0U][7U] = fma(q_0[0U][1U].w, _S189, fma(q_0[0U][1U].z, _S188, fma(q_0[0U][1U].y, _S187, fma(q_0[0U][1U].x, _S186, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][1U].w, _S189, fma(q_0[1U][1U].z, _S188, fma(q_0[1U][1U].y, _S187, fma(q_0[1U][1U].x, _S186, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][1U].w, _S189, fma(q_0[2U][1U].z, _S188, fma(q_0[2U][1U].y, _S187, fma(q_0[2U][1U].x, _S186, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][1U].w, _S189, fma(q_0[3U][1U].z, _S188, fma(q_0[3U][1U].y, _S187, fma(q_0[3U][1U].x, _S186, part_1[3U][7U]))));
                uint _S190 = _S102 + 8U + lane_1;
                float _S191 = (*(&kernelContext_14)->k_tile_0)[_S190].x;
                float _S192 = (*(&kernelContext_14)->k_tile_0)[_S190].y;
                float _S193 = (*(&kernelContext_14)->k_tile_0)[_S190].z;
                float _S194 = (*(&kernelContext_14)->k_tile_0)[_S190].w;
                part_1[0U][0U] = fma(q_0[0U][2U].w, _S194, fma(q_0[0U][2U].z, _S193, fma(q_0[0U][2U].y, _S192, fma(q_0[0U][2U].x, _S191, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][2U].w, _S194, fma(q_0[1U][2U].z, _S193, fma(q_0[1U][2U].y, _S192, fma(q_0[1U][2U].x, _S191, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][2U].w, _S194, fma(q_0[2U][2U].z, _S193, fma(q_0[2U][2U].y, _S192, fma(q_0[2U][2U].x, _S191, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][2U].w, _S194, fma(q_0[3U][2U].z, _S193, fma(q_0[3U][2U].y, _S192, fma(q_0[3U][2U].x, _S191, part_1[3U][0U]))));
                uint _S195 = _S108 + 8U + lane_1;
                float _S196 = (*(&kernelContext_14)->k_tile_0)[_S195].x;
                float _S197 = (*(&kernelContext_14)->k_tile_0)[_S195].y;
                float _S198 = (*(&kernelContext_14)->k_tile_0)[_S195].z;
                float _S199 = (*(&kernelContext_14)->k_tile_0)[_S195].w;
                part_1[0U][1U] = fma(q_0[0U][2U].w, _S199, fma(q_0[0U][2U].z, _S198, fma(q_0[0U][2U].y, _S197, fma(q_0[0U][2U].x, _S196, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][2U].w, _S199, fma(q_0[1U][2U].z, _S198, fma(q_0[1U][2U].y, _S197, fma(q_0[1U][2U].x, _S196, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][2U].w, _S199, fma(q_0[2U][2U].z, _S198, fma(q_0[2U][2U].y, _S197, fma(q_0[2U][2U].x, _S196, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][2U].w, _S199, fma(q_0[3U][2U].z, _S198, fma(q_0[3U][2U].y, _S197, fma(q_0[3U][2U].x, _S196, part_1[3U][1U]))));
                uint _S200 = _S114 + 8U + lane_1;
                float _S201 = (*(&kernelContext_14)->k_tile_0)[_S200].x;
                float _S202 = (*(&kernelContext_14)->k_tile_0)[_S200].y;
                float _S203 = (*(&kernelContext_14)->k_tile_0)[_S200].z;
                float _S204 = (*(&kernelContext_14)->k_tile_0)[_S200].w;
                part_1[0U][2U] = fma(q_0[0U][2U].w, _S204, fma(q_0[0U][2U].z, _S203, fma(q_0[0U][2U].y, _S202, fma(q_0[0U][2U].x, _S201, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][2U].w, _S204, fma(q_0[1U][2U].z, _S203, fma(q_0[1U][2U].y, _S202, fma(q_0[1U][2U].x, _S201, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][2U].w, _S204, fma(q_0[2U][2U].z, _S203, fma(q_0[2U][2U].y, _S202, fma(q_0[2U][2U].x, _S201, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][2U].w, _S204, fma(q_0[3U][2U].z, _S203, fma(q_0[3U][2U].y, _S202, fma(q_0[3U][2U].x, _S201, part_1[3U][2U]))));
                uint _S205 = _S120 + 8U + lane_1;
                float _S206 = (*(&kernelContext_14)->k_tile_0)[_S205].x;
                float _S207 = (*(&kernelContext_14)->k_tile_0)[_S205].y;
                float _S208 = (*(&kernelContext_14)->k_tile_0)[_S205].z;
                float _S209 = (*(&kernelContext_14)->k_tile_0)[_S205].w;
                part_1[0U][3U] = fma(q_0[0U][2U].w, _S209, fma(q_0[0U][2U].z, _S208, fma(q_0[0U][2U].y, _S207, fma(q_0[0U][2U].x, _S206, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][2U].w, _S209, fma(q_0[1U][2U].z, _S208, fma(q_0[1U][2U].y, _S207, fma(q_0[1U][2U].x, _S206, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][2U].w, _S209, fma(q_0[2U][2U].z, _S208, fma(q_0[2U][2U].y, _S207, fma(q_0[2U][2U].x, _S206, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][2U].w, _S209, fma(q_0[3U][2U].z, _S208, fma(q_0[3U][2U].y, _S207, fma(q_0[3U][2U].x, _S206, part_1[3U][3U]))));
                uint _S210 = _S126 + 8U + lane_1;
                float _S211 = (*(&kernelContext_14)->k_tile_0)[_S210].x;
                float _S212 = (*(&kernelContext_14)->k_tile_0)[_S210].y;
                float _S213 = (*(&kernelContext_14)->k_tile_0)[_S210].z;
                float _S214 = (*(&kernelContext_14)->k_tile_0)[_S210].w;
                part_1[0U][4U] = fma(q_0[0U][2U].w, _S214, fma(q_0[0U][2U].z, _S213, fma(q_0[0U][2U].y, _S212, fma(q_0[0U][2U].x, _S211, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][2U].w, _S214, fma(q_0[1U][2U].z, _S213, fma(q_0[1U][2U].y, _S212, fma(q_0[1U][2U].x, _S211, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][2U].w, _S214, fma(q_0[2U][2U].z, _S213, fma(q_0[2U][2U].y, _S212, fma(q_0[2U][2U].x, _S211, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][2U].w, _S214, fma(q_0[3U][2U].z, _S213, fma(q_0[3U][2U].y, _S212, fma(q_0[3U][2U].x, _S211, part_1[3U][4U]))));
                uint _S215 = _S132 + 8U + lane_1;
                float _S216 = (*(&kernelContext_14)->k_tile_0)[_S215].x;
                float _S217 = (*(&kernelContext_14)->k_tile_0)[_S215].y;
                float _S218 = (*(&kernelContext_14)->k_tile_0)[_S215].z;
                float _S219 = (*(&kernelContext_14)->k_tile_0)[_S215].w;
                part_1[0U][5U] = fma(q_0[0U][2U].w, _S219, fma(q_0[0U][2U].z, _S218, fma(q_0[0U][2U].y, _S217, fma(q_0[0U][2U].x, _S216, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][2U].w, _S219, fma(q_0[1U][2U].z, _S218, fma(q_0[1U][2U].y, _S217, fma(q_0[1U][2U].x, _S216, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][2U].w, _S219, fma(q_0[2U][2U].z, _S218, fma(q_0[2U][2U].y, _S217, fma(q_0[2U][2U].x, _S216, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][2U].w, _S219, fma(q_0[3U][2U].z, _S218, fma(q_0[3U][2U].y, _S217, fma(q_0[3U][2U].x, _S216, part_1[3U][5U]))));
                uint _S220 = _S138 + 8U + lane_1;
                float _S221 = (*(&kernelContext_14)->k_tile_0)[_S220].x;
                float _S222 = (*(&kernelContext_14)->k_tile_0)[_S220].y;
                float _S223 = (*(&kernelContext_14)->k_tile_0)[_S220].z;
                float _S224 = (*(&kernelContext_14)->k_tile_0)[_S220].w;
                part_1[0U][6U] = fma(q_0[0U][2U].w, _S224, fma(q_0[0U][2U].z, _S223, fma(q_0[0U][2U].y, _S222, fma(q_0[0U][2U].x, _S221, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][2U].w, _S224, fma(q_0[1U][2U].z, _S223, fma(q_0[1U][2U].y, _S222, fma(q_0[1U][2U].x, _S221, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][2U].w, _S224, fma(q_0[2U][2U].z, _S223, fma(q_0[2U][2U].y, _S222, fma(q_0[2U][2U].x, _S221, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][2U].w, _S224, fma(q_0[3U][2U].z, _S223, fma(q_0[3U][2U].y, _S222, fma(q_0[3U][2U].x, _S221, part_1[3U][6U]))));
                uint _S225 = _S144 + 8U + lane_1;
                float _S226 = (*(&kernelContext_14)->k_tile_0)[_S225].x;
                float _S227 = (*(&kernelContext_14)->k_tile_0)[_S225].y;
                float _S228 = (*(&kernelContext_14)->k_tile_0)[_S225].z;
                float _S229 = (*(&kernelContext_14)->k_tile_0)[_S225].w;
                part_1[0U][7U] = fma(q_0[0U][2U].w, _S229, fma(q_0[0U][2U].z, _S228, fma(q_0[0U][2U].y, _S227, fma(q_0[0U][2U].x, _S226, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][2U].w, _S229, fma(q_0[1U][2U].z, _S228, fma(q_0[1U][2U].y, _S227, fma(q_0[1U][2U].x, _S226, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][2U].w, _S229, fma(q_0[2U][2U].z, _S228, fma(q_0[2U][2U].y, _S227, fma(q_0[2U][2U].x, _S226, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][2U].w, _S229, fma(q_0[3U][2U].z, _S228, fma(q_0[3U][2U].y, _S227, fma(q_0[3U][2U].x, _S226, part_1[3U][7U]))));
                uint _S230 = _S102 + 12U + lane_1;
                float _S231 = (*(&kernelContext_14)->k_tile_0)[_S230].x;
                float _S232 = (*(&kernelContext_14)->k_tile_0)[_S230].y;
                float _S233 = (*(&kernelContext_14)->k_tile_0)[_S230].z;
                float _S234 = (*(&kernelContext_14)->k_tile_0)[_S230].w;
                part_1[0U][0U] = fma(q_0[0U][3U].w, _S234, fma(q_0[0U][3U].z, _S233, fma(q_0[0U][3U].y, _S232, fma(q_0[0U][3U].x, _S231, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][3U].w, _S234, fma(q_0[1U][3U].z, _S233, fma(q_0[1U][3U].y, _S232, fma(q_0[1U][3U].x, _S231, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][3U].w, _S234, fma(q_0[2U][3U].z, _S233, fma(q_0[2U][3U].y, _S232, fma(q_0[2U][3U].x, _S231, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][3U].w, _S234, fma(q_0[3U][3U].z, _S233, fma(q_0[3U][3U].y, _S232, fma(q_0[3U][3U].x, _S231, part_1[3U][0U]))));
                uint _S235 = _S108 + 12U + lane_1;
                float _S236 = (*(&kernelContext_14)->k_tile_0)[_S235].x;
                float _S237 = (*(&kernelContext_14)->k_tile_0)[_S235].y;
                float _S238 = (*(&kernelContext_14)->k_tile_0)[_S235].z;
                float _S239 = (*(&kernelContext_14)->k_tile_0)[_S235].w;
                part_1[0U][1U] = fma(q_0[0U][3U].w, _S239, fma(q_0[0U][3U].z, _S238, fma(q_0[0U][3U].y, _S237, fma(q_0[0U][3U].x, _S236, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][3U].w, _S239, fma(q_0[1U][3U].z, _S238, fma(q_0[1U][3U].y, _S237, fma(q_0[1U][3U].x, _S236, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][3U].w, _S239, fma(q_0[2U][3U].z, _S238, fma(q_0[2U][3U].y, _S237, fma(q_0[2U][3U].x, _S236, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][3U].w, _S239, fma(q_0[3U][3U].z, _S238, fma(q_0[3U][3U].y, _S237, fma(q_0[3U][3U].x, _S236, part_1[3U][1U]))));
                uint _S240 = _S114 + 12U + lane_1;
                float _S241 = (*(&kernelContext_14)->k_tile_0)[_S240].x;
                float _S242 = (*(&kernelContext_14)->k_tile_0)[_S240].y;
                float _S243 = (*(&kernelContext_14)->k_tile_0)[_S240].z;
                float _S244 = (*(&kernelContext_14)->k_tile_0)[_S240].w;
                part_1[0U][2U] = fma(q_0[0U][3U].w, _S244, fma(q_0[0U][3U].z, _S243, fma(q_0[0U][3U].y, _S242, fma(q_0[0U][3U].x, _S241, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][3U].w, _S244, fma(q_0[1U][3U].z, _S243, fma(q_0[1U][3U].y, _S242, fma(q_0[1U][3U].x, _S241, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][3U].w, _S244, fma(q_0[2U][3U].z, _S243, fma(q_0[2U][3U].y, _S242, fma(q_0[2U][3U].x, _S241, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][3U].w, _S244, fma(q_0[3U][3U].z, _S243, fma(q_0[3U][3U].y, _S242, fma(q_0[3U][3U].x, _S241, part_1[3U][2U]))));
                uint _S245 = _S120 + 12U + lane_1;
                float _S246 = (*(&kernelContext_14)->k_tile_0)[_S245].x;
                float _S247 = (*(&kernelContext_14)->k_tile_0)[_S245].y;
                float _S248 = (*(&kernelContext_14)->k_tile_0)[_S245].z;
                float _S249 = (*(&kernelContext_14)->k_tile_0)[_S245].w;
                part_1[0U][3U] = fma(q_0[0U][3U].w, _S249, fma(q_0[0U][3U].z, _S248, fma(q_0[0U][3U].y, _S247, fma(q_0[0U][3U].x, _S246, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][3U].w, _S249, fma(q_0[1U][3U].z, _S248, fma(q_0[1U][3U].y, _S247, fma(q_0[1U][3U].x, _S246, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][3U].w, _S249, fma(q_0[2U][3U].z, _S248, fma(q_0[2U][3U].y, _S247, fma(q_0[2U][3U].x, _S246, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][3U].w, _S249, fma(q_0[3U][3U].z, _S248, fma(q_0[3U][3U].y, _S247, fma(q_0[3U][3U].x, _S246, part_1[3U][3U]))));
                uint _S250 = _S126 + 12U + lane_1;
                float _S251 = (*(&kernelContext_14)->k_tile_0)[_S250].x;
                float _S252 = (*(&kernelContext_14)->k_tile_0)[_S250].y;
                float _S253 = (*(&kernelContext_14)->k_tile_0)[_S250].z;
                float _S254 = (*(&kernelContext_14)->k_tile_0)[_S250].w;
                part_1[0U][4U] = fma(q_0[0U][3U].w, _S254, fma(q_0[0U][3U].z, _S253, fma(q_0[0U][3U].y, _S252, fma(q_0[0U][3U].x, _S251, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][3U].w, _S254, fma(q_0[1U][3U].z, _S253, fma(q_0[1U][3U].y, _S252, fma(q_0[1U][3U].x, _S251, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][3U].w, _S254, fma(q_0[2U][3U].z, _S253, fma(q_0[2U][3U].y, _S252, fma(q_0[2U][3U].x, _S251, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][3U].w, _S254, fma(q_0[3U][3U].z, _S253, fma(q_0[3U][3U].y, _S252, fma(q_0[3U][3U].x, _S251, part_1[3U][4U]))));
                uint _S255 = _S132 + 12U + lane_1;
                float _S256 = (*(&kernelContext_14)->k_tile_0)[_S255].x;
                float _S257 = (*(&kernelContext_14)->k_tile_0)[_S255].y;
                float _S258 = (*(&kernelContext_14)->k_tile_0)[_S255].z;
                float _S259 = (*(&kernelContext_14)->k_tile_0)[_S255].w;
                part_1[0U][5U] = fma(q_0[0U][3U].w, _S259, fma(q_0[0U][3U].z, _S258, fma(q_0[0U][3U].y, _S257, fma(q_0[0U][3U].x, _S256, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][3U].w, _S259, fma(q_0[1U][3U].z, _S258, fma(q_0[1U][3U].y, _S257, fma(q_0[1U][3U].x, _S256, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][3U].w, _S259, fma(q_0[2U][3U].z, _S258, fma(q_0[2U][3U].y, _S257, fma(q_0[2U][3U].x, _S256, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][3U].w, _S259, fma(q_0[3U][3U].z, _S258, fma(q_0[3U][3U].y, _S257, fma(q_0[3U][3U].x, _S256, part_1[3U][5U]))));
                uint _S260 = _S138 + 12U + lane_1;
                float _S261 = (*(&kernelContext_14)->k_tile_0)[_S260].x;
                float _S262 = (*(&kernelContext_14)->k_tile_0)[_S260].y;
                float _S263 = (*(&kernelContext_14)->k_tile_0)[_S260].z;
                float _S264 = (*(&kernelContext_14)->k_tile_0)[_S260].w;
                part_1[0U][6U] = fma(q_0[0U][3U].w, _S264, fma(q_0[0U][3U].z, _S263, fma(q_0[0U][3U].y, _S262, fma(q_0[0U][3U].x, _S261, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][3U].w, _S264, fma(q_0[1U][3U].z, _S263, fma(q_0[1U][3U].y, _S262, fma(q_0[1U][3U].x, _S261, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][3U].w, _S264, fma(q_0[2U][3U].z, _S263, fma(q_0[2U][3U].y, _S262, fma(q_0[2U][3U].x, _S261, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][3U].w, _S264, fma(q_0[3U][3U].z, _S263, fma(q_0[3U][3U].y, _S262, fma(q_0[3U][3U].x, _S261, part_1[3U][6U]))));
                uint _S265 = _S144 + 12U + lane_1;
                float _S266 = (*(&kernelContext_14)->k_tile_0)[_S265].x;
                float _S267 = (*(&kernelContext_14)->k_tile_0)[_S265].y;
                float _S268 = (*(&kernelContext_14)->k_tile_0)[_S265].z;
                float _S269 = (*(&kernelContext_14)->k_tile_0)[_S265].w;
                part_1[0U][7U] = fma(q_0[0U][3U].w, _S269, fma(q_0[0U][3U].z, _S268, fma(q_0[0U][3U].y, _S267, fma(q_0[0U][3U].x, _S266, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][3U].w, _S269, fma(q_0[1U][3U].z, _S268, fma(q_0[1U][3U].y, _S267, fma(q_0[1U][3U].x, _S266, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][3U].w, _S269, fma(q_0[2U][3U].z, _S268, fma(q_0[2U][3U].y, _S267, fma(q_0[2U][3U].x, _S266, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][3U].w, _S269, fma(q_0[3U][3U].z, _S268, fma(q_0[3U][3U].y, _S267, fma(q_0[3U][3U].x, _S266, part_1[3U][7U]))));
                float _S270 = (quad_shuffle((part_1[int(1)][0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_0 = part_1[int(0)][0U] + _S270;
                thread array<float, int(8)> score_1;
                float _S271 = (quad_shuffle((part_1[int(2)][0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S272 = (quad_shuffle((part_1[int(3)][0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S273 = near_0 + (_S271 + _S272);
                score_1[0U] = _S273;
                float _S274 = (quad_shuffle((part_1[int(1)][1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_1 = part_1[int(0)][1U] + _S274;
                float _S275 = (quad_shuffle((part_1[int(2)][1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S276 = (quad_shuffle((part_1[int(3)][1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S277 = near_1 + (_S275 + _S276);
                score_1[1U] = _S277;
                float _S278 = (quad_shuffle((part_1[int(1)][2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_2 = part_1[int(0)][2U] + _S278;
                float _S279 = (quad_shuffle((part_1[int(2)][2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S280 = (quad_shuffle((part_1[int(3)][2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S281 = near_2 + (_S279 + _S280);
                score_1[2U] = _S281;
                float _S282 = (quad_shuffle((part_1[int(1)][3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_3 = part_1[int(0)][3U] + _S282;
                float _S283 = (quad_shuffle((part_1[int(2)][3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S284 = (quad_shuffle((part_1[int(3)][3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S285 = near_3 + (_S283 + _S284);
                score_1[3U] = _S285;
                float _S286 = (quad_shuffle((part_1[int(1)][4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_4 = part_1[int(0)][4U] + _S286;
                float _S287 = (quad_shuffle((part_1[int(2)][4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S288 = (quad_shuffle((part_1[int(3)][4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S289 = near_4 + (_S287 + _S288);
                score_1[4U] = _S289;
                float _S290 = (quad_shuffle((part_1[int(1)][5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_5 = part_1[int(0)][5U] + _S290;
                float _S291 = (quad_shuffle((part_1[int(2)][5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S292 = (quad_shuffle((part_1[int(3)][5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S293 = near_5 + (_S291 + _S292);
                score_1[5U] = _S293;
                float _S294 = (quad_shuffle((part_1[int(1)][6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_6 = part_1[int(0)][6U] + _S294;
                float _S295 = (quad_shuffle((part_1[int(2)][6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S296 = (quad_shuffle((part_1[int(3)][6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S297 = near_6 + (_S295 + _S296);
                score_1[6U] = _S297;
                float _S298 = (quad_shuffle((part_1[int(1)][7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_7 = part_1[int(0)][7U] + _S298;
                float _S299 = (quad_shuffle((part_1[int(2)][7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S300 = (quad_shuffle((part_1[int(3)][7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S301 = near_7 + (_S299 + _S300);
                score_1[7U] = _S301;
                uint _S302 = max(max(max(max(max(max(max(max(0U, (as_type<uint>((_S273))) & 2147483647U), (as_type<uint>((_S277))) & 2147483647U), (as_type<uint>((_S281))) & 2147483647U), (as_type<uint>((_S285))) & 2147483647U), (as_type<uint>((_S289))) & 2147483647U), (as_type<uint>((_S293))) & 2147483647U), (as_type<uint>((_S297))) & 2147483647U), (as_type<uint>((_S301))) & 2147483647U);
                uint _S303 = tile_0 + step_0;
                bool clean_0 = (_S303 + 8U) <= _S50;
                thread array<bool, int(8)> hidden_0;
                hidden_0[0U] = false;
                hidden_0[1U] = false;
                hidden_0[2U] = false;
                hidden_0[3U] = false;
                hidden_0[4U] = false;
                hidden_0[5U] = false;
                hidden_0[6U] = false;
                hidden_0[7U] = false;
                if(!clean_0)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = _S302 >= 2139095040U;
                }
                if(_S34)
                {
                    hidden_0[0U] = _S303 >= _S47;
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
                        float bias_0 = (&kernelContext_14)->mask_values_0[_S56 + _S303 * (&kernelContext_14)->params_0->mask_key_0];
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
                    uint key_1 = _S303 + 1U;
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
                    uint key_2 = _S303 + 2U;
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
                    bool _S304;
                    if(!hidden_0[2U])
                    {
                        _S304 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S304 = false;
                    }
                    if(_S304)
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
                    uint key_3 = _S303 + 3U;
                    hidden_0[3U] = key_3 >= _S47;
                    bool _S305;
                    if(has_mask_0)
                    {
                        _S305 = !hidden_0[3U];
                    }
                    else
                    {
                        _S305 = false;
                    }
                    if(_S305)
                    {
                        float bias_3 = (&kernelContext_14)->mask_values_0[_S56 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S306;
                    if(!hidden_0[3U])
                    {
                        _S306 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S306 = false;
                    }
                    if(_S306)
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
                    uint key_4 = _S303 + 4U;
                    hidden_0[4U] = key_4 >= _S47;
                    bool _S307;
                    if(has_mask_0)
                    {
                        _S307 = !hidden_0[4U];
                    }
                    else
                    {
                        _S307 = false;
                    }
                    if(_S307)
                    {
                        float bias_4 = (&kernelContext_14)->mask_values_0[_S56 + key_4 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[4U] = score_1[4U] + bias_4;
                        hidden_0[4U] = (as_type<uint>((bias_4))) == 4286578688U;
                    }
                    bool _S308;
                    if(!hidden_0[4U])
                    {
                        _S308 = is_special_0(score_1[4U]);
                    }
                    else
                    {
                        _S308 = false;
                    }
                    if(_S308)
                    {
                        if((as_type<uint>((score_1[4U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[4U] = true;
                    }
                    if(hidden_0[4U])
                    {
                        score_1[4U] = -3.4028234663852886e+38;
                    }
                    uint key_5 = _S303 + 5U;
                    hidden_0[5U] = key_5 >= _S47;
                    bool _S309;
                    if(has_mask_0)
                    {
                        _S309 = !hidden_0[5U];
                    }
                    else
                    {
                        _S309 = false;
                    }
                    if(_S309)
                    {
                        float bias_5 = (&kernelContext_14)->mask_values_0[_S56 + key_5 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[5U] = score_1[5U] + bias_5;
                        hidden_0[5U] = (as_type<uint>((bias_5))) == 4286578688U;
                    }
                    bool _S310;
                    if(!hidden_0[5U])
                    {
                        _S310 = is_special_0(score_1[5U]);
                    }
                    else
                    {
                        _S310 = false;
                    }
                    if(_S310)
                    {
                        if((as_type<uint>((score_1[5U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[5U] = true;
                    }
                    if(hidden_0[5U])
                    {
                        score_1[5U] = -3.4028234663852886e+38;
                    }
                    uint key_6 = _S303 + 6U;
                    hidden_0[6U] = key_6 >= _S47;
                    bool _S311;
                    if(has_mask_0)
                    {
                        _S311 = !hidden_0[6U];
                    }
                    else
                    {
                        _S311 = false;
                    }
                    if(_S311)
                    {
                        float bias_6 = (&kernelContext_14)->mask_values_0[_S56 + key_6 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[6U] = score_1[6U] + bias_6;
                        hidden_0[6U] = (as_type<uint>((bias_6))) == 4286578688U;
                    }
                    bool _S312;
                    if(!hidden_0[6U])
                    {
                        _S312 = is_special_0(score_1[6U]);
                    }
                    else
                    {
                        _S312 = false;
                    }
                    if(_S312)
                    {
                        if((as_type<uint>((score_1[6U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[6U] = true;
                    }
                    if(hidden_0[6U])
                    {
                        score_1[6U] = -3.4028234663852886e+38;
                    }
                    uint key_7 = _S303 + 7U;
                    hidden_0[7U] = key_7 >= _S47;
                    bool _S313;
                    if(has_mask_0)
                    {
                        _S313 = !hidden_0[7U];
                    }
                    else
                    {
                        _S313 = false;
                    }
                    if(_S313)
                    {
                        float bias_7 = (&kernelContext_14)->mask_values_0[_S56 + key_7 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[7U] = score_1[7U] + bias_7;
                        hidden_0[7U] = (as_type<uint>((bias_7))) == 4286578688U;
                    }
                    bool _S314;
                    if(!hidden_0[7U])
                    {
                        _S314 = is_special_0(score_1[7U]);
                    }
                    else
                    {
                        _S314 = false;
                    }
                    if(_S314)
                    {
                        if((as_type<uint>((score_1[7U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[7U] = true;
                    }
                    if(hidden_0[7U])
                    {
                        score_1[7U] = -3.4028234663852886e+38;
                    }
                }
                float _S315 = max(max(max(max(max(max(max(max(m_2, score_1[0U]), score_1[1U]), score_1[2U]), score_1[3U]), score_1[4U]), score_1[5U]), score_1[6U]), score_1[7U]);
                float shrink_0;
                if(_S315 > m_2)
                {
                    shrink_0 = exp(m_2 - _S315);
                    m_2 = _S315;
                }
                else
                {
                    shrink_0 = 1.0;
                }
                float l_3 = l_2 * shrink_0;
                thread array<float, int(8)> weight_1;
                float _S316;
                if(hidden_0[0U])
                {
                    _S316 = -1.0;
                }
                else
                {
                    _S316 = exp(score_1[0U] - m_2);
                }
                weight_1[0U] = _S316;
                float l_4 = l_3 + max(_S316, 0.0);
                float _S317;
                if(hidden_0[1U])
                {
                    _S317 = -1.0;
                }
                else
                {
                    _S317 = exp(score_1[1U] - m_2);
                }
                weight_1[1U] = _S317;
                float l_5 = l_4 + max(_S317, 0.0);
                float _S318;
                if(hidden_0[2U])
                {
                    _S318 = -1.0;
                }
                else
                {
                    _S318 = exp(score_1[2U] - m_2);
                }
                weight_1[2U] = _S318;
                float l_6 = l_5 + max(_S318, 0.0);
                float _S319;
                if(hidden_0[3U])
                {
                    _S319 = -1.0;
                }
                else
                {
                    _S319 = exp(score_1[3U] - m_2);
                }
                weight_1[3U] = _S319;
                float l_7 = l_6 + max(_S319, 0.0);
                float _S320;
                if(hidden_0[4U])
                {
                    _S320 = -1.0;
                }
                else
                {
                    _S320 = exp(score_1[4U] - m_2);
                }
                weight_1[4U] = _S320;
                float l_8 = l_7 + max(_S320, 0.0);
                float _S321;
                if(hidden_0[5U])
                {
                    _S321 = -1.0;
                }
                else
                {
                    _S321 = exp(score_1[5U] - m_2);
                }
                weight_1[5U] = _S321;
                float l_9 = l_8 + max(_S321, 0.0);
                float _S322;
                if(hidden_0[6U])
                {
                    _S322 = -1.0;
                }
                else
                {
                    _S322 = exp(score_1[6U] - m_2);
                }
                weight_1[6U] = _S322;
                float l_10 = l_9 + max(_S322, 0.0);
                float _S323;
                if(hidden_0[7U])
                {
                    _S323 = -1.0;
                }
                else
                {
                    _S323 = exp(score_1[7U] - m_2);
                }
                weight_1[7U] = _S323;
                float l_11 = l_10 + max(_S323, 0.0);
                thread array<float, int(4)> shrinks_0;
                shrinks_0[int(0)] = shrink_0;
                float _S324 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                shrinks_0[int(1)] = _S324;
                float _S325 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                shrinks_0[int(2)] = _S325;
                float _S326 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                shrinks_0[int(3)] = _S326;
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
                thread array<array<float, int(8)>, int(4)> weights_0;
                weights_0[int(0)][0U] = weight_1[0U];
                float _S327 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][0U] = _S327;
                float _S328 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][0U] = _S328;
                float _S329 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][0U] = _S329;
                weights_0[int(0)][1U] = weight_1[1U];
                float _S330 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][1U] = _S330;
                float _S331 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][1U] = _S331;
                float _S332 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][1U] = _S332;
                weights_0[int(0)][2U] = weight_1[2U];
                float _S333 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][2U] = _S333;
                float _S334 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][2U] = _S334;
                float _S335 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][2U] = _S335;
                weights_0[int(0)][3U] = weight_1[3U];
                float _S336 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][3U] = _S336;
                float _S337 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][3U] = _S337;
                float _S338 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][3U] = _S338;
                weights_0[int(0)][4U] = weight_1[4U];
                float _S339 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][4U] = _S339;
                float _S340 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][4U] = _S340;
                float _S341 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][4U] = _S341;
                weights_0[int(0)][5U] = weight_1[5U];
                float _S342 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][5U] = _S342;
                float _S343 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][5U] = _S343;
                float _S344 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][5U] = _S344;
                weights_0[int(0)][6U] = weight_1[6U];
                float _S345 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][6U] = _S345;
                float _S346 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][6U] = _S346;
                float _S347 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][6U] = _S347;
                weights_0[int(0)][7U] = weight_1[7U];
                float _S348 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][7U] = _S348;
                float _S349 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][7U] = _S349;
                float _S350 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][7U] = _S350;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0, weights_0[0U][0U]), weights_0[0U][1U]), weights_0[0U][2U]), weights_0[0U][3U]), weights_0[0U][4U]), weights_0[0U][5U]), weights_0[0U][6U]), weights_0[0U][7U]), weights_0[1U][0U]), weights_0[1U][1U]), weights_0[1U][2U]), weights_0[1U][3U]), weights_0[1U][4U]), weights_0[1U][5U]), weights_0[1U][6U]), weights_0[1U][7U]), weights_0[2U][0U]), weights_0[2U][1U]), weights_0[2U][2U]), weights_0[2U][3U]), weights_0[2U][4U]), weights_0[2U][5U]), weights_0[2U][6U]), weights_0[2U][7U]), weights_0[3U][0U]), weights_0[3U][1U]), weights_0[3U][2U]), weights_0[3U][3U]), weights_0[3U][4U]), weights_0[3U][5U]), weights_0[3U][6U]), weights_0[3U][7U])) == 0.0)
                {
                    float4 _S351 = (*(&kernelContext_14)->v_tile_0)[_S103];
                    float4 _S352 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S103], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S352;
                    float4 _S353 = weigh_0(weights_0[1U][0U], _S351, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S353;
                    float4 _S354 = weigh_0(weights_0[2U][0U], _S351, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S354;
                    float4 _S355 = weigh_0(weights_0[3U][0U], _S351, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S355;
                    float4 _S356 = (*(&kernelContext_14)->v_tile_0)[_S109];
                    float4 _S357 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S109], _S352);
                    acc_1[0U][0U] = _S357;
                    float4 _S358 = weigh_0(weights_0[1U][1U], _S356, _S353);
                    acc_1[1U][0U] = _S358;
                    float4 _S359 = weigh_0(weights_0[2U][1U], _S356, _S354);
                    acc_1[2U][0U] = _S359;
                    float4 _S360 = weigh_0(weights_0[3U][1U], _S356, _S355);
                    acc_1[3U][0U] = _S360;
                    float4 _S361 = (*(&kernelContext_14)->v_tile_0)[_S115];
                    float4 _S362 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S115], _S357);
                    acc_1[0U][0U] = _S362;
                    float4 _S363 = weigh_0(weights_0[1U][2U], _S361, _S358);
                    acc_1[1U][0U] = _S363;
                    float4 _S364 = weigh_0(weights_0[2U][2U], _S361, _S359);
                    acc_1[2U][0U] = _S364;
                    float4 _S365 = weigh_0(weights_0[3U][2U], _S361, _S360);
                    acc_1[3U][0U] = _S365;
                    float4 _S366 = (*(&kernelContext_14)->v_tile_0)[_S121];
                    float4 _S367 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S121], _S362);
                    acc_1[0U][0U] = _S367;
                    float4 _S368 = weigh_0(weights_0[1U][3U], _S366, _S363);
                    acc_1[1U][0U] = _S368;
                    float4 _S369 = weigh_0(weights_0[2U][3U], _S366, _S364);
                    acc_1[2U][0U] = _S369;
                    float4 _S370 = weigh_0(weights_0[3U][3U], _S366, _S365);
                    acc_1[3U][0U] = _S370;
                    float4 _S371 = (*(&kernelContext_14)->v_tile_0)[_S127];
                    float4 _S372 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S127], _S367);
                    acc_1[0U][0U] = _S372;
                    float4 _S373 = weigh_0(weights_0[1U][4U], _S371, _S368);
                    acc_1[1U][0U] = _S373;
                    float4 _S374 = weigh_0(weights_0[2U][4U], _S371, _S369);
                    acc_1[2U][0U] = _S374;
                    float4 _S375 = weigh_0(weights_0[3U][4U], _S371, _S370);
                    acc_1[3U][0U] = _S375;
                    float4 _S376 = (*(&kernelContext_14)->v_tile_0)[_S133];
                    float4 _S377 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S133], _S372);
                    acc_1[0U][0U] = _S377;
                    float4 _S378 = weigh_0(weights_0[1U][5U], _S376, _S373);
                    acc_1[1U][0U] = _S378;
                    float4 _S379 = weigh_0(weights_0[2U][5U], _S376, _S374);
                    acc_1[2U][0U] = _S379;
                    float4 _S380 = weigh_0(weights_0[3U][5U], _S376, _S375);
                    acc_1[3U][0U] = _S380;
                    float4 _S381 = (*(&kernelContext_14)->v_tile_0)[_S139];
                    float4 _S382 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S139], _S377);
                    acc_1[0U][0U] = _S382;
                    float4 _S383 = weigh_0(weights_0[1U][6U], _S381, _S378);
                    acc_1[1U][0U] = _S383;
                    float4 _S384 = weigh_0(weights_0[2U][6U], _S381, _S379);
                    acc_1[2U][0U] = _S384;
                    float4 _S385 = weigh_0(weights_0[3U][6U], _S381, _S380);
                    acc_1[3U][0U] = _S385;
                    float4 _S386 = (*(&kernelContext_14)->v_tile_0)[_S145];
                    acc_1[0U][0U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S145], _S382);
                    acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S386, _S383);
                    acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S386, _S384);
                    acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S386, _S385);
                    float4 _S387 = (*(&kernelContext_14)->v_tile_0)[_S150];
                    float4 _S388 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S150], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S388;
                    float4 _S389 = weigh_0(weights_0[1U][0U], _S387, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S389;
                    float4 _S390 = weigh_0(weights_0[2U][0U], _S387, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S390;
                    float4 _S391 = weigh_0(weights_0[3U][0U], _S387, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S391;
                    float4 _S392 = (*(&kernelContext_14)->v_tile_0)[_S155];
                    float4 _S393 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S155], _S388);
                    acc_1[0U][1U] = _S393;
                    float4 _S394 = weigh_0(weights_0[1U][1U], _S392, _S389);
                    acc_1[1U][1U] = _S394;
                    float4 _S395 = weigh_0(weights_0[2U][1U], _S392, _S390);
                    acc_1[2U][1U] = _S395;
                    float4 _S396 = weigh_0(weights_0[3U][1U], _S392, _S391);
                    acc_1[3U][1U] = _S396;
                    float4 _S397 = (*(&kernelContext_14)->v_tile_0)[_S160];
                    float4 _S398 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S160], _S393);
                    acc_1[0U][1U] = _S398;
                    float4 _S399 = weigh_0(weights_0[1U][2U], _S397, _S394);
                    acc_1[1U][1U] = _S399;
                    float4 _S400 = weigh_0(weights_0[2U][2U], _S397, _S395);
                    acc_1[2U][1U] = _S400;
                    float4 _S401 = weigh_0(weights_0[3U][2U], _S397, _S396);
                    acc_1[3U][1U] = _S401;
                    float4 _S402 = (*(&kernelContext_14)->v_tile_0)[_S165];
                    float4 _S403 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S165], _S398);
                    acc_1[0U][1U] = _S403;
                    float4 _S404 = weigh_0(weights_0[1U][3U], _S402, _S399);
                    acc_1[1U][1U] = _S404;
                    float4 _S405 = weigh_0(weights_0[2U][3U], _S402, _S400);
                    acc_1[2U][1U] = _S405;
                    float4 _S406 = weigh_0(weights_0[3U][3U], _S402, _S401);
                    acc_1[3U][1U] = _S406;
                    float4 _S407 = (*(&kernelContext_14)->v_tile_0)[_S170];
                    float4 _S408 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S170], _S403);
                    acc_1[0U][1U] = _S408;
                    float4 _S409 = weigh_0(weights_0[1U][4U], _S407, _S404);
                    acc_1[1U][1U] = _S409;
                    float4 _S410 = weigh_0(weights_0[2U][4U], _S407, _S405);
                    acc_1[2U][1U] = _S410;
                    float4 _S411 = weigh_0(weights_0[3U][4U], _S407, _S406);
                    acc_1[3U][1U] = _S411;
                    float4 _S412 = (*(&kernelContext_14)->v_tile_0)[_S175];
                    float4 _S413 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S175], _S408);
                    acc_1[0U][1U] = _S413;
                    float4 _S414 = weigh_0(weights_0[1U][5U], _S412, _S409);
                    acc_1[1U][1U] = _S414;
                    float4 _S415 = weigh_0(weights_0[2U][5U], _S412, _S410);
                    acc_1[2U][1U] = _S415;
                    float4 _S416 = weigh_0(weights_0[3U][5U], _S412, _S411);
                    acc_1[3U][1U] = _S416;
                    float4 _S417 = (*(&kernelContext_14)->v_tile_0)[_S180];
                    float4 _S418 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S180], _S413);
                    acc_1[0U][1U] = _S418;
                    float4 _S419 = weigh_0(weights_0[1U][6U], _S417, _S414);
                    acc_1[1U][1U] = _S419;
                    float4 _S420 = weigh_0(weights_0[2U][6U], _S417, _S415);
                    acc_1[2U][1U] = _S420;
                    float4 _S421 = weigh_0(weights_0[3U][6U], _S417, _S416);
                    acc_1[3U][1U] = _S421;
                    float4 _S422 = (*(&kernelContext_14)->v_tile_0)[_S185];
                    acc_1[0U][1U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S185], _S418);
                    acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S422, _S419);
                    acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S422, _S420);
                    acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S422, _S421);
                    float4 _S423 = (*(&kernelContext_14)->v_tile_0)[_S190];
                    float4 _S424 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S190], acc_1[0U][2U]);
                    acc_1[0U][2U] = _S424;
                    float4 _S425 = weigh_0(weights_0[1U][0U], _S423, acc_1[1U][2U]);
                    acc_1[1U][2U] = _S425;
                    float4 _S426 = weigh_0(weights_0[2U][0U], _S423, acc_1[2U][2U]);
                    acc_1[2U][2U] = _S426;
                    float4 _S427 = weigh_0(weights_0[3U][0U], _S423, acc_1[3U][2U]);
                    acc_1[3U][2U] = _S427;
                    float4 _S428 = (*(&kernelContext_14)->v_tile_0)[_S195];
                    float4 _S429 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S195], _S424);
                    acc_1[0U][2U] = _S429;
                    float4 _S430 = weigh_0(weights_0[1U][1U], _S428, _S425);
                    acc_1[1U][2U] = _S430;
                    float4 _S431 = weigh_0(weights_0[2U][1U], _S428, _S426);
                    acc_1[2U][2U] = _S431;
                    float4 _S432 = weigh_0(weights_0[3U][1U], _S428, _S427);
                    acc_1[3U][2U] = _S432;
                    float4 _S433 = (*(&kernelContext_14)->v_tile_0)[_S200];
                    float4 _S434 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S200], _S429);
                    acc_1[0U][2U] = _S434;
                    float4 _S435 = weigh_0(weights_0[1U][2U], _S433, _S430);
                    acc_1[1U][2U] = _S435;
                    float4 _S436 = weigh_0(weights_0[2U][2U], _S433, _S431);
                    acc_1[2U][2U] = _S436;
                    float4 _S437 = weigh_0(weights_0[3U][2U], _S433, _S432);
                    acc_1[3U][2U] = _S437;
                    float4 _S438 = (*(&kernelContext_14)->v_tile_0)[_S205];
                    float4 _S439 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S205], _S434);
                    acc_1[0U][2U] = _S439;
                    float4 _S440 = weigh_0(weights_0[1U][3U], _S438, _S435);
                    acc_1[1U][2U] = _S440;
                    float4 _S441 = weigh_0(weights_0[2U][3U], _S438, _S436);
                    acc_1[2U][2U] = _S441;
                    float4 _S442 = weigh_0(weights_0[3U][3U], _S438, _S437);
                    acc_1[3U][2U] = _S442;
                    float4 _S443 = (*(&kernelContext_14)->v_tile_0)[_S210];
                    float4 _S444 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S210], _S439);
                    acc_1[0U][2U] = _S444;
                    float4 _S445 = weigh_0(weights_0[1U][4U], _S443, _S440);
                    acc_1[1U][2U] = _S445;
                    float4 _S446 = weigh_0(weights_0[2U][4U], _S443, _S441);
                    acc_1[2U][2U] = _S446;
                    float4 _S447 = weigh_0(weights_0[3U][4U], _S443, _S442);
                    acc_1[3U][2U] = _S447;
                    float4 _S448 = (*(&kernelContext_14)->v_tile_0)[_S215];
                    float4 _S449 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S215], _S444);
                    acc_1[0U][2U] = _S449;
                    float4 _S450 = weigh_0(weights_0[1U][5U], _S448, _S445);
                    acc_1[1U][2U] = _S450;
                    float4 _S451 = weigh_0(weights_0[2U][5U], _S448, _S446);
                    acc_1[2U][2U] = _S451;
                    float4 _S452 = weigh_0(weights_0[3U][5U], _S448, _S447);
                    acc_1[3U][2U] = _S452;
                    float4 _S453 = (*(&kernelContext_14)->v_tile_0)[_S220];
                    float4 _S454 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S220], _S449);
                    acc_1[0U][2U] = _S454;
                    float4 _S455 = weigh_0(weights_0[1U][6U], _S453, _S450);
                    acc_1[1U][2U] = _S455;
                    float4 _S456 = weigh_0(weights_0[2U][6U], _S453, _S451);
                    acc_1[2U][2U] = _S456;
                    float4 _S457 = weigh_0(weights_0[3U][6U], _S453, _S452);
                    acc_1[3U][2U] = _S457;
                    float4 _S458 = (*(&kernelContext_14)->v_tile_0)[_S225];
                    acc_1[0U][2U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S225], _S454);
                    acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S458, _S455);
                    acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S458, _S456);
                    acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S458, _S457);
                    float4 _S459 = (*(&kernelContext_14)->v_tile_0)[_S230];
                    float4 _S460 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S230], acc_1[0U][3U]);
                    acc_1[0U][3U] = _S460;
                    float4 _S461 = weigh_0(weights_0[1U][0U], _S459, acc_1[1U][3U]);
                    acc_1[1U][3U] = _S461;
                    float4 _S462 = weigh_0(weights_0[2U][0U], _S459, acc_1[2U][3U]);
                    acc_1[2U][3U] = _S462;
                    float4 _S463 = weigh_0(weights_0[3U][0U], _S459, acc_1[3U][3U]);
                    acc_1[3U][3U] = _S463;
                    float4 _S464 = (*(&kernelContext_14)->v_tile_0)[_S235];
                    float4 _S465 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S235], _S460);
                    acc_1[0U][3U] = _S465;
                    float4 _S466 = weigh_0(weights_0[1U][1U], _S464, _S461);
                    acc_1[1U][3U] = _S466;
                    float4 _S467 = weigh_0(weights_0[2U][1U], _S464, _S462);
                    acc_1[2U][3U] = _S467;
                    float4 _S468 = weigh_0(weights_0[3U][1U], _S464, _S463);
                    acc_1[3U][3U] = _S468;
                    float4 _S469 = (*(&kernelContext_14)->v_tile_0)[_S240];
                    float4 _S470 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S240], _S465);
                    acc_1[0U][3U] = _S470;
                    float4 _S471 = weigh_0(weights_0[1U][2U], _S469, _S466);
                    acc_1[1U][3U] = _S471;
                    float4 _S472 = weigh_0(weights_0[2U][2U], _S469, _S467);
                    acc_1[2U][3U] = _S472;
                    float4 _S473 = weigh_0(weights_0[3U][2U], _S469, _S468);
                    acc_1[3U][3U] = _S473;
                    float4 _S474 = (*(&kernelContext_14)->v_tile_0)[_S245];
                    float4 _S475 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S245], _S470);
                    acc_1[0U][3U] = _S475;
                    float4 _S476 = weigh_0(weights_0[1U][3U], _S474, _S471);
                    acc_1[1U][3U] = _S476;
                    float4 _S477 = weigh_0(weights_0[2U][3U], _S474, _S472);
                    acc_1[2U][3U] = _S477;
                    float4 _S478 = weigh_0(weights_0[3U][3U], _S474, _S473);
                    acc_1[3U][3U] = _S478;
                    float4 _S479 = (*(&kernelContext_14)->v_tile_0)[_S250];
                    float4 _S480 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S250], _S475);
                    acc_1[0U][3U] = _S480;
                    float4 _S481 = weigh_0(weights_0[1U][4U], _S479, _S476);
                    acc_1[1U][3U] = _S481;
                    float4 _S482 = weigh_0(weights_0[2U][4U], _S479, _S477);
                    acc_1[2U][3U] = _S482;
                    float4 _S483 = weigh_0(weights_0[3U][4U], _S479, _S478);
                    acc_1[3U][3U] = _S483;
                    float4 _S484 = (*(&kernelContext_14)->v_tile_0)[_S255];
                    float4 _S485 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S255], _S480);
                    acc_1[0U][3U] = _S485;
                    float4 _S486 = weigh_0(weights_0[1U][5U], _S484, _S481);
                    acc_1[1U][3U] = _S486;
                    float4 _S487 = weigh_0(weights_0[2U][5U], _S484, _S482);
                    acc_1[2U][3U] = _S487;
                    float4 _S488 = weigh_0(weights_0[3U][5U], _S484, _S483);
                    acc_1[3U][3U] = _S488;
                    float4 _S489 = (*(&kernelContext_14)->v_tile_0)[_S260];
                    float4 _S490 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S260], _S485);
                    acc_1[0U][3U] = _S490;
                    float4 _S491 = weigh_0(weights_0[1U][6U], _S489, _S486);
                    acc_1[1U][3U] = _S491;
                    float4 _S492 = weigh_0(weights_0[2U][6U], _S489, _S487);
                    acc_1[2U][3U] = _S492;
                    float4 _S493 = weigh_0(weights_0[3U][6U], _S489, _S488);
                    acc_1[3U][3U] = _S493;
                    float4 _S494 = (*(&kernelContext_14)->v_tile_0)[_S265];
                    acc_1[0U][3U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S265], _S490);
                    acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S494, _S491);
                    acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S494, _S492);
                    acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S494, _S493);
                }
                else
                {
                    float4 _S495 = (*(&kernelContext_14)->v_tile_0)[_S103];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S495, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][0U], _S495, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][0U], _S495, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][0U], _S495, acc_1[3U][0U]);
                    }
                    float4 _S496 = (*(&kernelContext_14)->v_tile_0)[_S109];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][1U], _S496, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S496, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][1U], _S496, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][1U], _S496, acc_1[3U][0U]);
                    }
                    float4 _S497 = (*(&kernelContext_14)->v_tile_0)[_S115];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][2U], _S497, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][2U], _S497, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S497, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][2U], _S497, acc_1[3U][0U]);
                    }
                    float4 _S498 = (*(&kernelContext_14)->v_tile_0)[_S121];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][3U], _S498, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S498, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S498, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S498, acc_1[3U][0U]);
                    }
                    float4 _S499 = (*(&kernelContext_14)->v_tile_0)[_S127];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][4U], _S499, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][4U], _S499, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][4U], _S499, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][4U], _S499, acc_1[3U][0U]);
                    }
                    float4 _S500 = (*(&kernelContext_14)->v_tile_0)[_S133];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][5U], _S500, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][5U], _S500, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][5U], _S500, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][5U], _S500, acc_1[3U][0U]);
                    }
                    float4 _S501 = (*(&kernelContext_14)->v_tile_0)[_S139];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][6U], _S501, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][6U], _S501, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][6U], _S501, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][6U], _S501, acc_1[3U][0U]);
                    }
                    float4 _S502 = (*(&kernelContext_14)->v_tile_0)[_S145];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][7U], _S502, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S502, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S502, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S502, acc_1[3U][0U]);
                    }
                    float4 _S503 = (*(&kernelContext_14)->v_tile_0)[_S150];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S503, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][0U], _S503, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][0U], _S503, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][0U], _S503, acc_1[3U][1U]);
                    }
                    float4 _S504 = (*(&kernelContext_14)->v_tile_0)[_S155];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][1U], _S504, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S504, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][1U], _S504, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][1U], _S504, acc_1[3U][1U]);
                    }
                    float4 _S505 = (*(&kernelContext_14)->v_tile_0)[_S160];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][2U], _S505, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][2U], _S505, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S505, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][2U], _S505, acc_1[3U][1U]);
                    }
                    float4 _S506 = (*(&kernelContext_14)->v_tile_0)[_S165];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][3U], _S506, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S506, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S506, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S506, acc_1[3U][1U]);
                    }
                    float4 _S507 = (*(&kernelContext_14)->v_tile_0)[_S170];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][4U], _S507, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][4U], _S507, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][4U], _S507, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][4U], _S507, acc_1[3U][1U]);
                    }
                    float4 _S508 = (*(&kernelContext_14)->v_tile_0)[_S175];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][5U], _S508, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][5U], _S508, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][5U], _S508, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][5U], _S508, acc_1[3U][1U]);
                    }
                    float4 _S509 = (*(&kernelContext_14)->v_tile_0)[_S180];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][6U], _S509, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][6U], _S509, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][6U], _S509, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][6U], _S509, acc_1[3U][1U]);
                    }
                    float4 _S510 = (*(&kernelContext_14)->v_tile_0)[_S185];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][7U], _S510, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S510, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S510, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S510, acc_1[3U][1U]);
                    }
                    float4 _S511 = (*(&kernelContext_14)->v_tile_0)[_S190];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][0U], _S511, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][0U], _S511, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][0U], _S511, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][0U], _S511, acc_1[3U][2U]);
                    }
                    float4 _S512 = (*(&kernelContext_14)->v_tile_0)[_S195];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][1U], _S512, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][1U], _S512, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][1U], _S512, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][1U], _S512, acc_1[3U][2U]);
                    }
                    float4 _S513 = (*(&kernelContext_14)->v_tile_0)[_S200];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][2U], _S513, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][2U], _S513, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][2U], _S513, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][2U], _S513, acc_1[3U][2U]);
                    }
                    float4 _S514 = (*(&kernelContext_14)->v_tile_0)[_S205];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][3U], _S514, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][3U], _S514, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][3U], _S514, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][3U], _S514, acc_1[3U][2U]);
                    }
                    float4 _S515 = (*(&kernelContext_14)->v_tile_0)[_S210];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][4U], _S515, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][4U], _S515, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][4U], _S515, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][4U], _S515, acc_1[3U][2U]);
                    }
                    float4 _S516 = (*(&kernelContext_14)->v_tile_0)[_S215];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][5U], _S516, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][5U], _S516, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][5U], _S516, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][5U], _S516, acc_1[3U][2U]);
                    }
                    float4 _S517 = (*(&kernelContext_14)->v_tile_0)[_S220];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][6U], _S517, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][6U], _S517, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][6U], _S517, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][6U], _S517, acc_1[3U][2U]);
                    }
                    float4 _S518 = (*(&kernelContext_14)->v_tile_0)[_S225];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][7U], _S518, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S518, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S518, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S518, acc_1[3U][2U]);
                    }
                    float4 _S519 = (*(&kernelContext_14)->v_tile_0)[_S230];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][0U], _S519, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][0U], _S519, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][0U], _S519, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][0U], _S519, acc_1[3U][3U]);
                    }
                    float4 _S520 = (*(&kernelContext_14)->v_tile_0)[_S235];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][1U], _S520, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][1U], _S520, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][1U], _S520, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][1U], _S520, acc_1[3U][3U]);
                    }
                    float4 _S521 = (*(&kernelContext_14)->v_tile_0)[_S240];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][2U], _S521, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][2U], _S521, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][2U], _S521, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][2U], _S521, acc_1[3U][3U]);
                    }
                    float4 _S522 = (*(&kernelContext_14)->v_tile_0)[_S245];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][3U], _S522, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][3U], _S522, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][3U], _S522, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][3U], _S522, acc_1[3U][3U]);
                    }
                    float4 _S523 = (*(&kernelContext_14)->v_tile_0)[_S250];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][4U], _S523, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][4U], _S523, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][4U], _S523, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][4U], _S523, acc_1[3U][3U]);
                    }
                    float4 _S524 = (*(&kernelContext_14)->v_tile_0)[_S255];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][5U], _S524, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][5U], _S524, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][5U], _S524, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][5U], _S524, acc_1[3U][3U]);
                    }
                    float4 _S525 = (*(&kernelContext_14)->v_tile_0)[_S260];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][6U], _S525, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][6U], _S525, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][6U], _S525, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][6U], _S525, acc_1[3U][3U]);
                    }
                    float4 _S526 = (*(&kernelContext_14)->v_tile_0)[_S265];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][7U], _S526, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S526, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S526, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S526, acc_1[3U][3U]);
                    }
                }
                step_0 = step_0 + 8U;
                l_2 = l_11;
            }
            tile_0 = tile_0 + 32U;
            m_3 = m_2;
        }
        bool _S527 = RANGES_0 == 2U;
        _S40 = _S527;
        if(_S527)
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
                thread Work_0 _S528 = _S41;
                uint _S529 = head_of_0(&_S528, _S43, &kernelContext_14);
                uint _S530 = query_of_0(_S43, &kernelContext_14);
                uint _S531 = scratch_of_0(_S41.batch_0, _S529, _S530, range_1, &kernelContext_14);
                store_range_0(_S531, 0U, m_3, l_2, poisoned_3, &kernelContext_14);
            }
            if(_S57 < (_S41.rows_0))
            {
                uint _S532 = query_of_0(_S57, &kernelContext_14);
                uint _S533 = keys_of_query_0(_S44, _S532, &kernelContext_14);
                _S36 = range_key_0 < _S533;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S534 = _S41;
                uint _S535 = head_of_0(&_S534, _S57, &kernelContext_14);
                uint _S536 = query_of_0(_S57, &kernelContext_14);
                uint _S537 = scratch_of_0(_S41.batch_0, _S535, _S536, range_1, &kernelContext_14);
                store_range_quad_0(_S537, lane_1, acc_1[0U][0U], &kernelContext_14);
                store_range_quad_0(_S537, _S64, acc_1[0U][1U], &kernelContext_14);
                store_range_quad_0(_S537, _S67, acc_1[0U][2U], &kernelContext_14);
                store_range_quad_0(_S537, _S70, acc_1[0U][3U], &kernelContext_14);
            }
            if(_S73 < (_S41.rows_0))
            {
                uint _S538 = query_of_0(_S73, &kernelContext_14);
                uint _S539 = keys_of_query_0(_S44, _S538, &kernelContext_14);
                _S37 = range_key_0 < _S539;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                thread Work_0 _S540 = _S41;
                uint _S541 = head_of_0(&_S540, _S73, &kernelContext_14);
                uint _S542 = query_of_0(_S73, &kernelContext_14);
                uint _S543 = scratch_of_0(_S41.batch_0, _S541, _S542, range_1, &kernelContext_14);
                store_range_quad_0(_S543, lane_1, acc_1[1U][0U], &kernelContext_14);
                store_range_quad_0(_S543, _S64, acc_1[1U][1U], &kernelContext_14);
                store_range_quad_0(_S543, _S67, acc_1[1U][2U], &kernelContext_14);
                store_range_quad_0(_S543, _S70, acc_1[1U][3U], &kernelContext_14);
            }
            if(_S81 < (_S41.rows_0))
            {
                uint _S544 = query_of_0(_S81, &kernelContext_14);
                uint _S545 = keys_of_query_0(_S44, _S544, &kernelContext_14);
                _S38 = range_key_0 < _S545;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                thread Work_0 _S546 = _S41;
                uint _S547 = head_of_0(&_S546, _S81, &kernelContext_14);
                uint _S548 = query_of_0(_S81, &kernelContext_14);
                uint _S549 = scratch_of_0(_S41.batch_0, _S547, _S548, range_1, &kernelContext_14);
                store_range_quad_0(_S549, lane_1, acc_1[2U][0U], &kernelContext_14);
                store_range_quad_0(_S549, _S64, acc_1[2U][1U], &kernelContext_14);
                store_range_quad_0(_S549, _S67, acc_1[2U][2U], &kernelContext_14);
                store_range_quad_0(_S549, _S70, acc_1[2U][3U], &kernelContext_14);
            }
            if(_S89 < (_S41.rows_0))
            {
                uint _S550 = query_of_0(_S89, &kernelContext_14);
                uint _S551 = keys_of_query_0(_S44, _S550, &kernelContext_14);
                _S39 = range_key_0 < _S551;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S552 = _S41;
                uint _S553 = head_of_0(&_S552, _S89, &kernelContext_14);
                uint _S554 = query_of_0(_S89, &kernelContext_14);
                uint _S555 = scratch_of_0(_S41.batch_0, _S553, _S554, range_1, &kernelContext_14);
                store_range_quad_0(_S555, lane_1, acc_1[3U][0U], &kernelContext_14);
                store_range_quad_0(_S555, _S64, acc_1[3U][1U], &kernelContext_14);
                store_range_quad_0(_S555, _S67, acc_1[3U][2U], &kernelContext_14);
                store_range_quad_0(_S555, _S70, acc_1[3U][3U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S556 = fold_2;
            float _S557 = folded_0(&_S556, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S558 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            keeps_0[int(1)] = _S558;
            float _S559 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            keeps_0[int(2)] = _S559;
            float _S560 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            keeps_0[int(3)] = _S560;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S561 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            adds_0[int(1)] = _S561;
            float _S562 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            adds_0[int(2)] = _S562;
            float _S563 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            adds_0[int(3)] = _S563;
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
            m_2 = _S557;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S34 = _S97 < (_S41.last_range_0);
        }
        else
        {
            _S34 = false;
        }
        if(!_S34)
        {
            break;
        }
        range_1 = _S97;
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
        total_l_0 = m_2;
    }
    float _S564 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S564;
    float _S565 = (quad_shuffle((_S564), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    factors_0[int(1)] = _S565;
    float _S566 = (quad_shuffle((_S564), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    factors_0[int(2)] = _S566;
    float _S567 = (quad_shuffle((_S564), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    factors_0[int(3)] = _S567;
    int _S568;
    if(poisoned_3)
    {
        _S568 = int(1);
    }
    else
    {
        _S568 = int(0);
    }
    uint spoiled_bit_0 = uint(_S568);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S569 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    spoiled_0[int(1)] = _S569;
    uint _S570 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    spoiled_0[int(2)] = _S570;
    uint _S571 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    spoiled_0[int(3)] = _S571;
    if(_S57 < (_S41.rows_0))
    {
        thread Work_0 _S572 = _S41;
        uint _S573 = o_of_0(&_S572, _S57, &kernelContext_14);
        store_quad_0(_S573, _S61, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S573, _S65, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S573, _S68, total_2[0U][2U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S573, _S71, total_2[0U][3U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
    }
    if(_S73 < (_S41.rows_0))
    {
        thread Work_0 _S574 = _S41;
        uint _S575 = o_of_0(&_S574, _S73, &kernelContext_14);
        store_quad_0(_S575, _S61, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S575, _S65, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S575, _S68, total_2[1U][2U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S575, _S71, total_2[1U][3U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
    }
    if(_S81 < (_S41.rows_0))
    {
        thread Work_0 _S576 = _S41;
        uint _S577 = o_of_0(&_S576, _S81, &kernelContext_14);
        store_quad_0(_S577, _S61, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S577, _S65, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S577, _S68, total_2[2U][2U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S577, _S71, total_2[2U][3U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
    }
    if(_S89 < (_S41.rows_0))
    {
        thread Work_0 _S578 = _S41;
        uint _S579 = o_of_0(&_S578, _S89, &kernelContext_14);
        store_quad_0(_S579, _S61, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S579, _S65, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S579, _S68, total_2[3U][2U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S579, _S71, total_2[3U][3U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
    }
    return;
}

