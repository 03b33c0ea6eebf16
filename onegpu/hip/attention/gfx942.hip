// Attention on the matrix instructions of AMD's gfx942 (CDNA 3, MI300X), transposed. WAVES waves of 64 lanes are a
// workgroup, each owns BM_TILES blocks of TILE query rows, and all walk the keys BLOCK_KEYS at a time through workgroup
// memory: docs/hip.md derives it.
//
// The instruction computes D += A * B. With TILE 16 all three are 16 x 16; lane l holds row l % 16 of A and column l % 16
// of B, and of it the elements 4 * (l / 16) to + 3; of D column l % 16, and the same elements of it. With TILE 32, A is
// 32 x 8 and B 8 x 32, and 32 stands for 16 throughout; of D a lane has four such fours, 8 rows apart. So D is a B as it
// is, or four of them. With S^T = K Q^T a lane has scores of one query alone, and they become weights P^T in place, which
// O^T += V^T P^T takes as they lie. Maximum and sum of a row are the lane's own, but for exchanges with the lanes that
// have the other keys: three, or one.
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 64 or 128); ACCESS_WORDS or ACCESS_OCTS (rows of Q, K,
// V and O begin at multiples of 2 or 8 elements, and end so); TILE (16, or 32 for DTYPE_FLOAT16); BLOCK_KEYS (32 or 64);
// WAVES; BM_TILES; K_BUFFERS (1, or 2: K of the next block comes into one while this block's is read from the other);
// KV_PAGED (keys lie in blocks).
// Constants: 0: what a workgroup does with its ranges of keys, as in shaders/attention/common.hlsl; 1: whether there is a
// mask; 2: whether head_dim is less than HEAD_DIM.

#if !defined(__gfx942__)
#error "this kernel is made of the matrix instructions of gfx942; compile it with --offload-arch=gfx942"
#endif

#include "common.hip"
#include "attention/work.hip"
#include "attention/ranges.hip"

namespace onegpu
{

constexpr uint WAVE = 64;
constexpr uint SHARES = WAVE / TILE;       // lanes that share a row of an operand
constexpr uint DEPTH = 4 * SHARES;         // elements of that row; each has four in a row
constexpr uint STEPS = HEAD_DIM / DEPTH;   // operands of Q and K along the head dimension
constexpr uint PARTS = HEAD_DIM / TILE;    // sums side by side along the head dimension
constexpr uint CHUNKS = BLOCK_KEYS / TILE; // and along the keys of a block
constexpr uint SLOTS = TILE * TILE / WAVE; // elements of a sum in a lane
constexpr uint QUADS = SLOTS / 4;          // of which four in a row are an operand: one or four
constexpr uint THREADS = WAVE * WAVES;
constexpr uint WAVE_ROWS = TILE * BM_TILES;
constexpr uint ROWS = WAVE_ROWS * WAVES;
constexpr uint PAD = 8;                    // elements, so that rows of workgroup memory begin at different banks
constexpr uint K_PITCH = HEAD_DIM + PAD;
constexpr uint V_PITCH = BLOCK_KEYS + PAD;
constexpr uint OCTS = HEAD_DIM / 8;         // of a key
constexpr uint STRIDE = THREADS / OCTS;    // from a key that a thread brings to the next
constexpr uint OWN = BLOCK_KEYS / STRIDE;  // keys of which a thread brings eight elements, always the same eight
static_assert(THREADS % OCTS == 0 && BLOCK_KEYS % STRIDE == 0, "every thread brings as much as the others");
constexpr uint RANGES = CONSTANT_0;
constexpr bool HAS_MASK = CONSTANT_1;
constexpr bool PADDED = CONSTANT_2;
// Whether a wave has a SIMD and its 512 registers to itself, or shares them with another. Sums of 32 x 128, Q and a block
// on its way take more than half of them, as do sums of 32 x 64 with as many totals; and of workgroups of one wave, a
// compute unit has workgroup memory for three.
constexpr bool ALONE = TILE == 32 && (HEAD_DIM > 64 || WAVES == 1 || RANGES == MANY_RANGES);
[[maybe_unused]] constexpr uint RESIDENT = ALONE ? 1 : 2;

typedef Element Operand __attribute__((ext_vector_type(4)));
typedef float Sums __attribute__((ext_vector_type(SLOTS)));

// Row or column of a matrix of sums that an element of a lane's is in: that of the operands that it becomes.
INLINE uint place_of(uint share, uint r) { return DEPTH * (r / 4) + 4 * share + r % 4; }

INLINE Float4 quad_of(Sums sums, uint g)
{
    return (Float4){sums[4 * g], sums[4 * g + 1], sums[4 * g + 2], sums[4 * g + 3]};
}

INLINE Sums multiply(Operand a, Operand b, Sums c)
{
#if TILE == 32
    return __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0);
#elif DTYPE_FLOAT16
    return __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0);
#else
    return __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0);
#endif
}

// The value of lane ^ MASK. 16 and 32 lead to the lanes that have the same query, and other keys.
template <uint MASK> INLINE float across(float x)
{
    int from = (int)((thread_index() % WAVE ^ MASK) * 4);
    return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(from, __builtin_bit_cast(int, x)));
}

INLINE float row_max(float x)
{
    if (TILE == 16) x = __builtin_fmaxf(x, across<16>(x));
    return __builtin_fmaxf(x, across<32>(x));
}

INLINE float row_sum(float x)
{
    if (TILE == 16) x += across<16>(x);
    return x + across<32>(x);
}

// Elements of a row that lies in order. Those from head_dim on are 0 and are not read. Which these are, all bits of a
// number say and no comparison: so many of those would fill the scalar registers.
template <class Vector> INLINE Vector load_row(const Element* row, uint column, uint head_dim)
{
#if ACCESS_OCTS
    typedef int Bits __attribute__((ext_vector_type(sizeof(Vector) / 4)));
    int there = PADDED ? (int)(column - head_dim) >> 31 : -1;
    Vector vector = *(const Vector*)(row + ((int)column & there));
    return PADDED ? __builtin_bit_cast(Vector, __builtin_bit_cast(Bits, vector) & there) : vector;
#else
    Vector vector;
    UNROLL for (uint i = 0; i < sizeof(Vector) / sizeof(Element); i += 2)
    {
        int there = PADDED ? (int)(column + i - head_dim) >> 31 : -1;
        int bits = *(const int*)(row + ((int)(column + i) & there)) & there;
        Pair pair = __builtin_bit_cast(Pair, bits);
        vector[i] = pair[0];
        vector[i + 1] = pair[1];
    }
    return vector;
#endif
}

INLINE void store_row(Element* row, uint column, uint head_dim, Operand quad)
{
#if ACCESS_OCTS
    if (!PADDED || column < head_dim) *(Operand*)(row + column) = quad;
#else
    UNROLL for (uint i = 0; i < 4; i += 2)
    {
        if (!PADDED || column + i < head_dim) *(Pair*)(row + column + i) = (Pair){quad[i], quad[i + 1]};
    }
#endif
}

// K or V of a key/value head.
struct Rows
{
    const Element* first;
    ulong64 row; // from one to the next
#if KV_PAGED
    ulong64 block;
#endif
};

// What a lane needs to know to walk the keys.
struct Lane
{
    uint thread;
    uint column;  // of a matrix: its query, or its row of a left operand
    uint share;   // which four elements of every DEPTH it has
    uint head_dim;
    int keys;      // one past the last that any row of the workgroup sees
    int wave_keys; // of the wave
    int limit[BM_TILES]; // of its queries
    Rows k;
    Rows v;
#if KV_PAGED
    const int* table; // its blocks
    int last_block;   // of the cache
#endif
    float factor; // of a product, before the mask
    float unit;   // of a score, in powers of 2
    const float* mask[BM_TILES]; // of its queries
    uint mask_key;
    Element* k_tile; // K_BUFFERS times BLOCK_KEYS rows of K_PITCH
    Element* v_tile; // HEAD_DIM columns of V_PITCH
    uint* flags;     // one of each wave
    float* totals;   // of each thread: of its queries over the ranges so far, maxima and then sums of weights
};

// What it carries from block to block.
struct State
{
    float m[BM_TILES]; // the largest score so far of its queries
    float l[BM_TILES]; // the sum of their weights
    Sums sums[BM_TILES][PARTS];
};

// A thread's part of a block of K or V on its way from memory.
INLINE void fetch(const Lane& lane, const Rows& rows, int first_key, Oct (&ahead)[OWN])
{
#if KV_PAGED
    // A tile lies in one block: it begins at a multiple of its size, of which blocks have a multiple.
    static_assert(BLOCK_SIZE % BLOCK_KEYS == 0, "a tile lies in one block");
    int block = lane.table[(uint)first_key / BLOCK_SIZE];
    block = smaller(block < 0 ? 0 : block, lane.last_block);
    uint within = (uint)first_key % BLOCK_SIZE;
    const Element* first = rows.first + (ulong64)block * rows.block + within * rows.row;
#else
    const Element* first = rows.first + (ulong64)first_key * rows.row;
#endif
    // A key that nobody sees is not read: the last one that somebody sees stands for it, and is hidden later.
    uint last = (uint)(lane.keys - 1 - first_key);
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        uint key = smaller(lane.thread / OCTS + i * STRIDE, last);
        ahead[i] = load_row<Oct>(first + key * rows.row, lane.thread % OCTS * 8, lane.head_dim);
    }
}

// Into workgroup memory: K as it is, V transposed. All of a thread's places are one address and numbers that are known when
// this is compiled, which its instructions have room for.
INLINE void stage_k(const Lane& lane, const Oct (&ahead)[OWN], uint buffer)
{
    Element* mine = lane.k_tile + buffer * BLOCK_KEYS * K_PITCH;
    mine += lane.thread / OCTS * K_PITCH + lane.thread % OCTS * 8;
    UNROLL for (uint i = 0; i < OWN; ++i) *(Oct*)(mine + i * STRIDE * K_PITCH) = ahead[i];
}

INLINE void stage_v(const Lane& lane, const Oct (&ahead)[OWN])
{
    Element* mine = lane.v_tile + lane.thread % OCTS * 8 * V_PITCH + lane.thread / OCTS;
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        UNROLL for (uint e = 0; e < 8; ++e) mine[e * V_PITCH + i * STRIDE] = ahead[i][e];
    }
}

// 1 where an element is the special value, by its bits as float32: infinity, minus infinity, or any NaN.
INLINE Operand where(Operand v, uint special)
{
    Operand found;
    UNROLL for (uint e = 0; e < 4; ++e)
    {
        float value = to_float(v[e]);
        bool same = special == 0x7FC00000u ? value != value : float_to_bits(value) == special;
        found[e] = to_element(same ? 1 : 0);
    }
    return found;
}

// Scores of one block of rows become weights. Returns what scales its sums so far to the new maximum.
INLINE float soften(
    const Lane& lane, int first_key, uint t, const Sums (&scores)[BM_TILES][CHUNKS], State& state,
    Operand (&weights)[BM_TILES][CHUNKS][QUADS])
{
    float s[CHUNKS][SLOTS];
    float raised = state.m[t];
    UNROLL for (uint c = 0; c < CHUNKS; ++c)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            int key = first_key + (int)(TILE * c + place_of(lane.share, r));
            bool seen = key < lane.limit[t];
            s[c][r] = scores[t][c][r] * lane.factor;
            if (HAS_MASK && seen)
            {
                float bias = lane.mask[t][(ulong64)key * lane.mask_key];
                seen = bias != MINUS_INFINITY; // hidden, whatever its score is
                s[c][r] += bias;
            }
            s[c][r] = seen ? s[c][r] : MINUS_INFINITY;
            raised = __builtin_fmaxf(raised, s[c][r]);
        }
    }
    raised = row_max(raised);
    float base = raised == MINUS_INFINITY ? 0 : raised; // no key seen yet: every weight is 0
    float alpha = exp2_of((state.m[t] - base) * lane.unit);
    state.m[t] = raised;
    float sum = 0;
    UNROLL for (uint c = 0; c < CHUNKS; ++c)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            float p = exp2_of((s[c][r] - base) * lane.unit);
            sum += p;
            weights[t][c][r / 4][r % 4] = to_element(p);
        }
    }
    state.l[t] = __builtin_fmaf(state.l[t], alpha, row_sum(sum));
    return alpha;
}

// Products of a block of K in workgroup memory with the wave's queries.
INLINE void score(
    const Lane& lane, const Operand (&q)[BM_TILES][STEPS], uint buffer, Sums (&scores)[BM_TILES][CHUNKS])
{
    const Element* mine = lane.k_tile + buffer * BLOCK_KEYS * K_PITCH + lane.column * K_PITCH + 4 * lane.share;
    UNROLL for (uint c = 0; c < CHUNKS; ++c)
    {
        UNROLL for (uint t = 0; t < BM_TILES; ++t) scores[t][c] = (Sums)0.0f;
        UNROLL for (uint d = 0; d < STEPS; ++d)
        {
            Operand k = *(const Operand*)(mine + TILE * c * K_PITCH + DEPTH * d);
            UNROLL for (uint t = 0; t < BM_TILES; ++t) scores[t][c] = multiply(k, q[t][d], scores[t][c]);
        }
    }
}

// A block whose scores are known is taken in. A weight of 0 times NaN or infinity would be NaN: where V has such, CAREFUL
// keeps them out of the product, and adds them to the sums whose rows give them weight.
template <bool CAREFUL>
INLINE void take_in(const Lane& lane, const Sums (&scores)[BM_TILES][CHUNKS], int first_key, State& state)
{
    Operand weights[BM_TILES][CHUNKS][QUADS];
    float alpha[BM_TILES];
    UNROLL for (uint t = 0; t < BM_TILES; ++t) alpha[t] = soften(lane, first_key, t, scores, state, weights);
    const Element* mine = lane.v_tile + lane.column * V_PITCH + 4 * lane.share;
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        UNROLL for (uint t = 0; t < BM_TILES; ++t) state.sums[t][d] *= alpha[t];
        UNROLL for (uint i = 0; i < CHUNKS * QUADS; ++i)
        {
            Operand v = *(const Operand*)(mine + TILE * d * V_PITCH + DEPTH * i), all = v;
            if (CAREFUL)
            {
                UNROLL for (uint e = 0; e < 4; ++e) v[e] = is_special(v[e]) ? to_element(0) : v[e];
            }
            UNROLL for (uint t = 0; t < BM_TILES; ++t)
            {
                Operand p = weights[t][i / QUADS][i % QUADS];
                state.sums[t][d] = multiply(v, p, state.sums[t][d]);
                if (CAREFUL)
                {
                    // A product with 1 where such a value lies tells which sums give it weight.
                    _Pragma("unroll 1") for (uint kind = 0; kind < 3; ++kind)
                    {
                        uint special = kind == 0 ? 0x7F800000u : kind == 1 ? 0xFF800000u : 0x7FC00000u;
                        Sums met = multiply(where(all, special), p, (Sums)0.0f);
                        UNROLL for (uint r = 0; r < SLOTS; ++r)
                            state.sums[t][d][r] += met[r] > 0 ? bits_to_float(special) : 0;
                    }
                }
            }
        }
    }
}

// The keys from first to one before end.
template <bool CAREFUL>
INLINE void walk(const Lane& lane, const Operand (&q)[BM_TILES][STEPS], int first, int end, State& state)
{
    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        state.m[t] = MINUS_INFINITY;
        state.l[t] = 0;
        UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[t][d] = (Sums)0.0f;
    }
    // Where there are no registers for the next block, K and V of this one come in turn.
    constexpr bool IN_TURN = CAREFUL || OWN > 8;
    constexpr bool TWO_BUFFERS = K_BUFFERS == 2 && !CAREFUL;
    static_assert(!IN_TURN || !TWO_BUFFERS, "two buffers are for several waves");
    Oct k[OWN], v[OWN];
    if (!IN_TURN && first < end)
    {
        fetch(lane, lane.k, first, k);
        fetch(lane, lane.v, first, v);
        if (TWO_BUFFERS)
        {
            stage_k(lane, k, 0);
            if (first + (int)BLOCK_KEYS < end) fetch(lane, lane.k, first + (int)BLOCK_KEYS, k);
        }
    }
    uint buffer = 0;
    for (int first_key = first; first_key < end; first_key += BLOCK_KEYS)
    {
        int next = first_key + (int)BLOCK_KEYS;
        bool works = first_key < lane.wave_keys; // a wave's lanes go together
        Sums scores[BM_TILES][CHUNKS];
        // Every wave is done with the block before; with two buffers, this block's K is there. In turn, K of the block
        // before was done with when its V was there.
        if (!IN_TURN) barrier();
        if (IN_TURN)
        {
            fetch(lane, lane.k, first_key, k);
            stage_k(lane, k, buffer);
            fetch(lane, lane.v, first_key, v);
            barrier(); // K is there, and every wave is done with V of the block before
            if (works) score(lane, q, buffer, scores);
        }
        else if (TWO_BUFFERS)
        {
            if (works) score(lane, q, buffer, scores);
            buffer ^= 1;
            if (next < end) stage_k(lane, k, buffer);
        }
        else stage_k(lane, k, buffer);
        stage_v(lane, v);
        barrier(); // the block is there
        // The next one comes while this one is computed.
        int next_k = TWO_BUFFERS ? next + (int)BLOCK_KEYS : next;
        if (!IN_TURN && next_k < end) fetch(lane, lane.k, next_k, k);
        if (!IN_TURN && next < end) fetch(lane, lane.v, next, v);
        if (!IN_TURN && !TWO_BUFFERS && works) score(lane, q, buffer, scores);
        if (works) take_in<CAREFUL>(lane, scores, first_key, state);
    }
}

// Whether any lane of the workgroup holds a sum that is NaN or infinite; once a sum is, it stays so.
INLINE bool any_special(const Lane& lane, const State& state)
{
    bool special = false;
    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        UNROLL for (uint d = 0; d < PARTS; ++d)
        {
            UNROLL for (uint r = 0; r < SLOTS; ++r)
                special |= (float_to_bits(state.sums[t][d][r]) & 0x7F800000u) == 0x7F800000u;
        }
    }
    bool mine = __builtin_amdgcn_ballot_w64(special) != 0;
    if (lane.thread % WAVE == 0) lane.flags[lane.thread / WAVE] = mine;
    barrier(); // the walk has barriers of its own before the next are written
    uint all = 0;
    UNROLL for (uint w = 0; w < WAVES; ++w) all |= lane.flags[w];
    return all != 0;
}

INLINE void walk_range(const Lane& lane, const Operand (&q)[BM_TILES][STEPS], int first, int end, State& state)
{
    walk<false>(lane, q, first, end, state);
    if (any_special(lane, state)) walk<true>(lane, q, first, end, state);
}

} // namespace onegpu

extern "C" __global__ __attribute__((
    amdgpu_flat_work_group_size(64 * WAVES, 64 * WAVES),
    amdgpu_waves_per_eu(onegpu::RESIDENT, onegpu::RESIDENT))) void attention(
    AttentionParams params, const onegpu::Element* __restrict__ q_tensor, const onegpu::Element* __restrict__ k_tensor,
    const onegpu::Element* __restrict__ v_tensor, onegpu::Element* __restrict__ o_tensor,
    const float* __restrict__ mask, const int* __restrict__ key_lengths, float* __restrict__ scratch
#if KV_PAGED
    , const int* __restrict__ block_tables, const int* __restrict__ cu_seqlens_q
#endif
)
{
    using namespace onegpu;
    __shared__ __attribute__((aligned(16))) Element k_tile[K_BUFFERS * BLOCK_KEYS * K_PITCH];
    __shared__ __attribute__((aligned(16))) Element v_tile[HEAD_DIM * V_PITCH];
    __shared__ struct
    {
        uint flags[WAVES];
        float totals[THREADS * 2 * BM_TILES];
    } rest;
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    if (number >= params.last_group) return; // the last row of the grid may be longer than needed

    uint part = RANGES == TO_SCRATCH ? number % params.parts : 0;
    Work work = find_work(params, key_lengths, RANGES == TO_SCRATCH ? number / params.parts : number, ROWS);
#if KV_PAGED
    find_sequence(params, work, cu_seqlens_q);
    if (work.first_row >= work.rows) return; // other sequences have more queries
#endif
    Lane lane;
    lane.thread = thread_index();
    lane.column = lane.thread % TILE;
    lane.share = lane.thread % WAVE / TILE;
    lane.head_dim = params.head_dim;
    // Of the wave. Said to be one number of all its lanes, for the matrix instructions do not heed who is absent.
    uint first_row = work.first_row + (uint)__builtin_amdgcn_readfirstlane((int)(lane.thread / WAVE)) * WAVE_ROWS;
    // Blocks past these are hidden from every row: the early exit of causal attention, of the workgroup and of a wave.
    lane.keys = limit_of(params, work, smaller(work.first_row + ROWS, work.rows) - 1);
    lane.wave_keys = first_row < work.rows ? limit_of(params, work, smaller(first_row + WAVE_ROWS, work.rows) - 1) : 0;
    lane.k.first = k_tensor + params.k_offset + (ulong64)work.kv_head * params.k_head;
    lane.v.first = v_tensor + params.v_offset + (ulong64)work.kv_head * params.v_head;
#if KV_PAGED
    lane.table = block_tables + params.tables_offset + (ulong64)work.batch * params.table_width;
    lane.last_block = (int)params.blocks - 1;
    lane.k.block = params.k_batch;
    lane.v.block = params.v_batch;
#else
    lane.k.first += (ulong64)work.batch * params.k_batch;
    lane.v.first += (ulong64)work.batch * params.v_batch;
#endif
    lane.k.row = params.k_row;
    lane.v.row = params.v_row;
    // Powers of 2 from the start, unless a mask is to be added first: the lowest float is a mask too, and has no product
    // with log2(e).
    lane.factor = HAS_MASK ? params.scale : params.scale * LOG2_E;
    lane.unit = HAS_MASK ? LOG2_E : 1;
    lane.mask_key = params.mask_key;
    lane.k_tile = k_tile;
    lane.v_tile = v_tile;
    lane.flags = rest.flags;
    lane.totals = rest.totals + lane.thread * 2 * BM_TILES;

    Operand q[BM_TILES][STEPS];
    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        uint row = smaller(first_row + TILE * t + lane.column, work.rows - 1);
        lane.limit[t] = limit_of(params, work, row);
        Row place = find_row(params, work, row);
        lane.mask[t] = mask + params.mask_offset + (ulong64)work.batch * params.mask_batch +
                       (ulong64)place.head * params.mask_head + (ulong64)place.query * params.mask_row;
        const Element* q_row = q_tensor + params.q_offset + (ulong64)work.batch * params.q_batch +
                               (ulong64)place.head * params.q_head + (ulong64)place.query * params.q_row;
        UNROLL for (uint d = 0; d < STEPS; ++d)
            q[t][d] = load_row<Operand>(q_row, DEPTH * d + 4 * lane.share, lane.head_dim);
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
            walk_range(lane, q, first, smaller(first + (int)params.range_keys, lane.keys), state);
            // Read anew, so that comparisons with it are not made once for all ranges and fill the scalar registers.
            uint head_dim = (uint)__builtin_amdgcn_readfirstlane((int)lane.head_dim);
            UNROLL for (uint t = 0; t < BM_TILES; ++t)
            {
                uint row = first_row + TILE * t + lane.column;
                if (row >= work.rows) continue;
                Row place = find_row(params, work, row);
                Float4* kept = (Float4*)scratch + scratch_of(params, work.batch, place.head, place.query, range);
                UNROLL for (uint i = 0; i < PARTS * QUADS; ++i)
                {
                    uint quad = SHARES * i + lane.share;
                    if (!PADDED || 4 * quad < head_dim) kept[quad] = quad_of(state.sums[t][i / QUADS], i % QUADS);
                }
                if (lane.share == 0) kept[quads_of(params)] = (Float4){state.m[t], state.l[t], 0, 0};
            }
        }
        return;
    }
    if (RANGES == ONE_RANGE) walk_range(lane, q, 0, lane.keys, state);
    if (RANGES == MANY_RANGES)
    {
        // What a lane needs once for each range waits in workgroup memory and takes no register.
        float* m = lane.totals;
        float* l = lane.totals + BM_TILES;
        Sums total[BM_TILES][PARTS];
        UNROLL for (uint t = 0; t < BM_TILES; ++t)
        {
            m[t] = MINUS_INFINITY;
            l[t] = 0;
            UNROLL for (uint d = 0; d < PARTS; ++d) total[t][d] = (Sums)0.0f;
        }
        for (int first = 0; first < lane.keys; first += (int)params.range_keys)
        {
            walk_range(lane, q, first, smaller(first + (int)params.range_keys, lane.keys), state);
            UNROLL for (uint t = 0; t < BM_TILES; ++t)
            {
                Fold fold = fold_factors(m[t], state.m[t], lane.unit);
                l[t] = folded(fold, l[t], state.l[t]);
                UNROLL for (uint d = 0; d < PARTS; ++d)
                {
                    UNROLL for (uint r = 0; r < SLOTS; ++r)
                        total[t][d][r] = folded(fold, total[t][d][r], state.sums[t][d][r]);
                }
            }
        }
        UNROLL for (uint t = 0; t < BM_TILES; ++t)
        {
            state.l[t] = l[t];
            UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[t][d] = total[t][d];
        }
    }

    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        uint row = first_row + TILE * t + lane.column;
        if (row >= work.rows) continue;
        float finish = finish_row(params, state.l[t]);
        Row place = find_row(params, work, row);
        Element* out = o_tensor + params.o_offset + (ulong64)work.batch * params.o_batch +
                       (ulong64)place.head * params.o_head + (ulong64)place.query * params.o_row;
        UNROLL for (uint i = 0; i < PARTS * QUADS; ++i)
        {
            Float4 sums = quad_of(state.sums[t][i / QUADS], i % QUADS);
            Operand quad;
            UNROLL for (uint e = 0; e < 4; ++e) quad[e] = to_element(sums[e] * finish);
            store_row(out, DEPTH * i + 4 * lane.share, lane.head_dim, quad);
        }
    }
}
