"""Elementwise steps on the result of attention, before it is written."""

from __future__ import annotations

import math
from dataclasses import dataclass
from numbers import Real

from onegpu.errors import ProblemError

__all__ = ["KINDS", "MOST_STEPS", "Epilogue", "EpilogueStep"]

#: Steps by the numbers that kernels know them by, from 1 on.
KINDS = ("multiply", "add", "clamp", "relu", "silu", "gelu")
#: Steps that a kernel's parameter block has room for.
MOST_STEPS = 4
_LARGEST = 3.4028234663852886e38  # of float32


@dataclass(frozen=True)
class EpilogueStep:
    """One step: its kind, one of :data:`KINDS`, and the numbers that it takes, 0 for those that it does not."""

    kind: str
    first: float = 0.0
    second: float = 0.0


@dataclass(frozen=True)
class Epilogue:
    """Up to four elementwise steps on the result of a call, in float32, before it is rounded and written.

    It begins empty, and each method gives a longer one: ``Epilogue().multiply(2).add(1).gelu()`` takes ``x`` to
    ``gelu(2 * x + 1)``. The rows that see no key take the steps too: from NaN, or from 0. NaN stays NaN in every step.

    Attributes:
        steps: in the order in which they are taken.
    """

    steps: tuple[EpilogueStep, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.steps, tuple) or not all(isinstance(each, EpilogueStep) for each in self.steps):
            raise ProblemError(f"steps is {self.steps!r}; begin with Epilogue() and add steps with its methods")
        if len(self.steps) > MOST_STEPS:
            raise ProblemError(f"an epilogue has {len(self.steps)} steps; kernels have room for {MOST_STEPS}")

    def multiply(self, factor: float) -> Epilogue:
        """``x * factor``, a finite number."""
        return self._then("multiply", _finite("factor", factor))

    def add(self, number: float) -> Epilogue:
        """``x + number``, a finite number."""
        return self._then("add", _finite("number", number))

    def clamp(self, low: float = -math.inf, high: float = math.inf) -> Epilogue:
        """``low`` where ``x`` is less, ``high`` where it is more; either may be infinite, and none is NaN."""
        for name, bound in (("low", low), ("high", high)):
            if isinstance(bound, bool) or not isinstance(bound, Real) or math.isnan(bound):
                raise ProblemError(f"{name} is {bound!r}; it must be a number")
        if low > high:
            raise ProblemError(f"low is {low} and high {high}; nothing lies between")
        return self._then(
            "clamp", *(bound if math.isinf(bound) else _finite("a bound", bound) for bound in (low, high))
        )

    def relu(self) -> Epilogue:
        """``max(x, 0)``."""
        return self._then("relu")

    def silu(self) -> Epilogue:
        """``x / (1 + exp(-x))``, also called swish."""
        return self._then("silu")

    def gelu(self) -> Epilogue:
        """``x / 2 * (1 + erf(x / sqrt(2)))``, not its approximation by tanh."""
        return self._then("gelu")

    def _then(self, kind: str, first: float = 0.0, second: float = 0.0) -> Epilogue:
        return Epilogue((*self.steps, EpilogueStep(kind, float(first), float(second))))


def _finite(name: str, value: float) -> float:
    if isinstance(value, bool) or not isinstance(value, Real) or not abs(value) <= _LARGEST:
        raise ProblemError(f"{name} is {value!r}; it must be a finite number of float32")
    return float(value)
