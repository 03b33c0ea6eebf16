"""Host memory as it is given to a device: any object with the buffer protocol."""

from __future__ import annotations

import sys
from array import array
from typing import Any

from onegpu.dtypes import BFLOAT16, FLOAT8_E4M3
from onegpu.errors import ProblemError

__all__ = ["host_bytes"]

#: struct-module format of a host buffer -> NumPy name of its elements.
_FORMATS = {"f": "float32", "e": "float16", "d": "float64", "i": "int32", "I": "uint32", "H": "uint16", "B": "uint8"}
_FORMATS |= {"l": "int64" if array("l").itemsize == 8 else "int32", "q": "int64"}
_FORMATS |= {"b": "int8", "h": "int16", "?": "bool"}


def host_bytes(data: Any) -> tuple[memoryview, str | None, tuple[int, ...] | None]:
    """The bytes of a host object in C order, with the NumPy name of its elements and its shape where it has them."""
    name = getattr(getattr(data, "dtype", None), "name", None)
    if name in (BFLOAT16.name, FLOAT8_E4M3.name) and hasattr(data, "view"):
        # ml_dtypes arrays do not export the buffer protocol
        view, _, shape = host_bytes(data.view("uint16" if name == BFLOAT16.name else "uint8"))
        return view, name, shape
    try:
        view = memoryview(data)
    except (TypeError, ValueError):  # ValueError: NumPy, for types that the buffer protocol does not know
        what = type(data).__name__ + (f" with dtype {name}" if name else "")
        raise ProblemError(
            f"cannot read host memory of {what}; give bytes, array.array, a memoryview or a NumPy array"
        ) from None
    form = view.format.lstrip("@=" + ("<" if sys.byteorder == "little" else ">!"))
    if form[:1] in ("<", ">", "!") or "O" in form:
        raise ProblemError(f"cannot read host memory of dtype {data.dtype}; convert it to numbers in native byte order")
    dtype = _FORMATS.get(form)
    shape = tuple(view.shape or ()) if dtype is not None else None
    if view.nbytes == 0:
        return memoryview(b""), dtype, shape
    return (view if view.c_contiguous else memoryview(view.tobytes())).cast("B"), dtype, shape
