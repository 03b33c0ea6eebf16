"""Which of the variants that can run is chosen: preferences from measurements.

A choice depends on the device, the element type and the padded head dimension alone, never on lengths, batch or heads:
    in
deterministic mode a row's bits must not depend on its neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import DType

__all__ = ["PREFERENCES", "Preference", "preference"]


@dataclass(frozen=True)
class Preference:
    """A row of the table: the first that fits a device and element type gives the order of trial.

    Attributes:
        vendor: as in :attr:`onegpu.DeviceFacts.vendor`; "" fits every one.
        language: as in :attr:`onegpu.DeviceFacts.language`; "" fits every one.
        order: names of variants, best first.
        measured: device, driver and date of the numbers behind it, or on what else it rests.
    """

    vendor: str
    language: str
    order: tuple[str, ...]
    measured: str


PREFERENCES = (
    Preference("", "numpy", ("blocked",), "the only variant on the CPU"),
    Preference(
        "apple",
        "",
        ("pairs", "rows"),
        "Apple GPUs spill past about 128 registers a thread, which `rows` needs at head_dim 64; not measured here",
    ),
    Preference("", "", ("rows", "pairs"), "specification: RTX 4070, `pairs` took longer for large problems"),
)


def preference(facts: DeviceFacts, dtype: DType) -> Preference:
    """The row of the table that serves a device and an element type."""
    return next(p for p in PREFERENCES if p.vendor in ("", facts.vendor) and p.language in ("", facts.language))
