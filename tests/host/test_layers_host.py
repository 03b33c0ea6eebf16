"""What the layers around attention record, what they refuse, and that a whole model is one submission."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from host.test_demo import HEADS, LAYERS, sentences, tiny_weights

import onegpu as og
from onegpu import Device, ProblemError, UnsupportedError
from onegpu.artifacts import FOLDER
from onegpu.backends.base import Barrier, Dispatch, Timestamp
from onegpu.backends.null import NullBackend
from onegpu.demo import minilm, search
from onegpu.demo.forward import Forward
from onegpu.demo.report import Report
from onegpu.dtypes import FLOAT16, FLOAT32
from onegpu.layers import LayerKernels
from onegpu.layers.programs import LAYER_PARAMS, TENSORS, layers_refusal, linear_spec
from onegpu.layers.programs import LAYERS as PROGRAMS

pytest_plugins = ["host.fixtures"]

Array = np.ndarray[Any, Any]
ROWS, INNER, COLUMNS = 70, 24, 96


def backend_of(device: Device) -> NullBackend:
    assert isinstance(device.backend, NullBackend)
    return device.backend


def submitted(device: Device) -> list[Dispatch]:
    return [each for commands in backend_of(device).submitted for each in commands if isinstance(each, Dispatch)]


class Linear:
    """A call of which a test changes one thing."""

    def __init__(self, device: Device) -> None:
        self.device, self.kernels = device, LayerKernels(device)
        self.encoder = device.begin_commands()
        self.given: dict[str, Any] = {
            "x": device.empty((ROWS, INNER)),
            "weight": device.empty((COLUMNS, INNER), "float16"),
            "bias": device.empty((COLUMNS,)),
            "y": device.empty((ROWS, COLUMNS)),
            "rows": ROWS,
        }

    def record(self, **other: Any) -> None:
        self.kernels.linear(self.encoder, **{**self.given, **other})

    def refused(self, **other: Any) -> str:
        with pytest.raises(ProblemError) as caught:
            self.record(**other)
        self.encoder.submit()
        assert submitted(self.device) == []
        return str(caught.value)


# --- which programs


@pytest.mark.parametrize(
    ("rows", "columns", "software", "name", "block"),
    [
        (12, 384, False, "layers_linear.float16.rows32.columns32.threads64", 32),
        (128 * 16, 64 * 16 - 1, False, "layers_linear.float16.rows128.columns64.threads128", 64),
        (128 * 16, 64 * 15, False, "layers_linear.float16.rows32.columns32.threads64", 32),
        (128 * 16, 64 * 16, True, "layers_linear_plain.float16.loops.rows8.threads8", 32),
    ],
)
def test_the_program_of_a_product(rows: int, columns: int, software: bool, name: str, block: int) -> None:
    spec, found = linear_spec(FLOAT16, rows, columns, software)
    assert (spec.name, found) == (name, block)
    assert spec in PROGRAMS.specs()
    assert (FOLDER / f"{name}.wgsl").exists()


@pytest.mark.parametrize("backend", ["cpu", "hip"])
def test_devices_without_these_programs(backend: str) -> None:
    language = {"cpu": "numpy", "hip": "hip"}[backend]
    facts = og.DeviceFacts(backend=backend, name="a device", language=language)
    assert layers_refusal(facts) == f"they are built as msl, spirv, wgsl, and the {backend} backend takes {language}"


def test_a_device_that_cannot_run_them_is_refused(open_null: Callable[..., Device], cpu: Device) -> None:
    with pytest.raises(UnsupportedError, match=r"the layers cannot run on .*: they are built as"):
        LayerKernels(cpu)
    with pytest.raises(UnsupportedError, match="it runs 128 threads in a workgroup, and null allows 64"):
        LayerKernels(open_null(max_workgroup_threads=64))


# --- what is recorded


@pytest.mark.parametrize("residual", [False, True])
def test_a_linear_layer_is_one_dispatch(null: Device, residual: bool) -> None:
    call = Linear(null)
    call.record(gelu=True, residual=null.empty((ROWS, COLUMNS)) if residual else None)
    call.encoder.submit()
    (dispatch,) = submitted(null)
    params = LAYER_PARAMS.unpack(dispatch.params)
    assert dispatch.groups == (3 * 3, 1)  # 70 rows and 96 columns in blocks of 32
    assert (params["rows"], params["columns"], params["inner"], params["column_blocks"]) == (ROWS, COLUMNS, INNER, 3)
    assert params["flags"] == int(residual)
    sizes = [4 * ROWS * INNER, 2 * COLUMNS * INNER, 4 * COLUMNS, 4 * ROWS * (COLUMNS if residual else INNER)]
    assert [binding.nbytes for binding in dispatch.bindings] == [*sizes, 4 * ROWS * COLUMNS]
    (kernel,) = backend_of(null).pipelines
    assert kernel.constants == ((0, 1),)
    assert len(kernel.bindings) == len(TENSORS["layers_linear"])
    assert kernel.bindings[-1] == "write"


def test_nothing_waits_for_a_residual_that_is_none(null: Device) -> None:
    """X stands in its place. A later layer that writes X waits; one that reads it does not."""
    call = Linear(null)
    call.record()
    call.record(y=null.empty((ROWS, COLUMNS)))
    call.encoder.submit()
    assert [type(each) for each in backend_of(null).submitted[0]] == [Dispatch, Dispatch]


def test_no_rows_record_nothing(null: Device) -> None:
    call = Linear(null)
    call.record(rows=0)
    call.encoder.submit()
    assert submitted(null) == []


def test_a_grid_beyond_the_devices_is_cut(open_null: Callable[..., Device]) -> None:
    call = Linear(open_null(max_groups=2))
    call.record()
    call.encoder.submit()
    found = [LAYER_PARAMS.unpack(each.params) for each in submitted(call.device)]
    assert [(each["first_group"], each["last_group"]) for each in found] == [(0, 4), (4, 8), (8, 9)]


# --- what is refused


def test_what_does_not_fit_a_linear_layer(null: Device, open_null: Callable[..., Device]) -> None:
    words: dict[str, dict[str, Any]] = {
        "x has 6720 bytes; this call needs 6816": {"rows": 71},
        "weight has no shape; give a buffer of 2 axes": {"weight": null.buffer(4 * COLUMNS * INNER)},
        "weight has shape (96,); give a buffer of 2 axes": {"weight": null.empty((COLUMNS,))},
        "weight holds int32; it must hold float32 or float16": {"weight": null.empty((COLUMNS, INNER), "int32")},
        "rows have 23 elements; it must be a multiple of 4": {"weight": null.empty((COLUMNS, 23))},
        "rows have 94 elements; it must be a multiple of 4": {"weight": null.empty((94, INNER))},
        "rows have 65540 elements; it must be a multiple of 4, from 4 to 65536": {"weight": null.empty((4, 65540))},
        "bias holds float16; it must hold float32": {"bias": null.empty((COLUMNS,), "float16")},
        "bias is a list; give an onegpu.Buffer: device.upload(array)": {"bias": [1.0]},
        "there are -1 rows; it must be an integer from 0 to 16777216": {"rows": -1},
        "there are True rows": {"rows": True},
        "x is on another device than these kernels": {"x": open_null().empty((ROWS, INNER))},
        "x begins at byte 4 of its allocation; it must begin at a multiple of 16": {
            "x": null.buffer(4 * ROWS * INNER + 16).slice(4)
        },
    }
    for text, other in words.items():
        assert Linear(null).refused(**other).startswith(text)
    other_encoder = open_null().begin_commands()
    with pytest.raises(ProblemError, match="the encoder belongs to another device"):
        LayerKernels(null).linear(other_encoder, **Linear(null).given)


def test_an_output_that_shares_memory_is_refused(null: Device, open_null: Callable[..., Device]) -> None:
    whole = null.buffer(4 * ROWS * (INNER + COLUMNS))
    call = Linear(null)
    assert call.refused(y=whole, x=whole) == "y and x share memory; give y memory of its own"
    call = Linear(null)
    call.record(y=whole.slice(4 * ROWS * INNER), x=whole)  # beside each other
    other = open_null(shared_buffers=False)
    whole = other.buffer(4 * ROWS * (INNER + COLUMNS))
    call = Linear(other)
    assert call.refused(y=whole.slice(4 * ROWS * INNER), x=whole).startswith("y and x share memory")


def test_a_binding_beyond_the_devices_is_refused(open_null: Callable[..., Device]) -> None:
    with pytest.raises(UnsupportedError, match="y has 26880 bytes, and null shows a kernel at most 20000"):
        Linear(open_null(max_binding_bytes=20000)).record()


def test_what_does_not_fit_the_other_layers(null: Device) -> None:
    kernels, encoder = LayerKernels(null), null.begin_commands()
    vector, rows = null.empty((24,)), null.empty((35, 24))
    y = null.empty((35, 24))
    with pytest.raises(ProblemError, match=r"epsilon is 0; it must be more than 0"):
        kernels.layer_norm(encoder, rows, vector, vector, y, rows=35, epsilon=0)
    tokens, words, positions = null.empty((5, 7), "int32"), null.empty((50, 24)), null.empty((6, 24))
    with pytest.raises(ProblemError, match="positions has 6 rows; 7 tokens need as many"):
        kernels.embed(encoder, tokens, words, positions, vector, vector, y, batch=5, length=7)
    with pytest.raises(ProblemError, match="words has rows of 24 elements, positions of 20"):
        kernels.embed(encoder, tokens, words, null.empty((7, 20)), vector, vector, y, batch=5, length=7)
    lengths = null.empty((5,), "int32")
    with pytest.raises(ProblemError, match="length is 0; a mean takes one row or more"):
        kernels.mean_pool(encoder, rows, lengths, y, batch=5, length=0, columns=24)
    encoder.submit()
    assert submitted(null) == []


# --- a whole model


def batches() -> list[minilm.Batch]:
    return minilm.make_batches(sentences(), size=4)


@pytest.mark.parametrize("unfused", [False, True])
def test_a_forward_pass_is_one_submission(null: Device, unfused: bool) -> None:
    model = minilm.MiniLM(tiny_weights(), heads=HEADS)
    kernels = og.UnfusedAttention(null) if unfused else None
    forward = Forward(null, model, kernels=kernels)
    (first, second, third) = batches()
    for number, batch in enumerate((third, first, second), start=1):
        forward(batch)
        assert len(backend_of(null).submitted) == number
    commands = backend_of(null).submitted[0]
    # Embeddings and pooling; four products, two norms and attention of each layer.
    each = 6 + (3 if unfused else 1)
    assert sum(isinstance(command, Dispatch) for command in commands) == 2 + LAYERS * each
    assert not any(isinstance(command, Timestamp) for command in commands)
    assert sum(isinstance(command, Barrier) for command in commands) == 1 + LAYERS * each  # one waits for the other


def test_batches_of_a_shape_share_commands_and_memory(null: Device) -> None:
    forward = Forward(null, minilm.MiniLM(tiny_weights(), heads=HEADS))
    batch = batches()[1]
    forward(batch)
    buffers = backend_of(null).live_buffers
    other = dataclasses.replace(batch, tokens=batch.tokens[::-1].copy(), lengths=batch.lengths[::-1].copy())
    forward(other)
    forward(batch)
    first, second, third = backend_of(null).submitted
    assert first == second == third
    assert backend_of(null).live_buffers == buffers
    assert bytes(first[0].bindings[0].handle) == batch.tokens.astype(np.int32).tobytes()  # type: ignore[union-attr]


def test_recordings_are_not_kept_for_ever(null: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onegpu.demo.forward._KEPT", 2)
    forward = Forward(null, minilm.MiniLM(tiny_weights(), heads=HEADS))
    texts = [minilm.make_batches([[1] * length])[0] for length in (9, 8, 7, 9, 6)]
    shapes = []
    for text in texts:
        forward(text)
        shapes.append(sorted(length for _, length in forward._recorded))
    assert shapes == [[9], [8, 9], [7, 8], [7, 9], [6, 9]]


def test_weights_keep_their_type(null: Device) -> None:
    weights = {name: array.astype(np.float16) for name, array in tiny_weights().items()}
    forward = Forward(null, minilm.MiniLM(weights, heads=HEADS, dtype=np.float16))
    forward(batches()[0])
    names = {kernel.name.split(".")[1] for kernel in backend_of(null).pipelines if "linear" in kernel.name}
    assert names == {"float16"}
    assert linear_spec(FLOAT32, 1, 4, False)[0].name not in {kernel.name for kernel in backend_of(null).pipelines}


def test_the_demo_takes_a_gpu_for_all_of_it_and_a_software_driver_for_attention(
    open_null: Callable[..., Device], cpu: Device
) -> None:
    model = minilm.MiniLM(tiny_weights(), heads=HEADS)

    def ran(device: Device, layers: str) -> str:
        return search.run(device, model, batches(), check=False, step=lambda: None, layers=layers).layers

    gpu, software = open_null(kind="discrete"), open_null(kind="cpu")
    assert [ran(gpu, layers) for layers in search.LAYERS] == ["device", "device", "NumPy"]
    assert [ran(software, layers) for layers in search.LAYERS] == ["NumPy", "device", "NumPy"]
    assert [ran(cpu, layers) for layers in search.LAYERS] == ["NumPy", "NumPy", "NumPy"]


def test_a_device_without_a_clock_tells_no_time_of_attention(null: Device) -> None:
    model = minilm.MiniLM(tiny_weights(), heads=HEADS)
    run = search.run(null, model, batches(), check=False, step=lambda: None)
    assert np.isnan(run.work).all()
    assert (run.rest > 0).all()
    report = Report([f"passage {i}" for i in range(6)], [f"query {i}" for i in range(3)], 2, [run], None)
    (line,) = (line for line in report.text().splitlines() if line.startswith("all "))
    assert line.split()[1] == "-"
    assert "the rest, on the device" in report.text()
    (told,) = report.json()["runs"]
    assert told["layers"] == "device"
    assert told["seconds_per_layer"]["attention"] == [None] * LAYERS
    json.dumps(told, allow_nan=False)
