// `rows` and `pairs`: fused attention on plain float arithmetic.
//
// A workgroup of 64 threads owns 64 / LANES query rows of one head and walks their keys in tiles held in workgroup memory.
// LANES = 1 (`rows`): a thread owns a row. LANES = 2 (`pairs`): two neighbouring threads own a row, each every other
// float4 of the head dimension, and add their halves of a score with one exchange: half the registers for a thread.
//
// Each row keeps a reference maximum m, the sum l of exp(score - m) and the sum `acc` of exp(score - m) * V. Keys are folded
// in increasing order, STEP at a time: their scores, one raise of m if one of them exceeds it, then their weights and V.
// Every order is fixed by this text, so equal inputs give equal bits. A row's result depends on its own query and visible
// keys alone: a hidden key has weight 0 and its V is not multiplied, so it may be anything.
//
// Workgroup memory: 2 * TILE * HEAD_DIM floats, at most 16 KiB, which is what every WebGPU device has.

#include "common.hlsl"

static const uint QUADS = HEAD_DIM / 4; // a row as float4
static const uint THREADS = 64;
static const uint ROWS = THREADS / LANES;
static const uint TILE = HEAD_DIM <= 64 ? 32 : 2048 / HEAD_DIM; // keys
static const uint STEP = 4;
static const uint OWN = QUADS / LANES; // float4 that a thread owns

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
    uint row = work.first_row + thread / LANES;
    uint last_row = min(work.first_row + ROWS, work.rows) - 1;
    bool live = row < work.rows;
    row = min(row, last_row);
    uint keys = keys_of_batch(work.batch);
    uint block_end = keys_of_query(keys, query_of(last_row)); // no row of the block sees a key beyond: causal early exit
    uint row_end = live ? keys_of_query(keys, query_of(row)) : 0;

    uint k_head = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head;
    uint v_head = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;
    uint q_row = q_of(work, row);
    uint mask_row = mask_of(work, row);
    bool has_mask = (params.flags & HAS_MASK) != 0;

    // Every access to q and acc is a statement of its own with a literal index (UNROLL), so both live in registers.
    float4 q[OWN];
    float4 total[OWN];
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        q[i] = load_quad(q_words, q_row, (i * LANES + lane) * 4) * params.scale;
        total[i] = float4(0, 0, 0, 0);
    }
    float total_m = LOWEST;
    float total_l = 0;
    float4 acc[OWN];
    UNROLL for (uint i = 0; i < OWN; ++i) acc[i] = float4(0, 0, 0, 0);
    float m = LOWEST;
    float l = 0;
    bool poisoned = false; // a visible score was NaN or +infinity

    uint range = work.first_range;
    do
    {
        uint tile_end = min((range + 1) * params.range_keys, block_end);
        UNROLL for (uint i = 0; i < OWN; ++i) acc[i] = float4(0, 0, 0, 0);
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
#if LANES == 1
            // What threads without a row would compute is not wanted: with one query that is most of the work, and a software
            // driver does all of it. With two lanes they stay, since the exchange between neighbours wants all threads there.
            if (live)
#endif
            for (uint step = 0; step < count; step += STEP)
            {
                float4 sum[STEP]; // four short sums for each key: more of them in flight, and less rounding than one long one
                UNROLL for (uint s = 0; s < STEP; ++s) sum[s] = float4(0, 0, 0, 0);
                UNROLL for (uint i = 0; i < OWN; ++i)
                {
                    UNROLL for (uint s = 0; s < STEP; ++s)
                    {
                        sum[s] = mad(q[i], k_tile[(step + s) * QUADS + i * LANES + lane], sum[s]);
                    }
                }
                float score[STEP];
                UNROLL for (uint s = 0; s < STEP; ++s) score[s] = (sum[s].x + sum[s].y) + (sum[s].z + sum[s].w);
#if LANES == 2
                // The sum of two numbers does not depend on their order: both threads of a row hold the same bits.
                UNROLL for (uint s = 0; s < STEP; ++s) score[s] += QuadReadAcrossX(score[s]);
#endif
                bool hidden[STEP];
                float peak = m;
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
                    if (!hidden[s]) peak = max(peak, score[s]);
                }
                if (peak > m)
                {
                    float shrink = exp(m - peak);
                    m = peak;
                    l *= shrink;
                    UNROLL for (uint i = 0; i < OWN; ++i) acc[i] *= shrink;
                }
                UNROLL for (uint s = 0; s < STEP; ++s)
                {
                    if (!hidden[s])
                    {
                        float weight = exp(score[s] - m);
                        l += weight;
                        UNROLL for (uint i = 0; i < OWN; ++i)
                        {
                            acc[i] = weigh(weight, v_tile[(step + s) * QUADS + i * LANES + lane], acc[i]);
                        }
                    }
                }
            }
        }

        if (RANGES == TO_SCRATCH)
        {
            if (live && range * params.range_keys < row_end)
            {
                uint place = scratch_of(work.batch, head_of(work, row), query_of(row), range);
                store_range(place, lane, m, l, poisoned);
                UNROLL for (uint i = 0; i < OWN; ++i) store_range_quad(place, i * LANES + lane, acc[i]);
            }
        }
        if (RANGES == MANY_RANGES)
        {
            Fold fold = fold_factors(total_m, m);
            total_l = folded(fold, total_l, l);
            UNROLL for (uint i = 0; i < OWN; ++i) total[i] = folded(fold.keep, fold.add, total[i], acc[i]);
        }
        ++range;
    }
    while (RANGES != ONE_RANGE && range < work.last_range); // with one range, there is no loop to compile

    if (live && RANGES != TO_SCRATCH)
    {
        if (RANGES == ONE_RANGE)
        {
            total_l = l;
            UNROLL for (uint i = 0; i < OWN; ++i) total[i] = acc[i];
        }
        float inverse = finish_row(total_l, poisoned);
        uint o_row = o_of(work, row);
        UNROLL for (uint i = 0; i < OWN; ++i) store_quad(o_row, (i * LANES + lane) * 4, total[i] * inverse, poisoned);
    }
}
