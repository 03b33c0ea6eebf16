"""A process of this library that answers questions, a line of JSON each: what is measured there may crash or
hang.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TextIO

__all__ = ["Child", "serving"]


class Child:
    """A process that runs ``python -m MODULE ARGUMENTS``, which :func:`serving` makes a child. Close it.

    Args:
        module: what runs.
        arguments: its command line.
        variables: environment variables besides those of this process.
    """

    def __init__(self, module: str, arguments: Iterable[str] = (), variables: Mapping[str, str] | None = None) -> None:
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        # Not in the terminal's group: Ctrl-C is for the command, which ends this process.
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            encoding="utf-8",
            env={**os.environ, **(variables or {})},
            start_new_session=True,
        )
        self.closed = False
        self._answers: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()

    def tell(self, question: Any) -> None:
        """Send a question. A process that has died says so when it is listened to."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()

    def listen(self, seconds: float) -> dict[str, Any]:
        """The next answer. If the process dies, or takes longer than ``seconds``, it is ended and "died" says
        how.
        """
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.close()
            return {"died": f"it took more than {seconds:.0f} s"}
        if line is not None:
            answer: dict[str, Any] = json.loads(line)
            return answer
        status = self._process.wait()
        self._log.seek(0)
        said = [text.strip() for text in self._log if text.strip()]
        self.close()
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return {"died": f"its process {how}" + (f"; its last words: {said[-1][:120]}" if said else "")}

    def close(self) -> None:
        """End the process."""
        if not self.closed:
            self.closed = True
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):  # what was written last may still be there
                        stream.close()
            self._log.close()


def _read(process: subprocess.Popen[str], answers: queue.Queue[str | None]) -> None:
    assert process.stdout is not None
    with contextlib.suppress(ValueError):  # closed meanwhile
        for line in process.stdout:
            answers.put(line)
    answers.put(None)


def serving() -> tuple[Callable[[dict[str, Any]], None], Iterator[Any]]:
    """For the process itself: a function that sends an answer, and the questions. What libraries print to standard
    output goes to standard error from now on.
    """
    answers: TextIO = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(what: dict[str, Any]) -> None:
        print(json.dumps(what), file=answers, flush=True)

    return say, (json.loads(line) for line in sys.stdin)
