"""A GPU whose kernels are computed in NumPy and can be made wrong, for tests of what depends on right answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from onegpu.attention.cpu_kernel import ROWS, blocked
from onegpu.attention.params import ATTENTION_PARAMS
from onegpu.backends.base import Binding, Command, DeviceFacts, Dispatch, KernelCode
from onegpu.backends.cpu import CpuBackend
from onegpu.device import Device

#: What a kernel does wrong, by the beginning of its name: changes the output, or raises.
Faults = dict[str, Callable[[np.ndarray[Any, Any]], None]]

FACTS = DeviceFacts(
    backend="fake",
    name="a fake GPU",
    language="wgsl",
    vendor="nvidia",
    driver="1.0",
    kind="discrete",
    features=frozenset({"subgroup-quad", "subgroup-shuffle"}),
    subgroup_min=32,
    subgroup_max=32,
    max_workgroup_memory=32768,
)


class FakeGpu(CpuBackend):
    """Takes the programs of attention for a GPU and computes each call with the CPU's kernel.

    Attributes:
        ran: names of the programs of all dispatches.
        wrong: applied to the output after a program of that name has run.
        rejects: raised when a program of that name is compiled.
    """

    def __init__(self, wrong: Faults | None = None, **facts: Any) -> None:
        self.facts = DeviceFacts(**{**vars(FACTS), **facts})
        self.ran: list[str] = []
        self.wrong = wrong or {}
        self.rejects: dict[str, Exception] = {}

    def make_pipeline(self, kernel: KernelCode) -> KernelCode:
        for name, error in self.rejects.items():
            if kernel.name.startswith(name):
                raise error
        return kernel

    def submit(self, commands: Sequence[Command]) -> Any:
        for command in commands:
            if isinstance(command, Dispatch):
                self._run(command)
        return super().submit([c for c in commands if not isinstance(c, Dispatch)])

    def _run(self, dispatch: Dispatch) -> None:
        name = dispatch.pipeline.name
        self.ran.append(name)
        params = ATTENTION_PARAMS.unpack(dispatch.params)
        if name.startswith("attention_merge") or params["first_group"]:
            return  # the first dispatch of a call has computed all of it
        blocks = -(-int(params["q_len"]) // ROWS)
        groups = int(params["batch"]) * blocks
        params |= {"groups_x": groups, "last_group": groups, "row_blocks": blocks}
        blocked(name, (groups, 1), ATTENTION_PARAMS.pack(params), *map(_bytes, dispatch.bindings))
        out = np.frombuffer(_bytes(dispatch.bindings[3]), name.split(".")[1])
        for prefix, spoil in self.wrong.items():
            if name.startswith(prefix):
                spoil(out)


def _bytes(binding: Binding) -> memoryview:
    return memoryview(binding.handle.bytes(binding.offset, binding.nbytes))


def spoil(out: np.ndarray[Any, Any]) -> None:
    """One element in fifty is off by a fiftieth."""
    out[7::50] += out.dtype.type(0.02)


def open_fake(wrong: Sequence[str] = (), fault: Callable[[np.ndarray[Any, Any]], None] = spoil, **facts: Any) -> Device:
    """A device on which the kernels whose names begin with ``attention_`` and a word in ``wrong`` are wrong."""
    return Device(FakeGpu({f"attention_{name}": fault for name in wrong}, **facts))
