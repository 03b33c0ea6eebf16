"""The HIP kernels on simulated GPUs, in the text that ships: the conformance table, equal bits, and mutations.

Every call goes the whole way: AttentionKernels, the backend, hiprtc, the launch.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import ml_dtypes  # noqa: F401  NumPy then knows bfloat16
import numpy as np
import pytest
from hip_bench import fault, hip_device, mend

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention import variants
from onegpu.attention.cases import CASES, Case
from onegpu.attention.checking import Outcome, bits_of, check
from onegpu.attention.hip_programs import V_MODES, gfx11, gfx12, gfx942
from onegpu.attention.variants import VARIANTS, Variant, find
from onegpu.dtypes import BFLOAT16, FLOAT16, DType

Array = np.ndarray[Any, Any]

#: GPUs on which a variant can run.
RUNS = {
    "lanes": ("gfx942", "gfx1201"),  # waves of 64 and of 32
    "panels": ("gfx942", "gfx1201"),
    "single_wave": ("gfx1151", "gfx1100"),
    "pipelined": ("gfx1151", "gfx1100"),
    "transposed": ("gfx1201", "gfx1200"),
    "rounded": ("gfx1201", "gfx1200"),
    "narrow": ("gfx942",),
    "wide": ("gfx942",),
}
KERNELS = [variant for variant in VARIANTS if "hip" in variant.languages]

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


def kernels_of(arch: str, variant: str) -> og.AttentionKernels:
    return og.AttentionKernels(device_of(arch), variant=variant, self_check=False)


def dtype_of(variant: Variant) -> DType:
    """An element type that it takes: half where it can."""
    return FLOAT16 if FLOAT16 in variant.dtypes else variant.dtypes[0]


def takes(variant: Variant, case: Case, dtype: DType) -> bool:
    return case.takes(dtype) and case.head_dim <= variant.head_dims[-1]


QUICK = [
    pytest.param(variant, case, id=f"{variant.name}-{case}")
    for variant in KERNELS
    for case in CASES
    if not case.slow and any(takes(variant, case, dtype) for dtype in variant.dtypes)
]


def test_every_variant_of_the_table_is_tried() -> None:
    assert [variant.name for variant in KERNELS] == list(RUNS)


@pytest.mark.parametrize(("variant", "case"), QUICK)
def test_conformance(variant: Variant, case: Case) -> None:
    """Both element types, the exactness of every other kernel."""
    for dtype in (dtype for dtype in variant.dtypes if takes(variant, case, dtype)):
        outcome = check(kernels_of(RUNS[variant.name][0], variant.name), case, dtype.name)
        assert outcome.passed, outcome


LARGE = Case(name="large", group="model", heads=4, kv_heads=2, q_len=70, k_len=600, head_dim=64, causal=None)
RAGGED = Case(name="ragged", group="edge", batch=2, q_len=37, k_len=53, head_dim=64, lengths=(53, 21))
WIDE = Case(name="wide", group="edge", heads=2, q_len=33, k_len=77, head_dim=128, causal=None)
NARROW = Case(name="narrow", group="edge", heads=2, q_len=19, k_len=40, head_dim=46, mask="some_hidden")
SOME = [LARGE, RAGGED, WIDE, NARROW]
BOTH = [
    pytest.param(variant, case, id=f"{variant.name}-{case.name}")
    for variant in KERNELS
    for case in SOME
    if takes(variant, case, dtype_of(variant))
]


def run(variant: Variant, case: Case, dtype: DType, arch: str = "") -> Outcome:
    return check(kernels_of(arch or RUNS[variant.name][0], variant.name), case, dtype.name)


SEVERAL = [each for each in BOTH if isinstance(each.values[0], Variant) and len(RUNS[each.values[0].name]) > 1]


@pytest.mark.parametrize(("variant", "case"), SEVERAL)
def test_every_gpu_of_a_kind_gives_the_same_bits(variant: Variant, case: Case) -> None:
    outcomes = [run(variant, case, dtype_of(variant), arch) for arch in RUNS[variant.name]]
    assert all(outcome.passed for outcome in outcomes), outcomes
    assert len(outcomes) > 1
    assert all(np.array_equal(bits_of(outcome.output), bits_of(outcomes[0].output)) for outcome in outcomes)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("variant", "case"), BOTH)
def test_the_order_of_the_lanes_changes_no_bit(
    variant: Variant, case: Case, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_order = run(variant, case, dtype_of(variant))
    monkeypatch.setenv("ONEGPU_SIMULATOR_SEED", str(seed))
    shuffled = run(variant, case, dtype_of(variant))
    assert in_order.passed
    assert shuffled.passed
    assert np.array_equal(bits_of(in_order.output), bits_of(shuffled.output))


@pytest.mark.parametrize("dtype", [FLOAT16, BFLOAT16], ids=str)
@pytest.mark.parametrize("case", [LARGE, RAGGED, NARROW], ids=lambda case: case.name)
def test_the_pipelined_kernel_has_the_bits_of_the_other(case: Case, dtype: DType) -> None:
    one, other = (find(name) for name in ("single_wave", "pipelined"))
    assert one is not None
    assert other is not None
    assert np.array_equal(bits_of(run(one, case, dtype).output), bits_of(run(other, case, dtype).output))


@pytest.mark.parametrize("v_mode", V_MODES)
@pytest.mark.parametrize("bm_tiles", [1, 2])
@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_the_knobs_change_no_bit(case: Case, bm_tiles: int, v_mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = find("single_wave")
    assert plain is not None
    expected = run(plain, case, FLOAT16)
    assert expected.passed
    turned = dataclasses.replace(plain, schedules=gfx11("single_wave", "single", bm_tiles=bm_tiles, v_mode=v_mode))
    monkeypatch.setattr(variants, "VARIANTS", tuple(turned if v is plain else v for v in VARIANTS))
    problem = case.problem("float16")
    assert f"{v_mode}.bm_tiles{bm_tiles}" in kernels_of("gfx1151", "single_wave").plan(problem).steps[0].kernel.name
    assert np.array_equal(bits_of(run(turned, case, FLOAT16).output), bits_of(expected.output))


@pytest.mark.parametrize("waves", [4, 8])
@pytest.mark.parametrize("block_keys", [32, 64])
@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_the_sizes_of_blocks_for_gfx12(
    case: Case, block_keys: int, waves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of waves changes no bit; that of keys does, within tolerance."""
    plain = find("transposed")
    assert plain is not None
    expected = run(plain, case, BFLOAT16)
    assert expected.passed
    turned = dataclasses.replace(plain, schedules=gfx12(block_keys=block_keys, waves=waves))
    monkeypatch.setattr(variants, "VARIANTS", tuple(turned if v is plain else v for v in VARIANTS))
    outcome = run(turned, case, BFLOAT16)
    assert outcome.passed
    if block_keys == 32:
        assert np.array_equal(bits_of(outcome.output), bits_of(expected.output))


@pytest.mark.parametrize(
    "sizes", [{"waves": 1, "bm_tiles": 1}, {"waves": 4, "bm_tiles": 2}, {"block_keys": 32}], ids=str
)
@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_the_sizes_of_blocks_for_gfx942(case: Case, sizes: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the number of keys changes bits, within tolerance."""
    plain = find("narrow")
    assert plain is not None
    expected = run(plain, case, BFLOAT16)
    assert expected.passed
    turned = dataclasses.replace(plain, schedules=gfx942(**sizes))
    monkeypatch.setattr(variants, "VARIANTS", tuple(turned if v is plain else v for v in VARIANTS))
    outcome = run(turned, case, BFLOAT16)
    assert outcome.passed
    if "block_keys" not in sizes:
        assert np.array_equal(bits_of(outcome.output), bits_of(expected.output))


LONG_RAGGED = Case(name="long and ragged", group="edge", batch=2, q_len=3, k_len=1700, head_dim=64, lengths=(1700, 600))
LONG_MASKED = Case(
    name="long and masked", group="mask", q_len=2, k_len=1100, head_dim=126, mask="lowest", mask_shape=(1, 1, 2, 1100)
)
LONG_CAUSAL = Case(
    name="long and causal", group="causal", heads=4, kv_heads=1, q_len=9, k_len=1537, head_dim=128, causal=0
)


@pytest.mark.parametrize("schedule", [1, 2])
@pytest.mark.parametrize("case", [*SOME, LONG_CAUSAL, LONG_MASKED], ids=lambda case: case.name)
def test_the_geometries_of_wide_give_the_same_bits(case: Case, schedule: int) -> None:
    """wide2 and L4 beside wide4, which has K twice in workgroup memory."""
    device = device_of("gfx942")
    several = [
        og.AttentionKernels(device, variant="wide", schedule=number, self_check=False) for number in (None, schedule)
    ]
    plans = [kernels.plan(case.problem("float16")).steps[0] for kernels in several]
    assert [(step.kernel.threads, step.kernel.rows) for step in plans] == [
        (256, 128),
        [(128, 64), (64, 32)][schedule - 1],
    ]
    outcome = check(several[0], case, "float16", others=several[1:])
    assert outcome.passed, outcome


SPLITTING = [
    pytest.param(variant, dtype, id=f"{variant.name}-{dtype}")
    for variant in KERNELS
    for dtype in variant.dtypes
    if variant.splits
]


@pytest.mark.parametrize(("variant", "dtype"), SPLITTING)
@pytest.mark.parametrize("case", [LONG_RAGGED, LONG_MASKED, LONG_CAUSAL], ids=lambda case: case.name)
def test_bits_do_not_depend_on_who_walks_the_ranges(variant: Variant, case: Case, dtype: DType) -> None:
    device = device_of(RUNS[variant.name][0])
    several = [
        og.AttentionKernels(device, variant=variant.name, parts=parts, self_check=False) for parts in (1, 2, 3, None)
    ]
    plans = [kernels.plan(case.problem(dtype.name)) for kernels in several]
    assert [len(plan.steps) for plan in plans] == [1, 2, 2, 2]  # one workgroup folds, or the merge pass does
    outcome = check(several[0], case, dtype.name, others=several[1:])
    assert outcome.passed, outcome


@pytest.mark.parametrize("variant", KERNELS, ids=lambda variant: variant.name)
def test_shorter_ranges_of_mode_fast(variant: Variant) -> None:
    """No key is taken in twice where ranges are no multiple of 64 by themselves."""
    case = Case(name="one query, many keys", group="model", heads=1, q_len=1, k_len=2500, head_dim=64)
    kernels, dtype = kernels_of(RUNS[variant.name][0], variant.name), dtype_of(variant).name
    assert kernels.plan(case.problem(dtype), mode="fast").steps[0].params["range_keys"] in (160, 192)
    outcome = check(kernels, case, dtype, mode="fast", runs=1)
    assert outcome.passed, outcome


@pytest.mark.parametrize("variant", KERNELS, ids=lambda variant: variant.name)
def test_a_row_has_the_bits_of_the_step_that_decodes_it(variant: Variant) -> None:
    """What deterministic mode promises, on a few rows beside the ends of tiles."""
    heads, length, dim, dtype = 2, 67, 64, dtype_of(variant).name
    kernels, rng = kernels_of(RUNS[variant.name][0], variant.name), np.random.default_rng(7)
    device = kernels.device
    q, k, v = (rng.standard_normal((1, heads, length, dim)).astype(dtype) for _ in range(3))

    def compute(q: Array, keys: int) -> Array:
        problem = og.AttentionProblem(
            batch=1, heads=heads, q_len=q.shape[2], k_len=keys, head_dim=dim, dtype=dtype, causal=True
        )
        inputs = [device.upload(np.ascontiguousarray(each)) for each in (q, k[:, :, :keys], v[:, :, :keys])]
        o = device.empty(q.shape, dtype)
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, inputs[0], inputs[1], inputs[2], o)
        return o.to_numpy()

    whole = compute(q, length)
    for row in (0, 15, 16, 31, 66):
        assert np.array_equal(bits_of(compute(q[:, :, row : row + 1], row + 1)), bits_of(whole[:, :, row : row + 1]))


@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("variant", KERNELS, ids=lambda variant: variant.name)
def test_a_special_value_reaches_the_rows_that_see_it_and_no_bit_of_others(variant: Variant, special: float) -> None:
    heads, length, dim, key, column, dtype = 1, 40, 64, 21, 5, dtype_of(variant).name
    kernels, rng = kernels_of(RUNS[variant.name][0], variant.name), np.random.default_rng(8)
    device = kernels.device
    problem = og.AttentionProblem(
        batch=1, heads=heads, q_len=length, k_len=length, head_dim=dim, dtype=dtype, causal=True
    )
    q, k, v = (rng.standard_normal((1, heads, length, dim)).astype(dtype) for _ in range(3))

    def compute(v: Array) -> Array:
        o = device.empty(q.shape, dtype)
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, device.upload(q), device.upload(k), device.upload(v), o)
        whole: Array = o.to_numpy()[0, 0]
        return whole

    without = v.copy()
    without[0, 0, key, column] = 0
    expected = compute(without)
    v[0, 0, key, column] = special
    got = compute(v)
    sees = np.zeros((length, dim), bool)
    sees[key:, column] = True
    assert np.array_equal(bits_of(got)[~sees], bits_of(expected)[~sees])
    assert np.array_equal(got[sees], np.full(sees.sum(), special, dtype), equal_nan=True)


#: What a mutation replaces in the text of a kernel, and words of the fault that it is; "" for those that may be
#: either a fault or a wrong result.
GFX11_MUTATIONS = {
    "dropped barrier": ("barrier(); // every lane has written its weights", "", ""),
    "wrong half of V": ("first_key + (int)e, wave.keys", "first_key + (int)(e ^ 8), wave.keys", ""),
    "layout of gfx12": ("2 * r + wave.half", "r + 8 * wave.half", ""),
    "operand transposed": (
        "weights[8 * i + e] = oct[e];",
        "weights[8 * i + e] = wave.weights[TILE * (TILE * t + 8 * i + e) + wave.column];",
        "",
    ),
    "halves without copies": (
        "wave.column = wave.lane % TILE;",
        "wave.column = wave.lane % TILE ^ wave.half;",
        "the halves of a wave hold different copies",
    ),
    "lanes that leave": (
        "if (row >= work.rows) continue;",
        "if (row >= work.rows) continue; row_max(1);",
        "lanes of a wave went different ways",
    ),
    "sums not rescaled": ("state.sums[t][d] *= alphas;", ";", ""),
    "stage of a reduction missing": ("    x += across<4>(x);\n", "", ""),
    "causal rule off by one": ("params.causal_offset + 1;", "params.causal_offset;", ""),
    "early exit too early": (
        "smaller(work.first_row + ROWS, work.rows) - 1)",
        "smaller(work.first_row + ROWS, work.rows) / 2)",
        "",
    ),
    "no guard for rows without keys": ("raised == MINUS_INFINITY ? 0 : raised", "raised", ""),
    "scale forgotten": ("params.scale * LOG2_E", "LOG2_E", ""),
    "special values not kept out": ("if (any_special(state))", "if (false)", ""),
}
GFX12_MUTATIONS = {
    "dropped barrier before": ("barrier(); // every wave is done with the block before", "", ""),
    "dropped barrier after": ("barrier(); // the block is there", "", ""),
    "wrong half of V": ("TILE * c + 8 * lane.half;", "TILE * c + 8 * (1 - lane.half);", ""),
    "wrong half of Q": (
        "load_oct(q_row, TILE * d + 8 * lane.half",
        "load_oct(q_row, TILE * d + 8 * (1 - lane.half)",
        "",
    ),
    "layout of gfx11": ("TILE * c + 8 * lane.half + r)", "TILE * c + 2 * r + lane.half)", ""),
    "V not transposed": ("(column + e) * V_PITCH + key]", "key * V_PITCH + column + e]", ""),
    "exchange of the maximum missing": ("__builtin_fmaxf(raised, across(raised))", "raised", ""),
    "exchange of the sum missing": ("(sum + across(sum))", "sum", ""),
    "sums not rescaled": ("state.sums[d] *= alpha;", ";", ""),
    "one block ahead of itself": ("fetch(lane, first_key + (int)BLOCK_KEYS, ahead)", "fetch(lane, 0, ahead)", ""),
    "a wave that stops too early": ("smaller(first_row + TILE, work.rows) - 1) : 0", "first_row) : 0", ""),
    "a barrier that not every wave reaches": (
        "if (first_key < lane.wave_keys) fold<CAREFUL>",
        "if (first_key >= lane.wave_keys) return; fold<CAREFUL>",
        "",
    ),
    "special values not kept out": ("if (any_special(lane, state, flags))", "if (false)", ""),
}
GFX942_MUTATIONS = {
    "dropped barrier before": ("if (!IN_TURN) barrier();", "", ""),
    "dropped barrier after": ("barrier(); // the block is there", "", ""),
    "wrong share of V": ("lane.column * V_PITCH + 4 * lane.share", "lane.column * V_PITCH + 4 * (lane.share ^ 1)", ""),
    "wrong share of Q": ("(q_row, DEPTH * d + 4 * lane.share", "(q_row, DEPTH * d + 4 * (lane.share ^ 1)", ""),
    "layout of gfx11": ("return DEPTH * (r / 4) + 4 * share + r % 4;", "return SHARES * r + share;", ""),
    "V not transposed": (
        "mine[e * V_PITCH + i * STRIDE]",
        "lane.v_tile[(lane.thread / OCTS + i * STRIDE) * V_PITCH + lane.thread % OCTS * 8 + e]",
        "",
    ),
    "half of the maximum missing": ("return __builtin_fmaxf(x, across<32>(x));", "return x;", ""),
    "half of the sum missing": ("return x + across<32>(x);", "return x;", ""),
    "sums not rescaled": ("state.sums[t][d] *= alpha[t];", ";", ""),
    "one block ahead of itself": ("fetch(lane, lane.v, next, v)", "fetch(lane, lane.v, first, v)", ""),
    "a wave that stops too early": ("smaller(first_row + WAVE_ROWS, work.rows) - 1) : 0", "first_row) : 0", ""),
    "a barrier that not every wave reaches": (
        "if (works) take_in<CAREFUL>",
        "if (!works) return; take_in<CAREFUL>",
        "",
    ),
    "special values not kept out": ("if (any_special(lane, state))", "if (false)", ""),
    "totals not rescaled": ("result, fold.add, total * fold.keep)", "result, fold.add, total)", ""),
    "ranges on top of one another": ("params.ranges + range)", "params.ranges)", ""),
    "a part that walks another's range": ("int first = (int)(range * params.range_keys);", "int first = 0;", ""),
}
#: Of `wide` what its larger matrices and its two buffers make different; the rest is the text of `narrow`.
WIDE_MUTATIONS = {
    words: GFX942_MUTATIONS[words]
    for words in ("dropped barrier after", "wrong share of V", "layout of gfx11", "sums not rescaled")
} | {
    "elements of D one after another": (
        "return DEPTH * (r / 4) + 4 * share + r % 4;",
        "return SLOTS * share + r;",
        "",
    ),
    "columns of O one after another": (
        "store_row(out, DEPTH * i + 4 * lane.share",
        "store_row(out, 4 * (PARTS * QUADS * lane.share + i)",
        "",
    ),
    "one buffer for both": ("buffer ^= 1;", "", ""),
    "K as far ahead as V": ("TWO_BUFFERS ? next + (int)BLOCK_KEYS : next", "next", ""),
}
PANELS_MUTATIONS = {
    "V gone too soon": ("barrier(); // everyone is done with V of the block before", "", ""),
    "K not there": ("barrier(); // K is there, and Q", "", ""),
    "weights not there": ("barrier(); // everyone is done with K, and the weights are there", "", ""),
    "V not there": ("barrier(); // V is there", "", ""),
    "sums not rescaled": ("state.sums[r][i] *= alpha;", ";", ""),
    "stage of the maximum missing": ("return __builtin_fmaxf(x, exchange<0x140>(x));", "return x;", ""),
    "keys in another order": ("weights[j * NEIGHBOURS] = p;", "weights[(j ^ 1) * NEIGHBOURS] = p;", ""),
    "a share that stops too early": ("smaller(share_row + SHARE_ROWS, work.rows) - 1) : 0", "share_row) : 0", ""),
    "a barrier that not every wave reaches": (
        "if (works) take_in<CAREFUL>",
        "if (!works) return; take_in<CAREFUL>",
        "a barrier that not every wave of a workgroup reaches",
    ),
    "special values not kept out": ("if (any_special(lane, state))", "if (false)", ""),
    "ranges on top of one another": GFX942_MUTATIONS["ranges on top of one another"],
}
MUTATIONS = [
    pytest.param(name, *mutation, id=f"{name}-{words}")
    for names, mutations in (
        (("single_wave", "pipelined"), GFX11_MUTATIONS),
        (("transposed",), GFX12_MUTATIONS),
        (("narrow",), GFX942_MUTATIONS),
        (("wide",), WIDE_MUTATIONS),
        (("panels",), PANELS_MUTATIONS),
    )
    for name in names
    for words, mutation in mutations.items()
]
_HIDDEN = Case(
    name="hidden rows", group="mask", q_len=19, k_len=40, head_dim=64, mask="hidden_rows", masked_rows="zero"
)
_LONG = Case(name="long", group="causal", heads=1, q_len=150, k_len=170, head_dim=64, causal=0)
_NANS = Case(name="NaNs", group="mask", q_len=5, k_len=40, head_dim=64, mask="some_hidden", inputs="nan_under_mask")
_OFFSET = Case(name="offset", group="causal", heads=2, q_len=40, k_len=40, head_dim=64, causal=0, scale=0.5)


@pytest.mark.parametrize(("variant", "old", "new", "words"), MUTATIONS)
def test_a_wrong_kernel_is_found_out(
    variant: str, old: str, new: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = artifacts._hip_source

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec).decode()
        assert old in text or spec.family == "attention_merge_hip", f"the kernel has no {old!r} any more"
        return text.replace(old, new).encode()

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    found = []
    for case in (RAGGED, LARGE, _OFFSET, _HIDDEN, _NANS, _LONG):
        device = hip_device(RUNS[variant][0])
        kernels = og.AttentionKernels(device, variant=variant, self_check=False)
        try:
            outcome = check(kernels, case, "float16", runs=1)
            if not outcome.passed:
                found.append(str(outcome))
        except og.DeviceLostError:
            found.append(fault())
            mend()
        finally:
            device.close()
        if found:
            break
    assert found, "no case notices it"
    assert words in found[0]


#: Faults of the walk that goes ahead after which sums are NaN, so that the careful walk puts everything right.
REPAIRED = [
    (GFX942_MUTATIONS["dropped barrier before"][0], ""),
    ("stage_k(lane, k, 0);", "stage_k(lane, k, 1);"),
]


@pytest.mark.parametrize(("old", "new"), [("", ""), *REPAIRED])
def test_a_fault_that_the_careful_walk_would_repair_is_found_without_it(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = artifacts._hip_source

    def mutated(spec: KernelSpec) -> bytes:
        text = whole(spec).decode().replace("if (any_special(lane, state))", "if (false)")
        assert old in text or spec.family == "attention_merge_hip"
        return (text.replace(old, new) if old else text).encode()

    monkeypatch.setattr(artifacts, "_hip_source", mutated)
    with hip_device("gfx942") as device:
        kernels = og.AttentionKernels(device, variant="wide", self_check=False)
        assert check(kernels, LARGE, "float16", runs=1).passed == (not old)
