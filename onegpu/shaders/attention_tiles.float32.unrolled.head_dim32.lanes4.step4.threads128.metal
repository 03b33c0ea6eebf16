#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
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
    uint _S1;
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

float4 load_quad_0(uint device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_7)
{
    thread float4 quad_0 = float4(0.0, 0.0, 0.0, 0.0);
    uint left_0 = kernelContext_7->params_0->head_dim_0 - min(kernelContext_7->params_0->head_dim_0, element_0);
    uint word_0 = row_4 + element_0;
    if(left_0 >= 4U)
    {
        quad_0 = (as_type<float4>((uint4(words_0[word_0], words_0[word_0 + 1U], words_0[word_0 + 2U], words_0[word_0 + 3U]))));
    }
    else
    {
        if(left_0 > 0U)
        {
            quad_0.x = (as_type<float>((words_0[word_0])));
        }
        if(left_0 > 1U)
        {
            quad_0.y = (as_type<float>((words_0[word_0 + 1U])));
        }
        if(left_0 > 2U)
        {
            quad_0.z = (as_type<float>((words_0[word_0 + 2U])));
        }
    }
    return quad_0;
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
uint scratch_of_0(uint batch_3, uint head_0, uint query_1, uint range_0, KernelContext_0 thread* kernelContext_8)
{
    return kernelContext_8->params_0->scratch_offset_0 + (((batch_3 * kernelContext_8->params_0->heads_0 + head_0) * kernelContext_8->params_0->q_len_0 + query_1) * kernelContext_8->params_0->ranges_0 + range_0) * ((kernelContext_8->params_0->head_dim_0 + 3U) / 4U + 1U);
}

void store_range_0(uint place_0, uint lane_0, float m_0, float l_0, bool poisoned_0, KernelContext_0 thread* kernelContext_9)
{
    if(lane_0 == 0U)
    {
        packed_float4 device* _S19 = kernelContext_9->scratch_0+(place_0 + (kernelContext_9->params_0->head_dim_0 + 3U) / 4U);
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

void store_range_quad_0(uint place_1, uint quad_1, float4 acc_0, KernelContext_0 thread* kernelContext_10)
{
    if((quad_1 * 4U) < (kernelContext_10->params_0->head_dim_0))
    {
        *(kernelContext_10->scratch_0+(place_1 + quad_1)) = packed_float4(acc_0) ;
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

float folded_0(const Fold_0 thread* fold_1, float total_0, float result_0)
{
    return fma(result_0, fold_1->add_0, total_0 * fold_1->keep_0);
}

float4 folded_1(float keep_1, float add_1, float4 total_1, float4 result_1)
{
    return weigh_0(add_1, result_1, total_1 * float4(keep_1) );
}

float finish_row_0(float l_1, bool thread* poisoned_1, KernelContext_0 thread* kernelContext_11)
{
    if(l_1 != 0.0)
    {
        return 1.0 / l_1;
    }
    if(((kernelContext_11->params_0->flags_0) & 4U) == 0U)
    {
        *poisoned_1 = true;
    }
    return 0.0;
}

uint o_of_0(const Work_0 thread* work_4, uint row_5, KernelContext_0 thread* kernelContext_12)
{
    uint _S22 = kernelContext_12->params_0->o_offset_0 + work_4->batch_0 * kernelContext_12->params_0->o_batch_0;
    uint _S23 = head_of_0(work_4, row_5, kernelContext_12);
    uint _S24 = _S22 + _S23 * kernelContext_12->params_0->o_head_0;
    uint _S25 = query_of_0(row_5, kernelContext_12);
    return _S24 + _S25 * kernelContext_12->params_0->o_row_0;
}

void store_quad_0(uint row_6, uint element_1, float4 quad_2, bool poisoned_2, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_1);
    uint word_1 = row_6 + element_1;
    uint _S26;
    if(left_1 > 0U)
    {
        uint device* _S27 = kernelContext_13->o_words_0+word_1;
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_2.x)));
        }
        *_S27 = _S26;
    }
    if(left_1 > 1U)
    {
        uint device* _S28 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_2.y)));
        }
        *_S28 = _S26;
    }
    if(left_1 > 2U)
    {
        uint device* _S29 = kernelContext_13->o_words_0+(word_1 + 2U);
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_2.z)));
        }
        *_S29 = _S26;
    }
    if(left_1 > 3U)
    {
        uint device* _S30 = kernelContext_13->o_words_0+(word_1 + 3U);
        if(poisoned_2)
        {
            _S26 = 2143289344U;
        }
        else
        {
            _S26 = (as_type<uint>((quad_2.w)));
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
    bool _S32;
    bool _S33;
    bool _S34;
    bool _S35;
    bool _S36;
    bool _S37;
    thread KernelContext_0 kernelContext_14;
    (&kernelContext_14)->params_0 = params_1;
    (&kernelContext_14)->key_lengths_0 = key_lengths_1;
    (&kernelContext_14)->q_words_0 = q_words_1;
    (&kernelContext_14)->k_words_0 = k_words_1;
    (&kernelContext_14)->v_words_0 = v_words_1;
    (&kernelContext_14)->mask_values_0 = mask_values_1;
    (&kernelContext_14)->scratch_0 = scratch_1;
    (&kernelContext_14)->o_words_0 = o_words_1;
    threadgroup array<float4, int(256)> k_tile_1;
    (&kernelContext_14)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(256)> v_tile_1;
    (&kernelContext_14)->v_tile_0 = &v_tile_1;
    (&kernelContext_14)->_S1 = _builtinQuadLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S38 = find_work_0(number_1, 128U, &kernelContext_14);
    uint lane_1 = thread_0 % 4U;
    uint first_row_1 = _S38.first_row_0 + thread_0 / 4U * 4U;
    uint last_row_0 = min(_S38.first_row_0 + 128U, _S38.rows_0) - 1U;
    uint _S39 = lane_1 % 4U;
    uint row_7 = first_row_1 + _S39;
    bool live_0 = row_7 < (_S38.rows_0);
    uint _S40 = min(row_7, last_row_0);
    uint _S41 = keys_of_batch_0(_S38.batch_0, &kernelContext_14);
    uint _S42 = query_of_0(last_row_0, &kernelContext_14);
    uint _S43 = keys_of_query_0(_S41, _S42, &kernelContext_14);
    uint _S44;
    if(live_0)
    {
        uint _S45 = query_of_0(_S40, &kernelContext_14);
        uint _S46 = keys_of_query_0(_S41, _S45, &kernelContext_14);
        _S44 = _S46;
    }
    else
    {
        _S44 = 0U;
    }
    bool has_mask_0 = (((&kernelContext_14)->params_0->flags_0) & 1U) != 0U;
    uint _S47;
    if(has_mask_0)
    {
        _S47 = 0U;
    }
    else
    {
        uint _S48 = query_of_0(_S38.first_row_0, &kernelContext_14);
        uint _S49 = keys_of_query_0(_S41, _S48, &kernelContext_14);
        _S47 = _S49;
    }
    uint _S50 = (&kernelContext_14)->params_0->k_offset_0 + _S38.batch_0 * (&kernelContext_14)->params_0->k_batch_0 + _S38.kv_head_0 * (&kernelContext_14)->params_0->k_head_0;
    uint _S51 = (&kernelContext_14)->params_0->v_offset_0 + _S38.batch_0 * (&kernelContext_14)->params_0->v_batch_0 + _S38.kv_head_0 * (&kernelContext_14)->params_0->v_head_0;
    thread Work_0 _S52 = _S38;
    uint _S53 = mask_of_0(&_S52, _S40, &kernelContext_14);
    thread array<array<float4, int(2)>, int(4)> q_0;
    thread array<array<float4, int(2)>, int(4)> total_2;
    uint _S54 = first_row_1 + (_S39 ^ 0U);
    uint _S55 = min(_S54, last_row_0);
    thread Work_0 _S56 = _S38;
    uint _S57 = q_of_0(&_S56, _S55, &kernelContext_14);
    uint _S58 = lane_1 * 4U;
    float4 _S59 = load_quad_0((&kernelContext_14)->q_words_0, _S57, _S58, &kernelContext_14);
    q_0[0U][0U] = _S59 * float4((&kernelContext_14)->params_0->scale_0) ;
    float4 _S60 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S60;
    uint _S61 = 4U + lane_1;
    uint _S62 = _S61 * 4U;
    float4 _S63 = load_quad_0((&kernelContext_14)->q_words_0, _S57, _S62, &kernelContext_14);
    q_0[0U][1U] = _S63 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][1U] = _S60;
    uint _S64 = first_row_1 + (_S39 ^ 1U);
    uint _S65 = min(_S64, last_row_0);
    thread Work_0 _S66 = _S38;
    uint _S67 = q_of_0(&_S66, _S65, &kernelContext_14);
    float4 _S68 = load_quad_0((&kernelContext_14)->q_words_0, _S67, _S58, &kernelContext_14);
    q_0[1U][0U] = _S68 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][0U] = _S60;
    float4 _S69 = load_quad_0((&kernelContext_14)->q_words_0, _S67, _S62, &kernelContext_14);
    q_0[1U][1U] = _S69 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][1U] = _S60;
    uint _S70 = first_row_1 + (_S39 ^ 2U);
    uint _S71 = min(_S70, last_row_0);
    thread Work_0 _S72 = _S38;
    uint _S73 = q_of_0(&_S72, _S71, &kernelContext_14);
    float4 _S74 = load_quad_0((&kernelContext_14)->q_words_0, _S73, _S58, &kernelContext_14);
    q_0[2U][0U] = _S74 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][0U] = _S60;
    float4 _S75 = load_quad_0((&kernelContext_14)->q_words_0, _S73, _S62, &kernelContext_14);
    q_0[2U][1U] = _S75 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][1U] = _S60;
    uint _S76 = first_row_1 + (_S39 ^ 3U);
    uint _S77 = min(_S76, last_row_0);
    thread Work_0 _S78 = _S38;
    uint _S79 = q_of_0(&_S78, _S77, &kernelContext_14);
    float4 _S80 = load_quad_0((&kernelContext_14)->q_words_0, _S79, _S58, &kernelContext_14);
    q_0[3U][0U] = _S80 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][0U] = _S60;
    float4 _S81 = load_quad_0((&kernelContext_14)->q_words_0, _S79, _S62, &kernelContext_14);
    q_0[3U][1U] = _S81 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][1U] = _S60;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(2)>, int(4)> acc_1;
    acc_1[0U][0U] = _S60;
    acc_1[0U][1U] = _S60;
    acc_1[1U][0U] = _S60;
    acc_1[1U][1U] = _S60;
    acc_1[2U][0U] = _S60;
    acc_1[2U][1U] = _S60;
    acc_1[3U][0U] = _S60;
    acc_1[3U][1U] = _S60;
    thread bool poisoned_3 = false;
    uint range_1 = _S38.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S82 = range_1 + 1U;
        uint _S83 = min(_S82 * (&kernelContext_14)->params_0->range_keys_0, _S43);
        acc_1[0U][0U] = _S60;
        acc_1[0U][1U] = _S60;
        acc_1[1U][0U] = _S60;
        acc_1[1U][1U] = _S60;
        acc_1[2U][0U] = _S60;
        acc_1[2U][1U] = _S60;
        acc_1[3U][0U] = _S60;
        acc_1[3U][1U] = _S60;
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S83)
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
                uint key_0 = tile_0 + slot_0 / 8U;
                uint element_2 = slot_0 % 8U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S83)
                {
                    float4 _S84 = load_quad_0((&kernelContext_14)->k_words_0, _S50 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S85 = load_quad_0((&kernelContext_14)->v_words_0, _S51 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S84;
                    v_quad_0 = _S85;
                }
                else
                {
                    k_quad_0 = _S60;
                    v_quad_0 = _S60;
                }
                (*(&kernelContext_14)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_14)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S86 = min(32U, _S83 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S86)
                {
                }
                else
                {
                    break;
                }
                thread array<array<float, int(4)>, int(4)> part_1;
                part_1[0U][0U] = 0.0;
                part_1[0U][1U] = 0.0;
                part_1[0U][2U] = 0.0;
                part_1[0U][3U] = 0.0;
                part_1[1U][0U] = 0.0;
                part_1[1U][1U] = 0.0;
                part_1[1U][2U] = 0.0;
                part_1[1U][3U] = 0.0;
                part_1[2U][0U] = 0.0;
                part_1[2U][1U] = 0.0;
                part_1[2U][2U] = 0.0;
                part_1[2U][3U] = 0.0;
                part_1[3U][0U] = 0.0;
                part_1[3U][1U] = 0.0;
                part_1[3U][2U] = 0.0;
                part_1[3U][3U] = 0.0;
                uint _S87 = step_0 * 8U;
                uint _S88 = _S87 + lane_1;
                float _S89 = (*(&kernelContext_14)->k_tile_0)[_S88].x;
                float _S90 = (*(&kernelContext_14)->k_tile_0)[_S88].y;
                float _S91 = (*(&kernelContext_14)->k_tile_0)[_S88].z;
                float _S92 = (*(&kernelContext_14)->k_tile_0)[_S88].w;
                part_1[0U][0U] = fma(q_0[0U][0U].w, _S92, fma(q_0[0U][0U].z, _S91, fma(q_0[0U][0U].y, _S90, fma(q_0[0U][0U].x, _S89, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][0U].w, _S92, fma(q_0[1U][0U].z, _S91, fma(q_0[1U][0U].y, _S90, fma(q_0[1U][0U].x, _S89, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][0U].w, _S92, fma(q_0[2U][0U].z, _S91, fma(q_0[2U][0U].y, _S90, fma(q_0[2U][0U].x, _S89, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][0U].w, _S92, fma(q_0[3U][0U].z, _S91, fma(q_0[3U][0U].y, _S90, fma(q_0[3U][0U].x, _S89, part_1[3U][0U]))));
                uint _S93 = (step_0 + 1U) * 8U;
                uint _S94 = _S93 + lane_1;
                float _S95 = (*(&kernelContext_14)->k_tile_0)[_S94].x;
                float _S96 = (*(&kernelContext_14)->k_tile_0)[_S94].y;
                float _S97 = (*(&kernelContext_14)->k_tile_0)[_S94].z;
                float _S98 = (*(&kernelContext_14)->k_tile_0)[_S94].w;
                part_1[0U][1U] = fma(q_0[0U][0U].w, _S98, fma(q_0[0U][0U].z, _S97, fma(q_0[0U][0U].y, _S96, fma(q_0[0U][0U].x, _S95, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][0U].w, _S98, fma(q_0[1U][0U].z, _S97, fma(q_0[1U][0U].y, _S96, fma(q_0[1U][0U].x, _S95, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][0U].w, _S98, fma(q_0[2U][0U].z, _S97, fma(q_0[2U][0U].y, _S96, fma(q_0[2U][0U].x, _S95, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][0U].w, _S98, fma(q_0[3U][0U].z, _S97, fma(q_0[3U][0U].y, _S96, fma(q_0[3U][0U].x, _S95, part_1[3U][1U]))));
                uint _S99 = (step_0 + 2U) * 8U;
                uint _S100 = _S99 + lane_1;
                float _S101 = (*(&kernelContext_14)->k_tile_0)[_S100].x;
                float _S102 = (*(&kernelContext_14)->k_tile_0)[_S100].y;
                float _S103 = (*(&kernelContext_14)->k_tile_0)[_S100].z;
                float _S104 = (*(&kernelContext_14)->k_tile_0)[_S100].w;
                part_1[0U][2U] = fma(q_0[0U][0U].w, _S104, fma(q_0[0U][0U].z, _S103, fma(q_0[0U][0U].y, _S102, fma(q_0[0U][0U].x, _S101, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][0U].w, _S104, fma(q_0[1U][0U].z, _S103, fma(q_0[1U][0U].y, _S102, fma(q_0[1U][0U].x, _S101, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][0U].w, _S104, fma(q_0[2U][0U].z, _S103, fma(q_0[2U][0U].y, _S102, fma(q_0[2U][0U].x, _S101, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][0U].w, _S104, fma(q_0[3U][0U].z, _S103, fma(q_0[3U][0U].y, _S102, fma(q_0[3U][0U].x, _S101, part_1[3U][2U]))));
                uint _S105 = (step_0 + 3U) * 8U;
                uint _S106 = _S105 + lane_1;
                float _S107 = (*(&kernelContext_14)->k_tile_0)[_S106].x;
                float _S108 = (*(&kernelContext_14)->k_tile_0)[_S106].y;
                float _S109 = (*(&kernelContext_14)->k_tile_0)[_S106].z;
                float _S110 = (*(&kernelContext_14)->k_tile_0)[_S106].w;
                part_1[0U][3U] = fma(q_0[0U][0U].w, _S110, fma(q_0[0U][0U].z, _S109, fma(q_0[0U][0U].y, _S108, fma(q_0[0U][0U].x, _S107, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][0U].w, _S110, fma(q_0[1U][0U].z, _S109, fma(q_0[1U][0U].y, _S108, fma(q_0[1U][0U].x, _S107, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][0U].w, _S110, fma(q_0[2U][0U].z, _S109, fma(q_0[2U][0U].y, _S108, fma(q_0[2U][0U].x, _S107, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][0U].w, _S110, fma(q_0[3U][0U].z, _S109, fma(q_0[3U][0U].y, _S108, fma(q_0[3U][0U].x, _S107, part_1[3U][3U]))));
                uint _S111 = _S87 + 4U + lane_1;
                float _S112 = (*(&kernelContext_14)->k_tile_0)[_S111].x;
                float _S113 = (*(&kernelContext_14)->k_tile_0)[_S111].y;
                float _S114 = (*(&kernelContext_14)->k_tile_0)[_S111].z;
                float _S115 = (*(&kernelContext_14)->k_tile_0)[_S111].w;
                part_1[0U][0U] = fma(q_0[0U][1U].w, _S115, fma(q_0[0U][1U].z, _S114, fma(q_0[0U][1U].y, _S113, fma(q_0[0U][1U].x, _S112, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][1U].w, _S115, fma(q_0[1U][1U].z, _S114, fma(q_0[1U][1U].y, _S113, fma(q_0[1U][1U].x, _S112, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][1U].w, _S115, fma(q_0[2U][1U].z, _S114, fma(q_0[2U][1U].y, _S113, fma(q_0[2U][1U].x, _S112, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][1U].w, _S115, fma(q_0[3U][1U].z, _S114, fma(q_0[3U][1U].y, _S113, fma(q_0[3U][1U].x, _S112, part_1[3U][0U]))));
                uint _S116 = _S93 + 4U + lane_1;
                float _S117 = (*(&kernelContext_14)->k_tile_0)[_S116].x;
                float _S118 = (*(&kernelContext_14)->k_tile_0)[_S116].y;
                float _S119 = (*(&kernelContext_14)->k_tile_0)[_S116].z;
                float _S120 = (*(&kernelContext_14)->k_tile_0)[_S116].w;
                part_1[0U][1U] = fma(q_0[0U][1U].w, _S120, fma(q_0[0U][1U].z, _S119, fma(q_0[0U][1U].y, _S118, fma(q_0[0U][1U].x, _S117, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][1U].w, _S120, fma(q_0[1U][1U].z, _S119, fma(q_0[1U][1U].y, _S118, fma(q_0[1U][1U].x, _S117, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][1U].w, _S120, fma(q_0[2U][1U].z, _S119, fma(q_0[2U][1U].y, _S118, fma(q_0[2U][1U].x, _S117, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][1U].w, _S120, fma(q_0[3U][1U].z, _S119, fma(q_0[3U][1U].y, _S118, fma(q_0[3U][1U].x, _S117, part_1[3U][1U]))));
                uint _S121 = _S99 + 4U + lane_1;
                float _S122 = (*(&kernelContext_14)->k_tile_0)[_S121].x;
                float _S123 = (*(&kernelContext_14)->k_tile_0)[_S121].y;
                float _S124 = (*(&kernelContext_14)->k_tile_0)[_S121].z;
                float _S125 = (*(&kernelContext_14)->k_tile_0)[_S121].w;
                part_1[0U][2U] = fma(q_0[0U][1U].w, _S125, fma(q_0[0U][1U].z, _S124, fma(q_0[0U][1U].y, _S123, fma(q_0[0U][1U].x, _S122, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][1U].w, _S125, fma(q_0[1U][1U].z, _S124, fma(q_0[1U][1U].y, _S123, fma(q_0[1U][1U].x, _S122, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][1U].w, _S125, fma(q_0[2U][1U].z, _S124, fma(q_0[2U][1U].y, _S123, fma(q_0[2U][1U].x, _S122, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][1U].w, _S125, fma(q_0[3U][1U].z, _S124, fma(q_0[3U][1U].y, _S123, fma(q_0[3U][1U].x, _S122, part_1[3U][2U]))));
                uint _S126 = _S105 + 4U + lane_1;
                float _S127 = (*(&kernelContext_14)->k_tile_0)[_S126].x;
                float _S128 = (*(&kernelContext_14)->k_tile_0)[_S126].y;
                float _S129 = (*(&kernelContext_14)->k_tile_0)[_S126].z;
                float _S130 = (*(&kernelContext_14)->k_tile_0)[_S126].w;
                part_1[0U][3U] = fma(q_0[0U][1U].w, _S130, fma(q_0[0U][1U].z, _S129, fma(q_0[0U][1U].y, _S128, fma(q_0[0U][1U].x, _S127, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][1U].w, _S130, fma(q_0[1U][1U].z, _S129, fma(q_0[1U][1U].y, _S128, fma(q_0[1U][1U].x, _S127, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][1U].w, _S130, fma(q_0[2U][1U].z, _S129, fma(q_0[2U][1U].y, _S128, fma(q_0[2U][1U].x, _S127, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][1U].w, _S130, fma(q_0[3U][1U].z, _S129, fma(q_0[3U][1U].y, _S128, fma(q_0[3U][1U].x, _S127, part_1[3U][3U]))));
                float _S131 = (quad_shuffle((part_1[int(1)][0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_0 = part_1[int(0)][0U] + _S131;
                thread array<float, int(4)> score_1;
                float _S132 = (quad_shuffle((part_1[int(2)][0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S133 = (quad_shuffle((part_1[int(3)][0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S134 = near_0 + (_S132 + _S133);
                score_1[0U] = _S134;
                float _S135 = (quad_shuffle((part_1[int(1)][1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_1 = part_1[int(0)][1U] + _S135;
                float _S136 = (quad_shuffle((part_1[int(2)][1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S137 = (quad_shuffle((part_1[int(3)][1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S138 = near_1 + (_S136 + _S137);
                score_1[1U] = _S138;
                float _S139 = (quad_shuffle((part_1[int(1)][2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_2 = part_1[int(0)][2U] + _S139;
                float _S140 = (quad_shuffle((part_1[int(2)][2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S141 = (quad_shuffle((part_1[int(3)][2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S142 = near_2 + (_S140 + _S141);
                score_1[2U] = _S142;
                float _S143 = (quad_shuffle((part_1[int(1)][3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_3 = part_1[int(0)][3U] + _S143;
                float _S144 = (quad_shuffle((part_1[int(2)][3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S145 = (quad_shuffle((part_1[int(3)][3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S146 = near_3 + (_S144 + _S145);
                score_1[3U] = _S146;
                uint _S147 = max(max(max(max(0U, (as_type<uint>((_S134))) & 2147483647U), (as_type<uint>((_S138))) & 2147483647U), (as_type<uint>((_S142))) & 2147483647U), (as_type<uint>((_S146))) & 2147483647U);
                uint _S148 = tile_0 + step_0;
                bool clean_0 = (_S148 + 4U) <= _S47;
                thread array<bool, int(4)> hidden_0;
                hidden_0[0U] = false;
                hidden_0[1U] = false;
                hidden_0[2U] = false;
                hidden_0[3U] = false;
                if(!clean_0)
                {
                    _S31 = true;
                }
                else
                {
                    _S31 = _S147 >= 2139095040U;
                }
                if(_S31)
                {
                    hidden_0[0U] = _S148 >= _S44;
                    if(has_mask_0)
                    {
                        _S32 = !hidden_0[0U];
                    }
                    else
                    {
                        _S32 = false;
                    }
                    if(_S32)
                    {
                        float bias_0 = (&kernelContext_14)->mask_values_0[_S53 + _S148 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    if(!hidden_0[0U])
                    {
                        _S33 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S33 = false;
                    }
                    if(_S33)
                    {
                        if((as_type<uint>((score_1[0U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[0U] = true;
                    }
                    if(hidden_0[0U])
                    {
                        score_1[0U] = -3.4028234663852886e+38;
                    }
                    uint key_1 = _S148 + 1U;
                    hidden_0[1U] = key_1 >= _S44;
                    if(has_mask_0)
                    {
                        _S34 = !hidden_0[1U];
                    }
                    else
                    {
                        _S34 = false;
                    }
                    if(_S34)
                    {
                        float bias_1 = (&kernelContext_14)->mask_values_0[_S53 + key_1 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    if(!hidden_0[1U])
                    {
                        _S35 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S35 = false;
                    }
                    if(_S35)
                    {
                        if((as_type<uint>((score_1[1U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[1U] = true;
                    }
                    if(hidden_0[1U])
                    {
                        score_1[1U] = -3.4028234663852886e+38;
                    }
                    uint key_2 = _S148 + 2U;
                    hidden_0[2U] = key_2 >= _S44;
                    if(has_mask_0)
                    {
                        _S36 = !hidden_0[2U];
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
                    {
                        float bias_2 = (&kernelContext_14)->mask_values_0[_S53 + key_2 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S149;
                    if(!hidden_0[2U])
                    {
                        _S149 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S149 = false;
                    }
                    if(_S149)
                    {
                        if((as_type<uint>((score_1[2U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[2U] = true;
                    }
                    if(hidden_0[2U])
                    {
                        score_1[2U] = -3.4028234663852886e+38;
                    }
                    uint key_3 = _S148 + 3U;
                    hidden_0[3U] = key_3 >= _S44;
                    bool _S150;
                    if(has_mask_0)
                    {
                        _S150 = !hidden_0[3U];
                    }
                    else
                    {
                        _S150 = false;
                    }
                    if(_S150)
                    {
                        float bias_3 = (&kernelContext_14)->mask_values_0[_S53 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S151;
                    if(!hidden_0[3U])
                    {
                        _S151 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S151 = false;
                    }
                    if(_S151)
                    {
                        if((as_type<uint>((score_1[3U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[3U] = true;
                    }
                    if(hidden_0[3U])
                    {
                        score_1[3U] = -3.4028234663852886e+38;
                    }
                }
                float _S152 = max(max(max(max(m_2, score_1[0U]), score_1[1U]), score_1[2U]), score_1[3U]);
                float shrink_0;
                if(_S152 > m_2)
                {
                    shrink_0 = exp(m_2 - _S152);
                    m_2 = _S152;
                }
                else
                {
                    shrink_0 = 1.0;
                }
                float l_3 = l_2 * shrink_0;
                thread array<float, int(4)> weight_1;
                float _S153;
                if(hidden_0[0U])
                {
                    _S153 = -1.0;
                }
                else
                {
                    _S153 = exp(score_1[0U] - m_2);
                }
                weight_1[0U] = _S153;
                float l_4 = l_3 + max(_S153, 0.0);
                float _S154;
                if(hidden_0[1U])
                {
                    _S154 = -1.0;
                }
                else
                {
                    _S154 = exp(score_1[1U] - m_2);
                }
                weight_1[1U] = _S154;
                float l_5 = l_4 + max(_S154, 0.0);
                float _S155;
                if(hidden_0[2U])
                {
                    _S155 = -1.0;
                }
                else
                {
                    _S155 = exp(score_1[2U] - m_2);
                }
                weight_1[2U] = _S155;
                float l_6 = l_5 + max(_S155, 0.0);
                float _S156;
                if(hidden_0[3U])
                {
                    _S156 = -1.0;
                }
                else
                {
                    _S156 = exp(score_1[3U] - m_2);
                }
                weight_1[3U] = _S156;
                float l_7 = l_6 + max(_S156, 0.0);
                thread array<float, int(4)> shrinks_0;
                shrinks_0[int(0)] = shrink_0;
                float _S157 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                shrinks_0[int(1)] = _S157;
                float _S158 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                shrinks_0[int(2)] = _S158;
                float _S159 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                shrinks_0[int(3)] = _S159;
                if(shrink_0 != 1.0)
                {
                    _S32 = true;
                }
                else
                {
                    _S32 = (shrinks_0[int(1)]) != 1.0;
                }
                if(_S32)
                {
                    _S33 = true;
                }
                else
                {
                    _S33 = (shrinks_0[int(2)]) != 1.0;
                }
                if(_S33)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = (shrinks_0[int(3)]) != 1.0;
                }
                if(_S34)
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
                thread array<array<float, int(4)>, int(4)> weights_0;
                weights_0[int(0)][0U] = weight_1[0U];
                float _S160 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][0U] = _S160;
                float _S161 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][0U] = _S161;
                float _S162 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][0U] = _S162;
                weights_0[int(0)][1U] = weight_1[1U];
                float _S163 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][1U] = _S163;
                float _S164 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][1U] = _S164;
                float _S165 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][1U] = _S165;
                weights_0[int(0)][2U] = weight_1[2U];
                float _S166 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][2U] = _S166;
                float _S167 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][2U] = _S167;
                float _S168 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][2U] = _S168;
                weights_0[int(0)][3U] = weight_1[3U];
                float _S169 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][3U] = _S169;
                float _S170 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][3U] = _S170;
                float _S171 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][3U] = _S171;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0, weights_0[0U][0U]), weights_0[0U][1U]), weights_0[0U][2U]), weights_0[0U][3U]), weights_0[1U][0U]), weights_0[1U][1U]), weights_0[1U][2U]), weights_0[1U][3U]), weights_0[2U][0U]), weights_0[2U][1U]), weights_0[2U][2U]), weights_0[2U][3U]), weights_0[3U][0U]), weights_0[3U][1U]), weights_0[3U][2U]), weights_0[3U][3U])) == 0.0)
                {
                    float4 _S172 = (*(&kernelContext_14)->v_tile_0)[_S88];
                    float4 _S173 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S88], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S173;
                    float4 _S174 = weigh_0(weights_0[1U][0U], _S172, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S174;
                    float4 _S175 = weigh_0(weights_0[2U][0U], _S172, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S175;
                    float4 _S176 = weigh_0(weights_0[3U][0U], _S172, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S176;
                    float4 _S177 = (*(&kernelContext_14)->v_tile_0)[_S94];
                    float4 _S178 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S94], _S173);
                    acc_1[0U][0U] = _S178;
                    float4 _S179 = weigh_0(weights_0[1U][1U], _S177, _S174);
                    acc_1[1U][0U] = _S179;
                    float4 _S180 = weigh_0(weights_0[2U][1U], _S177, _S175);
                    acc_1[2U][0U] = _S180;
                    float4 _S181 = weigh_0(weights_0[3U][1U], _S177, _S176);
                    acc_1[3U][0U] = _S181;
                    float4 _S182 = (*(&kernelContext_14)->v_tile_0)[_S100];
                    float4 _S183 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S100], _S178);
                    acc_1[0U][0U] = _S183;
                    float4 _S184 = weigh_0(weights_0[1U][2U], _S182, _S179);
                    acc_1[1U][0U] = _S184;
                    float4 _S185 = weigh_0(weights_0[2U][2U], _S182, _S180);
                    acc_1[2U][0U] = _S185;
                    float4 _S186 = weigh_0(weights_0[3U][2U], _S182, _S181);
                    acc_1[3U][0U] = _S186;
                    float4 _S187 = (*(&kernelContext_14)->v_tile_0)[_S106];
                    acc_1[0U][0U] = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S106], _S183);
                    acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S187, _S184);
                    acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S187, _S185);
                    acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S187, _S186);
                    float4 _S188 = (*(&kernelContext_14)->v_tile_0)[_S111];
                    float4 _S189 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S111], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S189;
                    float4 _S190 = weigh_0(weights_0[1U][0U], _S188, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S190;
                    float4 _S191 = weigh_0(weights_0[2U][0U], _S188, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S191;
                    float4 _S192 = weigh_0(weights_0[3U][0U], _S188, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S192;
                    float4 _S193 = (*(&kernelContext_14)->v_tile_0)[_S116];
                    float4 _S194 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S116], _S189);
                    acc_1[0U][1U] = _S194;
                    float4 _S195 = weigh_0(weights_0[1U][1U], _S193, _S190);
                    acc_1[1U][1U] = _S195;
                    float4 _S196 = weigh_0(weights_0[2U][1U], _S193, _S191);
                    acc_1[2U][1U] = _S196;
                    float4 _S197 = weigh_0(weights_0[3U][1U], _S193, _S192);
                    acc_1[3U][1U] = _S197;
                    float4 _S198 = (*(&kernelContext_14)->v_tile_0)[_S121];
                    float4 _S199 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S121], _S194);
                    acc_1[0U][1U] = _S199;
                    float4 _S200 = weigh_0(weights_0[1U][2U], _S198, _S195);
                    acc_1[1U][1U] = _S200;
                    float4 _S201 = weigh_0(weights_0[2U][2U], _S198, _S196);
                    acc_1[2U][1U] = _S201;
                    float4 _S202 = weigh_0(weights_0[3U][2U], _S198, _S197);
                    acc_1[3U][1U] = _S202;
                    float4 _S203 = (*(&kernelContext_14)->v_tile_0)[_S126];
                    acc_1[0U][1U] = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S126], _S199);
                    acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S203, _S200);
                    acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S203, _S201);
                    acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S203, _S202);
                }
                else
                {
                    float4 _S204 = (*(&kernelContext_14)->v_tile_0)[_S88];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S204, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][0U], _S204, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][0U], _S204, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][0U], _S204, acc_1[3U][0U]);
                    }
                    float4 _S205 = (*(&kernelContext_14)->v_tile_0)[_S94];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][1U], _S205, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S205, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][1U], _S205, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][1U], _S205, acc_1[3U][0U]);
                    }
                    float4 _S206 = (*(&kernelContext_14)->v_tile_0)[_S100];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][2U], _S206, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][2U], _S206, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S206, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][2U], _S206, acc_1[3U][0U]);
                    }
                    float4 _S207 = (*(&kernelContext_14)->v_tile_0)[_S106];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][3U], _S207, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S207, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S207, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S207, acc_1[3U][0U]);
                    }
                    float4 _S208 = (*(&kernelContext_14)->v_tile_0)[_S111];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S208, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][0U], _S208, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][0U], _S208, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][0U], _S208, acc_1[3U][1U]);
                    }
                    float4 _S209 = (*(&kernelContext_14)->v_tile_0)[_S116];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][1U], _S209, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S209, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][1U], _S209, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][1U], _S209, acc_1[3U][1U]);
                    }
                    float4 _S210 = (*(&kernelContext_14)->v_tile_0)[_S121];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][2U], _S210, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][2U], _S210, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S210, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][2U], _S210, acc_1[3U][1U]);
                    }
                    float4 _S211 = (*(&kernelContext_14)->v_tile_0)[_S126];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][3U], _S211, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S211, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S211, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S211, acc_1[3U][1U]);
                    }
                }
                step_0 = step_0 + 4U;
                l_2 = l_7;
            }
            tile_0 = tile_0 + 32U;
            m_3 = m_2;
        }
        bool _S212 = RANGES_0 == 2U;
        _S37 = _S212;
        if(_S212)
        {
            uint range_key_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
            if(live_0)
            {
                _S31 = lane_1 < 4U;
            }
            else
            {
                _S31 = false;
            }
            if(_S31)
            {
                _S32 = range_key_0 < _S44;
            }
            else
            {
                _S32 = false;
            }
            if(_S32)
            {
                thread Work_0 _S213 = _S38;
                uint _S214 = head_of_0(&_S213, _S40, &kernelContext_14);
                uint _S215 = query_of_0(_S40, &kernelContext_14);
                uint _S216 = scratch_of_0(_S38.batch_0, _S214, _S215, range_1, &kernelContext_14);
                store_range_0(_S216, 0U, m_3, l_2, poisoned_3, &kernelContext_14);
            }
            if(_S54 < (_S38.rows_0))
            {
                uint _S217 = query_of_0(_S54, &kernelContext_14);
                uint _S218 = keys_of_query_0(_S41, _S217, &kernelContext_14);
                _S33 = range_key_0 < _S218;
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                thread Work_0 _S219 = _S38;
                uint _S220 = head_of_0(&_S219, _S54, &kernelContext_14);
                uint _S221 = query_of_0(_S54, &kernelContext_14);
                uint _S222 = scratch_of_0(_S38.batch_0, _S220, _S221, range_1, &kernelContext_14);
                store_range_quad_0(_S222, lane_1, acc_1[0U][0U], &kernelContext_14);
                store_range_quad_0(_S222, _S61, acc_1[0U][1U], &kernelContext_14);
            }
            if(_S64 < (_S38.rows_0))
            {
                uint _S223 = query_of_0(_S64, &kernelContext_14);
                uint _S224 = keys_of_query_0(_S41, _S223, &kernelContext_14);
                _S34 = range_key_0 < _S224;
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                thread Work_0 _S225 = _S38;
                uint _S226 = head_of_0(&_S225, _S64, &kernelContext_14);
                uint _S227 = query_of_0(_S64, &kernelContext_14);
                uint _S228 = scratch_of_0(_S38.batch_0, _S226, _S227, range_1, &kernelContext_14);
                store_range_quad_0(_S228, lane_1, acc_1[1U][0U], &kernelContext_14);
                store_range_quad_0(_S228, _S61, acc_1[1U][1U], &kernelContext_14);
            }
            if(_S70 < (_S38.rows_0))
            {
                uint _S229 = query_of_0(_S70, &kernelContext_14);
                uint _S230 = keys_of_query_0(_S41, _S229, &kernelContext_14);
                _S35 = range_key_0 < _S230;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                thread Work_0 _S231 = _S38;
                uint _S232 = head_of_0(&_S231, _S70, &kernelContext_14);
                uint _S233 = query_of_0(_S70, &kernelContext_14);
                uint _S234 = scratch_of_0(_S38.batch_0, _S232, _S233, range_1, &kernelContext_14);
                store_range_quad_0(_S234, lane_1, acc_1[2U][0U], &kernelContext_14);
                store_range_quad_0(_S234, _S61, acc_1[2U][1U], &kernelContext_14);
            }
            if(_S76 < (_S38.rows_0))
            {
                uint _S235 = query_of_0(_S76, &kernelContext_14);
                uint _S236 = keys_of_query_0(_S41, _S235, &kernelContext_14);
                _S36 = range_key_0 < _S236;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S237 = _S38;
                uint _S238 = head_of_0(&_S237, _S76, &kernelContext_14);
                uint _S239 = query_of_0(_S76, &kernelContext_14);
                uint _S240 = scratch_of_0(_S38.batch_0, _S238, _S239, range_1, &kernelContext_14);
                store_range_quad_0(_S240, lane_1, acc_1[3U][0U], &kernelContext_14);
                store_range_quad_0(_S240, _S61, acc_1[3U][1U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S241 = fold_2;
            float _S242 = folded_0(&_S241, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S243 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            keeps_0[int(1)] = _S243;
            float _S244 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            keeps_0[int(2)] = _S244;
            float _S245 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            keeps_0[int(3)] = _S245;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S246 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            adds_0[int(1)] = _S246;
            float _S247 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            adds_0[int(2)] = _S247;
            float _S248 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            adds_0[int(3)] = _S248;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            m_2 = _S242;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S31 = _S82 < (_S38.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S82;
        total_l_0 = m_2;
    }
    if(_S37)
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
        total_l_0 = m_2;
    }
    float _S249 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S249;
    float _S250 = (quad_shuffle((_S249), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    factors_0[int(1)] = _S250;
    float _S251 = (quad_shuffle((_S249), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    factors_0[int(2)] = _S251;
    float _S252 = (quad_shuffle((_S249), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    factors_0[int(3)] = _S252;
    int _S253;
    if(poisoned_3)
    {
        _S253 = int(1);
    }
    else
    {
        _S253 = int(0);
    }
    uint spoiled_bit_0 = uint(_S253);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S254 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    spoiled_0[int(1)] = _S254;
    uint _S255 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    spoiled_0[int(2)] = _S255;
    uint _S256 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    spoiled_0[int(3)] = _S256;
    if(_S54 < (_S38.rows_0))
    {
        thread Work_0 _S257 = _S38;
        uint _S258 = o_of_0(&_S257, _S54, &kernelContext_14);
        store_quad_0(_S258, _S58, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S258, _S62, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
    }
    if(_S64 < (_S38.rows_0))
    {
        thread Work_0 _S259 = _S38;
        uint _S260 = o_of_0(&_S259, _S64, &kernelContext_14);
        store_quad_0(_S260, _S58, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S260, _S62, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
    }
    if(_S70 < (_S38.rows_0))
    {
        thread Work_0 _S261 = _S38;
        uint _S262 = o_of_0(&_S261, _S70, &kernelContext_14);
        store_quad_0(_S262, _S58, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S262, _S62, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
    }
    if(_S76 < (_S38.rows_0))
    {
        thread Work_0 _S263 = _S38;
        uint _S264 = o_of_0(&_S263, _S76, &kernelContext_14);
        store_quad_0(_S264, _S58, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S264, _S62, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
    }
    return;
}

