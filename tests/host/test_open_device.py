"""Which device is opened, why, and what is said when none is."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import onegpu as og
from onegpu import DeviceError, DeviceFacts, DriverMissingError, OneGpuError, ProblemError, backends
from onegpu import device as device_module
from onegpu.backends.null import NullBackend

Install = Callable[..., ModuleType]


class Driver(ModuleType):
    """A backend's module with devices of given kinds, or an error in their place."""

    def __init__(self, name: str, *kinds: str, listing: OneGpuError | None = None, opening: Any = None) -> None:
        super().__init__(name)
        self.short = name
        self.kinds = kinds
        self.listing = listing
        self.opening = opening
        self.opened: list[tuple[int | None, dict[str, Any]]] = []

    def facts_of(self, number: int) -> DeviceFacts:
        language = "numpy" if self.short == "cpu" else "wgsl"
        return DeviceFacts(self.short, f"{self.short} device {number}", language, kind=self.kinds[number])

    def list_devices(self) -> list[DeviceFacts]:
        if self.listing is not None:
            raise self.listing
        return [self.facts_of(number) for number in range(len(self.kinds))]

    def open_backend(self, index: int | None = None, **options: Any) -> NullBackend:
        self.opened.append((index, options))
        if self.opening is not None:
            raise self.opening
        backend = NullBackend()
        backend.facts = self.facts_of(index or 0)
        return backend


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts drivers in the place of the backends that are asked in turn."""
    monkeypatch.delenv("ONEGPU_DEVICE", raising=False)
    monkeypatch.setattr(device_module, "_told", False)

    def put(*drivers: Driver) -> None:
        names = tuple(driver.short for driver in drivers)
        monkeypatch.setattr(backends, "NAMES", names)
        monkeypatch.setattr(backends, "AUTOMATIC", names)
        for driver in drivers:
            monkeypatch.setitem(sys.modules, f"onegpu.backends.{driver.short}", driver)

    return put


def cpu_driver() -> Driver:
    return Driver("cpu", "cpu")


def missing(name: str) -> Driver:
    return Driver(name, listing=DriverMissingError(f"no {name} here"))


# --- the order


def test_the_names_and_their_order() -> None:
    assert backends.AUTOMATIC == ("vulkan", "wgpu", "cpu")
    assert set(backends.AUTOMATIC) < set(backends.NAMES)
    assert "null" in set(backends.NAMES) - set(backends.AUTOMATIC)  # it computes nothing: by name alone


def test_the_first_hardware_that_answers_is_taken(install: Callable[..., None]) -> None:
    first, second = Driver("vulkan", "integrated"), Driver("wgpu", "discrete")
    install(first, second, cpu_driver())
    device = og.open_device()
    assert device.facts.name == "vulkan device 0"
    assert device.reason == "vulkan was the first that answered"
    assert second.opened == []


@pytest.mark.parametrize(
    ("kinds", "index"),
    [
        (("integrated", "discrete"), 1),
        (("cpu", "virtual", "integrated"), 2),
        (("unknown", "virtual"), 1),
        (("cpu", "unknown"), 1),
        (("discrete", "discrete"), 0),
    ],
    ids=str,
)
def test_the_best_kind_of_a_backend_is_taken(install: Callable[..., None], kinds: tuple[str, ...], index: int) -> None:
    driver = Driver("vulkan", *kinds)
    install(driver, cpu_driver())
    assert og.open_device().facts.name == f"vulkan device {index}"
    assert driver.opened == [(index, {})]


def test_software_drivers_are_passed_over(install: Callable[..., None]) -> None:
    """Mesa's lavapipe answers on machines without a GPU, and NumPy is faster than it."""
    software = Driver("vulkan", "cpu")
    install(software, Driver("wgpu", "cpu", "cpu"), cpu_driver())
    device = og.open_device()
    assert device.facts.backend == "cpu"
    assert device.reason == (
        "vulkan has no hardware device; wgpu has no hardware device; cpu was the first that answered"
    )
    assert software.opened == []


def test_a_software_driver_is_opened_by_name(install: Callable[..., None]) -> None:
    install(Driver("vulkan", "cpu"), cpu_driver())
    device = og.open_device("vulkan")
    assert device.facts.software
    assert device.reason == "asked for by name"


def test_missing_and_failing_drivers_are_told_in_the_reason(install: Callable[..., None]) -> None:
    install(missing("vulkan"), Driver("wgpu", "discrete", opening=DeviceError("it broke")), cpu_driver())
    device = og.open_device()
    assert device.facts.backend == "cpu"
    assert device.reason == (
        "vulkan is missing (no vulkan here); wgpu failed (it broke); cpu was the first that answered"
    )


def test_nothing_at_all_is_an_error_with_every_reason(install: Callable[..., None]) -> None:
    install(missing("vulkan"), Driver("wgpu", "cpu"), Driver("cpu", "cpu", opening=DeviceError("no NumPy")))
    with pytest.raises(DeviceError) as caught:
        og.open_device()
    assert str(caught.value) == (
        "no device could be opened: vulkan is missing (no vulkan here); wgpu has no hardware device; "
        "cpu failed (no NumPy)"
    )


def test_options_reach_the_backend_that_has_them(install: Callable[..., None]) -> None:
    broken, wgpu = Driver("vulkan", "discrete", opening=DeviceError("no")), Driver("wgpu", "discrete")
    install(broken, wgpu, cpu_driver())
    og.open_device(validation=True)
    assert broken.opened == [(0, {"validation": True})]
    assert wgpu.opened == [(0, {})]


# --- what is told


def records(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    return [(record.levelno, record.getMessage()) for record in caplog.records if record.name == "onegpu"]


def test_the_fallback_is_a_warning_told_once(install: Callable[..., None], caplog: pytest.LogCaptureFixture) -> None:
    install(missing("vulkan"), missing("wgpu"), cpu_driver())
    with caplog.at_level(logging.INFO, "onegpu"):
        og.open_device()
        og.open_device()
    reason = "vulkan is missing (no vulkan here); wgpu is missing (no wgpu here); cpu was the first that answered"
    assert records(caplog) == [(logging.WARNING, f"onegpu uses cpu: cpu device 0 ({reason})")]


def test_hardware_is_told_once_for_those_who_listen(
    install: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    install(Driver("vulkan", "discrete"), cpu_driver())
    with caplog.at_level(logging.INFO, "onegpu"):
        og.open_device()
        og.open_device("cpu")
    assert records(caplog) == [
        (logging.INFO, "onegpu uses vulkan: vulkan device 0 (vulkan was the first that answered)")
    ]


@pytest.mark.parametrize("name", ["cpu", "vulkan"])
def test_a_device_asked_for_is_no_warning(
    install: Callable[..., None], caplog: pytest.LogCaptureFixture, name: str
) -> None:
    install(Driver("vulkan", "cpu"), cpu_driver())
    with caplog.at_level(logging.INFO, "onegpu"):
        og.open_device(name)
    assert records(caplog) == [(logging.INFO, f"onegpu uses {name}: {name} device 0 (asked for by name)")]


# --- names


def test_a_number_picks_one_of_several(install: Callable[..., None]) -> None:
    driver = Driver("vulkan", "discrete", "cpu")
    install(driver, cpu_driver())
    assert og.open_device("vulkan:1").facts.name == "vulkan device 1"
    og.open_device("vulkan")
    assert driver.opened == [(1, {}), (None, {})]


@pytest.mark.parametrize("value", ["vulkan:1", "cpu"])
def test_the_environment_names_a_device(
    install: Callable[..., None], monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    install(Driver("vulkan", "integrated", "discrete"), cpu_driver())
    monkeypatch.setenv("ONEGPU_DEVICE", value)
    device = og.open_device()
    assert device.facts.backend == value.partition(":")[0]
    assert device.reason == "asked for by the environment variable ONEGPU_DEVICE"


def test_an_argument_goes_before_the_environment(install: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    install(Driver("vulkan", "discrete"), cpu_driver())
    monkeypatch.setenv("ONEGPU_DEVICE", "vulkan")
    assert og.open_device("cpu").facts.backend == "cpu"


def test_an_empty_environment_variable_is_none(install: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    install(Driver("vulkan", "discrete"), cpu_driver())
    monkeypatch.setenv("ONEGPU_DEVICE", "")
    assert og.open_device().facts.backend == "vulkan"


@pytest.mark.parametrize("name", ["cuda", "CPU", "vulkan0", ":0", "cpu 0", "base", "os"])
def test_unknown_backends_are_refused_with_the_known(name: str) -> None:
    backend = name.partition(":")[0]
    with pytest.raises(ProblemError) as caught:
        og.open_device(name)
    assert str(caught.value) == f"there is no backend {backend!r}; there are {', '.join(backends.NAMES)}"


def test_the_environment_is_checked_like_an_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEGPU_DEVICE", "cuda")
    with pytest.raises(ProblemError, match="there is no backend 'cuda'"):
        og.open_device()


@pytest.mark.parametrize("name", ["vulkan:x", "cpu:-1", "cpu:1.0", "wgpu:0:1", "cpu: 0"])
def test_a_number_must_be_one(name: str) -> None:
    with pytest.raises(ProblemError) as caught:
        og.open_device(name)
    assert str(caught.value) == f"device is {name!r}; write a backend and a number, for example 'vulkan:0'"


@pytest.mark.parametrize("index", [1, 7])
def test_a_number_out_of_range(index: int) -> None:
    with pytest.raises(ProblemError) as caught:
        og.open_device(f"cpu:{index}")
    assert str(caught.value) == f"device 'cpu:{index}' was asked for; there is only 'cpu:0'"


def test_the_cpu_and_the_null_device_open_anywhere() -> None:
    for name in ("cpu", "cpu:0", "null"):
        with og.open_device(name) as device:
            assert device.facts.backend == name.partition(":")[0]
            assert repr(device) == f"<onegpu.Device {device.facts.backend}: {device.facts.name}>"


# --- list_devices


def test_list_devices_skips_what_is_missing(install: Callable[..., None]) -> None:
    install(missing("vulkan"), Driver("wgpu", "discrete", "cpu"), cpu_driver())
    assert [facts.name for facts in og.list_devices()] == ["wgpu device 0", "wgpu device 1", "cpu device 0"]


def test_list_devices_of_one_backend(install: Callable[..., None]) -> None:
    install(missing("vulkan"), Driver("wgpu", "discrete"), cpu_driver())
    assert [facts.name for facts in og.list_devices("wgpu")] == ["wgpu device 0"]
    with pytest.raises(DriverMissingError, match="no vulkan here"):
        og.list_devices("vulkan")


def test_list_devices_skips_a_driver_that_is_broken(install: Callable[..., None]) -> None:
    """open_device() passed over a driver that fails; the list of all devices stopped at it."""
    install(Driver("vulkan", listing=DeviceError("broken")), Driver("wgpu", "discrete"), cpu_driver())
    assert og.open_device().facts.backend == "wgpu"
    assert [facts.backend for facts in og.list_devices()] == ["wgpu", "cpu"]


def test_list_devices_knows_the_cpu_and_no_null_device() -> None:
    (facts,) = og.list_devices("cpu")
    assert (facts.backend, facts.kind, facts.language) == ("cpu", "cpu", "numpy")
    assert og.list_devices("null") == []
    with pytest.raises(ProblemError, match="there is no backend 'opencl'"):
        og.list_devices("opencl")


def test_facts_are_values() -> None:
    one = DeviceFacts("vulkan", "a GPU", "spirv", details={"uuid": "1"})
    assert one == DeviceFacts("vulkan", "a GPU", "spirv")
    assert hash(one) == hash(DeviceFacts("vulkan", "a GPU", "spirv"))
    assert one != DeviceFacts("vulkan", "a GPU", "spirv", max_groups=1)
