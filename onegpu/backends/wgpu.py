"""WebGPU through wgpu-py: Vulkan, Metal and Direct3D 12 behind one interface, WGSL programs."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from onegpu.backends.base import VENDORS, Command, DeviceFacts, KernelCode
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
from onegpu.errors import DeviceError, DriverMissingError, ProblemError, ShaderError

__all__ = ["WgpuBackend", "list_devices", "open_backend"]

_KINDS = {"DiscreteGPU": "discrete", "IntegratedGPU": "integrated", "VirtualGPU": "virtual", "CPU": "cpu"}
_RANK = ("discrete", "integrated", "virtual", "unknown", "cpu")
#: OpenGL lacks what compute needs here, and shows the same devices once more.
_APIS = ("Vulkan", "Metal", "D3D12")
#: Where a pass notes the time.
_WRITES = {"begin": "beginning_of_pass_write_index", "end": "end_of_pass_write_index"}
#: Names in wgpu-native of the limits, by those in the standard.
_LIMITS = {name: re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in LIMITS}


class _Pipeline:
    __slots__ = ("kernel", "layout", "pipeline")

    def __init__(self, pipeline: Any, layout: Any, kernel: KernelCode) -> None:
        self.pipeline = pipeline
        self.layout = layout
        self.kernel = kernel


class _Submission:
    def __init__(self, backend: WgpuBackend, clock: tuple[Any, Any, int] | None) -> None:
        self._backend = backend
        self._clock = clock
        self._times: list[float] = []

    def wait(self) -> None:
        self._backend.wait()

    def timestamps(self) -> list[float]:
        clock = self._clock
        if clock is not None:  # else they were read before, perhaps by another thread
            _, resolved, count = clock
            ticks = self._backend.read(resolved, 0, 8 * count).cast("Q")
            self._times = [tick * 1e-9 for tick in ticks]
            self._clock = None
        return list(self._times)


class WgpuBackend:
    """One WebGPU device. A handle is its ``GPUBuffer``."""

    def __init__(self, adapter: Any) -> None:
        import wgpu

        self._wgpu = wgpu
        self.facts = _facts(adapter)
        wanted = {"subgroup", "subgroups", "timestamp-query"} & set(adapter.features)
        self._naga = "subgroups" not in wanted  # Dawn, in its place, has the standard's name and words
        limits = {name: adapter.limits[name] for name in _LIMITS.values()}
        try:
            self._device = adapter.request_device_sync(required_features=sorted(wanted), required_limits=limits)
        except Exception as error:
            raise DeviceError(f"wgpu could not open {self.facts.name}: {error}") from error
        self._queue = self._device.queue
        self._groups = BindGroups(self._make_block, self._make_group)
        self._fence = self.allocate(4)

    def allocate(self, nbytes: int) -> Any:
        usage = self._wgpu.BufferUsage
        with self._driver(f"allocating {nbytes} bytes"):
            return self._device.create_buffer(size=nbytes, usage=usage.STORAGE | usage.COPY_SRC | usage.COPY_DST)

    def free(self, handle: Any) -> None:
        self._groups.forget(handle)
        handle.destroy()  # submitted work that uses it finishes first: WebGPU promises so

    def write(self, handle: Any, offset: int, data: memoryview) -> None:
        with self._driver(f"writing {len(data)} bytes"):
            self._queue.write_buffer(handle, offset, data)

    def read(self, handle: Any, offset: int, nbytes: int) -> memoryview:
        with self._driver(f"reading {nbytes} bytes"):
            return memoryview(self._queue.read_buffer(handle, offset, nbytes)).cast("B")

    def make_pipeline(self, kernel: KernelCode) -> _Pipeline:
        assert isinstance(kernel.code, bytes)
        text = kernel.code.decode()
        if self._naga:
            # naga, the compiler in wgpu, knows subgroups without this line and rejects it; Tint in browsers demands it.
            text = text.replace("enable subgroups;", "")
            # It also wants the lane as u32, where Slang writes i32.
            text = re.sub(r"subgroupShuffle\((.*), i32\(", r"subgroupShuffle(\1, u32(", text)
        stage = self._wgpu.ShaderStage.COMPUTE
        entries: list[dict[str, Any]] = [
            {"binding": number, "visibility": stage, "buffer": {"type": kind}}
            for number, kind in enumerate(binding_types(kernel))
        ]
        entries[0]["buffer"]["min_binding_size"] = kernel.param_bytes
        try:
            layout = self._device.create_bind_group_layout(entries=entries)
            pipeline = self._device.create_compute_pipeline(
                label=kernel.name,
                layout=self._device.create_pipeline_layout(bind_group_layouts=[layout]),
                compute={
                    "module": self._device.create_shader_module(label=kernel.name, code=text),
                    "entry_point": kernel.entry,
                    "constants": {str(number): value for number, value in kernel.constants},
                },
            )
        except Exception as error:
            raise ShaderError(f"{self.facts.name} rejects the kernel {kernel.name}: {error}") from error
        return _Pipeline(pipeline, layout, kernel)

    def submit(self, commands: Sequence[Command]) -> _Submission:
        with self._driver("submitting"):
            encoder = self._device.create_command_encoder()
            times = clock_reads(commands) if "timestamps" in self.facts.features else 0
            clock = self._clock(times) if times else None
            for dispatches, writes in passes(commands, timed=bool(times)):
                noted = {_WRITES[end]: number for end, number in writes.items()}
                options = {"timestamp_writes": {"query_set": clock[0], **noted}} if clock and noted else {}
                compute = encoder.begin_compute_pass(**options)
                for dispatch in dispatches:
                    compute.set_pipeline(dispatch.pipeline.pipeline)
                    compute.set_bind_group(0, self._groups.of(dispatch))
                    compute.dispatch_workgroups(*dispatch.groups)
                compute.end()
            if clock:
                encoder.resolve_query_set(clock[0], 0, times, clock[1], 0)
            self._queue.submit([encoder.finish()])
        return _Submission(self, clock)

    def wait(self) -> None:
        # A read returns after all that was submitted before it. on_submitted_work_done_sync() would say it plainly, but
        # raises TypeError in wgpu-py 0.32: its callback has another signature than wgpu-native 29 wants.
        self.read(self._fence, 0, 4)

    def close(self) -> None:
        self.wait()
        self._groups.clear()
        self._device.destroy()

    def _clock(self, count: int) -> tuple[Any, Any, int]:
        usage = self._wgpu.BufferUsage
        queries = self._device.create_query_set(type="timestamp", count=count)
        resolved = self._device.create_buffer(size=8 * count, usage=usage.QUERY_RESOLVE | usage.COPY_SRC)
        return queries, resolved, count

    def _make_block(self, params: bytes) -> Any:
        return self._device.create_buffer_with_data(data=params, usage=self._wgpu.BufferUsage.UNIFORM)

    def _make_group(self, layout: Any, parts: Sequence[Part]) -> Any:
        return self._device.create_bind_group(
            layout=layout,
            entries=[
                {"binding": n, "resource": {"buffer": buffer, "offset": offset, "size": size}}
                for n, (buffer, offset, size) in enumerate(parts)
            ],
        )

    @contextmanager
    def _driver(self, doing: str) -> Iterator[None]:
        try:
            yield
        except self._wgpu.GPUOutOfMemoryError as error:
            raise out_of_memory(self.facts.name, doing, error) from error
        except self._wgpu.GPUError as error:
            make = device_lost if "lost" in str(error).lower() else driver_failed
            raise make(self.facts.name, doing, error) from error


def _adapters() -> list[Any]:
    try:
        import wgpu
    except ImportError as error:
        raise DriverMissingError(f"the Python package wgpu cannot be imported ({error}): pip install wgpu") from error
    try:
        with _runtime_folder():
            adapters = wgpu.gpu.enumerate_adapters_sync()
    except Exception as error:
        raise DriverMissingError(f"wgpu found no driver: {error}") from error
    found = [a for a in adapters if a.info["backend_type"] in _APIS]
    found.sort(key=lambda adapter: _RANK.index(_KINDS.get(adapter.info["adapter_type"], "unknown")))
    if not found:
        raise DriverMissingError("wgpu sees no GPU: it needs a Vulkan, Metal or Direct3D 12 driver")
    return found


@contextmanager
def _runtime_folder() -> Iterator[None]:
    """Without this variable, Mesa's EGL writes an error to the terminal for each look at the adapters."""
    if os.name != "posix" or "XDG_RUNTIME_DIR" in os.environ:
        yield
        return
    os.environ["XDG_RUNTIME_DIR"] = tempfile.gettempdir()
    try:
        yield
    finally:
        del os.environ["XDG_RUNTIME_DIR"]


def _version() -> str:
    try:
        import wgpu
    except ImportError:
        return "unknown"
    return str(wgpu.__version__)


def _facts(adapter: Any) -> DeviceFacts:
    info = adapter.info
    vendor = VENDORS.get(info["vendor_id"], str(info["vendor"]).lower())
    # wgpu-native has its own name for the standard's "subgroups".
    features = {"subgroups" if name == "subgroup" else name for name in adapter.features}
    # wgpu-py 0.32 spells the sizes "stackgroup_..."
    sizes = [info.get(f"subgroup_{end}_size") or info.get(f"stackgroup_{end}_size") or 0 for end in ("min", "max")]
    return DeviceFacts(
        backend="wgpu",
        name=info["device"] or info["description"] or "unnamed",
        driver=f"{info['backend_type']}, {info['description']}".rstrip(", "),
        kind=_KINDS.get(info["adapter_type"], "unknown"),
        subgroup_min=max(sizes[0], NARROWEST.get(vendor, 0), software_subgroup(info["device"])),
        subgroup_max=sizes[1],
        details={
            "api": info["backend_type"],
            "vendor id": hex(info["vendor_id"]),
            "device id": hex(info["device_id"]),
            "wgpu version": _version(),
        },
        **facts_of({name: adapter.limits.get(own, 0) for name, own in _LIMITS.items()}, features, vendor),
    )


def list_devices() -> list[DeviceFacts]:
    """The adapters that wgpu can open, hardware first."""
    return [_facts(adapter) for adapter in _adapters()]


def open_backend(index: int | None = None) -> WgpuBackend:
    """Open an adapter by its number in :func:`list_devices`, or the first."""
    adapters = _adapters()
    if index is not None and index >= len(adapters):
        names = "; ".join(f"wgpu:{n} is {a.info['device']}" for n, a in enumerate(adapters))
        raise ProblemError(f"device 'wgpu:{index}' was asked for; {names}")
    return WgpuBackend(adapters[index or 0])
