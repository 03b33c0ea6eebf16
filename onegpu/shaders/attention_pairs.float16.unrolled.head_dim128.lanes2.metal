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
    thread array<float4, int(16)> q_0;
    thread array<float4, int(16)> acc_0;
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
            uint key_0 = tile_0 + slot_0 / 32U;
            uint element_2 = slot_0 % 32U * 4U;
            float4 k_quad_0;
            float4 v_quad_0;
            if(key_0 < _S13)
            {
                float4 _S58 = load_quad_0((&kernelContext_4)->k_words_0, _S19 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S59 = load_quad_0((&kernelContext_4)->v_words_0, _S22 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S58;
                v_quad_0 = _S59;
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
        uint _S60 = min(16U, _S13 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S60)
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
            uint _S61 = step_0 * 32U;
            uint _S62 = _S61 + _S10;
            float4 _S63 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S62], _S27);
            sum_0[0U] = _S63;
            uint _S64 = (step_0 + 1U) * 32U;
            uint _S65 = _S64 + _S10;
            float4 _S66 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S65], _S27);
            sum_0[1U] = _S66;
            uint _S67 = (step_0 + 2U) * 32U;
            uint _S68 = _S67 + _S10;
            float4 _S69 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S68], _S27);
            sum_0[2U] = _S69;
            uint _S70 = (step_0 + 3U) * 32U;
            uint _S71 = _S70 + _S10;
            float4 _S72 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S71], _S27);
            sum_0[3U] = _S72;
            uint _S73 = _S61 + 2U + _S10;
            float4 _S74 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S73], _S63);
            sum_0[0U] = _S74;
            uint _S75 = _S64 + 2U + _S10;
            float4 _S76 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S75], _S66);
            sum_0[1U] = _S76;
            uint _S77 = _S67 + 2U + _S10;
            float4 _S78 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S77], _S69);
            sum_0[2U] = _S78;
            uint _S79 = _S70 + 2U + _S10;
            float4 _S80 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S79], _S72);
            sum_0[3U] = _S80;
            uint _S81 = _S61 + 4U + _S10;
            float4 _S82 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S81], _S74);
            sum_0[0U] = _S82;
            uint _S83 = _S64 + 4U + _S10;
            float4 _S84 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S83], _S76);
            sum_0[1U] = _S84;
            uint _S85 = _S67 + 4U + _S10;
            float4 _S86 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S85], _S78);
            sum_0[2U] = _S86;
            uint _S87 = _S70 + 4U + _S10;
            float4 _S88 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S87], _S80);
            sum_0[3U] = _S88;
            uint _S89 = _S61 + 6U + _S10;
            float4 _S90 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S89], _S82);
            sum_0[0U] = _S90;
            uint _S91 = _S64 + 6U + _S10;
            float4 _S92 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S91], _S84);
            sum_0[1U] = _S92;
            uint _S93 = _S67 + 6U + _S10;
            float4 _S94 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S93], _S86);
            sum_0[2U] = _S94;
            uint _S95 = _S70 + 6U + _S10;
            float4 _S96 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S95], _S88);
            sum_0[3U] = _S96;
            uint _S97 = _S61 + 8U + _S10;
            float4 _S98 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S97], _S90);
            sum_0[0U] = _S98;
            uint _S99 = _S64 + 8U + _S10;
            float4 _S100 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S99], _S92);
            sum_0[1U] = _S100;
            uint _S101 = _S67 + 8U + _S10;
            float4 _S102 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S101], _S94);
            sum_0[2U] = _S102;
            uint _S103 = _S70 + 8U + _S10;
            float4 _S104 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S103], _S96);
            sum_0[3U] = _S104;
            uint _S105 = _S61 + 10U + _S10;
            float4 _S106 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S105], _S98);
            sum_0[0U] = _S106;
            uint _S107 = _S64 + 10U + _S10;
            float4 _S108 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S107], _S100);
            sum_0[1U] = _S108;
            uint _S109 = _S67 + 10U + _S10;
            float4 _S110 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S109], _S102);
            sum_0[2U] = _S110;
            uint _S111 = _S70 + 10U + _S10;
            float4 _S112 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S111], _S104);
            sum_0[3U] = _S112;
            uint _S113 = _S61 + 12U + _S10;
            float4 _S114 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S113], _S106);
            sum_0[0U] = _S114;
            uint _S115 = _S64 + 12U + _S10;
            float4 _S116 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S115], _S108);
            sum_0[1U] = _S116;
            uint _S117 = _S67 + 12U + _S10;
            float4 _S118 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S117], _S110);
            sum_0[2U] = _S118;
            uint _S119 = _S70 + 12U + _S10;
            float4 _S120 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S119], _S112);
            sum_0[3U] = _S120;
            uint _S121 = _S61 + 14U + _S10;
            float4 _S122 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S121], _S114);
            sum_0[0U] = _S122;
            uint _S123 = _S64 + 14U + _S10;
            float4 _S124 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S123], _S116);
            sum_0[1U] = _S124;
            uint _S125 = _S67 + 14U + _S10;
            float4 _S126 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S125], _S118);
            sum_0[2U] = _S126;
            uint _S127 = _S70 + 14U + _S10;
            float4 _S128 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S127], _S120);
            sum_0[3U] = _S128;
            uint _S129 = _S61 + 16U + _S10;
            float4 _S130 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S129], _S122);
            sum_0[0U] = _S130;
            uint _S131 = _S64 + 16U + _S10;
            float4 _S132 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S131], _S124);
            sum_0[1U] = _S132;
            uint _S133 = _S67 + 16U + _S10;
            float4 _S134 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S133], _S126);
            sum_0[2U] = _S134;
            uint _S135 = _S70 + 16U + _S10;
            float4 _S136 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S135], _S128);
            sum_0[3U] = _S136;
            uint _S137 = _S61 + 18U + _S10;
            float4 _S138 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S137], _S130);
            sum_0[0U] = _S138;
            uint _S139 = _S64 + 18U + _S10;
            float4 _S140 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S139], _S132);
            sum_0[1U] = _S140;
            uint _S141 = _S67 + 18U + _S10;
            float4 _S142 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S141], _S134);
            sum_0[2U] = _S142;
            uint _S143 = _S70 + 18U + _S10;
            float4 _S144 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S143], _S136);
            sum_0[3U] = _S144;
            uint _S145 = _S61 + 20U + _S10;
            float4 _S146 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S145], _S138);
            sum_0[0U] = _S146;
            uint _S147 = _S64 + 20U + _S10;
            float4 _S148 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S147], _S140);
            sum_0[1U] = _S148;
            uint _S149 = _S67 + 20U + _S10;
            float4 _S150 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S149], _S142);
            sum_0[2U] = _S150;
            uint _S151 = _S70 + 20U + _S10;
            float4 _S152 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S151], _S144);
            sum_0[3U] = _S152;
            uint _S153 = _S61 + 22U + _S10;
            float4 _S154 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S153], _S146);
            sum_0[0U] = _S154;
            uint _S155 = _S64 + 22U + _S10;
            float4 _S156 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S155], _S148);
            sum_0[1U] = _S156;
            uint _S157 = _S67 + 22U + _S10;
            float4 _S158 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S157], _S150);
            sum_0[2U] = _S158;
            uint _S159 = _S70 + 22U + _S10;
            float4 _S160 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S159], _S152);
            sum_0[3U] = _S160;
            uint _S161 = _S61 + 24U + _S10;
            float4 _S162 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S161], _S154);
            sum_0[0U] = _S162;
            uint _S163 = _S64 + 24U + _S10;
            float4 _S164 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S163], _S156);
            sum_0[1U] = _S164;
            uint _S165 = _S67 + 24U + _S10;
            float4 _S166 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S165], _S158);
            sum_0[2U] = _S166;
            uint _S167 = _S70 + 24U + _S10;
            float4 _S168 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S167], _S160);
            sum_0[3U] = _S168;
            uint _S169 = _S61 + 26U + _S10;
            float4 _S170 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S169], _S162);
            sum_0[0U] = _S170;
            uint _S171 = _S64 + 26U + _S10;
            float4 _S172 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S171], _S164);
            sum_0[1U] = _S172;
            uint _S173 = _S67 + 26U + _S10;
            float4 _S174 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S173], _S166);
            sum_0[2U] = _S174;
            uint _S175 = _S70 + 26U + _S10;
            float4 _S176 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S175], _S168);
            sum_0[3U] = _S176;
            uint _S177 = _S61 + 28U + _S10;
            float4 _S178 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S177], _S170);
            sum_0[0U] = _S178;
            uint _S179 = _S64 + 28U + _S10;
            float4 _S180 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S179], _S172);
            sum_0[1U] = _S180;
            uint _S181 = _S67 + 28U + _S10;
            float4 _S182 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S181], _S174);
            sum_0[2U] = _S182;
            uint _S183 = _S70 + 28U + _S10;
            float4 _S184 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S183], _S176);
            sum_0[3U] = _S184;
            uint _S185 = _S61 + 30U + _S10;
            float4 _S186 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S185], _S178);
            sum_0[0U] = _S186;
            uint _S187 = _S64 + 30U + _S10;
            float4 _S188 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S187], _S180);
            sum_0[1U] = _S188;
            uint _S189 = _S67 + 30U + _S10;
            float4 _S190 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S189], _S182);
            sum_0[2U] = _S190;
            uint _S191 = _S70 + 30U + _S10;
            float4 _S192 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S191], _S184);
            sum_0[3U] = _S192;
            thread array<float, int(4)> score_1;
            float _S193 = _S186.x + _S186.y + (_S186.z + _S186.w);
            float _S194 = _S188.x + _S188.y + (_S188.z + _S188.w);
            float _S195 = _S190.x + _S190.y + (_S190.z + _S190.w);
            float _S196 = _S192.x + _S192.y + (_S192.z + _S192.w);
            float _S197 = (quad_shuffle((_S193), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[0U] = _S193 + _S197;
            float _S198 = (quad_shuffle((_S194), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[1U] = _S194 + _S198;
            float _S199 = (quad_shuffle((_S195), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[2U] = _S195 + _S199;
            float _S200 = (quad_shuffle((_S196), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[3U] = _S196 + _S200;
            uint _S201 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S201 >= _S14;
            bool _S202;
            if(_S24)
            {
                _S202 = !hidden_0[0U];
            }
            else
            {
                _S202 = false;
            }
            if(_S202)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S23 + _S201 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S203;
            if(!hidden_0[0U])
            {
                _S203 = is_special_0(score_1[0U]);
            }
            else
            {
                _S203 = false;
            }
            bool poisoned_3;
            if(_S203)
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
            uint key_1 = _S201 + 1U;
            hidden_0[1U] = key_1 >= _S14;
            bool _S204;
            if(_S24)
            {
                _S204 = !hidden_0[1U];
            }
            else
            {
                _S204 = false;
            }
            if(_S204)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S23 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S205;
            if(!hidden_0[1U])
            {
                _S205 = is_special_0(score_1[1U]);
            }
            else
            {
                _S205 = false;
            }
            bool poisoned_4;
            if(_S205)
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
            uint key_2 = _S201 + 2U;
            hidden_0[2U] = key_2 >= _S14;
            bool _S206;
            if(_S24)
            {
                _S206 = !hidden_0[2U];
            }
            else
            {
                _S206 = false;
            }
            if(_S206)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S23 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S207;
            if(!hidden_0[2U])
            {
                _S207 = is_special_0(score_1[2U]);
            }
            else
            {
                _S207 = false;
            }
            bool poisoned_5;
            if(_S207)
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
            uint key_3 = _S201 + 3U;
            hidden_0[3U] = key_3 >= _S14;
            bool _S208;
            if(_S24)
            {
                _S208 = !hidden_0[3U];
            }
            else
            {
                _S208 = false;
            }
            if(_S208)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S23 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S209;
            if(!hidden_0[3U])
            {
                _S209 = is_special_0(score_1[3U]);
            }
            else
            {
                _S209 = false;
            }
            if(_S209)
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
                float4 _S210 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S210;
                acc_0[1U] = acc_0[1U] * _S210;
                acc_0[2U] = acc_0[2U] * _S210;
                acc_0[3U] = acc_0[3U] * _S210;
                acc_0[4U] = acc_0[4U] * _S210;
                acc_0[5U] = acc_0[5U] * _S210;
                acc_0[6U] = acc_0[6U] * _S210;
                acc_0[7U] = acc_0[7U] * _S210;
                acc_0[8U] = acc_0[8U] * _S210;
                acc_0[9U] = acc_0[9U] * _S210;
                acc_0[10U] = acc_0[10U] * _S210;
                acc_0[11U] = acc_0[11U] * _S210;
                acc_0[12U] = acc_0[12U] * _S210;
                acc_0[13U] = acc_0[13U] * _S210;
                acc_0[14U] = acc_0[14U] * _S210;
                acc_0[15U] = acc_0[15U] * _S210;
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
                float4 _S211 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S62], acc_0[0U]);
                acc_0[1U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S73], acc_0[1U]);
                acc_0[2U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S81], acc_0[2U]);
                acc_0[3U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S89], acc_0[3U]);
                acc_0[4U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S97], acc_0[4U]);
                acc_0[5U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S105], acc_0[5U]);
                acc_0[6U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S113], acc_0[6U]);
                acc_0[7U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S121], acc_0[7U]);
                acc_0[8U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S129], acc_0[8U]);
                acc_0[9U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S137], acc_0[9U]);
                acc_0[10U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S145], acc_0[10U]);
                acc_0[11U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S153], acc_0[11U]);
                acc_0[12U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S161], acc_0[12U]);
                acc_0[13U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S169], acc_0[13U]);
                acc_0[14U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S177], acc_0[14U]);
                acc_0[15U] = fma(_S211, (*(&kernelContext_4)->v_tile_0)[_S185], acc_0[15U]);
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
                float4 _S212 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S65], acc_0[0U]);
                acc_0[1U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S75], acc_0[1U]);
                acc_0[2U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S83], acc_0[2U]);
                acc_0[3U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S91], acc_0[3U]);
                acc_0[4U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S99], acc_0[4U]);
                acc_0[5U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S107], acc_0[5U]);
                acc_0[6U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S115], acc_0[6U]);
                acc_0[7U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S123], acc_0[7U]);
                acc_0[8U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S131], acc_0[8U]);
                acc_0[9U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S139], acc_0[9U]);
                acc_0[10U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S147], acc_0[10U]);
                acc_0[11U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S155], acc_0[11U]);
                acc_0[12U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S163], acc_0[12U]);
                acc_0[13U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S171], acc_0[13U]);
                acc_0[14U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S179], acc_0[14U]);
                acc_0[15U] = fma(_S212, (*(&kernelContext_4)->v_tile_0)[_S187], acc_0[15U]);
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
                float4 _S213 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S68], acc_0[0U]);
                acc_0[1U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S77], acc_0[1U]);
                acc_0[2U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S85], acc_0[2U]);
                acc_0[3U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S93], acc_0[3U]);
                acc_0[4U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S101], acc_0[4U]);
                acc_0[5U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S109], acc_0[5U]);
                acc_0[6U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S117], acc_0[6U]);
                acc_0[7U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S125], acc_0[7U]);
                acc_0[8U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S133], acc_0[8U]);
                acc_0[9U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S141], acc_0[9U]);
                acc_0[10U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S149], acc_0[10U]);
                acc_0[11U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S157], acc_0[11U]);
                acc_0[12U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S165], acc_0[12U]);
                acc_0[13U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S173], acc_0[13U]);
                acc_0[14U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S181], acc_0[14U]);
                acc_0[15U] = fma(_S213, (*(&kernelContext_4)->v_tile_0)[_S189], acc_0[15U]);
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
                float4 _S214 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S71], acc_0[0U]);
                acc_0[1U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S79], acc_0[1U]);
                acc_0[2U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S87], acc_0[2U]);
                acc_0[3U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S95], acc_0[3U]);
                acc_0[4U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S103], acc_0[4U]);
                acc_0[5U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S111], acc_0[5U]);
                acc_0[6U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S119], acc_0[6U]);
                acc_0[7U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S127], acc_0[7U]);
                acc_0[8U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S135], acc_0[8U]);
                acc_0[9U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S143], acc_0[9U]);
                acc_0[10U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S151], acc_0[10U]);
                acc_0[11U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S159], acc_0[11U]);
                acc_0[12U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S167], acc_0[12U]);
                acc_0[13U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S175], acc_0[13U]);
                acc_0[14U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S183], acc_0[14U]);
                acc_0[15U] = fma(_S214, (*(&kernelContext_4)->v_tile_0)[_S191], acc_0[15U]);
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
        uint _S215 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S215, _S25, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S28, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S30, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S32, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S34, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S36, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S38, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S40, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S42, acc_0[8U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S44, acc_0[9U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S46, acc_0[10U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S48, acc_0[11U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S50, acc_0[12U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S52, acc_0[13U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S54, acc_0[14U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S215, _S56, acc_0[15U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

