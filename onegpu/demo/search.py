"""Semantic search: sentences become vectors, and the answers to a query are the passages with the nearest vectors.

Attention runs on a device, the rest of the model in NumPy; in the float64 run, :func:`reference_attention` takes the
device's place. Shapes as in :mod:`onegpu.demo.minilm`; N sentences in all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

import onegpu as og
from onegpu.attention import reference
from onegpu.demo.minilm import Attention, Batch, MiniLM

__all__ = [
    "QUERIES",
    "DeviceAttention",
    "Run",
    "cosine_distances",
    "embed",
    "read_corpus",
    "run",
    "same_answers",
    "scores",
    "top",
]

Array = np.ndarray[Any, Any]

#: Questions that share few words with their answers, so that matching words would not find them.
QUERIES = (
    "Why did my bread come out flat and heavy?",
    "What can I see during a total eclipse?",
    "My leg hurts since I started jogging more",
    "How do GPUs hide latency?",
    "Will my landlord give me my money back when I move out?",
)


def read_corpus() -> list[str]:
    """The passages that come with the demo."""
    text = files("onegpu.demo").joinpath("corpus.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def problem_of(qkv: Array) -> og.AttentionProblem:
    """Attention over a fused projection [B, S, 3, H, D], where each sentence sees its own tokens only.

    The layouts of Q, K and V point into that one tensor and the output [B, S, H, D] is what the next product reads:
    nothing is transposed or copied.
    """
    batch, length, _, heads, head_dim = qkv.shape
    q, k, v = og.Layout.packed_qkv(heads, length, head_dim)
    o = og.Layout.positions_first(heads, length, head_dim)
    return og.AttentionProblem(
        batch=batch,
        heads=heads,
        q_len=length,
        k_len=length,
        head_dim=head_dim,
        dtype="float32",
        q=q,
        k=k,
        v=v,
        o=o,
        key_lengths=True,
    )


def reference_attention(layer: int, qkv: Array, lengths: Array) -> Array:
    """The library's float64 attention: qkv [B, S, 3, H, D] and lengths [B] to [B, S, H * D]."""
    q, k, v = (qkv[:, :, i].swapaxes(1, 2) for i in range(3))
    out = reference.attention(problem_of(qkv), q, k, v, key_lengths=lengths)
    return np.asarray(out.swapaxes(1, 2).reshape(*qkv.shape[:2], -1))


class Call(NamedTuple):
    """One call of a device: what went in, what came out, and the seconds of the work and of the copies around it."""

    qkv: Array
    lengths: Array
    output: Array
    work: float
    copies: float


class DeviceAttention:
    """Attention on a device, in float32.

    Attributes:
        kernel: name of the kernel that ran last.
        calls: each call since :attr:`calls` was last cleared.
    """

    def __init__(self, device: og.Device) -> None:
        self.device = device
        self.kernels = og.AttentionKernels(device)
        self.kernel = ""
        self.calls: list[Call] = []

    def __call__(self, layer: int, qkv: Array, lengths: Array) -> Array:
        """qkv [B, S, 3, H, D] and lengths [B] to [B, S, H * D]."""
        batch, length, _, heads, head_dim = qkv.shape
        problem = problem_of(qkv)
        self.kernel = self.kernels.plan(problem).variant
        begin = perf_counter()
        with (
            self.device.upload(qkv) as packed,
            self.device.upload(lengths) as key_lengths,
            self.device.empty((batch, length, heads * head_dim), "float32") as o,
        ):
            start = perf_counter()
            with self.device.begin_commands() as encoder:
                self.kernels.encode(encoder, problem, packed, packed, packed, o, key_lengths=key_lengths)
            self.device.wait()
            work = perf_counter() - start
            output = o.to_numpy()
        self.calls.append(Call(qkv, lengths, output, work, perf_counter() - begin - work))
        return output


def embed(
    model: MiniLM, batches: Sequence[Batch], attention: Attention, done: Callable[[list[float]], None] = lambda _: None
) -> Array:
    """Embeddings [N, hidden] of all batches, in the order of the sentences; ``done`` gets each batch's layer times."""
    out: Array = np.empty((sum(len(batch.rows) for batch in batches), model.hidden), model.dtype)
    for batch in batches:
        out[batch.rows], seconds = model(batch, attention)
        done(seconds)
    return out


@dataclass
class Run:
    """What one device gave.

    Attributes:
        device: what it is: backend, name and driver.
        kernel: name of the attention kernel.
        reason: why this device was taken.
        embeddings: float32 [N, hidden].
        work: seconds of attention (encode, submit, wait), [batches, layers].
        copies: seconds of copying to and from the device, [batches, layers].
        rest: seconds of everything else in the layer, on the CPU, [batches, layers].
        error: largest scaled error of an attention output against float64 attention of the same Q, K and V; None if
            not checked.
    """

    device: og.DeviceFacts
    kernel: str
    reason: str
    embeddings: Array
    work: Array
    copies: Array
    rest: Array
    error: float | None


def run(device: og.Device, model: MiniLM, batches: Sequence[Batch], *, check: bool, step: Callable[[], None]) -> Run:
    """Embed all batches with attention on ``device``; ``step`` is called after each batch."""
    attention = DeviceAttention(device)
    work: list[list[float]] = []
    copies: list[list[float]] = []
    layers: list[list[float]] = []
    errors: list[float] = []

    def done(seconds: list[float]) -> None:
        layers.append(seconds)
        work.append([call.work for call in attention.calls])
        copies.append([call.copies for call in attention.calls])
        if check:  # here rather than in the call, so that it counts in no time
            for call in attention.calls:
                errors.append(reference.scaled_error(call.output, reference_attention(0, call.qkv, call.lengths)))
        attention.calls.clear()
        step()

    embeddings = embed(model, batches, attention, done)
    return Run(
        device=device.facts,
        kernel=attention.kernel,
        reason=device.reason,
        embeddings=embeddings,
        work=np.array(work),
        copies=np.array(copies),
        rest=np.array(layers) - np.array(work) - np.array(copies),
        error=max(errors) if check else None,
    )


def cosine_distances(some: Array, others: Array) -> Array:
    """``1 - cos`` of the angle between each row of one array and the same row of the other, both [N, hidden]."""
    a, b = (x / np.linalg.norm(x, axis=1, keepdims=True) for x in (some.astype(np.float64), others.astype(np.float64)))
    return np.asarray(((a - b) ** 2).sum(axis=1) / 2)  # the same number, without the cancellation of 1 - cos


def scores(embeddings: Array, passages: int) -> Array:
    """Cosine similarity [queries, passages]; the first ``passages`` rows are passages, the others queries."""
    return np.asarray(embeddings[passages:] @ embeddings[:passages].T)


def top(similarity: Array, count: int) -> Array:
    """Numbers of the ``count`` best passages of each query, best first."""
    return np.argsort(-similarity, axis=1, kind="stable")[:, :count]


def same_answers(some: Array, others: Array, count: int) -> bool:
    """Whether two similarity tables give the same best passages; those that tie within 1e-5 may swap places."""
    mine, theirs = (np.take_along_axis(some, top(table, count), axis=1) for table in (some, others))
    return bool((np.abs(mine - theirs) < 1e-5).all())
