"""Devices, their buffers and their command encoder. Nothing here knows an operator."""

from __future__ import annotations

import dataclasses
import importlib
import logging
import math
import os
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from onegpu import backends
from onegpu.backends.base import Backend, Barrier, Command, DeviceFacts, Interop, KernelCode, Submission
from onegpu.commands import CommandEncoder, Pipeline
from onegpu.dtypes import BFLOAT16, FLOAT8_E4M3, as_dtype
from onegpu.errors import DeviceClosedError, DeviceError, DriverMissingError, OneGpuError, ProblemError, WaitError
from onegpu.host_memory import host_bytes
from onegpu.waiting import Steps, Wait, finish, finish_async

if TYPE_CHECKING:
    from typing import TypeAlias

    import numpy as np
    from typing_extensions import Buffer as BufferProtocol
    from typing_extensions import Self

    HostBuffer: TypeAlias = BufferProtocol | np.ndarray[Any, Any]

__all__ = ["Buffer", "Device", "list_devices", "list_devices_async", "open_device", "open_device_async"]

_log = logging.getLogger("onegpu")


_numbers = count()


class _Storage:
    """Device memory. Dropping the last reference to it gives the memory back.

    ``wrapped`` is a backend's handle of memory that an application made; None allocates.

    Attributes:
        number: never given to another storage, unlike ``id()``.
    """

    def __init__(self, device: Device, nbytes: int, wrapped: Any = None) -> None:
        self.nbytes = nbytes
        self.number = next(_numbers)
        self.handle: Any = device._allocate(nbytes) if wrapped is None else wrapped
        # A finalizer may run in any thread at any moment, so it only puts the handle where the next call finds it.
        self._finalizer = weakref.finalize(self, device._garbage.append, self.handle)

    @property
    def released(self) -> bool:
        return not self._finalizer.alive

    def release(self) -> None:
        self._finalizer()

    def check(self) -> None:
        if self.released:
            raise DeviceClosedError("this buffer was released; keep it until its work is submitted and read")


class Buffer:
    """Memory on a device, or a slice of it.

    Made by :meth:`Device.buffer`, :meth:`Device.empty` and :meth:`Device.upload`. A buffer made from an array or a
    shape remembers its dtype and shape, so that :meth:`to_numpy` needs no arguments. Memory is given back when the last
    buffer that shows it is dropped, or at once by :meth:`release` or a ``with`` block.

    Attributes:
        device: the device that owns the memory.
        offset: first byte in the underlying allocation.
        nbytes: size in bytes.
        dtype: NumPy name of the elements ("bfloat16" included), or None for plain bytes.
        shape: shape in elements, or None.
    """

    __slots__ = ("__weakref__", "_key", "_storage", "device", "dtype", "nbytes", "offset", "shape")

    def __init__(
        self,
        device: Device,
        storage: _Storage,
        offset: int,
        nbytes: int,
        dtype: str | None = None,
        shape: tuple[int, ...] | None = None,
    ) -> None:
        self.device = device
        self._storage = storage
        self.offset = offset
        self.nbytes = nbytes
        self.dtype = dtype
        self.shape = shape
        # What calls with this buffer are remembered by: the same for another slice of the same bytes.
        self._key = (storage.number, offset, nbytes, dtype)

    def __repr__(self) -> str:
        what = f"{self.dtype}{list(self.shape)}" if self.shape is not None else f"{self.nbytes} bytes"
        return f"<onegpu.Buffer {what} on {self.device.facts.backend}{' (released)' if self._storage.released else ''}>"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Give the memory back now. Slices of the same allocation become unusable too. Calling it again does
        nothing.
        """
        self._storage.release()

    def slice(self, offset: int, nbytes: int | None = None) -> Buffer:
        """A view of ``nbytes`` bytes from byte ``offset`` on (to the end if None); it shares the memory.

        Raises:
            ProblemError: if the range does not lie inside this buffer.
        """
        nbytes = self.nbytes - offset if nbytes is None else nbytes
        self._check_range(offset, nbytes)
        return Buffer(self.device, self._storage, self.offset + offset, nbytes, self.dtype)

    def write(self, data: HostBuffer, offset: int = 0) -> None:
        """Copy host bytes in, from byte ``offset`` on, ordered after everything submitted so far.

        Args:
            data: anything with the buffer protocol (bytes, ``array.array``, memoryview, a NumPy array).

        Raises:
            ProblemError: if the data does not fit.
        """
        finish(self._writing(data, offset))

    async def write_async(self, data: HostBuffer, offset: int = 0) -> None:
        """As :meth:`write`, which waits where the bytes do not begin and end at multiples of four."""
        await finish_async(self._writing(data, offset))

    def _writing(self, data: HostBuffer, offset: int) -> Steps[None]:
        view, _, _ = host_bytes(data)
        self._check_range(offset, len(view))
        yield from self.device._writing(self._live(), self.offset + offset, view)

    def read(self, offset: int = 0, nbytes: int | None = None) -> bytes:
        """Copy bytes out, ordered after everything submitted so far; waits for it.

        Raises:
            ProblemError: if the range does not lie inside this buffer.
        """
        return bytes(finish(self._reading(offset, nbytes)))

    async def read_async(self, offset: int = 0, nbytes: int | None = None) -> bytes:
        """As :meth:`read`, to be awaited."""
        return bytes(await finish_async(self._reading(offset, nbytes)))

    def _reading(self, offset: int = 0, nbytes: int | None = None) -> Steps[memoryview]:
        nbytes = self.nbytes - offset if nbytes is None else nbytes
        self._check_range(offset, nbytes)
        return (yield from self.device._reading(self._live(), self.offset + offset, nbytes))

    def to_numpy(self, dtype: object = None, shape: tuple[int, ...] | None = None) -> np.ndarray[Any, Any]:
        """Copy the contents into a new NumPy array; waits for everything submitted so far.

        Args:
            dtype: element type; the remembered one if None. "bfloat16" gives ``ml_dtypes.bfloat16`` where that package
                is installed, else the bit patterns as uint16.
            shape: the remembered one if None, else one dimension.

        Raises:
            ProblemError: if no dtype is known, or the shape does not fit the size.
        """
        return finish(self._to_numpy(dtype, shape))

    async def to_numpy_async(self, dtype: object = None, shape: tuple[int, ...] | None = None) -> np.ndarray[Any, Any]:
        """As :meth:`to_numpy`, to be awaited."""
        return await finish_async(self._to_numpy(dtype, shape))

    def _to_numpy(self, dtype: object, shape: tuple[int, ...] | None) -> Steps[np.ndarray[Any, Any]]:
        import numpy as np

        name = self.dtype
        if dtype is not None:
            try:
                name = as_dtype(dtype).name
            except ProblemError:  # NumPy knows more
                name = getattr(dtype, "name", None) or getattr(dtype, "__name__", str(dtype))
        if name is None:
            raise ProblemError("this buffer holds plain bytes; say to_numpy(dtype=...), for example 'float32'")
        if shape is None:
            shape = self.shape if dtype is None else None
        read = yield from self._reading()
        # Some backends give bytes that are nobody else's and may be written to; others are copied.
        data = read.obj if isinstance(read.obj, bytearray) and len(read.obj) == len(read) else bytearray(read)
        item: Any
        if name in (BFLOAT16.name, FLOAT8_E4M3.name):
            try:
                import ml_dtypes  # type: ignore[import-not-found, unused-ignore]

                item = np.dtype(getattr(ml_dtypes, name))
            except ImportError:
                item = np.dtype(np.uint16 if name == BFLOAT16.name else np.uint8)
        else:
            try:
                item = np.dtype(name)
            except TypeError:
                raise ProblemError(f"dtype is {dtype!r}; NumPy knows no such type") from None
        if len(data) % item.itemsize:
            raise ProblemError(f"the buffer has {len(data)} bytes, not a whole number of {name} elements")
        array = np.frombuffer(data, item)
        if shape is None:
            return array
        if math.prod(shape) != array.size:
            raise ProblemError(f"shape {shape} has {math.prod(shape)} elements; the buffer holds {array.size} {name}")
        return array.reshape(shape)

    def _live(self) -> _Storage:
        self._storage.check()
        return self._storage

    def _check_range(self, offset: int, nbytes: int) -> None:
        if offset < 0 or nbytes < 0 or offset + nbytes > self.nbytes:
            raise ProblemError(f"bytes {offset} to {offset + nbytes} do not lie in this buffer of {self.nbytes} bytes")


class Device:
    """An open device: memory, programs and command lists. Made by :func:`open_device`.

    Threads may share a device: its calls hold a lock. An encoder belongs to one thread.

    Attributes:
        facts: name, driver, limits and features, see :class:`onegpu.DeviceFacts`.
        reason: why this device was chosen, a sentence.
        operators: what operators keep for this device, such as the kernels of :func:`onegpu.attention`.
    """

    def __init__(
        self, backend: Backend, reason: str = "asked for by name", submission_work_budget: int | None = None
    ) -> None:
        self.backend = backend
        budget = _BUDGETS[backend.facts.kind] if submission_work_budget is None else submission_work_budget
        self.facts: DeviceFacts = dataclasses.replace(backend.facts, submission_work_budget=budget)
        self.reason = reason
        self.operators: dict[Any, Any] = {}
        self._lock = threading.RLock()
        self._garbage: deque[Any] = deque()
        self._wrapped: weakref.WeakValueDictionary[int, _Storage] = weakref.WeakValueDictionary()
        self._pipelines: dict[str, Pipeline] = {}
        self._closed = False

    def __repr__(self) -> str:
        return f"<onegpu.Device {self.facts.backend}: {self.facts.name}{' (closed)' if self._closed else ''}>"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._closed

    def buffer(self, nbytes: int, *, dtype: str | None = None, shape: tuple[int, ...] | None = None) -> Buffer:
        """Memory of ``nbytes`` bytes with undefined contents.

        Raises:
            ProblemError: if the size is negative or above the device's limit.
            OutOfMemoryError: if the device has no room.
        """
        if nbytes < 0:
            raise ProblemError(f"a buffer of {nbytes} bytes was asked for; the size must be 0 or more")
        if nbytes > self.facts.max_buffer_bytes:
            raise ProblemError(
                f"a buffer of {nbytes} bytes was asked for; {self.facts.name} allows {self.facts.max_buffer_bytes}. "
                "Split the tensor, for example by batch"
            )
        return Buffer(self, _Storage(self, nbytes), 0, nbytes, dtype, shape)

    def empty(self, shape: tuple[int, ...], dtype: object = "float32") -> Buffer:
        """A buffer for an array of ``shape`` and ``dtype`` (float32, float16, bfloat16, int32) with undefined
        contents.
        """
        element = as_dtype(dtype)
        if any(n < 0 for n in shape):
            raise ProblemError(f"shape is {shape}; sizes must be 0 or more")
        return self.buffer(math.prod(shape) * element.itemsize, dtype=element.name, shape=tuple(shape))

    def upload(self, data: HostBuffer) -> Buffer:
        """A new buffer with a copy of host data: anything with the buffer protocol. An array's dtype and shape are
        kept.
        """
        view, dtype, shape = host_bytes(data)
        buffer = self.buffer(len(view), dtype=dtype, shape=shape)
        if len(view):
            finish(self._writing(buffer._live(), 0, view))  # which waits for nothing: there is no neighbour to keep
        return buffer

    def wrap(self, memory: Any, *, dtype: object = None, shape: tuple[int, ...] | None = None) -> Buffer:
        """A buffer over memory that an application made with the backend's library. Nothing is copied.

        The application keeps the memory alive, and sees to it that its own work on it and the device's do not overlap
        in time. :meth:`Buffer.release` lets go of the memory and leaves it as it is.

        Args:
            memory: on "kompute", a ``kp.Tensor`` of the manager that the device was opened with; the host cannot read
                or write one of type "storage", whose elements are taken to have 4 bytes. On "hip", a contiguous array
                on that GPU with ``__cuda_array_interface__`` or DLPack, as PyTorch, CuPy and hip-python have them. No
                other backend takes any.
            dtype: type of the elements (float32, float16, bfloat16, int32); what the memory says if None.
            shape: shape in elements; one dimension over the whole memory if None.

        Raises:
            ProblemError: if the backend takes no memory of others, or not this, or the shape is larger.
        """
        backend = self.backend
        if not isinstance(backend, Interop):
            raise ProblemError(f"the {self.facts.backend} backend takes no memory of others; copy it with upload()")
        with self._lock:
            self._open()
            wrapped = backend.wrap(memory)
            # One storage for one memory: it is by storages that an encoder sees what must wait for what.
            storage = self._wrapped.get(id(memory))
            if storage is None or storage.released:
                storage = self._wrapped[id(memory)] = _Storage(self, wrapped.nbytes, wrapped.handle)
        if dtype is not None:
            name, size = as_dtype(dtype).name, as_dtype(dtype).itemsize
        elif wrapped.dtype is not None and wrapped.shape:
            name, size = wrapped.dtype, wrapped.nbytes // math.prod(wrapped.shape)
        elif shape is None:
            return Buffer(self, storage, 0, wrapped.nbytes)
        else:
            raise ProblemError(f"shape is {shape}, and the memory does not tell its elements; give dtype= too")
        shape = (wrapped.nbytes // size,) if shape is None else tuple(shape)
        nbytes = math.prod(shape) * size
        if any(n < 0 for n in shape) or nbytes > wrapped.nbytes:
            raise ProblemError(f"shape {shape} of {name} needs {nbytes} bytes; the memory has {wrapped.nbytes}")
        return Buffer(self, storage, 0, nbytes, name, shape)

    def begin_commands(self) -> CommandEncoder:
        """Start recording; use it in a ``with`` block, which submits on leaving."""
        self._check_open()
        return CommandEncoder(self)

    def submit(self, encoder: CommandEncoder) -> Submission:
        """Start an encoder's work; the same as ``encoder.submit()``."""
        return encoder.submit()

    def pipeline(self, name: str, make: Callable[[], KernelCode]) -> Pipeline:
        """The compiled program of that name; ``make`` gives its code the first time.

        Raises:
            ShaderError: if the driver rejects the code.
        """
        with self._lock:
            found = self._pipelines.get(name)
            if found is None:
                self._open()
                kernel = make()
                found = self._pipelines[name] = Pipeline(self.backend.make_pipeline(kernel), kernel)
            return found

    def wait(self) -> None:
        """Return when everything submitted has run."""
        finish(self._waiting())

    async def wait_async(self) -> None:
        """As :meth:`wait`, to be awaited. The ``timestamps()`` of earlier submissions wait for nothing then."""
        await finish_async(self._waiting())

    def _waiting(self) -> Steps[None]:
        with self._lock:
            self._open()
            yield Wait(self.backend, "wait")

    def close(self) -> None:
        """Wait for submitted work and give everything back. Calling it again does nothing."""
        with self._lock:
            if not self._closed:
                self._collect()
                self._closed = True
                self.backend.close()

    def _check_open(self) -> None:
        if self._closed:
            raise DeviceClosedError(f"the device {self.facts.name!r} is closed; open another with onegpu.open_device()")

    def _open(self, *storages: _Storage) -> None:
        """Before a call to the backend that uses these storages. The caller holds the lock: what another thread
        releases from now on is freed after that call.
        """
        self._check_open()
        self._collect()
        for storage in storages:
            storage.check()

    def _collect(self) -> None:
        while self._garbage:
            self.backend.free(self._garbage.popleft())

    def _allocate(self, nbytes: int) -> Any:
        with self._lock:
            self._open()
            # Whole words, and never nothing: drivers refuse empty buffers, and an empty K is a valid tensor.
            return self.backend.allocate(max(16, -(-nbytes // 4) * 4))

    def _writing(self, storage: _Storage, offset: int, view: memoryview) -> Steps[None]:
        if not len(view):
            return
        with self._lock:
            self._open(storage)
            head, tail = offset % 4, -(offset + len(view)) % 4
            if head or tail:  # backends move whole words: keep the neighbours' bytes
                start, size = offset - head, head + len(view) + tail
                if head or offset + len(view) < storage.nbytes:
                    whole = bytearray((yield Wait(self.backend, "read", (storage.handle, start, size))))
                else:
                    whole = bytearray(size)  # behind the last byte of a storage is nobody's
                whole[head : head + len(view)] = view
                offset, view = start, memoryview(whole)
            self.backend.write(storage.handle, offset, view)

    def _reading(self, storage: _Storage, offset: int, nbytes: int) -> Steps[memoryview]:
        if not nbytes:
            return memoryview(b"")
        with self._lock:
            self._open(storage)
            head, tail = offset % 4, -(offset + nbytes) % 4
            whole: memoryview = yield Wait(self.backend, "read", (storage.handle, offset - head, head + nbytes + tail))
            return whole[head : head + nbytes]

    def _record(self, lists: Sequence[Sequence[Command]], target: Any) -> None:
        """Record lists of commands into a command list of the application."""
        backend = self.backend
        if not isinstance(backend, Interop):
            raise ProblemError(
                f"the {self.facts.backend} backend records into no command list of others; submit() the recording"
            )
        commands: list[Command] = []
        for part in lists:
            commands += [Barrier(), *part] if commands else part
        with self._lock:
            self._open()
            backend.record(commands, target)

    def _submit(self, lists: Sequence[Sequence[Command]], storages: Iterable[_Storage]) -> list[Submission]:
        """Start lists of commands, with none of another thread between them: they may share scratch memory with it."""
        with self._lock:
            self._open(*storages)
            return [self.backend.submit(commands) for commands in lists]


def _backend_module(name: str) -> Any:
    if name not in backends.NAMES:
        raise ProblemError(f"there is no backend {name!r}; there are {', '.join(backends.NAMES)}")
    try:
        return importlib.import_module(f"onegpu.backends.{name}")
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise DriverMissingError(f"the {name} backend needs NumPy, which is not installed") from error


def list_devices(name: str | None = None) -> list[DeviceFacts]:
    """The devices that can be opened, of one backend or of all; their position in a backend's list is their index.

    Raises:
        DriverMissingError: if one backend is named and its driver or Python package is missing.
        WaitError: in a browser, where Python cannot wait.
    """
    return finish(_listing(name))


async def list_devices_async(name: str | None = None) -> list[DeviceFacts]:
    """As :func:`list_devices`, to be awaited."""
    return await finish_async(_listing(name))


def _listing(name: str | None) -> Steps[list[DeviceFacts]]:
    if name is not None:
        module = _backend_module(name)
        return list((yield Wait(module, "list_devices"))) if hasattr(module, "list_devices") else []
    found: list[DeviceFacts] = []
    for each in backends.AUTOMATIC:
        try:
            found += yield from _listing(each)
        except WaitError:
            raise
        except OneGpuError:
            continue
    return found


_told = False


#: Operations of a submission by kind of device: about a tenth of a second for a slow one of the kind. Windows ends a
#: submission after two seconds, and Apple's and AMD's drivers after some. A software driver has no watchdog.
_BUDGETS = {"discrete": 4 * 10**12, "virtual": 4 * 10**12, "integrated": 4 * 10**11, "unknown": 4 * 10**11, "cpu": 0}


def open_device(name: str | None = None, *, submission_work_budget: int | None = None, **options: Any) -> Device:
    """Open a device.

    Args:
        name: "vulkan", "wgpu", "browser", "kompute", "hip", "metal" or "cpu", or one of several as in "vulkan:1" (the
            order of :func:`list_devices`). None takes the environment variable ``ONEGPU_DEVICE`` if it is set, else
            the best hardware that answers: a native Vulkan device, then WebGPU, then NumPy on the CPU. A software
            driver is taken only by name, since NumPy is faster than it. In a browser it is the browser's WebGPU,
            whatever is behind it, then NumPy. Which device was taken and why is logged once, and stays in
            :attr:`Device.reason`.
        submission_work_budget: estimated operations of one submission, see :class:`onegpu.DeviceFacts`; 0 never cuts a
            long call, None takes a default for the kind of device.
        options: passed to the backend: ``validation`` (bool, Vulkan); ``manager`` (the ``kp.Manager`` of an
            application, Kompute).

    Raises:
        ProblemError: if there is no backend or device of that name.
        DriverMissingError: if its driver or Python package is missing.
        WaitError: in a browser, where Python cannot wait: use :func:`open_device_async`.
    """
    return finish(_opening(name, submission_work_budget, options))


async def open_device_async(
    name: str | None = None, *, submission_work_budget: int | None = None, **options: Any
) -> Device:
    """As :func:`open_device`, to be awaited."""
    return await finish_async(_opening(name, submission_work_budget, options))


def _opening(name: str | None, submission_work_budget: int | None, options: dict[str, Any]) -> Steps[Device]:
    if submission_work_budget is not None and submission_work_budget < 0:
        raise ProblemError(f"submission_work_budget is {submission_work_budget}; it must be 0 (never cut) or more")
    wanted = name or os.environ.get("ONEGPU_DEVICE")
    if wanted:
        source = "asked for by name" if name else "asked for by the environment variable ONEGPU_DEVICE"
        backend, _, index = wanted.partition(":")
        if index and not index.isdecimal():
            raise ProblemError(f"device is {wanted!r}; write a backend and a number, for example 'vulkan:0'")
        module = _backend_module(backend)
        known = getattr(module, "OPTIONS", ())
        if known is not None and (unknown := sorted(set(options) - set(known))):
            takes = f"takes {', '.join(known)}" if known else "takes no options"
            raise ProblemError(f"open_device() was given {', '.join(unknown)}; the {backend} backend {takes}")
        opened = yield Wait(module, "open_backend", (int(index) if index else None,), options)
        return _tell(Device(opened, source, submission_work_budget))
    tried = []
    for each in backends.AUTOMATIC:
        try:
            module = _backend_module(each)
            found: list[DeviceFacts] = yield Wait(module, "list_devices")
            # In a browser NumPy is slow, or missing.
            hardware = [n for n, facts in enumerate(found) if not facts.software or each == "browser"]
            if not hardware:
                tried.append(f"{each} has no hardware device")
                continue
            best = min(hardware, key=lambda n: _KINDS.index(found[n].kind))
            opened = yield Wait(module, "open_backend", (best,), options if each == "vulkan" else {})
        except WaitError:
            raise
        except DriverMissingError as missing:
            tried.append(f"{each} is missing ({missing})")
        except OneGpuError as error:
            tried.append(f"{each} failed ({error})")
        else:
            reason = "; ".join([*tried, f"{each} was the first that answered"])
            return _tell(Device(opened, reason, submission_work_budget))
    raise DeviceError("no device could be opened: " + "; ".join(tried))


_KINDS = ("discrete", "integrated", "virtual", "unknown", "cpu")


def _tell(device: Device) -> Device:
    global _told
    if not _told:
        _told = True
        fallback = device.facts.kind == "cpu" and not device.reason.startswith("asked")
        level = logging.WARNING if fallback else logging.INFO
        _log.log(level, "onegpu uses %s: %s (%s)", device.facts.backend, device.facts.name, device.reason)
    return device
