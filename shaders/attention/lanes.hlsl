// What the two schedules of `tiles` share, so that a row has the same bits by both: how a score is summed, and what a step
// of STEP keys does with its scores.
//
// LANES neighbouring threads share R = 4 query rows: each holds every LANES-th float4 of them. A thread numbers its rows
// relative to itself: r stands for row (lane ^ r) of its quad, so r = 0 is its own. Neighbour lane ^ r therefore holds its
// part of this thread's own row under the same r, and three exchanges add a row up. Each thread does the softmax of its own
// row.
//
// Build macros beside those of common.hlsl: LANES (4 or 8), STEP, THREADS.

#include "common.hlsl"

static const uint QUADS = HEAD_DIM / 4; // a row as float4
static const uint OWN = QUADS / LANES;  // float4 of a row that a thread holds
static const uint R = 4;                // rows of a thread, and of a quad

// values[r] = the value of the neighbour whose own row this thread numbers r.
#define SPREAD(values, value) \
    values[0] = value; \
    values[1] = QuadReadAcrossX(value); \
    values[2] = QuadReadAcrossY(value); \
    values[3] = QuadReadAcrossDiagonal(value);

// Part of the dot product of a row: elements in increasing order.
float multiply(float4 q, float4 k, float sum)
{
    sum = mad(q.x, k.x, sum);
    sum = mad(q.y, k.y, sum);
    sum = mad(q.z, k.z, sum);
    return mad(q.w, k.w, sum);
}

// The score of the thread's own row from the parts of all its lanes. The sum of two numbers does not depend on their order:
// all rows are added alike.
float sum_of_row(float part[R])
{
    float near = part[0] + QuadReadAcrossX(part[1]);
    float score = near + (QuadReadAcrossY(part[2]) + QuadReadAcrossDiagonal(part[3]));
#if LANES == 8
    score += WaveReadLaneAt(score, WaveGetLaneIndex() ^ 4);
#endif
    return score;
}

// Add the mask to a score, and say whether its key is hidden from the row: by length or the causal rule (keys from `end`
// on), by the mask, or because the score is special. Such a score becomes the lowest number, which raises no maximum.
bool hide(inout float score, uint key, uint end, uint mask_row, inout bool poisoned)
{
    bool hidden = key >= end;
    if ((params.flags & HAS_MASK) != 0 && !hidden)
    {
        float bias = mask_values[mask_row + key * params.mask_key];
        score += bias;
        hidden = asuint(bias) == MINUS_INFINITY_BITS; // whatever the score is
    }
    if (!hidden && is_special(score))
    {
        if (asuint(score) != MINUS_INFINITY_BITS) poisoned = true;
        hidden = true;
    }
    if (hidden) score = LOWEST;
    return hidden;
}

// The factor of a row's sums when its maximum rises; exactly 1 if it does not.
float shrink_of(float m, float peak)
{
    return peak > m ? exp(m - peak) : 1;
}
