"""Python programs in a page of headless Chromium, or in a worker of it: a server, a browser, and what passes between.

Standard library alone. The page asks for a program, runs it in Pyodide, posts what it gives, and asks for the next.
"""

from __future__ import annotations

import functools
import http.server
import itertools
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

__all__ = ["BROWSERS", "FLAGS", "INSIDE", "PYODIDE", "Session", "chromium", "pyodide_versions"]

#: Environment variables: the folder that browser/fetch.py made, and the browser to start.
PYODIDE, BROWSER = "ONEGPU_PYODIDE", "ONEGPU_CHROMIUM"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HERE = Path(__file__).parent
#: Programs that run in the page. Each has a function ``main``, whose result is plain data.
INSIDE = HERE / "inside"

_PAGE = b"<!doctype html><link rel=icon href=data:,><script type=module src=/session.mjs></script>"
_SCRIPT = "text/javascript"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--no-first-run",
    "--enable-unsafe-webgpu",  # also on a software adapter
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The page is never seen, and shall not be slowed down for it.
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
)


def chromium() -> str | None:
    """The browser to start, or None."""
    wanted = os.environ.get(BROWSER)
    return wanted or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def pyodide_versions() -> dict[str, Path]:
    """The unpacked versions of Pyodide, in order of age."""
    folder = os.environ.get(PYODIDE)
    found = [path for path in Path(folder).glob("*") if (path / "pyodide.mjs").exists()] if folder else []
    return {path.name: path for path in sorted(found, key=lambda path: [int(n) for n in path.name.split(".")])}


class Session:
    """A browser with one page, in which Pyodide has loaded onegpu.

    Args:
        pyodide: an unpacked npm package pyodide.
        wheel: the wheel of onegpu.
        packages: of Pyodide, to load before: "numpy".
        worker: whether programs run in a worker instead of the page.
        jspi: False takes JavaScript Promise Integration away, so that Python cannot wait in place.
    """

    def __init__(
        self, pyodide: Path, wheel: Path, packages: tuple[str, ...] = (), worker: bool = False, jspi: bool = True
    ) -> None:
        self.options = {"packages": packages, "worker": worker, "jspi": jspi, "wheel": f"/wheels/{wheel.name}"}
        self.folders = {"pyodide": pyodide, "wheels": wheel.parent}
        self.jobs: queue.Queue[dict[str, Any]] = queue.Queue()
        self.answers: queue.Queue[tuple[int, dict[str, Any]]] = queue.Queue()
        self._numbers = itertools.count(1)

    def __enter__(self) -> Session:
        found = chromium()
        assert found, "there is no browser"
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, self))
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._profile = tempfile.mkdtemp(prefix="onegpu-browser-")
        address = f"http://127.0.0.1:{self._server.server_port}/"
        self._process = subprocess.Popen(
            [found, *FLAGS, f"--user-data-dir={self._profile}", address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # so that all of its processes end together
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        os.killpg(self._process.pid, signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._server.shutdown()
        self._server.server_close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def run(self, program: str, *, waits: bool = True, seconds: float = 300, **arguments: Any) -> Any:
        """What ``main(**arguments)`` of a program in :data:`INSIDE` returns. Its exceptions fail the test.

        Args:
            program: its name.
            waits: False enters Python in a way in which it cannot wait in place, by ``runPython``.
            seconds: longest time.
        """
        number = next(self._numbers)
        source = (INSIDE / f"{program}.py").read_text()
        code = f"{source}\nimport inspect, json\nanswer = main(**json.loads({json.dumps(arguments)!r}))\n"
        if waits:
            code += "if inspect.isawaitable(answer):\n    answer = await answer\n"
        self.jobs.put({"number": number, "code": code + "json.dumps(answer)", "waits": waits})
        try:
            answered, reply = self.answers.get(timeout=seconds)
        except queue.Empty:
            state = "has ended" if self._process.poll() is not None else "runs"
            raise TimeoutError(f"{program} gave no answer in {seconds} s; the browser {state}") from None
        if "error" in reply:
            raise AssertionError(f"{program} failed in the browser:\n{reply['error']}")
        assert answered == number
        return json.loads(reply["answer"])


class _Handler(http.server.BaseHTTPRequestHandler):
    """``/job`` and ``/answer`` for programs, files for Pyodide."""

    types: ClassVar = {".mjs": _SCRIPT, ".js": _SCRIPT, ".wasm": "application/wasm", ".json": "application/json"}

    def __init__(self, session: Session, *given: Any) -> None:
        self.session = session
        super().__init__(*given)

    def do_GET(self) -> None:
        session = self.session
        if self.path == "/":
            self._send(_PAGE, "text/html")
        elif self.path == "/session.mjs":
            self._send((HERE / "session.mjs").read_bytes(), _SCRIPT)
        elif self.path == "/options":
            self._send(json.dumps(session.options).encode(), "application/json")
        elif self.path == "/job":
            try:
                self._send(json.dumps(session.jobs.get(timeout=10)).encode(), "application/json")
            except queue.Empty:
                self._send(b"", "text/plain", 204)
        else:
            self._file(*self.path[1:].partition("/")[::2])

    def do_POST(self) -> None:
        reply = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.session.answers.put((int(self.path.rpartition("/")[2]), reply))
        self._send(b"", "text/plain", 204)

    def _file(self, folder: str, name: str) -> None:
        place = self.session.folders.get(folder)
        if place and re.fullmatch(r"[\w.+-]+", name) and (path := place / name).is_file():
            self._send(path.read_bytes(), self.types.get(path.suffix, "application/octet-stream"))
            return
        self._send(b"", "text/plain", 404)

    def _send(self, data: bytes, kind: str, status: int = 200) -> None:
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        pass
