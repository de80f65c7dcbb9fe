"""The rules of a new match: every named rule set can be chosen, and seats as many as it is for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import PRESETS, Confidence, RuleSet
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting


@pytest.mark.parametrize("preset_id", PRESETS)
async def test_a_match_is_started_by_any_named_rules(book: Scorebook, preset_id: str) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", f"setup.rules.{preset_id}", "setup.start")
        await visitor.sees("sheet.total.1")
    live = book.home().live
    assert live is not None
    match = book.match(live.id)
    assert match.preset_id == preset_id
    assert match.match.rules == PRESETS[preset_id].rules


@pytest.mark.usefixtures("book")
async def test_the_list_is_shortened_to_some_number_of_players() -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules")
        for number in range(2, 7):
            await visitor.tap(f"rules.players.{number}")
            shown = {one for one in visitor.identifiers() if one.startswith("setup.rules.")}
            assert shown == {
                f"setup.rules.{one.id}" for one in PRESETS.values() if one.rules.players == number
            }
        await visitor.tap("rules.players.all")
        assert all(visitor.has(f"setup.rules.{preset_id}") for preset_id in PRESETS)
        await visitor.tap("go.back")
        await visitor.sees("setup.player.4")


@pytest.mark.usefixtures("book")
async def test_rules_that_are_less_sure_say_so() -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules")
        for one in PRESETS.values():
            said = visitor.text(f"setup.rules.{one.id}")
            assert one.difference.replace("−", "-") in said
            assert ("Told by players" in said) == (one.confidence is Confidence.MEDIUM)
            assert ("Not certain" in said) == (one.confidence is Confidence.LOW)
        assert "✓" in "".join(visitor.drawn("setup.rules.au_pagat"))


@pytest.mark.usefixtures("match")
async def test_the_rules_played_by_last_and_the_tables_own_come_first(book: Scorebook) -> None:
    ours = replace(RuleSet(), target=1000, defence_cap=490)
    friday = book.save_profile("Friday club", ours, preset_id="au_pagat")
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules")
        choices = [one for one in visitor.identifiers() if one.startswith("setup.rules.")]
        assert choices[:2] == ["setup.rules.last", f"setup.rules.{friday.id}"]
        await visitor.sees(f"setup.rules.{friday.id}", "Friday club", "with 2 changes")
        await visitor.tap(f"setup.rules.{friday.id}", "setup.start")
        await visitor.sees("sheet.total.1")
    live = book.home().live
    assert live is not None
    started = book.match(live.id)
    assert (started.match.rules, started.rules_name) == (ours, "Friday club")
    assert started.preset_id == "au_pagat"


async def test_new_matches_begin_with_the_rules_the_table_agreed_on(
    book: Scorebook, match: MatchView
) -> None:
    friday = book.save_profile("Friday club", RuleSet(target=1000))
    book.set_default_rules(friday.id)
    async with visiting(main, address="/new") as visitor:
        await visitor.sees("setup.rules", "Friday club")
    async with visiting(main, address="/new?again=1") as visitor:
        # The same table again keeps its own rules.
        await visitor.sees("setup.rules", match.rules_name)
    book.set_default_rules("us_3p")
    async with visiting(main, address="/new") as visitor:
        await visitor.sees("setup.rules", PRESETS["us_3p"].title)
        assert not visitor.has("setup.player.4")


async def test_a_match_goes_on_by_the_tables_own_rules(book: Scorebook, match: MatchView) -> None:
    friday = book.save_profile("Friday club", RuleSet(target=1000), preset_id="au_pagat")
    three = book.save_profile("For three", PRESETS["us_3p"].rules)
    async with visiting(main, address=f"/match/{match.id}/other-rules") as visitor:
        assert not visitor.has(f"rules.preset.{three.id}")
        await visitor.tap(f"rules.preset.{friday.id}", "hand.confirm")
        await visitor.sees("sheet.total.1")
    after = book.match(match.id)
    assert (after.match.rules, after.rules_name) == (friday.rules, "Friday club")


async def test_other_rules_seat_as_many_as_they_are_for(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        for seat, name in enumerate(("Ann", "Bob", "Cat", "Dan"), start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.tap("setup.dealer.4", "setup.rules", "setup.rules.us_3p")
        assert not visitor.has("setup.player.4")
        await visitor.tap("setup.rules", "setup.rules.us_6p_3x2")
        await visitor.sees("setup.player.4", "Dan")
        await visitor.sees("setup.player.6")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "Ann & Dan")
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.first_dealer == 0


async def test_what_was_played_last_is_told_by_what_is_different_about_it(
    book: Scorebook, match: MatchView
) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules")
        said = await visitor.sees(
            "setup.rules.last", match.rules_name, "only a made contract wins"
        )
        assert "The same as" not in said
        assert visitor.says("Last used")
        assert not visitor.says("Your own")
    ours = book.save_profile("Friday club", RuleSet(), preset_id="au_pagat")
    book.change_rules(match.id, RuleSet(target=700), preset_id="au_pagat", rules_name="Ours")
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules")
        await visitor.sees("setup.rules.last", "Ours", "with 1 change")
        await visitor.sees(f"setup.rules.{ours.id}", "The same as Australian, four players")
        assert visitor.says("Your own")
        assert visitor.says("How many play?")
