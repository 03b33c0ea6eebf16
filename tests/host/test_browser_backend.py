"""The browser backend without a browser: what it asks of WebGPU, what waits, and what is said when something fails."""

from __future__ import annotations

import asyncio
import importlib
from array import array
from collections.abc import Callable, Coroutine
from typing import Any

import numpy as np
import pytest
from host.fake_browser import FakeBrowser, FakeDevice, Thing

import onegpu as og
from onegpu import backends
from onegpu.attention import functional, self_check
from onegpu.attention.problem import TOLERANCE
from onegpu.attention.reference import attention, scaled_error
from onegpu.backends import browser as backend_module
from onegpu.backends.base import KernelCode


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> FakeBrowser:
    """A browser in which Python cannot wait in place."""
    monkeypatch.delenv("ONEGPU_DEVICE", raising=False)
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))
    monkeypatch.setattr(backends, "AUTOMATIC", ("browser", "cpu"))
    monkeypatch.setattr(functional, "_opened", {})
    monkeypatch.setattr(self_check, "_told", set())
    return FakeBrowser(monkeypatch)


def opened(browser: FakeBrowser) -> tuple[og.Device, FakeDevice]:
    device = asyncio.run(og.open_device_async("browser"))
    return device, browser.devices[-1]


def words(coroutine: Coroutine[Any, Any, object], kind: type[Exception]) -> str:
    """What the error of a coroutine says."""
    with pytest.raises(kind) as caught:
        asyncio.run(coroutine)
    assert type(caught.value) is kind
    return str(caught.value)


# --- opening


def test_elsewhere_there_is_no_browser() -> None:
    with pytest.raises(og.DriverMissingError, match="the browser backend runs in Pyodide, in a browser"):
        asyncio.run(og.open_device_async("browser"))
    for call in (og.open_device, og.list_devices):
        with pytest.raises(og.DriverMissingError, match="the browser backend runs in Pyodide, in a browser"):
            call("browser")


def test_it_is_asked_first_in_a_browser_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "browser" not in backends.installed()
    monkeypatch.setattr("sys.platform", "emscripten")
    try:
        assert importlib.reload(backends).AUTOMATIC == ("browser", "cpu")
    finally:
        monkeypatch.undo()
        importlib.reload(backends)


@pytest.mark.parametrize("software", [False, True])
def test_a_browser_opens_its_own_gpu(browser: FakeBrowser, software: bool) -> None:
    """A software adapter too: in a browser NumPy is no faster."""
    browser.info.architecture = "swiftshader" if software else "hopper"
    device = asyncio.run(og.open_device_async())
    assert device.reason == "browser was the first that answered"
    assert device.facts.backend == "browser"
    assert device.facts.software == software
    assert device.facts.kind == ("cpu" if software else "unknown")


def test_what_is_asked_of_the_adapter(browser: FakeBrowser) -> None:
    _, gpu = opened(browser)
    assert gpu.asked["requiredFeatures"] == ["subgroups", "timestamp-query"]
    assert gpu.asked["requiredLimits"] == vars(browser.limits)
    browser.features = set()
    device, gpu = opened(browser)
    assert gpu.asked["requiredFeatures"] == []
    assert device.facts.features == frozenset()


def test_facts(browser: FakeBrowser) -> None:
    vars(browser.info).update(subgroupMinSize=4, subgroupMaxSize=128)
    device, _ = opened(browser)
    facts = device.facts
    assert (facts.name, facts.vendor, facts.driver, facts.language) == (
        "nvidia hopper",
        "nvidia",
        "Chrome 156.0.1.2",
        "wgsl",
    )
    assert facts.features == {"subgroup-quad", "subgroup-shuffle", "timestamps", "float16"}
    assert (facts.subgroup_min, facts.subgroup_max) == (32, 128)
    assert (facts.max_workgroup_threads, facts.max_workgroup_memory, facts.max_groups) == (1024, 32768, 65535)
    assert (facts.max_buffer_bytes, facts.max_binding_bytes, facts.binding_alignment) == (1 << 30, 1 << 27, 256)
    assert not facts.shared_buffers
    assert asyncio.run(og.list_devices_async())[0] == backend_module._facts(browser.adapter)


@pytest.mark.parametrize(
    ("info", "software", "vendor"),
    [
        ({"isFallbackAdapter": True, "vendor": "microsoft"}, True, "microsoft"),
        ({"architecture": "swiftshader", "vendor": "google"}, True, "google"),
        ({"architecture": "WARP", "vendor": "Microsoft"}, True, "microsoft"),
        ({"architecture": "llvmpipe", "vendor": "mesa"}, True, "mesa"),
        ({"isFallbackAdapter": False, "vendor": "img-tec"}, False, "imagination"),
        ({"vendor": None, "architecture": None}, False, ""),
    ],
)
def test_software_adapters_and_vendors(browser: FakeBrowser, info: dict[str, Any], software: bool, vendor: str) -> None:
    browser.adapter.info = Thing(**info)
    device, _ = opened(browser)
    assert (device.facts.software, device.facts.vendor) == (software, vendor)
    assert device.facts.name


def test_no_webgpu_no_adapter_no_device(browser: FakeBrowser) -> None:
    assert words(og.open_device_async("browser:1"), og.ProblemError).endswith("there is only 'browser:0'")
    browser.refuses = "OperationError: no"
    assert "failed while the browser opened it: OperationError: no" in words(
        og.open_device_async("browser"), og.DeviceError
    )
    browser.adapter = None
    assert "no WebGPU adapter" in words(og.open_device_async("browser"), og.DriverMissingError)
    browser.navigator.gpu = None
    assert "a page from https or localhost" in words(og.open_device_async("browser"), og.DriverMissingError)
    device = asyncio.run(og.open_device_async())  # then NumPy
    assert device.facts.backend == "cpu"
    assert "browser is missing" in device.reason


# --- waiting


def test_where_python_cannot_wait_the_twin_is_named(browser: FakeBrowser) -> None:
    device, _ = opened(browser)
    buffer = device.upload(bytes(16))
    calls: dict[Callable[[], object], str] = {
        og.open_device: "onegpu.list_devices_async()",
        og.list_devices: "onegpu.list_devices_async()",
        lambda: og.open_device("browser"): "onegpu.open_device_async()",
        buffer.read: "Buffer.read_async()",
        buffer.to_numpy: "Buffer.read_async()",
        device.wait: "Device.wait_async()",
    }
    for call, twin in calls.items():
        with pytest.raises(og.WaitError, match="Python cannot wait here") as caught:
            call()
        assert f"'await' with {twin}" in str(caught.value)
    assert not issubclass(og.WaitError, og.DeviceError)  # a self-check would take it for a fault of the kernel


def test_where_python_can_wait_nothing_is_awaited(browser: FakeBrowser) -> None:
    browser.waits = True
    q = np.random.default_rng(0).standard_normal((1, 2, 5, 32), np.float32)
    problem = og.AttentionProblem(batch=1, heads=2, q_len=5, k_len=5, head_dim=32)
    assert scaled_error(og.attention(q, q, q), attention(problem, q, q, q)) <= TOLERANCE["float32"]
    with og.open_device() as device:
        assert device.upload(b"12345").read() == b"12345"
        device.wait()
    assert browser.devices[-1].said[-1] == "destroy"


def test_attention_can_be_awaited_with_its_self_check(browser: FakeBrowser) -> None:
    vars(browser.info).update(subgroupMinSize=32, subgroupMaxSize=32)
    q, k, v = np.random.default_rng(0).standard_normal((3, 2, 2, 9, 64), np.float32)
    problem = og.AttentionProblem(batch=2, heads=2, q_len=9, k_len=9, head_dim=64, causal=og.Causal())
    got = asyncio.run(og.attention_async(q, k, v, is_causal=True))
    assert scaled_error(got, attention(problem, q, k, v)) <= TOLERANCE["float32"]
    (gpu,) = browser.devices
    assert {name.split(".")[0] for name in gpu.gpu.ran} & {"attention_few", "attention_tiles", "attention_pairs"}
    assert len(gpu.gpu.ran) > 1  # its self-check, and the call


def test_calls_at_once_share_one_device(browser: FakeBrowser) -> None:
    q = np.ones((1, 1, 2, 32), np.float32)

    async def both() -> None:
        await asyncio.gather(*(og.attention_async(q, q, q, variant="rows") for _ in range(3)))

    asyncio.run(both())
    assert [gpu.gone for gpu in browser.devices].count(False) == 1


def test_encode_waits_for_nothing_once_it_is_prepared(browser: FakeBrowser) -> None:
    vars(browser.info).update(subgroupMinSize=32, subgroupMaxSize=32)
    device, _ = opened(browser)
    kernels = og.AttentionKernels(device)
    problem = og.AttentionProblem(batch=1, heads=1, q_len=2, k_len=2, head_dim=32)
    q, o = device.upload(bytes(256)), device.empty((2, 32))
    encoder = device.begin_commands()
    with pytest.raises(og.WaitError):
        kernels.encode(encoder, problem, q, q, q, o)
    asyncio.run(kernels.prepare_async(problem))
    kernels.encode(encoder, problem, q, q, q, o)
    encoder.submit()
    assert asyncio.run(o.read_async()) == bytes(256)


def test_twins_wait_in_place_on_other_devices() -> None:
    async def everything() -> bytes:
        device = await og.open_device_async("cpu")
        buffer = device.upload(b"1234567")
        await buffer.write_async(b"x", 2)
        await device.wait_async()
        assert (await device.upload(np.arange(3)).to_numpy_async()).tolist() == [0, 1, 2]
        return await buffer.read_async()

    assert asyncio.run(everything()) == b"12x4567"


# --- memory, clock


@pytest.mark.parametrize("host", [b"\1\2\3\4\5\6\7\0", array("i", [1, 2]), memoryview(b"12345678"), bytearray(8)])
def test_host_memory_of_every_kind(browser: FakeBrowser, host: Any) -> None:
    device, _ = opened(browser)
    assert asyncio.run(device.upload(host).read_async()) == bytes(memoryview(host).cast("B"))


def test_bytes_at_odd_places_keep_their_neighbours(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    buffer = device.upload(bytes(range(13)))  # an odd end of its own waits for nothing
    assert gpu.said == ["write"]
    with pytest.raises(og.WaitError):
        buffer.write(b"\xff", 5)
    asyncio.run(buffer.write_async(b"\xff", 5))
    assert asyncio.run(buffer.read_async(3, 5)) == b"\3\4\xff\6\7"
    buffer.write(b"abcde", 8)
    assert asyncio.run(buffer.read_async(7)) == b"\7abcde"


def test_memory_goes_back(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    buffer = device.upload(bytes(64))
    asyncio.run(buffer.read_async())
    assert [each.destroyed for each in gpu.buffers] == [False, True]
    buffer.release()
    device.upload(bytes(4))
    assert gpu.buffers[0].destroyed


def test_a_repeated_call_makes_no_bind_group_and_no_block_anew(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    kernels = og.AttentionKernels(device, variant="rows")
    problem = og.AttentionProblem(batch=1, heads=1, q_len=2, k_len=2, head_dim=32)
    q, o = device.upload(bytes(256)), device.empty((2, 32))
    for _ in range(3):
        with device.begin_commands() as encoder:
            kernels.encode(encoder, problem, q, q, q, o)
    assert len(gpu.groups) == 1
    count = len(gpu.buffers)
    o.release()
    o = device.empty((2, 32))
    with device.begin_commands() as encoder:
        kernels.encode(encoder, problem, q, q, q, o)
    assert len(gpu.groups) == 2
    assert len(gpu.buffers) == count + 1  # the new output alone


def test_timestamps_come_with_waiting(browser: FakeBrowser) -> None:
    device, _ = opened(browser)
    encoder = device.begin_commands()
    encoder.timestamp()
    encoder.timestamp()
    submission = encoder.submit()
    with pytest.raises(og.WaitError, match=r"'await' with Device\.wait_async\(\) before it"):
        submission.timestamps()
    asyncio.run(device.wait_async())
    assert submission.timestamps() == [1.0, 2.0]
    browser.features = set()
    device, _ = opened(browser)
    encoder = device.begin_commands()
    encoder.timestamp()
    assert encoder.submit().timestamps() == []


# --- what goes wrong


def test_no_room(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    gpu.room = 100
    buffer = device.buffer(1000)
    text = words(device.wait_async(), og.OutOfMemoryError)
    assert "ran out of memory while allocating memory; it was told when waiting for it; release buffers" in text
    buffer.release()
    assert asyncio.run(device.upload(b"1234").read_async()) == b"1234"  # it is told once


def test_an_error_of_the_driver(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    gpu.fail("validation", "this was not right")
    assert words(device.wait_async(), og.DeviceError).endswith("failed while waiting for it: this was not right")
    asyncio.run(device.wait_async())


def test_a_lost_device(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    buffer = device.upload(bytes(16))
    gpu.lose("unknown", "the driver was reset")
    for waiting in (buffer.read_async(), device.wait_async()):
        assert "open a new device, and make calls shorter (unknown: the driver was reset)" in words(
            waiting, og.DeviceLostError
        )
    upload: Callable[[], object] = lambda: device.upload(b"1234")  # noqa: E731
    for call in (upload, lambda: buffer.write(b"1234"), device.begin_commands().submit):
        with pytest.raises(og.DeviceLostError):
            call()
    buffer.release()
    device.close()


def test_a_device_that_is_lost_while_a_read_waits(browser: FakeBrowser) -> None:
    device, gpu = opened(browser)
    buffer = device.upload(bytes(16))
    gpu.gone = True  # the read is rejected first, and the loss is told a little later

    async def read() -> None:
        asyncio.get_running_loop().call_later(0.01, gpu.lose, "unknown", "a watchdog")
        await buffer.read_async()

    assert "was lost while reading 16 bytes" in words(read(), og.DeviceLostError)


@pytest.mark.parametrize("waits", [False, True])
def test_a_program_that_is_rejected(browser: FakeBrowser, waits: bool) -> None:
    browser.waits = waits
    device, gpu = opened(browser)
    gpu.rejects = "no such word\n" + "x" * 1000
    code = KernelCode("a kernel", b"text", ("read", "write"), 16, 64, constants=((0, 2),))
    if waits:
        with pytest.raises(og.ShaderError) as caught:
            device.pipeline("a kernel", lambda: code)
        text = str(caught.value)
    else:
        device.pipeline("a kernel", lambda: code)
        text = words(device.wait_async(), og.ShaderError)
    assert text.startswith("nvidia hopper rejects the kernel a kernel: no such word\n")
    assert len(text) < 300
    asyncio.run(device.wait_async())


def test_how_a_program_is_described(browser: FakeBrowser) -> None:
    device, _ = opened(browser)
    code = KernelCode("a kernel", b"text", ("read", "write"), 48, 64, entry="attention", constants=((0, 2),))
    given = device.pipeline("a kernel", lambda: code).handle.pipeline.given
    (entries,) = given["layout"]
    kinds = [entry["buffer"]["type"] for entry in entries]
    assert kinds == ["uniform", "read-only-storage", "storage"]
    assert [entry["binding"] for entry in entries] == [0, 1, 2]
    assert entries[0]["buffer"]["minBindingSize"] == 48
    assert given["compute"]["constants"] == {"0": 2}
    assert given["compute"]["entryPoint"] == "attention"
    assert given["compute"]["module"] == {"label": "a kernel", "code": "text"}
