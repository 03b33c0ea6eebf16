"""Trust, but verify on the user's own device: which kernels give right answers there.

A kernel that needs an optional feature of the device, such as exchanging values between threads, answers a few small
problems (:mod:`onegpu.attention.known_answers`) before it is chosen for the first time. One that is wrong is refused
like any other that cannot run, so that the next in the order of preference takes its calls. What was found is kept for
later runs (:mod:`onegpu.attention.verdicts`) as long as device, driver, library and kernel stay the same.

Each program is judged by itself, so the choice still depends on device, element type and head dimension alone.
"""

from __future__ import annotations

import dataclasses
import logging
import os
import threading
import time
import warnings
import weakref
from collections.abc import Iterator
from functools import cached_property

from onegpu.artifacts import KernelSpec
from onegpu.attention.options import Options
from onegpu.attention.plan import choose
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.tuning import preference
from onegpu.attention.variants import VARIANTS, Variant, find, refusal, reservation
from onegpu.attention.verdicts import LOST, PASSED, WRONG, Verdict, VerdictFile
from onegpu.backends.base import DeviceFacts
from onegpu.device import Device
from onegpu.dtypes import DType
from onegpu.errors import (
    DeviceClosedError,
    DeviceError,
    DeviceLostError,
    OutOfMemoryError,
    SelfCheckWarning,
    ShaderError,
)
from onegpu.waiting import Steps, finish

__all__ = ["Checked", "SelfCheck", "checked_kernels", "stored_failures"]

_log = logging.getLogger("onegpu")

#: (device, program) of each warning that this process has given.
_told: set[tuple[str, str]] = set()


@dataclasses.dataclass(frozen=True)
class Checked:
    """A kernel that is to be checked before use: a variant for an element type and a padded head dimension."""

    variant: Variant
    dtype: DType
    head_dim: int

    def spec(self, facts: DeviceFacts) -> KernelSpec:
        """Its program on a device."""
        return self.variant.schedules_of(self.dtype, self.head_dim, facts)[0].spec

    def schedules(self, facts: DeviceFacts, others: bool) -> list[tuple[int, str]]:
        """Numbers and modes of its first program, or of those beside it if there are any."""
        found = self.variant.schedules_of(self.dtype, self.head_dim, facts)
        numbers = [(n, "fast" if schedule.fast else "deterministic") for n, schedule in enumerate(found)]
        return numbers[1:] if others and len(numbers) > 1 else numbers[:1]

    def built(self, facts: DeviceFacts, file: VerdictFile) -> str:
        """A hash of all programs that its check runs."""
        return file.built(tuple(self.variant.programs_of(self.dtype, self.head_dim, facts)))


def checked_kernels(facts: DeviceFacts) -> Iterator[Checked]:
    """The kernels of a device that are checked before use."""
    for variant in VARIANTS:
        if facts.language in variant.languages and variant.needs and variant.needs <= facts.features:
            for dtype in variant.dtypes:
                for head_dim in variant.head_dims:
                    problem = AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=head_dim, dtype=dtype)
                    if refusal(variant, problem, facts) is None:
                        yield Checked(variant, dtype, head_dim)


def stored_failures(facts: DeviceFacts) -> dict[str, str]:
    """What is kept of a device's kernels that were checked: by program name why it is not used, or "" if it passed."""
    file = VerdictFile(facts)
    verdicts = file.read()
    found = {}
    for kernel in checked_kernels(facts):
        name = kernel.spec(facts).name
        verdict = verdicts.get(name)
        if verdict is not None and verdict.built == kernel.built(facts, file):
            failure = verdict.failure()
            if failure is not None:
                found[name] = failure
    return found


class SelfCheck:
    """The verdicts on the kernels of one device. Threads may share it: each check runs once."""

    def __init__(self, device: Device) -> None:
        self._weak = weakref.ref(device)  # which keeps this object: a cycle would keep its memory until it is collected
        self._lock = threading.RLock()
        #: By program name why it is not used, "" if it passed.
        self._known: dict[str, str] = {}

    @staticmethod
    def of(device: Device, wanted: bool | None) -> SelfCheck | None:
        """The one of a device, which all its kernels share; None where nothing is to be checked.

        Args:
            device: a device.
            wanted: None asks the environment variable ``ONEGPU_SELF_CHECK``; the check is on if that is not set.
        """
        if wanted is None:
            wanted = os.environ.get("ONEGPU_SELF_CHECK", "1") not in ("", "0")
        facts = device.facts
        checked = any(variant.needs and facts.language in variant.languages for variant in VARIANTS)
        if not wanted or not checked or facts.backend == "null":  # which computes nothing
            return None
        shared: SelfCheck = device.operators.setdefault("attention self-check", SelfCheck(device))
        return shared

    @property
    def _device(self) -> Device:
        device = self._weak()
        assert device is not None, "whoever calls has it"
        return device

    @cached_property
    def _file(self) -> VerdictFile:
        return VerdictFile(self._device.facts)

    @cached_property
    def _stored(self) -> dict[str, Verdict]:
        return self._file.read()

    def settle(self, problem: AttentionProblem, options: Options) -> Options:
        """:meth:`settling`, waiting in place."""
        return finish(self.settling(problem, options))

    def settling(self, problem: AttentionProblem, options: Options) -> Steps[Options]:
        """Options in which every kernel that fails and would be chosen for a problem is among the failed ones.

        It checks what has to be checked, and waits for that. It warns, once, of a kernel that is passed over.

        Raises:
            UnsupportedError: as :func:`onegpu.attention.plan.choose`, if no other kernel takes the problem.
            DeviceLostError: if the device is lost in a check. The next one is spared that kernel.
        """
        facts = self._device.facts
        with self._lock:
            while True:
                failed = {name: failure for name, failure in self._known.items() if failure}
                options = dataclasses.replace(options, failed=failed)
                variant, _ = choose(problem, facts, options)
                if not variant.needs:
                    break
                kernel = Checked(variant, problem.dtype, variant.padded(problem.head_dim))
                if not (yield from self._failure(kernel)):
                    break
        if failed and options.variant == "auto":
            self._warn(problem, options, variant)
        return options

    def check(self, kernel: Checked) -> Verdict:
        """:meth:`checking`, waiting in place."""
        return finish(self.checking(kernel))

    def checking(self, kernel: Checked) -> Steps[Verdict]:
        """Check a kernel now, whatever is kept of it, and keep what is found.

        Raises:
            DeviceLostError, OutOfMemoryError: if the device fails in a way that says nothing of the kernel.
        """
        from onegpu.attention.kernels import AttentionKernels  # which uses this module
        from onegpu.attention.known_answers import first_fault

        device = self._device
        name, built = kernel.spec(device.facts).name, kernel.built(device.facts, self._file)
        begin = time.perf_counter()
        verdict: Verdict | None = None
        with self._lock:
            self._file.begin(name, built)
            try:
                complaint = yield from first_fault(
                    lambda known: (
                        (
                            AttentionKernels(
                                device,
                                variant=kernel.variant.name,
                                parts=known.parts,
                                schedule=schedule,
                                self_check=False,
                            ),
                            mode,
                        )
                        for schedule, mode in kernel.schedules(device.facts, known.others)
                    ),
                    kernel.dtype,
                    kernel.head_dim,
                )
                verdict = Verdict(WRONG if complaint else PASSED, complaint, built, time.time())
            except DeviceLostError as error:
                verdict = Verdict(LOST, "the device was lost in its self-check", built, time.time())
                raise DeviceLostError(
                    f"{device.facts.name} was lost in the self-check of the kernel {name}. Open a new device: the "
                    f"kernel is left out there for a day ({error})"
                ) from error
            except (DeviceClosedError, OutOfMemoryError):
                raise
            except (DeviceError, ShaderError) as error:
                verdict = Verdict(WRONG, f"the driver failed: {str(error).splitlines()[0]}", built, time.time())
            finally:  # also when the user interrupts it
                self._file.end(name, verdict)
            self._known[name] = verdict.complaint
        seconds = time.perf_counter() - begin
        _log.info("self-check of %s on %s: %s in %.2f s", name, device.facts.name, verdict.state, seconds)
        return verdict

    def _failure(self, kernel: Checked) -> Steps[str]:
        name = kernel.spec(self._device.facts).name
        failure = self._known.get(name)
        if failure is None:
            stored = self._stored.get(name)
            if stored is not None and stored.built == kernel.built(self._device.facts, self._file):
                failure = stored.failure()
            if failure is None:
                failure = (yield from self.checking(kernel)).complaint
            self._known[name] = failure
        return failure

    def _warn(self, problem: AttentionProblem, options: Options, chosen: Variant) -> None:
        """Say, once in a process, which kernels would have been chosen and are not."""
        facts = self._device.facts
        without = dataclasses.replace(options, failed={})
        for name in preference(facts, problem.dtype, problem.head_dim, options.tuned).order:
            variant = find(name)
            if name == chosen.name or variant is None:
                return
            if refusal(variant, problem, facts, without) or reservation(variant, options):
                continue  # it would not have been chosen anyway
            kernel = variant.spec_for(problem, facts).name
            key = (str(self._file.device), kernel)
            if kernel not in options.failed or key in _told:
                continue
            _told.add(key)
            largest = variant.padded(problem.head_dim)
            smaller = max((dim for dim in variant.head_dims if dim < largest), default=0)
            warnings.warn(
                f"onegpu passes over its kernel {name!r} for {problem.dtype} and a head_dim of {smaller + 1} to "
                f"{largest} on {facts.name} ({facts.backend}, driver {facts.driver or 'unknown'}): "
                f"{options.failed[kernel]}. {chosen.name!r} takes these calls instead, perhaps more slowly. Please "
                f"report it with the files that 'python -m onegpu check --device {facts.backend}' writes.",
                SelfCheckWarning,
                stacklevel=2,
            )
