"""Whether a program fits a device."""

from __future__ import annotations

from onegpu.artifacts import KernelSpec
from onegpu.backends.base import DeviceFacts

__all__ = ["program_refusal"]


def program_refusal(spec: KernelSpec, facts: DeviceFacts) -> str | None:
    """Why a program does not fit a device, a sentence; None if it does."""
    if spec.matrix is not None and spec.matrix not in facts.matrices:
        listed = ", ".join(str(shape) for shape in sorted(facts.matrices)) or "none"
        return f"it multiplies matrices of {spec.matrix}, which {facts.name} does not list; it lists {listed}"
    if sentence := _subgroup_refusal(spec, facts):
        return sentence
    if spec.threads > (most := facts.max_workgroup_threads):
        return f"it runs {spec.threads} threads in a workgroup, and {facts.name} allows {most}"
    if spec.workgroup_memory > (most := facts.max_workgroup_memory):
        return f"it needs {spec.workgroup_memory} bytes of workgroup memory, and {facts.name} allows {most}"
    return None


def _subgroup_refusal(spec: KernelSpec, facts: DeviceFacts) -> str | None:
    """Why a program's subgroups do not fit a device, a sentence; None if they do."""
    size, narrow, wide = spec.subgroup_size, facts.subgroup_min, facts.subgroup_max
    if not size:
        narrowest = narrow or 4  # a device that does not say has quads at least
        if spec.subgroup <= narrowest:
            return None
        return f"it needs subgroups of {spec.subgroup} threads, and {facts.name} may run {narrowest}"
    if not narrow <= size <= wide:
        runs = f"runs {narrow} to {wide}" if wide else "does not say what it runs"
        return f"it needs subgroups of exactly {size} threads, and {facts.name} {runs}"
    if narrow != wide and "subgroup-size-control" not in facts.features:
        return (
            f"it needs subgroups of exactly {size} threads, and {facts.name}, which runs {narrow} to {wide}, lets no "
            "program choose (it lacks subgroup-size-control)"
        )
    if "full-subgroups" not in facts.features:
        return f"it needs full-subgroups, which {facts.name} does not offer"
    return None
