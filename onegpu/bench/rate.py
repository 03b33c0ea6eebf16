"""The raw rate of a device's matrix hardware: what a kernel on it can reach at best, measured in the same run."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.bench.inputs import WrongResultError
from onegpu.bench.programs import LEFT, RATE, RIGHT, SUBGROUPS
from onegpu.bench.timing import time_calls
from onegpu.commands import CommandEncoder, PreparedDispatch
from onegpu.device import Buffer, Device

__all__ = ["MatrixRate", "Products", "measure_rates"]

#: Workgroups of a call, by kind of device: so many times what fills it that the last of them, which do not fill it,
#: hardly count.
_GROUPS = {"discrete": 16384, "cpu": 64}
_GROUPS_OTHERS = 2048
#: Seconds of wall time that a call takes at least, and times that a product is added at most: every sum is exact
#: in float32, and software drivers leave longer loops early.
_ENOUGH, _MOST = 5e-3, 32768


@dataclass(frozen=True)
class MatrixRate:
    """What was measured for one element type.

    Attributes:
        dtype: of the operands; sums are float32.
        tile: rows, columns and depth of a matrix.
        tflops: multiplications and additions in a second, in 1e12.
        clock: "device" or "wall".
    """

    dtype: str
    tile: int
    tflops: float
    clock: str


class Products:
    """One of the programs on a device, with its buffers.

    Args:
        device: that the program fits.
        spec: of :data:`onegpu.bench.programs.RATE`.
        groups: workgroups of a call.
    """

    def __init__(self, device: Device, spec: KernelSpec, groups: int) -> None:
        assert spec.matrix is not None
        self.device = device
        self._spec, self._groups, self.tile = spec, groups, spec.matrix.m
        # A few ones and minus ones: every product, sum and sum of sums is an integer that float32 holds.
        rng = np.random.default_rng(0)
        self.matrices = rng.integers(-1, 2, (LEFT + RIGHT, self.tile, self.tile)).astype(np.float32)
        self._pipeline = device.pipeline(spec.name, lambda: artifacts.load(spec, device.facts.language))
        self._source = device.upload(_narrow(self.matrices, spec.matrix.element))
        self._target = device.empty((groups * SUBGROUPS, self.tile, self.tile))

    def encode(self, encoder: CommandEncoder, iterations: int) -> None:
        """Record a call that adds each product so often."""
        bound: list[tuple[Buffer, int, int]] = [(each, 0, each.nbytes) for each in (self._source, self._target)]
        params = self._spec.params.pack({"first": 0, "iterations": iterations})
        encoder.add(
            PreparedDispatch(self._pipeline, (self._groups, 1), bound, params),
            [each._live() for each in (self._source, self._target)],
        )

    def run(self, iterations: int) -> float:
        """Run a call once: seconds of wall time."""
        begin = time.perf_counter()
        with self.device.begin_commands() as encoder:
            self.encode(encoder, iterations)
        self.device.wait()
        return time.perf_counter() - begin

    def found(self) -> np.ndarray[Any, Any]:
        """The matrix of each subgroup after the last call."""
        return self._target.to_numpy()

    def expected(self, iterations: int) -> np.ndarray[Any, Any]:
        """What each of them should be."""
        left, right = self.matrices[:LEFT].sum(0), self.matrices[LEFT:].sum(0)
        return np.asarray(iterations * (left @ right))

    def operations(self, iterations: int) -> int:
        """Multiplications and additions of a call."""
        return 2 * self.tile**3 * LEFT * RIGHT * iterations * SUBGROUPS * self._groups

    def release(self) -> None:
        """Give the memory back."""
        self._source.release()
        self._target.release()


def measure_rates(device: Device) -> list[MatrixRate]:
    """The rate of each element type that a device's matrix hardware takes; empty where it has none that fits.

    Raises:
        WrongResultError: if a sum is wrong.
        DeviceError, ShaderError: if the driver fails.
    """
    if device.facts.language not in RATE.languages or not RATE.needs <= device.facts.features:
        return []
    groups = _GROUPS.get(device.facts.kind, _GROUPS_OTHERS)
    rates: dict[str, MatrixRate] = {}
    for spec in RATE.specs():
        if spec.matrix is not None and program_refusal(spec, device.facts) is None:
            rate = _measure(Products(device, spec, groups), spec.matrix.element, spec.matrix.m)
            if rate.dtype not in rates or rate.tflops > rates[rate.dtype].tflops:
                rates[rate.dtype] = rate
    return list(rates.values())


def _measure(products: Products, dtype: str, tile: int) -> MatrixRate:
    try:
        iterations = 16
        while True:
            seconds = min(products.run(iterations) for _ in range(3))  # the first runs are slow
            if not (products.found() == products.expected(iterations)).all():
                raise WrongResultError(f"matrix hardware multiplies {tile} x {tile} matrices of {dtype} wrong")
            if seconds >= _ENOUGH or iterations >= _MOST:
                break
            iterations *= 4
        timing = time_calls(products.device, lambda encoder: products.encode(encoder, iterations))
    finally:
        products.release()
    return MatrixRate(dtype, tile, products.operations(iterations) / timing.median / 1e12, timing.clock)


def _narrow(matrices: np.ndarray[Any, Any], element: str) -> np.ndarray[Any, Any]:
    """Small integers in a type of 16 bits; bfloat16 is the upper half of float32."""
    if element == "bfloat16":
        return (matrices.view(np.uint32) >> 16).astype(np.uint16)
    return matrices.astype(element)
