"""Render ``benchmarks/results`` as tables and plots for the documentation.

    python -m benchmarks.report            writes the tables, and the plots where matplotlib is installed
    python -m benchmarks.report --check    writes nothing; exit status 1 if a table differs from what the results give

Tables go to ``docs/generated/performance.md`` and between two comments of ``README.md``, plots to ``docs/images``.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.shapes import SHAPES, Shape
from onegpu.attention.tuning import preference
from onegpu.backends.base import VENDORS, DeviceFacts
from onegpu.dtypes import as_dtype

__all__ = ["Results", "main", "markdown", "performance", "read", "readme_times"]

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "generated" / "performance.md"
IMAGES = ROOT / "docs" / "images"
README = ROOT / "README.md"

BEGIN = "<!-- times: begin. Written by python -m benchmarks.report; do not edit. -->"
END = "<!-- times: end -->"

_LANGUAGES = {"vulkan": "spirv", "wgpu": "wgsl", "cpu": "numpy"}
_SHAPES = {shape.name: shape for shape in SHAPES}
#: Shapes of the README's table.
_FIRST = (
    "MiniLM B8 S128",
    "BERT B8 S512",
    "Whisper encoder B1",
    "Whisper decoder step, 448 keys",
    "d64 h16 4096",
    "d128 h32/8 4096 causal",
    "decode d128 h32/8, 8192 keys",
)
#: Okabe and Ito's colours, which colour-blind readers tell apart too.
_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
_MARKERS = "o^sDvP*X"

Key = tuple[str, str]  # backend or "peer", kernel

#: The kernel of the results that the fused ones are compared with.
UNFUSED = "unfused"


@dataclass(frozen=True)
class Results:
    """One file of results: the environment, and for each (shape, dtype) the record of each (by, kernel)."""

    name: str
    environment: dict[str, Any]
    rows: dict[tuple[str, str], dict[Key, dict[str, Any]]]

    @property
    def device(self) -> str:
        """Name of the device, or names."""
        return ", ".join(dict.fromkeys(device["name"] for device in self.environment["devices"]))

    @property
    def origin(self) -> str:
        """What each table must say: device, drivers, date, versions and command."""
        env = self.environment
        drivers = "; ".join(f"{device['backend']}: {device['driver']}" for device in env["devices"])
        return (
            f"{self.device} ({drivers}), {env['date']}, onegpu {env['onegpu']} at commit {env['commit']}, "
            f"Python {env['python']}, {env['system']}: `{env['command'].strip()}`"
        )

    @property
    def dtypes(self) -> list[str]:
        """Element types in the order of the file."""
        return list(dict.fromkeys(dtype for _, dtype in self.rows))

    def columns(self, dtype: str) -> list[Key]:
        """Kernels of all backends, then the peers, in the order of the file."""
        keys = dict.fromkeys(key for (_, kind), row in self.rows.items() if kind == dtype for key in row)
        return sorted(keys, key=lambda key: key[0] == "peer")

    def chosen(self, shape: str, dtype: str, backend: str) -> Key | None:
        """The kernel that variant="auto" takes there, if it was timed."""
        row, known = self.rows[shape, dtype], _SHAPES.get(shape)
        if known is None or backend not in _LANGUAGES:
            return None
        device = next(d for d in self.environment["devices"] if d["backend"] == backend)
        # A software driver is named after its compiler, and its maker is the driver's.
        text = f"{device['name']} {device['driver']}".lower()
        vendor = next((vendor for vendor in VENDORS.values() if vendor in text), "")
        facts = DeviceFacts(backend=backend, name=device["name"], language=_LANGUAGES[backend], vendor=vendor)
        order = preference(facts, as_dtype(dtype), known.head_dim).order
        return next(((backend, name) for name in order if "ms" in row.get((backend, name), {})), None)

    def fastest_peer(self, shape: str, dtype: str) -> Key | None:
        """The fastest library that was timed beside these kernels."""
        peers = [key for key, record in self.rows[shape, dtype].items() if key[0] == "peer" and "ms" in record]
        return min(peers, key=lambda key: self.milliseconds(shape, dtype, key), default=None)

    def milliseconds(self, shape: str, dtype: str, key: Key) -> float:
        """Median time of a call."""
        return float(self.rows[shape, dtype][key]["ms"])

    def ratio(self, shape: str, dtype: str, key: Key | None) -> float | None:
        """Time of a kernel divided by that of the fastest peer; None where one of them is missing."""
        peer = self.fastest_peer(shape, dtype)
        if key is None or peer is None or "ms" not in self.rows[shape, dtype].get(key, {}):
            return None
        return self.milliseconds(shape, dtype, key) / self.milliseconds(shape, dtype, peer)

    def against_unfused(self, dtype: str, backend: str) -> dict[str, tuple[float, float]]:
        """For each shape the milliseconds of the chosen kernel and of the unfused chain, where both were timed."""
        found = {}
        for shape, kind in self.rows:
            chosen, chain = self.chosen(shape, kind, backend), self.rows[shape, kind].get((backend, UNFUSED), {})
            if kind == dtype and chosen is not None and "ms" in chain:
                found[shape] = self.milliseconds(shape, dtype, chosen), float(chain["ms"])
        return found

    def backends_against_unfused(self, dtype: str) -> list[str]:
        """Backends on which both were timed."""
        backends = [device["backend"] for device in self.environment["devices"]]
        return [backend for backend in backends if self.against_unfused(dtype, backend)]

    def ratios(self, dtype: str) -> dict[str, float]:
        """For each shape the ratio of the chosen kernel, on the first backend."""
        first = self.environment["devices"][0]["backend"]
        found = {s: self.ratio(s, kind, self.chosen(s, kind, first)) for s, kind in self.rows if kind == dtype}
        return {shape: ratio for shape, ratio in found.items() if ratio is not None}


def read(folder: Path = RESULTS) -> list[Results]:
    """All files of results, the newest first."""
    found = []
    for path in folder.glob("*.jsonl"):
        environment, *records = (json.loads(line) for line in path.read_text().splitlines() if line.strip())
        rows: dict[tuple[str, str], dict[Key, dict[str, Any]]] = {}
        for record in records:
            key = (record["by"], record["kernel"])
            rows.setdefault((record["shape"], record["dtype"]), {})[key] = record
        found.append(Results(path.stem, environment, rows))
    return sorted(found, key=lambda results: (results.environment["date"], results.name), reverse=True)


def performance(found: Sequence[Results]) -> str:
    """The page of tables."""
    parts = ["<!-- Written by python -m benchmarks.report from benchmarks/results; do not edit. -->", _shapes()]
    for results in found:
        backends = ", ".join(device["backend"] for device in results.environment["devices"])
        parts.append(f"### {results.device} ({backends}), {results.environment['date']}")
        for dtype in results.dtypes:
            parts.append(f"#### {dtype}: milliseconds of one call\n\n{_times(results, dtype)}")
            if results.ratios(dtype):
                image = f"../images/{_image(results, dtype)}"
                parts.append(f"![Time of each kernel relative to the fastest peer, {dtype}, log scale]({image})")
            if results.backends_against_unfused(dtype):
                parts.append(f"#### {dtype}: fused and unfused\n\n{_against_unfused(results, dtype)}")
        if any(map(results.backends_against_unfused, results.dtypes)):
            image = f"../images/{_unfused_image(results)}"
            parts.append(f"![Time of the unfused chain relative to the fused kernel, log scale]({image})")
        parts += _remarks(results)
    return "\n\n".join(parts) + "\n"


def readme_times(found: Sequence[Results]) -> str:
    """The README's table: the newest results that have peers, the kernel that "auto" takes."""
    results = next((r for r in found if any(r.ratios(dtype) for dtype in r.dtypes)), None)
    if results is None:
        return "No times were measured beside another library yet."
    backends = [device["backend"] for device in results.environment["devices"]]
    groups = [(dtype, by) for dtype in results.dtypes for by in (*backends, "peer")]
    rows = []
    for shape in _FIRST:
        cells = []
        for dtype, by in groups:
            if (shape, dtype) not in results.rows:
                cells.append("")
                continue
            key = results.fastest_peer(shape, dtype) if by == "peer" else results.chosen(shape, dtype, by)
            cells.append("" if key is None else _number(results.milliseconds(shape, dtype, key)))
        rows.append([shape, *cells])
    libraries = {key[1].split()[0] for dtype in results.dtypes for key in results.columns(dtype) if key[0] == "peer"}
    library = " or ".join(sorted(libraries))
    head = ["milliseconds of one call", *(f"{dtype} {library if by == 'peer' else by}" for dtype, by in groups)]
    words = [_ratio_sentence(results, dtype) for dtype in results.dtypes]
    date = results.environment["date"]
    caption = f"{results.device}, {_drivers(results)}, {date}. For {library}, its fastest kernel."
    return "\n\n".join([_table(head, rows), caption, " ".join(filter(None, words))])


def _drivers(results: Results) -> str:
    drivers = dict.fromkeys(device["driver"].split(",")[-1].split()[-1] for device in results.environment["devices"])
    return f"driver {' and '.join(drivers)}"


def _ratio_sentence(results: Results, dtype: str) -> str:
    ratios = results.ratios(dtype)
    if not ratios:
        return ""
    low, high = min(ratios, key=ratios.__getitem__), max(ratios, key=ratios.__getitem__)
    return (
        f"In {dtype}, onegpu takes between {_ratio(ratios[low])} times ({low}) and {_ratio(ratios[high])} times "
        f"({high}) as long as {_peers(results, dtype)}."
    )


def _peers(results: Results, dtype: str) -> str:
    """What a ratio is relative to, in words."""
    names = sorted({_peer(key[1]) for key in results.columns(dtype) if key[0] == "peer"})
    return names[0] if len(names) == 1 else f"the fastest of {', '.join(names)}"


def _ratio(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio < 1 else f"{ratio:.1f}" if ratio < 10 else f"{ratio:.0f}"


def _shapes() -> str:
    def row(s: Shape) -> list[str]:
        heads = str(s.heads) if s.heads == s.kv_heads else f"{s.heads}/{s.kv_heads}"
        return [s.name, str(s.batch), heads, str(s.q_len), str(s.k_len), str(s.head_dim), "yes" if s.causal else ""]

    head = ["shape", "batch", "heads", "queries", "keys", "head_dim", "causal"]
    note = "Heads: query heads / key and value heads, if these are fewer."
    return f"### Shapes\n\n{_table(head, [row(shape) for shape in SHAPES])}\n\n{note}"


def _times(results: Results, dtype: str) -> str:
    columns = results.columns(dtype)
    backends = [device["backend"] for device in results.environment["devices"]]
    ratios = results.ratios(dtype)
    rows = []
    for shape in [shape for shape, kind in results.rows if kind == dtype]:
        bold = {results.chosen(shape, dtype, backend) for backend in backends}
        cells = []
        for key in columns:
            record = results.rows[shape, dtype].get(key)
            text = "" if record is None else _number(record["ms"]) if "ms" in record else "failed"
            cells.append(f"**{text}**" if key in bold else text)
        ratio = [_ratio(ratios[shape]) if shape in ratios else ""] if ratios else []
        rows.append([shape, *cells, *ratio])
    head = ["shape", *(_peer(k) if by == "peer" else f"{by} {k}" for by, k in columns), *(["ratio"] if ratios else [])]
    notes = [
        f'Bold: the kernel that `variant="auto"` takes. {results.origin}',
        *(["Ratio: the bold time of the first backend divided by the fastest peer's."] if ratios else []),
        *([sentence] if (sentence := _ratio_sentence(results, dtype)) else []),
    ]
    return _table(head, rows) + "\n\n" + "\n\n".join(notes)


def _against_unfused(results: Results, dtype: str) -> str:
    """The specification's table: fused, unfused, and how many times as long the unfused chain takes."""
    backends = results.backends_against_unfused(dtype)
    times = {backend: results.against_unfused(dtype, backend) for backend in backends}
    rows, sentences = [], []
    for shape in [shape for shape, kind in results.rows if kind == dtype]:
        row = [shape]
        for backend in backends:
            fused, unfused = times[backend].get(shape, (0.0, 0.0))
            row += [_number(fused), _number(unfused), _ratio(unfused / fused)] if fused else ["", "", ""]
        if any(row[1:]):
            rows.append(row)
    for backend in backends:
        ratios = {shape: unfused / fused for shape, (fused, unfused) in times[backend].items()}
        low, high = min(ratios, key=ratios.__getitem__), max(ratios, key=ratios.__getitem__)
        sentences.append(
            f"Through {backend}, the unfused chain takes {_ratio(ratios[low])} times ({low}) to {_ratio(ratios[high])} "
            f"times ({high}) as long as the fused kernel."
        )
    head = ["milliseconds of one call"]
    for backend in backends:
        head += [f"{backend} fused", f"{backend} unfused", "ratio"]
    note = 'Fused: the kernel that `variant="auto"` takes. Ratio: unfused divided by fused. '
    return f"{_table(head, rows)}\n\n{note}{' '.join(sentences)}"


def _remarks(results: Results) -> list[str]:
    """What else a reader should know of the numbers: their spread, the clock, errors and failures."""
    records = [record for row in results.rows.values() for record in row.values()]
    timed = [record for record in records if "ms" in record]
    remarks = []
    if timed:
        clocks = " and ".join(sorted({f"the {record['clock']} clock" for record in timed}))
        remarks.append(f"Times are medians on {clocks}.")
        spreads = sorted(100 * (r["ms_high"] - r["ms_low"]) / r["ms"] for r in timed if "ms_low" in r)
        if spreads:
            remarks[-1] += (
                f" The 20th and 80th percentiles lie {spreads[len(spreads) // 2]:.1f} % of the median apart for the "
                f"middle one of {len(spreads)} measurements, and {spreads[-1]:.1f} % for the worst."
            )
    if note := results.environment.get("note"):
        remarks.append(f"Note: {note}.")
    for what, chain in (("", False), (" of the unfused chain", True)):
        of = [record for record in records if (record["kernel"] == UNFUSED) == chain]
        worst = {d: max((r.get("error", 0.0) for r in of if r["dtype"] == d), default=0.0) for d in results.dtypes}
        errors = ", ".join(f"{error:.1e} in {dtype}" for dtype, error in worst.items() if error)
        if errors:
            remarks.append(f"Largest scaled error of the results{what} that were timed: {errors}.")
    full = sorted({k for by, k in itertools.chain(*(results.columns(d) for d in results.dtypes)) if by == "peer"})
    if full:
        remarks.append(f"Peers: {'; '.join(full)}.")
    failed = [f"{r['shape']}, {r['dtype']}, {r['by']} {r['kernel']}: {r['failed']}" for r in records if "failed" in r]
    if failed:
        remarks.append("Failed:\n\n" + "\n".join(f"- {line}" for line in failed))
    return remarks


def _peer(name: str) -> str:
    """A short name: "torch 2.11.0 flash_attention" becomes "torch flash"."""
    words = name.split()
    return f"{words[0]} {words[-1].removesuffix('_attention')}" if len(words) == 3 else name


def _number(value: float) -> str:
    """Three significant digits, never in exponential form."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3 if value >= 0.1 else 4
    return f"{value:.{digits}f}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table; the first column is text, the others are numbers."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def markdown() -> dict[Path, str]:
    """What each generated file, and the README, should hold."""
    found = read()
    readme = README.read_text(encoding="utf-8")
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"README.md lacks the comments that its table stands between: {BEGIN} and {END}")
    return {
        PAGE: performance(found),
        README: f"{before}{BEGIN}\n\n{readme_times(found)}\n\n{END}{after}",
    }


def _image(results: Results, dtype: str) -> str:
    return f"times-{results.name}-{dtype}.png"


def _unfused_image(results: Results) -> str:
    return f"unfused-{results.name}.png"


def plot(results: Results, dtype: str, path: Path) -> None:
    """Draw the time of every kernel relative to the fastest peer, one line for each shape."""
    from matplotlib.figure import Figure

    shapes = list(results.ratios(dtype))
    columns = [key for key in results.columns(dtype) if key[0] != "peer"]
    backends = list(dict.fromkeys(by for by, _ in columns))
    kernels = list(dict.fromkeys(kernel for _, kernel in columns))

    figure: Any = Figure(figsize=(9, 1.9 + 0.31 * len(shapes)), dpi=100, layout="constrained")
    axes = figure.add_subplot()
    # Kernel by kernel: the legend is filled by columns, so that each of its rows is a backend.
    for by, kernel in sorted(columns, key=lambda key: (kernels.index(key[1]), backends.index(key[0]))):
        points = [(results.ratio(shape, dtype, (by, kernel)), -place) for place, shape in enumerate(shapes)]
        points = [(x, y) for x, y in points if x is not None]
        colour = _COLOURS[backends.index(by) % len(_COLOURS)]
        axes.scatter(
            [x for x, _ in points],
            [y for _, y in points],
            s=64,
            marker=_MARKERS[kernels.index(kernel) % len(_MARKERS)],
            facecolor=colour if by == backends[0] else "none",
            edgecolor=colour,
            linewidth=1.6,
            label=f"onegpu {by}, {kernel}",
            zorder=3,
        )
    drawn = [x for shape in shapes for key in columns if (x := results.ratio(shape, dtype, key)) is not None]
    _finish(figure, axes, shapes, drawn, max(len(kernels), 2))
    axes.set_xlabel(f"time / time of {_peers(results, dtype)} (log scale; 1 is equal)", fontsize=11)
    axes.set_title(f"{dtype}, {results.device}, {results.environment['date']}", fontsize=12)
    _save(figure, path)


def plot_unfused(results: Results, path: Path) -> None:
    """Draw the time of the unfused chain relative to the fused kernel, one line for each shape."""
    from matplotlib.figure import Figure

    lines = {
        (d, by): results.against_unfused(d, by) for d in results.dtypes for by in results.backends_against_unfused(d)
    }
    timed = set().union(*lines.values())
    shapes = [shape for shape in dict.fromkeys(shape for shape, _ in results.rows) if shape in timed]
    backends = list(dict.fromkeys(by for _, by in lines))
    figure: Any = Figure(figsize=(9, 1.9 + 0.31 * len(shapes)), dpi=100, layout="constrained")
    axes = figure.add_subplot()
    drawn: list[float] = []
    for (dtype, by), times in lines.items():
        points = [(times[shape][1] / times[shape][0], -place) for place, shape in enumerate(shapes) if shape in times]
        colour = _COLOURS[backends.index(by) % len(_COLOURS)]
        axes.scatter(
            [x for x, _ in points],
            [y for _, y in points],
            s=64,
            marker=_MARKERS[results.dtypes.index(dtype) % len(_MARKERS)],
            facecolor=colour if dtype == results.dtypes[0] else "none",
            edgecolor=colour,
            linewidth=1.6,
            label=f"{by}, {dtype}",
            zorder=3,
        )
        drawn += [x for x, _ in points]
    _finish(figure, axes, shapes, drawn, 2)
    axes.set_xlabel("time of GEMM + softmax + GEMM / time of the fused kernel (log scale; 1 is equal)", fontsize=11)
    axes.set_title(f"{results.device}, {results.environment['date']}", fontsize=12)
    _save(figure, path)


def _finish(figure: Any, axes: Any, shapes: Sequence[str], drawn: Sequence[float], columns: int) -> None:
    """What the plots have in common: ratios on a log scale, a line at 1, a row for each shape."""
    axes.axvline(1, color="black", linewidth=1.6, zorder=2)
    axes.set_xscale("log")
    low, high = 0.8 * min(1.0, *drawn), 1.4 * max(1.0, *drawn)
    ticks = [n * 10.0**k for k in range(-3, 5) for n in (1, 2, 5) if low <= n * 10.0**k <= high]
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.set_xticks([], minor=True)
    axes.set_xlim(low, high)
    axes.set_yticks([-place for place in range(len(shapes))], shapes, fontsize=11)
    axes.tick_params(axis="x", labelsize=11)
    axes.grid(axis="both", color="#dddddd", zorder=0)
    figure.legend(loc="outside lower center", ncols=columns, fontsize=11, frameon=False)


def _save(figure: Any, path: Path) -> None:
    # No version or date in the file: the same results should give the same picture.
    figure.savefig(path, metadata={"Software": None})


def _plots(found: Sequence[Results]) -> None:
    wanted: dict[str, Callable[[Path], None]] = {}
    for results in found:
        for dtype in results.dtypes:
            if results.ratios(dtype):
                wanted[_image(results, dtype)] = partial(plot, results, dtype)
        if any(map(results.backends_against_unfused, results.dtypes)):
            wanted[_unfused_image(results)] = partial(plot_unfused, results)
    IMAGES.mkdir(parents=True, exist_ok=True)
    for stale in (*IMAGES.glob("times-*.png"), *IMAGES.glob("unfused-*.png")):
        if stale.name not in wanted:
            stale.unlink()
    for name, draw in wanted.items():
        draw(IMAGES / name)
        print(f"written: {(IMAGES / name).relative_to(ROOT)}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the tables are up to date")
    options = parser.parse_args(arguments)
    wrong = []
    for path, text in markdown().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        name = path.relative_to(ROOT)
        wrong.append(name)
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"written: {name}")
    if options.check:
        for name in wrong:
            print(f"{name} is not what benchmarks/results gives; run: python -m benchmarks.report")
        return 1 if wrong else 0
    try:
        _plots(read())
    except ImportError as error:
        print(f"no plots were drawn ({error}): pip install onegpu[bench]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
