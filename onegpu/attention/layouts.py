"""Where the elements of a cooperative matrix lie in the threads of a subgroup: the cases that kernels are built for.

Vulkan leaves it to the driver. A program can ask: :mod:`onegpu.attention.probe` does, once for a device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.backends.base import DeviceFacts, MatrixShape
from onegpu.dtypes import BFLOAT16, FLOAT16, DType
from onegpu.params import Field, ParamBlock

__all__ = ["LAYOUTS", "MATRIX_FEATURES", "PROBE", "PROBE_PARAMS", "MatrixLayout", "Probe", "layout_of", "probe_spec"]


@dataclass(frozen=True)
class MatrixLayout:
    """A way in which square matrices lie in a subgroup, the same for sums (accumulators) and for left operands.

    Attributes:
        name: unique for a tile.
        tile: rows and columns.
        subgroup: threads.
        position: thread and number of an element in it -> its row and column.
        dtypes: element types that drivers with it have.
    """

    name: str
    tile: int
    subgroup: int
    position: Callable[[int, int], tuple[int, int]]
    dtypes: tuple[DType, ...] = (FLOAT16, BFLOAT16)

    @property
    def elements(self) -> int:
        """Elements in a thread."""
        return self.tile * self.tile // self.subgroup

    def shape(self, dtype: DType) -> MatrixShape:
        """The product of such matrices."""
        return MatrixShape(self.tile, self.tile, self.tile, dtype.name, "float32")

    def positions(self) -> list[tuple[int, int]]:
        """Row and column of each element, thread by thread."""
        return [self.position(thread, i) for thread in range(self.subgroup) for i in range(self.elements)]


#: Layouts in which a sum can become a left operand element by element, as shaders/attention/resident.hlsl does. "pairs"
#: is NVIDIA's: a thread holds two rows, and pairs of columns. "column" is Mesa lavapipe's: a thread holds a column.
LAYOUTS = (
    MatrixLayout("pairs", 16, 32, lambda t, i: (t // 4 + 8 * (i // 4), t % 4 * 2 + i % 2 + 8 * (i // 2 % 2))),
    MatrixLayout("column", 8, 8, lambda t, i: (i, t), (FLOAT16,)),
)


def layout_of(layouts: tuple[MatrixLayout, ...], dtype: DType, facts: DeviceFacts) -> MatrixLayout | None:
    """The first of some layouts that a device has for an element type; None if it has none of them."""
    for layout in layouts:
        if (layout.shape(dtype), layout.name) in facts.matrix_layouts:
            return layout
    return None


#: Features behind every program on matrix hardware. A shape that a device lists has those of its types.
MATRIX_FEATURES = frozenset({"cooperative-matrix", "memory-model", "memory-model-device-scope"})

PROBE_PARAMS = ParamBlock("ProbeParams", (Field("uint", "first", "first uint4 of the numbers in their binding"),))


def probe_spec(dtype: DType, layout: MatrixLayout) -> KernelSpec:
    """The program for an element type and the size of a layout."""
    return KernelSpec(
        family="matrix_probe",
        source="probe/layout.hlsl",
        facts=(("dtype", dtype.name), ("tile", layout.tile), ("subgroup", layout.subgroup)),
        bindings=("read", "write"),
        params=PROBE_PARAMS,
        threads=layout.subgroup,
        rows=0,
        workgroup_memory=4 * layout.tile * layout.tile,
        subgroup=layout.subgroup,
        subgroup_size=layout.subgroup,
        matrix=layout.shape(dtype),
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
        return [probe_spec(dtype, layout) for dtype in self.dtypes for layout in LAYOUTS if dtype in layout.dtypes]


PROBE = Probe()
