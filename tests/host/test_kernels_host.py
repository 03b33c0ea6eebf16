"""Making AttentionKernels, and what encode refuses, in which words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from host.attention_calls import BATCH, DIM, HEADS, KEYS, MASK, QUERIES, Call, dispatches, problem

import onegpu as og
from onegpu import (
    AttentionKernels,
    Device,
    DeviceClosedError,
    Layout,
    OneGpuError,
    ProblemError,
    UnsupportedError,
)
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.plan import make_plan
from onegpu.attention.variants import TENSORS, VARIANTS

pytest_plugins = ["host.fixtures"]


@pytest.fixture
def call(null: Device) -> Call:
    return Call(null)


# --- making kernels


def test_kernels_name_their_choices(open_null: Callable[..., Device], cpu: Device) -> None:
    kernels = AttentionKernels(open_null())
    assert (kernels.variant, kernels.float_variant) == ("rows", "rows")
    quads: dict[str, Any] = {"features": frozenset({"subgroup-quad"}), "subgroup_min": 4}
    kernels = AttentionKernels(open_null(**quads), variant="pairs")
    assert (kernels.variant, kernels.float_variant) == ("pairs", "pairs")
    kernels = AttentionKernels(open_null(vendor="apple", **quads))
    assert kernels.variant == "pairs"
    kernels = AttentionKernels(open_null(vendor="nvidia", **quads))
    assert kernels.variant == "rows"
    quads["features"] |= {"subgroup-shuffle"}
    kernels = AttentionKernels(open_null(vendor="nvidia", **{**quads, "subgroup_min": 8}))
    assert (kernels.variant, kernels.float_variant) == ("tiles", "tiles")
    kernels = AttentionKernels(open_null(vendor="nvidia", **quads))  # subgroups that are too narrow
    assert (kernels.variant, kernels.float_variant) == ("rows", "rows")
    kernels = AttentionKernels(cpu)
    assert (kernels.variant, kernels.float_variant) == ("blocked", "blocked")


def test_an_unknown_variant_is_refused_at_once(null: Device) -> None:
    with pytest.raises(ProblemError) as caught:
        AttentionKernels(null, variant="fastest")
    assert str(caught.value) == f"variant is 'fastest'; there are auto, {', '.join(v.name for v in VARIANTS)}"


@pytest.mark.parametrize(
    ("variant", "options", "words"),
    [
        ("pairs", {}, "it needs subgroup-quad, which null does not offer"),
        ("pairs", {"allow_subgroups": False}, "allow_subgroups=False rules out"),
        ("tiles", {}, "it needs subgroup-quad, subgroup-shuffle, which null does not offer"),
        ("tiles", {"allow_subgroups": False}, "allow_subgroups=False rules out"),
        ("blocked", {}, "it is built as numpy, and the null backend takes wgsl"),
    ],
)
def test_a_variant_that_cannot_run_here_is_refused_at_once(
    null: Device, variant: str, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(UnsupportedError, match=words):
        AttentionKernels(null, variant=variant, **options)


def test_a_device_that_can_run_nothing_is_refused_at_once(open_null: Callable[..., Device]) -> None:
    with pytest.raises(UnsupportedError, match="it runs 64 threads in a workgroup, and null allows 32"):
        AttentionKernels(open_null(max_workgroup_threads=32))


def test_tiles_need_subgroups_of_some_width(open_null: Callable[..., Device]) -> None:
    facts: dict[str, Any] = {"features": frozenset({"subgroup-quad", "subgroup-shuffle"})}
    with pytest.raises(UnsupportedError, match="it needs subgroups of 4 threads, and null may run 2"):
        AttentionKernels(open_null(**facts, subgroup_min=2), variant="tiles")
    call = Call(open_null(**facts, subgroup_min=8), kernels={"variant": "tiles"}, head_dim=160)
    assert "it takes a head_dim of at most 128, not 160" in call.refused(UnsupportedError)
    call = Call(open_null(**facts, subgroup_min=4), kernels={"variant": "tiles"}, head_dim=33)
    assert "it needs subgroups of 8 threads, and null may run 4" in call.refused(UnsupportedError)
    assert call.kernels.float_variant is None
    call = Call(open_null(**facts, subgroup_min=4), kernels={"variant": "tiles"}, head_dim=32)
    call.encode()
    call.encoder.submit()
    assert len(dispatches(call.device)) == 1


@pytest.mark.parametrize("parts", [0, -1, 2.0, "3"])
def test_parts_that_are_no_positive_number_are_refused_at_once(null: Device, parts: Any) -> None:
    with pytest.raises(ProblemError) as caught:
        AttentionKernels(null, parts=parts)
    assert str(caught.value) == f"parts is {parts!r}; it must be a positive integer, or None to let the plan decide"


def test_kernels_need_an_open_device(null: Device) -> None:
    null.close()
    with pytest.raises(DeviceClosedError, match="the device 'null' is closed"):
        AttentionKernels(null)


def test_plans_are_kept_and_explain_agrees(null: Device) -> None:
    kernels = AttentionKernels(null)
    plan = kernels.plan(problem())
    assert kernels.plan(problem()) is plan
    assert plan == make_plan(problem(), null.facts)
    assert kernels.scratch_length(problem()) == 0
    assert f"chosen: {plan}" in kernels.explain(problem())
    with pytest.raises(ProblemError, match="mode is 'slow'; it must be one of deterministic, fast"):
        kernels.plan(problem(), mode="slow")


# --- refusals of encode


@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
def test_a_buffer_that_is_too_small(call: Call, name: str) -> None:
    elements = BATCH * HEADS * (KEYS if name in "kv" else QUERIES) * DIM
    small = call.device.buffer(elements * 4 - 1)
    assert call.refused(**{name: small}) == (
        f"{name} has {elements * 4 - 1} bytes; its layout reaches element {elements}, which needs {elements * 4} bytes"
    )
    assert "its layout reaches element" in call.refused(**{name: call.tensors[name].slice(4)})


def test_a_mask_or_lengths_buffer_that_is_too_small(null: Device) -> None:
    call = Call(null, mask=MASK, key_lengths=True)
    assert (
        call.refused(mask=null.buffer(55)) == "mask has 55 bytes; its layout reaches element 14, which needs 56 bytes"
    )
    assert call.refused(key_lengths=null.buffer(4)) == (
        "key_lengths has 4 bytes; its layout reaches element 2, which needs 8 bytes"
    )


@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
@pytest.mark.parametrize("dtype", ["float16", "int32", "float64", "bfloat16", "uint16"])
def test_a_buffer_of_another_dtype(call: Call, name: str, dtype: str) -> None:
    numpy_dtype = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
    buffer = call.device.upload(np.zeros(1000, numpy_dtype))
    assert call.refused(**{name: buffer}) == f"{name} holds {dtype}; this problem needs float32"


def test_mask_and_lengths_of_another_dtype(null: Device) -> None:
    call = Call(null, dtype="float16", mask=MASK, key_lengths=True)
    for dtype in ("float16", "bool", "float64", "int32"):
        mask = null.upload(np.zeros((BATCH, KEYS), dtype))
        assert call.refused(mask=mask) == f"mask holds {dtype}; this problem needs float32"
    for dtype in ("int64", "float32", "uint16"):
        lengths = null.upload(np.zeros(BATCH, dtype))
        assert call.refused(key_lengths=lengths) == f"key_lengths holds {dtype}; this problem needs int32"


@pytest.mark.parametrize(
    ("dtype", "raw"), [("float32", "uint32"), ("float32", "uint8"), ("float16", "uint16"), ("float16", "uint8")]
)
def test_bit_patterns_of_the_same_size_are_taken(null: Device, dtype: str, raw: str) -> None:
    call = Call(null, dtype=dtype)
    call.encode(q=null.upload(np.zeros(2000, raw)))
    call.encoder.submit()
    assert len(dispatches(null)) == 1


def test_a_mask_that_was_not_declared(call: Call) -> None:
    assert call.refused(mask=call.device.buffer(1000)) == (
        "a mask was given, and the problem has none; set mask=MaskLayout... in the problem to use one"
    )


def test_a_mask_that_was_declared_and_not_given(null: Device) -> None:
    assert Call(null, mask=MASK).refused(mask=None) == (
        "no mask was given, and the problem has one; set mask=MaskLayout... in the problem to use one"
    )


def test_key_lengths_that_were_not_declared(call: Call) -> None:
    assert call.refused(key_lengths=[1, 2]) == (
        "key lengths were given, and the problem has key_lengths=False; the two must agree"
    )


def test_key_lengths_that_were_declared_and_not_given(null: Device) -> None:
    assert Call(null, key_lengths=True).refused(key_lengths=None) == (
        "no key lengths were given, and the problem has key_lengths=True; the two must agree"
    )


@pytest.mark.parametrize("lengths", [[], [1], [1, 2, 3]])
def test_a_wrong_number_of_key_lengths(null: Device, lengths: list[int]) -> None:
    assert Call(null, key_lengths=True).refused(key_lengths=lengths) == (
        f"{len(lengths)} key lengths were given; the batch has {BATCH}"
    )


@pytest.mark.parametrize(("lengths", "entry"), [([-1, 7], 0), ([7, 8], 1), ([0, 2**40], 1), (np.array([0, -3]), 1)])
def test_a_key_length_outside_the_keys(null: Device, lengths: Any, entry: int) -> None:
    assert Call(null, key_lengths=True).refused(key_lengths=lengths) == (
        f"the key length of batch entry {entry} is {lengths[entry]}; it must be 0 to k_len, which is {KEYS}"
    )


@pytest.mark.parametrize("lengths", [[2.5, 1], [1, None], [1, "2"], [float("nan"), 1], 3], ids=repr)
def test_key_lengths_that_are_no_integers(null: Device, lengths: Any) -> None:
    """2.5 was cut to 2 without a word; None, NaN and a lone number raised Python's own errors."""
    assert "key length" in Call(null, key_lengths=True).refused(key_lengths=lengths)


@pytest.mark.parametrize(
    "make", [list, tuple, iter, np.array, lambda lengths: np.array(lengths, np.uint8)], ids=lambda make: make.__name__
)
def test_key_lengths_may_be_any_integers(null: Device, make: Callable[[list[int]], Any]) -> None:
    call = Call(null, key_lengths=True)
    call.encode(key_lengths=make([0, KEYS]))
    call.encoder.submit()
    (dispatch,) = dispatches(null)
    binding = dispatch.bindings[TENSORS.index("key_lengths")]
    assert np.frombuffer(binding.handle, np.int32, 2, binding.offset).tolist() == [0, KEYS]


@pytest.mark.parametrize("name", ["q", "k", "v", "o", "mask"])
def test_what_is_no_buffer(null: Device, name: str) -> None:
    call = Call(null, mask=MASK)
    assert call.refused(**{name: np.zeros((BATCH, HEADS, KEYS, DIM), np.float32)}) == (
        f"{name} is a ndarray; give an onegpu.Buffer, for example device.upload(array)"
    )


@pytest.mark.parametrize("name", ["q", "k", "v", "o", "mask", "key_lengths"])
def test_a_buffer_of_another_device(null: Device, open_null: Callable[..., Device], name: str) -> None:
    stranger = open_null().buffer(4000)
    assert Call(null, mask=MASK, key_lengths=True).refused(**{name: stranger}) == (
        f"{name} is on another device than these kernels; upload it to <onegpu.Device null: null>"
    )


def test_an_encoder_of_another_device(call: Call, open_null: Callable[..., Device]) -> None:
    other = open_null()
    call.encoder = other.begin_commands()
    assert call.refused() == ("the encoder belongs to another device than these kernels; use device.begin_commands()")
    call.encoder.submit()
    assert dispatches(other) == []


def test_an_encoder_that_was_submitted(call: Call) -> None:
    encoder = call.encoder
    encoder.submit()
    with pytest.raises(ProblemError, match="this encoder was submitted already"):
        call.encode()


def test_a_closed_device(call: Call) -> None:
    call.device.close()
    assert "is closed; open another with onegpu.open_device()" in call.refused(DeviceClosedError)


@pytest.mark.parametrize("name", ["q", "k", "v", "o", "mask", "key_lengths"])
def test_a_released_buffer(null: Device, name: str) -> None:
    call = Call(null, mask=MASK, key_lengths=True)
    call.tensors[name].release()
    assert "this buffer was released" in call.refused(DeviceClosedError)


@pytest.mark.parametrize("device", ["null", "cpu"])
def test_bfloat16_is_refused_with_a_sentence(device: str) -> None:
    with og.open_device(device) as opened:
        text = Call(opened, dtype="bfloat16").refused(UnsupportedError)
    assert text.startswith(f"no attention variant takes this bfloat16 problem on {opened.facts.name}:\n")
    assert "it takes float32 and float16, not bfloat16; convert to float16 or float32" in text


def test_an_unknown_mode(call: Call) -> None:
    assert call.refused(mode="slow") == "mode is 'slow'; it must be one of deterministic, fast"


@pytest.mark.parametrize("offset", [1, 2, 3])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_a_slice_off_the_word(null: Device, dtype: str, offset: int) -> None:
    call = Call(null, dtype=dtype)
    assert call.refused(k=null.buffer(4000).slice(offset)) == (
        f"k begins at byte {offset} of its allocation; slices must begin at a multiple of 4"
    )


def test_a_binding_above_the_limit(open_null: Callable[..., Device]) -> None:
    """More than a driver's binding limit ran elsewhere and gave zeros (executorch#15651)."""
    nbytes = BATCH * HEADS * KEYS * DIM * 4
    Call(open_null(max_binding_bytes=nbytes)).encode()
    call = Call(open_null(max_binding_bytes=nbytes - 4))
    assert call.refused(UnsupportedError) == (
        f"k spans {nbytes} bytes, and null shows a kernel at most {nbytes - 4} of one buffer; "
        "split the call by batch entries or heads"
    )


def test_a_binding_is_no_larger_than_its_layout_needs(open_null: Callable[..., Device]) -> None:
    device = open_null(max_binding_bytes=4096)
    call = Call(device)
    call.encode(**{name: device.buffer(1 << 20) for name in "qkvo"})
    call.encoder.submit()
    assert all(binding.nbytes <= 4096 for binding in dispatches(device)[0].bindings)


def test_more_elements_than_a_kernel_can_count(null: Device) -> None:
    call = Call(null, batch=BATCH, k=Layout(1 << 32, KEYS * DIM, DIM))
    call.tensors["k"] = huge = null.buffer(16)
    huge.nbytes = 1 << 40
    last = (1 << 32) + HEADS * KEYS * DIM
    assert call.refused(UnsupportedError) == (
        f"k spans {last * 4} bytes; kernels count 2^32 elements at most: split the call by batch"
    )


@pytest.mark.parametrize(
    "given",
    [
        {"k_len": 1 << 32, "k": Layout(0, 0, 0), "v": Layout(0, 0, 0)},
        {"k_len": 1 << 31, "k": Layout(0, 0, 0), "v": Layout(0, 0, 0)},
        {"k_len": 0, "k": Layout(1 << 32, 0, 0), "v": Layout(1 << 32, 0, 0)},
    ],
    ids=["2^32 repeated keys", "2^31 repeated keys", "a stride of 2^32 over no keys"],
)
def test_numbers_above_32_bits_are_refused_or_harmless(null: Device, given: dict[str, Any]) -> None:
    """Repeated keys need no memory, so no check of sizes stops a number of them that the kernels cannot count."""
    q, o = (null.buffer(BATCH * HEADS * QUERIES * DIM * 4) for _ in range(2))
    encoder = null.begin_commands()
    try:
        p = problem(**given)
        AttentionKernels(null).encode(encoder, p, q, q, q, o)
    except OneGpuError:
        return
    encoder.submit()
    (dispatch,) = dispatches(null)
    params = ATTENTION_PARAMS.unpack(dispatch.params)
    assert params["k_len"] == p.k_len < 1 << 31


@pytest.mark.parametrize("name", ["q", "k", "v", "mask", "key_lengths"])
def test_an_output_that_overlaps_an_input(null: Device, name: str) -> None:
    call = Call(null, mask=MASK, key_lengths=True)
    # The input's last word is the output's first.
    nbytes = call.tensors[name].nbytes
    whole = null.buffer(nbytes + call.tensors["o"].nbytes)
    words = f"o and {name} lie in overlapping ranges of one buffer; give o memory of its own"
    assert call.refused(**{name: whole.slice(0, nbytes), "o": whole.slice(nbytes - 4)}) == words
    assert call.refused(**{name: whole.slice(call.tensors["o"].nbytes - 4), "o": whole}) == words
    call.encode(**{name: whole.slice(0, nbytes), "o": whole.slice(nbytes)})


def test_an_output_in_place_of_the_query(call: Call) -> None:
    assert call.refused(o=call.tensors["q"]) == (
        "o and q lie in overlapping ranges of one buffer; give o memory of its own"
    )


def test_an_output_beside_an_input_on_a_device_that_cannot(open_null: Callable[..., Device]) -> None:
    """WebGPU forbids one buffer to be read and written in one dispatch, wherever in it."""
    call = Call(open_null(shared_buffers=False))
    nbytes = call.tensors["o"].nbytes
    whole = call.device.buffer(4 * nbytes)
    assert call.refused(q=whole.slice(0, nbytes), o=whole.slice(2 * nbytes, nbytes)) == (
        "o and q are slices of one buffer, which null does not allow for an output; give o a buffer of its own"
    )
    # Inputs may share.
    whole = call.device.buffer(1 << 16)
    call.encode(q=whole, k=whole, v=whole)


def test_an_empty_key_tensor_overlaps_nothing(null: Device) -> None:
    """K and V of no keys were bound at the start of their memory and taken for a part of the output there."""
    call = Call(null, k_len=0)
    whole = null.buffer(4000)
    call.encode(k=whole.slice(3000, 0), v=whole.slice(3000, 0), o=whole.slice(0, 2000))
    call.encoder.submit()
    assert len(dispatches(null)) == 1


def test_the_layouts_offset_counts_for_the_overlap(null: Device) -> None:
    call = Call(null, o=Layout.heads_first(HEADS, QUERIES, DIM, offset=BATCH * HEADS * QUERIES * DIM))
    whole = null.buffer(2 * BATCH * HEADS * QUERIES * DIM * 4)
    call.encode(q=whole, o=whole)
    call.encoder.submit()
    assert len(dispatches(null)) == 1
