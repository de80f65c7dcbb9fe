"""The rules of a table on paper: the table of values, the order of bids, and every rule."""

from __future__ import annotations

import flet as ft

from scorekeeper.rules.spoken.page import BidValue, Line, Part, RulesPage
from scorekeeper.rules.spoken.words import PAGE
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.deal_card import deal_card
from scorekeeper.ui.components.leaf import flowing, heading, written
from scorekeeper.ui.components.lettering import (
    plain,
    sentence,
    slab,
    span,
    spans_of,
    suit_color,
)
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.deal import DealCard
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import rules_page as said

LEVEL = 34
"""How wide the column of levels is, at normal text size."""

CELL = 46
"""Narrower than this, at normal text size, no value's column is."""


def whole_rules(page: RulesPage, deal: DealCard, width: float, screen: Screen) -> ft.Control:
    """Everything there is to read of the rules of a table, from the top."""
    return flowing(
        [
            rules_head(page, ""),
            *([rules_part(page.changes)] if page.changes else ()),
            values_table(page, width, screen),
            bids_order(page),
            *(rules_part(part) for part in page.parts),
            ft.Container(
                border=ft.Border(top=ft.BorderSide(1, theme.RULE)),
                content=deal_card(deal, width, screen),
            ),
        ]
    )


@piece
def rules_head(page: RulesPage, period: str) -> ft.Control:
    """What the rules are called, and what is different about them."""
    lines: list[ft.Control] = [slab(page.name, size=theme.TITLE)]
    if period:
        lines.insert(0, heading(period))
    if page.about:
        lines.append(sentence(page.about, color=theme.PENCIL))
    return ft.Semantics(
        identifier=ids.RULES_NAME, container=True, content=written(*lines, spacing=theme.HAIR)
    )


@piece
def values_table(page: RulesPage, width: float, screen: Screen) -> ft.Control:
    """The table of values as it is printed, the special contracts below it."""
    level = round(LEVEL * max(1.0, screen.text * 0.8))
    fits = (width - 2 * theme.GAP - level) / len(page.heads) >= CELL * screen.text * 0.8
    size = theme.BODY if fits else theme.CAPTION
    head = _row(
        "",
        page.heads,
        [plain("", width=level), *(_head(one, size) for one in page.heads)],
        strong=True,
    )
    rows = [
        _row(
            said.values_row(number, tuple(zip(page.heads, values, strict=True))),
            page.heads,
            [
                slab(str(number), size=size, color=theme.PENCIL, width=level),
                *(_value(str(value), size) for value in values),
            ],
        )
        for number, values in page.rows
    ]
    return ft.Semantics(
        identifier=ids.RULES_VALUES,
        container=True,
        content=written(
            heading(PAGE["values"]),
            ft.Column(spacing=0, controls=[head, *rows]),
            *([_bids(page.specials, "   ")] if page.specials else ()),
        ),
    )


@piece
def bids_order(page: RulesPage) -> ft.Control:
    """Every bid with its value, the lowest first."""
    return ft.Semantics(
        identifier=ids.RULES_ORDER,
        container=True,
        content=written(
            heading(PAGE["order"]),
            _bids(page.order, "  <  "),
            plain(PAGE["order_how"], size=theme.CAPTION + 1, color=theme.PENCIL),
        ),
    )


@piece
def rules_part(part: Part) -> ft.Control:
    """A chapter: each rule, and below it where it is written down."""
    return ft.Semantics(
        identifier=ids.rules_part(part.key),
        container=True,
        content=ft.Container(
            border=ft.Border(top=ft.BorderSide(1, theme.RULE)),
            content=written(
                ft.Semantics(header=True, content=slab(part.title, size=theme.LEAD)),
                *(rule_line(line) for line in part.lines),
                spacing=theme.SMALL,
            ),
        ),
    )


def rule_line(line: Line) -> ft.Text:
    """A rule, and small below it where it is written down or what it takes the place of."""
    spans = spans_of(line.text, theme.BODY, theme.INK)
    if line.detail:
        spans += spans_of(f"\n{line.detail}", theme.CAPTION, theme.PENCIL)
    label = f"{line.text} {line.detail}".strip()
    return ft.Text(spans=spans, semantics_label=label)


def _bids(bids: tuple[BidValue, ...], between: str) -> ft.Text:
    """Bids in a line that breaks between them, each with its value."""
    spans: list[ft.TextSpan] = []
    for number, bid in enumerate(bids):
        if number:
            spans.append(span(between, theme.BODY, theme.PENCIL))
        # Held together: a bid does not stand on one line and its value on the next.
        title = bid.title.replace(" ", "\N{NO-BREAK SPACE}")
        spans.append(span(title, theme.LEAD, suit_color(title, theme.INK), theme.STRONG))
        spans.append(span(f"\N{NO-BREAK SPACE}{bid.value}", theme.CAPTION, theme.PENCIL))
    label = ", ".join(f"{bid.title} {bid.value}" for bid in bids)
    return ft.Text(spans=spans, semantics_label=label)


def _head(text: str, size: float) -> ft.Text:
    return slab(
        text,
        size=size,
        color=suit_color(text, theme.INK),
        align=ft.TextAlign.END,
        expand=1,
    )


def _value(text: str, size: float) -> ft.Text:
    return plain(text, size=size, align=ft.TextAlign.END, expand=1, lines=1)


def _row(
    label: str, heads: tuple[str, ...], cells: list[ft.Control], *, strong: bool = False
) -> ft.Control:
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.PENCIL if strong else theme.RULE)),
        padding=ft.Padding.symmetric(vertical=3),
        content=ft.Semantics(
            label=label or ", ".join(heads),
            exclude_semantics=True,
            content=ft.Row(spacing=0, controls=cells),
        ),
    )
