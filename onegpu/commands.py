"""The command encoder: it records dispatches, places barriers, counts work, and submits."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from onegpu.backends.base import Barrier, Binding, Command, Dispatch, KernelCode, Submission, Timestamp
from onegpu.errors import DeviceClosedError, ProblemError

if TYPE_CHECKING:
    from typing_extensions import Self

    from onegpu.device import Buffer, Device, _Storage

__all__ = ["CommandEncoder", "Pipeline", "PreparedDispatch", "Recording"]

#: Memory that a dispatch touches: the storage's number, the first byte and one past the last.
_Span = tuple[int, int, int]


class Pipeline:
    """A compiled program: the backend's handle and the code that it came from."""

    __slots__ = ("handle", "kernel")

    def __init__(self, handle: Any, kernel: KernelCode) -> None:
        self.handle = handle
        self.kernel = kernel


class PreparedDispatch:
    """A dispatch that was checked once and can be recorded many times.

    It keeps no buffer alive: who records it gives the storages that it uses.

    Args:
        pipeline: from :meth:`Device.pipeline`.
        groups: workgroups in x and y.
        tensors: for each storage binding the buffer, the first byte in its allocation and the number of bytes.
        params: the parameter block.
        unused: places in ``tensors`` of those that are bound and not touched: nothing waits for them.
        work: operations, for the device's ``submission_work_budget``.
    """

    __slots__ = ("command", "reads", "work", "writes")

    def __init__(
        self,
        pipeline: Pipeline,
        groups: tuple[int, int],
        tensors: Sequence[tuple[Buffer, int, int]],
        params: bytes,
        *,
        unused: Collection[int] = (),
        work: int = 0,
    ) -> None:
        self.work = work
        self.reads: list[_Span] = []
        self.writes: list[_Span] = []
        bindings: list[Binding] = []
        for place, ((buffer, offset, nbytes), access) in enumerate(zip(tensors, pipeline.kernel.bindings, strict=True)):
            storage = buffer._live()
            bindings.append(Binding(storage.handle, offset, nbytes))
            if place not in unused:
                (self.writes if access == "write" else self.reads).append((storage.number, offset, offset + nbytes))
        self.command = Dispatch(pipeline.handle, groups, tuple(bindings), params)


class _Spans:
    """Memory that was touched since the last barrier."""

    def __init__(self) -> None:
        self._ends: dict[int, list[tuple[int, int]]] = {}

    def overlap(self, spans: Iterable[_Span]) -> bool:
        for number, begin, end in spans:
            for start, stop in self._ends.get(number, ()):
                if begin < stop and start < end:
                    return True
        return False

    def add(self, spans: Iterable[_Span]) -> None:
        for number, begin, end in spans:
            known = self._ends.setdefault(number, [])
            if (begin, end) not in known:
                known.append((begin, end))

    def clear(self) -> None:
        self._ends.clear()


class _Submissions:
    """Several submissions as one."""

    def __init__(self, parts: Sequence[Submission]) -> None:
        self._parts = parts

    def wait(self) -> None:
        for part in self._parts:
            part.wait()

    def timestamps(self) -> list[float]:
        return [time for part in self._parts for time in part.timestamps()]


class Recording:
    """Commands that can be submitted any number of times, such as the calls of a decode step.

    Made by :meth:`CommandEncoder.finish`. It keeps the buffers alive that its commands use. The contents of buffers may
    change between submissions; each runs after what was submitted before it.
    """

    def __init__(self, device: Device, lists: Sequence[Sequence[Command]], storages: Iterable[_Storage]) -> None:
        self.device = device
        self._lists = lists
        self._storages = tuple(set(storages))

    @property
    def submissions(self) -> int:
        """Submissions that :meth:`submit` makes: one, unless the device's ``submission_work_budget`` cuts the work."""
        return len(self._lists)

    def submit(self) -> Submission:
        """Start the commands and return at once.

        Raises:
            DeviceClosedError: if the device was closed, or a buffer released.
        """
        self._check_alive()
        started = self.device._submit(self._lists, self._storages)
        return started[0] if len(started) == 1 else _Submissions(started)

    def record_into(self, target: Any) -> None:
        """Record the commands into a command list of the application, which starts it, as often as it likes.

        Nothing waits between what the list holds already and these commands. They are not cut here: the device's
        ``submission_work_budget`` is the application's to keep.

        Args:
            target: on "kompute", a ``kp.Sequence`` of the manager that the device was opened with. On "hip", a stream
                of PyTorch, CuPy or hip-python, or its address, which takes the commands at once, or into its graph if
                it is being captured. No other backend takes any.

        Raises:
            ProblemError: if the backend records into no list of others, or not into this. Nothing was recorded then.
            DeviceClosedError: if the device was closed, or a buffer released.
        """
        self._check_alive()
        self.device._record(self._lists, target)

    def _check_alive(self) -> None:
        for storage in self._storages:
            if storage.released:
                raise DeviceClosedError("a buffer of this recording was released; record the calls again with another")


class CommandEncoder:
    """Records dispatches and submits them together.

    Leaving its ``with`` block submits, unless an exception leaves it: then nothing is submitted. The encoder notes what
    each dispatch reads and writes and places a barrier where one must wait for another, so callers write none. It keeps
    the buffers alive until the work is submitted.

    Attributes:
        submission: the started work, after :meth:`submit`; its ``wait()`` returns when the work is done.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.submission: Submission | None = None
        self._finished = False
        self._commands: list[Command] = []
        self._ended: list[list[Command]] = []
        self._work = 0
        self._budget = device.facts.submission_work_budget
        self._storages: set[_Storage] = set()
        self._reads = _Spans()
        self._writes = _Spans()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None and not self._finished:
            self.submit()

    def dispatch(
        self,
        pipeline: Pipeline,
        groups: tuple[int, int],
        tensors: Sequence[tuple[Buffer, int, int]],
        params: bytes,
        *,
        unused: Collection[int] = (),
        work: int = 0,
    ) -> None:
        """Record one dispatch; the arguments are those of :class:`PreparedDispatch`. Users call an operator's
        ``encode``. An operator whose calls repeat prepares its dispatches once and calls :meth:`add`.
        """
        self._check_recording()
        if any(buffer.device is not self.device for buffer, _, _ in tensors):
            raise ProblemError("a buffer belongs to another device than the encoder; upload it to this one")
        prepared = PreparedDispatch(pipeline, groups, tensors, params, unused=unused, work=work)
        self.add(prepared, [buffer._storage for buffer, _, _ in tensors])

    def add(self, prepared: PreparedDispatch, storages: Iterable[_Storage]) -> None:
        """Record a prepared dispatch; ``storages`` are all that it uses, and are kept alive."""
        self._check_recording()
        self._storages.update(storages)
        reads, writes = prepared.reads, prepared.writes
        if self._writes.overlap(reads) or self._writes.overlap(writes) or self._reads.overlap(writes):
            self._commands.append(Barrier())
            self._reads.clear()
            self._writes.clear()
        self._reads.add(reads)
        self._writes.add(writes)
        self._commands.append(prepared.command)
        self._report_work(prepared.work)

    def timestamp(self) -> None:
        """Note the device's clock once everything recorded so far has finished; see :attr:`submission`'s
        ``timestamps()``.
        """
        self._check_recording()
        self._commands.append(Timestamp())

    def submit(self) -> Submission:
        """Start the recorded work and return at once."""
        lists = self._finish()
        started = self.device._submit(lists, self._storages)
        self.submission = started[0] if len(started) == 1 else _Submissions(started)
        self._storages = set()
        return self.submission

    def finish(self) -> Recording:
        """End the recording without submitting it; what it gives can be submitted any number of times."""
        lists = self._finish()
        return Recording(self.device, lists, self._storages)

    def _finish(self) -> list[list[Command]]:
        self._check_recording()
        if any(storage.released for storage in self._storages):
            raise DeviceClosedError("a buffer was released between encode and submit; release it after submit()")
        self._finished = True
        return [commands for commands in (*self._ended, self._commands) if commands] or [[]]

    def _report_work(self, operations: int) -> None:
        """Once the work since the last cut reaches the device's ``submission_work_budget``, what was recorded so far
        becomes a submission of its own.
        """
        self._work += operations
        if 0 < self._budget <= self._work:
            self._ended.append(self._commands)
            self._commands, self._work = [], 0
            self._reads.clear()  # submissions follow each other: no barrier is needed across
            self._writes.clear()

    def _check_recording(self) -> None:
        if self._finished:
            done = "submitted" if self.submission is not None else "finished"
            raise ProblemError(f"this encoder was {done} already; call begin_commands() for a new one")
