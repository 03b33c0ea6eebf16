"""The shapes that are timed: the reference models, and what flash-attention libraries are measured on."""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.attention.problem import AttentionProblem

__all__ = ["QUICK", "SHAPES", "SMALL", "Shape"]


@dataclass(frozen=True)
class Shape:
    """Sizes of one attention call, contiguous ``[batch, heads, length, head_dim]``."""

    name: str
    batch: int
    heads: int
    kv_heads: int
    q_len: int
    k_len: int
    head_dim: int
    causal: bool = False

    def problem(self, dtype: str) -> AttentionProblem:
        """The problem for an element type."""
        return AttentionProblem(
            batch=self.batch,
            heads=self.heads,
            kv_heads=self.kv_heads,
            q_len=self.q_len,
            k_len=self.k_len,
            head_dim=self.head_dim,
            dtype=dtype,
            causal=self.causal,
        )

    @property
    def operations(self) -> float:
        """4 * batch * heads * q_len * k_len * head_dim, half of it when causal: the count that this field
        quotes.
        """
        return 4 * self.batch * self.heads * self.q_len * self.k_len * self.head_dim * (0.5 if self.causal else 1)


SHAPES = (
    Shape("MiniLM B1 S128", 1, 12, 12, 128, 128, 32),
    Shape("MiniLM B8 S128", 8, 12, 12, 128, 128, 32),
    Shape("BERT B1 S128", 1, 12, 12, 128, 128, 64),
    Shape("BERT B1 S512", 1, 12, 12, 512, 512, 64),
    Shape("BERT B8 S128", 8, 12, 12, 128, 128, 64),
    Shape("BERT B8 S512", 8, 12, 12, 512, 512, 64),
    Shape("Whisper encoder B1", 1, 12, 12, 1500, 1500, 64),
    Shape("Whisper encoder B8", 8, 12, 12, 1500, 1500, 64),
    Shape("Whisper decoder step, 448 keys", 1, 12, 12, 1, 448, 64),
    Shape("Whisper cross step, 1500 keys", 1, 12, 12, 1, 1500, 64),
    Shape("d64 h16 4096", 1, 16, 16, 4096, 4096, 64),
    Shape("d128 h8 4096 causal", 1, 8, 8, 4096, 4096, 128, causal=True),
    Shape("d128 h32/8 4096 causal", 1, 32, 8, 4096, 4096, 128, causal=True),
    Shape("d128 h32/8 8192 causal", 1, 32, 8, 8192, 8192, 128, causal=True),
    Shape("decode d128 h32/8, 8192 keys", 1, 32, 8, 1, 8192, 128),
    Shape("decode B16 d128 h32/8, 8192 keys", 16, 32, 8, 1, 8192, 128),
    Shape("d128 B4 h16 4096", 4, 16, 16, 4096, 4096, 128),
)

#: Names of those of a quick run: one of each kind, none of which keeps a laptop busy for long.
QUICK = ("MiniLM B8 S128", "BERT B1 S512", "Whisper encoder B1", "Whisper decoder step, 448 keys")
#: Names of those that are timed on a CPU, software drivers included, unless others are named.
SMALL = ("MiniLM B1 S128", "BERT B1 S128", "Whisper decoder step, 448 keys")
