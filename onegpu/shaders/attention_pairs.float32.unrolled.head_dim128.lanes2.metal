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
    thread array<float4, int(16)> q_0;
    thread array<float4, int(16)> total_2;
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
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(16)> acc_1;
    thread bool poisoned_3 = false;
    uint range_1 = _S32.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S96 = range_1 + 1U;
        uint _S97 = min(_S96 * (&kernelContext_15)->params_0->range_keys_0, _S37);
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
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S97)
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
                uint key_0 = tile_0 + slot_0 / 32U;
                uint element_3 = slot_0 % 32U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S97)
                {
                    float4 _S98 = load_quad_0((&kernelContext_15)->k_words_0, _S41 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S99 = load_quad_0((&kernelContext_15)->v_words_0, _S42 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S98;
                    v_quad_0 = _S99;
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
            uint _S100 = min(16U, _S97 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            float l_3 = l_2;
            for(;;)
            {
                if(step_0 < _S100)
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
                uint _S101 = step_0 * 32U;
                uint _S102 = _S101 + _S33;
                float4 _S103 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S102], _S50);
                sum_1[0U] = _S103;
                uint _S104 = (step_0 + 1U) * 32U;
                uint _S105 = _S104 + _S33;
                float4 _S106 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S105], _S50);
                sum_1[1U] = _S106;
                uint _S107 = (step_0 + 2U) * 32U;
                uint _S108 = _S107 + _S33;
                float4 _S109 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S108], _S50);
                sum_1[2U] = _S109;
                uint _S110 = (step_0 + 3U) * 32U;
                uint _S111 = _S110 + _S33;
                float4 _S112 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S111], _S50);
                sum_1[3U] = _S112;
                uint _S113 = _S101 + 2U + _S33;
                float4 _S114 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S113], _S103);
                sum_1[0U] = _S114;
                uint _S115 = _S104 + 2U + _S33;
                float4 _S116 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S115], _S106);
                sum_1[1U] = _S116;
                uint _S117 = _S107 + 2U + _S33;
                float4 _S118 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S117], _S109);
                sum_1[2U] = _S118;
                uint _S119 = _S110 + 2U + _S33;
                float4 _S120 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S119], _S112);
                sum_1[3U] = _S120;
                uint _S121 = _S101 + 4U + _S33;
                float4 _S122 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S121], _S114);
                sum_1[0U] = _S122;
                uint _S123 = _S104 + 4U + _S33;
                float4 _S124 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S123], _S116);
                sum_1[1U] = _S124;
                uint _S125 = _S107 + 4U + _S33;
                float4 _S126 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S125], _S118);
                sum_1[2U] = _S126;
                uint _S127 = _S110 + 4U + _S33;
                float4 _S128 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S127], _S120);
                sum_1[3U] = _S128;
                uint _S129 = _S101 + 6U + _S33;
                float4 _S130 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S129], _S122);
                sum_1[0U] = _S130;
                uint _S131 = _S104 + 6U + _S33;
                float4 _S132 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S131], _S124);
                sum_1[1U] = _S132;
                uint _S133 = _S107 + 6U + _S33;
                float4 _S134 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S133], _S126);
                sum_1[2U] = _S134;
                uint _S135 = _S110 + 6U + _S33;
                float4 _S136 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S135], _S128);
                sum_1[3U] = _S136;
                uint _S137 = _S101 + 8U + _S33;
                float4 _S138 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S137], _S130);
                sum_1[0U] = _S138;
                uint _S139 = _S104 + 8U + _S33;
                float4 _S140 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S139], _S132);
                sum_1[1U] = _S140;
                uint _S141 = _S107 + 8U + _S33;
                float4 _S142 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S141], _S134);
                sum_1[2U] = _S142;
                uint _S143 = _S110 + 8U + _S33;
                float4 _S144 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S143], _S136);
                sum_1[3U] = _S144;
                uint _S145 = _S101 + 10U + _S33;
                float4 _S146 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S145], _S138);
                sum_1[0U] = _S146;
                uint _S147 = _S104 + 10U + _S33;
                float4 _S148 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S147], _S140);
                sum_1[1U] = _S148;
                uint _S149 = _S107 + 10U + _S33;
                float4 _S150 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S149], _S142);
                sum_1[2U] = _S150;
                uint _S151 = _S110 + 10U + _S33;
                float4 _S152 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S151], _S144);
                sum_1[3U] = _S152;
                uint _S153 = _S101 + 12U + _S33;
                float4 _S154 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S153], _S146);
                sum_1[0U] = _S154;
                uint _S155 = _S104 + 12U + _S33;
                float4 _S156 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S155], _S148);
                sum_1[1U] = _S156;
                uint _S157 = _S107 + 12U + _S33;
                float4 _S158 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S157], _S150);
                sum_1[2U] = _S158;
                uint _S159 = _S110 + 12U + _S33;
                float4 _S160 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S159], _S152);
                sum_1[3U] = _S160;
                uint _S161 = _S101 + 14U + _S33;
                float4 _S162 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S161], _S154);
                sum_1[0U] = _S162;
                uint _S163 = _S104 + 14U + _S33;
                float4 _S164 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S163], _S156);
                sum_1[1U] = _S164;
                uint _S165 = _S107 + 14U + _S33;
                float4 _S166 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S165], _S158);
                sum_1[2U] = _S166;
                uint _S167 = _S110 + 14U + _S33;
                float4 _S168 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S167], _S160);
                sum_1[3U] = _S168;
                uint _S169 = _S101 + 16U + _S33;
                float4 _S170 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S169], _S162);
                sum_1[0U] = _S170;
                uint _S171 = _S104 + 16U + _S33;
                float4 _S172 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S171], _S164);
                sum_1[1U] = _S172;
                uint _S173 = _S107 + 16U + _S33;
                float4 _S174 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S173], _S166);
                sum_1[2U] = _S174;
                uint _S175 = _S110 + 16U + _S33;
                float4 _S176 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S175], _S168);
                sum_1[3U] = _S176;
                uint _S177 = _S101 + 18U + _S33;
                float4 _S178 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S177], _S170);
                sum_1[0U] = _S178;
                uint _S179 = _S104 + 18U + _S33;
                float4 _S180 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S179], _S172);
                sum_1[1U] = _S180;
                uint _S181 = _S107 + 18U + _S33;
                float4 _S182 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S181], _S174);
                sum_1[2U] = _S182;
                uint _S183 = _S110 + 18U + _S33;
                float4 _S184 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S183], _S176);
                sum_1[3U] = _S184;
                uint _S185 = _S101 + 20U + _S33;
                float4 _S186 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S185], _S178);
                sum_1[0U] = _S186;
                uint _S187 = _S104 + 20U + _S33;
                float4 _S188 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S187], _S180);
                sum_1[1U] = _S188;
                uint _S189 = _S107 + 20U + _S33;
                float4 _S190 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S189], _S182);
                sum_1[2U] = _S190;
                uint _S191 = _S110 + 20U + _S33;
                float4 _S192 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S191], _S184);
                sum_1[3U] = _S192;
                uint _S193 = _S101 + 22U + _S33;
                float4 _S194 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S193], _S186);
                sum_1[0U] = _S194;
                uint _S195 = _S104 + 22U + _S33;
                float4 _S196 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S195], _S188);
                sum_1[1U] = _S196;
                uint _S197 = _S107 + 22U + _S33;
                float4 _S198 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S197], _S190);
                sum_1[2U] = _S198;
                uint _S199 = _S110 + 22U + _S33;
                float4 _S200 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S199], _S192);
                sum_1[3U] = _S200;
                uint _S201 = _S101 + 24U + _S33;
                float4 _S202 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S201], _S194);
                sum_1[0U] = _S202;
                uint _S203 = _S104 + 24U + _S33;
                float4 _S204 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S203], _S196);
                sum_1[1U] = _S204;
                uint _S205 = _S107 + 24U + _S33;
                float4 _S206 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S205], _S198);
                sum_1[2U] = _S206;
                uint _S207 = _S110 + 24U + _S33;
                float4 _S208 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S207], _S200);
                sum_1[3U] = _S208;
                uint _S209 = _S101 + 26U + _S33;
                float4 _S210 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S209], _S202);
                sum_1[0U] = _S210;
                uint _S211 = _S104 + 26U + _S33;
                float4 _S212 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S211], _S204);
                sum_1[1U] = _S212;
                uint _S213 = _S107 + 26U + _S33;
                float4 _S214 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S213], _S206);
                sum_1[2U] = _S214;
                uint _S215 = _S110 + 26U + _S33;
                float4 _S216 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S215], _S208);
                sum_1[3U] = _S216;
                uint _S217 = _S101 + 28U + _S33;
                float4 _S218 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S217], _S210);
                sum_1[0U] = _S218;
                uint _S219 = _S104 + 28U + _S33;
                float4 _S220 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S219], _S212);
                sum_1[1U] = _S220;
                uint _S221 = _S107 + 28U + _S33;
                float4 _S222 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S221], _S214);
                sum_1[2U] = _S222;
                uint _S223 = _S110 + 28U + _S33;
                float4 _S224 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S223], _S216);
                sum_1[3U] = _S224;
                uint _S225 = _S101 + 30U + _S33;
                float4 _S226 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S225], _S218);
                sum_1[0U] = _S226;
                uint _S227 = _S104 + 30U + _S33;
                float4 _S228 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S227], _S220);
                sum_1[1U] = _S228;
                uint _S229 = _S107 + 30U + _S33;
                float4 _S230 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S229], _S222);
                sum_1[2U] = _S230;
                uint _S231 = _S110 + 30U + _S33;
                float4 _S232 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S231], _S224);
                sum_1[3U] = _S232;
                thread array<float, int(4)> score_1;
                float _S233 = _S226.x + _S226.y + (_S226.z + _S226.w);
                float _S234 = _S228.x + _S228.y + (_S228.z + _S228.w);
                float _S235 = _S230.x + _S230.y + (_S230.z + _S230.w);
                float _S236 = _S232.x + _S232.y + (_S232.z + _S232.w);
                float _S237 = (quad_shuffle((_S233), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[0U] = _S233 + _S237;
                float _S238 = (quad_shuffle((_S234), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[1U] = _S234 + _S238;
                float _S239 = (quad_shuffle((_S235), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[2U] = _S235 + _S239;
                float _S240 = (quad_shuffle((_S236), ushort((((&kernelContext_15)->_S4) ^ 1U))));
                score_1[3U] = _S236 + _S240;
                uint _S241 = tile_0 + step_0;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = _S241 >= _S38;
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
                    float bias_0 = (&kernelContext_15)->mask_values_0[_S46 + _S241 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[0U] = score_1[0U] + bias_0;
                    hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                }
                bool _S242;
                if(!hidden_0[0U])
                {
                    _S242 = is_special_0(score_1[0U]);
                }
                else
                {
                    _S242 = false;
                }
                if(_S242)
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
                uint key_1 = _S241 + 1U;
                hidden_0[1U] = key_1 >= _S38;
                bool _S243;
                if(_S47)
                {
                    _S243 = !hidden_0[1U];
                }
                else
                {
                    _S243 = false;
                }
                if(_S243)
                {
                    float bias_1 = (&kernelContext_15)->mask_values_0[_S46 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[1U] = score_1[1U] + bias_1;
                    hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                }
                bool _S244;
                if(!hidden_0[1U])
                {
                    _S244 = is_special_0(score_1[1U]);
                }
                else
                {
                    _S244 = false;
                }
                if(_S244)
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
                uint key_2 = _S241 + 2U;
                hidden_0[2U] = key_2 >= _S38;
                bool _S245;
                if(_S47)
                {
                    _S245 = !hidden_0[2U];
                }
                else
                {
                    _S245 = false;
                }
                if(_S245)
                {
                    float bias_2 = (&kernelContext_15)->mask_values_0[_S46 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[2U] = score_1[2U] + bias_2;
                    hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                }
                bool _S246;
                if(!hidden_0[2U])
                {
                    _S246 = is_special_0(score_1[2U]);
                }
                else
                {
                    _S246 = false;
                }
                if(_S246)
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
                uint key_3 = _S241 + 3U;
                hidden_0[3U] = key_3 >= _S38;
                bool _S247;
                if(_S47)
                {
                    _S247 = !hidden_0[3U];
                }
                else
                {
                    _S247 = false;
                }
                if(_S247)
                {
                    float bias_3 = (&kernelContext_15)->mask_values_0[_S46 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                    score_1[3U] = score_1[3U] + bias_3;
                    hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                }
                bool _S248;
                if(!hidden_0[3U])
                {
                    _S248 = is_special_0(score_1[3U]);
                }
                else
                {
                    _S248 = false;
                }
                if(_S248)
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
                    float4 _S249 = float4(shrink_0) ;
                    acc_1[0U] = acc_1[0U] * _S249;
                    acc_1[1U] = acc_1[1U] * _S249;
                    acc_1[2U] = acc_1[2U] * _S249;
                    acc_1[3U] = acc_1[3U] * _S249;
                    acc_1[4U] = acc_1[4U] * _S249;
                    acc_1[5U] = acc_1[5U] * _S249;
                    acc_1[6U] = acc_1[6U] * _S249;
                    acc_1[7U] = acc_1[7U] * _S249;
                    acc_1[8U] = acc_1[8U] * _S249;
                    acc_1[9U] = acc_1[9U] * _S249;
                    acc_1[10U] = acc_1[10U] * _S249;
                    acc_1[11U] = acc_1[11U] * _S249;
                    acc_1[12U] = acc_1[12U] * _S249;
                    acc_1[13U] = acc_1[13U] * _S249;
                    acc_1[14U] = acc_1[14U] * _S249;
                    acc_1[15U] = acc_1[15U] * _S249;
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
                    acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S102], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S113], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S121], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S129], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S137], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S145], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S153], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S161], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S169], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S177], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S185], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S193], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S201], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S209], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S217], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S225], acc_1[15U]);
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
                    acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S105], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S115], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S123], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S131], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S139], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S147], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S155], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S163], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S171], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S179], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S187], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S195], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S203], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S211], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S219], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S227], acc_1[15U]);
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
                    acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S108], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S117], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S125], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S133], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S141], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S149], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S157], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S165], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S173], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S181], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S189], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S197], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S205], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S213], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S221], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S229], acc_1[15U]);
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
                    acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S111], acc_1[0U]);
                    acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S119], acc_1[1U]);
                    acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S127], acc_1[2U]);
                    acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S135], acc_1[3U]);
                    acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S143], acc_1[4U]);
                    acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S151], acc_1[5U]);
                    acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S159], acc_1[6U]);
                    acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S167], acc_1[7U]);
                    acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S175], acc_1[8U]);
                    acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S183], acc_1[9U]);
                    acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S191], acc_1[10U]);
                    acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S199], acc_1[11U]);
                    acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S207], acc_1[12U]);
                    acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S215], acc_1[13U]);
                    acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S223], acc_1[14U]);
                    acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S231], acc_1[15U]);
                    l_3 = l_12;
                }
                else
                {
                    l_3 = l_10;
                }
                step_0 = step_0 + 4U;
            }
            tile_0 = tile_0 + 16U;
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
                thread Work_0 _S250 = _S32;
                uint _S251 = head_of_0(&_S250, _S34, &kernelContext_15);
                uint _S252 = query_of_0(_S34, &kernelContext_15);
                uint _S253 = scratch_of_0(_S32.batch_0, _S251, _S252, range_1, &kernelContext_15);
                store_range_0(_S253, _S33, m_3, l_2, poisoned_3, &kernelContext_15);
                store_range_quad_0(_S253, _S33, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S253, _S51, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S253, _S54, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S253, _S57, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S253, _S60, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S253, _S63, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S253, _S66, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S253, _S69, acc_1[7U], &kernelContext_15);
                store_range_quad_0(_S253, _S72, acc_1[8U], &kernelContext_15);
                store_range_quad_0(_S253, _S75, acc_1[9U], &kernelContext_15);
                store_range_quad_0(_S253, _S78, acc_1[10U], &kernelContext_15);
                store_range_quad_0(_S253, _S81, acc_1[11U], &kernelContext_15);
                store_range_quad_0(_S253, _S84, acc_1[12U], &kernelContext_15);
                store_range_quad_0(_S253, _S87, acc_1[13U], &kernelContext_15);
                store_range_quad_0(_S253, _S90, acc_1[14U], &kernelContext_15);
                store_range_quad_0(_S253, _S93, acc_1[15U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S254 = fold_2;
            float _S255 = folded_0(&_S254, total_l_0, l_2);
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
            m_2 = _S255;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S31 = _S96 < (_S32.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S96;
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
            total_l_0 = l_2;
        }
        else
        {
            total_l_0 = m_2;
        }
        float _S256 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_15);
        thread Work_0 _S257 = _S32;
        uint _S258 = o_of_0(&_S257, _S34, &kernelContext_15);
        float4 _S259 = float4(_S256) ;
        store_quad_0(_S258, _S48, total_2[0U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S52, total_2[1U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S55, total_2[2U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S58, total_2[3U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S61, total_2[4U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S64, total_2[5U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S67, total_2[6U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S70, total_2[7U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S73, total_2[8U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S76, total_2[9U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S79, total_2[10U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S82, total_2[11U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S85, total_2[12U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S88, total_2[13U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S91, total_2[14U] * _S259, poisoned_3, &kernelContext_15);
        store_quad_0(_S258, _S94, total_2[15U] * _S259, poisoned_3, &kernelContext_15);
    }
    return;
}

