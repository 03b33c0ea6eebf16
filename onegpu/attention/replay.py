"""When the launch of a call costs as much as the call."""

from __future__ import annotations

import os

from onegpu.attention.problem import AttentionProblem

__all__ = ["SHORT_PREFILL", "recommend_graph_replay"]

#: Queries up to which AMD recommends a graph for its kernels on gfx942; the time of a longer call is the kernel's.
SHORT_PREFILL = 768


def recommend_graph_replay(
    problem: AttentionProblem, *, prefill: bool | None = None, decode: bool | None = None
) -> bool:
    """Whether a call that repeats should be replayed as a graph, by the table of AMD's kernels for gfx942.

    What a graph saves is time of the host: a fixed time for each launch, which is much of a short call. A recording
    that is submitted again is replayed anyway on the backend ``hip``; this says where it pays to make one.

    ====================== ==================
    one query              yes
    up to 768 queries      yes
    more                   no
    with a mask            no, however many
    ====================== ==================

    The table is not made for calls with sinks, ALiBi, biases, soft caps or windows. Those that can be asked of this
    library come as a mask.

    Args:
        problem: the call; ``q_len`` is the most queries of a sequence.
        prefill: False answers no for several queries. None asks the environment variable
            ``HIPDNN_GFX942_2D_GRAPH``, where 0 is no; yes if that is not set.
        decode: the same for one query, with ``HIPDNN_GFX942_3D_GRAPH``.
    """
    if problem.mask is not None or not problem.batch or not problem.q_len:
        return False
    if problem.q_len == 1:
        return _switch(decode, "HIPDNN_GFX942_3D_GRAPH")
    return problem.q_len <= SHORT_PREFILL and _switch(prefill, "HIPDNN_GFX942_2D_GRAPH")


def _switch(given: bool | None, variable: str) -> bool:
    return os.environ.get(variable, "1") not in ("", "0") if given is None else given
