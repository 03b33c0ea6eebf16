"""Other libraries on the same shapes, where they are installed: a name, and a function that times a shape."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from benchmarks.shapes import Shape
from benchmarks.timing import WARM_UP, Timing

__all__ = ["peers"]

Peer = Callable[[Shape], Timing]


def peers(dtype: str) -> Iterator[tuple[str, Peer]]:
    """The peers that run here for an element type."""
    try:
        import torch  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return
    if not torch.cuda.is_available():
        return
    for backend in ("EFFICIENT_ATTENTION",) if dtype == "float32" else ("FLASH_ATTENTION", "CUDNN_ATTENTION"):
        yield f"torch {torch.__version__} {backend.lower()}", partial(_torch, torch, backend, dtype)


def _torch(torch: Any, backend: str, dtype: str, shape: Shape) -> Timing:
    attention = torch.nn.attention
    sdpa = torch.nn.functional.scaled_dot_product_attention
    kind = getattr(torch, dtype)
    q_shape = (shape.batch, shape.heads, shape.q_len, shape.head_dim)
    k_shape = (shape.batch, shape.kv_heads, shape.k_len, shape.head_dim)
    q, k, v = (torch.randn(size, device="cuda", dtype=kind) for size in (q_shape, k_shape, k_shape))
    grouped = shape.heads != shape.kv_heads
    if grouped and backend == "EFFICIENT_ATTENTION":  # it has no grouped heads
        k, v = (t.repeat_interleave(shape.heads // shape.kv_heads, 1) for t in (k, v))
        grouped = False

    def call() -> None:
        sdpa(q, k, v, is_causal=shape.causal, enable_gqa=grouped)

    calls = 8
    with attention.sdpa_kernel([getattr(attention.SDPBackend, backend)]):
        for _ in range(3):
            call()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()  # without it, short calls measure PyTorch's host code
        with torch.cuda.graph(graph):
            for _ in range(calls):
                call()
    begin = time.perf_counter()
    while time.perf_counter() - begin < WARM_UP:
        graph.replay()
        torch.cuda.synchronize()
    samples = []
    for _ in range(20):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        graph.replay()
        end.record()
        torch.cuda.synchronize()
        samples.append(start.elapsed_time(end) * 1e-3 / calls)
    samples.sort()
    return Timing(statistics.median(samples), samples[4], samples[-5], len(samples), "device")
