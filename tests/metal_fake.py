"""A stand-in for ``pyobjc-framework-Metal``: a GPU that is the bench (tests/metal_bench.py).

It is strict where Metal is silent or ends the process: what is not bound, beyond the limits, or used after its time is
an :class:`AssertionError`. A command buffer does nothing until somebody waits for it, so host code that forgets to wait
is found out. Dispatches between two barriers run in reverse order: so is host code that leaves out a barrier.
"""

from __future__ import annotations

import ctypes
import struct
import sys
import types
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import pytest
from metal_bench import MetalError, Program

from onegpu.backends.metal import _explain_constants

__all__ = ["GPU", "modules"]

NOT_ENQUEUED, COMMITTED, COMPLETED, FAILED = 0, 2, 4, 5


class GPU:
    """What the stand-in pretends to be, for tests to change.

    Attributes:
        name: of the GPU.
        families: those of MTLGPUFamily that it supports.
        unified: whether it shares the CPU's memory.
        threads: most of a threadgroup.
        pipeline_threads: most that a pipeline allows; None allows what it is asked for.
        width: threads of a simdgroup.
        memory: bytes of threadgroup memory.
        largest: bytes of a buffer.
        watched: whether the bench watches what kernels touch, for races and for what lies beyond their memory.
        fail_with: code of the error that the next command buffer ends with; None lets it run.
        calls: how often each selector was sent.
        faults: what kernels did wrong, in order.
    """

    def __init__(self) -> None:
        self.name = "Apple M0"
        self.families = {1006, 1007, 5001}
        self.unified = True
        self.threads = 1024
        self.pipeline_threads: int | None = None
        self.width = 32
        self.memory = 32768
        self.largest = 1 << 30
        self.watched = False
        self.fail_with: int | None = None
        self.calls: Counter[str] = Counter()
        self.faults: list[str] = []
        self.time = 100.0
        self.pools = 0


class _Error:
    def __init__(self, words: str, code: int = 1) -> None:
        self._words, self._code = words, code

    def localizedDescription(self) -> str:  # noqa: N802  Metal's name, as all of these
        return self._words

    def code(self) -> int:
        return self._code


class _Object:
    """With ``alloc().init()``, and setters that keep what they are given."""

    settable: tuple[str, ...] = ()

    @classmethod
    def alloc(cls) -> Any:
        return cls()

    def init(self) -> Any:
        return self

    def __getattr__(self, name: str) -> Any:
        if name.startswith("set") and name[3:-1] in self.settable:
            return lambda value: self.__dict__.__setitem__(name[3:-1], value)
        raise AttributeError(name)


class _CompileOptions(_Object):
    settable = ("LanguageVersion", "MathMode", "MathFloatingPointFunctions")


class _OldCompileOptions(_Object):
    settable = ("LanguageVersion", "FastMathEnabled")


class _PipelineDescriptor(_Object):
    settable = ("Label", "ComputeFunction", "MaxTotalThreadsPerThreadgroup")


class _ConstantValues(_Object):
    def __init__(self) -> None:
        self.values: dict[int, int] = {}

    explained: ClassVar[dict[bytes, Any]] = {}

    def setConstantValue_type_atIndex_(self, value: int, kind: int, number: int) -> None:  # noqa: N802
        # The package tells nothing of this selector, so its first argument would be a pointer that is made by hand.
        told = self.explained[b"setConstantValue:type:atIndex:"]
        assert told == {"arguments": {2: {"type": b"^I", "type_modifier": b"n"}}}
        assert kind == 33, "the kernels' constants are of type uint"
        (self.values[number],) = struct.unpack("<I", struct.pack("<I", value))


class _Contents:
    def __init__(self, memory: Any) -> None:
        self._memory = memory

    def as_buffer(self, nbytes: int) -> memoryview:
        return memoryview(self._memory).cast("B")[:nbytes]


class _Buffer:
    def __init__(self, nbytes: int) -> None:
        self._memory = (ctypes.c_ubyte * nbytes)()
        ctypes.memset(self._memory, 0x7F, nbytes)  # undefined contents
        self.address = ctypes.addressof(self._memory)

    def contents(self) -> _Contents:
        return _Contents(self._memory)

    def length(self) -> int:
        return len(self._memory)


class _Function:
    def __init__(self, text: str, constants: dict[int, int], watched: bool) -> None:
        self.program = Program(text, constants, watched)


class _Library:
    def __init__(self, gpu: GPU, text: str) -> None:
        self._gpu = gpu
        self._text = text

    def newFunctionWithName_constantValues_error_(self, name: str, values: _ConstantValues, _: None) -> Any:  # noqa: N802
        function = _Function(self._text, values.values, self._gpu.watched)
        if function.program.entry != name:
            return None, _Error(f"there is no function {name}")
        return function, None


class _State:
    def __init__(self, gpu: GPU, descriptor: _PipelineDescriptor) -> None:
        self.program: Program = descriptor.ComputeFunction.program
        self._gpu = gpu
        self._asked = descriptor.MaxTotalThreadsPerThreadgroup

    def maxTotalThreadsPerThreadgroup(self) -> int:  # noqa: N802
        return self._asked if self._gpu.pipeline_threads is None else self._gpu.pipeline_threads

    def threadExecutionWidth(self) -> int:  # noqa: N802
        return self._gpu.width

    def staticThreadgroupMemoryLength(self) -> int:  # noqa: N802
        return self.program.memory


class _Encoder:
    def __init__(self, gpu: GPU, stretches: list[list[Any]]) -> None:
        self._gpu = gpu
        self._stretches = stretches
        self._state: _State | None = None
        self._buffers: dict[int, tuple[_Buffer, int]] = {}
        self._bytes: dict[int, bytes] = {}
        self.ended = False

    def setComputePipelineState_(self, state: _State) -> None:  # noqa: N802
        self._state = state

    def setBytes_length_atIndex_(self, data: bytes, length: int, number: int) -> None:  # noqa: N802
        assert length == len(data) <= 4096
        self._bytes[number] = bytes(data)

    def setBuffer_offset_atIndex_(self, buffer: _Buffer, offset: int, number: int) -> None:  # noqa: N802
        assert offset % 4 == 0
        assert 0 <= offset <= buffer.length()
        self._buffers[number] = (buffer, offset)

    def memoryBarrierWithScope_(self, scope: int) -> None:  # noqa: N802
        assert scope == 1
        self._gpu.calls["barrier"] += 1
        self._stretches.append([])

    def dispatchThreadgroups_threadsPerThreadgroup_(self, groups: Any, threads: Any) -> None:  # noqa: N802
        state = self._state
        assert state is not None
        assert threads[0] <= state.maxTotalThreadsPerThreadgroup()
        assert all(n > 0 for n in groups)
        assert state.program.memory <= self._gpu.memory
        missing = state.program.buffers - self._bytes.keys() - self._buffers.keys()
        assert not missing, f"nothing is bound as {missing}"
        self._stretches[-1].append((state.program, dict(self._bytes), dict(self._buffers), groups[:2], threads[0]))

    def endEncoding(self) -> None:  # noqa: N802
        self.ended = True


class _CommandBuffer:
    def __init__(self, gpu: GPU) -> None:
        self._gpu = gpu
        self._stretches: list[list[Any]] = [[]]
        self._encoder: _Encoder | None = None
        self._status = NOT_ENQUEUED
        self._error: _Error | None = None
        self._times = (0.0, 0.0)
        self.before: _CommandBuffer | None = None

    def computeCommandEncoderWithDispatchType_(self, kind: int) -> _Encoder:  # noqa: N802
        assert kind == 1, "dispatches are to run at once"
        self._encoder = _Encoder(self._gpu, self._stretches)
        return self._encoder

    def commit(self) -> None:
        assert self._encoder is not None
        assert self._encoder.ended
        assert self._status == NOT_ENQUEUED
        self._status = COMMITTED

    def waitUntilCompleted(self) -> None:  # noqa: N802
        assert self._status != NOT_ENQUEUED
        if self.before is not None:  # a queue runs in order
            self.before.waitUntilCompleted()
            self.before = None
        if self._status != COMMITTED:
            return
        gpu = self._gpu
        start, gpu.time = gpu.time, gpu.time + 0.001
        self._status = COMPLETED
        if gpu.fail_with is not None:
            self._fail("what the test asked for", gpu.fail_with)
            gpu.fail_with = None
            return
        for stretch in self._stretches:
            for program, data, buffers, groups, threads in reversed(stretch):
                kept = {n: (ctypes.c_char * len(each)).from_buffer_copy(each) for n, each in data.items()}
                given = {n: (ctypes.addressof(each), len(each)) for n, each in kept.items()}
                given |= {n: (each.address + at, each.length() - at) for n, (each, at) in buffers.items()}
                fault = program.run(given, groups, threads)
                gpu.time += 0.001
                if fault:
                    gpu.faults.append(fault)
                    self._fail(fault, 3)
                    return
        self._times = (start, gpu.time)

    def _fail(self, words: str, code: int) -> None:
        self._status, self._error = FAILED, _Error(words, code)

    def status(self) -> int:
        return self._status

    def error(self) -> _Error | None:
        return self._error

    def GPUStartTime(self) -> float:  # noqa: N802
        assert self._status == COMPLETED
        return self._times[0]

    def GPUEndTime(self) -> float:  # noqa: N802
        assert self._status == COMPLETED
        return self._times[1]


class _Queue:
    def __init__(self, gpu: GPU) -> None:
        self._gpu = gpu
        self._last: _CommandBuffer | None = None

    def commandBuffer(self) -> _CommandBuffer:  # noqa: N802
        assert self._gpu.pools, "a command buffer outside of a pool is never given back"
        self._gpu.calls["commandBuffer"] += 1
        buffer = _CommandBuffer(self._gpu)
        buffer.before, self._last = self._last, buffer
        return buffer


class _Device:
    def __init__(self, gpu: GPU) -> None:
        self._gpu = gpu

    def name(self) -> str:
        return self._gpu.name

    def hasUnifiedMemory(self) -> bool:  # noqa: N802
        return self._gpu.unified

    def supportsFamily_(self, family: int) -> bool:  # noqa: N802
        return family in self._gpu.families

    def maxThreadgroupMemoryLength(self) -> int:  # noqa: N802
        return self._gpu.memory

    def maxThreadsPerThreadgroup(self) -> Any:  # noqa: N802
        return types.SimpleNamespace(width=self._gpu.threads, height=self._gpu.threads, depth=self._gpu.threads)

    def maxBufferLength(self) -> int:  # noqa: N802
        return self._gpu.largest

    def recommendedMaxWorkingSetSize(self) -> int:  # noqa: N802
        return 4 * self._gpu.largest

    def newCommandQueue(self) -> _Queue:  # noqa: N802
        return _Queue(self._gpu)

    def newBufferWithLength_options_(self, nbytes: int, options: int) -> _Buffer | None:  # noqa: N802
        assert options == 0, "storage is shared"
        assert nbytes > 0
        return _Buffer(nbytes) if nbytes <= self._gpu.largest else None

    def newLibraryWithSource_options_error_(self, text: str, options: Any, _: None) -> Any:  # noqa: N802
        if isinstance(options, _OldCompileOptions):
            assert options.FastMathEnabled is False
        else:
            assert (options.MathMode, options.MathFloatingPointFunctions) == (0, 1), "safe and precise"
        if "bfloat" in text:
            assert options.LanguageVersion >= 0x30001, "bfloat is of Metal 3.1"
        assert options.LanguageVersion >= 0x20003, "matrices are of Metal 2.3"
        try:
            Program(text, {})
        except MetalError as error:
            return None, _Error(str(error))
        return _Library(self._gpu, text), None

    def newComputePipelineStateWithDescriptor_options_reflection_error_(  # noqa: N802
        self, descriptor: _PipelineDescriptor, options: int, _: None, __: None
    ) -> Any:
        assert options == 0
        return _State(self._gpu, descriptor), None  # the package hands out the error alone


@contextmanager
def modules(gpu: GPU, version: str = "15.1") -> Iterator[None]:
    """Put the stand-in where ``import Metal`` finds it, on a system that is macOS of some version."""

    @contextmanager
    def autorelease_pool() -> Iterator[None]:
        gpu.pools += 1
        yield
        gpu.pools -= 1

    metal: Any = types.ModuleType("Metal")
    metal.MTLCopyAllDevices = lambda: [_Device(gpu)]
    metal.MTLCreateSystemDefaultDevice = lambda: _Device(gpu)
    metal.MTLCompileOptions = _CompileOptions if int(version.split(".")[0]) >= 15 else _OldCompileOptions
    metal.MTLFunctionConstantValues = _ConstantValues
    metal.MTLComputePipelineDescriptor = _PipelineDescriptor
    metal.MTLSizeMake = lambda *sizes: sizes
    # The numbers are those of Metal's headers.
    metal.MTLMathModeSafe = 0
    metal.MTLDataTypeUInt = 33
    metal.MTLPipelineOptionNone = 0
    metal.MTLResourceStorageModeShared = 0
    metal.MTLDispatchTypeConcurrent = 1
    metal.MTLBarrierScopeBuffers = 1
    objc: Any = types.ModuleType("objc")
    objc.autorelease_pool = autorelease_pool
    explained: dict[bytes, Any] = {}

    def explain(name: bytes, selector: bytes, facts: dict[str, Any]) -> None:
        assert name == b"NSObject"
        explained[selector] = facts

    objc.registerMetaDataForSelector = explain
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "Metal", metal)
        patch.setitem(sys.modules, "objc", objc)
        patch.setattr("onegpu.backends.metal._macos", lambda: version)
        patch.setattr(_ConstantValues, "explained", explained)
        _explain_constants.cache_clear()  # the last stand-in was told
        yield
