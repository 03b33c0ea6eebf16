// `values_few`: O = P V for a few queries. The threads of a workgroup share the keys, and their sums are added pairwise: one
// query over a long cache has no other work to share out.
//
// Four neighbouring threads own a float4 of O each, for ROWS rows; there are THREADS / 4 such lanes, and a lane takes every
// so manieth four keys.
//
// Workgroup memory: ROWS float4 for each thread.

#include "chain.hlsl"

static const uint COLUMN_QUADS = COLUMNS / 4;
static const uint LANES = THREADS / COLUMN_QUADS;

groupshared float4 sums_of[THREADS * ROWS];

#define WEIGH_SEEN(weight, v_quad) if (!is_hidden(weight)) sum[r] = weigh(weight, v_quad, sum[r]);

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void unfused(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    Work work = find_work(number);

    uint lane = thread / COLUMN_QUADS;
    uint element = work.first_column + thread % COLUMN_QUADS * 4;
    uint v_head = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;
    uint places[ROWS];
    uint row_ends[ROWS];
    float4 sum[ROWS];
    float4 total[ROWS];
    UNROLL_CALLS for (uint r = 0; r < ROWS; ++r)
    {
        uint row = min(work.first_row + r, work.last_row);
        places[r] = scores_of(work, row);
        row_ends[r] = keys_of_query(work.keys, query_of(row));
        sum[r] = float4(0, 0, 0, 0);
        total[r] = float4(0, 0, 0, 0);
    }
    for (uint key = lane * 4; key < work.block_keys; key += LANES * 4)
    {
        float4 v[4];
        UNROLL_CALLS for (uint c = 0; c < 4; ++c)
        {
            v[c] = load_quad(v_words, v_head + min(key + c, work.block_keys - 1) * params.v_row, element);
        }
        UNROLL_CALLS for (uint r = 0; r < ROWS; ++r)
        {
            float4 weight = float4(HIDDEN, HIDDEN, HIDDEN, HIDDEN);
            if (key < row_ends[r]) weight = scratch[places[r] + key / 4];
            WEIGH_SEEN(weight.x, v[0])
            WEIGH_SEEN(weight.y, v[1])
            WEIGH_SEEN(weight.z, v[2])
            WEIGH_SEEN(weight.w, v[3])
        }
        if ((key / (LANES * 4) + 1) % (LONGEST_SUM / 4) == 0)
        {
            UNROLL for (uint r = 0; r < ROWS; ++r)
            {
                total[r] += sum[r];
                sum[r] = float4(0, 0, 0, 0);
            }
        }
    }

    UNROLL for (uint r = 0; r < ROWS; ++r) sums_of[r * THREADS + thread] = total[r] + sum[r];
    for (uint half = LANES / 2; half > 0; half /= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        if (lane < half)
        {
            UNROLL for (uint r = 0; r < ROWS; ++r)
            {
                sums_of[r * THREADS + thread] += sums_of[r * THREADS + thread + half * COLUMN_QUADS];
            }
        }
    }
    GroupMemoryBarrierWithGroupSync();
    // The sums of all rows lie with the first lane; the first ROWS lanes store one each.
    uint row = work.first_row + lane;
    if (lane < ROWS && row <= work.last_row)
    {
        bool poisoned = scratch[scores_of(work, row) + work.pitch - 1].x != 0;
        store_quad(o_of(work, row), element, sums_of[lane * THREADS + thread % COLUMN_QUADS], poisoned);
    }
}
