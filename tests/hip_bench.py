"""The bench of the HIP kernels: a HIP runtime whose GPUs are simulated.

`make test-hip` names a folder in :data:`VARIABLE`. What the bench builds lies there, by the hash of what it is built
of, so that it is built once. Importing this module in a test file skips it where there is no bench.
"""

from __future__ import annotations

import ctypes
import fcntl
import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from hip_compile import CLANG

import onegpu as og

__all__ = ["ARCHS", "fault", "folder", "hip_device", "mend", "runtime", "sanitized"]

VARIABLE = "ONEGPU_HIP_BENCH"
SIMULATOR = Path(__file__).parent / "hip" / "simulator"

#: The simulated GPUs, by their number.
ARCHS = ("gfx1151", "gfx1100", "gfx1201", "gfx942:sramecc+:xnack-", "gfx1200")

_WANTED = os.environ.get(VARIABLE)
if not _WANTED:
    pytest.skip(f"no bench: `make test-hip` makes one and names it in {VARIABLE}", allow_module_level=True)
if shutil.which(CLANG) is None:
    pytest.skip(f"no {CLANG}: apt-get install clang-19 lld-19 llvm-19 libclang-rt-19-dev", allow_module_level=True)


def _build(into: Path, flags: list[str]) -> None:
    """Both libraries, in ``into/lib``."""
    common = [CLANG, "-std=c++20", "-O2", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", *flags]
    defines = [f'-DSIMULATOR_FOLDER="{SIMULATOR}"', f'-DSIMULATOR_CLANG="{CLANG}"']
    for name, sources in {
        "libamdhip64.so": ["runtime.cpp", "simulator.cpp"],
        "libhiprtc.so": ["compiler.cpp"],
    }.items():
        subprocess.run([*common, *defines, *(str(SIMULATOR / s) for s in sources), "-o", str(into / name)], check=True)


def _built(kind: str, flags: list[str]) -> Path:
    """A folder with ``lib/libamdhip64.so`` and ``lib/libhiprtc.so``, built if it has to be."""
    sources = sorted(SIMULATOR.iterdir())
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources) + str((SIMULATOR, flags)).encode())
    made = Path(_WANTED or "") / f"{kind}-{digest.hexdigest()[:16]}"
    made.mkdir(parents=True, exist_ok=True)
    with open(made / "lock", "w", encoding="utf-8") as lock:  # pytest runs in several processes
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made / "lib").exists():
            shutil.rmtree(made / "new", ignore_errors=True)
            (made / "new").mkdir()
            _build(made / "new", flags)
            (made / "new").rename(made / "lib")
    return made


@cache
def folder() -> Path:
    """Where the fake runtime lies, as ROCM_PATH names it."""
    return _built("plain", [])


@cache
def sanitized() -> tuple[Path, Path]:
    """The same with AddressSanitizer, and the library of that, which is to be loaded first."""
    said = subprocess.run(
        [CLANG, "-print-file-name=libclang_rt.asan-x86_64.so"], check=True, capture_output=True, text=True
    )
    library = Path(said.stdout.strip())
    if not library.is_absolute():
        pytest.skip("no AddressSanitizer for clang: apt-get install libclang-rt-19-dev")
    return _built("sanitized", ["-fsanitize=address", "-shared-libasan", "-g"]), library


# Before the first call of the backend: it looks for the runtime once.
os.environ["ROCM_PATH"] = str(folder())
os.environ["ONEGPU_CACHE"] = str(folder() / "cache")
os.environ["ONEGPU_SIMULATOR_ARCH"] = ",".join(ARCHS)


def hip_device(arch: str) -> og.Device:
    """A new device of a simulated GPU, to be closed."""
    number = next(n for n, each in enumerate(ARCHS) if each.partition(":")[0] == arch)
    return og.open_device(f"hip:{number}")


@cache
def runtime() -> ctypes.CDLL:
    """The fake runtime, for what tests ask of it beside HIP's functions."""
    library = ctypes.CDLL(str(folder() / "lib" / "libamdhip64.so"))
    library.simulator_last_fault.restype = ctypes.c_char_p
    library.simulator_live_bytes.restype = ctypes.c_long
    return library


def fault() -> str:
    """What the last kernel that faulted did wrong, or ""."""
    text: bytes = runtime().simulator_last_fault()
    return text.decode()


def mend() -> None:
    """Make the simulated GPUs answer again after a fault."""
    runtime().simulator_mend()
