"""A phone lying down: the whole entry in sight, and the sheet beside it whole."""

from __future__ import annotations

from dataclasses import replace
from uuid import uuid4

import flet as ft
import pytest

from scorekeeper.rules import PRESETS, Opening, PassedIn, RuleSet
from scorekeeper.rules.options import SansKitty
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui import ids, theme
from scorekeeper.ui.app import main
from scorekeeper.ui.components.frame import title_size
from scorekeeper.ui.reading.rules import contract_rows, special_choices
from scorekeeper.ui.screen import Screen
from tests.ui.harness import Visitor, visiting

SIZE = (740, 360)
EDGE = 2
PEOPLE = ("Bartholomew", "Anne-Elizabeth", "Christopher", "Maximiliane", "Theodora", "Wilhelmina")

FORMS = ("au_2p", "us_3p", "au_pagat", "au_blind", "mn_45", "au_5p_called", "us_5p_named")
"""Rule sets that differ in how many contracts, special ones and lines of players they have."""


def start(
    book: Scorebook,
    rules: RuleSet,
    scores: tuple[int, ...] | None = None,
    players: tuple[str, ...] = PEOPLE,
) -> MatchView:
    return book.start(
        NewMatch(
            rules=rules,
            preset_id=None,
            rules_name="Ours",
            players=players[: rules.players],
            opening=Opening(scores=scores) if scores else None,
        )
    )


@pytest.mark.parametrize(
    ("size", "text", "columns", "wide"),
    [
        ((740, 360), 1.0, True, True),
        ((640, 360), 1.0, True, False),
        ((568, 320), 1.0, True, False),
        ((640, 360), 1.5, False, False),
        ((360, 640), 1.0, False, False),
        ((768, 1024), 1.0, False, True),
    ],
)
def test_the_entry_lies_in_two_columns_where_they_fit(
    size: tuple[int, int], text: float, *, columns: bool, wide: bool
) -> None:
    screen = Screen(width=size[0], height=size[1], text=text)
    assert (screen.columns, screen.wide) == (columns, wide)


@pytest.mark.parametrize("preset_id", FORMS)
async def test_every_contract_is_wide_enough_for_a_finger_and_in_sight(
    book: Scorebook, preset_id: str
) -> None:
    rules = PRESETS[preset_id].rules
    view = start(book, rules)
    choices = [one for row in contract_rows(rules) for one in row] + [*special_choices(rules)]
    async with visiting(main, address=f"/match/{view.id}/record", size=SIZE) as visitor:
        width, lines = _contracts(visitor)
        for choice in choices:
            row = _row(visitor, ids.record_contract(choice.code))
            cells = len(row.controls)
            assert (width - (cells - 1) * row.spacing) / cells >= theme.TARGET, choice.title
    high = lines * theme.TARGET + (lines - 1) * row.spacing + 2 * EDGE
    assert high <= SIZE[1]


async def test_a_contract_without_the_kitty_stands_beside_the_special_ones(
    book: Scorebook,
) -> None:
    rules = replace(PRESETS["au_pagat"].rules, sans_kitty=SansKitty.FLAG_ONLY)
    view = start(book, rules)
    async with visiting(main, address=f"/match/{view.id}/record", size=SIZE) as visitor:
        row = _row(visitor, ids.RECORD_SANS_KITTY)
        for code in ("M", "OM"):
            assert visitor.within(row, ids.record_contract(code))


async def test_two_lines_of_players_leave_the_tricks_room_for_their_points(
    book: Scorebook,
) -> None:
    view = start(book, PRESETS["au_5p_called"].rules)
    async with visiting(main, address=f"/match/{view.id}/record", size=SIZE) as visitor:
        assert len(_row(visitor, ids.record_tricks(0)).controls) == 2
        names = visitor.drawn(ids.record_partner(2)) + visitor.drawn(ids.record_player(4))
        assert names == ["+ Anne-Elizabeth", "Maximil-\niane"]


async def test_what_three_sides_may_hope_for_is_drawn_where_all_of_it_has_room(
    book: Scorebook,
) -> None:
    fresh = start(book, PRESETS["au_3p"].rules)
    late = start(book, PRESETS["au_3p"].rules, scores=(440, 460, 400))
    async with visiting(main, address=f"/match/{fresh.id}", size=SIZE) as visitor:
        assert visitor.drawn(ids.sheet_total(1)) == ["Bartholo.", "0"]
        assert "Open Misère" in visitor.text(ids.SHEET_STATUS)
        await visitor.go(f"/match/{late.id}")
        await visitor.sees(ids.sheet_total(1), "440")
        assert visitor.drawn(ids.sheet_total(1)) == ["Bartholo.", "440", "6♣ or better wins"]


async def test_a_sheet_with_more_to_say_than_there_is_room_for_flows(book: Scorebook) -> None:
    clocked, plain = (start(book, PRESETS[one].rules) for one in ("nz_club", "au_pagat"))
    for view in (clocked, plain):
        book.record(view.id, PassedIn(), hand_id=str(uuid4()))
    async with visiting(main, address=f"/match/{clocked.id}", size=SIZE) as visitor:
        assert _flows(visitor)
        await visitor.go(f"/match/{plain.id}")
        await visitor.sees(ids.sheet_hand(1))
        assert not _flows(visitor)


def test_a_title_has_a_third_line_on_the_short_strip_of_the_sheet() -> None:
    screen = Screen(width=SIZE[0], height=SIZE[1])
    assert title_size("Australian, six players, two sides of three", 118, screen) == (12, 3)
    assert title_size("Australian, four players", 118, screen) == (15, 2)


async def test_who_deals_stands_on_the_binding(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}", size=SIZE) as visitor:
        assert visitor.text("sheet.dealer") == "Ann deals, Bob bids first"
        assert not visitor.says("Australian, four players")


async def test_who_deals_stands_below_the_totals_where_the_binding_is_too_short(
    book: Scorebook,
) -> None:
    players = ("Bartholomew-Montgomery", "Wilhelmina-Alexandra", "Cat", "Dan")
    match = start(book, PRESETS["au_pagat"].rules, players=players)
    async with visiting(main, address=f"/match/{match.id}", size=SIZE) as visitor:
        assert visitor.text("sheet.dealer").startswith("Bartholomew-Montgomery deals")
        assert visitor.says("Ours")


async def test_totals_are_heard_again_but_not_drawn_again(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}", size=SIZE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        await visitor.sees("sheet.news", "8♥ Ann, 8 tricks.", "Ann & Cat 300, Bob & Dan 20.")
        [drawn] = [one for one in visitor.inside("sheet.news") if isinstance(one, ft.Text)]
        assert drawn.semantics_label == "Hand 1: 8♥ Ann, 8 tricks."


async def test_who_dealt_a_hand_passed_in_is_named_where_there_is_little_room(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, PassedIn(), hand_id=str(uuid4()))
    async with visiting(main, address=f"/match/{match.id}", size=SIZE) as visitor:
        assert any("Ann dealt" in one for one in visitor.everything())
        await visitor.resize(1280, 800)
        assert any("Dealt by Ann" in one for one in visitor.everything())


def _contracts(visitor: Visitor) -> tuple[float, int]:
    """How wide the contracts are, and how many lines there are in their column."""
    holding = [
        one
        for one in visitor.all_of(ft.Container)
        if one.width and visitor.within(one, ids.record_contract("7S"))
    ]
    column = holding[-1]
    inside = [name for name in visitor.identifiers() if visitor.within(column, name)]
    lines = {id(_row(visitor, name)) for name in inside}
    return float(column.width or 0), len(lines)


def _row(visitor: Visitor, identifier: str) -> ft.Row:
    return [row for row in visitor.all_of(ft.Row) if visitor.within(row, identifier)][-1]


def _flows(visitor: Visitor) -> bool:
    return any(
        one.scroll is not None and visitor.within(one, ids.SHEET_DEALER)
        for one in visitor.all_of(ft.Column)
    )


@pytest.mark.parametrize("size", [SIZE, (360, 640)])
async def test_how_a_hand_may_end_the_match_is_never_cut_short(
    book: Scorebook, size: tuple[int, int]
) -> None:
    view = start(book, PRESETS["au_pagat"].rules)
    async with visiting(main, address=f"/match/{view.id}/record", size=size) as visitor:
        await visitor.tap("record.contract.10NT", "record.player.2")
        (drawn,) = visitor.drawn(ids.RECORD_PREVIEW)
        assert drawn.startswith("Making it wins the match")
        # The worth of it, which the tricks show as well, is left to the ear.
        assert "made +520" in (visitor.find(ids.RECORD_PREVIEW).label or "")
        await visitor.tap("record.contract.6S")
        assert visitor.drawn(ids.RECORD_PREVIEW)[0].startswith("6♠ by Anne-Elizabeth: made +40")
