"""What the backends of WebGPU have in common, in whichever words their libraries put it.

WebGPU tracks hazards itself, so barriers need no call. Parameter blocks are small uniform buffers kept by content: a
repeated call finds its block and its bind group again and uploads nothing.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from onegpu.backends.base import Barrier, Command, Dispatch, KernelCode, Timestamp
from onegpu.errors import DeviceError, DeviceLostError, OutOfMemoryError

__all__ = [
    "LIMITS",
    "NARROWEST",
    "BindGroups",
    "Part",
    "binding_types",
    "clock_reads",
    "device_lost",
    "driver_failed",
    "facts_of",
    "out_of_memory",
    "passes",
    "software_subgroup",
]

#: What is asked of a device as far as its adapter offers it.
LIMITS = (
    "maxBufferSize",
    "maxStorageBufferBindingSize",
    "maxStorageBuffersPerShaderStage",
    "maxComputeWorkgroupStorageSize",
    "maxComputeInvocationsPerWorkgroup",
    "maxComputeWorkgroupSizeX",
    "maxComputeWorkgroupsPerDimension",
    "minStorageBufferOffsetAlignment",
)
#: Narrowest subgroups that the GPUs of a vendor run. WebGPU on Vulkan says 4 to 128 of many devices.
NARROWEST = {"nvidia": 32, "amd": 32, "apple": 32, "intel": 8, "qualcomm": 32}
#: Parameter blocks and bind groups that are kept; a model's forward pass uses a few dozen.
_KEPT = 4096

#: A buffer, the first byte and the number of bytes of what a binding shows of it.
Part = tuple[Any, int, int]


def facts_of(limits: Mapping[str, int], features: frozenset[str] | set[str], vendor: str) -> dict[str, Any]:
    """The members of :class:`DeviceFacts` that follow from an adapter's limits and features, in standard spelling."""
    found = set()
    if "subgroups" in features:
        found |= {"subgroup-quad", "subgroup-shuffle"}
    if "timestamp-query" in features:
        found.add("timestamps")
    if "shader-f16" in features:
        found.add("float16")
    return {
        "language": "wgsl",
        "vendor": vendor,
        "features": frozenset(found),
        "max_workgroup_threads": limits["maxComputeInvocationsPerWorkgroup"],
        "max_workgroup_memory": limits["maxComputeWorkgroupStorageSize"],
        "max_groups": limits["maxComputeWorkgroupsPerDimension"],
        "max_buffer_bytes": limits["maxBufferSize"],
        "max_binding_bytes": limits["maxStorageBufferBindingSize"],
        "binding_alignment": limits["minStorageBufferOffsetAlignment"],
        "shared_buffers": False,
    }


def software_subgroup(name: str) -> int:
    """Width of the subgroups of Mesa's llvmpipe, which are as wide as its vectors and says so in its name; else 0."""
    found = re.match(r"llvmpipe \(.*\b(\d+) bits\)", name)
    return int(found[1]) // 32 if found else 0


def binding_types(kernel: KernelCode) -> list[str]:
    """The type of each binding of a program, from binding 0 on, which is its parameter block."""
    kinds = {"read": "read-only-storage", "write": "storage"}
    return ["uniform", *(kinds[access] for access in kernel.bindings)]


def passes(commands: Sequence[Command], timed: bool) -> Iterator[tuple[list[Dispatch], dict[str, int]]]:
    """Group dispatches into compute passes cut at timestamps, which WebGPU takes at the ends of a pass: the dispatches,
    and the numbers of the timestamps at its "begin" and "end".
    """
    dispatches: list[Dispatch] = []
    writes: dict[str, int] = {}
    number = 0
    for command in commands:
        if isinstance(command, Dispatch):
            dispatches.append(command)
        elif isinstance(command, Timestamp) and timed:
            if number == 0 and not dispatches:
                writes["begin"] = number
            else:
                yield dispatches, {**writes, "end": number}
                dispatches, writes = [], {}
            number += 1
        else:
            assert isinstance(command, (Barrier, Timestamp))
    if dispatches or writes:
        yield dispatches, writes


def clock_reads(commands: Sequence[Command]) -> int:
    """How many timestamps there are among commands."""
    return sum(isinstance(command, Timestamp) for command in commands)


def out_of_memory(name: str, doing: str, words: object) -> OutOfMemoryError:
    """The error of a device of that name which has no room."""
    return OutOfMemoryError(f"{name} ran out of memory while {doing}; release buffers or split the tensor ({words})")


def device_lost(name: str, doing: str, words: object) -> DeviceLostError:
    """The error of a device that is no longer there."""
    return DeviceLostError(f"{name} was lost while {doing}; open a new device, and make calls shorter ({words})")


def driver_failed(name: str, doing: str, words: object) -> DeviceError:
    """Any other error of a driver."""
    return DeviceError(f"{name} failed while {doing}: {words}")


class BindGroups:
    """Bind groups by their content, and the parameter blocks in them.

    Args:
        make_block: makes a uniform buffer with given bytes.
        make_group: makes a bind group of a pipeline's layout from what each binding shows.
    """

    def __init__(self, make_block: Callable[[bytes], Any], make_group: Callable[[Any, Sequence[Part]], Any]) -> None:
        self._make_block = make_block
        self._make_group = make_group
        self._blocks: OrderedDict[bytes, Any] = OrderedDict()
        self._groups: dict[tuple[Any, ...], Any] = {}
        self._groups_of: dict[Any, list[tuple[Any, ...]]] = {}

    def of(self, dispatch: Dispatch) -> Any:
        """The bind group of a dispatch, whose pipeline has a ``layout``."""
        block = self._block(dispatch.params)
        key = (dispatch.pipeline, block, dispatch.bindings)
        found = self._groups.get(key)
        if found is None:
            parts = [(block, 0, len(dispatch.params)), *((b.handle, b.offset, b.nbytes) for b in dispatch.bindings)]
            found = self._groups[key] = self._make_group(dispatch.pipeline.layout, parts)
            for handle in _buffers(key):
                self._groups_of.setdefault(handle, []).append(key)
            if len(self._groups) > _KEPT:
                self._drop(next(iter(self._groups)))
        return found

    def forget(self, handle: Any) -> None:
        """Let go of every bind group with a buffer in it."""
        for key in list(self._groups_of.get(handle, ())):
            self._drop(key)

    def clear(self) -> None:
        """Let go of everything."""
        self._groups.clear()
        self._groups_of.clear()
        self._blocks.clear()

    def _drop(self, key: tuple[Any, ...]) -> None:
        del self._groups[key]
        for handle in _buffers(key):
            keys = self._groups_of[handle]
            keys.remove(key)
            if not keys:
                del self._groups_of[handle]

    def _block(self, params: bytes) -> Any:
        found = self._blocks.get(params)
        if found is None:
            found = self._blocks[params] = self._make_block(params)
            if len(self._blocks) > _KEPT:
                _, oldest = self._blocks.popitem(last=False)
                self.forget(oldest)
        return found


def _buffers(key: tuple[Any, ...]) -> set[Any]:
    return {key[1], *(binding.handle for binding in key[2])}
