"""Code that waits, written once for both ways of waiting.

In a browser a program may be unable to wait in place: the page's own thread must go on. So whatever waits has an
``_async`` twin, to be awaited. Code that waits in its middle is written as a generator that yields a :class:`Wait` for
each thing to wait for; :func:`finish` waits in place, :func:`finish_async` awaits.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

__all__ = ["Steps", "Wait", "finish", "finish_async"]

T = TypeVar("T")


class Wait(NamedTuple):
    """A call that waits: ``owner.name(*given)``, or its twin ``owner.name_async(*given)``.

    An owner without a twin, such as the backend of a native driver, waits in place both ways.
    """

    owner: Any
    name: str
    given: tuple[Any, ...] = ()
    options: Mapping[str, Any] = MappingProxyType({})

    def now(self) -> Any:
        """Wait in place."""
        return getattr(self.owner, self.name)(*self.given, **self.options)

    async def later(self) -> Any:
        """Let others go on meanwhile."""
        twin = getattr(self.owner, f"{self.name}_async", None)
        return self.now() if twin is None else await twin(*self.given, **self.options)


#: A generator that yields what it waits for, is sent what that gave, and returns its result.
Steps = Generator[Wait, Any, T]


def finish(steps: Steps[T]) -> T:
    """Run it to its end, waiting in place. Errors of what is waited for are raised inside it."""
    try:
        wait = next(steps)
        while True:
            try:
                answer = wait.now()
            except BaseException as error:
                wait = steps.throw(error)
            else:
                wait = steps.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


async def finish_async(steps: Steps[T]) -> T:
    """As :func:`finish`, but it awaits."""
    try:
        wait = next(steps)
        while True:
            try:
                answer = await wait.later()
            except BaseException as error:
                wait = steps.throw(error)
            else:
                wait = steps.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result
