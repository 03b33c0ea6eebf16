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

struct UnfusedParams_0
{
    uint first_matrix_0;
    uint first_row_0;
    uint matrix_rows_0;
    uint row_blocks_0;
    uint column_blocks_0;
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint batch_0;
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
    uint scratch_offset_0;
};

struct KernelContext_0
{
    UnfusedParams_0 constant* params_0;
    int device* key_lengths_0;
    packed_uint4 device* q_words_0;
    packed_uint4 device* k_words_0;
    packed_float4 device* scratch_0;
    array<float4, int(256)> threadgroup* queries_0;
    array<float4, int(128)> threadgroup* part_sums_0;
};

uint keys_of_batch_0(uint batch_1, KernelContext_0 thread* kernelContext_0)
{
    if(((kernelContext_0->params_0->flags_0) & 2U) == 0U)
    {
        return kernelContext_0->params_0->k_len_0;
    }
    return uint(clamp(kernelContext_0->key_lengths_0[kernelContext_0->params_0->lengths_offset_0 + batch_1], int(0), int(kernelContext_0->params_0->k_len_0)));
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

uint query_of_0(uint row_0, KernelContext_0 thread* kernelContext_1)
{
    uint _S4 = quotient_0(row_0, kernelContext_1->params_0->group_0);
    return _S4;
}

uint keys_of_query_0(uint keys_0, uint query_0, KernelContext_0 thread* kernelContext_2)
{
    return uint(clamp(int(query_0) + kernelContext_2->params_0->causal_offset_0 + int(1), int(0), int(keys_0)));
}

struct Work_0
{
    uint batch_2;
    uint kv_head_0;
    uint first_row_1;
    uint last_row_0;
    uint first_column_0;
    uint keys_1;
    uint block_keys_0;
    uint place_0;
    uint pitch_0;
};

Work_0 find_work_0(uint number_1, KernelContext_0 thread* kernelContext_3)
{
    thread Work_0 work_0;
    uint _S5 = number_1 % kernelContext_3->params_0->column_blocks_0;
    (&work_0)->first_column_0 = _S5 * 32U;
    uint _S6 = number_1 / kernelContext_3->params_0->column_blocks_0;
    uint _S7 = _S6 % kernelContext_3->params_0->row_blocks_0;
    uint row_1 = _S7 * 4U;
    uint matrix_0 = _S6 / kernelContext_3->params_0->row_blocks_0;
    (&work_0)->first_row_1 = kernelContext_3->params_0->first_row_0 + row_1;
    (&work_0)->last_row_0 = kernelContext_3->params_0->first_row_0 + min(row_1 + 4U, kernelContext_3->params_0->matrix_rows_0) - 1U;
    uint _S8 = (kernelContext_3->params_0->k_len_0 + 3U) / 4U + 1U;
    (&work_0)->pitch_0 = _S8;
    (&work_0)->place_0 = kernelContext_3->params_0->scratch_offset_0 + (matrix_0 * kernelContext_3->params_0->matrix_rows_0 + row_1) * _S8;
    uint matrix_1 = matrix_0 + kernelContext_3->params_0->first_matrix_0;
    uint kv_heads_0 = kernelContext_3->params_0->heads_0 / kernelContext_3->params_0->group_0;
    uint _S9 = matrix_1 % kv_heads_0;
    (&work_0)->kv_head_0 = _S9;
    uint _S10 = matrix_1 / kv_heads_0;
    (&work_0)->batch_2 = _S10;
    uint _S11 = keys_of_batch_0(_S10, kernelContext_3);
    (&work_0)->keys_1 = _S11;
    uint _S12 = query_of_0((&work_0)->last_row_0, kernelContext_3);
    uint _S13 = keys_of_query_0(_S11, _S12, kernelContext_3);
    (&work_0)->block_keys_0 = _S13;
    return work_0;
}

uint head_of_0(const Work_0 thread* work_1, uint row_2, KernelContext_0 thread* kernelContext_4)
{
    uint _S14 = work_1->kv_head_0 * kernelContext_4->params_0->group_0 + row_2;
    uint _S15 = query_of_0(row_2, kernelContext_4);
    return _S14 - _S15 * kernelContext_4->params_0->group_0;
}

uint q_of_0(const Work_0 thread* work_2, uint row_3, KernelContext_0 thread* kernelContext_5)
{
    uint _S16 = kernelContext_5->params_0->q_offset_0 + work_2->batch_2 * kernelContext_5->params_0->q_batch_0;
    uint _S17 = head_of_0(work_2, row_3, kernelContext_5);
    uint _S18 = _S16 + _S17 * kernelContext_5->params_0->q_head_0;
    uint _S19 = query_of_0(row_3, kernelContext_5);
    return _S18 + _S19 * kernelContext_5->params_0->q_row_0;
}

float4 load_raw_quad_0(packed_uint4 device* words_0, uint row_4, uint element_0, KernelContext_0 thread* kernelContext_6)
{
    float4 _S20 = float4(int4(int(0)) );
    float4 raw_0;
    if((kernelContext_6->params_0->head_dim_0 - min(kernelContext_6->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = (as_type<float4>((uint4(*(words_0+(row_4 + element_0) / 4U)) )));
    }
    else
    {
        raw_0 = _S20;
    }
    return raw_0;
}

float4 floats_of_0(float4 raw_1)
{
    return raw_1;
}

float4 load_quad_0(packed_uint4 device* words_1, uint row_5, uint element_1, KernelContext_0 thread* kernelContext_7)
{
    float4 _S21 = load_raw_quad_0(words_1, row_5, element_1, kernelContext_7);
    return floats_of_0(_S21);
}

uint scores_of_0(const Work_0 thread* work_3, uint row_6)
{
    return work_3->place_0 + (row_6 - work_3->first_row_1) * work_3->pitch_0;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* q_words_1 [[buffer(1)]], packed_uint4 device* k_words_1 [[buffer(2)]], packed_float4 device* scratch_1 [[buffer(7)]])
{
    thread KernelContext_0 kernelContext_8;
    (&kernelContext_8)->params_0 = params_1;
    (&kernelContext_8)->key_lengths_0 = key_lengths_1;
    (&kernelContext_8)->q_words_0 = q_words_1;
    (&kernelContext_8)->k_words_0 = k_words_1;
    (&kernelContext_8)->scratch_0 = scratch_1;
    threadgroup array<float4, int(256)> queries_1;
    (&kernelContext_8)->queries_0 = &queries_1;
    threadgroup array<float4, int(128)> part_sums_1;
    (&kernelContext_8)->part_sums_0 = &part_sums_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S22 = find_work_0(number_2, &kernelContext_8);
    if((_S22.first_column_0) >= (_S22.block_keys_0))
    {
        return;
    }
    uint _S23 = ((&kernelContext_8)->params_0->head_dim_0 + 3U) / 4U;
    uint slot_0 = thread_0;
    for(;;)
    {
        if(slot_0 < (4U * _S23))
        {
        }
        else
        {
            break;
        }
        uint _S24 = slot_0 / _S23;
        uint _S25 = min(_S22.first_row_1 + _S24, _S22.last_row_0);
        uint _S26 = slot_0 / _S23;
        uint _S27 = _S26 * 64U;
        uint _S28 = slot_0 % _S23;
        thread Work_0 _S29 = _S22;
        uint _S30 = q_of_0(&_S29, _S25, &kernelContext_8);
        float4 _S31 = load_quad_0((&kernelContext_8)->q_words_0, _S30, _S28 * 4U, &kernelContext_8);
        (*(&kernelContext_8)->queries_0)[_S27 + _S28] = _S31 * float4((&kernelContext_8)->params_0->scale_0) ;
        slot_0 = slot_0 + 128U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint _S32 = (&kernelContext_8)->params_0->k_offset_0 + _S22.batch_2 * (&kernelContext_8)->params_0->k_batch_0 + _S22.kv_head_0 * (&kernelContext_8)->params_0->k_head_0 + min(_S22.first_column_0 + thread_0 / 4U, _S22.block_keys_0 - 1U) * (&kernelContext_8)->params_0->k_row_0;
    thread array<float4, int(4)> sums_0;
    float4 _S33 = float4(0.0, 0.0, 0.0, 0.0);
    sums_0[0U] = _S33;
    sums_0[1U] = _S33;
    sums_0[2U] = _S33;
    sums_0[3U] = _S33;
    uint quad_0 = thread_0 % 4U;
    for(;;)
    {
        if(quad_0 < _S23)
        {
        }
        else
        {
            break;
        }
        float4 _S34 = load_quad_0((&kernelContext_8)->k_words_0, _S32, quad_0 * 4U, &kernelContext_8);
        sums_0[0U] = fma((*(&kernelContext_8)->queries_0)[quad_0], _S34, sums_0[0U]);
        sums_0[1U] = fma((*(&kernelContext_8)->queries_0)[64U + quad_0], _S34, sums_0[1U]);
        sums_0[2U] = fma((*(&kernelContext_8)->queries_0)[128U + quad_0], _S34, sums_0[2U]);
        sums_0[3U] = fma((*(&kernelContext_8)->queries_0)[192U + quad_0], _S34, sums_0[3U]);
        quad_0 = quad_0 + 4U;
    }
    thread array<float, int(4)> row_sums_0;
    row_sums_0[0U] = sums_0[0U].x + sums_0[0U].y + (sums_0[0U].z + sums_0[0U].w);
    row_sums_0[1U] = sums_0[1U].x + sums_0[1U].y + (sums_0[1U].z + sums_0[1U].w);
    row_sums_0[2U] = sums_0[2U].x + sums_0[2U].y + (sums_0[2U].z + sums_0[2U].w);
    row_sums_0[3U] = sums_0[3U].x + sums_0[3U].y + (sums_0[3U].z + sums_0[3U].w);
    (*(&kernelContext_8)->part_sums_0)[thread_0] = float4(row_sums_0[int(0)], row_sums_0[int(1)], row_sums_0[int(2)], row_sums_0[int(3)]);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint row_7 = _S22.first_row_1 + thread_0 / 8U;
    uint quad_1 = thread_0 % 8U;
    bool _S35;
    if(thread_0 < 32U)
    {
        _S35 = row_7 <= (_S22.last_row_0);
    }
    else
    {
        _S35 = false;
    }
    if(_S35)
    {
        _S35 = (_S22.first_column_0 + quad_1 * 4U) < (_S22.block_keys_0);
    }
    else
    {
        _S35 = false;
    }
    if(_S35)
    {
        uint _S36 = row_7 - _S22.first_row_1;
        uint _S37 = quad_1 * 4U;
        uint first_0 = _S37 * 4U;
        thread array<float, int(4)> score_0;
        score_0[0U] = (*(&kernelContext_8)->part_sums_0)[first_0][_S36] + (*(&kernelContext_8)->part_sums_0)[first_0 + 1U][_S36] + ((*(&kernelContext_8)->part_sums_0)[first_0 + 2U][_S36] + (*(&kernelContext_8)->part_sums_0)[first_0 + 3U][_S36]);
        uint first_1 = (_S37 + 1U) * 4U;
        score_0[1U] = (*(&kernelContext_8)->part_sums_0)[first_1][_S36] + (*(&kernelContext_8)->part_sums_0)[first_1 + 1U][_S36] + ((*(&kernelContext_8)->part_sums_0)[first_1 + 2U][_S36] + (*(&kernelContext_8)->part_sums_0)[first_1 + 3U][_S36]);
        uint first_2 = (_S37 + 2U) * 4U;
        score_0[2U] = (*(&kernelContext_8)->part_sums_0)[first_2][_S36] + (*(&kernelContext_8)->part_sums_0)[first_2 + 1U][_S36] + ((*(&kernelContext_8)->part_sums_0)[first_2 + 2U][_S36] + (*(&kernelContext_8)->part_sums_0)[first_2 + 3U][_S36]);
        uint first_3 = (_S37 + 3U) * 4U;
        score_0[3U] = (*(&kernelContext_8)->part_sums_0)[first_3][_S36] + (*(&kernelContext_8)->part_sums_0)[first_3 + 1U][_S36] + ((*(&kernelContext_8)->part_sums_0)[first_3 + 2U][_S36] + (*(&kernelContext_8)->part_sums_0)[first_3 + 3U][_S36]);
        thread Work_0 _S38 = _S22;
        uint _S39 = scores_of_0(&_S38, row_7);
        *((&kernelContext_8)->scratch_0+(_S39 + _S22.first_column_0 / 4U + quad_1)) = packed_float4(float4(score_0[int(0)], score_0[int(1)], score_0[int(2)], score_0[int(3)])) ;
    }
    return;
}

