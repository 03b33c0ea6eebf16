"""Devices for the tests: every backend that opens on this machine."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import onegpu as og
from onegpu import backends
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.probe import know_layouts
from onegpu.attention.variants import VARIANTS, Variant, find
from onegpu.dtypes import DTYPES, FLOAT16, FLOAT32


def _available() -> tuple[dict[str, og.DeviceFacts], dict[str, str]]:
    found: dict[str, og.DeviceFacts] = {}
    missing: dict[str, str] = {}
    for name in backends.installed():
        try:
            found[name] = og.list_devices(name)[0]
            if found[name].matrices:  # where their elements lie is known of an open device only
                with og.open_device(name) as device:
                    found[name] = know_layouts(device)
        except og.DriverMissingError as error:
            missing[name] = str(error)
    return found, missing


DEVICES, MISSING = _available()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--matrix-layout",
        metavar="NAME",
        help="let devices know this layout of matrices alone, of those that they have (onegpu/attention/layouts.py)",
    )


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--matrix-layout")
    for name, facts in DEVICES.items():
        if wanted is not None and facts.matrices:
            left = frozenset(each for each in facts.matrix_layouts if each[1] == wanted)
            if not left:
                raise pytest.UsageError(f"{name} has no matrices that lie as {wanted!r}: {facts.matrix_layouts}")
            DEVICES[name] = replace(facts, matrix_layouts=left)


#: (backend, variant) of every kernel that can run here.
KERNELS = [
    (name, variant)
    for name, facts in DEVICES.items()
    for variant in VARIANTS
    if facts.language in variant.languages and variant.needs <= facts.features
]

#: (backend, name) of all that computes attention here: each kernel, and the unfused chain, which every device can run.
ALL_KERNELS = [*((name, variant.name) for name, variant in KERNELS), *((name, "unfused") for name in DEVICES)]


#: Backends on a software driver, which share it and differ in the language of their programs. Not kompute: it runs
#: those of vulkan, in an environment and a test run of its own.
SOFTWARE = [name for name, facts in DEVICES.items() if facts.kind == "cpu" and name not in ("cpu", "kompute")]
_PLACES = {variant.name: place for place, variant in enumerate(VARIANTS)}


def in_turn(backend: str, variant: str, *places: int) -> list[pytest.MarkDecorator]:
    """The marks of a test on a backend: in quick runs the backends on a software driver take turns, and those whose
    turn it is not are slow. GPUs and NumPy take every one.

    Args:
        backend: where the test runs.
        variant: whose test it is; backends that do not have it take no turn. "" or "unfused" is on all of them.
        places: of each other parameter in its list: neighbours in any of the lists are another backend's.
    """
    if backend not in SOFTWARE:
        return []
    sharing = [name for name in SOFTWARE if variant not in _PLACES or (name, variant) in ALL_KERNELS]
    turn = _PLACES.get(variant, len(_PLACES)) + sum(places)
    return [] if sharing[turn % len(sharing)] == backend else [pytest.mark.slow]


@pytest.hookimpl(tryfirst=True)  # before the slow ones are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """``@pytest.mark.in_turn``: :func:`in_turn` for a test with a parameter ``kernel`` or ``backend``; with ``always``,
    in every run. And "matrix" for the kernels on matrix hardware, which `make test-park` runs on a driver that has it.
    """
    for item in list(items):
        called = getattr(item, "callspec", None)
        multiplies = next(filter(None, map(on_matrix_hardware, called.params.values())), None) if called else None
        if called is not None and multiplies is not None:
            item.add_marker("matrix")
            # A test that names no element type computes in float32, if it is not marked, and each kernel takes some.
            named = {str(getattr(value, "name", value)) for value in called.params.values()} & {*DTYPES}
            unnamed = (FLOAT32 if item.get_closest_marker("in_half") is None else FLOAT16).name
            if not (named or {unnamed}) & {dtype.name for dtype in multiplies.dtypes}:
                items.remove(item)
                item.config.hook.pytest_deselected(items=[item])
        turns = item.get_closest_marker("in_turn")
        if turns is not None:
            assert isinstance(item, pytest.Function)
            given: dict[str, Any] = item.callspec.params
            backend, variant = given["kernel"] if "kernel" in given else (given["backend"], "")
            places = [_place(mark, given) for mark in item.iter_markers("parametrize")]
            marks = in_turn(backend, getattr(variant, "name", variant), *places)
            if marks and turns.kwargs.get("always"):
                items.remove(item)
                item.config.hook.pytest_deselected(items=[item])
            for mark in marks:
                item.add_marker(mark)


def pytest_collection_finish() -> None:
    """The garbage collector need not look through many thousand tests again and again."""
    gc.collect()
    gc.freeze()


def _place(parametrize: pytest.Mark, given: dict[str, Any]) -> int:
    """Where in its list the parameters of a test lie; 0 for the backend or kernel itself."""
    names, values = parametrize.args
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    if names in (["kernel"], ["backend"]):
        return 0
    wanted = tuple(given[name] for name in names)
    listed = [getattr(value, "values", value) for value in values]  # those with marks or names are wrapped
    return [tuple(each) if isinstance(each, (list, tuple)) else (each,) for each in listed].index(wanted)


def pytest_report_header() -> list[str]:
    """Say which devices are tested, and why others are not."""
    lines = [f"device {name}: {facts.name} ({facts.driver})" for name, facts in DEVICES.items()]
    return lines + [f"no device {name}: {reason}" for name, reason in MISSING.items()]


def on_matrix_hardware(parameter: object) -> Variant | None:
    """The variant, if a parameter of a test is a pair of a backend and one, or its name, that multiplies matrices."""
    if not isinstance(parameter, tuple) or len(parameter) != 2:
        return None
    variant = find(parameter[1]) if isinstance(parameter[1], str) else parameter[1]
    return variant if isinstance(variant, Variant) and _multiplies(variant) else None


@cache
def _multiplies(variant: Variant) -> bool:
    return any(spec.matrix is not None for spec in variant.specs())


_open: dict[str, og.Device] = {}


def device_of(name: str) -> og.Device:
    """An open device of a backend, shared by the whole run."""
    if name not in _open:
        _open[name] = open_as_shared(name)
    return _open[name]


def open_as_shared(name: str, **options: Any) -> og.Device:
    """A device of its own, to be closed, that knows the layouts of matrices that the shared one knows."""
    device = og.open_device(name, **options)
    if know_layouts(device).matrix_layouts:
        device.facts = replace(device.facts, matrix_layouts=DEVICES[name].matrix_layouts)
    return device


_kernels: dict[tuple[str, str, int | None], PlannedCalls] = {}


def kernels_of(name: str, variant: str, schedule: int | None = None) -> PlannedCalls:
    """The kernels of one variant on a backend, or "unfused", shared by the whole run."""
    if (name, variant, schedule) not in _kernels:
        device = device_of(name)
        _kernels[name, variant, schedule] = (
            og.UnfusedAttention(device)
            if variant == "unfused"
            # Without the self-check: what is wrong shall be seen as it is, and these tests see more.
            else og.AttentionKernels(device, variant=variant, schedule=schedule, self_check=False)
        )
    return _kernels[name, variant, schedule]


def kernel_id(kernel: tuple[str, Variant]) -> str:
    """A test's name for a (backend, variant) pair."""
    return f"{kernel[0]}-{kernel[1].name}"


@pytest.fixture(params=DEVICES)
def device(request: pytest.FixtureRequest) -> og.Device:
    """Each device of this machine."""
    return device_of(request.param)


@pytest.fixture(params=ALL_KERNELS, ids="-".join)
def kernels(request: pytest.FixtureRequest) -> PlannedCalls:
    """Each variant, and the unfused chain, on each device of this machine."""
    return kernels_of(*request.param)


@pytest.fixture(scope="session", autouse=True)
def _close_devices() -> Iterator[None]:
    yield
    said: list[str] = []
    for opened in _open.values():
        opened.close()
        said += getattr(opened.backend, "validation_messages", [])
    _open.clear()
    assert said == []  # where ONEGPU_VULKAN_VALIDATION loads the layer
