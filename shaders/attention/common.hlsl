// What the fused scalar attention kernels share beyond elements.hlsl: the division of the work, key ranges and their folding.
//
// Build macros: DTYPE_FLOAT16 (elements are IEEE binary16), HEAD_DIM (padded: 32, 64, 128 or 256), UNROLL.

#include "attention_params.hlsl"

[[vk::binding(0, 0)]] ConstantBuffer<AttentionParams> params;

#include "elements.hlsl"

// What a workgroup does with its ranges of keys: it has but one, it folds several, or each goes to scratch memory for the
// merge pass. A constant of the pipeline, since folding takes registers for a second accumulator.
[[vk::constant_id(0)]] const uint RANGES = 1;
static const uint ONE_RANGE = 0;
static const uint MANY_RANGES = 1;
static const uint TO_SCRATCH = 2;

// What a workgroup computes: a block of rows of one batch entry and key/value head, over a part of the key ranges. The rows
// of a block are the queries of all heads that share the key/value head, query by query, so that its K and V are read once.
struct Work
{
    uint batch;
    uint kv_head;
    uint first_row; // of the block; row = query * group + head within the group
    uint rows;      // in all, of this batch entry and key/value head
    uint first_range;
    uint last_range; // one past
};

Work find_work(uint number, uint rows_of_block)
{
    Work work;
    uint blocks = quotient(number, params.parts);
    uint part = number - blocks * params.parts;
    uint heads = quotient(blocks, params.row_blocks);
    work.first_row = (blocks - heads * params.row_blocks) * rows_of_block;
    uint kv_heads = quotient(params.heads, params.group);
    work.batch = 0;
    [branch] if (heads >= kv_heads) work.batch = quotient(heads, kv_heads);
    work.kv_head = heads - work.batch * kv_heads;
    work.rows = params.q_len * params.group;
    uint ranges_of_part = quotient(params.ranges + params.parts - 1, params.parts);
    work.first_range = part * ranges_of_part;
    work.last_range = min(work.first_range + ranges_of_part, params.ranges);
    return work;
}

// First float4 of a row's result over one range: its accumulator, then (maximum, sum, poisoned, 0).
uint scratch_of(uint batch, uint head, uint query, uint range)
{
    uint row = (batch * params.heads + head) * params.q_len + query;
    return params.scratch_offset + (row * params.ranges + range) * ((params.head_dim + 3) / 4 + 1);
}

// Fold the result (m, l, acc) of the next range into the total of those before it:
//     raised = max(total_m, m);  total = total * exp(total_m - raised) + result * exp(m - raised)
// The one formula by which ranges meet, in a workgroup that walks several and in the merge pass alike, so that a row's bits
// do not depend on who walked them. One range alone comes out as it is: its factors are 0 and 1.
struct Fold
{
    float keep; // factor of the total
    float add;  // factor of the range's result
};

Fold fold_factors(inout float total_m, float m)
{
    Fold fold;
    float raised = max(total_m, m);
    fold.keep = exp(total_m - raised);
    fold.add = exp(m - raised);
    total_m = raised;
    return fold;
}

float folded(Fold fold, float total, float result)
{
    return mad(result, fold.add, total * fold.keep);
}

float4 folded(float keep, float add, float4 total, float4 result)
{
    return weigh(add, result, total * keep);
}

// A row's state over one range, beside its accumulator.
void store_range(uint place, uint lane, float m, float l, bool poisoned)
{
    if (lane == 0) scratch[place + (params.head_dim + 3) / 4] = float4(m, l, poisoned ? 1 : 0, 0);
}

void store_range_quad(uint place, uint quad, float4 acc)
{
    if (quad * 4 < params.head_dim) scratch[place + quad] = acc;
}

// The factor that makes a row's sum its result. Only a row that sees no key has a sum of 0: the largest score has weight 1.
float finish_row(float l, inout bool poisoned)
{
    if (l != 0) return 1 / l;
    if ((params.flags & ZERO_MASKED_ROWS) == 0) poisoned = true;
    return 0;
}
