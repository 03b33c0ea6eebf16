"""Plans: pure functions of a problem and a device's facts."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from host.plan_facts import (
    CPU,
    DEVICES,
    GPU,
    GPUS,
    HARDWARE,
    INTEGRATED,
    NVIDIA,
    PLAIN,
    SOFTWARE,
    problem,
    quick,
    variant,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu import AttentionProblem, Causal, DeviceFacts, Layout, MaskLayout, ProblemError, UnsupportedError
from onegpu.attention.params import ANY_ORDER, ATTENTION_PARAMS, HAS_KEY_LENGTHS, HAS_MASK, ZERO_MASKED_ROWS
from onegpu.attention.plan import (
    ENOUGH_GROUPS,
    LARGEST_SCRATCH,
    LARGEST_SCRATCH_DISCRETE,
    MANY_RANGES,
    MODES,
    ONE_RANGE,
    TO_SCRATCH,
    Plan,
    grids,
    make_plan,
)
from onegpu.attention.schedules import RANGE_KEYS
from onegpu.attention.variants import (
    ENOUGH_GROUPS_DISCRETE,
    TENSORS,
    Options,
    merge_spec,
    refusal,
)

ROOT = Path(__file__).parents[2]


# --- grids


def covered(groups: int, max_groups: int) -> list[int]:
    numbers = []
    for (x, y), place in grids(groups, max_groups):
        assert 1 <= x <= max_groups
        assert 1 <= y <= max_groups
        every = [place["first_group"] + j * place["groups_x"] + i for j in range(y) for i in range(x)]
        numbers += [number for number in every if number < place["last_group"]]
    return numbers


@quick
@given(st.integers(0, 400), st.integers(1, 20))
def test_grids_cover_each_workgroup_once(groups: int, max_groups: int) -> None:
    assert covered(groups, max_groups) == list(range(groups))


@pytest.mark.parametrize("groups", [0, 1, 4, 5, 15, 16, 17, 20, 31, 32, 33, 100])
def test_grids_at_the_edges_of_one_dimension_and_of_two(groups: int) -> None:
    """65535 is the usual limit; 4 stands for it, so that 17 needs what 65535 * 65535 + 1 would."""
    assert covered(groups, 4) == list(range(groups))
    assert len(grids(groups, 4)) == -(-groups // 16)


@quick
@given(st.integers(1, 1 << 40))
def test_grids_of_any_size_stay_within_the_limit_of_webgpu(groups: int) -> None:
    limit = 65535
    groups = groups if groups < 50 * limit**2 else groups % (50 * limit**2) + 1
    first = 0
    for (x, y), place in grids(groups, limit):
        assert 1 <= x <= limit
        assert 1 <= y <= limit
        assert place["first_group"] == first
        assert place["groups_x"] == x
        # The last row of the grid may be longer than needed, never a whole row.
        assert x * (y - 1) < place["last_group"] - first <= x * y
        first = place["last_group"]
    assert first == groups


def test_no_workgroups_need_no_dispatch() -> None:
    assert grids(0, 65535) == []
    assert grids(65535, 65535) == [((65535, 1), {"first_group": 0, "groups_x": 65535, "last_group": 65535})]
    assert grids(65536, 65535) == [((65535, 2), {"first_group": 0, "groups_x": 65535, "last_group": 65536})]


# --- what is planned


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
def test_one_step_over_every_block_of_rows(facts: DeviceFacts) -> None:
    plan = make_plan(problem(), facts)
    chosen = variant(plan.variant)
    (step,) = plan.steps
    blocks = -(-100 // step.kernel.rows)
    assert step.groups == 2 * blocks * (1 if chosen.heads_together else 4)
    assert step.params["row_blocks"] == blocks
    assert (step.params["ranges"], step.params["parts"]) == (1, 1)
    assert step.constants == ((ONE_RANGE,) if chosen.splits else ())
    assert step.tensors == TENSORS
    assert step.kernel == chosen.spec_for(problem(), facts)
    assert len(step.kernel.bindings) == len(step.tensors)
    access = dict(zip(TENSORS, step.kernel.bindings, strict=True))
    assert [name for name in TENSORS if access[name] == "write"] == ["o", "scratch"]
    assert plan.problem == problem()
    assert plan.mode == "deterministic"
    assert plan.scratch_length == 0


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
@pytest.mark.parametrize("sizes", [{"batch": 0}, {"q_len": 0}, {"batch": 0, "q_len": 0, "k_len": 0}], ids=str)
def test_a_problem_without_outputs_has_no_steps(facts: DeviceFacts, sizes: dict[str, int]) -> None:
    plan = make_plan(problem(**sizes), facts)
    assert plan.steps == ()
    assert plan.scratch_length == 0
    assert str(plan).endswith(": nothing to do")


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
def test_no_keys_still_write_the_masked_rows(facts: DeviceFacts) -> None:
    (step,) = make_plan(problem(k_len=0), facts).steps
    assert step.groups > 0
    assert step.params["k_len"] == 0
    assert (step.params["ranges"], step.params["parts"]) == (0, 1)
    # A workgroup walks its first range whatever there is; the rows are finished there.
    assert step.constants == ((ONE_RANGE,) if variant(make_plan(problem(k_len=0), facts).variant).splits else ())


def test_a_plan_can_be_printed() -> None:
    plan = make_plan(problem(), PLAIN)
    assert str(plan) == (f"rows ({plan.reason}): attention_rows.float32.unrolled.head_dim64.lanes1 x 16 workgroups")


def test_a_plan_that_splits_can_be_printed() -> None:
    plan = make_plan(problem(k_len=1100), PLAIN)
    assert str(plan) == (
        f"rows ({plan.reason}): attention_rows.float32.unrolled.head_dim64.lanes1 x 48 workgroups; "
        "attention_merge.float32 x 200 workgroups"
    )


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
@pytest.mark.parametrize("k_len", [0, 50, 128, 511, 512])
def test_both_modes_run_the_same_code_where_one_range_does(facts: DeviceFacts, k_len: int) -> None:
    """With so many rows the range of either mode is the only one, and its length is all that differs. NumPy is told
    besides that sums may go in any order.
    """
    one, two = (make_plan(problem(k_len=k_len, batch=200, q_len=300), facts, mode=mode) for mode in MODES)
    assert (one.mode, two.mode) == MODES
    assert (one.variant, one.reason, one.scratch_length) == (two.variant, two.reason, two.scratch_length)
    (first,), (second,) = one.steps, two.steps
    params = {**second.params, "range_keys": first.params["range_keys"]}
    assert int(params["flags"]) ^ int(first.params["flags"]) == (ANY_ORDER if facts is CPU else 0)
    params["flags"] = first.params["flags"]
    assert dataclasses.replace(second, params=params) == dataclasses.replace(first, params=dict(first.params))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
def test_the_mode_chooses_no_other_program(facts: DeviceFacts, mode: str) -> None:
    plan = make_plan(problem(k_len=5000), facts, mode=mode)
    assert plan.mode == mode
    assert plan.steps[0].kernel == make_plan(problem(k_len=5000), facts).steps[0].kernel


@pytest.mark.parametrize("mode", ["", "Fast", "quick"])
def test_an_unknown_mode_is_refused(mode: str) -> None:
    with pytest.raises(ProblemError) as caught:
        make_plan(problem(), GPU, mode=mode)
    assert str(caught.value) == f"mode is {mode!r}; it must be one of deterministic, fast"


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
def test_a_plan_is_a_function_of_its_arguments(facts: DeviceFacts) -> None:
    assert make_plan(problem(), facts) == make_plan(problem(), dataclasses.replace(facts))


# --- parameters


@quick
@given(
    facts=st.sampled_from(DEVICES),
    sizes=st.fixed_dictionaries(
        {
            "batch": st.integers(1, 3),
            "heads": st.sampled_from([1, 2, 6]),
            "kv_heads": st.sampled_from([1, 2]),
            "q_len": st.integers(1, 300),
            "k_len": st.one_of(st.integers(0, 300), st.sampled_from([512, 513, 5000])),
            "head_dim": st.sampled_from([2, 30, 64, 256]),
        }
    ),
    offset=st.one_of(st.none(), st.integers(-(2**70), 2**70)),
    unused=st.sampled_from([0, 6, 2**40]),
    options=st.fixed_dictionaries({"key_lengths": st.booleans(), "masked_rows": st.sampled_from(["nan", "zero"])}),
    masked=st.booleans(),
)
def test_params_are_those_of_the_problem_and_fit_32_bits(
    facts: DeviceFacts,
    sizes: dict[str, Any],
    offset: int | None,
    unused: int,
    options: dict[str, Any],
    masked: bool,
) -> None:
    sizes["heads"] = max(sizes["heads"], sizes["kv_heads"])
    layouts: dict[str, Any] = {}
    for name in "qkvo":
        heads, rows = (sizes["heads"], sizes["q_len"]) if name in "qo" else (sizes["kv_heads"], sizes["k_len"])
        plain = Layout.positions_first(heads, rows, sizes["head_dim"], offset=2)
        # The stride of an axis with one entry is never used, whatever it is.
        layouts[name] = Layout(
            plain.batch_stride if sizes["batch"] > 1 else unused,
            plain.head_stride if heads > 1 else unused,
            plain.row_stride if rows > 1 else unused,
            plain.offset,
        )
    mask = MaskLayout(0, 0, sizes["k_len"] if sizes["q_len"] > 1 else unused, 1) if masked else None
    causal = None if offset is None else Causal(offset)
    p = AttentionProblem(**sizes, **layouts, **options, mask=mask, causal=causal)
    plan = make_plan(p, facts)
    step = plan.steps[0]
    assert all(other.params == step.params for other in plan.steps)
    params = dict(step.params)

    assert {**dict.fromkeys(ATTENTION_PARAMS.names), **params}.keys() == set(ATTENTION_PARAMS.names)
    given_at_encoding = {"first_group", "groups_x", "last_group", "lengths_offset"}
    given_at_encoding |= {f"{name}_offset" for name in ("q", "k", "v", "o", "mask", "scratch")}
    assert set(ATTENTION_PARAMS.names) - params.keys() == given_at_encoding
    assert ATTENTION_PARAMS.unpack(ATTENTION_PARAMS.pack({**params, **dict.fromkeys(given_at_encoding, 0)}))

    assert params["range_keys"] == RANGE_KEYS
    assert params["ranges"] == -(-p.k_len // RANGE_KEYS)
    for name in ("batch", "heads", "group", "q_len", "k_len", "head_dim"):
        assert params[name] == getattr(p, name)
    assert params["scale"] == p.scale
    assert params["flags"] == (
        (HAS_MASK if masked else 0)
        | (HAS_KEY_LENGTHS if p.key_lengths else 0)
        | (ZERO_MASKED_ROWS if p.masked_rows == "zero" else 0)
    )
    for name in "qkvo":
        layout: Layout = getattr(p, name)
        heads, rows = (p.heads, p.q_len) if name in "qo" else (p.kv_heads, p.k_len)
        for axis, stride, size in (
            ("batch", layout.batch_stride, p.batch),
            ("head", layout.head_stride, heads),
            ("row", layout.row_stride, rows),
        ):
            assert params[f"{name}_{axis}"] == (stride if size > 1 else 0) or rows == 0
    if mask is not None:
        assert params["mask_row"] == (mask.row_stride if p.q_len > 1 else 0)
        assert params["mask_key"] == (1 if p.k_len > 1 else 0)
    # The offset may be clamped, but every row sees the same keys.
    for row in (0, p.q_len // 2, p.q_len - 1):
        seen = min(max(row + p.causal_offset + 1, 0), p.k_len)
        assert min(max(row + int(params["causal_offset"]) + 1, 0), p.k_len) == seen


def test_no_mask_has_zero_strides() -> None:
    (step,) = make_plan(problem(), GPU).steps
    assert [step.params[f"mask_{axis}"] for axis in ("batch", "head", "row", "key")] == [0, 0, 0, 0]


def test_params_of_a_plan_cannot_be_changed() -> None:
    (step,) = make_plan(problem(), GPU).steps
    with pytest.raises(TypeError):
        step.params["heads"] = 1  # type: ignore[index]


# --- grouped heads


@pytest.mark.parametrize("name", ["rows", "pairs", "tiles"])
@pytest.mark.parametrize(
    ("heads", "kv_heads", "q_len"), [(8, 8, 1), (8, 2, 1), (8, 1, 1), (8, 1, 5), (12, 4, 33), (64, 1, 2), (6, 3, 200)]
)
def test_heads_of_a_group_are_packed_into_the_rows_of_a_workgroup(
    name: str, heads: int, kv_heads: int, q_len: int
) -> None:
    """One query of eight heads on one key/value head once took eight workgroups that read the same K and V."""
    p = problem(heads=heads, kv_heads=kv_heads, q_len=q_len, k_len=1100)
    for parts in (None, 1, 2, 3):
        plan = make_plan(p, GPU, options=Options(name, parts=parts))
        step = plan.steps[0]
        blocks = -(-q_len * (heads // kv_heads) // step.kernel.rows)
        assert step.params["row_blocks"] == blocks
        assert step.params["group"] == heads // kv_heads
        assert step.groups == 2 * kv_heads * blocks * step.params["parts"]
        assert parts is None or step.params["parts"] == parts


def test_the_cpu_takes_all_heads_in_one_workgroup() -> None:
    for kv_heads in (1, 2, 4):
        (step,) = make_plan(problem(kv_heads=kv_heads, q_len=300, k_len=5000), CPU).steps
        assert (step.params["row_blocks"], step.groups) == (2, 4)
        assert (step.params["parts"], step.constants) == (1, ())


@pytest.mark.parametrize("name", ["rows", "pairs", "tiles"])
def test_each_row_of_o_belongs_to_one_workgroup(name: str) -> None:
    """By the arithmetic of find_work() and what follows it in the shaders."""
    p = problem(batch=2, heads=6, kv_heads=2, q_len=23, k_len=1100)
    step = make_plan(p, GPU, options=Options(name, parts=2)).steps[0]
    found = []
    parts, blocks = int(step.params["parts"]), int(step.params["row_blocks"])
    for number in range(step.groups):
        part, rest = number % parts, number // parts
        first, rest = rest % blocks * step.kernel.rows, rest // blocks
        kv_head, batch = rest % p.kv_heads, rest // p.kv_heads
        for row in range(first, min(first + step.kernel.rows, p.q_len * p.group)):
            found.append((batch, kv_head * p.group + row % p.group, row // p.group, part))
    every = [(b, h, i, part) for b in range(2) for h in range(6) for i in range(23) for part in range(2)]
    assert sorted(found) == every


# --- ranges of keys


def ranges_of(params: Any) -> list[range]:
    """The ranges that each part walks, by the arithmetic of the shaders."""
    each = (params["ranges"] + params["parts"] - 1) // params["parts"]
    return [range(part * each, min(part * each + each, params["ranges"])) for part in range(params["parts"])]


def test_the_arithmetic_of_ranges_here_is_that_of_the_shaders() -> None:
    text = (ROOT / "shaders" / "attention" / "common.hlsl").read_text()
    for line in (
        "uint ranges_of_part = (params.ranges + params.parts - 1) / params.parts;",
        "work.first_range = part * ranges_of_part;",
        "work.last_range = min(work.first_range + ranges_of_part, params.ranges);",
        "uint part = number % params.parts;",
        "uint row = (batch * params.heads + head) * params.q_len + query;",
        "return params.scratch_offset + (row * params.ranges + range) * ((params.head_dim + 3) / 4 + 1);",
    ):
        assert line in text


LONG = st.fixed_dictionaries(
    {
        "batch": st.integers(1, 5),
        "heads": st.sampled_from([4, 8]),
        "kv_heads": st.sampled_from([1, 2, 4]),
        "q_len": st.one_of(st.just(1), st.integers(1, 600)),
        "k_len": st.one_of(st.integers(1, 2000), st.integers(1, 200_000)),
        "head_dim": st.sampled_from([1, 31, 64, 100, 256]),
    }
)
PARTS = st.one_of(st.none(), st.integers(1, 40), st.just(10**6))


@settings(deadline=None, max_examples=400)
@given(sizes=LONG, facts=st.sampled_from(HARDWARE), mode=st.sampled_from(MODES), parts=PARTS)
def test_every_range_belongs_to_one_part_and_no_part_is_empty(
    sizes: dict[str, Any], facts: DeviceFacts, mode: str, parts: int | None
) -> None:
    p = AttentionProblem(**sizes)
    plan = make_plan(p, facts, mode=mode, options=Options(parts=parts))
    params = plan.steps[0].params
    assert params["ranges"] == -(-p.k_len // int(params["range_keys"]))
    shares = ranges_of(params)
    assert [number for share in shares for number in share] == list(range(int(params["ranges"])))
    assert all(shares)
    groups = plan.steps[0].groups // len(shares)
    assert plan.steps[0].groups == groups * len(shares)
    wide = plan.scratch_length == 0 and scratch_of(p, params) * 4 > largest_scratch(facts)
    if parts is not None:
        # Never more than the user said, and no part is longer than that many must be.
        assert len(shares) <= parts
        assert len(shares[0]) == -(-int(params["ranges"]) // min(parts, int(params["ranges"])))
    elif wide or groups >= enough_groups(facts):
        assert len(shares) == 1
    elif groups * params["ranges"] >= enough_groups(facts):
        # The fewest parts of equal length that are enough workgroups.
        counts = {-(-int(params["ranges"]) // each) for each in range(1, int(params["ranges"]) + 1)}
        assert len(shares) == min(count for count in counts if groups * count >= enough_groups(facts))
    else:
        assert len(shares) == params["ranges"]


@settings(deadline=None, max_examples=200)
@given(sizes=LONG, name=st.sampled_from(["rows", "pairs", "tiles"]), mode=st.sampled_from(MODES), parts=PARTS)
def test_a_workgroup_walks_no_more_keys_than_the_loops_of_a_software_driver_allow(
    sizes: dict[str, Any], name: str, mode: str, parts: int | None
) -> None:
    """llvmpipe leaves all loops of a shader after 65,535 rounds: the rest of the keys was missing without a word."""
    p = AttentionProblem(**sizes)
    most = variant(name).most_keys(p, SOFTWARE) if p.head_dim <= variant(name).head_dims[-1] else 0
    options = Options(name, parts=parts)
    if min(p.k_len, RANGE_KEYS) > most:
        with pytest.raises(UnsupportedError, match=r"loops after 65535 rounds|head_dim of at most 128"):
            make_plan(p, SOFTWARE, mode=mode, options=options)
        return
    params = make_plan(p, SOFTWARE, mode=mode, options=options).steps[0].params
    shares = ranges_of(params)
    assert [number for share in shares for number in share] == list(range(int(params["ranges"])))
    assert all(min(len(share) * int(params["range_keys"]), p.k_len) <= most for share in shares)


def test_how_many_keys_a_software_driver_allows() -> None:
    """From above what lavapipe of Mesa 22.3 was seen to need: 712 and 363 keys of `rows` were right, 1284 and 690 of
    `pairs`, 928 of `tiles` and 14,336 by its program for few rows, in both element types.
    """
    most = {
        (name, dim): variant(name).most_keys(problem(head_dim=dim), SOFTWARE)
        for name, dims in {"rows": (64, 100, 256), "pairs": (64, 128, 256), "tiles": (64, 128)}.items()
        for dim in dims
    }
    assert most == {
        ("rows", 64): 65535,
        ("rows", 100): 639,
        ("rows", 256): 319,
        ("pairs", 64): 65535,
        ("pairs", 128): 1219,
        ("pairs", 256): 609,
        ("tiles", 64): 65535,
        ("tiles", 128): 853,
    }
    assert variant("rows").most_keys(problem(head_dim=256), GPU) >= 1 << 31
    assert make_plan(problem(head_dim=256, k_len=5000), SOFTWARE).variant == "pairs"
    sentence = (
        "it walks 400 keys of head_dim 256 in one go, and software drivers such as a software driver leave a shader's "
        "loops after 65535 rounds, which 319 keys take"
    )
    assert refusal(variant("rows"), problem(head_dim=256, k_len=400), SOFTWARE) == sentence
    assert refusal(variant("rows"), problem(head_dim=256, k_len=319), SOFTWARE) is None


def enough_groups(facts: DeviceFacts) -> int:
    return ENOUGH_GROUPS_DISCRETE if facts.kind == "discrete" else ENOUGH_GROUPS


def largest_scratch(facts: DeviceFacts) -> int:
    return LARGEST_SCRATCH_DISCRETE if facts.kind == "discrete" else LARGEST_SCRATCH


def scratch_of(p: AttentionProblem, params: Any) -> int:
    """Floats: for each row and range an accumulator in whole float4, and one float4 of state."""
    return p.batch * p.heads * p.q_len * int(params["ranges"]) * 4 * (-(-p.head_dim // 4) + 1)


@settings(deadline=None, max_examples=200)
@given(sizes=LONG, facts=st.sampled_from(DEVICES), mode=st.sampled_from(MODES), parts=PARTS)
def test_steps_constants_and_scratch_of_each_case(
    sizes: dict[str, Any], facts: DeviceFacts, mode: str, parts: int | None
) -> None:
    p = AttentionProblem(**sizes)
    plan = make_plan(p, facts, mode=mode, options=Options(parts=parts))
    step = plan.steps[0]
    if not variant(plan.variant).splits:
        assert (len(plan.steps), plan.scratch_length, step.constants, step.params["parts"]) == (1, 0, (), 1)
        return
    if step.params["parts"] == 1:
        assert step.constants == ((ONE_RANGE,) if step.params["ranges"] == 1 else (MANY_RANGES,))
        assert (len(plan.steps), plan.scratch_length) == (1, 0)
        return
    assert step.constants == (TO_SCRATCH,)
    assert plan.scratch_length == scratch_of(p, step.params)
    assert plan.scratch_length * 4 <= largest_scratch(facts) or parts is not None or facts.software
    merge = plan.steps[1]
    assert plan.steps == (step, merge)
    assert (merge.kernel, merge.tensors, merge.constants) == (merge_spec(p.dtype), TENSORS, ())
    assert merge.params == step.params
    # A thread for each float4 of each row of O, and no workgroup without one.
    quads = p.batch * p.heads * p.q_len * -(-p.head_dim // 4)
    assert (merge.groups - 1) * merge.kernel.threads < quads <= merge.groups * merge.kernel.threads


def test_the_three_cases() -> None:
    assert (ONE_RANGE, MANY_RANGES, TO_SCRATCH) == (0, 1, 2)

    def constants(facts: DeviceFacts, k_len: int, parts: int | None = None, **sizes: Any) -> list[tuple[int, ...]]:
        plan = make_plan(problem(k_len=k_len, **sizes), facts, options=Options(parts=parts))
        return [step.constants for step in plan.steps]

    for facts, many in ((INTEGRATED, 100), (GPU, 600)):
        assert constants(facts, 512) == [(ONE_RANGE,)]
        assert constants(facts, 513) == [(TO_SCRATCH,), ()]
        assert constants(facts, 513, parts=1) == [(MANY_RANGES,)]
        assert constants(facts, 513, batch=many) == [(MANY_RANGES,)]
        assert constants(facts, 513, batch=many, parts=2) == [(TO_SCRATCH,), ()]
        assert constants(facts, 512, parts=2) == [(ONE_RANGE,)]
    assert constants(GPU, 513, batch=100) == [(TO_SCRATCH,), ()]  # finer where there is room


@pytest.mark.parametrize(
    ("facts", "k_len", "ranges", "parts"),
    [
        *((INTEGRATED, *numbers) for numbers in [(512, 1, 1), (513, 2, 2), (8192, 16, 16), (16384, 32, 32)]),
        *((INTEGRATED, *numbers) for numbers in [(16385, 33, 33), (32768, 64, 32)]),
        *((NVIDIA, *numbers) for numbers in [(512, 1, 1), (513, 2, 2), (8192, 16, 16), (32768, 64, 64)]),
        *((NVIDIA, *numbers) for numbers in [(262144, 512, 512), (262145, 513, 513), (524288, 1024, 512)]),
    ],
)
def test_a_decode_step_fills_the_gpu(facts: DeviceFacts, k_len: int, ranges: int, parts: int) -> None:
    plan = make_plan(problem(batch=1, heads=32, kv_heads=8, q_len=1, k_len=k_len, head_dim=128), facts)
    step = plan.steps[0]
    assert (step.params["ranges"], step.params["parts"], step.groups) == (ranges, parts, 8 * parts)


@pytest.mark.parametrize(
    ("facts", "batch", "ranges", "parts"),
    [
        *((INTEGRATED, *numbers) for numbers in [(16, 3, 2), (16, 2, 2), (16, 99, 2), (31, 5, 2), (32, 5, 1)]),
        *((INTEGRATED, *numbers) for numbers in [(11, 7, 3), (11, 4, 4)]),
        *((GPU, *numbers) for numbers in [(16, 3, 3), (16, 99, 33), (256, 3, 2), (511, 5, 2), (512, 5, 1)]),
    ],
)
def test_no_more_parts_than_fill_the_gpu(facts: DeviceFacts, batch: int, ranges: int, parts: int) -> None:
    """Each is one more workgroup that starts, loads Q and goes through scratch memory."""
    step = make_plan(problem(batch=batch, heads=8, q_len=1, k_len=512 * ranges), facts).steps[0]
    assert (step.params["ranges"], step.params["parts"], step.groups) == (ranges, parts, 8 * batch * parts)


@quick
@given(sizes=LONG, facts=st.sampled_from(DEVICES), parts=PARTS, other=LONG)
def test_ranges_of_deterministic_mode_do_not_depend_on_the_call(
    sizes: dict[str, Any], facts: DeviceFacts, parts: int | None, other: dict[str, Any]
) -> None:
    for each in (sizes, other):
        plan = make_plan(AttentionProblem(**each), facts, options=Options(parts=parts))
        assert {step.params["range_keys"] for step in plan.steps} == {RANGE_KEYS}
    assert RANGE_KEYS == 512


@settings(deadline=None, max_examples=300)
@given(sizes=LONG, facts=st.sampled_from(GPUS), parts=PARTS)
def test_ranges_of_fast_mode(sizes: dict[str, Any], facts: DeviceFacts, parts: int | None) -> None:
    p = AttentionProblem(**sizes)
    fast, fixed = (
        make_plan(p, facts, mode=mode, options=Options(parts=parts)).steps[0] for mode in ("fast", "deterministic")
    )
    keys = int(fast.params["range_keys"])
    assert 128 <= keys <= RANGE_KEYS
    assert keys % 32 == 0
    assert fast.params["ranges"] == -(-p.k_len // keys)
    groups = fast.groups // fast.params["parts"]
    if groups >= ENOUGH_GROUPS:  # the rows alone fill the GPU
        assert fast.params["ranges"] == fixed.params["ranges"]
    if keys < RANGE_KEYS:
        # No more ranges than fill the GPU, nor than 16, but for what rounding to 32 keys adds.
        assert keys == 128 or -(-p.k_len // (keys + 32)) <= min(-(-ENOUGH_GROUPS // groups), 16)


@pytest.mark.parametrize(
    ("k_len", "keys"), [(1, 128), (128, 128), (2048, 128), (2049, 160), (4096, 256), (8192, 512), (10**6, 512)]
)
def test_fast_mode_splits_short_keys_further(k_len: int, keys: int) -> None:
    step = make_plan(problem(batch=1, heads=8, q_len=1, k_len=k_len), NVIDIA, mode="fast").steps[0]
    assert step.params["range_keys"] == keys


def test_scratch_holds_each_range_of_each_row_once() -> None:
    p = problem(heads=4, kv_heads=2, q_len=3, k_len=1100, head_dim=30)
    plan = make_plan(p, GPU)
    params, quads = plan.steps[0].params, 8
    places: list[int] = []
    for batch in range(2):
        for head in range(4):
            for query in range(3):
                row = (batch * p.heads + head) * p.q_len + query
                for number in range(int(params["ranges"])):
                    first = (row * int(params["ranges"]) + number) * (quads + 1)
                    places += range(first, first + quads + 1)
    assert places == list(range(plan.scratch_length // 4))
    assert plan.scratch_length == 2 * 4 * 3 * 3 * 36


@pytest.mark.parametrize("facts", [NVIDIA, INTEGRATED], ids=lambda facts: facts.name)
def test_more_scratch_than_the_limit_is_used_only_if_asked_for(facts: DeviceFacts) -> None:
    sizes = {"batch": 1, "heads": 32, "kv_heads": 1, "q_len": 64}
    largest = largest_scratch(facts)

    def plan(k_len: int, facts: DeviceFacts = facts, **options: Any) -> Plan:
        return make_plan(problem(**sizes, k_len=k_len), facts, options=Options(**options))

    row = 32 * 64 * (64 + 4) * 4  # bytes of a range
    fits = largest // row
    assert plan(512 * fits).scratch_length * 4 == fits * row
    wide = plan(512 * fits + 1)
    assert (wide.scratch_length, len(wide.steps), wide.steps[0].constants) == (0, 1, (MANY_RANGES,))
    assert wide.steps[0].params["parts"] == 1
    forced = plan(512 * fits + 1, parts=4)
    assert forced.scratch_length * 4 == (fits + 1) * row > largest
    assert (forced.steps[0].params["parts"], len(forced.steps)) == (4, 2)
    # Nor more than a kernel of this device can be shown.
    small = dataclasses.replace(facts, max_binding_bytes=2 * row)
    assert plan(1024, small).scratch_length * 4 == 2 * row
    assert plan(1025, small).scratch_length == 0
    assert plan(1025, small, parts=2).scratch_length * 4 == 3 * row


@pytest.mark.parametrize("parts", [0, -1, 1.5, "2"])
def test_parts_that_are_no_positive_number_are_refused(parts: Any) -> None:
    with pytest.raises(ProblemError) as caught:
        Options(parts=parts)
    assert str(caught.value) == f"parts is {parts!r}; it must be a positive integer, or None to let the plan decide"


def test_parts_choose_no_other_program() -> None:
    first, *others = (make_plan(problem(k_len=5000), GPU, options=Options(parts=n)) for n in (None, 1, 2, 7, 1000))
    for plan in others:
        assert (plan.variant, plan.reason) == (first.variant, first.reason)
        assert plan.steps[0].kernel == first.steps[0].kernel
        assert plan.steps[0].params["range_keys"] == first.steps[0].params["range_keys"]
