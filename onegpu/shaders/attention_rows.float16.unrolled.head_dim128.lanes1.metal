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
        uint _S1 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S1;
        base_0 = 0U;
    }
    else
    {
        uint _S2 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S2;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S3;
    if(rest_0 > tie_0)
    {
        _S3 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S3 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S3 = false;
        }
    }
    uint rounded_1;
    if(_S3)
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
    uint _S4;
    if(left_1 >= 2U)
    {
        uint device* _S5 = kernelContext_3->o_words_0+word_1;
        if(poisoned_0)
        {
            _S4 = 2113961472U;
        }
        else
        {
            _S4 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S5 = _S4;
    }
    if(left_1 >= 4U)
    {
        uint device* _S6 = kernelContext_3->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S4 = 2113961472U;
        }
        else
        {
            _S4 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S6 = _S4;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], uint device* o_words_1 [[buffer(4)]])
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
    uint number_0 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_0 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    uint block_0 = number_0 % (&kernelContext_4)->params_0->row_blocks_0;
    uint _S7 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint head_0 = _S7 % (&kernelContext_4)->params_0->heads_0;
    uint _S8 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint batch_1 = _S8 / (&kernelContext_4)->params_0->heads_0;
    uint _S9 = thread_0 % 1U;
    uint _S10 = block_0 * 64U;
    uint row_3 = _S10 + thread_0;
    uint last_row_0 = min(_S10 + 64U, (&kernelContext_4)->params_0->q_len_0) - 1U;
    bool live_0 = row_3 < ((&kernelContext_4)->params_0->q_len_0);
    uint _S11 = keys_of_batch_0(batch_1, &kernelContext_4);
    uint _S12 = keys_of_row_0(_S11, last_row_0, &kernelContext_4);
    uint _S13;
    if(live_0)
    {
        uint _S14 = keys_of_row_0(_S11, row_3, &kernelContext_4);
        _S13 = _S14;
    }
    else
    {
        _S13 = 0U;
    }
    uint _S15 = (&kernelContext_4)->params_0->q_offset_0 + batch_1 * (&kernelContext_4)->params_0->q_batch_0 + head_0 * (&kernelContext_4)->params_0->q_head_0 + min(row_3, last_row_0) * (&kernelContext_4)->params_0->q_row_0;
    uint _S16 = (&kernelContext_4)->params_0->k_offset_0 + batch_1 * (&kernelContext_4)->params_0->k_batch_0;
    uint _S17 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S18 = _S16 + _S17 * (&kernelContext_4)->params_0->k_head_0;
    uint _S19 = (&kernelContext_4)->params_0->v_offset_0 + batch_1 * (&kernelContext_4)->params_0->v_batch_0;
    uint _S20 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S21 = _S19 + _S20 * (&kernelContext_4)->params_0->v_head_0;
    uint _S22 = (&kernelContext_4)->params_0->mask_offset_0 + batch_1 * (&kernelContext_4)->params_0->mask_batch_0 + head_0 * (&kernelContext_4)->params_0->mask_head_0 + row_3 * (&kernelContext_4)->params_0->mask_row_0;
    bool _S23 = (((&kernelContext_4)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(32)> q_0;
    thread array<float4, int(32)> acc_0;
    uint _S24 = _S9 * 4U;
    float4 _S25 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S24, &kernelContext_4);
    q_0[0U] = _S25 * float4((&kernelContext_4)->params_0->scale_0) ;
    float4 _S26 = float4(0.0, 0.0, 0.0, 0.0);
    acc_0[0U] = _S26;
    uint _S27 = (1U + _S9) * 4U;
    float4 _S28 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S27, &kernelContext_4);
    q_0[1U] = _S28 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[1U] = _S26;
    uint _S29 = (2U + _S9) * 4U;
    float4 _S30 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S29, &kernelContext_4);
    q_0[2U] = _S30 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[2U] = _S26;
    uint _S31 = (3U + _S9) * 4U;
    float4 _S32 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S31, &kernelContext_4);
    q_0[3U] = _S32 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[3U] = _S26;
    uint _S33 = (4U + _S9) * 4U;
    float4 _S34 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S33, &kernelContext_4);
    q_0[4U] = _S34 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[4U] = _S26;
    uint _S35 = (5U + _S9) * 4U;
    float4 _S36 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S35, &kernelContext_4);
    q_0[5U] = _S36 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[5U] = _S26;
    uint _S37 = (6U + _S9) * 4U;
    float4 _S38 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S37, &kernelContext_4);
    q_0[6U] = _S38 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[6U] = _S26;
    uint _S39 = (7U + _S9) * 4U;
    float4 _S40 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S39, &kernelContext_4);
    q_0[7U] = _S40 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[7U] = _S26;
    uint _S41 = (8U + _S9) * 4U;
    float4 _S42 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S41, &kernelContext_4);
    q_0[8U] = _S42 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[8U] = _S26;
    uint _S43 = (9U + _S9) * 4U;
    float4 _S44 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S43, &kernelContext_4);
    q_0[9U] = _S44 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[9U] = _S26;
    uint _S45 = (10U + _S9) * 4U;
    float4 _S46 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S45, &kernelContext_4);
    q_0[10U] = _S46 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[10U] = _S26;
    uint _S47 = (11U + _S9) * 4U;
    float4 _S48 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S47, &kernelContext_4);
    q_0[11U] = _S48 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[11U] = _S26;
    uint _S49 = (12U + _S9) * 4U;
    float4 _S50 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S49, &kernelContext_4);
    q_0[12U] = _S50 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[12U] = _S26;
    uint _S51 = (13U + _S9) * 4U;
    float4 _S52 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S51, &kernelContext_4);
    q_0[13U] = _S52 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[13U] = _S26;
    uint _S53 = (14U + _S9) * 4U;
    float4 _S54 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S53, &kernelContext_4);
    q_0[14U] = _S54 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[14U] = _S26;
    uint _S55 = (15U + _S9) * 4U;
    float4 _S56 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S55, &kernelContext_4);
    q_0[15U] = _S56 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[15U] = _S26;
    uint _S57 = (16U + _S9) * 4U;
    float4 _S58 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S57, &kernelContext_4);
    q_0[16U] = _S58 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[16U] = _S26;
    uint _S59 = (17U + _S9) * 4U;
    float4 _S60 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S59, &kernelContext_4);
    q_0[17U] = _S60 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[17U] = _S26;
    uint _S61 = (18U + _S9) * 4U;
    float4 _S62 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S61, &kernelContext_4);
    q_0[18U] = _S62 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[18U] = _S26;
    uint _S63 = (19U + _S9) * 4U;
    float4 _S64 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S63, &kernelContext_4);
    q_0[19U] = _S64 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[19U] = _S26;
    uint _S65 = (20U + _S9) * 4U;
    float4 _S66 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S65, &kernelContext_4);
    q_0[20U] = _S66 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[20U] = _S26;
    uint _S67 = (21U + _S9) * 4U;
    float4 _S68 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S67, &kernelContext_4);
    q_0[21U] = _S68 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[21U] = _S26;
    uint _S69 = (22U + _S9) * 4U;
    float4 _S70 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S69, &kernelContext_4);
    q_0[22U] = _S70 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[22U] = _S26;
    uint _S71 = (23U + _S9) * 4U;
    float4 _S72 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S71, &kernelContext_4);
    q_0[23U] = _S72 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[23U] = _S26;
    uint _S73 = (24U + _S9) * 4U;
    float4 _S74 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S73, &kernelContext_4);
    q_0[24U] = _S74 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[24U] = _S26;
    uint _S75 = (25U + _S9) * 4U;
    float4 _S76 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S75, &kernelContext_4);
    q_0[25U] = _S76 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[25U] = _S26;
    uint _S77 = (26U + _S9) * 4U;
    float4 _S78 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S77, &kernelContext_4);
    q_0[26U] = _S78 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[26U] = _S26;
    uint _S79 = (27U + _S9) * 4U;
    float4 _S80 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S79, &kernelContext_4);
    q_0[27U] = _S80 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[27U] = _S26;
    uint _S81 = (28U + _S9) * 4U;
    float4 _S82 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S81, &kernelContext_4);
    q_0[28U] = _S82 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[28U] = _S26;
    uint _S83 = (29U + _S9) * 4U;
    float4 _S84 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S83, &kernelContext_4);
    q_0[29U] = _S84 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[29U] = _S26;
    uint _S85 = (30U + _S9) * 4U;
    float4 _S86 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S85, &kernelContext_4);
    q_0[30U] = _S86 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[30U] = _S26;
    uint _S87 = (31U + _S9) * 4U;
    float4 _S88 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S87, &kernelContext_4);
    q_0[31U] = _S88 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[31U] = _S26;
    uint tile_0 = 0U;
    float m_0 = -3.4028234663852886e+38;
    bool poisoned_2 = false;
    float l_0 = 0.0;
    for(;;)
    {
        if(tile_0 < _S12)
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
            if(key_0 < _S12)
            {
                float4 _S89 = load_quad_0((&kernelContext_4)->k_words_0, _S18 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S90 = load_quad_0((&kernelContext_4)->v_words_0, _S21 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S89;
                v_quad_0 = _S90;
            }
            else
            {
                k_quad_0 = _S26;
                v_quad_0 = _S26;
            }
            (*(&kernelContext_4)->k_tile_0)[slot_0] = k_quad_0;
            (*(&kernelContext_4)->v_tile_0)[slot_0] = v_quad_0;
            slot_0 = slot_0 + 64U;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        uint _S91 = min(16U, _S12 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S91)
            {
            }
            else
            {
                break;
            }
            thread array<float4, int(4)> sum_0;
            sum_0[0U] = _S26;
            sum_0[1U] = _S26;
            sum_0[2U] = _S26;
            sum_0[3U] = _S26;
            uint _S92 = step_0 * 32U;
            uint _S93 = _S92 + _S9;
            float4 _S94 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S93], _S26);
            sum_0[0U] = _S94;
            uint _S95 = (step_0 + 1U) * 32U;
            uint _S96 = _S95 + _S9;
            float4 _S97 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S96], _S26);
            sum_0[1U] = _S97;
            uint _S98 = (step_0 + 2U) * 32U;
            uint _S99 = _S98 + _S9;
            float4 _S100 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S99], _S26);
            sum_0[2U] = _S100;
            uint _S101 = (step_0 + 3U) * 32U;
            uint _S102 = _S101 + _S9;
            float4 _S103 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S102], _S26);
            sum_0[3U] = _S103;
            uint _S104 = _S92 + 1U + _S9;
            float4 _S105 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S104], _S94);
            sum_0[0U] = _S105;
            uint _S106 = _S95 + 1U + _S9;
            float4 _S107 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S106], _S97);
            sum_0[1U] = _S107;
            uint _S108 = _S98 + 1U + _S9;
            float4 _S109 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S108], _S100);
            sum_0[2U] = _S109;
            uint _S110 = _S101 + 1U + _S9;
            float4 _S111 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S110], _S103);
            sum_0[3U] = _S111;
            uint _S112 = _S92 + 2U + _S9;
            float4 _S113 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S112], _S105);
            sum_0[0U] = _S113;
            uint _S114 = _S95 + 2U + _S9;
            float4 _S115 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S114], _S107);
            sum_0[1U] = _S115;
            uint _S116 = _S98 + 2U + _S9;
            float4 _S117 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S116], _S109);
            sum_0[2U] = _S117;
            uint _S118 = _S101 + 2U + _S9;
            float4 _S119 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S118], _S111);
            sum_0[3U] = _S119;
            uint _S120 = _S92 + 3U + _S9;
            float4 _S121 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S120], _S113);
            sum_0[0U] = _S121;
            uint _S122 = _S95 + 3U + _S9;
            float4 _S123 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S122], _S115);
            sum_0[1U] = _S123;
            uint _S124 = _S98 + 3U + _S9;
            float4 _S125 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S124], _S117);
            sum_0[2U] = _S125;
            uint _S126 = _S101 + 3U + _S9;
            float4 _S127 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S126], _S119);
            sum_0[3U] = _S127;
            uint _S128 = _S92 + 4U + _S9;
            float4 _S129 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S128], _S121);
            sum_0[0U] = _S129;
            uint _S130 = _S95 + 4U + _S9;
            float4 _S131 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S130], _S123);
            sum_0[1U] = _S131;
            uint _S132 = _S98 + 4U + _S9;
            float4 _S133 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S132], _S125);
            sum_0[2U] = _S133;
            uint _S134 = _S101 + 4U + _S9;
            float4 _S135 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S134], _S127);
            sum_0[3U] = _S135;
            uint _S136 = _S92 + 5U + _S9;
            float4 _S137 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S136], _S129);
            sum_0[0U] = _S137;
            uint _S138 = _S95 + 5U + _S9;
            float4 _S139 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S138], _S131);
            sum_0[1U] = _S139;
            uint _S140 = _S98 + 5U + _S9;
            float4 _S141 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S140], _S133);
            sum_0[2U] = _S141;
            uint _S142 = _S101 + 5U + _S9;
            float4 _S143 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S142], _S135);
            sum_0[3U] = _S143;
            uint _S144 = _S92 + 6U + _S9;
            float4 _S145 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S144], _S137);
            sum_0[0U] = _S145;
            uint _S146 = _S95 + 6U + _S9;
            float4 _S147 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S146], _S139);
            sum_0[1U] = _S147;
            uint _S148 = _S98 + 6U + _S9;
            float4 _S149 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S148], _S141);
            sum_0[2U] = _S149;
            uint _S150 = _S101 + 6U + _S9;
            float4 _S151 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S150], _S143);
            sum_0[3U] = _S151;
            uint _S152 = _S92 + 7U + _S9;
            float4 _S153 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S152], _S145);
            sum_0[0U] = _S153;
            uint _S154 = _S95 + 7U + _S9;
            float4 _S155 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S154], _S147);
            sum_0[1U] = _S155;
            uint _S156 = _S98 + 7U + _S9;
            float4 _S157 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S156], _S149);
            sum_0[2U] = _S157;
            uint _S158 = _S101 + 7U + _S9;
            float4 _S159 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S158], _S151);
            sum_0[3U] = _S159;
            uint _S160 = _S92 + 8U + _S9;
            float4 _S161 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S160], _S153);
            sum_0[0U] = _S161;
            uint _S162 = _S95 + 8U + _S9;
            float4 _S163 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S162], _S155);
            sum_0[1U] = _S163;
            uint _S164 = _S98 + 8U + _S9;
            float4 _S165 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S164], _S157);
            sum_0[2U] = _S165;
            uint _S166 = _S101 + 8U + _S9;
            float4 _S167 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S166], _S159);
            sum_0[3U] = _S167;
            uint _S168 = _S92 + 9U + _S9;
            float4 _S169 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S168], _S161);
            sum_0[0U] = _S169;
            uint _S170 = _S95 + 9U + _S9;
            float4 _S171 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S170], _S163);
            sum_0[1U] = _S171;
            uint _S172 = _S98 + 9U + _S9;
            float4 _S173 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S172], _S165);
            sum_0[2U] = _S173;
            uint _S174 = _S101 + 9U + _S9;
            float4 _S175 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S174], _S167);
            sum_0[3U] = _S175;
            uint _S176 = _S92 + 10U + _S9;
            float4 _S177 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S176], _S169);
            sum_0[0U] = _S177;
            uint _S178 = _S95 + 10U + _S9;
            float4 _S179 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S178], _S171);
            sum_0[1U] = _S179;
            uint _S180 = _S98 + 10U + _S9;
            float4 _S181 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S180], _S173);
            sum_0[2U] = _S181;
            uint _S182 = _S101 + 10U + _S9;
            float4 _S183 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S182], _S175);
            sum_0[3U] = _S183;
            uint _S184 = _S92 + 11U + _S9;
            float4 _S185 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S184], _S177);
            sum_0[0U] = _S185;
            uint _S186 = _S95 + 11U + _S9;
            float4 _S187 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S186], _S179);
            sum_0[1U] = _S187;
            uint _S188 = _S98 + 11U + _S9;
            float4 _S189 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S188], _S181);
            sum_0[2U] = _S189;
            uint _S190 = _S101 + 11U + _S9;
            float4 _S191 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S190], _S183);
            sum_0[3U] = _S191;
            uint _S192 = _S92 + 12U + _S9;
            float4 _S193 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S192], _S185);
            sum_0[0U] = _S193;
            uint _S194 = _S95 + 12U + _S9;
            float4 _S195 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S194], _S187);
            sum_0[1U] = _S195;
            uint _S196 = _S98 + 12U + _S9;
            float4 _S197 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S196], _S189);
            sum_0[2U] = _S197;
            uint _S198 = _S101 + 12U + _S9;
            float4 _S199 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S198], _S191);
            sum_0[3U] = _S199;
            uint _S200 = _S92 + 13U + _S9;
            float4 _S201 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S200], _S193);
            sum_0[0U] = _S201;
            uint _S202 = _S95 + 13U + _S9;
            float4 _S203 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S202], _S195);
            sum_0[1U] = _S203;
            uint _S204 = _S98 + 13U + _S9;
            float4 _S205 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S204], _S197);
            sum_0[2U] = _S205;
            uint _S206 = _S101 + 13U + _S9;
            float4 _S207 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S206], _S199);
            sum_0[3U] = _S207;
            uint _S208 = _S92 + 14U + _S9;
            float4 _S209 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S208], _S201);
            sum_0[0U] = _S209;
            uint _S210 = _S95 + 14U + _S9;
            float4 _S211 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S210], _S203);
            sum_0[1U] = _S211;
            uint _S212 = _S98 + 14U + _S9;
            float4 _S213 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S212], _S205);
            sum_0[2U] = _S213;
            uint _S214 = _S101 + 14U + _S9;
            float4 _S215 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S214], _S207);
            sum_0[3U] = _S215;
            uint _S216 = _S92 + 15U + _S9;
            float4 _S217 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S216], _S209);
            sum_0[0U] = _S217;
            uint _S218 = _S95 + 15U + _S9;
            float4 _S219 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S218], _S211);
            sum_0[1U] = _S219;
            uint _S220 = _S98 + 15U + _S9;
            float4 _S221 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S220], _S213);
            sum_0[2U] = _S221;
            uint _S222 = _S101 + 15U + _S9;
            float4 _S223 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S222], _S215);
            sum_0[3U] = _S223;
            uint _S224 = _S92 + 16U + _S9;
            float4 _S225 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S224], _S217);
            sum_0[0U] = _S225;
            uint _S226 = _S95 + 16U + _S9;
            float4 _S227 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S226], _S219);
            sum_0[1U] = _S227;
            uint _S228 = _S98 + 16U + _S9;
            float4 _S229 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S228], _S221);
            sum_0[2U] = _S229;
            uint _S230 = _S101 + 16U + _S9;
            float4 _S231 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S230], _S223);
            sum_0[3U] = _S231;
            uint _S232 = _S92 + 17U + _S9;
            float4 _S233 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S232], _S225);
            sum_0[0U] = _S233;
            uint _S234 = _S95 + 17U + _S9;
            float4 _S235 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S234], _S227);
            sum_0[1U] = _S235;
            uint _S236 = _S98 + 17U + _S9;
            float4 _S237 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S236], _S229);
            sum_0[2U] = _S237;
            uint _S238 = _S101 + 17U + _S9;
            float4 _S239 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S238], _S231);
            sum_0[3U] = _S239;
            uint _S240 = _S92 + 18U + _S9;
            float4 _S241 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S240], _S233);
            sum_0[0U] = _S241;
            uint _S242 = _S95 + 18U + _S9;
            float4 _S243 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S242], _S235);
            sum_0[1U] = _S243;
            uint _S244 = _S98 + 18U + _S9;
            float4 _S245 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S244], _S237);
            sum_0[2U] = _S245;
            uint _S246 = _S101 + 18U + _S9;
            float4 _S247 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S246], _S239);
            sum_0[3U] = _S247;
            uint _S248 = _S92 + 19U + _S9;
            float4 _S249 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S248], _S241);
            sum_0[0U] = _S249;
            uint _S250 = _S95 + 19U + _S9;
            float4 _S251 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S250], _S243);
            sum_0[1U] = _S251;
            uint _S252 = _S98 + 19U + _S9;
            float4 _S253 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S252], _S245);
            sum_0[2U] = _S253;
            uint _S254 = _S101 + 19U + _S9;
            float4 _S255 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S254], _S247);
            sum_0[3U] = _S255;
            uint _S256 = _S92 + 20U + _S9;
            float4 _S257 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S256], _S249);
            sum_0[0U] = _S257;
            uint _S258 = _S95 + 20U + _S9;
            float4 _S259 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S258], _S251);
            sum_0[1U] = _S259;
            uint _S260 = _S98 + 20U + _S9;
            float4 _S261 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S260], _S253);
            sum_0[2U] = _S261;
            uint _S262 = _S101 + 20U + _S9;
            float4 _S263 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S262], _S255);
            sum_0[3U] = _S263;
            uint _S264 = _S92 + 21U + _S9;
            float4 _S265 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S264], _S257);
            sum_0[0U] = _S265;
            uint _S266 = _S95 + 21U + _S9;
            float4 _S267 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S266], _S259);
            sum_0[1U] = _S267;
            uint _S268 = _S98 + 21U + _S9;
            float4 _S269 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S268], _S261);
            sum_0[2U] = _S269;
            uint _S270 = _S101 + 21U + _S9;
            float4 _S271 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S270], _S263);
            sum_0[3U] = _S271;
            uint _S272 = _S92 + 22U + _S9;
            float4 _S273 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S272], _S265);
            sum_0[0U] = _S273;
            uint _S274 = _S95 + 22U + _S9;
            float4 _S275 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S274], _S267);
            sum_0[1U] = _S275;
            uint _S276 = _S98 + 22U + _S9;
            float4 _S277 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S276], _S269);
            sum_0[2U] = _S277;
            uint _S278 = _S101 + 22U + _S9;
            float4 _S279 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S278], _S271);
            sum_0[3U] = _S279;
            uint _S280 = _S92 + 23U + _S9;
            float4 _S281 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S280], _S273);
            sum_0[0U] = _S281;
            uint _S282 = _S95 + 23U + _S9;
            float4 _S283 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S282], _S275);
            sum_0[1U] = _S283;
            uint _S284 = _S98 + 23U + _S9;
            float4 _S285 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S284], _S277);
            sum_0[2U] = _S285;
            uint _S286 = _S101 + 23U + _S9;
            float4 _S287 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S286], _S279);
            sum_0[3U] = _S287;
            uint _S288 = _S92 + 24U + _S9;
            float4 _S289 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S288], _S281);
            sum_0[0U] = _S289;
            uint _S290 = _S95 + 24U + _S9;
            float4 _S291 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S290], _S283);
            sum_0[1U] = _S291;
            uint _S292 = _S98 + 24U + _S9;
            float4 _S293 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S292], _S285);
            sum_0[2U] = _S293;
            uint _S294 = _S101 + 24U + _S9;
            float4 _S295 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S294], _S287);
            sum_0[3U] = _S295;
            uint _S296 = _S92 + 25U + _S9;
            float4 _S297 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S296], _S289);
            sum_0[0U] = _S297;
            uint _S298 = _S95 + 25U + _S9;
            float4 _S299 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S298], _S291);
            sum_0[1U] = _S299;
            uint _S300 = _S98 + 25U + _S9;
            float4 _S301 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S300], _S293);
            sum_0[2U] = _S301;
            uint _S302 = _S101 + 25U + _S9;
            float4 _S303 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S302], _S295);
            sum_0[3U] = _S303;
            uint _S304 = _S92 + 26U + _S9;
            float4 _S305 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S304], _S297);
            sum_0[0U] = _S305;
            uint _S306 = _S95 + 26U + _S9;
            float4 _S307 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S306], _S299);
            sum_0[1U] = _S307;
            uint _S308 = _S98 + 26U + _S9;
            float4 _S309 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S308], _S301);
            sum_0[2U] = _S309;
            uint _S310 = _S101 + 26U + _S9;
            float4 _S311 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S310], _S303);
            sum_0[3U] = _S311;
            uint _S312 = _S92 + 27U + _S9;
            float4 _S313 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S312], _S305);
            sum_0[0U] = _S313;
            uint _S314 = _S95 + 27U + _S9;
            float4 _S315 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S314], _S307);
            sum_0[1U] = _S315;
            uint _S316 = _S98 + 27U + _S9;
            float4 _S317 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S316], _S309);
            sum_0[2U] = _S317;
            uint _S318 = _S101 + 27U + _S9;
            float4 _S319 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S318], _S311);
            sum_0[3U] = _S319;
            uint _S320 = _S92 + 28U + _S9;
            float4 _S321 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S320], _S313);
            sum_0[0U] = _S321;
            uint _S322 = _S95 + 28U + _S9;
            float4 _S323 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S322], _S315);
            sum_0[1U] = _S323;
            uint _S324 = _S98 + 28U + _S9;
            float4 _S325 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S324], _S317);
            sum_0[2U] = _S325;
            uint _S326 = _S101 + 28U + _S9;
            float4 _S327 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S326], _S319);
            sum_0[3U] = _S327;
            uint _S328 = _S92 + 29U + _S9;
            float4 _S329 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S328], _S321);
            sum_0[0U] = _S329;
            uint _S330 = _S95 + 29U + _S9;
            float4 _S331 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S330], _S323);
            sum_0[1U] = _S331;
            uint _S332 = _S98 + 29U + _S9;
            float4 _S333 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S332], _S325);
            sum_0[2U] = _S333;
            uint _S334 = _S101 + 29U + _S9;
            float4 _S335 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S334], _S327);
            sum_0[3U] = _S335;
            uint _S336 = _S92 + 30U + _S9;
            float4 _S337 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S336], _S329);
            sum_0[0U] = _S337;
            uint _S338 = _S95 + 30U + _S9;
            float4 _S339 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S338], _S331);
            sum_0[1U] = _S339;
            uint _S340 = _S98 + 30U + _S9;
            float4 _S341 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S340], _S333);
            sum_0[2U] = _S341;
            uint _S342 = _S101 + 30U + _S9;
            float4 _S343 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S342], _S335);
            sum_0[3U] = _S343;
            uint _S344 = _S92 + 31U + _S9;
            float4 _S345 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S344], _S337);
            sum_0[0U] = _S345;
            uint _S346 = _S95 + 31U + _S9;
            float4 _S347 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S346], _S339);
            sum_0[1U] = _S347;
            uint _S348 = _S98 + 31U + _S9;
            float4 _S349 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S348], _S341);
            sum_0[2U] = _S349;
            uint _S350 = _S101 + 31U + _S9;
            float4 _S351 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S350], _S343);
            sum_0[3U] = _S351;
            thread array<float, int(4)> score_1;
            score_1[0U] = _S345.x + _S345.y + (_S345.z + _S345.w);
            score_1[1U] = _S347.x + _S347.y + (_S347.z + _S347.w);
            score_1[2U] = _S349.x + _S349.y + (_S349.z + _S349.w);
            score_1[3U] = _S351.x + _S351.y + (_S351.z + _S351.w);
            uint _S352 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S352 >= _S13;
            bool _S353;
            if(_S23)
            {
                _S353 = !hidden_0[0U];
            }
            else
            {
                _S353 = false;
            }
            if(_S353)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S22 + _S352 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S354;
            if(!hidden_0[0U])
            {
                _S354 = is_special_0(score_1[0U]);
            }
            else
            {
                _S354 = false;
            }
            bool poisoned_3;
            if(_S354)
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
            uint key_1 = _S352 + 1U;
            hidden_0[1U] = key_1 >= _S13;
            bool _S355;
            if(_S23)
            {
                _S355 = !hidden_0[1U];
            }
            else
            {
                _S355 = false;
            }
            if(_S355)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S22 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S356;
            if(!hidden_0[1U])
            {
                _S356 = is_special_0(score_1[1U]);
            }
            else
            {
                _S356 = false;
            }
            bool poisoned_4;
            if(_S356)
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
            uint key_2 = _S352 + 2U;
            hidden_0[2U] = key_2 >= _S13;
            bool _S357;
            if(_S23)
            {
                _S357 = !hidden_0[2U];
            }
            else
            {
                _S357 = false;
            }
            if(_S357)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S22 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S358;
            if(!hidden_0[2U])
            {
                _S358 = is_special_0(score_1[2U]);
            }
            else
            {
                _S358 = false;
            }
            bool poisoned_5;
            if(_S358)
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
            uint key_3 = _S352 + 3U;
            hidden_0[3U] = key_3 >= _S13;
            bool _S359;
            if(_S23)
            {
                _S359 = !hidden_0[3U];
            }
            else
            {
                _S359 = false;
            }
            if(_S359)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S22 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S360;
            if(!hidden_0[3U])
            {
                _S360 = is_special_0(score_1[3U]);
            }
            else
            {
                _S360 = false;
            }
            if(_S360)
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
                float4 _S361 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S361;
                acc_0[1U] = acc_0[1U] * _S361;
                acc_0[2U] = acc_0[2U] * _S361;
                acc_0[3U] = acc_0[3U] * _S361;
                acc_0[4U] = acc_0[4U] * _S361;
                acc_0[5U] = acc_0[5U] * _S361;
                acc_0[6U] = acc_0[6U] * _S361;
                acc_0[7U] = acc_0[7U] * _S361;
                acc_0[8U] = acc_0[8U] * _S361;
                acc_0[9U] = acc_0[9U] * _S361;
                acc_0[10U] = acc_0[10U] * _S361;
                acc_0[11U] = acc_0[11U] * _S361;
                acc_0[12U] = acc_0[12U] * _S361;
                acc_0[13U] = acc_0[13U] * _S361;
                acc_0[14U] = acc_0[14U] * _S361;
                acc_0[15U] = acc_0[15U] * _S361;
                acc_0[16U] = acc_0[16U] * _S361;
                acc_0[17U] = acc_0[17U] * _S361;
                acc_0[18U] = acc_0[18U] * _S361;
                acc_0[19U] = acc_0[19U] * _S361;
                acc_0[20U] = acc_0[20U] * _S361;
                acc_0[21U] = acc_0[21U] * _S361;
                acc_0[22U] = acc_0[22U] * _S361;
                acc_0[23U] = acc_0[23U] * _S361;
                acc_0[24U] = acc_0[24U] * _S361;
                acc_0[25U] = acc_0[25U] * _S361;
                acc_0[26U] = acc_0[26U] * _S361;
                acc_0[27U] = acc_0[27U] * _S361;
                acc_0[28U] = acc_0[28U] * _S361;
                acc_0[29U] = acc_0[29U] * _S361;
                acc_0[30U] = acc_0[30U] * _S361;
                acc_0[31U] = acc_0[31U] * _S361;
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
                float4 _S362 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S93], acc_0[0U]);
                acc_0[1U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S104], acc_0[1U]);
                acc_0[2U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S112], acc_0[2U]);
                acc_0[3U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S120], acc_0[3U]);
                acc_0[4U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S128], acc_0[4U]);
                acc_0[5U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S136], acc_0[5U]);
                acc_0[6U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S144], acc_0[6U]);
                acc_0[7U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S152], acc_0[7U]);
                acc_0[8U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S160], acc_0[8U]);
                acc_0[9U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S168], acc_0[9U]);
                acc_0[10U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S176], acc_0[10U]);
                acc_0[11U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S184], acc_0[11U]);
                acc_0[12U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S192], acc_0[12U]);
                acc_0[13U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S200], acc_0[13U]);
                acc_0[14U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S208], acc_0[14U]);
                acc_0[15U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S216], acc_0[15U]);
                acc_0[16U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S224], acc_0[16U]);
                acc_0[17U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S232], acc_0[17U]);
                acc_0[18U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S240], acc_0[18U]);
                acc_0[19U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S248], acc_0[19U]);
                acc_0[20U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S256], acc_0[20U]);
                acc_0[21U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S264], acc_0[21U]);
                acc_0[22U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S272], acc_0[22U]);
                acc_0[23U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S280], acc_0[23U]);
                acc_0[24U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S288], acc_0[24U]);
                acc_0[25U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S296], acc_0[25U]);
                acc_0[26U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S304], acc_0[26U]);
                acc_0[27U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S312], acc_0[27U]);
                acc_0[28U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S320], acc_0[28U]);
                acc_0[29U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S328], acc_0[29U]);
                acc_0[30U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S336], acc_0[30U]);
                acc_0[31U] = fma(_S362, (*(&kernelContext_4)->v_tile_0)[_S344], acc_0[31U]);
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
                float4 _S363 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S96], acc_0[0U]);
                acc_0[1U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S106], acc_0[1U]);
                acc_0[2U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S114], acc_0[2U]);
                acc_0[3U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S122], acc_0[3U]);
                acc_0[4U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S130], acc_0[4U]);
                acc_0[5U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S138], acc_0[5U]);
                acc_0[6U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S146], acc_0[6U]);
                acc_0[7U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S154], acc_0[7U]);
                acc_0[8U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S162], acc_0[8U]);
                acc_0[9U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S170], acc_0[9U]);
                acc_0[10U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S178], acc_0[10U]);
                acc_0[11U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S186], acc_0[11U]);
                acc_0[12U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S194], acc_0[12U]);
                acc_0[13U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S202], acc_0[13U]);
                acc_0[14U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S210], acc_0[14U]);
                acc_0[15U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S218], acc_0[15U]);
                acc_0[16U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S226], acc_0[16U]);
                acc_0[17U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S234], acc_0[17U]);
                acc_0[18U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S242], acc_0[18U]);
                acc_0[19U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S250], acc_0[19U]);
                acc_0[20U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S258], acc_0[20U]);
                acc_0[21U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S266], acc_0[21U]);
                acc_0[22U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S274], acc_0[22U]);
                acc_0[23U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S282], acc_0[23U]);
                acc_0[24U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S290], acc_0[24U]);
                acc_0[25U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S298], acc_0[25U]);
                acc_0[26U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S306], acc_0[26U]);
                acc_0[27U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S314], acc_0[27U]);
                acc_0[28U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S322], acc_0[28U]);
                acc_0[29U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S330], acc_0[29U]);
                acc_0[30U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S338], acc_0[30U]);
                acc_0[31U] = fma(_S363, (*(&kernelContext_4)->v_tile_0)[_S346], acc_0[31U]);
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
                float4 _S364 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S99], acc_0[0U]);
                acc_0[1U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S108], acc_0[1U]);
                acc_0[2U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S116], acc_0[2U]);
                acc_0[3U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S124], acc_0[3U]);
                acc_0[4U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S132], acc_0[4U]);
                acc_0[5U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S140], acc_0[5U]);
                acc_0[6U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S148], acc_0[6U]);
                acc_0[7U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S156], acc_0[7U]);
                acc_0[8U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S164], acc_0[8U]);
                acc_0[9U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S172], acc_0[9U]);
                acc_0[10U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S180], acc_0[10U]);
                acc_0[11U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S188], acc_0[11U]);
                acc_0[12U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S196], acc_0[12U]);
                acc_0[13U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S204], acc_0[13U]);
                acc_0[14U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S212], acc_0[14U]);
                acc_0[15U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S220], acc_0[15U]);
                acc_0[16U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S228], acc_0[16U]);
                acc_0[17U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S236], acc_0[17U]);
                acc_0[18U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S244], acc_0[18U]);
                acc_0[19U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S252], acc_0[19U]);
                acc_0[20U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S260], acc_0[20U]);
                acc_0[21U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S268], acc_0[21U]);
                acc_0[22U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S276], acc_0[22U]);
                acc_0[23U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S284], acc_0[23U]);
                acc_0[24U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S292], acc_0[24U]);
                acc_0[25U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S300], acc_0[25U]);
                acc_0[26U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S308], acc_0[26U]);
                acc_0[27U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S316], acc_0[27U]);
                acc_0[28U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S324], acc_0[28U]);
                acc_0[29U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S332], acc_0[29U]);
                acc_0[30U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S340], acc_0[30U]);
                acc_0[31U] = fma(_S364, (*(&kernelContext_4)->v_tile_0)[_S348], acc_0[31U]);
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
                float4 _S365 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S102], acc_0[0U]);
                acc_0[1U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S110], acc_0[1U]);
                acc_0[2U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S118], acc_0[2U]);
                acc_0[3U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S126], acc_0[3U]);
                acc_0[4U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S134], acc_0[4U]);
                acc_0[5U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S142], acc_0[5U]);
                acc_0[6U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S150], acc_0[6U]);
                acc_0[7U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S158], acc_0[7U]);
                acc_0[8U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S166], acc_0[8U]);
                acc_0[9U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S174], acc_0[9U]);
                acc_0[10U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S182], acc_0[10U]);
                acc_0[11U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S190], acc_0[11U]);
                acc_0[12U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S198], acc_0[12U]);
                acc_0[13U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S206], acc_0[13U]);
                acc_0[14U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S214], acc_0[14U]);
                acc_0[15U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S222], acc_0[15U]);
                acc_0[16U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S230], acc_0[16U]);
                acc_0[17U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S238], acc_0[17U]);
                acc_0[18U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S246], acc_0[18U]);
                acc_0[19U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S254], acc_0[19U]);
                acc_0[20U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S262], acc_0[20U]);
                acc_0[21U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S270], acc_0[21U]);
                acc_0[22U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S278], acc_0[22U]);
                acc_0[23U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S286], acc_0[23U]);
                acc_0[24U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S294], acc_0[24U]);
                acc_0[25U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S302], acc_0[25U]);
                acc_0[26U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S310], acc_0[26U]);
                acc_0[27U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S318], acc_0[27U]);
                acc_0[28U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S326], acc_0[28U]);
                acc_0[29U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S334], acc_0[29U]);
                acc_0[30U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S342], acc_0[30U]);
                acc_0[31U] = fma(_S365, (*(&kernelContext_4)->v_tile_0)[_S350], acc_0[31U]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + 4U;
        }
        tile_0 = tile_0 + 16U;
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
        uint _S366 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S366, _S24, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S27, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S29, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S31, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S33, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S35, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S37, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S39, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S41, acc_0[8U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S43, acc_0[9U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S45, acc_0[10U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S47, acc_0[11U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S49, acc_0[12U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S51, acc_0[13U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S53, acc_0[14U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S55, acc_0[15U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S57, acc_0[16U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S59, acc_0[17U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S61, acc_0[18U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S63, acc_0[19U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S65, acc_0[20U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S67, acc_0[21U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S69, acc_0[22U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S71, acc_0[23U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S73, acc_0[24U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S75, acc_0[25U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S77, acc_0[26U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S79, acc_0[27U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S81, acc_0[28U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S83, acc_0[29U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S85, acc_0[30U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S366, _S87, acc_0[31U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

