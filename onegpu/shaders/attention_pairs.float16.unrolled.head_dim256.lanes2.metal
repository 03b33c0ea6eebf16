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

struct AttentionParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint row_blocks_0;
    uint heads_0;
    uint group_0;
    uint q_len_0;
    uint k_len_0;
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
};

struct KernelContext_0
{
    AttentionParams_0 constant* params_0;
    int device* key_lengths_0;
    uint device* q_words_0;
    uint device* k_words_0;
    uint device* v_words_0;
    float device* mask_values_0;
    uint device* o_words_0;
    array<float4, int(512)> threadgroup* k_tile_0;
    array<float4, int(512)> threadgroup* v_tile_0;
    uint _S1;
};

uint keys_of_batch_0(uint batch_0, KernelContext_0 thread* kernelContext_0)
{
    if(((kernelContext_0->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_0->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_0->key_lengths_0[kernelContext_0->params_0->lengths_offset_0 + batch_0], int(0), int(kernelContext_0->params_0->k_len_0)));
}

uint keys_of_row_0(uint keys_0, uint row_0, KernelContext_0 thread* kernelContext_1)
{
    return uint(clamp(int(row_0) + kernelContext_1->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

float4 load_quad_0(uint device* words_0, uint row_1, uint element_0, KernelContext_0 thread* kernelContext_2)
{
    thread float4 quad_0 = float4(0.0, 0.0, 0.0, 0.0);
    uint left_0 = kernelContext_2->params_0->head_dim_0 - min(kernelContext_2->params_0->head_dim_0, element_0);
    uint word_0 = (row_1 + element_0) / 2U;
    if(left_0 >= 2U)
    {
        uint pair_0 = words_0[word_0];
        quad_0.xy = f16tof32_0(uint2(pair_0 & 65535U, pair_0 >> 16U));
    }
    if(left_0 >= 4U)
    {
        uint pair_1 = words_0[word_0 + 1U];
        quad_0.zw = f16tof32_0(uint2(pair_1 & 65535U, pair_1 >> 16U));
    }
    return quad_0;
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
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
        uint _S2 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S2;
        base_0 = 0U;
    }
    else
    {
        uint _S3 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S3;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S4;
    if(rest_0 > tie_0)
    {
        _S4 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S4 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S4 = false;
        }
    }
    uint rounded_1;
    if(_S4)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

void store_quad_0(uint row_2, uint element_1, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_3)
{
    uint left_1 = kernelContext_3->params_0->head_dim_0 - min(kernelContext_3->params_0->head_dim_0, element_1);
    uint word_1 = (row_2 + element_1) / 2U;
    uint _S5;
    if(left_1 >= 2U)
    {
        uint device* _S6 = kernelContext_3->o_words_0+word_1;
        if(poisoned_0)
        {
            _S5 = 2113961472U;
        }
        else
        {
            _S5 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S6 = _S5;
    }
    if(left_1 >= 4U)
    {
        uint device* _S7 = kernelContext_3->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S5 = 2113961472U;
        }
        else
        {
            _S5 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S7 = _S5;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], uint device* o_words_1 [[buffer(4)]])
{
    bool poisoned_1;
    thread KernelContext_0 kernelContext_4;
    (&kernelContext_4)->params_0 = params_1;
    (&kernelContext_4)->key_lengths_0 = key_lengths_1;
    (&kernelContext_4)->q_words_0 = q_words_1;
    (&kernelContext_4)->k_words_0 = k_words_1;
    (&kernelContext_4)->v_words_0 = v_words_1;
    (&kernelContext_4)->mask_values_0 = mask_values_1;
    (&kernelContext_4)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_4)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
    (&kernelContext_4)->v_tile_0 = &v_tile_1;
    (&kernelContext_4)->_S1 = _builtinQuadLaneIndex_0;
    uint number_0 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_0 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    uint block_0 = number_0 % (&kernelContext_4)->params_0->row_blocks_0;
    uint _S8 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint head_0 = _S8 % (&kernelContext_4)->params_0->heads_0;
    uint _S9 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint batch_1 = _S9 / (&kernelContext_4)->params_0->heads_0;
    uint _S10 = thread_0 % 2U;
    uint _S11 = block_0 * 32U;
    uint row_3 = _S11 + thread_0 / 2U;
    uint last_row_0 = min(_S11 + 32U, (&kernelContext_4)->params_0->q_len_0) - 1U;
    bool live_0 = row_3 < ((&kernelContext_4)->params_0->q_len_0);
    uint _S12 = keys_of_batch_0(batch_1, &kernelContext_4);
    uint _S13 = keys_of_row_0(_S12, last_row_0, &kernelContext_4);
    uint _S14;
    if(live_0)
    {
        uint _S15 = keys_of_row_0(_S12, row_3, &kernelContext_4);
        _S14 = _S15;
    }
    else
    {
        _S14 = 0U;
    }
    uint _S16 = (&kernelContext_4)->params_0->q_offset_0 + batch_1 * (&kernelContext_4)->params_0->q_batch_0 + head_0 * (&kernelContext_4)->params_0->q_head_0 + min(row_3, last_row_0) * (&kernelContext_4)->params_0->q_row_0;
    uint _S17 = (&kernelContext_4)->params_0->k_offset_0 + batch_1 * (&kernelContext_4)->params_0->k_batch_0;
    uint _S18 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S19 = _S17 + _S18 * (&kernelContext_4)->params_0->k_head_0;
    uint _S20 = (&kernelContext_4)->params_0->v_offset_0 + batch_1 * (&kernelContext_4)->params_0->v_batch_0;
    uint _S21 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S22 = _S20 + _S21 * (&kernelContext_4)->params_0->v_head_0;
    uint _S23 = (&kernelContext_4)->params_0->mask_offset_0 + batch_1 * (&kernelContext_4)->params_0->mask_batch_0 + head_0 * (&kernelContext_4)->params_0->mask_head_0 + row_3 * (&kernelContext_4)->params_0->mask_row_0;
    bool _S24 = (((&kernelContext_4)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(32)> q_0;
    thread array<float4, int(32)> acc_0;
    uint _S25 = _S10 * 4U;
    float4 _S26 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S25, &kernelContext_4);
    q_0[0U] = _S26 * float4((&kernelContext_4)->params_0->scale_0) ;
    float4 _S27 = float4(0.0, 0.0, 0.0, 0.0);
    acc_0[0U] = _S27;
    uint _S28 = (2U + _S10) * 4U;
    float4 _S29 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S28, &kernelContext_4);
    q_0[1U] = _S29 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[1U] = _S27;
    uint _S30 = (4U + _S10) * 4U;
    float4 _S31 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S30, &kernelContext_4);
    q_0[2U] = _S31 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[2U] = _S27;
    uint _S32 = (6U + _S10) * 4U;
    float4 _S33 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S32, &kernelContext_4);
    q_0[3U] = _S33 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[3U] = _S27;
    uint _S34 = (8U + _S10) * 4U;
    float4 _S35 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S34, &kernelContext_4);
    q_0[4U] = _S35 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[4U] = _S27;
    uint _S36 = (10U + _S10) * 4U;
    float4 _S37 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S36, &kernelContext_4);
    q_0[5U] = _S37 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[5U] = _S27;
    uint _S38 = (12U + _S10) * 4U;
    float4 _S39 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S38, &kernelContext_4);
    q_0[6U] = _S39 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[6U] = _S27;
    uint _S40 = (14U + _S10) * 4U;
    float4 _S41 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S40, &kernelContext_4);
    q_0[7U] = _S41 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[7U] = _S27;
    uint _S42 = (16U + _S10) * 4U;
    float4 _S43 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S42, &kernelContext_4);
    q_0[8U] = _S43 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[8U] = _S27;
    uint _S44 = (18U + _S10) * 4U;
    float4 _S45 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S44, &kernelContext_4);
    q_0[9U] = _S45 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[9U] = _S27;
    uint _S46 = (20U + _S10) * 4U;
    float4 _S47 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S46, &kernelContext_4);
    q_0[10U] = _S47 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[10U] = _S27;
    uint _S48 = (22U + _S10) * 4U;
    float4 _S49 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S48, &kernelContext_4);
    q_0[11U] = _S49 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[11U] = _S27;
    uint _S50 = (24U + _S10) * 4U;
    float4 _S51 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S50, &kernelContext_4);
    q_0[12U] = _S51 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[12U] = _S27;
    uint _S52 = (26U + _S10) * 4U;
    float4 _S53 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S52, &kernelContext_4);
    q_0[13U] = _S53 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[13U] = _S27;
    uint _S54 = (28U + _S10) * 4U;
    float4 _S55 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S54, &kernelContext_4);
    q_0[14U] = _S55 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[14U] = _S27;
    uint _S56 = (30U + _S10) * 4U;
    float4 _S57 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S56, &kernelContext_4);
    q_0[15U] = _S57 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[15U] = _S27;
    uint _S58 = (32U + _S10) * 4U;
    float4 _S59 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S58, &kernelContext_4);
    q_0[16U] = _S59 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[16U] = _S27;
    uint _S60 = (34U + _S10) * 4U;
    float4 _S61 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S60, &kernelContext_4);
    q_0[17U] = _S61 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[17U] = _S27;
    uint _S62 = (36U + _S10) * 4U;
    float4 _S63 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S62, &kernelContext_4);
    q_0[18U] = _S63 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[18U] = _S27;
    uint _S64 = (38U + _S10) * 4U;
    float4 _S65 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S64, &kernelContext_4);
    q_0[19U] = _S65 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[19U] = _S27;
    uint _S66 = (40U + _S10) * 4U;
    float4 _S67 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S66, &kernelContext_4);
    q_0[20U] = _S67 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[20U] = _S27;
    uint _S68 = (42U + _S10) * 4U;
    float4 _S69 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S68, &kernelContext_4);
    q_0[21U] = _S69 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[21U] = _S27;
    uint _S70 = (44U + _S10) * 4U;
    float4 _S71 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S70, &kernelContext_4);
    q_0[22U] = _S71 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[22U] = _S27;
    uint _S72 = (46U + _S10) * 4U;
    float4 _S73 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S72, &kernelContext_4);
    q_0[23U] = _S73 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[23U] = _S27;
    uint _S74 = (48U + _S10) * 4U;
    float4 _S75 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S74, &kernelContext_4);
    q_0[24U] = _S75 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[24U] = _S27;
    uint _S76 = (50U + _S10) * 4U;
    float4 _S77 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S76, &kernelContext_4);
    q_0[25U] = _S77 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[25U] = _S27;
    uint _S78 = (52U + _S10) * 4U;
    float4 _S79 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S78, &kernelContext_4);
    q_0[26U] = _S79 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[26U] = _S27;
    uint _S80 = (54U + _S10) * 4U;
    float4 _S81 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S80, &kernelContext_4);
    q_0[27U] = _S81 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[27U] = _S27;
    uint _S82 = (56U + _S10) * 4U;
    float4 _S83 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S82, &kernelContext_4);
    q_0[28U] = _S83 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[28U] = _S27;
    uint _S84 = (58U + _S10) * 4U;
    float4 _S85 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S84, &kernelContext_4);
    q_0[29U] = _S85 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[29U] = _S27;
    uint _S86 = (60U + _S10) * 4U;
    float4 _S87 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S86, &kernelContext_4);
    q_0[30U] = _S87 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[30U] = _S27;
    uint _S88 = (62U + _S10) * 4U;
    float4 _S89 = load_quad_0((&kernelContext_4)->q_words_0, _S16, _S88, &kernelContext_4);
    q_0[31U] = _S89 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[31U] = _S27;
    uint tile_0 = 0U;
    float m_0 = -3.4028234663852886e+38;
    bool poisoned_2 = false;
    float l_0 = 0.0;
    for(;;)
    {
        if(tile_0 < _S13)
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
            if(key_0 < _S13)
            {
                float4 _S90 = load_quad_0((&kernelContext_4)->k_words_0, _S19 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S91 = load_quad_0((&kernelContext_4)->v_words_0, _S22 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S90;
                v_quad_0 = _S91;
            }
            else
            {
                k_quad_0 = _S27;
                v_quad_0 = _S27;
            }
            (*(&kernelContext_4)->k_tile_0)[slot_0] = k_quad_0;
            (*(&kernelContext_4)->v_tile_0)[slot_0] = v_quad_0;
            slot_0 = slot_0 + 64U;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        uint _S92 = min(8U, _S13 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S92)
            {
            }
            else
            {
                break;
            }
            thread array<float4, int(4)> sum_0;
            sum_0[0U] = _S27;
            sum_0[1U] = _S27;
            sum_0[2U] = _S27;
            sum_0[3U] = _S27;
            uint _S93 = step_0 * 64U;
            uint _S94 = _S93 + _S10;
            float4 _S95 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S94], _S27);
            sum_0[0U] = _S95;
            uint _S96 = (step_0 + 1U) * 64U;
            uint _S97 = _S96 + _S10;
            float4 _S98 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S97], _S27);
            sum_0[1U] = _S98;
            uint _S99 = (step_0 + 2U) * 64U;
            uint _S100 = _S99 + _S10;
            float4 _S101 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S100], _S27);
            sum_0[2U] = _S101;
            uint _S102 = (step_0 + 3U) * 64U;
            uint _S103 = _S102 + _S10;
            float4 _S104 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S103], _S27);
            sum_0[3U] = _S104;
            uint _S105 = _S93 + 2U + _S10;
            float4 _S106 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S105], _S95);
            sum_0[0U] = _S106;
            uint _S107 = _S96 + 2U + _S10;
            float4 _S108 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S107], _S98);
            sum_0[1U] = _S108;
            uint _S109 = _S99 + 2U + _S10;
            float4 _S110 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S109], _S101);
            sum_0[2U] = _S110;
            uint _S111 = _S102 + 2U + _S10;
            float4 _S112 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S111], _S104);
            sum_0[3U] = _S112;
            uint _S113 = _S93 + 4U + _S10;
            float4 _S114 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S113], _S106);
            sum_0[0U] = _S114;
            uint _S115 = _S96 + 4U + _S10;
            float4 _S116 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S115], _S108);
            sum_0[1U] = _S116;
            uint _S117 = _S99 + 4U + _S10;
            float4 _S118 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S117], _S110);
            sum_0[2U] = _S118;
            uint _S119 = _S102 + 4U + _S10;
            float4 _S120 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S119], _S112);
            sum_0[3U] = _S120;
            uint _S121 = _S93 + 6U + _S10;
            float4 _S122 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S121], _S114);
            sum_0[0U] = _S122;
            uint _S123 = _S96 + 6U + _S10;
            float4 _S124 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S123], _S116);
            sum_0[1U] = _S124;
            uint _S125 = _S99 + 6U + _S10;
            float4 _S126 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S125], _S118);
            sum_0[2U] = _S126;
            uint _S127 = _S102 + 6U + _S10;
            float4 _S128 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S127], _S120);
            sum_0[3U] = _S128;
            uint _S129 = _S93 + 8U + _S10;
            float4 _S130 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S129], _S122);
            sum_0[0U] = _S130;
            uint _S131 = _S96 + 8U + _S10;
            float4 _S132 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S131], _S124);
            sum_0[1U] = _S132;
            uint _S133 = _S99 + 8U + _S10;
            float4 _S134 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S133], _S126);
            sum_0[2U] = _S134;
            uint _S135 = _S102 + 8U + _S10;
            float4 _S136 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S135], _S128);
            sum_0[3U] = _S136;
            uint _S137 = _S93 + 10U + _S10;
            float4 _S138 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S137], _S130);
            sum_0[0U] = _S138;
            uint _S139 = _S96 + 10U + _S10;
            float4 _S140 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S139], _S132);
            sum_0[1U] = _S140;
            uint _S141 = _S99 + 10U + _S10;
            float4 _S142 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S141], _S134);
            sum_0[2U] = _S142;
            uint _S143 = _S102 + 10U + _S10;
            float4 _S144 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S143], _S136);
            sum_0[3U] = _S144;
            uint _S145 = _S93 + 12U + _S10;
            float4 _S146 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S145], _S138);
            sum_0[0U] = _S146;
            uint _S147 = _S96 + 12U + _S10;
            float4 _S148 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S147], _S140);
            sum_0[1U] = _S148;
            uint _S149 = _S99 + 12U + _S10;
            float4 _S150 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S149], _S142);
            sum_0[2U] = _S150;
            uint _S151 = _S102 + 12U + _S10;
            float4 _S152 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S151], _S144);
            sum_0[3U] = _S152;
            uint _S153 = _S93 + 14U + _S10;
            float4 _S154 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S153], _S146);
            sum_0[0U] = _S154;
            uint _S155 = _S96 + 14U + _S10;
            float4 _S156 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S155], _S148);
            sum_0[1U] = _S156;
            uint _S157 = _S99 + 14U + _S10;
            float4 _S158 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S157], _S150);
            sum_0[2U] = _S158;
            uint _S159 = _S102 + 14U + _S10;
            float4 _S160 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S159], _S152);
            sum_0[3U] = _S160;
            uint _S161 = _S93 + 16U + _S10;
            float4 _S162 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S161], _S154);
            sum_0[0U] = _S162;
            uint _S163 = _S96 + 16U + _S10;
            float4 _S164 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S163], _S156);
            sum_0[1U] = _S164;
            uint _S165 = _S99 + 16U + _S10;
            float4 _S166 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S165], _S158);
            sum_0[2U] = _S166;
            uint _S167 = _S102 + 16U + _S10;
            float4 _S168 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S167], _S160);
            sum_0[3U] = _S168;
            uint _S169 = _S93 + 18U + _S10;
            float4 _S170 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S169], _S162);
            sum_0[0U] = _S170;
            uint _S171 = _S96 + 18U + _S10;
            float4 _S172 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S171], _S164);
            sum_0[1U] = _S172;
            uint _S173 = _S99 + 18U + _S10;
            float4 _S174 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S173], _S166);
            sum_0[2U] = _S174;
            uint _S175 = _S102 + 18U + _S10;
            float4 _S176 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S175], _S168);
            sum_0[3U] = _S176;
            uint _S177 = _S93 + 20U + _S10;
            float4 _S178 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S177], _S170);
            sum_0[0U] = _S178;
            uint _S179 = _S96 + 20U + _S10;
            float4 _S180 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S179], _S172);
            sum_0[1U] = _S180;
            uint _S181 = _S99 + 20U + _S10;
            float4 _S182 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S181], _S174);
            sum_0[2U] = _S182;
            uint _S183 = _S102 + 20U + _S10;
            float4 _S184 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S183], _S176);
            sum_0[3U] = _S184;
            uint _S185 = _S93 + 22U + _S10;
            float4 _S186 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S185], _S178);
            sum_0[0U] = _S186;
            uint _S187 = _S96 + 22U + _S10;
            float4 _S188 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S187], _S180);
            sum_0[1U] = _S188;
            uint _S189 = _S99 + 22U + _S10;
            float4 _S190 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S189], _S182);
            sum_0[2U] = _S190;
            uint _S191 = _S102 + 22U + _S10;
            float4 _S192 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S191], _S184);
            sum_0[3U] = _S192;
            uint _S193 = _S93 + 24U + _S10;
            float4 _S194 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S193], _S186);
            sum_0[0U] = _S194;
            uint _S195 = _S96 + 24U + _S10;
            float4 _S196 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S195], _S188);
            sum_0[1U] = _S196;
            uint _S197 = _S99 + 24U + _S10;
            float4 _S198 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S197], _S190);
            sum_0[2U] = _S198;
            uint _S199 = _S102 + 24U + _S10;
            float4 _S200 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S199], _S192);
            sum_0[3U] = _S200;
            uint _S201 = _S93 + 26U + _S10;
            float4 _S202 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S201], _S194);
            sum_0[0U] = _S202;
            uint _S203 = _S96 + 26U + _S10;
            float4 _S204 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S203], _S196);
            sum_0[1U] = _S204;
            uint _S205 = _S99 + 26U + _S10;
            float4 _S206 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S205], _S198);
            sum_0[2U] = _S206;
            uint _S207 = _S102 + 26U + _S10;
            float4 _S208 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S207], _S200);
            sum_0[3U] = _S208;
            uint _S209 = _S93 + 28U + _S10;
            float4 _S210 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S209], _S202);
            sum_0[0U] = _S210;
            uint _S211 = _S96 + 28U + _S10;
            float4 _S212 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S211], _S204);
            sum_0[1U] = _S212;
            uint _S213 = _S99 + 28U + _S10;
            float4 _S214 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S213], _S206);
            sum_0[2U] = _S214;
            uint _S215 = _S102 + 28U + _S10;
            float4 _S216 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S215], _S208);
            sum_0[3U] = _S216;
            uint _S217 = _S93 + 30U + _S10;
            float4 _S218 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S217], _S210);
            sum_0[0U] = _S218;
            uint _S219 = _S96 + 30U + _S10;
            float4 _S220 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S219], _S212);
            sum_0[1U] = _S220;
            uint _S221 = _S99 + 30U + _S10;
            float4 _S222 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S221], _S214);
            sum_0[2U] = _S222;
            uint _S223 = _S102 + 30U + _S10;
            float4 _S224 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S223], _S216);
            sum_0[3U] = _S224;
            uint _S225 = _S93 + 32U + _S10;
            float4 _S226 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S225], _S218);
            sum_0[0U] = _S226;
            uint _S227 = _S96 + 32U + _S10;
            float4 _S228 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S227], _S220);
            sum_0[1U] = _S228;
            uint _S229 = _S99 + 32U + _S10;
            float4 _S230 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S229], _S222);
            sum_0[2U] = _S230;
            uint _S231 = _S102 + 32U + _S10;
            float4 _S232 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S231], _S224);
            sum_0[3U] = _S232;
            uint _S233 = _S93 + 34U + _S10;
            float4 _S234 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S233], _S226);
            sum_0[0U] = _S234;
            uint _S235 = _S96 + 34U + _S10;
            float4 _S236 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S235], _S228);
            sum_0[1U] = _S236;
            uint _S237 = _S99 + 34U + _S10;
            float4 _S238 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S237], _S230);
            sum_0[2U] = _S238;
            uint _S239 = _S102 + 34U + _S10;
            float4 _S240 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S239], _S232);
            sum_0[3U] = _S240;
            uint _S241 = _S93 + 36U + _S10;
            float4 _S242 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S241], _S234);
            sum_0[0U] = _S242;
            uint _S243 = _S96 + 36U + _S10;
            float4 _S244 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S243], _S236);
            sum_0[1U] = _S244;
            uint _S245 = _S99 + 36U + _S10;
            float4 _S246 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S245], _S238);
            sum_0[2U] = _S246;
            uint _S247 = _S102 + 36U + _S10;
            float4 _S248 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S247], _S240);
            sum_0[3U] = _S248;
            uint _S249 = _S93 + 38U + _S10;
            float4 _S250 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S249], _S242);
            sum_0[0U] = _S250;
            uint _S251 = _S96 + 38U + _S10;
            float4 _S252 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S251], _S244);
            sum_0[1U] = _S252;
            uint _S253 = _S99 + 38U + _S10;
            float4 _S254 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S253], _S246);
            sum_0[2U] = _S254;
            uint _S255 = _S102 + 38U + _S10;
            float4 _S256 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S255], _S248);
            sum_0[3U] = _S256;
            uint _S257 = _S93 + 40U + _S10;
            float4 _S258 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S257], _S250);
            sum_0[0U] = _S258;
            uint _S259 = _S96 + 40U + _S10;
            float4 _S260 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S259], _S252);
            sum_0[1U] = _S260;
            uint _S261 = _S99 + 40U + _S10;
            float4 _S262 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S261], _S254);
            sum_0[2U] = _S262;
            uint _S263 = _S102 + 40U + _S10;
            float4 _S264 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S263], _S256);
            sum_0[3U] = _S264;
            uint _S265 = _S93 + 42U + _S10;
            float4 _S266 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S265], _S258);
            sum_0[0U] = _S266;
            uint _S267 = _S96 + 42U + _S10;
            float4 _S268 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S267], _S260);
            sum_0[1U] = _S268;
            uint _S269 = _S99 + 42U + _S10;
            float4 _S270 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S269], _S262);
            sum_0[2U] = _S270;
            uint _S271 = _S102 + 42U + _S10;
            float4 _S272 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S271], _S264);
            sum_0[3U] = _S272;
            uint _S273 = _S93 + 44U + _S10;
            float4 _S274 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S273], _S266);
            sum_0[0U] = _S274;
            uint _S275 = _S96 + 44U + _S10;
            float4 _S276 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S275], _S268);
            sum_0[1U] = _S276;
            uint _S277 = _S99 + 44U + _S10;
            float4 _S278 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S277], _S270);
            sum_0[2U] = _S278;
            uint _S279 = _S102 + 44U + _S10;
            float4 _S280 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S279], _S272);
            sum_0[3U] = _S280;
            uint _S281 = _S93 + 46U + _S10;
            float4 _S282 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S281], _S274);
            sum_0[0U] = _S282;
            uint _S283 = _S96 + 46U + _S10;
            float4 _S284 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S283], _S276);
            sum_0[1U] = _S284;
            uint _S285 = _S99 + 46U + _S10;
            float4 _S286 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S285], _S278);
            sum_0[2U] = _S286;
            uint _S287 = _S102 + 46U + _S10;
            float4 _S288 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S287], _S280);
            sum_0[3U] = _S288;
            uint _S289 = _S93 + 48U + _S10;
            float4 _S290 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S289], _S282);
            sum_0[0U] = _S290;
            uint _S291 = _S96 + 48U + _S10;
            float4 _S292 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S291], _S284);
            sum_0[1U] = _S292;
            uint _S293 = _S99 + 48U + _S10;
            float4 _S294 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S293], _S286);
            sum_0[2U] = _S294;
            uint _S295 = _S102 + 48U + _S10;
            float4 _S296 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S295], _S288);
            sum_0[3U] = _S296;
            uint _S297 = _S93 + 50U + _S10;
            float4 _S298 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S297], _S290);
            sum_0[0U] = _S298;
            uint _S299 = _S96 + 50U + _S10;
            float4 _S300 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S299], _S292);
            sum_0[1U] = _S300;
            uint _S301 = _S99 + 50U + _S10;
            float4 _S302 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S301], _S294);
            sum_0[2U] = _S302;
            uint _S303 = _S102 + 50U + _S10;
            float4 _S304 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S303], _S296);
            sum_0[3U] = _S304;
            uint _S305 = _S93 + 52U + _S10;
            float4 _S306 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S305], _S298);
            sum_0[0U] = _S306;
            uint _S307 = _S96 + 52U + _S10;
            float4 _S308 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S307], _S300);
            sum_0[1U] = _S308;
            uint _S309 = _S99 + 52U + _S10;
            float4 _S310 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S309], _S302);
            sum_0[2U] = _S310;
            uint _S311 = _S102 + 52U + _S10;
            float4 _S312 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S311], _S304);
            sum_0[3U] = _S312;
            uint _S313 = _S93 + 54U + _S10;
            float4 _S314 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S313], _S306);
            sum_0[0U] = _S314;
            uint _S315 = _S96 + 54U + _S10;
            float4 _S316 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S315], _S308);
            sum_0[1U] = _S316;
            uint _S317 = _S99 + 54U + _S10;
            float4 _S318 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S317], _S310);
            sum_0[2U] = _S318;
            uint _S319 = _S102 + 54U + _S10;
            float4 _S320 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S319], _S312);
            sum_0[3U] = _S320;
            uint _S321 = _S93 + 56U + _S10;
            float4 _S322 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S321], _S314);
            sum_0[0U] = _S322;
            uint _S323 = _S96 + 56U + _S10;
            float4 _S324 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S323], _S316);
            sum_0[1U] = _S324;
            uint _S325 = _S99 + 56U + _S10;
            float4 _S326 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S325], _S318);
            sum_0[2U] = _S326;
            uint _S327 = _S102 + 56U + _S10;
            float4 _S328 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S327], _S320);
            sum_0[3U] = _S328;
            uint _S329 = _S93 + 58U + _S10;
            float4 _S330 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S329], _S322);
            sum_0[0U] = _S330;
            uint _S331 = _S96 + 58U + _S10;
            float4 _S332 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S331], _S324);
            sum_0[1U] = _S332;
            uint _S333 = _S99 + 58U + _S10;
            float4 _S334 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S333], _S326);
            sum_0[2U] = _S334;
            uint _S335 = _S102 + 58U + _S10;
            float4 _S336 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S335], _S328);
            sum_0[3U] = _S336;
            uint _S337 = _S93 + 60U + _S10;
            float4 _S338 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S337], _S330);
            sum_0[0U] = _S338;
            uint _S339 = _S96 + 60U + _S10;
            float4 _S340 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S339], _S332);
            sum_0[1U] = _S340;
            uint _S341 = _S99 + 60U + _S10;
            float4 _S342 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S341], _S334);
            sum_0[2U] = _S342;
            uint _S343 = _S102 + 60U + _S10;
            float4 _S344 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S343], _S336);
            sum_0[3U] = _S344;
            uint _S345 = _S93 + 62U + _S10;
            float4 _S346 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S345], _S338);
            sum_0[0U] = _S346;
            uint _S347 = _S96 + 62U + _S10;
            float4 _S348 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S347], _S340);
            sum_0[1U] = _S348;
            uint _S349 = _S99 + 62U + _S10;
            float4 _S350 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S349], _S342);
            sum_0[2U] = _S350;
            uint _S351 = _S102 + 62U + _S10;
            float4 _S352 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S351], _S344);
            sum_0[3U] = _S352;
            thread array<float, int(4)> score_1;
            float _S353 = _S346.x + _S346.y + (_S346.z + _S346.w);
            float _S354 = _S348.x + _S348.y + (_S348.z + _S348.w);
            float _S355 = _S350.x + _S350.y + (_S350.z + _S350.w);
            float _S356 = _S352.x + _S352.y + (_S352.z + _S352.w);
            float _S357 = (quad_shuffle((_S353), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[0U] = _S353 + _S357;
            float _S358 = (quad_shuffle((_S354), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[1U] = _S354 + _S358;
            float _S359 = (quad_shuffle((_S355), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[2U] = _S355 + _S359;
            float _S360 = (quad_shuffle((_S356), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[3U] = _S356 + _S360;
            uint _S361 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S361 >= _S14;
            bool _S362;
            if(_S24)
            {
                _S362 = !hidden_0[0U];
            }
            else
            {
                _S362 = false;
            }
            if(_S362)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S23 + _S361 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S363;
            if(!hidden_0[0U])
            {
                _S363 = is_special_0(score_1[0U]);
            }
            else
            {
                _S363 = false;
            }
            bool poisoned_3;
            if(_S363)
            {
                if((as_type<uint>((score_1[0U]))) != 4286578688U)
                {
                    poisoned_3 = true;
                }
                else
                {
                    poisoned_3 = poisoned_1;
                }
                hidden_0[0U] = true;
            }
            else
            {
                poisoned_3 = poisoned_1;
            }
            float peak_0;
            if(!hidden_0[0U])
            {
                peak_0 = max(m_1, score_1[0U]);
            }
            else
            {
                peak_0 = m_1;
            }
            uint key_1 = _S361 + 1U;
            hidden_0[1U] = key_1 >= _S14;
            bool _S364;
            if(_S24)
            {
                _S364 = !hidden_0[1U];
            }
            else
            {
                _S364 = false;
            }
            if(_S364)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S23 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S365;
            if(!hidden_0[1U])
            {
                _S365 = is_special_0(score_1[1U]);
            }
            else
            {
                _S365 = false;
            }
            bool poisoned_4;
            if(_S365)
            {
                if((as_type<uint>((score_1[1U]))) != 4286578688U)
                {
                    poisoned_4 = true;
                }
                else
                {
                    poisoned_4 = poisoned_3;
                }
                hidden_0[1U] = true;
            }
            else
            {
                poisoned_4 = poisoned_3;
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
            uint key_2 = _S361 + 2U;
            hidden_0[2U] = key_2 >= _S14;
            bool _S366;
            if(_S24)
            {
                _S366 = !hidden_0[2U];
            }
            else
            {
                _S366 = false;
            }
            if(_S366)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S23 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S367;
            if(!hidden_0[2U])
            {
                _S367 = is_special_0(score_1[2U]);
            }
            else
            {
                _S367 = false;
            }
            bool poisoned_5;
            if(_S367)
            {
                if((as_type<uint>((score_1[2U]))) != 4286578688U)
                {
                    poisoned_5 = true;
                }
                else
                {
                    poisoned_5 = poisoned_4;
                }
                hidden_0[2U] = true;
            }
            else
            {
                poisoned_5 = poisoned_4;
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
            uint key_3 = _S361 + 3U;
            hidden_0[3U] = key_3 >= _S14;
            bool _S368;
            if(_S24)
            {
                _S368 = !hidden_0[3U];
            }
            else
            {
                _S368 = false;
            }
            if(_S368)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S23 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S369;
            if(!hidden_0[3U])
            {
                _S369 = is_special_0(score_1[3U]);
            }
            else
            {
                _S369 = false;
            }
            if(_S369)
            {
                bool poisoned_6;
                if((as_type<uint>((score_1[3U]))) != 4286578688U)
                {
                    poisoned_6 = true;
                }
                else
                {
                    poisoned_6 = poisoned_5;
                }
                hidden_0[3U] = true;
                poisoned_1 = poisoned_6;
            }
            else
            {
                poisoned_1 = poisoned_5;
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
            float l_2;
            if(peak_3 > m_1)
            {
                float shrink_0 = exp(m_1 - peak_3);
                float l_3 = l_1 * shrink_0;
                float4 _S370 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S370;
                acc_0[1U] = acc_0[1U] * _S370;
                acc_0[2U] = acc_0[2U] * _S370;
                acc_0[3U] = acc_0[3U] * _S370;
                acc_0[4U] = acc_0[4U] * _S370;
                acc_0[5U] = acc_0[5U] * _S370;
                acc_0[6U] = acc_0[6U] * _S370;
                acc_0[7U] = acc_0[7U] * _S370;
                acc_0[8U] = acc_0[8U] * _S370;
                acc_0[9U] = acc_0[9U] * _S370;
                acc_0[10U] = acc_0[10U] * _S370;
                acc_0[11U] = acc_0[11U] * _S370;
                acc_0[12U] = acc_0[12U] * _S370;
                acc_0[13U] = acc_0[13U] * _S370;
                acc_0[14U] = acc_0[14U] * _S370;
                acc_0[15U] = acc_0[15U] * _S370;
                acc_0[16U] = acc_0[16U] * _S370;
                acc_0[17U] = acc_0[17U] * _S370;
                acc_0[18U] = acc_0[18U] * _S370;
                acc_0[19U] = acc_0[19U] * _S370;
                acc_0[20U] = acc_0[20U] * _S370;
                acc_0[21U] = acc_0[21U] * _S370;
                acc_0[22U] = acc_0[22U] * _S370;
                acc_0[23U] = acc_0[23U] * _S370;
                acc_0[24U] = acc_0[24U] * _S370;
                acc_0[25U] = acc_0[25U] * _S370;
                acc_0[26U] = acc_0[26U] * _S370;
                acc_0[27U] = acc_0[27U] * _S370;
                acc_0[28U] = acc_0[28U] * _S370;
                acc_0[29U] = acc_0[29U] * _S370;
                acc_0[30U] = acc_0[30U] * _S370;
                acc_0[31U] = acc_0[31U] * _S370;
                m_1 = peak_3;
                l_2 = l_3;
            }
            else
            {
                l_2 = l_1;
            }
            float l_4;
            if(!hidden_0[0U])
            {
                float weight_0 = exp(score_1[0U] - m_1);
                float l_5 = l_2 + weight_0;
                float4 _S371 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S94], acc_0[0U]);
                acc_0[1U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S105], acc_0[1U]);
                acc_0[2U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S113], acc_0[2U]);
                acc_0[3U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S121], acc_0[3U]);
                acc_0[4U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S129], acc_0[4U]);
                acc_0[5U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S137], acc_0[5U]);
                acc_0[6U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S145], acc_0[6U]);
                acc_0[7U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S153], acc_0[7U]);
                acc_0[8U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S161], acc_0[8U]);
                acc_0[9U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S169], acc_0[9U]);
                acc_0[10U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S177], acc_0[10U]);
                acc_0[11U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S185], acc_0[11U]);
                acc_0[12U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S193], acc_0[12U]);
                acc_0[13U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S201], acc_0[13U]);
                acc_0[14U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S209], acc_0[14U]);
                acc_0[15U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S217], acc_0[15U]);
                acc_0[16U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S225], acc_0[16U]);
                acc_0[17U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S233], acc_0[17U]);
                acc_0[18U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S241], acc_0[18U]);
                acc_0[19U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S249], acc_0[19U]);
                acc_0[20U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S257], acc_0[20U]);
                acc_0[21U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S265], acc_0[21U]);
                acc_0[22U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S273], acc_0[22U]);
                acc_0[23U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S281], acc_0[23U]);
                acc_0[24U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S289], acc_0[24U]);
                acc_0[25U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S297], acc_0[25U]);
                acc_0[26U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S305], acc_0[26U]);
                acc_0[27U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S313], acc_0[27U]);
                acc_0[28U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S321], acc_0[28U]);
                acc_0[29U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S329], acc_0[29U]);
                acc_0[30U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S337], acc_0[30U]);
                acc_0[31U] = fma(_S371, (*(&kernelContext_4)->v_tile_0)[_S345], acc_0[31U]);
                l_4 = l_5;
            }
            else
            {
                l_4 = l_2;
            }
            float l_6;
            if(!hidden_0[1U])
            {
                float weight_1 = exp(score_1[1U] - m_1);
                float l_7 = l_4 + weight_1;
                float4 _S372 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S97], acc_0[0U]);
                acc_0[1U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S107], acc_0[1U]);
                acc_0[2U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S115], acc_0[2U]);
                acc_0[3U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S123], acc_0[3U]);
                acc_0[4U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S131], acc_0[4U]);
                acc_0[5U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S139], acc_0[5U]);
                acc_0[6U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S147], acc_0[6U]);
                acc_0[7U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S155], acc_0[7U]);
                acc_0[8U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S163], acc_0[8U]);
                acc_0[9U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S171], acc_0[9U]);
                acc_0[10U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S179], acc_0[10U]);
                acc_0[11U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S187], acc_0[11U]);
                acc_0[12U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S195], acc_0[12U]);
                acc_0[13U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S203], acc_0[13U]);
                acc_0[14U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S211], acc_0[14U]);
                acc_0[15U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S219], acc_0[15U]);
                acc_0[16U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S227], acc_0[16U]);
                acc_0[17U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S235], acc_0[17U]);
                acc_0[18U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S243], acc_0[18U]);
                acc_0[19U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S251], acc_0[19U]);
                acc_0[20U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S259], acc_0[20U]);
                acc_0[21U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S267], acc_0[21U]);
                acc_0[22U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S275], acc_0[22U]);
                acc_0[23U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S283], acc_0[23U]);
                acc_0[24U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S291], acc_0[24U]);
                acc_0[25U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S299], acc_0[25U]);
                acc_0[26U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S307], acc_0[26U]);
                acc_0[27U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S315], acc_0[27U]);
                acc_0[28U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S323], acc_0[28U]);
                acc_0[29U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S331], acc_0[29U]);
                acc_0[30U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S339], acc_0[30U]);
                acc_0[31U] = fma(_S372, (*(&kernelContext_4)->v_tile_0)[_S347], acc_0[31U]);
                l_6 = l_7;
            }
            else
            {
                l_6 = l_4;
            }
            float l_8;
            if(!hidden_0[2U])
            {
                float weight_2 = exp(score_1[2U] - m_1);
                float l_9 = l_6 + weight_2;
                float4 _S373 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S100], acc_0[0U]);
                acc_0[1U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S109], acc_0[1U]);
                acc_0[2U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S117], acc_0[2U]);
                acc_0[3U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S125], acc_0[3U]);
                acc_0[4U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S133], acc_0[4U]);
                acc_0[5U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S141], acc_0[5U]);
                acc_0[6U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S149], acc_0[6U]);
                acc_0[7U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S157], acc_0[7U]);
                acc_0[8U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S165], acc_0[8U]);
                acc_0[9U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S173], acc_0[9U]);
                acc_0[10U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S181], acc_0[10U]);
                acc_0[11U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S189], acc_0[11U]);
                acc_0[12U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S197], acc_0[12U]);
                acc_0[13U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S205], acc_0[13U]);
                acc_0[14U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S213], acc_0[14U]);
                acc_0[15U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S221], acc_0[15U]);
                acc_0[16U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S229], acc_0[16U]);
                acc_0[17U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S237], acc_0[17U]);
                acc_0[18U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S245], acc_0[18U]);
                acc_0[19U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S253], acc_0[19U]);
                acc_0[20U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S261], acc_0[20U]);
                acc_0[21U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S269], acc_0[21U]);
                acc_0[22U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S277], acc_0[22U]);
                acc_0[23U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S285], acc_0[23U]);
                acc_0[24U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S293], acc_0[24U]);
                acc_0[25U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S301], acc_0[25U]);
                acc_0[26U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S309], acc_0[26U]);
                acc_0[27U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S317], acc_0[27U]);
                acc_0[28U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S325], acc_0[28U]);
                acc_0[29U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S333], acc_0[29U]);
                acc_0[30U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S341], acc_0[30U]);
                acc_0[31U] = fma(_S373, (*(&kernelContext_4)->v_tile_0)[_S349], acc_0[31U]);
                l_8 = l_9;
            }
            else
            {
                l_8 = l_6;
            }
            if(!hidden_0[3U])
            {
                float weight_3 = exp(score_1[3U] - m_1);
                float l_10 = l_8 + weight_3;
                float4 _S374 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S103], acc_0[0U]);
                acc_0[1U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S111], acc_0[1U]);
                acc_0[2U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S119], acc_0[2U]);
                acc_0[3U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S127], acc_0[3U]);
                acc_0[4U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S135], acc_0[4U]);
                acc_0[5U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S143], acc_0[5U]);
                acc_0[6U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S151], acc_0[6U]);
                acc_0[7U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S159], acc_0[7U]);
                acc_0[8U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S167], acc_0[8U]);
                acc_0[9U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S175], acc_0[9U]);
                acc_0[10U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S183], acc_0[10U]);
                acc_0[11U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S191], acc_0[11U]);
                acc_0[12U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S199], acc_0[12U]);
                acc_0[13U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S207], acc_0[13U]);
                acc_0[14U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S215], acc_0[14U]);
                acc_0[15U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S223], acc_0[15U]);
                acc_0[16U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S231], acc_0[16U]);
                acc_0[17U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S239], acc_0[17U]);
                acc_0[18U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S247], acc_0[18U]);
                acc_0[19U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S255], acc_0[19U]);
                acc_0[20U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S263], acc_0[20U]);
                acc_0[21U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S271], acc_0[21U]);
                acc_0[22U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S279], acc_0[22U]);
                acc_0[23U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S287], acc_0[23U]);
                acc_0[24U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S295], acc_0[24U]);
                acc_0[25U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S303], acc_0[25U]);
                acc_0[26U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S311], acc_0[26U]);
                acc_0[27U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S319], acc_0[27U]);
                acc_0[28U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S327], acc_0[28U]);
                acc_0[29U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S335], acc_0[29U]);
                acc_0[30U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S343], acc_0[30U]);
                acc_0[31U] = fma(_S374, (*(&kernelContext_4)->v_tile_0)[_S351], acc_0[31U]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + 4U;
        }
        tile_0 = tile_0 + 8U;
        m_0 = m_1;
        poisoned_2 = poisoned_1;
        l_0 = l_1;
    }
    if(live_0)
    {
        bool masked_0 = l_0 == 0.0;
        if(masked_0)
        {
            poisoned_1 = (((&kernelContext_4)->params_0->flags_0) & 4U) == 0U;
        }
        else
        {
            poisoned_1 = false;
        }
        if(poisoned_1)
        {
            poisoned_2 = true;
        }
        if(masked_0)
        {
            m_0 = 0.0;
        }
        else
        {
            m_0 = 1.0 / l_0;
        }
        uint _S375 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S375, _S25, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S28, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S30, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S32, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S34, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S36, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S38, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S40, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S42, acc_0[8U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S44, acc_0[9U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S46, acc_0[10U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S48, acc_0[11U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S50, acc_0[12U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S52, acc_0[13U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S54, acc_0[14U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S56, acc_0[15U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S58, acc_0[16U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S60, acc_0[17U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S62, acc_0[18U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S64, acc_0[19U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S66, acc_0[20U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S68, acc_0[21U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S70, acc_0[22U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S72, acc_0[23U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S74, acc_0[24U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S76, acc_0[25U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S78, acc_0[26U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S80, acc_0[27U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S82, acc_0[28U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S84, acc_0[29U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S86, acc_0[30U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S375, _S88, acc_0[31U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

