"""The buffers of an attention call: what a kernel is shown of each, and the refusal of those that do not fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain, pairwise
from operator import index
from typing import NamedTuple

from onegpu.attention.paged import PagedKv
from onegpu.attention.params import tensors_of
from onegpu.attention.problem import AttentionProblem
from onegpu.attention.variants import TENSORS
from onegpu.device import Buffer, Device
from onegpu.dtypes import FLOAT32, INT32, DType
from onegpu.errors import ProblemError, UnsupportedError

__all__ = [
    "Place",
    "Scratch",
    "bind",
    "offsets_of",
    "rows_aligned",
    "upload_lengths",
    "upload_starts",
    "upload_tables",
]

_OFFSETS = {name: f"{name}_offset" for name in TENSORS} | {
    "key_lengths": "lengths_offset",
    "block_tables": "tables_offset",
    "cu_seqlens_q": "starts_offset",
    "k_scales": "k_scales_offset",
    "v_scales": "v_scales_offset",
}


class _Tensor(NamedTuple):
    """A buffer, the type of its elements, and the first and one past the last element that a layout reaches."""

    buffer: Buffer
    dtype: DType
    begin: int
    end: int


class Place(NamedTuple):
    """What a kernel is shown: a buffer, the first byte in its allocation, the bytes, and the tensor's first element
    within them.
    """

    buffer: Buffer
    start: int
    nbytes: int
    first: int


class Scratch:
    """Scratch memory that the calls of a family of kernels share; it grows with the largest of them.

    Calls may share it because submissions run one after another, and an encoder's barriers keep its own apart.
    """

    def __init__(self, device: Device) -> None:
        self._device = device
        self.buffer = device.buffer(16)

    def of(self, length: int) -> Buffer:
        """A buffer of ``length`` floats at least."""
        buffer = self.buffer  # another thread may put a larger one there at any moment
        if buffer.nbytes < 4 * length:
            buffer = self.buffer = self._device.buffer(4 * length)
        return buffer


def bind(
    device: Device,
    problem: AttentionProblem,
    tensors: Mapping[str, Buffer | None],
    scratch: Buffer | None,
    own: Scratch,
    scratch_length: int,
) -> dict[str, Place]:
    """Where the kernels of a call find their tensors.

    Args:
        device: of the kernels.
        problem: the call.
        tensors: the buffers "q", "k", "v" and "o", and "mask", "key_lengths", "block_tables" and "cu_seqlens_q",
            "k_scales" and "v_scales" or None.
        scratch: scratch memory of the caller, if there is any.
        own: the kernels' own, for calls without.
        scratch_length: floats of it that the call needs.

    Returns:
        a place for each tensor that has elements, and one for the scratch memory.

    Raises:
        ProblemError: if a buffer is missing, too small, of another dtype or device, or overlaps one that is written.
        UnsupportedError: if the device cannot show a kernel that much of a buffer.
    """
    found = _tensors(problem, tensors)
    places = {name: _place(device, name, tensor) for name, tensor in found.items()}
    places = {name: place for name, place in places.items() if found[name].end}
    if scratch is not None:  # checked even where none is needed, and not used then: it may be too small to bind
        places["scratch"] = _place(device, "scratch", _Tensor(scratch, FLOAT32, 0, scratch_length))
        if scratch.offset % 16:  # kernels count it in float4
            raise ProblemError(
                f"scratch begins at byte {scratch.offset} of its allocation; it must begin at a multiple of 16"
            )
    if scratch is None or not scratch_length:
        places["scratch"] = _place(
            device, "scratch", _Tensor(own.of(scratch_length), FLOAT32, 0, max(scratch_length, 4))
        )
    _check_written(device, problem, places)
    return places


def offsets_of(problem: AttentionProblem, places: Mapping[str, Place]) -> dict[str, int]:
    """The members of a kernel's parameter block that say where in its binding each tensor begins."""
    offsets = {_OFFSETS[name]: places[name].first if name in places else 0 for name in tensors_of(problem)}
    offsets["scratch_offset"] //= 4  # counted in float4
    return offsets


def rows_aligned(problem: AttentionProblem, places: Mapping[str, Place], elements: int) -> bool:
    """Whether Q, K, V and O begin at multiples of so many elements, in their bindings and in memory."""
    found = [(place, problem.dtype_of(name).itemsize) for name in "qkvo" if (place := places.get(name)) is not None]
    return not any(place.first % elements or place.start % (elements * item) for place, item in found)


def upload_lengths(device: Device, problem: AttentionProblem, key_lengths: Iterable[int]) -> Buffer:
    """Integer key lengths as a buffer.

    Raises:
        ProblemError: if they are no integers, of another number than the batch, or outside 0 to ``k_len``.
    """
    from array import array

    try:
        lengths = [index(n) for n in key_lengths]
    except TypeError:
        raise ProblemError(
            f"key_lengths is {key_lengths!r}; give a buffer, or an integer key length for each batch entry"
        ) from None
    if len(lengths) != problem.batch:
        raise ProblemError(f"{len(lengths)} key lengths were given; the batch has {problem.batch}")
    for entry, n in enumerate(lengths):
        if not 0 <= n <= problem.k_len:
            raise ProblemError(
                f"the key length of batch entry {entry} is {n}; it must be 0 to k_len, which is {problem.k_len}"
            )
    return device.upload(array("i", lengths))


def upload_starts(device: Device, problem: AttentionProblem, cu_seqlens_q: Iterable[int]) -> Buffer:
    """Integers that say where each sequence's queries begin, as a buffer.

    Raises:
        ProblemError: if the problem has no :class:`onegpu.PagedKv`, or they are no integers, of another number than one
            more than the sequences, not from 0 up to all queries, or give a sequence more than ``q_len``.
    """
    from array import array

    p, paged = problem, _paged("cu_seqlens_q", problem)
    try:
        starts = [index(n) for n in cu_seqlens_q]
    except TypeError:
        raise ProblemError(
            f"cu_seqlens_q is {cu_seqlens_q!r}; give a buffer, or integers: where each sequence's queries begin, and "
            "the end of the last"
        ) from None
    if len(starts) != p.batch + 1:
        raise ProblemError(f"cu_seqlens_q has {len(starts)} entries; {p.batch} sequences need {p.batch + 1}")
    if (starts[0], starts[-1]) != (0, paged.queries):
        raise ProblemError(
            f"cu_seqlens_q goes from {starts[0]} to {starts[-1]}; it must go from 0 to PagedKv.queries, which is "
            f"{paged.queries}"
        )
    for entry, (first, end) in enumerate(pairwise(starts)):
        if not 0 <= end - first <= p.q_len:
            raise ProblemError(
                f"cu_seqlens_q has sequence {entry} from {first} to {end}; it must have 0 to q_len queries, which is "
                f"{p.q_len}"
            )
    return device.upload(array("i", starts))


def upload_tables(device: Device, problem: AttentionProblem, block_tables: Iterable[Iterable[int]]) -> Buffer:
    """Rows of integers that name each sequence's blocks, as a buffer.

    Raises:
        ProblemError: if the problem has no :class:`onegpu.PagedKv`, or they are no such rows, of another number than
            the sequences, of another width than ``table_width``, or no int32.
    """
    from array import array

    p, paged = problem, _paged("block_tables", problem)
    try:
        rows = [[index(n) for n in row] for row in block_tables]
    except TypeError:
        raise ProblemError(
            f"block_tables is {block_tables!r}; give a buffer, or a row of integers for each sequence"
        ) from None
    if len(rows) != p.batch:
        raise ProblemError(f"block_tables has {len(rows)} rows; the problem has {p.batch} sequences")
    for entry, row in enumerate(rows):
        if len(row) != paged.table_width:
            raise ProblemError(
                f"row {entry} of block_tables has {len(row)} entries; it must have PagedKv.table_width, which is "
                f"{paged.table_width}: those beyond a sequence's keys may be anything"
            )
        for n in row:
            if not -1 << 31 <= n < 1 << 31:
                raise ProblemError(f"row {entry} of block_tables has the entry {n}; it must be an int32")
    return device.upload(array("i", chain.from_iterable(rows)))


def _paged(name: str, problem: AttentionProblem) -> PagedKv:
    if problem.paged is None:
        raise ProblemError(f"{name} were given, and the problem has no PagedKv; the two must agree")
    return problem.paged


def _tensors(problem: AttentionProblem, given: Mapping[str, Buffer | None]) -> dict[str, _Tensor]:
    p, mask, key_lengths = problem, given["mask"], given["key_lengths"]
    tensors: dict[str, _Tensor] = {}
    for name in "qkvo":
        layout, buffer = getattr(p, name), given[name]
        end = layout.extent(*p.axes(name), p.head_dim)
        tensors[name] = _Tensor(_buffer(name, buffer), p.dtype_of(name), layout.offset, end)
    if (mask is None) != (p.mask is None):
        has, said = ("no mask", "has one") if mask is None else ("a mask", "has none")
        raise ProblemError(f"{has} was given, and the problem {said}; set mask=MaskLayout... in the problem to use one")
    if mask is not None and p.mask is not None:
        end = p.mask.extent(p.batch, p.heads, p.q_len, p.k_len)
        tensors["mask"] = _Tensor(_buffer("mask", mask), FLOAT32, p.mask.offset, end)
    if (key_lengths is None) == p.key_lengths:
        has = "no key lengths were given" if key_lengths is None else "key lengths were given"
        raise ProblemError(f"{has}, and the problem has key_lengths={p.key_lengths}; the two must agree")
    if key_lengths is not None:
        tensors["key_lengths"] = _Tensor(_buffer("key_lengths", key_lengths), INT32, 0, p.batch)
    sizes = {"block_tables": p.batch * p.paged.table_width, "cu_seqlens_q": p.batch + 1} if p.paged is not None else {}
    for name in ("block_tables", "cu_seqlens_q"):
        if given[name] is None and name in sizes:
            raise ProblemError(
                f"no {name} were given, and the problem has its keys in blocks (PagedKv); the two must agree"
            )
        if given[name] is not None:
            _paged(name, p)
            tensors[name] = _Tensor(_buffer(name, given[name]), INT32, 0, sizes[name])
    for of in "kv":
        name = f"{of}_scales"
        if (given[name] is None) == (p.quantized is not None):
            has = f"no {name} were given" if p.quantized is not None else f"{name} were given"
            said = "has K and V in 8 bits (QuantizedKv)" if p.quantized is not None else "has no QuantizedKv"
            raise ProblemError(f"{has}, and the problem {said}; the two must agree")
        if p.quantized is not None:
            layout = p.quantized.scales(of)
            end = layout.extent(*p.axes(of), 1)
            tensors[name] = _Tensor(_buffer(name, given[name]), FLOAT32, layout.offset, end)
    return tensors


def _buffer(name: str, buffer: object) -> Buffer:
    if not isinstance(buffer, Buffer):
        raise ProblemError(
            f"{name} is a {type(buffer).__name__}; give an onegpu.Buffer, for example device.upload(array)"
        )
    return buffer


def _place(device: Device, name: str, tensor: _Tensor) -> Place:
    buffer, dtype, begin, end = tensor
    _buffer(name, buffer)
    if buffer.device is not device:
        raise ProblemError(f"{name} is on another device than these kernels; upload it to {device!r}")
    buffer._live()
    if buffer.dtype is not None and buffer.dtype != dtype.name and not _same_bits(buffer.dtype, dtype):
        raise ProblemError(f"{name} holds {buffer.dtype}; this problem needs {dtype}")
    if end * dtype.itemsize > buffer.nbytes:
        raise ProblemError(
            f"{name} has {buffer.nbytes} bytes; its layout reaches element {end}, "
            f"which needs {end * dtype.itemsize} bytes"
        )
    if end == 0:  # an empty tensor: nothing is read, so any place will do
        return Place(buffer, 0, 4, 0)
    if buffer.offset % 4:
        raise ProblemError(
            f"{name} begins at byte {buffer.offset} of its allocation; slices must begin at a multiple of 4"
        )
    facts = device.facts
    first = buffer.offset + begin * dtype.itemsize
    start = first - first % max(facts.binding_alignment, 4)
    nbytes = -(-(buffer.offset + end * dtype.itemsize - start) // 4) * 4
    if nbytes > facts.max_binding_bytes:
        raise UnsupportedError(
            f"{name} spans {nbytes} bytes, and {facts.name} shows a kernel at most {facts.max_binding_bytes} "
            "of one buffer; split the call by batch entries or heads"
        )
    if nbytes // dtype.itemsize >= 1 << 32:
        raise UnsupportedError(
            f"{name} spans {nbytes} bytes; kernels count 2^32 elements at most: split the call by batch"
        )
    return Place(buffer, start, nbytes, (first - start) // dtype.itemsize)


def _check_written(device: Device, problem: AttentionProblem, places: Mapping[str, Place]) -> None:
    """Refuse an output or scratch memory that shares memory with anything else."""
    spans = {}
    for name, place in places.items():
        item = problem.dtype_of(name).itemsize if name in ("q", "k", "v", "o") else 4
        spans[name] = place.start + place.first * item, place.start + place.nbytes
    for written in ("o", "scratch"):
        for name, (begin, end) in spans.items():
            if written not in places or name == written:
                continue
            if places[name].buffer._storage is not places[written].buffer._storage:
                continue
            if begin < spans[written][1] and spans[written][0] < end:
                raise ProblemError(
                    f"{written} and {name} lie in overlapping ranges of one buffer; give {written} memory of its own"
                )
            if not device.facts.shared_buffers:
                raise ProblemError(
                    f"{written} and {name} are slices of one buffer, which {device.facts.backend} does not "
                    f"allow for an output; give {written} a buffer of its own"
                )


def _same_bits(have: str, want: DType) -> bool:
    """Raw integers may stand for any type of the same size: that is how bit patterns are passed."""
    return {"uint16": 2, "uint32": 4, "uint8": want.itemsize}.get(have) == want.itemsize
