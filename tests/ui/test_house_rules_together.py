"""Two phones at one table's house rules: the second is told, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules import RuleSet
from scorekeeper.scorebook import Profile, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import Visitor, visiting

THEIRS = replace(RuleSet(), target=1000)
OURS = replace(RuleSet(), min_level=7)


async def changed(visitor: Visitor, book: Scorebook, friday: Profile) -> None:
    """House rules are changed here, and meanwhile on the other phone."""
    await visitor.tap("house.option.min_level", "house.answer.7", "house.done")
    book.save_profile("Friday", THEIRS, preset_id="au_pagat", profile_id=friday.id)
    await visitor.tap("house.save")
    await visitor.sees("house.trouble", "changed Friday meanwhile", "Points to win: 1000")
    assert book.profile(friday.id).rules == THEIRS


async def test_the_second_is_told_and_may_replace_what_the_first_saved(book: Scorebook) -> None:
    friday = book.save_profile("Friday", RuleSet(), preset_id="au_pagat")
    async with visiting(main, address=f"/rules/{friday.id}/edit") as visitor:
        await changed(visitor, book, friday)
        await visitor.tap("house.save")
        await visitor.until(lambda: not visitor.has("house.save"), "the rules saved")
    (kept,) = book.profiles()
    assert kept.rules == OURS


async def test_or_keep_both(book: Scorebook) -> None:
    friday = book.save_profile("Friday", RuleSet(), preset_id="au_pagat")
    async with visiting(main, address=f"/rules/{friday.id}/edit") as visitor:
        await changed(visitor, book, friday)
        await visitor.tap("house.keep_both")
        await visitor.until(lambda: not visitor.has("house.save"), "the rules saved")
    assert {one.name: one.rules for one in book.profiles()} == {
        "Friday": THEIRS,
        "Friday 2": OURS,
    }


async def test_rules_deleted_meanwhile_are_there_again_when_saved_twice(book: Scorebook) -> None:
    friday = book.save_profile("Friday", RuleSet(), preset_id="au_pagat")
    async with visiting(main, address=f"/rules/{friday.id}/edit") as visitor:
        await visitor.tap("house.option.min_level", "house.answer.7", "house.done")
        book.delete_profile(friday.id)
        await visitor.tap("house.save")
        await visitor.sees("house.trouble", "deleted Friday meanwhile")
        assert not visitor.has("house.keep_both")
        assert book.profiles() == ()
        await visitor.tap("house.save")
    (kept,) = book.profiles()
    assert (kept.id, kept.rules) == (friday.id, OURS)


async def test_rules_left_half_made_know_what_they_began_from(book: Scorebook) -> None:
    friday = book.save_profile("Friday", RuleSet(), preset_id="au_pagat")
    address = f"/rules/{friday.id}/edit"
    async with visiting(main, address=address) as visitor:
        await visitor.tap("house.option.min_level", "house.answer.7")
        await visitor.until(lambda: book.recall("house_rules") is not None, "them kept")
    book.save_profile("Friday", THEIRS, preset_id="au_pagat", profile_id=friday.id)
    async with visiting(main, address=address) as visitor:
        await visitor.tap("house.done", "house.save")
        await visitor.sees("house.trouble", "changed Friday meanwhile")
