"""Programs of one variant among which the sizes of a call decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.attention.problem import AttentionProblem

__all__ = ["FEW_GROUPS", "FEW_ROWS", "RANGE_KEYS", "Schedule", "pick"]

#: Keys of a range in deterministic mode. Ranges begin at multiples of it, whatever the call, and no sum is longer.
RANGE_KEYS = 512

#: When the program of `tiles` for few rows is taken: up to so many rows of a batch entry and key/value head, and for
#: more if it runs no more workgroups than this, one for each range of keys of a block of rows. NVIDIA H200, driver
#: 580.159.04, 2026-11-30, beside the program for many rows in float32: 12 heads of 64, 8 queries over 1500 keys, 72
#: workgroups: 0.60 times as long; 8 heads of 128 on 1, 4 queries over 8192 keys, 128 workgroups: 0.51; 8 queries, 256
#: workgroups: 0.93; 32 heads of 128 on 8, 4 queries, 512 workgroups: 1.8. That was before V was loaded ahead, which
#: made the program for few rows up to twice as fast: the limit is on the safe side. python -m benchmarks.schedules.
FEW_ROWS, FEW_GROUPS = 4, 128


@dataclass(frozen=True)
class Schedule:
    """One of the programs of a variant.

    Attributes:
        spec: the program.
        groups: on matrix hardware it is taken if it runs this many workgroups at least, half full of rows or more.
        fast: whether it is for mode "fast" alone, and calls that are not causal: its results have bits of their own.
            Those of all others of the variant are alike.
        few: whether it is for few rows by the rule of :data:`FEW_ROWS`.
        paged: whether it is for keys in blocks, and those alone.
        kv: kinds of keys and values in 8 bits that it is for, as :attr:`onegpu.QuantizedKv.kind` names them; none are
            for those of the element type.
        least_queries: queries of a call from which it is taken.
        most_rows: rows of a batch entry and key/value head up to which it is taken, before all others, if it then runs
            no more than :data:`FEW_GROUPS` workgroups.
    """

    spec: KernelSpec
    groups: int = 0
    fast: bool = False
    few: bool = False
    paged: bool = False
    kv: tuple[str, ...] = ()
    least_queries: int = 0
    most_rows: int = 0


def pick(schedules: Sequence[Schedule], problem: AttentionProblem, mode: str, wanted: int | None = None) -> KernelSpec:
    """The program that serves a call.

    Args:
        schedules: of a variant, those that a device can run. The last without a condition serves what fits no other.
        problem: the call.
        mode: "deterministic" or "fast".
        wanted: the number of the one to take, or of the last if there are fewer; None decides by the sizes.
    """
    rows = problem.q_len * problem.group
    fast = mode == "fast" and problem.causal is None
    open_to_it = [each for each in schedules if fast or not each.fast]
    if wanted is not None:
        return open_to_it[min(wanted, len(open_to_it) - 1)].spec
    blocks = problem.batch * problem.kv_heads
    ranges = max(1, -(-problem.k_len // RANGE_KEYS))
    for each in open_to_it:
        if rows <= each.most_rows and blocks * ranges <= FEW_GROUPS:
            return each.spec
    for each in sorted(open_to_it, key=lambda schedule: not schedule.fast):
        if each.least_queries:
            if problem.q_len >= each.least_queries:
                return each.spec
        elif each.few:
            groups = blocks * -(-rows // each.spec.rows) * ranges
            if rows <= FEW_ROWS or groups <= FEW_GROUPS:
                return each.spec
        elif each.groups and blocks * -(-rows // each.spec.rows) >= each.groups and 2 * rows >= each.spec.rows:
            return each.spec
    ruled = [
        each for each in open_to_it if each.groups or each.few or each.fast or each.least_queries or each.most_rows
    ]
    return next((each.spec for each in reversed(open_to_it) if each not in ruled), open_to_it[0].spec)
