"""The programs of kernels on matrix hardware: their sizes, by layout and head dimension, and what they need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.attention.layouts import MatrixLayout
from onegpu.attention.params import ACCESS, ATTENTION_PARAMS
from onegpu.attention.schedules import RANGE_KEYS, Schedule
from onegpu.dtypes import FLOAT32, DType

__all__ = ["LARGEST_COLUMNS", "MATRIX_SIZES", "SPLIT_SIZES", "Sizes", "form_of", "matrix_schedules"]


@dataclass(frozen=True)
class Sizes:
    """Sizes of a program on matrix hardware. Its bits depend on ``step`` alone.

    Attributes:
        subgroups: of a workgroup.
        blocks: matrices of rows that a subgroup computes.
        keys: of a tile.
        kept: slices of Q (matrices side by side) that stay in workgroup memory, since registers do not hold them.
        held: whether registers hold the total of several ranges beside the sums of one. It is in scratch memory
            otherwise.
        late: whether a tile is loaded when it is needed. Otherwise it is on its way while the one before is multiplied,
            and takes registers.
        step: matrices of keys from maximum to maximum.
        groups: workgroups from which the program is taken, see :class:`onegpu.attention.schedules.Schedule`.
        fast: whether it is for mode "fast" alone.
    """

    subgroups: int
    blocks: int
    keys: int
    kept: int = 0
    held: bool = False
    late: bool = False
    step: int = 2
    groups: int = 0
    fast: bool = False


#: The programs of the kernels on matrix hardware by the layout, the rows of a matrix and the padded head dimension: the
#: first that fits a call is taken, and one without ``groups`` fits any. Times are those of `python -m onegpu bench
#: --kernel resident` with the sizes put in here, before whole numbers were divided by shifts.
#: "pairs", NVIDIA H200, driver 580.159.04, 2026-11-30, float16, milliseconds in deterministic / fast mode:
#:   head_dim 64, 16 heads, 4096 x 4096: (8, 2, 64) held 0.266 / 0.237, not held 0.290 / 0.237; (8, 1, 64) 0.367 /
#:     0.263, held 0.319; (4, 1, 32) held 0.346 / 0.311; (4, 1, 64) 0.370 / 0.324;
#:     12 heads, 1500 x 1500: (4, 1, 32) held 0.053 / 0.051; (8, 2, 64) held 0.066 / 0.050; (8, 1, 64) 0.073 / 0.055;
#:     (4, 1, 64) 0.073 / 0.065; 512 x 512, batch 8: (8, 1, 64) 0.0345; (4, 1, 32) 0.039; (8, 2, 64), (4, 1, 64)
#:     0.0415; batch 1: (4, 1, 64) 0.0120; (4, 1, 32) 0.0141; (8, 1, 64) 0.0155;
#:   head_dim 128, 16 heads, 4096 x 4096, batch 4: (8, 1, 64) held 2.19 / 2.20, not held 2.50 / 2.20; (8, 2, 64) late,
#:     steps of one matrix 2.67 / 1.90; (8, 1, 32) held 2.38 / 2.51; 32 heads on 8, causal: 0.603 / 0.582; 0.73 / 0.58;
#:     0.89 / 0.60; 0.64 / 0.66; one query over 8192 keys, batch 16: (4, 1, 32) 0.176, (8, 1, 64) 0.221;
#:   head_dim 32, 12 heads, 128 x 128, batch 8: (4, 1, 64) 0.0063, (2, 1, 64) 0.0146, (8, 1, 64) 0.0163.
#: The others were not timed on hardware: they are such that drivers for it spill nothing, see tests/park.
MATRIX_SIZES: dict[tuple[str, int, int], tuple[Sizes, ...]] = {
    ("pairs", 16, 32): (Sizes(4, 1, 64, held=True),),
    ("pairs", 16, 64): (
        Sizes(8, 2, 64, held=True, groups=256),
        Sizes(8, 1, 64, held=True, groups=256),
        Sizes(4, 1, 32, held=True, groups=256),
        Sizes(4, 1, 64, held=True),
    ),
    ("pairs", 16, 128): (
        Sizes(8, 1, 64, held=True, groups=96),
        Sizes(4, 1, 32),
        Sizes(8, 2, 64, late=True, step=1, groups=256, fast=True),
    ),
    ("pairs", 16, 256): (Sizes(8, 1, 32),),
    ("halves", 16, 32): (Sizes(4, 1, 64),),
    ("halves", 16, 64): (Sizes(4, 1, 64),),
    ("halves", 16, 128): (Sizes(4, 1, 32),),
    ("halves", 16, 256): (Sizes(4, 1, 32),),
    ("parity", 16, 32): (Sizes(4, 1, 64),),
    ("parity", 16, 64): (Sizes(4, 1, 64),),
    ("parity", 16, 128): (Sizes(4, 1, 32),),
    ("parity", 16, 256): (Sizes(4, 1, 32, kept=16),),
    ("column", 8, 32): (Sizes(4, 1, 32),),
    ("column", 8, 64): (Sizes(4, 2, 32, groups=129), Sizes(4, 1, 32, held=True)),
    ("column", 8, 128): (Sizes(4, 1, 32), Sizes(4, 1, 32, late=True, step=1, groups=129, fast=True)),
    ("column", 8, 256): (Sizes(4, 1, 16),),
    ("queries", 8, 32): (Sizes(4, 1, 32, held=True),),
    ("queries", 8, 64): (Sizes(4, 2, 32, groups=129), Sizes(4, 1, 32)),
    ("queries", 8, 128): (Sizes(4, 1, 32),),
    ("queries", 8, 256): (Sizes(4, 1, 16),),
    ("anywhere", 16, 32): (Sizes(4, 1, 32),),
    ("anywhere", 16, 64): (Sizes(4, 1, 32),),
    ("anywhere", 16, 128): (Sizes(4, 1, 32),),
    ("anywhere", 8, 32): (Sizes(4, 1, 32),),
    ("anywhere", 8, 64): (Sizes(4, 2, 32, groups=129), Sizes(4, 1, 32)),
    ("anywhere", 8, 128): (Sizes(4, 1, 32),),
}
#: The same for float32 in parts, which fill twice the memory and registers: not timed, such that nothing is spilled.
SPLIT_SIZES: dict[tuple[str, int, int], tuple[Sizes, ...]] = {
    ("pairs", 16, 32): (Sizes(4, 1, 64),),
    ("pairs", 16, 64): (Sizes(8, 1, 64, groups=129), Sizes(4, 1, 64)),
    ("pairs", 16, 128): (Sizes(8, 1, 32),),
    ("halves", 16, 32): (Sizes(4, 1, 64),),
    ("halves", 16, 64): (Sizes(4, 1, 32),),
    ("halves", 16, 128): (Sizes(4, 1, 32),),
    ("parity", 16, 32): (Sizes(4, 1, 64),),
    ("parity", 16, 64): (Sizes(4, 1, 32),),
    ("parity", 16, 128): (Sizes(4, 1, 32, kept=8),),
    ("column", 8, 32): (Sizes(4, 1, 32),),
    ("column", 8, 64): (Sizes(4, 2, 32, groups=129), Sizes(4, 1, 32)),
    ("column", 8, 128): (Sizes(4, 1, 16),),
    ("queries", 8, 32): (Sizes(4, 1, 32),),
    ("queries", 8, 64): (Sizes(4, 2, 32, groups=129), Sizes(4, 1, 32)),
    ("queries", 8, 128): (Sizes(4, 1, 16),),
}


@dataclass(frozen=True)
class FewSizes:
    """Sizes of a program on matrix hardware for few rows. Its bits do not depend on them.

    Attributes:
        subgroups: of a workgroup.
        k_ahead: matrices of keys that a subgroup has on their way while it multiplies others.
        v_keys: keys of V that a subgroup has in workgroup memory at a time.
        v_ahead: times ``v_keys`` that are on their way, likewise.
    """

    subgroups: int
    k_ahead: int
    v_keys: int
    v_ahead: int


#: The programs of `resident` for few rows: one matrix of them, on layouts whose left operands lie as sums do.
#: "pairs", NVIDIA H200, driver 580.159.04, 2026-11-30, float16, one query, milliseconds by
#: onegpu.bench.timing.time_calls with warm-ups of 0.15 s:
#:   12 heads of 64, 448 / 1500 keys: (8, 1, 64, 1) 0.0084 / 0.0129, (8, 1, 32, 1) 0.0095 / 0.0143, (16, 1, 32, 1)
#:     0.0108 / 0.0149, the program for many rows 0.0091 / 0.0151;
#:   32 heads of 128 on 8, 8192 keys: (8, 1, 64, 1) 0.0176, (8, 1, 32, 1) 0.0177, (4, 1, 64, 1) 0.0192, the program for
#:     many rows 0.0233; with 16 batch entries (8, 1, 64, 1) 0.220, the program for many rows 0.177.
#: At head_dim 32 it was slower over 64 keys (0.0047 and 0.0041), and was not timed over more.
FEW_SIZES: dict[tuple[str, int, int], FewSizes] = {
    ("pairs", 16, 64): FewSizes(8, 1, 64, 1),
    ("pairs", 16, 128): FewSizes(8, 1, 64, 1),
    ("column", 8, 64): FewSizes(4, 2, 32, 1),
    ("column", 8, 128): FewSizes(4, 1, 32, 2),
}

#: Columns of O that a workgroup computes at most on matrix hardware: registers hold no more sums. Others compute the
#: same scores for the rest. Half of them where right operands are in parts, which leave no more.
LARGEST_COLUMNS = 128


def form_of(layout: MatrixLayout) -> str:
    """The name of a program's form for a layout of matrices."""
    return f"{layout.name}{layout.tile}"


def matrix_schedules(name: str, layouts: tuple[MatrixLayout, ...]) -> Callable[[DType, int, str], tuple[Schedule, ...]]:
    """The programs of a kernel on matrix hardware for an element type, a padded head dimension and a form."""

    def schedules(dtype: DType, head_dim: int, form: str) -> tuple[Schedule, ...]:
        layout = next(layout for layout in layouts if form_of(layout) == form)
        key = layout.name, layout.tile, head_dim
        many = _sizes(dtype)[key]
        found = [
            Schedule(_matrix_spec(name, dtype, head_dim, layout, sizes), sizes.groups, sizes.fast) for sizes in many
        ]
        if name == "resident" and (few := FEW_SIZES.get(key)) is not None:
            keys = next(sizes.keys for sizes in reversed(many) if not sizes.groups)
            program = Schedule(_few_spec(dtype, head_dim, layout, few, keys), most_rows=layout.tile)
            found.insert(sum(not sizes.fast for sizes in many), program)
        return tuple(found)

    return schedules


def _sizes(dtype: DType) -> Mapping[tuple[str, int, int], tuple[Sizes, ...]]:
    return SPLIT_SIZES if dtype == FLOAT32 else MATRIX_SIZES


def _matrix_spec(name: str, dtype: DType, head_dim: int, layout: MatrixLayout, sizes: Sizes) -> KernelSpec:
    subgroups, blocks, keys, kept = sizes.subgroups, sizes.blocks, sizes.keys, sizes.kept
    rows, step = subgroups * blocks * layout.tile, sizes.step * layout.tile
    parts = 2 if dtype == FLOAT32 else 1
    columns = min(head_dim, LARGEST_COLUMNS // (parts if layout.operand == "b" else 1))
    pitch = (head_dim // 8 + 1) * 16
    memory = keys * pitch  # K
    memory += columns * (keys // 8 + 1) * 16 if layout.operand == "b" else keys * (columns // 8 + 1) * 16  # V
    staged = min(rows, max(2 * keys, 64))  # rows of Q, or of O, in the place of K and V
    rows_of_q = staged * parts * pitch
    if parts > 1:
        rows_of_q = max(rows_of_q, staged * (columns // 4 + 1) * 16)
    memory = parts * memory if kept * layout.tile == head_dim else max(parts * memory, rows_of_q)
    memory += rows * parts * (kept * layout.tile // 8 + 1) * 16 if kept else 0
    memory = max(memory, rows_of_q)
    memory += 8 * rows + 4  # the keys that a row sees, and its mask; whether V is special
    if layout.sums is None:
        memory += subgroups * layout.tile * (4 * step + 16)  # scores and weights on their way
    return KernelSpec(
        family=f"attention_{name}",
        source="attention/one_pass.hlsl",
        facts=(
            ("dtype", dtype.name),
            ("layout", layout.name),
            ("access", "words"),
            ("head_dim", head_dim),
            *([("columns", columns)] if columns < head_dim else []),
            *([("kept", kept)] if kept else []),
            *([("totals", "held")] if sizes.held else []),
            *([("loads", "late")] if sizes.late else []),
            ("tile", layout.tile),
            ("subgroup", layout.subgroup),
            ("subgroups", subgroups),
            ("blocks", blocks),
            ("keys", keys),
            ("step", step),
        ),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=subgroups * layout.subgroup,
        rows=rows,
        workgroup_memory=memory,
        subgroup=layout.subgroup,
        subgroup_size=layout.subgroup,
        matrix=layout.shape(dtype),
        columns=columns if columns < head_dim else 0,
        totals_in_scratch=not sizes.held,
    )


def _few_spec(dtype: DType, head_dim: int, layout: MatrixLayout, sizes: FewSizes, keys: int) -> KernelSpec:
    subgroups, step = sizes.subgroups, 2 * layout.tile
    columns = max(1, head_dim // layout.tile // subgroups) * layout.tile
    pitch = (head_dim // 8 + 1) * 16
    of_v = 16 * max(sizes.v_keys, layout.tile) * (columns // 8 + 1)
    # A matrix of keys for each subgroup, and Q; later all weights, and ``v_keys`` of V for each.
    memory = max((subgroups + 1) * layout.tile * pitch, layout.tile * (RANGE_KEYS // 8 + 1) * 16 + subgroups * of_v)
    steps = RANGE_KEYS // step
    memory += 4 * steps * (2 * layout.tile + layout.slots * layout.subgroup)  # largest scores, factors, sums of weights
    memory += 4 * (3 * layout.tile + 1)  # references, keys that a row sees, its mask; steps that raise references
    return KernelSpec(
        family="attention_resident_few",
        source="attention/matrix_few.hlsl",
        facts=(
            ("dtype", dtype.name),
            ("layout", layout.name),
            ("access", "words"),
            ("head_dim", head_dim),
            ("tile", layout.tile),
            ("subgroup", layout.subgroup),
            ("subgroups", subgroups),
            ("keys", keys),
            ("step", step),
            ("k_ahead", sizes.k_ahead),
            ("v_keys", sizes.v_keys),
            ("v_ahead", sizes.v_ahead),
        ),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=subgroups * layout.subgroup,
        rows=layout.tile,
        workgroup_memory=memory,
        subgroup=layout.subgroup,
        subgroup_size=layout.subgroup,
        matrix=layout.shape(dtype),
        most_keys=RANGE_KEYS,
    )
