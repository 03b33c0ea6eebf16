"""Where the elements of a tensor lie in a buffer. All numbers count elements, not bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from onegpu.errors import ProblemError

__all__ = ["Layout", "MaskLayout", "as_integer"]


def as_integer(value: Any) -> int | None:
    """The value as a plain int if it is an integer of any kind (NumPy's included, bool not), else None."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def _check(owner: object, names: Sequence[str]) -> None:
    for name in names:
        value = getattr(owner, name)
        number = as_integer(value)
        if number is None or number < 0:
            raise ProblemError(
                f"{type(owner).__name__}.{name} is {value!r}; it must be an integer of 0 or more elements"
            )
        object.__setattr__(owner, name, number)


@dataclass(frozen=True)
class Layout:
    """Strided layout of a Q, K, V or O tensor with axes batch, head, row (position) and element.

    Element ``(b, h, i, d)`` lies at ``offset + b * batch_stride + h * head_stride + i * row_stride + d``: the elements
    of a row are contiguous. A stride of 0 repeats the data along that axis (not allowed in O).
    """

    batch_stride: int
    head_stride: int
    row_stride: int
    offset: int = 0

    def __post_init__(self) -> None:
        _check(self, ("batch_stride", "head_stride", "row_stride", "offset"))

    @classmethod
    def heads_first(cls, heads: int, length: int, head_dim: int, *, offset: int = 0) -> Layout:
        """Contiguous ``[batch, heads, length, head_dim]``, PyTorch's order."""
        return cls(heads * length * head_dim, length * head_dim, head_dim, offset)

    @classmethod
    def positions_first(cls, heads: int, length: int, head_dim: int, *, offset: int = 0) -> Layout:
        """Contiguous ``[batch, length, heads, head_dim]``, as a projection leaves it."""
        return cls(length * heads * head_dim, head_dim, heads * head_dim, offset)

    @classmethod
    def packed_qkv(
        cls, heads: int, length: int, head_dim: int, *, kv_heads: int | None = None, offset: int = 0
    ) -> tuple[Layout, Layout, Layout]:
        """The Q, K and V slices of one fused projection ``[batch, length, (heads + 2 * kv_heads) * head_dim]``."""
        kv_heads = heads if kv_heads is None else kv_heads
        row = (heads + 2 * kv_heads) * head_dim
        first = (0, heads * head_dim, (heads + kv_heads) * head_dim)
        q, k, v = (cls(length * row, head_dim, row, offset + start) for start in first)
        return q, k, v

    def extent(self, batch: int, heads: int, length: int, head_dim: int) -> int:
        """One past the last element touched; 0 if the tensor is empty."""
        if 0 in (batch, heads, length, head_dim):
            return 0
        last = (batch - 1) * self.batch_stride + (heads - 1) * self.head_stride + (length - 1) * self.row_stride
        return self.offset + last + head_dim

    def overlaps(self, batch: int, heads: int, length: int, head_dim: int) -> bool:
        """Whether two positions may share an element.

        Sorted by stride, each axis must step over everything that the axes below it span. That holds for every
        transposed, sliced or padded array; only axes woven into each other are called overlapping without need.
        """
        if 0 in (batch, heads, length):
            return False
        span = head_dim
        axes = ((self.batch_stride, batch), (self.head_stride, heads), (self.row_stride, length))
        for stride, size in sorted(axis for axis in axes if axis[1] > 1):
            if stride < span:
                return True
            span += stride * (size - 1)
        return False

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """Offset and strides, for checks of divisibility."""
        return self.offset, self.batch_stride, self.head_stride, self.row_stride


@dataclass(frozen=True)
class MaskLayout:
    """Strided layout of an additive float32 mask with axes batch, head, query and key.

    Element ``(b, h, i, j)`` lies at ``offset + b * batch_stride + h * head_stride + i * row_stride + j * key_stride``.
    A stride of 0 broadcasts the mask along that axis.
    """

    batch_stride: int
    head_stride: int
    row_stride: int
    key_stride: int = 1
    offset: int = 0

    def __post_init__(self) -> None:
        _check(self, ("batch_stride", "head_stride", "row_stride", "key_stride", "offset"))

    @classmethod
    def broadcast(
        cls, shape: Sequence[int], batch: int, heads: int, q_len: int, k_len: int, *, offset: int = 0
    ) -> MaskLayout:
        """Layout of a contiguous mask whose shape broadcasts to ``[batch, heads, q_len, k_len]`` by NumPy's rules.

        Raises:
            ProblemError: if it does not broadcast.
        """
        want = (batch, heads, q_len, k_len)
        have = (1,) * (4 - len(shape)) + tuple(shape)
        if len(have) != 4 or any(n != m and n != 1 for n, m in zip(have, want, strict=True)):
            raise ProblemError(
                f"mask shape {tuple(shape)} does not broadcast to (batch, heads, q_len, k_len) = {want}; "
                "each axis, counted from the last, must have that size or 1"
            )
        strides = [0, 0, 0, 0]
        step = 1
        for axis in (3, 2, 1, 0):
            if have[axis] != 1:
                strides[axis] = step
            step *= have[axis]
        return cls(strides[0], strides[1], strides[2], strides[3], offset)

    def extent(self, batch: int, heads: int, q_len: int, k_len: int) -> int:
        """One past the last element touched; 0 if the mask is empty."""
        if 0 in (batch, heads, q_len, k_len):
            return 0
        sizes = (batch, heads, q_len, k_len)
        strides = (self.batch_stride, self.head_stride, self.row_stride, self.key_stride)
        return self.offset + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True)) + 1
