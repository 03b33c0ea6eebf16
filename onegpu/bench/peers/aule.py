"""aule-attention's Vulkan kernels."""

from __future__ import annotations

import time
from importlib import metadata
from typing import Any

import numpy as np

from onegpu.bench.peers.base import NotTakenError, Peer
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing, sample

__all__ = ["Aule"]


class Aule(Peer):
    """``aule.vulkan.Aule``: tensors stay on the device, and each call waits for its end."""

    name = "aule"
    summary = "aule-attention's Vulkan kernels"
    packages = ("aule",)
    install = "pip install 'onegpu[bench-peers]'"
    dtypes = ("float32",)
    clock = "wall"

    def open(self) -> tuple[str, str]:
        """Load it."""
        from aule.vulkan import Aule as Library

        self._library: Any = Library()
        return metadata.version("aule-attention"), str(getattr(self._library, "device_name", "") or "")

    def kernels(self, dtype: str) -> list[str]:
        """One."""
        return ["vulkan"]

    def time(self, shape: Shape, dtype: str, kernel: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, Any]:
        """Time a call on the host's clock."""
        if shape.heads != shape.kv_heads:
            raise NotTakenError("it is timed without grouped heads")
        if shape.causal and shape.q_len != shape.k_len:
            raise NotTakenError("its causal rule aligns the first query with the first key")
        library = self._library
        tensors = [library.tensor(array.shape) for array in inputs]
        out = library.tensor(inputs[0].shape)
        try:
            for tensor, array in zip(tensors, inputs, strict=True):
                tensor.upload(np.ascontiguousarray(array))

            def run() -> float:
                begin = time.perf_counter()
                library.attention_gpu(*tensors, out, causal=shape.causal)
                return time.perf_counter() - begin

            once = run()
            # Some calls take minutes: one run of them is enough.
            timing = Timing(once, once, once, 1, self.clock) if once > 1 else sample(run, 1, self.clock)
            return timing, np.asarray(out.download()).reshape(inputs[0].shape)
        finally:
            for tensor in (*tensors, out):
                if hasattr(tensor, "destroy"):
                    tensor.destroy()
