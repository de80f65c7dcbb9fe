"""Two phones at one match: neither writes over what the other has saved, and each is told."""

from __future__ import annotations

from contextlib import closing
from uuid import uuid4

from scorekeeper.rules import ContractHand, PassedIn, parse_bid
from scorekeeper.scorebook import MatchView, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting

PHONE = (360, 640)
EIGHT_HEARTS = ContractHand(side=0, contractor=0, bid=parse_bid("8H"), tricks=(8, None))


def leaf(match: MatchView, which: str) -> str:
    return f"/match/{match.id}/{which}"


async def test_a_note_leaves_the_title_that_another_phone_gave(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=leaf(match, "details"), size=PHONE) as visitor:
        await visitor.type_into("details.note", "At the club")
        with closing(Scorebook.open()) as elsewhere:
            elsewhere.set_details(match.id, title="Friday")
        await visitor.tap("details.save")
        await visitor.sees("leaf.trouble", "title, date or note changed", "Nothing was saved")
        assert visitor.text("details.note").endswith("At the club")
        await visitor.tap("details.save")
        await visitor.sees("sheet.news", "Kept")
    kept = book.match(match.id)
    assert (kept.title, kept.note) == ("Friday", "At the club")


async def test_what_is_not_written_in_follows_the_other_phone(
    match: MatchView, book: Scorebook
) -> None:
    async with (
        visiting(main, address=leaf(match, "details"), size=PHONE) as visitor,
        visiting(main, address=leaf(match, "seats"), size=PHONE) as other,
    ):
        await visitor.type_into("details.note", "At the club")
        book.set_details(match.id, title="Friday", note="Elsewhere")
        await visitor.sees("details.title", "Friday")
        assert visitor.text("details.note").endswith("At the club")
        await other.type_into("seats.player.2", "Fay")
        book.change_seats(match.id, ("Eve", "Bob", "Cat", "Dan"))
        await other.sees("seats.player.1", "Eve")
        assert other.text("seats.player.2").endswith("Fay")


async def test_a_substitute_is_not_sent_away_by_another_phones_substitute(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=leaf(match, "seats"), size=PHONE) as visitor:
        await visitor.type_into("seats.player.2", "Fay")
        book.change_seats(match.id, ("Eve", "Bob", "Cat", "Dan"))
        await visitor.tap("seats.save")
        await visitor.sees("leaf.trouble", "seats changed", "Nothing was saved")
        await visitor.sees("seats.player.1", "Eve")
        await visitor.tap("seats.save")
        await visitor.sees("sheet.news", "Eve, Fay, Cat, Dan")
    assert book.match(match.id).match.players == ("Eve", "Fay", "Cat", "Dan")


async def test_the_dealer_is_not_put_right_over_a_hand_that_was_not_seen(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=leaf(match, "dealer"), size=PHONE) as visitor:
        await visitor.sees("dealer.3")
        book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
        await visitor.tap("dealer.3")
        await visitor.sees("leaf.trouble", "hand 1 recorded", "Nothing was saved")
        assert len(book.match(match.id).records) == 1
        await visitor.tap_twice("dealer.3")
        await visitor.sees("sheet.dealer", "Cat deals")


async def test_a_note_beside_a_hand_is_not_written_over(match: MatchView, book: Scorebook) -> None:
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=leaf(match, "hand/1/note"), size=PHONE) as visitor:
        await visitor.type_into("hand.note.text", "Cat forgot the joker")
        book.annotate(match.id, 1, "Lucky")
        await visitor.tap("hand.note.save")
        await visitor.sees("hand.trouble", "note on hand 1", "Nothing was saved")
        assert book.match(match.id).records[0].note == "Lucky"
        await visitor.tap_twice("hand.note.save")
        await visitor.sees("sheet.hand.1")
        assert book.match(match.id).records[0].note == "Cat forgot the joker"


async def test_what_happened_meanwhile_stands_beside_a_correction_looked_at_anew(
    match: MatchView, book: Scorebook
) -> None:
    book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
    async with visiting(main, address=leaf(match, "hand/1/correct"), size=PHONE) as visitor:
        await visitor.tap("record.tricks.9")
        await visitor.sees("hand.confirm")
        book.insert(match.id, 1, PassedIn(), str(uuid4()))
        await visitor.tap("hand.confirm")
        await visitor.until(lambda: visitor.says("Correct hand 2"), "the hand's number by now")
        await visitor.settle()
        await visitor.sees("hand.trouble", "hand 1 inserted", "Nothing was saved")
        await visitor.tap_twice("hand.confirm")
        await visitor.sees("sheet.news", "Hand 2 corrected")
    passed, corrected = book.match(match.id).match.hands
    assert passed == PassedIn()
    assert isinstance(corrected, ContractHand)
    assert corrected.tricks == (9, None)


async def test_what_happened_meanwhile_stands_beside_rules_weighed_anew(
    match: MatchView, book: Scorebook
) -> None:
    async with (
        visiting(main, address=leaf(match, "other-rules"), size=PHONE) as visitor,
        visiting(main, address=f"/match/{match.id}", size=PHONE) as other,
    ):
        await visitor.tap("rules.preset.tas_police")
        await visitor.sees("hand.confirm")
        book.record(match.id, EIGHT_HEARTS, hand_id=str(uuid4()))
        await visitor.tap("hand.confirm")
        await other.sees("sheet.hand.1")
        await visitor.settle()
        await visitor.sees("hand.trouble", "hand 1 recorded", "Nothing was saved")
        await visitor.tap_twice("hand.confirm")
        await visitor.sees("sheet.news", "The whole match: Tasmanian")
    assert book.match(match.id).preset_id == "tas_police"
