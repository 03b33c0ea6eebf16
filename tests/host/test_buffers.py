"""Buffers: bytes in, bytes out, and what they remember of arrays."""

from __future__ import annotations

import array
import builtins
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import onegpu as og
from onegpu import Device, DeviceClosedError, OutOfMemoryError, ProblemError

pytest_plugins = ["host.fixtures"]

Array = np.ndarray[Any, Any]

SIZE = 23  # not a whole number of words


@settings(deadline=None, max_examples=80)
@given(
    st.sampled_from(["null", "cpu"]),
    st.lists(
        st.tuples(st.integers(0, SIZE), st.integers(0, SIZE), st.integers(0, SIZE), st.binary(max_size=SIZE)),
        max_size=8,
    ),
)
def test_writes_and_reads_at_any_byte_are_those_of_a_bytearray(
    name: str, steps: list[tuple[int, int, int, bytes]]
) -> None:
    with og.open_device(name) as device:
        model = bytearray(range(SIZE))
        buffer = device.upload(bytes(model))
        for start, size, at, data in steps:
            start, size = min(start, SIZE), min(size, SIZE - min(start, SIZE))
            view = buffer.slice(start, size)
            at, data = min(at, size), data[: size - min(at, size)]
            view.write(data, at)
            model[start + at : start + at + len(data)] = data
            assert view.read(at) == model[start + at : start + size]
            assert view.read() == model[start : start + size]
        assert buffer.read() == model


@pytest.fixture(params=["null", "cpu"])
def device(request: pytest.FixtureRequest) -> Any:
    with og.open_device(request.param) as opened:
        yield opened


def test_a_slice_of_a_slice_starts_where_both_say(device: Device) -> None:
    buffer = device.upload(bytes(range(20)))
    inner = buffer.slice(3).slice(4, 5)
    assert (inner.offset, inner.nbytes) == (7, 5)
    assert inner.read() == bytes(range(7, 12))
    inner.write(b"\xff")
    assert buffer.read(6, 3) == b"\x06\xff\x08"
    assert buffer.slice(20).read() == b""
    assert buffer.slice(20, 0).nbytes == 0


@pytest.mark.parametrize(("offset", "nbytes"), [(-1, 1), (0, 9), (8, 1), (9, None), (4, -1), (9, 0)])
def test_ranges_outside_a_buffer_are_refused(device: Device, offset: int, nbytes: int | None) -> None:
    buffer = device.upload(bytes(8))
    size = 8 - offset if nbytes is None else nbytes
    for use in (buffer.slice, buffer.read):
        with pytest.raises(ProblemError) as caught:
            use(offset, nbytes)
        assert str(caught.value) == f"bytes {offset} to {offset + size} do not lie in this buffer of 8 bytes"


def test_a_slice_cannot_reach_its_neighbours(device: Device) -> None:
    view = device.upload(bytes(range(16))).slice(4, 4)
    with pytest.raises(ProblemError, match="bytes 2 to 5 do not lie in this buffer of 4 bytes"):
        view.write(b"123", 2)
    with pytest.raises(ProblemError, match="bytes -1 to 1 do not lie in this buffer of 4 bytes"):
        view.write(b"12", -1)


SOURCES: dict[str, tuple[Callable[[], Any], str | None, tuple[int, ...]]] = {
    "bytes": (lambda: b"12345", "uint8", (5,)),
    "bytearray": (lambda: bytearray(b"123"), "uint8", (3,)),
    "memoryview": (lambda: memoryview(b"1234")[::2], "uint8", (2,)),
    "cast memoryview": (lambda: memoryview(b"12345678").cast("I"), "uint32", (2,)),
    "array.array float": (lambda: array.array("f", [1, 2, 3]), "float32", (3,)),
    "array.array int": (lambda: array.array("i", [1, -2]), "int32", (2,)),
    "array.array long": (lambda: array.array("q", [1, -2]), "int64", (2,)),
    "float32": (lambda: np.arange(24, dtype=np.float32).reshape(2, 3, 4), "float32", (2, 3, 4)),
    "float16": (lambda: np.arange(3, dtype=np.float16), "float16", (3,)),
    "float64": (lambda: np.arange(3.0), "float64", (3,)),
    "int64": (lambda: np.arange(3, dtype=np.int64), "int64", (3,)),
    "uint16": (lambda: np.arange(3, dtype=np.uint16), "uint16", (3,)),
    "bool": (lambda: np.array([True, False]), "bool", (2,)),
    "non-contiguous": (lambda: np.arange(24, dtype=np.int32).reshape(4, 6)[::2, 1::3], "int32", (2, 2)),
    "reversed": (lambda: np.arange(5, dtype=np.int32)[::-1], "int32", (5,)),
    "Fortran order": (lambda: np.asfortranarray(np.arange(6, dtype=np.int32).reshape(2, 3)), "int32", (2, 3)),
    "transposed": (lambda: np.arange(24, dtype=np.float32).reshape(2, 3, 4).transpose(2, 0, 1), "float32", (4, 2, 3)),
    "broadcast": (lambda: np.broadcast_to(np.float32(7), (2, 3)), "float32", (2, 3)),
    "read-only": (lambda: np.frombuffer(b"12345678", np.int32), "int32", (2,)),
    "unaligned": (lambda: np.frombuffer(bytes(range(9)), np.int32, count=2, offset=1), "int32", (2,)),
    "0-d": (lambda: np.array(7, np.float32), "float32", ()),
    "empty": (lambda: np.zeros((2, 0, 3), np.float32), "float32", (2, 0, 3)),
}


def as_array(data: Any) -> Array:
    return np.frombuffer(data, np.uint8) if isinstance(data, (bytes, bytearray)) else np.asarray(data)


@pytest.mark.parametrize("name", SOURCES)
def test_upload_keeps_contents_dtype_and_shape(device: Device, name: str) -> None:
    make, dtype, shape = SOURCES[name]
    data = make()
    want = as_array(data)
    buffer = device.upload(data)
    assert buffer.nbytes == want.nbytes
    assert buffer.read() == want.tobytes()
    assert (buffer.dtype, buffer.shape) == (dtype, shape)
    got = buffer.to_numpy()
    assert (got.dtype.name, got.shape) == (dtype, shape)
    assert np.array_equal(got, want.reshape(shape))


@pytest.mark.parametrize("name", SOURCES)
def test_write_takes_what_upload_takes(device: Device, name: str) -> None:
    data = SOURCES[name][0]()
    want = as_array(data).tobytes()
    buffer = device.upload(bytes(len(want) + 6))
    buffer.write(data, 3)
    assert buffer.read() == bytes(3) + want + bytes(3)


@pytest.mark.parametrize("shape", [(4,), (2, 3), (0,), ()])
@pytest.mark.parametrize("order", ["C", "F"])
def test_bfloat16_arrays_are_uploaded_as_they_are(device: Device, shape: tuple[int, ...], order: Any) -> None:
    data = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(ml_dtypes.bfloat16, order=order)
    buffer = device.upload(data)
    assert (buffer.dtype, buffer.shape) == ("bfloat16", shape)
    assert buffer.read() == data.tobytes()
    got = buffer.to_numpy()
    assert got.dtype == data.dtype
    assert np.array_equal(got, data)


def test_bfloat16_is_bit_patterns_without_ml_dtypes(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    buffer = device.upload(np.array([1, -2], ml_dtypes.bfloat16))
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "ml_dtypes":
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    got = buffer.to_numpy()
    assert got.dtype == np.uint16
    assert got.tolist() == [0x3F80, 0xC000]


@pytest.mark.parametrize("data", [1, "text", [1.0, 2.0], None, object()], ids=lambda data: type(data).__name__)
def test_what_is_no_memory_is_refused(device: Device, data: Any) -> None:
    for use in (device.upload, device.upload(bytes(64)).write):
        with pytest.raises(ProblemError) as caught:
            use(data)
        assert str(caught.value) == (
            f"cannot read host memory of {type(data).__name__}; give bytes, array.array, a memoryview or a NumPy array"
        )


@pytest.mark.parametrize(
    "data",
    [np.zeros(3, "M8[s]"), np.zeros(3, ml_dtypes.float8_e5m2), np.array([None, 1])],
    ids=["datetime64", "float8", "objects"],
)
def test_arrays_that_show_no_plain_numbers_are_refused(device: Device, data: Array) -> None:
    """The first two raised NumPy's bare ValueError; an array of objects would have uploaded addresses."""
    with pytest.raises(ProblemError, match=r"cannot read host memory|dtype"):
        device.upload(data)


def test_foreign_byte_order_is_never_taken_for_the_own(device: Device) -> None:
    """Arrays of swapped bytes were uploaded as they lay, and attention read them as other numbers."""
    data = np.arange(3, dtype=np.float32)
    swapped = data.astype(data.dtype.newbyteorder())
    try:
        buffer = device.upload(swapped)
    except ProblemError:
        return
    assert buffer.dtype == "float32"
    assert np.array_equal(buffer.to_numpy(), data)


def test_empty_makes_room_for_an_array(device: Device) -> None:
    for dtype, size in (("float32", 4), ("half", 2), ("bf16", 2), (np.int32, 4)):
        buffer = device.empty((2, 3), dtype)
        assert buffer.nbytes == 6 * size
        assert buffer.to_numpy().shape == (2, 3)
    assert device.empty(()).to_numpy().shape == ()
    assert device.empty((3, 0)).to_numpy().shape == (3, 0)
    assert device.empty((2,)).dtype == "float32"


def test_sizes_that_make_no_sense_are_refused(device: Device) -> None:
    with pytest.raises(ProblemError, match="a buffer of -1 bytes was asked for; the size must be 0 or more"):
        device.buffer(-1)
    with pytest.raises(ProblemError, match=r"shape is \(2, -1\); sizes must be 0 or more"):
        device.empty((2, -1))
    with pytest.raises(ProblemError, match="dtype is 'float8'; known are float32"):
        device.empty((2,), "float8")


def test_a_buffer_above_the_limit_is_refused_with_the_limit(open_null: Callable[..., Device]) -> None:
    device = open_null(max_buffer_bytes=100)
    assert device.buffer(100).nbytes == 100
    with pytest.raises(ProblemError) as caught:
        device.upload(bytes(101))
    assert str(caught.value) == (
        "a buffer of 101 bytes was asked for; null allows 100. Split the tensor, for example by batch"
    )


def test_no_room_is_an_error_of_its_own(cpu: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(np, "empty", full)
    with pytest.raises(OutOfMemoryError, match="no 64 bytes of memory are free; release buffers or split the tensor"):
        cpu.buffer(64)


@pytest.mark.parametrize("nbytes", [0, 1, 15, 16, 17])
def test_the_backend_is_asked_for_whole_words_and_never_for_nothing(null: Device, nbytes: int) -> None:
    buffer = null.buffer(nbytes)
    size = len(buffer._storage.handle)
    assert buffer.nbytes == nbytes
    assert size >= max(nbytes, 4)
    assert size % 4 == 0


def test_the_backend_moves_whole_words_only(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    buffer = null.upload(bytes(range(20)))
    backend: Any = null.backend
    write, read = backend.write, backend.read
    moved = []

    def checked_write(handle: Any, offset: int, data: memoryview) -> None:
        moved.append((offset, len(data)))
        write(handle, offset, data)

    def checked_read(handle: Any, offset: int, nbytes: int) -> memoryview:
        moved.append((offset, nbytes))
        view: memoryview = read(handle, offset, nbytes)
        return view

    monkeypatch.setattr(backend, "write", checked_write)
    monkeypatch.setattr(backend, "read", checked_read)
    for offset in range(8):
        for size in range(9):
            buffer.write(bytes(size), offset)
            buffer.read(offset, size)
    assert moved
    assert all(offset % 4 == 0 and size % 4 == 0 and size for offset, size in moved)


# --- to_numpy


def test_to_numpy_of_plain_bytes_needs_a_dtype(device: Device) -> None:
    buffer = device.buffer(12)
    with pytest.raises(ProblemError) as caught:
        buffer.to_numpy()
    assert str(caught.value) == "this buffer holds plain bytes; say to_numpy(dtype=...), for example 'float32'"
    assert buffer.to_numpy("float16").shape == (6,)


@pytest.mark.parametrize("dtype", ["float32", np.float32, np.dtype("float32"), og.DType("float32", 4), "f32"])
def test_to_numpy_takes_the_spellings_that_a_problem_takes(device: Device, dtype: object) -> None:
    """The short names "f32" and "bf16", which a problem takes, raised NumPy's bare TypeError here."""
    got = device.upload(np.arange(4, dtype=np.float32).tobytes()).to_numpy(dtype)
    assert got.dtype == np.float32
    assert got.tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize("dtype", ["bfloat16", ml_dtypes.bfloat16, "bf16"])
def test_to_numpy_knows_bfloat16(device: Device, dtype: object) -> None:
    got = device.upload(np.array([1, 2], ml_dtypes.bfloat16).tobytes()).to_numpy(dtype)
    assert got.dtype == ml_dtypes.bfloat16
    assert got.tolist() == [1, 2]


def test_to_numpy_in_another_type_and_shape(device: Device) -> None:
    data = np.arange(12, dtype=np.float32).reshape(3, 4)
    buffer = device.upload(data)
    assert np.array_equal(buffer.to_numpy(shape=(2, 6)), data.reshape(2, 6))
    assert np.array_equal(buffer.to_numpy("uint32"), data.view(np.uint32).ravel())
    assert np.array_equal(buffer.to_numpy("float32", (4, 3)), data.reshape(4, 3))
    assert np.array_equal(buffer.slice(16, 8).to_numpy(), data.ravel()[4:6])


def test_to_numpy_is_a_copy_that_may_be_written(device: Device) -> None:
    buffer = device.upload(np.zeros(3, np.float32))
    got = buffer.to_numpy()
    got[:] = 1
    assert buffer.to_numpy().tolist() == [0, 0, 0]


@pytest.mark.parametrize("shape", [(4,), (3, 2), (-1, 3), ()])
def test_a_shape_that_does_not_fit_is_refused(device: Device, shape: tuple[int, ...]) -> None:
    buffer = device.upload(np.zeros(3, np.float32))
    with pytest.raises(ProblemError) as caught:
        buffer.to_numpy(shape=shape)
    assert str(caught.value) == f"shape {shape} has {int(np.prod(shape))} elements; the buffer holds 3 float32"


def test_a_part_of_an_element_is_refused(device: Device) -> None:
    buffer = device.upload(np.zeros(3, np.float32)).slice(0, 10)
    with pytest.raises(ProblemError) as caught:
        buffer.to_numpy()
    assert str(caught.value) == "the buffer has 10 bytes, not a whole number of float32 elements"


def test_an_unknown_dtype_is_refused_by_name(device: Device) -> None:
    with pytest.raises(ProblemError, match="float7"):
        device.buffer(12).to_numpy("float7")


# --- lifetimes


def test_a_released_buffer_can_do_nothing(device: Device) -> None:
    buffer = device.upload(bytes(8))
    view = buffer.slice(4)
    with buffer:
        pass
    for use in (buffer.read, view.read, lambda: view.write(b"1"), lambda: buffer.to_numpy("uint8")):
        with pytest.raises(DeviceClosedError, match="this buffer was released"):
            use()
    assert "released" in repr(buffer)


def test_repr_says_what_and_where(null: Device) -> None:
    assert repr(null.buffer(12)) == "<onegpu.Buffer 12 bytes on null>"
    assert repr(null.empty((2, 3), "half")) == "<onegpu.Buffer float16[2, 3] on null>"
    assert repr(null) == "<onegpu.Device null: null>"
