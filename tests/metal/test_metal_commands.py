"""What a Mac owner runs, `check`, `bench` and `tune`, on the stand-in: that it runs, and that what it says is true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from metal_fake import GPU, modules

import onegpu as og
from benchmarks import report
from onegpu.__main__ import main
from onegpu.attention.variants import VARIANTS
from onegpu.bench import cli as bench_cli
from onegpu.bench import timing
from onegpu.bench.shapes import Shape

ROOT = Path(og.__file__).parents[1]
TINY = (Shape("tiny", 1, 2, 2, 20, 40, 32), Shape("tiny causal", 1, 4, 2, 8, 8, 64, causal=True))

#: A process that finds the stand-in where others find Metal, and small classes of calls.
STAND_IN = """
from metal_fake import GPU, modules
from onegpu.bench import timing
from onegpu.bench.shapes import Shape
from onegpu.tune import measure

stand_in = modules(GPU())
stand_in.__enter__()
timing.WARM_UP = timing._NOTED = 0.0
measure.classes = lambda facts, head_dim: {
    name: Shape(name, 1, 2, 2, q, k, head_dim)
    for name, (q, k) in {"one query": (1, 40), "few rows": (4, 24), "long": (24, 24)}.items()
}
"""


@pytest.fixture(autouse=True)
def gpu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[GPU]:
    """The stand-in, a cache of its own, no time to warm up, and small shapes."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("ONEGPU_TUNING", raising=False)
    monkeypatch.setattr(timing, "WARM_UP", 0.0)
    monkeypatch.setattr(timing, "_NOTED", 0.0)
    monkeypatch.setattr(bench_cli, "SHAPES", TINY)
    gpu = GPU()
    with modules(gpu):
        yield gpu
    assert gpu.faults == []


def names_for(head_dim: int, dtype: str) -> set[str]:
    """The kernels that Metal has for a type and head dimension."""
    (facts,) = og.list_devices("metal")
    return {
        variant.name
        for variant in VARIANTS
        if "msl" in variant.languages
        and variant.needs <= facts.features
        and any(each.name == dtype and head_dim <= variant.dims_of(each)[-1] for each in variant.dtypes)
    }


def test_check_tells_of_every_kernel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["check", "--device", "metal", "--quick", "--cases", "lengths*", "--output", str(tmp_path)]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    told = json.loads((tmp_path / "onegpu-check.json").read_text("utf-8"))
    assert told["passed"]
    assert told["complete"]
    assert told["totals"]["failed"] == told["totals"]["not_run"] == 0
    device = told["environment"]["device"]
    assert (device["name"], device["driver"], device["backend"]) == ("Apple M0", "Metal, macOS 15.1", "metal")
    assert {(each["variant"], each["dtype"]) for each in told["runs"]} == {
        (name, dtype) for dtype in ("float32", "float16", "bfloat16") for name in names_for(32, dtype)
    }
    assert all(each["device_seconds"] > 0 for each in told["runs"])
    assert str(told["totals"]["runs"]) in said
    assert "Apple M0" in said or "Apple M0" in (tmp_path / "onegpu-check.html").read_text("utf-8")


def test_check_says_which_kernel_is_wrong(gpu: GPU, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gpu.pipeline_threads = 64  # no pipeline of four simdgroups
    arguments = ["check", "--device", "metal", "--variant", "simdgroup", "--dtype", "float16", "--quick"]
    assert main([*arguments, "--cases", "lengths*", "--output", str(tmp_path)]) == 1
    told = json.loads((tmp_path / "onegpu-check.json").read_text("utf-8"))
    assert not told["passed"]
    wrong = [each for each in told["runs"] if each["verdict"] != "passed"]
    assert wrong
    words = "runs 128 threads in a threadgroup, and its pipeline on Apple M0 allows 64"
    assert all(words in each["complaint"] for each in wrong)
    assert "simdgroup" in capsys.readouterr().out


def test_bench_writes_what_the_project_takes_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "there"
    assert main(["bench", "--device", "metal", "--peer", "none", "--output", str(folder)]) == 0
    said = capsys.readouterr()
    environment, *records = map(json.loads, (folder / "onegpu-bench.jsonl").read_text("utf-8").splitlines())
    timed = {(each["shape"], each["dtype"], each["kernel"]) for each in records}
    expected = {
        (shape.name, dtype, name)
        for shape in TINY
        for dtype in ("float32", "float16", "bfloat16")
        for name in names_for(shape.head_dim, dtype) | ({"unfused"} if dtype != "bfloat16" else set())
    }
    assert timed == expected
    assert f"{len(expected)} of {len(expected)} runs, 0 failed" in said.out
    assert "metal: Apple M0, driver Metal, macOS 15.1" in said.err
    # The stand-in's clock: a millisecond for the command buffer, one for each dispatch, no barrier counted.
    assert all(each["ms"] >= 1 for each in records)
    assert "Apple M0" in json.dumps(environment)
    # As benchmarks/results/DATE-DEVICE.jsonl.
    (results,) = report.read(folder)
    page = report.performance([results])
    assert "Apple M0" in page
    assert "simdgroup" in page


def test_tune_keeps_an_order_that_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the process of its own that measures, too."""
    (tmp_path / "sitecustomize.py").write_text(STAND_IN)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT}:{ROOT / 'tests'}")
    arguments = ["tune", "--device", "metal", "--head-dim", "64", "--dtype", "float16", "--dtype", "bfloat16"]
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert "metal: Apple M0, driver Metal, macOS 15.1" in said.err
    rows = [line.split() for line in said.out.splitlines() if line.startswith("float16")]
    assert {row[3] for row in rows} == names_for(64, "float16") == {"simdgroup", "pairs", "rows", "tiles"}
    (chosen,) = [row[3] for row in rows if "chosen" in " ".join(row)]
    assert "not chosen:" not in said.out
    assert not [line for line in said.out.splitlines() if line.startswith("bfloat16")]  # simdgroup alone has it
    scores = {row[3]: float(row[-1]) for row in rows}
    assert scores[chosen] <= 1.03 * min(scores.values())
    found = re.search(r"Kept in (.+)\. Newly made AttentionKernels take it; --forget removes it\.", said.out)
    assert found is not None
    assert Path(found[1]).is_file()
    problem = og.AttentionProblem(batch=1, heads=2, q_len=4, k_len=4, head_dim=64, dtype="float16")
    with og.open_device("metal") as device:
        assert og.AttentionKernels(device).plan(problem).variant == chosen
        assert og.AttentionKernels(device, tuning=False).plan(problem).variant == "simdgroup"
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["complete"]
    assert told["kept"]
    assert {name for each in told["groups"] for name in each["kernels"]} == set(scores)
    assert main([*arguments, "--forget"]) == 0
    assert "removed: what was measured on Apple M0" in capsys.readouterr().out
    assert not Path(found[1]).exists()


def test_explain_says_what_is_taken_and_why_not_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["explain", "--device", "metal", "--q-len", "100", "--k-len", "1300"]
    assert main([*arguments, "--head-dim", "64", "--dtype", "float16"]) == 0
    assert "chosen: simdgroup" in capsys.readouterr().out
    assert main([*arguments, "--head-dim", "80", "--dtype", "float32"]) == 0
    said = capsys.readouterr().out
    assert "chosen: pairs" in said
    assert "a head_dim of at most 64 in float32" in said
