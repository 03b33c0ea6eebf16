"""SPIR-V as Kompute takes it.

Kompute binds every tensor as a storage buffer and calls every entry point "main". The package's programs have
their parameters in a uniform buffer and an entry point named after the operator. Both are a few words of a
program, which are changed when it is loaded: the arithmetic is that of the ``vulkan`` backend, word for word, and
no second set of programs need be built. A parameter block of 4-byte members has one layout in both kinds of
buffer.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator

__all__ = ["for_kompute"]

_MAGIC = 0x07230203
_VERSION_1_3 = 0x00010300
_HEADER_WORDS = 5
_ENTRY_POINT, _TYPE_POINTER, _VARIABLE, _DECORATE = 15, 32, 59, 71
_UNIFORM = 2
#: Decorations. In the storage class Uniform, a Block is a uniform buffer, and a BufferBlock a storage buffer.
_BLOCK, _BUFFER_BLOCK, _NON_WRITABLE = 2, 3, 24


def for_kompute(code: bytes) -> bytes:
    """A program whose uniform buffers are read-only storage buffers, and whose entry point is "main".

    Raises:
        ValueError: if it is no SPIR-V, or newer than 1.3, which is what Kompute's Vulkan 1.1 takes.
    """
    words = array("I", code)
    if len(words) < _HEADER_WORDS or words[0] != _MAGIC:
        raise ValueError("it is no SPIR-V")
    if words[1] > _VERSION_1_3:
        raise ValueError(f"it is SPIR-V {words[1] >> 16}.{words[1] >> 8 & 0xFF}, and Kompute takes 1.3 at most")
    items = [(item[0] & 0xFFFF, item) for item in _instructions(words)]
    blocks = {item[1] for kind, item in items if kind == _DECORATE and item[2] == _BLOCK}
    pointers = {
        item[1]: item[3] for kind, item in items if kind == _TYPE_POINTER and item[2] == _UNIFORM and item[3] in blocks
    }
    variables = [item[2] for kind, item in items if kind == _VARIABLE and item[1] in pointers]
    out = words[:_HEADER_WORDS]
    for kind, item in items:
        if kind == _ENTRY_POINT:
            out.extend(_renamed(item))
        elif kind == _DECORATE and item[2] == _BLOCK and item[1] in pointers.values():
            out.extend([item[0], item[1], _BUFFER_BLOCK])
            for variable in variables:
                out.extend([3 << 16 | _DECORATE, variable, _NON_WRITABLE])
            variables = []
        else:
            out.extend(item)
    return out.tobytes()


def _instructions(words: array[int]) -> Iterator[array[int]]:
    at = _HEADER_WORDS
    while at < len(words):
        count = words[at] >> 16
        if not 0 < count <= len(words) - at:
            raise ValueError(f"its instruction at word {at} is cut off")
        yield words[at : at + count]
        at += count


def _renamed(entry_point: array[int]) -> array[int]:
    """OpEntryPoint: execution model, function, the words of the name, the variables of the interface."""
    end = next(n for n in range(3, len(entry_point)) if entry_point[n] < 1 << 24) + 1  # a last word ends with a zero
    name = array("I", [int.from_bytes(b"main", "little"), 0])
    body = entry_point[1:3] + name + entry_point[end:]
    return array("I", [len(body) + 1 << 16 | _ENTRY_POINT]) + body
