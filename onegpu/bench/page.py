"""What was measured as one HTML page, its pictures inside."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from html import escape
from typing import Any

from onegpu import web_page
from onegpu.bench.results import Results
from onegpu.bench.tables import Grid, Heading, Items, Picture, Text, story

__all__ = ["make_page"]

_ABOUT = (
    "onegpu is a Python library that computes attention, the heart of transformer models, on many kinds of GPU. This "
    "page says how long each of its kernels, which are different ways to compute the same, takes on one machine, "
    "beside other libraries where they were installed. Each output was compared with 64-bit arithmetic before it was "
    "timed. Fewer milliseconds are better; a ratio below 1 says that onegpu is faster than the fastest other library."
)


def make_page(results: Results, pictures: Mapping[str, bytes], notes: list[str]) -> str:
    """The page, as the text of one file.

    Args:
        results: what was measured.
        pictures: PNG files by :attr:`onegpu.bench.tables.Picture.name`; those that are missing are left out.
        notes: further sentences, such as what was left out.
    """
    title = f"onegpu bench: {results.device}"
    env = results.environment
    sections = [
        f'<header class="good">\n<p class="soft">onegpu {escape(env["onegpu"])} bench, {escape(env["date"])}</p>\n'
        f"<h1>{escape(results.device)}</h1>\n</header>\n<p>{_ABOUT}</p>\n"
        f"<p>Made by <code>{escape(env['command'])}</code>.</p>"
    ]
    parts: list[tuple[str, list[str]]] = []
    for block in story(results):
        match block:
            case Heading(level=1):
                parts.append(("What was measured", []))
            case Heading():
                parts.append((block.text, []))
            case Grid():
                rows = [[_inline(cell) for cell in row] for row in block.rows]
                caption = f"{parts[-1][0]}, {results.device}"
                parts[-1][1].append(web_page.table(caption, block.head, rows, range(1, len(block.head))))
            case Picture():
                if block.name in pictures:
                    data = base64.b64encode(pictures[block.name]).decode()
                    source = f'src="data:image/png;base64,{data}" style="max-width: 100%"'
                    parts[-1][1].append(f'<div><img alt="{escape(block.text)}" {source}></div>')
            case Items():
                items = "".join(f"<li>{_inline(each)}</li>" for each in block.items)
                parts[-1][1].append(f"<p>{_inline(block.text)}</p><ul>{items}</ul>")
            case Text():
                parts[-1][1].append(f"<p>{_inline(block.text)}</p>")
    if notes:
        parts.append(("What was left out", ["<ul>" + "".join(f"<li>{escape(each)}</li>" for each in notes) + "</ul>"]))
    parts.append(("Where it ran", [_environment(env)]))
    for number, (heading, bodies) in enumerate(part for part in parts if part[1]):
        sections.append(web_page.section(f"part{number}", escape(heading), "\n".join(bodies)))
    return web_page.document(title, sections)


def _inline(text: str) -> str:
    """The marks of :class:`onegpu.bench.tables.Text` as HTML."""
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
    return re.sub(r"`(.+?)`", r"<code>\1</code>", text)


def _environment(env: dict[str, Any]) -> str:
    rows = {}
    for device in env["devices"]:
        rates = ", ".join(f"{dtype} {rate:.3g} TFLOP/s" for dtype, rate in device.get("matrix_tflops", {}).items())
        rows[device["backend"]] = f"{device['name']}, driver {device['driver'] or 'unknown'}" + (
            f"; matrix hardware: {rates}" if rates else ""
        )
    for peer in env.get("peers", []):
        rows[peer["name"]] = f"version {peer['version']}, on {peer['device'] or 'a device that it does not name'}"
    rows |= {"onegpu": f"{env['onegpu']}, commit {env['commit']}", "Python": env["python"], "system": env["system"]}
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in rows.items()) + "</dl>"
