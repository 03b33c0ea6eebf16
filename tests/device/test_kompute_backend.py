"""Kompute itself, where it is installed: `make test-kompute`. The conformance table runs on it in the other files."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import ALL_KERNELS, DEVICES, KERNELS, device_of, kernels_of

import onegpu as og
from onegpu import DeviceClosedError, ProblemError
from onegpu.attention.reference import TOLERANCE, attention, scaled_error
from onegpu.backends.kompute import KomputeBackend
from onegpu.device import Device

if "kompute" not in DEVICES:
    pytest.skip("no Kompute here; 'make test-kompute' builds it and runs these", allow_module_level=True)
kp: Any = importlib.import_module("kp")

ROOT = Path(__file__).resolve().parents[2]
SIZES: Any = {"batch": 1, "heads": 2, "head_dim": 32}
PROBLEM = og.AttentionProblem(**SIZES, q_len=40, k_len=70)
#: Its keys are shared by several workgroups, and merged by a second dispatch.
SPLIT = og.AttentionProblem(**SIZES, q_len=1, k_len=2000)


@pytest.fixture
def manager() -> Iterator[Any]:
    manager = kp.Manager()
    yield manager
    manager.destroy()


@pytest.fixture
def device(manager: Any) -> Iterator[Device]:
    with og.open_device("kompute", manager=manager) as device:
        yield device


def arrays(problem: og.AttentionProblem, dtype: str = "float32", seed: int = 0) -> list[Any]:
    rng = np.random.default_rng(seed)
    lengths = (problem.q_len, problem.k_len, problem.k_len)
    return [rng.standard_normal((1, 2, n, 32)).astype(dtype) for n in lengths]


def tensors(manager: Any, problem: og.AttentionProblem, kind: Any = kp.TensorTypes.device) -> tuple[list[Any], Any]:
    """Q, K, V and O as an application has them, and what O should be."""
    q, k, v = arrays(problem)
    made = [manager.tensor(a, kind) for a in (q, k, v, np.full_like(q, np.nan))]
    manager.sequence().eval(kp.OpTensorSyncDevice(made))
    return made, attention(problem, q, k, v)


def to_host(manager: Any, tensor: Any, shape: tuple[int, ...]) -> Any:
    manager.sequence().eval(kp.OpTensorSyncLocal([tensor]))
    return tensor.data().reshape(shape)


def record(device: Device, problem: og.AttentionProblem, buffers: list[og.Buffer]) -> og.Recording:
    q, k, v, o = buffers
    return og.AttentionKernels(device).record(problem, q, k, v, o)


def backend_of(device: Device) -> KomputeBackend:
    assert isinstance(device.backend, KomputeBackend)
    return device.backend


# --- beside the vulkan backend, which asks the same drivers in another way


needs_vulkan = pytest.mark.skipif("vulkan" not in DEVICES, reason="the package vulkan is not installed")


@needs_vulkan
def test_facts_are_those_of_the_vulkan_backend() -> None:
    ours = {facts.name: facts for facts in og.list_devices("kompute")}
    theirs = {facts.name: facts for facts in og.list_devices("vulkan")}
    assert ours.keys() == theirs.keys()
    for name, facts in ours.items():
        told = ["vendor", "kind", "language", "subgroup_min", "subgroup_max", "max_binding_bytes", "max_groups"]
        same = [*told, "max_workgroup_threads", "max_workgroup_memory"]
        assert {key: getattr(facts, key) for key in same} == {key: getattr(theirs[name], key) for key in same}
        subgroups = {feature for feature in theirs[name].features if feature.startswith("subgroup-")}
        assert facts.features == subgroups - {"subgroup-size-control", "subgroup-extended-types"}


def test_facts_are_those_that_kompute_tells(manager: Any) -> None:
    (facts,) = [f for f in og.list_devices("kompute") if f.name == manager.get_device_properties()["device_name"]]
    told = manager.get_device_properties()
    assert facts.max_groups == min(told["max_work_group_count"][:2])
    assert facts.max_workgroup_threads == min(told["max_work_group_invocations"], told["max_work_group_size"][0])
    assert [f.name for f in og.list_devices("kompute")] == [d["device_name"] for d in manager.list_devices()]


@needs_vulkan
@pytest.mark.parametrize("variant", [variant for name, variant in ALL_KERNELS if name == "kompute"])
@pytest.mark.parametrize("problem", [PROBLEM, SPLIT], ids=["one dispatch", "two"])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_bits_are_those_of_the_vulkan_backend(variant: str, problem: og.AttentionProblem, dtype: str) -> None:
    """The same arithmetic, from the same words of SPIR-V."""
    problem = og.AttentionProblem(**SIZES, q_len=problem.q_len, k_len=problem.k_len, dtype=dtype)
    results = []
    for backend in ("vulkan", "kompute"):
        on = device_of(backend)
        q, k, v = (on.upload(a) for a in arrays(problem, dtype))
        o = on.empty((1, 2, problem.q_len, 32), dtype)
        kernels_of(backend, variant).record(problem, q, k, v, o).submit()
        results.append(o.read())
    assert results[0] == results[1]


# --- memory


def test_pieces_of_a_buffer(device: Device) -> None:
    data = bytearray(np.random.default_rng(1).bytes(4000))
    buffer = device.upload(data)
    for offset, size in ((0, 4), (3, 1), (1, 9), (100, 400), (3990, 10), (0, 4000)):
        piece = np.random.default_rng(offset).bytes(size)
        buffer.write(piece, offset)
        data[offset : offset + size] = piece
        assert buffer.read() == data
        assert buffer.read(offset, size) == piece


def test_a_buffer_of_the_largest_size(device: Device) -> None:
    buffer = device.buffer(device.facts.max_buffer_bytes // 4 * 4)
    buffer.write(b"last", buffer.nbytes - 4)
    assert buffer.read(buffer.nbytes - 4) == b"last"
    with pytest.raises(ProblemError, match=r"a buffer of .* bytes was asked for"):
        device.buffer(device.facts.max_buffer_bytes + 4)


# --- in an application


@pytest.mark.parametrize("kind", ["device", "host"])
@pytest.mark.parametrize("problem", [PROBLEM, SPLIT], ids=["one dispatch", "two"])
def test_tensors_of_an_application(device: Device, manager: Any, problem: og.AttentionProblem, kind: str) -> None:
    made, expected = tensors(manager, problem, getattr(kp.TensorTypes, kind))
    buffers = [device.wrap(tensor) for tensor in made]
    assert len(og.AttentionKernels(device).plan(problem).steps) == (1 if problem is PROBLEM else 2)
    record(device, problem, buffers).submit()
    out = to_host(manager, made[3], expected.shape)
    assert scaled_error(out, expected) <= TOLERANCE["float32"]
    assert buffers[3].to_numpy().tobytes() == out.tobytes()


def test_a_storage_tensor_between_two_calls(device: Device, manager: Any) -> None:
    """The host never sees it."""
    problem = og.AttentionProblem(**SIZES, q_len=40, k_len=40)
    made, expected = tensors(manager, problem)
    q, k, v, o = (device.wrap(tensor) for tensor in made)
    between = device.wrap(manager.tensor(np.zeros(o.nbytes // 4, np.float32), kp.TensorTypes.storage))
    kernels = og.AttentionKernels(device)
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, q, k, v, between)
        kernels.encode(encoder, problem, between, k, v, o)
    found = [to_host(manager, tensor, expected.shape) for tensor in made]
    expected = attention(problem, expected, found[1], found[2])
    assert scaled_error(found[3], expected) <= TOLERANCE["float32"]
    with pytest.raises(ProblemError, match="of type storage is out of the host's reach"):
        between.read()


def test_halves_are_words_to_kompute(device: Device, manager: Any) -> None:
    """Kompute has no type of 16 bits: an application keeps two to a word."""
    problem = og.AttentionProblem(**SIZES, q_len=40, k_len=70, dtype="float16")
    q, k, v = arrays(problem, "float16")
    made = [manager.tensor_t(a.ravel().view(np.uint32)) for a in (q, k, v, np.zeros_like(q))]
    manager.sequence().eval(kp.OpTensorSyncDevice(made))
    buffers = [device.wrap(tensor, dtype="float16") for tensor in made]
    record(device, problem, buffers).submit()
    out = buffers[3].to_numpy().reshape(q.shape)
    assert scaled_error(out, attention(problem, q, k, v)) <= TOLERANCE["float16"]


def test_our_memory_and_the_applications_in_one_call(device: Device, manager: Any) -> None:
    made, expected = tensors(manager, PROBLEM)
    o = device.empty(expected.shape)
    record(device, PROBLEM, [*(device.wrap(tensor) for tensor in made[:3]), o]).submit()
    assert scaled_error(o.to_numpy(), expected) <= TOLERANCE["float32"]


@pytest.mark.parametrize("problem", [PROBLEM, SPLIT], ids=["one dispatch", "two"])
def test_a_call_in_a_sequence_of_the_application(device: Device, manager: Any, problem: og.AttentionProblem) -> None:
    """Recorded once between the application's own operations, and run again with other contents."""
    made, expected = tensors(manager, problem)
    recording = record(device, problem, [device.wrap(tensor) for tensor in made])
    sequence = manager.sequence()
    sequence.record(kp.OpTensorSyncDevice(made[:3]))
    recording.record_into(sequence)
    sequence.record(kp.OpTensorSyncLocal(made[3:]))
    sequence.eval()
    assert scaled_error(made[3].data().reshape(expected.shape), expected) <= TOLERANCE["float32"]
    made[2].data()[:] = 2.5
    sequence.eval()
    np.testing.assert_allclose(made[3].data(), 2.5, rtol=1e-6)


def test_a_sequence_outlives_our_device(manager: Any) -> None:
    made, expected = tensors(manager, SPLIT)
    sequence = manager.sequence()
    with og.open_device("kompute", manager=manager) as device:
        record(device, SPLIT, [device.wrap(tensor) for tensor in made]).record_into(sequence)
    del device
    sequence.record(kp.OpTensorSyncLocal(made[3:]))
    sequence.eval()
    assert scaled_error(made[3].data().reshape(expected.shape), expected) <= TOLERANCE["float32"]


def test_layers_in_one_sequence_follow_each_other(device: Device, manager: Any) -> None:
    problem = og.AttentionProblem(**SIZES, q_len=40, k_len=40)
    made, expected = tensors(manager, problem)
    one, k, v, two = (device.wrap(tensor) for tensor in made)
    kernels = og.AttentionKernels(device)
    encoder = device.begin_commands()
    keys, values = (to_host(manager, tensor, expected.shape) for tensor in made[1:3])
    for layer in range(6):
        kernels.encode(encoder, problem, one, k, v, two)
        one, two = two, one
        if layer:
            expected = attention(problem, expected, keys, values)
    sequence = manager.sequence()
    encoder.finish().record_into(sequence)
    sequence.eval()
    assert scaled_error(one.to_numpy().reshape(expected.shape), expected) <= TOLERANCE["float32"]


def test_the_application_keeps_its_manager(manager: Any) -> None:
    made, expected = tensors(manager, PROBLEM)
    device = og.open_device("kompute", manager=manager)
    o = device.empty(expected.shape)
    record(device, PROBLEM, [*(device.wrap(tensor) for tensor in made[:3]), o]).submit()
    device.close()
    with pytest.raises(DeviceClosedError, match="is closed"):
        o.read()
    assert to_host(manager, made[0], expected.shape).tobytes() == arrays(PROBLEM)[0].tobytes()


def test_a_manager_that_is_destroyed_too_early(manager: Any) -> None:
    """An error, where Kompute would end the process."""
    device = og.open_device("kompute", manager=manager)
    o = device.empty((1, 2, 40, 32))
    buffers = [*(device.upload(a) for a in arrays(PROBLEM)), o]
    recording = record(device, PROBLEM, buffers)
    recording.submit()
    manager.destroy()
    for attempt in (recording.submit, o.to_numpy, lambda: device.buffer(16), lambda: buffers[0].write(b"1234")):
        with pytest.raises(DeviceClosedError, match=r"the kp\.Manager of this device was destroyed"):
            attempt()
    device.close()


def test_a_call_that_repeats_makes_no_new_algorithm(device: Device) -> None:
    q, k, v = (device.upload(a) for a in arrays(SPLIT))
    o = device.empty((1, 2, 1, 32))
    kernels = og.AttentionKernels(device)
    backend = backend_of(device)
    counts = []
    for _ in range(5):
        with device.begin_commands() as encoder:
            kernels.encode(encoder, SPLIT, q, k, v, o)
        counts.append((len(backend._algorithms), len(backend._sequences)))
    assert counts == [(2, 2)] * 5
    o.release()
    device.wait()
    assert (len(backend._algorithms), len(backend._sequences)) == (0, 0)


# --- processes of their own


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", f"import onegpu as og\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=os.environ | environment, timeout=120)


def test_without_a_driver_the_process_lives() -> None:
    """Kompute alone ends it with a segmentation fault."""
    code = "try: og.open_device('kompute')\nexcept og.DriverMissingError as error: print(error)"
    nowhere = {"VK_ICD_FILENAMES": "/nowhere.json", "VK_DRIVER_FILES": "/nowhere.json"}
    result = run(code, **nowhere)
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("no Vulkan driver answers (VkResult -9); install the driver of your GPU")


def test_the_example_of_the_documentation() -> None:
    """It needs Kompute, so the test of all other examples leaves it out."""
    page = (ROOT / "docs" / "devices.md").read_text(encoding="utf-8")
    unrun = re.findall(r"^```py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    (example,) = [text for text in unrun if "import kp\n" in text]
    result = run(f"{example}\nassert abs(tensors[3].data().reshape(q.shape) - og.attention(q, k, v)).max() < 1e-5")
    assert result.returncode == 0, result.stderr


def test_a_device_that_is_never_closed_ends_well() -> None:
    result = run("device = og.open_device('kompute')\nbuffer = device.upload(b'abcd')\nprint(buffer.read())")
    assert (result.returncode, result.stdout) == (0, "b'abcd'\n"), result.stderr


VALIDATED = """
import numpy as np
q, k, v = (np.ones((1, 2, n, 32), np.float32) for n in (40, 700, 700))
for variant in VARIANTS:
    out = og.attention(q, k, v, variant=variant, device="kompute")
    assert abs(out - 1).max() < 1e-5
one = og.attention(q[:, :, :1], k, v, device="kompute")
"""


def test_the_validation_layer_has_nothing_to_say(tmp_path: Path) -> None:
    """Kompute loads the layer where it is installed, and drops its messages: here they go to a file."""
    log = tmp_path / "messages.txt"
    (tmp_path / "vk_layer_settings.txt").write_text(
        "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG\n"
        "khronos_validation.report_flags = error,warn,info\n"
        f"khronos_validation.log_filename = {log}\n"
        "khronos_validation.enables = VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT\n"
    )
    variants = tuple(variant.name for name, variant in KERNELS if name == "kompute")
    settings = {"VK_LAYER_SETTINGS_PATH": str(tmp_path), "VK_INSTANCE_LAYERS": "VK_LAYER_KHRONOS_validation"}
    result = run(f"VARIANTS = {variants}\n{VALIDATED}", **settings)
    assert result.returncode == 0, result.stderr
    if not log.exists():
        pytest.skip("the Vulkan validation layer is not installed")
    text = log.read_text()
    assert "rror" not in text, text
