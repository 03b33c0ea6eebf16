"""``python -m onegpu tune``: which kernel is fastest on the user's own device, measured and kept.

``measure`` times one kernel, ``worker`` does so in a process of its own, ``choice`` makes an order of what was
measured, and ``cli`` is the command. What is kept is read by :mod:`onegpu.attention.tuned`.
"""

from __future__ import annotations

__all__ = ["CLASSES"]

#: Kinds of calls that are timed; see :func:`onegpu.tune.measure.classes`.
CLASSES = ("one query", "few rows", "long")
