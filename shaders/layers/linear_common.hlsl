// What both programs of a linear layer share: bindings, and what follows the product: bias, GELU, residual.

#include "common.hlsl"

[[vk::binding(1, 0)]] StructuredBuffer<float4> x_quads;
[[vk::binding(2, 0)]] StructuredBuffer<RawQuad> weight_quads;
[[vk::binding(3, 0)]] StructuredBuffer<float4> bias_quads;
[[vk::binding(4, 0)]] StructuredBuffer<float4> residual_quads;
[[vk::binding(5, 0)]] RWStructuredBuffer<float4> y_quads;

// Whether the GELU of BERT follows. A constant of the pipeline: its polynomial is long.
[[vk::constant_id(0)]] const uint GELU = 0;

static const uint HAS_RESIDUAL = 1;

// Coefficients, highest first, of erf(x) / x in t = x^2 / 8 - 1 for |x| <= 4: the Chebyshev interpolant of degree 16 in t,
// as in onegpu/demo/minilm.py. Its largest error is 2e-7.
static const float ERF[17] = {
    0.00057208707, -0.0013705204, 0.0007137556, -0.0010855291, 0.00541989, -0.010073057, 0.014041013, -0.02167232, 0.03315493,
    -0.04601033, 0.05987173, -0.07468837, 0.09021009, -0.10771328, 0.1316751, -0.17657617, 0.353531,
};

// x Phi(x) with the normal distribution function Phi, the exact form that BERT was trained with.
float4 gelu(float4 x)
{
    float4 z = clamp(x * 0.70710678, -4, 4); // erf(4) rounds to 1
    float4 t = mad(z, z * 0.125, -1);
    float4 y = ERF[0];
    UNROLL_CALLS for (uint i = 1; i < 17; ++i) y = mad(y, t, ERF[i]);
    return x * 0.5 * (1 + clamp(y * z, -1, 1));
}

// Write elements [column, column + 4) of a row.
void finish_quad(uint row, uint column, float4 sum)
{
    if (column < params.columns)
    {
        uint place = row * (params.columns / 4) + column / 4;
        float4 y = sum + bias_quads[column / 4];
        if (GELU != 0) y = gelu(y);
        if ((params.flags & HAS_RESIDUAL) != 0) y += residual_quads[place];
        y_quads[place] = y;
    }
}
