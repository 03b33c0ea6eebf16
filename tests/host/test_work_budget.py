"""Long calls are cut into submissions by the device's work budget."""

from __future__ import annotations

import pytest

import onegpu as og
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.plan import make_plan
from onegpu.backends.base import DeviceFacts, Dispatch
from onegpu.backends.null import NullBackend
from onegpu.device import Device


def encode(backend: NullBackend, budget: int, calls: int = 1) -> int:
    """Encode a call of 40 workgroups some times; the operations estimated for it."""
    device = Device(backend, submission_work_budget=budget)
    problem = og.AttentionProblem(batch=5, heads=8, q_len=64, k_len=64, head_dim=32)
    buffers = [device.empty((5, 8, 64, 32)) for _ in range(4)]
    kernels = og.AttentionKernels(device, variant="rows")
    with device.begin_commands() as encoder:
        for _ in range(calls):
            kernels.encode(encoder, problem, *buffers)
    return sum(step.work for step in kernels.plan(problem).steps)


def groups_of(backend: NullBackend) -> list[int]:
    """Numbers of all workgroups, in order, of every submission."""
    numbers: list[int] = []
    for commands in backend.submitted:
        for command in commands:
            if isinstance(command, Dispatch):
                params = ATTENTION_PARAMS.unpack(command.params)
                numbers += range(int(params["first_group"]), int(params["last_group"]))
    return numbers


def test_the_estimate_is_four_times_the_operations_for_scalar_kernels() -> None:
    problem = og.AttentionProblem(batch=2, heads=3, q_len=5, k_len=7, head_dim=8)
    facts = DeviceFacts(backend="null", name="null", language="wgsl")
    assert make_plan(problem, facts).steps[0].work == 4 * problem.operations


@pytest.mark.parametrize(("share", "submissions"), [(0, 1), (1, 1), (2, 2), (3, 3), (40, 40), (1000, 40)])
def test_a_call_becomes_as_many_submissions_as_budgets_fit_into_it(share: int, submissions: int) -> None:
    work = encode(NullBackend(), 0)
    backend = NullBackend()
    encode(backend, -(-work // share) if share else 0)
    assert len(backend.submitted) == submissions
    assert groups_of(backend) == list(range(40))


def test_short_calls_share_a_submission_until_the_budget_is_reached() -> None:
    work = encode(NullBackend(), 0)
    backend = NullBackend()
    encode(backend, 3 * work, calls=7)
    assert [sum(isinstance(c, Dispatch) for c in commands) for commands in backend.submitted] == [3, 3, 1]


@pytest.mark.parametrize(
    ("kind", "budget"),
    [
        ("discrete", 4 * 10**12),
        ("integrated", 4 * 10**11),
        ("virtual", 4 * 10**12),
        ("unknown", 4 * 10**11),
        ("cpu", 0),
    ],
)
def test_default_of_each_kind_of_device(kind: str, budget: int) -> None:
    assert Device(NullBackend(kind=kind)).facts.submission_work_budget == budget


def test_a_negative_budget_is_refused() -> None:
    with pytest.raises(og.ProblemError, match="submission_work_budget is -1; it must be 0"):
        og.open_device("null", submission_work_budget=-1)
    assert og.open_device("null", submission_work_budget=5).facts.submission_work_budget == 5
