"""The page's Python: what its buttons do, in a worker. Results are plain data; on the way there it posts progress."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import js
import numpy as np

import onegpu as og
from onegpu.attention.cases import GROUPS
from onegpu.bench.shapes import SHAPES, SMALL, Shape
from onegpu.bench.timing import Timing, time_calls
from onegpu.check.page import make_page
from onegpu.check.report import environment, make_report
from onegpu.check.table import Selection, Table
from onegpu.demo import files, minilm, search
from onegpu.demo.forward import Forward

Array = np.ndarray[Any, Any]

#: The reference models, in the sizes that a browser on a laptop takes.
TABLE = [
    shape
    for shape in SHAPES
    if shape.name.startswith(("MiniLM", "BERT", "Whisper")) and shape.name != "Whisper encoder B8"
]
#: What a software adapter is checked on: the compiler behind it takes minutes over the other kernels.
SOFTWARE_CHECKS = ("rows",)
TOP = 5
#: Sentences of a submission: few, so that the page can be stopped soon on a slow device.
BATCH = 8


def post(**facts: Any) -> None:
    """Tell the page."""
    js.postMessage(js.JSON.parse(json.dumps(facts, allow_nan=False)))


def progress(text: str, done: int, total: int) -> None:
    """A step forward in whatever is going on."""
    post(kind="progress", text=text, done=done, total=total)


class StopError(Exception):
    """The person does not want to wait."""


def go_on() -> None:
    """Raises StopError if the page's stop button was pressed meanwhile."""
    if js.stopAsked:
        raise StopError


class State:
    """What stays between calls."""

    device: og.Device
    model: Forward
    tokenizer: files.WordPiece
    passages: list[str]
    embeddings: Array


state = State()


def start() -> dict[str, Any]:
    """Open the browser's GPU."""
    state.device = og.open_device("browser")
    facts = state.device.facts
    return {
        "onegpu": og.__version__,
        "name": facts.name,
        "vendor": facts.vendor,
        "driver": facts.driver,
        "software": facts.software,
        "features": sorted(facts.features),
        "queries": search.QUERIES,
        "passages": len(search.read_corpus()),
        "groups": [{"name": name, "about": about} for name, about in GROUPS.items()],
        "shapes": [
            {"name": s.name, "small": s.name in SMALL, "batch": s.batch, "heads": s.heads}
            | {"queries": s.q_len, "keys": s.k_len, "head_dim": s.head_dim}
            for s in TABLE
        ],
    }


def load(weights: Any, tokenizer: str, count: int) -> dict[str, Any]:
    """Take the model's files, and embed the first ``count`` passages of the corpus, or all."""
    state.tokenizer = files.WordPiece(tokenizer)
    progress("Unpacking the weights", 0, 1)
    arrays = files.weights_of(weights.to_bytes() if hasattr(weights, "to_bytes") else weights)
    try:
        half = arrays["embeddings.word_embeddings.weight"].dtype == np.float16
        state.model = Forward(state.device, minilm.MiniLM(arrays, dtype=np.float16 if half else np.float32))
    except KeyError as missing:
        raise files.FileError(f"these are not the weights of all-MiniLM-L6-v2: {missing} is missing") from None
    corpus = search.read_corpus()
    chosen = corpus[:: max(1, len(corpus) // count)][:count] if count else corpus
    begin = time.perf_counter()
    batches = minilm.make_batches(state.tokenizer(chosen), BATCH)
    embeddings: Array = np.empty((len(chosen), state.model.hidden), np.float32)
    for done, batch in enumerate(batches):
        progress(f"Embedding {len(chosen)} passages", done, len(batches))
        embeddings[batch.rows] = state.model(batch).embeddings
        go_on()
    state.embeddings, state.passages = embeddings, chosen
    seconds = time.perf_counter() - begin
    return {"passages": len(chosen), "seconds": seconds, "parameters": sum(a.size for a in arrays.values())}


def ask(text: str) -> dict[str, Any]:
    """The nearest passages, and where the time went."""
    begin = time.perf_counter()
    (batch,) = minilm.make_batches(state.tokenizer([text]))
    done = state.model(batch)
    (vector,) = done.embeddings
    near = state.embeddings @ vector
    return {
        "answers": [{"text": state.passages[i], "score": float(near[i])} for i in np.argsort(-near)[:TOP]],
        "tokens": int(batch.lengths[0]),
        "kernel": state.model.kernel(batch),
        "layers": state.model.layers,
        "submissions": done.submissions,
        "seconds": {"all": time.perf_counter() - begin, "device": done.seconds, "copies": done.copies},
        "embedding": vector.tolist(),
    }


def timing(names: list[str], dtype: str) -> dict[str, Any]:
    """The fused kernel and the unfused chain on shapes of the table; the page gets each row at once."""
    device, rows = state.device, []
    fused, unfused = og.AttentionKernels(device), og.UnfusedAttention(device)
    wanted = [shape for shape in TABLE if shape.name in names]
    stopped = False
    for number, shape in enumerate(wanted):
        progress(f"Timing {shape.name}", number, len(wanted))
        try:
            rows.append(timed(shape, dtype, fused, unfused))
            post(kind="timed", row=rows[-1])
            go_on()
        except StopError:
            stopped = True
            break
    return {
        "report": "onegpu browser timing",
        "schema": 1,
        "complete": not stopped,
        "environment": environment(device, "browser"),
        "rows": rows,
    }


def timed(shape: Shape, dtype: str, fused: og.AttentionKernels, unfused: og.UnfusedAttention) -> dict[str, Any]:
    """A row of the table: seconds of a call, and how far apart the two results are."""
    problem, device = shape.problem(dtype), fused.device
    rng = np.random.default_rng(0)
    sizes = [(shape.batch, shape.heads, shape.q_len, shape.head_dim)]
    sizes += [(shape.batch, shape.kv_heads, shape.k_len, shape.head_dim)] * 2
    row: dict[str, Any] = {"shape": shape.name, "dtype": dtype, **{k: v for k, v in vars(shape).items() if k != "name"}}
    inputs = [device.upload(rng.standard_normal(size, np.float32).astype(dtype)) for size in sizes]
    out = device.empty(sizes[0], dtype)
    outputs = []
    try:
        for name, kernels in (("fused", fused), ("unfused", unfused)):
            timing = time_calls(device, encoding(kernels, problem, *inputs, out))
            row[name] = {**told(timing), "kernel": kernels.plan(problem).variant}
            outputs.append(out.to_numpy().astype(np.float64))
    finally:
        for buffer in (*inputs, out):
            buffer.release()
    row["difference"] = float(np.abs(outputs[0] - outputs[1]).max())
    return row


def encoding(kernels: Any, problem: og.AttentionProblem, *buffers: og.Buffer) -> Callable[[og.CommandEncoder], None]:
    """A call to be timed."""
    return lambda encoder: kernels.encode(encoder, problem, *buffers)


def told(timing: Timing) -> dict[str, Any]:
    """As plain data."""
    return dict(vars(timing))


def check(cases: str, dtypes: list[str]) -> dict[str, Any]:
    """The report of a check: as data, and as a page."""
    facts = state.device.facts
    variants = SOFTWARE_CHECKS if facts.software else ()
    table = Table(state.device, Selection(True, cases, variants, tuple(dtypes)))
    total, done, failed = len(table.to_check) + len(table.runs), 0, 0
    begin = time.perf_counter()

    def step(what: Any, result: Any) -> None:
        nonlocal done, failed
        if js.stopAsked:
            raise KeyboardInterrupt  # which the table takes for what it is
        if result is None:
            return
        done += 1
        failed += result.verdict == "failed"
        progress(f"{failed} failed, {done} of {total} done" if failed else f"{done} of {total} done", done, total)

    progress(f"0 of {total} done", 0, total)
    table.run(step)
    report = make_report(table, "browser", "the page of make browser", time.perf_counter() - begin)
    return {"report": report, "page": make_page(report)}


def call(name: str, given: Any) -> str:
    """One of the functions above, its result as JSON; an error that a person can do something about as its words."""
    js.stopAsked = False
    try:
        return json.dumps({"answer": globals()[name](*given)}, allow_nan=False)
    except StopError:
        return json.dumps({"stopped": True})
    except (og.OneGpuError, files.FileError) as error:
        return json.dumps({"error": str(error)})
