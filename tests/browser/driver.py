"""Headless Chromium, driven by its own protocol over two pipes: it looks at a page, clicks, types, takes pictures."""

from __future__ import annotations

import base64
import fcntl
import itertools
import json
import os
import select
import shutil
import signal
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from browser.session import FLAGS, chromium

__all__ = ["Browser"]


class Browser:
    """A browser with one page, as a person sees it."""

    def __enter__(self) -> Browser:
        found = chromium()
        assert found, "there is no browser"
        self._profile = tempfile.mkdtemp(prefix="onegpu-driver-")
        # The browser reads commands from its file 3 and writes answers to its file 4.
        pipes = [tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in os.pipe()) for _ in range(2)]
        (theirs_in, self._to), (self._from, theirs_out) = pipes
        silent = (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)
        ends = [(os.POSIX_SPAWN_DUP2, theirs_in, 3), (os.POSIX_SPAWN_DUP2, theirs_out, 4), silent]
        command = [found, *FLAGS, "--remote-debugging-pipe", f"--user-data-dir={self._profile}", "about:blank"]
        self._process = os.posix_spawn(found, command, os.environ, file_actions=ends, setpgroup=0)
        os.close(theirs_in)
        os.close(theirs_out)
        self._numbers = itertools.count(1)
        self._pending = b""
        self._session = ""
        #: What the page's scripts said and threw.
        self.said: list[str] = []
        (target,) = [each for each in self.send("Target.getTargets")["targetInfos"] if each["type"] == "page"]
        self._session = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        os.killpg(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        os.close(self._to)
        os.close(self._from)
        shutil.rmtree(self._profile, ignore_errors=True)

    def send(self, method: str, seconds: float = 60, **given: Any) -> dict[str, Any]:
        """What a command of the protocol answers."""
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": given}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + seconds
        while True:
            answer = self._receive(end - time.monotonic(), method)
            if answer.get("id") == number:
                assert "error" not in answer, (method, answer["error"])
                result: dict[str, Any] = answer["result"]
                return result
            self._note(answer)

    def _receive(self, seconds: float, method: str) -> dict[str, Any]:
        while b"\0" not in self._pending:
            ready, _, _ = select.select([self._from], [], [], max(0.0, seconds))
            if not ready:
                raise TimeoutError(f"the browser does not answer {method}")
            data = os.read(self._from, 1 << 16)
            assert data, "the browser has ended"
            self._pending += data
        first, _, self._pending = self._pending.partition(b"\0")
        answer: dict[str, Any] = json.loads(first)
        return answer

    def _note(self, event: dict[str, Any]) -> None:
        method, given = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = given["exceptionDetails"]
            self.said.append(str(details.get("exception", {}).get("description", details["text"])))
        elif method == "Log.entryAdded" and given["entry"]["level"] == "error":
            self.said.append(f"{given['entry']['text']} {given['entry'].get('url', '')}")

    def size(self, width: int, height: int, *, dark: bool = False) -> None:
        """Of the page, in its own pixels."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, address: str, before: str = "") -> None:
        """Go to a page; ``before`` is a script that runs before its own."""
        if before:
            self.send("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.send("Page.navigate", url=address)
        self.until(f"location.href.startsWith({json.dumps(address)}) && document.readyState === 'complete'")

    def value(self, expression: str) -> Any:
        """Of an expression of JavaScript, as plain data; promises are awaited."""
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def text(self, selector: str) -> str:
        """What is written in an element, as it is seen."""
        return str(self.value(f"document.querySelector({json.dumps(selector)}).innerText"))

    def seen(self, selector: str) -> bool:
        """Whether there is such an element, and it takes room."""
        found = f"document.querySelector({json.dumps(selector)})"
        return bool(self.value(f"!!{found} && {found}.getClientRects().length > 0"))

    def until(self, expression: str, seconds: float = 60) -> None:
        """Wait for an expression to be true."""
        end = time.monotonic() + seconds
        while not self.value(expression):
            assert time.monotonic() < end, f"{expression} did not become true in {seconds} s; the page said {self.said}"
            time.sleep(0.1)

    def click(self, selector: str) -> None:
        """With the mouse, in the middle of an element; something else in front of it is an error."""
        found = f"document.querySelector({json.dumps(selector)})"
        place = self.value(
            f"(() => {{ const e = {found}; e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect();"
            " const x = r.x + r.width / 2, y = r.y + r.height / 2, top = document.elementFromPoint(x, y);"
            " return {x, y, free: e.contains(top), off: e.disabled === true}; })()"
        )
        assert place["free"], f"{selector} is covered"
        assert not place["off"], f"{selector} is disabled"
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=place["x"], y=place["y"], button="left", clickCount=1)

    def choose(self, selector: str, value: str) -> None:
        """An option of a list, by its value."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.value(
            f"{found}.value = {json.dumps(value)}; {found}.dispatchEvent(new Event('change', {{bubbles: true}}))"
        )
        assert self.value(f"{found}.value") == value

    def type(self, text: str) -> None:
        """Letters into whatever has the focus."""
        self.send("Input.insertText", text=text)

    def press(self, key: str) -> None:
        """A key: Enter, Tab or Space."""
        codes = {"Enter": (13, "\r"), "Tab": (9, ""), " ": (32, " ")}
        number, text = codes[key]
        for kind in ("keyDown", "keyUp"):
            given: dict[str, Any] = {"text": text} if text and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=number, **given)

    def give_files(self, selector: str, *paths: Path) -> None:
        """Choose files."""
        self.send("DOM.enable")
        root = self.send("DOM.getDocument")["root"]["nodeId"]
        node = self.send("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.send("DOM.setFileInputFiles", nodeId=node, files=[str(path) for path in paths])

    def picture(self, path: Path) -> None:
        """What is seen, as a PNG."""
        path.write_bytes(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))


if __name__ == "__main__":  # does it start here?
    with Browser() as started:
        print(started.send("Browser.getVersion")["product"])
