"""Which of the variants that can run is chosen: preferences from measurements.

A choice depends on the device, the element type and the head dimension alone, never on lengths, batch or heads: in
deterministic mode a row's bits must not depend on its neighbours. What ``python -m onegpu tune`` measured on a user's
device (:mod:`onegpu.attention.tuned`) comes before the table, and depends on no more than that either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from onegpu.attention.problem import MAX_HEAD_DIM
from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import DType

__all__ = ["PREFERENCES", "Preference", "preference"]


@dataclass(frozen=True)
class Preference:
    """A row of the table: the first that fits a device and element type gives the order of trial.

    Attributes:
        vendor: as in :attr:`onegpu.DeviceFacts.vendor`; "" fits every one.
        language: as in :attr:`onegpu.DeviceFacts.language`; "" fits every one.
        head_dims: smallest and largest head dimension.
        order: names of variants, best first.
        measured: device, driver and date of the numbers behind it, or on what else it rests.
        dtype: element type; "" fits every one.
        excluded: variants that are not to be chosen, with the sentence that says why.
    """

    vendor: str
    language: str
    head_dims: tuple[int, int]
    order: tuple[str, ...]
    measured: str
    dtype: str = ""
    excluded: tuple[tuple[str, str], ...] = ()


_ANY = (1, MAX_HEAD_DIM)
#: benchmarks/results/2026-11-30-nvidia-h200.jsonl says how numbers were taken. Those of `rows` and `pairs` are of an
#: earlier run on that day, at commit d266c2f.
_H200 = "NVIDIA H200, driver 580.159.04, 2026-11-30"
_HIP = (
    "what AMD published of gfx1151 and gfx942, and FKL's authors of gfx1200; of the others `panels` reads K and V the "
    "fewest times; not measured here"
)
_OTHERS = f"matrix hardware first, which is not measured here; of the others, {_H200}"

#: Matrix hardware comes first, also where nobody timed it: on every GPU that has it, it multiplies several times as
#: fast as threads do. Not so in software, where it ends the rows: bfloat16 has nothing else.
PREFERENCES = (
    Preference("", "numpy", _ANY, ("blocked",), "the only variant on the CPU"),
    # AMD's account of these kernels on gfx1151: the pipelined one wins at head_dim 64, the other at 128.
    Preference(
        "",
        "hip",
        (1, 64),
        ("narrow", "wide", "transposed", "pipelined", "single_wave", "rounded", "panels", "lanes"),
        _HIP,
    ),
    # The larger matrices at head_dim 128 in half alone, as AMD ships them, whatever the number of queries.
    Preference(
        "",
        "hip",
        (65, 128),
        ("wide", "narrow", "transposed", "single_wave", "panels", "lanes"),
        _HIP,
        dtype="float16",
    ),
    Preference(
        "",
        "hip",
        _ANY,
        ("narrow", "transposed", "single_wave", "rounded", "panels", "lanes"),
        _HIP,
    ),
    Preference(
        "apple",
        "msl",
        _ANY,
        ("simdgroup", "pairs", "rows"),
        "the authors of the C# library, on an M2: 10 to 20 times as fast as scalar kernels; not measured here",
    ),
    Preference(
        "apple",
        "",
        _ANY,
        ("pairs", "rows"),
        "Apple GPUs spill past about 128 registers a thread, which `rows` needs at head_dim 64; not measured here",
    ),
    # In float32 through Vulkan: BERT-base B8 S512, tiles 0.252 ms, rows 0.448, pairs 0.634. 16 heads of 64, 4096 x
    # 4096: tiles 2.52, rows 3.96. 32 heads of 128 on 8, 4096 x 4096 causal: tiles 5.62, pairs 10.3. One query over 448
    # keys, 12 heads of 64: tiles 0.0113, pairs 0.108.
    # On matrix hardware in half: BERT-base B8 S512 0.0332 ms, tiles 0.244. One query over 8192 keys, 32 heads of 128
    # on 8: 0.0174, tiles 0.0251. float32 and devices without such hardware pass over it. `split` on the three shapes of
    # float32 above: 0.0880, 0.808, 1.68 ms. `python -m onegpu tune` gives this order there in half at head_dim 64 and
    # 128: `cooperative` takes 1.2 and 1.8 times as long as `resident`, `tiles` 2.6 and 4.4 times.
    Preference(
        "nvidia",
        "",
        (1, 128),
        ("resident", "cooperative", "split", "tiles", "rows", "pairs"),
        f"{_H200}: `tiles` is 1.3 to 8 times as fast, and `resident` 7 to 9 times as fast as that in half",
    ),
    # In float32 through Vulkan: BERT-base B1 S512, tiles 1.2 s, rows 7.4; Whisper cross-attention, one query over 1500
    # keys: tiles 0.11 s, rows 1.6. `rows` takes longer than the unfused chain, `tiles` does not, on all shapes timed.
    Preference(
        "mesa",
        "",
        (1, 64),
        ("tiles", "rows", "pairs", "resident", "cooperative", "split"),
        "Mesa lavapipe 22.3, 2026-11-30: `tiles` is 2 to 15 times as fast as `rows`",
    ),
    Preference(
        "mesa",
        "",
        _ANY,
        ("pairs", "rows", "resident", "cooperative", "split"),
        "a software driver; not measured above head_dim 64",
    ),
    # BERT-base B8 S512 in float32: rows 0.448 ms, pairs 0.634 through Vulkan. Short calls are the other way round
    # (B1 S128: 0.047 and 0.035), but a choice must not depend on the length.
    Preference(
        "",
        "",
        (1, 64),
        ("resident", "cooperative", "split", "rows", "pairs"),
        f"{_OTHERS}: `rows` is 1.4 times as fast on long calls at head_dim 64",
    ),
    # head_dim 128, batch 4, 16 heads, 4096 x 4096 in float32: rows 59.7 ms, pairs 38.6.
    Preference(
        "",
        "",
        _ANY,
        ("resident", "cooperative", "split", "pairs", "rows"),
        f"{_OTHERS}: `pairs` is 1.5 times as fast at head_dim 128",
    ),
)


def preference(facts: DeviceFacts, dtype: DType, head_dim: int, tuned: Sequence[Preference] = ()) -> Preference:
    """The row that serves a device, an element type and a head dimension.

    Args:
        facts: of the device.
        dtype: element type.
        head_dim: head dimension.
        tuned: rows that were measured on this very device, which come before the table; see
            :mod:`onegpu.attention.tuned`.
    """
    return next(
        p
        for p in (*tuned, *PREFERENCES)
        if p.dtype in ("", dtype.name)
        and p.vendor in ("", facts.vendor)
        and p.language in ("", facts.language)
        and p.head_dims[0] <= head_dim <= p.head_dims[1]
    )
