"""Every kernel on matrix hardware, compiled by the park's drivers: matrix instructions are there, spills are not.

`make test-park` unpacks the park and runs this. What is held against a kernel is held against small ones first, of
which it is known what a driver makes of them.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import build
import pytest
from multiply import multiply
from park.drivers import DRIVERS, HARDWARE, VARIABLE, Driver, park

from onegpu import DeviceFacts, artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.attention.plan import MANY_RANGES, ONE_RANGE, TO_SCRATCH
from onegpu.backends.base import KernelCode, MatrixShape
from onegpu.backends.vulkan_programs import spills

PARK = park()
if PARK is None:
    pytest.skip(f"no park: `make test-park` unpacks one and names it in {VARIABLE}", allow_module_level=True)

ROOT = Path(__file__).parents[2]
#: Kernels of the package on matrix hardware.
SPECS = [spec for spec in build.specs().values() if spec.matrix is not None]
SIXTEEN = MatrixShape(16, 16, 16, "float16", "float32")


def programs_of(spec: KernelSpec) -> list[KernelCode]:
    """A kernel with each set of constants that plans give it."""
    code = artifacts.load(spec, "spirv").code
    assert isinstance(code, bytes)
    sets: list[tuple[int, ...]] = [()]
    if has_constants(code):
        sets = [(ONE_RANGE,), (MANY_RANGES,), (TO_SCRATCH,)]
    return [artifacts.load(spec, "spirv", constants) for constants in sets]


def has_constants(spirv: bytes) -> bool:
    """Whether SPIR-V has specialisation constants: an OpDecorate (71) with the decoration SpecId (1)."""
    words = memoryview(spirv).cast("I")
    at = 5
    while at < len(words):
        count, operation = words[at] >> 16, words[at] & 0xFFFF
        if operation == 71 and words[at + 2] == 1:
            return True
        at += max(count, 1)
    return False


#: Kernels of which it is known what becomes of them. 40 sums of 16 x 16 are 10240 floats, and no GPU has registers for
#: more than 8192 in a subgroup of 32 threads.
KNOWN = {
    "good": multiply(SIXTEEN, 32),
    "plain": multiply(SIXTEEN, 32, plain=True),
    "spilling": multiply(SIXTEEN, 32, tiles=40),
    "brain": multiply(dataclasses.replace(SIXTEEN, element="bfloat16"), 32),
}


@dataclasses.dataclass(frozen=True)
class Told:
    """What a driver says: of its device, of each kernel by name, and the validation layer of all of it."""

    facts: DeviceFacts
    kernels: dict[str, dict[str, Any]]
    messages: list[str]


def compile_on(driver: Driver, kernels: list[KernelCode]) -> Told:
    """Compile kernels in a process of its own. A driver that crashes fails the test that asked for it."""
    assert PARK is not None
    with tempfile.TemporaryDirectory() as folder:
        jobs = []
        for number, kernel in enumerate(kernels):
            assert isinstance(kernel.code, bytes)
            path = Path(folder) / f"{number}.spv"
            path.write_bytes(kernel.code)
            jobs.append({**vars(kernel), "code": str(path)})
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        done = subprocess.run(
            driver.command(PARK, str(Path(__file__).with_name("compile.py"))),
            env={**driver.environment(PARK), "PYTHONPATH": os.pathsep.join(paths), "ONEGPU_CACHE": ""},
            input=json.dumps(jobs),
            capture_output=True,
            text=True,
            timeout=1800,
        )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    reached = kernels[len(lines) - 1].name if 0 < len(lines) <= len(kernels) else "the device"
    assert done.returncode == 0, f"{driver.name} ended with {done.returncode} at {reached}: {done.stderr[-2000:]}"
    plain = lines[0]
    shapes = frozenset(MatrixShape(**shape) for shape in plain["matrices"])
    facts = DeviceFacts(**{**plain, "features": frozenset(plain["features"]), "matrices": shapes})
    return Told(facts, dict(zip([kernel.name for kernel in kernels], lines[1:-1], strict=True)), lines[-1])


@functools.cache
def known(driver: Driver) -> Told:
    kernels = [kernel for name, kernel in KNOWN.items() if name != "brain" or takes_brain(driver)]
    return compile_on(driver, kernels)


@functools.cache
def shipped(driver: Driver) -> Told:
    return compile_on(driver, [kernel for spec in specs_of(driver) for kernel in programs_of(spec)])


def takes_brain(driver: Driver) -> bool:
    return any(shape.element == "bfloat16" for shape in driver.shapes)


def specs_of(driver: Driver) -> list[KernelSpec]:
    """Kernels of the package whose matrices a driver lists, and that fit it otherwise."""
    return [spec for spec in SPECS if spec.matrix in driver.shapes and fits(spec, driver)]


def fits(spec: KernelSpec, driver: Driver) -> bool:
    return program_refusal(spec, known(driver).facts) is None


def complaints(driver: Driver, told: dict[str, Any]) -> list[str]:
    """What is wrong with a compiled kernel, sentences."""
    if told["error"]:
        return [told["error"]]
    found = spills(told["statistics"])
    wrong = [f"{name} is {value}" for name, value in found.items() if value]
    if not found:
        wrong.append(f"no statistic of {driver.name} tells of spills; there are {', '.join(told['statistics'])}")
    if driver.instruction not in told["assembly"]:
        wrong.append(f"its assembly of {len(told['assembly'])} characters has no {driver.instruction}")
    return wrong


def check(driver: Driver, kernel: str) -> list[str]:
    return complaints(driver, known(driver).kernels[KNOWN[kernel].name])


on_hardware = pytest.mark.parametrize("driver", HARDWARE, ids=lambda driver: driver.name)


@pytest.mark.parametrize("driver", DRIVERS.values(), ids=DRIVERS)
def test_what_a_driver_lists(driver: Driver) -> None:
    facts = (known(driver) if driver.shim else compile_on(driver, [])).facts
    assert facts.matrices >= driver.shapes
    assert "full-subgroups" in facts.features
    assert ("statistics" in facts.features) == bool(driver.instruction)


# --- the gate


@on_hardware
def test_the_gate_lets_matrix_instructions_pass(driver: Driver) -> None:
    assert check(driver, "good") == []
    if takes_brain(driver):
        assert check(driver, "brain") == []


@on_hardware
def test_the_gate_finds_that_matrix_instructions_are_missing(driver: Driver) -> None:
    found = check(driver, "plain")
    assert len(found) == 1
    assert found[0].startswith("its assembly of ")
    assert found[0].endswith(f" characters has no {driver.instruction}")
    assert "assembly of 0 " not in found[0]


@on_hardware
def test_the_gate_finds_spills(driver: Driver) -> None:
    found = check(driver, "spilling")
    assert any(sentence.lower().startswith(("spilled vgprs is", "spills to memory is")) for sentence in found)
    assert not any("assembly" in sentence for sentence in found)


@on_hardware
def test_the_gate_finds_what_a_driver_rejects_or_hides(driver: Driver) -> None:
    told = known(driver).kernels[KNOWN["good"].name]
    assert complaints(driver, {"error": "the driver rejects it"}) == ["the driver rejects it"]
    found = complaints(driver, {**told, "statistics": {"Instructions": 5}, "assembly": ""})
    assert found == [
        f"no statistic of {driver.name} tells of spills; there are Instructions",
        f"its assembly of 0 characters has no {driver.instruction}",
    ]


@on_hardware
def test_the_validation_layer_has_nothing_to_say(driver: Driver) -> None:
    assert known(driver).messages == []
    assert shipped(driver).messages == []


# --- what it is for

GATES = [
    pytest.param(driver, spec, id=f"{driver.name}-{spec.name}")
    for driver in HARDWARE
    for spec in SPECS
    if spec.matrix in driver.shapes
]


#: What NVK may spill in programs of two blocks, by how they load tiles and what they do with ranges (constant 0): they
#: are for NVIDIA's own driver, on which they were timed, and which spills nothing in calls without a mask. The second
#: of "late" is taken by nobody unasked: it is for mode "fast", where a call that it serves has one range.
NVK_SPILLS = {"ahead": (0, 40, 0), "late": (24, 400, 24)}


@pytest.mark.parametrize(("driver", "spec"), GATES)
def test_kernels_of_the_package(driver: Driver, spec: KernelSpec) -> None:
    if sentence := program_refusal(spec, known(driver).facts):
        pytest.skip(f"{driver.name} refuses it: {sentence}")
    told = shipped(driver).kernels
    found = {kernel.name: complaints(driver, told[kernel.name]) for kernel in programs_of(spec)}
    facts = dict(spec.facts)
    for name, wrong in found.items():
        if facts.get("layout", driver.layout) not in (driver.layout, "anywhere"):
            # Matrices lie otherwise on that GPU: the probe keeps this kernel from being chosen there, and it may spill.
            found[name] = [each for each in wrong if " is " not in each]
        elif driver.name == "nvk" and facts.get("blocks") == 2:
            most = NVK_SPILLS["late" if facts.get("loads") == "late" else "ahead"][int(name[-1])]
            values = [int(each.rpartition(" is ")[2]) for each in wrong if " is " in each]
            assert max(values, default=0) <= most, name
            found[name] = [each for each in wrong if " is " not in each]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_every_kernel_is_taken_somewhere() -> None:
    """Compiled here, or computed by lavapipe in the tests of devices."""
    lavapipe = compile_on(DRIVERS["lavapipe"], []).facts
    compiled = {spec.name for driver in HARDWARE for spec in specs_of(driver)}
    left = {spec.name for spec in SPECS if spec.name not in compiled and program_refusal(spec, lavapipe)}
    assert left == set()
