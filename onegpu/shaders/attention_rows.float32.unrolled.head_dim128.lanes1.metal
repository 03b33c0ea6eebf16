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
        uint _S4 = quotient_0(heads_1, kv_heads_0);
        (&work_0)->batch_0 = _S4;
    }
    (&work_0)->kv_head_0 = heads_1 - (&work_0)->batch_0 * kv_heads_0;
    (&work_0)->rows_0 = kernelContext_0->params_0->q_len_0 * kernelContext_0->params_0->group_0;
    uint ranges_of_part_0 = quotient_0(kernelContext_0->params_0->ranges_0 + kernelContext_0->params_0->parts_0 - 1U, kernelContext_0->params_0->parts_0);
    uint _S5 = part_0 * ranges_of_part_0;
    (&work_0)->first_range_0 = _S5;
    (&work_0)->last_range_0 = min(_S5 + ranges_of_part_0, kernelContext_0->params_0->ranges_0);
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
    uint _S6 = quotient_0(row_0, kernelContext_2->params_0->group_0);
    return _S6;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_3)
{
    return uint(clamp(int(query_0) + kernelContext_3->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

uint head_of_0(const Work_0 thread* work_1, uint row_1, KernelContext_0 thread* kernelContext_4)
{
    uint _S7 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_1;
    uint _S8 = query_of_0(row_1, kernelContext_4);
    return _S7 - _S8 * kernelContext_4->params_0->group_0;
}

uint q_of_0(const Work_0 thread* work_2, uint row_2, KernelContext_0 thread* kernelContext_5)
{
    uint _S9 = kernelContext_5->params_0->q_offset_0 + work_2->batch_0 * kernelContext_5->params_0->q_batch_0;
    uint _S10 = head_of_0(work_2, row_2, kernelContext_5);
    uint _S11 = _S9 + _S10 * kernelContext_5->params_0->q_head_0;
    uint _S12 = query_of_0(row_2, kernelContext_5);
    return _S11 + _S12 * kernelContext_5->params_0->q_row_0;
}

uint mask_of_0(const Work_0 thread* work_3, uint row_3, KernelContext_0 thread* kernelContext_6)
{
    uint _S13 = kernelContext_6->params_0->mask_offset_0 + work_3->batch_0 * kernelContext_6->params_0->mask_batch_0;
    uint _S14 = head_of_0(work_3, row_3, kernelContext_6);
    uint _S15 = _S13 + _S14 * kernelContext_6->params_0->mask_head_0;
    uint _S16 = query_of_0(row_3, kernelContext_6);
    return _S15 + _S16 * kernelContext_6->params_0->mask_row_0;
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
    float4 _S17 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_8);
    return floats_of_0(_S17);
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
        packed_float4 device* _S18 = kernelContext_10->scratch_0+(place_0 + (kernelContext_10->params_0->head_dim_0 + 3U) / 4U);
        int _S19;
        if(poisoned_0)
        {
            _S19 = int(1);
        }
        else
        {
            _S19 = int(0);
        }
        *_S18 = packed_float4(float4(m_0, l_0, float(_S19), 0.0)) ;
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
    float _S20 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S20);
    (&fold_0)->add_0 = exp(m_1 - _S20);
    *total_m_0 = _S20;
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
    uint _S21 = kernelContext_13->params_0->o_offset_0 + work_4->batch_0 * kernelContext_13->params_0->o_batch_0;
    uint _S22 = head_of_0(work_4, row_6, kernelContext_13);
    uint _S23 = _S21 + _S22 * kernelContext_13->params_0->o_head_0;
    uint _S24 = query_of_0(row_6, kernelContext_13);
    return _S23 + _S24 * kernelContext_13->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_1, bool poisoned_2, KernelContext_0 thread* kernelContext_14)
{
    uint left_1 = kernelContext_14->params_0->head_dim_0 - min(kernelContext_14->params_0->head_dim_0, element_2);
    uint word_1 = row_7 + element_2;
    uint _S25;
    if(left_1 > 0U)
    {
        uint device* _S26 = kernelContext_14->o_words_0+word_1;
        if(poisoned_2)
        {
            _S25 = 2143289344U;
        }
        else
        {
            _S25 = (as_type<uint>((quad_1.x)));
        }
        *_S26 = _S25;
    }
    if(left_1 > 1U)
    {
        uint device* _S27 = kernelContext_14->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S25 = 2143289344U;
        }
        else
        {
            _S25 = (as_type<uint>((quad_1.y)));
        }
        *_S27 = _S25;
    }
    if(left_1 > 2U)
    {
        uint device* _S28 = kernelContext_14->o_words_0+(word_1 + 2U);
        if(poisoned_2)
        {
            _S25 = 2143289344U;
        }
        else
        {
            _S25 = (as_type<uint>((quad_1.z)));
        }
        *_S28 = _S25;
    }
    if(left_1 > 3U)
    {
        uint device* _S29 = kernelContext_14->o_words_0+(word_1 + 3U);
        if(poisoned_2)
        {
            _S25 = 2143289344U;
        }
        else
        {
            _S25 = (as_type<uint>((quad_1.w)));
        }
        *_S29 = _S25;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S30;
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
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S31 = find_work_0(number_2, 64U, &kernelContext_15);
    uint _S32 = thread_0 % 1U;
    uint row_8 = _S31.first_row_0 + thread_0;
    uint last_row_0 = min(_S31.first_row_0 + 64U, _S31.rows_0) - 1U;
    bool live_0 = row_8 < (_S31.rows_0);
    uint _S33 = min(row_8, last_row_0);
    uint _S34 = keys_of_batch_0(_S31.batch_0, &kernelContext_15);
    uint _S35 = query_of_0(last_row_0, &kernelContext_15);
    uint _S36 = keys_of_query_0(_S34, _S35, &kernelContext_15);
    uint _S37;
    if(live_0)
    {
        uint _S38 = query_of_0(_S33, &kernelContext_15);
        uint _S39 = keys_of_query_0(_S34, _S38, &kernelContext_15);
        _S37 = _S39;
    }
    else
    {
        _S37 = 0U;
    }
    uint _S40 = (&kernelContext_15)->params_0->k_offset_0 + _S31.batch_0 * (&kernelContext_15)->params_0->k_batch_0 + _S31.kv_head_0 * (&kernelContext_15)->params_0->k_head_0;
    uint _S41 = (&kernelContext_15)->params_0->v_offset_0 + _S31.batch_0 * (&kernelContext_15)->params_0->v_batch_0 + _S31.kv_head_0 * (&kernelContext_15)->params_0->v_head_0;
    thread Work_0 _S42 = _S31;
    uint _S43 = q_of_0(&_S42, _S33, &kernelContext_15);
    thread Work_0 _S44 = _S31;
    uint _S45 = mask_of_0(&_S44, _S33, &kernelContext_15);
    bool _S46 = (((&kernelContext_15)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(32)> q_0;
    thread array<float4, int(32)> total_2;
    uint _S47 = _S32 * 4U;
    float4 _S48 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S47, &kernelContext_15);
    q_0[0U] = _S48 * float4((&kernelContext_15)->params_0->scale_0) ;
    float4 _S49 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U] = _S49;
    uint _S50 = 1U + _S32;
    uint _S51 = _S50 * 4U;
    float4 _S52 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S51, &kernelContext_15);
    q_0[1U] = _S52 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[1U] = _S49;
    uint _S53 = 2U + _S32;
    uint _S54 = _S53 * 4U;
    float4 _S55 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S54, &kernelContext_15);
    q_0[2U] = _S55 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[2U] = _S49;
    uint _S56 = 3U + _S32;
    uint _S57 = _S56 * 4U;
    float4 _S58 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S57, &kernelContext_15);
    q_0[3U] = _S58 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[3U] = _S49;
    uint _S59 = 4U + _S32;
    uint _S60 = _S59 * 4U;
    float4 _S61 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S60, &kernelContext_15);
    q_0[4U] = _S61 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[4U] = _S49;
    uint _S62 = 5U + _S32;
    uint _S63 = _S62 * 4U;
    float4 _S64 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S63, &kernelContext_15);
    q_0[5U] = _S64 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[5U] = _S49;
    uint _S65 = 6U + _S32;
    uint _S66 = _S65 * 4U;
    float4 _S67 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S66, &kernelContext_15);
    q_0[6U] = _S67 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[6U] = _S49;
    uint _S68 = 7U + _S32;
    uint _S69 = _S68 * 4U;
    float4 _S70 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S69, &kernelContext_15);
    q_0[7U] = _S70 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[7U] = _S49;
    uint _S71 = 8U + _S32;
    uint _S72 = _S71 * 4U;
    float4 _S73 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S72, &kernelContext_15);
    q_0[8U] = _S73 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[8U] = _S49;
    uint _S74 = 9U + _S32;
    uint _S75 = _S74 * 4U;
    float4 _S76 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S75, &kernelContext_15);
    q_0[9U] = _S76 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[9U] = _S49;
    uint _S77 = 10U + _S32;
    uint _S78 = _S77 * 4U;
    float4 _S79 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S78, &kernelContext_15);
    q_0[10U] = _S79 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[10U] = _S49;
    uint _S80 = 11U + _S32;
    uint _S81 = _S80 * 4U;
    float4 _S82 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S81, &kernelContext_15);
    q_0[11U] = _S82 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[11U] = _S49;
    uint _S83 = 12U + _S32;
    uint _S84 = _S83 * 4U;
    float4 _S85 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S84, &kernelContext_15);
    q_0[12U] = _S85 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[12U] = _S49;
    uint _S86 = 13U + _S32;
    uint _S87 = _S86 * 4U;
    float4 _S88 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S87, &kernelContext_15);
    q_0[13U] = _S88 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[13U] = _S49;
    uint _S89 = 14U + _S32;
    uint _S90 = _S89 * 4U;
    float4 _S91 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S90, &kernelContext_15);
    q_0[14U] = _S91 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[14U] = _S49;
    uint _S92 = 15U + _S32;
    uint _S93 = _S92 * 4U;
    float4 _S94 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S93, &kernelContext_15);
    q_0[15U] = _S94 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[15U] = _S49;
    uint _S95 = 16U + _S32;
    uint _S96 = _S95 * 4U;
    float4 _S97 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S96, &kernelContext_15);
    q_0[16U] = _S97 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[16U] = _S49;
    uint _S98 = 17U + _S32;
    uint _S99 = _S98 * 4U;
    float4 _S100 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S99, &kernelContext_15);
    q_0[17U] = _S100 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[17U] = _S49;
    uint _S101 = 18U + _S32;
    uint _S102 = _S101 * 4U;
    float4 _S103 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S102, &kernelContext_15);
    q_0[18U] = _S103 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[18U] = _S49;
    uint _S104 = 19U + _S32;
    uint _S105 = _S104 * 4U;
    float4 _S106 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S105, &kernelContext_15);
    q_0[19U] = _S106 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[19U] = _S49;
    uint _S107 = 20U + _S32;
    uint _S108 = _S107 * 4U;
    float4 _S109 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S108, &kernelContext_15);
    q_0[20U] = _S109 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[20U] = _S49;
    uint _S110 = 21U + _S32;
    uint _S111 = _S110 * 4U;
    float4 _S112 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S111, &kernelContext_15);
    q_0[21U] = _S112 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[21U] = _S49;
    uint _S113 = 22U + _S32;
    uint _S114 = _S113 * 4U;
    float4 _S115 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S114, &kernelContext_15);
    q_0[22U] = _S115 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[22U] = _S49;
    uint _S116 = 23U + _S32;
    uint _S117 = _S116 * 4U;
    float4 _S118 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S117, &kernelContext_15);
    q_0[23U] = _S118 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[23U] = _S49;
    uint _S119 = 24U + _S32;
    uint _S120 = _S119 * 4U;
    float4 _S121 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S120, &kernelContext_15);
    q_0[24U] = _S121 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[24U] = _S49;
    uint _S122 = 25U + _S32;
    uint _S123 = _S122 * 4U;
    float4 _S124 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S123, &kernelContext_15);
    q_0[25U] = _S124 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[25U] = _S49;
    uint _S125 = 26U + _S32;
    uint _S126 = _S125 * 4U;
    float4 _S127 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S126, &kernelContext_15);
    q_0[26U] = _S127 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[26U] = _S49;
    uint _S128 = 27U + _S32;
    uint _S129 = _S128 * 4U;
    float4 _S130 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S129, &kernelContext_15);
    q_0[27U] = _S130 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[27U] = _S49;
    uint _S131 = 28U + _S32;
    uint _S132 = _S131 * 4U;
    float4 _S133 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S132, &kernelContext_15);
    q_0[28U] = _S133 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[28U] = _S49;
    uint _S134 = 29U + _S32;
    uint _S135 = _S134 * 4U;
    float4 _S136 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S135, &kernelContext_15);
    q_0[29U] = _S136 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[29U] = _S49;
    uint _S137 = 30U + _S32;
    uint _S138 = _S137 * 4U;
    float4 _S139 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S138, &kernelContext_15);
    q_0[30U] = _S139 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[30U] = _S49;
    uint _S140 = 31U + _S32;
    uint _S141 = _S140 * 4U;
    float4 _S142 = load_quad_0((&kernelContext_15)->q_words_0, _S43, _S141, &kernelContext_15);
    q_0[31U] = _S142 * float4((&kernelContext_15)->params_0->scale_0) ;
    total_2[31U] = _S49;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<float4, int(32)> acc_1;
    thread bool poisoned_3 = false;
    uint range_1 = _S31.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S143 = range_1 + 1U;
        uint _S144 = min(_S143 * (&kernelContext_15)->params_0->range_keys_0, _S36);
        acc_1[0U] = _S49;
        acc_1[1U] = _S49;
        acc_1[2U] = _S49;
        acc_1[3U] = _S49;
        acc_1[4U] = _S49;
        acc_1[5U] = _S49;
        acc_1[6U] = _S49;
        acc_1[7U] = _S49;
        acc_1[8U] = _S49;
        acc_1[9U] = _S49;
        acc_1[10U] = _S49;
        acc_1[11U] = _S49;
        acc_1[12U] = _S49;
        acc_1[13U] = _S49;
        acc_1[14U] = _S49;
        acc_1[15U] = _S49;
        acc_1[16U] = _S49;
        acc_1[17U] = _S49;
        acc_1[18U] = _S49;
        acc_1[19U] = _S49;
        acc_1[20U] = _S49;
        acc_1[21U] = _S49;
        acc_1[22U] = _S49;
        acc_1[23U] = _S49;
        acc_1[24U] = _S49;
        acc_1[25U] = _S49;
        acc_1[26U] = _S49;
        acc_1[27U] = _S49;
        acc_1[28U] = _S49;
        acc_1[29U] = _S49;
        acc_1[30U] = _S49;
        acc_1[31U] = _S49;
        uint tile_0 = range_1 * (&kernelContext_15)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S144)
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
                if(key_0 < _S144)
                {
                    float4 _S145 = load_quad_0((&kernelContext_15)->k_words_0, _S40 + key_0 * (&kernelContext_15)->params_0->k_row_0, element_3, &kernelContext_15);
                    float4 _S146 = load_quad_0((&kernelContext_15)->v_words_0, _S41 + key_0 * (&kernelContext_15)->params_0->v_row_0, element_3, &kernelContext_15);
                    k_quad_0 = _S145;
                    v_quad_0 = _S146;
                }
                else
                {
                    k_quad_0 = _S49;
                    v_quad_0 = _S49;
                }
                (*(&kernelContext_15)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_15)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 64U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S147 = min(16U, _S144 - tile_0);
            float l_3;
            if(live_0)
            {
                uint step_0 = 0U;
                m_2 = m_3;
                l_3 = l_2;
                for(;;)
                {
                    if(step_0 < _S147)
                    {
                    }
                    else
                    {
                        break;
                    }
                    thread array<float4, int(4)> sum_1;
                    sum_1[0U] = _S49;
                    sum_1[1U] = _S49;
                    sum_1[2U] = _S49;
                    sum_1[3U] = _S49;
                    uint _S148 = step_0 * 32U;
                    uint _S149 = _S148 + _S32;
                    float4 _S150 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S149], _S49);
                    sum_1[0U] = _S150;
                    uint _S151 = (step_0 + 1U) * 32U;
                    uint _S152 = _S151 + _S32;
                    float4 _S153 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S152], _S49);
                    sum_1[1U] = _S153;
                    uint _S154 = (step_0 + 2U) * 32U;
                    uint _S155 = _S154 + _S32;
                    float4 _S156 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S155], _S49);
                    sum_1[2U] = _S156;
                    uint _S157 = (step_0 + 3U) * 32U;
                    uint _S158 = _S157 + _S32;
                    float4 _S159 = fma(q_0[0U], (*(&kernelContext_15)->k_tile_0)[_S158], _S49);
                    sum_1[3U] = _S159;
                    uint _S160 = _S148 + 1U + _S32;
                    float4 _S161 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S160], _S150);
                    sum_1[0U] = _S161;
                    uint _S162 = _S151 + 1U + _S32;
                    float4 _S163 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S162], _S153);
                    sum_1[1U] = _S163;
                    uint _S164 = _S154 + 1U + _S32;
                    float4 _S165 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S164], _S156);
                    sum_1[2U] = _S165;
                    uint _S166 = _S157 + 1U + _S32;
                    float4 _S167 = fma(q_0[1U], (*(&kernelContext_15)->k_tile_0)[_S166], _S159);
                    sum_1[3U] = _S167;
                    uint _S168 = _S148 + 2U + _S32;
                    float4 _S169 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S168], _S161);
                    sum_1[0U] = _S169;
                    uint _S170 = _S151 + 2U + _S32;
                    float4 _S171 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S170], _S163);
                    sum_1[1U] = _S171;
                    uint _S172 = _S154 + 2U + _S32;
                    float4 _S173 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S172], _S165);
                    sum_1[2U] = _S173;
                    uint _S174 = _S157 + 2U + _S32;
                    float4 _S175 = fma(q_0[2U], (*(&kernelContext_15)->k_tile_0)[_S174], _S167);
                    sum_1[3U] = _S175;
                    uint _S176 = _S148 + 3U + _S32;
                    float4 _S177 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S176], _S169);
                    sum_1[0U] = _S177;
                    uint _S178 = _S151 + 3U + _S32;
                    float4 _S179 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S178], _S171);
                    sum_1[1U] = _S179;
                    uint _S180 = _S154 + 3U + _S32;
                    float4 _S181 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S180], _S173);
                    sum_1[2U] = _S181;
                    uint _S182 = _S157 + 3U + _S32;
                    float4 _S183 = fma(q_0[3U], (*(&kernelContext_15)->k_tile_0)[_S182], _S175);
                    sum_1[3U] = _S183;
                    uint _S184 = _S148 + 4U + _S32;
                    float4 _S185 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S184], _S177);
                    sum_1[0U] = _S185;
                    uint _S186 = _S151 + 4U + _S32;
                    float4 _S187 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S186], _S179);
                    sum_1[1U] = _S187;
                    uint _S188 = _S154 + 4U + _S32;
                    float4 _S189 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S188], _S181);
                    sum_1[2U] = _S189;
                    uint _S190 = _S157 + 4U + _S32;
                    float4 _S191 = fma(q_0[4U], (*(&kernelContext_15)->k_tile_0)[_S190], _S183);
                    sum_1[3U] = _S191;
                    uint _S192 = _S148 + 5U + _S32;
                    float4 _S193 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S192], _S185);
                    sum_1[0U] = _S193;
                    uint _S194 = _S151 + 5U + _S32;
                    float4 _S195 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S194], _S187);
                    sum_1[1U] = _S195;
                    uint _S196 = _S154 + 5U + _S32;
                    float4 _S197 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S196], _S189);
                    sum_1[2U] = _S197;
                    uint _S198 = _S157 + 5U + _S32;
                    float4 _S199 = fma(q_0[5U], (*(&kernelContext_15)->k_tile_0)[_S198], _S191);
                    sum_1[3U] = _S199;
                    uint _S200 = _S148 + 6U + _S32;
                    float4 _S201 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S200], _S193);
                    sum_1[0U] = _S201;
                    uint _S202 = _S151 + 6U + _S32;
                    float4 _S203 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S202], _S195);
                    sum_1[1U] = _S203;
                    uint _S204 = _S154 + 6U + _S32;
                    float4 _S205 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S204], _S197);
                    sum_1[2U] = _S205;
                    uint _S206 = _S157 + 6U + _S32;
                    float4 _S207 = fma(q_0[6U], (*(&kernelContext_15)->k_tile_0)[_S206], _S199);
                    sum_1[3U] = _S207;
                    uint _S208 = _S148 + 7U + _S32;
                    float4 _S209 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S208], _S201);
                    sum_1[0U] = _S209;
                    uint _S210 = _S151 + 7U + _S32;
                    float4 _S211 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S210], _S203);
                    sum_1[1U] = _S211;
                    uint _S212 = _S154 + 7U + _S32;
                    float4 _S213 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S212], _S205);
                    sum_1[2U] = _S213;
                    uint _S214 = _S157 + 7U + _S32;
                    float4 _S215 = fma(q_0[7U], (*(&kernelContext_15)->k_tile_0)[_S214], _S207);
                    sum_1[3U] = _S215;
                    uint _S216 = _S148 + 8U + _S32;
                    float4 _S217 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S216], _S209);
                    sum_1[0U] = _S217;
                    uint _S218 = _S151 + 8U + _S32;
                    float4 _S219 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S218], _S211);
                    sum_1[1U] = _S219;
                    uint _S220 = _S154 + 8U + _S32;
                    float4 _S221 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S220], _S213);
                    sum_1[2U] = _S221;
                    uint _S222 = _S157 + 8U + _S32;
                    float4 _S223 = fma(q_0[8U], (*(&kernelContext_15)->k_tile_0)[_S222], _S215);
                    sum_1[3U] = _S223;
                    uint _S224 = _S148 + 9U + _S32;
                    float4 _S225 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S224], _S217);
                    sum_1[0U] = _S225;
                    uint _S226 = _S151 + 9U + _S32;
                    float4 _S227 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S226], _S219);
                    sum_1[1U] = _S227;
                    uint _S228 = _S154 + 9U + _S32;
                    float4 _S229 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S228], _S221);
                    sum_1[2U] = _S229;
                    uint _S230 = _S157 + 9U + _S32;
                    float4 _S231 = fma(q_0[9U], (*(&kernelContext_15)->k_tile_0)[_S230], _S223);
                    sum_1[3U] = _S231;
                    uint _S232 = _S148 + 10U + _S32;
                    float4 _S233 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S232], _S225);
                    sum_1[0U] = _S233;
                    uint _S234 = _S151 + 10U + _S32;
                    float4 _S235 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S234], _S227);
                    sum_1[1U] = _S235;
                    uint _S236 = _S154 + 10U + _S32;
                    float4 _S237 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S236], _S229);
                    sum_1[2U] = _S237;
                    uint _S238 = _S157 + 10U + _S32;
                    float4 _S239 = fma(q_0[10U], (*(&kernelContext_15)->k_tile_0)[_S238], _S231);
                    sum_1[3U] = _S239;
                    uint _S240 = _S148 + 11U + _S32;
                    float4 _S241 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S240], _S233);
                    sum_1[0U] = _S241;
                    uint _S242 = _S151 + 11U + _S32;
                    float4 _S243 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S242], _S235);
                    sum_1[1U] = _S243;
                    uint _S244 = _S154 + 11U + _S32;
                    float4 _S245 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S244], _S237);
                    sum_1[2U] = _S245;
                    uint _S246 = _S157 + 11U + _S32;
                    float4 _S247 = fma(q_0[11U], (*(&kernelContext_15)->k_tile_0)[_S246], _S239);
                    sum_1[3U] = _S247;
                    uint _S248 = _S148 + 12U + _S32;
                    float4 _S249 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S248], _S241);
                    sum_1[0U] = _S249;
                    uint _S250 = _S151 + 12U + _S32;
                    float4 _S251 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S250], _S243);
                    sum_1[1U] = _S251;
                    uint _S252 = _S154 + 12U + _S32;
                    float4 _S253 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S252], _S245);
                    sum_1[2U] = _S253;
                    uint _S254 = _S157 + 12U + _S32;
                    float4 _S255 = fma(q_0[12U], (*(&kernelContext_15)->k_tile_0)[_S254], _S247);
                    sum_1[3U] = _S255;
                    uint _S256 = _S148 + 13U + _S32;
                    float4 _S257 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S256], _S249);
                    sum_1[0U] = _S257;
                    uint _S258 = _S151 + 13U + _S32;
                    float4 _S259 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S258], _S251);
                    sum_1[1U] = _S259;
                    uint _S260 = _S154 + 13U + _S32;
                    float4 _S261 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S260], _S253);
                    sum_1[2U] = _S261;
                    uint _S262 = _S157 + 13U + _S32;
                    float4 _S263 = fma(q_0[13U], (*(&kernelContext_15)->k_tile_0)[_S262], _S255);
                    sum_1[3U] = _S263;
                    uint _S264 = _S148 + 14U + _S32;
                    float4 _S265 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S264], _S257);
                    sum_1[0U] = _S265;
                    uint _S266 = _S151 + 14U + _S32;
                    float4 _S267 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S266], _S259);
                    sum_1[1U] = _S267;
                    uint _S268 = _S154 + 14U + _S32;
                    float4 _S269 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S268], _S261);
                    sum_1[2U] = _S269;
                    uint _S270 = _S157 + 14U + _S32;
                    float4 _S271 = fma(q_0[14U], (*(&kernelContext_15)->k_tile_0)[_S270], _S263);
                    sum_1[3U] = _S271;
                    uint _S272 = _S148 + 15U + _S32;
                    float4 _S273 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S272], _S265);
                    sum_1[0U] = _S273;
                    uint _S274 = _S151 + 15U + _S32;
                    float4 _S275 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S274], _S267);
                    sum_1[1U] = _S275;
                    uint _S276 = _S154 + 15U + _S32;
                    float4 _S277 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S276], _S269);
                    sum_1[2U] = _S277;
                    uint _S278 = _S157 + 15U + _S32;
                    float4 _S279 = fma(q_0[15U], (*(&kernelContext_15)->k_tile_0)[_S278], _S271);
                    sum_1[3U] = _S279;
                    uint _S280 = _S148 + 16U + _S32;
                    float4 _S281 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S280], _S273);
                    sum_1[0U] = _S281;
                    uint _S282 = _S151 + 16U + _S32;
                    float4 _S283 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S282], _S275);
                    sum_1[1U] = _S283;
                    uint _S284 = _S154 + 16U + _S32;
                    float4 _S285 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S284], _S277);
                    sum_1[2U] = _S285;
                    uint _S286 = _S157 + 16U + _S32;
                    float4 _S287 = fma(q_0[16U], (*(&kernelContext_15)->k_tile_0)[_S286], _S279);
                    sum_1[3U] = _S287;
                    uint _S288 = _S148 + 17U + _S32;
                    float4 _S289 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S288], _S281);
                    sum_1[0U] = _S289;
                    uint _S290 = _S151 + 17U + _S32;
                    float4 _S291 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S290], _S283);
                    sum_1[1U] = _S291;
                    uint _S292 = _S154 + 17U + _S32;
                    float4 _S293 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S292], _S285);
                    sum_1[2U] = _S293;
                    uint _S294 = _S157 + 17U + _S32;
                    float4 _S295 = fma(q_0[17U], (*(&kernelContext_15)->k_tile_0)[_S294], _S287);
                    sum_1[3U] = _S295;
                    uint _S296 = _S148 + 18U + _S32;
                    float4 _S297 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S296], _S289);
                    sum_1[0U] = _S297;
                    uint _S298 = _S151 + 18U + _S32;
                    float4 _S299 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S298], _S291);
                    sum_1[1U] = _S299;
                    uint _S300 = _S154 + 18U + _S32;
                    float4 _S301 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S300], _S293);
                    sum_1[2U] = _S301;
                    uint _S302 = _S157 + 18U + _S32;
                    float4 _S303 = fma(q_0[18U], (*(&kernelContext_15)->k_tile_0)[_S302], _S295);
                    sum_1[3U] = _S303;
                    uint _S304 = _S148 + 19U + _S32;
                    float4 _S305 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S304], _S297);
                    sum_1[0U] = _S305;
                    uint _S306 = _S151 + 19U + _S32;
                    float4 _S307 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S306], _S299);
                    sum_1[1U] = _S307;
                    uint _S308 = _S154 + 19U + _S32;
                    float4 _S309 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S308], _S301);
                    sum_1[2U] = _S309;
                    uint _S310 = _S157 + 19U + _S32;
                    float4 _S311 = fma(q_0[19U], (*(&kernelContext_15)->k_tile_0)[_S310], _S303);
                    sum_1[3U] = _S311;
                    uint _S312 = _S148 + 20U + _S32;
                    float4 _S313 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S312], _S305);
                    sum_1[0U] = _S313;
                    uint _S314 = _S151 + 20U + _S32;
                    float4 _S315 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S314], _S307);
                    sum_1[1U] = _S315;
                    uint _S316 = _S154 + 20U + _S32;
                    float4 _S317 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S316], _S309);
                    sum_1[2U] = _S317;
                    uint _S318 = _S157 + 20U + _S32;
                    float4 _S319 = fma(q_0[20U], (*(&kernelContext_15)->k_tile_0)[_S318], _S311);
                    sum_1[3U] = _S319;
                    uint _S320 = _S148 + 21U + _S32;
                    float4 _S321 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S320], _S313);
                    sum_1[0U] = _S321;
                    uint _S322 = _S151 + 21U + _S32;
                    float4 _S323 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S322], _S315);
                    sum_1[1U] = _S323;
                    uint _S324 = _S154 + 21U + _S32;
                    float4 _S325 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S324], _S317);
                    sum_1[2U] = _S325;
                    uint _S326 = _S157 + 21U + _S32;
                    float4 _S327 = fma(q_0[21U], (*(&kernelContext_15)->k_tile_0)[_S326], _S319);
                    sum_1[3U] = _S327;
                    uint _S328 = _S148 + 22U + _S32;
                    float4 _S329 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S328], _S321);
                    sum_1[0U] = _S329;
                    uint _S330 = _S151 + 22U + _S32;
                    float4 _S331 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S330], _S323);
                    sum_1[1U] = _S331;
                    uint _S332 = _S154 + 22U + _S32;
                    float4 _S333 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S332], _S325);
                    sum_1[2U] = _S333;
                    uint _S334 = _S157 + 22U + _S32;
                    float4 _S335 = fma(q_0[22U], (*(&kernelContext_15)->k_tile_0)[_S334], _S327);
                    sum_1[3U] = _S335;
                    uint _S336 = _S148 + 23U + _S32;
                    float4 _S337 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S336], _S329);
                    sum_1[0U] = _S337;
                    uint _S338 = _S151 + 23U + _S32;
                    float4 _S339 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S338], _S331);
                    sum_1[1U] = _S339;
                    uint _S340 = _S154 + 23U + _S32;
                    float4 _S341 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S340], _S333);
                    sum_1[2U] = _S341;
                    uint _S342 = _S157 + 23U + _S32;
                    float4 _S343 = fma(q_0[23U], (*(&kernelContext_15)->k_tile_0)[_S342], _S335);
                    sum_1[3U] = _S343;
                    uint _S344 = _S148 + 24U + _S32;
                    float4 _S345 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S344], _S337);
                    sum_1[0U] = _S345;
                    uint _S346 = _S151 + 24U + _S32;
                    float4 _S347 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S346], _S339);
                    sum_1[1U] = _S347;
                    uint _S348 = _S154 + 24U + _S32;
                    float4 _S349 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S348], _S341);
                    sum_1[2U] = _S349;
                    uint _S350 = _S157 + 24U + _S32;
                    float4 _S351 = fma(q_0[24U], (*(&kernelContext_15)->k_tile_0)[_S350], _S343);
                    sum_1[3U] = _S351;
                    uint _S352 = _S148 + 25U + _S32;
                    float4 _S353 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S352], _S345);
                    sum_1[0U] = _S353;
                    uint _S354 = _S151 + 25U + _S32;
                    float4 _S355 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S354], _S347);
                    sum_1[1U] = _S355;
                    uint _S356 = _S154 + 25U + _S32;
                    float4 _S357 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S356], _S349);
                    sum_1[2U] = _S357;
                    uint _S358 = _S157 + 25U + _S32;
                    float4 _S359 = fma(q_0[25U], (*(&kernelContext_15)->k_tile_0)[_S358], _S351);
                    sum_1[3U] = _S359;
                    uint _S360 = _S148 + 26U + _S32;
                    float4 _S361 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S360], _S353);
                    sum_1[0U] = _S361;
                    uint _S362 = _S151 + 26U + _S32;
                    float4 _S363 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S362], _S355);
                    sum_1[1U] = _S363;
                    uint _S364 = _S154 + 26U + _S32;
                    float4 _S365 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S364], _S357);
                    sum_1[2U] = _S365;
                    uint _S366 = _S157 + 26U + _S32;
                    float4 _S367 = fma(q_0[26U], (*(&kernelContext_15)->k_tile_0)[_S366], _S359);
                    sum_1[3U] = _S367;
                    uint _S368 = _S148 + 27U + _S32;
                    float4 _S369 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S368], _S361);
                    sum_1[0U] = _S369;
                    uint _S370 = _S151 + 27U + _S32;
                    float4 _S371 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S370], _S363);
                    sum_1[1U] = _S371;
                    uint _S372 = _S154 + 27U + _S32;
                    float4 _S373 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S372], _S365);
                    sum_1[2U] = _S373;
                    uint _S374 = _S157 + 27U + _S32;
                    float4 _S375 = fma(q_0[27U], (*(&kernelContext_15)->k_tile_0)[_S374], _S367);
                    sum_1[3U] = _S375;
                    uint _S376 = _S148 + 28U + _S32;
                    float4 _S377 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S376], _S369);
                    sum_1[0U] = _S377;
                    uint _S378 = _S151 + 28U + _S32;
                    float4 _S379 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S378], _S371);
                    sum_1[1U] = _S379;
                    uint _S380 = _S154 + 28U + _S32;
                    float4 _S381 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S380], _S373);
                    sum_1[2U] = _S381;
                    uint _S382 = _S157 + 28U + _S32;
                    float4 _S383 = fma(q_0[28U], (*(&kernelContext_15)->k_tile_0)[_S382], _S375);
                    sum_1[3U] = _S383;
                    uint _S384 = _S148 + 29U + _S32;
                    float4 _S385 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S384], _S377);
                    sum_1[0U] = _S385;
                    uint _S386 = _S151 + 29U + _S32;
                    float4 _S387 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S386], _S379);
                    sum_1[1U] = _S387;
                    uint _S388 = _S154 + 29U + _S32;
                    float4 _S389 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S388], _S381);
                    sum_1[2U] = _S389;
                    uint _S390 = _S157 + 29U + _S32;
                    float4 _S391 = fma(q_0[29U], (*(&kernelContext_15)->k_tile_0)[_S390], _S383);
                    sum_1[3U] = _S391;
                    uint _S392 = _S148 + 30U + _S32;
                    float4 _S393 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S392], _S385);
                    sum_1[0U] = _S393;
                    uint _S394 = _S151 + 30U + _S32;
                    float4 _S395 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S394], _S387);
                    sum_1[1U] = _S395;
                    uint _S396 = _S154 + 30U + _S32;
                    float4 _S397 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S396], _S389);
                    sum_1[2U] = _S397;
                    uint _S398 = _S157 + 30U + _S32;
                    float4 _S399 = fma(q_0[30U], (*(&kernelContext_15)->k_tile_0)[_S398], _S391);
                    sum_1[3U] = _S399;
                    uint _S400 = _S148 + 31U + _S32;
                    float4 _S401 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S400], _S393);
                    sum_1[0U] = _S401;
                    uint _S402 = _S151 + 31U + _S32;
                    float4 _S403 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S402], _S395);
                    sum_1[1U] = _S403;
                    uint _S404 = _S154 + 31U + _S32;
                    float4 _S405 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S404], _S397);
                    sum_1[2U] = _S405;
                    uint _S406 = _S157 + 31U + _S32;
                    float4 _S407 = fma(q_0[31U], (*(&kernelContext_15)->k_tile_0)[_S406], _S399);
                    sum_1[3U] = _S407;
                    thread array<float, int(4)> score_1;
                    score_1[0U] = _S401.x + _S401.y + (_S401.z + _S401.w);
                    score_1[1U] = _S403.x + _S403.y + (_S403.z + _S403.w);
                    score_1[2U] = _S405.x + _S405.y + (_S405.z + _S405.w);
                    score_1[3U] = _S407.x + _S407.y + (_S407.z + _S407.w);
                    uint _S408 = tile_0 + step_0;
                    thread array<bool, int(4)> hidden_0;
                    hidden_0[0U] = _S408 >= _S37;
                    if(_S46)
                    {
                        _S30 = !hidden_0[0U];
                    }
                    else
                    {
                        _S30 = false;
                    }
                    if(_S30)
                    {
                        float bias_0 = (&kernelContext_15)->mask_values_0[_S45 + _S408 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    bool _S409;
                    if(!hidden_0[0U])
                    {
                        _S409 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S409 = false;
                    }
                    if(_S409)
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
                    uint key_1 = _S408 + 1U;
                    hidden_0[1U] = key_1 >= _S37;
                    bool _S410;
                    if(_S46)
                    {
                        _S410 = !hidden_0[1U];
                    }
                    else
                    {
                        _S410 = false;
                    }
                    if(_S410)
                    {
                        float bias_1 = (&kernelContext_15)->mask_values_0[_S45 + key_1 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    bool _S411;
                    if(!hidden_0[1U])
                    {
                        _S411 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S411 = false;
                    }
                    if(_S411)
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
                    uint key_2 = _S408 + 2U;
                    hidden_0[2U] = key_2 >= _S37;
                    bool _S412;
                    if(_S46)
                    {
                        _S412 = !hidden_0[2U];
                    }
                    else
                    {
                        _S412 = false;
                    }
                    if(_S412)
                    {
                        float bias_2 = (&kernelContext_15)->mask_values_0[_S45 + key_2 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S413;
                    if(!hidden_0[2U])
                    {
                        _S413 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S413 = false;
                    }
                    if(_S413)
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
                    uint key_3 = _S408 + 3U;
                    hidden_0[3U] = key_3 >= _S37;
                    bool _S414;
                    if(_S46)
                    {
                        _S414 = !hidden_0[3U];
                    }
                    else
                    {
                        _S414 = false;
                    }
                    if(_S414)
                    {
                        float bias_3 = (&kernelContext_15)->mask_values_0[_S45 + key_3 * (&kernelContext_15)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S415;
                    if(!hidden_0[3U])
                    {
                        _S415 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S415 = false;
                    }
                    if(_S415)
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
                        float4 _S416 = float4(shrink_0) ;
                        acc_1[0U] = acc_1[0U] * _S416;
                        acc_1[1U] = acc_1[1U] * _S416;
                        acc_1[2U] = acc_1[2U] * _S416;
                        acc_1[3U] = acc_1[3U] * _S416;
                        acc_1[4U] = acc_1[4U] * _S416;
                        acc_1[5U] = acc_1[5U] * _S416;
                        acc_1[6U] = acc_1[6U] * _S416;
                        acc_1[7U] = acc_1[7U] * _S416;
                        acc_1[8U] = acc_1[8U] * _S416;
                        acc_1[9U] = acc_1[9U] * _S416;
                        acc_1[10U] = acc_1[10U] * _S416;
                        acc_1[11U] = acc_1[11U] * _S416;
                        acc_1[12U] = acc_1[12U] * _S416;
                        acc_1[13U] = acc_1[13U] * _S416;
                        acc_1[14U] = acc_1[14U] * _S416;
                        acc_1[15U] = acc_1[15U] * _S416;
                        acc_1[16U] = acc_1[16U] * _S416;
                        acc_1[17U] = acc_1[17U] * _S416;
                        acc_1[18U] = acc_1[18U] * _S416;
                        acc_1[19U] = acc_1[19U] * _S416;
                        acc_1[20U] = acc_1[20U] * _S416;
                        acc_1[21U] = acc_1[21U] * _S416;
                        acc_1[22U] = acc_1[22U] * _S416;
                        acc_1[23U] = acc_1[23U] * _S416;
                        acc_1[24U] = acc_1[24U] * _S416;
                        acc_1[25U] = acc_1[25U] * _S416;
                        acc_1[26U] = acc_1[26U] * _S416;
                        acc_1[27U] = acc_1[27U] * _S416;
                        acc_1[28U] = acc_1[28U] * _S416;
                        acc_1[29U] = acc_1[29U] * _S416;
                        acc_1[30U] = acc_1[30U] * _S416;
                        acc_1[31U] = acc_1[31U] * _S416;
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
                        acc_1[0U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S149], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S160], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S168], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S176], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S184], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S192], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S200], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S208], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S216], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S224], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S232], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S240], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S248], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S256], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S264], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S272], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S280], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S288], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S296], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S304], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S312], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S320], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S328], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S336], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S344], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S352], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S360], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S368], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S376], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S384], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S392], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_1, (*(&kernelContext_15)->v_tile_0)[_S400], acc_1[31U]);
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
                        acc_1[0U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S152], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S162], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S170], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S178], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S186], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S194], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S202], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S210], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S218], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S226], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S234], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S242], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S250], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S258], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S266], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S274], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S282], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S290], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S298], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S306], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S314], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S322], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S330], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S338], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S346], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S354], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S362], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S370], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S378], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S386], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S394], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_2, (*(&kernelContext_15)->v_tile_0)[_S402], acc_1[31U]);
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
                        acc_1[0U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S155], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S164], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S172], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S180], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S188], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S196], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S204], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S212], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S220], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S228], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S236], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S244], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S252], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S260], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S268], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S276], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S284], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S292], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S300], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S308], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S316], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S324], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S332], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S340], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S348], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S356], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S364], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S372], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S380], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S388], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S396], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_3, (*(&kernelContext_15)->v_tile_0)[_S404], acc_1[31U]);
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
                        acc_1[0U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S158], acc_1[0U]);
                        acc_1[1U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S166], acc_1[1U]);
                        acc_1[2U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S174], acc_1[2U]);
                        acc_1[3U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S182], acc_1[3U]);
                        acc_1[4U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S190], acc_1[4U]);
                        acc_1[5U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S198], acc_1[5U]);
                        acc_1[6U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S206], acc_1[6U]);
                        acc_1[7U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S214], acc_1[7U]);
                        acc_1[8U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S222], acc_1[8U]);
                        acc_1[9U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S230], acc_1[9U]);
                        acc_1[10U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S238], acc_1[10U]);
                        acc_1[11U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S246], acc_1[11U]);
                        acc_1[12U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S254], acc_1[12U]);
                        acc_1[13U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S262], acc_1[13U]);
                        acc_1[14U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S270], acc_1[14U]);
                        acc_1[15U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S278], acc_1[15U]);
                        acc_1[16U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S286], acc_1[16U]);
                        acc_1[17U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S294], acc_1[17U]);
                        acc_1[18U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S302], acc_1[18U]);
                        acc_1[19U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S310], acc_1[19U]);
                        acc_1[20U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S318], acc_1[20U]);
                        acc_1[21U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S326], acc_1[21U]);
                        acc_1[22U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S334], acc_1[22U]);
                        acc_1[23U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S342], acc_1[23U]);
                        acc_1[24U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S350], acc_1[24U]);
                        acc_1[25U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S358], acc_1[25U]);
                        acc_1[26U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S366], acc_1[26U]);
                        acc_1[27U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S374], acc_1[27U]);
                        acc_1[28U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S382], acc_1[28U]);
                        acc_1[29U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S390], acc_1[29U]);
                        acc_1[30U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S398], acc_1[30U]);
                        acc_1[31U] = weigh_0(weight_4, (*(&kernelContext_15)->v_tile_0)[_S406], acc_1[31U]);
                        l_3 = l_12;
                    }
                    else
                    {
                        l_3 = l_10;
                    }
                    step_0 = step_0 + 4U;
                }
            }
            else
            {
                m_2 = m_3;
                l_3 = l_2;
            }
            tile_0 = tile_0 + 16U;
            m_3 = m_2;
            l_2 = l_3;
        }
        if(RANGES_0 == 2U)
        {
            if(live_0)
            {
                _S30 = (range_1 * (&kernelContext_15)->params_0->range_keys_0) < _S37;
            }
            else
            {
                _S30 = false;
            }
            if(_S30)
            {
                thread Work_0 _S417 = _S31;
                uint _S418 = head_of_0(&_S417, _S33, &kernelContext_15);
                uint _S419 = query_of_0(_S33, &kernelContext_15);
                uint _S420 = scratch_of_0(_S31.batch_0, _S418, _S419, range_1, &kernelContext_15);
                store_range_0(_S420, _S32, m_3, l_2, poisoned_3, &kernelContext_15);
                store_range_quad_0(_S420, _S32, acc_1[0U], &kernelContext_15);
                store_range_quad_0(_S420, _S50, acc_1[1U], &kernelContext_15);
                store_range_quad_0(_S420, _S53, acc_1[2U], &kernelContext_15);
                store_range_quad_0(_S420, _S56, acc_1[3U], &kernelContext_15);
                store_range_quad_0(_S420, _S59, acc_1[4U], &kernelContext_15);
                store_range_quad_0(_S420, _S62, acc_1[5U], &kernelContext_15);
                store_range_quad_0(_S420, _S65, acc_1[6U], &kernelContext_15);
                store_range_quad_0(_S420, _S68, acc_1[7U], &kernelContext_15);
                store_range_quad_0(_S420, _S71, acc_1[8U], &kernelContext_15);
                store_range_quad_0(_S420, _S74, acc_1[9U], &kernelContext_15);
                store_range_quad_0(_S420, _S77, acc_1[10U], &kernelContext_15);
                store_range_quad_0(_S420, _S80, acc_1[11U], &kernelContext_15);
                store_range_quad_0(_S420, _S83, acc_1[12U], &kernelContext_15);
                store_range_quad_0(_S420, _S86, acc_1[13U], &kernelContext_15);
                store_range_quad_0(_S420, _S89, acc_1[14U], &kernelContext_15);
                store_range_quad_0(_S420, _S92, acc_1[15U], &kernelContext_15);
                store_range_quad_0(_S420, _S95, acc_1[16U], &kernelContext_15);
                store_range_quad_0(_S420, _S98, acc_1[17U], &kernelContext_15);
                store_range_quad_0(_S420, _S101, acc_1[18U], &kernelContext_15);
                store_range_quad_0(_S420, _S104, acc_1[19U], &kernelContext_15);
                store_range_quad_0(_S420, _S107, acc_1[20U], &kernelContext_15);
                store_range_quad_0(_S420, _S110, acc_1[21U], &kernelContext_15);
                store_range_quad_0(_S420, _S113, acc_1[22U], &kernelContext_15);
                store_range_quad_0(_S420, _S116, acc_1[23U], &kernelContext_15);
                store_range_quad_0(_S420, _S119, acc_1[24U], &kernelContext_15);
                store_range_quad_0(_S420, _S122, acc_1[25U], &kernelContext_15);
                store_range_quad_0(_S420, _S125, acc_1[26U], &kernelContext_15);
                store_range_quad_0(_S420, _S128, acc_1[27U], &kernelContext_15);
                store_range_quad_0(_S420, _S131, acc_1[28U], &kernelContext_15);
                store_range_quad_0(_S420, _S134, acc_1[29U], &kernelContext_15);
                store_range_quad_0(_S420, _S137, acc_1[30U], &kernelContext_15);
                store_range_quad_0(_S420, _S140, acc_1[31U], &kernelContext_15);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S421 = fold_2;
            float _S422 = folded_0(&_S421, total_l_0, l_2);
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
            m_2 = _S422;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S30 = _S143 < (_S31.last_range_0);
        }
        else
        {
            _S30 = false;
        }
        if(!_S30)
        {
            break;
        }
        range_1 = _S143;
        total_l_0 = m_2;
    }
    if(live_0)
    {
        _S30 = RANGES_0 != 2U;
    }
    else
    {
        _S30 = false;
    }
    if(_S30)
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
        float _S423 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_15);
        thread Work_0 _S424 = _S31;
        uint _S425 = o_of_0(&_S424, _S33, &kernelContext_15);
        float4 _S426 = float4(_S423) ;
        store_quad_0(_S425, _S47, total_2[0U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S51, total_2[1U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S54, total_2[2U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S57, total_2[3U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S60, total_2[4U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S63, total_2[5U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S66, total_2[6U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S69, total_2[7U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S72, total_2[8U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S75, total_2[9U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S78, total_2[10U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S81, total_2[11U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S84, total_2[12U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S87, total_2[13U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S90, total_2[14U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S93, total_2[15U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S96, total_2[16U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S99, total_2[17U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S102, total_2[18U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S105, total_2[19U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S108, total_2[20U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S111, total_2[21U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S114, total_2[22U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S117, total_2[23U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S120, total_2[24U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S123, total_2[25U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S126, total_2[26U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S129, total_2[27U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S132, total_2[28U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S135, total_2[29U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S138, total_2[30U] * _S426, poisoned_3, &kernelContext_15);
        store_quad_0(_S425, _S141, total_2[31U] * _S426, poisoned_3, &kernelContext_15);
    }
    return;
}

