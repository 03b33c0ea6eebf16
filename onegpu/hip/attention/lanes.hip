// Attention on plain float arithmetic, for every AMD GPU and every element type.
//
// HEAD_DIM / 16 neighbouring lanes share a query row: each has every so many groups of four of its elements, and they add
// their parts of a score with exchanges. Keys are folded in increasing order, STEP at a time, within the ranges that a plan
// says, and the ranges one after another by the formula of shaders/attention/common.hlsl. Every order is fixed by this text.
// K and V are read from memory by each row; the rows of a workgroup read the same.
//
// Build macros: DTYPE_FLOAT32, DTYPE_FLOAT16 or DTYPE_BFLOAT16; HEAD_DIM (padded: 32, 64, 128 or 256); ACCESS_WORDS or
// ACCESS_QUADS (rows of Q, K, V and O begin at multiples of 1, for elements of 2 bytes of 2, or of 4 elements, and end so);
// ACCESS_ANY (as with WORDS, but K and V lie anywhere) and for K and V in 8 bits those of quantized.hip.

#include "common.hip"
#include "attention/work.hip"
#include "attention/quantized.hip"
#include "attention/epilogue.hip"

namespace onegpu
{

constexpr uint THREADS = 64;
constexpr uint LANES = HEAD_DIM / 16;
constexpr uint ROWS = THREADS / LANES;
constexpr uint OWN = 4;  // groups of four elements of a row in a lane
constexpr uint STEP = 4; // keys
constexpr float LOWEST = -3.40282347e+38f;

typedef float Quad __attribute__((ext_vector_type(4)));
typedef Element RawQuad __attribute__((ext_vector_type(4)));

INLINE float exp_of(float x) { return exp2_of(x * LOG2_E); }

template <int CONTROL> INLINE float exchange(float x)
{
    int bits = __builtin_bit_cast(int, x);
    return __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(0, bits, CONTROL, 0xF, 0xF, true));
}

// The sum over the lanes of a row, the same bits in each: neighbours, pairs, and then halves that are mirrored, which every
// GPU can, and which hold one number in all their lanes by then.
INLINE float row_sum(float x)
{
    x += exchange<0xB1>(x); // quad_perm: 1, 0, 3, 2
    if (LANES >= 4) x += exchange<0x4E>(x); // quad_perm: 2, 3, 0, 1
    if (LANES >= 8) x += exchange<0x141>(x); // row_half_mirror
    if (LANES >= 16) x += exchange<0x140>(x); // row_mirror
    return x;
}

// Elements [element, element + 4) of a row of head_dim elements; those beyond its end are 0 and are not read.
INLINE Quad load_quad(const Element* row, uint element, uint head_dim)
{
    Quad quad = (Quad)0.0f;
#if ACCESS_QUADS
    if (element < head_dim)
    {
        RawQuad raw = *(const RawQuad*)(row + element);
        UNROLL for (uint i = 0; i < 4; ++i) quad[i] = to_float(raw[i]);
    }
#else
    UNROLL for (uint i = 0; i < 4; ++i)
    {
        if (element + i < head_dim) quad[i] = to_float(row[element + i]);
    }
#endif
    return quad;
}

INLINE void store_quad(Element* row, uint element, uint head_dim, Quad quad)
{
#if ACCESS_QUADS
    if (element < head_dim)
    {
        RawQuad raw;
        UNROLL for (uint i = 0; i < 4; ++i) raw[i] = to_element(quad[i]);
        *(RawQuad*)(row + element) = raw;
    }
#else
    UNROLL for (uint i = 0; i < 4; ++i)
    {
        if (element + i < head_dim) row[element + i] = to_element(quad[i]);
    }
#endif
}

#if QUANTIZED
INLINE Quad load_quad(const Stored* row, uint element, uint head_dim)
{
    return numbers_of(load_bytes4(row, element, head_dim));
}
#endif

INLINE bool is_special_score(float score) { return (float_to_bits(score) & 0x7F800000u) == 0x7F800000u; }

} // namespace onegpu

extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void attention(
    AttentionParams params, const onegpu::Element* __restrict__ q_tensor, const onegpu::Stored* __restrict__ k_tensor,
    const onegpu::Stored* __restrict__ v_tensor, onegpu::Element* __restrict__ o_tensor,
    const float* __restrict__ mask, const int* __restrict__ key_lengths, float* __restrict__
#if QUANTIZED
    , const float* __restrict__ k_scales_tensor, const float* __restrict__ v_scales_tensor
#endif
)
{
    using namespace onegpu;
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    if (number >= params.last_group) return;

    const Work work = find_work(params, key_lengths, number, ROWS);
    uint lane = thread_index() % LANES;
    uint row = work.first_row + thread_index() / LANES;
    uint last_row = smaller(work.first_row + ROWS, work.rows) - 1;
    bool live = row < work.rows;
    row = smaller(row, last_row);
    int block_end = limit_of(params, work, last_row); // no row of the block sees a key beyond
    int row_end = limit_of(params, work, row);
    Row place = find_row(params, work, row);

    const Stored* k_head =
        k_tensor + params.k_offset + (ulong64)work.batch * params.k_batch + (ulong64)work.kv_head * params.k_head;
    const Stored* v_head =
        v_tensor + params.v_offset + (ulong64)work.batch * params.v_batch + (ulong64)work.kv_head * params.v_head;
#if QUANTIZED
    const float* k_scales = k_scales_tensor + params.k_scales_offset + (ulong64)work.batch * params.k_scales_batch +
                            (ulong64)work.kv_head * params.k_scales_head;
    const float* v_scales = v_scales_tensor + params.v_scales_offset + (ulong64)work.batch * params.v_scales_batch +
                            (ulong64)work.kv_head * params.v_scales_head;
#endif
    const Element* q_row = q_tensor + params.q_offset + (ulong64)work.batch * params.q_batch +
                           (ulong64)place.head * params.q_head + (ulong64)place.query * params.q_row;
    const float* mask_row = mask + params.mask_offset + (ulong64)work.batch * params.mask_batch +
                            (ulong64)place.head * params.mask_head + (ulong64)place.query * params.mask_row;
    bool has_mask = (params.flags & HAS_MASK_FLAG) != 0;

    Quad q[OWN], total[OWN], acc[OWN];
    UNROLL for (uint i = 0; i < OWN; ++i)
    {
        q[i] = load_quad(q_row, 4 * (i * LANES + lane), params.head_dim) * params.scale;
        total[i] = (Quad)0.0f;
    }
    float total_m = LOWEST, total_l = 0;
    bool poisoned = false; // a visible score was NaN or +infinity

    for (int first = 0; first < block_end; first += (int)params.range_keys)
    {
        int end = smaller(first + (int)params.range_keys, block_end);
        float m = LOWEST, l = 0;
        UNROLL for (uint i = 0; i < OWN; ++i) acc[i] = (Quad)0.0f;
        for (int step = first; step < end; step += (int)STEP)
        {
            float score[STEP];
            bool hidden[STEP];
            UNROLL for (uint s = 0; s < STEP; ++s)
            {
                int key = smaller(step + (int)s, end - 1); // one that is not there is not read
                const Stored* k_row = k_head + (ulong64)key * params.k_row;
                Quad sum = (Quad)0.0f;
                UNROLL for (uint i = 0; i < OWN; ++i)
                    sum += q[i] * load_quad(k_row, 4 * (i * LANES + lane), params.head_dim);
                score[s] = row_sum((sum[0] + sum[1]) + (sum[2] + sum[3]));
#if QUANTIZED
                score[s] *= k_scales[(ulong64)key * params.k_scales_row];
#endif
                hidden[s] = step + (int)s >= smaller(row_end, end);
            }
            float peak = m;
            UNROLL for (uint s = 0; s < STEP; ++s)
            {
                if (has_mask && !hidden[s])
                {
                    float bias = mask_row[(ulong64)(step + (int)s) * params.mask_key];
                    score[s] += bias;
                    hidden[s] = bias == MINUS_INFINITY; // whatever the score is
                }
                if (!hidden[s] && is_special_score(score[s]))
                {
                    if (score[s] != MINUS_INFINITY) poisoned = true;
                    hidden[s] = true;
                }
                if (!hidden[s]) peak = __builtin_fmaxf(peak, score[s]);
            }
            if (peak > m)
            {
                float shrink = exp_of(m - peak);
                m = peak;
                l *= shrink;
                UNROLL for (uint i = 0; i < OWN; ++i) acc[i] *= shrink;
            }
            UNROLL for (uint s = 0; s < STEP; ++s)
            {
                if (hidden[s]) continue; // its V may be anything
                float weight = exp_of(score[s] - m);
                l += weight;
#if QUANTIZED
                weight *= v_scales[(ulong64)(step + (int)s) * params.v_scales_row];
#endif
                const Stored* v_row = v_head + (ulong64)(step + (int)s) * params.v_row;
                UNROLL for (uint i = 0; i < OWN; ++i)
                    acc[i] += weight * load_quad(v_row, 4 * (i * LANES + lane), params.head_dim);
            }
        }
        float raised = __builtin_fmaxf(total_m, m);
        float keep = exp_of(total_m - raised), add = exp_of(m - raised);
        total_m = raised;
        total_l = total_l * keep + l * add;
        UNROLL for (uint i = 0; i < OWN; ++i) total[i] = total[i] * keep + acc[i] * add;
    }

    // Said anew: the compiler would keep what it found of each element of Q until here, in registers that there are not.
    uint head_dim = (uint)__builtin_amdgcn_readfirstlane((int)params.head_dim);
    if (!live) return;
    float finish = poisoned ? __builtin_nanf("") : finish_row(params, total_l);
    Element* o_row = o_tensor + params.o_offset + (ulong64)work.batch * params.o_batch +
                     (ulong64)place.head * params.o_head + (ulong64)place.query * params.o_row;
    UNROLL for (uint i = 0; i < OWN; ++i) total[i] *= finish;
    take_steps<4>(total);
    UNROLL for (uint i = 0; i < OWN; ++i) store_quad(o_row, 4 * (i * LANES + lane), head_dim, total[i]);
}
