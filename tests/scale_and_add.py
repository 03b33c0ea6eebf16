"""A small kernel as SPIR-V, and its call, for tests of the Vulkan backend."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

import numpy as np
import pytest

from onegpu.backends import vulkan
from onegpu.backends.base import Binding, Dispatch, KernelCode
from onegpu.errors import DriverMissingError

__all__ = ["KERNEL", "VALIDATION", "needs_validation", "scale_and_add", "words"]

# Compiled with Slang (-target spirv -profile spirv_1_3), names and OpSource removed:
#
#   [[vk::binding(0)]] cbuffer Params { uint count; uint shift; float scale; float add; };
#   [[vk::binding(1)]] StructuredBuffer<float> source;
#   [[vk::binding(2)]] RWStructuredBuffer<float> target;
#   [numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
#   {
#       if (id.x < count) target[id.x] = source[(id.x + shift) % count] * scale + add;
#   }
SPIRV = (
    "c-n1~M@|Dl5Jk%~wufXeHkf1&4n&iqKo$sAu;mCWS-=@!!GhaxJA#BnRnHqyvar<Zso($q3f+#QULtWpL^kAHvfs2sV#uV#A-3-+DN9NBNY~^2!;"
    "|6Tx~hstK_hYn*Vc^`!?~?yh-0aszg4FSxq9q5RsbtHECL&GSPV8nuBz@Gyz;o~;#BuCzE(>M5A$mc)nfcMevym+{9@@leg7Z*Hu{2#z24$^U3F&"
    "NQ7nc(tNcXwHvBn_t@nhSZH>p^8s1QJ5`L;(R^TS#4u!L#-eJ~Hg&fmp%x8<ZMo#0`;hWElel@_Cz|FU%xl_JV=9<D=hSzfbJ@Tc@Fz0T;?K|!+S"
    "RNnJ|A79-@fy%u75;$SZ5NyWHu0(6S%GiC^HU>x8yC!a6#qNrCcLvz_}7Zn!%VWAHFQasYlgoorxETh(;EJvnaX&4E8osayi3bpa`_jA@-KpA`OD"
    "!Bn)F!XJlA%Hv|ab#$ZKDr_MWSK75o|98roIIS*O1@I2-WRU0s{Zy2iO_?S1TUW;GaZj~aFzXCM4kITjzF+jqJnbcarN4E}=d1g+thI`<~nm(Dq#"
    "x9var63%q}0?zj=+5"
)
KERNEL = KernelCode("scale-and-add", zlib.decompress(base64.b85decode(SPIRV)), ("read", "write"), 16, 64)

try:
    vulkan.open_backend(validation=True).close()
    VALIDATION = True
except DriverMissingError:
    VALIDATION = False
needs_validation = pytest.mark.skipif(not VALIDATION, reason="the Vulkan validation layer is not installed")


def scale_and_add(
    backend: vulkan.VulkanBackend,
    pipeline: Any,
    source: Any,
    target: Any,
    count: int,
    shift: int,
    scale: float,
    add: float,
) -> Dispatch:
    """The command ``target[i] = source[(i + shift) % count] * scale + add``."""
    bindings = Binding(source, 0, 4 * count), Binding(target, 0, 4 * count)
    return Dispatch(pipeline, (-(-count // 64), 1), bindings, struct.pack("IIff", count, shift, scale, add))


def words(backend: vulkan.VulkanBackend, handle: Any, count: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.frombuffer(backend.read(handle, 0, 4 * count), np.float32)
