"""House rules looked over before they are kept: their name, and what differs in them."""

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


def house_review(
    name: str,
    base_name: str,
    changes: Sequence[Line],
    unfit: Sequence[str],
    trouble: str,
    screen: Screen,
    on_name: Callable[[ft.ControlEvent], None],
    on_save: Callable[[ft.ControlEvent], None],
    on_keep_both: Callable[[ft.ControlEvent], None] | None,
    on_play: Callable[[ft.ControlEvent], None] | None,
    on_leave: Callable[[ft.ControlEvent], None],
) -> ft.Control:
    """The name and the button that keeps them; below, what differs from the rules they are from.

    What is unfit says why they cannot be played by yet. Only where a match is being set up can
    they be played by without being kept, and only where somebody else has changed them meanwhile
    can they be kept beside those.
    """
    fits = not unfit
    more = [
        quiet_button(identifier, text, act, screen, height=56)
        for identifier, text, act in (
            (ids.HOUSE_KEEP_BOTH, house.KEEP_BOTH, on_keep_both),
            (ids.HOUSE_PLAY, house.PLAY, on_play if fits else None),
            (ids.HOUSE_LEAVE, house.LEAVE, on_leave),
        )
        if act is not None
    ]
    return flowing(
        [
            written(
                field(ids.HOUSE_NAME, house.NAME, name, on_name, names=False),
                plain(house.NAME_LONG, size=15, color=theme.PENCIL),
            ),
            *trouble_line(ids.HOUSE_TROUBLE, trouble),
            *([written(plain(house.FITS_NOT_YET, strong=True))] if unfit else ()),
            *(part for why in unfit for part in trouble_line(ids.HOUSE_TROUBLE, why)),
            written(
                main_button(
                    ids.HOUSE_SAVE,
                    house.SAVE_AND_PLAY if on_play else house.SAVE,
                    on_save if fits else None,
                    screen,
                ),
                *more,
                spacing=theme.GAP,
            ),
            ft.Semantics(
                identifier=ids.HOUSE_CHANGES,
                container=True,
                content=written(
                    heading(house.changes_from(base_name)),
                    *(rule_line(change) for change in changes),
                    *(
                        [plain(house.NOTHING_CHANGED, color=theme.PENCIL)]
                        if fits and not changes
                        else ()
                    ),
                ),
            ),
        ]
    )
