// `scores`: S = scale * Q K^T for every batch entry and head, float32 into scratch memory.
//
// Blocks of keys that no row of the block may see are left out. A key that only some rows see is multiplied for all, and
// `softmax` takes no notice of the scores of the others.

#define ENTRY unfused
#include "chain.hlsl"
#include "gemm.hlsl"

bool has_work(Work work)
{
    return work.first_column < work.block_keys;
}

uint inner_size(Work work)
{
    return params.head_dim;
}

uint clean_size(Work work)
{
    return params.head_dim;
}

Line left_line(Work work, uint row)
{
    Line line;
    line.base = q_of(work, row);
    line.size = params.head_dim;
    return line;
}

Line right_line(Work work, uint key)
{
    Line line;
    line.base = params.k_offset + work.batch * params.k_batch + work.kv_head * params.k_head
                + min(key, work.block_keys - 1) * params.k_row;
    line.size = params.head_dim;
    return line;
}

float4 left_quad(Line line, uint element)
{
    return load_quad(q_words, line.base, element) * params.scale;
}

float4 right_quad(Line line, uint element)
{
    return load_quad(k_words, line.base, element);
}

void store(Work work, uint row, uint key, float4 sum)
{
    if (key < work.block_keys) scratch[scores_of(work, row) + key / 4] = sum;
}
