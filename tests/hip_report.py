"""What the compiler makes of each HIP kernel for each GPU, as a table. `make hip-report` writes it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

from hip_compile import CLANG, Compiled, compile_for, source_of

from onegpu.artifacts import KernelSpec
from onegpu.attention.hip_programs import WIDE_WAVES
from onegpu.attention.params import PAGED_PARAMS, QUANTIZED_PARAMS
from onegpu.attention.variants import VARIANTS, Variant

__all__ = ["EVERY", "GPUS", "REPORT", "Job", "compiler", "jobs", "row", "told", "told_of", "written_by"]

REPORT = Path(__file__).parents[1] / "docs" / "generated" / "hip-kernels.md"
#: GPUs that are compiled for: of each kind of matrix instructions, and all of them.
GPUS = {"wmma-gfx11": ("gfx1100", "gfx1151"), "wmma-gfx12": ("gfx1200", "gfx1201"), "mfma-gfx942": ("gfx942",)}
EVERY = tuple(gpu for gpus in GPUS.values() for gpu in gpus)
#: Two without those, and one of each kind: of waves of 64 and of 32, from CDNA 2 to RDNA 4.
KINDS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200")

#: A program, the values of its constants, and a GPU.
Job = tuple[KernelSpec, tuple[int, ...], str]


#: Sets of constants of the programs of `wide` that are compiled each time; those of the geometries that have to be
#: asked for are the ones that need most registers. Its texts are long, and a slow test compiles the rest.
WIDE: dict[tuple[str, str], list[tuple[int, ...]]] = {
    ("first", "ordered"): [(0, 0, 0), (1, 1, 1), (2, 1, 1)],
    ("first", "paged"): [(1, 0, 1), (2, 0, 0)],
    ("other", "ordered"): [(1, 1, 1)],
    ("other", "paged"): [(2, 0, 1)],
}


def jobs(whole: bool = False) -> Iterator[Job]:
    """Every program of the table with every set of constants that plans give it, for every GPU that it is for. Of
    `wide`, those of :data:`WIDE` unless it is to be the whole; of those for keys in 8 bits only what takes the most
    registers: all constants set, and `lanes` in waves of 64. Of `panels` likewise many ranges in waves of 64, and in
    float32 every kind of GPU.
    """
    for variant in VARIANTS:
        if "hip" in variant.languages:
            for spec in variant.specs():
                yield from product([spec], _values(variant, spec, whole), _gpus(variant, spec, whole))


def _gpus(variant: Variant, spec: KernelSpec, whole: bool) -> tuple[str, ...]:
    """GPUs that a program is compiled for."""
    gpus = next((GPUS[need] for need in variant.needs if need in GPUS), EVERY)
    if spec.family == "attention_panels":
        if whole:
            return tuple(dict.fromkeys((*KINDS, *EVERY)))
        return KINDS if {("dtype", "float32"), ("access", "quads")} <= set(spec.facts) else ("gfx942",)
    return ("gfx942",) if spec.params is QUANTIZED_PARAMS and gpus is EVERY else gpus


def _values(variant: Variant, spec: KernelSpec, whole: bool) -> list[tuple[int, ...]]:
    """Sets of constants of a program."""
    if spec.family == "attention_panels":
        return [(0,), (1,), (2,)] if whole else [(1,)]
    if variant.constants is None or spec.family == "attention_merge_hip":
        return [()]
    paged = "paged" if spec.params is PAGED_PARAMS else "ordered"
    if spec.family == "attention_wide" and not whole:
        return WIDE["first" if ("waves", WIDE_WAVES[0]) in spec.facts else "other", paged]
    if spec.params is PAGED_PARAMS:  # such problems have no mask
        return list(product((0, 1, 2), (0,), (0, 1)))
    if spec.params is QUANTIZED_PARAMS:
        return [(1, 1)]
    ranges = [(0, 1, 2)] if variant.splits else []
    return list(product(*ranges, (0, 1), (0, 1)))


def compiler() -> str:
    """Its version, as it tells it."""
    said = subprocess.run([CLANG, "--version"], check=True, capture_output=True, text=True).stdout
    return said.splitlines()[0]


def row(job: Job, compiled: Compiled) -> str:
    """A line of the table."""
    spec, constants, gpu = job
    cells = [f"`{spec.name}`", _constants(constants), gpu, compiled.matrix, compiled.vgprs, compiled.sgprs]
    return f"| {' | '.join(map(str, [*cells, compiled.memory, compiled.spills]))} |"


def told() -> list[list[str]]:
    """Program, constants and GPU of each line of the report that is checked in."""
    lines = REPORT.read_text(encoding="utf-8").splitlines()
    return [line.split(" | ")[:3] for line in lines if line.startswith("| `")]


def told_of(job: Job) -> list[str]:
    """The same of a job."""
    return row(job, Compiled(0, 0, 0, 0, 0)).split(" | ")[:3]


def _constants(values: tuple[int, ...]) -> str:
    names = [name for name, value in zip(("mask", "padded"), values[-2:], strict=False) if value and len(values) > 1]
    if len(values) in (1, 3):  # it has ranges
        names.insert(0, ("one range", "many ranges", "ranges to scratch")[values[0]])
    return ", ".join(names) or "none"


def written_by() -> str:
    """The compiler of the report that is checked in."""
    return next(line for line in REPORT.read_text(encoding="utf-8").splitlines() if line.startswith("Compiler: "))[10:]


def _compiled(job: Job) -> Compiled:
    with tempfile.TemporaryDirectory() as folder:
        return compile_for(job[2], source_of(job[0]), job[1], Path(folder))


def main() -> int:
    """Compile everything and write the report."""
    todo = list(jobs())
    with ThreadPoolExecutor(2) as pool:
        rows = [row(job, compiled) for job, compiled in zip(todo, pool.map(_compiled, todo), strict=True)]
    head = [
        "<!-- Written by `make hip-report`; do not edit. -->",
        "",
        f"Compiler: {compiler()}",
        "",
        "| program | constants | GPU | matrix instructions | VGPRs | SGPRs | workgroup memory | spilled |",
        "|---|---|---|---|---|---|---|---|",
    ]
    REPORT.write_text("\n".join([*head, *rows, ""]), encoding="utf-8")
    print(f"{len(rows)} programs in {REPORT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
