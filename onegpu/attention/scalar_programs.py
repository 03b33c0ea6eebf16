"""The programs of the portable scalar kernels: what specialises each, and what it needs. See docs/kernels.md."""

from __future__ import annotations

from collections.abc import Callable

from onegpu.artifacts import KernelSpec
from onegpu.attention.params import ACCESS, ATTENTION_PARAMS
from onegpu.attention.schedules import RANGE_KEYS, Schedule
from onegpu.dtypes import DType

__all__ = ["scalar_schedules", "tiles_schedules"]


def _tile_keys(head_dim: int) -> int:
    """Keys in a tile of the scalar kernels: two tiles of 4-byte elements fill at most 16 KiB."""
    return 32 if head_dim <= 64 else 2048 // head_dim


def scalar_schedules(lanes: int, name: str) -> Callable[[DType, int, str], tuple[Schedule, ...]]:
    """The programs of `rows`, or of `pairs`.

    Args:
        lanes: threads that share a row.
        name: of the variant.
    """

    def schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
        spec = KernelSpec(
            family=f"attention_{name}",
            source="attention/rows.hlsl",
            facts=(("dtype", dtype.name), ("form", form), ("head_dim", head_dim), ("lanes", lanes)),
            bindings=ACCESS,
            params=ATTENTION_PARAMS,
            threads=64,
            rows=64 // lanes,
            workgroup_memory=2 * _tile_keys(head_dim) * head_dim * 4,
            subgroup=4 if lanes > 1 else 0,
        )
        return (Schedule(spec),)

    return schedules


def tiles_schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
    """The programs of `tiles`: for many rows, and for few."""
    return Schedule(_tiles(dtype, head_dim, form)), Schedule(_few(dtype, head_dim, form), few=True)


def _lanes(head_dim: int) -> int:
    """Threads that share a row of `tiles`: each holds two float4 of it, and no more than 8 since subgroups of 8 are
    common.
    """
    return min(8, head_dim // 8)


def _tiles(dtype: DType, head_dim: int, form: str) -> KernelSpec:
    threads, lanes = 128, _lanes(head_dim)
    return KernelSpec(
        family="attention_tiles",
        source="attention/tiles.hlsl",
        facts=(
            ("dtype", dtype.name),
            ("form", form),
            ("access", "words"),
            ("head_dim", head_dim),
            ("lanes", lanes),
            ("step", 8),
            ("threads", threads),
        ),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=threads,
        rows=threads // lanes * 4,
        workgroup_memory=2 * _tile_keys(head_dim) * head_dim * 4,
        subgroup=lanes,
    )


def _few(dtype: DType, head_dim: int, form: str) -> KernelSpec:
    threads, lanes, rows, step, v_floats = 256, _lanes(head_dim), 4, 8, 4096
    return KernelSpec(
        family="attention_few",
        source="attention/few.hlsl",
        facts=(
            ("dtype", dtype.name),
            ("form", form),
            ("access", "words"),
            ("head_dim", head_dim),
            ("lanes", lanes),
            ("rows_of_block", rows),
            ("step", step),
            ("threads", threads),
            ("v_floats", v_floats),
        ),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=threads,
        rows=rows,
        # Scores of a range, V, Q; maximum, factor and sum of each step; the maximum of the range.
        workgroup_memory=4 * (rows * RANGE_KEYS + v_floats + rows * head_dim + 3 * rows * RANGE_KEYS // step + rows),
        subgroup=lanes,
    )
