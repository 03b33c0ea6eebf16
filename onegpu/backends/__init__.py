"""The backends by name. A backend's module is imported when it is asked for, never before.

Each module has ``open_backend(index=None, **options) -> Backend`` and, where a machine can have several devices,
``list_devices() -> list[DeviceFacts]``. It raises ``DriverMissingError`` where its driver or package is missing. What
cannot always wait in place has twins of these with the ending ``_async``, to be awaited.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

__all__ = ["AUTOMATIC", "BY_NAME", "NAMES", "installed"]

NAMES = ("vulkan", "wgpu", "browser", "kompute", "hip", "metal", "cpu", "null")

#: The order in which ``open_device()`` asks. A software driver is passed over here: on a CPU, NumPy is faster.
AUTOMATIC = ("browser", "cpu") if sys.platform == "emscripten" else ("vulkan", "wgpu", "cpu")

#: Backends for applications that use a library already, and the Python package of it. They are opened by name alone:
#: what they reach, the automatic ones reach too, and better.
BY_NAME = {"kompute": "kp"}


def installed() -> tuple[str, ...]:
    """The automatic backends, and those for applications whose package is installed."""
    return (*AUTOMATIC, *(name for name, package in BY_NAME.items() if find_spec(package) is not None))
