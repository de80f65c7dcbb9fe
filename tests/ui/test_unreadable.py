"""A history that cannot be read is not an empty one: what was shown stays, and why is said."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import pytest

from scorekeeper.rules import Adjustment, RuleSet
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.store.errors import HistoryBusy
from scorekeeper.ui.app import main
from tests.ui.harness import Visitor, visiting

BUSY = "Another program is using the history"
PHONE = (360, 640)
READS = ("home", "history", "bin", "people", "match", "story", "hand_story", "profile", "profiles")


class Door:
    """Behind it is the history; another program may hold it shut."""

    def __init__(self) -> None:
        self.shut = ""

    def through(self, name: str, read: Callable[..., object]) -> Callable[..., object]:
        """A way of reading the history that leads through the door."""

        def reading(*args: object, **kwargs: object) -> object:
            if self.shut == name:
                raise HistoryBusy("database is locked")
            return read(*args, **kwargs)

        return reading


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    made = Door()
    for name in (
        "home",
        "history",
        "bin",
        "match",
        "profile",
        "profiles",
        "people",
        "story",
        "hand_story",
    ):
        monkeypatch.setattr(Scorebook, name, made.through(name, getattr(Scorebook, name)))
    return made


@pytest.mark.parametrize(
    ("address", "read", "trouble", "empty"),
    [
        ("/", "home", "home.trouble", ""),
        ("/history", "history", "history.trouble", "No match yet"),
        ("/history/bin", "bin", "sheet.news", "The bin is empty"),
        ("/people", "people", "sheet.news", "Nobody"),
    ],
)
async def test_it_is_said_and_not_taken_for_an_empty_one(
    match: MatchView, door: Door, address: str, read: str, trouble: str, empty: str
) -> None:
    del match
    door.shut = read
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees(trouble, BUSY)
        assert not empty or not visitor.says(empty)


@pytest.mark.parametrize(
    ("address", "read", "trouble", "line"),
    [
        ("/", "home", "home.trouble", "home.resume"),
        ("/history", "history", "history.trouble", "history.match.1"),
        ("/history/bin", "bin", "sheet.news", "bin.match.1"),
        ("/people", "people", "sheet.news", "people.person.1"),
    ],
)
async def test_what_was_shown_stays_until_it_can_be_read_again(
    book: Scorebook, match: MatchView, door: Door, address: str, read: str, trouble: str, line: str
) -> None:
    other = book.rematch(match.id) if address == "/history/bin" else match
    if other is not match:
        book.delete(match.id)

    def change() -> None:
        book.record(other.id, Adjustment(points=(70, -40), reason="paper"), hand_id=str(uuid4()))

    async with visiting(main, address=address, size=PHONE) as visitor:
        shown = await visitor.sees(line)
        door.shut = read
        change()
        await visitor.sees(trouble, BUSY)
        assert visitor.text(line) == shown
        door.shut = ""
        change()
        await visitor.until(lambda: not says(visitor, trouble), "no trouble any more")
        await visitor.sees(line)


def says(visitor: Visitor, trouble: str) -> bool:
    return visitor.has(trouble) and BUSY in visitor.text(trouble)


async def test_more_of_the_list_can_still_be_fetched_when_it_can_be_read_again(
    book: Scorebook, match: MatchView, door: Door
) -> None:
    for _ in range(24):
        book.rematch(match.id)
    async with visiting(main, address="/history", size=PHONE) as visitor:
        await visitor.sees("history.match.20")
        door.shut = "history"
        await visitor.tap("history.more")
        await visitor.sees("history.trouble", BUSY)
        assert visitor.has("history.match.20")
        door.shut = ""
        await visitor.tap("history.more")
        await visitor.sees("history.match.25")
        assert not visitor.has("history.trouble")


@pytest.mark.parametrize(
    ("leaf", "read", "trouble", "line"),
    [
        ("story", "story", "leaf.trouble", "story.event.1"),
        ("hand/1/story", "hand_story", "hand.trouble", "hand.version.1"),
    ],
)
async def test_a_story_that_cannot_be_read_says_so(
    book: Scorebook, match: MatchView, door: Door, leaf: str, read: str, trouble: str, line: str
) -> None:
    book.record(match.id, Adjustment(points=(70, -40), reason="paper"), hand_id=str(uuid4()))
    address = f"/match/{match.id}/{leaf}"
    door.shut = read
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees(trouble, BUSY)
    door.shut = ""
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees(line)
        assert not visitor.has(trouble)


@pytest.mark.parametrize("leaf", ["", "/story", "/rules", "/deal", "/own-rules", "/hand/1/story"])
async def test_a_match_that_cannot_be_read_is_not_said_to_be_missing(
    match: MatchView, door: Door, leaf: str
) -> None:
    door.shut = "match"
    address = f"/match/{match.id}{leaf}"
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.until(lambda: visitor.says(BUSY), "why it cannot be read")
        assert visitor.has("lost.home")
    door.shut = ""
    async with visiting(main, address=f"/match/elsewhere{leaf}", size=PHONE) as visitor:
        await visitor.until(lambda: visitor.says("no match at this address"), "that it is missing")


@pytest.mark.parametrize("page", ["", "/deal", "/share", "/edit"])
async def test_rules_that_cannot_be_read_are_not_said_to_be_missing(
    book: Scorebook, door: Door, page: str
) -> None:
    ours = book.save_profile("Ours", RuleSet(target=700), preset_id=None)
    door.shut = "profile"
    async with visiting(main, address=f"/rules/{ours.id}{page}", size=PHONE) as visitor:
        await visitor.until(lambda: visitor.says(BUSY), "why they cannot be read")
    door.shut = ""
    async with visiting(main, address=f"/rules/elsewhere{page}", size=PHONE) as visitor:
        await visitor.until(lambda: visitor.says("no rules at this address"), "that they are not")


async def test_other_rules_are_offered_though_the_tables_own_cannot_be_read(
    match: MatchView, door: Door
) -> None:
    door.shut = "profiles"
    address = f"/match/{match.id}/other-rules"
    async with visiting(main, address=address, size=PHONE) as visitor:
        await visitor.sees("leaf.trouble", BUSY)
        await visitor.sees("rules.own")
