"""The HIP backend on a runtime whose GPUs are simulated: memory, submissions, graphs, clock, caches, foreign arrays."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_bench import ARCHS, hip_device, mend, runtime

import onegpu as og
from onegpu.backends.base import KernelCode
from onegpu.backends.hip import HipBackend
from onegpu.commands import Pipeline

Array = np.ndarray[Any, Any]

DOUBLE = b"""
struct Params { unsigned int count; float factor; };
extern "C" __global__ void scale(Params params, const float* from, float* to)
{
    unsigned int i = __builtin_amdgcn_workgroup_id_x() * 32 + __builtin_amdgcn_workitem_id_x();
    if (i < params.count) to[i] = from[i] * params.factor * FACTOR;
}
"""


def kernel(code: bytes = DOUBLE, name: str = "scale", factor: int = 1) -> KernelCode:
    text = code.replace(b"FACTOR", b"CONSTANT_0")
    return KernelCode(name, text, ("read", "write"), 16, threads=32, entry="scale", constants=((0, factor),))


@pytest.fixture
def device() -> Iterator[og.Device]:
    with hip_device("gfx1151") as opened:
        yield opened


def calls(function: str) -> int:
    found: int = runtime().simulator_calls(function.encode())
    return found


def scale(device: og.Device, data: Array, factor: float, constant: int = 1) -> Array:
    source, target = device.upload(data), device.empty(data.shape, "float32")
    with device.begin_commands() as encoder:
        record(encoder, device.pipeline(f"scale {constant}", lambda: kernel(factor=constant)), source, target, factor)
    return target.to_numpy()


def record(encoder: og.CommandEncoder, pipeline: Pipeline, source: og.Buffer, target: og.Buffer, factor: float) -> None:
    count = source.nbytes // 4
    params = np.array([count], np.uint32).tobytes() + np.float32(factor).tobytes() + bytes(8)
    tensors = [(source, source.offset, source.nbytes), (target, target.offset, target.nbytes)]
    encoder.dispatch(pipeline, (-(-count // 32), 1), tensors, params)


def test_facts_are_those_of_each_device() -> None:
    """A machine may have several GPUs: nothing that is known of one is taken for another."""
    devices = og.list_devices("hip")
    assert [facts.details["arch"] for facts in devices] == list(ARCHS)
    assert [facts.subgroup_max for facts in devices] == [32, 32, 32, 64, 32]
    kinds = [sorted(name for name in facts.features if name.startswith(("wmma", "mfma"))) for facts in devices]
    assert kinds == [["wmma-gfx11"], ["wmma-gfx11"], ["wmma-gfx12"], ["mfma-gfx942"], ["wmma-gfx12"]]
    assert all(facts.language == "hip" and facts.vendor == "amd" for facts in devices)
    assert devices[0].driver == "HIP 6.0.0"
    with hip_device("gfx942") as opened:
        assert opened.facts.name == "simulated gfx942"


def test_there_is_no_device_of_another_number() -> None:
    with pytest.raises(og.ProblemError, match=r"there is no HIP device 9; there are 0: simulated gfx1151, 1: "):
        og.open_device("hip:9")


def test_bytes_come_back(device: og.Device) -> None:
    data = bytes(range(256)) * 5
    buffer = device.upload(data)
    assert buffer.read() == data
    buffer.write(b"abc", offset=7)
    assert buffer.read(6, 5) == data[6:7] + b"abc" + data[10:11]


def test_a_program_runs_with_its_constants(device: og.Device) -> None:
    data = np.arange(100, dtype=np.float32)
    assert np.array_equal(scale(device, data, 0.5), data / 2)
    assert np.array_equal(scale(device, data, 0.5, constant=3), data * 1.5)


def test_submissions_run_in_order_and_wait_for_nothing(device: og.Device) -> None:
    data = np.ones(64, np.float32)
    buffers = [device.upload(data), device.empty((64,)), device.empty((64,))]
    pipeline = device.pipeline("scale", kernel)
    waits = calls("hipStreamSynchronize"), calls("hipEventSynchronize")
    for source, target, factor in ((0, 1, 2), (1, 2, 3), (2, 0, 5)):
        with device.begin_commands() as encoder:
            record(encoder, pipeline, buffers[source], buffers[target], factor)
    assert (calls("hipStreamSynchronize"), calls("hipEventSynchronize")) == waits
    assert np.array_equal(buffers[0].to_numpy(), data * 30)


def test_a_recording_becomes_a_graph_the_second_time(device: og.Device) -> None:
    backend = device.backend
    assert isinstance(backend, HipBackend)
    source, target = device.upload(np.ones(64, np.float32)), device.empty((64,))
    encoder = device.begin_commands()
    pipeline = device.pipeline("scale", kernel)
    record(encoder, pipeline, source, target, 2)
    record(encoder, pipeline, target, source, 3)
    recording = encoder.finish()
    before = calls("hipGraphLaunch")
    for n in range(1, 5):
        recording.submit().wait()
        assert np.array_equal(source.to_numpy(), np.full(64, 6.0**n, np.float32))
    assert backend.graphs == 1
    assert calls("hipGraphLaunch") - before == 3
    source.write(np.ones(64, np.float32))  # contents may change between replays
    recording.submit()
    assert np.array_equal(source.to_numpy(), np.full(64, 6, np.float32))


def test_what_is_submitted_once_is_no_graph(device: og.Device) -> None:
    backend = device.backend
    assert isinstance(backend, HipBackend)
    for _ in range(200):
        scale(device, np.ones(32, np.float32), 2)
    assert backend.graphs == 0


def test_more_recordings_than_graphs_are_kept(device: og.Device) -> None:
    source, target = device.upload(np.ones(32, np.float32)), device.empty((32,))
    pipeline = device.pipeline("scale", kernel)
    recordings = []
    for n in range(70):
        encoder = device.begin_commands()
        record(encoder, pipeline, source, target, n)
        recordings.append(encoder.finish())
    for recording in recordings:
        recording.submit()
        recording.submit()
    destroyed = calls("hipGraphExecDestroy")
    for n, recording in enumerate(recordings):
        recording.submit()
        assert target.to_numpy()[0] == n
    assert destroyed > 0


def test_timestamps_are_seconds_in_order(device: og.Device) -> None:
    source, target = device.upload(np.ones(4096, np.float32)), device.empty((4096,))
    pipeline = device.pipeline("scale", kernel)
    with device.begin_commands() as encoder:
        encoder.timestamp()
        record(encoder, pipeline, source, target, 2)
        encoder.timestamp()
        record(encoder, pipeline, target, source, 2)
        encoder.timestamp()
    assert encoder.submission is not None
    first, second, third = encoder.submission.timestamps()
    assert first == 0 < second < third < 60
    assert encoder.submission.timestamps() == [first, second, third]


def test_events_are_used_again(device: og.Device) -> None:
    scale(device, np.ones(32, np.float32), 2)
    gc.collect()
    made = calls("hipEventCreate")
    for _ in range(20):
        scale(device, np.ones(32, np.float32), 2)
    assert calls("hipEventCreate") - made <= 1


def test_everything_is_given_back() -> None:
    def balance() -> list[int]:
        pairs = [("Malloc", "Free"), ("StreamCreateWithFlags", "StreamDestroy"), ("EventCreate", "EventDestroy")]
        pairs += [("ModuleLoadData", "ModuleUnload"), ("GraphInstantiate", "GraphExecDestroy")]
        return [calls(f"hip{made}") - calls(f"hip{freed}") for made, freed in pairs]

    before, live = balance(), runtime().simulator_live_bytes()
    with hip_device("gfx1151") as opened:
        scale(opened, np.ones(32, np.float32), 2)
        kept = opened.upload(b"1234")
        encoder = opened.begin_commands()
        record(encoder, opened.pipeline("scale", kernel), opened.empty((4,)), opened.empty((4,)), 1)
        recording = encoder.finish()
        recording.submit()
        recording.submit()
    assert balance() == before
    assert runtime().simulator_live_bytes() == live
    with pytest.raises(og.DeviceClosedError):
        kept.read()


def test_a_submission_outlives_its_device() -> None:
    with hip_device("gfx1151") as opened:
        with opened.begin_commands() as encoder:
            encoder.timestamp()
        submission = encoder.submission
        assert submission is not None
    submission.wait()
    with pytest.raises(og.DeviceError, match="closed before its timestamps were read"):
        submission.timestamps()


def test_a_compiler_error_has_its_words(device: og.Device) -> None:
    with pytest.raises(og.ShaderError, match=r"hiprtc 9\.0 rejects the kernel wrong .*undeclared identifier 'nothing'"):
        device.pipeline("wrong", lambda: kernel(DOUBLE.replace(b"params.factor", b"nothing"), "wrong"))


def test_a_kernel_without_its_function_is_refused(device: og.Device) -> None:
    with pytest.raises(og.ShaderError, match="the kernel other has no function scale"):
        device.pipeline("other", lambda: kernel(DOUBLE.replace(b"void scale", b"void other"), "other"))


def test_compiled_kernels_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))
    data = np.arange(32, dtype=np.float32)
    loaded: list[bytes] = []
    real = HipBackend._load

    def load(self: HipBackend, code: KernelCode, binary: bytes) -> Any:
        loaded.append(binary)
        return real(self, code, binary)

    monkeypatch.setattr(HipBackend, "_load", load)

    def run(arch: str, constant: int) -> None:
        with hip_device(arch) as opened:
            assert np.array_equal(scale(opened, data, 2, constant), data * 2 * constant)

    for arch, constant, files in (("gfx1151", 1, 1), ("gfx1151", 1, 1), ("gfx1151", 2, 2), ("gfx1100", 1, 3)):
        run(arch, constant)
        kept = list((tmp_path / "hip").glob("*.hsaco"))
        assert len(kept) == files
        assert loaded[-1] in {path.read_bytes() for path in kept}
    for path in kept:
        path.write_bytes(b"not a program")  # a damaged file is compiled anew
    run("gfx1151", 1)
    assert sum(path.read_bytes() != b"not a program" for path in kept) == 1
    monkeypatch.setenv("ONEGPU_CACHE", "")  # no cache at all
    run("gfx1151", 1)


def test_memory_runs_out(device: og.Device) -> None:
    with pytest.raises(og.OutOfMemoryError, match="the GPU has no room for allocating 3221225472 bytes"):
        device.buffer(3 << 30)
    with pytest.raises(og.ProblemError, match="simulated gfx1151 allows 4294967296"):
        device.buffer(5 << 30)


def test_a_fault_of_a_kernel_is_a_lost_device() -> None:
    wrong = DOUBLE.replace(b"if (i < params.count)", b"if (i & 1) __builtin_amdgcn_s_barrier(); ")
    opened = hip_device("gfx1151")
    try:
        source, target = opened.upload(np.ones(32, np.float32)), opened.empty((32,))
        with opened.begin_commands() as encoder:
            record(encoder, opened.pipeline("wrong", lambda: kernel(wrong, "wrong")), source, target, 1)
        with pytest.raises(og.DeviceLostError, match=r"lanes of a wave went different ways.*Open a new device"):
            target.read()
        with pytest.raises(og.DeviceLostError):
            opened.wait()
    finally:
        opened.close()  # does not raise
        mend()


class Foreign:
    """An array of another library on a simulated GPU, as CuPy's and PyTorch's tell of themselves."""

    def __init__(self, device: og.Device, data: Array, strides: tuple[int, ...] | None = None) -> None:
        self.buffer = device.upload(data)
        self.__cuda_array_interface__ = {
            "shape": data.shape,
            "typestr": data.dtype.str,
            "data": (self.buffer._storage.handle.pointer, False),
            "strides": strides,
            "version": 3,
        }


def test_a_foreign_array_is_used_in_place(device: og.Device) -> None:
    data = np.arange(64, dtype=np.float32).reshape(4, 16)
    theirs = Foreign(device, data)
    ours = device.wrap(theirs)
    assert (ours.dtype, ours.shape) == ("float32", (64,))
    target = device.empty((64,))
    with device.begin_commands() as encoder:
        record(encoder, device.pipeline("scale", kernel), ours, target, 2)
    assert np.array_equal(target.to_numpy(), 2 * data.ravel())
    ours.write(np.zeros(16, np.float32))
    assert np.array_equal(theirs.buffer.to_numpy()[0], np.zeros(16))
    freed = calls("hipFree")
    ours.release()
    device.wait()
    assert calls("hipFree") == freed  # it stays theirs
    assert theirs.buffer.to_numpy()[1, 0] == 16


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_foreign_arrays_of_bytes_keep_their_type(device: og.Device, dtype: str) -> None:
    data = np.arange(12).astype(dtype)
    ours = device.wrap(Foreign(device, data))
    assert (ours.dtype, ours.shape) == (dtype, (12,))
    assert np.array_equal(ours.to_numpy(), data)


@pytest.mark.parametrize(
    ("typestr", "shape", "asked"),
    [
        ("B", (256,), "float32"),  # as hipMalloc of hip-python gives it
        ("f", (4, 16), None),  # configured by a letter, or by a name
        ("float32", (4, 16), None),
    ],
)
def test_arrays_tell_their_elements_as_hip_python_does(
    device: og.Device, typestr: str, shape: tuple[int, ...], asked: str | None
) -> None:
    data = np.arange(64, dtype=np.float32).reshape(4, 16)
    theirs = Foreign(device, data)
    theirs.__cuda_array_interface__ |= {"typestr": typestr, "shape": shape, "offset": 0, "mask": None, "stream": None}
    ours = device.wrap(theirs, dtype=asked)
    assert (ours.dtype, ours.shape) == ("float32", (64,))
    assert np.array_equal(ours.to_numpy(), data.ravel())
    assert device.wrap(theirs).dtype == (None if asked else "float32")


@pytest.mark.parametrize(
    ("strides", "typestr", "words"),
    [
        ((4, 16), "<f4", r"has strides \(1, 4\) \(in elements\); wrap the contiguous array"),
        (None, "<f8", "has elements '<f8'; give float16, float32, int32, int8 or uint8"),
        (None, ">f4", "has elements '>f4'; give float16, float32, int32, int8 or uint8"),
    ],
)
def test_a_foreign_array_that_does_not_fit_is_refused(
    device: og.Device, strides: tuple[int, ...] | None, typestr: str, words: str
) -> None:
    theirs = Foreign(device, np.zeros((4, 16), np.float32), strides)
    theirs.__cuda_array_interface__["typestr"] = typestr
    with pytest.raises(og.ProblemError, match=words):
        device.wrap(theirs)


def test_an_array_elsewhere_is_refused(device: og.Device) -> None:
    with hip_device("gfx1100") as other, pytest.raises(og.ProblemError, match="lies on HIP device 1, and this is HIP"):
        device.wrap(Foreign(other, np.zeros(4, np.float32)))
    here = Foreign(device, np.zeros(4, np.float32))
    host = np.zeros(4, np.float32)
    here.__cuda_array_interface__["data"] = (host.ctypes.data, False)
    with pytest.raises(og.ProblemError, match="lies on no AMD GPU"):
        device.wrap(here)
    with pytest.raises(og.ProblemError, match=r"a list was given; the hip backend takes arrays"):
        device.wrap([1, 2])
    with pytest.raises(og.ProblemError, match=r"is on a device of type 1 of DLPack"):
        device.wrap(host)


class _Managed(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


class Tensor:
    """A tensor that speaks DLPack alone, as PyTorch's of bfloat16 do."""

    def __init__(self, device: og.Device, data: Array, code: int, skip: int) -> None:
        self.buffer = device.upload(data)
        self._shape = (ctypes.c_int64 * 1)(data.size - skip)
        bits = 8 * data.itemsize
        pointer = self.buffer._storage.handle.pointer
        self._managed = _Managed(pointer, 10, 0, 1, code, bits, 1, self._shape, None, skip * data.itemsize, None, None)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 10, 0

    def __dlpack__(self) -> Any:
        make = ctypes.pythonapi.PyCapsule_New
        make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return make(ctypes.addressof(self._managed), b"dltensor", None)


def test_a_tensor_is_used_in_place_by_dlpack(device: og.Device) -> None:
    data = np.arange(64, dtype=np.uint16)
    ours = device.wrap(Tensor(device, data, 4, skip=8))
    assert (ours.dtype, ours.shape, ours.nbytes) == ("bfloat16", (56,), 112)
    assert ours.read() == data[8:].tobytes()
    with pytest.raises(og.ProblemError, match="has elements of DLPack's type 1 with 16 bits"):
        device.wrap(Tensor(device, data, 1, skip=0))


def test_commands_go_onto_a_stream_of_the_application(device: og.Device) -> None:
    stream = ctypes.c_void_p()
    hip = runtime()
    assert hip.hipStreamCreateWithFlags(ctypes.byref(stream), 0) == 0
    source, target = device.upload(np.ones(32, np.float32)), device.upload(np.zeros(32, np.float32))
    encoder = device.begin_commands()
    record(encoder, device.pipeline("scale", kernel), source, target, 7)
    recording = encoder.finish()
    recording.record_into(stream.value)
    assert target.to_numpy()[0] == 0  # their stream is theirs to wait for
    assert hip.hipStreamSynchronize(stream) == 0
    assert target.to_numpy()[0] == 7

    class TheirStream:
        cuda_stream = stream.value

    class HipPythonStream:
        """As ``ihipStream_t``, which is a number by ``int()`` alone."""

        def as_c_void_p(self) -> ctypes.c_void_p:
            return stream

    target.write(np.zeros(32, np.float32))
    recording.record_into(HipPythonStream())
    assert hip.hipStreamSynchronize(stream) == 0
    assert target.to_numpy()[0] == 7

    # Captured into a graph of theirs, and launched by them.
    graph, executable = ctypes.c_void_p(), ctypes.c_void_p()
    assert hip.hipStreamBeginCapture(stream, 0) == 0
    recording.record_into(TheirStream())
    assert hip.hipStreamEndCapture(stream, ctypes.byref(graph)) == 0
    assert hip.hipGraphInstantiate(ctypes.byref(executable), graph, None, None, ctypes.c_size_t(0)) == 0
    target.write(np.zeros(32, np.float32))
    assert hip.hipGraphLaunch(executable, stream) == 0
    assert hip.hipStreamSynchronize(stream) == 0
    assert target.to_numpy()[0] == 7
    hip.hipGraphExecDestroy(executable)
    hip.hipGraphDestroy(graph)
    hip.hipStreamDestroy(stream)
    with pytest.raises(og.ProblemError, match="give a stream of PyTorch, CuPy or hip-python, or its address"):
        recording.record_into("a stream")


def test_the_current_device_of_the_thread_stays() -> None:
    hip = runtime()
    current = ctypes.c_int()
    assert hip.hipSetDevice(1) == 0
    try:
        with hip_device("gfx1201") as opened:
            scale(opened, np.ones(32, np.float32), 2)
            assert hip.hipGetDevice(ctypes.byref(current)) == 0
            assert current.value == 1
    finally:
        hip.hipSetDevice(0)
