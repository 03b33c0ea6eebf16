"""Where the elements of a cooperative matrix lie in the threads of a subgroup: the cases that kernels are built for.

Vulkan leaves it to the driver. A program can ask: :mod:`onegpu.attention.probe` does, once for a device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.backends.base import DeviceFacts, MatrixShape
from onegpu.dtypes import BFLOAT16, FLOAT16, FLOAT32, DType
from onegpu.params import Field, ParamBlock

__all__ = [
    "ANYWHERE",
    "KNOWN",
    "MATRIX_FEATURES",
    "MOST",
    "PROBE",
    "PROBE_PARAMS",
    "Found",
    "MatrixLayout",
    "Probe",
    "layout_of",
    "multiplied_as",
    "probe_spec",
]

#: Row and column of each element that the threads of a subgroup hold of a matrix, thread by thread.
Positions = list[tuple[int, int]]


def multiplied_as(dtype: DType) -> DType:
    """The element type of the matrices that serve tensors of a type: float32 is multiplied in parts of half each."""
    return FLOAT16 if dtype == FLOAT32 else dtype


@dataclass(frozen=True)
class Found:
    """What a device told of square matrices of a shape.

    Attributes:
        a: of a left operand.
        b: of a right operand.
        sums: of an accumulator.
    """

    a: Positions
    b: Positions
    sums: Positions


@dataclass(frozen=True)
class MatrixLayout:
    """A way in which square matrices lie in a subgroup, and how a kernel makes an operand of sums in it.

    Attributes:
        name: unique for a tile.
        tile: rows and columns.
        subgroup: threads.
        dtypes: element types that drivers with it have.
        sums: thread and number of an element of an accumulator in it -> its row and column. None if the kernel goes by
            way of memory and need not know.
        operand: which operand the kernel makes of sums, "a" or "b". With "b" it computes everything transposed.
        lies: as ``sums``, for that operand.
        elements: elements of that operand in a thread; some hold each twice.
    """

    name: str
    tile: int
    subgroup: int
    dtypes: tuple[DType, ...] = (FLOAT16, BFLOAT16)
    sums: Callable[[int, int], tuple[int, int]] | None = None
    operand: str = "a"
    lies: Callable[[int, int], tuple[int, int]] | None = None
    elements: int = 0

    def shape(self, dtype: DType) -> MatrixShape:
        """The product of such matrices that serves tensors of a type."""
        return MatrixShape(self.tile, self.tile, self.tile, multiplied_as(dtype).name, "float32")

    @property
    def slots(self) -> int:
        """Rows of a block of queries of whose scores a thread holds some."""
        assert self.sums is not None, self.name
        axis = 0 if self.operand == "a" else 1
        return len({self.sums(0, i)[axis] for i in range(self.tile * self.tile // self.subgroup)})

    def is_that_of(self, found: Found) -> bool:
        """Whether the matrices of a device lie so."""
        if self.sums is None or self.lies is None:
            return False
        count = self.tile * self.tile // self.subgroup
        operand = found.a if self.operand == "a" else found.b
        return found.sums == self._positions(self.sums, count) and operand == self._positions(
            self.lies, self.elements or count
        )

    def _positions(self, position: Callable[[int, int], tuple[int, int]], count: int) -> Positions:
        return [position(thread, i) for thread in range(self.subgroup) for i in range(count)]


def _pairs(thread: int, i: int) -> tuple[int, int]:
    return thread // 4 + 8 * (i // 4), thread % 4 * 2 + i % 2 + 8 * (i // 2 % 2)


def _column(thread: int, i: int) -> tuple[int, int]:
    return i, thread


def _row(thread: int, i: int) -> tuple[int, int]:
    return thread, i


def _halves(thread: int, i: int) -> tuple[int, int]:
    return 8 * (thread // 16) + i, thread % 16


def _parity(thread: int, i: int) -> tuple[int, int]:
    return 2 * i + thread // 16, thread % 16


def _twice(thread: int, i: int) -> tuple[int, int]:
    return i, thread % 16


#: Layouts in which a sum can become an operand in registers; the same names are in shaders/attention/places.hlsl.
#: "pairs" is NVIDIA's: a thread holds two rows, and pairs of columns. "halves" is AMD's of gfx12: a thread holds half a
#: column. "parity" is AMD's of gfx11: a thread holds the even or the odd rows of a column of sums, and whole columns of
#: operands. "column" is Mesa lavapipe's: a thread holds a column; "queries" is the same driver's, used as AMD's are,
#: with right operands of which a thread holds a row.
KNOWN = (
    MatrixLayout("pairs", 16, 32, sums=_pairs, lies=_pairs),
    MatrixLayout("halves", 16, 32, sums=_halves, operand="b", lies=_halves),
    MatrixLayout("parity", 16, 32, sums=_parity, operand="b", lies=_twice, elements=16),
    MatrixLayout("column", 8, 8, (FLOAT16,), sums=_column, lies=_column),
    MatrixLayout("queries", 8, 8, (FLOAT16,), sums=_column, operand="b", lies=_row),
)

#: For kernels that make operands of sums by way of memory.
ANYWHERE = (MatrixLayout("anywhere", 16, 32), MatrixLayout("anywhere", 8, 8, (FLOAT16,)))


def layout_of(layouts: tuple[MatrixLayout, ...], dtype: DType, facts: DeviceFacts) -> MatrixLayout | None:
    """The first of some layouts that a device has for an element type; None if it has none of them."""
    for layout in layouts:
        shape = layout.shape(dtype)
        if (shape, layout.name) in facts.matrix_layouts or (layout.sums is None and shape in facts.matrices):
            return layout
    return None


#: Features behind every program on matrix hardware. A shape that a device lists has those of its types.
MATRIX_FEATURES = frozenset({"cooperative-matrix", "memory-model", "memory-model-device-scope"})

PROBE_PARAMS = ParamBlock("ProbeParams", (Field("uint", "first", "first uint4 of the numbers in their binding"),))

#: Elements of a matrix in a thread, at most: AMD's gfx11 holds operands twice.
MOST = 16


def probe_spec(dtype: DType, tile: int, subgroup: int) -> KernelSpec:
    """The program for an element type, rows of a matrix, and threads of a subgroup."""
    return KernelSpec(
        family="matrix_probe",
        source="probe/layout.hlsl",
        facts=(("dtype", dtype.name), ("tile", tile), ("subgroup", subgroup), ("most", MOST)),
        bindings=("read", "write"),
        params=PROBE_PARAMS,
        threads=subgroup,
        rows=0,
        workgroup_memory=4 * tile * tile,
        subgroup=subgroup,
        subgroup_size=subgroup,
        matrix=MatrixShape(tile, tile, tile, dtype.name, "float32"),
    )


@dataclass(frozen=True)
class Probe:
    """The programs, as something that is built."""

    name: str = "probe"
    languages: frozenset[str] = frozenset({"spirv"})
    dtypes: tuple[DType, ...] = (FLOAT16, BFLOAT16)
    needs: frozenset[str] = MATRIX_FEATURES

    def specs(self) -> list[KernelSpec]:
        """Every program."""
        sizes = dict.fromkeys((layout.tile, layout.subgroup, dtype) for layout in KNOWN for dtype in layout.dtypes)
        return [probe_spec(dtype, tile, subgroup) for tile, subgroup, dtype in sizes]


PROBE = Probe()
