"""`tiles` has two schedules, and two ways to move rows: none of them changes a bit.

A call takes the program for few rows or that for many, in single words or four elements at a time, by sizes and places
that have no part in the result.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from conftest import DEVICES, KERNELS, device_of, kernels_of
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

import onegpu as og
from onegpu.attention.calls import PlannedCalls
from onegpu.attention.cases import GROUPS, Case, find_cases
from onegpu.attention.checking import Inputs, Uploaded, bits_of, check, prepare
from onegpu.attention.plan import problem_params, strides_of
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.attention.variants import find
from onegpu.dtypes import DTYPES

Array = np.ndarray[Any, Any]

#: Backends that run `tiles`.
BACKENDS = [backend for backend, variant in KERNELS if variant.name == "tiles"]

every_backend = pytest.mark.parametrize("backend", BACKENDS)
both_types = pytest.mark.parametrize("dtype", ["float32", "float16"])


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Those that the calls of a test run and that move rows, as "tiles words", "few quads", "unfused_scores quads"."""
    found: set[str] = set()
    real = PlannedCalls._pipeline

    def note(self: PlannedCalls, kernel: Any, constants: tuple[int, ...]) -> Any:
        if (access := dict(kernel.facts).get("access")) is not None:
            found.add(f"{kernel.family.removeprefix('attention_')} {access}")
        return real(self, kernel, constants)

    monkeypatch.setattr(PlannedCalls, "_pipeline", note)
    return found


@every_backend
def test_every_device_that_can_run_tiles_has_room_for_both_schedules(backend: str) -> None:
    """Else the tests here would compare a program with itself."""
    tiles = find("tiles")
    assert tiles is not None
    for dtype in tiles.dtypes:
        for dim in tiles.head_dims:
            assert [each.few for each in tiles.schedules_of(dtype, dim, DEVICES[backend])] == [False, True]


# --- few rows and many

#: Queries, heads and key/value heads of at most four rows.
ROWS = [(1, 1, 1), (1, 2, 2), (1, 2, 1), (1, 3, 1), (1, 4, 1), (1, 8, 2), (2, 1, 1), (2, 4, 2), (3, 2, 2), (4, 1, 1)]
#: Beside the ends of steps, of tiles and of ranges.
KEYS = [
    1,
    2,
    7,
    8,
    9,
    15,
    16,
    17,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    200,
    504,
    511,
    512,
    513,
    521,
    1023,
    1024,
    1025,
    1100,
]


@st.composite
def cases(draw: st.DrawFn, head_dim: int) -> tuple[Case, int]:
    """A call of few rows, and how many workgroups may share its keys."""
    q_len, heads, kv_heads = draw(st.sampled_from(ROWS))
    k_len = draw(st.one_of(st.sampled_from(KEYS), st.integers(1, 1100)))
    batch = draw(st.integers(1, 2))
    masks: list[str | None] = [None, None, "random"]
    masks += ["some_hidden", "some_hidden"] if k_len > 3 else []
    masks += ["hidden_rows"] if q_len > 1 else []
    masks += ["plus_infinity", "nan"] if q_len > 2 and k_len > 7 else []
    mask = draw(st.sampled_from(masks))
    lengths = st.tuples(*[st.integers(0, k_len)] * batch)
    inputs = ["normal", "normal", "wide", "rising", "nan_query"]
    inputs += ["nan_under_mask"] * 3 if mask == "some_hidden" else []
    case = Case(
        name="few rows",
        group="special",
        batch=batch,
        heads=heads,
        kv_heads=kv_heads,
        q_len=q_len,
        k_len=k_len,
        head_dim=head_dim,
        mask=mask,
        lengths=draw(st.one_of(st.none(), lengths)),
        causal=draw(st.sampled_from(["no", "no", None, 0, -1, k_len // 2])),
        masked_rows=draw(st.sampled_from(["nan", "zero"])),
        inputs=draw(st.sampled_from(inputs)),
        layouts=draw(st.sampled_from([("heads_first",) * 4, ("positions_first",) * 4, ("padded",) * 4])),
    )
    return case, draw(st.integers(1, 3))


@pytest.mark.in_turn(always=True)
@every_backend
@both_types
@pytest.mark.parametrize(
    ("head_dim", "count"),
    [(30, 10), (64, 10), (128, 10), *(pytest.param(d, 80, marks=pytest.mark.slow) for d in (30, 32, 63, 64, 96, 128))],
)
def test_few_rows_have_the_bits_of_many(
    backend: str, dtype: str, head_dim: int, count: int, programs: set[str]
) -> None:
    if DTYPES[dtype].itemsize == 2 and head_dim % 2:
        head_dim += 1  # half has even rows
    device = device_of(backend)

    def equal(drawn: tuple[Case, int]) -> None:
        case, parts = drawn
        outputs = []
        for few in (1, 0):
            kernels = og.AttentionKernels(device, variant="tiles", parts=parts, schedule=few, self_check=False)
            outcome = check(kernels, case, dtype, runs=1)
            assert outcome.passed, str(outcome)
            outputs.append(bits_of(outcome.output))
        assert (outputs[0] == outputs[1]).all()

    profile = settings(
        max_examples=count,
        deadline=None,  # a first call compiles
        database=None,
        print_blob=True,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    seed(crc32(f"{backend} {dtype} {head_dim}".encode()))(profile(given(cases(head_dim))(equal)))()
    assert {name.split()[0] for name in programs} >= {"few", "tiles"}


@every_backend
@both_types
def test_by_itself_a_call_takes_few_where_rows_are_few(backend: str, dtype: str, programs: set[str]) -> None:
    """No option is set here: the plan decides, and a row alone has its bits among many."""
    kernels = kernels_of(backend, "tiles")
    rng = np.random.default_rng(2)
    many = og.AttentionProblem(batch=1, heads=33, q_len=8, k_len=530, head_dim=32, dtype=dtype)
    q, k, v = (rng.standard_normal((1, 33, n, 32)).astype(dtype) for n in (8, 530, 530))
    together = compute(kernels, Inputs(many, q, k, v, None, None, attention(many, q, k, v)))
    assert programs == {"tiles quads"}
    programs.clear()
    for head, row in ((0, 0), (9, 3), (32, 7)):
        one = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=530, head_dim=32, dtype=dtype)
        arrays = q[:, head : head + 1, row : row + 1], k[:, head : head + 1], v[:, head : head + 1]
        alone = compute(kernels, Inputs(one, *arrays, None, None, attention(one, *arrays)))
        assert (bits_of(alone) == bits_of(together[:, head : head + 1, row : row + 1])).all()
    assert programs == {"few quads"}


def compute(kernels: PlannedCalls, inputs: Inputs) -> Array:
    """The output of a call, which must be right and within its guards."""
    on_device = Uploaded(kernels.device, inputs)
    try:
        output, complaint = on_device.run(kernels)
    finally:
        on_device.release()
    assert complaint == ""
    assert scaled_error(output, inputs.expected) <= TOLERANCE[inputs.problem.dtype.name]
    return output


# --- words and four elements at a time


def moved(inputs: Inputs, elements: dict[str, int]) -> Inputs:
    """The same with tensors that begin so many elements further on."""
    problem = inputs.problem
    given = {field.name: getattr(problem, field.name) for field in fields(problem)}
    for name, more in elements.items():
        layout = getattr(problem, name)
        given[name] = replace(layout, offset=layout.offset + more)
    return replace(inputs, problem=og.AttentionProblem(**given))


@pytest.mark.in_turn(always=True)
@every_backend
@pytest.mark.parametrize(
    ("group", "whole"),
    [
        *(pytest.param(group, False, marks=[pytest.mark.slow] * (group == "model")) for group in GROUPS),
        *(pytest.param(group, True, marks=pytest.mark.slow) for group in GROUPS),
    ],
)
@pytest.mark.parametrize(("variant", "few"), [("tiles", 0), ("tiles", 1), ("unfused", None)])
def test_words_have_the_bits_of_four_elements_at_a_time(
    backend: str, variant: str, few: int | None, group: str, whole: bool, programs: set[str]
) -> None:
    """The conformance table, as it is and moved by two elements."""
    kernels = kernels_of(backend, variant, few)
    for number, case in enumerate(find_cases(group, slow=False)):
        for dtype in ("float32", "float16") if whole else (("float32", "float16")[number % 2],):
            if (
                case.head_dim > 128
                or case.head_dim % 4
                or case.heavy
                or not strides_of(problem_params(case.problem(dtype)), 4)
            ):
                continue
            inputs = prepare(case, dtype)
            programs.clear()
            quads = compute(kernels, inputs)
            assert {name.split()[1] for name in programs} <= {"quads"}, str(case)
            programs.clear()
            words = compute(kernels, moved(inputs, dict.fromkeys("qkvo", 2)))
            assert {name.split()[1] for name in programs} <= {"words"}, str(case)
            assert variant == "unfused" or {name.split()[0] for name in programs} <= {"few" if few else "tiles"}
            assert (bits_of(words) == bits_of(quads)).all(), str(case)


@every_backend
@both_types
@pytest.mark.parametrize("few", [1, 0])
@pytest.mark.parametrize("name", ["q", "k", "v", "o"])
def test_one_tensor_that_begins_elsewhere_is_enough_for_words(
    backend: str, dtype: str, few: int, name: str, programs: set[str]
) -> None:
    kernels = kernels_of(backend, "tiles", few)
    case = Case(name="one moved", group="special", heads=4, kv_heads=2, q_len=3, k_len=530, head_dim=36, causal=None)
    inputs = prepare(case, dtype)
    quads = compute(kernels, inputs)
    for more in (2, 4, 6, 1):
        if more % 2 and dtype == "float16":
            continue  # half has even offsets
        programs.clear()
        assert (bits_of(compute(kernels, moved(inputs, {name: more}))) == bits_of(quads)).all()
        assert programs == {f"{'few' if few else 'tiles'} {'quads' if more == 4 else 'words'}"}


@every_backend
@both_types
def test_slices_at_any_word(backend: str, dtype: str, programs: set[str]) -> None:
    """Buffers that begin anywhere in an allocation: the binding's own alignment comes on top."""
    device = device_of(backend)
    kernels = og.AttentionKernels(device, variant="tiles", self_check=False)
    rng = np.random.default_rng(3)
    problem = og.AttentionProblem(batch=1, heads=3, q_len=2, k_len=70, head_dim=40, dtype=dtype)
    arrays = [rng.standard_normal((1, 3, n, 40)).astype(dtype) for n in (2, 70, 70)]
    o = device.empty((1, 3, 2, 40), dtype)
    results = set()
    for start in (0, 4, 8, 12, 16, 20, 24, 32, 64, 68, 256, 264, 272):
        buffers = []
        for array in arrays:
            whole = device.buffer(array.nbytes + 512)
            whole.slice(start, array.nbytes).write(array)
            buffers.append(whole.slice(start, array.nbytes))
        programs.clear()
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, buffers[0], buffers[1], buffers[2], o)
        results.add(o.to_numpy().tobytes())
        four = 4 * np.dtype(dtype).itemsize
        assert programs == {"few words" if start % four else "few quads"}
    assert len(results) == 1
    assert scaled_error(o.to_numpy(), attention(problem, *arrays)) <= TOLERANCE[dtype]


# --- long calls


@pytest.mark.in_turn
@every_backend
@both_types
@pytest.mark.parametrize("head_dim", [64, 128])
@pytest.mark.parametrize("parts", [None, 1])
def test_one_query_over_many_keys(
    backend: str, dtype: str, head_dim: int, parts: int | None, programs: set[str]
) -> None:
    """Mesa's software driver leaves a shader's loops after 65,535 rounds: no workgroup may walk so many keys."""
    case = Case(name="long decode", group="special", heads=4, kv_heads=1, q_len=1, k_len=20000, head_dim=head_dim)
    outputs = []
    for few in (1, 0):
        kernels = og.AttentionKernels(device_of(backend), variant="tiles", parts=parts, schedule=few, self_check=False)
        outcome = check(kernels, case, dtype, runs=1)
        assert outcome.passed, str(outcome)
        outputs.append(bits_of(outcome.output))
    assert (outputs[0] == outputs[1]).all()
    assert programs >= {"few quads", "tiles quads"}
