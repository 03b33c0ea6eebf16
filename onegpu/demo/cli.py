"""The command line of the demo: see ``python -m onegpu.demo --help``."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import onegpu as og
from onegpu import terminal
from onegpu.backends import NAMES
from onegpu.demo import minilm, search
from onegpu.demo.minilm import Batch, MiniLM
from onegpu.demo.report import Report
from onegpu.demo.search import Run

__all__ = ["main"]

Array = np.ndarray[Any, Any]

OK, WRONG, USAGE, MISSING, INTERRUPTED = 0, 1, 2, 3, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the demo and return its exit code."""
    terminal.forgive()
    options = _parse(argv)
    try:
        return _demo(options)
    except (minilm.ModelMissingError, og.DriverMissingError) as error:
        print(f"error: {error}", file=sys.stderr)
        return MISSING
    except og.OneGpuError as error:
        print(f"error: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        terminal.drop_output()
        return WRONG


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m onegpu.demo",
        description="Semantic search with all-MiniLM-L6-v2 on a device, checked against float64.",
        epilog="Exit codes: 0 all is well; 1 a result is wrong or a device failed; 2 wrong usage; "
        "3 a package, the model or a driver is missing.",
    )
    parser.add_argument(
        "--device",
        default="auto",
        type=_device,
        help=f"auto (default), all (each that opens here), {', '.join(_backends())}, or one of several as in vulkan:1",
    )
    parser.add_argument(
        "--query", nargs="+", type=_query, metavar="TEXT", help="your own queries in place of the built-in ones"
    )
    parser.add_argument("--top", type=_count, default=3, metavar="N", help="answers to each query (default 3)")
    parser.add_argument(
        "--layers",
        default="auto",
        choices=search.LAYERS,
        help="what computes the layers around attention: the device, all of a batch in one submission, or NumPy; auto "
        "(default) is the device where it is a GPU with these programs",
    )
    parser.add_argument(
        "--no-check", dest="check", action="store_false", help="skip the float64 run and the comparisons"
    )
    parser.add_argument("--json", type=_output, metavar="FILE", help="also write the results to FILE")
    return parser.parse_args(argv)


def _backends() -> list[str]:
    return [name for name in NAMES if name not in ("null", "browser")]  # which has a page of its own


def _device(text: str) -> str:
    backend, colon, index = text.partition(":")
    if not (text in ("auto", "all") or (backend in _backends() and (index.isdecimal() or not colon))):
        raise argparse.ArgumentTypeError(
            f"there is no device {text!r}; write auto, all, {', '.join(_backends())}, or a number as in vulkan:1"
        )
    return text


def _query(text: str) -> str:
    text = terminal.clean(text)
    if not text:
        raise argparse.ArgumentTypeError("the query is empty")
    return text


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def _output(text: str) -> Path:
    try:
        with open(text, "a"):  # say so now, not after a minute of work
            return Path(text)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"cannot write {text}: {error.strerror}") from None


def _demo(options: argparse.Namespace) -> int:
    corpus, queries = search.read_corpus(), options.query or list(search.QUERIES)
    folder = minilm.model_folder()
    batches = minilm.make_batches(minilm.Tokenizer(folder)([*corpus, *queries]))
    weights = minilm.read_weights(folder)
    print(f"all-MiniLM-L6-v2, {len(corpus)} passages, queries: {len(queries)}, batches: {len(batches)}")

    with contextlib.ExitStack() as stack:
        devices, failed = _open(options.device, stack)
        exact = _float64(MiniLM(weights, dtype=np.float64), batches) if options.check else None
        runs = _runs(devices, failed, MiniLM(weights), batches, check=options.check, layers=options.layers)
    if not runs:
        return WRONG if failed else MISSING

    report = Report(corpus, queries, options.top, runs, exact, failed)
    print("\n" + report.text())
    if options.json:
        options.json.write_text(json.dumps(report.json(), indent=2) + "\n", encoding="utf-8")
    return WRONG if report.faults() else OK


def _float64(model: MiniLM, batches: Sequence[Batch]) -> Array:
    with terminal.Progress("float64 in NumPy", len(batches)) as progress:
        return search.embed(model, batches, search.reference_attention, lambda _: progress.step())


def _open(wanted: str, stack: contextlib.ExitStack) -> tuple[list[og.Device], list[str]]:
    """The devices asked for, to be closed by ``stack``, and a sentence for each that failed in "all"."""
    if wanted != "all":
        return [stack.enter_context(og.open_device(None if wanted == "auto" else wanted))], []
    devices, failed = [], []
    for name in _backends():
        try:
            devices.append(stack.enter_context(og.open_device(name)))
        except og.DriverMissingError as missing:
            print(terminal.indented(str(missing), f"{name} left out: "))
        except og.OneGpuError as error:
            failed.append(f"{name} failed: {error}")
            print(failed[-1])
    return devices, failed


def _runs(
    devices: Sequence[og.Device],
    failed: list[str],
    model: MiniLM,
    batches: Sequence[Batch],
    *,
    check: bool,
    layers: str,
) -> list[Run]:
    """A run on each device. If there are several, one that fails adds a sentence to ``failed`` and stops no other."""
    runs = []
    for device in devices:
        try:
            with terminal.Progress(f"{device.facts.backend}: {device.facts.name}", len(batches)) as progress:
                runs.append(search.run(device, model, batches, check=check, step=progress.step, layers=layers))
        except og.OneGpuError as error:
            if len(devices) == 1:
                raise
            failed.append(f"{device.facts.backend} failed: {error}")
            print(failed[-1])
    return runs
