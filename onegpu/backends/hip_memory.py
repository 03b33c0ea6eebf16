"""Memory of the HIP backend: its own, and arrays of PyTorch, CuPy and others that live on an AMD GPU already."""

from __future__ import annotations

import ctypes
import math
from typing import Any

from onegpu.errors import ProblemError

__all__ = ["Array", "HipMemory", "array_of"]

#: Type strings without their mark of byte order -> NumPy name and bytes of an element, with the names and letters that
#: hip-python also takes. What it allocates, "B", tells nothing but bytes.
_TYPES: dict[str, tuple[str | None, int]] = {
    **dict.fromkeys(("f2", "e", "float16"), ("float16", 2)),
    **dict.fromkeys(("f4", "f", "float32"), ("float32", 4)),
    **dict.fromkeys(("i4", "i", "int32"), ("int32", 4)),
    **dict.fromkeys(("i1", "b", "int8"), ("int8", 1)),
    **dict.fromkeys(("u1", "uint8"), ("uint8", 1)),
    "B": (None, 1),
}
#: DLPack's type code and bits -> NumPy name.
_DLPACK_TYPES = {(2, 16): "float16", (2, 32): "float32", (0, 32): "int32", (4, 16): "bfloat16"}
_DLPACK_TYPES |= {(0, 8): "int8", (1, 8): "uint8", (10, 8): "float8_e4m3fn"}
_DLPACK_ROCM = 10


class HipMemory:
    """Device memory.

    Attributes:
        pointer: its address; 0 once it was freed.
        nbytes: its size.
        keep: the application's array that owns it; None for memory of this backend.
    """

    __slots__ = ("keep", "nbytes", "pointer")

    def __init__(self, pointer: int, nbytes: int, keep: Any = None) -> None:
        self.pointer = pointer
        self.nbytes = nbytes
        self.keep = keep


class Array:
    """An application's array: where it lies, its elements, None for plain bytes, and its shape. It is contiguous."""

    def __init__(self, pointer: int, dtype: str | None, shape: tuple[int, ...], itemsize: int) -> None:
        self.pointer = pointer
        self.dtype = dtype
        self.shape = shape
        self.nbytes = math.prod(shape) * itemsize


class _Tensor(ctypes.Structure):
    """DLTensor, the first member of DLManagedTensor; the layout is fixed by the protocol."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


def array_of(memory: Any) -> Array:
    """What an array tells of itself, by ``__cuda_array_interface__`` or DLPack.

    Raises:
        ProblemError: if it is none, not contiguous, of another type, or not on an AMD GPU.
    """
    try:
        interface = getattr(memory, "__cuda_array_interface__", None)
    except (AttributeError, TypeError, RuntimeError):  # PyTorch, for bfloat16 and for tensors on the CPU
        interface = None
    if interface is not None:
        return _from_interface(interface)
    if hasattr(memory, "__dlpack__"):
        return _from_dlpack(memory)
    raise ProblemError(
        f"a {type(memory).__name__} was given; the hip backend takes arrays on an AMD GPU that have "
        "__cuda_array_interface__ or __dlpack__, such as those of PyTorch for ROCm, CuPy and hip-python"
    )


def _from_interface(interface: dict[str, Any]) -> Array:
    shape = tuple(int(n) for n in interface["shape"])
    found = _TYPES.get(str(interface["typestr"]).lstrip("<=|"))
    if found is None:
        raise ProblemError(
            f"the array has elements {interface['typestr']!r}; give float16, float32, int32, int8 or uint8"
        )
    dtype, size = found
    strides = interface.get("strides")
    _check_contiguous(shape, None if strides is None else tuple(int(n) // size for n in strides))
    return Array(int(interface["data"][0]), dtype, shape, size)


def _from_dlpack(memory: Any) -> Array:
    device_type, _ = memory.__dlpack_device__()
    if device_type != _DLPACK_ROCM:
        raise ProblemError(
            f"the {type(memory).__name__} is on a device of type {int(device_type)} of DLPack; the hip backend takes "
            f"those on an AMD GPU ({_DLPACK_ROCM}); copy others with upload()"
        )
    capsule = memory.__dlpack__()
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    # The capsule stays unused, so it gives its view back; the array itself is what is kept.
    tensor = _Tensor.from_address(pointer_of(capsule, b"dltensor"))
    dtype = _DLPACK_TYPES.get((tensor.code, tensor.bits))
    if dtype is None or tensor.lanes != 1:
        raise ProblemError(
            f"the array has elements of DLPack's type {tensor.code} with {tensor.bits} bits; give float16, bfloat16, "
            "float32, int32, int8, uint8 or float8_e4m3fn"
        )
    shape = tuple(tensor.shape[i] for i in range(tensor.ndim))
    _check_contiguous(shape, tuple(tensor.strides[i] for i in range(tensor.ndim)) if tensor.strides else None)
    return Array((tensor.data or 0) + tensor.byte_offset, dtype, shape, tensor.bits // 8)


def _check_contiguous(shape: tuple[int, ...], strides: tuple[int, ...] | None) -> None:
    if strides is None or 0 in shape:
        return
    expected = 1
    for size, stride in reversed(list(zip(shape, strides, strict=True))):
        if size != 1 and stride != expected:
            raise ProblemError(
                f"the array of shape {shape} has strides {strides} (in elements); wrap the contiguous array that it is "
                "a view of, and say with onegpu.Layout where its elements lie"
            )
        expected *= size
