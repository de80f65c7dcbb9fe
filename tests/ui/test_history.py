from __future__ import annotations

from uuid import uuid4

from scorekeeper.rules import DEFAULT_PRESET, Adjustment
from scorekeeper.rules.match import Ended, Ending
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import Visitor, visiting

PHONE = (360, 640)


def start(book: Scorebook, *players: str) -> MatchView:
    return book.start(
        NewMatch(
            rules=DEFAULT_PRESET.rules,
            preset_id=DEFAULT_PRESET.id,
            rules_name=DEFAULT_PRESET.title,
            players=players,
        )
    )


def shown(visitor: Visitor) -> int:
    return sum(found.startswith("history.match.") for found in visitor.identifiers())


async def test_matches_in_play_come_first_then_the_newest(book: Scorebook) -> None:
    live = start(book, "Ann", "Bob", "Cat", "Dan")
    over = start(book, "Eve", "Fay", "Gus", "Hal")
    book.record(over.id, Adjustment(points=(70, -40), reason="paper"), hand_id=str(uuid4()))
    book.end(over.id, Ended(how=Ending.AGREED))
    book.set_details(over.id, note="At the club")
    async with visiting(main, size=PHONE) as visitor:
        await visitor.tap("home.history")
        first = await visitor.sees("history.match.1", "Ann & Cat 0", "In play")
        assert "Bob & Dan" in first
        second = visitor.text("history.match.2")
        assert "Eve & Gus 70, Fay & Hal -40" in second
        assert "Eve & Gus win" in second
        assert "At the club" in second
        await visitor.tap("history.match.1")
        await visitor.sees("sheet.record")
        await visitor.at(f"/match/{live.id}")


async def test_searching_finds_people_and_notes(book: Scorebook) -> None:
    start(book, "Ann", "Bob", "Cat", "Dan")
    start(book, "Eve", "Fay", "Gus", "Hal")
    async with visiting(main, address="/history", size=PHONE) as visitor:
        await visitor.type_into("history.search", "gus")
        await visitor.until(lambda: shown(visitor) == 1, "one match")
        await visitor.sees("history.match.1", "Eve & Gus")
        await visitor.type_into("history.search", "nobody")
        await visitor.sees("history.nothing", "No match has")
        await visitor.type_into("history.search", "")
        await visitor.until(lambda: shown(visitor) == 2, "both matches")


async def test_a_long_list_comes_in_pages(book: Scorebook) -> None:
    for number in range(23):
        start(book, f"Ann{number}", f"Bob{number}", f"Cat{number}", f"Dan{number}")
    async with visiting(main, address="/history", size=PHONE) as visitor:
        await visitor.until(lambda: shown(visitor) == 20, "the first page")
        await visitor.tap("history.more")
        await visitor.until(lambda: shown(visitor) == 23, "the rest")
        assert not visitor.has("history.more")


async def test_two_spellings_become_one_person_and_it_can_be_undone(book: Scorebook) -> None:
    start(book, "Ann", "Bob", "Cat", "Dan")
    start(book, "Anne", "Fay", "Gus", "Hal")
    async with visiting(main, size=PHONE) as visitor:
        await visitor.tap("home.people")
        await visitor.sees("people.person.1")
        names = [person.name for person in book.people()]
        await visitor.tap(f"people.person.{names.index('Anne') + 1}")
        others = [name for name in names if name != "Anne"]
        await visitor.tap(f"people.merge.{others.index('Ann') + 1}", "people.confirm")
        assert "one person" in visitor.text("sheet.news")
        merged = {person.name: person.matches for person in book.people()}
        assert merged["Ann"] == 2
        assert "Anne" not in merged
        await visitor.tap("people.undo")
        assert {person.name for person in book.people()} >= {"Ann", "Anne"}


async def test_people_who_sat_together_cannot_be_one(book: Scorebook) -> None:
    start(book, "Ann", "Bob", "Cat", "Dan")
    async with visiting(main, address="/people", size=PHONE) as visitor:
        await visitor.tap("people.person.1", "people.merge.1", "people.confirm")
        assert "same table" in visitor.text("people.trouble")


async def test_somebody_is_called_by_another_name_everywhere(book: Scorebook) -> None:
    match = start(book, "Ann", "Bob", "Cat", "Dan")
    names = [person.name for person in book.people()]
    async with visiting(main, address="/people", size=PHONE) as visitor:
        await visitor.tap(f"people.person.{names.index('Ann') + 1}")
        await visitor.type_into("people.name", "Annabel")
        await visitor.tap("people.rename")
        assert "changed everywhere" in visitor.text("sheet.news")
    assert book.match(match.id).match.players[0] == "Annabel"


async def test_a_double_tap_makes_two_spellings_one_once(book: Scorebook) -> None:
    start(book, "Ann", "Bob", "Cat", "Dan")
    start(book, "Anne", "Eve", "Fay", "Gus")
    async with visiting(main, address="/people", size=PHONE) as visitor:
        names = [person.name for person in book.people()]
        others = [name for name in names if name != "Anne"]
        await visitor.tap(f"people.person.{names.index('Anne') + 1}")
        await visitor.tap(f"people.merge.{others.index('Ann') + 1}")
        await visitor.tap_twice("people.confirm")
        await visitor.sees("sheet.news", "one person")


async def test_who_is_made_one_with_somebody_elsewhere_is_looked_at_no_more(
    book: Scorebook,
) -> None:
    start(book, "Ann", "Bob", "Cat", "Dan")
    start(book, "Anne", "Eve", "Fay", "Gus")
    people = {person.name: person.id for person in book.people()}
    async with visiting(main, address="/people", size=PHONE) as visitor:
        names = [person.name for person in book.people()]
        await visitor.tap(f"people.person.{names.index('Anne') + 1}")
        await visitor.sees("people.name", "Anne")
        book.merge_people(people["Ann"], people["Anne"])
        await visitor.sees("people.person.1")
        await visitor.tap("go.back")
        await visitor.at("/")
