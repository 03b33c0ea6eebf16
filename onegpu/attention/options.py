"""What a user allows: which kernels may be chosen, and how exact they must be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from onegpu.attention.tuning import Preference
from onegpu.errors import ProblemError

__all__ = ["PRECISIONS", "Options"]

#: How float32 may be multiplied: as it is; also in parts of fewer bits each; or also rounded to bfloat16. Neither of
#: these two allows the other: parts hold more bits, and bfloat16 larger numbers.
PRECISIONS = ("exact", "split", "bfloat16")


@dataclass(frozen=True)
class Options:
    """What a user allows.

    Attributes:
        variant: "auto", or the only variant to use.
        allow_subgroups: whether kernels may exchange values between the threads of a subgroup.
        parts: most workgroups that may share the keys of a block of rows; None lets the plan decide. It changes no bit.
        schedule: number of the program to take among those of a variant from which calls' sizes choose, the last if it
            has fewer; None lets the plan decide. In mode "deterministic" it changes no bit.
        allow_matrix_hardware: whether kernels may multiply matrices on hardware for them.
        precision: one of :data:`PRECISIONS`: which variants may be chosen without being named.
        failed: programs that are not to be used here, by name, with the sentence that says why; see
            :mod:`onegpu.attention.self_check`.
        tuned: preferences that were measured on this device; see :mod:`onegpu.attention.tuned`.

    Raises:
        ProblemError: if ``parts`` is no positive integer, ``schedule`` is no number, or there is no such ``precision``.
    """

    variant: str = "auto"
    allow_subgroups: bool = True
    parts: int | None = None
    schedule: int | None = None
    allow_matrix_hardware: bool = True
    precision: str = "exact"
    failed: Mapping[str, str] = field(default_factory=dict, hash=False)
    tuned: tuple[Preference, ...] = ()

    def __post_init__(self) -> None:
        if self.parts is not None and (not isinstance(self.parts, int) or self.parts < 1):
            raise ProblemError(
                f"parts is {self.parts!r}; it must be a positive integer, or None to let the plan decide"
            )
        wanted = self.schedule
        if wanted is not None and (isinstance(wanted, bool) or not isinstance(wanted, int) or wanted < 0):
            raise ProblemError(f"schedule is {wanted!r}; it must be 0, 1, ..., or None to let the plan decide")
        if self.precision not in PRECISIONS:
            raise ProblemError(f"precision is {self.precision!r}; it must be one of {', '.join(PRECISIONS)}")
