"""The backend metal where it cannot open: on another system, and without its package."""

from __future__ import annotations

import builtins
from typing import Any

import pytest

import onegpu as og
from onegpu import backends
from onegpu.backends import metal


def test_another_system_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metal, "_macos", lambda: "")
    for attempt in (lambda: og.open_device("metal"), lambda: og.list_devices("metal")):
        with pytest.raises(og.DriverMissingError, match=r"the metal backend needs macOS, and this is .*open 'vulkan'"):
            attempt()


def test_without_its_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *others: Any, **more: Any) -> Any:
        if name == "Metal":
            raise ImportError("No module named 'Metal'")
        return real(name, *others, **more)

    monkeypatch.setattr(metal, "_macos", lambda: "15.1")
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(og.DriverMissingError, match=r"cannot be imported \(No module.*pip install 'onegpu\[metal\]'"):
        og.open_device("metal")


def test_it_is_opened_by_name_alone() -> None:
    assert "metal" in backends.NAMES
    assert "metal" not in backends.AUTOMATIC  # not before somebody has seen it run


def test_it_takes_no_options() -> None:
    with pytest.raises(og.ProblemError, match="was given validation; the metal backend takes no options"):
        og.open_device("metal", validation=True)
