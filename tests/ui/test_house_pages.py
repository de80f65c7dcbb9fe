"""House rules made on screen: from any rules, and played by."""

from __future__ import annotations

from typing import Any

import pytest

from scorekeeper.rules import PRESETS, RuleSet
from scorekeeper.rules.special_contracts import SpecialContract
from scorekeeper.scorebook import Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting


async def test_house_rules_are_made_kept_and_played_by(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house")
        await visitor.tap("house.group.winning", "house.option.target", "house.answer.1000")
        await visitor.sees("house.option.target", "Points to win: 1000", "It was: 500")
        await visitor.tap("house.group.bids", "house.option.special_contracts")
        await visitor.tap("house.contract.add")
        await visitor.type_into("house.part.name", "Patastrophe")
        await visitor.type_into("house.part.value", "750")
        await visitor.tap("house.part.tricks", "house.answer.all")
        await visitor.tap("house.part.rank", "house.answer.top")
        assert visitor.says("Patastrophe is worth 750: take all ten tricks")
        await visitor.tap("go.back", "go.back")
        await visitor.tap("house.done")
        await visitor.sees("house.changes", "Patastrophe", "1000")
        await visitor.type_into("house.name", "Friday")
        await visitor.tap("house.save")
        await visitor.sees("setup.rules", "Friday")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.record")
    (kept,) = book.profiles()
    assert kept.name == "Friday"
    assert kept.preset_id == "au_pagat"
    ours = SpecialContract(code="PA", name="Patastrophe", value=750, tricks="all", rank="top")
    assert kept.rules == RuleSet(
        target=1000, special_contracts=(*RuleSet().special_contracts, ours)
    )
    live = book.home().live
    assert live is not None
    assert book.match(live.id).match.rules == kept.rules
    assert book.match(live.id).rules_name == "Friday"


async def test_they_are_played_by_once_without_being_kept(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.rules.us_3p", "setup.rules", "setup.house")
        await visitor.tap("house.group.scoring", "house.option.trick_points", "house.answer.0")
        assert not visitor.has("house.option.trick_points_when")
        await visitor.tap("house.done", "house.play", "setup.start")
        await visitor.sees("sheet.total.3")
    live = book.home().live
    assert live is not None
    match = book.match(live.id)
    assert (match.match.rules.trick_points, match.match.rules.players) == (0, 3)
    assert (match.rules_name, match.preset_id) == ("House rules", "us_3p")
    assert book.profiles() == ()


async def test_what_does_not_fit_is_said_and_kept_until_it_does(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.group.table")
        await visitor.tap("house.option.kitty", "house.answer.5")
        await visitor.sees("house.option.kitty", "5 cards", "A pack of 43 is too small")
        await visitor.sees("house.option.pack", "A pack of 43 is too small")
        await visitor.tap("house.done")
        assert visitor.says("A pack of 43 is too small")
        assert not visitor.has("house.play")
        await visitor.tap("go.back", "house.option.pack", "house.answer.45", "house.done")
        await visitor.sees("house.play")
        assert not visitor.says("too small")
        await visitor.tap("house.save")
        await visitor.sees("setup.rules", "House rules")
    (kept,) = book.profiles()
    assert (kept.rules.pack, kept.rules.kitty) == (45, 5)


@pytest.mark.usefixtures("book")
async def test_a_number_of_ones_own_is_typed_and_put_back() -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.group.winning")
        await visitor.tap("house.option.loss_limit")
        await visitor.type_into("house.figure", "3x0")
        await visitor.sees("house.trouble", "“3x0” is no number")
        await visitor.type_into("house.figure", "300")
        assert not visitor.has("house.trouble")
        await visitor.tap("go.back")
        await visitor.sees("house.option.loss_limit", "At -300", "It was: At -500")
        await visitor.tap("house.option.loss_limit", "house.put_back")
        await visitor.sees("house.option.loss_limit", "At -500")
        assert "It was" not in visitor.text("house.option.loss_limit")


async def test_a_table_of_ones_own_values_is_typed(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.option.schedule")
        await visitor.tap("house.own_values")
        await visitor.type_into("house.value.7S", "30")
        await visitor.sees("house.value.7S", "7♠ (30) is not worth more than 6♠ (40)")
        await visitor.sees("house.value.6S", "7♠ (30) is not worth more than 6♠ (40)")
        await visitor.type_into("house.value.7S", "130")
        await visitor.tap("go.back")
        await visitor.sees("house.option.schedule", "Your own values", "It was: Avondale")
        await visitor.tap("house.done", "house.save")
    (kept,) = book.profiles()
    assert kept.rules.schedule.table[1] == (130, 160, 180, 200, 220)


async def test_nothing_changed_is_left_without_a_word(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "go.back")
        await visitor.sees("setup.rules.au_pagat")
        await visitor.tap("setup.house", "house.option.min_level", "house.answer.7", "go.back")
        await visitor.sees("house.changes", "Lowest bid: Seven", "Instead of: Six")
        await visitor.tap("house.leave")
        await visitor.sees("setup.rules.au_pagat")
        await visitor.tap("go.back")
        await visitor.sees("setup.rules", PRESETS["au_pagat"].title)
    assert book.profiles() == ()


async def test_a_name_that_is_taken_is_refused_beside_it(book: Scorebook) -> None:
    book.save_profile("Friday", RuleSet())
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.done")
        await visitor.type_into("house.name", "friday")
        await visitor.tap("house.save")
        await visitor.sees("house.trouble", "called Friday already")
        await visitor.type_into("house.name", "")
        await visitor.tap("house.save")
        await visitor.sees("house.trouble", "needs a name")
    assert len(book.profiles()) == 1


async def test_a_new_contract_is_not_complained_about_before_it_is_written(
    book: Scorebook,
) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.option.special_contracts")
        await visitor.tap("house.contract.add")
        await visitor.type_into("house.part.name", "Robber")
        await visitor.sees("house.part.code", "RO")
        assert not visitor.has("house.trouble.value")
        await visitor.tap("go.back")
        assert visitor.says("It has no value yet")
        await visitor.tap("house.contract.3")
        await visitor.type_into("house.part.value", "x")
        await visitor.sees("house.trouble.value", "“x” is no value")
    assert book.profiles() == ()


async def test_a_contract_says_which_part_of_it_is_missing(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.option.special_contracts")
        await visitor.tap("house.contract.add.hi-lo")
        await visitor.type_into("house.part.value", "")
        await visitor.sees("house.trouble.value", "has no value yet")
        await visitor.type_into("house.part.value", "340")
        await visitor.type_into("house.part.code", "7H")
        await visitor.sees("house.trouble.code", "7H")
        await visitor.type_into("house.part.code", "hilo")
        await visitor.tap("go.back", "house.contract.1", "house.contract.remove")
        await visitor.sees("house.contract.2", "Hi-Lo 340")
        await visitor.tap("go.back", "house.done", "house.save")
    (kept,) = book.profiles()
    assert [one.code for one in kept.rules.special_contracts] == ["OM", "HILO"]


@pytest.mark.parametrize(
    ("preset_id", "size"),
    [
        ("au_5p_called", (360, 640)),
        ("us_6p_3x2", (1280, 800)),
        ("mn_45", (360, 640)),
        ("us_1500_4p", (1280, 800)),
    ],
)
async def test_every_page_of_them_can_be_opened(
    book: Scorebook, preset_id: str, size: tuple[int, int]
) -> None:
    book.set_default_rules(preset_id)
    async with visiting(main, address="/new", size=size) as visitor:
        await visitor.tap("setup.rules", "setup.house")
        for group in ("bids", "scoring", "winning", "table"):
            await visitor.tap(f"house.group.{group}")
            listed = [one for one in visitor.identifiers() if one.startswith("house.option.")]
            assert listed
            for option in listed:
                await visitor.tap(option, "go.back")


async def test_house_rules_half_made_are_gone_on_with(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house", "house.group.winning")
        await visitor.tap("house.option.target")
        await visitor.type_into("house.figure", "7x")
        await visitor.tap("go.back", "house.group.bids", "house.option.special_contracts")
        await visitor.tap("house.contract.add")
        await visitor.type_into("house.part.name", "Patastrophe")
        await visitor.until(
            lambda: "Patastrophe" in str(book.recall("house_rules")), "them to be kept"
        )
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.house")
        await visitor.sees("house.option.special_contracts", "Patastrophe", "no value yet")
        await visitor.tap("house.group.winning")
        await visitor.sees("house.option.target", "“7x”", "It was: 500")
    async with visiting(main, address="/rules/us_3p/edit") as visitor:
        await visitor.sees("house.done")
        assert "change" not in visitor.text("house.group.winning")
    async with visiting(main, address="/rules/au_pagat/edit") as visitor:
        await visitor.sees("house.group.winning", "1 change")
        await visitor.tap("house.done", "house.leave")
        await visitor.sees("rules.edit")
    assert book.recall("house_rules") is None


@pytest.mark.parametrize("body", [{}, {"base": {}}, {"base": RuleSet().to_json(), "answers": 3}])
async def test_what_another_version_kept_half_made_is_passed_over(
    book: Scorebook, body: dict[str, Any]
) -> None:
    book.remember("house_rules", body)
    async with visiting(main, address="/rules/au_pagat/edit") as visitor:
        await visitor.sees("house.done")


async def test_a_double_tap_on_an_answer_answers_once(book: Scorebook) -> None:
    async with visiting(main, address="/rules/au_pagat/edit") as visitor:
        await visitor.tap("house.group.winning", "house.option.target")
        await visitor.tap_twice("house.answer.1000")
        await visitor.sees("house.option.target", "Points to win: 1000")
        assert not visitor.has("house.trouble")
        await visitor.tap("house.option.target")
        await visitor.tap_twice("house.put_back")
        await visitor.sees("house.option.target", "Points to win: 500")
        await visitor.tap("house.done")
        await visitor.tap_twice("house.save")
        await visitor.sees("rules.delete")
    assert len(book.profiles()) == 1


async def test_a_double_tap_adds_one_contract_and_removes_one(book: Scorebook) -> None:
    async with visiting(main, address="/rules/au_pagat/edit/special_contracts") as visitor:
        await visitor.tap_twice("house.contract.add")
        await visitor.type_into("house.part.name", "Robber")
        await visitor.type_into("house.part.value", "750")
        await visitor.tap("house.part.tricks")
        await visitor.tap_twice("house.answer.all")
        await visitor.sees("house.part.tricks", "ten")
        await visitor.tap("go.back")
        assert not visitor.has("house.contract.4")
        await visitor.tap("house.contract.3")
        await visitor.tap_twice("house.contract.remove")
        await visitor.sees("house.contract.2", "Open Misère")
        assert not visitor.has("house.contract.3")
    assert book.profiles() == ()


async def test_what_is_typed_of_a_contract_just_removed_changes_no_other(book: Scorebook) -> None:
    async with visiting(main, address="/rules/au_pagat/edit/special_contracts/2") as visitor:
        await visitor.sees("house.part.name", "Open Mis")
        await visitor.tap_while_typing("house.contract.remove", "house.part.name", "Robber")
        await visitor.sees("house.contract.1", "Misère")
    assert book.profiles() == ()
