"""``python -m onegpu tune`` measures every device of this machine, and what it keeps is what calls then take."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from conftest import DEVICES

import onegpu as og
from onegpu.__main__ import main
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.tuned import TuningFile
from onegpu.tune.measure import candidates

#: A CPU has one kernel; kompute runs the programs of vulkan in an environment of its own.
NAMES = [name for name, facts in DEVICES.items() if any(candidates(facts, ("float32",), (32,))) and name != "kompute"]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_measured_is_taken(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))
    monkeypatch.delenv("ONEGPU_TUNING", raising=False)
    assert main(["tune", "--device", name, "--dtype", "float32", "--head-dim", "32"]) == 0
    (row,) = TuningFile(DEVICES[name]).read()
    assert (row.dtype, row.head_dims) == ("float32", (1, 32))
    sound = row.milliseconds.keys() - row.excluded.keys()
    assert set(row.order[: len(sound)]) == sound, "whoever was measured comes first"
    assert all(ms > 0 for times in row.milliseconds.values() for ms in times.values())
    problem = og.AttentionProblem(batch=1, heads=2, q_len=20, k_len=30, head_dim=24)
    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal((1, 2, n, 24), np.float32) for n in (20, 30, 30))
    with og.open_device(name) as device:
        kernels = og.AttentionKernels(device)
        assert kernels.plan(problem).variant == row.order[0]
        assert "measured here on" in kernels.explain(problem)
        on_device, o = [device.upload(a) for a in (q, k, v)], device.empty(q.shape)
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, on_device[0], on_device[1], on_device[2], o)
        assert scaled_error(o.to_numpy(), attention(problem, q, k, v)) <= TOLERANCE["float32"]
    assert main(["tune", "--device", name, "--forget"]) == 0
    assert TuningFile(DEVICES[name]).read() == []
