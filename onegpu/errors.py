"""The errors that onegpu raises, as a tree.

* :class:`OneGpuError`: the base of them all

  * :class:`ProblemError` (also :class:`ValueError`): the request itself is wrong
  * :class:`UnsupportedError` (also :class:`ValueError`): the request is sound, but no kernel on this device takes it
  * :class:`ShaderError` (also :class:`RuntimeError`): a kernel artifact is missing, or a driver rejects it
  * :class:`WaitError` (also :class:`RuntimeError`): a call has to wait where nothing can, in a browser
  * :class:`DeviceError` (also :class:`RuntimeError`): the device or its driver failed

    * :class:`DriverMissingError`: nothing to open
    * :class:`DeviceClosedError`: used after ``close()``
    * :class:`DeviceLostError`: the driver reset the device; open a new one
    * :class:`OutOfMemoryError` (also :class:`MemoryError`): an allocation failed

Each message says what was given, what is allowed and what to do. A kernel that is passed over because it gave wrong
answers on a device is a warning, :class:`SelfCheckWarning`.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = [
    "DeviceClosedError",
    "DeviceError",
    "DeviceLostError",
    "DriverMissingError",
    "OneGpuError",
    "OutOfMemoryError",
    "ProblemError",
    "SelfCheckWarning",
    "ShaderError",
    "UnsupportedError",
    "WaitError",
]


class OneGpuError(Exception):
    """Base class of every error that onegpu raises on purpose."""


class ProblemError(OneGpuError, ValueError):
    """The request itself is wrong: a size, layout, dtype, buffer or option that is never valid."""


class UnsupportedError(OneGpuError, ValueError):
    """The request is sound, but no kernel on this device takes it.

    Attributes:
        refusals: pairs of variant name and the sentence with which it refused.
    """

    def __init__(self, message: str, refusals: Sequence[tuple[str, str]] = ()) -> None:
        self.refusals = tuple(refusals)
        super().__init__(message + "".join(f"\n  {name}: {reason}" for name, reason in self.refusals))


class ShaderError(OneGpuError, RuntimeError):
    """A kernel artifact is missing from the package, or the driver rejects it."""


class WaitError(OneGpuError, RuntimeError):
    """A call has to wait, and Python cannot wait at this place in a browser. Await its ``_async`` twin instead."""


class DeviceError(OneGpuError, RuntimeError):
    """The device or its driver failed."""


class DriverMissingError(DeviceError):
    """No driver answers for the device that was asked for."""


class DeviceClosedError(DeviceError):
    """The device, or a buffer of it, was used after it was closed or released."""


class DeviceLostError(DeviceError):
    """The driver reset the device. Its buffers are gone: open a new device."""


class OutOfMemoryError(DeviceError, MemoryError):
    """The device has no room for an allocation."""


class SelfCheckWarning(UserWarning):
    """A kernel failed its self-check on this device, and another takes its calls."""
