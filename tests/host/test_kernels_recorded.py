"""What AttentionKernels.encode records: bindings, offsets, grids, ranges of keys and scratch memory."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from host.attention_calls import BATCH, DIM, HEADS, KEYS, MASK, QUERIES, Call, dispatches, problem

import onegpu as og
from onegpu import (
    AttentionKernels,
    AttentionProblem,
    Buffer,
    Device,
    DeviceClosedError,
    Layout,
    MaskLayout,
    ProblemError,
    UnsupportedError,
)
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.plan import MODES
from onegpu.attention.variants import TENSORS
from onegpu.backends.base import Barrier, Dispatch, KernelCode
from onegpu.backends.null import NullBackend

pytest_plugins = ["host.fixtures"]


@pytest.fixture
def call(null: Device) -> Call:
    return Call(null)


# --- what is recorded


def test_two_calls_build_one_pipeline(null: Device) -> None:
    call = Call(null)
    call.encode()
    call.encode()
    with null.begin_commands() as encoder:
        longer = problem(q_len=QUERIES - 1, causal=True, masked_rows="zero", scale=2.0)
        AttentionKernels(null).encode(encoder, longer, **call.tensors)
    call.encoder.submit()
    assert isinstance(null.backend, NullBackend)
    assert [kernel.name for kernel in null.backend.pipelines] == [
        "attention_rows.float32.unrolled.head_dim32.lanes1.constant0=0"
    ]
    assert [kernel.constants for kernel in null.backend.pipelines] == [((0, 0),)]
    assert len({id(dispatch.pipeline) for dispatch in dispatches(null)}) == 1


def test_repeated_calls_into_one_output_wait_for_each_other(null: Device) -> None:
    call = Call(null)
    call.encode()
    call.encode()
    call.encode(o=null.buffer(4000))
    call.encoder.submit()
    assert isinstance(null.backend, NullBackend)
    assert [type(command) for command in null.backend.submitted[0]] == [Dispatch, Barrier, Dispatch, Dispatch]


@pytest.mark.parametrize("given", [{"batch": 0}, {"q_len": 0}], ids=str)
@pytest.mark.parametrize("device", ["null", "cpu"])
def test_an_empty_call_records_nothing(device: str, given: dict[str, Any]) -> None:
    with og.open_device(device) as opened:
        call = Call(opened, **given)
        call.encode(**{name: opened.buffer(4000 if name in "kv" else 0) for name in "qkvo"})
        call.encode_nothing()


def test_bindings_and_offsets_of_whole_buffers(null: Device) -> None:
    call = Call(null, mask=MASK, key_lengths=True)
    call.encode()
    call.encoder.submit()
    (dispatch,) = dispatches(null)
    params = ATTENTION_PARAMS.unpack(dispatch.params)
    tensors = {**call.tensors, "scratch": call.kernels._scratch.buffer}
    for name, binding in zip(TENSORS, dispatch.bindings, strict=True):
        buffer: Buffer = tensors[name]
        assert binding.handle is buffer._storage.handle
        assert (binding.offset, binding.nbytes) == (0, buffer.nbytes)
    assert {params[f"{name}_offset"] for name in (*"qkvo", "mask", "lengths", "scratch")} == {0}


def test_what_is_not_used_is_bound_to_the_query_and_only_read(null: Device) -> None:
    call = Call(null)
    call.encode()
    call.encoder.submit()
    (dispatch,) = dispatches(null)
    bound = dict(zip(TENSORS, dispatch.bindings, strict=True))
    assert bound["mask"] == bound["key_lengths"] == bound["q"]
    assert ATTENTION_PARAMS.unpack(dispatch.params)["flags"] == 0


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("alignment", [1, 4, 16, 256])
@pytest.mark.parametrize("shift", [0, 4, 100, 256, 1000])
def test_offsets_of_slices_within_aligned_bindings(
    open_null: Callable[..., Device], dtype: str, alignment: int, shift: int
) -> None:
    device = open_null(binding_alignment=alignment)
    size = {"float32": 4, "float16": 2}[dtype]
    q_size, k_size = BATCH * HEADS * QUERIES * DIM * size, BATCH * HEADS * KEYS * DIM * size
    # Layout offsets in elements, beside the slices' own offsets in bytes.
    starts = {"q": 0, "k": 6, "v": 130, "o": 2, "mask": 3, "key_lengths": 0}
    p = problem(
        dtype=dtype,
        q=Layout.heads_first(HEADS, QUERIES, DIM, offset=starts["q"]),
        k=Layout.heads_first(HEADS, KEYS, DIM, offset=starts["k"]),
        v=Layout.positions_first(HEADS, KEYS, DIM, offset=starts["v"]),
        o=Layout.heads_first(HEADS, QUERIES, DIM, offset=starts["o"]),
        mask=MaskLayout(KEYS, 0, 0, 1, offset=starts["mask"]),
        key_lengths=True,
    )
    sizes = {"q": q_size, "k": k_size, "v": k_size, "o": q_size, "mask": BATCH * KEYS * 4, "key_lengths": BATCH * 4}
    tensors: dict[str, Any] = {}
    for number, name in enumerate(sizes):
        item = size if name in "qkvo" else 4
        tensors[name] = device.buffer(8192).slice(shift + 8 * number, sizes[name] + starts[name] * item)
    with device.begin_commands() as encoder:
        AttentionKernels(device).encode(encoder, p, **tensors)
    (dispatch,) = dispatches(device)
    params = ATTENTION_PARAMS.unpack(dispatch.params)
    bindings = dict(zip(TENSORS, dispatch.bindings, strict=True))
    assert bindings.pop("scratch").nbytes == 16
    for name, binding in bindings.items():
        item = size if name in "qkvo" else 4
        offset = params["lengths_offset" if name == "key_lengths" else f"{name}_offset"]
        first = tensors[name].offset + starts[name] * item
        assert binding.handle is tensors[name]._storage.handle
        assert binding.offset % max(alignment, 4) == 0
        assert binding.nbytes % 4 == 0
        assert binding.offset + offset * item == first, name
        assert 0 <= first - binding.offset < max(alignment, 4)
        assert first + sizes[name] <= binding.offset + binding.nbytes <= len(binding.handle)
    if dtype == "float16":
        assert [params[f"{name}_offset"] % 2 for name in "qkvo"] == [0, 0, 0, 0]


def test_layouts_reach_the_params(null: Device) -> None:
    q, k, v = Layout.packed_qkv(HEADS, KEYS, DIM)
    p = problem(q_len=KEYS, q=q, k=k, v=v, o=Layout.positions_first(HEADS, KEYS, DIM))
    packed, o = null.buffer(BATCH * KEYS * 3 * HEADS * DIM * 4), null.buffer(BATCH * KEYS * HEADS * DIM * 4)
    with null.begin_commands() as encoder:
        AttentionKernels(null).encode(encoder, p, packed, packed, packed, o)
    params = ATTENTION_PARAMS.unpack(dispatches(null)[0].params)
    width = HEADS * DIM
    assert [params[f"{name}_row"] for name in "qkvo"] == [3 * width] * 3 + [width]
    assert [params[f"{name}_head"] for name in "qkvo"] == [DIM] * 4
    first = [dispatches(null)[0].bindings[n].offset // 4 + int(params[f"{'qkv'[n]}_offset"]) for n in range(3)]
    assert first == [0, width, 2 * width]


def test_a_large_grid_is_cut_and_every_part_is_told_its_place(open_null: Callable[..., Device]) -> None:
    """65535 workgroups in a dimension are WebGPU's limit; 3 stands for it here (tensai#10)."""
    device = open_null(max_groups=3)
    p = problem(batch=5, heads=5, q_len=1)  # 25 workgroups
    q, o = device.buffer(5 * 5 * DIM * 4), device.buffer(5 * 5 * DIM * 4)
    k = device.buffer(5 * 5 * KEYS * DIM * 4)
    with device.begin_commands() as encoder:
        AttentionKernels(device).encode(encoder, p, q, k, k, o)
    parts = [(d.groups, ATTENTION_PARAMS.unpack(d.params)) for d in dispatches(device)]
    assert [groups for groups, _ in parts] == [(3, 3), (3, 3), (3, 3)]
    assert [(n["first_group"], n["groups_x"], n["last_group"]) for _, n in parts] == [
        (0, 3, 9),
        (9, 3, 18),
        (18, 3, 25),
    ]


def test_uploaded_key_lengths_live_until_submission(null: Device) -> None:
    backend = null.backend
    assert isinstance(backend, NullBackend)
    call = Call(null, key_lengths=True)
    before = backend.live_buffers
    call.encode(key_lengths=[1, 2])
    gc.collect()
    null.wait()
    assert backend.live_buffers == before + 1
    call.encoder.submit()
    gc.collect()
    null.wait()
    assert backend.live_buffers == before


def test_an_exception_after_encode_submits_nothing(null: Device) -> None:
    call = Call(null)
    with pytest.raises(KeyError), null.begin_commands() as encoder:  # noqa: PT012
        call.kernels.encode(encoder, call.problem, **call.tensors)
        raise KeyError
    assert dispatches(null) == []


def test_software_gpus_build_the_loops(open_null: Callable[..., Device]) -> None:
    device = open_null(kind="cpu", language="spirv")
    tensors = [device.buffer(128 * 4) for _ in range(4)]
    p = AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=128)
    with device.begin_commands() as encoder:
        AttentionKernels(device).encode(encoder, p, tensors[0], tensors[1], tensors[2], tensors[3])
    assert isinstance(device.backend, NullBackend)
    assert [kernel.name for kernel in device.backend.pipelines] == [
        "attention_rows.float32.loops.head_dim128.lanes1.constant0=0"
    ]


def test_a_missing_language_is_refused_and_not_looked_up(open_null: Callable[..., Device]) -> None:
    with pytest.raises(UnsupportedError, match="the null backend takes cuda"):
        AttentionKernels(open_null(language="cuda"))


# --- ranges of keys and scratch memory

LONG = 1100  # keys of three ranges
LENGTH = BATCH * HEADS * QUERIES * 3 * (DIM + 4)  # floats of scratch memory that they take


@pytest.fixture
def long(null: Device) -> Call:
    """A call whose keys are split."""
    return Call(null, k_len=LONG)


def test_split_keys_are_two_dispatches_with_a_barrier_between(long: Call) -> None:
    long.encode()
    long.encoder.submit()
    backend = long.device.backend
    assert isinstance(backend, NullBackend)
    first, barrier, merge = backend.submitted[0]
    assert isinstance(first, Dispatch)
    assert isinstance(barrier, Barrier)
    assert isinstance(merge, Dispatch)
    assert [kernel.name for kernel in backend.pipelines] == [
        "attention_rows.float32.unrolled.head_dim32.lanes1.constant0=2",
        "attention_merge.float32",
    ]
    assert [kernel.constants for kernel in backend.pipelines] == [((0, 2),), ()]
    assert first.bindings == merge.bindings
    one, two = (ATTENTION_PARAMS.unpack(dispatch.params) for dispatch in (first, merge))
    assert (one["parts"], one["ranges"], one["range_keys"], one["batch"]) == (3, 3, 512, BATCH)
    place = {"last_group", "groups_x"}
    assert {n: v for n, v in one.items() if n not in place} == {n: v for n, v in two.items() if n not in place}
    assert first.groups == (BATCH * HEADS * 3, 1)
    assert merge.groups == (-(-BATCH * HEADS * QUERIES * DIM // 4 // 64), 1)


def test_each_case_of_ranges_is_a_pipeline_of_its_own(null: Device) -> None:
    for parts in (None, 1, 3):
        for keys in (KEYS, LONG):
            for _ in range(2):
                call = Call(null, kernels={"parts": parts}, k_len=keys)
                call.encode()
                call.encoder.submit()
    assert isinstance(null.backend, NullBackend)
    stem = "attention_rows.float32.unrolled.head_dim32.lanes1"
    assert sorted(kernel.name for kernel in null.backend.pipelines) == [
        "attention_merge.float32",
        f"{stem}.constant0=0",
        f"{stem}.constant0=1",
        f"{stem}.constant0=2",
    ]


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("mode", MODES)
def test_the_kernels_own_scratch_grows_and_is_kept(null: Device, dtype: str, mode: str) -> None:
    backend = null.backend
    assert isinstance(backend, NullBackend)
    call = Call(null, dtype=dtype, k_len=LONG)
    own = call.kernels._scratch.buffer
    assert own.nbytes == 16
    seen = []
    for keys in (KEYS, LONG, 3 * LONG, LONG, KEYS):
        p = problem(dtype=dtype, k_len=keys)
        big = null.buffer(BATCH * HEADS * keys * DIM * 4)
        with null.begin_commands() as encoder:
            call.kernels.encode(encoder, p, call.tensors["q"], big, big, call.tensors["o"], mode=mode)
        length = call.kernels.scratch_length(p, mode=mode)
        dispatch = dispatches(null)[-1]
        binding = dispatch.bindings[TENSORS.index("scratch")]
        assert (binding.offset, binding.nbytes) == (0, 4 * max(length, 4))
        assert binding.handle is call.kernels._scratch.buffer._storage.handle
        assert len(binding.handle) >= binding.nbytes
        assert ATTENTION_PARAMS.unpack(dispatch.params)["scratch_offset"] == 0
        seen.append(call.kernels._scratch.buffer.nbytes)
    assert seen[0] == 16 < seen[1] < seen[2]
    assert seen[2:] == [seen[2]] * 3
    assert seen[2] == 4 * call.kernels.scratch_length(problem(dtype=dtype, k_len=3 * LONG), mode=mode)


def test_scratch_that_was_outgrown_lives_until_submission(long: Call) -> None:
    device, backend = long.device, long.device.backend
    assert isinstance(backend, NullBackend)
    long.encode()
    device.wait()  # gives back what was dropped
    before = backend.live_buffers
    longer = problem(k_len=2 * LONG)
    k = device.buffer(2 * long.tensors["k"].nbytes)
    long.kernels.encode(long.encoder, longer, long.tensors["q"], k, k, long.tensors["o"])
    gc.collect()
    device.wait()
    assert backend.live_buffers == before + 2  # k and the larger scratch; the smaller one is still needed
    long.encoder.submit()
    gc.collect()
    device.wait()
    assert backend.live_buffers == before + 1
    first, _, second, _ = (d.bindings[TENSORS.index("scratch")] for d in dispatches(device))
    assert first.handle is not second.handle
    assert second.handle is long.kernels._scratch.buffer._storage.handle


def test_a_remembered_call_keeps_the_scratch_alive_that_it_uses(long: Call) -> None:
    """A thread that looked at the scratch memory before it grew found the call of the one that let it grow."""
    own = long.kernels._scratch
    before = own.buffer
    long.encode()
    grown, own.buffer = own.buffer, before
    assert grown is not before
    with long.device.begin_commands() as encoder:
        long.kernels.encode(encoder, long.problem, **long.tensors)
        own.buffer = grown
        kept = {id(storage.handle) for storage in encoder._storages}
        used = {id(b.handle) for d in encoder._commands if isinstance(d, Dispatch) for b in d.bindings}
    assert used <= kept


def test_scratch_of_the_caller_is_bound(long: Call) -> None:
    assert long.kernels.scratch_length(long.problem) == LENGTH
    for shift in (0, 16, 272):
        whole = long.device.buffer(4 * LENGTH + 1000)
        long.encode(scratch=whole.slice(shift))
        long.encoder.submit()
        for dispatch in dispatches(long.device)[-2:]:
            binding = dispatch.bindings[TENSORS.index("scratch")]
            assert binding.handle is whole._storage.handle
            offset = ATTENTION_PARAMS.unpack(dispatch.params)["scratch_offset"]
            assert binding.offset + 16 * offset == shift
            assert binding.offset + binding.nbytes == shift + 4 * LENGTH
        long.encoder = long.device.begin_commands()
    assert long.kernels._scratch.buffer.nbytes == 16


@pytest.mark.parametrize("alignment", [1, 4, 16, 64, 256])
def test_scratch_is_counted_in_float4_from_an_aligned_binding(open_null: Callable[..., Device], alignment: int) -> None:
    call = Call(open_null(binding_alignment=alignment), k_len=LONG)
    whole = call.device.buffer(4 * LENGTH + 304)
    call.encode(scratch=whole.slice(304))
    call.encoder.submit()
    dispatch = dispatches(call.device)[0]
    binding = dispatch.bindings[TENSORS.index("scratch")]
    assert binding.offset == 304 - 304 % max(alignment, 4)
    assert binding.offset + 16 * ATTENTION_PARAMS.unpack(dispatch.params)["scratch_offset"] == 304
    assert binding.offset + binding.nbytes == whole.nbytes


def test_scratch_that_cannot_be_used(long: Call, open_null: Callable[..., Device]) -> None:
    device = long.device
    assert long.refused(scratch=device.buffer(4 * LENGTH - 4)) == (
        f"scratch has {4 * LENGTH - 4} bytes; its layout reaches element {LENGTH}, which needs {4 * LENGTH} bytes"
    )
    for offset in (4, 8, 12, 20):
        assert long.refused(scratch=device.buffer(4 * LENGTH + 100).slice(offset)) == (
            f"scratch begins at byte {offset} of its allocation; it must begin at a multiple of 16"
        )
    assert long.refused(scratch=open_null().buffer(4 * LENGTH)) == (
        "scratch is on another device than these kernels; upload it to <onegpu.Device null: null>"
    )
    assert long.refused(scratch=np.zeros(LENGTH, np.float32)) == (
        "scratch is a ndarray; give an onegpu.Buffer, for example device.upload(array)"
    )
    assert long.refused(scratch=device.upload(np.zeros(LENGTH, np.int32))) == (
        "scratch holds int32; this problem needs float32"
    )
    released = device.buffer(4 * LENGTH)
    released.release()
    assert "this buffer was released" in long.refused(DeviceClosedError, scratch=released)


@pytest.mark.parametrize("name", ["q", "k", "v", "o", "mask", "key_lengths"])
def test_scratch_that_overlaps_a_tensor(open_null: Callable[..., Device], name: str) -> None:
    mask = MaskLayout.broadcast((BATCH, 1, 1, LONG), BATCH, HEADS, QUERIES, LONG)

    def call_on(device: Device) -> tuple[Call, Buffer, int]:
        call = Call(device, mask=mask, key_lengths=True, k_len=LONG)
        call.tensors["mask"] = device.buffer(BATCH * LONG * 4)
        nbytes = -(-call.tensors[name].nbytes // 16) * 16
        return call, device.buffer(nbytes + 4 * LENGTH), nbytes

    call, whole, nbytes = call_on(open_null())
    first, second = ("o", "scratch") if name == "o" else ("scratch", name)
    assert call.refused(**{name: whole.slice(4 * LENGTH - 4), "scratch": whole.slice(0, 4 * LENGTH)}) == (
        f"{first} and {second} lie in overlapping ranges of one buffer; give {first} memory of its own"
    )
    call.encode(**{name: whole.slice(0, nbytes), "scratch": whole.slice(nbytes)})
    call, whole, nbytes = call_on(open_null(shared_buffers=False))
    assert call.refused(**{name: whole.slice(0, nbytes), "scratch": whole.slice(nbytes)}) == (
        f"{first} and {second} are slices of one buffer, which null does not allow for an output; "
        f"give {first} a buffer of its own"
    )


def test_scratch_where_none_is_needed_is_checked_and_not_used(call: Call, open_null: Callable[..., Device]) -> None:
    """A caller who allocates scratch_length() floats, here none, gave too little for the binding."""
    assert call.kernels.scratch_length(call.problem) == 0
    for given in (call.device.buffer(0), call.device.buffer(4000), call.tensors["q"]):
        call.encode(scratch=given)
    call.encoder.submit()
    own = call.kernels._scratch.buffer._storage.handle
    assert all(d.bindings[TENSORS.index("scratch")].handle is own for d in dispatches(call.device))
    call.encoder = call.device.begin_commands()
    with pytest.raises(ProblemError, match="scratch is on another device"):
        call.encode(scratch=open_null().buffer(0))


def test_calls_that_are_not_split_do_not_wait_for_each_other(null: Device) -> None:
    """All of them bind the kernels' scratch memory, and none touches it."""
    call = Call(null)
    for _ in range(3):
        call.encode(o=null.buffer(4000))
    call.encoder.submit()
    assert isinstance(null.backend, NullBackend)
    assert [type(command) for command in null.backend.submitted[0]] == [Dispatch] * 3


def test_split_calls_wait_for_the_scratch_memory_that_they_share(long: Call) -> None:
    for scratch in (None, None, long.device.buffer(4 * LENGTH)):
        long.encode(o=long.device.buffer(4000), scratch=scratch)
    long.encoder.submit()
    assert isinstance(long.device.backend, NullBackend)
    kinds = [type(command) for command in long.device.backend.submitted[0]]
    split = [Dispatch, Barrier, Dispatch]
    assert kinds == [*split, Barrier, *split, *split]


def test_scratch_above_the_limit_of_a_binding(open_null: Callable[..., Device]) -> None:
    k_bytes = BATCH * HEADS * LONG * DIM * 4
    few: dict[str, Any] = {"head_dim": 1, "q": Layout(0, 0, 0), "k": Layout(0, 0, 0), "v": Layout(0, 0, 0)}
    assert k_bytes > 2000
    call = Call(open_null(max_binding_bytes=2000), kernels={"parts": 3}, k_len=LONG, **few)
    nbytes = BATCH * HEADS * QUERIES * 3 * 8 * 4
    assert "scratch spans " in call.refused(UnsupportedError)
    assert f"scratch spans {nbytes} bytes, and null shows a kernel at most 2000" in call.refused(UnsupportedError)
    # Left alone, the plan does not split.
    call = Call(open_null(max_binding_bytes=2000), k_len=LONG, **few)
    call.encode()
    call.encoder.submit()
    assert len(dispatches(call.device)) == 1


def test_an_empty_call_needs_no_scratch(null: Device) -> None:
    call = Call(null, q_len=0, k_len=LONG)
    assert call.kernels.scratch_length(call.problem) == 0
    call.encode(scratch=null.buffer(0))
    call.encode_nothing()


# --- on the CPU


def test_the_cpu_writes_only_the_output(cpu: Device, random: np.random.Generator) -> None:
    from onegpu.attention.reference import TOLERANCE, attention, gather, scaled_error

    gap = Layout(2 * HEADS * QUERIES * DIM + 50, 2 * QUERIES * DIM, 2 * DIM, offset=20)
    p = problem(o=gap, causal=True, mask=MASK, key_lengths=True)
    q, k, v = (random.standard_normal((BATCH, HEADS, n, DIM), np.float32) for n in (QUERIES, KEYS, KEYS))
    mask = random.standard_normal((BATCH, 1, 1, KEYS), np.float32)
    before = np.full(gap.extent(BATCH, HEADS, QUERIES, DIM) + 30, 77, np.float32)
    o = cpu.upload(before)
    with cpu.begin_commands() as encoder:
        on = [cpu.upload(a) for a in (q, k, v)]
        AttentionKernels(cpu).encode(encoder, p, on[0], on[1], on[2], o, mask=cpu.upload(mask), key_lengths=[7, 4])
    got = o.to_numpy()
    want = attention(p, q, k, v, mask=mask, key_lengths=np.array([7, 4]))
    view = gather(got, gap, BATCH, HEADS, QUERIES, DIM)
    assert scaled_error(view, want) <= TOLERANCE["float32"]
    view[...] = 77
    assert np.array_equal(got, before)


def test_key_lengths_in_a_buffer_are_clamped(cpu: Device, random: np.random.Generator) -> None:
    q, k, v = (random.standard_normal((BATCH, HEADS, n, DIM), np.float32) for n in (QUERIES, KEYS, KEYS))
    outs = []
    for lengths in ([0, KEYS], [-(2**31), 2**31 - 1]):
        o = cpu.empty((BATCH, HEADS, QUERIES, DIM))
        with cpu.begin_commands() as encoder:
            on = [cpu.upload(a) for a in (q, k, v)]
            n = cpu.upload(np.array(lengths, np.int32))
            AttentionKernels(cpu).encode(encoder, problem(key_lengths=True), on[0], on[1], on[2], o, key_lengths=n)
        outs.append(o.to_numpy())
    assert np.isnan(outs[0][0]).all()
    assert np.isfinite(outs[0][1]).all()
    assert np.array_equal(outs[0], outs[1], equal_nan=True)


@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
def test_the_cpu_refuses_what_the_null_device_refuses(cpu: Device, name: str) -> None:
    call = Call(cpu)
    assert "its layout reaches element" in call.refused(**{name: cpu.buffer(8)})
    assert "on another device" in call.refused(**{name: og.open_device("null").buffer(4000)})
    assert "give an onegpu.Buffer" in call.refused(**{name: None})


def test_a_rejected_program_leaves_nothing_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The merge step's program fails after the first step's was made: neither may be in the encoder."""
    backend = NullBackend(kind="discrete")
    device = Device(backend)

    def reject_merge(kernel: KernelCode) -> KernelCode:
        if "merge" in kernel.name:
            raise og.ShaderError("rejected")
        return kernel

    monkeypatch.setattr(backend, "make_pipeline", reject_merge)
    kernels = og.AttentionKernels(device, variant="rows")
    problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=2000, head_dim=32)
    q, k, v, o = (device.empty((1, 1, n, 32)) for n in (1, 2000, 2000, 1))
    with device.begin_commands() as encoder, pytest.raises(og.ShaderError, match="rejected"):
        kernels.encode(encoder, problem, q, k, v, o)
    assert backend.submitted == [[]]
