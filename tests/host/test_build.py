"""The build of the shaders: what it compiles, keeps and compares."""

from __future__ import annotations

import dataclasses
import importlib.metadata
import importlib.util
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import build
import pytest
from host.artifact_facts import SPECS

from onegpu.artifacts import FOLDER, LANGUAGES, KernelSpec, manifest

JOBS = list(build.jobs())


@pytest.fixture
def compiler() -> Callable[[KernelSpec, str], bytes]:
    if importlib.util.find_spec(build.COMPILER) is None:
        pytest.skip(f"needs {build.COMPILER}")
    have = f"{build.COMPILER} {importlib.metadata.version(build.COMPILER)}"
    if have != manifest()["compiler"]:
        pytest.skip(f"{have} gives other bytes than {manifest()['compiler']}")
    return build.compile_one


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_an_artifact_is_what_its_source_compiles_to(
    language: str, compiler: Callable[[KernelSpec, str], bytes]
) -> None:
    small = {("dtype", "float16"), ("head_dim", 32)}  # the fastest to compile
    name, spec, _ = next(job for job in JOBS if job[2] == language and small <= set(job[1].facts))
    assert compiler(spec, language) == (FOLDER / name).read_bytes()


def test_a_compiler_error_is_told_in_the_compilers_words(compiler: Callable[[KernelSpec, str], bytes]) -> None:
    broken = dataclasses.replace(SPECS[0], facts=(*SPECS[0].facts, ("threads", 1)), source="attention/missing.hlsl")
    with pytest.raises(RuntimeError, match=r"missing\.hlsl"):
        compiler(broken, "wgsl")


def test_a_build_removes_artifacts_that_nothing_declares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "attention_old.spv").write_bytes(b"old")
    (tmp_path / "notes.txt").write_text("kept")
    monkeypatch.setattr(build, "jobs", lambda: iter(()))
    monkeypatch.setattr(build, "write_generated", lambda: None)
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "0")
    build.build(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"manifest.json", "notes.txt"}


@pytest.mark.parametrize(("outputs", "wrong"), [([b"other", b"other", b"text"], []), ([b"other"] * 9, ["a.spv"])])
def test_one_other_result_of_the_compiler_proves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outputs: list[bytes], wrong: list[str]
) -> None:
    package, folder = tmp_path / "package", tmp_path / "built"
    package.mkdir()
    folder.mkdir()
    monkeypatch.setattr(build, "FOLDER", package)
    monkeypatch.setattr(build, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(build, "write_generated", lambda: None)
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "0")
    monkeypatch.setattr(build, "jobs", lambda: iter([("a.spv", SPECS[0], "spirv")]))
    monkeypatch.setattr(build, "compile_one", lambda spec, language: b"text")
    build.build(package)
    left = iter(outputs)
    monkeypatch.setattr(build, "compile_one", lambda spec, language: next(left))
    assert build.differences(folder) == [*wrong, *(["manifest.json"] if wrong else [])]
    assert len(list(left)) == (4 if wrong else 0)
