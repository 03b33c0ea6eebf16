"""The unfused chain in NumPy, as programs of the "numpy" language: a matrix product, a softmax, a matrix product.

A workgroup is a block of rows of one matrix: queries of the heads that share a key/value head. Scratch memory is laid
out as on a GPU: a row is its scores, padded to whole float4, and four floats, of which the first says that the row of O
is NaN. Half is widened to float32.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from onegpu.attention.cpu_kernel import weigh
from onegpu.attention.params import HAS_KEY_LENGTHS, HAS_MASK, UNFUSED_PARAMS, ZERO_MASKED_ROWS

__all__ = ["ROWS", "scores", "softmax", "values"]

ROWS = 512

Array = np.ndarray[Any, Any]


class _Call:
    """The tensors of a dispatch as arrays; the arguments are those of every program of the "numpy" language."""

    def __init__(self, name: str, groups: tuple[int, int], params: bytes, tensors: tuple[memoryview, ...]) -> None:
        p: dict[str, Any] = UNFUSED_PARAMS.unpack(params)
        self.p = p
        self._tensors = tensors
        self._dtype = np.dtype(name.split(".")[1])
        self._numbers = range(p["first_group"], min(p["first_group"] + groups[0] * groups[1], p["last_group"]))
        self.kv_heads = p["heads"] // p["group"]
        matrices = -(-p["last_group"] // p["row_blocks"])
        self._batches = -(-(p["first_matrix"] + matrices) // self.kv_heads)
        pitch = 4 * (-(-p["k_len"] // 4) + 1)
        shape = (matrices, p["matrix_rows"], pitch)
        flat = np.frombuffer(tensors[6], np.float32)[4 * p["scratch_offset"] :]
        self.scratch = flat[: matrices * p["matrix_rows"] * pitch].reshape(shape)
        self._lengths = None
        if p["flags"] & HAS_KEY_LENGTHS:
            self._lengths = np.frombuffer(tensors[5], np.int32)[p["lengths_offset"] :]

    def blocks(self) -> Iterator[_Block]:
        """The blocks of rows of this dispatch."""
        for number in self._numbers:
            yield _Block(self, number)

    def keys(self, batch: int) -> int:
        """Keys of a batch entry that its length leaves."""
        k_len: int = self.p["k_len"]
        return k_len if self._lengths is None else int(np.clip(self._lengths[batch], 0, k_len))

    def tensor(self, letter: str) -> Array:
        """Q or O as [batch, heads, queries, head_dim], K or V as [batch, kv_heads, keys, head_dim]."""
        p = self.p
        flat = np.frombuffer(self._tensors["qkvo".index(letter)], self._dtype)[p[f"{letter}_offset"] :]
        heads, length = (p["heads"], p["q_len"]) if letter in "qo" else (self.kv_heads, p["k_len"])
        steps = (p[f"{letter}_batch"], p[f"{letter}_head"], p[f"{letter}_row"], 1)
        shape = (self._batches, heads, length, p["head_dim"])
        return np.lib.stride_tricks.as_strided(flat, shape, [s * self._dtype.itemsize for s in steps])

    def mask(self) -> Array | None:
        """The mask as [batch, heads, queries, keys], or None."""
        p = self.p
        if not p["flags"] & HAS_MASK:
            return None
        flat = np.frombuffer(self._tensors[4], np.float32)[p["mask_offset"] :]
        steps = [4 * p[f"mask_{axis}"] for axis in ("batch", "head", "row", "key")]
        return np.lib.stride_tricks.as_strided(flat, (self._batches, p["heads"], p["q_len"], p["k_len"]), steps)


class _Block:
    """Some rows of one matrix.

    Attributes:
        batch, kv_head: of the matrix.
        heads, queries: of each row.
        ends: the keys below it are those that each row may see.
        last_end: the largest of them.
        scores: the rows in scratch memory.
        state: what is kept beside them: 1 where the row of O is NaN.
    """

    def __init__(self, call: _Call, number: int) -> None:
        p = call.p
        matrix, block = divmod(number, p["row_blocks"])
        here = slice(block * ROWS, min((block + 1) * ROWS, p["matrix_rows"]))
        rows = p["first_row"] + np.arange(here.start, here.stop)
        self.batch, self.kv_head = divmod(p["first_matrix"] + matrix, call.kv_heads)
        self.heads = self.kv_head * p["group"] + rows % p["group"]
        self.queries = rows // p["group"]
        self.ends = np.clip(self.queries + p["causal_offset"] + 1, 0, call.keys(self.batch))
        self.last_end = int(self.ends.max())
        self.scores = call.scratch[matrix, here, : p["k_len"]]
        self.state = call.scratch[matrix, here, -4]


def scores(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
    """``S = scale * Q K^T`` into scratch memory."""
    call = _Call(name, groups, params, tensors)
    q, k = call.tensor("q"), call.tensor("k")
    with np.errstate(all="ignore"):
        for block in call.blocks():
            rows = q[block.batch, block.heads, block.queries].astype(np.float32) * np.float32(call.p["scale"])
            keys = k[block.batch, block.kv_head, : block.last_end].astype(np.float32, copy=False)
            np.matmul(rows, keys.T, out=block.scores[:, : block.last_end])


def softmax(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
    """``P = softmax(S + mask)`` in place; a hidden key gets the weight 0."""
    call = _Call(name, groups, params, tensors)
    mask = call.mask()
    zero_masked_rows = bool(call.p["flags"] & ZERO_MASKED_ROWS)
    with np.errstate(all="ignore"):
        for block in call.blocks():
            row = block.scores[:, : block.last_end]
            if mask is not None:
                bias = mask[block.batch, block.heads, block.queries, : block.last_end]
                row += bias
                row[bias == -np.inf] = -np.inf  # also where the score was NaN: the key is hidden
            row[np.arange(block.last_end) >= block.ends[:, None]] = -np.inf
            top = row.max(axis=-1, keepdims=True, initial=-np.inf)  # NaN if any is
            poisoned = (np.isnan(top) | (top == np.inf))[:, 0]
            row -= np.where(np.isfinite(top), top, np.float32(0))
            np.exp(row, out=row)
            total = row.sum(axis=-1, keepdims=True)
            row /= np.where(total == 0, np.float32(1), total)
            row[poisoned] = 0
            block.state[:] = poisoned if zero_masked_rows else poisoned | (total == 0)[:, 0]


def values(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
    """``O = P V``."""
    call = _Call(name, groups, params, tensors)
    v, o = call.tensor("v"), call.tensor("o")
    with np.errstate(all="ignore"):
        for block in call.blocks():
            keys = v[block.batch, block.kv_head, None, : block.last_end].astype(np.float32, copy=False)
            out = weigh(block.scores[None, :, : block.last_end], keys, 1)[0]
            out[block.state != 0] = np.nan
            o[block.batch, block.heads, block.queries] = out
