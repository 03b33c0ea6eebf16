"""``python -m onegpu check``: what it runs, what it writes, and what it makes of failures."""

from __future__ import annotations

import getpass
import json
import os
import platform
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host.fake_gpu import FakeGpu, open_fake
from host.plan_facts import NVIDIA, with_matrices

import onegpu as og
from onegpu import terminal
from onegpu.__main__ import main
from onegpu.attention import cpu_kernel
from onegpu.attention.cases import CASES, GROUPS, GUARD, find_cases
from onegpu.backends.base import MatrixShape
from onegpu.check import REPORT_SCHEMA, cli, page, report, table
from onegpu.check.table import Selection, Table, matches
from onegpu.device import Device

pytest_plugins = ["host.fixtures"]

SCALE = "special: *scale*"


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONEGPU_CACHE", str(tmp_path / "cache"))


class Page(HTMLParser):
    """The text and the tags of a page; every tag must be closed in order."""

    VOID = frozenset({"meta", "br"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []
        self.text = " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


class Check:
    """A finished command: its status and what it wrote."""

    def __init__(self, folder: Path, *arguments: str, device: str = "cpu") -> None:
        self.status = main(["check", "--device", device, "--output", str(folder), *arguments])
        self.json: dict[str, Any] = json.loads((folder / "onegpu-check.json").read_text("utf-8"))
        self.page = Page((folder / "onegpu-check.html").read_text("utf-8"))


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., Check]:
    return lambda *arguments, **options: Check(tmp_path / "report", *arguments, **options)


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], None]], None]:
    """Lets a function change what the CPU's kernel has written."""

    def install(change: Callable[[Any], None]) -> None:
        right = cpu_kernel.blocked

        def blocked(name: str, groups: tuple[int, int], params: bytes, *tensors: memoryview) -> None:
            right(name, groups, params, *tensors)
            change(np.frombuffer(tensors[3], name.split(".")[1]))

        monkeypatch.setattr(cpu_kernel, "blocked", blocked)

    return install


def add_one(out: Any) -> None:
    """Only numbers change: the pattern around the output stays."""
    out[np.isfinite(out)] += 1


# --- a check that passes


def test_files_are_written_and_all_is_well(run: Callable[..., Check], capsys: pytest.CaptureFixture[str]) -> None:
    check = run("--cases", SCALE)
    out, err = capsys.readouterr()
    assert check.status == cli.OK
    assert "4 of 4 runs passed in" in out
    assert "onegpu-check.html" in out
    assert "onegpu-check.json" in out
    assert err.startswith("cpu: ")
    assert err.rstrip().endswith("s, all passed")
    kept = check.json
    assert (kept["report"], kept["schema"]) == ("onegpu check", REPORT_SCHEMA)
    assert (kept["passed"], kept["complete"], kept["stopped"]) == (True, True, "")
    assert kept["totals"] == {"runs": 4, "passed": 4, "failed": 0, "not_run": 0}
    assert kept["command"] == f"python -m onegpu check --device cpu --cases '{SCALE}'"
    assert kept["groups"] == GROUPS
    names = [(each["case"], each["dtype"], each["variant"], each["verdict"]) for each in kept["runs"]]
    assert names == [
        (case, dtype, "blocked", "passed") for case in ("scale 0", "negative scale") for dtype in ("float32", "float16")
    ]
    first = kept["runs"][0]
    assert first["what"] == "batch 1, 2 heads, 9 queries, 40 keys, head_dim 32; scale 0"
    assert 0 <= first["error"] <= first["tolerance"] == 1e-5
    assert first["seconds"] > 0
    assert first["device_seconds"] > 0
    assert [(line["variant"], line["dtype"], line["passed"]) for line in kept["kernels"]] == [
        ("blocked", "float32", 2),
        ("blocked", "float16", 2),
    ]
    assert "All 4 runs passed" in check.page.text
    assert "There is nothing to do" in check.page.text
    assert "What failed" not in check.page.text


def test_the_environment_is_told(run: Callable[..., Check], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("ONEGPU_") and name != "ONEGPU_CACHE"]:
        monkeypatch.delenv(name)  # whoever runs the tests may have set some
    monkeypatch.setenv("ONEGPU_SELF_CHECK", "1")
    kept = run("--cases", "scale 0").json["environment"]
    assert kept["onegpu"] == og.__version__
    assert kept["python"].endswith(platform.python_version())
    assert kept["packages"]["numpy"] == np.__version__
    assert kept["variables"] == {"ONEGPU_SELF_CHECK": "1"}
    assert len(kept["kernels"]["manifest"]) == 64
    with og.open_device("cpu") as device:
        facts = device.facts
    told = kept["device"]
    assert (told["asked_for"], told["name"], told["driver"]) == ("cpu", facts.name, facts.driver)
    assert told["features"] == sorted(facts.features)


def test_no_person_host_or_folder_is_told(run: Callable[..., Check], tmp_path: Path) -> None:
    run("--cases", "scale 0")
    for file in (tmp_path / "report").iterdir():
        text = file.read_text("utf-8")
        for private in (str(tmp_path), str(Path.home()), str(Path(og.__file__).parents[1]), platform.node()):
            assert len(private) < 3 or private not in text
        if len(getpass.getuser()) > 4:
            assert getpass.getuser() not in text


def test_what_identifies_one_piece_of_hardware_is_not_told() -> None:
    with open_fake(details={"device UUID": "1234", "driver version": "5"}) as device:
        assert report.environment(device, "")["device"]["details"] == {"driver version": "5"}


def test_the_page_stands_alone(run: Callable[..., Check], tmp_path: Path) -> None:
    check = run("--cases", SCALE)
    for tag, attributes in check.page.tags:
        assert tag not in ("script", "link", "img", "iframe", "object")
        assert not {"src", "onclick", "onload"} & attributes.keys()
        assert str(attributes.get("href", "#")).startswith("#")
    text = (tmp_path / "report" / "onegpu-check.html").read_text("utf-8")
    assert "url(" not in text
    assert "@import" not in text
    assert "http" not in text
    for words in ("prefers-color-scheme: dark", "@media print", 'lang="en"', 'name="viewport"'):
        assert words in text


def test_the_page_can_be_read_by_a_machine_that_reads_aloud(run: Callable[..., Check]) -> None:
    tags = run("--cases", SCALE).page.tags
    heads = [attributes for tag, attributes in tags if tag == "th"]
    assert heads
    assert all(attributes.get("scope") in ("row", "col") for attributes in heads)
    count = Counter(tag for tag, _ in tags)
    assert count["table"] == count["caption"]
    assert count["details"] == count["summary"] == 1
    assert (count["h1"], count["title"]) == (1, 1)
    ids = [attributes["id"] for _, attributes in tags if "id" in attributes]
    labels = [attributes["aria-labelledby"] for _, attributes in tags if "aria-labelledby" in attributes]
    assert ids == labels
    assert len(set(ids)) == len(ids)


def test_json_on_standard_output(run: Callable[..., Check], capsys: pytest.CaptureFixture[str]) -> None:
    check = run("--cases", "scale 0", "--json")
    assert json.loads(capsys.readouterr().out) == check.json


def test_files_of_an_earlier_check_are_replaced(run: Callable[..., Check]) -> None:
    assert run("--cases", SCALE).json["totals"]["runs"] == 4
    assert run("--cases", "scale 0").json["totals"]["runs"] == 2


def test_progress_away_from_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(0, 1000, 4))
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    with terminal.Progress("check", 5, every=10) as progress:
        for name in "abcde":
            progress.note = name
            progress.step()
    lines = capsys.readouterr().err.splitlines()
    assert 2 <= len(lines) <= 6
    assert all(line.startswith("check: ") for line in lines)
    assert lines[-1].startswith("check: 5/5 in ")
    assert lines[-1].endswith(" s, e")


def test_progress_on_a_terminal_shows_the_case(
    run: Callable[..., Check], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "120")  # in a narrow one the case is cut off
    run("--cases", "scale 0")
    err = capsys.readouterr().err
    assert "\rcheck" in err
    assert "special: scale 0" in err
    assert "[" + "#" * 30 + "] 2/2" in err


# --- what is run


def test_patterns() -> None:
    case = next(case for case in CASES if case.name == "scale 0")
    for pattern in ("", "scale 0", "SCALE", "special", "special: scale 0", "special:*", "*scale ?", "special: [r-t]*"):
        assert matches(case, pattern), pattern
    for pattern in ("scale 1", "scale*", "special", "?"):
        assert not matches(case, pattern) or pattern == "special", pattern


def test_the_whole_table_is_planned(cpu: Device) -> None:
    whole = Table(cpu, Selection())
    left = sum(each.runs for each in whole.left_out)
    assert len(whole.runs) + left == 2 * len(CASES)
    assert {each.reason for each in whole.left_out} == {
        "an odd head_dim does not exist in 2-byte types",
        "half a minute each on a CPU, so one kernel computes it there",
    }
    quick = Table(cpu, Selection(quick=True))
    assert {run.case for run in quick.runs} == set(find_cases(slow=False))
    assert "slow cases are left out of a quick run" in {each.reason for each in quick.left_out}
    assert Selection().whole
    assert not Selection(quick=True).whole


def test_every_kernel_of_a_device_is_planned(open_null: Callable[..., Device]) -> None:
    features = frozenset({"subgroup-quad", "subgroup-shuffle"})
    gpu = open_null(kind="discrete", features=features, subgroup_min=32, max_workgroup_memory=32768)
    runs = Table(gpu, Selection()).runs
    assert {(each.variant, each.dtype) for each in runs} == {
        (variant, dtype) for variant in ("rows", "pairs", "tiles") for dtype in ("float32", "float16")
    }
    places = [CASES.index(each.case) for each in runs]
    assert places == sorted(places), "case by case, so that one reference serves all kernels"
    left = Table(gpu, Selection()).left_out
    assert {(each.variant, each.reason) for each in left if "odd" not in each.reason} == {
        ("tiles", "the kernel takes a head_dim of at most 128")
    }
    plain = open_null(kind="discrete")
    assert {each.variant for each in Table(plain, Selection()).runs} == {"rows"}


def test_bfloat16_needs_a_package(open_null: Callable[..., Device], monkeypatch: pytest.MonkeyPatch) -> None:
    """NumPy has no such type: with ml_dtypes its inputs are made in any process, without it no case is run."""
    text = "from onegpu.attention import cases, checking; checking.prepare(cases.CASES[0], 'bfloat16')"
    subprocess.run([sys.executable, "-c", text], check=True)
    facts = vars(with_matrices(NVIDIA, MatrixShape(16, 16, 16, "bfloat16", "float32")))
    taken = ("language", "features", "subgroup_min", "subgroup_max", "max_workgroup_memory", "matrices")
    device = open_null(**{name: facts[name] for name in taken})
    assert any(run.dtype == "bfloat16" for run in Table(device, Selection(quick=True)).runs)
    monkeypatch.setattr("onegpu.check.table.find_spec", lambda name: None)
    without = Table(device, Selection(quick=True))
    assert not any(run.dtype == "bfloat16" for run in without.runs)
    assert "NumPy has no type bfloat16 here: pip install ml_dtypes" in {each.reason for each in without.left_out}


def test_heavy_cases_are_run_once_on_a_software_driver(open_null: Callable[..., Device]) -> None:
    features = frozenset({"subgroup-quad", "subgroup-shuffle"})
    software = open_null(kind="cpu", features=features, subgroup_min=8, max_workgroup_memory=32768)
    heavy = [each for each in Table(software, Selection()).runs if each.case.heavy]
    assert {(each.variant, each.dtype) for each in heavy} == {("rows", "float32")}
    assert len(heavy) == len([case for case in CASES if case.heavy]) == 2
    reasons = {each.reason for each in Table(software, Selection()).left_out if each.variant == "rows"}
    assert any("leave a shader's loops after 65535 rounds" in reason for reason in reasons)


def test_a_kernel_and_an_element_type(run: Callable[..., Check]) -> None:
    kept = run("--cases", SCALE, "--dtype", "float16", "--variant", "blocked").json
    assert {each["dtype"] for each in kept["runs"]} == {"float16"}
    assert kept["selection"] == {"quick": False, "cases": SCALE, "variants": ["blocked"], "dtypes": ["float16"]}
    assert kept["command"].endswith("--variant blocked --dtype float16")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--cases", "nothing"], "no case matches 'nothing'; 'python -m onegpu check --list' names them"),
        (["--variant", "tiles"], "runs no kernel of that --variant and --dtype"),
        (["--dtype", "bfloat16"], "runs no kernel of that --variant and --dtype"),
        (["--cases", "head_dim 255", "--dtype", "float16"], "blocked float16: an odd head_dim does not exist"),
        (["--cases", "head_dim 256", "--quick"], "slow cases are left out of a quick run"),
    ],
)
def test_nothing_to_run(arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--device", "cpu", "--output", str(tmp_path / "out"), *arguments]) == cli.USAGE
    assert words in capsys.readouterr().err
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.parametrize("arguments", [["--variant", "nothing"], ["--dtype", "int32"], ["--nothing"]])
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["check", *arguments])
    assert left.value.code == cli.USAGE
    assert "usage: python -m onegpu" in capsys.readouterr().err


@pytest.mark.parametrize("device", ["nothing", "cpu:7", "vulkan:first"])
def test_an_unknown_device(device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--device", device, "--output", str(tmp_path)]) == cli.WRONG
    assert capsys.readouterr().err.startswith("onegpu: ")
    assert list(tmp_path.glob("onegpu-check*")) == []


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["check", "--device", "cpu", "--output", str(tmp_path / "file" / "below")]) == cli.USAGE
    assert "cannot write to" in (err := capsys.readouterr().err)
    assert "name another folder with --output" in err


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--list"]) == cli.OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"{len(CASES)} of {len(CASES)} cases"
    assert max(map(len, lines)) <= 100
    assert main(["check", "--list", "--quick", "--cases", "model"]) == cli.OK
    out = capsys.readouterr().out
    assert "model: minilm b1 s128\n    batch 1, 12 heads, 128 queries" in out
    assert "(slow)" not in out
    assert main(["check", "--list", "--cases", "nothing"]) == cli.USAGE


def test_every_case_is_described() -> None:
    for case in CASES:
        words = case.describe()
        assert f"head_dim {case.head_dim}" in words
        assert (case.mask is None) == ("mask" not in words.replace("masked rows", "")), words
        assert str(case) == f"{case.group}: {case.name}"
    assert set(GROUPS) == {case.group for case in CASES}


# --- failures


def test_a_wrong_kernel(
    run: Callable[..., Check],
    wrong: Callable[[Callable[[Any], None]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    wrong(add_one)
    check = run("--cases", SCALE)
    assert check.status == cli.WRONG
    assert (check.json["passed"], check.json["complete"]) == (False, True)
    assert check.json["totals"] == {"runs": 4, "passed": 0, "failed": 4, "not_run": 0}
    assert all(each["error"] > each["tolerance"] for each in check.json["runs"])
    out, err = capsys.readouterr()
    assert "FAILED special: scale 0 on blocked float32: error " in out
    assert "0 of 4 runs passed" in out
    assert "4 failed" in err
    text = check.page.text
    assert "4 of 4 runs failed" in text
    assert "attach the file onegpu-check.json" in text
    assert "python -m onegpu check --device cpu --variant blocked --dtype float32 --cases 'special: scale 0'" in text
    assert "over ten times" in text


def test_failures_come_first(run: Callable[..., Check], wrong: Callable[[Callable[[Any], None]], None]) -> None:
    def only_half(out: Any) -> None:
        if out.dtype == np.float16:
            add_one(out)

    wrong(only_half)
    kept = run("--cases", SCALE).json
    assert [(each["dtype"], each["verdict"]) for each in kept["runs"]] == [
        ("float16", "failed"),
        ("float16", "failed"),
        ("float32", "passed"),
        ("float32", "passed"),
    ]
    assert [line["failed"] for line in kept["kernels"]] == [0, 2]


def test_a_nan_and_a_changed_guard(run: Callable[..., Check], wrong: Callable[[Callable[[Any], None]], None]) -> None:
    def spoil(out: Any) -> None:
        out[0] = np.nan
        if out.dtype == np.float32:
            out[32] = 1.0  # in the gap after the first row

    wrong(spoil)
    kept = run("--cases", "a gap after each row").json["runs"]
    misplaced = "NaN or an infinity where a number belongs, or the other way round"
    assert [(each["error"], each["complaint"]) for each in kept] == [
        (None, f"1 elements outside O were overwritten, first {GUARD + 32}; {misplaced}"),
        (None, misplaced),
    ]


@pytest.mark.parametrize("error", [og.ShaderError("rejected\nat length"), TypeError("an odd driver"), ValueError()])
def test_what_a_driver_raises_fails_the_case_alone(
    error: Exception, run: Callable[..., Check], wrong: Callable[[Callable[[Any], None]], None]
) -> None:
    def fail(out: Any) -> None:
        if out.dtype == np.float16:
            raise error

    wrong(fail)
    check = run("--cases", SCALE)
    assert check.json["totals"] == {"runs": 4, "passed": 2, "failed": 2, "not_run": 0}
    words = {"ShaderError": "ShaderError: rejected at length", "TypeError": "TypeError: an odd driver"}
    assert check.json["runs"][0]["complaint"] == words.get(type(error).__name__, "ValueError")
    assert "none could be computed" in check.page.text


@pytest.mark.parametrize(
    ("error", "status", "stopped"),
    [
        (KeyboardInterrupt(), cli.INTERRUPTED, "it was interrupted"),
        (og.DeviceLostError("the driver reset it"), cli.WRONG, "the device was lost"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_ends_a_check_early(
    error: BaseException,
    status: int,
    stopped: str,
    run: Callable[..., Check],
    wrong: Callable[[Callable[[Any], None]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    calls = []

    def end(out: Any) -> None:
        calls.append(out)
        if len(calls) > 2:  # each case is computed twice
            raise error

    wrong(end)
    check = run("--cases", SCALE)
    assert check.status == status
    kept = check.json
    lost = isinstance(error, og.OneGpuError)
    assert (kept["passed"], kept["complete"], kept["stopped"]) == (False, False, stopped)
    assert kept["totals"] == {"runs": 4, "passed": 1, "failed": int(lost), "not_run": 3 - lost}
    assert [each["verdict"] for each in kept["runs"]] == ["failed"] * lost + ["passed"] + ["not run"] * (3 - lost)
    assert f"Stopped early: {stopped}. {3 - lost} of 4 runs were not run." in capsys.readouterr().out
    assert f"The check stopped early: {stopped}." in check.page.text
    assert ("1 of 4 runs failed" if lost else "Stopped early: 3 of 4 runs were not run") in check.page.text


# --- self-check, and pages of any content


def checked(device: Device, **selection: Any) -> dict[str, Any]:
    found = Table(device, Selection(**selection))
    found.run(lambda what, result: None)
    made = report.make_report(found, "fake", "the command", 1.0)
    json.dumps(made, allow_nan=False)
    return made


@pytest.fixture
def few_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cases, so that the whole table is short."""
    few = tuple(case for case in CASES if case.name in ("k_len 3", "scale 0"))
    monkeypatch.setattr(table, "CASES", few)


@pytest.mark.usefixtures("few_cases")
def test_the_self_check_is_a_part() -> None:
    with open_fake() as device:
        assert len(Table(device, Selection()).to_check) == 14
        made = checked(device, dtypes=("float16",), variants=("tiles",))
        assert made["passed"]
        assert [(each["head_dim"], each["verdict"]) for each in made["self_check"]] == [
            (32, "passed"),
            (64, "passed"),
            (128, "passed"),
        ]
        assert checked(device, cases="scale 0")["self_check"] == []
        assert "Self-check" in Page(page.make_page(made)).text


@pytest.mark.usefixtures("few_cases")
def test_a_kernel_that_fails_its_self_check_alone() -> None:
    """The known answers use many keys, the two cases few: only the former see this fault."""
    backend = FakeGpu({"attention_pairs.float32.unrolled.head_dim64.lanes2.constant0=1": lambda out: out.fill(0)})
    with Device(backend) as device:
        made = checked(device, dtypes=("float32",), variants=("pairs",))
    assert made["totals"]["failed"] == 0
    assert not made["passed"]
    failed = [each for each in made["self_check"] if each["verdict"] == "failed"]
    assert [(each["variant"], each["dtype"], each["head_dim"]) for each in failed] == [("pairs", "float32", 64)]
    text = Page(page.make_page(made)).text
    assert "1 of 4 kernels failed their self-check" in text
    assert "Self-check of pairs float32, head_dim up to 64" in text
    assert "three ranges of keys in one workgroup" in cli._summary(made, [Path("a"), Path("b")])


@pytest.mark.usefixtures("few_cases")
def test_a_device_lost_in_the_self_check_ends_everything() -> None:
    backend = FakeGpu()
    backend.rejects["attention_pairs"] = og.DeviceLostError("reset")
    with Device(backend) as device:
        made = checked(device)
    assert made["stopped"] == "the device was lost"
    assert [each["verdict"] for each in made["self_check"]] == ["failed"]
    assert made["totals"]["not_run"] == made["totals"]["runs"] == 12


@pytest.mark.usefixtures("few_cases")
def test_everything_is_escaped() -> None:
    bad = "<script>alert('&\")</script>"
    backend = FakeGpu(name=bad, driver=bad, details={bad: bad}, vendor=bad)
    backend.rejects["attention_rows"] = og.ShaderError(bad)
    with Device(backend) as device:
        found = Table(device, Selection(variants=("rows",)))
        found.run(lambda what, result: None)
        made = report.make_report(found, bad, bad, 1.0)
    made["selection"]["cases"] = bad
    made["left_out"] = [{"variant": bad, "dtype": bad, "runs": 1, "reason": bad}]
    text = page.make_page(made)
    assert "<script" not in text
    shown = Page(text)
    assert shown.text.count(bad) >= 12
    known = "html head meta title style body header section article p h1 h2 h3 b code small span div table caption"
    known += " thead tbody tr th td dl dt dd details summary"
    assert {tag for tag, _ in shown.tags} <= set(known.split())


def test_durations() -> None:
    shown = {0.0: "0 µs", 3.21e-6: "3.21 µs", 4.5e-4: "450 µs", 0.0123: "12.3 ms", 0.99996: "1 s", 12.34: "12.3 s"}
    shown[600] = "10.0 min"
    assert {seconds: page._duration(seconds) for seconds in shown} == shown


def test_many_failures_show_every_kind_first() -> None:
    runs = [{"variant": "rows", "dtype": "float32", "group": group, "n": n} for group in "ab" for n in range(3)]
    assert [(run["group"], run["n"]) for run in page._various(runs)] == [
        ("a", 0),
        ("b", 0),
        ("a", 1),
        ("b", 1),
        ("a", 2),
        ("b", 2),
    ]
