"""Where files between runs are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from onegpu.cache import cache_folder


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("ONEGPU_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", ".cache/onegpu"),
        ("freebsd14", ".cache/onegpu"),
        ("darwin", "Library/Caches/onegpu"),
        ("win32", "AppData/Local/onegpu/cache"),
    ],
)
def test_each_platform_has_its_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, place: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert cache_folder() == tmp_path / place
    assert not (tmp_path / place).exists()


def test_the_variables_of_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
    assert cache_folder() == tmp_path / "elsewhere" / "onegpu"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/path")  # the XDG specification has these ignored
    assert cache_folder() == tmp_path / ".cache" / "onegpu"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache_folder() == tmp_path / "local" / "onegpu" / "cache"


def test_the_users_own_place_goes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"
    monkeypatch.setenv("ONEGPU_CACHE", "")
    assert cache_folder() is None


def test_no_home_is_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some containers run as a user that no database knows: Path.home() raises there."""

    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    assert cache_folder() is None
