"""``python -m onegpu``: what this machine has, and how it would compute a problem."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

import onegpu as og
from onegpu import backends, terminal
from onegpu.attention.options import PRECISIONS, Options
from onegpu.attention.plan import MODES, choose
from onegpu.attention.probe import know_layouts
from onegpu.attention.problem import MASKED_ROWS
from onegpu.attention.self_check import checked_kernels, stored_failures
from onegpu.attention.tuned import stored_preferences
from onegpu.attention.variants import VARIANTS
from onegpu.backends.base import UNLIMITED

__all__ = ["main"]

_DTYPES = ("float32", "float16", "bfloat16")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Returns the exit status: 0; 1 after an error that was told on stderr, or if a check or
    bench found something wrong; 2 for wrong usage; 130 if a check, bench or tune was interrupted.
    """
    parser = argparse.ArgumentParser(prog="python -m onegpu", description="Portable fused attention.")
    parser.add_argument("--version", action="version", version=f"onegpu {og.__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    info = commands.add_parser("info", help="devices, drivers, features, and which kernel would serve what")
    info.add_argument("--json", action="store_true", help="machine-readable output")
    _add_problem(commands.add_parser("explain", help="which kernel takes a problem, and why each other does not"))
    _add_check(commands.add_parser("check", help="run the conformance table on a device and write a report"))
    _add_bench(commands.add_parser("bench", help="time every kernel of a device, beside other libraries"))
    _add_tune(commands.add_parser("tune", help="measure which kernel is fastest here, and take it from then on"))
    options = parser.parse_args(arguments)
    try:
        if options.command == "bench":
            from onegpu.bench import cli as bench

            return bench.run(options)
        if options.command == "tune":
            from onegpu.tune import cli as tune

            return tune.run(options)
        if options.command == "check":
            from onegpu.check import cli  # and NumPy, which the others do not need

            return cli.run(options)
        return _info(options) if options.command == "info" else _explain(options)
    except og.OneGpuError as error:
        print(f"onegpu: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        terminal.drop_output()
        return 1


def _add_problem(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--device", help="as for onegpu.open_device(): vulkan, wgpu, cpu, vulkan:1, ...")
    for name, default in (("batch", 1), ("heads", 12), ("q-len", 512), ("k-len", None), ("head-dim", 64)):
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N")
    parser.add_argument("--kv-heads", type=int, metavar="N", help="key/value heads, if fewer")
    parser.add_argument("--dtype", default="float32", help=", ".join(_DTYPES))
    parser.add_argument("--causal", action="store_true")
    parser.add_argument("--masked-rows", default="nan", choices=MASKED_ROWS)
    parser.add_argument("--variant", default="auto", help="force a kernel")
    parser.add_argument("--no-subgroups", action="store_true", help="rule out kernels that use subgroups")
    parser.add_argument("--no-matrix-hardware", action="store_true", help="rule out kernels on matrix hardware")
    parser.add_argument("--precision", default="exact", choices=PRECISIONS, help="what float32 may be multiplied as")


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Run the conformance table on a device: every case on every kernel and element type that the device can run, "
        "against float64. Writes onegpu-check.html for people and onegpu-check.json for programs and bug reports, and "
        "replaces those of an earlier check."
    )
    parser.epilog = "Exit status: 0 everything passed; 1 something failed; 2 wrong usage; 130 interrupted."
    parser.add_argument("--device", help="as for onegpu.open_device(): vulkan, wgpu, cpu, vulkan:1, ...")
    parser.add_argument("--quick", action="store_true", help="leave the slow cases out: about a minute")
    parser.add_argument("--output", default=".", metavar="FOLDER", help="where the files go (default: here)")
    parser.add_argument("--json", action="store_true", help="print the JSON report too, in place of the summary")
    parser.add_argument(
        "--cases",
        default="",
        metavar="PATTERN",
        help="only cases with this in their 'group: name'; * and ? match any characters. Leaves the self-check out",
    )
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        choices=[v.name for v in VARIANTS],
        help="only this kernel; repeatable",
    )
    parser.add_argument(
        "--dtype", action="append", default=[], choices=_DTYPES, help="only this element type; repeatable"
    )
    parser.add_argument("--list", action="store_true", help="list the cases and run nothing")


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Time every kernel that a device can run on a table of shapes, each output compared with float64 first, beside "
        "other libraries where they are installed. Writes onegpu-bench.jsonl (one JSON object a line: the environment, "
        "then a result each), onegpu-bench.html for people, and plots where matplotlib is installed; replaces those of "
        "an earlier run. On a CPU, software drivers included, only the smallest shapes are timed unless --shape names "
        "others."
    )
    parser.epilog = (
        "Exit status: 0 everything was right; 1 a kernel of onegpu failed; 2 wrong usage; 130 interrupted, "
        "what was measured by then is written."
    )
    many: dict[str, Any] = {"action": "append", "default": []}
    parser.add_argument("--device", **many, help="as for onegpu.open_device(); repeatable (default: the best)")
    parser.add_argument("--shape", **many, metavar="TEXT", help="only shapes with this in their names; repeatable")
    parser.add_argument("--dtype", **many, help=f"{', '.join(_DTYPES)}; repeatable")
    parser.add_argument("--kernel", **many, metavar="NAME", help="only this kernel, or 'unfused'; repeatable")
    parser.add_argument("--mode", default=MODES[0], choices=(*MODES, "both"), help=f"default: {MODES[0]}")
    parser.add_argument(
        "--peer",
        **many,
        metavar="NAME",
        help="a library to time beside: torch, ggml, ggml-khr, onnxruntime or aule; repeatable; or all or none "
        "(default: all that are installed)",
    )
    parser.add_argument("--quick", action="store_true", help="a few shapes of moderate size: some minutes on a laptop")
    parser.add_argument("--output", default=".", metavar="FOLDER", help="where the files go (default: here)")


def _add_tune(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Measure each kernel of a device on one query over many keys, on a few rows and on long sequences, for each "
        "element type and padded head dimension, and keep the order of the fastest in the cache folder. From then on "
        "it comes before the packaged preferences, for this device, driver and build of onegpu. A kernel that spills "
        "registers, fails its self-check, is wrong or loses the device is never chosen."
    )
    parser.epilog = (
        "Exit status: 0 a result was kept, or forgotten; 1 nothing was kept; 2 wrong usage; 130 interrupted, what was "
        "complete by then is kept."
    )
    parser.add_argument("--device", help="as for onegpu.open_device(): vulkan, wgpu, cpu, vulkan:1, ...")
    parser.add_argument(
        "--dtype", action="append", default=[], choices=_DTYPES, help="only this element type; repeatable"
    )
    parser.add_argument(
        "--head-dim", action="append", default=[], type=int, metavar="N", help="only 32, 64, 128 or 256; repeatable"
    )
    parser.add_argument("--forget", action="store_true", help="remove what was measured, and measure nothing")
    parser.add_argument("--json", action="store_true", help="print a JSON report in place of the table")


def _explain(options: argparse.Namespace) -> int:
    problem = og.AttentionProblem(
        batch=options.batch,
        heads=options.heads,
        kv_heads=options.kv_heads,
        q_len=options.q_len,
        k_len=options.q_len if options.k_len is None else options.k_len,
        head_dim=options.head_dim,
        dtype=options.dtype,
        causal=options.causal,
        masked_rows=options.masked_rows,
    )
    with og.open_device(options.device) as device:
        kernels = og.AttentionKernels(
            device,
            variant=options.variant,
            allow_subgroups=not options.no_subgroups,
            allow_matrix_hardware=not options.no_matrix_hardware,
            precision=options.precision,
        )
        print(kernels.explain(problem))
    return 0


def _info(options: argparse.Namespace) -> int:
    found: dict[str, list[og.DeviceFacts]] = {}
    missing: dict[str, str] = {}
    for backend in backends.installed():
        try:
            found[backend] = [_probed(f"{backend}:{n}", facts) for n, facts in enumerate(og.list_devices(backend))]
        except og.DriverMissingError as error:
            missing[backend] = str(error)
    if options.json:
        devices = [_as_json(f"{b}:{n}", facts) for b, listed in found.items() for n, facts in enumerate(listed)]
        print(json.dumps({"version": og.__version__, "devices": devices, "missing": missing}, indent=1))
        return 0
    print(f"onegpu {og.__version__}")
    for backend, listed in found.items():
        for number, facts in enumerate(listed):
            print(_as_text(f"{backend}:{number}", facts))
    for backend, sentence in missing.items():
        print(f"\n{backend}: {sentence}")
    with og.open_device() as device:
        print(f"\nopen_device() takes {device.facts.backend}: {device.reason}")
    return 0


def _probed(name: str, facts: og.DeviceFacts) -> og.DeviceFacts:
    """With the layouts of its matrices, which an open device tells: what serves hangs on it."""
    if not facts.matrices:
        return facts
    try:
        with og.open_device(name) as device:
            return dataclasses.replace(facts, matrix_layouts=know_layouts(device).matrix_layouts)
    except og.OneGpuError:
        return facts


def _serving(facts: og.DeviceFacts) -> dict[str, str | None]:
    serving: dict[str, str | None] = {}
    failed = {name: failure for name, failure in stored_failures(facts).items() if failure}
    options = Options(failed=failed, tuned=stored_preferences(facts))
    for dtype in _DTYPES:
        problem = og.AttentionProblem(batch=1, heads=1, q_len=64, k_len=64, head_dim=64, dtype=dtype)
        try:
            serving[dtype] = choose(problem, facts, options)[0].name
        except og.UnsupportedError:
            serving[dtype] = None
    return serving


def _as_text(name: str, facts: og.DeviceFacts) -> str:
    kind = "software driver" if facts.software else facts.kind
    rows = {
        "driver": facts.driver,
        "kernels": ", ".join(f"{dtype}: {variant or 'none'}" for dtype, variant in _serving(facts).items()),
        "programs": facts.language,
        "features": ", ".join(sorted(facts.features)) or "none",
    }
    if facts.language != "numpy":
        rows["subgroup"] = f"{facts.subgroup_min} to {facts.subgroup_max} threads" if facts.subgroup_max else "unknown"
        memory = f"{facts.max_workgroup_memory // 1024} KiB"
        lies = {shape: f" ({name})" for shape, name in sorted(facts.matrix_layouts, reverse=True)}
        rows["matrices"] = ", ".join(f"{shape}{lies.get(shape, '')}" for shape in sorted(facts.matrices)) or "none"
        rows["workgroup"] = f"{facts.max_workgroup_threads} threads, {memory} of memory"
        rows["buffer"] = f"{_size(facts.max_buffer_bytes)}, {_size(facts.max_binding_bytes)} seen by a kernel"
    if told := _self_check(facts):
        rows["self-check"] = told
    if tuned := stored_preferences(facts):
        kinds = ", ".join(f"{row.dtype} to {row.head_dims[1]}: {row.order[0]}" for row in tuned)
        rows["tuning"] = f"{kinds} (by 'python -m onegpu tune', which removes it with --forget)"
    lines = [f"\n{name}  {facts.name} ({kind})"]
    for key, value in {**rows, **facts.details}.items():
        lines += textwrap.wrap(f"  {key:<21} {value}", 100, subsequent_indent=" " * 24)
    return "\n".join(lines)


def _self_check(facts: og.DeviceFacts) -> str:
    """What is known of the kernels that are checked before use; "" if there are none."""
    kernels, verdicts = len(list(checked_kernels(facts))), stored_failures(facts)
    if not kernels:
        return ""
    failed = [f"{name} failed: {failure}" for name, failure in verdicts.items() if failure]
    others = ", the others are checked at their first use" if len(verdicts) < kernels else ""
    return "; ".join([f"{len(verdicts) - len(failed)} of {kernels} kernels passed{others}", *failed])


def _size(nbytes: int) -> str:
    return "no limit" if nbytes >= UNLIMITED else f"{nbytes / 2**20:,.0f} MiB"


def _as_json(name: str, facts: og.DeviceFacts) -> dict[str, Any]:
    tuned = stored_preferences(facts)
    return {
        "device": name,
        **facts.plain(),
        "kernels": _serving(facts),
        "self_check": stored_failures(facts),
        "tuning": [{"dtype": row.dtype, "head_dims": row.head_dims, "order": row.order} for row in tuned],
    }


if __name__ == "__main__":
    sys.exit(main())
