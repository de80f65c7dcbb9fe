"""What is still to be known of a hand: the questions in a line, the open one's answers below."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.lettering import plain, slab, span
from scorekeeper.ui.components.players_row import size_of
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import Asked, CardField, Cell, Slot
from scorekeeper.ui.styles import FAINT, FRAMED, INKED, QUIET, SAVE
from scorekeeper.ui.writing import drawable

Handler = Callable[[ft.ControlEvent], None]

CELL = 50
"""How wide a number is to be, at normal text size."""

NAME = 66
"""How wide a name is to be, likewise."""

SLOT = 48


@piece
def asked_line(
    slots: tuple[Slot, ...], width: float, text: float, height: float, on_slot: Handler
) -> ft.Control:
    """Every question with its answer; a tap answers it again."""
    fits = max(2, int(width // (SLOT * text)))
    across = min(len(slots), fits)
    room = round((width / max(1, across) - theme.SMALL) / text)
    return _lines(
        [keyed(one.key, asked_slot, one, room, height, on_slot) for one in slots], across
    )


@piece
def asked_slot(slot: Slot, room: float, height: float, on_slot: Handler) -> ft.Control:
    """One question with its answer."""
    ink = theme.PAPER if slot.open else theme.INK
    style = INKED if slot.open else FRAMED if slot.back else None if slot.answer else FAINT
    return tap(
        ids.record_slot(slot.key),
        slot.label,
        plain(
            slot.title,
            size=min(theme.CAPTION, size_of(slot.title, room)),
            color=ink,
            lines=2,
            align=ft.TextAlign.CENTER,
        )
        if not slot.answer
        else ft.Text(
            drawable(slot.title),
            spans=[span(f"\n{slot.answer}", size_of(slot.answer, room), ink, theme.STRONG)],
            size=min(theme.CAPTION, size_of(slot.title, room)),
            color=ink,
            font_family=theme.SANS,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=ft.TextAlign.CENTER,
        ),
        on_slot,
        style=style,
        data=slot.key,
        chosen=slot.open,
        expand=1,
        height=height,
    )


@piece
def asked_cells(
    asked: Asked,
    width: float,
    text: float,
    height: float,
    on_answer: Handler,
    on_save: Handler,
) -> ft.Control:
    """The answers to the open question, and in the corner the button that saves."""
    numbers = all(cell.text.isdecimal() for cell in asked.cells)
    fits = max(2, int(width // ((CELL if numbers else NAME) * text)))
    across = min(6 if numbers else max(2, len(asked.cells)), fits)
    room = round((width / across - theme.SMALL) / text)
    cells: list[ft.Control] = [
        keyed(cell.identifier, asked_cell, cell, room, height, on_answer) for cell in asked.cells
    ]
    return _lines(cells, across, _save(asked, -len(cells) % across or across, height, on_save))


@piece
def asked_cell(cell: Cell, room: float, height: float, on_answer: Handler) -> ft.Control:
    """One answer."""
    ink = theme.PAPER if cell.chosen else theme.INK
    if cell.text.isdecimal():
        content: ft.Control = slab(
            cell.text,
            size=theme.LEAD,
            color=ink,
            lines=2,
            align=ft.TextAlign.CENTER,
            more=[span(f"\n{cell.small}", theme.CAPTION, ink)] if cell.small else None,
        )
    else:
        content = plain(
            f"{cell.text}\n{cell.small}" if cell.small else cell.text,
            size=size_of(cell.text, room),
            strong=True,
            color=ink,
            lines=2,
            align=ft.TextAlign.CENTER,
        )
    return tap(
        cell.identifier,
        cell.label,
        content,
        on_answer,
        style=INKED if cell.chosen else None,
        data=cell.data,
        chosen=cell.chosen,
        expand=1,
        height=height,
    )


@piece
def card_fields(
    asked: Asked,
    height: float,
    on_points: Handler,
    on_rest: Handler,
    on_save: Handler,
) -> ft.Control:
    """A line for each side's card points; the last can be written by one tap."""
    return ft.Column(
        spacing=theme.HAIR,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=theme.GAP,
                controls=[_points(one, on_points) for one in asked.fields],
            ),
            ft.Row(
                spacing=theme.HAIR,
                controls=[
                    _rest(asked.rest, height, on_rest) if asked.rest else _left(asked),
                    _save(asked, 1, height, on_save),
                ],
            ),
        ],
    )


def _points(one: CardField, on_points: Handler) -> ft.Control:
    return field(
        ids.record_card_points(one.number),
        one.name,
        one.typed,
        on_points,
        data=one.number - 1,
        number=True,
        longest=4,
        expand=1,
    )


def _left(asked: Asked) -> ft.Control:
    """What the pack still holds; or, so that nobody misses it, that it does not hold so much."""
    if not asked.wrong:
        return plain(asked.left, color=theme.PENCIL, lines=2, expand=2)
    return ft.Container(
        expand=2,
        content=ft.Semantics(
            identifier=ids.RECORD_TROUBLE,
            container=True,
            live_region=True,
            content=plain(asked.wrong, color=theme.RED, strong=True, lines=3),
        ),
    )


def _rest(text: str, height: float, on_rest: Handler) -> ft.Control:
    return tap(
        ids.RECORD_REST,
        text,
        plain(text, strong=True, size=theme.BODY - 1, lines=2, align=ft.TextAlign.CENTER),
        on_rest,
        style=QUIET,
        expand=2,
        height=height,
    )


def _save(asked: Asked, share: int, height: float, on_save: Handler) -> ft.Control:
    ready = asked.ready
    return tap(
        ids.RECORD_SAVE,
        words.SAVE,
        plain(
            words.SAVE,
            size=theme.LEAD if share > 1 else theme.BODY,
            strong=True,
            lines=1,
            color=theme.ON_ACTION if ready else theme.PENCIL,
        ),
        on_save,
        style=SAVE if ready else FAINT,
        expand=share,
        height=height,
    )


def _lines(cells: list[ft.Control], across: int, end: ft.Control | None = None) -> ft.Control:
    """Cells in lines of so many; what comes at the end fills the last line, or one of its own."""
    lines = [cells[first : first + across] for first in range(0, len(cells), across)]
    left = -len(cells) % across
    if end is not None and left:
        lines[-1].append(end)
    elif end is not None:
        lines.append([end])
    elif left:
        lines[-1] += [ft.Container(expand=1) for _ in range(left)]
    return ft.Column(
        spacing=theme.HAIR,
        controls=[ft.Row(spacing=theme.HAIR, controls=line) for line in lines],
    )
