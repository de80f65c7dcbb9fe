"""A match under each of the named rule sets, from the set-up to its real end, and found again.

One window follows them all: it never loads the page again, as a phone at a table would not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import BrowserContext

from scorekeeper.__main__ import main
from scorekeeper.rules import PRESETS, ContractHand, Match, PassedIn, Status, replay
from scorekeeper.rules.needs import card_points_needed, tricks_needed
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.rules.table import table_of
from scorekeeper.scorebook import Scorebook
from tests.browser.drawing import PEOPLE, Drawing, Drawn
from tests.browser.playing import is_at_a_match, number
from tests.browser.server import Server
from tests.browser.table import Table

MOST = 40
"""Hands in which a match comes to its end: far more than any that is drawn here."""


class Club:
    """One window that stays open, and the history behind it.

    Attributes:
        table: the window.
        book: the same history on another device.
        folder: where the server and its data are.
    """

    def __init__(self, device: BrowserContext, folder: Path, port: int) -> None:
        self.folder = folder
        self._server = Server(folder, port=port)
        self._server.start()
        self.book = Scorebook.open(data_dir=folder / "data")
        self.table = Table(device.new_page(), self._server.address).open()

    def words(self) -> str:
        """Everything the server has had to say."""
        return self._server.words()

    def close(self) -> None:
        """Closes it."""
        self.table.close()
        self.book.close()
        self._server.kill()


@pytest.fixture(scope="module")
def clubs() -> Iterator[list[Club]]:
    """The club of the match before, if that was played to its end."""
    there: list[Club] = []
    yield there
    for club in there:
        club.close()


@pytest.fixture
def club(
    clubs: list[Club], device: BrowserContext, port: int, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Club]:
    """The club that is there; another after a match that was not played to its end."""
    if clubs and not clubs[0].table.has("home.new_match"):
        clubs.pop().close()
    if not clubs:
        clubs.append(Club(device, tmp_path_factory.mktemp("club"), port))
    yield clubs[0]
    words = clubs[0].words()
    assert "Traceback" not in words, words
    assert "Warning" not in words, words


@pytest.mark.parametrize("preset_id", PRESETS)
@pytest.mark.parametrize(
    "every_hand",
    [
        pytest.param(False, id="first and last hand"),
        pytest.param(True, id="every hand", marks=pytest.mark.thorough),
    ],
)
def test_a_match_is_played_to_its_end(
    preset_id: str,
    every_hand: bool,  # noqa: FBT001 - tapped on the screen, or those between on another device
    club: Club,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table, drawing = club.table, Drawing(PRESETS[preset_id].rules, preset_id)
    match_id = set_up(table, preset_id)
    shown = {}
    for count, hand in enumerate(drawing.hands(MOST), start=1):
        ends = drawing.outcome.status is Status.OVER
        if count == 1 or ends or every_hand:
            if count > 1:
                table.sees(f"sheet.hand.{count - 1}")
            enter(table, hand, drawing.match)
            table.sees("match.outcome" if ends else f"sheet.hand.{count}")
            shown[count] = table.shows(partial(totals, match=drawing.match), drawing.totals)
        else:
            club.book.record(match_id, hand, hand_id=str(uuid4()))
    assert drawing.outcome.status is Status.OVER
    told = table.sees("match.outcome")

    file = club.folder / f"{match_id}.json"
    exporting = ["export", "--match", match_id, "--output", str(file)]
    assert main(["--data", str(club.folder / "data"), *exporting]) == 0
    assert main(["replay", "--json", str(file)]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    replayed = [tuple(hand["total"].values()) for hand in result["hands"]]
    assert {count: replayed[count - 1] for count in shown} == shown
    assert len(replayed) == max(shown)
    assert result["status"] == "over"
    assert all(winner in told for winner in result["winners"])

    table.tap("go.back", "home.history", "history.match.1")
    table.sees("match.outcome", told)
    table.shows(partial(totals, match=drawing.match), replayed[-1])
    go_home(table)


def set_up(table: Table, preset_id: str) -> str:
    """Starts a match by a named rule set; whoever has played before sits down with a tap."""
    table.tap("home.new_match", "setup.rules").tap_far(f"setup.rules.{preset_id}")
    table.sees("setup.start")
    for seat, name in enumerate(PEOPLE[: PRESETS[preset_id].rules.players], start=1):
        known = table.texts("setup.known.")
        found = next((one for one, said in known.items() if name in said), None)
        if found:
            table.tap(found)
            table.sees(f"setup.dealer.{seat}", name)
        else:
            table.type_into(f"setup.player.{seat}", name)
    table.tap("setup.start")
    table.sees("sheet.record")
    table.shows(is_at_a_match, expected=True)
    return table.where().rpartition("/")[2]


def enter(table: Table, hand: Drawn, match: Match) -> None:
    """Enters a hand, answering what the rules have to know of it, and nothing else."""
    table.sees_one_of("sheet.record", "record.other")
    if table.has("sheet.record"):
        table.tap("sheet.record")
    if isinstance(hand, PassedIn):
        table.tap("record.other", "record.other.all_pass")
        asked = defenders(table, hand, match)
    else:
        table.tap(f"record.contract.{hand.bid}", f"record.player.{(hand.contractor or 0) + 1}")
        if match.rules.partners_for(hand.bid) != (0,):
            with_whom = [f"record.partner.{seat + 1}" for seat in hand.partners]
            table.tap(*with_whom or ["record.alone"])
        table.tap(f"record.tricks.{taken(hand)}")
        asked = defenders(table, hand, match) | cards(table, hand, match)
    if asked:
        table.tap("record.save")
    if hand.first_to_reach is not None:
        table.tap(f"record.first.{hand.first_to_reach + 1}")


def defenders(table: Table, hand: Drawn, match: Match) -> bool:
    """Enters whose the other tricks were, if it matters; the last side's follow."""
    left = TRICKS_IN_A_HAND - taken(hand)
    own = () if isinstance(hand, PassedIn) else (hand.side, *hand.partners)
    needed = tricks_needed(table_of(match), hand, out(match))
    sides = [side for side in needed if side not in own]
    if len(sides) < 2 or not left:
        return False
    last = sides[-1]
    while len(sides) > 1 and left:
        # One trick is one side's: who took it, and not how many each of them did.
        side = next(one for one in sides if hand.tricks[one]) if left == 1 else sides[0]
        count = hand.tricks[side] or 0
        table.tap(f"record.defender.{side + 1}.{count}")
        sides.remove(side)
        left -= count
    table.sees(f"record.slot.defender.{last + 1}", str(hand.tricks[last]))
    return True


def cards(table: Table, hand: ContractHand, match: Match) -> bool:
    """Enters the card points of the sides that keep theirs."""
    sides = card_points_needed(table_of(match), hand, taken(hand), out(match))
    for side in sides:
        table.type_into(f"record.card_points.{side + 1}", str(hand.card_points[side]))
    if sides:
        table.sees("record.slot.cards", "✓")  # the last of them has been taken
    return bool(sides)


def taken(hand: Drawn) -> int:
    """The contracting side's tricks."""
    if isinstance(hand, PassedIn):
        return 0
    return sum(hand.tricks[side] or 0 for side in (hand.side, *hand.partners))


def out(match: Match) -> int | None:
    """The side that deals the last hand, where the dealer holds no cards."""
    if not match.rules.dealer_sits_out:
        return None
    return replay(match).hands[-1].dealer


def totals(table: Table, match: Match) -> tuple[int, ...]:
    """The totals of all sides, as the sheet shows them."""
    return tuple(
        number(table.text(f"sheet.total.{side}")) for side in range(1, len(match.sides) + 1)
    )


def go_home(table: Table) -> None:
    table.tap("go.back")
    table.sees("home.new_match")
