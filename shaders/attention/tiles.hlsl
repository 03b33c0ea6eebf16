// `tiles`: fused attention with a block of queries and keys in each thread's registers, on plain float arithmetic.
//
// LANES neighbouring threads share R = 4 query rows: each holds every LANES-th float4 of them. They compute R x STEP partial
// scores (rows x keys) at a time, so that one read of K or V from workgroup memory serves 4 rows: workgroup memory, not
// arithmetic, bounds the one-row kernels. A thread numbers its rows relative to itself: r stands for row (lane ^ r) of its
// quad, so r = 0 is its own. Neighbour lane ^ r therefore holds its part of this thread's own row under the same r, and three
// exchanges add a row up. Each thread does the softmax of its own row, and three exchanges hand the weights round. Ranges of
// keys, the order of every sum and the rules of hidden keys are those of rows.hlsl.
//
// Workgroup memory: 2 * TILE * HEAD_DIM floats, at most 16 KiB.

#include "common.hlsl"

static const uint QUADS = HEAD_DIM / 4;       // a row as float4
static const uint R = 4;                      // rows of a thread, and of a quad
static const uint ROWS = THREADS / LANES * R; // rows of a workgroup
static const uint TILE = HEAD_DIM <= 64 ? 32 : 2048 / HEAD_DIM;
static const uint OWN = QUADS / LANES;

// values[r] = the value of the neighbour whose own row this thread numbers r.
#define SPREAD(values, value) \
    values[0] = value; \
    values[1] = QuadReadAcrossX(value); \
    values[2] = QuadReadAcrossY(value); \
    values[3] = QuadReadAcrossDiagonal(value);

groupshared float4 k_tile[TILE * QUADS];
groupshared float4 v_tile[TILE * QUADS];

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void attention(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    Work work = find_work(number, ROWS);

    uint lane = thread % LANES;
    uint first_row = work.first_row + thread / LANES * R; // of the quad
    uint last_row = min(work.first_row + ROWS, work.rows) - 1;
    uint row = first_row + lane % R; // whose softmax this thread does
    bool live = row < work.rows;
    row = min(row, last_row);
    uint keys = keys_of_batch(work.batch);
    uint block_end = keys_of_query(keys, query_of(last_row)); // no row of the block sees a key beyond: causal early exit
    uint row_end = live ? keys_of_query(keys, query_of(row)) : 0;
    bool has_mask = (params.flags & HAS_MASK) != 0;
    uint clean_end = has_mask ? 0 : keys_of_query(keys, query_of(work.first_row)); // below it, no row hides a key

    uint k_head = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head;
    uint v_head = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;
    uint mask_row = mask_of(work, row);

    float4 q[R][OWN];
    float4 total[R][OWN];
    UNROLL_CALLS for (uint r = 0; r < R; ++r)
    {
        uint q_row = q_of(work, min(first_row + (lane % R ^ r), last_row));
        UNROLL_CALLS for (uint i = 0; i < OWN; ++i)
        {
            q[r][i] = load_quad(q_words, q_row, (i * LANES + lane) * 4) * params.scale;
            total[r][i] = float4(0, 0, 0, 0);
        }
    }
    float total_m = LOWEST;
    float total_l = 0;
    float4 acc[R][OWN];
    UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint i = 0; i < OWN; ++i) acc[r][i] = float4(0, 0, 0, 0);
    float m = LOWEST;
    float l = 0;
    bool poisoned = false; // a visible score was NaN or +infinity

    uint range = work.first_range;
    do
    {
        uint tile_end = min((range + 1) * params.range_keys, block_end);
        UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint i = 0; i < OWN; ++i) acc[r][i] = float4(0, 0, 0, 0);
        m = LOWEST;
        l = 0;
        for (uint tile = range * params.range_keys; tile < tile_end; tile += TILE)
        {
            GroupMemoryBarrierWithGroupSync();
            for (uint slot = thread; slot < TILE * QUADS; slot += THREADS)
            {
                uint key = tile + slot / QUADS;
                uint element = slot % QUADS * 4;
                float4 k_quad = float4(0, 0, 0, 0);
                float4 v_quad = float4(0, 0, 0, 0);
                if (key < tile_end)
                {
                    k_quad = load_quad(k_words, k_head + key * params.k_row, element);
                    v_quad = load_quad(v_words, v_head + key * params.v_row, element);
                }
                k_tile[slot] = k_quad;
                v_tile[slot] = v_quad;
            }
            GroupMemoryBarrierWithGroupSync();

            uint count = min(TILE, tile_end - tile);
            for (uint step = 0; step < count; step += STEP)
            {
                float part[R][STEP];
                UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint s = 0; s < STEP; ++s) part[r][s] = 0;
                UNROLL for (uint i = 0; i < OWN; ++i)
                {
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        float4 k_quad = k_tile[(step + s) * QUADS + i * LANES + lane];
                        UNROLL for (uint r = 0; r < R; ++r)
                        {
                            part[r][s] = mad(q[r][i].x, k_quad.x, part[r][s]);
                            part[r][s] = mad(q[r][i].y, k_quad.y, part[r][s]);
                            part[r][s] = mad(q[r][i].z, k_quad.z, part[r][s]);
                            part[r][s] = mad(q[r][i].w, k_quad.w, part[r][s]);
                        }
                    }
                }
                float score[STEP];
                UNROLL for (uint s = 0; s < STEP; ++s)
                {
                    // The sum of two numbers does not depend on their order: all rows are added alike.
                    float near = part[0][s] + QuadReadAcrossX(part[1][s]);
                    score[s] = near + (QuadReadAcrossY(part[2][s]) + QuadReadAcrossDiagonal(part[3][s]));
#if LANES >= 8
                    score[s] += WaveReadLaneAt(score[s], WaveGetLaneIndex() ^ 4);
#endif
#if LANES >= 16
                    score[s] += WaveReadLaneAt(score[s], WaveGetLaneIndex() ^ 8);
#endif
                }
                // Most steps hide nothing and hold no special score: one test tells.
                uint largest = 0;
                UNROLL for (uint s = 0; s < STEP; ++s) largest = max(largest, asuint(score[s]) & 0x7FFFFFFF);
                bool clean = tile + step + STEP <= clean_end;
                bool hidden[STEP];
                UNROLL for (uint s = 0; s < STEP; ++s) hidden[s] = false;
                if (!clean || largest >= 0x7F800000)
                {
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        uint key = tile + step + s;
                        hidden[s] = key >= row_end;
                        if (has_mask && !hidden[s])
                        {
                            float bias = mask_values[mask_row + key * params.mask_key];
                            score[s] += bias;
                            hidden[s] = asuint(bias) == MINUS_INFINITY_BITS; // whatever the score is
                        }
                        if (!hidden[s] && is_special(score[s]))
                        {
                            if (asuint(score[s]) != MINUS_INFINITY_BITS) poisoned = true;
                            hidden[s] = true;
                        }
                        if (hidden[s]) score[s] = LOWEST; // raises no maximum
                    }
                }
                float peak = m;
                UNROLL for (uint s = 0; s < STEP; ++s) peak = max(peak, score[s]);
                float shrink = 1;
                if (peak > m)
                {
                    shrink = exp(m - peak);
                    m = peak;
                }
                l *= shrink;
                float weight[STEP]; // -1 says hidden: a weight that is 0 by rounding still meets its V
                UNROLL for (uint s = 0; s < STEP; ++s)
                {
                    weight[s] = hidden[s] ? -1 : exp(score[s] - m);
                    l += max(weight[s], 0);
                }

                float shrinks[R];
                SPREAD(shrinks, shrink)
                if (shrinks[0] != 1 || shrinks[1] != 1 || shrinks[2] != 1 || shrinks[3] != 1)
                {
                    UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint i = 0; i < OWN; ++i) acc[r][i] *= shrinks[r];
                }
                float weights[R][STEP];
                UNROLL for (uint s = 0; s < STEP; ++s)
                {
                    weights[0][s] = weight[s];
                    weights[1][s] = QuadReadAcrossX(weight[s]);
                    weights[2][s] = QuadReadAcrossY(weight[s]);
                    weights[3][s] = QuadReadAcrossDiagonal(weight[s]);
                }
                float least = 0;
                UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint s = 0; s < STEP; ++s) least = min(least, weights[r][s]);
                if (least == 0)
                {
                    UNROLL for (uint i = 0; i < OWN; ++i)
                    {
                        UNROLL for (uint s = 0; s < STEP; ++s)
                        {
                            float4 v_quad = v_tile[(step + s) * QUADS + i * LANES + lane];
                            UNROLL for (uint r = 0; r < R; ++r) acc[r][i] = weigh(weights[r][s], v_quad, acc[r][i]);
                        }
                    }
                }
                else
                {
                    UNROLL for (uint i = 0; i < OWN; ++i)
                    {
                        UNROLL for (uint s = 0; s < STEP; ++s)
                        {
                            float4 v_quad = v_tile[(step + s) * QUADS + i * LANES + lane];
                            UNROLL for (uint r = 0; r < R; ++r)
                            {
                                if (weights[r][s] >= 0) acc[r][i] = weigh(weights[r][s], v_quad, acc[r][i]);
                            }
                        }
                    }
                }
            }
        }

        if (RANGES == TO_SCRATCH)
        {
            uint range_key = range * params.range_keys;
            if (live && lane < R && range_key < row_end)
            {
                store_range(scratch_of(work.batch, head_of(work, row), query_of(row), range), 0, m, l, poisoned);
            }
            UNROLL_CALLS for (uint r = 0; r < R; ++r)
            {
                uint its_row = first_row + (lane % R ^ r);
                if (its_row < work.rows && range_key < keys_of_query(keys, query_of(its_row)))
                {
                    uint place = scratch_of(work.batch, head_of(work, its_row), query_of(its_row), range);
                    UNROLL_CALLS for (uint i = 0; i < OWN; ++i) store_range_quad(place, i * LANES + lane, acc[r][i]);
                }
            }
        }
        if (RANGES == MANY_RANGES)
        {
            Fold fold = fold_factors(total_m, m);
            total_l = folded(fold, total_l, l);
            float keeps[R];
            float adds[R];
            SPREAD(keeps, fold.keep)
            SPREAD(adds, fold.add)
            UNROLL for (uint r = 0; r < R; ++r)
            {
                UNROLL for (uint i = 0; i < OWN; ++i) total[r][i] = folded(keeps[r], adds[r], total[r][i], acc[r][i]);
            }
        }
        ++range;
    }
    while (RANGES != ONE_RANGE && range < work.last_range); // with one range, there is no loop to compile

    if (RANGES == TO_SCRATCH) return;
    if (RANGES == ONE_RANGE)
    {
        total_l = l;
        UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint i = 0; i < OWN; ++i) total[r][i] = acc[r][i];
    }
    float inverse = finish_row(total_l, poisoned);
    float factors[R];
    SPREAD(factors, inverse)
    uint spoiled_bit = poisoned ? 1 : 0;
    uint spoiled[R];
    SPREAD(spoiled, spoiled_bit)
    UNROLL_CALLS for (uint r = 0; r < R; ++r)
    {
        uint its_row = first_row + (lane % R ^ r);
        if (its_row < work.rows)
        {
            uint o_row = o_of(work, its_row);
            UNROLL_CALLS for (uint i = 0; i < OWN; ++i)
            {
                store_quad(o_row, (i * LANES + lane) * 4, total[r][i] * factors[r], spoiled[r] != 0);
            }
        }
    }
}
