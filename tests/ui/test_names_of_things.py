"""What a person calls things is what every screen calls them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from scorekeeper.rules import PRESETS, ContractHand, RuleSet, Special
from scorekeeper.rules.option_guide import OPTION_GUIDE
from scorekeeper.rules.options import SansKitty
from scorekeeper.rules.special_contracts import SpecialContract
from scorekeeper.rules.terms import Terms
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.house_rules import HouseRules, TypedContract, judge
from scorekeeper.ui.reading.house_contracts import ready_made
from tests.ui.harness import Visitor, visiting

OURS = re.compile(r"\b(mis[eè]re|kitty|contractor)s?\b", re.IGNORECASE)
THEIRS = {
    "scorekeeper.misere": "nullo",
    "scorekeeper.kitty": "widow",
    "scorekeeper.contractor": "declarer",
}
TITLES = sorted((one.title for one in PRESETS.values()), key=len, reverse=True)
"""A named rule set keeps its name."""

RECORD = "/match/{id}/record"
ADDRESSES = (
    "/",
    "/new",
    "/rules",
    "/rules/read",
    "/rules/au_pagat",
    "/rules/au_5p_called",
    "/rules/us_1500_4p/deal",
    "/rules/au_pagat/edit",
    "/history",
    "/match/{id}",
    "/match/{id}/rules",
    "/match/{id}/deal",
    "/match/{id}/other-rules",
    "/match/{id}/own-rules",
    "/match/{id}/story",
    "/match/{id}/hand/1/correct",
    "/match/{id}/hand/1/story",
)
TAPPED = {
    "the list of rules": ("/new", "setup.rules"),
    "the rules of the table": ("/new", "setup.read"),
    "rules looked at": ("/rules", "rules.list.au_misere_any"),
    "the menu": ("/match/{id}", "sheet.menu"),
    "what else happens": (RECORD, "record.other"),
    "a misère stopped early": (RECORD, "record.other", "record.other.stopped_early"),
    "a contract without the kitty": (RECORD, "record.contract.8H", "record.player.1"),
    "rules that would be changed": (
        "/match/{id}/other-rules",
        "rules.preset.au_no_misere",
    ),
    "house rules looked over": (
        "/rules/au_pagat/edit",
        *("house.group.scoring", "house.option.misere_defence"),
        *("house.answer.ten_per_bidder_trick", "house.done"),
    ),
    "house rules that do not fit": (
        "/rules/au_pagat/edit",
        *("house.group.table", "house.option.kitty", "house.answer.6", "house.done"),
    ),
}


@pytest.fixture
def played(book: Scorebook) -> MatchView:
    """A match with a misère in it, at a table that notes contracts without the kitty."""
    view = book.start(
        NewMatch(
            rules=RuleSet(sans_kitty=SansKitty.FLAG_ONLY),
            preset_id="au_pagat",
            rules_name="Friday",
            players=("Ann", "Bob", "Cat", "Dan"),
        )
    )
    hand = ContractHand(side=0, contractor=0, bid=Special("M"), tricks=(1, 9), sans_kitty=True)
    return book.record(view.id, hand, hand_id="1")


def ours_in(visitor: Visitor) -> Iterator[str]:
    """Whatever the screen says in our words and not in theirs."""
    for said in visitor.everything():
        for title in TITLES:
            said = said.replace(title, "")  # noqa: PLW2901 - what is left of it
        if OURS.search(said):
            yield said


@pytest.mark.parametrize("address", ADDRESSES)
async def test_a_screen_says_what_they_say(played: MatchView, address: str) -> None:
    async with visiting(main, address=address.format(id=played.id), preferences=THEIRS) as visitor:
        await visitor.arrive()
        assert not list(ours_in(visitor))


@pytest.mark.parametrize("taps", TAPPED.values(), ids=TAPPED)
async def test_what_is_tapped_on_it_does_too(played: MatchView, taps: tuple[str, ...]) -> None:
    address, *rest = taps
    async with visiting(main, address=address.format(id=played.id), preferences=THEIRS) as visitor:
        await visitor.arrive()
        await visitor.tap(*rest)
        assert not list(ours_in(visitor))


async def test_every_page_of_house_rules_says_what_they_say(book: Scorebook) -> None:
    mine = book.save_profile("Ours", RuleSet(sans_kitty=SansKitty.FLAG_ONLY), preset_id="au_pagat")
    async with visiting(main, address=f"/rules/{mine.id}/edit", preferences=THEIRS) as visitor:
        await visitor.arrive()
        for group in ("bids", "scoring", "winning", "table"):
            await visitor.tap(f"house.group.{group}")
            assert not list(ours_in(visitor))
            for name in OPTION_GUIDE:
                if visitor.has(f"house.option.{name}"):
                    await visitor.tap(f"house.option.{name}")
                    assert not list(ours_in(visitor)), name
                    await visitor.tap("go.back")


async def test_where_rules_know_nullos_alone_so_do_their_screens(book: Scorebook) -> None:
    async with visiting(main, address="/rules/us_4p_nullo/edit") as visitor:
        await visitor.sees("house.option.special_contracts", "Nullos and other contracts")
        await visitor.tap("house.group.scoring")
        await visitor.sees("house.option.misere_defence", "Against a nullo")
    assert book.profiles() == ()


def test_a_contract_they_call_as_one_that_is_there_is_not_offered_again() -> None:
    house = HouseRules(base=RuleSet(), base_name="Australian")
    offered = [one.title for one in ready_made(house, Terms(misere="Nullo"))]
    assert offered == ["Blind Nullo 500", "Double Nullo 500", "Hi-Lo 350", "Patastrophe 750"]
    added = ready_made(house, Terms(misere="Nullo"))[0]
    assert (added.key, added.contract.name) == ("Blind Misere", "Blind Nullo")


def test_contracts_that_would_be_called_alike_keep_their_names() -> None:
    nullo = SpecialContract(code="NU", name="Nullo", value=200)
    both = RuleSet(special_contracts=(*RuleSet().special_contracts, nullo))
    terms = Terms(misere="Nullo", kitty="widow")
    assert terms.told(both) is both
    assert terms.at(both) == Terms(kitty="widow")
    assert terms.at(RuleSet()) == terms


@pytest.mark.parametrize("typed", ["Open Misère", "Open Misere"])
def test_a_contract_is_written_one_way_and_kept_another(typed: str) -> None:
    (kept,) = (one for one in RuleSet().special_contracts if one.code == "OM")
    written = TypedContract.of(kept)
    assert written.name == kept.title == "Open Misère"
    assert replace(written, name=typed).made() == kept


def test_a_contract_written_down_again_as_it_was_is_no_change() -> None:
    house = HouseRules(base=RuleSet(), base_name="Australian")
    first, second = RuleSet().special_contracts
    changed = replace(TypedContract.of(first), value="230")
    house = house.answered("special_contracts", (changed, second))
    assert house.is_changed("special_contracts")
    house = house.answered("special_contracts", (TypedContract.of(first), second))
    assert not house.is_changed("special_contracts")


def test_what_does_not_fit_names_a_contract_as_it_is_written() -> None:
    contracts = (TypedContract(code="M", name="Misère", value="250", rank="after:M"),)
    house = HouseRules(base=RuleSet(), base_name="Australian")
    (trouble,) = {why for _, why in judge(house.answered("special_contracts", contracts)).troubles}
    assert trouble.startswith("Misère cannot")
