"""Attention without NumPy: problems on bytes, ``array`` and memoryviews beside a reference in Python's own floats."""

from __future__ import annotations

import itertools
import math
import random
import struct
import sys
from array import array
from typing import Any

import onegpu as og
from onegpu.waiting import Steps, Wait, finish, finish_async

#: Settings of problems: all are combined.
SETTINGS: dict[str, tuple[Any, ...]] = {
    "dtype": ("float32", "float16"),
    "sizes": ((1, 2, 2, 3, 7, 8), (2, 4, 2, 9, 33, 32)),
    "hidden": ("nothing", "causal", "mask", "lengths", "rows"),
    "masked_rows": ("nan", "zero"),
}
LETTERS = {"float32": "f", "float16": "e"}


def main(in_place: bool) -> Any:
    """What went wrong, how many problems there were, and the device; ``in_place`` waits there, else by the twins."""
    return finish(everything()) if in_place else finish_async(everything())


def everything() -> Steps[dict[str, Any]]:
    """The program, in either way of waiting."""
    assert "numpy" not in sys.modules
    device: og.Device = yield Wait(og, "open_device")
    wrong, count = [], 0
    with device:
        kernels = og.AttentionKernels(device)
        for setting in itertools.product(*SETTINGS.values()):
            named = dict(zip(SETTINGS, setting, strict=True))
            complaint = yield from one(kernels, **named)
            wrong += [f"{named}: {complaint}"] if complaint else []
            count += 1
        explained = kernels.explain(og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=32))
        facts = device.facts.plain()
    assert "numpy" not in sys.modules
    return {"wrong": wrong, "count": count, "facts": facts, "python": sys.version, "explained": explained}


def one(kernels: og.AttentionKernels, dtype: str, sizes: tuple[int, ...], hidden: str, masked_rows: str) -> Steps[str]:
    """What is wrong with the answer to a problem, or ""."""
    batch, heads, kv_heads, q_len, k_len, dim = sizes
    rng = random.Random(str((dtype, sizes, hidden)))
    lengths = [k_len] * batch
    if hidden == "lengths":
        lengths = [0 if entry else k_len // 2 for entry in range(batch)]
    bias = [[0.0] * k_len for _ in range(q_len)]
    if hidden in ("mask", "rows"):
        bias = [[rng.choice((-math.inf, 0.5, -2.0)) for _ in range(k_len)] for _ in range(q_len)]
        if hidden == "rows":
            bias[1] = [-math.inf] * k_len
    problem = og.AttentionProblem(
        batch=batch,
        heads=heads,
        kv_heads=kv_heads,
        q_len=q_len,
        k_len=k_len,
        head_dim=dim,
        dtype=dtype,
        causal=og.Causal() if hidden == "causal" else None,
        mask=og.MaskLayout.broadcast((1, 1, q_len, k_len), batch, heads, q_len, k_len)
        if hidden in ("mask", "rows")
        else None,
        key_lengths=hidden == "lengths",
        masked_rows=masked_rows,
    )
    letter = LETTERS[dtype]

    def tensor(count: int) -> tuple[bytes, tuple[float, ...]]:
        data = struct.pack(f"={count}{letter}", *(rng.gauss(0, 1) for _ in range(count)))
        return data, struct.unpack(f"={count}{letter}", data)

    q_bytes, q = tensor(batch * heads * q_len * dim)
    k_bytes, k = tensor(batch * kv_heads * k_len * dim)
    v_bytes, v = tensor(batch * kv_heads * k_len * dim)
    device = kernels.device
    yield Wait(kernels, "prepare", (problem,))
    size = struct.calcsize(letter)
    if size == 4:
        uploads: list[Any] = [array("f", q_bytes), memoryview(k_bytes).cast("f"), v_bytes]
    else:
        uploads = [q_bytes, memoryview(k_bytes), bytearray(v_bytes)]
    buffers = [device.upload(data) for data in uploads]
    q_buffer, k_buffer, v_buffer = buffers
    out = device.upload(b"\x5a" * len(q_bytes))
    mask = None if problem.mask is None else device.upload(array("f", itertools.chain.from_iterable(bias)))
    given = lengths if hidden == "lengths" else None
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, q_buffer, k_buffer, v_buffer, out, mask=mask, key_lengths=given)
    got = struct.unpack(f"={len(q)}{letter}", (yield Wait(out, "read")))
    for buffer in (*buffers, out):
        buffer.release()

    allowed = {4: 1e-5, 2: 2e-3}[size]
    for entry, head, i in itertools.product(range(batch), range(heads), range(q_len)):
        kv_head = entry * kv_heads + head // (heads // kv_heads)
        first = ((entry * heads + head) * q_len + i) * dim
        have, query = got[first : first + dim], q[first : first + dim]
        keys = range(min(lengths[entry], k_len - q_len + i + 1 if hidden == "causal" else k_len))
        scores = {
            j: sum(a * b for a, b in zip(query, k[(kv_head * k_len + j) * dim :], strict=False)) / math.sqrt(dim)
            + bias[i][j]
            for j in keys
            if bias[i][j] > -math.inf
        }
        row = f"row {i} of head {head}, entry {entry}, has {have[:4]}"
        if not scores:
            if masked_rows == "nan" and not all(map(math.isnan, have)):
                return f"{row}, not NaN"
            if masked_rows == "zero" and any(have):
                return f"{row}, not 0"
            continue
        peak = max(scores.values())
        weights = {j: math.exp(score - peak) for j, score in scores.items()}
        total = sum(weights.values())
        for d in range(dim):
            want = sum(weight * v[(kv_head * k_len + j) * dim + d] for j, weight in weights.items()) / total
            if not abs(have[d] - want) <= allowed * max(1.0, abs(want)):
                return f"{row}; element {d} should be {want}"
    return ""
