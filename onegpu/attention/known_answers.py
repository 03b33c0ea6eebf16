"""Small problems whose answers are known without a matrix product, and without NumPy.

Every tensor is made of one number for each row and one for each column:

    q[i, d] = x[i] * p[d]        k[j, d] = y[j] * p[d]        v[j, d] = u[j] + z[d]

With ``scale = 1 / sum(p[d]^2)`` the score of query i and key j is ``x[i] * y[j]``, and row i of the output is
``z[d]`` plus the mean of u, weighted by ``exp(score + mask)``. The numbers differ from row to row, from column to
column and from head to head, so a kernel that loses the part of a thread of a sum, or takes it from the wrong
neighbour, is far off. They are multiples of 1/8, and p of 1/2, which every element type holds exactly.
"""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from operator import sub
from typing import TYPE_CHECKING

from onegpu.attention.problem import AttentionProblem
from onegpu.dtypes import BFLOAT16, FLOAT32, DType
from onegpu.layout import MaskLayout
from onegpu.waiting import Steps, Wait

if TYPE_CHECKING:
    from onegpu.attention.kernels import AttentionKernels

__all__ = ["KNOWN", "Known", "first_fault"]

_HIDDEN = -math.inf
_LETTERS = {4: "f", 2: "e"}  # of the module struct, by the size of an element


@dataclass(frozen=True, kw_only=True)
class Known:
    """A problem with a known answer.

    Attributes:
        name: what it tries, to end a sentence with.
        narrower: elements by which its head dimension falls short of the kernel's, which pads it.
        mask: whether it has a mask, different for each head, that hides about a quarter of the keys.
        parts: as in :class:`onegpu.AttentionKernels`.
        others: whether it is for the other programs of a variant than the first.
    """

    name: str
    batch: int
    heads: int
    kv_heads: int
    q_len: int
    k_len: int
    narrower: int = 0
    causal: bool = False
    mask: bool = False
    lengths: tuple[int, ...] = ()
    parts: int | None = None
    others: bool = False

    def problem(self, dtype: DType, head_dim: int) -> AttentionProblem:
        """The problem for a kernel of an element type and a padded head dimension."""
        scores = (1, self.heads, self.q_len, self.k_len)
        return AttentionProblem(
            batch=self.batch,
            heads=self.heads,
            kv_heads=self.kv_heads,
            q_len=self.q_len,
            k_len=self.k_len,
            head_dim=head_dim - self.narrower,
            dtype=dtype,
            mask=MaskLayout.broadcast(scores, self.batch, *scores[1:]) if self.mask else None,
            key_lengths=bool(self.lengths),
            causal=self.causal,
            scale=1 / sum(p * p for p in _columns(head_dim - self.narrower)),
        )

    def error(self, kernels: AttentionKernels, dtype: DType, head_dim: int, mode: str) -> Steps[float]:
        """Let a kernel answer: its scaled error; infinity for NaN, and for an element that was not written."""
        problem = self.problem(dtype, head_dim)
        dim, device = problem.head_dim, kernels.device
        columns = _columns(dim)
        rng = random.Random(len(self.name))
        x, y, u, z, bias = (
            _numbers(rng, count)
            for count in (
                self.batch * self.heads * self.q_len,
                self.batch * self.kv_heads * self.k_len,
                self.batch * self.kv_heads * self.k_len,
                self.batch * self.kv_heads * dim,
                self.heads * self.q_len * self.k_len if self.mask else 0,
            )
        )
        if self.mask:  # a row keeps its first key
            bias = [_HIDDEN if rng.random() < 0.25 and n % self.k_len else b for n, b in enumerate(bias)]
        heads = [z[n : n + dim] for n in range(0, len(z), dim)]
        # There are few different rows: each is packed once.
        product = cache(lambda a: _pack(dtype, [a * p for p in columns]))
        total = cache(lambda a, head: _pack(dtype, [a + b for b in heads[head]]))
        q, k = (device.upload(b"".join(map(product, rows))) for rows in (x, y))
        v = device.upload(b"".join(total(a, n // self.k_len) for n, a in enumerate(u)))
        o = device.upload(_pack(dtype, [math.nan] * (len(x) * dim)))
        mask = device.upload(_pack(FLOAT32, bias)) if self.mask else None
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, q, k, v, o, mask=mask, key_lengths=self.lengths or None, mode=mode)
        got = _unpack(dtype, (yield Wait(o, "read")))
        for buffer in (q, k, v, o, *([mask] if mask else [])):
            buffer.release()
        worst = peak = 0.0
        for row, (mean, shift) in enumerate(self._rows(problem, x, y, u, heads, bias)):
            have, want = got[row * dim : (row + 1) * dim], [mean + b for b in shift]
            if not math.isfinite(sum(have)):
                return math.inf
            worst = max(worst, max(map(abs, map(sub, have, want))))
            peak = max(peak, max(map(abs, want)))
        return worst / peak

    def _rows(
        self,
        problem: AttentionProblem,
        x: Sequence[float],
        y: Sequence[float],
        u: Sequence[float],
        z: Sequence[Sequence[float]],
        bias: Sequence[float],
    ) -> Iterator[tuple[float, Sequence[float]]]:
        """For each row of the output the weighted mean of u, and the z to add to it."""
        for row, a in enumerate(x):
            entry, i = divmod(row, self.heads * self.q_len)
            kv_head = entry * self.kv_heads + i // self.q_len // problem.group
            keys = min(i % self.q_len + problem.causal_offset + 1, self.k_len)
            keys = min(keys, self.lengths[entry]) if self.lengths else keys
            first = kv_head * self.k_len
            scores = [a * b for b in y[first : first + keys]]
            if bias:
                scores = [score + b for score, b in zip(scores, bias[i * self.k_len :], strict=False)]
            peak = max(scores)
            weights = [math.exp(score - peak) for score in scores]
            yield math.fsum(w * b for w, b in zip(weights, u[first:], strict=False)) / math.fsum(weights), z[kv_head]


#: One range of keys with more rows than a workgroup owns; many ranges, in both ways that they are folded; few rows.
#: Head dimensions that are a multiple of four, and others, meet both ways to load a row: every program of a variant.
KNOWN = (
    Known(name="a causal problem of one range of keys", batch=1, heads=4, kv_heads=2, q_len=67, k_len=75, causal=True),
    Known(
        name="a problem with a mask and three ranges of keys in one workgroup",
        batch=1,
        heads=2,
        kv_heads=1,
        q_len=9,
        k_len=1037,
        narrower=2,
        mask=True,
        parts=1,
    ),
    Known(
        name="a problem with key lengths and its ranges shared by workgroups",
        batch=2,
        heads=4,
        kv_heads=1,
        q_len=3,
        k_len=1037,
        lengths=(1037, 519),
        parts=3,
    ),
    Known(name="a problem of many rows", batch=1, heads=2, kv_heads=2, q_len=300, k_len=40),
    Known(name="a problem of one query", batch=1, heads=2, kv_heads=2, q_len=1, k_len=51, narrower=2, others=True),
    Known(
        name="a problem of one query whose keys are shared by workgroups",
        batch=2,
        heads=4,
        kv_heads=1,
        q_len=1,
        k_len=525,
        lengths=(525, 200),
        parts=2,
        others=True,
    ),
    Known(
        name="a problem of some rows and two ranges of keys in one workgroup",
        batch=1,
        heads=4,
        kv_heads=2,
        q_len=19,
        k_len=525,
        parts=1,
        others=True,
    ),
)


def first_fault(
    kernels: Callable[[Known], Iterable[tuple[AttentionKernels, str]]], dtype: DType, head_dim: int
) -> Steps[str]:
    """Let a kernel answer all of them.

    Args:
        kernels: makes the kernels for a problem's ``parts`` and ``others``, and says in which mode they answer.
        dtype: element type.
        head_dim: the padded head dimension that the kernel is built for.

    Returns:
        what is wrong with its first wrong answer, a sentence; "" if there is none.

    Raises:
        OneGpuError: if the device fails.
    """
    for known in KNOWN:
        for each, mode in kernels(known):
            allowed = each.plan(known.problem(dtype, head_dim), mode=mode).tolerance
            error = yield from known.error(each, dtype, head_dim, mode)
            if not error <= allowed:
                off = f"has a scaled error of {error:.1e}" if error < math.inf else "holds NaN, infinities or nothing"
                return f"its answer to {known.name} {off}; {allowed:.0e} is allowed"
    return ""


def _columns(head_dim: int) -> list[float]:
    rng = random.Random(0)
    return [(1 - 2 * (rng.random() < 0.5)) * (int(rng.random() * 3) + 1) / 2 for _ in range(head_dim)]


def _numbers(rng: random.Random, count: int) -> list[float]:
    """Multiples of 1/8 from -2 to 2."""
    return [(int(rng.random() * 33) - 16) / 8 for _ in range(count)]


def _pack(dtype: DType, values: Sequence[float]) -> bytes:
    if dtype == BFLOAT16:  # the upper halves of float32
        words = struct.unpack(f"={len(values)}I", _pack(FLOAT32, values))
        return struct.pack(f"={len(words)}H", *(word >> 16 for word in words))
    return struct.pack(f"={len(values)}{_LETTERS[dtype.itemsize]}", *values)


def _unpack(dtype: DType, data: bytes) -> Sequence[float]:
    if dtype == BFLOAT16:
        words = struct.unpack(f"={len(data) // 2}H", data)
        data = struct.pack(f"={len(words)}I", *(word << 16 for word in words))
        dtype = FLOAT32
    return struct.unpack(f"={len(data) // dtype.itemsize}{_LETTERS[dtype.itemsize]}", data)
