"""What was measured, as pictures. matplotlib is imported when one is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from onegpu.bench.results import Results
from onegpu.bench.tables import Picture, peer_name, peers_named

__all__ = ["draw", "plot_rates", "plot_times", "plot_unfused"]

#: Okabe and Ito's colours, which colour-blind readers tell apart too.
_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
_MARKERS = "o^sDvP*X<>hd"


def draw(results: Results, picture: Picture, path: Path) -> None:
    """Draw one of the pictures of :func:`onegpu.bench.tables.story` into a PNG file.

    Raises:
        ImportError: if matplotlib is not installed.
    """
    if picture.kind == "unfused":
        plot_unfused(results, path)
    else:
        {"times": plot_times, "rates": plot_rates}[picture.kind](results, picture.dtype, path)


def plot_times(results: Results, dtype: str, path: Path) -> None:
    """Draw the time of every kernel relative to the fastest peer, one line for each shape."""
    from matplotlib.figure import Figure

    shapes = list(results.ratios(dtype))
    columns = [key for key in results.columns(dtype) if key[0] != "peer"]
    backends = list(dict.fromkeys(by for by, _ in columns))
    kernels = list(dict.fromkeys(kernel for _, kernel in columns))

    figure: Any = Figure(figsize=(9, _height(len(shapes), len(columns))), dpi=100, layout="constrained")
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
            label=f"{by} {kernel}",
            zorder=3,
        )
    drawn = [x for shape in shapes for key in columns if (x := results.ratio(shape, dtype, key)) is not None]
    _finish(figure, axes, shapes, drawn, len(kernels))
    axes.set_xlabel(f"time / time of {peers_named(results, dtype)} (log scale; 1 is equal)", fontsize=11)
    axes.set_title(f"{dtype}, {results.device}, {results.environment['date']}", fontsize=12)
    _save(figure, path)


def plot_rates(results: Results, dtype: str, path: Path) -> None:
    """Draw the TFLOP/s of every kernel and peer, one line for each shape, beside the raw rate of the matrix
    hardware.
    """
    from matplotlib.figure import Figure

    rate = results.rate(dtype)
    assert rate is not None
    shapes = [shape for shape, kind in results.rows if kind == dtype]
    columns = results.columns(dtype)
    figure: Any = Figure(figsize=(9, _height(len(shapes), len(columns))), dpi=100, layout="constrained")
    axes = figure.add_subplot()
    drawn: list[float] = []
    for place, key in enumerate(columns):
        own = key[0] != "peer"
        points = [(results.number(shape, dtype, key, "tflops"), -line) for line, shape in enumerate(shapes)]
        found = [(x, y) for x, y in points if x is not None]
        colour = _COLOURS[place % len(_COLOURS)]
        axes.scatter(
            [x for x, _ in found],
            [y for _, y in found],
            s=64,
            marker=_MARKERS[place % len(_MARKERS)],
            facecolor=colour if own else "none",
            edgecolor=colour,
            linewidth=1.6,
            label=f"{key[0]} {key[1]}" if own else peer_name(key[1]),
            zorder=3,
        )
        drawn += [x for x, _ in found]
    _finish(figure, axes, shapes, drawn, 4, mark=rate)
    axes.set_xlabel(f"TFLOP/s (log scale; the line is the raw rate of matrix hardware, {rate:.3g})", fontsize=11)
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


def _height(shapes: int, names: int) -> float:
    """Inches for so many lines and so many names in the legend, which has three columns or four."""
    return 1.9 + 0.31 * shapes + 0.22 * max(0, -(-names // 4) - 2)


def _finish(
    figure: Any, axes: Any, shapes: Sequence[str], drawn: Sequence[float], columns: int, mark: float = 1.0
) -> None:
    """What the plots have in common: numbers on a log scale, a line at one of them, a row for each shape."""
    wide = max(len(text) for text in axes.get_legend_handles_labels()[1]) > 18
    axes.axvline(mark, color="black", linewidth=1.6, zorder=2)
    axes.set_xscale("log")
    low, high = 0.8 * min(mark, *drawn), 1.4 * max(mark, *drawn)
    numbers = (1, 2, 5) if high / low < 2e3 else (1,)
    ticks = [n * 10.0**k for k in range(-7, 5) for n in numbers if low <= n * 10.0**k <= high]
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.set_xticks([], minor=True)
    axes.set_xlim(low, high)
    if len(shapes) < 5:  # with more, the margins that come by themselves are wide enough
        axes.set_ylim(0.5 - len(shapes), 0.5)
    axes.set_yticks([-place for place in range(len(shapes))], shapes, fontsize=11)
    axes.tick_params(axis="x", labelsize=11)
    axes.grid(axis="both", color="#dddddd", zorder=0)
    figure.legend(
        loc="outside lower center", ncols=columns if 2 <= columns <= 4 and not wide else 3, fontsize=11, frameon=False
    )


def _save(figure: Any, path: Path) -> None:
    # No version or date in the file: the same results should give the same picture.
    figure.savefig(path, metadata={"Software": None})
