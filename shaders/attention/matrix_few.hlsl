// `resident` for calls with few rows, such as decoding: the schedule of one_pass.hlsl for TILE rows. Results have the same
// bits.
//
// There a subgroup walks the keys and the others help to load. Here all subgroups of a workgroup share a range of keys, each
// with a part of workgroup memory of its own, and meet twice:
//   1. each takes some of the steps of STEP keys, and computes their scores; the largest of each row goes to `peaks`;
//   2. from these each knows the references of the steps before, and so the weights of its own, which go to workgroup memory;
//   3. each takes V_SLICES of the columns of V, and adds the weighted keys in increasing order. V is on its way meanwhile.
// The same numbers meet in the same order: scores are products of the same matrices, references rise at the same steps, and
// sums go step by step.
//
// All this is latency: a subgroup has little to do at a time, and waits for each of its instructions. Hence the short ways for
// whole tiles of keys.
//
// Build macros beside those of matrix.hlsl: LAYOUT_PAIRS or LAYOUT_COLUMN of places.hlsl; STEP; KEYS (of a tile of
// one_pass.hlsl, in which infinities of V are told apart or not); K_AHEAD, matrices of keys that are on their way while others
// are multiplied; V_KEYS, keys of V in workgroup memory at a time, and V_AHEAD, how many times so many are on their way.

#include "matrix.hlsl"
#include "places.hlsl"

// Whether scores are changed before the exponent: by a mask, or by a scale that is not positive. A constant of the pipeline.
[[vk::constant_id(1)]] const bool INDIRECT = true;

static const uint ROWS = TILE;
static const uint RANGE = 512;                          // most keys of a range
static const uint STEPS = STEP / TILE;                  // matrices of scores side by side
static const uint OWN_STEPS = RANGE / STEP / SUBGROUPS; // steps whose scores a subgroup computes
static const uint OWN_MATRICES = OWN_STEPS * STEPS;
static const uint V_STEPS = V_KEYS / STEP;
static const uint V_SLICES = SLICES > SUBGROUPS ? SLICES / SUBGROUPS : 1; // of O that a subgroup computes
static const uint COLUMNS = V_SLICES * TILE;
static const uint EIGHTHS = COLUMNS / 8;
static const uint K_LOADS = TILE * EIGHTS / SUBGROUP;  // uint4 of a matrix of keys that a thread loads
static const uint V_LOADS = V_KEYS * EIGHTHS / SUBGROUP; // of V_KEYS keys of V
static const uint MOST_STEPS = RANGE / STEP;
static const float SLACK = 8;

// Workgroup memory: a matrix of keys for each subgroup, and Q; later in the same place the weights, row by row, and V_KEYS of V
// for each subgroup, or its columns of O.
static const uint K_SPACE = TILE * PITCH;
static const uint V_PITCH = EIGHTHS + 1;
static const uint O_PITCH = EIGHTHS + 1;
static const uint O_SPACE = TILE * O_PITCH;
static const uint V_SPACE = V_KEYS * V_PITCH > O_SPACE ? V_KEYS * V_PITCH : O_SPACE;
static const uint W_PITCH = RANGE / 8 + 1;
static const uint V_TILE = TILE * W_PITCH;
static const uint Q_TILE = SUBGROUPS * K_SPACE;
static const uint WITH_Q = Q_TILE + K_SPACE;
static const uint WITH_V = V_TILE + SUBGROUPS * V_SPACE;
groupshared uint4 tiles[WITH_Q > WITH_V ? WITH_Q : WITH_V];
groupshared float peaks[MOST_STEPS * ROWS];                 // largest score of a row and step
groupshared float shrinks[MOST_STEPS * ROWS];               // what a step makes of the sums before it
groupshared float added[MOST_STEPS * SLOTS * SUBGROUP];     // weights of a step, by thread
groupshared float references[ROWS];                         // of the range, in powers of two
groupshared uint raised;                                    // steps whose shrinks are not all 1, a bit each
groupshared uint row_ends[ROWS];
groupshared uint mask_rows[ROWS];

// What a thread loads of TILE keys from `first` on. Beyond the last key it is that of the last, which nobody sees there.
void load_k(out Eight next[K_LOADS], uint head, uint first, uint last, uint lane)
{
#ifdef ACCESS_OCTS
    if (EIGHTS <= SUBGROUP && params.head_dim == HEAD_DIM && first + TILE <= last + 1) // in few instructions
    {
        uint place = (head + (first + lane / EIGHTS) * params.k_row) / 8 + lane % EIGHTS;
        uint further = SUBGROUP / EIGHTS * params.k_row / 8;
        UNROLL for (uint n = 0; n < K_LOADS; ++n) next[n] = k_words[place + n * further];
        return;
    }
#endif
    UNROLL for (uint n = 0; n < K_LOADS; ++n)
    {
        uint slot = n * SUBGROUP + lane;
        next[n] = load_eight(k_words, head + min(first + slot / EIGHTS, last) * params.k_row, slot % EIGHTS * 8);
    }
}

// Key, and eighth of the part of its row, of what a thread loads of V_KEYS keys of V as its number n.
uint2 place_in_v(uint n, uint lane)
{
    uint slot = n * SUBGROUP + lane;
    return uint2(slot / EIGHTHS, slot % EIGHTHS);
}

void load_v(out Eight next[V_LOADS], uint head, uint column, uint first, uint last, uint lane)
{
#ifdef ACCESS_OCTS
    if (params.head_dim == HEAD_DIM && first + V_KEYS <= last + 1) // in few instructions
    {
        uint place = (head + (first + lane / EIGHTHS) * params.v_row + column) / 8 + lane % EIGHTHS;
        uint further = SUBGROUP / EIGHTHS * params.v_row / 8;
        UNROLL for (uint n = 0; n < V_LOADS; ++n) next[n] = v_words[place + n * further];
        return;
    }
#endif
    UNROLL for (uint n = 0; n < V_LOADS; ++n)
    {
        uint2 at = place_in_v(n, lane);
        next[n] = load_eight(v_words, head + min(first + at.x, last) * params.v_row, column + at.y * 8);
    }
}

void stage_v(uint4 loaded[V_LOADS], uint space, uint lane)
{
    UNROLL for (uint n = 0; n < V_LOADS; ++n)
    {
        uint2 at = place_in_v(n, lane);
        tiles[space + at.x * V_PITCH + at.y] = loaded[n];
    }
}

// V of the TILE keys from `key` on, of a slice of the subgroup's columns.
Columns staged_v(uint space, uint key, uint slice)
{
    return load_values(space + key * V_PITCH + slice * TILE / 8, V_PITCH);
}

// Whether infinities and NaN of V are told apart in a step, as in one_pass.hlsl, where KEYS lie in memory at a time: where a key
// is hidden from one row and seen by another.
bool is_careful(uint first_key, uint step, uint block_sees)
{
    return INDIRECT || first_key + (step * STEP / KEYS + 1) * KEYS > block_sees;
}

[shader("compute")]
[numthreads(SUBGROUPS * SUBGROUP, 1, 1)]
void attention(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    uint lane = WaveGetLaneIndex();
    uint subgroup = WaveReadLaneFirst(thread / SUBGROUP);
    Work work = find_work(number, ROWS);
    uint keys = keys_of_batch(work.batch);
    uint last_row = min(work.first_row + ROWS, work.rows) - 1;
    uint block_end = keys_of_query(keys, query_of(last_row)); // no row of the block sees a key beyond
    uint block_sees = keys_of_query(keys, query_of(work.first_row)); // every row of the block sees the keys below
    uint k_head = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head;
    uint v_head = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;
    uint column = subgroup * COLUMNS; // of O and V, the subgroup's first
    bool has_columns = column < HEAD_DIM;
    uint k_space = subgroup * K_SPACE;
    uint v_space = V_TILE + subgroup * V_SPACE;

    // A positive scale keeps the order of scores, and is left to the exponent. Others, and masks, change scores first.
    bool masked = INDIRECT && (params.flags & HAS_MASK) != 0;
    float factor = params.scale * LOG2_E;
    float rest = INDIRECT ? 1 : factor; // what is left to the exponent

    uint begin = work.first_range * params.range_keys;
    uint stop = min(begin + params.range_keys, block_end);
    Eight next_k[K_AHEAD][K_LOADS];
    Eight next_v[V_AHEAD][V_LOADS];
    UNROLL_CALLS for (uint a = 0; a < K_AHEAD; ++a)
    {
        UNROLL for (uint n = 0; n < K_LOADS; ++n) next_k[a][n] = EIGHT_ZEROS;
        uint first = begin + (a / STEPS * SUBGROUPS + subgroup) * STEP + a % STEPS * TILE;
        if (first < stop) load_k(next_k[a], k_head, first, stop - 1, lane);
    }
    UNROLL_CALLS for (uint a = 0; a < V_AHEAD; ++a)
    {
        UNROLL for (uint n = 0; n < V_LOADS; ++n) next_v[a][n] = EIGHT_ZEROS;
    }
    for (uint row = thread; row < ROWS; row += THREADS)
    {
        uint its = min(work.first_row + row, work.rows - 1);
        row_ends[row] = keys_of_query(keys, query_of(its));
        if (INDIRECT) mask_rows[row] = mask_of(work, its);
    }
    for (uint slot = thread; slot < ROWS * EIGHTS; slot += THREADS)
    {
        uint row = min(work.first_row + slot / EIGHTS, work.rows - 1);
        tiles[Q_TILE + slot / EIGHTS * PITCH + slot % EIGHTS] = load_eight(q_words, q_of(work, row), slot % EIGHTS * 8);
    }
    GroupMemoryBarrierWithGroupSync();
    Rows q[SLICES];
    UNROLL for (uint d = 0; d < SLICES; ++d) q[d] = load_rows(Q_TILE + d * TILE / 8, PITCH);

    float total_m[SLOTS]; // of all ranges so far
    float total_l[SLOTS];
    Sums totals[V_SLICES];
    UNROLL for (uint s = 0; s < SLOTS; ++s)
    {
        total_m[s] = LOWEST;
        total_l[s] = 0;
    }
    UNROLL for (uint d = 0; d < V_SLICES; ++d) totals[d] = Sums(0.0);

    float m[SLOTS]; // of this range: reference, in powers of two
    float l[SLOTS]; // this thread's part of the sum
    Sums sums[V_SLICES];
    uint range = work.first_range;
    do
    {
        uint first_key = range * params.range_keys;
        uint end = min(first_key + params.range_keys, block_end);
        uint steps = end > first_key ? (end - first_key + STEP - 1) / STEP : 0;
        if (thread == 0) raised = 0;

        Own scores[OWN_STEPS][STEPS];
        UNROLL_CALLS for (uint o = 0; o < OWN_STEPS; ++o)
        {
            uint step = o * SUBGROUPS + subgroup;
            if (step < steps)
            {
                uint first = first_key + step * STEP;
                UNROLL_CALLS for (uint n = 0; n < STEPS; ++n)
                {
                    uint turn = o * STEPS + n;
                    meet(); // the matrix before was read
                    UNROLL for (uint k = 0; k < K_LOADS; ++k)
                    {
                        uint slot = k * SUBGROUP + lane;
                        tiles[k_space + slot / EIGHTS * PITCH + slot % EIGHTS] = next_k[turn % K_AHEAD][k];
                    }
                    meet();
                    uint later = turn + K_AHEAD;
                    uint its = first_key + (later / STEPS * SUBGROUPS + subgroup) * STEP + later % STEPS * TILE;
                    if (later < OWN_MATRICES && its < end) load_k(next_k[turn % K_AHEAD], k_head, its, end - 1, lane);
                    Sums product = Sums(0.0);
                    UNROLL for (uint d = 0; d < SLICES; ++d)
                    {
                        product = multiply(q[d], load_keys(k_space + d * TILE / 8, PITCH), product);
                    }
                    scores[o][n] = product;
                }
                if (INDIRECT || first + STEP > block_sees)
                {
                    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                    {
                        uint row = row_of_slot(lane, i / EACH);
                        uint row_end = row_ends[row];
                        uint mask_row = INDIRECT ? mask_rows[row] : 0;
                        UNROLL for (uint n = 0; n < STEPS; ++n)
                        {
                            uint key = first + n * TILE + column_of(lane, i);
                            float score = scores[o][n][i];
                            if (INDIRECT) score *= factor;
                            bool hidden = key >= row_end;
                            if (masked && !hidden)
                            {
                                float bias = mask_values[mask_row + key * params.mask_key];
                                hidden = asuint(bias) == MINUS_INFINITY_BITS;
                                // The lowest number stays one: masks are made of it.
                                score += is_special(bias) ? bias : max(bias * LOG2_E, LOWEST);
                            }
                            scores[o][n][i] = hidden ? asfloat(MINUS_INFINITY_BITS) : score;
                        }
                    }
                }
                UNROLL for (uint s = 0; s < SLOTS; ++s)
                {
                    float largest = scores[o][0][s * EACH];
                    UNROLL for (uint n = 0; n < STEPS; ++n)
                    {
                        UNROLL for (uint e = 0; e < EACH; ++e) largest = max(largest, scores[o][n][s * EACH + e]);
                    }
                    largest = largest_of_row(largest * rest);
                    if (sharer_of(lane) == 0) peaks[step * ROWS + row_of_slot(lane, s)] = largest;
                }
            }
        }
        if (has_columns)
        {
            UNROLL_CALLS for (uint a = 0; a < V_AHEAD; ++a)
            {
                uint first = first_key + a * V_KEYS;
                if (first < end) load_v(next_v[a], v_head, column, first, end - 1, lane);
            }
        }
        GroupMemoryBarrierWithGroupSync();

        UNROLL for (uint s = 0; s < SLOTS; ++s) m[s] = LOWEST;
        UNROLL_CALLS for (uint o = 0; o < OWN_STEPS; ++o)
        {
            uint step = o * SUBGROUPS + subgroup;
            if (step < steps)
            {
                for (uint before = o > 0 ? step + 1 - SUBGROUPS : 0; before < step; ++before)
                {
                    UNROLL for (uint s = 0; s < SLOTS; ++s)
                    {
                        float peak = peaks[before * ROWS + row_of_slot(lane, s)];
                        m[s] = peak > m[s] + SLACK ? peak : m[s];
                    }
                }
                bool raise = false;
                UNROLL for (uint s = 0; s < SLOTS; ++s)
                {
                    float peak = peaks[step * ROWS + row_of_slot(lane, s)];
                    bool rises = peak > m[s] + SLACK;
                    float shrink = exp2(m[s] - (rises ? peak : m[s]));
                    if (rises) m[s] = peak;
                    raise = raise || rises;
                    if (sharer_of(lane) == 0)
                    {
                        shrinks[step * ROWS + row_of_slot(lane, s)] = shrink;
                        if (step + 1 == steps) references[row_of_slot(lane, s)] = m[s];
                    }
                }
                if (WaveActiveAnyTrue(raise) && lane == 0) InterlockedOr(raised, 1u << step);
                float sum[SLOTS];
                UNROLL_CALLS for (uint n = 0; n < STEPS; ++n)
                {
                    Own weights;
                    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                    {
                        weights[i] = exp2(mad(scores[o][n][i], rest, -m[i / EACH]));
                        float rounded = as_rounded(weights[i]);
                        sum[i / EACH] = n == 0 && i % EACH == 0 ? rounded : sum[i / EACH] + rounded;
                    }
                    store_rows(rows_of(weights, 0), (step * STEPS + n) * TILE / 8, W_PITCH);
                }
                UNROLL for (uint s = 0; s < SLOTS; ++s) added[(step * SLOTS + s) * SUBGROUP + lane] = sum[s];
            }
        }
        GroupMemoryBarrierWithGroupSync();

        bool found = false; // V holds infinities or NaN that are hidden from some rows
        UNROLL for (uint s = 0; s < SLOTS; ++s)
        {
            m[s] = steps > 0 ? references[row_of_slot(lane, s)] : LOWEST;
            l[s] = 0;
        }
        uint rises = raised;
        UNROLL for (uint d = 0; d < V_SLICES; ++d) sums[d] = Sums(0.0);
        if (has_columns)
        {
            for (uint several = 0; several < steps; several += V_AHEAD * V_STEPS)
            {
                UNROLL_CALLS for (uint a = 0; a < V_AHEAD; ++a)
                {
                    uint first_step = several + a * V_STEPS;
                    if (first_step < steps)
                    {
                        if (is_careful(first_key, first_step + V_STEPS - 1, block_sees))
                        {
                            UNROLL for (uint n = 0; n < V_LOADS; ++n)
                            {
                                uint its = first_step + place_in_v(n, lane).x / STEP;
                                if (is_careful(first_key, its, block_sees) && hide_specials(next_v[a][n])) found = true;
                            }
                        }
                        meet(); // those before were read
                        stage_v(next_v[a], v_space, lane);
                        meet();
                        uint later = first_key + (first_step + V_AHEAD * V_STEPS) * STEP;
                        if (later < end) load_v(next_v[a], v_head, column, later, end - 1, lane);
                        UNROLL_CALLS for (uint inner = 0; inner < V_STEPS; ++inner)
                        {
                            uint step = first_step + inner;
                            if (step < steps)
                            {
                                if ((rises >> step & 1) != 0)
                                {
                                    float shrink[SLOTS];
                                    UNROLL for (uint s = 0; s < SLOTS; ++s)
                                    {
                                        shrink[s] = shrinks[step * ROWS + row_of_slot(lane, s)];
                                        l[s] *= shrink[s];
                                    }
                                    UNROLL for (uint d = 0; d < V_SLICES; ++d) sums[d] = scaled(sums[d], shrink);
                                }
                                UNROLL for (uint s = 0; s < SLOTS; ++s)
                                {
                                    l[s] += added[(step * SLOTS + s) * SUBGROUP + lane];
                                }
                                UNROLL_CALLS for (uint n = 0; n < STEPS; ++n)
                                {
                                    Rows weights = load_rows((step * STEPS + n) * TILE / 8, W_PITCH);
                                    UNROLL for (uint d = 0; d < V_SLICES; ++d)
                                    {
                                        Columns v = staged_v(v_space, inner * STEP + n * TILE, d);
                                        sums[d] = multiply(weights, v, sums[d]);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        if (WaveActiveAnyTrue(found))
        {
            // Infinities of V, then NaN, then negative infinities: those that a row sees are added to its sums.
            for (uint turn = 0; turn < 3 * ((steps + V_STEPS - 1) / V_STEPS); ++turn)
            {
                uint sign = turn % 3;
                uint first_step = turn / 3 * V_STEPS;
                if (!is_careful(first_key, min(first_step + V_STEPS, steps) - 1, block_sees)) continue; // all were left in V
                Eight loaded[V_LOADS];
                load_v(loaded, v_head, column, first_key + first_step * STEP, end - 1, lane);
                uint4 marks[V_LOADS];
                UNROLL for (uint n = 0; n < V_LOADS; ++n) marks[n] = marks_of(loaded[n], sign);
                meet();
                stage_v(marks, v_space, lane);
                meet();
                float special = asfloat(sign == 0 ? 0x7F800000 : sign == 1 ? NAN_BITS : MINUS_INFINITY_BITS);
                for (uint first = 0; first < V_KEYS; first += TILE)
                {
                    uint step = first_step + first / STEP;
                    if (step >= steps || !is_careful(first_key, step, block_sees)) continue;
                    Own sees_key;
                    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                    {
                        uint row = row_of_slot(lane, i / EACH);
                        uint key = first_key + first_step * STEP + first + column_of(lane, i);
                        bool sees = key < row_ends[row];
                        if (masked && sees)
                        {
                            float bias = mask_values[mask_rows[row] + key * params.mask_key];
                            sees = asuint(bias) != MINUS_INFINITY_BITS;
                        }
                        sees_key[i] = sees ? 1.0 : 0.0;
                    }
                    Rows seen = rows_of(sees_key, 0);
                    UNROLL for (uint d = 0; d < V_SLICES; ++d)
                    {
                        Own met = multiply(seen, staged_v(v_space, first, d), Sums(0.0));
                        // Adding -0 changes nothing, whatever the sum is.
                        UNROLL for (uint i = 0; i < ELEMENTS; ++i) met[i] = met[i] > 0 ? special : -0.0;
                        sums[d] = sums[d] + met;
                    }
                }
            }
        }

        UNROLL for (uint s = 0; s < SLOTS; ++s)
        {
            l[s] = sum_of_row(l[s]);
            if (RANGES != ONE_RANGE) m[s] *= LN_2; // as the merge pass counts
        }
        if (RANGES == TO_SCRATCH && has_columns)
        {
            UNROLL for (uint d = 0; d < V_SLICES; ++d)
            {
                UNROLL for (uint s = 0; s < SLOTS; ++s)
                {
                    uint row = work.first_row + row_of_slot(lane, s);
                    if (row < work.rows && first_key < keys_of_query(keys, query_of(row)))
                    {
                        uint place = scratch_of(work.batch, head_of(work, row), query_of(row), range);
                        if (column + d == 0) store_range(place, sharer_of(lane), m[s], l[s], false);
                        UNROLL for (uint e = 0; e < EACH; ++e)
                        {
                            uint its = column + d * TILE + column_of(lane, s * EACH + e);
                            if (its < (params.head_dim + 3) / 4 * 4) scratch[place + its / 4][its % 4] = sums[d][s * EACH + e];
                        }
                    }
                }
            }
        }
        if (RANGES == MANY_RANGES)
        {
            float keep[SLOTS];
            float add[SLOTS];
            UNROLL for (uint s = 0; s < SLOTS; ++s)
            {
                Fold fold = fold_factors(total_m[s], m[s]);
                total_l[s] = folded(fold, total_l[s], l[s]);
                keep[s] = fold.keep;
                add[s] = fold.add;
            }
            UNROLL for (uint d = 0; d < V_SLICES; ++d)
            {
                UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                {
                    totals[d][i] = mad(sums[d][i], add[i / EACH], totals[d][i] * keep[i / EACH]);
                }
            }
        }
        ++range;
        if (RANGES != ONE_RANGE && range < work.last_range)
        {
            uint after = range * params.range_keys;
            uint its_end = min(after + params.range_keys, block_end);
            UNROLL_CALLS for (uint a = 0; a < K_AHEAD; ++a)
            {
                uint first = after + (a / STEPS * SUBGROUPS + subgroup) * STEP + a % STEPS * TILE;
                if (first < its_end) load_k(next_k[a], k_head, first, its_end - 1, lane);
            }
            GroupMemoryBarrierWithGroupSync(); // weights and peaks were read
        }
    }
    while (RANGES != ONE_RANGE && range < work.last_range); // with one range, there is no loop to compile

    if (RANGES == TO_SCRATCH || !has_columns) return;

    // Results go out by way of workgroup memory, so that whole rows are written, and little code does it.
    float inverse[SLOTS];
    UNROLL for (uint s = 0; s < SLOTS; ++s)
    {
        bool poisoned = false;
        inverse[s] = finish_row(RANGES == ONE_RANGE ? l[s] : total_l[s], poisoned);
        if (poisoned) inverse[s] = asfloat(NAN_BITS);
    }
    meet();
    UNROLL for (uint d = 0; d < V_SLICES; ++d)
    {
        Own own = RANGES == MANY_RANGES ? totals[d] : sums[d];
        UNROLL for (uint i = 0; i < ELEMENTS; ++i)
        {
            own[i] = own[i] * inverse[i / EACH];
#ifdef DTYPE_BFLOAT16
            own[i] = asfloat(element_bits(own[i]) << 16); // see element_of
#endif
        }
        store_rows(rows_of(own, 0), v_space + d * TILE / 8, O_PITCH);
    }
    meet();
    for (uint slot = lane; slot < ROWS * EIGHTHS; slot += SUBGROUP)
    {
        uint row = work.first_row + slot / EIGHTHS;
        uint4 eight = tiles[v_space + slot / EIGHTHS * O_PITCH + slot % EIGHTHS];
        if (row < work.rows) store_eight(o_of(work, row), column + slot % EIGHTHS * 8, eight);
    }
}
