"""What deterministic mode says, bit for bit: prefill and decode, batch entries alone and together, cut and whole."""

from __future__ import annotations

import numpy as np

import onegpu as og

Array = np.ndarray


def main(dtype: str, variant: str) -> list[str]:
    """What does not hold."""
    rng = np.random.default_rng(3)
    wrong: list[str] = []
    batch, heads, q_len, k_len, dim = 3, 2, 40, 530, 32  # more keys than a range has
    q, k, v = (rng.standard_normal((batch, heads, n, dim)).astype(dtype) for n in (q_len, k_len, k_len))

    with og.open_device() as device:
        kernels = og.AttentionKernels(device, variant=variant, self_check=False)
        whole = attend(kernels, q, k, v)
        for row in (0, 17, q_len - 1):  # the step that decodes a row sees the keys up to its own
            keys = k_len - q_len + row + 1
            step = attend(kernels, q[:, :, row : row + 1], k[:, :, :keys], v[:, :, :keys])
            if not same(step, whole[:, :, row : row + 1]):
                wrong.append(f"row {row} is not its decode step")
        for entry in range(batch):
            part = slice(entry, entry + 1)
            if not same(attend(kernels, q[part], k[part], v[part]), whole[part]):
                wrong.append(f"batch entry {entry} alone is not the same")
        for parts in (1, 2):
            split = og.AttentionKernels(device, variant=variant, self_check=False, parts=parts)
            if not same(attend(split, q, k, v), whole):
                wrong.append(f"{parts} workgroups that share the keys are not the same")
    with og.open_device(submission_work_budget=100_000) as device:
        cut = og.AttentionKernels(device, variant=variant, self_check=False)
        if not same(attend(cut, q, k, v), whole):
            wrong.append("a call that is cut is not the same")
    return wrong


def same(a: Array, b: Array) -> bool:
    """Whether two arrays have the same bits."""
    return np.ascontiguousarray(a).tobytes() == np.ascontiguousarray(b).tobytes()


def attend(kernels: og.AttentionKernels, q: Array, k: Array, v: Array) -> Array:
    """Causal attention."""
    (batch, heads, q_len, dim), k_len = q.shape, k.shape[2]
    problem = og.AttentionProblem(
        batch=batch, heads=heads, q_len=q_len, k_len=k_len, head_dim=dim, dtype=q.dtype.name, causal=og.Causal()
    )
    device = kernels.device
    qb, kb, vb = [device.upload(np.ascontiguousarray(a)) for a in (q, k, v)]
    out = device.empty(q.shape, q.dtype.name)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, qb, kb, vb, out)
    return out.to_numpy()
