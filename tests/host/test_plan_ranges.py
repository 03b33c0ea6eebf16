"""Plans: the ranges of keys, and who walks them."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from host.plan_facts import (
    DEVICES,
    GPU,
    GPUS,
    HARDWARE,
    INTEGRATED,
    NVIDIA,
    SOFTWARE,
    problem,
    quick,
    variant,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu import AttentionProblem, DeviceFacts, ProblemError, UnsupportedError
from onegpu.attention.options import Options
from onegpu.attention.plan import (
    ENOUGH_GROUPS,
    LARGEST_SCRATCH,
    LARGEST_SCRATCH_DISCRETE,
    MANY_RANGES,
    MODES,
    ONE_RANGE,
    TO_SCRATCH,
    Plan,
    make_plan,
)
from onegpu.attention.schedules import RANGE_KEYS
from onegpu.attention.variants import ENOUGH_GROUPS_DISCRETE, TENSORS, merge_spec, refusal

ROOT = Path(__file__).parents[2]


def ranges_of(params: Any) -> list[range]:
    """The ranges that each part walks, by the arithmetic of the shaders."""
    each = (params["ranges"] + params["parts"] - 1) // params["parts"]
    return [range(part * each, min(part * each + each, params["ranges"])) for part in range(params["parts"])]


def test_the_arithmetic_of_ranges_here_is_that_of_the_shaders() -> None:
    text = (ROOT / "shaders" / "attention" / "common.hlsl").read_text()
    for line in (
        "uint ranges_of_part = quotient(params.ranges + params.parts - 1, params.parts);",
        "work.first_range = part * ranges_of_part;",
        "work.last_range = min(work.first_range + ranges_of_part, params.ranges);",
        "uint part = number - blocks * params.parts;",
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
