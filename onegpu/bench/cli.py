"""The command ``python -m onegpu bench``: see its ``--help``."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import shlex
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

import onegpu as og
from onegpu import terminal
from onegpu.attention.plan import MODES
from onegpu.bench import STEM
from onegpu.bench.inputs import WrongResultError
from onegpu.bench.page import make_page
from onegpu.bench.peers import PEERS
from onegpu.bench.peers.base import UnavailableError
from onegpu.bench.peers.process import PeerProcess
from onegpu.bench.plots import draw
from onegpu.bench.results import Results, results_of
from onegpu.bench.runner import DTYPES, TIMED, Bench, Selection
from onegpu.bench.shapes import QUICK, SHAPES, SMALL, Shape
from onegpu.bench.tables import Picture, story

__all__ = ["INTERRUPTED", "OK", "USAGE", "WRONG", "run"]

OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130


def run(options: argparse.Namespace) -> int:
    """Run the command and return its exit status.

    Args:
        options: parsed by ``onegpu.__main__``.

    Raises:
        OneGpuError: if a device cannot be opened.
    """
    terminal.forgive()
    if sentence := _wrong_usage(options):
        print(f"onegpu: {sentence}", file=sys.stderr)
        return USAGE
    folder = Path(options.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()  # say so now, and not after minutes of work
    except OSError as error:
        print(f"onegpu: cannot write to {folder}: {error.strerror}; name another folder with --output", file=sys.stderr)
        return USAGE
    with contextlib.ExitStack() as stack:
        devices = {}
        for name in options.device or [None]:
            device = stack.enter_context(og.open_device(name))
            devices[name if name and ":" in name else device.facts.backend] = device
        for label, device in devices.items():
            print(f"{label}: {device.facts.name}, driver {device.facts.driver or 'unknown'}", file=sys.stderr)
        shapes, notes = _shapes(options, list(devices.values()))
        try:
            return _measure(options, devices, shapes, notes, folder, stack)
        except KeyboardInterrupt:  # before the first result
            print("onegpu: interrupted; nothing was measured", file=sys.stderr)
            return INTERRUPTED


def _wrong_usage(options: argparse.Namespace) -> str:
    """What is wrong with the options, a sentence; "" if nothing is."""
    kernels = sorted({family.name for family in TIMED})
    peers = ["all", "none", *(peer.name for peer in PEERS)]
    for option, known in (("dtype", DTYPES), ("kernel", kernels), ("peer", peers)):
        for name in getattr(options, option):
            if name not in known:
                return f"--{option} is {name!r}; there are {', '.join(known)}"
    if options.shape and not _named(options.shape):
        return f"no shape has {' or '.join(map(repr, options.shape))} in its name; there are {_names(SHAPES)}"
    if len(options.peer) > 1 and {"all", "none"} & set(options.peer):
        return f"--peer {' --peer '.join(options.peer)}: all and none stand alone"
    return ""


def _named(texts: Sequence[str]) -> list[Shape]:
    return [shape for shape in SHAPES if any(text.lower() in shape.name.lower() for text in texts)]


def _names(shapes: Sequence[Shape]) -> str:
    return "; ".join(shape.name for shape in shapes)


def _shapes(options: argparse.Namespace, devices: Sequence[og.Device]) -> tuple[list[Shape], list[str]]:
    """The shapes to time, and what is to be said of the choice."""
    if options.shape:
        return _named(options.shape), []
    slow = next((device.facts for device in devices if device.facts.kind == "cpu"), None)
    if slow is not None:
        shapes = [shape for shape in SHAPES if shape.name in SMALL]
        kind = "is a software driver" if slow.software else "computes with NumPy"
        return shapes, [
            f"{slow.name} {kind}: {len(shapes)} of {len(SHAPES)} shapes are timed there. --shape TEXT takes those "
            "with TEXT in their names, --shape '' all of them"
        ]
    if options.quick:
        shapes = [shape for shape in SHAPES if shape.name in QUICK]
        return shapes, [f"a quick run: {len(shapes)} of {len(SHAPES)} shapes"]
    return list(SHAPES), []


def _peers(wanted: Sequence[str], software: bool, stack: contextlib.ExitStack) -> tuple[list[PeerProcess], list[str]]:
    """The peers that run here, and why others do not."""
    running: list[PeerProcess] = []
    notes: list[str] = []
    if wanted == ["none"]:
        return running, notes
    for peer in PEERS:
        if not wanted or wanted == ["all"] or peer.name in wanted:
            try:
                process = PeerProcess(peer, software)
            except UnavailableError as missing:
                notes.append(f"{peer.name}: {missing}")
                continue
            stack.callback(process.close)
            running.append(process)
    return running, notes


def _measure(
    options: argparse.Namespace,
    devices: dict[str, og.Device],
    shapes: list[Shape],
    notes: list[str],
    folder: Path,
    stack: contextlib.ExitStack,
) -> int:
    modes = MODES if options.mode == "both" else (options.mode,)
    software = all(device.facts.kind == "cpu" for device in devices.values())
    peers, missing = _peers(options.peer, software, stack)
    bench = Bench(devices, Selection(shapes, options.dtype or DTYPES, options.kernel, modes), peers)
    for note in notes:
        print(terminal.indented(note, ""), file=sys.stderr)
    for note in (*missing, *bench.left_out):
        print(terminal.indented(note, "not timed: "), file=sys.stderr)
    notes += [*missing, *bench.left_out]
    if not bench.runs:
        print("onegpu: there is nothing to time with these options; see 'python -m onegpu info'", file=sys.stderr)
        return USAGE
    try:
        bench.measure_rates()
    except (og.OneGpuError, WrongResultError) as error:
        notes.append(f"the raw rate of the matrix hardware was not measured: {error}")
        print(f"onegpu: {notes[-1]}", file=sys.stderr)
    environment = bench.environment(_command(options))
    path = folder / f"{STEM}.jsonl"
    records: list[dict[str, Any]] = []
    with path.open("w", encoding="utf-8") as file:
        _write(file, environment)
        stopped = _watch(bench, records, file)
    results = results_of(STEM, environment, records)
    if stopped:
        notes.append(f"stopped early: {len(bench.runs) - len(records)} of {len(bench.runs)} runs were not made")
    paths = [path, *_show(results, notes, folder)]
    print(_summary(records))
    failed = [record for record in records if "failed" in record and record["by"] != "peer"]
    print(f"{len(records)} of {len(bench.runs)} runs, {len(failed)} failed")
    print("Written: " + ", ".join(map(str, paths)))
    if stopped:
        return INTERRUPTED
    return WRONG if failed else OK


def _write(file: TextIO, line: dict[str, Any]) -> None:
    """A line that stays, whatever happens to this process after it."""
    file.write(json.dumps(line) + "\n")
    file.flush()


def _watch(bench: Bench, records: list[dict[str, Any]], file: TextIO) -> bool:
    """Make the runs with a progress bar. Returns whether they were interrupted."""
    failed = 0
    with terminal.Progress("bench", len(bench.runs), every=10) as progress:
        try:
            for run in bench.runs:
                progress.note = f"{failed} failed, {run}" if failed else f"{run}"
                progress.step(0)
                records.append(bench.record(run))
                _write(file, records[-1])
                failed += "failed" in records[-1] and run.by != "peer"
                progress.step()
        except KeyboardInterrupt:
            progress.note = "interrupted"
            progress.step(0)
            return True
        progress.note = f"{failed} failed" if failed else "nothing failed"
        progress.step(0)
    return False


def _show(results: Results, notes: list[str], folder: Path) -> list[Path]:
    """Write pictures and the page."""
    pictures: dict[str, bytes] = {}
    paths = []
    for stale in folder.glob(f"{STEM}-*.png"):
        stale.unlink()
    if importlib.util.find_spec("matplotlib") is None:
        notes.append("pictures: matplotlib is not installed; pip install 'onegpu[bench]'")
        print(f"onegpu: no {notes[-1]}", file=sys.stderr)
    else:
        for block in story(results):
            if isinstance(block, Picture):
                paths.append(folder / f"{STEM}-{block.name}.png")
                draw(results, block, paths[-1])
                pictures[block.name] = paths[-1].read_bytes()
    page = folder / f"{STEM}.html"
    page.write_text(make_page(results, pictures, notes), encoding="utf-8")
    return [page, *paths]


def _summary(records: Sequence[dict[str, Any]]) -> str:
    """A table of all runs, for the terminal."""
    head = ["shape", "type", "kernel", "ms", "TFLOP/s", "of raw", "error"]
    rows = []
    for record in records:
        kernel = record["kernel"] if record["by"] == "peer" else f"{record['by']} {record['kernel']}"
        kernel += " fast" if record.get("mode") == "fast" else ""
        row = [record["shape"], record["dtype"], kernel]
        if "ms" in record:
            share = f"{record['share']:.0%}" if "share" in record else ""
            row += [f"{record['ms']:.4f}", f"{record['tflops']:.3g}", share, f"{record['error']:.1e}"]
        else:
            row += ["failed" if "failed" in record else "not timed", "", "", ""]
        rows.append(row)
    lines = [terminal.table(head, rows, left=3)]
    for record, row in zip(records, rows, strict=True):
        for word in ("failed", "skipped"):
            if word in record:
                lines.append(terminal.indented(f"{', '.join(row[:3])}: {record[word]}", f"{word} "))
    return "\n".join(lines)


def _command(options: argparse.Namespace) -> str:
    """The command that makes the same results; the folder of its files is nobody's business."""
    words = ["python", "-m", "onegpu", "bench"]
    for name in ("device", "shape", "dtype", "kernel", "peer"):
        for value in getattr(options, name):
            words += [f"--{name}", value]
    words += ["--mode", options.mode] if options.mode != MODES[0] else []
    words += ["--quick"] if options.quick else []
    return shlex.join(words)
