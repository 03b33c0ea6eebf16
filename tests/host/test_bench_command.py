"""``python -m onegpu bench``: what it times, what it writes, and what it makes of failures."""

from __future__ import annotations

import argparse
import importlib.util
import json
from collections.abc import Callable, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host.fake_gpu import open_fake

import onegpu as og
from onegpu.__main__ import main
from onegpu.attention import cpu_kernel
from onegpu.bench import cli, runner, timing
from onegpu.bench.peers import PEERS
from onegpu.bench.runner import Bench, Run, Selection
from onegpu.bench.shapes import QUICK, SHAPES, SMALL, Shape
from onegpu.errors import DeviceLostError, OutOfMemoryError

pytest_plugins = ["host.fixtures"]

TINY = (Shape("tiny", 1, 2, 2, 8, 8, 16), Shape("tiny causal", 1, 4, 2, 8, 8, 16, causal=True))


@pytest.fixture(autouse=True)
def small_and_quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two small shapes, no warm-up, and a cache of its own."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(timing, "WARM_UP", 0.0)
    monkeypatch.setattr(timing, "_NOTED", 0.0)
    monkeypatch.setattr(cli, "SHAPES", TINY)
    monkeypatch.setattr(cli, "SMALL", tuple(shape.name for shape in TINY))


class Outcome:
    """A finished command: its status, and what it wrote."""

    def __init__(self, folder: Path, *arguments: str, device: Sequence[str] = ("cpu",)) -> None:
        devices = [word for name in device for word in ("--device", name)]
        peers = [] if "--peer" in arguments else ["--peer", "none"]
        self.status = main(["bench", *devices, "--output", str(folder), *peers, *arguments])
        self.files = {path.name for path in folder.iterdir()}
        lines = (folder / "onegpu-bench.jsonl").read_text("utf-8").splitlines()
        self.environment, *self.records = map(json.loads, lines)
        self.page = (folder / "onegpu-bench.html").read_text("utf-8")


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., Outcome]:
    return lambda *arguments, **options: Outcome(tmp_path / "out", *arguments, **options)


# --- what is written


def test_every_kernel_is_verified_and_timed(run: Callable[..., Outcome], capsys: pytest.CaptureFixture[str]) -> None:
    bench = run()
    out, err = capsys.readouterr()
    assert bench.status == cli.OK
    assert [(r["shape"], r["dtype"], r["by"], r["kernel"], r["mode"]) for r in bench.records] == [
        (shape.name, dtype, "cpu", kernel, "deterministic")
        for shape in TINY
        for dtype in ("float32", "float16")
        for kernel in ("blocked", "unfused")
    ]
    for record in bench.records:
        assert 0 < record["ms_low"] <= record["ms"] <= record["ms_high"]
        assert record["samples"] >= 5
        assert record["clock"] == "device"  # NumPy's own, see the backend
        assert 0 <= record["error"] <= {"float32": 1e-5, "float16": 2e-3}[record["dtype"]]
        assert record["auto"] == (record["kernel"] == "blocked")
        shape = next(shape for shape in TINY if shape.name == record["shape"])
        assert record["tflops"] == pytest.approx(shape.operations / record["ms"] * 1e3 / 1e12)
        assert "share" not in record  # NumPy has no matrix hardware to ask
    assert "8 of 8 runs, 0 failed" in out
    assert "cpu blocked" in out
    assert err.startswith("cpu: ")
    told = " ".join(err.split())  # lines break by the length of the processor's name
    assert "computes with NumPy: 2 of 2 shapes are timed there. --shape TEXT" in told
    assert "bench: 8/8 in" in err


def test_the_environment_is_the_first_line(run: Callable[..., Outcome], tmp_path: Path) -> None:
    env = run("--dtype", "float32", "--shape", "causal", "--mode", "fast").environment
    words = "python -m onegpu bench --device cpu --shape causal --dtype float32 --peer none --mode fast"
    assert env["command"] == words
    assert env["onegpu"] == og.__version__
    assert env["date"].count("-") == 2
    with og.open_device("cpu") as device:
        (told,) = env["devices"]
        assert (told["backend"], told["name"], told["driver"]) == ("cpu", device.facts.name, device.facts.driver)
    assert told["matrix_tflops"] == {}
    assert env["peers"] == []


class Page(HTMLParser):
    """The words and the tags of a page, which is closed where it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []
        self.text = " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words.append(data)


def test_the_page_can_be_sent_to_a_stranger(run: Callable[..., Outcome]) -> None:
    bench = run()
    page = Page(bench.page)
    for words in (
        "onegpu is a Python library that computes attention",
        "float32: milliseconds of one call",
        "float16: fused and unfused",
        "Largest scaled error of the results that were timed",
        "Made by python -m onegpu bench --device cpu --peer none",
        "2 of 2 shapes are timed there",
    ):
        assert words in page.text
    assert "**" not in page.text
    assert "`" not in page.text
    for tag, attributes in page.tags:
        assert tag not in ("script", "link", "iframe")
        assert str(attributes.get("src", "data:")).startswith("data:image/png;base64,") or "src" not in attributes
    plots = importlib.util.find_spec("matplotlib") is not None
    assert ("onegpu-bench-unfused.png" in bench.files) == plots
    assert ("img" in [tag for tag, _ in page.tags]) == plots
    assert {"onegpu-bench.jsonl", "onegpu-bench.html"} <= bench.files


def test_without_matplotlib_a_sentence_stands_for_the_plots(
    run: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    bench = run("--dtype", "float32")
    assert bench.status == cli.OK
    assert bench.files == {"onegpu-bench.jsonl", "onegpu-bench.html"}
    assert "no pictures: matplotlib is not installed; pip install 'onegpu[bench]'" in capsys.readouterr().err
    assert "matplotlib is not installed" in bench.page


def test_pictures_of_an_earlier_run_do_not_stay(run: Callable[..., Outcome], tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "onegpu-bench-times-float64.png").write_bytes(b"old")
    (tmp_path / "out" / "other.png").write_bytes(b"of somebody else")
    files = run("--kernel", "blocked", "--dtype", "float32").files
    assert files == {"onegpu-bench.jsonl", "onegpu-bench.html", "other.png"}


# --- what is timed


def test_modes_and_kernels(run: Callable[..., Outcome]) -> None:
    records = run("--mode", "both", "--dtype", "float32", "--shape", "tiny causal").records
    assert [(record["kernel"], record["mode"]) for record in records] == [
        ("blocked", "deterministic"),
        ("blocked", "fast"),
        ("unfused", "deterministic"),
    ]
    assert len(run("--kernel", "unfused", "--dtype", "float16").records) == 2


def test_shapes_by_kind_of_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "SHAPES", SHAPES)
    monkeypatch.setattr(cli, "SMALL", SMALL)
    options = argparse.Namespace(shape=[], quick=False)
    with open_fake() as gpu, open_fake(kind="cpu") as software:
        assert cli._shapes(options, [gpu]) == (list(SHAPES), [])
        few, (told,) = cli._shapes(options, [gpu, software])
        assert [shape.name for shape in few] == list(SMALL)
        assert told.startswith("a fake GPU is a software driver: 3 of 17 shapes are timed there. --shape TEXT takes")
        options.quick = True
        assert [shape.name for shape in cli._shapes(options, [gpu])[0]] == list(QUICK)
        assert [shape.name for shape in cli._shapes(options, [software])[0]] == list(SMALL)
        options.shape = ["WHISPER enc"]
        assert len(cli._shapes(options, [software])[0]) == 2
        options.shape = [""]
        assert cli._shapes(options, [software]) == (list(SHAPES), [])


def test_what_a_device_cannot_run_is_told_once() -> None:
    with open_fake(features=frozenset({"subgroup-quad"})) as gpu:
        bench = Bench({"fake": gpu}, Selection(TINY, ("float32",)))
        assert [run.kernel for run in bench.runs] == ["rows", "pairs", "unfused"] * 2
        assert bench.left_out == []
    with open_fake(max_workgroup_memory=1000) as gpu:
        bench = Bench({"fake": gpu}, Selection(TINY, ("float32",), ("rows",)))
        assert bench.runs == []
        (told,) = bench.left_out
        assert told.startswith("fake rows float32: it needs ")
        assert told.endswith("(2 of 2 shapes)")


def test_a_run_is_told_in_words() -> None:
    assert str(Run(TINY[0], "float16", "vulkan:1", "tiles", "fast")) == "tiny, float16, vulkan:1 tiles fast"
    assert (
        str(Run(TINY[0], "float16", "peer", "torch 2.9 flash_attention")) == "tiny, float16, torch 2.9 flash_attention"
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--shape", "nothing"], "no shape has 'nothing' in its name; there are tiny; tiny causal"),
        (["--dtype", "int8"], "--dtype is 'int8'; there are float32, float16, bfloat16"),
        (
            ["--kernel", "flash"],
            "--kernel is 'flash'; there are blocked, cooperative, lanes, narrow, pairs, panels, pipelined, resident, "
            "rounded, rows, simdgroup, single_wave, split, tiles, transposed, unfused, wide",
        ),
        (["--peer", "jax"], "--peer is 'jax'; there are all, none, torch, ggml, ggml-khr, onnxruntime, aule"),
        (["--peer", "none", "--peer", "torch"], "all and none stand alone"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    assert main(["bench", "--device", "cpu", "--output", str(folder), *arguments]) == cli.USAGE
    assert words in capsys.readouterr().err
    assert not folder.exists()


def test_nothing_to_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bench", "--device", "cpu", "--output", str(tmp_path / "out"), "--peer", "none", "--kernel", "tiles"]
    assert main(arguments) == cli.USAGE
    assert "there is nothing to time with these options" in capsys.readouterr().err
    assert list((tmp_path / "out").iterdir()) == []


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["bench", "--device", "cpu", "--output", str(tmp_path / "file" / "below")]) == cli.USAGE
    assert "name another folder with --output" in capsys.readouterr().err


def test_an_unknown_device(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--device", "nothing", "--output", str(tmp_path)]) == cli.WRONG
    assert capsys.readouterr().err.startswith("onegpu: there is no backend 'nothing'")


def test_the_command_names_every_peer(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--help"])
    text = capsys.readouterr().out
    assert all(peer.name in text for peer in PEERS)


# --- failures


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], None]], None]:
    """Lets a function change what the CPU's kernel has written."""

    def install(change: Callable[[Any], None]) -> None:
        right = cpu_kernel.blocked

        def blocked(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
            right(name, groups, params, *tensors)
            change(np.frombuffer(tensors[3], name.split(".")[1]))

        monkeypatch.setattr(cpu_kernel, "blocked", blocked)

    return install


def test_a_wrong_result_is_not_timed(
    run: Callable[..., Outcome],
    wrong: Callable[[Callable[[Any], None]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    def add(out: Any) -> None:
        out += 1

    wrong(add)
    bench = run("--dtype", "float32")
    assert bench.status == cli.WRONG
    failed = [record for record in bench.records if "failed" in record]
    assert {record["kernel"] for record in failed} == {"blocked"}
    assert len(failed) == 2
    for record in failed:
        assert record["failed"].startswith("scaled error ")
        assert record["failed"].endswith(", allowed 1e-05")
        assert "ms" not in record
    out = capsys.readouterr().out
    assert "4 of 4 runs, 2 failed" in out
    assert "failed tiny, float32, cpu blocked: scaled error" in out
    assert "Failed:" in Page(bench.page).text


def test_an_output_that_is_not_finite_is_wrong(
    run: Callable[..., Outcome], wrong: Callable[[Callable[[Any], None]], None]
) -> None:
    def spoil(out: Any) -> None:
        out[:1] = np.nan  # in the first row, which is not compared with the reference

    wrong(spoil)
    records = run("--dtype", "float16", "--kernel", "blocked").records
    assert {record["failed"] for record in records} == {"the output has elements that are not finite"}


def test_ctrl_c_keeps_what_was_measured(
    run: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real, left = runner.time_kernel, [3]

    def time_kernel(*arguments: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return real(*arguments)

    monkeypatch.setattr(runner, "time_kernel", time_kernel)
    bench = run()
    assert bench.status == cli.INTERRUPTED
    assert len(bench.records) == 3
    out, err = capsys.readouterr()
    assert "3 of 8 runs, 0 failed" in out
    assert "interrupted" in err
    assert "stopped early: 5 of 8 runs were not made" in Page(bench.page).text


def test_ctrl_c_before_the_first_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: Bench) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Bench, "measure_rates", interrupt)
    arguments = ["bench", "--device", "cpu", "--output", str(tmp_path), "--peer", "none"]
    assert main(arguments) == cli.INTERRUPTED
    assert "interrupted; nothing was measured" in capsys.readouterr().err


def test_a_lost_device_is_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*_: Any) -> Any:
        raise DeviceLostError("it is gone")

    monkeypatch.setattr(runner, "time_kernel", lose)
    with og.open_device("cpu") as device:
        bench = Bench({"cpu": device}, Selection(TINY, ("float32",), ("blocked",)))
        first, second = (bench.record(run) for run in bench.runs)
    assert first["failed"] == "the device was lost: it is gone"
    assert second["skipped"] == "the device was lost before"


def test_a_shape_that_finds_no_memory_is_no_failure(
    run: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(*_: Any) -> Any:
        raise OutOfMemoryError("no room for 9 bytes")

    monkeypatch.setattr(runner, "time_kernel", fill)
    bench = run("--dtype", "float32")
    assert bench.status == cli.OK
    assert {record["skipped"] for record in bench.records} == {"no room for 9 bytes"}
    assert "Not timed:" in Page(bench.page).text


def test_bfloat16_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with og.open_device("cpu") as device:
        bench = Bench({"cpu": device}, Selection(TINY))
    assert {run.dtype for run in bench.runs} == {"float32", "float16"}
    assert bench.left_out == ["bfloat16: NumPy has no such type; pip install ml_dtypes"]
