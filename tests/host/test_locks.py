"""Threads that share a device: a backend hears one of them at a time, and of memory that is still there."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import onegpu as og
from onegpu import Device, DeviceClosedError
from onegpu.backends.base import Command, Dispatch, KernelCode
from onegpu.backends.null import NullBackend

pytest_plugins = ["host.fixtures"]


class Watched(NullBackend):
    """Notes calls that meet another inside, and commands on memory that was freed."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = 0
        self.complaints: list[str] = []
        self.freed: list[int] = []

    @contextmanager
    def call(self, what: str) -> Iterator[None]:
        self.inside += 1
        time.sleep(1e-4)  # lets other threads run
        if self.inside != 1:
            self.complaints.append(f"{what} met another call")
        try:
            yield
        finally:
            self.inside -= 1

    def allocate(self, nbytes: int) -> bytearray:
        with self.call("allocate"):
            return super().allocate(nbytes)

    def free(self, handle: bytearray) -> None:
        with self.call("free"):
            super().free(handle)
            handle.clear()  # a later use is seen by its size

    def write(self, handle: bytearray, offset: int, data: memoryview) -> None:
        with self.call("write"):
            if len(handle) < offset + len(data):
                self.complaints.append("write to freed memory")

    def read(self, handle: bytearray, offset: int, nbytes: int) -> memoryview:
        with self.call("read"):
            if len(handle) < offset + nbytes:
                self.complaints.append("read from freed memory")
            return memoryview(bytes(nbytes))

    def submit(self, commands: Sequence[Command]) -> Any:
        with self.call("submit"):
            for command in commands:
                if isinstance(command, Dispatch) and not all(len(b.handle) for b in command.bindings):
                    self.complaints.append("dispatch on freed memory")
            return super().submit(commands)


def in_threads(count: int, work: Callable[[int], None]) -> None:
    """Run the work with a number in each of so many threads, and raise the first error of one."""
    errors: list[BaseException] = []

    def guarded(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


@pytest.fixture
def watched() -> Iterator[tuple[Device, Watched]]:
    backend = Watched()
    with Device(backend, submission_work_budget=1) as device:
        yield device, backend


KERNEL = KernelCode("program", b"", ("read", "write"), 16, 64)


def record(encoder: og.CommandEncoder, one: og.Buffer, two: og.Buffer) -> None:
    pipeline = encoder.device.pipeline(KERNEL.name, lambda: KERNEL)
    encoder.dispatch(pipeline, (1, 1), [(one, 0, 16), (two, 0, 16)], bytes(16), work=1)


def test_a_backend_hears_one_thread_at_a_time(watched: tuple[Device, Watched]) -> None:
    """Released memory was freed by whoever came first, without the lock: a KeyError inside the Vulkan backend."""
    device, backend = watched

    def work(number: int) -> None:
        for i in range(20):
            one, two = device.upload(bytes(16)), device.buffer(16)
            with device.begin_commands() as encoder:
                record(encoder, one, two)
            two.read()
            if i % 2:
                one.release()
            og.AttentionKernels(device)

    in_threads(4, work)
    assert backend.complaints == []


def test_submissions_of_one_encoder_stay_together(watched: tuple[Device, Watched]) -> None:
    """Between the parts of a cut call another thread's call took the scratch memory that they share."""
    device, backend = watched

    def work(number: int) -> None:
        one, two = device.buffer(16), device.buffer(16)
        for _ in range(10):
            with device.begin_commands() as encoder:
                for _ in range(3):
                    record(encoder, one, two)

    in_threads(3, work)
    assert backend.complaints == []
    owners = []
    for commands in backend.submitted:
        (dispatch,) = (command for command in commands if isinstance(command, Dispatch))
        owners.append(id(dispatch.bindings[0].handle))
    assert len(owners) == 90
    assert all(len(set(owners[i : i + 3])) == 1 for i in range(0, 90, 3))


@pytest.mark.parametrize("use", ["write", "read", "submit", "recording"])
def test_memory_that_another_thread_releases_is_refused_or_still_there(
    watched: tuple[Device, Watched], use: str
) -> None:
    """Between the check and the use, a release and a call that collects must not take the memory away."""
    device, backend = watched
    buffers = [device.buffer(16) for _ in range(60)]

    def work(number: int) -> None:
        for buffer in buffers:
            if number:
                buffer.release()
                device.wait()  # frees it
                continue
            try:
                if use == "submit":
                    with device.begin_commands() as encoder:
                        record(encoder, buffer, buffer)
                elif use == "recording":
                    encoder = device.begin_commands()
                    record(encoder, buffer, buffer)
                    encoder.finish().submit()
                elif use == "write":
                    buffer.write(bytes(16))
                else:
                    buffer.read()
            except DeviceClosedError:
                pass

    in_threads(2, work)
    assert backend.complaints == []
    assert backend.live_buffers == 0


def test_a_closed_device_frees_nothing_more(watched: tuple[Device, Watched]) -> None:
    device, backend = watched
    buffer = device.buffer(16)
    device.close()
    before = backend.live_buffers
    buffer.release()
    with pytest.raises(DeviceClosedError, match="is closed"):
        device.begin_commands()
    assert backend.live_buffers == before
