// `scores_few`: the scores of a few queries, where a block of rows would be mostly empty. K is read once and not kept.
//
// Four neighbouring threads share a key: each multiplies every fourth float4 of it with ROWS queries. Their parts are added
// as (0 + 1) + (2 + 3).
//
// Workgroup memory: 4 queries of 256 elements and a float4 for each thread.

#include "chain.hlsl"

static const uint PARTS = 4;      // threads of a key
static const uint MOST_QUADS = 64; // of a row of Q

groupshared float4 queries[ROWS * MOST_QUADS];
groupshared float4 part_sums[THREADS]; // a component for each row

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void unfused(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    Work work = find_work(number);
    if (work.first_column >= work.block_keys) return;

    uint quads = (params.head_dim + 3) / 4;
    for (uint slot = thread; slot < ROWS * quads; slot += THREADS)
    {
        uint row = min(work.first_row + slot / quads, work.last_row);
        queries[slot / quads * MOST_QUADS + slot % quads] = load_quad(q_words, q_of(work, row), slot % quads * 4) * params.scale;
    }
    GroupMemoryBarrierWithGroupSync();

    uint key = min(work.first_column + thread / PARTS, work.block_keys - 1);
    uint k_row = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head + key * params.k_row;
    float4 sums[ROWS];
    UNROLL for (uint r = 0; r < ROWS; ++r) sums[r] = float4(0, 0, 0, 0);
    for (uint quad = thread % PARTS; quad < quads; quad += PARTS)
    {
        float4 k_quad = load_quad(k_words, k_row, quad * 4);
        UNROLL for (uint r = 0; r < ROWS; ++r) sums[r] = mad(queries[r * MOST_QUADS + quad], k_quad, sums[r]);
    }
    float row_sums[ROWS];
    UNROLL for (uint r = 0; r < ROWS; ++r) row_sums[r] = (sums[r].x + sums[r].y) + (sums[r].z + sums[r].w);
    part_sums[thread] = float4(row_sums[0], row_sums[1], row_sums[2], row_sums[3]);
    GroupMemoryBarrierWithGroupSync();

    // A thread stores one float4 of one row: four keys, each of four parts.
    uint row = work.first_row + thread / (COLUMNS / 4);
    uint quad = thread % (COLUMNS / 4);
    if (thread < ROWS * COLUMNS / 4 && row <= work.last_row && work.first_column + quad * 4 < work.block_keys)
    {
        uint component = row - work.first_row;
        float score[4];
        UNROLL for (uint c = 0; c < 4; ++c)
        {
            uint first = (quad * 4 + c) * PARTS;
            score[c] = (part_sums[first][component] + part_sums[first + 1][component])
                       + (part_sums[first + 2][component] + part_sums[first + 3][component]);
        }
        scratch[scores_of(work, row) + work.first_column / 4 + quad] = float4(score[0], score[1], score[2], score[3]);
    }
}
