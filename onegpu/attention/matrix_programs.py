"""The programs of kernels on matrix hardware: their sizes, by layout and head dimension, and what they need."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from onegpu.artifacts import KernelSpec
from onegpu.attention.layouts import MatrixLayout
from onegpu.attention.params import ACCESS, ATTENTION_PARAMS
from onegpu.dtypes import FLOAT32, DType

__all__ = ["LARGEST_COLUMNS", "MATRIX_SIZES", "SPLIT_SIZES", "few_matrix_program", "form_of", "matrix_program"]

#: Sizes of the kernels on matrix hardware, and of their programs for few rows, by the layout, the rows of a matrix and
#: the padded head dimension: subgroups of a workgroup, blocks of rows of a subgroup, keys of a tile. They change no
#: bit; the keys of a step, which would, are two matrices everywhere.
#: "pairs", NVIDIA H200, driver 580.159.04, 2026-11-30, float16, deterministic, milliseconds:
#:   head_dim 64, 12 heads, 512 x 512, batch 8: (8, 1, 64) 0.0345, (4, 2, 64) 0.0385, (8, 2, 64) 0.0411, (4, 1, 64)
#:     0.0427; batch 1: (4, 1, 64) 0.0122, (8, 1, 64) 0.0153; 16 heads, 4096 x 4096: (8, 2, 64) 0.270, (8, 1, 64) 0.279;
#:   head_dim 128, 16 heads, 4096 x 4096, batch 4: (8, 1, 64) 2.51, (8, 2, 32) 2.62, (8, 1, 32) 2.65, (4, 2, 32) 2.76;
#:   head_dim 32, 12 heads, 128 x 128, batch 8: (4, 1, 64) 0.0063, (8, 2, 64) 0.0085.
#: The others were not timed on hardware: they are such that drivers for it spill nothing, see tests/park.
Sizes = tuple[int, int, int]
MATRIX_SIZES: dict[tuple[str, int, int], tuple[Sizes, Sizes | None]] = {
    ("pairs", 16, 32): ((4, 1, 64), None),
    ("pairs", 16, 64): ((8, 1, 64), (4, 1, 64)),
    ("pairs", 16, 128): ((8, 1, 64), None),
    ("pairs", 16, 256): ((8, 1, 32), None),
    ("halves", 16, 32): ((4, 1, 64), None),
    ("halves", 16, 64): ((4, 1, 64), None),
    ("halves", 16, 128): ((4, 1, 32), None),
    ("halves", 16, 256): ((4, 1, 32), None),
    ("parity", 16, 32): ((4, 1, 64), None),
    ("parity", 16, 64): ((4, 1, 64), None),
    ("parity", 16, 128): ((4, 1, 32), None),
    ("parity", 16, 256): ((4, 1, 32), None),
    ("column", 8, 32): ((4, 1, 32), None),
    ("column", 8, 64): ((4, 2, 32), (4, 1, 32)),
    ("column", 8, 128): ((4, 1, 32), None),
    ("column", 8, 256): ((4, 1, 16), None),
    ("queries", 8, 32): ((4, 1, 32), None),
    ("queries", 8, 64): ((4, 2, 32), (4, 1, 32)),
    ("queries", 8, 128): ((4, 1, 32), None),
    ("queries", 8, 256): ((4, 1, 16), None),
    ("anywhere", 16, 32): ((4, 1, 32), None),
    ("anywhere", 16, 64): ((4, 1, 32), None),
    ("anywhere", 16, 128): ((4, 1, 32), None),
    ("anywhere", 8, 32): ((4, 1, 32), None),
    ("anywhere", 8, 64): ((4, 2, 32), (4, 1, 32)),
    ("anywhere", 8, 128): ((4, 1, 32), None),
}
#: The same for float32 in parts, which fill twice the memory and registers: not timed, such that nothing is spilled.
SPLIT_SIZES: dict[tuple[str, int, int], tuple[Sizes, Sizes | None]] = {
    ("pairs", 16, 32): ((4, 1, 64), None),
    ("pairs", 16, 64): ((8, 1, 64), (4, 1, 64)),
    ("pairs", 16, 128): ((8, 1, 32), None),
    ("halves", 16, 32): ((4, 1, 64), None),
    ("halves", 16, 64): ((4, 1, 32), None),
    ("halves", 16, 128): ((4, 1, 32), None),
    ("parity", 16, 32): ((4, 1, 64), None),
    ("parity", 16, 64): ((4, 1, 32), None),
    ("parity", 16, 128): ((4, 1, 32), None),
    ("column", 8, 32): ((4, 1, 32), None),
    ("column", 8, 64): ((4, 2, 32), (4, 1, 32)),
    ("column", 8, 128): ((4, 1, 16), None),
    ("queries", 8, 32): ((4, 1, 32), None),
    ("queries", 8, 64): ((4, 2, 32), (4, 1, 32)),
    ("queries", 8, 128): ((4, 1, 16), None),
}


#: Columns of O that a workgroup computes at most on matrix hardware: registers hold no more sums. Others compute the
#: same scores for the rest. Half of them where right operands are in parts, which leave no more.
LARGEST_COLUMNS = 128


def form_of(layout: MatrixLayout) -> str:
    """The name of a program's form for a layout of matrices."""
    return f"{layout.name}{layout.tile}"


def matrix_program(name: str, layouts: tuple[MatrixLayout, ...]) -> Callable[[DType, int, str], KernelSpec]:
    """The programs of a kernel on matrix hardware."""

    def spec(dtype: DType, head_dim: int, form: str) -> KernelSpec:
        layout = next(layout for layout in layouts if form_of(layout) == form)
        return _matrix_spec(name, dtype, head_dim, layout, _sizes(dtype)[layout.name, layout.tile, head_dim][0])

    return spec


def few_matrix_program(name: str, layouts: tuple[MatrixLayout, ...]) -> Callable[[DType, int, str], KernelSpec | None]:
    """Its programs for few rows."""

    def spec(dtype: DType, head_dim: int, form: str) -> KernelSpec | None:
        layout = next(layout for layout in layouts if form_of(layout) == form)
        sizes = _sizes(dtype)[layout.name, layout.tile, head_dim][1]
        return None if sizes is None else _matrix_spec(name, dtype, head_dim, layout, sizes)

    return spec


def _sizes(dtype: DType) -> Mapping[tuple[str, int, int], tuple[Sizes, Sizes | None]]:
    return SPLIT_SIZES if dtype == FLOAT32 else MATRIX_SIZES


def _matrix_spec(name: str, dtype: DType, head_dim: int, layout: MatrixLayout, sizes: Sizes) -> KernelSpec:
    subgroups, blocks, keys = sizes
    rows, step = subgroups * blocks * layout.tile, 2 * layout.tile
    twice = layout.elements > layout.tile * layout.tile // layout.subgroup  # operands hold each element twice
    parts = 2 if dtype == FLOAT32 else 1
    columns = min(head_dim, LARGEST_COLUMNS // (parts if layout.operand == "b" else 1))
    pitch = (head_dim // 8 + 1) * 16
    keeps_q = twice and columns < head_dim
    memory = keys * pitch  # K
    memory += columns * (keys // 8 + 1) * 16 if layout.operand == "b" else keys * (columns // 8 + 1) * 16  # V
    staged = min(rows, max(2 * keys, 64))  # rows of Q, or of O, in the place of K and V
    rows_of_q = staged * parts * pitch
    if parts > 1:
        rows_of_q = max(rows_of_q, staged * (columns // 4 + 1) * 16)
    memory = parts * memory + rows_of_q if keeps_q else max(parts * memory, rows_of_q)
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
            *([("keeps", "q")] if keeps_q else []),  # operands leave no registers for it
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
    )
