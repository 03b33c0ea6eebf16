"""Everything that is built: every variant of the fused kernels, the unfused chain, and the probe of matrix layouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from onegpu.artifacts import KernelSpec
from onegpu.attention.chain import CHAINS
from onegpu.attention.layouts import PROBE
from onegpu.attention.variants import VARIANTS
from onegpu.dtypes import DType

__all__ = ["FAMILIES", "Family"]


class Family(Protocol):
    """Programs that serve a problem together; :class:`onegpu.attention.variants.Variant` is one."""

    @property
    def name(self) -> str:
        """Unique for a language."""
        ...

    @property
    def languages(self) -> frozenset[str]:
        """Languages that its programs are built in."""
        ...

    @property
    def dtypes(self) -> tuple[DType, ...]:
        """Element types that it takes."""
        ...

    @property
    def needs(self) -> frozenset[str]:
        """Device features."""
        ...

    def specs(self) -> list[KernelSpec]:
        """Every program."""
        ...


FAMILIES: Sequence[Family] = (*VARIANTS, *CHAINS, PROBE)
