// `pool`: the mean of the first rows of each sequence, as many as its length says, scaled to length 1.
//
// A workgroup owns a sequence, a thread every THREADS-th float4. The mean lies in the output while the sum of its squares is
// folded over the threads; each thread reads again what it wrote itself.
//
// Workgroup memory: a float for each thread.

#include "common.hlsl"

[[vk::binding(1, 0)]] StructuredBuffer<float4> x_quads;
[[vk::binding(2, 0)]] StructuredBuffer<int> lengths;
[[vk::binding(3, 0)]] RWStructuredBuffer<float4> y_quads;

groupshared float sums[THREADS];

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void layers(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = number_of(group_id);
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    uint quads = params.columns / 4;
    uint count = uint(clamp(lengths[number], 1, int(params.length)));

    float squares = 0;
    for (uint quad = thread; quad < quads; quad += THREADS)
    {
        float4 sum = float4(0, 0, 0, 0);
        for (uint row = 0; row < count; ++row) sum += x_quads[(number * params.length + row) * quads + quad];
        float4 mean = sum / float(count);
        y_quads[number * quads + quad] = mean;
        squares += added(mean * mean);
    }
    sums[thread] = squares;
    for (uint half = THREADS / 2; half > 0; half /= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        if (thread < half) sums[thread] += sums[thread + half];
    }
    GroupMemoryBarrierWithGroupSync();
    float factor = sums[0] > 0 ? 1 / sqrt(sums[0]) : 0;
    for (uint quad = thread; quad < quads; quad += THREADS) y_quads[number * quads + quad] *= factor;
}
