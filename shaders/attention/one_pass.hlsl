// Attention on matrix hardware in one pass over the keys: `resident`, where scores, weights and sums stay in registers, and
// `cooperative`, where scores and weights go by way of workgroup memory since nothing is known of where their elements lie.
// places.hlsl holds what differs.
//
// `resident` is for layouts in which what a thread holds of sums can become its part of an operand. What a device really does
// is measured before it is used (onegpu/attention/probe.py), and the self-check watches its results.
//
// A workgroup owns SUBGROUPS * BLOCKS matrices of query rows, a subgroup BLOCKS of them, and visits the keys in tiles of
// KEYS, whose K and V all subgroups read from workgroup memory. Each STEP keys of a tile go through
//     scores = Q K^T;  raise the rows' reference maxima if need be;  weights = 2^(scores - reference);  sums += weights V.
// The reference of a row is its maximum or a little less: it is raised only past SLACK, since weights up to 2^SLACK do no
// harm and a raise rescales all sums. Whether it rises depends on the row alone, and so do the row's bits.
//
// Wide heads have more sums than registers hold: a workgroup computes COLUMNS of them, and others compute the same scores for
// the rest.
//
// Build macros beside those of matrix.hlsl: one LAYOUT_ of places.hlsl, BLOCKS, KEYS, STEP; COLUMNS (of a row of O) where they
// are not HEAD_DIM; KEPT (slices of Q that stay in workgroup memory, since registers do not hold them) where it is not 0;
// TOTALS_HELD where registers hold the total of several ranges beside the sums of one; LOADS_LATE where they do not hold a
// tile that is on its way.

#include "matrix.hlsl"

#ifndef COLUMNS
#define COLUMNS HEAD_DIM
#endif
#ifndef KEPT
#define KEPT 0
#endif
#ifdef LOADS_LATE
static const bool AHEAD = false;
#else
static const bool AHEAD = true;
#endif

// Whether scores are changed before the exponent: by a mask, or by a scale that is not positive. A constant of the pipeline.
[[vk::constant_id(1)]] const bool INDIRECT = true;

static const uint ROWS_OF_SUBGROUP = BLOCKS * TILE;
static const uint ROWS = SUBGROUPS * ROWS_OF_SUBGROUP;
static const uint LOADS = KEYS * EIGHTS / THREADS; // uint4 of a tile of K that a thread loads, and of V
static const uint V_LOADS = KEYS * COLUMNS / 8 / THREADS;
static const uint V_SLICES = COLUMNS / TILE;
static const uint STEPS = STEP / TILE;             // matrices of scores side by side
// Rows of Q that are in workgroup memory at a time.
static const uint MOST_STAGED = KEYS < 32 ? 64 : 2 * KEYS;
static const uint STAGED = ROWS < MOST_STAGED ? ROWS : MOST_STAGED;
static const float SLACK = 8;

#include "places.hlsl"
#include "key_tiles.hlsl"

// Of the rows, for what happens in few tiles: the keys that a row sees are those below, and the place of its mask. In memory,
// since compilers would keep them in registers all the time.
groupshared uint row_ends[ROWS];
groupshared uint mask_rows[ROWS];
groupshared uint found; // whether V holds infinities or NaN that are hidden from some rows

// What a thread loads of the tile of K, or V, that begins at a key. Beyond the last key it is that of the last, which nobody
// sees there.
void load_k_tile(out Eight next[LOADS], uint head, uint first, uint last, uint thread)
{
    UNROLL for (uint n = 0; n < LOADS; ++n)
    {
        uint slot = n * THREADS + thread;
        next[n] = load_eight(k_words, head + min(first + slot / EIGHTS, last) * params.k_row, slot % EIGHTS * 8);
    }
}

void load_v_tile(out Eight next[V_LOADS], uint head, uint column, uint first, uint last, uint thread)
{
    UNROLL for (uint n = 0; n < V_LOADS; ++n)
    {
        uint2 at = place_in_v(n, thread);
        next[n] = load_eight(v_words, head + min(first + at.x, last) * params.v_row, column + at.y * 8);
    }
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
    uint area = area_of(subgroup);
    uint column = number % (HEAD_DIM / COLUMNS) * COLUMNS; // of O and V, the workgroup's first
    Work work = find_work(number / (HEAD_DIM / COLUMNS), ROWS);
    work.first_row = (params.row_blocks - 1) * ROWS - work.first_row; // causal rows with the most keys come first
    uint keys = keys_of_batch(work.batch);
    uint last_row = min(work.first_row + ROWS, work.rows) - 1;
    uint block_end = keys_of_query(keys, query_of(last_row)); // no row of the block sees a key beyond
    uint k_head = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head;
    uint v_head = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;

    uint row_base = work.first_row + subgroup * ROWS_OF_SUBGROUP;
    uint own_last = min(row_base + ROWS_OF_SUBGROUP, work.rows) - 1;
    bool idle = row_base >= work.rows; // a subgroup without rows helps to load
    uint own_end = idle ? 0 : keys_of_query(keys, query_of(own_last));
    uint all_see = idle ? 0 : keys_of_query(keys, query_of(row_base)); // every row of the subgroup sees the keys below

    // A positive scale keeps the order of scores, and is left to the exponent. Others, and masks, change scores first.
    bool masked = INDIRECT && (params.flags & HAS_MASK) != 0;
    float factor = params.scale * LOG2_E;
    float rest = INDIRECT ? 1 : factor; // what is left to the exponent

    uint block_sees = keys_of_query(keys, query_of(work.first_row)); // every row of the block sees the keys below
    if (thread == 0) found = 0;

    // The tile that is on its way. Tiles follow each other from range to range.
    uint begin = work.first_range * params.range_keys;
    uint stop = min(work.last_range * params.range_keys, block_end);
    Eight next_k[LOADS];
    Eight next_v[V_LOADS];
    UNROLL for (uint n = 0; n < LOADS; ++n) next_k[n] = EIGHT_ZEROS;
    UNROLL for (uint n = 0; n < V_LOADS; ++n) next_v[n] = EIGHT_ZEROS;
    if (AHEAD && begin < stop)
    {
        load_k_tile(next_k, k_head, begin, stop - 1, thread);
        load_v_tile(next_v, v_head, column, begin, stop - 1, thread);
    }
    for (uint row = thread; row < ROWS; row += THREADS)
    {
        uint its = min(work.first_row + row, work.rows - 1);
        row_ends[row] = keys_of_query(keys, query_of(its));
        if (INDIRECT) mask_rows[row] = mask_of(work, its);
    }

#if KEPT * TILE < HEAD_DIM
    RowParts q[BLOCKS][SLICES - KEPT];
#endif
    UNROLL for (uint part = 0; part < ROWS / STAGED; ++part)
    {
        if (part > 0) GroupMemoryBarrierWithGroupSync();
        for (uint slot = thread; slot < STAGED * EIGHTS; slot += THREADS)
        {
            uint row = min(work.first_row + part * STAGED + slot / EIGHTS, work.rows - 1);
            Eight eight = load_eight(q_words, q_of(work, row), slot % EIGHTS * 8);
            if (slot % EIGHTS < KEPT * TILE / 8)
            {
                uint kept = part * STAGED + slot / EIGHTS;
                stage(eight, KEPT_TILE + kept * KEPT_PITCH + slot % EIGHTS, KEPT_PART);
            }
            else
            {
                stage(eight, slot / EIGHTS * PITCH + slot % EIGHTS, Q_PART);
            }
        }
        GroupMemoryBarrierWithGroupSync();
#if KEPT * TILE < HEAD_DIM
        if (ROWS == STAGED || subgroup * ROWS_OF_SUBGROUP / STAGED == part)
        {
            uint first = subgroup * ROWS_OF_SUBGROUP % STAGED;
            UNROLL for (uint b = 0; b < BLOCKS; ++b)
            {
                UNROLL for (uint d = KEPT; d < SLICES; ++d)
                {
                    q[b][d - KEPT] = load_q((first + b * TILE) * PITCH + d * TILE / 8, PITCH, Q_PART);
                }
            }
        }
#endif
    }

    float total_m[BLOCKS][SLOTS]; // of all ranges so far
    float total_l[BLOCKS][SLOTS];
    float m[BLOCKS][SLOTS];       // of this range: reference, in powers of two
    float l[BLOCKS][SLOTS];       // this thread's part of the sum
    Sums sums[BLOCKS][V_SLICES];
#ifdef TOTALS_HELD
    Sums totals[BLOCKS][V_SLICES];
#endif
    UNROLL for (uint b = 0; b < BLOCKS; ++b)
    {
        UNROLL for (uint s = 0; s < SLOTS; ++s)
        {
            total_m[b][s] = LOWEST;
            total_l[b][s] = 0;
        }
#ifdef TOTALS_HELD
        UNROLL for (uint d = 0; d < V_SLICES; ++d) totals[b][d] = Sums(0.0);
#endif
    }

    uint range = work.first_range;
    do
    {
        uint first_key = range * params.range_keys;
        uint end = min(first_key + params.range_keys, block_end);
        UNROLL for (uint b = 0; b < BLOCKS; ++b)
        {
            UNROLL for (uint s = 0; s < SLOTS; ++s)
            {
                m[b][s] = LOWEST;
                l[b][s] = 0;
            }
            UNROLL for (uint d = 0; d < V_SLICES; ++d) sums[b][d] = Sums(0.0);
        }

        for (uint tile = first_key; tile < end; tile += KEYS)
        {
            // Where a key is hidden from one row and seen by another, infinities and NaN of its V are told apart: a weight
            // of zero does not hide them in a product of matrices.
            // An infinity has no parts, so it is told apart wherever numbers have two.
            bool careful = PARTS > 1 || INDIRECT || tile + KEYS > block_sees;
            if (!AHEAD)
            {
                load_k_tile(next_k, k_head, tile, stop - 1, thread);
                load_v_tile(next_v, v_head, column, tile, stop - 1, thread);
            }
            GroupMemoryBarrierWithGroupSync(); // the tile before, or Q, was read
            if (careful)
            {
                UNROLL for (uint n = 0; n < V_LOADS; ++n)
                {
                    if (hide_specials(next_v[n])) found = 1;
                }
            }
            UNROLL for (uint n = 0; n < LOADS; ++n)
            {
                uint slot = n * THREADS + thread;
                stage(next_k[n], slot / EIGHTS * PITCH + slot % EIGHTS, K_PART);
            }
            stage_v(next_v, thread);
            GroupMemoryBarrierWithGroupSync();
            if (AHEAD && tile + KEYS < stop)
            {
                load_k_tile(next_k, k_head, tile + KEYS, stop - 1, thread);
                load_v_tile(next_v, v_head, column, tile + KEYS, stop - 1, thread);
            }
            if (tile < own_end)
            {
                UNROLL for (uint part = 0; part < KEYS; part += STEP)
                {
                    Sums products[BLOCKS][STEPS];
                    UNROLL for (uint b = 0; b < BLOCKS; ++b)
                    {
                        UNROLL for (uint n = 0; n < STEPS; ++n) products[b][n] = Sums(0.0);
                    }
#if KEPT > 0
                    UNROLL for (uint d = 0; d < KEPT; ++d)
                    {
                        RowParts kept[BLOCKS];
                        UNROLL for (uint b = 0; b < BLOCKS; ++b)
                        {
                            uint row = subgroup * ROWS_OF_SUBGROUP + b * TILE;
                            kept[b] = load_q(KEPT_TILE + row * KEPT_PITCH + d * TILE / 8, KEPT_PITCH, KEPT_PART);
                        }
                        UNROLL for (uint n = 0; n < STEPS; ++n)
                        {
                            ColumnParts k = load_k(part + n * TILE, d);
                            UNROLL for (uint b = 0; b < BLOCKS; ++b) products[b][n] = multiply(kept[b], k, products[b][n]);
                        }
                    }
#endif
#if KEPT * TILE < HEAD_DIM
                    UNROLL for (uint n = 0; n < STEPS; ++n)
                    {
                        UNROLL for (uint d = KEPT; d < SLICES; ++d)
                        {
                            ColumnParts k = load_k(part + n * TILE, d);
                            UNROLL for (uint b = 0; b < BLOCKS; ++b)
                            {
                                products[b][n] = multiply(q[b][d - KEPT], k, products[b][n]);
                            }
                        }
                    }
#endif
                    Own scores[BLOCKS][STEPS];
                    UNROLL for (uint b = 0; b < BLOCKS; ++b) own_of(products[b], scores[b], area);
                    if (INDIRECT || tile + part + STEP > all_see)
                    {
                        UNROLL for (uint b = 0; b < BLOCKS; ++b)
                        {
                            UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                            {
                                uint row = subgroup * ROWS_OF_SUBGROUP + b * TILE + row_of_slot(lane, i / EACH);
                                uint row_end = row_ends[row];
                                uint mask_row = INDIRECT ? mask_rows[row] : 0;
                                UNROLL for (uint n = 0; n < STEPS; ++n)
                                {
                                    uint key = tile + part + n * TILE + column_of(lane, i);
                                    float score = scores[b][n][i];
                                    if (INDIRECT) score *= factor;
                                    bool hidden = key >= row_end;
                                    if (masked && !hidden)
                                    {
                                        float bias = mask_values[mask_row + key * params.mask_key];
                                        hidden = asuint(bias) == MINUS_INFINITY_BITS;
                                        // The lowest number stays one: masks are made of it.
                                        score += is_special(bias) ? bias : max(bias * LOG2_E, LOWEST);
                                    }
                                    scores[b][n][i] = hidden ? asfloat(MINUS_INFINITY_BITS) : score;
                                }
                            }
                        }
                    }

                    bool raise = false;
                    float peak[BLOCKS][SLOTS];
                    UNROLL for (uint b = 0; b < BLOCKS; ++b)
                    {
                        UNROLL for (uint s = 0; s < SLOTS; ++s)
                        {
                            float largest = scores[b][0][s * EACH];
                            UNROLL for (uint n = 0; n < STEPS; ++n)
                            {
                                UNROLL for (uint e = 0; e < EACH; ++e) largest = max(largest, scores[b][n][s * EACH + e]);
                            }
                            peak[b][s] = largest * rest;
                            raise = raise || peak[b][s] > m[b][s] + SLACK;
                        }
                    }
                    if (WaveActiveAnyTrue(raise))
                    {
                        UNROLL for (uint b = 0; b < BLOCKS; ++b)
                        {
                            float shrink[SLOTS];
                            UNROLL for (uint s = 0; s < SLOTS; ++s)
                            {
                                float largest = largest_of_row(peak[b][s]);
                                float raised = largest > m[b][s] + SLACK ? largest : m[b][s];
                                shrink[s] = exp2(m[b][s] - raised);
                                m[b][s] = raised;
                                l[b][s] *= shrink[s];
                            }
                            Factors factors = factors_of(shrink, area);
                            UNROLL for (uint d = 0; d < V_SLICES; ++d) sums[b][d] = scaled(sums[b][d], factors);
                        }
                    }

                    RowParts weights[BLOCKS][STEPS];
                    UNROLL for (uint b = 0; b < BLOCKS; ++b)
                    {
                        float added[SLOTS]; // of this step
                        UNROLL for (uint n = 0; n < STEPS; ++n)
                        {
                            UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                            {
                                float weight = exp2(mad(scores[b][n][i], rest, -m[b][i / EACH]));
                                float rounded = as_rounded(weight);
                                added[i / EACH] = n == 0 && i % EACH == 0 ? rounded : added[i / EACH] + rounded;
                                scores[b][n][i] = weight;
                            }
                        }
                        UNROLL for (uint s = 0; s < SLOTS; ++s) l[b][s] += added[s];
                        rows_of(scores[b], weights[b], area);
                    }
                    UNROLL for (uint n = 0; n < STEPS; ++n)
                    {
                        UNROLL for (uint d = 0; d < V_SLICES; ++d)
                        {
                            ColumnParts v = load_v(part + n * TILE, d);
                            UNROLL for (uint b = 0; b < BLOCKS; ++b)
                            {
                                sums[b][d] = multiply(weights[b][n], v, sums[b][d]);
                            }
                        }
                    }
                }
            }
        }
        GroupMemoryBarrierWithGroupSync();
        if (found != 0 && first_key < end) // all of the workgroup, or none
        {
            // Infinities of V, then NaN, then negative infinities: those that a row sees are added to its sums.
            for (uint turn = 0; turn < 3 * ((end - first_key + KEYS - 1) / KEYS); ++turn)
            {
                uint sign = turn % 3;
                uint tile = first_key + turn / 3 * KEYS;
                if (PARTS == 1 && !INDIRECT && tile + KEYS <= block_sees) continue; // these were left in V
                GroupMemoryBarrierWithGroupSync();
                Eight loaded[V_LOADS];
                load_v_tile(loaded, v_head, column, tile, end - 1, thread); // a key beyond has no weight
                uint4 marks[V_LOADS];
                UNROLL for (uint n = 0; n < V_LOADS; ++n) marks[n] = marks_of(loaded[n], sign);
                stage_v(marks, thread, 0);
                GroupMemoryBarrierWithGroupSync();
                float special = asfloat(sign == 0 ? 0x7F800000 : sign == 1 ? NAN_BITS : MINUS_INFINITY_BITS);
                for (uint first = 0; first < KEYS; first += TILE)
                {
                    Rows seen[BLOCKS];
                    UNROLL for (uint b = 0; b < BLOCKS; ++b)
                    {
                        Own sees_key;
                        UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                        {
                            uint row = subgroup * ROWS_OF_SUBGROUP + b * TILE + row_of_slot(lane, i / EACH);
                            uint key = tile + first + column_of(lane, i);
                            bool sees = key < row_ends[row];
                            if (masked && sees)
                            {
                                float bias = mask_values[mask_rows[row] + key * params.mask_key];
                                sees = asuint(bias) != MINUS_INFINITY_BITS;
                            }
                            sees_key[i] = sees ? 1.0 : 0.0;
                        }
                        seen[b] = rows_of(sees_key, area);
                    }
                    UNROLL for (uint d = 0; d < V_SLICES; ++d)
                    {
                        Columns marked = load_v(first, d, 0);
                        UNROLL for (uint b = 0; b < BLOCKS; ++b)
                        {
                            Own met = own_of(multiply(seen[b], marked, Sums(0.0)), area);
                            // Adding -0 changes nothing, whatever the sum is.
                            UNROLL for (uint i = 0; i < ELEMENTS; ++i) met[i] = met[i] > 0 ? special : -0.0;
                            sums[b][d] = sums[b][d] + sums_of(met, area);
                        }
                    }
                }
            }
        }

        UNROLL for (uint b = 0; b < BLOCKS; ++b)
        {
            UNROLL for (uint s = 0; s < SLOTS; ++s)
            {
                l[b][s] = sum_of_row(l[b][s]);
                if (RANGES != ONE_RANGE) m[b][s] *= LN_2; // as the merge pass counts
            }
        }
        if (RANGES == TO_SCRATCH)
        {
            UNROLL for (uint b = 0; b < BLOCKS; ++b)
            {
                UNROLL for (uint d = 0; d < V_SLICES; ++d)
                {
                    Own own = own_of(sums[b][d], area);
                    UNROLL for (uint s = 0; s < SLOTS; ++s)
                    {
                        uint row = row_base + b * TILE + row_of_slot(lane, s);
                        if (row < work.rows && first_key < keys_of_query(keys, query_of(row)))
                        {
                            uint place = scratch_of(work.batch, head_of(work, row), query_of(row), range);
                            if (column + d == 0) store_range(place, sharer_of(lane), m[b][s], l[b][s], false);
                            UNROLL for (uint e = 0; e < EACH; ++e)
                            {
                                uint its = column + d * TILE + column_of(lane, s * EACH + e);
                                if (its < (params.head_dim + 3) / 4 * 4)
                                {
                                    scratch[place + its / 4][its % 4] = own[s * EACH + e];
                                }
                            }
                        }
                    }
                }
            }
        }
        if (RANGES == MANY_RANGES)
        {
#ifndef TOTALS_HELD
            // The total waits in scratch memory meanwhile: registers are short. Each thread meets its own numbers alone.
            bool first = range == work.first_range;
#endif
            UNROLL for (uint b = 0; b < BLOCKS; ++b)
            {
                float keep[SLOTS];
                float add[SLOTS];
                UNROLL for (uint s = 0; s < SLOTS; ++s)
                {
                    Fold fold = fold_factors(total_m[b][s], m[b][s]);
                    total_l[b][s] = folded(fold, total_l[b][s], l[b][s]);
                    keep[s] = fold.keep;
                    add[s] = fold.add;
                }
#ifdef TOTALS_HELD
                UNROLL for (uint d = 0; d < V_SLICES; ++d)
                {
                    Own own = own_of(sums[b][d], area);
                    Own total = own_of(totals[b][d], area);
                    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                    {
                        total[i] = mad(own[i], add[i / EACH], total[i] * keep[i / EACH]);
                    }
                    totals[b][d] = sums_of(total, area);
                }
#else
                UNROLL for (uint d = 0; d < V_SLICES; ++d)
                {
                    Own own = own_of(sums[b][d], area);
                    UNROLL for (uint h = 0; h < ELEMENTS / 4; ++h)
                    {
                        // A subgroup's numbers are together: drivers then reach them all from one address.
                        uint square = (((number - params.first_group) * SUBGROUPS + subgroup) * BLOCKS + b) * V_SLICES + d;
                        uint place = params.scratch_offset + (square * (ELEMENTS / 4) + h) * SUBGROUP + lane;
                        float4 total = float4(0, 0, 0, 0);
                        if (!first) total = scratch[place];
                        UNROLL for (uint e = 0; e < 4; ++e)
                        {
                            uint i = h * 4 + e;
                            total[e] = mad(own[i], add[i / EACH], total[e] * keep[i / EACH]);
                            own[i] = total[e];
                        }
                        if (range + 1 < work.last_range) scratch[place] = total;
                    }
                    if (range + 1 == work.last_range) sums[b][d] = sums_of(own, area);
                }
#endif
            }
        }
        ++range;
    }
    while (RANGES != ONE_RANGE && range < work.last_range); // with one range, there is no loop to compile

    if (RANGES == TO_SCRATCH) return;

    // Results go out by way of workgroup memory, so that whole rows are written, and little code does it.
    UNROLL for (uint part = 0; part < ROWS / STAGED; ++part)
    {
        GroupMemoryBarrierWithGroupSync();
        if (ROWS == STAGED || subgroup * ROWS_OF_SUBGROUP / STAGED == part)
        {
            uint first = subgroup * ROWS_OF_SUBGROUP % STAGED;
            UNROLL for (uint b = 0; b < BLOCKS; ++b)
            {
                float inverse[SLOTS];
                UNROLL for (uint s = 0; s < SLOTS; ++s)
                {
                    bool poisoned = false;
                    inverse[s] = finish_row(RANGES == ONE_RANGE ? l[b][s] : total_l[b][s], poisoned);
                    if (poisoned) inverse[s] = asfloat(NAN_BITS);
                }
                UNROLL for (uint d = 0; d < V_SLICES; ++d)
                {
#ifdef TOTALS_HELD
                    if (RANGES == MANY_RANGES) sums[b][d] = totals[b][d];
#endif
                    Own own = own_of(sums[b][d], area);
                    UNROLL for (uint i = 0; i < ELEMENTS; ++i)
                    {
                        own[i] = own[i] * inverse[i / EACH];
#ifdef DTYPE_BFLOAT16
                        own[i] = asfloat(element_bits(own[i]) << 16); // see element_of
#endif
                    }
#ifdef SPLIT
                    store_sums(sums_of(own, area), (first + b * TILE) * O_PITCH + d * TILE / 4);
#else
                    store_rows(rows_of(own, area), (first + b * TILE) * PITCH + d * TILE / 8, PITCH);
#endif
                }
            }
        }
        GroupMemoryBarrierWithGroupSync();
#ifdef SPLIT
        for (uint slot = thread; slot < STAGED * (COLUMNS / 4); slot += THREADS)
        {
            uint row = work.first_row + part * STAGED + slot / (COLUMNS / 4);
            uint quad = slot % (COLUMNS / 4);
            float4 four = asfloat(tiles[slot / (COLUMNS / 4) * O_PITCH + quad]);
            if (row < work.rows) store_quad(o_of(work, row), column + quad * 4, four, false);
        }
#else
        for (uint slot = thread; slot < STAGED * (COLUMNS / 8); slot += THREADS)
        {
            uint row = work.first_row + part * STAGED + slot / (COLUMNS / 8);
            uint eighth = slot % (COLUMNS / 8);
            uint4 eight = tiles[slot / (COLUMNS / 8) * PITCH + eighth];
            if (row < work.rows) store_eight(o_of(work, row), column + eighth * 8, eight);
        }
#endif
    }
}
