"""Which kernel a simulated GPU gets, after its self-check, and what the command line says of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hip_bench import hip_device

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verdicts of another test are not this one's; compiled kernels may be shared, and are."""
    shared = Path(os.environ["ONEGPU_CACHE"]) / "hip"
    shared.mkdir(parents=True, exist_ok=True)
    (tmp_path / "hip").symlink_to(shared)
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))


def problem_of(dtype: str, head_dim: int = 64) -> og.AttentionProblem:
    return og.AttentionProblem(batch=1, heads=2, q_len=20, k_len=30, head_dim=head_dim, dtype=dtype)


@pytest.mark.parametrize(
    ("arch", "half", "single"),
    [("gfx1151", "pipelined", "panels"), ("gfx1201", "transposed", "panels"), ("gfx942", "narrow", "panels")],
)
def test_each_gpu_gets_its_kernel_after_the_self_check(arch: str, half: str, single: str) -> None:
    with hip_device(arch) as device:
        kernels = og.AttentionKernels(device, self_check=True)
        assert (kernels.variant, kernels.float_variant) == (half, single)
        told = kernels.explain(problem_of("float16"))
        assert re.search(rf"^  {half:<11} chosen, passed its self-check$", told, re.MULTILINE)


def test_explain_says_why_each_other_kernel_does_not_run() -> None:
    with hip_device("gfx942") as device:
        told = og.AttentionKernels(device).explain(problem_of("float16"))
    assert "hip: simulated gfx942" in told
    for name, need in (("single_wave", "wmma-gfx11"), ("pipelined", "wmma-gfx11"), ("transposed", "wmma-gfx12")):
        assert f"  {name:<11} cannot run: it needs {need}, which simulated gfx942 does not offer" in told
    assert "it is built as spirv, and the hip backend takes hip" in told


def test_a_wrong_kernel_is_passed_over_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = artifacts._hip_source

    def mutated(spec: KernelSpec) -> bytes:
        return whole(spec).replace(b"state.sums[t][d] *= alphas;", b";")

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    with hip_device("gfx1151") as device:
        kernels = og.AttentionKernels(device, self_check=True)
        with pytest.warns(
            og.SelfCheckWarning, match=r"passes over its kernel '.*' for float16 .* 'panels' takes"
        ) as told:
            plan = kernels.plan(problem_of("float16"))
        assert plan.variant == "panels"
        assert [str(each.message).split("'")[1] for each in told] == ["pipelined", "single_wave"]


def test_a_wrong_kernel_that_was_allowed_to_round_is_passed_over_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a tolerance that is wider, which a lost rescale is far beyond."""
    whole = artifacts._hip_source

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec)
        return text.replace(b"state.sums[d] *= alpha;", b";") if spec.family == "attention_rounded" else text

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    with hip_device("gfx1201") as device:
        kernels = og.AttentionKernels(device, precision="bfloat16", self_check=True)
        words = r"passes over its kernel 'rounded' for float32.* 2e-02 is allowed.* 'panels' takes"
        with pytest.warns(og.SelfCheckWarning, match=words):
            assert kernels.plan(problem_of("float32")).variant == "panels"


def test_arrays_in_array_out() -> None:
    rng = np.random.default_rng(3)
    q, k, v = (rng.standard_normal((1, 2, 20, 64)).astype(np.float16) for _ in range(3))
    with hip_device("gfx1201") as device:
        out = og.attention(q, k, v, device=device)
    scores = np.einsum("bhqd,bhkd->bhqk", q.astype(float), k.astype(float)) / 8
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = np.einsum("bhqk,bhkd->bhqd", weights / weights.sum(-1, keepdims=True), v.astype(float))
    assert np.abs(out - expected).max() < 2e-3 * np.abs(expected).max()


def test_the_command_checks_a_device(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "onegpu", "check", "--device", "hip:2", "--quick", "--cases", "31 x 33"]
    done = subprocess.run(
        [*command, "--output", str(tmp_path / "out")], capture_output=True, text=True, cwd=Path(__file__).parents[2]
    )
    assert done.returncode == 0, done.stdout + done.stderr
    page = next((tmp_path / "out").glob("*.html")).read_text(encoding="utf-8")
    for words in ("simulated gfx1201", "transposed", "lanes"):
        assert words in page
