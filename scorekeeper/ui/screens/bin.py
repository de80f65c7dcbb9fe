"""The bin: matches that were deleted, for thirty days."""

from __future__ import annotations

import flet as ft

from scorekeeper.scorebook.views import MatchSummary
from scorekeeper.ui import addresses, ids, theme
from scorekeeper.ui.carried import carried
from scorekeeper.ui.components.buttons import quiet_button
from scorekeeper.ui.components.leaf import flowing, leaf, written
from scorekeeper.ui.components.lettering import plain
from scorekeeper.ui.components.match_line import match_line
from scorekeeper.ui.components.news import news_line
from scorekeeper.ui.desk import guarded, use_desk
from scorekeeper.ui.hearing import use_changes
from scorekeeper.ui.hooks import data_of, use_value
from scorekeeper.ui.looked import use_look
from scorekeeper.ui.reading.finding import read_summary
from scorekeeper.ui.words import finding


@ft.component
def bin_() -> ft.View:
    """Each with a way back into the history."""
    desk = use_desk()
    page = ft.context.page

    def read() -> tuple[MatchSummary, ...]:
        return desk.book.bin().matches

    seen, look, look_later = use_look(read, tuple[MatchSummary, ...])
    matches = seen.found
    said, say = use_value(lambda: carried(page))
    use_changes(desk.book, look_later)
    trouble, complain = use_value(str)

    def put_back(event: ft.ControlEvent) -> None:
        one = next(one for one in matches if one.id == data_of(event))
        desk.book.take_out_of_bin(one.id)
        look()
        complain("")
        say(finding.was_put_back(one.side_names))

    screen = desk.screen
    lines = [
        ft.Container(
            border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
            content=ft.Column(
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    match_line(ids.bin_match(number), read_summary(one)),
                    written(
                        quiet_button(
                            ids.bin_restore(number),
                            finding.PUT_BACK,
                            guarded(put_back, complain),
                            screen,
                            label=finding.put_back(one.side_names),
                            data=one.id,
                        )
                    ),
                ],
            ),
        )
        for number, one in enumerate(matches, start=1)
    ]
    how = finding.BIN_HOW if matches or seen.trouble else finding.BIN_EMPTY
    news = news_line(said, trouble or seen.trouble)
    body = flowing([news, written(plain(how, color=theme.PENCIL)), *lines])
    return leaf(
        desk,
        addresses.BIN,
        finding.BIN,
        body,
        lambda: page.navigate(addresses.HISTORY),
        back_to=finding.HISTORY,
    )
