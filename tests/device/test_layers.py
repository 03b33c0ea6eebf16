"""The layers around attention on every device that has them, beside float64: fresh inputs, poisoned outputs, guards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from conftest import DEVICES, device_of
from host.test_demo import HEADS, LAYERS, sentences, tiny_weights

import onegpu as og
from onegpu.artifacts import KernelSpec
from onegpu.attention.reference import TOLERANCE, scaled_error
from onegpu.demo import minilm, search
from onegpu.demo.forward import Forward
from onegpu.demo.minilm import erf
from onegpu.dtypes import DType
from onegpu.layers import LayerKernels, kernels
from onegpu.layers.programs import layers_refusal, linear_spec

Array = np.ndarray[Any, Any]

BACKENDS = [name for name, facts in DEVICES.items() if name != "kompute" and layers_refusal(facts) is None]
#: What stands around an output, and in it before the call.
POISON = np.float32(-12345.678)
GUARD = 64  # floats: 256 bytes, which every device can begin a binding at

#: Ways to compute a linear layer, by what makes a plan choose them: rows, and whether the driver is software.
FORMS = {"plain": (1, True), "small": (1, False), "large": (1 << 20, False)}


class Bench:
    """Kernels of a backend, and the buffers of a call."""

    def __init__(self, backend: str) -> None:
        self.device = device_of(backend)
        self.kernels = LayerKernels(self.device)
        self.random = np.random.default_rng()

    def normal(self, *shape: int) -> Array:
        return self.random.standard_normal(shape, np.float32)

    def rows(self, array: Array) -> og.Buffer:
        """An array, and behind it what would spoil a result."""
        return self.device.upload(np.concatenate([array.ravel(), np.full(GUARD, np.nan, array.dtype)]))

    def output(self, count: int) -> tuple[og.Buffer, og.Buffer]:
        whole = self.device.upload(np.full(count + 2 * GUARD, POISON))
        return whole, whole.slice(4 * GUARD, 4 * count)

    def taken(self, whole: og.Buffer, shape: tuple[int, ...]) -> Array:
        found = whole.to_numpy("float32")
        assert (found[:GUARD] == POISON).all()
        assert (found[-GUARD:] == POISON).all()
        inner: Array = found[GUARD:-GUARD].reshape(shape)
        assert not (inner == POISON).any()
        return inner


@pytest.fixture(params=BACKENDS)
def bench(request: pytest.FixtureRequest) -> Bench:
    return Bench(request.param)


def force(form: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of the programs that will have been taken."""
    taken: set[str] = set()
    rows, software = FORMS[form]

    def forced(dtype: DType, _: int, columns: int, __: bool) -> tuple[KernelSpec, int]:
        spec, block = linear_spec(dtype, rows, columns, software)
        taken.add(spec.name)
        return spec, block

    monkeypatch.setattr(kernels, "linear_spec", forced)
    return taken


def gelu(x: Array) -> Array:
    return np.asarray(x * 0.5 * (1 + erf(x / math.sqrt(2))))


@pytest.mark.in_turn
@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("form", FORMS)
def test_linear(backend: str, form: str, dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bench, taken = Bench(backend), force(form, monkeypatch)
    # Less than a block and more, in each direction; 1 element of the last quad of a step of the inner dimension.
    sizes = [(1, 4, 4), (5, 36, 20), (33, 20, 68), (130, 84, 36)]
    for number, (rows, inner, columns) in enumerate(sizes):
        with_gelu, with_residual = bool(number & 1), bool(number & 2)
        x, bias, residual = bench.normal(rows, inner), bench.normal(columns), bench.normal(rows, columns)
        weight = bench.normal(columns, inner).astype(dtype)
        whole, y = bench.output(rows * columns)
        with bench.device.begin_commands() as encoder:
            bench.kernels.linear(
                encoder,
                bench.rows(x),
                bench.device.upload(weight),
                bench.rows(bias),
                y,
                rows=rows,
                gelu=with_gelu,
                residual=bench.rows(residual) if with_residual else None,
            )
        exact = x.astype(np.float64) @ weight.astype(np.float64).T + bias
        want = gelu(exact) if with_gelu else exact
        want = want + residual if with_residual else want
        size = np.abs(x) @ np.abs(weight.astype(np.float64)).T + np.abs(bias) + 1
        assert (np.abs(bench.taken(whole, want.shape) - want) <= 1e-6 * size).all(), (rows, inner, columns)
    (name,) = taken
    ends = {"plain": "loops.rows8", "small": "rows32.columns32", "large": "rows128.columns64"}
    assert f".{dtype}.{ends[form]}." in name


def test_gelu_is_that_of_bert(bench: Bench) -> None:
    """Of an identity: any number from far below to far above."""
    x = np.concatenate([np.linspace(-9, 9, 4093), [0.0, -0.0, 1e-20]]).astype(np.float32).reshape(-1, 4)
    whole, y = bench.output(x.size)
    with bench.device.begin_commands() as encoder:
        identity, none = bench.device.upload(np.eye(4, dtype=np.float32)), bench.device.upload(np.zeros(4, np.float32))
        bench.kernels.linear(encoder, bench.rows(x), identity, none, y, rows=len(x), gelu=True)
    assert np.abs(bench.taken(whole, x.shape) - gelu(x.astype(np.float64))).max() <= 6e-7  # 2e-7 of a number up to 3


@pytest.mark.parametrize(("rows", "columns"), [(1, 4), (5, 384), (131, 132)])
def test_layer_norm(bench: Bench, rows: int, columns: int) -> None:
    x = bench.normal(rows, columns) * 3 + 50  # far from 0: the sum of squares would lose the variance
    weight, bias = bench.normal(columns), bench.normal(columns)
    whole, y = bench.output(rows * columns)
    with bench.device.begin_commands() as encoder:
        bench.kernels.layer_norm(encoder, bench.rows(x), bench.device.upload(weight), bench.rows(bias), y, rows=rows)
    exact = x.astype(np.float64)
    want = (exact - exact.mean(1, keepdims=True)) / np.sqrt(exact.var(1, keepdims=True) + 1e-12) * weight + bias
    np.testing.assert_allclose(bench.taken(whole, want.shape), want, rtol=0, atol=3e-5)


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_embed(bench: Bench, dtype: str) -> None:
    batch, length, count, columns = 3, 7, 50, 36
    words, positions = bench.normal(count, columns).astype(dtype), bench.normal(length + 4, columns)
    weight, bias = bench.normal(columns), bench.normal(columns)
    tokens = bench.random.integers(0, count, (batch, length)).astype(np.int32)
    tokens[0, 0], tokens[0, 1] = count - 1, 0
    asked = tokens.copy()
    asked[1, 2], asked[2, 3] = count + 5, -1  # which are none
    tokens[1, 2] = tokens[2, 3] = count - 1
    whole, y = bench.output(batch * length * columns)
    upload = bench.device.upload
    with bench.device.begin_commands() as encoder:
        bench.kernels.embed(
            encoder,
            upload(asked),
            upload(words),
            upload(positions),
            upload(weight),
            bench.rows(bias),
            y,
            batch=batch,
            length=length,
            epsilon=0.25,
        )
    exact = words.astype(np.float64)[tokens] + positions[:length]
    away = exact - exact.mean(2, keepdims=True)
    want = away / np.sqrt((away * away).mean(2, keepdims=True) + 0.25) * weight + bias
    np.testing.assert_allclose(bench.taken(whole, want.shape), want, rtol=0, atol=5e-6)


@pytest.mark.parametrize("columns", [4, 384, 520])
def test_mean_pool(bench: Bench, columns: int) -> None:
    batch, length = 6, 9
    x = bench.normal(batch, length, columns)
    x[1] = 0  # a mean of length 0
    asked = np.array([9, 4, 1, 5, 0, 99], np.int32)
    counted = np.clip(asked, 1, length)
    for row, count in zip(x, counted, strict=True):
        row[count:] = np.nan  # padding is not read
    whole, y = bench.output(batch * columns)
    with bench.device.begin_commands() as encoder:
        lengths = bench.device.upload(asked)
        bench.kernels.mean_pool(encoder, bench.rows(x), lengths, y, batch=batch, length=length, columns=columns)
    mean = np.array([row[:count].astype(np.float64).mean(0) for row, count in zip(x, counted, strict=True)])
    size = np.linalg.norm(mean, axis=1, keepdims=True)
    want = mean / np.where(size == 0, 1, size)
    np.testing.assert_allclose(bench.taken(whole, want.shape), want, rtol=0, atol=1e-6)


def test_a_row_does_not_depend_on_its_neighbours(bench: Bench) -> None:
    """Nor on how many there are: one of few rows and one of many have the same bits."""
    inner, columns, rows = 36, 40, 150
    x, weight, bias = bench.normal(rows, inner), bench.normal(columns, inner), bench.normal(columns)
    outputs = []
    for count in (rows, 3):
        whole, y = bench.output(count * columns)
        with bench.device.begin_commands() as encoder:
            bench.kernels.linear(
                encoder, bench.rows(x[:count]), bench.device.upload(weight), bench.rows(bias), y, rows=count
            )
        outputs.append(bench.taken(whole, (count, columns)))
    assert np.array_equal(outputs[0][:3].view(np.uint32), outputs[1].view(np.uint32))


def test_blocks_of_both_sizes_have_equal_bits(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    inner, columns, rows = 52, 72, 140
    x, weight, bias = bench.normal(rows, inner), bench.normal(columns, inner), bench.normal(columns)
    outputs = []
    for form in ("small", "large"):
        force(form, monkeypatch)
        whole, y = bench.output(rows * columns)
        with bench.device.begin_commands() as encoder:
            bench.kernels.linear(encoder, bench.rows(x), bench.device.upload(weight), bench.rows(bias), y, rows=rows)
        outputs.append(bench.taken(whole, (rows, columns)))
    assert np.array_equal(outputs[0].view(np.uint32), outputs[1].view(np.uint32))


@pytest.mark.parametrize("unfused", [False, True])
@pytest.mark.parametrize("backend", BACKENDS)
def test_a_whole_model(backend: str, unfused: bool) -> None:
    """Its embeddings, and each layer's attention; batches come back in another order, into memory of another's."""
    device, batches = device_of(backend), minilm.make_batches(sentences(), size=4)
    exact = minilm.MiniLM(tiny_weights(), heads=HEADS, dtype=np.float64)
    want = search.embed(exact, batches, search.reference_attention)
    kernels = og.UnfusedAttention(device) if unfused else og.AttentionKernels(device)
    timed = "timestamps" in device.facts.features
    forward = Forward(device, minilm.MiniLM(tiny_weights(), heads=HEADS), kernels=kernels, timed=timed, keep=True)
    for batch in (*batches, *batches[::-1]):
        done = forward(batch)
        assert done.submissions == 1
        np.testing.assert_allclose(done.embeddings, want[batch.rows], rtol=0, atol=3e-6)
        assert len(done.layers) == (LAYERS if timed else 0)
        assert all(attention >= 0 and rest >= 0 for attention, rest in done.layers)
        assert len(done.attended) == LAYERS
        for qkv, output in done.attended:
            error = scaled_error(output, search.reference_attention(0, qkv, batch.lengths))
            assert error <= TOLERANCE["float32"]


@pytest.mark.parametrize("backend", BACKENDS)
def test_half_weights_are_those_of_the_model_rounded(backend: str) -> None:
    device, batches = device_of(backend), minilm.make_batches(sentences(), size=9)
    halves = {name: array.astype(np.float16) for name, array in tiny_weights().items()}
    exact = minilm.MiniLM(halves, heads=HEADS, dtype=np.float64)
    want = search.embed(exact, batches, search.reference_attention)
    forward = Forward(device, minilm.MiniLM(halves, heads=HEADS, dtype=np.float16))
    (batch,) = batches
    done = forward(batch)
    assert (done.layers, done.attended) == ([], [])
    np.testing.assert_allclose(done.embeddings, want[batch.rows], rtol=0, atol=3e-6)


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_demo_on_a_device(backend: str) -> None:
    """Both ways give the same embeddings, and both say what they took."""
    device, batches = device_of(backend), minilm.make_batches(sentences(), size=4)
    model = minilm.MiniLM(tiny_weights(), heads=HEADS)
    runs = [
        search.run(device, model, batches, check=True, step=lambda: None, layers=name) for name in search.LAYERS[1:]
    ]
    assert [run.layers for run in runs] == ["device", "NumPy"]
    assert search.cosine_distances(runs[0].embeddings, runs[1].embeddings).max() < 1e-10
    assert runs[0].kernel == runs[1].kernel
    for run in runs:
        assert run.work.shape == run.copies.shape == run.rest.shape == (len(batches), LAYERS)
        assert run.error is not None
        assert run.error <= TOLERANCE["float32"]
