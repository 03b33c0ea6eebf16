"""The parameter block: one declaration, and the same layout in every language."""

from __future__ import annotations

import pickle
import re
import struct
from pathlib import Path

import build
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu.artifacts import FOLDER
from onegpu.attention import params as attention_params
from onegpu.attention import plan
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.params import Field, ParamBlock

ROOT = Path(__file__).parents[2]
BLOCK = ParamBlock("Numbers", (Field("uint", "count", "how many"), Field("int", "shift", ""), Field("float", "by", "")))
VALUES = {
    "uint": st.integers(0, 2**32 - 1),
    "int": st.integers(-(2**31), 2**31 - 1),
    "float": st.floats(width=32, allow_nan=False),
}


def of_block(block: ParamBlock) -> st.SearchStrategy[dict[str, int | float]]:
    return st.fixed_dictionaries({field.name: VALUES[field.kind] for field in block.fields})


@settings(deadline=None, max_examples=50)
@given(of_block(ATTENTION_PARAMS))
def test_unpack_inverts_pack(values: dict[str, int | float]) -> None:
    assert ATTENTION_PARAMS.unpack(ATTENTION_PARAMS.pack(values)) == values


def test_pack_writes_little_endian_words_in_order_and_pads_with_zeros() -> None:
    data = BLOCK.pack({"by": 0.5, "shift": -2, "count": 3})
    assert data == struct.pack("<Iif", 3, -2, 0.5) + bytes(4)
    assert len(data) == BLOCK.nbytes == 16


@pytest.mark.parametrize(("members", "nbytes"), [(1, 16), (4, 16), (5, 32), (8, 32), (34, 144)])
def test_size_is_a_multiple_of_16(members: int, nbytes: int) -> None:
    block = ParamBlock("Block", tuple(Field("uint", f"n{i}", "") for i in range(members)))
    assert block.nbytes == nbytes
    assert len(block.pack(dict.fromkeys(block.names, 7))) == nbytes


def test_a_block_can_be_sent_to_another_process() -> None:
    """A packed block once kept a struct.Struct, which no process can send: building after any call failed."""
    BLOCK.pack({"by": 0.5, "shift": -2, "count": 3})
    assert pickle.loads(pickle.dumps(BLOCK)) == BLOCK


@pytest.mark.parametrize("values", [{}, {"count": 1, "shift": 1}, {"count": 1, "shift": 1, "by": 1, "more": 1}])
def test_pack_wants_every_member_and_nothing_else(values: dict[str, int]) -> None:
    with pytest.raises(KeyError) as caught:
        BLOCK.pack(values)
    assert f"Numbers takes ('count', 'shift', 'by'), got {tuple(values)}" in str(caught.value)


def test_hlsl_text() -> None:
    assert BLOCK.hlsl() == ("struct Numbers\n{\n    uint count; // how many\n    int shift;\n    float by;\n};\n")


def test_hlsl_lists_the_members_of_attention_in_order() -> None:
    declared = re.findall(r"^    (uint|int|float) (\w+);", ATTENTION_PARAMS.hlsl(), re.MULTILINE)
    assert declared == [(field.kind, field.name) for field in ATTENTION_PARAMS.fields]
    assert ATTENTION_PARAMS.names == tuple(name for _, name in declared)


def test_checked_in_hlsl_is_what_the_build_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = build.SOURCES
    monkeypatch.setattr(build, "SOURCES", tmp_path)
    for name in build.GENERATED:
        (tmp_path / name).parent.mkdir(exist_ok=True)
    build.write_generated()
    for name in build.GENERATED:
        assert (tmp_path / name).read_text() == (sources / name).read_text(), f"{name} is stale: run shaders/build.py"


def test_generated_file_is_left_alone_when_it_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "SOURCES", tmp_path)
    paths = [tmp_path / name for name in build.GENERATED]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
    build.write_generated()
    before = [path.stat().st_mtime_ns for path in paths]
    build.write_generated()
    assert [path.stat().st_mtime_ns for path in paths] == before


def test_flags_are_the_same_numbers_in_the_shaders() -> None:
    text = (ROOT / "shaders" / "attention" / "elements.hlsl").read_text()
    for name in ("HAS_MASK", "HAS_KEY_LENGTHS", "ZERO_MASKED_ROWS"):
        assert f"static const uint {name} = {getattr(attention_params, name)};" in text


def test_cases_of_ranges_are_the_same_numbers_in_the_shaders() -> None:
    text = (ROOT / "shaders" / "attention" / "common.hlsl").read_text()
    for name in ("ONE_RANGE", "MANY_RANGES", "TO_SCRATCH"):
        assert f"static const uint {name} = {getattr(plan, name)};" in text
    assert "[[vk::constant_id(0)]] const uint RANGES = " in text


DECLARED = [(field.kind, field.name) for field in ATTENTION_PARAMS.fields]
WGSL_KINDS = {"u32": "uint", "i32": "int", "f32": "float"}


def test_wgsl_artifacts_declare_the_block_in_order() -> None:
    for path in FOLDER.glob("attention_*.wgsl"):
        text = path.read_text()
        kind = re.search(r"@binding\(0\) @group\(0\) var<uniform> \w+ : (\w+);", text)
        assert kind is not None
        struct_text = re.search(rf"struct {kind[1]}\s*\{{(.*?)\}};", text, re.DOTALL)
        assert struct_text is not None
        members = re.findall(r"(\w+?)_\d+\s*:\s*(\w+)\s*,", struct_text[1])
        assert [(WGSL_KINDS[kind], name) for name, kind in members] == DECLARED, path.name


def test_metal_artifacts_declare_the_block_in_order() -> None:
    for path in FOLDER.glob("attention_*.metal"):
        struct_text = re.search(r"struct AttentionParams\w*\s*\{(.*?)\};", path.read_text(), re.DOTALL)
        assert struct_text is not None
        assert re.findall(r"(uint|int|float) (\w+?)(?:_\d+)?;", struct_text[1]) == DECLARED, path.name
