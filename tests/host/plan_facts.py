"""Devices to plan on, and a problem of which a test changes one thing."""

from __future__ import annotations

import dataclasses
from typing import Any

from hypothesis import settings

from onegpu import AttentionProblem, DeviceFacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.variants import Variant, find
from onegpu.backends.base import MatrixShape

SUBGROUPS = frozenset({"subgroup-quad", "subgroup-shuffle"})
GPU = DeviceFacts(
    "fake", "a GPU", "wgsl", vendor="amd", kind="discrete", features=SUBGROUPS, subgroup_min=32, subgroup_max=64
)
NVIDIA = dataclasses.replace(
    GPU,
    name="an NVIDIA GPU",
    language="spirv",
    vendor="nvidia",
    subgroup_max=32,
    max_workgroup_threads=1024,
    max_workgroup_memory=49152,
)
INTEGRATED = dataclasses.replace(GPU, name="an integrated GPU", kind="integrated")
APPLE = dataclasses.replace(GPU, name="an Apple GPU", language="msl", vendor="apple")
PLAIN = dataclasses.replace(GPU, name="a plain GPU", vendor="nvidia", features=frozenset())
SOFTWARE = dataclasses.replace(
    GPU,
    name="a software driver",
    language="spirv",
    kind="cpu",
    vendor="mesa",
    subgroup_min=8,
    subgroup_max=8,
    max_workgroup_threads=1024,
    max_workgroup_memory=32768,
)
CPU = DeviceFacts("cpu", "a CPU", "numpy", kind="cpu", max_workgroup_threads=1, max_workgroup_memory=0)
DEVICES = (GPU, NVIDIA, INTEGRATED, APPLE, PLAIN, SOFTWARE, CPU)
GPUS = DEVICES[:-1]
HARDWARE = tuple(facts for facts in GPUS if not facts.software)

SIZES: dict[str, Any] = {"batch": 2, "heads": 4, "q_len": 100, "k_len": 50, "head_dim": 64}
quick = settings(deadline=None, max_examples=100)


def problem(**given: Any) -> AttentionProblem:
    return AttentionProblem(**{**SIZES, **given})


def variant(name: str) -> Any:
    found = find(name)
    assert found is not None
    return found


def few_of(of: Variant, problem: AttentionProblem, facts: DeviceFacts) -> KernelSpec | None:
    """A variant's program for few rows, if it has one that fits a device."""
    schedules = of.schedules_of(problem.dtype, of.padded(problem.head_dim), facts)
    return next((each.spec for each in schedules if each.few), None)


def with_matrices(facts: DeviceFacts, *shapes: MatrixShape, layout: str = "") -> DeviceFacts:
    """A Vulkan device as it is, with matrix hardware; ``layout``: how all its matrices are known to lie."""
    needs = {need for name in ("resident", "cooperative", "split") for need in variant(name).needs}
    return dataclasses.replace(
        facts,
        language="spirv",
        features=facts.features | needs | {"full-subgroups", "subgroup-size-control"},
        subgroup_min=32,
        subgroup_max=32,
        max_workgroup_threads=1024,
        max_workgroup_memory=49152,
        matrices=frozenset(shapes),
        matrix_layouts=frozenset((shape, layout) for shape in shapes if layout),
    )
