"""The table of attention variants. A new variant is a row here and its source.

Planning, ``explain``, the shader build, the tests, the benchmarks and the support table of the documentation all walk
this table. Whether a variant *can* run is answered here, by a sentence if not; whether it *should* be chosen is
answered by the measurements in :mod:`onegpu.attention.tuning`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.problem import MAX_HEAD_DIM, AttentionProblem
from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import BFLOAT16, FLOAT16, FLOAT32, DType

__all__ = ["TENSORS", "VARIANTS", "Options", "Variant", "find", "refusal"]

#: Tensors of the storage bindings, in order.
TENSORS = ("q", "k", "v", "o", "mask", "key_lengths")
_ACCESS = tuple("write" if tensor == "o" else "read" for tensor in TENSORS)

PADDED_HEAD_DIMS = (32, 64, 128, 256)


@dataclass(frozen=True)
class Options:
    """What a user allows.

    Attributes:
        variant: "auto", or the only variant to use.
        allow_subgroups: whether kernels may exchange values between the threads of a subgroup.
    """

    variant: str = "auto"
    allow_subgroups: bool = True


@dataclass(frozen=True)
class Variant:
    """One way to compute attention.

    Attributes:
        name: as in ``variant=``.
        summary: one line for people.
        languages: languages that it is built in.
        dtypes: element types that it takes.
        rows: query rows that one workgroup owns.
        heads_together: whether one workgroup computes all heads of a batch entry.
        needs: device features, see :class:`onegpu.DeviceFacts`.
        spec: the program for an element type, a padded head dimension and a form.
        head_dims: the padded head dimensions that it is built for.
        loops_above: head dimensions above this are built in two forms: "unrolled" keeps a row in registers on hardware;
            "loops" computes the same on software drivers, whose compilers take minutes over the unrolled text.
    """

    name: str
    summary: str
    languages: frozenset[str]
    dtypes: tuple[DType, ...]
    rows: int
    spec: Callable[[DType, int, str], KernelSpec]
    head_dims: tuple[int, ...] = PADDED_HEAD_DIMS
    loops_above: int = MAX_HEAD_DIM
    needs: frozenset[str] = frozenset()
    heads_together: bool = False

    def specs(self) -> list[KernelSpec]:
        """Every program of this variant."""
        return [
            self.spec(dtype, dim, form)
            for dtype in self.dtypes
            for dim in self.head_dims
            for form in (("unrolled", "loops") if dim > self.loops_above else ("unrolled",))
        ]

    def spec_for(self, problem: AttentionProblem, facts: DeviceFacts) -> KernelSpec:
        """The program that serves a problem on a device."""
        dim = next(dim for dim in self.head_dims if dim >= problem.head_dim)
        return self.spec(problem.dtype, dim, "loops" if facts.software and dim > self.loops_above else "unrolled")


def _scalar(lanes: int, name: str) -> Callable[[DType, int, str], KernelSpec]:
    def spec(dtype: DType, head_dim: int, form: str) -> KernelSpec:
        tile = 32 if head_dim <= 64 else 2048 // head_dim
        return KernelSpec(
            family=f"attention_{name}",
            source="attention/rows.hlsl",
            facts=(("dtype", dtype.name), ("form", form), ("head_dim", head_dim), ("lanes", lanes)),
            bindings=_ACCESS,
            params=ATTENTION_PARAMS,
            threads=64,
            workgroup_memory=2 * tile * head_dim * 4,
        )

    return spec


def _numpy(dtype: DType, head_dim: int, form: str) -> KernelSpec:
    return KernelSpec(
        family="attention_blocked",
        source="onegpu.attention.cpu_kernel:blocked",
        facts=(("dtype", dtype.name),),
        bindings=_ACCESS,
        params=ATTENTION_PARAMS,
        threads=1,
        workgroup_memory=0,
    )


VARIANTS = (
    Variant(
        name="rows",
        summary="one thread owns a query row; needs nothing from the device",
        languages=frozenset({"spirv", "wgsl", "msl"}),
        dtypes=(FLOAT32, FLOAT16),
        rows=64,
        spec=_scalar(1, "rows"),
        loops_above=64,
    ),
    Variant(
        name="pairs",
        summary="two neighbouring threads own a query row: half the registers, one exchange for each key",
        languages=frozenset({"spirv", "wgsl", "msl"}),
        dtypes=(FLOAT32, FLOAT16),
        rows=32,
        spec=_scalar(2, "pairs"),
        loops_above=64,
        needs=frozenset({"subgroup-quad"}),
    ),
    Variant(
        name="blocked",
        summary="NumPy on the CPU: blocks of queries and keys with an online softmax",
        languages=frozenset({"numpy"}),
        dtypes=(FLOAT32, FLOAT16),
        rows=256,
        spec=_numpy,
        head_dims=(MAX_HEAD_DIM,),
        heads_together=True,
    ),
)


def find(name: str) -> Variant | None:
    """The row of that name."""
    return next((variant for variant in VARIANTS if variant.name == name), None)


def refusal(
    variant: Variant, problem: AttentionProblem, facts: DeviceFacts, options: Options = Options()
) -> str | None:
    """Why a variant cannot take a problem on a device, a sentence; None if it can."""
    if facts.language not in variant.languages:
        built = ", ".join(sorted(variant.languages))
        return f"it is built as {built}, and the {facts.backend} backend takes {facts.language}"
    if problem.dtype not in variant.dtypes:
        takes = " and ".join(dtype.name for dtype in variant.dtypes)
        hint = "; convert to float16 or float32" if problem.dtype == BFLOAT16 else ""
        return f"it takes {takes}, not {problem.dtype}{hint}"
    if not options.allow_subgroups and any(need.startswith("subgroup") for need in variant.needs):
        return "it exchanges values within a subgroup, which allow_subgroups=False rules out"
    if missing := sorted(variant.needs - facts.features):
        return f"it needs {', '.join(missing)}, which {facts.name} does not offer"
    spec = variant.spec_for(problem, facts)
    if spec.threads > (most := facts.max_workgroup_threads):
        return f"it runs {spec.threads} threads in a workgroup, and {facts.name} allows {most}"
    if spec.workgroup_memory > (most := facts.max_workgroup_memory):
        return f"it needs {spec.workgroup_memory} bytes of workgroup memory, and {facts.name} allows {most}"
    return None
