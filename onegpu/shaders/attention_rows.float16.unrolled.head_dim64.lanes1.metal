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
    thread array<float4, int(16)> q_0;
    thread array<float4, int(16)> acc_0;
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
            uint key_0 = tile_0 + slot_0 / 16U;
            uint element_2 = slot_0 % 16U * 4U;
            float4 k_quad_0;
            float4 v_quad_0;
            if(key_0 < _S12)
            {
                float4 _S57 = load_quad_0((&kernelContext_4)->k_words_0, _S18 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S58 = load_quad_0((&kernelContext_4)->v_words_0, _S21 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S57;
                v_quad_0 = _S58;
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
        uint _S59 = min(32U, _S12 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S59)
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
            uint _S60 = step_0 * 16U;
            uint _S61 = _S60 + _S9;
            float4 _S62 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S61], _S26);
            sum_0[0U] = _S62;
            uint _S63 = (step_0 + 1U) * 16U;
            uint _S64 = _S63 + _S9;
            float4 _S65 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S64], _S26);
            sum_0[1U] = _S65;
            uint _S66 = (step_0 + 2U) * 16U;
            uint _S67 = _S66 + _S9;
            float4 _S68 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S67], _S26);
            sum_0[2U] = _S68;
            uint _S69 = (step_0 + 3U) * 16U;
            uint _S70 = _S69 + _S9;
            float4 _S71 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S70], _S26);
            sum_0[3U] = _S71;
            uint _S72 = _S60 + 1U + _S9;
            float4 _S73 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S72], _S62);
            sum_0[0U] = _S73;
            uint _S74 = _S63 + 1U + _S9;
            float4 _S75 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S74], _S65);
            sum_0[1U] = _S75;
            uint _S76 = _S66 + 1U + _S9;
            float4 _S77 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S76], _S68);
            sum_0[2U] = _S77;
            uint _S78 = _S69 + 1U + _S9;
            float4 _S79 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S78], _S71);
            sum_0[3U] = _S79;
            uint _S80 = _S60 + 2U + _S9;
            float4 _S81 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S80], _S73);
            sum_0[0U] = _S81;
            uint _S82 = _S63 + 2U + _S9;
            float4 _S83 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S82], _S75);
            sum_0[1U] = _S83;
            uint _S84 = _S66 + 2U + _S9;
            float4 _S85 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S84], _S77);
            sum_0[2U] = _S85;
            uint _S86 = _S69 + 2U + _S9;
            float4 _S87 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S86], _S79);
            sum_0[3U] = _S87;
            uint _S88 = _S60 + 3U + _S9;
            float4 _S89 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S88], _S81);
            sum_0[0U] = _S89;
            uint _S90 = _S63 + 3U + _S9;
            float4 _S91 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S90], _S83);
            sum_0[1U] = _S91;
            uint _S92 = _S66 + 3U + _S9;
            float4 _S93 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S92], _S85);
            sum_0[2U] = _S93;
            uint _S94 = _S69 + 3U + _S9;
            float4 _S95 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S94], _S87);
            sum_0[3U] = _S95;
            uint _S96 = _S60 + 4U + _S9;
            float4 _S97 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S96], _S89);
            sum_0[0U] = _S97;
            uint _S98 = _S63 + 4U + _S9;
            float4 _S99 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S98], _S91);
            sum_0[1U] = _S99;
            uint _S100 = _S66 + 4U + _S9;
            float4 _S101 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S100], _S93);
            sum_0[2U] = _S101;
            uint _S102 = _S69 + 4U + _S9;
            float4 _S103 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S102], _S95);
            sum_0[3U] = _S103;
            uint _S104 = _S60 + 5U + _S9;
            float4 _S105 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S104], _S97);
            sum_0[0U] = _S105;
            uint _S106 = _S63 + 5U + _S9;
            float4 _S107 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S106], _S99);
            sum_0[1U] = _S107;
            uint _S108 = _S66 + 5U + _S9;
            float4 _S109 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S108], _S101);
            sum_0[2U] = _S109;
            uint _S110 = _S69 + 5U + _S9;
            float4 _S111 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S110], _S103);
            sum_0[3U] = _S111;
            uint _S112 = _S60 + 6U + _S9;
            float4 _S113 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S112], _S105);
            sum_0[0U] = _S113;
            uint _S114 = _S63 + 6U + _S9;
            float4 _S115 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S114], _S107);
            sum_0[1U] = _S115;
            uint _S116 = _S66 + 6U + _S9;
            float4 _S117 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S116], _S109);
            sum_0[2U] = _S117;
            uint _S118 = _S69 + 6U + _S9;
            float4 _S119 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S118], _S111);
            sum_0[3U] = _S119;
            uint _S120 = _S60 + 7U + _S9;
            float4 _S121 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S120], _S113);
            sum_0[0U] = _S121;
            uint _S122 = _S63 + 7U + _S9;
            float4 _S123 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S122], _S115);
            sum_0[1U] = _S123;
            uint _S124 = _S66 + 7U + _S9;
            float4 _S125 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S124], _S117);
            sum_0[2U] = _S125;
            uint _S126 = _S69 + 7U + _S9;
            float4 _S127 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S126], _S119);
            sum_0[3U] = _S127;
            uint _S128 = _S60 + 8U + _S9;
            float4 _S129 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S128], _S121);
            sum_0[0U] = _S129;
            uint _S130 = _S63 + 8U + _S9;
            float4 _S131 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S130], _S123);
            sum_0[1U] = _S131;
            uint _S132 = _S66 + 8U + _S9;
            float4 _S133 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S132], _S125);
            sum_0[2U] = _S133;
            uint _S134 = _S69 + 8U + _S9;
            float4 _S135 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S134], _S127);
            sum_0[3U] = _S135;
            uint _S136 = _S60 + 9U + _S9;
            float4 _S137 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S136], _S129);
            sum_0[0U] = _S137;
            uint _S138 = _S63 + 9U + _S9;
            float4 _S139 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S138], _S131);
            sum_0[1U] = _S139;
            uint _S140 = _S66 + 9U + _S9;
            float4 _S141 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S140], _S133);
            sum_0[2U] = _S141;
            uint _S142 = _S69 + 9U + _S9;
            float4 _S143 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S142], _S135);
            sum_0[3U] = _S143;
            uint _S144 = _S60 + 10U + _S9;
            float4 _S145 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S144], _S137);
            sum_0[0U] = _S145;
            uint _S146 = _S63 + 10U + _S9;
            float4 _S147 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S146], _S139);
            sum_0[1U] = _S147;
            uint _S148 = _S66 + 10U + _S9;
            float4 _S149 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S148], _S141);
            sum_0[2U] = _S149;
            uint _S150 = _S69 + 10U + _S9;
            float4 _S151 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S150], _S143);
            sum_0[3U] = _S151;
            uint _S152 = _S60 + 11U + _S9;
            float4 _S153 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S152], _S145);
            sum_0[0U] = _S153;
            uint _S154 = _S63 + 11U + _S9;
            float4 _S155 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S154], _S147);
            sum_0[1U] = _S155;
            uint _S156 = _S66 + 11U + _S9;
            float4 _S157 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S156], _S149);
            sum_0[2U] = _S157;
            uint _S158 = _S69 + 11U + _S9;
            float4 _S159 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S158], _S151);
            sum_0[3U] = _S159;
            uint _S160 = _S60 + 12U + _S9;
            float4 _S161 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S160], _S153);
            sum_0[0U] = _S161;
            uint _S162 = _S63 + 12U + _S9;
            float4 _S163 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S162], _S155);
            sum_0[1U] = _S163;
            uint _S164 = _S66 + 12U + _S9;
            float4 _S165 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S164], _S157);
            sum_0[2U] = _S165;
            uint _S166 = _S69 + 12U + _S9;
            float4 _S167 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S166], _S159);
            sum_0[3U] = _S167;
            uint _S168 = _S60 + 13U + _S9;
            float4 _S169 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S168], _S161);
            sum_0[0U] = _S169;
            uint _S170 = _S63 + 13U + _S9;
            float4 _S171 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S170], _S163);
            sum_0[1U] = _S171;
            uint _S172 = _S66 + 13U + _S9;
            float4 _S173 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S172], _S165);
            sum_0[2U] = _S173;
            uint _S174 = _S69 + 13U + _S9;
            float4 _S175 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S174], _S167);
            sum_0[3U] = _S175;
            uint _S176 = _S60 + 14U + _S9;
            float4 _S177 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S176], _S169);
            sum_0[0U] = _S177;
            uint _S178 = _S63 + 14U + _S9;
            float4 _S179 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S178], _S171);
            sum_0[1U] = _S179;
            uint _S180 = _S66 + 14U + _S9;
            float4 _S181 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S180], _S173);
            sum_0[2U] = _S181;
            uint _S182 = _S69 + 14U + _S9;
            float4 _S183 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S182], _S175);
            sum_0[3U] = _S183;
            uint _S184 = _S60 + 15U + _S9;
            float4 _S185 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S184], _S177);
            sum_0[0U] = _S185;
            uint _S186 = _S63 + 15U + _S9;
            float4 _S187 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S186], _S179);
            sum_0[1U] = _S187;
            uint _S188 = _S66 + 15U + _S9;
            float4 _S189 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S188], _S181);
            sum_0[2U] = _S189;
            uint _S190 = _S69 + 15U + _S9;
            float4 _S191 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S190], _S183);
            sum_0[3U] = _S191;
            thread array<float, int(4)> score_1;
            score_1[0U] = _S185.x + _S185.y + (_S185.z + _S185.w);
            score_1[1U] = _S187.x + _S187.y + (_S187.z + _S187.w);
            score_1[2U] = _S189.x + _S189.y + (_S189.z + _S189.w);
            score_1[3U] = _S191.x + _S191.y + (_S191.z + _S191.w);
            uint _S192 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S192 >= _S13;
            bool _S193;
            if(_S23)
            {
                _S193 = !hidden_0[0U];
            }
            else
            {
                _S193 = false;
            }
            if(_S193)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S22 + _S192 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S194;
            if(!hidden_0[0U])
            {
                _S194 = is_special_0(score_1[0U]);
            }
            else
            {
                _S194 = false;
            }
            bool poisoned_3;
            if(_S194)
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
            uint key_1 = _S192 + 1U;
            hidden_0[1U] = key_1 >= _S13;
            bool _S195;
            if(_S23)
            {
                _S195 = !hidden_0[1U];
            }
            else
            {
                _S195 = false;
            }
            if(_S195)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S22 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S196;
            if(!hidden_0[1U])
            {
                _S196 = is_special_0(score_1[1U]);
            }
            else
            {
                _S196 = false;
            }
            bool poisoned_4;
            if(_S196)
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
            uint key_2 = _S192 + 2U;
            hidden_0[2U] = key_2 >= _S13;
            bool _S197;
            if(_S23)
            {
                _S197 = !hidden_0[2U];
            }
            else
            {
                _S197 = false;
            }
            if(_S197)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S22 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S198;
            if(!hidden_0[2U])
            {
                _S198 = is_special_0(score_1[2U]);
            }
            else
            {
                _S198 = false;
            }
            bool poisoned_5;
            if(_S198)
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
            uint key_3 = _S192 + 3U;
            hidden_0[3U] = key_3 >= _S13;
            bool _S199;
            if(_S23)
            {
                _S199 = !hidden_0[3U];
            }
            else
            {
                _S199 = false;
            }
            if(_S199)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S22 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S200;
            if(!hidden_0[3U])
            {
                _S200 = is_special_0(score_1[3U]);
            }
            else
            {
                _S200 = false;
            }
            if(_S200)
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
                float4 _S201 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S201;
                acc_0[1U] = acc_0[1U] * _S201;
                acc_0[2U] = acc_0[2U] * _S201;
                acc_0[3U] = acc_0[3U] * _S201;
                acc_0[4U] = acc_0[4U] * _S201;
                acc_0[5U] = acc_0[5U] * _S201;
                acc_0[6U] = acc_0[6U] * _S201;
                acc_0[7U] = acc_0[7U] * _S201;
                acc_0[8U] = acc_0[8U] * _S201;
                acc_0[9U] = acc_0[9U] * _S201;
                acc_0[10U] = acc_0[10U] * _S201;
                acc_0[11U] = acc_0[11U] * _S201;
                acc_0[12U] = acc_0[12U] * _S201;
                acc_0[13U] = acc_0[13U] * _S201;
                acc_0[14U] = acc_0[14U] * _S201;
                acc_0[15U] = acc_0[15U] * _S201;
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
                float4 _S202 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S61], acc_0[0U]);
                acc_0[1U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S72], acc_0[1U]);
                acc_0[2U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S80], acc_0[2U]);
                acc_0[3U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S88], acc_0[3U]);
                acc_0[4U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S96], acc_0[4U]);
                acc_0[5U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S104], acc_0[5U]);
                acc_0[6U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S112], acc_0[6U]);
                acc_0[7U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S120], acc_0[7U]);
                acc_0[8U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S128], acc_0[8U]);
                acc_0[9U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S136], acc_0[9U]);
                acc_0[10U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S144], acc_0[10U]);
                acc_0[11U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S152], acc_0[11U]);
                acc_0[12U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S160], acc_0[12U]);
                acc_0[13U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S168], acc_0[13U]);
                acc_0[14U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S176], acc_0[14U]);
                acc_0[15U] = fma(_S202, (*(&kernelContext_4)->v_tile_0)[_S184], acc_0[15U]);
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
                float4 _S203 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S64], acc_0[0U]);
                acc_0[1U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S74], acc_0[1U]);
                acc_0[2U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S82], acc_0[2U]);
                acc_0[3U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S90], acc_0[3U]);
                acc_0[4U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S98], acc_0[4U]);
                acc_0[5U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S106], acc_0[5U]);
                acc_0[6U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S114], acc_0[6U]);
                acc_0[7U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S122], acc_0[7U]);
                acc_0[8U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S130], acc_0[8U]);
                acc_0[9U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S138], acc_0[9U]);
                acc_0[10U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S146], acc_0[10U]);
                acc_0[11U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S154], acc_0[11U]);
                acc_0[12U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S162], acc_0[12U]);
                acc_0[13U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S170], acc_0[13U]);
                acc_0[14U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S178], acc_0[14U]);
                acc_0[15U] = fma(_S203, (*(&kernelContext_4)->v_tile_0)[_S186], acc_0[15U]);
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
                float4 _S204 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S67], acc_0[0U]);
                acc_0[1U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S76], acc_0[1U]);
                acc_0[2U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S84], acc_0[2U]);
                acc_0[3U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S92], acc_0[3U]);
                acc_0[4U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S100], acc_0[4U]);
                acc_0[5U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S108], acc_0[5U]);
                acc_0[6U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S116], acc_0[6U]);
                acc_0[7U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S124], acc_0[7U]);
                acc_0[8U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S132], acc_0[8U]);
                acc_0[9U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S140], acc_0[9U]);
                acc_0[10U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S148], acc_0[10U]);
                acc_0[11U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S156], acc_0[11U]);
                acc_0[12U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S164], acc_0[12U]);
                acc_0[13U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S172], acc_0[13U]);
                acc_0[14U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S180], acc_0[14U]);
                acc_0[15U] = fma(_S204, (*(&kernelContext_4)->v_tile_0)[_S188], acc_0[15U]);
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
                float4 _S205 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S70], acc_0[0U]);
                acc_0[1U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S78], acc_0[1U]);
                acc_0[2U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S86], acc_0[2U]);
                acc_0[3U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S94], acc_0[3U]);
                acc_0[4U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S102], acc_0[4U]);
                acc_0[5U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S110], acc_0[5U]);
                acc_0[6U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S118], acc_0[6U]);
                acc_0[7U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S126], acc_0[7U]);
                acc_0[8U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S134], acc_0[8U]);
                acc_0[9U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S142], acc_0[9U]);
                acc_0[10U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S150], acc_0[10U]);
                acc_0[11U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S158], acc_0[11U]);
                acc_0[12U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S166], acc_0[12U]);
                acc_0[13U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S174], acc_0[13U]);
                acc_0[14U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S182], acc_0[14U]);
                acc_0[15U] = fma(_S205, (*(&kernelContext_4)->v_tile_0)[_S190], acc_0[15U]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + 4U;
        }
        tile_0 = tile_0 + 32U;
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
        uint _S206 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S206, _S24, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S27, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S29, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S31, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S33, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S35, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S37, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S39, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S41, acc_0[8U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S43, acc_0[9U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S45, acc_0[10U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S47, acc_0[11U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S49, acc_0[12U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S51, acc_0[13U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S53, acc_0[14U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S206, _S55, acc_0[15U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

