"""The backends by name. A backend's module is imported when it is asked for, never before.

Each module has ``open_backend(index=None, **options) -> Backend`` and, where a machine can have several devices,
``list_devices() -> list[DeviceFacts]``. It raises ``DriverMissingError`` where its driver or package is missing.
"""

from __future__ import annotations

__all__ = ["AUTOMATIC", "NAMES"]

NAMES = ("vulkan", "wgpu", "cpu", "null")

#: The order in which ``open_device()`` asks. A software driver is passed over here: on a CPU, NumPy is faster.
AUTOMATIC = ("vulkan", "wgpu", "cpu")
