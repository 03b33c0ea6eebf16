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
    uint _S24 = kernelContext_13->params_0->o_offset_0 + work_4->batch_0 * kernelContext_13->params_0->o_batch_0;
    uint _S25 = head_of_0(work_4, row_6, kernelContext_13);
    uint _S26 = _S24 + _S25 * kernelContext_13->params_0->o_head_0;
    uint _S27 = query_of_0(row_6, kernelContext_13);
    return _S26 + _S27 * kernelContext_13->params_0->o_row_0;
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

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
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
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S33 = find_work_0(number_1, 64U, &kernelContext_15);
    uint _S34 = thread_0 % 1U;
    uint row_8 = _S33.first_row_0 + thread_0;
    uint last_row_0 = min(_S33.first_row_0 + 64U, _S33.rows_0) - 1U;
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
    thread array<float4, int(64)> q_0;
    thread array<float4, int(64)> total_2;
    uint _S49 = _S34 * 4U;
    float4 _S50 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S49, &kernelContext_15);
    q_0[0U] = _S50 * float4((&kernelContext_15)->params_0->scale_0) ;
    float4 _S51 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S51;
    uint _S52 = 1U + _S34;
    uint _S53 = _S52 * 4U;
    float4 _S54 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S53, &kernelContext_15);
    q_0[1U] = _S54 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[1U] = _S51;
    uint _S55 = 2U + _S34;
    uint _S56 = _S55 * 4U;
    float4 _S57 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S56, &kernelContext_15);
    q_0[2U] = _S57 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[2U] = _S51;
    uint _S58 = 3U + _S34;
    uint _S59 = _S58 * 4U;
    float4 _S60 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S59, &kernelContext_15);
    q_0[3U] = _S60 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[3U] = _S51;
    uint _S61 = 4U + _S34;
    uint _S62 = _S61 * 4U;
    float4 _S63 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S62, &kernelContext_15);
    q_0[4U] = _S63 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[4U] = _S51;
    uint _S64 = 5U + _S34;
    uint _S65 = _S64 * 4U;
    float4 _S66 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S65, &kernelContext_15);
    q_0[5U] = _S66 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[5U] = _S51;
    uint _S67 = 6U + _S34;
    uint _S68 = _S67 * 4U;
    float4 _S69 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S68, &kernelContext_15);
    q_0[6U] = _S69 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[6U] = _S51;
    uint _S70 = 7U + _S34;
    uint _S71 = _S70 * 4U;
    float4 _S72 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S71, &kernelContext_15);
    q_0[7U] = _S72 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[7U] = _S51;
    uint _S73 = 8U + _S34;
    uint _S74 = _S73 * 4U;
    float4 _S75 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S74, &kernelContext_15);
    q_0[8U] = _S75 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[8U] = _S51;
    uint _S76 = 9U + _S34;
    uint _S77 = _S76 * 4U;
    float4 _S78 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S77, &kernelContext_15);
    q_0[9U] = _S78 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[9U] = _S51;
    uint _S79 = 10U + _S34;
    uint _S80 = _S79 * 4U;
    float4 _S81 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S80, &kernelContext_15);
    q_0[10U] = _S81 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[10U] = _S51;
    uint _S82 = 11U + _S34;
    uint _S83 = _S82 * 4U;
    float4 _S84 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S83, &kernelContext_15);
    q_0[11U] = _S84 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[11U] = _S51;
    uint _S85 = 12U + _S34;
    uint _S86 = _S85 * 4U;
    float4 _S87 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S86, &kernelContext_15);
    q_0[12U] = _S87 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[12U] = _S51;
    uint _S88 = 13U + _S34;
    uint _S89 = _S88 * 4U;
    float4 _S90 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S89, &kernelContext_15);
    q_0[13U] = _S90 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[13U] = _S51;
    uint _S91 = 14U + _S34;
    uint _S92 = _S91 * 4U;
    float4 _S93 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S92, &kernelContext_15);
    q_0[14U] = _S93 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[14U] = _S51;
    uint _S94 = 15U + _S34;
    uint _S95 = _S94 * 4U;
    float4 _S96 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S95, &kernelContext_15);
    q_0[15U] = _S96 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[15U] = _S51;
    uint _S97 = 16U + _S34;
    uint _S98 = _S97 * 4U;
    float4 _S99 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S98, &kernelContext_15);
    q_0[16U] = _S99 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[16U] = _S51;
    uint _S100 = 17U + _S34;
    uint _S101 = _S100 * 4U;
    float4 _S102 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S101, &kernelContext_15);
    q_0[17U] = _S102 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[17U] = _S51;
    uint _S103 = 18U + _S34;
    uint _S104 = _S103 * 4U;
    float4 _S105 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S104, &kernelContext_15);
    q_0[18U] = _S105 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[18U] = _S51;
    uint _S106 = 19U + _S34;
    uint _S107 = _S106 * 4U;
    float4 _S108 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S107, &kernelContext_15);
    q_0[19U] = _S108 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[19U] = _S51;
    uint _S109 = 20U + _S34;
    uint _S110 = _S109 * 4U;
    float4 _S111 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S110, &kernelContext_15);
    q_0[20U] = _S111 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[20U] = _S51;
    uint _S112 = 21U + _S34;
    uint _S113 = _S112 * 4U;
    float4 _S114 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S113, &kernelContext_15);
    q_0[21U] = _S114 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[21U] = _S51;
    uint _S115 = 22U + _S34;
    uint _S116 = _S115 * 4U;
    float4 _S117 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S116, &kernelContext_15);
    q_0[22U] = _S117 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[22U] = _S51;
    uint _S118 = 23U + _S34;
    uint _S119 = _S118 * 4U;
    float4 _S120 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S119, &kernelContext_15);
    q_0[23U] = _S120 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[23U] = _S51;
    uint _S121 = 24U + _S34;
    uint _S122 = _S121 * 4U;
    float4 _S123 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S122, &kernelContext_15);
    q_0[24U] = _S123 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[24U] = _S51;
    uint _S124 = 25U + _S34;
    uint _S125 = _S124 * 4U;
    float4 _S126 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S125, &kernelContext_15);
    q_0[25U] = _S126 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[25U] = _S51;
    uint _S127 = 26U + _S34;
    uint _S128 = _S127 * 4U;
    float4 _S129 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S128, &kernelContext_15);
    q_0[26U] = _S129 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[26U] = _S51;
    uint _S130 = 27U + _S34;
    uint _S131 = _S130 * 4U;
    float4 _S132 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S131, &kernelContext_15);
    q_0[27U] = _S132 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[27U] = _S51;
    uint _S133 = 28U + _S34;
    uint _S134 = _S133 * 4U;
    float4 _S135 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S134, &kernelContext_15);
    q_0[28U] = _S135 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[28U] = _S51;
    uint _S136 = 29U + _S34;
    uint _S137 = _S136 * 4U;
    float4 _S138 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S137, &kernelContext_15);
    q_0[29U] = _S138 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[29U] = _S51;
    uint _S139 = 30U + _S34;
    uint _S140 = _S139 * 4U;
    float4 _S141 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S140, &kernelContext_15);
    q_0[30U] = _S141 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[30U] = _S51;
    uint _S142 = 31U + _S34;
    uint _S143 = _S142 * 4U;
    float4 _S144 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S143, &kernelContext_15);
    q_0[31U] = _S144 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[31U] = _S51;
    uint _S145 = 32U + _S34;
    uint _S146 = _S145 * 4U;
    float4 _S147 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S146, &kernelContext_15);
    q_0[32U] = _S147 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[32U] = _S51;
    uint _S148 = 33U + _S34;
    uint _S149 = _S148 * 4U;
    float4 _S150 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S149, &kernelContext_15);
    q_0[33U] = _S150 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[33U] = _S51;
    uint _S151 = 34U + _S34;
    uint _S152 = _S151 * 4U;
    float4 _S153 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S152, &kernelContext_15);
    q_0[34U] = _S153 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[34U] = _S51;
    uint _S154 = 35U + _S34;
    uint _S155 = _S154 * 4U;
    float4 _S156 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S155, &kernelContext_15);
    q_0[35U] = _S156 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[35U] = _S51;
    uint _S157 = 36U + _S34;
    uint _S158 = _S157 * 4U;
    float4 _S159 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S158, &kernelContext_15);
    q_0[36U] = _S159 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[36U] = _S51;
    uint _S160 = 37U + _S34;
    uint _S161 = _S160 * 4U;
    float4 _S162 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S161, &kernelContext_15);
    q_0[37U] = _S162 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[37U] = _S51;
    uint _S163 = 38U + _S34;
    uint _S164 = _S163 * 4U;
    float4 _S165 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S164, &kernelContext_15);
    q_0[38U] = _S165 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[38U] = _S51;
    uint _S166 = 39U + _S34;
    uint _S167 = _S166 * 4U;
    float4 _S168 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S167, &kernelContext_15);
    q_0[39U] = _S168 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[39U] = _S51;
    uint _S169 = 40U + _S34;
    uint _S170 = _S169 * 4U;
    float4 _S171 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S170, &kernelContext_15);
    q_0[40U] = _S171 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[40U] = _S51;
    uint _S172 = 41U + _S34;
    uint _S173 = _S172 * 4U;
    float4 _S174 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S173, &kernelContext_15);
    q_0[41U] = _S174 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[41U] = _S51;
    uint _S175 = 42U + _S34;
    uint _S176 = _S175 * 4U;
    float4 _S177 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S176, &kernelContext_15);
    q_0[42U] = _S177 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[42U] = _S51;
    uint _S178 = 43U + _S34;
    uint _S179 = _S178 * 4U;
    float4 _S180 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S179, &kernelContext_15);
    q_0[43U] = _S180 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[43U] = _S51;
    uint _S181 = 44U + _S34;
    uint _S182 = _S181 * 4U;
    float4 _S183 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S182, &kernelContext_15);
    q_0[44U] = _S183 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[44U] = _S51;
    uint _S184 = 45U + _S34;
    uint _S185 = _S184 * 4U;
    float4 _S186 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S185, &kernelContext_15);
    q_0[45U] = _S186 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[45U] = _S51;
    uint _S187 = 46U + _S34;
    uint _S188 = _S187 * 4U;
    float4 _S189 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S188, &kernelContext_15);
    q_0[46U] = _S189 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[46U] = _S51;
    uint _S190 = 47U + _S34;
    uint _S191 = _S190 * 4U;
    float4 _S192 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S191, &kernelContext_15);
    q_0[47U] = _S192 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[47U] = _S51;
    uint _S193 = 48U + _S34;
    uint _S194 = _S193 * 4U;
    float4 _S195 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S194, &kernelContext_15);
    q_0[48U] = _S195 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[48U] = _S51;
    uint _S196 = 49U + _S34;
    uint _S197 = _S196 * 4U;
    float4 _S198 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S197, &kernelContext_15);
    q_0[49U] = _S198 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[49U] = _S51;
    uint _S199 = 50U + _S34;
    uint _S200 = _S199 * 4U;
    float4 _S201 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S200, &kernelContext_15);
    q_0[50U] = _S201 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[50U] = _S51;
    uint _S202 = 51U + _S34;
    uint _S203 = _S202 * 4U;
    float4 _S204 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S203, &kernelContext_15);
    q_0[51U] = _S204 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[51U] = _S51;
    uint _S205 = 52U + _S34;
    uint _S206 = _S205 * 4U;
    float4 _S207 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S206, &kernelContext_15);
    q_0[52U] = _S207 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[52U] = _S51;
    uint _S208 = 53U + _S34;
    uint _S209 = _S208 * 4U;
    float4 _S210 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S209, &kernelContext_15);
    q_0[53U] = _S210 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[53U] = _S51;
    uint _S211 = 54U + _S34;
    uint _S212 = _S211 * 4U;
    float4 _S213 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S212, &kernelContext_15);
    q_0[54U] = _S213 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[54U] = _S51;
    uint _S214 = 55U + _S34;
    uint _S215 = _S214 * 4U;
    float4 _S216 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S215, &kernelContext_15);
    q_0[55U] = _S216 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[55U] = _S51;
    uint _S217 = 56U + _S34;
    uint _S218 = _S217 * 4U;
    float4 _S219 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S218, &kernelContext_15);
    q_0[56U] = _S219 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[56U] = _S51;
    uint _S220 = 57U + _S34;
    uint _S221 = _S220 * 4U;
    float4 _S222 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S221, &kernelContext_15);
    q_0[57U] = _S222 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[57U] = _S51;
    uint _S223 = 58U + _S34;
    uint _S224 = _S223 * 4U;
    float4 _S225 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S224, &kernelContext_15);
    q_0[58U] = _S225 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[58U] = _S51;
    uint _S226 = 59U + _S34;
    uint _S227 = _S226 * 4U;
    float4 _S228 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S227, &kernelContext_15);
    q_0[59U] = _S228 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[59U] = _S51;
    uint _S229 = 60U + _S34;
    uint _S230 = _S229 * 4U;
    float4 _S231 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S230, &kernelContext_15);
    q_0[60U] = _S231 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[60U] = _S51;
    uint _S232 = 61U + _S34;
    uint _S233 = _S232 * 4U;
    float4 _S234 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S233, &kernelContext_15);
    q_0[61U] = _S234 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[61U] = _S51;
    uint _S235 = 62U + _S34;
    uint _S236 = _S235 * 4U;
    float4 _S237 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S236, &kernelContext_15);
    q_0[62U] = _S237 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[62U] = _S51;
    uint _S238 = 63U + _S34;
    uint _S239 = _S238 * 4U;
    float4 _S240 = load_quad_0((&kernelContext_15)->q_words_0, _S45, _S239, &kernelContext_15);
    q_0[63U] = _S240 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[63U] = _S51;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(64)> acc_1;
    thread bool poisoned_4 = false;
    uint range_1 = _S33.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S241 = range_1 + 1U;
        uint _S242 = min(_S241 * (&kernelContext_15)->params_0->range_keys_0, _S38);
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
        acc_1[32U] = _S51;
        acc_1[33U] = _S51;
        acc_1[34U] = _S51;
        acc_1[35U] = _S51;
        acc_1[36U] = _S51;
        acc_1[37U] = _S51;
        acc_1[38U] = _S51;
        acc_1[39U] = _S51;
        acc_1[40U] = _S51;
        acc_1[41U] = _S51;
        acc_1[42U] = _S51;
        acc_1[43U] = _S51;
        acc_1[44U] = _S51;
        acc_1[45U] = _S51;
        acc_1[46U] = _S51;
        acc_1[47U] = _S51;
        acc_1[48U] = _S51;
        acc_1[49U] = _S51;
        acc_1[50U] = _S51;
        acc_1[51U] = _S51;
        acc_1[52U] = _S51;
        acc_1[53U] = _S51;
        acc_1[54U] = _S51;
        acc_1[55U] = _S51;
        acc_1[56U] = _S51;
        acc_1[57U] = _S51;
        acc_1[58U] = _S51;
        acc_1[59U] = _S51;
        acc_1[60U] = _S51;
        acc_1[61U] = _S51;
        acc_1[62U] = _S51;
        acc_1[63U] = _S51;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S242)
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
                if(key_0 < _S242)
                {
                    float4 _S243 = load_quad_0((&kernelContext_15)->k_words_0, _S42 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S244 = load_quad_0((&kernelContext_15)->v_words_0, _S43 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S243;
                    v_quad_0 = _S244;
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
            uint _S245 = min(8U, _S242 - tile_0);
            float l_3;
            if(live_0)
            {
                uint step_0 = 0U;
                m_2 = m_3;
                l_3 = l_2;
                for(;;)
                {
                    if(step_0 < _S245)
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
                    uint _S246 = step_0 * 64U;
                    uint _S247 = _S246 + _S34;
                    float4 _S248 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S247], _S51);
                    sum_1[0U] = _S248;
                    uint _S249 = (step_0 + 1U) * 64U;
                    uint _S250 = _S249 + _S34;
                    float4 _S251 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S250], _S51);
                    sum_1[1U] = _S251;
                    uint _S252 = (step_0 + 2U) * 64U;
                    uint _S253 = _S252 + _S34;
                    float4 _S254 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S253], _S51);
                    sum_1[2U] = _S254;
                    uint _S255 = (step_0 + 3U) * 64U;
                    uint _S256 = _S255 + _S34;
                    float4 _S257 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S256], _S51);
                    sum_1[3U] = _S257;
                    uint _S258 = _S246 + 1U + _S34;
                    float4 _S259 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S258], _S248);
                    sum_1[0U] = _S259;
                    uint _S260 = _S249 + 1U + _S34;
                    float4 _S261 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S260], _S251);
                    sum_1[1U] = _S261;
                    uint _S262 = _S252 + 1U + _S34;
                    float4 _S263 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S262], _S254);
                    sum_1[2U] = _S263;
                    uint _S264 = _S255 + 1U + _S34;
                    float4 _S265 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S264], _S257);
                    sum_1[3U] = _S265;
                    uint _S266 = _S246 + 2U + _S34;
                    float4 _S267 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S266], _S259);
                    sum_1[0U] = _S267;
                    uint _S268 = _S249 + 2U + _S34;
                    float4 _S269 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S268], _S261);
                    sum_1[1U] = _S269;
                    uint _S270 = _S252 + 2U + _S34;
                    float4 _S271 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S270], _S263);
                    sum_1[2U] = _S271;
                    uint _S272 = _S255 + 2U + _S34;
                    float4 _S273 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S272], _S265);
                    sum_1[3U] = _S273;
                    uint _S274 = _S246 + 3U + _S34;
                    float4 _S275 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S274], _S267);
                    sum_1[0U] = _S275;
                    uint _S276 = _S249 + 3U + _S34;
                    float4 _S277 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S276], _S269);
                    sum_1[1U] = _S277;
                    uint _S278 = _S252 + 3U + _S34;
                    float4 _S279 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S278], _S271);
                    sum_1[2U] = _S279;
                    uint _S280 = _S255 + 3U + _S34;
                    float4 _S281 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S280], _S273);
                    sum_1[3U] = _S281;
                    uint _S282 = _S246 + 4U + _S34;
                    float4 _S283 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S282], _S275);
                    sum_1[0U] = _S283;
                    uint _S284 = _S249 + 4U + _S34;
                    float4 _S285 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S284], _S277);
                    sum_1[1U] = _S285;
                    uint _S286 = _S252 + 4U + _S34;
                    float4 _S287 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S286], _S279);
                    sum_1[2U] = _S287;
                    uint _S288 = _S255 + 4U + _S34;
                    float4 _S289 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S288], _S281);
                    sum_1[3U] = _S289;
                    uint _S290 = _S246 + 5U + _S34;
                    float4 _S291 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S290], _S283);
                    sum_1[0U] = _S291;
                    uint _S292 = _S249 + 5U + _S34;
                    float4 _S293 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S292], _S285);
                    sum_1[1U] = _S293;
                    uint _S294 = _S252 + 5U + _S34;
                    float4 _S295 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S294], _S287);
                    sum_1[2U] = _S295;
                    uint _S296 = _S255 + 5U + _S34;
                    float4 _S297 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S296], _S289);
                    sum_1[3U] = _S297;
                    uint _S298 = _S246 + 6U + _S34;
                    float4 _S299 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S298], _S291);
                    sum_1[0U] = _S299;
                    uint _S300 = _S249 + 6U + _S34;
                    float4 _S301 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S300], _S293);
                    sum_1[1U] = _S301;
                    uint _S302 = _S252 + 6U + _S34;
                    float4 _S303 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S302], _S295);
                    sum_1[2U] = _S303;
                    uint _S304 = _S255 + 6U + _S34;
                    float4 _S305 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S304], _S297);
                    sum_1[3U] = _S305;
                    uint _S306 = _S246 + 7U + _S34;
                    float4 _S307 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S306], _S299);
                    sum_1[0U] = _S307;
                    uint _S308 = _S249 + 7U + _S34;
                    float4 _S309 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S308], _S301);
                    sum_1[1U] = _S309;
                    uint _S310 = _S252 + 7U + _S34;
                    float4 _S311 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S310], _S303);
                    sum_1[2U] = _S311;
                    uint _S312 = _S255 + 7U + _S34;
                    float4 _S313 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S312], _S305);
                    sum_1[3U] = _S313;
                    uint _S314 = _S246 + 8U + _S34;
                    float4 _S315 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S314], _S307);
                    sum_1[0U] = _S315;
                    uint _S316 = _S249 + 8U + _S34;
                    float4 _S317 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S316], _S309);
                    sum_1[1U] = _S317;
                    uint _S318 = _S252 + 8U + _S34;
                    float4 _S319 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S318], _S311);
                    sum_1[2U] = _S319;
                    uint _S320 = _S255 + 8U + _S34;
                    float4 _S321 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S320], _S313);
                    sum_1[3U] = _S321;
                    uint _S322 = _S246 + 9U + _S34;
                    float4 _S323 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S322], _S315);
                    sum_1[0U] = _S323;
                    uint _S324 = _S249 + 9U + _S34;
                    float4 _S325 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S324], _S317);
                    sum_1[1U] = _S325;
                    uint _S326 = _S252 + 9U + _S34;
                    float4 _S327 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S326], _S319);
                    sum_1[2U] = _S327;
                    uint _S328 = _S255 + 9U + _S34;
                    float4 _S329 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S328], _S321);
                    sum_1[3U] = _S329;
                    uint _S330 = _S246 + 10U + _S34;
                    float4 _S331 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S330], _S323);
                    sum_1[0U] = _S331;
                    uint _S332 = _S249 + 10U + _S34;
                    float4 _S333 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S332], _S325);
                    sum_1[1U] = _S333;
                    uint _S334 = _S252 + 10U + _S34;
                    float4 _S335 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S334], _S327);
                    sum_1[2U] = _S335;
                    uint _S336 = _S255 + 10U + _S34;
                    float4 _S337 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S336], _S329);
                    sum_1[3U] = _S337;
                    uint _S338 = _S246 + 11U + _S34;
                    float4 _S339 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S338], _S331);
                    sum_1[0U] = _S339;
                    uint _S340 = _S249 + 11U + _S34;
                    float4 _S341 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S340], _S333);
                    sum_1[1U] = _S341;
                    uint _S342 = _S252 + 11U + _S34;
                    float4 _S343 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S342], _S335);
                    sum_1[2U] = _S343;
                    uint _S344 = _S255 + 11U + _S34;
                    float4 _S345 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S344], _S337);
                    sum_1[3U] = _S345;
                    uint _S346 = _S246 + 12U + _S34;
                    float4 _S347 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S346], _S339);
                    sum_1[0U] = _S347;
                    uint _S348 = _S249 + 12U + _S34;
                    float4 _S349 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S348], _S341);
                    sum_1[1U] = _S349;
                    uint _S350 = _S252 + 12U + _S34;
                    float4 _S351 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S350], _S343);
                    sum_1[2U] = _S351;
                    uint _S352 = _S255 + 12U + _S34;
                    float4 _S353 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S352], _S345);
                    sum_1[3U] = _S353;
                    uint _S354 = _S246 + 13U + _S34;
                    float4 _S355 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S354], _S347);
                    sum_1[0U] = _S355;
                    uint _S356 = _S249 + 13U + _S34;
                    float4 _S357 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S356], _S349);
                    sum_1[1U] = _S357;
                    uint _S358 = _S252 + 13U + _S34;
                    float4 _S359 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S358], _S351);
                    sum_1[2U] = _S359;
                    uint _S360 = _S255 + 13U + _S34;
                    float4 _S361 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S360], _S353);
                    sum_1[3U] = _S361;
                    uint _S362 = _S246 + 14U + _S34;
                    float4 _S363 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S362], _S355);
                    sum_1[0U] = _S363;
                    uint _S364 = _S249 + 14U + _S34;
                    float4 _S365 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S364], _S357);
                    sum_1[1U] = _S365;
                    uint _S366 = _S252 + 14U + _S34;
                    float4 _S367 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S366], _S359);
                    sum_1[2U] = _S367;
                    uint _S368 = _S255 + 14U + _S34;
                    float4 _S369 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S368], _S361);
                    sum_1[3U] = _S369;
                    uint _S370 = _S246 + 15U + _S34;
                    float4 _S371 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S370], _S363);
                    sum_1[0U] = _S371;
                    uint _S372 = _S249 + 15U + _S34;
                    float4 _S373 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S372], _S365);
                    sum_1[1U] = _S373;
                    uint _S374 = _S252 + 15U + _S34;
                    float4 _S375 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S374], _S367);
                    sum_1[2U] = _S375;
                    uint _S376 = _S255 + 15U + _S34;
                    float4 _S377 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S376], _S369);
                    sum_1[3U] = _S377;
                    uint _S378 = _S246 + 16U + _S34;
                    float4 _S379 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S378], _S371);
                    sum_1[0U] = _S379;
                    uint _S380 = _S249 + 16U + _S34;
                    float4 _S381 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S380], _S373);
                    sum_1[1U] = _S381;
                    uint _S382 = _S252 + 16U + _S34;
                    float4 _S383 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S382], _S375);
                    sum_1[2U] = _S383;
                    uint _S384 = _S255 + 16U + _S34;
                    float4 _S385 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S384], _S377);
                    sum_1[3U] = _S385;
                    uint _S386 = _S246 + 17U + _S34;
                    float4 _S387 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S386], _S379);
                    sum_1[0U] = _S387;
                    uint _S388 = _S249 + 17U + _S34;
                    float4 _S389 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S388], _S381);
                    sum_1[1U] = _S389;
                    uint _S390 = _S252 + 17U + _S34;
                    float4 _S391 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S390], _S383);
                    sum_1[2U] = _S391;
                    uint _S392 = _S255 + 17U + _S34;
                    float4 _S393 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S392], _S385);
                    sum_1[3U] = _S393;
                    uint _S394 = _S246 + 18U + _S34;
                    float4 _S395 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S394], _S387);
                    sum_1[0U] = _S395;
                    uint _S396 = _S249 + 18U + _S34;
                    float4 _S397 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S396], _S389);
                    sum_1[1U] = _S397;
                    uint _S398 = _S252 + 18U + _S34;
                    float4 _S399 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S398], _S391);
                    sum_1[2U] = _S399;
                    uint _S400 = _S255 + 18U + _S34;
                    float4 _S401 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S400], _S393);
                    sum_1[3U] = _S401;
                    uint _S402 = _S246 + 19U + _S34;
                    float4 _S403 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S402], _S395);
                    sum_1[0U] = _S403;
                    uint _S404 = _S249 + 19U + _S34;
                    float4 _S405 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S404], _S397);
                    sum_1[1U] = _S405;
                    uint _S406 = _S252 + 19U + _S34;
                    float4 _S407 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S406], _S399);
                    sum_1[2U] = _S407;
                    uint _S408 = _S255 + 19U + _S34;
                    float4 _S409 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S408], _S401);
                    sum_1[3U] = _S409;
                    uint _S410 = _S246 + 20U + _S34;
                    float4 _S411 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S410], _S403);
                    sum_1[0U] = _S411;
                    uint _S412 = _S249 + 20U + _S34;
                    float4 _S413 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S412], _S405);
                    sum_1[1U] = _S413;
                    uint _S414 = _S252 + 20U + _S34;
                    float4 _S415 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S414], _S407);
                    sum_1[2U] = _S415;
                    uint _S416 = _S255 + 20U + _S34;
                    float4 _S417 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S416], _S409);
                    sum_1[3U] = _S417;
                    uint _S418 = _S246 + 21U + _S34;
                    float4 _S419 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S418], _S411);
                    sum_1[0U] = _S419;
                    uint _S420 = _S249 + 21U + _S34;
                    float4 _S421 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S420], _S413);
                    sum_1[1U] = _S421;
                    uint _S422 = _S252 + 21U + _S34;
                    float4 _S423 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S422], _S415);
                    sum_1[2U] = _S423;
                    uint _S424 = _S255 + 21U + _S34;
                    float4 _S425 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S424], _S417);
                    sum_1[3U] = _S425;
                    uint _S426 = _S246 + 22U + _S34;
                    float4 _S427 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S426], _S419);
                    sum_1[0U] = _S427;
                    uint _S428 = _S249 + 22U + _S34;
                    float4 _S429 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S428], _S421);
                    sum_1[1U] = _S429;
                    uint _S430 = _S252 + 22U + _S34;
                    float4 _S431 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S430], _S423);
                    sum_1[2U] = _S431;
                    uint _S432 = _S255 + 22U + _S34;
                    float4 _S433 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S432], _S425);
                    sum_1[3U] = _S433;
                    uint _S434 = _S246 + 23U + _S34;
                    float4 _S435 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S434], _S427);
                    sum_1[0U] = _S435;
                    uint _S436 = _S249 + 23U + _S34;
                    float4 _S437 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S436], _S429);
                    sum_1[1U] = _S437;
                    uint _S438 = _S252 + 23U + _S34;
                    float4 _S439 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S438], _S431);
                    sum_1[2U] = _S439;
                    uint _S440 = _S255 + 23U + _S34;
                    float4 _S441 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S440], _S433);
                    sum_1[3U] = _S441;
                    uint _S442 = _S246 + 24U + _S34;
                    float4 _S443 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S442], _S435);
                    sum_1[0U] = _S443;
                    uint _S444 = _S249 + 24U + _S34;
                    float4 _S445 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S444], _S437);
                    sum_1[1U] = _S445;
                    uint _S446 = _S252 + 24U + _S34;
                    float4 _S447 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S446], _S439);
                    sum_1[2U] = _S447;
                    uint _S448 = _S255 + 24U + _S34;
                    float4 _S449 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S448], _S441);
                    sum_1[3U] = _S449;
                    uint _S450 = _S246 + 25U + _S34;
                    float4 _S451 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S450], _S443);
                    sum_1[0U] = _S451;
                    uint _S452 = _S249 + 25U + _S34;
                    float4 _S453 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S452], _S445);
                    sum_1[1U] = _S453;
                    uint _S454 = _S252 + 25U + _S34;
                    float4 _S455 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S454], _S447);
                    sum_1[2U] = _S455;
                    uint _S456 = _S255 + 25U + _S34;
                    float4 _S457 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S456], _S449);
                    sum_1[3U] = _S457;
                    uint _S458 = _S246 + 26U + _S34;
                    float4 _S459 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S458], _S451);
                    sum_1[0U] = _S459;
                    uint _S460 = _S249 + 26U + _S34;
                    float4 _S461 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S460], _S453);
                    sum_1[1U] = _S461;
                    uint _S462 = _S252 + 26U + _S34;
                    float4 _S463 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S462], _S455);
                    sum_1[2U] = _S463;
                    uint _S464 = _S255 + 26U + _S34;
                    float4 _S465 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S464], _S457);
                    sum_1[3U] = _S465;
                    uint _S466 = _S246 + 27U + _S34;
                    float4 _S467 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S466], _S459);
                    sum_1[0U] = _S467;
                    uint _S468 = _S249 + 27U + _S34;
                    float4 _S469 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S468], _S461);
                    sum_1[1U] = _S469;
                    uint _S470 = _S252 + 27U + _S34;
                    float4 _S471 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S470], _S463);
                    sum_1[2U] = _S471;
                    uint _S472 = _S255 + 27U + _S34;
                    float4 _S473 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S472], _S465);
                    sum_1[3U] = _S473;
                    uint _S474 = _S246 + 28U + _S34;
                    float4 _S475 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S474], _S467);
                    sum_1[0U] = _S475;
                    uint _S476 = _S249 + 28U + _S34;
                    float4 _S477 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S476], _S469);
                    sum_1[1U] = _S477;
                    uint _S478 = _S252 + 28U + _S34;
                    float4 _S479 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S478], _S471);
                    sum_1[2U] = _S479;
                    uint _S480 = _S255 + 28U + _S34;
                    float4 _S481 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S480], _S473);
                    sum_1[3U] = _S481;
                    uint _S482 = _S246 + 29U + _S34;
                    float4 _S483 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S482], _S475);
                    sum_1[0U] = _S483;
                    uint _S484 = _S249 + 29U + _S34;
                    float4 _S485 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S484], _S477);
                    sum_1[1U] = _S485;
                    uint _S486 = _S252 + 29U + _S34;
                    float4 _S487 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S486], _S479);
                    sum_1[2U] = _S487;
                    uint _S488 = _S255 + 29U + _S34;
                    float4 _S489 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S488], _S481);
                    sum_1[3U] = _S489;
                    uint _S490 = _S246 + 30U + _S34;
                    float4 _S491 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S490], _S483);
                    sum_1[0U] = _S491;
                    uint _S492 = _S249 + 30U + _S34;
                    float4 _S493 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S492], _S485);
                    sum_1[1U] = _S493;
                    uint _S494 = _S252 + 30U + _S34;
                    float4 _S495 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S494], _S487);
                    sum_1[2U] = _S495;
                    uint _S496 = _S255 + 30U + _S34;
                    float4 _S497 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S496], _S489);
                    sum_1[3U] = _S497;
                    uint _S498 = _S246 + 31U + _S34;
                    float4 _S499 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S498], _S491);
                    sum_1[0U] = _S499;
                    uint _S500 = _S249 + 31U + _S34;
                    float4 _S501 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S500], _S493);
                    sum_1[1U] = _S501;
                    uint _S502 = _S252 + 31U + _S34;
                    float4 _S503 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S502], _S495);
                    sum_1[2U] = _S503;
                    uint _S504 = _S255 + 31U + _S34;
                    float4 _S505 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S504], _S497);
                    sum_1[3U] = _S505;
                    uint _S506 = _S246 + 32U + _S34;
                    float4 _S507 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S506], _S499);
                    sum_1[0U] = _S507;
                    uint _S508 = _S249 + 32U + _S34;
                    float4 _S509 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S508], _S501);
                    sum_1[1U] = _S509;
                    uint _S510 = _S252 + 32U + _S34;
                    float4 _S511 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S510], _S503);
                    sum_1[2U] = _S511;
                    uint _S512 = _S255 + 32U + _S34;
                    float4 _S513 = fma(q_0[32U], (*(&kernelContext_15)->k_tile_0)[_S512], _S505);
                    sum_1[3U] = _S513;
                    uint _S514 = _S246 + 33U + _S34;
                    float4 _S515 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S514], _S507);
                    sum_1[0U] = _S515;
                    uint _S516 = _S249 + 33U + _S34;
                    float4 _S517 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S516], _S509);
                    sum_1[1U] = _S517;
                    uint _S518 = _S252 + 33U + _S34;
                    float4 _S519 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S518], _S511);
                    sum_1[2U] = _S519;
                    uint _S520 = _S255 + 33U + _S34;
                    float4 _S521 = fma(q_0[33U], (*(&kernelContext_15)->k_tile_0)[_S520], _S513);
                    sum_1[3U] = _S521;
                    uint _S522 = _S246 + 34U + _S34;
                    float4 _S523 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S522], _S515);
                    sum_1[0U] = _S523;
                    uint _S524 = _S249 + 34U + _S34;
                    float4 _S525 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S524], _S517);
                    sum_1[1U] = _S525;
                    uint _S526 = _S252 + 34U + _S34;
                    float4 _S527 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S526], _S519);
                    sum_1[2U] = _S527;
                    uint _S528 = _S255 + 34U + _S34;
                    float4 _S529 = fma(q_0[34U], (*(&kernelContext_15)->k_tile_0)[_S528], _S521);
                    sum_1[3U] = _S529;
                    uint _S530 = _S246 + 35U + _S34;
                    float4 _S531 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S530], _S523);
                    sum_1[0U] = _S531;
                    uint _S532 = _S249 + 35U + _S34;
                    float4 _S533 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S532], _S525);
                    sum_1[1U] = _S533;
                    uint _S534 = _S252 + 35U + _S34;
                    float4 _S535 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S534], _S527);
                    sum_1[2U] = _S535;
                    uint _S536 = _S255 + 35U + _S34;
                    float4 _S537 = fma(q_0[35U], (*(&kernelContext_15)->k_tile_0)[_S536], _S529);
                    sum_1[3U] = _S537;
                    uint _S538 = _S246 + 36U + _S34;
                    float4 _S539 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S538], _S531);
                    sum_1[0U] = _S539;
                    uint _S540 = _S249 + 36U + _S34;
                    float4 _S541 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S540], _S533);
                    sum_1[1U] = _S541;
                    uint _S542 = _S252 + 36U + _S34;
                    float4 _S543 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S542], _S535);
                    sum_1[2U] = _S543;
                    uint _S544 = _S255 + 36U + _S34;
                    float4 _S545 = fma(q_0[36U], (*(&kernelContext_15)->k_tile_0)[_S544], _S537);
                    sum_1[3U] = _S545;
                    uint _S546 = _S246 + 37U + _S34;
                    float4 _S547 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S546], _S539);
                    sum_1[0U] = _S547;
                    uint _S548 = _S249 + 37U + _S34;
                    float4 _S549 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S548], _S541);
                    sum_1[1U] = _S549;
                    uint _S550 = _S252 + 37U + _S34;
                    float4 _S551 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S550], _S543);
                    sum_1[2U] = _S551;
                    uint _S552 = _S255 + 37U + _S34;
                    float4 _S553 = fma(q_0[37U], (*(&kernelContext_15)->k_tile_0)[_S552], _S545);
                    sum_1[3U] = _S553;
                    uint _S554 = _S246 + 38U + _S34;
                    float4 _S555 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S554], _S547);
                    sum_1[0U] = _S555;
                    uint _S556 = _S249 + 38U + _S34;
                    float4 _S557 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S556], _S549);
                    sum_1[1U] = _S557;
                    uint _S558 = _S252 + 38U + _S34;
                    float4 _S559 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S558], _S551);
                    sum_1[2U] = _S559;
                    uint _S560 = _S255 + 38U + _S34;
                    float4 _S561 = fma(q_0[38U], (*(&kernelContext_15)->k_tile_0)[_S560], _S553);
                    sum_1[3U] = _S561;
                    uint _S562 = _S246 + 39U + _S34;
                    float4 _S563 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S562], _S555);
                    sum_1[0U] = _S563;
                    uint _S564 = _S249 + 39U + _S34;
                    float4 _S565 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S564], _S557);
                    sum_1[1U] = _S565;
                    uint _S566 = _S252 + 39U + _S34;
                    float4 _S567 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S566], _S559);
                    sum_1[2U] = _S567;
                    uint _S568 = _S255 + 39U + _S34;
                    float4 _S569 = fma(q_0[39U], (*(&kernelContext_15)->k_tile_0)[_S568], _S561);
                    sum_1[3U] = _S569;
                    uint _S570 = _S246 + 40U + _S34;
                    float4 _S571 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S570], _S563);
                    sum_1[0U] = _S571;
                    uint _S572 = _S249 + 40U + _S34;
                    float4 _S573 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S572], _S565);
                    sum_1[1U] = _S573;
                    uint _S574 = _S252 + 40U + _S34;
                    float4 _S575 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S574], _S567);
                    sum_1[2U] = _S575;
                    uint _S576 = _S255 + 40U + _S34;
                    float4 _S577 = fma(q_0[40U], (*(&kernelContext_15)->k_tile_0)[_S576], _S569);
                    sum_1[3U] = _S577;
                    uint _S578 = _S246 + 41U + _S34;
                    float4 _S579 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S578], _S571);
                    sum_1[0U] = _S579;
                    uint _S580 = _S249 + 41U + _S34;
                    float4 _S581 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S580], _S573);
                    sum_1[1U] = _S581;
                    uint _S582 = _S252 + 41U + _S34;
                    float4 _S583 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S582], _S575);
                    sum_1[2U] = _S583;
                    uint _S584 = _S255 + 41U + _S34;
                    float4 _S585 = fma(q_0[41U], (*(&kernelContext_15)->k_tile_0)[_S584], _S577);
                    sum_1[3U] = _S585;
                    uint _S586 = _S246 + 42U + _S34;
                    float4 _S587 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S586], _S579);
                    sum_1[0U] = _S587;
                    uint _S588 = _S249 + 42U + _S34;
                    float4 _S589 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S588], _S581);
                    sum_1[1U] = _S589;
                    uint _S590 = _S252 + 42U + _S34;
                    float4 _S591 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S590], _S583);
                    sum_1[2U] = _S591;
                    uint _S592 = _S255 + 42U + _S34;
                    float4 _S593 = fma(q_0[42U], (*(&kernelContext_15)->k_tile_0)[_S592], _S585);
                    sum_1[3U] = _S593;
                    uint _S594 = _S246 + 43U + _S34;
                    float4 _S595 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S594], _S587);
                    sum_1[0U] = _S595;
                    uint _S596 = _S249 + 43U + _S34;
                    float4 _S597 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S596], _S589);
                    sum_1[1U] = _S597;
                    uint _S598 = _S252 + 43U + _S34;
                    float4 _S599 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S598], _S591);
                    sum_1[2U] = _S599;
                    uint _S600 = _S255 + 43U + _S34;
                    float4 _S601 = fma(q_0[43U], (*(&kernelContext_15)->k_tile_0)[_S600], _S593);
                    sum_1[3U] = _S601;
                    uint _S602 = _S246 + 44U + _S34;
                    float4 _S603 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S602], _S595);
                    sum_1[0U] = _S603;
                    uint _S604 = _S249 + 44U + _S34;
                    float4 _S605 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S604], _S597);
                    sum_1[1U] = _S605;
                    uint _S606 = _S252 + 44U + _S34;
                    float4 _S607 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S606], _S599);
                    sum_1[2U] = _S607;
                    uint _S608 = _S255 + 44U + _S34;
                    float4 _S609 = fma(q_0[44U], (*(&kernelContext_15)->k_tile_0)[_S608], _S601);
                    sum_1[3U] = _S609;
                    uint _S610 = _S246 + 45U + _S34;
                    float4 _S611 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S610], _S603);
                    sum_1[0U] = _S611;
                    uint _S612 = _S249 + 45U + _S34;
                    float4 _S613 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S612], _S605);
                    sum_1[1U] = _S613;
                    uint _S614 = _S252 + 45U + _S34;
                    float4 _S615 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S614], _S607);
                    sum_1[2U] = _S615;
                    uint _S616 = _S255 + 45U + _S34;
                    float4 _S617 = fma(q_0[45U], (*(&kernelContext_15)->k_tile_0)[_S616], _S609);
                    sum_1[3U] = _S617;
                    uint _S618 = _S246 + 46U + _S34;
                    float4 _S619 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S618], _S611);
                    sum_1[0U] = _S619;
                    uint _S620 = _S249 + 46U + _S34;
                    float4 _S621 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S620], _S613);
                    sum_1[1U] = _S621;
                    uint _S622 = _S252 + 46U + _S34;
                    float4 _S623 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S622], _S615);
                    sum_1[2U] = _S623;
                    uint _S624 = _S255 + 46U + _S34;
                    float4 _S625 = fma(q_0[46U], (*(&kernelContext_15)->k_tile_0)[_S624], _S617);
                    sum_1[3U] = _S625;
                    uint _S626 = _S246 + 47U + _S34;
                    float4 _S627 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S626], _S619);
                    sum_1[0U] = _S627;
                    uint _S628 = _S249 + 47U + _S34;
                    float4 _S629 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S628], _S621);
                    sum_1[1U] = _S629;
                    uint _S630 = _S252 + 47U + _S34;
                    float4 _S631 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S630], _S623);
                    sum_1[2U] = _S631;
                    uint _S632 = _S255 + 47U + _S34;
                    float4 _S633 = fma(q_0[47U], (*(&kernelContext_15)->k_tile_0)[_S632], _S625);
                    sum_1[3U] = _S633;
                    uint _S634 = _S246 + 48U + _S34;
                    float4 _S635 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S634], _S627);
                    sum_1[0U] = _S635;
                    uint _S636 = _S249 + 48U + _S34;
                    float4 _S637 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S636], _S629);
                    sum_1[1U] = _S637;
                    uint _S638 = _S252 + 48U + _S34;
                    float4 _S639 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S638], _S631);
                    sum_1[2U] = _S639;
                    uint _S640 = _S255 + 48U + _S34;
                    float4 _S641 = fma(q_0[48U], (*(&kernelContext_15)->k_tile_0)[_S640], _S633);
                    sum_1[3U] = _S641;
                    uint _S642 = _S246 + 49U + _S34;
                    float4 _S643 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S642], _S635);
                    sum_1[0U] = _S643;
                    uint _S644 = _S249 + 49U + _S34;
                    float4 _S645 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S644], _S637);
                    sum_1[1U] = _S645;
                    uint _S646 = _S252 + 49U + _S34;
                    float4 _S647 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S646], _S639);
                    sum_1[2U] = _S647;
                    uint _S648 = _S255 + 49U + _S34;
                    float4 _S649 = fma(q_0[49U], (*(&kernelContext_15)->k_tile_0)[_S648], _S641);
                    sum_1[3U] = _S649;
                    uint _S650 = _S246 + 50U + _S34;
                    float4 _S651 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S650], _S643);
                    sum_1[0U] = _S651;
                    uint _S652 = _S249 + 50U + _S34;
                    float4 _S653 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S652], _S645);
                    sum_1[1U] = _S653;
                    uint _S654 = _S252 + 50U + _S34;
                    float4 _S655 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S654], _S647);
                    sum_1[2U] = _S655;
                    uint _S656 = _S255 + 50U + _S34;
                    float4 _S657 = fma(q_0[50U], (*(&kernelContext_15)->k_tile_0)[_S656], _S649);
                    sum_1[3U] = _S657;
                    uint _S658 = _S246 + 51U + _S34;
                    float4 _S659 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S658], _S651);
                    sum_1[0U] = _S659;
                    uint _S660 = _S249 + 51U + _S34;
                    float4 _S661 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S660], _S653);
                    sum_1[1U] = _S661;
                    uint _S662 = _S252 + 51U + _S34;
                    float4 _S663 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S662], _S655);
                    sum_1[2U] = _S663;
                    uint _S664 = _S255 + 51U + _S34;
                    float4 _S665 = fma(q_0[51U], (*(&kernelContext_15)->k_tile_0)[_S664], _S657);
                    sum_1[3U] = _S665;
                    uint _S666 = _S246 + 52U + _S34;
                    float4 _S667 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S666], _S659);
                    sum_1[0U] = _S667;
                    uint _S668 = _S249 + 52U + _S34;
                    float4 _S669 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S668], _S661);
                    sum_1[1U] = _S669;
                    uint _S670 = _S252 + 52U + _S34;
                    float4 _S671 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S670], _S663);
                    sum_1[2U] = _S671;
                    uint _S672 = _S255 + 52U + _S34;
                    float4 _S673 = fma(q_0[52U], (*(&kernelContext_15)->k_tile_0)[_S672], _S665);
                    sum_1[3U] = _S673;
                    uint _S674 = _S246 + 53U + _S34;
                    float4 _S675 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S674], _S667);
                    sum_1[0U] = _S675;
                    uint _S676 = _S249 + 53U + _S34;
                    float4 _S677 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S676], _S669);
                    sum_1[1U] = _S677;
                    uint _S678 = _S252 + 53U + _S34;
                    float4 _S679 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S678], _S671);
                    sum_1[2U] = _S679;
                    uint _S680 = _S255 + 53U + _S34;
                    float4 _S681 = fma(q_0[53U], (*(&kernelContext_15)->k_tile_0)[_S680], _S673);
                    sum_1[3U] = _S681;
                    uint _S682 = _S246 + 54U + _S34;
                    float4 _S683 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S682], _S675);
                    sum_1[0U] = _S683;
                    uint _S684 = _S249 + 54U + _S34;
                    float4 _S685 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S684], _S677);
                    sum_1[1U] = _S685;
                    uint _S686 = _S252 + 54U + _S34;
                    float4 _S687 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S686], _S679);
                    sum_1[2U] = _S687;
                    uint _S688 = _S255 + 54U + _S34;
                    float4 _S689 = fma(q_0[54U], (*(&kernelContext_15)->k_tile_0)[_S688], _S681);
                    sum_1[3U] = _S689;
                    uint _S690 = _S246 + 55U + _S34;
                    float4 _S691 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S690], _S683);
                    sum_1[0U] = _S691;
                    uint _S692 = _S249 + 55U + _S34;
                    float4 _S693 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S692], _S685);
                    sum_1[1U] = _S693;
                    uint _S694 = _S252 + 55U + _S34;
                    float4 _S695 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S694], _S687);
                    sum_1[2U] = _S695;
                    uint _S696 = _S255 + 55U + _S34;
                    float4 _S697 = fma(q_0[55U], (*(&kernelContext_15)->k_tile_0)[_S696], _S689);
                    sum_1[3U] = _S697;
                    uint _S698 = _S246 + 56U + _S34;
                    float4 _S699 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S698], _S691);
                    sum_1[0U] = _S699;
                    uint _S700 = _S249 + 56U + _S34;
                    float4 _S701 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S700], _S693);
                    sum_1[1U] = _S701;
                    uint _S702 = _S252 + 56U + _S34;
                    float4 _S703 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S702], _S695);
                    sum_1[2U] = _S703;
                    uint _S704 = _S255 + 56U + _S34;
                    float4 _S705 = fma(q_0[56U], (*(&kernelContext_15)->k_tile_0)[_S704], _S697);
                    sum_1[3U] = _S705;
                    uint _S706 = _S246 + 57U + _S34;
                    float4 _S707 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S706], _S699);
                    sum_1[0U] = _S707;
                    uint _S708 = _S249 + 57U + _S34;
                    float4 _S709 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S708], _S701);
                    sum_1[1U] = _S709;
                    uint _S710 = _S252 + 57U + _S34;
                    float4 _S711 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S710], _S703);
                    sum_1[2U] = _S711;
                    uint _S712 = _S255 + 57U + _S34;
                    float4 _S713 = fma(q_0[57U], (*(&kernelContext_15)->k_tile_0)[_S712], _S705);
                    sum_1[3U] = _S713;
                    uint _S714 = _S246 + 58U + _S34;
                    float4 _S715 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S714], _S707);
                    sum_1[0U] = _S715;
                    uint _S716 = _S249 + 58U + _S34;
                    float4 _S717 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S716], _S709);
                    sum_1[1U] = _S717;
                    uint _S718 = _S252 + 58U + _S34;
                    float4 _S719 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S718], _S711);
                    sum_1[2U] = _S719;
                    uint _S720 = _S255 + 58U + _S34;
                    float4 _S721 = fma(q_0[58U], (*(&kernelContext_15)->k_tile_0)[_S720], _S713);
                    sum_1[3U] = _S721;
                    uint _S722 = _S246 + 59U + _S34;
                    float4 _S723 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S722], _S715);
                    sum_1[0U] = _S723;
                    uint _S724 = _S249 + 59U + _S34;
                    float4 _S725 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S724], _S717);
                    sum_1[1U] = _S725;
                    uint _S726 = _S252 + 59U + _S34;
                    float4 _S727 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S726], _S719);
                    sum_1[2U] = _S727;
                    uint _S728 = _S255 + 59U + _S34;
                    float4 _S729 = fma(q_0[59U], (*(&kernelContext_15)->k_tile_0)[_S728], _S721);
                    sum_1[3U] = _S729;
                    uint _S730 = _S246 + 60U + _S34;
                    float4 _S731 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S730], _S723);
                    sum_1[0U] = _S731;
                    uint _S732 = _S249 + 60U + _S34;
                    float4 _S733 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S732], _S725);
                    sum_1[1U] = _S733;
                    uint _S734 = _S252 + 60U + _S34;
                    float4 _S735 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S734], _S727);
                    sum_1[2U] = _S735;
                    uint _S736 = _S255 + 60U + _S34;
                    float4 _S737 = fma(q_0[60U], (*(&kernelContext_15)->k_tile_0)[_S736], _S729);
                    sum_1[3U] = _S737;
                    uint _S738 = _S246 + 61U + _S34;
                    float4 _S739 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S738], _S731);
                    sum_1[0U] = _S739;
                    uint _S740 = _S249 + 61U + _S34;
                    float4 _S741 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S740], _S733);
                    sum_1[1U] = _S741;
                    uint _S742 = _S252 + 61U + _S34;
                    float4 _S743 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S742], _S735);
                    sum_1[2U] = _S743;
                    uint _S744 = _S255 + 61U + _S34;
                    float4 _S745 = fma(q_0[61U], (*(&kernelContext_15)->k_tile_0)[_S744], _S737);
                    sum_1[3U] = _S745;
                    uint _S746 = _S246 + 62U + _S34;
                    float4 _S747 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S746], _S739);
                    sum_1[0U] = _S747;
                    uint _S748 = _S249 + 62U + _S34;
                    float4 _S749 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S748], _S741);
                    sum_1[1U] = _S749;
                    uint _S750 = _S252 + 62U + _S34;
                    float4 _S751 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S750], _S743);
                    sum_1[2U] = _S751;
                    uint _S752 = _S255 + 62U + _S34;
                    float4 _S753 = fma(q_0[62U], (*(&kernelContext_15)->k_tile_0)[_S752], _S745);
                    sum_1[3U] = _S753;
                    uint _S754 = _S246 + 63U + _S34;
                    float4 _S755 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S754], _S747);
                    sum_1[0U] = _S755;
                    uint _S756 = _S249 + 63U + _S34;
                    float4 _S757 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S756], _S749);
                    sum_1[1U] = _S757;
                    uint _S758 = _S252 + 63U + _S34;
                    float4 _S759 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S758], _S751);
                    sum_1[2U] = _S759;
                    uint _S760 = _S255 + 63U + _S34;
                    float4 _S761 = fma(q_0[63U], (*(&kernelContext_15)->k_tile_0)[_S760], _S753);
                    sum_1[3U] = _S761;
                    thread array<float, int(4)> score_1;
                    score_1[0U] = _S755.x + _S755.y + (_S755.z + _S755.w);
                    score_1[1U] = _S757.x + _S757.y + (_S757.z + _S757.w);
                    score_1[2U] = _S759.x + _S759.y + (_S759.z + _S759.w);
                    score_1[3U] = _S761.x + _S761.y + (_S761.z + _S761.w);
                    uint _S762 = tile_0 + step_0;
                    thread array<bool, int(4)> hidden_0;
                    hidden_0[0U] = _S762 >= _S39;
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
                        float bias_0 = (&kernelContext_15)->mask_values_0[_S47 + _S762 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    bool _S763;
                    if(!hidden_0[0U])
                    {
                        _S763 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S763 = false;
                    }
                    if(_S763)
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
                    uint key_1 = _S762 + 1U;
                    hidden_0[1U] = key_1 >= _S39;
                    bool _S764;
                    if(_S48)
                    {
                        _S764 = !hidden_0[1U];
                    }
                    else
                    {
                        _S764 = false;
                    }
                    if(_S764)
                    {
                        float bias_1 = (&kernelContext_15)->mask_values_0[_S47 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    bool _S765;
                    if(!hidden_0[1U])
                    {
                        _S765 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S765 = false;
                    }
                    if(_S765)
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
                    uint key_2 = _S762 + 2U;
                    hidden_0[2U] = key_2 >= _S39;
                    bool _S766;
                    if(_S48)
                    {
                        _S766 = !hidden_0[2U];
                    }
                    else
                    {
                        _S766 = false;
                    }
                    if(_S766)
                    {
                        float bias_2 = (&kernelContext_15)->mask_values_0[_S47 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S767;
                    if(!hidden_0[2U])
                    {
                        _S767 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S767 = false;
                    }
                    if(_S767)
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
                    uint key_3 = _S762 + 3U;
                    hidden_0[3U] = key_3 >= _S39;
                    bool _S768;
                    if(_S48)
                    {
                        _S768 = !hidden_0[3U];
                    }
                    else
                    {
                        _S768 = false;
                    }
                    if(_S768)
                    {
                        float bias_3 = (&kernelContext_15)->mask_values_0[_S47 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S769;
                    if(!hidden_0[3U])
                    {
                        _S769 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S769 = false;
                    }
                    if(_S769)
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
                        float4 _S770 = float4(shrink_0) ;
                        acc_1[0U] = acc_1[0U] * _S770;
                        acc_1[1U] = acc_1[1U] * _S770;
                        acc_1[2U] = acc_1[2U] * _S770;
                        acc_1[3U] = acc_1[3U] * _S770;
                        acc_1[4U] = acc_1[4U] * _S770;
                        acc_1[5U] = acc_1[5U] * _S770;
                        acc_1[6U] = acc_1[6U] * _S770;
                        acc_1[7U] = acc_1[7U] * _S770;
                        acc_1[8U] = acc_1[8U] * _S770;
                        acc_1[9U] = acc_1[9U] * _S770;
                        acc_1[10U] = acc_1[10U] * _S770;
                        acc_1[11U] = acc_1[11U] * _S770;
                        acc_1[12U] = acc_1[12U] * _S770;
                        acc_1[13U] = acc_1[13U] * _S770;
                        acc_1[14U] = acc_1[14U] * _S770;
                        acc_1[15U] = acc_1[15U] * _S770;
                        acc_1[16U] = acc_1[16U] * _S770;
                        acc_1[17U] = acc_1[17U] * _S770;
                        acc_1[18U] = acc_1[18U] * _S770;
                        acc_1[19U] = acc_1[19U] * _S770;
                        acc_1[20U] = acc_1[20U] * _S770;
                        acc_1[21U] = acc_1[21U] * _S770;
                        acc_1[22U] = acc_1[22U] * _S770;
                        acc_1[23U] = acc_1[23U] * _S770;
                        acc_1[24U] = acc_1[24U] * _S770;
                        acc_1[25U] = acc_1[25U] * _S770;
                        acc_1[26U] = acc_1[26U] * _S770;
                        acc_1[27U] = acc_1[27U] * _S770;
                        acc_1[28U] = acc_1[28U] * _S770;
                        acc_1[29U] = acc_1[29U] * _S770;
                        acc_1[30U] = acc_1[30U] * _S770;
                        acc_1[31U] = acc_1[31U] * _S770;
                        acc_1[32U] = acc_1[32U] * _S770;
                        acc_1[33U] = acc_1[33U] * _S770;
                        acc_1[34U] = acc_1[34U] * _S770;
                        acc_1[35U] = acc_1[35U] * _S770;
                        acc_1[36U] = acc_1[36U] * _S770;
                        acc_1[37U] = acc_1[37U] * _S770;
                        acc_1[38U] = acc_1[38U] * _S770;
                        acc_1[39U] = acc_1[39U] * _S770;
                        acc_1[40U] = acc_1[40U] * _S770;
                        acc_1[41U] = acc_1[41U] * _S770;
                        acc_1[42U] = acc_1[42U] * _S770;
                        acc_1[43U] = acc_1[43U] * _S770;
                        acc_1[44U] = acc_1[44U] * _S770;
                        acc_1[45U] = acc_1[45U] * _S770;
                        acc_1[46U] = acc_1[46U] * _S770;
                        acc_1[47U] = acc_1[47U] * _S770;
                        acc_1[48U] = acc_1[48U] * _S770;
                        acc_1[49U] = acc_1[49U] * _S770;
                        acc_1[50U] = acc_1[50U] * _S770;
                        acc_1[51U] = acc_1[51U] * _S770;
                        acc_1[52U] = acc_1[52U] * _S770;
                        acc_1[53U] = acc_1[53U] * _S770;
                        acc_1[54U] = acc_1[54U] * _S770;
                        acc_1[55U] = acc_1[55U] * _S770;
                        acc_1[56U] = acc_1[56U] * _S770;
                        acc_1[57U] = acc_1[57U] * _S770;
                        acc_1[58U] = acc_1[58U] * _S770;
                        acc_1[59U] = acc_1[59U] * _S770;
                        acc_1[60U] = acc_1[60U] * _S770;
                        acc_1[61U] = acc_1[61U] * _S770;
                        acc_1[62U] = acc_1[62U] * _S770;
                        acc_1[63U] = acc_1[63U] * _S770;
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
                        acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S247], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S258], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S266], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S274], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S282], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S290], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S298], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S306], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S314], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S322], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S330], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S338], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S346], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S354], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S362], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S370], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S378], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S386], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S394], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S402], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S410], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S418], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S426], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S434], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S442], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S450], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S458], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S466], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S474], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S482], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S490], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S498], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S506], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S514], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S522], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S530], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S538], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S546], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S554], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S562], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S570], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S578], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S586], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S594], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S602], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S610], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S618], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S626], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S634], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S642], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S650], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S658], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S666], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S674], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S682], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S690], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S698], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S706], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S714], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S722], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S730], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S738], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S746], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S754], acc_1[63U]);
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
                        acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S250], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S260], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S268], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S276], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S284], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S292], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S300], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S308], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S316], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S324], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S332], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S340], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S348], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S356], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S364], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S372], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S380], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S388], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S396], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S404], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S412], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S420], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S428], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S436], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S444], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S452], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S460], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S468], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S476], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S484], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S492], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S500], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S508], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S516], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S524], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S532], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S540], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S548], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S556], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S564], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S572], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S580], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S588], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S596], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S604], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S612], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S620], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S628], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S636], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S644], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S652], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S660], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S668], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S676], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S684], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S692], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S700], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S708], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S716], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S724], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S732], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S740], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S748], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S756], acc_1[63U]);
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
                        acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S253], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S262], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S270], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S278], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S286], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S294], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S302], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S310], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S318], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S326], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S334], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S342], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S350], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S358], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S366], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S374], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S382], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S390], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S398], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S406], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S414], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S422], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S430], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S438], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S446], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S454], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S462], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S470], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S478], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S486], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S494], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S502], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S510], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S518], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S526], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S534], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S542], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S550], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S558], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S566], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S574], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S582], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S590], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S598], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S606], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S614], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S622], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S630], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S638], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S646], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S654], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S662], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S670], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S678], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S686], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S694], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S702], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S710], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S718], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S726], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S734], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S742], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S750], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S758], acc_1[63U]);
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
                        acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S256], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S264], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S272], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S280], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S288], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S296], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S304], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S312], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S320], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S328], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S336], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S344], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S352], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S360], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S368], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S376], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S384], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S392], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S400], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S408], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S416], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S424], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S432], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S440], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S448], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S456], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S464], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S472], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S480], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S488], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S496], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S504], acc_1[31U]);
                        acc_1[32U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S512], acc_1[32U]);
                        acc_1[33U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S520], acc_1[33U]);
                        acc_1[34U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S528], acc_1[34U]);
                        acc_1[35U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S536], acc_1[35U]);
                        acc_1[36U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S544], acc_1[36U]);
                        acc_1[37U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S552], acc_1[37U]);
                        acc_1[38U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S560], acc_1[38U]);
                        acc_1[39U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S568], acc_1[39U]);
                        acc_1[40U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S576], acc_1[40U]);
                        acc_1[41U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S584], acc_1[41U]);
                        acc_1[42U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S592], acc_1[42U]);
                        acc_1[43U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S600], acc_1[43U]);
                        acc_1[44U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S608], acc_1[44U]);
                        acc_1[45U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S616], acc_1[45U]);
                        acc_1[46U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S624], acc_1[46U]);
                        acc_1[47U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S632], acc_1[47U]);
                        acc_1[48U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S640], acc_1[48U]);
                        acc_1[49U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S648], acc_1[49U]);
                        acc_1[50U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S656], acc_1[50U]);
                        acc_1[51U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S664], acc_1[51U]);
                        acc_1[52U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S672], acc_1[52U]);
                        acc_1[53U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S680], acc_1[53U]);
                        acc_1[54U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S688], acc_1[54U]);
                        acc_1[55U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S696], acc_1[55U]);
                        acc_1[56U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S704], acc_1[56U]);
                        acc_1[57U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S712], acc_1[57U]);
                        acc_1[58U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S720], acc_1[58U]);
                        acc_1[59U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S728], acc_1[59U]);
                        acc_1[60U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S736], acc_1[60U]);
                        acc_1[61U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S744], acc_1[61U]);
                        acc_1[62U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S752], acc_1[62U]);
                        acc_1[63U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S760], acc_1[63U]);
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
                _S32 = (range_1 * (&kernelContext_15)->params_0->range_keys_0) < _S39;
            }
            else
            {
                _S32 = false;
            }
            if(_S32)
            {
                thread Work_0 _S771 = _S33;
                uint _S772 = head_of_0(&_S771, _S35, &kernelContext_15);
                uint _S773 = query_of_0(_S35, &kernelContext_15);
                uint _S774 = scratch_of_0(_S33.batch_0, _S772, _S773, range_1, &kernelContext_15);
                store_range_0(_S774, _S34, m_3, l_2, poisoned_4, &kernelContext_15);
                store_range_quad_0(_S774, _S34, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S774, _S52, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S774, _S55, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S774, _S58, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S774, _S61, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S774, _S64, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S774, _S67, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S774, _S70, acc_1[7U], &kernelContext_15);
                store_range_quad_0(_S774, _S73, acc_1[8U], &kernelContext_15);
                store_range_quad_0(_S774, _S76, acc_1[9U], &kernelContext_15);
                store_range_quad_0(_S774, _S79, acc_1[10U], &kernelContext_15);
                store_range_quad_0(_S774, _S82, acc_1[11U], &kernelContext_15);
                store_range_quad_0(_S774, _S85, acc_1[12U], &kernelContext_15);
                store_range_quad_0(_S774, _S88, acc_1[13U], &kernelContext_15);
                store_range_quad_0(_S774, _S91, acc_1[14U], &kernelContext_15);
                store_range_quad_0(_S774, _S94, acc_1[15U], &kernelContext_15);
                store_range_quad_0(_S774, _S97, acc_1[16U], &kernelContext_15);
                store_range_quad_0(_S774, _S100, acc_1[17U], &kernelContext_15);
                store_range_quad_0(_S774, _S103, acc_1[18U], &kernelContext_15);
                store_range_quad_0(_S774, _S106, acc_1[19U], &kernelContext_15);
                store_range_quad_0(_S774, _S109, acc_1[20U], &kernelContext_15);
                store_range_quad_0(_S774, _S112, acc_1[21U], &kernelContext_15);
                store_range_quad_0(_S774, _S115, acc_1[22U], &kernelContext_15);
                store_range_quad_0(_S774, _S118, acc_1[23U], &kernelContext_15);
                store_range_quad_0(_S774, _S121, acc_1[24U], &kernelContext_15);
                store_range_quad_0(_S774, _S124, acc_1[25U], &kernelContext_15);
                store_range_quad_0(_S774, _S127, acc_1[26U], &kernelContext_15);
                store_range_quad_0(_S774, _S130, acc_1[27U], &kernelContext_15);
                store_range_quad_0(_S774, _S133, acc_1[28U], &kernelContext_15);
                store_range_quad_0(_S774, _S136, acc_1[29U], &kernelContext_15);
                store_range_quad_0(_S774, _S139, acc_1[30U], &kernelContext_15);
                store_range_quad_0(_S774, _S142, acc_1[31U], &kernelContext_15);
                store_range_quad_0(_S774, _S145, acc_1[32U], &kernelContext_15);
                store_range_quad_0(_S774, _S148, acc_1[33U], &kernelContext_15);
                store_range_quad_0(_S774, _S151, acc_1[34U], &kernelContext_15);
                store_range_quad_0(_S774, _S154, acc_1[35U], &kernelContext_15);
                store_range_quad_0(_S774, _S157, acc_1[36U], &kernelContext_15);
                store_range_quad_0(_S774, _S160, acc_1[37U], &kernelContext_15);
                store_range_quad_0(_S774, _S163, acc_1[38U], &kernelContext_15);
                store_range_quad_0(_S774, _S166, acc_1[39U], &kernelContext_15);
                store_range_quad_0(_S774, _S169, acc_1[40U], &kernelContext_15);
                store_range_quad_0(_S774, _S172, acc_1[41U], &kernelContext_15);
                store_range_quad_0(_S774, _S175, acc_1[42U], &kernelContext_15);
                store_range_quad_0(_S774, _S178, acc_1[43U], &kernelContext_15);
                store_range_quad_0(_S774, _S181, acc_1[44U], &kernelContext_15);
                store_range_quad_0(_S774, _S184, acc_1[45U], &kernelContext_15);
                store_range_quad_0(_S774, _S187, acc_1[46U], &kernelContext_15);
                store_range_quad_0(_S774, _S190, acc_1[47U], &kernelContext_15);
                store_range_quad_0(_S774, _S193, acc_1[48U], &kernelContext_15);
                store_range_quad_0(_S774, _S196, acc_1[49U], &kernelContext_15);
                store_range_quad_0(_S774, _S199, acc_1[50U], &kernelContext_15);
                store_range_quad_0(_S774, _S202, acc_1[51U], &kernelContext_15);
                store_range_quad_0(_S774, _S205, acc_1[52U], &kernelContext_15);
                store_range_quad_0(_S774, _S208, acc_1[53U], &kernelContext_15);
                store_range_quad_0(_S774, _S211, acc_1[54U], &kernelContext_15);
                store_range_quad_0(_S774, _S214, acc_1[55U], &kernelContext_15);
                store_range_quad_0(_S774, _S217, acc_1[56U], &kernelContext_15);
                store_range_quad_0(_S774, _S220, acc_1[57U], &kernelContext_15);
                store_range_quad_0(_S774, _S223, acc_1[58U], &kernelContext_15);
                store_range_quad_0(_S774, _S226, acc_1[59U], &kernelContext_15);
                store_range_quad_0(_S774, _S229, acc_1[60U], &kernelContext_15);
                store_range_quad_0(_S774, _S232, acc_1[61U], &kernelContext_15);
                store_range_quad_0(_S774, _S235, acc_1[62U], &kernelContext_15);
                store_range_quad_0(_S774, _S238, acc_1[63U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S775 = fold_2;
            float _S776 = folded_0(&_S775, total_l_0, l_2);
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
            m_2 = _S776;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S32 = _S241 < (_S33.last_range_0);
        }
        else
        {
            _S32 = false;
        }
        if(!_S32)
        {
            break;
        }
        range_1 = _S241;
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
        float _S777 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_15);
        thread Work_0 _S778 = _S33;
        uint _S779 = o_of_0(&_S778, _S35, &kernelContext_15);
        float4 _S780 = float4(_S777) ;
        store_quad_0(_S779, _S49, total_2[0U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S53, total_2[1U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S56, total_2[2U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S59, total_2[3U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S62, total_2[4U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S65, total_2[5U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S68, total_2[6U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S71, total_2[7U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S74, total_2[8U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S77, total_2[9U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S80, total_2[10U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S83, total_2[11U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S86, total_2[12U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S89, total_2[13U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S92, total_2[14U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S95, total_2[15U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S98, total_2[16U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S101, total_2[17U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S104, total_2[18U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S107, total_2[19U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S110, total_2[20U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S113, total_2[21U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S116, total_2[22U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S119, total_2[23U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S122, total_2[24U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S125, total_2[25U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S128, total_2[26U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S131, total_2[27U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S134, total_2[28U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S137, total_2[29U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S140, total_2[30U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S143, total_2[31U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S146, total_2[32U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S149, total_2[33U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S152, total_2[34U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S155, total_2[35U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S158, total_2[36U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S161, total_2[37U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S164, total_2[38U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S167, total_2[39U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S170, total_2[40U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S173, total_2[41U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S176, total_2[42U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S179, total_2[43U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S182, total_2[44U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S185, total_2[45U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S188, total_2[46U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S191, total_2[47U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S194, total_2[48U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S197, total_2[49U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S200, total_2[50U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S203, total_2[51U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S206, total_2[52U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S209, total_2[53U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S212, total_2[54U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S215, total_2[55U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S218, total_2[56U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S221, total_2[57U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S224, total_2[58U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S227, total_2[59U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S230, total_2[60U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S233, total_2[61U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S236, total_2[62U] * _S780, poisoned_4, &kernelContext_15);
        store_quad_0(_S779, _S239, total_2[63U] * _S780, poisoned_4, &kernelContext_15);
    }
    return;
}

