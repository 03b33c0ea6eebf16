"""Keys and values that lie in blocks, and sequences of different lengths beside each other, as serving engines do."""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.errors import ProblemError
from onegpu.layout import Layout, as_integer

__all__ = ["BLOCK_SIZE", "PagedKv"]

#: Positions of a block.
BLOCK_SIZE = 64


@dataclass(frozen=True)
class PagedKv:
    """The source of K and V of a problem whose sequences have their keys in blocks of 64 positions of a cache.

    K and V are ``[blocks, 64, kv_heads, head_dim]``. Q and O are packed, ``[queries, heads, head_dim]``: the queries of
    one sequence after those of another. A call is given three int32 buffers beside them:

    - ``block_tables``, ``[batch, table_width]``: key ``j`` of a sequence lies in the block that entry ``j // 64`` of
      its row names, at position ``j % 64``. Entries beyond a sequence's keys are not read.
    - ``cu_seqlens_q``, ``[batch + 1]``: where each sequence's queries begin, 0 first, ``queries`` last.
    - ``key_lengths`` (``seqused_k`` elsewhere), ``[batch]``: keys of each sequence.

    In the problem, ``batch`` counts sequences, ``q_len`` and ``k_len`` are the most queries and keys that one may have,
    and ``Causal()`` aligns the last query of each sequence with its last key. There is no mask.

    Attributes:
        blocks: of the cache.
        table_width: entries of a sequence's row of the block tables.
        queries: of all sequences together.
        block_size: positions of a block; 64 is what there is.

    Raises:
        ProblemError: if a number is none, negative, or not one that is allowed.
    """

    blocks: int
    table_width: int
    queries: int
    block_size: int = BLOCK_SIZE

    def __post_init__(self) -> None:
        for name in ("blocks", "table_width", "queries", "block_size"):
            number = as_integer(getattr(self, name))
            if number is None or not 0 <= number < 1 << 31:
                raise ProblemError(
                    f"PagedKv.{name} is {getattr(self, name)!r}; it must be an integer of 0 or more, below 2^31"
                )
            object.__setattr__(self, name, number)
        if self.block_size != BLOCK_SIZE:
            raise ProblemError(
                f"PagedKv.block_size is {self.block_size}; kernels take blocks of {BLOCK_SIZE} positions: "
                "keep the cache in such"
            )

    def layout_of(self, name: str, heads: int, head_dim: int) -> Layout:
        """The layout of "q", "k", "v" or "o" without gaps; the blocks are the batch entries of K's and V's."""
        if name in "qo":
            return Layout(0, head_dim, heads * head_dim)
        return Layout.positions_first(heads, self.block_size, head_dim)
