"""What the tests of kernels on the Metal bench share: cases, the errors that are specified, calls on arrays."""

from __future__ import annotations

from typing import Any

import ml_dtypes  # noqa: F401  NumPy then knows bfloat16
import numpy as np

import onegpu as og
from onegpu.attention.cases import Case
from onegpu.attention.checking import Outcome

__all__ = ["LARGE", "LONG", "RAGGED", "SOME", "check_specified", "compute"]

Array = np.ndarray[Any, Any]

#: Largest scaled error by group of cases, from the specification ("Apple simdgroup kernel"), which gives the same for
#: the scalar kernels.
SPECIFIED = {
    "model": {"float32": 1.5e-6, "float16": 5e-4, "bfloat16": 4.4e-3},
    "special": {"float32": 4.5e-6, "float16": 5e-4, "bfloat16": 4.4e-3},
}

LARGE = Case(name="large", group="edge", heads=4, kv_heads=2, q_len=70, k_len=600, head_dim=64, causal=None)
LONG = Case(name="long", group="edge", heads=1, q_len=35, k_len=1100, head_dim=32, causal=None)
RAGGED = Case(name="ragged", group="edge", batch=2, q_len=37, k_len=53, head_dim=64, lengths=(53, 21))
WIDE = Case(name="wide", group="edge", heads=2, q_len=33, k_len=77, head_dim=128, causal=None)
NARROW = Case(name="narrow", group="edge", heads=2, q_len=19, k_len=40, head_dim=46, mask="some_hidden")
FEW = Case(name="few", group="edge", heads=4, kv_heads=2, q_len=5, k_len=70, head_dim=48, causal=None)
STEP = Case(name="step", group="edge", heads=2, q_len=1, k_len=700, head_dim=64)
#: Of every kind of program: many rows and few, one range and several, straight and staged.
SOME = [LARGE, LONG, RAGGED, WIDE, NARROW, FEW, STEP]


def check_specified(outcome: Outcome, dtype: str) -> None:
    """It has the exactness of every kernel, and that of the specification where it gives one."""
    assert outcome.passed, outcome
    assert outcome.error <= SPECIFIED.get(outcome.case.group, {}).get(dtype, outcome.tolerance), outcome


def compute(kernels: og.AttentionKernels, q: Array, k: Array, v: Array, dtype: str, **rules: Any) -> Array:
    """Attention of arrays of [batch, heads, length, head_dim]."""
    device = kernels.device
    problem = og.AttentionProblem(
        batch=q.shape[0],
        heads=q.shape[1],
        kv_heads=k.shape[1],
        q_len=q.shape[2],
        k_len=k.shape[2],
        head_dim=q.shape[3],
        dtype=dtype,
        **rules,
    )
    inputs = [device.upload(np.ascontiguousarray(each)) for each in (q, k, v)]
    o = device.empty(q.shape, dtype)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, inputs[0], inputs[1], inputs[2], o)
    return o.to_numpy()
