"""What is known of a device's matrix hardware and subgroups, and the refusals that follow from it."""

from __future__ import annotations

import dataclasses
import json
from types import SimpleNamespace
from typing import Any

import pytest
from conftest import on_matrix_hardware
from host.plan_facts import CPU, GPU, NVIDIA, SOFTWARE, variant, with_matrices

import onegpu
from onegpu import DeviceFacts, artifacts, backends
from onegpu import __main__ as command_line
from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.attention.schedules import Schedule
from onegpu.backends import vulkan_devices, vulkan_programs
from onegpu.backends.base import MatrixShape
from onegpu.backends.vulkan_devices import matrix_shapes
from onegpu.dtypes import FLOAT16

F16, F32, S8, BF16, E4M3 = 0, 1, 3, 1000141000, 1000491002  # VkComponentTypeKHR
WORKGROUP, SUBGROUP = 2, 3  # VkScopeKHR
HALF = {"cooperative-matrix", "memory-model", "float16"}
BRAIN = {"cooperative-matrix", "memory-model", "bfloat16", "bfloat16-matrix"}


def listed(
    sizes: tuple[int, int, int], types: tuple[int, int, int, int], scope: int = SUBGROUP, saturating: int = 0
) -> Any:
    """A VkCooperativeMatrixPropertiesKHR."""
    names = ("MSize", "NSize", "KSize", "AType", "BType", "CType", "ResultType")
    return SimpleNamespace(
        **dict(zip(names, (*sizes, *types), strict=True)), scope=scope, saturatingAccumulation=saturating
    )


def half(m: int, n: int, k: int) -> MatrixShape:
    return MatrixShape(m, n, k, "float16", "float32")


def brain(m: int, n: int, k: int) -> MatrixShape:
    return MatrixShape(m, n, k, "bfloat16", "float32")


#: As NVIDIA's driver and RADV list them, with everything that has no kernels.
LISTED = [
    listed((16, 16, 16), (F16, F16, F32, F32)),
    listed((16, 8, 16), (F16, F16, F32, F32)),
    listed((16, 16, 16), (BF16, BF16, F32, F32)),
    listed((16, 16, 16), (F16, F16, F16, F16)),
    listed((16, 16, 16), (F16, F16, F32, F16)),
    listed((16, 16, 16), (F16, F16, F16, F32)),
    listed((16, 16, 16), (BF16, BF16, BF16, BF16)),
    listed((8, 8, 32), (F16, BF16, F32, F32)),
    listed((8, 8, 4), (F32, F32, F32, F32)),
    listed((16, 16, 32), (S8, S8, 5, 5)),
    listed((16, 16, 32), (E4M3, E4M3, F32, F32)),
    listed((64, 64, 16), (F16, F16, F32, F32), WORKGROUP),
    listed((32, 32, 16), (F16, F16, F32, F32), saturating=1),
]


def test_shapes_that_have_kernels() -> None:
    assert matrix_shapes(LISTED, HALF | BRAIN) == {half(16, 16, 16), half(16, 8, 16), brain(16, 16, 16)}
    assert matrix_shapes([], HALF | BRAIN) == frozenset()


@pytest.mark.parametrize("missing", sorted(HALF | BRAIN))
def test_a_shape_needs_the_features_of_its_types(missing: str) -> None:
    """The extension alone, and what it lists, promise nothing."""
    elements = {shape.element for shape in matrix_shapes(LISTED, (HALF | BRAIN) - {missing})}
    assert elements == {name for name, needs in (("float16", HALF), ("bfloat16", BRAIN)) if missing not in needs}


class Physical(vulkan_devices.PhysicalDevice):
    """A device that lists LISTED, for stages of shaders as given."""

    def __init__(self, stages: int | None) -> None:
        asked: list[str] = []
        self.asked, self.handle = asked, None

        def enumerate_(name: str, kind: str, *args: Any, function: Any) -> list[Any]:
            assert function == name == "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"
            assert kind == "VkCooperativeMatrixPropertiesKHR"
            asked.append(name)
            return LISTED

        self.api: Any = SimpleNamespace(
            vk=SimpleNamespace(VK_SHADER_STAGE_COMPUTE_BIT=32), enumerate=enumerate_, null=None
        )
        self.instance: Any = SimpleNamespace(function=lambda name: name)
        known = {} if stages is None else {"cooperativeMatrixSupportedStages": stages}
        self._properties = {"VkPhysicalDeviceCooperativeMatrixPropertiesKHR": SimpleNamespace(**known)} if known else {}


def test_a_device_is_asked_where_compute_programs_can_have_matrices() -> None:
    device = Physical(stages=32 | 16)
    assert half(16, 8, 16) in device._matrices({*HALF, *BRAIN})
    assert len(device.asked) == 1


@pytest.mark.parametrize(("stages", "features"), [(16, HALF), (None, HALF), (32, HALF - {"cooperative-matrix"})])
def test_a_device_is_not_asked_otherwise(stages: int | None, features: set[str]) -> None:
    device = Physical(stages)
    assert device._matrices(set(features)) == frozenset()
    assert device.asked == []


@pytest.mark.parametrize(
    ("statistics", "expected"),
    [
        ({"VGPRs": 24, "Spilled SGPRs": 0, "Spilled VGPRs": 3, "Scratch size": 512}, [0, 3, 512]),  # RADV
        ({"Spills to memory": 7, "Spills to reg": 2, "SLM size": 348}, [7, 348]),  # NVK
        ({"SIMD16: Spill count": 1, "SIMD32: Spill count": 0, "SIMD32: Fill count": 9}, [1, 0]),  # ANV
        ({"Register Count": 255, "Local Memory Size": 16, "Shared Memory Size": 9216}, [16]),  # NVIDIA
        ({"Register Count": 255, "Local Memory Size": (1 << 36) + 16}, [16]),
        ({"Register Count": 255, "Local Memory Size": 1 << 36}, [0]),
        ({"Register Count": 255}, []),
        ({}, []),
    ],
)
def test_statistics_of_spills(statistics: dict[str, int], expected: list[int]) -> None:
    assert list(vulkan_programs.spills(statistics).values()) == expected


# --- tests of kernels on matrix hardware are known by their parameters


def test_marks_of_kernels_on_matrix_hardware() -> None:
    plain = variant("tiles")
    with_matrices = dataclasses.replace(plain, schedules=lambda *_: (Schedule(SPEC),))
    assert on_matrix_hardware(("vulkan", with_matrices))
    assert not on_matrix_hardware(("vulkan", plain))
    assert not on_matrix_hardware(("vulkan", "tiles"))
    assert not on_matrix_hardware(("vulkan", "unfused"))
    assert not on_matrix_hardware("vulkan")


# --- refusals


SPEC = dataclasses.replace(
    variant("tiles").schedules(FLOAT16, 64, "unrolled")[0].spec, subgroup=32, subgroup_size=32, matrix=half(16, 16, 16)
)
FULL = frozenset({"subgroup-size-control", "full-subgroups"})
WITH = {
    name: dataclasses.replace(facts, features=facts.features | FULL, matrices=frozenset({half(16, 16, 16)}))
    for name, facts in {"NVIDIA": NVIDIA, "AMD": GPU}.items()
}


def without(facts: DeviceFacts, feature: str) -> DeviceFacts:
    return dataclasses.replace(facts, features=facts.features - {feature})


@pytest.mark.parametrize("facts", WITH.values(), ids=WITH)
def test_a_device_with_everything_takes_it(facts: DeviceFacts) -> None:
    assert program_refusal(SPEC, facts) is None


@pytest.mark.parametrize(
    ("matrices", "words"),
    [
        ((), "it lists none"),
        ((half(8, 8, 8),), "it lists 8 x 8 x 8 float16"),
        (
            (brain(16, 16, 16), half(16, 16, 8), half(16, 8, 16)),
            "it lists 16 x 8 x 16 float16, 16 x 16 x 8 float16, 16 x 16 x 16 bfloat16",
        ),
    ],
)
def test_a_shape_that_is_not_listed(matrices: tuple[MatrixShape, ...], words: str) -> None:
    facts = dataclasses.replace(WITH["AMD"], matrices=frozenset(matrices))
    expected = f"it multiplies matrices of 16 x 16 x 16 float16, which a GPU does not list; {words}"
    assert program_refusal(SPEC, facts) == expected


def test_a_subgroup_that_the_device_does_not_have() -> None:
    wide = dataclasses.replace(WITH["AMD"], subgroup_min=64)
    assert program_refusal(SPEC, wide) == "it needs subgroups of exactly 32 threads, and a GPU runs 64 to 64"
    unknown = dataclasses.replace(WITH["AMD"], subgroup_min=0, subgroup_max=0)
    assert program_refusal(SPEC, unknown) == (
        "it needs subgroups of exactly 32 threads, and a GPU does not say what it runs"
    )


def test_a_narrower_subgroup_is_no_matter_where_the_program_chooses() -> None:
    narrow = dataclasses.replace(WITH["AMD"], subgroup_min=8, subgroup_max=32)
    assert program_refusal(SPEC, narrow) is None
    assert "subgroups of 32 threads, and a GPU may run 8" in str(
        program_refusal(dataclasses.replace(SPEC, subgroup_size=0), narrow)
    )


def test_a_subgroup_that_no_program_chooses() -> None:
    assert program_refusal(SPEC, without(WITH["AMD"], "subgroup-size-control")) == (
        "it needs subgroups of exactly 32 threads, and a GPU, which runs 32 to 64, lets no program choose (it lacks "
        "subgroup-size-control)"
    )
    # There is nothing to choose here.
    assert program_refusal(SPEC, without(WITH["NVIDIA"], "subgroup-size-control")) is None


@pytest.mark.parametrize("facts", WITH.values(), ids=WITH)
def test_subgroups_with_threads_missing(facts: DeviceFacts) -> None:
    sentence = program_refusal(SPEC, without(facts, "full-subgroups"))
    assert sentence == f"it needs full-subgroups, which {facts.name} does not offer"


@pytest.mark.parametrize("facts", [GPU, NVIDIA, SOFTWARE, CPU], ids=lambda facts: facts.name)
def test_other_programs_are_refused_as_before(facts: DeviceFacts) -> None:
    plain = dataclasses.replace(SPEC, subgroup=8, subgroup_size=0, matrix=None, threads=1, workgroup_memory=0)
    assert (program_refusal(plain, facts) is None) == (facts.subgroup_min >= 8)


# --- what is passed on and shown


def test_a_loaded_program_says_its_subgroups(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = variant("blocked").schedules(FLOAT16, 64, "unrolled")[0].spec
    assert artifacts.load(spec, "numpy").subgroup_size == 0
    assert artifacts.load(dataclasses.replace(spec, subgroup_size=32), "numpy").subgroup_size == 32


def test_names_of_programs_do_not_depend_on_it() -> None:
    """The facts of a spec make its name; what the device must offer follows from them."""
    plain: KernelSpec = dataclasses.replace(SPEC, subgroup_size=0, matrix=None)
    assert SPEC.name == plain.name


def test_info_lists_the_shapes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    matrices = frozenset({half(16, 16, 16), half(16, 8, 8), brain(16, 16, 16)})
    devices = [dataclasses.replace(NVIDIA, matrices=matrices), GPU]
    monkeypatch.setattr(backends, "installed", lambda: ("vulkan",))
    monkeypatch.setattr(onegpu, "list_devices", lambda backend: devices)
    assert command_line.main(["info"]) == 0
    lines = [line.split(None, 1) for line in capsys.readouterr().out.splitlines() if "matrices" in line]
    assert [text for _, text in lines] == ["16 x 8 x 8 float16, 16 x 16 x 16 bfloat16, 16 x 16 x 16 float16", "none"]
    assert command_line.main(["info", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["devices"]
    assert [MatrixShape(**shape) for shape in found[0]["matrices"]] == sorted(matrices)
    assert found[0]["features"] == sorted(NVIDIA.features)
    assert found[1]["matrices"] == []


def test_info_tells_the_layout_and_what_it_serves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The list of devices does not know it: an open device does."""
    facts = with_matrices(NVIDIA, half(16, 16, 16))
    known = dataclasses.replace(facts, matrix_layouts=frozenset({(half(16, 16, 16), "pairs")}))
    monkeypatch.setattr(backends, "installed", lambda: ("vulkan",))
    monkeypatch.setattr(onegpu, "list_devices", lambda backend: [facts])
    monkeypatch.setattr(command_line, "know_layouts", lambda device: known)
    with onegpu.open_device("null") as null:
        monkeypatch.setattr(onegpu, "open_device", lambda name=None: null)
        assert command_line.main(["info"]) == 0
    out = capsys.readouterr().out
    assert "16 x 16 x 16 float16 (pairs)" in out
    assert "float16: resident" in out


@pytest.mark.parametrize("options", [[], ["--no-matrix-hardware"]])
def test_explain_without_matrix_hardware(options: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    real = onegpu.AttentionKernels

    def kernels(device: Any, **arguments: Any) -> Any:
        given.append(arguments["allow_matrix_hardware"])
        return real(device, **arguments)

    monkeypatch.setattr(onegpu, "AttentionKernels", kernels)
    assert command_line.main(["explain", "--device", "null", *options]) == 0
    assert given == [not options]


def test_explain_of_numbers_in_parts_or_rounded(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    real = onegpu.AttentionKernels

    def kernels(device: Any, **arguments: Any) -> Any:
        given.append(arguments["precision"])
        return real(device, **arguments)

    monkeypatch.setattr(onegpu, "AttentionKernels", kernels)
    assert command_line.main(["explain", "--device", "null"]) == 0
    for precision in ("split", "bfloat16"):
        assert command_line.main(["explain", "--device", "null", "--precision", precision]) == 0
    assert given == ["exact", "split", "bfloat16"]


def test_facts_as_plain_values() -> None:
    shape = half(8, 8, 8)
    facts = dataclasses.replace(
        NVIDIA, matrices=frozenset({shape}), matrix_layouts=frozenset({(shape, "column")}), details={"a": "b"}
    )
    plain = json.loads(json.dumps(facts.plain()))
    assert plain.keys() == {field.name for field in dataclasses.fields(DeviceFacts)}
    shapes = frozenset(MatrixShape(**shape) for shape in plain["matrices"])
    layouts = frozenset(
        (MatrixShape(**{k: v for k, v in each.items() if k != "layout"}), each["layout"])
        for each in plain["matrix_layouts"]
    )
    sets = {"features": frozenset(plain["features"]), "matrices": shapes, "matrix_layouts": layouts}
    assert DeviceFacts(**{**plain, **sets}) == facts
