"""Kernels on matrix hardware, in each type that the device's matrices serve: what other tests ask in float32, and what
holds of float32 in parts.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, device_of, kernel_id, kernels_of, open_as_shared

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import Variant, refusal
from onegpu.dtypes import FLOAT32, DType

ml_dtypes = pytest.importorskip("ml_dtypes")

Array = np.ndarray[Any, Any]
Kernel = tuple[str, Variant]


def _taken(backend: str, variant: Variant, dtype: DType) -> bool:
    problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=32, dtype=dtype)
    return refusal(variant, problem, DEVICES[backend]) is None


RUNS = [
    pytest.param((backend, variant), dtype.name, id=f"{dtype}-{kernel_id((backend, variant))}")
    for backend, variant in KERNELS
    if variant.layouts
    for dtype in variant.dtypes
    if _taken(backend, variant, dtype)
]
every = pytest.mark.parametrize(("kernel", "dtype"), RUNS)


def run(kernels: PlannedCalls, q: Array, k: Array, v: Array, mask: Array | None = None, **options: Any) -> Array:
    """Attention of arrays [batch, heads, length, head_dim]; options are those of the problem, and ``mode``."""
    mode = options.pop("mode", "deterministic")
    batch, heads, q_len, head_dim = q.shape
    if mask is not None:
        options["mask"] = og.MaskLayout.broadcast(mask.shape, batch, heads, q_len, k.shape[2])
    problem = og.AttentionProblem(
        batch=batch,
        heads=heads,
        kv_heads=k.shape[1],
        q_len=q_len,
        k_len=k.shape[2],
        head_dim=head_dim,
        dtype=q.dtype.name,
        **options,
    )
    device = kernels.device
    uploaded = [device.upload(np.ascontiguousarray(a)) for a in (q, k, v)]
    masks = device.upload(np.ascontiguousarray(mask)) if mask is not None else None
    o = device.upload(np.full(q.shape, np.nan, q.dtype))
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, uploaded[0], uploaded[1], uploaded[2], o, mask=masks, mode=mode)
    out = o.to_numpy()
    for buffer in (*uploaded, o):
        buffer.release()
    return out


def normal(dtype: str, *shapes: tuple[int, ...], seed: int = 0) -> list[Array]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(shape, np.float32).astype(dtype) for shape in shapes]


@every
def test_fifty_runs_give_equal_bits(kernel: Kernel, dtype: str) -> None:
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = normal(dtype, (1, 2, 20, 64), (1, 2, 70, 64), (1, 2, 70, 64))
    assert len({run(kernels, q, k, v, causal=True).tobytes() for _ in range(50)}) == 1


@every
@pytest.mark.parametrize("mode", ["deterministic", "fast"])
def test_both_modes_are_right(kernel: Kernel, dtype: str, mode: str) -> None:
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = normal(dtype, (1, 4, 33, 64), (1, 2, 1100, 64), (1, 2, 1100, 64))
    problem = og.AttentionProblem(batch=1, heads=4, kv_heads=2, q_len=33, k_len=1100, head_dim=64, dtype=dtype)
    out = run(kernels, q, k, v, mode=mode)
    assert scaled_error(out, attention(problem, q, k, v)) <= TOLERANCE[dtype]


@every
@pytest.mark.parametrize("head_dim", [32, 64, 128, 256])
def test_prefill_equals_decode_whoever_walks_the_keys(kernel: Kernel, dtype: str, head_dim: int) -> None:
    """Row i of a causal call is the step that decodes position i, with any number of workgroups, in either program."""
    length = 560
    backend, variant = kernel
    if head_dim > variant.head_dims[-1]:
        pytest.skip(f"{variant.name} takes a head_dim of at most {variant.head_dims[-1]}")
    q, k, v = normal(dtype, (1, 2, length, head_dim), (1, 1, length, head_dim), (1, 1, length, head_dim), seed=3)
    q *= np.asarray(3, q.dtype)  # wide scores, whose reference rises
    expected = run(kernels_of(backend, variant.name), q, k, v, causal=True)
    problem = og.AttentionProblem(batch=1, heads=2, q_len=1, k_len=1, head_dim=head_dim, dtype=dtype)
    for schedule in range(variant.alike(problem, DEVICES[backend])):
        for parts in (1, 2):
            kernels = og.AttentionKernels(
                device_of(backend), variant=variant.name, parts=parts, schedule=schedule, self_check=False
            )
            for n in (1, 16, 17, 64, 511, 512, 513, length):
                row = np.s_[:, :, n - 1 : n]
                got = run(kernels, q[row], k[:, :, :n], v[:, :, :n], causal=True)
                assert got.tobytes() == expected[row].tobytes(), (schedule, parts, n)


@every
def test_batch_heads_and_layouts_change_no_bit(kernel: Kernel, dtype: str) -> None:
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = normal(dtype, (3, 4, 21, 64), (3, 2, 600, 64), (3, 2, 600, 64), seed=4)
    whole = run(kernels, q, k, v)
    for entry in range(3):
        for head in range(4):
            pair = np.s_[entry : entry + 1, head // 2 : head // 2 + 1]
            alone = run(kernels, q[entry : entry + 1, head : head + 1], k[pair], v[pair])
            assert alone.tobytes() == whole[entry : entry + 1, head : head + 1].tobytes()


@every
def test_what_is_hidden_changes_no_bit(kernel: Kernel, dtype: str) -> None:
    """Stale values behind a mask of -infinity, NaN and infinities among them (llama.cpp#26744)."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = normal(dtype, (1, 2, 33, 64), (1, 2, 90, 64), (1, 2, 90, 64), seed=5)
    rng = np.random.default_rng(5)
    hidden = rng.random((1, 1, 33, 90)) < 0.5
    hidden[..., 0], hidden[..., 40:50] = False, True
    mask = np.where(hidden, -np.inf, rng.standard_normal(hidden.shape)).astype(np.float32)
    results = set()
    for stale in (0.0, 1.0, -3e4, np.inf, -np.inf, np.nan):
        k[:, :, 40:50], v[:, :, 40:50] = stale, -stale
        results.add(run(kernels, q, k, v, mask=mask).tobytes())
    assert len(results) == 1


@every
@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize(("head_dim", "column"), [(64, 3), (200, 190)])
def test_rows_that_see_a_special_value_have_it_and_others_do_not(
    kernel: Kernel, dtype: str, special: float, head_dim: int, column: int
) -> None:
    """V of key 5 is special: queries 5 and later see it, earlier ones must not (pytorch#101967)."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    if head_dim > kernel[1].head_dims[-1]:
        pytest.skip(f"{kernel[1].name} takes a head_dim of at most {kernel[1].head_dims[-1]}")
    q, k, v = normal(dtype, *[(1, 1, 80, head_dim)] * 3, seed=6)
    clean = run(kernels, q, k, v, causal=True)
    v[0, 0, 5, column] = special
    out = run(kernels, q, k, v, causal=True).astype(np.float32)
    seen, expected = out[0, 0, 5:, column], np.full(75, special, np.float32)
    np.testing.assert_array_equal(seen, expected)
    out[0, 0, 5:, column] = clean[0, 0, 5:, column].astype(np.float32)
    np.testing.assert_array_equal(out, clean.astype(np.float32))


@every
def test_cut_equals_whole(kernel: Kernel, dtype: str) -> None:
    backend, variant = kernel
    q, k, v = normal(dtype, (2, 3, 300, 32), (2, 3, 600, 32), (2, 3, 600, 32), seed=7)
    whole = run(kernels_of(backend, variant.name), q, k, v)
    with open_as_shared(backend, submission_work_budget=4 * 300 * 600 * 32) as device:
        kernels = og.AttentionKernels(device, variant=variant.name, self_check=False)
        assert run(kernels, q, k, v).tobytes() == whole.tobytes()


@every
def test_it_passes_its_self_check(kernel: Kernel, dtype: str) -> None:
    backend, variant = kernel
    kernels = og.AttentionKernels(device_of(backend), variant=variant.name, self_check=True)
    q, k, v = normal(dtype, (1, 1, 5, 64), (1, 1, 9, 64), (1, 1, 9, 64))
    assert np.isfinite(run(kernels, q, k, v).astype(np.float32)).all()


@every
def test_arrays_take_it_too(kernel: Kernel, dtype: str) -> None:
    backend, _ = kernel
    q, k, v = normal(dtype, (1, 2, 9, 64), (1, 2, 20, 64), (1, 2, 20, 64), seed=8)
    problem = og.AttentionProblem(batch=1, heads=2, q_len=9, k_len=20, head_dim=64, dtype=dtype)
    out = og.attention(q, k, v, device=device_of(backend))
    assert out.dtype == q.dtype
    assert scaled_error(out, attention(problem, q, k, v)) <= TOLERANCE[dtype]


# --- float32 in parts of half


SPLIT = [backend for backend, variant in KERNELS if variant.name == "split" and _taken(backend, variant, FLOAT32)]


@pytest.mark.matrix
@pytest.mark.parametrize("backend", SPLIT)
def test_parts_are_as_exact_as_float32(backend: str) -> None:
    """Also where all bits of all numbers count: each alone is exact in half, and the next has what half leaves."""
    kernels = kernels_of(backend, "split")
    q, k, v = normal("float32", (1, 2, 33, 64), (1, 2, 300, 64), (1, 2, 300, 64), seed=8)
    half = [a.astype(np.float16).astype(np.float32) for a in (q, k, v)]
    for inputs in ((q, k, v), (q, half[1], half[2]), (half[0], k, half[2]), (half[0], half[1], v), (q * 8, k, v)):
        problem = og.AttentionProblem(batch=1, heads=2, q_len=33, k_len=300, head_dim=64)
        assert scaled_error(run(kernels, *inputs), attention(problem, *inputs)) < 3e-6


@pytest.mark.matrix
@pytest.mark.parametrize("backend", SPLIT)
@pytest.mark.parametrize("large", [65519.0, 65520.0, 1e6, -3e38])
def test_what_half_has_no_number_for_is_nan_where_it_is_seen(backend: str, large: float) -> None:
    """Never a wrong number: key 5 is seen by queries 5 and later of a causal call."""
    kernels = kernels_of(backend, "split")
    inputs = normal("float32", *[(1, 1, 40, 64)] * 3, seed=9)
    clean = run(kernels, inputs[0], inputs[1], inputs[2], causal=True)
    problem = og.AttentionProblem(batch=1, heads=1, q_len=40, k_len=40, head_dim=64, causal=True)
    for place in range(3):
        changed = [a.copy() for a in inputs]
        changed[place][0, 0, 5, 3] = large
        out = run(kernels, changed[0], changed[1], changed[2], causal=True)
        expected = attention(problem, *changed)
        sees = np.zeros(out.shape, bool)
        sees[0, 0, 5 : 6 if place == 0 else None, 3 if place == 2 else slice(None)] = True
        np.testing.assert_array_equal(out[~sees], clean[~sees])
        if abs(large) < 65520:
            assert scaled_error(out, expected) <= TOLERANCE["float32"]
        else:
            assert np.isnan(out[sees]).all()


@pytest.mark.matrix
@pytest.mark.parametrize("backend", SPLIT)
def test_precision_in_one_call(backend: str) -> None:
    q, k, v = normal("float32", *[(1, 2, 20, 32)] * 3, seed=10)
    device = device_of(backend)
    forced = og.attention(q, k, v, device=device, variant="split")
    exact = og.attention(q, k, v, device=device)
    assert og.attention(q, k, v, device=device, precision="exact").tobytes() == exact.tobytes()
    chosen = og.AttentionKernels(device, precision="split").float_variant
    allowed = og.attention(q, k, v, device=device, precision="split")
    assert allowed.tobytes() == (forced if chosen == "split" else exact).tobytes()
    with pytest.raises(og.ProblemError, match="precision is 'double'"):
        og.attention(q, k, v, device=device, precision="double")
