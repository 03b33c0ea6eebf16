"""The process in which kernels are measured, ``python -m onegpu.tune.worker DEVICE``: one may take the device with
it, or the process.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import onegpu as og
from onegpu.attention.probe import know_layouts
from onegpu.attention.verdicts import device_of
from onegpu.bench.child import Child, serving
from onegpu.tune.measure import LOST, Candidate, Found, measure

__all__ = ["Worker", "main"]

#: Seconds that opening a device may take, and measuring one kernel.
_START, _MEASURE = 120.0, 600.0


class Worker:
    """The process, seen from the outside. Close it.

    Args:
        device: name of the device.
        identity: that the process must find under this name, see :func:`onegpu.attention.verdicts.device_of`.
    """

    def __init__(self, device: str, identity: dict[str, str]) -> None:
        self._name, self._identity = device, identity
        self._child: Child | None = None

    def measure(self, candidate: Candidate) -> Found:
        """As :func:`onegpu.tune.measure.measure`; a device that is lost, and a process that dies, are findings too.

        Raises:
            DeviceError: if the device cannot be opened.
        """
        if self._child is None or self._child.closed:
            self._child = Child("onegpu.tune.worker", [self._name])
            about = self._child.listen(_START)
            if about.get("device") != self._identity:
                self._child.close()
                why = about.get("died") or about.get("failed") or "another device answers there"
                raise og.DeviceError(
                    f"{self._name!r} could not be opened in another process: {why}. Name the device with --device, for "
                    "example vulkan:0"
                )
        self._child.tell(asdict(candidate))
        answer = self._child.listen(_MEASURE)
        if "died" in answer:
            return Found({}, LOST, answer["died"])
        if answer["fault"] == LOST:
            self.close()
        return Found(**answer)

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self._child.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until standard input ends, or the device is lost."""
    (name,) = sys.argv[1:] if arguments is None else arguments
    say, questions = serving()
    try:
        device = og.open_device(name)
    except og.OneGpuError as error:
        say({"failed": str(error).splitlines()[0]})
        return 0
    with device:
        know_layouts(device)
        say({"device": device_of(device.facts)})
        for question in questions:
            try:
                found: dict[str, Any] = asdict(measure(device, Candidate(**question)))
            except og.DeviceLostError as lost:
                say(asdict(Found({}, LOST, f"the device was lost: {str(lost).splitlines()[0]}")))
                return 0
            say(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
