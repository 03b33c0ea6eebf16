"""The programs of a model's layers: what specialises each, and which devices can run them. Pure: it needs no device."""

from __future__ import annotations

from dataclasses import dataclass

from onegpu.artifacts import KernelSpec
from onegpu.attention.fit import program_refusal
from onegpu.backends.base import DeviceFacts
from onegpu.dtypes import FLOAT16, FLOAT32, DType
from onegpu.params import Field, ParamBlock

__all__ = [
    "HAS_RESIDUAL",
    "LAYERS",
    "LAYER_PARAMS",
    "TENSORS",
    "Layers",
    "embed_spec",
    "layers_refusal",
    "linear_spec",
    "norm_spec",
    "pool_spec",
]

#: Bit of ``flags``.
HAS_RESIDUAL = 1

#: One block for all of them; a member that a program does not know is 0.
LAYER_PARAMS = ParamBlock(
    "LayerParams",
    (
        Field("uint", "first_group", "number of the first workgroup of this dispatch in the whole call"),
        Field("uint", "groups_x", "workgroups in a row of the grid: number = first + y * groups_x + x"),
        Field("uint", "last_group", "one past the last workgroup; the grid's last row may be longer than needed"),
        Field("uint", "rows", "rows of the result"),
        Field("uint", "columns", "elements of a row of it, a multiple of 4"),
        Field("uint", "column_blocks", "linear: blocks of columns"),
        Field("uint", "inner", "linear: elements of a row of X, a multiple of 4"),
        Field("uint", "flags", "linear: 1: residual"),
        Field("uint", "length", "embed, pool: rows of a sequence"),
        Field("uint", "words", "embed: rows of the table of words"),
        Field("float", "epsilon", "norm, embed: added to the variance"),
    ),
)

_LINEAR = ("x", "weight", "bias", "residual", "y")

#: Tensors of the storage bindings of each program, in order; the last is written.
TENSORS = {
    "layers_linear": _LINEAR,
    "layers_linear_plain": _LINEAR,
    "layers_norm": ("x", "weight", "bias", "y"),
    "layers_embed": ("tokens", "words", "positions", "weight", "bias", "y"),
    "layers_pool": ("x", "lengths", "y"),
}

_THREADS = 128
#: Threads that share a row of `norm` and `embed`.
_WIDTH = 32

#: Workgroups of the large blocks of `linear` that fill a GPU; with fewer, the small ones are taken.
_ENOUGH_GROUPS = 256


def _spec(
    family: str, source: str, facts: tuple[tuple[str, str | int], ...], threads: int, rows: int, memory: int
) -> KernelSpec:
    bindings = ("read",) * (len(TENSORS[family]) - 1) + ("write",)
    return KernelSpec(
        family=family,
        source=f"layers/{source}.hlsl",
        facts=(*facts, ("threads", threads)),
        bindings=bindings,
        params=LAYER_PARAMS,
        threads=threads,
        rows=rows,
        workgroup_memory=memory,
    )


def _blocks(dtype: DType, rows: int, columns: int, threads: int) -> KernelSpec:
    facts = (("dtype", dtype.name), ("rows", rows), ("columns", columns))
    return _spec("layers_linear", "linear", facts, threads, rows, 16 * (rows + columns) * 4)


def linear_spec(dtype: DType, rows: int, columns: int, software: bool) -> tuple[KernelSpec, int]:
    """The program of a product for weights of a type and a result of so many rows and columns, and the columns of its
    workgroups: blocks of 128 x 64 with 8 x 8 sums in each thread if there are enough, or of 32 x 32 with 4 x 4.
    Software drivers have one that shares nothing between threads.
    """
    if software:
        threads, own_rows = 8, 8
        facts = (("dtype", dtype.name), ("form", "loops"), ("rows", own_rows))
        return _spec("layers_linear_plain", "linear_plain", facts, threads, own_rows, 0), 4 * threads
    if -(-rows // 128) * -(-columns // 64) >= _ENOUGH_GROUPS:
        return _blocks(dtype, rows=128, columns=64, threads=128), 64
    return _blocks(dtype, rows=32, columns=32, threads=64), 32


def norm_spec() -> KernelSpec:
    """The program of a layer norm."""
    return _spec("layers_norm", "norm", (("width", _WIDTH),), _THREADS, _THREADS // _WIDTH, 4 * _THREADS)


def embed_spec(dtype: DType) -> KernelSpec:
    """The program of the sum of two embeddings and its norm, for a table of words of a type."""
    facts = (("dtype", dtype.name), ("embed", "tokens"), ("width", _WIDTH))
    return _spec("layers_embed", "norm", facts, _THREADS, _THREADS // _WIDTH, 4 * _THREADS)


def pool_spec() -> KernelSpec:
    """The program of the mean of a sequence, of length 1."""
    return _spec("layers_pool", "pool", (), _THREADS, 1, 4 * _THREADS)


@dataclass(frozen=True)
class Layers:
    """The programs, as something that is built."""

    name: str = "layers"
    languages: frozenset[str] = frozenset({"spirv", "wgsl", "msl"})
    dtypes: tuple[DType, ...] = (FLOAT32, FLOAT16)
    needs: frozenset[str] = frozenset()

    def specs(self) -> list[KernelSpec]:
        """Every program."""
        most = 128 * _ENOUGH_GROUPS
        kinds = ((1, False), (most, False), (1, True))
        products = [linear_spec(dtype, rows, 64, software)[0] for dtype in self.dtypes for rows, software in kinds]
        return [*products, *map(embed_spec, self.dtypes), norm_spec(), pool_spec()]


LAYERS = Layers()


def layers_refusal(facts: DeviceFacts) -> str | None:
    """Why a device cannot run the programs, a sentence; None if it can."""
    if facts.language not in LAYERS.languages:
        built = ", ".join(sorted(LAYERS.languages))
        return f"they are built as {built}, and the {facts.backend} backend takes {facts.language}"
    return next(filter(None, (program_refusal(spec, facts) for spec in LAYERS.specs())), None)
