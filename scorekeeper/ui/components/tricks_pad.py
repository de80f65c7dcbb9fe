"""The tricks taken, each number with the points it would give before it is tapped."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme, words
from scorekeeper.ui.components.contract_grid import ROOMY
from scorekeeper.ui.components.lettering import body_style, plain, sans_style, slab_style
from scorekeeper.ui.components.tap import FAINT, SLIP, tap
from scorekeeper.ui.piece import keyed, piece
from scorekeeper.ui.reading.shown import TricksChoice


@piece
def tricks_pad(
    choices: tuple[TricksChoice, ...],
    across: int,
    height: float,
    on_tap: Callable[[ft.ControlEvent], None],
    on_other: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """Nought to ten; a tap saves the hand. In the corner, the hands that were not played."""
    cells: list[ft.Control] = [
        keyed(str(choice.tricks), tricks_button, choice, height, on_tap) for choice in choices
    ]
    cells.append(_other_button(height, on_other))
    lines = [cells[first : first + across] for first in range(0, len(cells), across)]
    return ft.Column(
        spacing=theme.HAIR,
        controls=[
            ft.Row(
                spacing=theme.HAIR,
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
    choice: TricksChoice, height: float, on_tap: Callable[[ft.ControlEvent], None]
) -> ft.Control:
    """One number of tricks."""
    known = choice.good is not None
    tone = theme.PENCIL if not known else theme.GREEN if choice.good else theme.RED
    number, small = (22, 15) if height > ROOMY else (18, 14)
    spans = [
        ft.TextSpan(
            str(choice.tricks), style=slab_style(number, theme.INK if known else theme.PENCIL)
        )
    ]
    rows: list[ft.Control] = []
    if known:
        mark = "✓" if choice.good else "×"
        spans.append(ft.TextSpan(f" {mark} {choice.word}", style=sans_style(small, tone)))
        rows.append(
            ft.Text(
                spans=[
                    ft.TextSpan(choice.own, style=sans_style(small, tone)),
                    ft.TextSpan(f" / {choice.others}", style=body_style(small, theme.INK)),
                ],
                max_lines=1,
                text_align=ft.TextAlign.CENTER,
            )
        )
    return tap(
        ids.record_tricks(choice.tricks),
        choice.label,
        ft.Column(
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[ft.Text(spans=spans, max_lines=1), *rows],
        ),
        on_tap,  # always: it may be tapped before the tap on the player has been drawn
        style=SLIP if known else FAINT,
        data=choice.tricks,
        expand=1,
        height=height,
    )


def _other_button(height: float, on_tap: Callable[[ft.ControlEvent], None]) -> ft.Control:
    """The way to the hands that were not simply played."""
    return tap(
        ids.RECORD_OTHER,
        words.SOMETHING_ELSE,
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.SMALL),
            content=plain(words.SOMETHING_ELSE, size=14, lines=2, align=ft.TextAlign.CENTER),
        ),
        on_tap,
        style=FAINT,
        expand=1,
        height=height,
    )
