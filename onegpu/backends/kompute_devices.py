"""What Vulkan says of the devices that Kompute opens.

Kompute tells of a device no more than its name and the size of its grids, and takes for granted that calls
succeed: it crashes where there is no driver, and where there is no memory. So the loader that it is linked with is
asked first, and what is taken of the memory is counted.
"""

from __future__ import annotations

import ctypes
import sys
from ctypes import POINTER, Structure, byref, c_char, c_char_p, c_int32, c_uint8, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass, field
from typing import Any

from onegpu.backends.base import UNLIMITED, VENDORS, DeviceFacts
from onegpu.errors import DriverMissingError, OutOfMemoryError

__all__ = ["PhysicalDevice", "Room", "physical_devices"]

#: VkPhysicalDeviceType -> DeviceFacts.kind
_KINDS = {0: "unknown", 1: "integrated", 2: "discrete", 3: "virtual", 4: "cpu"}
#: VkSubgroupFeatureFlagBits -> DeviceFacts.features
_SUBGROUP_OPERATIONS = {
    1 << 1: "subgroup-vote",
    1 << 2: "subgroup-arithmetic",
    1 << 3: "subgroup-ballot",
    1 << 4: "subgroup-shuffle",
    1 << 6: "subgroup-clustered",
    1 << 7: "subgroup-quad",
}
_COMPUTE_STAGE = 0x20
_DEVICE_LOCAL, _HOST_VISIBLE, _HOST_COHERENT = 1, 2, 4
#: Kompute asks for this version, which takes SPIR-V 1.3.
_VULKAN_1_1 = 1 << 22 | 1 << 12
#: Kompute counts the bytes of a tensor in 32 bits.
_MOST_BYTES = (1 << 32) - 4

INSTALL_DRIVER = (
    "install the driver of your GPU; on Debian and Ubuntu mesa-vulkan-drivers serves AMD, Intel and, slowly, the CPU"
)


class _ApplicationInfo(Structure):
    _fields_ = (
        ("sType", c_int32),
        ("pNext", c_void_p),
        ("pApplicationName", c_char_p),
        ("applicationVersion", c_uint32),
        ("pEngineName", c_char_p),
        ("engineVersion", c_uint32),
        ("apiVersion", c_uint32),
    )


class _InstanceCreateInfo(Structure):
    _fields_ = (
        ("sType", c_int32),
        ("pNext", c_void_p),
        ("flags", c_uint32),
        ("pApplicationInfo", POINTER(_ApplicationInfo)),
        ("enabledLayerCount", c_uint32),
        ("ppEnabledLayerNames", c_void_p),
        ("enabledExtensionCount", c_uint32),
        ("ppEnabledExtensionNames", c_void_p),
    )


class _Limits(Structure):
    """VkPhysicalDeviceLimits; what is of no interest here has no name."""

    _fields_ = (
        ("_images_and_uniforms", c_uint32 * 7),
        ("maxStorageBufferRange", c_uint32),
        ("maxPushConstantsSize", c_uint32),
        ("maxMemoryAllocationCount", c_uint32),
        ("maxSamplerAllocationCount", c_uint32),
        ("bufferImageGranularity", c_uint64),
        ("sparseAddressSpaceSize", c_uint64),
        ("_descriptors_and_graphics", c_uint32 * 38),
        ("maxComputeSharedMemorySize", c_uint32),
        ("maxComputeWorkGroupCount", c_uint32 * 3),
        ("maxComputeWorkGroupInvocations", c_uint32),
        ("maxComputeWorkGroupSize", c_uint32 * 3),
        ("_rest", c_uint64 * 32),
    )


class _Properties(Structure):
    """VkPhysicalDeviceProperties"""

    _fields_ = (
        ("apiVersion", c_uint32),
        ("driverVersion", c_uint32),
        ("vendorID", c_uint32),
        ("deviceID", c_uint32),
        ("deviceType", c_int32),
        ("deviceName", c_char * 256),
        ("pipelineCacheUUID", c_uint8 * 16),
        ("limits", _Limits),
        ("sparseProperties", c_uint32 * 5),
    )


class _SizeControl(Structure):
    """VkPhysicalDeviceSubgroupSizeControlProperties, which a driver without it leaves as it is"""

    _fields_ = (
        ("sType", c_int32),
        ("pNext", c_void_p),
        ("minSubgroupSize", c_uint32),
        ("maxSubgroupSize", c_uint32),
        ("maxComputeWorkgroupSubgroups", c_uint32),
        ("requiredSubgroupSizeStages", c_uint32),
    )


class _Subgroups(Structure):
    """VkPhysicalDeviceSubgroupProperties"""

    _fields_ = (
        ("sType", c_int32),
        ("pNext", POINTER(_SizeControl)),
        ("subgroupSize", c_uint32),
        ("supportedStages", c_uint32),
        ("supportedOperations", c_uint32),
        ("quadOperationsInAllStages", c_uint32),
    )


class _Properties2(Structure):
    _fields_ = (("sType", c_int32), ("pNext", POINTER(_Subgroups)), ("properties", _Properties))


class _MemoryType(Structure):
    _fields_ = (("propertyFlags", c_uint32), ("heapIndex", c_uint32))


class _MemoryHeap(Structure):
    _fields_ = (("size", c_uint64), ("flags", c_uint32))


class _Memory(Structure):
    """VkPhysicalDeviceMemoryProperties"""

    _fields_ = (
        ("memoryTypeCount", c_uint32),
        ("memoryTypes", _MemoryType * 32),
        ("memoryHeapCount", c_uint32),
        ("memoryHeaps", _MemoryHeap * 16),
    )


@dataclass
class Room:
    """What is left of a device's memory, of what this backend took. The application's own tensors are not counted.

    Attributes:
        heaps: bytes left in each heap.
        near: the heap that Kompute takes for the device's copy of a tensor.
        host: the heap that it takes for the host's copy.
        allocations: pieces of memory that may still be taken, of whatever size.
    """

    heaps: list[int]
    near: int
    host: int
    allocations: int

    def take(self, nbytes: int) -> None:
        """Note a tensor of type "device": its memory and as much again for the host's copy.

        Raises:
            OutOfMemoryError: if there is no room for it.
        """
        needed = [0] * len(self.heaps)
        needed[self.near] += nbytes
        needed[self.host] += nbytes
        if self.allocations < 2 or any(have < need for have, need in zip(self.heaps, needed, strict=True)):
            left = min(self.heaps[self.near], self.heaps[self.host])
            raise OutOfMemoryError(
                f"no {nbytes} bytes of memory are free for a tensor and its copy on the host ({left} bytes and "
                f"{self.allocations} allocations are left); release buffers or split the tensor"
            )
        self._add(-nbytes, -2)

    def give(self, nbytes: int) -> None:
        """Note that such a tensor is gone."""
        self._add(nbytes, 2)

    def _add(self, nbytes: int, allocations: int) -> None:
        self.heaps[self.near] += nbytes
        self.heaps[self.host] += nbytes
        self.allocations += allocations


@dataclass(frozen=True)
class PhysicalDevice:
    """A device that Kompute can open.

    Attributes:
        number: Kompute's number for it.
        facts: what the rest of onegpu sees.
        room: a fresh count of its memory.
    """

    number: int
    facts: DeviceFacts
    heaps: tuple[int, ...] = field(repr=False)
    near: int
    host: int
    allocations: int

    @property
    def room(self) -> Room:
        return Room(list(self.heaps), self.near, self.host, self.allocations)


def physical_devices(kp: Any) -> list[PhysicalDevice]:
    """The devices with Vulkan 1.1 or newer, in Kompute's order.

    Raises:
        DriverMissingError: if there is none.
    """
    vulkan: Any
    if sys.platform == "win32":
        vulkan = ctypes.WinDLL("vulkan-1.dll")
    else:  # through Kompute's own module: the loader that it is linked with, wherever that lies
        vulkan = ctypes.CDLL(kp.__file__)
    application = _ApplicationInfo(sType=0, apiVersion=_VULKAN_1_1)
    info = _InstanceCreateInfo(sType=1, pApplicationInfo=ctypes.pointer(application))
    instance = c_void_p()
    result = vulkan.vkCreateInstance(byref(info), None, byref(instance))
    if result:
        raise DriverMissingError(f"no Vulkan driver answers (VkResult {result}); {INSTALL_DRIVER}")
    try:
        count = c_uint32()
        vulkan.vkEnumeratePhysicalDevices(instance, byref(count), None)
        handles = (c_void_p * count.value)()
        vulkan.vkEnumeratePhysicalDevices(instance, byref(count), handles)
        found = [_ask(vulkan, kp, number, c_void_p(handle)) for number, handle in enumerate(handles[: count.value])]
    finally:
        vulkan.vkDestroyInstance(instance, None)
    usable = [device for device in found if device is not None]
    if not usable:
        raise DriverMissingError(f"there is no device with Vulkan 1.1 or newer; {INSTALL_DRIVER}")
    return usable


def _ask(vulkan: Any, kp: Any, number: int, handle: c_void_p) -> PhysicalDevice | None:
    core = _Properties()
    vulkan.vkGetPhysicalDeviceProperties(handle, byref(core))
    if core.apiVersion < _VULKAN_1_1:
        return None
    control = _SizeControl(sType=1000225000)
    subgroups = _Subgroups(sType=1000094000, pNext=ctypes.pointer(control))
    vulkan.vkGetPhysicalDeviceProperties2(
        handle, byref(_Properties2(sType=1000059001, pNext=ctypes.pointer(subgroups)))
    )
    memory = _Memory()
    vulkan.vkGetPhysicalDeviceMemoryProperties(handle, byref(memory))
    return PhysicalDevice(
        number,
        _facts(kp, core, subgroups, control),
        tuple(heap.size for heap in memory.memoryHeaps[: memory.memoryHeapCount]),
        _heap_with(memory, _DEVICE_LOCAL),
        _heap_with(memory, _HOST_VISIBLE | _HOST_COHERENT),
        core.limits.maxMemoryAllocationCount,
    )


def _heap_with(memory: _Memory, flags: int) -> int:
    """The heap of the first type of memory with these properties, which is the one that Kompute takes."""
    types = memory.memoryTypes[: memory.memoryTypeCount]
    return next((each.heapIndex for each in types if each.propertyFlags & flags == flags), 0)


def _facts(kp: Any, core: _Properties, subgroups: _Subgroups, control: _SizeControl) -> DeviceFacts:
    limits = core.limits
    # Kompute switches no feature on. What a subgroup can do is a property, which needs no switch.
    able = subgroups.supportedOperations if subgroups.supportedStages & _COMPUTE_STAGE else 0
    most = min(limits.maxStorageBufferRange, _MOST_BYTES) // 4 * 4
    version = f"{core.apiVersion >> 22}.{core.apiVersion >> 12 & 0x3FF}.{core.apiVersion & 0xFFF}"
    return DeviceFacts(
        backend="kompute",
        name=core.deviceName.decode(errors="replace"),
        language="spirv",
        vendor=VENDORS.get(core.vendorID, ""),
        driver=f"version {core.driverVersion:#x}",
        kind=_KINDS.get(core.deviceType, "unknown"),
        features=frozenset(name for bit, name in _SUBGROUP_OPERATIONS.items() if able & bit),
        subgroup_min=control.minSubgroupSize or subgroups.subgroupSize,
        subgroup_max=control.maxSubgroupSize or subgroups.subgroupSize,
        max_workgroup_threads=min(limits.maxComputeWorkGroupInvocations, limits.maxComputeWorkGroupSize[0]),
        max_workgroup_memory=limits.maxComputeSharedMemorySize,
        max_groups=min(limits.maxComputeWorkGroupCount[:2]),
        max_buffer_bytes=most,
        max_binding_bytes=most,
        binding_alignment=UNLIMITED,  # tensors are bound whole: from byte 0 on
        details={
            "Kompute version": str(getattr(kp, "__version__", "unknown")),
            "Vulkan version": version,
            "vendor and device ID": f"{core.vendorID:04x}:{core.deviceID:04x}",
        },
    )
