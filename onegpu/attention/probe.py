"""Ask a device where the elements of its cooperative matrices lie in the threads.

A program of one subgroup loads a matrix whose elements are their own numbers, as a left operand and as a sum, and each
thread writes down what it holds. It runs once for each device and type. Vulkan promises nothing about it.
"""

from __future__ import annotations

import dataclasses
import logging
import struct
from array import array

from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.attention.layouts import LAYOUTS, PROBE, MatrixLayout, probe_spec
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
    if not device.facts.matrices or device.operators.get("matrix layouts"):
        return device.facts
    device.operators["matrix layouts"] = True
    found = set()
    for dtype in PROBE.dtypes:
        for layout in (layout for layout in LAYOUTS if dtype in layout.dtypes):
            spec = probe_spec(dtype, layout)
            if program_refusal(spec, device.facts) is not None:
                continue
            try:
                lies = _positions(device, spec, dtype, layout)
            except DeviceLostError:
                raise
            except (DeviceError, ShaderError) as error:  # no layout is known then, and kernels that need none serve
                _log.warning("%s did not run %s: %s", device.facts.name, spec.name, error)
                continue
            if lies == (layout.positions(), layout.positions()):
                found.add((layout.shape(dtype), layout.name))
            _log.debug("%s on %s: %s", spec.name, device.facts.name, lies)
    device.facts = dataclasses.replace(device.facts, matrix_layouts=frozenset(found))
    return device.facts


def _positions(
    device: Device, spec: KernelSpec, dtype: DType, layout: MatrixLayout
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Row and column of each element of an operand and of a sum, thread by thread."""
    size, count = layout.tile, layout.tile * layout.tile
    numbers = [*range(count), *(int(n // size == n % size) for n in range(count))]
    source = device.upload(_packed(dtype, numbers))
    target = device.upload(array("I", [0xFFFFFFFF] * (2 * count)))
    try:
        pipeline = device.pipeline(spec.name, lambda: artifacts.load(spec, device.facts.language))
        bound = [(buffer, 0, buffer.nbytes) for buffer in (source, target)]
        with device.begin_commands() as encoder:
            encoder.add(
                PreparedDispatch(pipeline, (1, 1), bound, spec.params.pack({"first": 0})),
                [buffer._live() for buffer in (source, target)],
            )
        lies = [divmod(n, size) for n in struct.unpack(f"={2 * count}I", target.read())]
    finally:
        source.release()
        target.release()
    return lies[:count], lies[count:]


def _packed(dtype: DType, numbers: list[int]) -> bytes:
    if dtype == FLOAT16:
        return struct.pack(f"={len(numbers)}e", *numbers)
    upper = [word >> 16 for word in struct.unpack(f"={len(numbers)}I", struct.pack(f"={len(numbers)}f", *numbers))]
    return struct.pack(f"={len(upper)}H", *upper)  # 0 to 255 have no lower half
