"""fetch.py FOLDER: Python for browsers. Two versions of Pyodide from npm, each in a folder of its name: the first with
a wheel of NumPy, the last without, as new as there is. The hashes of all are known: nothing else is taken.

NumPy publishes no wheel for Pyodide. Pyodide's own lies on its CDN, and the same file is part of a package on PyPI,
which serves machines that only reach registries.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

VERSIONS = {
    "0.29.0": "52ea0e976b6e8373ef911f21cb3751ea50b03eb423b093fbfa21ffc27e842f01",
    "314.0.7": "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
}
WITH_NUMPY = next(iter(VERSIONS))
#: As in Pyodide's own list of packages, whose hash this is. BSD-3-Clause.
NUMPY = "numpy-2.2.5-cp313-cp313-pyodide_2025_0_wasm32.whl"
NUMPY_HASH = "2ca46b70661caea8f9f8089d22495c7a24c120fc5881e68934ac3a04d3fc8a02"
CDN = f"https://cdn.jsdelivr.net/pyodide/v{WITH_NUMPY}/full/{NUMPY}"
#: Draws genomes, also in a browser, so it has the wheel inside. MIT, 41 MB, of which nothing else is used.
CARRIER = "gbdraw==0.14.2"


def checked(data: bytes, digest: str, what: str) -> bytes:
    """The same bytes, if they have a hash."""
    found = hashlib.sha256(data).hexdigest()
    if found != digest:
        raise ValueError(f"{what} has the SHA-256 {found}, not {digest}")
    return data


def unpack_pyodide(version: str, folder: Path) -> None:
    """An npm package, without its outermost folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is not there, from which Pyodide comes: install Node.js")
    subprocess.run([npm, "pack", "--silent", f"pyodide@{version}"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    packed = folder / f"pyodide-{version}.tgz"
    data = checked(packed.read_bytes(), VERSIONS[version], packed.name)
    (folder / version).mkdir()
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive.getmembers():
            name = member.name.removeprefix("package/")
            found = archive.extractfile(member) if member.isfile() and "/" not in name else None
            if found:
                (folder / version / name).write_bytes(found.read())
    packed.unlink()


def numpy_from_cdn() -> bytes:
    """The wheel from Pyodide's own place for it."""
    with urllib.request.urlopen(CDN, timeout=10) as reply:
        return bytes(reply.read())


def numpy_from_pypi(folder: Path) -> bytes:
    """The wheel out of a package that carries it."""
    place = folder / "carrier"
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--dest", str(place), CARRIER]
    subprocess.run(command, check=True)
    (wheel,) = place.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(f"/{NUMPY}")]
        data = archive.read(name)
    shutil.rmtree(place)
    return data


def numpy_wheel(folder: Path) -> bytes:
    """From the first place that has it."""
    sources: list[Callable[[], bytes]] = [numpy_from_cdn, lambda: numpy_from_pypi(folder)]
    reasons = []
    for source in sources:
        try:
            return checked(source(), NUMPY_HASH, NUMPY)
        except (OSError, ValueError, subprocess.CalledProcessError) as error:
            reasons.append(str(error))
    raise SystemExit("no wheel of NumPy for Pyodide could be had: " + "; ".join(reasons))


def main(folder: Path) -> None:
    """Fetch everything into a new folder, which takes the place of what was there when it is complete."""
    unready = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(unready, ignore_errors=True)
    unready.mkdir(parents=True)
    for version in VERSIONS:
        unpack_pyodide(version, unready)
    (unready / WITH_NUMPY / NUMPY).write_bytes(numpy_wheel(unready))
    (unready / "ready").touch()
    shutil.rmtree(folder, ignore_errors=True)
    unready.rename(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
