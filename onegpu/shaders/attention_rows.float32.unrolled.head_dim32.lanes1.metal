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
    uint _S1;
    if(left_1 > 0U)
    {
        uint device* _S2 = kernelContext_3->o_words_0+word_1;
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.x)));
        }
        *_S2 = _S1;
    }
    if(left_1 > 1U)
    {
        uint device* _S3 = kernelContext_3->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.y)));
        }
        *_S3 = _S1;
    }
    if(left_1 > 2U)
    {
        uint device* _S4 = kernelContext_3->o_words_0+(word_1 + 2U);
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.z)));
        }
        *_S4 = _S1;
    }
    if(left_1 > 3U)
    {
        uint device* _S5 = kernelContext_3->o_words_0+(word_1 + 3U);
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.w)));
        }
        *_S5 = _S1;
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
    uint _S6 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint head_0 = _S6 % (&kernelContext_4)->params_0->heads_0;
    uint _S7 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint batch_1 = _S7 / (&kernelContext_4)->params_0->heads_0;
    uint _S8 = thread_0 % 1U;
    uint _S9 = block_0 * 64U;
    uint row_3 = _S9 + thread_0;
    uint last_row_0 = min(_S9 + 64U, (&kernelContext_4)->params_0->q_len_0) - 1U;
    bool live_0 = row_3 < ((&kernelContext_4)->params_0->q_len_0);
    uint _S10 = keys_of_batch_0(batch_1, &kernelContext_4);
    uint _S11 = keys_of_row_0(_S10, last_row_0, &kernelContext_4);
    uint _S12;
    if(live_0)
    {
        uint _S13 = keys_of_row_0(_S10, row_3, &kernelContext_4);
        _S12 = _S13;
    }
    else
    {
        _S12 = 0U;
    }
    uint _S14 = (&kernelContext_4)->params_0->q_offset_0 + batch_1 * (&kernelContext_4)->params_0->q_batch_0 + head_0 * (&kernelContext_4)->params_0->q_head_0 + min(row_3, last_row_0) * (&kernelContext_4)->params_0->q_row_0;
    uint _S15 = (&kernelContext_4)->params_0->k_offset_0 + batch_1 * (&kernelContext_4)->params_0->k_batch_0;
    uint _S16 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S17 = _S15 + _S16 * (&kernelContext_4)->params_0->k_head_0;
    uint _S18 = (&kernelContext_4)->params_0->v_offset_0 + batch_1 * (&kernelContext_4)->params_0->v_batch_0;
    uint _S19 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S20 = _S18 + _S19 * (&kernelContext_4)->params_0->v_head_0;
    uint _S21 = (&kernelContext_4)->params_0->mask_offset_0 + batch_1 * (&kernelContext_4)->params_0->mask_batch_0 + head_0 * (&kernelContext_4)->params_0->mask_head_0 + row_3 * (&kernelContext_4)->params_0->mask_row_0;
    bool _S22 = (((&kernelContext_4)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(8)> q_0;
    thread array<float4, int(8)> acc_0;
    uint _S23 = _S8 * 4U;
    float4 _S24 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S23, &kernelContext_4);
    q_0[0U] = _S24 * float4((&kernelContext_4)->params_0->scale_0) ;
    float4 _S25 = float4(0.0, 0.0, 0.0, 0.0);
    acc_0[0U] = _S25;
    uint _S26 = (1U + _S8) * 4U;
    float4 _S27 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S26, &kernelContext_4);
    q_0[1U] = _S27 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[1U] = _S25;
    uint _S28 = (2U + _S8) * 4U;
    float4 _S29 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S28, &kernelContext_4);
    q_0[2U] = _S29 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[2U] = _S25;
    uint _S30 = (3U + _S8) * 4U;
    float4 _S31 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S30, &kernelContext_4);
    q_0[3U] = _S31 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[3U] = _S25;
    uint _S32 = (4U + _S8) * 4U;
    float4 _S33 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S32, &kernelContext_4);
    q_0[4U] = _S33 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[4U] = _S25;
    uint _S34 = (5U + _S8) * 4U;
    float4 _S35 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S34, &kernelContext_4);
    q_0[5U] = _S35 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[5U] = _S25;
    uint _S36 = (6U + _S8) * 4U;
    float4 _S37 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S36, &kernelContext_4);
    q_0[6U] = _S37 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[6U] = _S25;
    uint _S38 = (7U + _S8) * 4U;
    float4 _S39 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S38, &kernelContext_4);
    q_0[7U] = _S39 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[7U] = _S25;
    uint tile_0 = 0U;
    float m_0 = -3.4028234663852886e+38;
    bool poisoned_2 = false;
    float l_0 = 0.0;
    for(;;)
    {
        if(tile_0 < _S11)
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
            if(key_0 < _S11)
            {
                float4 _S40 = load_quad_0((&kernelContext_4)->k_words_0, _S17 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S41 = load_quad_0((&kernelContext_4)->v_words_0, _S20 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S40;
                v_quad_0 = _S41;
            }
            else
            {
                k_quad_0 = _S25;
                v_quad_0 = _S25;
            }
            (*(&kernelContext_4)->k_tile_0)[slot_0] = k_quad_0;
            (*(&kernelContext_4)->v_tile_0)[slot_0] = v_quad_0;
            slot_0 = slot_0 + 64U;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        uint _S42 = min(32U, _S11 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S42)
            {
            }
            else
            {
                break;
            }
            thread array<float4, int(4)> sum_0;
            sum_0[0U] = _S25;
            sum_0[1U] = _S25;
            sum_0[2U] = _S25;
            sum_0[3U] = _S25;
            uint _S43 = step_0 * 8U;
            uint _S44 = _S43 + _S8;
            float4 _S45 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S44], _S25);
            sum_0[0U] = _S45;
            uint _S46 = (step_0 + 1U) * 8U;
            uint _S47 = _S46 + _S8;
            float4 _S48 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S47], _S25);
            sum_0[1U] = _S48;
            uint _S49 = (step_0 + 2U) * 8U;
            uint _S50 = _S49 + _S8;
            float4 _S51 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S50], _S25);
            sum_0[2U] = _S51;
            uint _S52 = (step_0 + 3U) * 8U;
            uint _S53 = _S52 + _S8;
            float4 _S54 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S53], _S25);
            sum_0[3U] = _S54;
            uint _S55 = _S43 + 1U + _S8;
            float4 _S56 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S55], _S45);
            sum_0[0U] = _S56;
            uint _S57 = _S46 + 1U + _S8;
            float4 _S58 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S57], _S48);
            sum_0[1U] = _S58;
            uint _S59 = _S49 + 1U + _S8;
            float4 _S60 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S59], _S51);
            sum_0[2U] = _S60;
            uint _S61 = _S52 + 1U + _S8;
            float4 _S62 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S61], _S54);
            sum_0[3U] = _S62;
            uint _S63 = _S43 + 2U + _S8;
            float4 _S64 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S63], _S56);
            sum_0[0U] = _S64;
            uint _S65 = _S46 + 2U + _S8;
            float4 _S66 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S65], _S58);
            sum_0[1U] = _S66;
            uint _S67 = _S49 + 2U + _S8;
            float4 _S68 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S67], _S60);
            sum_0[2U] = _S68;
            uint _S69 = _S52 + 2U + _S8;
            float4 _S70 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S69], _S62);
            sum_0[3U] = _S70;
            uint _S71 = _S43 + 3U + _S8;
            float4 _S72 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S71], _S64);
            sum_0[0U] = _S72;
            uint _S73 = _S46 + 3U + _S8;
            float4 _S74 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S73], _S66);
            sum_0[1U] = _S74;
            uint _S75 = _S49 + 3U + _S8;
            float4 _S76 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S75], _S68);
            sum_0[2U] = _S76;
            uint _S77 = _S52 + 3U + _S8;
            float4 _S78 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S77], _S70);
            sum_0[3U] = _S78;
            uint _S79 = _S43 + 4U + _S8;
            float4 _S80 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S79], _S72);
            sum_0[0U] = _S80;
            uint _S81 = _S46 + 4U + _S8;
            float4 _S82 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S81], _S74);
            sum_0[1U] = _S82;
            uint _S83 = _S49 + 4U + _S8;
            float4 _S84 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S83], _S76);
            sum_0[2U] = _S84;
            uint _S85 = _S52 + 4U + _S8;
            float4 _S86 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S85], _S78);
            sum_0[3U] = _S86;
            uint _S87 = _S43 + 5U + _S8;
            float4 _S88 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S87], _S80);
            sum_0[0U] = _S88;
            uint _S89 = _S46 + 5U + _S8;
            float4 _S90 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S89], _S82);
            sum_0[1U] = _S90;
            uint _S91 = _S49 + 5U + _S8;
            float4 _S92 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S91], _S84);
            sum_0[2U] = _S92;
            uint _S93 = _S52 + 5U + _S8;
            float4 _S94 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S93], _S86);
            sum_0[3U] = _S94;
            uint _S95 = _S43 + 6U + _S8;
            float4 _S96 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S95], _S88);
            sum_0[0U] = _S96;
            uint _S97 = _S46 + 6U + _S8;
            float4 _S98 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S97], _S90);
            sum_0[1U] = _S98;
            uint _S99 = _S49 + 6U + _S8;
            float4 _S100 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S99], _S92);
            sum_0[2U] = _S100;
            uint _S101 = _S52 + 6U + _S8;
            float4 _S102 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S101], _S94);
            sum_0[3U] = _S102;
            uint _S103 = _S43 + 7U + _S8;
            float4 _S104 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S103], _S96);
            sum_0[0U] = _S104;
            uint _S105 = _S46 + 7U + _S8;
            float4 _S106 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S105], _S98);
            sum_0[1U] = _S106;
            uint _S107 = _S49 + 7U + _S8;
            float4 _S108 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S107], _S100);
            sum_0[2U] = _S108;
            uint _S109 = _S52 + 7U + _S8;
            float4 _S110 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S109], _S102);
            sum_0[3U] = _S110;
            thread array<float, int(4)> score_1;
            score_1[0U] = _S104.x + _S104.y + (_S104.z + _S104.w);
            score_1[1U] = _S106.x + _S106.y + (_S106.z + _S106.w);
            score_1[2U] = _S108.x + _S108.y + (_S108.z + _S108.w);
            score_1[3U] = _S110.x + _S110.y + (_S110.z + _S110.w);
            uint _S111 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S111 >= _S12;
            bool _S112;
            if(_S22)
            {
                _S112 = !hidden_0[0U];
            }
            else
            {
                _S112 = false;
            }
            if(_S112)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S21 + _S111 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S113;
            if(!hidden_0[0U])
            {
                _S113 = is_special_0(score_1[0U]);
            }
            else
            {
                _S113 = false;
            }
            bool poisoned_3;
            if(_S113)
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
            uint key_1 = _S111 + 1U;
            hidden_0[1U] = key_1 >= _S12;
            bool _S114;
            if(_S22)
            {
                _S114 = !hidden_0[1U];
            }
            else
            {
                _S114 = false;
            }
            if(_S114)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S21 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S115;
            if(!hidden_0[1U])
            {
                _S115 = is_special_0(score_1[1U]);
            }
            else
            {
                _S115 = false;
            }
            bool poisoned_4;
            if(_S115)
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
            uint key_2 = _S111 + 2U;
            hidden_0[2U] = key_2 >= _S12;
            bool _S116;
            if(_S22)
            {
                _S116 = !hidden_0[2U];
            }
            else
            {
                _S116 = false;
            }
            if(_S116)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S21 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S117;
            if(!hidden_0[2U])
            {
                _S117 = is_special_0(score_1[2U]);
            }
            else
            {
                _S117 = false;
            }
            bool poisoned_5;
            if(_S117)
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
            uint key_3 = _S111 + 3U;
            hidden_0[3U] = key_3 >= _S12;
            bool _S118;
            if(_S22)
            {
                _S118 = !hidden_0[3U];
            }
            else
            {
                _S118 = false;
            }
            if(_S118)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S21 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S119;
            if(!hidden_0[3U])
            {
                _S119 = is_special_0(score_1[3U]);
            }
            else
            {
                _S119 = false;
            }
            if(_S119)
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
                float4 _S120 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S120;
                acc_0[1U] = acc_0[1U] * _S120;
                acc_0[2U] = acc_0[2U] * _S120;
                acc_0[3U] = acc_0[3U] * _S120;
                acc_0[4U] = acc_0[4U] * _S120;
                acc_0[5U] = acc_0[5U] * _S120;
                acc_0[6U] = acc_0[6U] * _S120;
                acc_0[7U] = acc_0[7U] * _S120;
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
                float4 _S121 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S44], acc_0[0U]);
                acc_0[1U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S55], acc_0[1U]);
                acc_0[2U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S63], acc_0[2U]);
                acc_0[3U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S71], acc_0[3U]);
                acc_0[4U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S79], acc_0[4U]);
                acc_0[5U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S87], acc_0[5U]);
                acc_0[6U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S95], acc_0[6U]);
                acc_0[7U] = fma(_S121, (*(&kernelContext_4)->v_tile_0)[_S103], acc_0[7U]);
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
                float4 _S122 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S47], acc_0[0U]);
                acc_0[1U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S57], acc_0[1U]);
                acc_0[2U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S65], acc_0[2U]);
                acc_0[3U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S73], acc_0[3U]);
                acc_0[4U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S81], acc_0[4U]);
                acc_0[5U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S89], acc_0[5U]);
                acc_0[6U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S97], acc_0[6U]);
                acc_0[7U] = fma(_S122, (*(&kernelContext_4)->v_tile_0)[_S105], acc_0[7U]);
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
                float4 _S123 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S50], acc_0[0U]);
                acc_0[1U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S59], acc_0[1U]);
                acc_0[2U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S67], acc_0[2U]);
                acc_0[3U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S75], acc_0[3U]);
                acc_0[4U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S83], acc_0[4U]);
                acc_0[5U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S91], acc_0[5U]);
                acc_0[6U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S99], acc_0[6U]);
                acc_0[7U] = fma(_S123, (*(&kernelContext_4)->v_tile_0)[_S107], acc_0[7U]);
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
                float4 _S124 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S53], acc_0[0U]);
                acc_0[1U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S61], acc_0[1U]);
                acc_0[2U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S69], acc_0[2U]);
                acc_0[3U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S77], acc_0[3U]);
                acc_0[4U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S85], acc_0[4U]);
                acc_0[5U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S93], acc_0[5U]);
                acc_0[6U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S101], acc_0[6U]);
                acc_0[7U] = fma(_S124, (*(&kernelContext_4)->v_tile_0)[_S109], acc_0[7U]);
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
        uint _S125 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S125, _S23, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S26, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S28, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S30, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S32, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S34, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S36, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S125, _S38, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

