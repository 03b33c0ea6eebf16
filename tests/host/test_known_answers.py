"""The known answers that the self-check asks for: what they meet, and what they notice."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host.fake_gpu import FACTS, FakeGpu, open_fake
from host.plan_facts import with_matrices

import onegpu as og
from onegpu.attention import known_answers
from onegpu.attention.known_answers import KNOWN
from onegpu.attention.options import Options
from onegpu.attention.plan import make_plan
from onegpu.attention.problem import TOLERANCE
from onegpu.attention.self_check import Checked, SelfCheck
from onegpu.attention.variants import VARIANTS, find, merge_spec
from onegpu.backends.base import MatrixShape
from onegpu.device import Device
from onegpu.dtypes import DTYPES, FLOAT16, FLOAT32
from onegpu.waiting import finish


@pytest.fixture(autouse=True)
def _own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))


def ran(device: Device) -> list[str]:
    assert isinstance(device.backend, FakeGpu)
    return device.backend.ran


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("head_dim", [32, 64, 128, 256])
def test_a_right_kernel_gives_the_known_answers(dtype: str, head_dim: int) -> None:
    with og.open_device("cpu") as device:
        kernels = og.AttentionKernels(device)
        for known in KNOWN:
            assert finish(known.error(kernels, DTYPES[dtype], head_dim, "deterministic")) < TOLERANCE[dtype] / 2
        assert finish(known_answers.first_fault(lambda _: [(kernels, "fast")], DTYPES[dtype], head_dim)) == ""


def test_known_problems_try_what_the_kernels_distinguish() -> None:
    for dim in (32, 64, 128, 256):
        problems = [known.problem(FLOAT32, dim) for known in KNOWN]
        assert {p.head_dim for p in problems} == {dim, dim - 2}
        assert any(p.k_len > 1024 for p in problems), "more than two ranges"
        assert any(p.k_len <= 512 for p in problems), "one range"
        assert sum(p.group > 1 for p in problems) > 2, "heads that share keys"
        assert any(p.mask for p in problems)
        assert any(p.causal for p in problems)
        assert any(p.key_lengths for p in problems)
        for variant in VARIANTS:
            scalar = variant.splits and variant.needs and not variant.multiplies and "wgsl" in variant.languages
            if scalar and dim in variant.head_dims and FLOAT32 in variant.dtypes:
                rows = variant.schedules(FLOAT32, dim, "unrolled")[0].spec.rows
                assert any(p.q_len * p.group > rows and p.q_len * p.group % rows for p in problems), variant.name
                with open_fake() as device:
                    assert SelfCheck(device).check(Checked(variant, FLOAT32, dim)).state == "passed"
                    met = {name.rpartition(".constant0=")[::2] for name in ran(device)}
                programs = {spec.name for spec in variant.programs_of(FLOAT32, dim, FACTS)}
                assert {name or constant for name, constant in met} == programs, "every program"
                for family in {name.split(".")[0] for name in programs} - {"attention_merge"}:
                    constants = {constant for name, constant in met if name.startswith(family)}
                    assert constants >= ({"0", "2"} if family == "attention_few" else {"0", "1", "2"}), family


@pytest.mark.parametrize("name", ["resident", "cooperative", "split"])
def test_known_problems_meet_every_program_on_matrix_hardware(name: str) -> None:
    dtype = FLOAT32 if name == "split" else FLOAT16
    shape = MatrixShape(16, 16, 16, "float16", "float32")
    variant = find(name)
    assert variant is not None
    facts = with_matrices(FACTS, shape, layout="pairs")
    for dim in variant.head_dims:
        met, constants, ragged = set(), set(), False
        for known in KNOWN:
            problem = known.problem(dtype, dim)
            for schedule, mode in Checked(variant, dtype, dim).schedules(facts, known.others):
                options = Options(name, parts=known.parts, schedule=schedule)
                step = make_plan(problem, facts, mode=mode, options=options).steps[0]
                met.add(step.aligned or step.kernel)
                constants.add(step.constants)
                rows = problem.q_len * problem.group
                ragged = ragged or (rows > step.kernel.rows and rows % step.kernel.rows > 0)
        assert met | {merge_spec(dtype)} == set(variant.programs_of(dtype, dim, facts))
        assert {ranges for ranges, _ in constants} == {0, 1, 2}
        assert {indirect for _, indirect in constants} == {0, 1}
        assert ragged, "more rows than a workgroup owns, and not a multiple"


class Broken:
    """A kernel that computes with changed inputs, to see that the known answers notice."""

    def __init__(self, change: Callable[[Any, Any, Any], tuple[Any, Any, Any]]) -> None:
        self.change = change
        self.stack = og.open_device("cpu")

    def encode(
        self, encoder: og.CommandEncoder, problem: og.AttentionProblem, q: Any, k: Any, v: Any, o: Any, **rest: Any
    ) -> None:
        p, device = problem, encoder.device
        shapes = ((p.batch, p.heads, p.q_len, p.head_dim), *[(p.batch, p.kv_heads, p.k_len, p.head_dim)] * 2)
        arrays = [b.to_numpy("float32").reshape(shape).copy() for b, shape in zip((q, k, v), shapes, strict=True)]
        buffers = [device.upload(a) for a in self.change(*arrays)]
        og.AttentionKernels(device).encode(encoder, p, buffers[0], buffers[1], buffers[2], o, **rest)

    @property
    def device(self) -> Device:
        return self.stack


def _swap(array: Any, axis: int, step: int) -> Any:
    """Neighbours that are ``step`` apart change places."""
    order = np.arange(array.shape[axis])
    partner = order ^ step
    return np.take(array, np.where(partner < len(order), partner, order), axis)


FAULTS: dict[str, Callable[[Any, Any, Any], tuple[Any, Any, Any]]] = {
    "four elements of Q are lost": lambda q, k, v: (np.where(np.arange(q.shape[-1]) // 4 == 3, 0, q), k, v),
    "a lane takes its neighbour's part of Q": lambda q, k, v: (_swap(q, 3, 4), k, v),
    "a lane takes the part of K two further": lambda q, k, v: (q, _swap(k, 3, 8), v),
    "neighbouring elements of K change places": lambda q, k, v: (q, _swap(k, 3, 1), v),
    "a row takes its neighbour's scores": lambda q, k, v: (_swap(q, 2, 1), k, v),
    "a row takes the scores four rows on": lambda q, k, v: (_swap(q, 2, 4), k, v),
    "keys of K change places": lambda q, k, v: (q, _swap(k, 2, 1), v),
    "keys of V change places": lambda q, k, v: (q, k, _swap(v, 2, 1)),
    "parts of V change places": lambda q, k, v: (q, k, _swap(v, 3, 4)),
    "heads change places": lambda q, k, v: (_swap(q, 1, 1), k, v),
    "the last key is missing": lambda q, k, v: (q, k[:, :, [*range(k.shape[2] - 1), 0]], v),
    "K is NaN somewhere": lambda q, k, v: (q, np.where(np.arange(k.shape[2])[:, None] == 5, np.nan, k), v),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("number", range(len(KNOWN)))
def test_known_answers_notice(fault: str, number: int) -> None:
    def change(*arrays: Any) -> tuple[Any, ...]:
        return tuple(np.ascontiguousarray(a, np.float32) for a in FAULTS[fault](*arrays))

    kernels: Any = Broken(change)
    error = finish(KNOWN[number].error(kernels, FLOAT32, 64, "deterministic"))
    kernels.device.close()
    apart = {"a row takes its neighbour's scores": 2, "a row takes the scores four rows on": 8}
    if KNOWN[number].q_len < apart.get(fault, 0):
        return  # there are no such rows
    assert not error < 100 * TOLERANCE["float32"], f"{fault}: {error:.1e}"


@pytest.mark.parametrize("dtype", TOLERANCE)
def test_every_element_type_holds_the_numbers(dtype: str) -> None:
    number = DTYPES[dtype]
    eighths = [n / 8 for n in range(-16, 17)]
    values = [a * p / 2 for a in eighths for p in (1, 2, 3)] + [a + b for a in eighths for b in eighths]
    packed = known_answers._pack(number, values)
    assert len(packed) == len(values) * number.itemsize
    assert list(known_answers._unpack(number, packed)) == values


def test_known_answers_need_no_numpy() -> None:
    code = (
        "import onegpu.attention.self_check, onegpu.attention.known_answers, sys; print('numpy' in sys.modules)\n"
        "from onegpu.attention.known_answers import KNOWN\n"
        "from onegpu.waiting import finish\n"
        "import onegpu as og\n"
        "with og.open_device('null') as device:\n"
        "    answer = KNOWN[0].error(og.AttentionKernels(device), og.DType('float32', 4), 32, 'deterministic')\n"
        "    print(finish(answer), 'numpy' in sys.modules)\n"
    )
    root = Path(og.__file__).parents[1]
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    assert result.stdout.split() == ["False", "inf", "False"]
