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


class CpuBackend:
    """Buffers are NumPy byte arrays; a submission has run when ``submit`` returns."""

    def __init__(self) -> None:
        self.facts = list_devices()[0]

    def allocate(self, nbytes: int) -> np.ndarray[Any, Any]:
        try:
            return np.empty(nbytes, np.uint8)
        except MemoryError:
            raise OutOfMemoryError(
                f"no {nbytes} bytes of memory are free; release buffers or split the tensor"
            ) from None

    def free(self, handle: Any) -> None:
        pass

    def write(self, handle: Any, offset: int, data: memoryview) -> None:
        handle[offset : offset + len(data)] = np.frombuffer(data, np.uint8)

    def read(self, handle: Any, offset: int, nbytes: int) -> memoryview:
        return memoryview(handle[offset : offset + nbytes].tobytes())

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
    return memoryview(binding.handle[binding.offset : binding.offset + binding.nbytes])


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
