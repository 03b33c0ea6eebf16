"""A problem checks itself: what it takes, what it refuses and in which words."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu import AttentionProblem, Causal, Layout, MaskLayout, ProblemError
from onegpu.attention.problem import MASKED_ROWS, MAX_HEAD_DIM

SIZES: dict[str, Any] = {"batch": 2, "heads": 4, "q_len": 3, "k_len": 5, "head_dim": 8}
quick = settings(deadline=None, max_examples=200)


def problem(**given: Any) -> AttentionProblem:
    return AttentionProblem(**{**SIZES, **given})


def refused(**given: Any) -> str:
    with pytest.raises(ProblemError) as caught:
        problem(**given)
    return str(caught.value)


def test_defaults() -> None:
    p = problem()
    assert (p.batch, p.heads, p.q_len, p.k_len, p.head_dim) == (2, 4, 3, 5, 8)
    assert p.dtype.name == "float32"
    assert p.kv_heads == 4
    assert p.group == 1
    assert p.q == p.o == Layout.heads_first(4, 3, 8)
    assert p.k == p.v == Layout.heads_first(4, 5, 8)
    assert p.mask is None
    assert p.key_lengths is False
    assert p.causal is None
    assert p.masked_rows == "nan"
    assert p.scale == 8**-0.5


def test_default_layouts_of_keys_have_the_heads_of_keys() -> None:
    p = problem(kv_heads=2)
    assert p.group == 2
    assert p.q == p.o == Layout.heads_first(4, 3, 8)
    assert p.k == p.v == Layout.heads_first(2, 5, 8)


def test_arguments_are_named() -> None:
    with pytest.raises(TypeError):
        AttentionProblem(2, 4, 3, 5, 8)  # type: ignore[call-arg]


LEAST = {"batch": 0, "heads": 1, "q_len": 0, "k_len": 0, "head_dim": 1, "kv_heads": 1}


@pytest.mark.parametrize("value", [-1, 2.0, "2", True, False, None, math.nan], ids=repr)
@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_a_size_must_be_an_integer_and_a_bool_is_none(name: str, least: int, value: object) -> None:
    if name == "kv_heads" and value is None:
        assert problem(kv_heads=None).kv_heads == 4
        return
    assert refused(**{name: value}) == f"{name} is {value!r}; it must be an integer of {least} or more"


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_the_least_size_is_taken_and_one_less_is_not(name: str, least: int) -> None:
    assert getattr(problem(**{name: least}), name) == least
    assert refused(**{name: least - 1}) == f"{name} is {least - 1}; it must be an integer of {least} or more"


@pytest.mark.parametrize("sizes", [{"batch": 0}, {"q_len": 0}, {"k_len": 0}, {"batch": 0, "q_len": 0, "k_len": 0}])
def test_empty_calls_are_problems_too(sizes: dict[str, int]) -> None:
    """With no queries the default output has strides of 0, which were once taken for an overlap."""
    p = problem(**sizes)
    assert p.operations == 0


@pytest.mark.parametrize("head_dim", [1, 7, 255, MAX_HEAD_DIM])
def test_head_dims_up_to_256_are_taken(head_dim: int) -> None:
    assert problem(head_dim=head_dim).scale == head_dim**-0.5


@pytest.mark.parametrize("head_dim", [257, 320, 512])
def test_larger_head_dims_are_refused_and_never_answered_wrongly(head_dim: int) -> None:
    """A kernel elsewhere answered 320 with wrong numbers (pytorch#189849)."""
    assert refused(head_dim=head_dim) == (
        f"head_dim is {head_dim}; these kernels take 1 to 256; larger heads need another method"
    )


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("head_dim", [1, 7, 255])
def test_two_byte_types_need_an_even_head_dim(dtype: str, head_dim: int) -> None:
    assert refused(dtype=dtype, head_dim=head_dim) == (
        f"head_dim is {head_dim}; {dtype} needs it even, because kernels move pairs of 2-byte elements. "
        "Pad Q, K and V with a zero column and keep the scale of the unpadded size"
    )


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("number", ["offset", "batch_stride", "head_stride", "row_stride"])
@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
def test_two_byte_types_need_even_strides_and_offsets(name: str, number: str, dtype: str) -> None:
    even = Layout.heads_first(4, 5, 8)
    odd = dataclasses.replace(even, **{number: getattr(even, number) + 1})
    assert refused(dtype=dtype, **{name: odd}) == f"{name} is {odd}; {dtype} needs its offset and strides even"
    assert getattr(problem(dtype="float32", **{name: odd}), name) == odd


@pytest.mark.parametrize("dtype", ["int32", "float64", "double", None, np.int8])
def test_other_dtypes_are_refused(dtype: object) -> None:
    assert refused(dtype=dtype).startswith("dtype is ")
    assert refused(dtype="int32") == "dtype is int32; attention takes float32, float16, bfloat16"


@pytest.mark.parametrize("spelling", ["half", "f16", np.float16, np.dtype("float16")], ids=repr)
def test_dtypes_may_be_spelt_as_elsewhere(spelling: object) -> None:
    assert problem(dtype=spelling) == problem(dtype="float16")


@pytest.mark.parametrize("kv_heads", [3, 5, 8])
def test_kv_heads_must_divide_heads(kv_heads: int) -> None:
    assert refused(kv_heads=kv_heads) == f"kv_heads is {kv_heads}; it must divide heads, which is 4"


def test_output_positions_must_not_share_an_element() -> None:
    shared = Layout(96, 24, 7)
    assert refused(o=shared) == (
        f"the strides of o overlap: {shared} with batch 2, heads 4, q_len 3 and head_dim 8 gives two positions the "
        "same element; each output needs its own"
    )
    assert "the strides of o overlap" in refused(o=Layout(0, 24, 8))
    # Inputs may repeat, and an axis of one entry is never stepped over.
    assert problem(q=shared, k=Layout(0, 0, 0), v=Layout(0, 0, 0)).q == shared
    assert problem(batch=1, o=Layout(0, 24, 8)).o == Layout(0, 24, 8)


@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
@pytest.mark.parametrize("value", [(96, 24, 8), MaskLayout(96, 24, 8), "heads_first"])
def test_a_layout_must_be_one(name: str, value: object) -> None:
    assert refused(**{name: value}) == (
        f"{name} is {value!r}; give an onegpu.Layout, for example Layout.heads_first(...)"
    )


@pytest.mark.parametrize("value", [True, (2, 4, 3, 5), Layout(0, 0, 0)])
def test_a_mask_must_be_a_mask_layout(value: object) -> None:
    assert refused(mask=value) == (
        f"mask is {value!r}; give an onegpu.MaskLayout, for example MaskLayout.broadcast(...)"
    )


@pytest.mark.parametrize("value", ["NaN", "zeros", "", None, 0])
def test_masked_rows_is_one_of_two_words(value: object) -> None:
    assert refused(masked_rows=value) == f"masked_rows is {value!r}; it must be one of nan, zero"
    assert [problem(masked_rows=word).masked_rows for word in MASKED_ROWS] == ["nan", "zero"]


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, "1", True, 1j], ids=repr)
def test_scale_must_be_a_finite_number(value: object) -> None:
    assert refused(scale=value) == f"scale is {value!r}; it must be a finite number"


@pytest.mark.parametrize("value", [1e39, -1e300, 10**400], ids=["1e39", "-1e300", "10**400"])
def test_scale_must_fit_the_float32_that_kernels_take(value: float) -> None:
    """A scale of 1e300 once made a problem that failed with OverflowError when it was encoded."""
    assert refused(scale=value).startswith("scale is ")


@pytest.mark.parametrize("value", [0, 1, -0.5, 3.4e38, 1e-45])
def test_any_float32_is_a_scale(value: float) -> None:
    assert problem(scale=value).scale == value


@pytest.mark.parametrize("value", [1, "yes", (0,), 3.5])
def test_causal_must_be_a_rule_or_a_bool(value: object) -> None:
    assert refused(causal=value) == f"causal is {value!r}; give True, False or onegpu.Causal(offset)"


@pytest.mark.parametrize("offset", [1.0, "0", True, math.inf])
def test_a_causal_offset_must_be_an_integer(offset: Any) -> None:
    assert refused(causal=Causal(offset)) == f"causal offset is {offset!r}; it must be an integer or None"


def test_causal_spellings() -> None:
    assert problem(causal=True).causal == Causal()
    assert problem(causal=False).causal is None
    assert problem(causal=Causal(0)).causal == Causal(0)


def test_causal_default_lets_the_last_query_see_every_key() -> None:
    assert problem(q_len=3, k_len=5, causal=True).causal_offset == 2
    assert problem(q_len=5, k_len=3, causal=True).causal_offset == -2
    assert problem(q_len=3, k_len=5, causal=Causal(-7)).causal_offset == -7
    # Without the rule no key may be hidden, not even from the first query.
    assert problem(q_len=3, k_len=5).causal_offset >= 4


def test_a_problem_is_frozen() -> None:
    p = problem()
    for field in dataclasses.fields(p):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(p, field.name, getattr(p, field.name))


def test_equal_problems_are_one_key() -> None:
    full: dict[str, Any] = {
        "dtype": "float16",
        "kv_heads": 2,
        "q": Layout.positions_first(4, 3, 8),
        "mask": MaskLayout(0, 0, 5),
        "key_lengths": True,
        "causal": Causal(1),
        "masked_rows": "zero",
        "scale": 0.25,
    }
    one, two = problem(**full), problem(**full)
    assert one is not two
    assert one == two
    assert hash(one) == hash(two)
    assert one.visible_pairs == two.visible_pairs  # cached values do not take part
    assert one == problem(**full)
    for name in full:
        other = problem(**{key: value for key, value in full.items() if key != name})
        assert other != one, name
        assert other in {one: 0, other: 1}


@given(
    st.integers(0, 12), st.integers(0, 12), st.one_of(st.none(), st.just(True), st.builds(Causal, st.integers(-20, 20)))
)
@quick
def test_visible_pairs_counts_what_the_rule_leaves(q_len: int, k_len: int, causal: Causal | bool | None) -> None:
    p = problem(q_len=q_len, k_len=k_len, causal=causal)
    offset = (k_len - q_len if causal is True else causal.offset) if causal else None
    pairs = [(i, j) for i in range(q_len) for j in range(k_len) if offset is None or j <= i + offset]
    assert p.visible_pairs == len(pairs)
    assert p.operations == 4 * p.batch * p.heads * p.head_dim * len(pairs)


def test_visible_pairs_of_large_problems_is_a_formula() -> None:
    n = 10**6
    assert problem(q_len=n, k_len=n, causal=True).visible_pairs == n * (n + 1) // 2
