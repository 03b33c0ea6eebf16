"""The float64 reference against loops that anyone can read, and the error by which kernels are judged."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onegpu import AttentionProblem, Causal, Layout, MaskLayout
from onegpu.attention.reference import TOLERANCE, attention, gather, scaled_error, scatter

pytest_plugins = ["host.fixtures"]

Array = np.ndarray[Any, Any]
Random = np.random.Generator

INF, NAN = math.inf, math.nan
MASKED = MaskLayout(0, 0, 0)


def loops(
    p: AttentionProblem, q: Array, k: Array, v: Array, mask: Array | None, lengths: list[int] | None
) -> list[float]:
    """Attention in plain Python: the outputs in C order."""
    if mask is not None:
        mask = np.broadcast_to(mask, (p.batch, p.heads, p.q_len, p.k_len))
    out: list[float] = []
    for b in range(p.batch):
        for h in range(p.heads):
            kv = h // (p.heads // p.kv_heads)
            for i in range(p.q_len):
                scores: dict[int, float] = {}
                for j in range(p.k_len):
                    if lengths is not None and j >= lengths[b]:
                        continue
                    if p.causal is not None:
                        offset = p.k_len - p.q_len if p.causal.offset is None else p.causal.offset
                        if j > i + offset:
                            continue
                    if mask is not None and mask[b, h, i, j] == -INF:
                        continue
                    dot = sum(float(q[b, h, i, d]) * float(k[b, kv, j, d]) for d in range(p.head_dim))
                    scores[j] = dot * p.scale + (0.0 if mask is None else float(mask[b, h, i, j]))
                out += row(p, scores, v[b, kv])
    return out


def row(p: AttentionProblem, scores: dict[int, float], v: Array) -> list[float]:
    if any(math.isnan(s) or s == INF for s in scores.values()):
        return [NAN] * p.head_dim
    scores = {j: s for j, s in scores.items() if s != -INF}
    if not scores:
        return [NAN if p.masked_rows == "nan" else 0.0] * p.head_dim
    peak = max(scores.values())
    weights = {j: math.exp(s - peak) for j, s in scores.items()}
    total = sum(weights.values())
    return [sum(w * float(v[j, d]) for j, w in weights.items()) / total for d in range(p.head_dim)]


def inputs(random: Random, p: AttentionProblem) -> list[Array]:
    return [
        random.standard_normal((p.batch, heads, length, p.head_dim))
        for heads, length in ((p.heads, p.q_len), (p.kv_heads, p.k_len), (p.kv_heads, p.k_len))
    ]


MASK_SHAPES = st.tuples(*[st.booleans()] * 4)


@settings(deadline=None, max_examples=150)
@given(
    seed=st.integers(0, 2**32 - 1),
    batch=st.integers(0, 2),
    kv_heads=st.integers(1, 2),
    group=st.integers(1, 3),
    q_len=st.integers(0, 4),
    k_len=st.integers(0, 5),
    head_dim=st.integers(1, 4),
    causal=st.one_of(st.none(), st.builds(Causal, st.one_of(st.none(), st.integers(-6, 6)))),
    masked_rows=st.sampled_from(["nan", "zero"]),
    scale=st.sampled_from([None, 0.0, 2.5, -1.0]),
    mask_shape=st.one_of(st.none(), MASK_SHAPES),
    special=st.sampled_from([0.0, 0.15]),
    use_lengths=st.booleans(),
)
def test_reference_equals_plain_loops(
    seed: int,
    batch: int,
    kv_heads: int,
    group: int,
    q_len: int,
    k_len: int,
    head_dim: int,
    causal: Causal | None,
    masked_rows: str,
    scale: float | None,
    mask_shape: tuple[bool, bool, bool, bool] | None,
    special: float,
    use_lengths: bool,
) -> None:
    random = np.random.default_rng(seed)
    p = AttentionProblem(
        batch=batch,
        heads=kv_heads * group,
        kv_heads=kv_heads,
        q_len=q_len,
        k_len=k_len,
        head_dim=head_dim,
        causal=causal,
        masked_rows=masked_rows,
        scale=scale,
        mask=None if mask_shape is None else MASKED,
        key_lengths=use_lengths,
    )
    q, k, v = inputs(random, p)
    mask = None
    if mask_shape is not None:
        full = (batch, p.heads, q_len, k_len)
        mask = random.standard_normal([n if kept else 1 for n, kept in zip(full, mask_shape, strict=True)])
        mask[random.random(mask.shape) < 0.3] = -INF
        mask[random.random(mask.shape) < special / 4] = INF
        mask[random.random(mask.shape) < special / 4] = NAN
    for a in (q, k):
        a[random.random(a.shape) < special / 4] = NAN
    lengths = [int(n) for n in random.integers(0, k_len + 1, batch)] if use_lengths else None
    got = attention(p, q, k, v, mask=mask, key_lengths=None if lengths is None else np.array(lengths))
    assert got.shape == (batch, p.heads, q_len, head_dim)
    assert got.dtype == np.float64
    want = np.array(loops(p, q, k, v, mask, lengths)).reshape(got.shape)
    np.testing.assert_allclose(got, want, rtol=1e-11, atol=1e-12, equal_nan=True)


def one(k_len: int = 3, q_len: int = 1, head_dim: int = 2, **given: Any) -> AttentionProblem:
    return AttentionProblem(batch=1, heads=1, q_len=q_len, k_len=k_len, head_dim=head_dim, **given)


@pytest.mark.parametrize(("masked_rows", "value"), [("nan", NAN), ("zero", 0.0)])
def test_a_row_that_sees_no_key(random: Random, masked_rows: str, value: float) -> None:
    """A row in the middle of a tile once became the average of V elsewhere (mlx#2395, pytorch#156707)."""
    p = one(k_len=4, q_len=4, mask=MASKED, masked_rows=masked_rows)
    q, k, v = inputs(random, p)
    mask = np.zeros((4, 4))
    mask[1] = -INF
    got = attention(p, q, k, v, mask=mask)
    assert np.array_equal(got[0, 0, 1], [value] * 2, equal_nan=True)
    others = attention(p, q, k, v, mask=np.zeros((4, 4)))
    assert np.array_equal(np.delete(got, 1, axis=2), np.delete(others, 1, axis=2))


@pytest.mark.parametrize("given", [{"k_len": 0}, {"causal": Causal(-1)}, {"key_lengths": True}], ids=str)
def test_every_way_to_see_no_key_follows_the_policy(random: Random, given: dict[str, Any]) -> None:
    lengths = np.array([0]) if "key_lengths" in given else None
    for policy, value in (("nan", NAN), ("zero", 0.0)):
        p = one(**given, masked_rows=policy)
        q, k, v = inputs(random, p)
        q[:] = NAN  # a score that nobody sees poisons nothing
        got = attention(p, q, k, v, key_lengths=lengths)
        assert np.array_equal(got.ravel(), [value] * 2, equal_nan=True)


@pytest.mark.parametrize("score", [NAN, INF])
@pytest.mark.parametrize("masked_rows", ["nan", "zero"])
def test_a_visible_score_of_nan_or_infinity_poisons_its_row_alone(
    random: Random, score: float, masked_rows: str
) -> None:
    p = one(q_len=3, mask=MASKED, masked_rows=masked_rows)
    q, k, v = inputs(random, p)
    mask = np.zeros((3, 3))
    mask[1, 2] = score
    got = attention(p, q, k, v, mask=mask)[0, 0]
    assert np.isnan(got[1]).all()
    assert np.isfinite(got[[0, 2]]).all()


def test_infinite_products_count_as_scores() -> None:
    p = one(k_len=2, head_dim=1, scale=1.0)
    q, v = np.ones((1, 1, 1, 1)), np.array([[[[5.0], [7.0]]]])
    assert np.isnan(attention(p, q, np.array([[[[INF], [0.0]]]]), v)).all()
    assert attention(p, q, np.array([[[[-INF], [0.0]]]]), v).item() == 7.0
    assert np.isnan(attention(p, q, np.array([[[[-INF], [-INF]]]]), v)).all()
    huge = np.full((1, 1, 1, 1), 1e200)
    assert np.isnan(attention(p, huge, np.array([[[[1e200], [0.0]]]]), v)).all()


@pytest.mark.parametrize("value", [NAN, INF, -INF])
@pytest.mark.parametrize("rule", ["mask", "lengths", "causal"])
def test_k_and_v_of_a_hidden_key_may_be_anything(random: Random, rule: str, value: float) -> None:
    """NaN in padding once leaked into results elsewhere (pytorch#101967, flash-attention#1745)."""
    given: dict[str, Any] = {"mask": MASKED} if rule == "mask" else {}
    given |= {"key_lengths": True} if rule == "lengths" else {}
    given |= {"causal": Causal(0)} if rule == "causal" else {}
    p = one(k_len=4, q_len=2, **given)
    q, k, v = inputs(random, p)
    data: dict[str, Any] = {}
    if rule == "mask":
        data["mask"] = np.array([[0, 0, -INF, -INF]])
    if rule == "lengths":
        data["key_lengths"] = np.array([2])
    want = attention(p, q, k, v, **data)
    k[..., 2:, :] = v[..., 2:, :] = value
    got = attention(p, q, k, v, **data)
    assert np.isfinite(want).all()
    assert np.array_equal(got, want)


def test_a_key_hidden_from_one_row_and_seen_by_another(random: Random) -> None:
    p = one(k_len=2, q_len=2, causal=True)
    q, k, v = inputs(random, p)
    k[..., 1, :] = NAN
    v[..., 1, :] = NAN
    got = attention(p, q, k, v)[0, 0]
    assert np.array_equal(got[0], v[0, 0, 0])
    assert np.isnan(got[1]).all()


def test_v_is_not_inspected(random: Random) -> None:
    p = one(k_len=2, head_dim=2)
    q, k = np.zeros((1, 1, 1, 2)), np.zeros((1, 1, 2, 2))
    v = np.array([[[[INF, 1.0], [3.0, NAN]]]])
    got = attention(p, q, k, v).ravel()
    assert got[0] == INF
    assert np.isnan(got[1])


def test_a_finite_mask_of_the_lowest_float_is_no_infinity(random: Random) -> None:
    """Masks of -3.4e38 are finite: a whole row of them is an average, not a masked row (pytorch#109517)."""
    lowest = float(np.finfo(np.float32).min)
    p = one(mask=MASKED)
    q, k, v = np.zeros((1, 1, 1, 2)), np.zeros((1, 1, 3, 2)), random.standard_normal((1, 1, 3, 2))
    got = attention(p, q, k, v, mask=np.full((1, 3), lowest))
    np.testing.assert_allclose(got[0, 0, 0], v[0, 0].mean(axis=0))
    got = attention(p, q, k, v, mask=np.array([[lowest, 0, lowest]]))
    assert np.array_equal(got[0, 0, 0], v[0, 0, 1])


def test_bfloat16_may_come_as_bit_patterns(random: Random) -> None:
    p = one(dtype="bfloat16")
    arrays = [a.astype(ml_dtypes.bfloat16) for a in inputs(random, p)]
    want = attention(p, arrays[0], arrays[1], arrays[2])
    bits = [a.view(np.uint16) for a in arrays]
    assert np.array_equal(attention(p, bits[0], bits[1], bits[2]), want)


def test_the_inputs_stay_as_they_are(random: Random) -> None:
    p = one(mask=MASKED, key_lengths=True)
    q, k, v = inputs(random, p)
    mask, lengths = np.array([[0.0, -INF, 1.0]]), np.array([2])
    copies = [a.copy() for a in (q, k, v, mask, lengths)]
    attention(p, q, k, v, mask=mask, key_lengths=lengths)
    assert all(np.array_equal(a, b) for a, b in zip((q, k, v, mask, lengths), copies, strict=True))


def test_missing_data_is_noticed(random: Random) -> None:
    q, k, v = inputs(random, one())
    with pytest.raises(AssertionError, match="the problem has a mask"):
        attention(one(mask=MASKED), q, k, v)
    with pytest.raises(AssertionError, match="the problem says key_lengths=True"):
        attention(one(key_lengths=True), q, k, v)


# --- gather and scatter


def test_gather_is_a_view_of_what_a_layout_describes() -> None:
    flat = np.arange(200.0)
    layout = Layout.positions_first(2, 5, 3, offset=7)
    view = gather(flat, layout, 2, 2, 5, 3)
    assert np.array_equal(view, flat[7:67].reshape(2, 5, 2, 3).transpose(0, 2, 1, 3))
    view[0, 0, 0, 0] = -1
    assert flat[7] == -1


def test_gather_respects_read_only_memory_and_repeats() -> None:
    flat = np.arange(10)
    flat.flags.writeable = False
    view = gather(flat, Layout(0, 0, 2, offset=1), 2, 2, 3, 2)
    assert not view.flags.writeable
    assert np.array_equal(view, np.broadcast_to([[1, 2], [3, 4], [5, 6]], (2, 2, 3, 2)))


def test_gather_never_reaches_beyond_the_array() -> None:
    assert gather(np.zeros(12), Layout(6, 6, 3), 1, 2, 2, 3).shape == (1, 2, 2, 3)
    with pytest.raises(ValueError, match="the layout reaches element 12; the array has 11"):
        gather(np.zeros(11), Layout(6, 6, 3), 1, 2, 2, 3)
    assert gather(np.zeros(0), Layout(6, 6, 3, 50), 0, 2, 2, 3).shape == (0, 2, 2, 3)


def test_scatter_writes_what_gather_reads(random: Random) -> None:
    layout = Layout(100, 7, 30, offset=3)
    flat = np.full(400, 9.0)
    tensor = random.standard_normal((2, 3, 3, 5))
    scatter(flat, layout, tensor)
    assert np.array_equal(gather(flat, layout, 2, 3, 3, 5), tensor)
    assert (flat == 9.0).sum() == 400 - tensor.size


# --- the error


@pytest.mark.parametrize(
    ("got", "want", "error"),
    [
        ([1.0, 2.0], [1.0, 2.0], 0.0),
        ([1.0, 2.5], [1.0, 2.0], 0.25),
        ([1.5, -4.0], [1.0, -4.0], 0.125),
        ([0.0, 0.0], [0.0, 0.0], 0.0),
        ([0.5, 0.0], [0.0, 0.0], 0.5),
        ([NAN, 1.0], [NAN, 1.0], 0.0),
        ([NAN, NAN], [NAN, NAN], 0.0),
        ([INF, -INF, 1.0], [INF, -INF, 1.0], 0.0),
        ([], [], 0.0),
        (1.5, 1.0, 0.5),
        # What differs in kind is infinitely wrong.
        ([NAN, 1.0], [0.0, 1.0], INF),
        ([0.0, 1.0], [NAN, 1.0], INF),
        ([INF, 1.0], [0.0, 1.0], INF),
        ([0.0, 1.0], [INF, 1.0], INF),
        ([INF, 1.0], [-INF, 1.0], INF),
        ([-INF, 1.0], [INF, 1.0], INF),
        ([NAN, 1.0], [INF, 1.0], INF),
        ([INF, 1.0], [NAN, 1.0], INF),
        ([NAN], [1.0], INF),
    ],
    ids=str,
)
def test_scaled_error(got: Any, want: Any, error: float) -> None:
    result = scaled_error(np.array(got), np.array(want))
    assert isinstance(result, float)
    assert result == error


@pytest.mark.parametrize("special", [NAN, INF, -INF])
def test_a_special_value_in_the_reference_hides_no_error(special: float) -> None:
    """A maximum over NaN is NaN, and no comparison with NaN fails: the comparer itself once passed everything."""
    want = np.array([special, 1.0, 2.0])
    assert scaled_error(np.array([special, 1.0, 3.0]), want) == 0.5
    assert scaled_error(np.array([special, 1.0, NAN]), want) == INF
    assert not scaled_error(np.array([special, NAN, 2.0]), want) <= max(TOLERANCE.values())


def test_shapes_must_be_the_same() -> None:
    """Broadcasting would compare one row with all of them."""
    with pytest.raises(ValueError, match=r"shapes differ: got \(1, 3\), the reference has \(2, 3\)"):
        scaled_error(np.zeros((1, 3)), np.zeros((2, 3)))


def test_error_is_measured_in_float64() -> None:
    got = np.array([65504.0, 1.0], np.float16)
    assert scaled_error(got, np.array([-65504.0, 1.0])) == 2.0
    assert scaled_error(np.array([1.0 + 2**-23], np.float32), np.array([1.0])) == 2**-23


def test_tolerances_cover_the_dtypes_of_attention() -> None:
    assert TOLERANCE == {"float32": 1e-5, "float16": 2e-3, "bfloat16": 8e-3}
