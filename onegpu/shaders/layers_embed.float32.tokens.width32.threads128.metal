#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct LayerParams_0
{
    uint first_group_0;
    uint groups_x_0;
    uint last_group_0;
    uint rows_0;
    uint columns_0;
    uint column_blocks_0;
    uint inner_0;
    uint flags_0;
    uint length_0;
    uint words_0;
    float epsilon_0;
};

struct KernelContext_0
{
    LayerParams_0 constant* params_0;
    int device* tokens_0;
    packed_float4 device* word_quads_0;
    packed_float4 device* position_quads_0;
    packed_float4 device* y_quads_0;
    packed_float4 device* weight_quads_0;
    packed_float4 device* bias_quads_0;
    array<float, int(128)> threadgroup* sums_0;
};

uint number_of_0(uint3 group_id_0, KernelContext_0 thread* kernelContext_0)
{
    return kernelContext_0->params_0->first_group_0 + group_id_0.y * kernelContext_0->params_0->groups_x_0 + group_id_0.x;
}

struct Row_0
{
    uint first_0;
    uint position_0;
};

Row_0 find_row_0(uint row_0, KernelContext_0 thread* kernelContext_1)
{
    uint quads_0 = kernelContext_1->params_0->columns_0 / 4U;
    thread Row_0 found_0;
    (&found_0)->first_0 = min(uint(kernelContext_1->tokens_0[row_0]), kernelContext_1->params_0->words_0 - 1U) * quads_0;
    uint _S1 = row_0 % kernelContext_1->params_0->length_0;
    (&found_0)->position_0 = _S1 * quads_0;
    return found_0;
}

float4 floats_of_0(float4 raw_0)
{
    return raw_0;
}

float4 read_quad_0(const Row_0 thread* row_1, uint quad_0, KernelContext_0 thread* kernelContext_2)
{
    return floats_of_0(float4(*(kernelContext_2->word_quads_0+(row_1->first_0 + quad_0))) ) + float4(*(kernelContext_2->position_quads_0+(row_1->position_0 + quad_0))) ;
}

float added_0(float4 quad_1)
{
    return quad_1.x + quad_1.y + (quad_1.z + quad_1.w);
}

float total_0(uint thread_0, uint lane_0, float sum_0, KernelContext_0 thread* kernelContext_3)
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    (*kernelContext_3->sums_0)[thread_0] = sum_0;
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
            (*kernelContext_3->sums_0)[thread_0] = (*kernelContext_3->sums_0)[thread_0] + (*kernelContext_3->sums_0)[thread_0 + half_0];
        }
        half_0 = half_0 / 2U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return (*kernelContext_3->sums_0)[thread_0 - lane_0];
}

[[kernel]] void layers(uint3 group_id_1 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], LayerParams_0 constant* params_1 [[buffer(0)]], int device* tokens_1 [[buffer(1)]], packed_float4 device* word_quads_1 [[buffer(2)]], packed_float4 device* position_quads_1 [[buffer(3)]], packed_float4 device* y_quads_1 [[buffer(6)]], packed_float4 device* weight_quads_1 [[buffer(4)]], packed_float4 device* bias_quads_1 [[buffer(5)]])
{
    thread KernelContext_0 kernelContext_4;
    (&kernelContext_4)->params_0 = params_1;
    (&kernelContext_4)->tokens_0 = tokens_1;
    (&kernelContext_4)->word_quads_0 = word_quads_1;
    (&kernelContext_4)->position_quads_0 = position_quads_1;
    (&kernelContext_4)->y_quads_0 = y_quads_1;
    (&kernelContext_4)->weight_quads_0 = weight_quads_1;
    (&kernelContext_4)->bias_quads_0 = bias_quads_1;
    threadgroup array<float, int(128)> sums_1;
    (&kernelContext_4)->sums_0 = &sums_1;
    uint _S2 = number_of_0(group_id_1, &kernelContext_4);
    if(_S2 >= ((&kernelContext_4)->params_0->last_group_0))
    {
        return;
    }
    uint thread_1 = thread_id_0.x;
    uint lane_1 = thread_1 % 32U;
    uint place_0 = _S2 * 4U + thread_1 / 32U;
    bool live_0 = place_0 < ((&kernelContext_4)->params_0->rows_0);
    Row_0 _S3 = find_row_0(min(place_0, (&kernelContext_4)->params_0->rows_0 - 1U), &kernelContext_4);
    uint _S4 = (&kernelContext_4)->params_0->columns_0 / 4U;
    uint quad_2 = lane_1;
    float sum_1 = 0.0;
    for(;;)
    {
        if(quad_2 < _S4)
        {
        }
        else
        {
            break;
        }
        thread Row_0 _S5 = _S3;
        float4 _S6 = read_quad_0(&_S5, quad_2, &kernelContext_4);
        float sum_2 = sum_1 + added_0(_S6);
        quad_2 = quad_2 + 32U;
        sum_1 = sum_2;
    }
    float _S7 = total_0(thread_1, lane_1, sum_1, &kernelContext_4);
    float _S8 = _S7 / float((&kernelContext_4)->params_0->columns_0);
    quad_2 = lane_1;
    float squares_0 = 0.0;
    for(;;)
    {
        if(quad_2 < _S4)
        {
        }
        else
        {
            break;
        }
        thread Row_0 _S9 = _S3;
        float4 _S10 = read_quad_0(&_S9, quad_2, &kernelContext_4);
        float4 away_0 = _S10 - float4(_S8) ;
        float squares_1 = squares_0 + added_0(away_0 * away_0);
        quad_2 = quad_2 + 32U;
        squares_0 = squares_1;
    }
    float _S11 = total_0(thread_1, lane_1, squares_0, &kernelContext_4);
    float _S12 = 1.0 / sqrt(_S11 / float((&kernelContext_4)->params_0->columns_0) + (&kernelContext_4)->params_0->epsilon_0);
    if(live_0)
    {
        quad_2 = lane_1;
        for(;;)
        {
            if(quad_2 < _S4)
            {
            }
            else
            {
                break;
            }
            thread Row_0 _S13 = _S3;
            float4 _S14 = read_quad_0(&_S13, quad_2, &kernelContext_4);
            *((&kernelContext_4)->y_quads_0+(place_0 * _S4 + quad_2)) = packed_float4(fma((_S14 - float4(_S8) ) * float4(_S12) , float4(*((&kernelContext_4)->weight_quads_0+quad_2)) , float4(*((&kernelContext_4)->bias_quads_0+quad_2)) )) ;
            quad_2 = quad_2 + 32U;
        }
    }
    return;
}

