// Elementwise steps on the results of a row, in float32, before they are rounded and written. Which, and with what numbers,
// stands in the parameters: one program serves all, and a branch that all lanes take alike is all that a call without any
// pays.

namespace onegpu
{

// Kinds of steps, as onegpu/attention/epilogue.py numbers them.
constexpr uint MULTIPLY = 1, ADD = 2, CLAMP = 3, RELU = 4, SILU = 5, GELU = 6;

struct Step
{
    uint kind;
    float first;
    float second;
};

// The parameters, which are a kernel's first argument, where they lie. As an argument all of them would be loaded when the
// kernel starts, and the steps would hold registers until they are taken.
INLINE const CONSTANT_MEMORY AttentionParams& params_in_place()
{
    return *(const CONSTANT_MEMORY AttentionParams*)__builtin_amdgcn_kernarg_segment_ptr();
}

INLINE Step step_of(uint number)
{
    const CONSTANT_MEMORY AttentionParams& params = params_in_place();
    if (number == 0) return {params.step0_kind, params.step0_first, params.step0_second};
    if (number == 1) return {params.step1_kind, params.step1_first, params.step1_second};
    if (number == 2) return {params.step2_kind, params.step2_first, params.step2_second};
    return {params.step3_kind, params.step3_first, params.step3_second};
}

INLINE float silu_of(float x) { return x * __builtin_amdgcn_rcpf(1 + exp2_of(x * -LOG2_E)); }

// With the error function of Abramowitz and Stegun, 7.1.26, which is within 1.5e-7.
INLINE float gelu_of(float x)
{
    float z = __builtin_fabsf(x) * 0.70710678118654752f;
    float t = __builtin_amdgcn_rcpf(1 + 0.3275911f * z);
    float sum = ((((1.061405429f * t - 1.453152027f) * t + 1.421413741f) * t - 0.284496736f) * t + 0.254829592f) * t;
    float rest = sum * exp2_of(z * z * -LOG2_E); // 1 - erf(z)
    return 0.5f * x * (x < 0 ? rest : 2 - rest);
}

// A step on every number of a lane. NaN is in no order with others, and passes where they are compared.
template <uint WIDTH, class Numbers, uint COUNT, class Function> INLINE void each(Numbers (&x)[COUNT], Function function)
{
    UNROLL for (uint i = 0; i < COUNT; ++i)
    {
        UNROLL for (uint e = 0; e < WIDTH; ++e) x[i][e] = function(x[i][e]);
    }
}

// All steps on the numbers that a lane has of its row.
template <uint WIDTH, class Numbers, uint COUNT> INLINE void take_steps(Numbers (&x)[COUNT])
{
    uint steps = params_in_place().steps;
    _Pragma("unroll 1") for (uint number = 0; number < steps; ++number)
    {
        Step step = step_of(number);
        float low = step.first, high = step.second;
        if (step.kind == MULTIPLY) each<WIDTH>(x, [=](float v) { return v * low; });
        if (step.kind == ADD) each<WIDTH>(x, [=](float v) { return v + low; });
        if (step.kind == CLAMP) each<WIDTH>(x, [=](float v) { return v < low ? low : v > high ? high : v; });
        if (step.kind == RELU) each<WIDTH>(x, [](float v) { return v < 0 ? 0 : v; });
        if (step.kind == SILU) each<WIDTH>(x, silu_of);
        if (step.kind == GELU) each<WIDTH>(x, gelu_of);
    }
}

} // namespace onegpu
