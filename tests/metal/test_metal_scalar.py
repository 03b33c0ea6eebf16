"""The scalar kernels, the merge pass and the unfused chain in their Metal texts, run on the bench."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from metal_cases import SOME, check_specified, compute
from metal_fake import GPU, modules

import onegpu as og
from onegpu.attention.cases import CASES, Case
from onegpu.attention.checking import bits_of, check
from onegpu.attention.unfused import UnfusedAttention
from onegpu.attention.variants import find
from onegpu.dtypes import FLOAT16, FLOAT32

SCALAR = ["rows", "pairs", "tiles"]
ALL = [*SCALAR, "unfused"]
QUICK = [case for case in CASES if not case.slow]

_gpu = GPU()


@pytest.fixture(scope="module")
def device() -> Iterator[og.Device]:
    with modules(_gpu), og.open_device("metal") as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_faults(device: og.Device) -> Iterator[None]:
    yield
    faults, _gpu.faults = _gpu.faults, []
    assert faults == []


@contextmanager
def another(watched: bool = False, **options: Any) -> Iterator[tuple[og.Device, GPU]]:
    """A device of its own, whose kernels do nothing wrong."""
    gpu = GPU()
    gpu.watched = watched
    with modules(gpu), og.open_device("metal", **options) as opened:
        yield opened, gpu
    assert gpu.faults == []


def kernels_of(device: og.Device, name: str, **options: Any) -> Any:
    if name == "unfused":
        return UnfusedAttention(device)
    return og.AttentionKernels(device, variant=name, self_check=False, **options)


def dtypes_of(name: str, case: Case) -> list[str]:
    """The element types in which a kernel takes a case."""
    variant = find(name)
    able = {dtype.name: dtype for dtype in (FLOAT32, FLOAT16)}  # of the unfused chain
    if variant is not None:
        able = {dtype.name: dtype for dtype in variant.dtypes if case.head_dim <= variant.dims_of(dtype)[-1]}
    return [dtype for dtype in able if case.takes(able[dtype])]


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_conformance(device: og.Device, case: Case) -> None:
    for name in ALL:
        for dtype in dtypes_of(name, case):
            check_specified(check(kernels_of(device, name), case, dtype), dtype)


@pytest.mark.parametrize("name", ALL)
def test_a_watched_kernel_neither_races_nor_touches_what_is_not_its_own(name: str) -> None:
    with another(watched=True) as (watched, _):
        for case in SOME:
            for dtype in dtypes_of(name, case):
                for parts in (1, 2) if name != "unfused" else (0,):
                    options = {"parts": parts} if parts else {}
                    assert check(kernels_of(watched, name, **options), case, dtype, runs=1).passed


@pytest.mark.parametrize("name", SCALAR)
@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_nothing_that_may_vary_changes_a_bit(
    device: og.Device, case: Case, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who walks the ranges of keys, where a long call is cut, in which order threads run."""
    dtype = "float32"
    expected = bits_of(check(kernels_of(device, name), case, dtype, runs=1).output)
    for parts in (1, 2, 3):
        outcome = check(kernels_of(device, name, parts=parts), case, dtype, runs=1)
        assert np.array_equal(bits_of(outcome.output), expected), parts
    with another(submission_work_budget=10**6) as (small, gpu):
        outcome = check(kernels_of(small, name), case, dtype, runs=1)
        assert np.array_equal(bits_of(outcome.output), expected)
        assert gpu.calls["commandBuffer"] > 1 or case.name not in ("large", "long")
    monkeypatch.setenv("ONEGPU_BENCH_SEED", "5")
    outcome = check(kernels_of(device, name), case, dtype, runs=1)
    assert np.array_equal(bits_of(outcome.output), expected)


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("name", SCALAR)
def test_a_row_has_the_bits_of_the_step_that_decodes_it(device: og.Device, name: str, dtype: str) -> None:
    kernels, rng = kernels_of(device, name), np.random.default_rng(7)
    q, k, v = (rng.standard_normal((2, 2, 530, 32)).astype(dtype) for _ in range(3))
    whole = compute(kernels, q, k, v, dtype, causal=True)
    for row in (0, 31, 66, 511, 512, 529):
        one = compute(kernels, q[1:, 1:, row : row + 1], k[1:, 1:, : row + 1], v[1:, 1:, : row + 1], dtype, causal=True)
        assert np.array_equal(bits_of(one), bits_of(whole[1:, 1:, row : row + 1])), row
