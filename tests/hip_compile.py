"""HIP kernels compiled for real GPUs by clang, as hiprtc would, and what is in the object."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from onegpu.artifacts import KernelSpec, load

__all__ = ["CLANG", "Compiled", "compile_for", "instructions_of", "source_of"]

CLANG = "clang++-19"


@dataclass(frozen=True)
class Compiled:
    """What the compiler for a real GPU says of a program.

    Attributes:
        matrix: matrix instructions in its text.
        vgprs, sgprs: registers.
        memory: bytes of workgroup memory.
        spills: registers that were spilled, of both kinds, and bytes of private memory.
    """

    matrix: int
    vgprs: int
    sgprs: int
    memory: int
    spills: int


def source_of(spec: KernelSpec) -> str:
    """The text that ships."""
    code = load(spec, "hip").code
    assert isinstance(code, bytes)
    return code.decode()


def compile_for(arch: str, source: str, constants: tuple[int, ...], work: Path) -> Compiled:
    """Compile for a real GPU, as hiprtc would, and read the object.

    Raises:
        RuntimeError: with the compiler's words.
    """
    file, made = work / "kernel.hip", work / "kernel.o"
    file.write_text(source, encoding="utf-8")
    target = ["-x", "hip", f"--offload-arch={arch}", "--offload-device-only", "--no-gpu-bundle-output"]
    target += ["-nogpulib", "-nogpuinc", "-O3", "-std=c++17", "-Wall", "-Wextra", "-Werror"]
    defines = [f"-DCONSTANT_{number}={value}" for number, value in enumerate(constants)]
    done = subprocess.run([CLANG, *target, *defines, str(file), "-o", str(made)], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    notes = subprocess.run(["llvm-readobj-19", "--notes", str(made)], check=True, capture_output=True, text=True).stdout
    text = subprocess.run(["llvm-objdump-19", "-d", str(made)], check=True, capture_output=True, text=True).stdout

    def number(name: str) -> int:
        found = re.search(rf"\.{name}:\s+(\d+)", notes)
        assert found is not None, f"the object's notes have no {name}"
        return int(found[1])

    return Compiled(
        matrix=len(re.findall(r"\bv_(?:wmma|mfma)_", text)),
        vgprs=number("vgpr_count"),
        sgprs=number("sgpr_count"),
        memory=number("group_segment_fixed_size"),
        spills=number("vgpr_spill_count") + number("sgpr_spill_count") + number("private_segment_fixed_size"),
    )


def instructions_of(arch: str, source: str, constants: tuple[int, ...], work: Path) -> list[str]:
    """Names of the instructions of what :func:`compile_for` makes, in order."""
    compile_for(arch, source, constants, work)
    made = str(work / "kernel.o")
    text = subprocess.run(["llvm-objdump-19", "-d", made], check=True, capture_output=True, text=True).stdout
    return re.findall(r"^\t(\w+)", text, re.MULTILINE)
