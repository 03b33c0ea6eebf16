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
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_4)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
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
    thread array<float4, int(4)> q_0;
    thread array<float4, int(4)> acc_0;
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
            if(key_0 < _S13)
            {
                float4 _S34 = load_quad_0((&kernelContext_4)->k_words_0, _S19 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S35 = load_quad_0((&kernelContext_4)->v_words_0, _S22 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S34;
                v_quad_0 = _S35;
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
        uint _S36 = min(32U, _S13 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S36)
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
            uint _S37 = step_0 * 8U;
            uint _S38 = _S37 + _S10;
            float4 _S39 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S38], _S27);
            sum_0[0U] = _S39;
            uint _S40 = (step_0 + 1U) * 8U;
            uint _S41 = _S40 + _S10;
            float4 _S42 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S41], _S27);
            sum_0[1U] = _S42;
            uint _S43 = (step_0 + 2U) * 8U;
            uint _S44 = _S43 + _S10;
            float4 _S45 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S44], _S27);
            sum_0[2U] = _S45;
            uint _S46 = (step_0 + 3U) * 8U;
            uint _S47 = _S46 + _S10;
            float4 _S48 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S47], _S27);
            sum_0[3U] = _S48;
            uint _S49 = _S37 + 2U + _S10;
            float4 _S50 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S49], _S39);
            sum_0[0U] = _S50;
            uint _S51 = _S40 + 2U + _S10;
            float4 _S52 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S51], _S42);
            sum_0[1U] = _S52;
            uint _S53 = _S43 + 2U + _S10;
            float4 _S54 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S53], _S45);
            sum_0[2U] = _S54;
            uint _S55 = _S46 + 2U + _S10;
            float4 _S56 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S55], _S48);
            sum_0[3U] = _S56;
            uint _S57 = _S37 + 4U + _S10;
            float4 _S58 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S57], _S50);
            sum_0[0U] = _S58;
            uint _S59 = _S40 + 4U + _S10;
            float4 _S60 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S59], _S52);
            sum_0[1U] = _S60;
            uint _S61 = _S43 + 4U + _S10;
            float4 _S62 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S61], _S54);
            sum_0[2U] = _S62;
            uint _S63 = _S46 + 4U + _S10;
            float4 _S64 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S63], _S56);
            sum_0[3U] = _S64;
            uint _S65 = _S37 + 6U + _S10;
            float4 _S66 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S65], _S58);
            sum_0[0U] = _S66;
            uint _S67 = _S40 + 6U + _S10;
            float4 _S68 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S67], _S60);
            sum_0[1U] = _S68;
            uint _S69 = _S43 + 6U + _S10;
            float4 _S70 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S69], _S62);
            sum_0[2U] = _S70;
            uint _S71 = _S46 + 6U + _S10;
            float4 _S72 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S71], _S64);
            sum_0[3U] = _S72;
            thread array<float, int(4)> score_1;
            float _S73 = _S66.x + _S66.y + (_S66.z + _S66.w);
            float _S74 = _S68.x + _S68.y + (_S68.z + _S68.w);
            float _S75 = _S70.x + _S70.y + (_S70.z + _S70.w);
            float _S76 = _S72.x + _S72.y + (_S72.z + _S72.w);
            float _S77 = (quad_shuffle((_S73), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[0U] = _S73 + _S77;
            float _S78 = (quad_shuffle((_S74), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[1U] = _S74 + _S78;
            float _S79 = (quad_shuffle((_S75), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[2U] = _S75 + _S79;
            float _S80 = (quad_shuffle((_S76), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[3U] = _S76 + _S80;
            uint _S81 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S81 >= _S14;
            bool _S82;
            if(_S24)
            {
                _S82 = !hidden_0[0U];
            }
            else
            {
                _S82 = false;
            }
            if(_S82)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S23 + _S81 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S83;
            if(!hidden_0[0U])
            {
                _S83 = is_special_0(score_1[0U]);
            }
            else
            {
                _S83 = false;
            }
            bool poisoned_3;
            if(_S83)
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
            uint key_1 = _S81 + 1U;
            hidden_0[1U] = key_1 >= _S14;
            bool _S84;
            if(_S24)
            {
                _S84 = !hidden_0[1U];
            }
            else
            {
                _S84 = false;
            }
            if(_S84)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S23 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S85;
            if(!hidden_0[1U])
            {
                _S85 = is_special_0(score_1[1U]);
            }
            else
            {
                _S85 = false;
            }
            bool poisoned_4;
            if(_S85)
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
            uint key_2 = _S81 + 2U;
            hidden_0[2U] = key_2 >= _S14;
            bool _S86;
            if(_S24)
            {
                _S86 = !hidden_0[2U];
            }
            else
            {
                _S86 = false;
            }
            if(_S86)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S23 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S87;
            if(!hidden_0[2U])
            {
                _S87 = is_special_0(score_1[2U]);
            }
            else
            {
                _S87 = false;
            }
            bool poisoned_5;
            if(_S87)
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
            uint key_3 = _S81 + 3U;
            hidden_0[3U] = key_3 >= _S14;
            bool _S88;
            if(_S24)
            {
                _S88 = !hidden_0[3U];
            }
            else
            {
                _S88 = false;
            }
            if(_S88)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S23 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S89;
            if(!hidden_0[3U])
            {
                _S89 = is_special_0(score_1[3U]);
            }
            else
            {
                _S89 = false;
            }
            if(_S89)
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
                float4 _S90 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S90;
                acc_0[1U] = acc_0[1U] * _S90;
                acc_0[2U] = acc_0[2U] * _S90;
                acc_0[3U] = acc_0[3U] * _S90;
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
                float4 _S91 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S38], acc_0[0U]);
                acc_0[1U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S49], acc_0[1U]);
                acc_0[2U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S57], acc_0[2U]);
                acc_0[3U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S65], acc_0[3U]);
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
                float4 _S92 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S41], acc_0[0U]);
                acc_0[1U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S51], acc_0[1U]);
                acc_0[2U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S59], acc_0[2U]);
                acc_0[3U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S67], acc_0[3U]);
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
                float4 _S93 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S44], acc_0[0U]);
                acc_0[1U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S53], acc_0[1U]);
                acc_0[2U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S61], acc_0[2U]);
                acc_0[3U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S69], acc_0[3U]);
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
                float4 _S94 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S94, (*(&kernelContext_4)->v_tile_0)[_S47], acc_0[0U]);
                acc_0[1U] = fma(_S94, (*(&kernelContext_4)->v_tile_0)[_S55], acc_0[1U]);
                acc_0[2U] = fma(_S94, (*(&kernelContext_4)->v_tile_0)[_S63], acc_0[2U]);
                acc_0[3U] = fma(_S94, (*(&kernelContext_4)->v_tile_0)[_S71], acc_0[3U]);
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
        uint _S95 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S95, _S25, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S95, _S28, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S95, _S30, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S95, _S32, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

