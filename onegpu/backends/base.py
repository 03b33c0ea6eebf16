"""What a backend provides, and the plain data that passes between it and the rest.

A backend knows memory, programs, command lists and time. It knows no operator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol, runtime_checkable

__all__ = [
    "UNLIMITED",
    "VENDORS",
    "Backend",
    "Barrier",
    "Binding",
    "Command",
    "DeviceFacts",
    "Dispatch",
    "Interop",
    "KernelCode",
    "MatrixShape",
    "Submission",
    "Timestamp",
    "Wrapped",
]

UNLIMITED = 1 << 62

#: PCI (or Khronos) vendor number -> :attr:`DeviceFacts.vendor`.
VENDORS = {
    0x1002: "amd",
    0x1010: "imagination",
    0x106B: "apple",
    0x10DE: "nvidia",
    0x13B5: "arm",
    0x1414: "microsoft",
    0x14E4: "broadcom",
    0x1AE0: "google",
    0x5143: "qualcomm",
    0x8086: "intel",
    0x10005: "mesa",
}


@dataclass(frozen=True, order=True)
class MatrixShape:
    """A product of matrices that the threads of a subgroup compute together: C + A @ B, without saturation.

    Attributes:
        m: rows of A and C.
        n: columns of B and C.
        k: columns of A and rows of B.
        element: type of the elements of A and B, "float16", "bfloat16" or, on Metal, "float32".
        accumulator: type of those of C and of the result, "float32".
    """

    m: int
    n: int
    k: int
    element: str
    accumulator: str

    def __str__(self) -> str:
        return f"{self.m} x {self.n} x {self.k} {self.element}"


@dataclass(frozen=True)
class DeviceFacts:
    """What is known of an open device. Sizes are in bytes.

    Attributes:
        backend: name of the backend that opened it.
        name: the device as its driver names it.
        vendor: vendor in lower case ("nvidia", "amd", "intel", "apple", "mesa", ...), or "" when unknown.
        driver: driver name and version.
        kind: "discrete", "integrated", "virtual", "cpu" or "unknown"; "cpu" is a software driver.
        language: what programs are made of: "spirv", "wgsl", "msl", "hip" or "numpy".
        features: optional abilities, see ``docs/devices.md``: "subgroup-quad", "timestamps", "validation".
        subgroup_min: smallest subgroup (warp, wave, simdgroup) width that a kernel can run at; 0 if unknown.
        subgroup_max: largest width.
        max_workgroup_threads: threads that one workgroup may have.
        max_workgroup_memory: workgroup (shared) memory of one workgroup.
        max_groups: workgroups in the x or y dimension of one dispatch.
        max_buffer_bytes: largest buffer.
        max_binding_bytes: largest part of a buffer that one binding can show to a kernel.
        binding_alignment: alignment of the first byte of a binding.
        shared_buffers: whether one dispatch may read one part of a buffer and write another part.
        submission_work_budget: operations, as operators estimate them, after which an encoder ends a submission and
            begins the next, so that none runs into the watchdog of the operating system; 0 never cuts. Backends leave
            it to :class:`onegpu.Device`.
        matrices: products that matrix hardware computes in one operation of a subgroup, each of them with the features
            that its types take.
        matrix_layouts: those of ``matrices`` whose elements lie in the threads in a way that kernels are built for,
            with its name; see :mod:`onegpu.attention.probe`. It is found out when the first kernels are made.
        details: further properties for people to read, by name.
    """

    backend: str
    name: str
    language: str
    vendor: str = ""
    driver: str = ""
    kind: str = "unknown"
    features: frozenset[str] = frozenset()
    subgroup_min: int = 0
    subgroup_max: int = 0
    max_workgroup_threads: int = 256
    max_workgroup_memory: int = 16384
    max_groups: int = 65535
    max_buffer_bytes: int = UNLIMITED
    max_binding_bytes: int = UNLIMITED
    binding_alignment: int = 1
    shared_buffers: bool = True
    submission_work_budget: int = 0
    matrices: frozenset[MatrixShape] = frozenset()
    matrix_layouts: frozenset[tuple[MatrixShape, str]] = frozenset()
    details: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)

    @property
    def software(self) -> bool:
        """Whether the "GPU" is a program on the CPU, such as Mesa's lavapipe."""
        return self.kind == "cpu" and self.language != "numpy"

    def plain(self) -> dict[str, Any]:
        """All of it by attribute, in types that JSON has."""
        return {
            **vars(self),
            "features": sorted(self.features),
            "matrices": [asdict(shape) for shape in sorted(self.matrices)],
            "matrix_layouts": [{**asdict(shape), "layout": name} for shape, name in sorted(self.matrix_layouts)],
            "details": dict(self.details),
        }


@dataclass(frozen=True)
class KernelCode:
    """One program as a backend receives it.

    Attributes:
        name: unique name; the key of pipeline caches and what shows in profilers.
        code: SPIR-V words, WGSL or MSL text as bytes, or a Python callable for the "numpy" language.
        bindings: access of each storage binding after the parameter block (binding 0), in order: "read" or "write".
            A "write" binding may also be read.
        param_bytes: size of the parameter block.
        threads: threads of a workgroup (one dimension).
        workgroup_memory: bytes of workgroup memory.
        entry: name of the entry point.
        constants: specialisation constants by number; "numpy" programs have none.
        subgroup_size: threads that every subgroup must have, all of them present; 0 leaves it to the driver.
    """

    name: str
    code: bytes | Callable[..., None]
    bindings: tuple[str, ...]
    param_bytes: int
    threads: int
    workgroup_memory: int = 0
    entry: str = "main"
    constants: tuple[tuple[int, int], ...] = ()
    subgroup_size: int = 0


@dataclass(frozen=True)
class Binding:
    """Bytes ``offset`` to ``offset + nbytes`` of the memory behind a backend's handle."""

    handle: Any
    offset: int
    nbytes: int


@dataclass(frozen=True)
class Dispatch:
    """Run ``groups`` (x, y) workgroups of a pipeline."""

    pipeline: Any
    groups: tuple[int, int]
    bindings: tuple[Binding, ...]
    params: bytes


@dataclass(frozen=True)
class Barrier:
    """Everything before it has finished and is visible to everything after it."""


@dataclass(frozen=True)
class Timestamp:
    """Note the device's clock at this place of the command list."""


Command = Dispatch | Barrier | Timestamp


class Submission(Protocol):
    """Commands on their way through a device."""

    def wait(self) -> None:
        """Return when the commands have run. Raises DeviceLostError when they cannot."""
        ...

    def timestamps(self) -> list[float]:
        """The noted times in seconds, in order; waits first. Empty where the device has no clock."""
        ...


class Backend(Protocol):
    """A device as seen from below.

    Calls come from one thread at a time: :class:`onegpu.Device` holds a lock. The methods of a :class:`Submission` do
    not hold it: a backend guards what they share with its other calls.
    """

    facts: DeviceFacts

    def allocate(self, nbytes: int) -> Any:
        """Memory of at least ``nbytes`` (never 0), as an opaque handle. Contents are undefined."""
        ...

    def free(self, handle: Any) -> None:
        """Give memory back, once the submissions that use it have finished. Never raises, on a lost device neither."""
        ...

    def write(self, handle: Any, offset: int, data: memoryview) -> None:
        """Copy host bytes in, ordered after earlier submissions. ``offset`` and size are multiples of 4."""
        ...

    def read(self, handle: Any, offset: int, nbytes: int) -> memoryview:
        """Copy bytes out, ordered after earlier submissions. ``offset`` and size are multiples of 4."""
        ...

    def make_pipeline(self, kernel: KernelCode) -> Any:
        """Compile a program. Raises ShaderError with the driver's words."""
        ...

    def submit(self, commands: Sequence[Command]) -> Submission:
        """Start the commands and return without waiting."""
        ...

    def wait(self) -> None:
        """Return when everything submitted has run."""
        ...

    def close(self) -> None:
        """Wait, then give everything back."""
        ...


@dataclass(frozen=True)
class Wrapped:
    """Memory of an application, as a backend takes it.

    Attributes:
        handle: the backend's, as from :meth:`Backend.allocate`, which holds the application's object; ``free`` of it
            lets go of that.
        nbytes: size of the memory.
        dtype: NumPy name of its elements, or None if it is plain bytes.
        shape: shape in elements, or None.
    """

    handle: Any
    nbytes: int
    dtype: str | None = None
    shape: tuple[int, ...] | None = None


@runtime_checkable
class Interop(Protocol):
    """What a backend has besides, where an application that uses the same library itself can share things with it.

    Applications reach it by ``Device.wrap`` and ``Recording.record_into``.
    """

    def wrap(self, memory: Any) -> Wrapped:
        """Memory that the application made. Raises ProblemError for what is none."""
        ...

    def record(self, commands: Sequence[Command], target: Any) -> None:
        """Record commands into a command list of the application, which starts it. All of them, or none: then it
        raises.
        """
        ...
