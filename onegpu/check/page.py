"""The report of a check as one HTML page, made from the JSON report: no scripts, nothing loaded from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any

from onegpu.backends.base import UNLIMITED
from onegpu.web_page import document, section, table

__all__ = ["make_page"]

#: Failures that are told at length; the tables have all of them.
_SHOWN = 20


def make_page(report: dict[str, Any]) -> str:
    """The page, as the text of one file.

    Args:
        report: of :func:`onegpu.check.report.make_report`.
    """
    device = report["environment"]["device"]
    verdict = _verdict(report)
    sections = [
        _header(report, verdict),
        _about(report),
        _by_kernel(report),
        _failures(report),
        _by_group(report),
        _self_check(report),
        _environment(report),
        _cases(report),
        _left_out(report),
    ]
    return document(f"onegpu check: {verdict} ({device['name']})", sections)


def _verdict(report: dict[str, Any]) -> str:
    totals = report["totals"]
    wrong = sum(each["verdict"] == "failed" for each in report["self_check"])
    if totals["failed"]:
        return f"{totals['failed']:,} of {totals['runs']:,} runs failed"
    if wrong:
        return f"{wrong} of {len(report['self_check'])} kernels failed their self-check"
    if report["stopped"]:
        return f"Stopped early: {totals['not_run']:,} of {totals['runs']:,} runs were not run"
    return f"All {totals['runs']:,} runs passed"


def _tone(report: dict[str, Any]) -> str:
    if report["passed"]:
        return "good"
    failed = report["totals"]["failed"] or any(each["verdict"] == "failed" for each in report["self_check"])
    return "bad" if failed else "warn"


def _header(report: dict[str, Any], verdict: str) -> str:
    device = report["environment"]["device"]
    tone = _tone(report)
    sign = {"good": "✓", "bad": "✗", "warn": "!"}[tone]
    when = report["created"].replace("T", " ").replace("+00:00", " UTC")
    return (
        f'<header class="{tone}">\n<p class="soft">onegpu {_text(report["environment"]["onegpu"])} check, '
        f"{_text(when)}, {_duration(report['seconds'])}</p>\n"
        f'<h1><span class="sign" aria-hidden="true">{sign}</span> {_text(verdict)}</h1>\n'
        f"<p>{_text(device['name'])}, through {_text(device['backend'])}, driver {_text(device['driver'] or 'unknown')}"
        f"</p>\n</header>"
    )


def _about(report: dict[str, Any]) -> str:
    totals, selection = report["totals"], report["selection"]
    words = [
        "onegpu is a Python library that computes attention, the heart of transformer models, on many kinds of GPU. "
        "This page says whether it computes right on one machine. A <b>run</b> is one small problem on one "
        "<b>kernel</b>, which is one way to compute it; many problems restate a fault that some library once had. A "
        "run passes if its result is as near to the same formula in 64-bit arithmetic as the tolerance says, if "
        "nothing outside the result was written, if no hidden memory was read, and if a second call gave the same bits."
    ]
    if report["stopped"]:
        words.append(
            f'<b class="warn">The check stopped early: {_text(report["stopped"])}.</b> {totals["not_run"]:,} of '
            f"{totals['runs']:,} runs were not run, so this page says nothing of them."
        )
    if _tone(report) == "bad":
        words.append(
            '<b class="bad">Something is wrong on this machine.</b> It may be the driver or onegpu. Please open an '
            "issue with the onegpu project and attach the file <code>onegpu-check.json</code>, which lies beside this "
            "page: it holds everything below, and no names of persons, hosts or folders. Updating the graphics driver "
            "is worth a try. Until then, a kernel that passed can be forced with <code>onegpu.AttentionKernels(device, "
            "variant=...)</code>."
        )
    elif report["passed"]:
        words.append("Everything that was run is right. There is nothing to do.")
    chosen = [
        "without the slow cases (<code>--quick</code>)" if selection["quick"] else "",
        f"cases with <code>{_text(selection['cases'])}</code>" if selection["cases"] else "",
        f"kernels {_text(', '.join(selection['variants']))}" if selection["variants"] else "",
        f"element types {_text(', '.join(selection['dtypes']))}" if selection["dtypes"] else "",
    ]
    if any(chosen):
        words.append(f"Only a part of the table was asked for: {', '.join(c for c in chosen if c)}.")
    words.append(f"Made by <code>{_text(report['command'])}</code>.")
    return section("about", "What this is", "\n".join(f"<p>{each}</p>" for each in words))


def _failures(report: dict[str, Any]) -> str:
    known = [each for each in report["self_check"] if each["verdict"] == "failed"]
    failed = [each for each in report["runs"] if each["verdict"] == "failed"]
    if not known and not failed:
        return ""
    parts = []
    for each in known:
        title = f"Self-check of {each['variant']} {each['dtype']}, head_dim up to {each['head_dim']}"
        parts.append(_failure(title, {"complaint": each["complaint"], "program": each["kernel"]}))
    asked = report["environment"]["device"]["asked_for"]
    for each in _various(failed)[:_SHOWN]:
        facts = {
            "problem": each["what"],
            "restates": each["source"],
            "error": _error(each, "none could be computed"),
            "complaint": each["complaint"],
        }
        name = f"{each['group']}: {each['case']}"
        device = f" --device {asked}" if asked else ""
        again = f"python -m onegpu check{device} --variant {each['variant']} --dtype {each['dtype']} --cases '{name}'"
        title = f"{name} on {each['variant']} {each['dtype']}"
        parts.append(_failure(title, facts, f"<dt>again</dt><dd><code>{_text(again)}</code></dd>"))
    if len(failed) > _SHOWN:
        parts.append(f"<p>These are {_SHOWN} of {len(failed):,} failed runs. The tables below have all.</p>")
    return section("failures", "What failed", "\n".join(parts))


def _various(runs: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first run of each kernel and group, then the second of each, and so on."""
    seen: Counter[tuple[str, ...]] = Counter()
    rounds = []
    for run in runs:
        key = run["variant"], run["dtype"], run["group"]
        rounds.append(seen[key])
        seen[key] += 1
    return [runs[place] for place in sorted(range(len(runs)), key=lambda place: rounds[place])]


def _failure(title: str, facts: dict[str, str], more: str = "") -> str:
    rows = "".join(f"<dt>{name}</dt><dd>{_text(text)}</dd>" for name, text in facts.items() if text)
    return f'<article class="failure"><h3>{_text(title)}</h3><dl>{rows}{more}</dl></article>'


def _error(run: dict[str, Any], otherwise: str) -> str:
    return otherwise if run["error"] is None else f"{run['error']:.1e}, where {run['tolerance']:.0e} is allowed"


def _by_kernel(report: dict[str, Any]) -> str:
    rows = []
    for line in report["kernels"]:
        tone = "bad" if line["failed"] else "warn" if line["not_run"] else "good"
        state = {"bad": f"✗ {line['failed']:,} failed", "warn": f"{line['not_run']:,} not run", "good": "✓"}[tone]
        share = worst = "–"
        if line["worst_error"] is not None:
            part = line["worst_error"] / line["tolerance"]
            bar = f'<span class="bar {"bad" if part > 1 else "good"}" style="--part:{min(part, 1):.0%}"></span>'
            share = f'<span class="whole">{bar}{f"{part:.0%}" if part < 10 else "over ten times"}</span>'
            worst = f"{line['worst_error']:.1e} <small>{_text(line['worst_case'])}</small>"
        rows.append(
            [
                f"<b>{_text(line['variant'])}</b> <small>{_text(line['summary'])}</small>",
                _text(line["dtype"]),
                f'<span class="whole">{line["passed"]:,} of {line["runs"]:,} <b class="{tone}">{state}</b></span>',
                worst,
                f"{line['tolerance']:.0e}",
                share,
                _duration(line["seconds"]),
            ]
        )
    head = ["kernel", "element type", "passed", "largest error", "tolerance", "share of the tolerance", "time"]
    about = (
        "The error is the largest difference of a result from the 64-bit one, divided by the largest number in that. "
        "Times include compiling the kernels, uploads and downloads: they are no measure of speed."
    )
    return section("kernels", "By kernel", table(about, head, rows, numbers={4, 6}))


def _by_group(report: dict[str, Any]) -> str:
    columns = _columns(report)
    rows = []
    for group, about in report["groups"].items():
        mine = [run for run in report["runs"] if run["group"] == group]
        if not mine:
            continue
        row = [f"<b>{_text(group)}</b> <small>{_text(about)}</small>"]
        for variant, dtype in columns:
            runs = [run for run in mine if (run["variant"], run["dtype"]) == (variant, dtype)]
            row.append(_count(runs) if runs else '<span class="soft">–</span>')
        rows.append(row)
    head = ["cases", *(f"{variant} {dtype}" for variant, dtype in columns)]
    about = "Passed runs, of all that were planned. A dash: this kernel has no such cases here."
    return section("groups", "By kind of case", table(about, head, rows, numbers=range(1, len(head))))


def _count(runs: Sequence[dict[str, Any]]) -> str:
    passed, failed = (sum(run["verdict"] == verdict for run in runs) for verdict in ("passed", "failed"))
    text = f"{passed:,} of {len(runs):,}"
    return f'<b class="bad">✗ {text}</b>' if failed else text if passed == len(runs) else f'<b class="warn">{text}</b>'


def _self_check(report: dict[str, Any]) -> str:
    if not report["self_check"]:
        return ""
    dims = sorted({each["head_dim"] for each in report["self_check"]})
    kernels: dict[tuple[str, str], dict[int, str]] = {}
    for each in report["self_check"]:
        right = each["verdict"] == "passed"
        state = "passed" if right else '<b class="bad">✗ failed</b>'
        cell = f"{state}<small>{_duration(each['seconds'])}</small>"
        kernels.setdefault((each["variant"], each["dtype"]), {})[each["head_dim"]] = cell
    rows = [
        [f"<b>{_text(variant)}</b>", _text(dtype), *(cells.get(dim, "–") for dim in dims)]
        for (variant, dtype), cells in kernels.items()
    ]
    about = (
        "Before onegpu first uses a kernel that needs optional features of a device, the kernel must answer three "
        "small problems whose answers are known. One that fails is passed over, with a warning, and another takes its "
        "calls. Below each verdict is how long it took, most of it for compiling."
    )
    head = ["kernel", "element type", *(f"head_dim up to {dim}" for dim in dims)]
    return section("self-check", "Self-check", table(about, head, rows))


def _environment(report: dict[str, Any]) -> str:
    env = report["environment"]
    device = env["device"]
    software = device["kind"] == "cpu" and device["language"] != "numpy"
    packages = ", ".join(f"{name} {version or 'not installed'}" for name, version in env["packages"].items())
    rows = {
        "device": device["name"],
        "backend": f"{device['backend']}, programs in {device['language']}",
        "driver": device["driver"] or "unknown",
        "kind": "software driver, computed on the CPU" if software else f"{device['kind']} {device['vendor']}".strip(),
        "features": ", ".join(device["features"]) or "none",
        "subgroup": f"{device['subgroup_min']} to {device['subgroup_max']} threads",
        "workgroup": f"{device['max_workgroup_threads']:,} threads, "
        f"{device['max_workgroup_memory'] // 1024} KiB of memory",
        "buffer": f"{_size(device['max_buffer_bytes'])}, {_size(device['max_binding_bytes'])} seen by a kernel",
        **device["details"],
        "onegpu": env["onegpu"],
        "kernels built": f"{env['kernels']['compiler']}, manifest {env['kernels']['manifest'][:16]}",
        "Python": env["python"],
        "packages": packages,
        "system": f"{env['system']}, {env['machine']}",
        "variables": ", ".join(f"{name}={value}" for name, value in env["variables"].items()) or "none",
    }
    body = "".join(f"<dt>{_text(name)}</dt><dd>{_text(text)}</dd>" for name, text in rows.items())
    return section("environment", "Where it ran", f"<dl>{body}</dl>")


def _cases(report: dict[str, Any]) -> str:
    """All runs: a table for each group, a row for each case, a column for each kernel."""
    columns = _columns(report)
    parts = ["<p>Each number is an error; below it is the time of one call. Open a group to see its cases.</p>"]
    for group, about in report["groups"].items():
        mine = [run for run in report["runs"] if run["group"] == group]
        if not mine:
            continue
        cases: dict[str, dict[tuple[str, str], dict[str, Any]]] = {}
        for run in mine:
            cases.setdefault(run["case"], {})[run["variant"], run["dtype"]] = run
        rows = []
        for name, runs in cases.items():
            first = next(iter(runs.values()))
            source = f" (restates {first['source']})" if first["source"] else ""
            about_case = f"<b>{_text(name)}</b> <small>{_text(first['what'] + source)}</small>"
            rows.append([about_case, *(_cell(runs.get(column)) for column in columns)])
        head = ["case", *(f"{variant} {dtype}" for variant, dtype in columns)]
        cases_table = table(about, head, rows, numbers=range(1, len(head)))
        title = f"<b>{_text(group)}</b>, {len(cases):,} cases: {_count(mine)} runs passed"
        parts.append(f"<details><summary>{title}</summary>{cases_table}</details>")
    return section("cases", "Every case", "\n".join(parts))


def _cell(run: dict[str, Any] | None) -> str:
    if run is None:
        return '<span class="soft">–</span>'
    if run["verdict"] == "not run":
        return '<span class="soft">not run</span>'
    error = "–" if run["error"] is None else f"{run['error']:.1e}" if run["error"] else "0"
    on_device = run["device_seconds"]
    time = _duration(run["seconds"] if on_device is None else on_device)
    if run["verdict"] == "failed":
        return f'<b class="bad" title="{_text(run["complaint"])}">✗ {error}</b><small>failed</small>'
    return f"{error}<small>{time}</small>"


def _left_out(report: dict[str, Any]) -> str:
    if not report["left_out"]:
        return ""
    rows = [
        [f"<b>{_text(each['variant'])}</b>", _text(each["dtype"]), f"{each['runs']:,}", _text(each["reason"])]
        for each in report["left_out"]
    ]
    head = ["kernel", "element type", "cases", "why"]
    return section(
        "left-out", "What was left out", table("Cases of the table that these kernels did not run.", head, rows, {2})
    )


def _columns(report: dict[str, Any]) -> list[tuple[str, str]]:
    return [(line["variant"], line["dtype"]) for line in report["kernels"]]


def _duration(seconds: float) -> str:
    if seconds >= 100:
        return f"{seconds / 60:.1f} min"
    for unit, scale in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * scale >= 0.9995 or unit == "µs":
            number = seconds * scale
            return f"{number:.0f} {unit}" if number >= 99.95 else f"{number:.3g} {unit}"
    raise AssertionError(seconds)


def _size(nbytes: int) -> str:
    return "no limit" if nbytes >= UNLIMITED else f"{nbytes / 2**20:,.0f} MiB"


def _text(value: object) -> str:
    return escape(str(value))
