"""Other libraries beside the benchmarks: what is said where one is missing, and what one that fails cannot do."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onegpu.__main__ import main
from onegpu.attention.reference import attention
from onegpu.bench import cli
from onegpu.bench.peers import PEERS, aule, find_peer, ggml_vulkan, process, worker
from onegpu.bench.peers.base import NotTakenError, Peer, UnavailableError
from onegpu.bench.peers.process import PeerProcess
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing

ROOT = Path(__file__).resolve().parents[2]
SHAPE = Shape("tiny", 2, 2, 2, 8, 12, 16)


class Fake(Peer):
    """Computes with the reference, and does what it is told besides."""

    name = "fake"
    summary = "nothing"
    packages = ()
    install = ""
    dtypes = ("float16",)
    clock = "wall"

    def __init__(self, change: Callable[[Any], Any] = lambda out: out) -> None:
        self.change = change

    def open(self) -> tuple[str, str]:
        return "1.0", "a device"

    def kernels(self, dtype: str) -> list[str]:
        return ["only"]

    def time(self, shape: Shape, dtype: str, kernel: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, Any]:
        return Timing(2.0, 1.0, 3.0, 7, self.clock), self.change(attention(shape.problem(dtype), *inputs))


# --- what the worker answers


def test_an_answer() -> None:
    answer = worker.answer(Fake(lambda out: out.astype(np.float16)), SHAPE, "float16", "only")
    error = answer.pop("error")
    assert answer == {"median": 2.0, "low": 1.0, "high": 3.0, "samples": 7, "clock": "wall"}
    assert 0 < error < 1e-3


def test_a_peer_may_be_less_exact_and_not_wrong() -> None:
    def less(by: float) -> dict[str, Any]:
        return worker.answer(Fake(lambda out: out + by * np.abs(out).max()), SHAPE, "float16", "only")

    assert 2e-3 < less(5e-3)["error"] < 2e-2
    assert less(0.1)["failed"].startswith("scaled error ")
    assert less(0.1)["failed"].endswith(", where 2e-03 is usual")
    assert worker.answer(Fake(lambda out: out * np.nan), SHAPE, "float16", "only") == {
        "failed": "the output has elements that are not finite"
    }


def test_what_a_peer_raises_is_an_answer() -> None:
    def refuse(_: Any) -> Any:
        raise NotTakenError("it has no such heads")

    def fail(_: Any) -> Any:
        raise RuntimeError("first line\nsecond line")

    def silent(_: Any) -> Any:
        raise MemoryError

    assert worker.answer(Fake(refuse), SHAPE, "float16", "only") == {"skipped": "it has no such heads"}
    assert worker.answer(Fake(fail), SHAPE, "float16", "only") == {"failed": "first line"}
    assert worker.answer(Fake(silent), SHAPE, "float16", "only") == {"failed": "MemoryError"}


# --- where they are missing


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_the_absence_of_a_peer_is_a_sentence(peer: Peer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.delenv("GGML_LIB_DIR", raising=False)
    sentence = peer.available()
    assert all(package in sentence for package in peer.packages)
    assert "not installed; " in sentence
    assert peer.install in sentence
    with pytest.raises(UnavailableError, match="not installed"):
        PeerProcess(peer)


def test_a_folder_of_ggml_without_its_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GGML_LIB_DIR", str(tmp_path))
    assert find_peer("ggml").available() == f"there is no libggml-vulkan.so.0 in {tmp_path}"
    (tmp_path / "libggml-vulkan.so.0").touch()
    assert find_peer("ggml").available() == ""
    with pytest.raises(UnavailableError, match="OSError: "):  # which is no library
        PeerProcess(find_peer("ggml"))


def test_the_two_of_ggml_differ_in_their_environment() -> None:
    assert find_peer("ggml").variables == {}
    assert find_peer("ggml-khr").variables == {"GGML_VK_DISABLE_COOPMAT2": "1"}


def test_names_are_one_word_and_unique() -> None:
    names = [peer.name for peer in PEERS]
    assert len(set(names)) == len(names)
    assert all(len(name.split()) == 1 for name in names)
    assert {peer.clock for peer in PEERS} == {"device", "wall"}
    assert set(ggml_vulkan.Ggml().kernels("float16")) == {"flash_attn", "flash_attn_f32"}
    with pytest.raises(StopIteration):
        find_peer("nothing")


# --- a process of its own

_LIBRARY = """
import os, sys, time
import numpy as np

print("noise on standard output")

class Tensor:
    def __init__(self, shape): self.array = np.zeros(shape, np.float32)
    def upload(self, array): self.array[...] = array
    def download(self): return self.array

class Aule:
    device_name = "a device of its own"
    def tensor(self, shape): return Tensor(shape)
    def attention_gpu(self, q, k, v, o, causal):
        if os.environ.get("FAKE") == "die": print("last words", file=sys.stderr, flush=True); os._exit(7)
        if os.environ.get("FAKE") == "sleep": time.sleep(60)
        scores = q.array @ k.array.swapaxes(-1, -2) / np.sqrt(q.array.shape[-1])
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        o.array[...] = weights / weights.sum(-1, keepdims=True) @ v.array
if os.environ.get("FAKE") == "no device": raise OSError("no device of any kind")
"""


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A package that passes for aule, for this process and those that it starts."""
    (tmp_path / "aule").mkdir()
    (tmp_path / "aule" / "__init__.py").touch()
    (tmp_path / "aule" / "vulkan.py").write_text(_LIBRARY)
    (tmp_path / "aule_attention-9.9.dist-info").mkdir()
    (tmp_path / "aule_attention-9.9.dist-info" / "METADATA").write_text("Name: aule-attention\nVersion: 9.9\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "aule"]:
        del sys.modules[name]


@pytest.fixture
def started(library: Path) -> Iterator[PeerProcess]:
    peer = PeerProcess(aule.Aule())
    yield peer
    peer.close()


def test_a_peer_is_timed_and_verified_in_its_process(started: PeerProcess) -> None:
    assert (started.version, started.device, started.kernels) == ("9.9", "a device of its own", {"float32": ["vulkan"]})
    answer = started.time(SHAPE, "float32", "vulkan")
    assert answer["clock"] == "wall"
    assert answer["samples"] >= 5
    assert 0 < answer["low"] <= answer["median"] <= answer["high"]
    assert answer["error"] < 1e-5
    grouped = Shape("grouped", 1, 4, 2, 8, 8, 16)
    assert started.time(grouped, "float32", "vulkan") == {"skipped": "it is timed without grouped heads"}


def test_a_peer_that_dies_takes_nothing_with_it(started: PeerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    started.close()
    monkeypatch.setenv("FAKE", "die")  # the next process sees it
    assert started.time(SHAPE, "float32", "vulkan") == {
        "failed": "its process ended with status 7; its last words: last words"
    }
    monkeypatch.delenv("FAKE")
    assert "median" in started.time(SHAPE, "float32", "vulkan"), "another process is started"


def test_a_peer_that_does_not_come_back(started: PeerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    started.close()
    monkeypatch.setenv("FAKE", "sleep")
    monkeypatch.setattr(process, "_TIME", 0.5)
    assert started.time(SHAPE, "float32", "vulkan") == {"failed": "it took more than 0 s"}
    assert started._child.closed, "it was ended"


def test_a_peer_that_does_not_start(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE", "no device")
    with pytest.raises(UnavailableError, match="OSError: no device of any kind"):
        PeerProcess(aule.Aule())


def test_the_command_times_a_peer(library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "SHAPES", (SHAPE,))
    monkeypatch.setattr(cli, "SMALL", (SHAPE.name,))
    arguments = ["--device", "cpu", "--kernel", "blocked", "--dtype", "float32", "--peer", "aule", "--peer", "torch"]
    status = main(["bench", *arguments, "--output", str(tmp_path / "out")])
    assert status == cli.OK
    environment, own, peer = map(json.loads, (tmp_path / "out" / "onegpu-bench.jsonl").read_text().splitlines())
    assert environment["peers"] == [
        {"name": "aule", "version": "9.9", "device": "a device of its own", "clock": "wall"}
    ]
    assert own["by"] == "cpu"
    assert (peer["by"], peer["kernel"]) == ("peer", "aule 9.9 vulkan")
    assert peer["ms"] > 0
    page = (tmp_path / "out" / "onegpu-bench.html").read_text("utf-8")
    assert "In float32, onegpu takes between" in page
    assert "on the wall clock, the host&#x27;s part included, for aule vulkan" in page


def test_shapes_survive_the_way_to_the_process() -> None:
    assert Shape(**json.loads(json.dumps(asdict(SHAPE)))) == SHAPE
