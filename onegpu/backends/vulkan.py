"""The Vulkan backend, on the PyPI package ``vulkan``.

The modules beside it: ``vulkan_api`` (loader, instance), ``vulkan_devices`` (facts, features), ``vulkan_memory``
(buffers), ``vulkan_programs`` (pipelines, descriptor sets), ``vulkan_queue`` (submissions, clock).
"""

from __future__ import annotations

import os
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any

from onegpu.backends.base import Barrier, Command, DeviceFacts, Dispatch, KernelCode, Timestamp
from onegpu.backends.vulkan_api import Instance, load
from onegpu.backends.vulkan_devices import PhysicalDevice, physical_devices
from onegpu.backends.vulkan_memory import MemoryPool, Ring, VulkanBuffer
from onegpu.backends.vulkan_programs import BoundSet, DescriptorSets, Pipeline, Pipelines
from onegpu.backends.vulkan_queue import Clock, Queries, Queue, Slot
from onegpu.errors import DeviceLostError, OutOfMemoryError, ProblemError

__all__ = ["OPTIONS", "VulkanBackend", "VulkanSubmission", "list_devices", "open_backend"]

#: Options of ``open_device()``.
OPTIONS = ("validation",)

_STAGING_BYTES = 16 << 20
_CHUNK_BYTES = _STAGING_BYTES // 4
_PARAMS_BYTES = 1 << 20
#: A submission with more parameters than this goes as several command buffers, so that it never fills the ring alone.
_PARAMS_PER_SLOT = _PARAMS_BYTES // 4

#: Order in which ``open_backend(None)`` prefers devices.
_KINDS = ("discrete", "integrated", "virtual", "unknown", "cpu")


def list_devices() -> list[DeviceFacts]:
    """The Vulkan devices of this machine, software drivers included; a position in the list is an index to open.

    Raises:
        DriverMissingError: if there is none, or the package ``vulkan`` or the Vulkan loader is missing.
    """
    instance = Instance(load())
    try:
        return [physical.facts for physical in physical_devices(instance)]
    finally:
        instance.close()


def open_backend(index: int | None = None, *, validation: bool | None = None) -> VulkanBackend:
    """Open a Vulkan device.

    Args:
        index: its position in :func:`list_devices`; None takes the best: discrete before integrated before virtual
            before software.
        validation: whether to load the validation layer, for developers; None asks the environment variable
            ``ONEGPU_VULKAN_VALIDATION``.

    Raises:
        DriverMissingError: as :func:`list_devices`, and if the validation layer is asked for and missing.
        ProblemError: if there is no device of that index.
    """
    if validation is None:
        validation = os.environ.get("ONEGPU_VULKAN_VALIDATION", "0") not in ("", "0")
    with ExitStack() as stack:
        instance = Instance(load(), validation)
        stack.callback(instance.close)
        devices = physical_devices(instance)
        if index is None:
            physical = min(devices, key=lambda device: _KINDS.index(device.facts.kind))
        elif 0 <= index < len(devices):
            physical = devices[index]
        else:
            names = ", ".join(f"{i}: {device.name} ({device.facts.kind})" for i, device in enumerate(devices))
            raise ProblemError(f"there is no Vulkan device {index}; there are {names}")
        return VulkanBackend(physical, stack.pop_all())


class VulkanSubmission:
    """Commands on their way through a Vulkan device. Any thread may wait for them."""

    def __init__(self, backend: VulkanBackend, serial: int, queries: Queries | None) -> None:
        self._backend = backend  # alive as long as a thread may wait for a part of it
        self._queue, self._clock = backend._queue, backend._clock
        self._serial = serial
        self._queries = queries
        self._times: list[float] | None = None if queries else []

    def __del__(self) -> None:
        if self._queries is not None:
            self._clock.give(self._queries)

    def wait(self) -> None:
        """Return when the commands have run.

        Raises:
            DeviceLostError: if they cannot.
        """
        self._queue.wait(self._serial)

    def timestamps(self) -> list[float]:
        """The noted times in seconds, in order; waits first. Empty where the device has no clock."""
        self.wait()
        if self._times is None:
            assert self._queries is not None
            self._times = self._clock.read(self._queries)
        return list(self._times)


class VulkanBackend:
    """An open Vulkan device; see :class:`onegpu.backends.base.Backend` for what its methods promise.

    Attributes:
        facts: its limits and features.
        validation_messages: warnings and errors of the validation layer so far; still filled by :meth:`close`.
    """

    def __init__(self, physical: PhysicalDevice, stack: ExitStack) -> None:
        self._physical = physical
        self.facts = physical.facts
        self.validation_messages = physical.instance.messages
        self._api = api = physical.api
        self._garbage: deque[tuple[int, VulkanBuffer]] = deque()
        self._upload: Ring | None = None
        self._download: VulkanBuffer | None = None
        # What is made later is destroyed earlier. Nothing on the stack refers to the backend, so that one which is
        # dropped without close() is cleaned up when it is collected, or else when the interpreter ends.
        with stack:
            self._device = device = physical.create_device()
            stack.callback(api.lib.vkDestroyDevice, device, api.null)
            self._queue = Queue(physical, device)
            stack.callback(self._queue.close)
            self._clock = Clock(physical, device, self._queue)
            stack.callback(self._clock.close)
            self._memory = MemoryPool(physical, device)
            stack.callback(self._memory.close)
            self._pipelines = Pipelines(physical, device)
            stack.callback(self._pipelines.close)
            params = self._memory.allocate(_PARAMS_BYTES, "params")
            self._params = Ring(params, self._queue)
            self._params_alignment = physical.limits.minUniformBufferOffsetAlignment
            self._sets = DescriptorSets(physical, params)
            stack.callback(self._queue.finish)
            self._finalizer = weakref.finalize(self, stack.pop_all().close)
        self._prepare_recording()

    def allocate(self, nbytes: int) -> VulkanBuffer:
        """Memory of ``nbytes`` bytes.

        Raises:
            OutOfMemoryError: if the device has no room for it.
        """
        self._queue.check()
        self._collect()
        nbytes = -(-nbytes // 4) * 4
        try:
            return self._memory.allocate(nbytes)
        except OutOfMemoryError:
            if nbytes > self.facts.max_buffer_bytes:
                raise
        self.wait()  # buffers that were freed while in use, and blocks that were kept, may make room
        self._memory.trim()
        return self._memory.allocate(nbytes)

    def free(self, handle: VulkanBuffer) -> None:
        """Give memory back, once the submissions that use it have finished."""
        if self._queue.closed or self._queue.lost:  # close() gives it back, or has
            return
        self._garbage.append((self._queue.submitted if handle.serial > self._queue.done else 0, handle))
        with suppress(DeviceLostError):  # the next call will say it; this one must not get in the way of close()
            self._collect()

    def write(self, handle: VulkanBuffer, offset: int, data: memoryview) -> None:
        """Copy host bytes in, ordered after earlier submissions."""
        self._queue.check()
        if handle.pointer is not None:
            self._queue.wait(handle.serial)
            self._memmove(handle.pointer + offset, data, len(data))
            return
        if self._upload is None:
            self._upload = Ring(self._memory.allocate(_STAGING_BYTES, "upload"), self._queue)
        ring = self._upload
        for start in range(0, len(data), _CHUNK_BYTES):
            part = data[start : start + _CHUNK_BYTES]
            place = ring.take(len(part), 16)
            self._memmove(ring.buffer.pointer + place, part, len(part))
            ring.commit(self._copy(ring.buffer, place, handle, offset + start, len(part)))

    def read(self, handle: VulkanBuffer, offset: int, nbytes: int) -> memoryview:
        """Copy bytes out, ordered after earlier submissions."""
        self._queue.check()
        out = memoryview(bytearray(nbytes))
        if handle.pointer is not None and handle.cached:
            self._queue.wait(handle.serial)
            self._memmove(out, handle.pointer + offset, nbytes)
            return out
        if self._download is None:
            self._download = self._memory.allocate(_STAGING_BYTES, "download")
        staging = self._download
        copies: deque[tuple[int, int, int, int]] = deque()  # on their way: serial, place, start, size

        def receive() -> None:
            serial, place, start, size = copies.popleft()
            self._queue.wait(serial)
            self._memmove(out[start:], staging.pointer + place, size)

        for i, start in enumerate(range(0, nbytes, _CHUNK_BYTES)):
            size = min(_CHUNK_BYTES, nbytes - start)
            place = i * _CHUNK_BYTES % _STAGING_BYTES
            if len(copies) * _CHUNK_BYTES == _STAGING_BYTES:
                receive()
            copies.append((self._copy(handle, offset + start, staging, place, size), place, start, size))
        while copies:
            receive()
        return out

    def make_pipeline(self, kernel: KernelCode) -> Pipeline:
        """Compile a kernel.

        Raises:
            ShaderError: if it exceeds the device's limits or the driver rejects it.
        """
        self._queue.check()
        return self._pipelines.make(kernel)

    def statistics(self, pipeline: Pipeline) -> dict[str, int]:
        """What the driver's compiler says of a pipeline (registers, spills, ...); empty where it says nothing. The
        kernel is compiled once more for it.
        """
        return self.inspect(pipeline.kernel)[0]

    def inspect(self, kernel: KernelCode) -> tuple[dict[str, int], dict[str, str]]:
        """What the driver's compiler says of a kernel: statistics as above, and its texts, assembly among them with
        some drivers; both by name, and empty where it says nothing. The kernel is compiled for it, and not kept.

        Raises:
            ShaderError: if it exceeds the device's limits or the driver rejects it.
        """
        self._queue.check()
        return self._pipelines.inspect(kernel)

    def submit(self, commands: Sequence[Command]) -> VulkanSubmission:
        """Start the commands and return without waiting, unless very much is on its way already."""
        self._queue.check()
        self._collect()
        sets = [self._bind(command) for command in commands if type(command) is Dispatch]
        stamps = sum(type(command) is Timestamp for command in commands) if self._clock.present else 0
        queries = self._clock.take(stamps) if stamps else None
        try:
            self._record(commands, sets, queries)
        except BaseException:
            if queries is not None:
                self._clock.give(queries)
            raise
        finally:  # a part of the commands may be on its way even after an error
            serial = self._queue.submitted
            for bound in sets:
                bound.serial = serial
                for buffer in bound.buffers:
                    buffer.serial = serial
            if queries is not None:
                queries.serial = serial
        return VulkanSubmission(self, serial, queries)

    def wait(self) -> None:
        """Return when everything submitted has run."""
        self._queue.check()
        self._queue.wait(self._queue.submitted)
        self._collect()

    def close(self) -> None:
        """Wait, then give everything back. Calling it again does nothing."""
        self._finalizer()

    def _prepare_recording(self) -> None:
        """Look up once what every dispatch needs."""
        api, vk, lib = self._api, self._api.vk, self._api.lib
        self._compute_point = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        self._compute_stage = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        self._any_stage = vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT
        self._last_stage = vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT
        self._offsets = api.ffi.new("uint32_t[1]")
        self._region = api.struct("VkBufferCopy")
        self._barrier_info = api.struct(
            "VkMemoryBarrier",
            srcAccessMask=vk.VK_ACCESS_SHADER_WRITE_BIT,
            dstAccessMask=vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_SHADER_WRITE_BIT,
        )
        self._memmove = api.ffi.memmove
        self._cmd_barrier = lib.vkCmdPipelineBarrier
        self._cmd_bind_pipeline = lib.vkCmdBindPipeline
        self._cmd_bind_sets = lib.vkCmdBindDescriptorSets
        self._cmd_dispatch = lib.vkCmdDispatch
        self._cmd_stamp = lib.vkCmdWriteTimestamp

    def _bind(self, dispatch: Dispatch) -> BoundSet:
        """The descriptor set of a dispatch, after a look at what the driver would not check."""
        kernel, most, given = dispatch.pipeline.kernel, self.facts.max_groups, len(dispatch.params)
        if given != kernel.param_bytes:
            raise ProblemError(f"kernel {kernel.name!r} takes {kernel.param_bytes} bytes of parameters, not {given}")
        x, y = dispatch.groups
        if x > most or y > most:
            raise ProblemError(f"kernel {kernel.name!r} is given {x} x {y} groups; {self.facts.name} allows {most}")
        bound = self._sets.find(dispatch, self._queue.done)
        bound.serial = self._queue.submitted + 1  # in use from now on: a full cache must not drop it
        return bound

    def _record(self, commands: Sequence[Command], sets: list[BoundSet], queries: Queries | None) -> None:
        """Record and submit."""
        queue = self._queue
        slot = queue.begin()
        try:
            if queries is not None:
                self._api.lib.vkCmdResetQueryPool(slot.commands, queries.handle, 0, queries.count)
            stamp, params, bound_pipeline, bounds = 0, 0, None, iter(sets)
            for command in commands:
                if type(command) is Dispatch:
                    pipeline = command.pipeline
                    params += pipeline.stride
                    if params > _PARAMS_PER_SLOT:
                        slot = self._next_slot(slot)
                        params, bound_pipeline = pipeline.stride, None
                    if pipeline is not bound_pipeline:
                        self._cmd_bind_pipeline(slot.commands, self._compute_point, pipeline.handle)
                        bound_pipeline = pipeline
                    self._record_dispatch(slot.commands, command, next(bounds))
                elif type(command) is Barrier:
                    self._record_barrier(slot.commands, self._compute_stage)
                elif queries is not None:
                    # The stamp itself waits for what comes before it; the barrier holds back what comes after.
                    self._record_barrier(slot.commands, self._any_stage)
                    self._cmd_stamp(slot.commands, self._last_stage, queries.handle, stamp)
                    stamp += 1
        except BaseException:
            queue.abandon(slot)
            self._params.commit(queue.submitted)
            raise
        self._params.commit(queue.end(slot))

    def _next_slot(self, slot: Slot) -> Slot:
        """Submit what is recorded so far and go on in another command buffer."""
        self._params.commit(self._queue.end(slot))
        return self._queue.begin()

    def _record_dispatch(self, commands: Any, dispatch: Dispatch, bound: BoundSet) -> None:
        ring, pipeline, params = self._params, dispatch.pipeline, dispatch.params
        place = ring.take(pipeline.stride, self._params_alignment)
        self._memmove(ring.buffer.pointer + place, params, len(params))
        self._offsets[0] = place
        self._cmd_bind_sets(
            commands, self._compute_point, pipeline.layout.pipeline_layout, 0, 1, bound.array, 1, self._offsets
        )
        x, y = dispatch.groups
        self._cmd_dispatch(commands, x, y, 1)

    def _record_barrier(self, commands: Any, until: int) -> None:
        null = self._api.null
        self._cmd_barrier(commands, self._compute_stage, until, 0, 1, self._barrier_info, 0, null, 0, null)

    def _copy(self, source: VulkanBuffer, start: int, target: VulkanBuffer, offset: int, nbytes: int) -> int:
        """Submit a copy between buffers; its serial number."""
        slot = self._queue.begin()
        self._region.srcOffset, self._region.dstOffset, self._region.size = start, offset, nbytes
        self._api.lib.vkCmdCopyBuffer(slot.commands, source.handle, target.handle, 1, self._region)
        serial = self._queue.end(slot)
        source.serial = target.serial = serial
        return serial

    def _collect(self) -> None:
        """Destroy the buffers that were freed and are no longer in use."""
        if self._garbage:
            self._queue.poll()
        while self._garbage and self._garbage[0][0] <= self._queue.done:
            _, buffer = self._garbage.popleft()
            self._sets.forget(buffer)
            self._memory.free(buffer)
