"""The queue of the Vulkan backend: submissions in order, and the device's clock."""

from __future__ import annotations

import threading
from collections import deque
from typing import Any

from onegpu.backends.vulkan_api import Api, lost_error
from onegpu.backends.vulkan_devices import PhysicalDevice
from onegpu.errors import DeviceClosedError, DeviceError, DeviceLostError

__all__ = ["Clock", "Queries", "Queue", "Slot"]

_MOST_IN_FLIGHT = 128
#: Waiting is cut into pieces, between which Python can see Ctrl-C.
_WAIT_NANOSECONDS = 200_000_000


class Slot:
    """A command buffer and the fence that tells when it has run; both are used again and again."""

    __slots__ = ("commands", "fence", "fences", "recording", "serial", "submit_info", "waiters")

    def __init__(self, api: Api, device: Any, pool: Any) -> None:
        info = api.struct(
            "VkCommandBufferAllocateInfo",
            commandPool=pool,
            level=api.vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
            commandBufferCount=1,
        )
        buffers = api.ffi.new("VkCommandBuffer[1]")
        api.call("vkAllocateCommandBuffers", device, info, buffers)
        self.commands = buffers[0]
        self.fence = api.create("vkCreateFence", "VkFence", device, api.struct("VkFenceCreateInfo"))
        self.fences = api.ffi.new("VkFence[1]", [self.fence])
        self.submit_info = api.struct("VkSubmitInfo", commandBufferCount=1, pCommandBuffers=buffers)
        self.serial = 0
        self.waiters = 0
        self.recording = False


class Queue:
    """Runs command buffers in order. Each gets a serial number; when one has finished, so have all before it.

    Submissions are waited for by threads that hold no lock of the device, hence the lock in here.

    Attributes:
        submitted: serial number of the last submission.
        done: the last that is known to have finished.
        lost: whether the driver has reset the device.
    """

    def __init__(self, physical: PhysicalDevice, device: Any) -> None:
        self._api = api = physical.api
        self._device = device
        lib, vk = api.lib, api.vk
        out = api.ffi.new("VkQueue*")
        lib.vkGetDeviceQueue(device, physical.queue_family, 0, out)
        self._queue = out[0]
        self.submitted = self.done = 0
        self.lost = self.closed = False
        self._lock = threading.RLock()
        self._unwatched = threading.Condition(self._lock)
        self._in_flight: deque[Slot] = deque()
        self._idle: deque[Slot] = deque()
        self._all: list[Slot] = []
        flags = vk.VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT | vk.VK_COMMAND_POOL_CREATE_TRANSIENT_BIT
        info = api.struct("VkCommandPoolCreateInfo", flags=flags, queueFamilyIndex=physical.queue_family)
        self._pool = api.create("vkCreateCommandPool", "VkCommandPool", device, info)
        self._begin_info = api.struct("VkCommandBufferBeginInfo", flags=vk.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT)
        writes = vk.VK_ACCESS_SHADER_WRITE_BIT | vk.VK_ACCESS_TRANSFER_WRITE_BIT
        reads = vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_TRANSFER_READ_BIT
        host = vk.VK_ACCESS_HOST_READ_BIT | vk.VK_ACCESS_HOST_WRITE_BIT
        self._work_stages = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | vk.VK_PIPELINE_STAGE_TRANSFER_BIT
        self._host_stage = vk.VK_PIPELINE_STAGE_HOST_BIT
        self._between = api.struct("VkMemoryBarrier", srcAccessMask=writes, dstAccessMask=reads | writes)
        self._to_host = api.struct("VkMemoryBarrier", srcAccessMask=writes, dstAccessMask=host)
        self._barrier = lib.vkCmdPipelineBarrier
        self._status = lib.vkGetFenceStatus
        self._begin = lib.vkBeginCommandBuffer
        self._end = lib.vkEndCommandBuffer
        self._submit = lib.vkQueueSubmit
        self._reset = lib.vkResetFences

    def begin(self) -> Slot:
        """A slot whose command buffer records what comes after everything submitted so far."""
        self.poll()
        self.wait(self.submitted - _MOST_IN_FLIGHT)
        with self._lock:
            slot = self._take_idle()
        slot.recording = True
        try:
            if slot.serial:
                self._check(self._reset(self._device, 1, slot.fences), "vkResetFences")
            self._check(self._begin(slot.commands, self._begin_info), "vkBeginCommandBuffer")
        except BaseException:
            self.abandon(slot)
            raise
        # Host writes before a submission are visible to it without a barrier (Vulkan 1.3, 7.9), other work is not.
        null, stages = self._api.null, self._work_stages
        self._barrier(slot.commands, stages, stages, 0, 1, self._between, 0, null, 0, null)
        return slot

    def end(self, slot: Slot) -> int:
        """Submit what a slot has recorded; the serial number of it."""
        null = self._api.null
        # A fence alone makes writes available, not visible to the host (Vulkan 1.3, 7.3).
        self._barrier(slot.commands, self._work_stages, self._host_stage, 0, 1, self._to_host, 0, null, 0, null)
        try:
            self._check(self._end(slot.commands), "vkEndCommandBuffer")
            with self._lock:
                self._check(self._submit(self._queue, 1, slot.submit_info, slot.fence), "vkQueueSubmit")
                slot.recording = False
                self.submitted += 1
                slot.serial = self.submitted
                self._in_flight.append(slot)
                return slot.serial
        except DeviceError:
            self.abandon(slot)
            raise

    def abandon(self, slot: Slot) -> None:
        """Take back a slot that will not be submitted; one that is not recording is left alone."""
        with self._lock:
            if slot.recording:
                slot.recording = False
                self._idle.append(slot)

    def poll(self) -> None:
        """Note which submissions have finished."""
        with self._lock:
            while self._in_flight:
                result = self._status(self._device, self._in_flight[0].fence)
                if result > 0:
                    return
                self._check(result, "vkGetFenceStatus")
                slot = self._in_flight.popleft()
                self.done = slot.serial
                self._idle.append(slot)

    def wait(self, serial: int) -> None:
        """Return when a submission has finished.

        Raises:
            DeviceLostError: if it cannot.
        """
        while True:
            with self._lock:
                if min(serial, self.submitted) <= self.done:
                    return
                if self.lost:
                    raise lost_error("found while waiting")
                slot = self._in_flight[min(serial, self.submitted) - self._in_flight[0].serial]
                slot.waiters += 1
            try:
                result = self._api.lib.vkWaitForFences(self._device, 1, slot.fences, 1, _WAIT_NANOSECONDS)
                self._check(result, "vkWaitForFences")
            finally:
                with self._lock:
                    slot.waiters -= 1
                    self._unwatched.notify_all()
            self.poll()

    def check(self) -> None:
        """Raise if the device was lost or closed."""
        if self.lost:
            raise lost_error("found before the call")
        if self.closed:
            raise DeviceClosedError("the device is closed; open another with onegpu.open_device()")

    def finish(self) -> None:
        """Let everything end, well or not, so that it can be destroyed."""
        self._api.lib.vkDeviceWaitIdle(self._device)
        with self._lock:
            self.closed = True
            if not self.lost:
                self.done = self.submitted
            self._unwatched.wait_for(lambda: not any(slot.waiters for slot in self._all))

    def close(self) -> None:
        for slot in self._all:
            self._api.lib.vkDestroyFence(self._device, slot.fence, self._api.null)
        self._api.lib.vkDestroyCommandPool(self._device, self._pool, self._api.null)

    def _take_idle(self) -> Slot:
        for i, slot in enumerate(self._idle):
            if not slot.waiters:  # a thread that still looks at the fence must not see it reset
                del self._idle[i]
                return slot
        slot = Slot(self._api, self._device, self._pool)
        self._all.append(slot)
        return slot

    def _check(self, result: int, what: str) -> None:
        if result < 0:
            try:
                self._api.check(result, what)
            except DeviceLostError:
                self.lost = True
                raise


class Queries:
    """The timestamps of one submission, while they are on the device."""

    __slots__ = ("count", "handle", "room", "serial")

    def __init__(self, handle: Any, room: int) -> None:
        self.handle = handle
        self.room = room
        self.count = 0
        self.serial = 0


class Clock:
    """Timestamps in seconds from one zero."""

    def __init__(self, physical: PhysicalDevice, device: Any, queue: Queue) -> None:
        self._api, self._device, self._queue = physical.api, device, queue
        self.present = physical.timestamp_bits > 0
        self._span = 1 << physical.timestamp_bits
        self._seconds_per_tick = physical.limits.timestampPeriod * 1e-9
        self._lock = threading.Lock()
        self._all: list[Queries] = []
        self._unused: deque[Queries] = deque()
        self._last: int | None = None  # the last reading as the device counts, and in ticks from zero
        self._ticks = 0

    def take(self, count: int) -> Queries:
        """Room for ``count`` timestamps."""
        for _ in range(len(self._unused)):
            queries = self._unused.popleft()
            if queries.room >= count and queries.serial <= self._queue.done:
                queries.count = count
                return queries
            self._unused.append(queries)
        api = self._api
        room = max(16, 1 << (count - 1).bit_length())
        info = api.struct("VkQueryPoolCreateInfo", queryType=api.vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=room)
        queries = Queries(api.create("vkCreateQueryPool", "VkQueryPool", self._device, info), room)
        self._all.append(queries)
        queries.count = count
        return queries

    def give(self, queries: Queries) -> None:
        """Take queries back; called from finalizers too, so it does no more than note them."""
        self._unused.append(queries)

    def read(self, queries: Queries) -> list[float]:
        """The times of a submission that has finished."""
        api, count = self._api, queries.count
        ticks = api.ffi.new("uint64_t[]", count)
        with self._lock:
            self._queue.check()
            flags = api.vk.VK_QUERY_RESULT_64_BIT | api.vk.VK_QUERY_RESULT_WAIT_BIT
            api.call("vkGetQueryPoolResults", self._device, queries.handle, 0, count, 8 * count, ticks, 8, flags)
            return [self._seconds(each) for each in ticks]

    def close(self) -> None:
        with self._lock:
            for queries in self._all:
                self._api.lib.vkDestroyQueryPool(self._device, queries.handle, self._api.null)

    def _seconds(self, reading: int) -> float:
        """Counters may be as narrow as 36 bits and go round; some start at 1970, too far for a float's precision."""
        reading %= self._span
        if self._last is None:
            self._last = reading
        half = self._span // 2
        self._ticks += (reading - self._last + half) % self._span - half
        self._last = reading
        return float(self._ticks * self._seconds_per_tick)
