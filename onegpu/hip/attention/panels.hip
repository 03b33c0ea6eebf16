// Attention on plain float arithmetic, for every AMD GPU and every element type, in panels: a workgroup owns ROWS query
// rows and walks the keys BLOCK_KEYS at a time through workgroup memory, where each element of K and V is read from memory
// once for all of them. docs/hip.md derives it.
//
// Scores of a block are a small product of matrices, and so is weights times V. Sixteen neighbouring threads share R rows.
// Each computes the scores of every sixteenth key with all R of them, in registers, and later the sums of every sixteenth
// four elements of V. In between the weights go through workgroup memory. Maximum and sum of a row are exchanges among the
// sixteen, which every GPU can, in waves of 32 and of 64.
//
// A product is a fused multiply and add, of elements in increasing order in a score and of keys in increasing order in a
// result: said here, so that the programs for other ranges have the same bits.
//
// Build macros: DTYPE_FLOAT32, DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 64 or 128); ACCESS_WORDS or
// ACCESS_QUADS (rows of Q, K, V and O begin at multiples of 1, for elements of 2 bytes of 2, or of 4 elements, and end so);
// BLOCK_KEYS (a multiple of 16).
// Constant 0: what a workgroup does with its ranges of keys, as in shaders/attention/common.hlsl.

#include "common.hip"
#include "attention/work.hip"
#include "attention/ranges.hip"

namespace onegpu
{

constexpr uint THREADS = 256;
constexpr uint NEIGHBOURS = 16;            // threads that share rows
constexpr uint R = 4;                      // rows of a thread
constexpr uint ROWS = THREADS / NEIGHBOURS * R;
constexpr uint SHARE = 64;                 // threads: a wave or two, which go past a block together
constexpr uint SHARE_ROWS = SHARE / NEIGHBOURS * R;
constexpr uint KEYS = BLOCK_KEYS / NEIGHBOURS;   // of a block, in a thread
constexpr uint QUADS = HEAD_DIM / 4;             // of a row of Q, K or V
constexpr uint PARTS = QUADS / NEIGHBOURS;       // of a result, in a thread
constexpr uint PITCH = HEAD_DIM + 4;       // elements: neighbours' rows of workgroup memory begin at different banks
constexpr uint P_PITCH = BLOCK_KEYS + 4;
constexpr uint STRIDE = THREADS / QUADS;   // from a row that a thread brings to the next
constexpr uint OWN = BLOCK_KEYS / STRIDE;  // rows of which a thread brings four elements, always the same four
static_assert(THREADS % QUADS == 0 && BLOCK_KEYS % STRIDE == 0, "every thread brings as much as the others");
constexpr uint RANGES = CONSTANT_0;

typedef Element RawQuad __attribute__((ext_vector_type(4)));

INLINE Float4 numbers_of(RawQuad raw)
{
    Float4 numbers;
    UNROLL for (uint e = 0; e < 4; ++e) numbers[e] = to_float(raw[e]);
    return numbers;
}

template <int CONTROL> INLINE float exchange(float x)
{
    int bits = __builtin_bit_cast(int, x);
    return __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(0, bits, CONTROL, 0xF, 0xF, true));
}

// Over the sixteen neighbours, the same bits in each: neighbours, pairs, and then halves that are mirrored, which hold one
// number in all their threads by then.
INLINE float row_sum(float x)
{
    x += exchange<0xB1>(x); // quad_perm: 1, 0, 3, 2
    x += exchange<0x4E>(x); // quad_perm: 2, 3, 0, 1
    x += exchange<0x141>(x); // row_half_mirror
    return x + exchange<0x140>(x); // row_mirror
}

INLINE float row_max(float x)
{
    x = __builtin_fmaxf(x, exchange<0xB1>(x));
    x = __builtin_fmaxf(x, exchange<0x4E>(x));
    x = __builtin_fmaxf(x, exchange<0x141>(x));
    return __builtin_fmaxf(x, exchange<0x140>(x));
}

// Elements [column, column + 4) of a row; those beyond its end are 0 and are not read.
INLINE RawQuad load_quad(const Element* row, uint column, uint head_dim)
{
    RawQuad quad = (RawQuad)(Element)0;
#if ACCESS_QUADS
    if (column < head_dim) quad = *(const RawQuad*)(row + column);
#elif DTYPE_FLOAT32
    UNROLL for (uint e = 0; e < 4; ++e)
    {
        if (column + e < head_dim) quad[e] = row[column + e];
    }
#else
    UNROLL for (uint e = 0; e < 4; e += 2)
    {
        if (column + e >= head_dim) continue;
        Pair pair = *(const Pair*)(row + column + e);
        quad[e] = pair[0];
        quad[e + 1] = pair[1];
    }
#endif
    return quad;
}

INLINE void store_quad(Element* row, uint column, uint head_dim, RawQuad quad)
{
#if ACCESS_QUADS
    if (column < head_dim) *(RawQuad*)(row + column) = quad;
#elif DTYPE_FLOAT32
    UNROLL for (uint e = 0; e < 4; ++e)
    {
        if (column + e < head_dim) row[column + e] = quad[e];
    }
#else
    UNROLL for (uint e = 0; e < 4; e += 2)
    {
        if (column + e < head_dim) *(Pair*)(row + column + e) = (Pair){quad[e], quad[e + 1]};
    }
#endif
}

// K or V of a key/value head.
struct Rows
{
    const Element* first;
    ulong64 row; // from one to the next
};

// What a thread needs to know to walk the keys.
struct Lane
{
    uint thread;
    uint place;   // among its neighbours
    uint own_row; // the first of its rows, in the panel
    uint head_dim;
    int keys;     // one past the last that any row of the workgroup sees
    int share_keys; // of the rows of its share
    int limit[R];   // of its rows
    Rows k;
    Rows v;
    float factor; // of a product, before the mask
    float unit;   // of a score, in powers of 2
    bool has_mask;
    const float* mask[R]; // of its rows
    uint mask_key;
    const Element* q_tile; // ROWS rows of PITCH
    Element* tile;         // K of a block and then its V: BLOCK_KEYS rows of PITCH
    float* weights;        // ROWS rows of P_PITCH
    uint* special;         // whether any sum is NaN or infinite
};

// What it carries from block to block.
struct State
{
    float m[R]; // the largest score so far
    float l[R]; // the sum of the weights
    Float4 sums[R][PARTS];
};

// A thread's part of a block of K or V on its way from memory.
INLINE void fetch(const Lane& lane, const Rows& rows, int first_key, RawQuad (&ahead)[OWN])
{
    const Element* first = rows.first + (ulong64)first_key * rows.row;
    // A key that nobody sees is not read: the last one that somebody sees stands for it, and is hidden later.
    uint last = (uint)(lane.keys - 1 - first_key);
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        uint key = smaller(lane.thread / QUADS + i * STRIDE, last);
        ahead[i] = load_quad(first + key * rows.row, lane.thread % QUADS * 4, lane.head_dim);
    }
}

INLINE void stage(const Lane& lane, const RawQuad (&ahead)[OWN])
{
    Element* mine = lane.tile + lane.thread / QUADS * PITCH + lane.thread % QUADS * 4;
    UNROLL for (uint i = 0; i < OWN; ++i) *(RawQuad*)(mine + i * STRIDE * PITCH) = ahead[i];
}

// Products of a block of K with the thread's queries.
INLINE void score(const Lane& lane, float (&scores)[R][KEYS])
{
    const Element* q = lane.q_tile + lane.own_row * PITCH;
    const Element* k = lane.tile + lane.place * PITCH;
    UNROLL for (uint r = 0; r < R; ++r)
    {
        UNROLL for (uint j = 0; j < KEYS; ++j) scores[r][j] = 0;
    }
    _Pragma("unroll 2") for (uint d = 0; d < HEAD_DIM; d += 4)
    {
        Float4 queries[R];
        UNROLL for (uint r = 0; r < R; ++r) queries[r] = numbers_of(*(const RawQuad*)(q + r * PITCH + d));
        UNROLL for (uint j = 0; j < KEYS; ++j)
        {
            Float4 key = numbers_of(*(const RawQuad*)(k + j * NEIGHBOURS * PITCH + d));
            UNROLL for (uint e = 0; e < 4; ++e)
            {
                UNROLL for (uint r = 0; r < R; ++r)
                    scores[r][j] = __builtin_fmaf(queries[r][e], key[e], scores[r][j]);
            }
        }
    }
}

// Scores become weights, which go to workgroup memory, and the sums so far are scaled to the new maxima.
INLINE void soften(const Lane& lane, int first_key, const float (&scores)[R][KEYS], State& state)
{
    UNROLL for (uint r = 0; r < R; ++r)
    {
        float s[KEYS], bias[KEYS];
        UNROLL for (uint j = 0; j < KEYS; ++j) bias[j] = 0;
        if (lane.has_mask) // all at once: a key that the row does not see has one too
        {
            UNROLL for (uint j = 0; j < KEYS; ++j)
            {
                int key = smaller(first_key + (int)(lane.place + j * NEIGHBOURS), lane.keys - 1);
                bias[j] = lane.mask[r][(ulong64)key * lane.mask_key];
            }
        }
        float raised = state.m[r];
        UNROLL for (uint j = 0; j < KEYS; ++j)
        {
            int key = first_key + (int)(lane.place + j * NEIGHBOURS);
            bool seen = key < lane.limit[r] && bias[j] != MINUS_INFINITY; // or hidden, whatever its score is
            s[j] = seen ? __builtin_fmaf(scores[r][j], lane.factor, bias[j]) : MINUS_INFINITY;
            raised = __builtin_fmaxf(raised, s[j]);
        }
        raised = row_max(raised);
        float base = raised == MINUS_INFINITY ? 0 : raised; // no key seen yet: every weight is 0
        float alpha = exp2_of((state.m[r] - base) * lane.unit);
        state.m[r] = raised;
        float sum = 0;
        float* weights = lane.weights + (lane.own_row + r) * P_PITCH + lane.place;
        UNROLL for (uint j = 0; j < KEYS; ++j)
        {
            float p = exp2_of((s[j] - base) * lane.unit);
            sum += p;
            weights[j * NEIGHBOURS] = p;
        }
        state.l[r] = __builtin_fmaf(state.l[r], alpha, row_sum(sum));
        UNROLL for (uint i = 0; i < PARTS; ++i) state.sums[r][i] *= alpha;
    }
}

// Weights times V. A weight of 0 times NaN or infinity would be NaN: CAREFUL leaves such products out.
template <bool CAREFUL> INLINE void take_in(const Lane& lane, State& state)
{
    const float* weights = lane.weights + lane.own_row * P_PITCH;
    const Element* v = lane.tile + 4 * lane.place;
    _Pragma("unroll 1") for (uint key = 0; key < BLOCK_KEYS; key += 4)
    {
        Float4 p[R];
        UNROLL for (uint r = 0; r < R; ++r) p[r] = *(const Float4*)(weights + r * P_PITCH + key);
        UNROLL for (uint e = 0; e < 4; ++e)
        {
            UNROLL for (uint i = 0; i < PARTS; ++i)
            {
                Float4 value = numbers_of(*(const RawQuad*)(v + (key + e) * PITCH + 4 * NEIGHBOURS * i));
                UNROLL for (uint r = 0; r < R; ++r)
                {
                    if (CAREFUL && p[r][e] == 0) continue;
                    UNROLL for (uint x = 0; x < 4; ++x)
                        state.sums[r][i][x] = __builtin_fmaf(p[r][e], value[x], state.sums[r][i][x]);
                }
            }
        }
    }
}

// The keys from first to one before end. K and V of a block come in turn, each while the other is computed with.
template <bool CAREFUL> INLINE void walk(const Lane& lane, int first, int end, State& state)
{
    UNROLL for (uint r = 0; r < R; ++r)
    {
        state.m[r] = MINUS_INFINITY;
        state.l[r] = 0;
        UNROLL for (uint i = 0; i < PARTS; ++i) state.sums[r][i] = (Float4)0.0f;
    }
    RawQuad ahead[OWN];
    if (first < end) fetch(lane, lane.k, first, ahead);
    for (int first_key = first; first_key < end; first_key += BLOCK_KEYS)
    {
        int next = first_key + (int)BLOCK_KEYS;
        bool works = first_key < lane.share_keys; // the lanes of a wave go together
        barrier(); // everyone is done with V of the block before
        stage(lane, ahead);
        fetch(lane, lane.v, first_key, ahead);
        barrier(); // K is there, and Q
        if (works)
        {
            float scores[R][KEYS];
            score(lane, scores);
            soften(lane, first_key, scores, state);
        }
        barrier(); // everyone is done with K, and the weights are there
        stage(lane, ahead);
        if (next < end) fetch(lane, lane.k, next, ahead);
        barrier(); // V is there
        if (works) take_in<CAREFUL>(lane, state);
    }
}

// Whether any thread of the workgroup holds a sum that is NaN or infinite; once a sum is, it stays so.
INLINE bool any_special(const Lane& lane, const State& state)
{
    bool special = false;
    UNROLL for (uint r = 0; r < R; ++r)
    {
        UNROLL for (uint i = 0; i < PARTS; ++i)
        {
            UNROLL for (uint x = 0; x < 4; ++x)
                special |= (float_to_bits(state.sums[r][i][x]) & 0x7F800000u) == 0x7F800000u;
        }
    }
    if (lane.thread == 0) *lane.special = 0;
    barrier(); // before anyone says yes
    if (special) *lane.special = 1;
    barrier(); // everyone has said; the walk has barriers of its own before the next are asked
    return *lane.special != 0;
}

INLINE void walk_range(const Lane& lane, int first, int end, State& state)
{
    walk<false>(lane, first, end, state);
    if (any_special(lane, state)) walk<true>(lane, first, end, state);
}

} // namespace onegpu

extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(256, 256))) void attention(
    AttentionParams params, const onegpu::Element* __restrict__ q_tensor, const onegpu::Element* __restrict__ k_tensor,
    const onegpu::Element* __restrict__ v_tensor, onegpu::Element* __restrict__ o_tensor,
    const float* __restrict__ mask, const int* __restrict__ key_lengths, float* __restrict__ scratch)
{
    using namespace onegpu;
    __shared__ __attribute__((aligned(16))) Element q_tile[ROWS * PITCH];
    __shared__ __attribute__((aligned(16))) Element tile[BLOCK_KEYS * PITCH];
    __shared__ __attribute__((aligned(16))) float weights[ROWS * P_PITCH];
    __shared__ uint special;
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    if (number >= params.last_group) return; // the last row of the grid may be longer than needed

    uint part = RANGES == TO_SCRATCH ? number % params.parts : 0;
    const Work work = find_work(params, key_lengths, RANGES == TO_SCRATCH ? number / params.parts : number, ROWS);
    Lane lane;
    lane.thread = thread_index();
    lane.place = lane.thread % NEIGHBOURS;
    lane.own_row = lane.thread / NEIGHBOURS * R;
    lane.head_dim = params.head_dim;
    // Blocks past these are hidden from every row: the early exit of causal attention, of the workgroup and of a share.
    uint share_row = work.first_row + lane.thread / SHARE * SHARE_ROWS;
    lane.keys = limit_of(params, work, smaller(work.first_row + ROWS, work.rows) - 1);
    lane.share_keys =
        share_row < work.rows ? limit_of(params, work, smaller(share_row + SHARE_ROWS, work.rows) - 1) : 0;
    lane.k.first = k_tensor + params.k_offset + (ulong64)work.batch * params.k_batch + (ulong64)work.kv_head * params.k_head;
    lane.v.first = v_tensor + params.v_offset + (ulong64)work.batch * params.v_batch + (ulong64)work.kv_head * params.v_head;
    lane.k.row = params.k_row;
    lane.v.row = params.v_row;
    // Powers of 2 from the start, unless a mask is to be added first: the lowest float is a mask too, and has no product
    // with log2(e). The merge pass does likewise.
    lane.has_mask = (params.flags & HAS_MASK_FLAG) != 0;
    lane.factor = lane.has_mask ? params.scale : params.scale * LOG2_E;
    lane.unit = lane.has_mask ? LOG2_E : 1;
    lane.mask_key = params.mask_key;
    lane.q_tile = q_tile;
    lane.tile = tile;
    lane.weights = weights;
    lane.special = &special;
    UNROLL for (uint r = 0; r < R; ++r)
    {
        uint row = smaller(work.first_row + lane.own_row + r, work.rows - 1);
        lane.limit[r] = limit_of(params, work, row);
        Row place = find_row(params, work, row);
        lane.mask[r] = mask + params.mask_offset + (ulong64)work.batch * params.mask_batch +
                       (ulong64)place.head * params.mask_head + (ulong64)place.query * params.mask_row;
    }
    _Pragma("unroll 1") for (uint own = lane.thread / QUADS; own < ROWS; own += STRIDE)
    {
        Row place = find_row(params, work, smaller(work.first_row + own, work.rows - 1));
        const Element* q_row = q_tensor + params.q_offset + (ulong64)work.batch * params.q_batch +
                               (ulong64)place.head * params.q_head + (ulong64)place.query * params.q_row;
        uint column = lane.thread % QUADS * 4;
        *(RawQuad*)(q_tile + own * PITCH + column) = load_quad(q_row, column, lane.head_dim);
    }

    State state;
    if (RANGES == TO_SCRATCH)
    {
        uint of_a_part = (params.ranges + params.parts - 1) / params.parts;
        uint last_range = smaller((part + 1) * of_a_part, params.ranges);
        for (uint range = part * of_a_part; range < last_range; ++range)
        {
            int first = (int)(range * params.range_keys);
            if (first >= lane.keys) break;
            walk_range(lane, first, smaller(first + (int)params.range_keys, lane.keys), state);
            UNROLL for (uint r = 0; r < R; ++r)
            {
                uint row = work.first_row + lane.own_row + r;
                if (row >= work.rows) continue;
                Row place = find_row(params, work, row);
                Float4* kept = (Float4*)scratch + scratch_of(params, work.batch, place.head, place.query, range);
                UNROLL for (uint i = 0; i < PARTS; ++i)
                {
                    uint quad = NEIGHBOURS * i + lane.place;
                    if (4 * quad < lane.head_dim) kept[quad] = state.sums[r][i];
                }
                if (lane.place == 0) kept[quads_of(params)] = (Float4){state.m[r], state.l[r], 0, 0};
            }
        }
        return;
    }
    if (RANGES == ONE_RANGE) walk_range(lane, 0, lane.keys, state);
    if (RANGES == MANY_RANGES)
    {
        float m[R], l[R];
        Float4 total[R][PARTS];
        UNROLL for (uint r = 0; r < R; ++r)
        {
            m[r] = MINUS_INFINITY;
            l[r] = 0;
            UNROLL for (uint i = 0; i < PARTS; ++i) total[r][i] = (Float4)0.0f;
        }
        for (int first = 0; first < lane.keys; first += (int)params.range_keys)
        {
            walk_range(lane, first, smaller(first + (int)params.range_keys, lane.keys), state);
            UNROLL for (uint r = 0; r < R; ++r)
            {
                Fold fold = fold_factors(m[r], state.m[r], lane.unit);
                l[r] = folded(fold, l[r], state.l[r]);
                UNROLL for (uint i = 0; i < PARTS; ++i) total[r][i] = folded(fold, total[r][i], state.sums[r][i]);
            }
        }
        UNROLL for (uint r = 0; r < R; ++r)
        {
            state.l[r] = l[r];
            UNROLL for (uint i = 0; i < PARTS; ++i) state.sums[r][i] = total[r][i];
        }
    }

    UNROLL for (uint r = 0; r < R; ++r)
    {
        uint row = work.first_row + lane.own_row + r;
        if (row >= work.rows) continue;
        float finish = finish_row(params, state.l[r]);
        Row place = find_row(params, work, row);
        Element* out = o_tensor + params.o_offset + (ulong64)work.batch * params.o_batch +
                       (ulong64)place.head * params.o_head + (ulong64)place.query * params.o_row;
        UNROLL for (uint i = 0; i < PARTS; ++i)
        {
            RawQuad quad;
            UNROLL for (uint e = 0; e < 4; ++e) quad[e] = to_element(state.sums[r][i][e] * finish);
            store_quad(out, 4 * (NEIGHBOURS * i + lane.place), lane.head_dim, quad);
        }
    }
}
