#include <metal_stdlib>
#include <metal_simdgroup_matrix>
#define DTYPE_FLOAT16 1
#define Q_DIRECT 1
#define HEAD_DIM 128
#define SIMDGROUPS 4
#define KEYS 32

struct AttentionParams
{
    uint first_group;    // number of the first workgroup of this dispatch in the whole call
    uint groups_x;       // workgroups in a row of the grid: number = first + y * groups_x + x
    uint last_group;     // one past the last workgroup; the grid's last row may be longer than needed
    uint parts;          // workgroups that share the keys of a block of rows
    uint row_blocks;     // blocks of rows of one batch entry and key/value head
    uint batch;          // batch entries
    uint heads;          // query heads
    uint group;          // query heads that share a key/value head
    uint q_len;          // queries
    uint k_len;          // keys
    uint range_keys;     // keys of a range
    uint ranges;         // ranges that cover the keys
    uint head_dim;       // elements of a row
    int causal_offset;   // query i sees keys j <= i + causal_offset
    uint flags;          // 1: mask, 2: key lengths, 4: masked rows become zero
    float scale;         // factor of the scores
    uint q_offset;       // first element of Q in its binding
    uint q_batch;        // strides in elements
    uint q_head;
    uint q_row;
    uint k_offset;       // first element of K in its binding
    uint k_batch;        // strides in elements
    uint k_head;
    uint k_row;
    uint v_offset;       // first element of V in its binding
    uint v_batch;        // strides in elements
    uint v_head;
    uint v_row;
    uint o_offset;       // first element of O in its binding
    uint o_batch;        // strides in elements
    uint o_head;
    uint o_row;
    uint mask_offset;    // first element of the mask in its binding
    uint mask_batch;     // strides in elements; 0 broadcasts
    uint mask_head;
    uint mask_row;
    uint mask_key;
    uint lengths_offset; // first element of the key lengths in their binding
    uint scratch_offset; // first float4 of the scratch memory in its binding
};

// `simdgroup`: fused attention on the 8 x 8 matrices of Apple's GPUs. Everything is transposed: S^T = K Q^T and
// O^T = V^T P^T, so that a query is a column of each. Where a lane has its two elements of a matrix (row_of, column_of) a
// query's scores, weights and sums lie in the same lanes: weights become an operand where they are, and a row of O is
// scaled in place.
//
// A simdgroup owns 16 rows, two blocks of 8, and walks their keys KEYS at a time. Each row keeps a reference m, the sum l of
// exp(score - m) and the sum o of exp(score - m) * V. m is raised only when a score of the row exceeds it by more than SLACK:
// a weight is at most exp(8), which half holds. Where a row with weights is raised, the threadgroup rescales all of its
// rows, each by its own factor. Of the others that is 1, which changes no bit, so a row's bits are its own.
//
// Fragments of K and V come straight from the tensors where all KEYS keys are seen by somebody and the head dimension is a
// multiple of 16, or else by way of threadgroup memory, padded with zeros. The values, and so the bits, are the same.
//
// A weight of 0 times NaN is NaN. So if a sum is not finite at the end of a range, which stays so once it is, the range is
// walked again with such elements of V kept out of the products; rows that give them weight have them added.
//
// Build macros: DTYPE_FLOAT32, DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 32, 64 or 128); SIMDGROUPS of a
// threadgroup; KEYS of a block; Q_DIRECT (fragments of Q are loaded again for each block; the last 16 rows slide back, so
// that all are there) or Q_KEPT (they stay in registers).

using namespace metal;

#if defined(DTYPE_FLOAT16)
typedef half Element;
#elif defined(DTYPE_BFLOAT16)
typedef bfloat Element;
#else
typedef float Element;
#endif
typedef simdgroup_matrix<Element, 8, 8> Operand;
typedef simdgroup_matrix<float, 8, 8> Sums;

// What a threadgroup does with its ranges of keys, as in every other kernel.
constant uint RANGES [[function_constant(0)]];
#define ONE_RANGE 0
#define MANY_RANGES 1
#define TO_SCRATCH 2

#define HAS_MASK 1
#define HAS_KEY_LENGTHS 2
#define ZERO_MASKED_ROWS 4

#define ROWS 16               // of a simdgroup
#define OWN 4                 // rows of a lane: two of each block of 8
#define DIMS (HEAD_DIM / 8)   // fragments of a row
#define BLOCKS (KEYS / 8)     // fragments of a block of keys
#define PITCH (HEAD_DIM + 8)  // of a key in threadgroup memory: neighbours in other banks
#define THREADS (32 * SIMDGROUPS)
// Arrays of matrices and of a lane's rows are in registers only if every index is known.
#define UNROLL _Pragma("clang loop unroll(full)")
#define SLACK 8.0f
#define LOWEST (-3.40282347e+38f)
#define NAN_BITS 0x7FC00000u
#define MINUS_INFINITY_BITS 0xFF800000u

// What a lane works on.
struct Work
{
    uint batch;
    uint kv_head;
    uint lane;
    uint row;        // of its elements in every matrix
    uint column;     // of the first of its two elements
    uint first_row;  // of the simdgroup
    uint end;        // keys that any row of the simdgroup sees
    uint q[OWN];     // where its rows begin
    uint mask[OWN];
    uint keys[OWN];  // that its rows see, by length and the causal rule
};

// The state of a lane's rows over one range. l is over the lane's own keys alone until the range ends.
struct State
{
    Sums o[DIMS][2];
    float m[OWN];
    float l[OWN];
    uint poisoned[OWN]; // a visible score was NaN or +infinity
};

bool is_special(float x)
{
    return (as_type<uint>(x) & 0x7F800000u) == 0x7F800000u;
}

// Lane b4 b3 b2 b1 b0, in binary, has row b4 b2 b1 of a matrix, and of that columns b3 b0 0 and b3 b0 1. Apple does not
// document it; every library that reaches into these matrices counts on it, and the self-check finds out where it is not so.
uint row_of(uint lane)
{
    return (lane & 16) / 4 + (lane / 2 & 3);
}

uint column_of(uint lane)
{
    return (lane & 8) / 2 + (lane & 1) * 2;
}

// The lane with the same columns and another row.
uint lane_of(uint lane, uint row)
{
    return (lane & 9) + (row & 4) * 4 + (row & 3) * 2;
}

// Over the lanes that have the same columns. Both of a pair get the same bits: neither operation has an order.
float max_of_row(float x)
{
    x = max(x, simd_shuffle_xor(x, ushort(2)));
    x = max(x, simd_shuffle_xor(x, ushort(4)));
    return max(x, simd_shuffle_xor(x, ushort(16)));
}

float sum_of_row(float x)
{
    x += simd_shuffle_xor(x, ushort(2));
    x += simd_shuffle_xor(x, ushort(4));
    return x + simd_shuffle_xor(x, ushort(16));
}

uint keys_of_query(constant AttentionParams& params, uint keys, uint query)
{
    return uint(clamp(int(query) + params.causal_offset + 1, 0, int(keys)));
}

uint head_of(constant AttentionParams& params, thread const Work& work, uint row)
{
    return work.kv_head * params.group + row % params.group;
}

// A fragment of Q^T: row = element of a head from 8 * dim on, column = query of a block of 8.
Operand load_q(
    constant AttentionParams& params, device const Element* q, thread const Work& work, uint dim, uint block)
{
    Operand loaded;
#if defined(Q_DIRECT)
    // Rows of one head follow each other at one distance.
    bool whole = params.group == 1 && params.head_dim % 8 == 0 && params.q_len >= ROWS;
    if (whole)
    {
        uint first = params.q_offset + work.batch * params.q_batch + work.kv_head * params.q_head;
        first += (work.first_row + 8 * block) * params.q_row + 8 * dim;
        simdgroup_load(loaded, q + first, params.q_row, ulong2(0, 0), true);
        return loaded;
    }
#endif
    uint element = 8 * dim + work.row;
    UNROLL for (uint e = 0; e < 2; ++e)
    {
        loaded.thread_elements()[e] = element < params.head_dim ? q[work.q[2 * block + e] + element] : Element(0);
    }
    return loaded;
}

// A block of K or V into threadgroup memory: zeros beyond the last key and the head dimension. Everyone is done with what
// was there, and it is there when this returns.
void stage(
    constant AttentionParams& params,
    device const Element* rows,
    uint stride,
    uint keys,
    bool careful,
    threadgroup Element* tile,
    uint thread_number)
{
    threadgroup_barrier(mem_flags::mem_threadgroup); // before the tile is written
    for (uint i = thread_number; i < KEYS * HEAD_DIM; i += THREADS)
    {
        uint key = i / HEAD_DIM;
        uint element = i % HEAD_DIM;
        Element x = key < keys && element < params.head_dim ? rows[key * stride + element] : Element(0);
        if (careful && is_special(float(x))) x = Element(0);
        tile[key * PITCH + element] = x;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // before the tile is read
}

// S^T += K Q^T, K from either memory.
template <typename Pointer>
void multiply_scores(
    constant AttentionParams& params,
    device const Element* q,
    thread const Work& work,
    thread Operand (&kept)[DIMS][2],
    Pointer k,
    uint stride,
    thread Sums (&s)[BLOCKS][2])
{
    UNROLL for (uint dim = 0; dim < DIMS; ++dim)
    {
        if (8 * dim >= params.head_dim) continue;
        Operand q_fragments[2];
        UNROLL for (uint block = 0; block < 2; ++block)
        {
#if defined(Q_KEPT)
            q_fragments[block] = kept[dim][block];
#else
            q_fragments[block] = load_q(params, q, work, dim, block);
#endif
        }
        UNROLL for (uint i = 0; i < BLOCKS; ++i)
        {
            Operand k_fragment;
            simdgroup_load(k_fragment, k + 8 * i * stride + 8 * dim, stride, ulong2(0, 0), false);
            UNROLL for (uint block = 0; block < 2; ++block)
            {
                simdgroup_multiply_accumulate(s[i][block], k_fragment, q_fragments[block], s[i][block]);
            }
        }
    }
}

// O^T += V^T P^T, likewise.
template <typename Pointer>
void multiply_values(
    constant AttentionParams& params, Pointer v, uint stride, thread Operand (&p)[BLOCKS][2], thread State& state)
{
    UNROLL for (uint i = 0; i < BLOCKS; ++i)
    {
        UNROLL for (uint dim = 0; dim < DIMS; ++dim)
        {
            if (8 * dim >= params.head_dim) continue;
            Operand v_fragment;
            simdgroup_load(v_fragment, v + 8 * i * stride + 8 * dim, stride, ulong2(0, 0), true);
            UNROLL for (uint block = 0; block < 2; ++block)
            {
                simdgroup_multiply_accumulate(state.o[dim][block], v_fragment, p[i][block], state.o[dim][block]);
            }
        }
    }
}

// Whether a simdgroup of the threadgroup says yes; all of them ask equally often. `said` has two rows of answers, which take
// turns: one is written again when everyone has met at the barrier of the other, past reading it.
bool anybody(bool yes, threadgroup uint* said, thread uint& turn, thread const Work& work, uint simd_number)
{
    yes = simd_any(yes);
    if (SIMDGROUPS == 1) return yes;
    turn = SIMDGROUPS - turn;
    if (work.lane == 0) said[turn + simd_number] = yes ? 1 : 0;
    threadgroup_barrier(mem_flags::mem_threadgroup); // every simdgroup has said
    uint some = 0;
    for (uint i = 0; i < SIMDGROUPS; ++i) some |= said[turn + i];
    return some != 0;
}

// From products to scores, -infinity where a key is hidden. Raises m where a row needs it, by a factor alpha. Whether
// weights have to be rescaled: the first ones of a row have none before them.
bool raise(
    constant AttentionParams& params,
    device const float* mask_values,
    thread const Work& work,
    uint first_key,
    thread Sums (&s)[BLOCKS][2],
    thread State& state,
    thread float (&alpha)[OWN])
{
    float peak[OWN];
    UNROLL for (uint own = 0; own < OWN; ++own) peak[own] = LOWEST;
    UNROLL for (uint i = 0; i < BLOCKS; ++i)
    {
        UNROLL for (uint own = 0; own < OWN; ++own)
        {
            uint key = first_key + 8 * i + work.row;
            float score = s[i][own / 2].thread_elements()[own % 2] * params.scale;
            bool hides = key >= work.keys[own];
            if ((params.flags & HAS_MASK) != 0 && !hides)
            {
                float bias = mask_values[work.mask[own] + key * params.mask_key];
                score += bias;
                hides = as_type<uint>(bias) == MINUS_INFINITY_BITS; // whatever the score is
            }
            if (!hides && is_special(score))
            {
                if (as_type<uint>(score) != MINUS_INFINITY_BITS) state.poisoned[own] = 1;
                hides = true;
            }
            if (!hides) peak[own] = max(peak[own], score);
            s[i][own / 2].thread_elements()[own % 2] = hides ? as_type<float>(MINUS_INFINITY_BITS) : score;
        }
    }
    bool rescale = false;
    UNROLL for (uint own = 0; own < OWN; ++own)
    {
        peak[own] = max_of_row(peak[own]);
        alpha[own] = 1;
        if (peak[own] > state.m[own] + SLACK)
        {
            alpha[own] = exp(state.m[own] - peak[own]);
            state.m[own] = peak[own];
            rescale = rescale || state.l[own] != 0;
        }
    }
    return rescale;
}

void rescale_sums(thread const float (&alpha)[OWN], thread State& state)
{
    UNROLL for (uint own = 0; own < OWN; ++own)
    {
        state.l[own] *= alpha[own];
        UNROLL for (uint dim = 0; dim < DIMS; ++dim) state.o[dim][own / 2].thread_elements()[own % 2] *= alpha[own];
    }
}

// From scores to weights.
void weigh(thread Sums (&s)[BLOCKS][2], thread Operand (&p)[BLOCKS][2], thread State& state)
{
    UNROLL for (uint i = 0; i < BLOCKS; ++i)
    {
        UNROLL for (uint own = 0; own < OWN; ++own)
        {
            float score = s[i][own / 2].thread_elements()[own % 2];
            Element weight = Element(exp(score - state.m[own]));
            p[i][own / 2].thread_elements()[own % 2] = weight;
            state.l[own] += float(weight); // as rounded: both sums see the same weights
        }
    }
}

// What a block's NaN and infinities in V give to the rows that give them weight.
void add_specials(
    constant AttentionParams& params,
    device const Element* v,
    uint keys,
    thread const Work& work,
    thread Operand (&p)[BLOCKS][2],
    thread State& state)
{
    UNROLL for (uint i = 0; i < BLOCKS; ++i)
    {
        for (uint row = 0; row < 8; ++row)
        {
            ushort from = ushort(lane_of(work.lane, row));
            UNROLL for (uint own = 0; own < OWN; ++own)
            {
                float weight = simd_shuffle(float(p[i][own / 2].thread_elements()[own % 2]), from);
                if (8 * i + row >= keys || weight == 0) continue;
                UNROLL for (uint dim = 0; dim < DIMS; ++dim)
                {
                    uint element = 8 * dim + work.row;
                    if (element >= params.head_dim) continue;
                    float x = float(v[(8 * i + row) * params.v_row + element]);
                    if (is_special(x)) state.o[dim][own / 2].thread_elements()[own % 2] += weight * x;
                }
            }
        }
    }
}

// The keys from `first` to `end`. All simdgroups of a threadgroup come along to its barriers.
void walk(
    constant AttentionParams& params,
    device const Element* q,
    device const Element* k,
    device const Element* v,
    device const float* mask_values,
    thread const Work& work,
    thread Operand (&kept)[DIMS][2],
    uint first,
    uint end,
    bool careful,
    threadgroup Element* tile,
    threadgroup uint* said,
    thread uint& turn,
    uint thread_number,
    uint simd_number,
    thread State& state)
{
    UNROLL for (uint dim = 0; dim < DIMS; ++dim)
    {
        UNROLL for (uint block = 0; block < 2; ++block) state.o[dim][block] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
    UNROLL for (uint own = 0; own < OWN; ++own)
    {
        state.m[own] = LOWEST;
        state.l[own] = 0;
        state.poisoned[own] = 0;
    }
    for (uint key = first; key < end; key += KEYS)
    {
        bool active = key < work.end;
        bool straight = key + KEYS <= end && params.head_dim % 16 == 0;
        uint keys = min(uint(KEYS), end - key);
        device const Element* k_rows = k + key * params.k_row;
        device const Element* v_rows = v + key * params.v_row;
        Sums s[BLOCKS][2];
        Operand p[BLOCKS][2];
        UNROLL for (uint i = 0; i < BLOCKS; ++i)
        {
            UNROLL for (uint block = 0; block < 2; ++block) s[i][block] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
        }
        float alpha[OWN];
        bool rescale = false;
        if (!straight) stage(params, k_rows, params.k_row, keys, false, tile, thread_number);
        if (active)
        {
            if (straight) multiply_scores(params, q, work, kept, k_rows, params.k_row, s);
            else multiply_scores(params, q, work, kept, (threadgroup const Element*)tile, PITCH, s);
            rescale = raise(params, mask_values, work, key, s, state, alpha);
        }
        rescale = anybody(rescale, said, turn, work, simd_number);
        if (active)
        {
            if (rescale) rescale_sums(alpha, state);
            weigh(s, p, state);
        }
        bool staged = careful || !straight;
        if (staged) stage(params, v_rows, params.v_row, keys, careful, tile, thread_number);
        if (active)
        {
            if (staged) multiply_values(params, (threadgroup const Element*)tile, PITCH, p, state);
            else multiply_values(params, v_rows, params.v_row, p, state);
            if (careful) add_specials(params, v_rows, keys, work, p, state);
        }
    }
}

[[kernel]] void attention(
    constant AttentionParams& params [[buffer(0)]],
    device const Element* q [[buffer(1)]],
    device const Element* k [[buffer(2)]],
    device const Element* v [[buffer(3)]],
    device Element* o [[buffer(4)]],
    device const float* mask_values [[buffer(5)]],
    device const int* key_lengths [[buffer(6)]],
    device float* scratch [[buffer(7)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint thread_number [[thread_index_in_threadgroup]],
    uint lane [[thread_index_in_simdgroup]],
    uint simd_number [[simdgroup_index_in_threadgroup]])
{
    threadgroup Element tile[KEYS * PITCH];
    threadgroup uint said[2 * SIMDGROUPS];
    uint turn = 0;

    uint number = params.first_group + group.y * params.groups_x + group.x;
    if (number >= params.last_group) return; // the whole threadgroup leaves

    // The division of the work is that of the scalar kernels: row = query * group + head within the group.
    uint part = number % params.parts;
    number /= params.parts;
    uint first_row = number % params.row_blocks * (ROWS * SIMDGROUPS);
    number /= params.row_blocks;
    uint kv_heads = params.heads / params.group;
    uint rows = params.q_len * params.group;
    uint ranges_of_part = (params.ranges + params.parts - 1) / params.parts;
    uint range = part * ranges_of_part;
    uint last_range = min(range + ranges_of_part, params.ranges);

    Work work;
    work.kv_head = number % kv_heads;
    work.batch = number / kv_heads;
    work.lane = lane;
    work.row = row_of(lane);
    work.column = column_of(lane);
    uint own_row = first_row + ROWS * simd_number; // the first that this simdgroup writes
    work.first_row = own_row;
#if defined(Q_DIRECT)
    work.first_row = min(own_row, rows - min(rows, uint(ROWS)));
#endif
    uint keys = params.k_len;
    if ((params.flags & HAS_KEY_LENGTHS) != 0)
    {
        keys = uint(clamp(key_lengths[params.lengths_offset + work.batch], 0, int(params.k_len)));
    }
    // No row of the threadgroup, and none of the simdgroup, sees a key beyond: causal early exit.
    uint block_end = keys_of_query(params, keys, (min(first_row + ROWS * SIMDGROUPS, rows) - 1) / params.group);
    work.end = 0;
    if (own_row < rows)
    {
        work.end = keys_of_query(params, keys, (min(work.first_row + ROWS, rows) - 1) / params.group);
    }
    uint row[OWN];
    bool live[OWN];
    UNROLL for (uint own = 0; own < OWN; ++own)
    {
        row[own] = work.first_row + 8 * (own / 2) + work.column + own % 2;
        live[own] = row[own] >= own_row && row[own] < rows;
        row[own] = min(row[own], rows - 1);
        uint head = head_of(params, work, row[own]);
        uint query = row[own] / params.group;
        work.keys[own] = keys_of_query(params, keys, query);
        work.q[own] = params.q_offset + work.batch * params.q_batch + head * params.q_head + query * params.q_row;
        work.mask[own] = params.mask_offset + work.batch * params.mask_batch + head * params.mask_head;
        work.mask[own] += query * params.mask_row;
    }

    Operand kept[DIMS][2];
#if defined(Q_KEPT)
    UNROLL for (uint dim = 0; dim < DIMS; ++dim)
    {
        UNROLL for (uint block = 0; block < 2; ++block) kept[dim][block] = load_q(params, q, work, dim, block);
    }
#endif
    k += params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head;
    v += params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;

    State state;
    Sums total[DIMS][2];
    float total_m[OWN];
    float total_l[OWN];
    uint poisoned[OWN];
    UNROLL for (uint dim = 0; dim < DIMS; ++dim)
    {
        UNROLL for (uint block = 0; block < 2; ++block) total[dim][block] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    }
    UNROLL for (uint own = 0; own < OWN; ++own)
    {
        total_m[own] = LOWEST;
        total_l[own] = 0;
        poisoned[own] = 0;
    }

    do
    {
        uint first = range * params.range_keys;
        uint end = min(first + params.range_keys, block_end);
        walk(params, q, k, v, mask_values, work, kept, first, end, false, tile, said, turn, thread_number, simd_number, state);
        bool special = false;
        UNROLL for (uint dim = 0; dim < DIMS; ++dim)
        {
            UNROLL for (uint own = 0; own < OWN; ++own)
            {
                special = special || is_special(state.o[dim][own / 2].thread_elements()[own % 2]);
            }
        }
        if (anybody(special, said, turn, work, simd_number))
        {
            bool careful = true;
            walk(
                params, q, k, v, mask_values, work, kept, first, end, careful, tile, said, turn, thread_number, simd_number, state);
        }

        UNROLL for (uint own = 0; own < OWN; ++own)
        {
            state.l[own] = sum_of_row(state.l[own]);
            poisoned[own] |= sum_of_row(float(state.poisoned[own])) != 0 ? 1 : 0;
        }
        if (RANGES == TO_SCRATCH)
        {
            UNROLL for (uint own = 0; own < OWN; ++own)
            {
                if (!live[own] || first >= work.keys[own]) continue;
                uint head = head_of(params, work, row[own]);
                uint place = (work.batch * params.heads + head) * params.q_len + row[own] / params.group;
                uint quads = (params.head_dim + 3) / 4;
                device float* to = scratch + 4 * (params.scratch_offset + (place * params.ranges + range) * (quads + 1));
                UNROLL for (uint dim = 0; dim < DIMS; ++dim)
                {
                    uint element = 8 * dim + work.row;
                    if (element < params.head_dim) to[element] = state.o[dim][own / 2].thread_elements()[own % 2];
                }
                if (work.row == 0)
                {
                    to[4 * quads] = state.m[own];
                    to[4 * quads + 1] = state.l[own];
                    to[4 * quads + 2] = poisoned[own] != 0 ? 1.0f : 0.0f;
                    to[4 * quads + 3] = 0;
                }
            }
            UNROLL for (uint own = 0; own < OWN; ++own) poisoned[own] = 0;
        }
        if (RANGES == MANY_RANGES)
        {
            // The formula by which the merge pass folds ranges too.
            UNROLL for (uint own = 0; own < OWN; ++own)
            {
                float raised = max(total_m[own], state.m[own]);
                float keep = exp(total_m[own] - raised);
                float add = exp(state.m[own] - raised);
                total_m[own] = raised;
                total_l[own] = fma(state.l[own], add, total_l[own] * keep);
                UNROLL for (uint dim = 0; dim < DIMS; ++dim)
                {
                    float sum = total[dim][own / 2].thread_elements()[own % 2] * keep;
                    sum = fma(state.o[dim][own / 2].thread_elements()[own % 2], add, sum);
                    total[dim][own / 2].thread_elements()[own % 2] = sum;
                }
            }
        }
        ++range;
    }
    while (RANGES != ONE_RANGE && range < last_range);

    if (RANGES == TO_SCRATCH) return;
    UNROLL for (uint own = 0; own < OWN; ++own)
    {
        float l = RANGES == ONE_RANGE ? state.l[own] : total_l[own];
        // Only a row that sees no key has a sum of 0: the reference is within SLACK of the largest score.
        float inverse = l != 0 ? 1.0f / l : 0.0f;
        bool nothing = l == 0 && (params.flags & ZERO_MASKED_ROWS) == 0;
        if (!live[own]) continue;
        device Element* to = o + params.o_offset + work.batch * params.o_batch;
        to += head_of(params, work, row[own]) * params.o_head + row[own] / params.group * params.o_row;
        UNROLL for (uint dim = 0; dim < DIMS; ++dim)
        {
            uint element = 8 * dim + work.row;
            if (element >= params.head_dim) continue;
            float sum = RANGES == ONE_RANGE ? state.o[dim][own / 2].thread_elements()[own % 2]
                                            : total[dim][own / 2].thread_elements()[own % 2];
            to[element] = Element(poisoned[own] != 0 || nothing ? as_type<float>(NAN_BITS) : sum * inverse);
        }
    }
}
