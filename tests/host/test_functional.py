"""onegpu.attention on arrays, on the CPU, against the float64 reference."""

from __future__ import annotations

import itertools
import tracemalloc
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import onegpu as og
from onegpu import Device, ProblemError, UnsupportedError
from onegpu.attention import functional, reference
from onegpu.attention.reference import TOLERANCE, scaled_error

pytest_plugins = ["host.fixtures"]

Array = np.ndarray[Any, Any]
Random = np.random.Generator
Tensors = tuple[Array, Array, Array]

SHAPES = [(5, 8), (3, 5, 8), (2, 3, 5, 8), (2, 2, 3, 5, 8), (1, 5, 8), (1, 1, 1, 2)]


@pytest.fixture(autouse=True)
def forget_devices(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Devices that a call keeps open must not outlive the test."""
    kept: dict[str | None, Device] = {}
    monkeypatch.setattr(functional, "_opened", kept)
    yield
    for device in kept.values():
        device.close()


def tensors(random: Random, shape: tuple[int, ...], k_len: int = 7, dtype: Any = np.float32) -> Tensors:
    """Q of a shape, and K and V with other lengths."""
    keys = (*shape[:-2], k_len, shape[-1])
    q, k, v = (random.standard_normal(s).astype(dtype) for s in (shape, keys, keys))
    return q, k, v


def expected(q: Array, k: Array, v: Array, mask: Array | None = None, **given: Any) -> Array:
    """The reference on arrays of any number of axes; ``mask`` is additive and broadcasts to the scores."""

    def four(a: Array) -> Array:
        a = a if a.ndim > 3 else a.reshape(*a.shape[:-2], 1, *a.shape[-2:])
        return (
            a.reshape(-1, *a.shape[-3:]) if a.size else np.zeros((int(np.prod(a.shape[:-3])), *a.shape[-3:]), a.dtype)
        )

    fours = [four(a) for a in (q, k, v)]
    lengths = given.pop("key_lengths", None)
    causal = og.Causal(given.pop("causal_offset", None)) if given.pop("is_causal", False) else None
    bias = None
    if mask is not None:
        bias = four(np.broadcast_to(np.asarray(mask, np.float64), (*q.shape[:-1], k.shape[-2])))
    p = og.AttentionProblem(
        batch=fours[0].shape[0],
        heads=fours[0].shape[1],
        kv_heads=fours[1].shape[1],
        q_len=q.shape[-2],
        k_len=k.shape[-2],
        head_dim=q.shape[-1],
        dtype=q.dtype.name,
        mask=None if mask is None else og.MaskLayout(0, 0, 0),
        key_lengths=lengths is not None,
        causal=causal,
        **given,
    )
    out = reference.attention(p, *fours, mask=bias, key_lengths=None if lengths is None else np.asarray(lengths))
    return np.reshape(out, q.shape)


def check(device: Device, q: Array, k: Array, v: Array, mask: Any = None, bias: Any = None, **given: Any) -> Array:
    """Run, compare with the reference, and return the result. ``bias`` is what the mask adds, if not itself."""
    got = og.attention(q, k, v, mask, device=device, **given)
    given.pop("enable_gqa", None)
    want = expected(q, k, v, mask if bias is None else bias, **given)
    assert got.shape == q.shape
    assert got.dtype == q.dtype
    assert scaled_error(got, want) <= TOLERANCE[q.dtype.name]
    return got


# --- shapes and dtypes


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_shapes_of_two_to_five_axes(cpu: Device, random: Random, shape: tuple[int, ...], dtype: str) -> None:
    got = check(cpu, *tensors(random, shape, dtype=dtype))
    assert isinstance(got, np.ndarray)
    assert got.flags.writeable


def test_arrays_of_three_axes_are_batches_of_one_head(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (3, 5, 8))
    whole = og.attention(q, k, v, device=cpu, key_lengths=[7, 1, 4])
    each = [og.attention(q[i], k[i], v[i], device=cpu, key_lengths=[n]) for i, n in enumerate([7, 1, 4])]
    assert np.array_equal(whole, np.stack(each))


def test_inputs_are_not_changed(cpu: Device, random: Random) -> None:
    given: Any = (*tensors(random, (2, 3, 5, 8)), random.random((5, 7)) < 0.5)
    copies = [a.copy() for a in given]
    for a in given:
        a.flags.writeable = False
    og.attention(*given, device=cpu)
    assert all(np.array_equal(a, b) for a, b in zip(given, copies, strict=True))


def test_inputs_that_are_not_contiguous(cpu: Device, random: Random) -> None:
    shape = (2, 3, 5, 8)
    q, k, v = tensors(random, shape)
    want = og.attention(q, k, v, device=cpu)
    wide = np.zeros((2, 3, 10, 16), np.float32)
    wide[:, :, ::2, 1::2] = q
    fortran = np.asfortranarray(k)
    turned = v.transpose(0, 2, 1, 3).copy().transpose(0, 2, 1, 3)
    backwards = np.ascontiguousarray(q[:, ::-1])[:, ::-1]
    assert np.array_equal(og.attention(wide[:, :, ::2, 1::2], fortran, turned, device=cpu), want)
    assert np.array_equal(og.attention(backwards, k, v, device=cpu), want)


def test_a_broadcast_key(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    one = np.broadcast_to(k[:1], k.shape)
    assert np.array_equal(og.attention(q, one, v, device=cpu), og.attention(q, one.copy(), v, device=cpu))


def test_foreign_byte_order_is_right_or_refused(cpu: Device, random: Random) -> None:
    """A float32 file of a big-endian machine has the name "float32" too; its bytes were read as other numbers."""
    q, k, v = tensors(random, (2, 3, 5, 8))
    swapped: Any = [a.astype(a.dtype.newbyteorder()) for a in (q, k, v)]
    try:
        got = og.attention(*swapped, device=cpu)
    except ProblemError:
        return
    assert scaled_error(got, expected(q, k, v)) <= TOLERANCE["float32"]


@pytest.mark.parametrize("shape", [(0, 3, 5, 8), (2, 3, 0, 8), (2, 0, 3, 5, 8)], ids=str)
def test_empty_results(cpu: Device, random: Random, shape: tuple[int, ...]) -> None:
    q, k, v = tensors(random, shape)
    assert og.attention(q, k, v, device=cpu).shape == shape


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("masked_rows", ["nan", "zero"])
def test_no_keys_give_masked_rows(cpu: Device, random: Random, shape: tuple[int, ...], masked_rows: str) -> None:
    q, k, v = tensors(random, shape, k_len=0)
    got = og.attention(q, k, v, masked_rows=masked_rows, device=cpu)
    assert got.shape == shape
    assert np.isnan(got).all() if masked_rows == "nan" else not got.any()


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_mask_over_no_keys(cpu: Device, random: Random, shape: tuple[int, ...]) -> None:
    """With five axes, NumPy's "cannot reshape array of size 0" came out: -1 cannot be found where there is nothing."""
    q, k, v = tensors(random, shape, k_len=0)
    mask = np.zeros((*shape[:-1], 0), np.float32)
    assert np.isnan(og.attention(q, k, v, mask, device=cpu)).all()


# --- masks


def masks_of(scores: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every shape that broadcasts to the scores."""
    return [
        tuple(n if kept else 1 for n, kept in zip(scores[len(scores) - rank :], pattern, strict=True))
        for rank in range(len(scores) + 1)
        for pattern in itertools.product([False, True], repeat=rank)
    ]


@pytest.mark.parametrize("kind", ["bool", "float32"])
@pytest.mark.parametrize("shape", [(4, 8), (3, 4, 8), (2, 3, 4, 8), (2, 3, 2, 4, 8)], ids=str)
def test_masks_of_every_shape_that_broadcasts(cpu: Device, random: Random, shape: tuple[int, ...], kind: str) -> None:
    q, k, v = tensors(random, shape, k_len=5)
    for mask_shape in masks_of((*shape[:-1], 5)):
        if kind == "bool":
            mask = np.asarray(random.random(mask_shape) < 0.7)
            bias = np.where(mask, 0.0, -np.inf)
        else:
            mask = np.asarray(random.standard_normal(mask_shape), kind)
            mask[random.random(mask_shape) < 0.2] = -np.inf
            bias = mask
        check(cpu, q, k, v, mask, bias, masked_rows="zero")


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, ml_dtypes.bfloat16])
def test_floating_masks_of_any_width(cpu: Device, random: Random, dtype: Any) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    mask = random.integers(-8, 8, (5, 7)).astype(dtype)  # exact in each type
    check(cpu, q, k, v, mask)


def test_a_mask_that_is_not_contiguous(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    mask = random.standard_normal((7, 5, 3, 2)).astype(np.float32)
    check(cpu, q, k, v, mask.T)
    check(cpu, q, k, v, np.broadcast_to(mask[:, :1, 0, 0].T, (5, 7)))


def test_true_takes_part(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (1, 1, 1, 4), k_len=2)
    assert np.array_equal(og.attention(q, k, v, np.array([False, True]), device=cpu), v[:, :, 1:])


def test_a_mask_is_added_after_the_scale(cpu: Device, random: Random) -> None:
    """A kernel elsewhere scaled the mask too (onnxruntime#26766)."""
    q, k, v = tensors(random, (1, 2, 4, 2), k_len=4)
    check(cpu, q, k, v, random.standard_normal((4, 4)).astype(np.float32), scale=0.25)


# --- causal


def test_causal_default_lets_the_last_query_see_every_key(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    whole = check(cpu, q, k, v, is_causal=True)
    full = og.attention(q, k, v, device=cpu)
    assert np.array_equal(whole[..., -1, :], full[..., -1, :])
    step = og.attention(q[..., -1:, :], k, v, is_causal=True, device=cpu)
    assert scaled_error(step, whole[..., -1:, :]) <= TOLERANCE["float32"]


def test_causal_offset_0_is_the_rule_of_pytorch(cpu: Device, random: Random) -> None:
    """PyTorch aligns the first query with the first key: ``torch.ones(L, S).tril()``, whatever the lengths."""
    for q_len, k_len in ((5, 7), (7, 5), (6, 6), (1, 4)):
        q, k, v = tensors(random, (2, q_len, 8), k_len=k_len)
        mask = np.tril(np.ones((q_len, k_len), bool))
        got = og.attention(q, k, v, is_causal=True, causal_offset=0, device=cpu)
        want = og.attention(q, k, v, mask, device=cpu)
        assert scaled_error(got, want) <= TOLERANCE["float32"]
        default = og.attention(q, k, v, is_causal=True, device=cpu)
        assert np.array_equal(default, got, equal_nan=True) == (q_len == k_len)


@pytest.mark.parametrize("offset", [-9, -2, 0, 1, 30])
@pytest.mark.parametrize("masked_rows", ["nan", "zero"])
def test_causal_with_any_offset_mask_and_lengths(cpu: Device, random: Random, offset: int, masked_rows: str) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    mask = random.standard_normal((5, 7)).astype(np.float32)
    check(
        cpu,
        q,
        k,
        v,
        mask,
        is_causal=True,
        causal_offset=offset,
        key_lengths=[7, 3],
        masked_rows=masked_rows,
    )


# --- grouped heads, scale, lengths


@pytest.mark.parametrize("kv_heads", [1, 2, 3, 6])
@pytest.mark.parametrize("lead", [(2,), (2, 2)], ids=str)
def test_grouped_heads(cpu: Device, random: Random, kv_heads: int, lead: tuple[int, ...]) -> None:
    q = random.standard_normal((*lead, 6, 5, 8)).astype(np.float32)
    k, v = (random.standard_normal((*lead, kv_heads, 7, 8)).astype(np.float32) for _ in range(2))
    mask = random.standard_normal((*lead, 6, 5, 7)).astype(np.float32)
    check(cpu, q, k, v, mask, enable_gqa=True)
    repeated: Any = [np.repeat(a, 6 // kv_heads, axis=-3) for a in (k, v)]
    got = og.attention(q, k, v, enable_gqa=True, device=cpu)
    assert scaled_error(got, og.attention(q, *repeated, device=cpu)) <= TOLERANCE["float32"]


@pytest.mark.parametrize("scale", [None, 0.0, 1, -0.5, 3.0])
def test_scale(cpu: Device, random: Random, scale: float | None) -> None:
    check(cpu, *tensors(random, (2, 3, 5, 8)), scale=scale)


def test_both_modes_are_right_and_no_other_is_taken(
    cpu: Device, random: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    q, k, v = tensors(random, (2, 3, 40, 8))
    seen: list[str] = []
    encode = og.AttentionKernels.encode

    def spy(*given: Any, **named: Any) -> None:
        seen.append(named["mode"])
        encode(*given, **named)

    monkeypatch.setattr(og.AttentionKernels, "encode", spy)
    for mode in ("deterministic", "fast"):
        out = og.attention(q, k, v, mode=mode, device=cpu)
        assert scaled_error(out, expected(q, k, v)) <= TOLERANCE["float32"]
    og.attention(q, k, v, device=cpu)
    assert seen == ["deterministic", "fast", "deterministic"]
    with pytest.raises(ProblemError, match="mode is 'quick'; it must be one of deterministic, fast"):
        og.attention(q, k, v, mode="quick", device=cpu)


@pytest.mark.parametrize("make", [list, tuple, np.array])
def test_key_lengths(cpu: Device, random: Random, make: Any) -> None:
    q, k, v = tensors(random, (3, 2, 5, 8))
    got = check(cpu, q, k, v, key_lengths=make([7, 0, 3]))
    assert np.isnan(got[1]).all()
    k[2, :, 3:], v[2, :, 3:] = np.nan, np.inf
    assert np.array_equal(og.attention(q, k, v, key_lengths=make([7, 0, 3]), device=cpu), got, equal_nan=True)


# --- arrays of other libraries


class Foreign:
    """An array that shows itself through DLPack alone."""

    def __init__(self, data: Array) -> None:
        self._data = data

    def __dlpack__(self, **given: Any) -> Any:
        return self._data.__dlpack__(**given)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._data.__dlpack_device__()


class OnAnotherDevice(Foreign):
    def __dlpack_device__(self) -> tuple[int, int]:
        return (2, 0)

    def __dlpack__(self, **given: Any) -> Any:
        raise BufferError("not on the CPU")


def test_arrays_with_dlpack(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    mask = random.random((5, 7)) < 0.5
    mask[:, 0] = True
    want = og.attention(q, k, v, mask, device=cpu)
    got = og.attention(Foreign(q), Foreign(k), Foreign(v), Foreign(mask), device=cpu)
    assert isinstance(got, np.ndarray)
    assert np.array_equal(got, want)
    turned = Foreign(k.transpose(0, 1, 3, 2).copy().transpose(0, 1, 3, 2))
    assert np.array_equal(og.attention(q, turned, v, mask, device=cpu), want)


def test_arrays_on_another_device_are_refused(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    with pytest.raises(ProblemError) as caught:
        og.attention(q, OnAnotherDevice(k), v, device=cpu)
    text = str(caught.value)
    assert text.startswith("key cannot be read through DLPack (")
    assert text.endswith("); give a CPU array of float32 or float16, for example tensor.detach().cpu()")
    assert caught.value.__cause__ is not None


def test_tensors_of_pytorch(cpu: Device, random: Random) -> None:
    torch = pytest.importorskip("torch")
    q, k, v = (torch.from_numpy(a) for a in tensors(random, (2, 3, 6, 8), k_len=6))
    want = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True).numpy()
    assert scaled_error(og.attention(q, k, v, is_causal=True, device=cpu), want) <= TOLERANCE["float32"]
    with pytest.raises(ProblemError, match="query cannot be read through DLPack"):
        og.attention(q.requires_grad_(), k, v, device=cpu)


# --- errors


def refused(error: type[Exception], *arrays: Any, **given: Any) -> str:
    with pytest.raises(error) as caught:
        og.attention(*arrays, **given)
    assert type(caught.value) is error
    return str(caught.value)


@pytest.mark.parametrize("value", [[[1.0]], 1.0, None, "query", memoryview(b"1234")], ids=lambda v: type(v).__name__)
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_what_is_no_array_is_refused(cpu: Device, random: Random, value: Any, place: int) -> None:
    name = ("query", "key", "value", "attn_mask")[place]
    if value is None and name == "attn_mask":
        return
    given: list[Any] = [*tensors(random, (2, 3, 5, 8)), np.zeros((5, 7), bool)]
    given[place] = value
    assert refused(ProblemError, *given, device=cpu) == (
        f"{name} is a {type(value).__name__}; give a NumPy array or a CPU array with DLPack"
    )


@pytest.mark.parametrize("dtype", ["float64", "int32", "bool", "complex64", "uint16"])
def test_other_dtypes_are_refused(cpu: Device, random: Random, dtype: str) -> None:
    """float64 is not narrowed behind the caller's back."""
    given = [a.astype(dtype) for a in tensors(random, (2, 3, 5, 8))]
    assert refused(ProblemError, *given, device=cpu) == (
        f"query has dtype {dtype}; allowed are float32, float16 and bfloat16: convert with astype()"
    )


def test_mixed_dtypes_are_refused(cpu: Device, random: Random) -> None:
    q, k, v = tensors(random, (2, 3, 5, 8))
    assert refused(ProblemError, q, k.astype(np.float16), v, device=cpu) == (
        "key has dtype float16 and query float32; they must be the same"
    )
    assert refused(ProblemError, q, k, v.astype(np.float64), device=cpu).startswith("value has dtype float64; allowed")


def test_bfloat16_is_refused_on_the_cpu(cpu: Device, random: Random) -> None:
    text = refused(UnsupportedError, *tensors(random, (2, 3, 5, 8), dtype=ml_dtypes.bfloat16), device=cpu)
    assert "it takes float32 and float16, not bfloat16; convert to float16 or float32" in text


def test_shapes_that_do_not_fit_are_refused(cpu: Device) -> None:
    def zeros(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    q, k = zeros(2, 3, 5, 8), zeros(2, 3, 7, 8)
    cases = [
        ((zeros(8), k, k), "query has shape (8,); it needs two axes or more: [..., heads, length, head_dim]"),
        ((q, zeros(8), k), "key has shape (8,); it needs two axes or more: [..., heads, length, head_dim]"),
        ((q, k, zeros(2, 3, 6, 8)), "key has shape (2, 3, 7, 8) and value (2, 3, 6, 8); they must be the same"),
        (
            (q, zeros(2, 3, 7, 4), zeros(2, 3, 7, 4)),
            "query has shape (2, 3, 5, 8) and key (2, 3, 7, 4); they must agree in head_dim and number of axes",
        ),
        (
            (q, zeros(3, 7, 8), zeros(3, 7, 8)),
            "query has shape (2, 3, 5, 8) and key (3, 7, 8); they must agree in head_dim and number of axes",
        ),
        (
            (q, zeros(1, 3, 7, 8), zeros(1, 3, 7, 8)),
            "query has shape (2, 3, 5, 8) and key (1, 3, 7, 8); their batch axes must be the same",
        ),
        (
            (zeros(3, 5, 8), zeros(2, 7, 8), zeros(2, 7, 8)),
            "query has shape (3, 5, 8) and key (2, 7, 8); their batch axes must be the same",
        ),
        (
            (q, zeros(2, 1, 7, 8), zeros(2, 1, 7, 8)),
            "query has 3 heads and key 1; pass enable_gqa=True if key/value heads are shared",
        ),
    ]
    for arrays, words in cases:
        assert refused(ProblemError, *arrays, device=cpu) == words
    pair = zeros(2, 2, 7, 8)
    assert refused(ProblemError, q, pair, pair, enable_gqa=True, device=cpu) == (
        "kv_heads is 2; it must divide heads, which is 3"
    )


@pytest.mark.parametrize("shape", [(4, 7), (5, 6), (3, 5, 7, 1), (1, 2, 3, 5, 7), (2, 2, 5, 7), (0,)], ids=str)
def test_a_mask_that_does_not_broadcast_is_refused(cpu: Device, random: Random, shape: tuple[int, ...]) -> None:
    for dtype in (bool, np.float32):
        text = refused(ProblemError, *tensors(random, (2, 3, 5, 8)), np.zeros(shape, dtype), device=cpu)
        assert text == (
            f"attn_mask has shape {shape}, which does not broadcast to the scores (2, 3, 5, 7); "
            "each axis, counted from the last, must have that size or 1"
        )


@pytest.mark.parametrize("dtype", ["int64", "uint8", "complex64"])
def test_a_mask_of_another_dtype_is_refused(cpu: Device, random: Random, dtype: str) -> None:
    """0 and 1 as integers would be added to the scores instead of hiding keys."""
    assert refused(ProblemError, *tensors(random, (2, 3, 5, 8)), np.ones((5, 7), dtype), device=cpu) == (
        f"attn_mask has dtype {dtype}; it must be bool (True takes part) or floating (added)"
    )


def test_options_that_do_not_fit_are_refused(cpu: Device, random: Random) -> None:
    given = tensors(random, (2, 3, 5, 8))
    for options, words in (
        ({"dropout_p": 0.1}, "dropout_p is 0.1; onegpu is for inference and takes only 0.0"),
        ({"causal_offset": 0}, "causal_offset is 0 and is_causal is False; pass is_causal=True to use it"),
        ({"key_lengths": [1]}, "1 key lengths were given; the batch has 2"),
        ({"key_lengths": [1, 8]}, "the key length of batch entry 1 is 8; it must be 0 to k_len, which is 7"),
        ({"masked_rows": "one"}, "masked_rows is 'one'; it must be one of nan, zero"),
        ({"scale": float("nan")}, "scale is nan; it must be a finite number"),
        ({"is_causal": True, "causal_offset": 1.5}, "causal offset is 1.5; it must be an integer or None"),
    ):
        assert refused(ProblemError, *given, device=cpu, **options) == words
    assert refused(ProblemError, *given, device=cpu, variant="best").startswith("variant is 'best'; there are auto, ")
    assert "it is built as" in refused(UnsupportedError, *given, device=cpu, variant="rows")


@pytest.mark.parametrize("head_dim", [257, 320, 512])
def test_a_head_dim_above_256_is_refused(cpu: Device, random: Random, head_dim: int) -> None:
    text = refused(ProblemError, *tensors(random, (1, 1, 2, head_dim)), device=cpu)
    assert text == f"head_dim is {head_dim}; these kernels take 1 to 256; larger heads need another method"


def test_half_with_an_odd_head_dim_is_refused(cpu: Device, random: Random) -> None:
    text = refused(ProblemError, *tensors(random, (1, 1, 2, 7), dtype=np.float16), device=cpu)
    assert text.startswith("head_dim is 7; float16 needs it even")
    assert og.attention(*tensors(random, (1, 1, 2, 7)), device=cpu).shape == (1, 1, 2, 7)


# --- devices


def test_a_named_device_is_opened_once(random: Random) -> None:
    given = tensors(random, (2, 3, 5, 8))
    og.attention(*given, device="cpu")
    (device,) = functional._opened.values()
    og.attention(*given, device="cpu")
    assert functional._opened == {"cpu": device}
    assert device.facts.backend == "cpu"

    def kernels() -> int:
        return sum(isinstance(each, og.AttentionKernels) for each in device.operators.values())

    assert kernels() == 1
    og.attention(*given, device="cpu", variant="blocked")
    assert kernels() == 2


def test_a_closed_device_is_opened_anew(random: Random) -> None:
    given = tensors(random, (2, 3, 5, 8))
    want = og.attention(*given, device="cpu")
    functional._opened["cpu"].close()
    assert np.array_equal(og.attention(*given, device="cpu"), want)


def test_the_default_device_follows_the_environment(random: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEGPU_DEVICE", "cpu")
    og.attention(*tensors(random, (2, 3, 5, 8)))
    assert functional._opened[None].facts.backend == "cpu"


def test_a_device_that_was_given_stays_open_and_is_closed_by_its_owner(cpu: Device, random: Random) -> None:
    given = tensors(random, (2, 3, 5, 8))
    og.attention(*given, device=cpu)
    assert not cpu.closed
    assert functional._opened == {}
    cpu.close()
    assert refused(og.DeviceClosedError, *given, device=cpu).startswith("the device ")


def test_memory_is_given_back_at_once(random: Random) -> None:
    with og.open_device("null") as device:
        backend: Any = device.backend
        for _ in range(3):
            og.attention(*tensors(random, (2, 3, 5, 8)), np.zeros((5, 7), bool), key_lengths=[1, 2], device=device)
        device.wait()
        assert backend.live_buffers == 1  # the kernels keep a little scratch memory to bind
        assert len(backend.submitted) == 3
        assert len(backend.pipelines) == 1


def test_memory_is_given_back_after_an_error(random: Random) -> None:
    with og.open_device("null") as device:
        backend: Any = device.backend
        with pytest.raises(ProblemError):
            og.attention(*tensors(random, (2, 3, 5, 8)), key_lengths=[9, 9], device=device)
        device.wait()
        assert backend.live_buffers == 1  # the kernels' own
        assert backend.submitted == []


def test_the_cpu_keeps_nothing_of_calls_that_are_over(cpu: Device) -> None:
    """Remembered calls held the arrays of the last thousand."""
    given: Any = [np.ones((1, 1, n, 32), np.float32) for n in (1, 2000, 2000)]
    og.attention(*given, device=cpu)
    tracemalloc.start()
    try:
        for _ in range(20):
            og.attention(*given, device=cpu)
        cpu.wait()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < given[1].nbytes


def test_arguments_are_those_of_pytorch() -> None:
    import inspect

    names = list(inspect.signature(og.attention).parameters)
    # torch.nn.functional.scaled_dot_product_attention
    assert names[:8] == [
        "query",
        "key",
        "value",
        "attn_mask",
        "dropout_p",
        "is_causal",
        "scale",
        "enable_gqa",
    ]


def test_awaited_or_not_the_arguments_and_defaults_are_the_same() -> None:
    import inspect

    from onegpu.attention.functional import _attending

    twins = (_attending, og.attention, og.attention_async)
    assert len({str(list(inspect.signature(twin).parameters.values())) for twin in twins}) == 1
