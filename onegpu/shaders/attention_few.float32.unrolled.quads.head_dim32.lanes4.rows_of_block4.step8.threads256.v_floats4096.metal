#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
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
    uint _S1;
    array<float, int(2048)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float4, int(1024)> threadgroup* v_tile_0;
};

Work_0 find_work_0(uint number_0, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint part_0 = number_0 % kernelContext_0->params_0->parts_0;
    uint _S2 = number_0 / kernelContext_0->params_0->parts_0;
    thread Work_0 work_0;
    uint _S3 = _S2 % kernelContext_0->params_0->row_blocks_0;
    (&work_0)->first_row_0 = _S3 * rows_of_block_0;
    uint _S4 = _S2 / kernelContext_0->params_0->row_blocks_0;
    uint kv_heads_0 = kernelContext_0->params_0->heads_0 / kernelContext_0->params_0->group_0;
    uint _S5 = _S4 % kv_heads_0;
    (&work_0)->kv_head_0 = _S5;
    uint _S6 = _S4 / kv_heads_0;
    (&work_0)->batch_0 = _S6;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = (kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U) / kernelContext_0->params_0->parts_0;
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
    uint _S8 = row_0 / kernelContext_2->params_0->group_0;
    return _S8;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S9 = work_1->kv_head_0 * kernelContext_4->params_0->group_0;
    uint _S10 = row_1 % kernelContext_4->params_0->group_0;
    return _S9 + _S10;
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

float4 load_quad_0(packed_uint4 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    float4 _S19 = float4(0.0, 0.0, 0.0, 0.0);
    float4 quad_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        quad_0 = (as_type<float4>((uint4(*(words_0+(row_4 + element_0) / 4U)) )));
    }
    else
    {
        quad_0 = _S19;
    }
    return quad_0;
}

float4 load_quad_1(packed_uint4 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 _S20 = float4(0.0, 0.0, 0.0, 0.0);
    float4 quad_1;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        quad_1 = (as_type<float4>((uint4(*(words_1+(row_5 + element_1) / 4U)) )));
    }
    else
    {
        quad_1 = _S20;
    }
    return quad_1;
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_9)
{
    uint key_0 = first_0 + slot_0 / 8U;
    if(key_0 >= end_0)
    {
        return float4(0.0, 0.0, 0.0, 0.0);
    }
    float4 _S21 = load_quad_1(kernelContext_9->v_words_0, v_head_1 + key_0 * kernelContext_9->params_0->v_row_0, slot_0 % 8U * 4U, kernelContext_9);
    return _S21;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_10)
{
    float _S22 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_10->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S22;
    float _S23 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_10->_S1) ^ 2U))));
    float _S24 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_10->_S1) ^ 3U))));
    return near_0 + (_S23 + _S24);
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_1, uint key_1, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_11)
{
    bool hidden_0 = key_1 >= end_1;
    bool hidden_1;
    if(((kernelContext_11->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_11->mask_values_0[mask_row_1 + key_1 * kernelContext_11->params_0->mask_key_0];
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

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_12)
{
    return kernelContext_12->params_0->scratch_offset_0 + (((batch_3 * kernelContext_12->params_0->heads_0 + head_0) * kernelContext_12->params_0->q_len_0 + query_1) * kernelContext_12->params_0->ranges_0 + range_0) * ((kernelContext_12->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_13)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S27 = kernelContext_13->scratch_0+(place_0 + (kernelContext_13->params_0->head_dim_0 + 3U) / 4U);
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

void store_range_quad_0(uint place_1, uint quad_2, float4 acc_0, KernelContext_0 thread* kernelContext_14)
{
    if((quad_2 * 4U) < (kernelContext_14->params_0->head_dim_0))
    {
        *(kernelContext_14->scratch_0+(place_1 + quad_2)) = packed_float4(acc_0) ;
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

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_0)
{
    return fma(result_0, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_1)
{
    return weigh_0(add_1, result_1, total_1 * float4(keep_1) );
}

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_15)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_15->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_6, KernelContext_0 thread* kernelContext_16)
{
    uint _S30 = kernelContext_16->params_0->o_offset_0 + work_4->batch_0 * kernelContext_16->params_0->o_batch_0;
    uint _S31 = head_of_0(work_4, row_6, kernelContext_16);
    uint _S32 = _S30 + _S31 * kernelContext_16->params_0->o_head_0;
    uint _S33 = query_of_0(row_6, kernelContext_16);
    return _S32 + _S33 * kernelContext_16->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_3, bool poisoned_3, KernelContext_0 thread* kernelContext_17)
{
    if((kernelContext_17->params_0->head_dim_0 - min(kernelContext_17->params_0->head_dim_0, element_2)) > 0U)
    {
        packed_uint4 device* _S34 = kernelContext_17->o_words_0+(row_7 + element_2) / 4U;
        uint4 _S35;
        if(poisoned_3)
        {
            _S35 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S35 = (as_type<uint4>((quad_3)));
        }
        *_S34 = packed_uint4(_S35) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* v_words_1 [[buffer(3)]], packed_uint4 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* o_words_1 [[buffer(4)]])
{
    bool keep_2;
    uint bits_0;
    uint bits_1;
    uint bits_2;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S36;
    thread KernelContext_0 kernelContext_18;
    (&kernelContext_18)->params_0 = params_1;
    (&kernelContext_18)->key_lengths_0 = key_lengths_1;
    (&kernelContext_18)->q_words_0 = q_words_1;
    (&kernelContext_18)->v_words_0 = v_words_1;
    (&kernelContext_18)->k_words_0 = k_words_1;
    (&kernelContext_18)->mask_values_0 = mask_values_1;
    (&kernelContext_18)->scratch_0 = scratch_1;
    (&kernelContext_18)->o_words_0 = o_words_1;
    threadgroup array<float4, int(32)> q_tile_1;
    (&kernelContext_18)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_18)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float, int(2048)> scores_1;
    (&kernelContext_18)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_18)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_18)->factors_0 = &factors_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_18)->v_tile_0 = &v_tile_1;
    (&kernelContext_18)->_S1 = _builtinQuadLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S37 = find_work_0(number_1, 4U, &kernelContext_18);
    uint _S38 = min(4U, _S37.rows_0 - _S37.first_row_0);
    uint last_row_0 = _S37.first_row_0 + _S38 - 1U;
    uint _S39 = keys_of_batch_0(_S37.batch_0, &kernelContext_18);
    uint _S40 = query_of_0(last_row_0, &kernelContext_18);
    uint _S41 = keys_of_query_0(_S39, _S40, &kernelContext_18);
    uint _S42 = (&kernelContext_18)->params_0->k_offset_0 + _S37.batch_0 * (&kernelContext_18)->params_0->k_batch_0 + _S37.kv_head_0 * (&kernelContext_18)->params_0->k_head_0;
    uint _S43 = (&kernelContext_18)->params_0->v_offset_0 + _S37.batch_0 * (&kernelContext_18)->params_0->v_batch_0 + _S37.kv_head_0 * (&kernelContext_18)->params_0->v_head_0;
    uint lane_1 = thread_0 % 4U;
    uint quads_of_rows_0 = (_S38 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 4U;
    uint _S44 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S44 * 4U;
    uint _S45 = lane_1 % 4U;
    uint _S46 = first_of_quad_0 + _S45;
    uint _S47 = _S38 - 1U;
    uint _S48 = min(_S46, _S47);
    bool live_0;
    if(_S46 < _S38)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S49 = _S37.first_row_0 + _S48;
    uint _S50 = query_of_0(_S49, &kernelContext_18);
    uint _S51 = keys_of_query_0(_S39, _S50, &kernelContext_18);
    thread Work_0 _S52 = _S37;
    uint _S53 = mask_of_0(&_S52, _S49, &kernelContext_18);
    uint stride_0 = 64U / quads_of_rows_0;
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
        uint _S54 = _S37.first_row_0 + min(slot_1 / 8U, _S47);
        thread Work_0 _S55 = _S37;
        uint _S56 = q_of_0(&_S55, _S54, &kernelContext_18);
        float4 _S57 = load_quad_0((&kernelContext_18)->q_words_0, _S56, slot_1 % 8U * 4U, &kernelContext_18);
        (*(&kernelContext_18)->q_tile_0)[slot_1] = _S57 * float4((&kernelContext_18)->params_0->scale_0) ;
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
    uint range_1 = _S37.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_18)->params_0->range_keys_0;
        uint _S60 = min(first_key_0 + (&kernelContext_18)->params_0->range_keys_0, _S41);
        if(_S60 > first_key_0)
        {
            slot_1 = (_S60 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            slot_1 = 0U;
        }
        thread array<array<float4, int(4)>, int(2)> next_v_0;
        float4 _S61 = load_v_0(_S43, first_key_0, _S60, thread_0, &kernelContext_18);
        next_v_0[0U][0U] = _S61;
        uint _S62 = 256U + thread_0;
        float4 _S63 = load_v_0(_S43, first_key_0, _S60, _S62, &kernelContext_18);
        next_v_0[0U][1U] = _S63;
        uint _S64 = 512U + thread_0;
        float4 _S65 = load_v_0(_S43, first_key_0, _S60, _S64, &kernelContext_18);
        next_v_0[0U][2U] = _S65;
        uint _S66 = 768U + thread_0;
        float4 _S67 = load_v_0(_S43, first_key_0, _S60, _S66, &kernelContext_18);
        next_v_0[0U][3U] = _S67;
        uint _S68 = first_key_0 + 128U;
        float4 _S69 = load_v_0(_S43, _S68, _S60, thread_0, &kernelContext_18);
        next_v_0[1U][0U] = _S69;
        float4 _S70 = load_v_0(_S43, _S68, _S60, _S62, &kernelContext_18);
        next_v_0[1U][1U] = _S70;
        float4 _S71 = load_v_0(_S43, _S68, _S60, _S64, &kernelContext_18);
        next_v_0[1U][2U] = _S71;
        float4 _S72 = load_v_0(_S43, _S68, _S60, _S66, &kernelContext_18);
        next_v_0[1U][3U] = _S72;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_18)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
        }
        uint round_0 = 0U;
        for(;;)
        {
            if(round_0 < slot_1)
            {
            }
            else
            {
                break;
            }
            uint _S73 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S73;
            uint _S74 = first_key_0 + min(step_0, slot_1 - 1U) * 8U;
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
            uint _S75 = _S60 - 1U;
            uint _S76 = min(_S74, _S75);
            thread array<array<float4, int(2)>, int(8)> k_quads_0;
            uint _S77 = lane_1 * 4U;
            float4 _S78 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S76 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[0U][0U] = _S78;
            uint _S79 = (4U + lane_1) * 4U;
            float4 _S80 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S76 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[0U][1U] = _S80;
            uint _S81 = _S74 + 1U;
            uint _S82 = min(_S81, _S75);
            float4 _S83 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S82 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[1U][0U] = _S83;
            float4 _S84 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S82 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[1U][1U] = _S84;
            uint _S85 = _S74 + 2U;
            uint _S86 = min(_S85, _S75);
            float4 _S87 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S86 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[2U][0U] = _S87;
            float4 _S88 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S86 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[2U][1U] = _S88;
            uint _S89 = _S74 + 3U;
            uint _S90 = min(_S89, _S75);
            float4 _S91 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S90 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[3U][0U] = _S91;
            float4 _S92 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S90 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[3U][1U] = _S92;
            uint _S93 = _S74 + 4U;
            uint _S94 = min(_S93, _S75);
            float4 _S95 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S94 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[4U][0U] = _S95;
            float4 _S96 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S94 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[4U][1U] = _S96;
            uint _S97 = _S74 + 5U;
            uint _S98 = min(_S97, _S75);
            float4 _S99 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S98 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[5U][0U] = _S99;
            float4 _S100 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S98 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[5U][1U] = _S100;
            uint _S101 = _S74 + 6U;
            uint _S102 = min(_S101, _S75);
            float4 _S103 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S102 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[6U][0U] = _S103;
            float4 _S104 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S102 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[6U][1U] = _S104;
            uint _S105 = _S74 + 7U;
            uint _S106 = min(_S105, _S75);
            float4 _S107 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S106 * (&kernelContext_18)->params_0->k_row_0, _S77, &kernelContext_18);
            k_quads_0[7U][0U] = _S107;
            float4 _S108 = load_quad_0((&kernelContext_18)->k_words_0, _S42 + _S106 * (&kernelContext_18)->params_0->k_row_0, _S79, &kernelContext_18);
            k_quads_0[7U][1U] = _S108;
            uint _S109 = (first_of_quad_0 + (_S45 ^ 0U)) * 8U;
            float4 _S110 = (*(&kernelContext_18)->q_tile_0)[_S109 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + lane_1], k_quads_0[0U][0U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S110, k_quads_0[1U][0U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S110, k_quads_0[2U][0U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S110, k_quads_0[3U][0U], part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S110, k_quads_0[4U][0U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S110, k_quads_0[5U][0U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S110, k_quads_0[6U][0U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S110, k_quads_0[7U][0U], part_2[7U][0U]);
            uint _S111 = (first_of_quad_0 + (_S45 ^ 1U)) * 8U;
            float4 _S112 = (*(&kernelContext_18)->q_tile_0)[_S111 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + lane_1], k_quads_0[0U][0U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S112, k_quads_0[1U][0U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S112, k_quads_0[2U][0U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S112, k_quads_0[3U][0U], part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S112, k_quads_0[4U][0U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S112, k_quads_0[5U][0U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S112, k_quads_0[6U][0U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S112, k_quads_0[7U][0U], part_2[7U][1U]);
            uint _S113 = (first_of_quad_0 + (_S45 ^ 2U)) * 8U;
            float4 _S114 = (*(&kernelContext_18)->q_tile_0)[_S113 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + lane_1], k_quads_0[0U][0U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S114, k_quads_0[1U][0U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S114, k_quads_0[2U][0U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S114, k_quads_0[3U][0U], part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S114, k_quads_0[4U][0U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S114, k_quads_0[5U][0U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S114, k_quads_0[6U][0U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S114, k_quads_0[7U][0U], part_2[7U][2U]);
            uint _S115 = (first_of_quad_0 + (_S45 ^ 3U)) * 8U;
            float4 _S116 = (*(&kernelContext_18)->q_tile_0)[_S115 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S115 + lane_1], k_quads_0[0U][0U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S116, k_quads_0[1U][0U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S116, k_quads_0[2U][0U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S116, k_quads_0[3U][0U], part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S116, k_quads_0[4U][0U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S116, k_quads_0[5U][0U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S116, k_quads_0[6U][0U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S116, k_quads_0[7U][0U], part_2[7U][3U]);
            float4 _S117 = (*(&kernelContext_18)->q_tile_0)[_S109 + 4U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S109 + 4U + lane_1], k_quads_0[0U][1U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S117, k_quads_0[1U][1U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S117, k_quads_0[2U][1U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S117, k_quads_0[3U][1U], part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S117, k_quads_0[4U][1U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S117, k_quads_0[5U][1U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S117, k_quads_0[6U][1U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S117, _S108, part_2[7U][0U]);
            float4 _S118 = (*(&kernelContext_18)->q_tile_0)[_S111 + 4U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S111 + 4U + lane_1], k_quads_0[0U][1U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S118, k_quads_0[1U][1U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S118, k_quads_0[2U][1U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S118, k_quads_0[3U][1U], part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S118, k_quads_0[4U][1U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S118, k_quads_0[5U][1U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S118, k_quads_0[6U][1U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S118, _S108, part_2[7U][1U]);
            float4 _S119 = (*(&kernelContext_18)->q_tile_0)[_S113 + 4U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S113 + 4U + lane_1], k_quads_0[0U][1U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S119, k_quads_0[1U][1U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S119, k_quads_0[2U][1U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S119, k_quads_0[3U][1U], part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S119, k_quads_0[4U][1U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S119, k_quads_0[5U][1U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S119, k_quads_0[6U][1U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S119, _S108, part_2[7U][2U]);
            float4 _S120 = (*(&kernelContext_18)->q_tile_0)[_S115 + 4U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S115 + 4U + lane_1], k_quads_0[0U][1U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S120, k_quads_0[1U][1U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S120, k_quads_0[2U][1U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S120, k_quads_0[3U][1U], part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S120, k_quads_0[4U][1U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S120, k_quads_0[5U][1U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S120, k_quads_0[6U][1U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S120, _S108, part_2[7U][3U]);
            if(live_0)
            {
                keep_2 = step_0 < slot_1;
            }
            else
            {
                keep_2 = false;
            }
            thread array<float, int(4)> _S121 = part_2[0U];
            float _S122 = sum_of_row_0(&_S121, &kernelContext_18);
            thread float score_2 = _S122;
            thread bool poison_0 = false;
            uint _S123 = min(_S51, _S60);
            bool _S124 = hide_0(&score_2, _S74, _S123, _S53, &poison_0, &kernelContext_18);
            float _S125 = max(-3.4028234663852886e+38, score_2);
            if(poison_0)
            {
                bits_0 = 2143289344U;
            }
            else
            {
                if(_S124)
                {
                    bits_0 = 4286578688U;
                }
                else
                {
                    bits_0 = (as_type<uint>((score_2)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U] = (as_type<float>((bits_0)));
            }
            thread array<float, int(4)> _S126 = part_2[1U];
            float _S127 = sum_of_row_0(&_S126, &kernelContext_18);
            thread float score_3 = _S127;
            thread bool poison_1 = false;
            bool _S128 = hide_0(&score_3, _S81, _S123, _S53, &poison_1, &kernelContext_18);
            float _S129 = max(_S125, score_3);
            if(poison_1)
            {
                bits_1 = 2143289344U;
            }
            else
            {
                if(_S128)
                {
                    bits_1 = 4286578688U;
                }
                else
                {
                    bits_1 = (as_type<uint>((score_3)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 1U] = (as_type<float>((bits_1)));
            }
            thread array<float, int(4)> _S130 = part_2[2U];
            float _S131 = sum_of_row_0(&_S130, &kernelContext_18);
            thread float score_4 = _S131;
            thread bool poison_2 = false;
            bool _S132 = hide_0(&score_4, _S85, _S123, _S53, &poison_2, &kernelContext_18);
            float _S133 = max(_S129, score_4);
            if(poison_2)
            {
                bits_2 = 2143289344U;
            }
            else
            {
                if(_S132)
                {
                    bits_2 = 4286578688U;
                }
                else
                {
                    bits_2 = (as_type<uint>((score_4)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 2U] = (as_type<float>((bits_2)));
            }
            thread array<float, int(4)> _S134 = part_2[3U];
            float _S135 = sum_of_row_0(&_S134, &kernelContext_18);
            thread float score_5 = _S135;
            thread bool poison_3 = false;
            bool _S136 = hide_0(&score_5, _S89, _S123, _S53, &poison_3, &kernelContext_18);
            float _S137 = max(_S133, score_5);
            uint bits_3;
            if(poison_3)
            {
                bits_3 = 2143289344U;
            }
            else
            {
                if(_S136)
                {
                    bits_3 = 4286578688U;
                }
                else
                {
                    bits_3 = (as_type<uint>((score_5)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 3U] = (as_type<float>((bits_3)));
            }
            thread array<float, int(4)> _S138 = part_2[4U];
            float _S139 = sum_of_row_0(&_S138, &kernelContext_18);
            thread float score_6 = _S139;
            thread bool poison_4 = false;
            bool _S140 = hide_0(&score_6, _S93, _S123, _S53, &poison_4, &kernelContext_18);
            float _S141 = max(_S137, score_6);
            uint bits_4;
            if(poison_4)
            {
                bits_4 = 2143289344U;
            }
            else
            {
                if(_S140)
                {
                    bits_4 = 4286578688U;
                }
                else
                {
                    bits_4 = (as_type<uint>((score_6)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 4U] = (as_type<float>((bits_4)));
            }
            thread array<float, int(4)> _S142 = part_2[5U];
            float _S143 = sum_of_row_0(&_S142, &kernelContext_18);
            thread float score_7 = _S143;
            thread bool poison_5 = false;
            bool _S144 = hide_0(&score_7, _S97, _S123, _S53, &poison_5, &kernelContext_18);
            float _S145 = max(_S141, score_7);
            uint bits_5;
            if(poison_5)
            {
                bits_5 = 2143289344U;
            }
            else
            {
                if(_S144)
                {
                    bits_5 = 4286578688U;
                }
                else
                {
                    bits_5 = (as_type<uint>((score_7)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 5U] = (as_type<float>((bits_5)));
            }
            thread array<float, int(4)> _S146 = part_2[6U];
            float _S147 = sum_of_row_0(&_S146, &kernelContext_18);
            thread float score_8 = _S147;
            thread bool poison_6 = false;
            bool _S148 = hide_0(&score_8, _S101, _S123, _S53, &poison_6, &kernelContext_18);
            float _S149 = max(_S145, score_8);
            uint bits_6;
            if(poison_6)
            {
                bits_6 = 2143289344U;
            }
            else
            {
                if(_S148)
                {
                    bits_6 = 4286578688U;
                }
                else
                {
                    bits_6 = (as_type<uint>((score_8)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 6U] = (as_type<float>((bits_6)));
            }
            thread array<float, int(4)> _S150 = part_2[7U];
            float _S151 = sum_of_row_0(&_S150, &kernelContext_18);
            thread float score_9 = _S151;
            thread bool poison_7 = false;
            bool _S152 = hide_0(&score_9, _S105, _S123, _S53, &poison_7, &kernelContext_18);
            float _S153 = max(_S149, score_9);
            uint bits_7;
            if(poison_7)
            {
                bits_7 = 2143289344U;
            }
            else
            {
                if(_S152)
                {
                    bits_7 = 4286578688U;
                }
                else
                {
                    bits_7 = (as_type<uint>((score_9)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->scores_0)[_S48 * 512U + step_0 * 8U + 7U] = (as_type<float>((bits_7)));
            }
            if(keep_2)
            {
                (*(&kernelContext_18)->peaks_0)[_S48 * 64U + step_0] = _S153;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        bits_0 = thread_0;
        for(;;)
        {
            if(bits_0 < (_S38 * slot_1))
            {
            }
            else
            {
                break;
            }
            uint row_8 = bits_0 / slot_1;
            uint step_1 = bits_0 % slot_1;
            bits_1 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S154 = bits_1 < step_1;
                if(_S154)
                {
                }
                else
                {
                    break;
                }
                uint _S155 = row_8 * 64U + bits_1;
                float other_0 = (*(&kernelContext_18)->peaks_0)[_S155];
                if(_S154)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_18)->peaks_0)[_S155 + 1U];
                if((bits_1 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_18)->peaks_0)[_S155 + 2U];
                if((bits_1 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_18)->peaks_0)[_S155 + 3U];
                if((bits_1 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_18)->peaks_0)[_S155 + 4U];
                if((bits_1 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_18)->peaks_0)[_S155 + 5U];
                if((bits_1 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_18)->peaks_0)[_S155 + 6U];
                if((bits_1 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_18)->peaks_0)[_S155 + 7U];
                if((bits_1 + 7U) < step_1)
                {
                    before_0 = max(before_7, other_7);
                }
                else
                {
                    before_0 = before_7;
                }
                bits_1 = bits_1 + 8U;
            }
            uint _S156 = row_8 * 64U + step_1;
            float _S157 = max(before_0, (*(&kernelContext_18)->peaks_0)[_S156]);
            (*(&kernelContext_18)->factors_0)[_S156] = shrink_of_0(before_0, _S157);
            if((step_1 + 1U) == slot_1)
            {
                (*(&kernelContext_18)->range_peaks_0)[row_8] = _S157;
            }
            uint _S158 = row_8 * 512U + step_1 * 8U;
            uint bits_8 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158])));
            float _S159 = exp((*(&kernelContext_18)->scores_0)[_S158] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158]))
            {
                if(bits_8 == 4286578688U)
                {
                    before_1 = -1.0;
                }
                else
                {
                    before_1 = -2.0;
                }
            }
            else
            {
                before_1 = _S159;
            }
            (*(&kernelContext_18)->scores_0)[_S158] = before_1;
            uint bits_9 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 1U])));
            float _S160 = exp((*(&kernelContext_18)->scores_0)[_S158 + 1U] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 1U]))
            {
                if(bits_9 == 4286578688U)
                {
                    before_2 = -1.0;
                }
                else
                {
                    before_2 = -2.0;
                }
            }
            else
            {
                before_2 = _S160;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 1U] = before_2;
            uint bits_10 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 2U])));
            float _S161 = exp((*(&kernelContext_18)->scores_0)[_S158 + 2U] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 2U]))
            {
                if(bits_10 == 4286578688U)
                {
                    before_3 = -1.0;
                }
                else
                {
                    before_3 = -2.0;
                }
            }
            else
            {
                before_3 = _S161;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 2U] = before_3;
            uint bits_11 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 3U])));
            float _S162 = exp((*(&kernelContext_18)->scores_0)[_S158 + 3U] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 3U]))
            {
                if(bits_11 == 4286578688U)
                {
                    before_4 = -1.0;
                }
                else
                {
                    before_4 = -2.0;
                }
            }
            else
            {
                before_4 = _S162;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 3U] = before_4;
            uint bits_12 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 4U])));
            float _S163 = exp((*(&kernelContext_18)->scores_0)[_S158 + 4U] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 4U]))
            {
                if(bits_12 == 4286578688U)
                {
                    before_5 = -1.0;
                }
                else
                {
                    before_5 = -2.0;
                }
            }
            else
            {
                before_5 = _S163;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 4U] = before_5;
            uint bits_13 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 5U])));
            float _S164 = exp((*(&kernelContext_18)->scores_0)[_S158 + 5U] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 5U]))
            {
                if(bits_13 == 4286578688U)
                {
                    before_6 = -1.0;
                }
                else
                {
                    before_6 = -2.0;
                }
            }
            else
            {
                before_6 = _S164;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 5U] = before_6;
            uint bits_14 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 6U])));
            float _S165 = exp((*(&kernelContext_18)->scores_0)[_S158 + 6U] - _S157);
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 6U]))
            {
                if(bits_14 == 4286578688U)
                {
                    before_7 = -1.0;
                }
                else
                {
                    before_7 = -2.0;
                }
            }
            else
            {
                before_7 = _S165;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 6U] = before_7;
            uint bits_15 = (as_type<uint>(((*(&kernelContext_18)->scores_0)[_S158 + 7U])));
            float _S166 = exp((*(&kernelContext_18)->scores_0)[_S158 + 7U] - _S157);
            float weight_1;
            if(is_special_0((*(&kernelContext_18)->scores_0)[_S158 + 7U]))
            {
                if(bits_15 == 4286578688U)
                {
                    weight_1 = -1.0;
                }
                else
                {
                    weight_1 = -2.0;
                }
            }
            else
            {
                weight_1 = _S166;
            }
            (*(&kernelContext_18)->scores_0)[_S158 + 7U] = weight_1;
            bits_0 = bits_0 + 256U;
        }
        acc_1[0U] = _S59;
        l_2[0U] = 0.0;
        bits_1 = 0U;
        for(;;)
        {
            uint _S167 = slot_1 * 8U;
            if(bits_1 < _S167)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_18)->v_tile_0)[thread_0] = next_v_0[int(0)][0U];
            (*(&kernelContext_18)->v_tile_0)[_S62] = next_v_0[int(0)][1U];
            (*(&kernelContext_18)->v_tile_0)[_S64] = next_v_0[int(0)][2U];
            (*(&kernelContext_18)->v_tile_0)[_S66] = next_v_0[int(0)][3U];
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S168 = first_key_0 + bits_1 + 256U;
            float4 _S169 = load_v_0(_S43, _S168, _S60, thread_0, &kernelContext_18);
            next_v_0[1U][0U] = _S169;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            float4 _S170 = load_v_0(_S43, _S168, _S60, _S62, &kernelContext_18);
            next_v_0[1U][1U] = _S170;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            float4 _S171 = load_v_0(_S43, _S168, _S60, _S64, &kernelContext_18);
            next_v_0[1U][2U] = _S171;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            float4 _S172 = load_v_0(_S43, _S168, _S60, _S66, &kernelContext_18);
            next_v_0[1U][3U] = _S172;
            uint _S173 = min(128U, _S167 - bits_1);
            uint _S174 = thread_0 / 8U;
            if(_S174 < _S38)
            {
                bits_2 = 0U;
                for(;;)
                {
                    if(bits_2 < _S173)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float factor_0 = (*(&kernelContext_18)->factors_0)[_S174 * 64U + (bits_1 + bits_2) / 8U];
                    acc_1[0U] = acc_1[0U] * float4((*(&kernelContext_18)->factors_0)[_S174 * 64U + (bits_1 + bits_2) / 8U]) ;
                    thread array<float, int(8)> weights_0;
                    thread array<float4, int(8)> values_0;
                    uint _S175 = _S174 * 512U + bits_1 + bits_2;
                    float _S176 = (*(&kernelContext_18)->scores_0)[_S175];
                    weights_0[0U] = (*(&kernelContext_18)->scores_0)[_S175];
                    float4 _S177 = (*(&kernelContext_18)->v_tile_0)[bits_2 * 8U + _S58];
                    values_0[0U] = (*(&kernelContext_18)->v_tile_0)[bits_2 * 8U + _S58];
                    weights_0[1U] = (*(&kernelContext_18)->scores_0)[_S175 + 1U];
                    values_0[1U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 1U) * 8U + _S58];
                    weights_0[2U] = (*(&kernelContext_18)->scores_0)[_S175 + 2U];
                    values_0[2U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 2U) * 8U + _S58];
                    weights_0[3U] = (*(&kernelContext_18)->scores_0)[_S175 + 3U];
                    values_0[3U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 3U) * 8U + _S58];
                    weights_0[4U] = (*(&kernelContext_18)->scores_0)[_S175 + 4U];
                    values_0[4U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 4U) * 8U + _S58];
                    weights_0[5U] = (*(&kernelContext_18)->scores_0)[_S175 + 5U];
                    values_0[5U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 5U) * 8U + _S58];
                    weights_0[6U] = (*(&kernelContext_18)->scores_0)[_S175 + 6U];
                    values_0[6U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 6U) * 8U + _S58];
                    weights_0[7U] = (*(&kernelContext_18)->scores_0)[_S175 + 7U];
                    values_0[7U] = (*(&kernelContext_18)->v_tile_0)[(bits_2 + 7U) * 8U + _S58];
                    float4 more_0 = weigh_0(_S176, _S177, acc_1[0U]);
                    if(_S176 >= 0.0)
                    {
                        _S36 = more_0;
                    }
                    else
                    {
                        _S36 = acc_1[0U];
                    }
                    acc_1[0U] = _S36;
                    float _S178 = max(weights_0[0U], 0.0);
                    if(poisoned_4[0U])
                    {
                        keep_2 = true;
                    }
                    else
                    {
                        keep_2 = (weights_0[0U]) == -2.0;
                    }
                    poisoned_4[0U] = keep_2;
                    float4 more_1 = weigh_0(weights_0[1U], values_0[1U], acc_1[0U]);
                    float4 _S179;
                    if((weights_0[1U]) >= 0.0)
                    {
                        _S179 = more_1;
                    }
                    else
                    {
                        _S179 = acc_1[0U];
                    }
                    acc_1[0U] = _S179;
                    float sum_2 = _S178 + max(weights_0[1U], 0.0);
                    bool _S180;
                    if(poisoned_4[0U])
                    {
                        _S180 = true;
                    }
                    else
                    {
                        _S180 = (weights_0[1U]) == -2.0;
                    }
                    poisoned_4[0U] = _S180;
                    float4 more_2 = weigh_0(weights_0[2U], values_0[2U], acc_1[0U]);
                    float4 _S181;
                    if((weights_0[2U]) >= 0.0)
                    {
                        _S181 = more_2;
                    }
                    else
                    {
                        _S181 = acc_1[0U];
                    }
                    acc_1[0U] = _S181;
                    float sum_3 = sum_2 + max(weights_0[2U], 0.0);
                    bool _S182;
                    if(poisoned_4[0U])
                    {
                        _S182 = true;
                    }
                    else
                    {
                        _S182 = (weights_0[2U]) == -2.0;
                    }
                    poisoned_4[0U] = _S182;
                    float4 more_3 = weigh_0(weights_0[3U], values_0[3U], acc_1[0U]);
                    float4 _S183;
                    if((weights_0[3U]) >= 0.0)
                    {
                        _S183 = more_3;
                    }
                    else
                    {
                        _S183 = acc_1[0U];
                    }
                    acc_1[0U] = _S183;
                    float sum_4 = sum_3 + max(weights_0[3U], 0.0);
                    bool _S184;
                    if(poisoned_4[0U])
                    {
                        _S184 = true;
                    }
                    else
                    {
                        _S184 = (weights_0[3U]) == -2.0;
                    }
                    poisoned_4[0U] = _S184;
                    float4 more_4 = weigh_0(weights_0[4U], values_0[4U], acc_1[0U]);
                    float4 _S185;
                    if((weights_0[4U]) >= 0.0)
                    {
                        _S185 = more_4;
                    }
                    else
                    {
                        _S185 = acc_1[0U];
                    }
                    acc_1[0U] = _S185;
                    float sum_5 = sum_4 + max(weights_0[4U], 0.0);
                    bool _S186;
                    if(poisoned_4[0U])
                    {
                        _S186 = true;
                    }
                    else
                    {
                        _S186 = (weights_0[4U]) == -2.0;
                    }
                    poisoned_4[0U] = _S186;
                    float4 more_5 = weigh_0(weights_0[5U], values_0[5U], acc_1[0U]);
                    float4 _S187;
                    if((weights_0[5U]) >= 0.0)
                    {
                        _S187 = more_5;
                    }
                    else
                    {
                        _S187 = acc_1[0U];
                    }
                    acc_1[0U] = _S187;
                    float sum_6 = sum_5 + max(weights_0[5U], 0.0);
                    bool _S188;
                    if(poisoned_4[0U])
                    {
                        _S188 = true;
                    }
                    else
                    {
                        _S188 = (weights_0[5U]) == -2.0;
                    }
                    poisoned_4[0U] = _S188;
                    float4 more_6 = weigh_0(weights_0[6U], values_0[6U], acc_1[0U]);
                    float4 _S189;
                    if((weights_0[6U]) >= 0.0)
                    {
                        _S189 = more_6;
                    }
                    else
                    {
                        _S189 = acc_1[0U];
                    }
                    acc_1[0U] = _S189;
                    float sum_7 = sum_6 + max(weights_0[6U], 0.0);
                    bool _S190;
                    if(poisoned_4[0U])
                    {
                        _S190 = true;
                    }
                    else
                    {
                        _S190 = (weights_0[6U]) == -2.0;
                    }
                    poisoned_4[0U] = _S190;
                    float4 more_7 = weigh_0(weights_0[7U], values_0[7U], acc_1[0U]);
                    float4 _S191;
                    if((weights_0[7U]) >= 0.0)
                    {
                        _S191 = more_7;
                    }
                    else
                    {
                        _S191 = acc_1[0U];
                    }
                    acc_1[0U] = _S191;
                    float sum_8 = sum_7 + max(weights_0[7U], 0.0);
                    bool _S192;
                    if(poisoned_4[0U])
                    {
                        _S192 = true;
                    }
                    else
                    {
                        _S192 = (weights_0[7U]) == -2.0;
                    }
                    poisoned_4[0U] = _S192;
                    l_2[0U] = fma(l_2[0U], factor_0, sum_8);
                    bits_2 = bits_2 + 8U;
                }
            }
            bits_1 = bits_1 + 128U;
        }
        uint _S193 = min(thread_0 / 8U, _S47);
        uint row_9 = _S37.first_row_0 + _S193;
        float m_3 = (*(&kernelContext_18)->range_peaks_0)[_S193];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 8U) < _S38)
            {
                uint _S194 = query_of_0(row_9, &kernelContext_18);
                uint _S195 = keys_of_query_0(_S39, _S194, &kernelContext_18);
                keep_2 = first_key_0 < _S195;
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                thread Work_0 _S196 = _S37;
                uint _S197 = head_of_0(&_S196, row_9, &kernelContext_18);
                uint _S198 = query_of_0(row_9, &kernelContext_18);
                uint _S199 = scratch_of_0(_S37.batch_0, _S197, _S198, range_1, &kernelContext_18);
                store_range_0(_S199, _S58, m_3, l_2[0U], poisoned_4[0U], &kernelContext_18);
                store_range_quad_0(_S199, _S58, acc_1[0U], &kernelContext_18);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S200 = fold_2;
            float _S201 = folded_0(&_S200, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S201;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            keep_2 = range_2 < (_S37.last_range_0);
        }
        else
        {
            keep_2 = false;
        }
        if(!keep_2)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S202 = thread_0 / 8U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S203 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_18);
    if(_S202 < _S38)
    {
        uint _S204 = _S37.first_row_0 + _S202;
        thread Work_0 _S205 = _S37;
        uint _S206 = o_of_0(&_S205, _S204, &kernelContext_18);
        uint _S207 = _S58 * 4U;
        if(RANGES_0 == 0U)
        {
            _S36 = acc_1[0U];
        }
        else
        {
            _S36 = total_2[0U];
        }
        store_quad_0(_S206, _S207, _S36 * float4(_S203) , poisoned_4[0U], &kernelContext_18);
    }
    return;
}

