"""Cases of the conformance table on each kernel that can run here."""

from __future__ import annotations

import base64
import itertools
from typing import Any

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import find_cases
from onegpu.attention.checking import check
from onegpu.attention.variants import VARIANTS, refusal
from onegpu.dtypes import DTYPES

#: Kernels by name, kept for the next call: a software driver compiles each program for a second or two.
kept: dict[str, PlannedCalls] = globals().get("kept", {})


def opened() -> dict[str, PlannedCalls]:
    """Every kernel that can run on the browser's device."""
    if not kept:
        device = og.open_device()
        facts = device.facts
        typical = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=32)
        for variant in VARIANTS:
            if refusal(variant, typical, facts) is None:
                kept[variant.name] = og.AttentionKernels(device, variant=variant.name, self_check=False)
        kept["unfused"] = og.UnfusedAttention(device)
    return kept


def main(group: str, dtypes: list[str], only: str = "", kernels: list[str] | None = None) -> dict[str, Any]:
    """Quick cases of a group whose names contain some words: what failed and was refused, and what was computed."""
    available = opened()
    found: dict[str, Any] = {"failed": [], "refused": {}, "outputs": []}
    found["facts"] = available["unfused"].device.facts.plain()
    for name in kernels or list(available):
        for case, dtype in itertools.product(find_cases(group, slow=False), dtypes):
            if only not in case.name or not case.takes(DTYPES[dtype]):
                continue
            try:
                outcome = check(available[name], case, dtype, runs=1)
            except og.UnsupportedError as error:
                found["refused"].setdefault(name, []).append(str(error))
                continue
            if not outcome.passed:
                found["failed"].append(f"{name}, {dtype}: {outcome}")
            data = base64.b64encode(outcome.output.tobytes()).decode()
            found["outputs"].append([case.name, dtype, name, data])
    return found
