"""ONNX Runtime's attention on WebGPU, by way of its plugin."""

from __future__ import annotations

import itertools
import time
from importlib import metadata
from typing import Any

import numpy as np

from onegpu.bench.peers.base import NotTakenError, Peer, UnavailableError
from onegpu.bench.shapes import Shape
from onegpu.bench.timing import Timing, sample

__all__ = ["OnnxRuntimeWebGpu"]

_PROVIDER = "WebGpuExecutionProvider"


class OnnxRuntimeWebGpu(Peer):
    """The operator ``com.microsoft.MultiHeadAttention``.

    A session uploads its inputs and downloads its output each time. So a graph of many calls in a row is timed,
    and a graph of one; the difference, divided, is the time of a call.
    """

    name = "onnxruntime"
    summary = "ONNX Runtime's MultiHeadAttention on WebGPU"
    packages = ("onnxruntime", "onnxruntime_ep_webgpu", "onnx")
    install = "pip install 'onegpu[bench-peers]'"
    dtypes = ("float32", "float16")
    clock = "wall"
    software_variables = {"ORT_WEBGPU_EP_ALLOW_SOFTWARE_ADAPTER": "1"}  # noqa: RUF012

    def open(self) -> tuple[str, str]:
        """Load it."""
        import onnx
        import onnxruntime
        import onnxruntime_ep_webgpu

        self._onnx: Any = onnx
        self._runtime: Any = onnxruntime
        onnxruntime.register_execution_provider_library("WebGPU", onnxruntime_ep_webgpu.get_library_path())
        self._devices = [each for each in onnxruntime.get_ep_devices() if each.ep_name == _PROVIDER]
        if not self._devices:
            raise UnavailableError("ONNX Runtime finds no WebGPU device that is a GPU")
        try:
            self._session(Shape("smallest", 1, 1, 1, 1, 1, 32), "float32", 1)
        except Exception as error:  # it has many classes of errors
            reason = str(error).strip().rpartition("false. ")[2].splitlines()
            raise UnavailableError(
                f"ONNX Runtime's WebGPU does not start: {reason[0] if reason else type(error).__name__}"
            ) from error
        version = f"{onnxruntime.__version__}+{metadata.version('onnxruntime-ep-webgpu')}"
        return version, ""

    def kernels(self, dtype: str) -> list[str]:
        """One."""
        return ["webgpu"]

    def time(self, shape: Shape, dtype: str, kernel: str, inputs: tuple[Any, Any, Any]) -> tuple[Timing, Any]:
        """Time a call on the host's clock."""
        if shape.heads != shape.kv_heads:
            raise NotTakenError("MultiHeadAttention has no grouped heads")
        if shape.causal:
            raise NotTakenError("it is timed without a causal rule")
        feed = {
            name: np.ascontiguousarray(a.transpose(0, 2, 1, 3)).reshape(a.shape[0], a.shape[2], -1)
            for name, a in zip("qkv", inputs, strict=True)
        }
        calls = 24 if shape.operations < 1e11 else 4
        one, many = (self._session(shape, dtype, count) for count in (1, calls + 1))
        (out,) = one.run(None, feed)

        def run() -> float:
            begin = time.perf_counter()
            one.run(None, feed)
            middle = time.perf_counter()
            many.run(None, feed)
            return (time.perf_counter() - middle) - (middle - begin)

        run()
        timing = sample(run, calls, self.clock)
        if timing.low <= 0:
            raise RuntimeError("its calls are too short to be told from what the host does around them")
        heads = out.reshape(shape.batch, shape.q_len, shape.heads, shape.head_dim)
        return timing, heads.transpose(0, 2, 1, 3)

    def _session(self, shape: Shape, dtype: str, calls: int) -> Any:
        """A session of so many calls, each of which takes the output of the one before for its queries."""
        helper, runtime = self._onnx.helper, self._runtime
        element = {"float32": self._onnx.TensorProto.FLOAT, "float16": self._onnx.TensorProto.FLOAT16}[dtype]
        width = shape.heads * shape.head_dim

        def value(name: str, length: int) -> Any:
            return helper.make_tensor_value_info(name, element, [shape.batch, length, width])

        names = ["q", *(f"o{number}" for number in range(1, calls)), "o"]
        nodes = [
            helper.make_node(
                "MultiHeadAttention",
                [before, "k", "v"],
                [after],
                domain="com.microsoft",
                num_heads=shape.heads,
                name=f"call{number}",
            )
            for number, (before, after) in enumerate(itertools.pairwise(names))
        ]
        graph = helper.make_graph(
            nodes,
            "attention",
            [value("q", shape.q_len), *(value(name, shape.k_len) for name in "kv")],
            [value("o", shape.q_len)],
        )
        versions = [helper.make_opsetid("", 20), helper.make_opsetid("com.microsoft", 1)]
        model = helper.make_model(graph, opset_imports=versions, ir_version=10)
        options = runtime.SessionOptions()
        options.log_severity_level = 3
        # A call that fell back to the CPU would be timed as if it were WebGPU's.
        options.add_session_config_entry("session.disable_cpu_ep_fallback", "1")
        options.add_provider_for_devices(self._devices[:1], {})
        return runtime.InferenceSession(model.SerializeToString(), options)
