"""A whole forward pass of MiniLM on a device: recorded once for each shape of a batch, submitted once for each batch.

Shapes as in :mod:`onegpu.demo.minilm`.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.demo.minilm import Batch, LayerNorm, Linear, MiniLM
from onegpu.layers import LayerKernels

__all__ = ["Forward", "Pass", "problem_of"]

Array = np.ndarray[Any, Any]

#: Recordings that are kept, by the shape of the batch.
_KEPT = 32


def problem_of(batch: int, length: int, heads: int, head_dim: int) -> og.AttentionProblem:
    """Attention over a fused projection [B, S, 3, H, D], where each sentence sees its own tokens only.

    The layouts of Q, K and V point into that one tensor and the output [B, S, H, D] is what the next product reads:
    nothing is transposed or copied.
    """
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


class Pass(NamedTuple):
    """What one forward pass gave.

    Attributes:
        embeddings: float32 [B, hidden], of length 1.
        submissions: of the device: 1, unless the batch was too long for one.
        seconds: from the submission until it was done.
        copies: seconds of copying tokens to the device and embeddings from it.
        layers: seconds of attention and of the rest in each layer, on the device's clock; empty if it was not timed.
        attended: Q, K and V [B, S, 3, H, D] and the output [B, S, H * D] of each layer's attention, if they were kept.
    """

    embeddings: Array
    submissions: int
    seconds: float
    copies: float
    layers: list[tuple[float, float]]
    attended: list[tuple[Array, Array]]


@dataclass(frozen=True)
class _Recorded:
    """The commands for batches of one shape, and the buffers that are written before them and read after them."""

    recording: og.Recording
    tokens: og.Buffer
    lengths: og.Buffer
    out: og.Buffer
    qkv: list[og.Buffer]
    attended: list[og.Buffer]


class _Workspace:
    """Memory between the layers, for so many tokens; batches of all shapes share it."""

    def __init__(self, device: og.Device, tokens: int, hidden: int, wide: int) -> None:
        def rows(elements: int) -> og.Buffer:
            return device.empty((tokens, elements), "float32")

        self.tokens = tokens
        self.x, self.attended, self.middle, self.sum = (rows(hidden) for _ in range(4))
        self.qkv, self.inner = rows(3 * hidden), rows(wide)


class Forward:
    """The model on a device, its weights included.

    Args:
        device: one that :class:`onegpu.layers.LayerKernels` takes.
        model: whose weights are uploaded: large ones in its element type, float32 or float16, all others in float32.
        kernels: attention's; None makes :class:`onegpu.AttentionKernels`.
        timed: whether the device's clock is read around each layer's attention. It must have one.
        keep: whether inputs and outputs of each layer's attention are kept and come back with a pass.

    Attributes:
        hidden: elements of an embedding.
        layers: how many there are.

    Raises:
        UnsupportedError: if the device cannot run the layers.
    """

    def __init__(
        self,
        device: og.Device,
        model: MiniLM,
        *,
        kernels: PlannedCalls | None = None,
        timed: bool = False,
        keep: bool = False,
    ) -> None:
        def vector(array: Array) -> og.Buffer:
            return device.upload(np.ascontiguousarray(array, np.float32))

        def linear(of: Linear) -> tuple[og.Buffer, og.Buffer]:
            return device.upload(of.weight), vector(of.bias)

        def norm(of: LayerNorm) -> tuple[og.Buffer, og.Buffer]:
            return vector(of.weight), vector(of.bias)

        self.device = device
        self.kernels = og.AttentionKernels(device) if kernels is None else kernels
        self._kernels = LayerKernels(device)
        self._timed, self._keep = timed, keep
        self.hidden, self._heads, self._wide = model.hidden, model.heads, model.layers[0].output.weight.shape[1]
        self._words = device.upload(model.words.astype(model.dtype, copy=False))
        # Every token is of the first type.
        self._positions = vector(model.positions.astype(np.float32) + model.type.astype(np.float32))
        self._norm = norm(model.norm)
        self._weights = [
            {
                "qkv": linear(layer.qkv),
                "attention_output": linear(layer.attention_output),
                "attention_norm": norm(layer.attention_norm),
                "intermediate": linear(layer.intermediate),
                "output": linear(layer.output),
                "output_norm": norm(layer.output_norm),
            }
            for layer in model.layers
        ]
        self.layers = len(self._weights)
        self._recorded: dict[tuple[int, int], _Recorded] = {}
        self._workspace = _Workspace(device, 0, self.hidden, self._wide)

    def __call__(self, batch: Batch) -> Pass:
        """Embed a batch: one submission, unless it is too long for one."""
        recorded = self._recording(*batch.tokens.shape)
        begin = perf_counter()
        recorded.tokens.write(np.ascontiguousarray(batch.tokens, np.int32))
        recorded.lengths.write(batch.lengths)
        start = perf_counter()
        submission = recorded.recording.submit()
        self.device.wait()
        done = perf_counter()
        embeddings = recorded.out.to_numpy()
        end = perf_counter()
        times = submission.timestamps() if self._timed else []
        layers = [
            (attended - projected, (projected - first) + (last - attended))
            for first, projected, attended, last in zip(times[::3], times[1::3], times[2::3], times[3::3], strict=False)
        ]
        attended = [
            (self._whole(qkv, batch, 3).reshape(*batch.tokens.shape, 3, self._heads, -1), self._whole(out, batch, 1))
            for qkv, out in zip(recorded.qkv, recorded.attended, strict=True)
        ]
        copies = (start - begin) + (end - done)
        return Pass(embeddings, recorded.recording.submissions, done - start, copies, layers, attended)

    def kernel(self, batch: Batch) -> str:
        """Name of the kernel that computes attention for a batch."""
        return self.kernels.plan(self._problem(*batch.tokens.shape)).variant

    def _problem(self, batch: int, length: int) -> og.AttentionProblem:
        return problem_of(batch, length, self._heads, self.hidden // self._heads)

    def _whole(self, buffer: og.Buffer, batch: Batch, parts: int) -> Array:
        count, length = batch.tokens.shape
        return buffer.to_numpy().reshape(count, length, parts * self.hidden)

    def _recording(self, batch: int, length: int) -> _Recorded:
        """The commands for a shape, recorded if they are not there."""
        if batch * length > self._workspace.tokens:
            self._recorded.clear()  # they hold what is now too small
            self._workspace = _Workspace(self.device, self._room(batch * length), self.hidden, self._wide)
        found = self._recorded.pop((batch, length), None) or self._record(batch, length)
        self._recorded[batch, length] = found  # the last used is the last
        if len(self._recorded) > _KEPT:
            del self._recorded[next(iter(self._recorded))]
        return found

    def _room(self, tokens: int) -> int:
        """Tokens to have room for: twice as many as before at least, so that growing batches need more but rarely."""
        return max(tokens, 2 * self._workspace.tokens)

    def _record(self, batch: int, length: int) -> _Recorded:
        device, layers, space, rows = self.device, self._kernels, self._workspace, batch * length
        tokens, lengths = device.empty((batch, length), "int32"), device.empty((batch,), "int32")
        out = device.empty((batch, self.hidden), "float32")
        kept_qkv: list[og.Buffer] = []
        kept_attended: list[og.Buffer] = []
        problem = self._problem(batch, length)
        self.kernels.prepare(problem)
        encoder = device.begin_commands()
        x, middle, total, inner = space.x, space.middle, space.sum, space.inner
        layers.embed(encoder, tokens, self._words, self._positions, *self._norm, x, batch=batch, length=length)
        self._note(encoder)
        for weights in self._weights:
            qkv, attended = space.qkv, space.attended
            if self._keep:
                qkv, attended = (device.empty((rows, parts * self.hidden), "float32") for parts in (3, 1))
                kept_qkv.append(qkv)
                kept_attended.append(attended)
            layers.linear(encoder, x, *weights["qkv"], qkv, rows=rows)
            self._note(encoder)
            self.kernels.encode(encoder, problem, qkv, qkv, qkv, attended, key_lengths=lengths)
            self._note(encoder)
            layers.linear(encoder, attended, *weights["attention_output"], total, rows=rows, residual=x)
            layers.layer_norm(encoder, total, *weights["attention_norm"], middle, rows=rows)
            layers.linear(encoder, middle, *weights["intermediate"], inner, rows=rows, gelu=True)
            layers.linear(encoder, inner, *weights["output"], total, rows=rows, residual=middle)
            layers.layer_norm(encoder, total, *weights["output_norm"], x, rows=rows)
            self._note(encoder)
        layers.mean_pool(encoder, x, lengths, out, batch=batch, length=length, columns=self.hidden)
        return _Recorded(encoder.finish(), tokens, lengths, out, kept_qkv, kept_attended)

    def _note(self, encoder: og.CommandEncoder) -> None:
        if self._timed:
            encoder.timestamp()
