"""From times to an order of preference."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from onegpu.attention.tuned import TunedRow
from onegpu.attention.variants import PADDED_HEAD_DIMS
from onegpu.tune.measure import SPILLS, Found

__all__ = ["RULE", "SAME", "order_of", "row_of", "scores"]

#: Scores that are less than this apart count as equal: what noise moves must not move a choice, and with it bits.
SAME = 1.03

RULE = (
    "The order is that of the geometric means, over the classes of calls, of a kernel's time divided by the shortest "
    f"of the class. Within {100 * (SAME - 1):.0f} % of the best, the packaged order decides."
)


def scores(found: Mapping[str, Found]) -> dict[str, float]:
    """For each kernel that was timed and has no fault, the geometric mean over the classes of its time divided by the
    shortest of the class; 1 is a kernel that is the fastest in each.

    A choice rests on this one number, since it must not depend on lengths.
    """
    sound = {name: each.milliseconds for name, each in found.items() if not each.fault and each.milliseconds}
    if not sound:
        return {}
    names = next(iter(sound.values())).keys()
    best = {name: min(times[name] for times in sound.values()) for name in names}
    return {
        variant: math.exp(math.fsum(math.log(times[name] / best[name]) for name in names) / len(names))
        for variant, times in sound.items()
    }


def order_of(found: Mapping[str, Found], packaged: Sequence[str]) -> tuple[str, ...]:
    """Names of variants, best first; empty if none is sound.

    Those that were not measured, since they do not run here, follow in the packaged order, and last come those that
    spill. One that is wrong or lost the device is not among them.

    Args:
        found: by variant.
        packaged: the order without this measurement.
    """
    scored = scores(found)
    if not scored:
        return ()
    limit = min(scored.values()) * SAME
    places = {name: place for place, name in enumerate(packaged)}
    equal = sorted((n for n in scored if scored[n] <= limit), key=lambda n: (places.get(n, len(places)), scored[n]))
    ranked = equal + sorted((n for n in scored if scored[n] > limit), key=lambda n: scored[n])
    others = [name for name in packaged if name not in found]
    spilling = [name for name, each in found.items() if each.fault == SPILLS]
    return (*ranked, *others, *spilling)


def row_of(
    dtype: str, head_dim: int, found: Mapping[str, Found], packaged: Sequence[str], date: str
) -> TunedRow | None:
    """What is kept of a type and a padded head dimension; None if no kernel is sound."""
    order = order_of(found, packaged)
    if not order:
        return None
    smaller = max((dim for dim in PADDED_HEAD_DIMS if dim < head_dim), default=0)
    return TunedRow(
        dtype,
        (smaller + 1, head_dim),
        order,
        {name: each.sentence for name, each in found.items() if each.fault},
        date,
        {name: each.milliseconds for name, each in found.items() if each.milliseconds},
    )
