"""The HIP backend where there is no HIP: what it says, and where it looks."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import onegpu as og
from onegpu import DeviceFacts
from onegpu.attention.hip_programs import WIDE_VARIABLE, gfx942_wide
from onegpu.attention.known_answers import KNOWN
from onegpu.attention.options import Options
from onegpu.attention.plan import make_plan
from onegpu.attention.problem import TOLERANCE
from onegpu.attention.variants import VARIANTS, Variant, find, reservation
from onegpu.backends import hip_api
from onegpu.backends.base import MatrixShape
from onegpu.dtypes import BFLOAT16, FLOAT16, FLOAT32, DType
from onegpu.errors import DeviceError, DeviceLostError, OutOfMemoryError


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is looked for, where nothing is found."""
    paths: list[str] = []

    def missing(path: str, mode: int = 0) -> ctypes.CDLL:
        paths.append(path)
        raise OSError(f"{path}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    for name in ("ROCM_PATH", "HIP_PATH"):
        monkeypatch.delenv(name, raising=False)
    hip_api.load.cache_clear()
    yield paths
    hip_api.load.cache_clear()


def test_without_rocm_it_says_what_to_install(tried: list[str]) -> None:
    with pytest.raises(og.DriverMissingError, match=r"no HIP runtime was found: install AMD's driver .* set ROCM_PATH"):
        og.open_device("hip")
    with pytest.raises(og.DriverMissingError, match="no HIP runtime"):
        og.list_devices("hip")


def test_it_looks_in_the_places_of_every_version(tried: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROCM_PATH", os.path.join(os.sep, "somewhere"))
    with pytest.raises(og.DriverMissingError):
        og.open_device("hip")
    names = ["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"]
    assert tried[:4] == names  # loaded already
    assert tried[4:8] == [f"/somewhere/lib/{name}" for name in reversed(names)]
    assert tried[8:12] == [f"/opt/rocm/lib/{name}" for name in reversed(names)]
    assert tried[12:] == names


def test_it_looks_for_the_names_that_windows_has(
    tried: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("SYSTEMROOT", str(tmp_path))
    monkeypatch.setenv("HIP_PATH", str(tmp_path / "hip"))
    (tmp_path / "System32").mkdir()
    for name in ("hiprtc0507.dll", "hiprtc0602.dll", "hiprtc-builtins0602.dll"):
        (tmp_path / "System32" / name).touch()
    assert hip_api._names("amdhip64") == ["amdhip64_7.dll", "amdhip64_6.dll", "amdhip64_5.dll", "amdhip64.dll"]
    assert hip_api._names("hiprtc") == ["hiprtc0602.dll", "hiprtc0507.dll", "hiprtc.dll"]
    assert hip_api._folders() == [tmp_path / "hip" / "bin"]


class Library:
    """A library whose functions return what they are told."""

    def __init__(self, **results: Any) -> None:
        self._results = results

    def __getattr__(self, name: str) -> Any:
        if name not in {**hip_api._HIP, **self._results, "hipGetErrorName": 0, "hipGetErrorString": 0}:
            raise AttributeError(name)

        class Function:
            def __call__(self, *arguments: Any) -> Any:
                return results.get(name, b"words" if name.startswith("hipGetError") else 0)

        results = self._results
        return Function()


def api(**results: Any) -> hip_api.Api:
    return hip_api.Api("/opt/rocm/lib/libamdhip64.so", Library(hipGetDeviceProperties=0, **results))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "error", "words"),
    [
        (1, DeviceError, r"HIP failed in doing a thing: words \(words, 1\)"),
        (2, OutOfMemoryError, "the GPU has no room for doing a thing: release buffers"),
        (700, DeviceLostError, r"the GPU failed in doing a thing, or in what came before: words .*Open a new device"),
        (719, DeviceLostError, "Open a new device"),
    ],
)
def test_codes_are_errors_in_words(code: int, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words) as caught:
        api().check(code, "doing a thing")
    assert type(caught.value) is error
    api().check(0, "doing a thing")


def test_a_runtime_without_its_compiler_says_so(tried: list[str]) -> None:
    with pytest.raises(
        og.DriverMissingError, match=r"HIP was found \(/opt/rocm/lib/libamdhip64.so\), but not its comp"
    ):
        api().compile("kernel", b"", [])
    assert "/opt/rocm/lib/libhiprtc.so" in tried  # beside it, before anywhere else


def test_a_runtime_that_is_too_old_is_refused() -> None:
    class Old(Library):
        def __getattr__(self, name: str) -> Any:
            if name == "hipGraphInstantiate":
                raise AttributeError(name)
            return super().__getattr__(name)

    with pytest.raises(og.DriverMissingError, match="has no hipGraphInstantiate: it is older than ROCm 5"):
        hip_api.Api("libamdhip64.so.4", Old(hipGetDeviceProperties=0))  # type: ignore[arg-type]


def test_a_device_that_tells_no_instruction_set_is_refused() -> None:
    with pytest.raises(DeviceError, match="HIP device 0 does not tell its instruction set"):
        api().arch_of(0)


# --- planning needs no device

MATRICES = frozenset(MatrixShape(16, 16, 16, name, "float32") for name in ("float16", "bfloat16"))
LARGER = frozenset({MatrixShape(32, 32, 8, "float16", "float32")})


def facts_of(kind: str, wave: int = 0) -> DeviceFacts:
    wave = wave or (64 if kind.startswith("mfma") else 32)
    features = {"full-subgroups", "subgroup-quad", "subgroup-shuffle", kind} - {""}
    return DeviceFacts(
        backend="hip",
        name="a GPU",
        language="hip",
        vendor="amd",
        kind="discrete",
        features=frozenset(features),
        subgroup_min=wave,
        subgroup_max=wave,
        max_workgroup_memory=65536,
        matrices=(MATRICES | LARGER if kind.startswith("mfma") else MATRICES) if kind else frozenset(),
    )


def problem_of(dtype: str, head_dim: int, **rules: Any) -> og.AttentionProblem:
    return og.AttentionProblem(
        batch=2, heads=4, kv_heads=2, q_len=50, k_len=70, head_dim=head_dim, dtype=dtype, **rules
    )


@pytest.mark.parametrize(
    ("kind", "dtype", "head_dim", "chosen"),
    [
        ("wmma-gfx11", "float16", 64, "pipelined"),
        ("wmma-gfx11", "bfloat16", 40, "pipelined"),
        ("wmma-gfx11", "float16", 128, "single_wave"),
        ("wmma-gfx11", "float16", 130, "lanes"),
        ("wmma-gfx11", "float32", 64, "panels"),
        ("wmma-gfx11", "float32", 130, "lanes"),
        ("wmma-gfx12", "float16", 64, "transposed"),
        ("wmma-gfx12", "bfloat16", 128, "transposed"),
        ("wmma-gfx12", "bfloat16", 256, "lanes"),
        ("mfma-gfx942", "float16", 40, "narrow"),
        ("mfma-gfx942", "bfloat16", 128, "narrow"),
        ("mfma-gfx942", "float16", 64, "narrow"),
        ("mfma-gfx942", "float16", 66, "wide"),
        ("mfma-gfx942", "float16", 128, "wide"),
        ("mfma-gfx942", "float16", 130, "lanes"),
        ("mfma-gfx942", "float32", 64, "panels"),
        ("", "bfloat16", 64, "panels"),
        ("", "float16", 128, "panels"),
        ("", "float16", 130, "lanes"),
    ],
)
def test_a_gpu_gets_the_kernel_for_its_matrix_instructions(kind: str, dtype: str, head_dim: int, chosen: str) -> None:
    assert make_plan(problem_of(dtype, head_dim), facts_of(kind)).variant == chosen


@pytest.mark.parametrize(
    ("kind", "dtype", "head_dim", "chosen"),
    [
        ("wmma-gfx12", "float32", 1, "rounded"),
        ("wmma-gfx12", "float32", 64, "rounded"),
        ("wmma-gfx12", "float32", 128, "rounded"),
        ("wmma-gfx12", "float32", 129, "lanes"),
        ("wmma-gfx12", "bfloat16", 64, "transposed"),
        ("wmma-gfx11", "float32", 64, "panels"),
        ("mfma-gfx942", "float32", 64, "panels"),
    ],
)
def test_float32_is_rounded_only_where_that_is_allowed(kind: str, dtype: str, head_dim: int, chosen: str) -> None:
    facts, problem = facts_of(kind), problem_of(dtype, head_dim)
    plain = "panels" if head_dim <= 128 else "lanes"
    plan = make_plan(problem, facts, options=Options(precision="bfloat16"))
    assert plan.variant == chosen
    assert plan.tolerance == (2e-2 if chosen == "rounded" else TOLERANCE[dtype])
    for precision in ("exact", "split"):
        exact = make_plan(problem, facts, options=Options(precision=precision))
        assert exact.variant == (chosen if dtype != "float32" else plain)
        assert exact.tolerance == TOLERANCE[dtype]
    allowed = Options(precision="bfloat16", allow_matrix_hardware=False)
    assert make_plan(problem, facts, options=allowed).variant == plain


def test_what_is_told_of_a_kernel_that_rounds() -> None:
    rounded = find("rounded")
    assert rounded is not None
    sentence = "it rounds numbers to bfloat16, which precision='bfloat16' allows"
    assert reservation(rounded, Options()) == reservation(rounded, Options(precision="split")) == sentence
    assert reservation(rounded, Options(precision="bfloat16")) is None
    facts = facts_of("wmma-gfx12")
    (step,) = make_plan(problem_of("float32", 63), facts, options=Options(variant="rounded")).steps
    assert (step.aligned, step.constants, step.kernel.alignment) == (None, (0, 1), 1)
    assert step.kernel.name == "attention_rounded.float32.bfloat16.words.head_dim64.block_keys32.waves8"
    (step,) = make_plan(problem_of("float32", 60), facts, options=Options(variant="rounded")).steps
    assert step.aligned is not None
    assert step.aligned.alignment == 4
    with pytest.raises(og.UnsupportedError, match="it takes float32, not bfloat16"):
        make_plan(problem_of("bfloat16", 64), facts, options=Options(variant="rounded"))
    with pytest.raises(og.UnsupportedError, match="it needs wmma-gfx12, which a GPU does not offer"):
        make_plan(problem_of("float32", 64), facts_of("wmma-gfx11"), options=Options(variant="rounded"))


def test_rows_of_a_group_share_workgroups() -> None:
    for kind, rows in (("wmma-gfx11", 16), ("wmma-gfx12", 128), ("mfma-gfx942", 128), ("", 64)):
        (step,) = make_plan(problem_of("float16", 64), facts_of(kind)).steps
        assert step.kernel.rows == rows
        assert step.groups == 2 * 2 * -(
            -50 * 2 // rows
        )  # batch entries, key/value heads, blocks of queries of two heads


@pytest.mark.parametrize("head_dim", [40, 64])
@pytest.mark.parametrize("masked", [False, True])
def test_constants_tell_of_the_mask_and_of_padding(head_dim: int, masked: bool) -> None:
    mask = og.MaskLayout.broadcast((1, 1, 50, 70), 2, 4, 50, 70) if masked else None
    (step,) = make_plan(problem_of("float16", head_dim, mask=mask), facts_of("wmma-gfx11")).steps
    assert step.constants == (int(masked), int(head_dim < 64))
    (step,) = make_plan(problem_of("float32", head_dim, mask=mask), facts_of("wmma-gfx11")).steps
    assert step.constants == (0,)  # of its ranges alone
    (step,) = make_plan(problem_of("float32", head_dim, mask=mask), facts_of(""), options=Options("lanes")).steps
    assert step.constants == ()


@pytest.mark.parametrize(("k_len", "parts", "ranges"), [(512, None, 0), (513, 1, 1), (513, None, 2)])
def test_constants_of_a_kernel_that_splits_begin_with_that_of_its_ranges(
    k_len: int, parts: int | None, ranges: int
) -> None:
    problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=k_len, head_dim=126, dtype="float16")
    plan = make_plan(problem, facts_of("mfma-gfx942"), options=Options(parts=parts))
    assert plan.steps[0].constants == (ranges, 0, 1)
    assert [step.kernel.source for step in plan.steps[1:]] == ["attention/merge.hip"] * (ranges == 2)


@pytest.mark.parametrize("dtype", [FLOAT32, FLOAT16, BFLOAT16], ids=str)
@pytest.mark.parametrize("head_dim", [64, 128])
def test_the_self_check_meets_every_program_of_panels(dtype: DType, head_dim: int) -> None:
    variant = find("panels")
    assert variant is not None
    met, ragged = set(), False
    for known in KNOWN:
        problem = known.problem(dtype, head_dim)
        plan = make_plan(problem, facts_of(""), options=Options("panels", parts=known.parts))
        met |= {((step.aligned or step.kernel).name, step.constants) for step in plan.steps}
        rows = problem.q_len * problem.group
        ragged |= rows > plan.steps[0].kernel.rows and rows % plan.steps[0].kernel.rows > 0
    assert {name for name, _ in met} == {spec.name for spec in variant.programs_of(dtype, head_dim, facts_of(""))}
    assert {constants for name, constants in met if "panels" in name} == {(0,), (1,), (2,)}
    assert ragged, "more rows than a workgroup owns, and not a multiple"


@pytest.mark.parametrize("variant", [v for v in VARIANTS if "hip" in v.languages and v.splits], ids=lambda v: v.name)
@pytest.mark.parametrize("head_dim", [64, 128])
def test_a_block_of_keys_lies_in_one_range_in_mode_fast_too(variant: Variant, head_dim: int) -> None:
    facts = facts_of("mfma-gfx942" if variant.multiplies else "")
    lengths = set()
    for k_len in range(600, 8000, 100):
        problem = og.AttentionProblem(batch=1, heads=1, q_len=1, k_len=k_len, head_dim=head_dim, dtype="float16")
        step = make_plan(problem, facts, mode="fast", options=Options(variant.name)).steps[0]
        assert step.params["range_keys"] % int(dict(step.kernel.facts)["block_keys"]) == 0
        lengths.add(step.params["range_keys"])
    assert len(lengths) > 3


def test_workgroup_memory_fits_every_amd_gpu() -> None:
    for spec in (spec for variant in VARIANTS if "hip" in variant.languages for spec in variant.specs()):
        assert spec.workgroup_memory <= 65536, spec.name


@pytest.mark.parametrize("head_dim", [64, 128])
def test_the_geometries_of_wide_double_buffer_k_by_their_rule(head_dim: int) -> None:
    """K is single-buffered where the rows of a workgroup, 32 a wave, are no more than the 64 keys of a block."""
    schedules = [each for each in gfx942_wide(FLOAT16, head_dim, "") if not each.paged]
    kernels = [(each.spec.threads, each.spec.rows, dict(each.spec.facts)["k_buffers"]) for each in schedules]
    assert kernels == [(256, 128, 2), (128, 64, 1), (64, 32, 1)]
    assert all(each.spec.workgroup_memory <= 65536 for each in schedules)


@pytest.mark.parametrize("paged", [None, og.PagedKv(blocks=1, table_width=1, queries=9)])
@pytest.mark.parametrize(
    ("given", "schedule", "waves"),
    [(None, None, 4), ("", None, 4), ("4", None, 4), ("2", None, 2), ("0", None, 1), ("0", 1, 2), ("2", 0, 4)],
)
def test_a_geometry_is_asked_for_by_schedule_or_by_the_environment(
    given: str | None, schedule: int | None, waves: int, paged: og.PagedKv | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(WIDE_VARIABLE, raising=False)
    if given is not None:
        monkeypatch.setenv(WIDE_VARIABLE, given)
    for q_len in (1, 9):
        problem = og.AttentionProblem(
            batch=1, heads=1, q_len=q_len, k_len=9, head_dim=128, dtype="float16", paged=paged
        )
        (step,) = make_plan(problem, facts_of("mfma-gfx942"), options=Options(schedule=schedule)).steps
        assert dict(step.kernel.facts)["waves"] == waves


def test_a_geometry_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WIDE_VARIABLE, "1")
    with pytest.raises(og.ProblemError, match=r"HIPDNN_GFX942_FLASH_WIDE is '1'; it must be 0 \(L4, one wave\), 2"):
        make_plan(problem_of("float16", 128), facts_of("mfma-gfx942"))
    assert make_plan(problem_of("bfloat16", 128), facts_of("mfma-gfx942")).variant == "narrow"  # is not asked


@pytest.mark.parametrize(("dtype", "cost"), [("float16", 1), ("float32", 4)])
def test_work_is_that_of_the_hardware_it_runs_on(dtype: str, cost: int) -> None:
    problem = problem_of(dtype, 64)
    for kind in ("wmma-gfx11", "wmma-gfx12", "mfma-gfx942"):
        assert make_plan(problem, facts_of(kind)).steps[0].work == cost * problem.operations


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_that_multiplies_matrices_costs_less_than_others(variant: Variant) -> None:
    assert variant.multiplies == (variant.cost < 4)


def test_a_kernel_for_another_gpu_refuses_in_a_sentence() -> None:
    with pytest.raises(
        og.UnsupportedError, match="'transposed' cannot take this problem: it needs wmma-gfx12, which a"
    ):
        make_plan(problem_of("float16", 64), facts_of("wmma-gfx11"), options=Options(variant="transposed"))
    with pytest.raises(
        og.UnsupportedError, match="runs on matrix hardware, which allow_matrix_hardware=False rules out"
    ):
        make_plan(
            problem_of("float16", 64),
            facts_of("wmma-gfx11"),
            options=Options(variant="pipelined", allow_matrix_hardware=False),
        )
    with pytest.raises(og.UnsupportedError, match="it needs subgroups of exactly 32 threads, and a GPU runs 64 to 64"):
        make_plan(problem_of("float16", 64), facts_of("wmma-gfx11", 64), options=Options(variant="pipelined"))
