"""The physical devices of Vulkan: what they can do, and what of it is switched on."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from onegpu.backends.base import VENDORS, DeviceFacts, MatrixShape
from onegpu.backends.vulkan_api import INSTALL_DRIVER, LOWEST, Instance, Version, cast_function, version_of
from onegpu.errors import DeviceError, DriverMissingError

__all__ = ["CORE_FEATURES", "FEATURES", "FeatureGroup", "PhysicalDevice", "matrix_shapes", "physical_devices"]

#: Vulkan version -> highest SPIR-V version that it takes.
SPIRV_VERSIONS: dict[Version, Version] = {(1, 1): (1, 3), (1, 2): (1, 5), (1, 3): (1, 6)}

#: VkPhysicalDeviceType -> DeviceFacts.kind
KINDS = {0: "unknown", 1: "integrated", 2: "discrete", 3: "virtual", 4: "cpu"}

#: VkComponentTypeKHR -> MatrixShape.element or accumulator. Others, integers and float8 among them, have no kernels.
_COMPONENTS = {0: "float16", 1: "float32", 1000141000: "bfloat16"}
_SUBGROUP_SCOPE = 3  # VK_SCOPE_SUBGROUP_KHR
#: MatrixShape.element -> the features without which no program may name such matrices.
_MATRIX_FEATURES = {
    "float16": {"cooperative-matrix", "memory-model", "float16"},
    "bfloat16": {"cooperative-matrix", "memory-model", "bfloat16", "bfloat16-matrix"},
}


@dataclass(frozen=True)
class FeatureGroup:
    """One Vulkan structure of features. Those that are named here are switched on where the device has them.

    Attributes:
        struct: the structure.
        core: the Vulkan version that has it, or None while it is an extension only.
        extension: the extension that brings it to versions below ``core``.
        members: member of the structure -> its name in ``DeviceFacts.features``.
    """

    struct: str
    core: Version | None
    extension: str
    members: Mapping[str, str] = field(hash=False)

    def extension_for(self, version: Version, extensions: frozenset[str]) -> str | None:
        """What must be enabled to use the group: "" where it is core, None where the device lacks it."""
        if self.core is not None and version >= self.core:
            return ""
        return self.extension if self.extension in extensions else None


#: The features of ``VkPhysicalDeviceFeatures``, as in :attr:`FeatureGroup.members`.
CORE_FEATURES = {"shaderInt16": "int16", "shaderInt64": "int64"}

#: All others. The structures of the extensions, not VkPhysicalDeviceVulkan1xFeatures: those may not be mixed with
#: them, and do not exist in Vulkan 1.1.
FEATURES = (
    FeatureGroup(
        "VkPhysicalDevice16BitStorageFeatures",
        (1, 1),
        "VK_KHR_16bit_storage",
        {"storageBuffer16BitAccess": "storage16", "uniformAndStorageBuffer16BitAccess": "uniform16"},
    ),
    FeatureGroup(
        "VkPhysicalDevice8BitStorageFeatures",
        (1, 2),
        "VK_KHR_8bit_storage",
        {"storageBuffer8BitAccess": "storage8"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceShaderFloat16Int8Features",
        (1, 2),
        "VK_KHR_shader_float16_int8",
        {"shaderFloat16": "float16", "shaderInt8": "int8"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceVulkanMemoryModelFeatures",
        (1, 2),
        "VK_KHR_vulkan_memory_model",
        {"vulkanMemoryModel": "memory-model", "vulkanMemoryModelDeviceScope": "memory-model-device-scope"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures",
        (1, 2),
        "VK_KHR_shader_subgroup_extended_types",
        {"shaderSubgroupExtendedTypes": "subgroup-extended-types"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceSubgroupSizeControlFeatures",
        (1, 3),
        "VK_EXT_subgroup_size_control",
        {"subgroupSizeControl": "subgroup-size-control", "computeFullSubgroups": "full-subgroups"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceMaintenance4Features",
        (1, 3),
        "VK_KHR_maintenance4",
        {"maintenance4": "maintenance4"},
    ),
    FeatureGroup(
        "VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR",
        None,
        "VK_KHR_pipeline_executable_properties",
        {"pipelineExecutableInfo": "statistics"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceCooperativeMatrixFeaturesKHR",
        None,
        "VK_KHR_cooperative_matrix",
        {"cooperativeMatrix": "cooperative-matrix"},
    ),
    FeatureGroup(
        "VkPhysicalDeviceShaderBfloat16FeaturesKHR",
        None,
        "VK_KHR_shader_bfloat16",
        {"shaderBFloat16Type": "bfloat16", "shaderBFloat16CooperativeMatrix": "bfloat16-matrix"},
    ),
)

#: Structures of properties, in the same form.
_PROPERTIES = (
    FeatureGroup("VkPhysicalDeviceSubgroupProperties", (1, 1), "", {}),
    FeatureGroup("VkPhysicalDeviceMaintenance3Properties", (1, 1), "", {}),
    FeatureGroup("VkPhysicalDeviceIDProperties", (1, 1), "", {}),
    FeatureGroup("VkPhysicalDeviceDriverProperties", (1, 2), "VK_KHR_driver_properties", {}),
    FeatureGroup("VkPhysicalDeviceSubgroupSizeControlProperties", (1, 3), "VK_EXT_subgroup_size_control", {}),
    FeatureGroup("VkPhysicalDeviceMaintenance4Properties", (1, 3), "VK_KHR_maintenance4", {}),
    FeatureGroup("VkPhysicalDeviceCooperativeMatrixPropertiesKHR", None, "VK_KHR_cooperative_matrix", {}),
)

#: VkSubgroupFeatureFlagBits -> name in DeviceFacts.features
_SUBGROUP_OPERATIONS = {
    "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT": "subgroup-arithmetic",
    "VK_SUBGROUP_FEATURE_VOTE_BIT": "subgroup-vote",
    "VK_SUBGROUP_FEATURE_BALLOT_BIT": "subgroup-ballot",
    "VK_SUBGROUP_FEATURE_SHUFFLE_BIT": "subgroup-shuffle",
    "VK_SUBGROUP_FEATURE_CLUSTERED_BIT": "subgroup-clustered",
    "VK_SUBGROUP_FEATURE_QUAD_BIT": "subgroup-quad",
}


def matrix_shapes(listed: Iterable[Any], features: AbstractSet[str]) -> frozenset[MatrixShape]:
    """The shapes among a device's ``VkCooperativeMatrixPropertiesKHR`` that programs may use with its features: of a
    subgroup, without saturation, A and B of one type and the result in float32.
    """
    found = set()
    for each in listed:
        a, b, c, result = (_COMPONENTS.get(int(t)) for t in (each.AType, each.BType, each.CType, each.ResultType))
        if each.scope != _SUBGROUP_SCOPE or each.saturatingAccumulation or (b, c, result) != (a, "float32", "float32"):
            continue
        if a in _MATRIX_FEATURES and features >= _MATRIX_FEATURES[a]:
            found.add(MatrixShape(each.MSize, each.NSize, each.KSize, a, "float32"))
    return frozenset(found)


def physical_devices(instance: Instance) -> list[PhysicalDevice]:
    """The devices that can be used, in the loader's order.

    Raises:
        DriverMissingError: if there is none.
    """
    try:
        handles = instance.api.enumerate("vkEnumeratePhysicalDevices", "VkPhysicalDevice", instance.handle)
    except DeviceError as error:
        raise DriverMissingError(f"no Vulkan driver answers ({error}); {INSTALL_DRIVER}") from None
    found = [PhysicalDevice(instance, handle) for handle in handles]
    usable = [device for device in found if device.version >= LOWEST and device.queue_family is not None]
    if not usable:
        old = ", ".join(f"{device.name} (Vulkan {device.version[0]}.{device.version[1]})" for device in found)
        reason = f"no device does compute work with Vulkan 1.1: {old}" if old else "there is no Vulkan device"
        raise DriverMissingError(f"{reason}; {INSTALL_DRIVER}")
    return usable


class PhysicalDevice:
    """A device before it is opened: its facts and what will be switched on.

    Attributes:
        version: Vulkan version that it is used with.
        extensions: names of those that will be enabled.
        memory: its VkPhysicalDeviceMemoryProperties.
        limits: its VkPhysicalDeviceLimits.
        queue_family: index of the queue family for compute work, or None where there is none.
        timestamp_bits: meaningful bits of a timestamp; 0 where there is no clock.
        most_subgroups: subgroups that a workgroup may have where the program chooses their size; 0 where none can.
        facts: what the rest of onegpu sees.
    """

    def __init__(self, instance: Instance, handle: Any) -> None:
        self.instance = instance
        self.api = api = instance.api
        self.handle = handle
        self.core: Any = api.ffi.new("VkPhysicalDeviceProperties*")
        api.lib.vkGetPhysicalDeviceProperties(handle, self.core)
        self.limits: Any = self.core.limits
        self.name = api.text(self.core.deviceName)
        self.version = min(instance.version, version_of(self.core.apiVersion))
        self.memory: Any = api.ffi.new("VkPhysicalDeviceMemoryProperties*")
        api.lib.vkGetPhysicalDeviceMemoryProperties(handle, self.memory)
        self.queue_family, self.timestamp_bits = self._find_queue()
        self.extensions: tuple[str, ...] = ()
        self._enabled: dict[str, list[str]] = {}
        if self.version >= LOWEST:
            items = api.enumerate("vkEnumerateDeviceExtensionProperties", "VkExtensionProperties", handle, api.null)
            self._present = frozenset(api.text(item.extensionName) for item in items)
            names = self._choose_features()
            self._properties = self._query(_PROPERTIES, "VkPhysicalDeviceProperties2", "vkGetPhysicalDeviceProperties2")
            control = self._properties.get("VkPhysicalDeviceSubgroupSizeControlProperties")
            self.most_subgroups: int = control.maxComputeWorkgroupSubgroups if control else 0
            self.facts = self._facts(names)

    def create_device(self) -> Any:
        """Open the device: a VkDevice with one queue and the chosen features."""
        api = self.api
        features = api.struct("VkPhysicalDeviceFeatures2")
        end = features
        for struct, members in self._enabled.items():
            if struct == "VkPhysicalDeviceFeatures":
                for member in members:
                    setattr(features.features, member, 1)
                continue
            group = api.struct(struct, **dict.fromkeys(members, 1))
            self._link(end, group)
            end = group
        queue = api.struct(
            "VkDeviceQueueCreateInfo",
            queueFamilyIndex=self.queue_family,
            queueCount=1,
            pQueuePriorities=api.ffi.new("float[1]", [1.0]),
        )
        info = api.struct(
            "VkDeviceCreateInfo",
            pNext=features,
            queueCreateInfoCount=1,
            pQueueCreateInfos=queue,
            enabledExtensionCount=len(self.extensions),
            ppEnabledExtensionNames=api.strings(list(self.extensions)),
        )
        return api.create("vkCreateDevice", "VkDevice", self.handle, info)

    def device_function(self, device: Any, name: str) -> Any:
        """A function of a device extension."""
        return cast_function(self.api, name, self.api.lib.vkGetDeviceProcAddr(device, name.encode()))

    def _find_queue(self) -> tuple[int | None, int]:
        api = self.api
        families = api.enumerate("vkGetPhysicalDeviceQueueFamilyProperties", "VkQueueFamilyProperties", self.handle)
        able = [i for i, family in enumerate(families) if family.queueFlags & api.vk.VK_QUEUE_COMPUTE_BIT]
        if not able:
            return None, 0
        best = min(able, key=lambda i: families[i].timestampValidBits == 0)
        return best, families[best].timestampValidBits if self.limits.timestampPeriod > 0 else 0

    def _link(self, before: Any, after: Any) -> None:
        before.pNext = after
        self.api.keep(before, after)

    def _query(self, groups: tuple[FeatureGroup, ...], head: str, function: str) -> dict[str, Any]:
        """Fill the structures that this device knows, through one chain; by name."""
        first = end = self.api.struct(head)
        found = {head: first}
        for group in groups:
            if group.extension_for(self.version, self._present) is not None:
                found[group.struct] = self.api.struct(group.struct)
                self._link(end, found[group.struct])
                end = found[group.struct]
        getattr(self.api.lib, function)(self.handle, first)
        return found

    def _choose_features(self) -> set[str]:
        """Note what to switch on; the names of it."""
        found = self._query(FEATURES, "VkPhysicalDeviceFeatures2", "vkGetPhysicalDeviceFeatures2")
        core = found["VkPhysicalDeviceFeatures2"].features
        self._enabled["VkPhysicalDeviceFeatures"] = [member for member in CORE_FEATURES if getattr(core, member)]
        names = {CORE_FEATURES[member] for member in self._enabled["VkPhysicalDeviceFeatures"]}
        # A driver that implements a part of Vulkan wants its extension to be enabled.
        extensions = [name for name in ("VK_KHR_portability_subset",) if name in self._present]
        for group in FEATURES:
            had = found.get(group.struct)
            members = [member for member in group.members if had is not None and getattr(had, member)]
            if members:
                self._enabled[group.struct] = members
                names |= {group.members[member] for member in members}
                extensions += filter(None, [group.extension_for(self.version, self._present)])
        self.extensions = tuple(extensions)
        return names

    def _facts(self, features: set[str]) -> DeviceFacts:
        vk, limits, core, found = self.api.vk, self.limits, self.core, self._properties
        subgroup = found["VkPhysicalDeviceSubgroupProperties"]
        if subgroup.supportedStages & vk.VK_SHADER_STAGE_COMPUTE_BIT:
            operations = _SUBGROUP_OPERATIONS.items()
            features |= {name for bit, name in operations if subgroup.supportedOperations & getattr(vk, bit)}
        if self.timestamp_bits:
            features.add("timestamps")
        if self.instance.validation:
            features.add("validation")
        control = found.get("VkPhysicalDeviceSubgroupSizeControlProperties")
        if control and not control.requiredSubgroupSizeStages & vk.VK_SHADER_STAGE_COMPUTE_BIT:
            features.discard("subgroup-size-control")
        matrices = self._matrices(features)
        if not matrices:  # none that compute programs can use
            features -= {"cooperative-matrix", "bfloat16-matrix"}
        largest = [found["VkPhysicalDeviceMaintenance3Properties"].maxMemoryAllocationSize]
        if "VkPhysicalDeviceMaintenance4Properties" in found:
            largest.append(found["VkPhysicalDeviceMaintenance4Properties"].maxBufferSize)
        groups = limits.maxComputeWorkGroupCount
        return DeviceFacts(
            backend="vulkan",
            name=self.name,
            language="spirv",
            vendor=VENDORS.get(core.vendorID, ""),
            driver=self._driver(),
            kind=KINDS.get(core.deviceType, "unknown"),
            features=frozenset(features),
            subgroup_min=control.minSubgroupSize if control else subgroup.subgroupSize,
            subgroup_max=control.maxSubgroupSize if control else subgroup.subgroupSize,
            max_workgroup_threads=min(limits.maxComputeWorkGroupInvocations, limits.maxComputeWorkGroupSize[0]),
            max_workgroup_memory=limits.maxComputeSharedMemorySize,
            max_groups=min(groups[0], groups[1]),
            max_buffer_bytes=min(largest),
            max_binding_bytes=limits.maxStorageBufferRange,
            binding_alignment=limits.minStorageBufferOffsetAlignment,
            matrices=matrices,
            details=self._details(),
        )

    def _matrices(self, features: set[str]) -> frozenset[MatrixShape]:
        stages = self._properties.get("VkPhysicalDeviceCooperativeMatrixPropertiesKHR")
        if "cooperative-matrix" not in features or not (
            stages and stages.cooperativeMatrixSupportedStages & self.api.vk.VK_SHADER_STAGE_COMPUTE_BIT
        ):
            return frozenset()
        name = "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"
        listed = self.api.enumerate(
            name, "VkCooperativeMatrixPropertiesKHR", self.handle, function=self.instance.function(name)
        )
        return matrix_shapes(listed, features)

    def _driver(self) -> str:
        driver = self._properties.get("VkPhysicalDeviceDriverProperties")
        if driver is None:
            return f"version {self.core.driverVersion:#x}"
        return f"{self.api.text(driver.driverName)} {self.api.text(driver.driverInfo)}".strip()

    def _details(self) -> dict[str, str]:
        core, patch = self.core, self.core.apiVersion & 0xFFF
        major, minor = version_of(core.apiVersion)
        ids = self._properties["VkPhysicalDeviceIDProperties"]
        details = {
            "Vulkan version": f"{major}.{minor}.{patch}",
            "SPIR-V version": "{}.{}".format(*SPIRV_VERSIONS[self.version]),
            "device type": KINDS.get(core.deviceType, "unknown"),
            "device UUID": str(uuid.UUID(bytes=bytes(ids.deviceUUID))),
            "vendor and device ID": f"{core.vendorID:04x}:{core.deviceID:04x}",
            "driver version": f"{core.driverVersion:#x}",
            "subgroup size": str(self._properties["VkPhysicalDeviceSubgroupProperties"].subgroupSize),
            "timestamp period": f"{self.limits.timestampPeriod:g} ns, {self.timestamp_bits} bits",
            "most groups": " x ".join(str(n) for n in self.limits.maxComputeWorkGroupCount),
        }
        for i in range(self.memory.memoryHeapCount):
            heap = self.memory.memoryHeaps[i]
            where = "device" if heap.flags & self.api.vk.VK_MEMORY_HEAP_DEVICE_LOCAL_BIT else "host"
            details[f"heap {i}"] = f"{heap.size / 2**20:.0f} MiB, {where}"
        return details
