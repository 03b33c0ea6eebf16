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

uint q_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S10 = kernelContext_5->params_0->q_offset_0 + work_2->batch_0 * kernelContext_5->params_0->q_batch_0;
    uint _S11 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S12 = _S10 + _S11 * kernelContext_5->params_0->q_head_0;
    uint _S13 = query_of_0(row_2, kernelContext_5);
    return _S12 + _S13 * kernelContext_5->params_0->q_row_0;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S14 = kernelContext_6->params_0->mask_offset_0 + work_3->batch_0 * kernelContext_6->params_0->mask_batch_0;
    uint _S15 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S16 = _S14 + _S15 * kernelContext_6->params_0->mask_head_0;
    uint _S17 = query_of_0(row_3, kernelContext_6);
    return _S16 + _S17 * kernelContext_6->params_0->mask_row_0;
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

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

float4 weigh_0(float weight_0, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_0, weight_0, weight_0, weight_0), v_0, sum_0);
}

constant uint fc_RANGES_0 [[function_constant(0)]];
constant uint RANGES_0 = is_function_constant_defined(fc_RANGES_0) ? fc_RANGES_0 : 1U;
uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_9)
{
    return kernelContext_9->params_0->scratch_offset_0 + (((batch_3 * kernelContext_9->params_0->heads_0 + head_0) * kernelContext_9->params_0->q_len_0 + query_1) * kernelContext_9->params_0->ranges_0 + range_0) * ((kernelContext_9->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_0, float l_0, bool poisoned_0, KernelContext_0 thread* kernelContext_10)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S19 = kernelContext_10->scratch_0+(place_0 + (kernelContext_10->params_0->head_dim_0 + 3U) / 4U);
        int _S20;
        if(poisoned_0)
        {
            _S20 = int(1);
        }
        else
        {
            _S20 = int(0);
        }
        *_S19 = packed_float4(float4(m_0, l_0, float(_S20), 0.0)) ;
    }
    return;
}

void store_range_quad_0(uint place_1, uint quad_0, float4 acc_0, KernelContext_0 thread* kernelContext_11)
{
    if((quad_0 * 4U) < (kernelContext_11->params_0->head_dim_0))
    {
        *(kernelContext_11->scratch_0+(place_1 + quad_0)) = packed_float4(acc_0) ;
    }
    return;
}

struct Fold_0
{
    float keep_0;
    float add_0;
};

Fold_0 fold_factors_0(float thread* total_m_0, float m_1)
{
    float _S21 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S21);
    (&fold_0)->add_0 = exp(m_1 - _S21);
    *total_m_0 = _S21;
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

float finish_row_0(float l_1, bool thread* poisoned_1, KernelContext_0 thread* kernelContext_12)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_12->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_1 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_6, KernelContext_0 thread* kernelContext_13)
{
    uint _S22 = kernelContext_13->params_0->o_offset_0 + work_4->batch_0 * kernelContext_13->params_0->o_batch_0;
    uint _S23 = head_of_0(work_4, row_6, kernelContext_13);
    uint _S24 = _S22 + _S23 * kernelContext_13->params_0->o_head_0;
    uint _S25 = query_of_0(row_6, kernelContext_13);
    return _S24 + _S25 * kernelContext_13->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_2, KernelContext_0 thread* kernelContext_14)
{
    uint left_1 = kernelContext_14->params_0->head_dim_0 - min(kernelContext_14->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S26;
    if(left_1 > 0U)
    {
        uint device* _S27 = kernelContext_14->o_words_0+word_1;
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_1.x)));
        }
        *_S27 = _S26;
    }
    if(left_1 > 1U)
    {
        uint device* _S28 = kernelContext_14->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_1.y)));
        }
        *_S28 = _S26;
    }
    if(left_1 > 2U)
    {
        uint device* _S29 = kernelContext_14->o_words_0+(word_1 + 2U);
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_1.z)));
        }
        *_S29 = _S26;
    }
    if(left_1 > 3U)
    {
        uint device* _S30 = kernelContext_14->o_words_0+(word_1 + 3U);
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_1.w)));
        }
        *_S30 = _S26;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S31;
    thread KernelContext_0 kernelContext_15;
    (&kernelContext_15)->params_0 = params_1;
    (&kernelContext_15)->key_lengths_0 = key_lengths_1;
    (&kernelContext_15)->q_words_0 = q_words_1;
    (&kernelContext_15)->k_words_0 = k_words_1;
    (&kernelContext_15)->v_words_0 = v_words_1;
    (&kernelContext_15)->mask_values_0 = mask_values_1;
    (&kernelContext_15)->scratch_0 = scratch_1;
    (&kernelContext_15)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_15)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
    (&kernelContext_15)->v_tile_0 = &v_tile_1;
    (&kernelContext_15)->_S4 = _builtinQuadLaneIndex_0;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S32 = find_work_0(number_2, 32U, &kernelContext_15);
    uint _S33 = thread_0 % 2U;
    uint row_8 = _S32.first_row_0 + thread_0 / 2U;
    uint last_row_0 = min(_S32.first_row_0 + 32U, _S32.rows_0) - 1U;
    bool live_0 = row_8 < (_S32.rows_0);
    uint _S34 = min(row_8, last_row_0);
    uint _S35 = keys_of_batch_0(_S32.batch_0, &kernelContext_15);
    uint _S36 = query_of_0(last_row_0, &kernelContext_15);
    uint _S37 = keys_of_query_0(_S35, _S36, &kernelContext_15);
    uint _S38;
    if(live_0)
    {
        uint _S39 = query_of_0(_S34, &kernelContext_15);
        uint _S40 = keys_of_query_0(_S35, _S39, &kernelContext_15);
        _S38 = _S40;
    }
    else
    {
        _S38 = 0U;
    }
    uint _S41 = (&kernelContext_15)->params_0->k_offset_0 + _S32.batch_0 * (&kernelContext_15)->params_0->k_batch_0 + _S32.kv_head_0 * (&kernelContext_15)->params_0->k_head_0;
    uint _S42 = (&kernelContext_15)->params_0->v_offset_0 + _S32.batch_0 * (&kernelContext_15)->params_0->v_batch_0 + _S32.kv_head_0 * (&kernelContext_15)->params_0->v_head_0;
    thread Work_0 _S43 = _S32;
    uint _S44 = q_of_0(&_S43, _S34, &kernelContext_15);
    thread Work_0 _S45 = _S32;
    uint _S46 = mask_of_0(&_S45, _S34, &kernelContext_15);
    bool _S47 = (((&kernelContext_15)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(32)> q_0;
    thread array<float4, int(32)> total_2;
    uint _S48 = _S33 * 4U;
    float4 _S49 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S48, &kernelContext_15);
    q_0[0U] = _S49 * float4((&kernelContext_15)->params_0->scale_0) ;
    float4 _S50 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S50;
    uint _S51 = 2U + _S33;
    uint _S52 = _S51 * 4U;
    float4 _S53 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S52, &kernelContext_15);
    q_0[1U] = _S53 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[1U] = _S50;
    uint _S54 = 4U + _S33;
    uint _S55 = _S54 * 4U;
    float4 _S56 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S55, &kernelContext_15);
    q_0[2U] = _S56 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[2U] = _S50;
    uint _S57 = 6U + _S33;
    uint _S58 = _S57 * 4U;
    float4 _S59 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S58, &kernelContext_15);
    q_0[3U] = _S59 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[3U] = _S50;
    uint _S60 = 8U + _S33;
    uint _S61 = _S60 * 4U;
    float4 _S62 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S61, &kernelContext_15);
    q_0[4U] = _S62 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[4U] = _S50;
    uint _S63 = 10U + _S33;
    uint _S64 = _S63 * 4U;
    float4 _S65 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S64, &kernelContext_15);
    q_0[5U] = _S65 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[5U] = _S50;
    uint _S66 = 12U + _S33;
    uint _S67 = _S66 * 4U;
    float4 _S68 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S67, &kernelContext_15);
    q_0[6U] = _S68 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[6U] = _S50;
    uint _S69 = 14U + _S33;
    uint _S70 = _S69 * 4U;
    float4 _S71 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S70, &kernelContext_15);
    q_0[7U] = _S71 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[7U] = _S50;
    uint _S72 = 16U + _S33;
    uint _S73 = _S72 * 4U;
    float4 _S74 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S73, &kernelContext_15);
    q_0[8U] = _S74 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[8U] = _S50;
    uint _S75 = 18U + _S33;
    uint _S76 = _S75 * 4U;
    float4 _S77 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S76, &kernelContext_15);
    q_0[9U] = _S77 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[9U] = _S50;
    uint _S78 = 20U + _S33;
    uint _S79 = _S78 * 4U;
    float4 _S80 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S79, &kernelContext_15);
    q_0[10U] = _S80 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[10U] = _S50;
    uint _S81 = 22U + _S33;
    uint _S82 = _S81 * 4U;
    float4 _S83 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S82, &kernelContext_15);
    q_0[11U] = _S83 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[11U] = _S50;
    uint _S84 = 24U + _S33;
    uint _S85 = _S84 * 4U;
    float4 _S86 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S85, &kernelContext_15);
    q_0[12U] = _S86 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[12U] = _S50;
    uint _S87 = 26U + _S33;
    uint _S88 = _S87 * 4U;
    float4 _S89 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S88, &kernelContext_15);
    q_0[13U] = _S89 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[13U] = _S50;
    uint _S90 = 28U + _S33;
    uint _S91 = _S90 * 4U;
    float4 _S92 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S91, &kernelContext_15);
    q_0[14U] = _S92 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[14U] = _S50;
    uint _S93 = 30U + _S33;
    uint _S94 = _S93 * 4U;
    float4 _S95 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S94, &kernelContext_15);
    q_0[15U] = _S95 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[15U] = _S50;
    uint _S96 = 32U + _S33;
    uint _S97 = _S96 * 4U;
    float4 _S98 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S97, &kernelContext_15);
    q_0[16U] = _S98 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[16U] = _S50;
    uint _S99 = 34U + _S33;
    uint _S100 = _S99 * 4U;
    float4 _S101 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S100, &kernelContext_15);
    q_0[17U] = _S101 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[17U] = _S50;
    uint _S102 = 36U + _S33;
    uint _S103 = _S102 * 4U;
    float4 _S104 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S103, &kernelContext_15);
    q_0[18U] = _S104 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[18U] = _S50;
    uint _S105 = 38U + _S33;
    uint _S106 = _S105 * 4U;
    float4 _S107 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S106, &kernelContext_15);
    q_0[19U] = _S107 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[19U] = _S50;
    uint _S108 = 40U + _S33;
    uint _S109 = _S108 * 4U;
    float4 _S110 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S109, &kernelContext_15);
    q_0[20U] = _S110 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[20U] = _S50;
    uint _S111 = 42U + _S33;
    uint _S112 = _S111 * 4U;
    float4 _S113 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S112, &kernelContext_15);
    q_0[21U] = _S113 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[21U] = _S50;
    uint _S114 = 44U + _S33;
    uint _S115 = _S114 * 4U;
    float4 _S116 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S115, &kernelContext_15);
    q_0[22U] = _S116 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[22U] = _S50;
    uint _S117 = 46U + _S33;
    uint _S118 = _S117 * 4U;
    float4 _S119 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S118, &kernelContext_15);
    q_0[23U] = _S119 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[23U] = _S50;
    uint _S120 = 48U + _S33;
    uint _S121 = _S120 * 4U;
    float4 _S122 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S121, &kernelContext_15);
    q_0[24U] = _S122 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[24U] = _S50;
    uint _S123 = 50U + _S33;
    uint _S124 = _S123 * 4U;
    float4 _S125 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S124, &kernelContext_15);
    q_0[25U] = _S125 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[25U] = _S50;
    uint _S126 = 52U + _S33;
    uint _S127 = _S126 * 4U;
    float4 _S128 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S127, &kernelContext_15);
    q_0[26U] = _S128 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[26U] = _S50;
    uint _S129 = 54U + _S33;
    uint _S130 = _S129 * 4U;
    float4 _S131 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S130, &kernelContext_15);
    q_0[27U] = _S131 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[27U] = _S50;
    uint _S132 = 56U + _S33;
    uint _S133 = _S132 * 4U;
    float4 _S134 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S133, &kernelContext_15);
    q_0[28U] = _S134 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[28U] = _S50;
    uint _S135 = 58U + _S33;
    uint _S136 = _S135 * 4U;
    float4 _S137 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S136, &kernelContext_15);
    q_0[29U] = _S137 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[29U] = _S50;
    uint _S138 = 60U + _S33;
    uint _S139 = _S138 * 4U;
    float4 _S140 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S139, &kernelContext_15);
    q_0[30U] = _S140 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[30U] = _S50;
    uint _S141 = 62U + _S33;
    uint _S142 = _S141 * 4U;
    float4 _S143 = load_quad_0((&kernelContext_15)->q_words_0, _S44, _S142, &kernelContext_15);
    q_0[31U] = _S143 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[31U] = _S50;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(32)> acc_1;
    thread bool poisoned_3 = false;
    uint range_1 = _S32.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S144 = range_1 + 1U;
        uint _S145 = min(_S144 * (&kernelContext_15)->params_0->range_keys_0, _S37);
        acc_1[0U] = _S50;
        acc_1[1U] = _S50;
        acc_1[2U] = _S50;
        acc_1[3U] = _S50;
        acc_1[4U] = _S50;
        acc_1[5U] = _S50;
        acc_1[6U] = _S50;
        acc_1[7U] = _S50;
        acc_1[8U] = _S50;
        acc_1[9U] = _S50;
        acc_1[10U] = _S50;
        acc_1[11U] = _S50;
        acc_1[12U] = _S50;
        acc_1[13U] = _S50;
        acc_1[14U] = _S50;
        acc_1[15U] = _S50;
        acc_1[16U] = _S50;
        acc_1[17U] = _S50;
        acc_1[18U] = _S50;
        acc_1[19U] = _S50;
        acc_1[20U] = _S50;
        acc_1[21U] = _S50;
        acc_1[22U] = _S50;
        acc_1[23U] = _S50;
        acc_1[24U] = _S50;
        acc_1[25U] = _S50;
        acc_1[26U] = _S50;
        acc_1[27U] = _S50;
        acc_1[28U] = _S50;
        acc_1[29U] = _S50;
        acc_1[30U] = _S50;
        acc_1[31U] = _S50;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S145)
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
                uint key_0 = tile_0 + slot_0 / 64U;
                uint element_3 = slot_0 % 64U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S145)
                {
                    float4 _S146 = load_quad_0((&kernelContext_15)->k_words_0, _S41 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S147 = load_quad_0((&kernelContext_15)->v_words_0, _S42 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S146;
                    v_quad_0 = _S147;
                }
                else
                {
                    k_quad_0 = _S50;
                    v_quad_0 = _S50;
                }
                (*(&kernelContext_15)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_15)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 64U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S148 = min(8U, _S145 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            float l_3 = l_2;
            for(;;)
            {
                if(step_0 < _S148)
                {
                }
                else
                {
                    break;
                }
                thread array<float4, int(4)> sum_1;
                sum_1[0U] = _S50;
                sum_1[1U] = _S50;
                sum_1[2U] = _S50;
                sum_1[3U] = _S50;
                uint _S149 = step_0 * 64U;
                uint _S150 = _S149 + _S33;
                float4 _S151 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S150], _S50);
                sum_1[0U] = _S151;
                uint _S152 = (step_0 + 1U) * 64U;
                uint _S153 = _S152 + _S33;
                float4 _S154 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S153], _S50);
                sum_1[1U] = _S154;
                uint _S155 = (step_0 + 2U) * 64U;
                uint _S156 = _S155 + _S33;
                float4 _S157 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S156], _S50);
                sum_1[2U] = _S157;
                uint _S158 = (step_0 + 3U) * 64U;
                uint _S159 = _S158 + _S33;
                float4 _S160 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S159], _S50);
                sum_1[3U] = _S160;
                uint _S161 = _S149 + 2U + _S33;
                float4 _S162 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S161], _S151);
                sum_1[0U] = _S162;
                uint _S163 = _S152 + 2U + _S33;
                float4 _S164 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S163], _S154);
                sum_1[1U] = _S164;
                uint _S165 = _S155 + 2U + _S33;
                float4 _S166 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S165], _S157);
                sum_1[2U] = _S166;
                uint _S167 = _S158 + 2U + _S33;
                float4 _S168 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S167], _S160);
                sum_1[3U] = _S168;
                uint _S169 = _S149 + 4U + _S33;
                float4 _S170 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S169], _S162);
                sum_1[0U] = _S170;
                uint _S171 = _S152 + 4U + _S33;
                float4 _S172 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S171], _S164);
                sum_1[1U] = _S172;
                uint _S173 = _S155 + 4U + _S33;
                float4 _S174 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S173], _S166);
                sum_1[2U] = _S174;
                uint _S175 = _S158 + 4U + _S33;
                float4 _S176 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S175], _S168);
                sum_1[3U] = _S176;
                uint _S177 = _S149 + 6U + _S33;
                float4 _S178 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S177], _S170);
                sum_1[0U] = _S178;
                uint _S179 = _S152 + 6U + _S33;
                float4 _S180 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S179], _S172);
                sum_1[1U] = _S180;
                uint _S181 = _S155 + 6U + _S33;
                float4 _S182 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S181], _S174);
                sum_1[2U] = _S182;
                uint _S183 = _S158 + 6U + _S33;
                float4 _S184 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S183], _S176);
                sum_1[3U] = _S184;
                uint _S185 = _S149 + 8U + _S33;
                float4 _S186 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S185], _S178);
                sum_1[0U] = _S186;
                uint _S187 = _S152 + 8U + _S33;
                float4 _S188 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S187], _S180);
                sum_1[1U] = _S188;
                uint _S189 = _S155 + 8U + _S33;
                float4 _S190 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S189], _S182);
                sum_1[2U] = _S190;
                uint _S191 = _S158 + 8U + _S33;
                float4 _S192 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S191], _S184);
                sum_1[3U] = _S192;
                uint _S193 = _S149 + 10U + _S33;
                float4 _S194 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S193], _S186);
                sum_1[0U] = _S194;
                uint _S195 = _S152 + 10U + _S33;
                float4 _S196 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S195], _S188);
                sum_1[1U] = _S196;
                uint _S197 = _S155 + 10U + _S33;
                float4 _S198 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S197], _S190);
                sum_1[2U] = _S198;
                uint _S199 = _S158 + 10U + _S33;
                float4 _S200 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S199], _S192);
                sum_1[3U] = _S200;
                uint _S201 = _S149 + 12U + _S33;
                float4 _S202 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S201], _S194);
                sum_1[0U] = _S202;
                uint _S203 = _S152 + 12U + _S33;
                float4 _S204 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S203], _S196);
                sum_1[1U] = _S204;
                uint _S205 = _S155 + 12U + _S33;
                float4 _S206 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S205], _S198);
                sum_1[2U] = _S206;
                uint _S207 = _S158 + 12U + _S33;
                float4 _S208 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S207], _S200);
                sum_1[3U] = _S208;
                uint _S209 = _S149 + 14U + _S33;
                float4 _S210 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S209], _S202);
                sum_1[0U] = _S210;
                uint _S211 = _S152 + 14U + _S33;
                float4 _S212 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S211], _S204);
                sum_1[1U] = _S212;
                uint _S213 = _S155 + 14U + _S33;
                float4 _S214 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S213], _S206);
                sum_1[2U] = _S214;
                uint _S215 = _S158 + 14U + _S33;
                float4 _S216 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S215], _S208);
                sum_1[3U] = _S216;
                uint _S217 = _S149 + 16U + _S33;
                float4 _S218 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S217], _S210);
                sum_1[0U] = _S218;
                uint _S219 = _S152 + 16U + _S33;
                float4 _S220 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S219], _S212);
                sum_1[1U] = _S220;
                uint _S221 = _S155 + 16U + _S33;
                float4 _S222 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S221], _S214);
                sum_1[2U] = _S222;
                uint _S223 = _S158 + 16U + _S33;
                float4 _S224 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S223], _S216);
                sum_1[3U] = _S224;
                uint _S225 = _S149 + 18U + _S33;
                float4 _S226 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S225], _S218);
                sum_1[0U] = _S226;
                uint _S227 = _S152 + 18U + _S33;
                float4 _S228 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S227], _S220);
                sum_1[1U] = _S228;
                uint _S229 = _S155 + 18U + _S33;
                float4 _S230 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S229], _S222);
                sum_1[2U] = _S230;
                uint _S231 = _S158 + 18U + _S33;
                float4 _S232 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S231], _S224);
                sum_1[3U] = _S232;
                uint _S233 = _S149 + 20U + _S33;
                float4 _S234 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S233], _S226);
                sum_1[0U] = _S234;
                uint _S235 = _S152 + 20U + _S33;
                float4 _S236 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S235], _S228);
                sum_1[1U] = _S236;
                uint _S237 = _S155 + 20U + _S33;
                float4 _S238 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S237], _S230);
                sum_1[2U] = _S238;
                uint _S239 = _S158 + 20U + _S33;
                float4 _S240 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S239], _S232);
                sum_1[3U] = _S240;
                uint _S241 = _S149 + 22U + _S33;
                float4 _S242 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S241], _S234);
                sum_1[0U] = _S242;
                uint _S243 = _S152 + 22U + _S33;
                float4 _S244 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S243], _S236);
                sum_1[1U] = _S244;
                uint _S245 = _S155 + 22U + _S33;
                float4 _S246 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S245], _S238);
                sum_1[2U] = _S246;
                uint _S247 = _S158 + 22U + _S33;
                float4 _S248 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S247], _S240);
                sum_1[3U] = _S248;
                uint _S249 = _S149 + 24U + _S33;
                float4 _S250 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S249], _S242);
                sum_1[0U] = _S250;
                uint _S251 = _S152 + 24U + _S33;
                float4 _S252 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S251], _S244);
                sum_1[1U] = _S252;
                uint _S253 = _S155 + 24U + _S33;
                float4 _S254 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S253], _S246);
                sum_1[2U] = _S254;
                uint _S255 = _S158 + 24U + _S33;
                float4 _S256 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S255], _S248);
                sum_1[3U] = _S256;
                uint _S257 = _S149 + 26U + _S33;
                float4 _S258 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S257], _S250);
                sum_1[0U] = _S258;
                uint _S259 = _S152 + 26U + _S33;
                float4 _S260 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S259], _S252);
                sum_1[1U] = _S260;
                uint _S261 = _S155 + 26U + _S33;
                float4 _S262 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S261], _S254);
                sum_1[2U] = _S262;
                uint _S263 = _S158 + 26U + _S33;
                float4 _S264 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S263], _S256);
                sum_1[3U] = _S264;
                uint _S265 = _S149 + 28U + _S33;
                float4 _S266 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S265], _S258);
                sum_1[0U] = _S266;
                uint _S267 = _S152 + 28U + _S33;
                float4 _S268 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S267], _S260);
                sum_1[1U] = _S268;
                uint _S269 = _S155 + 28U + _S33;
                float4 _S270 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S269], _S262);
                sum_1[2U] = _S270;
                uint _S271 = _S158 + 28U + _S33;
                float4 _S272 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S271], _S264);
                sum_1[3U] = _S272;
                uint _S273 = _S149 + 30U + _S33;
                float4 _S274 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S273], _S266);
                sum_1[0U] = _S274;
                uint _S275 = _S152 + 30U + _S33;
                float4 _S276 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S275], _S268);
                sum_1[1U] = _S276;
                uint _S277 = _S155 + 30U + _S33;
                float4 _S278 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S277], _S270);
                sum_1[2U] = _S278;
                uint _S279 = _S158 + 30U + _S33;
                float4 _S280 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S279], _S272);
                sum_1[3U] = _S280;
                uint _S281 = _S149 + 32U + _S33;
                float4 _S282 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S281], _S274);
                sum_1[0U] = _S282;
                uint _S283 = _S152 + 32U + _S33;
                float4 _S284 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S283], _S276);
                sum_1[1U] = _S284;
                uint _S285 = _S155 + 32U + _S33;
                float4 _S286 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S285], _S278);
                sum_1[2U] = _S286;
                uint _S287 = _S158 + 32U + _S33;
                float4 _S288 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S287], _S280);
                sum_1[3U] = _S288;
                uint _S289 = _S149 + 34U + _S33;
                float4 _S290 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S289], _S282);
                sum_1[0U] = _S290;
                uint _S291 = _S152 + 34U + _S33;
                float4 _S292 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S291], _S284);
                sum_1[1U] = _S292;
                uint _S293 = _S155 + 34U + _S33;
                float4 _S294 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S293], _S286);
                sum_1[2U] = _S294;
                uint _S295 = _S158 + 34U + _S33;
                float4 _S296 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S295], _S288);
                sum_1[3U] = _S296;
                uint _S297 = _S149 + 36U + _S33;
                float4 _S298 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S297], _S290);
                sum_1[0U] = _S298;
                uint _S299 = _S152 + 36U + _S33;
                float4 _S300 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S299], _S292);
                sum_1[1U] = _S300;
                uint _S301 = _S155 + 36U + _S33;
                float4 _S302 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S301], _S294);
                sum_1[2U] = _S302;
                uint _S303 = _S158 + 36U + _S33;
                float4 _S304 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S303], _S296);
                sum_1[3U] = _S304;
                uint _S305 = _S149 + 38U + _S33;
                float4 _S306 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S305], _S298);
                sum_1[0U] = _S306;
                uint _S307 = _S152 + 38U + _S33;
                float4 _S308 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S307], _S300);
                sum_1[1U] = _S308;
                uint _S309 = _S155 + 38U + _S33;
                float4 _S310 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S309], _S302);
                sum_1[2U] = _S310;
                uint _S311 = _S158 + 38U + _S33;
                float4 _S312 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S311], _S304);
                sum_1[3U] = _S312;
                uint _S313 = _S149 + 40U + _S33;
                float4 _S314 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S313], _S306);
                sum_1[0U] = _S314;
                uint _S315 = _S152 + 40U + _S33;
                float4 _S316 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S315], _S308);
                sum_1[1U] = _S316;
                uint _S317 = _S155 + 40U + _S33;
                float4 _S318 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S317], _S310);
                sum_1[2U] = _S318;
                uint _S319 = _S158 + 40U + _S33;
                float4 _S320 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S319], _S312);
                sum_1[3U] = _S320;
                uint _S321 = _S149 + 42U + _S33;
                float4 _S322 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S321], _S314);
                sum_1[0U] = _S322;
                uint _S323 = _S152 + 42U + _S33;
                float4 _S324 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S323], _S316);
                sum_1[1U] = _S324;
                uint _S325 = _S155 + 42U + _S33;
                float4 _S326 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S325], _S318);
                sum_1[2U] = _S326;
                uint _S327 = _S158 + 42U + _S33;
                float4 _S328 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S327], _S320);
                sum_1[3U] = _S328;
                uint _S329 = _S149 + 44U + _S33;
                float4 _S330 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S329], _S322);
                sum_1[0U] = _S330;
                uint _S331 = _S152 + 44U + _S33;
                float4 _S332 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S331], _S324);
                sum_1[1U] = _S332;
                uint _S333 = _S155 + 44U + _S33;
                float4 _S334 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S333], _S326);
                sum_1[2U] = _S334;
                uint _S335 = _S158 + 44U + _S33;
                float4 _S336 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S335], _S328);
                sum_1[3U] = _S336;
                uint _S337 = _S149 + 46U + _S33;
                float4 _S338 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S337], _S330);
                sum_1[0U] = _S338;
                uint _S339 = _S152 + 46U + _S33;
                float4 _S340 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S339], _S332);
                sum_1[1U] = _S340;
                uint _S341 = _S155 + 46U + _S33;
                float4 _S342 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S341], _S334);
                sum_1[2U] = _S342;
                uint _S343 = _S158 + 46U + _S33;
                float4 _S344 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S343], _S336);
                sum_1[3U] = _S344;
                uint _S345 = _S149 + 48U + _S33;
                float4 _S346 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S345], _S338);
                sum_1[0U] = _S346;
                uint _S347 = _S152 + 48U + _S33;
                float4 _S348 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S347], _S340);
                sum_1[1U] = _S348;
                uint _S349 = _S155 + 48U + _S33;
                float4 _S350 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S349], _S342);
                sum_1[2U] = _S350;
                uint _S351 = _S158 + 48U + _S33;
                float4 _S352 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S351], _S344);
                sum_1[3U] = _S352;
                uint _S353 = _S149 + 50U + _S33;
                float4 _S354 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S353], _S346);
                sum_1[0U] = _S354;
                uint _S355 = _S152 + 50U + _S33;
                float4 _S356 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S355], _S348);
                sum_1[1U] = _S356;
                uint _S357 = _S155 + 50U + _S33;
                float4 _S358 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S357], _S350);
                sum_1[2U] = _S358;
                uint _S359 = _S158 + 50U + _S33;
                float4 _S360 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S359], _S352);
                sum_1[3U] = _S360;
                uint _S361 = _S149 + 52U + _S33;
                float4 _S362 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S361], _S354);
                sum_1[0U] = _S362;
                uint _S363 = _S152 + 52U + _S33;
                float4 _S364 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S363], _S356);
                sum_1[1U] = _S364;
                uint _S365 = _S155 + 52U + _S33;
                float4 _S366 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S365], _S358);
                sum_1[2U] = _S366;
                uint _S367 = _S158 + 52U + _S33;
                float4 _S368 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S367], _S360);
                sum_1[3U] = _S368;
                uint _S369 = _S149 + 54U + _S33;
                float4 _S370 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S369], _S362);
                sum_1[0U] = _S370;
                uint _S371 = _S152 + 54U + _S33;
                float4 _S372 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S371], _S364);
                sum_1[1U] = _S372;
                uint _S373 = _S155 + 54U + _S33;
                float4 _S374 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S373], _S366);
                sum_1[2U] = _S374;
                uint _S375 = _S158 + 54U + _S33;
                float4 _S376 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S375], _S368);
                sum_1[3U] = _S376;
                uint _S377 = _S149 + 56U + _S33;
                float4 _S378 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S377], _S370);
                sum_1[0U] = _S378;
                uint _S379 = _S152 + 56U + _S33;
                float4 _S380 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S379], _S372);
                sum_1[1U] = _S380;
                uint _S381 = _S155 + 56U + _S33;
                float4 _S382 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S381], _S374);
                sum_1[2U] = _S382;
                uint _S383 = _S158 + 56U + _S33;
                float4 _S384 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S383], _S376);
                sum_1[3U] = _S384;
                uint _S385 = _S149 + 58U + _S33;
                float4 _S386 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S385], _S378);
                sum_1[0U] = _S386;
                uint _S387 = _S152 + 58U + _S33;
                float4 _S388 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S387], _S380);
                sum_1[1U] = _S388;
                uint _S389 = _S155 + 58U + _S33;
                float4 _S390 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S389], _S382);
                sum_1[2U] = _S390;
                uint _S391 = _S158 + 58U + _S33;
                float4 _S392 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S391], _S384);
                sum_1[3U] = _S392;
                uint _S393 = _S149 + 60U + _S33;
                float4 _S394 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S393], _S386);
                sum_1[0U] = _S394;
                uint _S395 = _S152 + 60U + _S33;
                float4 _S396 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S395], _S388);
                sum_1[1U] = _S396;
                uint _S397 = _S155 + 60U + _S33;
                float4 _S398 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S397], _S390);
                sum_1[2U] = _S398;
                uint _S399 = _S158 + 60U + _S33;
                float4 _S400 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S399], _S392);
                sum_1[3U] = _S400;
                uint _S401 = _S149 + 62U + _S33;
                float4 _S402 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S401], _S394);
                sum_1[0U] = _S402;
                uint _S403 = _S152 + 62U + _S33;
                float4 _S404 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S403], _S396);
                sum_1[1U] = _S404;
                uint _S405 = _S155 + 62U + _S33;
                float4 _S406 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S405], _S398);
                sum_1[2U] = _S406;
                uint _S407 = _S158 + 62U + _S33;
                float4 _S408 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S407], _S400);
                sum_1[3U] = _S408;
                thread array<float, int(4)> score_1;
                float _S409 = _S402.x + _S402.y + (_S402.z + _S402.w);
                float _S410 = _S404.x + _S404.y + (_S404.z + _S404.w);
                float _S411 = _S406.x + _S406.y + (_S406.z + _S406.w);
                float _S412 = _S408.x + _S408.y + (_S408.z + _S408.w);
                float _S413 = (quad_shuffle((_S409), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[0U] = _S409 + _S413;
                float _S414 = (quad_shuffle((_S410), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[1U] = _S410 + _S414;
                float _S415 = (quad_shuffle((_S411), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[2U] = _S411 + _S415;
                float _S416 = (quad_shuffle((_S412), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[3U] = _S412 + _S416;
                uint _S417 = tile_0 + step_0;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = _S417 >= _S38;
                if(_S47)
                {
                    _S31 = !hidden_0[0U];
                }
                else
                {
                    _S31 = false;
                }
                if(_S31)
                {
                    float bias_0 = (&kernelContext_15)->mask_values_0[_S46 + _S417 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[0U] = score_1[0U] + bias_0;
                    hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                }
                bool _S418;
                if(!hidden_0[0U])
                {
                    _S418 = is_special_0(score_1[0U]);
                }
                else
                {
                    _S418 = false;
                }
                if(_S418)
                {
                    if((as_type<uint>((score_1[0U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
                    }
                    hidden_0[0U] = true;
                }
                float peak_0;
                if(!hidden_0[0U])
                {
                    peak_0 = max(m_2, score_1[0U]);
                }
                else
                {
                    peak_0 = m_2;
                }
                uint key_1 = _S417 + 1U;
                hidden_0[1U] = key_1 >= _S38;
                bool _S419;
                if(_S47)
                {
                    _S419 = !hidden_0[1U];
                }
                else
                {
                    _S419 = false;
                }
                if(_S419)
                {
                    float bias_1 = (&kernelContext_15)->mask_values_0[_S46 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[1U] = score_1[1U] + bias_1;
                    hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                }
                bool _S420;
                if(!hidden_0[1U])
                {
                    _S420 = is_special_0(score_1[1U]);
                }
                else
                {
                    _S420 = false;
                }
                if(_S420)
                {
                    if((as_type<uint>((score_1[1U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
                    }
                    hidden_0[1U] = true;
                }
                float peak_1;
                if(!hidden_0[1U])
                {
                    peak_1 = max(peak_0, score_1[1U]);
                }
                else
                {
                    peak_1 = peak_0;
                }
                uint key_2 = _S417 + 2U;
                hidden_0[2U] = key_2 >= _S38;
                bool _S421;
                if(_S47)
                {
                    _S421 = !hidden_0[2U];
                }
                else
                {
                    _S421 = false;
                }
                if(_S421)
                {
                    float bias_2 = (&kernelContext_15)->mask_values_0[_S46 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[2U] = score_1[2U] + bias_2;
                    hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                }
                bool _S422;
                if(!hidden_0[2U])
                {
                    _S422 = is_special_0(score_1[2U]);
                }
                else
                {
                    _S422 = false;
                }
                if(_S422)
                {
                    if((as_type<uint>((score_1[2U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
                    }
                    hidden_0[2U] = true;
                }
                float peak_2;
                if(!hidden_0[2U])
                {
                    peak_2 = max(peak_1, score_1[2U]);
                }
                else
                {
                    peak_2 = peak_1;
                }
                uint key_3 = _S417 + 3U;
                hidden_0[3U] = key_3 >= _S38;
                bool _S423;
                if(_S47)
                {
                    _S423 = !hidden_0[3U];
                }
                else
                {
                    _S423 = false;
                }
                if(_S423)
                {
                    float bias_3 = (&kernelContext_15)->mask_values_0[_S46 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[3U] = score_1[3U] + bias_3;
                    hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                }
                bool _S424;
                if(!hidden_0[3U])
                {
                    _S424 = is_special_0(score_1[3U]);
                }
                else
                {
                    _S424 = false;
                }
                if(_S424)
                {
                    if((as_type<uint>((score_1[3U]))) != 4286578688U)
                    {
                        poisoned_3 = true;
                    }
                    hidden_0[3U] = true;
                }
                float peak_3;
                if(!hidden_0[3U])
                {
                    peak_3 = max(peak_2, score_1[3U]);
                }
                else
                {
                    peak_3 = peak_2;
                }
                float l_4;
                if(peak_3 > m_2)
                {
                    float shrink_0 = exp(m_2 - peak_3);
                    float l_5 = l_3 * shrink_0;
                    float4 _S425 = float4(shrink_0) ;
                    acc_1[0U] = acc_1[0U] * _S425;
                    acc_1[1U] = acc_1[1U] * _S425;
                    acc_1[2U] = acc_1[2U] * _S425;
                    acc_1[3U] = acc_1[3U] * _S425;
                    acc_1[4U] = acc_1[4U] * _S425;
                    acc_1[5U] = acc_1[5U] * _S425;
                    acc_1[6U] = acc_1[6U] * _S425;
                    acc_1[7U] = acc_1[7U] * _S425;
                    acc_1[8U] = acc_1[8U] * _S425;
                    acc_1[9U] = acc_1[9U] * _S425;
                    acc_1[10U] = acc_1[10U] * _S425;
                    acc_1[11U] = acc_1[11U] * _S425;
                    acc_1[12U] = acc_1[12U] * _S425;
                    acc_1[13U] = acc_1[13U] * _S425;
                    acc_1[14U] = acc_1[14U] * _S425;
                    acc_1[15U] = acc_1[15U] * _S425;
                    acc_1[16U] = acc_1[16U] * _S425;
                    acc_1[17U] = acc_1[17U] * _S425;
                    acc_1[18U] = acc_1[18U] * _S425;
                    acc_1[19U] = acc_1[19U] * _S425;
                    acc_1[20U] = acc_1[20U] * _S425;
                    acc_1[21U] = acc_1[21U] * _S425;
                    acc_1[22U] = acc_1[22U] * _S425;
                    acc_1[23U] = acc_1[23U] * _S425;
                    acc_1[24U] = acc_1[24U] * _S425;
                    acc_1[25U] = acc_1[25U] * _S425;
                    acc_1[26U] = acc_1[26U] * _S425;
                    acc_1[27U] = acc_1[27U] * _S425;
                    acc_1[28U] = acc_1[28U] * _S425;
                    acc_1[29U] = acc_1[29U] * _S425;
                    acc_1[30U] = acc_1[30U] * _S425;
                    acc_1[31U] = acc_1[31U] * _S425;
                    m_2 = peak_3;
                    l_4 = l_5;
                }
                else
                {
                    l_4 = l_3;
                }
                float l_6;
                if(!hidden_0[0U])
                {
                    float weight_1 = exp(score_1[0U] - m_2);
                    float l_7 = l_4 + weight_1;
                    acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S150], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S161], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S169], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S177], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S185], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S193], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S201], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S209], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S217], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S225], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S233], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S241], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S249], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S257], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S265], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S273], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S281], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S289], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S297], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S305], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S313], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S321], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S329], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S337], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S345], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S353], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S361], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S369], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S377], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S385], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S393], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S401], acc_1[31U]);
                    l_6 = l_7;
                }
                else
                {
                    l_6 = l_4;
                }
                float l_8;
                if(!hidden_0[1U])
                {
                    float weight_2 = exp(score_1[1U] - m_2);
                    float l_9 = l_6 + weight_2;
                    acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S153], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S163], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S171], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S179], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S187], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S195], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S203], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S211], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S219], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S227], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S235], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S243], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S251], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S259], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S267], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S275], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S283], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S291], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S299], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S307], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S315], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S323], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S331], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S339], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S347], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S355], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S363], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S371], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S379], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S387], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S395], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S403], acc_1[31U]);
                    l_8 = l_9;
                }
                else
                {
                    l_8 = l_6;
                }
                float l_10;
                if(!hidden_0[2U])
                {
                    float weight_3 = exp(score_1[2U] - m_2);
                    float l_11 = l_8 + weight_3;
                    acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S156], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S165], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S173], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S181], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S189], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S197], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S205], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S213], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S221], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S229], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S237], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S245], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S253], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S261], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S269], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S277], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S285], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S293], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S301], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S309], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S317], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S325], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S333], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S341], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S349], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S357], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S365], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S373], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S381], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S389], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S397], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S405], acc_1[31U]);
                    l_10 = l_11;
                }
                else
                {
                    l_10 = l_8;
                }
                if(!hidden_0[3U])
                {
                    float weight_4 = exp(score_1[3U] - m_2);
                    float l_12 = l_10 + weight_4;
                    acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S159], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S167], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S175], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S183], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S191], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S199], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S207], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S215], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S223], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S231], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S239], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S247], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S255], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S263], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S271], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S279], acc_1[15U]);
                    acc_1[16U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S287], acc_1[16U]);
                    acc_1[17U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S295], acc_1[17U]);
                    acc_1[18U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S303], acc_1[18U]);
                    acc_1[19U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S311], acc_1[19U]);
                    acc_1[20U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S319], acc_1[20U]);
                    acc_1[21U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S327], acc_1[21U]);
                    acc_1[22U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S335], acc_1[22U]);
                    acc_1[23U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S343], acc_1[23U]);
                    acc_1[24U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S351], acc_1[24U]);
                    acc_1[25U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S359], acc_1[25U]);
                    acc_1[26U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S367], acc_1[26U]);
                    acc_1[27U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S375], acc_1[27U]);
                    acc_1[28U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S383], acc_1[28U]);
                    acc_1[29U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S391], acc_1[29U]);
                    acc_1[30U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S399], acc_1[30U]);
                    acc_1[31U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S407], acc_1[31U]);
                    l_3 = l_12;
                }
                else
                {
                    l_3 = l_10;
                }
                step_0 = step_0 + 4U;
            }
            tile_0 = tile_0 + 8U;
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == 2U)
        {
            if(live_0)
            {
                _S31 = (range_1 * (&kernelContext_15)->params_0->range_keys_0) < _S38;
            }
            else
            {
                _S31 = false;
            }
            if(_S31)
            {
                thread Work_0 _S426 = _S32;
                uint _S427 = head_of_0(&_S426, _S34, &kernelContext_15);
                uint _S428 = query_of_0(_S34, &kernelContext_15);
                uint _S429 = scratch_of_0(_S32.batch_0, _S427, _S428, range_1, &kernelContext_15);
                store_range_0(_S429, _S33, m_3, l_2, poisoned_3, &kernelContext_15);
                store_range_quad_0(_S429, _S33, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S429, _S51, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S429, _S54, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S429, _S57, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S429, _S60, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S429, _S63, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S429, _S66, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S429, _S69, acc_1[7U], &kernelContext_15);
                store_range_quad_0(_S429, _S72, acc_1[8U], &kernelContext_15);
                store_range_quad_0(_S429, _S75, acc_1[9U], &kernelContext_15);
                store_range_quad_0(_S429, _S78, acc_1[10U], &kernelContext_15);
                store_range_quad_0(_S429, _S81, acc_1[11U], &kernelContext_15);
                store_range_quad_0(_S429, _S84, acc_1[12U], &kernelContext_15);
                store_range_quad_0(_S429, _S87, acc_1[13U], &kernelContext_15);
                store_range_quad_0(_S429, _S90, acc_1[14U], &kernelContext_15);
                store_range_quad_0(_S429, _S93, acc_1[15U], &kernelContext_15);
                store_range_quad_0(_S429, _S96, acc_1[16U], &kernelContext_15);
                store_range_quad_0(_S429, _S99, acc_1[17U], &kernelContext_15);
                store_range_quad_0(_S429, _S102, acc_1[18U], &kernelContext_15);
                store_range_quad_0(_S429, _S105, acc_1[19U], &kernelContext_15);
                store_range_quad_0(_S429, _S108, acc_1[20U], &kernelContext_15);
                store_range_quad_0(_S429, _S111, acc_1[21U], &kernelContext_15);
                store_range_quad_0(_S429, _S114, acc_1[22U], &kernelContext_15);
                store_range_quad_0(_S429, _S117, acc_1[23U], &kernelContext_15);
                store_range_quad_0(_S429, _S120, acc_1[24U], &kernelContext_15);
                store_range_quad_0(_S429, _S123, acc_1[25U], &kernelContext_15);
                store_range_quad_0(_S429, _S126, acc_1[26U], &kernelContext_15);
                store_range_quad_0(_S429, _S129, acc_1[27U], &kernelContext_15);
                store_range_quad_0(_S429, _S132, acc_1[28U], &kernelContext_15);
                store_range_quad_0(_S429, _S135, acc_1[29U], &kernelContext_15);
                store_range_quad_0(_S429, _S138, acc_1[30U], &kernelContext_15);
                store_range_quad_0(_S429, _S141, acc_1[31U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S430 = fold_2;
            float _S431 = folded_0(&_S430, total_l_0, l_2);
            total_2[0U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[0U], acc_1[0U]);
            total_2[1U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[1U], acc_1[1U]);
            total_2[2U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[2U], acc_1[2U]);
            total_2[3U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[3U], acc_1[3U]);
            total_2[4U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[4U], acc_1[4U]);
            total_2[5U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[5U], acc_1[5U]);
            total_2[6U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[6U], acc_1[6U]);
            total_2[7U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[7U], acc_1[7U]);
            total_2[8U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[8U], acc_1[8U]);
            total_2[9U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[9U], acc_1[9U]);
            total_2[10U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[10U], acc_1[10U]);
            total_2[11U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[11U], acc_1[11U]);
            total_2[12U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[12U], acc_1[12U]);
            total_2[13U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[13U], acc_1[13U]);
            total_2[14U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[14U], acc_1[14U]);
            total_2[15U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[15U], acc_1[15U]);
            total_2[16U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[16U], acc_1[16U]);
            total_2[17U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[17U], acc_1[17U]);
            total_2[18U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[18U], acc_1[18U]);
            total_2[19U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[19U], acc_1[19U]);
            total_2[20U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[20U], acc_1[20U]);
            total_2[21U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[21U], acc_1[21U]);
            total_2[22U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[22U], acc_1[22U]);
            total_2[23U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[23U], acc_1[23U]);
            total_2[24U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[24U], acc_1[24U]);
            total_2[25U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[25U], acc_1[25U]);
            total_2[26U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[26U], acc_1[26U]);
            total_2[27U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[27U], acc_1[27U]);
            total_2[28U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[28U], acc_1[28U]);
            total_2[29U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[29U], acc_1[29U]);
            total_2[30U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[30U], acc_1[30U]);
            total_2[31U] = folded_1(fold_2.keep_0, fold_2.add_0, total_2[31U], acc_1[31U]);
            m_2 = _S431;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S31 = _S144 < (_S32.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S144;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S31 = RANGES_0 != 2U;
    }
    else
    {
        _S31 = false;
    }
    if(_S31)
    {
        if(RANGES_0 == 0U)
        {
            total_2[0U] = acc_1[0U];
            total_2[1U] = acc_1[1U];
            total_2[2U] = acc_1[2U];
            total_2[3U] = acc_1[3U];
            total_2[4U] = acc_1[4U];
            total_2[5U] = acc_1[5U];
            total_2[6U] = acc_1[6U];
            total_2[7U] = acc_1[7U];
            total_2[8U] = acc_1[8U];
            total_2[9U] = acc_1[9U];
            total_2[10U] = acc_1[10U];
            total_2[11U] = acc_1[11U];
            total_2[12U] = acc_1[12U];
            total_2[13U] = acc_1[13U];
            total_2[14U] = acc_1[14U];
            total_2[15U] = acc_1[15U];
            total_2[16U] = acc_1[16U];
            total_2[17U] = acc_1[17U];
            total_2[18U] = acc_1[18U];
            total_2[19U] = acc_1[19U];
            total_2[20U] = acc_1[20U];
            total_2[21U] = acc_1[21U];
            total_2[22U] = acc_1[22U];
            total_2[23U] = acc_1[23U];
            total_2[24U] = acc_1[24U];
            total_2[25U] = acc_1[25U];
            total_2[26U] = acc_1[26U];
            total_2[27U] = acc_1[27U];
            total_2[28U] = acc_1[28U];
            total_2[29U] = acc_1[29U];
            total_2[30U] = acc_1[30U];
            total_2[31U] = acc_1[31U];
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        float _S432 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_15);
        thread Work_0 _S433 = _S32;
        uint _S434 = o_of_0(&_S433, _S34, &kernelContext_15);
        float4 _S435 = float4(_S432) ;
        store_quad_0(_S434, _S48, total_2[0U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S52, total_2[1U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S55, total_2[2U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S58, total_2[3U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S61, total_2[4U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S64, total_2[5U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S67, total_2[6U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S70, total_2[7U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S73, total_2[8U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S76, total_2[9U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S79, total_2[10U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S82, total_2[11U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S85, total_2[12U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S88, total_2[13U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S91, total_2[14U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S94, total_2[15U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S97, total_2[16U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S100, total_2[17U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S103, total_2[18U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S106, total_2[19U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S109, total_2[20U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S112, total_2[21U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S115, total_2[22U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S118, total_2[23U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S121, total_2[24U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S124, total_2[25U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S127, total_2[26U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S130, total_2[27U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S133, total_2[28U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S136, total_2[29U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S139, total_2[30U] * _S435, poisoned_3, &kernelContext_15);
        store_quad_0(_S434, _S142, total_2[31U] * _S435, poisoned_3, &kernelContext_15);
    }
    return;
}

