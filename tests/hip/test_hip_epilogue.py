"""Steps on the result before it is written, on simulated GPUs: beside the same steps afterwards, and the reference."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import ml_dtypes  # noqa: F401  NumPy then knows bfloat16
import numpy as np
import pytest
from hip_bench import hip_device

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.checking import bits_of
from onegpu.attention.reference import TOLERANCE, attention, finished, scaled_error

Array = np.ndarray[Any, Any]

CHAINS = {
    "multiply": og.Epilogue().multiply(-2.5),
    "add": og.Epilogue().add(0.75),
    "clamp": og.Epilogue().clamp(-0.2, 0.1),
    "clamp from below": og.Epilogue().clamp(low=-0.05),
    "relu": og.Epilogue().relu(),
    "silu": og.Epilogue().multiply(9).silu(),
    "gelu": og.Epilogue().multiply(9).gelu(),
    "four": og.Epilogue().multiply(6).add(-0.5).gelu().clamp(high=1.5),
    "another order": og.Epilogue().gelu().add(-0.5).clamp(high=0.5).multiply(6),
}


@pytest.fixture(scope="module")
def device() -> Iterator[og.Device]:
    with hip_device("gfx1201") as device:
        yield device


def problem_of(dtype: str, epilogue: og.Epilogue | None, **changes: Any) -> og.AttentionProblem:
    sizes: dict[str, Any] = {"batch": 1, "heads": 2, "q_len": 21, "k_len": 37, "head_dim": 46, "causal": True}
    return og.AttentionProblem(**(sizes | {"dtype": dtype, "epilogue": epilogue} | changes))


def inputs_of(problem: og.AttentionProblem) -> list[Array]:
    rng = np.random.default_rng(problem.head_dim)
    shapes = [(1, 2, length, problem.head_dim) for length in (problem.q_len, problem.k_len, problem.k_len)]
    return [rng.uniform(-1, 1, shape).astype(np.dtype(problem.dtype.name)) for shape in shapes]


def compute(device: og.Device, problem: og.AttentionProblem, variant: str) -> Array:
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    q, k, v = (device.upload(each) for each in inputs_of(problem))
    o = device.empty((1, 2, problem.q_len, problem.head_dim), problem.dtype)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, q, k, v, o)
    return o.to_numpy()


@pytest.mark.parametrize("name", CHAINS)
def test_steps_within_the_kernel_and_after_it_are_the_same(device: og.Device, name: str) -> None:
    """In float32, where nothing is rounded between them."""
    epilogue = CHAINS[name]
    fused = compute(device, problem_of("float32", epilogue), "lanes")
    apart = finished(epilogue, compute(device, problem_of("float32", None), "lanes").astype(float))
    assert np.isfinite(fused).all()
    assert np.abs(fused - apart).max() <= 1e-6
    assert np.abs(apart - finished(og.Epilogue(), compute(device, problem_of("float32", None), "lanes"))).max() > 0.01


@pytest.mark.parametrize("name", CHAINS)
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("variant", ["transposed", "lanes"])
def test_results_beside_the_reference(device: og.Device, variant: str, dtype: str, name: str) -> None:
    problem = problem_of(dtype, CHAINS[name])
    got = compute(device, problem, variant)
    assert scaled_error(got, attention(problem, *inputs_of(problem))) <= TOLERANCE[dtype]


@pytest.mark.parametrize("variant", ["transposed", "lanes"])
def test_a_program_rounds_once(device: og.Device, variant: str) -> None:
    """Steps that take a number out and back in change no bit, which they would of a rounded result."""
    there_and_back = og.Epilogue().multiply(2.0**-20).multiply(2.0**20)
    plain, same = (compute(device, problem_of("float16", each), variant) for each in (None, there_and_back))
    assert np.array_equal(bits_of(plain), bits_of(same))


@pytest.mark.parametrize("variant", ["transposed", "lanes"])
def test_rows_that_see_no_key_take_the_steps_and_nan_passes(device: og.Device, variant: str) -> None:
    chain = og.Epilogue().clamp(-1, 1).relu().add(0.5)
    for rows, expected in (("zero", 0.5), ("nan", np.nan)):
        problem = problem_of("float16", chain, causal=og.Causal(-4), masked_rows=rows)
        got = compute(device, problem, variant)
        assert np.array_equal(got[:, :, :4], np.full((1, 2, 4, 46), expected, np.float16), equal_nan=True)
        assert np.isfinite(got[:, :, 4:]).all()


@pytest.mark.parametrize("step", ["silu", "gelu"])
def test_wide_numbers(device: og.Device, step: str) -> None:
    """The two that have exponentials, from numbers whose exponentials overflow to those that are denormal."""
    for factor in (1e-30, 1e-3, 30, 1e3, 1e30):
        epilogue = getattr(og.Epilogue().multiply(factor), step)()
        fused = compute(device, problem_of("float32", epilogue), "lanes")
        apart = finished(epilogue, compute(device, problem_of("float32", None), "lanes").astype(float))
        assert scaled_error(fused, apart) <= 1e-6, factor


MUTATIONS = {
    "steps in another order": ("if (number == 0) return", "if (number == 1) return"),
    "a step too few": ("number < steps; ++number", "number + 1 < steps; ++number"),
    "the bounds changed over": ("v < low ? low", "v < high ? high"),
    "half of the error function": ("(x < 0 ? rest : 2 - rest)", "(2 - rest)"),
    "an exponential of another base": ("exp2_of(x * -LOG2_E)", "exp2_of(-x)"),
}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_wrong_kernel_is_found_out(mutation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = artifacts._hip_source
    old, new = MUTATIONS[mutation]

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec).decode()
        assert old in text
        return text.replace(old, new).encode()

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    with hip_device("gfx1201") as device:
        errors = []
        for epilogue in CHAINS.values():
            problem = problem_of("float16", epilogue)
            errors.append(scaled_error(compute(device, problem, "transposed"), attention(problem, *inputs_of(problem))))
    assert max(errors) > TOLERANCE["float16"]


def test_with_keys_in_8_bits(device: og.Device) -> None:
    epilogue = CHAINS["four"]
    problem = problem_of("bfloat16", epilogue, head_dim=64, quantized=og.QuantizedKv("int8"))
    rng = np.random.default_rng(5)
    q = rng.standard_normal((1, 2, 21, 64)).astype(np.dtype("bfloat16"))
    k, v = rng.integers(-127, 128, (2, 1, 2, 37, 64)).astype(np.int8)
    scales = rng.uniform(0.005, 0.01, (1, 2, 37)).astype(np.float32)
    kernels = og.AttentionKernels(device, self_check=False)
    assert kernels.plan(problem).variant == "transposed"
    o = device.empty(q.shape, "bfloat16")
    inputs = [device.upload(each) for each in (q, k, v, scales)]
    recording = kernels.record(problem, inputs[0], inputs[1], inputs[2], o, k_scales=inputs[3], v_scales=inputs[3])
    recording.submit()
    expected = attention(problem, q, k, v, k_scales=scales, v_scales=scales)
    assert scaled_error(o.to_numpy(), expected) <= TOLERANCE["bfloat16"]
    plain = attention(dataclasses.replace(problem, epilogue=None), q, k, v, k_scales=scales, v_scales=scales)
    assert scaled_error(expected, plain) > 0.1
