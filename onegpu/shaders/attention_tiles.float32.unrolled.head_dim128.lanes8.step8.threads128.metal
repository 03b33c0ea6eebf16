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
    uint _S2;
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
        packed_float4 device* _S20 = kernelContext_9->scratch_0+(place_0 + (kernelContext_9->params_0->head_dim_0 + 3U) / 4U);
        int _S21;
        if(poisoned_0)
        {
            _S21 = int(1);
        }
        else
        {
            _S21 = int(0);
        }
        *_S20 = packed_float4(float4(m_0, l_0, float(_S21), 0.0)) ;
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
    float _S22 = max(*total_m_0, m_1);
    thread Fold_0 fold_0;
    (&fold_0)->keep_0 = exp(*total_m_0 - _S22);
    (&fold_0)->add_0 = exp(m_1 - _S22);
    *total_m_0 = _S22;
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
    uint _S23 = kernelContext_12->params_0->o_offset_0 + work_4->batch_0 * kernelContext_12->params_0->o_batch_0;
    uint _S24 = head_of_0(work_4, row_5, kernelContext_12);
    uint _S25 = _S23 + _S24 * kernelContext_12->params_0->o_head_0;
    uint _S26 = query_of_0(row_5, kernelContext_12);
    return _S25 + _S26 * kernelContext_12->params_0->o_row_0;
}

void store_quad_0(uint row_6, uint element_1, float4 quad_2, bool poisoned_2, KernelContext_0 thread* kernelContext_13)
{
    uint left_1 = kernelContext_13->params_0->head_dim_0 - min(kernelContext_13->params_0->head_dim_0, element_1);
    uint word_1 = row_6 + element_1;
    uint _S27;
    if(left_1 > 0U)
    {
        uint device* _S28 = kernelContext_13->o_words_0+word_1;
        if(poisoned_2)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_2.x)));
        }
        *_S28 = _S27;
    }
    if(left_1 > 1U)
    {
        uint device* _S29 = kernelContext_13->o_words_0+(word_1 + 1U);
        if(poisoned_2)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_2.y)));
        }
        *_S29 = _S27;
    }
    if(left_1 > 2U)
    {
        uint device* _S30 = kernelContext_13->o_words_0+(word_1 + 2U);
        if(poisoned_2)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_2.z)));
        }
        *_S30 = _S27;
    }
    if(left_1 > 3U)
    {
        uint device* _S31 = kernelContext_13->o_words_0+(word_1 + 3U);
        if(poisoned_2)
        {
            _S27 = 2143289344U;
        }
        else
        {
            _S27 = (as_type<uint>((quad_2.w)));
        }
        *_S31 = _S27;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], uint _builtinQuadLaneIndex_0 [[thread_index_in_quadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], packed_float4 device* scratch_1 [[buffer(7)]], uint device* o_words_1 [[buffer(4)]])
{
    float l_2;
    float m_2;
    bool _S32;
    bool _S33;
    bool _S34;
    bool _S35;
    bool _S36;
    bool _S37;
    bool _S38;
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
    (&kernelContext_14)->_S2 = _builtinWaveLaneIndex_0;
    uint number_1 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_1 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S39 = find_work_0(number_1, 64U, &kernelContext_14);
    uint lane_1 = thread_0 % 8U;
    uint first_row_1 = _S39.first_row_0 + thread_0 / 8U * 4U;
    uint last_row_0 = min(_S39.first_row_0 + 64U, _S39.rows_0) - 1U;
    uint _S40 = lane_1 % 4U;
    uint row_7 = first_row_1 + _S40;
    bool live_0 = row_7 < (_S39.rows_0);
    uint _S41 = min(row_7, last_row_0);
    uint _S42 = keys_of_batch_0(_S39.batch_0, &kernelContext_14);
    uint _S43 = query_of_0(last_row_0, &kernelContext_14);
    uint _S44 = keys_of_query_0(_S42, _S43, &kernelContext_14);
    uint _S45;
    if(live_0)
    {
        uint _S46 = query_of_0(_S41, &kernelContext_14);
        uint _S47 = keys_of_query_0(_S42, _S46, &kernelContext_14);
        _S45 = _S47;
    }
    else
    {
        _S45 = 0U;
    }
    bool has_mask_0 = (((&kernelContext_14)->params_0->flags_0) & 1U) != 0U;
    uint _S48;
    if(has_mask_0)
    {
        _S48 = 0U;
    }
    else
    {
        uint _S49 = query_of_0(_S39.first_row_0, &kernelContext_14);
        uint _S50 = keys_of_query_0(_S42, _S49, &kernelContext_14);
        _S48 = _S50;
    }
    uint _S51 = (&kernelContext_14)->params_0->k_offset_0 + _S39.batch_0 * (&kernelContext_14)->params_0->k_batch_0 + _S39.kv_head_0 * (&kernelContext_14)->params_0->k_head_0;
    uint _S52 = (&kernelContext_14)->params_0->v_offset_0 + _S39.batch_0 * (&kernelContext_14)->params_0->v_batch_0 + _S39.kv_head_0 * (&kernelContext_14)->params_0->v_head_0;
    thread Work_0 _S53 = _S39;
    uint _S54 = mask_of_0(&_S53, _S41, &kernelContext_14);
    thread array<array<float4, int(4)>, int(4)> q_0;
    thread array<array<float4, int(4)>, int(4)> total_2;
    uint _S55 = first_row_1 + (_S40 ^ 0U);
    uint _S56 = min(_S55, last_row_0);
    thread Work_0 _S57 = _S39;
    uint _S58 = q_of_0(&_S57, _S56, &kernelContext_14);
    uint _S59 = lane_1 * 4U;
    float4 _S60 = load_quad_0((&kernelContext_14)->q_words_0, _S58, _S59, &kernelContext_14);
    q_0[0U][0U] = _S60 * float4((&kernelContext_14)->params_0->scale_0) ;
    float4 _S61 = float4(0.0, 0.0, 0.0, 0.0);
    total_2[0U][0U] = _S61;
    uint _S62 = 8U + lane_1;
    uint _S63 = _S62 * 4U;
    float4 _S64 = load_quad_0((&kernelContext_14)->q_words_0, _S58, _S63, &kernelContext_14);
    q_0[0U][1U] = _S64 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][1U] = _S61;
    uint _S65 = 16U + lane_1;
    uint _S66 = _S65 * 4U;
    float4 _S67 = load_quad_0((&kernelContext_14)->q_words_0, _S58, _S66, &kernelContext_14);
    q_0[0U][2U] = _S67 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][2U] = _S61;
    uint _S68 = 24U + lane_1;
    uint _S69 = _S68 * 4U;
    float4 _S70 = load_quad_0((&kernelContext_14)->q_words_0, _S58, _S69, &kernelContext_14);
    q_0[0U][3U] = _S70 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[0U][3U] = _S61;
    uint _S71 = first_row_1 + (_S40 ^ 1U);
    uint _S72 = min(_S71, last_row_0);
    thread Work_0 _S73 = _S39;
    uint _S74 = q_of_0(&_S73, _S72, &kernelContext_14);
    float4 _S75 = load_quad_0((&kernelContext_14)->q_words_0, _S74, _S59, &kernelContext_14);
    q_0[1U][0U] = _S75 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][0U] = _S61;
    float4 _S76 = load_quad_0((&kernelContext_14)->q_words_0, _S74, _S63, &kernelContext_14);
    q_0[1U][1U] = _S76 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][1U] = _S61;
    float4 _S77 = load_quad_0((&kernelContext_14)->q_words_0, _S74, _S66, &kernelContext_14);
    q_0[1U][2U] = _S77 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][2U] = _S61;
    float4 _S78 = load_quad_0((&kernelContext_14)->q_words_0, _S74, _S69, &kernelContext_14);
    q_0[1U][3U] = _S78 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[1U][3U] = _S61;
    uint _S79 = first_row_1 + (_S40 ^ 2U);
    uint _S80 = min(_S79, last_row_0);
    thread Work_0 _S81 = _S39;
    uint _S82 = q_of_0(&_S81, _S80, &kernelContext_14);
    float4 _S83 = load_quad_0((&kernelContext_14)->q_words_0, _S82, _S59, &kernelContext_14);
    q_0[2U][0U] = _S83 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][0U] = _S61;
    float4 _S84 = load_quad_0((&kernelContext_14)->q_words_0, _S82, _S63, &kernelContext_14);
    q_0[2U][1U] = _S84 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][1U] = _S61;
    float4 _S85 = load_quad_0((&kernelContext_14)->q_words_0, _S82, _S66, &kernelContext_14);
    q_0[2U][2U] = _S85 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][2U] = _S61;
    float4 _S86 = load_quad_0((&kernelContext_14)->q_words_0, _S82, _S69, &kernelContext_14);
    q_0[2U][3U] = _S86 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[2U][3U] = _S61;
    uint _S87 = first_row_1 + (_S40 ^ 3U);
    uint _S88 = min(_S87, last_row_0);
    thread Work_0 _S89 = _S39;
    uint _S90 = q_of_0(&_S89, _S88, &kernelContext_14);
    float4 _S91 = load_quad_0((&kernelContext_14)->q_words_0, _S90, _S59, &kernelContext_14);
    q_0[3U][0U] = _S91 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][0U] = _S61;
    float4 _S92 = load_quad_0((&kernelContext_14)->q_words_0, _S90, _S63, &kernelContext_14);
    q_0[3U][1U] = _S92 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][1U] = _S61;
    float4 _S93 = load_quad_0((&kernelContext_14)->q_words_0, _S90, _S66, &kernelContext_14);
    q_0[3U][2U] = _S93 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][2U] = _S61;
    float4 _S94 = load_quad_0((&kernelContext_14)->q_words_0, _S90, _S69, &kernelContext_14);
    q_0[3U][3U] = _S94 * float4((&kernelContext_14)->params_0->scale_0) ;
    total_2[3U][3U] = _S61;
    thread float total_m_1 = -3.4028234663852886e+38;
    thread array<array<float4, int(4)>, int(4)> acc_1;
    acc_1[0U][0U] = _S61;
    acc_1[0U][1U] = _S61;
    acc_1[0U][2U] = _S61;
    acc_1[0U][3U] = _S61;
    acc_1[1U][0U] = _S61;
    acc_1[1U][1U] = _S61;
    acc_1[1U][2U] = _S61;
    acc_1[1U][3U] = _S61;
    acc_1[2U][0U] = _S61;
    acc_1[2U][1U] = _S61;
    acc_1[2U][2U] = _S61;
    acc_1[2U][3U] = _S61;
    acc_1[3U][0U] = _S61;
    acc_1[3U][1U] = _S61;
    acc_1[3U][2U] = _S61;
    acc_1[3U][3U] = _S61;
    thread bool poisoned_3 = false;
    uint range_1 = _S39.first_range_0;
    float total_l_0 = 0.0;
    for(;;)
    {
        uint _S95 = range_1 + 1U;
        uint _S96 = min(_S95 * (&kernelContext_14)->params_0->range_keys_0, _S44);
        acc_1[0U][0U] = _S61;
        acc_1[0U][1U] = _S61;
        acc_1[0U][2U] = _S61;
        acc_1[0U][3U] = _S61;
        acc_1[1U][0U] = _S61;
        acc_1[1U][1U] = _S61;
        acc_1[1U][2U] = _S61;
        acc_1[1U][3U] = _S61;
        acc_1[2U][0U] = _S61;
        acc_1[2U][1U] = _S61;
        acc_1[2U][2U] = _S61;
        acc_1[2U][3U] = _S61;
        acc_1[3U][0U] = _S61;
        acc_1[3U][1U] = _S61;
        acc_1[3U][2U] = _S61;
        acc_1[3U][3U] = _S61;
        uint tile_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
        float m_3 = -3.4028234663852886e+38;
        l_2 = 0.0;
        for(;;)
        {
            if(tile_0 < _S96)
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
                uint element_2 = slot_0 % 32U * 4U;
                float4 k_quad_0;
                float4 v_quad_0;
                if(key_0 < _S96)
                {
                    float4 _S97 = load_quad_0((&kernelContext_14)->k_words_0, _S51 + key_0 * (&kernelContext_14)->params_0->k_row_0, element_2, &kernelContext_14);
                    float4 _S98 = load_quad_0((&kernelContext_14)->v_words_0, _S52 + key_0 * (&kernelContext_14)->params_0->v_row_0, element_2, &kernelContext_14);
                    k_quad_0 = _S97;
                    v_quad_0 = _S98;
                }
                else
                {
                    k_quad_0 = _S61;
                    v_quad_0 = _S61;
                }
                (*(&kernelContext_14)->k_tile_0)[slot_0] = k_quad_0;
                (*(&kernelContext_14)->v_tile_0)[slot_0] = v_quad_0;
                slot_0 = slot_0 + 128U;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup);
            uint _S99 = min(16U, _S96 - tile_0);
            uint step_0 = 0U;
            m_2 = m_3;
            for(;;)
            {
                if(step_0 < _S99)
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
                uint _S100 = step_0 * 32U;
                uint _S101 = _S100 + lane_1;
                float _S102 = (*(&kernelContext_14)->k_tile_0)[_S101].x;
                float _S103 = (*(&kernelContext_14)->k_tile_0)[_S101].y;
                float _S104 = (*(&kernelContext_14)->k_tile_0)[_S101].z;
                float _S105 = (*(&kernelContext_14)->k_tile_0)[_S101].w;
                part_1[0U][0U] = fma(q_0[0U][0U].w, _S105, fma(q_0[0U][0U].z, _S104, fma(q_0[0U][0U].y, _S103, fma(q_0[0U][0U].x, _S102, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][0U].w, _S105, fma(q_0[1U][0U].z, _S104, fma(q_0[1U][0U].y, _S103, fma(q_0[1U][0U].x, _S102, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][0U].w, _S105, fma(q_0[2U][0U].z, _S104, fma(q_0[2U][0U].y, _S103, fma(q_0[2U][0U].x, _S102, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][0U].w, _S105, fma(q_0[3U][0U].z, _S104, fma(q_0[3U][0U].y, _S103, fma(q_0[3U][0U].x, _S102, part_1[3U][0U]))));
                uint _S106 = (step_0 + 1U) * 32U;
                uint _S107 = _S106 + lane_1;
                float _S108 = (*(&kernelContext_14)->k_tile_0)[_S107].x;
                float _S109 = (*(&kernelContext_14)->k_tile_0)[_S107].y;
                float _S110 = (*(&kernelContext_14)->k_tile_0)[_S107].z;
                float _S111 = (*(&kernelContext_14)->k_tile_0)[_S107].w;
                part_1[0U][1U] = fma(q_0[0U][0U].w, _S111, fma(q_0[0U][0U].z, _S110, fma(q_0[0U][0U].y, _S109, fma(q_0[0U][0U].x, _S108, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][0U].w, _S111, fma(q_0[1U][0U].z, _S110, fma(q_0[1U][0U].y, _S109, fma(q_0[1U][0U].x, _S108, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][0U].w, _S111, fma(q_0[2U][0U].z, _S110, fma(q_0[2U][0U].y, _S109, fma(q_0[2U][0U].x, _S108, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][0U].w, _S111, fma(q_0[3U][0U].z, _S110, fma(q_0[3U][0U].y, _S109, fma(q_0[3U][0U].x, _S108, part_1[3U][1U]))));
                uint _S112 = (step_0 + 2U) * 32U;
                uint _S113 = _S112 + lane_1;
                float _S114 = (*(&kernelContext_14)->k_tile_0)[_S113].x;
                float _S115 = (*(&kernelContext_14)->k_tile_0)[_S113].y;
                float _S116 = (*(&kernelContext_14)->k_tile_0)[_S113].z;
                float _S117 = (*(&kernelContext_14)->k_tile_0)[_S113].w;
                part_1[0U][2U] = fma(q_0[0U][0U].w, _S117, fma(q_0[0U][0U].z, _S116, fma(q_0[0U][0U].y, _S115, fma(q_0[0U][0U].x, _S114, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][0U].w, _S117, fma(q_0[1U][0U].z, _S116, fma(q_0[1U][0U].y, _S115, fma(q_0[1U][0U].x, _S114, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][0U].w, _S117, fma(q_0[2U][0U].z, _S116, fma(q_0[2U][0U].y, _S115, fma(q_0[2U][0U].x, _S114, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][0U].w, _S117, fma(q_0[3U][0U].z, _S116, fma(q_0[3U][0U].y, _S115, fma(q_0[3U][0U].x, _S114, part_1[3U][2U]))));
                uint _S118 = (step_0 + 3U) * 32U;
                uint _S119 = _S118 + lane_1;
                float _S120 = (*(&kernelContext_14)->k_tile_0)[_S119].x;
                float _S121 = (*(&kernelContext_14)->k_tile_0)[_S119].y;
                float _S122 = (*(&kernelContext_14)->k_tile_0)[_S119].z;
                float _S123 = (*(&kernelContext_14)->k_tile_0)[_S119].w;
                part_1[0U][3U] = fma(q_0[0U][0U].w, _S123, fma(q_0[0U][0U].z, _S122, fma(q_0[0U][0U].y, _S121, fma(q_0[0U][0U].x, _S120, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][0U].w, _S123, fma(q_0[1U][0U].z, _S122, fma(q_0[1U][0U].y, _S121, fma(q_0[1U][0U].x, _S120, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][0U].w, _S123, fma(q_0[2U][0U].z, _S122, fma(q_0[2U][0U].y, _S121, fma(q_0[2U][0U].x, _S120, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][0U].w, _S123, fma(q_0[3U][0U].z, _S122, fma(q_0[3U][0U].y, _S121, fma(q_0[3U][0U].x, _S120, part_1[3U][3U]))));
                uint _S124 = (step_0 + 4U) * 32U;
                uint _S125 = _S124 + lane_1;
                float _S126 = (*(&kernelContext_14)->k_tile_0)[_S125].x;
                float _S127 = (*(&kernelContext_14)->k_tile_0)[_S125].y;
                float _S128 = (*(&kernelContext_14)->k_tile_0)[_S125].z;
                float _S129 = (*(&kernelContext_14)->k_tile_0)[_S125].w;
                part_1[0U][4U] = fma(q_0[0U][0U].w, _S129, fma(q_0[0U][0U].z, _S128, fma(q_0[0U][0U].y, _S127, fma(q_0[0U][0U].x, _S126, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][0U].w, _S129, fma(q_0[1U][0U].z, _S128, fma(q_0[1U][0U].y, _S127, fma(q_0[1U][0U].x, _S126, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][0U].w, _S129, fma(q_0[2U][0U].z, _S128, fma(q_0[2U][0U].y, _S127, fma(q_0[2U][0U].x, _S126, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][0U].w, _S129, fma(q_0[3U][0U].z, _S128, fma(q_0[3U][0U].y, _S127, fma(q_0[3U][0U].x, _S126, part_1[3U][4U]))));
                uint _S130 = (step_0 + 5U) * 32U;
                uint _S131 = _S130 + lane_1;
                float _S132 = (*(&kernelContext_14)->k_tile_0)[_S131].x;
                float _S133 = (*(&kernelContext_14)->k_tile_0)[_S131].y;
                float _S134 = (*(&kernelContext_14)->k_tile_0)[_S131].z;
                float _S135 = (*(&kernelContext_14)->k_tile_0)[_S131].w;
                part_1[0U][5U] = fma(q_0[0U][0U].w, _S135, fma(q_0[0U][0U].z, _S134, fma(q_0[0U][0U].y, _S133, fma(q_0[0U][0U].x, _S132, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][0U].w, _S135, fma(q_0[1U][0U].z, _S134, fma(q_0[1U][0U].y, _S133, fma(q_0[1U][0U].x, _S132, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][0U].w, _S135, fma(q_0[2U][0U].z, _S134, fma(q_0[2U][0U].y, _S133, fma(q_0[2U][0U].x, _S132, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][0U].w, _S135, fma(q_0[3U][0U].z, _S134, fma(q_0[3U][0U].y, _S133, fma(q_0[3U][0U].x, _S132, part_1[3U][5U]))));
                uint _S136 = (step_0 + 6U) * 32U;
                uint _S137 = _S136 + lane_1;
                float _S138 = (*(&kernelContext_14)->k_tile_0)[_S137].x;
                float _S139 = (*(&kernelContext_14)->k_tile_0)[_S137].y;
                float _S140 = (*(&kernelContext_14)->k_tile_0)[_S137].z;
                float _S141 = (*(&kernelContext_14)->k_tile_0)[_S137].w;
                part_1[0U][6U] = fma(q_0[0U][0U].w, _S141, fma(q_0[0U][0U].z, _S140, fma(q_0[0U][0U].y, _S139, fma(q_0[0U][0U].x, _S138, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][0U].w, _S141, fma(q_0[1U][0U].z, _S140, fma(q_0[1U][0U].y, _S139, fma(q_0[1U][0U].x, _S138, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][0U].w, _S141, fma(q_0[2U][0U].z, _S140, fma(q_0[2U][0U].y, _S139, fma(q_0[2U][0U].x, _S138, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][0U].w, _S141, fma(q_0[3U][0U].z, _S140, fma(q_0[3U][0U].y, _S139, fma(q_0[3U][0U].x, _S138, part_1[3U][6U]))));
                uint _S142 = (step_0 + 7U) * 32U;
                uint _S143 = _S142 + lane_1;
                float _S144 = (*(&kernelContext_14)->k_tile_0)[_S143].x;
                float _S145 = (*(&kernelContext_14)->k_tile_0)[_S143].y;
                float _S146 = (*(&kernelContext_14)->k_tile_0)[_S143].z;
                float _S147 = (*(&kernelContext_14)->k_tile_0)[_S143].w;
                part_1[0U][7U] = fma(q_0[0U][0U].w, _S147, fma(q_0[0U][0U].z, _S146, fma(q_0[0U][0U].y, _S145, fma(q_0[0U][0U].x, _S144, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][0U].w, _S147, fma(q_0[1U][0U].z, _S146, fma(q_0[1U][0U].y, _S145, fma(q_0[1U][0U].x, _S144, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][0U].w, _S147, fma(q_0[2U][0U].z, _S146, fma(q_0[2U][0U].y, _S145, fma(q_0[2U][0U].x, _S144, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][0U].w, _S147, fma(q_0[3U][0U].z, _S146, fma(q_0[3U][0U].y, _S145, fma(q_0[3U][0U].x, _S144, part_1[3U][7U]))));
                uint _S148 = _S100 + 8U + lane_1;
                float _S149 = (*(&kernelContext_14)->k_tile_0)[_S148].x;
                float _S150 = (*(&kernelContext_14)->k_tile_0)[_S148].y;
                float _S151 = (*(&kernelContext_14)->k_tile_0)[_S148].z;
                float _S152 = (*(&kernelContext_14)->k_tile_0)[_S148].w;
                part_1[0U][0U] = fma(q_0[0U][1U].w, _S152, fma(q_0[0U][1U].z, _S151, fma(q_0[0U][1U].y, _S150, fma(q_0[0U][1U].x, _S149, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][1U].w, _S152, fma(q_0[1U][1U].z, _S151, fma(q_0[1U][1U].y, _S150, fma(q_0[1U][1U].x, _S149, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][1U].w, _S152, fma(q_0[2U][1U].z, _S151, fma(q_0[2U][1U].y, _S150, fma(q_0[2U][1U].x, _S149, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][1U].w, _S152, fma(q_0[3U][1U].z, _S151, fma(q_0[3U][1U].y, _S150, fma(q_0[3U][1U].x, _S149, part_1[3U][0U]))));
                uint _S153 = _S106 + 8U + lane_1;
                float _S154 = (*(&kernelContext_14)->k_tile_0)[_S153].x;
                float _S155 = (*(&kernelContext_14)->k_tile_0)[_S153].y;
                float _S156 = (*(&kernelContext_14)->k_tile_0)[_S153].z;
                float _S157 = (*(&kernelContext_14)->k_tile_0)[_S153].w;
                part_1[0U][1U] = fma(q_0[0U][1U].w, _S157, fma(q_0[0U][1U].z, _S156, fma(q_0[0U][1U].y, _S155, fma(q_0[0U][1U].x, _S154, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][1U].w, _S157, fma(q_0[1U][1U].z, _S156, fma(q_0[1U][1U].y, _S155, fma(q_0[1U][1U].x, _S154, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][1U].w, _S157, fma(q_0[2U][1U].z, _S156, fma(q_0[2U][1U].y, _S155, fma(q_0[2U][1U].x, _S154, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][1U].w, _S157, fma(q_0[3U][1U].z, _S156, fma(q_0[3U][1U].y, _S155, fma(q_0[3U][1U].x, _S154, part_1[3U][1U]))));
                uint _S158 = _S112 + 8U + lane_1;
                float _S159 = (*(&kernelContext_14)->k_tile_0)[_S158].x;
                float _S160 = (*(&kernelContext_14)->k_tile_0)[_S158].y;
                float _S161 = (*(&kernelContext_14)->k_tile_0)[_S158].z;
                float _S162 = (*(&kernelContext_14)->k_tile_0)[_S158].w;
                part_1[0U][2U] = fma(q_0[0U][1U].w, _S162, fma(q_0[0U][1U].z, _S161, fma(q_0[0U][1U].y, _S160, fma(q_0[0U][1U].x, _S159, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][1U].w, _S162, fma(q_0[1U][1U].z, _S161, fma(q_0[1U][1U].y, _S160, fma(q_0[1U][1U].x, _S159, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][1U].w, _S162, fma(q_0[2U][1U].z, _S161, fma(q_0[2U][1U].y, _S160, fma(q_0[2U][1U].x, _S159, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][1U].w, _S162, fma(q_0[3U][1U].z, _S161, fma(q_0[3U][1U].y, _S160, fma(q_0[3U][1U].x, _S159, part_1[3U][2U]))));
                uint _S163 = _S118 + 8U + lane_1;
                float _S164 = (*(&kernelContext_14)->k_tile_0)[_S163].x;
                float _S165 = (*(&kernelContext_14)->k_tile_0)[_S163].y;
                float _S166 = (*(&kernelContext_14)->k_tile_0)[_S163].z;
                float _S167 = (*(&kernelContext_14)->k_tile_0)[_S163].w;
                part_1[0U][3U] = fma(q_0[0U][1U].w, _S167, fma(q_0[0U][1U].z, _S166, fma(q_0[0U][1U].y, _S165, fma(q_0[0U][1U].x, _S164, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][1U].w, _S167, fma(q_0[1U][1U].z, _S166, fma(q_0[1U][1U].y, _S165, fma(q_0[1U][1U].x, _S164, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][1U].w, _S167, fma(q_0[2U][1U].z, _S166, fma(q_0[2U][1U].y, _S165, fma(q_0[2U][1U].x, _S164, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][1U].w, _S167, fma(q_0[3U][1U].z, _S166, fma(q_0[3U][1U].y, _S165, fma(q_0[3U][1U].x, _S164, part_1[3U][3U]))));
                uint _S168 = _S124 + 8U + lane_1;
                float _S169 = (*(&kernelContext_14)->k_tile_0)[_S168].x;
                float _S170 = (*(&kernelContext_14)->k_tile_0)[_S168].y;
                float _S171 = (*(&kernelContext_14)->k_tile_0)[_S168].z;
                float _S172 = (*(&kernelContext_14)->k_tile_0)[_S168].w;
                part_1[0U][4U] = fma(q_0[0U][1U].w, _S172, fma(q_0[0U][1U].z, _S171, fma(q_0[0U][1U].y, _S170, fma(q_0[0U][1U].x, _S169, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][1U].w, _S172, fma(q_0[1U][1U].z, _S171, fma(q_0[1U][1U].y, _S170, fma(q_0[1U][1U].x, _S169, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][1U].w, _S172, fma(q_0[2U][1U].z, _S171, fma(q_0[2U][1U].y, _S170, fma(q_0[2U][1U].x, _S169, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][1U].w, _S172, fma(q_0[3U][1U].z, _S171, fma(q_0[3U][1U].y, _S170, fma(q_0[3U][1U].x, _S169, part_1[3U][4U]))));
                uint _S173 = _S130 + 8U + lane_1;
                float _S174 = (*(&kernelContext_14)->k_tile_0)[_S173].x;
                float _S175 = (*(&kernelContext_14)->k_tile_0)[_S173].y;
                float _S176 = (*(&kernelContext_14)->k_tile_0)[_S173].z;
                float _S177 = (*(&kernelContext_14)->k_tile_0)[_S173].w;
                part_1[0U][5U] = fma(q_0[0U][1U].w, _S177, fma(q_0[0U][1U].z, _S176, fma(q_0[0U][1U].y, _S175, fma(q_0[0U][1U].x, _S174, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][1U].w, _S177, fma(q_0[1U][1U].z, _S176, fma(q_0[1U][1U].y, _S175, fma(q_0[1U][1U].x, _S174, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][1U].w, _S177, fma(q_0[2U][1U].z, _S176, fma(q_0[2U][1U].y, _S175, fma(q_0[2U][1U].x, _S174, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][1U].w, _S177, fma(q_0[3U][1U].z, _S176, fma(q_0[3U][1U].y, _S175, fma(q_0[3U][1U].x, _S174, part_1[3U][5U]))));
                uint _S178 = _S136 + 8U + lane_1;
                float _S179 = (*(&kernelContext_14)->k_tile_0)[_S178].x;
                float _S180 = (*(&kernelContext_14)->k_tile_0)[_S178].y;
                float _S181 = (*(&kernelContext_14)->k_tile_0)[_S178].z;
                float _S182 = (*(&kernelContext_14)->k_tile_0)[_S178].w;
                part_1[0U][6U] = fma(q_0[0U][1U].w, _S182, fma(q_0[0U][1U].z, _S181, fma(q_0[0U][1U].y, _S180, fma(q_0[0U][1U].x, _S179, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][1U].w, _S182, fma(q_0[1U][1U].z, _S181, fma(q_0[1U][1U].y, _S180, fma(q_0[1U][1U].x, _S179, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][1U].w, _S182, fma(q_0[2U][1U].z, _S181, fma(q_0[2U][1U].y, _S180, fma(q_0[2U][1U].x, _S179, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][1U].w, _S182, fma(q_0[3U][1U].z, _S181, fma(q_0[3U][1U].y, _S180, fma(q_0[3U][1U].x, _S179, part_1[3U][6U]))));
                uint _S183 = _S142 + 8U + lane_1;
                float _S184 = (*(&kernelContext_14)->k_tile_0)[_S183].x;
                float _S185 = (*(&kernelContext_14)->k_tile_0)[_S183].y;
                float _S186 = (*(&kernelContext_14)->k_tile_0)[_S183].z;
                float _S187 = (*(&kernelContext_14)->k_tile_0)[_S183].w;
                part_1[0U][7U] = fma(q_0[0U][1U].w, _S187, fma(q_0[0U][1U].z, _S186, fma(q_0[0U][1U].y, _S185, fma(q_0[0U][1U].x, _S184, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][1U].w, _S187, fma(q_0[1U][1U].z, _S186, fma(q_0[1U][1U].y, _S185, fma(q_0[1U][1U].x, _S184, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][1U].w, _S187, fma(q_0[2U][1U].z, _S186, fma(q_0[2U][1U].y, _S185, fma(q_0[2U][1U].x, _S184, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][1U].w, _S187, fma(q_0[3U][1U].z, _S186, fma(q_0[3U][1U].y, _S185, fma(q_0[3U][1U].x, _S184, part_1[3U][7U]))));
                uint _S188 = _S100 + 16U + lane_1;
                float _S189 = (*(&kernelContext_14)->k_tile_0)[_S188].x;
                float _S190 = (*(&kernelContext_14)->k_tile_0)[_S188].y;
                float _S191 = (*(&kernelContext_14)->k_tile_0)[_S188].z;
                float _S192 = (*(&kernelContext_14)->k_tile_0)[_S188].w;
                part_1[0U][0U] = fma(q_0[0U][2U].w, _S192, fma(q_0[0U][2U].z, _S191, fma(q_0[0U][2U].y, _S190, fma(q_0[0U][2U].x, _S189, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][2U].w, _S192, fma(q_0[1U][2U].z, _S191, fma(q_0[1U][2U].y, _S190, fma(q_0[1U][2U].x, _S189, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][2U].w, _S192, fma(q_0[2U][2U].z, _S191, fma(q_0[2U][2U].y, _S190, fma(q_0[2U][2U].x, _S189, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][2U].w, _S192, fma(q_0[3U][2U].z, _S191, fma(q_0[3U][2U].y, _S190, fma(q_0[3U][2U].x, _S189, part_1[3U][0U]))));
                uint _S193 = _S106 + 16U + lane_1;
                float _S194 = (*(&kernelContext_14)->k_tile_0)[_S193].x;
                float _S195 = (*(&kernelContext_14)->k_tile_0)[_S193].y;
                float _S196 = (*(&kernelContext_14)->k_tile_0)[_S193].z;
                float _S197 = (*(&kernelContext_14)->k_tile_0)[_S193].w;
                part_1[0U][1U] = fma(q_0[0U][2U].w, _S197, fma(q_0[0U][2U].z, _S196, fma(q_0[0U][2U].y, _S195, fma(q_0[0U][2U].x, _S194, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][2U].w, _S197, fma(q_0[1U][2U].z, _S196, fma(q_0[1U][2U].y, _S195, fma(q_0[1U][2U].x, _S194, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][2U].w, _S197, fma(q_0[2U][2U].z, _S196, fma(q_0[2U][2U].y, _S195, fma(q_0[2U][2U].x, _S194, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][2U].w, _S197, fma(q_0[3U][2U].z, _S196, fma(q_0[3U][2U].y, _S195, fma(q_0[3U][2U].x, _S194, part_1[3U][1U]))));
                uint _S198 = _S112 + 16U + lane_1;
                float _S199 = (*(&kernelContext_14)->k_tile_0)[_S198].x;
                float _S200 = (*(&kernelContext_14)->k_tile_0)[_S198].y;
                float _S201 = (*(&kernelContext_14)->k_tile_0)[_S198].z;
                float _S202 = (*(&kernelContext_14)->k_tile_0)[_S198].w;
                part_1[0U][2U] = fma(q_0[0U][2U].w, _S202, fma(q_0[0U][2U].z, _S201, fma(q_0[0U][2U].y, _S200, fma(q_0[0U][2U].x, _S199, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][2U].w, _S202, fma(q_0[1U][2U].z, _S201, fma(q_0[1U][2U].y, _S200, fma(q_0[1U][2U].x, _S199, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][2U].w, _S202, fma(q_0[2U][2U].z, _S201, fma(q_0[2U][2U].y, _S200, fma(q_0[2U][2U].x, _S199, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][2U].w, _S202, fma(q_0[3U][2U].z, _S201, fma(q_0[3U][2U].y, _S200, fma(q_0[3U][2U].x, _S199, part_1[3U][2U]))));
                uint _S203 = _S118 + 16U + lane_1;
                float _S204 = (*(&kernelContext_14)->k_tile_0)[_S203].x;
                float _S205 = (*(&kernelContext_14)->k_tile_0)[_S203].y;
                float _S206 = (*(&kernelContext_14)->k_tile_0)[_S203].z;
                float _S207 = (*(&kernelContext_14)->k_tile_0)[_S203].w;
                part_1[0U][3U] = fma(q_0[0U][2U].w, _S207, fma(q_0[0U][2U].z, _S206, fma(q_0[0U][2U].y, _S205, fma(q_0[0U][2U].x, _S204, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][2U].w, _S207, fma(q_0[1U][2U].z, _S206, fma(q_0[1U][2U].y, _S205, fma(q_0[1U][2U].x, _S204, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][2U].w, _S207, fma(q_0[2U][2U].z, _S206, fma(q_0[2U][2U].y, _S205, fma(q_0[2U][2U].x, _S204, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][2U].w, _S207, fma(q_0[3U][2U].z, _S206, fma(q_0[3U][2U].y, _S205, fma(q_0[3U][2U].x, _S204, part_1[3U][3U]))));
                uint _S208 = _S124 + 16U + lane_1;
                float _S209 = (*(&kernelContext_14)->k_tile_0)[_S208].x;
                float _S210 = (*(&kernelContext_14)->k_tile_0)[_S208].y;
                float _S211 = (*(&kernelContext_14)->k_tile_0)[_S208].z;
                float _S212 = (*(&kernelContext_14)->k_tile_0)[_S208].w;
                part_1[0U][4U] = fma(q_0[0U][2U].w, _S212, fma(q_0[0U][2U].z, _S211, fma(q_0[0U][2U].y, _S210, fma(q_0[0U][2U].x, _S209, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][2U].w, _S212, fma(q_0[1U][2U].z, _S211, fma(q_0[1U][2U].y, _S210, fma(q_0[1U][2U].x, _S209, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][2U].w, _S212, fma(q_0[2U][2U].z, _S211, fma(q_0[2U][2U].y, _S210, fma(q_0[2U][2U].x, _S209, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][2U].w, _S212, fma(q_0[3U][2U].z, _S211, fma(q_0[3U][2U].y, _S210, fma(q_0[3U][2U].x, _S209, part_1[3U][4U]))));
                uint _S213 = _S130 + 16U + lane_1;
                float _S214 = (*(&kernelContext_14)->k_tile_0)[_S213].x;
                float _S215 = (*(&kernelContext_14)->k_tile_0)[_S213].y;
                float _S216 = (*(&kernelContext_14)->k_tile_0)[_S213].z;
                float _S217 = (*(&kernelContext_14)->k_tile_0)[_S213].w;
                part_1[0U][5U] = fma(q_0[0U][2U].w, _S217, fma(q_0[0U][2U].z, _S216, fma(q_0[0U][2U].y, _S215, fma(q_0[0U][2U].x, _S214, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][2U].w, _S217, fma(q_0[1U][2U].z, _S216, fma(q_0[1U][2U].y, _S215, fma(q_0[1U][2U].x, _S214, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][2U].w, _S217, fma(q_0[2U][2U].z, _S216, fma(q_0[2U][2U].y, _S215, fma(q_0[2U][2U].x, _S214, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][2U].w, _S217, fma(q_0[3U][2U].z, _S216, fma(q_0[3U][2U].y, _S215, fma(q_0[3U][2U].x, _S214, part_1[3U][5U]))));
                uint _S218 = _S136 + 16U + lane_1;
                float _S219 = (*(&kernelContext_14)->k_tile_0)[_S218].x;
                float _S220 = (*(&kernelContext_14)->k_tile_0)[_S218].y;
                float _S221 = (*(&kernelContext_14)->k_tile_0)[_S218].z;
                float _S222 = (*(&kernelContext_14)->k_tile_0)[_S218].w;
                part_1[0U][6U] = fma(q_0[0U][2U].w, _S222, fma(q_0[0U][2U].z, _S221, fma(q_0[0U][2U].y, _S220, fma(q_0[0U][2U].x, _S219, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][2U].w, _S222, fma(q_0[1U][2U].z, _S221, fma(q_0[1U][2U].y, _S220, fma(q_0[1U][2U].x, _S219, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][2U].w, _S222, fma(q_0[2U][2U].z, _S221, fma(q_0[2U][2U].y, _S220, fma(q_0[2U][2U].x, _S219, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][2U].w, _S222, fma(q_0[3U][2U].z, _S221, fma(q_0[3U][2U].y, _S220, fma(q_0[3U][2U].x, _S219, part_1[3U][6U]))));
                uint _S223 = _S142 + 16U + lane_1;
                float _S224 = (*(&kernelContext_14)->k_tile_0)[_S223].x;
                float _S225 = (*(&kernelContext_14)->k_tile_0)[_S223].y;
                float _S226 = (*(&kernelContext_14)->k_tile_0)[_S223].z;
                float _S227 = (*(&kernelContext_14)->k_tile_0)[_S223].w;
                part_1[0U][7U] = fma(q_0[0U][2U].w, _S227, fma(q_0[0U][2U].z, _S226, fma(q_0[0U][2U].y, _S225, fma(q_0[0U][2U].x, _S224, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][2U].w, _S227, fma(q_0[1U][2U].z, _S226, fma(q_0[1U][2U].y, _S225, fma(q_0[1U][2U].x, _S224, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][2U].w, _S227, fma(q_0[2U][2U].z, _S226, fma(q_0[2U][2U].y, _S225, fma(q_0[2U][2U].x, _S224, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][2U].w, _S227, fma(q_0[3U][2U].z, _S226, fma(q_0[3U][2U].y, _S225, fma(q_0[3U][2U].x, _S224, part_1[3U][7U]))));
                uint _S228 = _S100 + 24U + lane_1;
                float _S229 = (*(&kernelContext_14)->k_tile_0)[_S228].x;
                float _S230 = (*(&kernelContext_14)->k_tile_0)[_S228].y;
                float _S231 = (*(&kernelContext_14)->k_tile_0)[_S228].z;
                float _S232 = (*(&kernelContext_14)->k_tile_0)[_S228].w;
                part_1[0U][0U] = fma(q_0[0U][3U].w, _S232, fma(q_0[0U][3U].z, _S231, fma(q_0[0U][3U].y, _S230, fma(q_0[0U][3U].x, _S229, part_1[0U][0U]))));
                part_1[1U][0U] = fma(q_0[1U][3U].w, _S232, fma(q_0[1U][3U].z, _S231, fma(q_0[1U][3U].y, _S230, fma(q_0[1U][3U].x, _S229, part_1[1U][0U]))));
                part_1[2U][0U] = fma(q_0[2U][3U].w, _S232, fma(q_0[2U][3U].z, _S231, fma(q_0[2U][3U].y, _S230, fma(q_0[2U][3U].x, _S229, part_1[2U][0U]))));
                part_1[3U][0U] = fma(q_0[3U][3U].w, _S232, fma(q_0[3U][3U].z, _S231, fma(q_0[3U][3U].y, _S230, fma(q_0[3U][3U].x, _S229, part_1[3U][0U]))));
                uint _S233 = _S106 + 24U + lane_1;
                float _S234 = (*(&kernelContext_14)->k_tile_0)[_S233].x;
                float _S235 = (*(&kernelContext_14)->k_tile_0)[_S233].y;
                float _S236 = (*(&kernelContext_14)->k_tile_0)[_S233].z;
                float _S237 = (*(&kernelContext_14)->k_tile_0)[_S233].w;
                part_1[0U][1U] = fma(q_0[0U][3U].w, _S237, fma(q_0[0U][3U].z, _S236, fma(q_0[0U][3U].y, _S235, fma(q_0[0U][3U].x, _S234, part_1[0U][1U]))));
                part_1[1U][1U] = fma(q_0[1U][3U].w, _S237, fma(q_0[1U][3U].z, _S236, fma(q_0[1U][3U].y, _S235, fma(q_0[1U][3U].x, _S234, part_1[1U][1U]))));
                part_1[2U][1U] = fma(q_0[2U][3U].w, _S237, fma(q_0[2U][3U].z, _S236, fma(q_0[2U][3U].y, _S235, fma(q_0[2U][3U].x, _S234, part_1[2U][1U]))));
                part_1[3U][1U] = fma(q_0[3U][3U].w, _S237, fma(q_0[3U][3U].z, _S236, fma(q_0[3U][3U].y, _S235, fma(q_0[3U][3U].x, _S234, part_1[3U][1U]))));
                uint _S238 = _S112 + 24U + lane_1;
                float _S239 = (*(&kernelContext_14)->k_tile_0)[_S238].x;
                float _S240 = (*(&kernelContext_14)->k_tile_0)[_S238].y;
                float _S241 = (*(&kernelContext_14)->k_tile_0)[_S238].z;
                float _S242 = (*(&kernelContext_14)->k_tile_0)[_S238].w;
                part_1[0U][2U] = fma(q_0[0U][3U].w, _S242, fma(q_0[0U][3U].z, _S241, fma(q_0[0U][3U].y, _S240, fma(q_0[0U][3U].x, _S239, part_1[0U][2U]))));
                part_1[1U][2U] = fma(q_0[1U][3U].w, _S242, fma(q_0[1U][3U].z, _S241, fma(q_0[1U][3U].y, _S240, fma(q_0[1U][3U].x, _S239, part_1[1U][2U]))));
                part_1[2U][2U] = fma(q_0[2U][3U].w, _S242, fma(q_0[2U][3U].z, _S241, fma(q_0[2U][3U].y, _S240, fma(q_0[2U][3U].x, _S239, part_1[2U][2U]))));
                part_1[3U][2U] = fma(q_0[3U][3U].w, _S242, fma(q_0[3U][3U].z, _S241, fma(q_0[3U][3U].y, _S240, fma(q_0[3U][3U].x, _S239, part_1[3U][2U]))));
                uint _S243 = _S118 + 24U + lane_1;
                float _S244 = (*(&kernelContext_14)->k_tile_0)[_S243].x;
                float _S245 = (*(&kernelContext_14)->k_tile_0)[_S243].y;
                float _S246 = (*(&kernelContext_14)->k_tile_0)[_S243].z;
                float _S247 = (*(&kernelContext_14)->k_tile_0)[_S243].w;
                part_1[0U][3U] = fma(q_0[0U][3U].w, _S247, fma(q_0[0U][3U].z, _S246, fma(q_0[0U][3U].y, _S245, fma(q_0[0U][3U].x, _S244, part_1[0U][3U]))));
                part_1[1U][3U] = fma(q_0[1U][3U].w, _S247, fma(q_0[1U][3U].z, _S246, fma(q_0[1U][3U].y, _S245, fma(q_0[1U][3U].x, _S244, part_1[1U][3U]))));
                part_1[2U][3U] = fma(q_0[2U][3U].w, _S247, fma(q_0[2U][3U].z, _S246, fma(q_0[2U][3U].y, _S245, fma(q_0[2U][3U].x, _S244, part_1[2U][3U]))));
                part_1[3U][3U] = fma(q_0[3U][3U].w, _S247, fma(q_0[3U][3U].z, _S246, fma(q_0[3U][3U].y, _S245, fma(q_0[3U][3U].x, _S244, part_1[3U][3U]))));
                uint _S248 = _S124 + 24U + lane_1;
                float _S249 = (*(&kernelContext_14)->k_tile_0)[_S248].x;
                float _S250 = (*(&kernelContext_14)->k_tile_0)[_S248].y;
                float _S251 = (*(&kernelContext_14)->k_tile_0)[_S248].z;
                float _S252 = (*(&kernelContext_14)->k_tile_0)[_S248].w;
                part_1[0U][4U] = fma(q_0[0U][3U].w, _S252, fma(q_0[0U][3U].z, _S251, fma(q_0[0U][3U].y, _S250, fma(q_0[0U][3U].x, _S249, part_1[0U][4U]))));
                part_1[1U][4U] = fma(q_0[1U][3U].w, _S252, fma(q_0[1U][3U].z, _S251, fma(q_0[1U][3U].y, _S250, fma(q_0[1U][3U].x, _S249, part_1[1U][4U]))));
                part_1[2U][4U] = fma(q_0[2U][3U].w, _S252, fma(q_0[2U][3U].z, _S251, fma(q_0[2U][3U].y, _S250, fma(q_0[2U][3U].x, _S249, part_1[2U][4U]))));
                part_1[3U][4U] = fma(q_0[3U][3U].w, _S252, fma(q_0[3U][3U].z, _S251, fma(q_0[3U][3U].y, _S250, fma(q_0[3U][3U].x, _S249, part_1[3U][4U]))));
                uint _S253 = _S130 + 24U + lane_1;
                float _S254 = (*(&kernelContext_14)->k_tile_0)[_S253].x;
                float _S255 = (*(&kernelContext_14)->k_tile_0)[_S253].y;
                float _S256 = (*(&kernelContext_14)->k_tile_0)[_S253].z;
                float _S257 = (*(&kernelContext_14)->k_tile_0)[_S253].w;
                part_1[0U][5U] = fma(q_0[0U][3U].w, _S257, fma(q_0[0U][3U].z, _S256, fma(q_0[0U][3U].y, _S255, fma(q_0[0U][3U].x, _S254, part_1[0U][5U]))));
                part_1[1U][5U] = fma(q_0[1U][3U].w, _S257, fma(q_0[1U][3U].z, _S256, fma(q_0[1U][3U].y, _S255, fma(q_0[1U][3U].x, _S254, part_1[1U][5U]))));
                part_1[2U][5U] = fma(q_0[2U][3U].w, _S257, fma(q_0[2U][3U].z, _S256, fma(q_0[2U][3U].y, _S255, fma(q_0[2U][3U].x, _S254, part_1[2U][5U]))));
                part_1[3U][5U] = fma(q_0[3U][3U].w, _S257, fma(q_0[3U][3U].z, _S256, fma(q_0[3U][3U].y, _S255, fma(q_0[3U][3U].x, _S254, part_1[3U][5U]))));
                uint _S258 = _S136 + 24U + lane_1;
                float _S259 = (*(&kernelContext_14)->k_tile_0)[_S258].x;
                float _S260 = (*(&kernelContext_14)->k_tile_0)[_S258].y;
                float _S261 = (*(&kernelContext_14)->k_tile_0)[_S258].z;
                float _S262 = (*(&kernelContext_14)->k_tile_0)[_S258].w;
                part_1[0U][6U] = fma(q_0[0U][3U].w, _S262, fma(q_0[0U][3U].z, _S261, fma(q_0[0U][3U].y, _S260, fma(q_0[0U][3U].x, _S259, part_1[0U][6U]))));
                part_1[1U][6U] = fma(q_0[1U][3U].w, _S262, fma(q_0[1U][3U].z, _S261, fma(q_0[1U][3U].y, _S260, fma(q_0[1U][3U].x, _S259, part_1[1U][6U]))));
                part_1[2U][6U] = fma(q_0[2U][3U].w, _S262, fma(q_0[2U][3U].z, _S261, fma(q_0[2U][3U].y, _S260, fma(q_0[2U][3U].x, _S259, part_1[2U][6U]))));
                part_1[3U][6U] = fma(q_0[3U][3U].w, _S262, fma(q_0[3U][3U].z, _S261, fma(q_0[3U][3U].y, _S260, fma(q_0[3U][3U].x, _S259, part_1[3U][6U]))));
                uint _S263 = _S142 + 24U + lane_1;
                float _S264 = (*(&kernelContext_14)->k_tile_0)[_S263].x;
                float _S265 = (*(&kernelContext_14)->k_tile_0)[_S263].y;
                float _S266 = (*(&kernelContext_14)->k_tile_0)[_S263].z;
                float _S267 = (*(&kernelContext_14)->k_tile_0)[_S263].w;
                part_1[0U][7U] = fma(q_0[0U][3U].w, _S267, fma(q_0[0U][3U].z, _S266, fma(q_0[0U][3U].y, _S265, fma(q_0[0U][3U].x, _S264, part_1[0U][7U]))));
                part_1[1U][7U] = fma(q_0[1U][3U].w, _S267, fma(q_0[1U][3U].z, _S266, fma(q_0[1U][3U].y, _S265, fma(q_0[1U][3U].x, _S264, part_1[1U][7U]))));
                part_1[2U][7U] = fma(q_0[2U][3U].w, _S267, fma(q_0[2U][3U].z, _S266, fma(q_0[2U][3U].y, _S265, fma(q_0[2U][3U].x, _S264, part_1[2U][7U]))));
                part_1[3U][7U] = fma(q_0[3U][3U].w, _S267, fma(q_0[3U][3U].z, _S266, fma(q_0[3U][3U].y, _S265, fma(q_0[3U][3U].x, _S264, part_1[3U][7U]))));
                float _S268 = (quad_shuffle((part_1[int(1)][0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_0 = part_1[int(0)][0U] + _S268;
                thread array<float, int(8)> score_1;
                float _S269 = (quad_shuffle((part_1[int(2)][0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S270 = (quad_shuffle((part_1[int(3)][0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S271 = near_0 + (_S269 + _S270);
                float _S272 = (simd_shuffle((_S271), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S273 = _S271 + _S272;
                score_1[0U] = _S273;
                float _S274 = (quad_shuffle((part_1[int(1)][1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_1 = part_1[int(0)][1U] + _S274;
                float _S275 = (quad_shuffle((part_1[int(2)][1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S276 = (quad_shuffle((part_1[int(3)][1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S277 = near_1 + (_S275 + _S276);
                float _S278 = (simd_shuffle((_S277), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S279 = _S277 + _S278;
                score_1[1U] = _S279;
                float _S280 = (quad_shuffle((part_1[int(1)][2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_2 = part_1[int(0)][2U] + _S280;
                float _S281 = (quad_shuffle((part_1[int(2)][2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S282 = (quad_shuffle((part_1[int(3)][2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S283 = near_2 + (_S281 + _S282);
                float _S284 = (simd_shuffle((_S283), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S285 = _S283 + _S284;
                score_1[2U] = _S285;
                float _S286 = (quad_shuffle((part_1[int(1)][3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_3 = part_1[int(0)][3U] + _S286;
                float _S287 = (quad_shuffle((part_1[int(2)][3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S288 = (quad_shuffle((part_1[int(3)][3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S289 = near_3 + (_S287 + _S288);
                float _S290 = (simd_shuffle((_S289), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S291 = _S289 + _S290;
                score_1[3U] = _S291;
                float _S292 = (quad_shuffle((part_1[int(1)][4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_4 = part_1[int(0)][4U] + _S292;
                float _S293 = (quad_shuffle((part_1[int(2)][4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S294 = (quad_shuffle((part_1[int(3)][4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S295 = near_4 + (_S293 + _S294);
                float _S296 = (simd_shuffle((_S295), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S297 = _S295 + _S296;
                score_1[4U] = _S297;
                float _S298 = (quad_shuffle((part_1[int(1)][5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_5 = part_1[int(0)][5U] + _S298;
                float _S299 = (quad_shuffle((part_1[int(2)][5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S300 = (quad_shuffle((part_1[int(3)][5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S301 = near_5 + (_S299 + _S300);
                float _S302 = (simd_shuffle((_S301), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S303 = _S301 + _S302;
                score_1[5U] = _S303;
                float _S304 = (quad_shuffle((part_1[int(1)][6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_6 = part_1[int(0)][6U] + _S304;
                float _S305 = (quad_shuffle((part_1[int(2)][6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S306 = (quad_shuffle((part_1[int(3)][6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S307 = near_6 + (_S305 + _S306);
                float _S308 = (simd_shuffle((_S307), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S309 = _S307 + _S308;
                score_1[6U] = _S309;
                float _S310 = (quad_shuffle((part_1[int(1)][7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                float near_7 = part_1[int(0)][7U] + _S310;
                float _S311 = (quad_shuffle((part_1[int(2)][7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                float _S312 = (quad_shuffle((part_1[int(3)][7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                float _S313 = near_7 + (_S311 + _S312);
                float _S314 = (simd_shuffle((_S313), ushort((int(((&kernelContext_14)->_S2) ^ 4U)))));
                float _S315 = _S313 + _S314;
                score_1[7U] = _S315;
                uint _S316 = max(max(max(max(max(max(max(max(0U, (as_type<uint>((_S273))) & 2147483647U), (as_type<uint>((_S279))) & 2147483647U), (as_type<uint>((_S285))) & 2147483647U), (as_type<uint>((_S291))) & 2147483647U), (as_type<uint>((_S297))) & 2147483647U), (as_type<uint>((_S303))) & 2147483647U), (as_type<uint>((_S309))) & 2147483647U), (as_type<uint>((_S315))) & 2147483647U);
                uint _S317 = tile_0 + step_0;
                bool clean_0 = (_S317 + 8U) <= _S48;
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
                    _S32 = true;
                }
                else
                {
                    _S32 = _S316 >= 2139095040U;
                }
                if(_S32)
                {
                    hidden_0[0U] = _S317 >= _S45;
                    if(has_mask_0)
                    {
                        _S33 = !hidden_0[0U];
                    }
                    else
                    {
                        _S33 = false;
                    }
                    if(_S33)
                    {
                        float bias_0 = (&kernelContext_14)->mask_values_0[_S54 + _S317 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[0U] = score_1[0U] + bias_0;
                        hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
                    }
                    if(!hidden_0[0U])
                    {
                        _S34 = is_special_0(score_1[0U]);
                    }
                    else
                    {
                        _S34 = false;
                    }
                    if(_S34)
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
                    uint key_1 = _S317 + 1U;
                    hidden_0[1U] = key_1 >= _S45;
                    if(has_mask_0)
                    {
                        _S35 = !hidden_0[1U];
                    }
                    else
                    {
                        _S35 = false;
                    }
                    if(_S35)
                    {
                        float bias_1 = (&kernelContext_14)->mask_values_0[_S54 + key_1 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[1U] = score_1[1U] + bias_1;
                        hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
                    }
                    if(!hidden_0[1U])
                    {
                        _S36 = is_special_0(score_1[1U]);
                    }
                    else
                    {
                        _S36 = false;
                    }
                    if(_S36)
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
                    uint key_2 = _S317 + 2U;
                    hidden_0[2U] = key_2 >= _S45;
                    if(has_mask_0)
                    {
                        _S37 = !hidden_0[2U];
                    }
                    else
                    {
                        _S37 = false;
                    }
                    if(_S37)
                    {
                        float bias_2 = (&kernelContext_14)->mask_values_0[_S54 + key_2 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[2U] = score_1[2U] + bias_2;
                        hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
                    }
                    bool _S318;
                    if(!hidden_0[2U])
                    {
                        _S318 = is_special_0(score_1[2U]);
                    }
                    else
                    {
                        _S318 = false;
                    }
                    if(_S318)
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
                    uint key_3 = _S317 + 3U;
                    hidden_0[3U] = key_3 >= _S45;
                    bool _S319;
                    if(has_mask_0)
                    {
                        _S319 = !hidden_0[3U];
                    }
                    else
                    {
                        _S319 = false;
                    }
                    if(_S319)
                    {
                        float bias_3 = (&kernelContext_14)->mask_values_0[_S54 + key_3 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[3U] = score_1[3U] + bias_3;
                        hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
                    }
                    bool _S320;
                    if(!hidden_0[3U])
                    {
                        _S320 = is_special_0(score_1[3U]);
                    }
                    else
                    {
                        _S320 = false;
                    }
                    if(_S320)
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
                    uint key_4 = _S317 + 4U;
                    hidden_0[4U] = key_4 >= _S45;
                    bool _S321;
                    if(has_mask_0)
                    {
                        _S321 = !hidden_0[4U];
                    }
                    else
                    {
                        _S321 = false;
                    }
                    if(_S321)
                    {
                        float bias_4 = (&kernelContext_14)->mask_values_0[_S54 + key_4 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[4U] = score_1[4U] + bias_4;
                        hidden_0[4U] = (as_type<uint>((bias_4))) == 4286578688U;
                    }
                    bool _S322;
                    if(!hidden_0[4U])
                    {
                        _S322 = is_special_0(score_1[4U]);
                    }
                    else
                    {
                        _S322 = false;
                    }
                    if(_S322)
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
                    uint key_5 = _S317 + 5U;
                    hidden_0[5U] = key_5 >= _S45;
                    bool _S323;
                    if(has_mask_0)
                    {
                        _S323 = !hidden_0[5U];
                    }
                    else
                    {
                        _S323 = false;
                    }
                    if(_S323)
                    {
                        float bias_5 = (&kernelContext_14)->mask_values_0[_S54 + key_5 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[5U] = score_1[5U] + bias_5;
                        hidden_0[5U] = (as_type<uint>((bias_5))) == 4286578688U;
                    }
                    bool _S324;
                    if(!hidden_0[5U])
                    {
                        _S324 = is_special_0(score_1[5U]);
                    }
                    else
                    {
                        _S324 = false;
                    }
                    if(_S324)
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
                    uint key_6 = _S317 + 6U;
                    hidden_0[6U] = key_6 >= _S45;
                    bool _S325;
                    if(has_mask_0)
                    {
                        _S325 = !hidden_0[6U];
                    }
                    else
                    {
                        _S325 = false;
                    }
                    if(_S325)
                    {
                        float bias_6 = (&kernelContext_14)->mask_values_0[_S54 + key_6 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[6U] = score_1[6U] + bias_6;
                        hidden_0[6U] = (as_type<uint>((bias_6))) == 4286578688U;
                    }
                    bool _S326;
                    if(!hidden_0[6U])
                    {
                        _S326 = is_special_0(score_1[6U]);
                    }
                    else
                    {
                        _S326 = false;
                    }
                    if(_S326)
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
                    uint key_7 = _S317 + 7U;
                    hidden_0[7U] = key_7 >= _S45;
                    bool _S327;
                    if(has_mask_0)
                    {
                        _S327 = !hidden_0[7U];
                    }
                    else
                    {
                        _S327 = false;
                    }
                    if(_S327)
                    {
                        float bias_7 = (&kernelContext_14)->mask_values_0[_S54 + key_7 * (&kernelContext_14)->params_0->mask_key_0];
                        score_1[7U] = score_1[7U] + bias_7;
                        hidden_0[7U] = (as_type<uint>((bias_7))) == 4286578688U;
                    }
                    bool _S328;
                    if(!hidden_0[7U])
                    {
                        _S328 = is_special_0(score_1[7U]);
                    }
                    else
                    {
                        _S328 = false;
                    }
                    if(_S328)
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
                float _S329 = max(max(max(max(max(max(max(max(m_2, score_1[0U]), score_1[1U]), score_1[2U]), score_1[3U]), score_1[4U]), score_1[5U]), score_1[6U]), score_1[7U]);
                float shrink_0;
                if(_S329 > m_2)
                {
                    shrink_0 = exp(m_2 - _S329);
                    m_2 = _S329;
                }
                else
                {
                    shrink_0 = 1.0;
                }
                float l_3 = l_2 * shrink_0;
                thread array<float, int(8)> weight_1;
                float _S330;
                if(hidden_0[0U])
                {
                    _S330 = -1.0;
                }
                else
                {
                    _S330 = exp(score_1[0U] - m_2);
                }
                weight_1[0U] = _S330;
                float l_4 = l_3 + max(_S330, 0.0);
                float _S331;
                if(hidden_0[1U])
                {
                    _S331 = -1.0;
                }
                else
                {
                    _S331 = exp(score_1[1U] - m_2);
                }
                weight_1[1U] = _S331;
                float l_5 = l_4 + max(_S331, 0.0);
                float _S332;
                if(hidden_0[2U])
                {
                    _S332 = -1.0;
                }
                else
                {
                    _S332 = exp(score_1[2U] - m_2);
                }
                weight_1[2U] = _S332;
                float l_6 = l_5 + max(_S332, 0.0);
                float _S333;
                if(hidden_0[3U])
                {
                    _S333 = -1.0;
                }
                else
                {
                    _S333 = exp(score_1[3U] - m_2);
                }
                weight_1[3U] = _S333;
                float l_7 = l_6 + max(_S333, 0.0);
                float _S334;
                if(hidden_0[4U])
                {
                    _S334 = -1.0;
                }
                else
                {
                    _S334 = exp(score_1[4U] - m_2);
                }
                weight_1[4U] = _S334;
                float l_8 = l_7 + max(_S334, 0.0);
                float _S335;
                if(hidden_0[5U])
                {
                    _S335 = -1.0;
                }
                else
                {
                    _S335 = exp(score_1[5U] - m_2);
                }
                weight_1[5U] = _S335;
                float l_9 = l_8 + max(_S335, 0.0);
                float _S336;
                if(hidden_0[6U])
                {
                    _S336 = -1.0;
                }
                else
                {
                    _S336 = exp(score_1[6U] - m_2);
                }
                weight_1[6U] = _S336;
                float l_10 = l_9 + max(_S336, 0.0);
                float _S337;
                if(hidden_0[7U])
                {
                    _S337 = -1.0;
                }
                else
                {
                    _S337 = exp(score_1[7U] - m_2);
                }
                weight_1[7U] = _S337;
                float l_11 = l_10 + max(_S337, 0.0);
                thread array<float, int(4)> shrinks_0;
                shrinks_0[int(0)] = shrink_0;
                float _S338 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                shrinks_0[int(1)] = _S338;
                float _S339 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                shrinks_0[int(2)] = _S339;
                float _S340 = (quad_shuffle((shrink_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                shrinks_0[int(3)] = _S340;
                if(shrink_0 != 1.0)
                {
                    _S33 = true;
                }
                else
                {
                    _S33 = (shrinks_0[int(1)]) != 1.0;
                }
                if(_S33)
                {
                    _S34 = true;
                }
                else
                {
                    _S34 = (shrinks_0[int(2)]) != 1.0;
                }
                if(_S34)
                {
                    _S35 = true;
                }
                else
                {
                    _S35 = (shrinks_0[int(3)]) != 1.0;
                }
                if(_S35)
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
                float _S341 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][0U] = _S341;
                float _S342 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][0U] = _S342;
                float _S343 = (quad_shuffle((weight_1[0U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][0U] = _S343;
                weights_0[int(0)][1U] = weight_1[1U];
                float _S344 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][1U] = _S344;
                float _S345 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][1U] = _S345;
                float _S346 = (quad_shuffle((weight_1[1U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][1U] = _S346;
                weights_0[int(0)][2U] = weight_1[2U];
                float _S347 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][2U] = _S347;
                float _S348 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][2U] = _S348;
                float _S349 = (quad_shuffle((weight_1[2U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][2U] = _S349;
                weights_0[int(0)][3U] = weight_1[3U];
                float _S350 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][3U] = _S350;
                float _S351 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][3U] = _S351;
                float _S352 = (quad_shuffle((weight_1[3U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][3U] = _S352;
                weights_0[int(0)][4U] = weight_1[4U];
                float _S353 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][4U] = _S353;
                float _S354 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][4U] = _S354;
                float _S355 = (quad_shuffle((weight_1[4U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][4U] = _S355;
                weights_0[int(0)][5U] = weight_1[5U];
                float _S356 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][5U] = _S356;
                float _S357 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][5U] = _S357;
                float _S358 = (quad_shuffle((weight_1[5U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][5U] = _S358;
                weights_0[int(0)][6U] = weight_1[6U];
                float _S359 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][6U] = _S359;
                float _S360 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][6U] = _S360;
                float _S361 = (quad_shuffle((weight_1[6U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][6U] = _S361;
                weights_0[int(0)][7U] = weight_1[7U];
                float _S362 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 1U))));
                weights_0[int(1)][7U] = _S362;
                float _S363 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 2U))));
                weights_0[int(2)][7U] = _S363;
                float _S364 = (quad_shuffle((weight_1[7U]), ushort((((&kernelContext_14)->_S1) ^ 3U))));
                weights_0[int(3)][7U] = _S364;
                if((min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(min(0.0, weights_0[0U][0U]), weights_0[0U][1U]), weights_0[0U][2U]), weights_0[0U][3U]), weights_0[0U][4U]), weights_0[0U][5U]), weights_0[0U][6U]), weights_0[0U][7U]), weights_0[1U][0U]), weights_0[1U][1U]), weights_0[1U][2U]), weights_0[1U][3U]), weights_0[1U][4U]), weights_0[1U][5U]), weights_0[1U][6U]), weights_0[1U][7U]), weights_0[2U][0U]), weights_0[2U][1U]), weights_0[2U][2U]), weights_0[2U][3U]), weights_0[2U][4U]), weights_0[2U][5U]), weights_0[2U][6U]), weights_0[2U][7U]), weights_0[3U][0U]), weights_0[3U][1U]), weights_0[3U][2U]), weights_0[3U][3U]), weights_0[3U][4U]), weights_0[3U][5U]), weights_0[3U][6U]), weights_0[3U][7U])) == 0.0)
                {
                    float4 _S365 = (*(&kernelContext_14)->v_tile_0)[_S101];
                    float4 _S366 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S101], acc_1[0U][0U]);
                    acc_1[0U][0U] = _S366;
                    float4 _S367 = weigh_0(weights_0[1U][0U], _S365, acc_1[1U][0U]);
                    acc_1[1U][0U] = _S367;
                    float4 _S368 = weigh_0(weights_0[2U][0U], _S365, acc_1[2U][0U]);
                    acc_1[2U][0U] = _S368;
                    float4 _S369 = weigh_0(weights_0[3U][0U], _S365, acc_1[3U][0U]);
                    acc_1[3U][0U] = _S369;
                    float4 _S370 = (*(&kernelContext_14)->v_tile_0)[_S107];
                    float4 _S371 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S107], _S366);
                    acc_1[0U][0U] = _S371;
                    float4 _S372 = weigh_0(weights_0[1U][1U], _S370, _S367);
                    acc_1[1U][0U] = _S372;
                    float4 _S373 = weigh_0(weights_0[2U][1U], _S370, _S368);
                    acc_1[2U][0U] = _S373;
                    float4 _S374 = weigh_0(weights_0[3U][1U], _S370, _S369);
                    acc_1[3U][0U] = _S374;
                    float4 _S375 = (*(&kernelContext_14)->v_tile_0)[_S113];
                    float4 _S376 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S113], _S371);
                    acc_1[0U][0U] = _S376;
                    float4 _S377 = weigh_0(weights_0[1U][2U], _S375, _S372);
                    acc_1[1U][0U] = _S377;
                    float4 _S378 = weigh_0(weights_0[2U][2U], _S375, _S373);
                    acc_1[2U][0U] = _S378;
                    float4 _S379 = weigh_0(weights_0[3U][2U], _S375, _S374);
                    acc_1[3U][0U] = _S379;
                    float4 _S380 = (*(&kernelContext_14)->v_tile_0)[_S119];
                    float4 _S381 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S119], _S376);
                    acc_1[0U][0U] = _S381;
                    float4 _S382 = weigh_0(weights_0[1U][3U], _S380, _S377);
                    acc_1[1U][0U] = _S382;
                    float4 _S383 = weigh_0(weights_0[2U][3U], _S380, _S378);
                    acc_1[2U][0U] = _S383;
                    float4 _S384 = weigh_0(weights_0[3U][3U], _S380, _S379);
                    acc_1[3U][0U] = _S384;
                    float4 _S385 = (*(&kernelContext_14)->v_tile_0)[_S125];
                    float4 _S386 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S125], _S381);
                    acc_1[0U][0U] = _S386;
                    float4 _S387 = weigh_0(weights_0[1U][4U], _S385, _S382);
                    acc_1[1U][0U] = _S387;
                    float4 _S388 = weigh_0(weights_0[2U][4U], _S385, _S383);
                    acc_1[2U][0U] = _S388;
                    float4 _S389 = weigh_0(weights_0[3U][4U], _S385, _S384);
                    acc_1[3U][0U] = _S389;
                    float4 _S390 = (*(&kernelContext_14)->v_tile_0)[_S131];
                    float4 _S391 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S131], _S386);
                    acc_1[0U][0U] = _S391;
                    float4 _S392 = weigh_0(weights_0[1U][5U], _S390, _S387);
                    acc_1[1U][0U] = _S392;
                    float4 _S393 = weigh_0(weights_0[2U][5U], _S390, _S388);
                    acc_1[2U][0U] = _S393;
                    float4 _S394 = weigh_0(weights_0[3U][5U], _S390, _S389);
                    acc_1[3U][0U] = _S394;
                    float4 _S395 = (*(&kernelContext_14)->v_tile_0)[_S137];
                    float4 _S396 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S137], _S391);
                    acc_1[0U][0U] = _S396;
                    float4 _S397 = weigh_0(weights_0[1U][6U], _S395, _S392);
                    acc_1[1U][0U] = _S397;
                    float4 _S398 = weigh_0(weights_0[2U][6U], _S395, _S393);
                    acc_1[2U][0U] = _S398;
                    float4 _S399 = weigh_0(weights_0[3U][6U], _S395, _S394);
                    acc_1[3U][0U] = _S399;
                    float4 _S400 = (*(&kernelContext_14)->v_tile_0)[_S143];
                    acc_1[0U][0U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S143], _S396);
                    acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S400, _S397);
                    acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S400, _S398);
                    acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S400, _S399);
                    float4 _S401 = (*(&kernelContext_14)->v_tile_0)[_S148];
                    float4 _S402 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S148], acc_1[0U][1U]);
                    acc_1[0U][1U] = _S402;
                    float4 _S403 = weigh_0(weights_0[1U][0U], _S401, acc_1[1U][1U]);
                    acc_1[1U][1U] = _S403;
                    float4 _S404 = weigh_0(weights_0[2U][0U], _S401, acc_1[2U][1U]);
                    acc_1[2U][1U] = _S404;
                    float4 _S405 = weigh_0(weights_0[3U][0U], _S401, acc_1[3U][1U]);
                    acc_1[3U][1U] = _S405;
                    float4 _S406 = (*(&kernelContext_14)->v_tile_0)[_S153];
                    float4 _S407 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S153], _S402);
                    acc_1[0U][1U] = _S407;
                    float4 _S408 = weigh_0(weights_0[1U][1U], _S406, _S403);
                    acc_1[1U][1U] = _S408;
                    float4 _S409 = weigh_0(weights_0[2U][1U], _S406, _S404);
                    acc_1[2U][1U] = _S409;
                    float4 _S410 = weigh_0(weights_0[3U][1U], _S406, _S405);
                    acc_1[3U][1U] = _S410;
                    float4 _S411 = (*(&kernelContext_14)->v_tile_0)[_S158];
                    float4 _S412 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S158], _S407);
                    acc_1[0U][1U] = _S412;
                    float4 _S413 = weigh_0(weights_0[1U][2U], _S411, _S408);
                    acc_1[1U][1U] = _S413;
                    float4 _S414 = weigh_0(weights_0[2U][2U], _S411, _S409);
                    acc_1[2U][1U] = _S414;
                    float4 _S415 = weigh_0(weights_0[3U][2U], _S411, _S410);
                    acc_1[3U][1U] = _S415;
                    float4 _S416 = (*(&kernelContext_14)->v_tile_0)[_S163];
                    float4 _S417 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S163], _S412);
                    acc_1[0U][1U] = _S417;
                    float4 _S418 = weigh_0(weights_0[1U][3U], _S416, _S413);
                    acc_1[1U][1U] = _S418;
                    float4 _S419 = weigh_0(weights_0[2U][3U], _S416, _S414);
                    acc_1[2U][1U] = _S419;
                    float4 _S420 = weigh_0(weights_0[3U][3U], _S416, _S415);
                    acc_1[3U][1U] = _S420;
                    float4 _S421 = (*(&kernelContext_14)->v_tile_0)[_S168];
                    float4 _S422 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S168], _S417);
                    acc_1[0U][1U] = _S422;
                    float4 _S423 = weigh_0(weights_0[1U][4U], _S421, _S418);
                    acc_1[1U][1U] = _S423;
                    float4 _S424 = weigh_0(weights_0[2U][4U], _S421, _S419);
                    acc_1[2U][1U] = _S424;
                    float4 _S425 = weigh_0(weights_0[3U][4U], _S421, _S420);
                    acc_1[3U][1U] = _S425;
                    float4 _S426 = (*(&kernelContext_14)->v_tile_0)[_S173];
                    float4 _S427 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S173], _S422);
                    acc_1[0U][1U] = _S427;
                    float4 _S428 = weigh_0(weights_0[1U][5U], _S426, _S423);
                    acc_1[1U][1U] = _S428;
                    float4 _S429 = weigh_0(weights_0[2U][5U], _S426, _S424);
                    acc_1[2U][1U] = _S429;
                    float4 _S430 = weigh_0(weights_0[3U][5U], _S426, _S425);
                    acc_1[3U][1U] = _S430;
                    float4 _S431 = (*(&kernelContext_14)->v_tile_0)[_S178];
                    float4 _S432 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S178], _S427);
                    acc_1[0U][1U] = _S432;
                    float4 _S433 = weigh_0(weights_0[1U][6U], _S431, _S428);
                    acc_1[1U][1U] = _S433;
                    float4 _S434 = weigh_0(weights_0[2U][6U], _S431, _S429);
                    acc_1[2U][1U] = _S434;
                    float4 _S435 = weigh_0(weights_0[3U][6U], _S431, _S430);
                    acc_1[3U][1U] = _S435;
                    float4 _S436 = (*(&kernelContext_14)->v_tile_0)[_S183];
                    acc_1[0U][1U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S183], _S432);
                    acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S436, _S433);
                    acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S436, _S434);
                    acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S436, _S435);
                    float4 _S437 = (*(&kernelContext_14)->v_tile_0)[_S188];
                    float4 _S438 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S188], acc_1[0U][2U]);
                    acc_1[0U][2U] = _S438;
                    float4 _S439 = weigh_0(weights_0[1U][0U], _S437, acc_1[1U][2U]);
                    acc_1[1U][2U] = _S439;
                    float4 _S440 = weigh_0(weights_0[2U][0U], _S437, acc_1[2U][2U]);
                    acc_1[2U][2U] = _S440;
                    float4 _S441 = weigh_0(weights_0[3U][0U], _S437, acc_1[3U][2U]);
                    acc_1[3U][2U] = _S441;
                    float4 _S442 = (*(&kernelContext_14)->v_tile_0)[_S193];
                    float4 _S443 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S193], _S438);
                    acc_1[0U][2U] = _S443;
                    float4 _S444 = weigh_0(weights_0[1U][1U], _S442, _S439);
                    acc_1[1U][2U] = _S444;
                    float4 _S445 = weigh_0(weights_0[2U][1U], _S442, _S440);
                    acc_1[2U][2U] = _S445;
                    float4 _S446 = weigh_0(weights_0[3U][1U], _S442, _S441);
                    acc_1[3U][2U] = _S446;
                    float4 _S447 = (*(&kernelContext_14)->v_tile_0)[_S198];
                    float4 _S448 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S198], _S443);
                    acc_1[0U][2U] = _S448;
                    float4 _S449 = weigh_0(weights_0[1U][2U], _S447, _S444);
                    acc_1[1U][2U] = _S449;
                    float4 _S450 = weigh_0(weights_0[2U][2U], _S447, _S445);
                    acc_1[2U][2U] = _S450;
                    float4 _S451 = weigh_0(weights_0[3U][2U], _S447, _S446);
                    acc_1[3U][2U] = _S451;
                    float4 _S452 = (*(&kernelContext_14)->v_tile_0)[_S203];
                    float4 _S453 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S203], _S448);
                    acc_1[0U][2U] = _S453;
                    float4 _S454 = weigh_0(weights_0[1U][3U], _S452, _S449);
                    acc_1[1U][2U] = _S454;
                    float4 _S455 = weigh_0(weights_0[2U][3U], _S452, _S450);
                    acc_1[2U][2U] = _S455;
                    float4 _S456 = weigh_0(weights_0[3U][3U], _S452, _S451);
                    acc_1[3U][2U] = _S456;
                    float4 _S457 = (*(&kernelContext_14)->v_tile_0)[_S208];
                    float4 _S458 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S208], _S453);
                    acc_1[0U][2U] = _S458;
                    float4 _S459 = weigh_0(weights_0[1U][4U], _S457, _S454);
                    acc_1[1U][2U] = _S459;
                    float4 _S460 = weigh_0(weights_0[2U][4U], _S457, _S455);
                    acc_1[2U][2U] = _S460;
                    float4 _S461 = weigh_0(weights_0[3U][4U], _S457, _S456);
                    acc_1[3U][2U] = _S461;
                    float4 _S462 = (*(&kernelContext_14)->v_tile_0)[_S213];
                    float4 _S463 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S213], _S458);
                    acc_1[0U][2U] = _S463;
                    float4 _S464 = weigh_0(weights_0[1U][5U], _S462, _S459);
                    acc_1[1U][2U] = _S464;
                    float4 _S465 = weigh_0(weights_0[2U][5U], _S462, _S460);
                    acc_1[2U][2U] = _S465;
                    float4 _S466 = weigh_0(weights_0[3U][5U], _S462, _S461);
                    acc_1[3U][2U] = _S466;
                    float4 _S467 = (*(&kernelContext_14)->v_tile_0)[_S218];
                    float4 _S468 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S218], _S463);
                    acc_1[0U][2U] = _S468;
                    float4 _S469 = weigh_0(weights_0[1U][6U], _S467, _S464);
                    acc_1[1U][2U] = _S469;
                    float4 _S470 = weigh_0(weights_0[2U][6U], _S467, _S465);
                    acc_1[2U][2U] = _S470;
                    float4 _S471 = weigh_0(weights_0[3U][6U], _S467, _S466);
                    acc_1[3U][2U] = _S471;
                    float4 _S472 = (*(&kernelContext_14)->v_tile_0)[_S223];
                    acc_1[0U][2U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S223], _S468);
                    acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S472, _S469);
                    acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S472, _S470);
                    acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S472, _S471);
                    float4 _S473 = (*(&kernelContext_14)->v_tile_0)[_S228];
                    float4 _S474 = weigh_0(weights_0[0U][0U], (*(&kernelContext_14)->v_tile_0)[_S228], acc_1[0U][3U]);
                    acc_1[0U][3U] = _S474;
                    float4 _S475 = weigh_0(weights_0[1U][0U], _S473, acc_1[1U][3U]);
                    acc_1[1U][3U] = _S475;
                    float4 _S476 = weigh_0(weights_0[2U][0U], _S473, acc_1[2U][3U]);
                    acc_1[2U][3U] = _S476;
                    float4 _S477 = weigh_0(weights_0[3U][0U], _S473, acc_1[3U][3U]);
                    acc_1[3U][3U] = _S477;
                    float4 _S478 = (*(&kernelContext_14)->v_tile_0)[_S233];
                    float4 _S479 = weigh_0(weights_0[0U][1U], (*(&kernelContext_14)->v_tile_0)[_S233], _S474);
                    acc_1[0U][3U] = _S479;
                    float4 _S480 = weigh_0(weights_0[1U][1U], _S478, _S475);
                    acc_1[1U][3U] = _S480;
                    float4 _S481 = weigh_0(weights_0[2U][1U], _S478, _S476);
                    acc_1[2U][3U] = _S481;
                    float4 _S482 = weigh_0(weights_0[3U][1U], _S478, _S477);
                    acc_1[3U][3U] = _S482;
                    float4 _S483 = (*(&kernelContext_14)->v_tile_0)[_S238];
                    float4 _S484 = weigh_0(weights_0[0U][2U], (*(&kernelContext_14)->v_tile_0)[_S238], _S479);
                    acc_1[0U][3U] = _S484;
                    float4 _S485 = weigh_0(weights_0[1U][2U], _S483, _S480);
                    acc_1[1U][3U] = _S485;
                    float4 _S486 = weigh_0(weights_0[2U][2U], _S483, _S481);
                    acc_1[2U][3U] = _S486;
                    float4 _S487 = weigh_0(weights_0[3U][2U], _S483, _S482);
                    acc_1[3U][3U] = _S487;
                    float4 _S488 = (*(&kernelContext_14)->v_tile_0)[_S243];
                    float4 _S489 = weigh_0(weights_0[0U][3U], (*(&kernelContext_14)->v_tile_0)[_S243], _S484);
                    acc_1[0U][3U] = _S489;
                    float4 _S490 = weigh_0(weights_0[1U][3U], _S488, _S485);
                    acc_1[1U][3U] = _S490;
                    float4 _S491 = weigh_0(weights_0[2U][3U], _S488, _S486);
                    acc_1[2U][3U] = _S491;
                    float4 _S492 = weigh_0(weights_0[3U][3U], _S488, _S487);
                    acc_1[3U][3U] = _S492;
                    float4 _S493 = (*(&kernelContext_14)->v_tile_0)[_S248];
                    float4 _S494 = weigh_0(weights_0[0U][4U], (*(&kernelContext_14)->v_tile_0)[_S248], _S489);
                    acc_1[0U][3U] = _S494;
                    float4 _S495 = weigh_0(weights_0[1U][4U], _S493, _S490);
                    acc_1[1U][3U] = _S495;
                    float4 _S496 = weigh_0(weights_0[2U][4U], _S493, _S491);
                    acc_1[2U][3U] = _S496;
                    float4 _S497 = weigh_0(weights_0[3U][4U], _S493, _S492);
                    acc_1[3U][3U] = _S497;
                    float4 _S498 = (*(&kernelContext_14)->v_tile_0)[_S253];
                    float4 _S499 = weigh_0(weights_0[0U][5U], (*(&kernelContext_14)->v_tile_0)[_S253], _S494);
                    acc_1[0U][3U] = _S499;
                    float4 _S500 = weigh_0(weights_0[1U][5U], _S498, _S495);
                    acc_1[1U][3U] = _S500;
                    float4 _S501 = weigh_0(weights_0[2U][5U], _S498, _S496);
                    acc_1[2U][3U] = _S501;
                    float4 _S502 = weigh_0(weights_0[3U][5U], _S498, _S497);
                    acc_1[3U][3U] = _S502;
                    float4 _S503 = (*(&kernelContext_14)->v_tile_0)[_S258];
                    float4 _S504 = weigh_0(weights_0[0U][6U], (*(&kernelContext_14)->v_tile_0)[_S258], _S499);
                    acc_1[0U][3U] = _S504;
                    float4 _S505 = weigh_0(weights_0[1U][6U], _S503, _S500);
                    acc_1[1U][3U] = _S505;
                    float4 _S506 = weigh_0(weights_0[2U][6U], _S503, _S501);
                    acc_1[2U][3U] = _S506;
                    float4 _S507 = weigh_0(weights_0[3U][6U], _S503, _S502);
                    acc_1[3U][3U] = _S507;
                    float4 _S508 = (*(&kernelContext_14)->v_tile_0)[_S263];
                    acc_1[0U][3U] = weigh_0(weights_0[0U][7U], (*(&kernelContext_14)->v_tile_0)[_S263], _S504);
                    acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S508, _S505);
                    acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S508, _S506);
                    acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S508, _S507);
                }
                else
                {
                    float4 _S509 = (*(&kernelContext_14)->v_tile_0)[_S101];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][0U], _S509, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][0U], _S509, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][0U], _S509, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][0U], _S509, acc_1[3U][0U]);
                    }
                    float4 _S510 = (*(&kernelContext_14)->v_tile_0)[_S107];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][1U], _S510, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][1U], _S510, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][1U], _S510, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][1U], _S510, acc_1[3U][0U]);
                    }
                    float4 _S511 = (*(&kernelContext_14)->v_tile_0)[_S113];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][2U], _S511, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][2U], _S511, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][2U], _S511, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][2U], _S511, acc_1[3U][0U]);
                    }
                    float4 _S512 = (*(&kernelContext_14)->v_tile_0)[_S119];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][3U], _S512, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][3U], _S512, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][3U], _S512, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][3U], _S512, acc_1[3U][0U]);
                    }
                    float4 _S513 = (*(&kernelContext_14)->v_tile_0)[_S125];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][4U], _S513, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][4U], _S513, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][4U], _S513, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][4U], _S513, acc_1[3U][0U]);
                    }
                    float4 _S514 = (*(&kernelContext_14)->v_tile_0)[_S131];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][5U], _S514, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][5U], _S514, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][5U], _S514, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][5U], _S514, acc_1[3U][0U]);
                    }
                    float4 _S515 = (*(&kernelContext_14)->v_tile_0)[_S137];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][6U], _S515, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][6U], _S515, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][6U], _S515, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][6U], _S515, acc_1[3U][0U]);
                    }
                    float4 _S516 = (*(&kernelContext_14)->v_tile_0)[_S143];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][0U] = weigh_0(weights_0[0U][7U], _S516, acc_1[0U][0U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][0U] = weigh_0(weights_0[1U][7U], _S516, acc_1[1U][0U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][0U] = weigh_0(weights_0[2U][7U], _S516, acc_1[2U][0U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][0U] = weigh_0(weights_0[3U][7U], _S516, acc_1[3U][0U]);
                    }
                    float4 _S517 = (*(&kernelContext_14)->v_tile_0)[_S148];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][0U], _S517, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][0U], _S517, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][0U], _S517, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][0U], _S517, acc_1[3U][1U]);
                    }
                    float4 _S518 = (*(&kernelContext_14)->v_tile_0)[_S153];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][1U], _S518, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][1U], _S518, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][1U], _S518, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][1U], _S518, acc_1[3U][1U]);
                    }
                    float4 _S519 = (*(&kernelContext_14)->v_tile_0)[_S158];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][2U], _S519, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][2U], _S519, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][2U], _S519, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][2U], _S519, acc_1[3U][1U]);
                    }
                    float4 _S520 = (*(&kernelContext_14)->v_tile_0)[_S163];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][3U], _S520, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][3U], _S520, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][3U], _S520, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][3U], _S520, acc_1[3U][1U]);
                    }
                    float4 _S521 = (*(&kernelContext_14)->v_tile_0)[_S168];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][4U], _S521, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][4U], _S521, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][4U], _S521, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][4U], _S521, acc_1[3U][1U]);
                    }
                    float4 _S522 = (*(&kernelContext_14)->v_tile_0)[_S173];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][5U], _S522, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][5U], _S522, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][5U], _S522, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][5U], _S522, acc_1[3U][1U]);
                    }
                    float4 _S523 = (*(&kernelContext_14)->v_tile_0)[_S178];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][6U], _S523, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][6U], _S523, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][6U], _S523, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][6U], _S523, acc_1[3U][1U]);
                    }
                    float4 _S524 = (*(&kernelContext_14)->v_tile_0)[_S183];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][1U] = weigh_0(weights_0[0U][7U], _S524, acc_1[0U][1U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][1U] = weigh_0(weights_0[1U][7U], _S524, acc_1[1U][1U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][1U] = weigh_0(weights_0[2U][7U], _S524, acc_1[2U][1U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][1U] = weigh_0(weights_0[3U][7U], _S524, acc_1[3U][1U]);
                    }
                    float4 _S525 = (*(&kernelContext_14)->v_tile_0)[_S188];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][0U], _S525, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][0U], _S525, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][0U], _S525, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][0U], _S525, acc_1[3U][2U]);
                    }
                    float4 _S526 = (*(&kernelContext_14)->v_tile_0)[_S193];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][1U], _S526, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][1U], _S526, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][1U], _S526, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][1U], _S526, acc_1[3U][2U]);
                    }
                    float4 _S527 = (*(&kernelContext_14)->v_tile_0)[_S198];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][2U], _S527, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][2U], _S527, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][2U], _S527, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][2U], _S527, acc_1[3U][2U]);
                    }
                    float4 _S528 = (*(&kernelContext_14)->v_tile_0)[_S203];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][3U], _S528, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][3U], _S528, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][3U], _S528, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][3U], _S528, acc_1[3U][2U]);
                    }
                    float4 _S529 = (*(&kernelContext_14)->v_tile_0)[_S208];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][4U], _S529, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][4U], _S529, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][4U], _S529, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][4U], _S529, acc_1[3U][2U]);
                    }
                    float4 _S530 = (*(&kernelContext_14)->v_tile_0)[_S213];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][5U], _S530, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][5U], _S530, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][5U], _S530, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][5U], _S530, acc_1[3U][2U]);
                    }
                    float4 _S531 = (*(&kernelContext_14)->v_tile_0)[_S218];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][6U], _S531, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][6U], _S531, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][6U], _S531, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][6U], _S531, acc_1[3U][2U]);
                    }
                    float4 _S532 = (*(&kernelContext_14)->v_tile_0)[_S223];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][2U] = weigh_0(weights_0[0U][7U], _S532, acc_1[0U][2U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][2U] = weigh_0(weights_0[1U][7U], _S532, acc_1[1U][2U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][2U] = weigh_0(weights_0[2U][7U], _S532, acc_1[2U][2U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][2U] = weigh_0(weights_0[3U][7U], _S532, acc_1[3U][2U]);
                    }
                    float4 _S533 = (*(&kernelContext_14)->v_tile_0)[_S228];
                    if((weights_0[0U][0U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][0U], _S533, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][0U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][0U], _S533, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][0U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][0U], _S533, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][0U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][0U], _S533, acc_1[3U][3U]);
                    }
                    float4 _S534 = (*(&kernelContext_14)->v_tile_0)[_S233];
                    if((weights_0[0U][1U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][1U], _S534, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][1U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][1U], _S534, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][1U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][1U], _S534, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][1U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][1U], _S534, acc_1[3U][3U]);
                    }
                    float4 _S535 = (*(&kernelContext_14)->v_tile_0)[_S238];
                    if((weights_0[0U][2U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][2U], _S535, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][2U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][2U], _S535, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][2U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][2U], _S535, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][2U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][2U], _S535, acc_1[3U][3U]);
                    }
                    float4 _S536 = (*(&kernelContext_14)->v_tile_0)[_S243];
                    if((weights_0[0U][3U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][3U], _S536, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][3U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][3U], _S536, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][3U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][3U], _S536, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][3U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][3U], _S536, acc_1[3U][3U]);
                    }
                    float4 _S537 = (*(&kernelContext_14)->v_tile_0)[_S248];
                    if((weights_0[0U][4U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][4U], _S537, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][4U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][4U], _S537, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][4U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][4U], _S537, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][4U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][4U], _S537, acc_1[3U][3U]);
                    }
                    float4 _S538 = (*(&kernelContext_14)->v_tile_0)[_S253];
                    if((weights_0[0U][5U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][5U], _S538, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][5U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][5U], _S538, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][5U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][5U], _S538, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][5U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][5U], _S538, acc_1[3U][3U]);
                    }
                    float4 _S539 = (*(&kernelContext_14)->v_tile_0)[_S258];
                    if((weights_0[0U][6U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][6U], _S539, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][6U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][6U], _S539, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][6U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][6U], _S539, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][6U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][6U], _S539, acc_1[3U][3U]);
                    }
                    float4 _S540 = (*(&kernelContext_14)->v_tile_0)[_S263];
                    if((weights_0[0U][7U]) >= 0.0)
                    {
                        acc_1[0U][3U] = weigh_0(weights_0[0U][7U], _S540, acc_1[0U][3U]);
                    }
                    if((weights_0[1U][7U]) >= 0.0)
                    {
                        acc_1[1U][3U] = weigh_0(weights_0[1U][7U], _S540, acc_1[1U][3U]);
                    }
                    if((weights_0[2U][7U]) >= 0.0)
                    {
                        acc_1[2U][3U] = weigh_0(weights_0[2U][7U], _S540, acc_1[2U][3U]);
                    }
                    if((weights_0[3U][7U]) >= 0.0)
                    {
                        acc_1[3U][3U] = weigh_0(weights_0[3U][7U], _S540, acc_1[3U][3U]);
                    }
                }
                step_0 = step_0 + 8U;
                l_2 = l_11;
            }
            tile_0 = tile_0 + 16U;
            m_3 = m_2;
        }
        bool _S541 = RANGES_0 == 2U;
        _S38 = _S541;
        if(_S541)
        {
            uint range_key_0 = range_1 * (&kernelContext_14)->params_0->range_keys_0;
            if(live_0)
            {
                _S32 = lane_1 < 4U;
            }
            else
            {
                _S32 = false;
            }
            if(_S32)
            {
                _S33 = range_key_0 < _S45;
            }
            else
            {
                _S33 = false;
            }
            if(_S33)
            {
                thread Work_0 _S542 = _S39;
                uint _S543 = head_of_0(&_S542, _S41, &kernelContext_14);
                uint _S544 = query_of_0(_S41, &kernelContext_14);
                uint _S545 = scratch_of_0(_S39.batch_0, _S543, _S544, range_1, &kernelContext_14);
                store_range_0(_S545, 0U, m_3, l_2, poisoned_3, &kernelContext_14);
            }
            if(_S55 < (_S39.rows_0))
            {
                uint _S546 = query_of_0(_S55, &kernelContext_14);
                uint _S547 = keys_of_query_0(_S42, _S546, &kernelContext_14);
                _S34 = range_key_0 < _S547;
            }
            else
            {
                _S34 = false;
            }
            if(_S34)
            {
                thread Work_0 _S548 = _S39;
                uint _S549 = head_of_0(&_S548, _S55, &kernelContext_14);
                uint _S550 = query_of_0(_S55, &kernelContext_14);
                uint _S551 = scratch_of_0(_S39.batch_0, _S549, _S550, range_1, &kernelContext_14);
                store_range_quad_0(_S551, lane_1, acc_1[0U][0U], &kernelContext_14);
                store_range_quad_0(_S551, _S62, acc_1[0U][1U], &kernelContext_14);
                store_range_quad_0(_S551, _S65, acc_1[0U][2U], &kernelContext_14);
                store_range_quad_0(_S551, _S68, acc_1[0U][3U], &kernelContext_14);
            }
            if(_S71 < (_S39.rows_0))
            {
                uint _S552 = query_of_0(_S71, &kernelContext_14);
                uint _S553 = keys_of_query_0(_S42, _S552, &kernelContext_14);
                _S35 = range_key_0 < _S553;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                thread Work_0 _S554 = _S39;
                uint _S555 = head_of_0(&_S554, _S71, &kernelContext_14);
                uint _S556 = query_of_0(_S71, &kernelContext_14);
                uint _S557 = scratch_of_0(_S39.batch_0, _S555, _S556, range_1, &kernelContext_14);
                store_range_quad_0(_S557, lane_1, acc_1[1U][0U], &kernelContext_14);
                store_range_quad_0(_S557, _S62, acc_1[1U][1U], &kernelContext_14);
                store_range_quad_0(_S557, _S65, acc_1[1U][2U], &kernelContext_14);
                store_range_quad_0(_S557, _S68, acc_1[1U][3U], &kernelContext_14);
            }
            if(_S79 < (_S39.rows_0))
            {
                uint _S558 = query_of_0(_S79, &kernelContext_14);
                uint _S559 = keys_of_query_0(_S42, _S558, &kernelContext_14);
                _S36 = range_key_0 < _S559;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                thread Work_0 _S560 = _S39;
                uint _S561 = head_of_0(&_S560, _S79, &kernelContext_14);
                uint _S562 = query_of_0(_S79, &kernelContext_14);
                uint _S563 = scratch_of_0(_S39.batch_0, _S561, _S562, range_1, &kernelContext_14);
                store_range_quad_0(_S563, lane_1, acc_1[2U][0U], &kernelContext_14);
                store_range_quad_0(_S563, _S62, acc_1[2U][1U], &kernelContext_14);
                store_range_quad_0(_S563, _S65, acc_1[2U][2U], &kernelContext_14);
                store_range_quad_0(_S563, _S68, acc_1[2U][3U], &kernelContext_14);
            }
            if(_S87 < (_S39.rows_0))
            {
                uint _S564 = query_of_0(_S87, &kernelContext_14);
                uint _S565 = keys_of_query_0(_S42, _S564, &kernelContext_14);
                _S37 = range_key_0 < _S565;
            }
            else
            {
                _S37 = false;
            }
            if(_S37)
            {
                thread Work_0 _S566 = _S39;
                uint _S567 = head_of_0(&_S566, _S87, &kernelContext_14);
                uint _S568 = query_of_0(_S87, &kernelContext_14);
                uint _S569 = scratch_of_0(_S39.batch_0, _S567, _S568, range_1, &kernelContext_14);
                store_range_quad_0(_S569, lane_1, acc_1[3U][0U], &kernelContext_14);
                store_range_quad_0(_S569, _S62, acc_1[3U][1U], &kernelContext_14);
                store_range_quad_0(_S569, _S65, acc_1[3U][2U], &kernelContext_14);
                store_range_quad_0(_S569, _S68, acc_1[3U][3U], &kernelContext_14);
            }
        }
        if(RANGES_0 == 1U)
        {
            Fold_0 fold_2 = fold_factors_0(&total_m_1, m_3);
            thread Fold_0 _S570 = fold_2;
            float _S571 = folded_0(&_S570, total_l_0, l_2);
            thread array<float, int(4)> keeps_0;
            keeps_0[int(0)] = fold_2.keep_0;
            float _S572 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            keeps_0[int(1)] = _S572;
            float _S573 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            keeps_0[int(2)] = _S573;
            float _S574 = (quad_shuffle((fold_2.keep_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            keeps_0[int(3)] = _S574;
            thread array<float, int(4)> adds_0;
            adds_0[int(0)] = fold_2.add_0;
            float _S575 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
            adds_0[int(1)] = _S575;
            float _S576 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
            adds_0[int(2)] = _S576;
            float _S577 = (quad_shuffle((fold_2.add_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
            adds_0[int(3)] = _S577;
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
            m_2 = _S571;
        }
        else
        {
            m_2 = total_l_0;
        }
        if(RANGES_0 != 0U)
        {
            _S32 = _S95 < (_S39.last_range_0);
        }
        else
        {
            _S32 = false;
        }
        if(!_S32)
        {
            break;
        }
        range_1 = _S95;
        total_l_0 = m_2;
    }
    if(_S38)
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
    float _S578 = finish_row_0(total_l_0, &poisoned_3, &kernelContext_14);
    thread array<float, int(4)> factors_0;
    factors_0[int(0)] = _S578;
    float _S579 = (quad_shuffle((_S578), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    factors_0[int(1)] = _S579;
    float _S580 = (quad_shuffle((_S578), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    factors_0[int(2)] = _S580;
    float _S581 = (quad_shuffle((_S578), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    factors_0[int(3)] = _S581;
    int _S582;
    if(poisoned_3)
    {
        _S582 = int(1);
    }
    else
    {
        _S582 = int(0);
    }
    uint spoiled_bit_0 = uint(_S582);
    thread array<uint, int(4)> spoiled_0;
    spoiled_0[int(0)] = spoiled_bit_0;
    uint _S583 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 1U))));
    spoiled_0[int(1)] = _S583;
    uint _S584 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 2U))));
    spoiled_0[int(2)] = _S584;
    uint _S585 = (quad_shuffle((spoiled_bit_0), ushort((((&kernelContext_14)->_S1) ^ 3U))));
    spoiled_0[int(3)] = _S585;
    if(_S55 < (_S39.rows_0))
    {
        thread Work_0 _S586 = _S39;
        uint _S587 = o_of_0(&_S586, _S55, &kernelContext_14);
        store_quad_0(_S587, _S59, total_2[0U][0U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S587, _S63, total_2[0U][1U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S587, _S66, total_2[0U][2U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
        store_quad_0(_S587, _S69, total_2[0U][3U] * float4(factors_0[0U]) , (spoiled_0[0U]) != 0U, &kernelContext_14);
    }
    if(_S71 < (_S39.rows_0))
    {
        thread Work_0 _S588 = _S39;
        uint _S589 = o_of_0(&_S588, _S71, &kernelContext_14);
        store_quad_0(_S589, _S59, total_2[1U][0U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S589, _S63, total_2[1U][1U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S589, _S66, total_2[1U][2U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
        store_quad_0(_S589, _S69, total_2[1U][3U] * float4(factors_0[1U]) , (spoiled_0[1U]) != 0U, &kernelContext_14);
    }
    if(_S79 < (_S39.rows_0))
    {
        thread Work_0 _S590 = _S39;
        uint _S591 = o_of_0(&_S590, _S79, &kernelContext_14);
        store_quad_0(_S591, _S59, total_2[2U][0U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S591, _S63, total_2[2U][1U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S591, _S66, total_2[2U][2U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
        store_quad_0(_S591, _S69, total_2[2U][3U] * float4(factors_0[2U]) , (spoiled_0[2U]) != 0U, &kernelContext_14);
    }
    if(_S87 < (_S39.rows_0))
    {
        thread Work_0 _S592 = _S39;
        uint _S593 = o_of_0(&_S592, _S87, &kernelContext_14);
        store_quad_0(_S593, _S59, total_2[3U][0U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S593, _S63, total_2[3U][1U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S593, _S66, total_2[3U][2U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
        store_quad_0(_S593, _S69, total_2[3U][3U] * float4(factors_0[3U]) , (spoiled_0[3U]) != 0U, &kernelContext_14);
    }
    return;
}

