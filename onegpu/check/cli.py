"""The command ``python -m onegpu check``: see its ``--help``."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import tempfile
import textwrap
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import onegpu as og
from onegpu import terminal
from onegpu.attention.cases import CASES
from onegpu.attention.self_check import Checked
from onegpu.check.page import make_page
from onegpu.check.report import make_report
from onegpu.check.table import FAILED, KnownAnswers, Result, Run, Selection, Table, matches

__all__ = ["INTERRUPTED", "OK", "STEM", "USAGE", "WRONG", "run"]

OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130

#: Stem of the two files.
STEM = "onegpu-check"

#: Failures that are printed; the files have all.
_SHOWN = 10


def run(options: argparse.Namespace) -> int:
    """Run the command and return its exit status.

    Args:
        options: parsed by ``onegpu.__main__``.

    Raises:
        OneGpuError: if the device cannot be opened.
    """
    terminal.forgive()
    selection = Selection(options.quick, options.cases, tuple(options.variant), tuple(options.dtype))
    if options.list:
        return _list(selection)
    folder = Path(options.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()  # say so now, and not after minutes of work
    except OSError as error:
        print(f"onegpu: cannot write to {folder}: {error.strerror}; name another folder with --output", file=sys.stderr)
        return USAGE
    begin = time.perf_counter()
    with og.open_device(options.device) as device:
        table = Table(device, selection)
        if not table.runs:
            print(f"onegpu: there is nothing to run: {_why_nothing(table)}", file=sys.stderr)
            return USAGE
        facts = device.facts
        print(f"{facts.backend}: {facts.name}, driver {facts.driver or 'unknown'}", file=sys.stderr)
        _watch(table)
        report = make_report(table, options.device or "", _command(options), time.perf_counter() - begin)
    paths = [folder / f"{STEM}{ending}" for ending in (".html", ".json")]
    text = json.dumps(report, indent=1, allow_nan=False)
    paths[1].write_text(text + "\n", encoding="utf-8")
    paths[0].write_text(make_page(report), encoding="utf-8")
    print(text if options.json else _summary(report, paths))
    if report["stopped"] == "it was interrupted":
        return INTERRUPTED
    return OK if report["passed"] else WRONG


def _command(options: argparse.Namespace) -> str:
    """The command that makes the same report; the folder of its files is nobody's business."""
    words = ["python", "-m", "onegpu", "check"]
    words += ["--device", options.device] if options.device else []
    words += ["--quick"] if options.quick else []
    words += ["--cases", options.cases] if options.cases else []
    for name in ("variant", "dtype"):
        for value in getattr(options, name):
            words += [f"--{name}", value]
    return shlex.join(words)


def _list(selection: Selection) -> int:
    cases = [case for case in CASES if matches(case, selection.cases) and not (selection.quick and case.slow)]
    for case in cases:
        print(f"{case}{'  (slow)' if case.slow else ''}")
        print(textwrap.indent("\n".join(textwrap.wrap(case.describe(), 96)), "    "))
    print(f"{len(cases)} of {len(CASES)} cases")
    return OK if cases else USAGE


def _why_nothing(table: Table) -> str:
    if table.left_out:
        reasons = dict.fromkeys(f"{left.variant} {left.dtype}: {left.reason}" for left in table.left_out)
        return "; ".join(reasons)
    if not any(matches(case, table.selection.cases) for case in CASES):
        return f"no case matches {table.selection.cases!r}; 'python -m onegpu check --list' names them"
    return f"{table.device.facts.name} runs no kernel of that --variant and --dtype; see 'python -m onegpu info'"


def _watch(table: Table) -> None:
    """Run the table with a progress bar."""
    failed = 0
    with terminal.Progress("check", len(table.to_check) + len(table.runs), every=10) as progress:

        def step(what: Run | Checked, result: Result | KnownAnswers | None) -> None:
            nonlocal failed
            failed += result is not None and result.verdict == FAILED
            name = f"{what.case}" if isinstance(what, Run) else f"self-check of {what.variant.name}"
            progress.note = f"{failed} failed, {name}" if failed else name
            progress.step(result is not None)

        table.run(step)
        progress.note = f"{failed} failed" if failed else "all passed" if table.passed() else table.stopped
        progress.step(0)


def _summary(report: dict[str, Any], paths: Sequence[Path]) -> str:
    head = ["kernel", "type", "passed", "failed", "not run", "worst error", "allowed", "seconds"]
    rows = [
        [
            line["variant"],
            line["dtype"],
            *(str(line[key]) for key in ("passed", "failed", "not_run")),
            "-" if line["worst_error"] is None else f"{line['worst_error']:.1e}",
            f"{line['tolerance']:.0e}",
            f"{line['seconds']:.1f}",
        ]
        for line in report["kernels"]
    ]
    parts = ["", terminal.table(head, rows, left=2), ""]
    known = report["self_check"]
    if known:
        right = sum(each["verdict"] == "passed" for each in known)
        parts.append(f"Self-check: {right} of {len(known)} kernels passed")
    failures = [f"self-check of {each['kernel']}: {each['complaint']}" for each in known if each["verdict"] == "failed"]
    failures += [_failure(each) for each in report["runs"] if each["verdict"] == "failed"]
    parts += [terminal.indented(failure, "FAILED ") for failure in failures[:_SHOWN]]
    if len(failures) > _SHOWN:
        parts.append(f"and {len(failures) - _SHOWN} more")
    totals = report["totals"]
    if report["stopped"]:
        parts.append(f"Stopped early: {report['stopped']}. {totals['not_run']} of {totals['runs']} runs were not run.")
    parts.append(f"{totals['passed']} of {totals['runs']} runs passed in {report['seconds']:.0f} s.")
    parts.append(f"For people: {paths[0]}\nFor a bug report: {paths[1]}")
    return "\n".join(parts)


def _failure(run: dict[str, Any]) -> str:
    error = "" if run["error"] is None else f"error {run['error']:.1e}, allowed {run['tolerance']:.0e}"
    what = "; ".join(text for text in (error, run["complaint"]) if text)
    return f"{run['group']}: {run['case']} on {run['variant']} {run['dtype']}: {what}"
