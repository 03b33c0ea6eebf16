"""Fused attention on a device: chooses a variant, and records its calls."""

from __future__ import annotations

from onegpu.attention.calls import PlannedCalls
from onegpu.attention.options import Options
from onegpu.attention.plan import Plan, choose, make_plan
from onegpu.attention.probe import know_layouts
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.self_check import SelfCheck
from onegpu.attention.tuned import tuned_for
from onegpu.attention.tuning import preference
from onegpu.attention.variants import VARIANTS, find, refusal, reservation
from onegpu.device import Device
from onegpu.dtypes import FLOAT16, FLOAT32, DType
from onegpu.errors import UnsupportedError
from onegpu.waiting import finish_async

__all__ = ["AttentionKernels"]


class AttentionKernels(PlannedCalls):
    """The attention kernels of one device.

    Args:
        device: where they run.
        variant: "auto" takes the best that can run; a name ("rows", "pairs", "tiles", "resident", "cooperative",
            "split", "blocked") takes only that one; what it refuses raises :class:`onegpu.UnsupportedError` with its
            sentence.
        allow_matrix_hardware: False rules out kernels that multiply matrices on hardware for them.
        allow_subgroups: False rules out kernels that exchange values between the threads of a subgroup.
        precision: "exact" multiplies float32 as it is. "split" allows matrix hardware to multiply each number as two of
            half, 22 bits, with results within the same tolerance. Numbers must then be below 65520: larger ones, and
            infinities in Q and K, give NaN to the rows that see them. Bits that stand for less than 2^-25 are lost.
            "bfloat16" allows matrix hardware to round float32 to bfloat16, 8 bits, where a kernel does (`rounded`, on
            AMD's gfx12 with HIP): scaled errors up to 2e-2 instead of 1e-5. Neither allows the other.
        parts: most workgroups that may share the keys of a block of rows; None lets the plan decide. It changes no bit.
        schedule: number of the program to take among those of a variant from which calls' sizes choose, 0 for the most
            rows (`tiles` has two, `wide` three); the last if it has fewer, and None lets the plan decide. In mode
            "deterministic" it changes no bit.
        self_check: whether a kernel that needs optional features of the device answers a few small problems before it
            is chosen for the first time; one that is wrong is passed over with a :class:`onegpu.SelfCheckWarning`. None
            asks the environment variable ``ONEGPU_SELF_CHECK``; it is on if that is not set.
        tuning: whether what ``python -m onegpu tune`` measured on this device comes before the packaged preferences.
            None asks the environment variable ``ONEGPU_TUNING``; it is on if that is not set.

    Raises:
        ProblemError: if there is no variant or precision of that name, ``parts`` is no positive integer, or
            ``schedule`` is no number.
        UnsupportedError: if the named variant cannot run on this device at all.
    """

    def __init__(
        self,
        device: Device,
        *,
        variant: str = "auto",
        allow_matrix_hardware: bool = True,
        allow_subgroups: bool = True,
        precision: str = "exact",
        parts: int | None = None,
        schedule: int | None = None,
        self_check: bool | None = None,
        tuning: bool | None = None,
    ) -> None:
        super().__init__(device)
        know_layouts(device)
        self._options = Options(
            variant,
            allow_subgroups,
            parts,
            schedule,
            allow_matrix_hardware,
            precision,
            tuned=tuned_for(device, tuning),
        )
        self._self_check = SelfCheck.of(device, self_check)
        # Fails now, and not at the first call, if the named variant cannot run here. A refused dtype is no failure.
        forced = find(variant)
        problem = _typical(FLOAT32) if forced is None else _typical(forced.dtypes[0], head_dim=2)
        choose(problem, device.facts, self._options)

    @property
    def variant(self) -> str | None:
        """The kernel that serves float16 here, for a head dimension of 64; None if none does."""
        return self._serves(FLOAT16)

    @property
    def float_variant(self) -> str | None:
        """The kernel that serves float32 here, for a head dimension of 64; None if none does."""
        return self._serves(FLOAT32)

    def _serves(self, dtype: DType) -> str | None:
        try:
            return choose(_typical(dtype), self.device.facts, self._settled(_typical(dtype)))[0].name
        except UnsupportedError:
            return None

    def _make_plan(self, problem: AttentionProblem, mode: str) -> Plan:
        return make_plan(problem, self.device.facts, mode=mode, options=self._settled(problem))

    async def prepare_async(self, problem: AttentionProblem, *, mode: str = "deterministic") -> None:
        """As :meth:`prepare`, to be awaited. :meth:`encode` then waits for nothing."""
        if self._self_check is not None:
            await finish_async(self._self_check.settling(problem, self._options))
        self.plan(problem, mode=mode)

    def _settled(self, problem: AttentionProblem) -> Options:
        """The options, less the kernels that would serve a problem and are wrong on this device."""
        return self._options if self._self_check is None else self._self_check.settle(problem, self._options)

    def explain(self, problem: AttentionProblem) -> str:
        """Which variant takes a problem here and why, and why each other does not; for people."""
        facts = self.device.facts
        options, refused = self._options, {}
        try:
            plan, options = self.plan(problem), self._settled(problem)
            lines, chosen = [f"{facts.backend}: {facts.name}", f"chosen: {plan}"], plan.variant
        except UnsupportedError as error:
            refused = dict(error.refusals)
            lines, chosen = [f"{facts.backend}: {facts.name}", f"not possible: {str(error).splitlines()[0]}"], ""
        row = preference(facts, problem.dtype, problem.head_dim, options.tuned)
        excluded = dict(row.excluded) if options.variant == "auto" else {}
        for variant in VARIANTS:
            reason = refused.get(variant.name) or refusal(variant, problem, facts, options)
            state = "can run" if reason is None else f"cannot run: {reason}"
            reserved = excluded.get(variant.name) or reservation(variant, options)
            if reason is None and reserved:
                state = f"is not chosen: {reserved}"
            if variant.name == chosen:
                checked = self._self_check is not None and variant.needs
                state = "chosen, passed its self-check" if checked else "chosen"
            lines.append(f"  {variant.name:<11} {state}")
        return "\n".join(lines)


def _typical(dtype: DType, head_dim: int = 64) -> AttentionProblem:
    return AttentionProblem(batch=1, heads=1, q_len=64, k_len=64, head_dim=head_dim, dtype=dtype)
