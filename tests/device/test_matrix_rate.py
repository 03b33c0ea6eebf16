"""The kernel that measures the raw rate of matrix hardware computes what it says, and its rate is a number."""

from __future__ import annotations

import os

import numpy as np
import pytest

import onegpu as og
from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.bench.programs import RATE, SUBGROUPS
from onegpu.bench.rate import Products, measure_rates
from onegpu.errors import DriverMissingError

pytestmark = pytest.mark.matrix

try:
    FACTS = og.list_devices("vulkan")[0]
except DriverMissingError as missing:
    pytest.skip(f"no Vulkan: {missing}", allow_module_level=True)
SPECS = [spec for spec in RATE.specs() if program_refusal(spec, FACTS) is None]


def test_the_park_has_a_size_that_is_built() -> None:
    if "ONEGPU_PARK_DRIVER" in os.environ:
        assert SPECS
    if not FACTS.matrices:
        with og.open_device("vulkan") as device:
            assert measure_rates(device) == []


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
@pytest.mark.parametrize("iterations", [0, 1, 100])
def test_sums_of_products(spec: KernelSpec, iterations: int) -> None:
    with og.open_device("vulkan") as device:
        products = Products(device, spec, 3)
        assert products.run(iterations) > 0
        found = products.found()
        assert found.shape == (3 * SUBGROUPS, products.tile, products.tile)
        np.testing.assert_array_equal(found, np.broadcast_to(products.expected(iterations), found.shape))
        assert products.expected(100).any()
        assert products.operations(2) == 2 * products.operations(1) > 0
        products.release()


@pytest.mark.skipif(not SPECS, reason="no matrix hardware; `make test-park` has some")
def test_a_rate() -> None:
    with og.open_device("vulkan") as device:
        rates = measure_rates(device)
        assert {rate.dtype for rate in rates} == {spec.matrix.element for spec in SPECS if spec.matrix is not None}
        for rate in rates:
            assert rate.tflops > 0
            assert rate.clock == ("device" if "timestamps" in device.facts.features else "wall")
