from __future__ import annotations

import flet as ft

from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.dress import room
from scorekeeper.ui.host.first_page import FirstPage
from scorekeeper.ui.palette import DAY, LAMP
from tests.ui.conftest import PLAYERS
from tests.ui.harness import visiting


async def test_at_first_there_is_a_new_match_and_nothing_else_to_go_on_with(
    book: Scorebook,
) -> None:
    async with visiting(main) as visitor:
        assert visitor.has("home.new_match")
        assert not visitor.has("home.resume")
        assert not visitor.has("home.same_table")
    assert book.home().last is None


async def test_home_is_not_painted_under_a_screen_opened_at_its_address(
    match: MatchView,
) -> None:
    async with visiting(main, address=f"/match/{match.id}") as visitor:
        await visitor.sees("sheet.total.1")
        assert visitor.under() == []
        await visitor.go("/")
        await visitor.sees("home.resume")


async def test_a_page_is_dressed_before_anything_is_on_it() -> None:
    async with visiting(FirstPage().dress) as visitor:
        assert visitor.page.theme == room(DAY)
        assert visitor.page.dark_theme == room(LAMP)


async def test_setting_up_a_table_and_starting(book: Scorebook) -> None:
    async with visiting(main) as visitor:
        await visitor.tap("home.new_match")
        await visitor.sees("setup.start")
        for seat, name in enumerate(PLAYERS, start=1):
            await visitor.type_into(f"setup.player.{seat}", name)
        await visitor.tap("setup.dealer.3", "setup.start")
        await visitor.sees("sheet.total.1", "Ann & Cat")
        assert "Cat deals" in visitor.text("sheet.dealer")
    assert book.people()[0].name in PLAYERS


async def test_a_set_up_left_alone_keeps_nothing(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.type_into("setup.player.1", "Ann")
        await visitor.tap("go.back")
        await visitor.sees("home.new_match")
    assert book.people() == ()


async def test_seats_without_a_name_are_called_by_their_number(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "Player 1 & Player 3")
    assert book.home().live is not None


async def test_one_name_twice_is_refused_beside_the_seats(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        for seat in (1, 2):
            await visitor.type_into(f"setup.player.{seat}", "Ann")
        await visitor.tap("setup.start")
        await visitor.sees("setup.trouble", "Ann")
    assert book.home().live is None


async def test_people_who_played_before_are_seated_by_a_tap(match: MatchView) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.known.1")
        seated = visitor.text("setup.player.1")
        assert any(name in seated for name in match.match.players)


async def test_the_rules_can_be_chosen(book: Scorebook) -> None:
    async with visiting(main, address="/new") as visitor:
        await visitor.tap("setup.rules", "setup.rules.au_no_misere", "setup.start")
        await visitor.sees("sheet.record")
        await visitor.tap("sheet.record")
        await visitor.sees("record.contract.8H")
        assert not visitor.has("record.contract.M")
    live = book.home().live
    assert live is not None
    assert book.match(live.id).preset_id == "au_no_misere"


async def test_resuming_shows_the_match_as_it_stands(match: MatchView) -> None:
    async with visiting(main) as visitor:
        assert "Ann & Cat 0" in visitor.text("home.resume")
        await visitor.tap("home.resume")
        await visitor.sees("sheet.total.1", "Ann & Cat")
        await visitor.at(f"/match/{match.id}")


async def test_the_same_table_again_is_two_taps(match: MatchView, book: Scorebook) -> None:
    async with visiting(main) as visitor:
        await visitor.tap("home.same_table")
        await visitor.sees("setup.player.4", "Dan")
        await visitor.tap("setup.start")
        await visitor.sees("sheet.total.1", "Ann & Cat")
    live = book.home().live
    assert live is not None
    assert live.id != match.id


async def test_the_look_is_remembered_on_the_device(book: Scorebook) -> None:
    async with visiting(main, address="/settings") as visitor:
        await visitor.tap("settings.theme.dark", "settings.awake")
        assert visitor.page.theme_mode is ft.ThemeMode.DARK
        kept = {"scorekeeper.look": "dark", "scorekeeper.awake": "no"}
        await visitor.until(lambda: visitor.preferences == kept, "both remembered")
    assert book.home().live is None


async def test_the_screen_is_kept_awake_during_a_match_only(match: MatchView) -> None:
    async with visiting(main) as visitor:
        assert "enable" not in visitor.asked
        await visitor.tap("home.resume")
        await visitor.sees("sheet.record")
        await visitor.until(lambda: "enable" in visitor.asked, "the screen kept awake")
        await visitor.tap("go.back")
        await visitor.sees("home.resume")
        await visitor.until(lambda: "disable" in visitor.asked, "the screen let go")
    assert match.sheet.totals == (0, 0)


async def test_an_unknown_address_shows_the_way_home(book: Scorebook) -> None:
    async with visiting(main, address="/no/such/place") as visitor:
        await visitor.tap("lost.home")
        await visitor.sees("home.new_match")
    assert book.home().last is None


async def test_the_rules_of_a_new_match_stay_in_sight_where_there_is_room(book: Scorebook) -> None:
    for size, stays in (((360, 640), True), ((1280, 800), True), ((740, 360), False)):
        async with visiting(main, address="/new", size=size) as visitor:
            columns = [one for one in visitor.all_of(ft.Column) if one.scroll]
            assert visitor.within(columns[0], "setup.rules") is not stays
            assert visitor.within(columns[0], "setup.player.1")
    assert book.people() == ()
