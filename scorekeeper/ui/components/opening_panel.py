"""What a match begins with that was carried on from paper, or is played with a handicap."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import choice_line
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.piece import piece
from scorekeeper.ui.words import seating


@piece
def opening_panel(
    sides: tuple[str, ...],
    scores: tuple[str, ...],
    played: str,
    on_fold: Callable[[ft.ControlEvent], None],
    on_score: Callable[[ft.ControlEvent], None],
    on_played: Callable[[ft.ControlEvent], None],
    *,
    unfolded: bool,
) -> ft.Control:
    """A line that unfolds: a score for each side, and the hands played already.

    Args:
        sides: what they are called.
        scores: as typed; those not typed yet may be left out.
        played: the number of hands, as typed.
        on_fold: unfolds it, or folds it and forgets what it holds.
        on_score: takes a side's score.
        on_played: takes the number of hands.
        unfolded: whether the lines are shown.
    """
    line = choice_line(
        ids.SETUP_CARRIED, seating.CARRIED, seating.CARRIED_HOW, on_fold, chosen=unfolded
    )
    if not unfolded:
        return line
    typed = (*scores, *[""] * len(sides))
    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            line,
            ft.Container(
                padding=ft.Padding.all(theme.GAP),
                content=ft.Column(
                    spacing=theme.GAP,
                    controls=[
                        *(
                            field(
                                ids.setup_score(number),
                                seating.score_of(side),
                                score,
                                on_score,
                                data=number - 1,
                                hint="0",
                                number=True,
                                longest=7,
                            )
                            for number, (side, score) in enumerate(
                                zip(sides, typed, strict=False), start=1
                            )
                        ),
                        field(
                            ids.SETUP_PLAYED,
                            seating.PLAYED,
                            played,
                            on_played,
                            hint="0",
                            number=True,
                            longest=4,
                        ),
                    ],
                ),
            ),
        ],
    )
