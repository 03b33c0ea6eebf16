"""What the backend promises besides right answers: memory, clock, errors and their words."""

from __future__ import annotations

import dataclasses
import itertools
from array import array
from typing import Any

import js

import onegpu as og
from onegpu.backends.base import KernelCode


def main(what: str) -> Any:
    """One of the functions below."""
    return globals()[what]()


async def memory() -> dict[str, Any]:
    """Uploads and downloads at every place, of every kind of host memory."""
    device = await og.open_device_async()
    data = bytes(range(48))
    found = {}
    kinds: dict[str, Any] = {
        "bytes": data,
        "array": array("i", data),
        "view": memoryview(data),
        "bytearray": bytearray(data),
    }
    for name, host in kinds.items():
        found[name] = await device.upload(host).read_async() == data
    odd = device.upload(data[:7])
    found["odd length"] = await odd.read_async() == data[:7]
    buffer = device.upload(data)
    await buffer.write_async(b"\xff\xfe\xfd", 5)
    found["odd place"] = await buffer.read_async() == data[:5] + b"\xff\xfe\xfd" + data[8:]
    found["part"] = await buffer.read_async(9, 6) == data[9:15]
    found["slice"] = await buffer.slice(12, 8).read_async() == data[12:20]
    large = array("I", range(1 << 20))
    found["large"] = await device.upload(large).read_async() == large.tobytes()
    device.close()
    return {name: bool(right) for name, right in found.items()}


async def clock() -> list[float]:
    """Seconds from one timestamp to the next; none must be below 0."""
    device = await og.open_device_async("browser:0")
    kernels = og.AttentionKernels(device, variant="rows")
    problem = og.AttentionProblem(batch=1, heads=1, q_len=64, k_len=64, head_dim=32)
    q, o = device.upload(bytes(4 * 64 * 32)), device.empty((64, 32))
    encoder = device.begin_commands()
    encoder.timestamp()
    for _ in range(2):
        kernels.encode(encoder, problem, q, q, q, o)
        encoder.timestamp()
    submission = encoder.submit()
    await device.wait_async()
    times = submission.timestamps()
    device.close()
    return [after - before for before, after in itertools.pairwise(times)]


async def said(call: Any) -> list[str]:
    """The class and the words of the error of an awaited call."""
    try:
        await call
    except og.OneGpuError as error:
        return [type(error).__name__, str(error)]
    return ["nothing", ""]


async def lost() -> list[list[str]]:
    """Calls on a device that goes away."""
    device = await og.open_device_async()
    buffer = device.upload(bytes(16))
    vars(device.backend)["_device"].destroy()
    first = await said(buffer.read_async())

    async def upload() -> None:
        device.upload(bytes(16))

    answers = [first, await said(upload()), await said(device.wait_async())]
    del buffer
    device.close()  # and says nothing
    return answers


async def bad_program() -> list[list[str]]:
    """WGSL that does not parse, and a binding of a size that a program cannot have."""
    device = await og.open_device_async()
    code = KernelCode("a bad program", b"this is no program", ("read",), 16, 1)
    answers = [await said(compiled(device, code))]
    wrong_entry = dataclasses.replace(code, name="no entry", code=b"@compute @workgroup_size(1) fn other() {}")
    answers.append(await said(compiled(device, wrong_entry)))
    answers.append(await said(device.wait_async()))
    device.close()
    return answers


async def compiled(device: og.Device, code: KernelCode) -> None:
    device.pipeline(code.name, lambda: code)
    await device.wait_async()


async def no_webgpu() -> list[list[str]]:
    """Opening without navigator.gpu, and where it offers no adapter."""
    answers = []
    for value in ("undefined", "{requestAdapter: async () => null}"):
        js.eval(f"Object.defineProperty(navigator, 'gpu', {{value: {value}, configurable: true}})")
        answers.append(await said(og.open_device_async("browser")))
        js.eval("delete navigator.gpu")  # what the prototype has is there again
    answers.append(await said(og.open_device_async("browser:1")))
    return answers


def waiting_in_place() -> list[list[str]]:
    """Calls that would wait, where Python cannot."""
    answers = []
    for call in (og.list_devices, og.open_device, lambda: og.open_device("browser")):
        try:
            call()
        except og.OneGpuError as error:
            answers.append([type(error).__name__, str(error)])
        else:
            answers.append(["nothing", ""])
    return answers


async def reading_in_place() -> list[str]:
    """A read that would wait, in a coroutine that cannot."""
    device = await og.open_device_async()
    try:
        device.upload(bytes(16)).read()
    except og.WaitError as error:
        return [type(error).__name__, str(error)]
    return ["nothing", ""]


async def arrays() -> list[float]:
    """``attention_async`` on NumPy arrays: its scaled errors against float64."""
    import numpy as np

    from onegpu.attention.reference import attention, scaled_error

    rng = np.random.default_rng(0)
    errors = []
    for dtype in ("float32", "float16"):
        q, k, v = (rng.standard_normal((2, 2, 9, 32)).astype(dtype) for _ in range(3))
        problem = og.AttentionProblem(batch=2, heads=2, q_len=9, k_len=9, head_dim=32, dtype=dtype, causal=og.Causal())
        got = await og.attention_async(q, k, v, is_causal=True)
        errors.append(float(scaled_error(got, attention(problem, q, k, v))))
    return errors


async def self_check() -> list[str]:
    """Kernels chosen after their self-check was awaited: the choice, and what was warned of."""
    import warnings

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        device = await og.open_device_async()
        kernels = og.AttentionKernels(device)
        problem = og.AttentionProblem(batch=1, heads=1, q_len=64, k_len=64, head_dim=32)
        await kernels.prepare_async(problem)
        explained = kernels.explain(problem)
        device.close()
    return [explained, *(str(warning.message)[:300] for warning in warned)]
