"""The self-check passes on every device of this machine, and is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest import DEVICES, device_of

import onegpu as og
from onegpu.attention.self_check import Checked, SelfCheck, checked_kernels, stored_failures


def _kernels() -> list[Any]:
    """Every kernel that is checked before use, by device."""
    found = []
    for name, facts in DEVICES.items():
        for kernel in checked_kernels(facts):
            marks = [pytest.mark.slow] if kernel.head_dim > 64 else []  # software drivers compile these for long
            label = f"{name}-{kernel.variant.name}-{kernel.dtype}-{kernel.head_dim}"
            found.append(pytest.param(name, kernel, marks=marks, id=label))
    return found


@pytest.mark.parametrize(("name", "kernel"), _kernels())
def test_known_answers(name: str, kernel: Checked, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))
    device = device_of(name)
    verdict = SelfCheck(device).check(kernel)
    assert (verdict.state, verdict.complaint) == ("passed", "")
    assert stored_failures(device.facts) == {kernel.spec(device.facts).name: ""}


@pytest.mark.parametrize("name", [name for name, facts in DEVICES.items() if list(checked_kernels(facts))])
def test_a_verdict_serves_the_next_device(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))
    problem = og.AttentionProblem(batch=1, heads=1, q_len=5, k_len=5, head_dim=32)
    for _ in range(2):
        with og.open_device(name) as device:
            kernels = og.AttentionKernels(device, variant="pairs")
            compiled = len(device._pipelines)
            assert kernels.plan(problem).variant == "pairs"
            compiled = len(device._pipelines) - compiled
    assert compiled == 0, "the second device took the verdict of the first"
    assert list(tmp_path.glob("self-check-*.json"))
