"""In deterministic mode a row's bits depend on its own query, keys, values and mask, and on nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from conftest import KERNELS, device_of, kernel_id, kernels_of

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import Case
from onegpu.attention.checking import Inputs, Uploaded, check
from onegpu.attention.reference import attention, scaled_error
from onegpu.attention.variants import Variant

SPLITTING = [kernel for kernel in KERNELS if kernel[1].splits]
HEADS, KV_HEADS, K_LEN, HEAD_DIM = 4, 2, 1100, 64

Array = np.ndarray[Any, Any]
every_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=kernel_id)
every_splitting = pytest.mark.parametrize("kernel", SPLITTING, ids=kernel_id)
both_types = pytest.mark.parametrize("dtype", ["float32", "float16"])


def run(kernels: PlannedCalls, q: Array, k: Array, v: Array, **options: Any) -> Array:
    """Attention of arrays [batch, heads, length, head_dim]; options are those of the problem."""
    batch, heads, q_len, head_dim = q.shape
    device = kernels.device
    problem = og.AttentionProblem(
        batch=batch,
        heads=heads,
        kv_heads=k.shape[1],
        q_len=q_len,
        k_len=k.shape[2],
        head_dim=head_dim,
        dtype=q.dtype.name,
        **options,
    )
    uploaded = [device.upload(np.ascontiguousarray(a)) for a in (q, k, v)]
    o = device.empty(q.shape, q.dtype.name)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, uploaded[0], uploaded[1], uploaded[2], o)
    return o.to_numpy()


def tensors(batch: int, q_len: int, dtype: str, seed: int = 0) -> tuple[Array, Array, Array]:
    """Q, K and V with wide scores, so that the maximum moves from range to range."""
    rng = np.random.default_rng(seed)
    shapes = ((batch, HEADS, q_len, HEAD_DIM), (batch, KV_HEADS, K_LEN, HEAD_DIM), (batch, KV_HEADS, K_LEN, HEAD_DIM))
    q, k, v = (rng.standard_normal(shape) for shape in shapes)
    return (2 * q).astype(dtype), k.astype(dtype), v.astype(dtype)


@pytest.mark.in_turn
@every_splitting
@both_types
def test_any_number_of_workgroups_may_share_the_keys(kernel: tuple[str, Variant], dtype: str) -> None:
    backend, variant = kernel
    q, k, v = tensors(1, 9, dtype)
    results = {
        run(og.AttentionKernels(device_of(backend), variant=variant.name, parts=n), q, k, v, causal=True).tobytes()
        for n in (1, 2, 3, 16)
    }
    assert len(results) == 1


@every_splitting
def test_sixteen_workgroups_may_share_the_keys(kernel: tuple[str, Variant]) -> None:
    backend, variant = kernel
    rng = np.random.default_rng(7)
    q, k, v = (rng.standard_normal((1, h, n, 32)).astype(np.float32) for h, n in ((2, 1), (1, 8200), (1, 8200)))
    results = {
        run(og.AttentionKernels(device_of(backend), variant=variant.name, parts=n), q, k, v).tobytes()
        for n in (1, 2, 5, 16)
    }
    assert len(results) == 1


@pytest.mark.in_turn
@every_kernel
@both_types
def test_batch_entries_alone_and_together(kernel: tuple[str, Variant], dtype: str) -> None:
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = tensors(4, 5, dtype)
    together = run(kernels, q, k, v)
    for entry in (0, 1, 3):
        one = slice(entry, entry + 1)
        assert (run(kernels, q[one], k[one], v[one]) == together[one]).all()


@every_kernel
@both_types
def test_heads_alone_and_together(kernel: tuple[str, Variant], dtype: str) -> None:
    """A head alone is not packed with its group into the rows of a workgroup."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = tensors(1, 5, dtype)
    together = run(kernels, q, k, v)
    for head in range(HEADS):
        kv = slice(head // (HEADS // KV_HEADS), head // (HEADS // KV_HEADS) + 1)
        one = slice(head, head + 1)
        assert (run(kernels, q[:, one], k[:, kv], v[:, kv]) == together[:, one]).all()


@pytest.mark.slow
@every_kernel
@both_types
def test_prefill_rows_equal_decode_steps(kernel: tuple[str, Variant], dtype: str) -> None:
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = (tensor[:, :heads] for tensor, heads in zip(tensors(1, K_LEN, dtype), (2, 1, 1), strict=True))
    prefill = run(kernels, q, k, v, causal=True)
    for position in (0, 1, 31, 32, 63, 64, 511, 512, 513, 1023, 1024, K_LEN - 1):
        step = slice(position, position + 1)
        decoded = run(kernels, q[:, :, step], k[:, :, : position + 1], v[:, :, : position + 1])
        assert (decoded == prefill[:, :, step]).all(), position


@every_splitting
def test_values_that_are_not_finite_at_weights_that_round_to_zero(kernel: tuple[str, Variant]) -> None:
    """A weight of 0 times NaN is NaN, whoever the neighbours are: `tiles` left such keys out beside hidden ones."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    rng = np.random.default_rng(6)
    q, k, v = (rng.standard_normal((1, 2, 256, 32)).astype(np.float32) for _ in range(3))
    q *= 60  # most weights underflow
    v[:, :, 3], v[:, :, 77] = np.nan, np.inf
    prefill = run(kernels, q, k, v, causal=True)
    assert np.isnan(prefill[:, :, 3:]).all()
    for position in (2, 3, 5, 20, 76, 77, 100, 255):
        step = slice(position, position + 1)
        decoded = run(kernels, q[:, :, step], k[:, :, : position + 1], v[:, :, : position + 1])
        np.testing.assert_array_equal(decoded, prefill[:, :, step])


def random_layout(rng: np.random.Generator, sizes: tuple[int, ...], head_dim: int) -> og.Layout:
    """The axes batch, head and row in any order, with gaps, somewhere in a buffer."""
    strides, span = [0, 0, 0], head_dim + 2 * int(rng.integers(0, 4))
    for axis in rng.permutation(3):
        strides[axis] = span
        span = span * sizes[axis] + 2 * int(rng.integers(0, 9))
    return og.Layout(strides[0], strides[1], strides[2], 2 * int(rng.integers(0, 50)))


@pytest.mark.in_turn
@every_kernel
@both_types
@pytest.mark.parametrize(("k_len", "mixes"), [(70, 50), (600, 10)])
def test_layouts_change_no_bit(kernel: tuple[str, Variant], dtype: str, k_len: int, mixes: int) -> None:
    kernels = kernels_of(kernel[0], kernel[1].name)
    rng = np.random.default_rng(9)
    q, k, v = (rng.standard_normal((2, h, n, 32)).astype(dtype) for h, n in ((4, 3), (2, k_len), (2, k_len)))
    contiguous = run(kernels, q, k, v, causal=True)
    for _ in range(mixes):
        sizes = zip("qkvo", (q, k, v, q), strict=True)
        placed: dict[str, Any] = {name: random_layout(rng, a.shape[:3], 32) for name, a in sizes}
        problem = og.AttentionProblem(
            batch=2, heads=4, kv_heads=2, q_len=3, k_len=k_len, head_dim=32, dtype=dtype, causal=True, **placed
        )
        on_device = Uploaded(kernels.device, Inputs(problem, q, k, v, None, None, contiguous))
        output, complaint = on_device.run(kernels)
        on_device.release()
        assert complaint == ""
        assert output.tobytes() == contiguous.tobytes(), placed


@every_kernel
def test_keys_beyond_a_length_change_nothing(kernel: tuple[str, Variant]) -> None:
    """A longer cache with the same visible keys has more ranges, and the same bits."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k, v = tensors(1, 3, "float32")
    device = kernels.device
    problem = og.AttentionProblem(
        batch=1, heads=HEADS, kv_heads=KV_HEADS, q_len=3, k_len=K_LEN, head_dim=HEAD_DIM, key_lengths=True
    )
    uploaded = [device.upload(a) for a in (q, k, v)]
    for length in (1, 300, 512, 700):
        o = device.empty(q.shape)
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, uploaded[0], uploaded[1], uploaded[2], o, key_lengths=[length])
        assert (o.to_numpy() == run(kernels, q, k[:, :, :length], v[:, :, :length])).all()


@every_splitting
def test_scratch_of_the_caller(kernel: tuple[str, Variant]) -> None:
    """The caller's scratch serves as the kernels' own does, also as a slice, and nothing beside it is touched."""
    backend, variant = kernel
    kernels = og.AttentionKernels(device_of(backend), variant=variant.name, parts=3)
    device = kernels.device
    q, k, v = tensors(1, 2, "float32")
    problem = og.AttentionProblem(batch=1, heads=HEADS, kv_heads=KV_HEADS, q_len=2, k_len=K_LEN, head_dim=HEAD_DIM)
    length = kernels.scratch_length(problem)
    assert length == HEADS * 2 * 3 * (HEAD_DIM + 4)
    around = np.full(length + 16, 7, np.float32)
    buffer = device.upload(around)
    uploaded = [device.upload(a) for a in (q, k, v)]
    o = device.empty(q.shape)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, uploaded[0], uploaded[1], uploaded[2], o, scratch=buffer.slice(32, 4 * length))
    assert (o.to_numpy() == run(kernels, q, k, v)).all()
    after = buffer.to_numpy()
    assert (after[:8] == 7).all()
    assert (after[8 + length :] == 7).all()
    with pytest.raises(og.ProblemError, match=r"scratch has \d+ bytes; its layout reaches element"):
        kernels.encode(
            device.begin_commands(), problem, uploaded[0], uploaded[1], uploaded[2], o, scratch=device.buffer(64)
        )


@every_kernel
@pytest.mark.parametrize("k_len", [4096, pytest.param(65536, marks=pytest.mark.slow)])
def test_many_keys_are_no_less_exact(kernel: tuple[str, Variant], k_len: int) -> None:
    """One sum over all keys would lose bits with their number; sums over ranges do not."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    rng = np.random.default_rng(5)
    q, k, v = (rng.standard_normal((1, 1, n, 32)).astype(np.float32) for n in (2, k_len, k_len))
    problem = og.AttentionProblem(batch=1, heads=1, q_len=2, k_len=k_len, head_dim=32)
    expected = attention(problem, q, k, v)
    for mode_kernels in (kernels, og.AttentionKernels(kernels.device, variant=kernel[1].name, parts=1)):
        assert scaled_error(run(mode_kernels, q, k, v), expected) < 2e-6


@pytest.mark.slow
@pytest.mark.in_half
@every_kernel
def test_half_of_65536_equal_keys(kernel: tuple[str, Variant]) -> None:
    """Q = 0 and V = 8 over 65536 keys gave infinity in half (llama.cpp PR 13975)."""
    kernels = kernels_of(kernel[0], kernel[1].name)
    q, k = np.zeros((1, 1, 1, 32), np.float16), np.ones((1, 1, 65536, 32), np.float16)
    assert (run(kernels, q, k, np.full_like(k, 8)) == 8).all()


@pytest.mark.in_turn
@every_kernel
@pytest.mark.parametrize("k_len", [1, 31, 512, 513, 2048, 5000])
def test_fast_mode_is_right_and_repeatable(kernel: tuple[str, Variant], k_len: int) -> None:
    case = Case(
        name=f"fast {k_len}", group="special", heads=4, kv_heads=2, q_len=3, k_len=k_len, head_dim=64, causal=None
    )
    outcome = check(kernels_of(kernel[0], kernel[1].name), case, "float32", mode="fast", runs=3)
    assert outcome.passed, str(outcome)
