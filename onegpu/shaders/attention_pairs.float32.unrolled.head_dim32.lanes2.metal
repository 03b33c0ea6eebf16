#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
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
    uint word_0 = row_1 + element_0;
    if(left_0 >= 4U)
    {
        quad_0 = (as_type<float4>((uint4(words_0[word_0], words_0[word_0 + 1U], words_0[word_0 + 2U], words_0[word_0 + 3U]))));
    }
    else
    {
        if(left_0 > 0U)
        {
            quad_0.x = (as_type<float>((words_0[word_0])));
        }
        if(left_0 > 1U)
        {
            quad_0.y = (as_type<float>((words_0[word_0 + 1U])));
        }
        if(left_0 > 2U)
        {
            quad_0.z = (as_type<float>((words_0[word_0 + 2U])));
        }
    }
    return quad_0;
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

void store_quad_0(uint row_2, uint element_1, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_3)
{
    uint left_1 = kernelContext_3->params_0->head_dim_0 - min(kernelContext_3->params_0->head_dim_0, element_1);
    uint word_1 = row_2 + element_1;
    uint _S2;
    if(left_1 > 0U)
    {
        uint device* _S3 = kernelContext_3->o_words_0+word_1;
        if(poisoned_0)
        {
            _S2 = 2143289344U;
        }
        else
        {
            _S2 = (as_type<uint>((quad_1.x)));
        }
        *_S3 = _S2;
    }
    if(left_1 > 1U)
    {
        uint device* _S4 = kernelContext_3->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S2 = 2143289344U;
        }
        else
        {
            _S2 = (as_type<uint>((quad_1.y)));
        }
        *_S4 = _S2;
    }
    if(left_1 > 2U)
    {
        uint device* _S5 = kernelContext_3->o_words_0+(word_1 + 2U);
        if(poisoned_0)
        {
            _S2 = 2143289344U;
        }
        else
        {
            _S2 = (as_type<uint>((quad_1.z)));
        }
        *_S5 = _S2;
    }
    if(left_1 > 3U)
    {
        uint device* _S6 = kernelContext_3->o_words_0+(word_1 + 3U);
        if(poisoned_0)
        {
            _S2 = 2143289344U;
        }
        else
        {
            _S2 = (as_type<uint>((quad_1.w)));
        }
        *_S6 = _S2;
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
    uint _S7 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint head_0 = _S7 % (&kernelContext_4)->params_0->heads_0;
    uint _S8 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint batch_1 = _S8 / (&kernelContext_4)->params_0->heads_0;
    uint _S9 = thread_0 % 2U;
    uint _S10 = block_0 * 32U;
    uint row_3 = _S10 + thread_0 / 2U;
    uint last_row_0 = min(_S10 + 32U, (&kernelContext_4)->params_0->q_len_0) - 1U;
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
    thread array<float4, int(4)> q_0;
    thread array<float4, int(4)> acc_0;
    uint _S24 = _S9 * 4U;
    float4 _S25 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S24, &kernelContext_4);
    q_0[0U] = _S25 * float4((&kernelContext_4)->params_0->scale_0) ;
    float4 _S26 = float4(0.0, 0.0, 0.0, 0.0);
    acc_0[0U] = _S26;
    uint _S27 = (2U + _S9) * 4U;
    float4 _S28 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S27, &kernelContext_4);
    q_0[1U] = _S28 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[1U] = _S26;
    uint _S29 = (4U + _S9) * 4U;
    float4 _S30 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S29, &kernelContext_4);
    q_0[2U] = _S30 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[2U] = _S26;
    uint _S31 = (6U + _S9) * 4U;
    float4 _S32 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S31, &kernelContext_4);
    q_0[3U] = _S32 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[3U] = _S26;
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
                float4 _S33 = load_quad_0((&kernelContext_4)->k_words_0, _S18 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S34 = load_quad_0((&kernelContext_4)->v_words_0, _S21 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S33;
                v_quad_0 = _S34;
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
        uint _S35 = min(32U, _S12 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S35)
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
            uint _S36 = step_0 * 8U;
            uint _S37 = _S36 + _S9;
            float4 _S38 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S37], _S26);
            sum_0[0U] = _S38;
            uint _S39 = (step_0 + 1U) * 8U;
            uint _S40 = _S39 + _S9;
            float4 _S41 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S40], _S26);
            sum_0[1U] = _S41;
            uint _S42 = (step_0 + 2U) * 8U;
            uint _S43 = _S42 + _S9;
            float4 _S44 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S43], _S26);
            sum_0[2U] = _S44;
            uint _S45 = (step_0 + 3U) * 8U;
            uint _S46 = _S45 + _S9;
            float4 _S47 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S46], _S26);
            sum_0[3U] = _S47;
            uint _S48 = _S36 + 2U + _S9;
            float4 _S49 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S48], _S38);
            sum_0[0U] = _S49;
            uint _S50 = _S39 + 2U + _S9;
            float4 _S51 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S50], _S41);
            sum_0[1U] = _S51;
            uint _S52 = _S42 + 2U + _S9;
            float4 _S53 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S52], _S44);
            sum_0[2U] = _S53;
            uint _S54 = _S45 + 2U + _S9;
            float4 _S55 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S54], _S47);
            sum_0[3U] = _S55;
            uint _S56 = _S36 + 4U + _S9;
            float4 _S57 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S56], _S49);
            sum_0[0U] = _S57;
            uint _S58 = _S39 + 4U + _S9;
            float4 _S59 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S58], _S51);
            sum_0[1U] = _S59;
            uint _S60 = _S42 + 4U + _S9;
            float4 _S61 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S60], _S53);
            sum_0[2U] = _S61;
            uint _S62 = _S45 + 4U + _S9;
            float4 _S63 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S62], _S55);
            sum_0[3U] = _S63;
            uint _S64 = _S36 + 6U + _S9;
            float4 _S65 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S64], _S57);
            sum_0[0U] = _S65;
            uint _S66 = _S39 + 6U + _S9;
            float4 _S67 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S66], _S59);
            sum_0[1U] = _S67;
            uint _S68 = _S42 + 6U + _S9;
            float4 _S69 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S68], _S61);
            sum_0[2U] = _S69;
            uint _S70 = _S45 + 6U + _S9;
            float4 _S71 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S70], _S63);
            sum_0[3U] = _S71;
            thread array<float, int(4)> score_1;
            float _S72 = _S65.x + _S65.y + (_S65.z + _S65.w);
            float _S73 = _S67.x + _S67.y + (_S67.z + _S67.w);
            float _S74 = _S69.x + _S69.y + (_S69.z + _S69.w);
            float _S75 = _S71.x + _S71.y + (_S71.z + _S71.w);
            float _S76 = (quad_shuffle((_S72), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[0U] = _S72 + _S76;
            float _S77 = (quad_shuffle((_S73), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[1U] = _S73 + _S77;
            float _S78 = (quad_shuffle((_S74), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[2U] = _S74 + _S78;
            float _S79 = (quad_shuffle((_S75), ushort((((&kernelContext_4)->_S1) ^ 1U))));
            score_1[3U] = _S75 + _S79;
            uint _S80 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S80 >= _S13;
            bool _S81;
            if(_S23)
            {
                _S81 = !hidden_0[0U];
            }
            else
            {
                _S81 = false;
            }
            if(_S81)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S22 + _S80 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S82;
            if(!hidden_0[0U])
            {
                _S82 = is_special_0(score_1[0U]);
            }
            else
            {
                _S82 = false;
            }
            bool poisoned_3;
            if(_S82)
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
            uint key_1 = _S80 + 1U;
            hidden_0[1U] = key_1 >= _S13;
            bool _S83;
            if(_S23)
            {
                _S83 = !hidden_0[1U];
            }
            else
            {
                _S83 = false;
            }
            if(_S83)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S22 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S84;
            if(!hidden_0[1U])
            {
                _S84 = is_special_0(score_1[1U]);
            }
            else
            {
                _S84 = false;
            }
            bool poisoned_4;
            if(_S84)
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
            uint key_2 = _S80 + 2U;
            hidden_0[2U] = key_2 >= _S13;
            bool _S85;
            if(_S23)
            {
                _S85 = !hidden_0[2U];
            }
            else
            {
                _S85 = false;
            }
            if(_S85)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S22 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S86;
            if(!hidden_0[2U])
            {
                _S86 = is_special_0(score_1[2U]);
            }
            else
            {
                _S86 = false;
            }
            bool poisoned_5;
            if(_S86)
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
            uint key_3 = _S80 + 3U;
            hidden_0[3U] = key_3 >= _S13;
            bool _S87;
            if(_S23)
            {
                _S87 = !hidden_0[3U];
            }
            else
            {
                _S87 = false;
            }
            if(_S87)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S22 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S88;
            if(!hidden_0[3U])
            {
                _S88 = is_special_0(score_1[3U]);
            }
            else
            {
                _S88 = false;
            }
            if(_S88)
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
                float4 _S89 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S89;
                acc_0[1U] = acc_0[1U] * _S89;
                acc_0[2U] = acc_0[2U] * _S89;
                acc_0[3U] = acc_0[3U] * _S89;
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
                float4 _S90 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S90, (*(&kernelContext_4)->v_tile_0)[_S37], acc_0[0U]);
                acc_0[1U] = fma(_S90, (*(&kernelContext_4)->v_tile_0)[_S48], acc_0[1U]);
                acc_0[2U] = fma(_S90, (*(&kernelContext_4)->v_tile_0)[_S56], acc_0[2U]);
                acc_0[3U] = fma(_S90, (*(&kernelContext_4)->v_tile_0)[_S64], acc_0[3U]);
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
                float4 _S91 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S40], acc_0[0U]);
                acc_0[1U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S50], acc_0[1U]);
                acc_0[2U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S58], acc_0[2U]);
                acc_0[3U] = fma(_S91, (*(&kernelContext_4)->v_tile_0)[_S66], acc_0[3U]);
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
                float4 _S92 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S43], acc_0[0U]);
                acc_0[1U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S52], acc_0[1U]);
                acc_0[2U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S60], acc_0[2U]);
                acc_0[3U] = fma(_S92, (*(&kernelContext_4)->v_tile_0)[_S68], acc_0[3U]);
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
                float4 _S93 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S46], acc_0[0U]);
                acc_0[1U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S54], acc_0[1U]);
                acc_0[2U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S62], acc_0[2U]);
                acc_0[3U] = fma(_S93, (*(&kernelContext_4)->v_tile_0)[_S70], acc_0[3U]);
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
        uint _S94 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S94, _S24, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S94, _S27, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S94, _S29, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S94, _S31, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

