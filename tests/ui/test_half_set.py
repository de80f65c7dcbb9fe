"""A table half set: its pages have addresses, and nothing that was done is lost on the way."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scorekeeper.rules import PRESETS, RuleSet, Side
from scorekeeper.rules.cutting import cut
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.half_made import KEPT as HOUSE
from scorekeeper.ui.half_set import KEPT, body_of, table_from
from scorekeeper.ui.house_rules import HouseRules
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.screens.house_editing import Editing, at_place, place_of
from scorekeeper.ui.words import options
from scorekeeper.ui.words.house import CONTRACT_PARTS
from tests.ui.harness import Visitor, visiting

NAMES = ("Ann", "Bob", "Cat", "Dan")


async def sit_down(visitor: Visitor) -> None:
    for seat, name in enumerate(NAMES, start=1):
        await visitor.type_into(f"setup.player.{seat}", name)


async def kept(visitor: Visitor, book: Scorebook, *words: str) -> None:
    await visitor.until(
        lambda: all(word in str(book.recall(KEPT)) for word in words), f"{words} to be kept"
    )


@pytest.mark.usefixtures("book")
async def test_the_browser_goes_back_and_forward_through_the_pages() -> None:
    async with visiting(main, address="/new") as visitor:
        await sit_down(visitor)
        await visitor.tap("setup.dealer.3", "setup.rules")
        await visitor.at("/new/rules")
        await visitor.tap("setup.house", "house.option.special_contracts", "house.contract.1")
        await visitor.at("/new/rules/own/special_contracts/1")
        await visitor.tap("house.part.rank")
        await visitor.at("/new/rules/own/special_contracts/1/rank")
        for address, sees in (
            ("/new/rules/own/special_contracts/1", "house.part.name"),
            ("/new/rules/own/special_contracts", "house.contract.add"),
            ("/new/rules/own", "house.done"),
            ("/new/rules", "setup.rules.au_pagat"),
            ("/new", "setup.player.1"),
            ("/new/rules", "setup.rules.au_pagat"),
            ("/new/read", "deal.pack"),
            ("/new", "setup.player.1"),
        ):
            await visitor.go(address)
            await visitor.sees(sees)
        for seat, name in enumerate(NAMES, start=1):
            await visitor.sees(f"setup.player.{seat}", name)
        await visitor.sees("setup.seat.3", "deals first")


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize(
    ("taps", "address", "above"),
    [
        (("setup.rules",), "/new/rules", "/new"),
        (("setup.read",), "/new/read", "/new"),
        (("setup.rules", "setup.house"), "/new/rules/own", "/new/rules"),
        (("setup.rules", "setup.house", "house.done"), "/new/rules/own/done", "/new/rules/own"),
    ],
)
async def test_the_arrow_and_the_phones_way_back_lead_one_page_up(
    taps: tuple[str, ...], address: str, above: str
) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.type_into("setup.player.1", "Ann")
        for way in ("arrow", "phone"):
            await visitor.tap(*taps)
            await visitor.at(address)
            if way == "arrow":
                await visitor.tap("go.back")
            else:
                await visitor.press_back()
            await visitor.at(above)
            await visitor.go("/new")
        await visitor.sees("setup.player.1", "Ann")
        assert visitor.leaves_by_back()


async def test_the_phones_way_back_from_a_hand_leads_to_its_sheet(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}/record") as visitor:
        await visitor.tap("record.contract.8H")
        await visitor.press_back()
        await visitor.at(f"/match/{match.id}")
        await visitor.sees("sheet.record")
        assert visitor.leaves_by_back()
        await visitor.tap("sheet.record")
        await visitor.sees("record.contract.8H")


@pytest.mark.parametrize("address", ["/new", "/new/rules", "/new/read", "/new/rules/own"])
async def test_a_table_half_set_is_there_again_wherever_it_was_left(
    book: Scorebook, address: str
) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.rules.us_3p", "setup.carried")
        for seat, name in enumerate(NAMES[:3], start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.type_into("setup.score.2", "1x")
        await visitor.type_into("setup.played", "4")
        await visitor.tap("setup.draw.deal")
        drawn = visitor.text("setup.drawn")
        await kept(visitor, book, "Cat", "1x", "drawn")
    async with visiting(main, address=address) as visitor:
        await visitor.go("/new")
        for seat, name in enumerate(NAMES[:3], start=1):
            await visitor.sees(f"setup.player.{seat}", name)
        await visitor.sees("setup.rules", PRESETS["us_3p"].title)
        await visitor.sees("setup.score.2", "1x")
        await visitor.sees("setup.played", "4")
        await visitor.sees("setup.drawn", drawn)
        await visitor.type_into("setup.score.2", "10")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.2", "Bob", "10")
    assert book.recall(KEPT) is None
    async with visiting(main, address="/new") as visitor:
        assert "Ann" not in visitor.text("setup.player.1")
        assert not visitor.has("setup.afresh")


async def test_whoever_wants_none_of_it_starts_afresh(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await sit_down(visitor)
        assert not visitor.has("setup.afresh")
        await kept(visitor, book, "Dan")
        await visitor.tap("go.back")
        await visitor.sees("home.new_match")
        await visitor.tap("home.new_match")
        await visitor.sees("setup.player.4", "Dan")
        await visitor.tap("setup.afresh")
        assert "Ann" not in visitor.text("setup.player.1")
        assert not visitor.has("setup.afresh")
    assert book.recall(KEPT) is None


async def test_a_table_on_which_all_was_undone_is_not_kept(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.type_into("setup.player.1", "Ann")
        await kept(visitor, book, "Ann")
        await visitor.type_into("setup.player.1", "")
        await visitor.until(lambda: book.recall(KEPT) is None, "nothing to be kept")


async def test_the_same_table_again_and_a_new_one_are_not_mixed_up(
    book: Scorebook, match: MatchView
) -> None:
    async with visiting(main, address="/new?again=1") as visitor:
        await visitor.type_into("setup.player.4", "Zoe")
        await visitor.tap("setup.rules")
        await visitor.at("/new/rules?again=1")
        await kept(visitor, book, "Zoe")
    async with visiting(main, address="/new/rules?again=1") as visitor:
        await visitor.tap("go.back")
        await visitor.sees("setup.player.4", "Zoe")
        await visitor.sees("setup.player.1", match.match.players[0])
    async with visiting(main, address="/new") as visitor:
        assert "Zoe" not in visitor.text("setup.player.4")
        assert not visitor.has("setup.afresh")
    rules = match.match.rules
    book.start(NewMatch(rules=rules, preset_id=None, rules_name="Ours", players=NAMES))
    # Others have played since: their table is the same again now.
    async with visiting(main, address="/new?again=1") as visitor:
        await visitor.sees("setup.player.4", "Dan")


async def test_house_rules_half_made_are_there_when_somebody_goes_forward_again(
    book: Scorebook,
) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.option.min_level")
        await visitor.at("/new/rules/own/min_level")
        await visitor.tap("house.answer.7")
        await visitor.at("/new/rules/own")
        await visitor.go("/new/rules")
        await visitor.sees("setup.rules.au_pagat")
        # At once: they need not have been kept yet.
        await visitor.go("/new/rules/own/min_level")
        await visitor.sees("house.put_back")
        await visitor.until(lambda: book.recall(HOUSE) is not None, "them kept")
    async with visiting(main, address="/new/rules/own/done") as visitor:
        await visitor.sees("house.changes", "Lowest bid: Seven")
        await visitor.tap("house.play", "setup.start")
        await visitor.sees("sheet.total.1")
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.rules.min_level == 7


@pytest.mark.parametrize(
    "address",
    ["/rules/au_pagat/edit", "/rules/au_pagat/edit/target", "/rules/au_pagat/edit/done"],
)
@pytest.mark.usefixtures("book")
async def test_house_rules_have_the_same_addresses_among_the_rules(address: str) -> None:
    async with visiting(main, address="/rules/au_pagat/edit") as visitor:
        await visitor.tap("house.group.winning", "house.option.target")
        await visitor.at("/rules/au_pagat/edit/target")
        await visitor.tap("house.answer.1000")
        await visitor.at("/rules/au_pagat/edit")
        await visitor.go(address)
        shown = {"edit": "house.done", "target": "house.put_back", "done": "house.changes"}
        await visitor.sees(shown[address.rpartition("/")[2]])
        if not address.endswith("edit"):
            await visitor.tap("go.back")
            await visitor.at("/rules/au_pagat/edit")
        await visitor.sees("house.option.target", "1000")


@pytest.mark.parametrize("body", [{}, {"before": None, "table": {}}, {"table": 3, "before": 1}])
async def test_what_another_version_kept_is_passed_over(
    book: Scorebook, body: dict[str, Any]
) -> None:
    book.remember(KEPT, body)
    async with visiting(main, address="/new") as visitor:
        await visitor.sees("setup.start")
        assert not visitor.has("setup.afresh")


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_table_is_kept_as_it_is(preset_id: str) -> None:
    rules = PRESETS[preset_id].rules
    table = replace(
        NewTable(match_id="").ruled_by(rules, preset_id=preset_id, name="Ours"),
        names=tuple(f"Name {seat}" for seat in range(rules.players)),
        standing=("Somebody",),
        dealer=rules.players - 1,
        sides=(Side(name="We", seats=(0, 1)), Side(name="", seats=(2,))),
        drawn=cut(rules, Random(3)),  # noqa: S311 - the same cards each time
        carried=True,
        scores=("12", "−4x"),
        played=" 3",
    )
    assert table_from(body_of(table)) == table


OPENED = Editing(house=HouseRules(base=RuleSet(), base_name="Ours"))
PLACES = (
    "",
    "/done",
    *(f"/{option}" for option in options.TITLES),
    "/special_contracts/1",
    *(f"/special_contracts/1/{part}" for part in CONTRACT_PARTS),
)


@pytest.mark.parametrize("place", PLACES)
def test_every_page_of_house_rules_has_its_place(place: str) -> None:
    assert place_of(at_place(OPENED, place)) == place


@pytest.mark.parametrize(
    ("place", "above"),
    [
        ("/nothing", ""),
        ("/target/1", "/target"),
        ("/special_contracts/99", "/special_contracts"),
        ("/special_contracts/x/rank", "/special_contracts"),
        ("/special_contracts/1/code", "/special_contracts/1"),
    ],
)
def test_a_place_that_leads_nowhere_is_the_one_above_it(place: str, above: str) -> None:
    assert place_of(at_place(OPENED, place)) == above
