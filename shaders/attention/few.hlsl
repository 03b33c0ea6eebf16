// `few`: the schedule of `tiles` for calls with few rows, such as decoding. Its results have the same bits.
//
// Where `tiles` gives each row to a few threads that walk the keys, here all threads of a workgroup share a range of keys:
//   1. each LANES threads take four rows and STEP keys at a time and compute their scores (lanes.hlsl);
//   2. each thread turns the scores of a row and step into weights, and adds these up: the maximum so far is that of all
//      steps before;
//   3. each thread owns one float4 of a row's result and adds its keys in increasing order. Few threads are left to do
//      this, one key after the other, so it is kept short: a tile of keys in which no weight is special takes no look at
//      any.
// The same numbers meet in the same order as in tiles.hlsl: a score is summed alike, the maximum rises at the same steps,
// and the sums of weights and of weighted values go key by key.
//
// Workgroup memory: ROWS * RANGE scores, V_FLOATS of V, Q, and a maximum, a factor and a sum for each row and step.

#include "lanes.hlsl"

// All loops are UNROLL_CALLS: WGSL, whose loops are gone from the text, was up to 12 % faster than SPIR-V with hints (H200,
// driver 580.159.04, 2026-11-30).

static const uint ROWS = ROWS_OF_BLOCK;          // rows of a workgroup, a multiple of R
static const uint RANGE = 512;                   // most keys of a range
static const uint STEPS = RANGE / STEP;
static const uint TEAMS = THREADS / LANES;       // threads that compute scores together
static const uint AT_ONCE = STEP / (OWN > 2 ? 2 : 1); // keys of a step that are loaded together
static const uint V_KEYS = V_FLOATS / HEAD_DIM;  // keys of V in workgroup memory at a time
static const uint V_LOADS = V_KEYS * QUADS / THREADS; // float4 of V that a thread loads
#ifdef DTYPE_FLOAT16
static const uint AHEAD = 2;                     // tiles of V that are loaded ahead
#else
static const uint AHEAD = OWN > 2 ? 1 : 2;       // K of a wide head leaves fewer registers
#endif
static const uint OWNERS = THREADS / QUADS;      // rows that the threads can own at once
static const uint TURNS = (ROWS + OWNERS - 1) / OWNERS;
static const uint STEP_QUADS = STEP / 4;
static const uint V_STEPS = V_KEYS / STEP;       // steps of a tile of V

groupshared float4 scores[ROWS * RANGE / 4];     // and weights; HIDDEN where V must not be looked at
groupshared float peaks[ROWS * STEPS];           // largest score of a step
groupshared float factors[ROWS * STEPS];         // of the sums before a step; the sign is set if a weight of it is HIDDEN
groupshared float sums[ROWS * STEPS];            // of the weights of a step; the sign is set if it makes the row NaN
groupshared float range_peaks[ROWS];
groupshared float4 q_tile[ROWS * QUADS];
groupshared float4 v_tile[V_KEYS * QUADS];

static const float HIDDEN = -1;
static const uint SIGN = 0x80000000;

// The float4 of V that belongs in a place of the tile whose first key is given. Beyond the last key it is that of the last:
// no weight meets it there.
RawQuad load_v(uint v_head, uint first, uint end, uint slot)
{
    uint key = min(first + slot / QUADS, end - 1);
    return load_raw_quad(v_words, v_head + key * params.v_row, slot % QUADS * 4);
}

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void attention(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    Work work = find_work(number, ROWS);
    uint rows = min(ROWS, work.rows - work.first_row);
    uint last_row = work.first_row + rows - 1;
    uint keys = keys_of_batch(work.batch);
    uint block_end = keys_of_query(keys, query_of(last_row)); // no row of the block sees a key beyond
    uint k_head = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head;
    uint v_head = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;

    // Whose scores: four rows, and every so many steps.
    uint lane = thread % LANES;
    uint quads_of_rows = (rows + R - 1) / R;
    uint team = thread / LANES;
    uint team_step = quotient(team, quads_of_rows); // of a round, the team's
    uint first_of_quad = (team - team_step * quads_of_rows) * R;
    uint place = min(first_of_quad + lane % R, rows - 1); // of the thread's own row in the block
    bool live = first_of_quad + lane % R < rows && lane < R;
    uint row_end = keys_of_query(keys, query_of(work.first_row + place));
    uint mask_row = mask_of(work, work.first_row + place);
    uint stride = quotient(TEAMS, quads_of_rows); // a team beyond computes what another does, and keeps it to itself
    live = live && team < stride * quads_of_rows;
    for (uint slot = thread; slot < ROWS * QUADS; slot += THREADS)
    {
        uint q_row = q_of(work, work.first_row + min(slot / QUADS, rows - 1));
        q_tile[slot] = load_quad(q_words, q_row, slot % QUADS * 4) * params.scale;
    }

    // Whose result: one float4 of a row for each turn.
    uint quad = thread % QUADS;
    float4 total[TURNS];
    float total_l[TURNS];
    float total_m[TURNS];
    float4 acc[TURNS];
    float l[TURNS];
    bool poisoned[TURNS];
    UNROLL_CALLS for (uint n = 0; n < TURNS; ++n)
    {
        total[n] = float4(0, 0, 0, 0);
        total_l[n] = 0;
        total_m[n] = LOWEST;
        acc[n] = float4(0, 0, 0, 0);
        l[n] = 0;
        poisoned[n] = false;
    }

    uint range = work.first_range;
    do
    {
        uint first_key = range * params.range_keys;
        uint end = min(first_key + params.range_keys, block_end);
        uint steps = end > first_key ? (end - first_key + STEP - 1) / STEP : 0;
        RawQuad next_v[AHEAD][V_LOADS]; // tiles of V that are on their way while another thing is done
        if (steps > 0)
        {
            UNROLL_CALLS for (uint a = 0; a < AHEAD; ++a)
            {
                UNROLL_CALLS for (uint n = 0; n < V_LOADS; ++n)
                {
                    next_v[a][n] = load_v(v_head, first_key + a * V_KEYS, end, n * THREADS + thread);
                }
            }
        }
        GroupMemoryBarrierWithGroupSync(); // Q is there, and the range before is done with the memory
        if (thread < ROWS) range_peaks[thread] = LOWEST;

        for (uint round = 0; round < steps; round += stride)
        {
            uint step = round + team_step;
            uint first = first_key + min(step, steps - 1) * STEP;
            float part[STEP][R];
            UNROLL_CALLS for (uint s = 0; s < STEP; ++s) UNROLL_CALLS for (uint r = 0; r < R; ++r) part[s][r] = 0;
            UNROLL_CALLS for (uint batch = 0; batch < STEP; batch += AT_ONCE)
            {
                RawQuad k_quads[AT_ONCE][OWN]; // all loads before the first use: memory is far away
                UNROLL_CALLS for (uint s = 0; s < AT_ONCE; ++s)
                {
                    uint key = min(first + batch + s, end - 1); // a step may reach beyond the end
                    UNROLL_CALLS for (uint i = 0; i < OWN; ++i)
                    {
                        k_quads[s][i] = load_raw_quad(k_words, k_head + key * params.k_row, (i * LANES + lane) * 4);
                    }
                }
                UNROLL_CALLS for (uint i = 0; i < OWN; ++i)
                {
                    UNROLL_CALLS for (uint r = 0; r < R; ++r)
                    {
                        float4 q_quad = q_tile[(first_of_quad + (lane % R ^ r)) * QUADS + i * LANES + lane];
                        UNROLL_CALLS for (uint s = 0; s < AT_ONCE; ++s)
                        {
                            part[batch + s][r] = multiply(q_quad, floats_of(k_quads[s][i]), part[batch + s][r]);
                        }
                    }
                }
            }
            float peak = LOWEST;
            float4 told[STEP_QUADS];
            UNROLL_CALLS for (uint s = 0; s < STEP; ++s)
            {
                float score = sum_of_row(part[s]);
                bool poison = false;
                bool hidden = hide(score, first + s, min(row_end, end), mask_row, poison);
                peak = max(peak, score);
                // What is hidden is told by bits that no other score has: NaN or -infinity.
                told[s / 4][s % 4] = asfloat(poison ? NAN_BITS : hidden ? MINUS_INFINITY_BITS : asuint(score));
            }
            if (live && step < steps)
            {
                uint at = (place * STEPS + step) * STEP_QUADS;
                UNROLL_CALLS for (uint n = 0; n < STEP_QUADS; ++n) scores[at + n] = told[n];
                peaks[place * STEPS + step] = peak;
            }
        }
        GroupMemoryBarrierWithGroupSync();

        for (uint item = thread; item < rows * steps; item += THREADS)
        {
            uint row = quotient(item, steps);
            uint step = item - row * steps;
            float before = LOWEST;
            for (uint eight = 0; eight < step; eight += 8)
            {
                UNROLL_CALLS for (uint n = 0; n < 8; ++n)
                {
                    float other = peaks[row * STEPS + eight + n];
                    if (eight + n < step) before = max(before, other);
                }
            }
            float peak = max(before, peaks[row * STEPS + step]);
            if (step + 1 == steps) range_peaks[row] = peak;
            float sum = 0;
            uint sign = 0;
            uint poison = 0;
            UNROLL_CALLS for (uint n = 0; n < STEP_QUADS; ++n)
            {
                uint at = (row * STEPS + step) * STEP_QUADS + n;
                float4 weights = scores[at];
                UNROLL_CALLS for (uint i = 0; i < 4; ++i)
                {
                    float score = weights[i];
                    if (is_special(score))
                    {
                        if (asuint(score) != MINUS_INFINITY_BITS) poison = SIGN;
                        sign = SIGN;
                        weights[i] = HIDDEN;
                    }
                    else
                    {
                        weights[i] = exp(score - peak);
                        sum += weights[i];
                    }
                }
                scores[at] = weights;
            }
            factors[row * STEPS + step] = asfloat(asuint(shrink_of(before, peak)) | sign);
            sums[row * STEPS + step] = asfloat(asuint(sum) | poison);
        }

        UNROLL_CALLS for (uint n = 0; n < TURNS; ++n)
        {
            acc[n] = float4(0, 0, 0, 0);
            l[n] = 0;
        }
        for (uint tile = 0; tile < steps * STEP; tile += V_KEYS)
        {
            GroupMemoryBarrierWithGroupSync();
            UNROLL_CALLS for (uint n = 0; n < V_LOADS; ++n) v_tile[n * THREADS + thread] = floats_of(next_v[0][n]);
            GroupMemoryBarrierWithGroupSync();
            UNROLL_CALLS for (uint n = 0; n < V_LOADS; ++n)
            {
                UNROLL_CALLS for (uint a = 1; a < AHEAD; ++a) next_v[a - 1][n] = next_v[a][n];
                uint slot = n * THREADS + thread;
                next_v[AHEAD - 1][n] = load_v(v_head, first_key + tile + AHEAD * V_KEYS, end, slot);
            }
            uint count = min(V_KEYS, steps * STEP - tile);
            UNROLL_CALLS for (uint n = 0; n < TURNS; ++n)
            {
                uint row = n * OWNERS + thread / QUADS;
                if (row < rows)
                {
                    uint first_step = row * STEPS + tile / STEP;
                    uint sign = 0;
                    UNROLL_CALLS for (uint step = 0; step < V_STEPS; ++step)
                    {
                        sign |= step * STEP < count ? asuint(factors[first_step + step]) : SIGN;
                    }
                    if ((sign & SIGN) == 0)
                    {
                        UNROLL_CALLS for (uint step = 0; step < V_STEPS; ++step)
                        {
                            float factor = factors[first_step + step];
                            acc[n] *= factor;
                            UNROLL_CALLS for (uint s = 0; s < STEP; ++s)
                            {
                                float weight = scores[(first_step + step) * STEP_QUADS + s / 4][s % 4];
                                acc[n] = weigh(weight, v_tile[(step * STEP + s) * QUADS + quad], acc[n]);
                            }
                            l[n] = mad(l[n], factor, sums[first_step + step]);
                        }
                    }
                    else
                    {
                        for (uint step = 0; step * STEP < count; ++step)
                        {
                            float factor = asfloat(asuint(factors[first_step + step]) & ~SIGN);
                            acc[n] *= factor;
                            UNROLL_CALLS for (uint s = 0; s < STEP; ++s)
                            {
                                float weight = scores[(first_step + step) * STEP_QUADS + s / 4][s % 4];
                                float4 more = weigh(weight, v_tile[(step * STEP + s) * QUADS + quad], acc[n]);
                                acc[n] = weight >= 0 ? more : acc[n]; // V of a hidden key may be anything
                            }
                            float sum = sums[first_step + step];
                            l[n] = mad(l[n], factor, abs(sum));
                            if (asuint(sum) >= SIGN) poisoned[n] = true;
                        }
                    }
                }
            }
        }

        UNROLL_CALLS for (uint n = 0; n < TURNS; ++n)
        {
            uint block_row = min(n * OWNERS + thread / QUADS, rows - 1);
            uint row = work.first_row + block_row;
            float m = range_peaks[block_row];
            if (RANGES == TO_SCRATCH)
            {
                bool owns = n * OWNERS + thread / QUADS < rows;
                if (owns && first_key < keys_of_query(keys, query_of(row)))
                {
                    uint to = scratch_of(work.batch, head_of(work, row), query_of(row), range);
                    store_range(to, quad, m, l[n], poisoned[n]);
                    store_range_quad(to, quad, acc[n]);
                }
            }
            if (RANGES == MANY_RANGES)
            {
                Fold fold = fold_factors(total_m[n], m);
                total_l[n] = folded(fold, total_l[n], l[n]);
                total[n] = folded(fold.keep, fold.add, total[n], acc[n]);
            }
        }
        ++range;
    }
    while (RANGES != ONE_RANGE && range < work.last_range); // with one range, there is no loop to compile

    if (RANGES == TO_SCRATCH) return;
    UNROLL_CALLS for (uint n = 0; n < TURNS; ++n)
    {
        uint block_row = n * OWNERS + thread / QUADS;
        float inverse = finish_row(RANGES == ONE_RANGE ? l[n] : total_l[n], poisoned[n]);
        if (block_row < rows)
        {
            uint o_row = o_of(work, work.first_row + block_row);
            store_quad(o_row, quad * 4, (RANGES == ONE_RANGE ? acc[n] : total[n]) * inverse, poisoned[n]);
        }
    }
}
