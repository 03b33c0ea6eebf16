"""The HIP kernels' sources, and how a program's text is put together from them.

They ship as source: hiprtc, which comes with AMD's driver or ROCm, compiles them on the user's machine for the device
that is there. docs/hip.md derives the kernels.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from onegpu.params import ParamBlock

__all__ = ["FOLDER", "assemble", "sources"]

FOLDER = Path(__file__).parent

_INCLUDE = re.compile(r'^#include "([^"]+)"$', re.MULTILINE)


@cache
def _text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def sources() -> list[str]:
    """Every source, as a path below :data:`FOLDER`."""
    return sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.hip"))


def assemble(source: str, macros: Mapping[str, str], params: ParamBlock) -> str:
    """One text without includes: the macros, the parameter block, and the source with what it includes, each file once.

    Args:
        source: path below :data:`FOLDER`.
        macros: what specialises it.
        params: the block that is the first argument of its kernel.
    """
    seen: set[str] = set()

    def inlined(name: str) -> str:
        seen.add(name)
        text = _text(name)

        def included(found: re.Match[str]) -> str:
            if found[1] in seen:
                return ""
            following = text.count("\n", 0, found.end()) + 2
            return f'{inlined(found[1])}#line {following} "{name}"'

        return f'#line 1 "{name}"\n{_INCLUDE.sub(included, text)}'

    defines = "".join(f"#define {name} {value}\n" for name, value in macros.items())
    return f"{defines}typedef unsigned int uint;\n{params.hlsl()}{inlined(source)}"
