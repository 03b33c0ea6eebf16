"""WGSL is built so that the compilers in browsers take it."""

from __future__ import annotations

from wgsl import _DEEPEST, shallow

from onegpu import artifacts


def test_deep_expressions_are_taken_apart() -> None:
    def nested(depth: int) -> str:
        return "f(x[i], " * depth + "a" + ")" * depth

    text = f"fn main() {{\n  y = a + {nested(230)};\n  z = {nested(3)};\n  if ({nested(60)}) {{ }}\n}}\n"
    lines = shallow(text).splitlines()
    assert lines[-1] == "}"
    assert f"  z = {nested(3)};" in lines
    assert f"  if ({nested(60)}) {{ }}" in lines  # no statement: what it would take is not there
    lets = [line for line in lines if "let inner_" in line]
    assert len(lets) == 2
    # Put back together, it is what it was.
    for line in reversed(lets):
        name, _, value = line.strip().removeprefix("let ").removesuffix(";").partition(" = ")
        lines = [other.replace(name, value) for other in lines if other != line]
    assert lines == text.splitlines()


def depth(line: str) -> int:
    found = deepest = 0
    for letter in line:
        found += (letter in "([") - (letter in ")]")
        deepest = max(deepest, found)
    return deepest


def test_no_program_is_deeper_than_compilers_in_browsers_take() -> None:
    deepest = {path.name: max(map(depth, path.read_text().splitlines())) for path in artifacts.FOLDER.glob("*.wgsl")}
    assert len(deepest) >= 84
    assert max(deepest.values()) <= _DEEPEST + 4
    assert max(deepest.values()) > 48, "some expressions are long"
