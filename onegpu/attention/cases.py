"""The conformance table: problems with inputs, on which every kernel of every device is judged.

The tests and ``python -m onegpu check`` walk this one list. A case is described by plain values;
:meth:`Case.problem` makes the problem for an element type.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from onegpu.attention.problem import AttentionProblem, Causal
from onegpu.dtypes import DType, as_dtype
from onegpu.layout import Layout, MaskLayout

__all__ = ["CASES", "GROUPS", "GUARD", "Case", "find_cases"]

#: Elements of a foreign tensor before and after each tensor. A multiple of four, so that kernels move four at a time
#: where the strides allow it.
GUARD = 68

Offset = int | None

#: What the cases of a group try.
GROUPS = {
    "model": "attention of MiniLM, BERT-base and Whisper-small, as their projections leave the tensors",
    "edge": "sizes beside every tile boundary, size 1, empty calls, grouped heads, many keys",
    "head_dim": "head dimensions from 1 to 256, odd ones, and those beside the sizes that kernels are built for",
    "mask": "masks of every shape that broadcasts, -inf, rows without a key, the lowest float, NaN behind a mask",
    "causal": "the causal rule with its default and other offsets, more queries than keys, with mask and lengths",
    "lengths": "key lengths of 0, 1 and beside tile boundaries; hidden keys that must not be read",
    "layout": "every mix of heads first, positions first and packed; longer caches; gaps after rows",
    "special": "rising, wide and equal scores, NaN and infinities, scale 0 and negative",
}

_MASKS = {
    "random": "random numbers",
    "some_hidden": "-inf on two keys in five",
    "hidden_rows": "-inf on all keys of every fifth query",
    "lowest": "the lowest float on the first 128 keys",
    "lowest_rows": "the lowest float on all keys of a query",
    "plus_infinity": "+inf in one place",
    "nan": "NaN in one place",
}
_INPUTS = {
    "rising": "scores that rise with the key",
    "wide": "scores four times as wide",
    "zero_q": "Q is 0 and V is 8",
    "nan_query": "NaN in every seventh query",
    "nan_under_mask": "NaN in K and V of a hidden key",
}


@dataclass(frozen=True, kw_only=True)
class Case:
    """A problem with rules for its inputs.

    Attributes:
        name: unique.
        group: what it is about, see :data:`GROUPS`.
        layouts: kinds of the layouts of q, k, v and o: "heads_first", "positions_first", "packed" (a slice of a fused
            projection), "cached" (the first positions of a longer cache) or "padded" (a gap after each row).
        mask: kind of mask, see :func:`onegpu.attention.checking.make_mask`.
        mask_shape: shape of the mask, broadcast to the scores.
        lengths: key length of each batch entry.
        causal: "no", or the offset; None is the default offset.
        inputs: kind of Q, K and V, see :func:`onegpu.attention.checking.make_inputs`.
        source: public report of the fault behind the case, if there is one.
        slow: left out of quick runs.
        heavy: takes half a minute on a software driver, where only some kernels compute it.
    """

    name: str
    group: str
    batch: int = 1
    heads: int = 2
    kv_heads: int | None = None
    q_len: int = 5
    k_len: int = 7
    head_dim: int = 32
    layouts: tuple[str, str, str, str] = ("heads_first",) * 4
    mask: str | None = None
    mask_shape: tuple[int, int, int, int] | None = None
    lengths: tuple[int, ...] | None = None
    causal: Offset | str = "no"
    masked_rows: str = "nan"
    scale: float | None = None
    inputs: str = "normal"
    source: str = ""
    slow: bool = False
    heavy: bool = False

    def __str__(self) -> str:
        return f"{self.group}: {self.name}"

    def describe(self) -> str:
        """Sizes, rules and inputs in words."""
        heads = _count(self.heads, "head") + (f" on {self.kv_heads}" if self.kv_heads is not None else "")
        words = [f"batch {self.batch}", heads, _count(self.q_len, "query", "queries"), _count(self.k_len, "key")]
        words.append(f"head_dim {self.head_dim}")
        if set(self.layouts) != {"heads_first"}:
            kinds = self.layouts if len(set(self.layouts)) > 1 else self.layouts[:1]
            words.append(f"layouts {', '.join(kinds).replace('_', ' ')}")
        if self.causal != "no":
            words.append("causal" if self.causal is None else f"causal with offset {self.causal}")
        if self.mask is not None:
            shape = "" if self.mask_shape is None else f" {'x'.join(map(str, self.mask_shape))}"
            words.append(f"mask{shape}: {_MASKS[self.mask]}")
        if self.lengths is not None:
            words.append(f"key lengths {', '.join(map(str, self.lengths))}")
        if self.masked_rows != "nan":
            words.append(f"masked rows become {self.masked_rows}")
        if self.scale is not None:
            words.append(f"scale {self.scale:g}")
        if self.inputs != "normal":
            words.append(_INPUTS[self.inputs])
        return "; ".join([", ".join(words[:5]), *words[5:]])

    def takes(self, dtype: DType) -> bool:
        """Whether the case exists for an element type: 2-byte types need an even head dimension."""
        return dtype.itemsize == 4 or self.head_dim % 2 == 0

    def problem(self, dtype: object = "float32") -> AttentionProblem:
        """The problem, with every tensor lying :data:`GUARD` elements into its buffer."""
        kv_heads = self.heads if self.kv_heads is None else self.kv_heads
        sizes = {"q": (self.heads, self.q_len), "k": (kv_heads, self.k_len)} | {
            "v": (kv_heads, self.k_len),
            "o": (self.heads, self.q_len),
        }
        q, k, v, o = (
            _layout(kind, name, *sizes[name], self.head_dim) for name, kind in zip("qkvo", self.layouts, strict=True)
        )
        mask = None
        if self.mask is not None:
            shape = self.mask_shape or (self.batch, self.heads, self.q_len, self.k_len)
            mask = MaskLayout.broadcast(shape, self.batch, self.heads, self.q_len, self.k_len, offset=GUARD)
        return AttentionProblem(
            batch=self.batch,
            heads=self.heads,
            kv_heads=kv_heads,
            q_len=self.q_len,
            k_len=self.k_len,
            head_dim=self.head_dim,
            dtype=as_dtype(dtype),
            q=q,
            k=k,
            v=v,
            o=o,
            mask=mask,
            key_lengths=self.lengths is not None,
            causal=None if isinstance(self.causal, str) else Causal(self.causal),
            masked_rows=self.masked_rows,
            scale=self.scale,
        )


def _count(number: int, one: str, more: str = "") -> str:
    return f"{number} {one if number == 1 else more or one + 's'}"


def _layout(kind: str, name: str, heads: int, length: int, head_dim: int) -> Layout:
    if kind == "heads_first":
        return Layout.heads_first(heads, length, head_dim, offset=GUARD)
    if kind == "positions_first":
        return Layout.positions_first(heads, length, head_dim, offset=GUARD)
    if kind == "packed":
        part = {"q": 0, "k": 1, "v": 2, "o": 3}[name]
        row = 4 * heads * head_dim
        return Layout(length * row, head_dim, row, GUARD + part * heads * head_dim)
    if kind == "cached":
        return Layout.heads_first(heads, length + 24, head_dim, offset=GUARD)
    if kind == "padded":
        row = head_dim + 6
        return Layout(heads * length * row + 10, length * row, row, GUARD)
    raise ValueError(f"unknown kind of layout {kind!r}")


_HEADS, _POSITIONS = ("heads_first",) * 4, ("positions_first",) * 4
_PACKED = ("packed", "packed", "packed", "positions_first")


def _models() -> Iterator[Case]:
    """Attention of the reference models, as their projections leave the tensors."""

    def model(
        name: str,
        batch: int,
        q_len: int,
        k_len: int,
        head_dim: int,
        causal: Offset | str = "no",
        slow: bool = False,
        heavy: bool = False,
    ) -> Case:
        return Case(
            name=name,
            group="model",
            batch=batch,
            heads=12,
            q_len=q_len,
            k_len=k_len,
            head_dim=head_dim,
            layouts=_POSITIONS,
            causal=causal,
            slow=slow,
            heavy=heavy,
        )

    yield model("minilm b1 s128", 1, 128, 128, 32)
    yield model("minilm b8 s128", 8, 128, 128, 32, slow=True)
    yield model("bert-base b1 s128", 1, 128, 128, 64)
    yield model("bert-base b1 s512", 1, 512, 512, 64, slow=True)
    yield model("bert-base b8 s128", 8, 128, 128, 64, slow=True)
    yield model("bert-base b8 s512", 8, 512, 512, 64, slow=True, heavy=True)
    yield model("whisper-small encoder", 1, 1500, 1500, 64, slow=True, heavy=True)
    yield model("whisper-small decoder prompt", 1, 64, 64, 64, causal=None)
    yield model("whisper-small decoder step, 448 cached keys", 1, 1, 448, 64, causal=None)
    yield model("whisper-small cross-attention step", 1, 1, 1500, 64)
    lengths = (128, 90, 17, 1, 128, 64, 33, 2)
    yield Case(
        name="minilm padded batch",
        group="model",
        batch=8,
        heads=12,
        q_len=128,
        k_len=128,
        layouts=_PACKED,
        lengths=lengths,
        slow=True,
    )


def _edges() -> Iterator[Case]:
    """One beside every tile boundary, and size 1."""
    for q_len in (1, 2, 31, 32, 33, 63, 64, 65, 129):
        yield Case(name=f"q_len {q_len}", group="edge", q_len=q_len, k_len=33, head_dim=64)
    for k_len in (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 129, 511, 512, 513):
        yield Case(name=f"k_len {k_len}", group="edge", q_len=3, k_len=k_len, head_dim=64)
    # Mesa's llvmpipe leaves a shader's loops after 65535 rounds: what was not done by then is missing.
    for head_dim, k_len in itertools.product((32, 64, 128, 192, 256), (600, 1537)):
        yield Case(
            name=f"{k_len} keys, head_dim {head_dim}",
            group="edge",
            q_len=3,
            k_len=k_len,
            head_dim=head_dim,
            inputs="rising",
            source="llama.cpp PR 13813",
            slow=head_dim > 64,
        )
    for q_len, k_len in ((1, 1), (15, 17), (31, 33), (33, 31), (127, 129)):
        yield Case(name=f"{q_len} x {k_len}", group="edge", q_len=q_len, k_len=k_len, source="ncnn PR 6528")
    yield Case(name="all sizes 1", group="edge", heads=1, q_len=1, k_len=1, head_dim=1)
    yield Case(name="one element, half", group="edge", heads=1, q_len=1, k_len=1, head_dim=2)
    yield Case(name="no batch", group="edge", batch=0)
    yield Case(name="no queries", group="edge", q_len=0)
    for lengths in itertools.product((1, 15, 16, 17, 31, 33, 127, 129), repeat=2):
        for head_dim in (16, 48, 80, 128):
            yield Case(
                name=f"{lengths[0]} x {lengths[1]} d{head_dim}",
                group="edge",
                heads=1,
                q_len=lengths[0],
                k_len=lengths[1],
                head_dim=head_dim,
                source="ncnn PR 6528",
                slow=True,
            )


def _head_dims() -> Iterator[Case]:
    quick = {1, 2, 3, 5, 8, 16, 31, 32, 33, 40, 63, 64}
    every = sorted(quick | {48, 65, 72, 80, 88, 96, 112, 127, 128, 129, 160, 192, 255, 256})
    for head_dim in every:
        yield Case(
            name=f"head_dim {head_dim}",
            group="head_dim",
            heads=2,
            q_len=35,
            k_len=37,
            head_dim=head_dim,
            layouts=_POSITIONS,
            source="pytorch#189849",
            slow=head_dim not in quick,
        )
    for head_dim, k_len in itertools.product((64, 96, 128), (1, 2, 31, 32, 33, 65, 128, 129)):
        yield Case(
            name=f"few queries, {k_len} keys, head_dim {head_dim}",
            group="head_dim",
            q_len=2,
            k_len=k_len,
            head_dim=head_dim,
            source="pytorch PR 169222",
            slow=head_dim != 64,
        )


def _groups() -> Iterator[Case]:
    for heads, kv_heads in ((2, 1), (8, 2), (6, 3), (12, 1)):
        yield Case(
            name=f"{heads} heads on {kv_heads}",
            group="edge",
            batch=2,
            heads=heads,
            kv_heads=kv_heads,
            q_len=9,
            k_len=70,
        )


def _masks() -> Iterator[Case]:
    for shape in itertools.product((1, 2), (1, 4), (1, 9), (1, 40)):
        yield Case(
            name=f"mask {'x'.join(map(str, shape))}",
            group="mask",
            batch=2,
            heads=4,
            kv_heads=2,
            q_len=9,
            k_len=40,
            mask="random",
            mask_shape=shape,
            source="stable-diffusion.cpp PR 1625, llama.cpp PR 14505",
        )
    for policy in ("nan", "zero"):
        yield Case(
            name=f"masked row inside a tile, {policy}",
            group="mask",
            heads=1,
            q_len=4,
            k_len=4,
            mask="hidden_rows",
            masked_rows=policy,
            source="mlx#2395, pytorch#156707",
        )
        yield Case(
            name=f"masked rows among 70, {policy}",
            group="mask",
            q_len=70,
            k_len=70,
            mask="hidden_rows",
            masked_rows=policy,
        )
    yield Case(
        name="some keys hidden by -inf",
        group="mask",
        q_len=33,
        k_len=131,
        mask="some_hidden",
        source="llama.cpp PR 7434",
    )
    yield Case(
        name="lowest float on 128 of 441 keys",
        group="mask",
        heads=12,
        q_len=5,
        k_len=441,
        head_dim=64,
        mask="lowest",
        mask_shape=(1, 1, 1, 441),
        source="pytorch#109517",
    )
    yield Case(
        name="lowest float on every key of a row",
        group="mask",
        q_len=4,
        k_len=41,
        mask="lowest_rows",
        source="pytorch#109517",
    )
    yield Case(
        name="the scale leaves the mask alone",
        group="mask",
        heads=2,
        q_len=4,
        k_len=4,
        head_dim=2,
        mask="random",
        source="onnxruntime#26766",
    )
    yield Case(name="-inf and NaN K", group="mask", q_len=5, k_len=40, mask="some_hidden", inputs="nan_under_mask")


def _causal() -> Iterator[Case]:
    for offset in (None, 0, 5, -3, 991, 2000):
        yield Case(
            name=f"32 x 1024, causal offset {offset}",
            group="causal",
            q_len=32,
            k_len=1024,
            causal=offset,
            source="mlx#2835",
        )
    for policy in ("nan", "zero"):
        yield Case(
            name=f"more queries than keys, {policy}",
            group="causal",
            heads=1,
            q_len=200,
            k_len=100,
            causal=None,
            masked_rows=policy,
        )
    yield Case(
        name="2048 x 1024, causal",
        group="causal",
        heads=1,
        q_len=2048,
        k_len=1024,
        causal=None,
        source="flash-attention#1778",
        slow=True,
    )
    for size in (1, 31, 32, 33, 64, 65, 97):
        yield Case(name=f"causal {size}", group="causal", q_len=size, k_len=size, causal=None, head_dim=64)
    yield Case(
        name="causal with mask and lengths",
        group="causal",
        batch=3,
        heads=4,
        kv_heads=2,
        q_len=45,
        k_len=77,
        causal=None,
        mask="some_hidden",
        mask_shape=(3, 1, 45, 77),
        lengths=(77, 50, 3),
        masked_rows="zero",
    )


def _lengths() -> Iterator[Case]:
    yield Case(
        name="hidden keys are never read",
        group="lengths",
        batch=2,
        heads=2,
        q_len=3,
        k_len=3,
        lengths=(1, 3),
        source="flash-attention#1745, pytorch#101967",
    )
    for policy in ("nan", "zero"):
        yield Case(
            name=f"length 0, {policy}",
            group="lengths",
            batch=3,
            q_len=5,
            k_len=64,
            lengths=(0, 64, 1),
            masked_rows=policy,
        )
        yield Case(name=f"no keys, {policy}", group="lengths", batch=2, q_len=3, k_len=0, masked_rows=policy)
    yield Case(
        name="lengths beside tile edges",
        group="lengths",
        batch=8,
        q_len=2,
        k_len=130,
        lengths=(31, 32, 33, 63, 64, 65, 129, 130),
    )
    yield Case(name="lengths, causal", group="lengths", batch=2, q_len=40, k_len=40, lengths=(20, 39), causal=0)


def _layouts() -> Iterator[Case]:
    kinds = ("heads_first", "positions_first", "packed")
    for number, mix in enumerate(itertools.product(kinds, kinds, kinds, kinds)):
        for q_len in (1, 8, 9):
            yield Case(
                name=f"{' '.join(mix)}, {q_len} queries",
                group="layout",
                batch=2,
                heads=3,
                q_len=q_len,
                k_len=11,
                head_dim=16,
                layouts=mix,
                source="pytorch#163597",
                slow=number % 10 != 0,
            )
    yield Case(
        name="a longer cache",
        group="layout",
        batch=2,
        q_len=3,
        k_len=40,
        layouts=("heads_first", "cached", "cached", "padded"),
    )
    yield Case(
        name="a gap after each row",
        group="layout",
        batch=2,
        q_len=9,
        k_len=9,
        layouts=("padded", "padded", "padded", "padded"),
    )


def _special() -> Iterator[Case]:
    yield Case(name="scores that keep rising", group="special", q_len=8, k_len=300, head_dim=64, inputs="rising")
    yield Case(name="wide scores", group="special", q_len=40, k_len=300, head_dim=64, inputs="wide")
    yield Case(name="equal scores", group="special", q_len=4, k_len=1000, inputs="zero_q", source="llama.cpp PR 13975")
    yield Case(name="a NaN query", group="special", q_len=70, k_len=40, inputs="nan_query")
    yield Case(name="a score of +inf", group="special", q_len=9, k_len=40, mask="plus_infinity")
    yield Case(name="a mask of NaN", group="special", q_len=9, k_len=40, mask="nan")
    yield Case(name="scale 0", group="special", q_len=9, k_len=40, scale=0.0)
    yield Case(name="negative scale", group="special", q_len=9, k_len=40, scale=-0.5)


CASES: tuple[Case, ...] = tuple(
    itertools.chain(
        _models(), _edges(), _head_dims(), _groups(), _masks(), _causal(), _lengths(), _layouts(), _special()
    )
)


def find_cases(group: str | None = None, *, slow: bool = True) -> list[Case]:
    """The cases of a group, or all; ``slow=False`` leaves the slow ones out."""
    return [case for case in CASES if group in (None, case.group) and (slow or not case.slow)]
