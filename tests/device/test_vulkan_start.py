"""How the Vulkan backend begins and ends: its cache, old or missing loaders and drivers, the validation layer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scale_and_add import KERNEL, VALIDATION, needs_validation, scale_and_add, words

from onegpu import cache
from onegpu.backends import vulkan, vulkan_api
from onegpu.errors import DriverMissingError, ProblemError

try:
    DEVICES = vulkan.list_devices()
except DriverMissingError as missing:
    pytest.skip(f"no Vulkan: {missing}", allow_module_level=True)


@pytest.fixture(autouse=True)
def cache_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """No test sees the user's own cache."""
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_pipeline_cache_file(cache_path: Path) -> None:
    backend = vulkan.open_backend()
    path = backend._pipelines.cache.path
    assert path is not None
    assert path.parent == cache_path
    assert backend._pipelines.cache.loaded == b""
    backend.close()
    assert not path.exists()  # no pipeline was made
    backend = vulkan.open_backend()
    backend.make_pipeline(KERNEL)
    backend.close()
    assert [each.name for each in cache_path.iterdir()] == [path.name]
    content = path.read_bytes()
    for damaged in (content, content[:-1], content[:-1] + bytes([content[-1] ^ 1]), b"", b"no cache at all" * 10):
        path.write_bytes(damaged)
        backend = vulkan.open_backend()
        assert bool(backend._pipelines.cache.loaded) == (damaged == content)
        backend.make_pipeline(KERNEL)
        backend.close()
        assert path.read_bytes()[:16] == content[:16]


def test_pipeline_cache_of_another_driver_is_ignored(cache_path: Path) -> None:
    backend = vulkan.open_backend()
    backend.make_pipeline(KERNEL)
    cache_file = backend._pipelines.cache
    backend.close()
    assert cache_file.path
    assert cache_file._load()
    cache_file._header = (*cache_file._header[:2], bytes(16))
    assert cache_file._load() == b""


def test_unwritable_cache_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (str(tmp_path / "file"), str(tmp_path / "file" / "below"), ""):
        monkeypatch.setenv("ONEGPU_CACHE", folder)
        backend = vulkan.open_backend()
        assert (backend._pipelines.cache.path is None) == (folder == "")
        backend.make_pipeline(KERNEL)
        backend.close()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path))
    assert cache.cache_folder() == tmp_path
    monkeypatch.setenv("ONEGPU_CACHE", "")
    assert cache.cache_folder() is None
    monkeypatch.delenv("ONEGPU_CACHE")
    for platform, variable, folder in (
        ("linux", "XDG_CACHE_HOME", tmp_path / "onegpu"),
        ("win32", "LOCALAPPDATA", tmp_path / "onegpu" / "cache"),
        ("darwin", "", Path.home() / "Library" / "Caches" / "onegpu"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        if variable:
            monkeypatch.setenv(variable, str(tmp_path))
        assert cache.cache_folder() == folder
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert cache.cache_folder() == Path.home() / ".cache" / "onegpu"


def test_bad_index_names_the_devices() -> None:
    for index in (len(DEVICES), -1):
        with pytest.raises(ProblemError) as error:
            vulkan.open_backend(index)
        assert f"0: {DEVICES[0].name}" in str(error.value)


def test_missing_package_and_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as context:
        context.setitem(sys.modules, "vulkan", None)
        with pytest.raises(DriverMissingError, match=r"pip install onegpu\[vulkan\]"):
            vulkan.list_devices()

    def no_loader(name: str) -> Any:
        raise OSError("Cannot find Vulkan SDK version.")

    monkeypatch.setattr("importlib.import_module", no_loader)
    with pytest.raises(DriverMissingError, match="install your GPU maker's Vulkan driver"):
        vulkan.open_backend()


def test_old_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vulkan_api, "loader_version", lambda api: (1, 0))
    with pytest.raises(DriverMissingError, match=r"onegpu needs 1\.1"):
        vulkan.list_devices()


@pytest.mark.parametrize("minor", [1, 2])
def test_older_instances(monkeypatch: pytest.MonkeyPatch, minor: int) -> None:
    monkeypatch.setattr(vulkan_api, "HIGHEST", (1, minor))
    backend = vulkan.open_backend(validation=VALIDATION)
    assert backend.facts.details["SPIR-V version"] == {1: "1.3", 2: "1.5"}[minor]
    assert backend.facts.features - {"validation"} <= DEVICES[0].features
    pipeline, one, two = backend.make_pipeline(KERNEL), backend.allocate(256), backend.allocate(256)
    backend.write(one, 0, memoryview(bytes(256)))
    backend.submit([scale_and_add(backend, pipeline, one, two, 64, 0, 1.0, 3.0)])
    np.testing.assert_array_equal(words(backend, two, 64), np.full(64, 3, np.float32))
    backend.close()
    assert backend.validation_messages == []


def test_no_driver(tmp_path: Path) -> None:
    """A loader without drivers; in a process of its own, since a loader reads its settings once."""
    code = (
        "from onegpu.backends import vulkan\n"
        "from onegpu.errors import DriverMissingError\n"
        "try: vulkan.list_devices()\n"
        "except DriverMissingError as error: print(error)"
    )
    nothing = {name: str(tmp_path / "nothing.json") for name in ("VK_ICD_FILENAMES", "VK_DRIVER_FILES")}
    assert "Vulkan driver" in run_python(code, **nothing)


def test_missing_validation_layer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vulkan_api, "_VALIDATION_LAYER", "VK_LAYER_nobody_has")
    with pytest.raises(DriverMissingError, match="Debian package vulkan-validationlayers"):
        vulkan.open_backend(validation=True)


@needs_validation
def test_validation_messages_are_collected(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("ONEGPU_VULKAN_VALIDATION", "1")
    backend = vulkan.open_backend()
    assert "validation" in backend.facts.features
    assert backend.validation_messages == []
    fence = backend._api.create("vkCreateFence", "VkFence", backend._device, backend._api.struct("VkFenceCreateInfo"))
    backend.close()  # leaks the fence
    assert fence
    assert len(backend.validation_messages) >= 1
    assert "VkFence" in backend.validation_messages[0] or "VK_OBJECT_TYPE_FENCE" in backend.validation_messages[0]
    assert any(record.name == "onegpu.vulkan" for record in caplog.records)


def run_python(code: str, **environment: str) -> str:
    paths = [str(Path(vulkan.__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)} | environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_import_loads_no_driver() -> None:
    code = "import sys, onegpu.backends.vulkan; print({'vulkan', 'numpy', 'cffi', '_cffi_backend'} & set(sys.modules))"
    assert run_python(code).strip() == "set()"


@pytest.mark.parametrize("validation", [False, pytest.param(True, marks=needs_validation)])
def test_exit_without_close(validation: bool) -> None:
    code = (
        "import logging; logging.basicConfig()\n"
        "from onegpu.backends import vulkan\n"
        f"backend = vulkan.open_backend(validation={validation})\n"
        "dropped = vulkan.open_backend(); del dropped\n"
        "buffer = backend.allocate(64); backend.write(buffer, 0, memoryview(bytes(64)))\n"
        "submission = backend.submit([])\n"
    )
    assert run_python(code) == ""
