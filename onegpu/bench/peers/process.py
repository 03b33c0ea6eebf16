"""A peer in a process of its own, seen from the outside."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from dataclasses import asdict
from typing import Any

from onegpu.bench.peers.base import Peer, UnavailableError
from onegpu.bench.shapes import Shape

__all__ = ["PeerProcess"]

#: Seconds that a peer may take to start, and to time one kernel on one shape.
_START, _TIME = 120.0, 180.0


class PeerProcess:
    """A peer that runs. Close it.

    Attributes:
        peer: which one.
        version: of the library.
        device: that it computes on, as it names it; "" if it does not say.
        kernels: names by element type.

    Args:
        peer: one of :data:`onegpu.bench.peers.PEERS`.
        software: whether it may compute on a software driver.

    Raises:
        UnavailableError: if it cannot run on this machine, or dies when it is started.
    """

    def __init__(self, peer: Peer, software: bool = False) -> None:
        if sentence := peer.available():
            raise UnavailableError(sentence)
        self.peer = peer
        self._software = software
        about = self._start()
        if "unavailable" in about:
            self.close()
            raise UnavailableError(about["unavailable"])
        self.version, self.device, self.kernels = about["version"], about["device"], about["kernels"]

    def _start(self) -> dict[str, Any]:
        variables = {**self.peer.variables, **(self.peer.software_variables if self._software else {})}
        # Not in the terminal's group: Ctrl-C is for the command, which ends this process.
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self._process: subprocess.Popen[str] | None = subprocess.Popen(
            [sys.executable, "-m", "onegpu.bench.peers.worker", self.peer.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            encoding="utf-8",
            env={**os.environ, **variables},
            start_new_session=True,
        )
        self._answers: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()
        about = self._answer(_START)
        return {"unavailable": about["failed"]} if "failed" in about else about

    def time(self, shape: Shape, dtype: str, kernel: str) -> dict[str, Any]:
        """What :func:`onegpu.bench.peers.worker.answer` says; a process that dies, or takes too long, failed. The
        next call starts another.
        """
        if self._process is None:
            about = self._start()
            if "unavailable" in about:
                self.close()
                return {"failed": about["unavailable"]}
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"shape": asdict(shape), "dtype": dtype, "kernel": kernel}) + "\n")
            self._process.stdin.flush()
        except OSError:  # it has died: the answer says so
            pass
        return self._answer(_TIME)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            process, self._process = self._process, None
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):  # what was written last may still be there
                        stream.close()
            self._log.close()

    def _answer(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.close()
            return {"failed": f"it took more than {seconds:.0f} s"}
        if line is not None:
            answer: dict[str, Any] = json.loads(line)
            return answer
        assert self._process is not None
        status = self._process.wait()
        self._log.seek(0)
        said = [text.strip() for text in self._log if text.strip()]
        self.close()
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return {"failed": f"its process {how}" + (f"; its last words: {said[-1][:120]}" if said else "")}


def _read(process: subprocess.Popen[str], answers: queue.Queue[str | None]) -> None:
    assert process.stdout is not None
    try:
        for line in process.stdout:
            answers.put(line)
    except ValueError:  # closed meanwhile
        pass
    answers.put(None)
