"""Where the match stands: whose deal it is, what would win, what would sink; or how it ended."""

from __future__ import annotations

from textwrap import wrap

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.lettering import plain, sentence, slab
from scorekeeper.ui.piece import piece
from scorekeeper.ui.screen import LARGE_TEXT, Screen

TWO = 2
"""Two sides have a column each, unless the same is true of both; of more, each has what is true
of it alone below its total."""

LETTER = 0.56
"""How wide a letter of who deals is at most, in sizes of type."""


@piece
def standing(
    dealer: str, status: str, notes: str, chances: tuple[str, ...], screen: Screen
) -> ft.Control:
    """In play: what the next hand could do for each side, and who deals, if that is said here."""
    size, edge = (theme.CAPTION, 2) if screen.low else (15, theme.HAIR)
    spread = screen.text >= LARGE_TEXT
    return ft.Column(
        spacing=theme.HAIR,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Semantics(
                identifier=ids.SHEET_STATUS,
                label=status,
                exclude_semantics=True,
                content=ft.Container(
                    padding=ft.Padding.symmetric(horizontal=theme.GAP),
                    content=sentence(status, size=size, color=theme.PENCIL),
                )
                if spread
                else _columns(chances if len(chances) <= TWO else (), size, screen),
            ),
            *(
                [_full_width(sentence(notes, size=15, strong=True, align=ft.TextAlign.CENTER))]
                if notes and not spread
                else ()
            ),
            *(
                [
                    ft.Container(
                        bgcolor=theme.CARD,
                        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=edge),
                        content=_deals(
                            dealer,
                            theme.INK,
                            size,
                            lines=3 if screen.text < LARGE_TEXT else None,
                            align=ft.TextAlign.CENTER,
                        ),
                    )
                ]
                if dealer
                else ()
            ),
        ],
    )


def dealer_on_binding(dealer: str, room: float, screen: Screen) -> ft.Control | None:
    """Who deals in place of a title, where two lines of it are enough.

    Beside the entry a phone lying down has hardly room for the hands.
    """
    beside = screen.low and screen.wide and screen.text < LARGE_TEXT
    if not beside or len(wrap(dealer, int(room / (theme.CAPTION * LETTER)))) > TWO:
        return None
    return _deals(dealer, theme.ON_BINDING, theme.CAPTION + 1, lines=TWO)


def _deals(
    dealer: str,
    color: ft.ColorValue,
    size: float,
    *,
    lines: int | None,
    align: ft.TextAlign = ft.TextAlign.START,
) -> ft.Control:
    return ft.Semantics(
        identifier=ids.SHEET_DEALER,
        container=True,
        content=plain(dealer, strong=True, color=color, size=size, lines=lines, align=align),
    )


def _columns(chances: tuple[str, ...], size: float, screen: Screen) -> ft.Control:
    """A column a side; where it stands below the totals, only a place for a screen reader."""
    if not any(chances):
        return ft.Container(height=1)
    if len(chances) == 1 and screen.low:
        chances = (chances[0].replace("\n", ". "),)
    return ft.Row(
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Container(
                expand=1,
                padding=ft.Padding.symmetric(horizontal=theme.HAIR),
                content=sentence(
                    chance, size=size, color=theme.PENCIL, lines=4, align=ft.TextAlign.CENTER
                ),
            )
            for chance in chances
        ],
    )


def _full_width(content: ft.Control) -> ft.Control:
    return ft.Semantics(
        exclude_semantics=True,  # the status says it already
        content=ft.Container(padding=ft.Padding.symmetric(horizontal=theme.GAP), content=content),
    )


@piece
def outcome(title: str, sentence_: str, *, beside: bool = False) -> ft.Control:
    """At the end: who won, and why; `beside` the totals or, ruled off, below them."""
    pen = ft.BorderSide(2, theme.RED)
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
        border=ft.Border(left=pen) if beside else ft.Border(top=pen, bottom=pen),
        content=ft.Semantics(
            identifier=ids.SHEET_STATUS,
            container=True,
            content=ft.Semantics(
                identifier=ids.MATCH_OUTCOME,
                container=True,
                live_region=True,
                content=ft.Column(
                    spacing=2,
                    controls=[slab(title, size=theme.TITLE, lines=3), sentence(sentence_)],
                ),
            ),
        ),
    )
