"""What the backends of WebGPU share: passes between timestamps, and the bind groups that are kept."""

from __future__ import annotations

from typing import Any

import pytest

from onegpu.backends import webgpu
from onegpu.backends.base import Barrier, Binding, Command, Dispatch, Timestamp
from onegpu.backends.webgpu import BindGroups, passes


class Pipeline:
    """Hashable, as those of backends are."""

    layout = "layout"


def call(params: bytes = b"params", *handles: str) -> Dispatch:
    return Dispatch(ONE, (1, 1), tuple(Binding(handle, 0, 16) for handle in handles or ("q", "o")), params)


ONE = Pipeline()
a, b, t, barrier = call(b"a"), call(b"b"), Timestamp(), Barrier()


@pytest.mark.parametrize(
    ("commands", "timed", "wanted"),
    [
        ([], True, []),
        ([a, barrier, b], True, [([a, b], {})]),
        ([t, a, t], True, [([a], {"begin": 0, "end": 1})]),
        ([t, a, t, b, t], True, [([a], {"begin": 0, "end": 1}), ([b], {"end": 2})]),
        ([t, t], True, [([], {"begin": 0, "end": 1})]),
        ([t], True, [([], {"begin": 0})]),
        ([a, t, b], True, [([a], {"end": 0}), ([b], {})]),
        ([t, a, t, b], False, [([a, b], {})]),
    ],
)
def test_passes_end_at_timestamps(commands: list[Command], timed: bool, wanted: list[Any]) -> None:
    assert list(passes(commands, timed)) == wanted


@pytest.fixture
def made() -> list[Any]:
    return []


@pytest.fixture
def groups(made: list[Any]) -> BindGroups:
    def make_group(layout: Any, parts: Any) -> str:
        made.append(("group", layout, tuple(parts)))
        return f"group {len(made)}"

    def make_block(params: bytes) -> str:
        made.append(("block", params))
        return f"block of {params.decode()}"

    return BindGroups(make_block, make_group)


def test_equal_calls_share_a_group(groups: BindGroups, made: list[Any]) -> None:
    assert groups.of(call(b"a")) == groups.of(call(b"a")) == "group 2"
    assert made == [("block", b"a"), ("group", "layout", (("block of a", 0, 1), ("q", 0, 16), ("o", 0, 16)))]
    assert groups.of(call(b"a", "q", "other")) == "group 3"  # the block is there
    assert groups.of(call(b"b")) == "group 5"


def test_groups_with_a_buffer_that_is_freed_are_forgotten(groups: BindGroups, made: list[Any]) -> None:
    first, other = groups.of(call(b"a")), groups.of(call(b"a", "x", "y"))
    groups.forget("q")
    groups.forget("never seen")
    assert groups.of(call(b"a", "x", "y")) == other
    assert groups.of(call(b"a")) != first


def test_the_oldest_groups_go_and_leave_nothing(
    groups: BindGroups, made: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webgpu, "_KEPT", 2)
    for handle in "wxyz":
        groups.of(call(b"a", "q", handle))
    assert len(groups._groups) == 2
    assert groups._groups_of.keys() == {"block of a", "q", "y", "z"}
    for params in (b"b", b"c"):  # now the block of a goes, and its groups with it
        groups.of(call(params, "q", "z"))
    assert set(groups._blocks) == {b"b", b"c"}
    assert groups._groups_of.keys() == {"block of b", "block of c", "q", "z"}
    groups.clear()
    assert not groups._groups
    assert not groups._groups_of
    assert not groups._blocks
