"""Random problems over the whole space, and what must hold between two of them, on every variant of every device.

Examples are drawn by hypothesis from a fixed seed, so a run can be repeated; a failure prints the smallest example that
it finds. Tensors lie within guards, see :mod:`onegpu.attention.checking`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from conftest import ALL_KERNELS, DEVICES, device_of
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.checking import Inputs, Uploaded
from onegpu.attention.reference import TOLERANCE, attention, gather, scaled_error, scatter
from onegpu.attention.variants import find, refusal

Array = np.ndarray[Any, Any]
Kernel = tuple[str, str]

every_kernel = pytest.mark.parametrize("kernel", ALL_KERNELS, ids="-".join)


def examples(few: int, many: int) -> pytest.MarkDecorator:
    """A few examples in quick runs, and many in whole ones."""
    return pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.slow)], ids=["few", "many"])


def hold(kernel: Kernel, count: int, *strategies: st.SearchStrategy[Any], test: Callable[..., None]) -> None:
    """Run a test on so many examples, the same in every run and others for each kernel."""
    profile = settings(
        max_examples=count,
        deadline=None,  # a first call compiles
        database=None,
        print_blob=True,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    seed(crc32(f"{kernel} {count}".encode()))(profile(given(*strategies)(test)))()


# --- random problems


@dataclass(frozen=True)
class Call:
    """A problem and how to make its tensors: seeds instead of arrays, so that an example can be read."""

    problem: og.AttentionProblem
    seed: int
    mask_shape: tuple[int, ...] | None
    special: bool
    mode: str
    parts: int | None
    schedule: int | None
    scratch_bytes: int | None


@st.composite
def layouts(draw: st.DrawFn, sizes: tuple[int, int, int], head_dim: int, unit: int, output: bool) -> og.Layout:
    """Any order of the axes batch, head and row, with gaps; in inputs also repeated data along an axis. Gaps and offset
    are multiples of ``unit``.
    """
    strides = [0, 0, 0]
    span = head_dim + unit * draw(st.sampled_from([0, 0, 1, 3]))
    for axis in draw(st.permutations(range(3))):
        if not output and draw(st.integers(0, 11)) == 0:
            continue
        strides[axis] = span
        span = span * sizes[axis] + unit * draw(st.sampled_from([0, 0, 0, 5]))
    offset = unit * draw(st.integers(0, 40))
    return og.Layout(strides[0], strides[1], strides[2], offset)


@st.composite
def mask_layouts(draw: st.DrawFn, full: tuple[int, ...], shape: tuple[int, ...]) -> og.MaskLayout:
    """Any order of the axes that are not broadcast, with gaps."""
    strides, span = [0, 0, 0, 0], 1
    for axis in draw(st.one_of(st.just((3, 2, 1, 0)), st.permutations(range(4)))):
        if shape[axis] == full[axis]:
            strides[axis] = span
            span = span * max(full[axis], 1) + draw(st.sampled_from([0, 0, 3]))
    return og.MaskLayout(strides[0], strides[1], strides[2], strides[3], draw(st.integers(0, 70)))


# Few padded sizes, since each is a program to compile; most of them small.
HEAD_DIMS = [32] * 6 + [64] * 3 + [1, 2, 3, 8, 17, 31, 33, 40, 48, 63, 80, 128, 130, 192, 256]
#: Beside the ends of tiles and of ranges.
LENGTHS = [1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100]
LONG = [511, 512, 513, 600, 1023, 1025, 1100]
#: Axes that a mask has: batch, head, query, key.
MASKS = ["xxxx", "xxxx", "xxxx", "x--x", "-x-x", "--xx", "xx-x", "x-xx", "-xxx", "---x", "xxx-", "x---", "----"]


@st.composite
def calls(draw: st.DrawFn) -> Call:
    """A small call of any kind that the problem can say."""
    dtype = draw(st.sampled_from(["float32", "float32", "float16"]))
    even = dtype == "float16"
    k_len = draw(st.one_of(st.sampled_from(LENGTHS), st.integers(0, 70), st.sampled_from(LONG)))
    long = k_len > 100
    head_dim = draw(st.sampled_from([d for d in HEAD_DIMS if not (even and d % 2) and not (long and d > 64)]))
    batch = draw(st.integers(1, 2 if long else 3))
    kv_heads = draw(st.integers(1, 1 if long else 2))
    heads = kv_heads * draw(st.integers(1, 2 if long else 4))
    q_len = draw(st.integers(1, 5) if long else st.one_of(st.integers(0, 9), st.sampled_from(LENGTHS)))
    sizes = {"q": (batch, heads, q_len), "k": (batch, kv_heads, k_len)} | {
        "v": (batch, kv_heads, k_len),
        "o": (batch, heads, q_len),
    }
    unit = draw(st.sampled_from([2 if even else 1, 4]))  # rows at multiples of four are moved by programs of their own
    placed = {name: draw(layouts(size, head_dim, unit, name == "o")) for name, size in sizes.items()}
    full = (batch, heads, q_len, k_len)
    factor = draw(st.sampled_from([None, None, None, 0.0, -0.5, 1.5]))
    shape, mask = None, None
    if draw(st.booleans()):
        shape = tuple(n if kept == "x" else 1 for n, kept in zip(full, draw(st.sampled_from(MASKS)), strict=True))
        mask = draw(mask_layouts(full, shape))
    offsets = st.one_of(
        st.none(), st.integers(-k_len - 2, k_len + 2), st.sampled_from([-(2**40), -(2**31), 2**31, 2**40])
    )
    problem = og.AttentionProblem(
        batch=batch,
        heads=heads,
        kv_heads=kv_heads,
        q_len=q_len,
        k_len=k_len,
        head_dim=head_dim,
        dtype=dtype,
        q=placed["q"],
        k=placed["k"],
        v=placed["v"],
        o=placed["o"],
        mask=mask,
        key_lengths=draw(st.booleans()),
        causal=draw(st.one_of(st.none(), st.none(), st.builds(og.Causal, offsets))),
        masked_rows=draw(st.sampled_from(["nan", "zero"])),
        scale=None if factor is None else factor * head_dim**-0.5,
    )
    return Call(
        problem,
        seed=draw(st.integers(0, 2**16)),
        mask_shape=shape,
        special=draw(st.integers(0, 3)) == 0,
        mode=draw(st.sampled_from(["deterministic", "deterministic", "fast"])),
        parts=draw(st.sampled_from([None, None, 1, 2, 3, 16])),
        schedule=draw(st.sampled_from([None, 0, 1, 2])),
        scratch_bytes=draw(st.sampled_from([None, 1 << 15, 1 << 17])),
    )


def kernels_for(kernel: Kernel, call: Call) -> PlannedCalls:
    """Kernels of one variant, or the unfused chain, with the options that a call was drawn with."""
    device = device_of(kernel[0])
    if kernel[1] == "unfused":
        return og.UnfusedAttention(device, scratch_bytes=call.scratch_bytes)
    return og.AttentionKernels(device, variant=kernel[1], parts=call.parts, schedule=call.schedule, self_check=False)


def refused(kernel: Kernel, problem: og.AttentionProblem) -> bool:
    variant = find(kernel[1])
    return variant is not None and refusal(variant, problem, DEVICES[kernel[0]]) is not None


def make(call: Call) -> Inputs:
    """The tensors of a call and what should come out."""
    p = call.problem
    rng = np.random.default_rng(call.seed)
    dtype = np.dtype(p.dtype.name)
    mask = _make_mask(call, rng)
    lengths = rng.integers(0, p.k_len + 1, p.batch).astype(np.int32) if p.key_lengths else None
    q, k, v = (_random(rng, p, name, spoil=call.special and name == "q").astype(dtype) for name in "qkv")
    # Keys that no query sees may be anything, if they share no memory with others.
    unseen = ~_visible(p, mask, lengths).reshape(p.batch, p.kv_heads, p.group * p.q_len, p.k_len).any(axis=2)
    for name, tensor in (("k", k), ("v", v)):
        if not getattr(p, name).overlaps(p.batch, p.kv_heads, p.k_len, p.head_dim):
            tensor[unseen] = rng.choice([np.nan, np.inf, -np.inf, 6e4])
    return Inputs(p, q, k, v, mask, lengths, attention(p, q, k, v, mask=mask, key_lengths=lengths))


def _random(rng: np.random.Generator, p: og.AttentionProblem, name: str, spoil: bool = False) -> Array:
    """Standard normal numbers, which repeat where the layout repeats, some rows of NaN if ``spoil`` says so. Those of V
    lie around 1: a mean near 0 would ask for more digits than float32 has.
    """
    shape = (p.batch, p.heads if name == "q" else p.kv_heads, p.q_len if name == "q" else p.k_len, p.head_dim)
    layout = getattr(p, name)
    flat = np.zeros(layout.extent(*shape))
    if flat.size:
        tensor = rng.standard_normal(shape) + (1 if name == "v" else 0)
        if spoil:
            tensor[rng.random(shape[:3]) < 0.1] = np.nan
        scatter(flat, layout, tensor)
    return np.array(gather(flat, layout, *shape))


def _make_mask(call: Call, rng: np.random.Generator) -> Array | None:
    if call.mask_shape is None:
        return None
    mask = rng.standard_normal(call.mask_shape).astype(np.float32)
    mask[rng.random(mask.shape) < rng.choice([0.0, 0.2, 0.9])] = -np.inf
    mask[..., rng.random(mask.shape[-2]) < 0.2, :] = rng.choice([-np.inf, np.finfo(np.float32).min])
    if call.special:
        mask[rng.random(mask.shape) < 0.02] = np.inf
        mask[rng.random(mask.shape) < 0.02] = np.nan
    return mask


def _visible(p: og.AttentionProblem, mask: Array | None, lengths: Array | None) -> Array:
    """Which query sees which key, [batch, heads, q_len, k_len]."""
    rows, keys = np.arange(p.q_len)[:, None], np.arange(p.k_len)
    visible: Array = np.array(np.broadcast_to(keys <= rows + p.causal_offset, (p.batch, p.heads, p.q_len, p.k_len)))
    if lengths is not None:
        visible &= keys < lengths[:, None, None, None]
    if mask is not None:
        visible &= mask != -np.inf
    return visible


@every_kernel
@examples(10, 40)
def test_any_problem(kernel: Kernel, count: int) -> None:
    """Right, in the same bits again, with clean guards around every buffer and inputs that stay as they are."""
    device = device_of(kernel[0])

    def right(call: Call) -> None:
        p = call.problem
        kernels = kernels_for(kernel, call)
        if refused(kernel, p):
            with pytest.raises(og.UnsupportedError):
                kernels.plan(p)
            return
        inputs = make(call)
        on_device = Uploaded(device, inputs)
        try:
            output, complaint = on_device.run(kernels, call.mode, own_scratch=False)
            again, _ = on_device.run(kernels, call.mode)
            changed = on_device.changed_inputs()
        finally:
            on_device.release()
        assert complaint == ""
        assert changed == ""
        assert output.tobytes() == again.tobytes()
        assert scaled_error(output, inputs.expected) <= TOLERANCE[p.dtype.name]

    hold(kernel, count, calls(), test=right)


# --- what must hold between two problems


@dataclass(frozen=True)
class Pair:
    """Another call, what part of the first one's output it must equal, and whether in every bit."""

    other: Inputs
    part: Callable[[Array], Array] = lambda output: output
    exact: bool = True


def constant_values(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """Weights add up to 1: if all values are the same, so is each row that sees a key."""
    v = np.where(np.isfinite(inputs.v), inputs.v.dtype.type(2.5), inputs.v)
    wanted = np.where(np.isnan(inputs.expected), np.nan, 2.5)
    if inputs.problem.masked_rows == "zero":
        seen = _visible(inputs.problem, inputs.mask, inputs.lengths).any(axis=-1)
        wanted[~seen] = 0
    return Pair(replace(inputs, v=v), lambda _: wanted, exact=False)


def permuted_keys(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """The order of the keys does not matter, where all rules go by a mask."""
    ruled = mask_instead(inputs, rng).other
    order = rng.permutation(ruled.problem.k_len)
    assert ruled.mask is not None
    other = replace(ruled, k=ruled.k[:, :, order], v=ruled.v[:, :, order], mask=ruled.mask[..., order])
    return Pair(replace(other, problem=changed(ruled.problem, k=None, v=None)), exact=False)


def mask_instead(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """The causal rule and key lengths hide what -inf in a mask hides."""
    p = inputs.problem
    hidden = ~_visible(p, None, inputs.lengths)
    mask = np.where(hidden, np.float32(-np.inf), np.float32(0) if inputs.mask is None else inputs.mask)
    layout = og.MaskLayout.broadcast(mask.shape, *mask.shape, offset=3)
    other = changed(p, causal=None, key_lengths=False, mask=layout)
    return Pair(replace(inputs, problem=other, mask=mask, lengths=None), exact=False)


def fewer_keys(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """Keys at the end that no row sees are as if they were not there. Here the first call has more of them."""
    p = inputs.problem
    more = p.k_len + int(rng.integers(1, 40))
    pad = ((0, 0), (0, 0), (0, more - p.k_len), (0, 0))
    k, v = (np.pad(tensor, pad, constant_values=np.nan) for tensor in (inputs.k, inputs.v))
    given = {"k_len": more, "k": None, "v": None, "causal": p.causal and og.Causal(p.causal_offset)}
    if p.mask is None:
        lengths = np.full(p.batch, p.k_len, np.int32) if inputs.lengths is None else inputs.lengths
        return Pair(replace(inputs, problem=changed(p, key_lengths=True, **given), k=k, v=v, lengths=lengths))
    assert inputs.mask is not None
    wide = (*inputs.mask.shape[:3], p.k_len)
    mask = np.pad(np.broadcast_to(inputs.mask, wide), (*pad[:2], (0, 0), pad[2]), constant_values=-np.inf)
    layout = og.MaskLayout.broadcast(mask.shape, p.batch, p.heads, p.q_len, more, offset=3)
    return Pair(replace(inputs, problem=changed(p, mask=layout, **given), k=k, v=v, mask=mask))


def contiguous(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """Where tensors lie changes no bit."""
    p = inputs.problem
    mask = inputs.mask
    layout = mask if mask is None else og.MaskLayout.broadcast(mask.shape, p.batch, p.heads, p.q_len, p.k_len)
    return Pair(replace(inputs, problem=changed(p, q=None, k=None, v=None, o=None, mask=layout)))


def repeated_heads(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """Grouped heads are as if each had keys and values of its own."""
    p = inputs.problem
    k, v = (tensor.repeat(p.group, axis=1) for tensor in (inputs.k, inputs.v))
    return Pair(replace(inputs, problem=changed(p, kv_heads=p.heads, k=None, v=None), k=k, v=v))


def row_alone(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """One query of one head of one batch entry, as a call of its own."""
    p = inputs.problem
    if 0 in inputs.q.shape:
        return Pair(inputs)
    b, h, i = (int(rng.integers(n)) for n in inputs.q.shape[:3])
    place = np.s_[b : b + 1, h : h + 1, i : i + 1]
    kv = np.s_[b : b + 1, h // p.group : h // p.group + 1]
    mask = layout = None
    if inputs.mask is not None:
        mask = np.broadcast_to(inputs.mask, (p.batch, p.heads, p.q_len, p.k_len))[place].copy()
        layout = og.MaskLayout.broadcast(mask.shape, *mask.shape)
    sizes: dict[str, Any] = {"batch": 1, "heads": 1, "kv_heads": 1, "q_len": 1}
    rule = p.causal and og.Causal(p.causal_offset + i)
    lengths = None if inputs.lengths is None else inputs.lengths[b : b + 1]
    other = changed(p, **sizes, q=None, k=None, v=None, o=None, mask=layout, causal=rule)
    given = replace(
        inputs, problem=other, q=inputs.q[place], k=inputs.k[kv], v=inputs.v[kv], mask=mask, lengths=lengths
    )
    return Pair(given, lambda output: output[place])


def other_options(inputs: Inputs, rng: np.random.Generator) -> Pair:
    """Who walks the keys changes no bit: calls of a pair ask for other numbers of workgroups, and other programs."""
    return Pair(inputs)


def changed(p: og.AttentionProblem, **given: Any) -> og.AttentionProblem:
    """The problem with other arguments; None for a layout is the contiguous one."""
    return og.AttentionProblem(**({field.name: getattr(p, field.name) for field in fields(p)} | given))


RELATIONS = [
    constant_values,
    permuted_keys,
    mask_instead,
    fewer_keys,
    contiguous,
    repeated_heads,
    row_alone,
    other_options,
]


def compute(kernels: PlannedCalls, inputs: Inputs) -> Array:
    on_device = Uploaded(kernels.device, inputs)
    try:
        output, complaint = on_device.run(kernels)
    finally:
        on_device.release()
    assert complaint == ""
    return output


@every_kernel
@examples(16, 40)
def test_relations(kernel: Kernel, count: int) -> None:
    """The second call of a pair has other options than the first: they change no bit."""

    def holds(first: Call, second: Call, relation: Callable[[Inputs, np.random.Generator], Pair]) -> None:
        p = first.problem
        if refused(kernel, p):
            return
        inputs = make(first)
        pair = relation(inputs, np.random.default_rng(first.seed))
        one = compute(kernels_for(kernel, first), inputs)
        two = compute(kernels_for(kernel, second), pair.other)
        if pair.exact and kernel[1] != "unfused":
            assert two.tobytes() == pair.part(one).tobytes()
        else:
            assert scaled_error(two, pair.part(one)) <= 2 * TOLERANCE[p.dtype.name]

    hold(kernel, count, calls(), calls(), st.sampled_from(RELATIONS), test=holds)
