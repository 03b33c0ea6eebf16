"""Imports point one way, importing the package is light, and what is public is documented."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import onegpu

PACKAGE = Path(onegpu.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in FILES}


def is_type_checking(test: ast.expr) -> bool:
    return isinstance(test, (ast.Name, ast.Attribute)) and ast.unparse(test).endswith("TYPE_CHECKING")


def statements(body: list[ast.stmt], everywhere: bool) -> Iterator[ast.stmt]:
    """Statements that run on import, or all of them; not those that only type checkers read."""
    for statement in body:
        if isinstance(statement, ast.If) and is_type_checking(statement.test):
            continue
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and not everywhere:
            continue
        yield statement
        for name in ("body", "orelse", "finalbody"):
            yield from statements(getattr(statement, name, []), everywhere)
        for handler in getattr(statement, "handlers", []):
            yield from statements(handler.body, everywhere)


@functools.cache
def imports(module: str, everywhere: bool = False) -> frozenset[str]:
    """Names of the modules that a module imports when it is imported, or at any time."""
    path = MODULES[module]
    found: set[str] = set()
    for statement in statements(ast.parse(path.read_text()).body, everywhere):
        if isinstance(statement, ast.Import):
            found |= {alias.name for alias in statement.names}
        elif isinstance(statement, ast.ImportFrom):
            assert statement.level == 0, f"{module} imports relatively: ruff's TID252 and readers prefer full names"
            base = statement.module or ""
            names = {f"{base}.{alias.name}" for alias in statement.names}
            modules = names & MODULES.keys()
            found |= modules
            if len(modules) < len(names):
                found.add(base)
    return frozenset(found)


def ours(module: str, everywhere: bool = True) -> set[str]:
    return {name for name in imports(module, everywhere) if name.partition(".")[0] == "onegpu"}


def below(*prefixes: str) -> list[str]:
    return [name for name in MODULES if any(name == p or name.startswith(f"{p}.") for p in prefixes)]


def test_the_walk_sees_the_package() -> None:
    assert "onegpu.errors" in ours("onegpu.dtypes")
    assert "onegpu.backends" in ours("onegpu.device")
    assert "numpy" in imports("onegpu.device", everywhere=True)
    assert "numpy" not in imports("onegpu.device")
    assert "onegpu.attention.problem" in ours("onegpu.attention.plan")


def test_errors_import_nothing_of_ours() -> None:
    assert ours("onegpu.errors") == set()


@pytest.mark.parametrize("module", ["onegpu.dtypes", "onegpu.layout"])
def test_what_lies_at_the_bottom_imports_errors_alone(module: str) -> None:
    assert ours(module) == {"onegpu.errors"}


@pytest.mark.parametrize("module", ["onegpu.params", "onegpu.cache", "onegpu.backends", "onegpu.waiting"])
def test_what_needs_nothing_imports_nothing(module: str) -> None:
    assert ours(module) == set()


def test_the_interface_of_backends_imports_nothing_of_ours() -> None:
    assert ours("onegpu.backends.base") == set()


@pytest.mark.parametrize("module", below("onegpu.backends"))
def test_a_backend_knows_neither_devices_nor_operators(module: str) -> None:
    for name in ours(module):
        assert name not in ("onegpu", "onegpu.device", "onegpu.artifacts", "onegpu.layout"), f"{module} imports {name}"
        assert not name.startswith("onegpu.attention"), f"{module} imports {name}"


def family_of(module: str) -> str:
    """``onegpu.backends.vulkan`` for all its files: ``vulkan.py``, ``vulkan_memory.py`` and so on."""
    return module.partition("_")[0]


@pytest.mark.parametrize("module", below("onegpu.backends"))
def test_a_backend_knows_no_other_backend(module: str) -> None:
    shared = {"onegpu.backends.base", "onegpu.backends.webgpu"}  # the latter is what wgpu and browser have in common
    others = {name for name in ours(module) if name.startswith("onegpu.backends.")} - shared
    assert {family_of(name) for name in others} <= {family_of(module)}


def test_a_device_knows_backends_by_name_alone() -> None:
    assert {name for name in ours("onegpu.device") if name.startswith("onegpu.backends")} == {
        "onegpu.backends",
        "onegpu.backends.base",
    }
    assert not any(name.startswith("onegpu.attention") for name in ours("onegpu.device"))


@pytest.mark.parametrize("module", below("onegpu.attention"))
def test_attention_imports_no_backend_but_the_interface(module: str) -> None:
    assert {name for name in ours(module) if name.startswith("onegpu.backends")} <= {"onegpu.backends.base"}


@pytest.mark.parametrize(
    "module",
    [
        *(f"onegpu.attention.{name}" for name in ("params", "problem", "variants", "plan", "chain", "programs")),
        "onegpu.layers.programs",
    ],
)
def test_planning_needs_no_device(module: str) -> None:
    seen, todo = set(), [module]
    while todo:
        name = todo.pop()
        if name not in seen and name in MODULES:
            seen.add(name)
            todo += ours(name)
    assert "onegpu.device" not in seen
    assert "onegpu.attention.kernels" not in seen
    assert "onegpu.attention.unfused" not in seen
    assert all(not imports(name, True) & {"numpy", "vulkan", "wgpu"} for name in seen)


def test_layers_stand_beside_attention() -> None:
    """They take from it how grids are laid out, and whether a program fits; attention knows nothing of them."""
    taken = {name for module in below("onegpu.layers") for name in ours(module) if name.startswith("onegpu.attention")}
    assert taken == {"onegpu.attention.fit", "onegpu.attention.plan"}
    users = {module for module in MODULES if any(name.startswith("onegpu.layers") for name in ours(module))}
    assert users <= set(below("onegpu.layers", "onegpu.demo"))


def test_nothing_in_the_package_imports_the_demo() -> None:
    for module in MODULES.keys() - set(below("onegpu.demo")):
        assert not any(name.startswith("onegpu.demo") for name in ours(module)), module


@pytest.mark.parametrize("command", ["onegpu.check", "onegpu.bench", "onegpu.tune"])
def test_only_the_command_line_imports_a_command_and_when_it_is_asked_for(command: str) -> None:
    users = {
        module
        for module in MODULES.keys() - set(below(command))
        if any(name.startswith(command) for name in ours(module))
    }
    if command == "onegpu.bench":  # `tune` times as `bench` does
        assert users & set(below("onegpu.tune"))
        users -= set(below("onegpu.tune"))
    assert users == {"onegpu.__main__"}
    assert not any(name.startswith(command) for name in ours("onegpu.__main__", everywhere=False))


def test_programs_that_are_built_need_no_device() -> None:
    """The build imports this one module of the benchmarks."""
    assert ours("onegpu.bench.programs") <= {
        f"onegpu.{name}" for name in ("artifacts", "attention.layouts", "backends.base", "dtypes", "params")
    }


NUMPY_AT_MODULE_LEVEL = {
    "onegpu.attention.reference",
    "onegpu.attention.cpu_chain",
    "onegpu.attention.cpu_kernel",
    "onegpu.attention.cases",
    "onegpu.attention.checking",
    "onegpu.backends.cpu",
    *below("onegpu.bench", "onegpu.demo", "onegpu.tune"),
}


def test_numpy_is_imported_only_where_it_computes() -> None:
    found = {module for module in MODULES if any(n.partition(".")[0] == "numpy" for n in imports(module))}
    assert found <= NUMPY_AT_MODULE_LEVEL


OPTIONAL = ["vulkan", "wgpu", "kp", "ml_dtypes", "torch", "safetensors", "tokenizers", "matplotlib"]
OPTIONAL += ["js", "pyodide", "asyncio", "onnx", "onnxruntime", "onnxruntime_ep_webgpu", "aule"]


@pytest.mark.parametrize("library", OPTIONAL)
def test_optional_packages_are_imported_only_when_needed(library: str) -> None:
    assert [module for module in MODULES if any(n.partition(".")[0] == library for n in imports(module))] == []


def test_no_import_cycle() -> None:
    state: dict[str, str] = {}

    def visit(module: str, path: tuple[str, ...]) -> None:
        if state.get(module) == "done":
            return
        assert state.get(module) != "open", " -> ".join((*path, module))
        state[module] = "open"
        for name in sorted(imports(module)):
            if name in MODULES:
                visit(name, (*path, module))
        state[module] = "done"

    for module in MODULES:
        visit(module, ())


def loaded_by(code: str) -> set[str]:
    """Names of the modules that a fresh interpreter has after some code."""
    script = f"{code}\nimport sys\nprint(*sorted(sys.modules), sep='\\n')"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=PACKAGE.parent
    )
    return set(result.stdout.split())


HEAVY = {"numpy", "wgpu", "vulkan", "kp", "cffi", "ml_dtypes", "torch", "concurrent.futures", "asyncio", "subprocess"}


def test_importing_the_package_is_light() -> None:
    loaded = loaded_by("import onegpu")
    assert "onegpu.attention.problem" in loaded
    assert "onegpu.attention.kernels" not in loaded
    assert "onegpu.attention.unfused" not in loaded
    assert "onegpu.attention.kernels" in loaded_by("import onegpu; onegpu.AttentionKernels")
    assert "onegpu.attention.unfused" in loaded_by("import onegpu; onegpu.UnfusedAttention")
    assert not loaded & HEAVY
    backends = {name for name in loaded if name.startswith("onegpu.backends.")}
    assert backends == {"onegpu.backends.base"}
    assert not any(name.startswith("onegpu.demo") for name in loaded)


def test_planning_on_the_null_device_needs_no_numpy() -> None:
    loaded = loaded_by(
        "import onegpu\n"
        "with onegpu.open_device('null') as device:\n"
        "    p = onegpu.AttentionProblem(batch=1, heads=1, q_len=1, k_len=1, head_dim=4)\n"
        "    q, o = device.upload(bytes(16)), device.empty((4,))\n"
        "    with device.begin_commands() as encoder:\n"
        "        onegpu.AttentionKernels(device).encode(encoder, p, q, q, q, o)\n"
        "    assert o.read() == bytes(16)\n"
    )
    assert not loaded & {"numpy", "wgpu", "vulkan"}


# --- what is public


def test_public_names_are_sorted_and_importable() -> None:
    names = onegpu.__all__
    assert names == sorted(names, key=lambda name: (name.upper() != name, name[0].islower(), name))
    assert len(set(names)) == len(names)
    space: dict[str, object] = {}
    exec("from onegpu import *", space)
    assert set(names) == space.keys() - {"__builtins__"}


def test_every_public_object_of_the_package_is_listed() -> None:
    public = {
        name
        for name, value in vars(onegpu).items()
        if not name.startswith("_") and not inspect.ismodule(value) and not isinstance(value, str)
    }
    assert public - {"annotations"} <= set(onegpu.__all__)
    assert all(hasattr(onegpu, name) for name in onegpu.__all__)  # some are loaded when they are asked for
    with pytest.raises(AttributeError, match="module 'onegpu' has no attribute 'nothing'"):
        _ = onegpu.nothing


#: Modules whose import may need a package that is not installed.
NEEDS_DRIVER = {"onegpu.backends.vulkan", "onegpu.backends.wgpu", *below("onegpu.demo")}


@pytest.mark.parametrize("module", [m for m in MODULES if not m.startswith("onegpu.demo")])
def test_a_module_lists_what_is_public(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text())
    assert ast.get_docstring(tree), f"{module} says nothing"
    listed: list[str] = []
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__":
            listed = ast.literal_eval(statement.value)
    assert listed, f"{module} has no __all__"
    assert len(set(listed)) == len(listed)
    assert all(hasattr(importlib.import_module(module), name) for name in listed if module not in NEEDS_DRIVER)


def public_members() -> Iterator[tuple[str, object]]:
    for name in onegpu.__all__:
        value = getattr(onegpu, name)
        yield name, value
        if inspect.isclass(value):
            ours = [base for base in reversed(value.__mro__) if base.__module__.partition(".")[0] == "onegpu"]
            for member, attribute in {k: v for base in ours for k, v in vars(base).items()}.items():
                if member.startswith("_"):
                    continue
                inner = attribute.__func__ if isinstance(attribute, (classmethod, staticmethod)) else attribute
                if inspect.isfunction(inner) or isinstance(inner, (property, functools.cached_property)):
                    yield f"{name}.{member}", inner


def test_everything_public_is_documented() -> None:
    silent = [name for name, value in public_members() if not (getattr(value, "__doc__", None) or "").strip()]
    assert silent == []
    # A dataclass without a docstring gets its signature for one.
    assert [name for name, value in public_members() if (value.__doc__ or "").startswith(f"{name}(")] == []


def test_docstrings_name_the_arguments() -> None:
    for name, value in public_members():
        text = value.__doc__ or ""
        if inspect.isfunction(value) and "Args:" in text:
            for argument in inspect.signature(value).parameters:
                if argument != "self":
                    assert argument in text, f"{name} does not explain {argument}"


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").exists()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_file_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 600


def test_files_begin_with_the_future_of_annotations() -> None:
    for path in FILES:
        text = path.read_text()
        if "def " in text:
            assert "from __future__ import annotations\n" in text, path
