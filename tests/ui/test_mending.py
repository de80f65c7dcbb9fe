from __future__ import annotations

from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, Adjustment, ContractHand, Hand, parse_bid
from scorekeeper.rules.results import Status
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from tests.ui.harness import visiting

PHONE = (360, 640)


def address(match: MatchView, number: int, deed: str) -> str:
    return f"/match/{match.id}/hand/{number}/{deed}"


def add(book: Scorebook, match: MatchView, *hands: Hand) -> MatchView:
    for hand in hands:
        match = book.record(match.id, hand, hand_id=str(uuid4()))
    return match


def contract(side: int, bid: str, tricks: int) -> ContractHand:
    taken = (tricks, None) if side == 0 else (None, tricks)
    return ContractHand(side=side, contractor=side, bid=parse_bid(bid), tricks=taken)


async def test_a_hand_is_corrected_after_its_effects_were_shown(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "8H", 8), contract(1, "7C", 7))
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        await visitor.tap("sheet.hand.1", "hand.correct")
        await visitor.sees("record.contract.8H")
        assert "8♥ by Ann" in visitor.text("record.preview")
        await visitor.tap("record.player.2", "record.tricks.7")
        assert book.match(match.id).sheet.totals == (330, 180)
        assert "Bob, 7 tricks" in visitor.text("hand.change")
        moved = visitor.text("hand.moved.2")
        assert "Ann & Cat 330 becomes 60" in moved
        assert "Bob & Dan 180 becomes -140" in moved
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.total.2", "-140")
        assert "Hand 1 corrected" in visitor.text("sheet.news")
        assert visitor.text("sheet.undo").startswith("Undo: hand 1 corrected")
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.total.2", "180")


async def test_each_number_of_tricks_is_worth_what_it_was_then(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, Adjustment(points=(300, 0), reason="paper"), contract(0, "8H", 8))
    async with visiting(main, address=address(match, 2, "correct"), size=PHONE) as visitor:
        assert visitor.text("record.tricks.8").startswith("8 tricks: wins.")


async def test_removing_the_deciding_hand_reopens_the_match(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, Adjustment(points=(300, 0), reason="paper"), contract(0, "8H", 8))
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        await visitor.tap("sheet.hand.2", "hand.remove")
        await visitor.sees("hand.outcome", "open again")
        assert "8♥, Ann, 8 tricks" in visitor.text("hand.change")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.record")
        assert visitor.text("sheet.total.1") == "Ann & Cat 300"


async def test_hands_behind_a_new_end_are_kept_and_marked(
    match: MatchView, book: Scorebook
) -> None:
    lead = Adjustment(points=(300, 0), reason="paper")
    add(book, match, lead, contract(0, "8H", 7), contract(1, "6S", 6), contract(1, "6S", 6))
    async with visiting(main, address=address(match, 2, "correct"), size=PHONE) as visitor:
        await visitor.tap("record.tricks.8")
        said = visitor.text("hand.outcome")
        assert "would have ended with hand 2" in said
        assert "Hands 3 and 4" in said
        assert "Keep them, marked" in visitor.text("hand.confirm")
        await visitor.tap("hand.confirm")
        await visitor.sees("match.outcome", "Ann & Cat win")
        assert visitor.has("sheet.hand.4")
    assert book.match(match.id).sheet.hands[3].after_finish


async def test_hands_behind_a_new_end_are_dropped_when_asked(
    match: MatchView, book: Scorebook
) -> None:
    lead = Adjustment(points=(300, 0), reason="paper")
    add(book, match, lead, contract(0, "8H", 7), contract(1, "6S", 6))
    async with visiting(main, address=address(match, 2, "correct"), size=PHONE) as visitor:
        await visitor.tap("record.tricks.8")
        await visitor.sees("hand.confirm", "Keep it, marked")
        assert "Drop it" in visitor.text("hand.drop")
        await visitor.tap("hand.drop")
        await visitor.sees("match.outcome")
        assert not visitor.has("sheet.hand.3")
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.hand.3")
    assert book.match(match.id).sheet.outcome.status is Status.IN_PLAY


async def test_what_a_change_would_move_is_shown_while_others_take_hands_away(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, *[contract(0, "6S", 6)] * 4)
    async with visiting(main, address=address(match, 4, "remove"), size=PHONE) as visitor:
        await visitor.sees("hand.moved.4", "no longer 160")
        book.remove(match.id, 1)
        await visitor.sees("hand.moved.3", "no longer 120")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.total.1", "Ann & Cat 80")


async def test_hands_behind_a_new_end_count_where_the_table_played_on(
    match: MatchView, book: Scorebook
) -> None:
    lead = Adjustment(points=(300, 0), reason="paper")
    add(book, match, lead, contract(0, "8H", 7), contract(1, "6S", 6))
    async with visiting(main, address=address(match, 2, "correct"), size=PHONE) as visitor:
        await visitor.tap("record.tricks.8")
        assert "Played on: Ann & Cat 640, Bob & Dan 60." in visitor.text("hand.outcome")
        await visitor.tap("hand.play_on")
        await visitor.sees("sheet.status", "Hand 2 had ended the match")
        await visitor.sees("sheet.total.2", "Bob & Dan 60")
        assert "played on after hand 2" in visitor.text("sheet.undo")
        await visitor.tap("sheet.undo")
        await visitor.sees("match.outcome")


async def test_a_forgotten_hand_is_inserted(match: MatchView, book: Scorebook) -> None:
    add(book, match, contract(0, "8H", 8))
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        await visitor.tap("sheet.hand.1", "hand.insert_before")
        await visitor.sees("record.preview", "Ann dealt")
        await visitor.tap("record.other", "record.other.all_pass")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.hand.2", "8♥")
        assert "Passed in" in visitor.text("sheet.hand.1")


async def test_a_hand_is_moved(match: MatchView, book: Scorebook) -> None:
    add(book, match, contract(0, "8H", 8), contract(1, "7C", 7))
    async with visiting(main, address=address(match, 2, "move"), size=PHONE) as visitor:
        await visitor.tap("hand.earlier")
        assert "becomes hand 1" in visitor.text("hand.place")
        await visitor.tap("hand.confirm")
        await visitor.sees("sheet.hand.1", "7♣")


async def test_a_note_is_written_beside_a_hand(match: MatchView, book: Scorebook) -> None:
    add(book, match, contract(0, "8H", 8))
    async with visiting(main, address=address(match, 1, "note"), size=PHONE) as visitor:
        await visitor.type_into("hand.note.text", "Cat forgot the joker")
        await visitor.tap("hand.note.save")
        await visitor.sees("sheet.news", "Note kept")
        await visitor.tap("sheet.hand.1")
        assert "Cat forgot the joker" in visitor.text("hand.explain")


async def test_a_hand_tells_every_version_it_had(match: MatchView, book: Scorebook) -> None:
    add(book, match, contract(0, "8H", 8))
    book.correct(match.id, 1, contract(1, "7C", 7))
    async with visiting(main, address=address(match, 1, "story"), size=PHONE) as visitor:
        assert "8♥" in visitor.text("hand.version.1")
        second = visitor.text("hand.version.2")
        assert "Hand 1 corrected" in second
        assert "7♣, Bob, 7 tricks" in second


async def test_leaving_changes_nothing(match: MatchView, book: Scorebook) -> None:
    before = add(book, match, contract(0, "8H", 8))
    async with visiting(main, address=address(match, 1, "correct"), size=PHONE) as visitor:
        await visitor.tap("record.tricks.9", "hand.back", "record.cancel")
        await visitor.sees("sheet.total.1", "300")
    assert book.match(match.id).version == before.version


async def test_somebody_else_changing_the_match_meanwhile_is_told(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "8H", 8), contract(1, "7C", 7))
    async with visiting(main, address=address(match, 1, "remove"), size=PHONE) as visitor:
        book._listeners._listeners.clear()
        book.correct(match.id, 2, contract(1, "7C", 8))
        await visitor.tap("hand.confirm")
        assert "hand 2 corrected" in visitor.text("hand.trouble")
        assert len(book.match(match.id).records) == 2


async def test_a_hand_that_is_not_there_shows_the_way_home(match: MatchView) -> None:
    for what in ("7/correct", "1/fold"):
        where = f"/match/{match.id}/hand/{what}"
        async with visiting(main, address=where, size=PHONE) as visitor:
            assert visitor.has("lost.home")


@pytest.mark.parametrize("taps", [("record.debarred.2",), ("record.debarred.nobody",)])
async def test_a_player_debarred_by_mistake_is_taken_out_again(
    book: Scorebook, taps: tuple[str, ...]
) -> None:
    rules = PRESETS["us_3p"].rules
    match = book.start(
        NewMatch(rules=rules, preset_id="us_3p", rules_name="US", players=("Ann", "Bob", "Cat"))
    )
    seven = parse_bid("7S")
    hand = ContractHand(side=0, contractor=0, bid=seven, tricks=(7, 2, 1), debarred=(1,))
    match = add(book, match, hand)
    async with visiting(main, address=address(match, 1, "correct"), size=PHONE) as visitor:
        await visitor.arrive()
        await visitor.tap("record.slot.debarred", *taps)
        assert not visitor.has("record.slot.debarred")
        assert "Ann +140, Bob +20, Cat +10" in visitor.text("record.preview")
        await visitor.tap("record.save", "hand.confirm")
        await visitor.sees("sheet.total.2", "20")


async def test_another_may_be_debarred_in_their_place(match: MatchView) -> None:
    async with visiting(main, address=f"/match/{match.id}/record", size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.debarred", "record.contract.8H")
        await visitor.tap("record.player.1", "record.debarred.2", "record.slot.debarred")
        await visitor.tap("record.debarred.2", "record.debarred.4")
        await visitor.sees("record.slot.debarred", "Debarred: Dan")
