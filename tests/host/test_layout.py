"""Layouts against NumPy's own strides."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu import Layout, MaskLayout, ProblemError

Array = np.ndarray[Any, Any]
Sizes = tuple[int, int, int, int]

BATCH, HEADS, LENGTH, HEAD_DIM = 2, 3, 5, 4
sizes = st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4), st.integers(1, 4))
quick = settings(deadline=None, max_examples=200)


def elements(layout: Layout, size: Sizes) -> Array:
    """The number of each element ``[batch, head, row, element]`` in the flat array, one at a time."""
    found = np.zeros(size, np.int64)
    for b, h, i, d in np.ndindex(size):
        start = layout.offset + b * layout.batch_stride + h * layout.head_stride + i * layout.row_stride
        found[b, h, i, d] = start + d
    return found


def test_heads_first_is_a_contiguous_array() -> None:
    size = (BATCH, HEADS, LENGTH, HEAD_DIM)
    want = np.arange(np.prod(size)).reshape(size)
    assert np.array_equal(elements(Layout.heads_first(HEADS, LENGTH, HEAD_DIM), size), want)


def test_positions_first_is_what_a_projection_leaves() -> None:
    size = (BATCH, HEADS, LENGTH, HEAD_DIM)
    want = np.arange(np.prod(size)).reshape(BATCH, LENGTH, HEADS, HEAD_DIM).transpose(0, 2, 1, 3)
    assert np.array_equal(elements(Layout.positions_first(HEADS, LENGTH, HEAD_DIM), size), want)


@pytest.mark.parametrize("kv_heads", [None, 3, 1])
@pytest.mark.parametrize("offset", [0, 7])
def test_packed_qkv_are_the_slices_of_one_projection(kv_heads: int | None, offset: int) -> None:
    shared = HEADS if kv_heads is None else kv_heads
    layouts = Layout.packed_qkv(HEADS, LENGTH, HEAD_DIM, kv_heads=kv_heads, offset=offset)
    width = (HEADS + 2 * shared) * HEAD_DIM
    packed = offset + np.arange(BATCH * LENGTH * width).reshape(BATCH, LENGTH, width)
    parts = np.split(packed, [HEADS * HEAD_DIM, (HEADS + shared) * HEAD_DIM], axis=2)
    for layout, part, heads in zip(layouts, parts, (HEADS, shared, shared), strict=True):
        want = part.reshape(BATCH, LENGTH, heads, HEAD_DIM).transpose(0, 2, 1, 3)
        assert np.array_equal(elements(layout, (BATCH, heads, LENGTH, HEAD_DIM)), want)


@pytest.mark.parametrize("make", [Layout.heads_first, Layout.positions_first])
def test_an_offset_moves_every_element(make: Any) -> None:
    size = (BATCH, HEADS, LENGTH, HEAD_DIM)
    plain, moved = make(HEADS, LENGTH, HEAD_DIM), make(HEADS, LENGTH, HEAD_DIM, offset=11)
    assert np.array_equal(elements(moved, size), elements(plain, size) + 11)


@quick
@given(st.builds(Layout, *(st.integers(0, 40) for _ in range(4))), sizes)
def test_extent_is_one_past_the_last_element(layout: Layout, size: Sizes) -> None:
    touched = elements(layout, size)
    assert layout.extent(*size) == (touched.max() + 1 if touched.size else 0)


@quick
@given(st.builds(Layout, *(st.integers(0, 14) for _ in range(4))), sizes)
def test_overlaps_never_misses_a_shared_element(layout: Layout, size: Sizes) -> None:
    touched = elements(layout, size)
    if len(np.unique(touched)) < touched.size:
        assert layout.overlaps(*size)


@quick
@given(st.permutations(range(3)), st.tuples(*(st.integers(0, 5) for _ in range(3))), sizes, st.integers(0, 9))
def test_overlaps_accepts_every_nested_layout(
    order: list[int], gaps: tuple[int, int, int], size: Sizes, unused: int
) -> None:
    # Axes in any order, each stepping over all that the inner ones span, with gaps; a size of 1 may have any stride.
    strides = [0, 0, 0]
    span = size[3]
    for axis, gap in zip(order, gaps, strict=True):
        strides[axis] = span + gap if size[axis] > 1 else unused
        if size[axis] > 1:
            span += strides[axis] * (size[axis] - 1)
    assert not Layout(*strides).overlaps(*size)


@pytest.mark.parametrize("size", [(0, 2, 2, 4), (2, 0, 2, 4), (2, 2, 0, 4)])
def test_an_empty_tensor_overlaps_nothing(size: Sizes) -> None:
    """heads_first with no rows has a batch stride of 0; it was once taken for two batch entries in one place."""
    assert not Layout.heads_first(*size[1:]).overlaps(*size)
    assert not Layout(0, 0, 0).overlaps(*size)


def test_a_repeated_row_overlaps() -> None:
    assert Layout(8, 4, 0).overlaps(1, 2, 2, 4)
    assert Layout(0, 4, 8).overlaps(2, 2, 2, 4)
    assert Layout(16, 8, 3).overlaps(1, 1, 2, 4)
    assert not Layout(0, 4, 8).overlaps(1, 2, 2, 4)


@pytest.mark.parametrize("kind", [Layout, MaskLayout])
@pytest.mark.parametrize("value", [-1, 1.0, True, "1", None])
def test_numbers_that_are_not_counts_are_refused(kind: Any, value: object) -> None:
    names = list(kind.__dataclass_fields__)
    for name in names:
        with pytest.raises(ProblemError) as caught:
            kind(**{**dict.fromkeys(names, 0), name: value})
        assert str(caught.value) == (
            f"{kind.__name__}.{name} is {value!r}; it must be an integer of 0 or more elements"
        )


def test_layouts_are_values() -> None:
    assert Layout(1, 2, 3) == Layout(1, 2, 3, 0)
    assert hash(MaskLayout(1, 2, 3)) == hash(MaskLayout(1, 2, 3, 1, 0))
    assert Layout(1, 2, 3, 4).numbers == (4, 1, 2, 3)
    with pytest.raises(AttributeError):
        Layout(1, 2, 3).offset = 1  # type: ignore[misc]


def mask_elements(layout: MaskLayout, size: Sizes) -> Array:
    steps = (layout.batch_stride, layout.head_stride, layout.row_stride, layout.key_stride)
    grid = np.meshgrid(*(np.arange(n) for n in size), indexing="ij")
    return np.asarray(layout.offset + sum(step * axis for step, axis in zip(steps, grid, strict=True)))


FULL = (2, 3, 4, 5)
MASK_SHAPES = [
    tuple(n if kept else 1 for n, kept in zip(FULL[4 - rank :], pattern, strict=True))
    for rank in range(5)
    for pattern in itertools.product([False, True], repeat=rank)
]


@pytest.mark.parametrize("shape", MASK_SHAPES, ids=str)
def test_mask_broadcasts_as_numpy_does(shape: tuple[int, ...]) -> None:
    assert len(MASK_SHAPES) == 31
    mask = 6 + np.arange(np.prod(shape, dtype=int)).reshape(shape)
    layout = MaskLayout.broadcast(shape, *FULL, offset=6)
    assert np.array_equal(mask_elements(layout, FULL), np.broadcast_to(mask, FULL))
    assert layout.extent(*FULL) == mask.max() + 1


@given(st.builds(MaskLayout, *(st.integers(0, 20) for _ in range(5))), st.tuples(*[st.integers(0, 4)] * 4))
@quick
def test_mask_extent_is_one_past_the_last_element(layout: MaskLayout, size: Sizes) -> None:
    touched = mask_elements(layout, size)
    assert layout.extent(*size) == (touched.max() + 1 if touched.size else 0)


@pytest.mark.parametrize(
    "shape", [(2,), (4, 4), (3, 1, 1, 5), (1, 2, 1, 1), (2, 3, 4, 1, 5), (1, 2, 3, 4, 5), (0,), (2, 3, 4, 0)], ids=str
)
def test_a_mask_that_does_not_broadcast_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ProblemError) as caught:
        MaskLayout.broadcast(shape, *FULL)
    assert str(caught.value) == (
        f"mask shape {shape} does not broadcast to (batch, heads, q_len, k_len) = {FULL}; "
        "each axis, counted from the last, must have that size or 1"
    )


def test_a_mask_over_no_keys_is_empty() -> None:
    layout = MaskLayout.broadcast((2, 1, 1, 0), 2, 3, 4, 0)
    assert layout.extent(2, 3, 4, 0) == 0
