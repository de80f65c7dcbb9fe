"""The tricks taken, each number with the points it would give before it is tapped."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.asked_pad import asked_slot
from scorekeeper.ui.components.contract_grid import ROOMY
from scorekeeper.ui.components.lettering import plain, slab, span
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import Slot, TricksChoice
from scorekeeper.ui.styles import FAINT, FRAMED, SAVE


@piece
def tricks_pad(
    choices: tuple[TricksChoice, ...],
    across: int,
    height: float,
    letters: float,
    gap: float,
    took: int | None,
    on_tap: Callable[[ft.ControlEvent], None],
    on_corner: Callable[[ft.ControlEvent], None],
    corner: Slot | None = None,
    room: float = 0,
    *,
    to_save: bool,
) -> ft.Control:
    """Nought to ten; a tap saves the hand. In the corner, the hands that were not played.

    Where saving takes a tap of its own, that is in the corner once all is known. What else
    happened stands there where something did; ``room`` is how wide its words may be.
    """
    cells: list[ft.Control] = [
        keyed(
            str(choice.tricks),
            tricks_button,
            choice,
            height,
            letters,
            on_tap,
            chosen=choice.tricks == took,
        )
        for choice in choices
    ]
    if corner is not None and not to_save:
        cells.append(asked_slot(corner, room, height, on_corner))
    else:
        cells.append((save_cell if to_save else _other_button)(height, on_corner))
    lines = [cells[first : first + across] for first in range(0, len(cells), across)]
    return ft.Column(
        spacing=gap,
        controls=[
            ft.Row(
                spacing=gap,
                controls=[
                    *line,
                    *(ft.Container(expand=1) for _ in range(across - len(line))),
                ],
            )
            for line in lines
        ],
    )


@piece
def tricks_button(
    choice: TricksChoice,
    height: float,
    letters: float,
    on_tap: Callable[[ft.ControlEvent], None],
    *,
    chosen: bool,
) -> ft.Control:
    """One number of tricks; ringed when it is what was tapped before."""
    number = 22 if height > ROOMY else 18
    if choice.good is None:
        content = slab(str(choice.tricks), size=number, color=theme.PENCIL)
    else:
        tone = theme.GREEN if choice.good else theme.RED
        mark = "✓" if choice.good else "×"
        content = slab(
            str(choice.tricks),
            size=number,
            lines=2,
            align=ft.TextAlign.CENTER,
            more=[
                span(
                    f" {mark} {choice.word}" + (f"\n{choice.own}" if choice.own else ""),
                    letters,
                    tone,
                    theme.STRONG,
                ),
                *([span(f" / {choice.others}", letters, theme.INK)] if choice.others else ()),
            ],
        )
    return tap(
        ids.record_tricks(choice.tricks),
        choice.label,
        content,
        on_tap,  # always: it may be tapped before the tap on the player has been drawn
        style=FRAMED if chosen else FAINT if choice.good is None else None,
        data=choice.tricks,
        chosen=chosen or None,
        expand=1,
        height=height,
    )


def save_cell(height: float, on_tap: Callable[[ft.ControlEvent], None]) -> ft.Control:
    """What saves the hand."""
    return tap(
        ids.RECORD_SAVE,
        words.SAVE,
        plain(words.SAVE, strong=True, lines=1, color=theme.ON_ACTION),
        on_tap,
        style=SAVE,
        expand=1,
        height=height,
    )


def _other_button(height: float, on_tap: Callable[[ft.ControlEvent], None]) -> ft.Control:
    """The way to the hands that were not simply played."""
    return tap(
        ids.RECORD_OTHER,
        words.SOMETHING_ELSE,
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=2),
            content=plain(
                words.SOMETHING_ELSE, size=theme.CAPTION, lines=2, align=ft.TextAlign.CENTER
            ),
        ),
        on_tap,
        style=FAINT,
        expand=1,
        height=height,
    )
