"""Keys and values in blocks: what a problem says of them, and who takes them. And when a graph pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from host.test_hip_host import facts_of

import onegpu as og
from onegpu.attention.binding import upload_starts, upload_tables
from onegpu.attention.options import Options
from onegpu.attention.plan import make_plan
from onegpu.attention.reference import attention, paged_attention
from onegpu.attention.variants import VARIANTS, Variant

GFX942 = facts_of("mfma-gfx942")


def problem_of(**changes: Any) -> og.AttentionProblem:
    sizes: dict[str, Any] = {
        "batch": 3,
        "heads": 8,
        "kv_heads": 2,
        "q_len": 5,
        "k_len": 130,
        "head_dim": 64,
        "dtype": "float16",
        "causal": True,
        "paged": og.PagedKv(blocks=9, table_width=3, queries=11),
    }
    return og.AttentionProblem(**(sizes | changes))


def test_a_paged_problem_has_the_layouts_of_a_cache() -> None:
    problem = problem_of()
    assert problem.key_lengths
    assert problem.q == problem.o == og.Layout(0, 64, 8 * 64)
    assert problem.k == problem.v == og.Layout(64 * 2 * 64, 64, 2 * 64)
    assert (problem.axes("q"), problem.axes("k")) == ((1, 8, 11), (9, 2, 64))
    assert problem != problem_of(paged=og.PagedKv(blocks=10, table_width=3, queries=11))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"paged": "blocks"}, "paged is 'blocks'; give an onegpu.PagedKv"),
        ({"k_len": 193}, "k_len is 193; with a table_width of 3, a sequence has blocks for 192 keys"),
        ({"paged": og.PagedKv(blocks=0, table_width=3, queries=11)}, "PagedKv.blocks is 0 and k_len is 130"),
        ({"mask": og.MaskLayout(0, 0, 0)}, "a mask was given with PagedKv, whose queries are packed"),
        ({"o": og.Layout(0, 64, 64)}, "the strides of o overlap: .* heads 8, queries 11 and"),
    ],
)
def test_what_a_paged_problem_cannot_be(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(og.ProblemError, match=words):
        problem_of(**changes)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"block_size": 16}, "block_size is 16; kernels take blocks of 64 positions"),
        ({"blocks": -1}, "PagedKv.blocks is -1; it must be an integer of 0 or more"),
        ({"queries": 1.5}, "PagedKv.queries is 1.5"),
        ({"table_width": 1 << 31}, r"PagedKv.table_width is 2147483648; .* below 2\^31"),
    ],
)
def test_what_a_cache_cannot_be(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        og.PagedKv(**({"blocks": 1, "table_width": 1, "queries": 1} | given))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_other_kernel_refuses_in_a_sentence(variant: Variant) -> None:
    assert variant.pages == (variant.name in ("narrow", "wide"))
    if "hip" in variant.languages and not variant.pages:
        kind = next((need for need in variant.needs if "mma" in need), "mfma-gfx942")
        with pytest.raises(og.UnsupportedError, match=r"not in blocks \(PagedKv\); narrow, wide take those"):
            make_plan(problem_of(dtype=variant.dtypes[-1]), facts_of(kind), options=Options(variant=variant.name))


def test_the_portable_kernels_refuse_too() -> None:
    problem = problem_of(dtype="float32")
    with og.open_device("cpu") as device:
        with pytest.raises(og.UnsupportedError, match="blocked: it takes keys and values that lie in order"):
            og.AttentionKernels(device).plan(problem)
        with pytest.raises(og.UnsupportedError, match="the unfused chain takes keys and values that lie in order"):
            og.UnfusedAttention(device).plan(problem)


def test_buffers_of_blocks_go_with_problems_of_blocks() -> None:
    with og.open_device("cpu") as device:
        kernels = og.AttentionKernels(device)
        buffers = [device.empty((1, 1, 2, 32), "float32") for _ in range(4)]
        plain = og.AttentionProblem(batch=1, heads=1, q_len=2, k_len=2, head_dim=32)
        with pytest.raises(og.ProblemError, match="block_tables were given, and the problem has no PagedKv"):
            kernels.record(plain, *buffers, block_tables=device.empty((1,), "int32"))
        with pytest.raises(og.ProblemError, match="cu_seqlens_q were given, and the problem has no PagedKv"):
            kernels.record(plain, *buffers, cu_seqlens_q=[0, 2])


def test_integers_become_buffers() -> None:
    problem = problem_of(batch=2, paged=og.PagedKv(blocks=9, table_width=3, queries=6))
    with og.open_device("cpu") as device:
        assert upload_starts(device, problem, (0, 5, 6)).to_numpy().tolist() == [0, 5, 6]
        tables = np.array([[1, 2, -1], [3, 2**31 - 1, 0]])
        assert upload_tables(device, problem, tables).to_numpy().tolist() == tables.reshape(-1).tolist()


@pytest.mark.parametrize(
    ("upload", "given", "words"),
    [
        (upload_starts, 5, "cu_seqlens_q is 5; give a buffer, or integers"),
        (upload_starts, [0, 2.5, 6], "cu_seqlens_q is .*; give a buffer, or integers"),
        (upload_starts, [0, 6], "cu_seqlens_q has 2 entries; 2 sequences need 3"),
        (upload_starts, [1, 5, 6], "from 1 to 6; it must go from 0 to PagedKv.queries, which is 6"),
        (upload_starts, [0, 5, 7], "from 0 to 7; it must go from 0 to PagedKv.queries, which is 6"),
        (upload_starts, [0, 6, 6], "sequence 0 from 0 to 6; it must have 0 to q_len queries, which is 5"),
        (upload_starts, [0, -1, 6], "sequence 0 from 0 to -1; it must have 0 to q_len queries"),
        (upload_tables, [1, 2], r"block_tables is \[1, 2\]; give a buffer, or a row of integers for each sequence"),
        (upload_tables, [[1, 2, 3]], "block_tables has 1 rows; the problem has 2 sequences"),
        (upload_tables, [[1, 2, 3], [1]], "row 1 of block_tables has 1 entries; .*table_width, which is 3"),
        (upload_tables, [[1, 2, 3], [1, 2, 2**31]], "row 1 of block_tables has the entry 2147483648; .* an int32"),
    ],
)
def test_integers_that_cannot_be(upload: Callable[..., og.Buffer], given: Any, words: str) -> None:
    problem = problem_of(batch=2, paged=og.PagedKv(blocks=9, table_width=3, queries=6))
    with og.open_device("cpu") as device, pytest.raises(og.ProblemError, match=words):
        upload(device, problem, given)


def test_the_plan_of_a_paged_problem() -> None:
    (step,) = make_plan(problem_of(), GFX942).steps
    assert step.tensors[-2:] == ("block_tables", "cu_seqlens_q")
    assert step.kernel.name.endswith(".paged")
    assert step.groups == 3 * 2  # of every sequence as many as the longest may need
    assert step.params["bottom_right"] == 1
    assert (step.params["k_batch"], step.params["q_batch"]) == (64 * 2 * 64, 0)
    for causal in (False, og.Causal(0)):
        assert make_plan(problem_of(causal=causal), GFX942).steps[0].params["bottom_right"] == 0
    split = make_plan(problem_of(k_len=600, paged=og.PagedKv(blocks=30, table_width=10, queries=11)), GFX942)
    assert [each.kernel.name.rpartition(".")[2] for each in split.steps] == ["paged", "paged"]


def test_the_reference_gathers() -> None:
    rng = np.random.default_rng(1)
    problem = problem_of(batch=1, heads=2, kv_heads=1, q_len=3, k_len=70, dtype="float32")
    q = rng.standard_normal((3, 2, 64))
    k, v = rng.standard_normal((2, 9, 64, 1, 64))
    tables, starts, lengths = np.array([[7, 2, 0]]), np.array([0, 3]), np.array([70])
    got = paged_attention(problem, q, k, v, block_tables=tables, cu_seqlens_q=starts, key_lengths=lengths)
    keys, values = (np.concatenate([each[7], each[2, :6]]).swapaxes(0, 1)[None] for each in (k, v))
    alone = og.AttentionProblem(batch=1, heads=2, kv_heads=1, q_len=3, k_len=70, head_dim=64, causal=True)
    assert np.array_equal(got.swapaxes(0, 1), attention(alone, q.swapaxes(0, 1)[None], keys, values)[0])


@pytest.mark.parametrize(("q_len", "yes"), [(1, True), (2, True), (768, True), (769, False), (8192, False), (0, False)])
def test_a_graph_is_recommended_for_short_calls(q_len: int, yes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HIPDNN_GFX942_2D_GRAPH", "HIPDNN_GFX942_3D_GRAPH"):
        monkeypatch.delenv(variable, raising=False)
    problem = problem_of(q_len=q_len, paged=None)
    assert og.recommend_graph_replay(problem) == yes
    masked = problem_of(q_len=q_len, paged=None, mask=og.MaskLayout(0, 0, 0))
    assert not og.recommend_graph_replay(masked)


def test_each_kind_of_graph_can_be_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    decode, prefill = problem_of(q_len=1), problem_of(q_len=2)
    assert not og.recommend_graph_replay(decode, decode=False)
    assert not og.recommend_graph_replay(prefill, prefill=False)
    monkeypatch.setenv("HIPDNN_GFX942_2D_GRAPH", "0")
    assert (og.recommend_graph_replay(decode), og.recommend_graph_replay(prefill)) == (True, False)
    monkeypatch.setenv("HIPDNN_GFX942_3D_GRAPH", "0")
    assert not og.recommend_graph_replay(decode)
    assert og.recommend_graph_replay(prefill, prefill=True)
    assert not og.recommend_graph_replay(problem_of(q_len=800), prefill=True)
