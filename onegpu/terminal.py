"""Plain text for a terminal: a progress bar, a table and wrapped lines. No colours, so nothing to switch off."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
import time
import unicodedata
from collections.abc import Sequence
from types import TracebackType

__all__ = ["Progress", "clean", "clip", "columns", "drop_output", "forgive", "indented", "table"]

WIDTH = 100


def forgive() -> None:
    """Let a terminal without Unicode show "?" instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def drop_output() -> None:
    """After a BrokenPipeError: the reader has seen enough, as in "| head", and nothing may be flushed to it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def columns() -> int:
    """Columns to fill: the terminal's, at most 100."""
    return max(40, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))


def clean(text: str) -> str:
    """One line of printable characters; anything else (line ends, escapes, lone surrogates) becomes a space."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clip(text: str, size: int) -> str:
    """At most ``size`` characters of a text, the last two of them dots where it was cut."""
    return text if len(text) <= size else text[: size - 2].rstrip() + ".."


def indented(text: str, first: str) -> str:
    """``text`` wrapped after the prefix ``first``, its further lines indented by as much."""
    return textwrap.fill(text, columns(), initial_indent=first, subsequent_indent=" " * len(first))


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 1) -> str:
    """Aligned columns under a ruled head. The first ``left`` columns are text, the others numbers (right-aligned)."""
    lines = [head, *rows]
    widths = [max(_cells(line[i]) for line in lines) for i in range(len(head))]

    def show(line: Sequence[str]) -> str:
        pads = (" " * (width - _cells(cell)) for cell, width in zip(line, widths, strict=True))
        cells = (cell + pad if i < left else pad + cell for i, (cell, pad) in enumerate(zip(line, pads, strict=True)))
        return "  ".join(cells).rstrip()

    return "\n".join([show(head), "  ".join("-" * width for width in widths), *map(show, rows)])


def _cells(text: str) -> int:
    """Terminal cells that a text takes: East Asian wide characters take two, combining marks none."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) > 0 for c in text)


class Progress:
    """Progress on standard error: a bar on a terminal, elsewhere one line when it ends.

    Use it in a ``with`` block and call :meth:`step` after each of ``total`` steps.

    Attributes:
        note: what is being done, or found so far; it is shown after the numbers.

    Args:
        label: what is done.
        total: steps.
        every: seconds after which another line is written where there is no terminal; None writes the last alone.
    """

    def __init__(self, label: str, total: int, *, every: float | None = None) -> None:
        self.label = label
        self.total = total
        self.done = 0
        self.note = ""
        self._every = every
        self._live = sys.stderr.isatty()
        self._start = self._told = time.perf_counter()

    def __enter__(self) -> Progress:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            print(file=sys.stderr)
        elif kind is None:
            self._tell()

    def step(self, count: int = 1) -> None:
        """So many steps more are done; 0 shows a new note."""
        self.done += count
        self._draw()

    def _draw(self) -> None:
        if self._live:
            size = 30
            full = size * self.done // max(1, self.total)
            bar = "#" * full + "." * (size - full)
            line = f"{self.label:<24} [{bar}] {self.done}/{self.total} {self._seconds():5.1f} s  {self.note}"
            width = columns() - 1
            print("\r" + line[:width].ljust(width if self.note else 0), end="", file=sys.stderr, flush=True)
        elif self._every is not None and time.perf_counter() - self._told >= self._every:
            self._told = time.perf_counter()
            self._tell()

    def _tell(self) -> None:
        note = f", {self.note}" if self.note else ""
        print(f"{self.label}: {self.done}/{self.total} in {self._seconds():.1f} s{note}", file=sys.stderr, flush=True)

    def _seconds(self) -> float:
        return time.perf_counter() - self._start
