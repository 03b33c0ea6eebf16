// `linear` for software drivers: without workgroup memory, whose barriers make a coroutine of each thread there.
//
// A thread owns four columns of ROWS rows, and reads everything itself. The loops over its rows are unrolled in any form:
// their bodies are short, and what they index is to lie in registers. A sum is that of products of four elements each.
//
// Build macros: those of common.hlsl, ROWS (of a workgroup and of each of its threads).

#include "linear_common.hlsl"

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void layers(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = number_of(group_id);
    if (number >= params.last_group) return;
    uint column = (number % params.column_blocks * THREADS + thread_id.x) * 4;
    if (column >= params.columns) return;
    uint first_row = number / params.column_blocks * ROWS;
    uint quads = params.inner / 4;

    uint x_row[ROWS]; // rows beyond the last repeat it and are not stored
    float4 sum[ROWS];
    [ForceUnroll] for (uint r = 0; r < ROWS; ++r)
    {
        x_row[r] = min(first_row + r, params.rows - 1) * quads;
        sum[r] = float4(0, 0, 0, 0);
    }
    for (uint quad = 0; quad < quads; ++quad)
    {
        float4 weights[4];
        [ForceUnroll] for (uint c = 0; c < 4; ++c) weights[c] = floats_of(weight_quads[(column + c) * quads + quad]);
        [ForceUnroll] for (uint r = 0; r < ROWS; ++r)
        {
            float4 x = x_quads[x_row[r] + quad];
            sum[r] += float4(dot(x, weights[0]), dot(x, weights[1]), dot(x, weights[2]), dot(x, weights[3]));
        }
    }
    [ForceUnroll] for (uint r = 0; r < ROWS; ++r)
    {
        if (first_row + r < params.rows) finish_quad(first_row + r, column, sum[r]);
    }
}
