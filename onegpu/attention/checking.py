"""Run a case of the conformance table and judge the result.

Each tensor lies inside a larger buffer whose surroundings are NaN patterns: a kernel that reads beyond its tensor
spoils its result, and one that writes beyond it changes a pattern. The K and V of keys that no query may see are such
patterns too. The output is filled with one beforehand, so an element that is not written is found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import GUARD, Case
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.reference import attention, gather, scaled_error, scatter
from onegpu.device import Buffer, Device
from onegpu.dtypes import BFLOAT16, as_dtype
from onegpu.layout import Layout, MaskLayout

__all__ = ["Inputs", "Outcome", "Uploaded", "bits_of", "check", "make_inputs", "make_mask", "prepare"]

Array = np.ndarray[Any, Any]

#: Quiet NaN with a payload that no arithmetic makes.
_PATTERN = {2: 0x7E5A, 4: 0x7FC5A5A5}
#: Key lengths of batch entries that there are not: all keys, whatever their number.
_FOREIGN_LENGTH = 2**31 - 1
#: Floats on either side of scratch memory; a multiple of 64, for kernels see it from an aligned byte on.
_SCRATCH_GUARD = 64


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
    if problem.dtype == BFLOAT16:
        import ml_dtypes  # noqa: F401  # NumPy knows the name then
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
    """The tensors of a call on a device, each within its guards."""

    def __init__(self, device: Device, inputs: Inputs) -> None:
        p = inputs.problem
        self.problem = p
        self.device = device
        self._given = {name: _embed(getattr(p, name), getattr(inputs, name)) for name in "qkv"}
        if p.mask is not None and inputs.mask is not None:
            self._given["mask"] = _embed_mask(p, p.mask, inputs.mask)
        if inputs.lengths is not None:
            self._given["lengths"] = np.pad(inputs.lengths, GUARD, constant_values=_FOREIGN_LENGTH).astype(np.int32)
        self._inputs = {name: device.upload(flat) for name, flat in self._given.items()}
        self._untouched = _embed(p.o, np.empty((p.batch, p.heads, p.q_len, p.head_dim), inputs.q.dtype), write=False)
        self.o = device.upload(self._untouched)
        self.seconds: float | None = None
        self.q, self.k, self.v = (self._inputs[name] for name in "qkv")
        self.mask = self._inputs.get("mask")
        self.lengths: Buffer | None = None
        if inputs.lengths is not None:
            self.lengths = self._inputs["lengths"].slice(4 * GUARD, 4 * p.batch)

    def run(
        self, kernels: PlannedCalls, mode: str = "deterministic", *, own_scratch: bool = True, timed: bool = False
    ) -> tuple[Array, str]:
        """Compute once: the output tensor, and a complaint about guards or "".

        The output buffer is filled with its pattern first.

        Args:
            kernels: of the same device.
            mode: "deterministic" or "fast".
            own_scratch: False gives the call scratch memory with guards around it, which are looked at too.
            timed: whether to note the time; :attr:`seconds` is the least so far.
        """
        p = self.problem
        self.o.write(self._untouched)
        scratch = None if own_scratch else _GuardedScratch(self.device, kernels.scratch_length(p, mode=mode))
        with self.device.begin_commands() as encoder:
            if timed:
                encoder.timestamp()
            kernels.encode(
                encoder,
                p,
                self.q,
                self.k,
                self.v,
                self.o,
                mask=self.mask,
                key_lengths=self.lengths,
                scratch=scratch.middle if scratch else None,
                mode=mode,
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
        changed = np.nonzero(bits_of(flat) != bits_of(self._untouched))[0]
        complaint = f"{len(changed)} elements outside O were overwritten, first {changed[0]}" if len(changed) else ""
        pattern = _PATTERN[output.itemsize]
        if (left := int((bits_of(output) == pattern).sum())) and not complaint:
            complaint = f"{left} elements of O were not written"
        return output, complaint or (scratch.complaint() if scratch else "")

    def changed_inputs(self) -> str:
        """The names of the inputs whose memory, guards included, is no longer what was uploaded."""
        return ", ".join(
            name
            for name, flat in self._given.items()
            if not np.array_equal(bits_of(self._inputs[name].to_numpy()), bits_of(flat))
        )

    def release(self) -> None:
        """Give the device memory back."""
        for buffer in (self.o, *self._inputs.values()):
            buffer.release()


class _GuardedScratch:
    """Scratch memory in the middle of a buffer of patterns."""

    def __init__(self, device: Device, length: int) -> None:
        self._before = np.full(length + 2 * _SCRATCH_GUARD, _PATTERN[4], np.uint32)
        self._whole = device.upload(self._before)
        self.middle = self._whole.slice(4 * _SCRATCH_GUARD, 4 * length)

    def complaint(self) -> str:
        after = self._whole.to_numpy()
        after[_SCRATCH_GUARD : len(after) - _SCRATCH_GUARD] = _PATTERN[4]
        return "" if (after == self._before).all() else "memory beside the scratch memory was overwritten"


def _embed(layout: Layout, tensor: Array, write: bool = True) -> Array:
    size = layout.extent(*tensor.shape) + GUARD
    flat = np.full(size, _PATTERN[tensor.itemsize], f"u{tensor.itemsize}").view(tensor.dtype)
    if write and tensor.size:
        scatter(flat, layout, tensor)
    return flat


def _embed_mask(problem: AttentionProblem, layout: MaskLayout, mask: Array) -> Array:
    shape = (problem.batch, problem.heads, problem.q_len, problem.k_len)
    flat = np.full(layout.extent(*shape) + GUARD, _PATTERN[4], np.uint32).view(np.float32)
    if 0 not in shape:
        strides = (layout.batch_stride, layout.head_stride, layout.row_stride, layout.key_stride)
        view = np.lib.stride_tricks.as_strided(flat[layout.offset :], shape, [4 * n for n in strides])
        view[...] = np.broadcast_to(mask, shape)
    return flat


def bits_of(array: Array) -> Array:
    """The elements as bit patterns: NaN equals itself, and 0 not -0."""
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
    others: Sequence[PlannedCalls] = (),
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
        others: kernels of the same device that must give the same bits; each computes it once.

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
            if not complaint and not np.array_equal(bits_of(output), bits_of(again)):
                complaint = "two runs gave different bits"
        for each in others:
            again, other = on_device.run(each, mode)
            complaint = complaint or other
            if not complaint and not np.array_equal(bits_of(output), bits_of(again)):
                complaint = "another program of the same arithmetic gave different bits"
    finally:
        on_device.release()
    error, tolerance = scaled_error(output, inputs.expected), kernels.plan(inputs.problem, mode=mode).tolerance
    return Outcome(case, error, tolerance, complaint, output, on_device.seconds)
