"""Plans on matrix hardware, and the layouts of matrices that they rest on. No device is needed."""

from __future__ import annotations

import dataclasses
import logging
from typing import Any

import pytest
from host.plan_facts import NVIDIA, problem, variant, with_matrices

from onegpu import DeviceFacts, MaskLayout, UnsupportedError
from onegpu.artifacts import KernelSpec
from onegpu.attention import probe
from onegpu.attention.layouts import ANYWHERE, KNOWN, MATRIX_FEATURES, MOST, Found, MatrixLayout, layout_of
from onegpu.attention.matrix_programs import LARGEST_COLUMNS, MATRIX_SIZES, SPLIT_SIZES
from onegpu.attention.options import Options
from onegpu.attention.plan import (
    LARGEST_SCRATCH_DISCRETE,
    MANY_RANGES,
    ONE_RANGE,
    TO_SCRATCH,
    make_plan,
)
from onegpu.attention.schedules import RANGE_KEYS
from onegpu.attention.tuning import Preference
from onegpu.attention.variants import aligned_of, refusal, reservation
from onegpu.backends.base import MatrixShape
from onegpu.dtypes import BFLOAT16, FLOAT16
from onegpu.errors import DeviceError, DeviceLostError, ProblemError

HALF, BRAIN = (MatrixShape(16, 16, 16, name, "float32") for name in ("float16", "bfloat16"))
RESIDENT, COOPERATIVE = variant("resident"), variant("cooperative")
LAYOUTS = KNOWN + ANYWHERE
#: An NVIDIA GPU with both element types.
MATRIX = with_matrices(NVIDIA, HALF, BRAIN, layout="pairs")


def named(name: str) -> MatrixLayout:
    return next(layout for layout in KNOWN if layout.name == name)


def found(layout: MatrixLayout) -> Found:
    """What a device with a layout tells."""
    assert layout.sums is not None
    assert layout.lies is not None
    count = layout.tile * layout.tile // layout.subgroup
    sums = [layout.sums(thread, i) for thread in range(layout.subgroup) for i in range(count)]
    operand = [layout.lies(t, i) for t in range(layout.subgroup) for i in range(layout.elements or count)]
    return Found(*((operand, []) if layout.operand == "a" else ([], operand)), sums)


@pytest.mark.parametrize("layout", KNOWN, ids=lambda layout: f"{layout.name}{layout.tile}")
def test_a_layout_puts_every_element_somewhere(layout: MatrixLayout) -> None:
    every = {(row, column) for row in range(layout.tile) for column in range(layout.tile)}
    told = found(layout)
    assert set(told.sums) == every
    assert len(told.sums) == len(every)  # once
    assert set(told.a or told.b) == every
    assert layout.is_that_of(told)
    assert not layout.is_that_of(Found(told.a, told.b, told.sums[::-1]))
    assert not layout.is_that_of(Found(told.a[::-1], told.b[::-1], told.sums))
    assert not layout.is_that_of(Found(told.b, told.a, told.sums))


def test_no_device_has_two_layouts_but_lavapipe() -> None:
    for layout in KNOWN:
        told = found(layout)
        same = {other.name for other in KNOWN if other.is_that_of(told)}
        assert same == {layout.name}
    # Its left operands have a column in a thread, and its right ones a row.
    told = Found(found(named("column")).a, found(named("queries")).b, found(named("column")).sums)
    assert {layout.name for layout in KNOWN if layout.is_that_of(told)} == {"column", "queries"}


def test_a_layout_that_may_be_anything_is_not_asked_for() -> None:
    assert not any(layout.is_that_of(found(known)) for layout in ANYWHERE for known in KNOWN)


def test_layouts_have_a_form_and_sizes_of_their_own() -> None:
    assert len({(layout.name, layout.tile) for layout in LAYOUTS}) == len(LAYOUTS)
    sized = {(each.name, each.tile, dim) for v in (RESIDENT, COOPERATIVE) for each in v.layouts for dim in v.head_dims}
    assert MATRIX_SIZES.keys() == sized
    split = variant("split")
    assert SPLIT_SIZES.keys() == {(each.name, each.tile, dim) for each in split.layouts for dim in split.head_dims}


@pytest.mark.parametrize(
    ("table", "name", "tile", "dim"),
    [(table, *key) for table in (MATRIX_SIZES, SPLIT_SIZES) for key in table],
    ids=lambda value: "" if isinstance(value, dict) else str(value),
)
def test_sizes_divide_what_the_program_divides(table: dict[Any, Any], name: str, tile: int, dim: int) -> None:
    (layout,) = (each for each in LAYOUTS if (each.name, each.tile) == (name, tile))
    columns = min(dim, LARGEST_COLUMNS // (2 if table is SPLIT_SIZES and layout.operand == "b" else 1))
    assert dim % columns == 0
    for sizes in table[name, tile, dim]:
        subgroups, blocks, keys = sizes.subgroups, sizes.blocks, sizes.keys
        threads, rows = subgroups * layout.subgroup, subgroups * blocks * layout.tile
        assert keys % (sizes.step * layout.tile) == 0  # whole steps
        assert sizes.step == 2 or sizes.fast  # else they would have bits of their own
        assert RANGE_KEYS % keys == 0  # a tile is of one range
        # Each thread loads as many uint4 as any other, and of V those of two keys at a time, where it is transposed.
        assert keys * dim // 8 % threads == 0
        assert keys * columns // 8 % (threads * (2 if layout.operand == "b" else 1)) == 0
        staged = min(rows, max(2 * keys, 64))
        assert rows % staged == 0  # Q and O go through workgroup memory in whole parts
        assert staged % (blocks * layout.tile) == 0  # and no subgroup's rows are in two of them
        assert layout.tile * layout.tile // layout.subgroup % 8 == 0  # totals are kept as float4, weights as uint4


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("dim", [2, 32, 62, 64, 128, 130, 256])
def test_nvidia_takes_resident_in_types_of_16_bits(dtype: str, dim: int) -> None:
    plan = make_plan(problem(dtype=dtype, head_dim=dim), MATRIX)
    assert plan.variant == "resident"
    assert plan.steps[0].kernel.matrix == (HALF if dtype == "float16" else BRAIN)
    assert make_plan(problem(dtype="float32", head_dim=dim), MATRIX).variant == ("tiles" if dim <= 128 else "pairs")


def test_without_matrix_hardware() -> None:
    options = Options(allow_matrix_hardware=False)
    assert make_plan(problem(dtype="float16"), MATRIX, options=options).variant == "tiles"
    with pytest.raises(UnsupportedError, match="allow_matrix_hardware=False rules out"):
        make_plan(problem(dtype="bfloat16"), MATRIX, options=options)
    with pytest.raises(UnsupportedError, match="it runs on matrix hardware, which allow_matrix_hardware=False"):
        make_plan(problem(dtype="float16"), MATRIX, options=dataclasses.replace(options, variant="resident"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"matrices": frozenset()}, "it multiplies matrices of 16 x 16 x 16 float16, which"),
        (
            {"matrix_layouts": frozenset({(HALF, "another")})},
            "it knows where the elements of matrices",
        ),
        (
            {"matrix_layouts": frozenset({(BRAIN, "pairs")})},
            "it knows where the elements of matrices",
        ),
        ({"features": MATRIX.features - MATRIX_FEATURES}, "it needs cooperative-matrix, memory-model, "),
        ({"subgroup_min": 64, "subgroup_max": 64}, "it needs subgroups of exactly 32 threads"),
        ({"features": MATRIX.features - {"full-subgroups"}}, "it needs full-subgroups"),
        ({"max_workgroup_memory": 16384}, "it needs "),
    ],
)
def test_why_it_refuses(change: dict[str, Any], words: str) -> None:
    facts = dataclasses.replace(MATRIX, **change)
    assert str(refusal(RESIDENT, problem(dtype="float16"), facts)).startswith(words)
    assert make_plan(problem(dtype="float16"), facts).variant != "resident"


def test_layout_of_takes_the_first_that_the_device_has() -> None:
    assert layout_of(KNOWN, FLOAT16, MATRIX) == named("pairs")
    narrow = MatrixShape(8, 8, 8, "float16", "float32")
    facts = dataclasses.replace(MATRIX, matrices=frozenset({narrow}), matrix_layouts=frozenset({(narrow, "column")}))
    assert layout_of(KNOWN, FLOAT16, facts) == named("column")
    assert layout_of(KNOWN, BFLOAT16, facts) is None


def test_cooperative_needs_to_know_no_layout() -> None:
    facts = dataclasses.replace(MATRIX, matrix_layouts=frozenset())
    assert layout_of(ANYWHERE, FLOAT16, facts) == ANYWHERE[0]
    for dtype in ("float16", "bfloat16"):
        plan = make_plan(problem(dtype=dtype), facts)
        assert plan.variant == "cooperative"
        assert ("layout", "anywhere") in plan.steps[0].kernel.facts
    assert layout_of(ANYWHERE, FLOAT16, dataclasses.replace(facts, matrices=frozenset({BRAIN}))) is None
    sentence = refusal(COOPERATIVE, problem(dtype="float16"), MATRIX, Options(allow_matrix_hardware=False))
    assert sentence == "it runs on matrix hardware, which allow_matrix_hardware=False rules out"


@pytest.mark.parametrize(
    ("options", "indirect"),
    [
        ({}, 0),
        ({"scale": 2.0}, 0),
        ({"scale": 0.0}, 1),
        ({"scale": -1.0}, 1),
        ({"mask": MaskLayout.broadcast((1, 1, 300, 300), 2, 4, 300, 300)}, 1),
    ],
)
def test_what_changes_scores_before_the_exponent(options: dict[str, Any], indirect: int) -> None:
    p = problem(batch=2, heads=4, kv_heads=4, q_len=300, k_len=300, dtype="float16", **options)
    step = make_plan(p, MATRIX).steps[0]
    assert step.constants == (ONE_RANGE, indirect)


def test_totals_of_many_ranges_lie_in_scratch_memory_or_in_registers() -> None:
    p = problem(batch=8, heads=16, kv_heads=16, q_len=1024, k_len=2048, head_dim=64, dtype="float16")
    plan = make_plan(p, MATRIX)
    (step,) = plan.steps
    assert step.constants[0] == MANY_RANGES
    assert "scratch" not in step.touched
    assert plan.scratch_length == 0
    p = problem(batch=8, heads=16, kv_heads=16, q_len=1024, k_len=2048, head_dim=256, dtype="float16")
    plan = make_plan(p, MATRIX)
    (step,) = plan.steps
    assert step.constants[0] == MANY_RANGES
    assert "scratch" in step.touched
    assert plan.scratch_length == step.groups * step.kernel.rows * 128
    assert make_plan(p, MATRIX, mode="fast").scratch_length == 0  # one range
    assert make_plan(p, MATRIX, mode="fast").steps[0].constants[0] == ONE_RANGE


def test_long_calls_share_scratch_memory_one_piece_after_the_other() -> None:
    p = problem(batch=64, heads=32, kv_heads=32, q_len=4096, k_len=4096, head_dim=256, dtype="float16")
    plan = make_plan(p, MATRIX)
    (step,) = plan.steps
    assert step.pieces > 1
    assert 4 * plan.scratch_length <= LARGEST_SCRATCH_DISCRETE
    assert -(-step.groups // step.pieces) * step.kernel.rows * 128 == plan.scratch_length


def test_few_workgroups_take_the_smaller_ones() -> None:
    def taken(mode: str = "deterministic", **sizes: Any) -> tuple[int, int]:
        p = problem(heads=16, kv_heads=16, dtype="float16", **sizes)
        kernel = make_plan(p, MATRIX, mode=mode).steps[0].kernel
        return kernel.rows, int(dict(kernel.facts)["keys"])

    for batch, expected in ((16, (256, 64)), (8, (128, 64)), (4, (64, 32)), (1, (64, 64))):
        assert taken(batch=batch, q_len=256, k_len=128, head_dim=64) == expected
    # A workgroup is not taken for less than half of its rows.
    for rows, expected in ((128, (256, 64)), (64, (128, 64)), (32, (64, 32))):
        assert taken(batch=1024, q_len=rows, k_len=128, head_dim=64) == expected
        assert taken(batch=1024, q_len=rows - 1, k_len=128, head_dim=64) != expected
    for batch, expected in ((16, (128, 64)), (1, (64, 32))):
        assert taken(batch=batch, q_len=256, k_len=128, head_dim=128) == expected


def test_few_rows_have_a_program_of_their_own() -> None:
    def rows_of(mode: str = "deterministic", **sizes: Any) -> int:
        given = {"batch": 1, "heads": 32, "kv_heads": 8, "q_len": 1, "k_len": 8192, "head_dim": 128, **sizes}
        return make_plan(problem(dtype="float16", **given), MATRIX, mode=mode).steps[0].kernel.rows

    assert rows_of() == rows_of("fast") == 16
    assert rows_of(q_len=4) == 16
    assert rows_of(q_len=5) == 64  # 20 rows
    assert rows_of(k_len=8193) == rows_of(batch=2) == 64  # there are workgroups enough
    assert rows_of(head_dim=64) == 16
    assert rows_of(head_dim=32) == rows_of(head_dim=256, k_len=512) // 2 == 64


@pytest.mark.parametrize("mode", ["deterministic", "fast"])
@pytest.mark.parametrize("k_len", [1, 512, 513, 1500, 8192])
def test_a_program_for_few_rows_takes_no_more_keys_at_once_than_it_has_room_for(k_len: int, mode: str) -> None:
    p = problem(batch=1, heads=8, kv_heads=8, q_len=1, k_len=k_len, head_dim=128, dtype="float16")
    plan = make_plan(p, MATRIX, mode=mode)
    assert plan.steps[0].kernel.most_keys == plan.steps[0].params["range_keys"] == 512
    assert len(plan.steps) == (2 if k_len > 512 else 1)
    large = make_plan(
        problem(batch=64, heads=64, q_len=1, k_len=k_len, head_dim=128, dtype="float16"), MATRIX, mode=mode
    )
    assert large.steps[0].kernel.most_keys == 0


def test_mode_fast_has_a_program_with_bits_of_its_own() -> None:
    for causal in (False, True):
        p = problem(batch=16, heads=16, q_len=256, k_len=2048, head_dim=128, dtype="float16", causal=causal)
        kernels = [make_plan(p, MATRIX, mode=mode).steps[0].kernel for mode in ("deterministic", "fast")]
        assert [dict(kernel.facts)["step"] for kernel in kernels] == [32, 32 if causal else 16]
        forced = [make_plan(p, MATRIX, mode=mode, options=Options(schedule=9)) for mode in ("deterministic", "fast")]
        assert [dict(plan.steps[0].kernel.facts)["step"] for plan in forced] == [32, 32 if causal else 16]


def test_wide_heads_are_shared_by_workgroups() -> None:
    """One for each 128 columns of O, whose total of many ranges has no more."""
    p = problem(batch=8, heads=16, kv_heads=16, q_len=1024, k_len=2048, head_dim=200, dtype="float16")
    plan = make_plan(p, MATRIX)
    (step,) = plan.steps
    assert step.kernel.columns == LARGEST_COLUMNS == 128
    assert step.groups == 8 * 16 * 1024 // step.kernel.rows * 2
    assert step.constants[0] == MANY_RANGES
    assert plan.scratch_length == -(-step.groups // step.pieces) * step.kernel.rows * 128


def test_one_query_of_a_long_cache_is_shared_by_workgroups() -> None:
    p = problem(batch=1, heads=32, kv_heads=8, q_len=1, k_len=8192, head_dim=128, dtype="float16")
    for mode, schedule, keys in (
        ("deterministic", None, RANGE_KEYS),
        ("fast", None, RANGE_KEYS),
        ("deterministic", 1, RANGE_KEYS),
        ("fast", 1, 256),
    ):
        step, merge = make_plan(p, MATRIX, mode=mode, options=Options(schedule=schedule)).steps
        assert step.kernel.rows == (16 if schedule is None else 64)
        assert step.constants[0] == TO_SCRATCH
        assert step.params["range_keys"] == keys
        assert step.groups == 8 * 8192 // keys
        assert merge.kernel.family == "attention_merge"


class Operators:
    """A device as the probe sees it."""

    def __init__(self, facts: DeviceFacts) -> None:
        self.facts = dataclasses.replace(facts, matrix_layouts=frozenset())
        self.operators: dict[Any, Any] = {}


def know(monkeypatch: pytest.MonkeyPatch, answer: Any) -> Operators:
    device: Any = Operators(MATRIX)

    def ask(device: Any, spec: Any, dtype: Any, tile: int) -> Any:
        result = answer(dtype)
        if isinstance(result, Exception):
            raise result
        return result

    monkeypatch.setattr(probe, "_ask", ask)
    assert probe.know_layouts(device) is device.facts
    return device  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", ["pairs", "halves", "parity"])
def test_the_probe_knows_a_layout_by_operands_and_sums(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    right = found(named(name))
    other = Found(right.a, right.b, [right.sums[0], *right.sums[:0:-1]])
    device = know(monkeypatch, lambda dtype: right if dtype == FLOAT16 else other)
    assert device.facts.matrix_layouts == {(HALF, name)}
    plan = make_plan(problem(dtype="float16"), device.facts)
    assert plan.variant == "resident"
    assert ("layout", name) in plan.steps[0].kernel.facts
    monkeypatch.setattr(probe, "_ask", None)
    assert probe.know_layouts(device) is device.facts  # type: ignore[arg-type]  # it is asked once


def test_what_the_probe_reads_of_a_matrix() -> None:
    """Numbers of elements come first, one for each thread, then MOST places for each."""
    words = [2, 2, *(0, 3, *[0xFFFFFFFF] * (MOST - 2)), *(1, 2, *[0xFFFFFFFF] * (MOST - 2))]
    assert probe._positions(tuple(words), threads=2, tile=2) == [(0, 0), (1, 1), (0, 1), (1, 0)]


def test_a_probe_that_fails_leaves_the_layout_unknown(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "onegpu"):
        device = know(monkeypatch, lambda dtype: DeviceError("no"))
    assert device.facts.matrix_layouts == frozenset()
    assert "did not run matrix_probe.float16" in caplog.text
    with pytest.raises(DeviceLostError):
        know(monkeypatch, lambda dtype: DeviceLostError("gone"))


# --- float32 in parts


def test_float32_goes_in_parts_only_where_that_is_allowed() -> None:
    for p in (problem(), problem(head_dim=128)):
        assert make_plan(p, MATRIX).variant == "tiles"
        plan = make_plan(p, MATRIX, options=Options(precision="split"))
        assert plan.variant == "split"
        assert plan.steps[0].kernel.matrix == HALF
        assert make_plan(p, MATRIX, options=Options(variant="split")).variant == "split"
        without = Options(precision="split", allow_matrix_hardware=False)
        assert make_plan(p, MATRIX, options=without).variant == "tiles"
    for wide in (problem(head_dim=130), problem(head_dim=256)):
        assert make_plan(wide, MATRIX, options=Options(precision="split")).variant == "pairs"
    # Half has one part, whatever is allowed.
    half = problem(dtype="float16")
    assert make_plan(half, MATRIX, options=Options(precision="split")) == make_plan(half, MATRIX)


def test_where_nothing_else_is_left_the_reservation_is_told() -> None:
    alone = Preference("nvidia", "", (1, 256), ("split",), "a test")
    sentence = "it multiplies numbers in parts, which precision='split' allows"
    with pytest.raises(UnsupportedError) as caught:
        make_plan(problem(), MATRIX, options=Options(tuned=(alone,)))
    assert caught.value.refusals == (("split", sentence),)
    assert reservation(variant("split"), Options()) == sentence
    assert reservation(variant("split"), Options(precision="split")) is None
    assert reservation(variant("tiles"), Options()) is None


def test_an_unknown_precision() -> None:
    with pytest.raises(ProblemError, match="precision is 'half'; it must be one of exact, split, bfloat16"):
        Options(precision="half")


def test_parts_count_as_three_products() -> None:
    works = [make_plan(problem(), MATRIX, options=Options(variant=name)).steps[0].work for name in ("split", "tiles")]
    assert works[0] * 4 == works[1] * 3


@pytest.mark.parametrize("spec", variant("split").specs(), ids=lambda spec: spec.name)
def test_parts_take_quads(spec: KernelSpec) -> None:
    assert ("dtype", "float32") in spec.facts
    if spec.matrix is not None:
        assert spec.matrix.element == "float16"
        assert spec.workgroup_memory <= 49152 or ("kept", 8) in spec.facts  # AMD has 64 KiB
        quads = aligned_of(spec)
        assert (quads is None) == (("access", "quads") in spec.facts)
        assert quads is None or quads.alignment == 4
