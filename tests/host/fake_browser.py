"""A browser's ``js`` and ``pyodide.ffi``, as far as its backend uses them, with a GPU that computes in NumPy."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from host.fake_gpu import FakeGpu

from onegpu.backends.base import Binding, Dispatch

__all__ = ["FakeBrowser", "JsError", "Thing"]


class JsError(Exception):
    """Stands for ``pyodide.ffi.JsException``."""


class Thing:
    """A JavaScript object with given members."""

    def __init__(self, **members: Any) -> None:
        vars(self).update(members)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...


class Promise:
    """What resolves, or is rejected, when it is awaited or when :meth:`settle` is called."""

    def __init__(self, value: Any = None, rejected: str = "") -> None:
        self.value = value
        self.rejected = rejected
        self.reactions: list[Callable[[Any], object]] = []

    def then(self, reaction: Callable[[Any], object]) -> None:
        self.reactions.append(reaction)

    def settle(self, value: Any) -> None:
        for reaction in self.reactions:
            reaction(value)

    def __await__(self) -> Any:
        yield from asyncio.sleep(0).__await__()
        if self.rejected:
            raise JsError(self.rejected)
        return self.value


class FakeBuffer:
    """A GPUBuffer."""

    def __init__(self, device: FakeDevice, size: int, usage: int) -> None:
        self.device = device
        self.data = bytearray(size)
        self.usage = usage
        self.mapped = self.destroyed = False

    def mapAsync(self, mode: int) -> Promise:
        self.mapped = True
        return Promise(rejected="AbortError: the device is lost" if self.device.gone else "")

    def getMappedRange(self) -> bytearray:
        assert self.mapped
        return self.data

    def destroy(self) -> None:
        self.destroyed = True

    # as a handle of FakeGpu
    def bytes(self, offset: int, nbytes: int) -> memoryview:
        return memoryview(self.data)[offset : offset + nbytes]


class FakeDevice:
    """A GPUDevice and its queue, encoders and passes.

    Attributes:
        gone: whether it was destroyed or lost.
        scopes: kinds of the open error scopes with the first error of each.
        said: the calls that matter for order, by name.
        gpu: computes the kernels.
    """

    def __init__(self, asked: dict[str, Any]) -> None:
        self.asked = asked
        self.gone = False
        self.lost = Promise()
        self.scopes: list[list[Any]] = []
        self.said: list[str] = []
        self.gpu = FakeGpu()
        self.buffers: list[FakeBuffer] = []
        self.groups: list[Any] = []
        self.room = 1 << 40
        self.rejects = ""
        self.queue = self

    def fail(self, kind: str, message: str) -> None:
        """An error of the driver, for the innermost scope of its kind."""
        for scope in reversed(self.scopes):
            if scope[0] == kind:
                scope[1] = scope[1] or Thing(message=message)
                return
        raise AssertionError(f"no scope catches {kind}: {message}")

    def lose(self, reason: str, message: str) -> None:
        self.gone = True
        self.lost.settle(Thing(reason=reason, message=message))

    def destroy(self) -> None:
        self.said.append("destroy")
        self.lose("destroyed", "")

    def pushErrorScope(self, kind: str) -> None:
        self.scopes.append([kind, None])

    def popErrorScope(self) -> Promise:
        return Promise(self.scopes.pop()[1])

    def createBuffer(self, given: dict[str, Any]) -> FakeBuffer:
        size, usage = given["size"], given["usage"]
        if sum(len(buffer.data) for buffer in self.buffers if not buffer.destroyed) + size > self.room:
            self.fail("out-of-memory", f"no room for {size}")
            return FakeBuffer(self, 0, usage)
        self.buffers.append(FakeBuffer(self, size, usage))
        return self.buffers[-1]

    def createBindGroupLayout(self, given: dict[str, Any]) -> Any:
        return given["entries"]

    def createPipelineLayout(self, given: dict[str, Any]) -> Any:
        return given["bindGroupLayouts"]

    def createShaderModule(self, given: dict[str, Any]) -> Any:
        if self.rejects:
            self.fail("validation", self.rejects)
        return given

    def createComputePipeline(self, given: dict[str, Any]) -> Any:
        return SimpleNamespace(name=given["label"], given=given)

    def createBindGroup(self, given: dict[str, Any]) -> Any:
        self.groups.append(given)
        return given

    def createQuerySet(self, given: dict[str, Any]) -> list[int]:
        return [0] * given["count"]

    def createCommandEncoder(self) -> FakeEncoder:
        return FakeEncoder(self)

    def writeBuffer(self, buffer: FakeBuffer, offset: int, data: memoryview) -> None:
        self.said.append("write")
        buffer.data[offset : offset + len(data)] = data

    def submit(self, lists: list[FakeEncoder]) -> None:
        self.said.append("submit")
        for encoder in lists:
            for command in encoder.commands:
                command()

    def onSubmittedWorkDone(self) -> Promise:
        return Promise()


class FakeEncoder:
    """A GPUCommandEncoder and its passes."""

    def __init__(self, device: FakeDevice) -> None:
        self.device = device
        self.commands: list[Callable[[], None]] = []
        self.ended = True

    def beginComputePass(self, given: dict[str, Any] | None = None) -> FakeEncoder:
        assert self.ended
        self.ended = False
        self.timed = dict((given or {}).get("timestampWrites", {}))
        self._note("beginningOfPassWriteIndex")
        return self

    def _note(self, member: str) -> None:
        if member in self.timed:
            queries, number = self.timed["querySet"], self.timed[member]
            self.commands.append(lambda: queries.__setitem__(number, 1_000_000_000 * (number + 1)))

    def setPipeline(self, pipeline: Any) -> None:
        self.pipeline = pipeline

    def setBindGroup(self, number: int, group: Any) -> None:
        assert number == 0
        self.group = group

    def dispatchWorkgroups(self, x: int, y: int) -> None:
        parts = [entry["resource"] for entry in self.group["entries"]]
        assert [entry["binding"] for entry in self.group["entries"]] == list(range(len(parts)))
        bindings = tuple(Binding(part["buffer"], part["offset"], part["size"]) for part in parts[1:])
        block = parts[0]["buffer"].bytes(0, parts[0]["size"])
        dispatch = Dispatch(self.pipeline, (x, y), bindings, bytes(block))
        self.commands.append(lambda: self.device.gpu._run(dispatch))

    def end(self) -> None:
        self._note("endOfPassWriteIndex")
        self.ended = True

    def resolveQuerySet(self, queries: list[int], first: int, count: int, buffer: FakeBuffer, offset: int) -> None:
        def run() -> None:
            buffer.data[offset : offset + 8 * count] = b"".join(n.to_bytes(8, sys.byteorder) for n in queries)

        self.commands.append(run)

    def copyBufferToBuffer(self, source: FakeBuffer, at: int, target: FakeBuffer, to: int, nbytes: int) -> None:
        def run() -> None:
            target.data[to : to + nbytes] = source.data[at : at + nbytes]

        self.commands.append(run)

    def finish(self) -> FakeEncoder:
        assert self.ended
        return self


class FakeBrowser:
    """What stands for a browser in ``sys.modules``.

    Attributes:
        gpu: ``navigator.gpu``; None for a browser without WebGPU.
        adapter: what it offers; None for nothing.
        waits: whether Python can wait in place.
        devices: that were opened.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waits = False
        self.devices: list[FakeDevice] = []
        self.features = {"subgroups", "timestamp-query", "shader-f16", "some-other"}
        self.limits = Thing(
            maxBufferSize=1 << 30,
            maxStorageBufferBindingSize=1 << 27,
            maxStorageBuffersPerShaderStage=10,
            maxComputeWorkgroupStorageSize=32768,
            maxComputeInvocationsPerWorkgroup=1024,
            maxComputeWorkgroupSizeX=1024,
            maxComputeWorkgroupsPerDimension=65535,
            minStorageBufferOffsetAlignment=256,
        )
        self.info = Thing(vendor="nvidia", architecture="hopper", device="", description="")
        self.adapter: Any = Thing(
            info=self.info,
            limits=self.limits,
            features=Thing(has=lambda name: name in self.features),
            requestDevice=self._open,
        )
        self.refuses = ""
        self.gpu: Any = Thing(requestAdapter=lambda wanted: Promise(self.adapter))
        js = ModuleType("js")
        agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.1.2 Safari/537.36"
        self.navigator = Thing(gpu=self.gpu, userAgent=agent)
        vars(js).update(
            navigator=self.navigator,
            Object=Thing(fromEntries=dict),
            Array=Thing(of=lambda *items: list(items)),
            Uint8Array=Thing(new=lambda data: Thing(assign_to=lambda to: to.__setitem__(slice(None), data))),
        )
        ffi = ModuleType("pyodide.ffi")
        vars(ffi).update(
            JsException=JsError,
            can_run_sync=lambda: self.waits,
            run_sync=self._run_sync,
            to_js=lambda value, dict_converter: value,
            create_proxy=lambda data: Thing(
                getBuffer=lambda kind: Thing(data=memoryview(data), release=lambda: None), destroy=lambda: None
            ),
        )
        pyodide = ModuleType("pyodide")
        pyodide.ffi = ffi  # type: ignore[attr-defined]
        for module in (js, pyodide, ffi):
            monkeypatch.setitem(sys.modules, module.__name__, module)

    def _open(self, asked: dict[str, Any]) -> Promise:
        if self.refuses:
            return Promise(rejected=self.refuses)
        self.devices.append(FakeDevice(asked))
        return Promise(self.devices[-1])

    @staticmethod
    def _run_sync(awaitable: Any) -> Any:
        return asyncio.run(awaitable)
