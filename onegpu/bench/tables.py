"""What was measured, as tables and sentences: the documentation shows them as Markdown, a user's page as HTML."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from onegpu.attention.problem import TOLERANCE
from onegpu.bench.results import UNFUSED, Key, Results

__all__ = [
    "Block",
    "Grid",
    "Heading",
    "Items",
    "Picture",
    "Text",
    "number",
    "peer_name",
    "peers_named",
    "ratio",
    "ratio_sentence",
    "story",
]


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the device's, level 2 an element type's."""

    level: int
    text: str


@dataclass(frozen=True)
class Text:
    """A paragraph. As in Markdown, two asterisks around words make them bold, backquotes code."""

    text: str


@dataclass(frozen=True)
class Grid:
    """A table; the first column is text, the others are numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Items:
    """A list after a sentence."""

    text: str
    items: Sequence[str]


@dataclass(frozen=True)
class Picture:
    """A plot: "times", "rates" or "unfused", of an element type, which is "" where it has several."""

    kind: str
    dtype: str
    text: str

    @property
    def name(self) -> str:
        """Its kind and element type as one word."""
        return f"{self.kind}-{self.dtype}" if self.dtype else self.kind


Block = Heading | Text | Grid | Items | Picture


def story(results: Results) -> list[Block]:
    """All there is to say of some results, in order."""
    backends = ", ".join(device["backend"] for device in results.environment["devices"])
    blocks: list[Block] = [Heading(1, f"{results.device} ({backends}), {results.environment['date']}")]
    for dtype in results.dtypes:
        blocks += [Heading(2, f"{dtype}: milliseconds of one call"), *_times(results, dtype)]
        if results.ratios(dtype):
            about = f"Time of each kernel relative to the fastest peer, {dtype}, log scale"
            blocks.append(Picture("times", dtype, about))
        if beside := _beside(results, dtype):
            blocks += [Heading(2, f"{dtype}: beside each library"), *beside]
        if results.rate(dtype) is not None:
            blocks += [Heading(2, f"{dtype}: TFLOP/s, and their share of the raw matrix rate"), *_rates(results, dtype)]
            blocks.append(
                Picture("rates", dtype, f"TFLOP/s of each kernel beside the raw matrix rate, {dtype}, log scale")
            )
        if results.backends_against_unfused(dtype):
            blocks += [Heading(2, f"{dtype}: fused and unfused"), *_against_unfused(results, dtype)]
    if any(map(results.backends_against_unfused, results.dtypes)):
        blocks.append(Picture("unfused", "", "Time of the unfused chain relative to the fused kernel, log scale"))
    return blocks + _remarks(results)


def ratio_sentence(results: Results, dtype: str) -> str:
    """The range of an element type's ratios; "" where there are none."""
    ratios = results.ratios(dtype)
    if not ratios:
        return ""
    low, high = min(ratios, key=ratios.__getitem__), max(ratios, key=ratios.__getitem__)
    return (
        f"In {dtype}, onegpu takes between {ratio(ratios[low])} times ({low}) and {ratio(ratios[high])} times "
        f"({high}) as long as {peers_named(results, dtype)}."
    )


def peers_named(results: Results, dtype: str) -> str:
    """What a ratio is relative to, in words."""
    names = sorted({peer_name(key[1]) for key in results.columns(dtype) if key[0] == "peer"})
    if len(names) > 3:
        return "the fastest peer"
    return names[0] if len(names) == 1 else f"the fastest of {', '.join(names)}"


def ratio(value: float) -> str:
    """Two or three significant digits."""
    return f"{value:.2f}" if value < 1.95 else f"{value:.1f}" if value < 10 else f"{value:.0f}"


def _times(results: Results, dtype: str) -> list[Block]:
    """Milliseconds of each kernel, the chosen one in bold, and its ratio to the fastest peer."""
    columns = results.columns(dtype)
    backends = [device["backend"] for device in results.environment["devices"]]
    ratios = results.ratios(dtype)
    rows = []
    for shape in [shape for shape, kind in results.rows if kind == dtype]:
        bold = {results.chosen(shape, dtype, backend) for backend in backends}
        cells = []
        for key in columns:
            record = results.rows[shape, dtype].get(key)
            text = "" if record is None else number(record["ms"]) if "ms" in record else _reason(record)
            cells.append(f"**{text}**" if key in bold else text)
        last = [ratio(ratios[shape]) if shape in ratios else ""] if ratios else []
        rows.append([shape, *cells, *last])
    head = ["shape", *_names(columns), *(["ratio"] if ratios else [])]
    notes = [
        f'Bold: the kernel that `variant="auto"` takes. {results.origin}',
        *(["Ratio: the bold time of the first backend divided by the fastest peer's."] if ratios else []),
        *([sentence] if (sentence := ratio_sentence(results, dtype)) else []),
    ]
    return [Grid(head, rows), *map(Text, notes)]


def _beside(results: Results, dtype: str) -> list[Block]:
    """The chosen kernel's time on the first backend divided by each peer's, in both modes; nothing without them."""
    peers = [key for key in results.columns(dtype) if key[0] == "peer"]
    first = results.environment["devices"][0]["backend"]
    rows = []
    for shape in [shape for shape, kind in results.rows if kind == dtype]:
        record, chosen = results.rows[shape, dtype], results.chosen(shape, dtype, first)
        if chosen is None or (fast := (first, f"{chosen[1]} fast")) not in record:
            continue
        cells = []
        for peer in peers:
            own = [record[key]["ms"] for key in (chosen, fast) if "ms" in record[key]]
            its = record.get(peer, {}).get("ms")
            cells.append(" / ".join(ratio(ms / its) for ms in own) if its else "")
        rows.append([shape, *cells])
    if len(peers) < 2 or not rows:
        return []
    note = (
        f'The time of the kernel that `variant="auto"` takes through {first} divided by each library\'s, in '
        "deterministic / fast mode: below 1 it is the faster one."
    )
    return [Grid(["shape", *_names(peers)], rows), Text(note)]


def _names(columns: Sequence[Key]) -> list[str]:
    return [peer_name(kernel) if by == "peer" else f"{by} {kernel}" for by, kernel in columns]


def _reason(record: dict[str, Any]) -> str:
    return "failed" if "failed" in record else ""


def _against_unfused(results: Results, dtype: str) -> list[Block]:
    """The specification's table: fused, unfused, and how many times as long the unfused chain takes."""
    backends = results.backends_against_unfused(dtype)
    times = {backend: results.against_unfused(dtype, backend) for backend in backends}
    rows, sentences = [], []
    for shape in [shape for shape, kind in results.rows if kind == dtype]:
        row = [shape]
        for backend in backends:
            fused, unfused = times[backend].get(shape, (0.0, 0.0))
            row += [number(fused), number(unfused), ratio(unfused / fused)] if fused else ["", "", ""]
        if any(row[1:]):
            rows.append(row)
    for backend in backends:
        ratios = {shape: unfused / fused for shape, (fused, unfused) in times[backend].items()}
        low, high = min(ratios, key=ratios.__getitem__), max(ratios, key=ratios.__getitem__)
        sentences.append(
            f"Through {backend}, the unfused chain takes {ratio(ratios[low])} times ({low}) to {ratio(ratios[high])} "
            f"times ({high}) as long as the fused kernel."
        )
    head = ["milliseconds of one call"]
    for backend in backends:
        head += [f"{backend} fused", f"{backend} unfused", "ratio"]
    note = 'Fused: the kernel that `variant="auto"` takes. Ratio: unfused divided by fused. '
    return [Grid(head, rows), Text(note + " ".join(sentences))]


def _rates(results: Results, dtype: str) -> list[Block]:
    """Operations in a second, and which part of what the matrix hardware reached without memory they are."""
    columns, rate = results.columns(dtype), results.rate(dtype)
    assert rate is not None
    rows = []
    for shape in [shape for shape, kind in results.rows if kind == dtype]:
        cells = []
        for key in columns:
            reached = results.number(shape, dtype, key, "tflops")
            cells.append("" if reached is None else f"{number(reached)} ({reached / rate:.0%})")
        rows.append([shape, *cells])
    note = (
        "Multiplications and additions of both products, half of them in causal calls, divided by the time. The share "
        f"is that of {number(rate)} TFLOP/s: what the matrix hardware reached in the same run, its operands and sums "
        "in registers and no memory in between. Kernels that do without it are shown for comparison."
    )
    return [Grid(["shape", *_names(columns)], rows), Text(note)]


def _remarks(results: Results) -> list[Block]:
    """What else a reader should know of the numbers: their spread, the clock, errors and failures."""
    records = [record for row in results.rows.values() for record in row.values()]
    timed = [record for record in records if "ms" in record]
    remarks: list[Block] = []
    if timed:
        remarks.append(Text(f"{_clocks(timed)}{_spread(timed)}"))
    if note := results.environment.get("note"):
        remarks.append(Text(f"Note: {note}."))
    own = [record for record in records if record["by"] != "peer"]
    for what, chain in (("", False), (" of the unfused chain", True)):
        of = [record for record in own if (record["kernel"] == UNFUSED) == chain]
        worst = {d: max((r.get("error", 0.0) for r in of if r["dtype"] == d), default=0.0) for d in results.dtypes}
        errors = ", ".join(f"{error:.1e} in {dtype}" for dtype, error in worst.items() if error)
        if errors:
            remarks.append(Text(f"Largest scaled error of the results{what} that were timed: {errors}."))
    full = sorted({k for by, k in itertools.chain(*(results.columns(d) for d in results.dtypes)) if by == "peer"})
    if full:
        remarks.append(Text(f"Peers: {'; '.join(full)}."))
    remarks += _inexact([record for record in records if record["by"] == "peer"])
    for title, what in (("Failed:", "failed"), ("Not timed:", "skipped")):
        lines = [f"{r['shape']}, {r['dtype']}, {r['by']} {r['kernel']}: {r[what]}" for r in records if what in r]
        if lines:
            remarks.append(Items(title, lines))
    return remarks


def _clocks(timed: Sequence[dict[str, Any]]) -> str:
    """Which clock each looked at."""
    clocks = sorted({record["clock"] for record in timed})
    if len(clocks) == 1:
        return f"Times are medians on the {clocks[0]} clock."
    names = sorted({_name(record) for record in timed if record["clock"] == "wall"})
    return (
        f"Times are medians on the device clock; on the wall clock, the host's part included, for {', '.join(names)}."
    )


def _name(record: dict[str, Any]) -> str:
    return peer_name(record["kernel"]) if record["by"] == "peer" else str(record["by"])


def _spread(timed: Sequence[dict[str, Any]]) -> str:
    spreads = sorted(100 * (r["ms_high"] - r["ms_low"]) / r["ms"] for r in timed if "ms_low" in r)
    if not spreads:
        return ""
    return (
        f" The 20th and 80th percentiles lie {spreads[len(spreads) // 2]:.1f} % of the median apart for the "
        f"middle one of {len(spreads)} measurements, and {spreads[-1]:.1f} % for the worst."
    )


def _inexact(records: Sequence[dict[str, Any]]) -> list[Block]:
    """Peers that are less exact than this library must be."""
    worst: dict[tuple[str, str], float] = {}
    for record in records:
        if record.get("error", 0.0) > TOLERANCE[record["dtype"]]:
            key = peer_name(record["kernel"]), record["dtype"]
            worst[key] = max(worst.get(key, 0.0), record["error"])
    if not worst:
        return []
    names = ", ".join(f"{name} in {dtype} ({error:.1e})" for (name, dtype), error in worst.items())
    return [
        Text(
            f"Less exact than this library's tolerance allows its own kernels, by their largest scaled error: {names}."
        )
    ]


def peer_name(name: str) -> str:
    """A short name: "torch 2.11.0 flash_attention" becomes "torch flash"."""
    words = name.split()
    return f"{words[0]} {words[-1].removesuffix('_attention')}" if len(words) == 3 else name


def number(value: float) -> str:
    """Three significant digits, four decimals where that is fewer, never in exponential form."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3 if value >= 0.1 else 4
    if 0 < value < 1e-3:
        digits = 1 - math.floor(math.log10(value))
    return f"{value:.{digits}f}"
