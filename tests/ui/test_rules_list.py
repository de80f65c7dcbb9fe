"""All the rules there are: kept, called otherwise, copied, deleted and had back, sent and read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import flet as ft
import pytest

from scorekeeper.rules import PRESETS, RuleSet, read_shared_rules, share_rules
from scorekeeper.rules.errors import RulesError
from scorekeeper.scorebook import MatchView, Profile, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.components.kept_scroll import DRAWN
from scorekeeper.ui.house_files import NotRules, rules_file, rules_in
from scorekeeper.ui.qr import qr_picture
from scorekeeper.ui.reading.named_rules import of_profile
from scorekeeper.ui.words import house as said
from tests.ui.harness import visiting

OURS = RuleSet(target=1000, defence_cap=490)


@pytest.fixture
def friday(book: Scorebook) -> Profile:
    return book.save_profile("Friday", OURS, preset_id="au_pagat")


@pytest.mark.usefixtures("book")
async def test_the_home_screen_leads_to_all_the_rules() -> None:
    async with visiting(main) as visitor:
        await visitor.tap("home.rules")
        await visitor.sees("rules.read")
        assert all(visitor.has(f"rules.list.{preset_id}") for preset_id in PRESETS)
        await visitor.tap("rules.players.5")
        assert not visitor.has("rules.list.au_pagat")
        await visitor.tap("rules.list.us_5p_called", "rules.open")
        await visitor.at("/rules/us_5p_called")
        await visitor.sees("rules.deal")
        await visitor.tap("go.back")
        await visitor.sees("rules.share")
        await visitor.tap("go.back")
        await visitor.sees("rules.list.au_pagat")
        await visitor.tap("go.back")
        await visitor.sees("home.new_match")


async def test_house_rules_are_made_from_named_ones_at_their_own_address(book: Scorebook) -> None:
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap("rules.list.us_3p", "rules.edit")
        await visitor.sees("house.done")
        await visitor.at("/rules/us_3p/edit")
        await visitor.tap("house.group.winning", "house.option.target", "house.answer.1000")
        await visitor.tap("house.done")
        assert not visitor.has("house.play")
        await visitor.tap("house.save")
        await visitor.sees("rules.delete")
    (kept,) = book.profiles()
    assert (kept.name, kept.preset_id) == ("House rules", "us_3p")
    assert kept.rules == replace(PRESETS["us_3p"].rules, target=1000)


async def test_house_rules_are_changed_and_tell_what_they_changed_in_the_named_ones(
    book: Scorebook, friday: Profile
) -> None:
    async with visiting(main, address=f"/rules/{friday.id}/edit") as visitor:
        await visitor.sees("house.group.winning", "1 change")
        await visitor.tap("go.back")
        await visitor.sees("rules.edit", "Change them")
        await visitor.tap("rules.edit")
        await visitor.sees("house.done")
        await visitor.tap("house.group.winning")
        await visitor.sees("house.option.target", "1000", "It was: 500")
        await visitor.tap("house.option.target", "house.put_back", "house.done")
        await visitor.sees("house.name", "Friday")
        await visitor.tap("house.save")
        await visitor.sees("rules.delete")
        assert visitor.says("with 1 change")
    assert book.profile(friday.id).rules == replace(OURS, target=500)


async def test_they_are_called_otherwise_and_copied(book: Scorebook, friday: Profile) -> None:
    book.save_profile("Sunday", OURS)
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap(f"rules.list.{friday.id}")
        await visitor.type_into("rules.new_name", "sunday")
        await visitor.tap("rules.rename")
        await visitor.sees("sheet.news", "called Sunday already")
        await visitor.type_into("rules.new_name", "Saturday")
        await visitor.tap("rules.rename")
        await visitor.sees("sheet.news", "called Saturday now")
        await visitor.tap("rules.copy")
        await visitor.sees("sheet.news", "Saturday 2 are there too")
    assert {one.name for one in book.profiles()} == {"Saturday", "Saturday 2", "Sunday"}


async def test_what_was_deleted_is_had_back(
    book: Scorebook, friday: Profile, match: MatchView
) -> None:
    book.set_default_rules(friday.id)
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap(f"rules.list.{friday.id}", "rules.delete")
        await visitor.sees("rules.bring_back", "Bring back Friday")
        assert not visitor.has(f"rules.list.{friday.id}")
        assert book.default_rules() is None
        await visitor.tap("rules.bring_back")
        await visitor.sees(f"rules.list.{friday.id}", "Friday")
        assert not visitor.has("rules.bring_back")
    assert book.profile(friday.id).rules == OURS
    assert book.default_rules() == friday.id
    assert book.match(match.id) == match


@pytest.mark.usefixtures("book")
async def test_new_matches_begin_with_what_was_agreed_until_it_is_taken_back() -> None:
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap("rules.list.us_6p_3x2", "rules.default")
        await visitor.sees("sheet.news", "begin with American, six players, three pairs")
    async with visiting(main, address="/new") as visitor:
        await visitor.sees("setup.player.6")
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap("rules.list.us_6p_3x2", "rules.default")
        await visitor.sees("sheet.news", "played by last")
    async with visiting(main, address="/new") as visitor:
        assert not visitor.has("setup.player.6")


async def test_rules_sent_are_read_from_what_was_shown(book: Scorebook, friday: Profile) -> None:
    async with visiting(main, address=f"/rules/{friday.id}/share") as visitor:
        text = visitor.text("share.text")
        assert read_shared_rules(text).rules == OURS
        assert any(
            image.src == qr_picture(text) for image in images(visitor.find("share.picture"))
        )
        await visitor.tap("share.copy")
        await visitor.sees("share.said")
    book.delete_profile(friday.id)
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap("rules.read")
        await visitor.sees("read.text")
        await visitor.type_into("read.text", f"Hello, {text[:50]}")
        await visitor.sees("read.trouble", "missing or was changed")
        assert not visitor.has("read.save")
        await visitor.type_into("read.text", f"Hello, {text} Ann")
        await visitor.sees("read.found", "Friday", "with 2 changes")
        await visitor.tap_twice("read.save")
        await visitor.sees("rules.delete")
    (kept,) = book.profiles()
    assert (kept.name, kept.rules, kept.preset_id) == ("Friday", OURS, "au_pagat")


def images(control: object) -> Iterator[ft.Image]:
    content = getattr(control, "content", None)
    if isinstance(content, ft.Image):
        yield content


@pytest.mark.usefixtures("friday")
async def test_rules_of_a_name_that_is_there_get_another(book: Scorebook) -> None:
    text = share_rules(PRESETS["us_3p"].rules, name="Friday")
    async with visiting(main, address="/rules/read") as visitor:
        await visitor.type_into("read.text", text)
        await visitor.sees("read.name", "Friday 2")
        await visitor.type_into("read.name", "friday")
        await visitor.tap("read.save")
        await visitor.sees("read.trouble", "called Friday already")
        await visitor.type_into("read.name", "Theirs")
        await visitor.tap("read.save")
        await visitor.sees("rules.delete")
    assert {one.name for one in book.profiles()} == {"Friday", "Theirs"}


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize("what", ["edit", "share"])
async def test_an_address_without_rules_shows_the_way_home(what: str) -> None:
    async with visiting(main, address=f"/rules/nothing/{what}") as visitor:
        await visitor.sees("lost.home")


@pytest.mark.parametrize("preset_id", PRESETS)
def test_any_rules_fit_a_code_that_a_phone_can_scan(preset_id: str) -> None:
    picture = qr_picture(share_rules(PRESETS[preset_id].rules, name="x" * 40, preset=preset_id))
    assert picture.startswith(b"\x89PNG")
    width = int.from_bytes(picture[16:20], "big") // 4
    # So many dots are still larger than three pixels of a small phone.
    assert width <= 77


def test_rules_are_read_from_a_file_of_them_and_from_a_match_file(
    book: Scorebook, friday: Profile, match: MatchView
) -> None:
    held = rules_in(rules_file(of_profile(friday)).decode())
    assert (held.rules, held.name, held.preset) == (OURS, "Friday", "au_pagat")
    assert rules_in(json.dumps(book.match_file(match.id))).rules == match.match.rules
    assert rules_in('{"preset": "us_3p", "options": {"target": 1000}}').rules.target == 1000


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"rules": {}}', '{"rules": 3}', '{"hands": []}', '{"name": "Ann"}']
)
def test_a_file_without_rules_is_said_to_have_none(text: str) -> None:
    with pytest.raises(NotRules, match="no rules in this"):
        rules_in(text)


@pytest.mark.parametrize("text", ['{"options": {}}', '{"preset": "x"}', '{"options": 3}'])
def test_a_file_with_wrong_rules_says_what_is_wrong(text: str) -> None:
    with pytest.raises(RulesError):
        rules_in(text)


def test_a_file_of_rules_is_named_after_them() -> None:
    assert said.file_name("Friday / club!") == "friday-club.rules.json"
    assert said.file_name("♠♠") == "rules.rules.json"


@pytest.mark.parametrize(
    ("door", "seen"),
    [
        ("rules.open", "rules.name"),
        ("rules.share", "share.text"),
        ("rules.edit", "house.done"),
    ],
)
async def test_from_rules_that_were_read_sent_or_changed_the_way_back_is_to_them(
    book: Scorebook, friday: Profile, door: str, seen: str
) -> None:
    async with visiting(main, address="/rules") as visitor:
        for one in (friday.id, "us_3p"):
            await visitor.tap(f"rules.list.{one}", door)
            await visitor.sees(seen)
            await visitor.tap("go.back")
            await visitor.sees("rules.share")
            assert visitor.text("go.back")
            await visitor.tap("go.back")
            await visitor.sees(f"rules.list.{one}")
            assert not visitor.has("rules.share")
    assert book.profile(friday.id) == friday


@pytest.mark.usefixtures("book")
async def test_from_how_to_deal_the_way_back_is_step_by_step() -> None:
    async with visiting(main, address="/rules/us_3p/deal") as visitor:
        await visitor.tap("go.back")
        await visitor.sees("rules.name", PRESETS["us_3p"].title)
        await visitor.tap("go.back")
        await visitor.sees("rules.share")
        assert visitor.says(PRESETS["us_3p"].difference)
        await visitor.tap("go.back")
        await visitor.sees("rules.list.us_3p")
        await visitor.tap("go.back")
        await visitor.sees("home.new_match")


async def test_rules_just_made_are_what_one_comes_to(book: Scorebook) -> None:
    async with visiting(main, address="/rules/au_pagat/edit") as visitor:
        await visitor.tap("house.option.min_level", "house.answer.7", "house.done")
        await visitor.type_into("house.name", "Sevens")
        await visitor.tap("house.save")
        await visitor.sees("rules.delete")
        (kept,) = book.profiles()
        await visitor.at(f"/rules?of={kept.id}")
        assert "Sevens" in visitor.text("rules.new_name")


@pytest.mark.usefixtures("book")
async def test_an_address_that_asks_for_rules_there_are_none_of_shows_the_list() -> None:
    async with visiting(main, address="/rules?of=nobody") as visitor:
        await visitor.sees("rules.list.au_pagat")
        await visitor.tap("go.back")
        await visitor.sees("home.new_match")


@pytest.mark.usefixtures("book")
async def test_the_list_is_come_back_to_where_it_was_left() -> None:
    async with visiting(main, address="/rules", size=(360, 640)) as visitor:
        await visitor.arrive()
        listed = next(one for one in visitor.all_of(ft.Column) if one.on_scroll is not None)
        moved = SimpleNamespace(pixels=640.0)
        cast("Callable[[object], None]", listed.on_scroll)(moved)
        await visitor.tap("rules.list.us_3p")
        assert "scroll_to" not in visitor.asked
        await visitor.tap("go.back")
        await visitor.until(lambda: visitor.asked.count("scroll_to") == 1, "the list moved back")
        await visitor.tap("go.back")
        await visitor.sees("home.rules")
        await visitor.tap("home.rules")
        await visitor.sees("rules.list.us_3p")
        await visitor.settle()
        assert visitor.asked.count("scroll_to") == 1


@pytest.mark.usefixtures("book")
async def test_once_rules_are_chosen_the_list_begins_at_its_top_again() -> None:
    async with visiting(main, address="/new/rules", size=(360, 640)) as visitor:
        await visitor.sees("setup.rules.us_3p")
        listed = next(one for one in visitor.all_of(ft.Column) if one.on_scroll is not None)
        cast("Callable[[object], None]", listed.on_scroll)(SimpleNamespace(pixels=640.0))
        await visitor.tap("setup.rules.us_3p")
        await visitor.sees("setup.rules", "three")
        await visitor.tap("setup.rules")
        await visitor.sees("setup.rules.us_3p")
        await asyncio.sleep(2 * DRAWN)
        assert "scroll_to" not in visitor.asked


async def test_a_double_tap_copies_and_deletes_once(book: Scorebook, friday: Profile) -> None:
    async with visiting(main, address="/rules") as visitor:
        await visitor.tap(f"rules.list.{friday.id}")
        await visitor.tap_twice("rules.default")
        await visitor.sees("sheet.news", "begin with Friday")
        assert book.default_rules() == friday.id
        await visitor.tap_twice("rules.copy")
        await visitor.sees("sheet.news", "Friday 2 are there too")
        assert {one.name for one in book.profiles()} == {"Friday", "Friday 2"}
        await visitor.tap(f"rules.list.{friday.id}")
        await visitor.tap_twice("rules.delete")
        await visitor.sees("sheet.news", "Friday")
        await visitor.tap_twice("rules.bring_back")
        await visitor.sees(f"rules.list.{friday.id}")
    assert {one.name for one in book.profiles()} == {"Friday", "Friday 2"}
