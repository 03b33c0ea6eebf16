"""``python -m onegpu check``: the conformance table on the user's own device, as a report for people and programs.

``table`` runs it, ``environment`` tells where, ``report`` makes one JSON object of both, ``page`` makes an HTML page of
that, and ``cli`` is the command.
"""

from __future__ import annotations

__all__ = ["REPORT_SCHEMA"]

#: Number of the form of the JSON report. A field that is added leaves it as it is.
REPORT_SCHEMA = 1
