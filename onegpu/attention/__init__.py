"""Fused attention: ``O = softmax(scale * Q K^T + mask) V``. The kernels are in :mod:`onegpu.attention.kernels`."""

from onegpu.attention.epilogue import Epilogue as Epilogue
from onegpu.attention.functional import attention as attention
from onegpu.attention.functional import attention_async as attention_async
from onegpu.attention.paged import PagedKv as PagedKv
from onegpu.attention.problem import AttentionProblem as AttentionProblem
from onegpu.attention.problem import Causal as Causal
from onegpu.attention.quantized import QuantizedKv as QuantizedKv
from onegpu.attention.replay import recommend_graph_replay as recommend_graph_replay

__all__ = [
    "AttentionProblem",
    "Causal",
    "Epilogue",
    "PagedKv",
    "QuantizedKv",
    "attention",
    "attention_async",
    "recommend_graph_replay",
]
