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
    packed_uint4 device* q_words_0;
    packed_uint4 device* k_words_0;
    packed_uint4 device* v_words_0;
    float device* mask_values_0;
    packed_float4 device* scratch_0;
    packed_uint4 device* o_words_0;
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

float4 floats_of_0(float4 raw_1)
{
    return raw_1;
}

float4 load_quad_0(packed_uint4 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_8)
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
    return near_0 + (_S21 + _S22);
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
    bool _S23;
    if(!hidden_1)
    {
        _S23 = is_special_0(*score_1);
    }
    else
    {
        _S23 = false;
    }
    if(_S23)
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
    float _S24;
    if(peak_0 > m_0)
    {
        _S24 = exp(m_0 - peak_0);
    }
    else
    {
        _S24 = 1.0;
    }
    return _S24;
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
        packed_float4 device* _S25 = kernelContext_12->scratch_0+(place_0 + (kernelContext_12->params_0->head_dim_0 + 3U) / 4U);
        int _S26;
        if(poisoned_1)
        {
            _S26 = int(1);
        }
        else
        {
            _S26 = int(0);
        }
        *_S25 = packed_float4(float4(m_1, l_0, float(_S26), 0.0)) ;
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
    float _S27 = max(*total_m_0, m_2);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S27);
    (&fold_0)->add_0 = exp(m_2 - _S27);
    *total_m_0 = _S27;
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
    uint _S28 = kernelContext_15->params_0->o_offset_0 + work_4->batch_0 * kernelContext_15->params_0->o_batch_0;
    uint _S29 = head_of_0(work_4, row_6, kernelContext_15);
    uint _S30 = _S28 + _S29 * kernelContext_15->params_0->o_head_0;
    uint _S31 = query_of_0(row_6, kernelContext_15);
    return _S30 + _S31 * kernelContext_15->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_3, KernelContext_0 thread* kernelContext_16)
{
    if((kernelContext_16->params_0->head_dim_0 - min(kernelContext_16->params_0->head_dim_0, element_2)) > 0U)
    {
        packed_uint4 device* _S32 = kernelContext_16->o_words_0+(row_7 + element_2) / 4U;
        uint4 _S33;
        if(poisoned_3)
        {
            _S33 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S33 = (as_type<uint4>((quad_1)));
        }
        *_S32 = packed_uint4(_S33) ;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* k_words_1 [[buffer(2)]], packed_uint4 device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float peak_1;
    bool plain_0;
    bool _S34;
    bool _S35;
    bool shrunk_0;
    bool _S36;
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
    Work_0 _S37 = find_work_0(number_2, 128U, &kernelContext_17);
    uint lane_1 = thread_0 % 4U;
    uint first_row_1 = _S37.first_row_0 + thread_0 / 4U * 4U;
    uint last_row_0 = min(_S37.first_row_0 + 128U, _S37.rows_0) - 1U;
    uint _S38 = lane_1 % 4U;
    uint row_8 = first_row_1 + _S38;
    bool live_0 = row_8 < (_S37.rows_0);
    uint _S39 = min(row_8, last_row_0);
    uint _S40 = keys_of_batch_0(_S37.batch_0, &kernelContext_17);
    uint _S41 = query_of_0(last_row_0, &kernelContext_17);
    uint _S42 = keys_of_query_0(_S40, _S41, &kernelContext_17);
    uint _S43;
    if(live_0)
    {
        uint _S44 = query_of_0(_S39, &kernelContext_17);
        uint _S45 = keys_of_query_0(_S40, _S44, &kernelContext_17);
        _S43 = _S45;
    }
    else
    {
        _S43 = 0U;
    }
    uint _S46;
    if((((&kernelContext_17)->params_0->flags_0) & 1U) != 0U)
    {
        _S46 = 0U;
    }
    else
    {
        uint _S47 = query_of_0(_S37.first_row_0, &kernelContext_17);
        uint _S48 = keys_of_query_0(_S40, _S47, &kernelContext_17);
        _S46 = _S48;
    }
    uint _S49 = (&kernelContext_17)->params_0->k_offset_0 + _S37.batch_0 * (&kernelContext_17)->params_0->k_batch_0 + _S37.kv_head_0 * (&kernelContext_17)->params_0->k_head_0;
    uint _S50 = (&kernelContext_17)->params_0->v_offset_0 + _S37.batch_0 * (&kernelContext_17)->params_0->v_batch_0 + _S37.kv_head_0 * (&kernelContext_17)->params_0->v_head_0;
    thread Work_0 _S51 = _S37;
    uint _S52 = mask_of_0(&_S51, _S39, &kernelContext_17);
    thread array<array<float4, int(2)>, int(4)> q_1;
    thread array<array<float4, int(2)>, int(4)> total_2;
    uint _S53 = first_row_1 + (_S38 ^ 0U);
    uint _S54 = min(_S53, last_row_0);
    thread Work_0 _S55 = _S37;
    uint _S56 = q_of_0(&_S55, _S54, &kernelContext_17);
    uint _S57 = lane_1 * 4U;
    float4 _S58 = load_quad_0((&kernelContext_17)->q_words_0, _S56, _S57, &kernelContext_17);
    q_1[0U][0U] = _S58 * float4((&kernelContext_17)->params_0->scale_0) ;
    float4 _S59 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S59;
    uint _S60 = 4U + lane_1;
    uint _S61 = _S60 * 4U;
    float4 _S62 = load_quad_0((&kernelContext_17)->q_words_0, _S56, _S61, &kernelContext_17);
    q_1[0U][1U] = _S62 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[0U][1U] = _S59;
    uint _S63 = first_row_1 + (_S38 ^ 1U);
    uint _S64 = min(_S63, last_row_0);
    thread Work_0 _S65 = _S37;
    uint _S66 = q_of_0(&_S65, _S64, &kernelContext_17);
    float4 _S67 = load_quad_0((&kernelContext_17)->q_words_0, _S66, _S57, &kernelContext_17);
    q_1[1U][0U] = _S67 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][0U] = _S59;
    float4 _S68 = load_quad_0((&kernelContext_17)->q_words_0, _S66, _S61, &kernelContext_17);
    q_1[1U][1U] = _S68 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[1U][1U] = _S59;
    uint _S69 = first_row_1 + (_S38 ^ 2U);
    uint _S70 = min(_S69, last_row_0);
    thread Work_0 _S71 = _S37;
    uint _S72 = q_of_0(&_S71, _S70, &kernelContext_17);
    float4 _S73 = load_quad_0((&kernelContext_17)->q_words_0, _S72, _S57, &kernelContext_17);
    q_1[2U][0U] = _S73 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][0U] = _S59;
    float4 _S74 = load_quad_0((&kernelContext_17)->q_words_0, _S72, _S61, &kernelContext_17);
    q_1[2U][1U] = _S74 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[2U][1U] = _S59;
    uint _S75 = first_row_1 + (_S38 ^ 3U);
    uint _S76 = min(_S75, last_row_0);
    thread Work_0 _S77 = _S37;
    uint _S78 = q_of_0(&_S77, _S76, &kernelContext_17);
    float4 _S79 = load_quad_0((&kernelContext_17)->q_words_0, _S78, _S57, &kernelContext_17);
    q_1[3U][0U] = _S79 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][0U] = _S59;
    float4 _S80 = load_quad_0((&kernelContext_17)->q_words_0, _S78, _S61, &kernelContext_17);
    q_1[3U][1U] = _S80 * float4((&kernelContext_17)->params_0->scale_0) ;
    total_2[3U][1U] = _S59;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(2)>, int(4)> acc_1;
    acc_1[0U][0U] = _S59;
    acc_1[0U][1U] = _S59;
    acc_1[1U][0U] = _S59;
    acc_1[1U][1U] = _S59;
    acc_1[2U][0U] = _S59;
    acc_1[2U][1U] = _S59;
    acc_1[3U][0U] = _S59;
    acc_1[3U][1U] = _S59;
    thread bool poisoned_4 = false;
    uint range_1 = _S37.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S81 = range_1 + 1U;
        uint _S82 = min(_S81 * (&kernelContext_17)->params_0->range_keys_0, _S42);
        acc_1[0U][0U] = _S59;
        acc_1[0U][1U] = _S59;
        acc_1[1U][0U] = _S59;
        acc_1[1U][1U] = _S59;
        acc_1[2U][0U] = _S59;
        acc_1[2U][1U] = _S59;
        acc_1[3U][0U] = _S59;
        acc_1[3U][1U] = _S59;
        uint tile_0 = range_1 * (&kernelContext_17)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S82)
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
                if(key_1 < _S82)
                {
                    float4 _S83 = load_quad_0((&kernelContext_17)->k_words_0, _S49 + key_1 * (&kernelContext_17)->params_0->k_row_0, element_3, &kernelContext_17);
                    float4 _S84 = load_quad_0((&kernelContext_17)->v_words_0, _S50 + key_1 * (&kernelContext_17)->params_0->v_row_0, element_3, &kernelContext_17);
                    k_quad_0 = _S83;
                    v_quad_0 = _S84;
                }
                else
                {
                    k_quad_0 = _S59;
                    v_quad_0 = _S59;
                }
                (*(&kernelContext_17)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_17)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S85 = min(32U, _S82 - tile_0);
            uint step_0 = 0U;
            for(;;)
            {
                if(step_0 < _S85)
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
                uint _S86 = step_0 * 8U;
                uint _S87 = _S86 + lane_1;
                float4 _S88 = (*(&kernelContext_17)->k_tile_0)[_S87];
                part_2[0U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S87], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][0U], _S88, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][0U], _S88, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][0U], _S88, part_2[0U][3U]);
                uint _S89 = (step_0 + 1U) * 8U;
                uint _S90 = _S89 + lane_1;
                float4 _S91 = (*(&kernelContext_17)->k_tile_0)[_S90];
                part_2[1U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S90], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][0U], _S91, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][0U], _S91, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][0U], _S91, part_2[1U][3U]);
                uint _S92 = (step_0 + 2U) * 8U;
                uint _S93 = _S92 + lane_1;
                float4 _S94 = (*(&kernelContext_17)->k_tile_0)[_S93];
                part_2[2U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S93], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][0U], _S94, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][0U], _S94, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][0U], _S94, part_2[2U][3U]);
                uint _S95 = (step_0 + 3U) * 8U;
                uint _S96 = _S95 + lane_1;
                float4 _S97 = (*(&kernelContext_17)->k_tile_0)[_S96];
                part_2[3U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S96], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][0U], _S97, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][0U], _S97, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][0U], _S97, part_2[3U][3U]);
                uint _S98 = (step_0 + 4U) * 8U;
                uint _S99 = _S98 + lane_1;
                float4 _S100 = (*(&kernelContext_17)->k_tile_0)[_S99];
                part_2[4U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S99], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][0U], _S100, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][0U], _S100, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][0U], _S100, part_2[4U][3U]);
                uint _S101 = (step_0 + 5U) * 8U;
                uint _S102 = _S101 + lane_1;
                float4 _S103 = (*(&kernelContext_17)->k_tile_0)[_S102];
                part_2[5U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S102], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][0U], _S103, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][0U], _S103, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][0U], _S103, part_2[5U][3U]);
                uint _S104 = (step_0 + 6U) * 8U;
                uint _S105 = _S104 + lane_1;
                float4 _S106 = (*(&kernelContext_17)->k_tile_0)[_S105];
                part_2[6U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S105], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][0U], _S106, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][0U], _S106, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][0U], _S106, part_2[6U][3U]);
                uint _S107 = (step_0 + 7U) * 8U;
                uint _S108 = _S107 + lane_1;
                float4 _S109 = (*(&kernelContext_17)->k_tile_0)[_S108];
                part_2[7U][0U] = multiply_0(q_1[0U][0U], (*(&kernelContext_17)->k_tile_0)[_S108], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][0U], _S109, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][0U], _S109, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][0U], _S109, part_2[7U][3U]);
                uint _S110 = _S86 + 4U + lane_1;
                float4 _S111 = (*(&kernelContext_17)->k_tile_0)[_S110];
                part_2[0U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S110], part_2[0U][0U]);
                part_2[0U][1U] = multiply_0(q_1[1U][1U], _S111, part_2[0U][1U]);
                part_2[0U][2U] = multiply_0(q_1[2U][1U], _S111, part_2[0U][2U]);
                part_2[0U][3U] = multiply_0(q_1[3U][1U], _S111, part_2[0U][3U]);
                uint _S112 = _S89 + 4U + lane_1;
                float4 _S113 = (*(&kernelContext_17)->k_tile_0)[_S112];
                part_2[1U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S112], part_2[1U][0U]);
                part_2[1U][1U] = multiply_0(q_1[1U][1U], _S113, part_2[1U][1U]);
                part_2[1U][2U] = multiply_0(q_1[2U][1U], _S113, part_2[1U][2U]);
                part_2[1U][3U] = multiply_0(q_1[3U][1U], _S113, part_2[1U][3U]);
                uint _S114 = _S92 + 4U + lane_1;
                float4 _S115 = (*(&kernelContext_17)->k_tile_0)[_S114];
                part_2[2U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S114], part_2[2U][0U]);
                part_2[2U][1U] = multiply_0(q_1[1U][1U], _S115, part_2[2U][1U]);
                part_2[2U][2U] = multiply_0(q_1[2U][1U], _S115, part_2[2U][2U]);
                part_2[2U][3U] = multiply_0(q_1[3U][1U], _S115, part_2[2U][3U]);
                uint _S116 = _S95 + 4U + lane_1;
                float4 _S117 = (*(&kernelContext_17)->k_tile_0)[_S116];
                part_2[3U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S116], part_2[3U][0U]);
                part_2[3U][1U] = multiply_0(q_1[1U][1U], _S117, part_2[3U][1U]);
                part_2[3U][2U] = multiply_0(q_1[2U][1U], _S117, part_2[3U][2U]);
                part_2[3U][3U] = multiply_0(q_1[3U][1U], _S117, part_2[3U][3U]);
                uint _S118 = _S98 + 4U + lane_1;
                float4 _S119 = (*(&kernelContext_17)->k_tile_0)[_S118];
                part_2[4U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S118], part_2[4U][0U]);
                part_2[4U][1U] = multiply_0(q_1[1U][1U], _S119, part_2[4U][1U]);
                part_2[4U][2U] = multiply_0(q_1[2U][1U], _S119, part_2[4U][2U]);
                part_2[4U][3U] = multiply_0(q_1[3U][1U], _S119, part_2[4U][3U]);
                uint _S120 = _S101 + 4U + lane_1;
                float4 _S121 = (*(&kernelContext_17)->k_tile_0)[_S120];
                part_2[5U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S120], part_2[5U][0U]);
                part_2[5U][1U] = multiply_0(q_1[1U][1U], _S121, part_2[5U][1U]);
                part_2[5U][2U] = multiply_0(q_1[2U][1U], _S121, part_2[5U][2U]);
                part_2[5U][3U] = multiply_0(q_1[3U][1U], _S121, part_2[5U][3U]);
                uint _S122 = _S104 + 4U + lane_1;
                float4 _S123 = (*(&kernelContext_17)->k_tile_0)[_S122];
                part_2[6U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S122], part_2[6U][0U]);
                part_2[6U][1U] = multiply_0(q_1[1U][1U], _S123, part_2[6U][1U]);
                part_2[6U][2U] = multiply_0(q_1[2U][1U], _S123, part_2[6U][2U]);
                part_2[6U][3U] = multiply_0(q_1[3U][1U], _S123, part_2[6U][3U]);
                uint _S124 = _S107 + 4U + lane_1;
                float4 _S125 = (*(&kernelContext_17)->k_tile_0)[_S124];
                part_2[7U][0U] = multiply_0(q_1[0U][1U], (*(&kernelContext_17)->k_tile_0)[_S124], part_2[7U][0U]);
                part_2[7U][1U] = multiply_0(q_1[1U][1U], _S125, part_2[7U][1U]);
                part_2[7U][2U] = multiply_0(q_1[2U][1U], _S125, part_2[7U][2U]);
                part_2[7U][3U] = multiply_0(q_1[3U][1U], _S125, part_2[7U][3U]);
                thread array<float, int(8)> weight_1;
                thread array<float, int(4)> _S126 = part_2[0U];
                float _S127 = sum_of_row_0(&_S126, &kernelContext_17);
                weight_1[0U] = _S127;
                uint _S128 = max(0U, (as_type<uint>((_S127))) & 2147483647U);
                thread array<float, int(4)> _S129 = part_2[1U];
                float _S130 = sum_of_row_0(&_S129, &kernelContext_17);
                weight_1[1U] = _S130;
                uint _S131 = max(_S128, (as_type<uint>((_S130))) & 2147483647U);
                thread array<float, int(4)> _S132 = part_2[2U];
                float _S133 = sum_of_row_0(&_S132, &kernelContext_17);
                weight_1[2U] = _S133;
                uint _S134 = max(_S131, (as_type<uint>((_S133))) & 2147483647U);
                thread array<float, int(4)> _S135 = part_2[3U];
                float _S136 = sum_of_row_0(&_S135, &kernelContext_17);
                weight_1[3U] = _S136;
                uint _S137 = max(_S134, (as_type<uint>((_S136))) & 2147483647U);
                thread array<float, int(4)> _S138 = part_2[4U];
                float _S139 = sum_of_row_0(&_S138, &kernelContext_17);
                weight_1[4U] = _S139;
                uint _S140 = max(_S137, (as_type<uint>((_S139))) & 2147483647U);
                thread array<float, int(4)> _S141 = part_2[5U];
                float _S142 = sum_of_row_0(&_S141, &kernelContext_17);
                weight_1[5U] = _S142;
                uint _S143 = max(_S140, (as_type<uint>((_S142))) & 2147483647U);
                thread array<float, int(4)> _S144 = part_2[6U];
                float _S145 = sum_of_row_0(&_S144, &kernelContext_17);
                weight_1[6U] = _S145;
                uint _S146 = max(_S143, (as_type<uint>((_S145))) & 2147483647U);
                thread array<float, int(4)> _S147 = part_2[7U];
                float _S148 = sum_of_row_0(&_S147, &kernelContext_17);
                weight_1[7U] = _S148;
                uint _S149 = max(_S146, (as_type<uint>((_S148))) & 2147483647U);
                uint _S150 = tile_0 + step_0;
                if((_S150 + 8U) <= _S46)
                {
                    plain_0 = _S149 < 2139095040U;
                }
                else
                {
                    plain_0 = false;
                }
                float sum_2;
                float signed_shrink_0;
                if(plain_0)
                {
                    float _S151 = max(max(max(max(max(max(max(max(m_3, weight_1[0U]), weight_1[1U]), weight_1[2U]), weight_1[3U]), weight_1[4U]), weight_1[5U]), weight_1[6U]), weight_1[7U]);
                    float _S152 = exp(weight_1[0U] - _S151);
                    weight_1[0U] = _S152;
                    float _S153 = exp(weight_1[1U] - _S151);
                    weight_1[1U] = _S153;
                    float sum_3 = _S152 + _S153;
                    float _S154 = exp(weight_1[2U] - _S151);
                    weight_1[2U] = _S154;
                    float sum_4 = sum_3 + _S154;
                    float _S155 = exp(weight_1[3U] - _S151);
                    weight_1[3U] = _S155;
                    float sum_5 = sum_4 + _S155;
                    float _S156 = exp(weight_1[4U] - _S151);
                    weight_1[4U] = _S156;
                    float sum_6 = sum_5 + _S156;
                    float _S157 = exp(weight_1[5U] - _S151);
                    weight_1[5U] = _S157;
                    float sum_7 = sum_6 + _S157;
                    float _S158 = exp(weight_1[6U] - _S151);
                    weight_1[6U] = _S158;
                    float sum_8 = sum_7 + _S158;
                    float _S159 = exp(weight_1[7U] - _S151);
                    weight_1[7U] = _S159;
                    float sum_9 = sum_8 + _S159;
                    peak_1 = _S151;
                    sum_2 = sum_9;
                }
                else
                {
                    thread array<bool, int(8)> hidden_2;
                    bool _S160 = hide_0(&weight_1[0U], _S150, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[0U] = _S160;
                    float _S161 = max(m_3, weight_1[0U]);
                    bool _S162 = hide_0(&weight_1[1U], _S150 + 1U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[1U] = _S162;
                    float _S163 = max(_S161, weight_1[1U]);
                    bool _S164 = hide_0(&weight_1[2U], _S150 + 2U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[2U] = _S164;
                    float _S165 = max(_S163, weight_1[2U]);
                    bool _S166 = hide_0(&weight_1[3U], _S150 + 3U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[3U] = _S166;
                    float _S167 = max(_S165, weight_1[3U]);
                    bool _S168 = hide_0(&weight_1[4U], _S150 + 4U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[4U] = _S168;
                    float _S169 = max(_S167, weight_1[4U]);
                    bool _S170 = hide_0(&weight_1[5U], _S150 + 5U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[5U] = _S170;
                    float _S171 = max(_S169, weight_1[5U]);
                    bool _S172 = hide_0(&weight_1[6U], _S150 + 6U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[6U] = _S172;
                    float _S173 = max(_S171, weight_1[6U]);
                    bool _S174 = hide_0(&weight_1[7U], _S150 + 7U, _S43, _S52, &poisoned_4, &kernelContext_17);
                    hidden_2[7U] = _S174;
                    float _S175 = max(_S173, weight_1[7U]);
                    if(_S160)
                    {
                        peak_1 = -1.0;
                    }
                    else
                    {
                        peak_1 = exp(weight_1[0U] - _S175);
                    }
                    weight_1[0U] = peak_1;
                    float _S176 = max(peak_1, 0.0);
                    if(hidden_2[1U])
                    {
                        sum_2 = -1.0;
                    }
                    else
                    {
                        sum_2 = exp(weight_1[1U] - _S175);
                    }
                    weight_1[1U] = sum_2;
                    float sum_10 = _S176 + max(sum_2, 0.0);
                    if(hidden_2[2U])
                    {
                        signed_shrink_0 = -1.0;
                    }
                    else
                    {
                        signed_shrink_0 = exp(weight_1[2U] - _S175);
                    }
                    weight_1[2U] = signed_shrink_0;
                    float sum_11 = sum_10 + max(signed_shrink_0, 0.0);
                    float _S177;
                    if(hidden_2[3U])
                    {
                        _S177 = -1.0;
                    }
                    else
                    {
                        _S177 = exp(weight_1[3U] - _S175);
                    }
                    weight_1[3U] = _S177;
                    float sum_12 = sum_11 + max(_S177, 0.0);
                    float _S178;
                    if(hidden_2[4U])
                    {
                        _S178 = -1.0;
                    }
                    else
                    {
                        _S178 = exp(weight_1[4U] - _S175);
                    }
                    weight_1[4U] = _S178;
                    float sum_13 = sum_12 + max(_S178, 0.0);
                    float _S179;
                    if(hidden_2[5U])
                    {
                        _S179 = -1.0;
                    }
                    else
                    {
                        _S179 = exp(weight_1[5U] - _S175);
                    }
                    weight_1[5U] = _S179;
                    float sum_14 = sum_13 + max(_S179, 0.0);
                    float _S180;
                    if(hidden_2[6U])
                    {
                        _S180 = -1.0;
                    }
                    else
                    {
                        _S180 = exp(weight_1[6U] - _S175);
                    }
                    weight_1[6U] = _S180;
                    float sum_15 = sum_14 + max(_S180, 0.0);
                    float _S181;
                    if(hidden_2[7U])
                    {
                        _S181 = -1.0;
                    }
                    else
                    {
                        _S181 = exp(weight_1[7U] - _S175);
                    }
                    weight_1[7U] = _S181;
                    float sum_16 = sum_15 + max(_S181, 0.0);
                    peak_1 = _S175;
                    sum_2 = sum_16;
                }
                float shrink_0 = shrink_of_0(m_3, peak_1);
                float _S182 = fma(l_2, shrink_0, sum_2);
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
                float _S183 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                shrinks_0[int(1)] = _S183;
                float _S184 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                shrinks_0[int(2)] = _S184;
                float _S185 = (quad_shuffle((signed_shrink_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                shrinks_0[int(3)] = _S185;
                uint signs_0 = 0U | (as_type<uint>((shrinks_0[0U])));
                float _S186 = abs(shrinks_0[0U]);
                shrinks_0[0U] = _S186;
                bool _S187 = _S186 != 1.0;
                uint signs_1 = signs_0 | (as_type<uint>((shrinks_0[1U])));
                shrinks_0[1U] = abs(shrinks_0[1U]);
                if(_S187)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = (shrinks_0[1U]) != 1.0;
                }
                uint signs_2 = signs_1 | (as_type<uint>((shrinks_0[2U])));
                shrinks_0[2U] = abs(shrinks_0[2U]);
                if(_S34)
                {
                    _S35 = true;
                }
                else
                {
                    _S35 = (shrinks_0[2U]) != 1.0;
                }
                uint signs_3 = signs_2 | (as_type<uint>((shrinks_0[3U])));
                shrinks_0[3U] = abs(shrinks_0[3U]);
                if(_S35)
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
                float _S188 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[0U][int(1)] = _S188;
                float _S189 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[0U][int(2)] = _S189;
                float _S190 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[0U][int(3)] = _S190;
                weights_0[1U][int(0)] = weight_1[1U];
                float _S191 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[1U][int(1)] = _S191;
                float _S192 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[1U][int(2)] = _S192;
                float _S193 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[1U][int(3)] = _S193;
                weights_0[2U][int(0)] = weight_1[2U];
                float _S194 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[2U][int(1)] = _S194;
                float _S195 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[2U][int(2)] = _S195;
                float _S196 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[2U][int(3)] = _S196;
                weights_0[3U][int(0)] = weight_1[3U];
                float _S197 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[3U][int(1)] = _S197;
                float _S198 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[3U][int(2)] = _S198;
                float _S199 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[3U][int(3)] = _S199;
                weights_0[4U][int(0)] = weight_1[4U];
                float _S200 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[4U][int(1)] = _S200;
                float _S201 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[4U][int(2)] = _S201;
                float _S202 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[4U][int(3)] = _S202;
                weights_0[5U][int(0)] = weight_1[5U];
                float _S203 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[5U][int(1)] = _S203;
                float _S204 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[5U][int(2)] = _S204;
                float _S205 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[5U][int(3)] = _S205;
                weights_0[6U][int(0)] = weight_1[6U];
                float _S206 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[6U][int(1)] = _S206;
                float _S207 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[6U][int(2)] = _S207;
                float _S208 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[6U][int(3)] = _S208;
                weights_0[7U][int(0)] = weight_1[7U];
                float _S209 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 1U))));
                weights_0[7U][int(1)] = _S209;
                float _S210 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 2U))));
                weights_0[7U][int(2)] = _S210;
                float _S211 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_17)->_S4) ^ 3U))));
                weights_0[7U][int(3)] = _S211;
                if(signs_3 < 2147483648U)
                {
                    float4 _S212 = (*(&kernelContext_17)->v_tile_0)[_S87];
                    float4 _S213 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S87], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S213;
                    float4 _S214 = weigh_0(weights_0[0U][1U], _S212, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S214;
                    float4 _S215 = weigh_0(weights_0[0U][2U], _S212, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S215;
                    float4 _S216 = weigh_0(weights_0[0U][3U], _S212, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S216;
                    float4 _S217 = (*(&kernelContext_17)->v_tile_0)[_S90];
                    float4 _S218 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S90], _S213);
                    acc_1[0U][0U] = _S218;
                    float4 _S219 = weigh_0(weights_0[1U][1U], _S217, _S214);
                    acc_1[1U][0U] = _S219;
                    float4 _S220 = weigh_0(weights_0[1U][2U], _S217, _S215);
                    acc_1[2U][0U] = _S220;
                    float4 _S221 = weigh_0(weights_0[1U][3U], _S217, _S216);
                    acc_1[3U][0U] = _S221;
                    float4 _S222 = (*(&kernelContext_17)->v_tile_0)[_S93];
                    float4 _S223 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S93], _S218);
                    acc_1[0U][0U] = _S223;
                    float4 _S224 = weigh_0(weights_0[2U][1U], _S222, _S219);
                    acc_1[1U][0U] = _S224;
                    float4 _S225 = weigh_0(weights_0[2U][2U], _S222, _S220);
                    acc_1[2U][0U] = _S225;
                    float4 _S226 = weigh_0(weights_0[2U][3U], _S222, _S221);
                    acc_1[3U][0U] = _S226;
                    float4 _S227 = (*(&kernelContext_17)->v_tile_0)[_S96];
                    float4 _S228 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S96], _S223);
                    acc_1[0U][0U] = _S228;
                    float4 _S229 = weigh_0(weights_0[3U][1U], _S227, _S224);
                    acc_1[1U][0U] = _S229;
                    float4 _S230 = weigh_0(weights_0[3U][2U], _S227, _S225);
                    acc_1[2U][0U] = _S230;
                    float4 _S231 = weigh_0(weights_0[3U][3U], _S227, _S226);
                    acc_1[3U][0U] = _S231;
                    float4 _S232 = (*(&kernelContext_17)->v_tile_0)[_S99];
                    float4 _S233 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S99], _S228);
                    acc_1[0U][0U] = _S233;
                    float4 _S234 = weigh_0(weights_0[4U][1U], _S232, _S229);
                    acc_1[1U][0U] = _S234;
                    float4 _S235 = weigh_0(weights_0[4U][2U], _S232, _S230);
                    acc_1[2U][0U] = _S235;
                    float4 _S236 = weigh_0(weights_0[4U][3U], _S232, _S231);
                    acc_1[3U][0U] = _S236;
                    float4 _S237 = (*(&kernelContext_17)->v_tile_0)[_S102];
                    float4 _S238 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S102], _S233);
                    acc_1[0U][0U] = _S238;
                    float4 _S239 = weigh_0(weights_0[5U][1U], _S237, _S234);
                    acc_1[1U][0U] = _S239;
                    float4 _S240 = weigh_0(weights_0[5U][2U], _S237, _S235);
                    acc_1[2U][0U] = _S240;
                    float4 _S241 = weigh_0(weights_0[5U][3U], _S237, _S236);
                    acc_1[3U][0U] = _S241;
                    float4 _S242 = (*(&kernelContext_17)->v_tile_0)[_S105];
                    float4 _S243 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S105], _S238);
                    acc_1[0U][0U] = _S243;
                    float4 _S244 = weigh_0(weights_0[6U][1U], _S242, _S239);
                    acc_1[1U][0U] = _S244;
                    float4 _S245 = weigh_0(weights_0[6U][2U], _S242, _S240);
                    acc_1[2U][0U] = _S245;
                    float4 _S246 = weigh_0(weights_0[6U][3U], _S242, _S241);
                    acc_1[3U][0U] = _S246;
                    float4 _S247 = (*(&kernelContext_17)->v_tile_0)[_S108];
                    acc_1[0U][0U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S108], _S243);
                    acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S247, _S244);
                    acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S247, _S245);
                    acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S247, _S246);
                    float4 _S248 = (*(&kernelContext_17)->v_tile_0)[_S110];
                    float4 _S249 = weigh_0(weights_0[0U][0U], (*(&kernelContext_17)->v_tile_0)[_S110], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S249;
                    float4 _S250 = weigh_0(weights_0[0U][1U], _S248, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S250;
                    float4 _S251 = weigh_0(weights_0[0U][2U], _S248, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S251;
                    float4 _S252 = weigh_0(weights_0[0U][3U], _S248, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S252;
                    float4 _S253 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    float4 _S254 = weigh_0(weights_0[1U][0U], (*(&kernelContext_17)->v_tile_0)[_S112], _S249);
                    acc_1[0U][1U] = _S254;
                    float4 _S255 = weigh_0(weights_0[1U][1U], _S253, _S250);
                    acc_1[1U][1U] = _S255;
                    float4 _S256 = weigh_0(weights_0[1U][2U], _S253, _S251);
                    acc_1[2U][1U] = _S256;
                    float4 _S257 = weigh_0(weights_0[1U][3U], _S253, _S252);
                    acc_1[3U][1U] = _S257;
                    float4 _S258 = (*(&kernelContext_17)->v_tile_0)[_S114];
                    float4 _S259 = weigh_0(weights_0[2U][0U], (*(&kernelContext_17)->v_tile_0)[_S114], _S254);
                    acc_1[0U][1U] = _S259;
                    float4 _S260 = weigh_0(weights_0[2U][1U], _S258, _S255);
                    acc_1[1U][1U] = _S260;
                    float4 _S261 = weigh_0(weights_0[2U][2U], _S258, _S256);
                    acc_1[2U][1U] = _S261;
                    float4 _S262 = weigh_0(weights_0[2U][3U], _S258, _S257);
                    acc_1[3U][1U] = _S262;
                    float4 _S263 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    float4 _S264 = weigh_0(weights_0[3U][0U], (*(&kernelContext_17)->v_tile_0)[_S116], _S259);
                    acc_1[0U][1U] = _S264;
                    float4 _S265 = weigh_0(weights_0[3U][1U], _S263, _S260);
                    acc_1[1U][1U] = _S265;
                    float4 _S266 = weigh_0(weights_0[3U][2U], _S263, _S261);
                    acc_1[2U][1U] = _S266;
                    float4 _S267 = weigh_0(weights_0[3U][3U], _S263, _S262);
                    acc_1[3U][1U] = _S267;
                    float4 _S268 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    float4 _S269 = weigh_0(weights_0[4U][0U], (*(&kernelContext_17)->v_tile_0)[_S118], _S264);
                    acc_1[0U][1U] = _S269;
                    float4 _S270 = weigh_0(weights_0[4U][1U], _S268, _S265);
                    acc_1[1U][1U] = _S270;
                    float4 _S271 = weigh_0(weights_0[4U][2U], _S268, _S266);
                    acc_1[2U][1U] = _S271;
                    float4 _S272 = weigh_0(weights_0[4U][3U], _S268, _S267);
                    acc_1[3U][1U] = _S272;
                    float4 _S273 = (*(&kernelContext_17)->v_tile_0)[_S120];
                    float4 _S274 = weigh_0(weights_0[5U][0U], (*(&kernelContext_17)->v_tile_0)[_S120], _S269);
                    acc_1[0U][1U] = _S274;
                    float4 _S275 = weigh_0(weights_0[5U][1U], _S273, _S270);
                    acc_1[1U][1U] = _S275;
                    float4 _S276 = weigh_0(weights_0[5U][2U], _S273, _S271);
                    acc_1[2U][1U] = _S276;
                    float4 _S277 = weigh_0(weights_0[5U][3U], _S273, _S272);
                    acc_1[3U][1U] = _S277;
                    float4 _S278 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    float4 _S279 = weigh_0(weights_0[6U][0U], (*(&kernelContext_17)->v_tile_0)[_S122], _S274);
                    acc_1[0U][1U] = _S279;
                    float4 _S280 = weigh_0(weights_0[6U][1U], _S278, _S275);
                    acc_1[1U][1U] = _S280;
                    float4 _S281 = weigh_0(weights_0[6U][2U], _S278, _S276);
                    acc_1[2U][1U] = _S281;
                    float4 _S282 = weigh_0(weights_0[6U][3U], _S278, _S277);
                    acc_1[3U][1U] = _S282;
                    float4 _S283 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    acc_1[0U][1U] = weigh_0(weights_0[7U][0U], (*(&kernelContext_17)->v_tile_0)[_S124], _S279);
                    acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S283, _S280);
                    acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S283, _S281);
                    acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S283, _S282);
                }
                else
                {
                    float4 _S284 = (*(&kernelContext_17)->v_tile_0)[_S87];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S284, acc_1[0U][0U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[0U][1U], _S284, acc_1[1U][0U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[0U][2U], _S284, acc_1[2U][0U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[0U][3U], _S284, acc_1[3U][0U]);
                    }
                    float4 _S285 = (*(&kernelContext_17)->v_tile_0)[_S90];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[1U][0U], _S285, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S285, acc_1[1U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[1U][2U], _S285, acc_1[2U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[1U][3U], _S285, acc_1[3U][0U]);
                    }
                    float4 _S286 = (*(&kernelContext_17)->v_tile_0)[_S93];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[2U][0U], _S286, acc_1[0U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[2U][1U], _S286, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S286, acc_1[2U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[2U][3U], _S286, acc_1[3U][0U]);
                    }
                    float4 _S287 = (*(&kernelContext_17)->v_tile_0)[_S96];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[3U][0U], _S287, acc_1[0U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[3U][1U], _S287, acc_1[1U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[3U][2U], _S287, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S287, acc_1[3U][0U]);
                    }
                    float4 _S288 = (*(&kernelContext_17)->v_tile_0)[_S99];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[4U][0U], _S288, acc_1[0U][0U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[4U][1U], _S288, acc_1[1U][0U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[4U][2U], _S288, acc_1[2U][0U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[4U][3U], _S288, acc_1[3U][0U]);
                    }
                    float4 _S289 = (*(&kernelContext_17)->v_tile_0)[_S102];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[5U][0U], _S289, acc_1[0U][0U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[5U][1U], _S289, acc_1[1U][0U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[5U][2U], _S289, acc_1[2U][0U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[5U][3U], _S289, acc_1[3U][0U]);
                    }
                    float4 _S290 = (*(&kernelContext_17)->v_tile_0)[_S105];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[6U][0U], _S290, acc_1[0U][0U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[6U][1U], _S290, acc_1[1U][0U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[6U][2U], _S290, acc_1[2U][0U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[6U][3U], _S290, acc_1[3U][0U]);
                    }
                    float4 _S291 = (*(&kernelContext_17)->v_tile_0)[_S108];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[7U][0U], _S291, acc_1[0U][0U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[7U][1U], _S291, acc_1[1U][0U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[7U][2U], _S291, acc_1[2U][0U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[7U][3U], _S291, acc_1[3U][0U]);
                    }
                    float4 _S292 = (*(&kernelContext_17)->v_tile_0)[_S110];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S292, acc_1[0U][1U]);
                    }
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[0U][1U], _S292, acc_1[1U][1U]);
                    }
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[0U][2U], _S292, acc_1[2U][1U]);
                    }
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[0U][3U], _S292, acc_1[3U][1U]);
                    }
                    float4 _S293 = (*(&kernelContext_17)->v_tile_0)[_S112];
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[1U][0U], _S293, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S293, acc_1[1U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[1U][2U], _S293, acc_1[2U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[1U][3U], _S293, acc_1[3U][1U]);
                    }
                    float4 _S294 = (*(&kernelContext_17)->v_tile_0)[_S114];
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[2U][0U], _S294, acc_1[0U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[2U][1U], _S294, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S294, acc_1[2U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[2U][3U], _S294, acc_1[3U][1U]);
                    }
                    float4 _S295 = (*(&kernelContext_17)->v_tile_0)[_S116];
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[3U][0U], _S295, acc_1[0U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[3U][1U], _S295, acc_1[1U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[3U][2U], _S295, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S295, acc_1[3U][1U]);
                    }
                    float4 _S296 = (*(&kernelContext_17)->v_tile_0)[_S118];
                    if((weights_0[4U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[4U][0U], _S296, acc_1[0U][1U]);
                    }
                    if((weights_0[4U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[4U][1U], _S296, acc_1[1U][1U]);
                    }
                    if((weights_0[4U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[4U][2U], _S296, acc_1[2U][1U]);
                    }
                    if((weights_0[4U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[4U][3U], _S296, acc_1[3U][1U]);
                    }
                    float4 _S297 = (*(&kernelContext_17)->v_tile_0)[_S120];
                    if((weights_0[5U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[5U][0U], _S297, acc_1[0U][1U]);
                    }
                    if((weights_0[5U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[5U][1U], _S297, acc_1[1U][1U]);
                    }
                    if((weights_0[5U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[5U][2U], _S297, acc_1[2U][1U]);
                    }
                    if((weights_0[5U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[5U][3U], _S297, acc_1[3U][1U]);
                    }
                    float4 _S298 = (*(&kernelContext_17)->v_tile_0)[_S122];
                    if((weights_0[6U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[6U][0U], _S298, acc_1[0U][1U]);
                    }
                    if((weights_0[6U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[6U][1U], _S298, acc_1[1U][1U]);
                    }
                    if((weights_0[6U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[6U][2U], _S298, acc_1[2U][1U]);
                    }
                    if((weights_0[6U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[6U][3U], _S298, acc_1[3U][1U]);
                    }
                    float4 _S299 = (*(&kernelContext_17)->v_tile_0)[_S124];
                    if((weights_0[7U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[7U][0U], _S299, acc_1[0U][1U]);
                    }
                    if((weights_0[7U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[7U][1U], _S299, acc_1[1U][1U]);
                    }
                    if((weights_0[7U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[7U][2U], _S299, acc_1[2U][1U]);
                    }
                    if((weights_0[7U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[7U][3U], _S299, acc_1[3U][1U]);
                    }
                }
                step_0 = step_0 + 8U;
                m_3 = peak_1;
                l_2 = _S182;
            }
            tile_0 = tile_0 + 32U;
        }
        bool _S300 = RANGES_0 == 2U;
        _S36 = _S300;
        if(_S300)
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
                _S34 = range_key_0 < _S43;
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                thread Work_0 _S301 = _S37;
                uint _S302 = head_of_0(&_S301, _S39, &kernelContext_17);
                uint _S303 = query_of_0(_S39, &kernelContext_17);
                uint _S304 = scratch_of_0(_S37.batch_0, _S302, _S303, range_1, &kernelContext_17);
                store_range_0(_S304, 0U, m_3, l_2, poisoned_4, &kernelContext_17);
            }
            if(_S53 < (_S37.rows_0))
            {
                uint _S305 = query_of_0(_S53, &kernelContext_17);
                uint _S306 = keys_of_query_0(_S40, _S305, &kernelContext_17);
                _S35 = range_key_0 < _S306;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                thread Work_0 _S307 = _S37;
                uint _S308 = head_of_0(&_S307, _S53, &kernelContext_17);
                uint _S309 = query_of_0(_S53, &kernelContext_17);
                uint _S310 = scratch_of_0(_S37.batch_0, _S308, _S309, range_1, &kernelContext_17);
                store_range_quad_0(_S310, lane_1, acc_1[0U][0U], &kernelContext_17);
                store_range_quad_0(_S310, _S60, acc_1[0U][1U], &kernelContext_17);
            }
            if(_S63 < (_S37.rows_0))
            {
                uint _S311 = query_of_0(_S63, &kernelContext_17);
                uint _S312 = keys_of_query_0(_S40, _S311, &kernelContext_17);
                shrunk_0 = range_key_0 < _S312;
            }
            else
            {
                shrunk_0 = false;
            }
            if(shrunk_0)
            {
                thread Work_0 _S313 = _S37;
                uint _S314 = head_of_0(&_S313, _S63, &kernelContext_17);
                uint _S315 = query_of_0(_S63, &kernelContext_17);
                uint _S316 = scratch_of_0(_S37.batch_0, _S314, _S315, range_1, &kernelContext_17);
                store_range_quad_0(_S316, lane_1, acc_1[1U][0U], &kernelContext_17);
                store_range_quad_0(_S316, _S60, acc_1[1U][1U], &kernelContext_17);
            }
            bool _S317;
            if(_S69 < (_S37.rows_0))
            {
                uint _S318 = query_of_0(_S69, &kernelContext_17);
                uint _S319 = keys_of_query_0(_S40, _S318, &kernelContext_17);
                _S317 = range_key_0 < _S319;
            }
            else
            {
                _S317 = false;
            }
            if(_S317)
            {
                thread Work_0 _S320 = _S37;
                uint _S321 = head_of_0(&_S320, _S69, &kernelContext_17);
                uint _S322 = query_of_0(_S69, &kernelContext_17);
                uint _S323 = scratch_of_0(_S37.batch_0, _S321, _S322, range_1, &kernelContext_17);
                store_range_quad_0(_S323, lane_1, acc_1[2U][0U], &kernelContext_17);
                store_range_quad_0(_S323, _S60, acc_1[2U][1U], &kernelContext_17);
            }
            bool _S324;
            if(_S75 < (_S37.rows_0))
            {
                uint _S325 = query_of_0(_S75, &kernelContext_17);
                uint _S326 = keys_of_query_0(_S40, _S325, &kernelContext_17);
                _S324 = range_key_0 < _S326;
            }
            else
            {
                _S324 = false;
            }
            if(_S324)
            {
                thread Work_0 _S327 = _S37;
                uint _S328 = head_of_0(&_S327, _S75, &kernelContext_17);
                uint _S329 = query_of_0(_S75, &kernelContext_17);
                uint _S330 = scratch_of_0(_S37.batch_0, _S328, _S329, range_1, &kernelContext_17);
                store_range_quad_0(_S330, lane_1, acc_1[3U][0U], &kernelContext_17);
                store_range_quad_0(_S330, _S60, acc_1[3U][1U], &kernelContext_17);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S331 = fold_2;
            float _S332 = folded_0(&_S331, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S333 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            keeps_0[int(1)] = _S333;
            float _S334 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            keeps_0[int(2)] = _S334;
            float _S335 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            keeps_0[int(3)] = _S335;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S336 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
            adds_0[int(1)] = _S336;
            float _S337 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
            adds_0[int(2)] = _S337;
            float _S338 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
            adds_0[int(3)] = _S338;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            peak_1 = _S332;
        }
        else
        {
            peak_1 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            plain_0 = _S81 < (_S37.last_range_0);
        }
        else
        {
            plain_0 = false;
        }
        if(!plain_0)
        {
            break;
        }
        range_1 = _S81;
        total_l_0 = peak_1;
    }
    if(_S36)
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
    float _S339 = finish_row_0(total_l_0, &poisoned_4, &kernelContext_17);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S339;
    float _S340 = (quad_shuffle((_S339), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    factors_0[int(1)] = _S340;
    float _S341 = (quad_shuffle((_S339), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    factors_0[int(2)] = _S341;
    float _S342 = (quad_shuffle((_S339), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    factors_0[int(3)] = _S342;
    int _S343;
    if(poisoned_4)
    {
        _S343 = int(1);
    }
    else
    {
        _S343 = int(0);
    }
    uint spoiled_bit_0 = uint(_S343);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S344 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 1U))));
    spoiled_0[int(1)] = _S344;
    uint _S345 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 2U))));
    spoiled_0[int(2)] = _S345;
    uint _S346 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_17)->_S4) ^ 3U))));
    spoiled_0[int(3)] = _S346;
    if(_S53 < (_S37.rows_0))
    {
        thread Work_0 _S347 = _S37;
        uint _S348 = o_of_0(&_S347, _S53, &kernelContext_17);
        store_quad_0(_S348, _S57, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
        store_quad_0(_S348, _S61, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_17);
    }
    if(_S63 < (_S37.rows_0))
    {
        thread Work_0 _S349 = _S37;
        uint _S350 = o_of_0(&_S349, _S63, &kernelContext_17);
        store_quad_0(_S350, _S57, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
        store_quad_0(_S350, _S61, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_17);
    }
    if(_S69 < (_S37.rows_0))
    {
        thread Work_0 _S351 = _S37;
        uint _S352 = o_of_0(&_S351, _S69, &kernelContext_17);
        store_quad_0(_S352, _S57, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
        store_quad_0(_S352, _S61, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_17);
    }
    if(_S75 < (_S37.rows_0))
    {
        thread Work_0 _S353 = _S37;
        uint _S354 = o_of_0(&_S353, _S75, &kernelContext_17);
        store_quad_0(_S354, _S57, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
        store_quad_0(_S354, _S61, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_17);
    }
    return;
}

