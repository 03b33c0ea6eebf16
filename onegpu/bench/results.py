"""What was measured, read back from lines of JSON: which kernel is chosen, which peer is fastest, ratios and
shares.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from onegpu.attention.tuning import preference
from onegpu.backends.base import VENDORS, DeviceFacts
from onegpu.bench.shapes import SHAPES
from onegpu.dtypes import as_dtype

__all__ = ["UNFUSED", "Key", "Results", "read_results", "results_of"]

_LANGUAGES = {"vulkan": "spirv", "wgpu": "wgsl", "kompute": "spirv", "metal": "msl", "cpu": "numpy"}
_SHAPES = {shape.name: shape for shape in SHAPES}

Key = tuple[str, str]  # backend or "peer", kernel; " fast" after it in fast mode

#: The kernel of the results that the fused ones are compared with.
UNFUSED = "unfused"


@dataclass(frozen=True)
class Results:
    """One file of results: the environment, and for each (shape, dtype) the record of each (by, kernel)."""

    name: str
    environment: dict[str, Any]
    rows: dict[tuple[str, str], dict[Key, dict[str, Any]]]

    @property
    def device(self) -> str:
        """Name of the device, or names."""
        return ", ".join(dict.fromkeys(device["name"] for device in self.environment["devices"]))

    @property
    def origin(self) -> str:
        """What each table must say: device, drivers, date, versions and command."""
        env = self.environment
        drivers = "; ".join(f"{device['backend']}: {device['driver']}" for device in env["devices"])
        commit = "" if env["commit"] == "unknown" else f" at commit {env['commit']}"
        return (
            f"{self.device} ({drivers}), {env['date']}, onegpu {env['onegpu']}{commit}, "
            f"Python {env['python']}, {env['system']}: `{env['command'].strip()}`"
        )

    @property
    def dtypes(self) -> list[str]:
        """Element types in the order of the file."""
        return list(dict.fromkeys(dtype for _, dtype in self.rows))

    def columns(self, dtype: str) -> list[Key]:
        """Kernels of all backends, then the peers, in the order of the file."""
        keys = dict.fromkeys(key for (_, kind), row in self.rows.items() if kind == dtype for key in row)
        return sorted(keys, key=lambda key: key[0] == "peer")

    def chosen(self, shape: str, dtype: str, backend: str) -> Key | None:
        """The kernel that variant="auto" took there, if it was timed. Files that do not say are asked what it
        takes now.
        """
        row, known = self.rows[shape, dtype], _SHAPES.get(shape)
        taken = [key for key, record in row.items() if key[0] == backend and record.get("auto") and "ms" in record]
        if taken or any("auto" in record for record in row.values()):
            return taken[0] if taken else None
        language = _LANGUAGES.get(backend.partition(":")[0])
        if known is None or language is None:
            return None
        device = next(d for d in self.environment["devices"] if d["backend"] == backend)
        # A software driver is named after its compiler, and its maker is the driver's.
        text = f"{device['name']} {device['driver']}".lower()
        vendor = next((vendor for vendor in VENDORS.values() if vendor in text), "")
        facts = DeviceFacts(backend=backend, name=device["name"], language=language, vendor=vendor)
        order = preference(facts, as_dtype(dtype), known.head_dim).order
        keys = [(backend, name + mode) for mode in ("", " fast") for name in order]
        return next((key for key in keys if "ms" in row.get(key, {})), None)

    def fastest_peer(self, shape: str, dtype: str) -> Key | None:
        """The fastest library that was timed beside these kernels."""
        peers = [key for key, record in self.rows[shape, dtype].items() if key[0] == "peer" and "ms" in record]
        return min(peers, key=lambda key: self.milliseconds(shape, dtype, key), default=None)

    def milliseconds(self, shape: str, dtype: str, key: Key) -> float:
        """Median time of a call."""
        return float(self.rows[shape, dtype][key]["ms"])

    def ratio(self, shape: str, dtype: str, key: Key | None) -> float | None:
        """Time of a kernel divided by that of the fastest peer; None where one of them is missing."""
        peer = self.fastest_peer(shape, dtype)
        if key is None or peer is None or "ms" not in self.rows[shape, dtype].get(key, {}):
            return None
        return self.milliseconds(shape, dtype, key) / self.milliseconds(shape, dtype, peer)

    def against_unfused(self, dtype: str, backend: str) -> dict[str, tuple[float, float]]:
        """For each shape the milliseconds of the chosen kernel and of the unfused chain, where both were timed."""
        found = {}
        for shape, kind in self.rows:
            chosen, chain = self.chosen(shape, kind, backend), self.rows[shape, kind].get((backend, UNFUSED), {})
            if kind == dtype and chosen is not None and "ms" in chain:
                found[shape] = self.milliseconds(shape, dtype, chosen), float(chain["ms"])
        return found

    def backends_against_unfused(self, dtype: str) -> list[str]:
        """Backends on which both were timed."""
        backends = [device["backend"] for device in self.environment["devices"]]
        return [backend for backend in backends if self.against_unfused(dtype, backend)]

    def ratios(self, dtype: str) -> dict[str, float]:
        """For each shape the ratio of the chosen kernel, on the first backend."""
        first = self.environment["devices"][0]["backend"]
        found = {s: self.ratio(s, kind, self.chosen(s, kind, first)) for s, kind in self.rows if kind == dtype}
        return {shape: ratio for shape, ratio in found.items() if ratio is not None}

    def rate(self, dtype: str) -> float | None:
        """TFLOP/s that the matrix hardware of a device reached, None where nobody asked or it has none."""
        devices = self.environment["devices"]
        return next((r[dtype] for d in devices if dtype in (r := d.get("matrix_tflops", {}))), None)

    def number(self, shape: str, dtype: str, key: Key, name: str) -> float | None:
        """A number of a record, None if it has none of that name."""
        value = self.rows[shape, dtype].get(key, {}).get(name)
        return None if value is None else float(value)


def results_of(name: str, environment: dict[str, Any], records: Iterable[dict[str, Any]]) -> Results:
    """Put records in order.

    Args:
        name: of their file, without its ending.
        environment: of :mod:`onegpu.bench.runner`.
        records: in the order of the runs.
    """
    rows: dict[tuple[str, str], dict[Key, dict[str, Any]]] = {}
    for record in records:
        key = (record["by"], record["kernel"] + (" fast" if record.get("mode") == "fast" else ""))
        rows.setdefault((record["shape"], record["dtype"]), {})[key] = record
    return Results(name, environment, rows)


def read_results(path: Path) -> Results:
    """Read a file of JSON lines: the environment, then the records."""
    environment, *records = (json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip())
    return results_of(path.stem, environment, records)
