"""The kernel on Apple's matrices in the text that ships: the conformance table, tolerances, equal bits, and mutations.

Every call goes the whole way: AttentionKernels, the backend, a stand-in for its package, the bench.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from metal_bench import Program
from metal_cases import LARGE, LONG, RAGGED, SOME, check_specified, compute
from metal_fake import GPU, modules

import onegpu as og
from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.cases import CASES, Case
from onegpu.attention.checking import Outcome, bits_of, check
from onegpu.attention.self_check import Checked, SelfCheck
from onegpu.attention.variants import find
from onegpu.backends.base import KernelCode
from onegpu.dtypes import BFLOAT16, FLOAT16, FLOAT32, DType

Array = np.ndarray[Any, Any]

_found = find("simdgroup")
assert _found is not None
SIMDGROUP = _found
DTYPES = (FLOAT32, FLOAT16, BFLOAT16)
NAMES = [dtype.name for dtype in DTYPES]
SPECS = [spec for spec in SIMDGROUP.specs() if spec.family == "attention_simdgroup"]

_gpu = GPU()


@pytest.fixture(scope="module")
def device() -> Iterator[og.Device]:
    with modules(_gpu), og.open_device("metal") as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_faults(device: og.Device) -> Iterator[None]:
    yield
    faults, _gpu.faults = _gpu.faults, []
    assert faults == []


def kernels_of(device: og.Device, **options: Any) -> og.AttentionKernels:
    return og.AttentionKernels(device, variant="simdgroup", self_check=False, **options)


def takes(case: Case, dtype: DType) -> bool:
    return case.takes(dtype) and case.head_dim <= SIMDGROUP.dims_of(dtype)[-1]


QUICK = [case for case in CASES if not case.slow and any(takes(case, dtype) for dtype in DTYPES)]


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_conformance(device: og.Device, case: Case) -> None:
    """All element types, the exactness of every other kernel, and that of the specification where it gives one."""
    for dtype in (dtype for dtype in DTYPES if takes(case, dtype)):
        check_specified(check(kernels_of(device), case, dtype.name), dtype.name)


def run(device: og.Device, case: Case, dtype: str, **options: Any) -> Outcome:
    outcome = check(kernels_of(device, **options), case, dtype, runs=1)
    assert outcome.passed, outcome
    return outcome


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_the_order_of_the_threads_changes_no_bit(
    device: og.Device, case: Case, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_order = run(device, case, "float16").output
    monkeypatch.setenv("ONEGPU_BENCH_SEED", seed)
    assert np.array_equal(bits_of(run(device, case, "float16").output), bits_of(in_order))


@pytest.mark.parametrize("dtype", NAMES)
@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_both_programs_have_the_same_bits(device: og.Device, case: Case, dtype: str) -> None:
    """Q in registers or loaded anew, one simdgroup or four, rows that slid back."""
    if takes(case, next(each for each in DTYPES if each.name == dtype)):
        outputs = [bits_of(run(device, case, dtype, schedule=number).output) for number in (0, 1)]
        assert np.array_equal(outputs[0], outputs[1])


def test_16_queries_take_the_program_that_loads_q(device: og.Device) -> None:
    def name(q_len: int, group: int = 1) -> str:
        problem = og.AttentionProblem(batch=1, heads=group, kv_heads=1, q_len=q_len, k_len=9, head_dim=64)
        return kernels_of(device).plan(problem).steps[0].kernel.name

    assert ".kept." in name(15)
    assert ".direct." in name(16)
    assert ".kept." in name(15, group=8)  # a few steps of a decoder, whatever heads they have
    assert ".direct." in name(16, group=8)


@pytest.mark.parametrize("dtype", NAMES)
@pytest.mark.parametrize("case", [LARGE, LONG], ids=lambda case: case.name)
def test_who_walks_the_ranges_changes_no_bit(device: og.Device, case: Case, dtype: str) -> None:
    """One workgroup that folds them, or several and the merge pass."""
    outputs = [bits_of(run(device, case, dtype, parts=parts).output) for parts in (1, 2, 3)]
    assert all(np.array_equal(output, outputs[0]) for output in outputs)


@pytest.mark.parametrize("dtype", NAMES)
def test_a_cut_call_has_the_bits_of_the_whole(device: og.Device, dtype: str) -> None:
    whole = bits_of(run(device, LARGE, dtype).output)
    _gpu.calls.clear()
    with modules(_gpu), og.open_device("metal", submission_work_budget=10**6) as small:
        assert np.array_equal(bits_of(run(small, LARGE, dtype).output), whole)
    assert _gpu.calls["commandBuffer"] > 4


@pytest.mark.parametrize("dtype", NAMES)
def test_a_row_has_the_bits_of_the_step_that_decodes_it(device: og.Device, dtype: str) -> None:
    """What deterministic mode promises: beside the ends of blocks, of the 16 rows, and of a range."""
    kernels, rng = kernels_of(device), np.random.default_rng(7)
    length = 530
    q, k, v = (rng.standard_normal((1, 2, length, 64)).astype(dtype) for _ in range(3))
    q[:, :, 40:] *= 4  # some rows raise their reference after the first block
    whole = compute(kernels, q, k, v, dtype, causal=True)
    for row in (0, 15, 16, 31, 32, 66, 511, 512, 529):
        one = compute(kernels, q[:, :, row : row + 1], k[:, :, : row + 1], v[:, :, : row + 1], dtype, causal=True)
        assert np.array_equal(bits_of(one), bits_of(whole[:, :, row : row + 1])), row


@pytest.mark.parametrize("dtype", NAMES)
def test_neighbours_in_batch_and_heads_change_no_bit(device: og.Device, dtype: str) -> None:
    kernels, rng = kernels_of(device), np.random.default_rng(9)
    q, k, v = (rng.standard_normal((3, heads, 21, 32)).astype(dtype) for heads in (4, 2, 2))
    q[1] *= 30  # rows that raise their reference, beside some that do not
    whole = compute(kernels, q, k, v, dtype)
    for batch in range(3):
        for head in range(4):
            one = compute(
                kernels,
                q[batch : batch + 1, head : head + 1],
                k[batch : batch + 1, head // 2 : head // 2 + 1],
                v[batch : batch + 1, head // 2 : head // 2 + 1],
                dtype,
            )
            assert np.array_equal(bits_of(one[0, 0]), bits_of(whole[batch, head])), (batch, head)


@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("dtype", NAMES)
@pytest.mark.parametrize("length", [9, 70])
def test_a_special_value_reaches_the_rows_that_see_it_and_no_bit_of_others(
    device: og.Device, dtype: str, special: float, length: int
) -> None:
    dim, key, column = 64, 5, 11
    kernels, rng = kernels_of(device), np.random.default_rng(8)
    q, k, v = (rng.standard_normal((1, 1, length, dim)).astype(dtype) for _ in range(3))
    without = v.copy()
    without[0, 0, key, column] = 0
    expected = compute(kernels, q, k, without, dtype, causal=True)[0, 0]
    v[0, 0, key, column] = special
    got = compute(kernels, q, k, v, dtype, causal=True)[0, 0]
    sees = np.zeros((length, dim), bool)
    sees[key:, column] = True
    assert np.array_equal(bits_of(got)[~sees], bits_of(expected)[~sees])
    assert np.array_equal(got[sees].astype(np.float32), np.full(sees.sum(), special, np.float32), equal_nan=True)


def test_wide_float32_heads_are_refused_and_go_to_pairs(device: og.Device) -> None:
    problem = og.AttentionProblem(batch=1, heads=1, q_len=4, k_len=4, head_dim=80)
    with pytest.raises(og.UnsupportedError, match="a head_dim of at most 64 in float32, not 80"):
        kernels_of(device).plan(problem)
    assert og.AttentionKernels(device).plan(problem).variant == "pairs"
    for dtype in ("float16", "bfloat16"):
        wide = og.AttentionProblem(batch=1, heads=1, q_len=4, k_len=4, head_dim=80, dtype=dtype)
        assert og.AttentionKernels(device).plan(wide).variant == "simdgroup"
    with pytest.raises(og.UnsupportedError, match="which allow_matrix_hardware=False rules out"):
        kernels_of(device, allow_matrix_hardware=False).plan(
            og.AttentionProblem(batch=1, heads=1, q_len=4, k_len=4, head_dim=64)
        )


@pytest.mark.parametrize("name", [spec.name for spec in SPECS])
def test_threadgroup_memory_is_what_plans_are_told(name: str) -> None:
    spec = next(each for each in SPECS if each.name == name)
    text = (artifacts.FOLDER / f"{name}.metal").read_text()
    assert Program(text, {0: 0}).memory == spec.workgroup_memory
    assert 2 * spec.workgroup_memory <= 32768  # validation counts it twice


#: What a mutation replaces in the text that ships, and words of the fault that it is; "" for a wrong result.
MUTATIONS = {
    "barrier before staging dropped": (
        "threadgroup_barrier(mem_flags::mem_threadgroup); // before the tile is w",
        "//",
        "a race in threadgroup memory",
    ),
    "barrier after staging dropped": (
        "threadgroup_barrier(mem_flags::mem_threadgroup); // before the tile is r",
        "//",
        "a race in threadgroup memory",
    ),
    "a barrier that orders other memory": (
        "threadgroup_barrier(mem_flags::mem_threadgroup); // before the tile is r",
        "threadgroup_barrier(mem_flags::mem_device); //",
        "a race in threadgroup memory",
    ),
    "barrier of the vote dropped": (
        "threadgroup_barrier(mem_flags::mem_threadgroup); // every simdgroup has said",
        "",
        "a race in threadgroup memory",
    ),
    "votes in one row": ("turn = SIMDGROUPS - turn;", "", "a race in threadgroup memory"),
    "a barrier that not every simdgroup reaches": (
        "bool active = key < work.end;",
        "bool active = key < work.end; if (!active) break;",
        "a barrier that not every simdgroup reaches",
    ),
    "nothing rescaled": ("if (rescale) rescale_sums(alpha, state);", "", ""),
    "sums not rescaled": ("state.o[dim][own / 2].thread_elements()[own % 2] *= alpha[own];", ";", ""),
    "normaliser not rescaled": ("state.l[own] *= alpha[own];", "", ""),
    "reference never raised": ("if (peak[own] > state.m[own] + SLACK)", "if (state.m[own] == LOWEST)", ""),
    "no sums taken for sums": ("rescale || state.l[own] != 0;", "rescale || state.l[own] == 0;", ""),
    "reference raised by the neighbours' scores": (
        "return max(x, simd_shuffle_xor(x, ushort(16)));",
        "x = max(x, simd_shuffle_xor(x, ushort(1)));\n    return max(x, simd_shuffle_xor(x, ushort(16)));",
        "bits",
    ),
    "stage of the maximum missing": ("    x = max(x, simd_shuffle_xor(x, ushort(4)));\n", "", ""),
    "stage of the sum missing": ("    x += simd_shuffle_xor(x, ushort(4));\n", "", ""),
    "rows and columns of a lane exchanged": ("return (lane & 16) / 4 + (lane / 2 & 3);", "return lane / 4;", ""),
    "K transposed": ("ulong2(0, 0), false);", "ulong2(0, 0), true);", ""),
    "V not transposed": (
        "simdgroup_load(v_fragment, v + 8 * i * stride + 8 * dim, stride, ulong2(0, 0), true);",
        "simdgroup_load(v_fragment, v + 8 * i * stride + 8 * dim, stride, ulong2(0, 0), false);",
        "",
    ),
    "rows that slid back are written": ("row[own] >= own_row && row", "row", "a race in a buffer"),
    "rows not slid back": ("work.first_row = min(own_row, rows - min(rows, uint(ROWS)));", "", "beyond its buffer"),
    "direct loads beyond the last key": (
        "bool straight = key + KEYS <= end && ",
        "bool straight = ",
        "beyond its buffer",
    ),
    "elements beyond the head read": (
        "Element x = key < keys && element < params.head_dim ?",
        "Element x = key < keys ?",
        "a read beyond a buffer",
    ),
    "elements beyond the head written": (
        "            if (element >= params.head_dim) continue;\n            float sum = ",
        "            float sum = ",
        "a race in a buffer",  # with the row behind
    ),
    "a mask that is too wide": ("key * params.mask_key]", "(key + 1) * params.mask_key]", ""),
    "a tile that is too small": ("Element tile[KEYS * PITCH];", "Element tile[31 * PITCH];", "beyond"),
    "causal rule off by one": ("params.causal_offset + 1, 0", "params.causal_offset, 0", ""),
    "scale forgotten": ("* params.scale;", ";", ""),
    "a mask that is not looked at": ("hides = as_type<uint>(bias) == MINUS_INFINITY_BITS;", "", ""),
    "special values not kept out": ("if (anybody(special, said, turn, work, simd_number))", "if (false)", ""),
    "the range before forgotten": ("fma(state.l[own], add, total_l[own] * keep)", "state.l[own] * add", ""),
}
_HIDDEN = Case(
    name="hidden rows", group="mask", q_len=19, k_len=40, head_dim=64, mask="hidden_rows", masked_rows="zero"
)
_NANS = Case(name="NaNs", group="mask", q_len=5, k_len=40, head_dim=64, mask="some_hidden", inputs="nan_under_mask")
_RISING = Case(name="rising", group="special", q_len=20, k_len=300, head_dim=64, inputs="rising")
_OFFSET = Case(name="offset", group="causal", heads=2, q_len=40, k_len=40, head_dim=64, causal=0, scale=0.5)
_TWO_RANGES = Case(name="two ranges", group="edge", heads=1, q_len=17, k_len=700, head_dim=32)


def differs_with_neighbours(device: og.Device) -> bool:
    """Whether a row's bits depend on the row beside it."""
    rng = np.random.default_rng(11)
    q, k, v = (rng.standard_normal((1, 1, 64, 32)).astype(np.float32) for _ in range(3))
    kernels = kernels_of(device)
    plain = compute(kernels, q, k, v, "float32")
    q[:, :, 1::4] *= 30
    rows = np.arange(64) % 4 != 1
    return not np.array_equal(bits_of(plain)[:, :, rows], bits_of(compute(kernels, q, k, v, "float32"))[:, :, rows])


def fault_at_the_end(device: og.Device) -> str:
    """What goes wrong where tensors have not a byte to spare, or ""."""
    rng = np.random.default_rng(12)
    for q_len, k_len, dim in ((17, 40, 64), (31, 33, 32), (5, 40, 64), (1, 31, 32), (20, 65, 48), (18, 33, 46)):
        q, k, v = (rng.standard_normal((1, 1, n, dim)).astype(np.float16) for n in (q_len, k_len, k_len))
        try:
            compute(kernels_of(device), q, k, v, "float16")
        except og.DeviceLostError as error:
            return str(error)
    return ""


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_wrong_kernel_is_found_out(mutation: str, monkeypatch: pytest.MonkeyPatch, device: og.Device) -> None:
    old, new, words = MUTATIONS[mutation]
    load = artifacts.load

    def mutated(spec: KernelSpec, language: str, constants: tuple[int, ...] = ()) -> KernelCode:
        kernel = load(spec, language, constants)
        assert isinstance(kernel.code, bytes)
        if spec.family != "attention_simdgroup":
            return kernel
        text = kernel.code.decode()
        if old not in text:
            assert "slid" in mutation  # of one program alone, by a macro
        return KernelCode(**{**vars(kernel), "code": text.replace(old, new).encode()})

    monkeypatch.setattr(artifacts, "load", mutated)
    gpu, found = GPU(), ""
    gpu.watched = True
    with modules(gpu), og.open_device("metal") as wrong:
        if words == "bits":
            found = "bits of a row depend on its neighbours" if differs_with_neighbours(wrong) else ""
        elif words:
            found = fault_at_the_end(wrong)
        for case in (RAGGED, LARGE, _OFFSET, _HIDDEN, _NANS, _RISING, _TWO_RANGES):
            if found or words == "bits":
                break
            try:
                # The merge pass would hide what a workgroup does wrong with several ranges.
                outcome = check(kernels_of(wrong, parts=1), case, "float16", runs=1)
                found = "" if outcome.passed else str(outcome)
            except og.DeviceLostError as error:
                found = str(error)
    assert found, "no case notices it"
    assert words in found


@pytest.mark.parametrize("dtype", NAMES)
def test_the_plain_kernel_is_not_found_out(dtype: str) -> None:
    """Nor does a watched one race, or touch what is not its own, in any program."""
    gpu = GPU()
    gpu.watched = True
    with modules(gpu), og.open_device("metal") as watched:
        if dtype == "float16":
            assert not differs_with_neighbours(watched)
            assert fault_at_the_end(watched) == ""
        for case in (*SOME, _OFFSET, _HIDDEN, _NANS, _RISING, _TWO_RANGES):
            if takes(case, next(each for each in DTYPES if each.name == dtype)):
                for options in ({"parts": 1, "schedule": 0}, {"parts": 2, "schedule": 1}):
                    run(watched, case, dtype, **options)
    assert gpu.faults == []


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_the_self_check_passes_and_meets_every_program(
    device: og.Device, dtype: DType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", "")
    for dim in SIMDGROUP.dims_of(dtype):
        with modules(GPU()), og.open_device("metal") as new:
            assert SelfCheck(new).check(Checked(SIMDGROUP, dtype, dim)).state == "passed"
            met = set(new._pipelines)
        specs = [spec for spec in SIMDGROUP.programs_of(dtype, dim, device.facts) if spec in SPECS]
        assert len(specs) == 2
        assert {artifacts.special_name(spec, (n,)) for spec in specs for n in range(3)} <= met


def test_the_self_check_finds_another_layout_and_takes_scalar_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU whose matrices lie otherwise in the lanes, which is what nobody promises."""
    load = artifacts.load

    def mutated(spec: KernelSpec, language: str, constants: tuple[int, ...] = ()) -> KernelCode:
        kernel = load(spec, language, constants)
        assert isinstance(kernel.code, bytes)
        code = kernel.code.replace(b"return (lane & 16) / 4 + (lane / 2 & 3);", b"return lane / 4;")
        return KernelCode(**{**vars(kernel), "code": code})

    monkeypatch.setattr(artifacts, "load", mutated)
    monkeypatch.setenv("ONEGPU_CACHE", "")  # no verdict is kept
    gpu = GPU()
    with modules(gpu), og.open_device("metal") as other:
        kernels = og.AttentionKernels(other)
        problem = og.AttentionProblem(batch=1, heads=1, q_len=4, k_len=4, head_dim=64)
        with pytest.warns(og.SelfCheckWarning, match="simdgroup"):
            outcome = check(kernels, RAGGED, "float32", runs=1)
        assert outcome.passed
        assert kernels.plan(problem).variant == "pairs"
