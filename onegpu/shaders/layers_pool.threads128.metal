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
    int device* lengths_0;
    packed_float4 device* x_quads_0;
    packed_float4 device* y_quads_0;
    array<float, int(128)> threadgroup* sums_0;
};

uint number_of_0(uint3 group_id_0, KernelContext_0 thread* kernelContext_0)
{
    return kernelContext_0->params_0->first_group_0 + group_id_0.y * kernelContext_0->params_0->groups_x_0 + group_id_0.x;
}

float added_0(float4 quad_0)
{
    return quad_0.x + quad_0.y + (quad_0.z + quad_0.w);
}

[[kernel]] void layers(uint3 group_id_1 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], LayerParams_0 constant* params_1 [[buffer(0)]], int device* lengths_1 [[buffer(2)]], packed_float4 device* x_quads_1 [[buffer(1)]], packed_float4 device* y_quads_1 [[buffer(3)]])
{
    uint row_0;
    thread KernelContext_0 kernelContext_1;
    (&kernelContext_1)->params_0 = params_1;
    (&kernelContext_1)->lengths_0 = lengths_1;
    (&kernelContext_1)->x_quads_0 = x_quads_1;
    (&kernelContext_1)->y_quads_0 = y_quads_1;
    threadgroup array<float, int(128)> sums_1;
    (&kernelContext_1)->sums_0 = &sums_1;
    uint _S1 = number_of_0(group_id_1, &kernelContext_1);
    if(_S1 >= ((&kernelContext_1)->params_0->last_group_0))
    {
        return;
    }
    uint thread_0 = thread_id_0.x;
    uint _S2 = (&kernelContext_1)->params_0->columns_0 / 4U;
    uint _S3 = uint(clamp((&kernelContext_1)->lengths_0[_S1], int(1), int((&kernelContext_1)->params_0->length_0)));
    uint quad_1 = thread_0;
    float squares_0 = 0.0;
    for(;;)
    {
        if(quad_1 < _S2)
        {
        }
        else
        {
            break;
        }
        float4 _S4 = float4(0.0, 0.0, 0.0, 0.0);
        row_0 = 0U;
        float4 sum_0 = _S4;
        for(;;)
        {
            if(row_0 < _S3)
            {
            }
            else
            {
                break;
            }
            float4 sum_1 = sum_0 + float4(*((&kernelContext_1)->x_quads_0+((_S1 * (&kernelContext_1)->params_0->length_0 + row_0) * _S2 + quad_1))) ;
            row_0 = row_0 + 1U;
            sum_0 = sum_1;
        }
        float4 mean_0 = sum_0 / float4(float(_S3)) ;
        *((&kernelContext_1)->y_quads_0+(_S1 * _S2 + quad_1)) = packed_float4(mean_0) ;
        float squares_1 = squares_0 + added_0(mean_0 * mean_0);
        quad_1 = quad_1 + 128U;
        squares_0 = squares_1;
    }
    (*(&kernelContext_1)->sums_0)[thread_0] = squares_0;
    row_0 = 64U;
    for(;;)
    {
        if(row_0 > 0U)
        {
        }
        else
        {
            break;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        if(thread_0 < row_0)
        {
            (*(&kernelContext_1)->sums_0)[thread_0] = (*(&kernelContext_1)->sums_0)[thread_0] + (*(&kernelContext_1)->sums_0)[thread_0 + row_0];
        }
        row_0 = row_0 / 2U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if(((*(&kernelContext_1)->sums_0)[int(0)]) > 0.0)
    {
        squares_0 = 1.0 / sqrt((*(&kernelContext_1)->sums_0)[int(0)]);
    }
    else
    {
        squares_0 = 0.0;
    }
    quad_1 = thread_0;
    for(;;)
    {
        if(quad_1 < _S2)
        {
        }
        else
        {
            break;
        }
        packed_float4 device* _S5 = (&kernelContext_1)->y_quads_0+(_S1 * _S2 + quad_1);
        *_S5 = packed_float4((float4(*_S5)  * float4(squares_0) )) ;
        quad_1 = quad_1 + 128U;
    }
    return;
}

