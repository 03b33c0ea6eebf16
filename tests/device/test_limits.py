"""What lies at the limits of devices and of numbers: grids, bindings, far rows, all 24 bits of float32."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from conftest import ALL_KERNELS, DEVICES, device_of, kernels_of, open_as_shared

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.reference import attention, scaled_error
from onegpu.backends.base import KernelCode

Array = np.ndarray[Any, Any]

every_kernel = pytest.mark.parametrize("kernel", ALL_KERNELS, ids="-".join)
#: Bytes from the first to the last row of a tensor, where a device would allow more; less where memory is the host's.
FAR, FAR_ON_HOST = 1 << 32, 1 << 29


@pytest.mark.slow
@pytest.mark.parametrize("backend", [name for name, facts in DEVICES.items() if facts.max_groups <= 65535])
def test_more_workgroups_than_a_dimension_of_the_grid_has(backend: str) -> None:
    """65535 workgroups are the most in one dimension on many devices (tensai PR 10). With one key, O is V."""
    device = device_of(backend)
    kernels = kernels_of(backend, "pairs" if "subgroup-quad" in device.facts.features else "rows")
    batch = device.facts.max_groups + 1000
    v = np.random.default_rng(1).standard_normal((batch, 1, 1, 2), np.float32)
    problem = og.AttentionProblem(batch=batch, heads=1, q_len=1, k_len=1, head_dim=2)
    tensors = [device.upload(a) for a in (np.zeros_like(v), np.ones_like(v), v, np.full_like(v, np.nan))]
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, tensors[0], tensors[1], tensors[2], tensors[3])
    np.testing.assert_array_equal(tensors[3].to_numpy(), v)


@every_kernel
def test_small_grids_give_the_same_bits(kernel: tuple[str, str]) -> None:
    """As if the device took no more than 3 workgroups in a dimension: every program is cut into dispatches of 3 x 3."""
    rng = np.random.default_rng(4)
    q, k, v = (rng.standard_normal((3, h, n, 32), np.float32) for h, n in ((4, 70), (2, 600), (2, 600)))
    problem = og.AttentionProblem(batch=3, heads=4, kv_heads=2, q_len=70, k_len=600, head_dim=32, causal=True)
    results = []
    with open_as_shared(kernel[0]) as device:
        for facts in (device.facts, replace(device.facts, max_groups=3)):
            device.facts = facts
            if kernel[1] == "unfused":
                kernels: PlannedCalls = og.UnfusedAttention(device)
            else:
                kernels = og.AttentionKernels(device, variant=kernel[1], parts=2, self_check=False)
            tensors = [device.upload(a) for a in (q, k, v, np.full_like(q, np.nan))]
            with device.begin_commands() as encoder:
                kernels.encode(encoder, problem, tensors[0], tensors[1], tensors[2], tensors[3])
            results.append(tensors[3].to_numpy())
    assert np.isfinite(results[0]).all()
    assert results[0].tobytes() == results[1].tobytes()


@pytest.mark.in_turn
@every_kernel
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_rows_as_far_apart_as_a_binding_reaches(kernel: tuple[str, str], dtype: str) -> None:
    """The last rows end with the last bytes that a kernel can be shown; one element more is refused, and never
    answered wrongly (executorch PR 15651).
    """
    kernels = kernels_of(*kernel)
    device = kernels.device
    facts, item, head_dim = device.facts, np.dtype(dtype).itemsize, 32
    far_away = FAR_ON_HOST if facts.kind == "cpu" else FAR
    most = min(facts.max_binding_bytes, facts.max_buffer_bytes, far_away) // 256 * 256
    rng = np.random.default_rng(2)
    near = [rng.standard_normal((3, head_dim)).astype(dtype) for _ in range(3)]
    last = most // item - head_dim
    stride = last // 2 // 2 * 2
    offset = last - 2 * stride
    far = og.Layout(0, 0, stride, offset)
    sizes: dict[str, Any] = {"batch": 1, "heads": 1, "q_len": 3, "k_len": 3, "head_dim": head_dim, "dtype": dtype}
    buffers = [device.buffer(most, dtype=dtype) for _ in range(4)]
    for buffer, rows in zip(buffers, near, strict=False):
        for row in range(3):
            buffer.write(rows[row], item * (offset + row * stride))
    close = [device.upload(rows) for rows in near]
    o = device.empty((1, 1, 3, head_dim), dtype)
    with device.begin_commands() as encoder:
        problem = og.AttentionProblem(**sizes, q=far, k=far, v=far, o=far)
        kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], buffers[3])
        kernels.encode(encoder, og.AttentionProblem(**sizes), close[0], close[1], close[2], o)
    expected = o.to_numpy()[0, 0]
    for row in range(3):
        got = np.frombuffer(buffers[3].read(item * (offset + row * stride), item * head_dim), dtype)
        np.testing.assert_array_equal(got, expected[row])

    if most + 256 <= facts.max_buffer_bytes and facts.max_binding_bytes < far_away:
        beyond = device.buffer(most + 256, dtype=dtype)
        layout = og.Layout(0, 0, stride, offset + 2)
        problem = og.AttentionProblem(**sizes, k=layout)
        with pytest.raises(
            og.UnsupportedError, match=r"k spans \d+ bytes, .* split the call by batch entries or heads"
        ):
            kernels.encode(device.begin_commands(), problem, close[0], beyond, close[2], o)
    for buffer in buffers:
        buffer.release()


@pytest.mark.parametrize("kernel", [k for k in ALL_KERNELS if k[1] != "split"], ids="-".join)
def test_float32_keeps_all_its_bits(kernel: tuple[str, str]) -> None:
    """Some hardware rounds the factors of float32 products to 11 or 8 bits unasked (mlx#3897). Here scores differ in
    the 24th bit of K alone, and the values of a single key come back as they are.
    """
    kernels = kernels_of(*kernel)
    device = kernels.device
    head_dim, k_len = 32, 9
    q, k = np.zeros((1, 1, 1, head_dim), np.float32), np.zeros((1, 1, k_len, head_dim), np.float32)
    q[..., 0], q[..., 1] = 1, -1
    k[..., 0] = 1 + np.arange(k_len) * np.float32(2**-23)
    k[..., 1] = 1
    v = np.random.default_rng(3).standard_normal((1, 1, k_len, head_dim), np.float32)
    problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=k_len, head_dim=head_dim, scale=2.0**22)
    one_key = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=head_dim)
    tensors = [device.upload(a) for a in (q, k, v)]
    outputs = [device.empty(q.shape) for _ in range(2)]
    with device.begin_commands() as encoder:
        for p, o in zip((problem, one_key), outputs, strict=True):
            kernels.encode(encoder, p, tensors[0], tensors[1], tensors[2], o)
    assert scaled_error(outputs[0].to_numpy(), attention(problem, q, k, v)) < 2e-6
    np.testing.assert_array_equal(outputs[1].to_numpy()[0, 0, 0], v[0, 0, 0])


@pytest.mark.parametrize("backend", [name for name, facts in DEVICES.items() if facts.language == "wgsl"])
def test_a_workgroup_that_is_too_large_is_an_error(backend: str) -> None:
    """And never an output of zeros (mlx PR 4018). For SPIR-V see test_what_the_driver_must_not_see."""
    device = device_of(backend)
    threads = device.facts.max_workgroup_threads + 1
    code = f"""
        @group(0) @binding(1) var<storage, read_write> o: array<u32>;
        @compute @workgroup_size({threads})
        fn main(@builtin(global_invocation_id) id: vec3<u32>) {{ o[id.x] = 1u; }}
    """
    kernel = KernelCode("too large", code.encode(), ("write",), 16, threads)
    with pytest.raises(og.ShaderError, match="rejects the kernel too large"):
        device.pipeline("too large", lambda: kernel)
