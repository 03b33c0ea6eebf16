#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct AttentionParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint row_blocks_0;
    uint heads_0;
    uint group_0;
    uint q_len_0;
    uint k_len_0;
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
};

struct KernelContext_0
{
    AttentionParams_0 constant* params_0;
    int device* key_lengths_0;
    uint device* q_words_0;
    uint device* k_words_0;
    uint device* v_words_0;
    float device* mask_values_0;
    uint device* o_words_0;
    array<float4, int(512)> threadgroup* k_tile_0;
    array<float4, int(512)> threadgroup* v_tile_0;
};

uint keys_of_batch_0(uint batch_0, KernelContext_0 thread* kernelContext_0)
{
    if(((kernelContext_0->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_0->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_0->key_lengths_0[kernelContext_0->params_0->lengths_offset_0 + batch_0], int(0), int(kernelContext_0->params_0->k_len_0)));
}

uint keys_of_row_0(uint keys_0, uint row_0, KernelContext_0 thread* kernelContext_1)
{
    return uint(clamp(int(row_0) + kernelContext_1->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

float4 load_quad_0(uint device* words_0, uint row_1, uint element_0, KernelContext_0 thread* kernelContext_2)
{
    thread float4 quad_0 = float4(0.0, 0.0, 0.0, 0.0);
    uint left_0 = kernelContext_2->params_0->head_dim_0 - min(kernelContext_2->params_0->head_dim_0, element_0);
    uint word_0 = row_1 + element_0;
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

void store_quad_0(uint row_2, uint element_1, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_3)
{
    uint left_1 = kernelContext_3->params_0->head_dim_0 - min(kernelContext_3->params_0->head_dim_0, element_1);
    uint word_1 = row_2 + element_1;
    uint _S1;
    if(left_1 > 0U)
    {
        uint device* _S2 = kernelContext_3->o_words_0+word_1;
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.x)));
        }
        *_S2 = _S1;
    }
    if(left_1 > 1U)
    {
        uint device* _S3 = kernelContext_3->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.y)));
        }
        *_S3 = _S1;
    }
    if(left_1 > 2U)
    {
        uint device* _S4 = kernelContext_3->o_words_0+(word_1 + 2U);
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.z)));
        }
        *_S4 = _S1;
    }
    if(left_1 > 3U)
    {
        uint device* _S5 = kernelContext_3->o_words_0+(word_1 + 3U);
        if(poisoned_0)
        {
            _S1 = 2143289344U;
        }
        else
        {
            _S1 = (as_type<uint>((quad_1.w)));
        }
        *_S5 = _S1;
    }
    return;
}

[[kernel]] void attention(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], AttentionParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], uint device* q_words_1 [[buffer(1)]], uint device* k_words_1 [[buffer(2)]], uint device* v_words_1 [[buffer(3)]], float device* mask_values_1 [[buffer(5)]], uint device* o_words_1 [[buffer(4)]])
{
    bool poisoned_1;
    thread KernelContext_0 kernelContext_4;
    (&kernelContext_4)->params_0 = params_1;
    (&kernelContext_4)->key_lengths_0 = key_lengths_1;
    (&kernelContext_4)->q_words_0 = q_words_1;
    (&kernelContext_4)->k_words_0 = k_words_1;
    (&kernelContext_4)->v_words_0 = v_words_1;
    (&kernelContext_4)->mask_values_0 = mask_values_1;
    (&kernelContext_4)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> k_tile_1;
    (&kernelContext_4)->k_tile_0 = &k_tile_1;
    threadgroup array<float4, int(512)> v_tile_1;
    (&kernelContext_4)->v_tile_0 = &v_tile_1;
    uint number_0 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_0 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    uint block_0 = number_0 % (&kernelContext_4)->params_0->row_blocks_0;
    uint _S6 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint head_0 = _S6 % (&kernelContext_4)->params_0->heads_0;
    uint _S7 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint batch_1 = _S7 / (&kernelContext_4)->params_0->heads_0;
    uint _S8 = thread_0 % 1U;
    uint _S9 = block_0 * 64U;
    uint row_3 = _S9 + thread_0;
    uint last_row_0 = min(_S9 + 64U, (&kernelContext_4)->params_0->q_len_0) - 1U;
    bool live_0 = row_3 < ((&kernelContext_4)->params_0->q_len_0);
    uint _S10 = keys_of_batch_0(batch_1, &kernelContext_4);
    uint _S11 = keys_of_row_0(_S10, last_row_0, &kernelContext_4);
    uint _S12;
    if(live_0)
    {
        uint _S13 = keys_of_row_0(_S10, row_3, &kernelContext_4);
        _S12 = _S13;
    }
    else
    {
        _S12 = 0U;
    }
    uint _S14 = (&kernelContext_4)->params_0->q_offset_0 + batch_1 * (&kernelContext_4)->params_0->q_batch_0 + head_0 * (&kernelContext_4)->params_0->q_head_0 + min(row_3, last_row_0) * (&kernelContext_4)->params_0->q_row_0;
    uint _S15 = (&kernelContext_4)->params_0->k_offset_0 + batch_1 * (&kernelContext_4)->params_0->k_batch_0;
    uint _S16 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S17 = _S15 + _S16 * (&kernelContext_4)->params_0->k_head_0;
    uint _S18 = (&kernelContext_4)->params_0->v_offset_0 + batch_1 * (&kernelContext_4)->params_0->v_batch_0;
    uint _S19 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S20 = _S18 + _S19 * (&kernelContext_4)->params_0->v_head_0;
    uint _S21 = (&kernelContext_4)->params_0->mask_offset_0 + batch_1 * (&kernelContext_4)->params_0->mask_batch_0 + head_0 * (&kernelContext_4)->params_0->mask_head_0 + row_3 * (&kernelContext_4)->params_0->mask_row_0;
    bool _S22 = (((&kernelContext_4)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(64)> q_0;
    thread array<float4, int(64)> acc_0;
    uint _S23 = _S8 * 4U;
    float4 _S24 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S23, &kernelContext_4);
    q_0[0U] = _S24 * float4((&kernelContext_4)->params_0->scale_0) ;
    float4 _S25 = float4(0.0, 0.0, 0.0, 0.0);
    acc_0[0U] = _S25;
    uint _S26 = (1U + _S8) * 4U;
    float4 _S27 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S26, &kernelContext_4);
    q_0[1U] = _S27 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[1U] = _S25;
    uint _S28 = (2U + _S8) * 4U;
    float4 _S29 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S28, &kernelContext_4);
    q_0[2U] = _S29 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[2U] = _S25;
    uint _S30 = (3U + _S8) * 4U;
    float4 _S31 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S30, &kernelContext_4);
    q_0[3U] = _S31 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[3U] = _S25;
    uint _S32 = (4U + _S8) * 4U;
    float4 _S33 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S32, &kernelContext_4);
    q_0[4U] = _S33 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[4U] = _S25;
    uint _S34 = (5U + _S8) * 4U;
    float4 _S35 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S34, &kernelContext_4);
    q_0[5U] = _S35 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[5U] = _S25;
    uint _S36 = (6U + _S8) * 4U;
    float4 _S37 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S36, &kernelContext_4);
    q_0[6U] = _S37 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[6U] = _S25;
    uint _S38 = (7U + _S8) * 4U;
    float4 _S39 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S38, &kernelContext_4);
    q_0[7U] = _S39 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[7U] = _S25;
    uint _S40 = (8U + _S8) * 4U;
    float4 _S41 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S40, &kernelContext_4);
    q_0[8U] = _S41 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[8U] = _S25;
    uint _S42 = (9U + _S8) * 4U;
    float4 _S43 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S42, &kernelContext_4);
    q_0[9U] = _S43 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[9U] = _S25;
    uint _S44 = (10U + _S8) * 4U;
    float4 _S45 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S44, &kernelContext_4);
    q_0[10U] = _S45 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[10U] = _S25;
    uint _S46 = (11U + _S8) * 4U;
    float4 _S47 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S46, &kernelContext_4);
    q_0[11U] = _S47 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[11U] = _S25;
    uint _S48 = (12U + _S8) * 4U;
    float4 _S49 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S48, &kernelContext_4);
    q_0[12U] = _S49 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[12U] = _S25;
    uint _S50 = (13U + _S8) * 4U;
    float4 _S51 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S50, &kernelContext_4);
    q_0[13U] = _S51 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[13U] = _S25;
    uint _S52 = (14U + _S8) * 4U;
    float4 _S53 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S52, &kernelContext_4);
    q_0[14U] = _S53 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[14U] = _S25;
    uint _S54 = (15U + _S8) * 4U;
    float4 _S55 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S54, &kernelContext_4);
    q_0[15U] = _S55 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[15U] = _S25;
    uint _S56 = (16U + _S8) * 4U;
    float4 _S57 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S56, &kernelContext_4);
    q_0[16U] = _S57 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[16U] = _S25;
    uint _S58 = (17U + _S8) * 4U;
    float4 _S59 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S58, &kernelContext_4);
    q_0[17U] = _S59 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[17U] = _S25;
    uint _S60 = (18U + _S8) * 4U;
    float4 _S61 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S60, &kernelContext_4);
    q_0[18U] = _S61 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[18U] = _S25;
    uint _S62 = (19U + _S8) * 4U;
    float4 _S63 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S62, &kernelContext_4);
    q_0[19U] = _S63 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[19U] = _S25;
    uint _S64 = (20U + _S8) * 4U;
    float4 _S65 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S64, &kernelContext_4);
    q_0[20U] = _S65 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[20U] = _S25;
    uint _S66 = (21U + _S8) * 4U;
    float4 _S67 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S66, &kernelContext_4);
    q_0[21U] = _S67 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[21U] = _S25;
    uint _S68 = (22U + _S8) * 4U;
    float4 _S69 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S68, &kernelContext_4);
    q_0[22U] = _S69 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[22U] = _S25;
    uint _S70 = (23U + _S8) * 4U;
    float4 _S71 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S70, &kernelContext_4);
    q_0[23U] = _S71 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[23U] = _S25;
    uint _S72 = (24U + _S8) * 4U;
    float4 _S73 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S72, &kernelContext_4);
    q_0[24U] = _S73 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[24U] = _S25;
    uint _S74 = (25U + _S8) * 4U;
    float4 _S75 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S74, &kernelContext_4);
    q_0[25U] = _S75 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[25U] = _S25;
    uint _S76 = (26U + _S8) * 4U;
    float4 _S77 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S76, &kernelContext_4);
    q_0[26U] = _S77 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[26U] = _S25;
    uint _S78 = (27U + _S8) * 4U;
    float4 _S79 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S78, &kernelContext_4);
    q_0[27U] = _S79 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[27U] = _S25;
    uint _S80 = (28U + _S8) * 4U;
    float4 _S81 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S80, &kernelContext_4);
    q_0[28U] = _S81 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[28U] = _S25;
    uint _S82 = (29U + _S8) * 4U;
    float4 _S83 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S82, &kernelContext_4);
    q_0[29U] = _S83 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[29U] = _S25;
    uint _S84 = (30U + _S8) * 4U;
    float4 _S85 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S84, &kernelContext_4);
    q_0[30U] = _S85 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[30U] = _S25;
    uint _S86 = (31U + _S8) * 4U;
    float4 _S87 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S86, &kernelContext_4);
    q_0[31U] = _S87 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[31U] = _S25;
    uint _S88 = (32U + _S8) * 4U;
    float4 _S89 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S88, &kernelContext_4);
    q_0[32U] = _S89 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[32U] = _S25;
    uint _S90 = (33U + _S8) * 4U;
    float4 _S91 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S90, &kernelContext_4);
    q_0[33U] = _S91 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[33U] = _S25;
    uint _S92 = (34U + _S8) * 4U;
    float4 _S93 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S92, &kernelContext_4);
    q_0[34U] = _S93 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[34U] = _S25;
    uint _S94 = (35U + _S8) * 4U;
    float4 _S95 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S94, &kernelContext_4);
    q_0[35U] = _S95 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[35U] = _S25;
    uint _S96 = (36U + _S8) * 4U;
    float4 _S97 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S96, &kernelContext_4);
    q_0[36U] = _S97 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[36U] = _S25;
    uint _S98 = (37U + _S8) * 4U;
    float4 _S99 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S98, &kernelContext_4);
    q_0[37U] = _S99 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[37U] = _S25;
    uint _S100 = (38U + _S8) * 4U;
    float4 _S101 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S100, &kernelContext_4);
    q_0[38U] = _S101 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[38U] = _S25;
    uint _S102 = (39U + _S8) * 4U;
    float4 _S103 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S102, &kernelContext_4);
    q_0[39U] = _S103 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[39U] = _S25;
    uint _S104 = (40U + _S8) * 4U;
    float4 _S105 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S104, &kernelContext_4);
    q_0[40U] = _S105 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[40U] = _S25;
    uint _S106 = (41U + _S8) * 4U;
    float4 _S107 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S106, &kernelContext_4);
    q_0[41U] = _S107 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[41U] = _S25;
    uint _S108 = (42U + _S8) * 4U;
    float4 _S109 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S108, &kernelContext_4);
    q_0[42U] = _S109 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[42U] = _S25;
    uint _S110 = (43U + _S8) * 4U;
    float4 _S111 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S110, &kernelContext_4);
    q_0[43U] = _S111 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[43U] = _S25;
    uint _S112 = (44U + _S8) * 4U;
    float4 _S113 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S112, &kernelContext_4);
    q_0[44U] = _S113 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[44U] = _S25;
    uint _S114 = (45U + _S8) * 4U;
    float4 _S115 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S114, &kernelContext_4);
    q_0[45U] = _S115 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[45U] = _S25;
    uint _S116 = (46U + _S8) * 4U;
    float4 _S117 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S116, &kernelContext_4);
    q_0[46U] = _S117 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[46U] = _S25;
    uint _S118 = (47U + _S8) * 4U;
    float4 _S119 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S118, &kernelContext_4);
    q_0[47U] = _S119 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[47U] = _S25;
    uint _S120 = (48U + _S8) * 4U;
    float4 _S121 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S120, &kernelContext_4);
    q_0[48U] = _S121 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[48U] = _S25;
    uint _S122 = (49U + _S8) * 4U;
    float4 _S123 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S122, &kernelContext_4);
    q_0[49U] = _S123 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[49U] = _S25;
    uint _S124 = (50U + _S8) * 4U;
    float4 _S125 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S124, &kernelContext_4);
    q_0[50U] = _S125 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[50U] = _S25;
    uint _S126 = (51U + _S8) * 4U;
    float4 _S127 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S126, &kernelContext_4);
    q_0[51U] = _S127 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[51U] = _S25;
    uint _S128 = (52U + _S8) * 4U;
    float4 _S129 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S128, &kernelContext_4);
    q_0[52U] = _S129 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[52U] = _S25;
    uint _S130 = (53U + _S8) * 4U;
    float4 _S131 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S130, &kernelContext_4);
    q_0[53U] = _S131 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[53U] = _S25;
    uint _S132 = (54U + _S8) * 4U;
    float4 _S133 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S132, &kernelContext_4);
    q_0[54U] = _S133 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[54U] = _S25;
    uint _S134 = (55U + _S8) * 4U;
    float4 _S135 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S134, &kernelContext_4);
    q_0[55U] = _S135 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[55U] = _S25;
    uint _S136 = (56U + _S8) * 4U;
    float4 _S137 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S136, &kernelContext_4);
    q_0[56U] = _S137 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[56U] = _S25;
    uint _S138 = (57U + _S8) * 4U;
    float4 _S139 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S138, &kernelContext_4);
    q_0[57U] = _S139 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[57U] = _S25;
    uint _S140 = (58U + _S8) * 4U;
    float4 _S141 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S140, &kernelContext_4);
    q_0[58U] = _S141 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[58U] = _S25;
    uint _S142 = (59U + _S8) * 4U;
    float4 _S143 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S142, &kernelContext_4);
    q_0[59U] = _S143 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[59U] = _S25;
    uint _S144 = (60U + _S8) * 4U;
    float4 _S145 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S144, &kernelContext_4);
    q_0[60U] = _S145 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[60U] = _S25;
    uint _S146 = (61U + _S8) * 4U;
    float4 _S147 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S146, &kernelContext_4);
    q_0[61U] = _S147 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[61U] = _S25;
    uint _S148 = (62U + _S8) * 4U;
    float4 _S149 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S148, &kernelContext_4);
    q_0[62U] = _S149 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[62U] = _S25;
    uint _S150 = (63U + _S8) * 4U;
    float4 _S151 = load_quad_0((&kernelContext_4)->q_words_0, _S14, _S150, &kernelContext_4);
    q_0[63U] = _S151 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[63U] = _S25;
    uint tile_0 = 0U;
    float m_0 = -3.4028234663852886e+38;
    bool poisoned_2 = false;
    float l_0 = 0.0;
    for(;;)
    {
        if(tile_0 < _S11)
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
            uint element_2 = slot_0 % 64U * 4U;
            float4 k_quad_0;
            float4 v_quad_0;
            if(key_0 < _S11)
            {
                float4 _S152 = load_quad_0((&kernelContext_4)->k_words_0, _S17 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S153 = load_quad_0((&kernelContext_4)->v_words_0, _S20 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S152;
                v_quad_0 = _S153;
            }
            else
            {
                k_quad_0 = _S25;
                v_quad_0 = _S25;
            }
            (*(&kernelContext_4)->k_tile_0)[slot_0] = k_quad_0;
            (*(&kernelContext_4)->v_tile_0)[slot_0] = v_quad_0;
            slot_0 = slot_0 + 64U;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        uint _S154 = min(8U, _S11 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S154)
            {
            }
            else
            {
                break;
            }
            thread array<float4, int(4)> sum_0;
            sum_0[0U] = _S25;
            sum_0[1U] = _S25;
            sum_0[2U] = _S25;
            sum_0[3U] = _S25;
            uint _S155 = step_0 * 64U;
            uint _S156 = _S155 + _S8;
            float4 _S157 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S156], _S25);
            sum_0[0U] = _S157;
            uint _S158 = (step_0 + 1U) * 64U;
            uint _S159 = _S158 + _S8;
            float4 _S160 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S159], _S25);
            sum_0[1U] = _S160;
            uint _S161 = (step_0 + 2U) * 64U;
            uint _S162 = _S161 + _S8;
            float4 _S163 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S162], _S25);
            sum_0[2U] = _S163;
            uint _S164 = (step_0 + 3U) * 64U;
            uint _S165 = _S164 + _S8;
            float4 _S166 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S165], _S25);
            sum_0[3U] = _S166;
            uint _S167 = _S155 + 1U + _S8;
            float4 _S168 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S167], _S157);
            sum_0[0U] = _S168;
            uint _S169 = _S158 + 1U + _S8;
            float4 _S170 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S169], _S160);
            sum_0[1U] = _S170;
            uint _S171 = _S161 + 1U + _S8;
            float4 _S172 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S171], _S163);
            sum_0[2U] = _S172;
            uint _S173 = _S164 + 1U + _S8;
            float4 _S174 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S173], _S166);
            sum_0[3U] = _S174;
            uint _S175 = _S155 + 2U + _S8;
            float4 _S176 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S175], _S168);
            sum_0[0U] = _S176;
            uint _S177 = _S158 + 2U + _S8;
            float4 _S178 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S177], _S170);
            sum_0[1U] = _S178;
            uint _S179 = _S161 + 2U + _S8;
            float4 _S180 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S179], _S172);
            sum_0[2U] = _S180;
            uint _S181 = _S164 + 2U + _S8;
            float4 _S182 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S181], _S174);
            sum_0[3U] = _S182;
            uint _S183 = _S155 + 3U + _S8;
            float4 _S184 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S183], _S176);
            sum_0[0U] = _S184;
            uint _S185 = _S158 + 3U + _S8;
            float4 _S186 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S185], _S178);
            sum_0[1U] = _S186;
            uint _S187 = _S161 + 3U + _S8;
            float4 _S188 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S187], _S180);
            sum_0[2U] = _S188;
            uint _S189 = _S164 + 3U + _S8;
            float4 _S190 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S189], _S182);
            sum_0[3U] = _S190;
            uint _S191 = _S155 + 4U + _S8;
            float4 _S192 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S191], _S184);
            sum_0[0U] = _S192;
            uint _S193 = _S158 + 4U + _S8;
            float4 _S194 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S193], _S186);
            sum_0[1U] = _S194;
            uint _S195 = _S161 + 4U + _S8;
            float4 _S196 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S195], _S188);
            sum_0[2U] = _S196;
            uint _S197 = _S164 + 4U + _S8;
            float4 _S198 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S197], _S190);
            sum_0[3U] = _S198;
            uint _S199 = _S155 + 5U + _S8;
            float4 _S200 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S199], _S192);
            sum_0[0U] = _S200;
            uint _S201 = _S158 + 5U + _S8;
            float4 _S202 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S201], _S194);
            sum_0[1U] = _S202;
            uint _S203 = _S161 + 5U + _S8;
            float4 _S204 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S203], _S196);
            sum_0[2U] = _S204;
            uint _S205 = _S164 + 5U + _S8;
            float4 _S206 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S205], _S198);
            sum_0[3U] = _S206;
            uint _S207 = _S155 + 6U + _S8;
            float4 _S208 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S207], _S200);
            sum_0[0U] = _S208;
            uint _S209 = _S158 + 6U + _S8;
            float4 _S210 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S209], _S202);
            sum_0[1U] = _S210;
            uint _S211 = _S161 + 6U + _S8;
            float4 _S212 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S211], _S204);
            sum_0[2U] = _S212;
            uint _S213 = _S164 + 6U + _S8;
            float4 _S214 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S213], _S206);
            sum_0[3U] = _S214;
            uint _S215 = _S155 + 7U + _S8;
            float4 _S216 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S215], _S208);
            sum_0[0U] = _S216;
            uint _S217 = _S158 + 7U + _S8;
            float4 _S218 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S217], _S210);
            sum_0[1U] = _S218;
            uint _S219 = _S161 + 7U + _S8;
            float4 _S220 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S219], _S212);
            sum_0[2U] = _S220;
            uint _S221 = _S164 + 7U + _S8;
            float4 _S222 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S221], _S214);
            sum_0[3U] = _S222;
            uint _S223 = _S155 + 8U + _S8;
            float4 _S224 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S223], _S216);
            sum_0[0U] = _S224;
            uint _S225 = _S158 + 8U + _S8;
            float4 _S226 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S225], _S218);
            sum_0[1U] = _S226;
            uint _S227 = _S161 + 8U + _S8;
            float4 _S228 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S227], _S220);
            sum_0[2U] = _S228;
            uint _S229 = _S164 + 8U + _S8;
            float4 _S230 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S229], _S222);
            sum_0[3U] = _S230;
            uint _S231 = _S155 + 9U + _S8;
            float4 _S232 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S231], _S224);
            sum_0[0U] = _S232;
            uint _S233 = _S158 + 9U + _S8;
            float4 _S234 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S233], _S226);
            sum_0[1U] = _S234;
            uint _S235 = _S161 + 9U + _S8;
            float4 _S236 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S235], _S228);
            sum_0[2U] = _S236;
            uint _S237 = _S164 + 9U + _S8;
            float4 _S238 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S237], _S230);
            sum_0[3U] = _S238;
            uint _S239 = _S155 + 10U + _S8;
            float4 _S240 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S239], _S232);
            sum_0[0U] = _S240;
            uint _S241 = _S158 + 10U + _S8;
            float4 _S242 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S241], _S234);
            sum_0[1U] = _S242;
            uint _S243 = _S161 + 10U + _S8;
            float4 _S244 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S243], _S236);
            sum_0[2U] = _S244;
            uint _S245 = _S164 + 10U + _S8;
            float4 _S246 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S245], _S238);
            sum_0[3U] = _S246;
            uint _S247 = _S155 + 11U + _S8;
            float4 _S248 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S247], _S240);
            sum_0[0U] = _S248;
            uint _S249 = _S158 + 11U + _S8;
            float4 _S250 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S249], _S242);
            sum_0[1U] = _S250;
            uint _S251 = _S161 + 11U + _S8;
            float4 _S252 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S251], _S244);
            sum_0[2U] = _S252;
            uint _S253 = _S164 + 11U + _S8;
            float4 _S254 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S253], _S246);
            sum_0[3U] = _S254;
            uint _S255 = _S155 + 12U + _S8;
            float4 _S256 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S255], _S248);
            sum_0[0U] = _S256;
            uint _S257 = _S158 + 12U + _S8;
            float4 _S258 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S257], _S250);
            sum_0[1U] = _S258;
            uint _S259 = _S161 + 12U + _S8;
            float4 _S260 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S259], _S252);
            sum_0[2U] = _S260;
            uint _S261 = _S164 + 12U + _S8;
            float4 _S262 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S261], _S254);
            sum_0[3U] = _S262;
            uint _S263 = _S155 + 13U + _S8;
            float4 _S264 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S263], _S256);
            sum_0[0U] = _S264;
            uint _S265 = _S158 + 13U + _S8;
            float4 _S266 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S265], _S258);
            sum_0[1U] = _S266;
            uint _S267 = _S161 + 13U + _S8;
            float4 _S268 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S267], _S260);
            sum_0[2U] = _S268;
            uint _S269 = _S164 + 13U + _S8;
            float4 _S270 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S269], _S262);
            sum_0[3U] = _S270;
            uint _S271 = _S155 + 14U + _S8;
            float4 _S272 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S271], _S264);
            sum_0[0U] = _S272;
            uint _S273 = _S158 + 14U + _S8;
            float4 _S274 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S273], _S266);
            sum_0[1U] = _S274;
            uint _S275 = _S161 + 14U + _S8;
            float4 _S276 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S275], _S268);
            sum_0[2U] = _S276;
            uint _S277 = _S164 + 14U + _S8;
            float4 _S278 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S277], _S270);
            sum_0[3U] = _S278;
            uint _S279 = _S155 + 15U + _S8;
            float4 _S280 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S279], _S272);
            sum_0[0U] = _S280;
            uint _S281 = _S158 + 15U + _S8;
            float4 _S282 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S281], _S274);
            sum_0[1U] = _S282;
            uint _S283 = _S161 + 15U + _S8;
            float4 _S284 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S283], _S276);
            sum_0[2U] = _S284;
            uint _S285 = _S164 + 15U + _S8;
            float4 _S286 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S285], _S278);
            sum_0[3U] = _S286;
            uint _S287 = _S155 + 16U + _S8;
            float4 _S288 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S287], _S280);
            sum_0[0U] = _S288;
            uint _S289 = _S158 + 16U + _S8;
            float4 _S290 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S289], _S282);
            sum_0[1U] = _S290;
            uint _S291 = _S161 + 16U + _S8;
            float4 _S292 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S291], _S284);
            sum_0[2U] = _S292;
            uint _S293 = _S164 + 16U + _S8;
            float4 _S294 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S293], _S286);
            sum_0[3U] = _S294;
            uint _S295 = _S155 + 17U + _S8;
            float4 _S296 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S295], _S288);
            sum_0[0U] = _S296;
            uint _S297 = _S158 + 17U + _S8;
            float4 _S298 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S297], _S290);
            sum_0[1U] = _S298;
            uint _S299 = _S161 + 17U + _S8;
            float4 _S300 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S299], _S292);
            sum_0[2U] = _S300;
            uint _S301 = _S164 + 17U + _S8;
            float4 _S302 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S301], _S294);
            sum_0[3U] = _S302;
            uint _S303 = _S155 + 18U + _S8;
            float4 _S304 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S303], _S296);
            sum_0[0U] = _S304;
            uint _S305 = _S158 + 18U + _S8;
            float4 _S306 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S305], _S298);
            sum_0[1U] = _S306;
            uint _S307 = _S161 + 18U + _S8;
            float4 _S308 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S307], _S300);
            sum_0[2U] = _S308;
            uint _S309 = _S164 + 18U + _S8;
            float4 _S310 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S309], _S302);
            sum_0[3U] = _S310;
            uint _S311 = _S155 + 19U + _S8;
            float4 _S312 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S311], _S304);
            sum_0[0U] = _S312;
            uint _S313 = _S158 + 19U + _S8;
            float4 _S314 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S313], _S306);
            sum_0[1U] = _S314;
            uint _S315 = _S161 + 19U + _S8;
            float4 _S316 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S315], _S308);
            sum_0[2U] = _S316;
            uint _S317 = _S164 + 19U + _S8;
            float4 _S318 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S317], _S310);
            sum_0[3U] = _S318;
            uint _S319 = _S155 + 20U + _S8;
            float4 _S320 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S319], _S312);
            sum_0[0U] = _S320;
            uint _S321 = _S158 + 20U + _S8;
            float4 _S322 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S321], _S314);
            sum_0[1U] = _S322;
            uint _S323 = _S161 + 20U + _S8;
            float4 _S324 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S323], _S316);
            sum_0[2U] = _S324;
            uint _S325 = _S164 + 20U + _S8;
            float4 _S326 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S325], _S318);
            sum_0[3U] = _S326;
            uint _S327 = _S155 + 21U + _S8;
            float4 _S328 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S327], _S320);
            sum_0[0U] = _S328;
            uint _S329 = _S158 + 21U + _S8;
            float4 _S330 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S329], _S322);
            sum_0[1U] = _S330;
            uint _S331 = _S161 + 21U + _S8;
            float4 _S332 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S331], _S324);
            sum_0[2U] = _S332;
            uint _S333 = _S164 + 21U + _S8;
            float4 _S334 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S333], _S326);
            sum_0[3U] = _S334;
            uint _S335 = _S155 + 22U + _S8;
            float4 _S336 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S335], _S328);
            sum_0[0U] = _S336;
            uint _S337 = _S158 + 22U + _S8;
            float4 _S338 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S337], _S330);
            sum_0[1U] = _S338;
            uint _S339 = _S161 + 22U + _S8;
            float4 _S340 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S339], _S332);
            sum_0[2U] = _S340;
            uint _S341 = _S164 + 22U + _S8;
            float4 _S342 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S341], _S334);
            sum_0[3U] = _S342;
            uint _S343 = _S155 + 23U + _S8;
            float4 _S344 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S343], _S336);
            sum_0[0U] = _S344;
            uint _S345 = _S158 + 23U + _S8;
            float4 _S346 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S345], _S338);
            sum_0[1U] = _S346;
            uint _S347 = _S161 + 23U + _S8;
            float4 _S348 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S347], _S340);
            sum_0[2U] = _S348;
            uint _S349 = _S164 + 23U + _S8;
            float4 _S350 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S349], _S342);
            sum_0[3U] = _S350;
            uint _S351 = _S155 + 24U + _S8;
            float4 _S352 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S351], _S344);
            sum_0[0U] = _S352;
            uint _S353 = _S158 + 24U + _S8;
            float4 _S354 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S353], _S346);
            sum_0[1U] = _S354;
            uint _S355 = _S161 + 24U + _S8;
            float4 _S356 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S355], _S348);
            sum_0[2U] = _S356;
            uint _S357 = _S164 + 24U + _S8;
            float4 _S358 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S357], _S350);
            sum_0[3U] = _S358;
            uint _S359 = _S155 + 25U + _S8;
            float4 _S360 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S359], _S352);
            sum_0[0U] = _S360;
            uint _S361 = _S158 + 25U + _S8;
            float4 _S362 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S361], _S354);
            sum_0[1U] = _S362;
            uint _S363 = _S161 + 25U + _S8;
            float4 _S364 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S363], _S356);
            sum_0[2U] = _S364;
            uint _S365 = _S164 + 25U + _S8;
            float4 _S366 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S365], _S358);
            sum_0[3U] = _S366;
            uint _S367 = _S155 + 26U + _S8;
            float4 _S368 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S367], _S360);
            sum_0[0U] = _S368;
            uint _S369 = _S158 + 26U + _S8;
            float4 _S370 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S369], _S362);
            sum_0[1U] = _S370;
            uint _S371 = _S161 + 26U + _S8;
            float4 _S372 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S371], _S364);
            sum_0[2U] = _S372;
            uint _S373 = _S164 + 26U + _S8;
            float4 _S374 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S373], _S366);
            sum_0[3U] = _S374;
            uint _S375 = _S155 + 27U + _S8;
            float4 _S376 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S375], _S368);
            sum_0[0U] = _S376;
            uint _S377 = _S158 + 27U + _S8;
            float4 _S378 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S377], _S370);
            sum_0[1U] = _S378;
            uint _S379 = _S161 + 27U + _S8;
            float4 _S380 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S379], _S372);
            sum_0[2U] = _S380;
            uint _S381 = _S164 + 27U + _S8;
            float4 _S382 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S381], _S374);
            sum_0[3U] = _S382;
            uint _S383 = _S155 + 28U + _S8;
            float4 _S384 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S383], _S376);
            sum_0[0U] = _S384;
            uint _S385 = _S158 + 28U + _S8;
            float4 _S386 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S385], _S378);
            sum_0[1U] = _S386;
            uint _S387 = _S161 + 28U + _S8;
            float4 _S388 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S387], _S380);
            sum_0[2U] = _S388;
            uint _S389 = _S164 + 28U + _S8;
            float4 _S390 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S389], _S382);
            sum_0[3U] = _S390;
            uint _S391 = _S155 + 29U + _S8;
            float4 _S392 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S391], _S384);
            sum_0[0U] = _S392;
            uint _S393 = _S158 + 29U + _S8;
            float4 _S394 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S393], _S386);
            sum_0[1U] = _S394;
            uint _S395 = _S161 + 29U + _S8;
            float4 _S396 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S395], _S388);
            sum_0[2U] = _S396;
            uint _S397 = _S164 + 29U + _S8;
            float4 _S398 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S397], _S390);
            sum_0[3U] = _S398;
            uint _S399 = _S155 + 30U + _S8;
            float4 _S400 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S399], _S392);
            sum_0[0U] = _S400;
            uint _S401 = _S158 + 30U + _S8;
            float4 _S402 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S401], _S394);
            sum_0[1U] = _S402;
            uint _S403 = _S161 + 30U + _S8;
            float4 _S404 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S403], _S396);
            sum_0[2U] = _S404;
            uint _S405 = _S164 + 30U + _S8;
            float4 _S406 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S405], _S398);
            sum_0[3U] = _S406;
            uint _S407 = _S155 + 31U + _S8;
            float4 _S408 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S407], _S400);
            sum_0[0U] = _S408;
            uint _S409 = _S158 + 31U + _S8;
            float4 _S410 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S409], _S402);
            sum_0[1U] = _S410;
            uint _S411 = _S161 + 31U + _S8;
            float4 _S412 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S411], _S404);
            sum_0[2U] = _S412;
            uint _S413 = _S164 + 31U + _S8;
            float4 _S414 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S413], _S406);
            sum_0[3U] = _S414;
            uint _S415 = _S155 + 32U + _S8;
            float4 _S416 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S415], _S408);
            sum_0[0U] = _S416;
            uint _S417 = _S158 + 32U + _S8;
            float4 _S418 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S417], _S410);
            sum_0[1U] = _S418;
            uint _S419 = _S161 + 32U + _S8;
            float4 _S420 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S419], _S412);
            sum_0[2U] = _S420;
            uint _S421 = _S164 + 32U + _S8;
            float4 _S422 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S421], _S414);
            sum_0[3U] = _S422;
            uint _S423 = _S155 + 33U + _S8;
            float4 _S424 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S423], _S416);
            sum_0[0U] = _S424;
            uint _S425 = _S158 + 33U + _S8;
            float4 _S426 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S425], _S418);
            sum_0[1U] = _S426;
            uint _S427 = _S161 + 33U + _S8;
            float4 _S428 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S427], _S420);
            sum_0[2U] = _S428;
            uint _S429 = _S164 + 33U + _S8;
            float4 _S430 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S429], _S422);
            sum_0[3U] = _S430;
            uint _S431 = _S155 + 34U + _S8;
            float4 _S432 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S431], _S424);
            sum_0[0U] = _S432;
            uint _S433 = _S158 + 34U + _S8;
            float4 _S434 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S433], _S426);
            sum_0[1U] = _S434;
            uint _S435 = _S161 + 34U + _S8;
            float4 _S436 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S435], _S428);
            sum_0[2U] = _S436;
            uint _S437 = _S164 + 34U + _S8;
            float4 _S438 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S437], _S430);
            sum_0[3U] = _S438;
            uint _S439 = _S155 + 35U + _S8;
            float4 _S440 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S439], _S432);
            sum_0[0U] = _S440;
            uint _S441 = _S158 + 35U + _S8;
            float4 _S442 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S441], _S434);
            sum_0[1U] = _S442;
            uint _S443 = _S161 + 35U + _S8;
            float4 _S444 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S443], _S436);
            sum_0[2U] = _S444;
            uint _S445 = _S164 + 35U + _S8;
            float4 _S446 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S445], _S438);
            sum_0[3U] = _S446;
            uint _S447 = _S155 + 36U + _S8;
            float4 _S448 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S447], _S440);
            sum_0[0U] = _S448;
            uint _S449 = _S158 + 36U + _S8;
            float4 _S450 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S449], _S442);
            sum_0[1U] = _S450;
            uint _S451 = _S161 + 36U + _S8;
            float4 _S452 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S451], _S444);
            sum_0[2U] = _S452;
            uint _S453 = _S164 + 36U + _S8;
            float4 _S454 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S453], _S446);
            sum_0[3U] = _S454;
            uint _S455 = _S155 + 37U + _S8;
            float4 _S456 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S455], _S448);
            sum_0[0U] = _S456;
            uint _S457 = _S158 + 37U + _S8;
            float4 _S458 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S457], _S450);
            sum_0[1U] = _S458;
            uint _S459 = _S161 + 37U + _S8;
            float4 _S460 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S459], _S452);
            sum_0[2U] = _S460;
            uint _S461 = _S164 + 37U + _S8;
            float4 _S462 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S461], _S454);
            sum_0[3U] = _S462;
            uint _S463 = _S155 + 38U + _S8;
            float4 _S464 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S463], _S456);
            sum_0[0U] = _S464;
            uint _S465 = _S158 + 38U + _S8;
            float4 _S466 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S465], _S458);
            sum_0[1U] = _S466;
            uint _S467 = _S161 + 38U + _S8;
            float4 _S468 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S467], _S460);
            sum_0[2U] = _S468;
            uint _S469 = _S164 + 38U + _S8;
            float4 _S470 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S469], _S462);
            sum_0[3U] = _S470;
            uint _S471 = _S155 + 39U + _S8;
            float4 _S472 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S471], _S464);
            sum_0[0U] = _S472;
            uint _S473 = _S158 + 39U + _S8;
            float4 _S474 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S473], _S466);
            sum_0[1U] = _S474;
            uint _S475 = _S161 + 39U + _S8;
            float4 _S476 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S475], _S468);
            sum_0[2U] = _S476;
            uint _S477 = _S164 + 39U + _S8;
            float4 _S478 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S477], _S470);
            sum_0[3U] = _S478;
            uint _S479 = _S155 + 40U + _S8;
            float4 _S480 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S479], _S472);
            sum_0[0U] = _S480;
            uint _S481 = _S158 + 40U + _S8;
            float4 _S482 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S481], _S474);
            sum_0[1U] = _S482;
            uint _S483 = _S161 + 40U + _S8;
            float4 _S484 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S483], _S476);
            sum_0[2U] = _S484;
            uint _S485 = _S164 + 40U + _S8;
            float4 _S486 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S485], _S478);
            sum_0[3U] = _S486;
            uint _S487 = _S155 + 41U + _S8;
            float4 _S488 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S487], _S480);
            sum_0[0U] = _S488;
            uint _S489 = _S158 + 41U + _S8;
            float4 _S490 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S489], _S482);
            sum_0[1U] = _S490;
            uint _S491 = _S161 + 41U + _S8;
            float4 _S492 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S491], _S484);
            sum_0[2U] = _S492;
            uint _S493 = _S164 + 41U + _S8;
            float4 _S494 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S493], _S486);
            sum_0[3U] = _S494;
            uint _S495 = _S155 + 42U + _S8;
            float4 _S496 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S495], _S488);
            sum_0[0U] = _S496;
            uint _S497 = _S158 + 42U + _S8;
            float4 _S498 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S497], _S490);
            sum_0[1U] = _S498;
            uint _S499 = _S161 + 42U + _S8;
            float4 _S500 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S499], _S492);
            sum_0[2U] = _S500;
            uint _S501 = _S164 + 42U + _S8;
            float4 _S502 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S501], _S494);
            sum_0[3U] = _S502;
            uint _S503 = _S155 + 43U + _S8;
            float4 _S504 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S503], _S496);
            sum_0[0U] = _S504;
            uint _S505 = _S158 + 43U + _S8;
            float4 _S506 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S505], _S498);
            sum_0[1U] = _S506;
            uint _S507 = _S161 + 43U + _S8;
            float4 _S508 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S507], _S500);
            sum_0[2U] = _S508;
            uint _S509 = _S164 + 43U + _S8;
            float4 _S510 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S509], _S502);
            sum_0[3U] = _S510;
            uint _S511 = _S155 + 44U + _S8;
            float4 _S512 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S511], _S504);
            sum_0[0U] = _S512;
            uint _S513 = _S158 + 44U + _S8;
            float4 _S514 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S513], _S506);
            sum_0[1U] = _S514;
            uint _S515 = _S161 + 44U + _S8;
            float4 _S516 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S515], _S508);
            sum_0[2U] = _S516;
            uint _S517 = _S164 + 44U + _S8;
            float4 _S518 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S517], _S510);
            sum_0[3U] = _S518;
            uint _S519 = _S155 + 45U + _S8;
            float4 _S520 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S519], _S512);
            sum_0[0U] = _S520;
            uint _S521 = _S158 + 45U + _S8;
            float4 _S522 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S521], _S514);
            sum_0[1U] = _S522;
            uint _S523 = _S161 + 45U + _S8;
            float4 _S524 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S523], _S516);
            sum_0[2U] = _S524;
            uint _S525 = _S164 + 45U + _S8;
            float4 _S526 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S525], _S518);
            sum_0[3U] = _S526;
            uint _S527 = _S155 + 46U + _S8;
            float4 _S528 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S527], _S520);
            sum_0[0U] = _S528;
            uint _S529 = _S158 + 46U + _S8;
            float4 _S530 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S529], _S522);
            sum_0[1U] = _S530;
            uint _S531 = _S161 + 46U + _S8;
            float4 _S532 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S531], _S524);
            sum_0[2U] = _S532;
            uint _S533 = _S164 + 46U + _S8;
            float4 _S534 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S533], _S526);
            sum_0[3U] = _S534;
            uint _S535 = _S155 + 47U + _S8;
            float4 _S536 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S535], _S528);
            sum_0[0U] = _S536;
            uint _S537 = _S158 + 47U + _S8;
            float4 _S538 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S537], _S530);
            sum_0[1U] = _S538;
            uint _S539 = _S161 + 47U + _S8;
            float4 _S540 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S539], _S532);
            sum_0[2U] = _S540;
            uint _S541 = _S164 + 47U + _S8;
            float4 _S542 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S541], _S534);
            sum_0[3U] = _S542;
            uint _S543 = _S155 + 48U + _S8;
            float4 _S544 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S543], _S536);
            sum_0[0U] = _S544;
            uint _S545 = _S158 + 48U + _S8;
            float4 _S546 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S545], _S538);
            sum_0[1U] = _S546;
            uint _S547 = _S161 + 48U + _S8;
            float4 _S548 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S547], _S540);
            sum_0[2U] = _S548;
            uint _S549 = _S164 + 48U + _S8;
            float4 _S550 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S549], _S542);
            sum_0[3U] = _S550;
            uint _S551 = _S155 + 49U + _S8;
            float4 _S552 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S551], _S544);
            sum_0[0U] = _S552;
            uint _S553 = _S158 + 49U + _S8;
            float4 _S554 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S553], _S546);
            sum_0[1U] = _S554;
            uint _S555 = _S161 + 49U + _S8;
            float4 _S556 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S555], _S548);
            sum_0[2U] = _S556;
            uint _S557 = _S164 + 49U + _S8;
            float4 _S558 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S557], _S550);
            sum_0[3U] = _S558;
            uint _S559 = _S155 + 50U + _S8;
            float4 _S560 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S559], _S552);
            sum_0[0U] = _S560;
            uint _S561 = _S158 + 50U + _S8;
            float4 _S562 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S561], _S554);
            sum_0[1U] = _S562;
            uint _S563 = _S161 + 50U + _S8;
            float4 _S564 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S563], _S556);
            sum_0[2U] = _S564;
            uint _S565 = _S164 + 50U + _S8;
            float4 _S566 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S565], _S558);
            sum_0[3U] = _S566;
            uint _S567 = _S155 + 51U + _S8;
            float4 _S568 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S567], _S560);
            sum_0[0U] = _S568;
            uint _S569 = _S158 + 51U + _S8;
            float4 _S570 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S569], _S562);
            sum_0[1U] = _S570;
            uint _S571 = _S161 + 51U + _S8;
            float4 _S572 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S571], _S564);
            sum_0[2U] = _S572;
            uint _S573 = _S164 + 51U + _S8;
            float4 _S574 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S573], _S566);
            sum_0[3U] = _S574;
            uint _S575 = _S155 + 52U + _S8;
            float4 _S576 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S575], _S568);
            sum_0[0U] = _S576;
            uint _S577 = _S158 + 52U + _S8;
            float4 _S578 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S577], _S570);
            sum_0[1U] = _S578;
            uint _S579 = _S161 + 52U + _S8;
            float4 _S580 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S579], _S572);
            sum_0[2U] = _S580;
            uint _S581 = _S164 + 52U + _S8;
            float4 _S582 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S581], _S574);
            sum_0[3U] = _S582;
            uint _S583 = _S155 + 53U + _S8;
            float4 _S584 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S583], _S576);
            sum_0[0U] = _S584;
            uint _S585 = _S158 + 53U + _S8;
            float4 _S586 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S585], _S578);
            sum_0[1U] = _S586;
            uint _S587 = _S161 + 53U + _S8;
            float4 _S588 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S587], _S580);
            sum_0[2U] = _S588;
            uint _S589 = _S164 + 53U + _S8;
            float4 _S590 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S589], _S582);
            sum_0[3U] = _S590;
            uint _S591 = _S155 + 54U + _S8;
            float4 _S592 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S591], _S584);
            sum_0[0U] = _S592;
            uint _S593 = _S158 + 54U + _S8;
            float4 _S594 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S593], _S586);
            sum_0[1U] = _S594;
            uint _S595 = _S161 + 54U + _S8;
            float4 _S596 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S595], _S588);
            sum_0[2U] = _S596;
            uint _S597 = _S164 + 54U + _S8;
            float4 _S598 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S597], _S590);
            sum_0[3U] = _S598;
            uint _S599 = _S155 + 55U + _S8;
            float4 _S600 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S599], _S592);
            sum_0[0U] = _S600;
            uint _S601 = _S158 + 55U + _S8;
            float4 _S602 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S601], _S594);
            sum_0[1U] = _S602;
            uint _S603 = _S161 + 55U + _S8;
            float4 _S604 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S603], _S596);
            sum_0[2U] = _S604;
            uint _S605 = _S164 + 55U + _S8;
            float4 _S606 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S605], _S598);
            sum_0[3U] = _S606;
            uint _S607 = _S155 + 56U + _S8;
            float4 _S608 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S607], _S600);
            sum_0[0U] = _S608;
            uint _S609 = _S158 + 56U + _S8;
            float4 _S610 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S609], _S602);
            sum_0[1U] = _S610;
            uint _S611 = _S161 + 56U + _S8;
            float4 _S612 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S611], _S604);
            sum_0[2U] = _S612;
            uint _S613 = _S164 + 56U + _S8;
            float4 _S614 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S613], _S606);
            sum_0[3U] = _S614;
            uint _S615 = _S155 + 57U + _S8;
            float4 _S616 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S615], _S608);
            sum_0[0U] = _S616;
            uint _S617 = _S158 + 57U + _S8;
            float4 _S618 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S617], _S610);
            sum_0[1U] = _S618;
            uint _S619 = _S161 + 57U + _S8;
            float4 _S620 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S619], _S612);
            sum_0[2U] = _S620;
            uint _S621 = _S164 + 57U + _S8;
            float4 _S622 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S621], _S614);
            sum_0[3U] = _S622;
            uint _S623 = _S155 + 58U + _S8;
            float4 _S624 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S623], _S616);
            sum_0[0U] = _S624;
            uint _S625 = _S158 + 58U + _S8;
            float4 _S626 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S625], _S618);
            sum_0[1U] = _S626;
            uint _S627 = _S161 + 58U + _S8;
            float4 _S628 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S627], _S620);
            sum_0[2U] = _S628;
            uint _S629 = _S164 + 58U + _S8;
            float4 _S630 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S629], _S622);
            sum_0[3U] = _S630;
            uint _S631 = _S155 + 59U + _S8;
            float4 _S632 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S631], _S624);
            sum_0[0U] = _S632;
            uint _S633 = _S158 + 59U + _S8;
            float4 _S634 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S633], _S626);
            sum_0[1U] = _S634;
            uint _S635 = _S161 + 59U + _S8;
            float4 _S636 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S635], _S628);
            sum_0[2U] = _S636;
            uint _S637 = _S164 + 59U + _S8;
            float4 _S638 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S637], _S630);
            sum_0[3U] = _S638;
            uint _S639 = _S155 + 60U + _S8;
            float4 _S640 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S639], _S632);
            sum_0[0U] = _S640;
            uint _S641 = _S158 + 60U + _S8;
            float4 _S642 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S641], _S634);
            sum_0[1U] = _S642;
            uint _S643 = _S161 + 60U + _S8;
            float4 _S644 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S643], _S636);
            sum_0[2U] = _S644;
            uint _S645 = _S164 + 60U + _S8;
            float4 _S646 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S645], _S638);
            sum_0[3U] = _S646;
            uint _S647 = _S155 + 61U + _S8;
            float4 _S648 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S647], _S640);
            sum_0[0U] = _S648;
            uint _S649 = _S158 + 61U + _S8;
            float4 _S650 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S649], _S642);
            sum_0[1U] = _S650;
            uint _S651 = _S161 + 61U + _S8;
            float4 _S652 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S651], _S644);
            sum_0[2U] = _S652;
            uint _S653 = _S164 + 61U + _S8;
            float4 _S654 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S653], _S646);
            sum_0[3U] = _S654;
            uint _S655 = _S155 + 62U + _S8;
            float4 _S656 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S655], _S648);
            sum_0[0U] = _S656;
            uint _S657 = _S158 + 62U + _S8;
            float4 _S658 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S657], _S650);
            sum_0[1U] = _S658;
            uint _S659 = _S161 + 62U + _S8;
            float4 _S660 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S659], _S652);
            sum_0[2U] = _S660;
            uint _S661 = _S164 + 62U + _S8;
            float4 _S662 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S661], _S654);
            sum_0[3U] = _S662;
            uint _S663 = _S155 + 63U + _S8;
            float4 _S664 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S663], _S656);
            sum_0[0U] = _S664;
            uint _S665 = _S158 + 63U + _S8;
            float4 _S666 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S665], _S658);
            sum_0[1U] = _S666;
            uint _S667 = _S161 + 63U + _S8;
            float4 _S668 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S667], _S660);
            sum_0[2U] = _S668;
            uint _S669 = _S164 + 63U + _S8;
            float4 _S670 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S669], _S662);
            sum_0[3U] = _S670;
            thread array<float, int(4)> score_1;
            score_1[0U] = _S664.x + _S664.y + (_S664.z + _S664.w);
            score_1[1U] = _S666.x + _S666.y + (_S666.z + _S666.w);
            score_1[2U] = _S668.x + _S668.y + (_S668.z + _S668.w);
            score_1[3U] = _S670.x + _S670.y + (_S670.z + _S670.w);
            uint _S671 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S671 >= _S12;
            bool _S672;
            if(_S22)
            {
                _S672 = !hidden_0[0U];
            }
            else
            {
                _S672 = false;
            }
            if(_S672)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S21 + _S671 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S673;
            if(!hidden_0[0U])
            {
                _S673 = is_special_0(score_1[0U]);
            }
            else
            {
                _S673 = false;
            }
            bool poisoned_3;
            if(_S673)
            {
                if((as_type<uint>((score_1[0U]))) != 4286578688U)
                {
                    poisoned_3 = true;
                }
                else
                {
                    poisoned_3 = poisoned_1;
                }
                hidden_0[0U] = true;
            }
            else
            {
                poisoned_3 = poisoned_1;
            }
            float peak_0;
            if(!hidden_0[0U])
            {
                peak_0 = max(m_1, score_1[0U]);
            }
            else
            {
                peak_0 = m_1;
            }
            uint key_1 = _S671 + 1U;
            hidden_0[1U] = key_1 >= _S12;
            bool _S674;
            if(_S22)
            {
                _S674 = !hidden_0[1U];
            }
            else
            {
                _S674 = false;
            }
            if(_S674)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S21 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S675;
            if(!hidden_0[1U])
            {
                _S675 = is_special_0(score_1[1U]);
            }
            else
            {
                _S675 = false;
            }
            bool poisoned_4;
            if(_S675)
            {
                if((as_type<uint>((score_1[1U]))) != 4286578688U)
                {
                    poisoned_4 = true;
                }
                else
                {
                    poisoned_4 = poisoned_3;
                }
                hidden_0[1U] = true;
            }
            else
            {
                poisoned_4 = poisoned_3;
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
            uint key_2 = _S671 + 2U;
            hidden_0[2U] = key_2 >= _S12;
            bool _S676;
            if(_S22)
            {
                _S676 = !hidden_0[2U];
            }
            else
            {
                _S676 = false;
            }
            if(_S676)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S21 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S677;
            if(!hidden_0[2U])
            {
                _S677 = is_special_0(score_1[2U]);
            }
            else
            {
                _S677 = false;
            }
            bool poisoned_5;
            if(_S677)
            {
                if((as_type<uint>((score_1[2U]))) != 4286578688U)
                {
                    poisoned_5 = true;
                }
                else
                {
                    poisoned_5 = poisoned_4;
                }
                hidden_0[2U] = true;
            }
            else
            {
                poisoned_5 = poisoned_4;
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
            uint key_3 = _S671 + 3U;
            hidden_0[3U] = key_3 >= _S12;
            bool _S678;
            if(_S22)
            {
                _S678 = !hidden_0[3U];
            }
            else
            {
                _S678 = false;
            }
            if(_S678)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S21 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S679;
            if(!hidden_0[3U])
            {
                _S679 = is_special_0(score_1[3U]);
            }
            else
            {
                _S679 = false;
            }
            if(_S679)
            {
                bool poisoned_6;
                if((as_type<uint>((score_1[3U]))) != 4286578688U)
                {
                    poisoned_6 = true;
                }
                else
                {
                    poisoned_6 = poisoned_5;
                }
                hidden_0[3U] = true;
                poisoned_1 = poisoned_6;
            }
            else
            {
                poisoned_1 = poisoned_5;
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
            float l_2;
            if(peak_3 > m_1)
            {
                float shrink_0 = exp(m_1 - peak_3);
                float l_3 = l_1 * shrink_0;
                float4 _S680 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S680;
                acc_0[1U] = acc_0[1U] * _S680;
                acc_0[2U] = acc_0[2U] * _S680;
                acc_0[3U] = acc_0[3U] * _S680;
                acc_0[4U] = acc_0[4U] * _S680;
                acc_0[5U] = acc_0[5U] * _S680;
                acc_0[6U] = acc_0[6U] * _S680;
                acc_0[7U] = acc_0[7U] * _S680;
                acc_0[8U] = acc_0[8U] * _S680;
                acc_0[9U] = acc_0[9U] * _S680;
                acc_0[10U] = acc_0[10U] * _S680;
                acc_0[11U] = acc_0[11U] * _S680;
                acc_0[12U] = acc_0[12U] * _S680;
                acc_0[13U] = acc_0[13U] * _S680;
                acc_0[14U] = acc_0[14U] * _S680;
                acc_0[15U] = acc_0[15U] * _S680;
                acc_0[16U] = acc_0[16U] * _S680;
                acc_0[17U] = acc_0[17U] * _S680;
                acc_0[18U] = acc_0[18U] * _S680;
                acc_0[19U] = acc_0[19U] * _S680;
                acc_0[20U] = acc_0[20U] * _S680;
                acc_0[21U] = acc_0[21U] * _S680;
                acc_0[22U] = acc_0[22U] * _S680;
                acc_0[23U] = acc_0[23U] * _S680;
                acc_0[24U] = acc_0[24U] * _S680;
                acc_0[25U] = acc_0[25U] * _S680;
                acc_0[26U] = acc_0[26U] * _S680;
                acc_0[27U] = acc_0[27U] * _S680;
                acc_0[28U] = acc_0[28U] * _S680;
                acc_0[29U] = acc_0[29U] * _S680;
                acc_0[30U] = acc_0[30U] * _S680;
                acc_0[31U] = acc_0[31U] * _S680;
                acc_0[32U] = acc_0[32U] * _S680;
                acc_0[33U] = acc_0[33U] * _S680;
                acc_0[34U] = acc_0[34U] * _S680;
                acc_0[35U] = acc_0[35U] * _S680;
                acc_0[36U] = acc_0[36U] * _S680;
                acc_0[37U] = acc_0[37U] * _S680;
                acc_0[38U] = acc_0[38U] * _S680;
                acc_0[39U] = acc_0[39U] * _S680;
                acc_0[40U] = acc_0[40U] * _S680;
                acc_0[41U] = acc_0[41U] * _S680;
                acc_0[42U] = acc_0[42U] * _S680;
                acc_0[43U] = acc_0[43U] * _S680;
                acc_0[44U] = acc_0[44U] * _S680;
                acc_0[45U] = acc_0[45U] * _S680;
                acc_0[46U] = acc_0[46U] * _S680;
                acc_0[47U] = acc_0[47U] * _S680;
                acc_0[48U] = acc_0[48U] * _S680;
                acc_0[49U] = acc_0[49U] * _S680;
                acc_0[50U] = acc_0[50U] * _S680;
                acc_0[51U] = acc_0[51U] * _S680;
                acc_0[52U] = acc_0[52U] * _S680;
                acc_0[53U] = acc_0[53U] * _S680;
                acc_0[54U] = acc_0[54U] * _S680;
                acc_0[55U] = acc_0[55U] * _S680;
                acc_0[56U] = acc_0[56U] * _S680;
                acc_0[57U] = acc_0[57U] * _S680;
                acc_0[58U] = acc_0[58U] * _S680;
                acc_0[59U] = acc_0[59U] * _S680;
                acc_0[60U] = acc_0[60U] * _S680;
                acc_0[61U] = acc_0[61U] * _S680;
                acc_0[62U] = acc_0[62U] * _S680;
                acc_0[63U] = acc_0[63U] * _S680;
                m_1 = peak_3;
                l_2 = l_3;
            }
            else
            {
                l_2 = l_1;
            }
            float l_4;
            if(!hidden_0[0U])
            {
                float weight_0 = exp(score_1[0U] - m_1);
                float l_5 = l_2 + weight_0;
                float4 _S681 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S156], acc_0[0U]);
                acc_0[1U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S167], acc_0[1U]);
                acc_0[2U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S175], acc_0[2U]);
                acc_0[3U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S183], acc_0[3U]);
                acc_0[4U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S191], acc_0[4U]);
                acc_0[5U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S199], acc_0[5U]);
                acc_0[6U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S207], acc_0[6U]);
                acc_0[7U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S215], acc_0[7U]);
                acc_0[8U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S223], acc_0[8U]);
                acc_0[9U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S231], acc_0[9U]);
                acc_0[10U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S239], acc_0[10U]);
                acc_0[11U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S247], acc_0[11U]);
                acc_0[12U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S255], acc_0[12U]);
                acc_0[13U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S263], acc_0[13U]);
                acc_0[14U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S271], acc_0[14U]);
                acc_0[15U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S279], acc_0[15U]);
                acc_0[16U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S287], acc_0[16U]);
                acc_0[17U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S295], acc_0[17U]);
                acc_0[18U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S303], acc_0[18U]);
                acc_0[19U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S311], acc_0[19U]);
                acc_0[20U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S319], acc_0[20U]);
                acc_0[21U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S327], acc_0[21U]);
                acc_0[22U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S335], acc_0[22U]);
                acc_0[23U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S343], acc_0[23U]);
                acc_0[24U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S351], acc_0[24U]);
                acc_0[25U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S359], acc_0[25U]);
                acc_0[26U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S367], acc_0[26U]);
                acc_0[27U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S375], acc_0[27U]);
                acc_0[28U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S383], acc_0[28U]);
                acc_0[29U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S391], acc_0[29U]);
                acc_0[30U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S399], acc_0[30U]);
                acc_0[31U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S407], acc_0[31U]);
                acc_0[32U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S415], acc_0[32U]);
                acc_0[33U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S423], acc_0[33U]);
                acc_0[34U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S431], acc_0[34U]);
                acc_0[35U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S439], acc_0[35U]);
                acc_0[36U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S447], acc_0[36U]);
                acc_0[37U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S455], acc_0[37U]);
                acc_0[38U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S463], acc_0[38U]);
                acc_0[39U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S471], acc_0[39U]);
                acc_0[40U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S479], acc_0[40U]);
                acc_0[41U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S487], acc_0[41U]);
                acc_0[42U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S495], acc_0[42U]);
                acc_0[43U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S503], acc_0[43U]);
                acc_0[44U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S511], acc_0[44U]);
                acc_0[45U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S519], acc_0[45U]);
                acc_0[46U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S527], acc_0[46U]);
                acc_0[47U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S535], acc_0[47U]);
                acc_0[48U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S543], acc_0[48U]);
                acc_0[49U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S551], acc_0[49U]);
                acc_0[50U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S559], acc_0[50U]);
                acc_0[51U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S567], acc_0[51U]);
                acc_0[52U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S575], acc_0[52U]);
                acc_0[53U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S583], acc_0[53U]);
                acc_0[54U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S591], acc_0[54U]);
                acc_0[55U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S599], acc_0[55U]);
                acc_0[56U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S607], acc_0[56U]);
                acc_0[57U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S615], acc_0[57U]);
                acc_0[58U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S623], acc_0[58U]);
                acc_0[59U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S631], acc_0[59U]);
                acc_0[60U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S639], acc_0[60U]);
                acc_0[61U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S647], acc_0[61U]);
                acc_0[62U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S655], acc_0[62U]);
                acc_0[63U] = fma(_S681, (*(&kernelContext_4)->v_tile_0)[_S663], acc_0[63U]);
                l_4 = l_5;
            }
            else
            {
                l_4 = l_2;
            }
            float l_6;
            if(!hidden_0[1U])
            {
                float weight_1 = exp(score_1[1U] - m_1);
                float l_7 = l_4 + weight_1;
                float4 _S682 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S159], acc_0[0U]);
                acc_0[1U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S169], acc_0[1U]);
                acc_0[2U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S177], acc_0[2U]);
                acc_0[3U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S185], acc_0[3U]);
                acc_0[4U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S193], acc_0[4U]);
                acc_0[5U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S201], acc_0[5U]);
                acc_0[6U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S209], acc_0[6U]);
                acc_0[7U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S217], acc_0[7U]);
                acc_0[8U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S225], acc_0[8U]);
                acc_0[9U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S233], acc_0[9U]);
                acc_0[10U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S241], acc_0[10U]);
                acc_0[11U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S249], acc_0[11U]);
                acc_0[12U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S257], acc_0[12U]);
                acc_0[13U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S265], acc_0[13U]);
                acc_0[14U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S273], acc_0[14U]);
                acc_0[15U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S281], acc_0[15U]);
                acc_0[16U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S289], acc_0[16U]);
                acc_0[17U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S297], acc_0[17U]);
                acc_0[18U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S305], acc_0[18U]);
                acc_0[19U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S313], acc_0[19U]);
                acc_0[20U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S321], acc_0[20U]);
                acc_0[21U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S329], acc_0[21U]);
                acc_0[22U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S337], acc_0[22U]);
                acc_0[23U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S345], acc_0[23U]);
                acc_0[24U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S353], acc_0[24U]);
                acc_0[25U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S361], acc_0[25U]);
                acc_0[26U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S369], acc_0[26U]);
                acc_0[27U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S377], acc_0[27U]);
                acc_0[28U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S385], acc_0[28U]);
                acc_0[29U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S393], acc_0[29U]);
                acc_0[30U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S401], acc_0[30U]);
                acc_0[31U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S409], acc_0[31U]);
                acc_0[32U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S417], acc_0[32U]);
                acc_0[33U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S425], acc_0[33U]);
                acc_0[34U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S433], acc_0[34U]);
                acc_0[35U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S441], acc_0[35U]);
                acc_0[36U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S449], acc_0[36U]);
                acc_0[37U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S457], acc_0[37U]);
                acc_0[38U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S465], acc_0[38U]);
                acc_0[39U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S473], acc_0[39U]);
                acc_0[40U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S481], acc_0[40U]);
                acc_0[41U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S489], acc_0[41U]);
                acc_0[42U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S497], acc_0[42U]);
                acc_0[43U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S505], acc_0[43U]);
                acc_0[44U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S513], acc_0[44U]);
                acc_0[45U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S521], acc_0[45U]);
                acc_0[46U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S529], acc_0[46U]);
                acc_0[47U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S537], acc_0[47U]);
                acc_0[48U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S545], acc_0[48U]);
                acc_0[49U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S553], acc_0[49U]);
                acc_0[50U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S561], acc_0[50U]);
                acc_0[51U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S569], acc_0[51U]);
                acc_0[52U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S577], acc_0[52U]);
                acc_0[53U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S585], acc_0[53U]);
                acc_0[54U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S593], acc_0[54U]);
                acc_0[55U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S601], acc_0[55U]);
                acc_0[56U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S609], acc_0[56U]);
                acc_0[57U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S617], acc_0[57U]);
                acc_0[58U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S625], acc_0[58U]);
                acc_0[59U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S633], acc_0[59U]);
                acc_0[60U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S641], acc_0[60U]);
                acc_0[61U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S649], acc_0[61U]);
                acc_0[62U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S657], acc_0[62U]);
                acc_0[63U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S665], acc_0[63U]);
                l_6 = l_7;
            }
            else
            {
                l_6 = l_4;
            }
            float l_8;
            if(!hidden_0[2U])
            {
                float weight_2 = exp(score_1[2U] - m_1);
                float l_9 = l_6 + weight_2;
                float4 _S683 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S162], acc_0[0U]);
                acc_0[1U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S171], acc_0[1U]);
                acc_0[2U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S179], acc_0[2U]);
                acc_0[3U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S187], acc_0[3U]);
                acc_0[4U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S195], acc_0[4U]);
                acc_0[5U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S203], acc_0[5U]);
                acc_0[6U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S211], acc_0[6U]);
                acc_0[7U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S219], acc_0[7U]);
                acc_0[8U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S227], acc_0[8U]);
                acc_0[9U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S235], acc_0[9U]);
                acc_0[10U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S243], acc_0[10U]);
                acc_0[11U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S251], acc_0[11U]);
                acc_0[12U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S259], acc_0[12U]);
                acc_0[13U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S267], acc_0[13U]);
                acc_0[14U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S275], acc_0[14U]);
                acc_0[15U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S283], acc_0[15U]);
                acc_0[16U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S291], acc_0[16U]);
                acc_0[17U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S299], acc_0[17U]);
                acc_0[18U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S307], acc_0[18U]);
                acc_0[19U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S315], acc_0[19U]);
                acc_0[20U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S323], acc_0[20U]);
                acc_0[21U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S331], acc_0[21U]);
                acc_0[22U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S339], acc_0[22U]);
                acc_0[23U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S347], acc_0[23U]);
                acc_0[24U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S355], acc_0[24U]);
                acc_0[25U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S363], acc_0[25U]);
                acc_0[26U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S371], acc_0[26U]);
                acc_0[27U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S379], acc_0[27U]);
                acc_0[28U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S387], acc_0[28U]);
                acc_0[29U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S395], acc_0[29U]);
                acc_0[30U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S403], acc_0[30U]);
                acc_0[31U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S411], acc_0[31U]);
                acc_0[32U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S419], acc_0[32U]);
                acc_0[33U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S427], acc_0[33U]);
                acc_0[34U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S435], acc_0[34U]);
                acc_0[35U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S443], acc_0[35U]);
                acc_0[36U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S451], acc_0[36U]);
                acc_0[37U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S459], acc_0[37U]);
                acc_0[38U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S467], acc_0[38U]);
                acc_0[39U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S475], acc_0[39U]);
                acc_0[40U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S483], acc_0[40U]);
                acc_0[41U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S491], acc_0[41U]);
                acc_0[42U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S499], acc_0[42U]);
                acc_0[43U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S507], acc_0[43U]);
                acc_0[44U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S515], acc_0[44U]);
                acc_0[45U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S523], acc_0[45U]);
                acc_0[46U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S531], acc_0[46U]);
                acc_0[47U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S539], acc_0[47U]);
                acc_0[48U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S547], acc_0[48U]);
                acc_0[49U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S555], acc_0[49U]);
                acc_0[50U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S563], acc_0[50U]);
                acc_0[51U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S571], acc_0[51U]);
                acc_0[52U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S579], acc_0[52U]);
                acc_0[53U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S587], acc_0[53U]);
                acc_0[54U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S595], acc_0[54U]);
                acc_0[55U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S603], acc_0[55U]);
                acc_0[56U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S611], acc_0[56U]);
                acc_0[57U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S619], acc_0[57U]);
                acc_0[58U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S627], acc_0[58U]);
                acc_0[59U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S635], acc_0[59U]);
                acc_0[60U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S643], acc_0[60U]);
                acc_0[61U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S651], acc_0[61U]);
                acc_0[62U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S659], acc_0[62U]);
                acc_0[63U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S667], acc_0[63U]);
                l_8 = l_9;
            }
            else
            {
                l_8 = l_6;
            }
            if(!hidden_0[3U])
            {
                float weight_3 = exp(score_1[3U] - m_1);
                float l_10 = l_8 + weight_3;
                float4 _S684 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S165], acc_0[0U]);
                acc_0[1U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S173], acc_0[1U]);
                acc_0[2U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S181], acc_0[2U]);
                acc_0[3U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S189], acc_0[3U]);
                acc_0[4U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S197], acc_0[4U]);
                acc_0[5U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S205], acc_0[5U]);
                acc_0[6U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S213], acc_0[6U]);
                acc_0[7U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S221], acc_0[7U]);
                acc_0[8U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S229], acc_0[8U]);
                acc_0[9U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S237], acc_0[9U]);
                acc_0[10U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S245], acc_0[10U]);
                acc_0[11U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S253], acc_0[11U]);
                acc_0[12U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S261], acc_0[12U]);
                acc_0[13U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S269], acc_0[13U]);
                acc_0[14U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S277], acc_0[14U]);
                acc_0[15U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S285], acc_0[15U]);
                acc_0[16U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S293], acc_0[16U]);
                acc_0[17U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S301], acc_0[17U]);
                acc_0[18U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S309], acc_0[18U]);
                acc_0[19U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S317], acc_0[19U]);
                acc_0[20U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S325], acc_0[20U]);
                acc_0[21U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S333], acc_0[21U]);
                acc_0[22U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S341], acc_0[22U]);
                acc_0[23U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S349], acc_0[23U]);
                acc_0[24U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S357], acc_0[24U]);
                acc_0[25U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S365], acc_0[25U]);
                acc_0[26U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S373], acc_0[26U]);
                acc_0[27U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S381], acc_0[27U]);
                acc_0[28U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S389], acc_0[28U]);
                acc_0[29U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S397], acc_0[29U]);
                acc_0[30U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S405], acc_0[30U]);
                acc_0[31U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S413], acc_0[31U]);
                acc_0[32U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S421], acc_0[32U]);
                acc_0[33U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S429], acc_0[33U]);
                acc_0[34U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S437], acc_0[34U]);
                acc_0[35U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S445], acc_0[35U]);
                acc_0[36U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S453], acc_0[36U]);
                acc_0[37U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S461], acc_0[37U]);
                acc_0[38U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S469], acc_0[38U]);
                acc_0[39U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S477], acc_0[39U]);
                acc_0[40U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S485], acc_0[40U]);
                acc_0[41U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S493], acc_0[41U]);
                acc_0[42U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S501], acc_0[42U]);
                acc_0[43U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S509], acc_0[43U]);
                acc_0[44U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S517], acc_0[44U]);
                acc_0[45U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S525], acc_0[45U]);
                acc_0[46U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S533], acc_0[46U]);
                acc_0[47U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S541], acc_0[47U]);
                acc_0[48U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S549], acc_0[48U]);
                acc_0[49U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S557], acc_0[49U]);
                acc_0[50U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S565], acc_0[50U]);
                acc_0[51U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S573], acc_0[51U]);
                acc_0[52U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S581], acc_0[52U]);
                acc_0[53U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S589], acc_0[53U]);
                acc_0[54U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S597], acc_0[54U]);
                acc_0[55U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S605], acc_0[55U]);
                acc_0[56U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S613], acc_0[56U]);
                acc_0[57U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S621], acc_0[57U]);
                acc_0[58U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S629], acc_0[58U]);
                acc_0[59U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S637], acc_0[59U]);
                acc_0[60U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S645], acc_0[60U]);
                acc_0[61U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S653], acc_0[61U]);
                acc_0[62U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S661], acc_0[62U]);
                acc_0[63U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S669], acc_0[63U]);
                l_1 = l_10;
            }
            else
            {
                l_1 = l_8;
            }
            step_0 = step_0 + 4U;
        }
        tile_0 = tile_0 + 8U;
        m_0 = m_1;
        poisoned_2 = poisoned_1;
        l_0 = l_1;
    }
    if(live_0)
    {
        bool masked_0 = l_0 == 0.0;
        if(masked_0)
        {
            poisoned_1 = (((&kernelContext_4)->params_0->flags_0) & 4U) == 0U;
        }
        else
        {
            poisoned_1 = false;
        }
        if(poisoned_1)
        {
            poisoned_2 = true;
        }
        if(masked_0)
        {
            m_0 = 0.0;
        }
        else
        {
            m_0 = 1.0 / l_0;
        }
        uint _S685 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S685, _S23, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S26, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S28, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S30, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S32, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S34, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S36, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S38, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S40, acc_0[8U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S42, acc_0[9U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S44, acc_0[10U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S46, acc_0[11U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S48, acc_0[12U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S50, acc_0[13U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S52, acc_0[14U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S54, acc_0[15U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S56, acc_0[16U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S58, acc_0[17U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S60, acc_0[18U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S62, acc_0[19U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S64, acc_0[20U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S66, acc_0[21U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S68, acc_0[22U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S70, acc_0[23U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S72, acc_0[24U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S74, acc_0[25U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S76, acc_0[26U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S78, acc_0[27U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S80, acc_0[28U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S82, acc_0[29U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S84, acc_0[30U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S86, acc_0[31U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S88, acc_0[32U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S90, acc_0[33U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S92, acc_0[34U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S94, acc_0[35U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S96, acc_0[36U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S98, acc_0[37U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S100, acc_0[38U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S102, acc_0[39U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S104, acc_0[40U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S106, acc_0[41U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S108, acc_0[42U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S110, acc_0[43U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S112, acc_0[44U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S114, acc_0[45U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S116, acc_0[46U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S118, acc_0[47U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S120, acc_0[48U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S122, acc_0[49U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S124, acc_0[50U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S126, acc_0[51U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S128, acc_0[52U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S130, acc_0[53U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S132, acc_0[54U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S134, acc_0[55U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S136, acc_0[56U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S138, acc_0[57U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S140, acc_0[58U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S142, acc_0[59U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S144, acc_0[60U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S146, acc_0[61U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S148, acc_0[62U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S685, _S150, acc_0[63U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

