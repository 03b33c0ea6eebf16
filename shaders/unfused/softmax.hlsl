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

// Four scores of a row, with what the mask adds. Without branches: SwiftShader, the software adapter of Chromium, took minutes
// to compile a branch for each score.
struct Scores
{
    float4 score; // those of hidden keys may be anything
    bool4 hidden;
    bool4 special; // visible; NaN or an infinity
};

bool4 is_special(float4 scores)
{
    return (asuint(scores) & 0x7F800000) == 0x7F800000;
}

Scores read_scores(uint place, uint mask_row, uint key, uint row_end)
{
    Scores scores;
    scores.score = scratch[place + key / 4];
    uint4 keys = key + uint4(0, 1, 2, 3);
    scores.hidden = keys >= row_end;
    if ((params.flags & HAS_MASK) != 0)
    {
        uint4 at = mask_row + min(keys, row_end - 1) * params.mask_key;
        float4 bias = float4(mask_values[at.x], mask_values[at.y], mask_values[at.z], mask_values[at.w]);
        scores.score += bias;
        scores.hidden = or(scores.hidden, asuint(bias) == MINUS_INFINITY_BITS); // whatever the score is
    }
    scores.special = and(!scores.hidden, is_special(scores.score));
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
        if (any(and(scores.special, asuint(scores.score) != MINUS_INFINITY_BITS))) poisoned = true;
        bool4 counts = and(!scores.hidden, !scores.special);
        float4 peaks = select(counts, scores.score, m);
        float peak = max(max(max(max(m, peaks.x), peaks.y), peaks.z), peaks.w);
        l *= exp(m - peak);
        m = peak;
        float4 weights = select(counts, exp(scores.score - m), 0);
        l = l + weights.x + weights.y + weights.z + weights.w;
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
        // 0 for a score of -infinity; a row with any other special one becomes NaN whatever its weights are.
        float4 weights = select(scores.special, 0, exp(scores.score - state.x) * inverse);
        scratch[place + key / 4] = select(scores.hidden, HIDDEN, weights);
    }
    if (live && lane == 0)
    {
        bool spoiled = state.z != 0;
        if (state.y == 0 && (params.flags & ZERO_MASKED_ROWS) == 0) spoiled = true; // the row sees no key
        scratch[place + work.pitch - 1] = float4(spoiled ? 1 : 0, 0, 0, 0);
    }
}
