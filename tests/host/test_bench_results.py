"""Results of benchmarks: read back, judged, and told in tables, whoever wrote them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from onegpu.bench.page import make_page
from onegpu.bench.results import Results, read_results, results_of
from onegpu.bench.tables import Grid, Heading, Items, Picture, Text, number, peer_name, peers_named, ratio, story

RESULTS = Path(__file__).resolve().parents[2] / "benchmarks" / "results"

ENVIRONMENT = {
    "date": "2026-11-30",
    "command": "python -m onegpu bench",
    "onegpu": "0.1.0",
    "commit": "unknown",
    "python": "3.12.3",
    "system": "Linux x86_64",
    "devices": [
        {"backend": "vulkan", "name": "NVIDIA X", "driver": "NVIDIA 1", "matrix_tflops": {"float16": 500.0}},
        {"backend": "wgpu:1", "name": "NVIDIA X", "driver": "Vulkan, 1", "matrix_tflops": {}},
    ],
}


def record(by: str, kernel: str, ms: float | None, **more: Any) -> dict[str, Any]:
    base = {"shape": "BERT B8 S512", "dtype": "float16", "by": by, "kernel": kernel, **more}
    if ms is None:
        return base
    return {
        **base,
        "ms": ms,
        "clock": more.get("clock", "device"),
        "tflops": 50.0 / ms,
        "error": more.get("error", 1e-4),
    }


RECORDS = [
    record("vulkan", "tiles", 2.0, mode="deterministic", auto=False),
    record("vulkan", "resident", 0.5, mode="deterministic", auto=True),
    record("vulkan", "resident", 0.4, mode="fast", auto=True),
    record("vulkan", "unfused", 4.0, mode="deterministic", auto=False),
    record("wgpu:1", "tiles", 2.5, mode="deterministic", auto=True),
    record("peer", "torch 2.11.0 flash_attention", 1.0),
    record("peer", "ggml 1.0 flash_attn", 0.8, clock="wall", error=3e-3),
    record("peer", "onnxruntime 1.0 webgpu", None, skipped="it has no such heads"),
    record("peer", "aule 0.5 vulkan", None, failed="its process was ended by signal 4"),
]
SHAPE = ("BERT B8 S512", "float16")


@pytest.fixture
def results() -> Results:
    return results_of("name", ENVIRONMENT, RECORDS)


def test_modes_are_columns_of_their_own(results: Results) -> None:
    assert results.columns("float16")[:3] == [("vulkan", "tiles"), ("vulkan", "resident"), ("vulkan", "resident fast")]
    assert results.chosen(*SHAPE, "vulkan") == ("vulkan", "resident")
    assert results.chosen(*SHAPE, "wgpu:1") == ("wgpu:1", "tiles")
    assert results.fastest_peer(*SHAPE) == ("peer", "ggml 1.0 flash_attn")
    assert results.ratio(*SHAPE, ("vulkan", "resident fast")) == 0.5
    assert results.ratios("float16") == {"BERT B8 S512": 0.5 / 0.8}
    assert (results.rate("float16"), results.rate("bfloat16")) == (500.0, None)
    assert "commit" not in results.origin


def test_results_in_fast_mode_alone_have_a_chosen_kernel() -> None:
    fast = [each for each in RECORDS if each.get("mode") == "fast" or each["by"] == "peer"]
    results = results_of("name", ENVIRONMENT, fast)
    assert results.chosen(*SHAPE, "vulkan") == ("vulkan", "resident fast")
    assert results.chosen(*SHAPE, "wgpu:1") is None


def test_older_files_are_read_as_before() -> None:
    """They name no mode, and not what "auto" took: it is asked what it takes now."""
    found = read_results(RESULTS / "2026-11-30-lavapipe.jsonl")
    assert found.chosen("BERT B1 S128", "float32", "vulkan") == ("vulkan", "tiles")
    assert found.rate("float16") is None
    blocks = story(found)
    assert [block.name for block in blocks if isinstance(block, Picture)] == ["unfused"]


def test_the_story(results: Results) -> None:
    blocks = story(results)
    assert [block.text for block in blocks if isinstance(block, Heading)] == [
        "NVIDIA X (vulkan, wgpu:1), 2026-11-30",
        "float16: milliseconds of one call",
        "float16: beside each library",
        "float16: TFLOP/s, and their share of the raw matrix rate",
        "float16: fused and unfused",
    ]
    assert [block.name for block in blocks if isinstance(block, Picture)] == [
        "times-float16",
        "rates-float16",
        "unfused",
    ]
    times, beside, rates, unfused = (block for block in blocks if isinstance(block, Grid))
    assert times.head[-4:] == ["ggml flash_attn", "onnxruntime webgpu", "aule vulkan", "ratio"]
    assert times.rows[0][1:4] == ["2.00", "**0.500**", "0.400"]
    assert times.rows[0][-4:] == ["0.800", "", "failed", "0.62"]
    assert list(beside.rows[0]) == ["BERT B8 S512", "0.50 / 0.40", "0.62 / 0.50", "", ""]
    assert rates.rows[0][1:4] == ["25.0 (5%)", "100 (20%)", "125 (25%)"]
    assert list(unfused.rows[0]) == ["BERT B8 S512", "0.500", "4.00", "8.0"] + [""] * (len(unfused.head) - 4)
    text = "\n".join(block.text for block in blocks if isinstance(block, Text))
    assert "on the wall clock, the host's part included, for ggml flash_attn." in text
    assert "Less exact than this library's tolerance allows its own kernels, by their largest scaled error: " in text
    assert "ggml flash_attn in float16 (3.0e-03)." in text
    lists = {block.text: block.items for block in blocks if isinstance(block, Items)}
    assert lists == {
        "Failed:": ["BERT B8 S512, float16, peer aule 0.5 vulkan: its process was ended by signal 4"],
        "Not timed:": ["BERT B8 S512, float16, peer onnxruntime 1.0 webgpu: it has no such heads"],
    }


def test_the_page_holds_its_pictures(results: Results) -> None:
    page = make_page(results, {"times-float16": b"a picture"}, ["somebody <left> it out"])
    assert page.count("<img ") == 1
    assert 'src="data:image/png;base64,YSBwaWN0dXJl"' in page
    assert "somebody &lt;left&gt; it out" in page
    assert "matrix hardware: float16 500 TFLOP/s" in page
    assert "<b>0.500</b>" in page


def test_plots_are_drawn(results: Results, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from onegpu.bench.plots import draw

    for block in story(results):
        if isinstance(block, Picture):
            draw(results, block, tmp_path / f"{block.name}.png")
            assert (tmp_path / f"{block.name}.png").read_bytes().startswith(b"\x89PNG")
    assert len(list(tmp_path.iterdir())) == 3


def test_numbers() -> None:
    shown = {628.3: "628", 12.34: "12.3", 1.0: "1.00", 0.1234: "0.123", 0.01234: "0.0123", 0.00512: "0.0051"}
    shown |= {0.000123: "0.00012", 0.0: "0.0000"}
    assert {value: number(value) for value in shown} == shown
    assert [ratio(value) for value in (0.123, 1.26, 12.6)] == ["0.12", "1.26", "13"]
    assert peer_name("torch 2.11.0 flash_attention") == "torch flash"
    assert peer_name("something else") == "something else"


def test_peers_in_words(results: Results) -> None:
    assert peers_named(results, "float16") == "the fastest peer"
    two = results_of("name", ENVIRONMENT, [each for each in RECORDS if "ms" in each])
    assert peers_named(two, "float16") == "the fastest of ggml flash_attn, torch flash"


def test_a_file_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in (ENVIRONMENT, *RECORDS)))
    found = read_results(path)
    assert found.name == "some"
    assert len(found.rows[SHAPE]) == len(RECORDS)
