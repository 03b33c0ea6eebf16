"""Ask a device where the elements of its cooperative matrices lie in the threads.

A program of one subgroup loads a matrix whose elements are their own numbers, as either operand and as a sum, and each
thread writes down what it holds. It runs once for each device, type and size. Vulkan promises nothing about it.
"""

from __future__ import annotations

import dataclasses
import logging
import struct
from array import array

from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.attention.layouts import KNOWN, MOST, PROBE, Found, probe_spec
from onegpu.backends.base import DeviceFacts
from onegpu.commands import PreparedDispatch
from onegpu.device import Device
from onegpu.dtypes import FLOAT16, DType
from onegpu.errors import DeviceError, DeviceLostError, ShaderError

__all__ = ["know_layouts"]

_log = logging.getLogger("onegpu")


def know_layouts(device: Device) -> DeviceFacts:
    """A device's facts with the layouts of its matrices, which it is asked for the first time.

    Raises:
        DeviceLostError: if it is lost meanwhile.
    """
    if device.facts.language not in PROBE.languages:  # HIP and Metal have the layouts that their instructions have
        return device.facts
    if not device.facts.matrices or device.operators.get("matrix layouts"):
        return device.facts
    device.operators["matrix layouts"] = True
    known = set()
    for dtype in PROBE.dtypes:
        taken = [layout for layout in KNOWN if dtype in layout.dtypes]
        for tile, subgroup in dict.fromkeys((layout.tile, layout.subgroup) for layout in taken):
            spec = probe_spec(dtype, tile, subgroup)
            if program_refusal(spec, device.facts) is not None:
                continue
            try:
                found = _ask(device, spec, dtype, tile)
            except DeviceLostError:
                raise
            except (DeviceError, ShaderError) as error:  # no layout is known then, and kernels that need none serve
                _log.warning("%s did not run %s: %s", device.facts.name, spec.name, error)
                continue
            sized = [layout for layout in taken if (layout.tile, layout.subgroup) == (tile, subgroup)]
            known |= {(layout.shape(dtype), layout.name) for layout in sized if layout.is_that_of(found)}
            _log.debug("%s on %s: %s", spec.name, device.facts.name, found)
    device.facts = dataclasses.replace(device.facts, matrix_layouts=frozenset(known))
    return device.facts


def _ask(device: Device, spec: KernelSpec, dtype: DType, tile: int) -> Found:
    """Row and column of each element of both operands and of a sum."""
    count, threads = tile * tile, spec.threads
    numbers = [*range(count), *(int(n // tile == n % tile) for n in range(count))]
    source = device.upload(_packed(dtype, numbers))
    target = device.upload(array("I", [0xFFFFFFFF] * (3 * threads * (1 + MOST))))
    try:
        pipeline = device.pipeline(spec.name, lambda: artifacts.load(spec, device.facts.language))
        bound = [(buffer, 0, buffer.nbytes) for buffer in (source, target)]
        with device.begin_commands() as encoder:
            encoder.add(
                PreparedDispatch(pipeline, (1, 1), bound, spec.params.pack({"first": 0})),
                [buffer._live() for buffer in (source, target)],
            )
        words = struct.unpack(f"={target.nbytes // 4}I", target.read())
    finally:
        source.release()
        target.release()
    return Found(*(_positions(words[n * threads * (1 + MOST) :], threads, tile) for n in range(3)))


def _positions(words: tuple[int, ...], threads: int, tile: int) -> list[tuple[int, int]]:
    """What the program wrote of one matrix, thread by thread."""
    return [
        divmod(words[threads + thread * MOST + i], tile)
        for thread in range(threads)
        for i in range(min(words[thread], MOST))
    ]


def _packed(dtype: DType, numbers: list[int]) -> bytes:
    if dtype == FLOAT16:
        return struct.pack(f"={len(numbers)}e", *numbers)
    upper = [word >> 16 for word in struct.unpack(f"={len(numbers)}I", struct.pack(f"={len(numbers)}f", *numbers))]
    return struct.pack(f"={len(upper)}H", *upper)  # 0 to 255 have no lower half
