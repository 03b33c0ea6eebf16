"""Verify, then time: every attention kernel and the unfused chain of some devices, beside whichever peers run
here.
"""

from __future__ import annotations

import datetime
import importlib.util
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.chain import CHAINS
from onegpu.attention.plan import MODES
from onegpu.attention.probe import know_layouts
from onegpu.attention.programs import Family
from onegpu.attention.variants import VARIANTS, Variant, refusal
from onegpu.bench.inputs import WrongResultError, make_inputs, verify
from onegpu.bench.peers.process import PeerProcess
from onegpu.bench.rate import MatrixRate, measure_rates
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing, time_calls

__all__ = ["DTYPES", "TIMED", "Bench", "Run", "Selection", "time_kernel"]

DTYPES = ("float32", "float16", "bfloat16")

#: What is timed on a device.
TIMED: tuple[Family, ...] = (*VARIANTS, *CHAINS)


@dataclass(frozen=True)
class Selection:
    """What is timed.

    Attributes:
        shapes: in order.
        dtypes: element types.
        kernels: names; empty takes all.
        modes: "deterministic", "fast" or both. The unfused chain does not know them and is timed once.
    """

    shapes: Sequence[Shape]
    dtypes: Sequence[str] = DTYPES
    kernels: Sequence[str] = ()
    modes: Sequence[str] = MODES[:1]


@dataclass(frozen=True)
class Run:
    """One kernel, or one of a peer, on one shape.

    Attributes:
        shape: what is computed.
        dtype: element type.
        by: label of the device, or "peer".
        kernel: name of the kernel; of a peer the library, its version and its name.
        mode: "deterministic" or "fast"; "" for a peer.
    """

    shape: Shape
    dtype: str
    by: str
    kernel: str
    mode: str = ""

    def __str__(self) -> str:
        kernel = self.kernel if self.by == "peer" else f"{self.by} {self.kernel}"
        return f"{self.shape.name}, {self.dtype}, {kernel}{' fast' if self.mode == 'fast' else ''}"


def time_kernel(
    kernels: PlannedCalls, shape: Shape, dtype: str, inputs: tuple[Any, Any, Any], mode: str = "deterministic"
) -> tuple[Timing, float]:
    """Verify and time one kernel on one shape: the timing, and the scaled error of the part that was verified.

    Raises:
        WrongResultError: if the result is wrong.
        OneGpuError: as the kernel fails.
    """
    problem = shape.problem(dtype)
    device = kernels.device
    buffers: list[og.Buffer] = []
    try:
        buffers += [device.upload(array) for array in inputs]
        q, k, v = buffers
        o = device.upload(np.full(inputs[0].shape, np.nan, dtype))
        buffers.append(o)

        def encode(encoder: og.CommandEncoder) -> None:
            kernels.encode(encoder, problem, q, k, v, o, mode=mode)

        with device.begin_commands() as encoder:
            encode(encoder)
        error = verify(shape, inputs, o.to_numpy(), kernels.plan(problem, mode=mode).tolerance)
        return time_calls(device, encode), error
    finally:
        for buffer in buffers:
            buffer.release()


@dataclass
class Bench:
    """Runs: first planned, then measured.

    Attributes:
        devices: by label, which is the backend's name, with the device's number if it was given one.
        selection: what is timed.
        peers: that run here.
        runs: what is to be measured, in order.
        left_out: what is not, sentences.
        rates: of the matrix hardware of each device, by label, once they are measured.
    """

    devices: dict[str, og.Device]
    selection: Selection
    peers: Sequence[PeerProcess] = ()
    runs: list[Run] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    rates: dict[str, list[MatrixRate]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for device in self.devices.values():
            know_layouts(device)  # what can run hangs on it
        self._inputs: tuple[Any, Any] = (None, None)
        self._kernels: dict[tuple[str, str], PlannedCalls] = {}
        self._lost: set[str] = set()
        self._warm: set[str] = set()
        dtypes = list(self.selection.dtypes)
        if "bfloat16" in dtypes and importlib.util.find_spec("ml_dtypes") is None:
            dtypes.remove("bfloat16")
            self.left_out.append("bfloat16: NumPy has no such type; pip install ml_dtypes")
        refused: dict[str, int] = {}
        for shape in self.selection.shapes:
            for dtype in dtypes:
                for label, device in self.devices.items():
                    self._plan(shape, dtype, label, device, refused)
                for peer in self.peers:
                    self.runs += [
                        Run(shape, dtype, "peer", f"{peer.peer.name} {peer.version} {kernel}")
                        for kernel in peer.kernels.get(dtype, ())
                    ]
        self.left_out += [
            f"{sentence} ({count} of {len(self.selection.shapes)} shapes)" for sentence, count in refused.items()
        ]

    def _plan(self, shape: Shape, dtype: str, label: str, device: og.Device, refused: dict[str, int]) -> None:
        for family in TIMED:
            runs_here = device.facts.language in family.languages and family.needs <= device.facts.features
            takes = dtype in {each.name for each in family.dtypes}
            if not runs_here or not takes or (self.selection.kernels and family.name not in self.selection.kernels):
                continue
            variant = isinstance(family, Variant)
            if isinstance(family, Variant) and (sentence := refusal(family, shape.problem(dtype), device.facts)):
                sentence = f"{label} {family.name} {dtype}: {sentence}"
                refused[sentence] = refused.get(sentence, 0) + 1
                continue
            for mode in self.selection.modes if variant else self.selection.modes[:1]:
                self.runs.append(Run(shape, dtype, label, family.name, mode))

    def measure_rates(self) -> None:
        """Measure how fast the matrix hardware of each device is."""
        for label, device in self.devices.items():
            self.rates[label] = measure_rates(device)

    def rate(self, device: str, dtype: str) -> float | None:
        """TFLOP/s of the matrix hardware of a device of that name, whoever measured it; "" is any device."""
        for label, rates in self.rates.items():
            if device in ("", self.devices[label].facts.name):
                for rate in rates:
                    if rate.dtype == dtype:
                        return rate.tflops
        return None

    def environment(self, command: str) -> dict[str, Any]:
        """What a number means nothing without."""
        return {
            "date": datetime.date.today().isoformat(),
            "command": command,
            "onegpu": og.__version__,
            "commit": _commit(),
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            "devices": [
                {
                    "backend": label,
                    "name": device.facts.name,
                    "driver": device.facts.driver,
                    "kind": device.facts.kind,
                    "matrix_tflops": {rate.dtype: rate.tflops for rate in self.rates.get(label, [])},
                }
                for label, device in self.devices.items()
            ],
            "peers": [
                {"name": each.peer.name, "version": each.version, "device": each.device, "clock": each.peer.clock}
                for each in self.peers
            ],
        }

    def record(self, run: Run) -> dict[str, Any]:
        """Measure a run: its line of the results.

        It has ``ms`` and more, or ``failed`` or ``skipped``, a sentence.
        """
        record: dict[str, Any] = {"shape": run.shape.name, "dtype": run.dtype, "by": run.by, "kernel": run.kernel}
        if run.by == "peer":
            return record | self._of_peer(run)
        device = self.devices[run.by]
        record |= {"mode": run.mode, "auto": self._auto(run, device)}
        if run.by in self._lost:
            return record | {"skipped": "the device was lost before"}
        try:
            kernels = self._kernels_of(run)
            inputs = self._inputs_of(run)
            if run.by not in self._warm:  # the first calls of a device are slow
                self._warm.add(run.by)
                if device.facts.kind != "cpu":
                    time_kernel(kernels, run.shape, run.dtype, inputs, run.mode)
            timing, error = time_kernel(kernels, run.shape, run.dtype, inputs, run.mode)
        except og.UnsupportedError as refused:
            return record | {"skipped": str(refused).splitlines()[0]}
        except og.OutOfMemoryError as full:
            return record | {"skipped": str(full).splitlines()[0]}
        except og.DeviceLostError as lost:
            self._lost.add(run.by)
            return record | {"failed": f"the device was lost: {str(lost).splitlines()[0]}"}
        except (og.OneGpuError, WrongResultError) as problem:
            return record | {"failed": str(problem).splitlines()[0]}
        return record | self._numbers(run, vars(timing), device.facts.name) | {"error": error}

    def _of_peer(self, run: Run) -> dict[str, Any]:
        name, _, kernel = run.kernel.split()
        peer = next(each for each in self.peers if each.peer.name == name)
        answer = peer.time(run.shape, run.dtype, kernel)
        if "median" not in answer:
            return answer
        error = answer.pop("error")
        return self._numbers(run, answer, peer.device) | {"error": error}

    def _numbers(self, run: Run, timing: dict[str, Any], device: str) -> dict[str, Any]:
        tflops = run.shape.operations / timing["median"] / 1e12
        rate = self.rate(device, run.dtype)
        return {
            "ms": timing["median"] * 1e3,
            "ms_low": timing["low"] * 1e3,
            "ms_high": timing["high"] * 1e3,
            "samples": timing["samples"],
            "clock": timing["clock"],
            "tflops": tflops,
            **({} if rate is None else {"share": tflops / rate}),
        }

    def _auto(self, run: Run, device: og.Device) -> bool:
        """Whether variant="auto" takes the kernel of a run."""
        key = (run.by, "auto")
        if key not in self._kernels:
            self._kernels[key] = og.AttentionKernels(device, self_check=False)
        try:
            return self._kernels[key].plan(run.shape.problem(run.dtype), mode=run.mode).variant == run.kernel
        except og.UnsupportedError:
            return False

    def _kernels_of(self, run: Run) -> PlannedCalls:
        key = (run.by, run.kernel)
        if key not in self._kernels:
            device = self.devices[run.by]
            self._kernels[key] = (
                og.UnfusedAttention(device)
                if run.kernel == "unfused"
                # Without the self-check: a kernel that is wrong is to be seen as such.
                else og.AttentionKernels(device, variant=run.kernel, self_check=False)
            )
        return self._kernels[key]

    def _inputs_of(self, run: Run) -> tuple[Any, Any, Any]:
        key = (run.shape, run.dtype)
        if self._inputs[0] != key:
            self._inputs = (None, None)  # so that two sets are never in memory
            self._inputs = (key, make_inputs(run.shape, run.dtype, np.random.default_rng(0)))
        inputs: tuple[Any, Any, Any] = self._inputs[1]
        return inputs


def _commit() -> str:
    """The commit of a checkout of the project; "unknown" where the package was installed."""
    root = Path(__file__).parents[2]
    if not (root / ".git").exists():
        return "unknown"
    command = ["git", "describe", "--always", "--dirty"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, cwd=root).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
