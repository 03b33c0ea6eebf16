"""float32 that is rounded to bfloat16 on its way in, on a simulated gfx12: beside NumPy's rounding, the kernel for
bfloat16, and float64.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hip_bench import hip_device

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.checking import bits_of
from onegpu.attention.reference import attention, finished, scaled_error

Array = np.ndarray[Any, Any]


@pytest.fixture(scope="module")
def device() -> Iterator[og.Device]:
    with hip_device("gfx1201") as device:
        yield device


def rounded(x: Array) -> Array:
    """To the nearest bfloat16, ties to even."""
    with np.errstate(over="ignore", invalid="ignore"):
        return x.astype(ml_dtypes.bfloat16)


def compute(
    device: og.Device, variant: str, q: Array, k: Array, v: Array, epilogue: og.Epilogue | None = None, **rules: Any
) -> Array:
    problem = problem_of(q, k, epilogue, **rules)
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    given = [device.upload(each) for each in (q, k, v)]
    o = device.empty(q.shape, q.dtype.name)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, given[0], given[1], given[2], o)
    return o.to_numpy()


def problem_of(q: Array, k: Array, epilogue: og.Epilogue | None = None, **rules: Any) -> og.AttentionProblem:
    return og.AttentionProblem(
        batch=q.shape[0],
        heads=q.shape[1],
        kv_heads=k.shape[1],
        q_len=q.shape[2],
        k_len=k.shape[2],
        head_dim=q.shape[3],
        dtype=q.dtype.name,
        epilogue=epilogue,
        **rules,
    )


def inputs_of(heads: int, kv_heads: int, q_len: int, k_len: int, head_dim: int) -> tuple[Array, Array, Array]:
    """Queries of standard normal numbers, keys and values between -1 and 1, as in the document."""
    rng = np.random.default_rng([q_len, k_len, head_dim])
    k, v = (rng.uniform(-1, 1, (1, kv_heads, k_len, head_dim)).astype(np.float32) for _ in range(2))
    return rng.standard_normal((1, heads, q_len, head_dim)).astype(np.float32), k, v


#: Heads, those of K and V, queries, keys and head dimension, and whether the causal rule holds.
CALLS: dict[str, tuple[tuple[int, int, int, int, int], bool]] = {
    "full length": ((2, 2, 64, 64, 64), False),
    "long": ((2, 2, 16, 512, 64), False),
    "cross, wide": ((2, 2, 33, 77, 128), False),
    "causal, grouped": ((4, 2, 70, 70, 64), True),
    "ragged": ((2, 1, 19, 45, 34), True),
}
#: Head dimensions that only float32 has, and those whose rows are loaded by fours.
ODD: dict[str, tuple[tuple[int, int, int, int, int], bool]] = {
    "odd": ((2, 1, 19, 45, 33), True),
    "a multiple of four": ((2, 2, 9, 40, 100), False),
    "nearly all": ((2, 2, 9, 40, 127), False),
}


def test_numbers_become_what_numpy_makes_of_them(device: og.Device) -> None:
    """A row that sees one key is that key's V: to the nearest, ties to even; what is too large becomes infinity."""
    rng = np.random.default_rng(1)
    bits = rng.integers(0, 1 << 32, (1, 40, 1, 128), np.uint32)
    bits[:, 10:20] = bits[:, 10:20] & 0xFFFF0000 | 0x8000  # in the middle between two
    bits[:, 20:30] = bits[:, 20:30] & 0x8000FFFF | 0x7F7F0000  # near the largest
    bits[:, 30:] &= 0xFFFF0000  # nothing to round
    # Hardware may take denormal numbers for 0: let there be none.
    bits = np.where(bits & 0x7F800000 == 0, bits | 0x00800000, bits).astype(np.uint32)
    v = bits.view(np.float32)
    q = rng.standard_normal(v.shape).astype(np.float32)
    got, expected = compute(device, "rounded", q, q, v), rounded(v).astype(np.float32)
    assert np.isnan(expected).any()
    assert np.isinf(expected).any()
    assert np.array_equal(got, expected, equal_nan=True)


def same_as_in_bfloat16(device: og.Device, call: str) -> bool:
    """Whether the bits of a call, rounded, are those of the kernel for bfloat16."""
    sizes, causal = CALLS[call]
    given = inputs_of(*sizes)
    q, k, v = map(rounded, given)
    got = compute(device, "rounded", *given, causal=causal)
    expected = compute(device, "transposed", q, k, v, causal=causal)
    return np.array_equal(bits_of(rounded(got)), bits_of(expected))


def error_of(device: og.Device, call: str) -> float:
    """The largest absolute error of a call against float64 over the numbers as they are given."""
    sizes, causal = (CALLS | ODD)[call]
    given = inputs_of(*sizes)
    expected = attention(problem_of(given[0], given[1], causal=causal), *given)
    got = compute(device, "rounded", *given, causal=causal)
    return float(np.abs(got - expected).max()) if np.isfinite(got).all() else float("inf")


@pytest.mark.parametrize("call", CALLS)
def test_bits_are_those_of_bfloat16_but_for_the_result(device: og.Device, call: str) -> None:
    assert same_as_in_bfloat16(device, call)


@pytest.mark.parametrize("call", CALLS | ODD)
def test_errors_are_within_the_documents_gate(device: og.Device, call: str) -> None:
    assert 1e-5 < error_of(device, call) <= 1e-2  # not exact either: then nothing would have been rounded


def test_steps_are_taken_on_sums_that_nothing_rounded(device: og.Device) -> None:
    chain = og.Epilogue().multiply(6).add(-0.5).gelu().clamp(high=1.5)
    given = inputs_of(2, 2, 21, 37, 45)
    fused = compute(device, "rounded", *given, epilogue=chain)
    apart = finished(chain, compute(device, "rounded", *given).astype(float))
    assert np.abs(fused - apart).max() <= 1e-6
    assert np.abs(fused - compute(device, "rounded", *given)).max() > 0.1


def test_in_one_call_only_if_allowed(device: og.Device) -> None:
    """After the self-check, which the kernel passes."""
    given = inputs_of(2, 2, 9, 40, 64)
    exact = og.attention(*given, device=device)
    allowed = og.attention(*given, device=device, precision="bfloat16")
    forced = og.attention(*given, device=device, variant="rounded")
    assert np.array_equal(bits_of(allowed), bits_of(forced))
    expected = attention(problem_of(given[0], given[1]), *given)
    assert scaled_error(exact, expected) <= 1e-5 < scaled_error(allowed, expected) <= 2e-2
    kernels = og.AttentionKernels(device, precision="bfloat16", self_check=True)
    assert (kernels.variant, kernels.float_variant) == ("transposed", "rounded")
    problem = problem_of(given[0], given[1])
    assert "  rounded     chosen, passed its self-check" in kernels.explain(problem)
    assert (
        "  rounded     is not chosen: it rounds numbers to bfloat16, which precision='bfloat16' allows"
        in og.AttentionKernels(device).explain(problem)
    )


#: Of what `transposed` does not have, and a call that notices.
MUTATIONS = {
    "numbers cut off": ("full length", "(bits + 0x7FFF + (bits >> 16 & 1)) >> 16", "bits >> 16"),
    "ties away from zero": ("full length", "(bits + 0x7FFF + (bits >> 16 & 1)) >> 16", "(bits + 0x8000) >> 16"),
    "one four twice": ("full length", "(row + (there ? column + i : 0))", "(row + (there ? column : 0))"),
    "numbers beyond a row": ("odd", "!PADDED || column + e < head_dim ? number : 0", "number"),
    "the last of a row not written": ("odd", "if (!PADDED || e < there) row", "if (!PADDED || e + 1 < there) row"),
}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_wrong_kernel_is_found_out(mutation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = artifacts._hip_source
    call, old, new = MUTATIONS[mutation]

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec).decode()
        assert old in text or spec.family == "attention_transposed"
        return (text.replace(old, new) if spec.family == "attention_rounded" else text).encode()

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    with hip_device("gfx1201") as device:
        assert error_of(device, call) > 1e-2 if call in ODD else not same_as_in_bfloat16(device, call)
