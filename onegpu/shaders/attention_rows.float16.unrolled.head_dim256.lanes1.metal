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
};

Work_0 find_work_0(uint number_0, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint part_0 = number_0 % kernelContext_0->params_0->parts_0;
    uint _S1 = number_0 / kernelContext_0->params_0->parts_0;
    thread Work_0 work_0;
    uint _S2 = _S1 % kernelContext_0->params_0->row_blocks_0;
    (&work_0)->first_row_0 = _S2 * rows_of_block_0;
    uint _S3 = _S1 / kernelContext_0->params_0->row_blocks_0;
    uint kv_heads_0 = kernelContext_0->params_0->heads_0 / kernelContext_0->params_0->group_0;
    uint _S4 = _S3 % kv_heads_0;
    (&work_0)->kv_head_0 = _S4;
    uint _S5 = _S3 / kv_heads_0;
    (&work_0)->batch_0 = _S5;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = (kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U) / kernelContext_0->params_0->parts_0;
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
    uint _S7 = row_0 / kernelContext_2->params_0->group_0;
    return _S7;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S8 = work_1->kv_head_0 * kernelContext_4->params_0->group_0;
    uint _S9 = row_1 % kernelContext_4->params_0->group_0;
    return _S8 + _S9;
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
    uint _S18 = pairs_0.x;
    uint _S19 = pairs_0.y;
    return float4(f16tof32_0(uint2(_S18 & 65535U, _S18 >> 16U)), f16tof32_0(uint2(_S19 & 65535U, _S19 >> 16U)));
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
        packed_float4 device* _S20 = kernelContext_9->scratch_0+(place_0 + (kernelContext_9->params_0->head_dim_0 + 3U) / 4U);
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
    float _S22 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S22);
    (&fold_0)->add_0 = exp(m_1 - _S22);
    *total_m_0 = _S22;
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
    uint _S23 = kernelContext_12->params_0->o_offset_0 + work_4->batch_0 * kernelContext_12->params_0->o_batch_0;
    uint _S24 = head_of_0(work_4, row_5, kernelContext_12);
    uint _S25 = _S23 + _S24 * kernelContext_12->params_0->o_head_0;
    uint _S26 = query_of_0(row_5, kernelContext_12);
    return _S25 + _S26 * kernelContext_12->params_0->o_row_0;
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

void store_quad_0(uint row_6, uint element_1, float4 quad_1, bool poisoned_2, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_1);
    uint word_1 = (row_6 + element_1) / 2U;
    uint _S30;
    if(left_1 >= 2U)
    {
        uint device* _S31 = kernelContext_13->o_words_0+word_1;
        if(poisoned_2)
        {
            _S30 = 2113961472U;
        }
        else
        {
            _S30 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S31 = _S30;
    }
    if(left_1 >= 4U)
    {
        uint device* _S32 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S30 = 2113961472U;
        }
        else
        {
            _S30 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S32 = _S30;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S33;
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
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S34 = find_work_0(number_1, 64U, &kernelContext_14);
    uint _S35 = thread_0 % 1U;
    uint row_7 = _S34.first_row_0 + thread_0;
    uint last_row_0 = min(_S34.first_row_0 + 64U, _S34.rows_0) - 1U;
    bool live_0 = row_7 < (_S34.rows_0);
    uint _S36 = min(row_7, last_row_0);
    uint _S37 = keys_of_batch_0(_S34.batch_0, &kernelContext_14);
    uint _S38 = query_of_0(last_row_0, &kernelContext_14);
    uint _S39 = keys_of_query_0(_S37, _S38, &kernelContext_14);
    uint _S40;
    if(live_0)
    {
        uint _S41 = query_of_0(_S36, &kernelContext_14);
        uint _S42 = keys_of_query_0(_S37, _S41, &kernelContext_14);
        _S40 = _S42;
    }
    else
    {
        _S40 = 0U;
    }
    uint _S43 = (&kernelContext_14)->params_0->k_offset_0 + _S34.batch_0 * (&kernelContext_14)->params_0->k_batch_0 + _S34.kv_head_0 * (&kernelContext_14)->params_0->k_head_0;
    uint _S44 = (&kernelContext_14)->params_0->v_offset_0 + _S34.batch_0 * (&kernelContext_14)->params_0->v_batch_0 + _S34.kv_head_0 * (&kernelContext_14)->params_0->v_head_0;
    thread Work_0 _S45 = _S34;
    uint _S46 = q_of_0(&_S45, _S36, &kernelContext_14);
    thread Work_0 _S47 = _S34;
    uint _S48 = mask_of_0(&_S47, _S36, &kernelContext_14);
    bool _S49 = (((&kernelContext_14)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(64)> q_0;
    thread array<float4, int(64)> total_2;
    uint _S50 = _S35 * 4U;
    float4 _S51 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S50, &kernelContext_14);
    q_0[0U] = _S51 * float4((&kernelContext_14)->params_0->scale_0) ;
    float4 _S52 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S52;
    uint _S53 = 1U + _S35;
    uint _S54 = _S53 * 4U;
    float4 _S55 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S54, &kernelContext_14);
    q_0[1U] = _S55 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U] = _S52;
    uint _S56 = 2U + _S35;
    uint _S57 = _S56 * 4U;
    float4 _S58 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S57, &kernelContext_14);
    q_0[2U] = _S58 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U] = _S52;
    uint _S59 = 3U + _S35;
    uint _S60 = _S59 * 4U;
    float4 _S61 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S60, &kernelContext_14);
    q_0[3U] = _S61 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U] = _S52;
    uint _S62 = 4U + _S35;
    uint _S63 = _S62 * 4U;
    float4 _S64 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S63, &kernelContext_14);
    q_0[4U] = _S64 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[4U] = _S52;
    uint _S65 = 5U + _S35;
    uint _S66 = _S65 * 4U;
    float4 _S67 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S66, &kernelContext_14);
    q_0[5U] = _S67 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[5U] = _S52;
    uint _S68 = 6U + _S35;
    uint _S69 = _S68 * 4U;
    float4 _S70 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S69, &kernelContext_14);
    q_0[6U] = _S70 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[6U] = _S52;
    uint _S71 = 7U + _S35;
    uint _S72 = _S71 * 4U;
    float4 _S73 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S72, &kernelContext_14);
    q_0[7U] = _S73 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[7U] = _S52;
    uint _S74 = 8U + _S35;
    uint _S75 = _S74 * 4U;
    float4 _S76 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S75, &kernelContext_14);
    q_0[8U] = _S76 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[8U] = _S52;
    uint _S77 = 9U + _S35;
    uint _S78 = _S77 * 4U;
    float4 _S79 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S78, &kernelContext_14);
    q_0[9U] = _S79 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[9U] = _S52;
    uint _S80 = 10U + _S35;
    uint _S81 = _S80 * 4U;
    float4 _S82 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S81, &kernelContext_14);
    q_0[10U] = _S82 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[10U] = _S52;
    uint _S83 = 11U + _S35;
    uint _S84 = _S83 * 4U;
    float4 _S85 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S84, &kernelContext_14);
    q_0[11U] = _S85 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[11U] = _S52;
    uint _S86 = 12U + _S35;
    uint _S87 = _S86 * 4U;
    float4 _S88 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S87, &kernelContext_14);
    q_0[12U] = _S88 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[12U] = _S52;
    uint _S89 = 13U + _S35;
    uint _S90 = _S89 * 4U;
    float4 _S91 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S90, &kernelContext_14);
    q_0[13U] = _S91 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[13U] = _S52;
    uint _S92 = 14U + _S35;
    uint _S93 = _S92 * 4U;
    float4 _S94 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S93, &kernelContext_14);
    q_0[14U] = _S94 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[14U] = _S52;
    uint _S95 = 15U + _S35;
    uint _S96 = _S95 * 4U;
    float4 _S97 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S96, &kernelContext_14);
    q_0[15U] = _S97 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[15U] = _S52;
    uint _S98 = 16U + _S35;
    uint _S99 = _S98 * 4U;
    float4 _S100 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S99, &kernelContext_14);
    q_0[16U] = _S100 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[16U] = _S52;
    uint _S101 = 17U + _S35;
    uint _S102 = _S101 * 4U;
    float4 _S103 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S102, &kernelContext_14);
    q_0[17U] = _S103 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[17U] = _S52;
    uint _S104 = 18U + _S35;
    uint _S105 = _S104 * 4U;
    float4 _S106 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S105, &kernelContext_14);
    q_0[18U] = _S106 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[18U] = _S52;
    uint _S107 = 19U + _S35;
    uint _S108 = _S107 * 4U;
    float4 _S109 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S108, &kernelContext_14);
    q_0[19U] = _S109 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[19U] = _S52;
    uint _S110 = 20U + _S35;
    uint _S111 = _S110 * 4U;
    float4 _S112 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S111, &kernelContext_14);
    q_0[20U] = _S112 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[20U] = _S52;
    uint _S113 = 21U + _S35;
    uint _S114 = _S113 * 4U;
    float4 _S115 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S114, &kernelContext_14);
    q_0[21U] = _S115 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[21U] = _S52;
    uint _S116 = 22U + _S35;
    uint _S117 = _S116 * 4U;
    float4 _S118 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S117, &kernelContext_14);
    q_0[22U] = _S118 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[22U] = _S52;
    uint _S119 = 23U + _S35;
    uint _S120 = _S119 * 4U;
    float4 _S121 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S120, &kernelContext_14);
    q_0[23U] = _S121 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[23U] = _S52;
    uint _S122 = 24U + _S35;
    uint _S123 = _S122 * 4U;
    float4 _S124 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S123, &kernelContext_14);
    q_0[24U] = _S124 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[24U] = _S52;
    uint _S125 = 25U + _S35;
    uint _S126 = _S125 * 4U;
    float4 _S127 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S126, &kernelContext_14);
    q_0[25U] = _S127 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[25U] = _S52;
    uint _S128 = 26U + _S35;
    uint _S129 = _S128 * 4U;
    float4 _S130 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S129, &kernelContext_14);
    q_0[26U] = _S130 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[26U] = _S52;
    uint _S131 = 27U + _S35;
    uint _S132 = _S131 * 4U;
    float4 _S133 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S132, &kernelContext_14);
    q_0[27U] = _S133 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[27U] = _S52;
    uint _S134 = 28U + _S35;
    uint _S135 = _S134 * 4U;
    float4 _S136 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S135, &kernelContext_14);
    q_0[28U] = _S136 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[28U] = _S52;
    uint _S137 = 29U + _S35;
    uint _S138 = _S137 * 4U;
    float4 _S139 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S138, &kernelContext_14);
    q_0[29U] = _S139 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[29U] = _S52;
    uint _S140 = 30U + _S35;
    uint _S141 = _S140 * 4U;
    float4 _S142 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S141, &kernelContext_14);
    q_0[30U] = _S142 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[30U] = _S52;
    uint _S143 = 31U + _S35;
    uint _S144 = _S143 * 4U;
    float4 _S145 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S144, &kernelContext_14);
    q_0[31U] = _S145 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[31U] = _S52;
    uint _S146 = 32U + _S35;
    uint _S147 = _S146 * 4U;
    float4 _S148 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S147, &kernelContext_14);
    q_0[32U] = _S148 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[32U] = _S52;
    uint _S149 = 33U + _S35;
    uint _S150 = _S149 * 4U;
    float4 _S151 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S150, &kernelContext_14);
    q_0[33U] = _S151 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[33U] = _S52;
    uint _S152 = 34U + _S35;
    uint _S153 = _S152 * 4U;
    float4 _S154 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S153, &kernelContext_14);
    q_0[34U] = _S154 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[34U] = _S52;
    uint _S155 = 35U + _S35;
    uint _S156 = _S155 * 4U;
    float4 _S157 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S156, &kernelContext_14);
    q_0[35U] = _S157 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[35U] = _S52;
    uint _S158 = 36U + _S35;
    uint _S159 = _S158 * 4U;
    float4 _S160 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S159, &kernelContext_14);
    q_0[36U] = _S160 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[36U] = _S52;
    uint _S161 = 37U + _S35;
    uint _S162 = _S161 * 4U;
    float4 _S163 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S162, &kernelContext_14);
    q_0[37U] = _S163 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[37U] = _S52;
    uint _S164 = 38U + _S35;
    uint _S165 = _S164 * 4U;
    float4 _S166 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S165, &kernelContext_14);
    q_0[38U] = _S166 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[38U] = _S52;
    uint _S167 = 39U + _S35;
    uint _S168 = _S167 * 4U;
    float4 _S169 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S168, &kernelContext_14);
    q_0[39U] = _S169 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[39U] = _S52;
    uint _S170 = 40U + _S35;
    uint _S171 = _S170 * 4U;
    float4 _S172 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S171, &kernelContext_14);
    q_0[40U] = _S172 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[40U] = _S52;
    uint _S173 = 41U + _S35;
    uint _S174 = _S173 * 4U;
    float4 _S175 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S174, &kernelContext_14);
    q_0[41U] = _S175 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[41U] = _S52;
    uint _S176 = 42U + _S35;
    uint _S177 = _S176 * 4U;
    float4 _S178 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S177, &kernelContext_14);
    q_0[42U] = _S178 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[42U] = _S52;
    uint _S179 = 43U + _S35;
    uint _S180 = _S179 * 4U;
    float4 _S181 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S180, &kernelContext_14);
    q_0[43U] = _S181 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[43U] = _S52;
    uint _S182 = 44U + _S35;
    uint _S183 = _S182 * 4U;
    float4 _S184 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S183, &kernelContext_14);
    q_0[44U] = _S184 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[44U] = _S52;
    uint _S185 = 45U + _S35;
    uint _S186 = _S185 * 4U;
    float4 _S187 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S186, &kernelContext_14);
    q_0[45U] = _S187 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[45U] = _S52;
    uint _S188 = 46U + _S35;
    uint _S189 = _S188 * 4U;
    float4 _S190 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S189, &kernelContext_14);
    q_0[46U] = _S190 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[46U] = _S52;
    uint _S191 = 47U + _S35;
    uint _S192 = _S191 * 4U;
    float4 _S193 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S192, &kernelContext_14);
    q_0[47U] = _S193 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[47U] = _S52;
    uint _S194 = 48U + _S35;
    uint _S195 = _S194 * 4U;
    float4 _S196 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S195, &kernelContext_14);
    q_0[48U] = _S196 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[48U] = _S52;
    uint _S197 = 49U + _S35;
    uint _S198 = _S197 * 4U;
    float4 _S199 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S198, &kernelContext_14);
    q_0[49U] = _S199 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[49U] = _S52;
    uint _S200 = 50U + _S35;
    uint _S201 = _S200 * 4U;
    float4 _S202 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S201, &kernelContext_14);
    q_0[50U] = _S202 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[50U] = _S52;
    uint _S203 = 51U + _S35;
    uint _S204 = _S203 * 4U;
    float4 _S205 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S204, &kernelContext_14);
    q_0[51U] = _S205 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[51U] = _S52;
    uint _S206 = 52U + _S35;
    uint _S207 = _S206 * 4U;
    float4 _S208 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S207, &kernelContext_14);
    q_0[52U] = _S208 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[52U] = _S52;
    uint _S209 = 53U + _S35;
    uint _S210 = _S209 * 4U;
    float4 _S211 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S210, &kernelContext_14);
    q_0[53U] = _S211 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[53U] = _S52;
    uint _S212 = 54U + _S35;
    uint _S213 = _S212 * 4U;
    float4 _S214 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S213, &kernelContext_14);
    q_0[54U] = _S214 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[54U] = _S52;
    uint _S215 = 55U + _S35;
    uint _S216 = _S215 * 4U;
    float4 _S217 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S216, &kernelContext_14);
    q_0[55U] = _S217 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[55U] = _S52;
    uint _S218 = 56U + _S35;
    uint _S219 = _S218 * 4U;
    float4 _S220 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S219, &kernelContext_14);
    q_0[56U] = _S220 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[56U] = _S52;
    uint _S221 = 57U + _S35;
    uint _S222 = _S221 * 4U;
    float4 _S223 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S222, &kernelContext_14);
    q_0[57U] = _S223 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[57U] = _S52;
    uint _S224 = 58U + _S35;
    uint _S225 = _S224 * 4U;
    float4 _S226 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S225, &kernelContext_14);
    q_0[58U] = _S226 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[58U] = _S52;
    uint _S227 = 59U + _S35;
    uint _S228 = _S227 * 4U;
    float4 _S229 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S228, &kernelContext_14);
    q_0[59U] = _S229 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[59U] = _S52;
    uint _S230 = 60U + _S35;
    uint _S231 = _S230 * 4U;
    float4 _S232 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S231, &kernelContext_14);
    q_0[60U] = _S232 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[60U] = _S52;
    uint _S233 = 61U + _S35;
    uint _S234 = _S233 * 4U;
    float4 _S235 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S234, &kernelContext_14);
    q_0[61U] = _S235 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[61U] = _S52;
    uint _S236 = 62U + _S35;
    uint _S237 = _S236 * 4U;
    float4 _S238 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S237, &kernelContext_14);
    q_0[62U] = _S238 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[62U] = _S52;
    uint _S239 = 63U + _S35;
    uint _S240 = _S239 * 4U;
    float4 _S241 = load_quad_0((&kernelContext_14)->q_words_0, _S46, _S240, &kernelContext_14);
    q_0[63U] = _S241 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[63U] = _S52;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(64)> acc_1;
    thread bool poisoned_3 = false;
    uint range_1 = _S34.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S242 = range_1 + 1U;
        uint _S243 = min(_S242 * (&kernelContext_14)->params_0->range_keys_0, _S39);
        acc_1[0U] = _S52;
        acc_1[1U] = _S52;
        acc_1[2U] = _S52;
        acc_1[3U] = _S52;
        acc_1[4U] = _S52;
        acc_1[5U] = _S52;
        acc_1[6U] = _S52;
        acc_1[7U] = _S52;
        acc_1[8U] = _S52;
        acc_1[9U] = _S52;
        acc_1[10U] = _S52;
        acc_1[11U] = _S52;
        acc_1[12U] = _S52;
        acc_1[13U] = _S52;
        acc_1[14U] = _S52;
        acc_1[15U] = _S52;
        acc_1[16U] = _S52;
        acc_1[17U] = _S52;
        acc_1[18U] = _S52;
        acc_1[19U] = _S52;
        acc_1[20U] = _S52;
        acc_1[21U] = _S52;
        acc_1[22U] = _S52;
        acc_1[23U] = _S52;
        acc_1[24U] = _S52;
        acc_1[25U] = _S52;
        acc_1[26U] = _S52;
        acc_1[27U] = _S52;
        acc_1[28U] = _S52;
        acc_1[29U] = _S52;
        acc_1[30U] = _S52;
        acc_1[31U] = _S52;
        acc_1[32U] = _S52;
        acc_1[33U] = _S52;
        acc_1[34U] = _S52;
        acc_1[35U] = _S52;
        acc_1[36U] = _S52;
        acc_1[37U] = _S52;
        acc_1[38U] = _S52;
        acc_1[39U] = _S52;
        acc_1[40U] = _S52;
        acc_1[41U] = _S52;
        acc_1[42U] = _S52;
        acc_1[43U] = _S52;
        acc_1[44U] = _S52;
        acc_1[45U] = _S52;
        acc_1[46U] = _S52;
        acc_1[47U] = _S52;
        acc_1[48U] = _S52;
        acc_1[49U] = _S52;
        acc_1[50U] = _S52;
        acc_1[51U] = _S52;
        acc_1[52U] = _S52;
        acc_1[53U] = _S52;
        acc_1[54U] = _S52;
        acc_1[55U] = _S52;
        acc_1[56U] = _S52;
        acc_1[57U] = _S52;
        acc_1[58U] = _S52;
        acc_1[59U] = _S52;
        acc_1[60U] = _S52;
        acc_1[61U] = _S52;
        acc_1[62U] = _S52;
        acc_1[63U] = _S52;
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S243)
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
                uint element_2 = slot_0 % 64U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S243)
                {
                    float4 _S244 = load_quad_0((&kernelContext_14)->k_words_0, _S43 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S245 = load_quad_0((&kernelContext_14)->v_words_0, _S44 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S244;
                    v_quad_0 = _S245;
                }
                else
                {
                    k_quad_0 = _S52;
                    v_quad_0 = _S52;
                }
                (*(&kernelContext_14)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_14)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 64U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S246 = min(8U, _S243 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            float l_3 = l_2;
            for(;;)
            {
                if(step_0 < _S246)
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
                uint _S247 = step_0 * 64U;
                uint _S248 = _S247 + _S35;
                float4 _S249 = fma(q_0[0U], (*(&kernelContext_14)->k_tile_0)[_S248], _S52);
                sum_1[0U] = _S249;
                uint _S250 = (step_0 + 1U) * 64U;
                uint _S251 = _S250 + _S35;
                float4 _S252 = fma(q_0[0U], (*(&kernelContext_14)->k_tile_0)[_S251], _S52);
                sum_1[1U] = _S252;
                uint _S253 = (step_0 + 2U) * 64U;
                uint _S254 = _S253 + _S35;
                float4 _S255 = fma(q_0[0U], (*(&kernelContext_14)->k_tile_0)[_S254], _S52);
                sum_1[2U] = _S255;
                uint _S256 = (step_0 + 3U) * 64U;
                uint _S257 = _S256 + _S35;
                float4 _S258 = fma(q_0[0U], (*(&kernelContext_14)->k_tile_0)[_S257], _S52);
                sum_1[3U] = _S258;
                uint _S259 = _S247 + 1U + _S35;
                float4 _S260 = fma(q_0[1U], (*(&kernelContext_14)->k_tile_0)[_S259], _S249);
                sum_1[0U] = _S260;
                uint _S261 = _S250 + 1U + _S35;
                float4 _S262 = fma(q_0[1U], (*(&kernelContext_14)->k_tile_0)[_S261], _S252);
                sum_1[1U] = _S262;
                uint _S263 = _S253 + 1U + _S35;
                float4 _S264 = fma(q_0[1U], (*(&kernelContext_14)->k_tile_0)[_S263], _S255);
                sum_1[2U] = _S264;
                uint _S265 = _S256 + 1U + _S35;
                float4 _S266 = fma(q_0[1U], (*(&kernelContext_14)->k_tile_0)[_S265], _S258);
                sum_1[3U] = _S266;
                uint _S267 = _S247 + 2U + _S35;
                float4 _S268 = fma(q_0[2U], (*(&kernelContext_14)->k_tile_0)[_S267], _S260);
                sum_1[0U] = _S268;
                uint _S269 = _S250 + 2U + _S35;
                float4 _S270 = fma(q_0[2U], (*(&kernelContext_14)->k_tile_0)[_S269], _S262);
                sum_1[1U] = _S270;
                uint _S271 = _S253 + 2U + _S35;
                float4 _S272 = fma(q_0[2U], (*(&kernelContext_14)->k_tile_0)[_S271], _S264);
                sum_1[2U] = _S272;
                uint _S273 = _S256 + 2U + _S35;
                float4 _S274 = fma(q_0[2U], (*(&kernelContext_14)->k_tile_0)[_S273], _S266);
                sum_1[3U] = _S274;
                uint _S275 = _S247 + 3U + _S35;
                float4 _S276 = fma(q_0[3U], (*(&kernelContext_14)->k_tile_0)[_S275], _S268);
                sum_1[0U] = _S276;
                uint _S277 = _S250 + 3U + _S35;
                float4 _S278 = fma(q_0[3U], (*(&kernelContext_14)->k_tile_0)[_S277], _S270);
                sum_1[1U] = _S278;
                uint _S279 = _S253 + 3U + _S35;
                float4 _S280 = fma(q_0[3U], (*(&kernelContext_14)->k_tile_0)[_S279], _S272);
                sum_1[2U] = _S280;
                uint _S281 = _S256 + 3U + _S35;
                float4 _S282 = fma(q_0[3U], (*(&kernelContext_14)->k_tile_0)[_S281], _S274);
                sum_1[3U] = _S282;
                uint _S283 = _S247 + 4U + _S35;
                float4 _S284 = fma(q_0[4U], (*(&kernelContext_14)->k_tile_0)[_S283], _S276);
                sum_1[0U] = _S284;
                uint _S285 = _S250 + 4U + _S35;
                float4 _S286 = fma(q_0[4U], (*(&kernelContext_14)->k_tile_0)[_S285], _S278);
                sum_1[1U] = _S286;
                uint _S287 = _S253 + 4U + _S35;
                float4 _S288 = fma(q_0[4U], (*(&kernelContext_14)->k_tile_0)[_S287], _S280);
                sum_1[2U] = _S288;
                uint _S289 = _S256 + 4U + _S35;
                float4 _S290 = fma(q_0[4U], (*(&kernelContext_14)->k_tile_0)[_S289], _S282);
                sum_1[3U] = _S290;
                uint _S291 = _S247 + 5U + _S35;
                float4 _S292 = fma(q_0[5U], (*(&kernelContext_14)->k_tile_0)[_S291], _S284);
                sum_1[0U] = _S292;
                uint _S293 = _S250 + 5U + _S35;
                float4 _S294 = fma(q_0[5U], (*(&kernelContext_14)->k_tile_0)[_S293], _S286);
                sum_1[1U] = _S294;
                uint _S295 = _S253 + 5U + _S35;
                float4 _S296 = fma(q_0[5U], (*(&kernelContext_14)->k_tile_0)[_S295], _S288);
                sum_1[2U] = _S296;
                uint _S297 = _S256 + 5U + _S35;
                float4 _S298 = fma(q_0[5U], (*(&kernelContext_14)->k_tile_0)[_S297], _S290);
                sum_1[3U] = _S298;
                uint _S299 = _S247 + 6U + _S35;
                float4 _S300 = fma(q_0[6U], (*(&kernelContext_14)->k_tile_0)[_S299], _S292);
                sum_1[0U] = _S300;
                uint _S301 = _S250 + 6U + _S35;
                float4 _S302 = fma(q_0[6U], (*(&kernelContext_14)->k_tile_0)[_S301], _S294);
                sum_1[1U] = _S302;
                uint _S303 = _S253 + 6U + _S35;
                float4 _S304 = fma(q_0[6U], (*(&kernelContext_14)->k_tile_0)[_S303], _S296);
                sum_1[2U] = _S304;
                uint _S305 = _S256 + 6U + _S35;
                float4 _S306 = fma(q_0[6U], (*(&kernelContext_14)->k_tile_0)[_S305], _S298);
                sum_1[3U] = _S306;
                uint _S307 = _S247 + 7U + _S35;
                float4 _S308 = fma(q_0[7U], (*(&kernelContext_14)->k_tile_0)[_S307], _S300);
                sum_1[0U] = _S308;
                uint _S309 = _S250 + 7U + _S35;
                float4 _S310 = fma(q_0[7U], (*(&kernelContext_14)->k_tile_0)[_S309], _S302);
                sum_1[1U] = _S310;
                uint _S311 = _S253 + 7U + _S35;
                float4 _S312 = fma(q_0[7U], (*(&kernelContext_14)->k_tile_0)[_S311], _S304);
                sum_1[2U] = _S312;
                uint _S313 = _S256 + 7U + _S35;
                float4 _S314 = fma(q_0[7U], (*(&kernelContext_14)->k_tile_0)[_S313], _S306);
                sum_1[3U] = _S314;
                uint _S315 = _S247 + 8U + _S35;
                float4 _S316 = fma(q_0[8U], (*(&kernelContext_14)->k_tile_0)[_S315], _S308);
                sum_1[0U] = _S316;
                uint _S317 = _S250 + 8U + _S35;
                float4 _S318 = fma(q_0[8U], (*(&kernelContext_14)->k_tile_0)[_S317], _S310);
                sum_1[1U] = _S318;
                uint _S319 = _S253 + 8U + _S35;
                float4 _S320 = fma(q_0[8U], (*(&kernelContext_14)->k_tile_0)[_S319], _S312);
                sum_1[2U] = _S320;
                uint _S321 = _S256 + 8U + _S35;
                float4 _S322 = fma(q_0[8U], (*(&kernelContext_14)->k_tile_0)[_S321], _S314);
                sum_1[3U] = _S322;
                uint _S323 = _S247 + 9U + _S35;
                float4 _S324 = fma(q_0[9U], (*(&kernelContext_14)->k_tile_0)[_S323], _S316);
                sum_1[0U] = _S324;
                uint _S325 = _S250 + 9U + _S35;
                float4 _S326 = fma(q_0[9U], (*(&kernelContext_14)->k_tile_0)[_S325], _S318);
                sum_1[1U] = _S326;
                uint _S327 = _S253 + 9U + _S35;
                float4 _S328 = fma(q_0[9U], (*(&kernelContext_14)->k_tile_0)[_S327], _S320);
                sum_1[2U] = _S328;
                uint _S329 = _S256 + 9U + _S35;
                float4 _S330 = fma(q_0[9U], (*(&kernelContext_14)->k_tile_0)[_S329], _S322);
                sum_1[3U] = _S330;
                uint _S331 = _S247 + 10U + _S35;
                float4 _S332 = fma(q_0[10U], (*(&kernelContext_14)->k_tile_0)[_S331], _S324);
                sum_1[0U] = _S332;
                uint _S333 = _S250 + 10U + _S35;
                float4 _S334 = fma(q_0[10U], (*(&kernelContext_14)->k_tile_0)[_S333], _S326);
                sum_1[1U] = _S334;
                uint _S335 = _S253 + 10U + _S35;
                float4 _S336 = fma(q_0[10U], (*(&kernelContext_14)->k_tile_0)[_S335], _S328);
                sum_1[2U] = _S336;
                uint _S337 = _S256 + 10U + _S35;
                float4 _S338 = fma(q_0[10U], (*(&kernelContext_14)->k_tile_0)[_S337], _S330);
                sum_1[3U] = _S338;
                uint _S339 = _S247 + 11U + _S35;
                float4 _S340 = fma(q_0[11U], (*(&kernelContext_14)->k_tile_0)[_S339], _S332);
                sum_1[0U] = _S340;
                uint _S341 = _S250 + 11U + _S35;
                float4 _S342 = fma(q_0[11U], (*(&kernelContext_14)->k_tile_0)[_S341], _S334);
                sum_1[1U] = _S342;
                uint _S343 = _S253 + 11U + _S35;
                float4 _S344 = fma(q_0[11U], (*(&kernelContext_14)->k_tile_0)[_S343], _S336);
                sum_1[2U] = _S344;
                uint _S345 = _S256 + 11U + _S35;
                float4 _S346 = fma(q_0[11U], (*(&kernelContext_14)->k_tile_0)[_S345], _S338);
                sum_1[3U] = _S346;
                uint _S347 = _S247 + 12U + _S35;
                float4 _S348 = fma(q_0[12U], (*(&kernelContext_14)->k_tile_0)[_S347], _S340);
                sum_1[0U] = _S348;
                uint _S349 = _S250 + 12U + _S35;
                float4 _S350 = fma(q_0[12U], (*(&kernelContext_14)->k_tile_0)[_S349], _S342);
                sum_1[1U] = _S350;
                uint _S351 = _S253 + 12U + _S35;
                float4 _S352 = fma(q_0[12U], (*(&kernelContext_14)->k_tile_0)[_S351], _S344);
                sum_1[2U] = _S352;
                uint _S353 = _S256 + 12U + _S35;
                float4 _S354 = fma(q_0[12U], (*(&kernelContext_14)->k_tile_0)[_S353], _S346);
                sum_1[3U] = _S354;
                uint _S355 = _S247 + 13U + _S35;
                float4 _S356 = fma(q_0[13U], (*(&kernelContext_14)->k_tile_0)[_S355], _S348);
                sum_1[0U] = _S356;
                uint _S357 = _S250 + 13U + _S35;
                float4 _S358 = fma(q_0[13U], (*(&kernelContext_14)->k_tile_0)[_S357], _S350);
                sum_1[1U] = _S358;
                uint _S359 = _S253 + 13U + _S35;
                float4 _S360 = fma(q_0[13U], (*(&kernelContext_14)->k_tile_0)[_S359], _S352);
                sum_1[2U] = _S360;
                uint _S361 = _S256 + 13U + _S35;
                float4 _S362 = fma(q_0[13U], (*(&kernelContext_14)->k_tile_0)[_S361], _S354);
                sum_1[3U] = _S362;
                uint _S363 = _S247 + 14U + _S35;
                float4 _S364 = fma(q_0[14U], (*(&kernelContext_14)->k_tile_0)[_S363], _S356);
                sum_1[0U] = _S364;
                uint _S365 = _S250 + 14U + _S35;
                float4 _S366 = fma(q_0[14U], (*(&kernelContext_14)->k_tile_0)[_S365], _S358);
                sum_1[1U] = _S366;
                uint _S367 = _S253 + 14U + _S35;
                float4 _S368 = fma(q_0[14U], (*(&kernelContext_14)->k_tile_0)[_S367], _S360);
                sum_1[2U] = _S368;
                uint _S369 = _S256 + 14U + _S35;
                float4 _S370 = fma(q_0[14U], (*(&kernelContext_14)->k_tile_0)[_S369], _S362);
                sum_1[3U] = _S370;
                uint _S371 = _S247 + 15U + _S35;
                float4 _S372 = fma(q_0[15U], (*(&kernelContext_14)->k_tile_0)[_S371], _S364);
                sum_1[0U] = _S372;
                uint _S373 = _S250 + 15U + _S35;
                float4 _S374 = fma(q_0[15U], (*(&kernelContext_14)->k_tile_0)[_S373], _S366);
                sum_1[1U] = _S374;
                uint _S375 = _S253 + 15U + _S35;
                float4 _S376 = fma(q_0[15U], (*(&kernelContext_14)->k_tile_0)[_S375], _S368);
                sum_1[2U] = _S376;
                uint _S377 = _S256 + 15U + _S35;
                float4 _S378 = fma(q_0[15U], (*(&kernelContext_14)->k_tile_0)[_S377], _S370);
                sum_1[3U] = _S378;
                uint _S379 = _S247 + 16U + _S35;
                float4 _S380 = fma(q_0[16U], (*(&kernelContext_14)->k_tile_0)[_S379], _S372);
                sum_1[0U] = _S380;
                uint _S381 = _S250 + 16U + _S35;
                float4 _S382 = fma(q_0[16U], (*(&kernelContext_14)->k_tile_0)[_S381], _S374);
                sum_1[1U] = _S382;
                uint _S383 = _S253 + 16U + _S35;
                float4 _S384 = fma(q_0[16U], (*(&kernelContext_14)->k_tile_0)[_S383], _S376);
                sum_1[2U] = _S384;
                uint _S385 = _S256 + 16U + _S35;
                float4 _S386 = fma(q_0[16U], (*(&kernelContext_14)->k_tile_0)[_S385], _S378);
                sum_1[3U] = _S386;
                uint _S387 = _S247 + 17U + _S35;
                float4 _S388 = fma(q_0[17U], (*(&kernelContext_14)->k_tile_0)[_S387], _S380);
                sum_1[0U] = _S388;
                uint _S389 = _S250 + 17U + _S35;
                float4 _S390 = fma(q_0[17U], (*(&kernelContext_14)->k_tile_0)[_S389], _S382);
                sum_1[1U] = _S390;
                uint _S391 = _S253 + 17U + _S35;
                float4 _S392 = fma(q_0[17U], (*(&kernelContext_14)->k_tile_0)[_S391], _S384);
                sum_1[2U] = _S392;
                uint _S393 = _S256 + 17U + _S35;
                float4 _S394 = fma(q_0[17U], (*(&kernelContext_14)->k_tile_0)[_S393], _S386);
                sum_1[3U] = _S394;
                uint _S395 = _S247 + 18U + _S35;
                float4 _S396 = fma(q_0[18U], (*(&kernelContext_14)->k_tile_0)[_S395], _S388);
                sum_1[0U] = _S396;
                uint _S397 = _S250 + 18U + _S35;
                float4 _S398 = fma(q_0[18U], (*(&kernelContext_14)->k_tile_0)[_S397], _S390);
                sum_1[1U] = _S398;
                uint _S399 = _S253 + 18U + _S35;
                float4 _S400 = fma(q_0[18U], (*(&kernelContext_14)->k_tile_0)[_S399], _S392);
                sum_1[2U] = _S400;
                uint _S401 = _S256 + 18U + _S35;
                float4 _S402 = fma(q_0[18U], (*(&kernelContext_14)->k_tile_0)[_S401], _S394);
                sum_1[3U] = _S402;
                uint _S403 = _S247 + 19U + _S35;
                float4 _S404 = fma(q_0[19U], (*(&kernelContext_14)->k_tile_0)[_S403], _S396);
                sum_1[0U] = _S404;
                uint _S405 = _S250 + 19U + _S35;
                float4 _S406 = fma(q_0[19U], (*(&kernelContext_14)->k_tile_0)[_S405], _S398);
                sum_1[1U] = _S406;
                uint _S407 = _S253 + 19U + _S35;
                float4 _S408 = fma(q_0[19U], (*(&kernelContext_14)->k_tile_0)[_S407], _S400);
                sum_1[2U] = _S408;
                uint _S409 = _S256 + 19U + _S35;
                float4 _S410 = fma(q_0[19U], (*(&kernelContext_14)->k_tile_0)[_S409], _S402);
                sum_1[3U] = _S410;
                uint _S411 = _S247 + 20U + _S35;
                float4 _S412 = fma(q_0[20U], (*(&kernelContext_14)->k_tile_0)[_S411], _S404);
                sum_1[0U] = _S412;
                uint _S413 = _S250 + 20U + _S35;
                float4 _S414 = fma(q_0[20U], (*(&kernelContext_14)->k_tile_0)[_S413], _S406);
                sum_1[1U] = _S414;
                uint _S415 = _S253 + 20U + _S35;
                float4 _S416 = fma(q_0[20U], (*(&kernelContext_14)->k_tile_0)[_S415], _S408);
                sum_1[2U] = _S416;
                uint _S417 = _S256 + 20U + _S35;
                float4 _S418 = fma(q_0[20U], (*(&kernelContext_14)->k_tile_0)[_S417], _S410);
                sum_1[3U] = _S418;
                uint _S419 = _S247 + 21U + _S35;
                float4 _S420 = fma(q_0[21U], (*(&kernelContext_14)->k_tile_0)[_S419], _S412);
                sum_1[0U] = _S420;
                uint _S421 = _S250 + 21U + _S35;
                float4 _S422 = fma(q_0[21U], (*(&kernelContext_14)->k_tile_0)[_S421], _S414);
                sum_1[1U] = _S422;
                uint _S423 = _S253 + 21U + _S35;
                float4 _S424 = fma(q_0[21U], (*(&kernelContext_14)->k_tile_0)[_S423], _S416);
                sum_1[2U] = _S424;
                uint _S425 = _S256 + 21U + _S35;
                float4 _S426 = fma(q_0[21U], (*(&kernelContext_14)->k_tile_0)[_S425], _S418);
                sum_1[3U] = _S426;
                uint _S427 = _S247 + 22U + _S35;
                float4 _S428 = fma(q_0[22U], (*(&kernelContext_14)->k_tile_0)[_S427], _S420);
                sum_1[0U] = _S428;
                uint _S429 = _S250 + 22U + _S35;
                float4 _S430 = fma(q_0[22U], (*(&kernelContext_14)->k_tile_0)[_S429], _S422);
                sum_1[1U] = _S430;
                uint _S431 = _S253 + 22U + _S35;
                float4 _S432 = fma(q_0[22U], (*(&kernelContext_14)->k_tile_0)[_S431], _S424);
                sum_1[2U] = _S432;
                uint _S433 = _S256 + 22U + _S35;
                float4 _S434 = fma(q_0[22U], (*(&kernelContext_14)->k_tile_0)[_S433], _S426);
                sum_1[3U] = _S434;
                uint _S435 = _S247 + 23U + _S35;
                float4 _S436 = fma(q_0[23U], (*(&kernelContext_14)->k_tile_0)[_S435], _S428);
                sum_1[0U] = _S436;
                uint _S437 = _S250 + 23U + _S35;
                float4 _S438 = fma(q_0[23U], (*(&kernelContext_14)->k_tile_0)[_S437], _S430);
                sum_1[1U] = _S438;
                uint _S439 = _S253 + 23U + _S35;
                float4 _S440 = fma(q_0[23U], (*(&kernelContext_14)->k_tile_0)[_S439], _S432);
                sum_1[2U] = _S440;
                uint _S441 = _S256 + 23U + _S35;
                float4 _S442 = fma(q_0[23U], (*(&kernelContext_14)->k_tile_0)[_S441], _S434);
                sum_1[3U] = _S442;
                uint _S443 = _S247 + 24U + _S35;
                float4 _S444 = fma(q_0[24U], (*(&kernelContext_14)->k_tile_0)[_S443], _S436);
                sum_1[0U] = _S444;
                uint _S445 = _S250 + 24U + _S35;
                float4 _S446 = fma(q_0[24U], (*(&kernelContext_14)->k_tile_0)[_S445], _S438);
                sum_1[1U] = _S446;
                uint _S447 = _S253 + 24U + _S35;
                float4 _S448 = fma(q_0[24U], (*(&kernelContext_14)->k_tile_0)[_S447], _S440);
                sum_1[2U] = _S448;
                uint _S449 = _S256 + 24U + _S35;
                float4 _S450 = fma(q_0[24U], (*(&kernelContext_14)->k_tile_0)[_S449], _S442);
                sum_1[3U] = _S450;
                uint _S451 = _S247 + 25U + _S35;
                float4 _S452 = fma(q_0[25U], (*(&kernelContext_14)->k_tile_0)[_S451], _S444);
                sum_1[0U] = _S452;
                uint _S453 = _S250 + 25U + _S35;
                float4 _S454 = fma(q_0[25U], (*(&kernelContext_14)->k_tile_0)[_S453], _S446);
                sum_1[1U] = _S454;
                uint _S455 = _S253 + 25U + _S35;
                float4 _S456 = fma(q_0[25U], (*(&kernelContext_14)->k_tile_0)[_S455], _S448);
                sum_1[2U] = _S456;
                uint _S457 = _S256 + 25U + _S35;
                float4 _S458 = fma(q_0[25U], (*(&kernelContext_14)->k_tile_0)[_S457], _S450);
                sum_1[3U] = _S458;
                uint _S459 = _S247 + 26U + _S35;
                float4 _S460 = fma(q_0[26U], (*(&kernelContext_14)->k_tile_0)[_S459], _S452);
                sum_1[0U] = _S460;
                uint _S461 = _S250 + 26U + _S35;
                float4 _S462 = fma(q_0[26U], (*(&kernelContext_14)->k_tile_0)[_S461], _S454);
                sum_1[1U] = _S462;
                uint _S463 = _S253 + 26U + _S35;
                float4 _S464 = fma(q_0[26U], (*(&kernelContext_14)->k_tile_0)[_S463], _S456);
                sum_1[2U] = _S464;
                uint _S465 = _S256 + 26U + _S35;
                float4 _S466 = fma(q_0[26U], (*(&kernelContext_14)->k_tile_0)[_S465], _S458);
                sum_1[3U] = _S466;
                uint _S467 = _S247 + 27U + _S35;
                float4 _S468 = fma(q_0[27U], (*(&kernelContext_14)->k_tile_0)[_S467], _S460);
                sum_1[0U] = _S468;
                uint _S469 = _S250 + 27U + _S35;
                float4 _S470 = fma(q_0[27U], (*(&kernelContext_14)->k_tile_0)[_S469], _S462);
                sum_1[1U] = _S470;
                uint _S471 = _S253 + 27U + _S35;
                float4 _S472 = fma(q_0[27U], (*(&kernelContext_14)->k_tile_0)[_S471], _S464);
                sum_1[2U] = _S472;
                uint _S473 = _S256 + 27U + _S35;
                float4 _S474 = fma(q_0[27U], (*(&kernelContext_14)->k_tile_0)[_S473], _S466);
                sum_1[3U] = _S474;
                uint _S475 = _S247 + 28U + _S35;
                float4 _S476 = fma(q_0[28U], (*(&kernelContext_14)->k_tile_0)[_S475], _S468);
                sum_1[0U] = _S476;
                uint _S477 = _S250 + 28U + _S35;
                float4 _S478 = fma(q_0[28U], (*(&kernelContext_14)->k_tile_0)[_S477], _S470);
                sum_1[1U] = _S478;
                uint _S479 = _S253 + 28U + _S35;
                float4 _S480 = fma(q_0[28U], (*(&kernelContext_14)->k_tile_0)[_S479], _S472);
                sum_1[2U] = _S480;
                uint _S481 = _S256 + 28U + _S35;
                float4 _S482 = fma(q_0[28U], (*(&kernelContext_14)->k_tile_0)[_S481], _S474);
                sum_1[3U] = _S482;
                uint _S483 = _S247 + 29U + _S35;
                float4 _S484 = fma(q_0[29U], (*(&kernelContext_14)->k_tile_0)[_S483], _S476);
                sum_1[0U] = _S484;
                uint _S485 = _S250 + 29U + _S35;
                float4 _S486 = fma(q_0[29U], (*(&kernelContext_14)->k_tile_0)[_S485], _S478);
                sum_1[1U] = _S486;
                uint _S487 = _S253 + 29U + _S35;
                float4 _S488 = fma(q_0[29U], (*(&kernelContext_14)->k_tile_0)[_S487], _S480);
                sum_1[2U] = _S488;
                uint _S489 = _S256 + 29U + _S35;
                float4 _S490 = fma(q_0[29U], (*(&kernelContext_14)->k_tile_0)[_S489], _S482);
                sum_1[3U] = _S490;
                uint _S491 = _S247 + 30U + _S35;
                float4 _S492 = fma(q_0[30U], (*(&kernelContext_14)->k_tile_0)[_S491], _S484);
                sum_1[0U] = _S492;
                uint _S493 = _S250 + 30U + _S35;
                float4 _S494 = fma(q_0[30U], (*(&kernelContext_14)->k_tile_0)[_S493], _S486);
                sum_1[1U] = _S494;
                uint _S495 = _S253 + 30U + _S35;
                float4 _S496 = fma(q_0[30U], (*(&kernelContext_14)->k_tile_0)[_S495], _S488);
                sum_1[2U] = _S496;
                uint _S497 = _S256 + 30U + _S35;
                float4 _S498 = fma(q_0[30U], (*(&kernelContext_14)->k_tile_0)[_S497], _S490);
                sum_1[3U] = _S498;
                uint _S499 = _S247 + 31U + _S35;
                float4 _S500 = fma(q_0[31U], (*(&kernelContext_14)->k_tile_0)[_S499], _S492);
                sum_1[0U] = _S500;
                uint _S501 = _S250 + 31U + _S35;
                float4 _S502 = fma(q_0[31U], (*(&kernelContext_14)->k_tile_0)[_S501], _S494);
                sum_1[1U] = _S502;
                uint _S503 = _S253 + 31U + _S35;
                float4 _S504 = fma(q_0[31U], (*(&kernelContext_14)->k_tile_0)[_S503], _S496);
                sum_1[2U] = _S504;
                uint _S505 = _S256 + 31U + _S35;
                float4 _S506 = fma(q_0[31U], (*(&kernelContext_14)->k_tile_0)[_S505], _S498);
                sum_1[3U] = _S506;
                uint _S507 = _S247 + 32U + _S35;
                float4 _S508 = fma(q_0[32U], (*(&kernelContext_14)->k_tile_0)[_S507], _S500);
                sum_1[0U] = _S508;
                uint _S509 = _S250 + 32U + _S35;
                float4 _S510 = fma(q_0[32U], (*(&kernelContext_14)->k_tile_0)[_S509], _S502);
                sum_1[1U] = _S510;
                uint _S511 = _S253 + 32U + _S35;
                float4 _S512 = fma(q_0[32U], (*(&kernelContext_14)->k_tile_0)[_S511], _S504);
                sum_1[2U] = _S512;
                uint _S513 = _S256 + 32U + _S35;
                float4 _S514 = fma(q_0[32U], (*(&kernelContext_14)->k_tile_0)[_S513], _S506);
                sum_1[3U] = _S514;
                uint _S515 = _S247 + 33U + _S35;
                float4 _S516 = fma(q_0[33U], (*(&kernelContext_14)->k_tile_0)[_S515], _S508);
                sum_1[0U] = _S516;
                uint _S517 = _S250 + 33U + _S35;
                float4 _S518 = fma(q_0[33U], (*(&kernelContext_14)->k_tile_0)[_S517], _S510);
                sum_1[1U] = _S518;
                uint _S519 = _S253 + 33U + _S35;
                float4 _S520 = fma(q_0[33U], (*(&kernelContext_14)->k_tile_0)[_S519], _S512);
                sum_1[2U] = _S520;
                uint _S521 = _S256 + 33U + _S35;
                float4 _S522 = fma(q_0[33U], (*(&kernelContext_14)->k_tile_0)[_S521], _S514);
                sum_1[3U] = _S522;
                uint _S523 = _S247 + 34U + _S35;
                float4 _S524 = fma(q_0[34U], (*(&kernelContext_14)->k_tile_0)[_S523], _S516);
                sum_1[0U] = _S524;
                uint _S525 = _S250 + 34U + _S35;
                float4 _S526 = fma(q_0[34U], (*(&kernelContext_14)->k_tile_0)[_S525], _S518);
                sum_1[1U] = _S526;
                uint _S527 = _S253 + 34U + _S35;
                float4 _S528 = fma(q_0[34U], (*(&kernelContext_14)->k_tile_0)[_S527], _S520);
                sum_1[2U] = _S528;
                uint _S529 = _S256 + 34U + _S35;
                float4 _S530 = fma(q_0[34U], (*(&kernelContext_14)->k_tile_0)[_S529], _S522);
                sum_1[3U] = _S530;
                uint _S531 = _S247 + 35U + _S35;
                float4 _S532 = fma(q_0[35U], (*(&kernelContext_14)->k_tile_0)[_S531], _S524);
                sum_1[0U] = _S532;
                uint _S533 = _S250 + 35U + _S35;
                float4 _S534 = fma(q_0[35U], (*(&kernelContext_14)->k_tile_0)[_S533], _S526);
                sum_1[1U] = _S534;
                uint _S535 = _S253 + 35U + _S35;
                float4 _S536 = fma(q_0[35U], (*(&kernelContext_14)->k_tile_0)[_S535], _S528);
                sum_1[2U] = _S536;
                uint _S537 = _S256 + 35U + _S35;
                float4 _S538 = fma(q_0[35U], (*(&kernelContext_14)->k_tile_0)[_S537], _S530);
                sum_1[3U] = _S538;
                uint _S539 = _S247 + 36U + _S35;
                float4 _S540 = fma(q_0[36U], (*(&kernelContext_14)->k_tile_0)[_S539], _S532);
                sum_1[0U] = _S540;
                uint _S541 = _S250 + 36U + _S35;
                float4 _S542 = fma(q_0[36U], (*(&kernelContext_14)->k_tile_0)[_S541], _S534);
                sum_1[1U] = _S542;
                uint _S543 = _S253 + 36U + _S35;
                float4 _S544 = fma(q_0[36U], (*(&kernelContext_14)->k_tile_0)[_S543], _S536);
                sum_1[2U] = _S544;
                uint _S545 = _S256 + 36U + _S35;
                float4 _S546 = fma(q_0[36U], (*(&kernelContext_14)->k_tile_0)[_S545], _S538);
                sum_1[3U] = _S546;
                uint _S547 = _S247 + 37U + _S35;
                float4 _S548 = fma(q_0[37U], (*(&kernelContext_14)->k_tile_0)[_S547], _S540);
                sum_1[0U] = _S548;
                uint _S549 = _S250 + 37U + _S35;
                float4 _S550 = fma(q_0[37U], (*(&kernelContext_14)->k_tile_0)[_S549], _S542);
                sum_1[1U] = _S550;
                uint _S551 = _S253 + 37U + _S35;
                float4 _S552 = fma(q_0[37U], (*(&kernelContext_14)->k_tile_0)[_S551], _S544);
                sum_1[2U] = _S552;
                uint _S553 = _S256 + 37U + _S35;
                float4 _S554 = fma(q_0[37U], (*(&kernelContext_14)->k_tile_0)[_S553], _S546);
                sum_1[3U] = _S554;
                uint _S555 = _S247 + 38U + _S35;
                float4 _S556 = fma(q_0[38U], (*(&kernelContext_14)->k_tile_0)[_S555], _S548);
                sum_1[0U] = _S556;
                uint _S557 = _S250 + 38U + _S35;
                float4 _S558 = fma(q_0[38U], (*(&kernelContext_14)->k_tile_0)[_S557], _S550);
                sum_1[1U] = _S558;
                uint _S559 = _S253 + 38U + _S35;
                float4 _S560 = fma(q_0[38U], (*(&kernelContext_14)->k_tile_0)[_S559], _S552);
                sum_1[2U] = _S560;
                uint _S561 = _S256 + 38U + _S35;
                float4 _S562 = fma(q_0[38U], (*(&kernelContext_14)->k_tile_0)[_S561], _S554);
                sum_1[3U] = _S562;
                uint _S563 = _S247 + 39U + _S35;
                float4 _S564 = fma(q_0[39U], (*(&kernelContext_14)->k_tile_0)[_S563], _S556);
                sum_1[0U] = _S564;
                uint _S565 = _S250 + 39U + _S35;
                float4 _S566 = fma(q_0[39U], (*(&kernelContext_14)->k_tile_0)[_S565], _S558);
                sum_1[1U] = _S566;
                uint _S567 = _S253 + 39U + _S35;
                float4 _S568 = fma(q_0[39U], (*(&kernelContext_14)->k_tile_0)[_S567], _S560);
                sum_1[2U] = _S568;
                uint _S569 = _S256 + 39U + _S35;
                float4 _S570 = fma(q_0[39U], (*(&kernelContext_14)->k_tile_0)[_S569], _S562);
                sum_1[3U] = _S570;
                uint _S571 = _S247 + 40U + _S35;
                float4 _S572 = fma(q_0[40U], (*(&kernelContext_14)->k_tile_0)[_S571], _S564);
                sum_1[0U] = _S572;
                uint _S573 = _S250 + 40U + _S35;
                float4 _S574 = fma(q_0[40U], (*(&kernelContext_14)->k_tile_0)[_S573], _S566);
                sum_1[1U] = _S574;
                uint _S575 = _S253 + 40U + _S35;
                float4 _S576 = fma(q_0[40U], (*(&kernelContext_14)->k_tile_0)[_S575], _S568);
                sum_1[2U] = _S576;
                uint _S577 = _S256 + 40U + _S35;
                float4 _S578 = fma(q_0[40U], (*(&kernelContext_14)->k_tile_0)[_S577], _S570);
                sum_1[3U] = _S578;
                uint _S579 = _S247 + 41U + _S35;
                float4 _S580 = fma(q_0[41U], (*(&kernelContext_14)->k_tile_0)[_S579], _S572);
                sum_1[0U] = _S580;
                uint _S581 = _S250 + 41U + _S35;
                float4 _S582 = fma(q_0[41U], (*(&kernelContext_14)->k_tile_0)[_S581], _S574);
                sum_1[1U] = _S582;
                uint _S583 = _S253 + 41U + _S35;
                float4 _S584 = fma(q_0[41U], (*(&kernelContext_14)->k_tile_0)[_S583], _S576);
                sum_1[2U] = _S584;
                uint _S585 = _S256 + 41U + _S35;
                float4 _S586 = fma(q_0[41U], (*(&kernelContext_14)->k_tile_0)[_S585], _S578);
                sum_1[3U] = _S586;
                uint _S587 = _S247 + 42U + _S35;
                float4 _S588 = fma(q_0[42U], (*(&kernelContext_14)->k_tile_0)[_S587], _S580);
                sum_1[0U] = _S588;
                uint _S589 = _S250 + 42U + _S35;
                float4 _S590 = fma(q_0[42U], (*(&kernelContext_14)->k_tile_0)[_S589], _S582);
                sum_1[1U] = _S590;
                uint _S591 = _S253 + 42U + _S35;
                float4 _S592 = fma(q_0[42U], (*(&kernelContext_14)->k_tile_0)[_S591], _S584);
                sum_1[2U] = _S592;
                uint _S593 = _S256 + 42U + _S35;
                float4 _S594 = fma(q_0[42U], (*(&kernelContext_14)->k_tile_0)[_S593], _S586);
                sum_1[3U] = _S594;
                uint _S595 = _S247 + 43U + _S35;
                float4 _S596 = fma(q_0[43U], (*(&kernelContext_14)->k_tile_0)[_S595], _S588);
                sum_1[0U] = _S596;
                uint _S597 = _S250 + 43U + _S35;
                float4 _S598 = fma(q_0[43U], (*(&kernelContext_14)->k_tile_0)[_S597], _S590);
                sum_1[1U] = _S598;
                uint _S599 = _S253 + 43U + _S35;
                float4 _S600 = fma(q_0[43U], (*(&kernelContext_14)->k_tile_0)[_S599], _S592);
                sum_1[2U] = _S600;
                uint _S601 = _S256 + 43U + _S35;
                float4 _S602 = fma(q_0[43U], (*(&kernelContext_14)->k_tile_0)[_S601], _S594);
                sum_1[3U] = _S602;
                uint _S603 = _S247 + 44U + _S35;
                float4 _S604 = fma(q_0[44U], (*(&kernelContext_14)->k_tile_0)[_S603], _S596);
                sum_1[0U] = _S604;
                uint _S605 = _S250 + 44U + _S35;
                float4 _S606 = fma(q_0[44U], (*(&kernelContext_14)->k_tile_0)[_S605], _S598);
                sum_1[1U] = _S606;
                uint _S607 = _S253 + 44U + _S35;
                float4 _S608 = fma(q_0[44U], (*(&kernelContext_14)->k_tile_0)[_S607], _S600);
                sum_1[2U] = _S608;
                uint _S609 = _S256 + 44U + _S35;
                float4 _S610 = fma(q_0[44U], (*(&kernelContext_14)->k_tile_0)[_S609], _S602);
                sum_1[3U] = _S610;
                uint _S611 = _S247 + 45U + _S35;
                float4 _S612 = fma(q_0[45U], (*(&kernelContext_14)->k_tile_0)[_S611], _S604);
                sum_1[0U] = _S612;
                uint _S613 = _S250 + 45U + _S35;
                float4 _S614 = fma(q_0[45U], (*(&kernelContext_14)->k_tile_0)[_S613], _S606);
                sum_1[1U] = _S614;
                uint _S615 = _S253 + 45U + _S35;
                float4 _S616 = fma(q_0[45U], (*(&kernelContext_14)->k_tile_0)[_S615], _S608);
                sum_1[2U] = _S616;
                uint _S617 = _S256 + 45U + _S35;
                float4 _S618 = fma(q_0[45U], (*(&kernelContext_14)->k_tile_0)[_S617], _S610);
                sum_1[3U] = _S618;
                uint _S619 = _S247 + 46U + _S35;
                float4 _S620 = fma(q_0[46U], (*(&kernelContext_14)->k_tile_0)[_S619], _S612);
                sum_1[0U] = _S620;
                uint _S621 = _S250 + 46U + _S35;
                float4 _S622 = fma(q_0[46U], (*(&kernelContext_14)->k_tile_0)[_S621], _S614);
                sum_1[1U] = _S622;
                uint _S623 = _S253 + 46U + _S35;
                float4 _S624 = fma(q_0[46U], (*(&kernelContext_14)->k_tile_0)[_S623], _S616);
                sum_1[2U] = _S624;
                uint _S625 = _S256 + 46U + _S35;
                float4 _S626 = fma(q_0[46U], (*(&kernelContext_14)->k_tile_0)[_S625], _S618);
                sum_1[3U] = _S626;
                uint _S627 = _S247 + 47U + _S35;
                float4 _S628 = fma(q_0[47U], (*(&kernelContext_14)->k_tile_0)[_S627], _S620);
                sum_1[0U] = _S628;
                uint _S629 = _S250 + 47U + _S35;
                float4 _S630 = fma(q_0[47U], (*(&kernelContext_14)->k_tile_0)[_S629], _S622);
                sum_1[1U] = _S630;
                uint _S631 = _S253 + 47U + _S35;
                float4 _S632 = fma(q_0[47U], (*(&kernelContext_14)->k_tile_0)[_S631], _S624);
                sum_1[2U] = _S632;
                uint _S633 = _S256 + 47U + _S35;
                float4 _S634 = fma(q_0[47U], (*(&kernelContext_14)->k_tile_0)[_S633], _S626);
                sum_1[3U] = _S634;
                uint _S635 = _S247 + 48U + _S35;
                float4 _S636 = fma(q_0[48U], (*(&kernelContext_14)->k_tile_0)[_S635], _S628);
                sum_1[0U] = _S636;
                uint _S637 = _S250 + 48U + _S35;
                float4 _S638 = fma(q_0[48U], (*(&kernelContext_14)->k_tile_0)[_S637], _S630);
                sum_1[1U] = _S638;
                uint _S639 = _S253 + 48U + _S35;
                float4 _S640 = fma(q_0[48U], (*(&kernelContext_14)->k_tile_0)[_S639], _S632);
                sum_1[2U] = _S640;
                uint _S641 = _S256 + 48U + _S35;
                float4 _S642 = fma(q_0[48U], (*(&kernelContext_14)->k_tile_0)[_S641], _S634);
                sum_1[3U] = _S642;
                uint _S643 = _S247 + 49U + _S35;
                float4 _S644 = fma(q_0[49U], (*(&kernelContext_14)->k_tile_0)[_S643], _S636);
                sum_1[0U] = _S644;
                uint _S645 = _S250 + 49U + _S35;
                float4 _S646 = fma(q_0[49U], (*(&kernelContext_14)->k_tile_0)[_S645], _S638);
                sum_1[1U] = _S646;
                uint _S647 = _S253 + 49U + _S35;
                float4 _S648 = fma(q_0[49U], (*(&kernelContext_14)->k_tile_0)[_S647], _S640);
                sum_1[2U] = _S648;
                uint _S649 = _S256 + 49U + _S35;
                float4 _S650 = fma(q_0[49U], (*(&kernelContext_14)->k_tile_0)[_S649], _S642);
                sum_1[3U] = _S650;
                uint _S651 = _S247 + 50U + _S35;
                float4 _S652 = fma(q_0[50U], (*(&kernelContext_14)->k_tile_0)[_S651], _S644);
                sum_1[0U] = _S652;
                uint _S653 = _S250 + 50U + _S35;
                float4 _S654 = fma(q_0[50U], (*(&kernelContext_14)->k_tile_0)[_S653], _S646);
                sum_1[1U] = _S654;
                uint _S655 = _S253 + 50U + _S35;
                float4 _S656 = fma(q_0[50U], (*(&kernelContext_14)->k_tile_0)[_S655], _S648);
                sum_1[2U] = _S656;
                uint _S657 = _S256 + 50U + _S35;
                float4 _S658 = fma(q_0[50U], (*(&kernelContext_14)->k_tile_0)[_S657], _S650);
                sum_1[3U] = _S658;
                uint _S659 = _S247 + 51U + _S35;
                float4 _S660 = fma(q_0[51U], (*(&kernelContext_14)->k_tile_0)[_S659], _S652);
                sum_1[0U] = _S660;
                uint _S661 = _S250 + 51U + _S35;
                float4 _S662 = fma(q_0[51U], (*(&kernelContext_14)->k_tile_0)[_S661], _S654);
                sum_1[1U] = _S662;
                uint _S663 = _S253 + 51U + _S35;
                float4 _S664 = fma(q_0[51U], (*(&kernelContext_14)->k_tile_0)[_S663], _S656);
                sum_1[2U] = _S664;
                uint _S665 = _S256 + 51U + _S35;
                float4 _S666 = fma(q_0[51U], (*(&kernelContext_14)->k_tile_0)[_S665], _S658);
                sum_1[3U] = _S666;
                uint _S667 = _S247 + 52U + _S35;
                float4 _S668 = fma(q_0[52U], (*(&kernelContext_14)->k_tile_0)[_S667], _S660);
                sum_1[0U] = _S668;
                uint _S669 = _S250 + 52U + _S35;
                float4 _S670 = fma(q_0[52U], (*(&kernelContext_14)->k_tile_0)[_S669], _S662);
                sum_1[1U] = _S670;
                uint _S671 = _S253 + 52U + _S35;
                float4 _S672 = fma(q_0[52U], (*(&kernelContext_14)->k_tile_0)[_S671], _S664);
                sum_1[2U] = _S672;
                uint _S673 = _S256 + 52U + _S35;
                float4 _S674 = fma(q_0[52U], (*(&kernelContext_14)->k_tile_0)[_S673], _S666);
                sum_1[3U] = _S674;
                uint _S675 = _S247 + 53U + _S35;
                float4 _S676 = fma(q_0[53U], (*(&kernelContext_14)->k_tile_0)[_S675], _S668);
                sum_1[0U] = _S676;
                uint _S677 = _S250 + 53U + _S35;
                float4 _S678 = fma(q_0[53U], (*(&kernelContext_14)->k_tile_0)[_S677], _S670);
                sum_1[1U] = _S678;
                uint _S679 = _S253 + 53U + _S35;
                float4 _S680 = fma(q_0[53U], (*(&kernelContext_14)->k_tile_0)[_S679], _S672);
                sum_1[2U] = _S680;
                uint _S681 = _S256 + 53U + _S35;
                float4 _S682 = fma(q_0[53U], (*(&kernelContext_14)->k_tile_0)[_S681], _S674);
                sum_1[3U] = _S682;
                uint _S683 = _S247 + 54U + _S35;
                float4 _S684 = fma(q_0[54U], (*(&kernelContext_14)->k_tile_0)[_S683], _S676);
                sum_1[0U] = _S684;
                uint _S685 = _S250 + 54U + _S35;
                float4 _S686 = fma(q_0[54U], (*(&kernelContext_14)->k_tile_0)[_S685], _S678);
                sum_1[1U] = _S686;
                uint _S687 = _S253 + 54U + _S35;
                float4 _S688 = fma(q_0[54U], (*(&kernelContext_14)->k_tile_0)[_S687], _S680);
                sum_1[2U] = _S688;
                uint _S689 = _S256 + 54U + _S35;
                float4 _S690 = fma(q_0[54U], (*(&kernelContext_14)->k_tile_0)[_S689], _S682);
                sum_1[3U] = _S690;
                uint _S691 = _S247 + 55U + _S35;
                float4 _S692 = fma(q_0[55U], (*(&kernelContext_14)->k_tile_0)[_S691], _S684);
                sum_1[0U] = _S692;
                uint _S693 = _S250 + 55U + _S35;
                float4 _S694 = fma(q_0[55U], (*(&kernelContext_14)->k_tile_0)[_S693], _S686);
                sum_1[1U] = _S694;
                uint _S695 = _S253 + 55U + _S35;
                float4 _S696 = fma(q_0[55U], (*(&kernelContext_14)->k_tile_0)[_S695], _S688);
                sum_1[2U] = _S696;
                uint _S697 = _S256 + 55U + _S35;
                float4 _S698 = fma(q_0[55U], (*(&kernelContext_14)->k_tile_0)[_S697], _S690);
                sum_1[3U] = _S698;
                uint _S699 = _S247 + 56U + _S35;
                float4 _S700 = fma(q_0[56U], (*(&kernelContext_14)->k_tile_0)[_S699], _S692);
                sum_1[0U] = _S700;
                uint _S701 = _S250 + 56U + _S35;
                float4 _S702 = fma(q_0[56U], (*(&kernelContext_14)->k_tile_0)[_S701], _S694);
                sum_1[1U] = _S702;
                uint _S703 = _S253 + 56U + _S35;
                float4 _S704 = fma(q_0[56U], (*(&kernelContext_14)->k_tile_0)[_S703], _S696);
                sum_1[2U] = _S704;
                uint _S705 = _S256 + 56U + _S35;
                float4 _S706 = fma(q_0[56U], (*(&kernelContext_14)->k_tile_0)[_S705], _S698);
                sum_1[3U] = _S706;
                uint _S707 = _S247 + 57U + _S35;
                float4 _S708 = fma(q_0[57U], (*(&kernelContext_14)->k_tile_0)[_S707], _S700);
                sum_1[0U] = _S708;
                uint _S709 = _S250 + 57U + _S35;
                float4 _S710 = fma(q_0[57U], (*(&kernelContext_14)->k_tile_0)[_S709], _S702);
                sum_1[1U] = _S710;
                uint _S711 = _S253 + 57U + _S35;
                float4 _S712 = fma(q_0[57U], (*(&kernelContext_14)->k_tile_0)[_S711], _S704);
                sum_1[2U] = _S712;
                uint _S713 = _S256 + 57U + _S35;
                float4 _S714 = fma(q_0[57U], (*(&kernelContext_14)->k_tile_0)[_S713], _S706);
                sum_1[3U] = _S714;
                uint _S715 = _S247 + 58U + _S35;
                float4 _S716 = fma(q_0[58U], (*(&kernelContext_14)->k_tile_0)[_S715], _S708);
                sum_1[0U] = _S716;
                uint _S717 = _S250 + 58U + _S35;
                float4 _S718 = fma(q_0[58U], (*(&kernelContext_14)->k_tile_0)[_S717], _S710);
                sum_1[1U] = _S718;
                uint _S719 = _S253 + 58U + _S35;
                float4 _S720 = fma(q_0[58U], (*(&kernelContext_14)->k_tile_0)[_S719], _S712);
                sum_1[2U] = _S720;
                uint _S721 = _S256 + 58U + _S35;
                float4 _S722 = fma(q_0[58U], (*(&kernelContext_14)->k_tile_0)[_S721], _S714);
                sum_1[3U] = _S722;
                uint _S723 = _S247 + 59U + _S35;
                float4 _S724 = fma(q_0[59U], (*(&kernelContext_14)->k_tile_0)[_S723], _S716);
                sum_1[0U] = _S724;
                uint _S725 = _S250 + 59U + _S35;
                float4 _S726 = fma(q_0[59U], (*(&kernelContext_14)->k_tile_0)[_S725], _S718);
                sum_1[1U] = _S726;
                uint _S727 = _S253 + 59U + _S35;
                float4 _S728 = fma(q_0[59U], (*(&kernelContext_14)->k_tile_0)[_S727], _S720);
                sum_1[2U] = _S728;
                uint _S729 = _S256 + 59U + _S35;
                float4 _S730 = fma(q_0[59U], (*(&kernelContext_14)->k_tile_0)[_S729], _S722);
                sum_1[3U] = _S730;
                uint _S731 = _S247 + 60U + _S35;
                float4 _S732 = fma(q_0[60U], (*(&kernelContext_14)->k_tile_0)[_S731], _S724);
                sum_1[0U] = _S732;
                uint _S733 = _S250 + 60U + _S35;
                float4 _S734 = fma(q_0[60U], (*(&kernelContext_14)->k_tile_0)[_S733], _S726);
                sum_1[1U] = _S734;
                uint _S735 = _S253 + 60U + _S35;
                float4 _S736 = fma(q_0[60U], (*(&kernelContext_14)->k_tile_0)[_S735], _S728);
                sum_1[2U] = _S736;
                uint _S737 = _S256 + 60U + _S35;
                float4 _S738 = fma(q_0[60U], (*(&kernelContext_14)->k_tile_0)[_S737], _S730);
                sum_1[3U] = _S738;
                uint _S739 = _S247 + 61U + _S35;
                float4 _S740 = fma(q_0[61U], (*(&kernelContext_14)->k_tile_0)[_S739], _S732);
                sum_1[0U] = _S740;
                uint _S741 = _S250 + 61U + _S35;
                float4 _S742 = fma(q_0[61U], (*(&kernelContext_14)->k_tile_0)[_S741], _S734);
                sum_1[1U] = _S742;
                uint _S743 = _S253 + 61U + _S35;
                float4 _S744 = fma(q_0[61U], (*(&kernelContext_14)->k_tile_0)[_S743], _S736);
                sum_1[2U] = _S744;
                uint _S745 = _S256 + 61U + _S35;
                float4 _S746 = fma(q_0[61U], (*(&kernelContext_14)->k_tile_0)[_S745], _S738);
                sum_1[3U] = _S746;
                uint _S747 = _S247 + 62U + _S35;
                float4 _S748 = fma(q_0[62U], (*(&kernelContext_14)->k_tile_0)[_S747], _S740);
                sum_1[0U] = _S748;
                uint _S749 = _S250 + 62U + _S35;
                float4 _S750 = fma(q_0[62U], (*(&kernelContext_14)->k_tile_0)[_S749], _S742);
                sum_1[1U] = _S750;
                uint _S751 = _S253 + 62U + _S35;
                float4 _S752 = fma(q_0[62U], (*(&kernelContext_14)->k_tile_0)[_S751], _S744);
                sum_1[2U] = _S752;
                uint _S753 = _S256 + 62U + _S35;
                float4 _S754 = fma(q_0[62U], (*(&kernelContext_14)->k_tile_0)[_S753], _S746);
                sum_1[3U] = _S754;
                uint _S755 = _S247 + 63U + _S35;
                float4 _S756 = fma(q_0[63U], (*(&kernelContext_14)->k_tile_0)[_S755], _S748);
                sum_1[0U] = _S756;
                uint _S757 = _S250 + 63U + _S35;
                float4 _S758 = fma(q_0[63U], (*(&kernelContext_14)->k_tile_0)[_S757], _S750);
                sum_1[1U] = _S758;
                uint _S759 = _S253 + 63U + _S35;
                float4 _S760 = fma(q_0[63U], (*(&kernelContext_14)->k_tile_0)[_S759], _S752);
                sum_1[2U] = _S760;
                uint _S761 = _S256 + 63U + _S35;
                float4 _S762 = fma(q_0[63U], (*(&kernelContext_14)->k_tile_0)[_S761], _S754);
                sum_1[3U] = _S762;
                thread array<float, int(4)> score_1;
                score_1[0U] = _S756.x + _S756.y + (_S756.z + _S756.w);
                score_1[1U] = _S758.x + _S758.y + (_S758.z + _S758.w);
                score_1[2U] = _S760.x + _S760.y + (_S760.z + _S760.w);
                score_1[3U] = _S762.x + _S762.y + (_S762.z + _S762.w);
                uint _S763 = tile_0 + step_0;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = _S763 >= _S40;
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
                    float bias_0 = (&kernelContext_14)->mask_values_0[_S48 + _S763 * (&kernelContext_14)->params_0->mask_key_0];
                    score_1[0U] = score_1[0U] + bias_0;
                    hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                }
                bool _S764;
                if(!hidden_0[0U])
                {
                    _S764 = is_special_0(score_1[0U]);
                }
                else
                {
                    _S764 = false;
                }
                if(_S764)
                {
                    if((as_type<uint>((score_1[0U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
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
                uint key_1 = _S763 + 1U;
                hidden_0[1U] = key_1 >= _S40;
                bool _S765;
                if(_S49)
                {
                    _S765 = !hidden_0[1U];
                }
                else
                {
                    _S765 = false;
                }
                if(_S765)
                {
                    float bias_1 = (&kernelContext_14)->mask_values_0[_S48 + key_1 * (&kernelContext_14)->params_0->mask_key_0];
                    score_1[1U] = score_1[1U] + bias_1;
                    hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                }
                bool _S766;
                if(!hidden_0[1U])
                {
                    _S766 = is_special_0(score_1[1U]);
                }
                else
                {
                    _S766 = false;
                }
                if(_S766)
                {
                    if((as_type<uint>((score_1[1U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
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
                uint key_2 = _S763 + 2U;
                hidden_0[2U] = key_2 >= _S40;
                bool _S767;
                if(_S49)
                {
                    _S767 = !hidden_0[2U];
                }
                else
                {
                    _S767 = false;
                }
                if(_S767)
                {
                    float bias_2 = (&kernelContext_14)->mask_values_0[_S48 + key_2 * (&kernelContext_14)->params_0->mask_key_0];
                    score_1[2U] = score_1[2U] + bias_2;
                    hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                }
                bool _S768;
                if(!hidden_0[2U])
                {
                    _S768 = is_special_0(score_1[2U]);
                }
                else
                {
                    _S768 = false;
                }
                if(_S768)
                {
                    if((as_type<uint>((score_1[2U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
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
                uint key_3 = _S763 + 3U;
                hidden_0[3U] = key_3 >= _S40;
                bool _S769;
                if(_S49)
                {
                    _S769 = !hidden_0[3U];
                }
                else
                {
                    _S769 = false;
                }
                if(_S769)
                {
                    float bias_3 = (&kernelContext_14)->mask_values_0[_S48 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                    score_1[3U] = score_1[3U] + bias_3;
                    hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                }
                bool _S770;
                if(!hidden_0[3U])
                {
                    _S770 = is_special_0(score_1[3U]);
                }
                else
                {
                    _S770 = false;
                }
                if(_S770)
                {
                    if((as_type<uint>((score_1[3U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
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
                    float4 _S771 = float4(shrink_0) ;
                    acc_1[0U] = acc_1[0U] * _S771;
                    acc_1[1U] = acc_1[1U] * _S771;
                    acc_1[2U] = acc_1[2U] * _S771;
                    acc_1[3U] = acc_1[3U] * _S771;
                    acc_1[4U] = acc_1[4U] * _S771;
                    acc_1[5U] = acc_1[5U] * _S771;
                    acc_1[6U] = acc_1[6U] * _S771;
                    acc_1[7U] = acc_1[7U] * _S771;
                    acc_1[8U] = acc_1[8U] * _S771;
                    acc_1[9U] = acc_1[9U] * _S771;
                    acc_1[10U] = acc_1[10U] * _S771;
                    acc_1[11U] = acc_1[11U] * _S771;
                    acc_1[12U] = acc_1[12U] * _S771;
                    acc_1[13U] = acc_1[13U] * _S771;
                    acc_1[14U] = acc_1[14U] * _S771;
                    acc_1[15U] = acc_1[15U] * _S771;
                    acc_1[16U] = acc_1[16U] * _S771;
                    acc_1[17U] = acc_1[17U] * _S771;
                    acc_1[18U] = acc_1[18U] * _S771;
                    acc_1[19U] = acc_1[19U] * _S771;
                    acc_1[20U] = acc_1[20U] * _S771;
                    acc_1[21U] = acc_1[21U] * _S771;
                    acc_1[22U] = acc_1[22U] * _S771;
                    acc_1[23U] = acc_1[23U] * _S771;
                    acc_1[24U] = acc_1[24U] * _S771;
                    acc_1[25U] = acc_1[25U] * _S771;
                    acc_1[26U] = acc_1[26U] * _S771;
                    acc_1[27U] = acc_1[27U] * _S771;
                    acc_1[28U] = acc_1[28U] * _S771;
                    acc_1[29U] = acc_1[29U] * _S771;
                    acc_1[30U] = acc_1[30U] * _S771;
                    acc_1[31U] = acc_1[31U] * _S771;
                    acc_1[32U] = acc_1[32U] * _S771;
                    acc_1[33U] = acc_1[33U] * _S771;
                    acc_1[34U] = acc_1[34U] * _S771;
                    acc_1[35U] = acc_1[35U] * _S771;
                    acc_1[36U] = acc_1[36U] * _S771;
                    acc_1[37U] = acc_1[37U] * _S771;
                    acc_1[38U] = acc_1[38U] * _S771;
                    acc_1[39U] = acc_1[39U] * _S771;
                    acc_1[40U] = acc_1[40U] * _S771;
                    acc_1[41U] = acc_1[41U] * _S771;
                    acc_1[42U] = acc_1[42U] * _S771;
                    acc_1[43U] = acc_1[43U] * _S771;
                    acc_1[44U] = acc_1[44U] * _S771;
                    acc_1[45U] = acc_1[45U] * _S771;
                    acc_1[46U] = acc_1[46U] * _S771;
                    acc_1[47U] = acc_1[47U] * _S771;
                    acc_1[48U] = acc_1[48U] * _S771;
                    acc_1[49U] = acc_1[49U] * _S771;
                    acc_1[50U] = acc_1[50U] * _S771;
                    acc_1[51U] = acc_1[51U] * _S771;
                    acc_1[52U] = acc_1[52U] * _S771;
                    acc_1[53U] = acc_1[53U] * _S771;
                    acc_1[54U] = acc_1[54U] * _S771;
                    acc_1[55U] = acc_1[55U] * _S771;
                    acc_1[56U] = acc_1[56U] * _S771;
                    acc_1[57U] = acc_1[57U] * _S771;
                    acc_1[58U] = acc_1[58U] * _S771;
                    acc_1[59U] = acc_1[59U] * _S771;
                    acc_1[60U] = acc_1[60U] * _S771;
                    acc_1[61U] = acc_1[61U] * _S771;
                    acc_1[62U] = acc_1[62U] * _S771;
                    acc_1[63U] = acc_1[63U] * _S771;
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
                    acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S248], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S259], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S267], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S275], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S283], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S291], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S299], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S307], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S315], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S323], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S331], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S339], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S347], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S355], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S363], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S371], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S379], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S387], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S395], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S403], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S411], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S419], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S427], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S435], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S443], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S451], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S459], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S467], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S475], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S483], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S491], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S499], acc_1[31U]);
                    acc_1[32U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S507], acc_1[32U]);
                    acc_1[33U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S515], acc_1[33U]);
                    acc_1[34U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S523], acc_1[34U]);
                    acc_1[35U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S531], acc_1[35U]);
                    acc_1[36U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S539], acc_1[36U]);
                    acc_1[37U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S547], acc_1[37U]);
                    acc_1[38U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S555], acc_1[38U]);
                    acc_1[39U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S563], acc_1[39U]);
                    acc_1[40U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S571], acc_1[40U]);
                    acc_1[41U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S579], acc_1[41U]);
                    acc_1[42U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S587], acc_1[42U]);
                    acc_1[43U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S595], acc_1[43U]);
                    acc_1[44U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S603], acc_1[44U]);
                    acc_1[45U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S611], acc_1[45U]);
                    acc_1[46U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S619], acc_1[46U]);
                    acc_1[47U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S627], acc_1[47U]);
                    acc_1[48U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S635], acc_1[48U]);
                    acc_1[49U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S643], acc_1[49U]);
                    acc_1[50U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S651], acc_1[50U]);
                    acc_1[51U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S659], acc_1[51U]);
                    acc_1[52U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S667], acc_1[52U]);
                    acc_1[53U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S675], acc_1[53U]);
                    acc_1[54U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S683], acc_1[54U]);
                    acc_1[55U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S691], acc_1[55U]);
                    acc_1[56U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S699], acc_1[56U]);
                    acc_1[57U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S707], acc_1[57U]);
                    acc_1[58U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S715], acc_1[58U]);
                    acc_1[59U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S723], acc_1[59U]);
                    acc_1[60U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S731], acc_1[60U]);
                    acc_1[61U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S739], acc_1[61U]);
                    acc_1[62U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S747], acc_1[62U]);
                    acc_1[63U] = weigh_0(weight_1, (*(&kernelContext_14)->v_tile_0)[_S755], acc_1[63U]);
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
                    acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S251], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S261], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S269], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S277], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S285], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S293], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S301], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S309], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S317], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S325], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S333], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S341], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S349], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S357], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S365], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S373], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S381], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S389], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S397], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S405], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S413], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S421], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S429], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S437], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S445], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S453], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S461], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S469], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S477], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S485], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S493], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S501], acc_1[31U]);
                    acc_1[32U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S509], acc_1[32U]);
                    acc_1[33U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S517], acc_1[33U]);
                    acc_1[34U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S525], acc_1[34U]);
                    acc_1[35U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S533], acc_1[35U]);
                    acc_1[36U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S541], acc_1[36U]);
                    acc_1[37U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S549], acc_1[37U]);
                    acc_1[38U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S557], acc_1[38U]);
                    acc_1[39U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S565], acc_1[39U]);
                    acc_1[40U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S573], acc_1[40U]);
                    acc_1[41U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S581], acc_1[41U]);
                    acc_1[42U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S589], acc_1[42U]);
                    acc_1[43U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S597], acc_1[43U]);
                    acc_1[44U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S605], acc_1[44U]);
                    acc_1[45U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S613], acc_1[45U]);
                    acc_1[46U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S621], acc_1[46U]);
                    acc_1[47U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S629], acc_1[47U]);
                    acc_1[48U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S637], acc_1[48U]);
                    acc_1[49U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S645], acc_1[49U]);
                    acc_1[50U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S653], acc_1[50U]);
                    acc_1[51U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S661], acc_1[51U]);
                    acc_1[52U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S669], acc_1[52U]);
                    acc_1[53U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S677], acc_1[53U]);
                    acc_1[54U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S685], acc_1[54U]);
                    acc_1[55U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S693], acc_1[55U]);
                    acc_1[56U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S701], acc_1[56U]);
                    acc_1[57U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S709], acc_1[57U]);
                    acc_1[58U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S717], acc_1[58U]);
                    acc_1[59U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S725], acc_1[59U]);
                    acc_1[60U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S733], acc_1[60U]);
                    acc_1[61U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S741], acc_1[61U]);
                    acc_1[62U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S749], acc_1[62U]);
                    acc_1[63U] = weigh_0(weight_2, (*(&kernelContext_14)->v_tile_0)[_S757], acc_1[63U]);
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
                    acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S254], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S263], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S271], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S279], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S287], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S295], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S303], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S311], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S319], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S327], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S335], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S343], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S351], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S359], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S367], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S375], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S383], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S391], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S399], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S407], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S415], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S423], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S431], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S439], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S447], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S455], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S463], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S471], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S479], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S487], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S495], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S503], acc_1[31U]);
                    acc_1[32U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S511], acc_1[32U]);
                    acc_1[33U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S519], acc_1[33U]);
                    acc_1[34U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S527], acc_1[34U]);
                    acc_1[35U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S535], acc_1[35U]);
                    acc_1[36U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S543], acc_1[36U]);
                    acc_1[37U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S551], acc_1[37U]);
                    acc_1[38U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S559], acc_1[38U]);
                    acc_1[39U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S567], acc_1[39U]);
                    acc_1[40U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S575], acc_1[40U]);
                    acc_1[41U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S583], acc_1[41U]);
                    acc_1[42U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S591], acc_1[42U]);
                    acc_1[43U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S599], acc_1[43U]);
                    acc_1[44U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S607], acc_1[44U]);
                    acc_1[45U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S615], acc_1[45U]);
                    acc_1[46U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S623], acc_1[46U]);
                    acc_1[47U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S631], acc_1[47U]);
                    acc_1[48U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S639], acc_1[48U]);
                    acc_1[49U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S647], acc_1[49U]);
                    acc_1[50U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S655], acc_1[50U]);
                    acc_1[51U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S663], acc_1[51U]);
                    acc_1[52U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S671], acc_1[52U]);
                    acc_1[53U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S679], acc_1[53U]);
                    acc_1[54U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S687], acc_1[54U]);
                    acc_1[55U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S695], acc_1[55U]);
                    acc_1[56U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S703], acc_1[56U]);
                    acc_1[57U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S711], acc_1[57U]);
                    acc_1[58U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S719], acc_1[58U]);
                    acc_1[59U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S727], acc_1[59U]);
                    acc_1[60U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S735], acc_1[60U]);
                    acc_1[61U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S743], acc_1[61U]);
                    acc_1[62U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S751], acc_1[62U]);
                    acc_1[63U] = weigh_0(weight_3, (*(&kernelContext_14)->v_tile_0)[_S759], acc_1[63U]);
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
                    acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S257], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S265], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S273], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S281], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S289], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S297], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S305], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S313], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S321], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S329], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S337], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S345], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S353], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S361], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S369], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S377], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S385], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S393], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S401], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S409], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S417], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S425], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S433], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S441], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S449], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S457], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S465], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S473], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S481], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S489], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S497], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S505], acc_1[31U]);
                    acc_1[32U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S513], acc_1[32U]);
                    acc_1[33U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S521], acc_1[33U]);
                    acc_1[34U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S529], acc_1[34U]);
                    acc_1[35U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S537], acc_1[35U]);
                    acc_1[36U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S545], acc_1[36U]);
                    acc_1[37U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S553], acc_1[37U]);
                    acc_1[38U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S561], acc_1[38U]);
                    acc_1[39U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S569], acc_1[39U]);
                    acc_1[40U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S577], acc_1[40U]);
                    acc_1[41U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S585], acc_1[41U]);
                    acc_1[42U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S593], acc_1[42U]);
                    acc_1[43U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S601], acc_1[43U]);
                    acc_1[44U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S609], acc_1[44U]);
                    acc_1[45U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S617], acc_1[45U]);
                    acc_1[46U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S625], acc_1[46U]);
                    acc_1[47U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S633], acc_1[47U]);
                    acc_1[48U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S641], acc_1[48U]);
                    acc_1[49U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S649], acc_1[49U]);
                    acc_1[50U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S657], acc_1[50U]);
                    acc_1[51U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S665], acc_1[51U]);
                    acc_1[52U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S673], acc_1[52U]);
                    acc_1[53U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S681], acc_1[53U]);
                    acc_1[54U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S689], acc_1[54U]);
                    acc_1[55U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S697], acc_1[55U]);
                    acc_1[56U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S705], acc_1[56U]);
                    acc_1[57U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S713], acc_1[57U]);
                    acc_1[58U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S721], acc_1[58U]);
                    acc_1[59U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S729], acc_1[59U]);
                    acc_1[60U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S737], acc_1[60U]);
                    acc_1[61U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S745], acc_1[61U]);
                    acc_1[62U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S753], acc_1[62U]);
                    acc_1[63U] = weigh_0(weight_4, (*(&kernelContext_14)->v_tile_0)[_S761], acc_1[63U]);
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
                _S33 = (range_1 * (&kernelContext_14)->params_0->range_keys_0) < _S40;
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                thread Work_0 _S772 = _S34;
                uint _S773 = head_of_0(&_S772, _S36, &kernelContext_14);
                uint _S774 = query_of_0(_S36, &kernelContext_14);
                uint _S775 = scratch_of_0(_S34.batch_0, _S773, _S774, range_1, &kernelContext_14);
                store_range_0(_S775, _S35, m_3, l_2, poisoned_3, &kernelContext_14);
                store_range_quad_0(_S775, _S35, acc_1[0U], &kernelContext_14);
                store_range_quad_0(_S775, _S53, acc_1[1U], &kernelContext_14);
                store_range_quad_0(_S775, _S56, acc_1[2U], &kernelContext_14);
                store_range_quad_0(_S775, _S59, acc_1[3U], &kernelContext_14);
                store_range_quad_0(_S775, _S62, acc_1[4U], &kernelContext_14);
                store_range_quad_0(_S775, _S65, acc_1[5U], &kernelContext_14);
                store_range_quad_0(_S775, _S68, acc_1[6U], &kernelContext_14);
                store_range_quad_0(_S775, _S71, acc_1[7U], &kernelContext_14);
                store_range_quad_0(_S775, _S74, acc_1[8U], &kernelContext_14);
                store_range_quad_0(_S775, _S77, acc_1[9U], &kernelContext_14);
                store_range_quad_0(_S775, _S80, acc_1[10U], &kernelContext_14);
                store_range_quad_0(_S775, _S83, acc_1[11U], &kernelContext_14);
                store_range_quad_0(_S775, _S86, acc_1[12U], &kernelContext_14);
                store_range_quad_0(_S775, _S89, acc_1[13U], &kernelContext_14);
                store_range_quad_0(_S775, _S92, acc_1[14U], &kernelContext_14);
                store_range_quad_0(_S775, _S95, acc_1[15U], &kernelContext_14);
                store_range_quad_0(_S775, _S98, acc_1[16U], &kernelContext_14);
                store_range_quad_0(_S775, _S101, acc_1[17U], &kernelContext_14);
                store_range_quad_0(_S775, _S104, acc_1[18U], &kernelContext_14);
                store_range_quad_0(_S775, _S107, acc_1[19U], &kernelContext_14);
                store_range_quad_0(_S775, _S110, acc_1[20U], &kernelContext_14);
                store_range_quad_0(_S775, _S113, acc_1[21U], &kernelContext_14);
                store_range_quad_0(_S775, _S116, acc_1[22U], &kernelContext_14);
                store_range_quad_0(_S775, _S119, acc_1[23U], &kernelContext_14);
                store_range_quad_0(_S775, _S122, acc_1[24U], &kernelContext_14);
                store_range_quad_0(_S775, _S125, acc_1[25U], &kernelContext_14);
                store_range_quad_0(_S775, _S128, acc_1[26U], &kernelContext_14);
                store_range_quad_0(_S775, _S131, acc_1[27U], &kernelContext_14);
                store_range_quad_0(_S775, _S134, acc_1[28U], &kernelContext_14);
                store_range_quad_0(_S775, _S137, acc_1[29U], &kernelContext_14);
                store_range_quad_0(_S775, _S140, acc_1[30U], &kernelContext_14);
                store_range_quad_0(_S775, _S143, acc_1[31U], &kernelContext_14);
                store_range_quad_0(_S775, _S146, acc_1[32U], &kernelContext_14);
                store_range_quad_0(_S775, _S149, acc_1[33U], &kernelContext_14);
                store_range_quad_0(_S775, _S152, acc_1[34U], &kernelContext_14);
                store_range_quad_0(_S775, _S155, acc_1[35U], &kernelContext_14);
                store_range_quad_0(_S775, _S158, acc_1[36U], &kernelContext_14);
                store_range_quad_0(_S775, _S161, acc_1[37U], &kernelContext_14);
                store_range_quad_0(_S775, _S164, acc_1[38U], &kernelContext_14);
                store_range_quad_0(_S775, _S167, acc_1[39U], &kernelContext_14);
                store_range_quad_0(_S775, _S170, acc_1[40U], &kernelContext_14);
                store_range_quad_0(_S775, _S173, acc_1[41U], &kernelContext_14);
                store_range_quad_0(_S775, _S176, acc_1[42U], &kernelContext_14);
                store_range_quad_0(_S775, _S179, acc_1[43U], &kernelContext_14);
                store_range_quad_0(_S775, _S182, acc_1[44U], &kernelContext_14);
                store_range_quad_0(_S775, _S185, acc_1[45U], &kernelContext_14);
                store_range_quad_0(_S775, _S188, acc_1[46U], &kernelContext_14);
                store_range_quad_0(_S775, _S191, acc_1[47U], &kernelContext_14);
                store_range_quad_0(_S775, _S194, acc_1[48U], &kernelContext_14);
                store_range_quad_0(_S775, _S197, acc_1[49U], &kernelContext_14);
                store_range_quad_0(_S775, _S200, acc_1[50U], &kernelContext_14);
                store_range_quad_0(_S775, _S203, acc_1[51U], &kernelContext_14);
                store_range_quad_0(_S775, _S206, acc_1[52U], &kernelContext_14);
                store_range_quad_0(_S775, _S209, acc_1[53U], &kernelContext_14);
                store_range_quad_0(_S775, _S212, acc_1[54U], &kernelContext_14);
                store_range_quad_0(_S775, _S215, acc_1[55U], &kernelContext_14);
                store_range_quad_0(_S775, _S218, acc_1[56U], &kernelContext_14);
                store_range_quad_0(_S775, _S221, acc_1[57U], &kernelContext_14);
                store_range_quad_0(_S775, _S224, acc_1[58U], &kernelContext_14);
                store_range_quad_0(_S775, _S227, acc_1[59U], &kernelContext_14);
                store_range_quad_0(_S775, _S230, acc_1[60U], &kernelContext_14);
                store_range_quad_0(_S775, _S233, acc_1[61U], &kernelContext_14);
                store_range_quad_0(_S775, _S236, acc_1[62U], &kernelContext_14);
                store_range_quad_0(_S775, _S239, acc_1[63U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S776 = fold_2;
            float _S777 = folded_0(&_S776, total_l_0, l_2);
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
            m_2 = _S777;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S33 = _S242 < (_S34.last_range_0);
        }
        else
        {
            _S33 = false;
        }
        if(!_S33)
        {
            break;
        }
        range_1 = _S242;
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
        float _S778 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
        thread Work_0 _S779 = _S34;
        uint _S780 = o_of_0(&_S779, _S36, &kernelContext_14);
        float4 _S781 = float4(_S778) ;
        store_quad_0(_S780, _S50, total_2[0U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S54, total_2[1U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S57, total_2[2U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S60, total_2[3U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S63, total_2[4U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S66, total_2[5U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S69, total_2[6U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S72, total_2[7U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S75, total_2[8U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S78, total_2[9U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S81, total_2[10U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S84, total_2[11U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S87, total_2[12U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S90, total_2[13U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S93, total_2[14U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S96, total_2[15U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S99, total_2[16U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S102, total_2[17U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S105, total_2[18U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S108, total_2[19U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S111, total_2[20U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S114, total_2[21U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S117, total_2[22U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S120, total_2[23U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S123, total_2[24U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S126, total_2[25U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S129, total_2[26U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S132, total_2[27U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S135, total_2[28U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S138, total_2[29U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S141, total_2[30U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S144, total_2[31U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S147, total_2[32U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S150, total_2[33U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S153, total_2[34U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S156, total_2[35U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S159, total_2[36U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S162, total_2[37U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S165, total_2[38U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S168, total_2[39U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S171, total_2[40U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S174, total_2[41U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S177, total_2[42U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S180, total_2[43U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S183, total_2[44U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S186, total_2[45U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S189, total_2[46U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S192, total_2[47U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S195, total_2[48U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S198, total_2[49U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S201, total_2[50U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S204, total_2[51U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S207, total_2[52U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S210, total_2[53U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S213, total_2[54U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S216, total_2[55U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S219, total_2[56U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S222, total_2[57U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S225, total_2[58U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S228, total_2[59U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S231, total_2[60U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S234, total_2[61U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S237, total_2[62U] * _S781, poisoned_3, &kernelContext_14);
        store_quad_0(_S780, _S240, total_2[63U] * _S781, poisoned_3, &kernelContext_14);
    }
    return;
}

