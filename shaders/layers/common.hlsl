// What the programs of a model's layers share. Activations are float32, and every row begins at a multiple of four
// elements, so that all is read and written as float4.
//
// Build macros: DTYPE_FLOAT16 (weights, or the table of words, are IEEE binary16), THREADS, UNROLL.

#include "layer_params.hlsl"

[[vk::binding(0, 0)]] ConstantBuffer<LayerParams> params;

// Four weights as they lie in memory.
#ifdef DTYPE_FLOAT16
typedef uint2 RawQuad;
#else
typedef float4 RawQuad;
#endif

float4 floats_of(RawQuad raw)
{
#ifdef DTYPE_FLOAT16
    return float4(unpackHalf2x16ToFloat(raw.x), unpackHalf2x16ToFloat(raw.y));
#else
    return raw;
#endif
}

float added(float4 quad)
{
    return (quad.x + quad.y) + (quad.z + quad.w);
}

uint number_of(uint3 group_id)
{
    return params.first_group + group_id.y * params.groups_x + group_id.x;
}
