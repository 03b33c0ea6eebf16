"""Keys and values in 8 bits: what a problem says of them, which buffers go with it, and who takes them."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from host.test_hip_host import facts_of

import onegpu as og
from onegpu.attention.options import Options
from onegpu.attention.plan import make_plan
from onegpu.attention.reference import attention, dequantized
from onegpu.attention.variants import VARIANTS, Variant
from onegpu.dtypes import FLOAT8_E4M3, INT8

GFX12 = facts_of("wmma-gfx12")
ABLE = ("lanes", "transposed")


def problem_of(**changes: Any) -> og.AttentionProblem:
    sizes: dict[str, Any] = {
        "batch": 2,
        "heads": 4,
        "kv_heads": 2,
        "q_len": 5,
        "k_len": 30,
        "head_dim": 64,
        "dtype": "bfloat16",
        "quantized": og.QuantizedKv("int8"),
    }
    return og.AttentionProblem(**(sizes | changes))


def test_scales_follow_the_tensors_that_they_belong_to() -> None:
    """Also where the cache has room for more tokens than the call has keys: it is by the room that heads lie apart."""
    plain = problem_of().quantized
    assert plain is not None
    assert plain.scales("k") == plain.scales("v") == og.Layout(2 * 30, 30, 1)
    cache = og.Layout.heads_first(2, 512, 64, offset=128)
    beside = problem_of(k=cache, v=og.Layout.positions_first(2, 512, 64)).quantized
    assert beside is not None
    assert beside.scales("k") == og.Layout(2 * 512, 512, 1, 2)
    assert beside.scales("v") == og.Layout(512 * 2, 1, 2)
    own = og.Layout(700, 100, 3, 7)
    placed = problem_of(k=og.Layout(30 * 67, 67, 67, 1), quantized=og.QuantizedKv(k_scales=own)).quantized
    assert placed is not None
    assert placed.scales("k") == own


def test_a_quantized_problem() -> None:
    problem = problem_of(quantized=og.QuantizedKv("float8_e4m3", products="float8"))
    assert [problem.dtype_of(name).name for name in "qkvo"] == [
        "bfloat16",
        "float8_e4m3fn",
        "float8_e4m3fn",
        "bfloat16",
    ]
    assert problem != problem_of(quantized=og.QuantizedKv("float8_e4m3"))
    assert problem == problem_of(quantized=og.QuantizedKv(ml_dtypes.float8_e4m3fn, products="float8"))
    # Elements of one byte may lie anywhere.
    assert problem_of(v=og.Layout(30 * 65, 65, 65, 1), quantized=og.QuantizedKv(v_scales=og.Layout(30, 0, 1)))
    kinds = [og.QuantizedKv(*each).kind for each in ((), ("float8_e4m3",))]
    assert [*kinds, problem.quantized and problem.quantized.kind] == ["int8", "float8", "float8_products"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"dtype": "float16"}, "QuantizedKv.dtype is float16; keys and values may be int8 or float8_e4m3"),
        ({"dtype": "int4"}, "dtype is 'int4'; known are"),
        ({"dtype": ml_dtypes.float8_e4m3}, "float8_e4m3'>; known are"),  # IEEE's, with infinities
        ({"products": "int8"}, "QuantizedKv.products is 'int8'; it must be one of exact, float8"),
        ({"products": "float8"}, 'products is "float8" and dtype int8; only keys in float8_e4m3'),
        ({"v_scales": 30}, "QuantizedKv.v_scales is 30; give an onegpu.Layout"),
    ],
)
def test_what_a_cache_cannot_be(given: dict[str, Any], words: str) -> None:
    with pytest.raises(og.ProblemError, match=words):
        og.QuantizedKv(**given)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"quantized": "int8"}, "quantized is 'int8'; give an onegpu.QuantizedKv"),
        ({"k": og.Layout(30 * 66, 66, 66)}, r"k is Layout.*no multiples of head_dim, 64, .* QuantizedKv\(k_scales="),
        ({"head_dim": 2}, r"head_dim is 2; keys and values in 8 bits \(QuantizedKv\) need 4 or more"),
        ({"q": og.Layout(30 * 65, 65, 65)}, "q is Layout.* bfloat16 needs its offset and strides even"),
    ],
)
def test_what_a_quantized_problem_cannot_be(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(og.ProblemError, match=words):
        problem_of(**changes)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_other_kernel_refuses_in_a_sentence(variant: Variant) -> None:
    assert bool(variant.quantizes) == (variant.name in ABLE)
    if "hip" in variant.languages:
        kind = next((need for need in variant.needs if "mma" in need), "mfma-gfx942")
        options = Options(variant=variant.name)
        problem = problem_of(dtype=variant.dtypes[-1])
        if variant.name in ABLE:
            assert make_plan(problem, facts_of(kind), options=options).variant == variant.name
            return
        with pytest.raises(og.UnsupportedError, match=r"not in 8 bits \(QuantizedKv\); lanes, transposed take those"):
            make_plan(problem, facts_of(kind), options=options)


def test_keys_in_blocks_and_in_8_bits_are_taken_by_nobody() -> None:
    paged = og.PagedKv(blocks=9, table_width=3, queries=11)
    with pytest.raises(og.UnsupportedError) as caught:
        make_plan(problem_of(paged=paged), facts_of("mfma-gfx942"))
    reasons = dict(caught.value.refusals)
    assert "not in 8 bits (QuantizedKv)" in reasons["narrow"]
    assert "not in blocks (PagedKv)" in reasons["lanes"]


def test_the_portable_kernels_refuse_too() -> None:
    problem = problem_of(dtype="float32")
    with og.open_device("cpu") as device:
        with pytest.raises(og.UnsupportedError, match="blocked: it takes keys and values of the type of the queries"):
            og.AttentionKernels(device).plan(problem)
        with pytest.raises(og.UnsupportedError, match="the unfused chain takes keys and values of the type"):
            og.UnfusedAttention(device).plan(problem)


def test_scales_go_with_problems_that_have_them() -> None:
    with og.open_device("cpu") as device:
        buffers = [device.empty((1, 1, 2, 32), "float32") for _ in range(4)]
        plain = og.AttentionProblem(batch=1, heads=1, q_len=2, k_len=2, head_dim=32)
        with pytest.raises(og.ProblemError, match="k_scales were given, and the problem has no QuantizedKv"):
            og.AttentionKernels(device).record(plain, *buffers, k_scales=device.empty((2,), "float32"))


@pytest.mark.parametrize(
    ("products", "dtype", "variant", "name"),
    [
        ("exact", "int8", "transposed", "any.head_dim64.block_keys32.waves8.int8"),
        ("exact", "float8_e4m3", "transposed", "any.head_dim64.block_keys32.waves8.float8"),
        ("float8", "float8_e4m3", "transposed", "any.head_dim64.block_keys32.waves8.float8_products"),
        ("float8", "float8_e4m3", "lanes", "any.head_dim64.float8"),  # which may multiply exactly
    ],
)
def test_the_plan_of_a_quantized_problem(products: str, dtype: str, variant: str, name: str) -> None:
    problem = problem_of(quantized=og.QuantizedKv(dtype, products=products), k=og.Layout.heads_first(2, 512, 64))
    plan = make_plan(problem, GFX12, options=Options(variant=variant))
    (step,) = plan.steps
    assert step.kernel.name == f"attention_{variant}.bfloat16.{name}"
    assert step.aligned is None
    assert step.tensors[-2:] == ("k_scales", "v_scales")
    assert {"k_scales", "v_scales"} <= step.touched
    assert [step.params[f"k_scales_{axis}"] for axis in ("batch", "head", "row")] == [1024, 512, 1]
    assert [step.params[f"v_scales_{axis}"] for axis in ("batch", "head", "row")] == [60, 30, 1]


@pytest.mark.parametrize("dtype", [INT8, FLOAT8_E4M3], ids=str)
def test_the_reference_reads_the_same_numbers_as_numpy(dtype: Any) -> None:
    bits = np.arange(256, dtype=np.uint8)
    numbers = bits.view(np.int8 if dtype == INT8 else ml_dtypes.float8_e4m3fn).astype(float)
    got = dequantized(og.QuantizedKv(dtype), bits.reshape(2, 128), np.array([0.5, -3]))
    assert np.array_equal(got, numbers.reshape(2, 128) * [[0.5], [-3]], equal_nan=True)


def test_the_reference_attends_to_what_it_dequantised() -> None:
    rng = np.random.default_rng(1)
    problem = problem_of(dtype="float32")
    q = rng.standard_normal((2, 4, 5, 64))
    k, v = rng.integers(-127, 128, (2, 2, 2, 30, 64)).astype(np.int8)
    k_scales, v_scales = rng.uniform(0.001, 0.1, (2, 2, 2, 30)).astype(np.float32)
    plain = problem_of(dtype="float32", quantized=None)
    expected = attention(plain, q, k * k_scales[..., None].astype(float), v * v_scales[..., None].astype(float))
    got = attention(problem, q, k, v, k_scales=k_scales, v_scales=v_scales)
    assert np.array_equal(got, expected)


def test_arrays_of_8_bits_are_uploaded_and_come_back() -> None:
    with og.open_device("cpu") as device:
        for dtype in (np.int8, ml_dtypes.float8_e4m3fn):
            array = np.arange(-3, 4).astype(dtype)  # no whole number of words
            buffer = device.upload(array)
            assert buffer.dtype == array.dtype.name
            back = buffer.to_numpy()
            assert back.dtype == array.dtype
            assert np.array_equal(back.view(np.uint8), array.view(np.uint8))
