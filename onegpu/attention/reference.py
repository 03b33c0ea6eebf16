"""Attention in float64, written plainly, and the error by which every kernel is judged.

Tests, `python -m onegpu check`, the demo and the benchmarks all use these two functions and no others.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from onegpu.attention.epilogue import Epilogue
from onegpu.attention.problem import TOLERANCE, AttentionProblem
from onegpu.attention.quantized import QuantizedKv
from onegpu.dtypes import BFLOAT16, INT8
from onegpu.layout import Layout

__all__ = ["TOLERANCE", "attention", "dequantized", "finished", "gather", "paged_attention", "scaled_error", "scatter"]

Array = np.ndarray[Any, Any]


def gather(flat: Array, layout: Layout, batch: int, heads: int, length: int, head_dim: int) -> Array:
    """The tensor ``[batch, heads, length, head_dim]`` that a layout describes in a flat array, as a view."""
    shape = (batch, heads, length, head_dim)
    if 0 in shape:
        return np.zeros(shape, flat.dtype)
    layout_end = layout.extent(*shape)
    if layout_end > flat.size:
        raise ValueError(f"the layout reaches element {layout_end}; the array has {flat.size}")
    strides = (layout.batch_stride, layout.head_stride, layout.row_stride, 1)
    return np.lib.stride_tricks.as_strided(
        flat[layout.offset :], shape, tuple(flat.itemsize * s for s in strides), writeable=flat.flags.writeable
    )


def scatter(flat: Array, layout: Layout, tensor: Array) -> None:
    """Write a tensor ``[batch, heads, length, head_dim]`` into a flat array where a layout says."""
    batch, heads, length, head_dim = tensor.shape
    gather(flat, layout, batch, heads, length, head_dim)[...] = tensor


def attention(
    problem: AttentionProblem,
    q: Array,
    k: Array,
    v: Array,
    *,
    mask: Array | None = None,
    key_lengths: Array | None = None,
    k_scales: Array | None = None,
    v_scales: Array | None = None,
) -> Array:
    """``softmax(scale * Q K^T + mask) V`` in float64.

    Args:
        problem: the sizes and rules; its layouts are not used.
        q: ``[batch, heads, q_len, head_dim]``. bfloat16 may be given as uint16 bit patterns.
        k: ``[batch, kv_heads, k_len, head_dim]``, likewise v.
        mask: broadcasts to ``[batch, heads, q_len, k_len]``.
        key_lengths: integers ``[batch]``.
        k_scales: ``[batch, kv_heads, k_len]`` where K is in 8 bits, which may be given as uint8, likewise v_scales.

    Returns:
        float64 ``[batch, heads, q_len, head_dim]``.
    """
    if problem.quantized is not None:
        assert k_scales is not None, "the problem has K in 8 bits"
        assert v_scales is not None, "and V"
        k, v = (dequantized(problem.quantized, *each) for each in ((k, k_scales), (v, v_scales)))
    q, k, v = (_wide(a, problem) for a in (q, k, v))
    rows, keys = np.arange(problem.q_len)[:, None], np.arange(problem.k_len)[None, :]
    visible: Array = np.broadcast_to(
        keys <= rows + problem.causal_offset, (problem.batch, problem.heads, problem.q_len, problem.k_len)
    )
    if problem.key_lengths:
        assert key_lengths is not None, "the problem says key_lengths=True"
        visible = visible & (keys < np.asarray(key_lengths).reshape(-1, 1, 1, 1))
    if problem.mask is not None:
        assert mask is not None, "the problem has a mask"
        mask = np.broadcast_to(np.asarray(mask, np.float64), visible.shape)

    out = np.empty((problem.batch, problem.heads, problem.q_len, problem.head_dim))
    with np.errstate(invalid="ignore", over="ignore"):
        for b in range(problem.batch):
            for h in range(problem.heads):
                see = visible[b, h]
                bias = None if mask is None else mask[b, h]
                out[b, h] = _head(problem, q[b, h], k[b, h // problem.group], v[b, h // problem.group], see, bias)
    return out if problem.epilogue is None else finished(problem.epilogue, out)


def paged_attention(
    problem: AttentionProblem,
    q: Array,
    k: Array,
    v: Array,
    *,
    block_tables: Array,
    cu_seqlens_q: Array,
    key_lengths: Array,
) -> Array:
    """The same for a problem with its keys in blocks: each sequence's are gathered, and attended to alone.

    Args:
        problem: the sizes and rules; its layouts are not used.
        q: ``[queries, heads, head_dim]``.
        k: ``[blocks, 64, kv_heads, head_dim]``, likewise v.
        block_tables: ``[batch, table_width]``.
        cu_seqlens_q: ``[batch + 1]``.
        key_lengths: ``[batch]``.

    Returns:
        float64 ``[queries, heads, head_dim]``; NaN where no sequence has a query.
    """
    assert problem.paged is not None, "the problem has its keys in order"
    out = np.full(q.shape, np.nan)
    for entry, length in enumerate(key_lengths):
        rows = slice(int(cu_seqlens_q[entry]), int(cu_seqlens_q[entry + 1]))
        blocks = block_tables[entry, : -(-int(length) // problem.paged.block_size)]
        keys, values = (
            each[blocks].reshape(-1, *each.shape[2:])[: int(length)].swapaxes(0, 1)[None] for each in (k, v)
        )
        alone = AttentionProblem(
            batch=1,
            heads=problem.heads,
            kv_heads=problem.kv_heads,
            q_len=rows.stop - rows.start,
            k_len=int(length),
            head_dim=problem.head_dim,
            dtype=problem.dtype,
            causal=problem.causal,
            masked_rows=problem.masked_rows,
            scale=problem.scale,
            epilogue=problem.epilogue,
        )
        out[rows] = attention(alone, q[rows].swapaxes(0, 1)[None], keys, values)[0].swapaxes(0, 1)
    return out


def _head(problem: AttentionProblem, q: Array, k: Array, v: Array, see: Array, bias: Array | None) -> Array:
    # A hidden key is replaced before it meets any arithmetic: its K and V may be anything.
    any_row = np.asarray(see.any(axis=0))
    k = np.where(any_row[:, None], k, 0.0)
    scores = q @ k.T * problem.scale
    if bias is not None:
        scores = scores + bias
        see = see & (bias != -np.inf)
    scores = np.where(see, scores, -np.inf)
    poisoned = (np.isnan(scores) | (scores == np.inf)).any(axis=1)
    peak = scores.max(axis=1, initial=-np.inf)
    weights = np.exp(scores - np.where(np.isfinite(peak), peak, 0.0)[:, None])
    total = weights.sum(axis=1)
    # Row by row only where V is not finite, so that 0 * NaN of a hidden key is not added.
    if np.isfinite(v).all():
        out = weights @ v
    else:
        out = np.stack([w[w != 0] @ v[w != 0] for w in weights]) if len(weights) else np.zeros((0, v.shape[1]))
    out = out / np.where(total == 0, 1.0, total)[:, None]
    out[total == 0] = np.nan if problem.masked_rows == "nan" else 0.0
    out[poisoned] = np.nan
    return np.asarray(out)


def _wide(array: Array, problem: AttentionProblem) -> Array:
    if problem.dtype == BFLOAT16 and array.dtype == np.uint16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    return np.asarray(array, np.float64)


def finished(epilogue: Epilogue, out: Array) -> Array:
    """The steps of an epilogue on a result, in float64."""
    steps: dict[str, Callable[..., Array]] = {
        "multiply": lambda x, first, _: x * first,
        "add": lambda x, first, _: x + first,
        "clamp": np.clip,
        "relu": lambda x, *_: np.maximum(x, 0),
        "silu": lambda x, *_: x / (1 + np.exp(-x)),
        "gelu": lambda x, *_: x / 2 * (1 + np.vectorize(math.erf, otypes=[float])(x * 0.5**0.5)),
    }
    with np.errstate(invalid="ignore", over="ignore"):
        for step in epilogue.steps:
            out = steps[step.kind](out, step.first, step.second)
    return out


def dequantized(quantized: QuantizedKv, array: Array, scales: Array) -> Array:
    """K or V ``[..., tokens, head_dim]`` in float64, from their 8 bits and the scales ``[..., tokens]``."""
    bits = array.view(np.uint8)
    with np.errstate(invalid="ignore"):
        numbers = bits.view(np.int8) if quantized.dtype == INT8 else _E4M3[bits]
        return np.asarray(numbers * np.asarray(scales, np.float64)[..., None])


def _e4m3() -> Array:
    """What each of the 256 patterns of float8_e4m3fn stands for."""
    bits = np.arange(256)
    exponent, fraction = bits >> 3 & 15, bits & 7
    numbers = np.where(exponent == 0, fraction * 2.0**-9, (8 + fraction) * 2.0 ** (exponent - 10))
    numbers[bits & 127 == 127] = np.nan
    return np.where(bits < 128, numbers, -numbers)


_E4M3 = _e4m3()


def scaled_error(got: Array, reference: Array) -> float:
    """``max |got - reference| / max |reference|``, the maxima over all outputs.

    NaN must meet NaN and an infinity the same infinity: anything else gives ``inf``, so no comparison with a tolerance
    can pass by accident. Where the reference is 0 everywhere, the error is not divided.
    """
    got, reference = np.asarray(got, np.float64), np.asarray(reference, np.float64)
    if got.shape != reference.shape:
        raise ValueError(f"shapes differ: got {got.shape}, the reference has {reference.shape}")
    finite = np.isfinite(reference)
    same = np.isnan(got) == np.isnan(reference)
    same &= finite | np.isnan(reference) | (got == reference)
    same &= np.isfinite(got) == finite
    if not same.all():
        return float("inf")
    if not finite.any():
        return 0.0
    difference = float(np.abs(got[finite] - reference[finite]).max())
    peak = float(np.abs(reference[finite]).max())
    return difference / peak if peak else difference
