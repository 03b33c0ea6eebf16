"""Generators that wait, run in both ways."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from onegpu.waiting import Steps, Wait, finish, finish_async


class Slow:
    """Something with a call that waits, and its twin."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def add(self, a: int, b: int = 0) -> int:
        self.calls.append("now")
        return a + b

    async def add_async(self, a: int, b: int = 0) -> int:
        await asyncio.sleep(0)
        self.calls.append("later")
        return a + b

    def fail(self) -> None:
        raise ValueError("it failed")

    async def fail_async(self) -> None:
        await asyncio.sleep(0)
        raise ValueError("it failed later")

    def only_now(self) -> str:
        return "no twin"


def total(slow: Slow) -> Steps[int]:
    first: int = yield Wait(slow, "add", (1,), {"b": 2})
    second = yield from inner(slow)
    return first + second


def inner(slow: Slow) -> Steps[int]:
    answer: int = yield Wait(slow, "add", (4,))
    return 10 * answer


def caught(slow: Slow) -> Steps[list[Any]]:
    try:
        yield Wait(slow, "fail")
    except ValueError as error:
        return [str(error), (yield Wait(slow, "only_now"))]
    return []


def passed_on(slow: Slow) -> Steps[None]:
    yield Wait(slow, "fail")


def nothing() -> Steps[str]:
    return "at once"
    yield Wait(None, "never")


def test_waiting_in_place() -> None:
    slow = Slow()
    assert finish(total(slow)) == 43
    assert slow.calls == ["now", "now"]
    assert finish(caught(slow)) == ["it failed", "no twin"]
    assert finish(nothing()) == "at once"
    with pytest.raises(ValueError, match=r"it failed$"):
        finish(passed_on(slow))


def test_awaiting() -> None:
    slow = Slow()
    assert asyncio.run(finish_async(total(slow))) == 43
    assert slow.calls == ["later", "later"]
    assert asyncio.run(finish_async(caught(slow))) == ["it failed later", "no twin"]
    assert asyncio.run(finish_async(nothing())) == "at once"
    with pytest.raises(ValueError, match="it failed later"):
        asyncio.run(finish_async(passed_on(slow)))


def test_awaited_generators_take_turns() -> None:
    slow = Slow()

    async def both() -> list[int]:
        return list(await asyncio.gather(finish_async(total(slow)), finish_async(total(slow))))

    assert asyncio.run(both()) == [43, 43]
