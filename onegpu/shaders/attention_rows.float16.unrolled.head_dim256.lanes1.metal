#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
float2 f16tof32_0(uint2 value_0)
{
    thread float2 result_0;
    int i_0 = int(0);
    for(;;)
    {
        if(i_0 < int(2))
        {
        }
        else
        {
            break;
        }
        result_0[i_0] = (as_type<half>((ushort)((value_0[i_0]))));
        i_0 = i_0 + int(1);
    }
    return result_0;
}

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
    uint word_0 = (row_1 + element_0) / 2U;
    if(left_0 >= 2U)
    {
        uint pair_0 = words_0[word_0];
        quad_0.xy = f16tof32_0(uint2(pair_0 & 65535U, pair_0 >> 16U));
    }
    if(left_0 >= 4U)
    {
        uint pair_1 = words_0[word_0 + 1U];
        quad_0.zw = f16tof32_0(uint2(pair_1 & 65535U, pair_1 >> 16U));
    }
    return quad_0;
}

bool is_special_0(float score_0)
{
    return ((as_type<uint>((score_0))) & 2139095040U) == 2139095040U;
}

uint half_bits_0(float value_1)
{
    uint bits_0 = (as_type<uint>((value_1)));
    uint sign_0 = (bits_0 >> 16U) & 32768U;
    uint magnitude_0 = bits_0 & 2147483647U;
    if(magnitude_0 > 2139095040U)
    {
        return sign_0 | 32256U;
    }
    if(magnitude_0 >= 1199566848U)
    {
        return sign_0 | 31744U;
    }
    if(magnitude_0 < 855638017U)
    {
        return sign_0;
    }
    uint kept_0;
    uint dropped_0;
    uint base_0;
    if(magnitude_0 < 947912704U)
    {
        uint _S1 = 126U - (magnitude_0 >> 23U);
        kept_0 = (magnitude_0 & 8388607U) | 8388608U;
        dropped_0 = _S1;
        base_0 = 0U;
    }
    else
    {
        uint _S2 = ((magnitude_0 >> 23U) - 112U) << 10U;
        kept_0 = magnitude_0 & 8388607U;
        dropped_0 = 13U;
        base_0 = _S2;
    }
    uint rounded_0 = kept_0 >> dropped_0;
    uint rest_0 = kept_0 & ((1U << dropped_0) - 1U);
    uint tie_0 = 1U << (dropped_0 - 1U);
    bool _S3;
    if(rest_0 > tie_0)
    {
        _S3 = true;
    }
    else
    {
        if(rest_0 == tie_0)
        {
            _S3 = (rounded_0 & 1U) != 0U;
        }
        else
        {
            _S3 = false;
        }
    }
    uint rounded_1;
    if(_S3)
    {
        rounded_1 = rounded_0 + 1U;
    }
    else
    {
        rounded_1 = rounded_0;
    }
    return sign_0 | (base_0 + rounded_1);
}

void store_quad_0(uint row_2, uint element_1, float4 quad_1, bool poisoned_0, KernelContext_0 thread* kernelContext_3)
{
    uint left_1 = kernelContext_3->params_0->head_dim_0 - min(kernelContext_3->params_0->head_dim_0, element_1);
    uint word_1 = (row_2 + element_1) / 2U;
    uint _S4;
    if(left_1 >= 2U)
    {
        uint device* _S5 = kernelContext_3->o_words_0+word_1;
        if(poisoned_0)
        {
            _S4 = 2113961472U;
        }
        else
        {
            _S4 = (half_bits_0(quad_1.x)) | ((half_bits_0(quad_1.y)) << 16U);
        }
        *_S5 = _S4;
    }
    if(left_1 >= 4U)
    {
        uint device* _S6 = kernelContext_3->o_words_0+(word_1 + 1U);
        if(poisoned_0)
        {
            _S4 = 2113961472U;
        }
        else
        {
            _S4 = (half_bits_0(quad_1.z)) | ((half_bits_0(quad_1.w)) << 16U);
        }
        *_S6 = _S4;
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
    uint _S7 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint head_0 = _S7 % (&kernelContext_4)->params_0->heads_0;
    uint _S8 = number_0 / (&kernelContext_4)->params_0->row_blocks_0;
    uint batch_1 = _S8 / (&kernelContext_4)->params_0->heads_0;
    uint _S9 = thread_0 % 1U;
    uint _S10 = block_0 * 64U;
    uint row_3 = _S10 + thread_0;
    uint last_row_0 = min(_S10 + 64U, (&kernelContext_4)->params_0->q_len_0) - 1U;
    bool live_0 = row_3 < ((&kernelContext_4)->params_0->q_len_0);
    uint _S11 = keys_of_batch_0(batch_1, &kernelContext_4);
    uint _S12 = keys_of_row_0(_S11, last_row_0, &kernelContext_4);
    uint _S13;
    if(live_0)
    {
        uint _S14 = keys_of_row_0(_S11, row_3, &kernelContext_4);
        _S13 = _S14;
    }
    else
    {
        _S13 = 0U;
    }
    uint _S15 = (&kernelContext_4)->params_0->q_offset_0 + batch_1 * (&kernelContext_4)->params_0->q_batch_0 + head_0 * (&kernelContext_4)->params_0->q_head_0 + min(row_3, last_row_0) * (&kernelContext_4)->params_0->q_row_0;
    uint _S16 = (&kernelContext_4)->params_0->k_offset_0 + batch_1 * (&kernelContext_4)->params_0->k_batch_0;
    uint _S17 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S18 = _S16 + _S17 * (&kernelContext_4)->params_0->k_head_0;
    uint _S19 = (&kernelContext_4)->params_0->v_offset_0 + batch_1 * (&kernelContext_4)->params_0->v_batch_0;
    uint _S20 = head_0 / (&kernelContext_4)->params_0->group_0;
    uint _S21 = _S19 + _S20 * (&kernelContext_4)->params_0->v_head_0;
    uint _S22 = (&kernelContext_4)->params_0->mask_offset_0 + batch_1 * (&kernelContext_4)->params_0->mask_batch_0 + head_0 * (&kernelContext_4)->params_0->mask_head_0 + row_3 * (&kernelContext_4)->params_0->mask_row_0;
    bool _S23 = (((&kernelContext_4)->params_0->flags_0) & 1U) != 0U;
    thread array<float4, int(64)> q_0;
    thread array<float4, int(64)> acc_0;
    uint _S24 = _S9 * 4U;
    float4 _S25 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S24, &kernelContext_4);
    q_0[0U] = _S25 * float4((&kernelContext_4)->params_0->scale_0) ;
    float4 _S26 = float4(0.0, 0.0, 0.0, 0.0);
    acc_0[0U] = _S26;
    uint _S27 = (1U + _S9) * 4U;
    float4 _S28 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S27, &kernelContext_4);
    q_0[1U] = _S28 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[1U] = _S26;
    uint _S29 = (2U + _S9) * 4U;
    float4 _S30 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S29, &kernelContext_4);
    q_0[2U] = _S30 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[2U] = _S26;
    uint _S31 = (3U + _S9) * 4U;
    float4 _S32 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S31, &kernelContext_4);
    q_0[3U] = _S32 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[3U] = _S26;
    uint _S33 = (4U + _S9) * 4U;
    float4 _S34 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S33, &kernelContext_4);
    q_0[4U] = _S34 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[4U] = _S26;
    uint _S35 = (5U + _S9) * 4U;
    float4 _S36 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S35, &kernelContext_4);
    q_0[5U] = _S36 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[5U] = _S26;
    uint _S37 = (6U + _S9) * 4U;
    float4 _S38 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S37, &kernelContext_4);
    q_0[6U] = _S38 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[6U] = _S26;
    uint _S39 = (7U + _S9) * 4U;
    float4 _S40 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S39, &kernelContext_4);
    q_0[7U] = _S40 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[7U] = _S26;
    uint _S41 = (8U + _S9) * 4U;
    float4 _S42 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S41, &kernelContext_4);
    q_0[8U] = _S42 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[8U] = _S26;
    uint _S43 = (9U + _S9) * 4U;
    float4 _S44 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S43, &kernelContext_4);
    q_0[9U] = _S44 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[9U] = _S26;
    uint _S45 = (10U + _S9) * 4U;
    float4 _S46 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S45, &kernelContext_4);
    q_0[10U] = _S46 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[10U] = _S26;
    uint _S47 = (11U + _S9) * 4U;
    float4 _S48 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S47, &kernelContext_4);
    q_0[11U] = _S48 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[11U] = _S26;
    uint _S49 = (12U + _S9) * 4U;
    float4 _S50 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S49, &kernelContext_4);
    q_0[12U] = _S50 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[12U] = _S26;
    uint _S51 = (13U + _S9) * 4U;
    float4 _S52 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S51, &kernelContext_4);
    q_0[13U] = _S52 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[13U] = _S26;
    uint _S53 = (14U + _S9) * 4U;
    float4 _S54 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S53, &kernelContext_4);
    q_0[14U] = _S54 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[14U] = _S26;
    uint _S55 = (15U + _S9) * 4U;
    float4 _S56 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S55, &kernelContext_4);
    q_0[15U] = _S56 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[15U] = _S26;
    uint _S57 = (16U + _S9) * 4U;
    float4 _S58 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S57, &kernelContext_4);
    q_0[16U] = _S58 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[16U] = _S26;
    uint _S59 = (17U + _S9) * 4U;
    float4 _S60 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S59, &kernelContext_4);
    q_0[17U] = _S60 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[17U] = _S26;
    uint _S61 = (18U + _S9) * 4U;
    float4 _S62 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S61, &kernelContext_4);
    q_0[18U] = _S62 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[18U] = _S26;
    uint _S63 = (19U + _S9) * 4U;
    float4 _S64 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S63, &kernelContext_4);
    q_0[19U] = _S64 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[19U] = _S26;
    uint _S65 = (20U + _S9) * 4U;
    float4 _S66 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S65, &kernelContext_4);
    q_0[20U] = _S66 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[20U] = _S26;
    uint _S67 = (21U + _S9) * 4U;
    float4 _S68 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S67, &kernelContext_4);
    q_0[21U] = _S68 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[21U] = _S26;
    uint _S69 = (22U + _S9) * 4U;
    float4 _S70 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S69, &kernelContext_4);
    q_0[22U] = _S70 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[22U] = _S26;
    uint _S71 = (23U + _S9) * 4U;
    float4 _S72 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S71, &kernelContext_4);
    q_0[23U] = _S72 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[23U] = _S26;
    uint _S73 = (24U + _S9) * 4U;
    float4 _S74 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S73, &kernelContext_4);
    q_0[24U] = _S74 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[24U] = _S26;
    uint _S75 = (25U + _S9) * 4U;
    float4 _S76 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S75, &kernelContext_4);
    q_0[25U] = _S76 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[25U] = _S26;
    uint _S77 = (26U + _S9) * 4U;
    float4 _S78 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S77, &kernelContext_4);
    q_0[26U] = _S78 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[26U] = _S26;
    uint _S79 = (27U + _S9) * 4U;
    float4 _S80 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S79, &kernelContext_4);
    q_0[27U] = _S80 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[27U] = _S26;
    uint _S81 = (28U + _S9) * 4U;
    float4 _S82 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S81, &kernelContext_4);
    q_0[28U] = _S82 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[28U] = _S26;
    uint _S83 = (29U + _S9) * 4U;
    float4 _S84 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S83, &kernelContext_4);
    q_0[29U] = _S84 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[29U] = _S26;
    uint _S85 = (30U + _S9) * 4U;
    float4 _S86 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S85, &kernelContext_4);
    q_0[30U] = _S86 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[30U] = _S26;
    uint _S87 = (31U + _S9) * 4U;
    float4 _S88 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S87, &kernelContext_4);
    q_0[31U] = _S88 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[31U] = _S26;
    uint _S89 = (32U + _S9) * 4U;
    float4 _S90 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S89, &kernelContext_4);
    q_0[32U] = _S90 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[32U] = _S26;
    uint _S91 = (33U + _S9) * 4U;
    float4 _S92 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S91, &kernelContext_4);
    q_0[33U] = _S92 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[33U] = _S26;
    uint _S93 = (34U + _S9) * 4U;
    float4 _S94 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S93, &kernelContext_4);
    q_0[34U] = _S94 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[34U] = _S26;
    uint _S95 = (35U + _S9) * 4U;
    float4 _S96 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S95, &kernelContext_4);
    q_0[35U] = _S96 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[35U] = _S26;
    uint _S97 = (36U + _S9) * 4U;
    float4 _S98 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S97, &kernelContext_4);
    q_0[36U] = _S98 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[36U] = _S26;
    uint _S99 = (37U + _S9) * 4U;
    float4 _S100 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S99, &kernelContext_4);
    q_0[37U] = _S100 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[37U] = _S26;
    uint _S101 = (38U + _S9) * 4U;
    float4 _S102 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S101, &kernelContext_4);
    q_0[38U] = _S102 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[38U] = _S26;
    uint _S103 = (39U + _S9) * 4U;
    float4 _S104 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S103, &kernelContext_4);
    q_0[39U] = _S104 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[39U] = _S26;
    uint _S105 = (40U + _S9) * 4U;
    float4 _S106 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S105, &kernelContext_4);
    q_0[40U] = _S106 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[40U] = _S26;
    uint _S107 = (41U + _S9) * 4U;
    float4 _S108 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S107, &kernelContext_4);
    q_0[41U] = _S108 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[41U] = _S26;
    uint _S109 = (42U + _S9) * 4U;
    float4 _S110 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S109, &kernelContext_4);
    q_0[42U] = _S110 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[42U] = _S26;
    uint _S111 = (43U + _S9) * 4U;
    float4 _S112 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S111, &kernelContext_4);
    q_0[43U] = _S112 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[43U] = _S26;
    uint _S113 = (44U + _S9) * 4U;
    float4 _S114 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S113, &kernelContext_4);
    q_0[44U] = _S114 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[44U] = _S26;
    uint _S115 = (45U + _S9) * 4U;
    float4 _S116 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S115, &kernelContext_4);
    q_0[45U] = _S116 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[45U] = _S26;
    uint _S117 = (46U + _S9) * 4U;
    float4 _S118 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S117, &kernelContext_4);
    q_0[46U] = _S118 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[46U] = _S26;
    uint _S119 = (47U + _S9) * 4U;
    float4 _S120 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S119, &kernelContext_4);
    q_0[47U] = _S120 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[47U] = _S26;
    uint _S121 = (48U + _S9) * 4U;
    float4 _S122 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S121, &kernelContext_4);
    q_0[48U] = _S122 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[48U] = _S26;
    uint _S123 = (49U + _S9) * 4U;
    float4 _S124 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S123, &kernelContext_4);
    q_0[49U] = _S124 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[49U] = _S26;
    uint _S125 = (50U + _S9) * 4U;
    float4 _S126 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S125, &kernelContext_4);
    q_0[50U] = _S126 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[50U] = _S26;
    uint _S127 = (51U + _S9) * 4U;
    float4 _S128 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S127, &kernelContext_4);
    q_0[51U] = _S128 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[51U] = _S26;
    uint _S129 = (52U + _S9) * 4U;
    float4 _S130 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S129, &kernelContext_4);
    q_0[52U] = _S130 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[52U] = _S26;
    uint _S131 = (53U + _S9) * 4U;
    float4 _S132 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S131, &kernelContext_4);
    q_0[53U] = _S132 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[53U] = _S26;
    uint _S133 = (54U + _S9) * 4U;
    float4 _S134 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S133, &kernelContext_4);
    q_0[54U] = _S134 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[54U] = _S26;
    uint _S135 = (55U + _S9) * 4U;
    float4 _S136 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S135, &kernelContext_4);
    q_0[55U] = _S136 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[55U] = _S26;
    uint _S137 = (56U + _S9) * 4U;
    float4 _S138 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S137, &kernelContext_4);
    q_0[56U] = _S138 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[56U] = _S26;
    uint _S139 = (57U + _S9) * 4U;
    float4 _S140 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S139, &kernelContext_4);
    q_0[57U] = _S140 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[57U] = _S26;
    uint _S141 = (58U + _S9) * 4U;
    float4 _S142 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S141, &kernelContext_4);
    q_0[58U] = _S142 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[58U] = _S26;
    uint _S143 = (59U + _S9) * 4U;
    float4 _S144 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S143, &kernelContext_4);
    q_0[59U] = _S144 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[59U] = _S26;
    uint _S145 = (60U + _S9) * 4U;
    float4 _S146 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S145, &kernelContext_4);
    q_0[60U] = _S146 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[60U] = _S26;
    uint _S147 = (61U + _S9) * 4U;
    float4 _S148 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S147, &kernelContext_4);
    q_0[61U] = _S148 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[61U] = _S26;
    uint _S149 = (62U + _S9) * 4U;
    float4 _S150 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S149, &kernelContext_4);
    q_0[62U] = _S150 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[62U] = _S26;
    uint _S151 = (63U + _S9) * 4U;
    float4 _S152 = load_quad_0((&kernelContext_4)->q_words_0, _S15, _S151, &kernelContext_4);
    q_0[63U] = _S152 * float4((&kernelContext_4)->params_0->scale_0) ;
    acc_0[63U] = _S26;
    uint tile_0 = 0U;
    float m_0 = -3.4028234663852886e+38;
    bool poisoned_2 = false;
    float l_0 = 0.0;
    for(;;)
    {
        if(tile_0 < _S12)
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
            if(key_0 < _S12)
            {
                float4 _S153 = load_quad_0((&kernelContext_4)->k_words_0, _S18 + key_0 * (&kernelContext_4)->params_0->k_row_0, element_2, &kernelContext_4);
                float4 _S154 = load_quad_0((&kernelContext_4)->v_words_0, _S21 + key_0 * (&kernelContext_4)->params_0->v_row_0, element_2, &kernelContext_4);
                k_quad_0 = _S153;
                v_quad_0 = _S154;
            }
            else
            {
                k_quad_0 = _S26;
                v_quad_0 = _S26;
            }
            (*(&kernelContext_4)->k_tile_0)[slot_0] = k_quad_0;
            (*(&kernelContext_4)->v_tile_0)[slot_0] = v_quad_0;
            slot_0 = slot_0 + 64U;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        uint _S155 = min(8U, _S12 - tile_0);
        uint step_0 = 0U;
        float m_1 = m_0;
        poisoned_1 = poisoned_2;
        float l_1 = l_0;
        for(;;)
        {
            if(step_0 < _S155)
            {
            }
            else
            {
                break;
            }
            thread array<float4, int(4)> sum_0;
            sum_0[0U] = _S26;
            sum_0[1U] = _S26;
            sum_0[2U] = _S26;
            sum_0[3U] = _S26;
            uint _S156 = step_0 * 64U;
            uint _S157 = _S156 + _S9;
            float4 _S158 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S157], _S26);
            sum_0[0U] = _S158;
            uint _S159 = (step_0 + 1U) * 64U;
            uint _S160 = _S159 + _S9;
            float4 _S161 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S160], _S26);
            sum_0[1U] = _S161;
            uint _S162 = (step_0 + 2U) * 64U;
            uint _S163 = _S162 + _S9;
            float4 _S164 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S163], _S26);
            sum_0[2U] = _S164;
            uint _S165 = (step_0 + 3U) * 64U;
            uint _S166 = _S165 + _S9;
            float4 _S167 = fma(q_0[0U], (*(&kernelContext_4)->k_tile_0)[_S166], _S26);
            sum_0[3U] = _S167;
            uint _S168 = _S156 + 1U + _S9;
            float4 _S169 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S168], _S158);
            sum_0[0U] = _S169;
            uint _S170 = _S159 + 1U + _S9;
            float4 _S171 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S170], _S161);
            sum_0[1U] = _S171;
            uint _S172 = _S162 + 1U + _S9;
            float4 _S173 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S172], _S164);
            sum_0[2U] = _S173;
            uint _S174 = _S165 + 1U + _S9;
            float4 _S175 = fma(q_0[1U], (*(&kernelContext_4)->k_tile_0)[_S174], _S167);
            sum_0[3U] = _S175;
            uint _S176 = _S156 + 2U + _S9;
            float4 _S177 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S176], _S169);
            sum_0[0U] = _S177;
            uint _S178 = _S159 + 2U + _S9;
            float4 _S179 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S178], _S171);
            sum_0[1U] = _S179;
            uint _S180 = _S162 + 2U + _S9;
            float4 _S181 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S180], _S173);
            sum_0[2U] = _S181;
            uint _S182 = _S165 + 2U + _S9;
            float4 _S183 = fma(q_0[2U], (*(&kernelContext_4)->k_tile_0)[_S182], _S175);
            sum_0[3U] = _S183;
            uint _S184 = _S156 + 3U + _S9;
            float4 _S185 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S184], _S177);
            sum_0[0U] = _S185;
            uint _S186 = _S159 + 3U + _S9;
            float4 _S187 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S186], _S179);
            sum_0[1U] = _S187;
            uint _S188 = _S162 + 3U + _S9;
            float4 _S189 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S188], _S181);
            sum_0[2U] = _S189;
            uint _S190 = _S165 + 3U + _S9;
            float4 _S191 = fma(q_0[3U], (*(&kernelContext_4)->k_tile_0)[_S190], _S183);
            sum_0[3U] = _S191;
            uint _S192 = _S156 + 4U + _S9;
            float4 _S193 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S192], _S185);
            sum_0[0U] = _S193;
            uint _S194 = _S159 + 4U + _S9;
            float4 _S195 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S194], _S187);
            sum_0[1U] = _S195;
            uint _S196 = _S162 + 4U + _S9;
            float4 _S197 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S196], _S189);
            sum_0[2U] = _S197;
            uint _S198 = _S165 + 4U + _S9;
            float4 _S199 = fma(q_0[4U], (*(&kernelContext_4)->k_tile_0)[_S198], _S191);
            sum_0[3U] = _S199;
            uint _S200 = _S156 + 5U + _S9;
            float4 _S201 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S200], _S193);
            sum_0[0U] = _S201;
            uint _S202 = _S159 + 5U + _S9;
            float4 _S203 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S202], _S195);
            sum_0[1U] = _S203;
            uint _S204 = _S162 + 5U + _S9;
            float4 _S205 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S204], _S197);
            sum_0[2U] = _S205;
            uint _S206 = _S165 + 5U + _S9;
            float4 _S207 = fma(q_0[5U], (*(&kernelContext_4)->k_tile_0)[_S206], _S199);
            sum_0[3U] = _S207;
            uint _S208 = _S156 + 6U + _S9;
            float4 _S209 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S208], _S201);
            sum_0[0U] = _S209;
            uint _S210 = _S159 + 6U + _S9;
            float4 _S211 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S210], _S203);
            sum_0[1U] = _S211;
            uint _S212 = _S162 + 6U + _S9;
            float4 _S213 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S212], _S205);
            sum_0[2U] = _S213;
            uint _S214 = _S165 + 6U + _S9;
            float4 _S215 = fma(q_0[6U], (*(&kernelContext_4)->k_tile_0)[_S214], _S207);
            sum_0[3U] = _S215;
            uint _S216 = _S156 + 7U + _S9;
            float4 _S217 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S216], _S209);
            sum_0[0U] = _S217;
            uint _S218 = _S159 + 7U + _S9;
            float4 _S219 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S218], _S211);
            sum_0[1U] = _S219;
            uint _S220 = _S162 + 7U + _S9;
            float4 _S221 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S220], _S213);
            sum_0[2U] = _S221;
            uint _S222 = _S165 + 7U + _S9;
            float4 _S223 = fma(q_0[7U], (*(&kernelContext_4)->k_tile_0)[_S222], _S215);
            sum_0[3U] = _S223;
            uint _S224 = _S156 + 8U + _S9;
            float4 _S225 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S224], _S217);
            sum_0[0U] = _S225;
            uint _S226 = _S159 + 8U + _S9;
            float4 _S227 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S226], _S219);
            sum_0[1U] = _S227;
            uint _S228 = _S162 + 8U + _S9;
            float4 _S229 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S228], _S221);
            sum_0[2U] = _S229;
            uint _S230 = _S165 + 8U + _S9;
            float4 _S231 = fma(q_0[8U], (*(&kernelContext_4)->k_tile_0)[_S230], _S223);
            sum_0[3U] = _S231;
            uint _S232 = _S156 + 9U + _S9;
            float4 _S233 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S232], _S225);
            sum_0[0U] = _S233;
            uint _S234 = _S159 + 9U + _S9;
            float4 _S235 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S234], _S227);
            sum_0[1U] = _S235;
            uint _S236 = _S162 + 9U + _S9;
            float4 _S237 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S236], _S229);
            sum_0[2U] = _S237;
            uint _S238 = _S165 + 9U + _S9;
            float4 _S239 = fma(q_0[9U], (*(&kernelContext_4)->k_tile_0)[_S238], _S231);
            sum_0[3U] = _S239;
            uint _S240 = _S156 + 10U + _S9;
            float4 _S241 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S240], _S233);
            sum_0[0U] = _S241;
            uint _S242 = _S159 + 10U + _S9;
            float4 _S243 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S242], _S235);
            sum_0[1U] = _S243;
            uint _S244 = _S162 + 10U + _S9;
            float4 _S245 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S244], _S237);
            sum_0[2U] = _S245;
            uint _S246 = _S165 + 10U + _S9;
            float4 _S247 = fma(q_0[10U], (*(&kernelContext_4)->k_tile_0)[_S246], _S239);
            sum_0[3U] = _S247;
            uint _S248 = _S156 + 11U + _S9;
            float4 _S249 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S248], _S241);
            sum_0[0U] = _S249;
            uint _S250 = _S159 + 11U + _S9;
            float4 _S251 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S250], _S243);
            sum_0[1U] = _S251;
            uint _S252 = _S162 + 11U + _S9;
            float4 _S253 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S252], _S245);
            sum_0[2U] = _S253;
            uint _S254 = _S165 + 11U + _S9;
            float4 _S255 = fma(q_0[11U], (*(&kernelContext_4)->k_tile_0)[_S254], _S247);
            sum_0[3U] = _S255;
            uint _S256 = _S156 + 12U + _S9;
            float4 _S257 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S256], _S249);
            sum_0[0U] = _S257;
            uint _S258 = _S159 + 12U + _S9;
            float4 _S259 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S258], _S251);
            sum_0[1U] = _S259;
            uint _S260 = _S162 + 12U + _S9;
            float4 _S261 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S260], _S253);
            sum_0[2U] = _S261;
            uint _S262 = _S165 + 12U + _S9;
            float4 _S263 = fma(q_0[12U], (*(&kernelContext_4)->k_tile_0)[_S262], _S255);
            sum_0[3U] = _S263;
            uint _S264 = _S156 + 13U + _S9;
            float4 _S265 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S264], _S257);
            sum_0[0U] = _S265;
            uint _S266 = _S159 + 13U + _S9;
            float4 _S267 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S266], _S259);
            sum_0[1U] = _S267;
            uint _S268 = _S162 + 13U + _S9;
            float4 _S269 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S268], _S261);
            sum_0[2U] = _S269;
            uint _S270 = _S165 + 13U + _S9;
            float4 _S271 = fma(q_0[13U], (*(&kernelContext_4)->k_tile_0)[_S270], _S263);
            sum_0[3U] = _S271;
            uint _S272 = _S156 + 14U + _S9;
            float4 _S273 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S272], _S265);
            sum_0[0U] = _S273;
            uint _S274 = _S159 + 14U + _S9;
            float4 _S275 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S274], _S267);
            sum_0[1U] = _S275;
            uint _S276 = _S162 + 14U + _S9;
            float4 _S277 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S276], _S269);
            sum_0[2U] = _S277;
            uint _S278 = _S165 + 14U + _S9;
            float4 _S279 = fma(q_0[14U], (*(&kernelContext_4)->k_tile_0)[_S278], _S271);
            sum_0[3U] = _S279;
            uint _S280 = _S156 + 15U + _S9;
            float4 _S281 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S280], _S273);
            sum_0[0U] = _S281;
            uint _S282 = _S159 + 15U + _S9;
            float4 _S283 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S282], _S275);
            sum_0[1U] = _S283;
            uint _S284 = _S162 + 15U + _S9;
            float4 _S285 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S284], _S277);
            sum_0[2U] = _S285;
            uint _S286 = _S165 + 15U + _S9;
            float4 _S287 = fma(q_0[15U], (*(&kernelContext_4)->k_tile_0)[_S286], _S279);
            sum_0[3U] = _S287;
            uint _S288 = _S156 + 16U + _S9;
            float4 _S289 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S288], _S281);
            sum_0[0U] = _S289;
            uint _S290 = _S159 + 16U + _S9;
            float4 _S291 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S290], _S283);
            sum_0[1U] = _S291;
            uint _S292 = _S162 + 16U + _S9;
            float4 _S293 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S292], _S285);
            sum_0[2U] = _S293;
            uint _S294 = _S165 + 16U + _S9;
            float4 _S295 = fma(q_0[16U], (*(&kernelContext_4)->k_tile_0)[_S294], _S287);
            sum_0[3U] = _S295;
            uint _S296 = _S156 + 17U + _S9;
            float4 _S297 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S296], _S289);
            sum_0[0U] = _S297;
            uint _S298 = _S159 + 17U + _S9;
            float4 _S299 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S298], _S291);
            sum_0[1U] = _S299;
            uint _S300 = _S162 + 17U + _S9;
            float4 _S301 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S300], _S293);
            sum_0[2U] = _S301;
            uint _S302 = _S165 + 17U + _S9;
            float4 _S303 = fma(q_0[17U], (*(&kernelContext_4)->k_tile_0)[_S302], _S295);
            sum_0[3U] = _S303;
            uint _S304 = _S156 + 18U + _S9;
            float4 _S305 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S304], _S297);
            sum_0[0U] = _S305;
            uint _S306 = _S159 + 18U + _S9;
            float4 _S307 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S306], _S299);
            sum_0[1U] = _S307;
            uint _S308 = _S162 + 18U + _S9;
            float4 _S309 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S308], _S301);
            sum_0[2U] = _S309;
            uint _S310 = _S165 + 18U + _S9;
            float4 _S311 = fma(q_0[18U], (*(&kernelContext_4)->k_tile_0)[_S310], _S303);
            sum_0[3U] = _S311;
            uint _S312 = _S156 + 19U + _S9;
            float4 _S313 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S312], _S305);
            sum_0[0U] = _S313;
            uint _S314 = _S159 + 19U + _S9;
            float4 _S315 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S314], _S307);
            sum_0[1U] = _S315;
            uint _S316 = _S162 + 19U + _S9;
            float4 _S317 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S316], _S309);
            sum_0[2U] = _S317;
            uint _S318 = _S165 + 19U + _S9;
            float4 _S319 = fma(q_0[19U], (*(&kernelContext_4)->k_tile_0)[_S318], _S311);
            sum_0[3U] = _S319;
            uint _S320 = _S156 + 20U + _S9;
            float4 _S321 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S320], _S313);
            sum_0[0U] = _S321;
            uint _S322 = _S159 + 20U + _S9;
            float4 _S323 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S322], _S315);
            sum_0[1U] = _S323;
            uint _S324 = _S162 + 20U + _S9;
            float4 _S325 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S324], _S317);
            sum_0[2U] = _S325;
            uint _S326 = _S165 + 20U + _S9;
            float4 _S327 = fma(q_0[20U], (*(&kernelContext_4)->k_tile_0)[_S326], _S319);
            sum_0[3U] = _S327;
            uint _S328 = _S156 + 21U + _S9;
            float4 _S329 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S328], _S321);
            sum_0[0U] = _S329;
            uint _S330 = _S159 + 21U + _S9;
            float4 _S331 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S330], _S323);
            sum_0[1U] = _S331;
            uint _S332 = _S162 + 21U + _S9;
            float4 _S333 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S332], _S325);
            sum_0[2U] = _S333;
            uint _S334 = _S165 + 21U + _S9;
            float4 _S335 = fma(q_0[21U], (*(&kernelContext_4)->k_tile_0)[_S334], _S327);
            sum_0[3U] = _S335;
            uint _S336 = _S156 + 22U + _S9;
            float4 _S337 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S336], _S329);
            sum_0[0U] = _S337;
            uint _S338 = _S159 + 22U + _S9;
            float4 _S339 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S338], _S331);
            sum_0[1U] = _S339;
            uint _S340 = _S162 + 22U + _S9;
            float4 _S341 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S340], _S333);
            sum_0[2U] = _S341;
            uint _S342 = _S165 + 22U + _S9;
            float4 _S343 = fma(q_0[22U], (*(&kernelContext_4)->k_tile_0)[_S342], _S335);
            sum_0[3U] = _S343;
            uint _S344 = _S156 + 23U + _S9;
            float4 _S345 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S344], _S337);
            sum_0[0U] = _S345;
            uint _S346 = _S159 + 23U + _S9;
            float4 _S347 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S346], _S339);
            sum_0[1U] = _S347;
            uint _S348 = _S162 + 23U + _S9;
            float4 _S349 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S348], _S341);
            sum_0[2U] = _S349;
            uint _S350 = _S165 + 23U + _S9;
            float4 _S351 = fma(q_0[23U], (*(&kernelContext_4)->k_tile_0)[_S350], _S343);
            sum_0[3U] = _S351;
            uint _S352 = _S156 + 24U + _S9;
            float4 _S353 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S352], _S345);
            sum_0[0U] = _S353;
            uint _S354 = _S159 + 24U + _S9;
            float4 _S355 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S354], _S347);
            sum_0[1U] = _S355;
            uint _S356 = _S162 + 24U + _S9;
            float4 _S357 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S356], _S349);
            sum_0[2U] = _S357;
            uint _S358 = _S165 + 24U + _S9;
            float4 _S359 = fma(q_0[24U], (*(&kernelContext_4)->k_tile_0)[_S358], _S351);
            sum_0[3U] = _S359;
            uint _S360 = _S156 + 25U + _S9;
            float4 _S361 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S360], _S353);
            sum_0[0U] = _S361;
            uint _S362 = _S159 + 25U + _S9;
            float4 _S363 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S362], _S355);
            sum_0[1U] = _S363;
            uint _S364 = _S162 + 25U + _S9;
            float4 _S365 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S364], _S357);
            sum_0[2U] = _S365;
            uint _S366 = _S165 + 25U + _S9;
            float4 _S367 = fma(q_0[25U], (*(&kernelContext_4)->k_tile_0)[_S366], _S359);
            sum_0[3U] = _S367;
            uint _S368 = _S156 + 26U + _S9;
            float4 _S369 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S368], _S361);
            sum_0[0U] = _S369;
            uint _S370 = _S159 + 26U + _S9;
            float4 _S371 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S370], _S363);
            sum_0[1U] = _S371;
            uint _S372 = _S162 + 26U + _S9;
            float4 _S373 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S372], _S365);
            sum_0[2U] = _S373;
            uint _S374 = _S165 + 26U + _S9;
            float4 _S375 = fma(q_0[26U], (*(&kernelContext_4)->k_tile_0)[_S374], _S367);
            sum_0[3U] = _S375;
            uint _S376 = _S156 + 27U + _S9;
            float4 _S377 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S376], _S369);
            sum_0[0U] = _S377;
            uint _S378 = _S159 + 27U + _S9;
            float4 _S379 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S378], _S371);
            sum_0[1U] = _S379;
            uint _S380 = _S162 + 27U + _S9;
            float4 _S381 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S380], _S373);
            sum_0[2U] = _S381;
            uint _S382 = _S165 + 27U + _S9;
            float4 _S383 = fma(q_0[27U], (*(&kernelContext_4)->k_tile_0)[_S382], _S375);
            sum_0[3U] = _S383;
            uint _S384 = _S156 + 28U + _S9;
            float4 _S385 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S384], _S377);
            sum_0[0U] = _S385;
            uint _S386 = _S159 + 28U + _S9;
            float4 _S387 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S386], _S379);
            sum_0[1U] = _S387;
            uint _S388 = _S162 + 28U + _S9;
            float4 _S389 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S388], _S381);
            sum_0[2U] = _S389;
            uint _S390 = _S165 + 28U + _S9;
            float4 _S391 = fma(q_0[28U], (*(&kernelContext_4)->k_tile_0)[_S390], _S383);
            sum_0[3U] = _S391;
            uint _S392 = _S156 + 29U + _S9;
            float4 _S393 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S392], _S385);
            sum_0[0U] = _S393;
            uint _S394 = _S159 + 29U + _S9;
            float4 _S395 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S394], _S387);
            sum_0[1U] = _S395;
            uint _S396 = _S162 + 29U + _S9;
            float4 _S397 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S396], _S389);
            sum_0[2U] = _S397;
            uint _S398 = _S165 + 29U + _S9;
            float4 _S399 = fma(q_0[29U], (*(&kernelContext_4)->k_tile_0)[_S398], _S391);
            sum_0[3U] = _S399;
            uint _S400 = _S156 + 30U + _S9;
            float4 _S401 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S400], _S393);
            sum_0[0U] = _S401;
            uint _S402 = _S159 + 30U + _S9;
            float4 _S403 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S402], _S395);
            sum_0[1U] = _S403;
            uint _S404 = _S162 + 30U + _S9;
            float4 _S405 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S404], _S397);
            sum_0[2U] = _S405;
            uint _S406 = _S165 + 30U + _S9;
            float4 _S407 = fma(q_0[30U], (*(&kernelContext_4)->k_tile_0)[_S406], _S399);
            sum_0[3U] = _S407;
            uint _S408 = _S156 + 31U + _S9;
            float4 _S409 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S408], _S401);
            sum_0[0U] = _S409;
            uint _S410 = _S159 + 31U + _S9;
            float4 _S411 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S410], _S403);
            sum_0[1U] = _S411;
            uint _S412 = _S162 + 31U + _S9;
            float4 _S413 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S412], _S405);
            sum_0[2U] = _S413;
            uint _S414 = _S165 + 31U + _S9;
            float4 _S415 = fma(q_0[31U], (*(&kernelContext_4)->k_tile_0)[_S414], _S407);
            sum_0[3U] = _S415;
            uint _S416 = _S156 + 32U + _S9;
            float4 _S417 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S416], _S409);
            sum_0[0U] = _S417;
            uint _S418 = _S159 + 32U + _S9;
            float4 _S419 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S418], _S411);
            sum_0[1U] = _S419;
            uint _S420 = _S162 + 32U + _S9;
            float4 _S421 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S420], _S413);
            sum_0[2U] = _S421;
            uint _S422 = _S165 + 32U + _S9;
            float4 _S423 = fma(q_0[32U], (*(&kernelContext_4)->k_tile_0)[_S422], _S415);
            sum_0[3U] = _S423;
            uint _S424 = _S156 + 33U + _S9;
            float4 _S425 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S424], _S417);
            sum_0[0U] = _S425;
            uint _S426 = _S159 + 33U + _S9;
            float4 _S427 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S426], _S419);
            sum_0[1U] = _S427;
            uint _S428 = _S162 + 33U + _S9;
            float4 _S429 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S428], _S421);
            sum_0[2U] = _S429;
            uint _S430 = _S165 + 33U + _S9;
            float4 _S431 = fma(q_0[33U], (*(&kernelContext_4)->k_tile_0)[_S430], _S423);
            sum_0[3U] = _S431;
            uint _S432 = _S156 + 34U + _S9;
            float4 _S433 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S432], _S425);
            sum_0[0U] = _S433;
            uint _S434 = _S159 + 34U + _S9;
            float4 _S435 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S434], _S427);
            sum_0[1U] = _S435;
            uint _S436 = _S162 + 34U + _S9;
            float4 _S437 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S436], _S429);
            sum_0[2U] = _S437;
            uint _S438 = _S165 + 34U + _S9;
            float4 _S439 = fma(q_0[34U], (*(&kernelContext_4)->k_tile_0)[_S438], _S431);
            sum_0[3U] = _S439;
            uint _S440 = _S156 + 35U + _S9;
            float4 _S441 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S440], _S433);
            sum_0[0U] = _S441;
            uint _S442 = _S159 + 35U + _S9;
            float4 _S443 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S442], _S435);
            sum_0[1U] = _S443;
            uint _S444 = _S162 + 35U + _S9;
            float4 _S445 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S444], _S437);
            sum_0[2U] = _S445;
            uint _S446 = _S165 + 35U + _S9;
            float4 _S447 = fma(q_0[35U], (*(&kernelContext_4)->k_tile_0)[_S446], _S439);
            sum_0[3U] = _S447;
            uint _S448 = _S156 + 36U + _S9;
            float4 _S449 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S448], _S441);
            sum_0[0U] = _S449;
            uint _S450 = _S159 + 36U + _S9;
            float4 _S451 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S450], _S443);
            sum_0[1U] = _S451;
            uint _S452 = _S162 + 36U + _S9;
            float4 _S453 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S452], _S445);
            sum_0[2U] = _S453;
            uint _S454 = _S165 + 36U + _S9;
            float4 _S455 = fma(q_0[36U], (*(&kernelContext_4)->k_tile_0)[_S454], _S447);
            sum_0[3U] = _S455;
            uint _S456 = _S156 + 37U + _S9;
            float4 _S457 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S456], _S449);
            sum_0[0U] = _S457;
            uint _S458 = _S159 + 37U + _S9;
            float4 _S459 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S458], _S451);
            sum_0[1U] = _S459;
            uint _S460 = _S162 + 37U + _S9;
            float4 _S461 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S460], _S453);
            sum_0[2U] = _S461;
            uint _S462 = _S165 + 37U + _S9;
            float4 _S463 = fma(q_0[37U], (*(&kernelContext_4)->k_tile_0)[_S462], _S455);
            sum_0[3U] = _S463;
            uint _S464 = _S156 + 38U + _S9;
            float4 _S465 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S464], _S457);
            sum_0[0U] = _S465;
            uint _S466 = _S159 + 38U + _S9;
            float4 _S467 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S466], _S459);
            sum_0[1U] = _S467;
            uint _S468 = _S162 + 38U + _S9;
            float4 _S469 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S468], _S461);
            sum_0[2U] = _S469;
            uint _S470 = _S165 + 38U + _S9;
            float4 _S471 = fma(q_0[38U], (*(&kernelContext_4)->k_tile_0)[_S470], _S463);
            sum_0[3U] = _S471;
            uint _S472 = _S156 + 39U + _S9;
            float4 _S473 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S472], _S465);
            sum_0[0U] = _S473;
            uint _S474 = _S159 + 39U + _S9;
            float4 _S475 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S474], _S467);
            sum_0[1U] = _S475;
            uint _S476 = _S162 + 39U + _S9;
            float4 _S477 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S476], _S469);
            sum_0[2U] = _S477;
            uint _S478 = _S165 + 39U + _S9;
            float4 _S479 = fma(q_0[39U], (*(&kernelContext_4)->k_tile_0)[_S478], _S471);
            sum_0[3U] = _S479;
            uint _S480 = _S156 + 40U + _S9;
            float4 _S481 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S480], _S473);
            sum_0[0U] = _S481;
            uint _S482 = _S159 + 40U + _S9;
            float4 _S483 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S482], _S475);
            sum_0[1U] = _S483;
            uint _S484 = _S162 + 40U + _S9;
            float4 _S485 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S484], _S477);
            sum_0[2U] = _S485;
            uint _S486 = _S165 + 40U + _S9;
            float4 _S487 = fma(q_0[40U], (*(&kernelContext_4)->k_tile_0)[_S486], _S479);
            sum_0[3U] = _S487;
            uint _S488 = _S156 + 41U + _S9;
            float4 _S489 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S488], _S481);
            sum_0[0U] = _S489;
            uint _S490 = _S159 + 41U + _S9;
            float4 _S491 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S490], _S483);
            sum_0[1U] = _S491;
            uint _S492 = _S162 + 41U + _S9;
            float4 _S493 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S492], _S485);
            sum_0[2U] = _S493;
            uint _S494 = _S165 + 41U + _S9;
            float4 _S495 = fma(q_0[41U], (*(&kernelContext_4)->k_tile_0)[_S494], _S487);
            sum_0[3U] = _S495;
            uint _S496 = _S156 + 42U + _S9;
            float4 _S497 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S496], _S489);
            sum_0[0U] = _S497;
            uint _S498 = _S159 + 42U + _S9;
            float4 _S499 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S498], _S491);
            sum_0[1U] = _S499;
            uint _S500 = _S162 + 42U + _S9;
            float4 _S501 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S500], _S493);
            sum_0[2U] = _S501;
            uint _S502 = _S165 + 42U + _S9;
            float4 _S503 = fma(q_0[42U], (*(&kernelContext_4)->k_tile_0)[_S502], _S495);
            sum_0[3U] = _S503;
            uint _S504 = _S156 + 43U + _S9;
            float4 _S505 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S504], _S497);
            sum_0[0U] = _S505;
            uint _S506 = _S159 + 43U + _S9;
            float4 _S507 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S506], _S499);
            sum_0[1U] = _S507;
            uint _S508 = _S162 + 43U + _S9;
            float4 _S509 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S508], _S501);
            sum_0[2U] = _S509;
            uint _S510 = _S165 + 43U + _S9;
            float4 _S511 = fma(q_0[43U], (*(&kernelContext_4)->k_tile_0)[_S510], _S503);
            sum_0[3U] = _S511;
            uint _S512 = _S156 + 44U + _S9;
            float4 _S513 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S512], _S505);
            sum_0[0U] = _S513;
            uint _S514 = _S159 + 44U + _S9;
            float4 _S515 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S514], _S507);
            sum_0[1U] = _S515;
            uint _S516 = _S162 + 44U + _S9;
            float4 _S517 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S516], _S509);
            sum_0[2U] = _S517;
            uint _S518 = _S165 + 44U + _S9;
            float4 _S519 = fma(q_0[44U], (*(&kernelContext_4)->k_tile_0)[_S518], _S511);
            sum_0[3U] = _S519;
            uint _S520 = _S156 + 45U + _S9;
            float4 _S521 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S520], _S513);
            sum_0[0U] = _S521;
            uint _S522 = _S159 + 45U + _S9;
            float4 _S523 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S522], _S515);
            sum_0[1U] = _S523;
            uint _S524 = _S162 + 45U + _S9;
            float4 _S525 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S524], _S517);
            sum_0[2U] = _S525;
            uint _S526 = _S165 + 45U + _S9;
            float4 _S527 = fma(q_0[45U], (*(&kernelContext_4)->k_tile_0)[_S526], _S519);
            sum_0[3U] = _S527;
            uint _S528 = _S156 + 46U + _S9;
            float4 _S529 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S528], _S521);
            sum_0[0U] = _S529;
            uint _S530 = _S159 + 46U + _S9;
            float4 _S531 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S530], _S523);
            sum_0[1U] = _S531;
            uint _S532 = _S162 + 46U + _S9;
            float4 _S533 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S532], _S525);
            sum_0[2U] = _S533;
            uint _S534 = _S165 + 46U + _S9;
            float4 _S535 = fma(q_0[46U], (*(&kernelContext_4)->k_tile_0)[_S534], _S527);
            sum_0[3U] = _S535;
            uint _S536 = _S156 + 47U + _S9;
            float4 _S537 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S536], _S529);
            sum_0[0U] = _S537;
            uint _S538 = _S159 + 47U + _S9;
            float4 _S539 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S538], _S531);
            sum_0[1U] = _S539;
            uint _S540 = _S162 + 47U + _S9;
            float4 _S541 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S540], _S533);
            sum_0[2U] = _S541;
            uint _S542 = _S165 + 47U + _S9;
            float4 _S543 = fma(q_0[47U], (*(&kernelContext_4)->k_tile_0)[_S542], _S535);
            sum_0[3U] = _S543;
            uint _S544 = _S156 + 48U + _S9;
            float4 _S545 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S544], _S537);
            sum_0[0U] = _S545;
            uint _S546 = _S159 + 48U + _S9;
            float4 _S547 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S546], _S539);
            sum_0[1U] = _S547;
            uint _S548 = _S162 + 48U + _S9;
            float4 _S549 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S548], _S541);
            sum_0[2U] = _S549;
            uint _S550 = _S165 + 48U + _S9;
            float4 _S551 = fma(q_0[48U], (*(&kernelContext_4)->k_tile_0)[_S550], _S543);
            sum_0[3U] = _S551;
            uint _S552 = _S156 + 49U + _S9;
            float4 _S553 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S552], _S545);
            sum_0[0U] = _S553;
            uint _S554 = _S159 + 49U + _S9;
            float4 _S555 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S554], _S547);
            sum_0[1U] = _S555;
            uint _S556 = _S162 + 49U + _S9;
            float4 _S557 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S556], _S549);
            sum_0[2U] = _S557;
            uint _S558 = _S165 + 49U + _S9;
            float4 _S559 = fma(q_0[49U], (*(&kernelContext_4)->k_tile_0)[_S558], _S551);
            sum_0[3U] = _S559;
            uint _S560 = _S156 + 50U + _S9;
            float4 _S561 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S560], _S553);
            sum_0[0U] = _S561;
            uint _S562 = _S159 + 50U + _S9;
            float4 _S563 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S562], _S555);
            sum_0[1U] = _S563;
            uint _S564 = _S162 + 50U + _S9;
            float4 _S565 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S564], _S557);
            sum_0[2U] = _S565;
            uint _S566 = _S165 + 50U + _S9;
            float4 _S567 = fma(q_0[50U], (*(&kernelContext_4)->k_tile_0)[_S566], _S559);
            sum_0[3U] = _S567;
            uint _S568 = _S156 + 51U + _S9;
            float4 _S569 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S568], _S561);
            sum_0[0U] = _S569;
            uint _S570 = _S159 + 51U + _S9;
            float4 _S571 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S570], _S563);
            sum_0[1U] = _S571;
            uint _S572 = _S162 + 51U + _S9;
            float4 _S573 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S572], _S565);
            sum_0[2U] = _S573;
            uint _S574 = _S165 + 51U + _S9;
            float4 _S575 = fma(q_0[51U], (*(&kernelContext_4)->k_tile_0)[_S574], _S567);
            sum_0[3U] = _S575;
            uint _S576 = _S156 + 52U + _S9;
            float4 _S577 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S576], _S569);
            sum_0[0U] = _S577;
            uint _S578 = _S159 + 52U + _S9;
            float4 _S579 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S578], _S571);
            sum_0[1U] = _S579;
            uint _S580 = _S162 + 52U + _S9;
            float4 _S581 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S580], _S573);
            sum_0[2U] = _S581;
            uint _S582 = _S165 + 52U + _S9;
            float4 _S583 = fma(q_0[52U], (*(&kernelContext_4)->k_tile_0)[_S582], _S575);
            sum_0[3U] = _S583;
            uint _S584 = _S156 + 53U + _S9;
            float4 _S585 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S584], _S577);
            sum_0[0U] = _S585;
            uint _S586 = _S159 + 53U + _S9;
            float4 _S587 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S586], _S579);
            sum_0[1U] = _S587;
            uint _S588 = _S162 + 53U + _S9;
            float4 _S589 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S588], _S581);
            sum_0[2U] = _S589;
            uint _S590 = _S165 + 53U + _S9;
            float4 _S591 = fma(q_0[53U], (*(&kernelContext_4)->k_tile_0)[_S590], _S583);
            sum_0[3U] = _S591;
            uint _S592 = _S156 + 54U + _S9;
            float4 _S593 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S592], _S585);
            sum_0[0U] = _S593;
            uint _S594 = _S159 + 54U + _S9;
            float4 _S595 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S594], _S587);
            sum_0[1U] = _S595;
            uint _S596 = _S162 + 54U + _S9;
            float4 _S597 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S596], _S589);
            sum_0[2U] = _S597;
            uint _S598 = _S165 + 54U + _S9;
            float4 _S599 = fma(q_0[54U], (*(&kernelContext_4)->k_tile_0)[_S598], _S591);
            sum_0[3U] = _S599;
            uint _S600 = _S156 + 55U + _S9;
            float4 _S601 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S600], _S593);
            sum_0[0U] = _S601;
            uint _S602 = _S159 + 55U + _S9;
            float4 _S603 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S602], _S595);
            sum_0[1U] = _S603;
            uint _S604 = _S162 + 55U + _S9;
            float4 _S605 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S604], _S597);
            sum_0[2U] = _S605;
            uint _S606 = _S165 + 55U + _S9;
            float4 _S607 = fma(q_0[55U], (*(&kernelContext_4)->k_tile_0)[_S606], _S599);
            sum_0[3U] = _S607;
            uint _S608 = _S156 + 56U + _S9;
            float4 _S609 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S608], _S601);
            sum_0[0U] = _S609;
            uint _S610 = _S159 + 56U + _S9;
            float4 _S611 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S610], _S603);
            sum_0[1U] = _S611;
            uint _S612 = _S162 + 56U + _S9;
            float4 _S613 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S612], _S605);
            sum_0[2U] = _S613;
            uint _S614 = _S165 + 56U + _S9;
            float4 _S615 = fma(q_0[56U], (*(&kernelContext_4)->k_tile_0)[_S614], _S607);
            sum_0[3U] = _S615;
            uint _S616 = _S156 + 57U + _S9;
            float4 _S617 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S616], _S609);
            sum_0[0U] = _S617;
            uint _S618 = _S159 + 57U + _S9;
            float4 _S619 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S618], _S611);
            sum_0[1U] = _S619;
            uint _S620 = _S162 + 57U + _S9;
            float4 _S621 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S620], _S613);
            sum_0[2U] = _S621;
            uint _S622 = _S165 + 57U + _S9;
            float4 _S623 = fma(q_0[57U], (*(&kernelContext_4)->k_tile_0)[_S622], _S615);
            sum_0[3U] = _S623;
            uint _S624 = _S156 + 58U + _S9;
            float4 _S625 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S624], _S617);
            sum_0[0U] = _S625;
            uint _S626 = _S159 + 58U + _S9;
            float4 _S627 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S626], _S619);
            sum_0[1U] = _S627;
            uint _S628 = _S162 + 58U + _S9;
            float4 _S629 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S628], _S621);
            sum_0[2U] = _S629;
            uint _S630 = _S165 + 58U + _S9;
            float4 _S631 = fma(q_0[58U], (*(&kernelContext_4)->k_tile_0)[_S630], _S623);
            sum_0[3U] = _S631;
            uint _S632 = _S156 + 59U + _S9;
            float4 _S633 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S632], _S625);
            sum_0[0U] = _S633;
            uint _S634 = _S159 + 59U + _S9;
            float4 _S635 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S634], _S627);
            sum_0[1U] = _S635;
            uint _S636 = _S162 + 59U + _S9;
            float4 _S637 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S636], _S629);
            sum_0[2U] = _S637;
            uint _S638 = _S165 + 59U + _S9;
            float4 _S639 = fma(q_0[59U], (*(&kernelContext_4)->k_tile_0)[_S638], _S631);
            sum_0[3U] = _S639;
            uint _S640 = _S156 + 60U + _S9;
            float4 _S641 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S640], _S633);
            sum_0[0U] = _S641;
            uint _S642 = _S159 + 60U + _S9;
            float4 _S643 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S642], _S635);
            sum_0[1U] = _S643;
            uint _S644 = _S162 + 60U + _S9;
            float4 _S645 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S644], _S637);
            sum_0[2U] = _S645;
            uint _S646 = _S165 + 60U + _S9;
            float4 _S647 = fma(q_0[60U], (*(&kernelContext_4)->k_tile_0)[_S646], _S639);
            sum_0[3U] = _S647;
            uint _S648 = _S156 + 61U + _S9;
            float4 _S649 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S648], _S641);
            sum_0[0U] = _S649;
            uint _S650 = _S159 + 61U + _S9;
            float4 _S651 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S650], _S643);
            sum_0[1U] = _S651;
            uint _S652 = _S162 + 61U + _S9;
            float4 _S653 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S652], _S645);
            sum_0[2U] = _S653;
            uint _S654 = _S165 + 61U + _S9;
            float4 _S655 = fma(q_0[61U], (*(&kernelContext_4)->k_tile_0)[_S654], _S647);
            sum_0[3U] = _S655;
            uint _S656 = _S156 + 62U + _S9;
            float4 _S657 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S656], _S649);
            sum_0[0U] = _S657;
            uint _S658 = _S159 + 62U + _S9;
            float4 _S659 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S658], _S651);
            sum_0[1U] = _S659;
            uint _S660 = _S162 + 62U + _S9;
            float4 _S661 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S660], _S653);
            sum_0[2U] = _S661;
            uint _S662 = _S165 + 62U + _S9;
            float4 _S663 = fma(q_0[62U], (*(&kernelContext_4)->k_tile_0)[_S662], _S655);
            sum_0[3U] = _S663;
            uint _S664 = _S156 + 63U + _S9;
            float4 _S665 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S664], _S657);
            sum_0[0U] = _S665;
            uint _S666 = _S159 + 63U + _S9;
            float4 _S667 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S666], _S659);
            sum_0[1U] = _S667;
            uint _S668 = _S162 + 63U + _S9;
            float4 _S669 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S668], _S661);
            sum_0[2U] = _S669;
            uint _S670 = _S165 + 63U + _S9;
            float4 _S671 = fma(q_0[63U], (*(&kernelContext_4)->k_tile_0)[_S670], _S663);
            sum_0[3U] = _S671;
            thread array<float, int(4)> score_1;
            score_1[0U] = _S665.x + _S665.y + (_S665.z + _S665.w);
            score_1[1U] = _S667.x + _S667.y + (_S667.z + _S667.w);
            score_1[2U] = _S669.x + _S669.y + (_S669.z + _S669.w);
            score_1[3U] = _S671.x + _S671.y + (_S671.z + _S671.w);
            uint _S672 = tile_0 + step_0;
            thread array<bool, int(4)> hidden_0;
            hidden_0[0U] = _S672 >= _S13;
            bool _S673;
            if(_S23)
            {
                _S673 = !hidden_0[0U];
            }
            else
            {
                _S673 = false;
            }
            if(_S673)
            {
                float bias_0 = (&kernelContext_4)->mask_values_0[_S22 + _S672 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[0U] = score_1[0U] + bias_0;
                hidden_0[0U] = (as_type<uint>((bias_0))) == 4286578688U;
            }
            bool _S674;
            if(!hidden_0[0U])
            {
                _S674 = is_special_0(score_1[0U]);
            }
            else
            {
                _S674 = false;
            }
            bool poisoned_3;
            if(_S674)
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
            uint key_1 = _S672 + 1U;
            hidden_0[1U] = key_1 >= _S13;
            bool _S675;
            if(_S23)
            {
                _S675 = !hidden_0[1U];
            }
            else
            {
                _S675 = false;
            }
            if(_S675)
            {
                float bias_1 = (&kernelContext_4)->mask_values_0[_S22 + key_1 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[1U] = score_1[1U] + bias_1;
                hidden_0[1U] = (as_type<uint>((bias_1))) == 4286578688U;
            }
            bool _S676;
            if(!hidden_0[1U])
            {
                _S676 = is_special_0(score_1[1U]);
            }
            else
            {
                _S676 = false;
            }
            bool poisoned_4;
            if(_S676)
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
            uint key_2 = _S672 + 2U;
            hidden_0[2U] = key_2 >= _S13;
            bool _S677;
            if(_S23)
            {
                _S677 = !hidden_0[2U];
            }
            else
            {
                _S677 = false;
            }
            if(_S677)
            {
                float bias_2 = (&kernelContext_4)->mask_values_0[_S22 + key_2 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[2U] = score_1[2U] + bias_2;
                hidden_0[2U] = (as_type<uint>((bias_2))) == 4286578688U;
            }
            bool _S678;
            if(!hidden_0[2U])
            {
                _S678 = is_special_0(score_1[2U]);
            }
            else
            {
                _S678 = false;
            }
            bool poisoned_5;
            if(_S678)
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
            uint key_3 = _S672 + 3U;
            hidden_0[3U] = key_3 >= _S13;
            bool _S679;
            if(_S23)
            {
                _S679 = !hidden_0[3U];
            }
            else
            {
                _S679 = false;
            }
            if(_S679)
            {
                float bias_3 = (&kernelContext_4)->mask_values_0[_S22 + key_3 * (&kernelContext_4)->params_0->mask_key_0];
                score_1[3U] = score_1[3U] + bias_3;
                hidden_0[3U] = (as_type<uint>((bias_3))) == 4286578688U;
            }
            bool _S680;
            if(!hidden_0[3U])
            {
                _S680 = is_special_0(score_1[3U]);
            }
            else
            {
                _S680 = false;
            }
            if(_S680)
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
                float4 _S681 = float4(shrink_0) ;
                acc_0[0U] = acc_0[0U] * _S681;
                acc_0[1U] = acc_0[1U] * _S681;
                acc_0[2U] = acc_0[2U] * _S681;
                acc_0[3U] = acc_0[3U] * _S681;
                acc_0[4U] = acc_0[4U] * _S681;
                acc_0[5U] = acc_0[5U] * _S681;
                acc_0[6U] = acc_0[6U] * _S681;
                acc_0[7U] = acc_0[7U] * _S681;
                acc_0[8U] = acc_0[8U] * _S681;
                acc_0[9U] = acc_0[9U] * _S681;
                acc_0[10U] = acc_0[10U] * _S681;
                acc_0[11U] = acc_0[11U] * _S681;
                acc_0[12U] = acc_0[12U] * _S681;
                acc_0[13U] = acc_0[13U] * _S681;
                acc_0[14U] = acc_0[14U] * _S681;
                acc_0[15U] = acc_0[15U] * _S681;
                acc_0[16U] = acc_0[16U] * _S681;
                acc_0[17U] = acc_0[17U] * _S681;
                acc_0[18U] = acc_0[18U] * _S681;
                acc_0[19U] = acc_0[19U] * _S681;
                acc_0[20U] = acc_0[20U] * _S681;
                acc_0[21U] = acc_0[21U] * _S681;
                acc_0[22U] = acc_0[22U] * _S681;
                acc_0[23U] = acc_0[23U] * _S681;
                acc_0[24U] = acc_0[24U] * _S681;
                acc_0[25U] = acc_0[25U] * _S681;
                acc_0[26U] = acc_0[26U] * _S681;
                acc_0[27U] = acc_0[27U] * _S681;
                acc_0[28U] = acc_0[28U] * _S681;
                acc_0[29U] = acc_0[29U] * _S681;
                acc_0[30U] = acc_0[30U] * _S681;
                acc_0[31U] = acc_0[31U] * _S681;
                acc_0[32U] = acc_0[32U] * _S681;
                acc_0[33U] = acc_0[33U] * _S681;
                acc_0[34U] = acc_0[34U] * _S681;
                acc_0[35U] = acc_0[35U] * _S681;
                acc_0[36U] = acc_0[36U] * _S681;
                acc_0[37U] = acc_0[37U] * _S681;
                acc_0[38U] = acc_0[38U] * _S681;
                acc_0[39U] = acc_0[39U] * _S681;
                acc_0[40U] = acc_0[40U] * _S681;
                acc_0[41U] = acc_0[41U] * _S681;
                acc_0[42U] = acc_0[42U] * _S681;
                acc_0[43U] = acc_0[43U] * _S681;
                acc_0[44U] = acc_0[44U] * _S681;
                acc_0[45U] = acc_0[45U] * _S681;
                acc_0[46U] = acc_0[46U] * _S681;
                acc_0[47U] = acc_0[47U] * _S681;
                acc_0[48U] = acc_0[48U] * _S681;
                acc_0[49U] = acc_0[49U] * _S681;
                acc_0[50U] = acc_0[50U] * _S681;
                acc_0[51U] = acc_0[51U] * _S681;
                acc_0[52U] = acc_0[52U] * _S681;
                acc_0[53U] = acc_0[53U] * _S681;
                acc_0[54U] = acc_0[54U] * _S681;
                acc_0[55U] = acc_0[55U] * _S681;
                acc_0[56U] = acc_0[56U] * _S681;
                acc_0[57U] = acc_0[57U] * _S681;
                acc_0[58U] = acc_0[58U] * _S681;
                acc_0[59U] = acc_0[59U] * _S681;
                acc_0[60U] = acc_0[60U] * _S681;
                acc_0[61U] = acc_0[61U] * _S681;
                acc_0[62U] = acc_0[62U] * _S681;
                acc_0[63U] = acc_0[63U] * _S681;
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
                float4 _S682 = float4(weight_0, weight_0, weight_0, weight_0);
                acc_0[0U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S157], acc_0[0U]);
                acc_0[1U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S168], acc_0[1U]);
                acc_0[2U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S176], acc_0[2U]);
                acc_0[3U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S184], acc_0[3U]);
                acc_0[4U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S192], acc_0[4U]);
                acc_0[5U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S200], acc_0[5U]);
                acc_0[6U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S208], acc_0[6U]);
                acc_0[7U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S216], acc_0[7U]);
                acc_0[8U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S224], acc_0[8U]);
                acc_0[9U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S232], acc_0[9U]);
                acc_0[10U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S240], acc_0[10U]);
                acc_0[11U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S248], acc_0[11U]);
                acc_0[12U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S256], acc_0[12U]);
                acc_0[13U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S264], acc_0[13U]);
                acc_0[14U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S272], acc_0[14U]);
                acc_0[15U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S280], acc_0[15U]);
                acc_0[16U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S288], acc_0[16U]);
                acc_0[17U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S296], acc_0[17U]);
                acc_0[18U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S304], acc_0[18U]);
                acc_0[19U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S312], acc_0[19U]);
                acc_0[20U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S320], acc_0[20U]);
                acc_0[21U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S328], acc_0[21U]);
                acc_0[22U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S336], acc_0[22U]);
                acc_0[23U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S344], acc_0[23U]);
                acc_0[24U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S352], acc_0[24U]);
                acc_0[25U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S360], acc_0[25U]);
                acc_0[26U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S368], acc_0[26U]);
                acc_0[27U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S376], acc_0[27U]);
                acc_0[28U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S384], acc_0[28U]);
                acc_0[29U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S392], acc_0[29U]);
                acc_0[30U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S400], acc_0[30U]);
                acc_0[31U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S408], acc_0[31U]);
                acc_0[32U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S416], acc_0[32U]);
                acc_0[33U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S424], acc_0[33U]);
                acc_0[34U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S432], acc_0[34U]);
                acc_0[35U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S440], acc_0[35U]);
                acc_0[36U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S448], acc_0[36U]);
                acc_0[37U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S456], acc_0[37U]);
                acc_0[38U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S464], acc_0[38U]);
                acc_0[39U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S472], acc_0[39U]);
                acc_0[40U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S480], acc_0[40U]);
                acc_0[41U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S488], acc_0[41U]);
                acc_0[42U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S496], acc_0[42U]);
                acc_0[43U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S504], acc_0[43U]);
                acc_0[44U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S512], acc_0[44U]);
                acc_0[45U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S520], acc_0[45U]);
                acc_0[46U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S528], acc_0[46U]);
                acc_0[47U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S536], acc_0[47U]);
                acc_0[48U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S544], acc_0[48U]);
                acc_0[49U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S552], acc_0[49U]);
                acc_0[50U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S560], acc_0[50U]);
                acc_0[51U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S568], acc_0[51U]);
                acc_0[52U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S576], acc_0[52U]);
                acc_0[53U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S584], acc_0[53U]);
                acc_0[54U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S592], acc_0[54U]);
                acc_0[55U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S600], acc_0[55U]);
                acc_0[56U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S608], acc_0[56U]);
                acc_0[57U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S616], acc_0[57U]);
                acc_0[58U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S624], acc_0[58U]);
                acc_0[59U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S632], acc_0[59U]);
                acc_0[60U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S640], acc_0[60U]);
                acc_0[61U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S648], acc_0[61U]);
                acc_0[62U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S656], acc_0[62U]);
                acc_0[63U] = fma(_S682, (*(&kernelContext_4)->v_tile_0)[_S664], acc_0[63U]);
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
                float4 _S683 = float4(weight_1, weight_1, weight_1, weight_1);
                acc_0[0U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S160], acc_0[0U]);
                acc_0[1U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S170], acc_0[1U]);
                acc_0[2U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S178], acc_0[2U]);
                acc_0[3U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S186], acc_0[3U]);
                acc_0[4U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S194], acc_0[4U]);
                acc_0[5U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S202], acc_0[5U]);
                acc_0[6U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S210], acc_0[6U]);
                acc_0[7U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S218], acc_0[7U]);
                acc_0[8U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S226], acc_0[8U]);
                acc_0[9U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S234], acc_0[9U]);
                acc_0[10U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S242], acc_0[10U]);
                acc_0[11U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S250], acc_0[11U]);
                acc_0[12U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S258], acc_0[12U]);
                acc_0[13U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S266], acc_0[13U]);
                acc_0[14U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S274], acc_0[14U]);
                acc_0[15U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S282], acc_0[15U]);
                acc_0[16U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S290], acc_0[16U]);
                acc_0[17U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S298], acc_0[17U]);
                acc_0[18U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S306], acc_0[18U]);
                acc_0[19U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S314], acc_0[19U]);
                acc_0[20U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S322], acc_0[20U]);
                acc_0[21U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S330], acc_0[21U]);
                acc_0[22U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S338], acc_0[22U]);
                acc_0[23U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S346], acc_0[23U]);
                acc_0[24U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S354], acc_0[24U]);
                acc_0[25U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S362], acc_0[25U]);
                acc_0[26U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S370], acc_0[26U]);
                acc_0[27U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S378], acc_0[27U]);
                acc_0[28U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S386], acc_0[28U]);
                acc_0[29U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S394], acc_0[29U]);
                acc_0[30U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S402], acc_0[30U]);
                acc_0[31U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S410], acc_0[31U]);
                acc_0[32U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S418], acc_0[32U]);
                acc_0[33U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S426], acc_0[33U]);
                acc_0[34U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S434], acc_0[34U]);
                acc_0[35U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S442], acc_0[35U]);
                acc_0[36U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S450], acc_0[36U]);
                acc_0[37U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S458], acc_0[37U]);
                acc_0[38U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S466], acc_0[38U]);
                acc_0[39U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S474], acc_0[39U]);
                acc_0[40U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S482], acc_0[40U]);
                acc_0[41U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S490], acc_0[41U]);
                acc_0[42U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S498], acc_0[42U]);
                acc_0[43U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S506], acc_0[43U]);
                acc_0[44U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S514], acc_0[44U]);
                acc_0[45U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S522], acc_0[45U]);
                acc_0[46U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S530], acc_0[46U]);
                acc_0[47U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S538], acc_0[47U]);
                acc_0[48U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S546], acc_0[48U]);
                acc_0[49U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S554], acc_0[49U]);
                acc_0[50U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S562], acc_0[50U]);
                acc_0[51U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S570], acc_0[51U]);
                acc_0[52U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S578], acc_0[52U]);
                acc_0[53U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S586], acc_0[53U]);
                acc_0[54U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S594], acc_0[54U]);
                acc_0[55U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S602], acc_0[55U]);
                acc_0[56U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S610], acc_0[56U]);
                acc_0[57U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S618], acc_0[57U]);
                acc_0[58U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S626], acc_0[58U]);
                acc_0[59U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S634], acc_0[59U]);
                acc_0[60U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S642], acc_0[60U]);
                acc_0[61U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S650], acc_0[61U]);
                acc_0[62U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S658], acc_0[62U]);
                acc_0[63U] = fma(_S683, (*(&kernelContext_4)->v_tile_0)[_S666], acc_0[63U]);
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
                float4 _S684 = float4(weight_2, weight_2, weight_2, weight_2);
                acc_0[0U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S163], acc_0[0U]);
                acc_0[1U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S172], acc_0[1U]);
                acc_0[2U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S180], acc_0[2U]);
                acc_0[3U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S188], acc_0[3U]);
                acc_0[4U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S196], acc_0[4U]);
                acc_0[5U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S204], acc_0[5U]);
                acc_0[6U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S212], acc_0[6U]);
                acc_0[7U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S220], acc_0[7U]);
                acc_0[8U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S228], acc_0[8U]);
                acc_0[9U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S236], acc_0[9U]);
                acc_0[10U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S244], acc_0[10U]);
                acc_0[11U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S252], acc_0[11U]);
                acc_0[12U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S260], acc_0[12U]);
                acc_0[13U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S268], acc_0[13U]);
                acc_0[14U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S276], acc_0[14U]);
                acc_0[15U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S284], acc_0[15U]);
                acc_0[16U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S292], acc_0[16U]);
                acc_0[17U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S300], acc_0[17U]);
                acc_0[18U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S308], acc_0[18U]);
                acc_0[19U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S316], acc_0[19U]);
                acc_0[20U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S324], acc_0[20U]);
                acc_0[21U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S332], acc_0[21U]);
                acc_0[22U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S340], acc_0[22U]);
                acc_0[23U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S348], acc_0[23U]);
                acc_0[24U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S356], acc_0[24U]);
                acc_0[25U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S364], acc_0[25U]);
                acc_0[26U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S372], acc_0[26U]);
                acc_0[27U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S380], acc_0[27U]);
                acc_0[28U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S388], acc_0[28U]);
                acc_0[29U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S396], acc_0[29U]);
                acc_0[30U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S404], acc_0[30U]);
                acc_0[31U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S412], acc_0[31U]);
                acc_0[32U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S420], acc_0[32U]);
                acc_0[33U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S428], acc_0[33U]);
                acc_0[34U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S436], acc_0[34U]);
                acc_0[35U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S444], acc_0[35U]);
                acc_0[36U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S452], acc_0[36U]);
                acc_0[37U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S460], acc_0[37U]);
                acc_0[38U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S468], acc_0[38U]);
                acc_0[39U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S476], acc_0[39U]);
                acc_0[40U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S484], acc_0[40U]);
                acc_0[41U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S492], acc_0[41U]);
                acc_0[42U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S500], acc_0[42U]);
                acc_0[43U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S508], acc_0[43U]);
                acc_0[44U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S516], acc_0[44U]);
                acc_0[45U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S524], acc_0[45U]);
                acc_0[46U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S532], acc_0[46U]);
                acc_0[47U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S540], acc_0[47U]);
                acc_0[48U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S548], acc_0[48U]);
                acc_0[49U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S556], acc_0[49U]);
                acc_0[50U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S564], acc_0[50U]);
                acc_0[51U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S572], acc_0[51U]);
                acc_0[52U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S580], acc_0[52U]);
                acc_0[53U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S588], acc_0[53U]);
                acc_0[54U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S596], acc_0[54U]);
                acc_0[55U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S604], acc_0[55U]);
                acc_0[56U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S612], acc_0[56U]);
                acc_0[57U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S620], acc_0[57U]);
                acc_0[58U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S628], acc_0[58U]);
                acc_0[59U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S636], acc_0[59U]);
                acc_0[60U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S644], acc_0[60U]);
                acc_0[61U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S652], acc_0[61U]);
                acc_0[62U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S660], acc_0[62U]);
                acc_0[63U] = fma(_S684, (*(&kernelContext_4)->v_tile_0)[_S668], acc_0[63U]);
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
                float4 _S685 = float4(weight_3, weight_3, weight_3, weight_3);
                acc_0[0U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S166], acc_0[0U]);
                acc_0[1U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S174], acc_0[1U]);
                acc_0[2U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S182], acc_0[2U]);
                acc_0[3U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S190], acc_0[3U]);
                acc_0[4U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S198], acc_0[4U]);
                acc_0[5U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S206], acc_0[5U]);
                acc_0[6U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S214], acc_0[6U]);
                acc_0[7U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S222], acc_0[7U]);
                acc_0[8U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S230], acc_0[8U]);
                acc_0[9U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S238], acc_0[9U]);
                acc_0[10U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S246], acc_0[10U]);
                acc_0[11U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S254], acc_0[11U]);
                acc_0[12U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S262], acc_0[12U]);
                acc_0[13U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S270], acc_0[13U]);
                acc_0[14U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S278], acc_0[14U]);
                acc_0[15U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S286], acc_0[15U]);
                acc_0[16U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S294], acc_0[16U]);
                acc_0[17U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S302], acc_0[17U]);
                acc_0[18U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S310], acc_0[18U]);
                acc_0[19U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S318], acc_0[19U]);
                acc_0[20U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S326], acc_0[20U]);
                acc_0[21U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S334], acc_0[21U]);
                acc_0[22U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S342], acc_0[22U]);
                acc_0[23U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S350], acc_0[23U]);
                acc_0[24U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S358], acc_0[24U]);
                acc_0[25U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S366], acc_0[25U]);
                acc_0[26U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S374], acc_0[26U]);
                acc_0[27U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S382], acc_0[27U]);
                acc_0[28U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S390], acc_0[28U]);
                acc_0[29U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S398], acc_0[29U]);
                acc_0[30U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S406], acc_0[30U]);
                acc_0[31U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S414], acc_0[31U]);
                acc_0[32U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S422], acc_0[32U]);
                acc_0[33U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S430], acc_0[33U]);
                acc_0[34U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S438], acc_0[34U]);
                acc_0[35U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S446], acc_0[35U]);
                acc_0[36U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S454], acc_0[36U]);
                acc_0[37U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S462], acc_0[37U]);
                acc_0[38U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S470], acc_0[38U]);
                acc_0[39U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S478], acc_0[39U]);
                acc_0[40U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S486], acc_0[40U]);
                acc_0[41U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S494], acc_0[41U]);
                acc_0[42U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S502], acc_0[42U]);
                acc_0[43U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S510], acc_0[43U]);
                acc_0[44U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S518], acc_0[44U]);
                acc_0[45U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S526], acc_0[45U]);
                acc_0[46U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S534], acc_0[46U]);
                acc_0[47U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S542], acc_0[47U]);
                acc_0[48U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S550], acc_0[48U]);
                acc_0[49U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S558], acc_0[49U]);
                acc_0[50U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S566], acc_0[50U]);
                acc_0[51U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S574], acc_0[51U]);
                acc_0[52U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S582], acc_0[52U]);
                acc_0[53U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S590], acc_0[53U]);
                acc_0[54U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S598], acc_0[54U]);
                acc_0[55U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S606], acc_0[55U]);
                acc_0[56U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S614], acc_0[56U]);
                acc_0[57U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S622], acc_0[57U]);
                acc_0[58U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S630], acc_0[58U]);
                acc_0[59U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S638], acc_0[59U]);
                acc_0[60U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S646], acc_0[60U]);
                acc_0[61U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S654], acc_0[61U]);
                acc_0[62U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S662], acc_0[62U]);
                acc_0[63U] = fma(_S685, (*(&kernelContext_4)->v_tile_0)[_S670], acc_0[63U]);
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
        uint _S686 = (&kernelContext_4)->params_0->o_offset_0 + batch_1 * (&kernelContext_4)->params_0->o_batch_0 + head_0 * (&kernelContext_4)->params_0->o_head_0 + row_3 * (&kernelContext_4)->params_0->o_row_0;
        store_quad_0(_S686, _S24, acc_0[0U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S27, acc_0[1U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S29, acc_0[2U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S31, acc_0[3U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S33, acc_0[4U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S35, acc_0[5U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S37, acc_0[6U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S39, acc_0[7U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S41, acc_0[8U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S43, acc_0[9U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S45, acc_0[10U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S47, acc_0[11U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S49, acc_0[12U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S51, acc_0[13U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S53, acc_0[14U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S55, acc_0[15U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S57, acc_0[16U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S59, acc_0[17U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S61, acc_0[18U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S63, acc_0[19U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S65, acc_0[20U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S67, acc_0[21U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S69, acc_0[22U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S71, acc_0[23U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S73, acc_0[24U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S75, acc_0[25U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S77, acc_0[26U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S79, acc_0[27U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S81, acc_0[28U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S83, acc_0[29U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S85, acc_0[30U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S87, acc_0[31U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S89, acc_0[32U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S91, acc_0[33U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S93, acc_0[34U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S95, acc_0[35U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S97, acc_0[36U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S99, acc_0[37U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S101, acc_0[38U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S103, acc_0[39U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S105, acc_0[40U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S107, acc_0[41U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S109, acc_0[42U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S111, acc_0[43U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S113, acc_0[44U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S115, acc_0[45U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S117, acc_0[46U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S119, acc_0[47U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S121, acc_0[48U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S123, acc_0[49U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S125, acc_0[50U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S127, acc_0[51U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S129, acc_0[52U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S131, acc_0[53U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S133, acc_0[54U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S135, acc_0[55U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S137, acc_0[56U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S139, acc_0[57U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S141, acc_0[58U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S143, acc_0[59U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S145, acc_0[60U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S147, acc_0[61U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S149, acc_0[62U] * float4(m_0) , poisoned_2, &kernelContext_4);
        store_quad_0(_S686, _S151, acc_0[63U] * float4(m_0) , poisoned_2, &kernelContext_4);
    }
    return;
}

