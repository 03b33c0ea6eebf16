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
    uint device* q_words_0;
    uint device* v_words_0;
    uint device* k_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    uint device* o_words_0;
    array<float4, int(128)> threadgroup* q_tile_0;
    array<float, int(4)> threadgroup* range_peaks_0;
    uint _S1;
    uint _S2;
    array<float4, int(512)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float, int(256)> threadgroup* sums_0;
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
    float4 _S20 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S20);
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_9)
{
    float4 _S21 = load_raw_quad_0(kernelContext_9->v_words_0, v_head_1 + min(first_0 + slot_0 / 32U, end_0 - 1U) * kernelContext_9->params_0->v_row_0, slot_0 % 32U * 4U, kernelContext_9);
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
    float score_0 = near_0 + (_S23 + _S24);
    float _S25 = (simd_shuffle((score_0), ushort((int((kernelContext_10->_S2) ^ 4U)))));
    return score_0 + _S25;
}

bool is_special_0(float score_1)
{
    return ((as_type<uint>((score_1))) & 2139095040U) == 2139095040U;
}

bool hide_0(float thread* score_2, uint key_0, uint end_1, uint mask_row_1, bool thread* poisoned_0, KernelContext_0 thread* kernelContext_11)
{
    bool hidden_0 = key_0 >= end_1;
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
        float bias_0 = kernelContext_11->mask_values_0[mask_row_1 + key_0 * kernelContext_11->params_0->mask_key_0];
        *score_2 = *score_2 + bias_0;
        hidden_1 = (as_type<uint>((bias_0))) == 4286578688U;
    }
    else
    {
        hidden_1 = hidden_0;
    }
    bool _S26;
    if(!hidden_1)
    {
        _S26 = is_special_0(*score_2);
    }
    else
    {
        _S26 = false;
    }
    if(_S26)
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
    float _S27;
    if(peak_0 > m_0)
    {
        _S27 = exp(m_0 - peak_0);
    }
    else
    {
        _S27 = 1.0;
    }
    return _S27;
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
        packed_float4 device* _S28 = kernelContext_13->scratch_0+(place_0 + (kernelContext_13->params_0->head_dim_0 + 3U) / 4U);
        int _S29;
        if(poisoned_1)
        {
            _S29 = int(1);
        }
        else
        {
            _S29 = int(0);
        }
        *_S28 = packed_float4(float4(m_1, l_0, float(_S29), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_14)
{
    if((quad_0 * 4U) < (kernelContext_14->params_0->head_dim_0))
    {
        *(kernelContext_14->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
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
    float _S30 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S30);
    (&fold_0)->add_0 = exp(m_2 - _S30);
    *total_m_0 = _S30;
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
    uint _S31 = kernelContext_16->params_0->o_offset_0 + work_4->batch_0 * kernelContext_16->params_0->o_batch_0;
    uint _S32 = head_of_0(work_4, row_6, kernelContext_16);
    uint _S33 = _S31 + _S32 * kernelContext_16->params_0->o_head_0;
    uint _S34 = query_of_0(row_6, kernelContext_16);
    return _S33 + _S34 * kernelContext_16->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_17)
{
    uint left_1 = kernelContext_17->params_0->head_dim_0 - min(kernelContext_17->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S35;
    if(left_1 > 0U)
    {
        uint device* _S36 = kernelContext_17->o_words_0+word_1;
        if(poisoned_3)
        {
            _S35 = 2143289344U;
        }
        else
        {
            _S35 = (as_type<uint>((quad_1.x)));
        }
        *_S36 = _S35;
    }
    if(left_1 > 1U)
    {
        uint device* _S37 = kernelContext_17->o_words_0+(word_1 + 1U);
        if(poisoned_3)
        {
            _S35 = 2143289344U;
        }
        else
        {
            _S35 = (as_type<uint>((quad_1.y)));
        }
        *_S37 = _S35;
    }
    if(left_1 > 2U)
    {
        uint device* _S38 = kernelContext_17->o_words_0+(word_1 + 2U);
        if(poisoned_3)
        {
            _S35 = 2143289344U;
        }
        else
        {
            _S35 = (as_type<uint>((quad_1.z)));
        }
        *_S38 = _S35;
    }
    if(left_1 > 3U)
    {
        uint device* _S39 = kernelContext_17->o_words_0+(word_1 + 3U);
        if(poisoned_3)
        {
            _S35 = 2143289344U;
        }
        else
        {
            _S35 = (as_type<uint>((quad_1.w)));
        }
        *_S39 = _S35;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* v_words_1 [[buffer(3)]], uint device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    bool _S40;
    uint item_0;
    uint eight_0;
    uint poison_0;
    uint sign_0;
    uint poison_1;
    uint sign_1;
    uint poison_2;
    float before_0;
    float before_1;
    float before_2;
    float before_3;
    float before_4;
    float before_5;
    float before_6;
    float before_7;
    float4 _S41;
    thread KernelContext_0 kernelContext_18;
    (&kernelContext_18)->params_0 = params_1;
    (&kernelContext_18)->key_lengths_0 = key_lengths_1;
    (&kernelContext_18)->q_words_0 = q_words_1;
    (&kernelContext_18)->v_words_0 = v_words_1;
    (&kernelContext_18)->k_words_0 = k_words_1;
    (&kernelContext_18)->mask_values_0 = mask_values_1;
    (&kernelContext_18)->scratch_0 = scratch_1;
    (&kernelContext_18)->o_words_0 = o_words_1;
    threadgroup array<float4, int(128)> q_tile_1;
    (&kernelContext_18)->q_tile_0 = &q_tile_1;
    threadgroup array<float, int(4)> range_peaks_1;
    (&kernelContext_18)->range_peaks_0 = &range_peaks_1;
    threadgroup array<float4, int(512)> scores_1;
    (&kernelContext_18)->scores_0 = &scores_1;
    threadgroup array<float, int(256)> peaks_1;
    (&kernelContext_18)->peaks_0 = &peaks_1;
    threadgroup array<float, int(256)> factors_1;
    (&kernelContext_18)->factors_0 = &factors_1;
    threadgroup array<float, int(256)> sums_1;
    (&kernelContext_18)->sums_0 = &sums_1;
    threadgroup array<float4, int(1024)> v_tile_1;
    (&kernelContext_18)->v_tile_0 = &v_tile_1;
    (&kernelContext_18)->_S1 = _builtinQuadLaneIndex_0;
    (&kernelContext_18)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S42 = find_work_0(number_1, 4U, &kernelContext_18);
    uint _S43 = min(4U, _S42.rows_0 - _S42.first_row_0);
    uint last_row_0 = _S42.first_row_0 + _S43 - 1U;
    uint _S44 = keys_of_batch_0(_S42.batch_0, &kernelContext_18);
    uint _S45 = query_of_0(last_row_0, &kernelContext_18);
    uint _S46 = keys_of_query_0(_S44, _S45, &kernelContext_18);
    uint _S47 = (&kernelContext_18)->params_0->k_offset_0 + _S42.batch_0 * (&kernelContext_18)->params_0->k_batch_0 + _S42.kv_head_0 * (&kernelContext_18)->params_0->k_head_0;
    uint _S48 = (&kernelContext_18)->params_0->v_offset_0 + _S42.batch_0 * (&kernelContext_18)->params_0->v_batch_0 + _S42.kv_head_0 * (&kernelContext_18)->params_0->v_head_0;
    uint lane_1 = thread_0 % 8U;
    uint quads_of_rows_0 = (_S43 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 8U;
    uint _S49 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S49 * 4U;
    uint _S50 = lane_1 % 4U;
    uint _S51 = first_of_quad_0 + _S50;
    uint _S52 = _S43 - 1U;
    uint _S53 = min(_S51, _S52);
    bool live_0;
    if(_S51 < _S43)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S54 = _S42.first_row_0 + _S53;
    uint _S55 = query_of_0(_S54, &kernelContext_18);
    uint _S56 = keys_of_query_0(_S44, _S55, &kernelContext_18);
    thread Work_0 _S57 = _S42;
    uint _S58 = mask_of_0(&_S57, _S54, &kernelContext_18);
    uint stride_0 = 32U / quads_of_rows_0;
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
        if(slot_1 < 128U)
        {
        }
        else
        {
            break;
        }
        uint _S59 = _S42.first_row_0 + min(slot_1 / 32U, _S52);
        thread Work_0 _S60 = _S42;
        uint _S61 = q_of_0(&_S60, _S59, &kernelContext_18);
        float4 _S62 = load_quad_0((&kernelContext_18)->q_words_0, _S61, slot_1 % 32U * 4U, &kernelContext_18);
        (*(&kernelContext_18)->q_tile_0)[slot_1] = _S62 * float4((&kernelContext_18)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S63 = thread_0 % 32U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_4;
    float4 _S64 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S64;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S64;
    l_2[0U] = 0.0;
    poisoned_4[0U] = false;
    uint range_1 = _S42.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_18)->params_0->range_keys_0;
        uint _S65 = min(first_key_0 + (&kernelContext_18)->params_0->range_keys_0, _S46);
        uint steps_0;
        if(_S65 > first_key_0)
        {
            steps_0 = (_S65 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<float4, int(4)>, int(1)> next_v_0;
        if(steps_0 > 0U)
        {
            float4 _S66 = load_v_0(_S48, first_key_0, _S65, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S66;
            float4 _S67 = load_v_0(_S48, first_key_0, _S65, 256U + thread_0, &kernelContext_18);
            next_v_0[0U][1U] = _S67;
            float4 _S68 = load_v_0(_S48, first_key_0, _S65, 512U + thread_0, &kernelContext_18);
            next_v_0[0U][2U] = _S68;
            float4 _S69 = load_v_0(_S48, first_key_0, _S65, 768U + thread_0, &kernelContext_18);
            next_v_0[0U][3U] = _S69;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < 4U)
        {
            (*(&kernelContext_18)->range_peaks_0)[thread_0] = -3.4028234663852886e+38;
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
            uint _S70 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S70;
            uint _S71 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S72 = _S65 - 1U;
            uint _S73 = min(_S71, _S72);
            thread array<array<float4, int(4)>, int(4)> k_quads_0;
            uint _S74 = lane_1 * 4U;
            float4 _S75 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S73 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_0[0U][0U] = _S75;
            uint _S76 = (8U + lane_1) * 4U;
            float4 _S77 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S73 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_0[0U][1U] = _S77;
            uint _S78 = (16U + lane_1) * 4U;
            float4 _S79 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S73 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[0U][2U] = _S79;
            uint _S80 = (24U + lane_1) * 4U;
            float4 _S81 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S73 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[0U][3U] = _S81;
            uint _S82 = _S71 + 1U;
            uint _S83 = min(_S82, _S72);
            float4 _S84 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S83 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_0[1U][0U] = _S84;
            float4 _S85 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S83 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_0[1U][1U] = _S85;
            float4 _S86 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S83 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[1U][2U] = _S86;
            float4 _S87 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S83 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[1U][3U] = _S87;
            uint _S88 = _S71 + 2U;
            uint _S89 = min(_S88, _S72);
            float4 _S90 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S89 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_0[2U][0U] = _S90;
            float4 _S91 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S89 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_0[2U][1U] = _S91;
            float4 _S92 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S89 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[2U][2U] = _S92;
            float4 _S93 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S89 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[2U][3U] = _S93;
            uint _S94 = _S71 + 3U;
            uint _S95 = min(_S94, _S72);
            float4 _S96 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S95 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_0[3U][0U] = _S96;
            float4 _S97 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S95 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_0[3U][1U] = _S97;
            float4 _S98 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S95 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_0[3U][2U] = _S98;
            float4 _S99 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S95 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_0[3U][3U] = _S99;
            uint _S100 = (first_of_quad_0 + (_S50 ^ 0U)) * 32U;
            float4 _S101 = (*(&kernelContext_18)->q_tile_0)[_S100 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S101, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S101, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S101, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            uint _S102 = (first_of_quad_0 + (_S50 ^ 1U)) * 32U;
            float4 _S103 = (*(&kernelContext_18)->q_tile_0)[_S102 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S103, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S103, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S103, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            uint _S104 = (first_of_quad_0 + (_S50 ^ 2U)) * 32U;
            float4 _S105 = (*(&kernelContext_18)->q_tile_0)[_S104 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S105, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S105, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S105, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            uint _S106 = (first_of_quad_0 + (_S50 ^ 3U)) * 32U;
            float4 _S107 = (*(&kernelContext_18)->q_tile_0)[_S106 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S107, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S107, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S107, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            float4 _S108 = (*(&kernelContext_18)->q_tile_0)[_S100 + 8U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S108, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S108, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S108, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            float4 _S109 = (*(&kernelContext_18)->q_tile_0)[_S102 + 8U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S109, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S109, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S109, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            float4 _S110 = (*(&kernelContext_18)->q_tile_0)[_S104 + 8U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S110, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S110, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S110, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            float4 _S111 = (*(&kernelContext_18)->q_tile_0)[_S106 + 8U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + 8U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S111, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S111, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S111, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            float4 _S112 = (*(&kernelContext_18)->q_tile_0)[_S100 + 16U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[1U][2U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[2U][2U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[3U][2U]), part_2[3U][0U]);
            float4 _S113 = (*(&kernelContext_18)->q_tile_0)[_S102 + 16U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[1U][2U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[2U][2U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S113, floats_of_0(k_quads_0[3U][2U]), part_2[3U][1U]);
            float4 _S114 = (*(&kernelContext_18)->q_tile_0)[_S104 + 16U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S114, floats_of_0(k_quads_0[1U][2U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S114, floats_of_0(k_quads_0[2U][2U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S114, floats_of_0(k_quads_0[3U][2U]), part_2[3U][2U]);
            float4 _S115 = (*(&kernelContext_18)->q_tile_0)[_S106 + 16U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + 16U + lane_1], floats_of_0(k_quads_0[0U][2U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[1U][2U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[2U][2U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S115, floats_of_0(k_quads_0[3U][2U]), part_2[3U][3U]);
            float4 _S116 = (*(&kernelContext_18)->q_tile_0)[_S100 + 24U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][3U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][3U]), part_2[2U][0U]);
            float4 _S117 = floats_of_0(_S99);
            part_2[3U][0U] = multiply_0(_S116, _S117, part_2[3U][0U]);
            float4 _S118 = (*(&kernelContext_18)->q_tile_0)[_S102 + 24U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][3U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][3U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S118, _S117, part_2[3U][1U]);
            float4 _S119 = (*(&kernelContext_18)->q_tile_0)[_S104 + 24U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][3U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][3U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S119, _S117, part_2[3U][2U]);
            float4 _S120 = (*(&kernelContext_18)->q_tile_0)[_S106 + 24U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + 24U + lane_1], floats_of_0(k_quads_0[0U][3U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[1U][3U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S120, floats_of_0(k_quads_0[2U][3U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S120, _S117, part_2[3U][3U]);
            uint _S121 = _S71 + 4U;
            uint _S122 = min(_S121, _S72);
            thread array<array<float4, int(4)>, int(4)> k_quads_1;
            float4 _S123 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S122 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_1[0U][0U] = _S123;
            float4 _S124 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S122 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_1[0U][1U] = _S124;
            float4 _S125 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S122 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_1[0U][2U] = _S125;
            float4 _S126 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S122 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_1[0U][3U] = _S126;
            uint _S127 = min(_S121 + 1U, _S72);
            float4 _S128 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S127 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_1[1U][0U] = _S128;
            float4 _S129 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S127 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_1[1U][1U] = _S129;
            float4 _S130 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S127 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_1[1U][2U] = _S130;
            float4 _S131 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S127 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_1[1U][3U] = _S131;
            uint _S132 = min(_S121 + 2U, _S72);
            float4 _S133 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S132 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_1[2U][0U] = _S133;
            float4 _S134 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S132 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_1[2U][1U] = _S134;
            float4 _S135 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S132 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_1[2U][2U] = _S135;
            float4 _S136 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S132 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_1[2U][3U] = _S136;
            uint _S137 = min(_S121 + 3U, _S72);
            float4 _S138 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S137 * (&kernelContext_18)->params_0->k_row_0, _S74, &kernelContext_18);
            k_quads_1[3U][0U] = _S138;
            float4 _S139 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S137 * (&kernelContext_18)->params_0->k_row_0, _S76, &kernelContext_18);
            k_quads_1[3U][1U] = _S139;
            float4 _S140 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S137 * (&kernelContext_18)->params_0->k_row_0, _S78, &kernelContext_18);
            k_quads_1[3U][2U] = _S140;
            float4 _S141 = load_raw_quad_0((&kernelContext_18)->k_words_0, _S47 + _S137 * (&kernelContext_18)->params_0->k_row_0, _S80, &kernelContext_18);
            k_quads_1[3U][3U] = _S141;
            float4 _S142 = (*(&kernelContext_18)->q_tile_0)[_S100 + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S142, floats_of_0(k_quads_1[1U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S142, floats_of_0(k_quads_1[2U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S142, floats_of_0(k_quads_1[3U][0U]), part_2[7U][0U]);
            float4 _S143 = (*(&kernelContext_18)->q_tile_0)[_S102 + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S143, floats_of_0(k_quads_1[1U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S143, floats_of_0(k_quads_1[2U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S143, floats_of_0(k_quads_1[3U][0U]), part_2[7U][1U]);
            float4 _S144 = (*(&kernelContext_18)->q_tile_0)[_S104 + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S144, floats_of_0(k_quads_1[1U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S144, floats_of_0(k_quads_1[2U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S144, floats_of_0(k_quads_1[3U][0U]), part_2[7U][2U]);
            float4 _S145 = (*(&kernelContext_18)->q_tile_0)[_S106 + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + lane_1], floats_of_0(k_quads_1[0U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S145, floats_of_0(k_quads_1[1U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S145, floats_of_0(k_quads_1[2U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S145, floats_of_0(k_quads_1[3U][0U]), part_2[7U][3U]);
            float4 _S146 = (*(&kernelContext_18)->q_tile_0)[_S100 + 8U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S146, floats_of_0(k_quads_1[1U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S146, floats_of_0(k_quads_1[2U][1U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S146, floats_of_0(k_quads_1[3U][1U]), part_2[7U][0U]);
            float4 _S147 = (*(&kernelContext_18)->q_tile_0)[_S102 + 8U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S147, floats_of_0(k_quads_1[1U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S147, floats_of_0(k_quads_1[2U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S147, floats_of_0(k_quads_1[3U][1U]), part_2[7U][1U]);
            float4 _S148 = (*(&kernelContext_18)->q_tile_0)[_S104 + 8U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S148, floats_of_0(k_quads_1[1U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S148, floats_of_0(k_quads_1[2U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S148, floats_of_0(k_quads_1[3U][1U]), part_2[7U][2U]);
            float4 _S149 = (*(&kernelContext_18)->q_tile_0)[_S106 + 8U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + 8U + lane_1], floats_of_0(k_quads_1[0U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S149, floats_of_0(k_quads_1[1U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S149, floats_of_0(k_quads_1[2U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S149, floats_of_0(k_quads_1[3U][1U]), part_2[7U][3U]);
            float4 _S150 = (*(&kernelContext_18)->q_tile_0)[_S100 + 16U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S150, floats_of_0(k_quads_1[1U][2U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S150, floats_of_0(k_quads_1[2U][2U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S150, floats_of_0(k_quads_1[3U][2U]), part_2[7U][0U]);
            float4 _S151 = (*(&kernelContext_18)->q_tile_0)[_S102 + 16U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S151, floats_of_0(k_quads_1[1U][2U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S151, floats_of_0(k_quads_1[2U][2U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S151, floats_of_0(k_quads_1[3U][2U]), part_2[7U][1U]);
            float4 _S152 = (*(&kernelContext_18)->q_tile_0)[_S104 + 16U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S152, floats_of_0(k_quads_1[1U][2U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S152, floats_of_0(k_quads_1[2U][2U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S152, floats_of_0(k_quads_1[3U][2U]), part_2[7U][2U]);
            float4 _S153 = (*(&kernelContext_18)->q_tile_0)[_S106 + 16U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + 16U + lane_1], floats_of_0(k_quads_1[0U][2U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S153, floats_of_0(k_quads_1[1U][2U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S153, floats_of_0(k_quads_1[2U][2U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S153, floats_of_0(k_quads_1[3U][2U]), part_2[7U][3U]);
            float4 _S154 = (*(&kernelContext_18)->q_tile_0)[_S100 + 24U + lane_1];
            part_2[4U][0U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S100 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S154, floats_of_0(k_quads_1[1U][3U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S154, floats_of_0(k_quads_1[2U][3U]), part_2[6U][0U]);
            float4 _S155 = floats_of_0(_S141);
            part_2[7U][0U] = multiply_0(_S154, _S155, part_2[7U][0U]);
            float4 _S156 = (*(&kernelContext_18)->q_tile_0)[_S102 + 24U + lane_1];
            part_2[4U][1U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S102 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S156, floats_of_0(k_quads_1[1U][3U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S156, floats_of_0(k_quads_1[2U][3U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S156, _S155, part_2[7U][1U]);
            float4 _S157 = (*(&kernelContext_18)->q_tile_0)[_S104 + 24U + lane_1];
            part_2[4U][2U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S104 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S157, floats_of_0(k_quads_1[1U][3U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S157, floats_of_0(k_quads_1[2U][3U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S157, _S155, part_2[7U][2U]);
            float4 _S158 = (*(&kernelContext_18)->q_tile_0)[_S106 + 24U + lane_1];
            part_2[4U][3U] = multiply_0((*(&kernelContext_18)->q_tile_0)[_S106 + 24U + lane_1], floats_of_0(k_quads_1[0U][3U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S158, floats_of_0(k_quads_1[1U][3U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S158, floats_of_0(k_quads_1[2U][3U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S158, _S155, part_2[7U][3U]);
            thread array<float, int(4)> _S159 = part_2[0U];
            float _S160 = sum_of_row_0(&_S159, &kernelContext_18);
            thread float score_3 = _S160;
            thread bool poison_3 = false;
            uint _S161 = min(_S56, _S65);
            bool _S162 = hide_0(&score_3, _S71, _S161, _S58, &poison_3, &kernelContext_18);
            float _S163 = max(-3.4028234663852886e+38, score_3);
            thread array<float4, int(2)> told_0;
            if(poison_3)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S162)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S164 = part_2[1U];
            float _S165 = sum_of_row_0(&_S164, &kernelContext_18);
            thread float score_4 = _S165;
            thread bool poison_4 = false;
            bool _S166 = hide_0(&score_4, _S82, _S161, _S58, &poison_4, &kernelContext_18);
            float _S167 = max(_S163, score_4);
            if(poison_4)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S166)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S168 = part_2[2U];
            float _S169 = sum_of_row_0(&_S168, &kernelContext_18);
            thread float score_5 = _S169;
            thread bool poison_5 = false;
            bool _S170 = hide_0(&score_5, _S88, _S161, _S58, &poison_5, &kernelContext_18);
            float _S171 = max(_S167, score_5);
            if(poison_5)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S170)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S172 = part_2[3U];
            float _S173 = sum_of_row_0(&_S172, &kernelContext_18);
            thread float score_6 = _S173;
            thread bool poison_6 = false;
            bool _S174 = hide_0(&score_6, _S94, _S161, _S58, &poison_6, &kernelContext_18);
            float _S175 = max(_S171, score_6);
            if(poison_6)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S174)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S176 = part_2[4U];
            float _S177 = sum_of_row_0(&_S176, &kernelContext_18);
            thread float score_7 = _S177;
            thread bool poison_7 = false;
            bool _S178 = hide_0(&score_7, _S121, _S161, _S58, &poison_7, &kernelContext_18);
            float _S179 = max(_S175, score_7);
            if(poison_7)
            {
                sign_0 = 2143289344U;
            }
            else
            {
                if(_S178)
                {
                    sign_0 = 4286578688U;
                }
                else
                {
                    sign_0 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_0)));
            thread array<float, int(4)> _S180 = part_2[5U];
            float _S181 = sum_of_row_0(&_S180, &kernelContext_18);
            thread float score_8 = _S181;
            thread bool poison_8 = false;
            bool _S182 = hide_0(&score_8, _S71 + 5U, _S161, _S58, &poison_8, &kernelContext_18);
            float _S183 = max(_S179, score_8);
            if(poison_8)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S182)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S184 = part_2[6U];
            float _S185 = sum_of_row_0(&_S184, &kernelContext_18);
            thread float score_9 = _S185;
            thread bool poison_9 = false;
            bool _S186 = hide_0(&score_9, _S71 + 6U, _S161, _S58, &poison_9, &kernelContext_18);
            float _S187 = max(_S183, score_9);
            if(poison_9)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S186)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_9)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S188 = part_2[7U];
            float _S189 = sum_of_row_0(&_S188, &kernelContext_18);
            thread float score_10 = _S189;
            thread bool poison_10 = false;
            bool _S190 = hide_0(&score_10, _S71 + 7U, _S161, _S58, &poison_10, &kernelContext_18);
            float _S191 = max(_S187, score_10);
            if(poison_10)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S190)
                {
                    poison_2 = 4286578688U;
                }
                else
                {
                    poison_2 = (as_type<uint>((score_10)));
                }
            }
            told_0[1U].w = (as_type<float>((poison_2)));
            if(live_0)
            {
                _S40 = step_0 < steps_0;
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                uint _S192 = _S53 * 64U + step_0;
                uint _S193 = _S192 * 2U;
                (*(&kernelContext_18)->scores_0)[_S193] = told_0[0U];
                (*(&kernelContext_18)->scores_0)[_S193 + 1U] = told_0[1U];
                (*(&kernelContext_18)->peaks_0)[_S192] = _S191;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S43 * steps_0))
            {
            }
            else
            {
                break;
            }
            uint row_8 = item_0 / steps_0;
            uint step_1 = item_0 % steps_0;
            eight_0 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S194 = eight_0 < step_1;
                if(_S194)
                {
                }
                else
                {
                    break;
                }
                uint _S195 = row_8 * 64U + eight_0;
                float other_0 = (*(&kernelContext_18)->peaks_0)[_S195];
                if(_S194)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_18)->peaks_0)[_S195 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_18)->peaks_0)[_S195 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_18)->peaks_0)[_S195 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_18)->peaks_0)[_S195 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_18)->peaks_0)[_S195 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_18)->peaks_0)[_S195 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_18)->peaks_0)[_S195 + 7U];
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
            uint _S196 = row_8 * 64U + step_1;
            float _S197 = max(before_0, (*(&kernelContext_18)->peaks_0)[_S196]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_18)->range_peaks_0)[row_8] = _S197;
            }
            uint _S198 = _S196 * 2U;
            thread float4 weights_0 = (*(&kernelContext_18)->scores_0)[_S198];
            float score_11 = weights_0.x;
            if(is_special_0(weights_0.x))
            {
                if((as_type<uint>((score_11))) != 4286578688U)
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
                float _S199 = exp(score_11 - _S197);
                weights_0.x = _S199;
                poison_0 = 0U;
                before_1 = _S199;
                sign_0 = 0U;
            }
            float score_12 = weights_0.y;
            if(is_special_0(weights_0.y))
            {
                if((as_type<uint>((score_12))) != 4286578688U)
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
                float _S200 = exp(score_12 - _S197);
                weights_0.y = _S200;
                float sum_2 = before_1 + _S200;
                poison_1 = poison_0;
                before_2 = sum_2;
                sign_1 = sign_0;
            }
            float score_13 = weights_0.z;
            uint sign_2;
            if(is_special_0(weights_0.z))
            {
                if((as_type<uint>((score_13))) != 4286578688U)
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
                float _S201 = exp(score_13 - _S197);
                weights_0.z = _S201;
                float sum_3 = before_2 + _S201;
                poison_2 = poison_1;
                before_3 = sum_3;
                sign_2 = sign_1;
            }
            float score_14 = weights_0.w;
            uint poison_11;
            uint sign_3;
            if(is_special_0(weights_0.w))
            {
                if((as_type<uint>((score_14))) != 4286578688U)
                {
                    poison_11 = 2147483648U;
                }
                else
                {
                    poison_11 = poison_2;
                }
                weights_0.w = -1.0;
                before_4 = before_3;
                sign_3 = 2147483648U;
            }
            else
            {
                float _S202 = exp(score_14 - _S197);
                weights_0.w = _S202;
                float sum_4 = before_3 + _S202;
                poison_11 = poison_2;
                before_4 = sum_4;
                sign_3 = sign_2;
            }
            (*(&kernelContext_18)->scores_0)[_S198] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_18)->scores_0)[_S198 + 1U];
            float score_15 = weights_1.x;
            uint poison_12;
            uint sign_4;
            if(is_special_0(weights_1.x))
            {
                if((as_type<uint>((score_15))) != 4286578688U)
                {
                    poison_12 = 2147483648U;
                }
                else
                {
                    poison_12 = poison_11;
                }
                weights_1.x = -1.0;
                before_5 = before_4;
                sign_4 = 2147483648U;
            }
            else
            {
                float _S203 = exp(score_15 - _S197);
                weights_1.x = _S203;
                float sum_5 = before_4 + _S203;
                poison_12 = poison_11;
                before_5 = sum_5;
                sign_4 = sign_3;
            }
            float score_16 = weights_1.y;
            uint poison_13;
            uint sign_5;
            if(is_special_0(weights_1.y))
            {
                if((as_type<uint>((score_16))) != 4286578688U)
                {
                    poison_13 = 2147483648U;
                }
                else
                {
                    poison_13 = poison_12;
                }
                weights_1.y = -1.0;
                before_6 = before_5;
                sign_5 = 2147483648U;
            }
            else
            {
                float _S204 = exp(score_16 - _S197);
                weights_1.y = _S204;
                float sum_6 = before_5 + _S204;
                poison_13 = poison_12;
                before_6 = sum_6;
                sign_5 = sign_4;
            }
            float score_17 = weights_1.z;
            uint poison_14;
            uint sign_6;
            if(is_special_0(weights_1.z))
            {
                if((as_type<uint>((score_17))) != 4286578688U)
                {
                    poison_14 = 2147483648U;
                }
                else
                {
                    poison_14 = poison_13;
                }
                weights_1.z = -1.0;
                before_7 = before_6;
                sign_6 = 2147483648U;
            }
            else
            {
                float _S205 = exp(score_17 - _S197);
                weights_1.z = _S205;
                float sum_7 = before_6 + _S205;
                poison_14 = poison_13;
                before_7 = sum_7;
                sign_6 = sign_5;
            }
            float score_18 = weights_1.w;
            uint sign_7;
            uint poison_15;
            float sum_8;
            if(is_special_0(weights_1.w))
            {
                if((as_type<uint>((score_18))) != 4286578688U)
                {
                    sign_7 = 2147483648U;
                }
                else
                {
                    sign_7 = poison_14;
                }
                weights_1.w = -1.0;
                uint _S206 = sign_7;
                sign_7 = 2147483648U;
                sum_8 = before_7;
                poison_15 = _S206;
            }
            else
            {
                float _S207 = exp(score_18 - _S197);
                weights_1.w = _S207;
                float sum_9 = before_7 + _S207;
                sign_7 = sign_6;
                sum_8 = sum_9;
                poison_15 = poison_14;
            }
            (*(&kernelContext_18)->scores_0)[_S198 + 1U] = weights_1;
            (*(&kernelContext_18)->factors_0)[_S196] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S197)))) | sign_7)));
            (*(&kernelContext_18)->sums_0)[_S196] = (as_type<float>(((as_type<uint>((sum_8))) | poison_15)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S64;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S208 = steps_0 * 8U;
            if(eight_0 < _S208)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_18)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S209 = 256U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S209] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S210 = 512U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S210] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S211 = 768U + thread_0;
            (*(&kernelContext_18)->v_tile_0)[_S211] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S212 = first_key_0 + eight_0 + 32U;
            float4 _S213 = load_v_0(_S48, _S212, _S65, thread_0, &kernelContext_18);
            next_v_0[0U][0U] = _S213;
            float4 _S214 = load_v_0(_S48, _S212, _S65, _S209, &kernelContext_18);
            next_v_0[0U][1U] = _S214;
            float4 _S215 = load_v_0(_S48, _S212, _S65, _S210, &kernelContext_18);
            next_v_0[0U][2U] = _S215;
            float4 _S216 = load_v_0(_S48, _S212, _S65, _S211, &kernelContext_18);
            next_v_0[0U][3U] = _S216;
            uint _S217 = min(32U, _S208 - eight_0);
            uint _S218 = thread_0 / 32U;
            if(_S218 < _S43)
            {
                uint _S219 = _S218 * 64U + eight_0 / 8U;
                if(0U < _S217)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S219])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_8 = 0U | slot_1;
                if(8U < _S217)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S219 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_9 = sign_8 | poison_0;
                if(16U < _S217)
                {
                    sign_0 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S219 + 2U])));
                }
                else
                {
                    sign_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | sign_0;
                if(24U < _S217)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_18)->factors_0)[_S219 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | poison_1;
                if((sign_11 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_18)->factors_0)[_S219];
                    float4 _S220 = acc_1[0U] * float4((*(&kernelContext_18)->factors_0)[_S219]) ;
                    acc_1[0U] = _S220;
                    uint _S221 = _S219 * 2U;
                    float4 _S222 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].x, (*(&kernelContext_18)->v_tile_0)[_S63], _S220);
                    acc_1[0U] = _S222;
                    float4 _S223 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].y, (*(&kernelContext_18)->v_tile_0)[32U + _S63], _S222);
                    acc_1[0U] = _S223;
                    float4 _S224 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].z, (*(&kernelContext_18)->v_tile_0)[64U + _S63], _S223);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_18)->scores_0)[_S221].w, (*(&kernelContext_18)->v_tile_0)[96U + _S63], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].x, (*(&kernelContext_18)->v_tile_0)[128U + _S63], _S225);
                    acc_1[0U] = _S226;
                    float4 _S227 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].y, (*(&kernelContext_18)->v_tile_0)[160U + _S63], _S226);
                    acc_1[0U] = _S227;
                    float4 _S228 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].z, (*(&kernelContext_18)->v_tile_0)[192U + _S63], _S227);
                    acc_1[0U] = _S228;
                    float4 _S229 = weigh_0((*(&kernelContext_18)->scores_0)[_S221 + 1U].w, (*(&kernelContext_18)->v_tile_0)[224U + _S63], _S228);
                    acc_1[0U] = _S229;
                    float _S230 = fma(l_2[0U], factor_0, (*(&kernelContext_18)->sums_0)[_S219]);
                    l_2[0U] = _S230;
                    uint _S231 = _S219 + 1U;
                    float factor_1 = (*(&kernelContext_18)->factors_0)[_S231];
                    float4 _S232 = _S229 * float4((*(&kernelContext_18)->factors_0)[_S231]) ;
                    acc_1[0U] = _S232;
                    uint _S233 = _S231 * 2U;
                    float4 _S234 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].x, (*(&kernelContext_18)->v_tile_0)[256U + _S63], _S232);
                    acc_1[0U] = _S234;
                    float4 _S235 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].y, (*(&kernelContext_18)->v_tile_0)[288U + _S63], _S234);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].z, (*(&kernelContext_18)->v_tile_0)[320U + _S63], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_18)->scores_0)[_S233].w, (*(&kernelContext_18)->v_tile_0)[352U + _S63], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].x, (*(&kernelContext_18)->v_tile_0)[384U + _S63], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].y, (*(&kernelContext_18)->v_tile_0)[416U + _S63], _S238);
                    acc_1[0U] = _S239;
                    float4 _S240 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].z, (*(&kernelContext_18)->v_tile_0)[448U + _S63], _S239);
                    acc_1[0U] = _S240;
                    float4 _S241 = weigh_0((*(&kernelContext_18)->scores_0)[_S233 + 1U].w, (*(&kernelContext_18)->v_tile_0)[480U + _S63], _S240);
                    acc_1[0U] = _S241;
                    float _S242 = fma(_S230, factor_1, (*(&kernelContext_18)->sums_0)[_S231]);
                    l_2[0U] = _S242;
                    uint _S243 = _S219 + 2U;
                    float factor_2 = (*(&kernelContext_18)->factors_0)[_S243];
                    float4 _S244 = _S241 * float4((*(&kernelContext_18)->factors_0)[_S243]) ;
                    acc_1[0U] = _S244;
                    uint _S245 = _S243 * 2U;
                    float4 _S246 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].x, (*(&kernelContext_18)->v_tile_0)[512U + _S63], _S244);
                    acc_1[0U] = _S246;
                    float4 _S247 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].y, (*(&kernelContext_18)->v_tile_0)[544U + _S63], _S246);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].z, (*(&kernelContext_18)->v_tile_0)[576U + _S63], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_18)->scores_0)[_S245].w, (*(&kernelContext_18)->v_tile_0)[608U + _S63], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].x, (*(&kernelContext_18)->v_tile_0)[640U + _S63], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].y, (*(&kernelContext_18)->v_tile_0)[672U + _S63], _S250);
                    acc_1[0U] = _S251;
                    float4 _S252 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].z, (*(&kernelContext_18)->v_tile_0)[704U + _S63], _S251);
                    acc_1[0U] = _S252;
                    float4 _S253 = weigh_0((*(&kernelContext_18)->scores_0)[_S245 + 1U].w, (*(&kernelContext_18)->v_tile_0)[736U + _S63], _S252);
                    acc_1[0U] = _S253;
                    float _S254 = fma(_S242, factor_2, (*(&kernelContext_18)->sums_0)[_S243]);
                    l_2[0U] = _S254;
                    uint _S255 = _S219 + 3U;
                    float factor_3 = (*(&kernelContext_18)->factors_0)[_S255];
                    float4 _S256 = _S253 * float4((*(&kernelContext_18)->factors_0)[_S255]) ;
                    acc_1[0U] = _S256;
                    uint _S257 = _S255 * 2U;
                    float4 _S258 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].x, (*(&kernelContext_18)->v_tile_0)[768U + _S63], _S256);
                    acc_1[0U] = _S258;
                    float4 _S259 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].y, (*(&kernelContext_18)->v_tile_0)[800U + _S63], _S258);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].z, (*(&kernelContext_18)->v_tile_0)[832U + _S63], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_18)->scores_0)[_S257].w, (*(&kernelContext_18)->v_tile_0)[864U + _S63], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].x, (*(&kernelContext_18)->v_tile_0)[896U + _S63], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].y, (*(&kernelContext_18)->v_tile_0)[928U + _S63], _S262);
                    acc_1[0U] = _S263;
                    float4 _S264 = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].z, (*(&kernelContext_18)->v_tile_0)[960U + _S63], _S263);
                    acc_1[0U] = _S264;
                    acc_1[0U] = weigh_0((*(&kernelContext_18)->scores_0)[_S257 + 1U].w, (*(&kernelContext_18)->v_tile_0)[992U + _S63], _S264);
                    l_2[0U] = fma(_S254, factor_3, (*(&kernelContext_18)->sums_0)[_S255]);
                }
                else
                {
                    sign_1 = 0U;
                    for(;;)
                    {
                        uint _S265 = sign_1 * 8U;
                        if(_S265 < _S217)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S266 = _S219 + sign_1;
                        float factor_4 = (as_type<float>(((as_type<uint>(((*(&kernelContext_18)->factors_0)[_S266]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_4) ;
                        uint _S267 = _S266 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_18)->scores_0)[_S267].x, (*(&kernelContext_18)->v_tile_0)[_S265 * 32U + _S63], acc_1[0U]);
                        if(((*(&kernelContext_18)->scores_0)[_S267].x) >= 0.0)
                        {
                            _S41 = more_0;
                        }
                        else
                        {
                            _S41 = acc_1[0U];
                        }
                        acc_1[0U] = _S41;
                        float4 more_1 = weigh_0((*(&kernelContext_18)->scores_0)[_S267].y, (*(&kernelContext_18)->v_tile_0)[(_S265 + 1U) * 32U + _S63], acc_1[0U]);
                        float4 _S268;
                        if(((*(&kernelContext_18)->scores_0)[_S267].y) >= 0.0)
                        {
                            _S268 = more_1;
                        }
                        else
                        {
                            _S268 = acc_1[0U];
                        }
                        acc_1[0U] = _S268;
                        float4 more_2 = weigh_0((*(&kernelContext_18)->scores_0)[_S267].z, (*(&kernelContext_18)->v_tile_0)[(_S265 + 2U) * 32U + _S63], acc_1[0U]);
                        float4 _S269;
                        if(((*(&kernelContext_18)->scores_0)[_S267].z) >= 0.0)
                        {
                            _S269 = more_2;
                        }
                        else
                        {
                            _S269 = acc_1[0U];
                        }
                        acc_1[0U] = _S269;
                        float4 more_3 = weigh_0((*(&kernelContext_18)->scores_0)[_S267].w, (*(&kernelContext_18)->v_tile_0)[(_S265 + 3U) * 32U + _S63], acc_1[0U]);
                        float4 _S270;
                        if(((*(&kernelContext_18)->scores_0)[_S267].w) >= 0.0)
                        {
                            _S270 = more_3;
                        }
                        else
                        {
                            _S270 = acc_1[0U];
                        }
                        acc_1[0U] = _S270;
                        float4 more_4 = weigh_0((*(&kernelContext_18)->scores_0)[_S267 + 1U].x, (*(&kernelContext_18)->v_tile_0)[(_S265 + 4U) * 32U + _S63], acc_1[0U]);
                        float4 _S271;
                        if(((*(&kernelContext_18)->scores_0)[_S267 + 1U].x) >= 0.0)
                        {
                            _S271 = more_4;
                        }
                        else
                        {
                            _S271 = acc_1[0U];
                        }
                        acc_1[0U] = _S271;
                        float4 more_5 = weigh_0((*(&kernelContext_18)->scores_0)[_S267 + 1U].y, (*(&kernelContext_18)->v_tile_0)[(_S265 + 5U) * 32U + _S63], acc_1[0U]);
                        float4 _S272;
                        if(((*(&kernelContext_18)->scores_0)[_S267 + 1U].y) >= 0.0)
                        {
                            _S272 = more_5;
                        }
                        else
                        {
                            _S272 = acc_1[0U];
                        }
                        acc_1[0U] = _S272;
                        float4 more_6 = weigh_0((*(&kernelContext_18)->scores_0)[_S267 + 1U].z, (*(&kernelContext_18)->v_tile_0)[(_S265 + 6U) * 32U + _S63], acc_1[0U]);
                        float4 _S273;
                        if(((*(&kernelContext_18)->scores_0)[_S267 + 1U].z) >= 0.0)
                        {
                            _S273 = more_6;
                        }
                        else
                        {
                            _S273 = acc_1[0U];
                        }
                        acc_1[0U] = _S273;
                        float4 more_7 = weigh_0((*(&kernelContext_18)->scores_0)[_S267 + 1U].w, (*(&kernelContext_18)->v_tile_0)[(_S265 + 7U) * 32U + _S63], acc_1[0U]);
                        float4 _S274;
                        if(((*(&kernelContext_18)->scores_0)[_S267 + 1U].w) >= 0.0)
                        {
                            _S274 = more_7;
                        }
                        else
                        {
                            _S274 = acc_1[0U];
                        }
                        acc_1[0U] = _S274;
                        float sum_10 = (*(&kernelContext_18)->sums_0)[_S266];
                        l_2[0U] = fma(l_2[0U], factor_4, abs((*(&kernelContext_18)->sums_0)[_S266]));
                        if((as_type<uint>((sum_10))) >= 2147483648U)
                        {
                            poisoned_4[0U] = true;
                        }
                        sign_1 = sign_1 + 1U;
                    }
                }
            }
            eight_0 = eight_0 + 32U;
        }
        uint _S275 = min(thread_0 / 32U, _S52);
        uint row_9 = _S42.first_row_0 + _S275;
        float m_3 = (*(&kernelContext_18)->range_peaks_0)[_S275];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 32U) < _S43)
            {
                uint _S276 = query_of_0(row_9, &kernelContext_18);
                uint _S277 = keys_of_query_0(_S44, _S276, &kernelContext_18);
                _S40 = first_key_0 < _S277;
            }
            else
            {
                _S40 = false;
            }
            if(_S40)
            {
                thread Work_0 _S278 = _S42;
                uint _S279 = head_of_0(&_S278, row_9, &kernelContext_18);
                uint _S280 = query_of_0(row_9, &kernelContext_18);
                uint _S281 = scratch_of_0(_S42.batch_0, _S279, _S280, range_1, &kernelContext_18);
                store_range_0(_S281, _S63, m_3, l_2[0U], poisoned_4[0U], &kernelContext_18);
                store_range_quad_0(_S281, _S63, acc_1[0U], &kernelContext_18);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S282 = fold_2;
            float _S283 = folded_0(&_S282, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S283;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S40 = range_2 < (_S42.last_range_0);
        }
        else
        {
            _S40 = false;
        }
        if(!_S40)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S284 = thread_0 / 32U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S285 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_18);
    if(_S284 < _S43)
    {
        uint _S286 = _S42.first_row_0 + _S284;
        thread Work_0 _S287 = _S42;
        uint _S288 = o_of_0(&_S287, _S286, &kernelContext_18);
        uint _S289 = _S63 * 4U;
        if(RANGES_0 == 0U)
        {
            _S41 = acc_1[0U];
        }
        else
        {
            _S41 = total_2[0U];
        }
        store_quad_0(_S288, _S289, _S41 * float4(_S285) , poisoned_4[0U], &kernelContext_18);
    }
    return;
}

