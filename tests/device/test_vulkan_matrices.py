"""Matrix shapes, bfloat16 and fixed subgroups on whatever Vulkan device is present."""

from __future__ import annotations

import dataclasses
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import build
import numpy as np
import pytest
from multiply import multiply

from onegpu.backends import vulkan, vulkan_api, vulkan_programs
from onegpu.backends.base import Binding, Dispatch, KernelCode
from onegpu.errors import DriverMissingError, ShaderError

try:
    DEVICES = vulkan.list_devices()
except DriverMissingError as missing:
    pytest.skip(f"no Vulkan: {missing}", allow_module_level=True)

try:
    vulkan.open_backend(validation=True).close()
    VALIDATION = True
except DriverMissingError:
    VALIDATION = False

pytestmark = pytest.mark.matrix

#: Each thread writes the width of its subgroup, and how many threads of it are there.
LANES = """
[[vk::binding(0)]] cbuffer Params { uint unused; };
[[vk::binding(1)]] RWStructuredBuffer<uint2> target;
[shader("compute")] [numthreads(128, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
    target[id.x] = uint2(WaveGetLaneCount(), WaveActiveCountBits(true));
}
"""
THREADS = 128


@pytest.fixture(scope="module")
def lanes(tmp_path_factory: pytest.TempPathFactory) -> KernelCode:
    source = tmp_path_factory.mktemp("lanes") / "lanes.hlsl"
    source.write_text(LANES)
    code = build.Slang().compile([*build.COMMON, *build.TARGETS["spirv"], "-entry", "main", str(source)])
    return KernelCode("lanes", build.strip_source_language(code), ("write",), 4, THREADS)


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[vulkan.VulkanBackend]:
    """An open backend, with the validation layer where it is installed, which has nothing to say."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    backend = vulkan.open_backend(validation=VALIDATION)
    yield backend
    backend.close()
    assert backend.validation_messages == []


def sizes_of(backend: vulkan.VulkanBackend) -> list[int]:
    """Widths of subgroups that programs can ask for."""
    facts = backend.facts
    return [1 << n for n in range(8) if facts.subgroup_min <= 1 << n <= facts.subgroup_max]


def test_shapes_come_with_their_features() -> None:
    for facts in DEVICES:
        elements = {shape.element for shape in facts.matrices}
        assert elements <= {"float16", "bfloat16"}
        assert {shape.accumulator for shape in facts.matrices} <= {"float32"}
        assert bool(elements) == ("cooperative-matrix" in facts.features)
        assert ("bfloat16" in elements) == ("bfloat16-matrix" in facts.features)
        assert all(shape.m * shape.n * shape.k for shape in facts.matrices)


def test_products(backend: vulkan.VulkanBackend) -> None:
    """A product of small integers is exact, in each shape that the device lists."""
    shapes = sorted(backend.facts.matrices)
    if not shapes:
        assert "ONEGPU_PARK_DRIVER" not in os.environ, "another driver answers than that of the park"
        pytest.skip(f"{backend.facts.name} lists no matrices; `make test-park` runs this on a driver that does")
    rng = np.random.default_rng(21)
    tiles, steps = 3, 4
    for shape in shapes:
        a = rng.integers(-8, 9, (shape.m, steps * shape.k)).astype(np.float32)
        b = rng.integers(-8, 9, (steps * shape.k, tiles * shape.n)).astype(np.float32)
        data = [narrow(matrix, shape.element) for matrix in (a, b)]
        sizes = [*map(len, data), 4 * shape.m * tiles * shape.n]
        handles = [backend.allocate(size) for size in sizes]
        for handle, part in zip(handles, data, strict=False):
            backend.write(handle, 0, memoryview(part))
        pipeline = backend.make_pipeline(multiply(shape, backend.facts.subgroup_min, tiles))
        bindings = tuple(Binding(handle, 0, size) for handle, size in zip(handles, sizes, strict=True))
        backend.submit([Dispatch(pipeline, (1, 1), bindings, struct.pack("I", steps))])
        c = np.frombuffer(backend.read(handles[2], 0, sizes[2]), np.float32)
        np.testing.assert_array_equal(c.reshape(shape.m, -1), a @ b, str(shape))
        for handle in handles:
            backend.free(handle)


def narrow(matrix: np.ndarray[Any, Any], element: str) -> bytes:
    """Small integers in a type of 16 bits; bfloat16 is the upper half of float32."""
    if element == "bfloat16":
        return (matrix.view(np.uint32) >> 16).astype(np.uint16).tobytes()
    return matrix.astype(element).tobytes()


def test_what_the_driver_tells_of_a_program(backend: vulkan.VulkanBackend, lanes: KernelCode) -> None:
    statistics, texts = backend.inspect(lanes)
    assert backend.statistics(backend.make_pipeline(lanes)).keys() == statistics.keys()
    if "statistics" not in backend.facts.features:
        assert (statistics, texts) == ({}, {})
    assert all(isinstance(value, int) for value in statistics.values())
    assert all(text for text in texts.values())
    assert set(vulkan_programs.spills(statistics).values()) <= {0}


def test_fixed_subgroups(backend: vulkan.VulkanBackend, lanes: KernelCode) -> None:
    free = "subgroup-size-control" in backend.facts.features
    sizes = sizes_of(backend)
    assert sizes
    if len(sizes) > 1 and not free:
        with pytest.raises(ShaderError, match=r"needs subgroups of \d+ threads; .* and lets no program choose"):
            backend.make_pipeline(dataclasses.replace(lanes, subgroup_size=sizes[0]))
        return
    for size in sizes:
        pipeline = backend.make_pipeline(dataclasses.replace(lanes, name=f"lanes {size}", subgroup_size=size))
        target = backend.allocate(8 * THREADS)
        backend.submit([Dispatch(pipeline, (1, 1), (Binding(target, 0, 8 * THREADS),), struct.pack("I", 0))])
        assert set(struct.iter_unpack("II", backend.read(target, 0, 8 * THREADS))) == {(size, size)}
        backend.free(target)


def test_subgroups_that_the_driver_must_not_see(backend: vulkan.VulkanBackend, lanes: KernelCode) -> None:
    facts, sizes = backend.facts, sizes_of(backend)
    for size in (sizes[0] // 2, 2 * sizes[-1], sizes[0] + 1):
        if size:
            with pytest.raises(
                ShaderError, match=f"needs subgroups of {size} threads; .* runs {facts.subgroup_min} to"
            ):
                backend.make_pipeline(dataclasses.replace(lanes, subgroup_size=size))
    if len(sizes) == 1 or "subgroup-size-control" in facts.features:
        odd = dataclasses.replace(lanes, subgroup_size=sizes[-1], threads=sizes[-1] * 3 // 2)
        with pytest.raises(ShaderError, match=f"whole subgroups of {sizes[-1]} threads, and {odd.threads} threads"):
            backend.make_pipeline(odd)


@pytest.mark.skipif(
    "subgroup-size-control" not in DEVICES[0].features, reason="programs cannot choose subgroups on this device"
)
def test_more_subgroups_than_a_workgroup_has(backend: vulkan.VulkanBackend, lanes: KernelCode) -> None:
    backend._pipelines._physical.most_subgroups = 1
    size = sizes_of(backend)[-1]
    if size < THREADS:
        with pytest.raises(ShaderError, match=f"128 threads in subgroups of {size}; .* allows {size}"):
            backend.make_pipeline(dataclasses.replace(lanes, subgroup_size=size))


def test_structures_that_are_newer_than_the_package() -> None:
    """They are laid out as in C: ``sType``, the pointer on its own alignment, then three numbers."""
    api = vulkan_api.load()
    for name, (kind, members) in vulkan_api._NEWER.items():
        made = api.struct(name, **{members[0]: 1, members[-1]: 7})
        assert made.sType == kind
        after = api.struct("VkPhysicalDeviceFeatures2", pNext=made)
        assert int(api.ffi.cast("uintptr_t", after.pNext)) == int(
            api.ffi.cast("uintptr_t", api.ffi.cast("void*", made))
        )
        words = list(api.ffi.cast("uint32_t*", api.ffi.cast("void*", made))[0 : 4 + len(members)])
        pointer = struct.calcsize("P") // 4
        assert words[0] == kind
        assert words[2 * pointer :][: len(members)] == [1, *[0] * (len(members) - 2), 7]
