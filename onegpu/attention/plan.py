"""From a problem and a device's facts to the dispatches that answer it. Pure: it needs no device, and can be
printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from onegpu.artifacts import KernelSpec
from onegpu.attention.epilogue import KINDS, MOST_STEPS
from onegpu.attention.options import Options
from onegpu.attention.params import (
    ANY_ORDER,
    HAS_KEY_LENGTHS,
    HAS_MASK,
    ZERO_MASKED_ROWS,
    tensors_of,
)
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.schedules import RANGE_KEYS, pick
from onegpu.attention.tuning import preference
from onegpu.attention.variants import TENSORS, Variant, aligned_of, find, refusal, reservation, tolerance_of
from onegpu.backends.base import DeviceFacts
from onegpu.errors import ProblemError, UnsupportedError

__all__ = ["MODES", "Plan", "Step", "choose", "grids", "make_plan", "problem_params", "strides_of"]

#: A result never changes from run to run in either. "fast" may cut the keys into ranges by the shape of the whole call.
MODES = ("deterministic", "fast")

#: What a workgroup does with its ranges, specialisation constant 0 of the scalar kernels.
ONE_RANGE, MANY_RANGES, TO_SCRATCH = 0, 1, 2

#: Workgroups that fill a GPU.
ENOUGH_GROUPS = 256

#: Steps of a plan that are printed.
_STEPS_SHOWN = 3

#: Bytes of scratch memory above which the keys are not split, on a discrete GPU and elsewhere.
LARGEST_SCRATCH_DISCRETE, LARGEST_SCRATCH = 256 << 20, 64 << 20


@dataclass(frozen=True)
class Step:
    """One program over a number of workgroups.

    Attributes:
        kernel: the program.
        tensors: names of the tensors that its storage bindings show, in order.
        groups: workgroups in all; :func:`grids` lays them out.
        params: the parameter block, but for the offsets and the grid, which are known at encoding.
        constants: values of the specialisation constants, by number.
        work: estimated operations, for the device's ``submission_work_budget``.
        touched: those of ``tensors`` that the program reads or writes; nothing waits for the others.
        aligned: the program to take instead if the rows of Q, K, V and O begin at multiples of its ``alignment``.
        pieces: dispatches to cut the groups into at least, which share the scratch memory one after another.
    """

    kernel: KernelSpec
    tensors: tuple[str, ...]
    groups: int
    params: Mapping[str, int | float]
    constants: tuple[int, ...] = ()
    work: int = 0
    touched: frozenset[str] = frozenset(TENSORS)
    aligned: KernelSpec | None = None
    pieces: int = 1


@dataclass(frozen=True)
class Plan:
    """How a problem will be computed.

    Attributes:
        problem: what was asked.
        variant: name of the chosen variant.
        reason: why it was chosen.
        mode: "deterministic" or "fast".
        steps: dispatches in order.
        scratch_length: floats of scratch memory that the steps share.
    """

    problem: AttentionProblem
    variant: str
    reason: str
    mode: str
    steps: tuple[Step, ...]
    scratch_length: int = 0

    @property
    def tolerance(self) -> float:
        """The largest scaled error of the result."""
        return tolerance_of(self.variant, self.problem.dtype.name)

    def __str__(self) -> str:
        steps = [f"{step.kernel.name} x {step.groups} workgroups" for step in self.steps]
        if len(steps) > _STEPS_SHOWN:
            steps[_STEPS_SHOWN:] = [f"and {len(steps) - _STEPS_SHOWN} steps more"]
        return f"{self.variant} ({self.reason}): {'; '.join(steps) or 'nothing to do'}"


def choose(problem: AttentionProblem, facts: DeviceFacts, options: Options = Options()) -> tuple[Variant, str]:
    """The variant that serves a problem, and why.

    Raises:
        ProblemError: if ``options.variant`` is not a variant's name.
        UnsupportedError: if the forced variant refuses, or all do; it carries their sentences.
    """
    if options.variant != "auto":
        forced = find(options.variant)
        if forced is None:
            raise ProblemError(f"variant is {options.variant!r}; {_known()}")
        if sentence := refusal(forced, problem, facts, options):
            raise UnsupportedError(
                f"variant {forced.name!r} cannot take this problem: {sentence}", [(forced.name, sentence)]
            )
        return forced, "forced by variant="
    row = preference(facts, problem.dtype, problem.head_dim, options.tuned)
    refusals = []
    for name in row.order:
        variant = find(name)
        assert variant is not None, name
        sentence = refusal(variant, problem, facts, options) or reservation(variant, options)
        if sentence is None:
            return variant, row.measured
        refusals.append((name, sentence))
    refusals += [each for each in row.excluded if each[0] not in row.order]
    raise UnsupportedError(f"no attention variant takes this {problem.dtype} problem on {facts.name}:", refusals)


def _known() -> str:
    from onegpu.attention.variants import VARIANTS

    return f"there are auto, {', '.join(v.name for v in VARIANTS)}"


def make_plan(
    problem: AttentionProblem, facts: DeviceFacts, *, mode: str = "deterministic", options: Options = Options()
) -> Plan:
    """Plan a problem on a device.

    Raises:
        ProblemError: for an unknown mode or variant.
        UnsupportedError: if no variant takes the problem.
    """
    if mode not in MODES:
        raise ProblemError(f"mode is {mode!r}; it must be one of {', '.join(MODES)}")
    variant, reason = choose(problem, facts, options)
    padded = variant.padded(problem.head_dim)
    paged = problem.paged is not None
    kv = "" if problem.quantized is None else problem.quantized.kind
    schedules = variant.schedules_of(problem.dtype, padded, facts, paged=paged, kv=kv)
    wanted = options.schedule
    if wanted is None and variant.asked is not None:
        wanted = variant.asked()
    kernel = pick(schedules, problem, mode, wanted)
    rows = problem.q_len if variant.heads_together else problem.q_len * problem.group
    blocks = -(-rows // kernel.rows)
    groups = problem.batch * blocks * (1 if variant.heads_together else problem.kv_heads)
    groups *= padded // (kernel.columns or padded)
    if not groups:
        return Plan(problem, variant.name, reason, mode, ())
    range_keys = RANGE_KEYS if mode == "deterministic" else _fast_range(problem, variant, groups, kernel)
    ranges = -(-problem.k_len // range_keys)
    most = max(1, variant.most_keys(problem, facts) // range_keys)
    discrete = facts.kind == "discrete"
    enough = variant.enough_groups if discrete else min(ENOUGH_GROUPS, variant.enough_groups)
    parts = _parts(ranges, groups, enough, most, options) if variant.splits else 1
    scratch = problem.batch * problem.heads * problem.q_len * ranges * 4 * (-(-problem.head_dim // 4) + 1)
    largest = min(LARGEST_SCRATCH_DISCRETE if discrete else LARGEST_SCRATCH, facts.max_binding_bytes)
    if 4 * scratch > largest and options.parts is None:
        parts = -(-ranges // most)
    params = problem_params(problem)
    params |= {"row_blocks": blocks, "range_keys": range_keys, "ranges": ranges, "parts": parts}
    if variant.finishes:
        params |= epilogue_params(problem)
    if variant.heads_together and mode == "fast":
        params["flags"] = int(params["flags"]) | ANY_ORDER
    # The estimate of the specification: both products, four times for kernels without matrix hardware.
    work = variant.cost * 4 * problem.batch * problem.heads * problem.q_len * problem.k_len
    work *= problem.head_dim
    constants: tuple[int, ...] = ()
    if variant.splits:
        constants = (TO_SCRATCH if parts > 1 else MANY_RANGES if ranges > 1 else ONE_RANGE,)
    if variant.constants is not None:
        constants += variant.constants(problem, padded)
    elif variant.layouts:  # whether scores are changed before the exponent
        constants += (int(problem.mask is not None or not problem.scale > 0),)
    pieces = 1
    if parts == 1:
        scratch = 0
        if kernel.totals_in_scratch and ranges > 1:
            of_a_group = kernel.rows * (kernel.columns or padded)
            pieces = -(-groups // max(1, largest // (4 * of_a_group)))
            scratch = -(-groups // pieces) * of_a_group
    tensors = tensors_of(problem)
    touched = frozenset(tensors if scratch else set(tensors) - {"scratch"})
    aligned = aligned_of(kernel)
    if aligned is not None and not strides_of(params, aligned.alignment):
        aligned = None
    steps = [Step(kernel, tensors, groups * parts, MappingProxyType(params), constants, work, touched, aligned, pieces)]
    if parts > 1:
        merge = variant.merge(problem.dtype, paged)
        threads = problem.batch * problem.heads * problem.q_len * -(-problem.head_dim // 4)
        steps.append(
            Step(merge, tensors, -(-threads // merge.threads), MappingProxyType(params), touched=frozenset(tensors))
        )
    return Plan(problem, variant.name, reason, mode, tuple(steps), scratch)


def strides_of(params: Mapping[str, int | float], elements: int) -> bool:
    """Whether a call's rows that begin at a multiple of so many elements are followed by such, and end at one."""
    strides = [params[f"{name}_{axis}"] for name in "qkvo" for axis in ("batch", "head", "row")]
    return not any(n % elements for n in (params["head_dim"], *strides))


def _parts(ranges: int, groups: int, enough: int, most: int, options: Options) -> int:
    """Workgroups that share the keys of a block of rows: the fewest that make ``enough``, where the rows alone do not.
    None walks more than ``most`` ranges.
    """
    wanted = options.parts or -(-enough // groups)
    if ranges < 2:
        return 1
    # Ranges of a part: the most that leave that many parts; a user's number is the most parts there may be.
    if options.parts is None:
        each = max(1, (ranges - 1) // (wanted - 1)) if wanted > 1 else ranges
    else:
        each = -(-ranges // wanted)
    return -(-ranges // min(each, most))  # without parts that would have no range


def _fast_range(problem: AttentionProblem, variant: Variant, groups: int, kernel: KernelSpec) -> int:
    """Keys of a range where bits may depend on the shape: smaller ones if the fixed ones are too few to fill a GPU. A
    block of keys that a kernel takes in at once lies in one range.
    """
    if kernel.most_keys:
        return kernel.most_keys
    if variant.whole_in_fast:
        # Where there are workgroups enough, or keys few, shorter ranges were slower on every shape. Elsewhere,
        # `resident`, the program for many rows, on an NVIDIA H200, driver 580.159.04, 2026-11-30, one query, ranges of
        # 128, 256 and 512 keys: 12 heads of 64, 1500 keys: 0.0122, 0.0124 and 0.0151 ms; 32 heads of 128 on 8, 8192
        # keys: 0.0313, 0.0214 and 0.0237.
        if groups >= variant.enough_groups or problem.k_len <= RANGE_KEYS:
            return max(1, -(-problem.k_len // RANGE_KEYS)) * RANGE_KEYS
        keys = problem.k_len * groups // ENOUGH_GROUPS
        return next((each for each in (128, 256) if keys <= each), RANGE_KEYS)
    wanted = -(-ENOUGH_GROUPS // groups)
    keys = -(-problem.k_len // min(wanted, 16))
    block = int(dict(kernel.facts).get("block_keys", 32))
    return min(RANGE_KEYS, max(128, -(-keys // block) * block))


def problem_params(problem: AttentionProblem) -> dict[str, int | float]:
    """The members of a parameter block that tell a problem's sizes, rules and strides."""
    flags = HAS_MASK if problem.mask is not None else 0
    flags |= HAS_KEY_LENGTHS if problem.key_lengths else 0
    flags |= ZERO_MASKED_ROWS if problem.masked_rows == "zero" else 0
    # Beyond these two, a causal offset changes nothing; within them it fits 32 bits.
    causal_offset = min(max(problem.causal_offset, -problem.q_len), problem.k_len)
    params: dict[str, int | float] = {
        "batch": problem.batch,
        "heads": problem.heads,
        "group": problem.group,
        "q_len": problem.q_len,
        "k_len": problem.k_len,
        "head_dim": problem.head_dim,
        "causal_offset": causal_offset,
        "flags": flags,
        "scale": problem.scale,
    }
    # A stride that is never stepped over may be any number: 0 keeps it in 32 bits.
    layouts = {name: getattr(problem, name) for name in "qkvo"}
    if problem.quantized is not None:
        layouts |= {f"{name}_scales": problem.quantized.scales(name) for name in "kv"}
    for name, layout in layouts.items():
        batch, heads, rows = problem.axes(name[0])
        params[f"{name}_batch"] = layout.batch_stride if rows and batch > 1 else 0
        params[f"{name}_head"] = layout.head_stride if rows and heads > 1 else 0
        params[f"{name}_row"] = layout.row_stride if rows > 1 else 0
    if problem.paged is not None:
        params["blocks"] = problem.paged.blocks
        params["table_width"] = problem.paged.table_width
        params["queries"] = problem.paged.queries
        params["bottom_right"] = int(problem.causal is not None and problem.causal.offset is None)
    mask = problem.mask
    sizes = {"batch": problem.batch, "head": problem.heads, "row": problem.q_len, "key": problem.k_len}
    for axis, size in sizes.items():
        used = mask is not None and problem.k_len and size > 1
        params[f"mask_{axis}"] = getattr(mask, f"{axis}_stride") if used else 0
    return params


def epilogue_params(problem: AttentionProblem) -> dict[str, int | float]:
    """The members of a parameter block that tell the steps on the result."""
    steps = problem.epilogue.steps if problem.epilogue is not None else ()
    params: dict[str, int | float] = {"steps": len(steps)}
    for number in range(MOST_STEPS):
        step = steps[number] if number < len(steps) else None
        params[f"step{number}_kind"] = 1 + KINDS.index(step.kind) if step else 0
        params[f"step{number}_first"] = step.first if step else 0.0
        params[f"step{number}_second"] = step.second if step else 0.0
    return params


def grids(groups: int, max_groups: int, pieces: int = 1) -> list[tuple[tuple[int, int], dict[str, int]]]:
    """Lay a number of workgroups out in two dimensions of at most ``max_groups``, in several dispatches if need be.

    Args:
        groups: workgroups in all.
        max_groups: workgroups that a dispatch may have in a dimension.
        pieces: dispatches to cut the work into at least, of equal size.

    Returns:
        for each dispatch its (x, y) and the parameters that tell its workgroups their numbers.
    """
    dispatches = []
    first = 0
    most = -(-groups // pieces)
    while first < groups:
        left = min(groups - first, most)
        x = min(left, max_groups)
        y = min(-(-left // x), max_groups)
        last = first + min(left, x * y)
        dispatches.append(((x, y), {"first_group": first, "groups_x": x, "last_group": last}))
        first = last
    return dispatches
