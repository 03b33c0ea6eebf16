"""Plans of the unfused chain, its slices and refusals, and what it records."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import onegpu as og
from onegpu import AttentionProblem, Causal, Device, DeviceFacts, MaskLayout, ProblemError, UnsupportedError
from onegpu.artifacts import special_name
from onegpu.attention import chain, cpu_chain
from onegpu.attention.chain import CHAINS, make_chain_plan, row_length, scratch_limit, slices
from onegpu.attention.params import ATTENTION_PARAMS, HAS_KEY_LENGTHS, HAS_MASK, UNFUSED_PARAMS, ZERO_MASKED_ROWS
from onegpu.attention.plan import MODES, Step
from onegpu.attention.variants import TENSORS, aligned_of
from onegpu.backends.base import Barrier, Dispatch
from onegpu.backends.null import NullBackend

pytest_plugins = ["host.fixtures"]

ROOT = Path(__file__).parents[2]
GPU = DeviceFacts("fake", "a GPU", "wgsl", kind="discrete", max_workgroup_threads=128)
CPU = DeviceFacts("cpu", "a CPU", "numpy", kind="cpu", max_workgroup_threads=1, max_workgroup_memory=0)
SIZES: dict[str, Any] = {"batch": 2, "heads": 4, "q_len": 100, "k_len": 50, "head_dim": 64}
quick = settings(deadline=None, max_examples=100)


def problem(**given: Any) -> AttentionProblem:
    return AttentionProblem(**{**SIZES, **given})


def form(step: Step) -> str:
    """The program of a step without "unfused_", element type, access and threads."""
    name = step.kernel.name.removeprefix("unfused_")
    return re.sub(r"\.(float\d+|words|threads\d+)", "", name)


def forms(**given: Any) -> list[str]:
    return [form(step) for step in make_chain_plan(problem(**given), GPU).steps]


# --- which programs


LARGE, SMALL = "rows128.columns64", "rows32.columns32"


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        # 8 matrices of a block of 128 rows each do not fill a GPU.
        ({}, [f"scores.{SMALL}", "softmax.width32", f"values.{SMALL}"]),
        (
            {"batch": 8, "heads": 12, "q_len": 512, "k_len": 512},
            [f"scores.{LARGE}", "softmax.width32", f"values.{LARGE}"],
        ),
        # 12 x 12 x 24 blocks of scores, and 12 x 12 of values.
        (
            {"batch": 1, "heads": 12, "q_len": 1500, "k_len": 1500},
            [f"scores.{LARGE}", "softmax.width128", f"values.{SMALL}"],
        ),
        ({"q_len": 1, "k_len": 513}, ["scores_few.rows4.columns32", "softmax.width128", "values_few.rows4.columns16"]),
        ({"q_len": 5, "k_len": 512}, [f"scores.{SMALL}", "softmax.width32", "values_few.rows4.columns16"]),
        # The queries of four heads are one matrix of four rows; those of eight heads, of eight.
        ({"q_len": 1, "kv_heads": 1}, ["scores_few.rows4.columns32", "softmax.width32", "values_few.rows4.columns16"]),
        (
            {"q_len": 1, "heads": 8, "kv_heads": 1},
            [f"scores.{SMALL}", "softmax.width32", "values_few.rows4.columns16"],
        ),
        ({"q_len": 33}, [f"scores.{SMALL}", "softmax.width32", f"values.{SMALL}"]),
    ],
)
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_programs_by_the_shape_of_a_call(sizes: dict[str, int], expected: list[str], dtype: str) -> None:
    assert forms(**sizes, dtype=dtype) == expected
    for step in make_chain_plan(problem(**sizes, dtype=dtype), GPU).steps:
        assert dtype in step.kernel.name or "softmax" in step.kernel.name


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_the_cpu_has_one_program_for_each_step(dtype: str) -> None:
    plan = make_chain_plan(problem(dtype=dtype), CPU)
    names = [f"unfused_{step}.{dtype}" for step in ("scores", "softmax", "values")]
    assert [step.kernel.name for step in plan.steps] == names
    assert {step.kernel.rows for step in plan.steps} == {cpu_chain.ROWS}
    assert [step.groups for step in plan.steps] == [8, 8, 8]


def test_the_table_covers_every_language_once() -> None:
    languages = [language for each in CHAINS for language in each.languages]
    assert sorted(languages) == ["msl", "numpy", "spirv", "wgsl"]
    for each in CHAINS:
        assert each.name == "unfused"
        assert not each.needs


@quick
@given(
    st.integers(0, 3),
    st.integers(1, 4),
    st.integers(1, 4),
    st.integers(0, 700),
    st.integers(0, 2000),
    st.integers(1, 256),
)
def test_every_program_of_a_plan_is_in_the_table(
    batch: int, kv_heads: int, group: int, q_len: int, k_len: int, head_dim: int
) -> None:
    sizes = {"batch": batch, "heads": kv_heads * group, "kv_heads": kv_heads}
    sizes |= {"q_len": q_len, "k_len": k_len, "head_dim": head_dim}
    for facts, each in zip((GPU, CPU), CHAINS, strict=True):
        names = {spec.name for spec in each.specs()}
        plan = make_chain_plan(problem(**sizes), facts)
        assert {step.kernel.name for step in plan.steps} <= names
        for step in plan.steps:
            assert step.groups == step.params["row_blocks"] * step.params["column_blocks"] * batch * kv_heads
            assert step.kernel.rows * step.params["row_blocks"] >= step.params["matrix_rows"] == q_len * group


# --- what the steps say


def test_parameters_are_those_of_the_problem() -> None:
    mask = MaskLayout.broadcast((2, 1, 1, 50), 2, 4, 100, 50)
    asked = problem(mask=mask, key_lengths=True, masked_rows="zero", causal=Causal(-7), scale=0.25, kv_heads=2)
    (scores, softmax, values) = make_chain_plan(asked, GPU).steps
    for step in (scores, softmax, values):
        assert step.tensors == TENSORS
        assert step.params["flags"] == HAS_MASK | HAS_KEY_LENGTHS | ZERO_MASKED_ROWS
        assert (step.params["causal_offset"], step.params["scale"]) == (-7, 0.25)
        assert (step.params["mask_batch"], step.params["mask_head"], step.params["mask_key"]) == (50, 0, 1)
        assert (step.params["group"], step.params["matrix_rows"]) == (2, 200)
        known = {"first_group", "groups_x", "last_group", *(name for name in UNFUSED_PARAMS.names if "offset" in name)}
        assert step.params.keys() == set(UNFUSED_PARAMS.names) - known | {"causal_offset"}
    assert (scores.params["column_blocks"], softmax.params["column_blocks"], values.params["column_blocks"]) == (
        2,
        1,
        2,
    )


def test_the_block_has_every_member_that_both_families_know() -> None:
    fused_only = {"parts", "row_blocks", "range_keys", "ranges"}
    assert set(ATTENTION_PARAMS.names) - fused_only <= set(UNFUSED_PARAMS.names)


def test_work_is_four_times_the_products_and_something_for_the_scores() -> None:
    (scores, softmax, values) = make_chain_plan(problem(), GPU).steps
    assert scores.work == values.work == 2 * problem().operations
    assert softmax.work == 2 * 4 * 100 * 50 * chain._SCORE_WORK


def test_the_result_is_the_same_for_both_modes() -> None:
    plans = [make_chain_plan(problem(), GPU, mode=mode) for mode in MODES]
    assert [plan.mode for plan in plans] == list(MODES)
    assert plans[0].steps == plans[1].steps
    with pytest.raises(ProblemError, match="mode is 'slow'; it must be one of deterministic, fast"):
        make_chain_plan(problem(), GPU, mode="slow")


def test_no_keys_still_write_the_masked_rows() -> None:
    plan = make_chain_plan(problem(k_len=0), GPU)
    assert [form(step) for step in plan.steps] == ["softmax.width32", f"values.{SMALL}"]
    assert plan.scratch_length == 2 * 4 * 100 * 4  # the state of each row


@pytest.mark.parametrize("sizes", [{"batch": 0}, {"q_len": 0}], ids=str)
def test_a_problem_without_outputs_has_no_steps(sizes: dict[str, int]) -> None:
    plan = make_chain_plan(problem(**sizes), GPU)
    assert (plan.steps, plan.scratch_length) == ((), 0)
    assert str(plan) == "unfused (GEMM, softmax, GEMM): nothing to do"


def test_sizes_of_blocks_are_those_of_the_sources() -> None:
    """A plan counts workgroups by rows and columns, and the sources cut the work by the same macros."""
    for spec in CHAINS[0].specs():
        facts = {key: value for key, value in spec.facts if isinstance(value, int)}
        assert facts["threads"] == spec.threads
        if "softmax" in spec.family:
            source = (ROOT / "shaders" / spec.source).read_text()
            assert "static const uint ROWS = THREADS / WIDTH;" in source
            assert spec.rows == facts["threads"] // facts["width"]
            # Fewer threads than Vulkan promises, each group of them a power of two: they are halved.
            assert facts["width"] in (32, 128)
        else:
            assert spec.rows == facts["rows"]
            assert chain._columns(spec) == facts["columns"]
        assert spec.threads <= 128
        assert spec.workgroup_memory <= 16384
        assert spec.subgroup == 0
    for spec in CHAINS[0].specs():
        if spec.source in ("unfused/scores.hlsl", "unfused/values.hlsl"):
            # 8 x 8 or 4 x 4 sums of each thread cover the block.
            rows, columns = spec.rows, chain._columns(spec)
            micro = 8 if rows * columns // spec.threads >= 64 else 4
            assert rows * columns == micro * micro * spec.threads
            # swizzled() stays within eight float4.
            assert rows % 32 == columns % 32 == 0
            assert spec.workgroup_memory == 16 * (rows + columns) * 4


def test_what_a_step_touches_is_what_its_program_is_shown() -> None:
    for step in make_chain_plan(problem(), GPU).steps:
        text = (ROOT / "onegpu" / "shaders" / f"{step.kernel.name}.wgsl").read_text()
        shown = {TENSORS[int(n) - 1] for n in re.findall(r"@binding\((\d+)\) @group\(0\) var<storage", text)}
        assert shown == step.touched


# --- slices


def test_scratch_memory_holds_all_scores_if_they_fit() -> None:
    for sizes in ({}, {"k_len": 1}, {"k_len": 51}, {"kv_heads": 2}):
        asked = problem(**sizes)
        plan = make_chain_plan(asked, GPU)
        assert len(plan.steps) == 3
        assert plan.scratch_length == 2 * 4 * 100 * (-(-asked.k_len // 4) * 4 + 4)


def test_large_calls_are_cut_by_matrices() -> None:
    """16 heads of 4096 x 4096 scores, 64 MiB and a little each."""
    asked = problem(batch=1, heads=16, q_len=4096, k_len=4096)
    for limit, pieces in ((1 << 30, 2), (256 << 20, 6), (65 << 20, 16)):
        plan = make_chain_plan(asked, GPU, scratch_bytes=limit)
        assert len(plan.steps) == 3 * pieces
        assert 4 * plan.scratch_length <= limit
    # By default a discrete GPU gets more than others.
    assert len(make_chain_plan(asked, GPU).steps) == 3 * 2
    integrated = dataclasses.replace(GPU, kind="integrated")
    assert len(make_chain_plan(asked, integrated).steps) == 3 * 6
    # A kernel may be shown less.
    small = dataclasses.replace(GPU, max_binding_bytes=128 << 20)
    plan = make_chain_plan(asked, small)
    assert len(plan.steps) == 3 * 16
    assert 4 * plan.scratch_length <= 128 << 20
    assert 4 * make_chain_plan(asked, dataclasses.replace(GPU, max_buffer_bytes=70 << 20)).scratch_length <= 70 << 20


def test_a_matrix_that_is_too_large_is_cut_by_rows() -> None:
    asked = problem(batch=1, heads=2, q_len=65536, k_len=65536)
    pieces = list(slices(asked, 256 << 20))
    assert {piece.matrices for piece in pieces} == {1}
    assert all(piece.first_row % 128 == 0 for piece in pieces)
    assert max(piece.rows for piece in pieces) <= 1023
    # One query over as many keys is no large call.
    assert len(list(slices(problem(batch=1, heads=32, q_len=1, k_len=65536), 256 << 20))) == 1


@quick
@given(
    st.integers(1, 5),
    st.integers(1, 4),
    st.integers(1, 3),
    st.integers(1, 400),
    st.integers(0, 60),
    st.integers(1, 400000),
)
def test_slices_cover_each_row_once_and_fit(
    batch: int, kv_heads: int, group: int, q_len: int, k_len: int, limit: int
) -> None:
    asked = problem(batch=batch, heads=kv_heads * group, kv_heads=kv_heads, q_len=q_len, k_len=k_len)
    row = 4 * row_length(asked)
    if limit < row:
        with pytest.raises(UnsupportedError, match=f"a row of {k_len} scores takes {row} bytes"):
            list(slices(asked, limit))
        return
    seen = []
    pieces = list(slices(asked, limit))
    for piece in pieces:
        assert piece.matrices >= 1
        assert piece.rows >= 1
        assert piece.matrices * piece.rows * row <= limit
        matrices = range(piece.first_matrix, piece.first_matrix + piece.matrices)
        seen += [(matrix, piece.first_row + r) for matrix in matrices for r in range(piece.rows)]
    assert seen == [(matrix, r) for matrix in range(batch * kv_heads) for r in range(q_len * group)]
    # Whole blocks of rows, where that many fit.
    if limit // row >= 128:
        assert all(piece.first_row % 128 == 0 for piece in pieces)


def test_a_row_that_does_not_fit_is_refused_with_a_sentence() -> None:
    few = dataclasses.replace(GPU, max_binding_bytes=4096)
    with pytest.raises(UnsupportedError) as caught:
        make_chain_plan(problem(k_len=2000), few)
    assert str(caught.value) == (
        "a row of 2000 scores takes 8016 bytes, and scratch memory may have 4096 here; "
        "allow more by scratch_bytes=, if the device does, or use AttentionKernels, which writes no scores"
    )


@pytest.mark.parametrize("wanted", [0, -1, 2.0, "3", True])
def test_scratch_bytes_that_are_no_positive_number(null: Device, wanted: Any) -> None:
    words = f"scratch_bytes is {wanted!r}; it must be a positive integer, or None for a default"
    with pytest.raises(ProblemError) as caught:
        og.UnfusedAttention(null, scratch_bytes=wanted)
    assert str(caught.value) == words


def test_scratch_limit_stays_within_the_device() -> None:
    limited = dataclasses.replace(GPU, max_buffer_bytes=5000, max_binding_bytes=4000)
    assert scratch_limit(limited) == 4000
    assert scratch_limit(limited, 3000) == 3000
    assert scratch_limit(GPU) == 1 << 30
    assert scratch_limit(CPU) == 256 << 20


# --- refusals


def test_what_cannot_run_is_refused_at_once(open_null: Callable[..., Device]) -> None:
    for facts, words in (
        ({"language": "hip"}, "it is built as msl, numpy, spirv, wgsl, and the null backend takes hip"),
        ({"max_workgroup_threads": 64}, "it runs 128 threads in a workgroup, and null allows 64"),
        ({"max_workgroup_memory": 8000}, "it needs 12288 bytes of workgroup memory, and null allows 8000"),
    ):
        with pytest.raises(UnsupportedError) as caught:
            og.UnfusedAttention(open_null(**facts))
        assert str(caught.value) == f"the unfused chain cannot run on null: {words}"


@pytest.mark.parametrize("name", ["null", "cpu"])
def test_bfloat16_is_refused_with_a_sentence(name: str) -> None:
    with og.open_device(name) as device:
        kernels = og.UnfusedAttention(device)
        words = "the unfused chain takes float32 and float16, not bfloat16; convert to float16 or float32"
        with pytest.raises(UnsupportedError) as caught:
            kernels.plan(problem(dtype="bfloat16"))
        assert str(caught.value) == words
        assert kernels.explain(problem(dtype="bfloat16")).endswith(f"\nnot possible: {words}")


def test_a_closed_device(null: Device) -> None:
    null.close()
    with pytest.raises(og.DeviceClosedError, match="the device 'null' is closed"):
        og.UnfusedAttention(null)


# --- what is recorded


def encode(device: Device, kernels: og.UnfusedAttention, asked: AttentionProblem, **other: Any) -> None:
    q, k, v, o = (device.empty((asked.batch, asked.heads, n, 64)) for n in (100, asked.k_len, asked.k_len, 100))
    with device.begin_commands() as encoder:
        kernels.encode(encoder, asked, q, k, v, o, **other)


def commands(device: Device) -> list[Any]:
    assert isinstance(device.backend, NullBackend)
    return [command for submission in device.backend.submitted for command in submission]


def program_of(step: Step) -> str:
    """Name of the program that serves aligned rows."""
    return special_name(step.aligned or step.kernel, step.constants)


def test_each_step_waits_for_the_one_before(null: Device) -> None:
    kernels = og.UnfusedAttention(null)
    encode(null, kernels, problem())
    kinds = [type(command) for command in commands(null)]
    assert kinds == [Dispatch, Barrier, Dispatch, Barrier, Dispatch]
    names = [command.pipeline.name for command in commands(null) if isinstance(command, Dispatch)]
    # Rows that begin at multiples of four elements are moved four at a time.
    steps = kernels.plan(problem()).steps
    assert names == [program_of(step) for step in steps]
    assert [".quads." in name for name in names] == [True, False, True]


@pytest.mark.parametrize("q_len", [1, 100])
def test_rows_that_begin_at_multiples_of_four_are_moved_four_elements_at_a_time(null: Device, q_len: int) -> None:
    kernels = og.UnfusedAttention(null)
    whole = [null.buffer(1 << 18) for _ in range(4)]
    for head_dim, shift, fours in ((64, 0, True), (64, 16, True), (64, 4, False), (30, 0, False)):
        asked = problem(q_len=q_len, head_dim=head_dim)
        steps = kernels.plan(asked).steps
        softmax = steps[1]
        assert softmax.aligned is None, "it reads no rows of Q, K and V"
        assert [step.aligned for step in steps] == [aligned_of(s.kernel) if head_dim == 64 else None for s in steps]
        with null.begin_commands() as encoder:
            kernels.encode(encoder, asked, whole[0].slice(shift), whole[1], whole[2], whole[3])
        names = [each.pipeline.name for each in commands(null) if isinstance(each, Dispatch)][-3:]
        assert names == [program_of(step) if fours else special_name(step.kernel, step.constants) for step in steps]


def test_long_sums_are_sums_of_chains() -> None:
    source = (ROOT / "shaders/unfused/chain.hlsl").read_text()
    assert f"static const uint LONGEST_SUM = {chain.LONGEST_SUM};" in source
    for k_len, constant in ((1, 0), (4096, 0), (4097, 1)):
        (scores, softmax, values) = make_chain_plan(problem(k_len=k_len), GPU).steps
        assert (scores.constants, softmax.constants, values.constants) == ((), (), (constant,))
        # The program for a few rows has no constant: it has room for both sums.
        assert make_chain_plan(problem(k_len=k_len, q_len=1), GPU).steps[-1].constants == ()


def test_software_drivers_walk_long_caches_in_lanes() -> None:
    """Mesa's llvmpipe leaves a shader's loops after 65535 rounds, and the rest of the keys was missing."""
    software = dataclasses.replace(GPU, kind="cpu", language="spirv", max_binding_bytes=1 << 40)
    sizes = {"batch": 1, "heads": 1, "q_len": 200, "head_dim": 8}
    for k_len, few in ((chain.SOFTWARE_KEYS, False), (chain.SOFTWARE_KEYS + 1, True)):
        assert "_few" not in make_chain_plan(problem(k_len=k_len, **sizes), GPU).steps[-1].kernel.name
        assert ("_few" in make_chain_plan(problem(k_len=k_len, **sizes), software).steps[-1].kernel.name) == few
    most = chain.SOFTWARE_KEYS_FEW
    make_chain_plan(problem(k_len=most, **sizes), software)
    with pytest.raises(UnsupportedError) as caught:
        make_chain_plan(problem(k_len=most + 1, **sizes), software)
    assert str(caught.value) == (
        f"the unfused chain walks {most + 1} keys in one go, and software drivers such as a GPU leave a shader's loops "
        f"after 65535 rounds, which {most} keys take"
    )


def test_slices_share_scratch_memory_one_after_the_other(null: Device) -> None:
    kernels = og.UnfusedAttention(null, scratch_bytes=100 * 4 * (52 + 4) * 3)
    encode(null, kernels, problem())
    dispatches = [command for command in commands(null) if isinstance(command, Dispatch)]
    assert len(dispatches) == 9  # 3 + 3 + 2 matrices
    first = [UNFUSED_PARAMS.unpack(d.params)["first_matrix"] for d in dispatches]
    assert first == [0, 0, 0, 3, 3, 3, 6, 6, 6]
    kinds = [type(command) for command in commands(null)]
    assert kinds == [Dispatch, *[Barrier, Dispatch] * 8]
    assert {id(d.bindings[6].handle) for d in dispatches} == {id(kernels._scratch.buffer._storage.handle)}
    assert kernels._scratch.buffer.nbytes == 100 * 4 * (52 + 4) * 3 == 4 * kernels.scratch_length(problem())


def test_scratch_of_the_caller_is_checked_and_used(null: Device) -> None:
    kernels = og.UnfusedAttention(null)
    nbytes = 4 * kernels.scratch_length(problem())
    given = null.buffer(nbytes)
    encode(null, kernels, problem(), scratch=given)
    dispatches = [command for command in commands(null) if isinstance(command, Dispatch)]
    assert all(d.bindings[6].handle is given._storage.handle for d in dispatches)
    with pytest.raises(ProblemError, match=f"scratch has {nbytes - 4} bytes; its layout reaches element"):
        encode(null, kernels, problem(), scratch=null.buffer(nbytes - 4))


@pytest.mark.parametrize("share", [1, 10, 10**6])
def test_long_calls_are_cut(share: int) -> None:
    plan = make_chain_plan(problem(), GPU)
    work = sum(step.work for step in plan.steps)
    backend = NullBackend()
    device = Device(backend, submission_work_budget=-(-work // share))
    encode(device, og.UnfusedAttention(device), problem())
    most = sum(step.groups for step in plan.steps)
    assert len(backend.submitted) == {1: 1, 10: 6, 10**6: most}[share]
    for step in plan.steps:
        blocks = [
            range(int(params["first_group"]), int(params["last_group"]))
            for submission in backend.submitted
            for command in submission
            if isinstance(command, Dispatch) and command.pipeline.name == program_of(step)
            for params in [UNFUSED_PARAMS.unpack(command.params)]
        ]
        assert [number for block in blocks for number in block] == list(range(step.groups))


def test_explain_names_programs_slices_and_memory(null: Device) -> None:
    kernels = og.UnfusedAttention(null, scratch_bytes=128 << 14)
    text = kernels.explain(problem(q_len=4096, k_len=4092))
    first, chosen, *programs, memory = text.splitlines()
    assert first == "null: null"
    assert chosen == "chosen: unfused (GEMM, softmax, GEMM)"
    # 32768 rows of 16 KiB, 128 of them at a time.
    blocks = {"scores.float32.words.rows32.columns32.threads64": 4 * 128, "softmax.width128.threads128": 128}
    blocks["values.float32.words.rows32.columns32.threads64"] = 4 * 2
    assert programs == [f"  unfused_{name} x {256 * n} workgroups in 256 dispatches" for name, n in blocks.items()]
    assert memory == "  2.0 MiB of scratch memory"
    assert kernels.explain(problem(batch=0)).splitlines()[1:] == [chosen, "  nothing to do"]
    assert str(kernels.plan(problem(q_len=4096, k_len=4092))).endswith(" x 8 workgroups; and 765 steps more")
