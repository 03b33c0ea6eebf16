// Ranges of keys that are folded into the result of a row, by the workgroup that walks them or by the merge pass: one
// formula, so that a row's bits do not depend on who walked them.

namespace onegpu
{

// What a workgroup does with its ranges: it has but one, it folds several, or each goes to scratch memory.
[[maybe_unused]] constexpr uint ONE_RANGE = 0;
[[maybe_unused]] constexpr uint MANY_RANGES = 1;
[[maybe_unused]] constexpr uint TO_SCRATCH = 2;

typedef float Float4 __attribute__((ext_vector_type(4)));

INLINE uint quads_of(const AttentionParams& params) { return (params.head_dim + 3) / 4; }

// First Float4 of a row's result over one range: its sums, then (maximum, sum of weights, 0, 0).
INLINE ulong64 scratch_of(const AttentionParams& params, uint batch, uint head, uint query, uint range)
{
    ulong64 row = ((ulong64)batch * params.heads + head) * params.q_len + query;
    return params.scratch_offset + (row * params.ranges + range) * (quads_of(params) + 1);
}

// Fold the result of the next range into the total of those before it:
//     raised = max(total_m, m);  total = total * 2^(total_m - raised) + result * 2^(m - raised)
// One range alone comes out as it is: its factors are 0 and 1. Where no key was seen at all, both are 0.
struct Fold
{
    float keep; // factor of the total
    float add;  // factor of the range's result
};

// `unit` turns scores into powers of 2.
INLINE Fold fold_factors(float& total_m, float m, float unit)
{
    float raised = __builtin_fmaxf(total_m, m);
    float base = raised == MINUS_INFINITY ? 0 : raised;
    Fold fold = {exp2_of((total_m - base) * unit), exp2_of((m - base) * unit)};
    total_m = raised;
    return fold;
}

// Which product is rounded is said, and not left to the compiler.
INLINE float folded(Fold fold, float total, float result)
{
    return __builtin_fmaf(result, fold.add, total * fold.keep);
}

INLINE Float4 folded(Fold fold, Float4 total, Float4 result)
{
    Float4 sums;
    UNROLL for (uint i = 0; i < 4; ++i) sums[i] = folded(fold, total[i], result[i]);
    return sums;
}

} // namespace onegpu
