"""A complete call on a device, of which a test changes one thing, and what a null device was given."""

from __future__ import annotations

from typing import Any

import pytest

from onegpu import (
    AttentionKernels,
    AttentionProblem,
    Device,
    MaskLayout,
    OneGpuError,
    ProblemError,
)
from onegpu.backends.base import Command, Dispatch
from onegpu.backends.null import NullBackend

BATCH, HEADS, QUERIES, KEYS, DIM = 2, 3, 5, 7, 8
SIZES: dict[str, Any] = {"batch": BATCH, "heads": HEADS, "q_len": QUERIES, "k_len": KEYS, "head_dim": DIM}
MASK = MaskLayout.broadcast((BATCH, 1, 1, KEYS), BATCH, HEADS, QUERIES, KEYS)


def problem(**given: Any) -> AttentionProblem:
    return AttentionProblem(**{**SIZES, **given})


class Call:
    """A complete call on a device, of which a test changes one thing."""

    def __init__(self, device: Device, kernels: dict[str, Any] | None = None, **given: Any) -> None:
        self.device = device
        self.kernels = AttentionKernels(device, **(kernels or {}))
        self.encoder = device.begin_commands()
        self.problem = problem(**given)
        size = self.problem.dtype.itemsize
        row = self.problem.head_dim * size
        q, k = BATCH * HEADS * QUERIES * row, BATCH * self.problem.kv_heads * self.problem.k_len * row
        self.tensors: dict[str, Any] = {name: device.buffer(k if name in "kv" else q) for name in "qkvo"}
        if self.problem.mask is not None:
            self.tensors["mask"] = device.buffer(BATCH * KEYS * 4)
        if self.problem.key_lengths:
            self.tensors["key_lengths"] = device.buffer(BATCH * 4)

    def encode(self, **other: Any) -> None:
        self.kernels.encode(self.encoder, self.problem, **{**self.tensors, **other})

    def refused(self, error: type[OneGpuError] = ProblemError, /, **other: Any) -> str:
        """The words of a refusal, which must leave nothing behind."""
        with pytest.raises(error) as caught:
            self.encode(**other)
        assert type(caught.value) is error
        if not self.device.closed and self.encoder.device is self.device:
            self.encode_nothing()
        return str(caught.value)

    def encode_nothing(self) -> None:
        backend = self.device.backend
        if isinstance(backend, NullBackend):
            before = len(backend.submitted)
            self.encoder.submit()
            assert backend.submitted[before:] == [[]]
            assert backend.pipelines == []
        else:
            self.encoder.submit()
        self.encoder = self.device.begin_commands()


def dispatches(device: Device) -> list[Dispatch]:
    assert isinstance(device.backend, NullBackend)
    commands: list[Command] = [command for commands in device.backend.submitted for command in commands]
    return [command for command in commands if isinstance(command, Dispatch)]
