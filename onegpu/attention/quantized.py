"""Keys and values that are kept in 8 bits an element, with a factor for each token and head."""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.dtypes import FLOAT8_E4M3, INT8, DType, as_dtype
from onegpu.errors import ProblemError
from onegpu.layout import Layout

__all__ = ["PRODUCTS", "QuantizedKv"]

#: How queries meet keys in float8: as they are, or quantised as well.
PRODUCTS = ("exact", "float8")


@dataclass(frozen=True, init=False)
class QuantizedKv:
    """K and V of a problem in 8 bits an element. Key ``j`` of a head is ``k_scales[j] * K[j]``, and V likewise.

    A call is given two float32 buffers beside them, ``k_scales`` and ``v_scales``, with one number for each batch
    entry, key/value head and token. Q and O have the problem's ``dtype``, to which kernels on matrix hardware round
    what they multiply. ``head_dim`` is 4 or more.

    Attributes:
        dtype: "int8", or "float8_e4m3": sign, 4 bits of exponent, 3 of fraction, the largest 448, no infinity (PyTorch
            and ml_dtypes say float8_e4m3fn). Buffers of either may be given as uint8.
        products: "exact" multiplies queries as they are. "float8", for keys in float8, allows a kernel to quantise each
            query too, to ``q / scale`` with ``scale = max |q| / 448``, and to multiply both in 8 bits; one that has no
            such instructions multiplies as with "exact". A query with an infinity then gives NaN.
        k_scales: layout of K's scales, whose rows are of one element each; ``row_stride`` steps from token to token.
            None follows K's own layout, stride by stride divided by ``head_dim``: scales that lie beside a cache, for
            as many tokens as the cache has room for, whatever ``k_len`` is.
        v_scales: the same for V's.

    Raises:
        ProblemError: with what was given and what is allowed.
    """

    dtype: DType
    products: str
    k_scales: Layout | None
    v_scales: Layout | None

    def __init__(
        self,
        dtype: object = INT8,
        *,
        products: str = "exact",
        k_scales: Layout | None = None,
        v_scales: Layout | None = None,
    ) -> None:
        put = object.__setattr__  # the class is frozen
        # Not as_dtype's own business: an array type of this name is IEEE's, whose numbers are others.
        short = isinstance(dtype, str) and dtype == "float8_e4m3"
        put(self, "dtype", FLOAT8_E4M3 if short else as_dtype(dtype))
        put(self, "products", products)
        put(self, "k_scales", k_scales)
        put(self, "v_scales", v_scales)
        if self.dtype not in (INT8, FLOAT8_E4M3):
            raise ProblemError(f"QuantizedKv.dtype is {self.dtype}; keys and values may be int8 or float8_e4m3")
        if products not in PRODUCTS:
            raise ProblemError(f"QuantizedKv.products is {products!r}; it must be one of {', '.join(PRODUCTS)}")
        if products == "float8" and self.dtype != FLOAT8_E4M3:
            raise ProblemError(
                f'QuantizedKv.products is "float8" and dtype {self.dtype}; only keys in float8_e4m3 are multiplied so: '
                'leave products at "exact"'
            )
        for name, layout in (("k_scales", k_scales), ("v_scales", v_scales)):
            if layout is not None and not isinstance(layout, Layout):
                raise ProblemError(
                    f"QuantizedKv.{name} is {layout!r}; give an onegpu.Layout, for example "
                    "Layout.heads_first(kv_heads, tokens, 1), or None to follow the tensor's"
                )

    def placed(self, k: Layout, v: Layout, head_dim: int) -> QuantizedKv:
        """The same with a layout for the scales in any case.

        Raises:
            ProblemError: if one is to follow the tensor's, and its numbers are no multiples of ``head_dim``.
        """
        return QuantizedKv(
            self.dtype,
            products=self.products,
            k_scales=_beside("k", k, head_dim) if self.k_scales is None else self.k_scales,
            v_scales=_beside("v", v, head_dim) if self.v_scales is None else self.v_scales,
        )

    def scales(self, name: str) -> Layout:
        """The layout of the scales of "k" or "v" in a problem, which has placed them."""
        layout = self.k_scales if name == "k" else self.v_scales
        assert layout is not None, "a problem places its scales"
        return layout

    @property
    def kind(self) -> str:
        """What programs for it are called: "int8", "float8", or "float8_products"."""
        if self.products == "float8":
            return "float8_products"
        return "int8" if self.dtype == INT8 else "float8"


def _beside(name: str, layout: Layout, head_dim: int) -> Layout:
    """The layout of scales that lie as the rows of a tensor do."""
    if any(number % head_dim for number in layout.numbers):
        raise ProblemError(
            f"{name} is {layout}, whose numbers are no multiples of head_dim, {head_dim}, so that nothing follows for "
            f"its scales; say where they lie: QuantizedKv({name}_scales=Layout(batch_stride, head_stride, row_stride))"
        )
    offset, batch, head, row = (number // head_dim for number in layout.numbers)
    return Layout(batch, head, row, offset)
