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
    array<float4, int(512)> threadgroup* k_tile_0;
    array<float4, int(512)> threadgroup* v_tile_0;
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
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_14)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
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
    thread array<array<float4, int(4)>, int(4)> q_0;
    thread array<array<float4, int(4)>, int(4)> total_2;
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
    uint _S64 = 8U + lane_1;
    uint _S65 = _S64 * 4U;
    float4 _S66 = load_quad_0((&kernelContext_14)->q_words_0, _S57, _S65, &kernelContext_14);
    q_0[0U][2U] = _S66 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][2U] = _S60;
    uint _S67 = 12U + lane_1;
    uint _S68 = _S67 * 4U;
    float4 _S69 = load_quad_0((&kernelContext_14)->q_words_0, _S57, _S68, &kernelContext_14);
    q_0[0U][3U] = _S69 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][3U] = _S60;
    uint _S70 = first_row_1 + (_S39 ^ 1U);
    uint _S71 = min(_S70, last_row_0);
    thread Work_0 _S72 = _S38;
    uint _S73 = q_of_0(&_S72, _S71, &kernelContext_14);
    float4 _S74 = load_quad_0((&kernelContext_14)->q_words_0, _S73, _S58, &kernelContext_14);
    q_0[1U][0U] = _S74 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][0U] = _S60;
    float4 _S75 = load_quad_0((&kernelContext_14)->q_words_0, _S73, _S62, &kernelContext_14);
    q_0[1U][1U] = _S75 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][1U] = _S60;
    float4 _S76 = load_quad_0((&kernelContext_14)->q_words_0, _S73, _S65, &kernelContext_14);
    q_0[1U][2U] = _S76 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][2U] = _S60;
    float4 _S77 = load_quad_0((&kernelContext_14)->q_words_0, _S73, _S68, &kernelContext_14);
    q_0[1U][3U] = _S77 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][3U] = _S60;
    uint _S78 = first_row_1 + (_S39 ^ 2U);
    uint _S79 = min(_S78, last_row_0);
    thread Work_0 _S80 = _S38;
    uint _S81 = q_of_0(&_S80, _S79, &kernelContext_14);
    float4 _S82 = load_quad_0((&kernelContext_14)->q_words_0, _S81, _S58, &kernelContext_14);
    q_0[2U][0U] = _S82 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][0U] = _S60;
    float4 _S83 = load_quad_0((&kernelContext_14)->q_words_0, _S81, _S62, &kernelContext_14);
    q_0[2U][1U] = _S83 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][1U] = _S60;
    float4 _S84 = load_quad_0((&kernelContext_14)->q_words_0, _S81, _S65, &kernelContext_14);
    q_0[2U][2U] = _S84 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][2U] = _S60;
    float4 _S85 = load_quad_0((&kernelContext_14)->q_words_0, _S81, _S68, &kernelContext_14);
    q_0[2U][3U] = _S85 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][3U] = _S60;
    uint _S86 = first_row_1 + (_S39 ^ 3U);
    uint _S87 = min(_S86, last_row_0);
    thread Work_0 _S88 = _S38;
    uint _S89 = q_of_0(&_S88, _S87, &kernelContext_14);
    float4 _S90 = load_quad_0((&kernelContext_14)->q_words_0, _S89, _S58, &kernelContext_14);
    q_0[3U][0U] = _S90 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][0U] = _S60;
    float4 _S91 = load_quad_0((&kernelContext_14)->q_words_0, _S89, _S62, &kernelContext_14);
    q_0[3U][1U] = _S91 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][1U] = _S60;
    float4 _S92 = load_quad_0((&kernelContext_14)->q_words_0, _S89, _S65, &kernelContext_14);
    q_0[3U][2U] = _S92 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][2U] = _S60;
    float4 _S93 = load_quad_0((&kernelContext_14)->q_words_0, _S89, _S68, &kernelContext_14);
    q_0[3U][3U] = _S93 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][3U] = _S60;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(4)>, int(4)> acc_1;
    acc_1[0U][0U] = _S60;
    acc_1[0U][1U] = _S60;
    acc_1[0U][2U] = _S60;
    acc_1[0U][3U] = _S60;
    acc_1[1U][0U] = _S60;
    acc_1[1U][1U] = _S60;
    acc_1[1U][2U] = _S60;
    acc_1[1U][3U] = _S60;
    acc_1[2U][0U] = _S60;
    acc_1[2U][1U] = _S60;
    acc_1[2U][2U] = _S60;
    acc_1[2U][3U] = _S60;
    acc_1[3U][0U] = _S60;
    acc_1[3U][1U] = _S60;
    acc_1[3U][2U] = _S60;
    acc_1[3U][3U] = _S60;
    thread bool poisoned_3 = false;
    uint range_1 = _S38.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S94 = range_1 + 1U;
        uint _S95 = min(_S94 * (&kernelContext_14)->params_0->range_keys_0, _S43);
        acc_1[0U][0U] = _S60;
        acc_1[0U][1U] = _S60;
        acc_1[0U][2U] = _S60;
        acc_1[0U][3U] = _S60;
        acc_1[1U][0U] = _S60;
        acc_1[1U][1U] = _S60;
        acc_1[1U][2U] = _S60;
        acc_1[1U][3U] = _S60;
        acc_1[2U][0U] = _S60;
        acc_1[2U][1U] = _S60;
        acc_1[2U][2U] = _S60;
        acc_1[2U][3U] = _S60;
        acc_1[3U][0U] = _S60;
        acc_1[3U][1U] = _S60;
        acc_1[3U][2U] = _S60;
        acc_1[3U][3U] = _S60;
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S95)
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
                uint key_0 = tile_0 + slot_0 / 16U;
                uint element_2 = slot_0 % 16U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S95)
                {
                    float4 _S96 = load_quad_0((&kernelContext_14)->k_words_0, _S50 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S97 = load_quad_0((&kernelContext_14)->v_words_0, _S51 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S96;
                    v_quad_0 = _S97;
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
            uint _S98 = min(32U, _S95 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S98)
                {
                }
                else
                {
                    break;
                }
                thread array<array<float, int(8)>, int(4)> part_1;
                part_1[0U][0U] = 0.0;
                part_1[0U][1U] = 0.0;
                part_1[0U][2U] = 0.0;
                part_1[0U][3U] = 0.0;
                part_1[0U][4U] = 0.0;
                part_1[0U][5U] = 0.0;
                part_1[0U][6U] = 0.0;
                part_1[0U][7U] = 0.0;
                part_1[1U][0U] = 0.0;
                part_1[1U][1U] = 0.0;
                part_1[1U][2U] = 0.0;
                part_1[1U][3U] = 0.0;
                part_1[1U][4U] = 0.0;
                part_1[1U][5U] = 0.0;
                part_1[1U][6U] = 0.0;
                part_1[1U][7U] = 0.0;
                part_1[2U][0U] = 0.0;
                part_1[2U][1U] = 0.0;
                part_1[2U][2U] = 0.0;
                part_1[2U][3U] = 0.0;
                part_1[2U][4U] = 0.0;
                part_1[2U][5U] = 0.0;
                part_1[2U][6U] = 0.0;
                part_1[2U][7U] = 0.0;
                part_1[3U][0U] = 0.0;
                part_1[3U][1U] = 0.0;
                part_1[3U][2U] = 0.0;
                part_1[3U][3U] = 0.0;
                part_1[3U][4U] = 0.0;
                part_1[3U][5U] = 0.0;
                part_1[3U][6U] = 0.0;
                part_1[3U][7U] = 0.0;
                uint _S99 = step_0 * 16U;
                uint _S100 = _S99 + lane_1;
                float _S101 = (*(&kernelContext_14)->k_tile_0)[_S100].x;
                float _S102 = (*(&kernelContext_14)->k_tile_0)[_S100].y;
                float _S103 = (*(&kernelContext_14)->k_tile_0)[_S100].z;
                float _S104 = (*(&kernelContext_14)->k_tile_0)[_S100].w;
                part_1[0U][0U] = fma(q_0[0U][0U].w, _S104, fma(q_0[0U][0U].z, _S103, fma(q_0[0U][0U].y, _S102, fma(q_0[0U][0U].x, _S101, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][0U].w, _S104, fma(q_0[1U][0U].z, _S103, fma(q_0[1U][0U].y, _S102, fma(q_0[1U][0U].x, _S101, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][0U].w, _S104, fma(q_0[2U][0U].z, _S103, fma(q_0[2U][0U].y, _S102, fma(q_0[2U][0U].x, _S101, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][0U].w, _S104, fma(q_0[3U][0U].z, _S103, fma(q_0[3U][0U].y, _S102, fma(q_0[3U][0U].x, _S101, part_1[3U][0U]))));
                uint _S105 = (step_0 + 1U) * 16U;
                uint _S106 = _S105 + lane_1;
                float _S107 = (*(&kernelContext_14)->k_tile_0)[_S106].x;
                float _S108 = (*(&kernelContext_14)->k_tile_0)[_S106].y;
                float _S109 = (*(&kernelContext_14)->k_tile_0)[_S106].z;
                float _S110 = (*(&kernelContext_14)->k_tile_0)[_S106].w;
                part_1[0U][1U] = fma(q_0[0U][0U].w, _S110, fma(q_0[0U][0U].z, _S109, fma(q_0[0U][0U].y, _S108, fma(q_0[0U][0U].x, _S107, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][0U].w, _S110, fma(q_0[1U][0U].z, _S109, fma(q_0[1U][0U].y, _S108, fma(q_0[1U][0U].x, _S107, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][0U].w, _S110, fma(q_0[2U][0U].z, _S109, fma(q_0[2U][0U].y, _S108, fma(q_0[2U][0U].x, _S107, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][0U].w, _S110, fma(q_0[3U][0U].z, _S109, fma(q_0[3U][0U].y, _S108, fma(q_0[3U][0U].x, _S107, part_1[3U][1U]))));
                uint _S111 = (step_0 + 2U) * 16U;
                uint _S112 = _S111 + lane_1;
                float _S113 = (*(&kernelContext_14)->k_tile_0)[_S112].x;
                float _S114 = (*(&kernelContext_14)->k_tile_0)[_S112].y;
                float _S115 = (*(&kernelContext_14)->k_tile_0)[_S112].z;
                float _S116 = (*(&kernelContext_14)->k_tile_0)[_S112].w;
                part_1[0U][2U] = fma(q_0[0U][0U].w, _S116, fma(q_0[0U][0U].z, _S115, fma(q_0[0U][0U].y, _S114, fma(q_0[0U][0U].x, _S113, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][0U].w, _S116, fma(q_0[1U][0U].z, _S115, fma(q_0[1U][0U].y, _S114, fma(q_0[1U][0U].x, _S113, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][0U].w, _S116, fma(q_0[2U][0U].z, _S115, fma(q_0[2U][0U].y, _S114, fma(q_0[2U][0U].x, _S113, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][0U].w, _S116, fma(q_0[3U][0U].z, _S115, fma(q_0[3U][0U].y, _S114, fma(q_0[3U][0U].x, _S113, part_1[3U][2U]))));
                uint _S117 = (step_0 + 3U) * 16U;
                uint _S118 = _S117 + lane_1;
                float _S119 = (*(&kernelContext_14)->k_tile_0)[_S118].x;
                float _S120 = (*(&kernelContext_14)->k_tile_0)[_S118].y;
                float _S121 = (*(&kernelContext_14)->k_tile_0)[_S118].z;
                float _S122 = (*(&kernelContext_14)->k_tile_0)[_S118].w;
                part_1[0U][3U] = fma(q_0[0U][0U].w, _S122, fma(q_0[0U][0U].z, _S121, fma(q_0[0U][0U].y, _S120, fma(q_0[0U][0U].x, _S119, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][0U].w, _S122, fma(q_0[1U][0U].z, _S121, fma(q_0[1U][0U].y, _S120, fma(q_0[1U][0U].x, _S119, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][0U].w, _S122, fma(q_0[2U][0U].z, _S121, fma(q_0[2U][0U].y, _S120, fma(q_0[2U][0U].x, _S119, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][0U].w, _S122, fma(q_0[3U][0U].z, _S121, fma(q_0[3U][0U].y, _S120, fma(q_0[3U][0U].x, _S119, part_1[3U][3U]))));
                uint _S123 = (step_0 + 4U) * 16U;
                uint _S124 = _S123 + lane_1;
                float _S125 = (*(&kernelContext_14)->k_tile_0)[_S124].x;
                float _S126 = (*(&kernelContext_14)->k_tile_0)[_S124].y;
                float _S127 = (*(&kernelContext_14)->k_tile_0)[_S124].z;
                float _S128 = (*(&kernelContext_14)->k_tile_0)[_S124].w;
                part_1[0U][4U] = fma(q_0[0U][0U].w, _S128, fma(q_0[0U][0U].z, _S127, fma(q_0[0U][0U].y, _S126, fma(q_0[0U][0U].x, _S125, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][0U].w, _S128, fma(q_0[1U][0U].z, _S127, fma(q_0[1U][0U].y, _S126, fma(q_0[1U][0U].x, _S125, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][0U].w, _S128, fma(q_0[2U][0U].z, _S127, fma(q_0[2U][0U].y, _S126, fma(q_0[2U][0U].x, _S125, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][0U].w, _S128, fma(q_0[3U][0U].z, _S127, fma(q_0[3U][0U].y, _S126, fma(q_0[3U][0U].x, _S125, part_1[3U][4U]))));
                uint _S129 = (step_0 + 5U) * 16U;
                uint _S130 = _S129 + lane_1;
                float _S131 = (*(&kernelContext_14)->k_tile_0)[_S130].x;
                float _S132 = (*(&kernelContext_14)->k_tile_0)[_S130].y;
                float _S133 = (*(&kernelContext_14)->k_tile_0)[_S130].z;
                float _S134 = (*(&kernelContext_14)->k_tile_0)[_S130].w;
                part_1[0U][5U] = fma(q_0[0U][0U].w, _S134, fma(q_0[0U][0U].z, _S133, fma(q_0[0U][0U].y, _S132, fma(q_0[0U][0U].x, _S131, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][0U].w, _S134, fma(q_0[1U][0U].z, _S133, fma(q_0[1U][0U].y, _S132, fma(q_0[1U][0U].x, _S131, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][0U].w, _S134, fma(q_0[2U][0U].z, _S133, fma(q_0[2U][0U].y, _S132, fma(q_0[2U][0U].x, _S131, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][0U].w, _S134, fma(q_0[3U][0U].z, _S133, fma(q_0[3U][0U].y, _S132, fma(q_0[3U][0U].x, _S131, part_1[3U][5U]))));
                uint _S135 = (step_0 + 6U) * 16U;
                uint _S136 = _S135 + lane_1;
                float _S137 = (*(&kernelContext_14)->k_tile_0)[_S136].x;
                float _S138 = (*(&kernelContext_14)->k_tile_0)[_S136].y;
                float _S139 = (*(&kernelContext_14)->k_tile_0)[_S136].z;
                float _S140 = (*(&kernelContext_14)->k_tile_0)[_S136].w;
                part_1[0U][6U] = fma(q_0[0U][0U].w, _S140, fma(q_0[0U][0U].z, _S139, fma(q_0[0U][0U].y, _S138, fma(q_0[0U][0U].x, _S137, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][0U].w, _S140, fma(q_0[1U][0U].z, _S139, fma(q_0[1U][0U].y, _S138, fma(q_0[1U][0U].x, _S137, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][0U].w, _S140, fma(q_0[2U][0U].z, _S139, fma(q_0[2U][0U].y, _S138, fma(q_0[2U][0U].x, _S137, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][0U].w, _S140, fma(q_0[3U][0U].z, _S139, fma(q_0[3U][0U].y, _S138, fma(q_0[3U][0U].x, _S137, part_1[3U][6U]))));
                uint _S141 = (step_0 + 7U) * 16U;
                uint _S142 = _S141 + lane_1;
                float _S143 = (*(&kernelContext_14)->k_tile_0)[_S142].x;
                float _S144 = (*(&kernelContext_14)->k_tile_0)[_S142].y;
                float _S145 = (*(&kernelContext_14)->k_tile_0)[_S142].z;
                float _S146 = (*(&kernelContext_14)->k_tile_0)[_S142].w;
                part_1[0U][7U] = fma(q_0[0U][0U].w, _S146, fma(q_0[0U][0U].z, _S145, fma(q_0[0U][0U].y, _S144, fma(q_0[0U][0U].x, _S143, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][0U].w, _S146, fma(q_0[1U][0U].z, _S145, fma(q_0[1U][0U].y, _S144, fma(q_0[1U][0U].x, _S143, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][0U].w, _S146, fma(q_0[2U][0U].z, _S145, fma(q_0[2U][0U].y, _S144, fma(q_0[2U][0U].x, _S143, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][0U].w, _S146, fma(q_0[3U][0U].z, _S145, fma(q_0[3U][0U].y, _S144, fma(q_0[3U][0U].x, _S143, part_1[3U][7U]))));
                uint _S147 = _S99 + 4U + lane_1;
                float _S148 = (*(&kernelContext_14)->k_tile_0)[_S147].x;
                float _S149 = (*(&kernelContext_14)->k_tile_0)[_S147].y;
                float _S150 = (*(&kernelContext_14)->k_tile_0)[_S147].z;
                float _S151 = (*(&kernelContext_14)->k_tile_0)[_S147].w;
                part_1[0U][0U] = fma(q_0[0U][1U].w, _S151, fma(q_0[0U][1U].z, _S150, fma(q_0[0U][1U].y, _S149, fma(q_0[0U][1U].x, _S148, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][1U].w, _S151, fma(q_0[1U][1U].z, _S150, fma(q_0[1U][1U].y, _S149, fma(q_0[1U][1U].x, _S148, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][1U].w, _S151, fma(q_0[2U][1U].z, _S150, fma(q_0[2U][1U].y, _S149, fma(q_0[2U][1U].x, _S148, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][1U].w, _S151, fma(q_0[3U][1U].z, _S150, fma(q_0[3U][1U].y, _S149, fma(q_0[3U][1U].x, _S148, part_1[3U][0U]))));
                uint _S152 = _S105 + 4U + lane_1;
                float _S153 = (*(&kernelContext_14)->k_tile_0)[_S152].x;
                float _S154 = (*(&kernelContext_14)->k_tile_0)[_S152].y;
                float _S155 = (*(&kernelContext_14)->k_tile_0)[_S152].z;
                float _S156 = (*(&kernelContext_14)->k_tile_0)[_S152].w;
                part_1[0U][1U] = fma(q_0[0U][1U].w, _S156, fma(q_0[0U][1U].z, _S155, fma(q_0[0U][1U].y, _S154, fma(q_0[0U][1U].x, _S153, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][1U].w, _S156, fma(q_0[1U][1U].z, _S155, fma(q_0[1U][1U].y, _S154, fma(q_0[1U][1U].x, _S153, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][1U].w, _S156, fma(q_0[2U][1U].z, _S155, fma(q_0[2U][1U].y, _S154, fma(q_0[2U][1U].x, _S153, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][1U].w, _S156, fma(q_0[3U][1U].z, _S155, fma(q_0[3U][1U].y, _S154, fma(q_0[3U][1U].x, _S153, part_1[3U][1U]))));
                uint _S157 = _S111 + 4U + lane_1;
                float _S158 = (*(&kernelContext_14)->k_tile_0)[_S157].x;
                float _S159 = (*(&kernelContext_14)->k_tile_0)[_S157].y;
                float _S160 = (*(&kernelContext_14)->k_tile_0)[_S157].z;
                float _S161 = (*(&kernelContext_14)->k_tile_0)[_S157].w;
                part_1[0U][2U] = fma(q_0[0U][1U].w, _S161, fma(q_0[0U][1U].z, _S160, fma(q_0[0U][1U].y, _S159, fma(q_0[0U][1U].x, _S158, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][1U].w, _S161, fma(q_0[1U][1U].z, _S160, fma(q_0[1U][1U].y, _S159, fma(q_0[1U][1U].x, _S158, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][1U].w, _S161, fma(q_0[2U][1U].z, _S160, fma(q_0[2U][1U].y, _S159, fma(q_0[2U][1U].x, _S158, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][1U].w, _S161, fma(q_0[3U][1U].z, _S160, fma(q_0[3U][1U].y, _S159, fma(q_0[3U][1U].x, _S158, part_1[3U][2U]))));
                uint _S162 = _S117 + 4U + lane_1;
                float _S163 = (*(&kernelContext_14)->k_tile_0)[_S162].x;
                float _S164 = (*(&kernelContext_14)->k_tile_0)[_S162].y;
                float _S165 = (*(&kernelContext_14)->k_tile_0)[_S162].z;
                float _S166 = (*(&kernelContext_14)->k_tile_0)[_S162].w;
                part_1[0U][3U] = fma(q_0[0U][1U].w, _S166, fma(q_0[0U][1U].z, _S165, fma(q_0[0U][1U].y, _S164, fma(q_0[0U][1U].x, _S163, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][1U].w, _S166, fma(q_0[1U][1U].z, _S165, fma(q_0[1U][1U].y, _S164, fma(q_0[1U][1U].x, _S163, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][1U].w, _S166, fma(q_0[2U][1U].z, _S165, fma(q_0[2U][1U].y, _S164, fma(q_0[2U][1U].x, _S163, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][1U].w, _S166, fma(q_0[3U][1U].z, _S165, fma(q_0[3U][1U].y, _S164, fma(q_0[3U][1U].x, _S163, part_1[3U][3U]))));
                uint _S167 = _S123 + 4U + lane_1;
                float _S168 = (*(&kernelContext_14)->k_tile_0)[_S167].x;
                float _S169 = (*(&kernelContext_14)->k_tile_0)[_S167].y;
                float _S170 = (*(&kernelContext_14)->k_tile_0)[_S167].z;
                float _S171 = (*(&kernelContext_14)->k_tile_0)[_S167].w;
                part_1[0U][4U] = fma(q_0[0U][1U].w, _S171, fma(q_0[0U][1U].z, _S170, fma(q_0[0U][1U].y, _S169, fma(q_0[0U][1U].x, _S168, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][1U].w, _S171, fma(q_0[1U][1U].z, _S170, fma(q_0[1U][1U].y, _S169, fma(q_0[1U][1U].x, _S168, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][1U].w, _S171, fma(q_0[2U][1U].z, _S170, fma(q_0[2U][1U].y, _S169, fma(q_0[2U][1U].x, _S168, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][1U].w, _S171, fma(q_0[3U][1U].z, _S170, fma(q_0[3U][1U].y, _S169, fma(q_0[3U][1U].x, _S168, part_1[3U][4U]))));
                uint _S172 = _S129 + 4U + lane_1;
                float _S173 = (*(&kernelContext_14)->k_tile_0)[_S172].x;
                float _S174 = (*(&kernelContext_14)->k_tile_0)[_S172].y;
                float _S175 = (*(&kernelContext_14)->k_tile_0)[_S172].z;
                float _S176 = (*(&kernelContext_14)->k_tile_0)[_S172].w;
                part_1[0U][5U] = fma(q_0[0U][1U].w, _S176, fma(q_0[0U][1U].z, _S175, fma(q_0[0U][1U].y, _S174, fma(q_0[0U][1U].x, _S173, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][1U].w, _S176, fma(q_0[1U][1U].z, _S175, fma(q_0[1U][1U].y, _S174, fma(q_0[1U][1U].x, _S173, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][1U].w, _S176, fma(q_0[2U][1U].z, _S175, fma(q_0[2U][1U].y, _S174, fma(q_0[2U][1U].x, _S173, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][1U].w, _S176, fma(q_0[3U][1U].z, _S175, fma(q_0[3U][1U].y, _S174, fma(q_0[3U][1U].x, _S173, part_1[3U][5U]))));
                uint _S177 = _S135 + 4U + lane_1;
                float _S178 = (*(&kernelContext_14)->k_tile_0)[_S177].x;
                float _S179 = (*(&kernelContext_14)->k_tile_0)[_S177].y;
                float _S180 = (*(&kernelContext_14)->k_tile_0)[_S177].z;
                float _S181 = (*(&kernelContext_14)->k_tile_0)[_S177].w;
                part_1[0U][6U] = fma(q_0[0U][1U].w, _S181, fma(q_0[0U][1U].z, _S180, fma(q_0[0U][1U].y, _S179, fma(q_0[0U][1U].x, _S178, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][1U].w, _S181, fma(q_0[1U][1U].z, _S180, fma(q_0[1U][1U].y, _S179, fma(q_0[1U][1U].x, _S178, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][1U].w, _S181, fma(q_0[2U][1U].z, _S180, fma(q_0[2U][1U].y, _S179, fma(q_0[2U][1U].x, _S178, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][1U].w, _S181, fma(q_0[3U][1U].z, _S180, fma(q_0[3U][1U].y, _S179, fma(q_0[3U][1U].x, _S178, part_1[3U][6U]))));
                uint _S182 = _S141 + 4U + lane_1;
                float _S183 = (*(&kernelContext_14)->k_tile_0)[_S182].x;
                float _S184 = (*(&kernelContext_14)->k_tile_0)[_S182].y;
                float _S185 = (*(&kernelContext_14)->k_tile_0)[_S182].z;
                float _S186 = (*(&kernelContext_14)->k_tile_0)[_S182].w;
                part_1[0U][7U] = fma(q_0[0U][1U].w, _S186, fma(q_0[0U][1U].z, _S185, fma(q_0[0U][1U].y, _S184, fma(q_0[0U][1U].x, _S183, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][1U].w, _S186, fma(q_0[1U][1U].z, _S185, fma(q_0[1U][1U].y, _S184, fma(q_0[1U][1U].x, _S183, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][1U].w, _S186, fma(q_0[2U][1U].z, _S185, fma(q_0[2U][1U].y, _S184, fma(q_0[2U][1U].x, _S183, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][1U].w, _S186, fma(q_0[3U][1U].z, _S185, fma(q_0[3U][1U].y, _S184, fma(q_0[3U][1U].x, _S183, part_1[3U][7U]))));
                uint _S187 = _S99 + 8U + lane_1;
                float _S188 = (*(&kernelContext_14)->k_tile_0)[_S187].x;
                float _S189 = (*(&kernelContext_14)->k_tile_0)[_S187].y;
                float _S190 = (*(&kernelContext_14)->k_tile_0)[_S187].z;
                float _S191 = (*(&kernelContext_14)->k_tile_0)[_S187].w;
                part_1[0U][0U] = fma(q_0[0U][2U].w, _S191, fma(q_0[0U][2U].z, _S190, fma(q_0[0U][2U].y, _S189, fma(q_0[0U][2U].x, _S188, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][2U].w, _S191, fma(q_0[1U][2U].z, _S190, fma(q_0[1U][2U].y, _S189, fma(q_0[1U][2U].x, _S188, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][2U].w, _S191, fma(q_0[2U][2U].z, _S190, fma(q_0[2U][2U].y, _S189, fma(q_0[2U][2U].x, _S188, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][2U].w, _S191, fma(q_0[3U][2U].z, _S190, fma(q_0[3U][2U].y, _S189, fma(q_0[3U][2U].x, _S188, part_1[3U][0U]))));
                uint _S192 = _S105 + 8U + lane_1;
                float _S193 = (*(&kernelContext_14)->k_tile_0)[_S192].x;
                float _S194 = (*(&kernelContext_14)->k_tile_0)[_S192].y;
                float _S195 = (*(&kernelContext_14)->k_tile_0)[_S192].z;
                float _S196 = (*(&kernelContext_14)->k_tile_0)[_S192].w;
                part_1[0U][1U] = fma(q_0[0U][2U].w, _S196, fma(q_0[0U][2U].z, _S195, fma(q_0[0U][2U].y, _S194, fma(q_0[0U][2U].x, _S193, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][2U].w, _S196, fma(q_0[1U][2U].z, _S195, fma(q_0[1U][2U].y, _S194, fma(q_0[1U][2U].x, _S193, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][2U].w, _S196, fma(q_0[2U][2U].z, _S195, fma(q_0[2U][2U].y, _S194, fma(q_0[2U][2U].x, _S193, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][2U].w, _S196, fma(q_0[3U][2U].z, _S195, fma(q_0[3U][2U].y, _S194, fma(q_0[3U][2U].x, _S193, part_1[3U][1U]))));
                uint _S197 = _S111 + 8U + lane_1;
                float _S198 = (*(&kernelContext_14)->k_tile_0)[_S197].x;
                float _S199 = (*(&kernelContext_14)->k_tile_0)[_S197].y;
                float _S200 = (*(&kernelContext_14)->k_tile_0)[_S197].z;
                float _S201 = (*(&kernelContext_14)->k_tile_0)[_S197].w;
                part_1[0U][2U] = fma(q_0[0U][2U].w, _S201, fma(q_0[0U][2U].z, _S200, fma(q_0[0U][2U].y, _S199, fma(q_0[0U][2U].x, _S198, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][2U].w, _S201, fma(q_0[1U][2U].z, _S200, fma(q_0[1U][2U].y, _S199, fma(q_0[1U][2U].x, _S198, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][2U].w, _S201, fma(q_0[2U][2U].z, _S200, fma(q_0[2U][2U].y, _S199, fma(q_0[2U][2U].x, _S198, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][2U].w, _S201, fma(q_0[3U][2U].z, _S200, fma(q_0[3U][2U].y, _S199, fma(q_0[3U][2U].x, _S198, part_1[3U][2U]))));
                uint _S202 = _S117 + 8U + lane_1;
                float _S203 = (*(&kernelContext_14)->k_tile_0)[_S202].x;
                float _S204 = (*(&kernelContext_14)->k_tile_0)[_S202].y;
                float _S205 = (*(&kernelContext_14)->k_tile_0)[_S202].z;
                float _S206 = (*(&kernelContext_14)->k_tile_0)[_S202].w;
                part_1[0U][3U] = fma(q_0[0U][2U].w, _S206, fma(q_0[0U][2U].z, _S205, fma(q_0[0U][2U].y, _S204, fma(q_0[0U][2U].x, _S203, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][2U].w, _S206, fma(q_0[1U][2U].z, _S205, fma(q_0[1U][2U].y, _S204, fma(q_0[1U][2U].x, _S203, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][2U].w, _S206, fma(q_0[2U][2U].z, _S205, fma(q_0[2U][2U].y, _S204, fma(q_0[2U][2U].x, _S203, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][2U].w, _S206, fma(q_0[3U][2U].z, _S205, fma(q_0[3U][2U].y, _S204, fma(q_0[3U][2U].x, _S203, part_1[3U][3U]))));
                uint _S207 = _S123 + 8U + lane_1;
                float _S208 = (*(&kernelContext_14)->k_tile_0)[_S207].x;
                float _S209 = (*(&kernelContext_14)->k_tile_0)[_S207].y;
                float _S210 = (*(&kernelContext_14)->k_tile_0)[_S207].z;
                float _S211 = (*(&kernelContext_14)->k_tile_0)[_S207].w;
                part_1[0U][4U] = fma(q_0[0U][2U].w, _S211, fma(q_0[0U][2U].z, _S210, fma(q_0[0U][2U].y, _S209, fma(q_0[0U][2U].x, _S208, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][2U].w, _S211, fma(q_0[1U][2U].z, _S210, fma(q_0[1U][2U].y, _S209, fma(q_0[1U][2U].x, _S208, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][2U].w, _S211, fma(q_0[2U][2U].z, _S210, fma(q_0[2U][2U].y, _S209, fma(q_0[2U][2U].x, _S208, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][2U].w, _S211, fma(q_0[3U][2U].z, _S210, fma(q_0[3U][2U].y, _S209, fma(q_0[3U][2U].x, _S208, part_1[3U][4U]))));
                uint _S212 = _S129 + 8U + lane_1;
                float _S213 = (*(&kernelContext_14)->k_tile_0)[_S212].x;
                float _S214 = (*(&kernelContext_14)->k_tile_0)[_S212].y;
                float _S215 = (*(&kernelContext_14)->k_tile_0)[_S212].z;
                float _S216 = (*(&kernelContext_14)->k_tile_0)[_S212].w;
                part_1[0U][5U] = fma(q_0[0U][2U].w, _S216, fma(q_0[0U][2U].z, _S215, fma(q_0[0U][2U].y, _S214, fma(q_0[0U][2U].x, _S213, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][2U].w, _S216, fma(q_0[1U][2U].z, _S215, fma(q_0[1U][2U].y, _S214, fma(q_0[1U][2U].x, _S213, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][2U].w, _S216, fma(q_0[2U][2U].z, _S215, fma(q_0[2U][2U].y, _S214, fma(q_0[2U][2U].x, _S213, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][2U].w, _S216, fma(q_0[3U][2U].z, _S215, fma(q_0[3U][2U].y, _S214, fma(q_0[3U][2U].x, _S213, part_1[3U][5U]))));
                uint _S217 = _S135 + 8U + lane_1;
                float _S218 = (*(&kernelContext_14)->k_tile_0)[_S217].x;
                float _S219 = (*(&kernelContext_14)->k_tile_0)[_S217].y;
                float _S220 = (*(&kernelContext_14)->k_tile_0)[_S217].z;
                float _S221 = (*(&kernelContext_14)->k_tile_0)[_S217].w;
                part_1[0U][6U] = fma(q_0[0U][2U].w, _S221, fma(q_0[0U][2U].z, _S220, fma(q_0[0U][2U].y, _S219, fma(q_0[0U][2U].x, _S218, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][2U].w, _S221, fma(q_0[1U][2U].z, _S220, fma(q_0[1U][2U].y, _S219, fma(q_0[1U][2U].x, _S218, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][2U].w, _S221, fma(q_0[2U][2U].z, _S220, fma(q_0[2U][2U].y, _S219, fma(q_0[2U][2U].x, _S218, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][2U].w, _S221, fma(q_0[3U][2U].z, _S220, fma(q_0[3U][2U].y, _S219, fma(q_0[3U][2U].x, _S218, part_1[3U][6U]))));
                uint _S222 = _S141 + 8U + lane_1;
                float _S223 = (*(&kernelContext_14)->k_tile_0)[_S222].x;
                float _S224 = (*(&kernelContext_14)->k_tile_0)[_S222].y;
                float _S225 = (*(&kernelContext_14)->k_tile_0)[_S222].z;
                float _S226 = (*(&kernelContext_14)->k_tile_0)[_S222].w;
                part_1[0U][7U] = fma(q_0[0U][2U].w, _S226, fma(q_0[0U][2U].z, _S225, fma(q_0[0U][2U].y, _S224, fma(q_0[0U][2U].x, _S223, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][2U].w, _S226, fma(q_0[1U][2U].z, _S225, fma(q_0[1U][2U].y, _S224, fma(q_0[1U][2U].x, _S223, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][2U].w, _S226, fma(q_0[2U][2U].z, _S225, fma(q_0[2U][2U].y, _S224, fma(q_0[2U][2U].x, _S223, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][2U].w, _S226, fma(q_0[3U][2U].z, _S225, fma(q_0[3U][2U].y, _S224, fma(q_0[3U][2U].x, _S223, part_1[3U][7U]))));
                uint _S227 = _S99 + 12U + lane_1;
                float _S228 = (*(&kernelContext_14)->k_tile_0)[_S227].x;
                float _S229 = (*(&kernelContext_14)->k_tile_0)[_S227].y;
                float _S230 = (*(&kernelContext_14)->k_tile_0)[_S227].z;
                float _S231 = (*(&kernelContext_14)->k_tile_0)[_S227].w;
                part_1[0U][0U] = fma(q_0[0U][3U].w, _S231, fma(q_0[0U][3U].z, _S230, fma(q_0[0U][3U].y, _S229, fma(q_0[0U][3U].x, _S228, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][3U].w, _S231, fma(q_0[1U][3U].z, _S230, fma(q_0[1U][3U].y, _S229, fma(q_0[1U][3U].x, _S228, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][3U].w, _S231, fma(q_0[2U][3U].z, _S230, fma(q_0[2U][3U].y, _S229, fma(q_0[2U][3U].x, _S228, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][3U].w, _S231, fma(q_0[3U][3U].z, _S230, fma(q_0[3U][3U].y, _S229, fma(q_0[3U][3U].x, _S228, part_1[3U][0U]))));
                uint _S232 = _S105 + 12U + lane_1;
                float _S233 = (*(&kernelContext_14)->k_tile_0)[_S232].x;
                float _S234 = (*(&kernelContext_14)->k_tile_0)[_S232].y;
                float _S235 = (*(&kernelContext_14)->k_tile_0)[_S232].z;
                float _S236 = (*(&kernelContext_14)->k_tile_0)[_S232].w;
                part_1[0U][1U] = fma(q_0[0U][3U].w, _S236, fma(q_0[0U][3U].z, _S235, fma(q_0[0U][3U].y, _S234, fma(q_0[0U][3U].x, _S233, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][3U].w, _S236, fma(q_0[1U][3U].z, _S235, fma(q_0[1U][3U].y, _S234, fma(q_0[1U][3U].x, _S233, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][3U].w, _S236, fma(q_0[2U][3U].z, _S235, fma(q_0[2U][3U].y, _S234, fma(q_0[2U][3U].x, _S233, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][3U].w, _S236, fma(q_0[3U][3U].z, _S235, fma(q_0[3U][3U].y, _S234, fma(q_0[3U][3U].x, _S233, part_1[3U][1U]))));
                uint _S237 = _S111 + 12U + lane_1;
                float _S238 = (*(&kernelContext_14)->k_tile_0)[_S237].x;
                float _S239 = (*(&kernelContext_14)->k_tile_0)[_S237].y;
                float _S240 = (*(&kernelContext_14)->k_tile_0)[_S237].z;
                float _S241 = (*(&kernelContext_14)->k_tile_0)[_S237].w;
                part_1[0U][2U] = fma(q_0[0U][3U].w, _S241, fma(q_0[0U][3U].z, _S240, fma(q_0[0U][3U].y, _S239, fma(q_0[0U][3U].x, _S238, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][3U].w, _S241, fma(q_0[1U][3U].z, _S240, fma(q_0[1U][3U].y, _S239, fma(q_0[1U][3U].x, _S238, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][3U].w, _S241, fma(q_0[2U][3U].z, _S240, fma(q_0[2U][3U].y, _S239, fma(q_0[2U][3U].x, _S238, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][3U].w, _S241, fma(q_0[3U][3U].z, _S240, fma(q_0[3U][3U].y, _S239, fma(q_0[3U][3U].x, _S238, part_1[3U][2U]))));
                uint _S242 = _S117 + 12U + lane_1;
                float _S243 = (*(&kernelContext_14)->k_tile_0)[_S242].x;
                float _S244 = (*(&kernelContext_14)->k_tile_0)[_S242].y;
                float _S245 = (*(&kernelContext_14)->k_tile_0)[_S242].z;
                float _S246 = (*(&kernelContext_14)->k_tile_0)[_S242].w;
                part_1[0U][3U] = fma(q_0[0U][3U].w, _S246, fma(q_0[0U][3U].z, _S245, fma(q_0[0U][3U].y, _S244, fma(q_0[0U][3U].x, _S243, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][3U].w, _S246, fma(q_0[1U][3U].z, _S245, fma(q_0[1U][3U].y, _S244, fma(q_0[1U][3U].x, _S243, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][3U].w, _S246, fma(q_0[2U][3U].z, _S245, fma(q_0[2U][3U].y, _S244, fma(q_0[2U][3U].x, _S243, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][3U].w, _S246, fma(q_0[3U][3U].z, _S245, fma(q_0[3U][3U].y, _S244, fma(q_0[3U][3U].x, _S243, part_1[3U][3U]))));
                uint _S247 = _S123 + 12U + lane_1;
                float _S248 = (*(&kernelContext_14)->k_tile_0)[_S247].x;
                float _S249 = (*(&kernelContext_14)->k_tile_0)[_S247].y;
                float _S250 = (*(&kernelContext_14)->k_tile_0)[_S247].z;
                float _S251 = (*(&kernelContext_14)->k_tile_0)[_S247].w;
                part_1[0U][4U] = fma(q_0[0U][3U].w, _S251, fma(q_0[0U][3U].z, _S250, fma(q_0[0U][3U].y, _S249, fma(q_0[0U][3U].x, _S248, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][3U].w, _S251, fma(q_0[1U][3U].z, _S250, fma(q_0[1U][3U].y, _S249, fma(q_0[1U][3U].x, _S248, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][3U].w, _S251, fma(q_0[2U][3U].z, _S250, fma(q_0[2U][3U].y, _S249, fma(q_0[2U][3U].x, _S248, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][3U].w, _S251, fma(q_0[3U][3U].z, _S250, fma(q_0[3U][3U].y, _S249, fma(q_0[3U][3U].x, _S248, part_1[3U][4U]))));
                uint _S252 = _S129 + 12U + lane_1;
                float _S253 = (*(&kernelContext_14)->k_tile_0)[_S252].x;
                float _S254 = (*(&kernelContext_14)->k_tile_0)[_S252].y;
                float _S255 = (*(&kernelContext_14)->k_tile_0)[_S252].z;
                float _S256 = (*(&kernelContext_14)->k_tile_0)[_S252].w;
                part_1[0U][5U] = fma(q_0[0U][3U].w, _S256, fma(q_0[0U][3U].z, _S255, fma(q_0[0U][3U].y, _S254, fma(q_0[0U][3U].x, _S253, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][3U].w, _S256, fma(q_0[1U][3U].z, _S255, fma(q_0[1U][3U].y, _S254, fma(q_0[1U][3U].x, _S253, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][3U].w, _S256, fma(q_0[2U][3U].z, _S255, fma(q_0[2U][3U].y, _S254, fma(q_0[2U][3U].x, _S253, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][3U].w, _S256, fma(q_0[3U][3U].z, _S255, fma(q_0[3U][3U].y, _S254, fma(q_0[3U][3U].x, _S253, part_1[3U][5U]))));
                uint _S257 = _S135 + 12U + lane_1;
                float _S258 = (*(&kernelContext_14)->k_tile_0)[_S257].x;
                float _S259 = (*(&kernelContext_14)->k_tile_0)[_S257].y;
                float _S260 = (*(&kernelContext_14)->k_tile_0)[_S257].z;
                float _S261 = (*(&kernelContext_14)->k_tile_0)[_S257].w;
                part_1[0U][6U] = fma(q_0[0U][3U].w, _S261, fma(q_0[0U][3U].z, _S260, fma(q_0[0U][3U].y, _S259, fma(q_0[0U][3U].x, _S258, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][3U].w, _S261, fma(q_0[1U][3U].z, _S260, fma(q_0[1U][3U].y, _S259, fma(q_0[1U][3U].x, _S258, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][3U].w, _S261, fma(q_0[2U][3U].z, _S260, fma(q_0[2U][3U].y, _S259, fma(q_0[2U][3U].x, _S258, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][3U].w, _S261, fma(q_0[3U][3U].z, _S260, fma(q_0[3U][3U].y, _S259, fma(q_0[3U][3U].x, _S258, part_1[3U][6U]))));
                uint _S262 = _S141 + 12U + lane_1;
                float _S263 = (*(&kernelContext_14)->k_tile_0)[_S262].x;
                float _S264 = (*(&kernelContext_14)->k_tile_0)[_S262].y;
                float _S265 = (*(&kernelContext_14)->k_tile_0)[_S262].z;
                float _S266 = (*(&kernelContext_14)->k_tile_0)[_S262].w;
                part_1[0U][7U] = fma(q_0[0U][3U].w, _S266, fma(q_0[0U][3U].z, _S265, fma(q_0[0U][3U].y, _S264, fma(q_0[0U][3U].x, _S263, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][3U].w, _S266, fma(q_0[1U][3U].z, _S265, fma(q_0[1U][3U].y, _S264, fma(q_0[1U][3U].x, _S263, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][3U].w, _S266, fma(q_0[2U][3U].z, _S265, fma(q_0[2U][3U].y, _S264, fma(q_0[2U][3U].x, _S263, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][3U].w, _S266, fma(q_0[3U][3U].z, _S265, fma(q_0[3U][3U].y, _S264, fma(q_0[3U][3U].x, _S263, part_1[3U][7U]))));
                float _S267 = (quad_shuffle((part_1[int(1)][0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_0 = part_1[int(0)][0U] + _S267;
                thread array<float, int(8)> score_1;
                float _S268 = (quad_shuffle((part_1[int(2)][0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S269 = (quad_shuffle((part_1[int(3)][0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S270 = near_0 + (_S268 + _S269);
                score_1[0U] = _S270;
                float _S271 = (quad_shuffle((part_1[int(1)][1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_1 = part_1[int(0)][1U] + _S271;
                float _S272 = (quad_shuffle((part_1[int(2)][1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S273 = (quad_shuffle((part_1[int(3)][1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S274 = near_1 + (_S272 + _S273);
                score_1[1U] = _S274;
                float _S275 = (quad_shuffle((part_1[int(1)][2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_2 = part_1[int(0)][2U] + _S275;
                float _S276 = (quad_shuffle((part_1[int(2)][2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S277 = (quad_shuffle((part_1[int(3)][2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S278 = near_2 + (_S276 + _S277);
                score_1[2U] = _S278;
                float _S279 = (quad_shuffle((part_1[int(1)][3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_3 = part_1[int(0)][3U] + _S279;
                float _S280 = (quad_shuffle((part_1[int(2)][3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S281 = (quad_shuffle((part_1[int(3)][3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S282 = near_3 + (_S280 + _S281);
                score_1[3U] = _S282;
                float _S283 = (quad_shuffle((part_1[int(1)][4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_4 = part_1[int(0)][4U] + _S283;
                float _S284 = (quad_shuffle((part_1[int(2)][4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S285 = (quad_shuffle((part_1[int(3)][4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S286 = near_4 + (_S284 + _S285);
                score_1[4U] = _S286;
                float _S287 = (quad_shuffle((part_1[int(1)][5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_5 = part_1[int(0)][5U] + _S287;
                float _S288 = (quad_shuffle((part_1[int(2)][5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S289 = (quad_shuffle((part_1[int(3)][5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S290 = near_5 + (_S288 + _S289);
                score_1[5U] = _S290;
                float _S291 = (quad_shuffle((part_1[int(1)][6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_6 = part_1[int(0)][6U] + _S291;
                float _S292 = (quad_shuffle((part_1[int(2)][6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S293 = (quad_shuffle((part_1[int(3)][6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S294 = near_6 + (_S292 + _S293);
                score_1[6U] = _S294;
                float _S295 = (quad_shuffle((part_1[int(1)][7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_7 = part_1[int(0)][7U] + _S295;
                float _S296 = (quad_shuffle((part_1[int(2)][7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S297 = (quad_shuffle((part_1[int(3)][7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S298 = near_7 + (_S296 + _S297);
                score_1[7U] = _S298;
                uint _S299 = max(max(max(max(max(max(max(max(0U, (as_type<uint>((_S270))) & 2147483647U), (as_type<uint>((_S274))) & 2147483647U), (as_type<uint>((_S278))) & 2147483647U), (as_type<uint>((_S282))) & 2147483647U), (as_type<uint>((_S286))) & 2147483647U), (as_type<uint>((_S290))) & 2147483647U), (as_type<uint>((_S294))) & 2147483647U), (as_type<uint>((_S298))) & 2147483647U);
                uint _S300 = tile_0 + step_0;
                bool clean_0 = (_S300 + 8U) <= _S47;
                thread array<bool, int(8)> hidden_0;
                hidden_0[0U] = false;
                hidden_0[1U] = false;
                hidden_0[2U] = false;
                hidden_0[3U] = false;
                hidden_0[4U] = false;
                hidden_0[5U] = false;
                hidden_0[6U] = false;
                hidden_0[7U] = false;
                if(!clean_0)
                {
                    _S31 = true;
                }
                else
                {
                    _S31 = _S299 >= 2139095040U;
                }
                if(_S31)
                {
                    hidden_0[0U] = _S300 >= _S44;
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
                        float bias_0 = (&kernelContext_14)->mask_values_0[_S53 + _S300 * (&kernelContext_14)->params_0->mask_key_0];
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
                    uint key_1 = _S300 + 1U;
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
                    uint key_2 = _S300 + 2U;
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
                    bool _S301;
                    if(!hidden_0[2U])
                    {
                        _S301 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S301 = false;
                    }
                    if(_S301)
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
                    uint key_3 = _S300 + 3U;
                    hidden_0[3U] = key_3 >= _S44;
                    bool _S302;
                    if(has_mask_0)
                    {
                        _S302 = !hidden_0[3U];
                    }
                    else
                    {
                        _S302 = false;
                    }
                    if(_S302)
                    {
                        float bias_3 = (&kernelContext_14)->mask_values_0[_S53 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S303;
                    if(!hidden_0[3U])
                    {
                        _S303 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S303 = false;
                    }
                    if(_S303)
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
                    uint key_4 = _S300 + 4U;
                    hidden_0[4U] = key_4 >= _S44;
                    bool _S304;
                    if(has_mask_0)
                    {
                        _S304 = !hidden_0[4U];
                    }
                    else
                    {
                        _S304 = false;
                    }
                    if(_S304)
                    {
                        float bias_4 = (&kernelContext_14)->mask_values_0[_S53 + key_4 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[4U] = score_1[4U] + bias_4;
                        hidden_0[4U] = (as_type<uint>((bias_4))) == 4286578688U;
                    }
                    bool _S305;
                    if(!hidden_0[4U])
                    {
                        _S305 = is_special_0(score_1[4U]);
                    }
                    else
                    {
                        _S305 = false;
                    }
                    if(_S305)
                    {
                        if((as_type<uint>((score_1[4U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[4U] = true;
                    }
                    if(hidden_0[4U])
                    {
                        score_1[4U] = -3.4028234663852886e+38;
                    }
                    uint key_5 = _S300 + 5U;
                    hidden_0[5U] = key_5 >= _S44;
                    bool _S306;
                    if(has_mask_0)
                    {
                        _S306 = !hidden_0[5U];
                    }
                    else
                    {
                        _S306 = false;
                    }
                    if(_S306)
                    {
                        float bias_5 = (&kernelContext_14)->mask_values_0[_S53 + key_5 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[5U] = score_1[5U] + bias_5;
                        hidden_0[5U] = (as_type<uint>((bias_5))) == 4286578688U;
                    }
                    bool _S307;
                    if(!hidden_0[5U])
                    {
                        _S307 = is_special_0(score_1[5U]);
                    }
                    else
                    {
                        _S307 = false;
                    }
                    if(_S307)
                    {
                        if((as_type<uint>((score_1[5U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[5U] = true;
                    }
                    if(hidden_0[5U])
                    {
                        score_1[5U] = -3.4028234663852886e+38;
                    }
                    uint key_6 = _S300 + 6U;
                    hidden_0[6U] = key_6 >= _S44;
                    bool _S308;
                    if(has_mask_0)
                    {
                        _S308 = !hidden_0[6U];
                    }
                    else
                    {
                        _S308 = false;
                    }
                    if(_S308)
                    {
                        float bias_6 = (&kernelContext_14)->mask_values_0[_S53 + key_6 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[6U] = score_1[6U] + bias_6;
                        hidden_0[6U] = (as_type<uint>((bias_6))) == 4286578688U;
                    }
                    bool _S309;
                    if(!hidden_0[6U])
                    {
                        _S309 = is_special_0(score_1[6U]);
                    }
                    else
                    {
                        _S309 = false;
                    }
                    if(_S309)
                    {
                        if((as_type<uint>((score_1[6U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[6U] = true;
                    }
                    if(hidden_0[6U])
                    {
                        score_1[6U] = -3.4028234663852886e+38;
                    }
                    uint key_7 = _S300 + 7U;
                    hidden_0[7U] = key_7 >= _S44;
                    bool _S310;
                    if(has_mask_0)
                    {
                        _S310 = !hidden_0[7U];
                    }
                    else
                    {
                        _S310 = false;
                    }
                    if(_S310)
                    {
                        float bias_7 = (&kernelContext_14)->mask_values_0[_S53 + key_7 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[7U] = score_1[7U] + bias_7;
                        hidden_0[7U] = (as_type<uint>((bias_7))) == 4286578688U;
                    }
                    bool _S311;
                    if(!hidden_0[7U])
                    {
                        _S311 = is_special_0(score_1[7U]);
                    }
                    else
                    {
                        _S311 = false;
                    }
                    if(_S311)
                    {
                        if((as_type<uint>((score_1[7U]))) != 4286578688U)
                        {
                            poisoned_3 = true;
                        }
                        hidden_0[7U] = true;
                    }
                    if(hidden_0[7U])
                    {
                        score_1[7U] = -3.4028234663852886e+38;
                    }
                }
                float _S312 = max(max(max(max(max(max(max(max(m_2, score_1[0U]), score_1[1U]), score_1[2U]), score_1[3U]), score_1[4U]), score_1[5U]), score_1[6U]), score_1[7U]);
                float shrink_0;
                if(_S312 > m_2)
                {
                    shrink_0 = exp(m_2 - _S312);
                    m_2 = _S312;
                }
                else
                {
                    shrink_0 = 1.0;
                }
                float l_3 = l_2 * shrink_0;
                thread array<float, int(8)> weight_1;
                float _S313;
                if(hidden_0[0U])
                {
                    _S313 = -1.0;
                }
                else
                {
                    _S313 = exp(score_1[0U] - m_2);
                }
                weight_1[0U] = _S313;
                float l_4 = l_3 + max(_S313, 0.0);
                float _S314;
                if(hidden_0[1U])
                {
                    _S314 = -1.0;
                }
                else
                {
                    _S314 = exp(score_1[1U] - m_2);
                }
                weight_1[1U] = _S314;
                float l_5 = l_4 + max(_S314, 0.0);
                float _S315;
                if(hidden_0[2U])
                {
                    _S315 = -1.0;
                }
                else
                {
                    _S315 = exp(score_1[2U] - m_2);
                }
                weight_1[2U] = _S315;
                float l_6 = l_5 + max(_S315, 0.0);
                float _S316;
                if(hidden_0[3U])
                {
                    _S316 = -1.0;
                }
                else
                {
                    _S316 = exp(score_1[3U] - m_2);
                }
                weight_1[3U] = _S316;
                float l_7 = l_6 + max(_S316, 0.0);
                float _S317;
                if(hidden_0[4U])
                {
                    _S317 = -1.0;
                }
                else
                {
                    _S317 = exp(score_1[4U] - m_2);
                }
                weight_1[4U] = _S317;
                float l_8 = l_7 + max(_S317, 0.0);
                float _S318;
                if(hidden_0[5U])
                {
                    _S318 = -1.0;
                }
                else
                {
                    _S318 = exp(score_1[5U] - m_2);
                }
                weight_1[5U] = _S318;
                float l_9 = l_8 + max(_S318, 0.0);
                float _S319;
                if(hidden_0[6U])
                {
                    _S319 = -1.0;
                }
                else
                {
                    _S319 = exp(score_1[6U] - m_2);
                }
                weight_1[6U] = _S319;
                float l_10 = l_9 + max(_S319, 0.0);
                float _S320;
                if(hidden_0[7U])
                {
                    _S320 = -1.0;
                }
                else
                {
                    _S320 = exp(score_1[7U] - m_2);
                }
                weight_1[7U] = _S320;
                float l_11 = l_10 + max(_S320, 0.0);
                thread array<float, int(4)> shrinks_0;
                shrinks_0[int(0)] = shrink_0;
                float _S321 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                shrinks_0[int(1)] = _S321;
                float _S322 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                shrinks_0[int(2)] = _S322;
                float _S323 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                shrinks_0[int(3)] = _S323;
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
                    acc_1[0U][2U] = acc_1[0U][2U] * float4(shrinks_0[0U]) ;
                    acc_1[0U][3U] = acc_1[0U][3U] * float4(shrinks_0[0U]) ;
                    acc_1[1U][0U] = acc_1[1U][0U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][1U] = acc_1[1U][1U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][2U] = acc_1[1U][2U] * float4(shrinks_0[1U]) ;
                    acc_1[1U][3U] = acc_1[1U][3U] * float4(shrinks_0[1U]) ;
                    acc_1[2U][0U] = acc_1[2U][0U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][1U] = acc_1[2U][1U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][2U] = acc_1[2U][2U] * float4(shrinks_0[2U]) ;
                    acc_1[2U][3U] = acc_1[2U][3U] * float4(shrinks_0[2U]) ;
                    acc_1[3U][0U] = acc_1[3U][0U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][1U] = acc_1[3U][1U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][2U] = acc_1[3U][2U] * float4(shrinks_0[3U]) ;
                    acc_1[3U][3U] = acc_1[3U][3U] * float4(shrinks_0[3U]) ;
                }
                thread array<array<float, int(8)>, int(4)> weights_0;
                weights_0[int(0)][0U] = weight_1[0U];
                float _S324 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][0U] = _S324;
                float _S325 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][0U] = _S325;
                float _S326 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][0U] = _S326;
                weights_0[int(0)][1U] = weight_1[1U];
                float _S327 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][1U] = _S327;
                float _S328 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][1U] = _S328;
                float _S329 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][1U] = _S329;
                weights_0[int(0)][2U] = weight_1[2U];
                float _S330 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][2U] = _S330;
                float _S331 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][2U] = _S331;
                float _S332 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][2U] = _S332;
                weights_0[int(0)][3U] = weight_1[3U];
                float _S333 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][3U] = _S333;
                float _S334 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][3U] = _S334;
                float _S335 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][3U] = _S335;
                weights_0[int(0)][4U] = weight_1[4U];
                float _S336 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][4U] = _S336;
                float _S337 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][4U] = _S337;
                float _S338 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][4U] = _S338;
                weights_0[int(0)][5U] = weight_1[5U];
                float _S339 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][5U] = _S339;
                float _S340 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][5U] = _S340;
                float _S341 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][5U] = _S341;
                weights_0[int(0)][6U] = weight_1[6U];
                float _S342 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][6U] = _S342;
                float _S343 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][6U] = _S343;
                float _S344 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][6U] = _S344;
                weights_0[int(0)][7U] = weight_1[7U];
                float _S345 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][7U] = _S345;
                float _S346 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][7U] = _S346;
                float _S347 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][7U] = _S347;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0, weights_0[0U][0U]), weights_0[0U][1U]), weights_0[0U][2U]), weights_0[0U][3U]), weights_0[0U][4U]), weights_0[0U][5U]), weights_0[0U][6U]), weights_0[0U][7U]), weights_0[1U][0U]), weights_0[1U][1U]), weights_0[1U][2U]), weights_0[1U][3U]), weights_0[1U][4U]), weights_0[1U][5U]), weights_0[1U][6U]), weights_0[1U][7U]), weights_0[2U][0U]), weights_0[2U][1U]), weights_0[2U][2U]), weights_0[2U][3U]), weights_0[2U][4U]), weights_0[2U][5U]), weights_0[2U][6U]), weights_0[2U][7U]), weights_0[3U][0U]), weights_0[3U][1U]), weights_0[3U][2U]), weights_0[3U][3U]), weights_0[3U][4U]), weights_0[3U][5U]), weights_0[3U][6U]), weights_0[3U][7U])) == 0.0)
                {
                    float4 _S348 = (*(&kernelContext_14)->v_tile_0)[_S100];
                    float4 _S349 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S100], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S349;
                    float4 _S350 = weigh_0(weights_0[1U][0U], _S348, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S350;
                    float4 _S351 = weigh_0(weights_0[2U][0U], _S348, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S351;
                    float4 _S352 = weigh_0(weights_0[3U][0U], _S348, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S352;
                    float4 _S353 = (*(&kernelContext_14)->v_tile_0)[_S106];
                    float4 _S354 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S106], _S349);
                    acc_1[0U][0U] = _S354;
                    float4 _S355 = weigh_0(weights_0[1U][1U], _S353, _S350);
                    acc_1[1U][0U] = _S355;
                    float4 _S356 = weigh_0(weights_0[2U][1U], _S353, _S351);
                    acc_1[2U][0U] = _S356;
                    float4 _S357 = weigh_0(weights_0[3U][1U], _S353, _S352);
                    acc_1[3U][0U] = _S357;
                    float4 _S358 = (*(&kernelContext_14)->v_tile_0)[_S112];
                    float4 _S359 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S112], _S354);
                    acc_1[0U][0U] = _S359;
                    float4 _S360 = weigh_0(weights_0[1U][2U], _S358, _S355);
                    acc_1[1U][0U] = _S360;
                    float4 _S361 = weigh_0(weights_0[2U][2U], _S358, _S356);
                    acc_1[2U][0U] = _S361;
                    float4 _S362 = weigh_0(weights_0[3U][2U], _S358, _S357);
                    acc_1[3U][0U] = _S362;
                    float4 _S363 = (*(&kernelContext_14)->v_tile_0)[_S118];
                    float4 _S364 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S118], _S359);
                    acc_1[0U][0U] = _S364;
                    float4 _S365 = weigh_0(weights_0[1U][3U], _S363, _S360);
                    acc_1[1U][0U] = _S365;
                    float4 _S366 = weigh_0(weights_0[2U][3U], _S363, _S361);
                    acc_1[2U][0U] = _S366;
                    float4 _S367 = weigh_0(weights_0[3U][3U], _S363, _S362);
                    acc_1[3U][0U] = _S367;
                    float4 _S368 = (*(&kernelContext_14)->v_tile_0)[_S124];
                    float4 _S369 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S124], _S364);
                    acc_1[0U][0U] = _S369;
                    float4 _S370 = weigh_0(weights_0[1U][4U], _S368, _S365);
                    acc_1[1U][0U] = _S370;
                    float4 _S371 = weigh_0(weights_0[2U][4U], _S368, _S366);
                    acc_1[2U][0U] = _S371;
                    float4 _S372 = weigh_0(weights_0[3U][4U], _S368, _S367);
                    acc_1[3U][0U] = _S372;
                    float4 _S373 = (*(&kernelContext_14)->v_tile_0)[_S130];
                    float4 _S374 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S130], _S369);
                    acc_1[0U][0U] = _S374;
                    float4 _S375 = weigh_0(weights_0[1U][5U], _S373, _S370);
                    acc_1[1U][0U] = _S375;
                    float4 _S376 = weigh_0(weights_0[2U][5U], _S373, _S371);
                    acc_1[2U][0U] = _S376;
                    float4 _S377 = weigh_0(weights_0[3U][5U], _S373, _S372);
                    acc_1[3U][0U] = _S377;
                    float4 _S378 = (*(&kernelContext_14)->v_tile_0)[_S136];
                    float4 _S379 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S136], _S374);
                    acc_1[0U][0U] = _S379;
                    float4 _S380 = weigh_0(weights_0[1U][6U], _S378, _S375);
                    acc_1[1U][0U] = _S380;
                    float4 _S381 = weigh_0(weights_0[2U][6U], _S378, _S376);
                    acc_1[2U][0U] = _S381;
                    float4 _S382 = weigh_0(weights_0[3U][6U], _S378, _S377);
                    acc_1[3U][0U] = _S382;
                    float4 _S383 = (*(&kernelContext_14)->v_tile_0)[_S142];
                    acc_1[0U][0U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S142], _S379);
                    acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S383, _S380);
                    acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S383, _S381);
                    acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S383, _S382);
                    float4 _S384 = (*(&kernelContext_14)->v_tile_0)[_S147];
                    float4 _S385 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S147], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S385;
                    float4 _S386 = weigh_0(weights_0[1U][0U], _S384, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S386;
                    float4 _S387 = weigh_0(weights_0[2U][0U], _S384, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S387;
                    float4 _S388 = weigh_0(weights_0[3U][0U], _S384, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S388;
                    float4 _S389 = (*(&kernelContext_14)->v_tile_0)[_S152];
                    float4 _S390 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S152], _S385);
                    acc_1[0U][1U] = _S390;
                    float4 _S391 = weigh_0(weights_0[1U][1U], _S389, _S386);
                    acc_1[1U][1U] = _S391;
                    float4 _S392 = weigh_0(weights_0[2U][1U], _S389, _S387);
                    acc_1[2U][1U] = _S392;
                    float4 _S393 = weigh_0(weights_0[3U][1U], _S389, _S388);
                    acc_1[3U][1U] = _S393;
                    float4 _S394 = (*(&kernelContext_14)->v_tile_0)[_S157];
                    float4 _S395 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S157], _S390);
                    acc_1[0U][1U] = _S395;
                    float4 _S396 = weigh_0(weights_0[1U][2U], _S394, _S391);
                    acc_1[1U][1U] = _S396;
                    float4 _S397 = weigh_0(weights_0[2U][2U], _S394, _S392);
                    acc_1[2U][1U] = _S397;
                    float4 _S398 = weigh_0(weights_0[3U][2U], _S394, _S393);
                    acc_1[3U][1U] = _S398;
                    float4 _S399 = (*(&kernelContext_14)->v_tile_0)[_S162];
                    float4 _S400 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S162], _S395);
                    acc_1[0U][1U] = _S400;
                    float4 _S401 = weigh_0(weights_0[1U][3U], _S399, _S396);
                    acc_1[1U][1U] = _S401;
                    float4 _S402 = weigh_0(weights_0[2U][3U], _S399, _S397);
                    acc_1[2U][1U] = _S402;
                    float4 _S403 = weigh_0(weights_0[3U][3U], _S399, _S398);
                    acc_1[3U][1U] = _S403;
                    float4 _S404 = (*(&kernelContext_14)->v_tile_0)[_S167];
                    float4 _S405 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S167], _S400);
                    acc_1[0U][1U] = _S405;
                    float4 _S406 = weigh_0(weights_0[1U][4U], _S404, _S401);
                    acc_1[1U][1U] = _S406;
                    float4 _S407 = weigh_0(weights_0[2U][4U], _S404, _S402);
                    acc_1[2U][1U] = _S407;
                    float4 _S408 = weigh_0(weights_0[3U][4U], _S404, _S403);
                    acc_1[3U][1U] = _S408;
                    float4 _S409 = (*(&kernelContext_14)->v_tile_0)[_S172];
                    float4 _S410 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S172], _S405);
                    acc_1[0U][1U] = _S410;
                    float4 _S411 = weigh_0(weights_0[1U][5U], _S409, _S406);
                    acc_1[1U][1U] = _S411;
                    float4 _S412 = weigh_0(weights_0[2U][5U], _S409, _S407);
                    acc_1[2U][1U] = _S412;
                    float4 _S413 = weigh_0(weights_0[3U][5U], _S409, _S408);
                    acc_1[3U][1U] = _S413;
                    float4 _S414 = (*(&kernelContext_14)->v_tile_0)[_S177];
                    float4 _S415 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S177], _S410);
                    acc_1[0U][1U] = _S415;
                    float4 _S416 = weigh_0(weights_0[1U][6U], _S414, _S411);
                    acc_1[1U][1U] = _S416;
                    float4 _S417 = weigh_0(weights_0[2U][6U], _S414, _S412);
                    acc_1[2U][1U] = _S417;
                    float4 _S418 = weigh_0(weights_0[3U][6U], _S414, _S413);
                    acc_1[3U][1U] = _S418;
                    float4 _S419 = (*(&kernelContext_14)->v_tile_0)[_S182];
                    acc_1[0U][1U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S182], _S415);
                    acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S419, _S416);
                    acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S419, _S417);
                    acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S419, _S418);
                    float4 _S420 = (*(&kernelContext_14)->v_tile_0)[_S187];
                    float4 _S421 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S187], acc_1[0U][2U]);
                    acc_1[0U][2U] = _S421;
                    float4 _S422 = weigh_0(weights_0[1U][0U], _S420, acc_1[1U][2U]);
                    acc_1[1U][2U] = _S422;
                    float4 _S423 = weigh_0(weights_0[2U][0U], _S420, acc_1[2U][2U]);
                    acc_1[2U][2U] = _S423;
                    float4 _S424 = weigh_0(weights_0[3U][0U], _S420, acc_1[3U][2U]);
                    acc_1[3U][2U] = _S424;
                    float4 _S425 = (*(&kernelContext_14)->v_tile_0)[_S192];
                    float4 _S426 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S192], _S421);
                    acc_1[0U][2U] = _S426;
                    float4 _S427 = weigh_0(weights_0[1U][1U], _S425, _S422);
                    acc_1[1U][2U] = _S427;
                    float4 _S428 = weigh_0(weights_0[2U][1U], _S425, _S423);
                    acc_1[2U][2U] = _S428;
                    float4 _S429 = weigh_0(weights_0[3U][1U], _S425, _S424);
                    acc_1[3U][2U] = _S429;
                    float4 _S430 = (*(&kernelContext_14)->v_tile_0)[_S197];
                    float4 _S431 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S197], _S426);
                    acc_1[0U][2U] = _S431;
                    float4 _S432 = weigh_0(weights_0[1U][2U], _S430, _S427);
                    acc_1[1U][2U] = _S432;
                    float4 _S433 = weigh_0(weights_0[2U][2U], _S430, _S428);
                    acc_1[2U][2U] = _S433;
                    float4 _S434 = weigh_0(weights_0[3U][2U], _S430, _S429);
                    acc_1[3U][2U] = _S434;
                    float4 _S435 = (*(&kernelContext_14)->v_tile_0)[_S202];
                    float4 _S436 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S202], _S431);
                    acc_1[0U][2U] = _S436;
                    float4 _S437 = weigh_0(weights_0[1U][3U], _S435, _S432);
                    acc_1[1U][2U] = _S437;
                    float4 _S438 = weigh_0(weights_0[2U][3U], _S435, _S433);
                    acc_1[2U][2U] = _S438;
                    float4 _S439 = weigh_0(weights_0[3U][3U], _S435, _S434);
                    acc_1[3U][2U] = _S439;
                    float4 _S440 = (*(&kernelContext_14)->v_tile_0)[_S207];
                    float4 _S441 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S207], _S436);
                    acc_1[0U][2U] = _S441;
                    float4 _S442 = weigh_0(weights_0[1U][4U], _S440, _S437);
                    acc_1[1U][2U] = _S442;
                    float4 _S443 = weigh_0(weights_0[2U][4U], _S440, _S438);
                    acc_1[2U][2U] = _S443;
                    float4 _S444 = weigh_0(weights_0[3U][4U], _S440, _S439);
                    acc_1[3U][2U] = _S444;
                    float4 _S445 = (*(&kernelContext_14)->v_tile_0)[_S212];
                    float4 _S446 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S212], _S441);
                    acc_1[0U][2U] = _S446;
                    float4 _S447 = weigh_0(weights_0[1U][5U], _S445, _S442);
                    acc_1[1U][2U] = _S447;
                    float4 _S448 = weigh_0(weights_0[2U][5U], _S445, _S443);
                    acc_1[2U][2U] = _S448;
                    float4 _S449 = weigh_0(weights_0[3U][5U], _S445, _S444);
                    acc_1[3U][2U] = _S449;
                    float4 _S450 = (*(&kernelContext_14)->v_tile_0)[_S217];
                    float4 _S451 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S217], _S446);
                    acc_1[0U][2U] = _S451;
                    float4 _S452 = weigh_0(weights_0[1U][6U], _S450, _S447);
                    acc_1[1U][2U] = _S452;
                    float4 _S453 = weigh_0(weights_0[2U][6U], _S450, _S448);
                    acc_1[2U][2U] = _S453;
                    float4 _S454 = weigh_0(weights_0[3U][6U], _S450, _S449);
                    acc_1[3U][2U] = _S454;
                    float4 _S455 = (*(&kernelContext_14)->v_tile_0)[_S222];
                    acc_1[0U][2U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S222], _S451);
                    acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S455, _S452);
                    acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S455, _S453);
                    acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S455, _S454);
                    float4 _S456 = (*(&kernelContext_14)->v_tile_0)[_S227];
                    float4 _S457 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S227], acc_1[0U][3U]);
                    acc_1[0U][3U] = _S457;
                    float4 _S458 = weigh_0(weights_0[1U][0U], _S456, acc_1[1U][3U]);
                    acc_1[1U][3U] = _S458;
                    float4 _S459 = weigh_0(weights_0[2U][0U], _S456, acc_1[2U][3U]);
                    acc_1[2U][3U] = _S459;
                    float4 _S460 = weigh_0(weights_0[3U][0U], _S456, acc_1[3U][3U]);
                    acc_1[3U][3U] = _S460;
                    float4 _S461 = (*(&kernelContext_14)->v_tile_0)[_S232];
                    float4 _S462 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S232], _S457);
                    acc_1[0U][3U] = _S462;
                    float4 _S463 = weigh_0(weights_0[1U][1U], _S461, _S458);
                    acc_1[1U][3U] = _S463;
                    float4 _S464 = weigh_0(weights_0[2U][1U], _S461, _S459);
                    acc_1[2U][3U] = _S464;
                    float4 _S465 = weigh_0(weights_0[3U][1U], _S461, _S460);
                    acc_1[3U][3U] = _S465;
                    float4 _S466 = (*(&kernelContext_14)->v_tile_0)[_S237];
                    float4 _S467 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S237], _S462);
                    acc_1[0U][3U] = _S467;
                    float4 _S468 = weigh_0(weights_0[1U][2U], _S466, _S463);
                    acc_1[1U][3U] = _S468;
                    float4 _S469 = weigh_0(weights_0[2U][2U], _S466, _S464);
                    acc_1[2U][3U] = _S469;
                    float4 _S470 = weigh_0(weights_0[3U][2U], _S466, _S465);
                    acc_1[3U][3U] = _S470;
                    float4 _S471 = (*(&kernelContext_14)->v_tile_0)[_S242];
                    float4 _S472 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S242], _S467);
                    acc_1[0U][3U] = _S472;
                    float4 _S473 = weigh_0(weights_0[1U][3U], _S471, _S468);
                    acc_1[1U][3U] = _S473;
                    float4 _S474 = weigh_0(weights_0[2U][3U], _S471, _S469);
                    acc_1[2U][3U] = _S474;
                    float4 _S475 = weigh_0(weights_0[3U][3U], _S471, _S470);
                    acc_1[3U][3U] = _S475;
                    float4 _S476 = (*(&kernelContext_14)->v_tile_0)[_S247];
                    float4 _S477 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S247], _S472);
                    acc_1[0U][3U] = _S477;
                    float4 _S478 = weigh_0(weights_0[1U][4U], _S476, _S473);
                    acc_1[1U][3U] = _S478;
                    float4 _S479 = weigh_0(weights_0[2U][4U], _S476, _S474);
                    acc_1[2U][3U] = _S479;
                    float4 _S480 = weigh_0(weights_0[3U][4U], _S476, _S475);
                    acc_1[3U][3U] = _S480;
                    float4 _S481 = (*(&kernelContext_14)->v_tile_0)[_S252];
                    float4 _S482 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S252], _S477);
                    acc_1[0U][3U] = _S482;
                    float4 _S483 = weigh_0(weights_0[1U][5U], _S481, _S478);
                    acc_1[1U][3U] = _S483;
                    float4 _S484 = weigh_0(weights_0[2U][5U], _S481, _S479);
                    acc_1[2U][3U] = _S484;
                    float4 _S485 = weigh_0(weights_0[3U][5U], _S481, _S480);
                    acc_1[3U][3U] = _S485;
                    float4 _S486 = (*(&kernelContext_14)->v_tile_0)[_S257];
                    float4 _S487 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S257], _S482);
                    acc_1[0U][3U] = _S487;
                    float4 _S488 = weigh_0(weights_0[1U][6U], _S486, _S483);
                    acc_1[1U][3U] = _S488;
                    float4 _S489 = weigh_0(weights_0[2U][6U], _S486, _S484);
                    acc_1[2U][3U] = _S489;
                    float4 _S490 = weigh_0(weights_0[3U][6U], _S486, _S485);
                    acc_1[3U][3U] = _S490;
                    float4 _S491 = (*(&kernelContext_14)->v_tile_0)[_S262];
                    acc_1[0U][3U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S262], _S487);
                    acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S491, _S488);
                    acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S491, _S489);
                    acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S491, _S490);
                }
                else
                {
                    float4 _S492 = (*(&kernelContext_14)->v_tile_0)[_S100];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S492, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][0U], _S492, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][0U], _S492, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][0U], _S492, acc_1[3U][0U]);
                    }
                    float4 _S493 = (*(&kernelContext_14)->v_tile_0)[_S106];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][1U], _S493, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S493, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][1U], _S493, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][1U], _S493, acc_1[3U][0U]);
                    }
                    float4 _S494 = (*(&kernelContext_14)->v_tile_0)[_S112];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][2U], _S494, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][2U], _S494, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S494, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][2U], _S494, acc_1[3U][0U]);
                    }
                    float4 _S495 = (*(&kernelContext_14)->v_tile_0)[_S118];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][3U], _S495, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S495, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S495, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S495, acc_1[3U][0U]);
                    }
                    float4 _S496 = (*(&kernelContext_14)->v_tile_0)[_S124];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][4U], _S496, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][4U], _S496, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][4U], _S496, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][4U], _S496, acc_1[3U][0U]);
                    }
                    float4 _S497 = (*(&kernelContext_14)->v_tile_0)[_S130];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][5U], _S497, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][5U], _S497, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][5U], _S497, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][5U], _S497, acc_1[3U][0U]);
                    }
                    float4 _S498 = (*(&kernelContext_14)->v_tile_0)[_S136];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][6U], _S498, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][6U], _S498, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][6U], _S498, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][6U], _S498, acc_1[3U][0U]);
                    }
                    float4 _S499 = (*(&kernelContext_14)->v_tile_0)[_S142];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][7U], _S499, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S499, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S499, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S499, acc_1[3U][0U]);
                    }
                    float4 _S500 = (*(&kernelContext_14)->v_tile_0)[_S147];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S500, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][0U], _S500, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][0U], _S500, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][0U], _S500, acc_1[3U][1U]);
                    }
                    float4 _S501 = (*(&kernelContext_14)->v_tile_0)[_S152];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][1U], _S501, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S501, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][1U], _S501, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][1U], _S501, acc_1[3U][1U]);
                    }
                    float4 _S502 = (*(&kernelContext_14)->v_tile_0)[_S157];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][2U], _S502, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][2U], _S502, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S502, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][2U], _S502, acc_1[3U][1U]);
                    }
                    float4 _S503 = (*(&kernelContext_14)->v_tile_0)[_S162];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][3U], _S503, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S503, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S503, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S503, acc_1[3U][1U]);
                    }
                    float4 _S504 = (*(&kernelContext_14)->v_tile_0)[_S167];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][4U], _S504, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][4U], _S504, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][4U], _S504, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][4U], _S504, acc_1[3U][1U]);
                    }
                    float4 _S505 = (*(&kernelContext_14)->v_tile_0)[_S172];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][5U], _S505, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][5U], _S505, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][5U], _S505, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][5U], _S505, acc_1[3U][1U]);
                    }
                    float4 _S506 = (*(&kernelContext_14)->v_tile_0)[_S177];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][6U], _S506, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][6U], _S506, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][6U], _S506, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][6U], _S506, acc_1[3U][1U]);
                    }
                    float4 _S507 = (*(&kernelContext_14)->v_tile_0)[_S182];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][7U], _S507, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S507, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S507, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S507, acc_1[3U][1U]);
                    }
                    float4 _S508 = (*(&kernelContext_14)->v_tile_0)[_S187];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][0U], _S508, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][0U], _S508, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][0U], _S508, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][0U], _S508, acc_1[3U][2U]);
                    }
                    float4 _S509 = (*(&kernelContext_14)->v_tile_0)[_S192];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][1U], _S509, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][1U], _S509, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][1U], _S509, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][1U], _S509, acc_1[3U][2U]);
                    }
                    float4 _S510 = (*(&kernelContext_14)->v_tile_0)[_S197];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][2U], _S510, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][2U], _S510, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][2U], _S510, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][2U], _S510, acc_1[3U][2U]);
                    }
                    float4 _S511 = (*(&kernelContext_14)->v_tile_0)[_S202];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][3U], _S511, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][3U], _S511, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][3U], _S511, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][3U], _S511, acc_1[3U][2U]);
                    }
                    float4 _S512 = (*(&kernelContext_14)->v_tile_0)[_S207];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][4U], _S512, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][4U], _S512, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][4U], _S512, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][4U], _S512, acc_1[3U][2U]);
                    }
                    float4 _S513 = (*(&kernelContext_14)->v_tile_0)[_S212];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][5U], _S513, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][5U], _S513, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][5U], _S513, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][5U], _S513, acc_1[3U][2U]);
                    }
                    float4 _S514 = (*(&kernelContext_14)->v_tile_0)[_S217];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][6U], _S514, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][6U], _S514, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][6U], _S514, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][6U], _S514, acc_1[3U][2U]);
                    }
                    float4 _S515 = (*(&kernelContext_14)->v_tile_0)[_S222];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][7U], _S515, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S515, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S515, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S515, acc_1[3U][2U]);
                    }
                    float4 _S516 = (*(&kernelContext_14)->v_tile_0)[_S227];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][0U], _S516, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][0U], _S516, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][0U], _S516, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][0U], _S516, acc_1[3U][3U]);
                    }
                    float4 _S517 = (*(&kernelContext_14)->v_tile_0)[_S232];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][1U], _S517, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][1U], _S517, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][1U], _S517, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][1U], _S517, acc_1[3U][3U]);
                    }
                    float4 _S518 = (*(&kernelContext_14)->v_tile_0)[_S237];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][2U], _S518, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][2U], _S518, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][2U], _S518, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][2U], _S518, acc_1[3U][3U]);
                    }
                    float4 _S519 = (*(&kernelContext_14)->v_tile_0)[_S242];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][3U], _S519, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][3U], _S519, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][3U], _S519, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][3U], _S519, acc_1[3U][3U]);
                    }
                    float4 _S520 = (*(&kernelContext_14)->v_tile_0)[_S247];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][4U], _S520, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][4U], _S520, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][4U], _S520, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][4U], _S520, acc_1[3U][3U]);
                    }
                    float4 _S521 = (*(&kernelContext_14)->v_tile_0)[_S252];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][5U], _S521, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][5U], _S521, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][5U], _S521, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][5U], _S521, acc_1[3U][3U]);
                    }
                    float4 _S522 = (*(&kernelContext_14)->v_tile_0)[_S257];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][6U], _S522, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][6U], _S522, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][6U], _S522, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][6U], _S522, acc_1[3U][3U]);
                    }
                    float4 _S523 = (*(&kernelContext_14)->v_tile_0)[_S262];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][7U], _S523, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S523, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S523, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S523, acc_1[3U][3U]);
                    }
                }
                step_0 = step_0 + 8U;
                l_2 = l_11;
            }
            tile_0 = tile_0 + 32U;
            m_3 = m_2;
        }
        bool _S524 = RANGES_0 == 2U;
        _S37 = _S524;
        if(_S524)
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
                thread Work_0 _S525 = _S38;
                uint _S526 = head_of_0(&_S525, _S40, &kernelContext_14);
                uint _S527 = query_of_0(_S40, &kernelContext_14);
                uint _S528 = scratch_of_0(_S38.batch_0, _S526, _S527, range_1, &kernelContext_14);
                store_range_0(_S528, 0U, m_3, l_2, poisoned_3, &kernelContext_14);
            }
            if(_S54 < (_S38.rows_0))
            {
                uint _S529 = query_of_0(_S54, &kernelContext_14);
                uint _S530 = keys_of_query_0(_S41, _S529, &kernelContext_14);
                _S33 = range_key_0 < _S530;
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                thread Work_0 _S531 = _S38;
                uint _S532 = head_of_0(&_S531, _S54, &kernelContext_14);
                uint _S533 = query_of_0(_S54, &kernelContext_14);
                uint _S534 = scratch_of_0(_S38.batch_0, _S532, _S533, range_1, &kernelContext_14);
                store_range_quad_0(_S534, lane_1, acc_1[0U][0U], &kernelContext_14);
                store_range_quad_0(_S534, _S61, acc_1[0U][1U], &kernelContext_14);
                store_range_quad_0(_S534, _S64, acc_1[0U][2U], &kernelContext_14);
                store_range_quad_0(_S534, _S67, acc_1[0U][3U], &kernelContext_14);
            }
            if(_S70 < (_S38.rows_0))
            {
                uint _S535 = query_of_0(_S70, &kernelContext_14);
                uint _S536 = keys_of_query_0(_S41, _S535, &kernelContext_14);
                _S34 = range_key_0 < _S536;
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                thread Work_0 _S537 = _S38;
                uint _S538 = head_of_0(&_S537, _S70, &kernelContext_14);
                uint _S539 = query_of_0(_S70, &kernelContext_14);
                uint _S540 = scratch_of_0(_S38.batch_0, _S538, _S539, range_1, &kernelContext_14);
                store_range_quad_0(_S540, lane_1, acc_1[1U][0U], &kernelContext_14);
                store_range_quad_0(_S540, _S61, acc_1[1U][1U], &kernelContext_14);
                store_range_quad_0(_S540, _S64, acc_1[1U][2U], &kernelContext_14);
                store_range_quad_0(_S540, _S67, acc_1[1U][3U], &kernelContext_14);
            }
            if(_S78 < (_S38.rows_0))
            {
                uint _S541 = query_of_0(_S78, &kernelContext_14);
                uint _S542 = keys_of_query_0(_S41, _S541, &kernelContext_14);
                _S35 = range_key_0 < _S542;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                thread Work_0 _S543 = _S38;
                uint _S544 = head_of_0(&_S543, _S78, &kernelContext_14);
                uint _S545 = query_of_0(_S78, &kernelContext_14);
                uint _S546 = scratch_of_0(_S38.batch_0, _S544, _S545, range_1, &kernelContext_14);
                store_range_quad_0(_S546, lane_1, acc_1[2U][0U], &kernelContext_14);
                store_range_quad_0(_S546, _S61, acc_1[2U][1U], &kernelContext_14);
                store_range_quad_0(_S546, _S64, acc_1[2U][2U], &kernelContext_14);
                store_range_quad_0(_S546, _S67, acc_1[2U][3U], &kernelContext_14);
            }
            if(_S86 < (_S38.rows_0))
            {
                uint _S547 = query_of_0(_S86, &kernelContext_14);
                uint _S548 = keys_of_query_0(_S41, _S547, &kernelContext_14);
                _S36 = range_key_0 < _S548;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S549 = _S38;
                uint _S550 = head_of_0(&_S549, _S86, &kernelContext_14);
                uint _S551 = query_of_0(_S86, &kernelContext_14);
                uint _S552 = scratch_of_0(_S38.batch_0, _S550, _S551, range_1, &kernelContext_14);
                store_range_quad_0(_S552, lane_1, acc_1[3U][0U], &kernelContext_14);
                store_range_quad_0(_S552, _S61, acc_1[3U][1U], &kernelContext_14);
                store_range_quad_0(_S552, _S64, acc_1[3U][2U], &kernelContext_14);
                store_range_quad_0(_S552, _S67, acc_1[3U][3U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S553 = fold_2;
            float _S554 = folded_0(&_S553, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S555 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            keeps_0[int(1)] = _S555;
            float _S556 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            keeps_0[int(2)] = _S556;
            float _S557 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            keeps_0[int(3)] = _S557;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S558 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            adds_0[int(1)] = _S558;
            float _S559 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            adds_0[int(2)] = _S559;
            float _S560 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            adds_0[int(3)] = _S560;
            total_2[0U][0U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][0U], acc_1[0U][0U]);
            total_2[0U][1U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][1U], acc_1[0U][1U]);
            total_2[0U][2U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][2U], acc_1[0U][2U]);
            total_2[0U][3U] = folded_1(keeps_0[0U], adds_0[0U], total_2[0U][3U], acc_1[0U][3U]);
            total_2[1U][0U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][0U], acc_1[1U][0U]);
            total_2[1U][1U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][1U], acc_1[1U][1U]);
            total_2[1U][2U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][2U], acc_1[1U][2U]);
            total_2[1U][3U] = folded_1(keeps_0[1U], adds_0[1U], total_2[1U][3U], acc_1[1U][3U]);
            total_2[2U][0U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][0U], acc_1[2U][0U]);
            total_2[2U][1U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][1U], acc_1[2U][1U]);
            total_2[2U][2U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][2U], acc_1[2U][2U]);
            total_2[2U][3U] = folded_1(keeps_0[2U], adds_0[2U], total_2[2U][3U], acc_1[2U][3U]);
            total_2[3U][0U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][0U], acc_1[3U][0U]);
            total_2[3U][1U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][1U], acc_1[3U][1U]);
            total_2[3U][2U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][2U], acc_1[3U][2U]);
            total_2[3U][3U] = folded_1(keeps_0[3U], adds_0[3U], total_2[3U][3U], acc_1[3U][3U]);
            m_2 = _S554;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S31 = _S94 < (_S38.last_range_0);
        }
        else
        {
            _S31 = false;
        }
        if(!_S31)
        {
            break;
        }
        range_1 = _S94;
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
        total_2[0U][2U] = acc_1[0U][2U];
        total_2[0U][3U] = acc_1[0U][3U];
        total_2[1U][0U] = acc_1[1U][0U];
        total_2[1U][1U] = acc_1[1U][1U];
        total_2[1U][2U] = acc_1[1U][2U];
        total_2[1U][3U] = acc_1[1U][3U];
        total_2[2U][0U] = acc_1[2U][0U];
        total_2[2U][1U] = acc_1[2U][1U];
        total_2[2U][2U] = acc_1[2U][2U];
        total_2[2U][3U] = acc_1[2U][3U];
        total_2[3U][0U] = acc_1[3U][0U];
        total_2[3U][1U] = acc_1[3U][1U];
        total_2[3U][2U] = acc_1[3U][2U];
        total_2[3U][3U] = acc_1[3U][3U];
        total_l_0 = l_2;
    }
    else
    {
        total_l_0 = m_2;
    }
    float _S561 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S561;
    float _S562 = (quad_shuffle((_S561), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    factors_0[int(1)] = _S562;
    float _S563 = (quad_shuffle((_S561), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    factors_0[int(2)] = _S563;
    float _S564 = (quad_shuffle((_S561), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    factors_0[int(3)] = _S564;
    int _S565;
    if(poisoned_3)
    {
        _S565 = int(1);
    }
    else
    {
        _S565 = int(0);
    }
    uint spoiled_bit_0 = uint(_S565);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S566 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    spoiled_0[int(1)] = _S566;
    uint _S567 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    spoiled_0[int(2)] = _S567;
    uint _S568 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    spoiled_0[int(3)] = _S568;
    if(_S54 < (_S38.rows_0))
    {
        thread Work_0 _S569 = _S38;
        uint _S570 = o_of_0(&_S569, _S54, &kernelContext_14);
        store_quad_0(_S570, _S58, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S570, _S62, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S570, _S65, total_2[0U][2U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S570, _S68, total_2[0U][3U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
    }
    if(_S70 < (_S38.rows_0))
    {
        thread Work_0 _S571 = _S38;
        uint _S572 = o_of_0(&_S571, _S70, &kernelContext_14);
        store_quad_0(_S572, _S58, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S572, _S62, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S572, _S65, total_2[1U][2U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S572, _S68, total_2[1U][3U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
    }
    if(_S78 < (_S38.rows_0))
    {
        thread Work_0 _S573 = _S38;
        uint _S574 = o_of_0(&_S573, _S78, &kernelContext_14);
        store_quad_0(_S574, _S58, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S574, _S62, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S574, _S65, total_2[2U][2U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S574, _S68, total_2[2U][3U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
    }
    if(_S86 < (_S38.rows_0))
    {
        thread Work_0 _S575 = _S38;
        uint _S576 = o_of_0(&_S575, _S86, &kernelContext_14);
        store_quad_0(_S576, _S58, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S576, _S62, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S576, _S65, total_2[3U][2U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S576, _S68, total_2[3U][3U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
    }
    return;
}

