"""A table is set for two to six: who sits where, who deals, what is brought along."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, Opening, Side
from scorekeeper.rules.options import Seating
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.components.table_picture import PLACES
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.screens import setup_acts
from tests.ui.harness import visiting

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
SMALL = (360, 640)
SITTINGS = (
    "au_pagat",
    "nz_club",
    "au_2p",
    "au_3p",
    "us_4_cutthroat_12",
    "au_5p_called",
    "au_6p_2x3",
    "au_6p_3x2",
)
"""A rule set for each way of sitting; that each of them can be chosen has a test of its own."""


def table_for(preset_id: str) -> NewTable:
    preset = PRESETS[preset_id]
    return NewTable().ruled_by(preset.rules, preset_id=preset_id, name=preset.title)


@pytest.mark.parametrize("preset_id", SITTINGS)
async def test_every_form_is_set_up_with_names_alone(book: Scorebook, preset_id: str) -> None:
    rules = PRESETS[preset_id].rules
    async with visiting(main, address="/new", size=SMALL) as visitor:
        await visitor.tap("setup.rules", f"setup.rules.{preset_id}")
        for seat, name in enumerate(NAMES[: rules.players], start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        assert not visitor.has(f"setup.player.{rules.players + 1}")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.record")
        totals = [one for one in visitor.identifiers() if one.startswith("sheet.total.")]
        await visitor.sees("sheet.total.1", "Ann", "0")
    live = book.home().live
    assert live is not None
    assert len(totals) == len(book.match(live.id).match.sides)


@pytest.mark.parametrize(
    ("preset_id", "letters"),
    [
        ("au_pagat", ("A", "B", "A", "B")),
        ("au_6p_2x3", ("A", "B", "A", "B", "A", "B")),
        ("au_6p_3x2", ("A", "B", "C", "A", "B", "C")),
        ("us_3p", ("", "", "")),
        ("us_4_cutthroat_12", ("", "", "", "")),
        ("au_5p_called", ("", "", "", "", "")),
    ],
)
async def test_a_side_has_its_letter_in_the_line_and_at_the_table(
    book: Scorebook, preset_id: str, letters: tuple[str, ...]
) -> None:
    async with visiting(main, address="/new", size=SMALL) as visitor:
        await visitor.tap("setup.rules", f"setup.rules.{preset_id}")
        for seat, letter in enumerate(letters, start=1):
            said = visitor.text(f"setup.seat.{seat}")
            assert (f"side {letter}" in said) if letter else ("side" not in said)
    assert book.home().live is None


@pytest.mark.parametrize("players", sorted(PLACES))
def test_the_seats_go_round_clockwise_from_the_near_edge(players: int) -> None:
    places = PLACES[players]
    assert (len(places), *places[0]) == (players, 0.5, 1)
    for (across, down), (next_across, next_down) in pairwise(places):
        # Seen from the middle, the next one is to the left of the one before: clockwise.
        turn = (across - 0.5) * (next_down - 0.5) - (down - 0.5) * (next_across - 0.5)
        assert turn >= 0


async def test_two_taps_swap_two_seats_and_the_deal_goes_with_the_dealer(
    book: Scorebook,
) -> None:
    async with visiting(main, address="/new", size=SMALL) as visitor:
        for seat, name in enumerate(NAMES[:4], start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.tap("setup.seat.1")
        assert visitor.says("Ann: now tap the seat to swap with.")
        await visitor.tap("setup.seat.2")
        await visitor.sees("setup.player.1", "Bob")
        await visitor.sees("setup.seat.2", "Ann", "deals first")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "Bob & Cat")
        await visitor.sees("sheet.dealer", "Ann deals, Cat bids first")
    assert book.home().live is not None


async def test_a_seat_tapped_twice_stays_as_it_was(book: Scorebook) -> None:
    async with visiting(main, address="/new", size=SMALL) as visitor:
        await visitor.type_into("setup.player.1", "Ann")
        await visitor.tap("setup.seat.1", "setup.seat.1")
        await visitor.sees("setup.player.1", "Ann")
        assert visitor.says("Drag one player onto another")
    assert book.home().live is None


def test_a_seat_dragged_onto_another_swaps_them() -> None:
    table = replace(NewTable(), names=("Ann", "Bob", "Cat", "Dan"), dealer=2)
    swapped = table.swapped(0, 3)
    assert swapped.names == ("Dan", "Bob", "Cat", "Ann")
    assert swapped.dealer == 2


async def test_somebody_known_takes_the_seat_that_was_tapped(match: MatchView) -> None:
    async with visiting(main, address="/new", size=SMALL) as visitor:
        known = visitor.text("setup.known.1").removeprefix("Seat ").split("\n", maxsplit=1)[0]
        await visitor.tap("setup.seat.3", "setup.known.1")
        await visitor.sees("setup.player.3", known)
    assert known in match.match.players


def test_names_typed_stay_while_the_rules_change() -> None:
    table = replace(table_for("au_6p_2x3"), names=NAMES)
    fewer = table.ruled_by(PRESETS["us_3p"].rules, preset_id="us_3p", name="")
    assert fewer.names == NAMES[:3]
    again = fewer.ruled_by(PRESETS["au_5p_called"].rules, preset_id="au_5p_called", name="")
    assert again.names == NAMES[:5]


async def test_a_draw_seats_everybody_and_says_what_was_drawn(
    book: Scorebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_acts, "CHANCE", Random(5))  # noqa: S311 - the same cards each time
    async with visiting(main, address="/new", size=SMALL) as visitor:
        await visitor.tap("setup.draw.seats")
        await visitor.sees("setup.trouble", "name first")
        for seat, name in enumerate(NAMES[:4], start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.tap("setup.draw.seats")
        said = await visitor.sees("setup.drawn", *NAMES[:4], "deals")
        lowest = said.removeprefix("Drawn: ").split(" ", maxsplit=1)[0]
        assert f"The lowest, {lowest}, deals" in said
        assert lowest in visitor.text("setup.player.1")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.dealer", f"{lowest} deals")
    assert book.home().live is not None


async def test_a_draw_for_the_deal_leaves_everybody_where_they_sit(
    book: Scorebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_acts, "CHANCE", Random(8))  # noqa: S311 - the same cards each time
    async with visiting(main, address="/new", size=SMALL) as visitor:
        for seat, name in enumerate(NAMES[:4], start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.tap("setup.draw.deal")
        said = await visitor.sees("setup.drawn", "deals")
        lowest = said.removeprefix("Drawn: ").split(" ", maxsplit=1)[0]
        for seat, name in enumerate(NAMES[:4], start=1):
            await visitor.sees(f"setup.player.{seat}", name)
            assert ("deals first" in visitor.text(f"setup.seat.{seat}")) == (name == lowest)
        await visitor.tap("setup.dealer.1")
        assert not visitor.has("setup.drawn")
    assert book.home().live is None


async def test_a_match_carried_on_from_paper_begins_with_its_scores(book: Scorebook) -> None:
    async with visiting(main, address="/new", size=SMALL) as visitor:
        await visitor.tap("setup.rules", "setup.rules.us_3p")
        await visitor.tap("setup.carried")
        await visitor.type_into("setup.score.1", "210")
        await visitor.type_into("setup.score.3", "−40")
        await visitor.type_into("setup.played", "6")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "210")
        await visitor.sees("sheet.total.2", " 0")
        await visitor.sees("sheet.total.3", "-40")
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.opening == Opening(scores=(210, 0, -40), hands_played=6)


@pytest.mark.parametrize(
    ("field", "typed"),
    [("setup.score.2", "12a"), ("setup.score.2", "1000000"), ("setup.played", "-1")],
)
async def test_a_score_that_is_none_is_refused_by_its_name(
    book: Scorebook, field: str, typed: str
) -> None:
    async with visiting(main, address="/new", size=SMALL) as visitor:
        await visitor.tap("setup.carried")
        await visitor.type_into(field, typed)
        await visitor.tap("setup.start")
        await visitor.sees("setup.trouble", typed)
        await visitor.sees(field, typed)
        # Folded up again, nothing is brought along.
        await visitor.tap("setup.carried", "setup.start")
        await visitor.sees("sheet.total.1", "0")
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.opening is None


FORMS = {one.rules.sides: one.id for one in PRESETS.values()}


@pytest.mark.parametrize("form", list(Seating))
async def test_the_same_table_again_keeps_the_seats_of_every_form(
    book: Scorebook, form: Seating
) -> None:
    preset = PRESETS[FORMS[form]]
    view = book.start(
        NewMatch(
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=NAMES[: preset.rules.players],
            first_dealer=1,
        )
    )
    before = view.match
    async with visiting(main) as visitor:
        await visitor.tap("home.same_table")
        await visitor.sees("setup.seat.2", "deals first" if view.sheet.dealer == 1 else "")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.record")
    live = book.home().live
    assert live is not None
    again = book.match(live.id)
    assert again.id != view.id
    assert (again.match.players, again.match.sides) == (before.players, before.sides)
    assert again.match.first_dealer == view.sheet.dealer
    rematch = book.rematch(again.id, new_id=str(uuid4())).match
    assert (rematch.players, rematch.sides) == (before.players, before.sides)


async def test_the_same_table_again_keeps_what_the_sides_call_themselves(
    book: Scorebook,
) -> None:
    preset = PRESETS["au_pagat"]
    # Partners side by side, as a match from a file may have them.
    sides = (Side(name="The girls", seats=(0, 1)), Side(name="", seats=(2, 3)))
    book.start(
        NewMatch(
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=NAMES[:4],
            sides=sides,
        )
    )
    async with visiting(main) as visitor:
        await visitor.tap("home.same_table")
        await visitor.sees("setup.seat.2", "side A")
        await visitor.type_into("setup.player.4", "Zoe")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "The girls")
        await visitor.sees("sheet.total.2", "Cat & Zoe")
    assert book.home().live is not None


async def test_a_seat_nobody_was_named_for_is_nobody_to_be_seated(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.type_into("setup.player.2", "Bob")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "Player 1")
    async with visiting(main, address="/new") as visitor:
        await visitor.sees("setup.known.1", "Bob")
        assert not visitor.has("setup.known.2")
    assert len(book.people()) == 4
