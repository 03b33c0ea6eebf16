"""Preferences that ``python -m onegpu tune`` measured on a device, kept between runs: a small file for each device
in the cache folder.

They hold for this device, driver and version of the library, and for this build of its kernels: when one of them
changes, the packaged table serves again. The file may be lost, damaged or unwritable at any time; none of this is
an error.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from onegpu import artifacts, cache
from onegpu.attention.tuning import Preference
from onegpu.attention.variants import find
from onegpu.attention.verdicts import device_of
from onegpu.backends.base import DeviceFacts
from onegpu.device import Device

__all__ = ["TunedRow", "TuningFile", "stored_preferences", "tuned_for"]

_log = logging.getLogger("onegpu")

#: Raised when the file or what is measured changes: older files are then not read.
_SCHEMA = 1


@dataclass(frozen=True)
class TunedRow:
    """What was measured for an element type and the head dimensions that are padded alike.

    Attributes:
        dtype: element type.
        head_dims: smallest and largest head dimension.
        order: names of variants, best first.
        excluded: names of those that are not to be chosen, with the sentence that says why. Some of them, which
            are slow and not wrong, end the order all the same: a call that nothing else takes is computed by them.
        date: ISO date.
        milliseconds: of a call, by variant and class of calls.
    """

    dtype: str
    head_dims: tuple[int, int]
    order: tuple[str, ...]
    excluded: Mapping[str, str]
    date: str
    milliseconds: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    def preference(self) -> Preference:
        """The row as one of the table of preferences."""
        measured = f"measured here on {self.date} by 'python -m onegpu tune'"
        return Preference(
            "", "", self.head_dims, self.order, measured, dtype=self.dtype, excluded=tuple(self.excluded.items())
        )

    def plain(self) -> dict[str, Any]:
        """All of it in types that JSON has."""
        return {
            **vars(self),
            "head_dims": list(self.head_dims),
            "order": list(self.order),
            "excluded": dict(self.excluded),
            "milliseconds": {name: dict(times) for name, times in self.milliseconds.items()},
        }


class TuningFile:
    """What was measured on a device, with this version of the library, its kernels and the driver.

    Attributes:
        device: what it holds for: a change of any of these gives another file.
        path: the file, or None where there is no cache folder. It may not exist.
    """

    def __init__(self, facts: DeviceFacts) -> None:
        self.device = {**device_of(facts), "kernels": artifacts.manifest_hash()}
        digest = hashlib.sha256(json.dumps([_SCHEMA, self.device]).encode()).hexdigest()[:16]
        folder = cache.cache_folder()
        self.path: Path | None = None if folder is None else folder / f"tuning-{facts.backend}-{digest}.json"

    def read(self) -> list[TunedRow]:
        """The rows; none if the file cannot be read."""
        try:
            content = json.loads(self.path.read_bytes()) if self.path is not None else {}
            if content.get("device") != self.device:
                return []
            return [_row(row) for row in content["rows"]]
        except (OSError, ValueError, TypeError, AttributeError, KeyError, RecursionError) as error:
            if not isinstance(error, FileNotFoundError):
                _log.debug("the tuning in %s cannot be read: %s", self.path, error)
            return []

    def write(self, rows: Sequence[TunedRow]) -> None:
        """Keep rows: each takes the place of an older one for the same element type and head dimensions.

        Raises:
            OSError: if the file cannot be written.
        """
        assert self.path is not None, "whoever measures sees to it that there is a folder"
        kept = {(row.dtype, row.head_dims): row for row in (*self.read(), *rows)}
        content = {"device": self.device, "rows": [kept[key].plain() for key in sorted(kept)]}
        cache.write_whole(self.path, (json.dumps(content, indent=1) + "\n").encode())

    def forget(self) -> bool:
        """Remove the file. Returns whether there was one.

        Raises:
            OSError: if it cannot be removed.
        """
        if self.path is None or not self.path.exists():
            return False
        self.path.unlink()
        return True


def _row(row: Any) -> TunedRow:
    low, high = row["head_dims"]
    order = tuple(row["order"])
    if not order or not all(find(name) for name in order):
        raise ValueError(f"there are no such variants: {order}")
    return TunedRow(
        str(row["dtype"]),
        (int(low), int(high)),
        order,
        {str(name): str(why) for name, why in row["excluded"].items()},
        str(row["date"]),
        {str(name): {str(c): float(ms) for c, ms in times.items()} for name, times in row["milliseconds"].items()},
    )


def stored_preferences(facts: DeviceFacts, wanted: bool | None = None) -> tuple[Preference, ...]:
    """What was measured on a device, in front of the packaged table.

    Args:
        facts: of the device.
        wanted: False ignores it; None asks the environment variable ``ONEGPU_TUNING``, and takes it if that is not
            set.
    """
    if wanted is None:
        wanted = os.environ.get("ONEGPU_TUNING", "1") not in ("", "0")
    if not wanted or facts.backend == "null":  # which computes nothing
        return ()
    return tuple(row.preference() for row in TuningFile(facts).read())


def tuned_for(device: Device, wanted: bool | None) -> tuple[Preference, ...]:
    """The same for an open device, whose file is read once."""
    if wanted is None:
        wanted = os.environ.get("ONEGPU_TUNING", "1") not in ("", "0")
    if not wanted:
        return ()
    if "attention tuning" not in device.operators:
        device.operators["attention tuning"] = stored_preferences(device.facts, True)
    found: tuple[Preference, ...] = device.operators["attention tuning"]
    return found
