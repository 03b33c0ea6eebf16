"""The unfused chain: the conformance table, each of its programs on what the table asks, slices, and beside the fused
kernels.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, device_of, in_turn, kernel_id, kernels_of

import onegpu as og
from onegpu.attention import chain
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import CASES, Case, find_cases
from onegpu.attention.checking import check, prepare
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import Variant
from onegpu.dtypes import DTYPES

#: On a software driver these take half a minute, so each is computed by one of them and by NumPy.
HEAVY = {"bert-base b8 s512", "whisper-small encoder"}
_HEAVY_ON_SOFTWARE = {("vulkan", "float32"), ("cpu", "float32")}

GPUS = [name for name, facts in DEVICES.items() if facts.language != "numpy"]

#: Sizes of blocks that force one form of both products; a plan chooses them by the shape of the call.
FORMS = {
    "large": {"ENOUGH_GROUPS": 0, "FEW_FOR_SCORES": 0, "FEW_FOR_VALUES": 0, "SHORT_ROW": 1 << 31},
    "small": {"ENOUGH_GROUPS": 1 << 40, "FEW_FOR_SCORES": 0, "FEW_FOR_VALUES": 0, "SHORT_ROW": 0},
    "few": {"FEW_FOR_SCORES": 1 << 31, "FEW_FOR_VALUES": 1 << 31},
}


def force(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in FORMS[form].items():
        monkeypatch.setattr(chain, name, value)


def _runs() -> list[Any]:
    runs = []
    for number, case in enumerate(CASES):
        for place, dtype in enumerate(("float32", "float16")):
            for backend, facts in DEVICES.items():
                heavy = case.name in HEAVY and facts.kind == "cpu" and (backend, dtype) not in _HEAVY_ON_SOFTWARE
                if case.takes(DTYPES[dtype]) and not heavy:
                    marks = in_turn(backend, "unfused", number, place)
                    if marks and case.group == "model" and case.slow and case.name not in HEAVY:
                        continue  # seconds for each, as in test_attention.py
                    marks = [pytest.mark.slow] if case.slow else marks
                    name = f"{case.group}: {case.name}-{dtype}-{backend}"
                    runs.append(pytest.param(case, dtype, backend, marks=marks, id=name))
    return runs


@pytest.mark.parametrize(("case", "dtype", "backend"), _runs())
def test_conformance_of_the_chain(case: Case, dtype: str, backend: str) -> None:
    outcome = check(kernels_of(backend, "unfused"), case, dtype, runs=1 if case.name in HEAVY else 2)
    assert outcome.passed, str(outcome)


@pytest.mark.in_turn
@pytest.mark.parametrize("backend", GPUS)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("group", ["mask", "causal", "lengths", "special"])
def test_each_form_takes_what_the_table_asks(
    group: str, form: str, backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's small problems meet few of the programs by themselves."""
    force(form, monkeypatch)
    kernels = og.UnfusedAttention(device_of(backend))
    used = set()
    for number, case in enumerate(find_cases(group, slow=False)):
        dtype = ("float32", "float16")[number % 2]
        outcome = check(kernels, case, dtype, runs=1)
        assert outcome.passed, str(outcome)
        used |= {step.kernel.name.partition(".rows")[2] for step in kernels.plan(case.problem(dtype)).steps}
    tiles = {"large": {"128.columns64.threads128"}, "small": {"32.columns32.threads64"}}
    assert used - {""} == tiles.get(form, {"4.columns32.threads128", "4.columns16.threads128"})


@pytest.mark.parametrize("backend", GPUS)
def test_large_and_small_blocks_give_equal_bits(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sum is one chain in order of the inner dimension, so the size of a block is no part of it."""
    case = Case(name="blocks", group="special", heads=2, q_len=150, k_len=200, head_dim=72, causal=None)
    outputs = []
    for form in ("large", "small"):
        with monkeypatch.context() as patch:
            force(form, patch)
            patch.setattr(chain, "SHORT_ROW", 512)
            outputs.append(check(og.UnfusedAttention(device_of(backend)), case, "float32").output)
    assert np.array_equal(outputs[0], outputs[1])


@pytest.mark.in_turn
@pytest.mark.parametrize("backend", DEVICES)
@pytest.mark.parametrize("form", FORMS)
def test_slices_change_no_bit(backend: str, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut by matrices, by blocks of rows, and into single rows."""
    force(form, monkeypatch)
    cases = (
        Case(
            name="slices",
            group="special",
            batch=2,
            heads=4,
            kv_heads=2,
            q_len=90,
            k_len=75,
            causal=None,
            mask="some_hidden",
            lengths=(75, 41),
        ),
        Case(name="slices, zero", group="special", batch=1, q_len=140, k_len=60, causal=None, masked_rows="zero"),
    )
    for case in cases:
        outputs = []
        row = 4 * chain.row_length(case.problem())
        for rows in (10**6, 2 * 180, 130, 50, 1 if form == "few" else 33):
            kernels = og.UnfusedAttention(device_of(backend), scratch_bytes=rows * row)
            outcome = check(kernels, case, "float32", runs=1)
            assert outcome.passed, f"{rows} rows: {outcome}"
            assert 4 * kernels.scratch_length(case.problem()) <= rows * row
            outputs.append(outcome.output)
        # NumPy's matrix products add in an order that depends on the shape.
        same = all(np.array_equal(outputs[0], output, equal_nan=True) for output in outputs[1:])
        assert same or backend == "cpu"


@pytest.mark.parametrize("backend", DEVICES)
@pytest.mark.parametrize("q_len", [1, 150])
def test_a_cut_call_equals_the_whole(backend: str, q_len: int) -> None:
    rng = np.random.default_rng(21)
    q, k, v = (rng.standard_normal((2, 2, n, 32)).astype(np.float32) for n in (q_len, 700, 700))
    problem = og.AttentionProblem(batch=2, heads=2, q_len=q_len, k_len=700, head_dim=32, causal=True)
    results = []
    for budget in (0, problem.operations // 3, 1):
        with og.open_device(backend, submission_work_budget=budget) as device:
            results.append(run(og.UnfusedAttention(device), problem, q, k, v))
    assert np.isfinite(results[0]).all()
    assert all((result == results[0]).all() for result in results[1:])


@pytest.mark.parametrize("backend", DEVICES)
@pytest.mark.parametrize("form", FORMS)
def test_scratch_of_the_caller_is_all_that_is_written(backend: str, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scratch memory of just the length that is asked for, with a pattern before and behind it."""
    force(form, monkeypatch)
    device = device_of(backend)
    kernels = og.UnfusedAttention(device)
    rng = np.random.default_rng(22)
    q, k, v = (rng.standard_normal((1, 2, n, 40)).astype(np.float32) for n in (37, 70, 70))
    problem = og.AttentionProblem(batch=1, heads=2, q_len=37, k_len=70, head_dim=40)
    length, guard = kernels.scratch_length(problem), 64
    before = np.full(length + 2 * guard, np.nan, np.float32)
    whole = device.upload(before)
    out = run(kernels, problem, q, k, v, scratch=whole.slice(4 * guard, 4 * length))
    assert scaled_error(out, attention(problem, q, k, v)) <= 1e-6
    after = whole.to_numpy()
    assert np.isnan(after[:guard]).all()
    assert np.isnan(after[-guard:]).all()
    # Rows are padded to whole float4, and all of them were used.
    rows = after[guard:-guard].reshape(2 * 37, 76)
    assert np.isfinite(rows[:, :70]).all()
    np.testing.assert_allclose(rows[:, :70].sum(axis=1), 1, rtol=1e-5)


@pytest.mark.parametrize("backend", DEVICES)
@pytest.mark.parametrize("q_len", [3, 70])
def test_values_that_are_not_finite_at_weights_of_zero(backend: str, q_len: int) -> None:
    """0 times NaN is NaN on a GPU, be it that the weight underflowed or that the score is -inf; NumPy leaves it out."""
    rng = np.random.default_rng(23)
    q, k, v = (rng.standard_normal((1, 1, n, 32)).astype(np.float32) for n in (q_len, 60, 60))
    problem = og.AttentionProblem(batch=1, heads=1, q_len=q_len, k_len=60, head_dim=32)
    q[..., 0], k[:, :, 5] = 10, 0
    for score in (-1e6, -3e38):  # times 10, and beyond the largest float
        k[0, 0, 5, 0] = score
        v[0, 0, 5] = np.nan
        out = run(kernels_of(backend, "unfused"), problem, q, k, v)
        assert np.isfinite(out).all() if backend == "cpu" else np.isnan(out).all()
        v[0, 0, 5] = 1e30
        out = run(kernels_of(backend, "unfused"), problem, q, k, v)
        assert scaled_error(out, attention(problem, q, k, v)) <= TOLERANCE["float32"]


AGREE = {"bert-base b1 s128", "whisper-small cross-attention step"}


@cache
def unfused_output(backend: str, case: Case, dtype: str) -> Any:
    """Of a case of :data:`AGREE`, for all kernels of the backend."""
    return check(kernels_of(backend, "unfused"), case, dtype, runs=1).output.astype(np.float64)


@pytest.mark.in_turn
@pytest.mark.parametrize("kernel", KERNELS, ids=kernel_id)
@pytest.mark.parametrize(("dtype", "most"), [("float32", 2e-6), ("float16", 1e-3)])
def test_fused_and_unfused_agree(kernel: tuple[str, Variant], dtype: str, most: float) -> None:
    backend, variant = kernel
    for case in (case for case in CASES if case.name in AGREE):
        fused = check(kernels_of(backend, variant.name), case, dtype, runs=1)
        assert scaled_error(fused.output, unfused_output(backend, case, dtype)) <= most, case.name


@lru_cache(maxsize=8)
def draw(q_len: int, k_len: int, seed: int) -> tuple[Any, ...]:
    """A problem whose scores have a standard deviation of 2, its inputs, and what should come out."""
    problem = og.AttentionProblem(batch=1, heads=1, q_len=q_len, k_len=k_len, head_dim=64)
    rng = np.random.default_rng([seed, k_len])
    q, k, v = (rng.standard_normal((1, 1, n, 64)).astype(np.float32) for n in (q_len, k_len, k_len))
    q *= np.float32(2)
    return problem, q, k, v, attention(problem, q, k, v)


@pytest.mark.slow
@pytest.mark.in_turn(always=True)
@pytest.mark.parametrize(("q_len", "k_len"), [(64, 4096), (4, 65536)])
@pytest.mark.parametrize("kernel", [kernel for kernel in KERNELS if kernel[0] in GPUS], ids=kernel_id)
def test_fused_is_no_less_exact_over_many_keys(kernel: tuple[str, Variant], q_len: int, k_len: int) -> None:
    """Compared is the mean square of all errors of three draws: the largest one is a matter of chance. On the CPU both
    leave their sums to the same library. Numbers in parts have 22 bits of 24.
    """
    backend, variant = kernel
    families = (kernels_of(backend, variant.name), kernels_of(backend, "unfused"))
    square = np.zeros(2)
    for seed in range(3):
        problem, q, k, v, expected = draw(q_len, k_len, seed)
        for place, kernels in enumerate(families):
            square[place] += ((run(kernels, problem, q, k, v) - expected) ** 2).mean() / np.abs(expected).max() ** 2
    assert square[0] <= square[1] * (1 if variant.precision == "exact" else 4)


@pytest.mark.slow
@pytest.mark.parametrize("backend", DEVICES)
@pytest.mark.parametrize("k_len", [100_000, 250_000])
def test_a_very_long_cache(backend: str, k_len: int) -> None:
    """Sums longer than a chain, over values that do not cancel; on llvmpipe the longer ones once lost the last keys."""
    rng = np.random.default_rng(24)
    q, k, v = (rng.standard_normal((1, 1, n, 2)).astype(np.float32) for n in (33, k_len, k_len))
    v[:, :, k_len // 2 :] += 5
    problem = og.AttentionProblem(batch=1, heads=1, q_len=33, k_len=k_len, head_dim=2)
    out = run(kernels_of(backend, "unfused"), problem, q, k, v)
    assert scaled_error(out, attention(problem, q, k, v)) <= TOLERANCE["float32"]


@pytest.mark.parametrize("backend", DEVICES)
def test_half_of_65536_equal_keys(backend: str) -> None:
    """8 came back as 7 or less where weights were summed in half (llama.cpp PR 13975)."""
    case = Case(name="65536 equal keys", group="special", heads=1, q_len=1, k_len=65536, inputs="zero_q")
    inputs = prepare(case, "float16")
    assert (inputs.expected == 8).all()
    outcome = check(kernels_of(backend, "unfused"), case, "float16", runs=1)
    assert outcome.passed, str(outcome)


def run(kernels: PlannedCalls, problem: og.AttentionProblem, q: Any, k: Any, v: Any, **other: Any) -> Any:
    device = kernels.device
    buffers = [device.upload(array) for array in (q, k, v)]
    o = device.upload(np.full(q.shape, np.nan, q.dtype))
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], o, **other)
    return o.to_numpy()
