"""Compile kernels with the Vulkan driver that is there, for the compile gates.

Reads a JSON list of jobs, each a kernel with the path of its SPIR-V, and writes lines of JSON: the facts of the device,
then what became of each job, then what the validation layer said. A driver that ends the process leaves the lines so
far.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from onegpu.backends import vulkan
from onegpu.backends.base import KernelCode
from onegpu.errors import ShaderError


def compile_job(backend: vulkan.VulkanBackend, job: dict[str, Any]) -> dict[str, Any]:
    """What the driver says of a kernel: its error, or statistics and assembly."""
    kernel = KernelCode(
        name=job["name"],
        code=Path(job["code"]).read_bytes(),
        bindings=tuple(job["bindings"]),
        param_bytes=job["param_bytes"],
        threads=job["threads"],
        workgroup_memory=job["workgroup_memory"],
        entry=job["entry"],
        constants=tuple((number, value) for number, value in job["constants"]),
        subgroup_size=job["subgroup_size"],
    )
    try:
        statistics, texts = backend.inspect(kernel)
    except ShaderError as error:
        return {"error": str(error)}
    assembly = [text for name, text in texts.items() if "assembly" in name.lower()]
    return {"error": "", "statistics": statistics, "assembly": "\n".join(assembly)}


def main() -> None:
    """Do the jobs of standard input."""
    jobs = json.load(sys.stdin)
    backend = vulkan.open_backend(validation=True)
    print(json.dumps(backend.facts.plain()), flush=True)
    for job in jobs:
        print(json.dumps(compile_job(backend, job)), flush=True)
    backend.close()
    print(json.dumps(backend.validation_messages), flush=True)


if __name__ == "__main__":
    main()
