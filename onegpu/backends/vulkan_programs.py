"""Programs of the Vulkan backend: pipelines, the cache of them on disk, and descriptor sets."""

from __future__ import annotations

import hashlib
from array import array
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from onegpu import cache
from onegpu.backends.base import Binding, Dispatch, KernelCode
from onegpu.backends.vulkan_api import log
from onegpu.backends.vulkan_devices import SPIRV_VERSIONS, PhysicalDevice
from onegpu.backends.vulkan_memory import VulkanBuffer
from onegpu.errors import DeviceClosedError, DeviceError, DeviceLostError, OutOfMemoryError, ProblemError, ShaderError

__all__ = ["DescriptorSets", "Pipeline", "PipelineCache", "Pipelines", "spills", "without_unroll_hints"]

_SPIRV_MAGIC = 0x07230203
_SPIRV_HEADER_WORDS = 5
#: OpLoopMerge, and the bit of its third operand that asks for unrolling.
_LOOP_MERGE, _UNROLL = 246, 1
_FILE_MAGIC = b"onegpu-vulkan-1\n"
_SETS_KEPT = 4096
#: Statistics of values that found no register, in lower case. Of Mesa's drivers RADV, NVK and ANV, in this order, and
#: of NVIDIA's own.
_SPILLS = frozenset(
    {
        *("spilled sgprs", "spilled vgprs", "scratch size"),
        *("spills to memory", "slm size"),
        *("spill count", "scratch memory size"),
        "local memory size",
    }
)
_FORMATS = {0: "b32", 1: "i64", 2: "u64", 3: "f64"}  # VkPipelineExecutableStatisticFormatKHR
#: VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT, which the package lacks.
_REQUIRE_FULL_SUBGROUPS = 2


class SetLayout:
    """What kernels with the same number of storage bindings share: layouts and descriptor sets.

    Attributes:
        handle: VkDescriptorSetLayout: the parameter block, then the storage buffers.
        pipeline_layout: VkPipelineLayout with that one set.
        unused: descriptor sets without a user.
    """

    def __init__(self, physical: PhysicalDevice, device: Any, storages: int) -> None:
        api, vk = physical.api, physical.api.vk
        self._api, self._device = api, device
        self.storages = storages
        self.unused: list[Any] = []
        self._pools: list[Any] = []
        self._kinds = [vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC]
        self._kinds += [vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER] * storages
        bindings = api.ffi.new("VkDescriptorSetLayoutBinding[]", 1 + storages)
        for i, kind in enumerate(self._kinds):
            bindings[i].binding = i
            bindings[i].descriptorType = kind
            bindings[i].descriptorCount = 1
            bindings[i].stageFlags = vk.VK_SHADER_STAGE_COMPUTE_BIT
        info = api.struct("VkDescriptorSetLayoutCreateInfo", bindingCount=1 + storages, pBindings=bindings)
        self.handle = api.create("vkCreateDescriptorSetLayout", "VkDescriptorSetLayout", device, info)
        layouts = api.ffi.new("VkDescriptorSetLayout[1]", [self.handle])
        info = api.struct("VkPipelineLayoutCreateInfo", setLayoutCount=1, pSetLayouts=layouts)
        try:
            self.pipeline_layout = api.create("vkCreatePipelineLayout", "VkPipelineLayout", device, info)
        except BaseException:
            api.lib.vkDestroyDescriptorSetLayout(device, self.handle, api.null)
            raise
        self._infos = api.ffi.new("VkDescriptorBufferInfo[]", 1 + storages)
        self._writes = api.ffi.new("VkWriteDescriptorSet[]", 1 + storages)
        for i, kind in enumerate(self._kinds):
            write = self._writes[i]
            write.sType = vk.VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET
            write.dstBinding = i
            write.descriptorCount = 1
            write.descriptorType = kind
            write.pBufferInfo = self._infos + i

    def make_set(self, ranges: list[tuple[Any, int, int]]) -> Any:
        """A descriptor set, as an array of one, that shows (VkBuffer, offset, size) for each binding."""
        if not self.unused:
            self._grow()
        made = self.unused.pop()
        for i, (buffer, offset, size) in enumerate(ranges):
            info = self._infos[i]
            info.buffer, info.offset, info.range = buffer, offset, size
            self._writes[i].dstSet = made[0]
        self._api.lib.vkUpdateDescriptorSets(self._device, len(ranges), self._writes, 0, self._api.null)
        return made

    def close(self) -> None:
        api, device = self._api, self._device
        for pool in self._pools:
            api.lib.vkDestroyDescriptorPool(device, pool, api.null)
        api.lib.vkDestroyPipelineLayout(device, self.pipeline_layout, api.null)
        api.lib.vkDestroyDescriptorSetLayout(device, self.handle, api.null)

    def _grow(self) -> None:
        """Add a pool, twice as large as the last up to a limit, and take all its sets."""
        api, ffi = self._api, self._api.ffi
        count = min(16 << len(self._pools), 512)
        room = [(kind, count * self._kinds.count(kind)) for kind in set(self._kinds)]
        sizes = ffi.new("VkDescriptorPoolSize[]", room)
        info = api.struct("VkDescriptorPoolCreateInfo", maxSets=count, poolSizeCount=len(sizes), pPoolSizes=sizes)
        pool = api.create("vkCreateDescriptorPool", "VkDescriptorPool", self._device, info)
        self._pools.append(pool)
        layouts = ffi.new("VkDescriptorSetLayout[]", [self.handle] * count)
        info = api.struct(
            "VkDescriptorSetAllocateInfo", descriptorPool=pool, descriptorSetCount=count, pSetLayouts=layouts
        )
        sets = ffi.new("VkDescriptorSet[]", count)
        api.call("vkAllocateDescriptorSets", self._device, info, sets)
        self.unused += [ffi.new("VkDescriptorSet[1]", [each]) for each in sets]


class Pipeline:
    """A compiled kernel.

    Attributes:
        handle: VkPipeline.
        layout: what it shares with others of as many bindings.
        kernel: what it was made from.
        stride: bytes that its parameter block takes in a ring.
    """

    __slots__ = ("handle", "kernel", "layout", "stride")

    def __init__(self, handle: Any, layout: SetLayout, kernel: KernelCode, stride: int) -> None:
        self.handle = handle
        self.layout = layout
        self.kernel = kernel
        self.stride = stride


def spills(statistics: Mapping[str, int]) -> dict[str, int]:
    """What the statistics of a pipeline say of registers that did not suffice and of thread-private memory: all 0 where
    everything stays in registers, and empty where the driver does not tell.
    """
    # NVIDIA's "Local Memory Size" has a bit above the number (driver 580.159.04).
    return {
        name: value & 0xFFFFFFFF for name, value in statistics.items() if name.rpartition(": ")[2].lower() in _SPILLS
    }


def without_unroll_hints(code: bytes) -> bytes:
    """SPIR-V whose loops do not ask to be unrolled. SwiftShader, the Vulkan driver in Chromium, does unroll them, and
    crashes while it is at it, with the whole process.
    """
    words = array("I", code)
    place = _SPIRV_HEADER_WORDS
    while place < len(words):
        count, operation = words[place] >> 16, words[place] & 0xFFFF
        if operation == _LOOP_MERGE:
            words[place + 3] &= ~_UNROLL
        place += max(count, 1)
    return words.tobytes()


class PipelineCache:
    """A VkPipelineCache that is read from a file and written back when it has grown. The file is never an error.

    Attributes:
        path: the file, or None where nothing is to be kept.
        loaded: what was read from it.
        grown: whether pipelines were made since.
    """

    def __init__(self, physical: PhysicalDevice, device: Any) -> None:
        self._api, self._device = physical.api, device
        core = physical.core
        self._header = (core.vendorID, core.deviceID, bytes(core.pipelineCacheUUID))
        folder = cache.cache_folder()
        name = f"vulkan-{core.vendorID:04x}-{core.deviceID:04x}-{core.driverVersion:08x}-{self._header[2].hex()}.bin"
        self.path: Path | None = None if folder is None else folder / name
        self.grown = False
        data = self._load()
        try:
            self.handle = self._create(data)
        except DeviceError:
            data = b""
            self.handle = self._create(data)
        self.loaded = data

    def close(self) -> None:
        if self.grown and self.path is not None:
            try:
                self._save(self.path)
            except (DeviceError, OSError) as error:
                log.debug("the pipeline cache %s was not written: %s", self.path, error)
        self._api.lib.vkDestroyPipelineCache(self._device, self.handle, self._api.null)

    def _create(self, data: bytes) -> Any:
        source = self._api.ffi.from_buffer(data)
        info = self._api.struct("VkPipelineCacheCreateInfo", initialDataSize=len(data), pInitialData=source)
        return self._api.create("vkCreatePipelineCache", "VkPipelineCache", self._device, info)

    def _load(self) -> bytes:
        """The cache's data. Drivers may trust what they are given, so a file is checked to its last byte."""
        try:
            content = b"" if self.path is None else self.path.read_bytes()
        except OSError:
            return b""
        start = len(_FILE_MAGIC) + 32
        digest, data = content[len(_FILE_MAGIC) : start], content[start:]
        if not content.startswith(_FILE_MAGIC) or hashlib.sha256(data).digest() != digest or len(data) < 32:
            return b""
        # VkPipelineCacheHeaderVersionOne: length, version, vendor, device, UUID; in the host's byte order.
        words = memoryview(data[:16]).cast("I")
        mine = (words[2], words[3], data[16:32]) == self._header
        return data if mine and words[1] == self._api.vk.VK_PIPELINE_CACHE_HEADER_VERSION_ONE else b""

    def _save(self, path: Path) -> None:
        api = self._api
        size = api.ffi.new("size_t*")
        api.call("vkGetPipelineCacheData", self._device, self.handle, size, api.null)
        buffer = api.ffi.new("char[]", size[0])
        api.call("vkGetPipelineCacheData", self._device, self.handle, size, buffer)
        data = bytes(api.ffi.buffer(buffer, size[0]))
        if data == self.loaded:  # every pipeline was found in the cache
            return
        cache.write_whole(path, _FILE_MAGIC + hashlib.sha256(data).digest() + data)


class Pipelines:
    """Compiles kernels."""

    def __init__(self, physical: PhysicalDevice, device: Any) -> None:
        self._physical, self._device = physical, device
        self._api = physical.api
        self.cache = PipelineCache(physical, device)
        self._layouts: dict[int, SetLayout] = {}
        self._made: list[Pipeline] = []
        self._set_name: Any = None
        if physical.instance.debug_utils:
            self._set_name = physical.instance.function("vkSetDebugUtilsObjectNameEXT")

    def make(self, kernel: KernelCode) -> Pipeline:
        """Compile a kernel.

        Raises:
            ShaderError: if it exceeds the device's limits or the driver rejects it.
        """
        self._check(kernel)
        layout = self._layout(kernel)
        handle = self._compile(kernel, layout)
        alignment = self._physical.limits.minUniformBufferOffsetAlignment
        stride = -(-max(kernel.param_bytes, 4) // alignment) * alignment
        pipeline = Pipeline(handle, layout, kernel, stride)
        self._made.append(pipeline)
        self.cache.grown = True
        self._name(pipeline)
        return pipeline

    def inspect(self, kernel: KernelCode) -> tuple[dict[str, int], dict[str, str]]:
        """What the driver's compiler says of a kernel: statistics (registers, spills and the like), and the texts that
        it makes on its way, assembly among them with some drivers. Both are empty where it says nothing.

        The kernel is compiled for it, since drivers pass their caches by for a pipeline that keeps such things.

        Raises:
            ShaderError: as :meth:`make`.
        """
        self._check(kernel)
        statistics: dict[str, int] = {}
        texts: dict[str, str] = {}
        if "statistics" not in self._physical.facts.features:
            return statistics, texts
        api, vk, device = self._api, self._api.vk, self._device
        flags = vk.VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR
        flags |= vk.VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR
        handle = self._compile(kernel, self._layout(kernel), flags, cached=False)
        try:
            executables = self._ask("Properties", api.struct("VkPipelineInfoKHR", pipeline=handle))
            for i, each in enumerate(executables):
                info = api.struct("VkPipelineExecutableInfoKHR", pipeline=handle, executableIndex=i)
                # Intel's driver compiles one program per subgroup width.
                prefix = f"{api.text(each.name)}: " if len(executables) > 1 else ""
                for told in self._ask("Statistic", info):
                    statistics[prefix + api.text(told.name)] = int(getattr(told.value, _FORMATS[told.format]))
                texts |= {prefix + name: text for name, text in self._texts(info)}
        finally:
            api.lib.vkDestroyPipeline(device, handle, api.null)
        return statistics, texts

    def close(self) -> None:
        for pipeline in self._made:
            self._api.lib.vkDestroyPipeline(self._device, pipeline.handle, self._api.null)
        for layout in self._layouts.values():
            layout.close()
        self.cache.close()

    def _layout(self, kernel: KernelCode) -> SetLayout:
        layout = self._layouts.get(len(kernel.bindings))
        if layout is None:
            layout = self._layouts[len(kernel.bindings)] = SetLayout(self._physical, self._device, len(kernel.bindings))
        return layout

    def _check(self, kernel: KernelCode) -> None:
        """Refuse what the driver must not see: a pipeline above the limits can take the whole device down."""
        facts, limits = self._physical.facts, self._physical.limits
        bindings = min(limits.maxPerStageDescriptorStorageBuffers, limits.maxDescriptorSetStorageBuffers)
        for what, wanted, allowed in (
            ("threads in a workgroup", kernel.threads, facts.max_workgroup_threads),
            ("bytes of workgroup memory", kernel.workgroup_memory, facts.max_workgroup_memory),
            ("storage bindings", len(kernel.bindings), bindings),
            ("bytes of parameters", kernel.param_bytes, limits.maxUniformBufferRange),
        ):
            if wanted > allowed:
                raise ShaderError(f"kernel {kernel.name!r} needs {wanted} {what}; {facts.name} allows {allowed}")
        code = kernel.code
        if not isinstance(code, bytes) or len(code) < 20 or len(code) % 4:
            raise ShaderError(f"kernel {kernel.name!r} is not SPIR-V: its code must be whole 32-bit words as bytes")
        magic, version = memoryview(code)[:8].cast("I")
        if magic != _SPIRV_MAGIC:
            raise ShaderError(f"kernel {kernel.name!r} is not SPIR-V: its first word is {magic:#010x}")
        needs, most = (version >> 16 & 0xFF, version >> 8 & 0xFF), SPIRV_VERSIONS[self._physical.version]
        if needs > most:
            raise ShaderError(
                f"kernel {kernel.name!r} is SPIR-V {needs[0]}.{needs[1]}; {facts.name} takes {most[0]}.{most[1]}"
            )
        self._check_subgroups(kernel)

    def _check_subgroups(self, kernel: KernelCode) -> None:
        facts, size = self._physical.facts, kernel.subgroup_size
        if not size:
            return
        narrow, wide = facts.subgroup_min, facts.subgroup_max
        controlled = "subgroup-size-control" in facts.features
        if not narrow <= size <= wide or (narrow != wide and not controlled) or size & (size - 1):
            chooses = "lets a program choose" if controlled else "lets no program choose"
            raise ShaderError(
                f"kernel {kernel.name!r} needs subgroups of {size} threads; {facts.name} runs {narrow} to {wide}, and "
                f"{chooses}"
            )
        if kernel.threads % size:
            raise ShaderError(
                f"kernel {kernel.name!r} needs whole subgroups of {size} threads, and {kernel.threads} threads are none"
            )
        if controlled and kernel.threads > (most := size * self._physical.most_subgroups):
            raise ShaderError(
                f"kernel {kernel.name!r} needs {kernel.threads} threads in subgroups of {size}; {facts.name} allows "
                f"{most}"
            )

    def _compile(self, kernel: KernelCode, layout: SetLayout, flags: int = 0, cached: bool = True) -> Any:
        api, vk, device = self._api, self._api.vk, self._device
        code = kernel.code
        assert isinstance(code, bytes)  # _check has seen to it
        if self._physical.name.startswith("SwiftShader"):
            code = without_unroll_hints(code)
        words = api.ffi.cast("uint32_t*", api.ffi.from_buffer(code))
        try:
            info = api.struct("VkShaderModuleCreateInfo", codeSize=len(code), pCode=words)
            module = api.create("vkCreateShaderModule", "VkShaderModule", device, info)
            try:
                info = api.struct("VkComputePipelineCreateInfo", flags=flags, layout=layout.pipeline_layout)
                info.stage.sType = vk.VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO
                info.stage.stage = vk.VK_SHADER_STAGE_COMPUTE_BIT
                info.stage.module = module
                entry = api.ffi.new("char[]", kernel.entry.encode())
                info.stage.pName = entry
                keep = [self._specialise(info, kernel), self._fix_subgroups(info, kernel)]  # alive until the call below
                out = api.ffi.new("VkPipeline*")
                cache_handle = self.cache.handle if cached else api.null
                api.call("vkCreateComputePipelines", device, cache_handle, 1, info, api.null, out)
                del keep
            finally:
                api.lib.vkDestroyShaderModule(device, module, api.null)
        except (DeviceLostError, OutOfMemoryError):
            raise
        except DeviceError as error:
            raise ShaderError(f"the driver of {self._physical.name} rejects kernel {kernel.name!r}: {error}") from None
        return out[0]

    def _specialise(self, info: Any, kernel: KernelCode) -> list[Any]:
        """Set the kernel's constants; the objects returned must live until the pipeline is made."""
        if not kernel.constants:
            return []
        ffi = self._api.ffi
        values = ffi.new("uint32_t[]", [value for _, value in kernel.constants])
        entries = ffi.new("VkSpecializationMapEntry[]", len(kernel.constants))
        for place, (number, _) in enumerate(kernel.constants):
            entries[place].constantID, entries[place].offset, entries[place].size = number, 4 * place, 4
        special = ffi.new("VkSpecializationInfo*")
        special.mapEntryCount, special.pMapEntries = len(kernel.constants), entries
        special.dataSize, special.pData = 4 * len(kernel.constants), values
        info.stage.pSpecializationInfo = special
        return [values, entries, special]

    def _fix_subgroups(self, info: Any, kernel: KernelCode) -> Any:
        """Ask for the kernel's subgroups; the object returned must live until the pipeline is made."""
        features = self._physical.facts.features
        if not kernel.subgroup_size:
            return None
        if "full-subgroups" in features:
            info.stage.flags = _REQUIRE_FULL_SUBGROUPS
        if "subgroup-size-control" not in features:  # _check_subgroups has seen that there is but this size
            return None
        required = self._api.struct(
            "VkPipelineShaderStageRequiredSubgroupSizeCreateInfo", requiredSubgroupSize=kernel.subgroup_size
        )
        info.stage.pNext = required
        return required

    def _name(self, pipeline: Pipeline) -> None:
        """Give the pipeline its name in profilers and validation messages."""
        if self._set_name is not None:
            info = self._api.struct(
                "VkDebugUtilsObjectNameInfoEXT",
                objectType=self._api.vk.VK_OBJECT_TYPE_PIPELINE,
                objectHandle=int(self._api.ffi.cast("uintptr_t", pipeline.handle)),
                pObjectName=self._api.ffi.new("char[]", pipeline.kernel.name.encode()),
            )
            self._set_name(self._device, info)

    def _ask(self, what: str, info: Any) -> Any:
        """The array of ``VkPipelineExecutable<what>KHR``."""
        kind, function = f"VkPipelineExecutable{what}KHR", self._executable_function(what)
        return self._api.enumerate(f"asking for {kind}", kind, self._device, info, function=function)

    def _texts(self, info: Any) -> Iterator[tuple[str, str]]:
        api, what = self._api, "InternalRepresentation"
        listed = self._ask(what, info)
        if not len(listed):
            return
        room = [api.ffi.new("char[]", max(each.dataSize, 1)) for each in listed]
        for each, text in zip(listed, room, strict=True):
            each.pData = text
        count = api.ffi.new("uint32_t*", len(listed))
        api.check(self._executable_function(what)(self._device, info, count, listed), "reading texts of a pipeline")
        for each, text in zip(listed, room, strict=True):
            if each.isText:
                yield api.text(each.name), api.text(text)

    def _executable_function(self, what: str) -> Any:
        plural = what if what == "Properties" else f"{what}s"
        return self._physical.device_function(self._device, f"vkGetPipelineExecutable{plural}KHR")


class BoundSet:
    """A descriptor set in the cache, with all that it names.

    Attributes:
        array: the VkDescriptorSet as an array of one.
        serial: the last submission that uses it.
    """

    __slots__ = ("array", "buffers", "key", "layout", "serial")

    def __init__(self, array: Any, layout: SetLayout, key: tuple[Any, ...], buffers: set[VulkanBuffer]) -> None:
        self.array = array
        self.layout = layout
        self.key = key
        self.buffers = buffers
        self.serial = 0


class DescriptorSets:
    """The descriptor set for each pipeline and bindings that were used of late."""

    def __init__(self, physical: PhysicalDevice, params: VulkanBuffer) -> None:
        self._facts = physical.facts
        self._params = params
        self._sets: OrderedDict[tuple[Any, ...], BoundSet] = OrderedDict()

    def __len__(self) -> int:
        return len(self._sets)

    def find(self, dispatch: Dispatch, done: int) -> BoundSet:
        """The set for a dispatch. ``done`` is the last submission that has finished.

        Raises:
            ProblemError: if a binding cannot be shown to a kernel.
        """
        key = (dispatch.pipeline, *[(b.handle, b.offset, b.nbytes) for b in dispatch.bindings])
        found = self._sets.get(key)
        if found is not None:
            self._sets.move_to_end(key)
            return found
        return self._make(dispatch, key, done)

    def forget(self, buffer: VulkanBuffer) -> None:
        """Drop the sets that name a buffer, which no running submission uses."""
        for bound in list(buffer.sets):
            self._drop(bound)

    def _make(self, dispatch: Dispatch, key: tuple[Any, ...], done: int) -> BoundSet:
        pipeline: Pipeline = dispatch.pipeline
        kernel, layout = pipeline.kernel, pipeline.layout
        if len(dispatch.bindings) != len(kernel.bindings):
            raise ProblemError(
                f"kernel {kernel.name!r} has {len(kernel.bindings)} bindings; {len(dispatch.bindings)} were given"
            )
        ranges = [(self._params.handle, 0, max(kernel.param_bytes, 4))]
        ranges += [self._range(kernel, binding) for binding in dispatch.bindings]
        while len(self._sets) >= _SETS_KEPT:
            oldest = next(iter(self._sets.values()))
            if oldest.serial > done:  # still in use: let the cache grow instead of waiting
                break
            self._drop(oldest)
        bound = BoundSet(layout.make_set(ranges), layout, key, {binding.handle for binding in dispatch.bindings})
        for buffer in bound.buffers:
            buffer.sets.add(bound)
        self._sets[key] = bound
        return bound

    def _range(self, kernel: KernelCode, binding: Binding) -> tuple[Any, int, int]:
        facts, buffer = self._facts, binding.handle
        if buffer.handle is None:
            raise DeviceClosedError(f"a buffer that kernel {kernel.name!r} uses was given back already")
        if not binding.nbytes:  # an empty tensor: Vulkan has no empty range, and the kernel reads nothing
            return buffer.handle, 0, min(16, buffer.nbytes)
        nbytes = -(-binding.nbytes // 4) * 4  # kernels read whole words
        if binding.offset % facts.binding_alignment:
            raise ProblemError(
                f"kernel {kernel.name!r} is given bytes from {binding.offset} on; {facts.name} needs a multiple of "
                f"{facts.binding_alignment}"
            )
        if nbytes > facts.max_binding_bytes or binding.offset < 0 or binding.offset + nbytes > buffer.nbytes:
            raise ProblemError(
                f"kernel {kernel.name!r} is given {binding.nbytes} bytes from {binding.offset} on in a buffer of "
                f"{buffer.nbytes}; {facts.name} allows {facts.max_binding_bytes} for one binding"
            )
        return buffer.handle, binding.offset, nbytes

    def _drop(self, bound: BoundSet) -> None:
        del self._sets[bound.key]
        for buffer in bound.buffers:
            buffer.sets.discard(bound)
        bound.layout.unused.append(bound.array)
