"""Element types of tensors."""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.errors import ProblemError

__all__ = ["BFLOAT16", "DTYPES", "FLOAT8_E4M3", "FLOAT16", "FLOAT32", "INT8", "INT32", "DType", "as_dtype"]


@dataclass(frozen=True)
class DType:
    """An element type: its name as NumPy and PyTorch spell it, and its size in bytes."""

    name: str
    itemsize: int

    def __str__(self) -> str:
        return self.name


FLOAT32 = DType("float32", 4)
FLOAT16 = DType("float16", 2)
BFLOAT16 = DType("bfloat16", 2)
INT32 = DType("int32", 4)
#: For keys and values of a cache. The one without infinities, as PyTorch and ml_dtypes spell it.
INT8 = DType("int8", 1)
FLOAT8_E4M3 = DType("float8_e4m3fn", 1)

DTYPES = {dtype.name: dtype for dtype in (FLOAT32, FLOAT16, BFLOAT16, INT32, INT8, FLOAT8_E4M3)}
_ALIASES = {
    "f32": FLOAT32,
    "float": FLOAT32,
    "f16": FLOAT16,
    "half": FLOAT16,
    "bf16": BFLOAT16,
    "i32": INT32,
    "i8": INT8,
}


def as_dtype(value: object) -> DType:
    """Turn a name (``"float16"``, ``"half"``, ``"f16"``), a NumPy dtype or a :class:`DType` into a :class:`DType`.

    Raises:
        ProblemError: for anything else, with the names that are known.
    """
    if isinstance(value, DType):
        return value
    name = value if isinstance(value, str) else getattr(value, "name", None) or getattr(value, "__name__", None)
    found = DTYPES.get(str(name)) or _ALIASES.get(str(name))
    if found is None:
        raise ProblemError(f"dtype is {value!r}; known are {', '.join(DTYPES)} (or f32, half, f16, bf16, i32)")
    return found
