"""Run the conformance table on every kernel of a device, whatever happens."""

from __future__ import annotations

import fnmatch
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec

from onegpu.attention.cases import CASES, Case
from onegpu.attention.checking import check, prepare
from onegpu.attention.kernels import AttentionKernels
from onegpu.attention.probe import know_layouts
from onegpu.attention.self_check import Checked, SelfCheck, checked_kernels
from onegpu.attention.variants import VARIANTS, Variant, find, refusal, tolerance_of
from onegpu.backends.base import DeviceFacts
from onegpu.device import Device
from onegpu.dtypes import BFLOAT16, DTYPES
from onegpu.errors import DeviceLostError

__all__ = [
    "FAILED",
    "NOT_RUN",
    "PASSED",
    "KnownAnswers",
    "LeftOut",
    "Result",
    "Run",
    "Selection",
    "Step",
    "Table",
    "matches",
]

PASSED, FAILED, NOT_RUN = "passed", "failed", "not run"

#: Told of each run when it begins, with None, and when it has ended.
Step = Callable[["Run | Checked", "Result | KnownAnswers | None"], None]


@dataclass(frozen=True)
class Selection:
    """What of the table is run.

    Attributes:
        quick: whether slow cases are left out.
        cases: part of "group: name", or a pattern with ``*``, ``?`` and ``[...]`` for all of it; "" takes every case.
        variants: names of kernels; empty takes all.
        dtypes: names of element types; empty takes all.
    """

    quick: bool = False
    cases: str = ""
    variants: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is left out by choice."""
        return not (self.quick or self.cases or self.variants or self.dtypes)


@dataclass(frozen=True)
class Run:
    """A case on a kernel."""

    case: Case
    dtype: str
    variant: str


@dataclass(frozen=True)
class Result:
    """What a run gave.

    Attributes:
        run: what was run.
        verdict: "passed", "failed" or "not run".
        error: scaled error; None if nothing was computed, or NaN and infinities are in the wrong places.
        complaint: what was wrong besides the error, a sentence; "" if nothing was.
        seconds: wall time of the whole run: upload, calls, download, comparison, and the first time compilation.
        device_seconds: time of the fastest call on the device's clock, or None.
    """

    run: Run
    verdict: str
    error: float | None = None
    complaint: str = ""
    seconds: float = 0.0
    device_seconds: float | None = None

    @property
    def tolerance(self) -> float:
        """The largest error allowed."""
        return tolerance_of(self.run.variant, self.run.dtype)


@dataclass(frozen=True)
class LeftOut:
    """Runs that do not exist on this device, or were not asked for."""

    variant: str
    dtype: str
    runs: int
    reason: str


@dataclass(frozen=True)
class KnownAnswers:
    """What the self-check of a kernel gave."""

    variant: str
    dtype: str
    head_dim: int
    kernel: str
    verdict: str
    complaint: str
    seconds: float


def matches(case: Case, pattern: str) -> bool:
    """Whether a case is selected, see :attr:`Selection.cases`; upper and lower case are the same."""
    name, pattern = str(case).lower(), pattern.lower()
    return fnmatch.fnmatchcase(name, pattern) if any(c in pattern for c in "*?[") else pattern in name


def variants_of(facts: DeviceFacts) -> list[Variant]:
    """The variants that a device can run at all."""
    return [v for v in VARIANTS if facts.language in v.languages and v.needs <= facts.features]


@dataclass
class Table:
    """The runs of a device: first planned, then run.

    Attributes:
        runs: what is to be run, in the order of the table.
        left_out: what is not, and why.
        results: one for each run; those that were not reached are "not run".
        known: the self-checks.
        stopped: why it ended early, a sentence; "" if it did not.
    """

    device: Device
    selection: Selection
    runs: list[Run] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    known: list[KnownAnswers] = field(default_factory=list)
    stopped: str = ""

    def __post_init__(self) -> None:
        know_layouts(self.device)  # what can run hangs on it
        self._kernels: dict[str, list[AttentionKernels]] = {}
        left: dict[tuple[str, str, str], int] = {}
        order = [(variant.name, dtype) for variant, dtype in self._columns()]
        for case in CASES:
            if not matches(case, self.selection.cases):
                continue
            for variant, dtype in self._columns():
                reason = self._why_not(case, variant, dtype)
                if reason is None:
                    self.runs.append(Run(case, dtype, variant.name))
                else:
                    key = (variant.name, dtype, reason)
                    left[key] = left.get(key, 0) + 1
        self.left_out = [LeftOut(variant, dtype, count, reason) for (variant, dtype, reason), count in left.items()]
        self.left_out.sort(key=lambda each: order.index((each.variant, each.dtype)))
        self.to_check = [
            kernel for kernel in checked_kernels(self.device.facts) if (kernel.variant.name, kernel.dtype.name) in order
        ]
        if self.selection.cases:
            self.to_check = []

    def run(self, step: Step) -> None:
        """Run everything. A run that fails stops no other, unless the device is lost."""
        try:
            for kernel in self.to_check:
                step(kernel, None)
                self.known.append(self._known_answers(kernel))
                step(kernel, self.known[-1])
                if self.stopped:
                    break
            for run in () if self.stopped else self.runs:
                step(run, None)
                self.results.append(self._result(run))
                step(run, self.results[-1])
                if self.stopped:
                    break
        except KeyboardInterrupt:
            self.stopped = "it was interrupted"
        self.results += [Result(run, NOT_RUN) for run in self.runs[len(self.results) :]]

    def passed(self) -> bool:
        """Whether everything that was to be run was run and is right."""
        right = all(result.verdict == PASSED for result in self.results)
        return right and not self.stopped and all(known.verdict == PASSED for known in self.known)

    def _columns(self) -> Iterator[tuple[Variant, str]]:
        """The kernels that were asked for, as (variant, element type)."""
        for variant in variants_of(self.device.facts):
            for dtype in variant.dtypes:
                if self.selection.variants and variant.name not in self.selection.variants:
                    continue
                if self.selection.dtypes and dtype.name not in self.selection.dtypes:
                    continue
                yield variant, dtype.name

    def _why_not(self, case: Case, variant: Variant, dtype: str) -> str | None:
        """Why a case is not run on a kernel, a sentence; None if it is."""
        facts = self.device.facts
        if dtype == BFLOAT16.name and find_spec("ml_dtypes") is None:
            return "NumPy has no type bfloat16 here: pip install ml_dtypes"
        if not case.takes(DTYPES[dtype]):
            return "an odd head_dim does not exist in 2-byte types"
        if case.head_dim > variant.head_dims[-1]:
            return f"the kernel takes a head_dim of at most {variant.head_dims[-1]}"
        if (sentence := refusal(variant, case.problem(dtype), facts)) is not None:
            return f"the kernel refuses: {sentence}"
        if self.selection.quick and case.slow:
            return "slow cases are left out of a quick run"
        first = next((v.name, d) for v, d in self._columns())
        if case.heavy and facts.kind == "cpu" and (variant.name, dtype) != first:
            return "half a minute each on a CPU, so one kernel computes it there"
        return None

    def _known_answers(self, kernel: Checked) -> KnownAnswers:
        begin = time.perf_counter()
        try:
            verdict = SelfCheck(self.device).check(kernel)
            state, complaint = verdict.state, verdict.complaint
        except DeviceLostError as error:
            self.stopped = "the device was lost"
            state, complaint = FAILED, _sentence(error)
        except Exception as error:
            state, complaint = FAILED, _sentence(error)
        return KnownAnswers(
            kernel.variant.name,
            kernel.dtype.name,
            kernel.head_dim,
            kernel.spec(self.device.facts).name,
            PASSED if state == PASSED else FAILED,
            complaint,
            time.perf_counter() - begin,
        )

    def _result(self, run: Run) -> Result:
        prepare(run.case, run.dtype)  # the reference, which all kernels share, is not their time
        begin = time.perf_counter()
        try:
            kernels, *others = self._kernels_of(run)
            heavy = run.case.heavy
            outcome = check(
                kernels, run.case, run.dtype, runs=1 if heavy else 2, timed=True, others=() if heavy else others
            )
        except DeviceLostError as error:
            self.stopped = "the device was lost"
            return Result(run, FAILED, None, _sentence(error), time.perf_counter() - begin)
        except Exception as error:  # whatever a driver or its Python package raises is a fault of this case
            return Result(run, FAILED, None, _sentence(error), time.perf_counter() - begin)
        seconds = time.perf_counter() - begin
        verdict, complaint = PASSED if outcome.passed else FAILED, outcome.complaint
        if math.isfinite(outcome.error):
            return Result(run, verdict, outcome.error, complaint, seconds, outcome.seconds)
        wrong = "NaN or an infinity where a number belongs, or the other way round"
        complaint = f"{complaint}; {wrong}" if complaint else wrong
        return Result(run, verdict, None, complaint, seconds, outcome.seconds)

    def _kernels_of(self, run: Run) -> list[AttentionKernels]:
        """The kernels of a variant, with each of its programs for a case whose bits are alike."""
        variant = find(run.variant)
        assert variant is not None, run.variant
        kernels = self._kernels.setdefault(run.variant, [])
        count = variant.alike(run.case.problem(run.dtype), self.device.facts)
        for schedule in range(len(kernels), count):
            kernels.append(AttentionKernels(self.device, variant=run.variant, schedule=schedule, self_check=False))
        return kernels[:count]


def _sentence(error: Exception) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
