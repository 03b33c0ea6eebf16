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
    array<float4, int(256)> threadgroup* k_tile_0;
    array<float4, int(256)> threadgroup* v_tile_0;
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
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_4)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
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
    thread array<float4, int(8)> q_0;
    thread array<float4, int(8)> acc_0;
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
            if(key_0 < _S12)
            {
                float4 _S41 = load_quad_0((&kernelContext_4)->k_words_0, _S18 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S42 = load_quad_0((&kernelContext_4)->v_words_0, _S21 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S41;
                v_quad_0 = _S42;
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
        uint _S43 = min(32U, _S12 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S43)
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
            uint _S44 = step_0 * 8U;
            uint _S45 = _S44 + _S9;
            float4 _S46 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S45], _S26);
            sum_0[0U] = _S46;
            uint _S47 = (step_0 + 1U) * 8U;
            uint _S48 = _S47 + _S9;
            float4 _S49 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S48], _S26);
            sum_0[1U] = _S49;
            uint _S50 = (step_0 + 2U) * 8U;
            uint _S51 = _S50 + _S9;
            float4 _S52 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S51], _S26);
            sum_0[2U] = _S52;
            uint _S53 = (step_0 + 3U) * 8U;
            uint _S54 = _S53 + _S9;
            float4 _S55 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S54], _S26);
            sum_0[3U] = _S55;
            uint _S56 = _S44 + 1U + _S9;
            float4 _S57 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S56], _S46);
            sum_0[0U] = _S57;
            uint _S58 = _S47 + 1U + _S9;
            float4 _S59 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S58], _S49);
            sum_0[1U] = _S59;
            uint _S60 = _S50 + 1U + _S9;
            float4 _S61 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S60], _S52);
            sum_0[2U] = _S61;
            uint _S62 = _S53 + 1U + _S9;
            float4 _S63 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S62], _S55);
            sum_0[3U] = _S63;
            uint _S64 = _S44 + 2U + _S9;
            float4 _S65 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S64], _S57);
            sum_0[0U] = _S65;
            uint _S66 = _S47 + 2U + _S9;
            float4 _S67 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S66], _S59);
            sum_0[1U] = _S67;
            uint _S68 = _S50 + 2U + _S9;
            float4 _S69 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S68], _S61);
            sum_0[2U] = _S69;
            uint _S70 = _S53 + 2U + _S9;
            float4 _S71 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S70], _S63);
            sum_0[3U] = _S71;
            uint _S72 = _S44 + 3U + _S9;
            float4 _S73 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S72], _S65);
            sum_0[0U] = _S73;
            uint _S74 = _S47 + 3U + _S9;
            float4 _S75 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S74], _S67);
            sum_0[1U] = _S75;
            uint _S76 = _S50 + 3U + _S9;
            float4 _S77 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S76], _S69);
            sum_0[2U] = _S77;
            uint _S78 = _S53 + 3U + _S9;
            float4 _S79 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S78], _S71);
            sum_0[3U] = _S79;
            uint _S80 = _S44 + 4U + _S9;
            float4 _S81 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S80], _S73);
            sum_0[0U] = _S81;
            uint _S82 = _S47 + 4U + _S9;
            float4 _S83 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S82], _S75);
            sum_0[1U] = _S83;
            uint _S84 = _S50 + 4U + _S9;
            float4 _S85 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S84], _S77);
            sum_0[2U] = _S85;
            uint _S86 = _S53 + 4U + _S9;
            float4 _S87 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S86], _S79);
            sum_0[3U] = _S87;
            uint _S88 = _S44 + 5U + _S9;
            float4 _S89 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S88], _S81);
            sum_0[0U] = _S89;
            uint _S90 = _S47 + 5U + _S9;
            float4 _S91 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S90], _S83);
            sum_0[1U] = _S91;
            uint _S92 = _S50 + 5U + _S9;
            float4 _S93 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S92], _S85);
            sum_0[2U] = _S93;
            uint _S94 = _S53 + 5U + _S9;
            float4 _S95 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S94], _S87);
            sum_0[3U] = _S95;
            uint _S96 = _S44 + 6U + _S9;
            float4 _S97 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S96], _S89);
            sum_0[0U] = _S97;
            uint _S98 = _S47 + 6U + _S9;
            float4 _S99 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S98], _S91);
            sum_0[1U] = _S99;
            uint _S100 = _S50 + 6U + _S9;
            float4 _S101 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S100], _S93);
            sum_0[2U] = _S101;
            uint _S102 = _S53 + 6U + _S9;
            float4 _S103 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S102], _S95);
            sum_0[3U] = _S103;
            uint _S104 = _S44 + 7U + _S9;
            float4 _S105 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S104], _S97);
            sum_0[0U] = _S105;
            uint _S106 = _S47 + 7U + _S9;
            float4 _S107 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S106], _S99);
            sum_0[1U] = _S107;
            uint _S108 = _S50 + 7U + _S9;
            float4 _S109 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S108], _S101);
            sum_0[2U] = _S109;
            uint _S110 = _S53 + 7U + _S9;
            float4 _S111 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S110], _S103);
            sum_0[3U] = _S111;
            thread array<float, int(4)> score_1;
            score_1[0U] = _S105.x + _S105.y + (_S105.z + _S105.w);
            score_1[1U] = _S107.x + _S107.y + (_S107.z + _S107.w);
            score_1[2U] = _S109.x + _S109.y + (_S109.z + _S109.w);
            score_1[3U] = _S111.x + _S111.y + (_S111.z + _S111.w);
            uint _S112 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S112 >= _S13;
            bool _S113;
            if(_S23)
            {
                _S113 = !hidden_0[0U];
            }
            else
            {
                _S113 = false;
            }
            if(_S113)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S22 + _S112 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S114;
            if(!hidden_0[0U])
            {
                _S114 = is_special_0(score_1[0U]);
            }
            else
            {
                _S114 = false;
            }
            bool poisoned_3;
            if(_S114)
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
            uint key_1 = _S112 + 1U;
            hidden_0[1U] = key_1 >= _S13;
            bool _S115;
            if(_S23)
            {
                _S115 = !hidden_0[1U];
            }
            else
            {
                _S115 = false;
            }
            if(_S115)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S22 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S116;
            if(!hidden_0[1U])
            {
                _S116 = is_special_0(score_1[1U]);
            }
            else
            {
                _S116 = false;
            }
            bool poisoned_4;
            if(_S116)
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
            uint key_2 = _S112 + 2U;
            hidden_0[2U] = key_2 >= _S13;
            bool _S117;
            if(_S23)
            {
                _S117 = !hidden_0[2U];
            }
            else
            {
                _S117 = false;
            }
            if(_S117)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S22 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S118;
            if(!hidden_0[2U])
            {
                _S118 = is_special_0(score_1[2U]);
            }
            else
            {
                _S118 = false;
            }
            bool poisoned_5;
            if(_S118)
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
            uint key_3 = _S112 + 3U;
            hidden_0[3U] = key_3 >= _S13;
            bool _S119;
            if(_S23)
            {
                _S119 = !hidden_0[3U];
            }
            else
            {
                _S119 = false;
            }
            if(_S119)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S22 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S120;
            if(!hidden_0[3U])
            {
                _S120 = is_special_0(score_1[3U]);
            }
            else
            {
                _S120 = false;
            }
            if(_S120)
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
                float4 _S121 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S121;
                acc_0[1U] = acc_0[1U] * _S121;
                acc_0[2U] = acc_0[2U] * _S121;
                acc_0[3U] = acc_0[3U] * _S121;
                acc_0[4U] = acc_0[4U] * _S121;
                acc_0[5U] = acc_0[5U] * _S121;
                acc_0[6U] = acc_0[6U] * _S121;
                acc_0[7U] = acc_0[7U] * _S121;
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
                float4 _S122 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S45], acc_0[0U]);
                acc_0[1U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S56], acc_0[1U]);
                acc_0[2U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S64], acc_0[2U]);
                acc_0[3U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S72], acc_0[3U]);
                acc_0[4U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S80], acc_0[4U]);
                acc_0[5U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S88], acc_0[5U]);
                acc_0[6U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S96], acc_0[6U]);
                acc_0[7U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S104], acc_0[7U]);
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
                float4 _S123 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S48], acc_0[0U]);
                acc_0[1U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S58], acc_0[1U]);
                acc_0[2U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S66], acc_0[2U]);
                acc_0[3U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S74], acc_0[3U]);
                acc_0[4U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S82], acc_0[4U]);
                acc_0[5U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S90], acc_0[5U]);
                acc_0[6U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S98], acc_0[6U]);
                acc_0[7U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S106], acc_0[7U]);
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
                float4 _S124 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S51], acc_0[0U]);
                acc_0[1U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S60], acc_0[1U]);
                acc_0[2U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S68], acc_0[2U]);
                acc_0[3U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S76], acc_0[3U]);
                acc_0[4U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S84], acc_0[4U]);
                acc_0[5U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S92], acc_0[5U]);
                acc_0[6U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S100], acc_0[6U]);
                acc_0[7U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S108], acc_0[7U]);
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
                float4 _S125 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S54], acc_0[0U]);
                acc_0[1U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S62], acc_0[1U]);
                acc_0[2U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S70], acc_0[2U]);
                acc_0[3U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S78], acc_0[3U]);
                acc_0[4U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S86], acc_0[4U]);
                acc_0[5U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S94], acc_0[5U]);
                acc_0[6U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S102], acc_0[6U]);
                acc_0[7U] = fma(_S125, (*(&kernelContext_4)->v_tile_0)[_S110], acc_0[7U]);
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
        uint _S126 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S126, _S24, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S27, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S29, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S31, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S33, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S35, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S37, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S126, _S39, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

