#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
constant array<float, int(17)> ERF_0 = { 0.00057208706857637, -0.00137052044738084, 0.00071375560946763, -0.00108552910387516, 0.00541988993063569, -0.01007305737584829, 0.01404101308435202, -0.0216723196208477, 0.0331549309194088, -0.0460103303194046, 0.05987172946333885, -0.07468836754560471, 0.09021008759737015, -0.10771328210830688, 0.13167509436607361, -0.176576167345047, 0.35353100299835205 };
constant uint fc_GELU_0 [[function_constant(0)]];
constant uint GELU_0 = is_function_constant_defined(fc_GELU_0) ? fc_GELU_0 : 0U;
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
    packed_uint2 device* weight_quads_0;
    packed_float4 device* x_quads_0;
    packed_float4 device* bias_quads_0;
    packed_float4 device* residual_quads_0;
    packed_float4 device* y_quads_0;
};

uint number_of_0(uint3 group_id_0, KernelContext_0 thread* kernelContext_0)
{
    return kernelContext_0->params_0->first_group_0 + group_id_0.y * kernelContext_0->params_0->groups_x_0 + group_id_0.x;
}

float4 floats_of_0(uint2 raw_0)
{
    uint _S1 = raw_0.x;
    uint _S2 = raw_0.y;
    return float4(f16tof32_0(uint2(_S1 & 65535U, _S1 >> 16U)), f16tof32_0(uint2(_S2 & 65535U, _S2 >> 16U)));
}

float4 gelu_0(float4 x_0)
{
    float4 z_0 = clamp(x_0 * float4(0.70710676908493042) , float4(int4(int(-4)) ), float4(int4(int(4)) ));
    float4 _S3 = float4(int4(int(-1)) );
    float4 _S4 = fma(z_0, z_0 * float4(0.125) , _S3);
    float4 y_0 = float4(0.00057208706857637) ;
    uint i_1 = 1U;
    for(;;)
    {
        if(i_1 < 17U)
        {
        }
        else
        {
            break;
        }
        float4 _S5 = fma(y_0, _S4, float4(ERF_0[i_1]) );
        uint i_2 = i_1 + 1U;
        y_0 = _S5;
        i_1 = i_2;
    }
    return x_0 * float4(0.5)  * (float4(1.0)  + clamp(y_0 * z_0, _S3, float4(int4(int(1)) )));
}

void finish_quad_0(uint row_0, uint column_0, float4 sum_0, KernelContext_0 thread* kernelContext_1)
{
    if(column_0 < (kernelContext_1->params_0->columns_0))
    {
        uint place_0 = row_0 * (kernelContext_1->params_0->columns_0 / 4U) + column_0 / 4U;
        float4 y_1 = sum_0 + float4(*(kernelContext_1->bias_quads_0+column_0 / 4U)) ;
        float4 y_2;
        if(GELU_0 != 0U)
        {
            y_2 = gelu_0(y_1);
        }
        else
        {
            y_2 = y_1;
        }
        if(((kernelContext_1->params_0->flags_0) & 1U) != 0U)
        {
            y_2 = y_2 + float4(*(kernelContext_1->residual_quads_0+place_0)) ;
        }
        *(kernelContext_1->y_quads_0+place_0) = packed_float4(y_2) ;
    }
    return;
}

[[kernel]] void layers(uint3 group_id_1 [[threadgroup_position_in_grid]], uint3 thread_id_0 [[thread_position_in_threadgroup]], LayerParams_0 constant* params_1 [[buffer(0)]], packed_uint2 device* weight_quads_1 [[buffer(2)]], packed_float4 device* x_quads_1 [[buffer(1)]], packed_float4 device* bias_quads_1 [[buffer(3)]], packed_float4 device* residual_quads_1 [[buffer(4)]], packed_float4 device* y_quads_1 [[buffer(5)]])
{
    thread KernelContext_0 kernelContext_2;
    (&kernelContext_2)->params_0 = params_1;
    (&kernelContext_2)->weight_quads_0 = weight_quads_1;
    (&kernelContext_2)->x_quads_0 = x_quads_1;
    (&kernelContext_2)->bias_quads_0 = bias_quads_1;
    (&kernelContext_2)->residual_quads_0 = residual_quads_1;
    (&kernelContext_2)->y_quads_0 = y_quads_1;
    uint _S6 = number_of_0(group_id_1, &kernelContext_2);
    if(_S6 >= ((&kernelContext_2)->params_0->last_group_0))
    {
        return;
    }
    uint _S7 = _S6 % (&kernelContext_2)->params_0->column_blocks_0;
    uint column_1 = (_S7 * 8U + thread_id_0.x) * 4U;
    if(column_1 >= ((&kernelContext_2)->params_0->columns_0))
    {
        return;
    }
    uint _S8 = _S6 / (&kernelContext_2)->params_0->column_blocks_0;
    uint _S9 = _S8 * 4U;
    uint _S10 = (&kernelContext_2)->params_0->inner_0 / 4U;
    thread array<uint, int(4)> x_row_0;
    thread array<float4, int(4)> sum_1;
    x_row_0[0U] = min(_S9, (&kernelContext_2)->params_0->rows_0 - 1U) * _S10;
    float4 _S11 = float4(0.0, 0.0, 0.0, 0.0);
    sum_1[0U] = _S11;
    uint _S12 = _S9 + 1U;
    x_row_0[1U] = min(_S12, (&kernelContext_2)->params_0->rows_0 - 1U) * _S10;
    sum_1[1U] = _S11;
    uint _S13 = _S9 + 2U;
    x_row_0[2U] = min(_S13, (&kernelContext_2)->params_0->rows_0 - 1U) * _S10;
    sum_1[2U] = _S11;
    uint _S14 = _S9 + 3U;
    x_row_0[3U] = min(_S14, (&kernelContext_2)->params_0->rows_0 - 1U) * _S10;
    sum_1[3U] = _S11;
    uint quad_0 = 0U;
    for(;;)
    {
        if(quad_0 < _S10)
        {
        }
        else
        {
            break;
        }
        thread array<float4, int(4)> weights_0;
        weights_0[0U] = floats_of_0(uint2(*((&kernelContext_2)->weight_quads_0+(column_1 * _S10 + quad_0))) );
        weights_0[1U] = floats_of_0(uint2(*((&kernelContext_2)->weight_quads_0+((column_1 + 1U) * _S10 + quad_0))) );
        weights_0[2U] = floats_of_0(uint2(*((&kernelContext_2)->weight_quads_0+((column_1 + 2U) * _S10 + quad_0))) );
        weights_0[3U] = floats_of_0(uint2(*((&kernelContext_2)->weight_quads_0+((column_1 + 3U) * _S10 + quad_0))) );
        float4 _S15 = float4(*((&kernelContext_2)->x_quads_0+(x_row_0[0U] + quad_0))) ;
        sum_1[0U] = sum_1[0U] + float4(dot(_S15, weights_0[int(0)]), dot(_S15, weights_0[int(1)]), dot(_S15, weights_0[int(2)]), dot(_S15, weights_0[int(3)]));
        float4 _S16 = float4(*((&kernelContext_2)->x_quads_0+(x_row_0[1U] + quad_0))) ;
        sum_1[1U] = sum_1[1U] + float4(dot(_S16, weights_0[int(0)]), dot(_S16, weights_0[int(1)]), dot(_S16, weights_0[int(2)]), dot(_S16, weights_0[int(3)]));
        float4 _S17 = float4(*((&kernelContext_2)->x_quads_0+(x_row_0[2U] + quad_0))) ;
        sum_1[2U] = sum_1[2U] + float4(dot(_S17, weights_0[int(0)]), dot(_S17, weights_0[int(1)]), dot(_S17, weights_0[int(2)]), dot(_S17, weights_0[int(3)]));
        float4 _S18 = float4(*((&kernelContext_2)->x_quads_0+(x_row_0[3U] + quad_0))) ;
        sum_1[3U] = sum_1[3U] + float4(dot(_S18, weights_0[int(0)]), dot(_S18, weights_0[int(1)]), dot(_S18, weights_0[int(2)]), dot(_S18, weights_0[int(3)]));
        quad_0 = quad_0 + 1U;
    }
    if(_S9 < ((&kernelContext_2)->params_0->rows_0))
    {
        finish_quad_0(_S9, column_1, sum_1[0U], &kernelContext_2);
    }
    if(_S12 < ((&kernelContext_2)->params_0->rows_0))
    {
        finish_quad_0(_S12, column_1, sum_1[1U], &kernelContext_2);
    }
    if(_S13 < ((&kernelContext_2)->params_0->rows_0))
    {
        finish_quad_0(_S13, column_1, sum_1[2U], &kernelContext_2);
    }
    if(_S14 < ((&kernelContext_2)->params_0->rows_0))
    {
        finish_quad_0(_S14, column_1, sum_1[3U], &kernelContext_2);
    }
    return;
}

