"""Where onegpu keeps files between runs: compiled pipelines and verdicts on drivers."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

__all__ = ["cache_folder", "write_whole"]


def cache_folder() -> Path | None:
    """The folder for files that may be lost at any time, or None where there shall be none. It may not exist yet.

    The environment variable ``ONEGPU_CACHE`` names it; set to nothing it turns the cache off. Otherwise it is the
    platform's own: ``$XDG_CACHE_HOME/onegpu`` or ``~/.cache/onegpu``, ``~/Library/Caches/onegpu`` on macOS,
    ``%LOCALAPPDATA%\\onegpu\\cache`` on Windows.
    """
    wanted = os.environ.get("ONEGPU_CACHE")
    if wanted is not None:
        return Path(wanted) if wanted else None
    try:
        home = Path.home()
    except RuntimeError:  # no HOME, and no entry in the user database: some containers
        return None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "onegpu" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "onegpu"
    # The XDG specification has relative paths ignored.
    xdg = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(xdg) if os.path.isabs(xdg) else home / ".cache") / "onegpu"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that every reader, in this process or another, sees the old contents or the new, never a part.

    Its folder is made if need be.

    Raises:
        OSError: if it cannot be written. Nothing is left behind then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    number, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".tmp")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
