"""Run by test_hip_sanitized.py in a process of its own, with AddressSanitizer before everything else.

Arguments: the variants to run, or "mutant" for a kernel that reads past the end of K.
"""

from __future__ import annotations

import itertools
import sys

import ml_dtypes  # noqa: F401  NumPy then knows bfloat16
import numpy as np

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.reference import TOLERANCE, attention, paged_attention, scaled_error
from onegpu.attention.variants import find, tolerance_of

#: One that has what a variant needs.
GPU = {
    "single_wave": "hip:0",
    "pipelined": "hip:0",
    "transposed": "hip:2",
    "rounded": "hip:2",
    "lanes": "hip:3",
    "panels": "hip:3",
    "narrow": "hip:3",
    "wide": "hip:3",
}


def compute(device: og.Device, variant: str, dtype: str, q_len: int, k_len: int, head_dim: int, causal: bool) -> float:
    """Tensors without a byte to spare around them: whatever lies beyond is nobody's."""
    problem = og.AttentionProblem(
        batch=1, heads=2, kv_heads=1, q_len=q_len, k_len=k_len, head_dim=head_dim, dtype=dtype, causal=causal
    )
    rng = np.random.default_rng(q_len)
    shapes = ((1, 2, q_len, head_dim), (1, 1, k_len, head_dim), (1, 1, k_len, head_dim))
    q, k, v = (rng.standard_normal(shape).astype(np.dtype(dtype)) for shape in shapes)
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    on_device = [device.upload(each) for each in (q, k, v)]
    o = device.empty(q.shape, dtype)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, on_device[0], on_device[1], on_device[2], o)
    return scaled_error(o.to_numpy(), attention(problem, q, k, v))


def compute_paged(device: og.Device, variant: str, dtype: str, head_dim: int, causal: bool) -> float:
    """The same with keys in blocks: tables end with the last entry that is read, and blocks may be the cache's last."""
    queries, keys = [33, 1], [70, 600]
    tables = np.array([[1, 0] + [2**31 - 1] * 8, [*range(2, 11), 11]], np.int32)
    paged = og.PagedKv(blocks=12, table_width=10, queries=34)
    problem = og.AttentionProblem(
        batch=2, heads=4, kv_heads=2, q_len=33, k_len=600, head_dim=head_dim, dtype=dtype, causal=causal, paged=paged
    )
    rng = np.random.default_rng(head_dim)
    q = rng.standard_normal((34, 4, head_dim)).astype(np.dtype(dtype))
    k, v = rng.standard_normal((2, 12, 64, 2, head_dim)).astype(np.dtype(dtype))
    starts, lengths = np.cumsum([0, *queries]).astype(np.int32), np.array(keys, np.int32)
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    on_device = [device.upload(each) for each in (q, k, v, lengths, tables, starts)]
    o = device.empty(q.shape, dtype)
    with device.begin_commands() as encoder:
        kernels.encode(
            encoder,
            problem,
            on_device[0],
            on_device[1],
            on_device[2],
            o,
            key_lengths=on_device[3],
            block_tables=on_device[4],
            cu_seqlens_q=on_device[5],
        )
    expected = paged_attention(problem, q, k, v, block_tables=tables, cu_seqlens_q=starts, key_lengths=lengths)
    return scaled_error(o.to_numpy(), expected)


def compute_quantized(device: og.Device, variant: str, kind: tuple[str, str], head_dim: int, causal: bool) -> float:
    """The same with keys in 8 bits, of rows that end in the middle of a word."""
    problem = og.AttentionProblem(
        batch=1,
        heads=2,
        kv_heads=1,
        q_len=5,
        k_len=37,
        head_dim=head_dim,
        dtype="bfloat16",
        causal=causal,
        quantized=og.QuantizedKv(kind[0], products=kind[1]),
    )
    rng = np.random.default_rng(head_dim)
    q = rng.standard_normal((1, 2, 5, head_dim)).astype(np.dtype("bfloat16"))
    k, v = rng.integers(0, 0x40, (2, 1, 1, 37, head_dim)).astype(np.uint8)
    k_scales, v_scales = rng.uniform(0.01, 0.02, (2, 1, 1, 37)).astype(np.float32)
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    on_device = [device.upload(each) for each in (q, k, v, k_scales, v_scales)]
    o = device.empty(q.shape, "bfloat16")
    with device.begin_commands() as encoder:
        kernels.encode(
            encoder,
            problem,
            on_device[0],
            on_device[1],
            on_device[2],
            o,
            k_scales=on_device[3],
            v_scales=on_device[4],
        )
    expected = attention(problem, q, k, v, k_scales=k_scales, v_scales=v_scales)
    return scaled_error(o.to_numpy(), expected)


def main(names: list[str]) -> None:
    if names == ["mutant"]:
        whole = artifacts._hip_source

        def mutated(spec: KernelSpec) -> bytes:
            old = "smaller(first_key + (int)wave.column, wave.keys - 1)"
            text = whole(spec).decode()
            assert old in text
            return text.replace(old, "first_key + (int)wave.column").encode()

        artifacts._hip_source = mutated
        names = ["single_wave"]
    for name in names:
        variant = find(name)
        assert variant is not None
        gpu = GPU[name]
        with og.open_device(gpu) as device:
            dtype = variant.dtypes[0]  # the others are addressed alike, and compiling takes long
            for (q_len, k_len), head_dim, causal in itertools.product(
                ((1, 1), (5, 37), (33, 16)), (46, variant.head_dims[-1]), (False, True)
            ):
                error = compute(device, name, dtype.name, q_len, k_len, head_dim, causal)
                assert error <= tolerance_of(name, dtype.name), (name, dtype, q_len, k_len, head_dim, error)
            if name == "panels":  # which moves pairs of elements of 2 bytes
                for q_len, k_len in ((5, 37), (33, 16)):
                    error = compute(device, name, "float16", q_len, k_len, 46, True)
                    assert error <= tolerance_of(name, "float16"), (name, "float16", q_len, k_len, error)
            for head_dim, causal in ((46, True), (128, False)) if variant.pages else ():
                error = compute_paged(device, name, dtype.name, head_dim, causal)
                assert error <= TOLERANCE[dtype.name], (name, "paged", head_dim, error)
            kinds = [("int8", "exact", 8e-3), ("float8_e4m3", "float8", 3e-2)] if variant.quantizes else []
            for dtype8, products, most in kinds:
                for head_dim in (46, 64):
                    error = compute_quantized(device, name, (dtype8, products), head_dim, causal=head_dim == 46)
                    assert error <= most, (name, dtype8, head_dim, error)
        print(f"{name}: in bounds and right")


if __name__ == "__main__":
    main(sys.argv[1:])
