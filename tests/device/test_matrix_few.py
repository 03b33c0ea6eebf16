"""`resident` has a program for few rows, whose results have the bits of the others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, device_of

import onegpu as og
from onegpu.attention.variants import find

pytestmark = pytest.mark.matrix

Array = np.ndarray[Any, Any]
BACKENDS = sorted({backend for backend, variant in KERNELS if variant.name == "resident"})
#: batch, key/value heads, query heads of each, queries, keys: with all rows of a matrix and with one, over less than a
#: step, over ranges, and over a key more than a range.
SIZES = [(1, 2, 1, 1, 448), (2, 1, 4, 1, 700), (1, 1, 2, 3, 1500), (2, 2, 8, 1, 37), (1, 1, 1, 8, 513), (1, 2, 1, 1, 1)]
#: What hides keys, whether V has special values, and workgroups that share the keys at most.
CASES: list[dict[str, Any]] = [
    {},
    {"parts": 1},
    {"parts": 2, "lengths": True},
    {"causal": True},
    {"mask": True},
    {"mask": True, "special": True},
    {"special": True},
    {"lengths": True, "special": True, "parts": 1},
    {"causal": True, "lengths": True, "special": True},
    {"large": True},
]


def is_few(kernel: Any) -> bool:
    return bool(kernel.family == "attention_resident_few")


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("head_dim", [48, 64, 80, 128])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case) or "plain")
def test_few_rows_have_the_bits_of_many(
    backend: str, head_dim: int, sizes: tuple[int, int, int, int, int], case: dict[str, Any]
) -> None:
    batch, kv_heads, group, q_len, k_len = sizes
    seed = abs(hash((head_dim, sizes, tuple(case)))) % 2**32
    rng = np.random.default_rng(seed)
    q = rng.standard_normal((batch, kv_heads * group, q_len, head_dim)).astype(np.float16)
    k = (rng.standard_normal((batch, kv_heads, k_len, head_dim)) * (60 if case.get("large") else 2)).astype(np.float16)
    v = rng.standard_normal((batch, kv_heads, k_len, head_dim)).astype(np.float16)
    if case.get("special"):
        v[:, :, rng.integers(0, k_len, 3), rng.integers(0, head_dim, 3)] = [np.inf, np.nan, -np.inf]
    device = device_of(backend)
    given: dict[str, Any] = {"causal": case.get("causal", False)}
    buffers: dict[str, Any] = {}
    if case.get("mask"):
        mask = rng.standard_normal((batch, 1, q_len, k_len)).astype(np.float32)
        mask[rng.random(mask.shape) < 0.3] = -np.inf
        given["mask"] = og.MaskLayout.broadcast(mask.shape, batch, kv_heads * group, q_len, k_len)
        buffers["mask"] = device.upload(mask)
    if case.get("lengths"):
        given["key_lengths"] = True
        buffers["key_lengths"] = device.upload(rng.integers(0, k_len + 1, batch).astype(np.int32))
    problem = og.AttentionProblem(
        batch=batch,
        heads=kv_heads * group,
        kv_heads=kv_heads,
        q_len=q_len,
        k_len=k_len,
        head_dim=head_dim,
        dtype="float16",
        **given,
    )
    inputs = [device.upload(each) for each in (q, k, v)]
    resident = find("resident")
    assert resident is not None
    last = resident.alike(problem, DEVICES[backend]) - 1
    results = []
    for schedule in (last, 0):
        kernels = og.AttentionKernels(
            device, variant="resident", schedule=schedule, parts=case.get("parts"), self_check=False
        )
        assert is_few(kernels.plan(problem).steps[0].kernel) == (schedule > 0)
        o = device.upload(np.full(q.shape, np.nan, q.dtype))
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, inputs[0], inputs[1], inputs[2], o, **buffers)
        results.append(o.to_numpy())
        o.release()
    for buffer in (*inputs, *buffers.values()):
        buffer.release()
    few, many = results
    if not {"special", "lengths", "mask"} & set(case):  # every row sees a key, and nothing but numbers
        assert np.isfinite(few).all()
    # NaN has many bits, and drivers choose among them.
    np.testing.assert_array_equal(
        few.view(np.uint16)[~np.isnan(many)], many.view(np.uint16)[~np.isnan(many)], f"{seed}"
    )
    np.testing.assert_array_equal(np.isnan(few), np.isnan(many), f"{seed}")


@pytest.mark.parametrize("backend", BACKENDS)
def test_by_itself_a_call_takes_few_where_rows_are_few(backend: str) -> None:
    kernels = og.AttentionKernels(device_of(backend), variant="resident", self_check=False)

    def few(**sizes: int) -> bool:
        given: dict[str, Any] = {"batch": 1, "heads": 4, "q_len": 1, "k_len": 600, "head_dim": 64, **sizes}
        return is_few(kernels.plan(og.AttentionProblem(**given, dtype="float16")).steps[0].kernel)

    assert few()
    assert few(head_dim=128)
    assert few(q_len=8)
    assert not few(q_len=17)
    assert not few(batch=64)
    assert not few(head_dim=32)
