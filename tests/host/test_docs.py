"""The documentation says what is true: its code runs, its links lead somewhere, its tables are those of the results."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import onegpu
from benchmarks import report
from onegpu.attention.cases import CASES
from onegpu.attention.schedules import RANGE_KEYS
from onegpu.attention.variants import VARIANTS, Variant

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *DOCS.glob("generated/*.md"), *ROOT.glob("*.md")])
PACKAGE = Path(onegpu.__file__).parent


def page_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def prose(path: Path) -> str:
    """A page without its fenced blocks and inline code."""
    text = re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`]*`", "", text)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=page_id)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    """All blocks of a page one after the other, as a reader would type them; on the CPU, which is always there."""
    environment = os.environ | {"ONEGPU_DEVICE": "cpu", "PYTHONPATH": str(ROOT)}
    code = "\n".join(blocks(page, "python"))
    command = [sys.executable, "-W", "error", "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment, timeout=120)
    assert result.returncode == 0, result.stderr


def test_the_first_example_is_short() -> None:
    first, *_ = blocks(ROOT / "README.md", "python")
    assert len(first.splitlines()) <= 12


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_code_fits_the_page(page: Path) -> None:
    assert [line for code in blocks(page, "python") for line in code.splitlines() if len(line) > 88] == []


@pytest.mark.parametrize("name", onegpu.__all__)
def test_every_public_name_is_in_the_reference(name: str) -> None:
    directive = rf"^\.\. auto(class|function|exception):: onegpu\.{name}$"
    assert re.search(directive, (DOCS / "api.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_generated_tables_are_those_of_the_results() -> None:
    stale = [page_id(path) for path, text in report.markdown().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python -m benchmarks.report"


def test_every_table_of_times_says_where_it_comes_from() -> None:
    for results in report.read():
        for words in (results.device, results.environment["date"], results.environment["command"].strip()):
            assert words in results.origin
        assert report.performance([results]).count(results.origin) == len(results.dtypes)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_variant_is_explained(variant: Variant) -> None:
    """It has a section on how it works, a column of errors to expect, and its place in the map of the tests."""
    kernels, attention, testing = (
        (DOCS / f"{page}.md").read_text("utf-8") for page in ("kernels", "attention", "testing")
    )
    assert re.search(rf"^## {variant.name}: ", kernels, re.MULTILINE)
    assert re.search(rf"^\| keys \|.* `{variant.name}` \|", attention, re.MULTILINE)
    assert re.search(rf"^\| conformance table \|.*`{variant.name}`", testing, re.MULTILINE)


def test_range_keys_are_those_of_the_plan() -> None:
    assert f"into **ranges** of {RANGE_KEYS}," in (DOCS / "kernels.md").read_text("utf-8")
    assert f"into ranges of {RANGE_KEYS}," in (DOCS / "attention.md").read_text("utf-8")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MyST make them."""
    headings = re.findall(r"^#{1,3} (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if target.startswith(("https://", "http://")):
            continue
        name, _, anchor = target.partition("#")
        goal = (page.parent / name).resolve() if name else page
        assert goal.exists(), f"{page_id(page)} links to {target}"
        assert not anchor or anchor in anchors(goal), f"{page_id(page)} links to {target}"


def test_every_picture_is_shown() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [path.name for path in DOCS.glob("images/*") if f"images/{path.name})" not in text] == []


@pytest.mark.parametrize("page", [*PAGES, DOCS / "conf.py", *DOCS.glob("images/*.svg")], ids=page_id)
def test_no_path_of_a_machine(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [word for word in ("/work/", "/root/", "/tmp/", "/home/", "/Users/", "C:\\") if word in text] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_commands_of_make_exist(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"^\$ make ([a-z-]+)", text, re.MULTILINE) + re.findall(r"`make ([a-z-]+)", text)
    assert set(named) <= set(targets)


def test_environment_variables_are_explained() -> None:
    used = {name for path in PACKAGE.rglob("*.py") for name in re.findall(r"ONEGPU_[A-Z_]+", path.read_text("utf-8"))}
    told = set(re.findall(r"^\| `(ONEGPU_[A-Z_]+)`", (DOCS / "devices.md").read_text("utf-8"), re.MULTILINE))
    assert told == used


@pytest.mark.slow
def test_the_documentation_builds_without_warnings(tmp_path: Path) -> None:
    for package in ("sphinx", "myst_parser", "furo"):
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed: pip install onegpu[docs]")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "-d", str(tmp_path / "trees")]
    result = subprocess.run([*command, str(DOCS), str(tmp_path / "html")], capture_output=True, text=True, cwd=ROOT)
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "html" / "api.html").exists()


def test_tests_and_faults_that_the_documentation_names_exist() -> None:
    page = (DOCS / "testing.md").read_text(encoding="utf-8")
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    tests = set(re.findall(r"`(test_\w+)`", page))
    assert len(tests) > 20
    assert {name for name in tests if f"def {name}(" not in code} == set()
    files = set(re.findall(r"`(tests/[\w/]+\.py)`", page))
    assert {name for name in files if not (ROOT / name).exists()} == set()
    told = {source for case in CASES if case.source for source in case.source.split(", ")}
    assert {source for source in told if source not in page} == set()
