"""The rules of a table as a page to print: one HTML file with nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.spoken.page import BidValue, Part, RulesPage, page_of
from scorekeeper.rules.spoken.words import PAGE
from scorekeeper.rules.terms import OURS, Terms

_STYLE = """
@page { size: A4; margin: 14mm; }
body { font: 11pt/1.4 Georgia, 'Times New Roman', serif; max-width: 46em; margin: 1em auto;
  padding: 0 1em; color: #1c272e; }
h1 { font-size: 20pt; margin: 0 0 .2em; }
h2 { font-size: 13pt; margin: 1em 0 .3em; border-bottom: 1px solid #999; break-after: avoid; }
table { border-collapse: collapse; margin: .4em 0; }
th, td { padding: .15em .9em; text-align: right; border-bottom: 1px solid #ccc; }
ul { margin: 0; padding-left: 1.2em; }
li { margin: .25em 0; break-inside: avoid; }
small { color: #55534a; display: block; }
.red { color: #9b1c1c; }
.order { line-height: 1.8; }
.order b { white-space: nowrap; }
"""


def rules_html(
    rules: RuleSet, name: str, preset_id: str | None = None, terms: Terms = OURS
) -> str:
    """The page of a rule set, to be opened in any browser and printed.

    Args:
        rules: every option.
        name: what the table calls them.
        preset_id: the named rule set that they are, or were made from.
        terms: what the table calls things.
    """
    page = page_of(rules, name, preset_id, terms)
    return "\n".join(
        (
            "<!DOCTYPE html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>500: {escape(name)}</title><style>{_STYLE}</style></head><body>",
            *_body(page),
            "</body></html>",
            "",
        )
    )


def _body(page: RulesPage) -> Iterator[str]:
    yield f"<h1>{escape(page.name)}</h1>"
    if page.about:
        yield f"<p>{_text(page.about)}</p>"
    if page.changes:
        yield from _part(page.changes)
    yield f"<h2>{PAGE['values']}</h2>"
    yield "<table><tr><th></th>" + "".join(f"<th>{_text(one)}</th>" for one in page.heads)
    for level, values in page.rows:
        yield f"<tr><th>{level}</th>" + "".join(f"<td>{value}</td>" for value in values)
    yield "</table>"
    if page.specials:
        yield f"<p>{_bids(page.specials, ' &nbsp; ')}</p>"
    yield f"<h2>{PAGE['order']}</h2>"
    yield f'<p class="order">{_bids(page.order, " ‹ ")}<small>{PAGE["order_how"]}</small></p>'
    for part in page.parts:
        yield from _part(part)


def _part(part: Part) -> Iterator[str]:
    yield f"<h2>{escape(part.title)}</h2><ul>"
    for line in part.lines:
        detail = f"<small>{_text(line.detail)}</small>" if line.detail else ""
        yield f"<li>{_text(line.text)}{detail}</li>"
    yield "</ul>"


def _bids(bids: tuple[BidValue, ...], between: str) -> str:
    return between.join(f"<b>{_text(bid.title)}</b>&nbsp;{bid.value}" for bid in bids)


def _text(text: str) -> str:
    """Escape a text, its red suits red."""
    escaped = escape(text)
    for suit in "♦♥":
        escaped = escaped.replace(suit, f'<span class="red">{suit}</span>')
    return escaped
