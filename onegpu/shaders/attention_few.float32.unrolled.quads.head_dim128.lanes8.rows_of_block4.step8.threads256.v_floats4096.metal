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
    array<float4, int(128)> threadgroup* q_tile_0;
    array<float, int(4)> threadgroup* range_peaks_0;
    uint _S1;
    uint _S2;
    array<float, int(2048)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float4, int(1024)> threadgroup* v_tile_0;
};

Work_0 find_work_0(uint number_0, uint rows_of_block_0, KernelContext_0 thread* kernelContext_0)
{
    uint part_0 = number_0 % kernelContext_0->params_0->parts_0;
    uint _S3 = number_0 / kernelContext_0->params_0->parts_0;
    thread Work_0 work_0;
    uint _S4 = _S3 % kernelContext_0->params_0->row_blocks_0;
    (&work_0)->first_row_0 = _S4 * rows_of_block_0;
    uint _S5 = _S3 / kernelContext_0->params_0->row_blocks_0;
    uint kv_heads_0 = kernelContext_0->params_0->heads_0 / kernelContext_0->params_0->group_0;
    uint _S6 = _S5 % kv_heads_0;
    (&work_0)->kv_head_0 = _S6;
    uint _S7 = _S5 / kv_heads_0;
    (&work_0)->batch_0 = _S7;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = (kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U) / kernelContext_0->params_0->parts_0;
    uint _S8 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S8;
    (&work_0)->last_range_0 = min(_S8 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
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
    uint _S9 = row_0 / kernelContext_2->params_0->group_0;
    return _S9;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S10 = work_1->kv_head_0 * kernelContext_4->params_0->group_0;
    uint _S11 = row_1 % kernelContext_4->params_0->group_0;
    return _S10 + _S11;
}

uint mask_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S12 = kernelContext_5->params_0->mask_offset_0 + work_2->batch_0 * kernelContext_5->params_0->mask_batch_0;
    uint _S13 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S14 = _S12 + _S13 * kernelContext_5->params_0->mask_head_0;
    uint _S15 = query_of_0(row_2, kernelContext_5);
    return _S14 + _S15 * kernelContext_5->params_0->mask_row_0;
}

uint q_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S16 = kernelContext_6->params_0->q_offset_0 + work_3->batch_0 * kernelContext_6->params_0->q_batch_0;
    uint _S17 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S18 = _S16 + _S17 * kernelContext_6->params_0->q_head_0;
    uint _S19 = query_of_0(row_3, kernelContext_6);
    return _S18 + _S19 * kernelContext_6->params_0->q_row_0;
}

float4 load_quad_0(packed_uint4 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    float4 _S20 = float4(0.0, 0.0, 0.0, 0.0);
    float4 quad_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        quad_0 = (as_type<float4>((uint4(*(words_0+(row_4 + element_0) / 4U)) )));
    }
    else
    {
        quad_0 = _S20;
    }
    return quad_0;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_8)
{
    float _S21 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_8->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S21;
    float _S22 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_8->_S1) ^ 2U))));
    float _S23 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_8->_S1) ^ 3U))));
    float score_0 = near_0 + (_S22 + _S23);
    float _S24 = (simd_shuffle((score_0), ushort((int((kernelContext_8->_S2) ^ 4U)))));
    return score_0 + _S24;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_0, uint end_0, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_9)
{
    bool hidden_0 = key_0 >= end_0;
    bool hidden_1;
    if(((kernelContext_9->params_0->flags_0) & 1U) != 0U)
    {
        hidden_1 = !hidden_0;
    }
    else
    {
        hidden_1 = false;
    }
    if(hidden_1)
    {
        float bias_0 = kernelContext_9->mask_values_0[mask_row_1 + key_0 * kernelContext_9->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S25;
    if(!hidden_1)
    {
        _S25 = is_special_0(*score_2);
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
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

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_10)
{
    return kernelContext_10->params_0->scratch_offset_0 + (((batch_3 * kernelContext_10->params_0->heads_0 + head_0) * kernelContext_10->params_0->q_len_0 + query_1) * kernelContext_10->params_0->ranges_0 + range_0) * ((kernelContext_10->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_11)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S27 = kernelContext_11->scratch_0+(place_0 + (kernelContext_11->params_0->head_dim_0 + 3U) / 4U);
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

void store_range_quad_0(uint place_1, uint quad_1, float4 acc_0, KernelContext_0 thread* kernelContext_12)
{
    if((quad_1 * 4U) < (kernelContext_12->params_0->head_dim_0))
    {
        *(kernelContext_12->scratch_0+(place_1 + quad_1)) = packed_float4(acc_0) ;
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

float finish_row_0(float l_1, bool thread* poisoned_2, KernelContext_0 thread* kernelContext_13)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_13->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_2 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_5, KernelContext_0 thread* kernelContext_14)
{
    uint _S30 = kernelContext_14->params_0->o_offset_0 + work_4->batch_0 * kernelContext_14->params_0->o_batch_0;
    uint _S31 = head_of_0(work_4, row_5, kernelContext_14);
    uint _S32 = _S30 + _S31 * kernelContext_14->params_0->o_head_0;
    uint _S33 = query_of_0(row_5, kernelContext_14);
    return _S32 + _S33 * kernelContext_14->params_0->o_row_0;
}

void store_quad_0(uint row_6, uint element_1, float4 quad_2, bool poisoned_3, KernelContext_0 thread* kernelContext_15)
{
    if((kernelContext_15->params_0->head_dim_0 - min(kernelContext_15->params_0->head_dim_0, element_1)) > 0U)
    {
        packed_uint4 device* _S34 = kernelContext_15->o_words_0+(row_6 + element_1) / 4U;
        uint4 _S35;
        if(poisoned_3)
        {
            _S35 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S35 = (as_type<uint4>((quad_2)));
        }
        *_S34 = packed_uint4(_S35) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* v_words_1 [[buffer(3)]], packed_uint4 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* o_words_1 [[buffer(4)]])
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
    thread KernelContext_0 kernelContext_16;
    (&kernelContext_16)->params_0 = params_1;
    (&kernelContext_16)->key_lengths_0 = key_lengths_1;
    (&kernelContext_16)->q_words_0 = q_words_1;
    (&kernelContext_16)->v_words_0 = v_words_1;
    (&kernelContext_16)->k_words_0 = k_words_1;
    (&kernelContext_16)->mask_values_0 = mask_values_1;
    (&kernelContext_16)->scratch_0 = scratch_1;
    (&kernelContext_16)->o_words_0 = o_words_1;
    threadgroup array<float4, int(128)> q_tile_1;
    (&kernelContext_16)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_16)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float, int(2048)> scores_1;
    (&kernelContext_16)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_16)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_16)->factors_0 = &factors_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_16)->v_tile_0 = &v_tile_1;
    (&kernelContext_16)->_S1 = _builtinQuadLaneIndex_0;
    (&kernelContext_16)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S37 = find_work_0(number_1, 4U, &kernelContext_16);
    uint _S38 = min(4U, _S37.rows_0 - _S37.first_row_0);
    uint last_row_0 = _S37.first_row_0 + _S38 - 1U;
    uint _S39 = keys_of_batch_0(_S37.batch_0, &kernelContext_16);
    uint _S40 = query_of_0(last_row_0, &kernelContext_16);
    uint _S41 = keys_of_query_0(_S39, _S40, &kernelContext_16);
    uint _S42 = (&kernelContext_16)->params_0->k_offset_0 + _S37.batch_0 * (&kernelContext_16)->params_0->k_batch_0 + _S37.kv_head_0 * (&kernelContext_16)->params_0->k_head_0;
    uint _S43 = (&kernelContext_16)->params_0->v_offset_0 + _S37.batch_0 * (&kernelContext_16)->params_0->v_batch_0 + _S37.kv_head_0 * (&kernelContext_16)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S38 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
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
    uint _S50 = query_of_0(_S49, &kernelContext_16);
    uint _S51 = keys_of_query_0(_S39, _S50, &kernelContext_16);
    thread Work_0 _S52 = _S37;
    uint _S53 = mask_of_0(&_S52, _S49, &kernelContext_16);
    uint stride_0 = 32U / quads_of_rows_0;
    if(live_0)
    {
        live_0 = team_0 < (stride_0 * quads_of_rows_0);
    }
    else
    {
        live_0 = false;
    }
    uint slot_0 = thread_0;
    for(;;)
    {
        if(slot_0 < 128U)
        {
        }
        else
        {
            break;
        }
        uint _S54 = _S37.first_row_0 + min(slot_0 / 32U, _S47);
        thread Work_0 _S55 = _S37;
        uint _S56 = q_of_0(&_S55, _S54, &kernelContext_16);
        float4 _S57 = load_quad_0((&kernelContext_16)->q_words_0, _S56, slot_0 % 32U * 4U, &kernelContext_16);
        (*(&kernelContext_16)->q_tile_0)[slot_0] = _S57 * float4((&kernelContext_16)->params_0->scale_0) ;
        slot_0 = slot_0 + 256U;
    }
    uint _S58 = thread_0 % 32U;
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
        uint first_key_0 = range_1 * (&kernelContext_16)->params_0->range_keys_0;
        uint _S60 = min(first_key_0 + (&kernelContext_16)->params_0->range_keys_0, _S41);
        if(_S60 > first_key_0)
        {
            slot_0 = (_S60 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            slot_0 = 0U;
        }
        thread array<float4, int(4)> next_v_0;
        uint key_1 = first_key_0 + thread_0 / 32U;
        next_v_0[0U] = _S59;
        if(key_1 < _S60)
        {
            float4 _S61 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_1 * (&kernelContext_16)->params_0->v_row_0, _S58 * 4U, &kernelContext_16);
            next_v_0[0U] = _S61;
        }
        uint slot_1 = 256U + thread_0;
        uint key_2 = first_key_0 + slot_1 / 32U;
        next_v_0[1U] = _S59;
        if(key_2 < _S60)
        {
            float4 _S62 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_2 * (&kernelContext_16)->params_0->v_row_0, slot_1 % 32U * 4U, &kernelContext_16);
            next_v_0[1U] = _S62;
        }
        uint slot_2 = 512U + thread_0;
        uint key_3 = first_key_0 + slot_2 / 32U;
        next_v_0[2U] = _S59;
        if(key_3 < _S60)
        {
            float4 _S63 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_3 * (&kernelContext_16)->params_0->v_row_0, slot_2 % 32U * 4U, &kernelContext_16);
            next_v_0[2U] = _S63;
        }
        uint slot_3 = 768U + thread_0;
        uint key_4 = first_key_0 + slot_3 / 32U;
        next_v_0[3U] = _S59;
        if(key_4 < _S60)
        {
            float4 _S64 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_4 * (&kernelContext_16)->params_0->v_row_0, slot_3 % 32U * 4U, &kernelContext_16);
            next_v_0[3U] = _S64;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_16)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
        }
        uint round_0 = 0U;
        for(;;)
        {
            if(round_0 < slot_0)
            {
            }
            else
            {
                break;
            }
            uint _S65 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S65;
            uint _S66 = first_key_0 + min(step_0, slot_0 - 1U) * 8U;
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
            uint _S67 = _S60 - 1U;
            uint _S68 = min(_S66, _S67);
            thread array<array<float4, int(4)>, int(4)> k_quads_0;
            uint _S69 = lane_1 * 4U;
            float4 _S70 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S68 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_0[0U][0U] = _S70;
            uint _S71 = (8U + lane_1) * 4U;
            float4 _S72 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S68 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_0[0U][1U] = _S72;
            uint _S73 = (16U + lane_1) * 4U;
            float4 _S74 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S68 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_0[0U][2U] = _S74;
            uint _S75 = (24U + lane_1) * 4U;
            float4 _S76 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S68 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_0[0U][3U] = _S76;
            uint _S77 = _S66 + 1U;
            uint _S78 = min(_S77, _S67);
            float4 _S79 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S78 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_0[1U][0U] = _S79;
            float4 _S80 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S78 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_0[1U][1U] = _S80;
            float4 _S81 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S78 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_0[1U][2U] = _S81;
            float4 _S82 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S78 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_0[1U][3U] = _S82;
            uint _S83 = _S66 + 2U;
            uint _S84 = min(_S83, _S67);
            float4 _S85 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S84 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_0[2U][0U] = _S85;
            float4 _S86 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S84 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_0[2U][1U] = _S86;
            float4 _S87 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S84 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_0[2U][2U] = _S87;
            float4 _S88 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S84 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_0[2U][3U] = _S88;
            uint _S89 = _S66 + 3U;
            uint _S90 = min(_S89, _S67);
            float4 _S91 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S90 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_0[3U][0U] = _S91;
            float4 _S92 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S90 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_0[3U][1U] = _S92;
            float4 _S93 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S90 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_0[3U][2U] = _S93;
            float4 _S94 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S90 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_0[3U][3U] = _S94;
            uint _S95 = (first_of_quad_0 + (_S45 ^ 0U)) * 32U;
            float4 _S96 = (*(&kernelContext_16)->q_tile_0)[_S95 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + lane_1], k_quads_0[0U][0U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S96, k_quads_0[1U][0U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S96, k_quads_0[2U][0U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S96, k_quads_0[3U][0U], part_2[3U][0U]);
            uint _S97 = (first_of_quad_0 + (_S45 ^ 1U)) * 32U;
            float4 _S98 = (*(&kernelContext_16)->q_tile_0)[_S97 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + lane_1], k_quads_0[0U][0U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S98, k_quads_0[1U][0U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S98, k_quads_0[2U][0U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S98, k_quads_0[3U][0U], part_2[3U][1U]);
            uint _S99 = (first_of_quad_0 + (_S45 ^ 2U)) * 32U;
            float4 _S100 = (*(&kernelContext_16)->q_tile_0)[_S99 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + lane_1], k_quads_0[0U][0U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S100, k_quads_0[1U][0U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S100, k_quads_0[2U][0U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S100, k_quads_0[3U][0U], part_2[3U][2U]);
            uint _S101 = (first_of_quad_0 + (_S45 ^ 3U)) * 32U;
            float4 _S102 = (*(&kernelContext_16)->q_tile_0)[_S101 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + lane_1], k_quads_0[0U][0U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S102, k_quads_0[1U][0U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S102, k_quads_0[2U][0U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S102, k_quads_0[3U][0U], part_2[3U][3U]);
            float4 _S103 = (*(&kernelContext_16)->q_tile_0)[_S95 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S103, k_quads_0[1U][1U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S103, k_quads_0[2U][1U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S103, k_quads_0[3U][1U], part_2[3U][0U]);
            float4 _S104 = (*(&kernelContext_16)->q_tile_0)[_S97 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S104, k_quads_0[1U][1U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S104, k_quads_0[2U][1U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S104, k_quads_0[3U][1U], part_2[3U][1U]);
            float4 _S105 = (*(&kernelContext_16)->q_tile_0)[_S99 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S105, k_quads_0[1U][1U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S105, k_quads_0[2U][1U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S105, k_quads_0[3U][1U], part_2[3U][2U]);
            float4 _S106 = (*(&kernelContext_16)->q_tile_0)[_S101 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + 8U + lane_1], k_quads_0[0U][1U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S106, k_quads_0[1U][1U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S106, k_quads_0[2U][1U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S106, k_quads_0[3U][1U], part_2[3U][3U]);
            float4 _S107 = (*(&kernelContext_16)->q_tile_0)[_S95 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S107, k_quads_0[1U][2U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S107, k_quads_0[2U][2U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S107, k_quads_0[3U][2U], part_2[3U][0U]);
            float4 _S108 = (*(&kernelContext_16)->q_tile_0)[_S97 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S108, k_quads_0[1U][2U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S108, k_quads_0[2U][2U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S108, k_quads_0[3U][2U], part_2[3U][1U]);
            float4 _S109 = (*(&kernelContext_16)->q_tile_0)[_S99 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S109, k_quads_0[1U][2U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S109, k_quads_0[2U][2U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S109, k_quads_0[3U][2U], part_2[3U][2U]);
            float4 _S110 = (*(&kernelContext_16)->q_tile_0)[_S101 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + 16U + lane_1], k_quads_0[0U][2U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S110, k_quads_0[1U][2U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S110, k_quads_0[2U][2U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S110, k_quads_0[3U][2U], part_2[3U][3U]);
            float4 _S111 = (*(&kernelContext_16)->q_tile_0)[_S95 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S111, k_quads_0[1U][3U], part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S111, k_quads_0[2U][3U], part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S111, _S94, part_2[3U][0U]);
            float4 _S112 = (*(&kernelContext_16)->q_tile_0)[_S97 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S112, k_quads_0[1U][3U], part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S112, k_quads_0[2U][3U], part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S112, _S94, part_2[3U][1U]);
            float4 _S113 = (*(&kernelContext_16)->q_tile_0)[_S99 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S113, k_quads_0[1U][3U], part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S113, k_quads_0[2U][3U], part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S113, _S94, part_2[3U][2U]);
            float4 _S114 = (*(&kernelContext_16)->q_tile_0)[_S101 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + 24U + lane_1], k_quads_0[0U][3U], part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S114, k_quads_0[1U][3U], part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S114, k_quads_0[2U][3U], part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S114, _S94, part_2[3U][3U]);
            uint _S115 = _S66 + 4U;
            uint _S116 = min(_S115, _S67);
            thread array<array<float4, int(4)>, int(4)> k_quads_1;
            float4 _S117 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S116 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_1[0U][0U] = _S117;
            float4 _S118 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S116 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_1[0U][1U] = _S118;
            float4 _S119 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S116 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_1[0U][2U] = _S119;
            float4 _S120 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S116 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_1[0U][3U] = _S120;
            uint _S121 = min(_S115 + 1U, _S67);
            float4 _S122 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S121 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_1[1U][0U] = _S122;
            float4 _S123 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S121 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_1[1U][1U] = _S123;
            float4 _S124 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S121 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_1[1U][2U] = _S124;
            float4 _S125 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S121 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_1[1U][3U] = _S125;
            uint _S126 = min(_S115 + 2U, _S67);
            float4 _S127 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S126 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_1[2U][0U] = _S127;
            float4 _S128 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S126 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_1[2U][1U] = _S128;
            float4 _S129 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S126 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_1[2U][2U] = _S129;
            float4 _S130 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S126 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_1[2U][3U] = _S130;
            uint _S131 = min(_S115 + 3U, _S67);
            float4 _S132 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S131 * (&kernelContext_16)->params_0->k_row_0, _S69, &kernelContext_16);
            k_quads_1[3U][0U] = _S132;
            float4 _S133 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S131 * (&kernelContext_16)->params_0->k_row_0, _S71, &kernelContext_16);
            k_quads_1[3U][1U] = _S133;
            float4 _S134 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S131 * (&kernelContext_16)->params_0->k_row_0, _S73, &kernelContext_16);
            k_quads_1[3U][2U] = _S134;
            float4 _S135 = load_quad_0((&kernelContext_16)->k_words_0, _S42 + _S131 * (&kernelContext_16)->params_0->k_row_0, _S75, &kernelContext_16);
            k_quads_1[3U][3U] = _S135;
            float4 _S136 = (*(&kernelContext_16)->q_tile_0)[_S95 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + lane_1], k_quads_1[0U][0U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S136, k_quads_1[1U][0U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S136, k_quads_1[2U][0U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S136, k_quads_1[3U][0U], part_2[7U][0U]);
            float4 _S137 = (*(&kernelContext_16)->q_tile_0)[_S97 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + lane_1], k_quads_1[0U][0U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S137, k_quads_1[1U][0U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S137, k_quads_1[2U][0U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S137, k_quads_1[3U][0U], part_2[7U][1U]);
            float4 _S138 = (*(&kernelContext_16)->q_tile_0)[_S99 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + lane_1], k_quads_1[0U][0U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S138, k_quads_1[1U][0U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S138, k_quads_1[2U][0U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S138, k_quads_1[3U][0U], part_2[7U][2U]);
            float4 _S139 = (*(&kernelContext_16)->q_tile_0)[_S101 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + lane_1], k_quads_1[0U][0U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S139, k_quads_1[1U][0U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S139, k_quads_1[2U][0U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S139, k_quads_1[3U][0U], part_2[7U][3U]);
            float4 _S140 = (*(&kernelContext_16)->q_tile_0)[_S95 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S140, k_quads_1[1U][1U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S140, k_quads_1[2U][1U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S140, k_quads_1[3U][1U], part_2[7U][0U]);
            float4 _S141 = (*(&kernelContext_16)->q_tile_0)[_S97 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S141, k_quads_1[1U][1U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S141, k_quads_1[2U][1U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S141, k_quads_1[3U][1U], part_2[7U][1U]);
            float4 _S142 = (*(&kernelContext_16)->q_tile_0)[_S99 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S142, k_quads_1[1U][1U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S142, k_quads_1[2U][1U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S142, k_quads_1[3U][1U], part_2[7U][2U]);
            float4 _S143 = (*(&kernelContext_16)->q_tile_0)[_S101 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + 8U + lane_1], k_quads_1[0U][1U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S143, k_quads_1[1U][1U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S143, k_quads_1[2U][1U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S143, k_quads_1[3U][1U], part_2[7U][3U]);
            float4 _S144 = (*(&kernelContext_16)->q_tile_0)[_S95 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S144, k_quads_1[1U][2U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S144, k_quads_1[2U][2U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S144, k_quads_1[3U][2U], part_2[7U][0U]);
            float4 _S145 = (*(&kernelContext_16)->q_tile_0)[_S97 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S145, k_quads_1[1U][2U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S145, k_quads_1[2U][2U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S145, k_quads_1[3U][2U], part_2[7U][1U]);
            float4 _S146 = (*(&kernelContext_16)->q_tile_0)[_S99 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S146, k_quads_1[1U][2U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S146, k_quads_1[2U][2U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S146, k_quads_1[3U][2U], part_2[7U][2U]);
            float4 _S147 = (*(&kernelContext_16)->q_tile_0)[_S101 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + 16U + lane_1], k_quads_1[0U][2U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S147, k_quads_1[1U][2U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S147, k_quads_1[2U][2U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S147, k_quads_1[3U][2U], part_2[7U][3U]);
            float4 _S148 = (*(&kernelContext_16)->q_tile_0)[_S95 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S95 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S148, k_quads_1[1U][3U], part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S148, k_quads_1[2U][3U], part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S148, _S135, part_2[7U][0U]);
            float4 _S149 = (*(&kernelContext_16)->q_tile_0)[_S97 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S97 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S149, k_quads_1[1U][3U], part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S149, k_quads_1[2U][3U], part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S149, _S135, part_2[7U][1U]);
            float4 _S150 = (*(&kernelContext_16)->q_tile_0)[_S99 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S99 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S150, k_quads_1[1U][3U], part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S150, k_quads_1[2U][3U], part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S150, _S135, part_2[7U][2U]);
            float4 _S151 = (*(&kernelContext_16)->q_tile_0)[_S101 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_16)->q_tile_0)[_S101 + 24U + lane_1], k_quads_1[0U][3U], part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S151, k_quads_1[1U][3U], part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S151, k_quads_1[2U][3U], part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S151, _S135, part_2[7U][3U]);
            if(live_0)
            {
                keep_2 = step_0 < slot_0;
            }
            else
            {
                keep_2 = false;
            }
            thread array<float, int(4)> _S152 = part_2[0U];
            float _S153 = sum_of_row_0(&_S152, &kernelContext_16);
            thread float score_3 = _S153;
            thread bool poison_0 = false;
            uint _S154 = min(_S51, _S60);
            bool _S155 = hide_0(&score_3, _S66, _S154, _S53, &poison_0, &kernelContext_16);
            float _S156 = max(-3.4028234663852886e+38, score_3);
            if(poison_0)
            {
                bits_0 = 2143289344U;
            }
            else
            {
                if(_S155)
                {
                    bits_0 = 4286578688U;
                }
                else
                {
                    bits_0 = (as_type<uint>((score_3)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U] = (as_type<float>((bits_0)));
            }
            thread array<float, int(4)> _S157 = part_2[1U];
            float _S158 = sum_of_row_0(&_S157, &kernelContext_16);
            thread float score_4 = _S158;
            thread bool poison_1 = false;
            bool _S159 = hide_0(&score_4, _S77, _S154, _S53, &poison_1, &kernelContext_16);
            float _S160 = max(_S156, score_4);
            if(poison_1)
            {
                bits_1 = 2143289344U;
            }
            else
            {
                if(_S159)
                {
                    bits_1 = 4286578688U;
                }
                else
                {
                    bits_1 = (as_type<uint>((score_4)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 1U] = (as_type<float>((bits_1)));
            }
            thread array<float, int(4)> _S161 = part_2[2U];
            float _S162 = sum_of_row_0(&_S161, &kernelContext_16);
            thread float score_5 = _S162;
            thread bool poison_2 = false;
            bool _S163 = hide_0(&score_5, _S83, _S154, _S53, &poison_2, &kernelContext_16);
            float _S164 = max(_S160, score_5);
            if(poison_2)
            {
                bits_2 = 2143289344U;
            }
            else
            {
                if(_S163)
                {
                    bits_2 = 4286578688U;
                }
                else
                {
                    bits_2 = (as_type<uint>((score_5)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 2U] = (as_type<float>((bits_2)));
            }
            thread array<float, int(4)> _S165 = part_2[3U];
            float _S166 = sum_of_row_0(&_S165, &kernelContext_16);
            thread float score_6 = _S166;
            thread bool poison_3 = false;
            bool _S167 = hide_0(&score_6, _S89, _S154, _S53, &poison_3, &kernelContext_16);
            float _S168 = max(_S164, score_6);
            uint bits_3;
            if(poison_3)
            {
                bits_3 = 2143289344U;
            }
            else
            {
                if(_S167)
                {
                    bits_3 = 4286578688U;
                }
                else
                {
                    bits_3 = (as_type<uint>((score_6)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 3U] = (as_type<float>((bits_3)));
            }
            thread array<float, int(4)> _S169 = part_2[4U];
            float _S170 = sum_of_row_0(&_S169, &kernelContext_16);
            thread float score_7 = _S170;
            thread bool poison_4 = false;
            bool _S171 = hide_0(&score_7, _S115, _S154, _S53, &poison_4, &kernelContext_16);
            float _S172 = max(_S168, score_7);
            uint bits_4;
            if(poison_4)
            {
                bits_4 = 2143289344U;
            }
            else
            {
                if(_S171)
                {
                    bits_4 = 4286578688U;
                }
                else
                {
                    bits_4 = (as_type<uint>((score_7)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 4U] = (as_type<float>((bits_4)));
            }
            thread array<float, int(4)> _S173 = part_2[5U];
            float _S174 = sum_of_row_0(&_S173, &kernelContext_16);
            thread float score_8 = _S174;
            thread bool poison_5 = false;
            bool _S175 = hide_0(&score_8, _S66 + 5U, _S154, _S53, &poison_5, &kernelContext_16);
            float _S176 = max(_S172, score_8);
            uint bits_5;
            if(poison_5)
            {
                bits_5 = 2143289344U;
            }
            else
            {
                if(_S175)
                {
                    bits_5 = 4286578688U;
                }
                else
                {
                    bits_5 = (as_type<uint>((score_8)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 5U] = (as_type<float>((bits_5)));
            }
            thread array<float, int(4)> _S177 = part_2[6U];
            float _S178 = sum_of_row_0(&_S177, &kernelContext_16);
            thread float score_9 = _S178;
            thread bool poison_6 = false;
            bool _S179 = hide_0(&score_9, _S66 + 6U, _S154, _S53, &poison_6, &kernelContext_16);
            float _S180 = max(_S176, score_9);
            uint bits_6;
            if(poison_6)
            {
                bits_6 = 2143289344U;
            }
            else
            {
                if(_S179)
                {
                    bits_6 = 4286578688U;
                }
                else
                {
                    bits_6 = (as_type<uint>((score_9)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 6U] = (as_type<float>((bits_6)));
            }
            thread array<float, int(4)> _S181 = part_2[7U];
            float _S182 = sum_of_row_0(&_S181, &kernelContext_16);
            thread float score_10 = _S182;
            thread bool poison_7 = false;
            bool _S183 = hide_0(&score_10, _S66 + 7U, _S154, _S53, &poison_7, &kernelContext_16);
            float _S184 = max(_S180, score_10);
            uint bits_7;
            if(poison_7)
            {
                bits_7 = 2143289344U;
            }
            else
            {
                if(_S183)
                {
                    bits_7 = 4286578688U;
                }
                else
                {
                    bits_7 = (as_type<uint>((score_10)));
                }
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->scores_0)[_S48 * 512U + step_0 * 8U + 7U] = (as_type<float>((bits_7)));
            }
            if(keep_2)
            {
                (*(&kernelContext_16)->peaks_0)[_S48 * 64U + step_0] = _S184;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        bits_0 = thread_0;
        for(;;)
        {
            if(bits_0 < (_S38 * slot_0))
            {
            }
            else
            {
                break;
            }
            uint row_7 = bits_0 / slot_0;
            uint step_1 = bits_0 % slot_0;
            bits_1 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S185 = bits_1 < step_1;
                if(_S185)
                {
                }
                else
                {
                    break;
                }
                uint _S186 = row_7 * 64U + bits_1;
                float other_0 = (*(&kernelContext_16)->peaks_0)[_S186];
                if(_S185)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_16)->peaks_0)[_S186 + 1U];
                if((bits_1 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_16)->peaks_0)[_S186 + 2U];
                if((bits_1 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_16)->peaks_0)[_S186 + 3U];
                if((bits_1 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_16)->peaks_0)[_S186 + 4U];
                if((bits_1 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_16)->peaks_0)[_S186 + 5U];
                if((bits_1 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_16)->peaks_0)[_S186 + 6U];
                if((bits_1 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_16)->peaks_0)[_S186 + 7U];
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
            uint _S187 = row_7 * 64U + step_1;
            float _S188 = max(before_0, (*(&kernelContext_16)->peaks_0)[_S187]);
            (*(&kernelContext_16)->factors_0)[_S187] = shrink_of_0(before_0, _S188);
            if((step_1 + 1U) == slot_0)
            {
                (*(&kernelContext_16)->range_peaks_0)[row_7] = _S188;
            }
            uint _S189 = row_7 * 512U + step_1 * 8U;
            uint bits_8 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189])));
            float _S190 = exp((*(&kernelContext_16)->scores_0)[_S189] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189]))
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
                before_1 = _S190;
            }
            (*(&kernelContext_16)->scores_0)[_S189] = before_1;
            uint bits_9 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 1U])));
            float _S191 = exp((*(&kernelContext_16)->scores_0)[_S189 + 1U] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 1U]))
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
                before_2 = _S191;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 1U] = before_2;
            uint bits_10 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 2U])));
            float _S192 = exp((*(&kernelContext_16)->scores_0)[_S189 + 2U] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 2U]))
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
                before_3 = _S192;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 2U] = before_3;
            uint bits_11 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 3U])));
            float _S193 = exp((*(&kernelContext_16)->scores_0)[_S189 + 3U] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 3U]))
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
                before_4 = _S193;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 3U] = before_4;
            uint bits_12 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 4U])));
            float _S194 = exp((*(&kernelContext_16)->scores_0)[_S189 + 4U] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 4U]))
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
                before_5 = _S194;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 4U] = before_5;
            uint bits_13 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 5U])));
            float _S195 = exp((*(&kernelContext_16)->scores_0)[_S189 + 5U] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 5U]))
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
                before_6 = _S195;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 5U] = before_6;
            uint bits_14 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 6U])));
            float _S196 = exp((*(&kernelContext_16)->scores_0)[_S189 + 6U] - _S188);
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 6U]))
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
                before_7 = _S196;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 6U] = before_7;
            uint bits_15 = (as_type<uint>(((*(&kernelContext_16)->scores_0)[_S189 + 7U])));
            float _S197 = exp((*(&kernelContext_16)->scores_0)[_S189 + 7U] - _S188);
            float weight_1;
            if(is_special_0((*(&kernelContext_16)->scores_0)[_S189 + 7U]))
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
                weight_1 = _S197;
            }
            (*(&kernelContext_16)->scores_0)[_S189 + 7U] = weight_1;
            bits_0 = bits_0 + 256U;
        }
        acc_1[0U] = _S59;
        l_2[0U] = 0.0;
        bits_1 = 0U;
        for(;;)
        {
            uint _S198 = slot_0 * 8U;
            if(bits_1 < _S198)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_16)->v_tile_0)[thread_0] = next_v_0[0U];
            (*(&kernelContext_16)->v_tile_0)[slot_1] = next_v_0[1U];
            (*(&kernelContext_16)->v_tile_0)[slot_2] = next_v_0[2U];
            (*(&kernelContext_16)->v_tile_0)[slot_3] = next_v_0[3U];
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S199 = first_key_0 + bits_1 + 32U;
            uint key_5 = _S199 + thread_0 / 32U;
            next_v_0[0U] = _S59;
            if(key_5 < _S60)
            {
                float4 _S200 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_5 * (&kernelContext_16)->params_0->v_row_0, _S58 * 4U, &kernelContext_16);
                next_v_0[0U] = _S200;
            }
            uint key_6 = _S199 + slot_1 / 32U;
            next_v_0[1U] = _S59;
            if(key_6 < _S60)
            {
                float4 _S201 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_6 * (&kernelContext_16)->params_0->v_row_0, slot_1 % 32U * 4U, &kernelContext_16);
                next_v_0[1U] = _S201;
            }
            uint key_7 = _S199 + slot_2 / 32U;
            next_v_0[2U] = _S59;
            if(key_7 < _S60)
            {
                float4 _S202 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_7 * (&kernelContext_16)->params_0->v_row_0, slot_2 % 32U * 4U, &kernelContext_16);
                next_v_0[2U] = _S202;
            }
            uint key_8 = _S199 + slot_3 / 32U;
            next_v_0[3U] = _S59;
            if(key_8 < _S60)
            {
                float4 _S203 = load_quad_0((&kernelContext_16)->v_words_0, _S43 + key_8 * (&kernelContext_16)->params_0->v_row_0, slot_3 % 32U * 4U, &kernelContext_16);
                next_v_0[3U] = _S203;
            }
            uint _S204 = min(32U, _S198 - bits_1);
            uint _S205 = thread_0 / 32U;
            if(_S205 < _S38)
            {
                bits_2 = 0U;
                for(;;)
                {
                    if(bits_2 < _S204)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float factor_0 = (*(&kernelContext_16)->factors_0)[_S205 * 64U + (bits_1 + bits_2) / 8U];
                    acc_1[0U] = acc_1[0U] * float4((*(&kernelContext_16)->factors_0)[_S205 * 64U + (bits_1 + bits_2) / 8U]) ;
                    thread array<float, int(8)> weights_0;
                    thread array<float4, int(8)> values_0;
                    uint _S206 = _S205 * 512U + bits_1 + bits_2;
                    float _S207 = (*(&kernelContext_16)->scores_0)[_S206];
                    weights_0[0U] = (*(&kernelContext_16)->scores_0)[_S206];
                    float4 _S208 = (*(&kernelContext_16)->v_tile_0)[bits_2 * 32U + _S58];
                    values_0[0U] = (*(&kernelContext_16)->v_tile_0)[bits_2 * 32U + _S58];
                    weights_0[1U] = (*(&kernelContext_16)->scores_0)[_S206 + 1U];
                    values_0[1U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 1U) * 32U + _S58];
                    weights_0[2U] = (*(&kernelContext_16)->scores_0)[_S206 + 2U];
                    values_0[2U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 2U) * 32U + _S58];
                    weights_0[3U] = (*(&kernelContext_16)->scores_0)[_S206 + 3U];
                    values_0[3U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 3U) * 32U + _S58];
                    weights_0[4U] = (*(&kernelContext_16)->scores_0)[_S206 + 4U];
                    values_0[4U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 4U) * 32U + _S58];
                    weights_0[5U] = (*(&kernelContext_16)->scores_0)[_S206 + 5U];
                    values_0[5U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 5U) * 32U + _S58];
                    weights_0[6U] = (*(&kernelContext_16)->scores_0)[_S206 + 6U];
                    values_0[6U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 6U) * 32U + _S58];
                    weights_0[7U] = (*(&kernelContext_16)->scores_0)[_S206 + 7U];
                    values_0[7U] = (*(&kernelContext_16)->v_tile_0)[(bits_2 + 7U) * 32U + _S58];
                    float4 more_0 = weigh_0(_S207, _S208, acc_1[0U]);
                    if(_S207 >= 0.0)
                    {
                        _S36 = more_0;
                    }
                    else
                    {
                        _S36 = acc_1[0U];
                    }
                    acc_1[0U] = _S36;
                    float _S209 = max(weights_0[0U], 0.0);
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
                    float4 _S210;
                    if((weights_0[1U]) >= 0.0)
                    {
                        _S210 = more_1;
                    }
                    else
                    {
                        _S210 = acc_1[0U];
                    }
                    acc_1[0U] = _S210;
                    float sum_2 = _S209 + max(weights_0[1U], 0.0);
                    bool _S211;
                    if(poisoned_4[0U])
                    {
                        _S211 = true;
                    }
                    else
                    {
                        _S211 = (weights_0[1U]) == -2.0;
                    }
                    poisoned_4[0U] = _S211;
                    float4 more_2 = weigh_0(weights_0[2U], values_0[2U], acc_1[0U]);
                    float4 _S212;
                    if((weights_0[2U]) >= 0.0)
                    {
                        _S212 = more_2;
                    }
                    else
                    {
                        _S212 = acc_1[0U];
                    }
                    acc_1[0U] = _S212;
                    float sum_3 = sum_2 + max(weights_0[2U], 0.0);
                    bool _S213;
                    if(poisoned_4[0U])
                    {
                        _S213 = true;
                    }
                    else
                    {
                        _S213 = (weights_0[2U]) == -2.0;
                    }
                    poisoned_4[0U] = _S213;
                    float4 more_3 = weigh_0(weights_0[3U], values_0[3U], acc_1[0U]);
                    float4 _S214;
                    if((weights_0[3U]) >= 0.0)
                    {
                        _S214 = more_3;
                    }
                    else
                    {
                        _S214 = acc_1[0U];
                    }
                    acc_1[0U] = _S214;
                    float sum_4 = sum_3 + max(weights_0[3U], 0.0);
                    bool _S215;
                    if(poisoned_4[0U])
                    {
                        _S215 = true;
                    }
                    else
                    {
                        _S215 = (weights_0[3U]) == -2.0;
                    }
                    poisoned_4[0U] = _S215;
                    float4 more_4 = weigh_0(weights_0[4U], values_0[4U], acc_1[0U]);
                    float4 _S216;
                    if((weights_0[4U]) >= 0.0)
                    {
                        _S216 = more_4;
                    }
                    else
                    {
                        _S216 = acc_1[0U];
                    }
                    acc_1[0U] = _S216;
                    float sum_5 = sum_4 + max(weights_0[4U], 0.0);
                    bool _S217;
                    if(poisoned_4[0U])
                    {
                        _S217 = true;
                    }
                    else
                    {
                        _S217 = (weights_0[4U]) == -2.0;
                    }
                    poisoned_4[0U] = _S217;
                    float4 more_5 = weigh_0(weights_0[5U], values_0[5U], acc_1[0U]);
                    float4 _S218;
                    if((weights_0[5U]) >= 0.0)
                    {
                        _S218 = more_5;
                    }
                    else
                    {
                        _S218 = acc_1[0U];
                    }
                    acc_1[0U] = _S218;
                    float sum_6 = sum_5 + max(weights_0[5U], 0.0);
                    bool _S219;
                    if(poisoned_4[0U])
                    {
                        _S219 = true;
                    }
                    else
                    {
                        _S219 = (weights_0[5U]) == -2.0;
                    }
                    poisoned_4[0U] = _S219;
                    float4 more_6 = weigh_0(weights_0[6U], values_0[6U], acc_1[0U]);
                    float4 _S220;
                    if((weights_0[6U]) >= 0.0)
                    {
                        _S220 = more_6;
                    }
                    else
                    {
                        _S220 = acc_1[0U];
                    }
                    acc_1[0U] = _S220;
                    float sum_7 = sum_6 + max(weights_0[6U], 0.0);
                    bool _S221;
                    if(poisoned_4[0U])
                    {
                        _S221 = true;
                    }
                    else
                    {
                        _S221 = (weights_0[6U]) == -2.0;
                    }
                    poisoned_4[0U] = _S221;
                    float4 more_7 = weigh_0(weights_0[7U], values_0[7U], acc_1[0U]);
                    float4 _S222;
                    if((weights_0[7U]) >= 0.0)
                    {
                        _S222 = more_7;
                    }
                    else
                    {
                        _S222 = acc_1[0U];
                    }
                    acc_1[0U] = _S222;
                    float sum_8 = sum_7 + max(weights_0[7U], 0.0);
                    bool _S223;
                    if(poisoned_4[0U])
                    {
                        _S223 = true;
                    }
                    else
                    {
                        _S223 = (weights_0[7U]) == -2.0;
                    }
                    poisoned_4[0U] = _S223;
                    l_2[0U] = fma(l_2[0U], factor_0, sum_8);
                    bits_2 = bits_2 + 8U;
                }
            }
            bits_1 = bits_1 + 32U;
        }
        uint _S224 = min(thread_0 / 32U, _S47);
        uint row_8 = _S37.first_row_0 + _S224;
        float m_3 = (*(&kernelContext_16)->range_peaks_0)[_S224];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S38)
            {
                uint _S225 = query_of_0(row_8, &kernelContext_16);
                uint _S226 = keys_of_query_0(_S39, _S225, &kernelContext_16);
                keep_2 = first_key_0 < _S226;
            }
            else
            {
                keep_2 = false;
            }
            if(keep_2)
            {
                thread Work_0 _S227 = _S37;
                uint _S228 = head_of_0(&_S227, row_8, &kernelContext_16);
                uint _S229 = query_of_0(row_8, &kernelContext_16);
                uint _S230 = scratch_of_0(_S37.batch_0, _S228, _S229, range_1, &kernelContext_16);
                store_range_0(_S230, _S58, m_3, l_2[0U], poisoned_4[0U], &kernelContext_16);
                store_range_quad_0(_S230, _S58, acc_1[0U], &kernelContext_16);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S231 = fold_2;
            float _S232 = folded_0(&_S231, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S232;
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
    uint _S233 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S234 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_16);
    if(_S233 < _S38)
    {
        uint _S235 = _S37.first_row_0 + _S233;
        thread Work_0 _S236 = _S37;
        uint _S237 = o_of_0(&_S236, _S235, &kernelContext_16);
        uint _S238 = _S58 * 4U;
        if(RANGES_0 == 0U)
        {
            _S36 = acc_1[0U];
        }
        else
        {
            _S36 = total_2[0U];
        }
        store_quad_0(_S237, _S238, _S36 * float4(_S234) , poisoned_4[0U], &kernelContext_16);
    }
    return;
}

