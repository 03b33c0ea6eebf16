"""The programs of the kernel on the matrices of Apple's GPUs: what specialises each. docs/metal.md derives them."""

from __future__ import annotations

from onegpu.artifacts import KernelSpec
from onegpu.attention.params import ACCESS, ATTENTION_PARAMS
from onegpu.attention.schedules import Schedule
from onegpu.backends.base import MatrixShape
from onegpu.dtypes import DType

__all__ = ["simdgroup_schedules"]

#: Rows that a simdgroup owns; keys of a block.
_ROWS, _KEYS = 16, 32
#: Queries from which the program that loads Q directly is taken.
_QUERIES = 16


def simdgroup_schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
    """The program for any call, which keeps Q in registers, and that for 16 queries and more."""
    kept, direct = _spec(dtype, head_dim, "kept", 1), _spec(dtype, head_dim, "direct", 4)
    return Schedule(kept), Schedule(direct, least_queries=_QUERIES)


def _spec(dtype: DType, head_dim: int, q: str, simdgroups: int) -> KernelSpec:
    return KernelSpec(
        family="attention_simdgroup",
        source="attention/simdgroup.metal",
        facts=(
            ("dtype", dtype.name),
            ("q", q),
            ("head_dim", head_dim),
            ("simdgroups", simdgroups),
            ("keys", _KEYS),
        ),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=32 * simdgroups,
        rows=_ROWS * simdgroups,
        # A block of K or V with 8 elements of padding after each row; what simdgroups say to each other, by turns.
        workgroup_memory=dtype.itemsize * _KEYS * (head_dim + 8) + 8 * simdgroups,
        subgroup=32,
        subgroup_size=32,
        matrix=MatrixShape(8, 8, 8, dtype.name, "float32"),
    )
