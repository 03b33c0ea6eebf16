// `tiles`: fused attention with four queries and several keys in each thread's registers, on plain float arithmetic.
//
// LANES neighbouring threads share R rows (lanes.hlsl). They compute R x STEP partial scores (rows x keys) at a time, so
// that one read of K or V from workgroup memory serves 4 rows: workgroup memory, not arithmetic, bounds the one-row
// kernels. Three exchanges add the parts of a score up, and three hand a weight round. Ranges of keys, the order of every
// sum and the rules of hidden keys are those of rows.hlsl.
//
// Workgroup memory: 2 * TILE * HEAD_DIM floats, at most 16 KiB.

#include "lanes.hlsl"

static const uint ROWS = THREADS / LANES * R; // rows of a workgroup
static const uint TILE = HEAD_DIM <= 64 ? 32 : 2048 / HEAD_DIM;

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
                float part[STEP][R];
                UNROLL for (uint s = 0; s < STEP; ++s) UNROLL for (uint r = 0; r < R; ++r) part[s][r] = 0;
                UNROLL for (uint i = 0; i < OWN; ++i)
                {
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        float4 k_quad = k_tile[(step + s) * QUADS + i * LANES + lane];
                        UNROLL for (uint r = 0; r < R; ++r) part[s][r] = multiply(q[r][i], k_quad, part[s][r]);
                    }
                }
                // Most steps hide nothing and hold no special score: one test tells.
                float weight[STEP]; // -1 says hidden: a weight that is 0 by rounding still meets its V
                uint largest = 0;
                UNROLL for (uint s = 0; s < STEP; ++s)
                {
                    weight[s] = sum_of_row(part[s]);
                    largest = max(largest, asuint(weight[s]) & 0x7FFFFFFF);
                }
                bool plain = tile + step + STEP <= clean_end && largest < 0x7F800000;
                float peak = m;
                float sum = 0;
                if (plain)
                {
                    UNROLL for (uint s = 0; s < STEP; ++s) peak = max(peak, weight[s]);
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        weight[s] = exp(weight[s] - peak);
                        sum += weight[s];
                    }
                }
                else
                {
                    bool hidden[STEP];
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        hidden[s] = hide(weight[s], tile + step + s, row_end, mask_row, poisoned);
                        peak = max(peak, weight[s]);
                    }
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        weight[s] = hidden[s] ? -1 : exp(weight[s] - peak);
                        sum += max(weight[s], 0);
                    }
                }
                float shrink = shrink_of(m, peak);
                l = mad(l, shrink, sum);
                m = peak;

                // The sign of a row's factor says that the step may hide keys from it.
                float shrinks[R];
                float signed_shrink = plain ? shrink : asfloat(asuint(shrink) | 0x80000000);
                SPREAD(shrinks, signed_shrink)
                uint signs = 0;
                bool shrunk = false;
                UNROLL for (uint r = 0; r < R; ++r)
                {
                    signs |= asuint(shrinks[r]);
                    shrinks[r] = abs(shrinks[r]);
                    shrunk = shrunk || shrinks[r] != 1;
                }
                if (shrunk)
                {
                    UNROLL for (uint r = 0; r < R; ++r) UNROLL for (uint i = 0; i < OWN; ++i) acc[r][i] *= shrinks[r];
                }
                float weights[STEP][R];
                UNROLL for (uint s = 0; s < STEP; ++s)
                {
                    SPREAD(weights[s], weight[s])
                }
                if (signs < 0x80000000)
                {
                    UNROLL for (uint i = 0; i < OWN; ++i)
                    {
                        UNROLL for (uint s = 0; s < STEP; ++s)
                        {
                            float4 v_quad = v_tile[(step + s) * QUADS + i * LANES + lane];
                            UNROLL for (uint r = 0; r < R; ++r) acc[r][i] = weigh(weights[s][r], v_quad, acc[r][i]);
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
                                if (weights[s][r] >= 0) acc[r][i] = weigh(weights[s][r], v_quad, acc[r][i]);
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
