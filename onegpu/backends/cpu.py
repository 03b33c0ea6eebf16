"""The CPU through NumPy: always there. Its programs are Python functions ("numpy" language), run when submitted."""

from __future__ import annotations

import platform
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from onegpu.backends.base import Barrier, Binding, Command, DeviceFacts, KernelCode, Timestamp
from onegpu.errors import OutOfMemoryError, ProblemError

__all__ = ["CpuBackend", "list_devices", "open_backend"]


class _Submission:
    def __init__(self, times: list[float]) -> None:
        self._times = times

    def wait(self) -> None:
        pass

    def timestamps(self) -> list[float]:
        return list(self._times)


class _Memory:
    """A handle: remembered calls hold it for long, so the bytes are not its own."""

    __slots__ = ("data",)

    def __init__(self, nbytes: int) -> None:
        self.data: np.ndarray[Any, Any] | None = np.empty(nbytes, np.uint8)

    def bytes(self, offset: int, nbytes: int) -> np.ndarray[Any, Any]:
        assert self.data is not None, "this memory was freed"
        return self.data[offset : offset + nbytes]


class CpuBackend:
    """Buffers are NumPy byte arrays; a submission has run when ``submit`` returns."""

    def __init__(self) -> None:
        self.facts = list_devices()[0]

    def allocate(self, nbytes: int) -> _Memory:
        try:
            return _Memory(nbytes)
        except MemoryError:
            raise OutOfMemoryError(
                f"no {nbytes} bytes of memory are free; release buffers or split the tensor"
            ) from None

    def free(self, handle: _Memory) -> None:
        handle.data = None

    def write(self, handle: _Memory, offset: int, data: memoryview) -> None:
        handle.bytes(offset, len(data))[:] = np.frombuffer(data, np.uint8)

    def read(self, handle: _Memory, offset: int, nbytes: int) -> memoryview:
        return memoryview(handle.bytes(offset, nbytes).tobytes())

    def make_pipeline(self, kernel: KernelCode) -> KernelCode:
        return kernel

    def submit(self, commands: Sequence[Command]) -> _Submission:
        times = []
        for command in commands:
            if isinstance(command, Timestamp):
                times.append(time.perf_counter())
            elif not isinstance(command, Barrier):
                kernel = command.pipeline
                kernel.code(kernel.name, command.groups, command.params, *map(_bytes, command.bindings))
        return _Submission(times)

    def wait(self) -> None:
        pass

    def close(self) -> None:
        pass


def _bytes(binding: Binding) -> memoryview:
    return memoryview(binding.handle.bytes(binding.offset, binding.nbytes))


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):  # not Linux, or not x86
        return platform.processor() or platform.machine() or "CPU"


def list_devices() -> list[DeviceFacts]:
    """The one device there is."""
    name = _processor()
    return [
        DeviceFacts(
            backend="cpu",
            name=name,
            language="numpy",
            driver=f"NumPy {np.__version__}",
            kind="cpu",
            features=frozenset({"timestamps"}),
            max_workgroup_threads=1,
            max_workgroup_memory=0,
            max_groups=1 << 31,
        )
    ]


def open_backend(index: int | None = None) -> CpuBackend:
    """Open the CPU."""
    if index not in (None, 0):
        raise ProblemError(f"device 'cpu:{index}' was asked for; there is only 'cpu:0'")
    return CpuBackend()
