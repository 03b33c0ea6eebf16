"""A backend that computes nothing and records everything, for tests of the host code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onegpu.backends.base import Command, DeviceFacts, KernelCode

__all__ = ["OPTIONS", "NullBackend", "open_backend"]

#: Options of ``open_device()``; None: any, see :func:`open_backend`.
OPTIONS = None


class _Submission:
    def wait(self) -> None:
        pass

    def timestamps(self) -> list[float]:
        return []


class NullBackend:
    """Keeps buffers as bytearrays, pipelines as their :class:`KernelCode` and submissions as lists of commands."""

    def __init__(self, **facts: Any) -> None:
        self.facts = DeviceFacts(**({"backend": "null", "name": "null", "language": "wgsl"} | facts))
        self.submitted: list[list[Command]] = []
        self.pipelines: list[KernelCode] = []
        self.live_buffers = 0

    def allocate(self, nbytes: int) -> bytearray:
        self.live_buffers += 1
        return bytearray(nbytes)

    def free(self, handle: bytearray) -> None:
        self.live_buffers -= 1

    def write(self, handle: bytearray, offset: int, data: memoryview) -> None:
        handle[offset : offset + len(data)] = data

    def read(self, handle: bytearray, offset: int, nbytes: int) -> memoryview:
        return memoryview(bytes(handle[offset : offset + nbytes]))

    def make_pipeline(self, kernel: KernelCode) -> KernelCode:
        self.pipelines.append(kernel)
        return kernel

    def submit(self, commands: Sequence[Command]) -> _Submission:
        self.submitted.append(list(commands))
        return _Submission()

    def wait(self) -> None:
        pass

    def close(self) -> None:
        pass


def open_backend(index: int | None = None, **facts: Any) -> NullBackend:
    """Open a null device; keyword arguments replace fields of its :class:`DeviceFacts`."""
    return NullBackend(**facts)
