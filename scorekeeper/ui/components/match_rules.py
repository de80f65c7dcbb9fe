"""Rules of a match changed one by one, looked over before what they would move is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.rules.spoken.page import Line
from scorekeeper.ui import ids, theme
from scorekeeper.ui.components.buttons import main_button, quiet_button
from scorekeeper.ui.components.fields import field
from scorekeeper.ui.components.leaf import flowing, heading, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.panel import trouble_line
from scorekeeper.ui.components.rules_sheet import rule_line
from scorekeeper.ui.screen import Screen
from scorekeeper.ui.words import house
from scorekeeper.ui.words import match as said


def match_rules(
    name: str,
    base_name: str,
    changes: Sequence[Line],
    unfit: Sequence[str],
    screen: Screen,
    on_name: Callable[[ft.ControlEvent], None],
    on_look: Callable[[ft.ControlEvent], None] | None,
    on_leave: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """What is changed in the rules of the match, and what they are called from then on.

    Where nothing is, or something does not fit, there is nothing to look at.
    """
    return flowing(
        [
            ft.Semantics(
                identifier=ids.HOUSE_CHANGES,
                container=True,
                content=written(
                    heading(house.changes_from(base_name)),
                    *(rule_line(change) for change in changes),
                    *(
                        [plain(house.NOTHING_CHANGED, color=theme.PENCIL)]
                        if not unfit and not changes
                        else ()
                    ),
                ),
            ),
            *([written(plain(house.FITS_NOT_YET, strong=True))] if unfit else ()),
            *(part for why in unfit for part in trouble_line(ids.HOUSE_TROUBLE, why)),
            written(field(ids.HOUSE_NAME, house.NAME, name, on_name, names=False)),
            written(
                main_button(ids.HOUSE_PLAY, said.RULES_LOOK, on_look, screen),
                quiet_button(ids.HOUSE_LEAVE, house.LEAVE, on_leave, screen, height=56),
                spacing=theme.GAP,
            ),
        ]
    )
