"""Semantic search: sentences become vectors, and the answers to a query are the passages with the nearest vectors.

The whole model runs on a device (:mod:`onegpu.demo.forward`), or its attention alone and the rest in NumPy; in the
float64 run, :func:`reference_attention` takes the device's place. Shapes as in :mod:`onegpu.demo.minilm`; N sentences
in all.
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
from onegpu.demo.forward import Forward, problem_of
from onegpu.demo.minilm import Attention, Batch, MiniLM
from onegpu.layers.programs import layers_refusal

__all__ = [
    "LAYERS",
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


#: Where the layers around attention are computed: "auto" is a GPU where there is one, else NumPy.
LAYERS = ("auto", "device", "numpy")


def read_corpus() -> list[str]:
    """The passages that come with the demo."""
    text = files("onegpu.demo").joinpath("corpus.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def reference_attention(layer: int, qkv: Array, lengths: Array) -> Array:
    """The library's float64 attention: qkv [B, S, 3, H, D] and lengths [B] to [B, S, H * D]."""
    q, k, v = (qkv[:, :, i].swapaxes(1, 2) for i in range(3))
    batch, length, _, heads, head_dim = qkv.shape
    out = reference.attention(problem_of(batch, length, heads, head_dim), q, k, v, key_lengths=lengths)
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
        problem = problem_of(batch, length, heads, head_dim)
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
        layers: where the layers around attention were computed: "device", all of a batch in one submission, or "NumPy".
        embeddings: float32 [N, hidden].
        work: seconds of attention (on the device's clock, or encode, submit, wait), [batches, layers]; NaN where a
            device that computes all of a batch has no clock.
        copies: seconds of copying to and from the device, [batches, layers]. If the device computes all of a batch,
            only tokens and embeddings are copied, and each layer has its share.
        rest: seconds of everything else in the layer, [batches, layers]; of attention too, where ``work`` is NaN.
        error: largest scaled error of an attention output against float64 attention of the same Q, K and V; None if
            not checked.
    """

    device: og.DeviceFacts
    kernel: str
    reason: str
    layers: str
    embeddings: Array
    work: Array
    copies: Array
    rest: Array
    error: float | None


def run(
    device: og.Device,
    model: MiniLM,
    batches: Sequence[Batch],
    *,
    check: bool,
    step: Callable[[], None],
    layers: str = "auto",
) -> Run:
    """Embed all batches on ``device``; ``step`` is called after each batch.

    Args:
        device: where.
        model: in float32.
        batches: of sentences.
        check: whether each attention output is compared with float64.
        step: called after each batch.
        layers: one of :data:`LAYERS`. "device" is NumPy where a device has no such programs, and "auto" on
            software drivers too, than which NumPy is faster.
    """
    can = layers_refusal(device.facts) is None
    if can and (layers == "device" or (layers == "auto" and not device.facts.software)):
        return _run_whole(device, model, batches, check, step)
    return _run_attention(device, model, batches, check, step)


def _run_whole(
    device: og.Device, model: MiniLM, batches: Sequence[Batch], check: bool, step: Callable[[], None]
) -> Run:
    timed = "timestamps" in device.facts.features
    forward = Forward(device, model, timed=timed, keep=check)
    out: Array = np.empty((sum(len(batch.rows) for batch in batches), model.hidden), np.float32)
    count = len(model.layers)
    layers: list[list[tuple[float, float]]] = []
    copies: list[list[float]] = []
    errors: list[float] = []
    for batch in batches:
        done = forward(batch)
        out[batch.rows] = done.embeddings
        layers.append(done.layers or [(np.nan, done.seconds / count)] * count)
        copies.append([done.copies / count] * count)
        for qkv, output in done.attended:
            errors.append(reference.scaled_error(output, reference_attention(0, qkv, batch.lengths)))
        step()
    return Run(
        device=device.facts,
        kernel=forward.kernel(batches[-1]),
        reason=device.reason,
        layers="device",
        embeddings=out,
        work=np.array(layers)[:, :, 0],
        copies=np.array(copies),
        rest=np.array(layers)[:, :, 1],
        error=max(errors) if check else None,
    )


def _run_attention(
    device: og.Device, model: MiniLM, batches: Sequence[Batch], check: bool, step: Callable[[], None]
) -> Run:
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
        layers="NumPy",
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
