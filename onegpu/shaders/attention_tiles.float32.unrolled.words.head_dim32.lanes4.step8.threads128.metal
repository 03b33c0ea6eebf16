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
    array<float4, int(256)> threadgroup* k_tile_0;
    array<float4, int(256)> threadgroup* v_tile_0;
    uint _S4;
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
        uint _S5 = quotient_0(heads_1, kv_heads_0);
        (&work_0)->batch_0 = _S5;
    }
    (&work_0)->kv_head_0 = heads_1 - (&work_0)->batch_0 * kv_heads_0;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = quotient_0(kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U, kernelContext_0->params_0->parts_0);
    uint _S6 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S6;
    (&work_0)->last_range_0 = min(_S6 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
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
    uint _S7 = quotient_0(row_0, kernelContext_2->params_0->group_0);
    return _S7;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S8 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_1;
    uint _S9 = query_of_0(row_1, kernelContext_4);
    return _S8 - _S9 * kernelContext_4->params_0->group_0;
}

uint mask_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S10 = kernelContext_5->params_0->mask_offset_0 + work_2->batch_0 * kernelContext_5->params_0->mask_batch_0;
    uint _S11 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S12 = _S10 + _S11 * kernelContext_5->params_0->mask_head_0;
    uint _S13 = query_of_0(row_2, kernelContext_5);
    return _S12 + _S13 * kernelContext_5->params_0->mask_row_0;
}

uint q_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S14 = kernelContext_6->params_0->q_offset_0 + work_3->batch_0 * kernelContext_6->params_0->q_batch_0;
    uint _S15 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S16 = _S14 + _S15 * kernelContext_6->params_0->q_head_0;
    uint _S17 = query_of_0(row_3, kernelContext_6);
    return _S16 + _S17 * kernelContext_6->params_0->q_row_0;
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
    float4 _S18 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S18);
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_9)
{
    float _S19 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_9->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S19;
    float _S20 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_9->_S4) ^ 2U))));
    float _S21 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_9->_S4) ^ 3U))));
    return near_0 + (_S20 + _S21);
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_1, uint key_0, uint end_0, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_10)
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
        *score_1 = *score_1 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S22;
    if(!hidden_1)
    {
        _S22 = is_special_0(*score_1);
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
    {
        if((as_type<uint>((*score_1))) != 4286578688U)
        {
            *poisoned_0 = true;
        }
        hidden_1 = true;
    }
    if(hidden_1)
    {
        *score_1 = -3.4028234663852886e+38;
    }
    return hidden_1;
}

float shrink_of_0(float m_0, float peak_0)
{
    float _S23;
    if(peak_0 > m_0)
    {
        _S23 = exp(m_0 - peak_0);
    }
    else
    {
        _S23 = 1.0;
    }
    return _S23;
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
        packed_float4 device* _S24 = kernelContext_12->scratch_0+(place_0 + (kernelContext_12->params_0->head_dim_0 + 3U) / 4U);
        int _S25;
        if(poisoned_1)
        {
            _S25 = int(1);
        }
        else
        {
            _S25 = int(0);
        }
        *_S24 = packed_float4(float4(m_1, l_0, float(_S25), 0.0)) ;
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
    float _S26 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S26);
    (&fold_0)->add_0 = exp(m_2 - _S26);
    *total_m_0 = _S26;
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
    uint _S27 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S28 = head_of_0(work_4, row_6, kernelContext_15);
    uint _S29 = _S27 + _S28 * kernelContext_15->params_0->o_head_0;
    uint _S30 = query_of_0(row_6, kernelContext_15);
    return _S29 + _S30 * kernelContext_15->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_16)
{
    uint left_1 = kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S31;
    if(left_1 > 0U)
    {
        uint device* _S32 = kernelContext_16->o_words_0+word_1;
        if(poisoned_3)
        {
            _S31 = 2143289344U;
        }
        else
        {
            _S31 = (as_type<uint>((quad_1.x)));
        }
        *_S32 = _S31;
    }
    if(left_1 > 1U)
    {
        uint device* _S33 = kernelContext_16->o_words_0+(word_1 + 1U);
        if(poisoned_3)
        {
            _S31 = 2143289344U;
        }
        else
        {
            _S31 = (as_type<uint>((quad_1.y)));
        }
        *_S33 = _S31;
    }
    if(left_1 > 2U)
    {
        uint device* _S34 = kernelContext_16->o_words_0+(word_1 + 2U);
        if(poisoned_3)
        {
            _S31 = 2143289344U;
        }
        else
        {
            _S31 = (as_type<uint>((quad_1.z)));
        }
        *_S34 = _S31;
    }
    if(left_1 > 3U)
    {
        uint device* _S35 = kernelContext_16->o_words_0+(word_1 + 3U);
        if(poisoned_3)
        {
            _S31 = 2143289344U;
        }
        else
        {
            _S31 = (as_type<uint>((quad_1.w)));
        }
        *_S35 = _S31;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float peak_1;
    bool plain_0;
    bool _S36;
    bool _S37;
    bool shrunk_0;
    bool _S38;
    thread KernelContext_0 kernelContext_17;
    (&kernelContext_17)->params_0 = params_1;
    (&kernelContext_17)->key_lengths_0 = key_lengths_1;
    (&kernelContext_17)->q_words_0 = q_words_1;
    (&kernelContext_17)->k_words_0 = k_words_1;
    (&kernelContext_17)->v_words_0 = v_words_1;
    (&kernelContext_17)->mask_values_0 = mask_values_1;
    (&kernelContext_17)->scratch_0 = scratch_1;
    (&kernelContext_17)->o_words_0 = o_words_1;
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_17)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
    (&kernelContext_17)->v_tile_0 = &v_tile_1;
    (&kernelContext_17)->_S4 = _builtinQuadLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S39 = find_work_0(number_2, 128U, &kernelContext_17);
    uint lane_1 = thread_0 % 4U;
    uint first_row_1 = _S39.first_row_0 + thread_0 / 4U * 4U;
    uint last_row_0 = min(_S39.first_row_0 + 128U, _S39.rows_0) - 1U;
    uint _S40 = lane_1 % 4U;
    uint row_8 = first_row_1 + _S40;
    bool live_0 = row_8 < (_S39.rows_0);
    uint _S41 = min(row_8, last_row_0);
    uint _S42 = keys_of_batch_0(_S39.batch_0, &kernelContext_17);
    uint _S43 = query_of_0(last_row_0, &kernelContext_17);
    uint _S44 = keys_of_query_0(_S42, _S43, &kernelContext_17);
    uint _S45;
    if(live_0)
    {
        uint _S46 = query_of_0(_S41, &kernelContext_17);
        uint _S47 = keys_of_query_0(_S42, _S46, &kernelContext_17);
        _S45 = _S47;
    }
    else
    {
        _S45 = 0U;
    }
    uint _S48;
    if((((&kernelContext_17)->params_0->flags_0) & 1U) != 0U)
    {
        _S48 = 0U;
    }
    else
    {
        uint _S49 = query_of_0(_S39.first_row_0, &kernelContext_17);
        uint _S50 = keys_of_query_0(_S42, _S49, &kernelContext_17);
        _S48 = _S50;
    }
    uint _S51 = (&kernelContext_17)->params_0->k_offset_0 + _S39.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S39.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S52 = (&kernelContext_17)->params_0->v_offset_0 + _S39.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S39.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    thread Work_0 _S53 = _S39;
    uint _S54 = mask_of_0(&_S53, _S41, &kernelContext_17);
    thread array<array<float4, int(2)>, int(4)> q_1;
    thread array<array<float4, int(2)>, int(4)> total_2;
    uint _S55 = first_row_1 + (_S40 ^ 0U);
    uint _S56 = min(_S55, last_row_0);
    thread Work_0 _S57 = _S39;
    uint _S58 = q_of_0(&_S57, _S56, &kernelContext_17);
    uint _S59 = lane_1 * 4U;
    float4 _S60 = load_quad_0((&kernelContext_17)->q_words_0, _S58, _S59, &kernelContext_17);
    q_1[0U][0U] = _S60 * float4((&kernelContext_17)->params_0->scale_0) ;
    float4 _S61 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S61;
    uint _S62 = 4U + lane_1;
    uint _S63 = _S62 * 4U;
    float4 _S64 = load_quad_0((&kernelContext_17)->q_words_0, _S58, _S63, &kernelContext_17);
    q_1[0U][1U] = _S64 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][1U] = _S61;
    uint _S65 = first_row_1 + (_S40 ^ 1U);
    uint _S66 = min(_S65, last_row_0);
    thread Work_0 _S67 = _S39;
    uint _S68 = q_of_0(&_S67, _S66, &kernelContext_17);
    float4 _S69 = load_quad_0((&kernelContext_17)->q_words_0, _S68, _S59, &kernelContext_17);
    q_1[1U][0U] = _S69 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][0U] = _S61;
    float4 _S70 = load_quad_0((&kernelContext_17)->q_words_0, _S68, _S63, &kernelContext_17);
    q_1[1U][1U] = _S70 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][1U] = _S61;
    uint _S71 = first_row_1 + (_S40 ^ 2U);
    uint _S72 = min(_S71, last_row_0);
    thread Work_0 _S73 = _S39;
    uint _S74 = q_of_0(&_S73, _S72, &kernelContext_17);
    float4 _S75 = load_quad_0((&kernelContext_17)->q_words_0, _S74, _S59, &kernelContext_17);
    q_1[2U][0U] = _S75 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][0U] = _S61;
    float4 _S76 = load_quad_0((&kernelContext_17)->q_words_0, _S74, _S63, &kernelContext_17);
    q_1[2U][1U] = _S76 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][1U] = _S61;
    uint _S77 = first_row_1 + (_S40 ^ 3U);
    uint _S78 = min(_S77, last_row_0);
    thread Work_0 _S79 = _S39;
    uint _S80 = q_of_0(&_S79, _S78, &kernelContext_17);
    float4 _S81 = load_quad_0((&kernelContext_17)->q_words_0, _S80, _S59, &kernelContext_17);
    q_1[3U][0U] = _S81 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][0U] = _S61;
    float4 _S82 = load_quad_0((&kernelContext_17)->q_words_0, _S80, _S63, &kernelContext_17);
    q_1[3U][1U] = _S82 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][1U] = _S61;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(2)>, int(4)> acc_1;
    acc_1[0U][0U] = _S61;
    acc_1[0U][1U] = _S61;
    acc_1[1U][0U] = _S61;
    acc_1[1U][1U] = _S61;
    acc_1[2U][0U] = _S61;
    acc_1[2U][1U] = _S61;
    acc_1[3U][0U] = _S61;
    acc_1[3U][1U] = _S61;
    thread bool poisoned_4 = false;
    uint range_1 = _S39.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S83 = range_1 + 1U;
        uint _S84 = min(_S83 * (&kernelContext_17)->params_0->range_keys_0, _S44);
        acc_1[0U][0U] = _S61;
        acc_1[0U][1U] = _S61;
        acc_1[1U][0U] = _S61;
        acc_1[1U][1U] = _S61;
        acc_1[2U][0U] = _S61;
        acc_1[2U][1U] = _S61;
        acc_1[3U][0U] = _S61;
        acc_1[3U][1U] = _S61;
        uint tile_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S84)
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
                uint key_1 = tile_0 + slot_0 / 8U;
                uint element_3 = slot_0 % 8U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_1 < _S84)
                {
                    float4 _S85 = load_quad_0((&kernelContext_17)->k_words_0, _S51 + key_1 * (&kernelContext_17)->params_0->k_row_0, element_3, &kernelContext_17);
                    float4 _S86 = load_quad_0((&kernelContext_17)->v_words_0, _S52 + key_1 * (&kernelContext_17)->params_0->v_row_0, element_3, &kernelContext_17);
                    k_quad_0 = _S85;
                    v_quad_0 = _S86;
                }
                else
                {
                    k_quad_0 = _S61;
                    v_quad_0 = _S61;
                }
                (*(&kernelContext_17)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_17)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S87 = min(32U, _S84 - tile_0);
            uint step_0 = 0U;
            for(;;)
            {
                if(step_0 < _S87)
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
                uint _S88 = step_0 * 8U;
                uint _S89 = _S88 + lane_1;
                float4 _S90 = (*(&kernelContext_17)->k_tile_0)[_S89];
                part_2[0U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S89], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][0U], _S90, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][0U], _S90, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][0U], _S90, part_2[0U][3U]);
                uint _S91 = (step_0 + 1U) * 8U;
                uint _S92 = _S91 + lane_1;
                float4 _S93 = (*(&kernelContext_17)->k_tile_0)[_S92];
                part_2[1U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S92], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][0U], _S93, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][0U], _S93, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][0U], _S93, part_2[1U][3U]);
                uint _S94 = (step_0 + 2U) * 8U;
                uint _S95 = _S94 + lane_1;
                float4 _S96 = (*(&kernelContext_17)->k_tile_0)[_S95];
                part_2[2U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S95], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][0U], _S96, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][0U], _S96, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][0U], _S96, part_2[2U][3U]);
                uint _S97 = (step_0 + 3U) * 8U;
                uint _S98 = _S97 + lane_1;
                float4 _S99 = (*(&kernelContext_17)->k_tile_0)[_S98];
                part_2[3U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S98], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][0U], _S99, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][0U], _S99, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][0U], _S99, part_2[3U][3U]);
                uint _S100 = (step_0 + 4U) * 8U;
                uint _S101 = _S100 + lane_1;
                float4 _S102 = (*(&kernelContext_17)->k_tile_0)[_S101];
                part_2[4U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S101], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][0U], _S102, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][0U], _S102, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][0U], _S102, part_2[4U][3U]);
                uint _S103 = (step_0 + 5U) * 8U;
                uint _S104 = _S103 + lane_1;
                float4 _S105 = (*(&kernelContext_17)->k_tile_0)[_S104];
                part_2[5U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S104], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][0U], _S105, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][0U], _S105, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][0U], _S105, part_2[5U][3U]);
                uint _S106 = (step_0 + 6U) * 8U;
                uint _S107 = _S106 + lane_1;
                float4 _S108 = (*(&kernelContext_17)->k_tile_0)[_S107];
                part_2[6U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S107], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][0U], _S108, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][0U], _S108, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][0U], _S108, part_2[6U][3U]);
                uint _S109 = (step_0 + 7U) * 8U;
                uint _S110 = _S109 + lane_1;
                float4 _S111 = (*(&kernelContext_17)->k_tile_0)[_S110];
                part_2[7U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S110], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][0U], _S111, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][0U], _S111, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][0U], _S111, part_2[7U][3U]);
                uint _S112 = _S88 + 4U + lane_1;
                float4 _S113 = (*(&kernelContext_17)->k_tile_0)[_S112];
                part_2[0U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S112], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][1U], _S113, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][1U], _S113, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][1U], _S113, part_2[0U][3U]);
                uint _S114 = _S91 + 4U + lane_1;
                float4 _S115 = (*(&kernelContext_17)->k_tile_0)[_S114];
                part_2[1U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S114], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][1U], _S115, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][1U], _S115, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][1U], _S115, part_2[1U][3U]);
                uint _S116 = _S94 + 4U + lane_1;
                float4 _S117 = (*(&kernelContext_17)->k_tile_0)[_S116];
                part_2[2U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S116], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][1U], _S117, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][1U], _S117, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][1U], _S117, part_2[2U][3U]);
                uint _S118 = _S97 + 4U + lane_1;
                float4 _S119 = (*(&kernelContext_17)->k_tile_0)[_S118];
                part_2[3U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S118], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][1U], _S119, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][1U], _S119, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][1U], _S119, part_2[3U][3U]);
                uint _S120 = _S100 + 4U + lane_1;
                float4 _S121 = (*(&kernelContext_17)->k_tile_0)[_S120];
                part_2[4U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S120], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][1U], _S121, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][1U], _S121, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][1U], _S121, part_2[4U][3U]);
                uint _S122 = _S103 + 4U + lane_1;
                float4 _S123 = (*(&kernelContext_17)->k_tile_0)[_S122];
                part_2[5U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S122], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][1U], _S123, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][1U], _S123, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][1U], _S123, part_2[5U][3U]);
                uint _S124 = _S106 + 4U + lane_1;
                float4 _S125 = (*(&kernelContext_17)->k_tile_0)[_S124];
                part_2[6U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S124], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][1U], _S125, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][1U], _S125, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][1U], _S125, part_2[6U][3U]);
                uint _S126 = _S109 + 4U + lane_1;
                float4 _S127 = (*(&kernelContext_17)->k_tile_0)[_S126];
                part_2[7U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S126], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][1U], _S127, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][1U], _S127, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][1U], _S127, part_2[7U][3U]);
                thread array<float, int(8)> weight_1;
                thread array<float, int(4)> _S128 = part_2[0U];
                float _S129 = sum_of_row_0(&_S128, &kernelContext_17);
                weight_1[0U] = _S129;
                uint _S130 = max(0U, (as_type<uint>((_S129))) & 2147483647U);
                thread array<float, int(4)> _S131 = part_2[1U];
                float _S132 = sum_of_row_0(&_S131, &kernelContext_17);
                weight_1[1U] = _S132;
                uint _S133 = max(_S130, (as_type<uint>((_S132))) & 2147483647U);
                thread array<float, int(4)> _S134 = part_2[2U];
                float _S135 = sum_of_row_0(&_S134, &kernelContext_17);
                weight_1[2U] = _S135;
                uint _S136 = max(_S133, (as_type<uint>((_S135))) & 2147483647U);
                thread array<float, int(4)> _S137 = part_2[3U];
                float _S138 = sum_of_row_0(&_S137, &kernelContext_17);
                weight_1[3U] = _S138;
                uint _S139 = max(_S136, (as_type<uint>((_S138))) & 2147483647U);
                thread array<float, int(4)> _S140 = part_2[4U];
                float _S141 = sum_of_row_0(&_S140, &kernelContext_17);
                weight_1[4U] = _S141;
                uint _S142 = max(_S139, (as_type<uint>((_S141))) & 2147483647U);
                thread array<float, int(4)> _S143 = part_2[5U];
                float _S144 = sum_of_row_0(&_S143, &kernelContext_17);
                weight_1[5U] = _S144;
                uint _S145 = max(_S142, (as_type<uint>((_S144))) & 2147483647U);
                thread array<float, int(4)> _S146 = part_2[6U];
                float _S147 = sum_of_row_0(&_S146, &kernelContext_17);
                weight_1[6U] = _S147;
                uint _S148 = max(_S145, (as_type<uint>((_S147))) & 2147483647U);
                thread array<float, int(4)> _S149 = part_2[7U];
                float _S150 = sum_of_row_0(&_S149, &kernelContext_17);
                weight_1[7U] = _S150;
                uint _S151 = max(_S148, (as_type<uint>((_S150))) & 2147483647U);
                uint _S152 = tile_0 + step_0;
                if((_S152 + 8U) <= _S48)
                {
                    plain_0 = _S151 < 2139095040U;
                }
                else
                {
                    plain_0 = false;
                }
                float sum_2;
                float signed_shrink_0;
                if(plain_0)
                {
                    float _S153 = max(max(max(max(max(max(max(max(m_3, weight_1[0U]), weight_1[1U]), weight_1[2U]), weight_1[3U]), weight_1[4U]), weight_1[5U]), weight_1[6U]), weight_1[7U]);
                    float _S154 = exp(weight_1[0U] - _S153);
                    weight_1[0U] = _S154;
                    float _S155 = exp(weight_1[1U] - _S153);
                    weight_1[1U] = _S155;
                    float sum_3 = _S154 + _S155;
                    float _S156 = exp(weight_1[2U] - _S153);
                    weight_1[2U] = _S156;
                    float sum_4 = sum_3 + _S156;
                    float _S157 = exp(weight_1[3U] - _S153);
                    weight_1[3U] = _S157;
                    float sum_5 = sum_4 + _S157;
                    float _S158 = exp(weight_1[4U] - _S153);
                    weight_1[4U] = _S158;
                    float sum_6 = sum_5 + _S158;
                    float _S159 = exp(weight_1[5U] - _S153);
                    weight_1[5U] = _S159;
                    float sum_7 = sum_6 + _S159;
                    float _S160 = exp(weight_1[6U] - _S153);
                    weight_1[6U] = _S160;
                    float sum_8 = sum_7 + _S160;
                    float _S161 = exp(weight_1[7U] - _S153);
                    weight_1[7U] = _S161;
                    float sum_9 = sum_8 + _S161;
                    peak_1 = _S153;
                    sum_2 = sum_9;
                }
                else
                {
                    thread array<bool, int(8)> hidden_2;
                    bool _S162 = hide_0(&weight_1[0U], _S152, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[0U] = _S162;
                    float _S163 = max(m_3, weight_1[0U]);
                    bool _S164 = hide_0(&weight_1[1U], _S152 + 1U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[1U] = _S164;
                    float _S165 = max(_S163, weight_1[1U]);
                    bool _S166 = hide_0(&weight_1[2U], _S152 + 2U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[2U] = _S166;
                    float _S167 = max(_S165, weight_1[2U]);
                    bool _S168 = hide_0(&weight_1[3U], _S152 + 3U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[3U] = _S168;
                    float _S169 = max(_S167, weight_1[3U]);
                    bool _S170 = hide_0(&weight_1[4U], _S152 + 4U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[4U] = _S170;
                    float _S171 = max(_S169, weight_1[4U]);
                    bool _S172 = hide_0(&weight_1[5U], _S152 + 5U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[5U] = _S172;
                    float _S173 = max(_S171, weight_1[5U]);
                    bool _S174 = hide_0(&weight_1[6U], _S152 + 6U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[6U] = _S174;
                    float _S175 = max(_S173, weight_1[6U]);
                    bool _S176 = hide_0(&weight_1[7U], _S152 + 7U, _S45, _S54, &poisoned_4, &kernelContext_17);
                    hidden_2[7U] = _S176;
                    float _S177 = max(_S175, weight_1[7U]);
                    if(_S162)
                    {
                        peak_1 = -1.0;
                    }
                    else
                    {
                        peak_1 = exp(weight_1[0U] - _S177);
                    }
                    weight_1[0U] = peak_1;
                    float _S178 = max(peak_1, 0.0);
                    if(hidden_2[1U])
                    {
                        sum_2 = -1.0;
                    }
                    else
                    {
                        sum_2 = exp(weight_1[1U] - _S177);
                    }
                    weight_1[1U] = sum_2;
                    float sum_10 = _S178 + max(sum_2, 0.0);
                    if(hidden_2[2U])
                    {
                        signed_shrink_0 = -1.0;
                    }
                    else
                    {
                        signed_shrink_0 = exp(weight_1[2U] - _S177);
                    }
                    weight_1[2U] = signed_shrink_0;
                    float sum_11 = sum_10 + max(signed_shrink_0, 0.0);
                    float _S179;
                    if(hidden_2[3U])
                    {
                        _S179 = -1.0;
                    }
                    else
                    {
                        _S179 = exp(weight_1[3U] - _S177);
                    }
                    weight_1[3U] = _S179;
                    float sum_12 = sum_11 + max(_S179, 0.0);
                    float _S180;
                    if(hidden_2[4U])
                    {
                        _S180 = -1.0;
                    }
                    else
                    {
                        _S180 = exp(weight_1[4U] - _S177);
                    }
                    weight_1[4U] = _S180;
                    float sum_13 = sum_12 + max(_S180, 0.0);
                    float _S181;
                    if(hidden_2[5U])
                    {
                        _S181 = -1.0;
                    }
                    else
                    {
                        _S181 = exp(weight_1[5U] - _S177);
                    }
                    weight_1[5U] = _S181;
                    float sum_14 = sum_13 + max(_S181, 0.0);
                    float _S182;
                    if(hidden_2[6U])
                    {
                        _S182 = -1.0;
                    }
                    else
                    {
                        _S182 = exp(weight_1[6U] - _S177);
                    }
                    weight_1[6U] = _S182;
                    float sum_15 = sum_14 + max(_S182, 0.0);
                    float _S183;
                    if(hidden_2[7U])
                    {
                        _S183 = -1.0;
                    }
                    else
                    {
                        _S183 = exp(weight_1[7U] - _S177);
                    }
                    weight_1[7U] = _S183;
                    float sum_16 = sum_15 + max(_S183, 0.0);
                    peak_1 = _S177;
                    sum_2 = sum_16;
                }
                float shrink_0 = shrink_of_0(m_3, peak_1);
                float _S184 = fma(l_2, shrink_0, sum_2);
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
                float _S185 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                shrinks_0[int(1)] = _S185;
                float _S186 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                shrinks_0[int(2)] = _S186;
                float _S187 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                shrinks_0[int(3)] = _S187;
                uint signs_0 = 0U | (as_type<uint>((shrinks_0[0U])));
                float _S188 = abs(shrinks_0[0U]);
                shrinks_0[0U] = _S188;
                bool _S189 = _S188 != 1.0;
                uint signs_1 = signs_0 | (as_type<uint>((shrinks_0[1U])));
                shrinks_0[1U] = abs(shrinks_0[1U]);
                if(_S189)
                {
                    _S36 = true;
                }
                else
                {
                    _S36 = (shrinks_0[1U]) != 1.0;
                }
                uint signs_2 = signs_1 | (as_type<uint>((shrinks_0[2U])));
                shrinks_0[2U] = abs(shrinks_0[2U]);
                if(_S36)
                {
                    _S37 = true;
                }
                else
                {
                    _S37 = (shrinks_0[2U]) != 1.0;
                }
                uint signs_3 = signs_2 | (as_type<uint>((shrinks_0[3U])));
                shrinks_0[3U] = abs(shrinks_0[3U]);
                if(_S37)
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
                    acc_1[1U][0U] = acc_1[1U][0U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][1U] = acc_1[1U][1U] * float4(shrinks_0[1U]) ;
                    acc_1[2U][0U] = acc_1[2U][0U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][1U] = acc_1[2U][1U] * float4(shrinks_0[2U]) ;
                    acc_1[3U][0U] = acc_1[3U][0U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][1U] = acc_1[3U][1U] * float4(shrinks_0[3U]) ;
                }
                thread array<array<float, int(4)>, int(8)> weights_0;
                weights_0[0U][int(0)] = weight_1[0U];
                float _S190 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[0U][int(1)] = _S190;
                float _S191 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[0U][int(2)] = _S191;
                float _S192 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[0U][int(3)] = _S192;
                weights_0[1U][int(0)] = weight_1[1U];
                float _S193 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[1U][int(1)] = _S193;
                float _S194 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[1U][int(2)] = _S194;
                float _S195 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[1U][int(3)] = _S195;
                weights_0[2U][int(0)] = weight_1[2U];
                float _S196 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[2U][int(1)] = _S196;
                float _S197 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[2U][int(2)] = _S197;
                float _S198 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[2U][int(3)] = _S198;
                weights_0[3U][int(0)] = weight_1[3U];
                float _S199 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[3U][int(1)] = _S199;
                float _S200 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[3U][int(2)] = _S200;
                float _S201 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[3U][int(3)] = _S201;
                weights_0[4U][int(0)] = weight_1[4U];
                float _S202 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[4U][int(1)] = _S202;
                float _S203 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[4U][int(2)] = _S203;
                float _S204 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[4U][int(3)] = _S204;
                weights_0[5U][int(0)] = weight_1[5U];
                float _S205 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[5U][int(1)] = _S205;
                float _S206 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[5U][int(2)] = _S206;
                float _S207 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[5U][int(3)] = _S207;
                weights_0[6U][int(0)] = weight_1[6U];
                float _S208 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[6U][int(1)] = _S208;
                float _S209 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[6U][int(2)] = _S209;
                float _S210 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[6U][int(3)] = _S210;
                weights_0[7U][int(0)] = weight_1[7U];
                float _S211 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[7U][int(1)] = _S211;
                float _S212 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[7U][int(2)] = _S212;
                float _S213 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[7U][int(3)] = _S213;
                if(signs_3 < 2147483648U)
                {
                    float4 _S214 = (*(&kernelContext_17)->v_tile_0)[_S89];
                    float4 _S215 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S89], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S215;
                    float4 _S216 = weigh_0(weights_0[0U][1U], _S214, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S216;
                    float4 _S217 = weigh_0(weights_0[0U][2U], _S214, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S217;
                    float4 _S218 = weigh_0(weights_0[0U][3U], _S214, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S218;
                    float4 _S219 = (*(&kernelContext_17)->v_tile_0)[_S92];
                    float4 _S220 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S92], _S215);
                    acc_1[0U][0U] = _S220;
                    float4 _S221 = weigh_0(weights_0[1U][1U], _S219, _S216);
                    acc_1[1U][0U] = _S221;
                    float4 _S222 = weigh_0(weights_0[1U][2U], _S219, _S217);
                    acc_1[2U][0U] = _S222;
                    float4 _S223 = weigh_0(weights_0[1U][3U], _S219, _S218);
                    acc_1[3U][0U] = _S223;
                    float4 _S224 = (*(&kernelContext_17)->v_tile_0)[_S95];
                    float4 _S225 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S95], _S220);
                    acc_1[0U][0U] = _S225;
                    float4 _S226 = weigh_0(weights_0[2U][1U], _S224, _S221);
                    acc_1[1U][0U] = _S226;
                    float4 _S227 = weigh_0(weights_0[2U][2U], _S224, _S222);
                    acc_1[2U][0U] = _S227;
                    float4 _S228 = weigh_0(weights_0[2U][3U], _S224, _S223);
                    acc_1[3U][0U] = _S228;
                    float4 _S229 = (*(&kernelContext_17)->v_tile_0)[_S98];
                    float4 _S230 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S98], _S225);
                    acc_1[0U][0U] = _S230;
                    float4 _S231 = weigh_0(weights_0[3U][1U], _S229, _S226);
                    acc_1[1U][0U] = _S231;
                    float4 _S232 = weigh_0(weights_0[3U][2U], _S229, _S227);
                    acc_1[2U][0U] = _S232;
                    float4 _S233 = weigh_0(weights_0[3U][3U], _S229, _S228);
                    acc_1[3U][0U] = _S233;
                    float4 _S234 = (*(&kernelContext_17)->v_tile_0)[_S101];
                    float4 _S235 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S101], _S230);
                    acc_1[0U][0U] = _S235;
                    float4 _S236 = weigh_0(weights_0[4U][1U], _S234, _S231);
                    acc_1[1U][0U] = _S236;
                    float4 _S237 = weigh_0(weights_0[4U][2U], _S234, _S232);
                    acc_1[2U][0U] = _S237;
                    float4 _S238 = weigh_0(weights_0[4U][3U], _S234, _S233);
                    acc_1[3U][0U] = _S238;
                    float4 _S239 = (*(&kernelContext_17)->v_tile_0)[_S104];
                    float4 _S240 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S104], _S235);
                    acc_1[0U][0U] = _S240;
                    float4 _S241 = weigh_0(weights_0[5U][1U], _S239, _S236);
                    acc_1[1U][0U] = _S241;
                    float4 _S242 = weigh_0(weights_0[5U][2U], _S239, _S237);
                    acc_1[2U][0U] = _S242;
                    float4 _S243 = weigh_0(weights_0[5U][3U], _S239, _S238);
                    acc_1[3U][0U] = _S243;
                    float4 _S244 = (*(&kernelContext_17)->v_tile_0)[_S107];
                    float4 _S245 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S107], _S240);
                    acc_1[0U][0U] = _S245;
                    float4 _S246 = weigh_0(weights_0[6U][1U], _S244, _S241);
                    acc_1[1U][0U] = _S246;
                    float4 _S247 = weigh_0(weights_0[6U][2U], _S244, _S242);
                    acc_1[2U][0U] = _S247;
                    float4 _S248 = weigh_0(weights_0[6U][3U], _S244, _S243);
                    acc_1[3U][0U] = _S248;
                    float4 _S249 = (*(&kernelContext_17)->v_tile_0)[_S110];
                    acc_1[0U][0U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S110], _S245);
                    acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S249, _S246);
                    acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S249, _S247);
                    acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S249, _S248);
                    float4 _S250 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    float4 _S251 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S112], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S251;
                    float4 _S252 = weigh_0(weights_0[0U][1U], _S250, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S252;
                    float4 _S253 = weigh_0(weights_0[0U][2U], _S250, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S253;
                    float4 _S254 = weigh_0(weights_0[0U][3U], _S250, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S254;
                    float4 _S255 = (*(&kernelContext_17)->v_tile_0)[_S114];
                    float4 _S256 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S114], _S251);
                    acc_1[0U][1U] = _S256;
                    float4 _S257 = weigh_0(weights_0[1U][1U], _S255, _S252);
                    acc_1[1U][1U] = _S257;
                    float4 _S258 = weigh_0(weights_0[1U][2U], _S255, _S253);
                    acc_1[2U][1U] = _S258;
                    float4 _S259 = weigh_0(weights_0[1U][3U], _S255, _S254);
                    acc_1[3U][1U] = _S259;
                    float4 _S260 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    float4 _S261 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S116], _S256);
                    acc_1[0U][1U] = _S261;
                    float4 _S262 = weigh_0(weights_0[2U][1U], _S260, _S257);
                    acc_1[1U][1U] = _S262;
                    float4 _S263 = weigh_0(weights_0[2U][2U], _S260, _S258);
                    acc_1[2U][1U] = _S263;
                    float4 _S264 = weigh_0(weights_0[2U][3U], _S260, _S259);
                    acc_1[3U][1U] = _S264;
                    float4 _S265 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    float4 _S266 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S118], _S261);
                    acc_1[0U][1U] = _S266;
                    float4 _S267 = weigh_0(weights_0[3U][1U], _S265, _S262);
                    acc_1[1U][1U] = _S267;
                    float4 _S268 = weigh_0(weights_0[3U][2U], _S265, _S263);
                    acc_1[2U][1U] = _S268;
                    float4 _S269 = weigh_0(weights_0[3U][3U], _S265, _S264);
                    acc_1[3U][1U] = _S269;
                    float4 _S270 = (*(&kernelContext_17)->v_tile_0)[_S120];
                    float4 _S271 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S120], _S266);
                    acc_1[0U][1U] = _S271;
                    float4 _S272 = weigh_0(weights_0[4U][1U], _S270, _S267);
                    acc_1[1U][1U] = _S272;
                    float4 _S273 = weigh_0(weights_0[4U][2U], _S270, _S268);
                    acc_1[2U][1U] = _S273;
                    float4 _S274 = weigh_0(weights_0[4U][3U], _S270, _S269);
                    acc_1[3U][1U] = _S274;
                    float4 _S275 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    float4 _S276 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S122], _S271);
                    acc_1[0U][1U] = _S276;
                    float4 _S277 = weigh_0(weights_0[5U][1U], _S275, _S272);
                    acc_1[1U][1U] = _S277;
                    float4 _S278 = weigh_0(weights_0[5U][2U], _S275, _S273);
                    acc_1[2U][1U] = _S278;
                    float4 _S279 = weigh_0(weights_0[5U][3U], _S275, _S274);
                    acc_1[3U][1U] = _S279;
                    float4 _S280 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    float4 _S281 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S124], _S276);
                    acc_1[0U][1U] = _S281;
                    float4 _S282 = weigh_0(weights_0[6U][1U], _S280, _S277);
                    acc_1[1U][1U] = _S282;
                    float4 _S283 = weigh_0(weights_0[6U][2U], _S280, _S278);
                    acc_1[2U][1U] = _S283;
                    float4 _S284 = weigh_0(weights_0[6U][3U], _S280, _S279);
                    acc_1[3U][1U] = _S284;
                    float4 _S285 = (*(&kernelContext_17)->v_tile_0)[_S126];
                    acc_1[0U][1U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S126], _S281);
                    acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S285, _S282);
                    acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S285, _S283);
                    acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S285, _S284);
                }
                else
                {
                    float4 _S286 = (*(&kernelContext_17)->v_tile_0)[_S89];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S286, acc_1[0U][0U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[0U][1U], _S286, acc_1[1U][0U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[0U][2U], _S286, acc_1[2U][0U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[0U][3U], _S286, acc_1[3U][0U]);
                    }
                    float4 _S287 = (*(&kernelContext_17)->v_tile_0)[_S92];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[1U][0U], _S287, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S287, acc_1[1U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[1U][2U], _S287, acc_1[2U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[1U][3U], _S287, acc_1[3U][0U]);
                    }
                    float4 _S288 = (*(&kernelContext_17)->v_tile_0)[_S95];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[2U][0U], _S288, acc_1[0U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[2U][1U], _S288, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S288, acc_1[2U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[2U][3U], _S288, acc_1[3U][0U]);
                    }
                    float4 _S289 = (*(&kernelContext_17)->v_tile_0)[_S98];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[3U][0U], _S289, acc_1[0U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[3U][1U], _S289, acc_1[1U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[3U][2U], _S289, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S289, acc_1[3U][0U]);
                    }
                    float4 _S290 = (*(&kernelContext_17)->v_tile_0)[_S101];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[4U][0U], _S290, acc_1[0U][0U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[4U][1U], _S290, acc_1[1U][0U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[4U][2U], _S290, acc_1[2U][0U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[4U][3U], _S290, acc_1[3U][0U]);
                    }
                    float4 _S291 = (*(&kernelContext_17)->v_tile_0)[_S104];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[5U][0U], _S291, acc_1[0U][0U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[5U][1U], _S291, acc_1[1U][0U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[5U][2U], _S291, acc_1[2U][0U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[5U][3U], _S291, acc_1[3U][0U]);
                    }
                    float4 _S292 = (*(&kernelContext_17)->v_tile_0)[_S107];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[6U][0U], _S292, acc_1[0U][0U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[6U][1U], _S292, acc_1[1U][0U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[6U][2U], _S292, acc_1[2U][0U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[6U][3U], _S292, acc_1[3U][0U]);
                    }
                    float4 _S293 = (*(&kernelContext_17)->v_tile_0)[_S110];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[7U][0U], _S293, acc_1[0U][0U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S293, acc_1[1U][0U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S293, acc_1[2U][0U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S293, acc_1[3U][0U]);
                    }
                    float4 _S294 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S294, acc_1[0U][1U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[0U][1U], _S294, acc_1[1U][1U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[0U][2U], _S294, acc_1[2U][1U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[0U][3U], _S294, acc_1[3U][1U]);
                    }
                    float4 _S295 = (*(&kernelContext_17)->v_tile_0)[_S114];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[1U][0U], _S295, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S295, acc_1[1U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[1U][2U], _S295, acc_1[2U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[1U][3U], _S295, acc_1[3U][1U]);
                    }
                    float4 _S296 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[2U][0U], _S296, acc_1[0U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[2U][1U], _S296, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S296, acc_1[2U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[2U][3U], _S296, acc_1[3U][1U]);
                    }
                    float4 _S297 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[3U][0U], _S297, acc_1[0U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[3U][1U], _S297, acc_1[1U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[3U][2U], _S297, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S297, acc_1[3U][1U]);
                    }
                    float4 _S298 = (*(&kernelContext_17)->v_tile_0)[_S120];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[4U][0U], _S298, acc_1[0U][1U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[4U][1U], _S298, acc_1[1U][1U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[4U][2U], _S298, acc_1[2U][1U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[4U][3U], _S298, acc_1[3U][1U]);
                    }
                    float4 _S299 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[5U][0U], _S299, acc_1[0U][1U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[5U][1U], _S299, acc_1[1U][1U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[5U][2U], _S299, acc_1[2U][1U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[5U][3U], _S299, acc_1[3U][1U]);
                    }
                    float4 _S300 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[6U][0U], _S300, acc_1[0U][1U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[6U][1U], _S300, acc_1[1U][1U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[6U][2U], _S300, acc_1[2U][1U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[6U][3U], _S300, acc_1[3U][1U]);
                    }
                    float4 _S301 = (*(&kernelContext_17)->v_tile_0)[_S126];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[7U][0U], _S301, acc_1[0U][1U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S301, acc_1[1U][1U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S301, acc_1[2U][1U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S301, acc_1[3U][1U]);
                    }
                }
                step_0 = step_0 + 8U;
                m_3 = peak_1;
                l_2 = _S184;
            }
            tile_0 = tile_0 + 32U;
        }
        bool _S302 = RANGES_0 == 2U;
        _S38 = _S302;
        if(_S302)
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
                _S36 = range_key_0 < _S45;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S303 = _S39;
                uint _S304 = head_of_0(&_S303, _S41, &kernelContext_17);
                uint _S305 = query_of_0(_S41, &kernelContext_17);
                uint _S306 = scratch_of_0(_S39.batch_0, _S304, _S305, range_1, &kernelContext_17);
                store_range_0(_S306, 0U, m_3, l_2, poisoned_4, &kernelContext_17);
            }
            if(_S55 < (_S39.rows_0))
            {
                uint _S307 = query_of_0(_S55, &kernelContext_17);
                uint _S308 = keys_of_query_0(_S42, _S307, &kernelContext_17);
                _S37 = range_key_0 < _S308;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                thread Work_0 _S309 = _S39;
                uint _S310 = head_of_0(&_S309, _S55, &kernelContext_17);
                uint _S311 = query_of_0(_S55, &kernelContext_17);
                uint _S312 = scratch_of_0(_S39.batch_0, _S310, _S311, range_1, &kernelContext_17);
                store_range_quad_0(_S312, lane_1, acc_1[0U][0U], &kernelContext_17);
                store_range_quad_0(_S312, _S62, acc_1[0U][1U], &kernelContext_17);
            }
            if(_S65 < (_S39.rows_0))
            {
                uint _S313 = query_of_0(_S65, &kernelContext_17);
                uint _S314 = keys_of_query_0(_S42, _S313, &kernelContext_17);
                shrunk_0 = range_key_0 < _S314;
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                thread Work_0 _S315 = _S39;
                uint _S316 = head_of_0(&_S315, _S65, &kernelContext_17);
                uint _S317 = query_of_0(_S65, &kernelContext_17);
                uint _S318 = scratch_of_0(_S39.batch_0, _S316, _S317, range_1, &kernelContext_17);
                store_range_quad_0(_S318, lane_1, acc_1[1U][0U], &kernelContext_17);
                store_range_quad_0(_S318, _S62, acc_1[1U][1U], &kernelContext_17);
            }
            bool _S319;
            if(_S71 < (_S39.rows_0))
            {
                uint _S320 = query_of_0(_S71, &kernelContext_17);
                uint _S321 = keys_of_query_0(_S42, _S320, &kernelContext_17);
                _S319 = range_key_0 < _S321;
            }
            else
            {
                _S319 = false;
            }
            if(_S319)
            {
                thread Work_0 _S322 = _S39;
                uint _S323 = head_of_0(&_S322, _S71, &kernelContext_17);
                uint _S324 = query_of_0(_S71, &kernelContext_17);
                uint _S325 = scratch_of_0(_S39.batch_0, _S323, _S324, range_1, &kernelContext_17);
                store_range_quad_0(_S325, lane_1, acc_1[2U][0U], &kernelContext_17);
                store_range_quad_0(_S325, _S62, acc_1[2U][1U], &kernelContext_17);
            }
            bool _S326;
            if(_S77 < (_S39.rows_0))
            {
                uint _S327 = query_of_0(_S77, &kernelContext_17);
                uint _S328 = keys_of_query_0(_S42, _S327, &kernelContext_17);
                _S326 = range_key_0 < _S328;
            }
            else
            {
                _S326 = false;
            }
            if(_S326)
            {
                thread Work_0 _S329 = _S39;
                uint _S330 = head_of_0(&_S329, _S77, &kernelContext_17);
                uint _S331 = query_of_0(_S77, &kernelContext_17);
                uint _S332 = scratch_of_0(_S39.batch_0, _S330, _S331, range_1, &kernelContext_17);
                store_range_quad_0(_S332, lane_1, acc_1[3U][0U], &kernelContext_17);
                store_range_quad_0(_S332, _S62, acc_1[3U][1U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S333 = fold_2;
            float _S334 = folded_0(&_S333, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S335 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            keeps_0[int(1)] = _S335;
            float _S336 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            keeps_0[int(2)] = _S336;
            float _S337 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            keeps_0[int(3)] = _S337;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S338 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            adds_0[int(1)] = _S338;
            float _S339 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            adds_0[int(2)] = _S339;
            float _S340 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            adds_0[int(3)] = _S340;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            peak_1 = _S334;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            plain_0 = _S83 < (_S39.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        range_1 = _S83;
        total_l_0 = peak_1;
    }
    if(_S38)
    {
        return;
    }
    if(RANGES_0 == 0U)
    {
        total_2[0U][0U] = acc_1[0U][0U];
        total_2[0U][1U] = acc_1[0U][1U];
        total_2[1U][0U] = acc_1[1U][0U];
        total_2[1U][1U] = acc_1[1U][1U];
        total_2[2U][0U] = acc_1[2U][0U];
        total_2[2U][1U] = acc_1[2U][1U];
        total_2[3U][0U] = acc_1[3U][0U];
        total_2[3U][1U] = acc_1[3U][1U];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = peak_1;
    }
    float _S341 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_17);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S341;
    float _S342 = (quad_shuffle((_S341), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    factors_0[int(1)] = _S342;
    float _S343 = (quad_shuffle((_S341), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    factors_0[int(2)] = _S343;
    float _S344 = (quad_shuffle((_S341), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    factors_0[int(3)] = _S344;
    int _S345;
    if(poisoned_4)
    {
        _S345 = int(1);
    }
    else
    {
        _S345 = int(0);
    }
    uint spoiled_bit_0 = uint(_S345);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S346 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    spoiled_0[int(1)] = _S346;
    uint _S347 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    spoiled_0[int(2)] = _S347;
    uint _S348 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    spoiled_0[int(3)] = _S348;
    if(_S55 < (_S39.rows_0))
    {
        thread Work_0 _S349 = _S39;
        uint _S350 = o_of_0(&_S349, _S55, &kernelContext_17);
        store_quad_0(_S350, _S59, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S350, _S63, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
    }
    if(_S65 < (_S39.rows_0))
    {
        thread Work_0 _S351 = _S39;
        uint _S352 = o_of_0(&_S351, _S65, &kernelContext_17);
        store_quad_0(_S352, _S59, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S352, _S63, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
    }
    if(_S71 < (_S39.rows_0))
    {
        thread Work_0 _S353 = _S39;
        uint _S354 = o_of_0(&_S353, _S71, &kernelContext_17);
        store_quad_0(_S354, _S59, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S354, _S63, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
    }
    if(_S77 < (_S39.rows_0))
    {
        thread Work_0 _S355 = _S39;
        uint _S356 = o_of_0(&_S355, _S77, &kernelContext_17);
        store_quad_0(_S356, _S59, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S356, _S63, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
    }
    return;
}

