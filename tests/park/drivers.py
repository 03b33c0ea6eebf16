"""The drivers of the park, and how Python is run under one.

    python tests/park/drivers.py lavapipe -m pytest tests/device -m matrix

runs this same Python, with everything that it has installed, under the C library and the Vulkan loader of the park,
which ``ONEGPU_PARK`` names. Lavapipe computes on the CPU. The others are drivers of real GPUs over a kernel interface
that does nothing: they compile programs as they would for the hardware, and what is submitted is never run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from onegpu.backends.base import MatrixShape

__all__ = ["DRIVER", "DRIVERS", "HARDWARE", "VARIABLE", "Driver", "park"]

#: The environment variable that names the folder that ``tests/park/unpack`` made.
VARIABLE = "ONEGPU_PARK"
#: The one that tells a process under which driver it runs.
DRIVER = "ONEGPU_PARK_DRIVER"


def _shapes(element: str, *sizes: tuple[int, int, int]) -> frozenset[MatrixShape]:
    return frozenset(MatrixShape(*size, element, "float32") for size in sizes)


_HALF = _shapes("float16", (16, 16, 16))
_BRAIN = _shapes("bfloat16", (16, 16, 16))


@dataclass(frozen=True)
class Driver:
    """A driver of the park.

    Attributes:
        name: in tests and on the command line.
        manifest: the loader's file of it, less its ending.
        layout: how matrices lie on its GPUs, as in onegpu/attention/layouts.py; for GPUs by their makers' manuals.
        shapes: matrix shapes that it lists, if no more.
        instruction: what multiplies matrices in its assembly; "" if it shows none.
        shim: library that stands in for the kernel's driver, or "".
        variables: environment that it takes.
    """

    name: str
    manifest: str
    layout: str
    shapes: frozenset[MatrixShape]
    instruction: str = ""
    shim: str = ""
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)

    def command(self, folder: Path, *arguments: str) -> list[str]:
        """The command line of Python with some arguments."""
        libraries = next(folder.glob("usr/lib/*-linux-gnu"))
        loader = next(libraries.glob("ld-linux*.so.*"))
        shim = ["--preload", str(libraries / self.shim)] if self.shim else []
        # Not the real path of the interpreter: it finds its virtual environment by the one that it was started with.
        python = os.path.abspath(sys.executable)
        return [str(loader), *shim, "--argv0", python, "--library-path", str(libraries), python, *arguments]

    def environment(self, folder: Path) -> dict[str, str]:
        """The environment to run that in."""
        vulkan = folder / "usr/share/vulkan"
        return {
            **os.environ,
            DRIVER: self.name,
            "VK_DRIVER_FILES": str(vulkan / f"icd.d/{self.manifest}_icd.json"),
            "VK_LAYER_PATH": str(vulkan / "explicit_layer.d"),
            "MESA_SHADER_CACHE_DIR": str(folder),
            "ONEGPU_VULKAN_VALIDATION": "1",
            **self.variables,
        }


def _radv(name: str, layout: str, shapes: frozenset[MatrixShape], **variables: str) -> Driver:
    shim = "libamdgpu_noop_drm_shim.so"
    return Driver(name, "radeon", layout, shapes, "v_wmma", shim, {"AMDGPU_GPU_ID": name, **variables})


DRIVERS = {
    driver.name: driver
    for driver in (
        Driver("lavapipe", "lvp", "column", _shapes("float16", (8, 8, 8))),
        _radv("navi31", "parity", _HALF | _BRAIN, RADV_EXPERIMENTAL="bfloat16"),
        _radv("strix1", "parity", _HALF | _BRAIN, RADV_EXPERIMENTAL="bfloat16"),
        _radv("gfx1201", "halves", _HALF | _BRAIN),
        Driver(
            "nvk",
            "nouveau",
            "pairs",
            _shapes("float16", (16, 16, 16), (16, 8, 16), (16, 8, 8)),
            "hmma",
            "libnouveau_noop_drm_shim.so",
            {"NOUVEAU_CHIPSET": "172"},  # Ampere
        ),
    )
}
#: Those that compile for a GPU.
HARDWARE = [driver for driver in DRIVERS.values() if driver.shim]


def park() -> Path | None:
    """The folder of the park, or None if there is none."""
    named = os.environ.get(VARIABLE)
    if not named:
        return None
    if not (Path(named) / "ready").exists():
        raise FileNotFoundError(f"{VARIABLE} is {named}, and no park is unpacked there: tests/park/unpack {named}")
    return Path(named)


def main(arguments: list[str]) -> None:
    """Become Python under the driver that is named first."""
    folder = park()
    if folder is None or not arguments or arguments[0] not in DRIVERS:
        drivers = "|".join(DRIVERS)
        sys.exit(f"usage: {VARIABLE}=FOLDER python tests/park/drivers.py {drivers} [arguments of Python]")
    driver = DRIVERS[arguments[0]]
    command = driver.command(folder, *arguments[1:])
    os.execve(command[0], command, driver.environment(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
