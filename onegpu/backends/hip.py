"""The HIP backend, on AMD's own runtime. Programs are C++ source, which hiprtc compiles for the device that is there.

One stream carries everything in order, so a barrier is nothing. It is an ordinary stream of HIP: it waits for work of
the null stream and the null stream for it, so that arrays of libraries which use that need no other synchronisation.
The second time that one recording is submitted, it is captured as a graph, and from then on that is launched.

It is tested against a runtime whose GPU is a simulator, and unverified on hardware (docs/hip.md).

The modules beside it: ``hip_api`` (libraries and functions), ``hip_memory`` (arrays of applications).
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import logging
import threading
import weakref
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, c_float, c_int, c_size_t, c_void_p
from typing import Any

from onegpu import cache
from onegpu.backends.base import (
    Barrier,
    Command,
    DeviceFacts,
    Dispatch,
    KernelCode,
    MatrixShape,
    Timestamp,
    Wrapped,
)
from onegpu.backends.hip_api import ATTRIBUTES, DEVICE_TO_HOST, HOST_TO_DEVICE, INVALID_IMAGE, NO_BINARY, Api, load
from onegpu.backends.hip_memory import HipMemory, array_of
from onegpu.errors import DeviceClosedError, DeviceError, DriverMissingError, ProblemError, ShaderError

__all__ = ["HipBackend", "list_devices", "open_backend"]

_log = logging.getLogger("onegpu")

#: Recordings whose graphs are kept.
_GRAPHS_KEPT = 64
#: hipStreamCaptureModeThreadLocal: other threads of the application may call what they like meanwhile.
_CAPTURE_OF_THREAD = 1
#: Every kernel counts elements in 32 bits, and the smallest element has 2 bytes.
_LARGEST_BINDING = 1 << 33

#: What matrix instructions there are, by the beginning of an instruction set's name: the feature, and their products.
#: gfx1250 has others than gfx1200.
_MATRICES: tuple[tuple[tuple[str, ...], str, tuple[MatrixShape, ...]], ...] = (
    (
        ("gfx110", "gfx115"),
        "wmma-gfx11",
        tuple(MatrixShape(16, 16, 16, name, "float32") for name in ("float16", "bfloat16")),
    ),
    (("gfx120",), "wmma-gfx12", tuple(MatrixShape(16, 16, 16, name, "float32") for name in ("float16", "bfloat16"))),
    (
        ("gfx942",),
        "mfma-gfx942",
        (
            *(MatrixShape(16, 16, 16, name, "float32") for name in ("float16", "bfloat16")),
            MatrixShape(32, 32, 8, "float16", "float32"),
        ),
    ),
)


def list_devices() -> list[DeviceFacts]:
    """The AMD GPUs that HIP offers; a position in the list is an index to open.

    Raises:
        DriverMissingError: if there is none, or no HIP runtime.
    """
    api = load()
    count = c_int()
    if code := api.hip["hipGetDeviceCount"](byref(count)):
        text = (api.hip["hipGetErrorString"](code) or b"").decode(errors="replace")
        raise DriverMissingError(f"HIP lists no device: {text} ({code})")
    if not count.value:
        raise DriverMissingError("HIP lists no device; is the GPU one that this version of ROCm supports?")
    return [_facts(number) for number in range(count.value)]


def open_backend(index: int | None = None) -> HipBackend:
    """Open a device.

    Args:
        index: its position in :func:`list_devices`; None takes the first discrete GPU, or else the first.

    Raises:
        DriverMissingError: as :func:`list_devices`.
        ProblemError: if there is no device of that index.
    """
    devices = list_devices()
    if index is None:
        index = next((n for n, facts in enumerate(devices) if facts.kind == "discrete"), 0)
    if index >= len(devices):
        names = ", ".join(f"{n}: {facts.name}" for n, facts in enumerate(devices))
        raise ProblemError(f"there is no HIP device {index}; there are {names}")
    return HipBackend(load(), index)


@functools.cache
def _facts(number: int) -> DeviceFacts:
    """What is known of a device, asked once for each: a machine may have several of different kinds."""
    api = load()
    name = ctypes.create_string_buffer(256)
    api.check(api.hip["hipDeviceGetName"](name, 256, number), "asking for the name of a device")
    values = {}
    for what, attribute in ATTRIBUTES.items():
        value = c_int()
        api.check(api.hip["hipDeviceGetAttribute"](byref(value), attribute, number), f"asking for {what}")
        values[what] = value.value
    memory, version = c_size_t(), c_int()
    api.check(api.hip["hipDeviceTotalMem"](byref(memory), number), "asking for the size of memory")
    api.check(api.hip["hipRuntimeGetVersion"](byref(version)), "asking for the version")
    major, rest = divmod(version.value, 10**7)
    arch = api.arch_of(number)
    features = {"timestamps", "full-subgroups", "subgroup-quad", "subgroup-shuffle", "subgroup-vote", "subgroup-ballot"}
    matrices: tuple[MatrixShape, ...] = ()
    for begins, feature, products in _MATRICES:
        if arch.startswith(begins):
            features.add(feature)
            matrices = products
    return DeviceFacts(
        backend="hip",
        name=name.value.decode(errors="replace") or arch,
        language="hip",
        vendor="amd",
        driver=f"HIP {major}.{rest // 10**5}.{rest % 10**5}",
        kind="integrated" if values["integrated"] else "discrete",
        features=frozenset(features),
        subgroup_min=values["wave"],
        subgroup_max=values["wave"],
        max_workgroup_threads=values["max_threads"],
        max_workgroup_memory=values["workgroup_memory"],
        max_groups=65535,
        max_buffer_bytes=memory.value,
        max_binding_bytes=_LARGEST_BINDING,
        binding_alignment=16,
        matrices=frozenset(matrices),
        details={"arch": arch, "compute units": str(values["compute_units"]), "library": api.path},
    )


class _Pipeline:
    """A loaded program: its module, its function, and what it takes."""

    __slots__ = ("function", "kernel", "module")

    def __init__(self, kernel: KernelCode, module: c_void_p, function: c_void_p) -> None:
        self.kernel = kernel
        self.module = module
        self.function = function


class _Submission:
    """Commands on their way. Its methods need no lock: they read what does not change, and HIP's calls are safe."""

    def __init__(self, backend: HipBackend, done: c_void_p, times: list[c_void_p]) -> None:
        self._backend = backend
        self._done = done
        self._times = times
        self._lock = threading.Lock()
        self._seconds: list[float] | None = None

    def wait(self) -> None:
        self._backend._wait_for(self._done)

    def timestamps(self) -> list[float]:
        with self._lock:
            if self._seconds is None:
                self.wait()
                self._seconds = self._backend._seconds(self._times)
            return list(self._seconds)


class HipBackend:
    """A device of HIP; see :class:`onegpu.backends.base.Backend` and ``Interop`` for what its methods promise.

    Attributes:
        facts: its limits and features.
        graphs: how many recordings were captured as graphs, for tests and for people.
    """

    def __init__(self, api: Api, number: int) -> None:
        self._api = api
        self._hip = api.hip
        self._number = number
        self.facts = _facts(number)
        self.graphs = 0
        self._closed = False
        self._programs: list[_Pipeline] = []
        self._live: set[HipMemory] = set()
        self._events: list[c_void_p] = []  # every one that was made
        self._idle_events: deque[c_void_p] = deque()
        self._seen: OrderedDict[int, Sequence[Command]] = OrderedDict()
        self._graphs: OrderedDict[int, tuple[Sequence[Command], c_void_p]] = OrderedDict()
        self._stream = c_void_p()
        with self._device():
            self._check(self._hip["hipStreamCreateWithFlags"](byref(self._stream), 0), "creating a stream")

    def allocate(self, nbytes: int) -> HipMemory:
        """Memory of the device.

        Raises:
            OutOfMemoryError: if there is no room.
        """
        pointer = c_void_p()
        with self._device():
            self._check(self._hip["hipMalloc"](byref(pointer), nbytes), f"allocating {nbytes} bytes")
        assert pointer.value is not None
        memory = HipMemory(pointer.value, nbytes)
        self._live.add(memory)
        return memory

    def free(self, handle: HipMemory) -> None:
        """Give memory back; HIP waits for what uses it. An application's array is let go of."""
        pointer, handle.pointer = handle.pointer, 0
        if handle.keep is not None:
            # Commands that use it may still run, and its library knows nothing of them.
            self._hip["hipStreamSynchronize"](self._stream)
            handle.keep = None
        elif pointer and (code := self._hip["hipFree"](pointer)):
            _log.debug("hipFree gave error %s", code)
        self._live.discard(handle)

    def write(self, handle: HipMemory, offset: int, data: memoryview) -> None:
        """Copy host bytes in; waits, since the host's memory may change at once."""
        source = (ctypes.c_char * len(data)).from_buffer_copy(data) if data.readonly else _view(data)
        self._copy(handle.pointer + offset, ctypes.addressof(source), len(data), HOST_TO_DEVICE)

    def read(self, handle: HipMemory, offset: int, nbytes: int) -> memoryview:
        """Copy bytes out."""
        target = bytearray(nbytes)
        view = _view(memoryview(target))
        self._copy(ctypes.addressof(view), handle.pointer + offset, nbytes, DEVICE_TO_HOST)
        return memoryview(target)

    def make_pipeline(self, kernel: KernelCode) -> _Pipeline:
        """Compile and load a program; compiled ones are kept in the cache folder.

        Raises:
            ShaderError: with the compiler's words, or those of the runtime that does not load it.
        """
        assert isinstance(kernel.code, bytes)
        arch = self.facts.details["arch"]
        options = [f"--offload-arch={arch}", "-O3", "-std=c++17"]
        options += [f"-DCONSTANT_{number}={value}" for number, value in kernel.constants]
        api = self._api
        facts = [api.compiler, self.facts.driver, *options, hashlib.sha256(kernel.code).hexdigest()]
        digest = hashlib.sha256("\n".join(facts).encode()).hexdigest()[:32]
        folder = cache.cache_folder()
        path = None if folder is None else folder / "hip" / f"{digest}.hsaco"
        try:
            binary = path.read_bytes() if path is not None else b""
        except OSError:
            binary = b""
        if binary:
            try:
                return self._load(kernel, binary)
            except ShaderError as error:  # a damaged file is no reason to fail
                _log.debug("the compiled kernel in %s is not taken: %s", path, error)
        binary = api.compile(kernel.name, kernel.code, options)
        pipeline = self._load(kernel, binary)
        if path is not None:
            try:
                cache.write_whole(path, binary)
            except OSError as error:
                _log.debug("the compiled kernel was not kept in %s: %s", path, error)
        return pipeline

    def submit(self, commands: Sequence[Command]) -> _Submission:
        """Start the commands on the backend's stream."""
        times: list[c_void_p] = []
        with self._device():
            graph = self._graph_of(commands)
            if graph is not None:
                self._check(self._hip["hipGraphLaunch"](graph, self._stream), "launching a graph")
            else:
                self._launch_all(commands, self._stream, times)
            done = self._record_event(self._stream)
        submission = _Submission(self, done, times)
        weakref.finalize(submission, self._idle_events.extend, [done, *times])
        return submission

    def record(self, commands: Sequence[Command], target: Any) -> None:
        """Put commands on a stream of the application. If it is being captured, they become part of that graph.

        Args:
            target: an object with an attribute ``cuda_stream`` (PyTorch) or ``ptr`` (CuPy) or a method ``as_c_void_p``
                (hip-python), or a stream's address.

        Raises:
            ProblemError: if it is none of these.
        """
        stream = next((getattr(target, name) for name in ("cuda_stream", "ptr") if hasattr(target, name)), target)
        if hasattr(target, "as_c_void_p"):
            stream = target.as_c_void_p().value or 0
        if isinstance(stream, bool) or not isinstance(stream, int):
            raise ProblemError(
                f"the commands were to go onto a {type(target).__name__}; give a stream of PyTorch, CuPy or "
                "hip-python, or its address as an integer"
            )
        with self._device():
            self._launch_all([each for each in commands if not isinstance(each, Timestamp)], c_void_p(stream), [])

    def wrap(self, memory: Any) -> Wrapped:
        """An array that lives on this GPU already.

        Raises:
            ProblemError: if it is none, lies elsewhere, or is not contiguous.
        """
        array = array_of(memory)
        if not array.nbytes or array.nbytes % 4:
            raise ProblemError(f"the array has {array.nbytes} bytes; kernels see whole words, so give a multiple of 4")
        attributes = (c_int * 64)()  # the second member is the device's number in every version
        with self._device():
            code = self._hip["hipPointerGetAttributes"](attributes, array.pointer)
        if code or attributes[1] != self._number:
            where = "no AMD GPU" if code else f"HIP device {attributes[1]}"
            raise ProblemError(
                f"the {type(memory).__name__} lies on {where}, and this is HIP device {self._number} "
                f"({self.facts.name}); open the device that has it, or copy it there"
            )
        return Wrapped(HipMemory(array.pointer, array.nbytes, memory), array.nbytes, array.dtype, array.shape)

    def wait(self) -> None:
        """Everything that was submitted has run."""
        with self._device():
            self._check(self._hip["hipStreamSynchronize"](self._stream), "waiting for submitted work")

    def close(self) -> None:
        """Wait and give everything back, whatever state the device is in."""
        if self._closed:
            return
        with self._device():
            codes = [self._hip["hipStreamSynchronize"](self._stream)]
            self._closed = True
            codes += [self._hip["hipGraphExecDestroy"](graph) for _, graph in self._graphs.values()]
            self._graphs.clear()
            self._seen.clear()
            codes += [self._hip["hipFree"](memory.pointer) for memory in self._live]
            self._live.clear()
            codes += [self._hip["hipEventDestroy"](event) for event in self._events]
            codes += [self._hip["hipModuleUnload"](program.module) for program in self._programs]
            codes.append(self._hip["hipStreamDestroy"](self._stream))
        if any(codes):
            _log.debug("closing %s gave the errors %s", self.facts.name, sorted({code for code in codes if code}))

    @contextmanager
    def _device(self) -> Iterator[None]:
        """HIP's calls go to the current device of the thread: make it this one, and leave it as it was."""
        if self._closed:
            raise DeviceClosedError("this HIP device is closed; open another with onegpu.open_device('hip')")
        before = c_int()
        self._check(self._hip["hipGetDevice"](byref(before)), "asking for the current device")
        if before.value == self._number:
            yield
            return
        self._check(self._hip["hipSetDevice"](self._number), "choosing the device")
        try:
            yield
        finally:
            self._hip["hipSetDevice"](before.value)

    def _check(self, code: int, doing: str) -> None:
        self._api.check(code, doing)

    def _copy(self, target: int, source: int, nbytes: int, kind: int) -> None:
        doing = f"copying {nbytes} bytes"
        with self._device():
            self._check(self._hip["hipMemcpyAsync"](target, source, nbytes, kind, self._stream), doing)
            self._check(self._hip["hipStreamSynchronize"](self._stream), doing)

    def _load(self, kernel: KernelCode, binary: bytes) -> _Pipeline:
        module, function = c_void_p(), c_void_p()
        with self._device():
            code = self._hip["hipModuleLoadData"](byref(module), binary)
            if code in (INVALID_IMAGE, NO_BINARY):
                raise ShaderError(f"{self.facts.name} does not load the kernel {kernel.name} (error {code})")
            self._check(code, f"loading {kernel.name}")
            if code := self._hip["hipModuleGetFunction"](byref(function), module, kernel.entry.encode()):
                self._hip["hipModuleUnload"](module)
                raise ShaderError(f"the kernel {kernel.name} has no function {kernel.entry} (error {code})")
        pipeline = _Pipeline(kernel, module, function)
        self._programs.append(pipeline)
        return pipeline

    def _launch_all(self, commands: Sequence[Command], stream: c_void_p, times: list[c_void_p]) -> None:
        for command in commands:
            if isinstance(command, Dispatch):
                self._launch(command, stream)
            elif isinstance(command, Timestamp):
                times.append(self._record_event(stream))
            else:
                assert isinstance(command, Barrier)  # a stream runs in order

    def _launch(self, dispatch: Dispatch, stream: c_void_p) -> None:
        kernel: KernelCode = dispatch.pipeline.kernel
        params = ctypes.create_string_buffer(dispatch.params, len(dispatch.params))
        pointers = [c_void_p(each.handle.pointer + each.offset) for each in dispatch.bindings]
        given = (c_void_p * (1 + len(pointers)))(ctypes.addressof(params), *map(ctypes.addressof, pointers))
        x, y = dispatch.groups
        code = self._hip["hipModuleLaunchKernel"](
            dispatch.pipeline.function, x, y, 1, kernel.threads, 1, 1, 0, stream, given, None
        )
        self._check(code, f"launching {kernel.name}")

    def _graph_of(self, commands: Sequence[Command]) -> c_void_p | None:
        """The graph of a list of commands that was submitted before; None for one that was not, or has timestamps.

        The list is known by its identity, and is kept, so that no other can take its place. What it refers to is not:
        a recording whose buffers are gone is not submitted.
        """
        key = id(commands)
        if key in self._graphs:
            self._graphs.move_to_end(key)
        elif self._seen.pop(key, None) is not None:
            self._graphs[key] = (commands, self._capture(commands))
            if len(self._graphs) > _GRAPHS_KEPT:
                _, (_, oldest) = self._graphs.popitem(last=False)
                self._check(self._hip["hipStreamSynchronize"](self._stream), "waiting for a graph")
                self._hip["hipGraphExecDestroy"](oldest)
        else:
            if commands and not any(isinstance(command, Timestamp) for command in commands):
                self._seen[key] = commands
                if len(self._seen) > _GRAPHS_KEPT:
                    self._seen.popitem(last=False)
            return None
        return self._graphs[key][1]

    def _capture(self, commands: Sequence[Command]) -> c_void_p:
        graph, executable = c_void_p(), c_void_p()
        self._check(self._hip["hipStreamBeginCapture"](self._stream, _CAPTURE_OF_THREAD), "beginning a graph")
        try:
            self._launch_all(commands, self._stream, [])
        finally:
            code = self._hip["hipStreamEndCapture"](self._stream, byref(graph))
        self._check(code, "ending a graph")
        code = self._hip["hipGraphInstantiate"](byref(executable), graph, None, None, 0)
        self._hip["hipGraphDestroy"](graph)
        self._check(code, "instantiating a graph")
        self.graphs += 1
        return executable

    def _record_event(self, stream: c_void_p) -> c_void_p:
        try:
            event = self._idle_events.popleft()  # of a submission that nobody has any more
        except IndexError:
            event = c_void_p()
            self._check(self._hip["hipEventCreate"](byref(event)), "creating an event")
            self._events.append(event)
        self._check(self._hip["hipEventRecord"](event, stream), "recording an event")
        return event

    def _wait_for(self, event: c_void_p) -> None:
        if not self._closed:  # close() has waited
            self._check(self._hip["hipEventSynchronize"](event), "waiting for submitted work")

    def _seconds(self, events: list[c_void_p]) -> list[float]:
        if not events:
            return []
        if self._closed:
            raise DeviceError("the device was closed before its timestamps were read; ask for them first")
        seconds = []
        for event in events:
            milliseconds = c_float()
            self._check(self._hip["hipEventElapsedTime"](byref(milliseconds), events[0], event), "reading a clock")
            seconds.append(milliseconds.value / 1e3)
        return seconds


def _view(data: memoryview) -> Any:
    """The bytes of writable memory as ctypes sees them."""
    return (ctypes.c_char * len(data)).from_buffer(data)
