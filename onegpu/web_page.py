"""HTML pages for reports: one file each, no scripts, nothing loaded from elsewhere, in light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

__all__ = ["document", "section", "table"]

_STYLE = """
:root { color-scheme: light dark; --back: #fff; --text: #1b1f24; --soft: #57606a; --line: #d5dbe1; --card: #f5f7f9;
  --good: #1a7f37; --bad: #c2202c; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --back: #101418; --text: #e4eaf0; --soft: #9aa5b1; --line: #303840;
  --card: #181e24; --good: #57c878; --bad: #ff8279; --warn: #e0b04a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.25rem 4rem; background: var(--back); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: .2rem 0 .4rem; }
h2 { font-size: 1.3rem; margin: 2.6rem 0 .6rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 0 0 .4rem; }
p { max-width: 46rem; margin: .5rem 0; }
header { border-left: .4rem solid var(--tone); padding-left: 1rem; }
header p { margin: 0; max-width: none; }
h1 .sign { color: var(--tone); }
.good { --tone: var(--good); } .bad { --tone: var(--bad); } .warn { --tone: var(--warn); }
b.good, b.bad, b.warn, td.bad { color: var(--tone); }
td.bad { font-weight: 600; }
.soft, small { color: var(--soft); }
small { font-size: .8em; }
code { font: .9em ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding: .2rem 0 .5rem; }
caption span { display: block; max-width: min(46rem, calc(100vw - 2.5rem)); }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
thead th { vertical-align: bottom; }
.number { text-align: right; white-space: nowrap; }
td small, th small { display: block; font-weight: 400; }
.whole { white-space: nowrap; }
.what { min-width: 16rem; max-width: 34rem; }
.bar { display: inline-block; width: 6rem; height: .55rem; margin-right: .5rem; border-radius: .3rem;
  background: linear-gradient(var(--tone) 0 0) 0 / var(--part) 100% no-repeat var(--line); }
.failure { background: var(--card); border-left: .3rem solid var(--bad); padding: .7rem 1rem; margin: .8rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: .8rem; }
summary { cursor: pointer; padding: .55rem 0; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media print { :root { color-scheme: light; --back: #fff; --text: #000; --soft: #444; --line: #bbb; --card: #fff;
    --good: #1a7f37; --bad: #c2202c; --warn: #8a5a00; }
  body { max-width: none; padding: 0; font-size: 10pt; } .failure, tr, dl > * { break-inside: avoid; }
  h2, h3, summary { break-after: avoid; } thead { display: table-header-group; } .scroll { overflow: visible; }
  .bar { print-color-adjust: exact; } }
"""


def document(title: str, sections: Sequence[str]) -> str:
    """The text of a page. ``title`` is text, ``sections`` are HTML; empty ones are left out."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(each for each in sections if each)
        + "\n</body>\n</html>\n"
    )


def section(name: str, title: str, body: str) -> str:
    """A part of the page with a heading; ``title`` and ``body`` are HTML, ``name`` is its anchor."""
    return f'<section aria-labelledby="{name}">\n<h2 id="{name}">{title}</h2>\n{body}\n</section>'


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> str:
    """A table of cells that are HTML already; its head and caption are text."""
    right = set(numbers)

    def cells(row: Sequence[str], tag: str) -> Iterator[str]:
        for place, cell in enumerate(row):
            kind = ' class="number"' if place in right else ""
            if tag == "td" and place == 0:
                yield f'<th scope="row" class="what">{cell}</th>'
            else:
                yield f"<{tag}{' scope=col' if tag == 'th' else ''}{kind}>{cell}</{tag}>"

    top = "".join(cells([escape(each) for each in head], "th"))
    body = "\n".join(f"<tr>{''.join(cells(row, 'td'))}</tr>" for row in rows)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption><span>{escape(caption)}</span></caption><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )
