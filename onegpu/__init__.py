"""Portable compute kernels for every GPU that Python reaches; first of all fused attention.

Importing this package loads neither NumPy nor any GPU driver.
"""

from __future__ import annotations

import typing

from onegpu.attention import AttentionProblem as AttentionProblem
from onegpu.attention import Causal as Causal
from onegpu.attention import Epilogue as Epilogue
from onegpu.attention import PagedKv as PagedKv
from onegpu.attention import QuantizedKv as QuantizedKv
from onegpu.attention import attention as attention
from onegpu.attention import attention_async as attention_async
from onegpu.attention import recommend_graph_replay as recommend_graph_replay
from onegpu.backends.base import DeviceFacts as DeviceFacts
from onegpu.commands import CommandEncoder as CommandEncoder
from onegpu.commands import Recording as Recording
from onegpu.device import Buffer as Buffer
from onegpu.device import Device as Device
from onegpu.device import list_devices as list_devices
from onegpu.device import list_devices_async as list_devices_async
from onegpu.device import open_device as open_device
from onegpu.device import open_device_async as open_device_async
from onegpu.dtypes import DType as DType
from onegpu.errors import DeviceClosedError as DeviceClosedError
from onegpu.errors import DeviceError as DeviceError
from onegpu.errors import DeviceLostError as DeviceLostError
from onegpu.errors import DriverMissingError as DriverMissingError
from onegpu.errors import OneGpuError as OneGpuError
from onegpu.errors import OutOfMemoryError as OutOfMemoryError
from onegpu.errors import ProblemError as ProblemError
from onegpu.errors import SelfCheckWarning as SelfCheckWarning
from onegpu.errors import ShaderError as ShaderError
from onegpu.errors import UnsupportedError as UnsupportedError
from onegpu.errors import WaitError as WaitError
from onegpu.layout import Layout as Layout
from onegpu.layout import MaskLayout as MaskLayout

if typing.TYPE_CHECKING:
    from onegpu.attention.kernels import AttentionKernels as AttentionKernels
    from onegpu.attention.unfused import UnfusedAttention as UnfusedAttention

__version__ = "0.1.0"

__all__ = [
    "AttentionKernels",
    "AttentionProblem",
    "Buffer",
    "Causal",
    "CommandEncoder",
    "DType",
    "Device",
    "DeviceClosedError",
    "DeviceError",
    "DeviceFacts",
    "DeviceLostError",
    "DriverMissingError",
    "Epilogue",
    "Layout",
    "MaskLayout",
    "OneGpuError",
    "OutOfMemoryError",
    "PagedKv",
    "ProblemError",
    "QuantizedKv",
    "Recording",
    "SelfCheckWarning",
    "ShaderError",
    "UnfusedAttention",
    "UnsupportedError",
    "WaitError",
    "attention",
    "attention_async",
    "list_devices",
    "list_devices_async",
    "open_device",
    "open_device_async",
    "recommend_graph_replay",
]


#: Loaded when they are asked for: the tables of kernels and all behind them are half of the time of an import.
_LAZY = {
    "AttentionKernels": "onegpu.attention.kernels",
    "UnfusedAttention": "onegpu.attention.unfused",
}


def __getattr__(name: str) -> typing.Any:
    if name in _LAZY:
        import importlib

        return getattr(importlib.import_module(_LAZY[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
