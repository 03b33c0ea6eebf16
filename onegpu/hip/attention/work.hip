// What the attention kernels share beyond common.hip: the division of the work, and what a row may see. The numbers and
// their order are those of shaders/attention/common.hlsl.

namespace onegpu
{

// Bits of AttentionParams::flags.
[[maybe_unused]] constexpr uint HAS_MASK_FLAG = 1;
constexpr uint HAS_KEY_LENGTHS = 2;
constexpr uint ZERO_MASKED_ROWS = 4;

// What a workgroup computes: a block of rows of one batch entry and key/value head. The rows of a block are the queries of
// all heads that share the key/value head, query by query, so that its K and V are read once.
struct Work
{
    uint batch;
    uint kv_head;
    uint first_row; // of the block; row = query * group + head within the group
    uint rows;      // in all, of this batch entry and key/value head
    int length;     // keys of this batch entry that anyone may see
};

// Keys of a batch entry that anyone may see.
INLINE int length_of(const AttentionParams& params, const int* key_lengths, uint batch)
{
    if (!(params.flags & HAS_KEY_LENGTHS)) return (int)params.k_len;
    int length = key_lengths[params.lengths_offset + batch];
    return smaller(length < 0 ? 0 : length, (int)params.k_len);
}

INLINE Work find_work(const AttentionParams& params, const int* key_lengths, uint number, uint rows_of_block)
{
    Work work;
    work.first_row = number % params.row_blocks * rows_of_block;
    number /= params.row_blocks;
    uint kv_heads = params.heads / params.group;
    work.kv_head = number % kv_heads;
    work.batch = number / kv_heads;
    work.rows = params.q_len * params.group;
    work.length = length_of(params, key_lengths, work.batch);
    return work;
}

#if KV_PAGED
// Sequences have queries of different numbers, one after another, and keys in blocks of so many.
[[maybe_unused]] constexpr uint BLOCK_SIZE = 64;

// What a sequence makes of the parameters and of the work: its own queries, and its own alignment of the causal rule.
// Numbers that are none of a sequence's are taken as the nearest that are, so that nothing beyond a tensor is touched.
INLINE void find_sequence(AttentionParams& params, Work& work, const int* cu_seqlens_q)
{
    const int* starts = cu_seqlens_q + params.starts_offset + work.batch;
    int first = smaller(starts[0] < 0 ? 0 : starts[0], (int)params.queries);
    int end = smaller(starts[1] < first ? first : starts[1], (int)params.queries);
    work.rows = smaller((uint)(end - first), params.q_len) * params.group;
    if (params.bottom_right) params.causal_offset = work.length - (end - first);
    params.q_offset += (uint)first * params.q_row;
    params.o_offset += (uint)first * params.o_row;
}
#endif

// Where a row lies, of those of a block.
struct Row
{
    uint query;
    uint head;
};

INLINE Row find_row(const AttentionParams& params, const Work& work, uint row)
{
    uint group = params.group;
    uint query = group == 1 ? row : row / group;
    return {query, work.kv_head * group + (row - query * group)};
}

// One past the last key that a row sees.
INLINE int limit_of(const AttentionParams& params, const Work& work, uint row)
{
    int causal = (int)(params.group == 1 ? row : row / params.group) + params.causal_offset + 1;
    int limit = smaller(causal, work.length);
    return limit < 0 ? 0 : limit;
}

// The factor that makes a row's sum its result: a row that sees no key has a sum of 0, and becomes NaN or 0.
INLINE float finish_row(const AttentionParams& params, float l)
{
    if (l != 0) return __builtin_amdgcn_rcpf(l);
    return params.flags & ZERO_MASKED_ROWS ? 0 : __builtin_nanf("");
}

} // namespace onegpu
