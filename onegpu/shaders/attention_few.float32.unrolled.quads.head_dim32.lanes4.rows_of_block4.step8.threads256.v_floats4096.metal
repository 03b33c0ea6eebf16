#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
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
    packed_uint4 device* q_words_0;
    packed_uint4 device* v_words_0;
    packed_uint4 device* k_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    packed_uint4 device* o_words_0;
    array<float4, int(32)> threadgroup* q_tile_0;
    array<float, int(4)> threadgroup* range_peaks_0;
    uint _S4;
    array<float4, int(512)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float, int(256)> threadgroup* sums_0;
    array<float4, int(1024)> threadgroup* v_tile_0;
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

float4 load_raw_quad_0(packed_uint4 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    float4 _S18 = float4(int4(int(0)) );
    float4 raw_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = (as_type<float4>((uint4(*(words_0+(row_4 + element_0) / 4U)) )));
    }
    else
    {
        raw_0 = _S18;
    }
    return raw_0;
}

float4 load_raw_quad_1(packed_uint4 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 _S19 = float4(int4(int(0)) );
    float4 raw_1;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_1 = (as_type<float4>((uint4(*(words_1+(row_5 + element_1) / 4U)) )));
    }
    else
    {
        raw_1 = _S19;
    }
    return raw_1;
}

float4 floats_of_0(float4 raw_2)
{
    return raw_2;
}

float4 load_quad_0(packed_uint4 device* words_2, uint row_6, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    float4 _S20 = load_raw_quad_1(words_2, row_6, element_2, kernelContext_9);
    return floats_of_0(_S20);
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_10)
{
    float4 _S21 = load_raw_quad_1(kernelContext_10->v_words_0, v_head_1 + min(first_0 + slot_0 / 8U, end_0 - 1U) * kernelContext_10->params_0->v_row_0, slot_0 % 8U * 4U, kernelContext_10);
    return _S21;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_11)
{
    float _S22 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_11->_S4) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S22;
    float _S23 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_11->_S4) ^ 2U))));
    float _S24 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_11->_S4) ^ 3U))));
    return near_0 + (_S23 + _S24);
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_1, uint key_0, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_12)
{
    bool hidden_0 = key_0 >= end_1;
    bool hidden_1;
    if(((kernelContext_12->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_12->mask_values_0[mask_row_1 + key_0 * kernelContext_12->params_0->mask_key_0];
        *score_1 = *score_1 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S25;
    if(!hidden_1)
    {
        _S25 = is_special_0(*score_1);
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
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
    float _S26;
    if(peak_0 > m_0)
    {
        _S26 = exp(m_0 - peak_0);
    }
    else
    {
        _S26 = 1.0;
    }
    return _S26;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_1)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_1);
}

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_13)
{
    return kernelContext_13->params_0->scratch_offset_0 + (((batch_3 * kernelContext_13->params_0->heads_0 + head_0) * kernelContext_13->params_0->q_len_0 + query_1) * kernelContext_13->params_0->ranges_0 + range_0) * ((kernelContext_13->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_14)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S27 = kernelContext_14->scratch_0+(place_0 + (kernelContext_14->params_0->head_dim_0 + 3U) / 4U);
        int _S28;
        if(poisoned_1)
        {
            _S28 = int(1);
        }
        else
        {
            _S28 = int(0);
        }
        *_S27 = packed_float4(float4(m_1, l_0, float(_S28), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_15)
{
    if((quad_0 * 4U) < (kernelContext_15->params_0->head_dim_0))
    {
        *(kernelContext_15->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
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
    float _S29 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S29);
    (&fold_0)->add_0 = exp(m_2 - _S29);
    *total_m_0 = _S29;
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

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_16)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_16->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_7, KernelContext_0 thread* kernelContext_17)
{
    uint _S30 = kernelContext_17->params_0->o_offset_0 + work_4->batch_0 * kernelContext_17->params_0->o_batch_0;
    uint _S31 = head_of_0(work_4, row_7, kernelContext_17);
    uint _S32 = _S30 + _S31 * kernelContext_17->params_0->o_head_0;
    uint _S33 = query_of_0(row_7, kernelContext_17);
    return _S32 + _S33 * kernelContext_17->params_0->o_row_0;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_18)
{
    if((kernelContext_18->params_0->head_dim_0 - min(kernelContext_18->params_0->head_dim_0, element_3)) > 0U)
    {
        packed_uint4 device* _S34 = kernelContext_18->o_words_0+(row_8 + element_3) / 4U;
        uint4 _S35;
        if(poisoned_3)
        {
            _S35 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S35 = (as_type<uint4>((quad_1)));
        }
        *_S34 = packed_uint4(_S35) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* v_words_1 [[buffer(3)]], packed_uint4 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* o_words_1 [[buffer(4)]])
{
    bool _S36;
    uint item_0;
    uint eight_0;
    uint poison_0;
    uint sign_0;
    uint poison_1;
    uint sign_1;
    uint poison_2;
    uint sign_2;
    uint poison_3;
    uint sign_3;
    uint poison_4;
    uint sign_4;
    uint poison_5;
    uint sign_5;
    uint poison_6;
    uint sign_6;
    uint sign_7;
    uint poison_7;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S37;
    thread KernelContext_0 kernelContext_19;
    (&kernelContext_19)->params_0 = params_1;
    (&kernelContext_19)->key_lengths_0 = key_lengths_1;
    (&kernelContext_19)->q_words_0 = q_words_1;
    (&kernelContext_19)->v_words_0 = v_words_1;
    (&kernelContext_19)->k_words_0 = k_words_1;
    (&kernelContext_19)->mask_values_0 = mask_values_1;
    (&kernelContext_19)->scratch_0 = scratch_1;
    (&kernelContext_19)->o_words_0 = o_words_1;
    threadgroup array<float4, int(32)> q_tile_1;
    (&kernelContext_19)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_19)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float4, int(512)> scores_1;
    (&kernelContext_19)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_19)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_19)->factors_0 = &factors_1;
    threadgroup array<float, int(256)> sums_1;
    (&kernelContext_19)->sums_0 = &sums_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_19)->v_tile_0 = &v_tile_1;
    (&kernelContext_19)->_S4 = _builtinQuadLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S38 = find_work_0(number_2, 4U, &kernelContext_19);
    uint _S39 = min(4U, _S38.rows_0 - _S38.first_row_0);
    uint last_row_0 = _S38.first_row_0 + _S39 - 1U;
    uint _S40 = keys_of_batch_0(_S38.batch_0, &kernelContext_19);
    uint _S41 = query_of_0(last_row_0, &kernelContext_19);
    uint _S42 = keys_of_query_0(_S40, _S41, &kernelContext_19);
    uint _S43 = (&kernelContext_19)->params_0->k_offset_0 + _S38.batch_0 * (&kernelContext_19)->params_0->k_batch_0 + _S38.kv_head_0 * (&kernelContext_19)->params_0->k_head_0;
    uint _S44 = (&kernelContext_19)->params_0->v_offset_0 + _S38.batch_0 * (&kernelContext_19)->params_0->v_batch_0 + _S38.kv_head_0 * (&kernelContext_19)->params_0->v_head_0;
    uint lane_1 = thread_0 % 4U;
    uint quads_of_rows_0 = (_S39 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 4U;
    uint team_step_0 = quotient_0(team_0, quads_of_rows_0);
    uint first_of_quad_0 = (team_0 - team_step_0 * quads_of_rows_0) * 4U;
    uint _S45 = lane_1 % 4U;
    uint _S46 = first_of_quad_0 + _S45;
    uint _S47 = _S39 - 1U;
    uint _S48 = min(_S46, _S47);
    bool live_0;
    if(_S46 < _S39)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S49 = _S38.first_row_0 + _S48;
    uint _S50 = query_of_0(_S49, &kernelContext_19);
    uint _S51 = keys_of_query_0(_S40, _S50, &kernelContext_19);
    thread Work_0 _S52 = _S38;
    uint _S53 = mask_of_0(&_S52, _S49, &kernelContext_19);
    uint stride_0 = quotient_0(64U, quads_of_rows_0);
    if(live_0)
    {
        live_0 = team_0 < (stride_0 * quads_of_rows_0);
    }
    else
    {
        live_0 = false;
    }
    uint slot_1 = thread_0;
    for(;;)
    {
        if(slot_1 < 32U)
        {
        }
        else
        {
            break;
        }
        uint _S54 = _S38.first_row_0 + min(slot_1 / 8U, _S47);
        thread Work_0 _S55 = _S38;
        uint _S56 = q_of_0(&_S55, _S54, &kernelContext_19);
        float4 _S57 = load_quad_0((&kernelContext_19)->q_words_0, _S56, slot_1 % 8U * 4U, &kernelContext_19);
        (*(&kernelContext_19)->q_tile_0)[slot_1] = _S57 * float4((&kernelContext_19)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S58 = thread_0 % 8U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_4;
    float4 _S59 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S59;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S59;
    l_2[0U] = 0.0;
    poisoned_4[0U] = false;
    uint range_1 = _S38.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_19)->params_0->range_keys_0;
        uint _S60 = min(first_key_0 + (&kernelContext_19)->params_0->range_keys_0, _S42);
        uint steps_0;
        if(_S60 > first_key_0)
        {
            steps_0 = (_S60 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<float4, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            float4 _S61 = load_v_0(_S44, first_key_0, _S60, thread_0, &kernelContext_19);
            next_v_0[0U][0U] = _S61;
            uint _S62 = 256U + thread_0;
            float4 _S63 = load_v_0(_S44, first_key_0, _S60, _S62, &kernelContext_19);
            next_v_0[0U][1U] = _S63;
            uint _S64 = 512U + thread_0;
            float4 _S65 = load_v_0(_S44, first_key_0, _S60, _S64, &kernelContext_19);
            next_v_0[0U][2U] = _S65;
            uint _S66 = 768U + thread_0;
            float4 _S67 = load_v_0(_S44, first_key_0, _S60, _S66, &kernelContext_19);
            next_v_0[0U][3U] = _S67;
            uint _S68 = first_key_0 + 128U;
            float4 _S69 = load_v_0(_S44, _S68, _S60, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S69;
            float4 _S70 = load_v_0(_S44, _S68, _S60, _S62, &kernelContext_19);
            next_v_0[1U][1U] = _S70;
            float4 _S71 = load_v_0(_S44, _S68, _S60, _S64, &kernelContext_19);
            next_v_0[1U][2U] = _S71;
            float4 _S72 = load_v_0(_S44, _S68, _S60, _S66, &kernelContext_19);
            next_v_0[1U][3U] = _S72;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_19)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
        }
        uint round_0 = 0U;
        for(;;)
        {
            if(round_0 < steps_0)
            {
            }
            else
            {
                break;
            }
            uint step_0 = round_0 + team_step_0;
            uint _S73 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S74 = _S60 - 1U;
            uint _S75 = min(_S73, _S74);
            thread array<array<float4, int(2)>, int(8)> k_quads_0;
            uint _S76 = lane_1 * 4U;
            float4 _S77 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S75 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[0U][0U] = _S77;
            uint _S78 = (4U + lane_1) * 4U;
            float4 _S79 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S75 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[0U][1U] = _S79;
            uint _S80 = _S73 + 1U;
            uint _S81 = min(_S80, _S74);
            float4 _S82 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S81 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[1U][0U] = _S82;
            float4 _S83 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S81 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[1U][1U] = _S83;
            uint _S84 = _S73 + 2U;
            uint _S85 = min(_S84, _S74);
            float4 _S86 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S85 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[2U][0U] = _S86;
            float4 _S87 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S85 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[2U][1U] = _S87;
            uint _S88 = _S73 + 3U;
            uint _S89 = min(_S88, _S74);
            float4 _S90 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S89 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[3U][0U] = _S90;
            float4 _S91 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S89 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[3U][1U] = _S91;
            uint _S92 = _S73 + 4U;
            uint _S93 = min(_S92, _S74);
            float4 _S94 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S93 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[4U][0U] = _S94;
            float4 _S95 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S93 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[4U][1U] = _S95;
            uint _S96 = _S73 + 5U;
            uint _S97 = min(_S96, _S74);
            float4 _S98 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[5U][0U] = _S98;
            float4 _S99 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S97 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[5U][1U] = _S99;
            uint _S100 = _S73 + 6U;
            uint _S101 = min(_S100, _S74);
            float4 _S102 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S101 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[6U][0U] = _S102;
            float4 _S103 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S101 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[6U][1U] = _S103;
            uint _S104 = _S73 + 7U;
            uint _S105 = min(_S104, _S74);
            float4 _S106 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S105 * (&kernelContext_19)->params_0->k_row_0, _S76, &kernelContext_19);
            k_quads_0[7U][0U] = _S106;
            float4 _S107 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S43 + _S105 * (&kernelContext_19)->params_0->k_row_0, _S78, &kernelContext_19);
            k_quads_0[7U][1U] = _S107;
            uint _S108 = (first_of_quad_0 + (_S45 ^ 0U)) * 8U;
            float4 _S109 = (*(&kernelContext_19)->q_tile_0)[_S108 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[4U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[5U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[6U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S109, floats_of_0(k_quads_0[7U][0U]), part_2[7U][0U]);
            uint _S110 = (first_of_quad_0 + (_S45 ^ 1U)) * 8U;
            float4 _S111 = (*(&kernelContext_19)->q_tile_0)[_S110 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[4U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[5U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[6U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S111, floats_of_0(k_quads_0[7U][0U]), part_2[7U][1U]);
            uint _S112 = (first_of_quad_0 + (_S45 ^ 2U)) * 8U;
            float4 _S113 = (*(&kernelContext_19)->q_tile_0)[_S112 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[4U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[5U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[6U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S113, floats_of_0(k_quads_0[7U][0U]), part_2[7U][2U]);
            uint _S114 = (first_of_quad_0 + (_S45 ^ 3U)) * 8U;
            float4 _S115 = (*(&kernelContext_19)->q_tile_0)[_S114 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[4U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[5U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[6U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[7U][0U]), part_2[7U][3U]);
            float4 _S116 = (*(&kernelContext_19)->q_tile_0)[_S108 + 4U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S108 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[4U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[5U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[6U][1U]), part_2[6U][0U]);
            float4 _S117 = floats_of_0(_S107);
            part_2[7U][0U] = multiply_0(_S116, _S117, part_2[7U][0U]);
            float4 _S118 = (*(&kernelContext_19)->q_tile_0)[_S110 + 4U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S110 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[4U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[5U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[6U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S118, _S117, part_2[7U][1U]);
            float4 _S119 = (*(&kernelContext_19)->q_tile_0)[_S112 + 4U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S112 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[4U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[5U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[6U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S119, _S117, part_2[7U][2U]);
            float4 _S120 = (*(&kernelContext_19)->q_tile_0)[_S114 + 4U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S114 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[4U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[5U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[6U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S120, _S117, part_2[7U][3U]);
            thread array<float, int(4)> _S121 = part_2[0U];
            float _S122 = sum_of_row_0(&_S121, &kernelContext_19);
            thread float score_2 = _S122;
            thread bool poison_8 = false;
            uint _S123 = min(_S51, _S60);
            bool _S124 = hide_0(&score_2, _S73, _S123, _S53, &poison_8, &kernelContext_19);
            float _S125 = max(-3.4028234663852886e+38, score_2);
            thread array<float4, int(2)> told_0;
            if(poison_8)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S124)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_2)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S126 = part_2[1U];
            float _S127 = sum_of_row_0(&_S126, &kernelContext_19);
            thread float score_3 = _S127;
            thread bool poison_9 = false;
            bool _S128 = hide_0(&score_3, _S80, _S123, _S53, &poison_9, &kernelContext_19);
            float _S129 = max(_S125, score_3);
            if(poison_9)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S128)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S130 = part_2[2U];
            float _S131 = sum_of_row_0(&_S130, &kernelContext_19);
            thread float score_4 = _S131;
            thread bool poison_10 = false;
            bool _S132 = hide_0(&score_4, _S84, _S123, _S53, &poison_10, &kernelContext_19);
            float _S133 = max(_S129, score_4);
            if(poison_10)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S132)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S134 = part_2[3U];
            float _S135 = sum_of_row_0(&_S134, &kernelContext_19);
            thread float score_5 = _S135;
            thread bool poison_11 = false;
            bool _S136 = hide_0(&score_5, _S88, _S123, _S53, &poison_11, &kernelContext_19);
            float _S137 = max(_S133, score_5);
            if(poison_11)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S136)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S138 = part_2[4U];
            float _S139 = sum_of_row_0(&_S138, &kernelContext_19);
            thread float score_6 = _S139;
            thread bool poison_12 = false;
            bool _S140 = hide_0(&score_6, _S92, _S123, _S53, &poison_12, &kernelContext_19);
            float _S141 = max(_S137, score_6);
            if(poison_12)
            {
                sign_0 = 2143289344U;
            }
            else
            {
                if(_S140)
                {
                    sign_0 = 4286578688U;
                }
                else
                {
                    sign_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_0)));
            thread array<float, int(4)> _S142 = part_2[5U];
            float _S143 = sum_of_row_0(&_S142, &kernelContext_19);
            thread float score_7 = _S143;
            thread bool poison_13 = false;
            bool _S144 = hide_0(&score_7, _S96, _S123, _S53, &poison_13, &kernelContext_19);
            float _S145 = max(_S141, score_7);
            if(poison_13)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S144)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S146 = part_2[6U];
            float _S147 = sum_of_row_0(&_S146, &kernelContext_19);
            thread float score_8 = _S147;
            thread bool poison_14 = false;
            bool _S148 = hide_0(&score_8, _S100, _S123, _S53, &poison_14, &kernelContext_19);
            float _S149 = max(_S145, score_8);
            if(poison_14)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S148)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S150 = part_2[7U];
            float _S151 = sum_of_row_0(&_S150, &kernelContext_19);
            thread float score_9 = _S151;
            thread bool poison_15 = false;
            bool _S152 = hide_0(&score_9, _S104, _S123, _S53, &poison_15, &kernelContext_19);
            float _S153 = max(_S149, score_9);
            if(poison_15)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S152)
                {
                    poison_2 = 4286578688U;
                }
                else
                {
                    poison_2 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].w = (as_type<float>((poison_2)));
            if(live_0)
            {
                _S36 = step_0 < steps_0;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                uint _S154 = _S48 * 64U + step_0;
                uint _S155 = _S154 * 2U;
                (*(&kernelContext_19)->scores_0)[_S155] = told_0[0U];
                (*(&kernelContext_19)->scores_0)[_S155 + 1U] = told_0[1U];
                (*(&kernelContext_19)->peaks_0)[_S154] = _S153;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S39 * steps_0))
            {
            }
            else
            {
                break;
            }
            uint row_9 = quotient_0(item_0, steps_0);
            uint step_1 = item_0 - row_9 * steps_0;
            eight_0 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S156 = eight_0 < step_1;
                if(_S156)
                {
                }
                else
                {
                    break;
                }
                uint _S157 = row_9 * 64U + eight_0;
                float other_0 = (*(&kernelContext_19)->peaks_0)[_S157];
                if(_S156)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_19)->peaks_0)[_S157 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_19)->peaks_0)[_S157 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_19)->peaks_0)[_S157 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_19)->peaks_0)[_S157 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_19)->peaks_0)[_S157 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_19)->peaks_0)[_S157 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_19)->peaks_0)[_S157 + 7U];
                if((eight_0 + 7U) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                eight_0 = eight_0 + 8U;
            }
            uint _S158 = row_9 * 64U + step_1;
            float _S159 = max(before_0, (*(&kernelContext_19)->peaks_0)[_S158]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_19)->range_peaks_0)[row_9] = _S159;
            }
            uint _S160 = _S158 * 2U;
            thread float4 weights_0 = (*(&kernelContext_19)->scores_0)[_S160];
            float score_10 = weights_0.x;
            if(is_special_0(weights_0.x))
            {
                if((as_type<uint>((score_10))) != 4286578688U)
                {
                    poison_0 = 2147483648U;
                }
                else
                {
                    poison_0 = 0U;
                }
                weights_0.x = -1.0;
                before_1 = 0.0;
                sign_0 = 2147483648U;
            }
            else
            {
                float _S161 = exp(score_10 - _S159);
                weights_0.x = _S161;
                poison_0 = 0U;
                before_1 = _S161;
                sign_0 = 0U;
            }
            float score_11 = weights_0.y;
            if(is_special_0(weights_0.y))
            {
                if((as_type<uint>((score_11))) != 4286578688U)
                {
                    poison_1 = 2147483648U;
                }
                else
                {
                    poison_1 = poison_0;
                }
                weights_0.y = -1.0;
                before_2 = before_1;
                sign_1 = 2147483648U;
            }
            else
            {
                float _S162 = exp(score_11 - _S159);
                weights_0.y = _S162;
                float sum_2 = before_1 + _S162;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_1 = sign_0;
            }
            float score_12 = weights_0.z;
            if(is_special_0(weights_0.z))
            {
                if((as_type<uint>((score_12))) != 4286578688U)
                {
                    poison_2 = 2147483648U;
                }
                else
                {
                    poison_2 = poison_1;
                }
                weights_0.z = -1.0;
                before_3 = before_2;
                sign_2 = 2147483648U;
            }
            else
            {
                float _S163 = exp(score_12 - _S159);
                weights_0.z = _S163;
                float sum_3 = before_2 + _S163;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_2 = sign_1;
            }
            float score_13 = weights_0.w;
            if(is_special_0(weights_0.w))
            {
                if((as_type<uint>((score_13))) != 4286578688U)
                {
                    poison_3 = 2147483648U;
                }
                else
                {
                    poison_3 = poison_2;
                }
                weights_0.w = -1.0;
                before_4 = before_3;
                sign_3 = 2147483648U;
            }
            else
            {
                float _S164 = exp(score_13 - _S159);
                weights_0.w = _S164;
                float sum_4 = before_3 + _S164;
                poison_3 = poison_2;
                before_4 = sum_4;
                sign_3 = sign_2;
            }
            (*(&kernelContext_19)->scores_0)[_S160] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_19)->scores_0)[_S160 + 1U];
            float score_14 = weights_1.x;
            if(is_special_0(weights_1.x))
            {
                if((as_type<uint>((score_14))) != 4286578688U)
                {
                    poison_4 = 2147483648U;
                }
                else
                {
                    poison_4 = poison_3;
                }
                weights_1.x = -1.0;
                before_5 = before_4;
                sign_4 = 2147483648U;
            }
            else
            {
                float _S165 = exp(score_14 - _S159);
                weights_1.x = _S165;
                float sum_5 = before_4 + _S165;
                poison_4 = poison_3;
                before_5 = sum_5;
                sign_4 = sign_3;
            }
            float score_15 = weights_1.y;
            if(is_special_0(weights_1.y))
            {
                if((as_type<uint>((score_15))) != 4286578688U)
                {
                    poison_5 = 2147483648U;
                }
                else
                {
                    poison_5 = poison_4;
                }
                weights_1.y = -1.0;
                before_6 = before_5;
                sign_5 = 2147483648U;
            }
            else
            {
                float _S166 = exp(score_15 - _S159);
                weights_1.y = _S166;
                float sum_6 = before_5 + _S166;
                poison_5 = poison_4;
                before_6 = sum_6;
                sign_5 = sign_4;
            }
            float score_16 = weights_1.z;
            if(is_special_0(weights_1.z))
            {
                if((as_type<uint>((score_16))) != 4286578688U)
                {
                    poison_6 = 2147483648U;
                }
                else
                {
                    poison_6 = poison_5;
                }
                weights_1.z = -1.0;
                before_7 = before_6;
                sign_6 = 2147483648U;
            }
            else
            {
                float _S167 = exp(score_16 - _S159);
                weights_1.z = _S167;
                float sum_7 = before_6 + _S167;
                poison_6 = poison_5;
                before_7 = sum_7;
                sign_6 = sign_5;
            }
            float score_17 = weights_1.w;
            float sum_8;
            if(is_special_0(weights_1.w))
            {
                if((as_type<uint>((score_17))) != 4286578688U)
                {
                    sign_7 = 2147483648U;
                }
                else
                {
                    sign_7 = poison_6;
                }
                weights_1.w = -1.0;
                uint _S168 = sign_7;
                sign_7 = 2147483648U;
                sum_8 = before_7;
                poison_7 = _S168;
            }
            else
            {
                float _S169 = exp(score_17 - _S159);
                weights_1.w = _S169;
                float sum_9 = before_7 + _S169;
                sign_7 = sign_6;
                sum_8 = sum_9;
                poison_7 = poison_6;
            }
            (*(&kernelContext_19)->scores_0)[_S160 + 1U] = weights_1;
            (*(&kernelContext_19)->factors_0)[_S158] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S159)))) | sign_7)));
            (*(&kernelContext_19)->sums_0)[_S158] = (as_type<float>(((as_type<uint>((sum_8))) | poison_7)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S59;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S170 = steps_0 * 8U;
            if(eight_0 < _S170)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_19)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S171 = 256U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S171] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S172 = 512U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S172] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S173 = 768U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S173] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S174 = first_key_0 + eight_0 + 256U;
            float4 _S175 = load_v_0(_S44, _S174, _S60, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S175;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            float4 _S176 = load_v_0(_S44, _S174, _S60, _S171, &kernelContext_19);
            next_v_0[1U][1U] = _S176;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            float4 _S177 = load_v_0(_S44, _S174, _S60, _S172, &kernelContext_19);
            next_v_0[1U][2U] = _S177;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            float4 _S178 = load_v_0(_S44, _S174, _S60, _S173, &kernelContext_19);
            next_v_0[1U][3U] = _S178;
            uint _S179 = min(128U, _S170 - eight_0);
            uint _S180 = thread_0 / 8U;
            if(_S180 < _S39)
            {
                uint _S181 = _S180 * 64U + eight_0 / 8U;
                if(0U < _S179)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_8 = 0U | slot_1;
                if(8U < _S179)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_9 = sign_8 | poison_0;
                if(16U < _S179)
                {
                    sign_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 2U])));
                }
                else
                {
                    sign_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | sign_0;
                if(24U < _S179)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | poison_1;
                if(32U < _S179)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 4U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | sign_1;
                if(40U < _S179)
                {
                    poison_2 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 5U])));
                }
                else
                {
                    poison_2 = 2147483648U;
                }
                uint sign_13 = sign_12 | poison_2;
                if(48U < _S179)
                {
                    sign_2 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 6U])));
                }
                else
                {
                    sign_2 = 2147483648U;
                }
                uint sign_14 = sign_13 | sign_2;
                if(56U < _S179)
                {
                    poison_3 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 7U])));
                }
                else
                {
                    poison_3 = 2147483648U;
                }
                uint sign_15 = sign_14 | poison_3;
                if(64U < _S179)
                {
                    sign_3 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 8U])));
                }
                else
                {
                    sign_3 = 2147483648U;
                }
                uint sign_16 = sign_15 | sign_3;
                if(72U < _S179)
                {
                    poison_4 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 9U])));
                }
                else
                {
                    poison_4 = 2147483648U;
                }
                uint sign_17 = sign_16 | poison_4;
                if(80U < _S179)
                {
                    sign_4 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 10U])));
                }
                else
                {
                    sign_4 = 2147483648U;
                }
                uint sign_18 = sign_17 | sign_4;
                if(88U < _S179)
                {
                    poison_5 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 11U])));
                }
                else
                {
                    poison_5 = 2147483648U;
                }
                uint sign_19 = sign_18 | poison_5;
                if(96U < _S179)
                {
                    sign_5 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 12U])));
                }
                else
                {
                    sign_5 = 2147483648U;
                }
                uint sign_20 = sign_19 | sign_5;
                if(104U < _S179)
                {
                    poison_6 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 13U])));
                }
                else
                {
                    poison_6 = 2147483648U;
                }
                uint sign_21 = sign_20 | poison_6;
                if(112U < _S179)
                {
                    sign_6 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 14U])));
                }
                else
                {
                    sign_6 = 2147483648U;
                }
                uint sign_22 = sign_21 | sign_6;
                if(120U < _S179)
                {
                    sign_7 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S181 + 15U])));
                }
                else
                {
                    sign_7 = 2147483648U;
                }
                uint sign_23 = sign_22 | sign_7;
                if((sign_23 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_19)->factors_0)[_S181];
                    float4 _S182 = acc_1[0U] * float4((*(&kernelContext_19)->factors_0)[_S181]) ;
                    acc_1[0U] = _S182;
                    uint _S183 = _S181 * 2U;
                    float4 _S184 = weigh_0((*(&kernelContext_19)->scores_0)[_S183].x, (*(&kernelContext_19)->v_tile_0)[_S58], _S182);
                    acc_1[0U] = _S184;
                    float4 _S185 = weigh_0((*(&kernelContext_19)->scores_0)[_S183].y, (*(&kernelContext_19)->v_tile_0)[8U + _S58], _S184);
                    acc_1[0U] = _S185;
                    float4 _S186 = weigh_0((*(&kernelContext_19)->scores_0)[_S183].z, (*(&kernelContext_19)->v_tile_0)[16U + _S58], _S185);
                    acc_1[0U] = _S186;
                    float4 _S187 = weigh_0((*(&kernelContext_19)->scores_0)[_S183].w, (*(&kernelContext_19)->v_tile_0)[24U + _S58], _S186);
                    acc_1[0U] = _S187;
                    float4 _S188 = weigh_0((*(&kernelContext_19)->scores_0)[_S183 + 1U].x, (*(&kernelContext_19)->v_tile_0)[32U + _S58], _S187);
                    acc_1[0U] = _S188;
                    float4 _S189 = weigh_0((*(&kernelContext_19)->scores_0)[_S183 + 1U].y, (*(&kernelContext_19)->v_tile_0)[40U + _S58], _S188);
                    acc_1[0U] = _S189;
                    float4 _S190 = weigh_0((*(&kernelContext_19)->scores_0)[_S183 + 1U].z, (*(&kernelContext_19)->v_tile_0)[48U + _S58], _S189);
                    acc_1[0U] = _S190;
                    float4 _S191 = weigh_0((*(&kernelContext_19)->scores_0)[_S183 + 1U].w, (*(&kernelContext_19)->v_tile_0)[56U + _S58], _S190);
                    acc_1[0U] = _S191;
                    float _S192 = fma(l_2[0U], factor_0, (*(&kernelContext_19)->sums_0)[_S181]);
                    l_2[0U] = _S192;
                    uint _S193 = _S181 + 1U;
                    float factor_1 = (*(&kernelContext_19)->factors_0)[_S193];
                    float4 _S194 = _S191 * float4((*(&kernelContext_19)->factors_0)[_S193]) ;
                    acc_1[0U] = _S194;
                    uint _S195 = _S193 * 2U;
                    float4 _S196 = weigh_0((*(&kernelContext_19)->scores_0)[_S195].x, (*(&kernelContext_19)->v_tile_0)[64U + _S58], _S194);
                    acc_1[0U] = _S196;
                    float4 _S197 = weigh_0((*(&kernelContext_19)->scores_0)[_S195].y, (*(&kernelContext_19)->v_tile_0)[72U + _S58], _S196);
                    acc_1[0U] = _S197;
                    float4 _S198 = weigh_0((*(&kernelContext_19)->scores_0)[_S195].z, (*(&kernelContext_19)->v_tile_0)[80U + _S58], _S197);
                    acc_1[0U] = _S198;
                    float4 _S199 = weigh_0((*(&kernelContext_19)->scores_0)[_S195].w, (*(&kernelContext_19)->v_tile_0)[88U + _S58], _S198);
                    acc_1[0U] = _S199;
                    float4 _S200 = weigh_0((*(&kernelContext_19)->scores_0)[_S195 + 1U].x, (*(&kernelContext_19)->v_tile_0)[96U + _S58], _S199);
                    acc_1[0U] = _S200;
                    float4 _S201 = weigh_0((*(&kernelContext_19)->scores_0)[_S195 + 1U].y, (*(&kernelContext_19)->v_tile_0)[104U + _S58], _S200);
                    acc_1[0U] = _S201;
                    float4 _S202 = weigh_0((*(&kernelContext_19)->scores_0)[_S195 + 1U].z, (*(&kernelContext_19)->v_tile_0)[112U + _S58], _S201);
                    acc_1[0U] = _S202;
                    float4 _S203 = weigh_0((*(&kernelContext_19)->scores_0)[_S195 + 1U].w, (*(&kernelContext_19)->v_tile_0)[120U + _S58], _S202);
                    acc_1[0U] = _S203;
                    float _S204 = fma(_S192, factor_1, (*(&kernelContext_19)->sums_0)[_S193]);
                    l_2[0U] = _S204;
                    uint _S205 = _S181 + 2U;
                    float factor_2 = (*(&kernelContext_19)->factors_0)[_S205];
                    float4 _S206 = _S203 * float4((*(&kernelContext_19)->factors_0)[_S205]) ;
                    acc_1[0U] = _S206;
                    uint _S207 = _S205 * 2U;
                    float4 _S208 = weigh_0((*(&kernelContext_19)->scores_0)[_S207].x, (*(&kernelContext_19)->v_tile_0)[128U + _S58], _S206);
                    acc_1[0U] = _S208;
                    float4 _S209 = weigh_0((*(&kernelContext_19)->scores_0)[_S207].y, (*(&kernelContext_19)->v_tile_0)[136U + _S58], _S208);
                    acc_1[0U] = _S209;
                    float4 _S210 = weigh_0((*(&kernelContext_19)->scores_0)[_S207].z, (*(&kernelContext_19)->v_tile_0)[144U + _S58], _S209);
                    acc_1[0U] = _S210;
                    float4 _S211 = weigh_0((*(&kernelContext_19)->scores_0)[_S207].w, (*(&kernelContext_19)->v_tile_0)[152U + _S58], _S210);
                    acc_1[0U] = _S211;
                    float4 _S212 = weigh_0((*(&kernelContext_19)->scores_0)[_S207 + 1U].x, (*(&kernelContext_19)->v_tile_0)[160U + _S58], _S211);
                    acc_1[0U] = _S212;
                    float4 _S213 = weigh_0((*(&kernelContext_19)->scores_0)[_S207 + 1U].y, (*(&kernelContext_19)->v_tile_0)[168U + _S58], _S212);
                    acc_1[0U] = _S213;
                    float4 _S214 = weigh_0((*(&kernelContext_19)->scores_0)[_S207 + 1U].z, (*(&kernelContext_19)->v_tile_0)[176U + _S58], _S213);
                    acc_1[0U] = _S214;
                    float4 _S215 = weigh_0((*(&kernelContext_19)->scores_0)[_S207 + 1U].w, (*(&kernelContext_19)->v_tile_0)[184U + _S58], _S214);
                    acc_1[0U] = _S215;
                    float _S216 = fma(_S204, factor_2, (*(&kernelContext_19)->sums_0)[_S205]);
                    l_2[0U] = _S216;
                    uint _S217 = _S181 + 3U;
                    float factor_3 = (*(&kernelContext_19)->factors_0)[_S217];
                    float4 _S218 = _S215 * float4((*(&kernelContext_19)->factors_0)[_S217]) ;
                    acc_1[0U] = _S218;
                    uint _S219 = _S217 * 2U;
                    float4 _S220 = weigh_0((*(&kernelContext_19)->scores_0)[_S219].x, (*(&kernelContext_19)->v_tile_0)[192U + _S58], _S218);
                    acc_1[0U] = _S220;
                    float4 _S221 = weigh_0((*(&kernelContext_19)->scores_0)[_S219].y, (*(&kernelContext_19)->v_tile_0)[200U + _S58], _S220);
                    acc_1[0U] = _S221;
                    float4 _S222 = weigh_0((*(&kernelContext_19)->scores_0)[_S219].z, (*(&kernelContext_19)->v_tile_0)[208U + _S58], _S221);
                    acc_1[0U] = _S222;
                    float4 _S223 = weigh_0((*(&kernelContext_19)->scores_0)[_S219].w, (*(&kernelContext_19)->v_tile_0)[216U + _S58], _S222);
                    acc_1[0U] = _S223;
                    float4 _S224 = weigh_0((*(&kernelContext_19)->scores_0)[_S219 + 1U].x, (*(&kernelContext_19)->v_tile_0)[224U + _S58], _S223);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_19)->scores_0)[_S219 + 1U].y, (*(&kernelContext_19)->v_tile_0)[232U + _S58], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_19)->scores_0)[_S219 + 1U].z, (*(&kernelContext_19)->v_tile_0)[240U + _S58], _S225);
                    acc_1[0U] = _S226;
                    float4 _S227 = weigh_0((*(&kernelContext_19)->scores_0)[_S219 + 1U].w, (*(&kernelContext_19)->v_tile_0)[248U + _S58], _S226);
                    acc_1[0U] = _S227;
                    float _S228 = fma(_S216, factor_3, (*(&kernelContext_19)->sums_0)[_S217]);
                    l_2[0U] = _S228;
                    uint _S229 = _S181 + 4U;
                    float factor_4 = (*(&kernelContext_19)->factors_0)[_S229];
                    float4 _S230 = _S227 * float4((*(&kernelContext_19)->factors_0)[_S229]) ;
                    acc_1[0U] = _S230;
                    uint _S231 = _S229 * 2U;
                    float4 _S232 = weigh_0((*(&kernelContext_19)->scores_0)[_S231].x, (*(&kernelContext_19)->v_tile_0)[256U + _S58], _S230);
                    acc_1[0U] = _S232;
                    float4 _S233 = weigh_0((*(&kernelContext_19)->scores_0)[_S231].y, (*(&kernelContext_19)->v_tile_0)[264U + _S58], _S232);
                    acc_1[0U] = _S233;
                    float4 _S234 = weigh_0((*(&kernelContext_19)->scores_0)[_S231].z, (*(&kernelContext_19)->v_tile_0)[272U + _S58], _S233);
                    acc_1[0U] = _S234;
                    float4 _S235 = weigh_0((*(&kernelContext_19)->scores_0)[_S231].w, (*(&kernelContext_19)->v_tile_0)[280U + _S58], _S234);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_19)->scores_0)[_S231 + 1U].x, (*(&kernelContext_19)->v_tile_0)[288U + _S58], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_19)->scores_0)[_S231 + 1U].y, (*(&kernelContext_19)->v_tile_0)[296U + _S58], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_19)->scores_0)[_S231 + 1U].z, (*(&kernelContext_19)->v_tile_0)[304U + _S58], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_19)->scores_0)[_S231 + 1U].w, (*(&kernelContext_19)->v_tile_0)[312U + _S58], _S238);
                    acc_1[0U] = _S239;
                    float _S240 = fma(_S228, factor_4, (*(&kernelContext_19)->sums_0)[_S229]);
                    l_2[0U] = _S240;
                    uint _S241 = _S181 + 5U;
                    float factor_5 = (*(&kernelContext_19)->factors_0)[_S241];
                    float4 _S242 = _S239 * float4((*(&kernelContext_19)->factors_0)[_S241]) ;
                    acc_1[0U] = _S242;
                    uint _S243 = _S241 * 2U;
                    float4 _S244 = weigh_0((*(&kernelContext_19)->scores_0)[_S243].x, (*(&kernelContext_19)->v_tile_0)[320U + _S58], _S242);
                    acc_1[0U] = _S244;
                    float4 _S245 = weigh_0((*(&kernelContext_19)->scores_0)[_S243].y, (*(&kernelContext_19)->v_tile_0)[328U + _S58], _S244);
                    acc_1[0U] = _S245;
                    float4 _S246 = weigh_0((*(&kernelContext_19)->scores_0)[_S243].z, (*(&kernelContext_19)->v_tile_0)[336U + _S58], _S245);
                    acc_1[0U] = _S246;
                    float4 _S247 = weigh_0((*(&kernelContext_19)->scores_0)[_S243].w, (*(&kernelContext_19)->v_tile_0)[344U + _S58], _S246);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_19)->scores_0)[_S243 + 1U].x, (*(&kernelContext_19)->v_tile_0)[352U + _S58], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_19)->scores_0)[_S243 + 1U].y, (*(&kernelContext_19)->v_tile_0)[360U + _S58], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_19)->scores_0)[_S243 + 1U].z, (*(&kernelContext_19)->v_tile_0)[368U + _S58], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_19)->scores_0)[_S243 + 1U].w, (*(&kernelContext_19)->v_tile_0)[376U + _S58], _S250);
                    acc_1[0U] = _S251;
                    float _S252 = fma(_S240, factor_5, (*(&kernelContext_19)->sums_0)[_S241]);
                    l_2[0U] = _S252;
                    uint _S253 = _S181 + 6U;
                    float factor_6 = (*(&kernelContext_19)->factors_0)[_S253];
                    float4 _S254 = _S251 * float4((*(&kernelContext_19)->factors_0)[_S253]) ;
                    acc_1[0U] = _S254;
                    uint _S255 = _S253 * 2U;
                    float4 _S256 = weigh_0((*(&kernelContext_19)->scores_0)[_S255].x, (*(&kernelContext_19)->v_tile_0)[384U + _S58], _S254);
                    acc_1[0U] = _S256;
                    float4 _S257 = weigh_0((*(&kernelContext_19)->scores_0)[_S255].y, (*(&kernelContext_19)->v_tile_0)[392U + _S58], _S256);
                    acc_1[0U] = _S257;
                    float4 _S258 = weigh_0((*(&kernelContext_19)->scores_0)[_S255].z, (*(&kernelContext_19)->v_tile_0)[400U + _S58], _S257);
                    acc_1[0U] = _S258;
                    float4 _S259 = weigh_0((*(&kernelContext_19)->scores_0)[_S255].w, (*(&kernelContext_19)->v_tile_0)[408U + _S58], _S258);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_19)->scores_0)[_S255 + 1U].x, (*(&kernelContext_19)->v_tile_0)[416U + _S58], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_19)->scores_0)[_S255 + 1U].y, (*(&kernelContext_19)->v_tile_0)[424U + _S58], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_19)->scores_0)[_S255 + 1U].z, (*(&kernelContext_19)->v_tile_0)[432U + _S58], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_19)->scores_0)[_S255 + 1U].w, (*(&kernelContext_19)->v_tile_0)[440U + _S58], _S262);
                    acc_1[0U] = _S263;
                    float _S264 = fma(_S252, factor_6, (*(&kernelContext_19)->sums_0)[_S253]);
                    l_2[0U] = _S264;
                    uint _S265 = _S181 + 7U;
                    float factor_7 = (*(&kernelContext_19)->factors_0)[_S265];
                    float4 _S266 = _S263 * float4((*(&kernelContext_19)->factors_0)[_S265]) ;
                    acc_1[0U] = _S266;
                    uint _S267 = _S265 * 2U;
                    float4 _S268 = weigh_0((*(&kernelContext_19)->scores_0)[_S267].x, (*(&kernelContext_19)->v_tile_0)[448U + _S58], _S266);
                    acc_1[0U] = _S268;
                    float4 _S269 = weigh_0((*(&kernelContext_19)->scores_0)[_S267].y, (*(&kernelContext_19)->v_tile_0)[456U + _S58], _S268);
                    acc_1[0U] = _S269;
                    float4 _S270 = weigh_0((*(&kernelContext_19)->scores_0)[_S267].z, (*(&kernelContext_19)->v_tile_0)[464U + _S58], _S269);
                    acc_1[0U] = _S270;
                    float4 _S271 = weigh_0((*(&kernelContext_19)->scores_0)[_S267].w, (*(&kernelContext_19)->v_tile_0)[472U + _S58], _S270);
                    acc_1[0U] = _S271;
                    float4 _S272 = weigh_0((*(&kernelContext_19)->scores_0)[_S267 + 1U].x, (*(&kernelContext_19)->v_tile_0)[480U + _S58], _S271);
                    acc_1[0U] = _S272;
                    float4 _S273 = weigh_0((*(&kernelContext_19)->scores_0)[_S267 + 1U].y, (*(&kernelContext_19)->v_tile_0)[488U + _S58], _S272);
                    acc_1[0U] = _S273;
                    float4 _S274 = weigh_0((*(&kernelContext_19)->scores_0)[_S267 + 1U].z, (*(&kernelContext_19)->v_tile_0)[496U + _S58], _S273);
                    acc_1[0U] = _S274;
                    float4 _S275 = weigh_0((*(&kernelContext_19)->scores_0)[_S267 + 1U].w, (*(&kernelContext_19)->v_tile_0)[504U + _S58], _S274);
                    acc_1[0U] = _S275;
                    float _S276 = fma(_S264, factor_7, (*(&kernelContext_19)->sums_0)[_S265]);
                    l_2[0U] = _S276;
                    uint _S277 = _S181 + 8U;
                    float factor_8 = (*(&kernelContext_19)->factors_0)[_S277];
                    float4 _S278 = _S275 * float4((*(&kernelContext_19)->factors_0)[_S277]) ;
                    acc_1[0U] = _S278;
                    uint _S279 = _S277 * 2U;
                    float4 _S280 = weigh_0((*(&kernelContext_19)->scores_0)[_S279].x, (*(&kernelContext_19)->v_tile_0)[512U + _S58], _S278);
                    acc_1[0U] = _S280;
                    float4 _S281 = weigh_0((*(&kernelContext_19)->scores_0)[_S279].y, (*(&kernelContext_19)->v_tile_0)[520U + _S58], _S280);
                    acc_1[0U] = _S281;
                    float4 _S282 = weigh_0((*(&kernelContext_19)->scores_0)[_S279].z, (*(&kernelContext_19)->v_tile_0)[528U + _S58], _S281);
                    acc_1[0U] = _S282;
                    float4 _S283 = weigh_0((*(&kernelContext_19)->scores_0)[_S279].w, (*(&kernelContext_19)->v_tile_0)[536U + _S58], _S282);
                    acc_1[0U] = _S283;
                    float4 _S284 = weigh_0((*(&kernelContext_19)->scores_0)[_S279 + 1U].x, (*(&kernelContext_19)->v_tile_0)[544U + _S58], _S283);
                    acc_1[0U] = _S284;
                    float4 _S285 = weigh_0((*(&kernelContext_19)->scores_0)[_S279 + 1U].y, (*(&kernelContext_19)->v_tile_0)[552U + _S58], _S284);
                    acc_1[0U] = _S285;
                    float4 _S286 = weigh_0((*(&kernelContext_19)->scores_0)[_S279 + 1U].z, (*(&kernelContext_19)->v_tile_0)[560U + _S58], _S285);
                    acc_1[0U] = _S286;
                    float4 _S287 = weigh_0((*(&kernelContext_19)->scores_0)[_S279 + 1U].w, (*(&kernelContext_19)->v_tile_0)[568U + _S58], _S286);
                    acc_1[0U] = _S287;
                    float _S288 = fma(_S276, factor_8, (*(&kernelContext_19)->sums_0)[_S277]);
                    l_2[0U] = _S288;
                    uint _S289 = _S181 + 9U;
                    float factor_9 = (*(&kernelContext_19)->factors_0)[_S289];
                    float4 _S290 = _S287 * float4((*(&kernelContext_19)->factors_0)[_S289]) ;
                    acc_1[0U] = _S290;
                    uint _S291 = _S289 * 2U;
                    float4 _S292 = weigh_0((*(&kernelContext_19)->scores_0)[_S291].x, (*(&kernelContext_19)->v_tile_0)[576U + _S58], _S290);
                    acc_1[0U] = _S292;
                    float4 _S293 = weigh_0((*(&kernelContext_19)->scores_0)[_S291].y, (*(&kernelContext_19)->v_tile_0)[584U + _S58], _S292);
                    acc_1[0U] = _S293;
                    float4 _S294 = weigh_0((*(&kernelContext_19)->scores_0)[_S291].z, (*(&kernelContext_19)->v_tile_0)[592U + _S58], _S293);
                    acc_1[0U] = _S294;
                    float4 _S295 = weigh_0((*(&kernelContext_19)->scores_0)[_S291].w, (*(&kernelContext_19)->v_tile_0)[600U + _S58], _S294);
                    acc_1[0U] = _S295;
                    float4 _S296 = weigh_0((*(&kernelContext_19)->scores_0)[_S291 + 1U].x, (*(&kernelContext_19)->v_tile_0)[608U + _S58], _S295);
                    acc_1[0U] = _S296;
                    float4 _S297 = weigh_0((*(&kernelContext_19)->scores_0)[_S291 + 1U].y, (*(&kernelContext_19)->v_tile_0)[616U + _S58], _S296);
                    acc_1[0U] = _S297;
                    float4 _S298 = weigh_0((*(&kernelContext_19)->scores_0)[_S291 + 1U].z, (*(&kernelContext_19)->v_tile_0)[624U + _S58], _S297);
                    acc_1[0U] = _S298;
                    float4 _S299 = weigh_0((*(&kernelContext_19)->scores_0)[_S291 + 1U].w, (*(&kernelContext_19)->v_tile_0)[632U + _S58], _S298);
                    acc_1[0U] = _S299;
                    float _S300 = fma(_S288, factor_9, (*(&kernelContext_19)->sums_0)[_S289]);
                    l_2[0U] = _S300;
                    uint _S301 = _S181 + 10U;
                    float factor_10 = (*(&kernelContext_19)->factors_0)[_S301];
                    float4 _S302 = _S299 * float4((*(&kernelContext_19)->factors_0)[_S301]) ;
                    acc_1[0U] = _S302;
                    uint _S303 = _S301 * 2U;
                    float4 _S304 = weigh_0((*(&kernelContext_19)->scores_0)[_S303].x, (*(&kernelContext_19)->v_tile_0)[640U + _S58], _S302);
                    acc_1[0U] = _S304;
                    float4 _S305 = weigh_0((*(&kernelContext_19)->scores_0)[_S303].y, (*(&kernelContext_19)->v_tile_0)[648U + _S58], _S304);
                    acc_1[0U] = _S305;
                    float4 _S306 = weigh_0((*(&kernelContext_19)->scores_0)[_S303].z, (*(&kernelContext_19)->v_tile_0)[656U + _S58], _S305);
                    acc_1[0U] = _S306;
                    float4 _S307 = weigh_0((*(&kernelContext_19)->scores_0)[_S303].w, (*(&kernelContext_19)->v_tile_0)[664U + _S58], _S306);
                    acc_1[0U] = _S307;
                    float4 _S308 = weigh_0((*(&kernelContext_19)->scores_0)[_S303 + 1U].x, (*(&kernelContext_19)->v_tile_0)[672U + _S58], _S307);
                    acc_1[0U] = _S308;
                    float4 _S309 = weigh_0((*(&kernelContext_19)->scores_0)[_S303 + 1U].y, (*(&kernelContext_19)->v_tile_0)[680U + _S58], _S308);
                    acc_1[0U] = _S309;
                    float4 _S310 = weigh_0((*(&kernelContext_19)->scores_0)[_S303 + 1U].z, (*(&kernelContext_19)->v_tile_0)[688U + _S58], _S309);
                    acc_1[0U] = _S310;
                    float4 _S311 = weigh_0((*(&kernelContext_19)->scores_0)[_S303 + 1U].w, (*(&kernelContext_19)->v_tile_0)[696U + _S58], _S310);
                    acc_1[0U] = _S311;
                    float _S312 = fma(_S300, factor_10, (*(&kernelContext_19)->sums_0)[_S301]);
                    l_2[0U] = _S312;
                    uint _S313 = _S181 + 11U;
                    float factor_11 = (*(&kernelContext_19)->factors_0)[_S313];
                    float4 _S314 = _S311 * float4((*(&kernelContext_19)->factors_0)[_S313]) ;
                    acc_1[0U] = _S314;
                    uint _S315 = _S313 * 2U;
                    float4 _S316 = weigh_0((*(&kernelContext_19)->scores_0)[_S315].x, (*(&kernelContext_19)->v_tile_0)[704U + _S58], _S314);
                    acc_1[0U] = _S316;
                    float4 _S317 = weigh_0((*(&kernelContext_19)->scores_0)[_S315].y, (*(&kernelContext_19)->v_tile_0)[712U + _S58], _S316);
                    acc_1[0U] = _S317;
                    float4 _S318 = weigh_0((*(&kernelContext_19)->scores_0)[_S315].z, (*(&kernelContext_19)->v_tile_0)[720U + _S58], _S317);
                    acc_1[0U] = _S318;
                    float4 _S319 = weigh_0((*(&kernelContext_19)->scores_0)[_S315].w, (*(&kernelContext_19)->v_tile_0)[728U + _S58], _S318);
                    acc_1[0U] = _S319;
                    float4 _S320 = weigh_0((*(&kernelContext_19)->scores_0)[_S315 + 1U].x, (*(&kernelContext_19)->v_tile_0)[736U + _S58], _S319);
                    acc_1[0U] = _S320;
                    float4 _S321 = weigh_0((*(&kernelContext_19)->scores_0)[_S315 + 1U].y, (*(&kernelContext_19)->v_tile_0)[744U + _S58], _S320);
                    acc_1[0U] = _S321;
                    float4 _S322 = weigh_0((*(&kernelContext_19)->scores_0)[_S315 + 1U].z, (*(&kernelContext_19)->v_tile_0)[752U + _S58], _S321);
                    acc_1[0U] = _S322;
                    float4 _S323 = weigh_0((*(&kernelContext_19)->scores_0)[_S315 + 1U].w, (*(&kernelContext_19)->v_tile_0)[760U + _S58], _S322);
                    acc_1[0U] = _S323;
                    float _S324 = fma(_S312, factor_11, (*(&kernelContext_19)->sums_0)[_S313]);
                    l_2[0U] = _S324;
                    uint _S325 = _S181 + 12U;
                    float factor_12 = (*(&kernelContext_19)->factors_0)[_S325];
                    float4 _S326 = _S323 * float4((*(&kernelContext_19)->factors_0)[_S325]) ;
                    acc_1[0U] = _S326;
                    uint _S327 = _S325 * 2U;
                    float4 _S328 = weigh_0((*(&kernelContext_19)->scores_0)[_S327].x, (*(&kernelContext_19)->v_tile_0)[768U + _S58], _S326);
                    acc_1[0U] = _S328;
                    float4 _S329 = weigh_0((*(&kernelContext_19)->scores_0)[_S327].y, (*(&kernelContext_19)->v_tile_0)[776U + _S58], _S328);
                    acc_1[0U] = _S329;
                    float4 _S330 = weigh_0((*(&kernelContext_19)->scores_0)[_S327].z, (*(&kernelContext_19)->v_tile_0)[784U + _S58], _S329);
                    acc_1[0U] = _S330;
                    float4 _S331 = weigh_0((*(&kernelContext_19)->scores_0)[_S327].w, (*(&kernelContext_19)->v_tile_0)[792U + _S58], _S330);
                    acc_1[0U] = _S331;
                    float4 _S332 = weigh_0((*(&kernelContext_19)->scores_0)[_S327 + 1U].x, (*(&kernelContext_19)->v_tile_0)[800U + _S58], _S331);
                    acc_1[0U] = _S332;
                    float4 _S333 = weigh_0((*(&kernelContext_19)->scores_0)[_S327 + 1U].y, (*(&kernelContext_19)->v_tile_0)[808U + _S58], _S332);
                    acc_1[0U] = _S333;
                    float4 _S334 = weigh_0((*(&kernelContext_19)->scores_0)[_S327 + 1U].z, (*(&kernelContext_19)->v_tile_0)[816U + _S58], _S333);
                    acc_1[0U] = _S334;
                    float4 _S335 = weigh_0((*(&kernelContext_19)->scores_0)[_S327 + 1U].w, (*(&kernelContext_19)->v_tile_0)[824U + _S58], _S334);
                    acc_1[0U] = _S335;
                    float _S336 = fma(_S324, factor_12, (*(&kernelContext_19)->sums_0)[_S325]);
                    l_2[0U] = _S336;
                    uint _S337 = _S181 + 13U;
                    float factor_13 = (*(&kernelContext_19)->factors_0)[_S337];
                    float4 _S338 = _S335 * float4((*(&kernelContext_19)->factors_0)[_S337]) ;
                    acc_1[0U] = _S338;
                    uint _S339 = _S337 * 2U;
                    float4 _S340 = weigh_0((*(&kernelContext_19)->scores_0)[_S339].x, (*(&kernelContext_19)->v_tile_0)[832U + _S58], _S338);
                    acc_1[0U] = _S340;
                    float4 _S341 = weigh_0((*(&kernelContext_19)->scores_0)[_S339].y, (*(&kernelContext_19)->v_tile_0)[840U + _S58], _S340);
                    acc_1[0U] = _S341;
                    float4 _S342 = weigh_0((*(&kernelContext_19)->scores_0)[_S339].z, (*(&kernelContext_19)->v_tile_0)[848U + _S58], _S341);
                    acc_1[0U] = _S342;
                    float4 _S343 = weigh_0((*(&kernelContext_19)->scores_0)[_S339].w, (*(&kernelContext_19)->v_tile_0)[856U + _S58], _S342);
                    acc_1[0U] = _S343;
                    float4 _S344 = weigh_0((*(&kernelContext_19)->scores_0)[_S339 + 1U].x, (*(&kernelContext_19)->v_tile_0)[864U + _S58], _S343);
                    acc_1[0U] = _S344;
                    float4 _S345 = weigh_0((*(&kernelContext_19)->scores_0)[_S339 + 1U].y, (*(&kernelContext_19)->v_tile_0)[872U + _S58], _S344);
                    acc_1[0U] = _S345;
                    float4 _S346 = weigh_0((*(&kernelContext_19)->scores_0)[_S339 + 1U].z, (*(&kernelContext_19)->v_tile_0)[880U + _S58], _S345);
                    acc_1[0U] = _S346;
                    float4 _S347 = weigh_0((*(&kernelContext_19)->scores_0)[_S339 + 1U].w, (*(&kernelContext_19)->v_tile_0)[888U + _S58], _S346);
                    acc_1[0U] = _S347;
                    float _S348 = fma(_S336, factor_13, (*(&kernelContext_19)->sums_0)[_S337]);
                    l_2[0U] = _S348;
                    uint _S349 = _S181 + 14U;
                    float factor_14 = (*(&kernelContext_19)->factors_0)[_S349];
                    float4 _S350 = _S347 * float4((*(&kernelContext_19)->factors_0)[_S349]) ;
                    acc_1[0U] = _S350;
                    uint _S351 = _S349 * 2U;
                    float4 _S352 = weigh_0((*(&kernelContext_19)->scores_0)[_S351].x, (*(&kernelContext_19)->v_tile_0)[896U + _S58], _S350);
                    acc_1[0U] = _S352;
                    float4 _S353 = weigh_0((*(&kernelContext_19)->scores_0)[_S351].y, (*(&kernelContext_19)->v_tile_0)[904U + _S58], _S352);
                    acc_1[0U] = _S353;
                    float4 _S354 = weigh_0((*(&kernelContext_19)->scores_0)[_S351].z, (*(&kernelContext_19)->v_tile_0)[912U + _S58], _S353);
                    acc_1[0U] = _S354;
                    float4 _S355 = weigh_0((*(&kernelContext_19)->scores_0)[_S351].w, (*(&kernelContext_19)->v_tile_0)[920U + _S58], _S354);
                    acc_1[0U] = _S355;
                    float4 _S356 = weigh_0((*(&kernelContext_19)->scores_0)[_S351 + 1U].x, (*(&kernelContext_19)->v_tile_0)[928U + _S58], _S355);
                    acc_1[0U] = _S356;
                    float4 _S357 = weigh_0((*(&kernelContext_19)->scores_0)[_S351 + 1U].y, (*(&kernelContext_19)->v_tile_0)[936U + _S58], _S356);
                    acc_1[0U] = _S357;
                    float4 _S358 = weigh_0((*(&kernelContext_19)->scores_0)[_S351 + 1U].z, (*(&kernelContext_19)->v_tile_0)[944U + _S58], _S357);
                    acc_1[0U] = _S358;
                    float4 _S359 = weigh_0((*(&kernelContext_19)->scores_0)[_S351 + 1U].w, (*(&kernelContext_19)->v_tile_0)[952U + _S58], _S358);
                    acc_1[0U] = _S359;
                    float _S360 = fma(_S348, factor_14, (*(&kernelContext_19)->sums_0)[_S349]);
                    l_2[0U] = _S360;
                    uint _S361 = _S181 + 15U;
                    float factor_15 = (*(&kernelContext_19)->factors_0)[_S361];
                    float4 _S362 = _S359 * float4((*(&kernelContext_19)->factors_0)[_S361]) ;
                    acc_1[0U] = _S362;
                    uint _S363 = _S361 * 2U;
                    float4 _S364 = weigh_0((*(&kernelContext_19)->scores_0)[_S363].x, (*(&kernelContext_19)->v_tile_0)[960U + _S58], _S362);
                    acc_1[0U] = _S364;
                    float4 _S365 = weigh_0((*(&kernelContext_19)->scores_0)[_S363].y, (*(&kernelContext_19)->v_tile_0)[968U + _S58], _S364);
                    acc_1[0U] = _S365;
                    float4 _S366 = weigh_0((*(&kernelContext_19)->scores_0)[_S363].z, (*(&kernelContext_19)->v_tile_0)[976U + _S58], _S365);
                    acc_1[0U] = _S366;
                    float4 _S367 = weigh_0((*(&kernelContext_19)->scores_0)[_S363].w, (*(&kernelContext_19)->v_tile_0)[984U + _S58], _S366);
                    acc_1[0U] = _S367;
                    float4 _S368 = weigh_0((*(&kernelContext_19)->scores_0)[_S363 + 1U].x, (*(&kernelContext_19)->v_tile_0)[992U + _S58], _S367);
                    acc_1[0U] = _S368;
                    float4 _S369 = weigh_0((*(&kernelContext_19)->scores_0)[_S363 + 1U].y, (*(&kernelContext_19)->v_tile_0)[1000U + _S58], _S368);
                    acc_1[0U] = _S369;
                    float4 _S370 = weigh_0((*(&kernelContext_19)->scores_0)[_S363 + 1U].z, (*(&kernelContext_19)->v_tile_0)[1008U + _S58], _S369);
                    acc_1[0U] = _S370;
                    acc_1[0U] = weigh_0((*(&kernelContext_19)->scores_0)[_S363 + 1U].w, (*(&kernelContext_19)->v_tile_0)[1016U + _S58], _S370);
                    l_2[0U] = fma(_S360, factor_15, (*(&kernelContext_19)->sums_0)[_S361]);
                }
                else
                {
                    poison_7 = 0U;
                    for(;;)
                    {
                        uint _S371 = poison_7 * 8U;
                        if(_S371 < _S179)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S372 = _S181 + poison_7;
                        float factor_16 = (as_type<float>(((as_type<uint>(((*(&kernelContext_19)->factors_0)[_S372]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_16) ;
                        uint _S373 = _S372 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_19)->scores_0)[_S373].x, (*(&kernelContext_19)->v_tile_0)[_S371 * 8U + _S58], acc_1[0U]);
                        if(((*(&kernelContext_19)->scores_0)[_S373].x) >= 0.0)
                        {
                            _S37 = more_0;
                        }
                        else
                        {
                            _S37 = acc_1[0U];
                        }
                        acc_1[0U] = _S37;
                        float4 more_1 = weigh_0((*(&kernelContext_19)->scores_0)[_S373].y, (*(&kernelContext_19)->v_tile_0)[(_S371 + 1U) * 8U + _S58], acc_1[0U]);
                        float4 _S374;
                        if(((*(&kernelContext_19)->scores_0)[_S373].y) >= 0.0)
                        {
                            _S374 = more_1;
                        }
                        else
                        {
                            _S374 = acc_1[0U];
                        }
                        acc_1[0U] = _S374;
                        float4 more_2 = weigh_0((*(&kernelContext_19)->scores_0)[_S373].z, (*(&kernelContext_19)->v_tile_0)[(_S371 + 2U) * 8U + _S58], acc_1[0U]);
                        float4 _S375;
                        if(((*(&kernelContext_19)->scores_0)[_S373].z) >= 0.0)
                        {
                            _S375 = more_2;
                        }
                        else
                        {
                            _S375 = acc_1[0U];
                        }
                        acc_1[0U] = _S375;
                        float4 more_3 = weigh_0((*(&kernelContext_19)->scores_0)[_S373].w, (*(&kernelContext_19)->v_tile_0)[(_S371 + 3U) * 8U + _S58], acc_1[0U]);
                        float4 _S376;
                        if(((*(&kernelContext_19)->scores_0)[_S373].w) >= 0.0)
                        {
                            _S376 = more_3;
                        }
                        else
                        {
                            _S376 = acc_1[0U];
                        }
                        acc_1[0U] = _S376;
                        float4 more_4 = weigh_0((*(&kernelContext_19)->scores_0)[_S373 + 1U].x, (*(&kernelContext_19)->v_tile_0)[(_S371 + 4U) * 8U + _S58], acc_1[0U]);
                        float4 _S377;
                        if(((*(&kernelContext_19)->scores_0)[_S373 + 1U].x) >= 0.0)
                        {
                            _S377 = more_4;
                        }
                        else
                        {
                            _S377 = acc_1[0U];
                        }
                        acc_1[0U] = _S377;
                        float4 more_5 = weigh_0((*(&kernelContext_19)->scores_0)[_S373 + 1U].y, (*(&kernelContext_19)->v_tile_0)[(_S371 + 5U) * 8U + _S58], acc_1[0U]);
                        float4 _S378;
                        if(((*(&kernelContext_19)->scores_0)[_S373 + 1U].y) >= 0.0)
                        {
                            _S378 = more_5;
                        }
                        else
                        {
                            _S378 = acc_1[0U];
                        }
                        acc_1[0U] = _S378;
                        float4 more_6 = weigh_0((*(&kernelContext_19)->scores_0)[_S373 + 1U].z, (*(&kernelContext_19)->v_tile_0)[(_S371 + 6U) * 8U + _S58], acc_1[0U]);
                        float4 _S379;
                        if(((*(&kernelContext_19)->scores_0)[_S373 + 1U].z) >= 0.0)
                        {
                            _S379 = more_6;
                        }
                        else
                        {
                            _S379 = acc_1[0U];
                        }
                        acc_1[0U] = _S379;
                        float4 more_7 = weigh_0((*(&kernelContext_19)->scores_0)[_S373 + 1U].w, (*(&kernelContext_19)->v_tile_0)[(_S371 + 7U) * 8U + _S58], acc_1[0U]);
                        float4 _S380;
                        if(((*(&kernelContext_19)->scores_0)[_S373 + 1U].w) >= 0.0)
                        {
                            _S380 = more_7;
                        }
                        else
                        {
                            _S380 = acc_1[0U];
                        }
                        acc_1[0U] = _S380;
                        float sum_10 = (*(&kernelContext_19)->sums_0)[_S372];
                        l_2[0U] = fma(l_2[0U], factor_16, abs((*(&kernelContext_19)->sums_0)[_S372]));
                        if((as_type<uint>((sum_10))) >= 2147483648U)
                        {
                            poisoned_4[0U] = true;
                        }
                        poison_7 = poison_7 + 1U;
                    }
                }
            }
            eight_0 = eight_0 + 128U;
        }
        uint _S381 = min(thread_0 / 8U, _S47);
        uint row_10 = _S38.first_row_0 + _S381;
        float m_3 = (*(&kernelContext_19)->range_peaks_0)[_S381];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 8U) < _S39)
            {
                uint _S382 = query_of_0(row_10, &kernelContext_19);
                uint _S383 = keys_of_query_0(_S40, _S382, &kernelContext_19);
                _S36 = first_key_0 < _S383;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S384 = _S38;
                uint _S385 = head_of_0(&_S384, row_10, &kernelContext_19);
                uint _S386 = query_of_0(row_10, &kernelContext_19);
                uint _S387 = scratch_of_0(_S38.batch_0, _S385, _S386, range_1, &kernelContext_19);
                store_range_0(_S387, _S58, m_3, l_2[0U], poisoned_4[0U], &kernelContext_19);
                store_range_quad_0(_S387, _S58, acc_1[0U], &kernelContext_19);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S388 = fold_2;
            float _S389 = folded_0(&_S388, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S389;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S36 = range_2 < (_S38.last_range_0);
        }
        else
        {
            _S36 = false;
        }
        if(!_S36)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S390 = thread_0 / 8U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S391 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_19);
    if(_S390 < _S39)
    {
        uint _S392 = _S38.first_row_0 + _S390;
        thread Work_0 _S393 = _S38;
        uint _S394 = o_of_0(&_S393, _S392, &kernelContext_19);
        uint _S395 = _S58 * 4U;
        if(RANGES_0 == 0U)
        {
            _S37 = acc_1[0U];
        }
        else
        {
            _S37 = total_2[0U];
        }
        store_quad_0(_S394, _S395, _S37 * float4(_S391) , poisoned_4[0U], &kernelContext_19);
    }
    return;
}

