"""Plans: pure functions of a problem and a device's facts."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import onegpu as og
from onegpu import AttentionProblem, Causal, DeviceFacts, Layout, MaskLayout, ProblemError, UnsupportedError
from onegpu.attention.params import ATTENTION_PARAMS, HAS_KEY_LENGTHS, HAS_MASK, ZERO_MASKED_ROWS
from onegpu.attention.plan import MODES, Plan, choose, grids, make_plan
from onegpu.attention.tuning import PREFERENCES, Preference
from onegpu.attention.variants import TENSORS, VARIANTS, Options, find, refusal

GPU = DeviceFacts("fake", "a GPU", "wgsl", vendor="nvidia", kind="discrete", features=frozenset({"subgroup-quad"}))
APPLE = dataclasses.replace(GPU, name="an Apple GPU", language="msl", vendor="apple")
PLAIN = dataclasses.replace(GPU, name="a plain GPU", features=frozenset())
SOFTWARE = dataclasses.replace(GPU, name="a software driver", language="spirv", kind="cpu", vendor="mesa")
CPU = DeviceFacts("cpu", "a CPU", "numpy", kind="cpu", max_workgroup_threads=1, max_workgroup_memory=0)
DEVICES = (GPU, APPLE, PLAIN, SOFTWARE, CPU)

SIZES: dict[str, Any] = {"batch": 2, "heads": 4, "q_len": 100, "k_len": 50, "head_dim": 64}
quick = settings(deadline=None, max_examples=100)


def problem(**given: Any) -> AttentionProblem:
    return AttentionProblem(**{**SIZES, **given})


def variant(name: str) -> Any:
    found = find(name)
    assert found is not None
    return found


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
    blocks = -(-100 // chosen.rows)
    assert step.groups == 2 * blocks * (1 if chosen.heads_together else 4)
    assert step.params["row_blocks"] == blocks
    assert step.tensors == TENSORS
    assert step.kernel == chosen.spec_for(problem(), facts)
    assert len(step.kernel.bindings) == len(step.tensors)
    assert [access for access, name in zip(step.kernel.bindings, TENSORS, strict=True) if name == "o"] == ["write"]
    assert step.kernel.bindings.count("write") == 1
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


def test_a_plan_can_be_printed() -> None:
    plan = make_plan(problem(), PLAIN)
    assert str(plan) == (f"rows ({plan.reason}): attention_rows.float32.unrolled.head_dim64.lanes1 x 16 workgroups")


@pytest.mark.parametrize("mode", MODES)
def test_both_modes_run_the_same_code(mode: str) -> None:
    plan = make_plan(problem(), GPU, mode=mode)
    assert plan.mode == mode
    assert plan.steps == make_plan(problem(), GPU).steps


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
            "k_len": st.integers(0, 300),
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
    (step,) = make_plan(p, facts).steps
    params = dict(step.params)

    assert {**dict.fromkeys(ATTENTION_PARAMS.names), **params}.keys() == set(ATTENTION_PARAMS.names)
    given_at_encoding = {"first_group", "groups_x", "last_group", "lengths_offset"}
    given_at_encoding |= {f"{name}_offset" for name in ("q", "k", "v", "o", "mask")}
    assert set(ATTENTION_PARAMS.names) - params.keys() == given_at_encoding
    assert ATTENTION_PARAMS.unpack(ATTENTION_PARAMS.pack({**params, **dict.fromkeys(given_at_encoding, 0)}))

    for name in ("heads", "group", "q_len", "k_len", "head_dim"):
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


# --- the choice


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
    ("facts", "name"), [(GPU, "rows"), (APPLE, "pairs"), (PLAIN, "rows"), (SOFTWARE, "rows"), (CPU, "blocked")]
)
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_what_is_chosen(facts: DeviceFacts, name: str, dtype: str) -> None:
    plan = make_plan(problem(dtype=dtype), facts)
    assert plan.variant == name
    assert dtype in plan.steps[0].kernel.name
    assert plan.reason in {row.measured for row in PREFERENCES}


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
    assert one.steps[0].kernel == two.steps[0].kernel


@pytest.mark.parametrize(
    ("head_dim", "padded"), [(1, 32), (32, 32), (33, 64), (64, 64), (65, 128), (128, 128), (129, 256), (256, 256)]
)
def test_head_dims_are_padded_up(head_dim: int, padded: int) -> None:
    (step,) = make_plan(problem(head_dim=head_dim), GPU).steps
    assert dict(step.kernel.facts)["head_dim"] == padded
    assert step.params["head_dim"] == head_dim


@pytest.mark.parametrize("head_dim", [32, 64, 128, 256])
@pytest.mark.parametrize("name", ["rows", "pairs"])
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


def test_allow_subgroups_false_rules_out_pairs() -> None:
    sentence = "it exchanges values within a subgroup, which allow_subgroups=False rules out"
    assert refusal(variant("pairs"), problem(), GPU, Options(allow_subgroups=False)) == sentence
    assert refusal(variant("rows"), problem(), GPU, Options(allow_subgroups=False)) is None
    assert make_plan(problem(), APPLE, options=Options(allow_subgroups=False)).variant == "rows"
    with pytest.raises(UnsupportedError, match="allow_subgroups=False"):
        choose(problem(), GPU, Options("pairs", allow_subgroups=False))


@pytest.mark.parametrize("name", ["row", "", "cooperative", "AUTO"])
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


@pytest.mark.parametrize("spec", [s for v in VARIANTS for s in v.specs()], ids=lambda spec: spec.name)
def test_workgroup_memory_fits_every_webgpu_device(spec: Any) -> None:
    assert 0 <= spec.workgroup_memory <= 16384
    assert 1 <= spec.threads <= 256


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
    with og.open_device("null", features=frozenset({"subgroup-quad"})) as device:
        lines = og.AttentionKernels(device).explain(problem()).splitlines()
    assert lines[0] == "null: null"
    assert lines[1] == f"chosen: {make_plan(problem(), device.facts)}"
    assert len(lines) == 2 + len(VARIANTS)
    assert {
        "  rows     chosen",
        "  pairs    can run",
        "  blocked  cannot run: it is built as numpy, and the null backend takes wgsl",
    } <= set(lines)


def test_explain_says_why_nothing_is_possible() -> None:
    with og.open_device("null") as device:
        lines = og.AttentionKernels(device).explain(problem(dtype="bfloat16")).splitlines()
    assert lines[1] == "not possible: no attention variant takes this bfloat16 problem on null:"
    assert len(lines) == 2 + len(VARIANTS)
    assert all(" cannot run: it " in line for line in lines[2:])


def test_explain_tells_a_forced_variant() -> None:
    with og.open_device("null", features=frozenset({"subgroup-quad"})) as device:
        lines = og.AttentionKernels(device, variant="pairs").explain(problem()).splitlines()
    assert lines[1].startswith("chosen: pairs (forced by variant=): attention_pairs.")
    assert {"  rows     can run", "  pairs    chosen"} <= set(lines)
