"""The built SPIR-V, read word by word: version, capabilities, entry points, bindings, constants and parameters."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from host.artifact_facts import SPECS, constants_of, each_family, numbers_used

from onegpu.artifacts import FOLDER, KernelSpec
from onegpu.attention.programs import Family

SHADER, GROUP_NON_UNIFORM, SHUFFLE, QUAD = 1, 61, 65, 68
#: Features by the capabilities that stand for them.
FLOAT16, VOTE, BALLOT, BFLOAT16, BFLOAT16_MATRIX = 9, 62, 64, 5116, 5118
MEMORY_MODEL, MEMORY_MODEL_DEVICE_SCOPE, MATRIX = 5345, 5346, 6022
NEEDS = {
    SHUFFLE: "subgroup-shuffle",
    QUAD: "subgroup-quad",
    VOTE: "subgroup-vote",
    BALLOT: "subgroup-ballot",
    MEMORY_MODEL: "memory-model",
    MEMORY_MODEL_DEVICE_SCOPE: "memory-model-device-scope",
    MATRIX: "cooperative-matrix",
}


def capabilities(spec: KernelSpec) -> set[int]:
    """Those of Vulkan 1.1's core and of the subgroup operations that a variant says it needs: nothing with 16 bits but
    matrices, whose shapes a device lists only with the features of their types.
    """
    if spec.matrix is not None:
        types = {FLOAT16} if spec.matrix.element == "float16" else {BFLOAT16, BFLOAT16_MATRIX}
        subgroup = {VOTE, BALLOT} if spec.family.startswith("attention_") else set()
        if subgroup and not (("layout", "anywhere") in spec.facts and ("tile", spec.subgroup) in spec.facts):
            subgroup |= {SHUFFLE}  # among threads that share a row
        lanes = set() if spec.family == "matrix_rate" else {GROUP_NON_UNIFORM}  # threads that know their places
        return {SHADER, MEMORY_MODEL, MEMORY_MODEL_DEVICE_SCOPE, MATRIX, *types, *subgroup, *lanes}
    if spec.family == "attention_pairs":
        return {SHADER, QUAD}
    if spec.family in ("attention_tiles", "attention_few"):
        return {SHADER, QUAD, *((GROUP_NON_UNIFORM, SHUFFLE) if int(spec.macros["LANES"]) > 4 else ())}
    return {SHADER}


#: Part of SPIR-V 1.3 already, so a driver needs nothing to take it.
EXTENSIONS = {"SPV_KHR_storage_buffer_storage_class"}
MATRIX_EXTENSIONS = {"SPV_KHR_cooperative_matrix", "SPV_KHR_bfloat16", "SPV_KHR_vulkan_memory_model"}
MATRIX_NAMES = {spec.name for spec in SPECS if spec.matrix is not None}

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


def programs(family: Family) -> dict[str, list[Instruction]]:
    return {spec.name: list(instructions((FOLDER / f"{spec.name}.spv").read_bytes())) for spec in family.specs()}


def string(words: tuple[int, ...]) -> str:
    return struct.pack(f"<{len(words)}I", *words).split(b"\0")[0].decode()


@each_family("spirv")
def test_spirv_header_is_of_a_version_that_devices_take(family: Family) -> None:
    for spec in family.specs():
        magic, version, _, bound, schema = struct.unpack_from("<5I", (FOLDER / f"{spec.name}.spv").read_bytes())
        assert magic == 0x07230203, spec.name
        # Devices with matrix hardware have Vulkan 1.3; all others are to take what Vulkan 1.1 does.
        assert 0x00010000 <= version <= (0x00010300 if spec.matrix is None else 0x00010600), spec.name
        assert bound > 1
        assert schema == 0


@each_family("spirv")
def test_spirv_needs_no_optional_feature_beyond_the_family(family: Family) -> None:
    """f16tof32 once compiled to arithmetic on 16-bit types, which asks for Float16 (9) and Int16 (22)."""
    capability, extension = 17, 10
    code = programs(family)
    found = {name: {words[0] for opcode, words in code[name] if opcode == capability} for name in code}
    assert found == {spec.name: capabilities(spec) for spec in family.specs()}
    needs = {NEEDS[number] for numbers in found.values() for number in numbers if number in NEEDS}
    assert needs == family.needs
    for name in code:
        met = {string(words) for opcode, words in code[name] if opcode == extension}
        assert met <= EXTENSIONS | (MATRIX_EXTENSIONS if name in MATRIX_NAMES else set()), name


@each_family("spirv")
def test_spirv_entry_point_is_that_of_the_spec(family: Family) -> None:
    """The compiler once called it "main" in SPIR-V, and a backend asked for the name that the spec says."""
    entry_point, gl_compute = 15, 5
    code = programs(family)
    found = {name: [(w[0], string(w[2:])) for opcode, w in code[name] if opcode == entry_point] for name in code}
    assert found == {spec.name: [(gl_compute, spec.entry)] for spec in family.specs()}


@each_family("spirv")
def test_spirv_workgroup_is_that_of_the_spec(family: Family) -> None:
    execution_mode, local_size = 16, 17
    code = programs(family)
    found = {n: [w[2:] for opcode, w in code[n] if opcode == execution_mode and w[1] == local_size] for n in code}
    assert found == {spec.name: [(spec.threads, 1, 1)] for spec in family.specs()}


@each_family("spirv")
def test_spirv_bindings_are_those_of_the_spec(family: Family) -> None:
    decorate, binding, descriptor_set = 71, 33, 34
    for spec, code in zip(family.specs(), programs(family).values(), strict=True):
        places: dict[int, list[int]] = {binding: [], descriptor_set: []}
        for opcode, words in code:
            if opcode == decorate and words[1] in places:
                places[words[1]].append(words[2])
        assert sorted(places[binding]) == sorted({0} | numbers_used(spec)), spec.name
        assert set(places[descriptor_set]) == {0}, spec.name


@each_family("spirv")
def test_spirv_has_the_constants_of_the_program(family: Family) -> None:
    decorate, spec_id = 71, 1
    for spec, code in zip(family.specs(), programs(family).values(), strict=True):
        found = [words[2] for opcode, words in code if opcode == decorate and words[1] == spec_id]
        assert sorted(found) == list(range(len(constants_of(spec)))), spec.name


@each_family("spirv")
def test_spirv_has_the_parameter_block_without_padding(family: Family) -> None:
    member_name, member_decorate, offset = 6, 72, 35
    for spec, code in zip(family.specs(), programs(family).values(), strict=True):
        names = {(words[0], words[1]): string(words[2:]) for opcode, words in code if opcode == member_name}
        offsets = {
            (words[0], words[1]): words[3] for opcode, words in code if opcode == member_decorate and words[2] == offset
        }
        block = next(kind for (kind, member), name in names.items() if (name, member) == (spec.params.names[0], 0))
        found = {names[key]: place for key, place in offsets.items() if key[0] == block}
        assert found == {name: 4 * number for number, name in enumerate(spec.params.names)}, spec.name
