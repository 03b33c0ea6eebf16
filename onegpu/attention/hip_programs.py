"""The programs of the HIP kernels: what specialises each, and what it needs. docs/hip.md derives them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from onegpu.artifacts import KernelSpec
from onegpu.attention.params import (
    ACCESS,
    ATTENTION_PARAMS,
    EPILOGUE_PARAMS,
    PAGED_ACCESS,
    PAGED_PARAMS,
    QUANTIZED_ACCESS,
    QUANTIZED_PARAMS,
)
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.schedules import Schedule
from onegpu.backends.base import MatrixShape
from onegpu.dtypes import DType

__all__ = ["V_MODES", "constants_of", "gfx11", "gfx12", "gfx942", "lanes", "paged_of"]

#: Ways in which gfx11's kernel brings V to the matrix instructions: each lane gathers its column, or the tile goes
#: through workgroup memory, transposed.
V_MODES = ("gather", "lds_t")

_TILE = 16


def lanes(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
    """The programs of the kernel on plain float arithmetic."""
    threads, of_a_row = 64, head_dim // 16
    spec = KernelSpec(
        family="attention_lanes",
        source="attention/lanes.hip",
        facts=(("dtype", dtype.name), ("access", "words"), ("head_dim", head_dim)),
        bindings=ACCESS,
        params=EPILOGUE_PARAMS,
        threads=threads,
        rows=threads // of_a_row,
        workgroup_memory=0,
        subgroup=of_a_row,
    )
    return (
        Schedule(spec),
        Schedule(_quantized(spec, "int8"), kv=("int8",)),
        # It multiplies queries as they are, which both allow.
        Schedule(_quantized(spec, "float8"), kv=("float8", "float8_products")),
    )


def gfx11(
    name: str, schedule: str, *, bm_tiles: int = 1, v_mode: str = "gather"
) -> Callable[[DType, int, str], tuple[Schedule, ...]]:
    """The programs of a kernel for gfx11.

    Args:
        name: of the variant.
        schedule: "single" computes a tile's scores and then its weights; "pipelined" computes the next tile's scores
            before.
        bm_tiles: blocks of 16 query rows of a wave. More than one was slower wherever the kernel's authors tried it.
        v_mode: one of :data:`V_MODES`. "lds_t" was slower too.
    """

    def schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
        rows = _TILE * bm_tiles
        memory = 2 * rows * _TILE  # the weights on their way
        memory += 2 * head_dim * _TILE if v_mode == "lds_t" else 0
        spec = KernelSpec(
            family=f"attention_{name}",
            source="attention/gfx11.hip",
            facts=(
                ("dtype", dtype.name),
                ("form", schedule),
                ("access", "words"),
                ("head_dim", head_dim),
                ("q", "kept" if head_dim <= 64 else "loaded"),
                ("v", v_mode),
                ("bm_tiles", bm_tiles),
            ),
            bindings=ACCESS,
            params=ATTENTION_PARAMS,
            threads=32,
            rows=rows,
            workgroup_memory=memory,
            subgroup=32,
            subgroup_size=32,
            matrix=MatrixShape(_TILE, _TILE, _TILE, dtype.name, "float32"),
        )
        return (Schedule(spec),)

    return schedules


def gfx12(*, block_keys: int = 32, waves: int = 8) -> Callable[[DType, int, str], tuple[Schedule, ...]]:
    """The programs of the kernel for gfx12.

    Args:
        block_keys: keys of a tile, 32 or 64. Another number gives other bits.
        waves: of a workgroup, 4 or 8. The defaults were the fastest of the four wherever the kernel's authors timed
            them (an RX 9060); not measured here.
    """

    def schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
        pad = 8
        memory = 2 * block_keys * (head_dim + pad)  # K
        memory += 2 * head_dim * (block_keys + pad)  # V, transposed
        memory += 4 * waves  # whether sums of a wave are NaN or infinite
        spec = KernelSpec(
            family="attention_transposed",
            source="attention/gfx12.hip",
            facts=(
                ("dtype", dtype.name),
                ("access", "words"),
                ("head_dim", head_dim),
                ("block_keys", block_keys),
                ("waves", waves),
            ),
            bindings=ACCESS,
            params=EPILOGUE_PARAMS,
            threads=32 * waves,
            rows=_TILE * waves,
            workgroup_memory=memory,
            subgroup=32,
            subgroup_size=32,
            matrix=MatrixShape(_TILE, _TILE, _TILE, dtype.name, "float32"),
        )
        saved = block_keys * (head_dim + pad) - 4 * block_keys  # K in 8 bits, and its scales
        return (
            Schedule(spec),
            Schedule(_quantized(spec, "int8"), kv=("int8",)),
            Schedule(_quantized(spec, "float8"), kv=("float8",)),
            Schedule(
                replace(_quantized(spec, "float8_products"), workgroup_memory=memory - saved), kv=("float8_products",)
            ),
        )

    return schedules


def gfx942(
    *, block_keys: int | None = None, waves: int | None = None, bm_tiles: int | None = None
) -> Callable[[DType, int, str], tuple[Schedule, ...]]:
    """The programs of the kernel for gfx942.

    Args:
        block_keys: keys of a tile, 32 or 64. Another number gives other bits. None takes 64, and 32 at head dimension
            128, where 64 would leave room for one workgroup on a compute unit.
        waves: of a workgroup. None takes what AMD ships: 4 at head dimension 64, 2 at 128; not measured here.
        bm_tiles: blocks of 16 query rows of a wave. None takes what AMD ships: 2 at head dimension 64, 1 at 128.
    """

    def schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
        keys = block_keys or (64 if head_dim <= 64 else 32)
        of_group = waves or (4 if head_dim <= 64 else 2)
        tiles = bm_tiles or (2 if head_dim <= 64 else 1)
        pad = 8
        memory = 2 * keys * (head_dim + pad)  # K
        memory += 2 * head_dim * (keys + pad)  # V, transposed
        memory += 4 * of_group  # whether sums of a wave are NaN or infinite
        spec = KernelSpec(
            family="attention_narrow",
            source="attention/gfx942.hip",
            facts=(
                ("dtype", dtype.name),
                ("access", "words"),
                ("head_dim", head_dim),
                ("block_keys", keys),
                ("waves", of_group),
                ("bm_tiles", tiles),
            ),
            bindings=ACCESS,
            params=ATTENTION_PARAMS,
            threads=64 * of_group,
            rows=_TILE * tiles * of_group,
            workgroup_memory=memory,
            subgroup=64,
            subgroup_size=64,
            matrix=MatrixShape(_TILE, _TILE, _TILE, dtype.name, "float32"),
        )
        return (Schedule(spec), Schedule(paged_of(spec), paged=True))

    return schedules


def paged_of(spec: KernelSpec) -> KernelSpec:
    """The same program for keys in blocks."""
    return replace(spec, facts=(*spec.facts, ("kv", "paged")), bindings=PAGED_ACCESS, params=PAGED_PARAMS)


def _quantized(spec: KernelSpec, kind: str) -> KernelSpec:
    """The same program for keys and values in 8 bits. Their rows may begin at any byte. Those of Q and O, which are
    few, it moves an element at a time, or two of 2 bytes.
    """
    facts = tuple(("access", "any") if fact == ("access", "words") else fact for fact in spec.facts)
    return replace(spec, facts=(*facts, ("kv", kind)), bindings=QUANTIZED_ACCESS, params=QUANTIZED_PARAMS)


def constants_of(problem: AttentionProblem, padded: int) -> tuple[int, ...]:
    """Values of the matrix kernels' constants: whether there is a mask; whether the head dimension is below the padded
    one.
    """
    return int(problem.mask is not None), int(problem.head_dim < padded)
