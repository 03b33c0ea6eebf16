"""AMD's HIP runtime and its compiler hiprtc through ctypes: the libraries, their functions, and their errors.

Nothing here needs a header or a structure whose shape changed between versions: the functions, the numbers of the
attributes and those of the errors are the same from ROCm 5 to 7, on Linux and on Windows.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from collections.abc import Iterator
from ctypes import POINTER, byref, c_char_p, c_float, c_int, c_size_t, c_uint, c_void_p
from pathlib import Path
from typing import Any

from onegpu.errors import DeviceError, DeviceLostError, DriverMissingError, OutOfMemoryError, ShaderError

__all__ = ["ATTRIBUTES", "DEVICE_TO_HOST", "HOST_TO_DEVICE", "Api", "load"]

#: hipDeviceAttribute_t, of what is asked for.
ATTRIBUTES = {"integrated": 16, "max_threads": 56, "compute_units": 63, "workgroup_memory": 74, "wave": 87}
HOST_TO_DEVICE, DEVICE_TO_HOST = 1, 2  # hipMemcpyKind
SUCCESS, OUT_OF_MEMORY, INVALID_IMAGE, NO_BINARY = 0, 2, 200, 209
#: After these every further call fails: uncorrectable memory, an illegal address, a watchdog, a fault of a kernel.
LOST = frozenset({214, 700, 702, 719})
#: Versions whose names are tried, newest first.
_MAJORS = (7, 6, 5)

INSTALL = (
    "install AMD's driver for Windows, or ROCm for Linux (its packages hip-runtime-amd and hiprtc, or the library "
    "libamdhip64 of your distribution); if it lies elsewhere, set ROCM_PATH to the folder with lib/libamdhip64.so"
)

_HIP: dict[str, list[Any]] = {
    "hipInit": [c_uint],
    "hipGetDeviceCount": [POINTER(c_int)],
    "hipGetDevice": [POINTER(c_int)],
    "hipSetDevice": [c_int],
    "hipRuntimeGetVersion": [POINTER(c_int)],
    "hipDeviceGetName": [c_char_p, c_int, c_int],
    "hipDeviceGetAttribute": [POINTER(c_int), c_int, c_int],
    "hipDeviceTotalMem": [POINTER(c_size_t), c_int],
    "hipMalloc": [POINTER(c_void_p), c_size_t],
    "hipFree": [c_void_p],
    "hipPointerGetAttributes": [c_void_p, c_void_p],
    "hipMemcpyAsync": [c_void_p, c_void_p, c_size_t, c_int, c_void_p],
    "hipStreamCreateWithFlags": [POINTER(c_void_p), c_uint],
    "hipStreamDestroy": [c_void_p],
    "hipStreamSynchronize": [c_void_p],
    "hipStreamBeginCapture": [c_void_p, c_int],
    "hipStreamEndCapture": [c_void_p, POINTER(c_void_p)],
    "hipGraphInstantiate": [POINTER(c_void_p), c_void_p, c_void_p, c_void_p, c_size_t],
    "hipGraphLaunch": [c_void_p, c_void_p],
    "hipGraphDestroy": [c_void_p],
    "hipGraphExecDestroy": [c_void_p],
    "hipEventCreate": [POINTER(c_void_p)],
    "hipEventDestroy": [c_void_p],
    "hipEventRecord": [c_void_p, c_void_p],
    "hipEventSynchronize": [c_void_p],
    "hipEventElapsedTime": [POINTER(c_float), c_void_p, c_void_p],
    "hipModuleLoadData": [POINTER(c_void_p), c_void_p],
    "hipModuleUnload": [c_void_p],
    "hipModuleGetFunction": [POINTER(c_void_p), c_void_p, c_char_p],
    "hipModuleLaunchKernel": [c_void_p, *[c_uint] * 7, c_void_p, c_void_p, c_void_p],
}

_HIPRTC: dict[str, list[Any]] = {
    "hiprtcVersion": [POINTER(c_int), POINTER(c_int)],
    "hiprtcCreateProgram": [POINTER(c_void_p), c_char_p, c_char_p, c_int, c_void_p, c_void_p],
    "hiprtcDestroyProgram": [POINTER(c_void_p)],
    "hiprtcCompileProgram": [c_void_p, c_int, POINTER(c_char_p)],
    "hiprtcGetProgramLogSize": [c_void_p, POINTER(c_size_t)],
    "hiprtcGetProgramLog": [c_void_p, c_char_p],
    "hiprtcGetCodeSize": [c_void_p, POINTER(c_size_t)],
    "hiprtcGetCode": [c_void_p, c_char_p],
}


class Api:
    """The functions of both libraries.

    Attributes:
        hip: those of the runtime, by name.
        path: the runtime's library, as it was found.
        compiler: name and version of the compiler, for people and for the cache of compiled programs.
    """

    def __init__(self, path: str, library: ctypes.CDLL) -> None:
        self.path = path
        self._library = library
        self.hip = _functions(path, library, _HIP)
        for name in ("hipGetErrorName", "hipGetErrorString"):
            self.hip[name] = getattr(library, name)
            self.hip[name].restype, self.hip[name].argtypes = c_char_p, [c_int]
        # Of two versions of one structure the newer has a name of its own.
        properties: Any = getattr(library, "hipGetDevicePropertiesR0600", None) or library.hipGetDeviceProperties
        properties.restype, properties.argtypes = c_int, [c_void_p, c_int]
        self._properties = properties

    @functools.cached_property
    def rtc(self) -> dict[str, Any]:
        """The functions of hiprtc.

        Raises:
            DriverMissingError: if it is not installed.
        """
        if hasattr(self._library, "hiprtcCreateProgram"):  # of the first versions, and in static builds
            return _functions(self.path, self._library, _HIPRTC)
        found = _find("hiprtc", beside=self.path)
        if found is None:
            raise DriverMissingError(f"HIP was found ({self.path}), but not its compiler hiprtc: {INSTALL}")
        return _functions(*found, _HIPRTC)

    @functools.cached_property
    def compiler(self) -> str:
        """Name and version of the compiler."""
        major, minor = c_int(), c_int()
        self.rtc["hiprtcVersion"](byref(major), byref(minor))
        return f"hiprtc {major.value}.{minor.value}"

    def check(self, code: int, doing: str) -> None:
        """Raise what the code of a function says.

        Args:
            code: what it returned.
            doing: what was tried, as in "allocating 16 bytes".
        """
        if code == SUCCESS:
            return
        name = self.hip["hipGetErrorName"](code) or b"unknown"
        text = f"{(self.hip['hipGetErrorString'](code) or b'').decode(errors='replace')} ({name.decode()}, {code})"
        if code == OUT_OF_MEMORY:
            raise OutOfMemoryError(f"the GPU has no room for {doing}: release buffers or split the tensor ({text})")
        if code in LOST:
            raise DeviceLostError(f"the GPU failed in {doing}, or in what came before: {text}. Open a new device")
        raise DeviceError(f"HIP failed in {doing}: {text}")

    def arch_of(self, number: int) -> str:
        """A device's instruction set with its features, for example "gfx942:sramecc+:xnack-"."""
        # The structure has grown and was reordered between versions. The name of the device is its first 256 bytes;
        # that of the instruction set is a text behind it that begins so, and nothing else there is a text.
        size = 8192
        properties = ctypes.create_string_buffer(size)
        self.check(self._properties(properties, number), "asking for the properties of a device")
        at = properties.raw.find(b"gfx", 256)
        if at < 0:
            raise DeviceError(f"HIP device {number} does not tell its instruction set; onegpu knows AMD's GPUs alone")
        return properties.raw[at : properties.raw.index(b"\0", at)].decode("ascii", "replace")

    def compile(self, name: str, source: bytes, options: list[str]) -> bytes:
        """The code object of a program.

        Raises:
            ShaderError: with the compiler's words.
            DriverMissingError: if hiprtc is not installed.
        """
        rtc = self.rtc
        program = c_void_p()
        if code := rtc["hiprtcCreateProgram"](byref(program), source, f"{name}.hip".encode(), 0, None, None):
            raise ShaderError(f"hiprtc took no program {name} (error {code})")
        try:
            given = (c_char_p * len(options))(*[option.encode() for option in options])
            code = rtc["hiprtcCompileProgram"](program, len(options), given)
            size = c_size_t()
            if code:
                rtc["hiprtcGetProgramLogSize"](program, byref(size))
                log = ctypes.create_string_buffer(size.value + 1)
                rtc["hiprtcGetProgramLog"](program, log)
                words = log.value.decode(errors="replace").strip() or "it gave no reason"
                raise ShaderError(f"{self.compiler} rejects the kernel {name} (error {code}): {words}")
            rtc["hiprtcGetCodeSize"](program, byref(size))
            binary = ctypes.create_string_buffer(size.value)
            rtc["hiprtcGetCode"](program, binary)
            return binary.raw
        finally:
            rtc["hiprtcDestroyProgram"](byref(program))


def _functions(path: str, library: ctypes.CDLL, table: dict[str, list[Any]]) -> dict[str, Any]:
    found = {}
    for name, arguments in table.items():
        function = getattr(library, name, None)
        if function is None:
            raise DriverMissingError(f"{path} has no {name}: it is older than ROCm 5. Install a newer one: {INSTALL}")
        function.restype, function.argtypes = c_int, arguments
        found[name] = function
    return found


def _names(what: str) -> list[str]:
    """File names of a library, newest first."""
    if sys.platform == "win32":
        if what == "amdhip64":
            return [*(f"amdhip64_{major}.dll" for major in _MAJORS), "amdhip64.dll"]
        folders = [Path(os.environ.get("SYSTEMROOT", r"C:\Windows")) / "System32", *_folders()]
        found = {path.name for folder in folders for path in folder.glob("hiprtc[0-9]*.dll")}
        return [*sorted(found, reverse=True), "hiprtc.dll"]
    return [f"lib{what}.so.{major}" for major in _MAJORS] + [f"lib{what}.so"]


def _folders() -> list[Path]:
    """Folders that an installation names, and the usual one."""
    inside = "bin" if sys.platform == "win32" else "lib"
    roots = [root for name in ("ROCM_PATH", "HIP_PATH") if (root := os.environ.get(name))]
    return [Path(root) / inside for root in roots] + ([] if sys.platform == "win32" else [Path("/opt/rocm/lib")])


def _candidates(what: str, beside: str | None) -> Iterator[tuple[str, int]]:
    """Paths and loading modes, in the order in which they are tried."""
    names, default = _names(what), ctypes.DEFAULT_MODE
    # What the process has loaded already comes first: memory of another runtime is no memory for this one.
    if loaded := getattr(os, "RTLD_NOLOAD", 0):
        yield from ((name, default | loaded) for name in names)
    folders = [Path(beside).parent] if beside is not None and os.path.isabs(beside) else []
    yield from ((str(folder / name), default) for folder in (*folders, *_folders()) for name in reversed(names))
    yield from ((name, default) for name in names)


def _find(what: str, beside: str | None = None) -> tuple[str, ctypes.CDLL] | None:
    for path, mode in _candidates(what, beside):
        try:
            return path, ctypes.CDLL(path, mode)
        except OSError:
            continue
    return None


@functools.cache
def load() -> Api:
    """The runtime, found once.

    Raises:
        DriverMissingError: if there is none, or it is older than ROCm 5.
    """
    found = _find("amdhip64")
    if found is None:
        raise DriverMissingError(f"no HIP runtime was found: {INSTALL}")
    api = Api(*found)
    if code := api.hip["hipInit"](0):
        text = (api.hip["hipGetErrorString"](code) or b"").decode(errors="replace")
        raise DriverMissingError(f"{found[0]} found no AMD GPU that it can use: {text} ({code})")
    return api
