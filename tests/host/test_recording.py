"""Calls that are remembered, and recordings that are submitted again."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import onegpu as og
from onegpu import Buffer, Device, DeviceClosedError, ProblemError
from onegpu.attention import calls as calls_module
from onegpu.attention.binding import bind
from onegpu.backends.base import Barrier, Command, Dispatch
from onegpu.backends.null import NullBackend

pytest_plugins = ["host.fixtures"]

PROBLEM = og.AttentionProblem(batch=1, heads=2, q_len=3, k_len=5, head_dim=8)
LONG = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1500, head_dim=8)


def backend_of(device: Device) -> NullBackend:
    assert isinstance(device.backend, NullBackend)
    return device.backend


def buffers(device: Device, problem: og.AttentionProblem = PROBLEM) -> list[Buffer]:
    sizes = (problem.q_len, problem.k_len, problem.k_len, problem.q_len)
    return [device.buffer(4 * problem.heads * rows * problem.head_dim) for rows in sizes]


def encode(
    kernels: og.AttentionKernels, tensors: list[Buffer], problem: og.AttentionProblem = PROBLEM
) -> list[Command]:
    """Submit a call; what reached the backend."""
    with kernels.device.begin_commands() as encoder:
        kernels.encode(encoder, problem, *tensors)
    return backend_of(kernels.device).submitted[-1]


def count_checks(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    checked: list[Any] = []

    def counted(*given: Any) -> Any:
        checked.append(given)
        return bind(*given)

    monkeypatch.setattr(calls_module, "bind", counted)
    return checked


# --- calls that were checked once


def test_a_repeated_call_is_checked_once(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = count_checks(monkeypatch)
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    first = encode(kernels, tensors)
    assert [encode(kernels, tensors) for _ in range(3)] == [first] * 3
    equal = og.AttentionProblem(batch=1, heads=2, q_len=3, k_len=5, head_dim=8)
    assert encode(kernels, tensors, equal) == first
    assert len(checked) == 1


def test_slices_of_the_same_bytes_are_the_same_call(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = count_checks(monkeypatch)
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    cache = null.buffer(4096)
    for offset, checks in ((256, 1), (256, 1), (512, 2), (256, 2)):
        tensors[1] = cache.slice(offset, tensors[2].nbytes)
        encode(kernels, tensors)
        assert len(checked) == checks


@pytest.mark.parametrize("place", range(4))
def test_another_buffer_is_another_call(null: Device, place: int) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    encode(kernels, tensors)
    other = list(tensors)
    other[place] = null.buffer(tensors[place].nbytes)
    for given in (other, tensors, other):
        (dispatch,) = encode(kernels, given)
        assert isinstance(dispatch, Dispatch)
        shown = [binding.handle for binding in dispatch.bindings[:4]]
        assert all(handle is tensor._storage.handle for handle, tensor in zip(shown, given, strict=True))


def test_mode_mask_and_lengths_are_part_of_a_call(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null, LONG)
    deterministic = encode(kernels, tensors, LONG)
    with null.begin_commands() as encoder:
        kernels.encode(encoder, LONG, *tensors, mode="fast")
    assert backend_of(null).submitted[-1] != deterministic
    masked = og.AttentionProblem(
        batch=1, heads=2, q_len=3, k_len=5, head_dim=8, mask=og.MaskLayout(0, 0, 0, 1), key_lengths=True
    )
    tensors = buffers(null)
    for _ in range(2):
        for mask, lengths in ((null.buffer(20), null.buffer(4)), (null.buffer(20), null.buffer(4))):
            with null.begin_commands() as encoder:
                kernels.encode(encoder, masked, *tensors, mask=mask, key_lengths=lengths)
            (dispatch,) = (c for c in backend_of(null).submitted[-1] if isinstance(c, Dispatch))
            assert dispatch.bindings[4].handle is mask._storage.handle
            assert dispatch.bindings[5].handle is lengths._storage.handle
    with pytest.raises(ProblemError, match="no mask was given"):
        encode(kernels, tensors, masked)


def test_integer_key_lengths_are_checked_each_time(cpu: Device, random: Any) -> None:
    problem = og.AttentionProblem(batch=2, heads=1, q_len=1, k_len=4, head_dim=8, key_lengths=True)
    kernels = og.AttentionKernels(cpu)
    q, k, v = (cpu.upload(random.standard_normal((2, 1, n, 8), np.float32)) for n in (1, 4, 4))
    o = cpu.empty((2, 1, 1, 8))
    results = []
    for lengths in ([1, 4], [4, 1], [1, 4]):
        with cpu.begin_commands() as encoder:
            kernels.encode(encoder, problem, q, k, v, o, key_lengths=lengths)
        results.append(o.to_numpy())
    assert (results[0] == results[2]).all()
    assert (results[0] != results[1]).any()
    with pytest.raises(ProblemError, match="the key length of batch entry 1 is 5"):
        kernels.encode(cpu.begin_commands(), problem, q, k, v, o, key_lengths=[1, 5])


def test_a_remembered_call_keeps_no_memory(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    null.wait()
    before = backend_of(null).live_buffers
    encode(kernels, tensors)
    tensors.clear()
    gc.collect()
    null.wait()
    assert backend_of(null).live_buffers == before - 4


def test_memory_in_the_place_of_dropped_memory_is_another_call(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = count_checks(monkeypatch)
    kernels = og.AttentionKernels(null)
    for calls in range(1, 20):
        tensors = buffers(null)
        commands = encode(kernels, tensors)
        (dispatch,) = (c for c in commands if isinstance(c, Dispatch))
        shown = [binding.handle for binding in dispatch.bindings[:4]]
        assert all(handle is tensor._storage.handle for handle, tensor in zip(shown, tensors, strict=True))
        assert len(checked) == calls
        del tensors, commands, dispatch, shown
        gc.collect()


def test_a_released_buffer_of_a_remembered_call_is_refused(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    encode(kernels, tensors)
    tensors[2].release()
    with pytest.raises(DeviceClosedError, match="released"):
        encode(kernels, tensors)
    assert len(backend_of(null).submitted) == 1


def test_a_remembered_call_of_a_closed_device_is_refused(open_null: Callable[..., Device]) -> None:
    device = open_null()
    kernels, tensors = og.AttentionKernels(device), buffers(device)
    encode(kernels, tensors)
    encoder = device.begin_commands()
    device.close()
    with pytest.raises(DeviceClosedError, match="is closed"):
        kernels.encode(encoder, PROBLEM, *tensors)


def test_scratch_that_grows_makes_remembered_calls_new(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """A remembered call must not go on with scratch memory that was outgrown and given back."""
    checked = count_checks(monkeypatch)
    kernels = og.AttentionKernels(null)
    longer = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=6000, head_dim=8)
    short, long = buffers(null, LONG), buffers(null, longer)
    for problem, tensors, checks in (
        (LONG, short, 1),  # which grows the scratch memory
        (LONG, short, 1),
        (longer, long, 2),  # and this again
        (LONG, short, 3),
        (LONG, short, 3),
        (longer, long, 3),
    ):
        commands = encode(kernels, tensors, problem)
        own = kernels._scratch.buffer._storage.handle
        assert all(c.bindings[-1].handle is own for c in commands if isinstance(c, Dispatch))
        assert len(checked) == checks


def test_the_number_of_remembered_calls_has_a_limit(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls_module, "_CALLS_KEPT", 3)
    kernels = og.AttentionKernels(null)
    for _ in range(10):
        tensors = buffers(null)
        assert encode(kernels, tensors) == encode(kernels, tensors)
        assert len(kernels._calls) <= 3


# --- recordings


def test_a_recording_is_submitted_any_number_of_times(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    recording = kernels.record(PROBLEM, *tensors)
    assert backend_of(null).submitted == []
    for _ in range(3):
        recording.submit().wait()
    with null.begin_commands() as encoder:
        kernels.encode(encoder, PROBLEM, *tensors)
    assert backend_of(null).submitted == [backend_of(null).submitted[0]] * 4


def test_a_recording_of_several_calls_keeps_their_barriers(null: Device) -> None:
    kernels, (q, k, v, o) = og.AttentionKernels(null), buffers(null)
    with null.begin_commands() as encoder:
        kernels.encode(encoder, PROBLEM, q, k, v, o)
        kernels.encode(encoder, PROBLEM, o, k, v, q)
        recording = encoder.finish()
    assert backend_of(null).submitted == []
    recording.submit()
    (commands,) = backend_of(null).submitted
    assert [type(command) for command in commands] == [Dispatch, Barrier, Dispatch]


def test_a_recording_sees_what_its_buffers_hold(cpu: Device, random: Any) -> None:
    """A decode loop: the cache grows, its length is in a buffer, and one recording serves all steps."""
    k_len = 6
    problem = og.AttentionProblem(batch=1, heads=2, q_len=1, k_len=k_len, head_dim=8, key_lengths=True)
    kernels = og.AttentionKernels(cpu)
    keys, values = (random.standard_normal((1, 2, k_len, 8), np.float32) for _ in range(2))
    k, v = (cpu.upload(np.full_like(keys, np.nan)) for _ in range(2))
    q, o, n = cpu.empty((1, 2, 1, 8)), cpu.empty((1, 2, 1, 8)), cpu.empty((1,), "int32")
    recording = kernels.record(problem, q, k, v, o, key_lengths=n)
    for step in range(k_len):
        query = random.standard_normal((1, 2, 1, 8), np.float32)
        q.write(query)
        for cache, new in ((k, keys), (v, values)):
            for head in range(2):
                cache.write(new[0, head, step], 4 * 8 * (head * k_len + step))
        n.write(np.array([step + 1], np.int32))
        recording.submit()
        seen = slice(0, step + 1)
        expected = og.attention(query, keys[:, :, seen].copy(), values[:, :, seen].copy(), device=cpu)
        np.testing.assert_allclose(o.to_numpy(), expected, rtol=1e-5, atol=1e-6)


def test_a_recording_keeps_its_buffers(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    null.wait()
    before = backend_of(null).live_buffers
    recording = kernels.record(PROBLEM, *tensors)
    tensors.clear()
    gc.collect()
    null.wait()
    assert backend_of(null).live_buffers == before
    recording.submit()
    del recording
    gc.collect()
    null.wait()
    assert backend_of(null).live_buffers == before - 4


def test_a_recording_of_a_released_buffer_is_refused(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    recording = kernels.record(PROBLEM, *tensors)
    tensors[0].release()
    with pytest.raises(DeviceClosedError, match="a buffer of this recording was released"):
        recording.submit()
    assert backend_of(null).submitted == []


def test_a_recording_of_a_closed_device_is_refused(open_null: Callable[..., Device]) -> None:
    device = open_null()
    recording = og.AttentionKernels(device).record(PROBLEM, *buffers(device))
    device.close()
    with pytest.raises(DeviceClosedError, match="is closed"):
        recording.submit()


def test_a_recording_that_is_refused_leaves_nothing(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    with pytest.raises(ProblemError, match="o has 0 bytes"):
        kernels.record(PROBLEM, tensors[0], tensors[1], tensors[2], null.buffer(0))
    assert backend_of(null).submitted == []


def test_a_long_recording_is_cut_like_a_long_call(open_null: Callable[..., Device]) -> None:
    device = open_null(submission_work_budget=1)
    kernels, tensors = og.AttentionKernels(device), buffers(device)
    recording = kernels.record(PROBLEM, *tensors)
    for _ in range(2):
        recording.submit().wait()
    with device.begin_commands() as encoder:
        kernels.encode(encoder, PROBLEM, *tensors)
    submitted = backend_of(device).submitted
    assert len(submitted) > 3
    assert submitted == submitted[: len(submitted) // 3] * 3


def test_a_finished_encoder_takes_no_more(null: Device) -> None:
    kernels, tensors = og.AttentionKernels(null), buffers(null)
    encoder = null.begin_commands()
    kernels.encode(encoder, PROBLEM, *tensors)
    encoder.finish()
    for call in (
        encoder.submit,
        encoder.finish,
        encoder.timestamp,
        lambda: kernels.encode(encoder, PROBLEM, *tensors),
    ):
        with pytest.raises(ProblemError, match="this encoder was finished already"):
            call()
    assert backend_of(null).submitted == []


def test_cut_submissions_of_threads_do_not_mix(open_null: Callable[..., Device]) -> None:
    """Two calls share the kernels' scratch memory: one must not run between the parts of the other."""
    device = open_null(submission_work_budget=1)
    kernels = og.AttentionKernels(device, parts=3)
    sets = [buffers(device, LONG) for _ in range(4)]

    def work(tensors: list[Buffer]) -> None:
        for _ in range(50):
            with device.begin_commands() as encoder:
                kernels.encode(encoder, LONG, *tensors)

    threads = [threading.Thread(target=work, args=(tensors,)) for tensors in sets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    outputs = [
        next(c.bindings[3].handle for c in commands if isinstance(c, Dispatch))
        for commands in backend_of(device).submitted
    ]
    parts = len(outputs) // 200
    assert parts > 1
    assert all(len({id(o) for o in outputs[n : n + parts]}) == 1 for n in range(0, len(outputs), parts))
