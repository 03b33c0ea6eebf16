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

struct Work_0
{
    uint batch_0;
    uint kv_head_0;
    uint first_row_0;
    uint rows_0;
    uint first_range_0;
    uint last_range_0;
};

struct AttentionParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint parts_0;
    uint row_blocks_0;
    uint batch_1;
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
    uint device* q_words_0;
    uint device* k_words_0;
    uint device* v_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    uint device* o_words_0;
    array<float4, int(512)> threadgroup* k_tile_0;
    array<float4, int(512)> threadgroup* v_tile_0;
    uint _S4;
    uint _S5;
};

Work_0 find_work_0(uint number_1, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint blocks_0 = quotient_0(number_1, kernelContext_0->params_0->parts_0);
    uint part_0 = number_1 - blocks_0 * kernelContext_0->params_0->parts_0;
    uint heads_1 = quotient_0(blocks_0, kernelContext_0->params_0->row_blocks_0);
    thread Work_0 work_0;
    (&work_0)->first_row_0 = (blocks_0 - heads_1 * kernelContext_0->params_0->row_blocks_0) * rows_of_block_0;
    uint kv_heads_0 = quotient_0(kernelContext_0->params_0->heads_0, kernelContext_0->params_0->group_0);
    (&work_0)->batch_0 = 0U;
    if(heads_1 >= kv_heads_0)
    {
        uint _S6 = quotient_0(heads_1, kv_heads_0);
        (&work_0)->batch_0 = _S6;
    }
    (&work_0)->kv_head_0 = heads_1 - (&work_0)->batch_0 * kv_heads_0;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = quotient_0(kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U, kernelContext_0->params_0->parts_0);
    uint _S7 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S7;
    (&work_0)->last_range_0 = min(_S7 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
    return work_0;
}

uint keys_of_batch_0(uint batch_2, KernelContext_0 thread* kernelContext_1)
{
    if(((kernelContext_1->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_1->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_1->key_lengths_0[kernelContext_1->params_0->lengths_offset_0 + batch_2], int(0), int(kernelContext_1->params_0->k_len_0)));
}

uint query_of_0(uint row_0, KernelContext_0 thread* kernelContext_2)
{
    uint _S8 = quotient_0(row_0, kernelContext_2->params_0->group_0);
    return _S8;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S9 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_1;
    uint _S10 = query_of_0(row_1, kernelContext_4);
    return _S9 - _S10 * kernelContext_4->params_0->group_0;
}

uint mask_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S11 = kernelContext_5->params_0->mask_offset_0 + work_2->batch_0 * kernelContext_5->params_0->mask_batch_0;
    uint _S12 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S13 = _S11 + _S12 * kernelContext_5->params_0->mask_head_0;
    uint _S14 = query_of_0(row_2, kernelContext_5);
    return _S13 + _S14 * kernelContext_5->params_0->mask_row_0;
}

uint q_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S15 = kernelContext_6->params_0->q_offset_0 + work_3->batch_0 * kernelContext_6->params_0->q_batch_0;
    uint _S16 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S17 = _S15 + _S16 * kernelContext_6->params_0->q_head_0;
    uint _S18 = query_of_0(row_3, kernelContext_6);
    return _S17 + _S18 * kernelContext_6->params_0->q_row_0;
}

float4 load_raw_quad_0(uint device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    thread float4 raw_0 = float4(int4(int(0)) );
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = row_4 + element_0;
    if(left_0 >= 4U)
    {
        raw_0 = (as_type<float4>((uint4(words_0[word_0], words_0[word_0 + 1U], words_0[word_0 + 2U], words_0[word_0 + 3U]))));
    }
    else
    {
        if(left_0 > 0U)
        {
            raw_0.x = (as_type<float>((words_0[word_0])));
        }
        if(left_0 > 1U)
        {
            raw_0.y = (as_type<float>((words_0[word_0 + 1U])));
        }
        if(left_0 > 2U)
        {
            raw_0.z = (as_type<float>((words_0[word_0 + 2U])));
        }
    }
    return raw_0;
}

float4 floats_of_0(float4 raw_1)
{
    return raw_1;
}

float4 load_quad_0(uint device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 _S19 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S19);
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_9)
{
    float _S20 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_9->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S20;
    float _S21 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_9->_S4) ^ 2U))));
    float _S22 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_9->_S4) ^ 3U))));
    float score_0 = near_0 + (_S21 + _S22);
    float _S23 = (simd_shuffle((score_0), ushort((int((kernelContext_9->_S5) ^ 4U)))));
    return score_0 + _S23;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_0, uint end_0, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_10)
{
    bool hidden_0 = key_0 >= end_0;
    bool hidden_1;
    if(((kernelContext_10->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_10->mask_values_0[mask_row_1 + key_0 * kernelContext_10->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S24;
    if(!hidden_1)
    {
        _S24 = is_special_0(*score_2);
    }
    else
    {
        _S24 = false;
    }
    if(_S24)
    {
        if((as_type<uint>((*score_2))) != 4286578688U)
        {
            *poisoned_0 = true;
        }
        hidden_1 = true;
    }
    if(hidden_1)
    {
        *score_2 = -3.4028234663852886e+38;
    }
    return hidden_1;
}

float shrink_of_0(float m_0, float peak_0)
{
    float _S25;
    if(peak_0 > m_0)
    {
        _S25 = exp(m_0 - peak_0);
    }
    else
    {
        _S25 = 1.0;
    }
    return _S25;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_1)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_11)
{
    return kernelContext_11->params_0->scratch_offset_0 + (((batch_3 * kernelContext_11->params_0->heads_0 + head_0) * kernelContext_11->params_0->q_len_0 + query_1) * kernelContext_11->params_0->ranges_0 + range_0) * ((kernelContext_11->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_12)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S26 = kernelContext_12->scratch_0+(place_0 + (kernelContext_12->params_0->head_dim_0 + 3U) / 4U);
        int _S27;
        if(poisoned_1)
        {
            _S27 = int(1);
        }
        else
        {
            _S27 = int(0);
        }
        *_S26 = packed_float4(float4(m_1, l_0, float(_S27), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_13)
{
    if((quad_0 * 4U) < (kernelContext_13->params_0->head_dim_0))
    {
        *(kernelContext_13->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
    }
    return;
}

struct Fold_0
{
    float keep_0;
    float add_0;
};

Fold_0 fold_factors_0(float thread* total_m_0, float m_2)
{
    float _S28 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S28);
    (&fold_0)->add_0 = exp(m_2 - _S28);
    *total_m_0 = _S28;
    return fold_0;
}

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_1)
{
    return fma(result_1, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_2)
{
    return weigh_0(add_1, result_2, total_1 * float4(keep_1) );
}

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_14)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_14->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_6, KernelContext_0 thread* kernelContext_15)
{
    uint _S29 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S30 = head_of_0(work_4, row_6, kernelContext_15);
    uint _S31 = _S29 + _S30 * kernelContext_15->params_0->o_head_0;
    uint _S32 = query_of_0(row_6, kernelContext_15);
    return _S31 + _S32 * kernelContext_15->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_16)
{
    uint left_1 = kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S33;
    if(left_1 > 0U)
    {
        uint device* _S34 = kernelContext_16->o_words_0+word_1;
        if(poisoned_3)
        {
            _S33 = 2143289344U;
        }
        else
        {
            _S33 = (as_type<uint>((quad_1.x)));
        }
        *_S34 = _S33;
    }
    if(left_1 > 1U)
    {
        uint device* _S35 = kernelContext_16->o_words_0+(word_1 + 1U);
        if(poisoned_3)
        {
            _S33 = 2143289344U;
        }
        else
        {
            _S33 = (as_type<uint>((quad_1.y)));
        }
        *_S35 = _S33;
    }
    if(left_1 > 2U)
    {
        uint device* _S36 = kernelContext_16->o_words_0+(word_1 + 2U);
        if(poisoned_3)
        {
            _S33 = 2143289344U;
        }
        else
        {
            _S33 = (as_type<uint>((quad_1.z)));
        }
        *_S36 = _S33;
    }
    if(left_1 > 3U)
    {
        uint device* _S37 = kernelContext_16->o_words_0+(word_1 + 3U);
        if(poisoned_3)
        {
            _S33 = 2143289344U;
        }
        else
        {
            _S33 = (as_type<uint>((quad_1.w)));
        }
        *_S37 = _S33;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float peak_1;
    bool plain_0;
    bool _S38;
    bool _S39;
    bool shrunk_0;
    bool _S40;
    thread KernelContext_0 kernelContext_17;
    (&kernelContext_17)->params_0 = params_1;
    (&kernelContext_17)->key_lengths_0 = key_lengths_1;
    (&kernelContext_17)->q_words_0 = q_words_1;
    (&kernelContext_17)->k_words_0 = k_words_1;
    (&kernelContext_17)->v_words_0 = v_words_1;
    (&kernelContext_17)->mask_values_0 = mask_values_1;
    (&kernelContext_17)->scratch_0 = scratch_1;
    (&kernelContext_17)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_17)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
    (&kernelContext_17)->v_tile_0 = &v_tile_1;
    (&kernelContext_17)->_S4 = _builtinQuadLaneIndex_0;
    (&kernelContext_17)->_S5 = _builtinWaveLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S41 = find_work_0(number_2, 64U, &kernelContext_17);
    uint lane_1 = thread_0 % 8U;
    uint first_row_1 = _S41.first_row_0 + thread_0 / 8U * 4U;
    uint last_row_0 = min(_S41.first_row_0 + 64U, _S41.rows_0) - 1U;
    uint _S42 = lane_1 % 4U;
    uint row_8 = first_row_1 + _S42;
    bool live_0 = row_8 < (_S41.rows_0);
    uint _S43 = min(row_8, last_row_0);
    uint _S44 = keys_of_batch_0(_S41.batch_0, &kernelContext_17);
    uint _S45 = query_of_0(last_row_0, &kernelContext_17);
    uint _S46 = keys_of_query_0(_S44, _S45, &kernelContext_17);
    uint _S47;
    if(live_0)
    {
        uint _S48 = query_of_0(_S43, &kernelContext_17);
        uint _S49 = keys_of_query_0(_S44, _S48, &kernelContext_17);
        _S47 = _S49;
    }
    else
    {
        _S47 = 0U;
    }
    uint _S50;
    if((((&kernelContext_17)->params_0->flags_0) & 1U) != 0U)
    {
        _S50 = 0U;
    }
    else
    {
        uint _S51 = query_of_0(_S41.first_row_0, &kernelContext_17);
        uint _S52 = keys_of_query_0(_S44, _S51, &kernelContext_17);
        _S50 = _S52;
    }
    uint _S53 = (&kernelContext_17)->params_0->k_offset_0 + _S41.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S41.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S54 = (&kernelContext_17)->params_0->v_offset_0 + _S41.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S41.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    thread Work_0 _S55 = _S41;
    uint _S56 = mask_of_0(&_S55, _S43, &kernelContext_17);
    thread array<array<float4, int(4)>, int(4)> q_1;
    thread array<array<float4, int(4)>, int(4)> total_2;
    uint _S57 = first_row_1 + (_S42 ^ 0U);
    uint _S58 = min(_S57, last_row_0);
    thread Work_0 _S59 = _S41;
    uint _S60 = q_of_0(&_S59, _S58, &kernelContext_17);
    uint _S61 = lane_1 * 4U;
    float4 _S62 = load_quad_0((&kernelContext_17)->q_words_0, _S60, _S61, &kernelContext_17);
    q_1[0U][0U] = _S62 * float4((&kernelContext_17)->params_0->scale_0) ;
    float4 _S63 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S63;
    uint _S64 = 8U + lane_1;
    uint _S65 = _S64 * 4U;
    float4 _S66 = load_quad_0((&kernelContext_17)->q_words_0, _S60, _S65, &kernelContext_17);
    q_1[0U][1U] = _S66 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][1U] = _S63;
    uint _S67 = 16U + lane_1;
    uint _S68 = _S67 * 4U;
    float4 _S69 = load_quad_0((&kernelContext_17)->q_words_0, _S60, _S68, &kernelContext_17);
    q_1[0U][2U] = _S69 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][2U] = _S63;
    uint _S70 = 24U + lane_1;
    uint _S71 = _S70 * 4U;
    float4 _S72 = load_quad_0((&kernelContext_17)->q_words_0, _S60, _S71, &kernelContext_17);
    q_1[0U][3U] = _S72 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][3U] = _S63;
    uint _S73 = first_row_1 + (_S42 ^ 1U);
    uint _S74 = min(_S73, last_row_0);
    thread Work_0 _S75 = _S41;
    uint _S76 = q_of_0(&_S75, _S74, &kernelContext_17);
    float4 _S77 = load_quad_0((&kernelContext_17)->q_words_0, _S76, _S61, &kernelContext_17);
    q_1[1U][0U] = _S77 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][0U] = _S63;
    float4 _S78 = load_quad_0((&kernelContext_17)->q_words_0, _S76, _S65, &kernelContext_17);
    q_1[1U][1U] = _S78 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][1U] = _S63;
    float4 _S79 = load_quad_0((&kernelContext_17)->q_words_0, _S76, _S68, &kernelContext_17);
    q_1[1U][2U] = _S79 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][2U] = _S63;
    float4 _S80 = load_quad_0((&kernelContext_17)->q_words_0, _S76, _S71, &kernelContext_17);
    q_1[1U][3U] = _S80 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][3U] = _S63;
    uint _S81 = first_row_1 + (_S42 ^ 2U);
    uint _S82 = min(_S81, last_row_0);
    thread Work_0 _S83 = _S41;
    uint _S84 = q_of_0(&_S83, _S82, &kernelContext_17);
    float4 _S85 = load_quad_0((&kernelContext_17)->q_words_0, _S84, _S61, &kernelContext_17);
    q_1[2U][0U] = _S85 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][0U] = _S63;
    float4 _S86 = load_quad_0((&kernelContext_17)->q_words_0, _S84, _S65, &kernelContext_17);
    q_1[2U][1U] = _S86 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][1U] = _S63;
    float4 _S87 = load_quad_0((&kernelContext_17)->q_words_0, _S84, _S68, &kernelContext_17);
    q_1[2U][2U] = _S87 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][2U] = _S63;
    float4 _S88 = load_quad_0((&kernelContext_17)->q_words_0, _S84, _S71, &kernelContext_17);
    q_1[2U][3U] = _S88 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][3U] = _S63;
    uint _S89 = first_row_1 + (_S42 ^ 3U);
    uint _S90 = min(_S89, last_row_0);
    thread Work_0 _S91 = _S41;
    uint _S92 = q_of_0(&_S91, _S90, &kernelContext_17);
    float4 _S93 = load_quad_0((&kernelContext_17)->q_words_0, _S92, _S61, &kernelContext_17);
    q_1[3U][0U] = _S93 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][0U] = _S63;
    float4 _S94 = load_quad_0((&kernelContext_17)->q_words_0, _S92, _S65, &kernelContext_17);
    q_1[3U][1U] = _S94 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][1U] = _S63;
    float4 _S95 = load_quad_0((&kernelContext_17)->q_words_0, _S92, _S68, &kernelContext_17);
    q_1[3U][2U] = _S95 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][2U] = _S63;
    float4 _S96 = load_quad_0((&kernelContext_17)->q_words_0, _S92, _S71, &kernelContext_17);
    q_1[3U][3U] = _S96 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][3U] = _S63;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(4)>, int(4)> acc_1;
    acc_1[0U][0U] = _S63;
    acc_1[0U][1U] = _S63;
    acc_1[0U][2U] = _S63;
    acc_1[0U][3U] = _S63;
    acc_1[1U][0U] = _S63;
    acc_1[1U][1U] = _S63;
    acc_1[1U][2U] = _S63;
    acc_1[1U][3U] = _S63;
    acc_1[2U][0U] = _S63;
    acc_1[2U][1U] = _S63;
    acc_1[2U][2U] = _S63;
    acc_1[2U][3U] = _S63;
    acc_1[3U][0U] = _S63;
    acc_1[3U][1U] = _S63;
    acc_1[3U][2U] = _S63;
    acc_1[3U][3U] = _S63;
    thread bool poisoned_4 = false;
    uint range_1 = _S41.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S97 = range_1 + 1U;
        uint _S98 = min(_S97 * (&kernelContext_17)->params_0->range_keys_0, _S46);
        acc_1[0U][0U] = _S63;
        acc_1[0U][1U] = _S63;
        acc_1[0U][2U] = _S63;
        acc_1[0U][3U] = _S63;
        acc_1[1U][0U] = _S63;
        acc_1[1U][1U] = _S63;
        acc_1[1U][2U] = _S63;
        acc_1[1U][3U] = _S63;
        acc_1[2U][0U] = _S63;
        acc_1[2U][1U] = _S63;
        acc_1[2U][2U] = _S63;
        acc_1[2U][3U] = _S63;
        acc_1[3U][0U] = _S63;
        acc_1[3U][1U] = _S63;
        acc_1[3U][2U] = _S63;
        acc_1[3U][3U] = _S63;
        uint tile_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S98)
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
                uint key_1 = tile_0 + slot_0 / 32U;
                uint element_3 = slot_0 % 32U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_1 < _S98)
                {
                    float4 _S99 = load_quad_0((&kernelContext_17)->k_words_0, _S53 + key_1 * (&kernelContext_17)->params_0->k_row_0, element_3, &kernelContext_17);
                    float4 _S100 = load_quad_0((&kernelContext_17)->v_words_0, _S54 + key_1 * (&kernelContext_17)->params_0->v_row_0, element_3, &kernelContext_17);
                    k_quad_0 = _S99;
                    v_quad_0 = _S100;
                }
                else
                {
                    k_quad_0 = _S63;
                    v_quad_0 = _S63;
                }
                (*(&kernelContext_17)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_17)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S101 = min(16U, _S98 - tile_0);
            uint step_0 = 0U;
            for(;;)
            {
                if(step_0 < _S101)
                {
                }
                else
                {
                    break;
                }
                thread array<array<float, int(4)>, int(8)> part_2;
                part_2[0U][0U] = 0.0;
                part_2[0U][1U] = 0.0;
                part_2[0U][2U] = 0.0;
                part_2[0U][3U] = 0.0;
                part_2[1U][0U] = 0.0;
                part_2[1U][1U] = 0.0;
                part_2[1U][2U] = 0.0;
                part_2[1U][3U] = 0.0;
                part_2[2U][0U] = 0.0;
                part_2[2U][1U] = 0.0;
                part_2[2U][2U] = 0.0;
                part_2[2U][3U] = 0.0;
                part_2[3U][0U] = 0.0;
                part_2[3U][1U] = 0.0;
                part_2[3U][2U] = 0.0;
                part_2[3U][3U] = 0.0;
                part_2[4U][0U] = 0.0;
                part_2[4U][1U] = 0.0;
                part_2[4U][2U] = 0.0;
                part_2[4U][3U] = 0.0;
                part_2[5U][0U] = 0.0;
                part_2[5U][1U] = 0.0;
                part_2[5U][2U] = 0.0;
                part_2[5U][3U] = 0.0;
                part_2[6U][0U] = 0.0;
                part_2[6U][1U] = 0.0;
                part_2[6U][2U] = 0.0;
                part_2[6U][3U] = 0.0;
                part_2[7U][0U] = 0.0;
                part_2[7U][1U] = 0.0;
                part_2[7U][2U] = 0.0;
                part_2[7U][3U] = 0.0;
                uint _S102 = step_0 * 32U;
                uint _S103 = _S102 + lane_1;
                float4 _S104 = (*(&kernelContext_17)->k_tile_0)[_S103];
                part_2[0U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S103], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][0U], _S104, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][0U], _S104, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][0U], _S104, part_2[0U][3U]);
                uint _S105 = (step_0 + 1U) * 32U;
                uint _S106 = _S105 + lane_1;
                float4 _S107 = (*(&kernelContext_17)->k_tile_0)[_S106];
                part_2[1U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S106], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][0U], _S107, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][0U], _S107, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][0U], _S107, part_2[1U][3U]);
                uint _S108 = (step_0 + 2U) * 32U;
                uint _S109 = _S108 + lane_1;
                float4 _S110 = (*(&kernelContext_17)->k_tile_0)[_S109];
                part_2[2U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S109], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][0U], _S110, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][0U], _S110, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][0U], _S110, part_2[2U][3U]);
                uint _S111 = (step_0 + 3U) * 32U;
                uint _S112 = _S111 + lane_1;
                float4 _S113 = (*(&kernelContext_17)->k_tile_0)[_S112];
                part_2[3U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S112], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][0U], _S113, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][0U], _S113, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][0U], _S113, part_2[3U][3U]);
                uint _S114 = (step_0 + 4U) * 32U;
                uint _S115 = _S114 + lane_1;
                float4 _S116 = (*(&kernelContext_17)->k_tile_0)[_S115];
                part_2[4U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S115], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][0U], _S116, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][0U], _S116, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][0U], _S116, part_2[4U][3U]);
                uint _S117 = (step_0 + 5U) * 32U;
                uint _S118 = _S117 + lane_1;
                float4 _S119 = (*(&kernelContext_17)->k_tile_0)[_S118];
                part_2[5U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S118], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][0U], _S119, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][0U], _S119, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][0U], _S119, part_2[5U][3U]);
                uint _S120 = (step_0 + 6U) * 32U;
                uint _S121 = _S120 + lane_1;
                float4 _S122 = (*(&kernelContext_17)->k_tile_0)[_S121];
                part_2[6U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S121], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][0U], _S122, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][0U], _S122, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][0U], _S122, part_2[6U][3U]);
                uint _S123 = (step_0 + 7U) * 32U;
                uint _S124 = _S123 + lane_1;
                float4 _S125 = (*(&kernelContext_17)->k_tile_0)[_S124];
                part_2[7U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S124], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][0U], _S125, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][0U], _S125, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][0U], _S125, part_2[7U][3U]);
                uint _S126 = _S102 + 8U + lane_1;
                float4 _S127 = (*(&kernelContext_17)->k_tile_0)[_S126];
                part_2[0U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S126], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][1U], _S127, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][1U], _S127, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][1U], _S127, part_2[0U][3U]);
                uint _S128 = _S105 + 8U + lane_1;
                float4 _S129 = (*(&kernelContext_17)->k_tile_0)[_S128];
                part_2[1U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S128], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][1U], _S129, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][1U], _S129, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][1U], _S129, part_2[1U][3U]);
                uint _S130 = _S108 + 8U + lane_1;
                float4 _S131 = (*(&kernelContext_17)->k_tile_0)[_S130];
                part_2[2U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S130], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][1U], _S131, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][1U], _S131, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][1U], _S131, part_2[2U][3U]);
                uint _S132 = _S111 + 8U + lane_1;
                float4 _S133 = (*(&kernelContext_17)->k_tile_0)[_S132];
                part_2[3U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S132], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][1U], _S133, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][1U], _S133, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][1U], _S133, part_2[3U][3U]);
                uint _S134 = _S114 + 8U + lane_1;
                float4 _S135 = (*(&kernelContext_17)->k_tile_0)[_S134];
                part_2[4U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S134], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][1U], _S135, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][1U], _S135, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][1U], _S135, part_2[4U][3U]);
                uint _S136 = _S117 + 8U + lane_1;
                float4 _S137 = (*(&kernelContext_17)->k_tile_0)[_S136];
                part_2[5U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S136], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][1U], _S137, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][1U], _S137, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][1U], _S137, part_2[5U][3U]);
                uint _S138 = _S120 + 8U + lane_1;
                float4 _S139 = (*(&kernelContext_17)->k_tile_0)[_S138];
                part_2[6U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S138], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][1U], _S139, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][1U], _S139, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][1U], _S139, part_2[6U][3U]);
                uint _S140 = _S123 + 8U + lane_1;
                float4 _S141 = (*(&kernelContext_17)->k_tile_0)[_S140];
                part_2[7U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S140], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][1U], _S141, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][1U], _S141, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][1U], _S141, part_2[7U][3U]);
                uint _S142 = _S102 + 16U + lane_1;
                float4 _S143 = (*(&kernelContext_17)->k_tile_0)[_S142];
                part_2[0U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S142], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][2U], _S143, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][2U], _S143, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][2U], _S143, part_2[0U][3U]);
                uint _S144 = _S105 + 16U + lane_1;
                float4 _S145 = (*(&kernelContext_17)->k_tile_0)[_S144];
                part_2[1U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S144], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][2U], _S145, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][2U], _S145, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][2U], _S145, part_2[1U][3U]);
                uint _S146 = _S108 + 16U + lane_1;
                float4 _S147 = (*(&kernelContext_17)->k_tile_0)[_S146];
                part_2[2U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S146], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][2U], _S147, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][2U], _S147, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][2U], _S147, part_2[2U][3U]);
                uint _S148 = _S111 + 16U + lane_1;
                float4 _S149 = (*(&kernelContext_17)->k_tile_0)[_S148];
                part_2[3U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S148], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][2U], _S149, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][2U], _S149, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][2U], _S149, part_2[3U][3U]);
                uint _S150 = _S114 + 16U + lane_1;
                float4 _S151 = (*(&kernelContext_17)->k_tile_0)[_S150];
                part_2[4U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S150], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][2U], _S151, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][2U], _S151, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][2U], _S151, part_2[4U][3U]);
                uint _S152 = _S117 + 16U + lane_1;
                float4 _S153 = (*(&kernelContext_17)->k_tile_0)[_S152];
                part_2[5U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S152], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][2U], _S153, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][2U], _S153, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][2U], _S153, part_2[5U][3U]);
                uint _S154 = _S120 + 16U + lane_1;
                float4 _S155 = (*(&kernelContext_17)->k_tile_0)[_S154];
                part_2[6U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S154], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][2U], _S155, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][2U], _S155, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][2U], _S155, part_2[6U][3U]);
                uint _S156 = _S123 + 16U + lane_1;
                float4 _S157 = (*(&kernelContext_17)->k_tile_0)[_S156];
                part_2[7U][0U] = multiply_0(q_1[0U][2U], (*(&kernelContext_17)->k_tile_0)[_S156], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][2U], _S157, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][2U], _S157, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][2U], _S157, part_2[7U][3U]);
                uint _S158 = _S102 + 24U + lane_1;
                float4 _S159 = (*(&kernelContext_17)->k_tile_0)[_S158];
                part_2[0U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S158], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][3U], _S159, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][3U], _S159, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][3U], _S159, part_2[0U][3U]);
                uint _S160 = _S105 + 24U + lane_1;
                float4 _S161 = (*(&kernelContext_17)->k_tile_0)[_S160];
                part_2[1U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S160], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][3U], _S161, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][3U], _S161, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][3U], _S161, part_2[1U][3U]);
                uint _S162 = _S108 + 24U + lane_1;
                float4 _S163 = (*(&kernelContext_17)->k_tile_0)[_S162];
                part_2[2U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S162], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][3U], _S163, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][3U], _S163, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][3U], _S163, part_2[2U][3U]);
                uint _S164 = _S111 + 24U + lane_1;
                float4 _S165 = (*(&kernelContext_17)->k_tile_0)[_S164];
                part_2[3U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S164], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][3U], _S165, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][3U], _S165, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][3U], _S165, part_2[3U][3U]);
                uint _S166 = _S114 + 24U + lane_1;
                float4 _S167 = (*(&kernelContext_17)->k_tile_0)[_S166];
                part_2[4U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S166], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][3U], _S167, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][3U], _S167, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][3U], _S167, part_2[4U][3U]);
                uint _S168 = _S117 + 24U + lane_1;
                float4 _S169 = (*(&kernelContext_17)->k_tile_0)[_S168];
                part_2[5U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S168], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][3U], _S169, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][3U], _S169, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][3U], _S169, part_2[5U][3U]);
                uint _S170 = _S120 + 24U + lane_1;
                float4 _S171 = (*(&kernelContext_17)->k_tile_0)[_S170];
                part_2[6U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S170], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][3U], _S171, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][3U], _S171, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][3U], _S171, part_2[6U][3U]);
                uint _S172 = _S123 + 24U + lane_1;
                float4 _S173 = (*(&kernelContext_17)->k_tile_0)[_S172];
                part_2[7U][0U] = multiply_0(q_1[0U][3U], (*(&kernelContext_17)->k_tile_0)[_S172], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][3U], _S173, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][3U], _S173, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][3U], _S173, part_2[7U][3U]);
                thread array<float, int(8)> weight_1;
                thread array<float, int(4)> _S174 = part_2[0U];
                float _S175 = sum_of_row_0(&_S174, &kernelContext_17);
                weight_1[0U] = _S175;
                uint _S176 = max(0U, (as_type<uint>((_S175))) & 2147483647U);
                thread array<float, int(4)> _S177 = part_2[1U];
                float _S178 = sum_of_row_0(&_S177, &kernelContext_17);
                weight_1[1U] = _S178;
                uint _S179 = max(_S176, (as_type<uint>((_S178))) & 2147483647U);
                thread array<float, int(4)> _S180 = part_2[2U];
                float _S181 = sum_of_row_0(&_S180, &kernelContext_17);
                weight_1[2U] = _S181;
                uint _S182 = max(_S179, (as_type<uint>((_S181))) & 2147483647U);
                thread array<float, int(4)> _S183 = part_2[3U];
                float _S184 = sum_of_row_0(&_S183, &kernelContext_17);
                weight_1[3U] = _S184;
                uint _S185 = max(_S182, (as_type<uint>((_S184))) & 2147483647U);
                thread array<float, int(4)> _S186 = part_2[4U];
                float _S187 = sum_of_row_0(&_S186, &kernelContext_17);
                weight_1[4U] = _S187;
                uint _S188 = max(_S185, (as_type<uint>((_S187))) & 2147483647U);
                thread array<float, int(4)> _S189 = part_2[5U];
                float _S190 = sum_of_row_0(&_S189, &kernelContext_17);
                weight_1[5U] = _S190;
                uint _S191 = max(_S188, (as_type<uint>((_S190))) & 2147483647U);
                thread array<float, int(4)> _S192 = part_2[6U];
                float _S193 = sum_of_row_0(&_S192, &kernelContext_17);
                weight_1[6U] = _S193;
                uint _S194 = max(_S191, (as_type<uint>((_S193))) & 2147483647U);
                thread array<float, int(4)> _S195 = part_2[7U];
                float _S196 = sum_of_row_0(&_S195, &kernelContext_17);
                weight_1[7U] = _S196;
                uint _S197 = max(_S194, (as_type<uint>((_S196))) & 2147483647U);
                uint _S198 = tile_0 + step_0;
                if((_S198 + 8U) <= _S50)
                {
                    plain_0 = _S197 < 2139095040U;
                }
                else
                {
                    plain_0 = false;
                }
                float sum_2;
                float signed_shrink_0;
                if(plain_0)
                {
                    float _S199 = max(max(max(max(max(max(max(max(m_3, weight_1[0U]), weight_1[1U]), weight_1[2U]), weight_1[3U]), weight_1[4U]), weight_1[5U]), weight_1[6U]), weight_1[7U]);
                    float _S200 = exp(weight_1[0U] - _S199);
                    weight_1[0U] = _S200;
                    float _S201 = exp(weight_1[1U] - _S199);
                    weight_1[1U] = _S201;
                    float sum_3 = _S200 + _S201;
                    float _S202 = exp(weight_1[2U] - _S199);
                    weight_1[2U] = _S202;
                    float sum_4 = sum_3 + _S202;
                    float _S203 = exp(weight_1[3U] - _S199);
                    weight_1[3U] = _S203;
                    float sum_5 = sum_4 + _S203;
                    float _S204 = exp(weight_1[4U] - _S199);
                    weight_1[4U] = _S204;
                    float sum_6 = sum_5 + _S204;
                    float _S205 = exp(weight_1[5U] - _S199);
                    weight_1[5U] = _S205;
                    float sum_7 = sum_6 + _S205;
                    float _S206 = exp(weight_1[6U] - _S199);
                    weight_1[6U] = _S206;
                    float sum_8 = sum_7 + _S206;
                    float _S207 = exp(weight_1[7U] - _S199);
                    weight_1[7U] = _S207;
                    float sum_9 = sum_8 + _S207;
                    peak_1 = _S199;
                    sum_2 = sum_9;
                }
                else
                {
                    thread array<bool, int(8)> hidden_2;
                    bool _S208 = hide_0(&weight_1[0U], _S198, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[0U] = _S208;
                    float _S209 = max(m_3, weight_1[0U]);
                    bool _S210 = hide_0(&weight_1[1U], _S198 + 1U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[1U] = _S210;
                    float _S211 = max(_S209, weight_1[1U]);
                    bool _S212 = hide_0(&weight_1[2U], _S198 + 2U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[2U] = _S212;
                    float _S213 = max(_S211, weight_1[2U]);
                    bool _S214 = hide_0(&weight_1[3U], _S198 + 3U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[3U] = _S214;
                    float _S215 = max(_S213, weight_1[3U]);
                    bool _S216 = hide_0(&weight_1[4U], _S198 + 4U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[4U] = _S216;
                    float _S217 = max(_S215, weight_1[4U]);
                    bool _S218 = hide_0(&weight_1[5U], _S198 + 5U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[5U] = _S218;
                    float _S219 = max(_S217, weight_1[5U]);
                    bool _S220 = hide_0(&weight_1[6U], _S198 + 6U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[6U] = _S220;
                    float _S221 = max(_S219, weight_1[6U]);
                    bool _S222 = hide_0(&weight_1[7U], _S198 + 7U, _S47, _S56, &poisoned_4, &kernelContext_17);
                    hidden_2[7U] = _S222;
                    float _S223 = max(_S221, weight_1[7U]);
                    if(_S208)
                    {
                        peak_1 = -1.0;
                    }
                    else
                    {
                        peak_1 = exp(weight_1[0U] - _S223);
                    }
                    weight_1[0U] = peak_1;
                    float _S224 = max(peak_1, 0.0);
                    if(hidden_2[1U])
                    {
                        sum_2 = -1.0;
                    }
                    else
                    {
                        sum_2 = exp(weight_1[1U] - _S223);
                    }
                    weight_1[1U] = sum_2;
                    float sum_10 = _S224 + max(sum_2, 0.0);
                    if(hidden_2[2U])
                    {
                        signed_shrink_0 = -1.0;
                    }
                    else
                    {
                        signed_shrink_0 = exp(weight_1[2U] - _S223);
                    }
                    weight_1[2U] = signed_shrink_0;
                    float sum_11 = sum_10 + max(signed_shrink_0, 0.0);
                    float _S225;
                    if(hidden_2[3U])
                    {
                        _S225 = -1.0;
                    }
                    else
                    {
                        _S225 = exp(weight_1[3U] - _S223);
                    }
                    weight_1[3U] = _S225;
                    float sum_12 = sum_11 + max(_S225, 0.0);
                    float _S226;
                    if(hidden_2[4U])
                    {
                        _S226 = -1.0;
                    }
                    else
                    {
                        _S226 = exp(weight_1[4U] - _S223);
                    }
                    weight_1[4U] = _S226;
                    float sum_13 = sum_12 + max(_S226, 0.0);
                    float _S227;
                    if(hidden_2[5U])
                    {
                        _S227 = -1.0;
                    }
                    else
                    {
                        _S227 = exp(weight_1[5U] - _S223);
                    }
                    weight_1[5U] = _S227;
                    float sum_14 = sum_13 + max(_S227, 0.0);
                    float _S228;
                    if(hidden_2[6U])
                    {
                        _S228 = -1.0;
                    }
                    else
                    {
                        _S228 = exp(weight_1[6U] - _S223);
                    }
                    weight_1[6U] = _S228;
                    float sum_15 = sum_14 + max(_S228, 0.0);
                    float _S229;
                    if(hidden_2[7U])
                    {
                        _S229 = -1.0;
                    }
                    else
                    {
                        _S229 = exp(weight_1[7U] - _S223);
                    }
                    weight_1[7U] = _S229;
                    float sum_16 = sum_15 + max(_S229, 0.0);
                    peak_1 = _S223;
                    sum_2 = sum_16;
                }
                float shrink_0 = shrink_of_0(m_3, peak_1);
                float _S230 = fma(l_2, shrink_0, sum_2);
                thread array<float, int(4)> shrinks_0;
                if(plain_0)
                {
                    signed_shrink_0 = shrink_0;
                }
                else
                {
                    signed_shrink_0 = (as_type<float>(((as_type<uint>((shrink_0))) | 2147483648U)));
                }
                shrinks_0[int(0)] = signed_shrink_0;
                float _S231 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                shrinks_0[int(1)] = _S231;
                float _S232 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                shrinks_0[int(2)] = _S232;
                float _S233 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                shrinks_0[int(3)] = _S233;
                uint signs_0 = 0U | (as_type<uint>((shrinks_0[0U])));
                float _S234 = abs(shrinks_0[0U]);
                shrinks_0[0U] = _S234;
                bool _S235 = _S234 != 1.0;
                uint signs_1 = signs_0 | (as_type<uint>((shrinks_0[1U])));
                shrinks_0[1U] = abs(shrinks_0[1U]);
                if(_S235)
                {
                    _S38 = true;
                }
                else
                {
                    _S38 = (shrinks_0[1U]) != 1.0;
                }
                uint signs_2 = signs_1 | (as_type<uint>((shrinks_0[2U])));
                shrinks_0[2U] = abs(shrinks_0[2U]);
                if(_S38)
                {
                    _S39 = true;
                }
                else
                {
                    _S39 = (shrinks_0[2U]) != 1.0;
                }
                uint signs_3 = signs_2 | (as_type<uint>((shrinks_0[3U])));
                shrinks_0[3U] = abs(shrinks_0[3U]);
                if(_S39)
                {
                    shrunk_0 = true;
                }
                else
                {
                    shrunk_0 = (shrinks_0[3U]) != 1.0;
                }
                if(shrunk_0)
                {
                    acc_1[0U][0U] = acc_1[0U][0U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][1U] = acc_1[0U][1U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][2U] = acc_1[0U][2U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][3U] = acc_1[0U][3U] * float4(shrinks_0[0U]) ;
                    acc_1[1U][0U] = acc_1[1U][0U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][1U] = acc_1[1U][1U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][2U] = acc_1[1U][2U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][3U] = acc_1[1U][3U] * float4(shrinks_0[1U]) ;
                    acc_1[2U][0U] = acc_1[2U][0U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][1U] = acc_1[2U][1U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][2U] = acc_1[2U][2U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][3U] = acc_1[2U][3U] * float4(shrinks_0[2U]) ;
                    acc_1[3U][0U] = acc_1[3U][0U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][1U] = acc_1[3U][1U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][2U] = acc_1[3U][2U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][3U] = acc_1[3U][3U] * float4(shrinks_0[3U]) ;
                }
                thread array<array<float, int(4)>, int(8)> weights_0;
                weights_0[0U][int(0)] = weight_1[0U];
                float _S236 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[0U][int(1)] = _S236;
                float _S237 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[0U][int(2)] = _S237;
                float _S238 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[0U][int(3)] = _S238;
                weights_0[1U][int(0)] = weight_1[1U];
                float _S239 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[1U][int(1)] = _S239;
                float _S240 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[1U][int(2)] = _S240;
                float _S241 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[1U][int(3)] = _S241;
                weights_0[2U][int(0)] = weight_1[2U];
                float _S242 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[2U][int(1)] = _S242;
                float _S243 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[2U][int(2)] = _S243;
                float _S244 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[2U][int(3)] = _S244;
                weights_0[3U][int(0)] = weight_1[3U];
                float _S245 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[3U][int(1)] = _S245;
                float _S246 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[3U][int(2)] = _S246;
                float _S247 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[3U][int(3)] = _S247;
                weights_0[4U][int(0)] = weight_1[4U];
                float _S248 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[4U][int(1)] = _S248;
                float _S249 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[4U][int(2)] = _S249;
                float _S250 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[4U][int(3)] = _S250;
                weights_0[5U][int(0)] = weight_1[5U];
                float _S251 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[5U][int(1)] = _S251;
                float _S252 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[5U][int(2)] = _S252;
                float _S253 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[5U][int(3)] = _S253;
                weights_0[6U][int(0)] = weight_1[6U];
                float _S254 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[6U][int(1)] = _S254;
                float _S255 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[6U][int(2)] = _S255;
                float _S256 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[6U][int(3)] = _S256;
                weights_0[7U][int(0)] = weight_1[7U];
                float _S257 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[7U][int(1)] = _S257;
                float _S258 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[7U][int(2)] = _S258;
                float _S259 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[7U][int(3)] = _S259;
                if(signs_3 < 2147483648U)
                {
                    float4 _S260 = (*(&kernelContext_17)->v_tile_0)[_S103];
                    float4 _S261 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S103], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S261;
                    float4 _S262 = weigh_0(weights_0[0U][1U], _S260, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S262;
                    float4 _S263 = weigh_0(weights_0[0U][2U], _S260, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S263;
                    float4 _S264 = weigh_0(weights_0[0U][3U], _S260, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S264;
                    float4 _S265 = (*(&kernelContext_17)->v_tile_0)[_S106];
                    float4 _S266 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S106], _S261);
                    acc_1[0U][0U] = _S266;
                    float4 _S267 = weigh_0(weights_0[1U][1U], _S265, _S262);
                    acc_1[1U][0U] = _S267;
                    float4 _S268 = weigh_0(weights_0[1U][2U], _S265, _S263);
                    acc_1[2U][0U] = _S268;
                    float4 _S269 = weigh_0(weights_0[1U][3U], _S265, _S264);
                    acc_1[3U][0U] = _S269;
                    float4 _S270 = (*(&kernelContext_17)->v_tile_0)[_S109];
                    float4 _S271 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S109], _S266);
                    acc_1[0U][0U] = _S271;
                    float4 _S272 = weigh_0(weights_0[2U][1U], _S270, _S267);
                    acc_1[1U][0U] = _S272;
                    float4 _S273 = weigh_0(weights_0[2U][2U], _S270, _S268);
                    acc_1[2U][0U] = _S273;
                    float4 _S274 = weigh_0(weights_0[2U][3U], _S270, _S269);
                    acc_1[3U][0U] = _S274;
                    float4 _S275 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    float4 _S276 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S112], _S271);
                    acc_1[0U][0U] = _S276;
                    float4 _S277 = weigh_0(weights_0[3U][1U], _S275, _S272);
                    acc_1[1U][0U] = _S277;
                    float4 _S278 = weigh_0(weights_0[3U][2U], _S275, _S273);
                    acc_1[2U][0U] = _S278;
                    float4 _S279 = weigh_0(weights_0[3U][3U], _S275, _S274);
                    acc_1[3U][0U] = _S279;
                    float4 _S280 = (*(&kernelContext_17)->v_tile_0)[_S115];
                    float4 _S281 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S115], _S276);
                    acc_1[0U][0U] = _S281;
                    float4 _S282 = weigh_0(weights_0[4U][1U], _S280, _S277);
                    acc_1[1U][0U] = _S282;
                    float4 _S283 = weigh_0(weights_0[4U][2U], _S280, _S278);
                    acc_1[2U][0U] = _S283;
                    float4 _S284 = weigh_0(weights_0[4U][3U], _S280, _S279);
                    acc_1[3U][0U] = _S284;
                    float4 _S285 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    float4 _S286 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S118], _S281);
                    acc_1[0U][0U] = _S286;
                    float4 _S287 = weigh_0(weights_0[5U][1U], _S285, _S282);
                    acc_1[1U][0U] = _S287;
                    float4 _S288 = weigh_0(weights_0[5U][2U], _S285, _S283);
                    acc_1[2U][0U] = _S288;
                    float4 _S289 = weigh_0(weights_0[5U][3U], _S285, _S284);
                    acc_1[3U][0U] = _S289;
                    float4 _S290 = (*(&kernelContext_17)->v_tile_0)[_S121];
                    float4 _S291 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S121], _S286);
                    acc_1[0U][0U] = _S291;
                    float4 _S292 = weigh_0(weights_0[6U][1U], _S290, _S287);
                    acc_1[1U][0U] = _S292;
                    float4 _S293 = weigh_0(weights_0[6U][2U], _S290, _S288);
                    acc_1[2U][0U] = _S293;
                    float4 _S294 = weigh_0(weights_0[6U][3U], _S290, _S289);
                    acc_1[3U][0U] = _S294;
                    float4 _S295 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    acc_1[0U][0U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S124], _S291);
                    acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S295, _S292);
                    acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S295, _S293);
                    acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S295, _S294);
                    float4 _S296 = (*(&kernelContext_17)->v_tile_0)[_S126];
                    float4 _S297 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S126], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S297;
                    float4 _S298 = weigh_0(weights_0[0U][1U], _S296, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S298;
                    float4 _S299 = weigh_0(weights_0[0U][2U], _S296, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S299;
                    float4 _S300 = weigh_0(weights_0[0U][3U], _S296, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S300;
                    float4 _S301 = (*(&kernelContext_17)->v_tile_0)[_S128];
                    float4 _S302 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S128], _S297);
                    acc_1[0U][1U] = _S302;
                    float4 _S303 = weigh_0(weights_0[1U][1U], _S301, _S298);
                    acc_1[1U][1U] = _S303;
                    float4 _S304 = weigh_0(weights_0[1U][2U], _S301, _S299);
                    acc_1[2U][1U] = _S304;
                    float4 _S305 = weigh_0(weights_0[1U][3U], _S301, _S300);
                    acc_1[3U][1U] = _S305;
                    float4 _S306 = (*(&kernelContext_17)->v_tile_0)[_S130];
                    float4 _S307 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S130], _S302);
                    acc_1[0U][1U] = _S307;
                    float4 _S308 = weigh_0(weights_0[2U][1U], _S306, _S303);
                    acc_1[1U][1U] = _S308;
                    float4 _S309 = weigh_0(weights_0[2U][2U], _S306, _S304);
                    acc_1[2U][1U] = _S309;
                    float4 _S310 = weigh_0(weights_0[2U][3U], _S306, _S305);
                    acc_1[3U][1U] = _S310;
                    float4 _S311 = (*(&kernelContext_17)->v_tile_0)[_S132];
                    float4 _S312 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S132], _S307);
                    acc_1[0U][1U] = _S312;
                    float4 _S313 = weigh_0(weights_0[3U][1U], _S311, _S308);
                    acc_1[1U][1U] = _S313;
                    float4 _S314 = weigh_0(weights_0[3U][2U], _S311, _S309);
                    acc_1[2U][1U] = _S314;
                    float4 _S315 = weigh_0(weights_0[3U][3U], _S311, _S310);
                    acc_1[3U][1U] = _S315;
                    float4 _S316 = (*(&kernelContext_17)->v_tile_0)[_S134];
                    float4 _S317 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S134], _S312);
                    acc_1[0U][1U] = _S317;
                    float4 _S318 = weigh_0(weights_0[4U][1U], _S316, _S313);
                    acc_1[1U][1U] = _S318;
                    float4 _S319 = weigh_0(weights_0[4U][2U], _S316, _S314);
                    acc_1[2U][1U] = _S319;
                    float4 _S320 = weigh_0(weights_0[4U][3U], _S316, _S315);
                    acc_1[3U][1U] = _S320;
                    float4 _S321 = (*(&kernelContext_17)->v_tile_0)[_S136];
                    float4 _S322 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S136], _S317);
                    acc_1[0U][1U] = _S322;
                    float4 _S323 = weigh_0(weights_0[5U][1U], _S321, _S318);
                    acc_1[1U][1U] = _S323;
                    float4 _S324 = weigh_0(weights_0[5U][2U], _S321, _S319);
                    acc_1[2U][1U] = _S324;
                    float4 _S325 = weigh_0(weights_0[5U][3U], _S321, _S320);
                    acc_1[3U][1U] = _S325;
                    float4 _S326 = (*(&kernelContext_17)->v_tile_0)[_S138];
                    float4 _S327 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S138], _S322);
                    acc_1[0U][1U] = _S327;
                    float4 _S328 = weigh_0(weights_0[6U][1U], _S326, _S323);
                    acc_1[1U][1U] = _S328;
                    float4 _S329 = weigh_0(weights_0[6U][2U], _S326, _S324);
                    acc_1[2U][1U] = _S329;
                    float4 _S330 = weigh_0(weights_0[6U][3U], _S326, _S325);
                    acc_1[3U][1U] = _S330;
                    float4 _S331 = (*(&kernelContext_17)->v_tile_0)[_S140];
                    acc_1[0U][1U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S140], _S327);
                    acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S331, _S328);
                    acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S331, _S329);
                    acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S331, _S330);
                    float4 _S332 = (*(&kernelContext_17)->v_tile_0)[_S142];
                    float4 _S333 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S142], acc_1[0U][2U]);
                    acc_1[0U][2U] = _S333;
                    float4 _S334 = weigh_0(weights_0[0U][1U], _S332, acc_1[1U][2U]);
                    acc_1[1U][2U] = _S334;
                    float4 _S335 = weigh_0(weights_0[0U][2U], _S332, acc_1[2U][2U]);
                    acc_1[2U][2U] = _S335;
                    float4 _S336 = weigh_0(weights_0[0U][3U], _S332, acc_1[3U][2U]);
                    acc_1[3U][2U] = _S336;
                    float4 _S337 = (*(&kernelContext_17)->v_tile_0)[_S144];
                    float4 _S338 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S144], _S333);
                    acc_1[0U][2U] = _S338;
                    float4 _S339 = weigh_0(weights_0[1U][1U], _S337, _S334);
                    acc_1[1U][2U] = _S339;
                    float4 _S340 = weigh_0(weights_0[1U][2U], _S337, _S335);
                    acc_1[2U][2U] = _S340;
                    float4 _S341 = weigh_0(weights_0[1U][3U], _S337, _S336);
                    acc_1[3U][2U] = _S341;
                    float4 _S342 = (*(&kernelContext_17)->v_tile_0)[_S146];
                    float4 _S343 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S146], _S338);
                    acc_1[0U][2U] = _S343;
                    float4 _S344 = weigh_0(weights_0[2U][1U], _S342, _S339);
                    acc_1[1U][2U] = _S344;
                    float4 _S345 = weigh_0(weights_0[2U][2U], _S342, _S340);
                    acc_1[2U][2U] = _S345;
                    float4 _S346 = weigh_0(weights_0[2U][3U], _S342, _S341);
                    acc_1[3U][2U] = _S346;
                    float4 _S347 = (*(&kernelContext_17)->v_tile_0)[_S148];
                    float4 _S348 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S148], _S343);
                    acc_1[0U][2U] = _S348;
                    float4 _S349 = weigh_0(weights_0[3U][1U], _S347, _S344);
                    acc_1[1U][2U] = _S349;
                    float4 _S350 = weigh_0(weights_0[3U][2U], _S347, _S345);
                    acc_1[2U][2U] = _S350;
                    float4 _S351 = weigh_0(weights_0[3U][3U], _S347, _S346);
                    acc_1[3U][2U] = _S351;
                    float4 _S352 = (*(&kernelContext_17)->v_tile_0)[_S150];
                    float4 _S353 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S150], _S348);
                    acc_1[0U][2U] = _S353;
                    float4 _S354 = weigh_0(weights_0[4U][1U], _S352, _S349);
                    acc_1[1U][2U] = _S354;
                    float4 _S355 = weigh_0(weights_0[4U][2U], _S352, _S350);
                    acc_1[2U][2U] = _S355;
                    float4 _S356 = weigh_0(weights_0[4U][3U], _S352, _S351);
                    acc_1[3U][2U] = _S356;
                    float4 _S357 = (*(&kernelContext_17)->v_tile_0)[_S152];
                    float4 _S358 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S152], _S353);
                    acc_1[0U][2U] = _S358;
                    float4 _S359 = weigh_0(weights_0[5U][1U], _S357, _S354);
                    acc_1[1U][2U] = _S359;
                    float4 _S360 = weigh_0(weights_0[5U][2U], _S357, _S355);
                    acc_1[2U][2U] = _S360;
                    float4 _S361 = weigh_0(weights_0[5U][3U], _S357, _S356);
                    acc_1[3U][2U] = _S361;
                    float4 _S362 = (*(&kernelContext_17)->v_tile_0)[_S154];
                    float4 _S363 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S154], _S358);
                    acc_1[0U][2U] = _S363;
                    float4 _S364 = weigh_0(weights_0[6U][1U], _S362, _S359);
                    acc_1[1U][2U] = _S364;
                    float4 _S365 = weigh_0(weights_0[6U][2U], _S362, _S360);
                    acc_1[2U][2U] = _S365;
                    float4 _S366 = weigh_0(weights_0[6U][3U], _S362, _S361);
                    acc_1[3U][2U] = _S366;
                    float4 _S367 = (*(&kernelContext_17)->v_tile_0)[_S156];
                    acc_1[0U][2U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S156], _S363);
                    acc_1[1U][2U] = weigh_0(weights_0[7U][1U], _S367, _S364);
                    acc_1[2U][2U] = weigh_0(weights_0[7U][2U], _S367, _S365);
                    acc_1[3U][2U] = weigh_0(weights_0[7U][3U], _S367, _S366);
                    float4 _S368 = (*(&kernelContext_17)->v_tile_0)[_S158];
                    float4 _S369 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S158], acc_1[0U][3U]);
                    acc_1[0U][3U] = _S369;
                    float4 _S370 = weigh_0(weights_0[0U][1U], _S368, acc_1[1U][3U]);
                    acc_1[1U][3U] = _S370;
                    float4 _S371 = weigh_0(weights_0[0U][2U], _S368, acc_1[2U][3U]);
                    acc_1[2U][3U] = _S371;
                    float4 _S372 = weigh_0(weights_0[0U][3U], _S368, acc_1[3U][3U]);
                    acc_1[3U][3U] = _S372;
                    float4 _S373 = (*(&kernelContext_17)->v_tile_0)[_S160];
                    float4 _S374 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S160], _S369);
                    acc_1[0U][3U] = _S374;
                    float4 _S375 = weigh_0(weights_0[1U][1U], _S373, _S370);
                    acc_1[1U][3U] = _S375;
                    float4 _S376 = weigh_0(weights_0[1U][2U], _S373, _S371);
                    acc_1[2U][3U] = _S376;
                    float4 _S377 = weigh_0(weights_0[1U][3U], _S373, _S372);
                    acc_1[3U][3U] = _S377;
                    float4 _S378 = (*(&kernelContext_17)->v_tile_0)[_S162];
                    float4 _S379 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S162], _S374);
                    acc_1[0U][3U] = _S379;
                    float4 _S380 = weigh_0(weights_0[2U][1U], _S378, _S375);
                    acc_1[1U][3U] = _S380;
                    float4 _S381 = weigh_0(weights_0[2U][2U], _S378, _S376);
                    acc_1[2U][3U] = _S381;
                    float4 _S382 = weigh_0(weights_0[2U][3U], _S378, _S377);
                    acc_1[3U][3U] = _S382;
                    float4 _S383 = (*(&kernelContext_17)->v_tile_0)[_S164];
                    float4 _S384 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S164], _S379);
                    acc_1[0U][3U] = _S384;
                    float4 _S385 = weigh_0(weights_0[3U][1U], _S383, _S380);
                    acc_1[1U][3U] = _S385;
                    float4 _S386 = weigh_0(weights_0[3U][2U], _S383, _S381);
                    acc_1[2U][3U] = _S386;
                    float4 _S387 = weigh_0(weights_0[3U][3U], _S383, _S382);
                    acc_1[3U][3U] = _S387;
                    float4 _S388 = (*(&kernelContext_17)->v_tile_0)[_S166];
                    float4 _S389 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S166], _S384);
                    acc_1[0U][3U] = _S389;
                    float4 _S390 = weigh_0(weights_0[4U][1U], _S388, _S385);
                    acc_1[1U][3U] = _S390;
                    float4 _S391 = weigh_0(weights_0[4U][2U], _S388, _S386);
                    acc_1[2U][3U] = _S391;
                    float4 _S392 = weigh_0(weights_0[4U][3U], _S388, _S387);
                    acc_1[3U][3U] = _S392;
                    float4 _S393 = (*(&kernelContext_17)->v_tile_0)[_S168];
                    float4 _S394 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S168], _S389);
                    acc_1[0U][3U] = _S394;
                    float4 _S395 = weigh_0(weights_0[5U][1U], _S393, _S390);
                    acc_1[1U][3U] = _S395;
                    float4 _S396 = weigh_0(weights_0[5U][2U], _S393, _S391);
                    acc_1[2U][3U] = _S396;
                    float4 _S397 = weigh_0(weights_0[5U][3U], _S393, _S392);
                    acc_1[3U][3U] = _S397;
                    float4 _S398 = (*(&kernelContext_17)->v_tile_0)[_S170];
                    float4 _S399 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S170], _S394);
                    acc_1[0U][3U] = _S399;
                    float4 _S400 = weigh_0(weights_0[6U][1U], _S398, _S395);
                    acc_1[1U][3U] = _S400;
                    float4 _S401 = weigh_0(weights_0[6U][2U], _S398, _S396);
                    acc_1[2U][3U] = _S401;
                    float4 _S402 = weigh_0(weights_0[6U][3U], _S398, _S397);
                    acc_1[3U][3U] = _S402;
                    float4 _S403 = (*(&kernelContext_17)->v_tile_0)[_S172];
                    acc_1[0U][3U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S172], _S399);
                    acc_1[1U][3U] = weigh_0(weights_0[7U][1U], _S403, _S400);
                    acc_1[2U][3U] = weigh_0(weights_0[7U][2U], _S403, _S401);
                    acc_1[3U][3U] = weigh_0(weights_0[7U][3U], _S403, _S402);
                }
                else
                {
                    float4 _S404 = (*(&kernelContext_17)->v_tile_0)[_S103];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S404, acc_1[0U][0U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[0U][1U], _S404, acc_1[1U][0U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[0U][2U], _S404, acc_1[2U][0U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[0U][3U], _S404, acc_1[3U][0U]);
                    }
                    float4 _S405 = (*(&kernelContext_17)->v_tile_0)[_S106];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[1U][0U], _S405, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S405, acc_1[1U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[1U][2U], _S405, acc_1[2U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[1U][3U], _S405, acc_1[3U][0U]);
                    }
                    float4 _S406 = (*(&kernelContext_17)->v_tile_0)[_S109];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[2U][0U], _S406, acc_1[0U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[2U][1U], _S406, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S406, acc_1[2U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[2U][3U], _S406, acc_1[3U][0U]);
                    }
                    float4 _S407 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[3U][0U], _S407, acc_1[0U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[3U][1U], _S407, acc_1[1U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[3U][2U], _S407, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S407, acc_1[3U][0U]);
                    }
                    float4 _S408 = (*(&kernelContext_17)->v_tile_0)[_S115];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[4U][0U], _S408, acc_1[0U][0U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[4U][1U], _S408, acc_1[1U][0U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[4U][2U], _S408, acc_1[2U][0U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[4U][3U], _S408, acc_1[3U][0U]);
                    }
                    float4 _S409 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[5U][0U], _S409, acc_1[0U][0U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[5U][1U], _S409, acc_1[1U][0U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[5U][2U], _S409, acc_1[2U][0U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[5U][3U], _S409, acc_1[3U][0U]);
                    }
                    float4 _S410 = (*(&kernelContext_17)->v_tile_0)[_S121];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[6U][0U], _S410, acc_1[0U][0U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[6U][1U], _S410, acc_1[1U][0U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[6U][2U], _S410, acc_1[2U][0U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[6U][3U], _S410, acc_1[3U][0U]);
                    }
                    float4 _S411 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[7U][0U], _S411, acc_1[0U][0U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S411, acc_1[1U][0U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S411, acc_1[2U][0U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S411, acc_1[3U][0U]);
                    }
                    float4 _S412 = (*(&kernelContext_17)->v_tile_0)[_S126];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S412, acc_1[0U][1U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[0U][1U], _S412, acc_1[1U][1U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[0U][2U], _S412, acc_1[2U][1U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[0U][3U], _S412, acc_1[3U][1U]);
                    }
                    float4 _S413 = (*(&kernelContext_17)->v_tile_0)[_S128];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[1U][0U], _S413, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S413, acc_1[1U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[1U][2U], _S413, acc_1[2U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[1U][3U], _S413, acc_1[3U][1U]);
                    }
                    float4 _S414 = (*(&kernelContext_17)->v_tile_0)[_S130];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[2U][0U], _S414, acc_1[0U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[2U][1U], _S414, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S414, acc_1[2U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[2U][3U], _S414, acc_1[3U][1U]);
                    }
                    float4 _S415 = (*(&kernelContext_17)->v_tile_0)[_S132];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[3U][0U], _S415, acc_1[0U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[3U][1U], _S415, acc_1[1U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[3U][2U], _S415, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S415, acc_1[3U][1U]);
                    }
                    float4 _S416 = (*(&kernelContext_17)->v_tile_0)[_S134];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[4U][0U], _S416, acc_1[0U][1U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[4U][1U], _S416, acc_1[1U][1U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[4U][2U], _S416, acc_1[2U][1U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[4U][3U], _S416, acc_1[3U][1U]);
                    }
                    float4 _S417 = (*(&kernelContext_17)->v_tile_0)[_S136];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[5U][0U], _S417, acc_1[0U][1U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[5U][1U], _S417, acc_1[1U][1U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[5U][2U], _S417, acc_1[2U][1U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[5U][3U], _S417, acc_1[3U][1U]);
                    }
                    float4 _S418 = (*(&kernelContext_17)->v_tile_0)[_S138];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[6U][0U], _S418, acc_1[0U][1U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[6U][1U], _S418, acc_1[1U][1U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[6U][2U], _S418, acc_1[2U][1U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[6U][3U], _S418, acc_1[3U][1U]);
                    }
                    float4 _S419 = (*(&kernelContext_17)->v_tile_0)[_S140];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[7U][0U], _S419, acc_1[0U][1U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S419, acc_1[1U][1U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S419, acc_1[2U][1U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S419, acc_1[3U][1U]);
                    }
                    float4 _S420 = (*(&kernelContext_17)->v_tile_0)[_S142];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][0U], _S420, acc_1[0U][2U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[0U][1U], _S420, acc_1[1U][2U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[0U][2U], _S420, acc_1[2U][2U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[0U][3U], _S420, acc_1[3U][2U]);
                    }
                    float4 _S421 = (*(&kernelContext_17)->v_tile_0)[_S144];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[1U][0U], _S421, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][1U], _S421, acc_1[1U][2U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[1U][2U], _S421, acc_1[2U][2U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[1U][3U], _S421, acc_1[3U][2U]);
                    }
                    float4 _S422 = (*(&kernelContext_17)->v_tile_0)[_S146];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[2U][0U], _S422, acc_1[0U][2U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[2U][1U], _S422, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][2U], _S422, acc_1[2U][2U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[2U][3U], _S422, acc_1[3U][2U]);
                    }
                    float4 _S423 = (*(&kernelContext_17)->v_tile_0)[_S148];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[3U][0U], _S423, acc_1[0U][2U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[3U][1U], _S423, acc_1[1U][2U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[3U][2U], _S423, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][3U], _S423, acc_1[3U][2U]);
                    }
                    float4 _S424 = (*(&kernelContext_17)->v_tile_0)[_S150];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[4U][0U], _S424, acc_1[0U][2U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[4U][1U], _S424, acc_1[1U][2U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[4U][2U], _S424, acc_1[2U][2U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[4U][3U], _S424, acc_1[3U][2U]);
                    }
                    float4 _S425 = (*(&kernelContext_17)->v_tile_0)[_S152];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[5U][0U], _S425, acc_1[0U][2U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[5U][1U], _S425, acc_1[1U][2U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[5U][2U], _S425, acc_1[2U][2U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[5U][3U], _S425, acc_1[3U][2U]);
                    }
                    float4 _S426 = (*(&kernelContext_17)->v_tile_0)[_S154];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[6U][0U], _S426, acc_1[0U][2U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[6U][1U], _S426, acc_1[1U][2U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[6U][2U], _S426, acc_1[2U][2U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[6U][3U], _S426, acc_1[3U][2U]);
                    }
                    float4 _S427 = (*(&kernelContext_17)->v_tile_0)[_S156];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[7U][0U], _S427, acc_1[0U][2U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[7U][1U], _S427, acc_1[1U][2U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[7U][2U], _S427, acc_1[2U][2U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[7U][3U], _S427, acc_1[3U][2U]);
                    }
                    float4 _S428 = (*(&kernelContext_17)->v_tile_0)[_S158];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][0U], _S428, acc_1[0U][3U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[0U][1U], _S428, acc_1[1U][3U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[0U][2U], _S428, acc_1[2U][3U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[0U][3U], _S428, acc_1[3U][3U]);
                    }
                    float4 _S429 = (*(&kernelContext_17)->v_tile_0)[_S160];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[1U][0U], _S429, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][1U], _S429, acc_1[1U][3U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[1U][2U], _S429, acc_1[2U][3U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[1U][3U], _S429, acc_1[3U][3U]);
                    }
                    float4 _S430 = (*(&kernelContext_17)->v_tile_0)[_S162];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[2U][0U], _S430, acc_1[0U][3U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[2U][1U], _S430, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][2U], _S430, acc_1[2U][3U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[2U][3U], _S430, acc_1[3U][3U]);
                    }
                    float4 _S431 = (*(&kernelContext_17)->v_tile_0)[_S164];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[3U][0U], _S431, acc_1[0U][3U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[3U][1U], _S431, acc_1[1U][3U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[3U][2U], _S431, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][3U], _S431, acc_1[3U][3U]);
                    }
                    float4 _S432 = (*(&kernelContext_17)->v_tile_0)[_S166];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[4U][0U], _S432, acc_1[0U][3U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[4U][1U], _S432, acc_1[1U][3U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[4U][2U], _S432, acc_1[2U][3U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[4U][3U], _S432, acc_1[3U][3U]);
                    }
                    float4 _S433 = (*(&kernelContext_17)->v_tile_0)[_S168];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[5U][0U], _S433, acc_1[0U][3U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[5U][1U], _S433, acc_1[1U][3U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[5U][2U], _S433, acc_1[2U][3U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[5U][3U], _S433, acc_1[3U][3U]);
                    }
                    float4 _S434 = (*(&kernelContext_17)->v_tile_0)[_S170];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[6U][0U], _S434, acc_1[0U][3U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[6U][1U], _S434, acc_1[1U][3U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[6U][2U], _S434, acc_1[2U][3U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[6U][3U], _S434, acc_1[3U][3U]);
                    }
                    float4 _S435 = (*(&kernelContext_17)->v_tile_0)[_S172];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[7U][0U], _S435, acc_1[0U][3U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[7U][1U], _S435, acc_1[1U][3U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[7U][2U], _S435, acc_1[2U][3U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[7U][3U], _S435, acc_1[3U][3U]);
                    }
                }
                step_0 = step_0 + 8U;
                m_3 = peak_1;
                l_2 = _S230;
            }
            tile_0 = tile_0 + 16U;
        }
        bool _S436 = RANGES_0 == 2U;
        _S40 = _S436;
        if(_S436)
        {
            uint range_key_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
            if(live_0)
            {
                plain_0 = lane_1 < 4U;
            }
            else
            {
                plain_0 = false;
            }
            if(plain_0)
            {
                _S38 = range_key_0 < _S47;
            }
            else
            {
                _S38 = false;
            }
            if(_S38)
            {
                thread Work_0 _S437 = _S41;
                uint _S438 = head_of_0(&_S437, _S43, &kernelContext_17);
                uint _S439 = query_of_0(_S43, &kernelContext_17);
                uint _S440 = scratch_of_0(_S41.batch_0, _S438, _S439, range_1, &kernelContext_17);
                store_range_0(_S440, 0U, m_3, l_2, poisoned_4, &kernelContext_17);
            }
            if(_S57 < (_S41.rows_0))
            {
                uint _S441 = query_of_0(_S57, &kernelContext_17);
                uint _S442 = keys_of_query_0(_S44, _S441, &kernelContext_17);
                _S39 = range_key_0 < _S442;
            }
            else
            {
                _S39 = false;
            }
            if(_S39)
            {
                thread Work_0 _S443 = _S41;
                uint _S444 = head_of_0(&_S443, _S57, &kernelContext_17);
                uint _S445 = query_of_0(_S57, &kernelContext_17);
                uint _S446 = scratch_of_0(_S41.batch_0, _S444, _S445, range_1, &kernelContext_17);
                store_range_quad_0(_S446, lane_1, acc_1[0U][0U], &kernelContext_17);
                store_range_quad_0(_S446, _S64, acc_1[0U][1U], &kernelContext_17);
                store_range_quad_0(_S446, _S67, acc_1[0U][2U], &kernelContext_17);
                store_range_quad_0(_S446, _S70, acc_1[0U][3U], &kernelContext_17);
            }
            if(_S73 < (_S41.rows_0))
            {
                uint _S447 = query_of_0(_S73, &kernelContext_17);
                uint _S448 = keys_of_query_0(_S44, _S447, &kernelContext_17);
                shrunk_0 = range_key_0 < _S448;
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                thread Work_0 _S449 = _S41;
                uint _S450 = head_of_0(&_S449, _S73, &kernelContext_17);
                uint _S451 = query_of_0(_S73, &kernelContext_17);
                uint _S452 = scratch_of_0(_S41.batch_0, _S450, _S451, range_1, &kernelContext_17);
                store_range_quad_0(_S452, lane_1, acc_1[1U][0U], &kernelContext_17);
                store_range_quad_0(_S452, _S64, acc_1[1U][1U], &kernelContext_17);
                store_range_quad_0(_S452, _S67, acc_1[1U][2U], &kernelContext_17);
                store_range_quad_0(_S452, _S70, acc_1[1U][3U], &kernelContext_17);
            }
            bool _S453;
            if(_S81 < (_S41.rows_0))
            {
                uint _S454 = query_of_0(_S81, &kernelContext_17);
                uint _S455 = keys_of_query_0(_S44, _S454, &kernelContext_17);
                _S453 = range_key_0 < _S455;
            }
            else
            {
                _S453 = false;
            }
            if(_S453)
            {
                thread Work_0 _S456 = _S41;
                uint _S457 = head_of_0(&_S456, _S81, &kernelContext_17);
                uint _S458 = query_of_0(_S81, &kernelContext_17);
                uint _S459 = scratch_of_0(_S41.batch_0, _S457, _S458, range_1, &kernelContext_17);
                store_range_quad_0(_S459, lane_1, acc_1[2U][0U], &kernelContext_17);
                store_range_quad_0(_S459, _S64, acc_1[2U][1U], &kernelContext_17);
                store_range_quad_0(_S459, _S67, acc_1[2U][2U], &kernelContext_17);
                store_range_quad_0(_S459, _S70, acc_1[2U][3U], &kernelContext_17);
            }
            bool _S460;
            if(_S89 < (_S41.rows_0))
            {
                uint _S461 = query_of_0(_S89, &kernelContext_17);
                uint _S462 = keys_of_query_0(_S44, _S461, &kernelContext_17);
                _S460 = range_key_0 < _S462;
            }
            else
            {
                _S460 = false;
            }
            if(_S460)
            {
                thread Work_0 _S463 = _S41;
                uint _S464 = head_of_0(&_S463, _S89, &kernelContext_17);
                uint _S465 = query_of_0(_S89, &kernelContext_17);
                uint _S466 = scratch_of_0(_S41.batch_0, _S464, _S465, range_1, &kernelContext_17);
                store_range_quad_0(_S466, lane_1, acc_1[3U][0U], &kernelContext_17);
                store_range_quad_0(_S466, _S64, acc_1[3U][1U], &kernelContext_17);
                store_range_quad_0(_S466, _S67, acc_1[3U][2U], &kernelContext_17);
                store_range_quad_0(_S466, _S70, acc_1[3U][3U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S467 = fold_2;
            float _S468 = folded_0(&_S467, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S469 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            keeps_0[int(1)] = _S469;
            float _S470 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            keeps_0[int(2)] = _S470;
            float _S471 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            keeps_0[int(3)] = _S471;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S472 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            adds_0[int(1)] = _S472;
            float _S473 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            adds_0[int(2)] = _S473;
            float _S474 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            adds_0[int(3)] = _S474;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[0U][2U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][2U], acc_1[0U][2U]);
            total_2[0U][3U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][3U], acc_1[0U][3U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[1U][2U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][2U], acc_1[1U][2U]);
            total_2[1U][3U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][3U], acc_1[1U][3U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[2U][2U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][2U], acc_1[2U][2U]);
            total_2[2U][3U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][3U], acc_1[2U][3U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            total_2[3U][2U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][2U], acc_1[3U][2U]);
            total_2[3U][3U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][3U], acc_1[3U][3U]);
            peak_1 = _S468;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            plain_0 = _S97 < (_S41.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        range_1 = _S97;
        total_l_0 = peak_1;
    }
    if(_S40)
    {
        return;
    }
    if(RANGES_0 == 0U)
    {
        total_2[0U][0U] = acc_1[0U][0U];
        total_2[0U][1U] = acc_1[0U][1U];
        total_2[0U][2U] = acc_1[0U][2U];
        total_2[0U][3U] = acc_1[0U][3U];
        total_2[1U][0U] = acc_1[1U][0U];
        total_2[1U][1U] = acc_1[1U][1U];
        total_2[1U][2U] = acc_1[1U][2U];
        total_2[1U][3U] = acc_1[1U][3U];
        total_2[2U][0U] = acc_1[2U][0U];
        total_2[2U][1U] = acc_1[2U][1U];
        total_2[2U][2U] = acc_1[2U][2U];
        total_2[2U][3U] = acc_1[2U][3U];
        total_2[3U][0U] = acc_1[3U][0U];
        total_2[3U][1U] = acc_1[3U][1U];
        total_2[3U][2U] = acc_1[3U][2U];
        total_2[3U][3U] = acc_1[3U][3U];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = peak_1;
    }
    float _S475 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_17);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S475;
    float _S476 = (quad_shuffle((_S475), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    factors_0[int(1)] = _S476;
    float _S477 = (quad_shuffle((_S475), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    factors_0[int(2)] = _S477;
    float _S478 = (quad_shuffle((_S475), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    factors_0[int(3)] = _S478;
    int _S479;
    if(poisoned_4)
    {
        _S479 = int(1);
    }
    else
    {
        _S479 = int(0);
    }
    uint spoiled_bit_0 = uint(_S479);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S480 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    spoiled_0[int(1)] = _S480;
    uint _S481 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    spoiled_0[int(2)] = _S481;
    uint _S482 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    spoiled_0[int(3)] = _S482;
    if(_S57 < (_S41.rows_0))
    {
        thread Work_0 _S483 = _S41;
        uint _S484 = o_of_0(&_S483, _S57, &kernelContext_17);
        store_quad_0(_S484, _S61, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S484, _S65, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S484, _S68, total_2[0U][2U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S484, _S71, total_2[0U][3U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
    }
    if(_S73 < (_S41.rows_0))
    {
        thread Work_0 _S485 = _S41;
        uint _S486 = o_of_0(&_S485, _S73, &kernelContext_17);
        store_quad_0(_S486, _S61, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S486, _S65, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S486, _S68, total_2[1U][2U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S486, _S71, total_2[1U][3U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
    }
    if(_S81 < (_S41.rows_0))
    {
        thread Work_0 _S487 = _S41;
        uint _S488 = o_of_0(&_S487, _S81, &kernelContext_17);
        store_quad_0(_S488, _S61, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S488, _S65, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S488, _S68, total_2[2U][2U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S488, _S71, total_2[2U][3U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
    }
    if(_S89 < (_S41.rows_0))
    {
        thread Work_0 _S489 = _S41;
        uint _S490 = o_of_0(&_S489, _S89, &kernelContext_17);
        store_quad_0(_S490, _S61, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S490, _S65, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S490, _S68, total_2[3U][2U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S490, _S71, total_2[3U][3U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
    }
    return;
}

