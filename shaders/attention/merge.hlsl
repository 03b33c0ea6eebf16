// `merge`: fold the results of the key ranges of each row, in range order, and write the row.
//
// A thread owns one float4 of one row of O; each repeats the row's few scalar steps. The formula is the one by which a
// workgroup folds the ranges that it walks itself, so the bits are the same.
//
// Results are loaded several ranges at a time: their way from memory is nearly all that this takes.

#include "common.hlsl"

static const uint AT_ONCE = 8;

[shader("compute")]
[numthreads(64, 1, 1)]
void attention(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    uint quads = (params.head_dim + 3) / 4;
    uint item = number * 64 + thread_id.x;
    uint row = quotient(item, quads);
    uint quad = item - row * quads;
    uint heads = quotient(row, params.q_len);
    uint query = row - heads * params.q_len;
    uint batch = 0;
    [branch] if (params.batch > 1) batch = quotient(heads, params.heads);
    uint head = heads - batch * params.heads;
    if (number >= params.last_group || batch >= params.batch || head >= params.heads) return;

    uint row_end = keys_of_query(keys_of_batch(batch), query);
    float m = LOWEST;
    float l = 0;
    float4 total = float4(0, 0, 0, 0);
    bool poisoned = false;
    uint count = quotient(row_end + params.range_keys - 1, params.range_keys);
    for (uint first = 0; first < count; first += AT_ONCE)
    {
        float4 states[AT_ONCE];
        float4 results[AT_ONCE];
        UNROLL for (uint n = 0; n < AT_ONCE; ++n)
        {
            uint place = scratch_of(batch, head, query, min(first + n, count - 1));
            states[n] = scratch[place + quads];
            results[n] = scratch[place + quad];
        }
        UNROLL for (uint n = 0; n < AT_ONCE; ++n)
        {
            if (first + n < count)
            {
                if (states[n].z != 0) poisoned = true;
                Fold fold = fold_factors(m, states[n].x);
                l = folded(fold, l, states[n].y);
                total = folded(fold.keep, fold.add, total, results[n]);
            }
        }
    }
    float inverse = finish_row(l, poisoned);
    uint o_row = params.o_offset + batch * params.o_batch + head * params.o_head + query * params.o_row;
    store_quad(o_row, quad * 4, total * inverse, poisoned);
}
