"""WGSL that the compilers in browsers take."""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["shallow"]

#: Brackets inside each other in one statement. Tint, the compiler of Chromium, gives up above 127 on the whole.
_DEEPEST = 96
_ASSIGNMENT = re.compile(r"(\s*)(?:(?:let|var)\b[^=]*|[\w.\[\]()]+ )=[^=].*;$")


def shallow(text: str) -> str:
    """The same program with no statement nested deeply: the inner calls of one get names in statements before it.

    Slang writes a chain of multiplications and additions as one expression, call within call. What is taken out are
    arguments of functions, which are evaluated before them anyway and change nothing.
    """
    lines: list[str] = []
    for line in text.splitlines():
        found = _ASSIGNMENT.match(line) if line.count("(") > _DEEPEST else None
        if found is not None:
            line = _unnested(line, found[1], lines)
        lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def _unnested(line: str, indent: str, before: list[str]) -> str:
    while True:
        calls = list(_calls(line))
        deepest = max((depth for depth, _, _ in calls), default=0)
        if deepest <= _DEEPEST:
            return line
        # A call that holds as much as may be, and the deepest of it.
        innermost = max(calls)
        begin, end = next(
            (begin, end)
            for depth, begin, end in calls
            if depth == deepest - _DEEPEST + 1 and begin <= innermost[1] and innermost[2] <= end
        )
        name = f"inner_{len(before)}"
        before.append(f"{indent}let {name} = {line[begin:end]};")
        line = line[:begin] + name + line[end:]


def _calls(line: str) -> Iterator[tuple[int, int, int]]:
    """Depth, first character and one past the last of each call in a line."""
    opened: list[int] = []
    for place, letter in enumerate(line):
        if letter in "([":
            opened.append(place)
        elif letter in ")]":
            begin = opened.pop()
            if letter == ")":
                name = re.search(r"[\w<>]*$", line[:begin])
                assert name is not None
                yield len(opened) + 1, begin - len(name[0]), place + 1
