"""serve.py --pyodide FOLDER [--port N]: the page, with everything that it loads, at http://localhost:8000.

Python's standard library serves; NumPy and safetensors halve the model's weights first. No other computer reaches it.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from onegpu.demo import minilm

HERE = Path(__file__).resolve().parent
PAGES = {"/": "index.html", **{f"/{name}": name for name in ("page.css", "page.mjs", "worker.mjs", "page.py")}}
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
}


def build_wheel(folder: Path) -> Path:
    """The wheel of this checkout."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", str(folder), str(HERE.parent)]
    subprocess.run(command, check=True)
    (wheel,) = folder.glob("onegpu-*.whl")
    return wheel


def halved(folder: Path) -> bytes:
    """The model's weights as a safetensors file of float16: half as much to load, and to keep."""
    import numpy as np
    from safetensors.numpy import save

    weights = minilm.read_weights(folder)
    data: bytes = save({name: a.astype(np.float16) for name, a in weights.items() if a.dtype == np.float32})
    return data


class Site:
    """What there is to load, by address.

    Args:
        pyodide: folder of a version of Pyodide that has a wheel of NumPy.
        wheel: of onegpu.
        model: folder of the model's files, or None.
    """

    def __init__(self, pyodide: Path, wheel: Path, model: Path | None) -> None:
        self.pyodide = pyodide
        self.kept = {f"/wheels/{wheel.name}": wheel.read_bytes()}
        site = {"wheel": f"/wheels/{wheel.name}", "model": 0}
        if model is not None:
            weights = halved(model)
            site["model"] = len(weights)
            self.kept["/model/model.safetensors"] = weights
            self.kept["/model/tokenizer.json"] = (model / "tokenizer.json").read_bytes()
        self.kept["/site.json"] = json.dumps(site).encode()

    def find(self, address: str) -> bytes | None:
        """What lies at an address."""
        if address in PAGES:
            return (HERE / PAGES[address]).read_bytes()
        name = re.fullmatch(r"/pyodide/([\w.+-]+)", address)
        if name and (self.pyodide / name[1]).is_file():
            return (self.pyodide / name[1]).read_bytes()
        return self.kept.get(address)

    def server(self, port: int) -> http.server.ThreadingHTTPServer:
        """A server for this computer alone; 0 is any port that is free."""
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(_Handler, self))
        server.daemon_threads = True
        return server


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Site, *given: Any) -> None:
        self.site = site
        super().__init__(*given)

    def do_GET(self) -> None:
        address = self.path.partition("?")[0]
        data = self.site.find(address)
        self.send_response(404 if data is None else 200)
        data = b"there is nothing here" if data is None else data
        suffix = Path(PAGES.get(address, address)).suffix
        self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        pass


def main() -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--pyodide", type=Path, required=True, metavar="FOLDER", help="what browser/fetch.py made")
    parser.add_argument("--port", type=int, default=8000, help="8000 if it is not given")
    options = parser.parse_args()
    (pyodide,) = {found.parent for found in options.pyodide.glob("*/numpy-*.whl")}
    try:
        model: Path | None = minilm.model_folder()
    except minilm.ModelMissingError as missing:
        print(f"The page will ask for the model's files. {missing}", file=sys.stderr)
        model = None
    with tempfile.TemporaryDirectory(prefix="onegpu-browser-") as folder:
        print("building the wheel")
        site = Site(pyodide, build_wheel(Path(folder)), model)
    try:
        server = site.server(options.port)
    except OSError as error:
        print(f"port {options.port}: {error.strerror}; name another: make browser PORT=8001", file=sys.stderr)
        return 1
    print(f"open http://localhost:{server.server_port} in Chrome or Edge; Ctrl-C ends this")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
