"""The bench of the Metal kernels: clang takes their text for C++, type-checks it and runs it.

`make test-metal` names a folder in :data:`VARIABLE`. What the bench builds lies there, by the hash of what it is built
of, so that it is built once. Importing this module in a test file skips it where there is no bench.
"""

from __future__ import annotations

import ctypes
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

__all__ = ["CLANG", "MetalError", "Program", "rewrite", "type_check"]

VARIABLE = "ONEGPU_METAL_BENCH"
CLANG = "clang++-19"
HEADERS = Path(__file__).parent / "metal" / "bench"

_WANTED = os.environ.get(VARIABLE)
if not _WANTED:
    pytest.skip(f"no bench: `make test-metal` makes one and names it in {VARIABLE}", allow_module_level=True)
if shutil.which(CLANG) is None:
    pytest.skip(f"no {CLANG}: apt-get install clang-19", allow_module_level=True)

_KERNEL = re.compile(r"(?:\[\[kernel\]\]|\bkernel) void (\w+)\(([^{]*)\)\s*\{")
_FLAGS = ["-x", "c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-Wno-parentheses-equality", f"-I{HEADERS}"]
#: A number without a suffix is a float in Metal.
_FLAGS += ["-Xclang", "-cl-single-precision-constant"]
#: What Slang's text gives no thought to.
_FLAGS += [f"-Wno-{name}" for name in ("unused-function", "unused-variable", "unused-but-set-variable")]
_FLAGS += [f"-Wno-{name}" for name in ("unused-parameter", "unknown-attributes", "sometimes-uninitialized")]


class MetalError(Exception):
    """What a compiler of Metal would refuse."""


def rewrite(text: str) -> str:
    """What no header can make C++ of: see the head of ``metal_stdlib``."""
    text = re.sub(r"constant (\w+) (\w+) \[\[function_constant\((\d+)\)\]\];", r"FUNCTION_CONSTANT(\3, \1, \2);", text)
    text = re.sub(r"\barray(<[^<>]*>) threadgroup\b", r"threadgroup_array\1 threadgroup", text)
    text = re.sub(r"\bthreadgroup array<", "threadgroup threadgroup_array<", text)
    variable = r"^(\s*)threadgroup ([\w<>,(): ]+ (\w+)(?:\[[^]]*\])*;)"
    ends = r"\1THREADGROUP_VARIABLE \2 THREADGROUP_VARIABLE_ENDS(\3)"
    return re.sub(variable, ends, text, flags=re.MULTILINE)


def _call(text: str) -> str:
    """A function that calls the kernel of a text with buffers by their numbers."""
    found = _KERNEL.search(text)
    if found is None:
        raise MetalError("the text has no kernel")
    arguments = []
    for parameter in re.sub(r"//[^\n]*", "", found[2]).split(","):
        name, number = re.findall(r"\[\[(\w+)(?:\((\d+)\))?\]\]", parameter)[0]
        if name == "buffer":
            kind = "Referred" if "&" in parameter else "Buffer"
            arguments.append(f"metal::{kind}{{buffers[{number}]}}")
        else:
            arguments.append(f"metal::{name}()")
    call = f"{found[1]}({', '.join(arguments)})"
    gaps = 64 * len(re.findall(r"THREADGROUP_VARIABLE_ENDS\(", rewrite(text)))
    ends = 'extern "C" unsigned char __start_threadgroup_memory[] __attribute__((weak)),\n'
    ends += "    __stop_threadgroup_memory[] __attribute__((weak));\n"
    ends += 'extern "C" unsigned char* bench_memory(int end)\n{\n'
    ends += "    return end ? __stop_threadgroup_memory : __start_threadgroup_memory;\n}\n"
    ends += f'extern "C" const unsigned bench_gaps = {gaps};\n'
    # Not watched: it reads the table of the buffers, which is the bench's own.
    entry = 'extern "C" __attribute__((no_sanitize("thread"))) void bench_entry(void** buffers)'
    return f"\n{ends}{entry} {{ {call}; }}\n"


@cache
def _bench() -> bytes:
    return b"".join(path.read_bytes() for path in sorted(HEADERS.iterdir()))


def _made(name: str, source: bytes, command: Sequence[str]) -> Path:
    """The library that a command makes of a source, made if it has to be."""
    digest = hashlib.sha256(b"\0".join([_bench(), source, " ".join(command).encode()])).hexdigest()[:24]
    folder = Path(_WANTED or "") / name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{digest}.so"
    if path.exists():
        return path
    with open(folder / f"{digest}.lock", "w", encoding="utf-8") as lock:  # pytest runs in several processes
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not path.exists():
            with tempfile.TemporaryDirectory(dir=folder) as temporary:
                new = Path(temporary) / "new.so"
                said = subprocess.run([CLANG, *command, "-", "-o", str(new)], input=source, capture_output=True)
                if said.returncode:
                    raise MetalError(said.stderr.decode())
                new.rename(path)
    return path


def type_check(text: str) -> None:
    """Let clang check a text, its address spaces included.

    Raises:
        MetalError: with clang's words.
    """
    command = [CLANG, *_FLAGS, "-DMETAL_CHECK", "-fsyntax-only", "-"]
    said = subprocess.run(command, input=rewrite(text).encode(), capture_output=True)
    if said.returncode:
        raise MetalError(said.stderr.decode())


@cache
def _fibers() -> ctypes.CDLL:
    source = (HEADERS / "fibers.cpp").read_bytes()
    flags = ["-x", "c++", "-std=c++20", "-O2", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared"]
    library = ctypes.CDLL(str(_made("fibers", source, flags)), mode=ctypes.RTLD_GLOBAL)
    library.bench_run.restype = ctypes.c_char_p
    return library


class Program:
    """A kernel that can run, with values for its function constants.

    Args:
        text: in Metal's language.
        constants: values by number.

    Attributes:
        entry: name of the kernel.
        buffers: numbers of the buffers that it takes.
        memory: bytes of threadgroup memory.

    Raises:
        MetalError: with clang's words.
    """

    def __init__(self, text: str, constants: Mapping[int, int], watched: bool = False) -> None:
        fibers = _fibers()
        source = (rewrite(text) + _call(text)).encode()
        flags = [*_FLAGS, "-O1", "-fno-math-errno", "-fPIC", "-shared"]
        if watched:  # its calls go to fibers.cpp
            flags += ["-fsanitize=thread", "-mllvm", "-tsan-instrument-func-entry-exit=0"]
        built = _made("kernels", source, flags)
        values = (ctypes.c_uint * 32)(*(constants.get(n, 0) for n in range(32)))
        fibers.bench_constants(values, sum(1 << n for n in constants))
        # Each has threadgroup memory and function constants of its own: a library of another name is another one.
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(built, Path(folder) / "own.so")
            self._library = ctypes.CDLL(str(Path(folder) / "own.so"))
        self._library.bench_memory.restype = ctypes.c_void_p
        self._start = self._library.bench_memory(0) or 0
        self._size: int = (self._library.bench_memory(1) or 0) - self._start
        self.memory: int = self._size - ctypes.c_uint.in_dll(self._library, "bench_gaps").value
        found = _KERNEL.search(text)
        assert found is not None
        self.entry = found[1]
        self.buffers = frozenset(int(number) for number in re.findall(r"\[\[buffer\((\d+)\)\]\]", found[2]))

    def run(self, buffers: Mapping[int, tuple[int, int]], groups: tuple[int, int], threads: int) -> str:
        """Run a grid over buffers, number to address and size. What went wrong, or "".

        ``ONEGPU_BENCH_SEED`` shuffles the order in which threads run.
        """
        given = (ctypes.c_void_p * 32)(*(buffers.get(n, (None, 0))[0] for n in range(32)))
        spans = (ctypes.c_size_t * (2 * len(buffers)))(*(number for span in buffers.values() for number in span))
        _fibers().bench_spans(spans, len(buffers))
        words: bytes = _fibers().bench_run(
            ctypes.cast(self._library.bench_entry, ctypes.c_void_p),
            given,
            *groups,
            threads,
            ctypes.c_void_p(self._start),
            ctypes.c_size_t(self._size),
            int(os.environ.get("ONEGPU_BENCH_SEED", "0")),
        )
        return words.decode()
