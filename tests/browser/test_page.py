"""The page of `make browser` in headless Chromium: its own buttons are clicked, and what it shows is read.

With ONEGPU_PICTURES the pictures are kept in the folder of that name; one of them is in docs/.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from browser.driver import Browser
from browser.session import PYODIDE, chromium, pyodide_versions

from browser.serve import Site, build_wheel
from onegpu.bench.shapes import SMALL
from onegpu.demo import minilm, search

if chromium() is None or not pyodide_versions():
    pytest.skip(
        f"no browser, or no Pyodide: `make test-browser` fetches it and names it in {PYODIDE}", allow_module_level=True
    )
try:
    MODEL = minilm.model_folder()
except minilm.ModelMissingError:
    pytest.skip("the model is not installed: `make test-browser` installs it", allow_module_level=True)

IDLE = "document.getElementById('work').hidden"
READY = "!document.getElementById('check-button').disabled"
#: Scripts that take away what some browsers lack.
NO_WEBGPU = "Object.defineProperty(navigator, 'gpu', {value: undefined})"
NO_JSPI = """
  const Whole = Worker;
  window.Worker = function (address, options) {
    const code = `
      delete WebAssembly.Suspending;
      const early = [];
      self.onmessage = (event) => early.push(event);  // until the worker's own is there
      await import("${location.origin}${address}");
      early.forEach((event) => self.onmessage(event));`;
    return new Whole(URL.createObjectURL(new Blob([code], {type: "text/javascript"})), options);
  };
"""


def pyodide_folder() -> Path:
    """Of the version that has NumPy."""
    return next(iter(pyodide_versions().values()))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


def served(site: Site) -> Iterator[str]:
    server = site.server(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def address(wheel: Path) -> Iterator[str]:
    """The page with the model."""
    yield from served(Site(pyodide_folder(), wheel, MODEL))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with Browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = Path(os.environ.get("ONEGPU_PICTURES") or tmp_path_factory.mktemp("pictures"))
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Browser:
    """The page with the model loaded and 24 sentences embedded, by its own button."""
    browser.size(900, 1400)
    browser.open(address)
    browser.until(READY, 120)
    assert browser.text("#trouble") == ""
    assert not browser.seen("#ask")
    browser.choose("#count", "24")
    browser.click("#load-button")
    browser.until(IDLE, 240)
    return browser


def written(browser: Browser, link: str) -> str:
    """What a link of the page would save."""
    assert browser.seen(link)
    return str(browser.value(f"fetch(document.querySelector({json.dumps(link)}).href).then((reply) => reply.text())"))


@pytest.mark.in_test
def test_the_device_is_named(page: Browser) -> None:
    assert page.text("#device-name") == "google swiftshader (a program on the CPU, no GPU)"
    assert page.text("#device-driver").startswith("Chrome ")
    assert page.said == []


@pytest.mark.in_test
def test_sentences_are_found(page: Browser, pictures: Path) -> None:
    assert page.text("#loaded").startswith("24 sentences embedded in ")
    assert "22.7 million numbers" in page.text("#loaded")
    page.click("#text")
    page.type("Baking a loaf at home")
    page.press("Enter")
    page.until(f"{IDLE} && !document.getElementById('found').hidden", 60)
    assert page.text("#found h3") == "Nearest to “Baking a loaf at home”"
    shown = page.value("[...document.querySelectorAll('#answers li')].map((each) => each.innerText.trim())")
    assert len(shown) == 5

    # The same in NumPy here, with the weights in full.
    corpus = search.read_corpus()[::6][:24]
    tokens = minilm.Tokenizer(MODEL)([*corpus, "Baking a loaf at home"])
    model = minilm.MiniLM(minilm.read_weights(MODEL))
    (near,) = search.scores(search.embed(model, minilm.make_batches(tokens), search.reference_attention), 24)
    best = np.argsort(-near)[:5]
    for text, place in zip(shown, best, strict=True):
        score, _, words = text.partition(" ")
        assert words == corpus[place]
        assert float(score) == pytest.approx(near[place], abs=2e-3)

    assert "kernel rows" in page.text("#spent")
    assert "6 layers" in page.text("#spent")
    assert ": one submission to the device" in page.text("#spent")
    page.size(760, 1240)
    page.value("document.activeElement.blur(); window.scrollTo(0, 0)")
    page.picture(pictures / "browser-search.png")
    page.size(900, 1400)


def test_queries_are_buttons_and_keys_reach_them(page: Browser) -> None:
    page.click("#text")
    for _ in range(2):
        page.press("Tab")  # over the button, to the first query
    assert page.value("document.activeElement.innerText") == search.QUERIES[0]
    page.press("Enter")
    page.until(f"{IDLE} && document.getElementById('asked').textContent === {json.dumps(search.QUERIES[0])}", 60)
    page.click("#queries button:nth-child(2)")
    page.until(f"{IDLE} && document.getElementById('asked').textContent === {json.dumps(search.QUERIES[1])}", 60)
    assert page.value("document.getElementById('text').value") == search.QUERIES[1]


def test_times_are_drawn_and_saved(page: Browser, pictures: Path) -> None:
    page.choose("#shapes", "small")
    page.click("#time-button")
    page.until(f"{IDLE} && !document.getElementById('time-json').hidden", 240)
    assert page.text("#timed").startswith("3 shapes on the device's clock")
    assert "On a CPU these times say little" in page.text("#timed")
    report = json.loads(written(page, "#time-json"))
    assert report["report"] == "onegpu browser timing"
    assert report["complete"]
    assert report["environment"]["device"]["backend"] == "browser"
    assert [row["shape"] for row in report["rows"]] == list(SMALL)
    for row in report["rows"]:
        assert row["fused"]["kernel"] == "rows"
        assert row["unfused"]["kernel"] == "unfused"
        assert row["fused"]["median"] > 0
        assert row["unfused"]["median"] > 0
        assert row["difference"] < 1e-5
    widths = page.value("[...document.querySelectorAll('.bar i')].map((bar) => bar.getBoundingClientRect().width)")
    assert len(widths) == 6
    for row, fused, unfused in zip(report["rows"], widths[::2], widths[1::2], strict=True):
        drawn, measured = fused / unfused, row["fused"]["median"] / row["unfused"]["median"]
        assert drawn == pytest.approx(measured, rel=0.2) or min(fused, unfused) <= 3
    page.value("document.getElementById('timing-title').scrollIntoView()")
    page.picture(pictures / "browser-timing.png")


def test_the_check_reports(page: Browser, pictures: Path) -> None:
    page.choose("#group", "special:*")
    page.click("#check-button")
    page.until(f"{IDLE} && !document.getElementById('check-json').hidden", 400)
    report = json.loads(written(page, "#check-json"))
    assert report["passed"]
    assert report["totals"]["runs"] == report["totals"]["passed"] > 10
    assert page.text("#checked").startswith(
        f"All passed. {report['totals']['runs']} of {report['totals']['runs']} runs"
    )
    assert "google swiftshader" in written(page, "#check-page")
    page.value("document.getElementById('check-title').scrollIntoView()")
    page.picture(pictures / "browser-check.png")


def test_a_check_can_be_stopped(page: Browser) -> None:
    page.choose("#group", "edge:*")
    page.click("#check-button")
    page.until("document.getElementById('progress').value >= 1", 120)
    page.click("#stop")
    page.until(f"{IDLE} && !document.getElementById('check-json').hidden", 120)
    report = json.loads(written(page, "#check-json"))
    assert report["stopped"] == "it was interrupted"
    assert report["totals"]["not_run"] > 0
    assert page.text("#checked").startswith("Stopped early.")


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_wider_than_a_phone(page: Browser, pictures: Path, dark: bool) -> None:
    page.size(360, 740, dark=dark)
    assert page.value("document.documentElement.scrollWidth") == 360
    wide = page.value(
        "[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > 361)"
        ".map((e) => e.outerHTML.slice(0, 80))"
    )
    assert wide == []
    page.value("document.getElementById('search-title').scrollIntoView()")
    page.picture(pictures / f"browser-phone-{'dark' if dark else 'light'}.png")
    page.size(900, 1400)


@pytest.mark.parametrize("dark", [False, True])
def test_text_can_be_told_from_what_is_behind_it(page: Browser, dark: bool) -> None:
    """At least 4.5 to 1 everywhere, as WCAG 2 asks at level AA."""
    page.size(900, 1400, dark=dark)
    pairs = page.value(
        """(() => {
          const found = {};
          for (const e of document.querySelectorAll("body *")) {
            const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
            if (!own || !e.getClientRects().length || e.tagName === "OPTION" || e.disabled) continue;
            const clear = "rgba(0, 0, 0, 0)", front = getComputedStyle(e).color;
            let at = e, back = clear;
            for (; at && back === clear; at = at.parentElement) back = getComputedStyle(at).backgroundColor;
            found[front + " on " + back] = [front, back, e.outerHTML.slice(0, 60)];
          }
          return Object.values(found);
        })()"""
    )
    assert len(pairs) > 3
    for front, back, where in pairs:
        light, heavy = sorted((luminance(front), luminance(back)), reverse=True)
        assert (light + 0.05) / (heavy + 0.05) >= 4.5, where
    page.size(900, 1400)


def luminance(colour: str) -> float:
    """Relative luminance of "rgb(r, g, b)"."""
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_control_has_a_name(page: Browser) -> None:
    nameless = page.value(
        "[...document.querySelectorAll('button, a, select, input, progress')].filter((e) =>"
        " !e.innerText.trim() && !(e.labels && e.labels.length) && !e.getAttribute('aria-label'))"
        ".map((e) => e.outerHTML)"
    )
    assert nameless == []


def test_the_model_is_taken_from_files(browser: Browser, wheel: Path, tmp_path: Path) -> None:
    """Where none is served; wrong files are told."""
    wrong = tmp_path / "wrong.safetensors"
    wrong.write_bytes(b"not weights")
    for address in served(Site(pyodide_folder(), wheel, None)):
        browser.open(address)
        browser.until(READY, 120)
        assert not browser.seen("#load-button")
        browser.click("#load summary")
        browser.give_files("#files", wrong)
        browser.until("!document.getElementById('trouble').hidden")
        assert browser.text("#trouble") == "Choose two files together: model.safetensors and tokenizer.json."
        browser.give_files("#files", wrong, MODEL / "tokenizer.json")
        browser.until("document.getElementById('trouble').innerText.includes('safetensors file of')")
        assert not browser.seen("#ask")
        browser.choose("#count", "24")
        browser.give_files("#files", MODEL / "model.safetensors", MODEL / "tokenizer.json")
        browser.until(f"{IDLE} && !document.getElementById('ask').hidden", 240)
        assert browser.text("#trouble") == ""
        browser.click("#queries button")
        browser.until(f"{IDLE} && !document.getElementById('found').hidden", 60)


LACKS = {"webgpu": (NO_WEBGPU, "offers no WebGPU"), "jspi": (NO_JSPI, "lacks JavaScript Promise Integration")}


@pytest.mark.parametrize("what", LACKS)
def test_what_a_browser_lacks_is_told(address: str, pictures: Path, what: str) -> None:
    before, words = LACKS[what]
    with Browser() as browser:
        browser.size(360, 740)
        browser.open(address, before)
        browser.until("!document.getElementById('trouble').hidden")
        assert words in browser.text("#trouble")
        assert "Chrome and Edge" in browser.text("#trouble") or "Chrome or Edge" in browser.text("#trouble")
        assert browser.value("[...document.querySelectorAll('form button')].every((each) => each.disabled)")
        browser.picture(pictures / f"browser-without-{what}.png")
