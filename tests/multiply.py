"""A small kernel on matrix hardware, for tests of what lies below those of attention."""

from __future__ import annotations

from pathlib import Path

import build

from onegpu.backends.base import KernelCode, MatrixShape

__all__ = ["multiply"]

_TYPES = {"float16": "half", "bfloat16": "BFloat16"}


def multiply(shape: MatrixShape, threads: int, tiles: int = 2, plain: bool = False) -> KernelCode:
    """C = A @ B as ``multiply.hlsl`` has it, for subgroups of so many threads. Its parameter is the number of steps."""
    macros = {
        **{"M": shape.m, "N": shape.n, "K": shape.k, "ELEMENT": _TYPES[shape.element]},
        **{"THREADS": threads, "TILES": tiles, "PLAIN": int(plain)},
    }
    code = build.Slang().compile(
        [
            *build.COMMON,
            *("-target", "spirv", "-profile", "spirv_1_6", "-fvk-use-entrypoint-name", "-entry", "multiply"),
            *(f"-D{name}={value}" for name, value in macros.items()),
            str(Path(__file__).with_suffix(".hlsl")),
        ]
    )
    return KernelCode(
        name=".".join(["multiply", str(shape).replace(" ", ""), f"tiles{tiles}", *["plain"] * plain]),
        code=build.strip_source_language(code),
        bindings=("read", "read", "write"),
        param_bytes=4,
        threads=threads,
        entry="multiply",
        subgroup_size=threads,
    )
