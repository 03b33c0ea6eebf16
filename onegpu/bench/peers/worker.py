"""The process of a peer: ``python -m onegpu.bench.peers.worker NAME``.

Reads one JSON object a line from standard input, each a shape, an element type and a kernel, and answers each with
one on standard output. What the library prints goes to standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from onegpu.attention.problem import TOLERANCE
from onegpu.bench.child import serving
from onegpu.bench.inputs import WrongResultError, error_of, make_inputs
from onegpu.bench.peers import find_peer
from onegpu.bench.peers.base import NotTakenError, Peer, UnavailableError
from onegpu.bench.shapes import Shape

__all__ = ["answer", "main"]

#: A peer may sum in half, which this library does not: it is wrong where it is so many times less exact.
_SLACK = 10


def answer(peer: Peer, shape: Shape, dtype: str, kernel: str) -> dict[str, Any]:
    """Time and verify one kernel of an open peer: what the record of the run says of it.

    Returns:
        the members of a :class:`onegpu.bench.timing.Timing` in seconds, its output's ``error``; or ``skipped`` or
        ``failed``, a sentence.
    """
    inputs = _inputs(shape, dtype)
    try:
        timing, out = peer.time(shape, dtype, kernel, inputs)
        error = error_of(shape, inputs, out)
        if not error <= _SLACK * TOLERANCE[dtype]:
            raise WrongResultError(f"scaled error {error:.1e}, where {TOLERANCE[dtype]:.0e} is usual")
    except NotTakenError as refused:
        return {"skipped": str(refused)}
    except Exception as problem:  # a library may fail in any way
        lines = str(problem).strip().splitlines()
        return {"failed": lines[0] if lines else type(problem).__name__}
    return {**vars(timing), "error": error}


@lru_cache(maxsize=1)  # the kernels of a peer follow each other
def _inputs(shape: Shape, dtype: str) -> tuple[Any, Any, Any]:
    return make_inputs(shape, dtype, np.random.default_rng(0))


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until standard input ends."""
    (name,) = sys.argv[1:] if arguments is None else arguments
    peer = find_peer(name)
    say, questions = serving()
    try:
        version, device = peer.open()
    except UnavailableError as missing:
        say({"unavailable": str(missing)})
        return 0
    except Exception as problem:
        say({"unavailable": f"{type(problem).__name__}: {' '.join(str(problem).split())}"})
        return 0
    kernels = {dtype: list(peer.kernels(dtype)) for dtype in peer.dtypes}
    say({"version": version, "device": device, "kernels": kernels})
    for asked in questions:
        say(answer(peer, Shape(**asked["shape"]), asked["dtype"], asked["kernel"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
