"""Every number of keys: a step that decodes, with any split of its keys, has the bits of the row in the whole sequence.

The whole sequence, a causal call whose row i sees i + 1 keys, is judged against float64 (torchtitan#3235).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, device_of, kernel_id, kernels_of

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import GUARD
from onegpu.attention.checking import Inputs, Uploaded
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import Variant, refusal

Array = np.ndarray[Any, Any]
Kernel = tuple[str, Variant]
HEADS, HEAD_DIM = 2, 32

every_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=kernel_id)
slow = pytest.mark.slow


@lru_cache(maxsize=4)
def sequence(length: int, dtype: str) -> Inputs:
    """Two query heads on one key/value head, causal: what a model decodes, as one call."""
    rng = np.random.default_rng(length)
    problem = og.AttentionProblem(
        batch=1, heads=HEADS, kv_heads=1, q_len=length, k_len=length, head_dim=HEAD_DIM, dtype=dtype, causal=True
    )
    q, k, v = (rng.standard_normal((1, h, length, HEAD_DIM)).astype(dtype) for h in (HEADS, 1, 1))
    return Inputs(problem, q, k, v, None, None, attention(problem, q, k, v))


_whole: dict[tuple[str, str, int, str], Array] = {}


def whole(kernel: Kernel, length: int, dtype: str) -> Array:
    """The output of the whole sequence; computed and judged once."""
    key = (kernel[0], kernel[1].name, length, dtype)
    if key not in _whole:
        inputs = sequence(length, dtype)
        _whole[key] = compute(kernels_of(kernel[0], kernel[1].name), inputs)
        assert scaled_error(_whole[key], inputs.expected) <= TOLERANCE[dtype]
    return _whole[key]


def compute(kernels: PlannedCalls, inputs: Inputs) -> Array:
    on_device = Uploaded(kernels.device, inputs)
    output, complaint = on_device.run(kernels)
    on_device.release()
    assert complaint == ""
    return output


def step(inputs: Inputs, keys: int) -> Inputs:
    """The step that decodes the last of so many positions, from a cache that holds no more than these."""
    one, cache = (og.Layout.heads_first(h, n, HEAD_DIM, offset=GUARD) for h, n in ((HEADS, 1), (1, keys)))
    problem = og.AttentionProblem(
        batch=1,
        heads=HEADS,
        kv_heads=1,
        q_len=1,
        k_len=keys,
        head_dim=HEAD_DIM,
        dtype=inputs.problem.dtype,
        causal=True,
        q=one,
        k=cache,
        v=cache,
        o=one,
    )
    last, seen = np.s_[:, :, keys - 1 : keys], np.s_[:, :, :keys]
    return Inputs(problem, inputs.q[last], inputs.k[seen], inputs.v[seen], None, None, inputs.expected[last])


QUICK = (*range(1, 10), 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 511, 512, 513, 600)
EVERY = (*range(1, 131), *range(157, 2048, 193), *(n + d for n in (512, 1024, 1536) for d in (-1, 0, 1, 2)), 2047, 2048)


@every_kernel
@pytest.mark.parametrize(
    ("length", "keys", "dtype"),
    [
        pytest.param(600, QUICK, "float32", id="600"),
        pytest.param(2048, EVERY, "float32", id="2048", marks=[slow, pytest.mark.in_turn(always=True)]),
        pytest.param(1100, QUICK, "float16", id="1100-half", marks=slow),
    ],
)
def test_decode_steps(kernel: Kernel, length: int, keys: tuple[int, ...], dtype: str) -> None:
    expected = whole(kernel, length, dtype)
    inputs = sequence(length, dtype)
    kernels = kernels_of(kernel[0], kernel[1].name)
    for n in keys:
        assert compute(kernels, step(inputs, n)).tobytes() == expected[:, :, n - 1 : n].tobytes(), n


@pytest.mark.parametrize("kernel", [kernel for kernel in KERNELS if kernel[1].splits], ids=kernel_id)
@pytest.mark.parametrize(
    ("length", "keys", "parts"),
    [
        pytest.param(600, (512, 513, 600), (1, 2, 3), id="600"),
        pytest.param(2048, (513, 1024, 1025, 1537, 2048), (1, 2, 3, 4, 5, 16), id="2048", marks=slow),
    ],
)
def test_decode_steps_with_every_split(
    kernel: Kernel, length: int, keys: tuple[int, ...], parts: tuple[int, ...]
) -> None:
    expected = whole(kernel, length, "float32")
    inputs = sequence(length, "float32")
    for count in parts:
        kernels = og.AttentionKernels(device_of(kernel[0]), variant=kernel[1].name, parts=count, self_check=False)
        for n in keys:
            got = compute(kernels, step(inputs, n))
            assert got.tobytes() == expected[:, :, n - 1 : n].tobytes(), (count, n)


@every_kernel
@pytest.mark.parametrize(("length", "batch"), [(600, 6), pytest.param(2048, 24, marks=slow)])
def test_lengths_packed_into_a_batch(kernel: Kernel, length: int, batch: int) -> None:
    """One call decodes sequences of different lengths; here all read one cache, with a batch stride of 0."""
    expected = whole(kernel, length, "float32")
    inputs = sequence(length, "float32")
    lengths = np.linspace(1, length, batch).astype(np.int32)
    q = np.ascontiguousarray(np.moveaxis(inputs.q[0][:, lengths - 1], 1, 0)[:, :, None])
    cache = og.Layout(0, 0, HEAD_DIM)
    problem = og.AttentionProblem(
        batch=batch,
        heads=HEADS,
        kv_heads=1,
        q_len=1,
        k_len=length,
        head_dim=HEAD_DIM,
        k=cache,
        v=cache,
        key_lengths=True,
    )
    k, v = (np.broadcast_to(tensor, (batch, 1, length, HEAD_DIM)) for tensor in (inputs.k, inputs.v))
    got = compute(kernels_of(kernel[0], kernel[1].name), Inputs(problem, q, k, v, None, lengths, inputs.expected))
    for entry, n in enumerate(lengths):
        assert got[entry].tobytes() == expected[0, :, n - 1 : n].tobytes(), n


@every_kernel
@pytest.mark.parametrize("head_dim", [64, pytest.param(96, marks=slow)])
@pytest.mark.parametrize("few", [True, pytest.param(False, marks=slow)], ids=["few", "all"])
def test_two_queries_of_1_to_129_keys(kernel: Kernel, head_dim: int, few: bool) -> None:
    """Nothing beside a tensor is read or written, whatever a tile has left over (pytorch PR 169222)."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    rng = np.random.default_rng(head_dim)
    for keys in range(1, 130, 13 if few else 1):
        two, cache = (og.Layout.heads_first(1, n, head_dim, offset=GUARD) for n in (2, keys))
        problem = og.AttentionProblem(
            batch=1, heads=1, q_len=2, k_len=keys, head_dim=head_dim, q=two, k=cache, v=cache, o=two
        )
        if refusal(kernel[1], problem, DEVICES[kernel[0]]):
            continue
        q, k, v = (rng.standard_normal((1, 1, n, head_dim), np.float32) for n in (2, keys, keys))
        expected = attention(problem, q, k, v)
        output = compute(kernels, Inputs(problem, q, k, v, None, None, expected))
        assert scaled_error(output, expected) <= TOLERANCE["float32"], keys
