"""Run a case of the conformance table and judge the result.

Each tensor lies inside a larger buffer whose surroundings are NaN patterns: a kernel that reads beyond its tensor
spoils its result, and one that writes beyond it changes a pattern. The K and V of keys that no query may see are such
patterns too. The output is filled with one beforehand, so an element that is not written is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import GUARD, Case
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.reference import TOLERANCE, attention, gather, scaled_error, scatter
from onegpu.device import Buffer, Device
from onegpu.dtypes import as_dtype
from onegpu.layout import Layout

__all__ = ["Inputs", "Outcome", "Uploaded", "check", "make_inputs", "make_mask", "prepare"]

Array = np.ndarray[Any, Any]

#: Quiet NaN with a payload that no arithmetic makes.
_PATTERN = {2: 0x7E5A, 4: 0x7FC5A5A5}


@dataclass(frozen=True)
class Inputs:
    """Tensors ``[batch, heads, length, head_dim]`` of a case, rounded to its element type, and what should come out."""

    problem: AttentionProblem
    q: Array
    k: Array
    v: Array
    mask: Array | None
    lengths: Array | None
    expected: Array


@dataclass(frozen=True)
class Outcome:
    """What a case gave.

    Attributes:
        error: scaled error against the float64 reference.
        tolerance: the largest error allowed.
        complaint: what else was wrong: a guard overwritten, bits that changed between two runs; "" if nothing.
        output: the tensor ``[batch, heads, q_len, head_dim]`` that was computed.
        seconds: time of the fastest run on the device's clock; None where it has none, or was not asked for.
    """

    case: Case
    error: float
    tolerance: float
    complaint: str
    output: Array
    seconds: float | None = None

    @property
    def passed(self) -> bool:
        """Whether the kernel is right here."""
        return self.error <= self.tolerance and not self.complaint

    def __str__(self) -> str:
        state = "passed" if self.passed else "FAILED"
        return f"{self.case.name}: {state}, error {self.error:.1e} of {self.tolerance:.0e} {self.complaint}".rstrip()


def make_inputs(case: Case, problem: AttentionProblem, rng: np.random.Generator) -> tuple[Array, Array, Array]:
    """Q, K and V of a case: standard normal numbers, changed as ``case.inputs`` says, NaN where no query may look."""
    dtype = np.dtype(problem.dtype.name)
    q_shape = (problem.batch, problem.heads, problem.q_len, problem.head_dim)
    k_shape = (problem.batch, problem.kv_heads, problem.k_len, problem.head_dim)
    q, k, v = (rng.standard_normal(shape) for shape in (q_shape, k_shape, k_shape))
    if case.inputs == "rising":
        q = np.abs(q)
        k = np.abs(k) * np.linspace(0.01, 2, problem.k_len)[:, None]
    elif case.inputs == "wide":
        q *= 4
    elif case.inputs == "zero_q":
        q[:], v[:] = 0, 8
    elif case.inputs == "nan_query":
        q[:, :, ::7] = np.nan
    elif case.inputs == "nan_under_mask":
        k[:, :, 3] = v[:, :, 3] = np.nan  # make_mask hides key 3 from every query
    elif case.inputs != "normal":
        raise ValueError(f"unknown kind of inputs {case.inputs!r}")
    first_unseen = max(problem.q_len + problem.causal_offset, 0)
    k[:, :, first_unseen:] = v[:, :, first_unseen:] = np.nan
    for entry, length in enumerate(case.lengths or ()):
        k[entry, :, length:] = v[entry, :, length:] = np.nan
    return q.astype(dtype), k.astype(dtype), v.astype(dtype)


def make_mask(case: Case, problem: AttentionProblem, rng: np.random.Generator) -> Array | None:
    """The additive mask of a case, in its own shape."""
    if case.mask is None:
        return None
    full = (problem.batch, problem.heads, problem.q_len, problem.k_len)
    shape = case.mask_shape or full
    mask = rng.standard_normal(shape).astype(np.float32)
    lowest = np.finfo(np.float32).min
    if case.mask == "some_hidden":
        mask[rng.random(shape) < 0.4] = -np.inf
        mask[..., 3] = -np.inf
        mask[..., 0] = 0
    elif case.mask == "hidden_rows":
        mask[:, :, 1::5] = -np.inf
    elif case.mask == "lowest":
        mask[..., :128] = lowest
    elif case.mask == "lowest_rows":
        mask[:, :, 1] = lowest
    elif case.mask == "plus_infinity":
        mask[:, :, 2, 7] = np.inf
    elif case.mask == "nan":
        mask[:, :, 2, 7] = np.nan
    elif case.mask != "random":
        raise ValueError(f"unknown kind of mask {case.mask!r}")
    return mask


@lru_cache(maxsize=16)
def prepare(case: Case, dtype: str, seed: int = 0) -> Inputs:
    """The inputs of a case and their reference result; the last few are kept, for the next device."""
    problem = case.problem(dtype)
    rng = np.random.default_rng([seed, *case.name.encode()])
    q, k, v = make_inputs(case, problem, rng)
    mask = make_mask(case, problem, rng)
    lengths = None if case.lengths is None else np.asarray(case.lengths, np.int32)
    expected = attention(problem, q, k, v, mask=mask, key_lengths=lengths)
    return Inputs(problem, q, k, v, mask, lengths, expected)


class Uploaded:
    """The tensors of a case on a device, each within its guards."""

    def __init__(self, device: Device, inputs: Inputs) -> None:
        p = inputs.problem
        self.problem = p
        self.device = device
        self.q, self.k, self.v = (
            device.upload(_embed(getattr(p, name), tensor))
            for name, tensor in (("q", inputs.q), ("k", inputs.k), ("v", inputs.v))
        )
        self._untouched = _embed(p.o, np.empty((p.batch, p.heads, p.q_len, p.head_dim), inputs.q.dtype), write=False)
        self.o = device.upload(self._untouched)
        self.mask: Buffer | None = None
        if inputs.mask is not None:
            flat = np.full(inputs.mask.size + 2 * GUARD, np.nan, np.float32)
            flat[GUARD : GUARD + inputs.mask.size] = inputs.mask.ravel()
            self.mask = device.upload(flat)
        self.lengths = None if inputs.lengths is None else device.upload(inputs.lengths)
        self.seconds: float | None = None

    def run(self, kernels: PlannedCalls, mode: str = "deterministic", *, timed: bool = False) -> tuple[Array, str]:
        """Compute once: the output tensor, and a complaint about guards or "".

        The output buffer is filled with its pattern first. If it is timed, :attr:`seconds` is the least time so far.
        """
        p = self.problem
        self.o.write(self._untouched)
        with self.device.begin_commands() as encoder:
            if timed:
                encoder.timestamp()
            kernels.encode(
                encoder, p, self.q, self.k, self.v, self.o, mask=self.mask, key_lengths=self.lengths, mode=mode
            )
            if timed:
                encoder.timestamp()
        if timed and encoder.submission is not None and len(times := encoder.submission.timestamps()) == 2:
            taken = times[1] - times[0]
            self.seconds = taken if self.seconds is None else min(taken, self.seconds)
        flat = self.o.to_numpy()
        tensor = gather(flat, p.o, p.batch, p.heads, p.q_len, p.head_dim)
        output = tensor.copy()
        scatter(flat, p.o, gather(self._untouched, p.o, p.batch, p.heads, p.q_len, p.head_dim))
        changed = np.nonzero(_bits(flat) != _bits(self._untouched))[0]
        complaint = f"{len(changed)} elements outside O were overwritten, first {changed[0]}" if len(changed) else ""
        pattern = _PATTERN[output.itemsize]
        if (left := int((_bits(output) == pattern).sum())) and not complaint:
            complaint = f"{left} elements of O were not written"
        return output, complaint

    def release(self) -> None:
        """Give the device memory back."""
        for buffer in (self.q, self.k, self.v, self.o, self.mask, self.lengths):
            if buffer is not None:
                buffer.release()


def _embed(layout: Layout, tensor: Array, write: bool = True) -> Array:
    size = layout.extent(*tensor.shape) + GUARD
    flat = np.full(size, _PATTERN[tensor.itemsize], f"u{tensor.itemsize}").view(tensor.dtype)
    if write and tensor.size:
        scatter(flat, layout, tensor)
    return flat


def _bits(array: Array) -> Array:
    return np.ascontiguousarray(array).view(f"u{array.itemsize}")


def check(
    kernels: PlannedCalls,
    case: Case,
    dtype: str,
    *,
    seed: int = 0,
    runs: int = 2,
    mode: str = "deterministic",
    timed: bool = False,
) -> Outcome:
    """Run a case on a device and judge it: error, guards, and equal bits in every run.

    Args:
        kernels: what computes it.
        case: what is computed.
        dtype: element type.
        seed: of the inputs.
        runs: how often it is computed.
        mode: as in :meth:`onegpu.AttentionKernels.encode`.
        timed: whether to note the time on the device's clock.

    Raises:
        OneGpuError: if the kernels refuse the case or the device fails.
    """
    inputs = prepare(case, as_dtype(dtype).name, seed)
    on_device = Uploaded(kernels.device, inputs)
    try:
        output, complaint = on_device.run(kernels, mode, timed=timed)
        for _ in range(runs - 1):
            again, other = on_device.run(kernels, mode, timed=timed)
            complaint = complaint or other
            if not complaint and not np.array_equal(_bits(output), _bits(again)):
                complaint = "two runs gave different bits"
    finally:
        on_device.release()
    error, tolerance = scaled_error(output, inputs.expected), TOLERANCE[inputs.problem.dtype.name]
    return Outcome(case, error, tolerance, complaint, output, on_device.seconds)
