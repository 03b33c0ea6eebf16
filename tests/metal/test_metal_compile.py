"""What clang says of every packaged Metal text, with address spaces as types, and of texts that are wrong."""

from __future__ import annotations

import ctypes

import pytest
from metal_bench import MetalError, Program, type_check

from onegpu.artifacts import FOLDER, manifest

ARTIFACTS = sorted(name for name in manifest()["artifacts"] if name.endswith(".metal"))


def test_there_are_texts() -> None:
    assert len(ARTIFACTS) >= 68
    assert {path.name for path in FOLDER.glob("*.metal")} == set(ARTIFACTS)


@pytest.mark.parametrize("name", ARTIFACTS)
def test_every_text_type_checks(name: str) -> None:
    type_check((FOLDER / name).read_text())


WRONG = {
    "device pointer as threadgroup pointer": ("threadgroup float* q = a;", "of type 'threadgroup float"),
    "threadgroup memory as device memory": (
        "threadgroup float tile[4];\n    device float* q = tile;",
        "of type 'device float",
    ),
    "a write to constant memory": ("constants[0] = 1;", "read-only|const"),
    "a number that is no half": ("half x = device_only;", "undeclared"),
    "a word of the language as a name": ("float fragment = 1;", "fragment_is_a_keyword"),
    "five elements": ("float4 x = float4(1, 2, 3, 4, 5);", "as many elements"),
    "a matrix of another type from memory": (
        "simdgroup_half8x8 m;\n    simdgroup_load(m, a, 8);",
        "no matching function",
    ),
}


@pytest.mark.parametrize("statement", WRONG)
def test_a_wrong_text_is_refused(statement: str) -> None:
    text, words = WRONG[statement]
    whole = f"""#include <metal_stdlib>
using namespace metal;
[[kernel]] void wrong(device float* a [[buffer(0)]], constant const float* constants [[buffer(1)]])
{{
    {text}
    a[0] = 1;
}}
"""
    with pytest.raises(MetalError, match=words):
        type_check(whole)
    type_check(whole.replace(text, ""))


LANES = """#include <metal_stdlib>
using namespace metal;
constant uint FACTOR [[function_constant(3)]];
[[kernel]] void lanes(device float* to [[buffer(0)]], device float* from [[buffer(1)]],
                      uint thread_number [[thread_index_in_threadgroup]], uint2 group [[threadgroup_position_in_grid]])
{
    threadgroup float tile[64];
    simdgroup_float8x8 a, b, c = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
    simdgroup_load(a, from, 8, ulong2(0, 0), true);
    simdgroup_load(b, from + 64, 8);
    simdgroup_multiply_accumulate(c, a, b, c);
    for (uint i = thread_number; i < 64; i += 32) tile[i] = 1;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    simdgroup_store(c, tile, 8);
    BARRIER
    for (uint i = thread_number; i < 64; i += 32) to[group.x * 64 + i] = FACTOR * tile[i];
    to[128 + thread_number] = simd_shuffle_xor(float(thread_number), ushort(5));
    if (is_function_constant_defined(FACTOR) && simd_any(thread_number == 7)) to[160 + thread_number] = 3;
}
"""


def run(
    text: str, constants: dict[int, int], watched: bool = False, groups: int = 2
) -> tuple[str, list[float], list[float]]:
    source = (ctypes.c_float * 128)(*(float(n * 7 % 11 - 5) for n in range(128)))
    target = (ctypes.c_float * 192)()
    fault = Program(text, constants, watched).run(
        {0: (ctypes.addressof(target), 768), 1: (ctypes.addressof(source), 512)}, groups=(groups, 1), threads=32
    )
    return fault, list(source), list(target)


def test_the_bench_multiplies_matrices_and_exchanges_values() -> None:
    fault, source, target = run(LANES.replace("BARRIER", "simdgroup_barrier(mem_flags::mem_threadgroup);"), {3: 2})
    assert fault == ""
    a, b = source[:64], source[64:]
    product = [2 * sum(a[8 * k + i] * b[8 * k + j] for k in range(8)) for i in range(8) for j in range(8)]
    assert target[:64] == product
    assert target[64:128] == product
    assert target[128:160] == [float(n ^ 5) for n in range(32)]
    assert target[160:] == [3.0] * 32


def test_a_missing_barrier_shows() -> None:
    fault, _, target = run(LANES.replace("BARRIER", ""), {3: 1})
    assert fault == ""
    assert target[:64] != run(LANES.replace("BARRIER", "simdgroup_barrier(mem_flags::mem_none);"), {3: 1})[2][:64]


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("if (thread_number < 9) simd_any(true);", "lanes of a simdgroup went different ways: lane 0 is at simd_any"),
        ("if (thread_number == 0) return;", "lane 0 is at its end, lane 1 at simd_shuffle_xor in line"),
        ("simdgroup_store(c, tile + thread_number, 8);", "different addresses to one load or store"),
        ("simdgroup_load(a, from + 66, 8);", "a load or store of a matrix goes beyond its buffer"),
        ("simd_shuffle(1.0f, ushort(32));", "a lane takes a value from one that is not there"),
    ],
)
def test_what_no_gpu_would_do_is_a_fault(statement: str, words: str) -> None:
    fault, _, _ = run(LANES.replace("BARRIER", f"(void)0; {statement}"), {3: 1})
    assert words in fault


MET = "threadgroup_barrier(mem_flags::mem_threadgroup); "


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("simdgroup_barrier(mem_flags::mem_threadgroup);", ""),
        (MET, ""),
        (
            "threadgroup_barrier(mem_flags::mem_device);",
            "a race in threadgroup memory: thread 0 reads what is written by",
        ),
        ("simdgroup_barrier(mem_flags::mem_none);", "a race in threadgroup memory"),
        ("", "a race in threadgroup memory"),
        (
            "threadgroup_barrier(mem_flags::mem_threadgroup); tile[0] = 1;",
            "a race in threadgroup memory: thread 1 overw",
        ),
        (MET + "if (tile[thread_number + 40] == 2) to[0] = 1;", "a read beyond a buffer or a variable"),
        (MET + "tile[thread_number + 64] = 1;", "a write beyond a buffer or a variable"),
        (MET + "to[thread_number + 161] = 1;", "a write beyond a buffer or a variable"),
        (MET + "to[thread_number] = from[thread_number + 97];", "a read beyond a buffer or a variable"),
        ("to[thread_number / 2] = 1;", "a race in a buffer: thread 1 overwrites thread 0 with"),
    ],
)
def test_a_watched_kernel_is_found_out(statement: str, words: str) -> None:
    fault, _, _ = run(LANES.replace("BARRIER", statement), {3: 1}, watched=True, groups=1)
    assert words in fault
    assert bool(fault) == bool(words)


def test_workgroups_that_touch_the_same_race() -> None:
    text = LANES.replace("BARRIER", "simdgroup_barrier(mem_flags::mem_threadgroup);")
    fault, _, _ = run(text, {3: 1}, watched=True)
    assert "a race in a buffer: thread 0 overwrites thread 0 of another threadgroup with no barrier between" in fault


BARRIERS = """#include <metal_stdlib>
using namespace metal;
[[kernel]] void lanes(device float* to [[buffer(0)]], device float* from [[buffer(1)]],
                      uint n [[thread_index_in_threadgroup]])
{
    if (n >= 32) threadgroup_barrier(mem_flags::mem_threadgroup);
    to[n] = from[n];
}
"""


def test_a_barrier_that_not_every_simdgroup_reaches_is_a_fault() -> None:
    memory = (ctypes.c_float * 64)()
    address = (ctypes.addressof(memory), 256)
    fault = Program(BARRIERS, {}).run({0: address, 1: address}, groups=(1, 1), threads=64)
    assert "a barrier that not every simdgroup reaches: one is at its end, another at threadgroup_barrier" in fault
