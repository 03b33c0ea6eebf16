"""Plans: pure functions of a problem and a device's facts."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from host.plan_facts import (
    CPU,
    DEVICES,
    GPU,
    PLAIN,
    problem,
    quick,
    variant,
)
from hypothesis import given
from hypothesis import strategies as st

from onegpu import AttentionProblem, Causal, DeviceFacts, Layout, MaskLayout, ProblemError
from onegpu.attention.options import Options
from onegpu.attention.params import ANY_ORDER, ATTENTION_PARAMS, HAS_KEY_LENGTHS, HAS_MASK, ZERO_MASKED_ROWS
from onegpu.attention.plan import (
    MODES,
    ONE_RANGE,
    grids,
    make_plan,
)
from onegpu.attention.schedules import RANGE_KEYS
from onegpu.attention.variants import TENSORS

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
