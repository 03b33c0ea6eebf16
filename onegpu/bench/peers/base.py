"""What a library that is timed beside onegpu has to provide."""

from __future__ import annotations

import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing

__all__ = ["NotTakenError", "Peer", "UnavailableError"]


class UnavailableError(Exception):
    """A peer cannot run on this machine: a sentence says why."""


class NotTakenError(Exception):
    """A peer does not take a shape: a sentence says why. It is no failure."""


class Peer(ABC):
    """A library. All but :meth:`available` is called in a process of its own, see
    :mod:`onegpu.bench.peers.process`.

    Attributes:
        name: as on the command line.
        summary: what it is, for people.
        packages: Python packages that it needs, by the name they are imported by.
        install: how they are installed.
        dtypes: element types that it takes.
        clock: "device" if its times are those of the GPU's clock, "wall" if they are the host's.
        variables: environment variables that its process needs.
        software_variables: those that let it run on a software driver.
    """

    name: str
    summary: str
    packages: Sequence[str]
    install: str
    dtypes: Sequence[str]
    clock: str
    variables: Mapping[str, str] = {}
    software_variables: Mapping[str, str] = {}

    def available(self) -> str:
        """Why it cannot be tried here, a sentence; "" if it can be. Nothing is imported."""
        missing = [name for name in self.packages if importlib.util.find_spec(name) is None]
        return f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} not installed; {self.install}" * bool(
            missing
        )

    @abstractmethod
    def open(self) -> tuple[str, str]:
        """Load the library: its version, and the device that it computes on ("" if it does not say).

        Raises:
            UnavailableError: if it cannot run here.
        """

    @abstractmethod
    def kernels(self, dtype: str) -> Sequence[str]:
        """Names, each one word, of its ways to compute attention in an element type, once it is open."""

    @abstractmethod
    def time(self, shape: Shape, dtype: str, kernel: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, Any]:
        """Time a call, one after the other: its seconds, and its output ``[batch, heads, q_len, head_dim]``.

        Args:
            shape: of the call.
            dtype: of Q, K and V.
            kernel: one of :meth:`kernels`.
            inputs: Q, K and V, see :func:`onegpu.bench.inputs.make_inputs`.

        Raises:
            NotTakenError: if it does not take the shape.
            Exception: as the library fails.
        """
