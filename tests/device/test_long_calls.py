"""A call that is cut into several submissions equals the whole call, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, kernel_id

import onegpu as og
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import Variant


@pytest.mark.in_turn
@pytest.mark.parametrize("kernel", KERNELS, ids=kernel_id)
@pytest.mark.parametrize("parts", [1, 3])
def test_cut_equals_whole(kernel: tuple[str, Variant], parts: int) -> None:
    backend, variant = kernel
    rng = np.random.default_rng(3)
    q, k, v = (rng.standard_normal((2, 2, n, 32)).astype(np.float32) for n in (130, 1100, 1100))
    problem = og.AttentionProblem(batch=2, heads=2, q_len=130, k_len=1100, head_dim=32, causal=True)
    results = []
    for budget in (0, problem.operations // 3, 1):
        with og.open_device(backend, submission_work_budget=budget) as device:
            kernels = og.AttentionKernels(device, variant=variant.name, parts=parts)
            uploaded = [device.upload(a) for a in (q, k, v)]
            o = device.upload(np.full(q.shape, np.nan, np.float32))
            with device.begin_commands() as encoder:
                encoder.timestamp()
                kernels.encode(encoder, problem, uploaded[0], uploaded[1], uploaded[2], o)
                encoder.timestamp()
            assert encoder.submission is not None
            times = encoder.submission.timestamps()
            assert times == sorted(times)
            results.append(o.to_numpy())
    assert np.isfinite(results[0]).all()
    assert all((result == results[0]).all() for result in results[1:])


@pytest.mark.parametrize("backend", DEVICES)
def test_calls_after_a_cut_see_the_calls_before(backend: str) -> None:
    """Each call reads what the one before wrote, and lies in a submission of its own."""
    rng = np.random.default_rng(4)
    k, v, x = (rng.standard_normal((1, 2, 64, 32)).astype(np.float32) for _ in range(3))
    problem = og.AttentionProblem(batch=1, heads=2, q_len=64, k_len=64, head_dim=32)
    results = []
    for budget in (0, 1):
        with og.open_device(backend, submission_work_budget=budget) as device:
            kernels = og.AttentionKernels(device)
            keys, values, one, two = (device.upload(a) for a in (k, v, x, x))
            with device.begin_commands() as encoder:
                for _ in range(6):
                    kernels.encode(encoder, problem, one, keys, values, two)
                    one, two = two, one
            results.append(one.to_numpy())
    assert (results[0] == results[1]).all()


@pytest.mark.slow
@pytest.mark.parametrize("kernel", KERNELS, ids=kernel_id)
def test_one_query_of_66000_keys(kernel: tuple[str, Variant]) -> None:
    """Such a call runs into a watchdog; cut into many submissions it has the same bits (mlx#3302, llama.cpp#25664)."""
    backend, variant = kernel
    rng = np.random.default_rng(5)
    q, k, v = (rng.standard_normal((1, h, n, 32), np.float32) for h, n in ((2, 1), (1, 66_000), (1, 66_000)))
    problem = og.AttentionProblem(batch=1, heads=2, kv_heads=1, q_len=1, k_len=66_000, head_dim=32)
    results = []
    for budget in (0, problem.operations // 7):
        with og.open_device(backend, submission_work_budget=budget) as device:
            kernels = og.AttentionKernels(device, variant=variant.name, self_check=False)
            uploaded = [device.upload(a) for a in (q, k, v)]
            o = device.upload(np.full(q.shape, np.nan, np.float32))
            encoder = device.begin_commands()
            kernels.encode(encoder, problem, uploaded[0], uploaded[1], uploaded[2], o)
            ended = len(encoder._ended)
            assert (ended > 10 if variant.splits else ended == 1) if budget else ended == 0
            encoder.submit()
            results.append(o.to_numpy())
    assert scaled_error(results[0], attention(problem, q, k, v)) <= TOLERANCE["float32"]
    assert results[1].tobytes() == results[0].tobytes()
