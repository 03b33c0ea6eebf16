"""Time one kernel on the classes of calls that a choice rests on, after everything that rules it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import onegpu as og
from onegpu import artifacts
from onegpu.attention.variants import PADDED_HEAD_DIMS, VARIANTS, refusal
from onegpu.backends.base import DeviceFacts
from onegpu.backends.vulkan_programs import spills
from onegpu.bench.inputs import WrongResultError, make_inputs
from onegpu.bench.runner import time_kernel
from onegpu.bench.shapes import Shape
from onegpu.tune import CLASSES

__all__ = ["LOST", "SPILLS", "WRONG", "Candidate", "Found", "candidates", "classes", "measure"]

#: Spills that do no harm. NVIDIA counts bytes of a thread: `resident` at head_dim 128 spills 32, and takes 0.88 times
#: as long as a form that spills none (H200, driver 580.159.04, 2026-11-30: 2.20 and 2.50 ms).
_HARMLESS = {"Local Memory Size": 64}

#: Why a kernel is not to be chosen. One that spills is right all the same, and ends the order.
SPILLS, WRONG, LOST = "spills", "wrong", "lost"


@dataclass(frozen=True)
class Candidate:
    """A variant for an element type and a padded head dimension."""

    variant: str
    dtype: str
    head_dim: int

    def __str__(self) -> str:
        return f"{self.variant} {self.dtype}, head_dim {self.head_dim}"


@dataclass(frozen=True)
class Found:
    """What is known of a candidate.

    Attributes:
        milliseconds: of a call, by class; empty if it was not timed.
        fault: "", "spills", "wrong" or "lost".
        sentence: what is wrong with it; "" if nothing is.
    """

    milliseconds: dict[str, float]
    fault: str = ""
    sentence: str = ""


def classes(facts: DeviceFacts, head_dim: int) -> dict[str, Shape]:
    """The calls that stand for all: one query over many keys, a few rows, and long sequences.

    They differ in what bounds a kernel: memory, the keys that workgroups must share, and arithmetic. On a CPU, software
    drivers included, they are smaller.
    """
    heads, keys, few, long = (2, 512, 256, 256) if facts.kind == "cpu" else (16, 4096, 2048, 2048)
    lengths = ((1, keys), (16, few), (long, long))
    return {
        name: Shape(name, 1, heads, heads, queries, k_len, head_dim)
        for name, (queries, k_len) in zip(CLASSES, lengths, strict=True)
    }


def candidates(facts: DeviceFacts, dtypes: Sequence[str], head_dims: Sequence[int]) -> Iterator[Candidate]:
    """The kernels among which there is a choice on a device, those of the same type and head dimension in a row."""
    for dtype in dtypes:
        for head_dim in PADDED_HEAD_DIMS:
            if head_dims and head_dim not in head_dims:
                continue
            shapes = classes(facts, head_dim).values()
            problems = [shape.problem(dtype) for shape in shapes]
            able = [v.name for v in VARIANTS if all(refusal(v, problem, facts) is None for problem in problems)]
            if len(able) > 1:
                yield from (Candidate(name, dtype, head_dim) for name in able)


def measure(device: og.Device, candidate: Candidate) -> Found:
    """Whether a candidate spills and is right, and how long it takes.

    The driver's statistics are read first, where it has some; then the self-check, or its verdict if there is one; then
    each class is compared with float64 and timed.

    Raises:
        DeviceLostError: if the device is lost.
    """
    spilled = ""
    milliseconds: dict[str, float] = {}
    try:
        kernels = og.AttentionKernels(device, variant=candidate.variant, self_check=False, tuning=False)
        shapes = classes(device.facts, candidate.head_dim)
        spilled = _spills(device, kernels, [shape.problem(candidate.dtype) for shape in shapes.values()])
        checked = og.AttentionKernels(device, variant=candidate.variant, self_check=True, tuning=False)
        for name, shape in shapes.items():
            inputs = make_inputs(shape, candidate.dtype, np.random.default_rng(0))
            checked.plan(shape.problem(candidate.dtype))  # checks it
            timing, _ = time_kernel(checked, shape, candidate.dtype, inputs)
            milliseconds[name] = timing.median * 1e3
    except og.DeviceLostError:
        raise
    except (og.OneGpuError, WrongResultError) as problem:
        return Found({}, WRONG, str(problem).splitlines()[0])
    return Found(milliseconds, SPILLS if spilled else "", spilled)


def _spills(device: og.Device, kernels: og.AttentionKernels, problems: Sequence[og.AttentionProblem]) -> str:
    """What the driver says of values that found no register, a sentence; "" if there are none or it does not say."""
    inspect: Any = getattr(device.backend, "inspect", None)
    if inspect is None:
        return ""
    steps = [step for problem in problems for step in kernels.plan(problem).steps]
    programs = dict.fromkeys((step.aligned or step.kernel, step.constants) for step in steps)
    for spec, constants in programs:
        statistics, _ = inspect(artifacts.load(spec, device.facts.language, constants))
        found = {name: value for name, value in spills(statistics).items() if value > _HARMLESS.get(name, 0)}
        if found:
            numbers = ", ".join(f"{name} {value}" for name, value in found.items())
            return f"it spills registers ({numbers} in {artifacts.special_name(spec, constants)})"
    return ""
