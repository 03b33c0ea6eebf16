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
    uint _S2;
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
    uint _S20 = pairs_0.x;
    uint _S21 = pairs_0.y;
    return float4(f16tof32_0(uint2(_S20 & 65535U, _S20 >> 16U)), f16tof32_0(uint2(_S21 & 65535U, _S21 >> 16U)));
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
        packed_float4 device* _S22 = kernelContext_9->scratch_0+(place_0 + (kernelContext_9->params_0->head_dim_0 + 3U) / 4U);
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
    uint _S25 = kernelContext_12->params_0->o_offset_0 + work_4->batch_0 * kernelContext_12->params_0->o_batch_0;
    uint _S26 = head_of_0(work_4, row_5, kernelContext_12);
    uint _S27 = _S25 + _S26 * kernelContext_12->params_0->o_head_0;
    uint _S28 = query_of_0(row_5, kernelContext_12);
    return _S27 + _S28 * kernelContext_12->params_0->o_row_0;
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

void store_quad_0(uint row_6, uint element_1, float4 quad_1, bool poisoned_2, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_1);
    uint word_1 = (row_6 + element_1) / 2U;
    uint _S32;
    if(left_1 >= 2U)
    {
        uint device* _S33 = kernelContext_13->o_words_0+word_1;
        if(poisoned_2)
        {
            _S32 = 2113961472U;
        }
        else
        {
            _S32 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S33 = _S32;
    }
    if(left_1 >= 4U)
    {
        uint device* _S34 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S32 = 2113961472U;
        }
        else
        {
            _S32 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S34 = _S32;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S35;
    bool _S36;
    bool _S37;
    bool _S38;
    bool _S39;
    bool _S40;
    bool _S41;
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
    (&kernelContext_14)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S42 = find_work_0(number_1, 64U, &kernelContext_14);
    uint lane_1 = thread_0 % 8U;
    uint first_row_1 = _S42.first_row_0 + thread_0 / 8U * 4U;
    uint last_row_0 = min(_S42.first_row_0 + 64U, _S42.rows_0) - 1U;
    uint _S43 = lane_1 % 4U;
    uint row_7 = first_row_1 + _S43;
    bool live_0 = row_7 < (_S42.rows_0);
    uint _S44 = min(row_7, last_row_0);
    uint _S45 = keys_of_batch_0(_S42.batch_0, &kernelContext_14);
    uint _S46 = query_of_0(last_row_0, &kernelContext_14);
    uint _S47 = keys_of_query_0(_S45, _S46, &kernelContext_14);
    uint _S48;
    if(live_0)
    {
        uint _S49 = query_of_0(_S44, &kernelContext_14);
        uint _S50 = keys_of_query_0(_S45, _S49, &kernelContext_14);
        _S48 = _S50;
    }
    else
    {
        _S48 = 0U;
    }
    bool has_mask_0 = (((&kernelContext_14)->params_0->flags_0) & 1U) != 0U;
    uint _S51;
    if(has_mask_0)
    {
        _S51 = 0U;
    }
    else
    {
        uint _S52 = query_of_0(_S42.first_row_0, &kernelContext_14);
        uint _S53 = keys_of_query_0(_S45, _S52, &kernelContext_14);
        _S51 = _S53;
    }
    uint _S54 = (&kernelContext_14)->params_0->k_offset_0 + _S42.batch_0 * (&kernelContext_14)->params_0->k_batch_0 + _S42.kv_head_0 * (&kernelContext_14)->params_0->k_head_0;
    uint _S55 = (&kernelContext_14)->params_0->v_offset_0 + _S42.batch_0 * (&kernelContext_14)->params_0->v_batch_0 + _S42.kv_head_0 * (&kernelContext_14)->params_0->v_head_0;
    thread Work_0 _S56 = _S42;
    uint _S57 = mask_of_0(&_S56, _S44, &kernelContext_14);
    thread array<array<float4, int(4)>, int(4)> q_0;
    thread array<array<float4, int(4)>, int(4)> total_2;
    uint _S58 = first_row_1 + (_S43 ^ 0U);
    uint _S59 = min(_S58, last_row_0);
    thread Work_0 _S60 = _S42;
    uint _S61 = q_of_0(&_S60, _S59, &kernelContext_14);
    uint _S62 = lane_1 * 4U;
    float4 _S63 = load_quad_0((&kernelContext_14)->q_words_0, _S61, _S62, &kernelContext_14);
    q_0[0U][0U] = _S63 * float4((&kernelContext_14)->params_0->scale_0) ;
    float4 _S64 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S64;
    uint _S65 = 8U + lane_1;
    uint _S66 = _S65 * 4U;
    float4 _S67 = load_quad_0((&kernelContext_14)->q_words_0, _S61, _S66, &kernelContext_14);
    q_0[0U][1U] = _S67 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][1U] = _S64;
    uint _S68 = 16U + lane_1;
    uint _S69 = _S68 * 4U;
    float4 _S70 = load_quad_0((&kernelContext_14)->q_words_0, _S61, _S69, &kernelContext_14);
    q_0[0U][2U] = _S70 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][2U] = _S64;
    uint _S71 = 24U + lane_1;
    uint _S72 = _S71 * 4U;
    float4 _S73 = load_quad_0((&kernelContext_14)->q_words_0, _S61, _S72, &kernelContext_14);
    q_0[0U][3U] = _S73 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][3U] = _S64;
    uint _S74 = first_row_1 + (_S43 ^ 1U);
    uint _S75 = min(_S74, last_row_0);
    thread Work_0 _S76 = _S42;
    uint _S77 = q_of_0(&_S76, _S75, &kernelContext_14);
    float4 _S78 = load_quad_0((&kernelContext_14)->q_words_0, _S77, _S62, &kernelContext_14);
    q_0[1U][0U] = _S78 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][0U] = _S64;
    float4 _S79 = load_quad_0((&kernelContext_14)->q_words_0, _S77, _S66, &kernelContext_14);
    q_0[1U][1U] = _S79 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][1U] = _S64;
    float4 _S80 = load_quad_0((&kernelContext_14)->q_words_0, _S77, _S69, &kernelContext_14);
    q_0[1U][2U] = _S80 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][2U] = _S64;
    float4 _S81 = load_quad_0((&kernelContext_14)->q_words_0, _S77, _S72, &kernelContext_14);
    q_0[1U][3U] = _S81 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][3U] = _S64;
    uint _S82 = first_row_1 + (_S43 ^ 2U);
    uint _S83 = min(_S82, last_row_0);
    thread Work_0 _S84 = _S42;
    uint _S85 = q_of_0(&_S84, _S83, &kernelContext_14);
    float4 _S86 = load_quad_0((&kernelContext_14)->q_words_0, _S85, _S62, &kernelContext_14);
    q_0[2U][0U] = _S86 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][0U] = _S64;
    float4 _S87 = load_quad_0((&kernelContext_14)->q_words_0, _S85, _S66, &kernelContext_14);
    q_0[2U][1U] = _S87 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][1U] = _S64;
    float4 _S88 = load_quad_0((&kernelContext_14)->q_words_0, _S85, _S69, &kernelContext_14);
    q_0[2U][2U] = _S88 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][2U] = _S64;
    float4 _S89 = load_quad_0((&kernelContext_14)->q_words_0, _S85, _S72, &kernelContext_14);
    q_0[2U][3U] = _S89 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][3U] = _S64;
    uint _S90 = first_row_1 + (_S43 ^ 3U);
    uint _S91 = min(_S90, last_row_0);
    thread Work_0 _S92 = _S42;
    uint _S93 = q_of_0(&_S92, _S91, &kernelContext_14);
    float4 _S94 = load_quad_0((&kernelContext_14)->q_words_0, _S93, _S62, &kernelContext_14);
    q_0[3U][0U] = _S94 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][0U] = _S64;
    float4 _S95 = load_quad_0((&kernelContext_14)->q_words_0, _S93, _S66, &kernelContext_14);
    q_0[3U][1U] = _S95 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][1U] = _S64;
    float4 _S96 = load_quad_0((&kernelContext_14)->q_words_0, _S93, _S69, &kernelContext_14);
    q_0[3U][2U] = _S96 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][2U] = _S64;
    float4 _S97 = load_quad_0((&kernelContext_14)->q_words_0, _S93, _S72, &kernelContext_14);
    q_0[3U][3U] = _S97 * float4((&kernelContext_14)->params_0->scale_0) ;
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
    thread bool poisoned_3 = false;
    uint range_1 = _S42.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S98 = range_1 + 1U;
        uint _S99 = min(_S98 * (&kernelContext_14)->params_0->range_keys_0, _S47);
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
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
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
                uint key_0 = tile_0 + slot_0 / 32U;
                uint element_2 = slot_0 % 32U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S99)
                {
                    float4 _S100 = load_quad_0((&kernelContext_14)->k_words_0, _S54 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S101 = load_quad_0((&kernelContext_14)->v_words_0, _S55 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S100;
                    v_quad_0 = _S101;
                }
                else
                {
                    k_quad_0 = _S64;
                    v_quad_0 = _S64;
                }
                (*(&kernelContext_14)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_14)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S102 = min(16U, _S99 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S102)
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
                uint _S103 = step_0 * 32U;
                uint _S104 = _S103 + lane_1;
                float _S105 = (*(&kernelContext_14)->k_tile_0)[_S104].x;
                float _S106 = (*(&kernelContext_14)->k_tile_0)[_S104].y;
                float _S107 = (*(&kernelContext_14)->k_tile_0)[_S104].z;
                float _S108 = (*(&kernelContext_14)->k_tile_0)[_S104].w;
                part_1[0U][0U] = fma(q_0[0U][0U].w, _S108, fma(q_0[0U][0U].z, _S107, fma(q_0[0U][0U].y, _S106, fma(q_0[0U][0U].x, _S105, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][0U].w, _S108, fma(q_0[1U][0U].z, _S107, fma(q_0[1U][0U].y, _S106, fma(q_0[1U][0U].x, _S105, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][0U].w, _S108, fma(q_0[2U][0U].z, _S107, fma(q_0[2U][0U].y, _S106, fma(q_0[2U][0U].x, _S105, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][0U].w, _S108, fma(q_0[3U][0U].z, _S107, fma(q_0[3U][0U].y, _S106, fma(q_0[3U][0U].x, _S105, part_1[3U][0U]))));
                uint _S109 = (step_0 + 1U) * 32U;
                uint _S110 = _S109 + lane_1;
                float _S111 = (*(&kernelContext_14)->k_tile_0)[_S110].x;
                float _S112 = (*(&kernelContext_14)->k_tile_0)[_S110].y;
                float _S113 = (*(&kernelContext_14)->k_tile_0)[_S110].z;
                float _S114 = (*(&kernelContext_14)->k_tile_0)[_S110].w;
                part_1[0U][1U] = fma(q_0[0U][0U].w, _S114, fma(q_0[0U][0U].z, _S113, fma(q_0[0U][0U].y, _S112, fma(q_0[0U][0U].x, _S111, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][0U].w, _S114, fma(q_0[1U][0U].z, _S113, fma(q_0[1U][0U].y, _S112, fma(q_0[1U][0U].x, _S111, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][0U].w, _S114, fma(q_0[2U][0U].z, _S113, fma(q_0[2U][0U].y, _S112, fma(q_0[2U][0U].x, _S111, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][0U].w, _S114, fma(q_0[3U][0U].z, _S113, fma(q_0[3U][0U].y, _S112, fma(q_0[3U][0U].x, _S111, part_1[3U][1U]))));
                uint _S115 = (step_0 + 2U) * 32U;
                uint _S116 = _S115 + lane_1;
                float _S117 = (*(&kernelContext_14)->k_tile_0)[_S116].x;
                float _S118 = (*(&kernelContext_14)->k_tile_0)[_S116].y;
                float _S119 = (*(&kernelContext_14)->k_tile_0)[_S116].z;
                float _S120 = (*(&kernelContext_14)->k_tile_0)[_S116].w;
                part_1[0U][2U] = fma(q_0[0U][0U].w, _S120, fma(q_0[0U][0U].z, _S119, fma(q_0[0U][0U].y, _S118, fma(q_0[0U][0U].x, _S117, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][0U].w, _S120, fma(q_0[1U][0U].z, _S119, fma(q_0[1U][0U].y, _S118, fma(q_0[1U][0U].x, _S117, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][0U].w, _S120, fma(q_0[2U][0U].z, _S119, fma(q_0[2U][0U].y, _S118, fma(q_0[2U][0U].x, _S117, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][0U].w, _S120, fma(q_0[3U][0U].z, _S119, fma(q_0[3U][0U].y, _S118, fma(q_0[3U][0U].x, _S117, part_1[3U][2U]))));
                uint _S121 = (step_0 + 3U) * 32U;
                uint _S122 = _S121 + lane_1;
                float _S123 = (*(&kernelContext_14)->k_tile_0)[_S122].x;
                float _S124 = (*(&kernelContext_14)->k_tile_0)[_S122].y;
                float _S125 = (*(&kernelContext_14)->k_tile_0)[_S122].z;
                float _S126 = (*(&kernelContext_14)->k_tile_0)[_S122].w;
                part_1[0U][3U] = fma(q_0[0U][0U].w, _S126, fma(q_0[0U][0U].z, _S125, fma(q_0[0U][0U].y, _S124, fma(q_0[0U][0U].x, _S123, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][0U].w, _S126, fma(q_0[1U][0U].z, _S125, fma(q_0[1U][0U].y, _S124, fma(q_0[1U][0U].x, _S123, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][0U].w, _S126, fma(q_0[2U][0U].z, _S125, fma(q_0[2U][0U].y, _S124, fma(q_0[2U][0U].x, _S123, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][0U].w, _S126, fma(q_0[3U][0U].z, _S125, fma(q_0[3U][0U].y, _S124, fma(q_0[3U][0U].x, _S123, part_1[3U][3U]))));
                uint _S127 = (step_0 + 4U) * 32U;
                uint _S128 = _S127 + lane_1;
                float _S129 = (*(&kernelContext_14)->k_tile_0)[_S128].x;
                float _S130 = (*(&kernelContext_14)->k_tile_0)[_S128].y;
                float _S131 = (*(&kernelContext_14)->k_tile_0)[_S128].z;
                float _S132 = (*(&kernelContext_14)->k_tile_0)[_S128].w;
                part_1[0U][4U] = fma(q_0[0U][0U].w, _S132, fma(q_0[0U][0U].z, _S131, fma(q_0[0U][0U].y, _S130, fma(q_0[0U][0U].x, _S129, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][0U].w, _S132, fma(q_0[1U][0U].z, _S131, fma(q_0[1U][0U].y, _S130, fma(q_0[1U][0U].x, _S129, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][0U].w, _S132, fma(q_0[2U][0U].z, _S131, fma(q_0[2U][0U].y, _S130, fma(q_0[2U][0U].x, _S129, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][0U].w, _S132, fma(q_0[3U][0U].z, _S131, fma(q_0[3U][0U].y, _S130, fma(q_0[3U][0U].x, _S129, part_1[3U][4U]))));
                uint _S133 = (step_0 + 5U) * 32U;
                uint _S134 = _S133 + lane_1;
                float _S135 = (*(&kernelContext_14)->k_tile_0)[_S134].x;
                float _S136 = (*(&kernelContext_14)->k_tile_0)[_S134].y;
                float _S137 = (*(&kernelContext_14)->k_tile_0)[_S134].z;
                float _S138 = (*(&kernelContext_14)->k_tile_0)[_S134].w;
                part_1[0U][5U] = fma(q_0[0U][0U].w, _S138, fma(q_0[0U][0U].z, _S137, fma(q_0[0U][0U].y, _S136, fma(q_0[0U][0U].x, _S135, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][0U].w, _S138, fma(q_0[1U][0U].z, _S137, fma(q_0[1U][0U].y, _S136, fma(q_0[1U][0U].x, _S135, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][0U].w, _S138, fma(q_0[2U][0U].z, _S137, fma(q_0[2U][0U].y, _S136, fma(q_0[2U][0U].x, _S135, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][0U].w, _S138, fma(q_0[3U][0U].z, _S137, fma(q_0[3U][0U].y, _S136, fma(q_0[3U][0U].x, _S135, part_1[3U][5U]))));
                uint _S139 = (step_0 + 6U) * 32U;
                uint _S140 = _S139 + lane_1;
                float _S141 = (*(&kernelContext_14)->k_tile_0)[_S140].x;
                float _S142 = (*(&kernelContext_14)->k_tile_0)[_S140].y;
                float _S143 = (*(&kernelContext_14)->k_tile_0)[_S140].z;
                float _S144 = (*(&kernelContext_14)->k_tile_0)[_S140].w;
                part_1[0U][6U] = fma(q_0[0U][0U].w, _S144, fma(q_0[0U][0U].z, _S143, fma(q_0[0U][0U].y, _S142, fma(q_0[0U][0U].x, _S141, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][0U].w, _S144, fma(q_0[1U][0U].z, _S143, fma(q_0[1U][0U].y, _S142, fma(q_0[1U][0U].x, _S141, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][0U].w, _S144, fma(q_0[2U][0U].z, _S143, fma(q_0[2U][0U].y, _S142, fma(q_0[2U][0U].x, _S141, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][0U].w, _S144, fma(q_0[3U][0U].z, _S143, fma(q_0[3U][0U].y, _S142, fma(q_0[3U][0U].x, _S141, part_1[3U][6U]))));
                uint _S145 = (step_0 + 7U) * 32U;
                uint _S146 = _S145 + lane_1;
                float _S147 = (*(&kernelContext_14)->k_tile_0)[_S146].x;
                float _S148 = (*(&kernelContext_14)->k_tile_0)[_S146].y;
                float _S149 = (*(&kernelContext_14)->k_tile_0)[_S146].z;
                float _S150 = (*(&kernelContext_14)->k_tile_0)[_S146].w;
                part_1[0U][7U] = fma(q_0[0U][0U].w, _S150, fma(q_0[0U][0U].z, _S149, fma(q_0[0U][0U].y, _S148, fma(q_0[0U][0U].x, _S147, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][0U].w, _S150, fma(q_0[1U][0U].z, _S149, fma(q_0[1U][0U].y, _S148, fma(q_0[1U][0U].x, _S147, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][0U].w, _S150, fma(q_0[2U][0U].z, _S149, fma(q_0[2U][0U].y, _S148, fma(q_0[2U][0U].x, _S147, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][0U].w, _S150, fma(q_0[3U][0U].z, _S149, fma(q_0[3U][0U].y, _S148, fma(q_0[3U][0U].x, _S147, part_1[3U][7U]))));
                uint _S151 = _S103 + 8U + lane_1;
                float _S152 = (*(&kernelContext_14)->k_tile_0)[_S151].x;
                float _S153 = (*(&kernelContext_14)->k_tile_0)[_S151].y;
                float _S154 = (*(&kernelContext_14)->k_tile_0)[_S151].z;
                float _S155 = (*(&kernelContext_14)->k_tile_0)[_S151].w;
                part_1[0U][0U] = fma(q_0[0U][1U].w, _S155, fma(q_0[0U][1U].z, _S154, fma(q_0[0U][1U].y, _S153, fma(q_0[0U][1U].x, _S152, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][1U].w, _S155, fma(q_0[1U][1U].z, _S154, fma(q_0[1U][1U].y, _S153, fma(q_0[1U][1U].x, _S152, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][1U].w, _S155, fma(q_0[2U][1U].z, _S154, fma(q_0[2U][1U].y, _S153, fma(q_0[2U][1U].x, _S152, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][1U].w, _S155, fma(q_0[3U][1U].z, _S154, fma(q_0[3U][1U].y, _S153, fma(q_0[3U][1U].x, _S152, part_1[3U][0U]))));
                uint _S156 = _S109 + 8U + lane_1;
                float _S157 = (*(&kernelContext_14)->k_tile_0)[_S156].x;
                float _S158 = (*(&kernelContext_14)->k_tile_0)[_S156].y;
                float _S159 = (*(&kernelContext_14)->k_tile_0)[_S156].z;
                float _S160 = (*(&kernelContext_14)->k_tile_0)[_S156].w;
                part_1[0U][1U] = fma(q_0[0U][1U].w, _S160, fma(q_0[0U][1U].z, _S159, fma(q_0[0U][1U].y, _S158, fma(q_0[0U][1U].x, _S157, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][1U].w, _S160, fma(q_0[1U][1U].z, _S159, fma(q_0[1U][1U].y, _S158, fma(q_0[1U][1U].x, _S157, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][1U].w, _S160, fma(q_0[2U][1U].z, _S159, fma(q_0[2U][1U].y, _S158, fma(q_0[2U][1U].x, _S157, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][1U].w, _S160, fma(q_0[3U][1U].z, _S159, fma(q_0[3U][1U].y, _S158, fma(q_0[3U][1U].x, _S157, part_1[3U][1U]))));
                uint _S161 = _S115 + 8U + lane_1;
                float _S162 = (*(&kernelContext_14)->k_tile_0)[_S161].x;
                float _S163 = (*(&kernelContext_14)->k_tile_0)[_S161].y;
                float _S164 = (*(&kernelContext_14)->k_tile_0)[_S161].z;
                float _S165 = (*(&kernelContext_14)->k_tile_0)[_S161].w;
                part_1[0U][2U] = fma(q_0[0U][1U].w, _S165, fma(q_0[0U][1U].z, _S164, fma(q_0[0U][1U].y, _S163, fma(q_0[0U][1U].x, _S162, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][1U].w, _S165, fma(q_0[1U][1U].z, _S164, fma(q_0[1U][1U].y, _S163, fma(q_0[1U][1U].x, _S162, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][1U].w, _S165, fma(q_0[2U][1U].z, _S164, fma(q_0[2U][1U].y, _S163, fma(q_0[2U][1U].x, _S162, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][1U].w, _S165, fma(q_0[3U][1U].z, _S164, fma(q_0[3U][1U].y, _S163, fma(q_0[3U][1U].x, _S162, part_1[3U][2U]))));
                uint _S166 = _S121 + 8U + lane_1;
                float _S167 = (*(&kernelContext_14)->k_tile_0)[_S166].x;
                float _S168 = (*(&kernelContext_14)->k_tile_0)[_S166].y;
                float _S169 = (*(&kernelContext_14)->k_tile_0)[_S166].z;
                float _S170 = (*(&kernelContext_14)->k_tile_0)[_S166].w;
                part_1[0U][3U] = fma(q_0[0U][1U].w, _S170, fma(q_0[0U][1U].z, _S169, fma(q_0[0U][1U].y, _S168, fma(q_0[0U][1U].x, _S167, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][1U].w, _S170, fma(q_0[1U][1U].z, _S169, fma(q_0[1U][1U].y, _S168, fma(q_0[1U][1U].x, _S167, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][1U].w, _S170, fma(q_0[2U][1U].z, _S169, fma(q_0[2U][1U].y, _S168, fma(q_0[2U][1U].x, _S167, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][1U].w, _S170, fma(q_0[3U][1U].z, _S169, fma(q_0[3U][1U].y, _S168, fma(q_0[3U][1U].x, _S167, part_1[3U][3U]))));
                uint _S171 = _S127 + 8U + lane_1;
                float _S172 = (*(&kernelContext_14)->k_tile_0)[_S171].x;
                float _S173 = (*(&kernelContext_14)->k_tile_0)[_S171].y;
                float _S174 = (*(&kernelContext_14)->k_tile_0)[_S171].z;
                float _S175 = (*(&kernelContext_14)->k_tile_0)[_S171].w;
                part_1[0U][4U] = fma(q_0[0U][1U].w, _S175, fma(q_0[0U][1U].z, _S174, fma(q_0[0U][1U].y, _S173, fma(q_0[0U][1U].x, _S172, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][1U].w, _S175, fma(q_0[1U][1U].z, _S174, fma(q_0[1U][1U].y, _S173, fma(q_0[1U][1U].x, _S172, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][1U].w, _S175, fma(q_0[2U][1U].z, _S174, fma(q_0[2U][1U].y, _S173, fma(q_0[2U][1U].x, _S172, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][1U].w, _S175, fma(q_0[3U][1U].z, _S174, fma(q_0[3U][1U].y, _S173, fma(q_0[3U][1U].x, _S172, part_1[3U][4U]))));
                uint _S176 = _S133 + 8U + lane_1;
                float _S177 = (*(&kernelContext_14)->k_tile_0)[_S176].x;
                float _S178 = (*(&kernelContext_14)->k_tile_0)[_S176].y;
                float _S179 = (*(&kernelContext_14)->k_tile_0)[_S176].z;
                float _S180 = (*(&kernelContext_14)->k_tile_0)[_S176].w;
                part_1[0U][5U] = fma(q_0[0U][1U].w, _S180, fma(q_0[0U][1U].z, _S179, fma(q_0[0U][1U].y, _S178, fma(q_0[0U][1U].x, _S177, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][1U].w, _S180, fma(q_0[1U][1U].z, _S179, fma(q_0[1U][1U].y, _S178, fma(q_0[1U][1U].x, _S177, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][1U].w, _S180, fma(q_0[2U][1U].z, _S179, fma(q_0[2U][1U].y, _S178, fma(q_0[2U][1U].x, _S177, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][1U].w, _S180, fma(q_0[3U][1U].z, _S179, fma(q_0[3U][1U].y, _S178, fma(q_0[3U][1U].x, _S177, part_1[3U][5U]))));
                uint _S181 = _S139 + 8U + lane_1;
                float _S182 = (*(&kernelContext_14)->k_tile_0)[_S181].x;
                float _S183 = (*(&kernelContext_14)->k_tile_0)[_S181].y;
                float _S184 = (*(&kernelContext_14)->k_tile_0)[_S181].z;
                float _S185 = (*(&kernelContext_14)->k_tile_0)[_S181].w;
                part_1[0U][6U] = fma(q_0[0U][1U].w, _S185, fma(q_0[0U][1U].z, _S184, fma(q_0[0U][1U].y, _S183, fma(q_0[0U][1U].x, _S182, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][1U].w, _S185, fma(q_0[1U][1U].z, _S184, fma(q_0[1U][1U].y, _S183, fma(q_0[1U][1U].x, _S182, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][1U].w, _S185, fma(q_0[2U][1U].z, _S184, fma(q_0[2U][1U].y, _S183, fma(q_0[2U][1U].x, _S182, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][1U].w, _S185, fma(q_0[3U][1U].z, _S184, fma(q_0[3U][1U].y, _S183, fma(q_0[3U][1U].x, _S182, part_1[3U][6U]))));
                uint _S186 = _S145 + 8U + lane_1;
                float _S187 = (*(&kernelContext_14)->k_tile_0)[_S186].x;
                float _S188 = (*(&kernelContext_14)->k_tile_0)[_S186].y;
                float _S189 = (*(&kernelContext_14)->k_tile_0)[_S186].z;
                float _S190 = (*(&kernelContext_14)->k_tile_0)[_S186].w;
                part_1[0U][7U] = fma(q_0[0U][1U].w, _S190, fma(q_0[0U][1U].z, _S189, fma(q_0[0U][1U].y, _S188, fma(q_0[0U][1U].x, _S187, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][1U].w, _S190, fma(q_0[1U][1U].z, _S189, fma(q_0[1U][1U].y, _S188, fma(q_0[1U][1U].x, _S187, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][1U].w, _S190, fma(q_0[2U][1U].z, _S189, fma(q_0[2U][1U].y, _S188, fma(q_0[2U][1U].x, _S187, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][1U].w, _S190, fma(q_0[3U][1U].z, _S189, fma(q_0[3U][1U].y, _S188, fma(q_0[3U][1U].x, _S187, part_1[3U][7U]))));
                uint _S191 = _S103 + 16U + lane_1;
                float _S192 = (*(&kernelContext_14)->k_tile_0)[_S191].x;
                float _S193 = (*(&kernelContext_14)->k_tile_0)[_S191].y;
                float _S194 = (*(&kernelContext_14)->k_tile_0)[_S191].z;
                float _S195 = (*(&kernelContext_14)->k_tile_0)[_S191].w;
                part_1[0U][0U] = fma(q_0[0U][2U].w, _S195, fma(q_0[0U][2U].z, _S194, fma(q_0[0U][2U].y, _S193, fma(q_0[0U][2U].x, _S192, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][2U].w, _S195, fma(q_0[1U][2U].z, _S194, fma(q_0[1U][2U].y, _S193, fma(q_0[1U][2U].x, _S192, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][2U].w, _S195, fma(q_0[2U][2U].z, _S194, fma(q_0[2U][2U].y, _S193, fma(q_0[2U][2U].x, _S192, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][2U].w, _S195, fma(q_0[3U][2U].z, _S194, fma(q_0[3U][2U].y, _S193, fma(q_0[3U][2U].x, _S192, part_1[3U][0U]))));
                uint _S196 = _S109 + 16U + lane_1;
                float _S197 = (*(&kernelContext_14)->k_tile_0)[_S196].x;
                float _S198 = (*(&kernelContext_14)->k_tile_0)[_S196].y;
                float _S199 = (*(&kernelContext_14)->k_tile_0)[_S196].z;
                float _S200 = (*(&kernelContext_14)->k_tile_0)[_S196].w;
                part_1[0U][1U] = fma(q_0[0U][2U].w, _S200, fma(q_0[0U][2U].z, _S199, fma(q_0[0U][2U].y, _S198, fma(q_0[0U][2U].x, _S197, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][2U].w, _S200, fma(q_0[1U][2U].z, _S199, fma(q_0[1U][2U].y, _S198, fma(q_0[1U][2U].x, _S197, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][2U].w, _S200, fma(q_0[2U][2U].z, _S199, fma(q_0[2U][2U].y, _S198, fma(q_0[2U][2U].x, _S197, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][2U].w, _S200, fma(q_0[3U][2U].z, _S199, fma(q_0[3U][2U].y, _S198, fma(q_0[3U][2U].x, _S197, part_1[3U][1U]))));
                uint _S201 = _S115 + 16U + lane_1;
                float _S202 = (*(&kernelContext_14)->k_tile_0)[_S201].x;
                float _S203 = (*(&kernelContext_14)->k_tile_0)[_S201].y;
                float _S204 = (*(&kernelContext_14)->k_tile_0)[_S201].z;
                float _S205 = (*(&kernelContext_14)->k_tile_0)[_S201].w;
                part_1[0U][2U] = fma(q_0[0U][2U].w, _S205, fma(q_0[0U][2U].z, _S204, fma(q_0[0U][2U].y, _S203, fma(q_0[0U][2U].x, _S202, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][2U].w, _S205, fma(q_0[1U][2U].z, _S204, fma(q_0[1U][2U].y, _S203, fma(q_0[1U][2U].x, _S202, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][2U].w, _S205, fma(q_0[2U][2U].z, _S204, fma(q_0[2U][2U].y, _S203, fma(q_0[2U][2U].x, _S202, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][2U].w, _S205, fma(q_0[3U][2U].z, _S204, fma(q_0[3U][2U].y, _S203, fma(q_0[3U][2U].x, _S202, part_1[3U][2U]))));
                uint _S206 = _S121 + 16U + lane_1;
                float _S207 = (*(&kernelContext_14)->k_tile_0)[_S206].x;
                float _S208 = (*(&kernelContext_14)->k_tile_0)[_S206].y;
                float _S209 = (*(&kernelContext_14)->k_tile_0)[_S206].z;
                float _S210 = (*(&kernelContext_14)->k_tile_0)[_S206].w;
                part_1[0U][3U] = fma(q_0[0U][2U].w, _S210, fma(q_0[0U][2U].z, _S209, fma(q_0[0U][2U].y, _S208, fma(q_0[0U][2U].x, _S207, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][2U].w, _S210, fma(q_0[1U][2U].z, _S209, fma(q_0[1U][2U].y, _S208, fma(q_0[1U][2U].x, _S207, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][2U].w, _S210, fma(q_0[2U][2U].z, _S209, fma(q_0[2U][2U].y, _S208, fma(q_0[2U][2U].x, _S207, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][2U].w, _S210, fma(q_0[3U][2U].z, _S209, fma(q_0[3U][2U].y, _S208, fma(q_0[3U][2U].x, _S207, part_1[3U][3U]))));
                uint _S211 = _S127 + 16U + lane_1;
                float _S212 = (*(&kernelContext_14)->k_tile_0)[_S211].x;
                float _S213 = (*(&kernelContext_14)->k_tile_0)[_S211].y;
                float _S214 = (*(&kernelContext_14)->k_tile_0)[_S211].z;
                float _S215 = (*(&kernelContext_14)->k_tile_0)[_S211].w;
                part_1[0U][4U] = fma(q_0[0U][2U].w, _S215, fma(q_0[0U][2U].z, _S214, fma(q_0[0U][2U].y, _S213, fma(q_0[0U][2U].x, _S212, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][2U].w, _S215, fma(q_0[1U][2U].z, _S214, fma(q_0[1U][2U].y, _S213, fma(q_0[1U][2U].x, _S212, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][2U].w, _S215, fma(q_0[2U][2U].z, _S214, fma(q_0[2U][2U].y, _S213, fma(q_0[2U][2U].x, _S212, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][2U].w, _S215, fma(q_0[3U][2U].z, _S214, fma(q_0[3U][2U].y, _S213, fma(q_0[3U][2U].x, _S212, part_1[3U][4U]))));
                uint _S216 = _S133 + 16U + lane_1;
                float _S217 = (*(&kernelContext_14)->k_tile_0)[_S216].x;
                float _S218 = (*(&kernelContext_14)->k_tile_0)[_S216].y;
                float _S219 = (*(&kernelContext_14)->k_tile_0)[_S216].z;
                float _S220 = (*(&kernelContext_14)->k_tile_0)[_S216].w;
                part_1[0U][5U] = fma(q_0[0U][2U].w, _S220, fma(q_0[0U][2U].z, _S219, fma(q_0[0U][2U].y, _S218, fma(q_0[0U][2U].x, _S217, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][2U].w, _S220, fma(q_0[1U][2U].z, _S219, fma(q_0[1U][2U].y, _S218, fma(q_0[1U][2U].x, _S217, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][2U].w, _S220, fma(q_0[2U][2U].z, _S219, fma(q_0[2U][2U].y, _S218, fma(q_0[2U][2U].x, _S217, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][2U].w, _S220, fma(q_0[3U][2U].z, _S219, fma(q_0[3U][2U].y, _S218, fma(q_0[3U][2U].x, _S217, part_1[3U][5U]))));
                uint _S221 = _S139 + 16U + lane_1;
                float _S222 = (*(&kernelContext_14)->k_tile_0)[_S221].x;
                float _S223 = (*(&kernelContext_14)->k_tile_0)[_S221].y;
                float _S224 = (*(&kernelContext_14)->k_tile_0)[_S221].z;
                float _S225 = (*(&kernelContext_14)->k_tile_0)[_S221].w;
                part_1[0U][6U] = fma(q_0[0U][2U].w, _S225, fma(q_0[0U][2U].z, _S224, fma(q_0[0U][2U].y, _S223, fma(q_0[0U][2U].x, _S222, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][2U].w, _S225, fma(q_0[1U][2U].z, _S224, fma(q_0[1U][2U].y, _S223, fma(q_0[1U][2U].x, _S222, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][2U].w, _S225, fma(q_0[2U][2U].z, _S224, fma(q_0[2U][2U].y, _S223, fma(q_0[2U][2U].x, _S222, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][2U].w, _S225, fma(q_0[3U][2U].z, _S224, fma(q_0[3U][2U].y, _S223, fma(q_0[3U][2U].x, _S222, part_1[3U][6U]))));
                uint _S226 = _S145 + 16U + lane_1;
                float _S227 = (*(&kernelContext_14)->k_tile_0)[_S226].x;
                float _S228 = (*(&kernelContext_14)->k_tile_0)[_S226].y;
                float _S229 = (*(&kernelContext_14)->k_tile_0)[_S226].z;
                float _S230 = (*(&kernelContext_14)->k_tile_0)[_S226].w;
                part_1[0U][7U] = fma(q_0[0U][2U].w, _S230, fma(q_0[0U][2U].z, _S229, fma(q_0[0U][2U].y, _S228, fma(q_0[0U][2U].x, _S227, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][2U].w, _S230, fma(q_0[1U][2U].z, _S229, fma(q_0[1U][2U].y, _S228, fma(q_0[1U][2U].x, _S227, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][2U].w, _S230, fma(q_0[2U][2U].z, _S229, fma(q_0[2U][2U].y, _S228, fma(q_0[2U][2U].x, _S227, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][2U].w, _S230, fma(q_0[3U][2U].z, _S229, fma(q_0[3U][2U].y, _S228, fma(q_0[3U][2U].x, _S227, part_1[3U][7U]))));
                uint _S231 = _S103 + 24U + lane_1;
                float _S232 = (*(&kernelContext_14)->k_tile_0)[_S231].x;
                float _S233 = (*(&kernelContext_14)->k_tile_0)[_S231].y;
                float _S234 = (*(&kernelContext_14)->k_tile_0)[_S231].z;
                float _S235 = (*(&kernelContext_14)->k_tile_0)[_S231].w;
                part_1[0U][0U] = fma(q_0[0U][3U].w, _S235, fma(q_0[0U][3U].z, _S234, fma(q_0[0U][3U].y, _S233, fma(q_0[0U][3U].x, _S232, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][3U].w, _S235, fma(q_0[1U][3U].z, _S234, fma(q_0[1U][3U].y, _S233, fma(q_0[1U][3U].x, _S232, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][3U].w, _S235, fma(q_0[2U][3U].z, _S234, fma(q_0[2U][3U].y, _S233, fma(q_0[2U][3U].x, _S232, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][3U].w, _S235, fma(q_0[3U][3U].z, _S234, fma(q_0[3U][3U].y, _S233, fma(q_0[3U][3U].x, _S232, part_1[3U][0U]))));
                uint _S236 = _S109 + 24U + lane_1;
                float _S237 = (*(&kernelContext_14)->k_tile_0)[_S236].x;
                float _S238 = (*(&kernelContext_14)->k_tile_0)[_S236].y;
                float _S239 = (*(&kernelContext_14)->k_tile_0)[_S236].z;
                float _S240 = (*(&kernelContext_14)->k_tile_0)[_S236].w;
                part_1[0U][1U] = fma(q_0[0U][3U].w, _S240, fma(q_0[0U][3U].z, _S239, fma(q_0[0U][3U].y, _S238, fma(q_0[0U][3U].x, _S237, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][3U].w, _S240, fma(q_0[1U][3U].z, _S239, fma(q_0[1U][3U].y, _S238, fma(q_0[1U][3U].x, _S237, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][3U].w, _S240, fma(q_0[2U][3U].z, _S239, fma(q_0[2U][3U].y, _S238, fma(q_0[2U][3U].x, _S237, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][3U].w, _S240, fma(q_0[3U][3U].z, _S239, fma(q_0[3U][3U].y, _S238, fma(q_0[3U][3U].x, _S237, part_1[3U][1U]))));
                uint _S241 = _S115 + 24U + lane_1;
                float _S242 = (*(&kernelContext_14)->k_tile_0)[_S241].x;
                float _S243 = (*(&kernelContext_14)->k_tile_0)[_S241].y;
                float _S244 = (*(&kernelContext_14)->k_tile_0)[_S241].z;
                float _S245 = (*(&kernelContext_14)->k_tile_0)[_S241].w;
                part_1[0U][2U] = fma(q_0[0U][3U].w, _S245, fma(q_0[0U][3U].z, _S244, fma(q_0[0U][3U].y, _S243, fma(q_0[0U][3U].x, _S242, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][3U].w, _S245, fma(q_0[1U][3U].z, _S244, fma(q_0[1U][3U].y, _S243, fma(q_0[1U][3U].x, _S242, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][3U].w, _S245, fma(q_0[2U][3U].z, _S244, fma(q_0[2U][3U].y, _S243, fma(q_0[2U][3U].x, _S242, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][3U].w, _S245, fma(q_0[3U][3U].z, _S244, fma(q_0[3U][3U].y, _S243, fma(q_0[3U][3U].x, _S242, part_1[3U][2U]))));
                uint _S246 = _S121 + 24U + lane_1;
                float _S247 = (*(&kernelContext_14)->k_tile_0)[_S246].x;
                float _S248 = (*(&kernelContext_14)->k_tile_0)[_S246].y;
                float _S249 = (*(&kernelContext_14)->k_tile_0)[_S246].z;
                float _S250 = (*(&kernelContext_14)->k_tile_0)[_S246].w;
                part_1[0U][3U] = fma(q_0[0U][3U].w, _S250, fma(q_0[0U][3U].z, _S249, fma(q_0[0U][3U].y, _S248, fma(q_0[0U][3U].x, _S247, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][3U].w, _S250, fma(q_0[1U][3U].z, _S249, fma(q_0[1U][3U].y, _S248, fma(q_0[1U][3U].x, _S247, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][3U].w, _S250, fma(q_0[2U][3U].z, _S249, fma(q_0[2U][3U].y, _S248, fma(q_0[2U][3U].x, _S247, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][3U].w, _S250, fma(q_0[3U][3U].z, _S249, fma(q_0[3U][3U].y, _S248, fma(q_0[3U][3U].x, _S247, part_1[3U][3U]))));
                uint _S251 = _S127 + 24U + lane_1;
                float _S252 = (*(&kernelContext_14)->k_tile_0)[_S251].x;
                float _S253 = (*(&kernelContext_14)->k_tile_0)[_S251].y;
                float _S254 = (*(&kernelContext_14)->k_tile_0)[_S251].z;
                float _S255 = (*(&kernelContext_14)->k_tile_0)[_S251].w;
                part_1[0U][4U] = fma(q_0[0U][3U].w, _S255, fma(q_0[0U][3U].z, _S254, fma(q_0[0U][3U].y, _S253, fma(q_0[0U][3U].x, _S252, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][3U].w, _S255, fma(q_0[1U][3U].z, _S254, fma(q_0[1U][3U].y, _S253, fma(q_0[1U][3U].x, _S252, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][3U].w, _S255, fma(q_0[2U][3U].z, _S254, fma(q_0[2U][3U].y, _S253, fma(q_0[2U][3U].x, _S252, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][3U].w, _S255, fma(q_0[3U][3U].z, _S254, fma(q_0[3U][3U].y, _S253, fma(q_0[3U][3U].x, _S252, part_1[3U][4U]))));
                uint _S256 = _S133 + 24U + lane_1;
                float _S257 = (*(&kernelContext_14)->k_tile_0)[_S256].x;
                float _S258 = (*(&kernelContext_14)->k_tile_0)[_S256].y;
                float _S259 = (*(&kernelContext_14)->k_tile_0)[_S256].z;
                float _S260 = (*(&kernelContext_14)->k_tile_0)[_S256].w;
                part_1[0U][5U] = fma(q_0[0U][3U].w, _S260, fma(q_0[0U][3U].z, _S259, fma(q_0[0U][3U].y, _S258, fma(q_0[0U][3U].x, _S257, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][3U].w, _S260, fma(q_0[1U][3U].z, _S259, fma(q_0[1U][3U].y, _S258, fma(q_0[1U][3U].x, _S257, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][3U].w, _S260, fma(q_0[2U][3U].z, _S259, fma(q_0[2U][3U].y, _S258, fma(q_0[2U][3U].x, _S257, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][3U].w, _S260, fma(q_0[3U][3U].z, _S259, fma(q_0[3U][3U].y, _S258, fma(q_0[3U][3U].x, _S257, part_1[3U][5U]))));
                uint _S261 = _S139 + 24U + lane_1;
                float _S262 = (*(&kernelContext_14)->k_tile_0)[_S261].x;
                float _S263 = (*(&kernelContext_14)->k_tile_0)[_S261].y;
                float _S264 = (*(&kernelContext_14)->k_tile_0)[_S261].z;
                float _S265 = (*(&kernelContext_14)->k_tile_0)[_S261].w;
                part_1[0U][6U] = fma(q_0[0U][3U].w, _S265, fma(q_0[0U][3U].z, _S264, fma(q_0[0U][3U].y, _S263, fma(q_0[0U][3U].x, _S262, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][3U].w, _S265, fma(q_0[1U][3U].z, _S264, fma(q_0[1U][3U].y, _S263, fma(q_0[1U][3U].x, _S262, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][3U].w, _S265, fma(q_0[2U][3U].z, _S264, fma(q_0[2U][3U].y, _S263, fma(q_0[2U][3U].x, _S262, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][3U].w, _S265, fma(q_0[3U][3U].z, _S264, fma(q_0[3U][3U].y, _S263, fma(q_0[3U][3U].x, _S262, part_1[3U][6U]))));
                uint _S266 = _S145 + 24U + lane_1;
                float _S267 = (*(&kernelContext_14)->k_tile_0)[_S266].x;
                float _S268 = (*(&kernelContext_14)->k_tile_0)[_S266].y;
                float _S269 = (*(&kernelContext_14)->k_tile_0)[_S266].z;
                float _S270 = (*(&kernelContext_14)->k_tile_0)[_S266].w;
                part_1[0U][7U] = fma(q_0[0U][3U].w, _S270, fma(q_0[0U][3U].z, _S269, fma(q_0[0U][3U].y, _S268, fma(q_0[0U][3U].x, _S267, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][3U].w, _S270, fma(q_0[1U][3U].z, _S269, fma(q_0[1U][3U].y, _S268, fma(q_0[1U][3U].x, _S267, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][3U].w, _S270, fma(q_0[2U][3U].z, _S269, fma(q_0[2U][3U].y, _S268, fma(q_0[2U][3U].x, _S267, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][3U].w, _S270, fma(q_0[3U][3U].z, _S269, fma(q_0[3U][3U].y, _S268, fma(q_0[3U][3U].x, _S267, part_1[3U][7U]))));
                float _S271 = (quad_shuffle((part_1[int(1)][0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_0 = part_1[int(0)][0U] + _S271;
                thread array<float, int(8)> score_1;
                float _S272 = (quad_shuffle((part_1[int(2)][0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S273 = (quad_shuffle((part_1[int(3)][0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S274 = near_0 + (_S272 + _S273);
                float _S275 = (simd_shuffle((_S274), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S276 = _S274 + _S275;
                score_1[0U] = _S276;
                float _S277 = (quad_shuffle((part_1[int(1)][1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_1 = part_1[int(0)][1U] + _S277;
                float _S278 = (quad_shuffle((part_1[int(2)][1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S279 = (quad_shuffle((part_1[int(3)][1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S280 = near_1 + (_S278 + _S279);
                float _S281 = (simd_shuffle((_S280), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S282 = _S280 + _S281;
                score_1[1U] = _S282;
                float _S283 = (quad_shuffle((part_1[int(1)][2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_2 = part_1[int(0)][2U] + _S283;
                float _S284 = (quad_shuffle((part_1[int(2)][2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S285 = (quad_shuffle((part_1[int(3)][2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S286 = near_2 + (_S284 + _S285);
                float _S287 = (simd_shuffle((_S286), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S288 = _S286 + _S287;
                score_1[2U] = _S288;
                float _S289 = (quad_shuffle((part_1[int(1)][3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_3 = part_1[int(0)][3U] + _S289;
                float _S290 = (quad_shuffle((part_1[int(2)][3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S291 = (quad_shuffle((part_1[int(3)][3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S292 = near_3 + (_S290 + _S291);
                float _S293 = (simd_shuffle((_S292), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S294 = _S292 + _S293;
                score_1[3U] = _S294;
                float _S295 = (quad_shuffle((part_1[int(1)][4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_4 = part_1[int(0)][4U] + _S295;
                float _S296 = (quad_shuffle((part_1[int(2)][4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S297 = (quad_shuffle((part_1[int(3)][4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S298 = near_4 + (_S296 + _S297);
                float _S299 = (simd_shuffle((_S298), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S300 = _S298 + _S299;
                score_1[4U] = _S300;
                float _S301 = (quad_shuffle((part_1[int(1)][5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_5 = part_1[int(0)][5U] + _S301;
                float _S302 = (quad_shuffle((part_1[int(2)][5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S303 = (quad_shuffle((part_1[int(3)][5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S304 = near_5 + (_S302 + _S303);
                float _S305 = (simd_shuffle((_S304), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S306 = _S304 + _S305;
                score_1[5U] = _S306;
                float _S307 = (quad_shuffle((part_1[int(1)][6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_6 = part_1[int(0)][6U] + _S307;
                float _S308 = (quad_shuffle((part_1[int(2)][6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S309 = (quad_shuffle((part_1[int(3)][6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S310 = near_6 + (_S308 + _S309);
                float _S311 = (simd_shuffle((_S310), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S312 = _S310 + _S311;
                score_1[6U] = _S312;
                float _S313 = (quad_shuffle((part_1[int(1)][7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_7 = part_1[int(0)][7U] + _S313;
                float _S314 = (quad_shuffle((part_1[int(2)][7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S315 = (quad_shuffle((part_1[int(3)][7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S316 = near_7 + (_S314 + _S315);
                float _S317 = (simd_shuffle((_S316), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S318 = _S316 + _S317;
                score_1[7U] = _S318;
                uint _S319 = max(max(max(max(max(max(max(max(0U, (as_type<uint>((_S276))) & 2147483647U), (as_type<uint>((_S282))) & 2147483647U), (as_type<uint>((_S288))) & 2147483647U), (as_type<uint>((_S294))) & 2147483647U), (as_type<uint>((_S300))) & 2147483647U), (as_type<uint>((_S306))) & 2147483647U), (as_type<uint>((_S312))) & 2147483647U), (as_type<uint>((_S318))) & 2147483647U);
                uint _S320 = tile_0 + step_0;
                bool clean_0 = (_S320 + 8U) <= _S51;
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
                    _S35 = true;
                }
                else
                {
                    _S35 = _S319 >= 2139095040U;
                }
                if(_S35)
                {
                    hidden_0[0U] = _S320 >= _S48;
                    if(has_mask_0)
                    {
                        _S36 = !hidden_0[0U];
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        float bias_0 = (&kernelContext_14)->mask_values_0[_S57 + _S320 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    if(!hidden_0[0U])
                    {
                        _S37 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S37 = false;
                    }
                    if(_S37)
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
                    uint key_1 = _S320 + 1U;
                    hidden_0[1U] = key_1 >= _S48;
                    if(has_mask_0)
                    {
                        _S38 = !hidden_0[1U];
                    }
                    else
                    {
                        _S38 = false;
                    }
                    if(_S38)
                    {
                        float bias_1 = (&kernelContext_14)->mask_values_0[_S57 + key_1 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    if(!hidden_0[1U])
                    {
                        _S39 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S39 = false;
                    }
                    if(_S39)
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
                    uint key_2 = _S320 + 2U;
                    hidden_0[2U] = key_2 >= _S48;
                    if(has_mask_0)
                    {
                        _S40 = !hidden_0[2U];
                    }
                    else
                    {
                        _S40 = false;
                    }
                    if(_S40)
                    {
                        float bias_2 = (&kernelContext_14)->mask_values_0[_S57 + key_2 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S321;
                    if(!hidden_0[2U])
                    {
                        _S321 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S321 = false;
                    }
                    if(_S321)
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
                    uint key_3 = _S320 + 3U;
                    hidden_0[3U] = key_3 >= _S48;
                    bool _S322;
                    if(has_mask_0)
                    {
                        _S322 = !hidden_0[3U];
                    }
                    else
                    {
                        _S322 = false;
                    }
                    if(_S322)
                    {
                        float bias_3 = (&kernelContext_14)->mask_values_0[_S57 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S323;
                    if(!hidden_0[3U])
                    {
                        _S323 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S323 = false;
                    }
                    if(_S323)
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
                    uint key_4 = _S320 + 4U;
                    hidden_0[4U] = key_4 >= _S48;
                    bool _S324;
                    if(has_mask_0)
                    {
                        _S324 = !hidden_0[4U];
                    }
                    else
                    {
                        _S324 = false;
                    }
                    if(_S324)
                    {
                        float bias_4 = (&kernelContext_14)->mask_values_0[_S57 + key_4 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[4U] = score_1[4U] + bias_4;
                        hidden_0[4U] = (as_type<uint>((bias_4))) == 4286578688U;
                    }
                    bool _S325;
                    if(!hidden_0[4U])
                    {
                        _S325 = is_special_0(score_1[4U]);
                    }
                    else
                    {
                        _S325 = false;
                    }
                    if(_S325)
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
                    uint key_5 = _S320 + 5U;
                    hidden_0[5U] = key_5 >= _S48;
                    bool _S326;
                    if(has_mask_0)
                    {
                        _S326 = !hidden_0[5U];
                    }
                    else
                    {
                        _S326 = false;
                    }
                    if(_S326)
                    {
                        float bias_5 = (&kernelContext_14)->mask_values_0[_S57 + key_5 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[5U] = score_1[5U] + bias_5;
                        hidden_0[5U] = (as_type<uint>((bias_5))) == 4286578688U;
                    }
                    bool _S327;
                    if(!hidden_0[5U])
                    {
                        _S327 = is_special_0(score_1[5U]);
                    }
                    else
                    {
                        _S327 = false;
                    }
                    if(_S327)
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
                    uint key_6 = _S320 + 6U;
                    hidden_0[6U] = key_6 >= _S48;
                    bool _S328;
                    if(has_mask_0)
                    {
                        _S328 = !hidden_0[6U];
                    }
                    else
                    {
                        _S328 = false;
                    }
                    if(_S328)
                    {
                        float bias_6 = (&kernelContext_14)->mask_values_0[_S57 + key_6 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[6U] = score_1[6U] + bias_6;
                        hidden_0[6U] = (as_type<uint>((bias_6))) == 4286578688U;
                    }
                    bool _S329;
                    if(!hidden_0[6U])
                    {
                        _S329 = is_special_0(score_1[6U]);
                    }
                    else
                    {
                        _S329 = false;
                    }
                    if(_S329)
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
                    uint key_7 = _S320 + 7U;
                    hidden_0[7U] = key_7 >= _S48;
                    bool _S330;
                    if(has_mask_0)
                    {
                        _S330 = !hidden_0[7U];
                    }
                    else
                    {
                        _S330 = false;
                    }
                    if(_S330)
                    {
                        float bias_7 = (&kernelContext_14)->mask_values_0[_S57 + key_7 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[7U] = score_1[7U] + bias_7;
                        hidden_0[7U] = (as_type<uint>((bias_7))) == 4286578688U;
                    }
                    bool _S331;
                    if(!hidden_0[7U])
                    {
                        _S331 = is_special_0(score_1[7U]);
                    }
                    else
                    {
                        _S331 = false;
                    }
                    if(_S331)
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
                float _S332 = max(max(max(max(max(max(max(max(m_2, score_1[0U]), score_1[1U]), score_1[2U]), score_1[3U]), score_1[4U]), score_1[5U]), score_1[6U]), score_1[7U]);
                float shrink_0;
                if(_S332 > m_2)
                {
                    shrink_0 = exp(m_2 - _S332);
                    m_2 = _S332;
                }
                else
                {
                    shrink_0 = 1.0;
                }
                float l_3 = l_2 * shrink_0;
                thread array<float, int(8)> weight_1;
                float _S333;
                if(hidden_0[0U])
                {
                    _S333 = -1.0;
                }
                else
                {
                    _S333 = exp(score_1[0U] - m_2);
                }
                weight_1[0U] = _S333;
                float l_4 = l_3 + max(_S333, 0.0);
                float _S334;
                if(hidden_0[1U])
                {
                    _S334 = -1.0;
                }
                else
                {
                    _S334 = exp(score_1[1U] - m_2);
                }
                weight_1[1U] = _S334;
                float l_5 = l_4 + max(_S334, 0.0);
                float _S335;
                if(hidden_0[2U])
                {
                    _S335 = -1.0;
                }
                else
                {
                    _S335 = exp(score_1[2U] - m_2);
                }
                weight_1[2U] = _S335;
                float l_6 = l_5 + max(_S335, 0.0);
                float _S336;
                if(hidden_0[3U])
                {
                    _S336 = -1.0;
                }
                else
                {
                    _S336 = exp(score_1[3U] - m_2);
                }
                weight_1[3U] = _S336;
                float l_7 = l_6 + max(_S336, 0.0);
                float _S337;
                if(hidden_0[4U])
                {
                    _S337 = -1.0;
                }
                else
                {
                    _S337 = exp(score_1[4U] - m_2);
                }
                weight_1[4U] = _S337;
                float l_8 = l_7 + max(_S337, 0.0);
                float _S338;
                if(hidden_0[5U])
                {
                    _S338 = -1.0;
                }
                else
                {
                    _S338 = exp(score_1[5U] - m_2);
                }
                weight_1[5U] = _S338;
                float l_9 = l_8 + max(_S338, 0.0);
                float _S339;
                if(hidden_0[6U])
                {
                    _S339 = -1.0;
                }
                else
                {
                    _S339 = exp(score_1[6U] - m_2);
                }
                weight_1[6U] = _S339;
                float l_10 = l_9 + max(_S339, 0.0);
                float _S340;
                if(hidden_0[7U])
                {
                    _S340 = -1.0;
                }
                else
                {
                    _S340 = exp(score_1[7U] - m_2);
                }
                weight_1[7U] = _S340;
                float l_11 = l_10 + max(_S340, 0.0);
                thread array<float, int(4)> shrinks_0;
                shrinks_0[int(0)] = shrink_0;
                float _S341 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                shrinks_0[int(1)] = _S341;
                float _S342 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                shrinks_0[int(2)] = _S342;
                float _S343 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                shrinks_0[int(3)] = _S343;
                if(shrink_0 != 1.0)
                {
                    _S36 = true;
                }
                else
                {
                    _S36 = (shrinks_0[int(1)]) != 1.0;
                }
                if(_S36)
                {
                    _S37 = true;
                }
                else
                {
                    _S37 = (shrinks_0[int(2)]) != 1.0;
                }
                if(_S37)
                {
                    _S38 = true;
                }
                else
                {
                    _S38 = (shrinks_0[int(3)]) != 1.0;
                }
                if(_S38)
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
                float _S344 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][0U] = _S344;
                float _S345 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][0U] = _S345;
                float _S346 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][0U] = _S346;
                weights_0[int(0)][1U] = weight_1[1U];
                float _S347 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][1U] = _S347;
                float _S348 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][1U] = _S348;
                float _S349 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][1U] = _S349;
                weights_0[int(0)][2U] = weight_1[2U];
                float _S350 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][2U] = _S350;
                float _S351 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][2U] = _S351;
                float _S352 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][2U] = _S352;
                weights_0[int(0)][3U] = weight_1[3U];
                float _S353 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][3U] = _S353;
                float _S354 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][3U] = _S354;
                float _S355 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][3U] = _S355;
                weights_0[int(0)][4U] = weight_1[4U];
                float _S356 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][4U] = _S356;
                float _S357 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][4U] = _S357;
                float _S358 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][4U] = _S358;
                weights_0[int(0)][5U] = weight_1[5U];
                float _S359 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][5U] = _S359;
                float _S360 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][5U] = _S360;
                float _S361 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][5U] = _S361;
                weights_0[int(0)][6U] = weight_1[6U];
                float _S362 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][6U] = _S362;
                float _S363 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][6U] = _S363;
                float _S364 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][6U] = _S364;
                weights_0[int(0)][7U] = weight_1[7U];
                float _S365 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][7U] = _S365;
                float _S366 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][7U] = _S366;
                float _S367 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][7U] = _S367;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0, weights_0[0U][0U]), weights_0[0U][1U]), weights_0[0U][2U]), weights_0[0U][3U]), weights_0[0U][4U]), weights_0[0U][5U]), weights_0[0U][6U]), weights_0[0U][7U]), weights_0[1U][0U]), weights_0[1U][1U]), weights_0[1U][2U]), weights_0[1U][3U]), weights_0[1U][4U]), weights_0[1U][5U]), weights_0[1U][6U]), weights_0[1U][7U]), weights_0[2U][0U]), weights_0[2U][1U]), weights_0[2U][2U]), weights_0[2U][3U]), weights_0[2U][4U]), weights_0[2U][5U]), weights_0[2U][6U]), weights_0[2U][7U]), weights_0[3U][0U]), weights_0[3U][1U]), weights_0[3U][2U]), weights_0[3U][3U]), weights_0[3U][4U]), weights_0[3U][5U]), weights_0[3U][6U]), weights_0[3U][7U])) == 0.0)
                {
                    float4 _S368 = (*(&kernelContext_14)->v_tile_0)[_S104];
                    float4 _S369 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S104], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S369;
                    float4 _S370 = weigh_0(weights_0[1U][0U], _S368, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S370;
                    float4 _S371 = weigh_0(weights_0[2U][0U], _S368, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S371;
                    float4 _S372 = weigh_0(weights_0[3U][0U], _S368, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S372;
                    float4 _S373 = (*(&kernelContext_14)->v_tile_0)[_S110];
                    float4 _S374 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S110], _S369);
                    acc_1[0U][0U] = _S374;
                    float4 _S375 = weigh_0(weights_0[1U][1U], _S373, _S370);
                    acc_1[1U][0U] = _S375;
                    float4 _S376 = weigh_0(weights_0[2U][1U], _S373, _S371);
                    acc_1[2U][0U] = _S376;
                    float4 _S377 = weigh_0(weights_0[3U][1U], _S373, _S372);
                    acc_1[3U][0U] = _S377;
                    float4 _S378 = (*(&kernelContext_14)->v_tile_0)[_S116];
                    float4 _S379 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S116], _S374);
                    acc_1[0U][0U] = _S379;
                    float4 _S380 = weigh_0(weights_0[1U][2U], _S378, _S375);
                    acc_1[1U][0U] = _S380;
                    float4 _S381 = weigh_0(weights_0[2U][2U], _S378, _S376);
                    acc_1[2U][0U] = _S381;
                    float4 _S382 = weigh_0(weights_0[3U][2U], _S378, _S377);
                    acc_1[3U][0U] = _S382;
                    float4 _S383 = (*(&kernelContext_14)->v_tile_0)[_S122];
                    float4 _S384 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S122], _S379);
                    acc_1[0U][0U] = _S384;
                    float4 _S385 = weigh_0(weights_0[1U][3U], _S383, _S380);
                    acc_1[1U][0U] = _S385;
                    float4 _S386 = weigh_0(weights_0[2U][3U], _S383, _S381);
                    acc_1[2U][0U] = _S386;
                    float4 _S387 = weigh_0(weights_0[3U][3U], _S383, _S382);
                    acc_1[3U][0U] = _S387;
                    float4 _S388 = (*(&kernelContext_14)->v_tile_0)[_S128];
                    float4 _S389 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S128], _S384);
                    acc_1[0U][0U] = _S389;
                    float4 _S390 = weigh_0(weights_0[1U][4U], _S388, _S385);
                    acc_1[1U][0U] = _S390;
                    float4 _S391 = weigh_0(weights_0[2U][4U], _S388, _S386);
                    acc_1[2U][0U] = _S391;
                    float4 _S392 = weigh_0(weights_0[3U][4U], _S388, _S387);
                    acc_1[3U][0U] = _S392;
                    float4 _S393 = (*(&kernelContext_14)->v_tile_0)[_S134];
                    float4 _S394 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S134], _S389);
                    acc_1[0U][0U] = _S394;
                    float4 _S395 = weigh_0(weights_0[1U][5U], _S393, _S390);
                    acc_1[1U][0U] = _S395;
                    float4 _S396 = weigh_0(weights_0[2U][5U], _S393, _S391);
                    acc_1[2U][0U] = _S396;
                    float4 _S397 = weigh_0(weights_0[3U][5U], _S393, _S392);
                    acc_1[3U][0U] = _S397;
                    float4 _S398 = (*(&kernelContext_14)->v_tile_0)[_S140];
                    float4 _S399 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S140], _S394);
                    acc_1[0U][0U] = _S399;
                    float4 _S400 = weigh_0(weights_0[1U][6U], _S398, _S395);
                    acc_1[1U][0U] = _S400;
                    float4 _S401 = weigh_0(weights_0[2U][6U], _S398, _S396);
                    acc_1[2U][0U] = _S401;
                    float4 _S402 = weigh_0(weights_0[3U][6U], _S398, _S397);
                    acc_1[3U][0U] = _S402;
                    float4 _S403 = (*(&kernelContext_14)->v_tile_0)[_S146];
                    acc_1[0U][0U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S146], _S399);
                    acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S403, _S400);
                    acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S403, _S401);
                    acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S403, _S402);
                    float4 _S404 = (*(&kernelContext_14)->v_tile_0)[_S151];
                    float4 _S405 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S151], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S405;
                    float4 _S406 = weigh_0(weights_0[1U][0U], _S404, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S406;
                    float4 _S407 = weigh_0(weights_0[2U][0U], _S404, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S407;
                    float4 _S408 = weigh_0(weights_0[3U][0U], _S404, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S408;
                    float4 _S409 = (*(&kernelContext_14)->v_tile_0)[_S156];
                    float4 _S410 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S156], _S405);
                    acc_1[0U][1U] = _S410;
                    float4 _S411 = weigh_0(weights_0[1U][1U], _S409, _S406);
                    acc_1[1U][1U] = _S411;
                    float4 _S412 = weigh_0(weights_0[2U][1U], _S409, _S407);
                    acc_1[2U][1U] = _S412;
                    float4 _S413 = weigh_0(weights_0[3U][1U], _S409, _S408);
                    acc_1[3U][1U] = _S413;
                    float4 _S414 = (*(&kernelContext_14)->v_tile_0)[_S161];
                    float4 _S415 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S161], _S410);
                    acc_1[0U][1U] = _S415;
                    float4 _S416 = weigh_0(weights_0[1U][2U], _S414, _S411);
                    acc_1[1U][1U] = _S416;
                    float4 _S417 = weigh_0(weights_0[2U][2U], _S414, _S412);
                    acc_1[2U][1U] = _S417;
                    float4 _S418 = weigh_0(weights_0[3U][2U], _S414, _S413);
                    acc_1[3U][1U] = _S418;
                    float4 _S419 = (*(&kernelContext_14)->v_tile_0)[_S166];
                    float4 _S420 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S166], _S415);
                    acc_1[0U][1U] = _S420;
                    float4 _S421 = weigh_0(weights_0[1U][3U], _S419, _S416);
                    acc_1[1U][1U] = _S421;
                    float4 _S422 = weigh_0(weights_0[2U][3U], _S419, _S417);
                    acc_1[2U][1U] = _S422;
                    float4 _S423 = weigh_0(weights_0[3U][3U], _S419, _S418);
                    acc_1[3U][1U] = _S423;
                    float4 _S424 = (*(&kernelContext_14)->v_tile_0)[_S171];
                    float4 _S425 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S171], _S420);
                    acc_1[0U][1U] = _S425;
                    float4 _S426 = weigh_0(weights_0[1U][4U], _S424, _S421);
                    acc_1[1U][1U] = _S426;
                    float4 _S427 = weigh_0(weights_0[2U][4U], _S424, _S422);
                    acc_1[2U][1U] = _S427;
                    float4 _S428 = weigh_0(weights_0[3U][4U], _S424, _S423);
                    acc_1[3U][1U] = _S428;
                    float4 _S429 = (*(&kernelContext_14)->v_tile_0)[_S176];
                    float4 _S430 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S176], _S425);
                    acc_1[0U][1U] = _S430;
                    float4 _S431 = weigh_0(weights_0[1U][5U], _S429, _S426);
                    acc_1[1U][1U] = _S431;
                    float4 _S432 = weigh_0(weights_0[2U][5U], _S429, _S427);
                    acc_1[2U][1U] = _S432;
                    float4 _S433 = weigh_0(weights_0[3U][5U], _S429, _S428);
                    acc_1[3U][1U] = _S433;
                    float4 _S434 = (*(&kernelContext_14)->v_tile_0)[_S181];
                    float4 _S435 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S181], _S430);
                    acc_1[0U][1U] = _S435;
                    float4 _S436 = weigh_0(weights_0[1U][6U], _S434, _S431);
                    acc_1[1U][1U] = _S436;
                    float4 _S437 = weigh_0(weights_0[2U][6U], _S434, _S432);
                    acc_1[2U][1U] = _S437;
                    float4 _S438 = weigh_0(weights_0[3U][6U], _S434, _S433);
                    acc_1[3U][1U] = _S438;
                    float4 _S439 = (*(&kernelContext_14)->v_tile_0)[_S186];
                    acc_1[0U][1U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S186], _S435);
                    acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S439, _S436);
                    acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S439, _S437);
                    acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S439, _S438);
                    float4 _S440 = (*(&kernelContext_14)->v_tile_0)[_S191];
                    float4 _S441 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S191], acc_1[0U][2U]);
                    acc_1[0U][2U] = _S441;
                    float4 _S442 = weigh_0(weights_0[1U][0U], _S440, acc_1[1U][2U]);
                    acc_1[1U][2U] = _S442;
                    float4 _S443 = weigh_0(weights_0[2U][0U], _S440, acc_1[2U][2U]);
                    acc_1[2U][2U] = _S443;
                    float4 _S444 = weigh_0(weights_0[3U][0U], _S440, acc_1[3U][2U]);
                    acc_1[3U][2U] = _S444;
                    float4 _S445 = (*(&kernelContext_14)->v_tile_0)[_S196];
                    float4 _S446 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S196], _S441);
                    acc_1[0U][2U] = _S446;
                    float4 _S447 = weigh_0(weights_0[1U][1U], _S445, _S442);
                    acc_1[1U][2U] = _S447;
                    float4 _S448 = weigh_0(weights_0[2U][1U], _S445, _S443);
                    acc_1[2U][2U] = _S448;
                    float4 _S449 = weigh_0(weights_0[3U][1U], _S445, _S444);
                    acc_1[3U][2U] = _S449;
                    float4 _S450 = (*(&kernelContext_14)->v_tile_0)[_S201];
                    float4 _S451 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S201], _S446);
                    acc_1[0U][2U] = _S451;
                    float4 _S452 = weigh_0(weights_0[1U][2U], _S450, _S447);
                    acc_1[1U][2U] = _S452;
                    float4 _S453 = weigh_0(weights_0[2U][2U], _S450, _S448);
                    acc_1[2U][2U] = _S453;
                    float4 _S454 = weigh_0(weights_0[3U][2U], _S450, _S449);
                    acc_1[3U][2U] = _S454;
                    float4 _S455 = (*(&kernelContext_14)->v_tile_0)[_S206];
                    float4 _S456 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S206], _S451);
                    acc_1[0U][2U] = _S456;
                    float4 _S457 = weigh_0(weights_0[1U][3U], _S455, _S452);
                    acc_1[1U][2U] = _S457;
                    float4 _S458 = weigh_0(weights_0[2U][3U], _S455, _S453);
                    acc_1[2U][2U] = _S458;
                    float4 _S459 = weigh_0(weights_0[3U][3U], _S455, _S454);
                    acc_1[3U][2U] = _S459;
                    float4 _S460 = (*(&kernelContext_14)->v_tile_0)[_S211];
                    float4 _S461 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S211], _S456);
                    acc_1[0U][2U] = _S461;
                    float4 _S462 = weigh_0(weights_0[1U][4U], _S460, _S457);
                    acc_1[1U][2U] = _S462;
                    float4 _S463 = weigh_0(weights_0[2U][4U], _S460, _S458);
                    acc_1[2U][2U] = _S463;
                    float4 _S464 = weigh_0(weights_0[3U][4U], _S460, _S459);
                    acc_1[3U][2U] = _S464;
                    float4 _S465 = (*(&kernelContext_14)->v_tile_0)[_S216];
                    float4 _S466 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S216], _S461);
                    acc_1[0U][2U] = _S466;
                    float4 _S467 = weigh_0(weights_0[1U][5U], _S465, _S462);
                    acc_1[1U][2U] = _S467;
                    float4 _S468 = weigh_0(weights_0[2U][5U], _S465, _S463);
                    acc_1[2U][2U] = _S468;
                    float4 _S469 = weigh_0(weights_0[3U][5U], _S465, _S464);
                    acc_1[3U][2U] = _S469;
                    float4 _S470 = (*(&kernelContext_14)->v_tile_0)[_S221];
                    float4 _S471 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S221], _S466);
                    acc_1[0U][2U] = _S471;
                    float4 _S472 = weigh_0(weights_0[1U][6U], _S470, _S467);
                    acc_1[1U][2U] = _S472;
                    float4 _S473 = weigh_0(weights_0[2U][6U], _S470, _S468);
                    acc_1[2U][2U] = _S473;
                    float4 _S474 = weigh_0(weights_0[3U][6U], _S470, _S469);
                    acc_1[3U][2U] = _S474;
                    float4 _S475 = (*(&kernelContext_14)->v_tile_0)[_S226];
                    acc_1[0U][2U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S226], _S471);
                    acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S475, _S472);
                    acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S475, _S473);
                    acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S475, _S474);
                    float4 _S476 = (*(&kernelContext_14)->v_tile_0)[_S231];
                    float4 _S477 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S231], acc_1[0U][3U]);
                    acc_1[0U][3U] = _S477;
                    float4 _S478 = weigh_0(weights_0[1U][0U], _S476, acc_1[1U][3U]);
                    acc_1[1U][3U] = _S478;
                    float4 _S479 = weigh_0(weights_0[2U][0U], _S476, acc_1[2U][3U]);
                    acc_1[2U][3U] = _S479;
                    float4 _S480 = weigh_0(weights_0[3U][0U], _S476, acc_1[3U][3U]);
                    acc_1[3U][3U] = _S480;
                    float4 _S481 = (*(&kernelContext_14)->v_tile_0)[_S236];
                    float4 _S482 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S236], _S477);
                    acc_1[0U][3U] = _S482;
                    float4 _S483 = weigh_0(weights_0[1U][1U], _S481, _S478);
                    acc_1[1U][3U] = _S483;
                    float4 _S484 = weigh_0(weights_0[2U][1U], _S481, _S479);
                    acc_1[2U][3U] = _S484;
                    float4 _S485 = weigh_0(weights_0[3U][1U], _S481, _S480);
                    acc_1[3U][3U] = _S485;
                    float4 _S486 = (*(&kernelContext_14)->v_tile_0)[_S241];
                    float4 _S487 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S241], _S482);
                    acc_1[0U][3U] = _S487;
                    float4 _S488 = weigh_0(weights_0[1U][2U], _S486, _S483);
                    acc_1[1U][3U] = _S488;
                    float4 _S489 = weigh_0(weights_0[2U][2U], _S486, _S484);
                    acc_1[2U][3U] = _S489;
                    float4 _S490 = weigh_0(weights_0[3U][2U], _S486, _S485);
                    acc_1[3U][3U] = _S490;
                    float4 _S491 = (*(&kernelContext_14)->v_tile_0)[_S246];
                    float4 _S492 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S246], _S487);
                    acc_1[0U][3U] = _S492;
                    float4 _S493 = weigh_0(weights_0[1U][3U], _S491, _S488);
                    acc_1[1U][3U] = _S493;
                    float4 _S494 = weigh_0(weights_0[2U][3U], _S491, _S489);
                    acc_1[2U][3U] = _S494;
                    float4 _S495 = weigh_0(weights_0[3U][3U], _S491, _S490);
                    acc_1[3U][3U] = _S495;
                    float4 _S496 = (*(&kernelContext_14)->v_tile_0)[_S251];
                    float4 _S497 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S251], _S492);
                    acc_1[0U][3U] = _S497;
                    float4 _S498 = weigh_0(weights_0[1U][4U], _S496, _S493);
                    acc_1[1U][3U] = _S498;
                    float4 _S499 = weigh_0(weights_0[2U][4U], _S496, _S494);
                    acc_1[2U][3U] = _S499;
                    float4 _S500 = weigh_0(weights_0[3U][4U], _S496, _S495);
                    acc_1[3U][3U] = _S500;
                    float4 _S501 = (*(&kernelContext_14)->v_tile_0)[_S256];
                    float4 _S502 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S256], _S497);
                    acc_1[0U][3U] = _S502;
                    float4 _S503 = weigh_0(weights_0[1U][5U], _S501, _S498);
                    acc_1[1U][3U] = _S503;
                    float4 _S504 = weigh_0(weights_0[2U][5U], _S501, _S499);
                    acc_1[2U][3U] = _S504;
                    float4 _S505 = weigh_0(weights_0[3U][5U], _S501, _S500);
                    acc_1[3U][3U] = _S505;
                    float4 _S506 = (*(&kernelContext_14)->v_tile_0)[_S261];
                    float4 _S507 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S261], _S502);
                    acc_1[0U][3U] = _S507;
                    float4 _S508 = weigh_0(weights_0[1U][6U], _S506, _S503);
                    acc_1[1U][3U] = _S508;
                    float4 _S509 = weigh_0(weights_0[2U][6U], _S506, _S504);
                    acc_1[2U][3U] = _S509;
                    float4 _S510 = weigh_0(weights_0[3U][6U], _S506, _S505);
                    acc_1[3U][3U] = _S510;
                    float4 _S511 = (*(&kernelContext_14)->v_tile_0)[_S266];
                    acc_1[0U][3U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S266], _S507);
                    acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S511, _S508);
                    acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S511, _S509);
                    acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S511, _S510);
                }
                else
                {
                    float4 _S512 = (*(&kernelContext_14)->v_tile_0)[_S104];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S512, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][0U], _S512, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][0U], _S512, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][0U], _S512, acc_1[3U][0U]);
                    }
                    float4 _S513 = (*(&kernelContext_14)->v_tile_0)[_S110];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][1U], _S513, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S513, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][1U], _S513, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][1U], _S513, acc_1[3U][0U]);
                    }
                    float4 _S514 = (*(&kernelContext_14)->v_tile_0)[_S116];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][2U], _S514, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][2U], _S514, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S514, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][2U], _S514, acc_1[3U][0U]);
                    }
                    float4 _S515 = (*(&kernelContext_14)->v_tile_0)[_S122];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][3U], _S515, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S515, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S515, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S515, acc_1[3U][0U]);
                    }
                    float4 _S516 = (*(&kernelContext_14)->v_tile_0)[_S128];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][4U], _S516, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][4U], _S516, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][4U], _S516, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][4U], _S516, acc_1[3U][0U]);
                    }
                    float4 _S517 = (*(&kernelContext_14)->v_tile_0)[_S134];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][5U], _S517, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][5U], _S517, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][5U], _S517, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][5U], _S517, acc_1[3U][0U]);
                    }
                    float4 _S518 = (*(&kernelContext_14)->v_tile_0)[_S140];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][6U], _S518, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][6U], _S518, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][6U], _S518, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][6U], _S518, acc_1[3U][0U]);
                    }
                    float4 _S519 = (*(&kernelContext_14)->v_tile_0)[_S146];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][7U], _S519, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S519, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S519, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S519, acc_1[3U][0U]);
                    }
                    float4 _S520 = (*(&kernelContext_14)->v_tile_0)[_S151];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S520, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][0U], _S520, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][0U], _S520, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][0U], _S520, acc_1[3U][1U]);
                    }
                    float4 _S521 = (*(&kernelContext_14)->v_tile_0)[_S156];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][1U], _S521, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S521, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][1U], _S521, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][1U], _S521, acc_1[3U][1U]);
                    }
                    float4 _S522 = (*(&kernelContext_14)->v_tile_0)[_S161];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][2U], _S522, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][2U], _S522, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S522, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][2U], _S522, acc_1[3U][1U]);
                    }
                    float4 _S523 = (*(&kernelContext_14)->v_tile_0)[_S166];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][3U], _S523, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S523, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S523, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S523, acc_1[3U][1U]);
                    }
                    float4 _S524 = (*(&kernelContext_14)->v_tile_0)[_S171];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][4U], _S524, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][4U], _S524, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][4U], _S524, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][4U], _S524, acc_1[3U][1U]);
                    }
                    float4 _S525 = (*(&kernelContext_14)->v_tile_0)[_S176];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][5U], _S525, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][5U], _S525, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][5U], _S525, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][5U], _S525, acc_1[3U][1U]);
                    }
                    float4 _S526 = (*(&kernelContext_14)->v_tile_0)[_S181];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][6U], _S526, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][6U], _S526, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][6U], _S526, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][6U], _S526, acc_1[3U][1U]);
                    }
                    float4 _S527 = (*(&kernelContext_14)->v_tile_0)[_S186];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][7U], _S527, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S527, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S527, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S527, acc_1[3U][1U]);
                    }
                    float4 _S528 = (*(&kernelContext_14)->v_tile_0)[_S191];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][0U], _S528, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][0U], _S528, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][0U], _S528, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][0U], _S528, acc_1[3U][2U]);
                    }
                    float4 _S529 = (*(&kernelContext_14)->v_tile_0)[_S196];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][1U], _S529, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][1U], _S529, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][1U], _S529, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][1U], _S529, acc_1[3U][2U]);
                    }
                    float4 _S530 = (*(&kernelContext_14)->v_tile_0)[_S201];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][2U], _S530, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][2U], _S530, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][2U], _S530, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][2U], _S530, acc_1[3U][2U]);
                    }
                    float4 _S531 = (*(&kernelContext_14)->v_tile_0)[_S206];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][3U], _S531, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][3U], _S531, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][3U], _S531, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][3U], _S531, acc_1[3U][2U]);
                    }
                    float4 _S532 = (*(&kernelContext_14)->v_tile_0)[_S211];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][4U], _S532, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][4U], _S532, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][4U], _S532, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][4U], _S532, acc_1[3U][2U]);
                    }
                    float4 _S533 = (*(&kernelContext_14)->v_tile_0)[_S216];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][5U], _S533, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][5U], _S533, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][5U], _S533, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][5U], _S533, acc_1[3U][2U]);
                    }
                    float4 _S534 = (*(&kernelContext_14)->v_tile_0)[_S221];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][6U], _S534, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][6U], _S534, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][6U], _S534, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][6U], _S534, acc_1[3U][2U]);
                    }
                    float4 _S535 = (*(&kernelContext_14)->v_tile_0)[_S226];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][7U], _S535, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S535, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S535, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S535, acc_1[3U][2U]);
                    }
                    float4 _S536 = (*(&kernelContext_14)->v_tile_0)[_S231];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][0U], _S536, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][0U], _S536, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][0U], _S536, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][0U], _S536, acc_1[3U][3U]);
                    }
                    float4 _S537 = (*(&kernelContext_14)->v_tile_0)[_S236];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][1U], _S537, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][1U], _S537, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][1U], _S537, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][1U], _S537, acc_1[3U][3U]);
                    }
                    float4 _S538 = (*(&kernelContext_14)->v_tile_0)[_S241];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][2U], _S538, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][2U], _S538, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][2U], _S538, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][2U], _S538, acc_1[3U][3U]);
                    }
                    float4 _S539 = (*(&kernelContext_14)->v_tile_0)[_S246];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][3U], _S539, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][3U], _S539, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][3U], _S539, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][3U], _S539, acc_1[3U][3U]);
                    }
                    float4 _S540 = (*(&kernelContext_14)->v_tile_0)[_S251];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][4U], _S540, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][4U], _S540, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][4U], _S540, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][4U], _S540, acc_1[3U][3U]);
                    }
                    float4 _S541 = (*(&kernelContext_14)->v_tile_0)[_S256];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][5U], _S541, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][5U], _S541, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][5U], _S541, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][5U], _S541, acc_1[3U][3U]);
                    }
                    float4 _S542 = (*(&kernelContext_14)->v_tile_0)[_S261];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][6U], _S542, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][6U], _S542, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][6U], _S542, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][6U], _S542, acc_1[3U][3U]);
                    }
                    float4 _S543 = (*(&kernelContext_14)->v_tile_0)[_S266];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][7U], _S543, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S543, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S543, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S543, acc_1[3U][3U]);
                    }
                }
                step_0 = step_0 + 8U;
                l_2 = l_11;
            }
            tile_0 = tile_0 + 16U;
            m_3 = m_2;
        }
        bool _S544 = RANGES_0 == 2U;
        _S41 = _S544;
        if(_S544)
        {
            uint range_key_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
            if(live_0)
            {
                _S35 = lane_1 < 4U;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                _S36 = range_key_0 < _S48;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S545 = _S42;
                uint _S546 = head_of_0(&_S545, _S44, &kernelContext_14);
                uint _S547 = query_of_0(_S44, &kernelContext_14);
                uint _S548 = scratch_of_0(_S42.batch_0, _S546, _S547, range_1, &kernelContext_14);
                store_range_0(_S548, 0U, m_3, l_2, poisoned_3, &kernelContext_14);
            }
            if(_S58 < (_S42.rows_0))
            {
                uint _S549 = query_of_0(_S58, &kernelContext_14);
                uint _S550 = keys_of_query_0(_S45, _S549, &kernelContext_14);
                _S37 = range_key_0 < _S550;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                thread Work_0 _S551 = _S42;
                uint _S552 = head_of_0(&_S551, _S58, &kernelContext_14);
                uint _S553 = query_of_0(_S58, &kernelContext_14);
                uint _S554 = scratch_of_0(_S42.batch_0, _S552, _S553, range_1, &kernelContext_14);
                store_range_quad_0(_S554, lane_1, acc_1[0U][0U], &kernelContext_14);
                store_range_quad_0(_S554, _S65, acc_1[0U][1U], &kernelContext_14);
                store_range_quad_0(_S554, _S68, acc_1[0U][2U], &kernelContext_14);
                store_range_quad_0(_S554, _S71, acc_1[0U][3U], &kernelContext_14);
            }
            if(_S74 < (_S42.rows_0))
            {
                uint _S555 = query_of_0(_S74, &kernelContext_14);
                uint _S556 = keys_of_query_0(_S45, _S555, &kernelContext_14);
                _S38 = range_key_0 < _S556;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                thread Work_0 _S557 = _S42;
                uint _S558 = head_of_0(&_S557, _S74, &kernelContext_14);
                uint _S559 = query_of_0(_S74, &kernelContext_14);
                uint _S560 = scratch_of_0(_S42.batch_0, _S558, _S559, range_1, &kernelContext_14);
                store_range_quad_0(_S560, lane_1, acc_1[1U][0U], &kernelContext_14);
                store_range_quad_0(_S560, _S65, acc_1[1U][1U], &kernelContext_14);
                store_range_quad_0(_S560, _S68, acc_1[1U][2U], &kernelContext_14);
                store_range_quad_0(_S560, _S71, acc_1[1U][3U], &kernelContext_14);
            }
            if(_S82 < (_S42.rows_0))
            {
                uint _S561 = query_of_0(_S82, &kernelContext_14);
                uint _S562 = keys_of_query_0(_S45, _S561, &kernelContext_14);
                _S39 = range_key_0 < _S562;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S563 = _S42;
                uint _S564 = head_of_0(&_S563, _S82, &kernelContext_14);
                uint _S565 = query_of_0(_S82, &kernelContext_14);
                uint _S566 = scratch_of_0(_S42.batch_0, _S564, _S565, range_1, &kernelContext_14);
                store_range_quad_0(_S566, lane_1, acc_1[2U][0U], &kernelContext_14);
                store_range_quad_0(_S566, _S65, acc_1[2U][1U], &kernelContext_14);
                store_range_quad_0(_S566, _S68, acc_1[2U][2U], &kernelContext_14);
                store_range_quad_0(_S566, _S71, acc_1[2U][3U], &kernelContext_14);
            }
            if(_S90 < (_S42.rows_0))
            {
                uint _S567 = query_of_0(_S90, &kernelContext_14);
                uint _S568 = keys_of_query_0(_S45, _S567, &kernelContext_14);
                _S40 = range_key_0 < _S568;
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                thread Work_0 _S569 = _S42;
                uint _S570 = head_of_0(&_S569, _S90, &kernelContext_14);
                uint _S571 = query_of_0(_S90, &kernelContext_14);
                uint _S572 = scratch_of_0(_S42.batch_0, _S570, _S571, range_1, &kernelContext_14);
                store_range_quad_0(_S572, lane_1, acc_1[3U][0U], &kernelContext_14);
                store_range_quad_0(_S572, _S65, acc_1[3U][1U], &kernelContext_14);
                store_range_quad_0(_S572, _S68, acc_1[3U][2U], &kernelContext_14);
                store_range_quad_0(_S572, _S71, acc_1[3U][3U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S573 = fold_2;
            float _S574 = folded_0(&_S573, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S575 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            keeps_0[int(1)] = _S575;
            float _S576 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            keeps_0[int(2)] = _S576;
            float _S577 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            keeps_0[int(3)] = _S577;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S578 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            adds_0[int(1)] = _S578;
            float _S579 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            adds_0[int(2)] = _S579;
            float _S580 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            adds_0[int(3)] = _S580;
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
            m_2 = _S574;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S35 = _S98 < (_S42.last_range_0);
        }
        else
        {
            _S35 = false;
        }
        if(!_S35)
        {
            break;
        }
        range_1 = _S98;
        total_l_0 = m_2;
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
        total_l_0 = m_2;
    }
    float _S581 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S581;
    float _S582 = (quad_shuffle((_S581), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    factors_0[int(1)] = _S582;
    float _S583 = (quad_shuffle((_S581), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    factors_0[int(2)] = _S583;
    float _S584 = (quad_shuffle((_S581), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    factors_0[int(3)] = _S584;
    int _S585;
    if(poisoned_3)
    {
        _S585 = int(1);
    }
    else
    {
        _S585 = int(0);
    }
    uint spoiled_bit_0 = uint(_S585);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S586 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    spoiled_0[int(1)] = _S586;
    uint _S587 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    spoiled_0[int(2)] = _S587;
    uint _S588 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    spoiled_0[int(3)] = _S588;
    if(_S58 < (_S42.rows_0))
    {
        thread Work_0 _S589 = _S42;
        uint _S590 = o_of_0(&_S589, _S58, &kernelContext_14);
        store_quad_0(_S590, _S62, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S590, _S66, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S590, _S69, total_2[0U][2U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S590, _S72, total_2[0U][3U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
    }
    if(_S74 < (_S42.rows_0))
    {
        thread Work_0 _S591 = _S42;
        uint _S592 = o_of_0(&_S591, _S74, &kernelContext_14);
        store_quad_0(_S592, _S62, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S592, _S66, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S592, _S69, total_2[1U][2U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S592, _S72, total_2[1U][3U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
    }
    if(_S82 < (_S42.rows_0))
    {
        thread Work_0 _S593 = _S42;
        uint _S594 = o_of_0(&_S593, _S82, &kernelContext_14);
        store_quad_0(_S594, _S62, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S594, _S66, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S594, _S69, total_2[2U][2U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S594, _S72, total_2[2U][3U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
    }
    if(_S90 < (_S42.rows_0))
    {
        thread Work_0 _S595 = _S42;
        uint _S596 = o_of_0(&_S595, _S90, &kernelContext_14);
        store_quad_0(_S596, _S62, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S596, _S66, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S596, _S69, total_2[3U][2U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S596, _S72, total_2[3U][3U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
    }
    return;
}

