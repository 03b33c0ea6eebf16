"""WebGPU in a browser, ``navigator.gpu``, for Python that Pyodide runs in a page or a worker. WGSL programs.

JavaScript answers with promises. Everything here that waits is a coroutine; its twin without ``_async`` waits in place,
which Pyodide can do where the browser has JavaScript Promise Integration and Python was entered by ``runPythonAsync``.

WebGPU reports errors later than they are made, to error scopes. Two of them are open all the time; whatever waits looks
into them, and raises what they caught.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any, TypeVar
from weakref import WeakSet

from onegpu.backends.base import Command, DeviceFacts, KernelCode
from onegpu.backends.webgpu import (
    LIMITS,
    NARROWEST,
    BindGroups,
    Part,
    binding_types,
    clock_reads,
    device_lost,
    driver_failed,
    facts_of,
    out_of_memory,
    passes,
    software_subgroup,
)
from onegpu.errors import DriverMissingError, ProblemError, ShaderError, WaitError

__all__ = [
    "BrowserBackend",
    "list_devices",
    "list_devices_async",
    "open_backend",
    "open_backend_async",
]

T = TypeVar("T")

# GPUBufferUsage, GPUMapMode and GPUShaderStage of the standard.
_MAP_READ, _COPY_SRC, _COPY_DST, _UNIFORM, _STORAGE, _QUERY_RESOLVE = 0x1, 0x4, 0x8, 0x40, 0x80, 0x200
_READ, _COMPUTE = 0x1, 0x4
#: What is asked of an adapter that has it. Half needs no feature: programs unpack it themselves.
_WANTED = ("subgroups", "timestamp-query")
#: Errors that the scopes that are open all the time catch, from the outer to the inner one.
_SCOPES = ("out-of-memory", "validation")
#: Names of the standard's list of vendors that have another name in :attr:`DeviceFacts.vendor`.
_VENDORS = {"img-tec": "imagination"}
#: "Architectures" that are programs on the CPU.
_SOFTWARE = ("swiftshader", "llvmpipe", "lavapipe", "warp")
#: Where a pass notes the time.
_WRITES = {"begin": "beginningOfPassWriteIndex", "end": "endOfPassWriteIndex"}


class _Memory:
    """A handle. JavaScript objects are slow to hash and to compare."""

    __slots__ = ("buffer",)

    def __init__(self, buffer: Any) -> None:
        self.buffer = buffer


class _Pipeline:
    __slots__ = ("layout", "pipeline")

    def __init__(self, pipeline: Any, layout: Any) -> None:
        self.pipeline = pipeline
        self.layout = layout


class _Submission:
    def __init__(self, backend: BrowserBackend, resolved: Any, count: int) -> None:
        self._backend = backend
        self._resolved: Any = resolved
        self._count = count
        self._times: list[float] = []
        if count:
            backend.clocks.add(self)

    def wait(self) -> None:
        self._backend.wait()

    async def fetch(self) -> None:
        """Download the noted times, once."""
        if self._resolved is not None:
            ticks = (await self._backend.read_async(self._resolved, 0, 8 * self._count)).cast("Q")
            self._times = [tick * 1e-9 for tick in ticks]
            self._resolved = None

    def timestamps(self) -> list[float]:
        if self._resolved is not None:
            _in_place(self.fetch(), "reading timestamps", "Device.wait_async() before it")
        return list(self._times)


class BrowserBackend:
    """One WebGPU device. :func:`open_backend_async` opens it."""

    def __init__(self, device: Any, facts: DeviceFacts) -> None:
        import js
        import pyodide.ffi

        self._js = js
        self._ffi = pyodide.ffi
        self.facts = facts
        self.clocks: WeakSet[_Submission] = WeakSet()
        self._device = device
        self._queue = device.queue
        self._groups = BindGroups(self._make_block, self._make_group)
        #: Names of kernels, and promises of what is wrong with them.
        self._unjudged: list[tuple[str, list[Any]]] = []
        self._lost: list[str] = []
        lost = self._lost  # not self: JavaScript keeps this function as long as the device
        device.lost.then(lambda info: lost.append(f"{info.reason}: {info.message}".rstrip(": ")))
        self._push_scopes()

    def allocate(self, nbytes: int) -> _Memory:
        self._check_lost(f"allocating {nbytes} bytes")
        return _Memory(self._make_buffer(nbytes, _STORAGE | _COPY_SRC | _COPY_DST))

    def free(self, handle: _Memory) -> None:
        self._groups.forget(handle)
        handle.buffer.destroy()  # submitted work that uses it finishes first: WebGPU promises so

    def write(self, handle: _Memory, offset: int, data: memoryview) -> None:
        self._check_lost(f"writing {len(data)} bytes")
        self._write(handle.buffer, offset, data)

    def read(self, handle: _Memory, offset: int, nbytes: int) -> memoryview:
        return _in_place(self.read_async(handle, offset, nbytes), f"reading {nbytes} bytes", "Buffer.read_async()")

    async def read_async(self, handle: _Memory, offset: int, nbytes: int) -> memoryview:
        """See :meth:`onegpu.backends.base.Backend.read`."""
        doing = f"reading {nbytes} bytes"
        self._check_lost(doing)
        staging = self._make_buffer(nbytes, _MAP_READ | _COPY_DST)
        encoder = self._device.createCommandEncoder()
        encoder.copyBufferToBuffer(handle.buffer, offset, staging, 0, nbytes)
        self._queue.submit(self._js.Array.of(encoder.finish()))
        try:
            await self._settled(staging.mapAsync(_READ), doing)
            data = bytearray(nbytes)
            self._js.Uint8Array.new(staging.getMappedRange()).assign_to(data)
        finally:
            staging.destroy()
        return memoryview(data)

    def make_pipeline(self, kernel: KernelCode) -> _Pipeline:
        """Where Python cannot wait here, what is wrong with the program is raised by the next call that waits."""
        assert isinstance(kernel.code, bytes)
        device = self._device
        self._check_lost(f"compiling {kernel.name}")
        entries: list[dict[str, Any]] = [
            {"binding": number, "visibility": _COMPUTE, "buffer": {"type": kind}}
            for number, kind in enumerate(binding_types(kernel))
        ]
        entries[0]["buffer"]["minBindingSize"] = kernel.param_bytes
        device.pushErrorScope("internal")
        device.pushErrorScope("validation")
        layout = device.createBindGroupLayout(self._object(entries=entries))
        module = device.createShaderModule(self._object(label=kernel.name, code=kernel.code.decode()))
        pipeline = device.createComputePipeline(
            self._object(
                label=kernel.name,
                layout=device.createPipelineLayout(self._object(bindGroupLayouts=[layout])),
                compute={
                    "module": module,
                    "entryPoint": kernel.entry,
                    "constants": {str(number): value for number, value in kernel.constants},
                },
            )
        )
        self._unjudged.append((kernel.name, [device.popErrorScope(), device.popErrorScope()]))
        if self._ffi.can_run_sync():
            self._ffi.run_sync(self._judge())
        return _Pipeline(pipeline, layout)

    def submit(self, commands: Sequence[Command]) -> _Submission:
        self._check_lost("submitting")
        encoder = self._device.createCommandEncoder()
        times = clock_reads(commands) if "timestamps" in self.facts.features else 0
        queries = self._device.createQuerySet(self._object(type="timestamp", count=times)) if times else None
        for dispatches, writes in passes(commands, timed=bool(times)):
            if writes:
                noted = {_WRITES[end]: number for end, number in writes.items()}
                timed = self._object(timestampWrites={"querySet": queries, **noted})
                compute = encoder.beginComputePass(timed)
            else:
                compute = encoder.beginComputePass()
            # Each look at a member of a JavaScript object takes microseconds.
            set_group, run, last = compute.setBindGroup, compute.dispatchWorkgroups, None
            for dispatch in dispatches:
                if dispatch.pipeline is not last:
                    last = dispatch.pipeline
                    compute.setPipeline(last.pipeline)
                set_group(0, self._groups.of(dispatch))
                run(*dispatch.groups)
            compute.end()
        resolved = None
        if times:
            resolved = _Memory(self._make_buffer(8 * times, _QUERY_RESOLVE | _COPY_SRC))
            encoder.resolveQuerySet(queries, 0, times, resolved.buffer, 0)
        self._queue.submit(self._js.Array.of(encoder.finish()))
        return _Submission(self, resolved, times)

    def wait(self) -> None:
        _in_place(self.wait_async(), "waiting for the device", "Device.wait_async()")

    async def wait_async(self) -> None:
        """Return when everything submitted has run and its noted times are here."""
        await self._settled(self._queue.onSubmittedWorkDone(), "waiting for it")
        for submission in list(self.clocks):
            await submission.fetch()
            self.clocks.discard(submission)

    def close(self) -> None:
        self._groups.clear()
        self._unjudged.clear()
        self._device.destroy()  # without waiting: nobody can see any more what has not run

    # --- what is made

    def _object(self, **members: Any) -> Any:
        """A JavaScript object."""
        return self._ffi.to_js(members, dict_converter=self._js.Object.fromEntries)

    def _make_buffer(self, nbytes: int, usage: int) -> Any:
        return self._device.createBuffer(self._object(size=nbytes, usage=usage))

    def _write(self, buffer: Any, offset: int, data: bytes | memoryview) -> None:
        proxy = self._ffi.create_proxy(data)
        try:
            view = proxy.getBuffer("u8")  # the bytes where they lie in Python's memory
            try:
                self._queue.writeBuffer(buffer, offset, view.data)
            finally:
                view.release()
        finally:
            proxy.destroy()

    def _make_block(self, params: bytes) -> _Memory:
        block = _Memory(self._make_buffer(len(params), _UNIFORM | _COPY_DST))
        self._write(block.buffer, 0, params)
        return block

    def _make_group(self, layout: Any, parts: Sequence[Part]) -> Any:
        entries = [
            {"binding": n, "resource": {"buffer": memory.buffer, "offset": offset, "size": size}}
            for n, (memory, offset, size) in enumerate(parts)
        ]
        return self._device.createBindGroup(self._object(layout=layout, entries=entries))

    # --- what goes wrong

    def _push_scopes(self) -> None:
        for kind in _SCOPES:
            self._device.pushErrorScope(kind)

    async def _settled(self, promise: Awaitable[object], doing: str) -> None:
        """Wait for a promise, and raise what went wrong until then, here or before."""
        caught = [self._device.popErrorScope() for _ in _SCOPES]
        self._push_scopes()
        await self._judge()
        rejected = None
        try:
            await promise
        except self._ffi.JsException as error:  # after a validation error, or a lost device
            rejected = error
        try:
            validation, memory = [await each for each in caught]
        except self._ffi.JsException as error:
            validation, memory, rejected = None, None, error
        if rejected is not None and not self._lost:  # which may be told a little later
            await _moment()
        self._check_lost(doing)
        if memory:
            raise out_of_memory(self.facts.name, f"allocating memory; it was told when {doing}", memory.message)
        if validation or rejected is not None:
            raise driver_failed(self.facts.name, doing, validation.message if validation else rejected)

    async def _judge(self) -> None:
        """Raise what is wrong with the first of the kernels that were made and not judged."""
        while self._unjudged:
            name, verdicts = self._unjudged.pop(0)
            for verdict in verdicts:
                error = await verdict
                if error:
                    words = "\n".join(line[:200] for line in str(error.message).splitlines())
                    raise ShaderError(f"{self.facts.name} rejects the kernel {name}: {words}")

    def _check_lost(self, doing: str) -> None:
        if self._lost:
            raise device_lost(self.facts.name, doing, self._lost[0])


async def _moment() -> None:
    import asyncio

    await asyncio.sleep(0.05)


def _in_place(coroutine: Coroutine[Any, Any, T], doing: str, twin: str) -> T:
    """Wait for a coroutine where Python stands. ``twin``: what else to call."""
    try:
        from pyodide.ffi import can_run_sync, run_sync
    except ImportError as error:
        coroutine.close()
        raise _elsewhere(error) from error
    if not can_run_sync():
        coroutine.close()
        raise WaitError(
            f"{doing} has to wait, and Python cannot wait here: use 'await' with {twin}, or enter Python by "
            "runPythonAsync() in a browser with JavaScript Promise Integration"
        )
    result: T = run_sync(coroutine)
    return result


def _elsewhere(error: ImportError) -> DriverMissingError:
    return DriverMissingError(f"the browser backend runs in Pyodide, in a browser ({error})")


async def _adapter() -> Any:
    try:
        import js
        from pyodide.ffi import to_js
    except ImportError as error:
        raise _elsewhere(error) from error
    gpu = getattr(getattr(js, "navigator", None), "gpu", None)
    if not gpu:
        raise DriverMissingError(
            "this browser offers no WebGPU (navigator.gpu): it takes a recent one, and a page from https or localhost"
        )
    wanted = to_js({"powerPreference": "high-performance"}, dict_converter=js.Object.fromEntries)
    adapter = await gpu.requestAdapter(wanted)
    if not adapter:
        raise DriverMissingError("the browser offers no WebGPU adapter: its GPU is blocked, or there is none")
    return adapter


def _facts(adapter: Any) -> DeviceFacts:
    import js

    info = adapter.info
    vendor, architecture, device, description = (
        str(getattr(info, name, "") or "") for name in ("vendor", "architecture", "device", "description")
    )
    vendor = _VENDORS.get(vendor.lower(), vendor.lower())
    software = bool(getattr(info, "isFallbackAdapter", False)) or architecture.lower() in _SOFTWARE
    sizes = [int(getattr(info, f"subgroup{end}Size", 0) or 0) for end in ("Min", "Max")]
    features = {name for name in (*_WANTED, "shader-f16") if adapter.features.has(name)}
    agent = str(js.navigator.userAgent)
    found = re.search(r"(Firefox|Edg|Chrome|Version)/[\d.]+", agent)
    return DeviceFacts(
        backend="browser",
        name=description or device or f"{vendor} {architecture}".strip() or "unnamed",
        driver=found[0].replace("/", " ") if found else agent,
        kind="cpu" if software else "unknown",
        subgroup_min=max(sizes[0], NARROWEST.get(vendor, 0), software_subgroup(description)),
        subgroup_max=sizes[1],
        details={"architecture": architecture, "user agent": agent},
        **facts_of({name: int(getattr(adapter.limits, name)) for name in LIMITS}, features, vendor),
    )


async def list_devices_async() -> list[DeviceFacts]:
    """The one adapter that a browser offers."""
    return [_facts(await _adapter())]


def list_devices() -> list[DeviceFacts]:
    """The one adapter that a browser offers."""
    return _in_place(list_devices_async(), "asking the browser for its GPU", "onegpu.list_devices_async()")


async def open_backend_async(index: int | None = None) -> BrowserBackend:
    """Open the browser's GPU, with all of the limits that it offers."""
    if index not in (None, 0):
        raise ProblemError(f"device 'browser:{index}' was asked for; there is only 'browser:0'")
    adapter = await _adapter()
    import js
    from pyodide.ffi import JsException, to_js

    facts = _facts(adapter)
    wanted = {
        "requiredFeatures": [name for name in _WANTED if adapter.features.has(name)],
        "requiredLimits": {name: getattr(adapter.limits, name) for name in LIMITS},
    }
    try:
        device = await adapter.requestDevice(to_js(wanted, dict_converter=js.Object.fromEntries))
    except JsException as error:
        raise driver_failed(facts.name, "the browser opened it", error) from error
    return BrowserBackend(device, facts)


def open_backend(index: int | None = None) -> BrowserBackend:
    """As :func:`open_backend_async`, waiting in place."""
    return _in_place(open_backend_async(index), "opening a device", "onegpu.open_device_async()")
