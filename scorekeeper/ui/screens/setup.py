"""New match: the rules, who sits where, who deals first. Nothing is kept until it starts."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import flet as ft

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.presets import DEFAULT_PRESET, PRESETS
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.new_match import NewMatch
from scorekeeper.ui import addresses, ids, theme, words
from scorekeeper.ui.components.buttons import main_button, sign_button
from scorekeeper.ui.components.frame import Laid, binding, on_table, pad
from scorekeeper.ui.components.known_people import known_people
from scorekeeper.ui.components.lettering import plain, slab
from scorekeeper.ui.components.other_panel import trouble_line
from scorekeeper.ui.components.rules_choice import rules_choice
from scorekeeper.ui.components.seat_line import seat_line
from scorekeeper.ui.components.tap import tap
from scorekeeper.ui.desk import guarded, use_desk
from scorekeeper.ui.hooks import data_of, text_of, use_latest, use_value
from scorekeeper.ui.reading.rules import offered_rules, seats_of_sides
from scorekeeper.ui.reading.shown import RulesChoice
from scorekeeper.ui.screen import LARGE_TEXT
from scorekeeper.ui.styles import CHOICE

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook

_log = logging.getLogger(__name__)

WIDEST = 560
KNOWN = 12
"""So many of the people who have played are offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A match as far as it is set up.

    Attributes:
        match_id: its uuid, chosen now so that starting it twice starts it once.
        choosing: the list of rules is up.
        known: people who have played before, the last seated first.
        standing: names that rules for fewer players left without a seat.
    """

    match_id: str = field(default_factory=lambda: str(uuid4()))
    rules: RuleSet = DEFAULT_PRESET.rules
    preset_id: str | None = DEFAULT_PRESET.id
    rules_name: str = DEFAULT_PRESET.title
    names: tuple[str, ...] = ("",) * DEFAULT_PRESET.rules.players
    dealer: int = 0
    choosing: bool = False
    trouble: str = ""
    known: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()

    def ruled_by(self, rules: RuleSet, *, preset_id: str | None, name: str) -> Table:
        """The table under other rules, with as many seats as they are for."""
        seats = rules.players
        people = (*self.names, *self.standing)
        return replace(
            self,
            rules=rules,
            preset_id=preset_id,
            rules_name=name,
            names=(*people[:seats], *[""] * (seats - len(people))),
            standing=people[seats:],
            dealer=self.dealer if self.dealer < seats else 0,
            choosing=False,
            trouble="",
        )

    @property
    def players(self) -> tuple[str, ...]:
        """The names, an empty seat called by its number."""
        return tuple(
            name.strip() or words.player(seat) for seat, name in enumerate(self.names, start=1)
        )


def lay(book: Scorebook, *, again: bool) -> Table:
    """Set the table: for the same people and rules as last time, the deal moved on, or anew."""
    try:
        known = tuple(person.name for person in book.people()[:KNOWN])
        last = book.home().last
        if last is None:
            return Table(known=known)
        before = book.match(last.id)
    except ScorekeeperError:
        _log.exception("the last match cannot be read")
        return Table()
    rules = Table(
        known=known,
        rules=before.match.rules,
        preset_id=before.preset_id,
        rules_name=before.rules_name,
        names=("",) * before.match.rules.players,
    )
    if not again:
        return rules
    return replace(rules, names=before.match.players, dealer=before.sheet.dealer)


@ft.component
def setup() -> ft.View:
    """The pad's first page."""
    desk = use_desk()
    page = ft.context.page
    screen = desk.screen
    again = "again" in (page.route or "")
    table, set_table = use_value(lambda: lay(desk.book, again=again))
    current = use_latest(table)

    def change(**what: Any) -> None:  # noqa: ANN401 - each part has its own type
        set_table(lambda before: replace(before, **{"trouble": "", **what}))

    def named(event: ft.ControlEvent) -> None:
        seat, name = data_of(event), text_of(event)
        set_table(lambda before: replace(before, names=_put(before.names, seat, name), trouble=""))

    def seated(event: ft.ControlEvent) -> None:
        name = data_of(event)
        names = current.current.names
        empty = next((seat for seat, there in enumerate(names) if not there.strip()), None)
        if empty is not None:
            change(names=_put(names, empty, name))

    def ruled(event: ft.ControlEvent) -> None:
        chosen = PRESETS[data_of(event)]
        set_table(
            lambda before: before.ruled_by(chosen.rules, preset_id=chosen.id, name=chosen.title)
        )

    def start(_: object = None) -> None:
        laid = current.current
        view = desk.book.start(
            NewMatch(
                rules=laid.rules,
                preset_id=laid.preset_id,
                rules_name=laid.rules_name,
                players=laid.players,
                first_dealer=laid.dealer,
                match_id=laid.match_id,
            )
        )
        page.navigate(addresses.match(view.id))

    on_name = ft.use_callback(named, [])
    on_dealer = ft.use_callback(lambda event: change(dealer=data_of(event)), [])
    on_known = ft.use_callback(seated, [])
    on_rules = ft.use_callback(ruled, [])
    on_choosing = ft.use_callback(lambda _: change(choosing=True), [])
    on_chosen = ft.use_callback(lambda _: change(choosing=False), [])
    on_start = ft.use_callback(guarded(start, lambda why: change(trouble=why)), [])
    if table.choosing:
        body: ft.Control = rules_choice(
            tuple(
                RulesChoice(preset_id=one.id, title=one.title, detail=one.difference)
                for one in offered_rules()
            ),
            table.preset_id or "",
            screen,
            on_rules,
            on_chosen,
        )
    else:
        letters = seats_of_sides(table.rules)
        cramped = screen.text >= LARGE_TEXT and not screen.large
        foot = ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
            border=ft.Border(top=ft.BorderSide(1, theme.PENCIL)),
            content=ft.Row(
                controls=[main_button(ids.SETUP_START, words.START, on_start, screen, expand=1)]
            ),
        )
        seats = [
            seat_line(
                seat + 1,
                name,
                letters[seat],
                screen,
                on_name,
                on_dealer,
                on_start,
                deals=seat == table.dealer,
            )
            for seat, name in enumerate(table.names)
        ]
        if screen.low and screen.wide:
            seats = _in_twos(seats)
        offered = tuple(name for name in table.known if name not in table.names)
        body = ft.Column(
            spacing=0,
            expand=True,
            controls=[
                ft.Column(
                    expand=True,
                    spacing=0,
                    scroll=ft.ScrollMode.AUTO,
                    controls=[
                        _rules_line(table.rules_name, on_choosing),
                        ft.Container(
                            padding=ft.Padding.all(theme.GAP),
                            content=ft.Column(
                                spacing=theme.GAP,
                                controls=[
                                    plain(words.SEATS_HOW, size=15, color=theme.PENCIL),
                                    *seats,
                                    *(
                                        [known_people(offered, screen, on_known)]
                                        if offered and not all(table.names)
                                        else ()
                                    ),
                                ],
                            ),
                        ),
                        *trouble_line(ids.SETUP_TROUBLE, table.trouble),
                        *((foot,) if cramped else ()),
                    ],
                ),
                *(() if cramped else (foot,)),
            ],
        )
    strip = binding(
        screen,
        title=words.NEW_MATCH,
        left=sign_button(
            ids.BACK,
            words.HOME,
            ft.Icons.ARROW_BACK_ROUNDED,
            lambda: page.navigate(addresses.HOME),
        ),
    )
    return on_table(desk, addresses.NEW, [Laid(pad=pad(strip, body))], widest=WIDEST)


def _in_twos(seats: list[ft.Control]) -> list[ft.Control]:
    """The seats two by two, on a phone lying down."""
    pairs = (seats[first : first + 2] for first in range(0, len(seats), 2))
    return [
        ft.Row(
            spacing=theme.WIDE,
            controls=[ft.Container(expand=1, content=seat) for seat in pair],
        )
        for pair in pairs
    ]


def _put(names: tuple[str, ...], seat: int, name: str) -> tuple[str, ...]:
    return (*names[:seat], name, *names[seat + 1 :])


def _rules_line(name: str, on_tap: Callable[[ft.ControlEvent], None]) -> ft.Control:
    """The rules the match will be played by; a tap changes them."""
    return ft.Container(
        border=ft.Border(bottom=ft.BorderSide(1, theme.RULE)),
        content=tap(
            ids.SETUP_RULES,
            words.rules_label(name),
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SMALL),
                content=ft.Row(
                    controls=[
                        ft.Column(
                            expand=True,
                            spacing=0,
                            controls=[
                                plain(words.RULES, size=theme.CAPTION, color=theme.PENCIL),
                                slab(name, size=theme.LEAD, lines=2),
                            ],
                        ),
                        plain(words.CHANGE, strong=True),
                    ]
                ),
            ),
            on_tap,
            style=CHOICE,
            height=None,
        ),
    )
