"""The Metal backend on a stand-in for its package: memory, programs, submissions, clock, failures, attention."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from metal_fake import GPU, modules

import onegpu as og
from onegpu.attention.cases import Case
from onegpu.attention.checking import bits_of, check
from onegpu.backends.base import KernelCode, MatrixShape
from onegpu.commands import Pipeline

Array = np.ndarray[Any, Any]

SCALE = b"""#include <metal_stdlib>
using namespace metal;
constant uint PLUS [[function_constant(0)]];
struct Params { uint count; float factor; };
[[kernel]] void scale(constant Params& params [[buffer(0)]], device const float* from [[buffer(1)]],
                      device float* to [[buffer(2)]], uint group [[threadgroup_position_in_grid]],
                      uint item [[thread_position_in_threadgroup]])
{
    threadgroup float tile[32];
    tile[item] = params.factor;
    uint i = group * 32 + item;
    if (i < params.count) to[i] = from[i] * tile[item] + PLUS;
}
"""


def kernel(plus: int = 0, **changes: Any) -> KernelCode:
    facts: dict[str, Any] = {"code": SCALE, "threads": 32, "entry": "scale", "constants": ((0, plus),)} | changes
    return KernelCode(f"scale {plus}", bindings=("read", "write"), param_bytes=16, **facts)


@pytest.fixture
def gpu() -> Iterator[GPU]:
    gpu = GPU()
    with modules(gpu):
        yield gpu


@pytest.fixture
def device(gpu: GPU) -> Iterator[og.Device]:
    with og.open_device("metal") as opened:
        yield opened
    assert gpu.faults == []


def record(encoder: og.CommandEncoder, pipeline: Pipeline, source: og.Buffer, target: og.Buffer, factor: float) -> None:
    count = source.nbytes // 4
    params = np.array([count], np.uint32).tobytes() + np.float32(factor).tobytes() + bytes(8)
    tensors = [(source, source.offset, source.nbytes), (target, target.offset, target.nbytes)]
    encoder.dispatch(pipeline, (-(-count // 32), 1), tensors, params)


def scaled(device: og.Device, source: og.Buffer, factor: float, plus: int = 0) -> og.Buffer:
    target = device.empty((source.nbytes // 4,), "float32")
    with device.begin_commands() as encoder:
        record(encoder, device.pipeline(f"scale {plus}", lambda: kernel(plus)), source, target, factor)
    return target


NUMBERS = np.arange(50, dtype=np.float32)


def test_facts_are_those_of_the_gpu(gpu: GPU) -> None:
    (facts,) = og.list_devices("metal")
    assert (facts.backend, facts.language, facts.name, facts.vendor) == ("metal", "msl", "Apple M0", "apple")
    assert (facts.kind, facts.driver) == ("integrated", "Metal, macOS 15.1")
    assert (facts.subgroup_min, facts.subgroup_max, facts.max_workgroup_threads) == (32, 32, 1024)
    assert facts.features == {
        "full-subgroups",
        "simdgroup-matrix",
        "subgroup-quad",
        "subgroup-shuffle",
        "subgroup-vote",
        "timestamps",
    }
    assert facts.matrices == {MatrixShape(8, 8, 8, name, "float32") for name in ("float32", "float16", "bfloat16")}
    gpu.largest = 1 << 40
    assert og.list_devices("metal")[0].max_binding_bytes == 1 << 33


def test_older_systems_and_gpus_offer_less() -> None:
    gpu = GPU()
    with modules(gpu, "13.6"):
        (facts,) = og.list_devices("metal")
        assert {shape.element for shape in facts.matrices} == {"float32", "float16"}
        gpu.families = {1006}
        (facts,) = og.list_devices("metal")
        assert facts.features == {"subgroup-quad", "subgroup-shuffle", "timestamps"}
        assert not facts.matrices
        gpu.name, gpu.unified, gpu.families = "AMD Radeon Pro 5500M", False, {2002}
        (facts,) = og.list_devices("metal")
        assert (facts.vendor, facts.kind, facts.subgroup_min) == ("amd", "discrete", 0)
        gpu.families = set()
        assert og.list_devices("metal")[0].features == {"timestamps"}
        with og.open_device("metal") as opened:  # its compiler has no mathematics modes yet
            assert np.array_equal(scaled(opened, opened.upload(NUMBERS), 2).to_numpy(), 2 * NUMBERS)


@pytest.mark.parametrize("name", ["MTL_SHADER_VALIDATION", "METAL_DEVICE_WRAPPER_TYPE"])
def test_validation_leaves_half_of_the_threadgroup_memory(gpu: GPU, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "0")
    assert og.list_devices("metal")[0].max_workgroup_memory == 32768
    monkeypatch.setenv(name, "1")
    (facts,) = og.list_devices("metal")
    assert facts.max_workgroup_memory == 16384
    assert "validation" in facts.features


def test_there_is_no_device_of_another_number(gpu: GPU) -> None:
    with pytest.raises(og.ProblemError, match="device 'metal:3' was asked for; metal:0 is Apple M0"):
        og.open_device("metal:3")


def test_bytes_come_back(device: og.Device) -> None:
    buffer = device.upload(NUMBERS)
    buffer.write(np.float32(7), 8)
    buffer.write(b"\x01", 3)
    expected = NUMBERS.copy()
    expected[2] = 7
    expected.view(np.uint8)[3] = 1
    assert np.array_equal(buffer.to_numpy(), expected)


def test_a_buffer_that_has_no_room_is_an_error(gpu: GPU, device: og.Device) -> None:
    gpu.largest = 64
    with pytest.raises(og.OutOfMemoryError, match="Apple M0 has no room for 100 bytes; release buffers"):
        device.buffer(100)


def test_submissions_run_in_order_and_writes_wait_for_them(device: og.Device) -> None:
    source = device.upload(NUMBERS)
    first = scaled(device, source, 2)
    second = scaled(device, first, 5, plus=3)
    source.write(np.zeros(50, np.float32))  # the stand-in has run nothing yet
    assert np.array_equal(second.to_numpy(), 10 * NUMBERS + 3)


def test_freed_memory_is_kept_until_its_work_has_run(device: og.Device) -> None:
    source = device.upload(NUMBERS)
    target = scaled(device, source, 2)
    source.release()
    device.empty((4,)).release()
    assert np.array_equal(target.to_numpy(), 2 * NUMBERS)


def test_dispatches_that_depend_have_a_barrier_between(gpu: GPU, device: og.Device) -> None:
    """The stand-in runs what has none in reverse order."""
    a, b, c, d = (device.upload(NUMBERS) for _ in range(4))
    pipeline = device.pipeline("scale 0", kernel)
    with device.begin_commands() as encoder:
        record(encoder, pipeline, a, b, 2)
        record(encoder, pipeline, b, c, 3)
        record(encoder, pipeline, a, d, 4)
    assert gpu.calls["barrier"] == 1
    assert gpu.calls["commandBuffer"] == 1
    for buffer, factor in ((b, 2), (c, 6), (d, 4)):
        assert np.array_equal(buffer.to_numpy(), factor * NUMBERS)


def test_the_clock_counts_what_lies_between_timestamps(device: og.Device) -> None:
    a, b = device.upload(NUMBERS), device.upload(NUMBERS)
    pipeline = device.pipeline("scale 0", kernel)
    encoder = device.begin_commands()
    encoder.timestamp()
    record(encoder, pipeline, a, b, 2)
    encoder.timestamp()
    record(encoder, pipeline, b, a, 2)
    record(encoder, pipeline, a, b, 2)
    encoder.timestamp()
    encoder.timestamp()
    times = encoder.submit().timestamps()
    assert np.allclose(np.diff(times), [0.002, 0.003, 0])
    empty = device.begin_commands()
    empty.timestamp()
    assert len(empty.submit().timestamps()) == 1


def test_long_calls_are_cut_by_default(device: og.Device) -> None:
    assert device.facts.submission_work_budget == 4 * 10**11


@pytest.mark.parametrize(
    ("code", "error", "words"),
    [
        (2, og.DeviceLostError, "give open_device.. a smaller submission_work_budget .what the test asked for"),
        (3, og.DeviceLostError, "what it writes is undefined: open a new device"),
        (8, og.OutOfMemoryError, "Apple M0 ran out of memory in a submission"),
    ],
)
def test_a_submission_that_failed_says_so(gpu: GPU, code: int, error: type[Exception], words: str) -> None:
    with og.open_device("metal") as device:
        gpu.fail_with = code
        target = scaled(device, device.upload(NUMBERS), 2)
        with pytest.raises(error, match=words):
            target.to_numpy()
        assert np.array_equal(scaled(device, device.upload(NUMBERS), 3).to_numpy(), 3 * NUMBERS)
        gpu.fail_with = code
        encoder = device.begin_commands()
        record(encoder, device.pipeline("scale 0", kernel), target, device.upload(NUMBERS), 2)
        with pytest.raises(error, match=words):
            encoder.submit().wait()
        gpu.fail_with = code
        scaled(device, target, 2)  # close() does not raise


def test_a_text_that_does_not_compile_is_refused_with_the_compilers_words(device: og.Device) -> None:
    with pytest.raises(
        og.ShaderError, match=r"Apple M0 rejects the kernel scale 0: .*use of undeclared identifier 'no'"
    ):
        device.pipeline("bad", lambda: kernel(code=SCALE.replace(b"params.factor;", b"no;")))
    with pytest.raises(og.ShaderError, match="there is no function other"):
        device.pipeline("bad", lambda: kernel(entry="other"))


def test_a_pipeline_that_allows_too_little_is_refused(gpu: GPU, device: og.Device) -> None:
    gpu.pipeline_threads = 16
    with pytest.raises(
        og.ShaderError, match="runs 32 threads in a threadgroup, and its pipeline on Apple M0 allows 16"
    ):
        device.pipeline("bad", kernel)
    gpu.pipeline_threads = None
    with pytest.raises(og.ShaderError, match="needs simdgroups of 64 threads, and its pipeline on Apple M0 has 32"):
        device.pipeline("bad", lambda: kernel(subgroup_size=64))
    gpu.memory = 64
    with (
        og.open_device("metal") as small,
        pytest.raises(og.ShaderError, match="has 128 bytes of threadgroup memory, and Apple M0 allows 64"),
    ):
        small.pipeline("bad", kernel)


# --- attention, all the way

LONG = Case(name="long", group="model", heads=2, kv_heads=1, q_len=40, k_len=1300, head_dim=64, causal=None)


def test_attention_of_arrays(gpu: GPU, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(3)
    q, k, v = (rng.standard_normal((1, 2, 20, 32)).astype(np.float32) for _ in range(3))
    with og.open_device("metal") as device:
        scores = np.einsum("bhqd,bhkd->bhqk", q.astype(float), k) * 32**-0.5
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        expected = np.einsum("bhqk,bhkd->bhqd", weights / weights.sum(-1, keepdims=True), v.astype(float))
        assert np.abs(og.attention(q, k, v, device=device) - expected).max() < 1e-5
    assert gpu.faults == []


@pytest.mark.parametrize("variant", ["rows", "pairs", "tiles"])
def test_a_cut_call_has_the_bits_of_the_whole(gpu: GPU, variant: str) -> None:
    outputs, submissions = [], []
    for budget, parts in ((0, None), (10**6, None), (0, 1), (10**6, 1)):
        with og.open_device("metal", submission_work_budget=budget) as device:
            gpu.calls.clear()
            outcome = check(og.AttentionKernels(device, variant=variant, parts=parts), LONG, "float32", runs=1)
            assert outcome.passed, outcome
            outputs.append(bits_of(outcome.output))
            submissions.append(gpu.calls["commandBuffer"])
    assert all(np.array_equal(output, outputs[0]) for output in outputs)
    assert submissions[1] > submissions[0]
    assert gpu.faults == []
