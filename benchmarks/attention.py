"""Verify, then time, every attention kernel and the unfused chain on the shapes of ``benchmarks/shapes.py``, beside
whichever peers are here.

    python -m benchmarks.attention [--device vulkan --device wgpu] [--shape TEXT] [--dtype float32] [--kernel NAME]
                                   [--output FILE]

Each line of the output file is one JSON object: the environment first, then a result for each shape, kernel and type.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import onegpu as og
from benchmarks.peers import peers
from benchmarks.shapes import SHAPES, Shape
from benchmarks.timing import Timing, time_calls
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.chain import CHAINS
from onegpu.attention.programs import Family
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import VARIANTS

__all__ = ["main"]

RESULTS = Path(__file__).parent / "results"
_CHECKED_ROWS = 64


class WrongResultError(Exception):
    """A kernel gave a wrong result: its time means nothing."""


#: What is timed on a device.
TIMED: tuple[Family, ...] = (*VARIANTS, *CHAINS)


def make_inputs(shape: Shape, dtype: str, rng: np.random.Generator) -> tuple[Any, Any, Any]:
    """Q, K and V of a shape, standard normal."""
    if dtype == "bfloat16":
        import ml_dtypes  # noqa: F401  # NumPy knows the name then
    q_shape = (shape.batch, shape.heads, shape.q_len, shape.head_dim)
    k_shape = (shape.batch, shape.kv_heads, shape.k_len, shape.head_dim)
    q, k, v = (rng.standard_normal(size, np.float32).astype(dtype) for size in (q_shape, k_shape, k_shape))
    return q, k, v


def time_kernel(kernels: PlannedCalls, shape: Shape, dtype: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, float]:
    """Time one kernel on one shape: the timing, and the scaled error of the part that was verified.

    The last query rows of the last head are compared with the reference: they see every key and end each buffer.
    """
    problem = shape.problem(dtype)
    device = kernels.device
    q, k, v = inputs
    buffers = [device.upload(a) for a in (q, k, v)]
    o = device.upload(np.full(q.shape, np.nan, dtype))

    def encode(encoder: og.CommandEncoder) -> None:
        kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], o)

    try:
        with device.begin_commands() as encoder:
            encode(encoder)
        out = o.to_numpy()
        if not np.isfinite(out).all():
            raise WrongResultError("the output has elements that are not finite")
        error = _error(shape, dtype, q, k, v, out)
        if not error <= TOLERANCE[dtype]:
            raise WrongResultError(f"scaled error {error:.1e}, allowed {TOLERANCE[dtype]:.0e}")
        return time_calls(device, encode), error
    finally:
        for buffer in (*buffers, o):
            buffer.release()


def _error(shape: Shape, dtype: str, q: Any, k: Any, v: Any, out: Any) -> float:
    rows = min(_CHECKED_ROWS, shape.q_len)
    part = og.AttentionProblem(
        batch=1, heads=1, q_len=rows, k_len=shape.k_len, head_dim=shape.head_dim, dtype=dtype, causal=shape.causal
    )
    last = (slice(-1, None), slice(-1, None))
    expected = attention(part, q[last][:, :, -rows:], k[last], v[last])
    return scaled_error(out[last][:, :, -rows:], expected)


def families(device: og.Device, wanted: Sequence[str], dtype: str) -> Iterator[Family]:
    """What can take an element type on a device: variants, and the unfused chain; those that are wanted, or all."""
    for family in TIMED:
        runs = device.facts.language in family.languages and family.needs <= device.facts.features
        runs = runs and dtype in {each.name for each in family.dtypes}
        if runs and (not wanted or family.name in wanted):
            yield family


def kernels_of(device: og.Device, family: Family) -> PlannedCalls:
    """The kernels of a family."""
    if family.name == "unfused":
        return og.UnfusedAttention(device)
    return og.AttentionKernels(device, variant=family.name)


def results(
    devices: Sequence[str], dtypes: Sequence[str], shapes: Sequence[Shape], wanted: Sequence[str]
) -> Iterator[dict[str, Any]]:
    """The environment, then one record for each shape, type and kernel or peer."""
    opened = [og.open_device(name) for name in devices]
    yield environment(opened)
    rng = np.random.default_rng(0)
    for device in opened if shapes else []:  # the first calls of a device are slow: not noted
        time_kernel(og.AttentionKernels(device), shapes[0], "float32", make_inputs(shapes[0], "float32", rng))
    for shape in shapes:
        for dtype in dtypes:
            if not any(any(families(device, wanted, dtype)) for device in opened):
                continue
            inputs = make_inputs(shape, dtype, rng)
            for device in opened:
                for family in families(device, wanted, dtype):
                    record = {"shape": shape.name, "dtype": dtype, "by": device.facts.backend, "kernel": family.name}
                    try:
                        timing, error = time_kernel(kernels_of(device, family), shape, dtype, inputs)
                        yield {**record, **_numbers(shape, timing), "error": error}
                    except og.UnsupportedError as refused:
                        print(f"not timed: {refused.args[0].splitlines()[0]}", file=sys.stderr)
                    except (og.OneGpuError, WrongResultError) as problem:
                        yield {**record, "failed": str(problem)}
            for name, peer in peers(dtype):
                record = {"shape": shape.name, "dtype": dtype, "by": "peer", "kernel": name}
                try:
                    yield {**record, **_numbers(shape, peer(shape))}
                except Exception as problem:  # a peer may refuse a shape in any way
                    yield {**record, "failed": str(problem).splitlines()[0]}
    for device in opened:
        device.close()


def _numbers(shape: Shape, timing: Timing) -> dict[str, Any]:
    return {
        "ms": timing.median * 1e3,
        "ms_low": timing.low * 1e3,
        "ms_high": timing.high * 1e3,
        "samples": timing.samples,
        "clock": timing.clock,
        "tflops": shape.operations / timing.median / 1e12,
    }


def environment(devices: Sequence[og.Device]) -> dict[str, Any]:
    """What a number means nothing without."""
    try:
        commit = subprocess.run(
            ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=True, cwd=RESULTS.parent
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        commit = "unknown"
    return {
        "date": datetime.date.today().isoformat(),
        "command": f"python -m benchmarks.attention {shlex.join(sys.argv[1:])}",
        "onegpu": og.__version__,
        "commit": commit,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "devices": [{"backend": d.facts.backend, "name": d.facts.name, "driver": d.facts.driver} for d in devices],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", action="append", help="as for onegpu.open_device(); may be repeated")
    parser.add_argument("--dtype", action="append", choices=sorted(TOLERANCE), help="may be repeated")
    parser.add_argument("--shape", action="append", help="only shapes whose name contains this; may be repeated")
    parser.add_argument(
        "--kernel", action="append", choices=sorted({f.name for f in TIMED}), help="only these; may be repeated"
    )
    parser.add_argument("--output", type=Path, help="JSON lines; default benchmarks/results/DATE-DEVICE.jsonl")
    options = parser.parse_args(arguments)
    devices = options.device
    if not devices:
        with og.open_device() as best:
            devices = [best.facts.backend]
    shapes = [shape for shape in SHAPES if any(text in shape.name for text in options.shape or [""])]
    records = []
    print(f"{'shape':<34}{'type':<10}{'kernel':<34}{'ms':>10}{'TFLOP/s':>9}{'error':>10}")
    for record in results(devices, options.dtype or ["float32", "float16", "bfloat16"], shapes, options.kernel or []):
        records.append(record)
        if "shape" in record:
            print(_row(record), flush=True)
    path = options.output or RESULTS / _file_name(records[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    print(f"written: {path}")
    return 1 if any("failed" in r and r["by"] != "peer" for r in records[1:]) else 0


def _row(record: dict[str, Any]) -> str:
    kernel = record["kernel"] if record["by"] == "peer" else f"{record['by']} {record['kernel']}"
    head = f"{record['shape']:<34}{record['dtype']:<10}{kernel:<34}"
    if "failed" in record:
        return f"{head} failed: {record['failed']}"
    error = f"{record['error']:10.1e}" if "error" in record else ""
    return f"{head}{record['ms']:10.4f}{record['tflops']:9.2f}{error}"


def _file_name(env: dict[str, Any]) -> str:
    device = "".join(c if c.isalnum() else "-" for c in env["devices"][0]["name"].split("(")[0].strip().lower())
    return f"{env['date']}-{device}.jsonl"


if __name__ == "__main__":
    sys.exit(main())
