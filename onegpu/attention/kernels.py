"""Attention on a device: chooses kernels once, keeps their pipelines, encodes calls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import index

from onegpu import artifacts
from onegpu.attention.plan import Plan, Step, choose, grids, make_plan
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.variants import TENSORS, VARIANTS, Options, find, refusal
from onegpu.device import Buffer, CommandEncoder, Device, Pipeline
from onegpu.dtypes import FLOAT16, FLOAT32, INT32, DType
from onegpu.errors import ProblemError, UnsupportedError

__all__ = ["AttentionKernels"]


class AttentionKernels:
    """The attention kernels of one device.

    Args:
        device: where they run.
        variant: "auto" takes the best that can run; a name ("rows", "pairs", "tiles", "blocked") takes only that one,
            and a problem that it refuses raises :class:`onegpu.UnsupportedError` with its sentence.
        allow_subgroups: False rules out kernels that exchange values between the threads of a subgroup.
        parts: most workgroups that may share the keys of a block of rows; None lets the plan decide. It changes no bit.

    Raises:
        ProblemError: if there is no variant of that name, or ``parts`` is no positive integer.
        UnsupportedError: if the named variant cannot run on this device at all.
    """

    def __init__(
        self, device: Device, *, variant: str = "auto", allow_subgroups: bool = True, parts: int | None = None
    ) -> None:
        device._open()
        self.device = device
        self._options = Options(variant, allow_subgroups, parts)
        self._scratch = device.buffer(16)
        self._plan = lru_cache(maxsize=1024)(self._make_plan)
        # Fails now, and not at the first call, if the named variant cannot run here. A refused dtype is no failure.
        forced = find(variant)
        dtype = forced.dtypes[0] if forced is not None else FLOAT32
        choose(_typical(dtype), device.facts, self._options)

    @property
    def variant(self) -> str | None:
        """The kernel that serves float16 here, for a head dimension of 64; None if none does."""
        return self._serves(FLOAT16)

    @property
    def float_variant(self) -> str | None:
        """The kernel that serves float32 here, for a head dimension of 64; None if none does."""
        return self._serves(FLOAT32)

    def _serves(self, dtype: DType) -> str | None:
        try:
            return choose(_typical(dtype), self.device.facts, self._options)[0].name
        except UnsupportedError:
            return None

    def plan(self, problem: AttentionProblem, *, mode: str = "deterministic") -> Plan:
        """How a problem will be computed here; see :func:`onegpu.attention.plan.make_plan` for the errors."""
        return self._plan(problem, mode)

    def _make_plan(self, problem: AttentionProblem, mode: str) -> Plan:
        return make_plan(problem, self.device.facts, mode=mode, options=self._options)

    def explain(self, problem: AttentionProblem) -> str:
        """Which variant takes a problem here and why, and why each other does not; for people."""
        facts = self.device.facts
        try:
            plan = self.plan(problem)
            lines, chosen = [f"{facts.backend}: {facts.name}", f"chosen: {plan}"], plan.variant
        except UnsupportedError as error:
            lines, chosen = [f"{facts.backend}: {facts.name}", f"not possible: {str(error).splitlines()[0]}"], ""
        for variant in VARIANTS:
            reason = refusal(variant, problem, facts, self._options)
            state = "chosen" if variant.name == chosen else "can run" if reason is None else f"cannot run: {reason}"
            lines.append(f"  {variant.name:<8} {state}")
        return "\n".join(lines)

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
        scratch: Buffer | None = None,
        mode: str = "deterministic",
    ) -> None:
        """Record ``O = softmax(scale * Q K^T + mask) V``. Nothing is waited for.

        Args:
            encoder: of the same device.
            problem: the call; its layouts say where the elements lie in the buffers. Buffers may be slices, and Q, K
                and V may be the same buffer.
            q, k, v: inputs; a key that is hidden by length or by the causal rule is not read.
            o: output; only the elements of its layout are written.
            mask: float32, if the problem has a mask layout.
            key_lengths: if the problem says so, an int32 buffer of ``batch`` lengths, each taken as if between 0 and
                ``k_len``; or integers, which are checked and uploaded.
            scratch: memory of :meth:`scratch_length` floats for calls whose keys are split; None uses the kernels' own.
            mode: "deterministic" or "fast".

        Raises:
            ProblemError: if a buffer is missing, too small, of another dtype or device, or overlaps the output.
                Nothing is recorded then.
            UnsupportedError: if no kernel here takes the problem.
        """
        plan = self.plan(problem, mode=mode)
        if encoder.device is not self.device:
            raise ProblemError("the encoder belongs to another device than these kernels; use device.begin_commands()")
        self.device._open()
        tensors = self._tensors(problem, q, k, v, o, mask, key_lengths)
        places = {name: self._place(name, *tensor) for name, tensor in tensors.items()}
        places = {name: place for name, place in places.items() if tensors[name][3]}
        places["scratch"] = self._place("scratch", *self._scratch_for(plan.scratch_length, scratch))
        self._check_written(problem, places)
        # All pipelines before the first dispatch: one that the driver rejects must leave nothing half recorded.
        pipelines = [self._pipeline(step) for step in plan.steps]
        for step, pipeline in zip(plan.steps, pipelines, strict=True):
            unused = () if plan.scratch_length else (step.tensors.index("scratch"),)
            offsets = {_OFFSETS[name]: places[name][3] if name in places else 0 for name in step.tensors}
            offsets["scratch_offset"] //= 4  # kernels count it in float4
            # What a kernel does not use still needs something bound: Q is there, and is only read.
            bound = [places.get(name, places["q"])[:3] for name in step.tensors]
            facts = self.device.facts
            budget = facts.submission_work_budget
            pieces = min(step.groups, -(-step.work // budget)) if budget else 1
            for groups, numbers in grids(step.groups, facts.max_groups, max(pieces, 1)):
                params = step.kernel.params.pack({**step.params, **offsets, **numbers})
                encoder.dispatch(pipeline, groups, bound, params, unused=unused)
                encoder.report_work(step.work * (numbers["last_group"] - numbers["first_group"]) // step.groups)

    def _scratch_for(self, length: int, given: Buffer | None) -> tuple[Buffer, DType, int, int]:
        """Scratch memory of so many floats, as :meth:`_place` takes it; a little even if none is needed, to bind."""
        if given is not None:
            self._place("scratch", given, FLOAT32, 0, length)
            if given.offset % 16:
                raise ProblemError(
                    f"scratch begins at byte {given.offset} of its allocation; it must begin at a multiple of 16"
                )
            if length:
                return given, FLOAT32, 0, length
        if self._scratch.nbytes < 4 * length:
            self._scratch = self.device.buffer(4 * length)
        return self._scratch, FLOAT32, 0, max(length, 4)

    def _pipeline(self, step: Step) -> Pipeline:
        name = artifacts.special_name(step.kernel, step.constants)
        language = self.device.facts.language
        return self.device.pipeline(name, lambda: artifacts.load(step.kernel, language, step.constants))

    def _tensors(
        self,
        problem: AttentionProblem,
        q: Buffer,
        k: Buffer,
        v: Buffer,
        o: Buffer,
        mask: Buffer | None,
        key_lengths: Buffer | Iterable[int] | None,
    ) -> dict[str, tuple[Buffer, DType, int, int]]:
        """Buffer, element type, first and one past the last element of each tensor."""
        p = problem
        tensors: dict[str, tuple[Buffer, DType, int, int]] = {}
        for name, buffer in {"q": q, "k": k, "v": v, "o": o}.items():
            layout = getattr(p, name)
            rows, heads = (p.q_len, p.heads) if name in "qo" else (p.k_len, p.kv_heads)
            tensors[name] = (buffer, p.dtype, layout.offset, layout.extent(p.batch, heads, rows, p.head_dim))
        if (mask is None) != (p.mask is None):
            given, said = ("no mask", "has one") if mask is None else ("a mask", "has none")
            raise ProblemError(
                f"{given} was given, and the problem {said}; set mask=MaskLayout... in the problem to use one"
            )
        if mask is not None and p.mask is not None:
            tensors["mask"] = (mask, FLOAT32, p.mask.offset, p.mask.extent(p.batch, p.heads, p.q_len, p.k_len))
        if (key_lengths is None) == p.key_lengths:
            given = "no key lengths were given" if key_lengths is None else "key lengths were given"
            raise ProblemError(f"{given}, and the problem has key_lengths={p.key_lengths}; the two must agree")
        if key_lengths is not None:
            buffer = key_lengths if isinstance(key_lengths, Buffer) else self._upload_lengths(p, key_lengths)
            tensors["key_lengths"] = (buffer, INT32, 0, p.batch)
        return tensors

    def _upload_lengths(self, problem: AttentionProblem, key_lengths: Iterable[int]) -> Buffer:
        from array import array

        try:
            lengths = [index(n) for n in key_lengths]
        except TypeError:
            raise ProblemError(
                f"key_lengths is {key_lengths!r}; give a buffer, or an integer key length for each batch entry"
            ) from None
        if len(lengths) != problem.batch:
            raise ProblemError(f"{len(lengths)} key lengths were given; the batch has {problem.batch}")
        for entry, n in enumerate(lengths):
            if not 0 <= n <= problem.k_len:
                raise ProblemError(
                    f"the key length of batch entry {entry} is {n}; it must be 0 to k_len, which is {problem.k_len}"
                )
        return self.device.upload(array("i", lengths))

    def _place(self, name: str, buffer: Buffer, dtype: DType, begin: int, end: int) -> tuple[Buffer, int, int, int]:
        """(buffer, first byte of the binding in its allocation, bytes, first element within the binding)."""
        if not isinstance(buffer, Buffer):
            raise ProblemError(
                f"{name} is a {type(buffer).__name__}; give an onegpu.Buffer, for example device.upload(array)"
            )
        if buffer.device is not self.device:
            raise ProblemError(f"{name} is on another device than these kernels; upload it to {self.device!r}")
        buffer._live()
        if buffer.dtype is not None and buffer.dtype != dtype.name and not _same_bits(buffer.dtype, dtype):
            raise ProblemError(f"{name} holds {buffer.dtype}; this problem needs {dtype}")
        if end * dtype.itemsize > buffer.nbytes:
            raise ProblemError(
                f"{name} has {buffer.nbytes} bytes; its layout reaches element {end}, "
                f"which needs {end * dtype.itemsize} bytes"
            )
        if end == 0:  # an empty tensor: nothing is read, so any place will do
            return buffer, 0, 4, 0
        if buffer.offset % 4:
            raise ProblemError(
                f"{name} begins at byte {buffer.offset} of its allocation; slices must begin at a multiple of 4"
            )
        facts = self.device.facts
        first = buffer.offset + begin * dtype.itemsize
        start = first - first % max(facts.binding_alignment, 4)
        nbytes = -(-(buffer.offset + end * dtype.itemsize - start) // 4) * 4
        if nbytes > facts.max_binding_bytes:
            raise UnsupportedError(
                f"{name} spans {nbytes} bytes, and {facts.name} shows a kernel at most {facts.max_binding_bytes} "
                "of one buffer; split the call by batch entries or heads"
            )
        if nbytes // dtype.itemsize >= 1 << 32:
            raise UnsupportedError(
                f"{name} spans {nbytes} bytes; kernels count 2^32 elements at most: split the call by batch"
            )
        return buffer, start, nbytes, (first - start) // dtype.itemsize

    def _check_written(self, problem: AttentionProblem, places: dict[str, tuple[Buffer, int, int, int]]) -> None:
        """Refuse an output or scratch memory that shares memory with anything else."""
        spans = {}
        for name, (_, start, nbytes, first) in places.items():
            item = problem.dtype.itemsize if name in "qkvo" else 4
            spans[name] = start + first * item, start + nbytes
        for written in ("o", "scratch"):
            for name, (begin, end) in spans.items():
                if written not in places or name == written:
                    continue
                if places[name][0]._storage is not places[written][0]._storage:
                    continue
                if begin < spans[written][1] and spans[written][0] < end:
                    raise ProblemError(
                        f"{written} and {name} lie in overlapping ranges of one buffer; "
                        f"give {written} memory of its own"
                    )
                if not self.device.facts.shared_buffers:
                    raise ProblemError(
                        f"{written} and {name} are slices of one buffer, which {self.device.facts.backend} does not "
                        f"allow for an output; give {written} a buffer of its own"
                    )


_OFFSETS = {name: "lengths_offset" if name == "key_lengths" else f"{name}_offset" for name in TENSORS}


def _same_bits(have: str, want: DType) -> bool:
    """Raw integers may stand for any type of the same size: that is how bit patterns are passed."""
    return {"uint16": 2, "uint32": 4, "uint8": want.itemsize}.get(have) == want.itemsize


def _typical(dtype: DType) -> AttentionProblem:
    return AttentionProblem(batch=1, heads=1, q_len=64, k_len=64, head_dim=64, dtype=dtype)
