"""The layers of a BERT encoder around its attention: what a whole model in one submission takes.

Provisional: the demo and the page of ``make browser`` are built on it, and it may change without notice.
"""

from __future__ import annotations

from onegpu.layers.kernels import LayerKernels

__all__ = ["LayerKernels"]
