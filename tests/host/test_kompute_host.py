"""The Kompute backend on a made-up ``kp``: errors, what is kept and what is let go. Kompute itself: tests/device."""

from __future__ import annotations

import json
import re
import struct
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from host.fake_kompute import KP, Manager, Tensor

import onegpu as og
from onegpu import (
    DeviceError,
    DeviceLostError,
    DriverMissingError,
    OutOfMemoryError,
    ProblemError,
    ShaderError,
    backends,
)
from onegpu import __main__ as command_line
from onegpu.artifacts import FOLDER
from onegpu.backends import kompute, kompute_devices
from onegpu.backends.base import Barrier, Binding, DeviceFacts, Dispatch, KernelCode
from onegpu.backends.kompute_devices import PhysicalDevice, Room
from onegpu.backends.kompute_programs import for_kompute
from onegpu.device import Device

FACTS = DeviceFacts("kompute", "a GPU", "spirv", kind="discrete", max_binding_bytes=1 << 20, max_buffer_bytes=1 << 20)
#: Kompute knows no matrix hardware.
SPIRV = [p for p in sorted(FOLDER.glob("*.spv")) if not re.search("resident|cooperative|split|matrix", p.stem)]


def physical(number: int, facts: DeviceFacts = FACTS, heap: int = 1 << 22, allocations: int = 4096) -> PhysicalDevice:
    return PhysicalDevice(number, facts, heaps=(heap, 1 << 30), near=0, host=1, allocations=allocations)


@pytest.fixture
def devices(monkeypatch: pytest.MonkeyPatch) -> list[PhysicalDevice]:
    """What Vulkan lists, and ``kp`` as a package."""
    found = [
        physical(0, DeviceFacts("kompute", "a CPU", "spirv", kind="cpu")),
        physical(2),
        physical(13, DeviceFacts("kompute", "a broken GPU", "spirv", kind="integrated")),
    ]
    monkeypatch.setitem(sys.modules, "kp", KP)
    monkeypatch.setattr(kompute, "physical_devices", lambda kp: found)
    return found


@pytest.fixture
def manager() -> Manager:
    return Manager()


@pytest.fixture
def device(devices: list[PhysicalDevice], manager: Manager) -> Iterator[Device]:
    with og.open_device("kompute", manager=manager) as device:
        yield device


def backend_of(device: Device) -> kompute.KomputeBackend:
    assert isinstance(device.backend, kompute.KomputeBackend)
    return device.backend


# --- what is not there


def test_a_missing_package_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "kp", None)
    for attempt in (lambda: og.open_device("kompute"), lambda: og.list_devices("kompute")):
        with pytest.raises(DriverMissingError, match=r"the Python package kp cannot be imported \(.*\): pip") as caught:
            attempt()
        for word in (
            "'onegpu[kompute]'",
            "libfmt-dev",
            "pybind11-dev",
            "libvulkan-dev",
            "KOMPUTE_OPT_USE_BUILT_IN_FMT",
        ):
            assert word in str(caught.value)


def test_kompute_is_never_taken_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(backends.BY_NAME) == {"kompute"}
    assert not backends.BY_NAME.keys() & set(backends.AUTOMATIC)
    assert set(backends.BY_NAME) < set(backends.NAMES)
    monkeypatch.setattr(backends, "find_spec", lambda package: None)
    assert backends.installed() == backends.AUTOMATIC
    monkeypatch.setattr(backends, "find_spec", lambda package: package)
    assert backends.installed() == (*backends.AUTOMATIC, "kompute")


@pytest.mark.parametrize("there", [False, True], ids=["missing", "installed"])
def test_info_lists_it_where_it_is_installed(
    devices: list[PhysicalDevice],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    there: bool,
) -> None:
    monkeypatch.setattr(backends, "AUTOMATIC", ("cpu",))
    monkeypatch.setattr(backends, "find_spec", lambda package: package if there else None)
    assert command_line.main(["info", "--json"]) == 0
    listed = [each["device"] for each in json.loads(capsys.readouterr().out)["devices"]]
    assert listed == (["cpu:0", "kompute:0", "kompute:1", "kompute:2"] if there else ["cpu:0"])
    assert command_line.main(["info"]) == 0
    text = capsys.readouterr().out
    assert ("kompute:1  a GPU (discrete)" in text) == there
    assert "open_device() takes cpu" in text


# --- opening


def test_the_best_device_is_opened_by_komputes_own_number(devices: list[PhysicalDevice]) -> None:
    with og.open_device("kompute") as device:
        assert device.facts.name == "a GPU"
        assert backend_of(device).manager.number == 2
    with og.open_device("kompute:0") as device:
        assert device.facts.name == "a CPU"


def test_devices_are_listed(devices: list[PhysicalDevice]) -> None:
    assert [facts.name for facts in og.list_devices("kompute")] == ["a CPU", "a GPU", "a broken GPU"]


def test_an_unknown_number_is_refused_with_the_known(devices: list[PhysicalDevice]) -> None:
    with pytest.raises(ProblemError) as caught:
        og.open_device("kompute:3")
    assert str(caught.value) == (
        "there is no Kompute device 3; there are 0: a CPU (cpu), 1: a GPU (discrete), 2: a broken GPU (integrated)"
    )


def test_a_device_that_does_not_open(devices: list[PhysicalDevice]) -> None:
    with pytest.raises(DeviceError, match=r"Kompute could not open a broken GPU: .*ErrorInitializationFailed"):
        og.open_device("kompute:2")


def test_options_are_checked(devices: list[PhysicalDevice], manager: Manager) -> None:
    with pytest.raises(ProblemError, match="was given validation; the kompute backend takes manager"):
        og.open_device("kompute", validation=True)
    with pytest.raises(ProblemError, match=r"manager is a str; give the kp\.Manager of your application"):
        og.open_device("kompute", manager="mine")
    with pytest.raises(ProblemError, match="device 'kompute:1' and a manager were given; the manager has its device"):
        og.open_device("kompute:1", manager=manager)
    devices[1:] = []
    with pytest.raises(DeviceError, match=r"the manager has opened 'a GPU'; Vulkan now lists 0: a CPU \(cpu\)"):
        og.open_device("kompute", manager=manager)


def test_a_manager_is_destroyed_by_who_made_it(devices: list[PhysicalDevice], manager: Manager) -> None:
    with og.open_device("kompute", manager=manager) as device:
        assert backend_of(device).manager is manager
    assert not manager.destroyed
    with og.open_device("kompute") as device:
        own = backend_of(device).manager
    assert own.destroyed


def test_a_manager_that_was_destroyed_is_noticed(device: Device, manager: Manager) -> None:
    """Kompute would end the process."""
    buffer = device.upload(b"\0" * 64)
    manager.destroy()
    attempts: list[Callable[[], object]] = [
        lambda: device.buffer(16),
        lambda: buffer.write(b"\1" * 64),
        lambda: buffer.write(b"\1"),
        lambda: buffer.read(),
        lambda: device.begin_commands().submit(),
        lambda: device.wrap(Tensor(np.zeros(4, np.float32), "device")),
        device.wait,
    ]
    for attempt in attempts:
        with pytest.raises(og.DeviceClosedError, match=r"the kp\.Manager of this device was destroyed"):
            attempt()


# --- memory


def test_a_partial_write_keeps_the_rest(device: Device) -> None:
    """The host's copy goes to the device as a whole, so it is brought up to date first."""
    buffer = device.upload(bytes(64))
    tensor = backend_of(device).manager.tensors[-1]
    assert tensor.copies == ["to device"]
    buffer.write(b"abcd", 8)
    assert tensor.copies == ["to device", "to host", "to device"]
    assert buffer.read(4, 12) == b"\0\0\0\0abcd\0\0\0\0"
    assert tensor.copies[3:] == ["to host"]


def test_memory_is_counted_since_kompute_does_not_look() -> None:
    room = Room(heaps=[1000, 500], near=0, host=1, allocations=6)
    room.take(400)
    assert (room.heaps, room.allocations) == ([600, 100], 4)
    with pytest.raises(OutOfMemoryError) as caught:
        room.take(104)  # the device has room, the host has none
    assert str(caught.value) == (
        "no 104 bytes of memory are free for a tensor and its copy on the host (100 bytes and 4 allocations are left); "
        "release buffers or split the tensor"
    )
    room.give(400)
    assert (room.heaps, room.allocations) == ([1000, 500], 6)
    for _ in range(3):
        room.take(4)
    with pytest.raises(OutOfMemoryError, match="0 allocations are left"):
        room.take(4)


def test_one_heap_holds_both_copies() -> None:
    room = Room(heaps=[1000], near=0, host=0, allocations=100)
    with pytest.raises(OutOfMemoryError):
        room.take(504)
    room.take(496)
    assert room.heaps == [8]


def test_released_memory_can_be_had_again(device: Device) -> None:
    for _ in range(5):  # the heap has 4 MiB
        buffers = [device.buffer(1 << 20) for _ in range(4)]
        with pytest.raises(OutOfMemoryError):
            device.buffer(1 << 20)
        for buffer in buffers:
            buffer.release()


def test_a_failed_allocation_is_not_counted(device: Device, manager: Manager) -> None:
    before = list(backend_of(device)._room.heaps)
    manager.trouble = "Memory type index for buffer creation not found"
    with pytest.raises(DeviceError, match="a GPU failed while allocating 64 bytes: Memory type index"):
        device.buffer(64)
    assert backend_of(device)._room.heaps == before


def test_wrapped_tensors(device: Device) -> None:
    floats = Tensor(np.arange(8, dtype=np.float32), "device")
    buffer = device.wrap(floats)
    assert (buffer.dtype, buffer.shape) == ("float32", (8,))
    assert buffer.to_numpy().tolist() == list(range(8))
    assert floats.copies == ["to host"]
    words = device.wrap(Tensor(np.zeros(8, np.uint32), "host"))
    assert (words.dtype, words.nbytes) == ("uint32", 32)
    assert device.wrap(Tensor(np.zeros(8, np.float64), "device")).dtype == "float64"
    buffer.release()
    assert floats.array is not None  # it is the application's
    backend = backend_of(device)
    assert backend._room.heaps[0] == 1 << 22  # and was never counted


def test_a_host_tensor_needs_no_copies(device: Device) -> None:
    tensor = Tensor(np.zeros(8, np.uint32), "host")
    buffer = device.wrap(tensor)
    buffer.write(b"\1\0\0\0", 4)
    assert tensor.array[1] == 1
    assert buffer.read(4, 4) == b"\1\0\0\0"
    assert tensor.copies == []


def test_a_storage_tensor_is_out_of_the_hosts_reach(device: Device) -> None:
    buffer = device.wrap(Tensor(np.zeros(8, np.float32), "storage"))
    assert (buffer.dtype, buffer.shape, buffer.nbytes) == (None, None, 32)
    for attempt in (buffer.read, lambda: buffer.write(bytes(32)), lambda: buffer.write(bytes(4))):
        with pytest.raises(
            ProblemError, match=r"of type storage is out of the host's reach: .* use one of type device"
        ):
            attempt()


@pytest.mark.parametrize(
    ("memory", "words"),
    [
        (np.zeros(4, np.float32), "a ndarray was given; the kompute backend takes a kp.Tensor"),
        (Tensor(np.zeros(0, np.float32), "device"), "the kp.Tensor was destroyed"),
        (Tensor(np.zeros(3, np.bool_), "device"), "the kp.Tensor has 3 bytes; a kernel sees whole words"),
        (Tensor(np.zeros((1 << 18) + 1, np.float32), "device"), "on a GPU at most 1048576 bytes of a tensor: split it"),
    ],
    ids=["array", "destroyed", "odd", "large"],
)
def test_what_cannot_be_wrapped(device: Device, memory: Any, words: str) -> None:
    with pytest.raises(ProblemError) as caught:
        device.wrap(memory)
    assert words in str(caught.value)


# --- programs

OP_NAME, OP_ENTRY, OP_POINTER, OP_VARIABLE, OP_DECORATE = 5, 15, 32, 59, 71
UNIFORM, STORAGE_BUFFER, BLOCK, BUFFER_BLOCK, BINDING, NON_WRITABLE = 2, 12, 2, 3, 33, 24

Instructions = list[tuple[int, ...]]


def instructions(code: bytes) -> Instructions:
    words = struct.unpack(f"<{len(code) // 4}I", code)
    found, at = [], 5
    while at < len(words):
        found.append((words[at] & 0xFFFF, *words[at + 1 : at + (words[at] >> 16)]))
        at += words[at] >> 16
    return found


def module(*items: tuple[int, ...], version: int = 0x10300) -> bytes:
    words = [0x07230203, version, 0, 100, 0]
    for kind, *operands in items:
        words += [len(operands) + 1 << 16 | kind, *operands]
    return struct.pack(f"<{len(words)}I", *words)


@pytest.mark.parametrize("path", SPIRV, ids=lambda path: path.stem)
def test_a_program_changes_in_its_entry_and_parameters_alone(path: Any) -> None:
    code = path.read_bytes()
    before, after = instructions(code), instructions(for_kompute(code))
    assert for_kompute(code)[:20] == code[:20]
    old_set, new_set = set(before), set(after)
    gone, new = [i for i in before if i not in new_set], [i for i in after if i not in old_set]
    (entry,), (block,) = ([i for i in gone if i[0] == kind] for kind in (OP_ENTRY, OP_DECORATE))
    (main,), (storage, read_only) = ([i for i in new if i[0] == kind] for kind in (OP_ENTRY, OP_DECORATE))
    assert len(gone) == 2
    assert len(new) == 3
    assert struct.pack("<2I", *main[3:5]) == b"main\0\0\0\0"
    name = struct.pack(f"<{len(entry) - 3}I", *entry[3:]).partition(b"\0")[0]
    assert name.decode() == path.stem.partition("_")[0]  # the operator
    end = 3 + len(name) // 4 + 1
    assert (entry[:3], entry[end:]) == (main[:3], main[5:])
    assert block[2:] == (BLOCK,)
    assert storage == (OP_DECORATE, block[1], BUFFER_BLOCK)
    params = next(i[1] for i in before if i[0] == OP_DECORATE and i[2:] == (BINDING, 0))
    assert read_only == (OP_DECORATE, params, NON_WRITABLE)
    # Everything else is there still, in its order.
    assert [i for i in after if i not in new] == [i for i in before if i not in gone]


def test_storage_buffers_of_the_newer_kind_are_left_alone() -> None:
    """A Block in the storage class StorageBuffer is one already."""
    uniform = [(OP_DECORATE, 10, BLOCK), (OP_POINTER, 11, UNIFORM, 10), (OP_VARIABLE, 11, 12, UNIFORM)]
    storage = [(OP_DECORATE, 20, BLOCK), (OP_POINTER, 21, STORAGE_BUFFER, 20), (OP_VARIABLE, 21, 22, STORAGE_BUFFER)]
    assert instructions(for_kompute(module(*storage))) == storage
    assert instructions(for_kompute(module(*uniform))) == [
        (OP_DECORATE, 10, BUFFER_BLOCK),
        (OP_DECORATE, 12, NON_WRITABLE),
        *uniform[1:],
    ]


@pytest.mark.parametrize("name", ["a", "abc", "abcd", "main", "a_longer_name"])
def test_an_entry_point_of_any_length_becomes_main(name: str) -> None:
    words = struct.unpack(f"<{len(name) // 4 + 1}I", name.encode().ljust((len(name) // 4 + 1) * 4, b"\0"))
    main = struct.unpack("<2I", b"main\0\0\0\0")
    assert instructions(for_kompute(module((OP_ENTRY, 5, 2, *words, 7, 8)))) == [(OP_ENTRY, 5, 2, *main, 7, 8)]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (b"", "it is no SPIR-V"),
        (b"@compute @workgroup_size(64)", "it is no SPIR-V"),
        (b"odd", "multiple of"),
        (module(version=0x10400), "it is SPIR-V 1.4, and Kompute takes 1.3 at most"),
        (module((OP_NAME, 1, 2))[:-4], "its instruction at word 5 is cut off"),
        (module() + bytes(4), "its instruction at word 5 is cut off"),
    ],
    ids=["empty", "WGSL", "odd", "new", "short", "zero"],
)
def test_what_kompute_does_not_take_is_a_shader_error(device: Device, code: bytes, words: str) -> None:
    kernel = KernelCode("broken", code, ("read", "write"), 16, 64)
    with pytest.raises(ShaderError, match="Kompute cannot take the kernel broken: ") as caught:
        device.pipeline("broken", lambda: kernel)
    assert words in str(caught.value)


def test_a_program_that_the_driver_rejects(device: Device, manager: Manager) -> None:
    manager.rejects = "vk::Device::createComputePipeline: ErrorInvalidShaderNV"
    with pytest.raises(ShaderError, match=r"a GPU rejects the kernel scale: .*ErrorInvalidShaderNV"):
        pipeline_of(device)


def test_constants_must_be_numbered_in_order(device: Device) -> None:
    kernel = KernelCode("odd", module(), ("write",), 16, 64, constants=((1, 5),))
    with pytest.raises(ShaderError, match=r"odd numbers its constants otherwise than 0, 1, \.\.\."):
        device.pipeline("odd", lambda: kernel)


# --- running


def pipeline_of(device: Device, name: str = "scale") -> Any:
    kernel = KernelCode(name, module(), ("read", "write"), 16, 64, constants=((0, 7),))
    return device.pipeline(name, lambda: kernel)


def dispatch(device: Device, source: og.Buffer, target: og.Buffer, params: bytes, groups: int = 1) -> Dispatch:
    bindings = tuple(Binding(buffer._storage.handle, 0, buffer.nbytes) for buffer in (source, target))
    return Dispatch(pipeline_of(device).handle, (groups, 2), bindings, params)


def test_a_repeated_call_makes_nothing_new(device: Device, manager: Manager) -> None:
    a, b = device.buffer(64), device.buffer(64)
    backend = backend_of(device)
    for n in range(5):
        backend.submit([dispatch(device, a, b, bytes([n] * 16), groups=3)])
    _, made = manager.algorithms  # the first only tried the program
    assert made.workgroup == [3, 2, 1]
    assert made.constants == [7]
    assert made.tensors[1:] == [a._storage.handle.tensor, b._storage.handle.tensor]
    assert manager.ran == [(made, bytes([n] * 16)) for n in range(5)]


def test_barriers_end_sequences(device: Device, manager: Manager) -> None:
    a, b, c = (device.buffer(64) for _ in range(3))
    ab, ac, bc = (dispatch(device, x, y, bytes(16)) for x, y in ((a, b), (a, c), (b, c)))
    backend_of(device).submit([ab, ac, Barrier(), bc, Barrier(), Barrier()])
    assert manager.evals == 2
    assert len(manager.ran) == 3


def test_one_algorithm_twice_without_a_barrier_has_its_own_parameters_each_time(
    device: Device, manager: Manager
) -> None:
    a, b = device.buffer(64), device.buffer(64)
    backend_of(device).submit([dispatch(device, a, b, bytes([n] * 16)) for n in (1, 2)])
    assert [params for _, params in manager.ran] == [bytes([1] * 16), bytes([2] * 16)]


def test_memory_that_is_freed_takes_its_algorithms_along(device: Device) -> None:
    a, b, c = (device.buffer(64) for _ in range(3))
    backend = backend_of(device)
    backend.submit([dispatch(device, a, b, bytes(16)), dispatch(device, a, c, bytes(16))])
    assert len(backend._algorithms) == 2
    b.release()
    device.wait()
    assert [key[1] for key in backend._algorithms] == [(a._storage.handle, c._storage.handle)]
    assert backend._sequences == {}
    assert len(a._storage.handle.algorithms) == 1
    a.release()
    device.wait()
    assert not backend._algorithms
    assert not c._storage.handle.algorithms


def test_the_algorithms_kept_are_the_last_used(
    device: Device, manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kompute, "_KEPT", 2)
    a, b, c, d = (device.buffer(64) for _ in range(4))
    backend = backend_of(device)
    for target in (b, c, b, d):
        backend.submit([dispatch(device, a, target, bytes(16))])
    kept = [key[1][1] for key in backend._algorithms]
    assert kept == [b._storage.handle, d._storage.handle]
    before = len(manager.algorithms)
    for n, target in enumerate((b, c, d, b)):  # of which only b is there still
        backend.submit([dispatch(device, a, target, bytes([n] * 16))])
    assert len(manager.algorithms) == before + 3
    assert [params[0] for _, params in manager.ran[-4:]] == [0, 1, 2, 3]
    handles = {id(buffer._storage.handle): buffer._storage.handle.algorithms for buffer in (a, b, c, d)}
    assert set().union(*handles.values()) == set(backend._algorithms)


def test_more_dispatches_than_are_kept(device: Device, manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kompute, "_KEPT", 2)
    a = device.buffer(64)
    targets = [device.buffer(64) for _ in range(5)]
    backend = backend_of(device)
    for n in range(3):
        backend.submit([dispatch(device, a, target, bytes([n] * 16)) for target in targets])
        assert [params for _, params in manager.ran[-5:]] == [bytes([n] * 16)] * 5
        assert len(backend._algorithms) == 2


@pytest.mark.parametrize(
    ("words", "kind", "told"),
    [
        ("vk::Device::waitForFences: ErrorDeviceLost", DeviceLostError, "a GPU was lost while computing; open a new"),
        ("vk::Queue::submit: ErrorOutOfDeviceMemory", OutOfMemoryError, "a GPU ran out of memory while computing"),
        (
            "vk::Queue::submit: ErrorUnknown",
            DeviceError,
            "a GPU failed while computing: vk::Queue::submit: ErrorUnknown",
        ),
    ],
)
def test_komputes_errors_become_ours(
    device: Device, manager: Manager, words: str, kind: type[Exception], told: str
) -> None:
    a, b = device.buffer(64), device.buffer(64)
    backend = backend_of(device)
    backend.submit([dispatch(device, a, b, bytes(16))])
    manager.trouble = words
    with pytest.raises(DeviceError, match=told) as caught:
        backend.submit([dispatch(device, a, b, bytes(16))])
    assert type(caught.value) is kind
    assert words in str(caught.value)


# --- into a sequence of the application


def test_a_barrier_in_a_sequence_is_a_copy_of_what_was_written(device: Device, manager: Manager) -> None:
    a, b, c = (device.buffer(64) for _ in range(3))
    sequence = manager.sequence()
    ab, bc = dispatch(device, a, b, bytes([1] * 16)), dispatch(device, b, c, bytes([2] * 16))
    backend_of(device).record([Barrier(), ab, Barrier(), bc], sequence)
    assert [operation.kind for operation in sequence.operations] == ["dispatch", "to host", "dispatch"]
    assert sequence.operations[1].target == [b._storage.handle.tensor]
    assert manager.evals == 0
    # Parameters are the sequence's own: what is submitted meanwhile does not change them.
    backend_of(device).submit([dispatch(device, a, b, bytes([9] * 16))])
    sequence.eval()
    assert [params[0] for _, params in manager.ran] == [9, 1, 2]


def test_a_barrier_that_kompute_cannot_record(device: Device, manager: Manager) -> None:
    a, c = device.buffer(64), device.buffer(64)
    b = device.wrap(Tensor(np.zeros(16, np.uint32), "host"))
    ab, bc = dispatch(device, a, b, bytes(16)), dispatch(device, b, c, bytes(16))
    sequence = manager.sequence()
    with pytest.raises(ProblemError, match=r"a tensor of type host or storage.*AttentionKernels\(parts=1\)"):
        backend_of(device).record([ab, Barrier(), bc], sequence)
    assert sequence.operations == []
    backend_of(device).submit([ab, Barrier(), bc])
    assert len(manager.ran) == 2


def test_only_a_sequence_can_be_recorded_into(device: Device) -> None:
    with pytest.raises(ProblemError, match=r"the commands were to go into a list; give a kp\.Sequence"):
        backend_of(device).record([], [])


def test_the_structures_of_vulkan_have_their_sizes() -> None:
    """As vulkan_core.h has them on every 64-bit platform."""
    import ctypes

    names = ("_Limits", "_Properties", "_Memory", "_Subgroups", "_SizeControl", "_InstanceCreateInfo")
    sizes = {name: ctypes.sizeof(getattr(kompute_devices, name)) for name in names}
    assert sizes == dict(zip(names, (504, 824, 520, 32, 32, 64), strict=True))
    assert kompute_devices._Properties.limits.offset == 296
    assert kompute_devices._Limits.maxComputeSharedMemorySize.offset == 216
