"""What the tests of built programs ask of each: its bindings and constants."""

from __future__ import annotations

import pytest
from build import FAMILIES

from onegpu.artifacts import KernelSpec
from onegpu.attention.variants import TENSORS
from onegpu.layers.programs import TENSORS as OF_LAYERS

#: By name, since variants share the merge programs.
SPECS = list({spec.name: spec for family in FAMILIES for spec in family.specs()}.values())


def each_family(language: str) -> pytest.MarkDecorator:
    found = [family for family in FAMILIES if language in family.languages]
    return pytest.mark.parametrize("family", found, ids=lambda family: family.name)


#: Tensors that a program touches; all, if it is not here.
USED = {
    "attention_merge": {"o", "key_lengths", "scratch"},
    "unfused_scores": {"q", "k", "key_lengths", "scratch"},
    "unfused_scores_few": {"q", "k", "key_lengths", "scratch"},
    "unfused_softmax": {"mask", "key_lengths", "scratch"},
    "unfused_values": {"v", "o", "key_lengths", "scratch"},
    "unfused_values_few": {"v", "o", "key_lengths", "scratch"},
    **{family: set[str]() for family in OF_LAYERS},  # which have tensors of their own
}


def numbers_used(spec: KernelSpec) -> set[int]:
    """Numbers of the storage bindings that a program touches; the compiler drops the others."""
    if spec.family in ("matrix_probe", "matrix_rate"):
        return {1, 2}
    if spec.family in OF_LAYERS:
        return set(range(1, 1 + len(OF_LAYERS[spec.family])))
    return {TENSORS.index(name) + 1 for name in USED.get(spec.family, TENSORS)}


def constants_of(spec: KernelSpec) -> list[str]:
    """Names of a program's specialisation constants by number: what it does with ranges of keys, with long sums, or
    after a product.
    """
    if spec.family.startswith("layers_linear"):
        return ["GELU"]
    if spec.family in ("attention_rows", "attention_pairs", "attention_tiles", "attention_few", "attention_simdgroup"):
        return ["RANGES"]
    if spec.family in ("attention_resident", "attention_resident_few", "attention_cooperative", "attention_split"):
        return ["RANGES", "INDIRECT"]
    return ["FOLDS"] if spec.family == "unfused_values" else []
