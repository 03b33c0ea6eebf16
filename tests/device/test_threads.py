"""Threads that share a device, its kernels and their scratch memory: each gets its own results, and the right ones."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from conftest import DEVICES

import onegpu as og
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.backends.base import KernelCode

Array = np.ndarray[Any, Any]
THREADS = 4

every_device = pytest.mark.parametrize("backend", DEVICES)


@pytest.fixture(autouse=True)
def _switch_often() -> Iterator[None]:
    """Threads change places every few instructions, so that a race has its chance."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def in_threads(work: Callable[[int], None], count: int = THREADS) -> None:
    """Run the work with a number in each of so many threads, and raise the first error of one."""
    errors: list[BaseException] = []

    def guarded(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


class Calls:
    """Small calls of changing lengths, most of them with several ranges of keys, which need scratch memory."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.calls = []
        # Lengths rise and fall: kernels that share scratch memory have to let it grow while others use it.
        for k_len in (40, 600, 1100, 530, 1600, 513):
            q_len = int(rng.integers(1, 4))
            q, k, v = (rng.standard_normal((1, 2, n, 32), np.float32) for n in (q_len, k_len, k_len))
            problem = og.AttentionProblem(batch=1, heads=2, q_len=q_len, k_len=k_len, head_dim=32)
            self.calls.append((problem, q, k, v, attention(problem, q, k, v)))

    def run(self, kernels: og.AttentionKernels, times: int) -> None:
        """Make every call so many times, and judge each result."""
        device = kernels.device
        for i in range(times):
            problem, q, k, v, expected = self.calls[i % len(self.calls)]
            buffers = [device.upload(a) for a in (q, k, v)]
            o = device.upload(np.full(q.shape, np.nan, np.float32))
            with device.begin_commands() as encoder:
                kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], o)
            if i % 3 == 0:
                assert encoder.submission is not None
                encoder.submission.wait()
            if i % 2:
                buffers[1].release()
            assert scaled_error(o.to_numpy(), expected) <= TOLERANCE["float32"], (i, problem)


@every_device
@pytest.mark.parametrize("times", [6, pytest.param(30, marks=pytest.mark.slow)])
def test_threads_with_kernels_of_their_own(backend: str, times: int) -> None:
    with og.open_device(backend) as device:
        in_threads(lambda n: Calls(n).run(og.AttentionKernels(device, parts=3), times))


@every_device
@pytest.mark.parametrize("times", [6, pytest.param(30, marks=pytest.mark.slow)])
@pytest.mark.parametrize("budget", [0, 10**6], ids=["whole", "cut"])
def test_threads_that_share_kernels(backend: str, budget: int, times: int) -> None:
    """The kernels' own scratch memory serves calls of all threads, and grows meanwhile: also where each call is
    several submissions, the last of which once read what another thread's call had written.
    """
    with og.open_device(backend, submission_work_budget=budget) as device:
        kernels = og.AttentionKernels(device, parts=4)
        in_threads(lambda n: Calls(10 + n).run(kernels, times))


@every_device
def test_attention_on_arrays_from_several_threads(backend: str) -> None:
    def work(number: int) -> None:
        for problem, q, k, v, expected in Calls(20 + number).calls:
            out = og.attention(q, k, v, device=backend)
            assert scaled_error(out, expected) <= TOLERANCE["float32"], problem

    in_threads(work)


@every_device
def test_the_first_call_of_every_thread(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads come to a new device at once: programs are compiled once, and none is lost."""
    q = np.ones((1, 1, 2, 32), np.float32)
    with og.open_device(backend) as device:
        start = threading.Barrier(THREADS)
        compiled: list[str] = []
        make_pipeline = device.backend.make_pipeline

        def counted(kernel: KernelCode) -> Any:
            compiled.append(kernel.name)
            return make_pipeline(kernel)

        monkeypatch.setattr(device.backend, "make_pipeline", counted)

        def work(number: int) -> None:
            start.wait()
            for head_dim in (32, 8, 16):
                x = q[..., :head_dim] * (number + 1)
                assert (og.attention(x, x, x, device=device) == number + 1).all()

        in_threads(work)
    assert compiled
    assert len(compiled) == len(set(compiled))


@every_device
def test_buffers_that_other_threads_release(backend: str) -> None:
    """A consumer drops or releases the buffers of running work, while the producer goes on."""
    calls = Calls(30).calls
    with og.open_device(backend) as device:
        kernels = og.AttentionKernels(device)
        made: queue.SimpleQueue[Any] = queue.SimpleQueue()
        results: list[tuple[float, int]] = []

        def work(number: int) -> None:
            if number == 0:
                for i in range(20):
                    problem, q, k, v, expected = calls[i % len(calls)]
                    buffers = [device.upload(a) for a in (q, k, v)]
                    o = device.empty(q.shape)
                    with device.begin_commands() as encoder:
                        kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], o)
                    made.put((buffers, o, expected))
                made.put(None)
                return
            while (item := made.get()) is not None:
                buffers, o, expected = item
                buffers[0].release()
                del buffers, item
                results.append((scaled_error(o.to_numpy(), expected), number))
                o.release()

        in_threads(work, 2)
        assert len(results) == 20
        assert max(results)[0] <= TOLERANCE["float32"]


@every_device
def test_many_threads_wait_for_one_submission(backend: str) -> None:
    """Waiting and reading the clock hold no lock: others encode and submit meanwhile."""
    problem, q, k, v, expected = Calls(40).calls[2]
    with og.open_device(backend) as device:
        kernels = og.AttentionKernels(device)
        buffers = [device.upload(a) for a in (q, k, v)]
        for _ in range(2):
            o = device.empty(q.shape)
            encoder = device.begin_commands()
            encoder.timestamp()
            kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], o)
            encoder.timestamp()
            submission = encoder.submit()
            times: list[list[float]] = []

            def work(number: int, submission: Any = submission, times: Any = times) -> None:
                if number == 0:
                    Calls(41).run(kernels, 4)
                elif number == 1:
                    device.wait()
                else:
                    submission.wait()
                    times.append(submission.timestamps())

            in_threads(work)
            assert len({tuple(each) for each in times}) == 1
            assert scaled_error(o.to_numpy(), expected) <= TOLERANCE["float32"]
