"""What the wgpu backend makes of an adapter and of a program, without the package and without a GPU."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from onegpu import artifacts
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.variants import VARIANTS, find, refusal
from onegpu.backends import webgpu, wgpu
from onegpu.backends.base import VENDORS, DeviceFacts

LIMITS = {
    "max-compute-invocations-per-workgroup": 1024,
    "max-compute-workgroup-storage-size": 49152,
    "max-compute-workgroups-per-dimension": 65535,
    "max-buffer-size": 1 << 30,
    "max-storage-buffer-binding-size": 1 << 27,
    "min-storage-buffer-offset-alignment": 256,
}


def facts_of(
    vendor: str, sizes: dict[str, int], features: tuple[str, ...] = ("subgroup",), name: str = "a GPU"
) -> DeviceFacts:
    info = {
        "vendor": "",
        "vendor_id": {name: number for number, name in VENDORS.items()}.get(vendor, 0xABCD),
        "device": name,
        "device_id": 1,
        "description": "",
        "backend_type": "Vulkan",
        "adapter_type": "DiscreteGPU",
        **sizes,
    }
    return wgpu._facts(SimpleNamespace(info=info, limits=LIMITS, features=set(features)))


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", 8),
        ("llvmpipe (LLVM 19.1.7, 128 bits)", 4),
        ("llvmpipe (LLVM 19.1.7, 512 bits)", 16),
        ("llvmpipe", 4),
        ("SwiftShader Device (LLVM 10.0.0)", 4),
        ("a GPU (256 bits)", 4),
    ],
)
def test_subgroups_of_a_software_driver_are_as_wide_as_its_vectors(name: str, least: int) -> None:
    assert facts_of("mesa", {"subgroup_min_size": 4, "subgroup_max_size": 128}, name=name).subgroup_min == least


#: wgpu-py 0.32 misspells the keys.
SPELLINGS = pytest.mark.parametrize("word", ["subgroup", "stackgroup"])


@SPELLINGS
@pytest.mark.parametrize(
    ("vendor", "told", "least"),
    [
        ("nvidia", 4, 32),
        ("amd", 4, 32),
        ("apple", 4, 32),
        ("intel", 4, 8),
        ("qualcomm", 4, 32),
        ("arm", 4, 4),
        ("mesa", 4, 4),
        ("", 4, 4),
        ("amd", 64, 64),
        ("intel", 16, 16),
        ("mesa", 8, 8),
    ],
)
def test_the_narrowest_subgroup_is_the_vendors_where_wgpu_says_less(
    word: str, vendor: str, told: int, least: int
) -> None:
    """wgpu says 4 to 128 of every Vulkan device, which would rule out kernels that need 8."""
    facts = facts_of(vendor, {f"{word}_min_size": told, f"{word}_max_size": 128})
    assert (facts.vendor, facts.subgroup_min, facts.subgroup_max) == (vendor, least, 128)
    p = AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=128)
    tiles = find("tiles")
    assert tiles is not None
    sentence = None if least >= 8 else f"it needs subgroups of 8 threads, and a GPU may run {least}"
    assert refusal(tiles, p, facts) == sentence


def test_every_vendor_with_a_narrowest_subgroup_is_one_that_facts_name() -> None:
    assert set(VENDORS.values()) >= webgpu.NARROWEST.keys()
    assert all(width in (8, 16, 32, 64) for width in webgpu.NARROWEST.values())


def test_an_adapter_that_tells_no_sizes() -> None:
    assert facts_of("arm", {}).subgroup_min == 0
    assert facts_of("nvidia", {}).subgroup_min == 32


def test_the_subgroup_feature_stands_for_quads_and_shuffles() -> None:
    assert facts_of("arm", {}).features == {"subgroup-quad", "subgroup-shuffle"}
    assert facts_of("arm", {}, ()).features == frozenset()


# --- programs


class Driver:
    """Stands for a GPUDevice and keeps what it is given."""

    def __init__(self) -> None:
        self.given: dict[str, Any] = {}

    def create_bind_group_layout(self, entries: list[Any]) -> str:
        self.given["entries"] = entries
        return "layout"

    def create_pipeline_layout(self, bind_group_layouts: list[Any]) -> str:
        return "pipeline layout"

    def create_shader_module(self, label: str, code: str) -> str:
        self.given["code"] = code
        return "module"

    def create_compute_pipeline(self, **given: Any) -> str:
        self.given |= given
        return "pipeline"


def made(spec: artifacts.KernelSpec, constants: tuple[int, ...], naga: bool = True) -> dict[str, Any]:
    backend = object.__new__(wgpu.WgpuBackend)
    driver = Driver()
    backend._naga = naga
    backend._device = driver
    backend._wgpu = SimpleNamespace(ShaderStage=SimpleNamespace(COMPUTE=4))
    backend.make_pipeline(artifacts.load(spec, "wgsl", constants))
    return driver.given


SPECS = {spec.name: spec for variant in VARIANTS if "wgsl" in variant.languages for spec in variant.specs()}


@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_the_text_is_put_into_the_words_of_naga(spec: artifacts.KernelSpec) -> None:
    code = made(spec, ())["code"]
    assert "enable " not in code
    before = artifacts.load(spec, "wgsl").code
    assert isinstance(before, bytes)
    shuffles = before.decode().count("subgroupShuffle(")
    # Every shuffle names its lane as u32, and nothing else has changed.
    lanes = [line.split("subgroupShuffle(", 1)[1] for line in code.splitlines() if "subgroupShuffle(" in line]
    assert len(lanes) == shuffles
    assert all(", u32(" in lane and ", i32(" not in lane for lane in lanes)
    assert len(code) == len(before) - len("enable subgroups;") * before.count(b"enable subgroups;")


@pytest.mark.parametrize("spec", [spec for spec in SPECS.values() if "pairs" in spec.name or "tiles" in spec.name])
def test_dawn_takes_the_text_as_it_is(spec: artifacts.KernelSpec) -> None:
    assert made(spec, (), naga=False)["code"].encode() == artifacts.load(spec, "wgsl").code


@pytest.mark.parametrize(("constants", "wanted"), [((), {}), ((2,), {"0": 2}), ((0, 5), {"0": 0, "1": 5})])
def test_constants_are_told_by_number(constants: tuple[int, ...], wanted: dict[str, int]) -> None:
    spec = next(iter(SPECS.values()))
    given = made(spec, constants)
    assert given["compute"] == {"module": "module", "entry_point": "attention", "constants": wanted}
    assert given["label"] == artifacts.special_name(spec, constants)
    kinds = [entry["buffer"]["type"] for entry in given["entries"]]
    assert kinds == ["uniform", *({"read": "read-only-storage", "write": "storage"}[b] for b in spec.bindings)]
