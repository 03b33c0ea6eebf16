// `linear`: Y = X W^T + bias with W [columns, inner], then GELU if the pipeline says so, then + residual if the call does.
//
// The blocks of ../unfused/gemm.hlsl: every sum is one chain of multiply-adds in float32, in increasing order of the inner
// dimension, so the sizes of blocks change no bit.
//
// Build macros: those of common.hlsl, ROWS and COLUMNS (of a workgroup).

#include "linear_common.hlsl"

struct Work
{
    uint first_row;
    uint last_row; // the last, not one past: rows beyond it repeat it and are not stored
    uint first_column;
};

Work find_work(uint number)
{
    Work work;
    work.first_column = number % params.column_blocks * COLUMNS;
    work.first_row = number / params.column_blocks * ROWS;
    work.last_row = min(work.first_row + ROWS, params.rows) - 1;
    return work;
}

// sum + weight * v, rounded once.
float4 weigh(float weight, float4 v, float4 sum)
{
    return mad(float4(weight, weight, weight, weight), v, sum);
}

#define ENTRY layers
#include "../unfused/gemm.hlsl"

bool has_work(Work work)
{
    return true;
}

uint inner_size(Work work)
{
    return params.inner;
}

uint clean_size(Work work)
{
    return params.inner;
}

Line left_line(Work work, uint row)
{
    Line line;
    line.base = row * (params.inner / 4);
    line.size = params.inner;
    return line;
}

Line right_line(Work work, uint column)
{
    Line line;
    line.base = min(column, params.columns - 1) * (params.inner / 4);
    line.size = params.inner;
    return line;
}

float4 left_quad(Line line, uint element)
{
    if (element < line.size) return x_quads[line.base + element / 4];
    return float4(0, 0, 0, 0);
}

float4 right_quad(Line line, uint element)
{
    if (element < line.size) return floats_of(weight_quads[line.base + element / 4]);
    return float4(0, 0, 0, 0);
}

void store(Work work, uint row, uint column, float4 sum)
{
    finish_quad(row, column, sum);
}
