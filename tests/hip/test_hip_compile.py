"""Every HIP kernel compiled for the GPUs that it is for: matrix instructions are there, spills are not."""

from __future__ import annotations

import shutil
from pathlib import Path

import hip_bench  # noqa: F401  skips where there is no bench
import pytest
from hip_compile import Compiled, compile_for, instructions_of, source_of
from hip_report import REPORT, Job, compiler, jobs, row, told, told_of, written_by

from onegpu import hip
from onegpu.attention.hip_programs import V_MODES, gfx11, gfx12, gfx942
from onegpu.attention.variants import VARIANTS
from onegpu.dtypes import BFLOAT16, FLOAT16

JOBS = list(jobs())


def test_the_tools_are_there() -> None:
    assert all(shutil.which(tool) for tool in ("llvm-readobj-19", "llvm-objdump-19", "ld.lld-19"))


def gated(job: Job, folder: Path) -> Compiled:
    """What the compiler makes of a program, which is to have matrix instructions, no spills, and memory as told."""
    spec, constants, gpu = job
    compiled = compile_for(gpu, source_of(spec), constants, folder)
    assert (compiled.matrix > 0) == (spec.matrix is not None)
    assert compiled.spills == 0
    # Some have all registers of a SIMD to a wave, half of which are accumulators alone.
    alone = spec.family == "attention_wide" and (
        bool({("head_dim", 128), ("waves", 1)} & set(spec.facts)) or constants[:1] == (1,)
    )
    assert compiled.vgprs <= (512 if alone else 256)
    assert compiled.memory == spec.workgroup_memory  # so that a plan knows whether it fits
    return compiled


@pytest.mark.parametrize("job", JOBS, ids=lambda job: f"{job[0].name}-{job[1]}-{job[2]}")
def test_matrix_instructions_and_no_spills(job: Job, tmp_path: Path) -> None:
    compiled = gated(job, tmp_path)
    if compiler() == written_by():
        assert row(job, compiled) in REPORT.read_text(encoding="utf-8").splitlines(), "run `make hip-report`"


REST = [job for job in jobs(whole=True) if job not in JOBS]


@pytest.mark.slow
@pytest.mark.parametrize("job", REST, ids=lambda job: f"{job[0].name}-{job[1]}-{job[2]}")
def test_every_other_set_of_constants_of_wide_and_panels(job: Job, tmp_path: Path) -> None:
    gated(job, tmp_path)


def test_the_report_tells_of_every_program_and_no_other() -> None:
    assert told() == [told_of(job) for job in JOBS]


@pytest.mark.parametrize("v_mode", V_MODES)
@pytest.mark.parametrize("bm_tiles", [1, 2])
def test_the_knobs_compile(bm_tiles: int, v_mode: str, tmp_path: Path) -> None:
    """They may spill: they are off."""
    spec = gfx11("single_wave", "single", bm_tiles=bm_tiles, v_mode=v_mode)(FLOAT16, 64, "")[0].spec
    compiled = compile_for("gfx1151", source_of(spec), (0, 0), tmp_path)
    assert compiled.matrix >= 8 * bm_tiles
    assert compiled.memory == spec.workgroup_memory


def test_what_a_gate_would_say_of_a_kernel_that_spills(tmp_path: Path) -> None:
    spec = gfx11("single_wave", "single", bm_tiles=2)(FLOAT16, 128, "")[0].spec
    assert compile_for("gfx1151", source_of(spec), (0, 0), tmp_path).spills > 0


@pytest.mark.parametrize(
    ("kind", "gpu"),
    [
        ("gfx11", "gfx1030"),
        ("gfx11", "gfx1201"),
        ("gfx11", "gfx942"),
        ("gfx12", "gfx1100"),
        ("gfx12", "gfx942"),
        ("gfx942", "gfx90a"),
        ("gfx942", "gfx1201"),
    ],
)
def test_a_kernel_says_what_gpu_it_is_for(kind: str, gpu: str, tmp_path: Path) -> None:
    programs = {"gfx11": gfx11("single_wave", "single"), "gfx12": gfx12(), "gfx942": gfx942()}[kind]
    spec = programs(FLOAT16, 64, "")[0].spec
    with pytest.raises(RuntimeError, match=f"this kernel is made of the matrix instructions of {kind}"):
        compile_for(gpu, source_of(spec), (0, 0, 0), tmp_path)


@pytest.mark.parametrize("gpu", ["gfx1200", "gfx1201"])
def test_queries_in_float8_meet_keys_in_products_of_8_bits(gpu: str, tmp_path: Path) -> None:
    """And in no others: those of V are of the element type."""
    for schedule in gfx12()(BFLOAT16, 64, ""):
        found = instructions_of(gpu, source_of(schedule.spec), (0, 0), tmp_path)
        eight_bits = sum(name == "v_wmma_f32_16x16x16_fp8_fp8" for name in found)
        # A block is walked by either of two texts, and two matrices of keys meet four of a head.
        assert eight_bits == (16 if "float8_products" in schedule.kv else 0)
        assert sum(name == "v_wmma_f32_16x16x16_bf16" for name in found) >= 16


@pytest.mark.parametrize("waves", [4, 8])
@pytest.mark.parametrize("block_keys", [32, 64])
def test_every_size_of_blocks_for_gfx12_compiles(block_keys: int, waves: int, tmp_path: Path) -> None:
    for head_dim in (64, 128):
        spec = gfx12(block_keys=block_keys, waves=waves)(BFLOAT16, head_dim, "")[0].spec
        compiled = compile_for("gfx1201", source_of(spec), (0, 0), tmp_path)
        assert compiled.matrix > 0
        assert compiled.memory == spec.workgroup_memory
        # Few threads that each bring much of a large block, and many sums: only then are there too few registers.
        assert (compiled.spills > 0) == ((head_dim, block_keys, waves) == (128, 64, 4))
    for schedule in gfx12(block_keys=block_keys, waves=waves)(BFLOAT16, 64, "")[1:]:
        compiled = compile_for("gfx1201", source_of(schedule.spec), (0, 0), tmp_path)
        assert compiled.memory == schedule.spec.workgroup_memory
        assert compiled.spills == 0


@pytest.mark.parametrize("sizes", [{"block_keys": 32}, {"waves": 2, "bm_tiles": 1}], ids=str)
def test_other_sizes_of_blocks_for_gfx942_compile(sizes: dict[str, int], tmp_path: Path) -> None:
    spec = gfx942(**sizes)(BFLOAT16, 64, "")[0].spec
    compiled = compile_for("gfx942", source_of(spec), (1, 0, 0), tmp_path)
    assert compiled.matrix > 0
    assert compiled.memory == spec.workgroup_memory


def test_no_source_is_an_orphan() -> None:
    texts = [source_of(spec) for variant in VARIANTS if "hip" in variant.languages for spec in variant.specs()]
    for name in hip.sources():
        assert any(f'#line 1 "{name}"' in text for text in texts), f"{name} is in no program"
