"""Where the elements of a cooperative matrix lie in the threads of a subgroup: the cases that kernels are built for.

Vulkan leaves it to the driver. A program can ask: :mod:`onegpu.attention.probe` does, once for a device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from onegpu.backends.base import DeviceFacts, MatrixShape
from onegpu.dtypes import DType

__all__ = ["LAYOUTS", "MatrixLayout", "layout_of"]


@dataclass(frozen=True)
class MatrixLayout:
    """A way in which square matrices lie in a subgroup, the same for sums (accumulators) and for left operands.

    Attributes:
        name: unique for a tile.
        tile: rows and columns.
        subgroup: threads.
        position: thread and number of an element in it -> its row and column.
    """

    name: str
    tile: int
    subgroup: int
    position: Callable[[int, int], tuple[int, int]]

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
    MatrixLayout("column", 8, 8, lambda t, i: (i, t)),
)


def layout_of(layouts: tuple[MatrixLayout, ...], dtype: DType, facts: DeviceFacts) -> MatrixLayout | None:
    """The first of some layouts that a device has for an element type; None if it has none of them."""
    for layout in layouts:
        if (layout.shape(dtype), layout.name) in facts.matrix_layouts:
            return layout
    return None
