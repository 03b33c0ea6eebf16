"""Times the choices that a plan makes and that change no bit: few rows or many, one part or one for each range of keys.

    python -m benchmarks.schedules [--device vulkan] [--dtype float32]

FEW_ROWS and FEW_GROUPS in ``onegpu/attention/schedules.py``, and ENOUGH_GROUPS_DISCRETE in ``variants.py``, rest on it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

import onegpu as og
from onegpu.bench.inputs import make_inputs
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import time_calls

__all__ = ["main"]

#: Calls around the border between few rows and many: batch, heads, kv_heads, q_len, k_len, head_dim.
FEW = tuple(
    Shape(
        f"B{batch} h{heads}/{kv_heads} d{dim}, {queries} queries, {keys} keys",
        batch,
        heads,
        kv_heads,
        queries,
        keys,
        dim,
    )
    for batch, heads, kv_heads, keys, dim in (
        (1, 12, 12, 448, 64),
        (1, 12, 12, 1500, 64),
        (8, 12, 12, 1500, 64),
        (1, 32, 8, 8192, 128),
        (1, 8, 1, 8192, 128),
        (1, 12, 12, 128, 32),
    )
    for queries in (1, 4, 8, 32)
)
#: Calls with several ranges of keys.
SPLIT = (
    Shape("Whisper encoder B1", 1, 12, 12, 1500, 1500, 64),
    Shape("Whisper encoder B8", 8, 12, 12, 1500, 1500, 64),
    Shape("d128 h8 4096 causal", 1, 8, 8, 4096, 4096, 128, causal=True),
)


def milliseconds(device: og.Device, shape: Shape, dtype: str, **options: bool | int) -> float:
    """Median time of a call by `tiles`."""
    kernels = og.AttentionKernels(device, variant="tiles", **options)  # type: ignore[arg-type]
    q, k, v = (device.upload(a) for a in make_inputs(shape, dtype, np.random.default_rng(0)))
    o = device.empty((shape.batch, shape.heads, shape.q_len, shape.head_dim), dtype)
    problem = shape.problem(dtype)
    try:
        return time_calls(device, lambda encoder: kernels.encode(encoder, problem, q, k, v, o)).median * 1e3
    finally:
        for buffer in (q, k, v, o):
            buffer.release()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", help="as for onegpu.open_device()")
    parser.add_argument("--dtype", default="float32", choices=("float32", "float16"))
    parser.add_argument("--shape", default="", help="only shapes whose name contains this")
    options = parser.parse_args(arguments)
    with og.open_device(options.device) as device:
        print(f"{device.facts.backend}: {device.facts.name}, {device.facts.driver}; {options.dtype}, milliseconds")
        print(f"\n{'':<44}{'many':>10}{'few':>10}{'ratio':>8}")
        for shape in (s for s in FEW if options.shape in s.name):
            many, few = (milliseconds(device, shape, options.dtype, schedule=wanted) for wanted in (0, 1))
            print(f"{shape.name:<44}{many:>10.4f}{few:>10.4f}{few / many:>8.2f}", flush=True)
        print(f"\n{'':<44}{'1 part':>10}{'split':>10}{'ratio':>8}")
        for shape in (s for s in SPLIT if options.shape in s.name):
            whole, split = (milliseconds(device, shape, options.dtype, parts=parts) for parts in (1, 1 << 20))
            print(f"{shape.name:<44}{whole:>10.4f}{split:>10.4f}{split / whole:>8.2f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
