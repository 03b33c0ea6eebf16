"""The conformance table on every kernel of every device, and what the table cannot say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, in_turn, kernel_id, kernels_of

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import CASES, Case
from onegpu.attention.checking import Uploaded, check, prepare
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import Variant, refusal
from onegpu.dtypes import DTYPES

#: On a software driver a heavy case takes half a minute, so one kernel there computes it, and NumPy, and not eight.
_HEAVY_ON_SOFTWARE = {
    ("bert-base b8 s512", "vulkan", "rows", "float32"),
    ("bert-base b8 s512", "cpu", "blocked", "float32"),
    ("whisper-small encoder", "wgpu", "pairs", "float16"),
    ("whisper-small encoder", "cpu", "blocked", "float32"),
}


def _runs() -> list[Any]:
    """Case by case, so that a reference result serves all kernels."""
    runs = []
    for number, case in enumerate(CASES):
        for place, dtype in enumerate(("float32", "float16", "bfloat16")):
            for kernel in KERNELS:
                if case.takes(DTYPES[dtype]) and _can(case, dtype, *kernel) and not _too_heavy(case, dtype, *kernel):
                    marks = in_turn(kernel[0], kernel[1].name, number, place)
                    if marks and case.group == "model" and case.slow and not case.heavy:
                        continue  # seconds for each, of a program that has taken the small cases
                    marks = [pytest.mark.slow] if case.slow else marks
                    name = f"{case.group}: {case.name}-{dtype}-{kernel_id(kernel)}"
                    runs.append(pytest.param(case, dtype, kernel, marks=marks, id=name))
    return runs


def _can(case: Case, dtype: str, backend: str, variant: Variant) -> bool:
    """Whether the variant takes the case here. What it refuses, and with which words, is tested on the host."""
    return refusal(variant, case.problem(dtype), DEVICES[backend]) is None


def _too_heavy(case: Case, dtype: str, backend: str, variant: Variant) -> bool:
    software = DEVICES[backend].kind == "cpu"
    return case.heavy and software and (case.name, backend, variant.name, dtype) not in _HEAVY_ON_SOFTWARE


def test_quick_runs_leave_out_no_case() -> None:
    """Taking turns, the backends leave every case that is not slow to some of them, for every variant and type."""
    runs = [run for run in _runs() if not run.values[0].slow]
    every, quick = (
        {(case.name, dtype, kernel[1].name) for run in chosen for case, dtype, kernel in [run.values]}
        for chosen in (runs, [run for run in runs if not run.marks])
    )
    assert quick == every


@pytest.mark.parametrize(("case", "dtype", "kernel"), _runs())
def test_conformance(case: Case, dtype: str, kernel: tuple[str, Variant]) -> None:
    backend, variant = kernel
    count = variant.alike(case.problem(dtype), DEVICES[backend])
    kernels, *others = (kernels_of(backend, variant.name, schedule) for schedule in range(count))
    if case.heavy:
        others = []
    # Bits that change from run to run differ from those of the other program as well.
    outcome = check(kernels, case, dtype, runs=1 if case.heavy or others else 2, others=others)
    assert outcome.passed, str(outcome)


def test_fifty_runs_give_equal_bits(kernels: PlannedCalls) -> None:
    case = Case(name="fifty runs", group="special", batch=1, heads=3, q_len=37, k_len=75, causal=None)
    on_device = Uploaded(kernels.device, prepare(case, "float32"))
    outputs = {on_device.run(kernels)[0].tobytes() for _ in range(50)}
    on_device.release()
    assert len(outputs) == 1


@pytest.mark.parametrize("mode", ["deterministic", "fast"])
def test_both_modes(kernels: PlannedCalls, mode: str) -> None:
    case = Case(name="modes", group="special", q_len=40, k_len=70, mask="some_hidden")
    outcome = check(kernels, case, "float32", mode=mode)
    assert outcome.passed, str(outcome)


def test_stale_data_under_a_mask_changes_no_bit(kernels: PlannedCalls) -> None:
    """A cache was cut back, and the old values behind -inf still changed the result (llama.cpp#26744)."""
    rng = np.random.default_rng(11)
    shape = (1, 2, 33, 32)
    q, k, v = (rng.standard_normal(shape).astype(np.float32) for _ in range(3))
    mask = rng.standard_normal((1, 1, 33, 33)).astype(np.float32)
    hidden = rng.random(33) < 0.5
    hidden[0] = False
    mask[..., hidden] = -np.inf
    results = set()
    for stale in (0.0, 1.0, -3e4, 1e30):
        k[:, :, hidden], v[:, :, hidden] = stale, -stale
        results.add(_run(kernels, q, k, v, mask=mask).tobytes())
    assert len(results) == 1


def test_neighbours_of_a_hidden_nan_see_it_and_it_alone(kernels: PlannedCalls) -> None:
    """V of key 5 is NaN: queries 5 and later see it, earlier ones must not (pytorch#101967)."""
    rng = np.random.default_rng(12)
    q, k, v = (rng.standard_normal((1, 1, 40, 32)).astype(np.float32) for _ in range(3))
    v[0, 0, 5] = np.nan
    out = _run(kernels, q, k, v, causal=True)[0, 0]
    assert np.isfinite(out[:5]).all()
    assert np.isnan(out[5:]).all()
    clean = np.where(np.isnan(v), np.float32(0), v)
    assert (out[:5] == _run(kernels, q, k, clean, causal=True)[0, 0, :5]).all()


@pytest.mark.in_half
def test_rounding_of_half_is_to_nearest_even(kernels: PlannedCalls) -> None:
    """With one key, O is V: every half comes back as it was. With two equal keys, halfway cases go to the even one."""
    every = np.arange(0x10000, dtype=np.uint16).view(np.float16)
    every = every[np.isfinite(every)]
    every = np.append(every, every[: -len(every) % 64])
    v = every.reshape(1, -1, 1, 64)
    q = np.ones_like(v)
    out = _run(kernels, q, v * np.float16(0), v)
    np.testing.assert_array_equal(out.view(np.uint16) & 0x7FFF, v.view(np.uint16) & 0x7FFF)

    bits = np.arange(1, 0x7BFF, dtype=np.uint16)[:0x7BC0]
    pair = np.stack([bits, bits + 1]).view(np.float16).reshape(2, -1, 64).swapaxes(0, 1)[:, None]
    heads = pair.shape[0]
    q = np.ones((heads, 1, 1, 64), np.float16)
    out = _run(kernels, q, pair * np.float16(0), pair)
    expected = pair.astype(np.float64).mean(axis=2, keepdims=True).astype(np.float16)
    np.testing.assert_array_equal(out, expected)


def test_a_boolean_mask_with_an_empty_row(device: og.Device) -> None:
    """Row 0 sees nothing: the policy's value, and row 1 is right (pytorch#156707)."""
    rng = np.random.default_rng(19)
    q, k, v = (rng.standard_normal((1, 1, 2, 4)).astype(np.float32) for _ in range(3))
    mask = np.array([[False, False], [False, True]])
    for policy, value in (("nan", np.nan), ("zero", 0.0)):
        out = og.attention(q, k, v, mask, masked_rows=policy, device=device)
        np.testing.assert_array_equal(out[0, 0, 0], np.full(4, value, np.float32))
        np.testing.assert_allclose(out[0, 0, 1], v[0, 0, 1], rtol=1e-6)


def test_constant_values_come_back(kernels: PlannedCalls) -> None:
    rng = np.random.default_rng(13)
    q, k = (rng.standard_normal((2, 2, n, 32)).astype(np.float32) for n in (17, 90))
    out = _run(kernels, q, k, np.full_like(k, 2.5))
    assert np.abs(out - 2.5).max() < 1e-5


def test_slices_of_one_upload(kernels: PlannedCalls) -> None:
    """Q, K and V as byte slices of one buffer, at offsets that no binding may start at."""
    rng = np.random.default_rng(14)
    tensors = [rng.standard_normal((1, 2, 7, 32)).astype(np.float32) for _ in range(3)]
    gap = np.full(5, np.nan, np.float32)
    device = kernels.device
    whole = device.upload(np.concatenate([part for t in tensors for part in (gap, t.ravel())]))
    size = tensors[0].nbytes
    q, k, v = (whole.slice(20 + n * (20 + size), size) for n in range(3))
    o = device.empty((1, 2, 7, 32))
    problem = og.AttentionProblem(batch=1, heads=2, q_len=7, k_len=7, head_dim=32)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, q, k, v, o)
    assert scaled_error(o.to_numpy(), attention(problem, *tensors)) <= TOLERANCE["float32"]


def test_calls_in_one_submission_follow_each_other(kernels: PlannedCalls) -> None:
    """O of each call is Q of the next, without a barrier from the caller."""
    rng = np.random.default_rng(15)
    k, v, x = (rng.standard_normal((1, 2, 64, 32)).astype(np.float32) for _ in range(3))
    device = kernels.device
    keys, values, one, two = (device.upload(a) for a in (k, v, x, x))
    problem = og.AttentionProblem(batch=1, heads=2, q_len=64, k_len=64, head_dim=32)
    with device.begin_commands() as encoder:
        for _ in range(10):
            kernels.encode(encoder, problem, one, keys, values, two)
            one, two = two, one
    expected: Any = x
    for _ in range(10):
        expected = attention(problem, expected, k, v)
    assert scaled_error(one.to_numpy(), expected) <= TOLERANCE["float32"]


def test_a_recording_runs_again_on_new_contents(kernels: PlannedCalls) -> None:
    """A decode loop over a cache of fixed size, whose valid length is in a buffer; and its bits are those of calls."""
    rng = np.random.default_rng(20)
    device = kernels.device
    problem = og.AttentionProblem(batch=1, heads=2, q_len=1, k_len=600, head_dim=32, key_lengths=True)
    keys, values = (rng.standard_normal((1, 2, 600, 32)).astype(np.float32) for _ in range(2))
    k, v = device.upload(keys), device.upload(values)
    q, o, direct = (device.empty((1, 2, 1, 32)) for _ in range(3))
    length = device.empty((1,), "int32")
    recording = kernels.record(problem, q, k, v, o, key_lengths=length)
    for n in (1, 40, 512, 513, 600):
        query = rng.standard_normal((1, 2, 1, 32)).astype(np.float32)
        q.write(query)
        length.write(np.array([n], np.int32))
        recording.submit()
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, q, k, v, direct, key_lengths=length)
        assert (o.to_numpy() == direct.to_numpy()).all()
        expected = attention(problem, query, keys, values, key_lengths=np.array([n]))
        assert scaled_error(o.to_numpy(), expected) <= TOLERANCE["float32"]


def test_key_lengths_as_integers(kernels: PlannedCalls) -> None:
    rng = np.random.default_rng(16)
    q, k, v = (rng.standard_normal((3, 1, 4, 32)).astype(np.float32) for _ in range(3))
    out = _run(kernels, q, k, v, lengths=[4, 2, 0])
    problem = og.AttentionProblem(batch=3, heads=1, q_len=4, k_len=4, head_dim=32, key_lengths=True)
    expected = attention(problem, q, k, v, key_lengths=np.array([4, 2, 0]))
    assert scaled_error(out, expected) <= TOLERANCE["float32"]


def test_key_lengths_out_of_range_in_a_buffer_are_clamped(kernels: PlannedCalls) -> None:
    """A buffer's contents cannot be checked before the call: a wild length must not read out of bounds."""
    rng = np.random.default_rng(17)
    q, k, v = (rng.standard_normal((3, 1, 4, 32)).astype(np.float32) for _ in range(3))
    wild = kernels.device.upload(np.array([-5, 2**31 - 1, -(2**31)], np.int32))
    out = _run(kernels, q, k, v, lengths=wild)
    problem = og.AttentionProblem(batch=3, heads=1, q_len=4, k_len=4, head_dim=32, key_lengths=True)
    expected = attention(problem, q, k, v, key_lengths=np.array([0, 4, 0]))
    assert scaled_error(out, expected) <= TOLERANCE["float32"]


@pytest.mark.parametrize("backend", [name for name, facts in DEVICES.items() if "subgroup-quad" in facts.features])
def test_rows_and_pairs_agree(backend: str) -> None:
    """They add in different orders, so their last bits differ, and no more than those."""
    rng = np.random.default_rng(18)
    q, k, v = (rng.standard_normal((1, 4, 50, 64)).astype(np.float32) for _ in range(3))
    outputs = [_run(kernels_of(backend, name), q, k, v) for name in ("rows", "pairs")]
    assert scaled_error(outputs[0], outputs[1]) < 2e-6


def _run(
    kernels: PlannedCalls, q: Any, k: Any, v: Any, *, mask: Any = None, causal: bool = False, lengths: Any = None
) -> Any:
    batch, heads, q_len, head_dim = q.shape
    k_len = k.shape[2]
    layout = None if mask is None else og.MaskLayout.broadcast(mask.shape, batch, heads, q_len, k_len)
    problem = og.AttentionProblem(
        batch=batch,
        heads=heads,
        kv_heads=k.shape[1],
        q_len=q_len,
        k_len=k_len,
        head_dim=head_dim,
        dtype=q.dtype.name,
        mask=layout,
        causal=causal,
        key_lengths=lengths is not None,
    )
    device = kernels.device
    inputs = [device.upload(np.ascontiguousarray(a)) for a in (q, k, v)]
    o = device.empty(q.shape, q.dtype.name)
    bias = None if mask is None else device.upload(mask)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, inputs[0], inputs[1], inputs[2], o, mask=bias, key_lengths=lengths)
    return o.to_numpy()
