// `values`: O = P V for every batch entry and head, with the weights P that `softmax` left in scratch memory.
//
// A hidden key is skipped, not multiplied by 0, and keys that no row of the block may see are not read.

#define INNER_IS_KEYS
#define ENTRY unfused
#include "chain.hlsl"
#include "gemm.hlsl"

bool has_work(Work work)
{
    return true; // rows that see no key are written too
}

uint inner_size(Work work)
{
    return work.block_keys;
}

uint clean_size(Work work)
{
    if ((params.flags & HAS_MASK) != 0) return 0;
    return keys_of_query(work.keys, query_of(work.first_row));
}

Line left_line(Work work, uint row)
{
    Line line;
    line.base = scores_of(work, row);
    line.size = keys_of_query(work.keys, query_of(row));
    return line;
}

Line right_line(Work work, uint element)
{
    Line line;
    line.base = params.v_offset + work.batch * params.v_batch + work.kv_head * params.v_head;
    line.size = element;
    return line;
}

float4 left_quad(Line line, uint key)
{
    if (key < line.size) return scratch[line.base + key / 4];
    return float4(HIDDEN, HIDDEN, HIDDEN, HIDDEN);
}

float4 right_quad(Line line, uint key)
{
    return load_quad(v_words, line.base + key * params.v_row, line.size);
}

void store(Work work, uint row, uint element, float4 sum)
{
    bool poisoned = scratch[scores_of(work, row) + work.pitch - 1].x != 0;
    store_quad(o_of(work, row), element, sum, poisoned);
}
