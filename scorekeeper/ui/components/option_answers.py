"""An option of house rules, with the answers it can have and what each would mean."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import choice_line, quiet_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.components.value_table import value_table
from scorekeeper.ui.reading.house import OptionPage
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import house


def option_answers(
    page: OptionPage,
    figure: str,
    screen: Screen,
    on_answer: Callable[[ft.ControlEvent], None],
    on_figure: Callable[[ft.ControlEvent], None],
    on_put_back: Callable[[ft.ControlEvent], None],
    *,
    first: tuple[ft.Control, ...] = (),
    more: tuple[ft.Control, ...] = (),
) -> ft.Control:
    """What it decides, the answers one a line, a number of one's own, and the way back."""
    return flowing(
        [
            written(plain(page.effect, size=15, color=theme.PENCIL)),
            *(first or trouble_line(ids.HOUSE_TROUBLE, page.trouble)),
            *(
                choice_line(
                    ids.house_answer(answer.key),
                    answer.title,
                    answer.detail,
                    on_answer,
                    data=answer.answer,
                    chosen=answer.chosen,
                )
                for answer in page.answers
            ),
            *more,
            *(
                [
                    written(
                        field(
                            ids.HOUSE_FIGURE,
                            page.figure,
                            figure,
                            on_figure,
                            number=True,
                            longest=8,
                        )
                    )
                ]
                if page.figure
                else ()
            ),
            *(
                [
                    written(
                        quiet_button(
                            ids.HOUSE_PUT_BACK, house.put_back(page.was), on_put_back, screen
                        )
                    )
                ]
                if page.was
                else ()
            ),
        ]
    )


def own_values(
    cells: tuple[str, ...] | None,
    troubles: tuple[str, ...],
    screen: Screen,
    width: float,
    on_begin: Callable[[ft.ControlEvent], None],
    on_value: Callable[[ft.ControlEvent], None],
) -> tuple[ft.Control, ...]:
    """The door to a table of one's own values; once it was opened, the table."""
    return (
        choice_line(
            ids.HOUSE_OWN_VALUES,
            house.OWN_VALUES,
            house.OWN_VALUES_HOW,
            on_begin,
            chosen=cells is not None,
        ),
        *([value_table(cells, troubles, screen, width, on_value)] if cells is not None else ()),
    )
