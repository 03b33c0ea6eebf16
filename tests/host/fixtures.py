"""Fixtures of the host tests: the null device records what it is told, the CPU computes it.

Not a conftest: the device tests import theirs by that name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

import onegpu as og


@pytest.fixture
def open_null() -> Iterator[Callable[..., og.Device]]:
    """Opens null devices; keyword arguments replace their facts."""
    with ExitStack() as stack:
        yield lambda **facts: stack.enter_context(og.open_device("null", **facts))


@pytest.fixture
def null(open_null: Callable[..., og.Device]) -> og.Device:
    return open_null()


@pytest.fixture
def cpu() -> Iterator[og.Device]:
    with og.open_device("cpu") as device:
        yield device


@pytest.fixture
def random() -> Any:
    import numpy as np

    return np.random.default_rng(20240607)
