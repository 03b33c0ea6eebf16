// Attention on the matrix instructions of AMD's gfx12 (RDNA 4), transposed. WAVES waves of 32 lanes are a workgroup, each
// owns 16 query rows, and all walk the keys BLOCK_KEYS at a time through workgroup memory: docs/hip.md derives it.
//
// The instruction computes D += A * B of 16 x 16 matrices. Lane l holds row l % 16 of A and column l % 16 of B, and of it
// the elements 8 * (l / 16) to + 7; of D column l % 16, and the same elements of it. So D is a B as it is. With
// S^T = K Q^T a lane has scores of one query alone, and they become weights P^T in place, which O^T += V^T P^T takes as
// they lie. Maximum and sum of a row are the lane's own, but for one exchange with the lane that has the other keys.
//
// Build macros: DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 32, 64 or 128); ACCESS_WORDS or ACCESS_OCTS (rows of Q,
// K, V and O begin at multiples of 2 or 8 elements, and end so); BLOCK_KEYS (32 or 64); WAVES (4 or 8).
// Constants: 0: whether there is a mask; 1: whether head_dim is less than HEAD_DIM.

#if !defined(__GFX12__)
#error "this kernel is made of the matrix instructions of gfx12; compile it with --offload-arch=gfx1200 or gfx1201"
#endif

#include "common.hip"
#include "attention/work.hip"

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

typedef Oct Operand;
typedef float Sums __attribute__((ext_vector_type(8)));

INLINE Sums multiply(Operand a, Operand b, Sums c)
{
#if DTYPE_FLOAT16
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c);
#else
    return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c);
#endif
}

// The value of lane ^ 16: it has the same query, and the other keys.
INLINE float across(float x)
{
    int bits = __builtin_bit_cast(int, x);
    bits = __builtin_amdgcn_permlanex16(bits, bits, 0x76543210, 0xFEDCBA98, false, false);
    return __builtin_bit_cast(float, bits);
}

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

INLINE void store_oct(Element* row, uint column, uint head_dim, Oct oct)
{
#if ACCESS_OCTS
    if (!PADDED || column < head_dim) *(Oct*)(row + column) = oct;
#else
    UNROLL for (uint i = 0; i < 8; i += 2)
    {
        if (!PADDED || column + i < head_dim) *(Pair*)(row + column + i) = (Pair){oct[i], oct[i + 1]};
    }
#endif
}

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
    const Element* k;
    const Element* v;
    ulong64 k_row;
    ulong64 v_row;
    float factor; // of a product, before the mask
    float unit;   // of a score, in powers of 2
    const float* mask; // of its query
    uint mask_key;
    Element* k_tile; // BLOCK_KEYS rows of K_PITCH
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
    Oct k[OWN];
    Oct v[OWN];
};

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
        *(Oct*)(lane.k_tile + key * K_PITCH + column) = ahead.k[i];
        UNROLL for (uint e = 0; e < 8; ++e) lane.v_tile[(column + e) * V_PITCH + key] = ahead.v[i][e];
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
template <bool CAREFUL> INLINE void fold(const Lane& lane, const Operand (&q)[PARTS], int first_key, State& state)
{
    Sums scores[CHUNKS];
    float raised = state.m;
    UNROLL for (uint c = 0; c < CHUNKS; ++c)
    {
        scores[c] = (Sums)0.0f;
        const Element* row = lane.k_tile + (TILE * c + lane.column) * K_PITCH + 8 * lane.half;
        UNROLL for (uint d = 0; d < PARTS; ++d) scores[c] = multiply(*(const Oct*)(row + TILE * d), q[d], scores[c]);
        UNROLL for (uint r = 0; r < SLOTS; ++r)
        {
            int key = first_key + (int)(TILE * c + 8 * lane.half + r);
            bool seen = key < lane.limit;
            float s = scores[c][r] * lane.factor;
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

template <bool CAREFUL> INLINE void walk(const Lane& lane, const Operand (&q)[PARTS], State& state)
{
    state.m = MINUS_INFINITY;
    state.l = 0;
    UNROLL for (uint d = 0; d < PARTS; ++d) state.sums[d] = (Sums)0.0f;
    Ahead ahead;
    if (lane.keys > 0) fetch(lane, 0, ahead);
    for (int first_key = 0; first_key < lane.keys; first_key += BLOCK_KEYS)
    {
        barrier(); // every wave is done with the block before
        stage(lane, ahead);
        barrier(); // the block is there
        // The next one comes while this one is computed.
        if (first_key + (int)BLOCK_KEYS < lane.keys) fetch(lane, first_key + (int)BLOCK_KEYS, ahead);
        if (first_key < lane.wave_keys) fold<CAREFUL>(lane, q, first_key, state); // a wave's lanes go together
    }
}

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
    AttentionParams params, const onegpu::Element* __restrict__ q_tensor, const onegpu::Element* __restrict__ k_tensor,
    const onegpu::Element* __restrict__ v_tensor, onegpu::Element* __restrict__ o_tensor,
    const float* __restrict__ mask, const int* __restrict__ key_lengths, float* __restrict__)
{
    using namespace onegpu;
    __shared__ __attribute__((aligned(16))) Element k_tile[BLOCK_KEYS * K_PITCH];
    __shared__ __attribute__((aligned(16))) Element v_tile[HEAD_DIM * V_PITCH];
    __shared__ uint flags[WAVES];
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    if (number >= params.last_group) return; // the last row of the grid may be longer than needed

    const Work work = find_work(params, key_lengths, number, ROWS);
    Lane lane;
    lane.thread = thread_index();
    lane.column = lane.thread % TILE;
    lane.half = lane.thread % 32 / TILE;
    lane.head_dim = params.head_dim;
    uint first_row = work.first_row + lane.thread / 32 * TILE; // of the wave
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

    const Element* q_row = q_tensor + params.q_offset + (ulong64)work.batch * params.q_batch +
                           (ulong64)place.head * params.q_head + (ulong64)place.query * params.q_row;
    Operand q[PARTS];
    UNROLL for (uint d = 0; d < PARTS; ++d) q[d] = load_oct(q_row, TILE * d + 8 * lane.half, lane.head_dim);

    State state;
    walk<false>(lane, q, state);
    if (any_special(lane, state, flags)) walk<true>(lane, q, state);

    if (!live) return;
    float finish = finish_row(params, state.l);
    Element* out = o_tensor + params.o_offset + (ulong64)work.batch * params.o_batch +
                   (ulong64)place.head * params.o_head + (ulong64)place.query * params.o_row;
    UNROLL for (uint d = 0; d < PARTS; ++d)
    {
        Oct oct;
        UNROLL for (uint r = 0; r < SLOTS; ++r) oct[r] = to_element(state.sums[d][r] * finish);
        store_oct(out, TILE * d + 8 * lane.half, lane.head_dim, oct);
    }
}
