"""Every program of the package in WGSL, as the browser's compiler reads it: no GPU's driver sees them yet."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import to_js

import onegpu as og
from onegpu import artifacts


async def main() -> dict[str, Any]:
    """How many programs there are, and those that were rejected, with the compiler's words."""
    device = await og.open_device_async()
    gpu: Any = vars(device.backend)["_device"]
    count, rejected = 0, {}
    for path in sorted(artifacts.FOLDER.glob("*.wgsl")):
        code = path.read_text()
        module = gpu.createShaderModule(to_js({"code": code}, dict_converter=js.Object.fromEntries))
        info = await module.getCompilationInfo()
        wrong = [str(message.message)[:300] for message in info.messages if message.type == "error"]
        count += 1
        if wrong:
            rejected[path.name] = wrong
    device.close()
    return {"count": count, "rejected": rejected}
