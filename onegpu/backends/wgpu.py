"""WebGPU through wgpu-py: Vulkan, Metal and Direct3D 12 behind one interface, WGSL programs.

WebGPU tracks hazards itself, so barriers need no call here. Parameter blocks are small uniform buffers kept by
content: a repeated call finds its block and its bind group again and uploads nothing.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from onegpu.backends.base import VENDORS, Barrier, Command, DeviceFacts, Dispatch, KernelCode, Timestamp
from onegpu.errors import DeviceError, DeviceLostError, DriverMissingError, OutOfMemoryError, ProblemError, ShaderError

__all__ = ["WgpuBackend", "list_devices", "open_backend"]

_KINDS = {"DiscreteGPU": "discrete", "IntegratedGPU": "integrated", "VirtualGPU": "virtual", "CPU": "cpu"}
_RANK = ("discrete", "integrated", "virtual", "unknown", "cpu")
#: OpenGL lacks what compute needs here, and shows the same devices once more.
_APIS = ("Vulkan", "Metal", "D3D12")
#: Narrowest subgroups that the GPUs of a vendor run. wgpu says 4 to 128 of every Vulkan device.
_NARROWEST = {"nvidia": 32, "amd": 32, "apple": 32, "intel": 8, "qualcomm": 32}
_LIMITS = (
    "max-buffer-size",
    "max-storage-buffer-binding-size",
    "max-storage-buffers-per-shader-stage",
    "max-compute-workgroup-storage-size",
    "max-compute-invocations-per-workgroup",
    "max-compute-workgroup-size-x",
    "max-compute-workgroups-per-dimension",
    "min-storage-buffer-offset-alignment",
)
#: Parameter blocks and bind groups that are kept; a model's forward pass uses a few dozen.
_KEPT = 4096


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
        wanted = {"subgroup", "timestamp-query"} & set(adapter.features)
        limits = {name: adapter.limits[name] for name in _LIMITS}
        try:
            self._device = adapter.request_device_sync(required_features=sorted(wanted), required_limits=limits)
        except Exception as error:
            raise DeviceError(f"wgpu could not open {self.facts.name}: {error}") from error
        self._queue = self._device.queue
        self._params: OrderedDict[bytes, Any] = OrderedDict()
        self._groups: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self._groups_of: dict[Any, list[tuple[Any, ...]]] = {}
        self._fence = self.allocate(4)

    def allocate(self, nbytes: int) -> Any:
        usage = self._wgpu.BufferUsage
        with self._driver(f"allocating {nbytes} bytes"):
            return self._device.create_buffer(size=nbytes, usage=usage.STORAGE | usage.COPY_SRC | usage.COPY_DST)

    def free(self, handle: Any) -> None:
        for key in self._groups_of.pop(handle, ()):
            self._groups.pop(key, None)
        handle.destroy()  # submitted work that uses it finishes first: WebGPU promises so

    def write(self, handle: Any, offset: int, data: memoryview) -> None:
        with self._driver(f"writing {len(data)} bytes"):
            self._queue.write_buffer(handle, offset, data)

    def read(self, handle: Any, offset: int, nbytes: int) -> memoryview:
        with self._driver(f"reading {nbytes} bytes"):
            return memoryview(self._queue.read_buffer(handle, offset, nbytes)).cast("B")

    def make_pipeline(self, kernel: KernelCode) -> _Pipeline:
        assert isinstance(kernel.code, bytes)
        # naga, the compiler in wgpu, knows subgroups without this line and rejects it; Tint in browsers demands it.
        text = kernel.code.decode().replace("enable subgroups;", "")
        # It also wants the lane as u32, where Slang writes i32.
        text = re.sub(r"subgroupShuffle\((.*), i32\(", r"subgroupShuffle(\1, u32(", text)
        stage = self._wgpu.ShaderStage.COMPUTE
        kinds = {"read": "read-only-storage", "write": "storage"}
        entries = [
            {"binding": 0, "visibility": stage, "buffer": {"type": "uniform", "min_binding_size": kernel.param_bytes}}
        ]
        for number, access in enumerate(kernel.bindings, start=1):
            entries.append({"binding": number, "visibility": stage, "buffer": {"type": kinds[access]}})
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
            times = sum(isinstance(c, Timestamp) for c in commands) if "timestamps" in self.facts.features else 0
            clock = self._clock(times) if times else None
            for dispatches, writes in _passes(commands, timed=bool(times)):
                options = {"timestamp_writes": {"query_set": clock[0], **writes}} if clock and writes else {}
                compute = encoder.begin_compute_pass(**options)
                for dispatch in dispatches:
                    compute.set_pipeline(dispatch.pipeline.pipeline)
                    compute.set_bind_group(0, self._bind_group(dispatch))
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
        self._groups_of.clear()
        self._params.clear()
        self._device.destroy()

    def _clock(self, count: int) -> tuple[Any, Any, int]:
        usage = self._wgpu.BufferUsage
        queries = self._device.create_query_set(type="timestamp", count=count)
        resolved = self._device.create_buffer(size=8 * count, usage=usage.QUERY_RESOLVE | usage.COPY_SRC)
        return queries, resolved, count

    def _bind_group(self, dispatch: Dispatch) -> Any:
        params = self._param_buffer(dispatch.params)
        key = (dispatch.pipeline, params, *((b.handle, b.offset, b.nbytes) for b in dispatch.bindings))
        found = self._groups.get(key)
        if found is None:
            parts = [(params, 0, params.size), *((b.handle, b.offset, b.nbytes) for b in dispatch.bindings)]
            found = self._groups[key] = self._device.create_bind_group(
                layout=dispatch.pipeline.layout,
                entries=[
                    {"binding": n, "resource": {"buffer": buffer, "offset": offset, "size": size}}
                    for n, (buffer, offset, size) in enumerate(parts)
                ],
            )
            for handle in {part[0] for part in parts}:
                self._groups_of.setdefault(handle, []).append(key)
            if len(self._groups) > _KEPT:
                self._forget(next(iter(self._groups)))
        return found

    def _forget(self, key: tuple[Any, ...]) -> None:
        del self._groups[key]
        for handle in {key[1], *(part[0] for part in key[2:])}:
            keys = self._groups_of.get(handle, [])
            keys.remove(key)
            if not keys:
                self._groups_of.pop(handle, None)

    def _param_buffer(self, params: bytes) -> Any:
        found = self._params.get(params)
        if found is None:
            usage = self._wgpu.BufferUsage
            found = self._params[params] = self._device.create_buffer_with_data(data=params, usage=usage.UNIFORM)
            if len(self._params) > _KEPT:
                _, oldest = self._params.popitem(last=False)
                for key in self._groups_of.pop(oldest, ()):
                    self._groups.pop(key, None)
        return found

    @contextmanager
    def _driver(self, doing: str) -> Iterator[None]:
        try:
            yield
        except self._wgpu.GPUOutOfMemoryError as error:
            raise OutOfMemoryError(
                f"{self.facts.name} ran out of memory while {doing}; release buffers or split the tensor ({error})"
            ) from error
        except self._wgpu.GPUError as error:
            if "lost" in str(error).lower():
                raise DeviceLostError(
                    f"{self.facts.name} was lost while {doing}; open a new device, and make calls shorter ({error})"
                ) from error
            raise DeviceError(f"{self.facts.name} failed while {doing}: {error}") from error


def _passes(commands: Sequence[Command], timed: bool) -> Iterator[tuple[list[Dispatch], dict[str, int]]]:
    """Group dispatches into compute passes cut at timestamps, which WebGPU takes at the ends of a pass."""
    dispatches: list[Dispatch] = []
    writes: dict[str, int] = {}
    number = 0
    for command in commands:
        if isinstance(command, Dispatch):
            dispatches.append(command)
        elif isinstance(command, Timestamp) and timed:
            if number == 0 and not dispatches:
                writes["beginning_of_pass_write_index"] = number
            else:
                yield dispatches, {**writes, "end_of_pass_write_index": number}
                dispatches, writes = [], {}
            number += 1
        else:
            assert isinstance(command, (Barrier, Timestamp))
    if dispatches or writes:
        yield dispatches, writes


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


def _software_subgroup(name: str) -> int:
    """Width of the subgroups of Mesa's llvmpipe, which are as wide as its vectors and says so in its name; else 0."""
    found = re.match(r"llvmpipe \(.*\b(\d+) bits\)", name)
    return int(found[1]) // 32 if found else 0


def _facts(adapter: Any) -> DeviceFacts:
    info, limits = adapter.info, adapter.limits
    features = set()
    if "subgroup" in adapter.features:
        features |= {"subgroup-quad", "subgroup-shuffle"}
    if "timestamp-query" in adapter.features:
        features.add("timestamps")
    if "shader-f16" in adapter.features:
        features.add("float16")
    vendor = VENDORS.get(info["vendor_id"], str(info["vendor"]).lower())
    # wgpu-py 0.32 spells the sizes "stackgroup_..."
    sizes = [info.get(f"subgroup_{end}_size") or info.get(f"stackgroup_{end}_size") or 0 for end in ("min", "max")]
    return DeviceFacts(
        backend="wgpu",
        name=info["device"] or info["description"] or "unnamed",
        language="wgsl",
        vendor=vendor,
        driver=f"{info['backend_type']}, {info['description']}".rstrip(", "),
        kind=_KINDS.get(info["adapter_type"], "unknown"),
        features=frozenset(features),
        subgroup_min=max(sizes[0], _NARROWEST.get(vendor, 0), _software_subgroup(info["device"])),
        subgroup_max=sizes[1],
        max_workgroup_threads=limits["max-compute-invocations-per-workgroup"],
        max_workgroup_memory=limits["max-compute-workgroup-storage-size"],
        max_groups=limits["max-compute-workgroups-per-dimension"],
        max_buffer_bytes=limits["max-buffer-size"],
        max_binding_bytes=limits["max-storage-buffer-binding-size"],
        binding_alignment=limits["min-storage-buffer-offset-alignment"],
        shared_buffers=False,
        details={
            "api": info["backend_type"],
            "vendor id": hex(info["vendor_id"]),
            "device id": hex(info["device_id"]),
            "wgpu version": _version(),
        },
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
