"""Memory and command lists of an application, on a backend that records what it is told."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import onegpu as og
from onegpu import DeviceClosedError, ProblemError
from onegpu.backends.base import Barrier, Command, Dispatch, Interop, Wrapped
from onegpu.backends.null import NullBackend
from onegpu.device import Device

PROBLEM = og.AttentionProblem(batch=1, heads=1, q_len=4, k_len=4, head_dim=8)


class Memory:
    """Memory of an application."""

    def __init__(self, nbytes: int = 128, dtype: str | None = "float32", shape: tuple[int, ...] | None = (32,)) -> None:
        self.bytes = bytearray(nbytes)
        self.dtype = dtype
        self.shape = shape


class SharingBackend(NullBackend):
    """A null device that lives in an application: a handle is the application's bytes, a command list is a list."""

    def __init__(self) -> None:
        super().__init__()
        self.given_back: list[Any] = []

    def wrap(self, memory: Any) -> Wrapped:
        if not isinstance(memory, Memory):
            raise ProblemError("that is no memory")
        return Wrapped(memory.bytes, len(memory.bytes), memory.dtype, memory.shape)

    def record(self, commands: Sequence[Command], target: Any) -> None:
        target.extend(commands)

    def free(self, handle: bytearray) -> None:
        self.given_back.append(handle)


@pytest.fixture
def device() -> Iterator[Device]:
    with Device(SharingBackend()) as device:
        yield device


def backend_of(device: Device) -> SharingBackend:
    assert isinstance(device.backend, SharingBackend)
    return device.backend


def test_who_shares() -> None:
    assert isinstance(SharingBackend(), Interop)
    assert not isinstance(NullBackend(), Interop)


def test_backends_that_do_not_share_say_so() -> None:
    with og.open_device("cpu") as device:
        with pytest.raises(ProblemError) as caught:
            device.wrap(bytearray(16))
        assert str(caught.value) == "the cpu backend takes no memory of others; copy it with upload()"
        q, o = device.buffer(128), device.buffer(128)
        recording = og.AttentionKernels(device).record(PROBLEM, q, q, q, o)
        with pytest.raises(ProblemError) as caught:
            recording.record_into([])
        assert str(caught.value) == ("the cpu backend records into no command list of others; submit() the recording")


# --- memory


def test_a_wrapped_buffer_shows_the_memory_itself(device: Device) -> None:
    memory = Memory()
    buffer = device.wrap(memory)
    assert (buffer.dtype, buffer.shape, buffer.nbytes) == ("float32", (32,), 128)
    buffer.write(b"\1\2\3\4", 8)
    assert memory.bytes[8:12] == b"\1\2\3\4"
    memory.bytes[:4] = b"abcd"
    assert buffer.read(0, 4) == b"abcd"
    assert buffer.slice(4, 8).read() == bytes(memory.bytes[4:12])


@pytest.mark.parametrize(
    ("dtype", "shape", "expected"),
    [
        (None, (4, 8), ("float32", (4, 8), 128)),
        (None, (3, 8), ("float32", (3, 8), 96)),
        ("float16", None, ("float16", (64,), 128)),
        ("half", (4, 16), ("float16", (4, 16), 128)),
        ("int32", (0,), ("int32", (0,), 0)),
        (None, (), ("float32", (), 4)),
    ],
    ids=str,
)
def test_dtype_and_shape_may_be_said(device: Device, dtype: Any, shape: Any, expected: tuple[Any, ...]) -> None:
    buffer = device.wrap(Memory(), dtype=dtype, shape=shape)
    assert (buffer.dtype, buffer.shape, buffer.nbytes) == expected


def test_memory_without_a_dtype_is_bytes(device: Device) -> None:
    plain = Memory(dtype=None, shape=None)
    assert (device.wrap(plain).dtype, device.wrap(plain).nbytes) == (None, 128)
    assert device.wrap(plain, dtype="float32").shape == (32,)
    with pytest.raises(ProblemError, match=r"shape is \(4,\), and the memory does not tell its elements; give dtype="):
        device.wrap(plain, shape=(4,))


@pytest.mark.parametrize("shape", [(33,), (5, 8), (-1, 8), (-1, -8)], ids=str)
def test_a_shape_must_fit(device: Device, shape: tuple[int, ...]) -> None:
    with pytest.raises(ProblemError, match=r"shape .* of float32 needs -?\d+ bytes; the memory has 128"):
        device.wrap(Memory(), shape=shape)


def test_what_the_backend_refuses_is_refused(device: Device) -> None:
    with pytest.raises(ProblemError, match="that is no memory"):
        device.wrap(b"no memory")
    with pytest.raises(ProblemError, match="known are"):
        device.wrap(Memory(), dtype="float64")


def test_one_memory_wrapped_twice_is_one_storage(device: Device) -> None:
    """Else nothing would wait for a call that writes it, and an output could hide among the inputs."""
    memory, other = Memory(), Memory()
    kernels = og.AttentionKernels(device)
    q = device.wrap(other)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, PROBLEM, q, q, q, device.wrap(memory))
        kernels.encode(encoder, PROBLEM, q, device.wrap(memory), q, device.empty((32,)))
    assert [type(command) for command in backend_of(device).submitted[-1]] == [Dispatch, Barrier, Dispatch]
    with pytest.raises(ProblemError, match="o and k lie in overlapping ranges of one buffer"):
        kernels.record(PROBLEM, q, device.wrap(memory), q, device.wrap(memory))


def test_release_lets_go_and_the_memory_can_be_wrapped_again(device: Device) -> None:
    memory = Memory()
    buffer = device.wrap(memory)
    buffer.release()
    assert device.wrap(memory).read(0, 4) == bytes(4)
    assert backend_of(device).given_back[0] is memory.bytes
    with pytest.raises(DeviceClosedError, match="this buffer was released"):
        buffer.read()


def test_a_dropped_buffer_is_forgotten(device: Device) -> None:
    memory = Memory()
    device.wrap(memory)
    gc.collect()
    device.wait()  # the next call collects
    assert any(handle is memory.bytes for handle in backend_of(device).given_back)


def test_a_closed_device_wraps_nothing(device: Device) -> None:
    device.close()
    with pytest.raises(DeviceClosedError, match="is closed"):
        device.wrap(Memory())


# --- command lists


def record(device: Device, calls: int = 1) -> tuple[og.Recording, list[og.Buffer]]:
    buffers = [device.empty((32,)) for _ in range(2)]
    kernels = og.AttentionKernels(device)
    encoder = device.begin_commands()
    for _ in range(calls):
        kernels.encode(encoder, PROBLEM, buffers[0], buffers[0], buffers[0], buffers[1])
    return encoder.finish(), buffers


def test_commands_go_into_the_list_of_the_application(device: Device) -> None:
    recording, _ = record(device, calls=2)
    target: list[Command] = [Barrier()]
    recording.record_into(target)
    recording.record_into(target)
    kinds = [Dispatch, Barrier, Dispatch]
    assert [type(command) for command in target] == [Barrier, *kinds, *kinds]
    assert backend_of(device).submitted == []
    recording.submit()
    assert [type(command) for command in backend_of(device).submitted[-1]] == kinds


def test_a_long_call_is_not_cut_and_its_pieces_wait_for_each_other() -> None:
    with Device(SharingBackend(), submission_work_budget=1) as device:
        recording, _ = record(device, calls=3)
        target: list[Command] = []
        recording.record_into(target)
        assert [type(command) for command in target] == [Dispatch, Barrier, Dispatch, Barrier, Dispatch]


def test_a_released_buffer_is_noticed(device: Device) -> None:
    recording, buffers = record(device)
    buffers[0].release()
    target: list[Command] = []
    with pytest.raises(DeviceClosedError, match="a buffer of this recording was released"):
        recording.record_into(target)
    assert target == []


def test_a_closed_device_records_nothing(device: Device) -> None:
    recording, _ = record(device)
    device.close()
    with pytest.raises(DeviceClosedError, match="is closed"):
        recording.record_into([])
