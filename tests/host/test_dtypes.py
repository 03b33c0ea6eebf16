"""Element types and the names they go by."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import onegpu as og
from onegpu.dtypes import BFLOAT16, DTYPES, FLOAT8_E4M3, FLOAT16, FLOAT32, INT8, INT32, DType, as_dtype

ALL = (FLOAT32, FLOAT16, BFLOAT16, INT32, INT8, FLOAT8_E4M3)
ALIASES = {
    "f32": FLOAT32,
    "float": FLOAT32,
    "f16": FLOAT16,
    "half": FLOAT16,
    "bf16": BFLOAT16,
    "i32": INT32,
    "i8": INT8,
}


@pytest.mark.parametrize("dtype", ALL, ids=str)
def test_a_dtype_is_known_by_its_name_and_by_itself(dtype: DType) -> None:
    assert as_dtype(dtype.name) is dtype
    assert as_dtype(dtype) is dtype
    assert DTYPES[dtype.name] is dtype
    assert str(dtype) == dtype.name


@pytest.mark.parametrize(("name", "dtype"), ALIASES.items())
def test_aliases(name: str, dtype: DType) -> None:
    assert as_dtype(name) is dtype


@pytest.mark.parametrize("dtype", [FLOAT32, FLOAT16, INT32], ids=str)
def test_numpy_spellings(dtype: DType) -> None:
    numpy_dtype = np.dtype(dtype.name)
    assert as_dtype(numpy_dtype) is dtype
    assert as_dtype(numpy_dtype.type) is dtype
    assert numpy_dtype.itemsize == dtype.itemsize


def test_bfloat16_of_ml_dtypes() -> None:
    assert as_dtype(ml_dtypes.bfloat16) is BFLOAT16
    assert as_dtype(np.dtype(ml_dtypes.bfloat16)) is BFLOAT16
    assert np.dtype(ml_dtypes.bfloat16).itemsize == BFLOAT16.itemsize


@pytest.mark.parametrize("value", ["float64", "f64", "", "Float32", np.float64, np.dtype("int64"), None, 4, object()])
def test_anything_else_is_refused_with_the_known_names(value: object) -> None:
    with pytest.raises(og.ProblemError) as caught:
        as_dtype(value)
    text = str(caught.value)
    assert text.startswith(f"dtype is {value!r}; known are ")
    assert all(dtype.name in text for dtype in ALL)


def test_dtypes_are_values() -> None:
    assert DType("float32", 4) == FLOAT32
    assert hash(DType("float32", 4)) == hash(FLOAT32)
    assert len({*ALL, *DTYPES.values()}) == 6
    with pytest.raises(AttributeError):
        FLOAT32.itemsize = 8  # type: ignore[misc]
