"""A kernel's parameter block, declared once: packed bytes for the host, struct text for the shaders."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

__all__ = ["Field", "ParamBlock"]

_FORMATS = {"uint": "I", "int": "i", "float": "f"}


@dataclass(frozen=True)
class Field:
    """A 4-byte member: HLSL type (uint, int or float), name, and what it means."""

    kind: str
    name: str
    meaning: str


@dataclass(frozen=True)
class ParamBlock:
    """Members in order, without padding: scalars lie 4 bytes apart in HLSL, WGSL, MSL and C alike."""

    name: str
    fields: tuple[Field, ...]

    @cached_property
    def _format(self) -> str:
        return "<" + "".join(_FORMATS[f.kind] for f in self.fields)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The members' names in order."""
        return tuple(f.name for f in self.fields)

    @property
    def nbytes(self) -> int:
        """Size in bytes, a multiple of 16 because uniform blocks are sized so."""
        return -(-struct.calcsize(self._format) // 16) * 16

    def pack(self, values: Mapping[str, int | float]) -> bytes:
        """The block's bytes. Every member must be given, and nothing else."""
        if values.keys() != set(self.names):
            raise KeyError(f"{self.name} takes {self.names}, got {tuple(values)}")
        return struct.pack(self._format, *(values[name] for name in self.names)).ljust(self.nbytes, b"\0")

    def unpack(self, data: bytes) -> dict[str, int | float]:
        """The inverse of :meth:`pack`."""
        return dict(zip(self.names, struct.unpack_from(self._format, data), strict=True))

    def hlsl(self) -> str:
        """The struct's declaration in HLSL."""
        width = max(len(f.kind) + len(f.name) for f in self.fields) + 2
        rows = "\n".join(
            f"    {f'{f.kind} {f.name};':<{width}} // {f.meaning}" if f.meaning else f"    {f.kind} {f.name};"
            for f in self.fields
        )
        return f"struct {self.name}\n{{\n{rows}\n}};\n"
