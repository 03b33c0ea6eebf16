"""``python -m onegpu check`` passes on every device of this machine, here for a few cases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import DEVICES

from onegpu.__main__ import main


@pytest.mark.parametrize("name", DEVICES)
def test_a_few_cases(name: str, tmp_path: Path) -> None:
    arguments = ["check", "--device", name, "--cases", "causal: causal 3?", "--output", str(tmp_path)]
    assert main(arguments) == 0
    report = json.loads((tmp_path / "onegpu-check.json").read_text("utf-8"))
    assert report["passed"]
    assert {run["case"] for run in report["runs"]} == {"causal 31", "causal 32", "causal 33"}
    assert report["environment"]["device"]["name"] == DEVICES[name].name
    assert all(run["device_seconds"] > 0 for run in report["runs"] if "timestamps" in DEVICES[name].features)
    assert "All " in (tmp_path / "onegpu-check.html").read_text("utf-8")
