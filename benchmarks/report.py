"""Render ``benchmarks/results`` as tables and plots for the documentation.

    python -m benchmarks.report            writes the tables, and the plots where matplotlib is installed
    python -m benchmarks.report --check    writes nothing; exit status 1 if a table differs from what the results give

Tables go to ``docs/generated/performance.md`` and between two comments of ``README.md``, plots to ``docs/images``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from onegpu.bench.plots import draw
from onegpu.bench.results import Results, read_results
from onegpu.bench.shapes import SHAPES, Shape
from onegpu.bench.tables import Block, Grid, Heading, Items, Picture, Text, number, ratio_sentence, story

__all__ = ["main", "markdown", "performance", "read", "readme_times"]

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "generated" / "performance.md"
IMAGES = ROOT / "docs" / "images"
README = ROOT / "README.md"

BEGIN = "<!-- times: begin. Written by python -m benchmarks.report; do not edit. -->"
END = "<!-- times: end -->"

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


def read(folder: Path = RESULTS) -> list[Results]:
    """All files of results, the newest first."""
    found = [read_results(path) for path in folder.glob("*.jsonl")]
    return sorted(found, key=lambda results: (results.environment["date"], results.name), reverse=True)


def performance(found: Sequence[Results]) -> str:
    """The page of tables."""
    parts = ["<!-- Written by python -m benchmarks.report from benchmarks/results; do not edit. -->", _shapes()]
    parts += [_markdown(block, results) for results in found for block in story(results)]
    return "\n\n".join(parts) + "\n"


def _markdown(block: Block, results: Results) -> str:
    match block:
        case Heading():
            return f"{'#' * (block.level + 2)} {block.text}"
        case Grid():
            return _table(block.head, block.rows)
        case Picture():
            return f"![{block.text}](../images/{_image(block, results)})"
        case Items():
            return f"{block.text}\n\n" + "\n".join(f"- {each}" for each in block.items)
        case Text():
            return block.text


def readme_times(found: Sequence[Results]) -> str:
    """The README's table: the newest results that have peers, the kernel that "auto" takes."""
    results = next((r for r in found if any(r.ratios(dtype) for dtype in r.dtypes)), None)
    if results is None:
        return "No times were measured beside another library yet."
    backends = [device["backend"] for device in results.environment["devices"]]
    groups = [
        (dtype, by)
        for dtype in results.dtypes
        for by in (*backends, "peer")
        if by == "peer" or any(results.chosen(shape, kind, by) for shape, kind in results.rows if kind == dtype)
    ]
    rows = []
    for shape in _FIRST:
        cells = []
        for dtype, by in groups:
            if (shape, dtype) not in results.rows:
                cells.append("")
                continue
            key = results.fastest_peer(shape, dtype) if by == "peer" else results.chosen(shape, dtype, by)
            cells.append("" if key is None else number(results.milliseconds(shape, dtype, key)))
        rows.append([shape, *cells])
    libraries = {key[1].split()[0] for dtype in results.dtypes for key in results.columns(dtype) if key[0] == "peer"}
    head = ["milliseconds of one call", *(f"{dtype} {'peer' if by == 'peer' else by}" for dtype, by in groups)]
    words = [ratio_sentence(results, dtype) for dtype in results.dtypes]
    date = results.environment["date"]
    named = ", ".join(sorted(libraries))
    caption = f"{results.device}, {_drivers(results)}, {date}. Peer: the fastest kernel of any other library ({named})."
    return "\n\n".join([_table(head, rows), caption, " ".join(filter(None, words))])


def _drivers(results: Results) -> str:
    drivers = dict.fromkeys(device["driver"].split(",")[-1].split()[-1] for device in results.environment["devices"])
    return f"driver {' and '.join(drivers)}"


def _shapes() -> str:
    def row(s: Shape) -> list[str]:
        heads = str(s.heads) if s.heads == s.kv_heads else f"{s.heads}/{s.kv_heads}"
        return [s.name, str(s.batch), heads, str(s.q_len), str(s.k_len), str(s.head_dim), "yes" if s.causal else ""]

    head = ["shape", "batch", "heads", "queries", "keys", "head_dim", "causal"]
    note = "Heads: query heads / key and value heads, if these are fewer."
    return f"### Shapes\n\n{_table(head, [row(shape) for shape in SHAPES])}\n\n{note}"


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


def _image(picture: Picture, results: Results) -> str:
    return "-".join(filter(None, (picture.kind, results.name, picture.dtype))) + ".png"


def _plots(found: Sequence[Results]) -> None:
    wanted = {
        _image(block, results): (results, block)
        for results in found
        for block in story(results)
        if isinstance(block, Picture)
    }
    IMAGES.mkdir(parents=True, exist_ok=True)
    for kind in ("times", "rates", "unfused"):
        for stale in IMAGES.glob(f"{kind}-*.png"):
            if stale.name not in wanted:
                stale.unlink()
    for name, (results, picture) in wanted.items():
        draw(results, picture, IMAGES / name)
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
