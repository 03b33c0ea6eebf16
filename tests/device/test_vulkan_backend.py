"""The Vulkan backend on whatever Vulkan device is present; Mesa's lavapipe will do."""

from __future__ import annotations

import itertools
import random
import struct
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from scale_and_add import KERNEL, VALIDATION, needs_validation, scale_and_add, words

from onegpu.backends import vulkan, vulkan_devices, vulkan_memory, vulkan_programs, vulkan_queue
from onegpu.backends.base import Barrier, Binding, Command, Dispatch, KernelCode, Timestamp
from onegpu.device import Buffer, Device
from onegpu.errors import (
    DeviceClosedError,
    DeviceLostError,
    DriverMissingError,
    OutOfMemoryError,
    ProblemError,
    ShaderError,
)

try:
    DEVICES = vulkan.list_devices()
except DriverMissingError as missing:
    pytest.skip(f"no Vulkan: {missing}", allow_module_level=True)


@pytest.fixture(autouse=True)
def cache_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """No test sees the user's own cache."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture(
    params=["plain", pytest.param("validated", marks=needs_validation), pytest.param("staged", marks=needs_validation)]
)
def backend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[vulkan.VulkanBackend]:
    """An open backend; "staged" copies through staging buffers, as on a discrete GPU. The layer has nothing to say."""
    if request.param == "staged":
        monkeypatch.setattr(vulkan_devices, "KINDS", dict.fromkeys(range(5), "discrete"))
    backend = vulkan.open_backend(validation=request.param != "plain")
    yield backend
    backend.close()
    assert backend.validation_messages == []


@pytest.fixture
def device(backend: vulkan.VulkanBackend) -> Iterator[Device]:
    device = Device(backend)
    yield device
    device.close()


def raw(values: np.ndarray[Any, Any]) -> memoryview:
    return memoryview(values.tobytes())


def step(device: Device, encoder: Any, source: Buffer, target: Buffer, *numbers: float) -> None:
    """Record ``target[i] = source[(i + shift) % count] * scale + add``."""
    count = source.nbytes // 4
    pipeline = device.pipeline(KERNEL.name, lambda: KERNEL)
    tensors = [(source, source.offset, source.nbytes), (target, target.offset, target.nbytes)]
    encoder.dispatch(pipeline, (-(-count // 64), 1), tensors, struct.pack("IIff", count, *numbers))


def expected(values: np.ndarray[Any, Any], steps: list[tuple[int, float, float]]) -> np.ndarray[Any, Any]:
    for shift, scale, add in steps:
        values = np.roll(values, -shift) * np.float32(scale) + np.float32(add)
    return values


#: Exact in float32, of no order that could be swapped; each element comes from another workgroup's.
STEPS = [(97 + i, 0.5 if i % 3 else 2.0, float(i % 7)) for i in range(50)]
START = np.arange(10_000, dtype=np.float32)


def test_facts() -> None:
    for facts in DEVICES:
        assert (facts.backend, facts.language) == ("vulkan", "spirv")
        assert facts.name
        assert facts.driver
        assert facts.kind in ("discrete", "integrated", "virtual", "cpu", "unknown")
        assert 1 <= facts.subgroup_min <= facts.subgroup_max <= 128
        assert facts.max_workgroup_threads >= 128
        assert facts.max_workgroup_memory >= 16384
        assert facts.max_groups >= 65535
        assert facts.max_buffer_bytes >= 1 << 28
        assert facts.max_binding_bytes >= 1 << 27
        assert facts.binding_alignment in (1, 2, 4, 8, 16, 32, 64, 128, 256)
        assert facts.details["Vulkan version"].startswith("1.")
        assert "heap 0" in facts.details
        assert "validation" not in facts.features


@pytest.mark.parametrize(("offset", "nbytes"), [(0, 1), (1, 2), (3, 5), (4, 8), (5, 4099), (4090, 6)])
def test_round_trip_of_odd_ranges(device: Device, offset: int, nbytes: int) -> None:
    whole = random.Random(1).randbytes(4096 + 8)
    part = random.Random(2).randbytes(nbytes)
    buffer = device.upload(whole)
    buffer.write(part, offset)
    assert buffer.read() == whole[:offset] + part + whole[offset + nbytes :]
    assert buffer.read(offset, nbytes) == part


def test_round_trip_of_more_than_the_staging_buffers(device: Device) -> None:
    data = random.Random(3).randbytes((37 << 20) + 5)
    assert device.upload(data).read() == data


def test_one_encoder_with_dependent_dispatches(device: Device) -> None:
    one, two = device.upload(START), device.empty(START.shape)
    with device.begin_commands() as encoder:
        for numbers in STEPS:
            step(device, encoder, one, two, *numbers)
            one, two = two, one
    np.testing.assert_array_equal(one.to_numpy(), expected(START, STEPS))


def test_submissions_see_earlier_ones(device: Device) -> None:
    one, two = device.upload(START), device.empty(START.shape)
    for numbers in STEPS[:20]:
        with device.begin_commands() as encoder:
            step(device, encoder, one, two, *numbers)
        one, two = two, one
    np.testing.assert_array_equal(one.to_numpy(), expected(START, STEPS[:20]))


def test_host_writes_wait_for_submissions_that_read(device: Device) -> None:
    source = device.upload(START)
    targets = []
    for i in range(10):
        source.write(START + np.float32(i))
        targets.append(device.empty(START.shape))
        with device.begin_commands() as encoder:
            step(device, encoder, source, targets[-1], i, 2.0, 1.0)
    for i, target in enumerate(targets):
        np.testing.assert_array_equal(target.to_numpy(), expected(START + np.float32(i), [(i, 2.0, 1.0)]))


def test_more_parameters_than_the_ring_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vulkan, "_PARAMS_BYTES", 8192)
    monkeypatch.setattr(vulkan, "_PARAMS_PER_SLOT", 2048)
    backend = vulkan.open_backend(validation=VALIDATION)
    pipeline, one, two = backend.make_pipeline(KERNEL), backend.allocate(256), backend.allocate(256)
    backend.write(one, 0, memoryview(bytes(256)))
    count = 4 * (8192 // pipeline.stride)
    commands: list[Command] = [Timestamp()]
    for source, target in itertools.islice(itertools.cycle([(one, two), (two, one)]), count):
        commands += [scale_and_add(backend, pipeline, source, target, 64, 1, 1.0, 1.0), Barrier()]
    submission = backend.submit([*commands, Timestamp()])
    assert backend._queue.submitted >= 16
    np.testing.assert_array_equal(words(backend, one, 64), np.full(64, count, np.float32))
    if "timestamps" in backend.facts.features:
        start, end = submission.timestamps()
        assert start < end
    backend.close()
    assert backend.validation_messages == []


def test_timestamps_increase_from_one_zero(device: Device) -> None:
    if "timestamps" not in device.facts.features:
        pytest.skip("the device has no clock")
    one, two = device.upload(START), device.empty(START.shape)
    submissions = []
    for _ in range(3):
        with device.begin_commands() as encoder:
            for numbers in STEPS[:5]:
                encoder.timestamp()
                step(device, encoder, one, two, *numbers)
            encoder.timestamp()
        submissions.append(encoder.submission)
    times = [submission.timestamps() for submission in submissions if submission]
    assert [len(each) for each in times] == [6, 6, 6]
    flat = [time for each in times for time in each]
    assert flat == sorted(flat)
    assert flat[0] < flat[-1] < flat[0] + 60
    assert submissions[0]
    assert submissions[0].timestamps() == times[0]


def test_clock_goes_round() -> None:
    physical = SimpleNamespace(api=None, timestamp_bits=36, limits=SimpleNamespace(timestampPeriod=100.0))
    clock = vulkan_queue.Clock(physical, None, None)  # type: ignore[arg-type]
    top = 1 << 36
    assert [clock._seconds(each) for each in (top - 10, (1 << 40) + top - 5, 5, 0)] == pytest.approx(
        [0, 5e-7, 15e-7, 1e-6]
    )


def test_descriptor_sets_are_reused_and_die_with_buffers(backend: vulkan.VulkanBackend) -> None:
    pipeline = backend.make_pipeline(KERNEL)
    kept = backend.allocate(256)
    for i in range(60):
        short = backend.allocate(256)
        backend.write(short, 0, raw(np.full(64, i, np.float32)))
        for _ in range(3):
            backend.submit([scale_and_add(backend, pipeline, short, kept, 64, 0, 1.0, 0.5)])
        assert len(backend._sets) <= 2  # this one, and the last while its buffer is in flight
        np.testing.assert_array_equal(words(backend, kept, 64), np.full(64, i + 0.5, np.float32))
        assert len(backend._sets) == 1
        backend.free(short)
    backend.wait()
    assert len(backend._sets) == 0
    assert not kept.sets


def test_descriptor_sets_are_bounded(backend: vulkan.VulkanBackend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vulkan_programs, "_SETS_KEPT", 8)
    pipeline, alignment = backend.make_pipeline(KERNEL), max(256, backend.facts.binding_alignment)
    source, target = backend.allocate(256), backend.allocate(100 * alignment)
    backend.write(source, 0, raw(np.arange(64, dtype=np.float32)))
    for together in (1, 20):  # even one submission that needs more than are kept
        offsets = [i * alignment for i in range(100)]
        for start in range(0, 100, together):
            backend.submit(
                [
                    Dispatch(
                        pipeline,
                        (1, 1),
                        (Binding(source, 0, 256), Binding(target, offset, 256)),
                        struct.pack("IIff", 64, 0, 1.0, float(offset)),
                    )
                    for offset in offsets[start : start + together]
                ]
            ).wait()
        assert len(backend._sets) <= together + 8
        for offset in offsets:
            found = np.frombuffer(backend.read(target, offset, 256), np.float32)
            np.testing.assert_array_equal(found, np.arange(64, dtype=np.float32) + np.float32(offset))


def test_hundreds_of_small_buffers(device: Device, backend: vulkan.VulkanBackend) -> None:
    buffers = [device.upload(np.full(1 + i % 50, i, np.int32)) for i in range(700)]
    assert len(backend._memory._blocks) <= 5
    for i, buffer in enumerate(buffers):
        np.testing.assert_array_equal(buffer.to_numpy(), np.full(1 + i % 50, i, np.int32))
    for buffer in buffers[::2]:
        buffer.release()
    again = [device.upload(np.full(1 + i % 60, -i, np.int32)) for i in range(350)]
    for i, buffer in enumerate(again):
        np.testing.assert_array_equal(buffer.to_numpy(), np.full(1 + i % 60, -i, np.int32))
    for i, buffer in enumerate(buffers[1::2]):
        assert buffer.to_numpy()[0] == 2 * i + 1


def test_large_buffers_have_their_own_allocation(backend: vulkan.VulkanBackend) -> None:
    before = len(backend._memory._blocks)
    large = backend.allocate(vulkan_memory.BLOCK_BYTES)
    assert len(backend._memory._blocks) == before + 1
    backend.free(large)
    assert len(backend._memory._blocks) == before


def test_allocation_above_the_limit(device: Device, backend: vulkan.VulkanBackend) -> None:
    limit = backend.facts.max_buffer_bytes
    with pytest.raises(OutOfMemoryError, match=rf"{limit + 4} bytes .* allows {limit}"):
        backend.allocate(limit + 4)
    with pytest.raises(ProblemError, match=f"allows {limit}"):
        device.buffer(limit + 1)


def test_out_of_memory_waits_for_freed_buffers(backend: vulkan.VulkanBackend, monkeypatch: pytest.MonkeyPatch) -> None:
    pipeline, size = backend.make_pipeline(KERNEL), vulkan_memory.BLOCK_BYTES
    source, target = backend.allocate(256), backend.allocate(size)
    real, most = backend._api.create, len(backend._memory._blocks)

    def create(name: str, *args: Any) -> Any:
        if name == "vkAllocateMemory" and len(backend._memory._blocks) >= most:
            raise OutOfMemoryError("the driver has no more")
        return real(name, *args)

    monkeypatch.setattr(backend._api, "create", create)
    with pytest.raises(OutOfMemoryError, match=f"no room for a buffer of {size} bytes; this device holds "):
        backend.allocate(size)
    backend.submit([scale_and_add(backend, pipeline, source, target, 64, 0, 1.0, 1.0)])
    backend.free(target)
    assert backend.allocate(size).nbytes == size


@pytest.mark.parametrize(
    ("change", "words_of_it"),
    [
        ({"threads": 1 << 20}, "1048576 threads in a workgroup; .* allows [0-9]+"),
        ({"workgroup_memory": 1 << 30}, "1073741824 bytes of workgroup memory; .* allows [0-9]+"),
        ({"param_bytes": 1 << 31}, "2147483648 bytes of parameters; .* allows [0-9]+"),
        ({"code": b"not SPIR-V"}, "not SPIR-V"),
        ({"code": b"@compute @workgroup_size(64)    "}, "not SPIR-V: its first word is"),
        ({"code": KERNEL.code[:4] + b"\0\7\1\0" + KERNEL.code[8:]}, r"SPIR-V 1\.7; .* takes 1\.[3-6]"),  # type: ignore[index]
    ],
)
def test_what_the_driver_must_not_see(backend: vulkan.VulkanBackend, change: dict[str, Any], words_of_it: str) -> None:
    fields = {name: getattr(KERNEL, name) for name in KERNEL.__dataclass_fields__} | change
    with pytest.raises(ShaderError, match=words_of_it):
        backend.make_pipeline(KernelCode(**fields))


def test_bad_dispatches_leave_the_device_usable(backend: vulkan.VulkanBackend) -> None:
    pipeline, buffer, other = backend.make_pipeline(KERNEL), backend.allocate(1024), backend.allocate(1024)
    good = scale_and_add(backend, pipeline, buffer, other, 64, 0, 1.0, 1.0)
    params, groups = good.params, good.groups
    whole = Binding(buffer, 0, 1024)
    for bad, message in (
        (
            Dispatch(pipeline, groups, (whole, Binding(other, 768, 260)), params),
            "260 bytes from 768 on in a buffer of 1024",
        ),
        (Dispatch(pipeline, groups, (whole, Binding(other, 2, 8)), params), "multiple of"),
        (Dispatch(pipeline, groups, (whole,), params), "2 bindings; 1 were given"),
        (Dispatch(pipeline, groups, good.bindings, b"1234"), "16 bytes of parameters, not 4"),
        (Dispatch(pipeline, (backend.facts.max_groups + 1, 1), good.bindings, params), "groups"),
    ):
        if message == "multiple of" and backend.facts.binding_alignment <= 2:
            continue
        with pytest.raises(ProblemError, match=message):
            backend.submit([Timestamp(), good, Barrier(), bad])
    backend.write(buffer, 0, memoryview(bytes(1024)))
    backend.submit([good])
    np.testing.assert_array_equal(words(backend, other, 64), np.ones(64, np.float32))


def test_empty_binding(backend: vulkan.VulkanBackend) -> None:
    pipeline, buffer, other = backend.make_pipeline(KERNEL), backend.allocate(16), backend.allocate(16)
    nothing = Binding(buffer, 16, 0), Binding(other, 0, 0)
    backend.submit([Dispatch(pipeline, (1, 1), nothing, struct.pack("IIff", 0, 0, 1.0, 1.0)), Barrier()]).wait()
    backend.submit([]).wait()


def test_free_in_flight(backend: vulkan.VulkanBackend) -> None:
    pipeline, count = backend.make_pipeline(KERNEL), START.size
    results = []
    for _ in range(20):
        one, two, result = (backend.allocate(4 * count) for _ in range(3))
        backend.write(one, 0, raw(START))
        commands: list[Command] = []
        for source, target in itertools.islice(itertools.cycle([(one, two), (two, one)]), 10):
            commands += [scale_and_add(backend, pipeline, source, target, count, 1, 1.0, 1.0), Barrier()]
        backend.submit([*commands, scale_and_add(backend, pipeline, one, result, count, 0, 1.0, 0.0)])
        backend.free(one)
        backend.free(two)
        results.append(result)
    for result in results:
        np.testing.assert_array_equal(words(backend, result, count), expected(START, [(1, 1.0, 1.0)] * 10))
    backend.wait()
    assert not backend._garbage


def test_two_threads(device: Device) -> None:
    wrong: list[object] = []

    def work(number: int) -> None:
        try:
            for i in range(30):
                values = START + np.float32(1000 * number + i)
                one, two = device.upload(values), device.empty(values.shape)
                with device.begin_commands() as encoder:
                    step(device, encoder, one, two, 5, 2.0, 1.0)
                    step(device, encoder, two, one, 7, 0.5, 3.0)
                    encoder.timestamp()
                assert encoder.submission
                if i % 2:
                    encoder.submission.wait()
                if i % 3:
                    encoder.submission.timestamps()
                np.testing.assert_array_equal(one.to_numpy(), expected(values, [(5, 2.0, 1.0), (7, 0.5, 3.0)]))
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_close_while_a_thread_waits(backend: vulkan.VulkanBackend) -> None:
    pipeline, count = backend.make_pipeline(KERNEL), START.size
    one, two = backend.allocate(4 * count), backend.allocate(4 * count)
    backend.write(one, 0, raw(START))
    submission = backend.submit([scale_and_add(backend, pipeline, one, two, count, 1, 1.0, 1.0), Barrier()] * 500)
    thread = threading.Thread(target=submission.wait)
    thread.start()
    backend.close()
    thread.join(timeout=30)
    assert not thread.is_alive()


def test_use_after_close(backend: vulkan.VulkanBackend) -> None:
    submission = backend.submit([Timestamp()])
    backend.close()
    backend.close()
    submission.wait()
    for call in (lambda: backend.allocate(16), lambda: backend.submit([]), lambda: backend.make_pipeline(KERNEL)):
        with pytest.raises(DeviceClosedError, match="open another"):
            call()
    if "timestamps" in backend.facts.features:
        with pytest.raises(DeviceClosedError):
            submission.timestamps()


def test_lost_device(device: Device, backend: vulkan.VulkanBackend, monkeypatch: pytest.MonkeyPatch) -> None:
    buffer = device.upload(b"1234")
    device.wait()
    monkeypatch.setattr(backend._queue, "_status", lambda *_: backend._api.vk.VK_ERROR_DEVICE_LOST)
    submission = backend.submit([])
    with pytest.raises(DeviceLostError, match=r"Open a new device .* shorten the work"):
        submission.wait()
    with pytest.raises(DeviceLostError):
        submission.wait()
    with pytest.raises(DeviceLostError):
        buffer.read()
    with pytest.raises(DeviceLostError):
        device.upload(b"1234")
    buffer.release()
    device.close()  # gives everything back without an error


def test_statistics(backend: vulkan.VulkanBackend) -> None:
    found = backend.statistics(backend.make_pipeline(KERNEL))
    assert bool(found) == ("statistics" in backend.facts.features)
    assert all(isinstance(value, int) for value in found.values())


def test_free_list_keeps_its_books() -> None:
    random_ = random.Random(4)
    ranges = vulkan_memory.FreeList(1 << 16)
    taken: dict[int, int] = {}
    for _ in range(4000):
        if taken and random_.random() < 0.5:
            offset = random_.choice(list(taken))
            ranges.give(offset, taken.pop(offset))
        else:
            nbytes, alignment = random_.randrange(1, 3000), 1 << random_.randrange(9)
            place = ranges.take(nbytes, alignment)
            if place is None:
                continue
            assert place % alignment == 0
            assert 0 <= place <= (1 << 16) - nbytes
            assert all(place + nbytes <= start or start + size <= place for start, size in taken.items())
            taken[place] = nbytes
        free = list(zip(ranges._starts, ranges._ends, strict=True))
        assert sum(end - start for start, end in free) == (1 << 16) - sum(taken.values())
        assert all(a_end < b_start for (_, a_end), (b_start, _) in itertools.pairwise(free))
    for offset, nbytes in taken.items():
        ranges.give(offset, nbytes)
    assert ranges.unused


def test_ring_waits_before_it_overwrites() -> None:
    queue, waited = SimpleNamespace(done=0), 0

    def wait(serial: int) -> None:
        nonlocal waited
        waited += serial > queue.done
        queue.done = max(queue.done, serial)

    queue.wait = wait
    ring = vulkan_memory.Ring(SimpleNamespace(nbytes=1024), queue)  # type: ignore[arg-type]
    random_ = random.Random(5)
    recent: list[tuple[int, int, int]] = []
    for serial in range(1, 2000):
        for _ in range(random_.randrange(4)):
            nbytes = random_.randrange(1, 150)
            place = ring.take(nbytes, 16)
            assert place % 16 == 0
            assert place + nbytes <= 1024
            recent = [each for each in recent if each[0] > queue.done]
            assert not any(start < place + nbytes and place < end for _, start, end in recent)
            recent.append((serial, place, place + nbytes))
        ring.commit(serial)
        assert len(ring._marks) <= serial - queue.done
        if random_.random() < 0.1:
            queue.done = random_.randrange(queue.done, serial)
    assert 100 < waited < 1900
