"""Keys and values in 8 bits on simulated GPUs, beside a reference in float64 that reads the same bits."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hip_bench import fault, hip_device, mend

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention import variants
from onegpu.attention.checking import bits_of
from onegpu.attention.hip_programs import gfx12
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import VARIANTS, find

Array = np.ndarray[Any, Any]

#: (dtype, products) of the caches.
KINDS = [("int8", "exact"), ("float8_e4m3", "exact"), ("float8_e4m3", "float8")]
#: A GPU for each variant that takes them; `lanes` in waves of 32 with instructions for float8, and of 64 without.
RUNS = [("transposed", "gfx1201"), ("lanes", "gfx1201"), ("lanes", "gfx942")]

_devices: dict[str, og.Device] = {}


def device_of(arch: str) -> og.Device:
    if arch not in _devices:
        _devices[arch] = hip_device(arch)
    return _devices[arch]


@pytest.fixture(scope="module", autouse=True)
def _close() -> Iterator[None]:
    yield
    for device in _devices.values():
        device.close()
    _devices.clear()


@dataclasses.dataclass(frozen=True)
class Call:
    """A problem and its inputs as they lie in memory. Tokens of the cache that the call does not have are such that
    whoever reads one spoils a row.
    """

    problem: og.AttentionProblem
    q: Array
    k: Array
    v: Array
    k_scales: Array
    v_scales: Array
    mask: Array | None
    lengths: tuple[int, ...] | None
    expected: Array
    expected_float8: Array


def quantize(x: Array, dtype: str, rng: np.random.Generator) -> tuple[Array, Array]:
    """Rows as bytes, and a scale for each, which differ widely from token to token."""
    x = x * np.exp2(rng.integers(-3, 1, (*x.shape[:-1], 1)))
    scales = (np.abs(x).max(axis=-1) / (127 if dtype == "int8" else 448)).astype(np.float32)
    numbers = x / scales[..., None]
    if dtype == "int8":
        return np.rint(numbers).astype(np.int8).view(np.uint8), scales
    return numbers.astype(ml_dtypes.float8_e4m3fn).view(np.uint8), scales


def in_float8(q: Array) -> Array:
    """Queries as they are after they were quantised, each by its own scale."""
    wide = q.astype(np.float32)
    scales = np.abs(wide).max(axis=-1, keepdims=True) / np.float32(448)
    scales[scales == 0] = 1
    with np.errstate(invalid="ignore"):
        return np.asarray((wide / scales).astype(ml_dtypes.float8_e4m3fn).astype(float) * scales)


def make(
    kind: tuple[str, str],
    *,
    dtype: str = "bfloat16",
    batch: int = 1,
    heads: int = 2,
    kv_heads: int = 2,
    q_len: int = 40,
    k_len: int = 40,
    head_dim: int = 64,
    causal: og.Causal | bool = False,
    room: int = 0,
    apart: bool = False,
    lengths: tuple[int, ...] | None = None,
    masked: bool = False,
) -> Call:
    """
    Args:
        kind: of :data:`KINDS`.
        room: tokens of the cache beyond ``k_len``.
        apart: whether the rows of K and V have a gap of 3 bytes, and scales lie token by token, after others.
    """
    rng = np.random.default_rng([q_len, k_len, head_dim])
    stored, gap = k_len + room, 3 if apart else 0
    q = rng.standard_normal((batch, heads, q_len, head_dim)).astype(np.dtype(dtype))
    row = head_dim + gap
    layout = og.Layout(kv_heads * stored * row, stored * row, row, gap)
    beside = og.Layout(stored * kv_heads, 1, kv_heads, 5) if apart else None
    flat, tensors, scales, flat_scales = [], [], [], []
    for _ in range(2):
        bits, factors = quantize(rng.uniform(-1, 1, (batch, kv_heads, k_len, head_dim)), kind[0], rng)
        tensors.append(bits)
        scales.append(factors)
        whole = np.full((batch, kv_heads, stored, row), 0x7F, np.uint8)  # NaN in float8
        whole[:, :, :k_len, :head_dim] = bits
        flat.append(np.concatenate([np.full(gap, 0x7F, np.uint8), whole.ravel()]))
        all_scales = np.full((batch, kv_heads, stored), np.nan, np.float32)
        all_scales[:, :, :k_len] = factors
        if apart:
            all_scales = np.concatenate([np.full(5, np.nan, np.float32), all_scales.swapaxes(1, 2).ravel()])
        flat_scales.append(all_scales.ravel())
    shape = (batch, 1, q_len, k_len)
    mask = None
    if masked:
        mask = rng.standard_normal(shape).astype(np.float32)
        mask[rng.random(shape) < 0.3] = -np.inf
    problem = og.AttentionProblem(
        batch=batch,
        heads=heads,
        kv_heads=kv_heads,
        q_len=q_len,
        k_len=k_len,
        head_dim=head_dim,
        dtype=dtype,
        k=layout,
        v=layout,
        mask=og.MaskLayout.broadcast(shape, batch, heads, q_len, k_len) if masked else None,
        key_lengths=lengths is not None,
        causal=causal,
        quantized=og.QuantizedKv(kind[0], products=kind[1], k_scales=beside, v_scales=beside),
    )
    expected, expected_float8 = (
        attention(
            problem,
            queries,
            tensors[0],
            tensors[1],
            mask=mask,
            key_lengths=None if lengths is None else np.array(lengths),
            k_scales=scales[0],
            v_scales=scales[1],
        )
        for queries in (q, in_float8(q))
    )
    return Call(problem, q, flat[0], flat[1], flat_scales[0], flat_scales[1], mask, lengths, expected, expected_float8)


def compute(device: og.Device, call: Call, variant: str) -> Array:
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    q, k, v, k_scales, v_scales = (
        device.upload(each) for each in (call.q, call.k, call.v, call.k_scales, call.v_scales)
    )
    mask = None if call.mask is None else device.upload(call.mask)
    o = device.upload(np.full(call.q.size + 64, 7, call.q.dtype))
    with device.begin_commands() as encoder:
        kernels.encode(
            encoder,
            call.problem,
            q,
            k,
            v,
            o,
            mask=mask,
            key_lengths=call.lengths,
            k_scales=k_scales,
            v_scales=v_scales,
        )
    whole = o.to_numpy()
    assert (whole[call.q.size :] == 7).all(), "elements beyond O were overwritten"
    written: Array = whole[: call.q.size].reshape(call.q.shape)
    return written


def largest_error(got: Array, expected: Array) -> float:
    """Of all elements, absolute; infinite if one is NaN that should not be, or the other way round."""
    if scaled_error(got, expected) == float("inf"):
        return float("inf")
    return float(np.nanmax(np.abs(got.astype(float) - expected)))


def complaint_of(call: Call, kind: tuple[str, str], variant: str, got: Array) -> str:
    """What is wrong with a result, or "": the tolerance of every kernel, on the bits that the kernel multiplies, and
    the document's own gates in absolute numbers, for V within -1 and 1.
    """
    rounds_queries = kind[1] == "float8" and variant == "transposed"
    exact = scaled_error(got, call.expected_float8 if rounds_queries else call.expected)
    absolute = largest_error(got, call.expected)
    tolerance = TOLERANCE[call.problem.dtype.name]
    if exact <= tolerance and absolute <= (3e-2 if rounds_queries else 1e-2):
        return ""
    return f"error {exact:.1e} of {tolerance:.0e}, {absolute:.1e} in absolute numbers"


CALLS: dict[str, dict[str, Any]] = {
    "full length": {"q_len": 64, "k_len": 64},
    "ragged": {"batch": 2, "q_len": 37, "k_len": 53, "lengths": (53, 21), "room": 11},
    "cross, wide": {"q_len": 33, "k_len": 77, "head_dim": 128},
    "causal, grouped": {"heads": 4, "q_len": 40, "k_len": 70, "causal": True, "room": 58},
    "top left, odd rows": {
        "kv_heads": 1,
        "q_len": 19,
        "k_len": 45,
        "head_dim": 46,
        "causal": og.Causal(0),
        "apart": True,
    },
    "masked, narrow": {"q_len": 20, "k_len": 40, "head_dim": 30, "masked": True, "room": 1},
    "one query, many keys": {"heads": 4, "kv_heads": 1, "q_len": 1, "k_len": 600, "room": 40, "apart": True},
}


@pytest.mark.parametrize("kind", KINDS, ids="-".join)
@pytest.mark.parametrize(("variant", "arch"), RUNS)
@pytest.mark.parametrize("name", CALLS)
def test_results_beside_the_reference(name: str, variant: str, arch: str, kind: tuple[str, str]) -> None:
    call = make(kind, **CALLS[name])
    got = compute(device_of(arch), call, variant)
    complaint = complaint_of(call, kind, variant, got)
    assert not complaint, complaint


@pytest.mark.parametrize("kind", KINDS, ids="-".join)
@pytest.mark.parametrize(("variant", "dtype"), [("transposed", "float16"), ("lanes", "float16"), ("lanes", "float32")])
def test_queries_of_other_types(variant: str, dtype: str, kind: tuple[str, str]) -> None:
    call = make(kind, dtype=dtype, heads=2, kv_heads=1, q_len=21, k_len=37, room=3, causal=True)
    complaint = complaint_of(call, kind, variant, compute(device_of("gfx1201"), call, variant))
    assert not complaint, complaint


@pytest.mark.parametrize(("arch", "head_dim", "chosen"), [("gfx1201", 64, "transposed"), ("gfx1201", 160, "lanes")])
def test_auto_is_bit_for_bit_what_it_chooses(arch: str, head_dim: int, chosen: str) -> None:
    call = make(("float8_e4m3", "float8"), q_len=9, k_len=33, head_dim=head_dim)
    device = device_of(arch)
    kernels = og.AttentionKernels(device, self_check=False)
    assert kernels.plan(call.problem).variant == chosen
    got = compute(device, call, "auto")
    assert largest_error(got, call.expected) <= 3e-2
    assert np.array_equal(bits_of(got), bits_of(compute(device, call, chosen)))


@pytest.mark.parametrize("arch", ["gfx942", "gfx1151"])
def test_other_gpus_take_them_on_plain_arithmetic(arch: str) -> None:
    kernels = og.AttentionKernels(device_of(arch), self_check=False)
    problem = make(("int8", "exact")).problem
    assert kernels.plan(problem).variant == "lanes"
    told = kernels.explain(problem)
    other = {"gfx942": "narrow", "gfx1151": "single_wave"}[arch]
    words = "cannot run: it takes keys and values of the type of the queries, not in 8 bits (QuantizedKv)"
    assert f"  {other:<11} {words}; lanes, transposed take those" in told


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", KINDS, ids="-".join)
def test_the_order_of_the_lanes_changes_no_bit(
    kind: tuple[str, str], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variant, name in (("transposed", "causal, grouped"), ("lanes", "top left, odd rows")):
        call = make(kind, **CALLS[name])
        in_order = compute(device_of("gfx1201"), call, variant)
        assert not complaint_of(call, kind, variant, in_order)
        monkeypatch.setenv("ONEGPU_SIMULATOR_SEED", str(seed))
        assert np.array_equal(bits_of(compute(device_of("gfx1201"), call, variant)), bits_of(in_order))
        monkeypatch.delenv("ONEGPU_SIMULATOR_SEED")


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[2]], ids="-".join)
@pytest.mark.parametrize(("block_keys", "waves"), [(32, 4), (64, 4), (64, 8)])
def test_other_sizes_of_blocks(
    kind: tuple[str, str], block_keys: int, waves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of waves changes no bit; that of keys does, within tolerance."""
    plain = find("transposed")
    assert plain is not None
    call = make(kind, **CALLS["causal, grouped"])
    expected = compute(device_of("gfx1201"), call, "transposed")
    turned = dataclasses.replace(plain, schedules=gfx12(block_keys=block_keys, waves=waves))
    monkeypatch.setattr(variants, "VARIANTS", tuple(turned if v is plain else v for v in VARIANTS))
    got = compute(device_of("gfx1201"), call, "transposed")
    assert not complaint_of(call, kind, "transposed", got)
    if block_keys == 32:
        assert np.array_equal(bits_of(got), bits_of(expected))


@pytest.mark.parametrize("kind", KINDS, ids="-".join)
@pytest.mark.parametrize("variant", ["transposed", "lanes"])
def test_a_key_that_a_row_does_not_see_may_be_anything(variant: str, kind: tuple[str, str]) -> None:
    """The last one, in the same block as others: its scales are NaN and infinity."""
    call = make(kind, q_len=40, k_len=40, kv_heads=1, heads=1, causal=True)
    expected = compute(device_of("gfx1201"), call, variant)
    k_scales, v_scales = call.k_scales.copy(), call.v_scales.copy()
    k_scales[39], v_scales[39] = np.nan, np.inf
    got = compute(device_of("gfx1201"), dataclasses.replace(call, k_scales=k_scales, v_scales=v_scales), variant)
    assert np.array_equal(bits_of(got[0, 0, :39]), bits_of(expected[0, 0, :39]))
    assert np.isnan(got[0, 0, 39].astype(float)).all()


@pytest.mark.parametrize("kind", KINDS, ids="-".join)
@pytest.mark.parametrize(("variant", "arch"), RUNS)
def test_every_pattern_of_bits_is_the_number_that_it_stands_for(variant: str, arch: str, kind: tuple[str, str]) -> None:
    """Of one key alone the result is its V."""
    device, dim = device_of(arch), 128
    kernels = og.AttentionKernels(device, variant=variant, self_check=False)
    problem = og.AttentionProblem(
        batch=1,
        heads=2,
        q_len=1,
        k_len=1,
        head_dim=dim,
        dtype="float16",
        quantized=og.QuantizedKv(kind[0], products=kind[1]),
    )
    bits = np.arange(256, dtype=np.uint8)
    q, scales = np.zeros((2, dim), np.float16), np.array([0.25, -2], np.float32)
    o = device.empty((2, dim), "float16")
    inputs = [device.upload(each) for each in (q, bits & 0x3F, bits, scales)]
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, inputs[0], inputs[1], inputs[2], o, k_scales=inputs[3], v_scales=inputs[3])
    numbers = bits.view(np.int8 if kind[0] == "int8" else ml_dtypes.float8_e4m3fn).astype(np.float16)
    expected = numbers.reshape(2, dim) * scales[:, None].astype(np.float16)
    assert np.array_equal(o.to_numpy(), expected, equal_nan=True)


@pytest.mark.parametrize("variant", ["transposed", "lanes"])
def test_nan_in_float8_reaches_the_rows_that_see_it(variant: str) -> None:
    call = make(("float8_e4m3", "exact"), q_len=40, k_len=40, kv_heads=1, heads=1, causal=True)
    v = call.v.copy()
    v[64 * 21 + 5] = 0xFF
    expected, got = (
        compute(device_of("gfx1201"), each, variant)[0, 0] for each in (call, dataclasses.replace(call, v=v))
    )
    sees = np.zeros(got.shape, bool)
    sees[21:, 5] = True
    assert np.array_equal(bits_of(got)[~sees], bits_of(expected)[~sees])
    assert np.isnan(got[sees].astype(float)).all()


def test_queries_that_are_hard_to_quantise() -> None:
    """Zeros, numbers too small, the largest, one with NaN and one with infinity: each row by itself."""
    call = make(("float8_e4m3", "float8"), q_len=20, k_len=33, heads=1, kv_heads=1)
    plain = compute(device_of("gfx1201"), call, "transposed")[0, 0]
    q = call.q.copy()
    q[0, 0, 1] = 0
    q[0, 0, 3] = q[0, 0, 3].astype(np.float32) * 2.0**-110
    q[0, 0, 5] = q[0, 0, 5].astype(np.float32) * 2.0**100
    q[0, 0, 7, 9], q[0, 0, 9, 9] = np.nan, np.inf
    got = compute(device_of("gfx1201"), dataclasses.replace(call, q=q), "transposed")[0, 0]
    others = np.setdiff1d(np.arange(20), [1, 3, 5, 7, 9])
    assert np.array_equal(bits_of(got[others]), bits_of(plain[others]))
    tensors = (call.k.reshape(1, 1, 33, 64), call.v.reshape(1, 1, 33, 64))
    scales = {"k_scales": call.k_scales.reshape(1, 1, 33), "v_scales": call.v_scales.reshape(1, 1, 33)}
    expected = attention(call.problem, in_float8(q), *tensors, **scales)[0, 0]
    for row in (1, 3, 5):
        assert scaled_error(got[row], expected[row]) <= TOLERANCE["bfloat16"]
    assert np.isnan(got[[7, 9]].astype(float)).all()


#: What a mutation replaces, by variant and GPU.
MUTATIONS = {
    "wrong half of V": (
        "transposed",
        "gfx1201",
        "V_PITCH + TILE * c + 8 * lane.half",
        "V_PITCH + TILE * c + 8 * (1 - lane.half)",
    ),
    "K's scale of the wrong token": (
        "transposed",
        "gfx1201",
        "lane.k_scales[(ulong64)key * lane",
        "lane.k_scales[(ulong64)(key ^ 1) * lane",
    ),
    "V's scale of the wrong token": (
        "transposed",
        "gfx1201",
        "lane.v_scales[(ulong64)key * lane",
        "lane.v_scales[(ulong64)(key ^ 1) * lane",
    ),
    "scales as high as K is long": (
        "transposed",
        "gfx1201",
        "(ulong64)work.kv_head * params.k_scales_head",
        "(ulong64)work.kv_head * params.k_len",
    ),
    "bytes beyond a row": ("transposed", "gfx1201", "smaller(column, head_dim - 4)", "column"),
    "no wait for K's bytes": ("transposed", "gfx1201", "barrier(); // the block is there", ""),
    "K's scale forgotten in lanes": (
        "lanes",
        "gfx1201",
        "score[s] *= k_scales[(ulong64)key * params.k_scales_row];",
        "",
    ),
    "V's scale of the wrong head in lanes": (
        "lanes",
        "gfx1201",
        "work.kv_head * params.v_scales_head",
        "work.batch * 0",
    ),
    "bias of gfx942's float8": ("lanes", "gfx942", "(120u << 23)", "(119u << 23)"),
}
FLOAT8_MUTATIONS = {
    "scale of Q forgotten": ("lane.factor *= quantize(q, queries);", "quantize(q, queries);"),
    "largest number of half a query": ("peak = __builtin_fmaxf(peak, across(peak));", ""),
    "scale of the wrong token": ("lane.scale_tile[TILE * c + 8 * lane.half + r]", "lane.scale_tile[TILE * c + r]"),
    "wrong half of Q": ("cvt_pk_fp8_f32(x[2], x[3], bits, true)", "cvt_pk_fp8_f32(x[3], x[2], bits, true)"),
    "K as elements": ("K_PITCH + 8 * lane.half;", "K_PITCH + 16 * lane.half;"),
}


def is_found(
    kind: tuple[str, str], variant: str, arch: str, monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> bool:
    """Whether any call is wrong with a kernel in which a text is replaced."""
    whole = artifacts._hip_source
    met = []

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec).decode()
        met.append(old in text)
        return text.replace(old, new).encode()

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    found = False
    for name in ("causal, grouped", "top left, odd rows"):
        call = make(kind, **CALLS[name])
        try:
            with hip_device(arch) as device:
                found = bool(complaint_of(call, kind, variant, compute(device, call, variant)))
        except og.DeviceLostError:
            found = bool(fault())
            mend()
        if found:
            break
    assert any(met), f"no kernel has {old!r} any more"
    return found


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_wrong_kernel_is_found_out(mutation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    variant, arch, old, new = MUTATIONS[mutation]
    assert is_found(KINDS[1], variant, arch, monkeypatch, old, new), "no call notices it"


@pytest.mark.parametrize("mutation", FLOAT8_MUTATIONS)
def test_a_wrong_kernel_with_products_in_float8_is_found_out(mutation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_found(KINDS[2], "transposed", "gfx1201", monkeypatch, *FLOAT8_MUTATIONS[mutation]), "no call notices it"
