// `merge`: fold the results of the key ranges of each row, in the order of the ranges, and write the row.
//
// A thread owns four elements of one row of O; each repeats the row's few scalar steps. The formula is the one by which a
// workgroup folds the ranges that it walks itself, so the bits are the same.
//
// Build macros: DTYPE_FLOAT32, DTYPE_FLOAT16 or DTYPE_BFLOAT16; KV_PAGED (keys lie in blocks).

#include "common.hip"
#include "attention/work.hip"
#include "attention/ranges.hip"

extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void attention(
    AttentionParams params, const onegpu::Element* __restrict__, const onegpu::Element* __restrict__,
    const onegpu::Element* __restrict__, onegpu::Element* __restrict__ o_tensor, const float* __restrict__,
    const int* __restrict__ key_lengths, float* __restrict__ scratch
#if KV_PAGED
    , const int* __restrict__, const int* __restrict__ cu_seqlens_q
#endif
)
{
    using namespace onegpu;
    uint number = params.first_group + __builtin_amdgcn_workgroup_id_y() * params.groups_x;
    number += __builtin_amdgcn_workgroup_id_x();
    uint quads = quads_of(params);
    uint item = number * 64 + thread_index();
    uint row = item / quads, quad = item % quads;
    uint query = row % params.q_len;
    uint head = row / params.q_len % params.heads;
    uint batch = row / params.q_len / params.heads;
    if (number >= params.last_group || batch >= params.batch) return;

    Work work;
    work.batch = batch;
    work.kv_head = head / params.group;
    work.length = length_of(params, key_lengths, batch);
#if KV_PAGED
    find_sequence(params, work, cu_seqlens_q);
    if (query * params.group >= work.rows) return;
#endif
    uint limit = (uint)limit_of(params, work, query * params.group);
    float unit = params.flags & HAS_MASK_FLAG ? LOG2_E : 1; // as the kernel that wrote the maxima
    float m = MINUS_INFINITY, l = 0;
    Float4 total = (Float4)0.0f;
    uint count = (limit + params.range_keys - 1) / params.range_keys;
    for (uint range = 0; range < count; ++range)
    {
        const Float4* kept = (const Float4*)scratch + scratch_of(params, batch, head, query, range);
        Float4 state = kept[quads];
        Fold fold = fold_factors(m, state[0], unit);
        l = folded(fold, l, state[1]);
        total = folded(fold, total, kept[quad]);
    }
    total *= finish_row(params, l);
    Element* out = o_tensor + params.o_offset + (ulong64)batch * params.o_batch + (ulong64)head * params.o_head +
                   (ulong64)query * params.o_row;
    UNROLL for (uint i = 0; i < 4; ++i)
    {
        if (4 * quad + i < params.head_dim) out[4 * quad + i] = to_element(total[i]);
    }
}
