"""Keys and values in blocks, on the simulated GPU whose kernel takes them, beside a reference that gathers them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ml_dtypes  # noqa: F401  NumPy then knows bfloat16
import numpy as np
import pytest
from hip_bench import fault, hip_device, mend

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.checking import bits_of
from onegpu.attention.reference import TOLERANCE, paged_attention, scaled_error

Array = np.ndarray[Any, Any]


@pytest.fixture(scope="module")
def device() -> Iterator[og.Device]:
    with hip_device("gfx942") as device:
        yield device


@dataclass(frozen=True)
class Call:
    """A problem with its keys in blocks, and its inputs. Blocks lie in any order; what no sequence has is NaN."""

    problem: og.AttentionProblem
    q: Array
    k: Array
    v: Array
    tables: Array
    starts: Array
    lengths: Array
    expected: Array


def make(
    queries: list[int],
    keys: list[int],
    *,
    heads: int = 4,
    kv_heads: int = 2,
    head_dim: int = 64,
    dtype: str = "float16",
    causal: og.Causal | bool = True,
) -> Call:
    rng = np.random.default_rng([head_dim, *queries, *keys])
    counts = [-(-n // 64) for n in keys]
    blocks, width, total = sum(counts) + 3, max(counts) + 1, sum(queries)
    order = rng.permutation(blocks)
    tables = np.full((len(keys), width), 2**31 - 1, np.int32)  # what is not read may be anything
    cache = np.full((2, blocks, 64, kv_heads, head_dim), np.nan)
    for entry, length in enumerate(keys):
        mine, order = order[: counts[entry]], order[counts[entry] :]
        tables[entry, : len(mine)] = mine
        for place in range(length):
            cache[:, mine[place // 64], place % 64] = rng.standard_normal((2, kv_heads, head_dim))
    problem = og.AttentionProblem(
        batch=len(keys),
        heads=heads,
        kv_heads=kv_heads,
        q_len=max(queries),
        k_len=max(keys),
        head_dim=head_dim,
        dtype=dtype,
        causal=causal,
        masked_rows="zero",
        paged=og.PagedKv(blocks=blocks, table_width=width, queries=total),
    )
    q = rng.standard_normal((total, heads, head_dim)).astype(np.dtype(dtype))
    k, v = cache.astype(np.dtype(dtype))
    starts = np.cumsum([0, *queries]).astype(np.int32)
    lengths = np.asarray(keys, np.int32)
    expected = paged_attention(problem, q, k, v, block_tables=tables, cu_seqlens_q=starts, key_lengths=lengths)
    return Call(problem, q, k, v, tables, starts, lengths, expected)


def compute(device: og.Device, call: Call, parts: int | None = None, variant: str = "auto") -> Array:
    kernels = og.AttentionKernels(device, variant=variant, parts=parts, self_check=False)
    q, k, v, tables, starts, lengths = (
        device.upload(each) for each in (call.q, call.k, call.v, call.tables, call.starts, call.lengths)
    )
    # Rows beyond the last, as many as a sequence may have, stay as they are.
    guard = call.problem.q_len * call.q[0].size
    o = device.upload(np.full(call.q.size + guard, 7, call.q.dtype))
    with device.begin_commands() as encoder:
        kernels.encode(encoder, call.problem, q, k, v, o, key_lengths=lengths, block_tables=tables, cu_seqlens_q=starts)
    whole = o.to_numpy()
    assert (whole[call.q.size :] == 7).all(), "elements beyond O were overwritten"
    written: Array = whole[: call.q.size].reshape(call.q.shape)
    return written


CALLS: dict[str, dict[str, Any]] = {
    "decode": {"queries": [1, 1, 1], "keys": [5, 64, 700]},
    "prefill": {"queries": [70, 3, 33], "keys": [70, 67, 65]},
    "no rule": {"queries": [20, 1], "keys": [33, 129], "causal": False},
    "top left": {"queries": [20, 70], "keys": [40, 65], "causal": og.Causal(0)},
    "more queries than keys": {"queries": [9, 70], "keys": [4, 66]},
    "no queries, no keys": {"queries": [3, 0, 2], "keys": [65, 10, 0]},
    "one head, padded": {"queries": [5, 18], "keys": [64, 90], "heads": 1, "kv_heads": 1, "head_dim": 46},
    "a short one last": {"queries": [3, 1], "keys": [600, 600]},
    "a large group": {"queries": [2, 40], "keys": [600, 80], "heads": 8, "kv_heads": 1, "head_dim": 128},
}


#: Kernels that take keys in blocks, and what the document allows them in absolute numbers.
KERNELS = [("narrow", "float16", 2e-2), ("narrow", "bfloat16", 4e-2), ("wide", "float16", 2e-2)]


@pytest.mark.parametrize(("variant", "dtype", "most"), KERNELS)
@pytest.mark.parametrize("name", CALLS)
def test_sequences_get_what_a_reference_that_gathers_their_blocks_gives(
    device: og.Device, name: str, variant: str, dtype: str, most: float
) -> None:
    call = make(**CALLS[name], dtype=dtype)
    got = compute(device, call, variant=variant)
    assert scaled_error(got, call.expected) <= TOLERANCE[dtype]
    assert np.abs(got.astype(float) - call.expected).max() <= most


@pytest.mark.parametrize("variant", ["narrow", "wide"])
def test_bits_do_not_depend_on_who_walks_the_ranges(device: og.Device, variant: str) -> None:
    call = make([2, 1], [1200, 650])
    whole = compute(device, call, parts=1, variant=variant)
    assert scaled_error(whole, call.expected) <= TOLERANCE["float16"]
    for parts in (2, 3, None):
        assert np.array_equal(bits_of(compute(device, call, parts, variant)), bits_of(whole))


@pytest.mark.parametrize("variant", ["narrow", "wide"])
def test_a_row_has_the_bits_of_keys_that_lie_in_order(device: og.Device, variant: str) -> None:
    call = make([37], [101], heads=2, kv_heads=2)
    p = call.problem
    ordered = og.AttentionProblem(
        batch=1,
        heads=2,
        q_len=37,
        k_len=101,
        head_dim=64,
        dtype="float16",
        causal=True,
        q=og.Layout.positions_first(2, 37, 64),
        k=og.Layout.positions_first(2, 101, 64),
        v=og.Layout.positions_first(2, 101, 64),
        o=og.Layout.positions_first(2, 37, 64),
    )
    assert p.paged is not None
    k, v = (each[call.tables[0, :2]].reshape(128, 2, 64)[:101] for each in (call.k, call.v))
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    o = device.empty(call.q.shape, "float16")
    with device.begin_commands() as encoder:
        inputs = [device.upload(np.ascontiguousarray(each)) for each in (call.q, k, v)]
        kernels.encode(encoder, ordered, inputs[0], inputs[1], inputs[2], o)
    assert np.array_equal(bits_of(compute(device, call, variant=variant)), bits_of(o.to_numpy()))


def test_tables_and_beginnings_may_be_integers(device: og.Device) -> None:
    call = make([5, 3], [70, 10])
    kernels = og.AttentionKernels(device, self_check=False)
    q, k, v = (device.upload(each) for each in (call.q, call.k, call.v))
    o = device.empty(call.q.shape, call.q.dtype.name)
    recording = kernels.record(
        call.problem, q, k, v, o, key_lengths=[70, 10], block_tables=call.tables, cu_seqlens_q=(0, 5, 8)
    )
    recording.submit().wait()
    assert np.array_equal(bits_of(o.to_numpy()), bits_of(compute(device, call)))


@pytest.mark.parametrize("number", [-5, 2**31 - 1])
def test_numbers_of_blocks_that_there_are_not_are_taken_as_the_nearest(device: og.Device, number: int) -> None:
    call, other = make([4], [70]), make([4], [70])
    call.tables[0, 1] = number
    other.tables[0, 1] = 0 if number < 0 else len(call.k) - 1
    assert np.array_equal(bits_of(compute(device, call)), bits_of(compute(device, other)))


def test_lengths_beyond_the_most_keys_are_taken_as_those(device: og.Device) -> None:
    call, other = make([4, 1], [70, 70], causal=False), make([4, 1], [70, 70], causal=False)
    call.lengths[:] = 2**31 - 1, -3
    other.lengths[:] = 70, 0
    assert np.array_equal(bits_of(compute(device, call)), bits_of(compute(device, other)))


@pytest.mark.parametrize(
    ("starts", "alike", "untouched"),
    [((9, 4, 8, 40), (4, 4, 8, 12), range(4)), ((-4, 3, 3, 2**31 - 1), (0, 3, 3, 12), range(8, 12))],
)
def test_beginnings_that_are_none_are_taken_as_the_nearest(
    device: og.Device, starts: tuple[int, ...], alike: tuple[int, ...], untouched: range
) -> None:
    call, other = make([5, 4, 3], [70, 65, 6]), make([5, 4, 3], [70, 65, 6])
    call.starts[:], other.starts[:] = starts, alike
    got, expected = compute(device, call), compute(device, other)
    assert np.array_equal(bits_of(got), bits_of(expected))
    assert (got[untouched] == 7).all()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lane.table[(uint)first_key / BLOCK_SIZE]", "(int)((uint)first_key / BLOCK_SIZE)"),
        ("params.causal_offset = work.length - (end - first)", "params.causal_offset = 0"),
        ("params.q_offset += (uint)first * params.q_row;", ""),
        ("params.o_offset += (uint)first * params.o_row;", ""),
        ("if (query * params.group >= work.rows) return;", ""),
        ("(uint)first_key % BLOCK_SIZE", "0u"),
    ],
)
def test_a_wrong_kernel_is_found_out(old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = artifacts._hip_source
    met = []

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec).decode()
        met.append(old in text)
        return text.replace(old, new).encode()

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    found = False
    for name in ("a short one last", "prefill", "a large group"):
        call = make(**CALLS[name])
        try:
            with hip_device("gfx942") as device:
                error = scaled_error(compute(device, call, variant="narrow"), call.expected)
                found = found or not error <= TOLERANCE["float16"]
        except AssertionError as error:
            found = "beyond O" in str(error)
        except og.DeviceLostError:
            found = bool(fault())
            mend()
        if found:
            break
    assert any(met), f"no kernel has {old!r} any more"
    assert found, "no call notices it"
