"""SwiftShader, the software Vulkan driver in Chromium: subgroups of 4 threads, the narrowest that there are.

It runs in a process of its own, in which the Vulkan loader sees no other driver.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.variants import VARIANTS
from onegpu.backends.vulkan_programs import without_unroll_hints

#: Where Debian, Fedora, Google and Playwright put it.
PLACES = ("/usr/lib/chromium", "/usr/lib64/chromium-browser", "/opt/google/chrome", "/ms-playwright/chromium")
FOUND = [path for place in PLACES if (path := Path(place) / "vk_swiftshader_icd.json").exists()]

PROGRAM = """
import json

import onegpu as og
from onegpu.attention.cases import Case, find_cases
from onegpu.attention.checking import check
from onegpu.attention.variants import VARIANTS, refusal

sizes = dict(heads=2, kv_heads=1, q_len=5)
cases = [
    Case(name="few keys", group="edge", k_len=37, **sizes),
    Case(name="head_dim 64", group="edge", k_len=70, head_dim=64, causal=None, **sizes),
    Case(name="several ranges", group="edge", k_len=1100, **sizes),
    Case(name="head_dim 128", group="edge", k_len=70, head_dim=128, **sizes),
    *(case for case in find_cases("mask", slow=False) if case.name.startswith(("masked row", "some keys", "lowest"))),
    *find_cases("lengths", slow=False),
]
with og.open_device("vulkan") as device:
    answers = {}
    for variant in VARIANTS:
        passed, failed, refused = 0, [], set()
        for case in cases:
            for dtype in ("float32", "float16"):
                if sentence := refusal(variant, case.problem(dtype), device.facts):
                    refused.add(sentence)
                    continue
                for parts in (None, 1) if case.k_len > 512 else (None,):
                    kernels = og.AttentionKernels(device, variant=variant.name, parts=parts)
                    outcome = check(kernels, case, dtype, runs=1)
                    passed += outcome.passed
                    failed += [] if outcome.passed else [str(outcome)]
        answers[variant.name] = (passed, failed, sorted(refused))
    facts = device.facts
    print(json.dumps([facts.name, facts.subgroup_min, facts.subgroup_max, answers]))
"""


@pytest.mark.parametrize("spec", VARIANTS[0].specs(), ids=lambda spec: spec.name)
def test_hints_to_unroll_are_all_that_changes(spec: KernelSpec) -> None:
    code = artifacts.load(spec, "spirv").code
    assert isinstance(code, bytes)
    before, after = (np.frombuffer(c, np.uint32) for c in (code, without_unroll_hints(code)))
    merges = [i for i in _instructions(before) if before[i] & 0xFFFF == 246]  # OpLoopMerge
    assert merges
    assert not any(after[i + 3] & 1 for i in merges)
    changed = np.flatnonzero(before != after)
    assert set(changed) <= {i + 3 for i in merges}
    if "unrolled" in spec.name:
        assert len(changed)


def _instructions(words: np.ndarray[Any, Any]) -> Iterator[int]:
    place = 5
    while place < len(words):
        yield place
        place += int(words[place]) >> 16


@pytest.mark.skipif(not FOUND, reason=f"SwiftShader is in none of {', '.join(PLACES)} (Debian: chromium-common)")
@pytest.mark.slow
def test_kernels_on_subgroups_of_four() -> None:
    """Each variant is right, or refuses with a sentence; loops that ask to be unrolled crashed the whole process."""
    only = {"VK_ICD_FILENAMES": str(FOUND[0]), "VK_DRIVER_FILES": str(FOUND[0])}
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, **only},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert result.returncode == 0, result.stderr[-2000:]
    name, narrowest, widest, answers = json.loads(result.stdout.splitlines()[-1])
    assert "SwiftShader" in name
    assert (narrowest, widest) == (4, 4)
    reasons = ("subgroups of", "built as", "does not offer", "it takes")
    for variant, (passed, failed, refused) in answers.items():
        assert failed == [], variant
        assert passed or refused
        assert [sentence for sentence in refused if not any(reason in sentence for reason in reasons)] == []
    assert answers["rows"][0] >= 30
    assert answers["rows"][2] == []
