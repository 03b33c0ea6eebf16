"""``python -m onegpu tune``: what is measured, what is ruled out, which order comes of it, and who asks for it."""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host.fake_gpu import FACTS, FakeGpu, open_fake

import onegpu as og
from onegpu import artifacts
from onegpu.__main__ import main
from onegpu.attention import tuned
from onegpu.attention.options import Options
from onegpu.attention.plan import choose
from onegpu.attention.tuned import TunedRow, TuningFile, stored_preferences
from onegpu.attention.tuning import PREFERENCES, preference
from onegpu.attention.verdicts import device_of
from onegpu.backends.base import DeviceFacts
from onegpu.bench import timing
from onegpu.bench.shapes import Shape
from onegpu.device import Device
from onegpu.dtypes import FLOAT16, FLOAT32
from onegpu.errors import DeviceError, DeviceLostError, ShaderError, UnsupportedError
from onegpu.tune import CLASSES, cli, measure
from onegpu.tune.choice import RULE, SAME, order_of, row_of, scores
from onegpu.tune.measure import LOST, SPILLS, WRONG, Candidate, Found, candidates, classes
from onegpu.tune.worker import Worker

pytest_plugins = ["host.fixtures"]

PACKAGED = ("resident", "tiles", "rows", "pairs")


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache folder, and no time to warm up."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("ONEGPU_TUNING", raising=False)
    monkeypatch.setattr(timing, "WARM_UP", 0.0)
    monkeypatch.setattr(timing, "_NOTED", 0.0)
    return tmp_path / "cache"


@pytest.fixture(autouse=True)
def small_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Classes that NumPy computes at once."""

    def small(facts: DeviceFacts, head_dim: int) -> dict[str, Shape]:
        sizes = {"one query": (1, 40), "few rows": (4, 24), "long": (24, 24)}
        return {name: Shape(name, 1, 2, 2, q, k, head_dim) for name, (q, k) in sizes.items()}

    monkeypatch.setattr(measure, "classes", small)
    monkeypatch.setattr(cli, "classes", small)


def times(one: float, few: float, long: float) -> Found:
    return Found({"one query": one, "few rows": few, "long": long})


# --- the order


def test_a_score_is_the_geometric_mean_of_the_ratios_to_the_best() -> None:
    found = {"tiles": times(1, 2, 8), "rows": times(2, 2, 1), "pairs": Found({}, WRONG, "it is wrong")}
    assert scores(found) == {"tiles": pytest.approx(2.0), "rows": pytest.approx(2 ** (1 / 3))}
    assert order_of(found, PACKAGED) == ("rows", "tiles", "resident")


def test_within_some_percent_the_packaged_order_decides() -> None:
    """Noise must not move a choice: with it, bits would change."""
    close = {"rows": times(1, 1, 1), "tiles": times(1.02, 1.02, 1.02), "pairs": times(1.01, 1.01, 1.01)}
    assert order_of(close, PACKAGED) == ("tiles", "rows", "pairs", "resident")
    apart = {**close, "tiles": times(1.04, 1.04, 1.04)}
    assert order_of(apart, PACKAGED) == ("rows", "pairs", "tiles", "resident")
    assert f"{100 * (SAME - 1):.0f} %" in RULE


def test_what_spills_is_never_chosen_and_what_is_wrong_never_runs() -> None:
    found = {
        "tiles": dataclasses.replace(times(1, 1, 1), fault=SPILLS, sentence="it spills"),
        "rows": times(5, 5, 5),
        "pairs": Found({}, LOST, "the device was lost"),
    }
    assert scores(found) == {"rows": 1.0}
    assert order_of(found, PACKAGED) == ("rows", "resident", "tiles")
    row = row_of("float32", 64, found, PACKAGED, "2026-11-30")
    assert row is not None
    assert row.head_dims == (33, 64)
    assert row.excluded == {"tiles": "it spills", "pairs": "the device was lost"}
    assert row.milliseconds.keys() == {"tiles", "rows"}
    assert row_of("float32", 64, {"tiles": found["tiles"]}, PACKAGED, "2026-11-30") is None
    assert order_of({"pairs": found["pairs"]}, PACKAGED) == ()


# --- the candidates


def test_candidates_are_where_there_is_a_choice() -> None:
    found = list(candidates(FACTS, ("float32", "bfloat16"), ()))
    assert [(c.variant, c.head_dim) for c in found] == [
        *((name, dim) for dim in (32, 64, 128) for name in ("rows", "pairs", "tiles")),
        ("rows", 256),
        ("pairs", 256),
    ]
    assert {c.dtype for c in found} == {"float32"}
    assert list(candidates(dataclasses.replace(FACTS, features=frozenset()), ("float32",), ())) == []
    assert [c.head_dim for c in candidates(FACTS, ("float16",), (256,))] == [256, 256]


def test_classes_are_smaller_on_a_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    of_gpu, of_cpu = classes(FACTS, 64), classes(dataclasses.replace(FACTS, kind="cpu"), 64)
    assert of_gpu.keys() == of_cpu.keys() == {"one query", "few rows", "long"}
    assert all(of_gpu[name].operations > 10 * of_cpu[name].operations for name in of_gpu)
    assert of_gpu["one query"].q_len == of_cpu["one query"].q_len == 1
    assert {shape.head_dim for shape in of_gpu.values()} == {64}


# --- measuring one


def test_a_sound_kernel_is_timed() -> None:
    with open_fake() as device:
        found = measure.measure(device, Candidate("tiles", "float32", 64))
    assert (found.fault, found.sentence) == ("", "")
    assert found.milliseconds.keys() == {"one query", "few rows", "long"}
    assert all(ms > 0 for ms in found.milliseconds.values())


def test_a_kernel_that_fails_its_self_check_is_not_timed() -> None:
    with open_fake(["tiles", "few"]) as device:
        found = measure.measure(device, Candidate("tiles", "float32", 64))
    assert (found.milliseconds, found.fault) == ({}, WRONG)
    assert "it failed its self-check on this device" in found.sentence


def test_a_kernel_without_a_self_check_is_compared_with_float64() -> None:
    def add(out: np.ndarray[Any, Any]) -> None:
        out += 1

    with open_fake(["rows"], add) as device:
        found = measure.measure(device, Candidate("rows", "float16", 64))
    assert found.fault == WRONG
    assert found.sentence.startswith("scaled error ")


def test_a_kernel_that_the_driver_rejects_is_wrong() -> None:
    with open_fake() as device:
        assert isinstance(device.backend, FakeGpu)
        device.backend.rejects["attention_rows"] = ShaderError("no such instruction\nat line 3")
        found = measure.measure(device, Candidate("rows", "float32", 64))
    assert found == Found({}, WRONG, "no such instruction")


def test_a_lost_device_is_told_above() -> None:
    with open_fake() as device:
        assert isinstance(device.backend, FakeGpu)
        device.backend.rejects["attention_rows"] = DeviceLostError("it is gone")
        with pytest.raises(DeviceLostError):
            measure.measure(device, Candidate("rows", "float32", 64))


@pytest.mark.parametrize(
    ("name", "spilled", "harmful"),
    [
        ("Spilled VGPRs", 0, False),
        ("Spilled VGPRs", 12, True),
        ("Local Memory Size", (1 << 36) + 64, False),  # bytes of a thread, as NVIDIA's driver tells them
        ("Local Memory Size", (1 << 36) + 65, True),
    ],
)
def test_the_drivers_statistics_are_read(
    name: str, spilled: int, harmful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def inspect(self: FakeGpu, kernel: Any) -> tuple[dict[str, int], dict[str, str]]:
        asked.append(kernel.name)
        return {"VGPRs": 99, name: spilled}, {}

    monkeypatch.setattr(FakeGpu, "inspect", inspect, raising=False)
    with open_fake() as device:
        found = measure.measure(device, Candidate("rows", "float32", 128))
    assert asked
    assert asked[0].startswith("attention_rows.float32.unrolled.head_dim128.lanes1")
    assert found.fault == (SPILLS if harmful else "")
    assert len(found.milliseconds) == 3, "it is timed all the same, for people to see"
    if harmful:
        told = f"it spills registers ({name} {spilled & 0xFFFF} in attention_rows.float32"
        assert found.sentence.startswith(told)


# --- what is kept


ROW = TunedRow(
    "float32",
    (33, 64),
    ("pairs", "rows", "tiles"),
    {"tiles": "it spills registers"},
    "2026-11-30",
    {"pairs": {"long": 1.5}},
)


def test_rows_are_kept_and_read_back(own_cache: Path) -> None:
    file = TuningFile(FACTS)
    assert file.read() == []
    file.write([ROW])
    other = dataclasses.replace(ROW, head_dims=(1, 32))
    file.write([other])
    newer = dataclasses.replace(ROW, order=("rows",), date="2026-12-01")
    file.write([newer])
    assert TuningFile(FACTS).read() == [other, newer]
    (path,) = own_cache.iterdir()
    assert path == file.path
    assert path.name.startswith("tuning-fake-")
    assert file.forget()
    assert not file.forget()
    assert file.read() == []


@pytest.mark.parametrize(
    "change",
    [{"name": "another"}, {"driver": "2.0"}, {"backend": "wgpu"}, {"details": {"driver version": "0x2"}}],
    ids=lambda change: next(iter(change)),
)
def test_another_device_or_driver_has_a_file_of_its_own(change: dict[str, Any]) -> None:
    TuningFile(FACTS).write([ROW])
    assert TuningFile(dataclasses.replace(FACTS, **change)).read() == []


def test_another_build_of_the_kernels_is_measured_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    TuningFile(FACTS).write([ROW])
    monkeypatch.setattr(artifacts, "manifest_hash", lambda: "another")
    assert TuningFile(FACTS).read() == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: "",
        lambda content: "[]",
        lambda content: json.dumps({**content, "device": {}}),
        lambda content: json.dumps({**content, "rows": [{}]}),
        lambda content: json.dumps({**content, "rows": [{**content["rows"][0], "order": []}]}),
        lambda content: json.dumps({**content, "rows": [{**content["rows"][0], "order": ["of another version"]}]}),
        lambda content: json.dumps({**content, "rows": [{**content["rows"][0], "head_dims": [1]}]}),
        lambda content: "[" * 100_000,
    ],
)
def test_a_damaged_file_is_no_file(damage: Callable[[dict[str, Any]], str]) -> None:
    file = TuningFile(FACTS)
    file.write([ROW])
    assert file.path is not None
    file.path.write_text(damage(json.loads(file.path.read_text())))
    assert file.read() == []
    assert stored_preferences(FACTS) == ()


def test_without_a_cache_folder_nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", "")
    file = TuningFile(FACTS)
    assert file.path is None
    assert file.read() == []
    assert not file.forget()


# --- who asks it


def problem(**sizes: Any) -> og.AttentionProblem:
    return og.AttentionProblem(**{"batch": 1, "heads": 2, "q_len": 40, "k_len": 50, "head_dim": 64, **sizes})


def test_a_stored_measurement_comes_before_the_packaged_table() -> None:
    packaged = preference(FACTS, FLOAT32, 64)
    assert packaged in PREFERENCES
    TuningFile(FACTS).write([ROW])
    rows = stored_preferences(FACTS)
    assert preference(FACTS, FLOAT32, 64, rows).order == ROW.order
    assert preference(FACTS, FLOAT32, 33, rows).order == ROW.order
    for dtype, head_dim in ((FLOAT16, 64), (FLOAT32, 32), (FLOAT32, 65)):
        assert preference(FACTS, dtype, head_dim, rows) in PREFERENCES
    with open_fake() as device:
        kernels = og.AttentionKernels(device)
        plan = kernels.plan(problem())
        assert plan.variant == "pairs"
        assert plan.reason == "measured here on 2026-11-30 by 'python -m onegpu tune'"
        assert kernels.plan(problem(dtype="float16")).variant == "tiles"
        text = kernels.explain(problem())
        assert "chosen: pairs (measured here on 2026-11-30 by" in text
        assert "tiles       is not chosen: it spills registers" in text


def test_the_choice_depends_on_no_length() -> None:
    TuningFile(FACTS).write([ROW])
    with open_fake() as device:
        kernels = og.AttentionKernels(device)
        sizes = [(1, 1), (1, 4096), (16, 16), (500, 700)]
        assert {kernels.plan(problem(batch=b, q_len=q, k_len=k)).variant for b in (1, 3) for q, k in sizes} == {"pairs"}


@pytest.mark.parametrize("how", ["argument", "variable", "empty variable"])
def test_it_can_be_ignored(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    TuningFile(FACTS).write([ROW])
    if how != "argument":
        monkeypatch.setenv("ONEGPU_TUNING", "0" if how == "variable" else "")
    with open_fake() as device:
        assert (
            og.AttentionKernels(device, tuning=False if how == "argument" else None).plan(problem()).variant == "tiles"
        )
        assert og.AttentionKernels(device, tuning=True).plan(problem()).variant == "pairs", "the argument goes first"
        assert og.AttentionKernels(device, tuning=False).plan(problem()).variant == "tiles"


def test_a_forced_variant_is_taken_whatever_was_measured() -> None:
    TuningFile(FACTS).write([ROW])
    with open_fake() as device:
        kernels = og.AttentionKernels(device, variant="tiles")
        assert kernels.plan(problem()).variant == "tiles"
        assert "is not chosen" not in kernels.explain(problem())


def test_what_is_excluded_is_among_the_refusals() -> None:
    row = dataclasses.replace(ROW, order=("pairs",), excluded={"rows": "it is wrong", "tiles": "it lost the device"})
    options = Options(tuned=(row.preference(),), allow_subgroups=False)
    with pytest.raises(UnsupportedError) as refused:
        choose(problem(), FACTS, options)
    sentences = dict(refused.value.refusals)
    assert sentences.keys() == {"pairs", "rows", "tiles"}
    assert sentences["rows"] == "it is wrong"


def test_the_null_device_has_no_measurements(open_null: Callable[..., Device]) -> None:
    null = open_null(kind="discrete")
    TuningFile(null.facts).write([ROW])
    assert stored_preferences(null.facts) == ()


def test_a_device_reads_its_file_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was made before and after `tune` in one process takes the same kernels."""
    with open_fake() as device:
        og.AttentionKernels(device)
        TuningFile(FACTS).write([ROW])
        assert og.AttentionKernels(device).plan(problem()).variant == "tiles"
    with open_fake() as device:
        assert og.AttentionKernels(device).plan(problem()).variant == "pairs"
        assert len(tuned.tuned_for(device, None)) == 1


# --- the command


class Direct:
    """Measures in this process."""

    def __init__(self, device: Device, interrupt_at: int = 1 << 30) -> None:
        self.device, self.left, self.closed = device, interrupt_at, False

    def measure(self, candidate: Candidate) -> Found:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        return measure.measure(self.device, candidate)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def device() -> Iterator[Device]:
    with open_fake() as device:
        yield device


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Runs the command on a fake GPU."""

    def run(measurer: Direct | None = None, **options: Any) -> int:
        monkeypatch.setattr(og, "open_device", lambda name: open_fake())
        given = {"device": None, "dtype": [], "head_dim": [], "forget": False, "json": False, **options}
        return cli.run(argparse.Namespace(**given), measurer)

    return run


def test_a_whole_run(device: Device, tune: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    measurer = Direct(device)
    assert tune(measurer) == cli.OK
    assert measurer.closed
    out, err = capsys.readouterr()
    assert err.startswith("fake: a fake GPU, driver 1.0\n")
    assert "tune: 22/22 in" in err
    lines = [line.split() for line in out.splitlines() if line.startswith("float")]
    assert len(lines) == 22
    assert sum("chosen" in line[4] for line in lines) == 8
    assert "Kept in " in out
    assert " ".join(RULE.split()) in " ".join(out.split())
    rows = TuningFile(FACTS).read()
    assert {(row.dtype, row.head_dims) for row in rows} == {
        (dtype, dims) for dtype in ("float32", "float16") for dims in ((1, 32), (33, 64), (65, 128), (129, 256))
    }
    for row in rows:
        found = {name: Found(dict(ms)) for name, ms in row.milliseconds.items()}
        packaged = preference(FACTS, {"float32": FLOAT32, "float16": FLOAT16}[row.dtype], row.head_dims[1]).order
        assert row.order == order_of(found, packaged)


def test_a_wrong_kernel_is_told_and_not_chosen(tune: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    with open_fake(["tiles", "few"]) as device:
        assert tune(Direct(device), dtype=["float32"], head_dim=[64]) == cli.OK
    out = capsys.readouterr().out
    assert "not chosen: tiles float32, head_dim to 64:" in out
    (row,) = TuningFile(FACTS).read()
    assert "tiles" not in row.order
    assert "self-check" in row.excluded["tiles"]


def test_a_kernel_that_must_be_allowed_is_told_beside_the_chosen_one() -> None:
    found = {"tiles": Found(dict.fromkeys(CLASSES, 2.0)), "split": Found(dict.fromkeys(CLASSES, 1.0))}
    group = ("float32", 64)
    row = row_of("float32", 64, found, ("split", "tiles"), "2026-11-30")
    assert row is not None
    assert row.order == ("split", "tiles")
    told = cli._told(FACTS, {group: found}, {group: row}, False)
    states = {line.split()[3]: line.split()[4:7] for line in told.splitlines() if line.startswith("float32")}
    assert states["split"] == ["chosen", "if", "allowed"]
    assert states["tiles"][0] in ("chosen", "chosen,")


def test_json(device: Device, tune: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(Direct(device), dtype=["float16"], head_dim=[32], json=True) == cli.OK
    report = json.loads(capsys.readouterr().out)
    assert (report["report"], report["complete"], report["kept"]) == ("onegpu tune", True, True)
    assert report["device"] == device_of(FACTS)
    (group,) = report["groups"]
    assert (group["dtype"], group["head_dim"]) == ("float16", 32)
    assert group["order"][:3] != []
    assert group["kernels"].keys() == {"rows", "pairs", "tiles"}
    assert min(each["score"] for each in group["kernels"].values()) >= 1.0
    assert report["rule"] == RULE
    assert report["classes"].keys() == {"one query", "few rows", "long"}


def test_ctrl_c_keeps_what_was_complete(
    device: Device, tune: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune(Direct(device, interrupt_at=4), dtype=["float32"]) == cli.INTERRUPTED
    assert "Stopped early" in capsys.readouterr().out
    assert [row.head_dims for row in TuningFile(FACTS).read()] == [(1, 32)]
    assert tune(Direct(device, interrupt_at=1), dtype=["float16"]) == cli.INTERRUPTED
    assert "nothing was measured to its end" in capsys.readouterr().out


def test_it_is_forgotten(tune: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    TuningFile(FACTS).write([ROW])
    assert tune(forget=True) == cli.OK
    assert "removed: what was measured on a fake GPU" in capsys.readouterr().out
    assert tune(forget=True) == cli.OK
    assert "there is nothing" in capsys.readouterr().out
    assert TuningFile(FACTS).read() == []


def test_wrong_usage(
    device: Device, tune: Callable[..., int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune(Direct(device), head_dim=[48]) == cli.USAGE
    assert "--head-dim is 48; programs are built for 32, 64, 128, 256" in capsys.readouterr().err
    assert tune(Direct(device), dtype=["bfloat16"]) == cli.USAGE
    assert "has no two kernels to choose from" in capsys.readouterr().err
    monkeypatch.setenv("ONEGPU_CACHE", "")
    assert tune(Direct(device)) == cli.USAGE
    assert "the cache folder is off (ONEGPU_CACHE is empty)" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written(
    device: Device, tune: Callable[..., int], own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_cache.write_text("a file")
    assert tune(Direct(device), dtype=["float32"], head_dim=[32]) == cli.WRONG
    assert "nothing was kept" in capsys.readouterr().err


def test_on_the_cpu_there_is_nothing_to_choose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--device", "cpu"]) == cli.USAGE
    assert "no two kernels to choose from" in capsys.readouterr().err
    assert main(["tune", "--device", "nothing"]) == cli.WRONG


def test_info_tells_what_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    with og.open_device("cpu") as cpu:
        facts = cpu.facts
    row = dataclasses.replace(ROW, order=("blocked",), head_dims=(1, 256), excluded={})
    TuningFile(facts).write([row])
    assert main(["info"]) == 0
    assert "tuning                float32 to 256: blocked (by 'python -m onegpu tune'" in capsys.readouterr().out
    assert main(["info", "--json"]) == 0
    devices = json.loads(capsys.readouterr().out)["devices"]
    (told,) = (each["tuning"] for each in devices if each["device"] == "cpu:0")
    assert told == [{"dtype": "float32", "head_dims": [1, 256], "order": ["blocked"]}]


# --- a process of its own


def identity() -> dict[str, str]:
    with og.open_device("cpu") as cpu:
        return device_of(cpu.facts)


def test_a_kernel_is_measured_in_another_process() -> None:
    worker = Worker("cpu", identity())
    try:
        found = worker.measure(Candidate("blocked", "float32", 256))
        assert (found.fault, len(found.milliseconds)) == ("", 3)
        assert worker.measure(Candidate("tiles", "float32", 64)).fault == WRONG
        assert worker._child is not None
        worker._child._process.kill()
        died = worker.measure(Candidate("blocked", "float32", 256))
        assert (died.fault, died.sentence) == (LOST, "its process was ended by signal 9")
        assert worker.measure(Candidate("blocked", "float32", 256)).fault == "", "another process is started"
    finally:
        worker.close()


@pytest.mark.parametrize(
    ("name", "words"), [("nothing", "there is no backend 'nothing'"), ("cpu", "another device answers there")]
)
def test_a_process_that_does_not_find_the_device(name: str, words: str) -> None:
    worker = Worker(name, {"name": "of another"})
    with pytest.raises(DeviceError, match=words):
        worker.measure(Candidate("blocked", "float32", 256))
    worker.close()
