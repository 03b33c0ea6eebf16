"""The table of attention variants. A new variant is a row here and its source.

Planning, ``explain``, the shader build, the tests, the benchmarks and the support table of the documentation all walk
this table. Whether a variant *can* run is answered here, by a sentence if not; whether it *should* be chosen is
answered by the measurements in :mod:`onegpu.attention.tuning`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.attention.hip_programs import (
    constants_of,
    gfx11,
    gfx12,
    gfx12_rounded,
    gfx942,
    gfx942_wide,
    lanes,
    paged_of,
    panels,
    wide_schedule,
)
from onegpu.attention.layouts import ANYWHERE, KNOWN, MATRIX_FEATURES, MatrixLayout, layout_of, multiplied_as
from onegpu.attention.matrix_programs import form_of, matrix_schedules
from onegpu.attention.options import Options
from onegpu.attention.params import ACCESS as ACCESS
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.params import TENSORS as TENSORS
from onegpu.attention.problem import MAX_HEAD_DIM, TOLERANCE, AttentionProblem
from onegpu.attention.scalar_programs import scalar_schedules, tiles_schedules
from onegpu.attention.schedules import RANGE_KEYS, Schedule
from onegpu.attention.simdgroup_programs import simdgroup_schedules
from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import BFLOAT16, FLOAT16, FLOAT32, DType

__all__ = [
    "ACCESS",
    "TENSORS",
    "VARIANTS",
    "Variant",
    "aligned_of",
    "find",
    "merge_spec",
    "refusal",
    "reservation",
    "tolerance_of",
]

PADDED_HEAD_DIMS = (32, 64, 128, 256)

#: Workgroups up to which the keys are split on a discrete GPU: workgroups of one range each are quicker to balance,
#: and need no second accumulator. NVIDIA H200, driver 580.159.04, 2026-11-30, `tiles` in float32, one part against one
#: for each range: Whisper encoder B1, 288 workgroups: 0.349 and 0.327 ms through Vulkan, 0.563 and 0.342 through
#: WebGPU; B8, 2304 workgroups: 2.09 and 2.08, 2.66 and 2.23; 8 heads of 128, 4096 x 4096 causal, 512 workgroups: 1.98
#: and 1.40. python -m benchmarks.schedules.
ENOUGH_GROUPS_DISCRETE = 4096

#: Mesa's llvmpipe leaves a shader's loops after so many rounds through all of them together, whatever is left to do
#: (LP_MAX_TGSI_LOOP_ITERATIONS in its lp_bld_limits.h; met by ggml too, llama.cpp PR 13813).
SOFTWARE_ROUNDS = 65535


@dataclass(frozen=True)
class Variant:
    """One way to compute attention.

    Attributes:
        name: as in ``variant=``.
        summary: one line for people.
        languages: languages that it is built in.
        dtypes: element types that it takes.
        heads_together: whether one workgroup computes all heads of a batch entry.
        splits: whether several workgroups can share the keys of a block of rows.
        needs: device features, see :class:`onegpu.DeviceFacts`.
        schedules: the programs for an element type, a padded head dimension and a form, from that for the most rows on;
            see :mod:`onegpu.attention.schedules`.
        head_dims: the padded head dimensions that it is built for.
        loops_above: head dimensions above this are built in two forms: "unrolled" keeps a row in registers on hardware;
            "loops" computes the same on software drivers, whose compilers take minutes over the unrolled text.
        rounds: rounds through the loops of the "loops" form for a key and an element of a head; more rather than fewer.
        cost: of a multiplication, in the estimate of a call's work: 1 on matrix hardware.
        precision: what ``precision=`` must be for it to be chosen; "exact" is always allowed.
        tolerance: the largest scaled error of its results, where it is not that of the element type.
        layouts: for kernels on matrix hardware, the layouts of matrices that it is built for, each a form of its own.
        enough_groups: workgroups up to which the keys are split on a discrete GPU, see :mod:`onegpu.attention.plan`.
        float32_head_dim: the largest padded head dimension that it is built for in float32.
        whole_in_fast: whether mode "fast" walks all keys as one range where there are enough workgroups.
        constants: values of the specialisation constants beside that of the ranges, for a problem and a padded head
            dimension; None for those of ``layouts``.
        asked: the schedule that an environment variable asks for, if any; ``schedule=`` goes before it.
    """

    name: str
    summary: str
    languages: frozenset[str]
    dtypes: tuple[DType, ...]
    schedules: Callable[[DType, int, str], tuple[Schedule, ...]]
    head_dims: tuple[int, ...] = PADDED_HEAD_DIMS
    loops_above: int = MAX_HEAD_DIM
    needs: frozenset[str] = frozenset()
    heads_together: bool = False
    splits: bool = True
    rounds: float = 1
    cost: int = 4
    precision: str = "exact"
    tolerance: float | None = None
    layouts: tuple[MatrixLayout, ...] = ()
    enough_groups: int = ENOUGH_GROUPS_DISCRETE
    whole_in_fast: bool = False
    float32_head_dim: int = MAX_HEAD_DIM
    constants: Callable[[AttentionProblem, int], tuple[int, ...]] | None = None
    asked: Callable[[], int | None] | None = None

    def specs(self) -> list[KernelSpec]:
        """Every program of this variant."""
        programs = [
            schedule.spec
            for dtype in self.dtypes
            for dim in self.dims_of(dtype)
            for form in self.forms(dtype, dim)
            for schedule in self.schedules(dtype, dim, form)
        ]
        programs += [aligned for program in programs if (aligned := aligned_of(program)) is not None]
        paged = (False, True) if self.pages else (False,)
        return programs + [self.merge(dtype, each) for dtype in self.dtypes for each in paged if self.splits]

    @property
    def _sample(self) -> tuple[Schedule, ...]:
        """The programs for one element type and head dimension: what kinds there are is alike for all."""
        dtype, head_dim = self.dtypes[0], self.head_dims[0]
        return self.schedules(dtype, head_dim, self.forms(dtype, head_dim)[0])

    @property
    def pages(self) -> bool:
        """Whether it takes keys and values in blocks."""
        return any(each.paged for each in self._sample)

    def spec_for(self, problem: AttentionProblem, facts: DeviceFacts) -> KernelSpec:
        """The first program for a problem's element type and head dimension, which must fit the device."""
        return self.schedules_of(problem.dtype, self.padded(problem.head_dim), facts)[0].spec

    @property
    def quantizes(self) -> tuple[str, ...]:
        """The kinds of keys and values in 8 bits that it takes, see :attr:`onegpu.QuantizedKv.kind`."""
        return tuple(kind for each in self._sample for kind in each.kv)

    @property
    def finishes(self) -> bool:
        """Whether it takes the steps of an epilogue."""
        return "steps" in self._sample[0].spec.params.names

    def schedules_of(
        self, dtype: DType, head_dim: int, facts: DeviceFacts, *, paged: bool = False, kv: str = ""
    ) -> tuple[Schedule, ...]:
        """The programs for an element type and a padded head dimension that fit a device, and the first in any case.
        Those for keys in order, or in blocks; of the element type, or of a kind in 8 bits.
        """
        programs = self.schedules(dtype, head_dim, self._form(dtype, head_dim, facts))
        first, *others = (each for each in programs if each.paged == paged and (kv in each.kv if kv else not each.kv))
        if facts.name.startswith("SwiftShader"):  # its compiler takes minutes and all memory over `few`
            others = [each for each in others if not each.few]
        return (first, *(each for each in others if program_refusal(each.spec, facts) is None))

    def alike(self, problem: AttentionProblem, facts: DeviceFacts) -> int:
        """How many of the schedules of a problem have the same bits: ``schedule`` may be any number below."""
        schedules = self.schedules_of(problem.dtype, self.padded(problem.head_dim), facts)
        return sum(not schedule.fast for schedule in schedules)

    def programs_of(self, dtype: DType, head_dim: int, facts: DeviceFacts) -> list[KernelSpec]:
        """Every program that calls of an element type and a padded head dimension may use on a device."""
        found = [schedule.spec for schedule in self.schedules_of(dtype, head_dim, facts)]
        found += [aligned for program in found if (aligned := aligned_of(program)) is not None]
        return found + ([self.merge(dtype)] if self.splits else [])

    def merge(self, dtype: DType, paged: bool = False) -> KernelSpec:
        """The program that folds the key ranges of its split calls, of keys in order or in blocks."""
        spec = merge_spec(dtype, hip="hip" in self.languages)
        return paged_of(spec) if paged else spec

    def dims_of(self, dtype: DType) -> tuple[int, ...]:
        """The padded head dimensions that it is built for in an element type."""
        return tuple(dim for dim in self.head_dims if dtype != FLOAT32 or dim <= self.float32_head_dim)

    @property
    def multiplies(self) -> bool:
        """Whether its programs run on matrix hardware."""
        return self._sample[0].spec.matrix is not None

    def forms(self, dtype: DType, head_dim: int) -> tuple[str, ...]:
        """Names of the forms that it is built in for an element type and a padded head dimension."""
        if self.layouts:
            return tuple(form_of(layout) for layout in self.layouts if multiplied_as(dtype) in layout.dtypes)
        return ("unrolled", "loops") if head_dim > self.loops_above else ("unrolled",)

    def _form(self, dtype: DType, head_dim: int, facts: DeviceFacts) -> str:
        if self.layouts:  # a device that has none of them is refused by the first's sentence
            return form_of(layout_of(self.layouts, dtype, facts) or self.layouts[0])
        return "loops" if facts.software and head_dim > self.loops_above else "unrolled"

    def padded(self, head_dim: int) -> int:
        """The padded head dimension that serves one."""
        return next(dim for dim in self.head_dims if dim >= head_dim)

    def most_keys(self, problem: AttentionProblem, facts: DeviceFacts) -> int:
        """Keys that one workgroup can walk: software drivers end loops that go on for long."""
        if not facts.software:
            return 1 << 31
        dim = self.padded(problem.head_dim)
        return int(SOFTWARE_ROUNDS / (self.rounds * dim if dim > self.loops_above else 1))


#: Ways to load rows: the elements of which a row that takes it begins at a multiple.
_ALIGNMENTS = {"quads": 4, "octs": 8}


def aligned_of(spec: KernelSpec) -> KernelSpec | None:
    """The same program for tensors whose rows begin at multiples of several elements: it moves so many at a time. None
    if it is not built so.
    """
    best = "quads" if spec.matrix is None or ("dtype", FLOAT32.name) in spec.facts else "octs"
    facts = tuple(("access", best) if fact == ("access", "words") else fact for fact in spec.facts)
    return None if facts == spec.facts else replace(spec, facts=facts, alignment=_ALIGNMENTS[best])


def merge_spec(dtype: DType, *, hip: bool = False) -> KernelSpec:
    """The program that folds the key ranges of split calls; it serves every variant of the languages that are built, or
    of HIP.
    """
    return KernelSpec(
        family="attention_merge_hip" if hip else "attention_merge",
        source="attention/merge.hip" if hip else "attention/merge.hlsl",
        facts=(("dtype", dtype.name),),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=64,
        rows=0,
        workgroup_memory=0,
    )


def _numpy(dtype: DType, head_dim: int, form: str) -> KernelSpec:
    return KernelSpec(
        family="attention_blocked",
        source="onegpu.attention.cpu_kernel:blocked",
        facts=(("dtype", dtype.name),),
        bindings=ACCESS,
        params=ATTENTION_PARAMS,
        threads=1,
        rows=256,
        workgroup_memory=0,
    )


VARIANTS = (
    Variant(
        name="rows",
        summary="one thread owns a query row; needs nothing from the device",
        languages=frozenset({"spirv", "wgsl", "msl"}),
        dtypes=(FLOAT32, FLOAT16),
        schedules=scalar_schedules(1, "rows"),
        loops_above=64,
        rounds=0.8,
    ),
    Variant(
        name="pairs",
        summary="two neighbouring threads own a query row: half the registers, one exchange for each key",
        languages=frozenset({"spirv", "wgsl", "msl"}),
        dtypes=(FLOAT32, FLOAT16),
        schedules=scalar_schedules(2, "pairs"),
        loops_above=64,
        rounds=0.42,
        needs=frozenset({"subgroup-quad"}),
    ),
    Variant(
        name="tiles",
        summary="four rows and several keys at a time in a thread's registers, shared by 4 or 8 neighbours",
        languages=frozenset({"spirv", "wgsl", "msl"}),
        dtypes=(FLOAT32, FLOAT16),
        schedules=tiles_schedules,
        head_dims=(32, 64, 128),
        loops_above=64,
        rounds=0.6,
        needs=frozenset({"subgroup-quad", "subgroup-shuffle"}),
    ),
    Variant(
        name="resident",
        summary="matrix hardware, one pass: scores, weights and sums stay in registers",
        languages=frozenset({"spirv"}),
        dtypes=(FLOAT16, BFLOAT16),
        schedules=matrix_schedules("resident", KNOWN),
        needs=MATRIX_FEATURES | {"subgroup-shuffle", "subgroup-vote", "subgroup-ballot"},
        cost=1,
        layouts=KNOWN,
        enough_groups=256,
        whole_in_fast=True,
    ),
    Variant(
        name="cooperative",
        summary="matrix hardware, one pass: scores and weights go by way of workgroup memory, wherever elements lie",
        languages=frozenset({"spirv"}),
        dtypes=(FLOAT16, BFLOAT16),
        schedules=matrix_schedules("cooperative", ANYWHERE),
        head_dims=(32, 64, 128),
        needs=MATRIX_FEATURES | {"subgroup-shuffle", "subgroup-vote", "subgroup-ballot"},
        cost=1,
        layouts=ANYWHERE,
        enough_groups=256,
        whole_in_fast=True,
    ),
    Variant(
        name="split",
        summary='matrix hardware for float32, like `resident`: each number as two of half; for precision="split"',
        languages=frozenset({"spirv"}),
        dtypes=(FLOAT32,),
        schedules=matrix_schedules("split", KNOWN),
        head_dims=(32, 64, 128),
        needs=MATRIX_FEATURES | {"subgroup-shuffle", "subgroup-vote", "subgroup-ballot"},
        cost=3,
        precision="split",
        layouts=KNOWN,
        enough_groups=256,
        whole_in_fast=True,
    ),
    Variant(
        name="lanes",
        summary="HIP on every AMD GPU: 2 to 16 neighbouring lanes share a row, on plain float arithmetic",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT32, FLOAT16, BFLOAT16),
        schedules=lanes,
        needs=frozenset({"subgroup-quad", "subgroup-shuffle"}),
        splits=False,
    ),
    Variant(
        name="panels",
        summary="HIP on every AMD GPU: 64 rows share blocks of keys in workgroup memory, on plain float arithmetic",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT32, FLOAT16, BFLOAT16),
        schedules=panels,
        head_dims=(64, 128),
        needs=frozenset({"subgroup-quad", "subgroup-shuffle"}),
        enough_groups=256,
    ),
    Variant(
        name="single_wave",
        summary="HIP on gfx11: one wave owns 16 rows; a tile's scores, then its weights",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT16, BFLOAT16),
        schedules=gfx11("single_wave", "single"),
        head_dims=(64, 128),
        needs=frozenset({"wmma-gfx11", "subgroup-shuffle"}),
        splits=False,
        cost=1,
        constants=constants_of,
    ),
    Variant(
        name="pipelined",
        summary="HIP on gfx11: one wave owns 16 rows; the next tile's scores are computed beside this one's weights",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT16, BFLOAT16),
        schedules=gfx11("pipelined", "pipelined"),
        head_dims=(64,),
        needs=frozenset({"wmma-gfx11", "subgroup-shuffle"}),
        splits=False,
        cost=1,
        constants=constants_of,
    ),
    Variant(
        name="transposed",
        summary="HIP on gfx12: waves own 16 rows, everything is transposed, and weights stay in registers",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT16, BFLOAT16),
        schedules=gfx12(),
        head_dims=(32, 64, 128),
        needs=frozenset({"wmma-gfx12", "subgroup-shuffle"}),
        splits=False,
        cost=1,
        constants=constants_of,
    ),
    Variant(
        name="rounded",
        summary='float32 on gfx12 like `transposed`, rounded to bfloat16 on its way in; for precision="bfloat16"',
        languages=frozenset({"hip"}),
        dtypes=(FLOAT32,),
        schedules=gfx12_rounded,
        head_dims=(32, 64, 128),
        needs=frozenset({"wmma-gfx12", "subgroup-shuffle"}),
        splits=False,
        cost=1,
        precision="bfloat16",
        tolerance=2e-2,
        constants=constants_of,
    ),
    Variant(
        name="narrow",
        summary="HIP on gfx942: waves own 16 or 32 rows, everything is transposed, and weights stay in registers",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT16, BFLOAT16),
        schedules=gfx942(),
        head_dims=(64, 128),
        needs=frozenset({"mfma-gfx942", "subgroup-shuffle"}),
        cost=1,
        enough_groups=256,
        constants=constants_of,
    ),
    Variant(
        name="wide",
        summary="HIP on gfx942: the same on larger matrices, for half; waves own 32 rows",
        languages=frozenset({"hip"}),
        dtypes=(FLOAT16,),
        schedules=gfx942_wide,
        head_dims=(64, 128),
        needs=frozenset({"mfma-gfx942", "subgroup-shuffle"}),
        cost=1,
        enough_groups=256,
        constants=constants_of,
        asked=wide_schedule,
    ),
    Variant(
        name="simdgroup",
        summary="Metal on Apple's GPUs: 8 x 8 matrices, one pass, everything transposed; weights stay in registers",
        languages=frozenset({"msl"}),
        dtypes=(FLOAT32, FLOAT16, BFLOAT16),
        schedules=simdgroup_schedules,
        head_dims=(32, 64, 128),
        needs=frozenset({"simdgroup-matrix", "subgroup-shuffle", "subgroup-vote"}),
        cost=1,
        float32_head_dim=64,
    ),
    Variant(
        name="blocked",
        summary="NumPy on the CPU: blocks of queries and keys with an online softmax",
        languages=frozenset({"numpy"}),
        dtypes=(FLOAT32, FLOAT16),
        schedules=lambda *key: (Schedule(_numpy(*key)),),
        head_dims=(MAX_HEAD_DIM,),
        heads_together=True,
        splits=False,
    ),
)


def find(name: str) -> Variant | None:
    """The row of that name."""
    return next((variant for variant in VARIANTS if variant.name == name), None)


def tolerance_of(name: str, dtype: str) -> float:
    """Largest scaled error allowed to a variant, or to a kernel that is none, in an element type."""
    variant = find(name)
    return TOLERANCE[dtype] if variant is None or variant.tolerance is None else variant.tolerance


#: What the variants that each ``precision=`` allows do to float32.
_LOSSES = {"split": "it multiplies numbers in parts", "bfloat16": "it rounds numbers to bfloat16"}


def reservation(variant: Variant, options: Options) -> str | None:
    """Why a variant that can take a problem is not chosen unless it is named, a sentence; None if it may be."""
    if variant.precision in ("exact", options.precision):
        return None
    return f"{_LOSSES[variant.precision]}, which precision={variant.precision!r} allows"


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
    if variant.multiplies and not options.allow_matrix_hardware:
        return "it runs on matrix hardware, which allow_matrix_hardware=False rules out"
    if missing := sorted(variant.needs - facts.features):
        return f"it needs {', '.join(missing)}, which {facts.name} does not offer"
    if problem.head_dim > (most := variant.dims_of(problem.dtype)[-1]):
        of_type = f" in {problem.dtype}" if most < variant.head_dims[-1] else ""
        return f"it takes a head_dim of at most {most}{of_type}, not {problem.head_dim}"
    if problem.paged is not None and not variant.pages:
        able = ", ".join(each.name for each in VARIANTS if each.pages)
        return f"it takes keys and values that lie in order, not in blocks (PagedKv); {able} take those"
    if problem.quantized is not None and problem.quantized.kind not in variant.quantizes:
        able = ", ".join(each.name for each in VARIANTS if problem.quantized.kind in each.quantizes)
        return f"it takes keys and values of the type of the queries, not in 8 bits (QuantizedKv); {able} take those"
    if problem.epilogue is not None and not variant.finishes:
        able = ", ".join(each.name for each in VARIANTS if each.finishes)
        return f"it writes the result as it is, without the steps of an Epilogue; {able} take them"
    spec = variant.spec_for(problem, facts)
    if sentence := program_refusal(spec, facts):
        return sentence
    if variant.layouts and layout_of(variant.layouts, problem.dtype, facts) is None:
        return (
            f"it knows where the elements of matrices lie in the threads of some devices, and those of {spec.matrix} "
            f"lie otherwise on {facts.name}"
        )
    if (keys := min(problem.k_len, RANGE_KEYS)) > (most := variant.most_keys(problem, facts)):
        return (
            f"it walks {keys} keys of head_dim {problem.head_dim} in one go, and software drivers such as {facts.name} "
            f"leave a shader's loops after {SOFTWARE_ROUNDS} rounds, which {most} keys take"
        )
    if failure := options.failed.get(spec.name):
        return f"it failed its self-check on this device: {failure}"
    return None
