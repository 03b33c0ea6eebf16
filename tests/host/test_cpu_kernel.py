"""The NumPy kernel of the CPU, which every other device falls back to, against the reference."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import onegpu as og
from onegpu import AttentionKernels, AttentionProblem, Causal, Device, Layout, MaskLayout
from onegpu.attention.cpu_kernel import KEYS, ROWS
from onegpu.attention.plan import MODES
from onegpu.attention.reference import TOLERANCE, attention, gather, scaled_error, scatter

pytest_plugins = ["host.fixtures"]

Array = np.ndarray[Any, Any]
INF, NAN = np.inf, np.nan


def run(
    device: Device,
    p: AttentionProblem,
    q: Array,
    k: Array,
    v: Array,
    mask: Array | None = None,
    lengths: Any = None,
    mode: str = "deterministic",
) -> tuple[Array, Array]:
    """The kernel's output and the reference, on tensors that lie where the layouts say amid NaN."""
    dtype = np.dtype(p.dtype.name)
    rounded = [a.astype(dtype) for a in (q, k, v)]
    buffers = []
    for layout, tensor in zip((p.q, p.k, p.v), rounded, strict=True):
        flat = np.full(layout.extent(*tensor.shape) + 8, NAN, dtype)
        scatter(flat, layout, tensor)
        buffers.append(device.upload(flat))
    size = (p.batch, p.heads, p.q_len, p.head_dim)
    before = np.full(p.o.extent(*size) + 8, 77, dtype)
    o = device.upload(before)
    bias = None
    if p.mask is not None and mask is not None:
        flat = np.full(p.mask.offset + mask.size, NAN, np.float32)
        flat[p.mask.offset :] = mask.ravel()
        bias = device.upload(flat)
    with device.begin_commands() as encoder:
        AttentionKernels(device).encode(
            encoder, p, buffers[0], buffers[1], buffers[2], o, mask=bias, key_lengths=lengths, mode=mode
        )
    after = o.to_numpy()
    got = gather(after, p.o, *size).copy()
    scatter(after, p.o, np.full(size, 77, dtype))
    assert np.array_equal(after, before), "written beyond the output"
    want = attention(
        p, rounded[0], rounded[1], rounded[2], mask=mask, key_lengths=None if lengths is None else np.asarray(lengths)
    )
    return got, want


def layout_of(kind: str, heads: int, length: int, head_dim: int) -> Layout:
    if kind == "heads_first":
        return Layout.heads_first(heads, length, head_dim, offset=2)
    if kind == "positions_first":
        return Layout.positions_first(heads, length, head_dim, offset=4)
    if kind == "packed":
        return Layout.packed_qkv(heads, length, head_dim)[1]
    return Layout(heads * (length + 2) * (head_dim + 2) + 6, (length + 2) * (head_dim + 2), head_dim + 2, 6)


kinds = st.sampled_from(["heads_first", "positions_first", "packed", "padded"])


@settings(deadline=None, max_examples=120)
@given(
    seed=st.integers(0, 2**32 - 1),
    dtype=st.sampled_from(["float32", "float16"]),
    batch=st.integers(1, 3),
    kv_heads=st.integers(1, 2),
    group=st.integers(1, 3),
    q_len=st.integers(1, 9),
    k_len=st.integers(0, 12),
    head_dim=st.sampled_from([2, 8, 34]),
    layouts=st.tuples(kinds, kinds, kinds, kinds),
    causal=st.one_of(st.none(), st.builds(Causal, st.one_of(st.none(), st.integers(-13, 13)))),
    masked_rows=st.sampled_from(["nan", "zero"]),
    scale=st.sampled_from([None, 0.0, 1.5]),
    mask_axes=st.one_of(st.none(), st.tuples(*[st.booleans()] * 4)),
    use_lengths=st.booleans(),
    special=st.booleans(),
    mode=st.sampled_from(MODES),
)
def test_kernel_equals_the_reference(
    seed: int,
    dtype: str,
    batch: int,
    kv_heads: int,
    group: int,
    q_len: int,
    k_len: int,
    head_dim: int,
    layouts: tuple[str, str, str, str],
    causal: Causal | None,
    masked_rows: str,
    scale: float | None,
    mask_axes: tuple[bool, bool, bool, bool] | None,
    use_lengths: bool,
    special: bool,
    mode: str,
) -> None:
    random = np.random.default_rng(seed)
    heads = kv_heads * group
    full = (batch, heads, q_len, k_len)
    mask = mask_layout = None
    if mask_axes is not None:
        shape = [n if kept else 1 for n, kept in zip(full, mask_axes, strict=True)]
        mask = random.standard_normal(shape).astype(np.float32)
        mask[random.random(shape) < 0.3] = -INF
        if special:
            mask[random.random(shape) < 0.05] = INF
            mask[random.random(shape) < 0.05] = NAN
        mask_layout = MaskLayout.broadcast(shape, *full, offset=5)
    sizes = {"q": (heads, q_len), "k": (kv_heads, k_len), "v": (kv_heads, k_len), "o": (heads, q_len)}
    placed = {name: layout_of(kind, *sizes[name], head_dim) for name, kind in zip("qkvo", layouts, strict=True)}
    p = AttentionProblem(
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
        mask=mask_layout,
        key_lengths=use_lengths,
        causal=causal,
        masked_rows=masked_rows,
        scale=scale,
    )
    q, k, v = (random.standard_normal((batch, *sizes[name], head_dim)) for name in "qkv")
    lengths = random.integers(0, k_len + 1, batch).tolist() if use_lengths else None
    if special:
        q[random.random(q.shape) < 0.02] = NAN
        k[random.random(k.shape) < 0.02] = NAN
    if lengths is not None:
        for entry, n in enumerate(lengths):
            k[entry, :, n:] = v[entry, :, n:] = NAN
    with og.open_device("cpu") as device:
        got, want = run(device, p, q, k, v, mask, lengths, mode)
    assert scaled_error(got, want) <= TOLERANCE[dtype]


@pytest.mark.parametrize("k_len", [KEYS - 1, KEYS, KEYS + 1, 2 * KEYS + 3])
@pytest.mark.parametrize("q_len", [1, ROWS - 1, ROWS, ROWS + 1])
@pytest.mark.parametrize("mode", MODES)
def test_edges_of_blocks_and_ranges(
    cpu: Device, random: np.random.Generator, q_len: int, k_len: int, mode: str
) -> None:
    p = AttentionProblem(batch=2, heads=2, kv_heads=1, q_len=q_len, k_len=k_len, head_dim=4, causal=True)
    q, k, v = (random.standard_normal((2, heads, n, 4)) for heads, n in ((2, q_len), (1, k_len), (1, k_len)))
    got, want = run(cpu, p, q, k, v, mode=mode)
    assert scaled_error(got, want) <= TOLERANCE["float32"]


@pytest.mark.parametrize("order", [1, -1])
def test_scores_that_rise_or_fall_over_the_ranges(cpu: Device, random: np.random.Generator, order: int) -> None:
    k_len = 3 * KEYS
    p = AttentionProblem(batch=1, heads=1, q_len=2, k_len=k_len, head_dim=2, scale=1.0)
    q = np.array([[[[1.0, 0.0], [0.0, 1.0]]]])
    k = np.stack([np.linspace(-300, 300, k_len)[::order], np.linspace(-3, 3, k_len)[::order]], axis=-1)[None, None]
    got, want = run(cpu, p, q, k, random.standard_normal((1, 1, k_len, 2)))
    assert scaled_error(got, want) <= TOLERANCE["float32"]


def test_a_whole_range_that_is_hidden(cpu: Device, random: np.random.Generator) -> None:
    """A first range without a visible key once left -inf - -inf in the running maximum."""
    k_len = 2 * KEYS + 5
    mask = np.zeros((1, 1, 1, k_len), np.float32)
    mask[..., :KEYS] = -INF
    p = AttentionProblem(
        batch=1,
        heads=1,
        q_len=3,
        k_len=k_len,
        head_dim=4,
        mask=MaskLayout.broadcast(mask.shape, 1, 1, 3, k_len),
    )
    q, k, v = (random.standard_normal((1, 1, n, 4)) for n in (3, k_len, k_len))
    v[..., :KEYS, :] = NAN
    got, want = run(cpu, p, q, k, v, mask)
    assert np.isfinite(got).all()
    assert scaled_error(got, want) <= TOLERANCE["float32"]


def test_half_sums_in_float32(cpu: Device) -> None:
    """65536 equal values of 8 summed in half stop at 32768 or overflow elsewhere (llama.cpp#13975)."""
    k_len = 65536
    p = AttentionProblem(batch=1, heads=1, q_len=1, k_len=k_len, head_dim=2, dtype="float16")
    got, _ = run(cpu, p, np.zeros((1, 1, 1, 2)), np.ones((1, 1, k_len, 2)), np.full((1, 1, k_len, 2), 8.0))
    assert got.tolist() == [[[[8.0, 8.0]]]]


def test_the_largest_half_and_infinities_pass_through(cpu: Device) -> None:
    p = AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=2, dtype="float16")
    got, want = run(cpu, p, np.zeros((1, 1, 1, 2)), np.zeros((1, 1, 1, 2)), np.array([[[[65504.0, -INF]]]]))
    assert got.ravel().tolist() == want.ravel().tolist() == [65504.0, -INF]


def test_two_runs_give_the_same_bits(cpu: Device, random: np.random.Generator) -> None:
    p = AttentionProblem(batch=1, heads=2, q_len=20, k_len=600, head_dim=32)
    q, k, v = (random.standard_normal((1, 2, n, 32)) for n in (20, 600, 600))
    first, _ = run(cpu, p, q, k, v)
    again, _ = run(cpu, p, q, k, v)
    assert first.tobytes() == again.tobytes()


def test_batch_entries_do_not_see_each_other(cpu: Device, random: np.random.Generator) -> None:
    q, k, v = (random.standard_normal((3, 2, n, 8)) for n in (5, 40, 40))
    sizes: Any = {"heads": 2, "q_len": 5, "k_len": 40, "head_dim": 8}
    whole, _ = run(cpu, AttentionProblem(batch=3, **sizes), q, k, v)
    for entry in range(3):
        part = slice(entry, entry + 1)
        alone, _ = run(cpu, AttentionProblem(batch=1, **sizes), q[part], k[part], v[part])
        assert alone.tobytes() == whole[part].tobytes()


@pytest.mark.parametrize("head_dim", [1, 2, 31, 32, 64, 65, 128, 200, 256])
def test_a_row_has_its_own_bits(cpu: Device, random: np.random.Generator, head_dim: int) -> None:
    """A BLAS adds up a product in an order that depends on its shape and on the place in it."""
    length = 2 * KEYS + 37
    q, k, v = (random.standard_normal((2, 2, length, head_dim)) for _ in range(3))
    whole = AttentionProblem(batch=2, heads=2, q_len=length, k_len=length, head_dim=head_dim, causal=True)
    got, _ = run(cpu, whole, q, k, v)
    for row in (0, 1, 30, 127, 128, ROWS, KEYS - 1, KEYS, KEYS + 300, length - 1):
        one, step, seen = np.s_[1:], np.s_[row : row + 1], np.s_[: row + 1]
        alone = AttentionProblem(batch=1, heads=1, q_len=1, k_len=row + 1, head_dim=head_dim)
        out, _ = run(cpu, alone, q[one, one, step], k[one, one, seen], v[one, one, seen])
        assert out.tobytes() == got[one, one, step].tobytes(), row
