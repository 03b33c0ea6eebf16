// `merge`: fold the results of the key ranges of each row, in range order, and write the row.
//
// A thread owns one float4 of one row of O; each repeats the row's few scalar steps. The formula is the one by which a
// workgroup folds the ranges that it walks itself, so the bits are the same.

#include "common.hlsl"

[shader("compute")]
[numthreads(64, 1, 1)]
void attention(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    uint quads = (params.head_dim + 3) / 4;
    uint item = number * 64 + thread_id.x;
    uint row = item / quads;
    uint quad = item % quads;
    uint query = row % params.q_len;
    uint head = row / params.q_len % params.heads;
    uint batch = row / params.q_len / params.heads;
    if (number >= params.last_group || batch >= params.batch) return;

    uint row_end = keys_of_query(keys_of_batch(batch), query);
    float m = LOWEST;
    float l = 0;
    float4 total = float4(0, 0, 0, 0);
    bool poisoned = false;
    for (uint range = 0; range * params.range_keys < row_end; ++range)
    {
        uint place = scratch_of(batch, head, query, range);
        float4 state = scratch[place + quads];
        if (state.z != 0) poisoned = true;
        Fold fold = fold_factors(m, state.x);
        l = folded(fold, l, state.y);
        total = folded(fold.keep, fold.add, total, scratch[place + quad]);
    }
    float inverse = finish_row(l, poisoned);
    uint o_row = params.o_offset + batch * params.o_batch + head * params.o_head + query * params.o_row;
    store_quad(o_row, quad * 4, total * inverse, poisoned);
}
