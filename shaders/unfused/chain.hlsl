// What the programs of the unfused chain share: `scores` S = scale * Q K^T, `softmax` P = softmax(S + mask) in place, `values`
// O = P V, with S and P in scratch memory.
//
// A matrix is the rows of one batch entry and key/value head: the queries of all heads that share it, query by query, so that
// grouped heads read K and V once. Scratch memory holds a slice of the call: some whole matrices, or some rows of one. A row
// is its scores as float4, four keys each, and one float4 more, whose x says that the row of O is NaN.
//
// Build macros: DTYPE_FLOAT16 (elements are IEEE binary16), THREADS, ROWS (of a workgroup), COLUMNS, UNROLL.

#include "unfused_params.hlsl"

[[vk::binding(0, 0)]] ConstantBuffer<UnfusedParams> params;

#include "../attention/elements.hlsl"

// Numbers of a chain of multiply-adds over keys; longer sums are sums of such, so that their error stays small.
static const uint LONGEST_SUM = 4096;

// A weight of a key that its row does not see: V of that key is not multiplied, so it may be anything.
static const float HIDDEN = -1;

// What a workgroup computes: a block of rows of one matrix, and a block of columns (keys, or elements of a row of O).
struct Work
{
    uint batch;
    uint kv_head;
    uint first_row;
    uint last_row; // the last, not one past: rows beyond it repeat it and are not stored
    uint first_column;
    uint keys;       // of the batch entry
    uint block_keys; // some row of the block sees the last of these, none sees one beyond
    uint place;      // of the first row in scratch memory
    uint pitch;      // float4 of a row in scratch memory
};

Work find_work(uint number)
{
    Work work;
    work.first_column = number % params.column_blocks * COLUMNS;
    number /= params.column_blocks;
    uint row = number % params.row_blocks * ROWS; // within the slice
    uint matrix = number / params.row_blocks;
    work.first_row = params.first_row + row;
    work.last_row = params.first_row + min(row + ROWS, params.matrix_rows) - 1;
    work.pitch = (params.k_len + 3) / 4 + 1;
    work.place = params.scratch_offset + (matrix * params.matrix_rows + row) * work.pitch;
    matrix += params.first_matrix;
    uint kv_heads = params.heads / params.group;
    work.kv_head = matrix % kv_heads;
    work.batch = matrix / kv_heads;
    work.keys = keys_of_batch(work.batch);
    work.block_keys = keys_of_query(work.keys, query_of(work.last_row));
    return work;
}

// First float4 of a row's scores.
uint scores_of(Work work, uint row)
{
    return work.place + (row - work.first_row) * work.pitch;
}

bool is_hidden(float weight)
{
    return (asuint(weight) & 0x80000000) != 0; // by its bits, so that NaN is not
}

bool has_hidden(float4 weights)
{
    uint4 bits = asuint(weights);
    return ((bits.x | bits.y | bits.z | bits.w) & 0x80000000) != 0;
}
