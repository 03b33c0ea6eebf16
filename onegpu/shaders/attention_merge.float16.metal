#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
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
    float _S1 = max(*total_m_0, m_0);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S1);
    (&fold_0)->add_0 = exp(m_0 - _S1);
    *total_m_0 = _S1;
    return fold_0;
}

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_0)
{
    return fma(result_0, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_1)
{
    return weigh_0(add_1, result_1, total_1 * float4(keep_1) );
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

uint element_bits_0(float value_0)
{
    uint bits_0 = (as_type<uint>((value_0)));
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

uint pair_of_0(float low_0, float high_0, bool poisoned_1)
{
    uint _S5;
    if(poisoned_1)
    {
        _S5 = 2113961472U;
    }
    else
    {
        _S5 = (element_bits_0(low_0)) | ((element_bits_0(high_0)) << 16U);
    }
    return _S5;
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
    uint number_0 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    uint quads_0 = (params_1->head_dim_0 + 3U) / 4U;
    uint item_0 = number_0 * 64U + thread_id_0.x;
    uint row_1 = item_0 / quads_0;
    uint quad_1 = item_0 % quads_0;
    uint query_2 = row_1 % (&kernelContext_5)->params_0->q_len_0;
    uint _S6 = row_1 / (&kernelContext_5)->params_0->q_len_0;
    uint head_1 = _S6 % (&kernelContext_5)->params_0->heads_0;
    uint _S7 = row_1 / (&kernelContext_5)->params_0->q_len_0;
    uint batch_3 = _S7 / (&kernelContext_5)->params_0->heads_0;
    bool _S8;
    if(number_0 >= ((&kernelContext_5)->params_0->last_group_0))
    {
        _S8 = true;
    }
    else
    {
        _S8 = batch_3 >= ((&kernelContext_5)->params_0->batch_0);
    }
    if(_S8)
    {
        return;
    }
    uint _S9 = keys_of_batch_0(batch_3, &kernelContext_5);
    uint _S10 = keys_of_query_0(_S9, query_2, &kernelContext_5);
    thread float m_1 = -3.4028234663852886e+38;
    float4 _S11 = float4(0.0, 0.0, 0.0, 0.0);
    thread bool poisoned_3 = false;
    float l_1 = 0.0;
    float4 total_2 = _S11;
    uint range_1 = 0U;
    for(;;)
    {
        if((range_1 * (&kernelContext_5)->params_0->range_keys_0) < _S10)
        {
        }
        else
        {
            break;
        }
        uint _S12 = scratch_of_0(batch_3, head_1, query_2, range_1, &kernelContext_5);
        float4 _S13 = float4(*((&kernelContext_5)->scratch_0+(_S12 + quads_0))) ;
        if((_S13.z) != 0.0)
        {
            poisoned_3 = true;
        }
        Fold_0 fold_2 = fold_factors_0(&m_1, _S13.x);
        float _S14 = _S13.y;
        thread Fold_0 _S15 = fold_2;
        float _S16 = folded_0(&_S15, l_1, _S14);
        float4 _S17 = folded_1(fold_2.keep_0, fold_2.add_0, total_2, float4(*((&kernelContext_5)->scratch_0+(_S12 + quad_1))) );
        uint range_2 = range_1 + 1U;
        l_1 = _S16;
        total_2 = _S17;
        range_1 = range_2;
    }
    float _S18 = finish_row_0(l_1, &poisoned_3, &kernelContext_5);
    store_quad_0((&kernelContext_5)->params_0->o_offset_0 + batch_3 * (&kernelContext_5)->params_0->o_batch_0 + head_1 * (&kernelContext_5)->params_0->o_head_0 + query_2 * (&kernelContext_5)->params_0->o_row_0, quad_1 * 4U, total_2 * float4(_S18) , poisoned_3, &kernelContext_5);
    return;
}

