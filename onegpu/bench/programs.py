"""The programs that measure how fast matrix hardware multiplies: ``shaders/bench/rate.hlsl``."""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.attention.layouts import KNOWN, MATRIX_FEATURES
from onegpu.backends.base import MatrixShape
from onegpu.dtypes import BFLOAT16, FLOAT16, DType
from onegpu.params import Field, ParamBlock

__all__ = ["LEFT", "RATE", "RATE_PARAMS", "RIGHT", "SUBGROUPS", "Rate", "rate_spec"]

RATE_PARAMS = ParamBlock(
    "RateParams",
    (
        Field("uint", "first", "first uint4 of the matrices in their binding"),
        Field("uint", "iterations", "times that each product is added to its sum"),
    ),
)

#: Matrices that a subgroup keeps in registers, and subgroups of a workgroup. As many sums as products of them:
#: enough that the hardware need not wait for one to begin the next.
LEFT, RIGHT, SUBGROUPS = 2, 4, 4


def rate_spec(dtype: DType, tile: int, subgroup: int) -> KernelSpec:
    """The program for an element type, square matrices and subgroups of so many threads."""
    return KernelSpec(
        family="matrix_rate",
        source="bench/rate.hlsl",
        facts=(
            ("dtype", dtype.name),
            ("tile", tile),
            ("subgroup", subgroup),
            ("subgroups", SUBGROUPS),
            ("left", LEFT),
            ("right", RIGHT),
        ),
        bindings=("read", "write"),
        params=RATE_PARAMS,
        threads=SUBGROUPS * subgroup,
        rows=0,
        workgroup_memory=2 * (LEFT + RIGHT) * tile * tile,
        subgroup=subgroup,
        subgroup_size=subgroup,
        matrix=MatrixShape(tile, tile, tile, dtype.name, "float32"),
    )


@dataclass(frozen=True)
class Rate:
    """The programs, as something that is built."""

    name: str = "rate"
    languages: frozenset[str] = frozenset({"spirv"})
    dtypes: tuple[DType, ...] = (FLOAT16, BFLOAT16)
    needs: frozenset[str] = MATRIX_FEATURES

    def specs(self) -> list[KernelSpec]:
        """Every program: one for each size of matrices that kernels are built for, and each type."""
        return [
            rate_spec(dtype, *size)
            for dtype in self.dtypes
            for size in dict.fromkeys((each.tile, each.subgroup) for each in KNOWN if dtype in each.dtypes)
        ]


RATE = Rate()
