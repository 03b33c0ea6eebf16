"""PyTorch's fused attention on CUDA: its memory-efficient kernel in float32, FlashAttention-2 and cuDNN's in
half.
"""

from __future__ import annotations

from typing import Any

from onegpu.bench.peers.base import Peer, UnavailableError
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing, sample

__all__ = ["TorchSdpa"]

_CALLS = 8


class TorchSdpa(Peer):
    """``torch.nn.functional.scaled_dot_product_attention``, timed from a CUDA graph: without it, short calls
    measure PyTorch's host code.
    """

    name = "torch"
    summary = "PyTorch's scaled_dot_product_attention on CUDA"
    packages = ("torch",)
    install = "see https://pytorch.org for a build with CUDA"
    dtypes = ("float32", "float16", "bfloat16")
    clock = "device"

    def open(self) -> tuple[str, str]:
        """Load it."""
        import torch

        if not torch.cuda.is_available():
            raise UnavailableError(f"torch {torch.__version__} finds no CUDA device")
        self._torch: Any = torch
        return str(torch.__version__), str(torch.cuda.get_device_name())

    def kernels(self, dtype: str) -> list[str]:
        """Its backends."""
        return ["efficient_attention"] if dtype == "float32" else ["flash_attention", "cudnn_attention"]

    def time(self, shape: Shape, dtype: str, kernel: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, Any]:
        """Time a call on the device's clock."""
        torch = self._torch
        attention, sdpa = torch.nn.attention, torch.nn.functional.scaled_dot_product_attention
        q, k, v = (torch.from_numpy(a.astype("float32")).to("cuda", getattr(torch, dtype)) for a in inputs)
        grouped = shape.heads != shape.kv_heads
        if grouped and kernel == "efficient_attention":  # it has no grouped heads
            k, v = (t.repeat_interleave(shape.heads // shape.kv_heads, 1) for t in (k, v))
            grouped = False

        def call() -> Any:
            return sdpa(q, k, v, is_causal=shape.causal, enable_gqa=grouped)

        with attention.sdpa_kernel([getattr(attention.SDPBackend, kernel.upper())]):
            for _ in range(3):
                out = call()
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                for _ in range(_CALLS):
                    call()

        def run() -> float:
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            graph.replay()
            end.record()
            torch.cuda.synchronize()
            return float(start.elapsed_time(end)) * 1e-3

        run()
        return sample(run, _CALLS, self.clock), out.float().cpu().numpy()
