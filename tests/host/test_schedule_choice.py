"""Which program of a variant a call takes: for few rows or for many, in words or in four elements at a time."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from host.plan_facts import CPU, GPU, NVIDIA, SOFTWARE, few_of, problem, quick, variant
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu import AttentionKernels, AttentionProblem, Device, DeviceFacts, Layout, ProblemError
from onegpu.attention.fit import program_refusal
from onegpu.attention.options import Options
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.plan import MODES, Plan, make_plan
from onegpu.attention.schedules import FEW_GROUPS, FEW_ROWS, RANGE_KEYS
from onegpu.attention.variants import VARIANTS, aligned_of, refusal
from onegpu.backends.base import Dispatch
from onegpu.backends.null import NullBackend

pytest_plugins = ["host.fixtures"]

DEVICES = (GPU, NVIDIA, SOFTWARE, CPU)
GPUS = DEVICES[:-1]
ROOMY = (NVIDIA, SOFTWARE)

TILES = Options("tiles")


def is_few(plan: Plan) -> bool:
    return plan.steps[0].kernel.family == "attention_few"


# --- few rows


@pytest.mark.parametrize("wrong", ["yes", True, -1, 0.5, ()])
def test_a_schedule_is_a_number_or_none(wrong: Any) -> None:
    with pytest.raises(ProblemError) as caught:
        Options(schedule=wrong)
    assert str(caught.value) == f"schedule is {wrong!r}; it must be 0, 1, ..., or None to let the plan decide"


@pytest.mark.parametrize("facts", ROOMY, ids=lambda facts: facts.name)
@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("head_dim", [2, 32, 34, 64, 66, 128])
def test_when_the_program_for_few_rows_is_taken(facts: DeviceFacts, dtype: str, head_dim: int) -> None:
    def taken(batch: int, heads: int, kv_heads: int, q_len: int, k_len: int) -> bool:
        sizes = {"batch": batch, "heads": heads, "kv_heads": kv_heads, "q_len": q_len, "k_len": k_len}
        plan = make_plan(problem(**sizes, head_dim=head_dim, dtype=dtype), facts, options=TILES)
        assert plan.variant == "tiles"
        return is_few(plan)

    # Up to four rows, queries times heads of a group, whatever the batch, heads and keys.
    for rows, group in ((1, 1), (2, 1), (2, 2), (3, 3), (4, 4), (4, 2), (4, 1)):
        for batch, kv_heads, k_len in ((1, 1, 1), (3, 2, 1100), (1, 300, 40), (40, 8, 5000)):
            assert taken(batch, group * kv_heads, kv_heads, rows // group, k_len)
    # More rows, if a workgroup for each four of them and each range of keys makes 128 at most.
    assert taken(1, 128, 128, 8, 1) is taken(1, 128, 128, 5, 512) is False
    assert taken(1, 64, 64, 8, 1) is taken(1, 64, 64, 5, 512) is True
    assert taken(1, 64, 64, 8, 513) is taken(1, 64, 64, 9, 512) is taken(2, 64, 64, 5, 512) is False
    assert taken(1, 1, 1, 512, 512) is taken(1, 8, 1, 64, 1) is True
    assert taken(1, 1, 1, 513, 512) is taken(1, 8, 1, 65, 1) is False
    # What was measured.
    assert taken(1, 12, 12, 8, 1500)
    assert taken(1, 8, 1, 4, 8192)
    assert not taken(1, 8, 1, 8, 8192)
    assert not taken(1, 32, 8, 4, 8192)


SIZES = st.fixed_dictionaries(
    {
        "batch": st.integers(1, 300),
        "heads": st.sampled_from([8, 16]),
        "kv_heads": st.sampled_from([1, 2, 4, 8]),
        "q_len": st.one_of(st.integers(1, 4), st.integers(1, 600)),
        "k_len": st.one_of(st.integers(0, 2000), st.integers(0, 200_000)),
        "head_dim": st.sampled_from([1, 31, 64, 100, 128]),
    }
)


@settings(deadline=None, max_examples=300)
@given(sizes=SIZES, facts=st.sampled_from(ROOMY), mode=st.sampled_from(MODES))
def test_the_rule_of_few_rows(sizes: dict[str, Any], facts: DeviceFacts, mode: str) -> None:
    """The same in both modes, and known from the problem alone."""
    p = AttentionProblem(**sizes)
    rows = p.q_len * p.group
    workgroups = p.batch * p.kv_heads * -(-rows // 4) * max(1, -(-p.k_len // RANGE_KEYS))
    assert is_few(make_plan(p, facts, mode=mode, options=TILES)) == (rows <= FEW_ROWS or workgroups <= FEW_GROUPS)
    assert (FEW_ROWS, FEW_GROUPS) == (4, 128)


@settings(deadline=None, max_examples=300)
@given(
    sizes=SIZES,
    facts=st.sampled_from(ROOMY),
    mode=st.sampled_from(MODES),
    parts=st.one_of(st.none(), st.integers(1, 40)),
)
def test_few_changes_nothing_but_who_computes(
    sizes: dict[str, Any], facts: DeviceFacts, mode: str, parts: int | None
) -> None:
    p = AttentionProblem(**sizes)
    few, many = (
        make_plan(p, facts, mode=mode, options=Options("tiles", parts=parts, schedule=wanted)) for wanted in (1, 0)
    )
    assert (is_few(few), is_few(many)) == (True, False)
    one, two = few.steps[0], many.steps[0]
    assert one.kernel == few_of(variant("tiles"), p, facts)
    assert two.kernel == variant("tiles").spec_for(p, facts)
    assert (few.variant, few.reason) == (many.variant, many.reason)
    assert mode == "fast" or one.params["range_keys"] == two.params["range_keys"] == RANGE_KEYS
    assert (one.aligned is None) == (two.aligned is None)
    assert (one.work, one.tensors) == (two.work, two.tensors)
    if p.q_len * p.group <= FEW_ROWS:  # one block by either
        assert dataclasses.replace(few, steps=()) == dataclasses.replace(many, steps=())
        assert dataclasses.replace(one, kernel=two.kernel, aligned=two.aligned) == two
        assert few.steps[1:] == many.steps[1:]
        return
    # Others may have other numbers of workgroups that share the keys, which changes no bit.
    differ = {"row_blocks", "parts"} | ({"range_keys", "ranges"} if mode == "fast" else set())
    assert {name: n for name, n in one.params.items() if name not in differ} == {
        name: n for name, n in two.params.items() if name not in differ
    }


def test_a_user_may_say_which() -> None:
    """As for `parts`, it is no more than a wish: a variant without such a program has but one."""
    for p in (problem(heads=1, q_len=1), problem(q_len=5000)):
        assert is_few(make_plan(p, NVIDIA, options=Options(schedule=1)))
        assert not is_few(make_plan(p, NVIDIA, options=Options(schedule=0)))
        for facts, name in ((NVIDIA, "rows"), (GPU, "tiles"), (CPU, "blocked")):
            plans = [make_plan(p, facts, options=Options(name, schedule=few)) for few in (None, 1, 0)]
            assert plans[0] == plans[1] == plans[2]


@pytest.mark.parametrize("q_len", [1, 4, 5])
@pytest.mark.parametrize("name", ["rows", "pairs", "blocked"])
def test_other_variants_have_one_program_for_any_number_of_rows(name: str, q_len: int) -> None:
    facts = CPU if name == "blocked" else NVIDIA
    p = problem(heads=1, q_len=q_len)
    plan = make_plan(p, facts, options=Options(name))
    assert plan.steps[0].kernel == variant(name).spec_for(p, facts)
    assert variant(name).alike(p, facts) == 1
    assert few_of(variant(name), p, facts) is None


@pytest.mark.parametrize("head_dim", [32, 64, 128])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_where_the_program_for_few_rows_does_not_fit_tiles_serve(head_dim: int, dtype: str) -> None:
    """16 KiB of workgroup memory are those of every WebGPU device."""
    tiles = variant("tiles")
    p = problem(heads=1, q_len=1, k_len=1100, head_dim=head_dim, dtype=dtype)
    few = tiles.schedules(p.dtype, head_dim, "unrolled")[1].spec
    just = dataclasses.replace(NVIDIA, max_workgroup_memory=few.workgroup_memory, max_workgroup_threads=few.threads)
    roomy = make_plan(p, just)
    assert roomy.steps[0].kernel == few == few_of(tiles, p, just)
    for limits, words in (
        ({"max_workgroup_memory": 16384}, f"it needs {few.workgroup_memory} bytes of workgroup memory"),
        ({"max_workgroup_memory": few.workgroup_memory - 1}, f"it needs {few.workgroup_memory} bytes"),
        ({"max_workgroup_threads": 128}, "it runs 256 threads in a workgroup"),
        ({"max_workgroup_threads": 255}, "it runs 256 threads in a workgroup"),
    ):
        facts = dataclasses.replace(just, **limits)
        assert str(program_refusal(few, facts)).startswith(words)
        assert few_of(tiles, p, facts) is None
        small = make_plan(p, facts)
        # The choice of the variant knows nothing of it.
        assert (small.variant, small.reason) == (roomy.variant, roomy.reason)
        assert small.variant == "tiles"
        assert small.steps[0].kernel == tiles.spec_for(p, facts)
        assert (small.scratch_length, len(small.steps)) == (roomy.scratch_length, len(roomy.steps))
        assert small.steps[0].params == roomy.steps[0].params


@pytest.mark.parametrize("facts", DEVICES, ids=lambda facts: facts.name)
@pytest.mark.parametrize("chosen", VARIANTS, ids=lambda variant: variant.name)
def test_every_program_that_a_plan_may_take_is_known_beforehand(facts: DeviceFacts, chosen: Any) -> None:
    """The self-check keeps its verdict as long as none of them changes."""
    for dtype in chosen.dtypes:
        for dim in chosen.dims_of(dtype):
            programs = chosen.programs_of(dtype, dim, facts)
            assert len({spec.name for spec in programs}) == len(programs)
            assert {spec.name for spec in programs} <= {spec.name for spec in chosen.specs()}
            met = set()
            for q_len in (1, 4, 5, 100):
                for width in (dim, dim - 2):
                    for parts in (1, 2):
                        p = problem(batch=40, q_len=q_len, k_len=600, head_dim=width, dtype=dtype)
                        if refusal(chosen, p, facts) is None:
                            for step in make_plan(p, facts, options=Options(chosen.name, parts=parts)).steps:
                                met |= {step.kernel, step.aligned or step.kernel}
            assert not met or met == set(programs)


# --- rows of four elements


@pytest.mark.parametrize("facts", GPUS, ids=lambda facts: facts.name)
@pytest.mark.parametrize("name", ["rows", "pairs", "tiles"])
@pytest.mark.parametrize("q_len", [1, 100])
def test_which_programs_have_one_for_aligned_rows(facts: DeviceFacts, name: str, q_len: int) -> None:
    p = problem(heads=1, q_len=q_len, k_len=1100)
    if refusal(variant(name), p, facts) is None:
        step, *rest = make_plan(p, facts, options=Options(name)).steps
        assert step.aligned == aligned_of(step.kernel)
        assert (step.aligned is not None) == (name == "tiles")
        assert [other.aligned for other in rest] == [None] * len(rest)  # the merge pass reads no rows


def test_the_cpu_has_no_program_for_aligned_rows() -> None:
    assert [step.aligned for step in make_plan(problem(), CPU).steps] == [None]


@quick
@given(
    dtype=st.sampled_from(["float32", "float16"]),
    head_dim=st.sampled_from([2, 4, 6, 8, 30, 32, 60, 62, 64, 126, 128]),
    gaps=st.lists(st.sampled_from([0, 0, 0, 2, 4]), min_size=12, max_size=12),
    offsets=st.lists(st.sampled_from([0, 2, 4]), min_size=4, max_size=4),
    q_len=st.sampled_from([1, 4, 5, 100]),
)
def test_rows_are_aligned_where_head_dim_and_the_strides_that_are_used_are_multiples_of_four(
    dtype: str, head_dim: int, gaps: list[int], offsets: list[int], q_len: int
) -> None:
    """Where a tensor begins is looked at when it is bound; until then the plan has both programs."""
    layouts = {}
    for number, name in enumerate("qkvo"):
        row_gap, head_gap, batch_gap = gaps[3 * number : 3 * number + 3]
        row = head_dim + row_gap
        head = row * 100 + head_gap
        layouts[name] = Layout(4 * head + batch_gap, head, row, offsets[number])
    p = problem(q_len=q_len, head_dim=head_dim, dtype=dtype, **layouts)
    step = make_plan(p, NVIDIA).steps[0]
    strides = [n for at in layouts.values() for n in (at.batch_stride, at.head_stride)]
    strides += [layouts[name].row_stride for name in ("qkvo" if q_len > 1 else "kv")]
    assert (step.aligned is not None) == all(n % 4 == 0 for n in (head_dim, *strides))
    if step.aligned is not None:
        assert step.aligned == aligned_of(step.kernel)


@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
@pytest.mark.parametrize("axis", ["batch_stride", "head_stride", "row_stride"])
def test_one_odd_stride_is_enough_for_single_words(name: str, axis: str) -> None:
    wide = Layout(1 << 16, 1 << 14, 1 << 7)
    layouts = dict.fromkeys("qkvo", wide)
    assert make_plan(problem(**layouts), NVIDIA).steps[0].aligned is not None
    for more in (1, 2, 3, 4):
        layouts[name] = dataclasses.replace(wide, **{axis: getattr(wide, axis) + more})
        assert (make_plan(problem(**layouts), NVIDIA).steps[0].aligned is not None) == (more == 4)


@pytest.mark.parametrize("head_dim", [32, 64, 128])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_few_has_the_form_of_tiles(head_dim: int, dtype: str) -> None:
    for facts in ROOMY:
        (few,) = make_plan(problem(heads=1, q_len=1, head_dim=head_dim, dtype=dtype), facts, options=TILES).steps
        (many,) = make_plan(problem(q_len=300, head_dim=head_dim, dtype=dtype), facts, options=TILES).steps
        assert few.kernel.family != many.kernel.family
        form = "loops" if facts.software and head_dim > 64 else "unrolled"
        assert dict(few.kernel.facts)["form"] == dict(many.kernel.facts)["form"] == form


# --- what is recorded: with buffers, it shows where rows begin

ROOM = 1 << 16


@pytest.fixture
def open_roomy(open_null: Callable[..., Device]) -> Callable[..., Device]:
    facts = {name: getattr(NVIDIA, name) for name in ("vendor", "features", "subgroup_min", "max_workgroup_memory")}
    return lambda **others: open_null(**{**facts, **others})


def recorded(device: Device, p: AttentionProblem, starts: dict[str, int] | None = None, **options: Any) -> list[str]:
    """Programs of a call whose tensors lie in slices that begin at these bytes, each in a buffer of its own."""
    tensors: dict[str, Any] = {name: device.buffer(ROOM).slice((starts or {}).get(name, 0)) for name in "qkvo"}
    with device.begin_commands() as encoder:
        AttentionKernels(device, **{"variant": "tiles", **options}).encode(encoder, p, **tensors)
    return [dispatch.pipeline.name for dispatch in dispatches(device)]


def dispatches(device: Device) -> list[Dispatch]:
    """Those of the last submission."""
    assert isinstance(device.backend, NullBackend)
    return [command for command in device.backend.submitted[-1] if isinstance(command, Dispatch)]


def is_quads(name: str) -> bool:
    assert (".quads." in name) != (".words." in name)
    return ".quads." in name


@pytest.mark.parametrize("alignment", [1, 4, 8, 16, 32, 256, 1 << 40])
@pytest.mark.parametrize(("dtype", "four"), [("float32", 16), ("float16", 8)])
@pytest.mark.parametrize("few", [1, 0])
def test_four_elements_at_a_time_only_where_every_tensor_begins_at_a_multiple_of_four(
    open_roomy: Callable[..., Device], dtype: str, four: int, alignment: int, few: bool
) -> None:
    """By the place in memory, whatever of it comes from the slice, and what from the layout."""
    device = open_roomy(binding_alignment=alignment)
    item = four // 4
    for shifted in "qkvo":
        for slice_start in (0, 4, 8, 12, 16, 20, 64, 260, 272):
            for elements in (0, 2, 4, 6, 66):
                layout = Layout.heads_first(2, 9 if shifted in "qo" else 50, 32, offset=elements)
                p = problem(batch=1, heads=2, q_len=9, head_dim=32, dtype=dtype, **{shifted: layout})
                (name,) = recorded(device, p, {shifted: slice_start}, schedule=few)
                assert name.startswith("attention_few." if few else "attention_tiles.")
                assert is_quads(name) == ((slice_start + elements * item) % four == 0), (shifted, slice_start, elements)


@quick
@given(
    dtype=st.sampled_from(["float32", "float16"]),
    alignment=st.sampled_from([1, 4, 16, 64, 256]),
    starts=st.fixed_dictionaries({name: st.sampled_from([0, 16, 32, 48, 256, 8]) for name in "qkvo"}),
    offsets=st.lists(st.sampled_from([0, 4, 8, 64, 2]), min_size=4, max_size=4),
    q_len=st.sampled_from([1, 30]),
    k_len=st.sampled_from([0, 1, 40, 600]),
    parts=st.sampled_from([1, 2]),
)
def test_a_program_that_moves_four_elements_is_shown_whole_fours(
    dtype: str,
    alignment: int,
    starts: dict[str, int],
    offsets: list[int],
    q_len: int,
    k_len: int,
    parts: int,
) -> None:
    """It counts in fours from the beginning of a binding, and sees as many as fit into it."""
    lengths = {"q": q_len, "k": k_len, "v": k_len, "o": q_len}
    layouts = {
        name: Layout.heads_first(1, length, 4, offset=offset)
        for (name, length), offset in zip(lengths.items(), offsets, strict=True)
    }
    p = problem(batch=1, heads=1, q_len=q_len, k_len=k_len, head_dim=4, dtype=dtype, **layouts)
    facts = dataclasses.replace(NVIDIA, backend="null", binding_alignment=alignment)
    with Device(NullBackend(**vars(facts))) as device:
        name, *rest = recorded(device, p, starts, parts=parts)
        first = dispatches(device)[0]
    assert [other.split(".")[0] for other in rest] == ["attention_merge"] * (parts == 2 and k_len > 512)
    item = p.dtype.itemsize
    params = ATTENTION_PARAMS.unpack(first.params)
    places = {name: starts[name] + item * layouts[name].offset for name, length in lengths.items() if length}
    assert is_quads(name) == all(place % (4 * item) == 0 for place in places.values())
    if is_quads(name):
        for tensor, binding in zip("qkvo", first.bindings[:4], strict=True):
            assert binding.offset % (4 * item) == 0
            assert binding.nbytes % (4 * item) == 0
            assert binding.nbytes >= 4 * item
            if tensor in places:
                assert int(params[f"{tensor}_offset"]) % 4 == 0
                assert binding.offset + int(params[f"{tensor}_offset"]) * item == places[tensor]


def test_each_call_looks_where_its_own_tensors_begin(open_roomy: Callable[..., Device]) -> None:
    """A call of the same problem that was remembered may lie elsewhere."""
    device = open_roomy()
    kernels = AttentionKernels(device)
    p = problem()
    whole = device.buffer(1 << 20)
    names = []
    for start in (0, 4, 0, 16, 4):
        with device.begin_commands() as encoder:
            kernels.encode(encoder, p, whole.slice(start), whole, whole, device.buffer(1 << 20))
        names += [is_quads(dispatch.pipeline.name) for dispatch in dispatches(device)]
    assert names == [True, False, True, True, False]
    assert isinstance(device.backend, NullBackend)
    assert len(device.backend.pipelines) == 2


def test_empty_keys_begin_nowhere(open_roomy: Callable[..., Device]) -> None:
    (name,) = recorded(open_roomy(), problem(batch=1, heads=1, k_len=0), {"k": 4, "v": 12})
    assert is_quads(name)


@pytest.mark.parametrize("head_dim", [1, 2, 3, 5, 30, 63, 126])
def test_other_head_dims_are_moved_word_by_word(open_roomy: Callable[..., Device], head_dim: int) -> None:
    (name,) = recorded(open_roomy(), problem(batch=1, heads=1, head_dim=head_dim))
    assert not is_quads(name)


def test_a_packed_projection_is_moved_four_elements_at_a_time(open_roomy: Callable[..., Device]) -> None:
    device = open_roomy()
    for head_dim in (64, 6):
        q, k, v = Layout.packed_qkv(3, 20, head_dim)
        p = problem(batch=1, heads=3, q_len=20, k_len=20, head_dim=head_dim, q=q, k=k, v=v)
        packed = device.buffer(ROOM)
        with device.begin_commands() as encoder:
            AttentionKernels(device, variant="tiles").encode(encoder, p, packed, packed, packed, device.buffer(ROOM))
        assert [is_quads(dispatch.pipeline.name) for dispatch in dispatches(device)] == [head_dim == 64]


@pytest.mark.parametrize("name", ["rows", "pairs"])
def test_other_variants_have_one_program_wherever_rows_begin(open_roomy: Callable[..., Device], name: str) -> None:
    device = open_roomy()
    p = problem(batch=1, heads=1, q_len=2, head_dim=32)
    assert len({recorded(device, p, {"q": start}, variant=name)[0] for start in (0, 4, 16)}) == 1


def test_many_parts_of_few_rows_go_through_the_merge_pass(open_roomy: Callable[..., Device]) -> None:
    device = open_roomy()
    p = problem(batch=1, heads=4, kv_heads=1, q_len=1, k_len=1100, head_dim=8)
    few, merge = recorded(device, p, parts=3)
    assert few.startswith("attention_few.float32.unrolled.quads.head_dim32.")
    assert few.endswith(".constant0=2")
    assert merge == "attention_merge.float32"
    small = open_roomy(max_workgroup_memory=16384)
    assert recorded(small, p, parts=3) == [
        "attention_tiles.float32.unrolled.quads.head_dim32.lanes4.step8.threads128.constant0=2",
        merge,
    ]
    assert [d.groups for d in dispatches(small)] == [d.groups for d in dispatches(device)]
    assert [d.params for d in dispatches(small)] == [d.params for d in dispatches(device)]
