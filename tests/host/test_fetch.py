"""What is fetched for browsers is taken by its hash alone, from the first place that has it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from browser import fetch


def test_other_bytes_are_not_taken() -> None:
    digest = hashlib.sha256(b"right").hexdigest()
    assert fetch.checked(b"right", digest, "a file") == b"right"
    with pytest.raises(ValueError, match=f"a file has the SHA-256 [0-9a-f]+, not {digest}"):
        fetch.checked(b"wrong", digest, "a file")


def test_numpy_comes_from_the_next_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def unreachable() -> bytes:
        raise OSError("no way there")

    monkeypatch.setattr(fetch, "NUMPY_HASH", hashlib.sha256(b"wheel").hexdigest())
    monkeypatch.setattr(fetch, "numpy_from_cdn", unreachable)
    monkeypatch.setattr(fetch, "numpy_from_pypi", lambda folder: b"wheel")
    assert fetch.numpy_wheel(tmp_path) == b"wheel"
    monkeypatch.setattr(fetch, "numpy_from_pypi", lambda folder: b"another")
    with pytest.raises(
        SystemExit, match=r"no wheel of NumPy for Pyodide could be had: no way there; numpy-.* has the SHA"
    ):
        fetch.numpy_wheel(tmp_path)


def test_what_is_there_is_kept_until_all_is_fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def unpack(version: str, folder: Path) -> None:
        (folder / version).mkdir()
        (folder / version / "pyodide.mjs").write_text(json.dumps(version))

    monkeypatch.setattr(fetch, "unpack_pyodide", unpack)
    monkeypatch.setattr(fetch, "numpy_wheel", lambda folder: b"wheel")
    folder = tmp_path / "pyodide"
    folder.mkdir()
    (folder / "old").touch()
    fetch.main(folder)
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    versions = [f"{version}/pyodide.mjs" for version in fetch.VERSIONS]
    assert found == sorted([*versions, f"{fetch.WITH_NUMPY}/{fetch.NUMPY}", "ready"])

    monkeypatch.setattr(fetch, "numpy_wheel", lambda folder: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        fetch.main(folder)
    assert (folder / "ready").exists()
