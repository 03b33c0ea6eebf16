"""What is asked of attention: sizes, layouts and rules, without the data."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from functools import cached_property
from numbers import Real
from typing import Any

from onegpu.attention.epilogue import Epilogue
from onegpu.attention.paged import PagedKv
from onegpu.attention.quantized import QuantizedKv
from onegpu.dtypes import BFLOAT16, FLOAT16, FLOAT32, DType, as_dtype
from onegpu.errors import ProblemError
from onegpu.layout import Layout, MaskLayout, as_integer

__all__ = ["MASKED_ROWS", "MAX_HEAD_DIM", "TOLERANCE", "AttentionProblem", "Causal"]

MAX_HEAD_DIM = 256
_LARGEST = 3.4028234663852886e38  # of float32
MASKED_ROWS = ("nan", "zero")
#: Largest scaled error of a kernel with float32 accumulation, by element type.
TOLERANCE = {"float32": 1e-5, "float16": 2e-3, "bfloat16": 8e-3}
_DTYPES = (FLOAT32, FLOAT16, BFLOAT16)

#: Stands for "contiguous [batch, heads, length, head_dim]" until the sizes are known.
_CONTIGUOUS = Layout(0, 0, 0)


@dataclass(frozen=True)
class Causal:
    """Query ``i`` sees the keys ``j <= i + offset``.

    Attributes:
        offset: None means ``k_len - q_len``: the last query sees every key, as with a key/value cache. 0 aligns the
            first query with the first key, as PyTorch's ``is_causal`` does.
    """

    offset: int | None = None


@dataclass(frozen=True, init=False)
class AttentionProblem:
    """One attention call, ``O = softmax(scale * Q K^T + mask) V`` for each batch entry and head, without its data.

    A problem checks itself when it is made: a bad one never exists.

    Attributes:
        batch: batch entries; 0 is an empty call.
        heads: query heads.
        q_len: queries of each batch entry; 0 is an empty call.
        k_len: keys of each batch entry; 0 makes every row a masked row.
        head_dim: elements of a row, 1 to 256; even for 2-byte types.
        dtype: element type of Q, K, V and O: "float32", "float16" or "bfloat16". Accumulation is in float32.
        kv_heads: key/value heads, which must divide ``heads`` (grouped-query attention; 1 is multi-query). None means
            ``heads``. Query head ``h`` reads key/value head ``h // (heads // kv_heads)``.
        q: layout of Q; contiguous ``[batch, heads, q_len, head_dim]`` if not given.
        k: layout of K; contiguous ``[batch, kv_heads, k_len, head_dim]`` if not given.
        v: layout of V, likewise.
        o: layout of O, as Q's.
        mask: layout of an additive float32 mask, or None for no mask. ``-inf`` hides a key.
        key_lengths: whether the call has an int32 key length for each batch entry; keys at and beyond it are hidden.
        causal: None, or the causal rule. ``True`` and ``False`` are accepted for ``Causal()`` and None.
        masked_rows: what a row that sees no key becomes: "nan" (as a plain softmax gives) or "zero".
        scale: factor of the scores; None means ``head_dim ** -0.5``.
        paged: None, or where the sequences have their keys in blocks: :class:`onegpu.PagedKv` says what sizes, layouts
            and rules mean then. ``key_lengths`` is True with it. Only some kernels take it.
        quantized: None, or how K and V are kept in 8 bits an element: :class:`onegpu.QuantizedKv`. Their layouts then
            count such elements, and ``dtype`` is that of Q and O. Only some kernels take it.
        epilogue: None, or steps on each element of the result before it is written: :class:`onegpu.Epilogue`. Only some
            kernels take it.

    Raises:
        ProblemError: with what was given and what is allowed.
    """

    batch: int
    heads: int
    q_len: int
    k_len: int
    head_dim: int
    dtype: DType = FLOAT32
    kv_heads: int = 0
    q: Layout = _CONTIGUOUS
    k: Layout = _CONTIGUOUS
    v: Layout = _CONTIGUOUS
    o: Layout = _CONTIGUOUS
    mask: MaskLayout | None = None
    key_lengths: bool = False
    causal: Causal | None = None
    masked_rows: str = "nan"
    scale: float = math.nan
    paged: PagedKv | None = None
    quantized: QuantizedKv | None = None
    epilogue: Epilogue | None = None

    def __init__(
        self,
        *,
        batch: int,
        heads: int,
        q_len: int,
        k_len: int,
        head_dim: int,
        dtype: object = FLOAT32,
        kv_heads: int | None = None,
        q: Layout | None = None,
        k: Layout | None = None,
        v: Layout | None = None,
        o: Layout | None = None,
        mask: MaskLayout | None = None,
        key_lengths: bool = False,
        causal: Causal | bool | None = None,
        masked_rows: str = "nan",
        scale: float | None = None,
        paged: PagedKv | None = None,
        quantized: QuantizedKv | None = None,
        epilogue: Epilogue | None = None,
    ) -> None:
        put = object.__setattr__  # the class is frozen
        sizes = {"batch": batch, "heads": heads, "q_len": q_len, "k_len": k_len, "head_dim": head_dim}
        for name, value in sizes.items():
            put(self, name, _size(name, value, least=1 if name in ("heads", "head_dim") else 0))
        put(self, "dtype", as_dtype(dtype))
        put(self, "kv_heads", self.heads if kv_heads is None else _size("kv_heads", kv_heads, least=1))
        if paged is not None and not isinstance(paged, PagedKv):
            raise ProblemError(f"paged is {paged!r}; give an onegpu.PagedKv, or None for K and V that lie in order")
        put(self, "paged", paged)
        for name, layout in {"q": q, "k": k, "v": v, "o": o}.items():
            _, row_heads, rows = self.axes(name)
            if layout is not None and not isinstance(layout, Layout):
                raise ProblemError(f"{name} is {layout!r}; give an onegpu.Layout, for example Layout.heads_first(...)")
            if layout is None:
                dense = Layout.heads_first(row_heads, rows, self.head_dim)
                layout = dense if paged is None else paged.layout_of(name, row_heads, self.head_dim)
            put(self, name, layout)
        if quantized is not None and not isinstance(quantized, QuantizedKv):
            raise ProblemError(
                f"quantized is {quantized!r}; give an onegpu.QuantizedKv, or None for K and V of the problem's dtype"
            )
        put(self, "quantized", quantized and quantized.placed(self.k, self.v, self.head_dim))
        if epilogue is not None and not isinstance(epilogue, Epilogue):
            raise ProblemError(f"epilogue is {epilogue!r}; give an onegpu.Epilogue, or None for the result as it is")
        put(self, "epilogue", epilogue if epilogue is not None and epilogue.steps else None)
        if mask is not None and not isinstance(mask, MaskLayout):
            raise ProblemError(f"mask is {mask!r}; give an onegpu.MaskLayout, for example MaskLayout.broadcast(...)")
        put(self, "mask", mask)
        put(self, "key_lengths", bool(key_lengths) or paged is not None)
        put(self, "causal", Causal() if causal is True else causal or None)
        put(self, "masked_rows", masked_rows)
        put(self, "scale", self.head_dim**-0.5 if scale is None else scale)
        self._check()

    def _check(self) -> None:
        if self.heads % self.kv_heads:
            raise ProblemError(f"kv_heads is {self.kv_heads}; it must divide heads, which is {self.heads}")
        if self.head_dim > MAX_HEAD_DIM:
            raise ProblemError(
                f"head_dim is {self.head_dim}; these kernels take 1 to {MAX_HEAD_DIM}; larger heads need another method"
            )
        if self.dtype not in _DTYPES:
            raise ProblemError(f"dtype is {self.dtype}; attention takes {', '.join(d.name for d in _DTYPES)}")
        if self.dtype.itemsize == 2:
            self._check_even()
        if self.quantized is not None and self.head_dim < 4:
            raise ProblemError(
                f"head_dim is {self.head_dim}; keys and values in 8 bits (QuantizedKv) need 4 or more, because kernels "
                "read four of them at a time"
            )
        if self.paged is not None:
            self._check_paged(self.paged)
        batch, heads, rows = self.axes("o")
        if self.o.overlaps(batch, heads, rows, self.head_dim):
            count = "q_len" if self.paged is None else "queries"
            raise ProblemError(
                f"the strides of o overlap: {self.o} with batch {batch}, heads {heads}, {count} {rows} "
                f"and head_dim {self.head_dim} gives two positions the same element; each output needs its own"
            )
        if self.causal is not None:
            if not isinstance(self.causal, Causal):
                raise ProblemError(f"causal is {self.causal!r}; give True, False or onegpu.Causal(offset)")
            offset = self.causal.offset
            if offset is not None and as_integer(offset) is None:
                raise ProblemError(f"causal offset is {offset!r}; it must be an integer or None")
        if self.masked_rows not in MASKED_ROWS:
            raise ProblemError(f"masked_rows is {self.masked_rows!r}; it must be one of {', '.join(MASKED_ROWS)}")
        if isinstance(self.scale, bool) or not isinstance(self.scale, Real) or not abs(self.scale) <= _LARGEST:
            raise ProblemError(f"scale is {self.scale!r}; it must be a finite number")

    def _check_paged(self, paged: PagedKv) -> None:
        if self.mask is not None:
            raise ProblemError("a mask was given with PagedKv, whose queries are packed; leave one of them out")
        if self.k_len > (most := paged.table_width * paged.block_size):
            raise ProblemError(
                f"k_len is {self.k_len}; with a table_width of {paged.table_width}, a sequence has blocks for {most} "
                "keys: make the block tables wider, or k_len smaller"
            )
        if self.batch and self.k_len and not paged.blocks:
            raise ProblemError(f"PagedKv.blocks is 0 and k_len is {self.k_len}; a cache without blocks has no keys")

    def _check_even(self) -> None:
        if self.head_dim % 2:
            raise ProblemError(
                f"head_dim is {self.head_dim}; {self.dtype} needs it even, because kernels move pairs of 2-byte "
                "elements. Pad Q, K and V with a zero column and keep the scale of the unpadded size"
            )
        for name in "qkvo" if self.quantized is None else "qo":
            layout: Layout = getattr(self, name)
            if any(n % 2 for n in layout.numbers):
                raise ProblemError(f"{name} is {layout}; {self.dtype} needs its offset and strides even")

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __hash__(self) -> int:
        """Kept, because every call looks itself up by its problem."""
        return self._hash

    def dtype_of(self, name: str) -> DType:
        """Element type of "q", "k", "v" or "o"."""
        return self.dtype if self.quantized is None or name in "qo" else self.quantized.dtype

    def axes(self, name: str) -> tuple[int, int, int]:
        """Batch entries, heads and rows over which the layout of "q", "k", "v" or "o" is laid."""
        heads = self.heads if name in "qo" else self.kv_heads
        if self.paged is None:
            return self.batch, heads, self.q_len if name in "qo" else self.k_len
        return (1, heads, self.paged.queries) if name in "qo" else (self.paged.blocks, heads, self.paged.block_size)

    @property
    def group(self) -> int:
        """Query heads that share one key/value head."""
        return self.heads // self.kv_heads

    @cached_property
    def causal_offset(self) -> int:
        """The offset of the causal rule; without one, a number with which no key is hidden."""
        if self.causal is None:
            return self.k_len
        return self.k_len - self.q_len if self.causal.offset is None else self.causal.offset

    @property
    def operations(self) -> int:
        """Multiplications and additions of both products, not counting keys that the causal rule hides."""
        return 4 * self.batch * self.heads * self.head_dim * self.visible_pairs

    @cached_property
    def visible_pairs(self) -> int:
        """(query, key) pairs of one batch entry and head that the causal rule leaves."""
        if self.causal is None:
            return self.q_len * self.k_len
        # Row i sees clamp(i + ahead, 0, k_len) keys: none before `start`, all from `full` on, a ramp between.
        ahead = self.causal_offset + 1
        start = min(max(-ahead, 0), self.q_len)
        full = min(max(self.k_len - ahead, start), self.q_len)
        ramp = (start + full - 1 + 2 * ahead) * (full - start) // 2
        return ramp + (self.q_len - full) * self.k_len


def _size(name: str, value: Any, least: int) -> int:
    number = as_integer(value)
    if number is None or number < least:
        raise ProblemError(f"{name} is {value!r}; it must be an integer of {least} or more")
    if number >= 1 << 31:
        raise ProblemError(f"{name} is {number}; kernels count in 32 bits, so it must be below 2^31")
    return number
