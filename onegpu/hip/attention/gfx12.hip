// Attention on the matrix instructions of AMD's gfx12 (RDNA 4), transposed. WAVES waves of 32 lanes are a workgroup, each
// owns 16 query rows, and all walk the keys BLOCK_KEYS at a time through workgroup memory: docs/hip.md derives it.
//
// The instruction computes D += A * B of 16 x 16 matrices. Lane l holds row l % 16 of A and column l % 16 of B, and of it
// the elements 8 * (l / 16) to + 7; of D column l % 16, and the same elements of it. So D is a B as it is. With
// S^T = K Q^T a lane has scores of one query alone, and they become weights P^T in place, which O^T += V^T P^T takes as
// they lie. Maximum and sum of a row are the lane's own, but for one exchange with the lane that has the other keys.
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 32, 64 or 128); ACCESS_WORDS or ACCESS_OCTS (rows of Q,
// K, V and O begin at multiples of 2 or 8 elements, and end so); BLOCK_KEYS (32 or 64); WAVES (4 or 8). For K and V in 8
// bits ACCESS_ANY (as with WORDS, but K and V lie anywhere) and those of quantized.hip: they become elements on their way
// into workgroup memory, or K stays as it is, and Q is quantised. DTYPE_FLOAT32 with PRODUCTS_BFLOAT16: Q, K and V become
// bfloat16 on their way in, and O is as it was summed; ACCESS_WORDS or ACCESS_QUADS are multiples of 1 or 4 then.
// Constants: 0: whether there is a mask; 1: whether head_dim is less than HEAD_DIM.

#if !defined(__GFX12__)
#error "this kernel is made of the matrix instructions of gfx12; compile it with --offload-arch=gfx1200 or gfx1201"
#endif

#include "common.hip"
#include "attention/work.hip"
#include "attention/quantized.hip"
#include "attention/epilogue.hip"

namespace onegpu
{

constexpr uint TILE = 16;
constexpr uint PARTS = HEAD_DIM / TILE;     // matrices side by side along the head dimension
constexpr uint CHUNKS = BLOCK_KEYS / TILE;  // and along the keys of a block
constexpr uint SLOTS = 8;                   // elements of a matrix in a lane
constexpr uint THREADS = 32 * WAVES;
constexpr uint ROWS = TILE * WAVES;
constexpr uint PAD = 8;                     // elements, so that rows of workgroup memory begin at different banks
constexpr uint K_PITCH = HEAD_DIM + PAD;
constexpr uint V_PITCH = BLOCK_KEYS + PAD;
constexpr uint OCTS = BLOCK_KEYS * HEAD_DIM / 8; // of a block of K, and of V
constexpr uint OWN = (OCTS + THREADS - 1) / THREADS;
constexpr bool HAS_MASK = CONSTANT_0;
constexpr bool PADDED = CONSTANT_1;
// Whether a block is on its way while the one before is computed. With products of 8 bits that was slower, says FKL.
#if KV_FLOAT8_PRODUCTS
constexpr bool FETCH_AHEAD = false;
#else
constexpr bool FETCH_AHEAD = true;
#endif

// Eight numbers of a row as they come from memory.
#if QUANTIZED
typedef Bytes8 Loaded;
#elif PRODUCTS_BFLOAT16
typedef float Loaded __attribute__((ext_vector_type(8)));
#else
typedef Oct Loaded;
#endif

typedef Oct Operand;
typedef float Sums __attribute__((ext_vector_type(8)));

// Matrices of K and Q, and what K is in workgroup memory.
#if KV_FLOAT8_PRODUCTS
typedef int KeyOperand __attribute__((ext_vector_type(2)));
typedef unsigned char KeyElement;
#else
typedef Operand KeyOperand;
typedef Element KeyElement;
#endif

INLINE Sums multiply(Operand a, Operand b, Sums c)
{
#if DTYPE_FLOAT16
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c);
#else
    return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c);
#endif
}

#if KV_FLOAT8_PRODUCTS
INLINE Sums multiply(KeyOperand a, KeyOperand b, Sums c)
{
    return __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(a, b, c);
}
#endif

// The value of lane ^ 16: it has the same query, and the other keys.
INLINE float across(float x)
{
    int bits = __builtin_bit_cast(int, x);
    bits = __builtin_amdgcn_permlanex16(bits, bits, 0x76543210, 0xFEDCBA98, false, false);
    return __builtin_bit_cast(float, bits);
}

#if PRODUCTS_BFLOAT16
typedef float Quad __attribute__((ext_vector_type(4)));

// Eight numbers of a row that lies in order. Those from head_dim on are 0 and are not read.
INLINE Loaded load_oct(const float* row, uint column, uint head_dim)
{
    Loaded numbers;
#if ACCESS_QUADS
    UNROLL for (uint i = 0; i < 8; i += 4)
    {
        bool there = !PADDED || column + i < head_dim;
        Quad quad = *(const Quad*)(row + (there ? column + i : 0));
        UNROLL for (uint e = 0; e < 4; ++e) numbers[i + e] = there ? quad[e] : 0;
    }
#else
    UNROLL for (uint e = 0; e < 8; ++e)
    {
        float number = row[PADDED ? smaller(column + e, head_dim - 1) : column + e];
        numbers[e] = !PADDED || column + e < head_dim ? number : 0;
    }
#endif
    return numbers;
}

INLINE Oct elements_of(Loaded numbers)
{
    Oct oct;
    UNROLL for (uint e = 0; e < 8; ++e) oct[e] = to_element(numbers[e]);
    return oct;
}

INLINE void store_oct(float* row, uint column, uint head_dim, Sums numbers)
{
#if ACCESS_QUADS
    UNROLL for (uint i = 0; i < 8; i += 4)
    {
        Quad quad = {numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]};
        if (!PADDED || column + i < head_dim) *(Quad*)(row + column + i) = quad;
    }
#else
    // Asked otherwise than where Q is loaded: the compiler would keep those answers, and spill for them.
    uint there = column < head_dim ? head_dim - column : 0;
    UNROLL for (uint e = 0; e < 8; ++e)
    {
        if (!PADDED || e < there) row[column + e] = numbers[e];
    }
#endif
}
#else
// Eight elements of a row that lies in order. Those from head_dim on are 0 and are not read.
INLINE Oct load_oct(const Element* row, uint column, uint head_dim)
{
#if ACCESS_OCTS
    bool there = !PADDED || column < head_dim;
    Oct oct = *(const Oct*)(row + (there ? column : 0));
    return there ? oct : (Oct)to_element(0);
#else
    Oct oct;
    UNROLL for (uint i = 0; i < 8; i += 2)
    {
        bool there = !PADDED || column + i < head_dim;
        Pair pair = *(const Pair*)(row + (there ? column + i : 0));
        oct[i] = there ? pair[0] : to_element(0);
        oct[i + 1] = there ? pair[1] : to_element(0);
    }
    return oct;
#endif
}

INLINE Oct elements_of(Oct oct) { return oct; }

INLINE void store_oct(Element* row, uint column, uint head_dim, Sums numbers)
{
    Oct oct;
    UNROLL for (uint e = 0; e < 8; ++e) oct[e] = to_element(numbers[e]);
#if ACCESS_OCTS
    if (!PADDED || column < head_dim) *(Oct*)(row + column) = oct;
#else
    UNROLL for (uint i = 0; i < 8; i += 2)
    {
        if (!PADDED || column + i < head_dim) *(Pair*)(row + column + i) = (Pair){oct[i], oct[i + 1]};
    }
#endif
}
#endif

// What a lane needs to know to walk the keys.
struct Lane
{
    uint thread;
    uint column; // of a matrix: its query, or its row of a left operand
    uint half;   // 1 for the lanes that have the later eight elements
    uint head_dim;
    int keys;      // one past the last that any row of the workgroup sees
    int wave_keys; // of the wave
    int limit;     // of its query
    const Stored* k;
    const Stored* v;
    ulong64 k_row;
    ulong64 v_row;
#if QUANTIZED
    const float* k_scales;
    const float* v_scales;
    ulong64 k_scales_row;
    ulong64 v_scales_row;
    float* scale_tile; // of the keys of a block, where they are not yet in K
#endif
    float factor; // of a product, before the mask
    float unit;   // of a score, in powers of 2
    const float* mask; // of its query
    uint mask_key;
    KeyElement* k_tile; // BLOCK_KEYS rows of K_PITCH
    Element* v_tile; // HEAD_DIM columns of V_PITCH
};

// What it carries from block to block.
struct State
{
    float m; // the largest score so far of its query
    float l; // the sum of its weights
    Sums sums[PARTS];
};

// A block of K and V on its way from memory, each thread's part.
struct Ahead
{
    Loaded k[OWN];
    Loaded v[OWN];
#if QUANTIZED
    float k_scales[OWN];
    float v_scales[OWN];
#endif
};

#if QUANTIZED
// Eight bytes of a row. Those from head_dim on are 0 and are not read.
INLINE Bytes8 load_oct(const Stored* row, uint column, uint head_dim)
{
    if (!PADDED || column + 8 <= head_dim) return ((const AnyBytes8*)(row + column))->words;
    return (Bytes8){load_bytes4(row, column, head_dim), load_bytes4(row, column + 4, head_dim)};
}

INLINE Oct elements_of(Bytes8 bytes, float scale)
{
    Oct oct;
    UNROLL for (uint half = 0; half < 2; ++half)
    {
        Numbers4 numbers = numbers_of(bytes[half]);
        UNROLL for (uint e = 0; e < 4; ++e) oct[4 * half + e] = to_element(numbers[e] * scale);
    }
    return oct;
}
#endif

INLINE void fetch(const Lane& lane, int first_key, Ahead& ahead)
{
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        uint slot = smaller(lane.thread + i * THREADS, OCTS - 1);
        // A key that nobody sees is not read: the last one that somebody sees stands for it, and is hidden later.
        int key = smaller(first_key + (int)(slot / (HEAD_DIM / 8)), lane.keys - 1);
        uint column = slot % (HEAD_DIM / 8) * 8;
        ahead.k[i] = load_oct(lane.k + (ulong64)key * lane.k_row, column, lane.head_dim);
        ahead.v[i] = load_oct(lane.v + (ulong64)key * lane.v_row, column, lane.head_dim);
#if QUANTIZED
        ahead.k_scales[i] = lane.k_scales[(ulong64)key * lane.k_scales_row];
        ahead.v_scales[i] = lane.v_scales[(ulong64)key * lane.v_scales_row];
#endif
    }
}

// Into workgroup memory: K as it is, V transposed.
INLINE void stage(const Lane& lane, const Ahead& ahead)
{
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        uint slot = lane.thread + i * THREADS;
        if (OCTS % THREADS != 0 && slot >= OCTS) continue;
        uint key = slot / (HEAD_DIM / 8), column = slot % (HEAD_DIM / 8) * 8;
#if KV_FLOAT8_PRODUCTS
        *(Bytes8*)(lane.k_tile + key * K_PITCH + column) = ahead.k[i];
        if (column == 0) lane.scale_tile[key] = ahead.k_scales[i];
#elif QUANTIZED
        *(Oct*)(lane.k_tile + key * K_PITCH + column) = elements_of(ahead.k[i], ahead.k_scales[i]);
#else
        *(Oct*)(lane.k_tile + key * K_PITCH + column) = elements_of(ahead.k[i]);
#endif
#if QUANTIZED
        Oct v = elements_of(ahead.v[i], ahead.v_scales[i]);
#else
        Oct v = elements_of(ahead.v[i]);
#endif
        UNROLL for (uint e = 0; e < 8; ++e) lane.v_tile[(column + e) * V_PITCH + key] = v[e];
    }
}

// 1 where an element is the special value, by its bits as float32: infinity, minus infinity, or any NaN.
INLINE Operand where(Operand v, uint special)
{
    Operand found;
    UNROLL for (uint e = 0; e < 8; ++e)
    {
        float value = to_float(v[e]);
        bool same = special == 0x7FC00000u ? value != value : float_to_bits(value) == special;
        found[e] = to_element(same ? 1 : 0);
    }
    return found;
}

// A block in workgroup memory is taken in. A weight of 0 times NaN or infinity would be NaN: where V has such, CAREFUL keeps
// them out of the product, and adds them to the sums whose rows give them weight.
template <bool CAREFUL> INLINE void fold(const Lane& lane, const KeyOperand (&q)[PARTS], int first_key, State& state)
{
    Sums scores[CHUNKS];
    float raised = state.m;
    UNROLL for (uint c = 0; c < CHUNKS; ++c)
    {
        scores[c] = (Sums)0.0f;
        const KeyElement* row = lane.k_tile + (TILE * c + lane.column) * K_PITCH + 8 * lane.half;
        UNROLL for (uint d = 0; d < PARTS; ++d)
            scores[c] = multiply(*(const KeyOperand*)(row + TILE * d), q[d], scores[c]);
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            int key = first_key + (int)(TILE * c + 8 * lane.half + r);
            bool seen = key < lane.limit;
            float s = scores[c][r] * lane.factor;
#if KV_FLOAT8_PRODUCTS
            s *= lane.scale_tile[TILE * c + 8 * lane.half + r];
#endif
            if (HAS_MASK && seen)
            {
                float bias = lane.mask[(ulong64)key * lane.mask_key];
                seen = bias != MINUS_INFINITY; // hidden, whatever its score is
                s += bias;
            }
            scores[c][r] = seen ? s : MINUS_INFINITY;
            raised = __builtin_fmaxf(raised, scores[c][r]);
        }
    }
    raised = __builtin_fmaxf(raised, across(raised));
    float base = raised == MINUS_INFINITY ? 0 : raised; // no key seen yet: every weight is 0
    float alpha = exp2_of((state.m - base) * lane.unit);
    state.m = raised;
    float sum = 0;
    Operand weights[CHUNKS];
    UNROLL for (uint c = 0; c < CHUNKS; ++c)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            float p = exp2_of((scores[c][r] - base) * lane.unit);
            sum += p;
            weights[c][r] = to_element(p);
        }
    }
    state.l = state.l * alpha + (sum + across(sum));
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        state.sums[d] *= alpha;
        UNROLL for (uint c = 0; c < CHUNKS; ++c)
        {
            const Element* column = lane.v_tile + (TILE * d + lane.column) * V_PITCH + TILE * c + 8 * lane.half;
            Operand v = *(const Oct*)column, all = v;
            if (CAREFUL)
            {
                UNROLL for (uint e = 0; e < 8; ++e) v[e] = is_special(v[e]) ? to_element(0) : v[e];
            }
            state.sums[d] = multiply(v, weights[c], state.sums[d]);
            if (CAREFUL)
            {
                // A product with 1 where such a value lies tells which sums give it weight.
                _Pragma("unroll 1") for (uint kind = 0; kind < 3; ++kind)
                {
                    uint special = kind == 0 ? 0x7F800000u : kind == 1 ? 0xFF800000u : 0x7FC00000u;
                    Sums met = multiply(where(all, special), weights[c], (Sums)0.0f);
                    UNROLL for (uint r = 0; r < SLOTS; ++r)
                        state.sums[d][r] += met[r] > 0 ? bits_to_float(special) : 0;
                }
            }
        }
    }
}

template <bool CAREFUL> INLINE void walk(const Lane& lane, const KeyOperand (&q)[PARTS], State& state)
{
    state.m = MINUS_INFINITY;
    state.l = 0;
    UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[d] = (Sums)0.0f;
    Ahead ahead;
    if (FETCH_AHEAD && lane.keys > 0) fetch(lane, 0, ahead);
    for (int first_key = 0; first_key < lane.keys; first_key += BLOCK_KEYS)
    {
        barrier(); // every wave is done with the block before
        if (!FETCH_AHEAD) fetch(lane, first_key, ahead);
        stage(lane, ahead);
        barrier(); // the block is there
        // The next one comes while this one is computed.
        if (FETCH_AHEAD && first_key + (int)BLOCK_KEYS < lane.keys) fetch(lane, first_key + (int)BLOCK_KEYS, ahead);
        if (first_key < lane.wave_keys) fold<CAREFUL>(lane, q, first_key, state); // a wave's lanes go together
    }
}

#if KV_FLOAT8_PRODUCTS
// Quantise a query, of which a lane has half, to 8 bits: its numbers divided by the scale that is returned. Numbers are of
// magnitude 448 at most then, but for the rounding of the division. NaN stays NaN.
INLINE float quantize(const Operand (&q)[PARTS], KeyOperand (&into)[PARTS])
{
    constexpr float LARGEST = 448;
    float peak = 0;
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        UNROLL for (uint e = 0; e < 8; ++e) peak = __builtin_fmaxf(peak, __builtin_fabsf(to_float(q[d][e])));
    }
    peak = __builtin_fmaxf(peak, across(peak));
    // Of zeros, or so small that the reciprocal would be infinite: they become 0.
    float scale = peak < 0x1p-100f ? 1 : peak / LARGEST;
    float reciprocal = __builtin_amdgcn_rcpf(scale);
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        UNROLL for (uint word = 0; word < 2; ++word)
        {
            float x[4];
            UNROLL for (uint e = 0; e < 4; ++e)
            {
                float value = to_float(q[d][4 * word + e]) * reciprocal;
                x[e] = value > LARGEST ? LARGEST : value < -LARGEST ? -LARGEST : value;
            }
            int bits = __builtin_amdgcn_cvt_pk_fp8_f32(x[0], x[1], 0, false);
            into[d][word] = __builtin_amdgcn_cvt_pk_fp8_f32(x[2], x[3], bits, true);
        }
    }
    return scale;
}
#endif

// Whether any lane of the workgroup holds a sum that is NaN or infinite; once a sum is, it stays so.
INLINE bool any_special(const Lane& lane, const State& state, uint* flags)
{
    bool special = false;
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        UNROLL for (uint r = 0; r < SLOTS; ++r)
            special |= (float_to_bits(state.sums[d][r]) & 0x7F800000u) == 0x7F800000u;
    }
    uint mine = __builtin_amdgcn_ballot_w32(special);
    if (lane.thread % 32 == 0) flags[lane.thread / 32] = mine;
    barrier();
    uint all = 0;
    UNROLL for (uint w = 0; w < WAVES; ++w) all |= flags[w];
    return all != 0;
}

} // namespace onegpu

extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(32 * WAVES, 32 * WAVES))) void attention(
    AttentionParams params, const onegpu::Given* __restrict__ q_tensor, const onegpu::Stored* __restrict__ k_tensor,
    const onegpu::Stored* __restrict__ v_tensor, onegpu::Given* __restrict__ o_tensor,
    const float* __restrict__ mask, const int* __restrict__ key_lengths, float* __restrict__
#if QUANTIZED
    , const float* __restrict__ k_scales, const float* __restrict__ v_scales
#endif
)
{
    using namespace onegpu;
    __shared__ __attribute__((aligned(16))) KeyElement k_tile[BLOCK_KEYS * K_PITCH];
    __shared__ __attribute__((aligned(16))) Element v_tile[HEAD_DIM * V_PITCH];
    __shared__ uint flags[WAVES];
#if KV_FLOAT8_PRODUCTS
    __shared__ float scale_tile[BLOCK_KEYS];
#endif
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    if (number >= params.last_group) return; // the last row of the grid may be longer than needed

    const Work work = find_work(params, key_lengths, number, ROWS);
    Lane lane;
    lane.thread = thread_index();
    lane.column = lane.thread % TILE;
    lane.half = lane.thread % 32 / TILE;
    lane.head_dim = params.head_dim;
    // Of the wave. Said to be one number of all its lanes, so that it takes a block in, or not, by a branch of its own.
    uint first_row = work.first_row + (uint)__builtin_amdgcn_readfirstlane((int)(lane.thread / 32)) * TILE;
    uint row = first_row + lane.column;
    bool live = row < work.rows;
    // Blocks past these are hidden from every row: the early exit of causal attention, of the workgroup and of a wave.
    lane.keys = limit_of(params, work, smaller(work.first_row + ROWS, work.rows) - 1);
    lane.wave_keys = first_row < work.rows ? limit_of(params, work, smaller(first_row + TILE, work.rows) - 1) : 0;
    row = smaller(row, work.rows - 1);
    lane.limit = limit_of(params, work, row);
    lane.k = k_tensor + params.k_offset + (ulong64)work.batch * params.k_batch + (ulong64)work.kv_head * params.k_head;
    lane.v = v_tensor + params.v_offset + (ulong64)work.batch * params.v_batch + (ulong64)work.kv_head * params.v_head;
    lane.k_row = params.k_row;
    lane.v_row = params.v_row;
#if QUANTIZED
    lane.k_scales = k_scales + params.k_scales_offset + (ulong64)work.batch * params.k_scales_batch +
                    (ulong64)work.kv_head * params.k_scales_head;
    lane.v_scales = v_scales + params.v_scales_offset + (ulong64)work.batch * params.v_scales_batch +
                    (ulong64)work.kv_head * params.v_scales_head;
    lane.k_scales_row = params.k_scales_row;
    lane.v_scales_row = params.v_scales_row;
#endif
    // Powers of 2 from the start, unless a mask is to be added first: the lowest float is a mask too, and has no product
    // with log2(e).
    lane.factor = HAS_MASK ? params.scale : params.scale * LOG2_E;
    lane.unit = HAS_MASK ? LOG2_E : 1;
    Row place = find_row(params, work, row);
    lane.mask = mask + params.mask_offset + (ulong64)work.batch * params.mask_batch +
                (ulong64)place.head * params.mask_head + (ulong64)place.query * params.mask_row;
    lane.mask_key = params.mask_key;
    lane.k_tile = k_tile;
    lane.v_tile = v_tile;

    const Given* q_row = q_tensor + params.q_offset + (ulong64)work.batch * params.q_batch +
                         (ulong64)place.head * params.q_head + (ulong64)place.query * params.q_row;
    Operand q[PARTS];
    UNROLL for (uint d = 0; d < PARTS; ++d)
        q[d] = elements_of(load_oct(q_row, TILE * d + 8 * lane.half, lane.head_dim));
#if KV_FLOAT8_PRODUCTS
    KeyOperand queries[PARTS];
    lane.factor *= quantize(q, queries);
    lane.scale_tile = scale_tile;
#else
    auto& queries = q;
#endif

    State state;
    walk<false>(lane, queries, state);
    if (any_special(lane, state, flags)) walk<true>(lane, queries, state);

    if (!live) return;
    float finish = finish_row(params, state.l);
    Given* out = o_tensor + params.o_offset + (ulong64)work.batch * params.o_batch +
                 (ulong64)place.head * params.o_head + (ulong64)place.query * params.o_row;
    UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[d] *= finish;
    take_steps<SLOTS>(state.sums);
    UNROLL for (uint d = 0; d < PARTS; ++d) store_oct(out, TILE * d + 8 * lane.half, lane.head_dim, state.sums[d]);
}
