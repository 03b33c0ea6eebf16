"""The report of a check as one JSON object."""

from __future__ import annotations

import datetime
import os
import platform
from importlib import metadata
from typing import Any

import onegpu as og
from onegpu.artifacts import manifest, manifest_hash
from onegpu.attention.cases import GROUPS
from onegpu.attention.variants import VARIANTS, tolerance_of
from onegpu.check import REPORT_SCHEMA
from onegpu.check.table import FAILED, NOT_RUN, PASSED, Result, Table

__all__ = ["environment", "make_report"]

#: Details of a device that say which piece of hardware it is, and not which kind: they stay out of reports.
_PRIVATE = ("device UUID",)


def make_report(table: Table, device: str, command: str, seconds: float) -> dict[str, Any]:
    """The whole report, for ``json.dumps(..., allow_nan=False)``; failures come first, then the order of the table.

    Args:
        table: that was run, wholly or in part.
        device: how the device was asked for.
        command: that made the report.
        seconds: wall time of everything.
    """
    order = {FAILED: 0, NOT_RUN: 2, PASSED: 1}
    results = sorted(table.results, key=lambda result: order[result.verdict])
    counts = {verdict: sum(r.verdict == verdict for r in results) for verdict in (PASSED, FAILED, NOT_RUN)}
    return {
        "report": "onegpu check",
        "schema": REPORT_SCHEMA,
        "created": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "command": command,
        "passed": table.passed(),
        "complete": not table.stopped,
        "stopped": table.stopped,
        "seconds": round(seconds, 3),
        "totals": {"runs": len(results), **{verdict.replace(" ", "_"): n for verdict, n in counts.items()}},
        "environment": environment(table.device, device),
        "selection": {
            "quick": table.selection.quick,
            "cases": table.selection.cases,
            "variants": list(table.selection.variants),
            "dtypes": list(table.selection.dtypes),
        },
        "self_check": [{**vars(known), "seconds": round(known.seconds, 3)} for known in table.known],
        "kernels": _kernels(table),
        "left_out": [dict(vars(left)) for left in table.left_out],
        "groups": GROUPS,
        "runs": [_run(result) for result in results],
    }


def environment(device: og.Device, asked: str) -> dict[str, Any]:
    """Everything that a result may depend on, and nothing that names a person, a host or a folder."""
    facts = device.facts
    built = manifest()
    return {
        "onegpu": og.__version__,
        "kernels": {
            "manifest": manifest_hash(),
            "compiler": built["compiler"],
        },
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": {name: _version(name) for name in ("numpy", "wgpu", "vulkan", "pyobjc-framework-Metal")},
        "system": platform.platform(),
        "machine": platform.machine(),
        "variables": {
            name: value
            for name, value in sorted(os.environ.items())
            if name.startswith("ONEGPU_") and name != "ONEGPU_CACHE"
        },
        "device": {
            "asked_for": asked,
            **facts.plain(),
            "details": {name: text for name, text in facts.details.items() if name not in _PRIVATE},
        },
    }


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _kernels(table: Table) -> list[dict[str, Any]]:
    """A line for each kernel: variant and element type."""
    summaries = {variant.name: variant.summary for variant in VARIANTS}
    lines = []
    for variant, dtype in dict.fromkeys((r.run.variant, r.run.dtype) for r in table.results):
        mine = [r for r in table.results if (r.run.variant, r.run.dtype) == (variant, dtype)]
        worst = max((r for r in mine if r.error is not None), key=lambda r: r.error or 0.0, default=None)
        lines.append(
            {
                "variant": variant,
                "dtype": dtype,
                "summary": summaries[variant],
                "runs": len(mine),
                "passed": sum(r.verdict == PASSED for r in mine),
                "failed": sum(r.verdict == FAILED for r in mine),
                "not_run": sum(r.verdict == NOT_RUN for r in mine),
                "worst_error": worst.error if worst else None,
                "worst_case": str(worst.run.case) if worst else None,
                "tolerance": tolerance_of(variant, dtype),
                "seconds": round(sum(r.seconds for r in mine), 3),
            }
        )
    return lines


def _run(result: Result) -> dict[str, Any]:
    case = result.run.case
    return {
        "group": case.group,
        "case": case.name,
        "what": case.describe(),
        "source": case.source,
        "slow": case.slow,
        "variant": result.run.variant,
        "dtype": result.run.dtype,
        "verdict": result.verdict,
        "error": result.error,
        "tolerance": result.tolerance,
        "complaint": result.complaint,
        "seconds": round(result.seconds, 6),
        "device_seconds": result.device_seconds,
    }
