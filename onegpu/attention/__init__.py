"""Fused attention: ``O = softmax(scale * Q K^T + mask) V``."""

from onegpu.attention.functional import attention as attention
from onegpu.attention.kernels import AttentionKernels as AttentionKernels
from onegpu.attention.problem import AttentionProblem as AttentionProblem
from onegpu.attention.problem import Causal as Causal

__all__ = ["AttentionKernels", "AttentionProblem", "Causal", "attention"]
