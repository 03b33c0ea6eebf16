"""The Kompute backend, on the PyPI package ``kp``, for applications that use Kompute already.

An algorithm of Kompute is a pipeline, its tensors and the size of its grid in one, so a program is made anew for
each set of tensors: algorithms are kept, and so are the sequences that dispatch them. Parameter blocks are small
tensors in host memory, one for each algorithm that is kept, and written before each run.

Kompute's Python interface has no barrier between two dispatches, and runs a sequence only while it waits for it
(``eval_async()`` waits too, in 0.9.0). So a submission runs as one sequence after the other, cut at the barriers,
and has run when :meth:`KomputeBackend.submit` returns. Its timestamps are ticks of a length that Kompute does not
tell: there is no clock.

The modules beside it: ``kompute_devices`` (facts, memory), ``kompute_programs`` (SPIR-V).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from onegpu.backends.base import Barrier, Command, DeviceFacts, Dispatch, KernelCode, Wrapped
from onegpu.backends.kompute_devices import PhysicalDevice, physical_devices
from onegpu.backends.kompute_programs import for_kompute
from onegpu.errors import (
    DeviceClosedError,
    DeviceError,
    DeviceLostError,
    DriverMissingError,
    OutOfMemoryError,
    ProblemError,
    ShaderError,
)

__all__ = ["OPTIONS", "KomputeBackend", "list_devices", "open_backend"]

#: Options of ``open_device()``.
OPTIONS = ("manager",)

#: Order in which ``open_backend(None)`` prefers devices.
_KINDS = ("discrete", "integrated", "virtual", "unknown", "cpu")
#: Algorithms that are kept. Each holds a piece of memory, of which some drivers give 4096.
_KEPT = 512

INSTALL = (
    "pip install 'onegpu[kompute]' in an environment of its own, since it wants NumPy 1. It is built from source: with "
    "a C++ compiler and CMake, on Debian also 'apt-get install libfmt-dev pybind11-dev libvulkan-dev', and with the "
    "environment variables KOMPUTE_OPT_USE_BUILT_IN_FMT, KOMPUTE_OPT_USE_BUILT_IN_PYBIND11, "
    "KOMPUTE_OPT_USE_BUILT_IN_VULKAN_HEADER and KOMPUTE_OPT_INSTALL set to OFF"
)


def list_devices() -> list[DeviceFacts]:
    """The devices that Kompute can open; a position in the list is an index to open.

    Raises:
        DriverMissingError: if there is none, or the package ``kp`` is missing.
    """
    return [device.facts for device in physical_devices(_kp())]


def open_backend(index: int | None = None, *, manager: Any = None) -> KomputeBackend:
    """Open a device, or join an application on the one that it has opened.

    Args:
        index: the device's position in :func:`list_devices`; None takes the best: discrete before integrated
            before virtual before software.
        manager: the ``kp.Manager`` of an application. It stays the application's, which must keep it until it has
            closed this device, and destroys it.

    Raises:
        DriverMissingError: as :func:`list_devices`.
        ProblemError: if there is no device of that index, or both are given, or ``manager`` is something else.
    """
    kp = _kp()
    devices = physical_devices(kp)
    if manager is not None:
        if not isinstance(manager, kp.Manager):
            raise ProblemError(f"manager is a {type(manager).__name__}; give the kp.Manager of your application")
        if index is not None:
            raise ProblemError(f"device 'kompute:{index}' and a manager were given; the manager has its device already")
        name = manager.get_device_properties()["device_name"]
        for device in devices:  # several of one name are of one make
            if device.facts.name == name:
                return KomputeBackend(kp, manager, device)
        raise DeviceError(f"the manager has opened {name!r}; Vulkan now lists {_names(devices)}")
    if index is None:
        best = min(devices, key=lambda device: _KINDS.index(device.facts.kind))
    elif 0 <= index < len(devices):
        best = devices[index]
    else:
        raise ProblemError(f"there is no Kompute device {index}; there are {_names(devices)}")
    try:
        own = kp.Manager(best.number)
    except RuntimeError as error:
        raise DeviceError(f"Kompute could not open {best.facts.name}: {error}") from error
    return KomputeBackend(kp, own, best, owned=True)


def _names(devices: list[PhysicalDevice]) -> str:
    return ", ".join(f"{i}: {device.facts.name} ({device.facts.kind})" for i, device in enumerate(devices))


def _kp() -> Any:
    try:
        import kp
    except ImportError as error:
        raise DriverMissingError(f"the Python package kp cannot be imported ({error}): {INSTALL}") from error
    return kp


class KomputeBuffer:
    """A tensor of Kompute.

    Attributes:
        tensor: the ``kp.Tensor``; None once it was freed.
        nbytes: its size.
        owned: whether this backend made it.
        staged: whether it is of type "device": in the device's memory, with a copy for the host.
        visible: whether the host can reach it at all: it is not of type "storage".
    """

    __slots__ = ("algorithms", "nbytes", "owned", "staged", "tensor", "to_device", "to_host", "visible")

    def __init__(self, kp: Any, tensor: Any, nbytes: int, owned: bool) -> None:
        self.tensor = tensor
        self.nbytes = nbytes
        self.owned = owned
        self.staged = tensor.tensor_type() == kp.TensorTypes.device
        self.visible = tensor.tensor_type() != kp.TensorTypes.storage
        self.to_host: Any = None  # sequences that copy it, made when they are needed
        self.to_device: Any = None
        self.algorithms: set[_Key] = set()


class _Pipeline:
    __slots__ = ("code", "constants", "kernel")

    def __init__(self, kernel: KernelCode, code: bytes, constants: Any) -> None:
        self.kernel = kernel
        self.code = code
        self.constants = constants


class _Algorithm:
    """A ``kp.Algorithm`` with the tensor of its parameter block."""

    __slots__ = ("handle", "params")

    def __init__(self, handle: Any, params: Any) -> None:
        self.handle = handle
        self.params = params

    def set_params(self, params: bytes) -> None:
        memoryview(self.params.data()).cast("B")[: len(params)] = params


#: Program, tensors and grid.
_Key = tuple[_Pipeline, tuple[KomputeBuffer, ...], tuple[int, int]]


class _Submission:
    """What has run already."""

    def wait(self) -> None:
        pass

    def timestamps(self) -> list[float]:
        return []


class KomputeBackend:
    """A device of Kompute; see :class:`onegpu.backends.base.Backend` and ``Interop`` for what its methods promise.

    Attributes:
        facts: its limits and features.
        manager: the ``kp.Manager``.
    """

    def __init__(self, kp: Any, manager: Any, device: PhysicalDevice, owned: bool = False) -> None:
        import numpy as np

        self._np, self._kp = np, kp
        self.manager = manager
        self.facts = device.facts
        self._owned = owned
        self._room = device.room
        self._room.allocations -= _KEPT + 1  # for the parameter blocks of the algorithms
        self._algorithms: OrderedDict[_Key, _Algorithm] = OrderedDict()
        self._sequences: OrderedDict[tuple[_Algorithm, ...], Any] = OrderedDict()
        self._token = self._tensor(16, kp.TensorTypes.host)

    def allocate(self, nbytes: int) -> KomputeBuffer:
        """A tensor of ``nbytes`` bytes, a multiple of 4.

        Raises:
            OutOfMemoryError: if the device has no room for it, as far as that is known: Kompute does not look
                whether it got memory, and how much others have taken is not known here.
        """
        self._check()
        self._room.take(nbytes)
        try:
            return KomputeBuffer(self._kp, self._tensor(nbytes, self._kp.TensorTypes.device), nbytes, owned=True)
        except BaseException:
            self._room.give(nbytes)
            raise

    def free(self, handle: KomputeBuffer) -> None:
        """Let go of a tensor. What the application recorded with it still holds it."""
        for key in list(handle.algorithms):
            self._forget(key)
        if handle.owned and handle.tensor is not None:
            self._room.give(handle.nbytes)
        handle.tensor = handle.to_host = handle.to_device = None

    def write(self, handle: KomputeBuffer, offset: int, data: memoryview) -> None:
        """Copy host bytes in."""
        if len(data) < handle.nbytes:
            self._to_host(handle)  # the host's copy goes to the device as a whole
        self._host_copy(handle)[offset : offset + len(data)] = data
        if handle.staged:
            if handle.to_device is None:
                handle.to_device = self._record([self._kp.OpTensorSyncDevice([handle.tensor])])
            with self._driver(f"writing {len(data)} bytes"):
                handle.to_device.eval()

    def read(self, handle: KomputeBuffer, offset: int, nbytes: int) -> memoryview:
        """Copy bytes out."""
        self._to_host(handle)
        return memoryview(bytes(self._host_copy(handle)[offset : offset + nbytes]))

    def make_pipeline(self, kernel: KernelCode) -> _Pipeline:
        """Prepare a program, and let the driver compile it once to see whether it takes it.

        Raises:
            ShaderError: if it does not.
        """
        self._check()
        assert isinstance(kernel.code, bytes)
        if [number for number, _ in kernel.constants] != list(range(len(kernel.constants))):
            raise ShaderError(f"{kernel.name} numbers its constants otherwise than 0, 1, ..., and Kompute does not")
        try:
            code = for_kompute(kernel.code)
        except ValueError as error:
            raise ShaderError(f"Kompute cannot take the kernel {kernel.name}: {error}") from error
        pipeline = _Pipeline(kernel, code, self._np.array([value for _, value in kernel.constants], self._np.uint32))
        try:
            self._algorithm_of(pipeline, [self._token] * (1 + len(kernel.bindings)), (1, 1))
        except RuntimeError as error:
            raise ShaderError(f"{self.facts.name} rejects the kernel {kernel.name}: {error}") from error
        return pipeline

    def submit(self, commands: Sequence[Command]) -> _Submission:
        """Run the commands."""
        self._check()
        group: dict[_Algorithm, bytes] = {}
        for command in commands:
            if isinstance(command, Barrier):
                self._run(group)
            elif isinstance(command, Dispatch):
                algorithm = self._kept_algorithm(command)
                if algorithm in group:  # its one parameter block is taken
                    self._run(group)
                group[algorithm] = command.params
        self._run(group)
        while len(self._algorithms) > _KEPT:
            self._forget(next(iter(self._algorithms)))
        return _Submission()

    def record(self, commands: Sequence[Command], target: Any) -> None:
        """Record commands into a ``kp.Sequence`` of the application.

        A barrier is an ``OpTensorSyncLocal`` of the tensors that were written before it: its copy to the host
        waits for the dispatches, and the dispatches that follow wait for the copy.

        Raises:
            ProblemError: if ``target`` is no sequence, or a barrier is needed for a tensor without a copy on the
                host.
        """
        self._check()
        if not isinstance(target, self._kp.Sequence):
            raise ProblemError(f"the commands were to go into a {type(target).__name__}; give a kp.Sequence")
        operations = []
        written: dict[KomputeBuffer, None] = {}
        for command in commands:
            if isinstance(command, Dispatch):
                algorithm = self._make_algorithm(command)
                algorithm.set_params(command.params)
                operations.append(self._kp.OpAlgoDispatch(algorithm.handle))
                accesses = zip(command.bindings, command.pipeline.kernel.bindings, strict=True)
                written.update((binding.handle, None) for binding, access in accesses if access == "write")
            elif isinstance(command, Barrier) and written:
                if not all(handle.staged for handle in written):
                    raise ProblemError(
                        "one call must wait for another that writes a tensor of type host or storage, and Kompute "
                        "records no barrier for these; use tensors of type device, or AttentionKernels(parts=1), which "
                        "makes one dispatch of a call, or let the encoder submit"
                    )
                operations.append(self._kp.OpTensorSyncLocal([handle.tensor for handle in written]))
                written = {}
        with self._driver("recording"):
            for operation in operations:
                target.record(operation)

    def wrap(self, memory: Any) -> Wrapped:
        """A ``kp.Tensor`` that was made by the same manager.

        Raises:
            ProblemError: if it is none, was destroyed, or is larger than a kernel can see.
        """
        self._check()
        if not isinstance(memory, self._kp.Tensor):
            raise ProblemError(f"a {type(memory).__name__} was given; the kompute backend takes a kp.Tensor")
        size = memory.size()
        if not size:
            raise ProblemError("the kp.Tensor was destroyed; give one that is alive")
        # A tensor of type storage does not tell its elements, and its data() is no memory at all.
        stored = memory.tensor_type() == self._kp.TensorTypes.storage
        data = None if stored else memory.data()
        nbytes = 4 * size if data is None else data.nbytes
        if nbytes > self.facts.max_binding_bytes or nbytes % 4:
            raise ProblemError(
                f"the kp.Tensor has {nbytes} bytes; a kernel sees whole words, and on {self.facts.name} at most "
                f"{self.facts.max_binding_bytes} bytes of a tensor: split it"
            )
        dtype = None if data is None else data.dtype.name
        return Wrapped(KomputeBuffer(self._kp, memory, nbytes, owned=False), nbytes, dtype, (size,) if dtype else None)

    def wait(self) -> None:
        """Everything that was submitted has run."""
        self._check()

    def close(self) -> None:
        """Give everything back; the application's manager stays open."""
        self._sequences.clear()
        self._algorithms.clear()
        if self._owned:
            self.manager.destroy()
        self._token = None

    def _check(self) -> None:
        # A manager destroys its tensors. Anything else that is asked of one that is destroyed ends the process.
        if self._token is None or not self._token.size():
            raise DeviceClosedError(
                "the kp.Manager of this device was destroyed; keep it until the device is closed, and open another"
            )

    def _tensor(self, nbytes: int, kind: Any) -> Any:
        with self._driver(f"allocating {nbytes} bytes"):
            return self.manager.tensor_t(self._np.zeros(nbytes // 4, self._np.uint32), kind)

    def _host_copy(self, handle: KomputeBuffer) -> memoryview:
        self._check()
        if not handle.visible:
            raise ProblemError(
                "a kp.Tensor of type storage is out of the host's reach: kernels alone read and write it; use one of "
                "type device"
            )
        return memoryview(handle.tensor.data()).cast("B")

    def _to_host(self, handle: KomputeBuffer) -> None:
        """Bring the host's copy up to date, after everything that has run."""
        self._check()
        if handle.staged:
            if handle.to_host is None:
                handle.to_host = self._record([self._kp.OpTensorSyncLocal([handle.tensor])])
            with self._driver("copying to the host"):
                handle.to_host.eval()

    def _record(self, operations: Sequence[Any]) -> Any:
        """A sequence of these operations, which can run any number of times."""
        with self._driver("recording"):
            sequence = self.manager.sequence()
            for operation in operations:
                sequence.record(operation)
        return sequence

    def _run(self, group: dict[_Algorithm, bytes]) -> None:
        """Run algorithms that need no barrier between them, each with its parameters, and wait for them."""
        if not group:
            return
        for algorithm, params in group.items():
            algorithm.set_params(params)
        key = tuple(group)
        group.clear()
        sequence = self._sequences.get(key)
        if sequence is None:
            sequence = self._record([self._kp.OpAlgoDispatch(algorithm.handle) for algorithm in key])
            self._sequences[key] = sequence
            if len(self._sequences) > _KEPT:
                self._sequences.popitem(last=False)
        with self._driver("computing"):
            sequence.eval()

    def _kept_algorithm(self, dispatch: Dispatch) -> _Algorithm:
        handles = tuple(binding.handle for binding in dispatch.bindings)
        key = (dispatch.pipeline, handles, dispatch.groups)
        found = self._algorithms.get(key)
        if found is not None:
            self._algorithms.move_to_end(key)
            return found
        found = self._algorithms[key] = self._make_algorithm(dispatch)
        for handle in handles:
            handle.algorithms.add(key)
        return found

    def _forget(self, key: _Key) -> None:
        self._algorithms.pop(key, None)
        for handle in set(key[1]):
            handle.algorithms.discard(key)
        self._sequences.clear()  # some of them may hold the algorithm, and so its tensors

    def _make_algorithm(self, dispatch: Dispatch) -> _Algorithm:
        params = self._tensor(dispatch.pipeline.kernel.param_bytes, self._kp.TensorTypes.host)
        tensors = [params, *(binding.handle.tensor for binding in dispatch.bindings)]
        with self._driver(f"preparing {dispatch.pipeline.kernel.name}"):
            return _Algorithm(self._algorithm_of(dispatch.pipeline, tensors, dispatch.groups), params)

    def _algorithm_of(self, pipeline: _Pipeline, tensors: list[Any], groups: tuple[int, int]) -> Any:
        no_push_constants = self._np.zeros(0, self._np.uint32)
        return self.manager.algorithm(tensors, pipeline.code, [*groups, 1], pipeline.constants, no_push_constants)

    @contextmanager
    def _driver(self, doing: str) -> Iterator[None]:
        """Kompute raises RuntimeError with Vulkan's words, or its own."""
        name = self.facts.name
        try:
            yield
        except DeviceError:
            raise
        except MemoryError as error:
            raise OutOfMemoryError(f"the host ran out of memory while {doing}; release buffers") from error
        except RuntimeError as error:
            if "DeviceLost" in str(error):
                raise DeviceLostError(
                    f"{name} was lost while {doing}; open a new device, and make calls shorter ({error})"
                ) from error
            if "OutOf" in str(error):
                raise OutOfMemoryError(
                    f"{name} ran out of memory while {doing}; release buffers or split the tensor ({error})"
                ) from error
            raise DeviceError(f"{name} failed while {doing}: {error}") from error
