"""What a change would move, written as on paper: the old total struck out, the new one beside."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.leaf import WIDEST, heading, written
from scorekeeper.ui.components.lettering import plain, sentence, slab, suit_color
from scorekeeper.ui.piece import piece
from scorekeeper.ui.reading.effects import Effects, MovedLine, MovedTotal
from scorekeeper.ui.screen import LARGE_TEXT, Screen
from scorekeeper.ui.words import mending
from scorekeeper.ui.writing import drawable, sized

NUMBER = 30
TITLE = 3
SIDE = 4

LETTER = 7.5
"""How wide a letter of a head is, in logical pixels at normal text size."""

EM, LEAST = 0.64, 9
"""How wide a letter of what was played is, in sizes of type; and the least of these."""


@piece
def effects_shown(effects: Effects, screen: Screen) -> ft.Control:
    """The hand before and after, where the match stands, and every total that moves."""
    said: list[ft.Control] = []
    if effects.before or effects.after:
        said.append(_before_and_after(effects.before, effects.after))
    same = effects.now == effects.then
    standing = [] if same else [heading(mending.NOW), sentence(effects.now, color=theme.PENCIL)]
    standing += [heading(mending.THEN), sentence(effects.then, strong=not same)]
    if effects.end:
        standing.append(sentence(effects.end, strong=True))
    if effects.left_over:
        standing.append(sentence(effects.left_over, color=theme.RED, strong=True))
        standing.append(sentence(effects.played_on))
    said.append(
        ft.Semantics(
            identifier=ids.HAND_OUTCOME,
            container=True,
            content=written(*standing, spacing=theme.HAIR),
        )
    )
    if not effects.lines:
        said.append(written(plain(mending.MOVES_NOTHING)))
    else:
        said.append(_heads(effects.sides, screen))
        said.extend(_line(line, screen) for line in effects.lines)
    return ft.Column(spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=said)


def _before_and_after(before: str, after: str) -> ft.Control:
    return ft.Semantics(
        identifier=ids.HAND_CHANGE,
        container=True,
        content=written(
            *([_struck(before, size=theme.LEAD, align=ft.TextAlign.START)] if before else ()),
            *([sentence(after, size=theme.LEAD, strong=True)] if after else ()),
            spacing=theme.HAIR,
        ),
    )


def _struck(text: str, *, size: float, align: ft.TextAlign = ft.TextAlign.END) -> ft.Text:
    return ft.Text(
        drawable(text),
        text_align=align,
        style=ft.TextStyle(
            size=sized(size),
            color=theme.PENCIL,
            font_family=theme.SANS,
            decoration=ft.TextDecoration.LINE_THROUGH,
            decoration_color=theme.RED,
            decoration_thickness=2,
        ),
    )


def _heads(sides: tuple[str, ...], screen: Screen) -> ft.Control:
    part = _part(len(sides), screen)
    letters = int((part * SIDE - theme.SMALL) / LETTER)
    hand = mending.HAND if part * TITLE > LETTER * len(mending.HAND) else ""

    def head(text: str, share: int, align: ft.TextAlign) -> ft.Control:
        return ft.Container(
            expand=share,
            padding=ft.Padding.symmetric(horizontal=theme.HAIR, vertical=2),
            content=plain(
                text, size=theme.CAPTION, color=theme.PENCIL, strong=True, lines=1, align=align
            ),
        )

    return ft.Container(
        border=ft.Border(
            top=ft.BorderSide(1, theme.PENCIL), bottom=ft.BorderSide(1, theme.PENCIL)
        ),
        content=ft.Row(
            spacing=0,
            controls=[
                ft.Container(width=_number_width(screen)),
                head(hand, TITLE, ft.TextAlign.START),
                *(head(words.fitting(side, letters), SIDE, ft.TextAlign.END) for side in sides),
            ],
        ),
    )


def _part(sides: int, screen: Screen) -> float:
    """How wide one part of a line is, at normal text size."""
    room = min(screen.width, WIDEST) - _number_width(screen)
    return room / (TITLE + SIDE * sides) / screen.text


def _number_width(screen: Screen) -> float:
    return round(NUMBER * max(1.0, screen.text * 0.8))


def _line(line: MovedLine, screen: Screen) -> ft.Control:
    ink = theme.INK if line.counts else theme.PENCIL
    number: list[ft.Control] = [
        plain(str(line.number), size=theme.CAPTION, color=theme.PENCIL, lines=1)
    ]
    if line.was.isdigit():
        number.insert(0, _struck(line.was, size=theme.CAPTION))
    room = _part(len(line.totals), screen) * TITLE - 2 * theme.SMALL / screen.text
    longest = max(map(len, line.title.split()), default=1)
    title: list[ft.Control] = [
        slab(
            line.title,
            # No word of it breaks, however large the text.
            size=max(LEAST, min(theme.BODY, room / (longest * EM))),
            color=suit_color(line.title, ink),
        )
    ]
    if line.was and not line.was.isdigit():
        title.append(plain(line.was, size=theme.CAPTION, color=theme.RED, strong=True))
    row = ft.Row(
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Container(
                width=_number_width(screen),
                alignment=ft.Alignment.CENTER,
                content=ft.Column(
                    spacing=0,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=number,
                ),
            ),
            ft.Container(
                expand=TITLE,
                padding=ft.Padding.symmetric(horizontal=theme.SMALL),
                content=ft.Column(spacing=0, tight=True, controls=title),
            ),
            *(
                ft.Container(
                    expand=SIDE,
                    padding=ft.Padding.symmetric(horizontal=theme.SMALL),
                    alignment=ft.Alignment.CENTER_RIGHT,
                    content=_total(total, screen, counts=line.counts),
                )
                for total in line.totals
            ),
        ],
    )
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        padding=ft.Padding.symmetric(vertical=theme.HAIR),
        content=ft.Semantics(
            identifier=ids.hand_moved(line.number),
            label=line.label,
            exclude_semantics=True,
            content=row,
        ),
    )


def _total(total: MovedTotal, screen: Screen, *, counts: bool) -> ft.Control:
    written_: list[ft.Control] = []
    if total.before is not None and total.before != total.after:
        written_.append(_struck(words.number(total.before), size=theme.BODY - 1))
    if total.after is not None:
        written_.append(_new(total.after, counts=counts))
    if screen.text >= LARGE_TEXT:
        return ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
            controls=written_,
        )
    return ft.Row(
        spacing=theme.SMALL, alignment=ft.MainAxisAlignment.END, wrap=True, controls=written_
    )


def _new(after: int, *, counts: bool) -> ft.Control:
    """The new total, ringed below zero as on paper."""
    drawn = slab(
        words.number(after),
        size=theme.BODY + 1,
        color=theme.RED if after < 0 else theme.INK if counts else theme.PENCIL,
        lines=1,
    )
    if after >= 0:
        return drawn
    return ft.Container(
        content=drawn,
        border=ft.Border.all(1.5, theme.RED),
        border_radius=ft.BorderRadius.all(16),
        padding=ft.Padding.symmetric(horizontal=6, vertical=1),
    )
