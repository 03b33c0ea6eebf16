"""The command encoder: barriers, submission, lifetimes."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any

import pytest

import onegpu as og
from onegpu import Buffer, Device, DeviceClosedError, ProblemError
from onegpu.backends.base import Barrier, Binding, Command, Dispatch, KernelCode, Timestamp
from onegpu.backends.null import NullBackend
from onegpu.commands import Pipeline

pytest_plugins = ["host.fixtures"]


def backend_of(device: Device) -> NullBackend:
    assert isinstance(device.backend, NullBackend)
    return device.backend


def program(device: Device, access: str) -> Pipeline:
    """A program with one binding for each letter: r reads, w writes."""
    bindings = tuple({"r": "read", "w": "write"}[letter] for letter in access)
    return device.pipeline(access, lambda: KernelCode(access, b"", bindings, 16, 64))


def run(encoder: og.CommandEncoder, **tensors: Buffer | list[Buffer]) -> None:
    """Dispatch a program that reads ``reads`` and writes ``writes``."""
    bound, access = [], ""
    for name, letter in (("reads", "r"), ("writes", "w")):
        buffers = tensors.get(name, [])
        for buffer in buffers if isinstance(buffers, list) else [buffers]:
            bound.append((buffer, buffer.offset, buffer.nbytes))
            access += letter
    encoder.dispatch(program(encoder.device, access), (1, 1), bound, bytes(16))


def shape_of(commands: list[Command]) -> str:
    """The commands as a word: d is a dispatch, | a barrier, t a timestamp."""
    letters: dict[type, str] = {Dispatch: "d", Barrier: "|", Timestamp: "t"}
    return "".join(letters[type(command)] for command in commands)


def recorded(device: Device) -> str:
    (commands,) = backend_of(device).submitted
    return shape_of(commands)


# --- barriers


@pytest.mark.parametrize(
    ("first", "second", "word"),
    [
        ({"writes": "a"}, {"reads": "a"}, "d|d"),
        ({"reads": "a"}, {"writes": "a"}, "d|d"),
        ({"writes": "a"}, {"writes": "a"}, "d|d"),
        ({"reads": "a"}, {"reads": "a"}, "dd"),
        ({"writes": "a"}, {"reads": "b"}, "dd"),
        ({"writes": "a"}, {"writes": "b"}, "dd"),
        ({"reads": "a", "writes": "b"}, {"reads": "a", "writes": "c"}, "dd"),
        ({"reads": "a", "writes": "b"}, {"reads": "b", "writes": "c"}, "d|d"),
        ({"reads": "a", "writes": "b"}, {"reads": "c", "writes": "a"}, "d|d"),
    ],
    ids=["RAW", "WAR", "WAW", "RAR", "W R other", "W W other", "shared input", "chain", "input reused"],
)
def test_a_barrier_stands_exactly_where_a_hazard_is(
    null: Device, first: dict[str, str], second: dict[str, str], word: str
) -> None:
    buffers = {name: null.buffer(64) for name in "abc"}
    with null.begin_commands() as encoder:
        for step in (first, second):
            run(encoder, **{access: buffers[name] for access, name in step.items()})
    assert recorded(null) == word


@pytest.mark.parametrize(
    ("begin", "stop", "word"),
    [(0, 16, "dd"), (16, 32, "d|d"), (24, 40, "d|d"), (20, 28, "d|d"), (28, 36, "d|d"), (32, 48, "dd"), (0, 64, "d|d")],
)
def test_slices_of_one_buffer_conflict_only_where_they_overlap(null: Device, begin: int, stop: int, word: str) -> None:
    whole = null.buffer(64)
    with null.begin_commands() as encoder:
        run(encoder, writes=whole.slice(16, 16))
        run(encoder, reads=whole.slice(begin, stop - begin))
    assert recorded(null) == word


def test_a_slice_of_a_slice_is_the_same_memory(null: Device) -> None:
    whole = null.buffer(64)
    with null.begin_commands() as encoder:
        run(encoder, writes=whole.slice(32, 8))
        run(encoder, reads=whole.slice(16).slice(8).slice(8, 4))
    assert recorded(null) == "d|d"


def test_nothing_waits_for_what_is_bound_and_not_used(null: Device) -> None:
    a, b, c = (null.buffer(64) for _ in range(3))
    pipeline = program(null, "rww")
    with null.begin_commands() as encoder:
        for unused in ((2,), (2,), (0, 2), ()):
            bound = [(a, 0, 64), (b if unused == (2,) else c, 0, 64), (a if 0 in unused else null.buffer(64), 0, 64)]
            encoder.dispatch(pipeline, (1, 1), bound, bytes(16), unused=unused)
    # The second writes b again; the third writes c alone; the fourth writes c again.
    assert recorded(null) == "d|dd|d"
    (commands,) = backend_of(null).submitted
    assert all(len(command.bindings) == 3 for command in commands if isinstance(command, Dispatch))


def test_what_is_not_used_is_kept_alive_all_the_same(null: Device) -> None:
    buffer, backend = null.buffer(64), backend_of(null)
    with null.begin_commands() as encoder:
        encoder.dispatch(program(null, "w"), (1, 1), [(buffer, 0, 64)], bytes(16), unused=(0,))
        del buffer
        gc.collect()
        null.wait()
        assert backend.live_buffers == 1
    gc.collect()
    null.wait()
    assert backend.live_buffers == 0


def test_what_lies_before_a_barrier_is_forgotten(null: Device) -> None:
    a, b, c = (null.buffer(64) for _ in range(3))
    with null.begin_commands() as encoder:
        run(encoder, writes=a)
        run(encoder, reads=a, writes=b)  # waits for a
        run(encoder, reads=a, writes=c)  # a is ready, b and c are apart
        run(encoder, reads=c)  # waits for c
    assert recorded(null) == "d|dd|d"


def test_a_barrier_keeps_the_hazards_of_the_dispatch_behind_it(null: Device) -> None:
    a, b = null.buffer(64), null.buffer(64)
    with null.begin_commands() as encoder:
        run(encoder, writes=a)
        run(encoder, reads=a, writes=b)
        run(encoder, writes=a)  # the second dispatch still reads a
    assert recorded(null) == "d|d|d"


def test_a_hazard_is_found_behind_dispatches_that_have_none(null: Device) -> None:
    a, *others = (null.buffer(64) for _ in range(5))
    with null.begin_commands() as encoder:
        run(encoder, writes=a)
        for other in others:
            run(encoder, writes=other)
        run(encoder, reads=[others[2], a])
    assert recorded(null) == "ddddd|d"


def test_encoders_do_not_see_each_other(null: Device) -> None:
    a = null.buffer(64)
    for _ in range(2):
        with null.begin_commands() as encoder:
            run(encoder, writes=a)
    assert [shape_of(commands) for commands in backend_of(null).submitted] == ["d", "d"]


def test_a_dispatch_is_recorded_as_it_was_given(null: Device) -> None:
    a, b = null.buffer(64), null.buffer(64)
    pipeline = program(null, "rw")
    with null.begin_commands() as encoder:
        encoder.dispatch(pipeline, (3, 2), [(a, 16, 32), (b.slice(8), 4, 60)], b"params")
    ((command,),) = backend_of(null).submitted
    handles = (a._storage.handle, b._storage.handle)
    assert command == Dispatch(
        pipeline.handle, (3, 2), (Binding(handles[0], 16, 32), Binding(handles[1], 4, 60)), b"params"
    )


# --- submission


def test_leaving_the_block_submits_once(null: Device) -> None:
    with null.begin_commands() as encoder:
        run(encoder, writes=null.buffer(64))
        assert backend_of(null).submitted == []
        assert encoder.submission is None
    assert len(backend_of(null).submitted) == 1
    assert encoder.submission is not None
    encoder.submission.wait()


def test_submit_inside_the_block_is_not_repeated_on_leaving(null: Device) -> None:
    with null.begin_commands() as encoder:
        run(encoder, writes=null.buffer(64))
        submission = encoder.submit()
    assert encoder.submission is submission
    assert len(backend_of(null).submitted) == 1


def test_an_exception_in_the_block_submits_nothing_and_passes_through(null: Device) -> None:
    with pytest.raises(KeyError, match="mine"), null.begin_commands() as encoder:  # noqa: PT012
        run(encoder, writes=null.buffer(64))
        raise KeyError("mine")
    assert backend_of(null).submitted == []
    assert encoder.submission is None


def test_device_submit_is_the_encoders(null: Device) -> None:
    encoder = null.begin_commands()
    run(encoder, writes=null.buffer(64))
    assert null.submit(encoder) is encoder.submission


def test_an_encoder_is_used_once(null: Device) -> None:
    buffer = null.buffer(64)
    encoder = null.begin_commands()
    encoder.submit()
    uses: list[Callable[[], Any]] = [encoder.submit, lambda: null.submit(encoder), lambda: run(encoder, reads=buffer)]
    for use in uses:
        with pytest.raises(ProblemError) as caught:
            use()
        assert str(caught.value) == "this encoder was submitted already; call begin_commands() for a new one"
    assert len(backend_of(null).submitted) == 1


def test_a_timestamp_after_submission_is_refused_like_a_dispatch(null: Device) -> None:
    """It was once added to a list that nobody would submit, and the caller waited for a time that never came."""
    encoder = null.begin_commands()
    encoder.submit()
    with pytest.raises(ProblemError, match="submitted already"):
        encoder.timestamp()


def test_a_failed_submission_can_be_seen(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(commands: list[Command]) -> None:
        raise og.DeviceLostError("gone")

    monkeypatch.setattr(null.backend, "submit", fail)
    with pytest.raises(og.DeviceLostError, match="gone"), null.begin_commands() as encoder:
        run(encoder, writes=null.buffer(64))
    assert encoder.submission is None


# --- lifetimes


def test_a_buffer_of_another_device_is_refused(null: Device, open_null: Callable[..., Device]) -> None:
    stranger = open_null().buffer(64)
    encoder = null.begin_commands()
    with pytest.raises(ProblemError) as caught:
        run(encoder, reads=null.buffer(64), writes=stranger)
    assert str(caught.value) == "a buffer belongs to another device than the encoder; upload it to this one"
    encoder.submit()
    assert recorded(null) == ""


def test_a_released_buffer_cannot_be_encoded(null: Device) -> None:
    buffer = null.buffer(64)
    view = buffer.slice(16)
    buffer.release()
    encoder = null.begin_commands()
    with pytest.raises(DeviceClosedError) as caught:
        run(encoder, reads=view)
    assert str(caught.value) == "this buffer was released; keep it until its work is submitted and read"


def test_a_buffer_released_before_submit_stops_the_submission(null: Device) -> None:
    buffer = null.buffer(64)
    encoder = null.begin_commands()
    run(encoder, writes=buffer)
    buffer.release()
    with pytest.raises(DeviceClosedError) as caught:
        encoder.submit()
    assert str(caught.value) == "a buffer was released between encode and submit; release it after submit()"
    assert backend_of(null).submitted == []


def test_a_buffer_may_be_released_after_submit(null: Device) -> None:
    with null.buffer(64) as buffer, null.begin_commands() as encoder:
        run(encoder, writes=buffer)
    assert recorded(null) == "d"


def test_the_encoder_keeps_dropped_buffers_until_it_submits(null: Device) -> None:
    backend = backend_of(null)
    encoder = null.begin_commands()
    run(encoder, writes=null.buffer(64))
    gc.collect()
    null.wait()
    assert backend.live_buffers == 1
    encoder.submit()
    gc.collect()
    null.wait()
    assert backend.live_buffers == 0


def test_dropping_the_last_view_gives_memory_back_at_the_next_call(null: Device) -> None:
    backend = backend_of(null)
    buffer: Buffer | None = null.buffer(64)
    assert buffer is not None
    view: Buffer | None = buffer.slice(16)
    buffer = None
    gc.collect()
    null.wait()
    assert backend.live_buffers == 1
    assert view is not None
    view = None
    gc.collect()
    assert backend.live_buffers == 1  # a finalizer may run at any moment, so it frees nothing itself
    null.wait()
    assert backend.live_buffers == 0


def test_release_gives_memory_back_once(null: Device) -> None:
    backend = backend_of(null)
    buffer, kept = null.buffer(64), null.buffer(64)
    for _ in range(3):
        buffer.release()
        null.wait()
        assert backend.live_buffers == 1
    del buffer
    gc.collect()
    null.wait()
    assert backend.live_buffers == 1
    kept.release()


def test_closing_gives_released_memory_back(null: Device) -> None:
    backend = backend_of(null)
    null.buffer(64).release()
    null.close()
    assert backend.live_buffers == 0


def test_a_closed_device_refuses_everything_and_says_so(null: Device) -> None:
    buffer = null.upload(b"1234")
    encoder = null.begin_commands()
    run(encoder, reads=buffer)
    null.close()
    null.close()
    assert null.closed
    uses: list[Callable[[], Any]] = [
        null.begin_commands,
        null.wait,
        lambda: null.buffer(4),
        lambda: null.empty((4,)),
        lambda: null.upload(b"1234"),
        lambda: program(null, "rrr"),
        lambda: buffer.read(),
        lambda: buffer.write(b"1"),
        lambda: buffer.to_numpy(),
        encoder.submit,
    ]
    for use in uses:
        with pytest.raises(DeviceClosedError) as caught:
            use()
        assert str(caught.value) == "the device 'null' is closed; open another with onegpu.open_device()"
    assert backend_of(null).submitted == []
    buffer.release()  # still allowed


def test_a_device_closes_with_its_block() -> None:
    with og.open_device("null") as device:
        assert not device.closed
    assert device.closed
    assert repr(device) == "<onegpu.Device null: null (closed)>"


def test_pipelines_are_made_once_by_name(null: Device) -> None:
    def never() -> KernelCode:
        raise AssertionError("made twice")

    first = program(null, "rw")
    assert null.pipeline("rw", never) is first
    assert program(null, "rrw") is not first
    assert [kernel.name for kernel in backend_of(null).pipelines] == ["rw", "rrw"]


def test_a_rejected_program_is_tried_again(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    def reject(kernel: KernelCode) -> None:
        raise og.ShaderError("no")

    with monkeypatch.context() as patch:
        patch.setattr(null.backend, "make_pipeline", reject)
        with pytest.raises(og.ShaderError, match="no"):
            program(null, "rw")
    assert program(null, "rw").kernel.name == "rw"


def test_threads_may_share_a_device(null: Device) -> None:
    failures: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for i in range(50):
                data = bytes([number, i]) * 8
                with null.upload(data) as buffer, null.begin_commands() as encoder:
                    run(encoder, reads=buffer)
                    assert buffer.read() == data
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert len(backend_of(null).submitted) == 200
    assert len(backend_of(null).pipelines) == 1
    null.wait()
    assert backend_of(null).live_buffers == 0


# --- timestamps


def test_timestamps_lie_where_they_were_asked_for(null: Device) -> None:
    a = null.buffer(64)
    with null.begin_commands() as encoder:
        encoder.timestamp()
        run(encoder, writes=a)
        encoder.timestamp()
        run(encoder, reads=a)
        encoder.timestamp()
    assert recorded(null) in ("tdt|dt", "td|tdt")
    assert encoder.submission is not None
    assert encoder.submission.timestamps() == []  # the null device has no clock


def test_the_cpu_notes_times_in_order(cpu: Device) -> None:
    calls: list[bytes] = []

    def note(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
        calls.append(params)

    pipeline = cpu.pipeline("note", lambda: KernelCode("note", note, (), 16, 1))
    with cpu.begin_commands() as encoder:
        encoder.timestamp()
        encoder.dispatch(pipeline, (1, 1), [], b"one")
        encoder.dispatch(pipeline, (1, 1), [], b"two")
        encoder.timestamp()
    assert calls == [b"one", b"two"]
    assert encoder.submission is not None
    times = encoder.submission.timestamps()
    assert len(times) == 2
    assert times == sorted(times)
    assert encoder.submission.timestamps() == times
