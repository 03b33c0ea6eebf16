"""The HIP kernels under AddressSanitizer: no byte beyond a tensor is read or written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hip_bench import ARCHS, sanitized

from onegpu.attention.variants import VARIANTS

NAMES = [variant.name for variant in VARIANTS if "hip" in variant.languages]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """tests/hip/sanitized.py with everything sanitized: the fake runtime, and the kernels that it compiles."""
    folder, library = sanitized()
    environment = os.environ | {
        "LD_PRELOAD": str(library),
        # Fibers have stacks of their own, and Python keeps much until it ends.
        "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0:abort_on_error=0",
        "ROCM_PATH": str(folder),
        "ONEGPU_CACHE": str(folder / "cache"),
        "ONEGPU_SIMULATOR_ARCH": ",".join(ARCHS),
        "ONEGPU_SIMULATOR_FLAGS": "-fsanitize=address -shared-libasan -g -O1",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    script = Path(__file__).with_name("sanitized.py")
    return subprocess.run([sys.executable, str(script), *arguments], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("name", NAMES)
def test_kernels_stay_within_their_tensors(name: str) -> None:
    done = run(name)
    assert done.returncode == 0, done.stderr[-4000:]
    assert f"{name}: in bounds and right" in done.stdout


def test_a_read_past_the_end_is_found() -> None:
    done = run("mutant")
    assert done.returncode != 0
    assert "AddressSanitizer: heap-buffer-overflow" in done.stderr
