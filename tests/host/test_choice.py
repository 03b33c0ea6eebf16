"""Which variant a plan takes, what each refuses and in which words, and how that is explained."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from host.plan_facts import (
    APPLE,
    CPU,
    DEVICES,
    GPU,
    NVIDIA,
    PLAIN,
    SOFTWARE,
    SUBGROUPS,
    problem,
    quick,
    variant,
)
from hypothesis import given
from hypothesis import strategies as st

import onegpu as og
from onegpu import AttentionProblem, DeviceFacts, MaskLayout, ProblemError, UnsupportedError
from onegpu.attention.fit import program_refusal
from onegpu.attention.options import Options
from onegpu.attention.plan import (
    MODES,
    Plan,
    choose,
    make_plan,
)
from onegpu.attention.tuning import PREFERENCES, Preference
from onegpu.attention.variants import VARIANTS, refusal

# --- the choice


def is_few(plan: Plan) -> bool:
    """Whether it takes the program for few rows, see test_schedule_choice.py."""
    return plan.steps[0].kernel.family == "attention_few"


def row_of(plan: Plan) -> Preference:
    """The row of the table of preferences that a plan rests on."""
    (row,) = {row for row in PREFERENCES if row.measured == plan.reason}
    return row


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
@pytest.mark.parametrize("padded", [(1, 32), (33, 64), (65, 128), (129, 256)], ids=str)
def test_the_first_preference_that_can_run_is_taken(facts: DeviceFacts, padded: tuple[int, int]) -> None:
    chosen = set()
    for head_dim in padded:
        p = problem(head_dim=head_dim)
        plan = make_plan(p, facts)
        assert plan.variant == next(n for n in row_of(plan).order if refusal(variant(n), p, facts) is None)
        chosen.add(plan.variant)
    assert len(chosen) == 1  # by the padded head dimension, which is what a kernel is built for


def test_preferences_name_variants_and_end_with_one_for_every_device() -> None:
    names = {v.name for v in VARIANTS}
    assert all(set(row.order) <= names and row.order and row.measured for row in PREFERENCES)
    assert (PREFERENCES[-1].vendor, PREFERENCES[-1].language) == ("", "")


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        (GPU, "rows"),
        (NVIDIA, "tiles"),
        (APPLE, "pairs"),
        (PLAIN, "rows"),
        (SOFTWARE, "tiles"),
        (CPU, "blocked"),
    ],
)
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_what_is_chosen(facts: DeviceFacts, name: str, dtype: str) -> None:
    plan = make_plan(problem(dtype=dtype), facts)
    assert plan.variant == name
    assert dtype in plan.steps[0].kernel.name
    assert plan.reason in {row.measured for row in PREFERENCES}


@pytest.mark.parametrize("language", ["spirv", "wgsl"])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize(
    ("head_dim", "name"), [(2, "tiles"), (64, "tiles"), (66, "tiles"), (128, "tiles"), (130, "pairs"), (256, "pairs")]
)
def test_nvidia_takes_tiles_up_to_their_largest_head_dim(language: str, dtype: str, head_dim: int, name: str) -> None:
    facts = dataclasses.replace(NVIDIA, language=language)
    plan = make_plan(problem(head_dim=head_dim, dtype=dtype), facts)
    assert plan.variant == name
    assert "H200" in plan.reason
    # Without what tiles need, the next of its row serves.
    for other in (
        dataclasses.replace(facts, features=frozenset({"subgroup-quad"})),
        dataclasses.replace(facts, subgroup_min=2),
        dataclasses.replace(facts, max_workgroup_threads=64),
    ):
        fallback = "rows" if head_dim <= 128 or other.subgroup_min < 4 else "pairs"
        assert make_plan(problem(head_dim=head_dim, dtype=dtype), other).variant == fallback
    assert row_of(make_plan(problem(), NVIDIA)).order == ("resident", "cooperative", "split", "tiles", "rows", "pairs")


def test_a_device_that_does_not_tell_its_subgroups_has_quads_at_least() -> None:
    facts = dataclasses.replace(NVIDIA, subgroup_min=0)
    assert make_plan(problem(head_dim=32), facts).variant == "tiles"
    assert make_plan(problem(head_dim=33), facts).variant == "rows"
    assert make_plan(problem(head_dim=128), facts).variant == "rows"


def test_nobody_else_takes_tiles_unasked() -> None:
    assert [row.vendor for row in PREFERENCES if "tiles" in row.order] == ["nvidia", "mesa"]


def test_an_apple_gpu_without_the_feature_falls_back() -> None:
    plan = make_plan(problem(), dataclasses.replace(APPLE, features=frozenset()))
    assert plan.variant == "rows"


@quick
@given(
    st.sampled_from(DEVICES),
    st.sampled_from(["float32", "float16"]),
    st.sampled_from([2, 32, 34, 64, 66, 128, 130, 256]),
    st.lists(
        st.fixed_dictionaries(
            {
                "batch": st.integers(1, 9),
                "heads": st.sampled_from([4, 8, 12]),
                "kv_heads": st.sampled_from([None, 1, 2]),
                "q_len": st.sampled_from([1, 2, 63, 64, 65, 5000]),
                "k_len": st.sampled_from([0, 1, 2, 511, 512, 70000]),
                "mask": st.sampled_from([None, MaskLayout(0, 0, 0)]),
                "key_lengths": st.booleans(),
                "causal": st.booleans(),
                "masked_rows": st.sampled_from(["nan", "zero"]),
                "scale": st.sampled_from([None, 0.5]),
            }
        ),
        min_size=2,
        max_size=2,
    ),
    st.sampled_from(MODES),
)
def test_choice_depends_on_device_dtype_and_head_dim_alone(
    facts: DeviceFacts, dtype: str, head_dim: int, pair: list[dict[str, Any]], mode: str
) -> None:
    # Else the bits of a row would change with its neighbours: a batch of 8 would differ from 8 batches of 1.
    one, two = (
        make_plan(AttentionProblem(dtype=dtype, head_dim=head_dim, **sizes), facts, mode=mode) for sizes in pair
    )
    assert (one.variant, one.reason) == (two.variant, two.reason)
    if is_few(one) == is_few(two):
        assert one.steps[0].kernel == two.steps[0].kernel
    else:  # two schedules of one variant, whose results have the same bits
        chosen = variant(one.variant)
        dim = chosen.padded(head_dim)
        assert {one.steps[0].kernel, two.steps[0].kernel} == {
            schedule.spec for schedule in chosen.schedules_of(one.problem.dtype, dim, facts)
        }


@pytest.mark.parametrize(
    ("head_dim", "padded"), [(1, 32), (32, 32), (33, 64), (64, 64), (65, 128), (128, 128), (129, 256), (256, 256)]
)
def test_head_dims_are_padded_up(head_dim: int, padded: int) -> None:
    (step,) = make_plan(problem(head_dim=head_dim), GPU).steps
    assert dict(step.kernel.facts)["head_dim"] == padded
    assert step.params["head_dim"] == head_dim


@pytest.mark.parametrize(
    ("name", "head_dim"),
    [(name, dim) for name in ("rows", "pairs", "tiles") for dim in (32, 64, 128, 256) if (name, dim) != ("tiles", 256)],
)
def test_software_drivers_take_the_loops_where_there_are_any(name: str, head_dim: int) -> None:
    """Their compilers take minutes over the unrolled text of large heads."""
    forms = {dict(s.facts)["form"] for s in variant(name).specs() if ("head_dim", head_dim) in s.facts}
    assert forms == ({"unrolled", "loops"} if head_dim > 64 else {"unrolled"})
    for facts in (SOFTWARE, GPU, dataclasses.replace(GPU, kind="virtual")):
        (step,) = make_plan(problem(head_dim=head_dim), facts, options=Options(variant=name)).steps
        assert dict(step.kernel.facts)["form"] == ("loops" if facts.software and "loops" in forms else "unrolled")


def test_the_cpu_is_no_software_driver() -> None:
    assert SOFTWARE.software
    assert not CPU.software


# --- refusals


def test_a_forced_variant_is_taken_where_it_can_run() -> None:
    plan = make_plan(problem(), GPU, options=Options(variant="pairs"))
    assert (plan.variant, plan.reason) == ("pairs", "forced by variant=")


SENTENCES = [
    ("blocked", GPU, {}, "it is built as numpy, and the fake backend takes wgsl"),
    ("rows", CPU, {}, "it is built as msl, spirv, wgsl, and the cpu backend takes numpy"),
    (
        "rows",
        GPU,
        {"dtype": "bfloat16"},
        "it takes float32 and float16, not bfloat16; convert to float16 or float32",
    ),
    (
        "blocked",
        CPU,
        {"dtype": "bfloat16"},
        "it takes float32 and float16, not bfloat16; convert to float16 or float32",
    ),
    ("pairs", PLAIN, {}, "it needs subgroup-quad, which a plain GPU does not offer"),
    ("tiles", PLAIN, {}, "it needs subgroup-quad, subgroup-shuffle, which a plain GPU does not offer"),
    (
        "tiles",
        dataclasses.replace(GPU, features=frozenset({"subgroup-quad"})),
        {},
        "it needs subgroup-shuffle, which a GPU does not offer",
    ),
    ("tiles", GPU, {"head_dim": 129}, "it takes a head_dim of at most 128, not 129"),
    ("tiles", NVIDIA, {"head_dim": 160}, "it takes a head_dim of at most 128, not 160"),
    (
        "tiles",
        dataclasses.replace(GPU, subgroup_min=4),
        {"head_dim": 128},
        "it needs subgroups of 8 threads, and a GPU may run 4",
    ),
    (
        "tiles",
        dataclasses.replace(GPU, subgroup_min=4),
        {},
        "it needs subgroups of 8 threads, and a GPU may run 4",
    ),
    (
        "tiles",
        dataclasses.replace(GPU, subgroup_min=2),
        {"head_dim": 32},
        "it needs subgroups of 4 threads, and a GPU may run 2",
    ),
    (
        "pairs",
        dataclasses.replace(GPU, subgroup_min=2),
        {},
        "it needs subgroups of 4 threads, and a GPU may run 2",
    ),
    (
        "tiles",
        dataclasses.replace(GPU, max_workgroup_threads=64),
        {},
        "it runs 128 threads in a workgroup, and a GPU allows 64",
    ),
    (
        "rows",
        dataclasses.replace(GPU, max_workgroup_threads=32),
        {},
        "it runs 64 threads in a workgroup, and a GPU allows 32",
    ),
    (
        "rows",
        dataclasses.replace(GPU, max_workgroup_memory=16383),
        {},
        "it needs 16384 bytes of workgroup memory, and a GPU allows 16383",
    ),
]


@pytest.mark.parametrize(("name", "facts", "sizes", "sentence"), SENTENCES, ids=[s[3][:32] for s in SENTENCES])
def test_a_forced_variant_refuses_with_its_sentence(
    name: str, facts: DeviceFacts, sizes: dict[str, Any], sentence: str
) -> None:
    assert refusal(variant(name), problem(**sizes), facts) == sentence
    with pytest.raises(UnsupportedError) as caught:
        make_plan(problem(**sizes), facts, options=Options(variant=name))
    assert caught.value.refusals == ((name, sentence),)
    assert str(caught.value).startswith(f"variant {name!r} cannot take this problem: {sentence}")


@pytest.mark.parametrize(("subgroup", "head_dims"), [(3, 0), (4, 32), (7, 32), (8, 128), (32, 128)])
def test_tiles_run_where_the_narrowest_subgroup_holds_their_lanes(subgroup: int, head_dims: int) -> None:
    facts = dataclasses.replace(GPU, subgroup_min=subgroup)
    taken = [d for d in range(1, 257) if refusal(variant("tiles"), problem(head_dim=d), facts) is None]
    assert taken == list(range(1, head_dims + 1))


def test_allow_subgroups_false_rules_out_pairs_and_tiles() -> None:
    sentence = "it exchanges values within a subgroup, which allow_subgroups=False rules out"
    assert refusal(variant("pairs"), problem(), GPU, Options(allow_subgroups=False)) == sentence
    assert refusal(variant("tiles"), problem(), GPU, Options(allow_subgroups=False)) == sentence
    assert make_plan(problem(), NVIDIA, options=Options(allow_subgroups=False)).variant == "rows"
    assert refusal(variant("rows"), problem(), GPU, Options(allow_subgroups=False)) is None
    assert make_plan(problem(), APPLE, options=Options(allow_subgroups=False)).variant == "rows"
    with pytest.raises(UnsupportedError, match="allow_subgroups=False"):
        choose(problem(), GPU, Options("pairs", allow_subgroups=False))


@pytest.mark.parametrize("name", ["row", "", "cooperative-matrix", "AUTO"])
def test_an_unknown_variant_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(ProblemError) as caught:
        choose(problem(), GPU, Options(variant=name))
    known = ", ".join(v.name for v in VARIANTS)
    assert str(caught.value) == f"variant is {name!r}; there are auto, {known}"


def test_when_all_refuse_each_says_why() -> None:
    with pytest.raises(UnsupportedError) as caught:
        make_plan(problem(dtype="bfloat16"), GPU)
    lines = str(caught.value).splitlines()
    assert lines[0] == "no attention variant takes this bfloat16 problem on a GPU:"
    assert lines[1:] == [f"  {name}: {sentence}" for name, sentence in caught.value.refusals]
    assert [name for name, _ in caught.value.refusals] == [*row_of(make_plan(problem(), GPU)).order]


@pytest.mark.parametrize(
    "spec",
    [s for v in VARIANTS if v.languages != {"hip"} for s in v.specs() if s.matrix is None],
    ids=lambda spec: spec.name,
)
def test_workgroup_memory_fits_every_webgpu_device(spec: Any) -> None:
    """But for the programs for few rows, which the others of their variant stand in for."""
    few = spec.family == "attention_few"
    assert 0 <= spec.workgroup_memory <= (32768 if few else 16384)
    assert 1 <= spec.threads <= 256
    # GPU is such a device.
    sentence = f"it needs {spec.workgroup_memory} bytes of workgroup memory, and a GPU allows 16384"
    assert program_refusal(spec, GPU) == (sentence if few else None)


@quick
@given(st.sampled_from(VARIANTS), st.sampled_from(DEVICES), st.sampled_from([2, 64, 256]), st.booleans())
def test_what_is_not_refused_can_be_planned(chosen: Any, facts: DeviceFacts, head_dim: int, subgroups: bool) -> None:
    p = problem(head_dim=head_dim, dtype="float16")
    options = Options(chosen.name, subgroups)
    if refusal(chosen, p, facts, options) is None:
        plan = make_plan(p, facts, options=options)
        assert plan.variant == chosen.name
        assert plan.steps[0].kernel.name in {spec.name for spec in chosen.specs()}
    else:
        with pytest.raises(UnsupportedError):
            make_plan(p, facts, options=options)


# --- explain


def test_explain_names_the_choice_and_the_state_of_every_variant() -> None:
    with og.open_device("null", features=SUBGROUPS, subgroup_min=8) as device:
        lines = og.AttentionKernels(device).explain(problem()).splitlines()
    assert lines[0] == "null: null"
    assert lines[1] == f"chosen: {make_plan(problem(), device.facts)}"
    assert len(lines) == 2 + len(VARIANTS)
    assert {
        "  rows        chosen",
        "  pairs       can run",
        "  tiles       can run",
        "  blocked     cannot run: it is built as numpy, and the null backend takes wgsl",
    } <= set(lines)


def test_explain_says_why_nothing_is_possible() -> None:
    with og.open_device("null") as device:
        lines = og.AttentionKernels(device).explain(problem(dtype="bfloat16")).splitlines()
    assert lines[1] == "not possible: no attention variant takes this bfloat16 problem on null:"
    assert len(lines) == 2 + len(VARIANTS)
    assert all(" cannot run: it " in line for line in lines[2:])


def test_explain_says_why_tiles_cannot_run() -> None:
    with og.open_device("null", features=SUBGROUPS, subgroup_min=4) as device:
        text = og.AttentionKernels(device).explain(problem(head_dim=128))
    assert "  tiles       cannot run: it needs subgroups of 8 threads, and null may run 4" in text.splitlines()


def test_explain_tells_a_forced_variant() -> None:
    with og.open_device("null", features=frozenset({"subgroup-quad"}), subgroup_min=4) as device:
        lines = og.AttentionKernels(device, variant="pairs").explain(problem()).splitlines()
    assert lines[1].startswith("chosen: pairs (forced by variant=): attention_pairs.")
    assert {"  rows        can run", "  pairs       chosen"} <= set(lines)
