from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import PRESETS, Preset, preset
from scorekeeper.rules.deal import deal_of
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.reading.deal import read_deal
from tests.ui.harness import visiting

PHONE = (360, 640)
EVERY = pytest.mark.parametrize("one", PRESETS.values(), ids=lambda one: one.id)


async def test_the_rules_of_a_match_are_in_its_menu(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.rules_page")
        await visitor.sees("rules.name", "Australian, four players")
        assert "8: ♠ 240, ♣ 260, ♦ 280, ♥ 300, NT 320" in visitor.text("rules.values")
        assert "7NT 220, Misère 250, 8♠ 240" in visitor.text("rules.order")
        assert "to reach 500 or more" in visitor.text("rules.part.ending")
        assert "500 Rulebook" in visitor.text("rules.part.scoring")
        assert not visitor.has("rules.part.changes")
        await visitor.tap("rules.deal")
        await visitor.sees("deal.pack", "Spades: A K Q J 10 9 8 7 6 5, without 4 3 2")
        await visitor.sees("deal.rounds", "4 each, 1 to the kitty")
        await visitor.tap("go.back")
        await visitor.sees("sheet.total.1")


async def test_the_rules_page_leads_to_changing_them(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}/rules", size=PHONE) as visitor:
        await visitor.tap("rules.change")
        await visitor.sees("rules.preset.au_no_misere")


async def test_house_rules_say_what_they_change(book: Scorebook) -> None:
    rules = replace(preset("au_pagat").rules, defence_cap=470)
    match = book.start(
        NewMatch(rules=rules, preset_id="au_pagat", rules_name="Ours", players=tuple("ABCD"))
    )
    async with visiting(main, address=f"/match/{match.id}/rules", size=(1280, 800)) as visitor:
        await visitor.sees("rules.name", "Ours")
        await visitor.sees("rules.part.changes", "Different from: Australian", "than: 470")


async def test_rules_changed_midway_are_both_shown(match: MatchView, book: Scorebook) -> None:
    other = preset("au_no_misere")
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        await visitor.tap("sheet.record", "record.contract.8H", "record.player.1")
        await visitor.tap("record.tricks.8")
        await visitor.sees("sheet.hand.1")
    book.change_rules(
        match.id, other.rules, preset_id=other.id, rules_name=other.title, from_here=True
    )
    async with visiting(main, address=f"/match/{match.id}/rules", size=PHONE) as visitor:
        await visitor.sees("rules.name", "From hand 2", "no misère")
        await visitor.tap("rules.period.2")
        await visitor.sees("rules.name", "Hand 1", "Australian, four players")
        assert "Misère 250" in visitor.text("rules.values")
        await visitor.tap("rules.period.1")
        await visitor.sees("rules.name", "From hand 2")


async def test_it_is_saved_to_be_printed(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}/rules", size=PHONE) as visitor:
        await visitor.tap("rules.print")
        await visitor.until(lambda: "save_file" in visitor.asked, "the page being saved")
        await visitor.sees("rules.said", "print it")


FORMS = ("au_2p", "au_3p", "au_pagat", "us_4_cutthroat_12", "us_5p_two_partners", "au_6p_2x3")


@pytest.mark.parametrize(
    ("size", "presets"),
    [(PHONE, tuple(PRESETS)), ((740, 360), FORMS), ((1280, 800), FORMS)],
)
async def test_every_rule_set_has_a_page(size: tuple[int, int], presets: tuple[str, ...]) -> None:
    async with visiting(main, address="/rules/au_pagat", size=size) as visitor:
        for one in map(preset, presets):
            await visitor.go(f"/rules/{one.id}")
            await visitor.sees("rules.name", one.title, one.difference)
            eight = one.rules.value_of(one.rules.parse("8H"))
            assert f"♥ {eight}," in visitor.text("rules.values").split("8: ")[1]
            if one.rules.target is not None:
                assert str(one.rules.target) in visitor.text("rules.part.ending")


@pytest.mark.parametrize("preset_id", FORMS)
async def test_every_form_is_dealt(preset_id: str) -> None:
    one = preset(preset_id)
    async with visiting(main, address=f"/rules/{one.id}/deal", size=(740, 360)) as visitor:
        await visitor.sees("deal.pack", f"{one.rules.pack} cards")
        await visitor.tap("go.back")
        await visitor.sees("rules.name", one.title)


async def test_house_rules_kept_under_a_name_have_one_too(book: Scorebook) -> None:
    rules = replace(preset("au_pagat").rules, target=700)
    kept = book.save_profile("Friday", rules, preset_id="au_pagat")
    async with visiting(main, address=f"/rules/{kept.id}", size=PHONE) as visitor:
        await visitor.sees("rules.name", "Friday")
        await visitor.sees("rules.part.changes", "Points to win: 700", "Instead of: 500")


@pytest.mark.parametrize("address", ["/rules/nobody", "/rules/nobody/deal", "/match/x/rules"])
async def test_an_address_without_rules_shows_a_way_home(address: str) -> None:
    async with visiting(main, address=address) as visitor:
        await visitor.sees("lost.home")


@EVERY
def test_the_card_shows_every_card_once(one: Preset) -> None:
    card = read_deal(one.rules)
    shown = sum(len(suit.kept) for suit in card.suits)
    assert shown + deal_of(one.rules).jokers == one.rules.pack
    assert len(card.rounds) == 3


async def test_the_rules_are_read_before_the_match_starts(book: Scorebook) -> None:
    async with visiting(main, address="/new", size=PHONE) as visitor:
        await visitor.type_into("setup.player.1", "Ann")
        await visitor.tap("setup.rules", "setup.rules.us_3p", "setup.read")
        assert "American, three players" in visitor.text("rules.name")
        assert "33 cards" in visitor.text("deal.pack")
        assert "A player at -500 or below" in visitor.text("rules.part.ending")
        await visitor.tap("go.back")
        assert visitor.text("setup.player.1").endswith("Ann")
    assert book.home().last is None
