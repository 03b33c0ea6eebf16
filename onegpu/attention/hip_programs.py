"""The programs of the HIP kernels: what specialises each, and what it needs. docs/hip.md derives them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

from onegpu.artifacts import KernelSpec
from onegpu.attention.paged import BLOCK_SIZE
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
from onegpu.dtypes import BFLOAT16, DType
from onegpu.errors import ProblemError

__all__ = [
    "V_MODES",
    "WIDE_VARIABLE",
    "WIDE_WAVES",
    "constants_of",
    "gfx11",
    "gfx12",
    "gfx12_rounded",
    "gfx942",
    "gfx942_wide",
    "lanes",
    "paged_of",
    "panels",
    "wide_schedule",
]

#: Ways in which gfx11's kernel brings V to the matrix instructions: each lane gathers its column, or the tile goes
#: through workgroup memory, transposed.
V_MODES = ("gather", "lds_t")

_TILE, _WIDE_TILE = 16, 32
_PAD = 8  # elements after a row in gfx12's workgroup memory

#: Waves of the geometries of gfx942's kernel on matrices of 32 x 32, by the number of the schedule: wide4, wide2, L4.
WIDE_WAVES = (4, 2, 1)
#: Asks for one of them, as in AMD's library, and what its values mean.
WIDE_VARIABLE = "HIPDNN_GFX942_FLASH_WIDE"
_WIDE_VALUES = {"": None, "4": 0, "2": 1, "0": 2}


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


def panels(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
    """The program of the kernel on plain float arithmetic whose workgroups read K and V once for all of their rows."""
    threads, neighbours, rows_of_thread, pad = 256, 16, 4, 4
    rows = threads // neighbours * rows_of_thread
    # More keys of a block serve a query that is read, and at larger head dimensions leave no room for Q.
    block_keys = 64 if head_dim <= 64 else 32
    memory = dtype.itemsize * (rows + block_keys) * (head_dim + pad)  # Q; K of a block and then its V
    memory += 4 * rows * (block_keys + pad)  # weights
    memory += 4  # whether sums are NaN or infinite
    spec = KernelSpec(
        family="attention_panels",
        source="attention/panels.hip",
        facts=(("dtype", dtype.name), ("access", "words"), ("head_dim", head_dim), ("block_keys", block_keys)),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=threads,
        rows=rows,
        workgroup_memory=memory,
        subgroup=neighbours,
    )
    return (Schedule(spec),)


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
        spec = _gfx12("transposed", dtype, dtype, head_dim, block_keys, waves)
        saved = block_keys * (head_dim + _PAD) - 4 * block_keys  # K in 8 bits, and its scales
        products = _quantized(spec, "float8_products")
        return (
            Schedule(spec),
            Schedule(_quantized(spec, "int8"), kv=("int8",)),
            Schedule(_quantized(spec, "float8"), kv=("float8",)),
            Schedule(replace(products, workgroup_memory=spec.workgroup_memory - saved), kv=("float8_products",)),
        )

    return schedules


def gfx12_rounded(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
    """The same for float32 that becomes bfloat16 on its way in."""
    return (Schedule(_gfx12("rounded", dtype, BFLOAT16, head_dim, block_keys=32, waves=8)),)


def _gfx12(name: str, dtype: DType, multiplied: DType, head_dim: int, block_keys: int, waves: int) -> KernelSpec:
    memory = 2 * block_keys * (head_dim + _PAD)  # K
    memory += 2 * head_dim * (block_keys + _PAD)  # V, transposed
    memory += 4 * waves  # whether sums of a wave are NaN or infinite
    products = () if multiplied == dtype else (("products", multiplied.name),)
    return KernelSpec(
        family=f"attention_{name}",
        source="attention/gfx12.hip",
        facts=(
            ("dtype", dtype.name),
            *products,
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
        matrix=MatrixShape(_TILE, _TILE, _TILE, multiplied.name, "float32"),
    )


def gfx942(
    *, block_keys: int | None = None, waves: int | None = None, bm_tiles: int | None = None
) -> Callable[[DType, int, str], tuple[Schedule, ...]]:
    """The programs of the kernel for gfx942 on matrices of 16 x 16.

    Args:
        block_keys: keys of a tile, 32 or 64. Another number gives other bits. None takes 64, and 32 at head dimension
            128, where 64 would leave room for one workgroup on a compute unit.
        waves: of a workgroup. None takes what AMD ships: 4 at head dimension 64, 2 at 128; not measured here.
        bm_tiles: blocks of 16 query rows of a wave. None takes what AMD ships: 2 at head dimension 64, 1 at 128.
    """

    def schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
        spec = _gfx942(
            "narrow",
            dtype,
            head_dim,
            tile=_TILE,
            block_keys=block_keys or (64 if head_dim <= 64 else 32),
            waves=waves or (4 if head_dim <= 64 else 2),
            bm_tiles=bm_tiles or (2 if head_dim <= 64 else 1),
        )
        return (Schedule(spec), Schedule(paged_of(spec), paged=True))

    return schedules


def gfx942_wide(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
    """The programs of the kernel for gfx942 on matrices of 32 x 32: geometries wide4, wide2 and L4 by number, the first
    unless another is asked for. They give the same bits.
    """
    found = []
    for waves in WIDE_WAVES:
        rows = _WIDE_TILE * waves
        spec = _gfx942(
            "wide",
            dtype,
            head_dim,
            tile=_WIDE_TILE,
            block_keys=BLOCK_SIZE,
            waves=waves,
            bm_tiles=1,
            k_buffers=1 if rows <= BLOCK_SIZE else 2,
        )
        always = 1 if waves == WIDE_WAVES[0] else 0
        found += [Schedule(spec, least_queries=always), Schedule(paged_of(spec), paged=True, least_queries=always)]
    return tuple(found)


def wide_schedule() -> int | None:
    """The number of the geometry that the environment variable ``HIPDNN_GFX942_FLASH_WIDE`` asks for; None if it is not
    set.

    Raises:
        ProblemError: for a value without a meaning.
    """
    given = os.environ.get(WIDE_VARIABLE, "")
    if given not in _WIDE_VALUES:
        raise ProblemError(
            f"{WIDE_VARIABLE} is {given!r}; it must be 0 (L4, one wave), 2 (wide2), 4 (wide4), or not be set"
        )
    return _WIDE_VALUES[given]


def _gfx942(
    name: str,
    dtype: DType,
    head_dim: int,
    *,
    tile: int,
    block_keys: int,
    waves: int,
    bm_tiles: int,
    k_buffers: int = 1,
) -> KernelSpec:
    pad = 8
    memory = 2 * k_buffers * block_keys * (head_dim + pad)  # K
    memory += 2 * head_dim * (block_keys + pad)  # V, transposed
    memory += 4 * waves  # whether sums of a wave are NaN or infinite
    memory += 8 * bm_tiles * 64 * waves  # of the ranges so far, maximum and sum of weights
    return KernelSpec(
        family=f"attention_{name}",
        source="attention/gfx942.hip",
        facts=(
            ("dtype", dtype.name),
            ("access", "words"),
            ("head_dim", head_dim),
            ("tile", tile),
            ("block_keys", block_keys),
            ("waves", waves),
            ("bm_tiles", bm_tiles),
            ("k_buffers", k_buffers),
        ),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=64 * waves,
        rows=tile * bm_tiles * waves,
        workgroup_memory=memory,
        subgroup=64,
        subgroup_size=64,
        matrix=MatrixShape(tile, tile, 256 // tile, dtype.name, "float32"),
    )


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
