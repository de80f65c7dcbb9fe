"""How the app looks and behaves on this device."""

from __future__ import annotations

import flet as ft

from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import choice_line, sign_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.history_lines import history_lines
from scorekeeper.ui.components.other_panel import panel_title
from scorekeeper.ui.desk import use_desk
from scorekeeper.ui.hooks import data_of
from scorekeeper.ui.icons import Icons

WIDEST = 480


@ft.component
def settings() -> ft.View:
    """The look, and whether the screen stays awake."""
    desk = use_desk()
    now = desk.preferences
    page = ft.context.page
    screen = desk.screen
    body = ft.Column(
        expand=True,
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            panel_title(words.LOOK),
            *(
                choice_line(
                    ids.settings_theme(look),
                    title,
                    detail,
                    lambda event: desk.prefer("look", data_of(event)),
                    data=look,
                    chosen=look is now.look,
                )
                for look, (title, detail) in words.LOOKS.items()
            ),
            panel_title(words.DURING_A_MATCH),
            choice_line(
                ids.SETTINGS_AWAKE,
                words.AWAKE,
                words.AWAKE_HOW,
                lambda _: desk.prefer("awake", not now.awake),
                chosen=now.awake,
            ),
            choice_line(
                ids.SETTINGS_AUCTION,
                words.AUCTION,
                words.AUCTION_HOW,
                lambda _: desk.prefer("auction", not now.auction),
                chosen=now.auction,
            ),
            history_lines(),
            ft.Container(height=theme.VAST),
        ],
    )
    strip = binding(
        screen,
        title=words.SETTINGS,
        left=sign_button(
            ids.BACK,
            words.HOME,
            Icons.ARROW_BACK_ROUNDED,
            lambda: page.navigate(addresses.HOME),
        ),
    )
    return on_table(desk, addresses.SETTINGS, [Laid(pad=pad(strip, body))], widest=WIDEST)
