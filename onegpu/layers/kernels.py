"""The layers around attention on a device: buffers are checked, and calls recorded."""

from __future__ import annotations

from collections.abc import Mapping

from onegpu import artifacts
from onegpu.artifacts import KernelSpec
from onegpu.attention.plan import grids
from onegpu.commands import CommandEncoder, PreparedDispatch
from onegpu.device import Buffer, Device
from onegpu.dtypes import FLOAT16, FLOAT32, INT32, DType
from onegpu.errors import ProblemError, UnsupportedError
from onegpu.layers.programs import (
    HAS_RESIDUAL,
    LAYER_PARAMS,
    TENSORS,
    embed_spec,
    layers_refusal,
    linear_spec,
    norm_spec,
    pool_spec,
)

__all__ = ["LayerKernels"]

#: Elements of a row, and rows, up to which everything is counted in 32 bits and no software driver ends a loop early.
_MOST_ELEMENTS, _MOST_ROWS = 1 << 16, 1 << 24


class LayerKernels:
    """The layers of a BERT encoder but for its attention, on one device.

    Activations, biases and the numbers of norms are float32; weights and tables of words are float32 or float16, and
    are multiplied and added in float32 either way. Rows are contiguous, and have a multiple of four elements, 65,536 at
    most. An output overlaps no input. A row's bits do not depend on how many rows there are beside it.

    Args:
        device: where they run.

    Raises:
        UnsupportedError: if the device cannot run the programs, with the reason.
    """

    def __init__(self, device: Device) -> None:
        device._check_open()
        if sentence := layers_refusal(device.facts):
            raise UnsupportedError(f"the layers cannot run on {device.facts.name}: {sentence}")
        self.device = device

    def linear(
        self,
        encoder: CommandEncoder,
        x: Buffer,
        weight: Buffer,
        bias: Buffer,
        y: Buffer,
        *,
        rows: int,
        gelu: bool = False,
        residual: Buffer | None = None,
    ) -> None:
        """Record ``y = x W^T + bias``, then GELU if asked for, then ``+ residual`` if given.

        Args:
            encoder: of the same device.
            x: float32 ``[rows, inner]``.
            weight: float32 or float16 with its shape, ``[columns, inner]``.
            bias: float32 ``[columns]``.
            y: float32 ``[rows, columns]``.
            rows: 0 or more.
            gelu: whether ``y * Phi(y)`` follows, with the normal distribution function Phi, within 2e-7 of it.
            residual: float32 ``[rows, columns]``; x and residual may be the same buffer.

        Raises:
            ProblemError: if a buffer or a size does not fit. Nothing is recorded then.
        """
        columns, inner = _table("weight", weight)
        dtype = _weights("weight", weight)
        spec, block = linear_spec(dtype, rows, columns, self.device.facts.software)
        blocks = -(-columns // block)
        tensors = {
            "x": (x, FLOAT32, rows * inner),
            "weight": (weight, dtype, columns * inner),
            "bias": (bias, FLOAT32, columns),
            "residual": (x if residual is None else residual, FLOAT32, rows * (inner if residual is None else columns)),
            "y": (y, FLOAT32, rows * columns),
        }
        sizes = {"columns": columns, "column_blocks": blocks, "inner": inner}
        sizes["flags"] = 0 if residual is None else HAS_RESIDUAL
        # As for attention, four times the products.
        work = 4 * 2 * rows * columns * inner
        self._record(encoder, spec, tensors, rows, blocks, sizes, constants=(int(gelu),), work=work)

    def layer_norm(
        self,
        encoder: CommandEncoder,
        x: Buffer,
        weight: Buffer,
        bias: Buffer,
        y: Buffer,
        *,
        rows: int,
        epsilon: float = 1e-12,
    ) -> None:
        """Record ``y = (x - mean) / sqrt(variance + epsilon) * weight + bias``, with the mean and variance of each row.

        Args:
            encoder: of the same device.
            x: float32 ``[rows, columns]``.
            weight: float32 with its shape, ``[columns]``.
            bias: float32 ``[columns]``.
            y: float32 ``[rows, columns]``.
            rows: 0 or more.
            epsilon: more than 0.

        Raises:
            ProblemError: if a buffer or a size does not fit. Nothing is recorded then.
        """
        columns = _row("weight", weight)
        tensors = {
            "x": (x, FLOAT32, rows * columns),
            "weight": (weight, FLOAT32, columns),
            "bias": (bias, FLOAT32, columns),
            "y": (y, FLOAT32, rows * columns),
        }
        sizes = {"columns": columns, "epsilon": _positive(epsilon)}
        self._record(encoder, norm_spec(), tensors, rows, 1, sizes, work=64 * rows * columns)

    def embed(
        self,
        encoder: CommandEncoder,
        tokens: Buffer,
        words: Buffer,
        positions: Buffer,
        weight: Buffer,
        bias: Buffer,
        y: Buffer,
        *,
        batch: int,
        length: int,
        epsilon: float = 1e-12,
    ) -> None:
        """Record the layer norm of ``words[token] + positions[place]`` for each token of each sequence.

        Args:
            encoder: of the same device.
            tokens: int32 ``[batch, length]``, rows of ``words``. One that is none takes the last row.
            words: float32 or float16 with its shape, ``[count, columns]``.
            positions: float32 with its shape, ``[length or more, columns]``.
            weight: float32 with its shape, ``[columns]``.
            bias: float32 ``[columns]``.
            y: float32 ``[batch * length, columns]``.
            batch: sequences, 0 or more.
            length: tokens of each, 0 or more.
            epsilon: more than 0.

        Raises:
            ProblemError: if a buffer or a size does not fit. Nothing is recorded then.
        """
        count, columns = _table("words", words)
        places, wide = _table("positions", positions)
        if wide != columns or _row("weight", weight) != columns:
            raise ProblemError(
                f"words has rows of {columns} elements, positions of {wide}, and weight has {weight.shape}; they must "
                "be equally long"
            )
        if places < length:
            raise ProblemError(f"positions has {places} rows; {length} tokens need as many")
        dtype, rows = _weights("words", words), batch * length
        tensors = {
            "tokens": (tokens, INT32, rows),
            "words": (words, dtype, count * columns),
            "positions": (positions, FLOAT32, places * columns),
            "weight": (weight, FLOAT32, columns),
            "bias": (bias, FLOAT32, columns),
            "y": (y, FLOAT32, rows * columns),
        }
        sizes = {"columns": columns, "length": length, "words": count, "epsilon": _positive(epsilon)}
        self._record(encoder, embed_spec(dtype), tensors, rows, 1, sizes, work=64 * rows * columns)

    def mean_pool(
        self, encoder: CommandEncoder, x: Buffer, lengths: Buffer, y: Buffer, *, batch: int, length: int, columns: int
    ) -> None:
        """Record the mean of the first rows of each sequence, scaled to length 1; a mean of length 0 stays 0.

        Args:
            encoder: of the same device.
            x: float32 ``[batch, length, columns]``.
            lengths: int32 ``[batch]``: rows that count, each taken as if between 1 and ``length``.
            y: float32 ``[batch, columns]``.
            batch: sequences, 0 or more.
            length: rows of each, 1 or more.
            columns: elements of a row.

        Raises:
            ProblemError: if a buffer or a size does not fit. Nothing is recorded then.
        """
        if batch and length < 1:
            raise ProblemError(f"length is {length}; a mean takes one row or more")
        tensors = {
            "x": (x, FLOAT32, batch * length * columns),
            "lengths": (lengths, INT32, batch),
            "y": (y, FLOAT32, batch * columns),
        }
        sizes = {"columns": columns, "length": length}
        self._record(encoder, pool_spec(), tensors, batch, 1, sizes, work=64 * batch * length * columns)

    def _record(
        self,
        encoder: CommandEncoder,
        spec: KernelSpec,
        tensors: Mapping[str, tuple[Buffer, DType, int]],
        rows: int,
        column_blocks: int,
        sizes: Mapping[str, int | float],
        *,
        work: int,
        constants: tuple[int, ...] = (),
    ) -> None:
        if encoder.device is not self.device:
            raise ProblemError("the encoder belongs to another device than these kernels; use device.begin_commands()")
        if isinstance(rows, bool) or not isinstance(rows, int) or not 0 <= rows <= _MOST_ROWS:
            raise ProblemError(f"there are {rows!r} rows; it must be an integer from 0 to {_MOST_ROWS}")
        for name in ("columns", "inner"):
            elements = sizes.get(name, 4)
            if elements % 4 or not 4 <= elements <= _MOST_ELEMENTS:
                raise ProblemError(
                    f"rows have {elements} elements; it must be a multiple of 4, from 4 to {_MOST_ELEMENTS}: pad them "
                    "with zeros"
                )
        names = TENSORS[spec.family]
        bound = [self._place(name, *tensors[name]) for name in names]
        buffer, begin, nbytes = bound[-1]
        for name, (other, first, size) in zip(names[:-1], bound[:-1], strict=True):
            apart = other._storage is not buffer._storage or first + size <= begin or begin + nbytes <= first
            if not apart or (other._storage is buffer._storage and not self.device.facts.shared_buffers):
                raise ProblemError(f"{names[-1]} and {name} share memory; give {names[-1]} memory of its own")
        if not rows:
            return
        language = self.device.facts.language
        pipeline = self.device.pipeline(
            artifacts.special_name(spec, constants), lambda: artifacts.load(spec, language, constants)
        )
        unused = [names.index("residual")] if "residual" in names and not sizes["flags"] else []
        groups = -(-rows // spec.rows) * column_blocks
        budget = self.device.facts.submission_work_budget
        pieces = min(groups, -(-work // budget)) if budget else 1
        given = {**dict.fromkeys(LAYER_PARAMS.names, 0), **sizes, "rows": rows}
        storages = [each._live() for each, _, _ in bound]
        for grid, numbers in grids(groups, self.device.facts.max_groups, pieces):
            part = work * (numbers["last_group"] - numbers["first_group"]) // groups
            params = LAYER_PARAMS.pack({**given, **numbers})
            encoder.add(PreparedDispatch(pipeline, grid, bound, params, unused=unused, work=part), storages)

    def _place(self, name: str, buffer: Buffer, dtype: DType, elements: int) -> tuple[Buffer, int, int]:
        """What a kernel is shown of a buffer: the first byte in its allocation, and how many."""
        if not isinstance(buffer, Buffer):
            raise ProblemError(f"{name} is a {type(buffer).__name__}; give an onegpu.Buffer: device.upload(array)")
        if buffer.device is not self.device:
            raise ProblemError(f"{name} is on another device than these kernels; upload it to {self.device!r}")
        buffer._live()
        if buffer.dtype not in (None, dtype.name):
            raise ProblemError(f"{name} holds {buffer.dtype}; it must hold {dtype}")
        nbytes = elements * dtype.itemsize
        if nbytes > buffer.nbytes:
            raise ProblemError(f"{name} has {buffer.nbytes} bytes; this call needs {nbytes}")
        facts = self.device.facts
        if buffer.offset % (unit := max(facts.binding_alignment, 16)):
            raise ProblemError(
                f"{name} begins at byte {buffer.offset} of its allocation; it must begin at a multiple of {unit}"
            )
        if nbytes > facts.max_binding_bytes:
            raise UnsupportedError(
                f"{name} has {nbytes} bytes, and {facts.name} shows a kernel at most {facts.max_binding_bytes} of one "
                "buffer; split the call by rows"
            )
        return buffer, buffer.offset, max(nbytes, 4)


def _shape(name: str, buffer: Buffer, axes: int) -> tuple[int, ...]:
    shape = buffer.shape if isinstance(buffer, Buffer) else None
    if shape is None or len(shape) != axes:
        has = "no shape" if shape is None else f"shape {shape}"
        raise ProblemError(f"{name} has {has}; give a buffer of {axes} axes, such as device.upload(array)")
    return shape


def _table(name: str, buffer: Buffer) -> tuple[int, int]:
    rows, columns = _shape(name, buffer, 2)
    return rows, columns


def _row(name: str, buffer: Buffer) -> int:
    return _shape(name, buffer, 1)[0]


def _weights(name: str, buffer: Buffer) -> DType:
    found = next((dtype for dtype in (FLOAT32, FLOAT16) if dtype.name == buffer.dtype), None)
    if found is None:
        raise ProblemError(f"{name} holds {buffer.dtype or 'plain bytes'}; it must hold float32 or float16")
    return found


def _positive(epsilon: float) -> float:
    if not 0 < epsilon < 1:
        raise ProblemError(f"epsilon is {epsilon!r}; it must be more than 0 and less than 1")
    return float(epsilon)
