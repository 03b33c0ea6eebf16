"""The command ``python -m onegpu tune``: see its ``--help``."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import onegpu as og
from onegpu import terminal
from onegpu.attention.probe import know_layouts
from onegpu.attention.tuned import TunedRow, TuningFile
from onegpu.attention.tuning import preference
from onegpu.attention.variants import PADDED_HEAD_DIMS, VARIANTS
from onegpu.attention.verdicts import device_of
from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import as_dtype
from onegpu.tune import CLASSES
from onegpu.tune.choice import RULE, row_of, scores
from onegpu.tune.measure import Candidate, Found, candidates, classes
from onegpu.tune.worker import Worker

__all__ = ["INTERRUPTED", "OK", "USAGE", "WRONG", "Measurer", "run"]

OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130

_DTYPES = ("float32", "float16", "bfloat16")

#: What was found of the kernels of an element type and a padded head dimension.
Group = tuple[str, int]


class Measurer(Protocol):
    """Measures a candidate, and gives back what it holds."""

    def measure(self, candidate: Candidate) -> Found: ...

    def close(self) -> None: ...


def run(options: argparse.Namespace, measurer: Measurer | None = None) -> int:
    """Run the command and return its exit status.

    Args:
        options: parsed by ``onegpu.__main__``.
        measurer: what measures; None is a process of its own.

    Raises:
        OneGpuError: if the device cannot be opened.
    """
    terminal.forgive()
    for head_dim in options.head_dim:
        if head_dim not in PADDED_HEAD_DIMS:
            known = ", ".join(map(str, PADDED_HEAD_DIMS))
            print(f"onegpu: --head-dim is {head_dim}; programs are built for {known}", file=sys.stderr)
            return USAGE
    with og.open_device(options.device) as device:
        facts = know_layouts(device)
        name = options.device or facts.backend
    file = TuningFile(facts)
    print(f"{facts.backend}: {facts.name}, driver {facts.driver or 'unknown'}", file=sys.stderr)
    if options.forget:
        return _forget(file, facts)
    if file.path is None:
        print("onegpu: the cache folder is off (ONEGPU_CACHE is empty), and the result is kept there", file=sys.stderr)
        return USAGE
    todo = list(candidates(facts, options.dtype or _DTYPES, options.head_dim))
    if not todo:
        print(f"onegpu: {facts.name} has no two kernels to choose from with these options", file=sys.stderr)
        return USAGE
    measurer = measurer or Worker(name, device_of(facts))
    try:
        found, stopped = _watch(measurer, todo)
    finally:
        measurer.close()
    whole = {group: each for group, each in found.items() if len(each) == sum(_group(c) == group for c in todo)}
    rows = {group: _row(group, each, facts) for group, each in whole.items()}
    kept = _keep(file, [row for row in rows.values() if row is not None])
    if options.json:
        print(json.dumps(_plain(facts, whole, rows, stopped, kept), indent=1, allow_nan=False))
    else:
        print(_told(facts, whole, rows, stopped))
        if kept:
            print(f"Kept in {file.path}. Newly made AttentionKernels take it; --forget removes it.")
    if stopped:
        return INTERRUPTED
    return OK if kept else WRONG


def _group(candidate: Candidate) -> Group:
    return candidate.dtype, candidate.head_dim


def _forget(file: TuningFile, facts: DeviceFacts) -> int:
    try:
        gone = file.forget()
    except OSError as error:
        print(f"onegpu: {file.path} cannot be removed: {error.strerror}", file=sys.stderr)
        return WRONG
    print(
        f"{'removed' if gone else 'there is nothing'}: what was measured on {facts.name} with this driver and version"
    )
    return OK


def _watch(measurer: Measurer, todo: Sequence[Candidate]) -> tuple[dict[Group, dict[str, Found]], bool]:
    """Measure with a progress bar: what was found by group and variant, and whether it was interrupted."""
    found: dict[Group, dict[str, Found]] = {}
    with terminal.Progress("tune", len(todo), every=10) as progress:
        try:
            for candidate in todo:
                progress.note = str(candidate)
                progress.step(0)
                found.setdefault(_group(candidate), {})[candidate.variant] = measurer.measure(candidate)
                progress.step()
        except KeyboardInterrupt:
            progress.note = "interrupted"
            progress.step(0)
            return found, True
        progress.note = ""
    return found, False


def _packaged(group: Group, facts: DeviceFacts) -> tuple[str, ...]:
    return preference(facts, as_dtype(group[0]), group[1]).order


def _row(group: Group, found: Mapping[str, Found], facts: DeviceFacts) -> TunedRow | None:
    return row_of(*group, found, _packaged(group, facts), datetime.date.today().isoformat())


def _keep(file: TuningFile, rows: Sequence[TunedRow]) -> bool:
    if not rows:
        return False
    try:
        file.write(rows)
    except OSError as error:
        print(f"onegpu: {file.path} cannot be written: {error.strerror}; nothing was kept", file=sys.stderr)
        return False
    return True


def _told(
    facts: DeviceFacts,
    found: Mapping[Group, Mapping[str, Found]],
    rows: Mapping[Group, TunedRow | None],
    stopped: bool,
) -> str:
    lines, sentences = [], []
    for group, each in found.items():
        row, scored = rows[group], scores(each)
        for variant, what in each.items():
            times = [f"{what.milliseconds[name]:.4f}" if name in what.milliseconds else "" for name in CLASSES]
            score = f"{scored[variant]:.2f}" if variant in scored else ""
            first = row.order[0] if row is not None else ""
            best = row is not None and _unasked(row.order) == variant
            state = "chosen" if best else what.fault
            if variant == first and not best:
                state = "chosen if allowed"
            if best and _packaged_first(group, facts, each) != variant:
                state = "chosen, new"
            lines.append([group[0], f"to {group[1]}", variant, state, *times, score])
            if what.fault:
                sentences.append(f"{variant} {group[0]}, head_dim to {group[1]}: {what.sentence}")
        if row is None:
            sentences.append(f"{group[0]}, head_dim to {group[1]}: no kernel is sound, so the packaged order stays")
    head = ["type", "head_dim", "kernel", "", *(f"{name}, ms" for name in CLASSES), "score"]
    parts = [terminal.table(head, lines, left=4)] if lines else ["nothing was measured to its end"]
    parts += [terminal.indented(sentence, "not chosen: ") for sentence in sentences]
    parts.append(terminal.indented(RULE, ""))
    if stopped:
        parts.append("Stopped early: it was interrupted. What is in the table is kept.")
    return "\n".join(parts)


def _packaged_first(group: Group, facts: DeviceFacts, found: Mapping[str, Found]) -> str:
    """The kernel that the packaged order takes."""
    return _unasked(name for name in _packaged(group, facts) if name in found)


def _unasked(names: Iterable[str]) -> str:
    """The first of some kernels that is chosen without a ``precision=`` that allows it."""
    exact = {variant.name for variant in VARIANTS if variant.precision == "exact"}
    return next((name for name in names if name in exact), "")


def _plain(
    facts: DeviceFacts,
    found: Mapping[Group, Mapping[str, Found]],
    rows: Mapping[Group, TunedRow | None],
    stopped: bool,
    kept: bool,
) -> dict[str, Any]:
    return {
        "report": "onegpu tune",
        "onegpu": og.__version__,
        "device": device_of(facts),
        "date": datetime.date.today().isoformat(),
        "rule": RULE,
        "complete": not stopped,
        "kept": kept,
        "classes": {name: vars(shape) for name, shape in classes(facts, PADDED_HEAD_DIMS[0]).items()},
        "groups": [
            {
                "dtype": group[0],
                "head_dim": group[1],
                "packaged": _packaged(group, facts),
                "order": row.order if (row := rows[group]) is not None else None,
                "kernels": {
                    variant: {**vars(what), "score": scores(each).get(variant)} for variant, what in each.items()
                },
            }
            for group, each in found.items()
        ],
    }
