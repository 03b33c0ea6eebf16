"""How long Python takes to record and submit a call that was planned before, and to submit a recording again.

    python -m benchmarks.host [--device vulkan --device wgpu]

The call is as small as a call can be, and waited for between measurements, so that the device is idle at each: what is
left is the host's time. Prints the median and the tenth percentile in microseconds.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable, Sequence

import numpy as np

import onegpu as og
from onegpu.backends.base import Submission

__all__ = ["main"]

_WARM_UP, _CALLS = 200, 2000


def host_times(device: og.Device) -> dict[str, list[float]]:
    """Sorted seconds of each kind of call."""
    kernels = og.AttentionKernels(device)
    problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=16, head_dim=32, key_lengths=True)
    rng = np.random.default_rng(0)
    q, k, v = (device.upload(rng.standard_normal((1, 1, n, 32)).astype(np.float32)) for n in (1, 16, 16))
    o, lengths = device.empty((1, 1, 1, 32)), device.upload(np.array([16], np.int32))

    def call() -> Submission:
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, q, k, v, o, key_lengths=lengths)
        assert encoder.submission is not None
        return encoder.submission

    recording = kernels.record(problem, q, k, v, o, key_lengths=lengths)
    return {"encode and submit": _time(call), "submit a recording": _time(recording.submit)}


def _time(start: Callable[[], Submission]) -> list[float]:
    for _ in range(_WARM_UP):
        start().wait()
    seconds = []
    for _ in range(_CALLS):
        begin = time.perf_counter()
        submission = start()
        seconds.append(time.perf_counter() - begin)
        submission.wait()
    return sorted(seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", action="append", help="as for onegpu.open_device(); may be repeated")
    for name in parser.parse_args(arguments).device or [None]:
        with og.open_device(name) as device:
            facts = device.facts
            print(f"{facts.backend}: {facts.name}, {facts.driver}; Python {platform.python_version()}")
            for what, seconds in host_times(device).items():
                median, tenth = (seconds[len(seconds) * part // 100] * 1e6 for part in (50, 10))
                print(f"  {what:<20}{median:7.1f} us, tenth percentile {tenth:.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
