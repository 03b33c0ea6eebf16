// Attention on the matrix instructions of AMD's gfx11 (RDNA 3 and 3.5). One wave of 32 lanes is the workgroup. It owns 16
// query rows and walks the keys 16 at a time with an online softmax: docs/hip.md derives it step by step.
//
// The instruction computes D += A * B of 16 x 16 matrices. Lane l holds row l % 16 of A and column l % 16 of B, all 16
// elements of it in order; both halves of the wave hold a copy. Of D it holds column l % 16, and of it the rows
// 2 * r + l / 16. So a row of K as it lies in memory is a column of K^T, and Q K^T takes no transposition; the weights,
// which come out as D, go through workgroup memory to become A; and of V each lane gathers the column that it needs.
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 64 or 128); ACCESS_WORDS or ACCESS_OCTS (rows of Q, K, V
// and O begin at multiples of 2 or 8 elements, and end so); FORM_SINGLE or FORM_PIPELINED (the scores of the next tile are
// computed before the softmax of this one, so that the two can overlap); BM_TILES (blocks of 16 rows of a wave);
// V_GATHER or V_LDS_T (V goes through workgroup memory, transposed); Q_KEPT or Q_LOADED (Q stays in registers, or is loaded
// for every tile, where the sums leave no room for it).
// Constants: 0: whether there is a mask; 1: whether head_dim is less than HEAD_DIM.

#if !defined(__GFX11__)
#error "this kernel is made of the matrix instructions of gfx11; compile it with --offload-arch=gfx1100, gfx1151 or another"
#endif

#include "common.hip"
#include "attention/work.hip"

namespace onegpu
{

constexpr uint TILE = 16;
constexpr uint PARTS = HEAD_DIM / TILE; // matrices side by side along the head dimension
constexpr uint SLOTS = 8;               // rows of a sum in a lane
constexpr uint ROWS = TILE * BM_TILES;
constexpr bool HAS_MASK = CONSTANT_0;
constexpr bool PADDED = CONSTANT_1;

// Pairs that may or may not be there take a comparison each. Unrolled, these fill the scalar registers.
#define PAIR_BY_PAIR (CONSTANT_1 && !ACCESS_OCTS)
#define KEEPS_Q (Q_KEPT && !PAIR_BY_PAIR)
#if PAIR_BY_PAIR
constexpr int UNROLLED_PARTS = 1;
#else
constexpr int UNROLLED_PARTS = PARTS;
#endif

typedef Element Operand __attribute__((ext_vector_type(16)));
typedef float Sums __attribute__((ext_vector_type(8)));

INLINE Sums multiply(Operand a, Operand b, Sums c)
{
#if DTYPE_FLOAT16
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c);
#else
    return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c);
#endif
}

// The value of lane ^ MASK, among 16 lanes.
template <int MASK> INLINE float across(float x)
{
    int bits = __builtin_bit_cast(int, x);
    return __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(0, bits, 0x160 + MASK, 0xF, 0xF, true));
}

// Over the 16 lanes that hold a row of scores: a butterfly of four stages, the same order in every lane.
INLINE float row_max(float x)
{
    x = __builtin_fmaxf(x, across<1>(x));
    x = __builtin_fmaxf(x, across<2>(x));
    x = __builtin_fmaxf(x, across<4>(x));
    return __builtin_fmaxf(x, across<8>(x));
}

INLINE float row_sum(float x)
{
    x += across<1>(x);
    x += across<2>(x);
    x += across<4>(x);
    return x + across<8>(x);
}

#if ACCESS_OCTS
typedef Oct Load;
#else
typedef Pair Load;
#endif
constexpr uint LOADED = sizeof(Load) / sizeof(Element);

// 16 elements of a row that lies in order, from a column on. Those from head_dim on are 0 and are not read.
INLINE Operand load_row(const Element* row, uint column, uint head_dim)
{
    Operand operand;
    UNROLL for (uint i = 0; i < TILE; i += LOADED)
    {
        // The first elements stand for those that are not there: a branch would cost registers.
        bool there = !PADDED || column + i < head_dim;
        Load load = *(const Load*)(row + (there ? column + i : 0));
        UNROLL for (uint e = 0; e < LOADED; ++e) operand[i + e] = there ? load[e] : to_element(0);
    }
    return operand;
}

// What a wave needs to know to walk the keys.
struct Wave
{
    uint lane;
    uint half; // 1 for the lanes that hold the odd rows of a sum
    uint column;
    uint head_dim;
    int keys;           // one past the last that any of its rows sees
    const Element* q[BM_TILES]; // row wave.column of each block
    const Element* k;           // of its batch entry and head
    const Element* v;
    ulong64 k_row;
    ulong64 v_row;
    float factor;       // of a product, before the mask
    float unit;         // of a score, in powers of 2
    const float* mask;
    uint mask_key;
    Element* weights;   // workgroup memory: BM_TILES blocks of 16 x 16
    Element* v_tile;    // HEAD_DIM x 16, for V_LDS_T
};

// What it carries from tile to tile.
struct State
{
    float m[BM_TILES][SLOTS]; // the largest score so far
    float l[BM_TILES][SLOTS]; // the sum of the weights
    Sums sums[BM_TILES][PARTS];
};

struct RowFacts
{
    int limit[BM_TILES][SLOTS];
    uint mask[BM_TILES][SLOTS]; // first element of the row in the mask
};

// Rows of Q as left operands.
struct Queries
{
#if KEEPS_Q
    Operand operands[BM_TILES][PARTS];
#endif

    INLINE_MEMBER void load([[maybe_unused]] const Wave& wave)
    {
#if KEEPS_Q
        UNROLL for (uint t = 0; t < BM_TILES; ++t)
        {
            UNROLL for (uint d = 0; d < PARTS; ++d) operands[t][d] = load_row(wave.q[t], TILE * d, wave.head_dim);
        }
#endif
    }

    INLINE_MEMBER Operand get([[maybe_unused]] const Wave& wave, uint t, uint d) const
    {
#if KEEPS_Q
        return operands[t][d];
#else
        return load_row(wave.q[t], TILE * d, wave.head_dim);
#endif
    }
};

// The products of a tile of keys: no factor, nothing hidden yet.
INLINE void score_tile(const Wave& wave, const Queries& q, int first_key, Sums (&scores)[BM_TILES])
{
    UNROLL for (uint t = 0; t < BM_TILES; ++t) scores[t] = (Sums)0.0f;
    // A key that nobody sees is not read: the last one that somebody sees stands for it, and is hidden later.
    int key = smaller(first_key + (int)wave.column, wave.keys - 1);
    const Element* row = wave.k + (ulong64)key * wave.k_row;
    _Pragma("unroll UNROLLED_PARTS") for (uint d = 0; d < PARTS; ++d)
    {
        Operand k = load_row(row, TILE * d, wave.head_dim);
        UNROLL for (uint t = 0; t < BM_TILES; ++t) scores[t] = multiply(q.get(wave, t, d), k, scores[t]);
    }
}

// Element of V of one of the 16 keys of a tile, in the column wave.column + 16 * d.
INLINE Element v_element(const Wave& wave, [[maybe_unused]] int first_key, uint d, uint e)
{
    uint column = TILE * d + wave.column;
#if V_LDS_T
    return wave.v_tile[TILE * column + e];
#else
    if (PADDED) column = smaller(column, wave.head_dim - 1); // its sum is not written
    int key = smaller(first_key + (int)e, wave.keys - 1);
    return (wave.v + (ulong64)key * wave.v_row)[column];
#endif
}

// All of them: a right operand.
INLINE Operand load_v(const Wave& wave, int first_key, uint d)
{
    Operand v;
    UNROLL for (uint e = 0; e < TILE; ++e) v[e] = v_element(wave, first_key, d, e);
    return v;
}

#if V_LDS_T
// Lane l moves the even or the odd columns of key l % 16.
INLINE void stage_v(const Wave& wave, int first_key)
{
    int key = smaller(first_key + (int)wave.column, wave.keys - 1);
    const Element* row = wave.v + (ulong64)key * wave.v_row;
    UNROLL for (uint i = 0; i < HEAD_DIM / 2; ++i)
    {
        uint column = 2 * i + wave.half;
        wave.v_tile[TILE * column + wave.column] = row[PADDED ? smaller(column, wave.head_dim - 1) : column];
    }
}
#endif

// Scores become weights; the sums so far are scaled to the new maximum; the weights go to workgroup memory.
INLINE void soften(const Wave& wave, const RowFacts& rows, int first_key, Sums (&scores)[BM_TILES], State& state)
{
    int key = first_key + (int)wave.column;
    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        Sums alphas;
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            bool seen = key < rows.limit[t][r];
            float s = scores[t][r] * wave.factor;
            if (HAS_MASK && seen)
            {
                float bias = wave.mask[rows.mask[t][r] + (uint)key * wave.mask_key];
                seen = bias != MINUS_INFINITY; // hidden, whatever its score is
                s += bias;
            }
            s = seen ? s : MINUS_INFINITY;
            float raised = __builtin_fmaxf(state.m[t][r], row_max(s));
            float base = raised == MINUS_INFINITY ? 0 : raised; // no key seen yet: every weight is 0
            float alpha = exp2_of((state.m[t][r] - base) * wave.unit);
            float p = exp2_of((s - base) * wave.unit);
            state.m[t][r] = raised;
            state.l[t][r] = state.l[t][r] * alpha + row_sum(p);
            alphas[r] = alpha;
            wave.weights[TILE * (TILE * t + 2 * r + wave.half) + wave.column] = to_element(p);
        }
        UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[t][d] *= alphas;
    }
}

// Row l % 16 of the weights, now a left operand.
INLINE Operand load_weights(const Wave& wave, uint t)
{
    Operand weights;
    const Oct* row = (const Oct*)(wave.weights + TILE * (TILE * t + wave.column));
    UNROLL for (uint i = 0; i < 2; ++i)
    {
        Oct oct = row[i];
        UNROLL for (uint e = 0; e < 8; ++e) weights[8 * i + e] = oct[e];
    }
    return weights;
}

// What NaN and infinities of V give to the rows that give them weight.
INLINE void add_specials(const Wave& wave, int first_key, uint t, uint d, Sums& sums)
{
    _Pragma("unroll 1") for (uint e = 0; e < TILE; ++e)
    {
        Element v = v_element(wave, first_key, d, e);
        if (!is_special(v)) continue;
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            float p = to_float(wave.weights[TILE * (TILE * t + 2 * r + wave.half) + e]);
            if (p != 0) sums[r] += p * to_float(v);
        }
    }
}

// The sums take the tile in. A weight of 0 times NaN or infinity would be NaN: where V has such, CAREFUL keeps them out of
// the product, which has the same bits then as if they were 0.
template <bool CAREFUL> INLINE void gather_tile(const Wave& wave, int first_key, State& state)
{
    Operand weights[BM_TILES];
    UNROLL for (uint t = 0; t < BM_TILES; ++t) weights[t] = load_weights(wave, t);
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        Operand v = load_v(wave, first_key, d);
        if (CAREFUL)
        {
            UNROLL for (uint e = 0; e < TILE; ++e) v[e] = is_special(v[e]) ? to_element(0) : v[e];
        }
        UNROLL for (uint t = 0; t < BM_TILES; ++t)
        {
            state.sums[t][d] = multiply(weights[t], v, state.sums[t][d]);
            if (CAREFUL) add_specials(wave, first_key, t, d, state.sums[t][d]);
        }
    }
}

template <bool CAREFUL>
INLINE void walk(const Wave& wave, const RowFacts& rows, const Queries& q, State& state)
{
    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            state.m[t][r] = MINUS_INFINITY;
            state.l[t][r] = 0;
        }
        UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[t][d] = (Sums)0.0f;
    }
    Sums scores[BM_TILES];
#if FORM_PIPELINED
    if (wave.keys > 0) score_tile(wave, q, 0, scores);
#endif
    for (int first_key = 0; first_key < wave.keys; first_key += TILE)
    {
#if FORM_PIPELINED
        // Nothing below needs these products, nor they it. The last tile computes its own once more: no branch.
        Sums next[BM_TILES];
        int next_key = first_key + (int)TILE < wave.keys ? first_key + (int)TILE : first_key;
        score_tile(wave, q, next_key, next);
#else
        score_tile(wave, q, first_key, scores);
#endif
#if V_LDS_T
        stage_v(wave, first_key);
#endif
        soften(wave, rows, first_key, scores, state);
        barrier(); // every lane has written its weights
        gather_tile<CAREFUL>(wave, first_key, state);
        barrier(); // every lane has read them
#if FORM_PIPELINED
        UNROLL for (uint t = 0; t < BM_TILES; ++t) scores[t] = next[t];
#endif
    }
}

// Whether any lane holds a sum that is NaN or infinite; once a sum is, it stays so.
INLINE bool any_special(const State& state)
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
    return __builtin_amdgcn_ballot_w32(special) != 0;
}

} // namespace onegpu

extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(32, 32))) void attention(
    AttentionParams params, const onegpu::Element* q_tensor, const onegpu::Element* __restrict__ k_tensor,
    const onegpu::Element* __restrict__ v_tensor, onegpu::Element* __restrict__ o_tensor,
    const float* __restrict__ mask, const int* __restrict__ key_lengths, float* __restrict__)
{
    using namespace onegpu;
    __shared__ __attribute__((aligned(16))) Element weights[ROWS * TILE];
#if V_LDS_T
    __shared__ __attribute__((aligned(16))) Element v_tile[HEAD_DIM * TILE];
#else
    Element* v_tile = nullptr;
#endif
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    if (number >= params.last_group) return; // the last row of the grid may be longer than needed

    const Work work = find_work(params, key_lengths, number, ROWS);
    Wave wave;
    wave.lane = thread_index();
    wave.half = wave.lane / TILE;
    wave.column = wave.lane % TILE;
    wave.head_dim = params.head_dim;
    // The keys of a tile past this are hidden from every row of the block: the early exit of causal attention.
    wave.keys = limit_of(params, work, smaller(work.first_row + ROWS, work.rows) - 1);
    wave.k = k_tensor + params.k_offset + (ulong64)work.batch * params.k_batch + (ulong64)work.kv_head * params.k_head;
    wave.v = v_tensor + params.v_offset + (ulong64)work.batch * params.v_batch + (ulong64)work.kv_head * params.v_head;
    wave.k_row = params.k_row;
    wave.v_row = params.v_row;
    // Powers of 2 from the start, unless a mask is to be added first: the lowest float is a mask too, and has no product
    // with log2(e).
    wave.factor = HAS_MASK ? params.scale : params.scale * LOG2_E;
    wave.unit = HAS_MASK ? LOG2_E : 1;
    wave.mask = mask;
    wave.mask_key = params.mask_key;
    wave.weights = weights;
    wave.v_tile = v_tile;

    RowFacts rows;
    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            uint row = smaller(work.first_row + TILE * t + 2 * r + wave.half, work.rows - 1);
            rows.limit[t][r] = limit_of(params, work, row);
            Row place = find_row(params, work, row);
            rows.mask[t][r] = params.mask_offset + work.batch * params.mask_batch + place.head * params.mask_head +
                              place.query * params.mask_row;
        }
        Row place = find_row(params, work, smaller(work.first_row + TILE * t + wave.column, work.rows - 1));
        // Not __restrict__: the compiler would move Q_LOADED's loads out of the loop, and run out of registers.
        wave.q[t] = q_tensor + params.q_offset + (ulong64)work.batch * params.q_batch +
                    (ulong64)place.head * params.q_head + (ulong64)place.query * params.q_row;
    }
    Queries q;
    q.load(wave);

    State state;
    walk<false>(wave, rows, q, state);
    if (any_special(state)) walk<true>(wave, rows, q, state);

    UNROLL for (uint t = 0; t < BM_TILES; ++t)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            uint row = work.first_row + TILE * t + 2 * r + wave.half;
            if (row >= work.rows) continue;
            float finish = finish_row(params, state.l[t][r]);
            Row place = find_row(params, work, row);
            Element* out = o_tensor + params.o_offset + (ulong64)work.batch * params.o_batch +
                           (ulong64)place.head * params.o_head + (ulong64)place.query * params.o_row;
            UNROLL for (uint d = 0; d < PARTS; ++d)
            {
                uint column = TILE * d + wave.column;
                if (!PADDED || column < wave.head_dim) out[column] = to_element(state.sums[t][d][r] * finish);
            }
        }
    }
}
