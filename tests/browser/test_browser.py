"""onegpu in a real Chromium, through Pyodide, on the browser's software adapter: in the page and in a worker.

`make test-browser` fetches Pyodide and runs this: with NumPy on the version of Pyodide that browser/fetch.py has
a wheel of NumPy for, and without it on the newest.
"""

from __future__ import annotations

import base64
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from browser.session import BROWSER, BROWSERS, PYODIDE, Session, chromium, pyodide_versions
from conftest import DEVICES, kernels_of
from host.test_demo import HEADS, sentences, tiny_weights

from onegpu.attention.cases import find_cases
from onegpu.attention.checking import check as check_here
from onegpu.attention.checking import prepare
from onegpu.attention.problem import TOLERANCE
from onegpu.attention.reference import scaled_error

if chromium() is None:
    pytest.skip(f"no browser: none of {', '.join(BROWSERS)}, and {BROWSER} names none", allow_module_level=True)
if not pyodide_versions():
    pytest.skip(f"no Pyodide: `make test-browser` fetches it and names it in {PYODIDE}", allow_module_level=True)

ROOT = Path(__file__).parents[2]
#: The version with NumPy, and the newest.
WITH_NUMPY, NEWEST = next(iter(pyodide_versions())), list(pyodide_versions())[-1]

_sessions: dict[str, Session] = {}
#: Whether NumPy is there, programs run in a worker, and Python can wait in place.
PLACES = {
    "page": (True, False, True),
    "worker": (True, True, True),
    "unable to wait": (True, False, False),
    "newest": (False, False, True),
    "newest, unable to wait": (False, False, False),
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sessions(wheel: Path) -> Iterator[Any]:
    """A browser for each place, started when a test first asks for it."""
    with ExitStack() as stack:

        @cache
        def session(place: str) -> Session:
            with_numpy, worker, jspi = PLACES[place]
            version = pyodide_versions()[WITH_NUMPY if with_numpy else NEWEST]
            packages = ("numpy",) if with_numpy else ()
            return stack.enter_context(Session(version, wheel, packages, worker=worker, jspi=jspi))

        yield session


#: Not `tiles`: SwiftShader compiles its unrolled text for minutes, in gigabytes of memory, and no software adapter is
#: given it. That the browser's own compiler takes it is tested.
KERNELS = ("rows", "pairs", "unfused")
GROUPS = ("lengths", "special", "causal", "mask", "layout", "edge")
#: In quick runs each kernel meets one group; `rows`, the one that a software adapter gets, meets two.
QUICK = {("rows", "lengths"), ("rows", "special"), ("pairs", "lengths"), ("unfused", "special")}


def table() -> list[Any]:
    found = []
    for place in ("page", "worker"):
        for kernel in KERNELS:
            for group in GROUPS if place == "page" else ("lengths",):
                marks = [] if (kernel, group) in QUICK else [pytest.mark.slow]
                found.append(pytest.param(place, kernel, group, marks=marks, id=f"{place}-{kernel}-{group}"))
    return found


@pytest.mark.parametrize(("place", "kernel", "group"), table())
def test_conformance(sessions: Any, place: str, kernel: str, group: str) -> None:
    """Cases are right, with guards, and equal what native WebGPU computes from the same programs."""
    dtypes = ["float32", "float16"]
    answer = sessions(place).run("conformance", seconds=1800, group=group, dtypes=dtypes, kernels=[kernel])
    facts = answer["facts"]
    assert (facts["backend"], facts["language"], facts["kind"]) == ("browser", "wgsl", "cpu")
    assert answer["failed"] == []
    # A kernel refuses what it takes on no device, or what this one has no subgroups or memory for; `rows` nothing.
    reasons = [reason for reason in answer["refused"].get(kernel, []) if "it needs subgroups of" not in reason]
    assert reasons == []
    cases = {case.name: case for case in find_cases(group, slow=False)}
    assert len(answer["outputs"]) + len(answer["refused"].get(kernel, [])) >= len(cases)
    if kernel == "rows":
        assert not answer["refused"]
    if "wgpu" not in DEVICES:
        return
    for name, dtype, _, data in answer["outputs"][:: 1 if kernel == "rows" else 5]:
        inputs = prepare(cases[name], dtype)
        here = check_here(kernels_of("wgpu", kernel), cases[name], dtype, runs=1).output
        there = np.frombuffer(base64.b64decode(data), here.dtype).reshape(here.shape)
        assert scaled_error(there, here.astype(np.float64)) <= TOLERANCE[dtype], (name, dtype)
        hidden = np.isnan(inputs.expected)
        assert np.array_equal(np.isnan(there), hidden), (name, dtype)


@pytest.mark.parametrize("place", [pytest.param("newest", marks=pytest.mark.in_test), "newest, unable to wait"])
def test_without_numpy(sessions: Any, place: str) -> None:
    """On bytes and arrays, beside a reference in Python's floats; with hidden rows exactly NaN or 0."""
    answer = sessions(place).run("plain", in_place=place == "newest")
    assert answer["wrong"] == []
    assert answer["count"] == 40
    assert "chosen: rows" in answer["explained"] or "passed its self-check" in answer["explained"]


@pytest.mark.parametrize(
    ("dtype", "variant"),
    [
        ("float32", "rows"),
        ("float16", "pairs"),
        *(pytest.param(d, v, marks=pytest.mark.slow) for d, v in [("float16", "rows"), ("float32", "pairs")]),
    ],
)
def test_deterministic_mode(sessions: Any, dtype: str, variant: str) -> None:
    assert sessions("page").run("invariances", dtype=dtype, variant=variant) == []


def test_every_program_is_wgsl_to_the_browser(sessions: Any) -> None:
    answer = sessions("page").run("compiles")
    assert answer["count"] >= 84
    assert answer["rejected"] == {}


@pytest.mark.parametrize("place", ["page", "worker", "unable to wait", "newest"])
def test_memory(sessions: Any, place: str) -> None:
    found = sessions(place).run("behaviour", what="memory")
    assert len(found) == 9
    assert [name for name, right in found.items() if not right] == []


@pytest.mark.parametrize("place", ["page", "unable to wait"])
def test_timestamps(sessions: Any, place: str) -> None:
    times = sessions(place).run("behaviour", what="clock")
    assert len(times) == 2
    assert all(time >= 0 for time in times)


def test_arrays_can_be_awaited(sessions: Any) -> None:
    float32, float16 = sessions("unable to wait").run("behaviour", what="arrays")
    assert float32 <= TOLERANCE["float32"]
    assert float16 <= TOLERANCE["float16"]


def test_the_self_check_can_be_awaited(sessions: Any) -> None:
    explained, *warned = sessions("unable to wait").run("behaviour", what="self_check")
    assert "chosen" in explained
    assert warned == []


def test_where_python_cannot_wait_the_twin_is_named(sessions: Any) -> None:
    end = "or enter Python by runPythonAsync() in a browser with JavaScript Promise Integration"
    for place, waits in (("unable to wait", True), ("page", False)):
        answers = sessions(place).run("behaviour", what="waiting_in_place", waits=waits)
        assert [kind for kind, _ in answers] == ["WaitError"] * 3
        words = [text for _, text in answers]
        assert "'await' with onegpu.list_devices_async()" in words[0]
        assert "'await' with onegpu.list_devices_async()" in words[1]
        assert "'await' with onegpu.open_device_async()" in words[2]
        assert all(text.endswith(end) for text in words)
    kind, text = sessions("unable to wait").run("behaviour", what="reading_in_place")
    assert kind == "WaitError"
    assert (
        text
        == f"reading 16 bytes has to wait, and Python cannot wait here: use 'await' with Buffer.read_async(), {end}"
    )


def test_a_lost_device(sessions: Any) -> None:
    answers = sessions("page").run("behaviour", what="lost")
    assert [kind for kind, _ in answers] == ["DeviceLostError"] * 3
    for (_, text), doing in zip(answers, ("reading 16 bytes", "allocating 16 bytes", "waiting for it"), strict=True):
        assert f"was lost while {doing}; open a new device, and make calls shorter (destroyed" in text


def test_a_bad_program(sessions: Any) -> None:
    for place in ("page", "unable to wait"):
        answers = sessions(place).run("behaviour", what="bad_program")
        assert [kind for kind, _ in answers] == ["ShaderError", "ShaderError", "nothing"]
        assert "rejects the kernel a bad program: Error while parsing WGSL" in answers[0][1]
        assert "rejects the kernel no entry: " in answers[1][1]
        assert all(len(text) < 2000 for _, text in answers)


def test_no_webgpu(sessions: Any) -> None:
    (first, none), (second, blocked), (third, wrong) = sessions("page").run("behaviour", what="no_webgpu")
    assert (first, second, third) == ("DriverMissingError", "DriverMissingError", "ProblemError")
    assert none.startswith("this browser offers no WebGPU (navigator.gpu)")
    assert blocked.startswith("the browser offers no WebGPU adapter")
    assert wrong == "device 'browser:1' was asked for; there is only 'browser:0'"


def test_a_whole_model_is_one_submission(sessions: Any) -> None:
    """Counted at the browser's queue: the model, and the copy by which its embeddings are read."""
    weights = {name: array.tolist() for name, array in tiny_weights().items()}
    found = sessions("page").run("forward", weights=weights, heads=HEADS, sentences=sentences())
    assert len(found) == 4
    for name, run in found.items():
        assert run["submits"] == [2, 2, 2, 2], name
        assert run["error"] < 1e-5, name


def test_times_of_recording_are_taken(sessions: Any) -> None:
    """docs/devices.md has the numbers; nothing is held against them here."""
    times = sessions("page").run("overhead", runs=3)
    print(times)
    assert times.keys() == {"encode", "one call", "recording", "each of 24", "nothing"}
    assert all(time > 0 for time in times.values())
