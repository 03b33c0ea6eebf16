"""A peer in a process of its own, seen from the outside."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from onegpu.bench.child import Child
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
        self._variables = {**peer.variables, **(peer.software_variables if software else {})}
        about = self._start()
        if "unavailable" in about:
            self.close()
            raise UnavailableError(about["unavailable"])
        self.version, self.device, self.kernels = about["version"], about["device"], about["kernels"]

    def _start(self) -> dict[str, Any]:
        self._child = Child("onegpu.bench.peers.worker", [self.peer.name], self._variables)
        about = self._child.listen(_START)
        return {"unavailable": about["died"]} if "died" in about else about

    def time(self, shape: Shape, dtype: str, kernel: str) -> dict[str, Any]:
        """What :func:`onegpu.bench.peers.worker.answer` says; a process that dies, or takes too long, failed. The
        next call starts another.
        """
        if self._child.closed:
            about = self._start()
            if "unavailable" in about:
                self.close()
                return {"failed": about["unavailable"]}
        self._child.tell({"shape": asdict(shape), "dtype": dtype, "kernel": kernel})
        answer = self._child.listen(_TIME)
        return {"failed": answer["died"]} if "died" in answer else answer

    def close(self) -> None:
        """End the process."""
        self._child.close()
