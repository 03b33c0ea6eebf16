"""What the self-check found, kept between runs: one small file for each device in the cache folder.

The file may be lost, damaged or unwritable at any time, and several processes may write it at once. None of this is an
error: at worst a kernel is checked once more.
"""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from onegpu import artifacts, cache
from onegpu.artifacts import KernelSpec
from onegpu.backends.base import DeviceFacts

__all__ = ["Verdict", "VerdictFile", "device_of"]

_log = logging.getLogger("onegpu")

#: Raised when the file or the problems of the self-check change: older files are then not read.
_SCHEMA = 1
#: Seconds after which a check that was begun and not ended is taken for dead; a slow driver takes some.
_LONGEST_CHECK = 60
#: Seconds for which a kernel is left out that took its process or the device with it. It may have been chance.
_LEFT_OUT = 24 * 3600

PASSED, WRONG, LOST, BEGUN = "passed", "wrong", "lost", "begun"


@dataclass(frozen=True)
class Verdict:
    """What is known of one program on one device.

    Attributes:
        state: "passed"; "wrong": it gave a wrong answer, or the driver rejected it; "lost": the device was lost in its
            check; "begun": its check has not ended, because it runs now or its process died.
        complaint: what was wrong, a sentence without a subject; "" if it passed.
        built: hash of the programs that were checked.
        when: seconds since 1970.
    """

    state: str
    complaint: str
    built: str
    when: float

    def failure(self) -> str | None:
        """Why the program is not to be used now, "" if it can be, None if it has to be checked."""
        if self.state == PASSED:
            return ""
        if self.state == WRONG:
            return self.complaint
        age = time.time() - self.when
        if self.state == LOST and age < _LEFT_OUT:
            return f"{self.complaint}; it is left out for a day"
        if self.state == BEGUN and _LONGEST_CHECK <= age < _LEFT_OUT:
            return "the process ended in the middle of its self-check; it is left out for a day"
        return None


def device_of(facts: DeviceFacts) -> dict[str, str]:
    """What findings on a device hold for: the device, its driver, and the versions of what is between."""
    from onegpu import __version__

    versions = {name: text for name, text in facts.details.items() if name.endswith("version")}
    return {
        "backend": facts.backend,
        "name": facts.name,
        "driver": facts.driver,
        "language": facts.language,
        "onegpu": __version__,
        **dict(sorted(versions.items())),
    }


class VerdictFile:
    """The verdicts on the programs of a device, with this version of the library and its driver.

    Attributes:
        device: what they hold for: a change of any of these gives another file.
        path: the file, or None where there is no cache folder. It may not exist.
    """

    def __init__(self, facts: DeviceFacts) -> None:
        self._language = facts.language
        self.device = device_of(facts)
        digest = hashlib.sha256(json.dumps([_SCHEMA, self.device]).encode()).hexdigest()[:16]
        folder = cache.cache_folder()
        self.path: Path | None = None if folder is None else folder / f"self-check-{facts.backend}-{digest}.json"

    def built(self, programs: tuple[KernelSpec, ...]) -> str:
        """A hash of what programs are made of: a rebuilt kernel is another one."""
        hashes = [artifacts.artifact_hash(spec, self._language) for spec in programs]
        return hashlib.sha256("".join(hashes).encode()).hexdigest()[:16]

    def read(self) -> dict[str, Verdict]:
        """The verdicts by program name; none if the file cannot be read."""
        try:
            content = json.loads(self.path.read_bytes()) if self.path is not None else {}
            if content.get("device") != self.device:
                return {}
            return {name: _verdict(entry) for name, entry in content["kernels"].items()}
        except (OSError, ValueError, TypeError, AttributeError, KeyError, RecursionError) as error:
            if not isinstance(error, FileNotFoundError):
                _log.debug("the verdicts in %s cannot be read: %s", self.path, error)
            return {}

    def begin(self, name: str, built: str) -> None:
        """Note that a check begins, so that the next run knows of it if the driver takes this process down.

        A mark that is there already, of another process or of one that died, keeps its time: otherwise a program that
        crashes and is started again and again would never be found out.
        """
        verdicts = self.read()
        old = verdicts.get(name)
        if old is None or old.state != BEGUN or old.built != built or time.time() - old.when >= _LEFT_OUT:
            self._write({**verdicts, name: Verdict(BEGUN, "", built, time.time())})

    def end(self, name: str, verdict: Verdict | None) -> None:
        """Note how a check ended; None takes the mark of its beginning away."""
        verdicts = self.read()
        if verdict is None:
            verdicts.pop(name, None)
            self._write(verdicts)
        else:
            self._write({**verdicts, name: verdict})

    def _write(self, verdicts: Mapping[str, Verdict]) -> None:
        if self.path is None:
            return
        content = {"device": self.device, "kernels": {name: asdict(verdicts[name]) for name in sorted(verdicts)}}
        try:
            cache.write_whole(self.path, (json.dumps(content, indent=1) + "\n").encode())
        except OSError as error:
            _log.debug("the verdicts of the self-check were not kept in %s: %s", self.path, error)


def _verdict(entry: Any) -> Verdict:
    verdict = Verdict(str(entry["state"]), str(entry["complaint"]), str(entry["built"]), float(entry["when"]))
    if verdict.state not in (PASSED, WRONG, LOST, BEGUN):
        raise ValueError(f"unknown state {verdict.state!r}")
    return verdict
