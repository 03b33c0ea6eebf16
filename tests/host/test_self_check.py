"""The self-check: known answers, verdicts and where they are kept, and the kernels that take over."""

from __future__ import annotations

import json
import threading
import time
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host.fake_gpu import FACTS, FakeGpu, open_fake, spoil

import onegpu as og
from onegpu import artifacts
from onegpu.attention import self_check, verdicts
from onegpu.attention.problem import TOLERANCE
from onegpu.attention.reference import attention, scaled_error
from onegpu.attention.self_check import Checked, SelfCheck, checked_kernels, stored_failures
from onegpu.attention.variants import find
from onegpu.backends.base import Command, Dispatch
from onegpu.device import Device
from onegpu.dtypes import FLOAT16, FLOAT32

TILES_64 = "attention_tiles.float32.unrolled.words.head_dim64.lanes8.step8.threads128"
FEW_64 = "attention_few.float32.unrolled.words.head_dim64.lanes8.rows_of_block4.step8.threads256.v_floats4096"
QUADS_64, FEW_QUADS_64 = (name.replace("words", "quads") for name in (TILES_64, FEW_64))


@pytest.fixture(autouse=True)
def fresh_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache folder, and nothing told so far."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("ONEGPU_SELF_CHECK", raising=False)
    monkeypatch.setattr(self_check, "_told", set())
    return tmp_path / "cache"


def problem(**sizes: Any) -> og.AttentionProblem:
    return og.AttentionProblem(**{"batch": 1, "heads": 2, "q_len": 40, "k_len": 50, "head_dim": 64, **sizes})


def ran(device: Device) -> list[str]:
    assert isinstance(device.backend, FakeGpu)
    return device.backend.ran


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*")) if folder.exists() else []


def content(folder: Path) -> dict[str, Any]:
    (file,) = files(folder)
    loaded: dict[str, Any] = json.loads(file.read_text())
    return loaded


def nothing(out: np.ndarray[Any, Any]) -> None:
    """The kernel writes no output: what the check has put there stays."""
    out[:] = np.nan


@pytest.fixture
def silent() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


# --- right kernels


@pytest.mark.usefixtures("silent")
def test_a_right_kernel_is_chosen_and_its_verdict_kept(fresh_process: Path) -> None:
    with open_fake() as device:
        kernels = og.AttentionKernels(device)
        assert files(fresh_process) == []
        assert ran(device) == []
        assert kernels.plan(problem()).variant == "tiles"
        assert ran(device) == [
            f"{QUADS_64}.constant0=0",
            f"{TILES_64}.constant0=1",
            f"{QUADS_64}.constant0=2",
            "attention_merge.float32",
            f"{QUADS_64}.constant0=0",
            f"{FEW_64}.constant0=0",
            f"{FEW_QUADS_64}.constant0=2",
            "attention_merge.float32",
            f"{FEW_QUADS_64}.constant0=1",
        ]
        count = len(ran(device))
        assert kernels.plan(problem(q_len=1)).variant == "tiles"
        assert og.AttentionKernels(device).float_variant == "tiles"
        assert len(ran(device)) == count, "checked once"
        assert "tiles       chosen, passed its self-check" in kernels.explain(problem())
    kept = content(fresh_process)
    assert kept["device"] == {
        "backend": "fake",
        "name": "a fake GPU",
        "driver": "1.0",
        "language": "wgsl",
        "onegpu": og.__version__,
    }
    assert [(name, entry["state"], entry["complaint"]) for name, entry in kept["kernels"].items()] == [
        (TILES_64, "passed", "")
    ]


@pytest.mark.usefixtures("silent")
def test_programs_that_do_not_fit_the_device_are_not_checked() -> None:
    """16 KiB of workgroup memory are too little for `few`: then `tiles` answers the problems of few rows too."""
    with open_fake(max_workgroup_memory=16384) as device:
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
        assert ran(device) == [
            f"{QUADS_64}.constant0=0",
            f"{TILES_64}.constant0=1",
            f"{QUADS_64}.constant0=2",
            "attention_merge.float32",
            f"{QUADS_64}.constant0=0",
            f"{TILES_64}.constant0=0",
            f"{QUADS_64}.constant0=2",
            "attention_merge.float32",
            f"{QUADS_64}.constant0=1",
        ]


@pytest.mark.usefixtures("silent")
def test_the_next_process_reads_the_verdict_and_runs_nothing() -> None:
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
    with open_fake() as device:
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
        assert ran(device) == []
        assert stored_failures(device.facts) == {TILES_64: ""}


@pytest.mark.usefixtures("silent")
def test_only_what_would_be_chosen_is_checked(fresh_process: Path) -> None:
    with open_fake() as device:
        kernels = og.AttentionKernels(device, allow_subgroups=False)
        assert kernels.plan(problem()).variant == "rows"
        assert og.AttentionKernels(device, variant="rows").plan(problem()).variant == "rows"
        assert ran(device) == []
        assert files(fresh_process) == []
        og.AttentionKernels(device).plan(problem(head_dim=100, dtype="float16"))
        assert {name.split(".lanes")[0] for name in ran(device)} == {
            "attention_tiles.float16.unrolled.words.head_dim128",
            "attention_tiles.float16.unrolled.quads.head_dim128",
            "attention_few.float16.unrolled.words.head_dim128",
            "attention_few.float16.unrolled.quads.head_dim128",
            "attention_merge.float16",
        }


@pytest.mark.usefixtures("silent")
def test_devices_that_need_no_check(fresh_process: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    features = FACTS.features
    with og.open_device(
        "null", vendor="nvidia", features=features, max_workgroup_memory=32768, subgroup_min=32
    ) as null:
        assert og.AttentionKernels(null).plan(problem()).variant == "tiles"
        assert null.backend.submitted == []  # type: ignore[attr-defined]
    with og.open_device("cpu") as cpu:
        assert og.AttentionKernels(cpu).plan(problem()).variant == "blocked"
        assert list(checked_kernels(cpu.facts)) == []
        assert stored_failures(cpu.facts) == {}
    assert files(fresh_process) == []


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("how", ["argument", "variable", "empty variable"])
def test_the_check_can_be_switched_off(fresh_process: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how != "argument":
        monkeypatch.setenv("ONEGPU_SELF_CHECK", "0" if how == "variable" else "")
    with open_fake(["tiles"]) as device:
        kernels = og.AttentionKernels(device, self_check=False if how == "argument" else None)
        assert kernels.plan(problem()).variant == "tiles"
        assert ran(device) == []
        assert "tiles       chosen\n" in kernels.explain(problem())
    assert files(fresh_process) == []


def test_the_argument_wins_over_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEGPU_SELF_CHECK", "0")
    with open_fake() as device:
        og.AttentionKernels(device, self_check=True).plan(problem())
        assert ran(device)


def test_threads_check_once() -> None:
    with open_fake() as device:
        kernels = [og.AttentionKernels(device) for _ in range(8)]
        chosen: list[str] = []
        start = threading.Barrier(8)

        def plan(each: og.AttentionKernels) -> None:
            start.wait()
            chosen.append(each.plan(problem()).variant)

        threads = [threading.Thread(target=plan, args=[each]) for each in kernels]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert chosen == ["tiles"] * 8
        found = [name.rpartition(".")[2] for name in ran(device)]
        constants = [0, 1, 2, None, 0, 0, 2, None, 1]
        assert found == ["float32" if n is None else f"constant0={n}" for n in constants]


# --- wrong kernels


def test_a_wrong_kernel_is_passed_over_with_one_warning(fresh_process: Path) -> None:
    rng = np.random.default_rng(1)
    q, k, v = (rng.standard_normal((1, 2, n, 64), np.float32) for n in (40, 50, 50))
    with open_fake(["tiles"]) as device:
        with pytest.warns(og.SelfCheckWarning) as warned:
            out = og.attention(q, k, v, device=device)
        assert scaled_error(out, attention(problem(), q, k, v)) <= TOLERANCE["float32"]
        (warning,) = warned
        assert str(warning.message) == (
            "onegpu passes over its kernel 'tiles' for float32 and a head_dim of 33 to 64 on a fake GPU (fake, driver "
            "1.0): its answer to a causal problem of one range of keys has a scaled error of 7.3e-03; 1e-05 is "
            "allowed. 'rows' takes these calls instead, perhaps more slowly. Please report it with the files that "
            "'python -m onegpu check --device fake' writes."
        )
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            kernels = og.AttentionKernels(device)
            assert (kernels.plan(problem()).variant, kernels.float_variant) == ("rows", "rows")
            assert kernels.plan(problem(), mode="fast").variant == "rows"
        text = kernels.explain(problem())
        assert "rows        chosen\n" in text
        assert "tiles       cannot run: it failed its self-check on this device: its answer to a causal problem" in text
        assert "pairs       can run\n" in text
    assert content(fresh_process)["kernels"][TILES_64]["state"] == "wrong"


def test_the_next_process_warns_too_and_runs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with open_fake(["tiles"]) as device, pytest.warns(og.SelfCheckWarning):
        og.AttentionKernels(device).plan(problem())
    monkeypatch.setattr(self_check, "_told", set())
    with open_fake(["tiles"]) as device:
        with pytest.warns(og.SelfCheckWarning, match="passes over its kernel 'tiles'") as warned:
            og.AttentionKernels(device).plan(problem())
        assert len(warned) == 1
        assert ran(device) == []


@pytest.mark.parametrize("fault", [nothing, lambda out: out.__setitem__(5, np.inf)], ids=["nothing", "infinity"])
def test_nan_and_infinity_are_wrong(fault: Any) -> None:
    with (
        open_fake(["tiles"], fault) as device,
        pytest.warns(og.SelfCheckWarning, match="holds NaN, infinities or nothing"),
    ):
        assert og.AttentionKernels(device).plan(problem()).variant == "rows"


@pytest.mark.parametrize(
    "error",
    [
        og.ShaderError("the driver of a fake GPU rejects it\nat length"),
        og.DeviceError("the driver of a fake GPU rejects it"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_program_that_the_driver_rejects_is_passed_over(error: Exception, fresh_process: Path) -> None:
    with open_fake() as device:
        assert isinstance(device.backend, FakeGpu)
        device.backend.rejects["attention_tiles"] = error
        with pytest.warns(og.SelfCheckWarning, match="the driver failed: the driver of a fake GPU rejects it. 'rows'"):
            assert og.AttentionKernels(device).plan(problem()).variant == "rows"
    assert content(fresh_process)["kernels"][TILES_64]["state"] == "wrong"


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (f"{QUADS_64}.constant0=0", "one range"),
        (f"{TILES_64}.constant0=1", "a mask and three ranges"),
        (f"{QUADS_64}.constant0=2", "key lengths and its ranges shared by workgroups"),
        (f"{FEW_64}.constant0=0", "a problem of one query has"),
        (f"{FEW_QUADS_64}.constant0=2", "one query whose keys are shared"),
    ],
)
def test_only_one_program_of_a_kernel_is_wrong(program: str, words: str) -> None:
    """The second accumulator, the merge pass, few rows, aligned rows: each has a program of its own."""
    with open_fake() as device:
        assert isinstance(device.backend, FakeGpu)
        device.backend.wrong = {program: spoil}
        with pytest.warns(og.SelfCheckWarning, match=words):
            assert og.AttentionKernels(device).plan(problem()).variant == "rows"


def test_two_wrong_kernels_are_two_warnings() -> None:
    with open_fake(["tiles", "pairs"]) as device:
        with pytest.warns(og.SelfCheckWarning) as warned:
            assert og.AttentionKernels(device).plan(problem()).variant == "rows"
        assert len(warned) == 1, "pairs comes after rows, so nobody needs it"
    with open_fake(["tiles", "pairs"], vendor="apple") as device:
        with pytest.warns(og.SelfCheckWarning, match="'pairs' for float32") as warned:
            assert og.AttentionKernels(device).plan(problem()).variant == "rows"
        assert len(warned) == 1, "tiles is not in the order for this vendor"


def test_the_choice_does_not_depend_on_what_was_asked_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One program is wrong: that of head dimensions up to 32."""
    asked = [problem(head_dim=dim, dtype=dtype) for dim in (16, 64) for dtype in ("float32", "float16")]
    choices = []
    for number, order in enumerate((asked, asked[::-1])):
        monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / str(number)))
        with open_fake(["tiles.float32.unrolled.words.head_dim32"]) as device, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            kernels = og.AttentionKernels(device)
            plans = {each: kernels.plan(each).variant for each in order}
            choices.append([plans[each] for each in asked])
    assert choices == [["rows", "tiles", "tiles", "tiles"]] * 2


def test_a_forced_kernel_that_fails_raises_its_sentence() -> None:
    with open_fake(["tiles"]) as device:
        kernels = og.AttentionKernels(device, variant="tiles")
        with pytest.raises(og.UnsupportedError) as caught:
            kernels.plan(problem())
        assert str(caught.value).startswith(
            "variant 'tiles' cannot take this problem: it failed its self-check on this device: its answer to"
        )
        assert dict(caught.value.refusals).keys() == {"tiles"}
        assert kernels.float_variant is None
        text = kernels.explain(problem())
        assert "not possible: variant 'tiles' cannot take" in text
        assert "tiles       cannot run: it failed its self-check" in text
        with pytest.warns(og.SelfCheckWarning):  # not told so far
            assert og.AttentionKernels(device).plan(problem()).variant == "rows"
        assert og.AttentionKernels(device, variant="tiles", self_check=False).plan(problem()).variant == "tiles"


def test_no_kernel_is_left() -> None:
    """`rows` refuses such a call on a software driver, and then the error has every sentence."""
    with open_fake(["pairs"], kind="cpu") as device:
        with pytest.raises(og.UnsupportedError) as caught:
            og.AttentionKernels(device).plan(problem(head_dim=256, k_len=400))
        refusals = dict(caught.value.refusals)
        assert refusals["pairs"].startswith("it failed its self-check on this device: its answer to")
        assert refusals["rows"].startswith("it walks 400 keys")


# --- what is kept


CHANGES: dict[str, Any] = {
    "driver": {"driver": "1.1"},
    "name": {"name": "another GPU"},
    "version in details": {"details": {"wgpu version": "1.0"}},
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_device_or_driver_is_checked_again(change: str, fresh_process: Path) -> None:
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
    with open_fake(**CHANGES[change]) as device:
        og.AttentionKernels(device).plan(problem())
        assert ran(device)
    assert len(files(fresh_process)) == 2


def test_other_details_change_nothing(fresh_process: Path) -> None:
    for heap in ("1 GiB", "2 GiB"):
        with open_fake(details={"heap 0": heap}) as device:
            og.AttentionKernels(device).plan(problem())
    assert len(files(fresh_process)) == 1


def test_another_version_of_the_library_is_checked_again(monkeypatch: pytest.MonkeyPatch, fresh_process: Path) -> None:
    with open_fake(["tiles"]) as device, pytest.warns(og.SelfCheckWarning):
        og.AttentionKernels(device).plan(problem())
    monkeypatch.setattr(og, "__version__", "99")
    with open_fake() as device:
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
    assert len(files(fresh_process)) == 2


@pytest.mark.parametrize("rebuilt", [TILES_64, QUADS_64, FEW_64, FEW_QUADS_64, "attention_merge.float32"])
def test_a_rebuilt_kernel_is_checked_again(monkeypatch: pytest.MonkeyPatch, rebuilt: str) -> None:
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
    real = artifacts.artifact_hash
    monkeypatch.setattr(
        artifacts,
        "artifact_hash",
        lambda spec, language: "new" if spec.name.startswith(rebuilt) else real(spec, language),
    )
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
        assert ran(device)
        assert stored_failures(device.facts) == {TILES_64: ""}


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"device": {}}',
        b"[" * 100_000,
        lambda kept: kept.pop("kernels"),
        lambda kept: kept.update(kernels=[1]),
        lambda kept: kept["kernels"].update({TILES_64: "passed"}),
        lambda kept: kept["kernels"][TILES_64].pop("when"),
        lambda kept: kept["kernels"][TILES_64].update(when="yesterday"),
        lambda kept: kept["kernels"][TILES_64].update(state="well"),
        lambda kept: kept["device"].update(driver="0.9"),
    ],
    ids=[
        "empty",
        "brace",
        "null",
        "list",
        "not UTF-8",
        "no kernels",
        "deep",
        "kernels missing",
        "kernels a list",
        "a word for a verdict",
        "no time",
        "a word for a time",
        "unknown state",
        "another driver",
    ],
)
def test_a_damaged_file_is_written_anew(damage: Any, fresh_process: Path) -> None:
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
    (file,) = files(fresh_process)
    kept = json.loads(file.read_text())
    if callable(damage):
        damage(kept)
        file.write_text(json.dumps(kept))
    else:
        file.write_bytes(damage)
    with open_fake() as device:
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
        assert ran(device)
    assert content(fresh_process)["kernels"][TILES_64]["state"] == "passed"


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("folder", ["", "a file"])
def test_no_folder_to_keep_verdicts_in_is_no_error(
    folder: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "file") if folder else "")
    with open_fake() as device:
        kernels = og.AttentionKernels(device)
        assert kernels.plan(problem()).variant == "tiles"
        count = len(ran(device))
        kernels.plan(problem(q_len=3))
        assert len(ran(device)) == count
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
        assert ran(device)
    assert (tmp_path / "file").read_text() == "in the way"


def test_verdicts_of_other_processes_are_left_in_the_file(fresh_process: Path) -> None:
    with open_fake() as one, open_fake() as other:
        og.AttentionKernels(one).plan(problem())
        og.AttentionKernels(other).plan(problem(dtype="float16"))
        og.AttentionKernels(one).plan(problem(head_dim=8))
    assert {name.rpartition(".lanes")[0] for name in content(fresh_process)["kernels"]} == {
        "attention_tiles.float32.unrolled.words.head_dim64",
        "attention_tiles.float16.unrolled.words.head_dim64",
        "attention_tiles.float32.unrolled.words.head_dim32",
    }


# --- checks that do not end


class Ending(FakeGpu):
    """Raises in the first submission, after a look at what is kept by then."""

    def __init__(self, error: BaseException, folder: Path) -> None:
        super().__init__()
        self.error: BaseException | None = error
        self.folder = folder
        self.seen: dict[str, Any] = {}

    def submit(self, commands: Sequence[Command]) -> Any:
        if self.error is not None and any(isinstance(c, Dispatch) for c in commands):
            self.seen = content(self.folder)["kernels"]
            error, self.error = self.error, None
            raise error
        return super().submit(commands)


def mark(folder: Path, **changes: Any) -> None:
    """Change the entry of a kernel in the file."""
    (file,) = files(folder)
    kept = json.loads(file.read_text())
    kept["kernels"][TILES_64].update(changes)
    file.write_text(json.dumps(kept))


@pytest.mark.parametrize("error", [KeyboardInterrupt(), og.OutOfMemoryError("no room")], ids=lambda e: type(e).__name__)
def test_an_interrupted_check_says_nothing_of_the_kernel(error: BaseException, fresh_process: Path) -> None:
    backend = Ending(error, fresh_process)
    with Device(backend) as device:
        kernels = og.AttentionKernels(device)
        with pytest.raises(type(error)):
            kernels.plan(problem())
        assert backend.seen[TILES_64]["state"] == "begun"
        assert content(fresh_process)["kernels"] == {}
        assert kernels.plan(problem()).variant == "tiles"
    assert content(fresh_process)["kernels"][TILES_64]["state"] == "passed"


def test_a_lost_device_leaves_the_kernel_out_for_a_day(fresh_process: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = pytest.raises(og.DeviceLostError, match="was lost in the self-check of the kernel attention_tiles")
    with Device(Ending(og.DeviceLostError("reset"), fresh_process)) as device, lost:
        og.AttentionKernels(device).plan(problem())
    assert content(fresh_process)["kernels"][TILES_64]["state"] == "lost"
    with open_fake() as device:
        with pytest.warns(og.SelfCheckWarning, match="the device was lost in its self-check; it is left out for a day"):
            assert og.AttentionKernels(device).plan(problem()).variant == "rows"
        assert ran(device) == []
    mark(fresh_process, when=time.time() - 25 * 3600)
    with open_fake() as device:
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
        assert ran(device)


@pytest.mark.parametrize(
    ("age", "chosen"), [(0, "tiles"), (50, "tiles"), (70, "rows"), (23 * 3600, "rows"), (25 * 3600, "tiles")]
)
def test_a_process_that_died_in_a_check(age: float, chosen: str, fresh_process: Path) -> None:
    """A young mark may be of a process that checks right now; an old one is of one that died; a very old one may have
    been chance.
    """
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
    mark(fresh_process, state="begun", when=time.time() - age)
    with open_fake() as device, warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        assert og.AttentionKernels(device).plan(problem()).variant == chosen
        assert bool(ran(device)) == (chosen == "tiles")
    assert ["the process ended in the middle of its self-check" in str(w.message) for w in warned] == [True] * (
        chosen == "rows"
    )


def test_a_program_that_crashes_again_and_again_is_found_out(fresh_process: Path) -> None:
    """A new start does not make the mark of a process that died any younger."""
    with open_fake() as device:
        og.AttentionKernels(device).plan(problem())
        first = time.time() - 40
        mark(fresh_process, state="begun", when=first)
        file = verdicts.VerdictFile(device.facts)
        file.begin(TILES_64, file.read()[TILES_64].built)
        assert content(fresh_process)["kernels"][TILES_64]["when"] == first


def test_checking_anew_replaces_a_verdict(fresh_process: Path) -> None:
    with open_fake(["tiles"]) as device, pytest.warns(og.SelfCheckWarning):
        og.AttentionKernels(device).plan(problem())
    tiles = find("tiles")
    assert tiles is not None
    with open_fake() as device:
        assert og.AttentionKernels(device, allow_subgroups=False).plan(problem()).variant == "rows"
        verdict = SelfCheck(device).check(Checked(tiles, FLOAT32, 64))
        assert verdict.state == "passed"
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
    assert content(fresh_process)["kernels"][TILES_64]["state"] == "passed"


def test_which_kernels_are_checked() -> None:
    kernels = list(checked_kernels(FACTS))
    assert {k.variant.name for k in kernels} == {"pairs", "tiles"}
    assert {k.dtype for k in kernels} == {FLOAT32, FLOAT16}
    names = [k.spec(FACTS).name for k in kernels]
    assert len(set(names)) == len(names) == 2 * (4 + 3)
