// `norm`: each row is shifted and scaled to mean 0 and variance 1, then each element has a factor and a shift of its own.
// `embed` (EMBED_TOKENS): the same of the sum of a token's row in the table of words and its place's row in the table of positions.
//
// WIDTH threads share a row, each every WIDTH-th float4 of it. Mean and variance are two walks: the sum of squares of a row
// far from 0 would lose what matters. A thread's sum is folded with those of the others pairwise.
//
// Workgroup memory: a float for each thread.

#include "common.hlsl"

#ifdef EMBED_TOKENS
[[vk::binding(1, 0)]] StructuredBuffer<int> tokens;
[[vk::binding(2, 0)]] StructuredBuffer<RawQuad> word_quads;
[[vk::binding(3, 0)]] StructuredBuffer<float4> position_quads;
[[vk::binding(4, 0)]] StructuredBuffer<float4> weight_quads;
[[vk::binding(5, 0)]] StructuredBuffer<float4> bias_quads;
[[vk::binding(6, 0)]] RWStructuredBuffer<float4> y_quads;
#else
[[vk::binding(1, 0)]] StructuredBuffer<float4> x_quads;
[[vk::binding(2, 0)]] StructuredBuffer<float4> weight_quads;
[[vk::binding(3, 0)]] StructuredBuffer<float4> bias_quads;
[[vk::binding(4, 0)]] RWStructuredBuffer<float4> y_quads;
#endif

static const uint ROWS = THREADS / WIDTH;

groupshared float sums[THREADS];

// Where the numbers of a row lie.
struct Row
{
    uint first;    // float4 of the row, or of the token's
    uint position; // float4 of the place's
};

Row find_row(uint row)
{
    uint quads = params.columns / 4;
    Row found;
#ifdef EMBED_TOKENS
    found.first = min(uint(tokens[row]), params.words - 1) * quads; // what is no token reads nothing else
    found.position = row % params.length * quads;
#else
    found.first = row * quads;
    found.position = 0;
#endif
    return found;
}

float4 read_quad(Row row, uint quad)
{
#ifdef EMBED_TOKENS
    return floats_of(word_quads[row.first + quad]) + position_quads[row.position + quad];
#else
    return x_quads[row.first + quad];
#endif
}

// The sum over the threads of a row, in each of them.
float total(uint thread, uint lane, float sum)
{
    GroupMemoryBarrierWithGroupSync(); // what was there before has been read
    sums[thread] = sum;
    for (uint half = WIDTH / 2; half > 0; half /= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        if (lane < half) sums[thread] += sums[thread + half];
    }
    GroupMemoryBarrierWithGroupSync();
    return sums[thread - lane];
}

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void layers(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = number_of(group_id);
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    uint lane = thread % WIDTH;
    uint place = number * ROWS + thread / WIDTH;
    bool live = place < params.rows;
    Row row = find_row(min(place, params.rows - 1));
    uint quads = params.columns / 4;

    float sum = 0;
    for (uint quad = lane; quad < quads; quad += WIDTH) sum += added(read_quad(row, quad));
    float mean = total(thread, lane, sum) / params.columns;
    float squares = 0;
    for (uint quad = lane; quad < quads; quad += WIDTH)
    {
        float4 away = read_quad(row, quad) - mean;
        squares += added(away * away);
    }
    float factor = 1 / sqrt(total(thread, lane, squares) / params.columns + params.epsilon);
    if (live)
    {
        for (uint quad = lane; quad < quads; quad += WIDTH)
        {
            float4 scaled = (read_quad(row, quad) - mean) * factor;
            y_quads[place * quads + quad] = mad(scaled, weight_quads[quad], bias_quads[quad]);
        }
    }
}
