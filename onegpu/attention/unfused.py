"""Attention as three calls, matrix product, softmax, matrix product: what the fused kernels are compared with."""

from __future__ import annotations

from onegpu.attention.calls import PlannedCalls
from onegpu.attention.chain import chain_on, make_chain_plan, scratch_limit
from onegpu.attention.plan import Plan
from onegpu.attention.problem import AttentionProblem
from onegpu.device import Device
from onegpu.errors import UnsupportedError

__all__ = ["UnfusedAttention"]


class UnfusedAttention(PlannedCalls):
    """Attention the plain way on one device: all scores are written to memory, softmax goes over them, and the weights
    are multiplied with V.

    It takes every problem that :class:`onegpu.AttentionKernels` takes in float32 and float16, with the same rules for
    masks and special values and within the same tolerance. It is the baseline of their times and errors, and needs much
    more memory: scratch memory for the scores, computed in slices where they are many. The bits of its results are its
    own: the same in each run, but other ones than the fused kernels', and they may depend on the shape of the call, in
    either mode.

    Args:
        device: where it runs.
        scratch_bytes: most bytes of scores in memory at a time; None is 1 GiB on a discrete GPU and 256 MiB elsewhere.
            It is less where the device shows a kernel less of a buffer.

    Raises:
        ProblemError: if ``scratch_bytes`` is no positive integer.
        UnsupportedError: if the device cannot run its programs.
    """

    def __init__(self, device: Device, *, scratch_bytes: int | None = None) -> None:
        super().__init__(device)
        chain_on(device.facts)
        self._scratch_bytes = scratch_limit(device.facts, scratch_bytes)

    def _make_plan(self, problem: AttentionProblem, mode: str) -> Plan:
        return make_chain_plan(problem, self.device.facts, mode=mode, scratch_bytes=self._scratch_bytes)

    def explain(self, problem: AttentionProblem) -> str:
        """Which programs compute a problem here, in how many slices, or why it is not possible; for people."""
        facts = self.device.facts
        first = f"{facts.backend}: {facts.name}"
        try:
            plan = self.plan(problem)
        except UnsupportedError as error:
            return f"{first}\nnot possible: {error}"
        lines = [f"{first}", f"chosen: {plan.variant} ({plan.reason})"]
        names = dict.fromkeys(step.kernel.name for step in plan.steps)
        for name in names:
            groups = [step.groups for step in plan.steps if step.kernel.name == name]
            lines.append(f"  {name} x {sum(groups)} workgroups in {len(groups)} dispatches")
        memory = f"{4 * plan.scratch_length / 2**20:,.1f} MiB of scratch memory"
        lines.append(f"  {memory if names else 'nothing to do'}")
        return "\n".join(lines)
