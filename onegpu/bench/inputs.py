"""What is computed, and whether it is right: inputs of a shape, and the error of an output against float64."""

from __future__ import annotations

from typing import Any

import numpy as np

from onegpu.attention.problem import AttentionProblem
from onegpu.attention.reference import attention, scaled_error
from onegpu.bench.shapes import Shape

__all__ = ["CHECKED_ROWS", "WrongResultError", "error_of", "make_inputs", "verify"]

#: Query rows that are compared with the reference.
CHECKED_ROWS = 64


class WrongResultError(Exception):
    """A kernel gave a wrong result: its time means nothing."""


def make_inputs(shape: Shape, dtype: str, rng: np.random.Generator) -> tuple[Any, Any, Any]:
    """Q, K and V of a shape, standard normal."""
    if dtype == "bfloat16":
        import ml_dtypes  # noqa: F401  # NumPy knows the name then
    q_shape = (shape.batch, shape.heads, shape.q_len, shape.head_dim)
    k_shape = (shape.batch, shape.kv_heads, shape.k_len, shape.head_dim)
    q, k, v = (rng.standard_normal(size, np.float32).astype(dtype) for size in (q_shape, k_shape, k_shape))
    return q, k, v


def error_of(shape: Shape, inputs: tuple[Any, Any, Any], out: Any) -> float:
    """The scaled error of an output, in the part that is verified: the last query rows of the last head, which see
    every key and end each buffer.

    Args:
        shape: what was computed.
        inputs: of :func:`make_inputs`.
        out: ``[batch, heads, q_len, head_dim]`` in any type.

    Raises:
        WrongResultError: if an element of all the output is not finite.
    """
    if not np.isfinite(np.asarray(out, np.float32)).all():
        raise WrongResultError("the output has elements that are not finite")
    q, k, v = inputs
    rows = min(CHECKED_ROWS, shape.q_len)
    part = AttentionProblem(
        batch=1, heads=1, q_len=rows, k_len=shape.k_len, head_dim=shape.head_dim, causal=shape.causal
    )
    last = (slice(-1, None), slice(-1, None))
    expected = attention(part, q[last][:, :, -rows:], k[last], v[last])
    return scaled_error(np.asarray(out[last][:, :, -rows:], np.float32), expected)


def verify(shape: Shape, inputs: tuple[Any, Any, Any], out: Any, allowed: float) -> float:
    """The error of an output of this library.

    Args:
        shape: what was computed.
        inputs: of :func:`make_inputs`.
        out: ``[batch, heads, q_len, head_dim]`` in any type.
        allowed: the largest error of the kernel that computed it.

    Raises:
        WrongResultError: if it is above.
    """
    error = error_of(shape, inputs, out)
    if not error <= allowed:
        raise WrongResultError(f"scaled error {error:.1e}, allowed {allowed:.0e}")
    return error
