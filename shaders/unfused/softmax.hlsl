// `softmax`: P = softmax(S + mask) over the visible keys of each row, in place in scratch memory.
//
// WIDTH threads share a row, each every WIDTH-th float4 of it. A first walk gives each lane a maximum and a sum of
// exp(score - maximum); these are folded pairwise. A second one writes the weights: HIDDEN for a key that the row does not see.
//
// Workgroup memory: a float4 for each thread.

#include "chain.hlsl"

static const uint ROWS = THREADS / WIDTH;
static const uint COLUMNS = 4; // a row is not divided

groupshared float4 states[THREADS]; // maximum, sum, 1 if a visible score was NaN or +infinity

// Four scores of a row, with what the mask adds.
struct Scores
{
    float score[4];
    bool hidden[4];
    bool special[4]; // visible; NaN or an infinity
};

Scores read_scores(uint place, uint mask_row, uint key, uint row_end)
{
    float4 quad = scratch[place + key / 4];
    Scores scores;
    scores.score[0] = quad.x;
    scores.score[1] = quad.y;
    scores.score[2] = quad.z;
    scores.score[3] = quad.w;
    bool has_mask = (params.flags & HAS_MASK) != 0;
    UNROLL_CALLS for (uint c = 0; c < 4; ++c)
    {
        scores.hidden[c] = key + c >= row_end;
        if (has_mask && !scores.hidden[c])
        {
            float bias = mask_values[mask_row + (key + c) * params.mask_key];
            scores.score[c] += bias;
            scores.hidden[c] = asuint(bias) == MINUS_INFINITY_BITS; // whatever the score is
        }
        scores.special[c] = !scores.hidden[c] && is_special(scores.score[c]);
    }
    return scores;
}

[shader("compute")]
[numthreads(THREADS, 1, 1)]
void unfused(uint3 group_id : SV_GroupID, uint3 thread_id : SV_GroupThreadID)
{
    uint number = params.first_group + group_id.y * params.groups_x + group_id.x;
    if (number >= params.last_group) return; // the whole workgroup leaves
    uint thread = thread_id.x;
    Work work = find_work(number);

    uint lane = thread % WIDTH;
    uint row = work.first_row + thread / WIDTH;
    bool live = row <= work.last_row;
    row = min(row, work.last_row);
    uint row_end = live ? keys_of_query(work.keys, query_of(row)) : 0;
    uint place = scores_of(work, row);
    uint mask_row = mask_of(work, row);

    float m = LOWEST;
    float l = 0;
    bool poisoned = false;
    for (uint key = lane * 4; key < row_end; key += WIDTH * 4)
    {
        Scores scores = read_scores(place, mask_row, key, row_end);
        float peak = m;
        UNROLL_CALLS for (uint c = 0; c < 4; ++c)
        {
            if (scores.special[c] && asuint(scores.score[c]) != MINUS_INFINITY_BITS) poisoned = true;
            if (!scores.hidden[c] && !scores.special[c]) peak = max(peak, scores.score[c]);
        }
        l *= exp(m - peak);
        m = peak;
        UNROLL_CALLS for (uint c = 0; c < 4; ++c)
        {
            if (!scores.hidden[c] && !scores.special[c]) l += exp(scores.score[c] - m);
        }
    }

    states[thread] = float4(m, l, poisoned ? 1 : 0, 0);
    for (uint half = WIDTH / 2; half > 0; half /= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        if (lane < half)
        {
            float4 one = states[thread];
            float4 other = states[thread + half];
            float raised = max(one.x, other.x);
            states[thread] = float4(raised, mad(other.y, exp(other.x - raised), one.y * exp(one.x - raised)), max(one.z, other.z), 0);
        }
    }
    GroupMemoryBarrierWithGroupSync();

    float4 state = states[thread - lane];
    float inverse = state.y != 0 ? 1 / state.y : 0;
    for (uint key = lane * 4; key < row_end; key += WIDTH * 4)
    {
        Scores scores = read_scores(place, mask_row, key, row_end);
        float weight[4];
        UNROLL_CALLS for (uint c = 0; c < 4; ++c)
        {
            weight[c] = 0; // of a score of -infinity; a row with any other special one becomes NaN whatever its weights are
            if (scores.hidden[c]) weight[c] = HIDDEN;
            else if (!scores.special[c]) weight[c] = exp(scores.score[c] - state.x) * inverse;
        }
        scratch[place + key / 4] = float4(weight[0], weight[1], weight[2], weight[3]);
    }
    if (live && lane == 0)
    {
        bool spoiled = state.z != 0;
        if (state.y == 0 && (params.flags & ZERO_MASKED_ROWS) == 0) spoiled = true; // the row sees no key
        scratch[place + work.pitch - 1] = float4(spoiled ? 1 : 0, 0, 0, 0);
    }
}
