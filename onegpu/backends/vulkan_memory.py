"""Device memory for the Vulkan backend: few large allocations, cut into buffers.

Drivers allow as few as 4096 allocations and are slow at them, so one buffer is not one allocation.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import Any

from onegpu.backends.vulkan_devices import PhysicalDevice
from onegpu.backends.vulkan_queue import Queue
from onegpu.errors import OutOfMemoryError

__all__ = ["FreeList", "MemoryPool", "Ring", "VulkanBuffer"]

BLOCK_BYTES = 64 << 20

_LOCAL, _VISIBLE, _COHERENT, _CACHED = 1, 2, 4, 8  # VkMemoryPropertyFlagBits
_MAPPABLE = _VISIBLE | _COHERENT
#: Types with other flags are protected, lazily allocated or behind features that are not switched on.
_KNOWN_FLAGS = _LOCAL | _MAPPABLE | _CACHED

#: What memory is for -> (flags that it must have, flags that it must not have), best first.
_WISHES = {
    "device": ((_LOCAL, _VISIBLE), (_LOCAL, 0)),
    # Host and device share their memory; a driver may yet call only a small part of it the device's own.
    "shared": ((_LOCAL | _MAPPABLE, 0), (_LOCAL, 0), (_MAPPABLE, 0)),
    "upload": ((_MAPPABLE, _LOCAL), (_MAPPABLE, 0)),
    "download": ((_MAPPABLE | _CACHED, 0), (_MAPPABLE, 0)),
    "params": ((_LOCAL | _MAPPABLE, 0), (_MAPPABLE, 0)),
}


class FreeList:
    """The free ranges of a block: first fit; ranges that touch are joined."""

    def __init__(self, nbytes: int) -> None:
        self._nbytes = nbytes
        self._starts = [0]
        self._ends = [nbytes]

    @property
    def unused(self) -> bool:
        """Whether nothing of the block is taken."""
        return self._starts == [0] and self._ends == [self._nbytes]

    def take(self, nbytes: int, alignment: int) -> int | None:
        """The offset of a range that was free, or None."""
        for i, (start, end) in enumerate(zip(self._starts, self._ends, strict=True)):
            offset = -(-start // alignment) * alignment
            if offset + nbytes <= end:
                rest = [(a, b) for a, b in ((start, offset), (offset + nbytes, end)) if a < b]
                self._starts[i : i + 1] = [a for a, _ in rest]
                self._ends[i : i + 1] = [b for _, b in rest]
                return offset
        return None

    def give(self, offset: int, nbytes: int) -> None:
        """Return a range that was taken."""
        end = offset + nbytes
        i = bisect_left(self._starts, offset)
        first, last = i, i
        if i and self._ends[i - 1] == offset:
            first, offset = i - 1, self._starts[i - 1]
        if i < len(self._starts) and self._starts[i] == end:
            last, end = i + 1, self._ends[i]
        self._starts[first:last] = [offset]
        self._ends[first:last] = [end]


class _Block:
    """One VkDeviceMemory. ``pointer`` is its first byte on the host, None where it is not mapped."""

    __slots__ = ("cached", "free", "memory", "nbytes", "pointer", "shared", "type_index")

    def __init__(self, memory: Any, type_index: int, nbytes: int, pointer: Any, cached: bool, shared: bool) -> None:
        self.memory = memory
        self.type_index = type_index
        self.nbytes = nbytes
        self.pointer = pointer
        self.cached = cached
        self.shared = shared
        self.free = FreeList(nbytes)


class VulkanBuffer:
    """A VkBuffer and the range of a block behind it.

    Attributes:
        handle: the VkBuffer; None once the buffer is gone.
        nbytes: its size.
        pointer: its first byte on the host, or None.
        cached: whether the host reads through its cache; without it, reads crawl.
        serial: the last submission that uses it.
        sets: cached descriptor sets that name it.
    """

    __slots__ = ("block", "cached", "handle", "nbytes", "offset", "pointer", "room", "serial", "sets")

    def __init__(self, handle: Any, nbytes: int, block: _Block, offset: int, room: int) -> None:
        self.handle = handle
        self.nbytes = nbytes
        self.block = block
        self.offset = offset
        self.room = room
        self.pointer: Any = None if block.pointer is None else block.pointer + offset
        self.cached = block.cached
        self.serial = 0
        self.sets: set[Any] = set()


class MemoryPool:
    """Makes and destroys the buffers of a device."""

    def __init__(self, physical: PhysicalDevice, device: Any) -> None:
        self._api = physical.api
        self._device = device
        self._memory = physical.memory
        self._most_bytes = physical.facts.max_buffer_bytes
        self._most_allocations = physical.limits.maxMemoryAllocationCount
        self._name = physical.name
        self._kind = "device" if physical.facts.kind == "discrete" else "shared"
        vk = self._api.vk
        self._usage = {"params": vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT}
        self._transfer = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
        self._storage = vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
        self._types = {kind: self._ranked(wishes) for kind, wishes in _WISHES.items()}
        self._blocks: list[_Block] = []
        self._buffers: set[VulkanBuffer] = set()

    def allocate(self, nbytes: int, kind: str | None = None) -> VulkanBuffer:
        """A buffer for kernels, or one with a block of its own for the given kind of host transfer.

        Raises:
            OutOfMemoryError: if there is no room.
        """
        if nbytes > self._most_bytes:
            raise OutOfMemoryError(
                f"a buffer of {nbytes} bytes was asked for; {self._name} allows {self._most_bytes}: split the tensor"
            )
        api, device = self._api, self._device
        usage = self._transfer | self._storage if kind is None else self._usage.get(kind, self._transfer)
        handle = api.create(
            "vkCreateBuffer", "VkBuffer", device, api.struct("VkBufferCreateInfo", size=nbytes, usage=usage)
        )
        try:
            needs = api.ffi.new("VkMemoryRequirements*")
            api.lib.vkGetBufferMemoryRequirements(device, handle, needs)
            block, offset = self._find(needs, kind)
            try:
                api.call("vkBindBufferMemory", device, handle, block.memory, offset)
            except BaseException:
                self._give(block, offset, needs.size)
                raise
        except BaseException:
            api.lib.vkDestroyBuffer(device, handle, api.null)
            raise
        buffer = VulkanBuffer(handle, nbytes, block, offset, needs.size)
        self._buffers.add(buffer)
        return buffer

    def free(self, buffer: VulkanBuffer) -> None:
        """Destroy a buffer that no running submission uses."""
        self._buffers.discard(buffer)
        self._api.lib.vkDestroyBuffer(self._device, buffer.handle, self._api.null)
        buffer.handle = buffer.pointer = None
        self._give(buffer.block, buffer.offset, buffer.room)

    def trim(self) -> None:
        """Give unused blocks back to the driver."""
        for block in [block for block in self._blocks if block.free.unused]:
            self._drop(block)

    def close(self) -> None:
        for buffer in list(self._buffers):
            self.free(buffer)
        self.trim()

    def _ranked(self, wishes: tuple[tuple[int, int], ...]) -> list[int]:
        """The memory types that fit the wishes, best first. Among equals the driver's order is by speed."""
        flags = [self._memory.memoryTypes[i].propertyFlags for i in range(self._memory.memoryTypeCount)]
        ranked: list[int] = []
        for must, must_not in wishes:
            for i, has in enumerate(flags):
                if has & must == must and not has & must_not and not has & ~_KNOWN_FLAGS and i not in ranked:
                    ranked.append(i)
        return ranked

    def _find(self, needs: Any, kind: str | None) -> tuple[_Block, int]:
        """A place for a buffer."""
        nbytes, alignment = needs.size, needs.alignment
        for i in self._types[kind or self._kind]:
            if not needs.memoryTypeBits >> i & 1:
                continue
            usual = min(BLOCK_BYTES, self._heap_bytes(i) // 8)
            if kind is None and nbytes <= usual // 2:
                for block in self._blocks:
                    if block.type_index == i and block.shared:
                        offset = block.free.take(nbytes, alignment)
                        if offset is not None:
                            return block, offset
                made = self._make_block(i, usual, kind, shared=True) or self._make_block(i, nbytes, kind, shared=False)
            else:
                made = self._make_block(i, nbytes, kind, shared=False)
            if made is not None:
                made.free.take(nbytes, alignment)  # at 0, which is aligned to everything
                return made, 0
        used = sum(block.nbytes for block in self._blocks)
        raise OutOfMemoryError(
            f"{self._name} has no room for a buffer of {nbytes} bytes; this device holds {used} bytes in "
            f"{len(self._blocks)} allocations (at most {self._most_allocations}). Release buffers or shrink the problem"
        )

    def _heap_bytes(self, type_index: int) -> int:
        return int(self._memory.memoryHeaps[self._memory.memoryTypes[type_index].heapIndex].size)

    def _make_block(self, type_index: int, nbytes: int, kind: str | None, shared: bool) -> _Block | None:
        """A new allocation, mapped if the host may use it; None if there is no room."""
        if nbytes > self._heap_bytes(type_index) or len(self._blocks) >= self._most_allocations:
            return None
        api = self._api
        info = api.struct("VkMemoryAllocateInfo", allocationSize=nbytes, memoryTypeIndex=type_index)
        try:
            memory = api.create("vkAllocateMemory", "VkDeviceMemory", self._device, info)
        except OutOfMemoryError:
            return None
        flags = self._memory.memoryTypes[type_index].propertyFlags
        pointer: Any = None
        # A discrete GPU's memory is reached through staging even where the host sees some of it.
        if flags & _MAPPABLE == _MAPPABLE and (kind or self._kind) != "device":
            out = api.ffi.new("void**")
            if api.lib.vkMapMemory(self._device, memory, 0, nbytes, 0, out) < 0:
                api.lib.vkFreeMemory(self._device, memory, api.null)
                return None
            pointer = api.ffi.cast("char*", out[0])
        block = _Block(memory, type_index, nbytes, pointer, bool(flags & _CACHED), shared)
        self._blocks.append(block)
        return block

    def _give(self, block: _Block, offset: int, nbytes: int) -> None:
        block.free.give(offset, nbytes)
        # One unused block is kept, so that a buffer made and dropped in a loop costs no allocation.
        if block.free.unused and (
            not block.shared or any(b is not block and b.shared and b.free.unused for b in self._blocks)
        ):
            self._drop(block)

    def _drop(self, block: _Block) -> None:
        self._blocks.remove(block)
        self._api.lib.vkFreeMemory(self._device, block.memory, self._api.null)  # unmaps it too


class Ring:
    """A mapped buffer whose bytes submissions take in turn; they are taken again once the submission has finished."""

    def __init__(self, buffer: VulkanBuffer, queue: Queue) -> None:
        self.buffer = buffer
        self._nbytes = buffer.nbytes
        self._queue = queue
        self._head = 0  # bytes taken so far; the place in the buffer is the remainder
        self._tail = 0  # bytes free again so far
        self._marks: deque[tuple[int, int]] = deque()  # (head, serial) after each submission

    def take(self, nbytes: int, alignment: int) -> int:
        """The offset of free bytes; waits for an earlier submission if there are none.

        What is taken between two calls of :meth:`commit` must fit into half of the ring.
        """
        size = self._nbytes
        start = -(-self._head // alignment) * alignment
        if start % size + nbytes > size:  # no range goes round the end
            start += size - start % size
        while start + nbytes - self._tail > size:
            end, serial = self._marks.popleft()
            self._queue.wait(serial)
            self._tail = end
        self._head = start + nbytes
        return start % size

    def commit(self, serial: int) -> None:
        """Everything taken since the last call belongs to that submission."""
        marks, head = self._marks, self._head
        while marks and marks[0][1] <= self._queue.done:
            self._tail, _ = marks.popleft()
        if head != (marks[-1][0] if marks else self._tail):
            marks.append((head, serial))
