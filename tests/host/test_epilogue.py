"""Steps on the result: what a chain may hold, who takes it, and what a kernel is told."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from host.test_hip_host import facts_of

import onegpu as og
from onegpu.attention.options import Options
from onegpu.attention.plan import make_plan
from onegpu.attention.reference import finished
from onegpu.attention.variants import VARIANTS, Variant

ABLE = ("lanes", "transposed", "rounded")


def problem_of(epilogue: Any, dtype: object = "bfloat16") -> og.AttentionProblem:
    return og.AttentionProblem(batch=1, heads=2, q_len=5, k_len=7, head_dim=64, dtype=dtype, epilogue=epilogue)


def test_a_chain_grows_and_leaves_what_it_grew_from() -> None:
    first = og.Epilogue().multiply(2)
    longer = first.add(1).clamp(high=3).gelu()
    assert [step.kind for step in longer.steps] == ["multiply", "add", "clamp", "gelu"]
    assert [step.kind for step in first.steps] == ["multiply"]
    assert longer.steps[2].first == -math.inf
    assert (first, hash(first)) == (og.Epilogue().multiply(2.0), hash(og.Epilogue().multiply(2.0)))


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: og.Epilogue().multiply(math.inf), "factor is inf; it must be a finite number of float32"),
        (lambda: og.Epilogue().multiply(1e39), "factor is 1e\\+39; it must be a finite number"),
        (lambda: og.Epilogue().add(math.nan), "number is nan"),
        (lambda: og.Epilogue().add("1"), "number is '1'"),  # type: ignore[arg-type]
        (lambda: og.Epilogue().add(True), "number is True"),
        (lambda: og.Epilogue().clamp(math.nan), "low is nan; it must be a number"),
        (lambda: og.Epilogue().clamp(high=1e39), "a bound is 1e\\+39"),
        (lambda: og.Epilogue().clamp(1, 0), "low is 1 and high 0; nothing lies between"),
        (lambda: og.Epilogue().relu().relu().relu().relu().relu(), "has 5 steps; kernels have room for 4"),
        (lambda: og.Epilogue(["relu"]), "steps is \\['relu'\\]; begin with Epilogue"),  # type: ignore[arg-type]
        (lambda: problem_of("relu"), "epilogue is 'relu'; give an onegpu.Epilogue"),
    ],
)
def test_what_a_chain_cannot_be(make: Any, words: str) -> None:
    with pytest.raises(og.ProblemError, match=words):
        make()


def test_an_empty_chain_is_none() -> None:
    assert problem_of(og.Epilogue()) == problem_of(None)
    assert problem_of(og.Epilogue().relu()) != problem_of(None)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_other_kernel_refuses_in_a_sentence(variant: Variant) -> None:
    assert variant.finishes == (variant.name in ABLE)
    if "hip" in variant.languages:
        kind = next((need for need in variant.needs if "mma" in need), "mfma-gfx942")
        options, problem = Options(variant=variant.name), problem_of(og.Epilogue().silu(), variant.dtypes[-1])
        if variant.name in ABLE:
            assert make_plan(problem, facts_of(kind), options=options).variant == variant.name
            return
        with pytest.raises(og.UnsupportedError, match=f"without the steps of an Epilogue; {', '.join(ABLE)} take them"):
            make_plan(problem, facts_of(kind), options=options)


def test_the_portable_kernels_refuse_too() -> None:
    problem = og.AttentionProblem(batch=1, heads=1, q_len=2, k_len=2, head_dim=8, epilogue=og.Epilogue().relu())
    with og.open_device("cpu") as device:
        with pytest.raises(og.UnsupportedError, match="blocked: it writes the result as it is, without the steps"):
            og.AttentionKernels(device).plan(problem)
        with pytest.raises(og.UnsupportedError, match="the unfused chain writes the result as it is"):
            og.UnfusedAttention(device).plan(problem)


def test_what_a_kernel_is_told() -> None:
    facts = facts_of("wmma-gfx12")
    (plain,) = make_plan(problem_of(None), facts).steps
    (step,) = make_plan(problem_of(og.Epilogue().clamp(-1, 2).silu()), facts).steps
    assert step.kernel == plain.kernel  # one program serves all
    assert plain.params["steps"] == 0
    assert (step.params["steps"], step.params["step0_kind"], step.params["step1_kind"]) == (2, 3, 5)
    assert (step.params["step0_first"], step.params["step0_second"]) == (-1, 2)
    assert step.kernel.params.pack({**dict.fromkeys(step.kernel.params.names, 0), **step.params})


def test_the_steps_of_the_reference() -> None:
    x = np.array([-3.0, -0.5, 0.0, 0.25, 4.0, np.nan])
    chains: dict[og.Epilogue, Any] = {
        og.Epilogue().multiply(2).add(-1): 2 * x - 1,
        og.Epilogue().clamp(-1, 0.1): [-1, -0.5, 0, 0.1, 0.1, np.nan],
        og.Epilogue().relu(): [0, 0, 0, 0.25, 4, np.nan],
        og.Epilogue().silu(): [n / (1 + math.exp(-n)) for n in x],
        og.Epilogue().gelu(): [n * 0.5 * (1 + math.erf(n / math.sqrt(2))) for n in x],
    }
    for epilogue, expected in chains.items():
        assert np.allclose(finished(epilogue, x), expected, rtol=1e-12, atol=1e-15, equal_nan=True)
