"""A whole model in one submission: small, with random weights, beside the same in float64."""

from __future__ import annotations

from typing import Any

import js
import numpy as np

import onegpu as og
from onegpu.demo import minilm, search
from onegpu.demo.forward import Forward

COUNT = """
  self.submits = 0;
  const whole = GPUQueue.prototype.submit;
  GPUQueue.prototype.submit = function (...given) { self.submits += 1; return whole.apply(this, given); };
"""


def main(weights: dict[str, list[Any]], heads: int, sentences: list[list[int]]) -> dict[str, Any]:
    """For each kind of weights and attention: submissions of each pass, the program that multiplied, and how far the
    embeddings are from float64.
    """
    js.eval(COUNT)
    found = {}
    batches = minilm.make_batches(sentences, size=4)
    for dtype in (np.float32, np.float16):
        arrays = {name: np.array(values, dtype) for name, values in weights.items()}
        exact = minilm.MiniLM(arrays, heads=heads, dtype=np.float64)
        want = search.embed(exact, batches, search.reference_attention)
        for kernels in (og.AttentionKernels, og.UnfusedAttention):
            with og.open_device() as device:
                forward = Forward(device, minilm.MiniLM(arrays, heads=heads, dtype=dtype), kernels=kernels(device))
                forward(batches[0])  # recorded, compiled and checked
                got, submits = np.empty(want.shape), []
                for batch in (*batches, batches[0]):
                    before = js.submits
                    got[batch.rows] = forward(batch).embeddings
                    submits.append(js.submits - before)
                error = float(np.abs(got - want).max())
            found[f"{np.dtype(dtype).name} {kernels.__name__}"] = {"submits": submits, "error": error}
    return found
