"""Compile every kernel of the package for every language: ``python shaders/build.py [--check]``.

The Slang compiler comes from the PyPI package ``slangpy``, which carries no command-line program: its library is called
with slangc's arguments. The same version gives the same bytes, all but always (TRIES), so ``--check`` builds anew and
compares.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.metadata
import importlib.util
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from wgsl import shallow

from onegpu import artifacts
from onegpu.artifacts import FOLDER, LANGUAGES, KernelSpec
from onegpu.attention.layouts import PROBE_PARAMS
from onegpu.attention.params import ATTENTION_PARAMS, UNFUSED_PARAMS
from onegpu.attention.programs import FAMILIES as ATTENTION
from onegpu.attention.programs import Family
from onegpu.bench.programs import RATE, RATE_PARAMS
from onegpu.layers.programs import LAYER_PARAMS, LAYERS

#: Everything that is built.
FAMILIES: Sequence[Family] = (*ATTENTION, LAYERS, RATE)
SOURCES = Path(__file__).parent
COMPILER = "slangpy"

# SPIR-V 1.3 is what Vulkan 1.1 takes; devices with matrix hardware take 1.6.
TARGETS = {
    "spirv": ["-target", "spirv", "-profile", "spirv_1_3", "-fvk-use-entrypoint-name"],
    "wgsl": ["-target", "wgsl"],
    "msl": ["-target", "metal"],
}
# The UNROLL macro. [unroll] stays a hint in SPIR-V, which drivers honour; WGSL and MSL compilers leave dynamically
# indexed arrays in slow memory unless the loops are gone.
# UNROLL_CALLS is for the loops of `few`, and for those of `tiles` that load Q and store O, whose bodies are so long
# that NVIDIA's driver does not take the hint either: half Q lay in local memory, and `tiles` took six times as long
# (H200, driver 580.159.04, 2026-11-29).
UNROLL = {"spirv": "[unroll]", "wgsl": "[ForceUnroll]", "msl": "[ForceUnroll]"}
# 41012: the profile grows by the subgroup operations that the text uses.
COMMON = ["-lang", "slang", "-O3", "-stage", "compute", "-warnings-disable", "41012", "-line-directive-mode", "none"]

GENERATED = {
    "attention/attention_params.hlsl": ATTENTION_PARAMS,
    "unfused/unfused_params.hlsl": UNFUSED_PARAMS,
    "layers/layer_params.hlsl": LAYER_PARAMS,
    "probe/probe_params.hlsl": PROBE_PARAMS,
    "bench/rate_params.hlsl": RATE_PARAMS,
}


#: Builds that an artifact may take to equal the packaged one. A build of all 335 kernels gave other bytes for one of
#: them once (slangpy as pinned, 2026-11-30), and 800 more builds of that one did not: one other result proves nothing.
TRIES = 5


class Slang:
    """slangc by way of its library."""

    def __init__(self) -> None:
        spec = importlib.util.find_spec(COMPILER)
        if spec is None or not spec.submodule_search_locations:
            raise SystemExit(f"the Slang compiler is missing: pip install {COMPILER}")
        folder = Path(spec.submodule_search_locations[0])
        names = ("libslang-compiler.so*", "libslang-compiler*.dylib", "slang-compiler.dll")
        found = [path for name in names for path in sorted(folder.glob(name))]
        library = ctypes.CDLL(str(found[0]))
        pointer, text = ctypes.c_void_p, ctypes.c_char_p
        for name, result, arguments in (
            ("spCreateSession", pointer, [text]),
            ("spCreateCompileRequest", pointer, [pointer]),
            ("spProcessCommandLineArguments", ctypes.c_int, [pointer, ctypes.POINTER(text), ctypes.c_int]),
            ("spCompile", ctypes.c_int, [pointer]),
            ("spGetDiagnosticOutput", text, [pointer]),
            ("spGetTargetCodeBlob", ctypes.c_int, [pointer, ctypes.c_int, ctypes.POINTER(pointer)]),
            ("spGetEntryPointCodeBlob", ctypes.c_int, [pointer, ctypes.c_int, ctypes.c_int, ctypes.POINTER(pointer)]),
            ("spDestroyCompileRequest", None, [pointer]),
        ):
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        self._library = library
        self._session = library.spCreateSession(None)

    def compile(self, arguments: list[str]) -> bytes:
        """The code that slangc would write for these arguments. Raises RuntimeError with its diagnostics."""
        library = self._library
        request = library.spCreateCompileRequest(self._session)
        try:
            array = (ctypes.c_char_p * len(arguments))(*[a.encode() for a in arguments])
            failed = library.spProcessCommandLineArguments(request, array, len(arguments)) < 0
            failed = failed or library.spCompile(request) < 0
            blob = ctypes.c_void_p()
            # SPIR-V and MSL come as a whole program, WGSL by entry point.
            if not failed and library.spGetTargetCodeBlob(request, 0, ctypes.byref(blob)) < 0:
                failed = library.spGetEntryPointCodeBlob(request, 0, 0, ctypes.byref(blob)) < 0
            diagnostics = (library.spGetDiagnosticOutput(request) or b"").decode()
            if failed or not blob.value:
                raise RuntimeError(diagnostics or "Slang gave no code and no reason")
            return _blob_bytes(blob)
        finally:
            library.spDestroyCompileRequest(request)


def _blob_bytes(blob: ctypes.c_void_p) -> bytes:
    """Read an ISlangBlob through its table of virtual functions: 3 is getBufferPointer, 4 is getBufferSize."""
    table = ctypes.cast(ctypes.cast(blob, ctypes.POINTER(ctypes.c_void_p))[0], ctypes.POINTER(ctypes.c_void_p))
    pointer = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(table[3])(blob)
    size = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p)(table[4])(blob)
    return ctypes.string_at(pointer, size)


def specs() -> dict[str, KernelSpec]:
    """Every program that is built, by name."""
    return {spec.name: spec for f in FAMILIES if f.languages & LANGUAGES.keys() for spec in f.specs()}


def jobs() -> Iterator[tuple[str, KernelSpec, str]]:
    """(file name, spec, language) of every artifact, once: families may share programs."""
    seen = set()
    for family in FAMILIES:
        for spec in family.specs():
            for language in sorted(family.languages & LANGUAGES.keys()):
                if language == "msl" and ("form", "loops") in spec.facts:
                    continue  # Metal has no software driver
                name = spec.name + LANGUAGES[language]
                if name not in seen:
                    seen.add(name)
                    yield name, spec, language


def write_generated() -> None:
    """Write the parameter structs that the sources include."""
    for name, block in GENERATED.items():
        path = SOURCES / name
        text = f"// Generated by shaders/build.py from {block.name} in the package; do not edit.\n\n{block.hlsl()}"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


_slang: Slang | None = None


def compile_one(spec: KernelSpec, language: str) -> bytes:
    """Build one artifact."""
    global _slang
    if spec.source.endswith(".metal"):
        return metal_text(spec)
    _slang = _slang or Slang()
    # Software drivers take minutes over unrolled text, and matrices of 8 x 8 are theirs alone: Mesa lavapipe compiles
    # `cooperative` at head_dim 128 in 6.5 s from loops, and in 97 s without (26.1.6, two cores, 2026-11-30: the
    # first call of AttentionKernels(device, variant="cooperative"), without Mesa's shader cache).
    loops = "FORM_LOOPS" in spec.macros or spec.macros.get("TILE") == "8"
    macros = {
        **spec.macros,
        "UNROLL": "[loop]" if loops else UNROLL[language],
        "UNROLL_CALLS": "[loop]" if loops else "[ForceUnroll]",
    }
    defines = [f"-D{name}={value}" for name, value in macros.items()]
    target = [
        "spirv_1_6" if option == "spirv_1_3" and spec.matrix is not None else option for option in TARGETS[language]
    ]
    code = _slang.compile([*COMMON, *target, "-entry", spec.entry, *defines, str(SOURCES / spec.source)])
    if language == "wgsl":
        return shallow(code.decode()).encode()
    return strip_source_language(code) if language == "spirv" else code


def metal_text(spec: KernelSpec) -> bytes:
    """A program that is written in Metal's language: its macros and its parameter block, then its source."""
    lines = ["#include <metal_stdlib>", "#include <metal_simdgroup_matrix>"]
    lines += [f"#define {name} {value}" for name, value in spec.macros.items()]
    source = (SOURCES / spec.source).read_text(encoding="utf-8")
    return "\n".join([*lines, "", spec.params.hlsl(), source]).encode()


def strip_source_language(spirv: bytes) -> bytes:
    """Drop OpSource, which only informs: validators older than Slang reject the number of its language."""
    op_source, header = 3, 20
    kept, at = [spirv[:header]], header
    while at < len(spirv):
        word = int.from_bytes(spirv[at : at + 4], "little")
        if word & 0xFFFF != op_source:
            kept.append(spirv[at : at + 4 * (word >> 16)])
        at += 4 * (word >> 16)
    return b"".join(kept)


def source_hashes() -> dict[str, str]:
    """SHA-256 of every source and of the scripts here, which hold the compiler's options."""
    files = sorted([*SOURCES.rglob("*.hlsl"), *SOURCES.rglob("*.metal"), *SOURCES.glob("*.py")])
    return {path.relative_to(SOURCES).as_posix(): _sha256(path.read_bytes()) for path in files}


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def build(folder: Path) -> None:
    """Build everything into a folder, with the manifest."""
    write_generated()
    work = list(jobs())
    with ProcessPoolExecutor() as pool:
        codes = list(pool.map(compile_one, [spec for _, spec, _ in work], [language for _, _, language in work]))
    for (name, _, _), code in zip(work, codes, strict=True):
        (folder / name).write_bytes(code)
    for stale in set(built_files(folder)) - {name for name, _, _ in work}:
        (folder / stale).unlink()
    _write_manifest(folder)


def _write_manifest(folder: Path) -> None:
    record = {
        "compiler": f"{COMPILER} {importlib.metadata.version(COMPILER)}",
        "sources": source_hashes(),
        "artifacts": {name: _sha256((folder / name).read_bytes()) for name in built_files(folder)},
    }
    (folder / "manifest.json").write_text(json.dumps(record, indent=1) + "\n")


def built_files(folder: Path) -> list[str]:
    """Names of the artifacts in a folder."""
    return sorted(path.name for path in folder.iterdir() if path.suffix in LANGUAGES.values())


def differences(folder: Path) -> list[str]:
    """Build anew and name every file of the package that is not what its source compiles to, in TRIES builds."""
    build(folder)
    work = {name: (spec, language) for name, spec, language in jobs()}
    for name in _unequal(folder):
        wanted = FOLDER / name
        for _ in range(TRIES - 1):
            if name not in work or not wanted.exists() or (folder / name).read_bytes() == wanted.read_bytes():
                break
            with ProcessPoolExecutor(1) as pool:  # a process of its own: another order of addresses
                (folder / name).write_bytes(pool.submit(compile_one, *work[name]).result())
    _write_manifest(folder)
    return _unequal(folder)


def _unequal(folder: Path) -> list[str]:
    """The files that this folder and the package do not have alike."""
    names = sorted({*built_files(folder), *built_files(FOLDER), "manifest.json"})
    return [name for name in names if _content(folder / name) != _content(FOLDER / name)]


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--check", action="store_true", help="build into a temporary folder and compare with the package"
    )
    if parser.parse_args().check:
        with tempfile.TemporaryDirectory() as folder:
            wrong = differences(Path(folder))
        print("\n".join(f"differs from its source: {name}" for name in wrong) or "all kernels match their sources")
        return 1 if wrong else 0
    build(FOLDER)
    artifacts.manifest.cache_clear()
    print(f"{len(artifacts.manifest()['artifacts'])} kernels in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
