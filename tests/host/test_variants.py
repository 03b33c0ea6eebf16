"""The table of variants, the artifacts built from it, and the build itself."""

from __future__ import annotations

import dataclasses
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import build
import pytest

from onegpu import artifacts
from onegpu.artifacts import FOLDER, LANGUAGES, KernelSpec, manifest
from onegpu.attention.cpu_kernel import ROWS
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.attention.problem import MAX_HEAD_DIM
from onegpu.attention.variants import VARIANTS, Variant, find
from onegpu.errors import ShaderError

ROOT = Path(__file__).parents[2]
SPECS = [spec for variant in VARIANTS for spec in variant.specs()]
JOBS = list(build.jobs())
FILES = sorted(path for path in FOLDER.iterdir() if path.suffix in LANGUAGES.values())


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# --- the table


def test_names_of_variants_are_unique_and_found() -> None:
    names = [variant.name for variant in VARIANTS]
    assert len(set(names)) == len(names)
    assert "auto" not in names
    for variant in VARIANTS:
        assert find(variant.name) is variant
        assert variant.summary
        assert variant.languages <= {*LANGUAGES, "numpy"}
    assert find("auto") is None


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_covers_every_head_dim(variant: Variant) -> None:
    assert list(variant.head_dims) == sorted(set(variant.head_dims))
    assert variant.head_dims[-1] == MAX_HEAD_DIM
    assert variant.rows >= 1


def test_rows_of_the_cpu_variant_are_those_of_its_program() -> None:
    """A plan counts blocks of ``rows`` rows, and the program cuts them: two numbers would lose rows."""
    blocked = find("blocked")
    assert blocked is not None
    assert blocked.rows == ROWS


@pytest.mark.parametrize("lanes", [1, 2])
def test_rows_of_the_scalar_variants_are_those_of_their_source(lanes: int) -> None:
    variant = find({1: "rows", 2: "pairs"}[lanes])
    assert variant is not None
    source = (ROOT / "shaders" / "attention" / "rows.hlsl").read_text()
    threads = re.search(r"static const uint THREADS = (\d+);", source)
    assert threads is not None
    assert "static const uint ROWS = THREADS / LANES;" in source
    assert variant.rows == int(threads[1]) // lanes
    assert {spec.threads for spec in variant.specs()} == {int(threads[1])}


def test_names_of_specs_are_unique_and_fit_a_file_name() -> None:
    names = [spec.name for spec in SPECS]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z0-9_.]{1,100}", name) for name in names)


def test_a_name_holds_every_fact() -> None:
    for spec in SPECS:
        for number, (key, value) in enumerate(spec.facts):
            other = f"{value}x" if isinstance(value, str) else value + 1
            facts = (*spec.facts[:number], (key, other), *spec.facts[number + 1 :])
            changed = dataclasses.replace(spec, facts=facts)
            assert changed.name != spec.name
            assert changed.macros != spec.macros
        assert dataclasses.replace(spec, family="other").name != spec.name


def test_macros_and_entry_of_a_spec() -> None:
    spec = KernelSpec("f", "folder/file.hlsl", (("dtype", "float16"), ("head_dim", 64)), (), ATTENTION_PARAMS, 64, 0)
    assert spec.macros == {"DTYPE_FLOAT16": "1", "HEAD_DIM": "64"}
    assert spec.entry == "folder"
    assert spec.name == "f.float16.head_dim64"


# --- the artifacts


def test_every_spec_has_its_artifacts_and_no_artifact_is_an_orphan() -> None:
    wanted = set()
    for variant in VARIANTS:
        for spec in variant.specs():
            for language in variant.languages & LANGUAGES.keys():
                if (language, dict(spec.facts).get("form")) != ("msl", "loops"):  # Metal has no software driver
                    wanted.add(spec.name + LANGUAGES[language])
    assert {path.name for path in FILES} == wanted
    assert {name for name, _, _ in JOBS} == wanted
    assert set(manifest()["artifacts"]) == wanted
    assert len(JOBS) == len(wanted)


def test_the_folder_holds_nothing_else() -> None:
    others = {path.name for path in FOLDER.iterdir()} - {path.name for path in FILES}
    assert others == {"manifest.json"}


def test_every_program_is_built_once_by_name() -> None:
    assert build.specs() == {spec.name: spec for spec in SPECS if spec.source.endswith(".hlsl")}


def test_sources_are_those_that_were_built() -> None:
    assert build.source_hashes() == manifest()["sources"], "kernels are older than their sources: run shaders/build.py"
    assert {spec.source for spec in SPECS if ":" not in spec.source} <= manifest()["sources"].keys()


def test_artifacts_are_those_that_were_built() -> None:
    assert {path.name: sha256(path.read_bytes()) for path in FILES} == manifest()["artifacts"]


def test_every_program_loads_in_every_language() -> None:
    for _, spec, language in JOBS:
        code = artifacts.load(spec, language)
        assert code.name == spec.name
        assert code.code == (FOLDER / (spec.name + LANGUAGES[language])).read_bytes()
        assert code.bindings == spec.bindings
        assert code.param_bytes == ATTENTION_PARAMS.nbytes
        assert (code.threads, code.workgroup_memory, code.entry) == (spec.threads, spec.workgroup_memory, spec.entry)


def test_the_numpy_program_loads_as_a_function() -> None:
    (spec,) = [s for s in SPECS if s.name == "attention_blocked.float32"]
    assert callable(artifacts.load(spec, "numpy").code)


def test_a_program_that_was_not_built_is_named() -> None:
    spec = dataclasses.replace(SPECS[0], family="attention_missing")
    with pytest.raises(ShaderError) as caught:
        artifacts.load(spec, "wgsl")
    assert str(caught.value) == (
        f"the package has no kernel '{spec.name}.wgsl'; 'make shaders' builds what the sources declare"
    )


def test_an_installation_without_kernels_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artifacts, "FOLDER", tmp_path)
    manifest.cache_clear()
    try:
        with pytest.raises(ShaderError, match=r"manifest\.json is missing: this installation has no kernels"):
            artifacts.load(SPECS[0], "wgsl")
    finally:
        manifest.cache_clear()


def test_no_artifact_holds_a_path_of_the_builder() -> None:
    for path in FILES:
        data = path.read_bytes()
        for word in (b".hlsl", b"#line", os.fsencode(ROOT), os.fsencode(Path.home())):
            assert len(word) < 4 or word not in data, (path.name, word)
        if path.suffix != ".spv":
            assert not re.search(rb"""["'\s](/\w+/|[A-Za-z]:\\)""", data), path.name
            assert b"\r" not in data, path.name


def text_of(spec: KernelSpec) -> str:
    return (FOLDER / f"{spec.name}.wgsl").read_text()


def each_variant(language: str) -> pytest.MarkDecorator:
    found = [variant for variant in VARIANTS if language in variant.languages]
    return pytest.mark.parametrize("variant", found, ids=lambda variant: variant.name)


WGSL_ENABLES: dict[str, list[str]] = {"rows": [], "pairs": ["enable subgroups;"]}


@each_variant("wgsl")
def test_wgsl_enables_only_what_the_variant_says_it_needs(variant: Variant) -> None:
    texts = {spec.name: text_of(spec) for spec in variant.specs()}
    enables = {name: re.findall(r"^(?:enable|requires) .*$", text, re.MULTILINE) for name, text in texts.items()}
    assert enables == dict.fromkeys(texts, WGSL_ENABLES[variant.name])
    assert [name for name, text in texts.items() if re.search(r"\bf16\b", text)] == []


@each_variant("wgsl")
def test_wgsl_bindings_and_workgroup_are_those_of_the_spec(variant: Variant) -> None:
    for spec in variant.specs():
        text = text_of(spec)
        access = {
            int(number): {"read": "read", "read_write": "write"}[kind]
            for number, kind in re.findall(r"@binding\((\d+)\) @group\(0\) var<storage, (\w+)>", text)
        }
        assert access == dict(enumerate(spec.bindings, start=1)), spec.name
        assert re.search(rf"@workgroup_size\({spec.threads}, 1, 1\)\s*fn {spec.entry}\(", text), spec.name
        tiles = re.findall(r"var<workgroup> \w+ : array<vec4<f32>, i32\((\d+)\)>;", text)
        assert sum(16 * int(n) for n in tiles) == spec.workgroup_memory, spec.name
        assert text.count("var<workgroup>") == len(tiles), spec.name


@each_variant("msl")
def test_metal_entry_point_is_that_of_the_spec(variant: Variant) -> None:
    for spec in variant.specs():
        path = FOLDER / f"{spec.name}.metal"
        if path.exists():
            assert re.findall(r"\[\[kernel\]\] void (\w+)\(", path.read_text()) == [spec.entry], spec.name


# --- SPIR-V

SHADER, GROUP_NON_UNIFORM_QUAD = 1, 68
#: Capabilities of Vulkan 1.1's core and of the subgroup operations that a variant says it needs: nothing with 16 bits.
CAPABILITIES = {"rows": {SHADER}, "pairs": {SHADER, GROUP_NON_UNIFORM_QUAD}}
#: Part of SPIR-V 1.3 already, so a driver needs nothing to take it.
EXTENSIONS = {"SPV_KHR_storage_buffer_storage_class"}

Instruction = tuple[int, tuple[int, ...]]


def instructions(data: bytes) -> Iterator[Instruction]:
    assert len(data) % 4 == 0
    words = struct.unpack(f"<{len(data) // 4}I", data)
    at = 5
    while at < len(words):
        count, opcode = words[at] >> 16, words[at] & 0xFFFF
        assert 1 <= count <= len(words) - at
        yield opcode, words[at + 1 : at + count]
        at += count


def programs(variant: Variant) -> dict[str, list[Instruction]]:
    return {spec.name: list(instructions((FOLDER / f"{spec.name}.spv").read_bytes())) for spec in variant.specs()}


def string(words: tuple[int, ...]) -> str:
    return struct.pack(f"<{len(words)}I", *words).split(b"\0")[0].decode()


@each_variant("spirv")
def test_spirv_header_is_of_version_1_3_at_most(variant: Variant) -> None:
    for spec in variant.specs():
        magic, version, _, bound, schema = struct.unpack_from("<5I", (FOLDER / f"{spec.name}.spv").read_bytes())
        assert magic == 0x07230203, spec.name
        assert 0x00010000 <= version <= 0x00010300, spec.name
        assert bound > 1
        assert schema == 0


@each_variant("spirv")
def test_spirv_needs_no_optional_feature_beyond_the_variant(variant: Variant) -> None:
    """f16tof32 once compiled to arithmetic on 16-bit types, which asks for Float16 (9) and Int16 (22)."""
    capability, extension = 17, 10
    code = programs(variant)
    found = {name: {words[0] for opcode, words in code[name] if opcode == capability} for name in code}
    assert found == dict.fromkeys(code, CAPABILITIES[variant.name])
    for name in code:
        assert {string(words) for opcode, words in code[name] if opcode == extension} <= EXTENSIONS, name


@each_variant("spirv")
def test_spirv_entry_point_is_that_of_the_spec(variant: Variant) -> None:
    """The compiler once called it "main" in SPIR-V, and a backend asked for the name that the spec says."""
    entry_point, gl_compute = 15, 5
    code = programs(variant)
    found = {name: [(w[0], string(w[2:])) for opcode, w in code[name] if opcode == entry_point] for name in code}
    assert found == {spec.name: [(gl_compute, spec.entry)] for spec in variant.specs()}


@each_variant("spirv")
def test_spirv_workgroup_is_that_of_the_spec(variant: Variant) -> None:
    execution_mode, local_size = 16, 17
    code = programs(variant)
    found = {n: [w[2:] for opcode, w in code[n] if opcode == execution_mode and w[1] == local_size] for n in code}
    assert found == {spec.name: [(spec.threads, 1, 1)] for spec in variant.specs()}


@each_variant("spirv")
def test_spirv_bindings_are_those_of_the_spec(variant: Variant) -> None:
    decorate, binding, descriptor_set = 71, 33, 34
    for spec, code in zip(variant.specs(), programs(variant).values(), strict=True):
        places: dict[int, list[int]] = {binding: [], descriptor_set: []}
        for opcode, words in code:
            if opcode == decorate and words[1] in places:
                places[words[1]].append(words[2])
        assert sorted(places[binding]) == list(range(1 + len(spec.bindings))), spec.name
        assert set(places[descriptor_set]) == {0}, spec.name


@each_variant("spirv")
def test_spirv_has_the_parameter_block_without_padding(variant: Variant) -> None:
    member_name, member_decorate, offset = 6, 72, 35
    for spec, code in zip(variant.specs(), programs(variant).values(), strict=True):
        names = {(words[0], words[1]): string(words[2:]) for opcode, words in code if opcode == member_name}
        offsets = {
            (words[0], words[1]): words[3] for opcode, words in code if opcode == member_decorate and words[2] == offset
        }
        block = next(kind for (kind, member), name in names.items() if (name, member) == (spec.params.names[0], 0))
        found = {names[key]: place for key, place in offsets.items() if key[0] == block}
        assert found == {name: 4 * number for number, name in enumerate(spec.params.names)}, spec.name


# --- the build


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


@pytest.mark.slow
def test_all_artifacts_are_what_their_sources_compile_to(
    tmp_path: Path, compiler: Callable[[KernelSpec, str], bytes]
) -> None:
    assert build.differences(tmp_path) == []
    assert json.loads((tmp_path / "manifest.json").read_text()) == manifest()


def test_a_build_removes_artifacts_that_nothing_declares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "attention_old.spv").write_bytes(b"old")
    (tmp_path / "notes.txt").write_text("kept")
    monkeypatch.setattr(build, "jobs", lambda: iter(()))
    monkeypatch.setattr(build, "write_generated", lambda: None)
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "0")
    build.build(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"manifest.json", "notes.txt"}
