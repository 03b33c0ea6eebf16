"""How a call is timed: on the device's clock, after a warm-up by time, with a barrier between calls."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from onegpu.commands import CommandEncoder, Recording
from onegpu.device import Device

__all__ = ["WARM_UP", "Timing", "sample", "time_calls"]

#: Seconds of work before anything is noted: an idle GPU runs at a fraction of its clock.
WARM_UP = 0.25
_NOTED = 0.2
_MOST = 25


@dataclass(frozen=True)
class Timing:
    """Seconds of one call: the median of several submissions, and their 20th and 80th percentiles."""

    median: float
    low: float
    high: float
    samples: int
    clock: str


def sample(run: Callable[[], float], calls: int, clock: str) -> Timing:
    """Time something that was run before: work by time first, then samples.

    Args:
        run: does the calls once and returns the seconds that they took.
        calls: that one run makes, one after the other.
        clock: "device" or "wall", what ``run`` looks at.
    """
    begin = time.perf_counter()
    while time.perf_counter() - begin < WARM_UP:
        run()
    samples: list[float] = []
    begin = time.perf_counter()
    while len(samples) < 5 or (time.perf_counter() - begin < _NOTED and len(samples) < _MOST):
        samples.append(run() / calls)
    samples.sort()
    fifth = len(samples) // 5
    return Timing(statistics.median(samples), samples[fifth], samples[-1 - fifth], len(samples), clock)


def time_calls(device: Device, encode: Callable[[CommandEncoder], None]) -> Timing:
    """Time a call that writes the same output each time, so that a barrier stands between any two."""
    _run(_record(device, encode, 1))  # compiles
    once = _run(_record(device, encode, 1))
    calls = max(1, min(50, int(0.01 / max(once, 1e-7))))
    recording = _record(device, encode, calls)
    clock = "device" if "timestamps" in device.facts.features else "wall"
    return sample(lambda: _run(recording), calls, clock)


def _record(device: Device, encode: Callable[[CommandEncoder], None], calls: int) -> Recording:
    encoder = device.begin_commands()
    encoder.timestamp()
    for _ in range(calls):
        encode(encoder)
    encoder.timestamp()
    return encoder.finish()


def _run(recording: Recording) -> float:
    """Seconds of a recording."""
    facts = recording.device.facts
    if "timestamps" not in facts.features:
        begin = time.perf_counter()
        recording.submit().wait()
        return time.perf_counter() - begin
    if not facts.software and facts.backend != "cpu":
        recording.submit()  # keeps the device busy meanwhile: a GPU that waits for its host lowers its clock
    times = recording.submit().timestamps()
    return times[1] - times[0]
