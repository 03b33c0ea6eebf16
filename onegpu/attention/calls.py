"""What the families of attention kernels have in common: plans are made once, buffers are checked, calls recorded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.binding import (
    Place,
    Scratch,
    bind,
    offsets_of,
    rows_aligned,
    upload_lengths,
    upload_starts,
    upload_tables,
)
from onegpu.attention.plan import Plan, grids
from onegpu.attention.problem import AttentionProblem
from onegpu.commands import CommandEncoder, Pipeline, PreparedDispatch, Recording
from onegpu.device import Buffer, Device
from onegpu.errors import ProblemError

__all__ = ["PlannedCalls"]

#: Calls whose checks are remembered, by problem, mode and memory.
_CALLS_KEPT = 1024


class PlannedCalls(ABC):
    """A family of attention kernels on one device: it says how a problem is planned, and this records the plan.

    Args:
        device: where they run.
    """

    def __init__(self, device: Device) -> None:
        device._check_open()
        self.device = device
        self._scratch = Scratch(device)
        self._calls: dict[tuple[Any, ...], tuple[PreparedDispatch, ...]] = {}
        self._plan = lru_cache(maxsize=1024)(self._make_plan)

    @abstractmethod
    def _make_plan(self, problem: AttentionProblem, mode: str) -> Plan:
        """The plan of a problem; errors are those of :meth:`plan`."""

    @abstractmethod
    def explain(self, problem: AttentionProblem) -> str:
        """How a problem is computed here, or why it is not; for people."""

    def plan(self, problem: AttentionProblem, *, mode: str = "deterministic") -> Plan:
        """How a problem will be computed here.

        Raises:
            ProblemError: for an unknown mode.
            UnsupportedError: if no kernel here takes the problem.
        """
        return self._plan(problem, mode)

    def prepare(self, problem: AttentionProblem, *, mode: str = "deterministic") -> None:
        """Do what the first :meth:`encode` of a problem would wait for: the self-check of the kernel that takes it.

        Raises: as :meth:`plan`.
        """
        self.plan(problem, mode=mode)

    async def prepare_async(self, problem: AttentionProblem, *, mode: str = "deterministic") -> None:
        """As :meth:`prepare`, to be awaited. :meth:`encode` then waits for nothing."""
        self.plan(problem, mode=mode)

    def scratch_length(self, problem: AttentionProblem, *, mode: str = "deterministic") -> int:
        """Floats of scratch memory that a problem needs."""
        return self.plan(problem, mode=mode).scratch_length

    def encode(
        self,
        encoder: CommandEncoder,
        problem: AttentionProblem,
        q: Buffer,
        k: Buffer,
        v: Buffer,
        o: Buffer,
        *,
        mask: Buffer | None = None,
        key_lengths: Buffer | Iterable[int] | None = None,
        block_tables: Buffer | Iterable[Iterable[int]] | None = None,
        cu_seqlens_q: Buffer | Iterable[int] | None = None,
        k_scales: Buffer | None = None,
        v_scales: Buffer | None = None,
        scratch: Buffer | None = None,
        mode: str = "deterministic",
    ) -> None:
        """Record ``O = softmax(scale * Q K^T + mask) V``. Nothing is waited for, but the self-check of a kernel that is
        used for the first time.

        Args:
            encoder: of the same device.
            problem: the call; its layouts say where the elements lie in the buffers. Buffers may be slices, and Q, K
                and V may be the same buffer.
            q, k, v: inputs; a key that is hidden by length or by the causal rule is not read.
            o: output; only the elements of its layout are written.
            mask: float32, if the problem has a mask layout.
            key_lengths: if the problem says so, an int32 buffer of ``batch`` lengths, each taken as if between 0 and
                ``k_len``; or integers, which are checked and uploaded.
            block_tables: if the problem has its keys in blocks, an int32 buffer, see :class:`onegpu.PagedKv`. Numbers
                outside the cache are taken as the nearest within. Or rows of integers, which are uploaded.
            cu_seqlens_q: likewise a buffer, in which a sequence with more than ``q_len`` queries has the others left as
                they were; or integers, which are checked and uploaded.
            k_scales, v_scales: if the problem has K and V in 8 bits, their float32 scales, see
                :class:`onegpu.QuantizedKv`.
            scratch: memory of :meth:`scratch_length` floats, for calls that need some; None uses the kernels' own.
            mode: "deterministic" or "fast".

        Raises:
            ProblemError: if a buffer is missing, too small, of another dtype or device, or overlaps the output.
                Nothing is recorded then.
            UnsupportedError: if no kernel here takes the problem.
        """
        if encoder.device is not self.device:
            raise ProblemError("the encoder belongs to another device than these kernels; use device.begin_commands()")
        if not all(each is None or isinstance(each, Buffer) for each in (key_lengths, block_tables, cu_seqlens_q)):
            self.plan(problem, mode=mode)  # what cannot run uploads nothing
        if key_lengths is not None and not isinstance(key_lengths, Buffer):
            key_lengths = upload_lengths(self.device, problem, key_lengths)
        if block_tables is not None and not isinstance(block_tables, Buffer):
            block_tables = upload_tables(self.device, problem, block_tables)
        if cu_seqlens_q is not None and not isinstance(cu_seqlens_q, Buffer):
            cu_seqlens_q = upload_starts(self.device, problem, cu_seqlens_q)
        given = (q, k, v, o, mask, key_lengths, block_tables, cu_seqlens_q, k_scales, v_scales, scratch)
        dispatches, storages = self._call(problem, given, mode)
        for dispatch in dispatches:
            encoder.add(dispatch, storages)

    def record(
        self,
        problem: AttentionProblem,
        q: Buffer,
        k: Buffer,
        v: Buffer,
        o: Buffer,
        *,
        mask: Buffer | None = None,
        key_lengths: Buffer | Iterable[int] | None = None,
        block_tables: Buffer | Iterable[Iterable[int]] | None = None,
        cu_seqlens_q: Buffer | Iterable[int] | None = None,
        k_scales: Buffer | None = None,
        v_scales: Buffer | None = None,
        scratch: Buffer | None = None,
        mode: str = "deterministic",
    ) -> Recording:
        """A call that can be submitted again and again, for loops that repeat it on new contents of its buffers.

        A decode loop makes ``k_len`` the capacity of its cache and writes the number of valid keys to the buffer of
        ``key_lengths`` before each step. For several calls in one recording, encode them and take
        :meth:`CommandEncoder.finish`.

        Args and errors are those of :meth:`encode`.
        """
        encoder = self.device.begin_commands()
        self.encode(
            encoder,
            problem,
            q,
            k,
            v,
            o,
            mask=mask,
            key_lengths=key_lengths,
            block_tables=block_tables,
            cu_seqlens_q=cu_seqlens_q,
            k_scales=k_scales,
            v_scales=v_scales,
            scratch=scratch,
            mode=mode,
        )
        return encoder.finish()

    def _call(
        self, problem: AttentionProblem, given: tuple[Buffer | None, ...], mode: str
    ) -> tuple[tuple[PreparedDispatch, ...], list[Any]]:
        """The dispatches of a call and the storages that they use. A call that was checked once, of the same problem
        and memory, is not checked again.
        """
        own = self._scratch.buffer
        key = (problem, mode, *[buffer._key if isinstance(buffer, Buffer) else None for buffer in (*given, own)])
        dispatches = self._calls.get(key)
        if dispatches is None:
            places, dispatches = self._prepare(problem, given, mode)
            if len(self._calls) >= _CALLS_KEPT:
                self._calls.clear()
            if (bound := places["scratch"].buffer) is not given[-1]:
                own = bound  # it has grown, perhaps in another thread: what comes upon this entry must keep it alive
                key = (*key[:-1], own._key)
            self._calls[key] = dispatches
        self.device._check_open()
        return dispatches, [buffer._live() for buffer in (*given, own) if buffer is not None]

    def _prepare(
        self, problem: AttentionProblem, given: tuple[Buffer | None, ...], mode: str
    ) -> tuple[dict[str, Place], tuple[PreparedDispatch, ...]]:
        plan = self.plan(problem, mode=mode)
        *tensors, scratch = given
        names = ("q", "k", "v", "o", "mask", "key_lengths", "block_tables", "cu_seqlens_q", "k_scales", "v_scales")
        named = dict(zip(names, tensors, strict=True))
        places = bind(self.device, problem, named, scratch, self._scratch, plan.scratch_length)
        offsets = offsets_of(problem, places)
        facts = self.device.facts
        prepared = []
        for step in plan.steps:
            kernel = step.kernel
            if step.aligned is not None and rows_aligned(problem, places, step.aligned.alignment):
                kernel = step.aligned
            pipeline = self._pipeline(kernel, step.constants)
            unused = [place for place, name in enumerate(step.tensors) if name not in step.touched]
            # What a kernel does not use still needs something bound: Q is there, and is only read.
            bound = [places.get(name, places["q"])[:3] for name in step.tensors]
            budget = facts.submission_work_budget
            pieces = min(step.groups, -(-step.work // budget)) if budget else 1
            for groups, numbers in grids(step.groups, facts.max_groups, max(pieces, step.pieces)):
                params = kernel.params.pack({**step.params, **offsets, **numbers})
                work = step.work * (numbers["last_group"] - numbers["first_group"]) // step.groups
                prepared.append(PreparedDispatch(pipeline, groups, bound, params, unused=unused, work=work))
        return places, tuple(prepared)

    def _pipeline(self, kernel: KernelSpec, constants: tuple[int, ...]) -> Pipeline:
        language = self.device.facts.language
        return self.device.pipeline(
            artifacts.special_name(kernel, constants), lambda: artifacts.load(kernel, language, constants)
        )
