"""The tables of programs, and the artifacts built from them. The build itself: test_build.py."""

from __future__ import annotations

import dataclasses
import hashlib
import os
import re
from pathlib import Path

import build
import pytest
from build import FAMILIES
from host.artifact_facts import SPECS, USED, constants_of, each_family, numbers_used

from onegpu import artifacts, hip
from onegpu.artifacts import FOLDER, LANGUAGES, KernelSpec, manifest
from onegpu.attention.cpu_kernel import KEYS, ROWS
from onegpu.attention.params import ATTENTION_PARAMS, PAGED_TENSORS, QUANTIZED_TENSORS
from onegpu.attention.problem import MAX_HEAD_DIM
from onegpu.attention.programs import Family
from onegpu.attention.schedules import FEW_ROWS, RANGE_KEYS
from onegpu.attention.variants import TENSORS, VARIANTS, Variant, aligned_of, find, merge_spec
from onegpu.errors import ShaderError
from onegpu.layers.programs import TENSORS as OF_LAYERS

ROOT = Path(__file__).parents[2]
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
        assert variant.languages <= {*LANGUAGES, "numpy", "hip"}
    assert find("auto") is None


LARGEST_HEAD_DIM = {
    "rows": MAX_HEAD_DIM,
    "pairs": MAX_HEAD_DIM,
    "tiles": 128,
    "resident": MAX_HEAD_DIM,
    "cooperative": 128,
    "split": 128,
    "lanes": MAX_HEAD_DIM,
    "panels": 128,
    "single_wave": 128,
    "pipelined": 64,
    "transposed": 128,
    "rounded": 128,
    "narrow": 128,
    "wide": 128,
    "simdgroup": 128,
    "blocked": MAX_HEAD_DIM,
}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_covers_every_head_dim(variant: Variant) -> None:
    assert list(variant.head_dims) == sorted(set(variant.head_dims))
    assert variant.head_dims[-1] == LARGEST_HEAD_DIM[variant.name]
    assert all(spec.rows >= 1 for spec in own_specs(variant))


def own_specs(variant: Variant) -> list[KernelSpec]:
    """The programs of a variant, without those for few rows and the shared merge programs."""
    return [spec for spec in variant.specs() if spec.family == f"attention_{variant.name}"]


def few_specs(variant: Variant) -> list[KernelSpec]:
    """The programs of a variant for calls with few rows."""
    return [spec for spec in variant.specs() if spec.family in ("attention_few", "attention_resident_few")]


def test_variants_that_split_share_the_merge_programs() -> None:
    for variant in VARIANTS:
        others = [spec for spec in variant.specs() if spec not in own_specs(variant) + few_specs(variant)]
        assert others == [
            variant.merge(dtype, paged)
            for dtype in variant.dtypes
            for paged in ([False, True] if variant.pages else [False])
            if variant.splits
        ]
    assert [variant.name for variant in VARIANTS if variant.splits] == [
        "rows",
        "pairs",
        "tiles",
        "resident",
        "cooperative",
        "split",
        "panels",
        "narrow",
        "wide",
        "simdgroup",
    ]
    for merge in (merge_spec(dtype, hip=of_hip) for dtype in VARIANTS[0].dtypes for of_hip in (False, True)):
        # It runs on whatever the variants run on.
        assert (merge.threads, merge.workgroup_memory, merge.subgroup) == (64, 0, 0)


def test_what_the_programs_write() -> None:
    for spec in SPECS:
        if spec.family in ("matrix_probe", "matrix_rate"):
            assert spec.bindings == ("read", "write")
            continue
        if spec.family in OF_LAYERS:
            assert spec.bindings == ("read",) * (len(OF_LAYERS[spec.family]) - 1) + ("write",)
            continue
        written = {name for name, access in zip(PAGED_TENSORS, spec.bindings, strict=False) if access == "write"}
        assert written == {"o", "scratch"}
        tensors = {"paged": PAGED_TENSORS}.get(str(dict(spec.facts).get("kv")), QUANTIZED_TENSORS)
        assert len(spec.bindings) == len(tensors if "kv" in dict(spec.facts) else TENSORS)
    assert TENSORS.index("scratch") + 1 == 7


def test_rows_of_the_cpu_variant_are_those_of_its_program() -> None:
    """A plan counts blocks of ``rows`` rows, and the program cuts them: two numbers would lose rows."""
    blocked = find("blocked")
    assert blocked is not None
    assert {spec.rows for spec in blocked.specs()} == {ROWS}
    assert KEYS == RANGE_KEYS


def source_of(spec: KernelSpec) -> str:
    return (ROOT / "shaders" / spec.source).read_text()


@pytest.mark.parametrize("lanes", [1, 2])
def test_rows_of_the_scalar_variants_are_those_of_their_source(lanes: int) -> None:
    variant = find({1: "rows", 2: "pairs"}[lanes])
    assert variant is not None
    specs = own_specs(variant)
    source = source_of(specs[0])
    threads = re.search(r"static const uint THREADS = (\d+);", source)
    assert threads is not None
    assert "static const uint ROWS = THREADS / LANES;" in source
    assert {(spec.source, spec.threads) for spec in specs} == {(specs[0].source, int(threads[1]))}
    assert {spec.rows for spec in specs} == {int(threads[1]) // lanes}
    assert {spec.macros["LANES"] for spec in specs} == {str(lanes)}
    # A quad holds two pairs; a thread alone needs no subgroup.
    assert {spec.subgroup for spec in specs} == {0 if lanes == 1 else 4}
    assert "QuadReadAcrossX" in source
    assert "WaveReadLaneAt" not in source


def included_by(spec: KernelSpec) -> str:
    """The source of a program with all that it includes."""
    path = ROOT / "shaders" / spec.source
    text, names = "", [path.name]
    for name in names:
        text += (path.parent / name).read_text()
        names += [found for found in re.findall(r'#include "([\w./]+\.hlsl)"', text) if found not in names]
    return text


def numbers_of(spec: KernelSpec) -> dict[str, int]:
    return {key: value for key, value in spec.facts if isinstance(value, int)}


def test_rows_of_tiles_are_those_of_its_source() -> None:
    variant = find("tiles")
    assert variant is not None
    source = included_by(own_specs(variant)[0])
    rows = re.search(r"static const uint R = (\d+);", source)
    assert rows is not None
    assert "static const uint ROWS = THREADS / LANES * R;" in source
    for spec in own_specs(variant):
        facts = numbers_of(spec)
        assert spec.threads == facts["threads"]
        assert spec.rows == facts["threads"] // facts["lanes"] * int(rows[1])
        # The neighbours that share rows lie in one subgroup, which a group of lanes must not straddle.
        assert spec.subgroup == facts["lanes"]
        assert facts["lanes"] in (4, 8)
        assert spec.threads % facts["lanes"] == 0
        # Each thread holds whole float4, and a tile whole steps of keys.
        assert facts["head_dim"] % (4 * facts["lanes"]) == 0
        tile = spec.workgroup_memory // (2 * 4 * facts["head_dim"])
        assert tile % facts["step"] == 0


def test_lanes_of_tiles() -> None:
    """At 16 lanes, GPUs with subgroups of 8 would lose `tiles`."""
    variant = find("tiles")
    assert variant is not None
    found = {(n["head_dim"], n["lanes"]) for n in map(numbers_of, own_specs(variant) + few_specs(variant))}
    assert found == {(32, 4), (64, 8), (128, 8)}


def test_few_rows_of_resident_go_by_the_steps_of_many() -> None:
    resident = find("resident")
    assert resident is not None
    for few in few_specs(resident):
        sizes = dict(few.facts)
        many = [
            dict(spec.facts)
            for spec in own_specs(resident)
            if all(dict(spec.facts)[key] == sizes[key] for key in ("dtype", "layout", "head_dim", "tile"))
        ]
        assert sizes["step"] in {facts["step"] for facts in many}
        assert sizes["keys"] in {facts["keys"] for facts in many}
        assert few.rows == sizes["tile"]
        assert few.most_keys == RANGE_KEYS


def test_few_adds_the_numbers_of_tiles_in_the_same_order() -> None:
    """What may not differ, or a row would have other bits: lanes, steps, forms, element types, ranges."""
    tiles = find("tiles")
    assert tiles is not None
    assert [variant.name for variant in VARIANTS if few_specs(variant)] == ["tiles", "resident"]
    assert len(few_specs(tiles)) == len(own_specs(tiles)) > 0
    common = ("dtype", "form", "access", "head_dim", "lanes", "step")
    for spec, few in zip(own_specs(tiles), few_specs(tiles), strict=True):
        assert [(key, value) for key, value in spec.facts if key in common] == [
            (key, value) for key, value in few.facts if key in common
        ]
        assert (few.bindings, few.params, few.subgroup) == (spec.bindings, spec.params, spec.subgroup)
        # The sums of a score and of a step, and the folding of ranges, are one text.
        assert '#include "lanes.hlsl"' in source_of(spec)
        assert '#include "lanes.hlsl"' in source_of(few)


def test_rows_and_memory_of_few_are_those_of_its_source() -> None:
    variant = find("tiles")
    assert variant is not None
    source = included_by(few_specs(variant)[0])
    for line in (
        "static const uint R = 4; ",
        "static const uint ROWS = ROWS_OF_BLOCK; ",
        f"static const uint RANGE = {RANGE_KEYS}; ",
        "static const uint STEPS = RANGE / STEP;",
        "static const uint V_KEYS = V_FLOATS / HEAD_DIM; ",
        "groupshared float4 scores[ROWS * RANGE / 4]; ",
        "groupshared float peaks[ROWS * STEPS]; ",
        "groupshared float factors[ROWS * STEPS]; ",
        "groupshared float sums[ROWS * STEPS]; ",
        "groupshared float range_peaks[ROWS];",
        "groupshared float4 q_tile[ROWS * QUADS];",
        "groupshared float4 v_tile[V_KEYS * QUADS];",
    ):
        assert line in source, line
    assert source.count("groupshared ") == 7
    for spec in few_specs(variant):
        facts = numbers_of(spec)
        rows, steps = facts["rows_of_block"], RANGE_KEYS // facts["step"]
        assert spec.threads == facts["threads"]
        assert spec.rows == rows == FEW_ROWS
        assert rows % 4 == 0  # whole blocks of R rows
        assert spec.threads % facts["lanes"] == 0
        v_floats = facts["v_floats"] // facts["head_dim"] * facts["head_dim"]
        others = 3 * rows * steps + rows + rows * facts["head_dim"]
        assert spec.workgroup_memory == 4 * (rows * RANGE_KEYS + others + v_floats)
        # A range is whole tiles of V, and a tile whole steps; each thread loads as many float4 of it as any other.
        tile = facts["v_floats"] // facts["head_dim"]
        assert RANGE_KEYS % tile == 0
        assert tile % facts["step"] == 0
        assert tile * facts["head_dim"] // 4 % spec.threads == 0
        # All float4 of a row have an owner.
        assert spec.threads % (facts["head_dim"] // 4) == 0


def test_quads_are_the_same_programs_with_another_access_to_rows() -> None:
    for family in FAMILIES:
        specs = {spec.name: spec for spec in family.specs()}
        for spec in specs.values():
            quads = aligned_of(spec)
            assert (quads is not None) == (("access", "words") in spec.facts) == (".words." in spec.name)
            if quads is not None:
                octs = spec.matrix is not None and ("dtype", "float32") not in spec.facts
                access, alignment = ("octs", 8) if octs else ("quads", 4)
                assert quads == specs[spec.name.replace(".words.", f".{access}.")]
                assert (spec.alignment, quads.alignment) == (1, alignment)
                assert dataclasses.replace(quads, facts=spec.facts, alignment=1) == spec
                assert quads.macros.keys() - spec.macros.keys() == {f"ACCESS_{access.upper()}"}
    words = [spec for spec in SPECS if ("access", "words") in spec.facts and spec.matrix is None]
    words = [spec for spec in words if spec.source.endswith(".hlsl")]
    fused = [spec.family for spec in words if spec.family.startswith("attention")]
    assert set(fused) == {"attention_tiles", "attention_few"}
    assert len(fused) == 2 * 2 * (3 + 1)  # programs, element types, head dimensions and the loops of one
    assert all("#elif !defined(ACCESS_QUADS)" in included_by(spec) for spec in words)


@pytest.mark.parametrize("name", ["rows", "pairs", "tiles"])
def test_tiles_of_keys_are_those_of_the_source_and_cut_no_range(name: str) -> None:
    variant = find(name)
    assert variant is not None
    for spec in own_specs(variant):
        assert "static const uint TILE = HEAD_DIM <= 64 ? 32 : 2048 / HEAD_DIM;" in source_of(spec)
        head_dim = int(spec.macros["HEAD_DIM"])
        tile = 32 if head_dim <= 64 else 2048 // head_dim
        assert spec.workgroup_memory == 2 * tile * head_dim * 4
        assert RANGE_KEYS % tile == 0
        assert 32 % tile == 0  # ranges of fast mode are multiples of 32


def test_every_family_is_built() -> None:
    assert [family.name for family in FAMILIES] == [
        *(v.name for v in VARIANTS),
        "unfused",
        "unfused",
        "probe",
        "layers",
        "rate",
    ]


def test_names_of_specs_are_unique_and_fit_a_file_name() -> None:
    for family in FAMILIES:
        names = [spec.name for spec in family.specs()]
        assert len(set(names)) == len(names)
    # Of several families, equal names are equal programs.
    by_name = {spec.name: spec for spec in SPECS}
    assert all(by_name[spec.name] == spec for family in FAMILIES for spec in family.specs())
    assert all(re.fullmatch(r"[a-z0-9_.]{1,140}", name) for name in by_name)


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
    spec = KernelSpec("f", "folder/file.hlsl", (("dtype", "float16"), ("head_dim", 64)), (), ATTENTION_PARAMS, 64, 1, 0)
    assert spec.macros == {"DTYPE_FLOAT16": "1", "HEAD_DIM": "64"}
    assert spec.entry == "folder"
    assert spec.name == "f.float16.head_dim64"


# --- the artifacts


def test_every_spec_has_its_artifacts_and_no_artifact_is_an_orphan() -> None:
    wanted = set()
    for family in FAMILIES:
        for spec in family.specs():
            for language in family.languages & LANGUAGES.keys():
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
    assert build.specs() == {spec.name: spec for spec in SPECS if spec.source.endswith((".hlsl", ".metal"))}


def test_sources_are_those_that_were_built() -> None:
    assert build.source_hashes() == manifest()["sources"], "kernels are older than their sources: run shaders/build.py"
    sources = {spec.source for spec in SPECS}
    assert {source for source in sources if source.endswith((".hlsl", ".metal"))} <= manifest()["sources"].keys()
    assert {source for source in sources if source.endswith(".hip")} <= set(hip.sources())
    assert all(source.endswith((".hlsl", ".metal", ".hip")) or ":" in source for source in sources)


def test_hip_programs_are_one_text_without_includes() -> None:
    for spec in (spec for spec in SPECS if spec.source.endswith(".hip")):
        code = artifacts.load(spec, "hip", (0, 1))
        assert isinstance(code.code, bytes)
        text = code.code.decode("ascii")
        assert "#include" not in text
        for line in (*(f"#define {name} {value}" for name, value in spec.macros.items()), f"struct {spec.params.name}"):
            assert text.count(line + "\n") == 1
        assert f"void {code.entry}(" in text
        assert code.constants == ((0, 0), (1, 1))
        assert artifacts.artifact_hash(spec, "hip") == sha256(code.code)
        assert artifacts.artifact_hash(spec, "spirv") == ""  # it is built in no other language


def test_each_file_of_a_hip_program_is_in_it_once_and_lines_are_those_of_the_files() -> None:
    spec = next(spec for spec in SPECS if spec.source == "attention/gfx11.hip")
    lines = hip.assemble(spec.source, spec.macros, spec.params).splitlines()
    name, number, seen = "", 0, set()
    for line in lines:
        if found := re.fullmatch(r'#line (\d+) "(.+)"', line):
            name, number = found[2], int(found[1])
            assert (number == 1) == (name not in seen)
            seen.add(name)
        elif name:
            original = (hip.FOLDER / name).read_text(encoding="utf-8").splitlines()[number - 1]
            assert line in (original, "") if original.startswith("#include") else line == original
            number += 1
    assert seen == {"attention/gfx11.hip", "common.hip", "attention/work.hip"}


def test_artifacts_are_those_that_were_built() -> None:
    assert {path.name: sha256(path.read_bytes()) for path in FILES} == manifest()["artifacts"]


def test_every_program_loads_in_every_language() -> None:
    for _, spec, language in JOBS:
        code = artifacts.load(spec, language)
        assert code.name == spec.name
        assert code.code == (FOLDER / (spec.name + LANGUAGES[language])).read_bytes()
        assert code.bindings == spec.bindings
        assert code.param_bytes == spec.params.nbytes
        assert (code.threads, code.workgroup_memory, code.entry) == (spec.threads, spec.workgroup_memory, spec.entry)
        assert code.constants == ()


@pytest.mark.parametrize("language", [*LANGUAGES, "numpy"])
def test_constants_are_part_of_a_program_and_of_its_name(language: str) -> None:
    ending = "" if language == "numpy" else ".hlsl"
    spec = next(s for s in SPECS if s.source.endswith(ending) and (ending or ":" in s.source))
    plain, one, two = (artifacts.load(spec, language, constants) for constants in ((), (2,), (0, 7)))
    assert (plain.name, plain.constants) == (spec.name, ())
    assert (one.name, one.constants) == (f"{spec.name}.constant0=2", ((0, 2),))
    assert (two.name, two.constants) == (f"{spec.name}.constant0=0.constant1=7", ((0, 0), (1, 7)))
    assert plain.code == one.code == two.code
    assert artifacts.special_name(spec, (2,)) == one.name


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


SUBGROUPS = ["enable subgroups;"]
#: What a program may enable; nothing, if it is not here.
WGSL_ENABLES = {"attention_pairs": SUBGROUPS, "attention_tiles": SUBGROUPS, "attention_few": SUBGROUPS}


@each_family("wgsl")
def test_wgsl_enables_only_what_the_family_says_it_needs(family: Family) -> None:
    texts = {spec.name: text_of(spec) for spec in family.specs()}
    enables = {name: re.findall(r"^(?:enable|requires) .*$", text, re.MULTILINE) for name, text in texts.items()}
    assert enables == {spec.name: WGSL_ENABLES.get(spec.family, []) for spec in family.specs()}
    assert [name for name, text in texts.items() if re.search(r"\bf16\b", text)] == []


@each_family("wgsl")
def test_wgsl_has_the_constants_of_the_program(family: Family) -> None:
    for spec in family.specs():
        found = re.findall(r"^@id\((\d+)\) override (\w+?)(?:_\d+)? : u32", text_of(spec), re.MULTILINE)
        assert found == [(str(number), name) for number, name in enumerate(constants_of(spec))], spec.name


@each_family("wgsl")
def test_wgsl_shuffles_only_where_neighbours_reach_beyond_a_quad(family: Family) -> None:
    for spec in family.specs():
        words = set(re.findall(r"\b(?:subgroup|quad)\w*", text_of(spec))) - {"subgroups"}
        words = {word for word in words if not re.fullmatch(r"quads?_\d+|quads_of_rows_\d+", word)}
        lanes = int(spec.macros.get("LANES", "1"))
        quads = {"quadSwapX"} | ({"quadSwapY", "quadSwapDiagonal"} if family.name == "tiles" else set())
        shuffles = {"subgroupShuffle", "subgroup_invocation_id"} if lanes > 4 else set()
        assert words == (quads if lanes > 1 else set()) | shuffles, spec.name


@each_family("wgsl")
def test_wgsl_bindings_and_workgroup_are_those_of_the_spec(family: Family) -> None:
    for spec in family.specs():
        text = text_of(spec)
        access = {
            int(number): {"read": "read", "read_write": "write"}[kind]
            for number, kind in re.findall(r"@binding\((\d+)\) @group\(0\) var<storage, (\w+)>", text)
        }
        assert access.items() <= dict(enumerate(spec.bindings, start=1)).items(), spec.name
        assert set(access) == numbers_used(spec), spec.name
        assert re.search(rf"@workgroup_size\({spec.threads}, 1, 1\)\s*fn {spec.entry}\(", text), spec.name
        arrays = re.findall(r"var<workgroup> \w+ : array<(f32|vec4<f32>), i32\((\d+)\)>;", text)
        assert sum({"f32": 4, "vec4<f32>": 16}[kind] * int(n) for kind, n in arrays) == spec.workgroup_memory, spec.name
        assert text.count("var<workgroup>") == len(arrays), spec.name


@each_family("wgsl")
def test_wgsl_reads_rows_in_words_or_in_four_elements(family: Family) -> None:
    for spec in family.specs():
        found = dict(re.findall(r"var<storage, \w+> ([qkvo]_words)_\d+ : array<(.*)>;", text_of(spec)))
        assert found.keys() == {f"{name}_words" for name in USED.get(spec.family, set("qkvo")) & set("qkvo")}, spec.name
        dtype = dict(spec.facts).get("dtype")
        quad = "vec4<u32>" if dtype == "float32" else "vec2<u32>"
        assert set(found.values()) <= {quad if ("access", "quads") in spec.facts else "u32"}, spec.name


@each_family("msl")
def test_metal_entry_point_is_that_of_the_spec(family: Family) -> None:
    for spec in family.specs():
        path = FOLDER / f"{spec.name}.metal"
        if path.exists():
            text = path.read_text()
            assert re.findall(r"\[\[kernel\]\] void (\w+)\(", text) == [spec.entry], spec.name
            constants = re.findall(
                r"^constant uint (?:fc_)?(\w+?)(?:_\d+)? \[\[function_constant\((\d+)\)\]\]", text, re.MULTILINE
            )
            assert constants == [(name, str(number)) for number, name in enumerate(constants_of(spec))], spec.name


@each_family("msl")
def test_metal_bindings_are_those_of_the_spec(family: Family) -> None:
    """Metal has no descriptors: a buffer's number in the text is the binding, also where others are left out."""
    words = {"q_words": 1, "k_words": 2, "v_words": 3, "o_words": 4, "mask_values": 5, "key_lengths": 6, "scratch": 7}
    for spec in family.specs():
        path = FOLDER / f"{spec.name}.metal"
        if path.exists():
            found = re.findall(r"(\w+?)(?:_\d+)? \[\[buffer\((\d+)\)\]\]", path.read_text())
            if spec.source.endswith(".metal"):  # its elements are no words
                found = [(f"{word}_words" if word in "qkvo" else word, number) for word, number in found]
            wanted = {word: n for word, n in words.items() if n in numbers_used(spec)}
            if spec.family in OF_LAYERS:
                found = [(word.removesuffix("_quads"), number) for word, number in found]
                short = {"words": "word", "positions": "position"}
                wanted = {short.get(name, name): n for n, name in enumerate(OF_LAYERS[spec.family], start=1)}
            wanted["params"] = 0
            assert {word: int(n) for word, n in found} == wanted, spec.name
            assert len(found) == len(wanted), spec.name
