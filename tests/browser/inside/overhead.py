"""Microseconds of Python for recording and submitting calls that were planned before."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import onegpu as og


def main(runs: int) -> dict[str, float]:
    """Medians, in microseconds: of ``encode`` in an encoder, of an encoder with one call and its submit, of submitting
    a recording, of each of 24 calls in one submission, and of a submission of nothing.
    """
    with og.open_device() as device:
        kernels = og.AttentionKernels(device, variant="rows")
        problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=4)
        q, k, v = (device.upload(bytes(16)) for _ in range(3))
        outs = [device.upload(bytes(16)) for _ in range(24)]

        def record(count: int) -> Callable[[], None]:
            def run() -> None:
                encoder = device.begin_commands()
                for out in outs[:count]:
                    kernels.encode(encoder, problem, q, k, v, out)
                encoder.submit()

            return run

        recording = kernels.record(problem, q, k, v, outs[0])
        encoder = device.begin_commands()
        answer = {
            "encode": median(lambda: kernels.encode(encoder, problem, q, k, v, outs[0]), runs, device),
            "one call": median(record(1), runs, device),
            "recording": median(lambda: recording.submit(), runs, device),
            "each of 24": median(record(24), runs, device) / 24,
            "nothing": median(lambda: device.begin_commands().submit(), runs, device),
        }
    return answer


def median(call: Callable[[], object], runs: int, device: og.Device) -> float:
    """Of each single call; the clock of a page may only tick every 5 or 100 microseconds, so groups are timed."""
    group, times = 16, []
    for _ in range(3):
        call()
    for _ in range(runs):
        begin = time.perf_counter()
        for _ in range(group):
            call()
        times.append((time.perf_counter() - begin) / group * 1e6)
        device.wait()
    return statistics.median(times)
