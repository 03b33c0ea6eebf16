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
    packed_uint4 device* v_words_0;
    packed_float4 device* scratch_0;
    packed_uint4 device* o_words_0;
    array<float4, int(512)> threadgroup* sums_of_0;
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
    (&work_0)->first_column_0 = _S5 * 16U;
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

uint scores_of_0(const Work_0 thread* work_1, uint row_2)
{
    return work_1->place_0 + (row_2 - work_1->first_row_1) * work_1->pitch_0;
}

float4 load_raw_quad_0(packed_uint4 device* words_0, uint row_3, uint element_0, KernelContext_0 thread* kernelContext_4)
{
    float4 _S14 = float4(int4(int(0)) );
    float4 raw_0;
    if((kernelContext_4->params_0->head_dim_0 - min(kernelContext_4->params_0->head_dim_0, element_0)) > 0U)
    {
        raw_0 = (as_type<float4>((uint4(*(words_0+(row_3 + element_0) / 4U)) )));
    }
    else
    {
        raw_0 = _S14;
    }
    return raw_0;
}

float4 floats_of_0(float4 raw_1)
{
    return raw_1;
}

float4 load_quad_0(packed_uint4 device* words_1, uint row_4, uint element_1, KernelContext_0 thread* kernelContext_5)
{
    float4 _S15 = load_raw_quad_0(words_1, row_4, element_1, kernelContext_5);
    return floats_of_0(_S15);
}

bool is_hidden_0(float weight_0)
{
    return ((as_type<uint>((weight_0))) & 2147483648U) != 0U;
}

float4 weigh_0(float weight_1, float4 v_0, float4 sum_0)
{
    return fma(float4(weight_1, weight_1, weight_1, weight_1), v_0, sum_0);
}

uint head_of_0(const Work_0 thread* work_2, uint row_5, KernelContext_0 thread* kernelContext_6)
{
    uint _S16 = work_2->kv_head_0 * kernelContext_6->params_0->group_0 + row_5;
    uint _S17 = query_of_0(row_5, kernelContext_6);
    return _S16 - _S17 * kernelContext_6->params_0->group_0;
}

uint o_of_0(const Work_0 thread* work_3, uint row_6, KernelContext_0 thread* kernelContext_7)
{
    uint _S18 = kernelContext_7->params_0->o_offset_0 + work_3->batch_2 * kernelContext_7->params_0->o_batch_0;
    uint _S19 = head_of_0(work_3, row_6, kernelContext_7);
    uint _S20 = _S18 + _S19 * kernelContext_7->params_0->o_head_0;
    uint _S21 = query_of_0(row_6, kernelContext_7);
    return _S20 + _S21 * kernelContext_7->params_0->o_row_0;
}

void store_quad_0(uint row_7, uint element_2, float4 quad_0, bool poisoned_0, KernelContext_0 thread* kernelContext_8)
{
    if((kernelContext_8->params_0->head_dim_0 - min(kernelContext_8->params_0->head_dim_0, element_2)) > 0U)
    {
        packed_uint4 device* _S22 = kernelContext_8->o_words_0+(row_7 + element_2) / 4U;
        uint4 _S23;
        if(poisoned_0)
        {
            _S23 = uint4(2143289344U, 2143289344U, 2143289344U, 2143289344U);
        }
        else
        {
            _S23 = (as_type<uint4>((quad_0)));
        }
        *_S22 = packed_uint4(_S23) ;
    }
    return;
}

[[kernel]] void unfused(uint3 group_id_0 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], UnfusedParams_0 constant* params_1 [[buffer(0)]], int device* key_lengths_1 [[buffer(6)]], packed_uint4 device* v_words_1 [[buffer(3)]], packed_float4 device* scratch_1 [[buffer(7)]], packed_uint4 device* o_words_1 [[buffer(4)]])
{
    thread KernelContext_0 kernelContext_9;
    (&kernelContext_9)->params_0 = params_1;
    (&kernelContext_9)->key_lengths_0 = key_lengths_1;
    (&kernelContext_9)->v_words_0 = v_words_1;
    (&kernelContext_9)->scratch_0 = scratch_1;
    (&kernelContext_9)->o_words_0 = o_words_1;
    threadgroup array<float4, int(512)> sums_of_1;
    (&kernelContext_9)->sums_of_0 = &sums_of_1;
    uint number_2 = params_1->first_group_0 + group_id_0.y * params_1->groups_x_0 + group_id_0.x;
    if(number_2 >= (params_1->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    Work_0 _S24 = find_work_0(number_2, &kernelContext_9);
    uint lane_0 = thread_0 / 4U;
    uint _S25 = thread_0 % 4U;
    uint element_3 = _S24.first_column_0 + _S25 * 4U;
    uint _S26 = (&kernelContext_9)->params_0->v_offset_0 + _S24.batch_2 * (&kernelContext_9)->params_0->v_batch_0 + _S24.kv_head_0 * (&kernelContext_9)->params_0->v_head_0;
    thread array<uint, int(4)> places_0;
    thread array<uint, int(4)> row_ends_0;
    thread array<float4, int(4)> sum_1;
    thread array<float4, int(4)> total_0;
    uint _S27 = min(_S24.first_row_1, _S24.last_row_0);
    thread Work_0 _S28 = _S24;
    uint _S29 = scores_of_0(&_S28, _S27);
    places_0[0U] = _S29;
    uint _S30 = query_of_0(_S27, &kernelContext_9);
    uint _S31 = keys_of_query_0(_S24.keys_1, _S30, &kernelContext_9);
    row_ends_0[0U] = _S31;
    float4 _S32 = float4(0.0, 0.0, 0.0, 0.0);
    sum_1[0U] = _S32;
    total_0[0U] = _S32;
    uint _S33 = min(_S24.first_row_1 + 1U, _S24.last_row_0);
    thread Work_0 _S34 = _S24;
    uint _S35 = scores_of_0(&_S34, _S33);
    places_0[1U] = _S35;
    uint _S36 = query_of_0(_S33, &kernelContext_9);
    uint _S37 = keys_of_query_0(_S24.keys_1, _S36, &kernelContext_9);
    row_ends_0[1U] = _S37;
    sum_1[1U] = _S32;
    total_0[1U] = _S32;
    uint _S38 = min(_S24.first_row_1 + 2U, _S24.last_row_0);
    thread Work_0 _S39 = _S24;
    uint _S40 = scores_of_0(&_S39, _S38);
    places_0[2U] = _S40;
    uint _S41 = query_of_0(_S38, &kernelContext_9);
    uint _S42 = keys_of_query_0(_S24.keys_1, _S41, &kernelContext_9);
    row_ends_0[2U] = _S42;
    sum_1[2U] = _S32;
    total_0[2U] = _S32;
    uint _S43 = min(_S24.first_row_1 + 3U, _S24.last_row_0);
    thread Work_0 _S44 = _S24;
    uint _S45 = scores_of_0(&_S44, _S43);
    places_0[3U] = _S45;
    uint _S46 = query_of_0(_S43, &kernelContext_9);
    uint _S47 = keys_of_query_0(_S24.keys_1, _S46, &kernelContext_9);
    row_ends_0[3U] = _S47;
    sum_1[3U] = _S32;
    total_0[3U] = _S32;
    uint key_0 = lane_0 * 4U;
    for(;;)
    {
        if(key_0 < (_S24.block_keys_0))
        {
        }
        else
        {
            break;
        }
        thread array<float4, int(4)> v_1;
        uint _S48 = _S24.block_keys_0 - 1U;
        float4 _S49 = load_quad_0((&kernelContext_9)->v_words_0, _S26 + min(key_0, _S48) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[0U] = _S49;
        float4 _S50 = load_quad_0((&kernelContext_9)->v_words_0, _S26 + min(key_0 + 1U, _S48) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[1U] = _S50;
        float4 _S51 = load_quad_0((&kernelContext_9)->v_words_0, _S26 + min(key_0 + 2U, _S48) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[2U] = _S51;
        float4 _S52 = load_quad_0((&kernelContext_9)->v_words_0, _S26 + min(key_0 + 3U, _S48) * (&kernelContext_9)->params_0->v_row_0, element_3, &kernelContext_9);
        v_1[3U] = _S52;
        float4 _S53 = float4(-1.0, -1.0, -1.0, -1.0);
        float4 weight_2;
        if(key_0 < row_ends_0[0U])
        {
            weight_2 = float4(*((&kernelContext_9)->scratch_0+(places_0[0U] + key_0 / 4U))) ;
        }
        else
        {
            weight_2 = _S53;
        }
        float _S54 = weight_2.x;
        if(!is_hidden_0(_S54))
        {
            sum_1[0U] = weigh_0(_S54, v_1[int(0)], sum_1[0U]);
        }
        float _S55 = weight_2.y;
        if(!is_hidden_0(_S55))
        {
            sum_1[0U] = weigh_0(_S55, v_1[int(1)], sum_1[0U]);
        }
        float _S56 = weight_2.z;
        if(!is_hidden_0(_S56))
        {
            sum_1[0U] = weigh_0(_S56, v_1[int(2)], sum_1[0U]);
        }
        float _S57 = weight_2.w;
        if(!is_hidden_0(_S57))
        {
            sum_1[0U] = weigh_0(_S57, v_1[int(3)], sum_1[0U]);
        }
        float4 weight_3;
        if(key_0 < row_ends_0[1U])
        {
            weight_3 = float4(*((&kernelContext_9)->scratch_0+(places_0[1U] + key_0 / 4U))) ;
        }
        else
        {
            weight_3 = _S53;
        }
        float _S58 = weight_3.x;
        if(!is_hidden_0(_S58))
        {
            sum_1[1U] = weigh_0(_S58, v_1[int(0)], sum_1[1U]);
        }
        float _S59 = weight_3.y;
        if(!is_hidden_0(_S59))
        {
            sum_1[1U] = weigh_0(_S59, v_1[int(1)], sum_1[1U]);
        }
        float _S60 = weight_3.z;
        if(!is_hidden_0(_S60))
        {
            sum_1[1U] = weigh_0(_S60, v_1[int(2)], sum_1[1U]);
        }
        float _S61 = weight_3.w;
        if(!is_hidden_0(_S61))
        {
            sum_1[1U] = weigh_0(_S61, v_1[int(3)], sum_1[1U]);
        }
        float4 weight_4;
        if(key_0 < row_ends_0[2U])
        {
            weight_4 = float4(*((&kernelContext_9)->scratch_0+(places_0[2U] + key_0 / 4U))) ;
        }
        else
        {
            weight_4 = _S53;
        }
        float _S62 = weight_4.x;
        if(!is_hidden_0(_S62))
        {
            sum_1[2U] = weigh_0(_S62, v_1[int(0)], sum_1[2U]);
        }
        float _S63 = weight_4.y;
        if(!is_hidden_0(_S63))
        {
            sum_1[2U] = weigh_0(_S63, v_1[int(1)], sum_1[2U]);
        }
        float _S64 = weight_4.z;
        if(!is_hidden_0(_S64))
        {
            sum_1[2U] = weigh_0(_S64, v_1[int(2)], sum_1[2U]);
        }
        float _S65 = weight_4.w;
        if(!is_hidden_0(_S65))
        {
            sum_1[2U] = weigh_0(_S65, v_1[int(3)], sum_1[2U]);
        }
        float4 weight_5;
        if(key_0 < row_ends_0[3U])
        {
            weight_5 = float4(*((&kernelContext_9)->scratch_0+(places_0[3U] + key_0 / 4U))) ;
        }
        else
        {
            weight_5 = _S53;
        }
        float _S66 = weight_5.x;
        if(!is_hidden_0(_S66))
        {
            sum_1[3U] = weigh_0(_S66, v_1[int(0)], sum_1[3U]);
        }
        float _S67 = weight_5.y;
        if(!is_hidden_0(_S67))
        {
            sum_1[3U] = weigh_0(_S67, v_1[int(1)], sum_1[3U]);
        }
        float _S68 = weight_5.z;
        if(!is_hidden_0(_S68))
        {
            sum_1[3U] = weigh_0(_S68, v_1[int(2)], sum_1[3U]);
        }
        float _S69 = weight_5.w;
        if(!is_hidden_0(_S69))
        {
            sum_1[3U] = weigh_0(_S69, v_1[int(3)], sum_1[3U]);
        }
        if(((key_0 / 128U + 1U) % 1024U) == 0U)
        {
            total_0[0U] = total_0[0U] + sum_1[0U];
            sum_1[0U] = _S32;
            total_0[1U] = total_0[1U] + sum_1[1U];
            sum_1[1U] = _S32;
            total_0[2U] = total_0[2U] + sum_1[2U];
            sum_1[2U] = _S32;
            total_0[3U] = total_0[3U] + sum_1[3U];
            sum_1[3U] = _S32;
        }
        key_0 = key_0 + 128U;
    }
    (*(&kernelContext_9)->sums_of_0)[thread_0] = total_0[0U] + sum_1[0U];
    uint _S70 = 128U + thread_0;
    (*(&kernelContext_9)->sums_of_0)[_S70] = total_0[1U] + sum_1[1U];
    uint _S71 = 256U + thread_0;
    (*(&kernelContext_9)->sums_of_0)[_S71] = total_0[2U] + sum_1[2U];
    uint _S72 = 384U + thread_0;
    (*(&kernelContext_9)->sums_of_0)[_S72] = total_0[3U] + sum_1[3U];
    uint half_0 = 16U;
    for(;;)
    {
        if(half_0 > 0U)
        {
        }
        else
        {
            break;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(lane_0 < half_0)
        {
            uint _S73 = half_0 * 4U;
            (*(&kernelContext_9)->sums_of_0)[thread_0] = (*(&kernelContext_9)->sums_of_0)[thread_0] + (*(&kernelContext_9)->sums_of_0)[thread_0 + _S73];
            (*(&kernelContext_9)->sums_of_0)[_S70] = (*(&kernelContext_9)->sums_of_0)[_S70] + (*(&kernelContext_9)->sums_of_0)[_S70 + _S73];
            (*(&kernelContext_9)->sums_of_0)[_S71] = (*(&kernelContext_9)->sums_of_0)[_S71] + (*(&kernelContext_9)->sums_of_0)[_S71 + _S73];
            (*(&kernelContext_9)->sums_of_0)[_S72] = (*(&kernelContext_9)->sums_of_0)[_S72] + (*(&kernelContext_9)->sums_of_0)[_S72 + _S73];
        }
        half_0 = half_0 / 2U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint row_8 = _S24.first_row_1 + lane_0;
    bool _S74;
    if(lane_0 < 4U)
    {
        _S74 = row_8 <= (_S24.last_row_0);
    }
    else
    {
        _S74 = false;
    }
    if(_S74)
    {
        thread Work_0 _S75 = _S24;
        uint _S76 = scores_of_0(&_S75, row_8);
        bool poisoned_1 = ((float4(*((&kernelContext_9)->scratch_0+(_S76 + _S24.pitch_0 - 1U))) ).x) != 0.0;
        thread Work_0 _S77 = _S24;
        uint _S78 = o_of_0(&_S77, row_8, &kernelContext_9);
        store_quad_0(_S78, element_3, (*(&kernelContext_9)->sums_of_0)[lane_0 * 128U + _S25], poisoned_1, &kernelContext_9);
    }
    return;
}

