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
    array<float4, int(512)> threadgroup* scores_0;
    array<float, int(256)> threadgroup* peaks_0;
    array<float, int(256)> threadgroup* factors_0;
    array<float, int(256)> threadgroup* sums_0;
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

float4 load_raw_quad_0(packed_uint4 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    float4 _S19 = float4(int4(int(0)) );
    float4 raw_0;
    if((kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = (as_type<float4>((uint4(*(words_0+(row_4 + element_0) / 4U)) )));
    }
    else
    {
        raw_0 = _S19;
    }
    return raw_0;
}

float4 load_raw_quad_1(packed_uint4 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
{
    float4 _S20 = float4(int4(int(0)) );
    float4 raw_1;
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_1)) > 0U)
    {
        raw_1 = (as_type<float4>((uint4(*(words_1+(row_5 + element_1) / 4U)) )));
    }
    else
    {
        raw_1 = _S20;
    }
    return raw_1;
}

float4 floats_of_0(float4 raw_2)
{
    return raw_2;
}

float4 load_quad_0(packed_uint4 device* words_2, uint row_6, uint element_2, KernelContext_0 thread* kernelContext_9)
{
    float4 _S21 = load_raw_quad_1(words_2, row_6, element_2, kernelContext_9);
    return floats_of_0(_S21);
}

float4 load_v_0(uint v_head_1, uint first_0, uint end_0, uint slot_0, KernelContext_0 thread* kernelContext_10)
{
    float4 _S22 = load_raw_quad_1(kernelContext_10->v_words_0, v_head_1 + min(first_0 + slot_0 / 8U, end_0 - 1U) * kernelContext_10->params_0->v_row_0, slot_0 % 8U * 4U, kernelContext_10);
    return _S22;
}

float multiply_0(float4 q_0, float4 k_0, float sum_0)
{
    return fma(q_0.w, k_0.w, fma(q_0.z, k_0.z, fma(q_0.y, k_0.y, fma(q_0.x, k_0.x, sum_0))));
}

float sum_of_row_0(const array<float, int(4)> thread* part_1, KernelContext_0 thread* kernelContext_11)
{
    float _S23 = (quad_shuffle(((*part_1)[int(1)]), ushort(((kernelContext_11->_S1) ^ 1U))));
    float near_0 = (*part_1)[int(0)] + _S23;
    float _S24 = (quad_shuffle(((*part_1)[int(2)]), ushort(((kernelContext_11->_S1) ^ 2U))));
    float _S25 = (quad_shuffle(((*part_1)[int(3)]), ushort(((kernelContext_11->_S1) ^ 3U))));
    return near_0 + (_S24 + _S25);
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
    bool _S26;
    if(!hidden_1)
    {
        _S26 = is_special_0(*score_1);
    }
    else
    {
        _S26 = false;
    }
    if(_S26)
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

uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_13)
{
    return kernelContext_13->params_0->scratch_offset_0 + (((batch_3 * kernelContext_13->params_0->heads_0 + head_0) * kernelContext_13->params_0->q_len_0 + query_1) * kernelContext_13->params_0->ranges_0 + range_0) * ((kernelContext_13->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_1, float l_0, bool poisoned_1, KernelContext_0 thread* kernelContext_14)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S28 = kernelContext_14->scratch_0+(place_0 + (kernelContext_14->params_0->head_dim_0 + 3U) / 4U);
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
    uint _S31 = kernelContext_17->params_0->o_offset_0 + work_4->batch_0 * kernelContext_17->params_0->o_batch_0;
    uint _S32 = head_of_0(work_4, row_7, kernelContext_17);
    uint _S33 = _S31 + _S32 * kernelContext_17->params_0->o_head_0;
    uint _S34 = query_of_0(row_7, kernelContext_17);
    return _S33 + _S34 * kernelContext_17->params_0->o_row_0;
}

void store_quad_0(uint row_8, uint element_3, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_18)
{
    if((kernelContext_18->params_0->head_dim_0 - min(kernelContext_18->params_0->head_dim_0, element_3)) > 0U)
    {
        packed_uint4 device* _S35 = kernelContext_18->o_words_0+(row_8 + element_3) / 4U;
        uint4 _S36;
        if(poisoned_3)
        {
            _S36 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S36 = (as_type<uint4>((quad_1)));
        }
        *_S35 = packed_uint4(_S36) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* v_words_1 [[buffer(3)]], packed_uint4 device* k_words_1 [[buffer(2)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* o_words_1 [[buffer(4)]])
{
    bool _S37;
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
    float4 _S38;
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
    (&kernelContext_19)->_S1 = _builtinQuadLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S39 = find_work_0(number_1, 4U, &kernelContext_19);
    uint _S40 = min(4U, _S39.rows_0 - _S39.first_row_0);
    uint last_row_0 = _S39.first_row_0 + _S40 - 1U;
    uint _S41 = keys_of_batch_0(_S39.batch_0, &kernelContext_19);
    uint _S42 = query_of_0(last_row_0, &kernelContext_19);
    uint _S43 = keys_of_query_0(_S41, _S42, &kernelContext_19);
    uint _S44 = (&kernelContext_19)->params_0->k_offset_0 + _S39.batch_0 * (&kernelContext_19)->params_0->k_batch_0 + _S39.kv_head_0 * (&kernelContext_19)->params_0->k_head_0;
    uint _S45 = (&kernelContext_19)->params_0->v_offset_0 + _S39.batch_0 * (&kernelContext_19)->params_0->v_batch_0 + _S39.kv_head_0 * (&kernelContext_19)->params_0->v_head_0;
    uint lane_1 = thread_0 % 4U;
    uint quads_of_rows_0 = (_S40 + 4U - 1U) / 4U;
    uint team_0 = thread_0 / 4U;
    uint _S46 = team_0 % quads_of_rows_0;
    uint first_of_quad_0 = _S46 * 4U;
    uint _S47 = lane_1 % 4U;
    uint _S48 = first_of_quad_0 + _S47;
    uint _S49 = _S40 - 1U;
    uint _S50 = min(_S48, _S49);
    bool live_0;
    if(_S48 < _S40)
    {
        live_0 = lane_1 < 4U;
    }
    else
    {
        live_0 = false;
    }
    uint _S51 = _S39.first_row_0 + _S50;
    uint _S52 = query_of_0(_S51, &kernelContext_19);
    uint _S53 = keys_of_query_0(_S41, _S52, &kernelContext_19);
    thread Work_0 _S54 = _S39;
    uint _S55 = mask_of_0(&_S54, _S51, &kernelContext_19);
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
        uint _S56 = _S39.first_row_0 + min(slot_1 / 8U, _S49);
        thread Work_0 _S57 = _S39;
        uint _S58 = q_of_0(&_S57, _S56, &kernelContext_19);
        float4 _S59 = load_quad_0((&kernelContext_19)->q_words_0, _S58, slot_1 % 8U * 4U, &kernelContext_19);
        (*(&kernelContext_19)->q_tile_0)[slot_1] = _S59 * float4((&kernelContext_19)->params_0->scale_0) ;
        slot_1 = slot_1 + 256U;
    }
    uint _S60 = thread_0 % 8U;
    thread array<float4, int(1)> total_2;
    thread array<float, int(1)> total_l_0;
    thread array<float, int(1)> total_m_1;
    thread array<float4, int(1)> acc_1;
    thread array<float, int(1)> l_2;
    thread array<bool, int(1)> poisoned_4;
    float4 _S61 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S61;
    total_l_0[0U] = 0.0;
    total_m_1[0U] = -3.4028234663852886e+38;
    acc_1[0U] = _S61;
    l_2[0U] = 0.0;
    poisoned_4[0U] = false;
    uint range_1 = _S39.first_range_0;
    for(;;)
    {
        uint first_key_0 = range_1 * (&kernelContext_19)->params_0->range_keys_0;
        uint _S62 = min(first_key_0 + (&kernelContext_19)->params_0->range_keys_0, _S43);
        uint steps_0;
        if(_S62 > first_key_0)
        {
            steps_0 = (_S62 - first_key_0 + 8U - 1U) / 8U;
        }
        else
        {
            steps_0 = 0U;
        }
        thread array<array<float4, int(4)>, int(2)> next_v_0;
        if(steps_0 > 0U)
        {
            float4 _S63 = load_v_0(_S45, first_key_0, _S62, thread_0, &kernelContext_19);
            next_v_0[0U][0U] = _S63;
            uint _S64 = 256U + thread_0;
            float4 _S65 = load_v_0(_S45, first_key_0, _S62, _S64, &kernelContext_19);
            next_v_0[0U][1U] = _S65;
            uint _S66 = 512U + thread_0;
            float4 _S67 = load_v_0(_S45, first_key_0, _S62, _S66, &kernelContext_19);
            next_v_0[0U][2U] = _S67;
            uint _S68 = 768U + thread_0;
            float4 _S69 = load_v_0(_S45, first_key_0, _S62, _S68, &kernelContext_19);
            next_v_0[0U][3U] = _S69;
            uint _S70 = first_key_0 + 128U;
            float4 _S71 = load_v_0(_S45, _S70, _S62, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S71;
            float4 _S72 = load_v_0(_S45, _S70, _S62, _S64, &kernelContext_19);
            next_v_0[1U][1U] = _S72;
            float4 _S73 = load_v_0(_S45, _S70, _S62, _S66, &kernelContext_19);
            next_v_0[1U][2U] = _S73;
            float4 _S74 = load_v_0(_S45, _S70, _S62, _S68, &kernelContext_19);
            next_v_0[1U][3U] = _S74;
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
            uint _S75 = team_0 / quads_of_rows_0;
            uint step_0 = round_0 + _S75;
            uint _S76 = first_key_0 + min(step_0, steps_0 - 1U) * 8U;
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
            uint _S77 = _S62 - 1U;
            uint _S78 = min(_S76, _S77);
            thread array<array<float4, int(2)>, int(8)> k_quads_0;
            uint _S79 = lane_1 * 4U;
            float4 _S80 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S78 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[0U][0U] = _S80;
            uint _S81 = (4U + lane_1) * 4U;
            float4 _S82 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S78 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[0U][1U] = _S82;
            uint _S83 = _S76 + 1U;
            uint _S84 = min(_S83, _S77);
            float4 _S85 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S84 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[1U][0U] = _S85;
            float4 _S86 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S84 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[1U][1U] = _S86;
            uint _S87 = _S76 + 2U;
            uint _S88 = min(_S87, _S77);
            float4 _S89 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S88 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[2U][0U] = _S89;
            float4 _S90 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S88 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[2U][1U] = _S90;
            uint _S91 = _S76 + 3U;
            uint _S92 = min(_S91, _S77);
            float4 _S93 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S92 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[3U][0U] = _S93;
            float4 _S94 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S92 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[3U][1U] = _S94;
            uint _S95 = _S76 + 4U;
            uint _S96 = min(_S95, _S77);
            float4 _S97 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S96 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[4U][0U] = _S97;
            float4 _S98 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S96 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[4U][1U] = _S98;
            uint _S99 = _S76 + 5U;
            uint _S100 = min(_S99, _S77);
            float4 _S101 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S100 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[5U][0U] = _S101;
            float4 _S102 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S100 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[5U][1U] = _S102;
            uint _S103 = _S76 + 6U;
            uint _S104 = min(_S103, _S77);
            float4 _S105 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S104 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[6U][0U] = _S105;
            float4 _S106 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S104 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[6U][1U] = _S106;
            uint _S107 = _S76 + 7U;
            uint _S108 = min(_S107, _S77);
            float4 _S109 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S108 * (&kernelContext_19)->params_0->k_row_0, _S79, &kernelContext_19);
            k_quads_0[7U][0U] = _S109;
            float4 _S110 = load_raw_quad_0((&kernelContext_19)->k_words_0, _S44 + _S108 * (&kernelContext_19)->params_0->k_row_0, _S81, &kernelContext_19);
            k_quads_0[7U][1U] = _S110;
            uint _S111 = (first_of_quad_0 + (_S47 ^ 0U)) * 8U;
            float4 _S112 = (*(&kernelContext_19)->q_tile_0)[_S111 + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[1U][0U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[2U][0U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[3U][0U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[4U][0U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[5U][0U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[6U][0U]), part_2[6U][0U]);
            part_2[7U][0U] = multiply_0(_S112, floats_of_0(k_quads_0[7U][0U]), part_2[7U][0U]);
            uint _S113 = (first_of_quad_0 + (_S47 ^ 1U)) * 8U;
            float4 _S114 = (*(&kernelContext_19)->q_tile_0)[_S113 + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[1U][0U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[2U][0U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[3U][0U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[4U][0U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[5U][0U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[6U][0U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S114, floats_of_0(k_quads_0[7U][0U]), part_2[7U][1U]);
            uint _S115 = (first_of_quad_0 + (_S47 ^ 2U)) * 8U;
            float4 _S116 = (*(&kernelContext_19)->q_tile_0)[_S115 + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[1U][0U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[2U][0U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[3U][0U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[4U][0U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[5U][0U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[6U][0U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S116, floats_of_0(k_quads_0[7U][0U]), part_2[7U][2U]);
            uint _S117 = (first_of_quad_0 + (_S47 ^ 3U)) * 8U;
            float4 _S118 = (*(&kernelContext_19)->q_tile_0)[_S117 + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + lane_1], floats_of_0(k_quads_0[0U][0U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[1U][0U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[2U][0U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[3U][0U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[4U][0U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[5U][0U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[6U][0U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S118, floats_of_0(k_quads_0[7U][0U]), part_2[7U][3U]);
            float4 _S119 = (*(&kernelContext_19)->q_tile_0)[_S111 + 4U + lane_1];
            part_2[0U][0U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S111 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][0U]);
            part_2[1U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[1U][1U]), part_2[1U][0U]);
            part_2[2U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[2U][1U]), part_2[2U][0U]);
            part_2[3U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[3U][1U]), part_2[3U][0U]);
            part_2[4U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[4U][1U]), part_2[4U][0U]);
            part_2[5U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[5U][1U]), part_2[5U][0U]);
            part_2[6U][0U] = multiply_0(_S119, floats_of_0(k_quads_0[6U][1U]), part_2[6U][0U]);
            float4 _S120 = floats_of_0(_S110);
            part_2[7U][0U] = multiply_0(_S119, _S120, part_2[7U][0U]);
            float4 _S121 = (*(&kernelContext_19)->q_tile_0)[_S113 + 4U + lane_1];
            part_2[0U][1U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S113 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][1U]);
            part_2[1U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[1U][1U]), part_2[1U][1U]);
            part_2[2U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[2U][1U]), part_2[2U][1U]);
            part_2[3U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[3U][1U]), part_2[3U][1U]);
            part_2[4U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[4U][1U]), part_2[4U][1U]);
            part_2[5U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[5U][1U]), part_2[5U][1U]);
            part_2[6U][1U] = multiply_0(_S121, floats_of_0(k_quads_0[6U][1U]), part_2[6U][1U]);
            part_2[7U][1U] = multiply_0(_S121, _S120, part_2[7U][1U]);
            float4 _S122 = (*(&kernelContext_19)->q_tile_0)[_S115 + 4U + lane_1];
            part_2[0U][2U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S115 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][2U]);
            part_2[1U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[1U][1U]), part_2[1U][2U]);
            part_2[2U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[2U][1U]), part_2[2U][2U]);
            part_2[3U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[3U][1U]), part_2[3U][2U]);
            part_2[4U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[4U][1U]), part_2[4U][2U]);
            part_2[5U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[5U][1U]), part_2[5U][2U]);
            part_2[6U][2U] = multiply_0(_S122, floats_of_0(k_quads_0[6U][1U]), part_2[6U][2U]);
            part_2[7U][2U] = multiply_0(_S122, _S120, part_2[7U][2U]);
            float4 _S123 = (*(&kernelContext_19)->q_tile_0)[_S117 + 4U + lane_1];
            part_2[0U][3U] = multiply_0((*(&kernelContext_19)->q_tile_0)[_S117 + 4U + lane_1], floats_of_0(k_quads_0[0U][1U]), part_2[0U][3U]);
            part_2[1U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[1U][1U]), part_2[1U][3U]);
            part_2[2U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[2U][1U]), part_2[2U][3U]);
            part_2[3U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[3U][1U]), part_2[3U][3U]);
            part_2[4U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[4U][1U]), part_2[4U][3U]);
            part_2[5U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[5U][1U]), part_2[5U][3U]);
            part_2[6U][3U] = multiply_0(_S123, floats_of_0(k_quads_0[6U][1U]), part_2[6U][3U]);
            part_2[7U][3U] = multiply_0(_S123, _S120, part_2[7U][3U]);
            thread array<float, int(4)> _S124 = part_2[0U];
            float _S125 = sum_of_row_0(&_S124, &kernelContext_19);
            thread float score_2 = _S125;
            thread bool poison_8 = false;
            uint _S126 = min(_S53, _S62);
            bool _S127 = hide_0(&score_2, _S76, _S126, _S55, &poison_8, &kernelContext_19);
            float _S128 = max(-3.4028234663852886e+38, score_2);
            thread array<float4, int(2)> told_0;
            if(poison_8)
            {
                slot_1 = 2143289344U;
            }
            else
            {
                if(_S127)
                {
                    slot_1 = 4286578688U;
                }
                else
                {
                    slot_1 = (as_type<uint>((score_2)));
                }
            }
            told_0[0U].x = (as_type<float>((slot_1)));
            thread array<float, int(4)> _S129 = part_2[1U];
            float _S130 = sum_of_row_0(&_S129, &kernelContext_19);
            thread float score_3 = _S130;
            thread bool poison_9 = false;
            bool _S131 = hide_0(&score_3, _S83, _S126, _S55, &poison_9, &kernelContext_19);
            float _S132 = max(_S128, score_3);
            if(poison_9)
            {
                item_0 = 2143289344U;
            }
            else
            {
                if(_S131)
                {
                    item_0 = 4286578688U;
                }
                else
                {
                    item_0 = (as_type<uint>((score_3)));
                }
            }
            told_0[0U].y = (as_type<float>((item_0)));
            thread array<float, int(4)> _S133 = part_2[2U];
            float _S134 = sum_of_row_0(&_S133, &kernelContext_19);
            thread float score_4 = _S134;
            thread bool poison_10 = false;
            bool _S135 = hide_0(&score_4, _S87, _S126, _S55, &poison_10, &kernelContext_19);
            float _S136 = max(_S132, score_4);
            if(poison_10)
            {
                eight_0 = 2143289344U;
            }
            else
            {
                if(_S135)
                {
                    eight_0 = 4286578688U;
                }
                else
                {
                    eight_0 = (as_type<uint>((score_4)));
                }
            }
            told_0[0U].z = (as_type<float>((eight_0)));
            thread array<float, int(4)> _S137 = part_2[3U];
            float _S138 = sum_of_row_0(&_S137, &kernelContext_19);
            thread float score_5 = _S138;
            thread bool poison_11 = false;
            bool _S139 = hide_0(&score_5, _S91, _S126, _S55, &poison_11, &kernelContext_19);
            float _S140 = max(_S136, score_5);
            if(poison_11)
            {
                poison_0 = 2143289344U;
            }
            else
            {
                if(_S139)
                {
                    poison_0 = 4286578688U;
                }
                else
                {
                    poison_0 = (as_type<uint>((score_5)));
                }
            }
            told_0[0U].w = (as_type<float>((poison_0)));
            thread array<float, int(4)> _S141 = part_2[4U];
            float _S142 = sum_of_row_0(&_S141, &kernelContext_19);
            thread float score_6 = _S142;
            thread bool poison_12 = false;
            bool _S143 = hide_0(&score_6, _S95, _S126, _S55, &poison_12, &kernelContext_19);
            float _S144 = max(_S140, score_6);
            if(poison_12)
            {
                sign_0 = 2143289344U;
            }
            else
            {
                if(_S143)
                {
                    sign_0 = 4286578688U;
                }
                else
                {
                    sign_0 = (as_type<uint>((score_6)));
                }
            }
            told_0[1U].x = (as_type<float>((sign_0)));
            thread array<float, int(4)> _S145 = part_2[5U];
            float _S146 = sum_of_row_0(&_S145, &kernelContext_19);
            thread float score_7 = _S146;
            thread bool poison_13 = false;
            bool _S147 = hide_0(&score_7, _S99, _S126, _S55, &poison_13, &kernelContext_19);
            float _S148 = max(_S144, score_7);
            if(poison_13)
            {
                poison_1 = 2143289344U;
            }
            else
            {
                if(_S147)
                {
                    poison_1 = 4286578688U;
                }
                else
                {
                    poison_1 = (as_type<uint>((score_7)));
                }
            }
            told_0[1U].y = (as_type<float>((poison_1)));
            thread array<float, int(4)> _S149 = part_2[6U];
            float _S150 = sum_of_row_0(&_S149, &kernelContext_19);
            thread float score_8 = _S150;
            thread bool poison_14 = false;
            bool _S151 = hide_0(&score_8, _S103, _S126, _S55, &poison_14, &kernelContext_19);
            float _S152 = max(_S148, score_8);
            if(poison_14)
            {
                sign_1 = 2143289344U;
            }
            else
            {
                if(_S151)
                {
                    sign_1 = 4286578688U;
                }
                else
                {
                    sign_1 = (as_type<uint>((score_8)));
                }
            }
            told_0[1U].z = (as_type<float>((sign_1)));
            thread array<float, int(4)> _S153 = part_2[7U];
            float _S154 = sum_of_row_0(&_S153, &kernelContext_19);
            thread float score_9 = _S154;
            thread bool poison_15 = false;
            bool _S155 = hide_0(&score_9, _S107, _S126, _S55, &poison_15, &kernelContext_19);
            float _S156 = max(_S152, score_9);
            if(poison_15)
            {
                poison_2 = 2143289344U;
            }
            else
            {
                if(_S155)
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
                _S37 = step_0 < steps_0;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                uint _S157 = _S50 * 64U + step_0;
                uint _S158 = _S157 * 2U;
                (*(&kernelContext_19)->scores_0)[_S158] = told_0[0U];
                (*(&kernelContext_19)->scores_0)[_S158 + 1U] = told_0[1U];
                (*(&kernelContext_19)->peaks_0)[_S157] = _S156;
            }
            round_0 = round_0 + stride_0;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        item_0 = thread_0;
        for(;;)
        {
            if(item_0 < (_S40 * steps_0))
            {
            }
            else
            {
                break;
            }
            uint row_9 = item_0 / steps_0;
            uint step_1 = item_0 % steps_0;
            eight_0 = 0U;
            before_0 = -3.4028234663852886e+38;
            for(;;)
            {
                bool _S159 = eight_0 < step_1;
                if(_S159)
                {
                }
                else
                {
                    break;
                }
                uint _S160 = row_9 * 64U + eight_0;
                float other_0 = (*(&kernelContext_19)->peaks_0)[_S160];
                if(_S159)
                {
                    before_1 = max(before_0, other_0);
                }
                else
                {
                    before_1 = before_0;
                }
                float other_1 = (*(&kernelContext_19)->peaks_0)[_S160 + 1U];
                if((eight_0 + 1U) < step_1)
                {
                    before_2 = max(before_1, other_1);
                }
                else
                {
                    before_2 = before_1;
                }
                float other_2 = (*(&kernelContext_19)->peaks_0)[_S160 + 2U];
                if((eight_0 + 2U) < step_1)
                {
                    before_3 = max(before_2, other_2);
                }
                else
                {
                    before_3 = before_2;
                }
                float other_3 = (*(&kernelContext_19)->peaks_0)[_S160 + 3U];
                if((eight_0 + 3U) < step_1)
                {
                    before_4 = max(before_3, other_3);
                }
                else
                {
                    before_4 = before_3;
                }
                float other_4 = (*(&kernelContext_19)->peaks_0)[_S160 + 4U];
                if((eight_0 + 4U) < step_1)
                {
                    before_5 = max(before_4, other_4);
                }
                else
                {
                    before_5 = before_4;
                }
                float other_5 = (*(&kernelContext_19)->peaks_0)[_S160 + 5U];
                if((eight_0 + 5U) < step_1)
                {
                    before_6 = max(before_5, other_5);
                }
                else
                {
                    before_6 = before_5;
                }
                float other_6 = (*(&kernelContext_19)->peaks_0)[_S160 + 6U];
                if((eight_0 + 6U) < step_1)
                {
                    before_7 = max(before_6, other_6);
                }
                else
                {
                    before_7 = before_6;
                }
                float other_7 = (*(&kernelContext_19)->peaks_0)[_S160 + 7U];
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
            uint _S161 = row_9 * 64U + step_1;
            float _S162 = max(before_0, (*(&kernelContext_19)->peaks_0)[_S161]);
            if((step_1 + 1U) == steps_0)
            {
                (*(&kernelContext_19)->range_peaks_0)[row_9] = _S162;
            }
            uint _S163 = _S161 * 2U;
            thread float4 weights_0 = (*(&kernelContext_19)->scores_0)[_S163];
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
                float _S164 = exp(score_10 - _S162);
                weights_0.x = _S164;
                poison_0 = 0U;
                before_1 = _S164;
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
                float _S165 = exp(score_11 - _S162);
                weights_0.y = _S165;
                float sum_2 = before_1 + _S165;
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
                float _S166 = exp(score_12 - _S162);
                weights_0.z = _S166;
                float sum_3 = before_2 + _S166;
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
                float _S167 = exp(score_13 - _S162);
                weights_0.w = _S167;
                float sum_4 = before_3 + _S167;
                poison_3 = poison_2;
                before_4 = sum_4;
                sign_3 = sign_2;
            }
            (*(&kernelContext_19)->scores_0)[_S163] = weights_0;
            thread float4 weights_1 = (*(&kernelContext_19)->scores_0)[_S163 + 1U];
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
                float _S168 = exp(score_14 - _S162);
                weights_1.x = _S168;
                float sum_5 = before_4 + _S168;
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
                float _S169 = exp(score_15 - _S162);
                weights_1.y = _S169;
                float sum_6 = before_5 + _S169;
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
                float _S170 = exp(score_16 - _S162);
                weights_1.z = _S170;
                float sum_7 = before_6 + _S170;
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
                uint _S171 = sign_7;
                sign_7 = 2147483648U;
                sum_8 = before_7;
                poison_7 = _S171;
            }
            else
            {
                float _S172 = exp(score_17 - _S162);
                weights_1.w = _S172;
                float sum_9 = before_7 + _S172;
                sign_7 = sign_6;
                sum_8 = sum_9;
                poison_7 = poison_6;
            }
            (*(&kernelContext_19)->scores_0)[_S163 + 1U] = weights_1;
            (*(&kernelContext_19)->factors_0)[_S161] = (as_type<float>(((as_type<uint>((shrink_of_0(before_0, _S162)))) | sign_7)));
            (*(&kernelContext_19)->sums_0)[_S161] = (as_type<float>(((as_type<uint>((sum_8))) | poison_7)));
            item_0 = item_0 + 256U;
        }
        acc_1[0U] = _S61;
        l_2[0U] = 0.0;
        eight_0 = 0U;
        for(;;)
        {
            uint _S173 = steps_0 * 8U;
            if(eight_0 < _S173)
            {
            }
            else
            {
                break;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            (*(&kernelContext_19)->v_tile_0)[thread_0] = floats_of_0(next_v_0[int(0)][0U]);
            uint _S174 = 256U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S174] = floats_of_0(next_v_0[int(0)][1U]);
            uint _S175 = 512U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S175] = floats_of_0(next_v_0[int(0)][2U]);
            uint _S176 = 768U + thread_0;
            (*(&kernelContext_19)->v_tile_0)[_S176] = floats_of_0(next_v_0[int(0)][3U]);
            threadgroup_barrier(mem_flags::mem_threadgroup);
            next_v_0[0U][0U] = next_v_0[1U][0U];
            uint _S177 = first_key_0 + eight_0 + 256U;
            float4 _S178 = load_v_0(_S45, _S177, _S62, thread_0, &kernelContext_19);
            next_v_0[1U][0U] = _S178;
            next_v_0[0U][1U] = next_v_0[1U][1U];
            float4 _S179 = load_v_0(_S45, _S177, _S62, _S174, &kernelContext_19);
            next_v_0[1U][1U] = _S179;
            next_v_0[0U][2U] = next_v_0[1U][2U];
            float4 _S180 = load_v_0(_S45, _S177, _S62, _S175, &kernelContext_19);
            next_v_0[1U][2U] = _S180;
            next_v_0[0U][3U] = next_v_0[1U][3U];
            float4 _S181 = load_v_0(_S45, _S177, _S62, _S176, &kernelContext_19);
            next_v_0[1U][3U] = _S181;
            uint _S182 = min(128U, _S173 - eight_0);
            uint _S183 = thread_0 / 8U;
            if(_S183 < _S40)
            {
                uint _S184 = _S183 * 64U + eight_0 / 8U;
                if(0U < _S182)
                {
                    slot_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184])));
                }
                else
                {
                    slot_1 = 2147483648U;
                }
                uint sign_8 = 0U | slot_1;
                if(8U < _S182)
                {
                    poison_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 1U])));
                }
                else
                {
                    poison_0 = 2147483648U;
                }
                uint sign_9 = sign_8 | poison_0;
                if(16U < _S182)
                {
                    sign_0 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 2U])));
                }
                else
                {
                    sign_0 = 2147483648U;
                }
                uint sign_10 = sign_9 | sign_0;
                if(24U < _S182)
                {
                    poison_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 3U])));
                }
                else
                {
                    poison_1 = 2147483648U;
                }
                uint sign_11 = sign_10 | poison_1;
                if(32U < _S182)
                {
                    sign_1 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 4U])));
                }
                else
                {
                    sign_1 = 2147483648U;
                }
                uint sign_12 = sign_11 | sign_1;
                if(40U < _S182)
                {
                    poison_2 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 5U])));
                }
                else
                {
                    poison_2 = 2147483648U;
                }
                uint sign_13 = sign_12 | poison_2;
                if(48U < _S182)
                {
                    sign_2 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 6U])));
                }
                else
                {
                    sign_2 = 2147483648U;
                }
                uint sign_14 = sign_13 | sign_2;
                if(56U < _S182)
                {
                    poison_3 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 7U])));
                }
                else
                {
                    poison_3 = 2147483648U;
                }
                uint sign_15 = sign_14 | poison_3;
                if(64U < _S182)
                {
                    sign_3 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 8U])));
                }
                else
                {
                    sign_3 = 2147483648U;
                }
                uint sign_16 = sign_15 | sign_3;
                if(72U < _S182)
                {
                    poison_4 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 9U])));
                }
                else
                {
                    poison_4 = 2147483648U;
                }
                uint sign_17 = sign_16 | poison_4;
                if(80U < _S182)
                {
                    sign_4 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 10U])));
                }
                else
                {
                    sign_4 = 2147483648U;
                }
                uint sign_18 = sign_17 | sign_4;
                if(88U < _S182)
                {
                    poison_5 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 11U])));
                }
                else
                {
                    poison_5 = 2147483648U;
                }
                uint sign_19 = sign_18 | poison_5;
                if(96U < _S182)
                {
                    sign_5 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 12U])));
                }
                else
                {
                    sign_5 = 2147483648U;
                }
                uint sign_20 = sign_19 | sign_5;
                if(104U < _S182)
                {
                    poison_6 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 13U])));
                }
                else
                {
                    poison_6 = 2147483648U;
                }
                uint sign_21 = sign_20 | poison_6;
                if(112U < _S182)
                {
                    sign_6 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 14U])));
                }
                else
                {
                    sign_6 = 2147483648U;
                }
                uint sign_22 = sign_21 | sign_6;
                if(120U < _S182)
                {
                    sign_7 = (as_type<uint>(((*(&kernelContext_19)->factors_0)[_S184 + 15U])));
                }
                else
                {
                    sign_7 = 2147483648U;
                }
                uint sign_23 = sign_22 | sign_7;
                if((sign_23 & 2147483648U) == 0U)
                {
                    float factor_0 = (*(&kernelContext_19)->factors_0)[_S184];
                    float4 _S185 = acc_1[0U] * float4((*(&kernelContext_19)->factors_0)[_S184]) ;
                    acc_1[0U] = _S185;
                    uint _S186 = _S184 * 2U;
                    float4 _S187 = weigh_0((*(&kernelContext_19)->scores_0)[_S186].x, (*(&kernelContext_19)->v_tile_0)[_S60], _S185);
                    acc_1[0U] = _S187;
                    float4 _S188 = weigh_0((*(&kernelContext_19)->scores_0)[_S186].y, (*(&kernelContext_19)->v_tile_0)[8U + _S60], _S187);
                    acc_1[0U] = _S188;
                    float4 _S189 = weigh_0((*(&kernelContext_19)->scores_0)[_S186].z, (*(&kernelContext_19)->v_tile_0)[16U + _S60], _S188);
                    acc_1[0U] = _S189;
                    float4 _S190 = weigh_0((*(&kernelContext_19)->scores_0)[_S186].w, (*(&kernelContext_19)->v_tile_0)[24U + _S60], _S189);
                    acc_1[0U] = _S190;
                    float4 _S191 = weigh_0((*(&kernelContext_19)->scores_0)[_S186 + 1U].x, (*(&kernelContext_19)->v_tile_0)[32U + _S60], _S190);
                    acc_1[0U] = _S191;
                    float4 _S192 = weigh_0((*(&kernelContext_19)->scores_0)[_S186 + 1U].y, (*(&kernelContext_19)->v_tile_0)[40U + _S60], _S191);
                    acc_1[0U] = _S192;
                    float4 _S193 = weigh_0((*(&kernelContext_19)->scores_0)[_S186 + 1U].z, (*(&kernelContext_19)->v_tile_0)[48U + _S60], _S192);
                    acc_1[0U] = _S193;
                    float4 _S194 = weigh_0((*(&kernelContext_19)->scores_0)[_S186 + 1U].w, (*(&kernelContext_19)->v_tile_0)[56U + _S60], _S193);
                    acc_1[0U] = _S194;
                    float _S195 = fma(l_2[0U], factor_0, (*(&kernelContext_19)->sums_0)[_S184]);
                    l_2[0U] = _S195;
                    uint _S196 = _S184 + 1U;
                    float factor_1 = (*(&kernelContext_19)->factors_0)[_S196];
                    float4 _S197 = _S194 * float4((*(&kernelContext_19)->factors_0)[_S196]) ;
                    acc_1[0U] = _S197;
                    uint _S198 = _S196 * 2U;
                    float4 _S199 = weigh_0((*(&kernelContext_19)->scores_0)[_S198].x, (*(&kernelContext_19)->v_tile_0)[64U + _S60], _S197);
                    acc_1[0U] = _S199;
                    float4 _S200 = weigh_0((*(&kernelContext_19)->scores_0)[_S198].y, (*(&kernelContext_19)->v_tile_0)[72U + _S60], _S199);
                    acc_1[0U] = _S200;
                    float4 _S201 = weigh_0((*(&kernelContext_19)->scores_0)[_S198].z, (*(&kernelContext_19)->v_tile_0)[80U + _S60], _S200);
                    acc_1[0U] = _S201;
                    float4 _S202 = weigh_0((*(&kernelContext_19)->scores_0)[_S198].w, (*(&kernelContext_19)->v_tile_0)[88U + _S60], _S201);
                    acc_1[0U] = _S202;
                    float4 _S203 = weigh_0((*(&kernelContext_19)->scores_0)[_S198 + 1U].x, (*(&kernelContext_19)->v_tile_0)[96U + _S60], _S202);
                    acc_1[0U] = _S203;
                    float4 _S204 = weigh_0((*(&kernelContext_19)->scores_0)[_S198 + 1U].y, (*(&kernelContext_19)->v_tile_0)[104U + _S60], _S203);
                    acc_1[0U] = _S204;
                    float4 _S205 = weigh_0((*(&kernelContext_19)->scores_0)[_S198 + 1U].z, (*(&kernelContext_19)->v_tile_0)[112U + _S60], _S204);
                    acc_1[0U] = _S205;
                    float4 _S206 = weigh_0((*(&kernelContext_19)->scores_0)[_S198 + 1U].w, (*(&kernelContext_19)->v_tile_0)[120U + _S60], _S205);
                    acc_1[0U] = _S206;
                    float _S207 = fma(_S195, factor_1, (*(&kernelContext_19)->sums_0)[_S196]);
                    l_2[0U] = _S207;
                    uint _S208 = _S184 + 2U;
                    float factor_2 = (*(&kernelContext_19)->factors_0)[_S208];
                    float4 _S209 = _S206 * float4((*(&kernelContext_19)->factors_0)[_S208]) ;
                    acc_1[0U] = _S209;
                    uint _S210 = _S208 * 2U;
                    float4 _S211 = weigh_0((*(&kernelContext_19)->scores_0)[_S210].x, (*(&kernelContext_19)->v_tile_0)[128U + _S60], _S209);
                    acc_1[0U] = _S211;
                    float4 _S212 = weigh_0((*(&kernelContext_19)->scores_0)[_S210].y, (*(&kernelContext_19)->v_tile_0)[136U + _S60], _S211);
                    acc_1[0U] = _S212;
                    float4 _S213 = weigh_0((*(&kernelContext_19)->scores_0)[_S210].z, (*(&kernelContext_19)->v_tile_0)[144U + _S60], _S212);
                    acc_1[0U] = _S213;
                    float4 _S214 = weigh_0((*(&kernelContext_19)->scores_0)[_S210].w, (*(&kernelContext_19)->v_tile_0)[152U + _S60], _S213);
                    acc_1[0U] = _S214;
                    float4 _S215 = weigh_0((*(&kernelContext_19)->scores_0)[_S210 + 1U].x, (*(&kernelContext_19)->v_tile_0)[160U + _S60], _S214);
                    acc_1[0U] = _S215;
                    float4 _S216 = weigh_0((*(&kernelContext_19)->scores_0)[_S210 + 1U].y, (*(&kernelContext_19)->v_tile_0)[168U + _S60], _S215);
                    acc_1[0U] = _S216;
                    float4 _S217 = weigh_0((*(&kernelContext_19)->scores_0)[_S210 + 1U].z, (*(&kernelContext_19)->v_tile_0)[176U + _S60], _S216);
                    acc_1[0U] = _S217;
                    float4 _S218 = weigh_0((*(&kernelContext_19)->scores_0)[_S210 + 1U].w, (*(&kernelContext_19)->v_tile_0)[184U + _S60], _S217);
                    acc_1[0U] = _S218;
                    float _S219 = fma(_S207, factor_2, (*(&kernelContext_19)->sums_0)[_S208]);
                    l_2[0U] = _S219;
                    uint _S220 = _S184 + 3U;
                    float factor_3 = (*(&kernelContext_19)->factors_0)[_S220];
                    float4 _S221 = _S218 * float4((*(&kernelContext_19)->factors_0)[_S220]) ;
                    acc_1[0U] = _S221;
                    uint _S222 = _S220 * 2U;
                    float4 _S223 = weigh_0((*(&kernelContext_19)->scores_0)[_S222].x, (*(&kernelContext_19)->v_tile_0)[192U + _S60], _S221);
                    acc_1[0U] = _S223;
                    float4 _S224 = weigh_0((*(&kernelContext_19)->scores_0)[_S222].y, (*(&kernelContext_19)->v_tile_0)[200U + _S60], _S223);
                    acc_1[0U] = _S224;
                    float4 _S225 = weigh_0((*(&kernelContext_19)->scores_0)[_S222].z, (*(&kernelContext_19)->v_tile_0)[208U + _S60], _S224);
                    acc_1[0U] = _S225;
                    float4 _S226 = weigh_0((*(&kernelContext_19)->scores_0)[_S222].w, (*(&kernelContext_19)->v_tile_0)[216U + _S60], _S225);
                    acc_1[0U] = _S226;
                    float4 _S227 = weigh_0((*(&kernelContext_19)->scores_0)[_S222 + 1U].x, (*(&kernelContext_19)->v_tile_0)[224U + _S60], _S226);
                    acc_1[0U] = _S227;
                    float4 _S228 = weigh_0((*(&kernelContext_19)->scores_0)[_S222 + 1U].y, (*(&kernelContext_19)->v_tile_0)[232U + _S60], _S227);
                    acc_1[0U] = _S228;
                    float4 _S229 = weigh_0((*(&kernelContext_19)->scores_0)[_S222 + 1U].z, (*(&kernelContext_19)->v_tile_0)[240U + _S60], _S228);
                    acc_1[0U] = _S229;
                    float4 _S230 = weigh_0((*(&kernelContext_19)->scores_0)[_S222 + 1U].w, (*(&kernelContext_19)->v_tile_0)[248U + _S60], _S229);
                    acc_1[0U] = _S230;
                    float _S231 = fma(_S219, factor_3, (*(&kernelContext_19)->sums_0)[_S220]);
                    l_2[0U] = _S231;
                    uint _S232 = _S184 + 4U;
                    float factor_4 = (*(&kernelContext_19)->factors_0)[_S232];
                    float4 _S233 = _S230 * float4((*(&kernelContext_19)->factors_0)[_S232]) ;
                    acc_1[0U] = _S233;
                    uint _S234 = _S232 * 2U;
                    float4 _S235 = weigh_0((*(&kernelContext_19)->scores_0)[_S234].x, (*(&kernelContext_19)->v_tile_0)[256U + _S60], _S233);
                    acc_1[0U] = _S235;
                    float4 _S236 = weigh_0((*(&kernelContext_19)->scores_0)[_S234].y, (*(&kernelContext_19)->v_tile_0)[264U + _S60], _S235);
                    acc_1[0U] = _S236;
                    float4 _S237 = weigh_0((*(&kernelContext_19)->scores_0)[_S234].z, (*(&kernelContext_19)->v_tile_0)[272U + _S60], _S236);
                    acc_1[0U] = _S237;
                    float4 _S238 = weigh_0((*(&kernelContext_19)->scores_0)[_S234].w, (*(&kernelContext_19)->v_tile_0)[280U + _S60], _S237);
                    acc_1[0U] = _S238;
                    float4 _S239 = weigh_0((*(&kernelContext_19)->scores_0)[_S234 + 1U].x, (*(&kernelContext_19)->v_tile_0)[288U + _S60], _S238);
                    acc_1[0U] = _S239;
                    float4 _S240 = weigh_0((*(&kernelContext_19)->scores_0)[_S234 + 1U].y, (*(&kernelContext_19)->v_tile_0)[296U + _S60], _S239);
                    acc_1[0U] = _S240;
                    float4 _S241 = weigh_0((*(&kernelContext_19)->scores_0)[_S234 + 1U].z, (*(&kernelContext_19)->v_tile_0)[304U + _S60], _S240);
                    acc_1[0U] = _S241;
                    float4 _S242 = weigh_0((*(&kernelContext_19)->scores_0)[_S234 + 1U].w, (*(&kernelContext_19)->v_tile_0)[312U + _S60], _S241);
                    acc_1[0U] = _S242;
                    float _S243 = fma(_S231, factor_4, (*(&kernelContext_19)->sums_0)[_S232]);
                    l_2[0U] = _S243;
                    uint _S244 = _S184 + 5U;
                    float factor_5 = (*(&kernelContext_19)->factors_0)[_S244];
                    float4 _S245 = _S242 * float4((*(&kernelContext_19)->factors_0)[_S244]) ;
                    acc_1[0U] = _S245;
                    uint _S246 = _S244 * 2U;
                    float4 _S247 = weigh_0((*(&kernelContext_19)->scores_0)[_S246].x, (*(&kernelContext_19)->v_tile_0)[320U + _S60], _S245);
                    acc_1[0U] = _S247;
                    float4 _S248 = weigh_0((*(&kernelContext_19)->scores_0)[_S246].y, (*(&kernelContext_19)->v_tile_0)[328U + _S60], _S247);
                    acc_1[0U] = _S248;
                    float4 _S249 = weigh_0((*(&kernelContext_19)->scores_0)[_S246].z, (*(&kernelContext_19)->v_tile_0)[336U + _S60], _S248);
                    acc_1[0U] = _S249;
                    float4 _S250 = weigh_0((*(&kernelContext_19)->scores_0)[_S246].w, (*(&kernelContext_19)->v_tile_0)[344U + _S60], _S249);
                    acc_1[0U] = _S250;
                    float4 _S251 = weigh_0((*(&kernelContext_19)->scores_0)[_S246 + 1U].x, (*(&kernelContext_19)->v_tile_0)[352U + _S60], _S250);
                    acc_1[0U] = _S251;
                    float4 _S252 = weigh_0((*(&kernelContext_19)->scores_0)[_S246 + 1U].y, (*(&kernelContext_19)->v_tile_0)[360U + _S60], _S251);
                    acc_1[0U] = _S252;
                    float4 _S253 = weigh_0((*(&kernelContext_19)->scores_0)[_S246 + 1U].z, (*(&kernelContext_19)->v_tile_0)[368U + _S60], _S252);
                    acc_1[0U] = _S253;
                    float4 _S254 = weigh_0((*(&kernelContext_19)->scores_0)[_S246 + 1U].w, (*(&kernelContext_19)->v_tile_0)[376U + _S60], _S253);
                    acc_1[0U] = _S254;
                    float _S255 = fma(_S243, factor_5, (*(&kernelContext_19)->sums_0)[_S244]);
                    l_2[0U] = _S255;
                    uint _S256 = _S184 + 6U;
                    float factor_6 = (*(&kernelContext_19)->factors_0)[_S256];
                    float4 _S257 = _S254 * float4((*(&kernelContext_19)->factors_0)[_S256]) ;
                    acc_1[0U] = _S257;
                    uint _S258 = _S256 * 2U;
                    float4 _S259 = weigh_0((*(&kernelContext_19)->scores_0)[_S258].x, (*(&kernelContext_19)->v_tile_0)[384U + _S60], _S257);
                    acc_1[0U] = _S259;
                    float4 _S260 = weigh_0((*(&kernelContext_19)->scores_0)[_S258].y, (*(&kernelContext_19)->v_tile_0)[392U + _S60], _S259);
                    acc_1[0U] = _S260;
                    float4 _S261 = weigh_0((*(&kernelContext_19)->scores_0)[_S258].z, (*(&kernelContext_19)->v_tile_0)[400U + _S60], _S260);
                    acc_1[0U] = _S261;
                    float4 _S262 = weigh_0((*(&kernelContext_19)->scores_0)[_S258].w, (*(&kernelContext_19)->v_tile_0)[408U + _S60], _S261);
                    acc_1[0U] = _S262;
                    float4 _S263 = weigh_0((*(&kernelContext_19)->scores_0)[_S258 + 1U].x, (*(&kernelContext_19)->v_tile_0)[416U + _S60], _S262);
                    acc_1[0U] = _S263;
                    float4 _S264 = weigh_0((*(&kernelContext_19)->scores_0)[_S258 + 1U].y, (*(&kernelContext_19)->v_tile_0)[424U + _S60], _S263);
                    acc_1[0U] = _S264;
                    float4 _S265 = weigh_0((*(&kernelContext_19)->scores_0)[_S258 + 1U].z, (*(&kernelContext_19)->v_tile_0)[432U + _S60], _S264);
                    acc_1[0U] = _S265;
                    float4 _S266 = weigh_0((*(&kernelContext_19)->scores_0)[_S258 + 1U].w, (*(&kernelContext_19)->v_tile_0)[440U + _S60], _S265);
                    acc_1[0U] = _S266;
                    float _S267 = fma(_S255, factor_6, (*(&kernelContext_19)->sums_0)[_S256]);
                    l_2[0U] = _S267;
                    uint _S268 = _S184 + 7U;
                    float factor_7 = (*(&kernelContext_19)->factors_0)[_S268];
                    float4 _S269 = _S266 * float4((*(&kernelContext_19)->factors_0)[_S268]) ;
                    acc_1[0U] = _S269;
                    uint _S270 = _S268 * 2U;
                    float4 _S271 = weigh_0((*(&kernelContext_19)->scores_0)[_S270].x, (*(&kernelContext_19)->v_tile_0)[448U + _S60], _S269);
                    acc_1[0U] = _S271;
                    float4 _S272 = weigh_0((*(&kernelContext_19)->scores_0)[_S270].y, (*(&kernelContext_19)->v_tile_0)[456U + _S60], _S271);
                    acc_1[0U] = _S272;
                    float4 _S273 = weigh_0((*(&kernelContext_19)->scores_0)[_S270].z, (*(&kernelContext_19)->v_tile_0)[464U + _S60], _S272);
                    acc_1[0U] = _S273;
                    float4 _S274 = weigh_0((*(&kernelContext_19)->scores_0)[_S270].w, (*(&kernelContext_19)->v_tile_0)[472U + _S60], _S273);
                    acc_1[0U] = _S274;
                    float4 _S275 = weigh_0((*(&kernelContext_19)->scores_0)[_S270 + 1U].x, (*(&kernelContext_19)->v_tile_0)[480U + _S60], _S274);
                    acc_1[0U] = _S275;
                    float4 _S276 = weigh_0((*(&kernelContext_19)->scores_0)[_S270 + 1U].y, (*(&kernelContext_19)->v_tile_0)[488U + _S60], _S275);
                    acc_1[0U] = _S276;
                    float4 _S277 = weigh_0((*(&kernelContext_19)->scores_0)[_S270 + 1U].z, (*(&kernelContext_19)->v_tile_0)[496U + _S60], _S276);
                    acc_1[0U] = _S277;
                    float4 _S278 = weigh_0((*(&kernelContext_19)->scores_0)[_S270 + 1U].w, (*(&kernelContext_19)->v_tile_0)[504U + _S60], _S277);
                    acc_1[0U] = _S278;
                    float _S279 = fma(_S267, factor_7, (*(&kernelContext_19)->sums_0)[_S268]);
                    l_2[0U] = _S279;
                    uint _S280 = _S184 + 8U;
                    float factor_8 = (*(&kernelContext_19)->factors_0)[_S280];
                    float4 _S281 = _S278 * float4((*(&kernelContext_19)->factors_0)[_S280]) ;
                    acc_1[0U] = _S281;
                    uint _S282 = _S280 * 2U;
                    float4 _S283 = weigh_0((*(&kernelContext_19)->scores_0)[_S282].x, (*(&kernelContext_19)->v_tile_0)[512U + _S60], _S281);
                    acc_1[0U] = _S283;
                    float4 _S284 = weigh_0((*(&kernelContext_19)->scores_0)[_S282].y, (*(&kernelContext_19)->v_tile_0)[520U + _S60], _S283);
                    acc_1[0U] = _S284;
                    float4 _S285 = weigh_0((*(&kernelContext_19)->scores_0)[_S282].z, (*(&kernelContext_19)->v_tile_0)[528U + _S60], _S284);
                    acc_1[0U] = _S285;
                    float4 _S286 = weigh_0((*(&kernelContext_19)->scores_0)[_S282].w, (*(&kernelContext_19)->v_tile_0)[536U + _S60], _S285);
                    acc_1[0U] = _S286;
                    float4 _S287 = weigh_0((*(&kernelContext_19)->scores_0)[_S282 + 1U].x, (*(&kernelContext_19)->v_tile_0)[544U + _S60], _S286);
                    acc_1[0U] = _S287;
                    float4 _S288 = weigh_0((*(&kernelContext_19)->scores_0)[_S282 + 1U].y, (*(&kernelContext_19)->v_tile_0)[552U + _S60], _S287);
                    acc_1[0U] = _S288;
                    float4 _S289 = weigh_0((*(&kernelContext_19)->scores_0)[_S282 + 1U].z, (*(&kernelContext_19)->v_tile_0)[560U + _S60], _S288);
                    acc_1[0U] = _S289;
                    float4 _S290 = weigh_0((*(&kernelContext_19)->scores_0)[_S282 + 1U].w, (*(&kernelContext_19)->v_tile_0)[568U + _S60], _S289);
                    acc_1[0U] = _S290;
                    float _S291 = fma(_S279, factor_8, (*(&kernelContext_19)->sums_0)[_S280]);
                    l_2[0U] = _S291;
                    uint _S292 = _S184 + 9U;
                    float factor_9 = (*(&kernelContext_19)->factors_0)[_S292];
                    float4 _S293 = _S290 * float4((*(&kernelContext_19)->factors_0)[_S292]) ;
                    acc_1[0U] = _S293;
                    uint _S294 = _S292 * 2U;
                    float4 _S295 = weigh_0((*(&kernelContext_19)->scores_0)[_S294].x, (*(&kernelContext_19)->v_tile_0)[576U + _S60], _S293);
                    acc_1[0U] = _S295;
                    float4 _S296 = weigh_0((*(&kernelContext_19)->scores_0)[_S294].y, (*(&kernelContext_19)->v_tile_0)[584U + _S60], _S295);
                    acc_1[0U] = _S296;
                    float4 _S297 = weigh_0((*(&kernelContext_19)->scores_0)[_S294].z, (*(&kernelContext_19)->v_tile_0)[592U + _S60], _S296);
                    acc_1[0U] = _S297;
                    float4 _S298 = weigh_0((*(&kernelContext_19)->scores_0)[_S294].w, (*(&kernelContext_19)->v_tile_0)[600U + _S60], _S297);
                    acc_1[0U] = _S298;
                    float4 _S299 = weigh_0((*(&kernelContext_19)->scores_0)[_S294 + 1U].x, (*(&kernelContext_19)->v_tile_0)[608U + _S60], _S298);
                    acc_1[0U] = _S299;
                    float4 _S300 = weigh_0((*(&kernelContext_19)->scores_0)[_S294 + 1U].y, (*(&kernelContext_19)->v_tile_0)[616U + _S60], _S299);
                    acc_1[0U] = _S300;
                    float4 _S301 = weigh_0((*(&kernelContext_19)->scores_0)[_S294 + 1U].z, (*(&kernelContext_19)->v_tile_0)[624U + _S60], _S300);
                    acc_1[0U] = _S301;
                    float4 _S302 = weigh_0((*(&kernelContext_19)->scores_0)[_S294 + 1U].w, (*(&kernelContext_19)->v_tile_0)[632U + _S60], _S301);
                    acc_1[0U] = _S302;
                    float _S303 = fma(_S291, factor_9, (*(&kernelContext_19)->sums_0)[_S292]);
                    l_2[0U] = _S303;
                    uint _S304 = _S184 + 10U;
                    float factor_10 = (*(&kernelContext_19)->factors_0)[_S304];
                    float4 _S305 = _S302 * float4((*(&kernelContext_19)->factors_0)[_S304]) ;
                    acc_1[0U] = _S305;
                    uint _S306 = _S304 * 2U;
                    float4 _S307 = weigh_0((*(&kernelContext_19)->scores_0)[_S306].x, (*(&kernelContext_19)->v_tile_0)[640U + _S60], _S305);
                    acc_1[0U] = _S307;
                    float4 _S308 = weigh_0((*(&kernelContext_19)->scores_0)[_S306].y, (*(&kernelContext_19)->v_tile_0)[648U + _S60], _S307);
                    acc_1[0U] = _S308;
                    float4 _S309 = weigh_0((*(&kernelContext_19)->scores_0)[_S306].z, (*(&kernelContext_19)->v_tile_0)[656U + _S60], _S308);
                    acc_1[0U] = _S309;
                    float4 _S310 = weigh_0((*(&kernelContext_19)->scores_0)[_S306].w, (*(&kernelContext_19)->v_tile_0)[664U + _S60], _S309);
                    acc_1[0U] = _S310;
                    float4 _S311 = weigh_0((*(&kernelContext_19)->scores_0)[_S306 + 1U].x, (*(&kernelContext_19)->v_tile_0)[672U + _S60], _S310);
                    acc_1[0U] = _S311;
                    float4 _S312 = weigh_0((*(&kernelContext_19)->scores_0)[_S306 + 1U].y, (*(&kernelContext_19)->v_tile_0)[680U + _S60], _S311);
                    acc_1[0U] = _S312;
                    float4 _S313 = weigh_0((*(&kernelContext_19)->scores_0)[_S306 + 1U].z, (*(&kernelContext_19)->v_tile_0)[688U + _S60], _S312);
                    acc_1[0U] = _S313;
                    float4 _S314 = weigh_0((*(&kernelContext_19)->scores_0)[_S306 + 1U].w, (*(&kernelContext_19)->v_tile_0)[696U + _S60], _S313);
                    acc_1[0U] = _S314;
                    float _S315 = fma(_S303, factor_10, (*(&kernelContext_19)->sums_0)[_S304]);
                    l_2[0U] = _S315;
                    uint _S316 = _S184 + 11U;
                    float factor_11 = (*(&kernelContext_19)->factors_0)[_S316];
                    float4 _S317 = _S314 * float4((*(&kernelContext_19)->factors_0)[_S316]) ;
                    acc_1[0U] = _S317;
                    uint _S318 = _S316 * 2U;
                    float4 _S319 = weigh_0((*(&kernelContext_19)->scores_0)[_S318].x, (*(&kernelContext_19)->v_tile_0)[704U + _S60], _S317);
                    acc_1[0U] = _S319;
                    float4 _S320 = weigh_0((*(&kernelContext_19)->scores_0)[_S318].y, (*(&kernelContext_19)->v_tile_0)[712U + _S60], _S319);
                    acc_1[0U] = _S320;
                    float4 _S321 = weigh_0((*(&kernelContext_19)->scores_0)[_S318].z, (*(&kernelContext_19)->v_tile_0)[720U + _S60], _S320);
                    acc_1[0U] = _S321;
                    float4 _S322 = weigh_0((*(&kernelContext_19)->scores_0)[_S318].w, (*(&kernelContext_19)->v_tile_0)[728U + _S60], _S321);
                    acc_1[0U] = _S322;
                    float4 _S323 = weigh_0((*(&kernelContext_19)->scores_0)[_S318 + 1U].x, (*(&kernelContext_19)->v_tile_0)[736U + _S60], _S322);
                    acc_1[0U] = _S323;
                    float4 _S324 = weigh_0((*(&kernelContext_19)->scores_0)[_S318 + 1U].y, (*(&kernelContext_19)->v_tile_0)[744U + _S60], _S323);
                    acc_1[0U] = _S324;
                    float4 _S325 = weigh_0((*(&kernelContext_19)->scores_0)[_S318 + 1U].z, (*(&kernelContext_19)->v_tile_0)[752U + _S60], _S324);
                    acc_1[0U] = _S325;
                    float4 _S326 = weigh_0((*(&kernelContext_19)->scores_0)[_S318 + 1U].w, (*(&kernelContext_19)->v_tile_0)[760U + _S60], _S325);
                    acc_1[0U] = _S326;
                    float _S327 = fma(_S315, factor_11, (*(&kernelContext_19)->sums_0)[_S316]);
                    l_2[0U] = _S327;
                    uint _S328 = _S184 + 12U;
                    float factor_12 = (*(&kernelContext_19)->factors_0)[_S328];
                    float4 _S329 = _S326 * float4((*(&kernelContext_19)->factors_0)[_S328]) ;
                    acc_1[0U] = _S329;
                    uint _S330 = _S328 * 2U;
                    float4 _S331 = weigh_0((*(&kernelContext_19)->scores_0)[_S330].x, (*(&kernelContext_19)->v_tile_0)[768U + _S60], _S329);
                    acc_1[0U] = _S331;
                    float4 _S332 = weigh_0((*(&kernelContext_19)->scores_0)[_S330].y, (*(&kernelContext_19)->v_tile_0)[776U + _S60], _S331);
                    acc_1[0U] = _S332;
                    float4 _S333 = weigh_0((*(&kernelContext_19)->scores_0)[_S330].z, (*(&kernelContext_19)->v_tile_0)[784U + _S60], _S332);
                    acc_1[0U] = _S333;
                    float4 _S334 = weigh_0((*(&kernelContext_19)->scores_0)[_S330].w, (*(&kernelContext_19)->v_tile_0)[792U + _S60], _S333);
                    acc_1[0U] = _S334;
                    float4 _S335 = weigh_0((*(&kernelContext_19)->scores_0)[_S330 + 1U].x, (*(&kernelContext_19)->v_tile_0)[800U + _S60], _S334);
                    acc_1[0U] = _S335;
                    float4 _S336 = weigh_0((*(&kernelContext_19)->scores_0)[_S330 + 1U].y, (*(&kernelContext_19)->v_tile_0)[808U + _S60], _S335);
                    acc_1[0U] = _S336;
                    float4 _S337 = weigh_0((*(&kernelContext_19)->scores_0)[_S330 + 1U].z, (*(&kernelContext_19)->v_tile_0)[816U + _S60], _S336);
                    acc_1[0U] = _S337;
                    float4 _S338 = weigh_0((*(&kernelContext_19)->scores_0)[_S330 + 1U].w, (*(&kernelContext_19)->v_tile_0)[824U + _S60], _S337);
                    acc_1[0U] = _S338;
                    float _S339 = fma(_S327, factor_12, (*(&kernelContext_19)->sums_0)[_S328]);
                    l_2[0U] = _S339;
                    uint _S340 = _S184 + 13U;
                    float factor_13 = (*(&kernelContext_19)->factors_0)[_S340];
                    float4 _S341 = _S338 * float4((*(&kernelContext_19)->factors_0)[_S340]) ;
                    acc_1[0U] = _S341;
                    uint _S342 = _S340 * 2U;
                    float4 _S343 = weigh_0((*(&kernelContext_19)->scores_0)[_S342].x, (*(&kernelContext_19)->v_tile_0)[832U + _S60], _S341);
                    acc_1[0U] = _S343;
                    float4 _S344 = weigh_0((*(&kernelContext_19)->scores_0)[_S342].y, (*(&kernelContext_19)->v_tile_0)[840U + _S60], _S343);
                    acc_1[0U] = _S344;
                    float4 _S345 = weigh_0((*(&kernelContext_19)->scores_0)[_S342].z, (*(&kernelContext_19)->v_tile_0)[848U + _S60], _S344);
                    acc_1[0U] = _S345;
                    float4 _S346 = weigh_0((*(&kernelContext_19)->scores_0)[_S342].w, (*(&kernelContext_19)->v_tile_0)[856U + _S60], _S345);
                    acc_1[0U] = _S346;
                    float4 _S347 = weigh_0((*(&kernelContext_19)->scores_0)[_S342 + 1U].x, (*(&kernelContext_19)->v_tile_0)[864U + _S60], _S346);
                    acc_1[0U] = _S347;
                    float4 _S348 = weigh_0((*(&kernelContext_19)->scores_0)[_S342 + 1U].y, (*(&kernelContext_19)->v_tile_0)[872U + _S60], _S347);
                    acc_1[0U] = _S348;
                    float4 _S349 = weigh_0((*(&kernelContext_19)->scores_0)[_S342 + 1U].z, (*(&kernelContext_19)->v_tile_0)[880U + _S60], _S348);
                    acc_1[0U] = _S349;
                    float4 _S350 = weigh_0((*(&kernelContext_19)->scores_0)[_S342 + 1U].w, (*(&kernelContext_19)->v_tile_0)[888U + _S60], _S349);
                    acc_1[0U] = _S350;
                    float _S351 = fma(_S339, factor_13, (*(&kernelContext_19)->sums_0)[_S340]);
                    l_2[0U] = _S351;
                    uint _S352 = _S184 + 14U;
                    float factor_14 = (*(&kernelContext_19)->factors_0)[_S352];
                    float4 _S353 = _S350 * float4((*(&kernelContext_19)->factors_0)[_S352]) ;
                    acc_1[0U] = _S353;
                    uint _S354 = _S352 * 2U;
                    float4 _S355 = weigh_0((*(&kernelContext_19)->scores_0)[_S354].x, (*(&kernelContext_19)->v_tile_0)[896U + _S60], _S353);
                    acc_1[0U] = _S355;
                    float4 _S356 = weigh_0((*(&kernelContext_19)->scores_0)[_S354].y, (*(&kernelContext_19)->v_tile_0)[904U + _S60], _S355);
                    acc_1[0U] = _S356;
                    float4 _S357 = weigh_0((*(&kernelContext_19)->scores_0)[_S354].z, (*(&kernelContext_19)->v_tile_0)[912U + _S60], _S356);
                    acc_1[0U] = _S357;
                    float4 _S358 = weigh_0((*(&kernelContext_19)->scores_0)[_S354].w, (*(&kernelContext_19)->v_tile_0)[920U + _S60], _S357);
                    acc_1[0U] = _S358;
                    float4 _S359 = weigh_0((*(&kernelContext_19)->scores_0)[_S354 + 1U].x, (*(&kernelContext_19)->v_tile_0)[928U + _S60], _S358);
                    acc_1[0U] = _S359;
                    float4 _S360 = weigh_0((*(&kernelContext_19)->scores_0)[_S354 + 1U].y, (*(&kernelContext_19)->v_tile_0)[936U + _S60], _S359);
                    acc_1[0U] = _S360;
                    float4 _S361 = weigh_0((*(&kernelContext_19)->scores_0)[_S354 + 1U].z, (*(&kernelContext_19)->v_tile_0)[944U + _S60], _S360);
                    acc_1[0U] = _S361;
                    float4 _S362 = weigh_0((*(&kernelContext_19)->scores_0)[_S354 + 1U].w, (*(&kernelContext_19)->v_tile_0)[952U + _S60], _S361);
                    acc_1[0U] = _S362;
                    float _S363 = fma(_S351, factor_14, (*(&kernelContext_19)->sums_0)[_S352]);
                    l_2[0U] = _S363;
                    uint _S364 = _S184 + 15U;
                    float factor_15 = (*(&kernelContext_19)->factors_0)[_S364];
                    float4 _S365 = _S362 * float4((*(&kernelContext_19)->factors_0)[_S364]) ;
                    acc_1[0U] = _S365;
                    uint _S366 = _S364 * 2U;
                    float4 _S367 = weigh_0((*(&kernelContext_19)->scores_0)[_S366].x, (*(&kernelContext_19)->v_tile_0)[960U + _S60], _S365);
                    acc_1[0U] = _S367;
                    float4 _S368 = weigh_0((*(&kernelContext_19)->scores_0)[_S366].y, (*(&kernelContext_19)->v_tile_0)[968U + _S60], _S367);
                    acc_1[0U] = _S368;
                    float4 _S369 = weigh_0((*(&kernelContext_19)->scores_0)[_S366].z, (*(&kernelContext_19)->v_tile_0)[976U + _S60], _S368);
                    acc_1[0U] = _S369;
                    float4 _S370 = weigh_0((*(&kernelContext_19)->scores_0)[_S366].w, (*(&kernelContext_19)->v_tile_0)[984U + _S60], _S369);
                    acc_1[0U] = _S370;
                    float4 _S371 = weigh_0((*(&kernelContext_19)->scores_0)[_S366 + 1U].x, (*(&kernelContext_19)->v_tile_0)[992U + _S60], _S370);
                    acc_1[0U] = _S371;
                    float4 _S372 = weigh_0((*(&kernelContext_19)->scores_0)[_S366 + 1U].y, (*(&kernelContext_19)->v_tile_0)[1000U + _S60], _S371);
                    acc_1[0U] = _S372;
                    float4 _S373 = weigh_0((*(&kernelContext_19)->scores_0)[_S366 + 1U].z, (*(&kernelContext_19)->v_tile_0)[1008U + _S60], _S372);
                    acc_1[0U] = _S373;
                    acc_1[0U] = weigh_0((*(&kernelContext_19)->scores_0)[_S366 + 1U].w, (*(&kernelContext_19)->v_tile_0)[1016U + _S60], _S373);
                    l_2[0U] = fma(_S363, factor_15, (*(&kernelContext_19)->sums_0)[_S364]);
                }
                else
                {
                    poison_7 = 0U;
                    for(;;)
                    {
                        uint _S374 = poison_7 * 8U;
                        if(_S374 < _S182)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint _S375 = _S184 + poison_7;
                        float factor_16 = (as_type<float>(((as_type<uint>(((*(&kernelContext_19)->factors_0)[_S375]))) & 2147483647U)));
                        acc_1[0U] = acc_1[0U] * float4(factor_16) ;
                        uint _S376 = _S375 * 2U;
                        float4 more_0 = weigh_0((*(&kernelContext_19)->scores_0)[_S376].x, (*(&kernelContext_19)->v_tile_0)[_S374 * 8U + _S60], acc_1[0U]);
                        if(((*(&kernelContext_19)->scores_0)[_S376].x) >= 0.0)
                        {
                            _S38 = more_0;
                        }
                        else
                        {
                            _S38 = acc_1[0U];
                        }
                        acc_1[0U] = _S38;
                        float4 more_1 = weigh_0((*(&kernelContext_19)->scores_0)[_S376].y, (*(&kernelContext_19)->v_tile_0)[(_S374 + 1U) * 8U + _S60], acc_1[0U]);
                        float4 _S377;
                        if(((*(&kernelContext_19)->scores_0)[_S376].y) >= 0.0)
                        {
                            _S377 = more_1;
                        }
                        else
                        {
                            _S377 = acc_1[0U];
                        }
                        acc_1[0U] = _S377;
                        float4 more_2 = weigh_0((*(&kernelContext_19)->scores_0)[_S376].z, (*(&kernelContext_19)->v_tile_0)[(_S374 + 2U) * 8U + _S60], acc_1[0U]);
                        float4 _S378;
                        if(((*(&kernelContext_19)->scores_0)[_S376].z) >= 0.0)
                        {
                            _S378 = more_2;
                        }
                        else
                        {
                            _S378 = acc_1[0U];
                        }
                        acc_1[0U] = _S378;
                        float4 more_3 = weigh_0((*(&kernelContext_19)->scores_0)[_S376].w, (*(&kernelContext_19)->v_tile_0)[(_S374 + 3U) * 8U + _S60], acc_1[0U]);
                        float4 _S379;
                        if(((*(&kernelContext_19)->scores_0)[_S376].w) >= 0.0)
                        {
                            _S379 = more_3;
                        }
                        else
                        {
                            _S379 = acc_1[0U];
                        }
                        acc_1[0U] = _S379;
                        float4 more_4 = weigh_0((*(&kernelContext_19)->scores_0)[_S376 + 1U].x, (*(&kernelContext_19)->v_tile_0)[(_S374 + 4U) * 8U + _S60], acc_1[0U]);
                        float4 _S380;
                        if(((*(&kernelContext_19)->scores_0)[_S376 + 1U].x) >= 0.0)
                        {
                            _S380 = more_4;
                        }
                        else
                        {
                            _S380 = acc_1[0U];
                        }
                        acc_1[0U] = _S380;
                        float4 more_5 = weigh_0((*(&kernelContext_19)->scores_0)[_S376 + 1U].y, (*(&kernelContext_19)->v_tile_0)[(_S374 + 5U) * 8U + _S60], acc_1[0U]);
                        float4 _S381;
                        if(((*(&kernelContext_19)->scores_0)[_S376 + 1U].y) >= 0.0)
                        {
                            _S381 = more_5;
                        }
                        else
                        {
                            _S381 = acc_1[0U];
                        }
                        acc_1[0U] = _S381;
                        float4 more_6 = weigh_0((*(&kernelContext_19)->scores_0)[_S376 + 1U].z, (*(&kernelContext_19)->v_tile_0)[(_S374 + 6U) * 8U + _S60], acc_1[0U]);
                        float4 _S382;
                        if(((*(&kernelContext_19)->scores_0)[_S376 + 1U].z) >= 0.0)
                        {
                            _S382 = more_6;
                        }
                        else
                        {
                            _S382 = acc_1[0U];
                        }
                        acc_1[0U] = _S382;
                        float4 more_7 = weigh_0((*(&kernelContext_19)->scores_0)[_S376 + 1U].w, (*(&kernelContext_19)->v_tile_0)[(_S374 + 7U) * 8U + _S60], acc_1[0U]);
                        float4 _S383;
                        if(((*(&kernelContext_19)->scores_0)[_S376 + 1U].w) >= 0.0)
                        {
                            _S383 = more_7;
                        }
                        else
                        {
                            _S383 = acc_1[0U];
                        }
                        acc_1[0U] = _S383;
                        float sum_10 = (*(&kernelContext_19)->sums_0)[_S375];
                        l_2[0U] = fma(l_2[0U], factor_16, abs((*(&kernelContext_19)->sums_0)[_S375]));
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
        uint _S384 = min(thread_0 / 8U, _S49);
        uint row_10 = _S39.first_row_0 + _S384;
        float m_3 = (*(&kernelContext_19)->range_peaks_0)[_S384];
        if(RANGES_0 == 2U)
        {
            if((thread_0 / 8U) < _S40)
            {
                uint _S385 = query_of_0(row_10, &kernelContext_19);
                uint _S386 = keys_of_query_0(_S41, _S385, &kernelContext_19);
                _S37 = first_key_0 < _S386;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                thread Work_0 _S387 = _S39;
                uint _S388 = head_of_0(&_S387, row_10, &kernelContext_19);
                uint _S389 = query_of_0(row_10, &kernelContext_19);
                uint _S390 = scratch_of_0(_S39.batch_0, _S388, _S389, range_1, &kernelContext_19);
                store_range_0(_S390, _S60, m_3, l_2[0U], poisoned_4[0U], &kernelContext_19);
                store_range_quad_0(_S390, _S60, acc_1[0U], &kernelContext_19);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1[0U], m_3);
            thread Fold_0 _S391 = fold_2;
            float _S392 = folded_0(&_S391, total_l_0[0U], l_2[0U]);
            total_l_0[0U] = _S392;
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
        }
        uint range_2 = range_1 + 1U;
        if(RANGES_0 != 0U)
        {
            _S37 = range_2 < (_S39.last_range_0);
        }
        else
        {
            _S37 = false;
        }
        if(!_S37)
        {
            break;
        }
        range_1 = range_2;
    }
    if(RANGES_0 == 2U)
    {
        return;
    }
    uint _S393 = thread_0 / 8U;
    if(RANGES_0 == 0U)
    {
        before_0 = l_2[0U];
    }
    else
    {
        before_0 = total_l_0[0U];
    }
    float _S394 = finish_row_0(before_0, &poisoned_4[0U], &kernelContext_19);
    if(_S393 < _S40)
    {
        uint _S395 = _S39.first_row_0 + _S393;
        thread Work_0 _S396 = _S39;
        uint _S397 = o_of_0(&_S396, _S395, &kernelContext_19);
        uint _S398 = _S60 * 4U;
        if(RANGES_0 == 0U)
        {
            _S38 = acc_1[0U];
        }
        else
        {
            _S38 = total_2[0U];
        }
        store_quad_0(_S397, _S398, _S38 * float4(_S394) , poisoned_4[0U], &kernelContext_19);
    }
    return;
}

