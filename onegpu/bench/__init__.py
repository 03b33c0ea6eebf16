"""``python -m onegpu bench``: how fast each kernel is on the user's own devices, beside other libraries.

``runner`` verifies and times, ``peers`` are the other libraries, in processes that ``child`` starts, ``rate``
measures what the device's matrix hardware can do at best, ``results`` reads what was measured, ``tables`` and
``plots`` show it, ``page`` makes an HTML page of that, and ``cli`` is the command.
"""

from __future__ import annotations

__all__ = ["STEM"]

#: Stem of the files that are written.
STEM = "onegpu-bench"
