"""What the demo says of its runs: answers, times, differences from float64, and what is wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from onegpu.attention.reference import TOLERANCE
from onegpu.demo import search
from onegpu.demo.search import Run
from onegpu.terminal import clip, columns, indented, table

__all__ = ["COSINE_LIMIT", "Report"]

Array = np.ndarray[Any, Any]

COSINE_LIMIT = 1e-4
ERROR_LIMIT = TOLERANCE["float32"]


@dataclass
class Report:
    """The runs of all devices side by side.

    Attributes:
        corpus: the passages; they come first in the embeddings.
        queries: they follow.
        top: how many answers to each query count.
        runs: one for each device.
        exact: embeddings of the float64 run, [passages + queries, hidden], or None if there was none.
        failed: a sentence for each device that gave no run.
    """

    corpus: Sequence[str]
    queries: Sequence[str]
    top: int
    runs: Sequence[Run]
    exact: Array | None
    failed: Sequence[str] = field(default=())

    def text(self) -> str:
        """The whole report, for people."""
        first = [self._times(self.runs[0])] if len(self.runs) == 1 else [self._comparison()]
        differences = [] if self.exact is None else [self._differences()]
        return "\n\n".join([*self._answers(), *first, *differences, self._verdict()])

    def faults(self) -> list[str]:
        """A sentence for each thing that is wrong. Comparisons are written so that NaN is wrong too."""
        return [*self.failed, *(fault for run in self.runs for fault in self._faults_of(run))]

    def json(self) -> dict[str, Any]:
        """The whole report, for programs; times are medians in seconds, None stands for not checked or not finite."""
        return {
            "model": "all-MiniLM-L6-v2",
            "passages": len(self.corpus),
            "runs": [self._json_of(run) for run in self.runs],
            "faults": self.faults(),
        }

    def _table(self, embeddings: Array) -> Array:
        return search.scores(embeddings, len(self.corpus))

    def _distances(self, run: Run) -> Array | None:
        return None if self.exact is None else search.cosine_distances(run.embeddings, self.exact)

    def _answers(self) -> Iterator[str]:
        similarity = self._table(self.runs[0].embeddings)
        for query, ranked, row in zip(self.queries, search.top(similarity, self.top), similarity, strict=True):
            lines = [indented(self.corpus[i], f"{place:3}  {row[i]:.3f}  ") for place, i in enumerate(ranked, 1)]
            yield "\n".join([indented(query, "Query: "), *lines])

    def _times(self, run: Run) -> str:
        parts = (run.work, run.copies, run.rest)
        rows = [[str(layer + 1), *(_ms(part[:, layer]) for part in parts)] for layer in range(run.work.shape[1])]
        rows.append(["all", *map(_ms, parts)])
        facts = run.device
        about = [
            indented(f"{facts.backend}, {facts.name}, {facts.driver or 'no driver'}; {run.reason}", "Device: "),
            f"Kernel: {run.kernel}",
            "",
            f"Milliseconds of a layer, median of {len(run.work)} batches",
        ]
        whole = run.layers == "device"
        clock = "attention" if whole else "attention (encode to done)"
        head = ["layer", clock, "copies to and from", f"the rest, {'on the device' if whole else 'in NumPy'}"]
        return "\n".join([*about, table(head, rows)])

    def _comparison(self) -> str:
        rows = []
        size = (columns() - 70) // 2  # what the other columns leave for names
        for run in self.runs:
            names = (run.device.backend, clip(run.device.name, size), clip(run.device.driver or "-", size), run.kernel)
            distances = self._distances(run)
            far = "-" if distances is None else f"{distances.max():.1e}"
            rows.append([*names, _ms(run.work), _ms(run.copies), _ms(run.rest), run.layers, far])
        batches, layers = self.runs[0].work.shape
        head = ["backend", "device", "driver", "kernel", "attention", "copies", "rest", "rest on", "cos dist"]
        about = f"Milliseconds of a layer, median of {batches} batches and {layers} layers"
        return about + "\n" + table(head, rows, left=4)

    def _differences(self) -> str:
        rows = []
        for run in self.runs:
            distances = self._distances(run)
            if distances is not None and run.error is not None:
                numbers = (distances.max(), distances.mean(), run.error)
                rows.append([run.device.backend, *(f"{number:.1e}" for number in numbers)])
        rows.append(["limit", f"{COSINE_LIMIT:.0e}", "", f"{ERROR_LIMIT:.0e}"])
        head = ["", "cosine distance, max", "mean", "attention outputs, scaled error"]
        return "Difference from float64\n" + table(head, rows)

    def _verdict(self) -> str:
        faults = self.faults()
        if faults:
            return "\n".join(indented(fault, "WRONG: ") for fault in faults)
        same = "Every device gives the same answers" if len(self.runs) > 1 else "Done"
        return f"{same}; nothing was compared with float64." if self.exact is None else f"{same}, within the limits."

    def _faults_of(self, run: Run) -> Iterator[str]:
        name, distances = run.device.backend, self._distances(run)
        if distances is not None and not distances.max() <= COSINE_LIMIT:
            yield f"{name}: an embedding has cosine distance {distances.max():.1e}, above {COSINE_LIMIT:.0e}"
        if run.error is not None and not run.error <= ERROR_LIMIT:
            yield f"{name}: an attention output has scaled error {run.error:.1e}, above {ERROR_LIMIT:.0e}"
        judge, want = (
            (self.runs[0].device.backend, self.runs[0].embeddings) if self.exact is None else ("float64", self.exact)
        )
        if not search.same_answers(self._table(want), self._table(run.embeddings), self.top):
            yield f"{name}: the best passages are not those of {judge}"

    def _json_of(self, run: Run) -> dict[str, Any]:
        distances = self._distances(run)
        similarity = self._table(run.embeddings)
        times = {"attention": run.work, "copies": run.copies, "rest": run.rest}
        return {
            "backend": run.device.backend,
            "device": run.device.name,
            "driver": run.device.driver,
            "reason": run.reason,
            "kernel": run.kernel,
            "layers": run.layers,
            "seconds_per_layer": {
                name: [_number(each) for each in np.median(part, axis=0)] for name, part in times.items()
            },
            "cosine_distance_max": None if distances is None else _number(distances.max()),
            "cosine_distance_mean": None if distances is None else _number(distances.mean()),
            "attention_scaled_error": _number(run.error),
            "answers": [
                {"query": query, "passages": [{"text": self.corpus[i], "score": _number(row[i])} for i in ranked]}
                for query, ranked, row in zip(self.queries, search.top(similarity, self.top), similarity, strict=True)
            ],
        }


def _ms(seconds: Array) -> str:
    median = 1000 * float(np.median(seconds))
    return f"{median:.2f}" if math.isfinite(median) else "-"


def _number(value: float | None) -> float | None:
    return float(value) if value is not None and math.isfinite(value) else None
