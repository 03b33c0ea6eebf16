"""The built kernels that ship with the package, and how a program is found among them.

An operator declares each of its programs as a :class:`KernelSpec`. The build (``shaders/build.py``) compiles every
spec for every language into ``onegpu/shaders``; :func:`load` finds the result again by the spec's name.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from onegpu import hip
from onegpu.backends.base import KernelCode, MatrixShape
from onegpu.errors import ShaderError
from onegpu.params import ParamBlock

__all__ = ["FOLDER", "LANGUAGES", "KernelSpec", "artifact_hash", "load", "manifest", "manifest_hash", "special_name"]

FOLDER = Path(__file__).parent / "shaders"

#: Languages that are built, with the ending of their files.
LANGUAGES = {"spirv": ".spv", "wgsl": ".wgsl", "msl": ".metal"}


@dataclass(frozen=True)
class KernelSpec:
    """One program: its source and everything that specialises it.

    Attributes:
        family: what it computes, the first part of its name.
        source: path below ``shaders/``; below ``onegpu/hip`` for the "hip" language; ``"module:function"`` for "numpy".
        facts: what specialises it, in order, as (short name, value); with ``family`` they make the name, so none can be
            missing in it, and the build turns them into macros (see :attr:`macros`).
        bindings: access ("read", "write") of the storage bindings 1, 2, ...
        params: the parameter block, binding 0.
        threads: threads of a workgroup.
        rows: query rows that a workgroup owns.
        workgroup_memory: bytes.
        subgroup: threads that a subgroup must have at least; 0 if the program does not use subgroups.
        subgroup_size: threads that every subgroup must have, all of them present; 0 leaves it to the driver.
        matrix: the product of matrices that the program computes on matrix hardware, or None.
        alignment: elements of which every row of Q, K, V and O must begin at a multiple.
        columns: columns of O that a workgroup owns of its rows; 0 is all.
        totals_in_scratch: whether a workgroup that walks several ranges of keys keeps their total in scratch memory:
            ``rows`` times its columns floats for each workgroup.
        most_keys: keys of a range at most; 0 is any number.
    """

    family: str
    source: str
    facts: tuple[tuple[str, str | int], ...]
    bindings: tuple[str, ...]
    params: ParamBlock
    threads: int
    rows: int
    workgroup_memory: int
    subgroup: int = 0
    subgroup_size: int = 0
    matrix: MatrixShape | None = None
    alignment: int = 1
    columns: int = 0
    totals_in_scratch: bool = False
    most_keys: int = 0

    @property
    def name(self) -> str:
        """Unique name, for example ``attention_rows.float32.unrolled.head_dim64``; also the stem of the artifact's
        file.
        """
        return ".".join([self.family, *(v if isinstance(v, str) else f"{key}{v}" for key, v in self.facts)])

    @property
    def macros(self) -> dict[str, str]:
        """Build macros: a number as ``HEAD_DIM=64``, a word as ``DTYPE_FLOAT16=1``."""
        return {
            (f"{key}_{value}" if isinstance(value, str) else key).upper(): "1" if isinstance(value, str) else str(value)
            for key, value in self.facts
        }

    @property
    def entry(self) -> str:
        """Name of the entry point: the operator, which is the folder of the source."""
        return self.source.partition("/")[0]


@cache
def manifest() -> dict[str, Any]:
    """The build's record: compiler version, hashes of sources and artifacts."""
    path = FOLDER / "manifest.json"
    if not path.exists():
        raise ShaderError(f"{path} is missing: this installation has no kernels. Run 'make shaders'")
    loaded: dict[str, Any] = json.loads(path.read_text())
    return loaded


@cache
def manifest_hash() -> str:
    """SHA-256 of the build's record: another build of any kernel has another one."""
    path = FOLDER / "manifest.json"
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def artifact_hash(spec: KernelSpec, language: str) -> str:
    """SHA-256 of a spec's artifact in a language, as the manifest has it, or of its source, if that is what ships; ""
    for one that is neither.
    """
    if language == "hip":
        return hashlib.sha256(_hip_source(spec)).hexdigest()
    return str(manifest()["artifacts"].get(spec.name + LANGUAGES[language], "")) if language in LANGUAGES else ""


def special_name(spec: KernelSpec, constants: tuple[int, ...]) -> str:
    """Name of a spec's program with the values of its specialisation constants, which are numbered from 0."""
    return ".".join([spec.name, *(f"constant{number}={value}" for number, value in enumerate(constants))])


def _hip_source(spec: KernelSpec) -> bytes:
    """A program's whole text, which the backend compiles for the device that is there."""
    return hip.assemble(spec.source, spec.macros, spec.params).encode()


def load(spec: KernelSpec, language: str, constants: tuple[int, ...] = ()) -> KernelCode:
    """The program of a spec in a backend's language, with values for its specialisation constants.

    Raises:
        ShaderError: if the package does not have it.
    """
    code: Any
    if language == "numpy":
        module, _, function = spec.source.partition(":")
        code = getattr(importlib.import_module(module), function)
    elif language == "hip":
        code = _hip_source(spec)
    else:
        name = spec.name + LANGUAGES[language]
        if name not in manifest()["artifacts"]:
            raise ShaderError(f"the package has no kernel {name!r}; 'make shaders' builds what the sources declare")
        code = (FOLDER / name).read_bytes()
    return KernelCode(
        name=special_name(spec, constants),
        code=code,
        bindings=spec.bindings,
        param_bytes=spec.params.nbytes,
        threads=spec.threads,
        workgroup_memory=spec.workgroup_memory,
        entry=spec.entry,
        constants=tuple(enumerate(constants)),
        subgroup_size=spec.subgroup_size,
    )
