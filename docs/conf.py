"""Sphinx configuration: Markdown by MyST, the furo theme, and two tables that come from the package itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from docutils import nodes  # type: ignore[import-untyped, unused-ignore]
from docutils.utils.math import latex2mathml  # type: ignore[import-untyped, unused-ignore]

import onegpu
from onegpu.attention.tuning import PREFERENCES
from onegpu.attention.variants import VARIANTS, Variant

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "onegpu"
author = "The onegpu authors"
project_copyright = author
version = release = onegpu.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build", "generated"]
html_theme = "furo"
html_title = f"onegpu {release}"
html_math_renderer = "mathml"
html_copy_source = False

myst_enable_extensions = ["dollarmath", "substitution"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_maximum_signature_line_length = 88
napoleon_numpy_docstring = False
# Attributes as fields of the class: the members of a dataclass would be described twice otherwise.
napoleon_use_ivar = True


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _variants() -> str:
    """The support table: a row for each variant."""
    head = ["variant", "what it is", "languages", "element types", "head_dim", "needs", "rows of a workgroup"]
    return _table(
        head,
        (
            [
                f"`{v.name}`",
                v.summary,
                ", ".join(sorted(v.languages)),
                ", ".join(dtype.name for dtype in v.dtypes),
                f"to {v.head_dims[-1]}",
                ", ".join(sorted(v.needs)) or "nothing",
                _rows(v),
            ]
            for v in VARIANTS
        ),
    )


def _rows(variant: Variant) -> str:
    """Rows of a workgroup, which may depend on the padded head dimension."""
    of = {
        dim: variant.schedules(variant.dtypes[0], dim, variant.forms(variant.dtypes[0], dim)[0])[0].spec.rows
        for dim in variant.head_dims
    }
    largest = {rows: max(dim for dim in of if of[dim] == rows) for rows in of.values()}
    words = [str(rows) if len(largest) == 1 else f"{rows} (head_dim to {dim})" for rows, dim in largest.items()]
    return ", ".join(words) + (", all heads" if variant.heads_together else "")


def _preferences() -> str:
    """The order in which variants are tried, with the measurement behind it."""
    return _table(
        ["vendor", "language", "head_dim", "order", "why"],
        (
            [p.vendor or "any", p.language or "any", "{} to {}".format(*p.head_dims), ", ".join(p.order), p.measured]
            for p in PREFERENCES
        ),
    )


myst_substitutions = {"variants": _variants(), "preferences": _preferences()}


def _inline_math(self: Any, node: nodes.math) -> None:
    self.body.append(latex2mathml.tex2mathml(node.astext()))
    raise nodes.SkipNode


def _block_math(self: Any, node: nodes.math_block) -> None:
    self.body.append(f"<p>{latex2mathml.tex2mathml(node.astext(), as_block=True)}</p>\n")
    raise nodes.SkipNode


def _join_names(app: Sphinx, what: str, name: str, value: object, options: object, lines: list[str]) -> None:
    """Write "q, k, v: inputs" as "q,k,v: inputs": Sphinx takes the words before the last for a type."""
    for i, line in enumerate(lines):
        if names := re.match(r" +\w+(?:, \w+)+(?=: )", line):
            lines[i] = f"{' ' * (len(line) - len(line.lstrip()))}{names[0].replace(' ', '')}{line[names.end() :]}"


def setup(app: Sphinx) -> None:
    """Formulas as MathML, which browsers draw themselves: the pages need no script from elsewhere."""
    app.add_html_math_renderer("mathml", (_inline_math, None), (_block_math, None))
    app.connect("autodoc-process-docstring", _join_names, priority=400)  # before napoleon
