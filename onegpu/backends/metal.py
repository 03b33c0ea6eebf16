"""The Metal backend, on the PyPI package ``pyobjc-framework-Metal``. Programs are text, which the system compiles.

One queue carries everything in order. Buffers have storage that the CPU shares, so on Apple's own GPUs nothing is
copied but between the bytes of a caller and a buffer. The dispatches of a submission may run at once, but for the
barriers that the encoder has placed. The clock is that of Metal's command buffers: a submission is one for each
stretch between two timestamps.

It is tested against a stand-in for the package that runs kernels on the CPU, and unverified on hardware
(docs/metal.md).
"""

from __future__ import annotations

import os
import platform
import sys
import threading
from collections import deque
from collections.abc import Sequence
from functools import cache
from typing import Any

from onegpu.backends.base import Barrier, Command, DeviceFacts, Dispatch, KernelCode, MatrixShape, Timestamp
from onegpu.errors import (
    DeviceError,
    DeviceLostError,
    DriverMissingError,
    OutOfMemoryError,
    ProblemError,
    ShaderError,
)

__all__ = ["MetalBackend", "list_devices", "open_backend"]

_INSTALL = "pip install 'onegpu[metal]'"

#: MTLGPUFamily: what Apple's and other GPUs can do at least.
_APPLE_6, _APPLE_7, _MAC_2 = 1006, 1007, 2002
#: MTLCommandBufferStatus and MTLCommandBufferError.
_COMPLETED, _FAILED = 4, 5
_OUT_OF_MEMORY, _TIMEOUT = 8, 2
#: Every kernel counts elements in 32 bits, and the smallest element has 2 bytes.
_LARGEST_BINDING = 1 << 33
#: The oldest macOS whose Metal has matrices of bfloat16.
_BFLOAT16 = 14
#: MTLLanguageVersion by macOS. Metal's own default is that of the system for which Python was built.
_LANGUAGES = {14: 0x30001, 13: 0x30000, 12: 0x20004, 0: 0x20003}
#: MTLMathMode and MTLMathFloatingPointFunctions, which older packages do not name.
_SAFE, _PRECISE = 0, 1
#: What Metal's validation is switched on by.
_VALIDATION = ("MTL_SHADER_VALIDATION", "METAL_DEVICE_WRAPPER_TYPE")


def _macos() -> str:
    """The version of macOS; "" on another system."""
    return platform.mac_ver()[0]


def _language() -> int:
    """The version of Metal's language that has all that the kernels use and that the system has."""
    system = int(_macos().split(".")[0])
    return next(version for oldest, version in _LANGUAGES.items() if system >= oldest)


def _library() -> Any:
    """The package, which is imported when it is first asked for.

    Raises:
        DriverMissingError: on another system than macOS, or without the package.
    """
    if not _macos():
        raise DriverMissingError(
            f"the metal backend needs macOS, and this is {sys.platform}; open 'vulkan' or 'wgpu' here"
        )
    try:
        import Metal
    except ImportError as error:
        raise DriverMissingError(f"the Python package Metal cannot be imported ({error}): {_INSTALL}") from error
    _explain_constants()
    return Metal


@cache
def _explain_constants() -> None:
    """The package does not say that the pointer to a function constant is one to be read; all here are of 4 bytes."""
    import objc

    value = {"type": b"^I", "type_modifier": b"n"}  # the first argument, after the object and the selector
    objc.registerMetaDataForSelector(b"NSObject", b"setConstantValue:type:atIndex:", {"arguments": {2: value}})


def _pool() -> Any:
    """What Metal makes within it is given back at its end, where the thread has no loop of its own that does it."""
    import objc

    return objc.autorelease_pool()


def _devices() -> list[Any]:
    metal = _library()
    found = list(metal.MTLCopyAllDevices() or ())
    if not found:  # a process without a graphics session may list none and still have the default one
        found = [each for each in (metal.MTLCreateSystemDefaultDevice(),) if each is not None]
    if not found:
        raise DriverMissingError("Metal lists no GPU on this machine")
    found.sort(key=lambda device: not device.hasUnifiedMemory())
    return found


def list_devices() -> list[DeviceFacts]:
    """The GPUs that Metal offers, Apple's own first; a position in the list is an index to open.

    Raises:
        DriverMissingError: if there is none, or the package is missing, or this is not macOS.
    """
    return [_facts(device) for device in _devices()]


def open_backend(index: int | None = None) -> MetalBackend:
    """Open a GPU by its position in :func:`list_devices`, or the first.

    Raises:
        DriverMissingError: as :func:`list_devices`.
        ProblemError: if there is no GPU of that index.
    """
    devices = _devices()
    if index is not None and index >= len(devices):
        names = "; ".join(f"metal:{n} is {device.name()}" for n, device in enumerate(devices))
        raise ProblemError(f"device 'metal:{index}' was asked for; {names}")
    return MetalBackend(devices[index or 0])


def _facts(device: Any) -> DeviceFacts:
    name = str(device.name())
    vendor = name.split()[0].lower() if name else ""
    system = _macos()
    apple = vendor == "apple"
    features = {"timestamps"}
    if device.supportsFamily_(_APPLE_6) or device.supportsFamily_(_MAC_2):
        features |= {"subgroup-quad", "subgroup-shuffle"}
    matrices: set[MatrixShape] = set()
    if device.supportsFamily_(_APPLE_7):
        features |= {"subgroup-vote", "full-subgroups", "simdgroup-matrix"}
        elements = ["float32", "float16"]
        if int(system.split(".")[0]) >= _BFLOAT16:
            elements.append("bfloat16")
        matrices = {MatrixShape(8, 8, 8, element, "float32") for element in elements}
    memory = int(device.maxThreadgroupMemoryLength())
    if any(os.environ.get(name, "0") not in ("", "0") for name in _VALIDATION):
        features.add("validation")
        memory //= 2  # validation keeps a copy beside what a kernel asks for, within the same limit
    # Simdgroups of Apple's GPUs have 32 threads. Others tell theirs by pipeline alone.
    width = 32 if apple else 0
    return DeviceFacts(
        backend="metal",
        name=name,
        language="msl",
        vendor=vendor if vendor in ("apple", "amd", "intel", "nvidia") else "",
        driver=f"Metal, macOS {system}",
        kind="integrated" if device.hasUnifiedMemory() else "discrete",
        features=frozenset(features),
        subgroup_min=width,
        subgroup_max=width,
        max_workgroup_threads=int(device.maxThreadsPerThreadgroup().width),
        max_workgroup_memory=memory,
        max_groups=65535,
        max_buffer_bytes=int(device.maxBufferLength()),
        max_binding_bytes=min(int(device.maxBufferLength()), _LARGEST_BINDING),
        binding_alignment=16,
        matrices=frozenset(matrices),
        details={"macOS": system, "memory for the GPU": str(int(device.recommendedMaxWorkingSetSize()))},
    )


class _Memory:
    """A handle: remembered calls hold it for long, so the buffer is not its own."""

    __slots__ = ("buffer",)

    def __init__(self, buffer: Any) -> None:
        self.buffer = buffer

    def bytes(self) -> memoryview:
        assert self.buffer is not None, "this memory was freed"
        return memoryview(self.buffer.contents().as_buffer(self.buffer.length())).cast("B")


class _Pipeline:
    __slots__ = ("kernel", "state")

    def __init__(self, kernel: KernelCode, state: Any) -> None:
        self.kernel = kernel
        self.state = state


class _Submission:
    """Command buffers on their way. ``marks`` tells of each timestamp the buffer before it, or -1."""

    def __init__(self, backend: MetalBackend, buffers: list[Any], marks: list[int]) -> None:
        self._backend = backend
        self._buffers = buffers
        self._marks = marks

    def wait(self) -> None:
        for buffer in self._buffers:
            self._backend._finish(buffer)

    def timestamps(self) -> list[float]:
        self.wait()
        buffers = self._buffers
        return [float(buffers[n].GPUEndTime() if n >= 0 else buffers[0].GPUStartTime()) for n in self._marks]


class MetalBackend:
    """A GPU of Metal; see :class:`onegpu.backends.base.Backend` for what its methods promise.

    Attributes:
        facts: its limits and features.
    """

    def __init__(self, device: Any) -> None:
        self._metal = _library()
        self._device = device
        self.facts = _facts(device)
        self._queue = device.newCommandQueue()
        if self._queue is None:
            raise DeviceError(f"Metal makes no command queue on {self.facts.name}")
        self._pending: deque[Any] = deque()
        self._lock = threading.Lock()  # of _pending: submissions are waited for without the device's lock

    def allocate(self, nbytes: int) -> _Memory:
        """Memory that CPU and GPU share.

        Raises:
            OutOfMemoryError: if there is no room.
        """
        buffer = self._device.newBufferWithLength_options_(nbytes, self._metal.MTLResourceStorageModeShared)
        if buffer is None:
            raise OutOfMemoryError(
                f"{self.facts.name} has no room for {nbytes} bytes; release buffers or split the tensor"
            )
        return _Memory(buffer)

    def free(self, handle: _Memory) -> None:
        """Let go of memory; command buffers keep what they use until they have run."""
        handle.buffer = None

    def write(self, handle: _Memory, offset: int, data: memoryview) -> None:
        """Copy host bytes in, once everything submitted has run."""
        self.wait()
        handle.bytes()[offset : offset + len(data)] = data

    def read(self, handle: _Memory, offset: int, nbytes: int) -> memoryview:
        """Copy bytes out, once everything submitted has run."""
        self.wait()
        return memoryview(bytearray(handle.bytes()[offset : offset + nbytes]))

    def make_pipeline(self, kernel: KernelCode) -> _Pipeline:
        """Compile a program.

        Raises:
            ShaderError: with the compiler's words, or if the pipeline takes fewer threads or more threadgroup memory
                than the program needs.
        """
        assert isinstance(kernel.code, bytes)
        metal = self._metal
        with _pool():
            options = metal.MTLCompileOptions.alloc().init()
            options.setLanguageVersion_(_language())
            # Kernels count on NaN and infinity, and on exp() to the last bits: fast mathematics promises neither.
            if hasattr(options, "setMathMode_"):  # macOS 15, whose functions are fast ones by default in any mode
                options.setMathMode_(_SAFE)
                options.setMathFloatingPointFunctions_(_PRECISE)
            else:
                options.setFastMathEnabled_(False)
            library, error = self._device.newLibraryWithSource_options_error_(kernel.code.decode(), options, None)
            if library is None:
                raise self._rejected(kernel, error)
            values = metal.MTLFunctionConstantValues.alloc().init()
            for number, value in kernel.constants:
                values.setConstantValue_type_atIndex_(value, metal.MTLDataTypeUInt, number)
            function, error = library.newFunctionWithName_constantValues_error_(kernel.entry, values, None)
            if function is None:
                raise self._rejected(kernel, error)
            wanted = metal.MTLComputePipelineDescriptor.alloc().init()
            wanted.setLabel_(kernel.name)
            wanted.setComputeFunction_(function)
            # The compiler then keeps registers to what so many threads leave, and spills the rest.
            wanted.setMaxTotalThreadsPerThreadgroup_(kernel.threads)
            make = self._device.newComputePipelineStateWithDescriptor_options_reflection_error_
            # The reflection that is not asked for is not among the results.
            state, error = make(wanted, metal.MTLPipelineOptionNone, None, None)
            if state is None:
                raise self._rejected(kernel, error)
            self._check_fits(kernel, state)
        return _Pipeline(kernel, state)

    def _rejected(self, kernel: KernelCode, error: Any) -> ShaderError:
        return ShaderError(f"{self.facts.name} rejects the kernel {kernel.name}: {_words(error)}")

    def _check_fits(self, kernel: KernelCode, state: Any) -> None:
        """Metal would run nothing, or write nothing, where a pipeline allows less than it is given."""
        name = self.facts.name
        if kernel.threads > (most := int(state.maxTotalThreadsPerThreadgroup())):
            raise ShaderError(
                f"the kernel {kernel.name} runs {kernel.threads} threads in a threadgroup, and its pipeline on {name} "
                f"allows {most}"
            )
        # What plans were told is half of this under validation, which may or may not count its copy here.
        if int(state.staticThreadgroupMemoryLength()) > (most := int(self._device.maxThreadgroupMemoryLength())):
            raise ShaderError(
                f"the kernel {kernel.name} has {int(state.staticThreadgroupMemoryLength())} bytes of threadgroup "
                f"memory, and {name} allows {most}"
            )
        width = int(state.threadExecutionWidth())
        if kernel.subgroup_size not in (0, width):
            raise ShaderError(
                f"the kernel {kernel.name} needs simdgroups of {kernel.subgroup_size} threads, and its pipeline on "
                f"{name} has {width}"
            )

    def submit(self, commands: Sequence[Command]) -> _Submission:
        """Start the commands on the backend's queue."""
        buffers: list[Any] = []
        marks: list[int] = []
        stretch: list[Dispatch | Barrier] = []
        with _pool():
            for command in commands:
                if not isinstance(command, Timestamp):
                    stretch.append(command)
                    continue
                if stretch:
                    buffers.append(self._start(stretch))
                    stretch = []
                marks.append(len(buffers) - 1)
            if stretch or not buffers:
                buffers.append(self._start(stretch))
        return _Submission(self, buffers, marks)

    def _start(self, commands: Sequence[Dispatch | Barrier]) -> Any:
        """One command buffer, on its way."""
        metal = self._metal
        buffer = self._queue.commandBuffer()
        if buffer is None:
            raise DeviceError(f"Metal makes no command buffer on {self.facts.name}")
        encoder = buffer.computeCommandEncoderWithDispatchType_(metal.MTLDispatchTypeConcurrent)
        try:
            for command in commands:
                if isinstance(command, Barrier):
                    encoder.memoryBarrierWithScope_(metal.MTLBarrierScopeBuffers)
                    continue
                pipeline = command.pipeline
                encoder.setComputePipelineState_(pipeline.state)
                encoder.setBytes_length_atIndex_(command.params, len(command.params), 0)
                for number, binding in enumerate(command.bindings, 1):
                    encoder.setBuffer_offset_atIndex_(binding.handle.buffer, binding.offset, number)
                encoder.dispatchThreadgroups_threadsPerThreadgroup_(
                    metal.MTLSizeMake(*command.groups, 1), metal.MTLSizeMake(pipeline.kernel.threads, 1, 1)
                )
        finally:
            encoder.endEncoding()  # Metal ends the process over an encoder that is let go before
        with self._lock:
            # What has run without complaint need not be asked again.
            while self._pending and int(self._pending[0].status()) == _COMPLETED:
                self._pending.popleft()
            buffer.commit()  # first: nobody may wait for one that is not on its way
            self._pending.append(buffer)
        return buffer

    def _finish(self, buffer: Any) -> None:
        """Wait for a command buffer.

        Raises:
            OutOfMemoryError: if it found no room.
            DeviceLostError: if the system ended it.
        """
        buffer.waitUntilCompleted()
        if int(buffer.status()) != _FAILED:
            return
        error = buffer.error()
        code, words, name = int(error.code()), _words(error), self.facts.name
        if code == _OUT_OF_MEMORY:
            raise OutOfMemoryError(
                f"{name} ran out of memory in a submission; release buffers or split the tensor ({words})"
            )
        hint = "give open_device() a smaller submission_work_budget" if code == _TIMEOUT else "open a new device"
        raise DeviceLostError(f"{name} did not finish a submission, and what it writes is undefined: {hint} ({words})")

    def wait(self) -> None:
        """Everything that was submitted has run.

        Raises:
            OutOfMemoryError: if a submission found no room.
            DeviceLostError: if the system ended one.
        """
        while True:
            with self._lock:
                if not self._pending:
                    return
                buffer = self._pending.popleft()
            self._finish(buffer)

    def close(self) -> None:
        """Wait and give everything back, whatever state the device is in."""
        while self._pending:
            self._pending.popleft().waitUntilCompleted()
        self._queue = None


def _words(error: Any) -> str:
    """What an NSError says."""
    return "Metal gives no reason" if error is None else str(error.localizedDescription())
