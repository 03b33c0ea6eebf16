"""Devices with every width of subgroups and small limits: a plan fits the device, or a sentence says why not."""

from __future__ import annotations

import dataclasses

import pytest

from onegpu import AttentionProblem, DeviceFacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.options import Options
from onegpu.attention.plan import MODES, make_plan
from onegpu.attention.variants import VARIANTS, Variant, aligned_of, refusal

GPU = DeviceFacts(
    "fake",
    "a GPU",
    "spirv",
    vendor="nvidia",
    kind="discrete",
    features=frozenset({"subgroup-quad", "subgroup-shuffle"}),
    subgroup_min=32,
    subgroup_max=32,
    max_workgroup_threads=1024,
    max_workgroup_memory=49152,
)
KERNELS = [variant for variant in VARIANTS if "spirv" in variant.languages]


PROBLEMS = [
    AttentionProblem(batch=1, heads=4, kv_heads=1, q_len=q_len, k_len=k_len, head_dim=head_dim, dtype=dtype)
    for dtype in ("float32", "float16")
    for head_dim in (2, 32, 34, 64, 80, 128, 130, 256)
    for q_len, k_len in ((1, 70), (1, 9000), (300, 300), (5000, 5000))
]

#: What no width and size would change.
_NEVER = (
    "it takes float16 and bfloat16, not float32",
    "it takes float32, not float16",
    "it is built as spirv, and the fake backend takes wgsl",
    "it needs cooperative-matrix, ",
)

every_kernel = pytest.mark.parametrize("variant", KERNELS, ids=lambda variant: variant.name)


def programs(problem: AttentionProblem, facts: DeviceFacts, options: Options = Options()) -> list[KernelSpec]:
    """All that plans of a problem may run, in either mode."""
    steps = [step for mode in MODES for step in make_plan(problem, facts, mode=mode, options=options).steps]
    found = [step.kernel for step in steps]
    return found + [quads for spec in found if (quads := aligned_of(spec)) is not None]


@every_kernel
@pytest.mark.parametrize("width", [1, 2, 4, 8, 16, 32, 64, 128])
@pytest.mark.parametrize("language", ["spirv", "wgsl"])
def test_every_width_of_subgroups(variant: Variant, width: int, language: str) -> None:
    """A kernel that exchanges values over more threads than a subgroup has gives wrong numbers: it must refuse
    (llama.cpp PR 23040, ggml PR 1619).
    """
    facts = dataclasses.replace(GPU, language=language, subgroup_min=width, subgroup_max=width)
    for problem in PROBLEMS:
        sentence = refusal(variant, problem, facts)
        if sentence is None:
            assert all(spec.subgroup <= width for spec in programs(problem, facts, Options(variant=variant.name)))
        else:
            assert variant.needs
            words = ("it needs subgroups of ", "it takes a head_dim of at most ", "it multiplies matrices of ")
            assert sentence.startswith((*words, *_NEVER))
        assert all(spec.subgroup <= width for spec in programs(problem, facts))


@every_kernel
@pytest.mark.parametrize("memory", [4096, 8192, 16384, 32768, 49152])
@pytest.mark.parametrize("threads", [32, 64, 128, 256])
def test_small_workgroups(variant: Variant, memory: int, threads: int) -> None:
    """A pipeline that asks for more than there is fails on one driver and answers zeros on another (infr PR 2)."""
    facts = dataclasses.replace(GPU, max_workgroup_memory=memory, max_workgroup_threads=threads)
    for problem in PROBLEMS:
        sentence = refusal(variant, problem, facts)
        if sentence is None:
            for spec in programs(problem, facts, Options(variant=variant.name)):
                assert spec.workgroup_memory <= memory
                assert spec.threads <= threads
        else:
            words = ("it needs ", "it runs ", "it takes a head_dim of at most ", "it multiplies matrices of ")
            assert sentence.startswith((*words, *_NEVER))


@pytest.mark.parametrize("facts", [GPU, dataclasses.replace(GPU, vendor="", subgroup_min=0)], ids=["nvidia", "any"])
def test_the_smallest_device_of_webgpu_takes_every_problem(facts: DeviceFacts) -> None:
    small = dataclasses.replace(facts, max_workgroup_memory=16384, max_workgroup_threads=64)
    for problem in PROBLEMS:
        assert all(spec.workgroup_memory <= 16384 and spec.threads <= 64 for spec in programs(problem, small))


def test_swiftshader_is_spared_what_it_cannot_compile() -> None:
    facts = dataclasses.replace(GPU, name="SwiftShader Device (Subzero)", kind="cpu")
    for problem in PROBLEMS:
        if problem.head_dim <= 64:
            for few in (None, 1):
                names = [spec.name for spec in programs(problem, facts, Options(variant="tiles", schedule=few))]
                assert not any("few" in name for name in names)
