"""The layers around attention in Metal's language, on the bench: a small model, all of it, beside float64."""

from __future__ import annotations

import numpy as np
import pytest
from host.test_demo import HEADS, sentences, tiny_weights
from metal_fake import GPU, modules

import onegpu as og
from onegpu.demo import minilm, search
from onegpu.demo.forward import Forward
from onegpu.dtypes import DType
from onegpu.layers import kernels
from onegpu.layers.programs import linear_spec


@pytest.mark.parametrize("rows", [1, 1 << 20], ids=["small", "large"])
@pytest.mark.parametrize("dtype", [np.float32, np.float16])
def test_a_whole_model(dtype: type[np.float32 | np.float16], rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def forced(dtype: DType, _: int, columns: int, software: bool) -> object:
        assert not software
        return linear_spec(dtype, rows, columns, software)

    monkeypatch.setattr(kernels, "linear_spec", forced)
    arrays = {name: array.astype(dtype) for name, array in tiny_weights().items()}
    batches = minilm.make_batches(sentences(5), size=3)
    want = search.embed(minilm.MiniLM(arrays, heads=HEADS, dtype=np.float64), batches, search.reference_attention)
    gpu = GPU()
    with modules(gpu), og.open_device("metal") as device:
        forward = Forward(device, minilm.MiniLM(arrays, heads=HEADS, dtype=dtype))
        for batch in batches:
            gpu.calls.clear()
            done = forward(batch)
            assert done.submissions == 1
            np.testing.assert_allclose(done.embeddings, want[batch.rows], rtol=0, atol=3e-6)
    assert gpu.faults == []
