"""The `blocked` variant: attention in NumPy, as a program of the "numpy" language.

One workgroup is a block of query rows of one batch entry, all heads together. It walks the keys in ranges of 512 with
an online softmax, so memory stays small and no sum runs over more than a range. Keys that no row of the block may see
are never read. Half is widened to float32 block by block. In deterministic mode each row has
products of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from onegpu.attention.params import ANY_ORDER, ATTENTION_PARAMS, HAS_KEY_LENGTHS, HAS_MASK, ZERO_MASKED_ROWS

__all__ = ["KEYS", "ROWS", "blocked", "weigh"]

ROWS = 256
KEYS = 512

Array = np.ndarray[Any, Any]


def blocked(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
    """Run workgroups; the arguments are those of every program of the "numpy" language.

    Args:
        name: the program's name, which holds the element type.
        groups: workgroups in x and y.
        params: an ``AttentionParams`` block.
        tensors: bytes of Q, K, V, O, mask, key lengths and scratch; the last is not used.
    """
    p: dict[str, Any] = ATTENTION_PARAMS.unpack(params)
    dtype = np.dtype(name.split(".")[1])
    end = min(p["first_group"] + groups[0] * groups[1], p["last_group"])
    batches = -(-end // p["row_blocks"])
    kv_heads = p["heads"] // p["group"]

    def view(index: int, letter: str, heads: int, length: int) -> Array:
        flat = np.frombuffer(tensors[index], dtype)[p[f"{letter}_offset"] :]
        steps = (p[f"{letter}_batch"], p[f"{letter}_head"], p[f"{letter}_row"], 1)
        shape = (batches, heads, length, p["head_dim"])
        return np.lib.stride_tricks.as_strided(flat, shape, [s * dtype.itemsize for s in steps])

    q, o = (view(i, letter, p["heads"], p["q_len"]) for i, letter in ((0, "q"), (3, "o")))
    k, v = (view(i, letter, kv_heads, p["k_len"]) for i, letter in ((1, "k"), (2, "v")))
    mask = lengths = None
    if p["flags"] & HAS_MASK:
        flat = np.frombuffer(tensors[4], np.float32)[p["mask_offset"] :]
        steps = [4 * p[f"mask_{axis}"] for axis in ("batch", "head", "row", "key")]
        mask = np.lib.stride_tricks.as_strided(flat, (batches, p["heads"], p["q_len"], p["k_len"]), steps)
    if p["flags"] & HAS_KEY_LENGTHS:
        lengths = np.frombuffer(tensors[5], np.int32)[p["lengths_offset"] :]

    with np.errstate(all="ignore"):
        for number in range(p["first_group"], end):
            batch, block = divmod(number, p["row_blocks"])
            rows = slice(block * ROWS, min((block + 1) * ROWS, p["q_len"]))
            keys = p["k_len"] if lengths is None else int(np.clip(lengths[batch], 0, p["k_len"]))
            bias = None if mask is None else mask[batch, :, rows]
            o[batch, :, rows] = _block(p, q[batch, :, rows], k[batch], v[batch], bias, rows.start, keys)


def _block(p: dict[str, Any], q: Array, k: Array, v: Array, mask: Array | None, first_row: int, keys: int) -> Array:
    heads, rows, head_dim = q.shape
    kv_heads = k.shape[0]
    step = 1 if p["flags"] & ANY_ORDER else _step(head_dim)
    row_end = np.clip(np.arange(first_row, first_row + rows) + p["causal_offset"] + 1, 0, keys)
    q = (q.astype(np.float32) * np.float32(p["scale"])).reshape(kv_heads, p["group"] * rows, head_dim)
    peak = np.full((heads, rows, 1), -np.inf, np.float32)
    total = np.zeros((heads, rows, 1), np.float32)
    acc = np.zeros((heads, rows, head_dim), np.float32)
    poisoned = np.zeros((heads, rows, 1), bool)

    for begin in range(0, int(row_end.max(initial=0)), KEYS):
        span = slice(begin, min(begin + KEYS, int(row_end.max())))
        k_range, v_range = (_whole_steps(tensor[:, span], step) for tensor in (k, v))
        scores = _scores(q, k_range, step).reshape(heads, rows, -1)
        count = span.stop - begin
        if mask is not None:
            scores[:, :, :count] += mask[:, :, span]
            scores[:, :, :count][mask[:, :, span] == -np.inf] = -np.inf  # also where the score was NaN: it is hidden
        if int(row_end.min()) < begin + scores.shape[-1]:
            scores[:, np.arange(begin, begin + scores.shape[-1]) >= row_end[:, None]] = -np.inf
        top = scores.max(axis=-1, keepdims=True)  # NaN if any is
        poisoned |= np.isnan(top) | (top == np.inf)
        raised = np.maximum(peak, top)
        base = np.where(raised == -np.inf, np.float32(0), raised)
        shrink = np.exp(peak - base)
        weights = np.exp(np.subtract(scores, base, out=scores), out=scores)
        total = total * shrink + _sum(weights, step)
        acc = acc * shrink + weigh(weights, v_range, kv_heads, step)
        peak = raised

    out: Array = acc / np.where(total == 0, np.float32(1), total)
    out += np.float32(0)  # no -0, which hidden keys would turn into 0
    masked = np.float32(0.0 if p["flags"] & ZERO_MASKED_ROWS else np.nan)
    out[(total == 0)[..., 0]] = masked
    out[poisoned[..., 0]] = np.nan
    return out


# The products. A BLAS adds up an element of a product of matrices in an order that depends on the shape of the product
# and on the element's place in it. So where a row's bits must be its own, each row is a product of its own, always of
# the same shape: with `step` keys at a time, the last of them filled up with zeros. A step of 1 says that any order
# will do.


def _step(head_dim: int) -> int:
    """Keys in a product with one row: a power of 2, so that steps fill a range. From 9216 elements on OpenBLAS takes
    several threads, which costs more than it brings.
    """
    return min(128, 1 << (8192 // head_dim).bit_length() - 1)


def _whole_steps(tensor: Array, step: int) -> Array:
    """Keys or values [kv_heads, keys, head_dim] in float32, contiguous and with zeros up to a whole step."""
    kv_heads, keys, head_dim = tensor.shape
    if step == 1:
        return tensor.astype(np.float32, copy=False)
    whole = np.zeros((kv_heads, -(-keys // step) * step, head_dim), np.float32)
    whole[:, :keys] = tensor
    return whole


def _scores(q: Array, k: Array, step: int) -> Array:
    """``q @ k^T``: [kv_heads, rows, head_dim] and [kv_heads, keys, head_dim] give [kv_heads, rows, keys]."""
    if step == 1:
        return np.asarray(np.matmul(q, k.swapaxes(-1, -2)))
    scores = np.empty((*q.shape[:2], k.shape[1]), np.float32)
    for i in range(0, k.shape[1], step):
        keys = k[:, None, i : i + step].swapaxes(-1, -2)
        np.matmul(q[:, :, None], keys, out=scores[:, :, None, i : i + step])
    return scores


def _sum(weights: Array, step: int) -> Array:
    """The sum of each row of [heads, rows, keys], as [heads, rows, 1]."""
    if step == 1:
        return np.asarray(weights.sum(axis=-1, keepdims=True))
    sums = weights.reshape(*weights.shape[:2], -1, step).sum(axis=-1)
    total: Array = sums[:, :, :1]
    for i in range(1, sums.shape[-1]):
        total = total + sums[:, :, i : i + 1]
    return total


def _product(weights: Array, v: Array, step: int) -> Array:
    """``weights @ v``: [kv_heads, rows, keys] and [kv_heads, keys, head_dim] give [kv_heads, rows, head_dim]."""
    if step == 1:
        return np.asarray(np.matmul(weights, v))
    total = np.zeros((*weights.shape[:2], v.shape[-1]), np.float32)
    for i in range(0, v.shape[1], step):
        total += np.matmul(weights[:, :, None, i : i + step], v[:, None, i : i + step])[:, :, 0]
    return total


def weigh(weights: Array, v: Array, kv_heads: int, step: int = 1) -> Array:
    """``weights @ v`` where a weight of 0 takes nothing, whatever V holds: [heads, rows, keys] and [kv_heads, keys,
    head_dim] give [heads, rows, head_dim].
    """
    heads, rows, keys = weights.shape
    grouped = weights.reshape(kv_heads, heads // kv_heads * rows, keys)
    finite = np.asarray(np.isfinite(v).all(axis=-1))
    out = _product(grouped, v if finite.all() else np.where(finite[..., None], v, np.float32(0)), step)
    for head, key in zip(*np.nonzero(~finite), strict=True):
        weight = grouped[head, :, key, None]
        out[head] += np.where(weight == 0, np.float32(0), weight * v[head, key])
    return out.reshape(heads, rows, -1)
