#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
uint firstbithigh_0(uint value_0)
{
    if(value_0 == 0U)
    {
        return 4294967295U;
    }
    uint _S1 = clz(value_0);
    return 31U - _S1;
}

uint quotient_0(uint number_0, uint divisor_0)
{
    uint _S2 = number_0 >> (firstbithigh_0(divisor_0));
    uint result_0;
    if((divisor_0 & (divisor_0 - 1U)) != 0U)
    {
        uint _S3 = number_0 / divisor_0;
        result_0 = _S3;
    }
    else
    {
        result_0 = _S2;
    }
    return result_0;
}

struct AttentionParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint parts_0;
    uint row_blocks_0;
    uint batch_0;
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
    packed_float4 device* scratch_0;
    uint device* o_words_0;
};

uint keys_of_batch_0(uint batch_1, KernelContext_0 thread* kernelContext_0)
{
    if(((kernelContext_0->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_0->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_0->key_lengths_0[kernelContext_0->params_0->lengths_offset_0 + batch_1], int(0), int(kernelContext_0->params_0->k_len_0)));
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_1)
{
    return uint(clamp(int(query_0) + kernelContext_1->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint scratch_of_0(uint batch_2, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_2)
{
    return kernelContext_2->params_0->scratch_offset_0 + (((batch_2 * kernelContext_2->params_0->heads_0 + head_0) * kernelContext_2->params_0->q_len_0 + query_1) * kernelContext_2->params_0->ranges_0 + range_0) * ((kernelContext_2->params_0->head_dim_0 + 3U) / 4U + 1U);
}

struct Fold_0
{
    float keep_0;
    float add_0;
};

Fold_0 fold_factors_0(float thread* total_m_0, float m_0)
{
    float _S4 = max(*total_m_0, m_0);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S4);
    (&fold_0)->add_0 = exp(m_0 - _S4);
    *total_m_0 = _S4;
    return fold_0;
}

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_1)
{
    return fma(result_1, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_2)
{
    return weigh_0(add_1, result_2, total_1 * float4(keep_1) );
}

float finish_row_0(float l_0, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_3)
{
    if(l_0 != 0.0)
    {
        return 1.0 / l_0;
    }
    if(((kernelContext_3->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_0 = true;
    }
    return 0.0;
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
        uint _S5 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S5;
        base_0 = 0U;
    }
    else
    {
        uint _S6 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S6;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S7;
    if(rest_0 > tie_0)
    {
        _S7 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S7 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S7 = false;
        }
    }
    uint rounded_1;
    if(_S7)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

uint pair_of_0(float low_0, float high_0, bool poisoned_1)
{
    uint _S8;
    if(poisoned_1)
    {
        _S8 = 2113961472U;
    }
    else
    {
        _S8 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S8;
}

void store_quad_0(uint row_0, uint element_0, float4 quad_0, bool poisoned_2, KernelContext_0 thread* kernelContext_4)
{
    uint left_0 = kernelContext_4->params_0->head_dim_0 - min(kernelContext_4->params_0->head_dim_0, element_0);
    uint word_0 = (row_0 + element_0) / 2U;
    if(left_0 >= 2U)
    {
        *(kernelContext_4->o_words_0+word_0) = pair_of_0(quad_0.x, quad_0.y, poisoned_2);
    }
    if(left_0 >= 4U)
    {
        *(kernelContext_4->o_words_0+(word_0 + 1U)) = pair_of_0(quad_0.z, quad_0.w, poisoned_2);
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    thread KernelContext_0 kernelContext_5;
    (&kernelContext_5)->params_0 = params_1;
    (&kernelContext_5)->key_lengths_0 = key_lengths_1;
    (&kernelContext_5)->scratch_0 = scratch_1;
    (&kernelContext_5)->o_words_0 = o_words_1;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    uint quads_0 = (params_1->head_dim_0 + 3U) / 4U;
    uint item_0 = number_1 * 64U + thread_id_0.x;
    uint row_1 = quotient_0(item_0, quads_0);
    uint quad_1 = item_0 - row_1 * quads_0;
    uint heads_1 = quotient_0(row_1, params_1->q_len_0);
    uint query_2 = row_1 - heads_1 * params_1->q_len_0;
    uint batch_3;
    if((params_1->batch_0) > 1U)
    {
        uint _S9 = quotient_0(heads_1, (&kernelContext_5)->params_0->heads_0);
        batch_3 = _S9;
    }
    else
    {
        batch_3 = 0U;
    }
    uint head_1 = heads_1 - batch_3 * (&kernelContext_5)->params_0->heads_0;
    bool _S10;
    if(number_1 >= ((&kernelContext_5)->params_0->last_group_0))
    {
        _S10 = true;
    }
    else
    {
        _S10 = batch_3 >= (params_1->batch_0);
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = head_1 >= ((&kernelContext_5)->params_0->heads_0);
    }
    if(_S10)
    {
        return;
    }
    uint _S11 = keys_of_batch_0(batch_3, &kernelContext_5);
    uint _S12 = keys_of_query_0(_S11, query_2, &kernelContext_5);
    thread float m_1 = -3.4028234663852886e+38;
    float4 _S13 = float4(0.0, 0.0, 0.0, 0.0);
    thread bool poisoned_3 = false;
    uint _S14 = quotient_0(_S12 + (&kernelContext_5)->params_0->range_keys_0 - 1U, (&kernelContext_5)->params_0->range_keys_0);
    uint first_0 = 0U;
    float l_1 = 0.0;
    float4 total_2 = _S13;
    for(;;)
    {
        bool _S15 = first_0 < _S14;
        if(_S15)
        {
        }
        else
        {
            break;
        }
        thread array<float4, int(8)> states_0;
        thread array<float4, int(8)> results_0;
        uint _S16 = _S14 - 1U;
        uint _S17 = scratch_of_0(batch_3, head_1, query_2, min(first_0, _S16), &kernelContext_5);
        states_0[0U] = float4(*((&kernelContext_5)->scratch_0+(_S17 + quads_0))) ;
        results_0[0U] = float4(*((&kernelContext_5)->scratch_0+(_S17 + quad_1))) ;
        uint _S18 = first_0 + 1U;
        uint _S19 = scratch_of_0(batch_3, head_1, query_2, min(_S18, _S16), &kernelContext_5);
        states_0[1U] = float4(*((&kernelContext_5)->scratch_0+(_S19 + quads_0))) ;
        results_0[1U] = float4(*((&kernelContext_5)->scratch_0+(_S19 + quad_1))) ;
        uint _S20 = first_0 + 2U;
        uint _S21 = scratch_of_0(batch_3, head_1, query_2, min(_S20, _S16), &kernelContext_5);
        states_0[2U] = float4(*((&kernelContext_5)->scratch_0+(_S21 + quads_0))) ;
        results_0[2U] = float4(*((&kernelContext_5)->scratch_0+(_S21 + quad_1))) ;
        uint _S22 = first_0 + 3U;
        uint _S23 = scratch_of_0(batch_3, head_1, query_2, min(_S22, _S16), &kernelContext_5);
        states_0[3U] = float4(*((&kernelContext_5)->scratch_0+(_S23 + quads_0))) ;
        results_0[3U] = float4(*((&kernelContext_5)->scratch_0+(_S23 + quad_1))) ;
        uint _S24 = first_0 + 4U;
        uint _S25 = scratch_of_0(batch_3, head_1, query_2, min(_S24, _S16), &kernelContext_5);
        states_0[4U] = float4(*((&kernelContext_5)->scratch_0+(_S25 + quads_0))) ;
        results_0[4U] = float4(*((&kernelContext_5)->scratch_0+(_S25 + quad_1))) ;
        uint _S26 = first_0 + 5U;
        uint _S27 = scratch_of_0(batch_3, head_1, query_2, min(_S26, _S16), &kernelContext_5);
        states_0[5U] = float4(*((&kernelContext_5)->scratch_0+(_S27 + quads_0))) ;
        results_0[5U] = float4(*((&kernelContext_5)->scratch_0+(_S27 + quad_1))) ;
        uint _S28 = first_0 + 6U;
        uint _S29 = scratch_of_0(batch_3, head_1, query_2, min(_S28, _S16), &kernelContext_5);
        states_0[6U] = float4(*((&kernelContext_5)->scratch_0+(_S29 + quads_0))) ;
        results_0[6U] = float4(*((&kernelContext_5)->scratch_0+(_S29 + quad_1))) ;
        uint _S30 = first_0 + 7U;
        uint _S31 = scratch_of_0(batch_3, head_1, query_2, min(_S30, _S16), &kernelContext_5);
        states_0[7U] = float4(*((&kernelContext_5)->scratch_0+(_S31 + quads_0))) ;
        results_0[7U] = float4(*((&kernelContext_5)->scratch_0+(_S31 + quad_1))) ;
        float l_2;
        float4 total_3;
        if(_S15)
        {
            if((states_0[0U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_2 = fold_factors_0(&m_1, states_0[0U].x);
            float _S32 = states_0[0U].y;
            thread Fold_0 _S33 = fold_2;
            float _S34 = folded_0(&_S33, l_1, _S32);
            float4 _S35 = folded_1(fold_2.keep_0, fold_2.add_0, total_2, results_0[0U]);
            l_2 = _S34;
            total_3 = _S35;
        }
        else
        {
            l_2 = l_1;
            total_3 = total_2;
        }
        float l_3;
        float4 total_4;
        if(_S18 < _S14)
        {
            if((states_0[1U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_3 = fold_factors_0(&m_1, states_0[1U].x);
            float _S36 = states_0[1U].y;
            thread Fold_0 _S37 = fold_3;
            float _S38 = folded_0(&_S37, l_2, _S36);
            float4 _S39 = folded_1(fold_3.keep_0, fold_3.add_0, total_3, results_0[1U]);
            l_3 = _S38;
            total_4 = _S39;
        }
        else
        {
            l_3 = l_2;
            total_4 = total_3;
        }
        float l_4;
        float4 total_5;
        if(_S20 < _S14)
        {
            if((states_0[2U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_4 = fold_factors_0(&m_1, states_0[2U].x);
            float _S40 = states_0[2U].y;
            thread Fold_0 _S41 = fold_4;
            float _S42 = folded_0(&_S41, l_3, _S40);
            float4 _S43 = folded_1(fold_4.keep_0, fold_4.add_0, total_4, results_0[2U]);
            l_4 = _S42;
            total_5 = _S43;
        }
        else
        {
            l_4 = l_3;
            total_5 = total_4;
        }
        float l_5;
        float4 total_6;
        if(_S22 < _S14)
        {
            if((states_0[3U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_5 = fold_factors_0(&m_1, states_0[3U].x);
            float _S44 = states_0[3U].y;
            thread Fold_0 _S45 = fold_5;
            float _S46 = folded_0(&_S45, l_4, _S44);
            float4 _S47 = folded_1(fold_5.keep_0, fold_5.add_0, total_5, results_0[3U]);
            l_5 = _S46;
            total_6 = _S47;
        }
        else
        {
            l_5 = l_4;
            total_6 = total_5;
        }
        float l_6;
        float4 total_7;
        if(_S24 < _S14)
        {
            if((states_0[4U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_6 = fold_factors_0(&m_1, states_0[4U].x);
            float _S48 = states_0[4U].y;
            thread Fold_0 _S49 = fold_6;
            float _S50 = folded_0(&_S49, l_5, _S48);
            float4 _S51 = folded_1(fold_6.keep_0, fold_6.add_0, total_6, results_0[4U]);
            l_6 = _S50;
            total_7 = _S51;
        }
        else
        {
            l_6 = l_5;
            total_7 = total_6;
        }
        float l_7;
        float4 total_8;
        if(_S26 < _S14)
        {
            if((states_0[5U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_7 = fold_factors_0(&m_1, states_0[5U].x);
            float _S52 = states_0[5U].y;
            thread Fold_0 _S53 = fold_7;
            float _S54 = folded_0(&_S53, l_6, _S52);
            float4 _S55 = folded_1(fold_7.keep_0, fold_7.add_0, total_7, results_0[5U]);
            l_7 = _S54;
            total_8 = _S55;
        }
        else
        {
            l_7 = l_6;
            total_8 = total_7;
        }
        float l_8;
        float4 total_9;
        if(_S28 < _S14)
        {
            if((states_0[6U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_8 = fold_factors_0(&m_1, states_0[6U].x);
            float _S56 = states_0[6U].y;
            thread Fold_0 _S57 = fold_8;
            float _S58 = folded_0(&_S57, l_7, _S56);
            float4 _S59 = folded_1(fold_8.keep_0, fold_8.add_0, total_8, results_0[6U]);
            l_8 = _S58;
            total_9 = _S59;
        }
        else
        {
            l_8 = l_7;
            total_9 = total_8;
        }
        if(_S30 < _S14)
        {
            if((states_0[7U].z) != 0.0)
            {
                poisoned_3 = true;
            }
            Fold_0 fold_9 = fold_factors_0(&m_1, states_0[7U].x);
            float _S60 = states_0[7U].y;
            thread Fold_0 _S61 = fold_9;
            float _S62 = folded_0(&_S61, l_8, _S60);
            float4 _S63 = folded_1(fold_9.keep_0, fold_9.add_0, total_9, results_0[7U]);
            l_1 = _S62;
            total_2 = _S63;
        }
        else
        {
            l_1 = l_8;
            total_2 = total_9;
        }
        first_0 = first_0 + 8U;
    }
    float _S64 = finish_row_0(l_1, &poisoned_3, &kernelContext_5);
    store_quad_0((&kernelContext_5)->params_0->o_offset_0 + batch_3 * (&kernelContext_5)->params_0->o_batch_0 + head_1 * (&kernelContext_5)->params_0->o_head_0 + query_2 * (&kernelContext_5)->params_0->o_row_0, quad_1 * 4U, total_2 * float4(_S64) , poisoned_3, &kernelContext_5);
    return;
}

