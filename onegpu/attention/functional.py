"""Attention on arrays in one call."""

from __future__ import annotations

import inspect
import math
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

import onegpu.device
from onegpu.attention.problem import AttentionProblem, Causal
from onegpu.device import Device
from onegpu.dtypes import BFLOAT16, FLOAT32
from onegpu.errors import ProblemError
from onegpu.layout import MaskLayout
from onegpu.waiting import Steps, Wait, finish, finish_async

if TYPE_CHECKING:
    import numpy as np

    from onegpu.attention.kernels import AttentionKernels

__all__ = ["attention", "attention_async"]

_P = ParamSpec("_P")
_R = TypeVar("_R")

_lock = threading.RLock()
#: Devices opened here, by the name that was given.
_opened: dict[str | None, Device] = {}


def attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
    *,
    causal_offset: int | None = None,
    key_lengths: Sequence[int] | None = None,
    masked_rows: str = "nan",
    variant: str = "auto",
    precision: str = "exact",
    mode: str = "deterministic",
    device: Device | str | None = None,
) -> np.ndarray[Any, Any]:
    """``softmax(scale * query key^T + attn_mask) value`` on arrays; the arguments are PyTorch's.

    For a model, :class:`onegpu.AttentionKernels` with buffers that stay on the device is faster: this call uploads its
    inputs and downloads its result each time.

    Args:
        query: ``[..., heads, q_len, head_dim]``, float32, float16 or bfloat16: a NumPy array or any CPU array with
            DLPack (a PyTorch tensor, for one). Arrays of two or three axes have one head.
        key: ``[..., kv_heads, k_len, head_dim]``.
        value: like ``key``.
        attn_mask: broadcasts to ``[..., heads, q_len, k_len]``: boolean (True takes part) or floating (added to the
            scores).
        dropout_p: must be 0.
        is_causal: query ``i`` sees keys ``j <= i + causal_offset``. It may be combined with a mask.
        scale: factor of the scores; ``head_dim ** -0.5`` if None.
        enable_gqa: allow fewer key/value heads than query heads.
        causal_offset: ``k_len - q_len`` if None, which is what a key/value cache needs. PyTorch aligns the first query
            with the first key instead: that is 0, and the two agree where ``q_len == k_len``.
        key_lengths: for each batch entry the number of keys that count.
        masked_rows: "nan" or "zero", for rows that see no key.
        variant: forces a kernel, see :class:`onegpu.AttentionKernels`.
        precision: "exact"; "split" or "bfloat16" to allow float32 on matrix hardware, in two parts or rounded, see
            there.
        mode: "deterministic": the bits of a row do not depend on batch, heads or number of queries; "fast": they may.
            On the CPU that takes about half the time.
        device: a device, or a name for :func:`onegpu.open_device`; None keeps one open for all such calls.

    Returns:
        a NumPy array of the shape and dtype of ``query``.

    Raises:
        ProblemError: for shapes, dtypes or options that do not fit.
        UnsupportedError: if no kernel of the device takes the problem.
        WaitError: in a browser, where Python cannot wait: use :func:`onegpu.attention_async`.
    """
    return finish(_attending(**locals()))


def _twin_of(
    function: Callable[_P, _R],
) -> Callable[[Callable[..., Coroutine[Any, Any, _R]]], Callable[_P, Coroutine[Any, Any, _R]]]:
    """Give a coroutine the arguments of another function, for type checkers and for ``help``."""

    def give(coroutine: Callable[..., Coroutine[Any, Any, _R]]) -> Callable[_P, Coroutine[Any, Any, _R]]:
        vars(coroutine)["__signature__"] = inspect.signature(function)
        return coroutine

    return give


@_twin_of(attention)
async def attention_async(*given: Any, **options: Any) -> np.ndarray[Any, Any]:
    """As :func:`onegpu.attention`, with its arguments, to be awaited."""
    return await finish_async(_attending(*given, **options))


def _attending(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
    *,
    causal_offset: int | None = None,
    key_lengths: Sequence[int] | None = None,
    masked_rows: str = "nan",
    variant: str = "auto",
    precision: str = "exact",
    mode: str = "deterministic",
    device: Device | str | None = None,
) -> Steps[np.ndarray[Any, Any]]:
    if dropout_p != 0.0:
        raise ProblemError(f"dropout_p is {dropout_p}; onegpu is for inference and takes only 0.0")
    q, k, v = (_array(name, a) for name, a in (("query", query), ("key", key), ("value", value)))
    size = _sizes(q, k, v, enable_gqa)
    mask = None if attn_mask is None else _mask(_array("attn_mask", attn_mask), q.shape, size.k_len)
    if causal_offset is not None and not is_causal:
        raise ProblemError(f"causal_offset is {causal_offset} and is_causal is False; pass is_causal=True to use it")
    layout = None
    if mask is not None:
        layout = MaskLayout.broadcast(mask.shape, size.batch, size.heads, size.q_len, size.k_len)
    problem = AttentionProblem(
        batch=size.batch,
        heads=size.heads,
        kv_heads=size.kv_heads,
        q_len=size.q_len,
        k_len=size.k_len,
        head_dim=size.head_dim,
        dtype=q.dtype.name,
        mask=layout,
        key_lengths=key_lengths is not None,
        causal=Causal(causal_offset) if is_causal else None,
        masked_rows=masked_rows,
        scale=scale,
    )
    kernels = yield from _kernels_of(device, variant, precision)
    yield Wait(kernels, "prepare", (problem,), {"mode": mode})
    on = kernels.device
    with ExitStack() as stack:
        q_buffer, k_buffer, v_buffer = (stack.enter_context(on.upload(a)) for a in (q, k, v))
        bias = None if mask is None else stack.enter_context(on.upload(mask))
        out = stack.enter_context(on.empty(q.shape, problem.dtype))
        with on.begin_commands() as encoder:
            kernels.encode(
                encoder,
                problem,
                q_buffer,
                k_buffer,
                v_buffer,
                out,
                mask=bias,
                key_lengths=key_lengths,
                mode=mode,
            )
        result: np.ndarray[Any, Any] = yield Wait(out, "to_numpy")
        return result


def _array(name: str, data: Any) -> np.ndarray[Any, Any]:
    import numpy as np

    if isinstance(data, np.ndarray):
        return data
    if not hasattr(data, "__dlpack__"):
        raise ProblemError(f"{name} is a {type(data).__name__}; give a NumPy array or a CPU array with DLPack")
    try:
        return np.from_dlpack(data)
    except Exception as error:
        raise ProblemError(
            f"{name} cannot be read through DLPack ({error}); give a CPU array of float32 or float16, "
            "for example tensor.detach().cpu()"
        ) from error


class _Sizes(NamedTuple):
    batch: int
    heads: int
    kv_heads: int
    q_len: int
    k_len: int
    head_dim: int


def _sizes(q: np.ndarray[Any, Any], k: np.ndarray[Any, Any], v: np.ndarray[Any, Any], enable_gqa: bool) -> _Sizes:
    for name, a in (("query", q), ("key", k), ("value", v)):
        if a.ndim < 2:
            raise ProblemError(f"{name} has shape {a.shape}; it needs two axes or more: [..., heads, length, head_dim]")
        if a.dtype.name not in (FLOAT32.name, "float16", BFLOAT16.name):
            raise ProblemError(
                f"{name} has dtype {a.dtype}; allowed are float32, float16 and bfloat16: convert with astype()"
            )
        if a.dtype != q.dtype:
            raise ProblemError(f"{name} has dtype {a.dtype} and query {q.dtype}; they must be the same")
    if k.shape != v.shape:
        raise ProblemError(f"key has shape {k.shape} and value {v.shape}; they must be the same")
    if q.ndim != k.ndim or q.shape[-1] != k.shape[-1]:
        raise ProblemError(
            f"query has shape {q.shape} and key {k.shape}; they must agree in head_dim and number of axes"
        )
    heads, kv_heads = (a.shape[-3] if a.ndim > 3 else 1 for a in (q, k))
    batch_shape = q.shape[:-3] if q.ndim > 3 else q.shape[:-2]
    if batch_shape != (k.shape[:-3] if k.ndim > 3 else k.shape[:-2]):
        raise ProblemError(f"query has shape {q.shape} and key {k.shape}; their batch axes must be the same")
    if heads != kv_heads and not enable_gqa:
        raise ProblemError(
            f"query has {heads} heads and key {kv_heads}; pass enable_gqa=True if key/value heads are shared"
        )
    return _Sizes(math.prod(batch_shape), heads, kv_heads, q.shape[-2], k.shape[-2], q.shape[-1])


def _mask(mask: np.ndarray[Any, Any], q_shape: tuple[int, ...], k_len: int) -> np.ndarray[Any, Any]:
    """The mask as contiguous float32 that broadcasts to [batch, heads, q_len, k_len]."""
    import numpy as np

    scores = (*q_shape[:-1], k_len)
    have = (1,) * (len(scores) - mask.ndim) + mask.shape
    if len(have) != len(scores) or any(n not in (1, m) for n, m in zip(have, scores, strict=True)):
        raise ProblemError(
            f"attn_mask has shape {mask.shape}, which does not broadcast to the scores {scores}; "
            "each axis, counted from the last, must have that size or 1"
        )
    if mask.dtype == np.bool_:
        mask = np.where(mask, np.float32(0), np.float32(-np.inf))
    elif mask.dtype.name in ("float32", "float16", "float64", BFLOAT16.name):
        mask = mask.astype(np.float32, copy=False)
    else:
        raise ProblemError(f"attn_mask has dtype {mask.dtype}; it must be bool (True takes part) or floating (added)")
    mask = mask.reshape(have)
    if len(scores) < 4:  # no axis of heads
        return mask.reshape((*have[:-2], *(1,) * (4 - len(have)), *have[-2:]))
    if len(scores) > 4:  # several batch axes become one
        lead = scores[:-3] if any(n != 1 for n in have[:-3]) else (1,) * len(scores[:-3])
        return np.ascontiguousarray(np.broadcast_to(mask, (*lead, *have[-3:]))).reshape(math.prod(lead), *have[-3:])
    return np.ascontiguousarray(mask)


def _kernels_of(device: Device | str | None, variant: str, precision: str) -> Steps[AttentionKernels]:
    with _lock:
        if not isinstance(device, Device):
            kept = _opened.get(device)
            if kept is None or kept.closed:
                opened: Device = yield Wait(onegpu.device, "open_device", (device,))
                kept = _opened.get(device)
                if kept is None or kept.closed:
                    kept = _opened[device] = opened
                else:  # another call that is awaited has opened one meanwhile
                    opened.close()
            device = kept
        key = ("attention", variant, precision)
        if key not in device.operators:
            from onegpu.attention.kernels import AttentionKernels

            device.operators[key] = AttentionKernels(device, variant=variant, precision=precision)
        kernels: AttentionKernels = device.operators[key]
        return kernels
