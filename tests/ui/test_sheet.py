from __future__ import annotations

import asyncio
from contextlib import closing
from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, Adjustment, ContractHand, Hand, Opening, parse_bid
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.aim import READ
from scorekeeper.ui.app import main
from scorekeeper.ui.components.opened_hand import offset_of
from tests.ui.harness import Visitor, visiting

PHONE = (360, 640)


def address(match: MatchView) -> str:
    return f"/match/{match.id}"


def add(book: Scorebook, match: MatchView, *hands: Hand) -> MatchView:
    for hand in hands:
        match = book.record(match.id, hand, hand_id=str(uuid4()))
    return match


def contract(side: int, bid: str, tricks: int) -> ContractHand:
    taken = (tricks, None) if side == 0 else (None, tricks)
    return ContractHand(side=side, contractor=side, bid=parse_bid(bid), tricks=taken)


def adjusted(first: int, second: int) -> Adjustment:
    return Adjustment(points=(first, second), reason="from paper")


async def test_an_empty_sheet_says_who_deals_and_what_would_win(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        assert visitor.text("sheet.total.1") == "Ann & Cat 0"
        assert visitor.text("sheet.dealer") == "Ann deals, Bob bids first"
        assert "Open Misère" in visitor.text("sheet.status")


async def test_a_hand_that_was_not_played_is_told_as_a_sentence(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.record", "record.other", "record.other.all_pass")
        await visitor.sees("sheet.news", "Hand 1: Passed in, dealt by Ann.")
        assert any("Dealt by Ann" in text for text in visitor.everything())


async def test_undo_and_redo_are_one_tap_and_say_what_they_did(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        assert "hand 1" in visitor.text("sheet.undo")
        # A screen reader is told which of the two can be tapped now.
        assert not visitor.find("sheet.undo").disabled
        assert visitor.find("sheet.redo").disabled
        await visitor.tap("sheet.undo")
        assert visitor.text("sheet.total.1") == "Ann & Cat 0"
        assert "Undone: hand 1" in visitor.text("sheet.news")
        await visitor.tap("sheet.redo")
        assert visitor.text("sheet.total.1") == "Ann & Cat 300"


async def test_two_fast_taps_on_undo_take_one_hand_back(match: MatchView, book: Scorebook) -> None:
    for tricks in (8, 7):
        add(book, match, contract(0, "7H", tricks))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.undo", "sheet.undo")
        assert visitor.text("sheet.total.1") == "Ann & Cat 200"
        assert "Undone: hand 2" in visitor.text("sheet.news")
        await asyncio.sleep(READ)  # what it says now is read
        await visitor.tap("sheet.undo")
        assert visitor.text("sheet.total.1") == "Ann & Cat 0"
        await visitor.tap("sheet.redo", "sheet.redo")
        assert visitor.text("sheet.total.1") == "Ann & Cat 200"
        assert "Made again: hand 1" in visitor.text("sheet.news")


async def test_undo_takes_back_nothing_that_was_not_seen(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "7H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        with closing(Scorebook.open()) as elsewhere:  # a moment before the tap
            add(elsewhere, match, contract(1, "6S", 6))
        await visitor.tap("sheet.undo")
        assert visitor.says("In the meantime: hand 2 recorded")
        assert visitor.text("sheet.total.2") == "Bob & Dan 60"
    assert len(book.match(match.id).match.hands) == 2


async def test_a_hand_explains_itself_when_tapped(match: MatchView, book: Scorebook) -> None:
    add(book, match, contract(0, "8H", 7))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        assert not visitor.has("hand.explain")
        await visitor.tap("sheet.hand.1")
        said = visitor.text("hand.explain")
        assert "8♥" in said
        assert "3 tricks at 10" in said
        await visitor.tap("sheet.hand.1")
        assert not visitor.has("hand.explain")


async def test_a_hand_that_is_saved_closes_the_opened_one_and_is_in_sight(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "8H", 7))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.hand.1", "sheet.record")
        await visitor.tap("record.contract.6S", "record.player.1", "record.tricks.6")
        await visitor.sees("sheet.hand.2")
        assert not visitor.has("hand.explain")
        await visitor.until(
            lambda: "scroll_to" in visitor.asked, "the newest hand brought in sight"
        )


async def test_a_hand_stays_opened_while_it_is_corrected(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "8H", 7))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.hand.1")
        book.correct(match.id, 1, contract(1, "7C", 7))
        await visitor.sees("hand.explain", "7♣")


async def test_what_can_be_done_with_a_hand_comes_before_its_explanation(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, contract(0, "8H", 7))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.hand.1")
        shown = visitor.identifiers()
        row, last_door, why = map(shown.index, ("sheet.hand.1", "hand.remove", "hand.explain"))
        assert row < last_door < why


@pytest.mark.parametrize(
    ("opened", "from_foot", "offset"),
    [(180, False, 106), (300, False, 106), (180, True, 106), (300, True, 206)],
)
def test_an_opened_hand_lies_with_its_row_in_sight(
    opened: float, offset: float, *, from_foot: bool
) -> None:
    assert offset_of(106, opened, 200, from_foot=from_foot) == offset


async def test_the_deciding_hand_ends_the_match_and_undo_reopens_it(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, adjusted(300, 0), contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        outcome = visitor.text("match.outcome")
        assert "Ann & Cat win" in outcome
        assert "600" in outcome
        assert not visitor.has("sheet.record")
        await visitor.tap("sheet.undo")
        assert visitor.has("sheet.record")
        assert not visitor.has("match.outcome")


async def test_past_the_target_by_defending_says_why_nobody_has_won(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, adjusted(490, 0), contract(1, "6S", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        assert visitor.text("sheet.total.1") == "Ann & Cat 510"
        assert "only a made contract wins" in visitor.text("sheet.status")
        assert visitor.has("sheet.record")


async def test_five_hundred_down_loses(match: MatchView, book: Scorebook) -> None:
    add(book, match, adjusted(0, -200), contract(1, "8H", 7))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        assert visitor.text("sheet.total.2") == "Bob & Dan -500"
        assert "Ann & Cat win" in visitor.text("match.outcome")


async def test_play_again_keeps_the_seats_and_moves_the_deal(
    match: MatchView, book: Scorebook
) -> None:
    add(book, match, adjusted(300, 0), contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("match.rematch")
        await visitor.sees("sheet.total.1", "Ann & Cat 0")
        await visitor.sees("sheet.dealer", "Bob deals")
        await visitor.leaves(address(match))


async def test_a_side_gives_up_and_plays_on_after_all(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.concede.2")
        assert "Ann & Cat win" in visitor.text("match.outcome")
        await visitor.tap("sheet.menu", "menu.reopen")
        assert visitor.has("sheet.record")


@pytest.mark.parametrize(
    ("way", "before", "said", "news"),
    [
        ("menu.agree", "Ann & Cat win with 300", "Ann & Cat", "Stopped by agreement."),
        ("menu.abandon", "nobody wins", "Nobody won", "Abandoned."),
        ("menu.concede.1", "Bob & Dan win with 20", "Bob & Dan", "Given up."),
    ],
)
async def test_a_match_ends_by_the_players_own_word_and_goes_on_by_one_tap(
    match: MatchView, book: Scorebook, way: str, before: str, said: str, news: str
) -> None:
    add(book, match, contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu")
        assert before in visitor.text(way)
        assert "Undo takes it back" in visitor.text(way)
        await visitor.tap(way)
        assert said in visitor.text("match.outcome")
        await visitor.sees("sheet.news", news, "Undo takes it back")
        await visitor.tap("sheet.undo")
        await visitor.sees("sheet.record")


async def test_what_giving_up_comes_to_is_said_as_it_would_be(book: Scorebook) -> None:
    preset = PRESETS["us_3p"]
    match = book.start(
        NewMatch(
            rules=preset.rules,
            preset_id=preset.id,
            rules_name=preset.title,
            players=("Ann", "Bob", "Cat"),
            opening=Opening(scores=(120, 90, 120)),
        )
    )
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu")
        await visitor.sees("menu.concede.1", "Cat wins with 120")
        await visitor.sees("menu.concede.2", "Ann and Cat share the win at 120")


async def test_names_are_put_right_at_any_time(match: MatchView, book: Scorebook) -> None:
    add(book, match, contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.names")
        await visitor.type_into("names.player.1", "Annabel")
        await visitor.type_into("names.side.2", "The lads")
        await visitor.tap("names.save")
        assert visitor.text("sheet.total.1") == "Annabel & Cat 300"
        assert visitor.text("sheet.total.2") == "The lads 20"
        assert "names changed" in visitor.text("sheet.undo")
        await visitor.tap("sheet.undo")
        assert visitor.text("sheet.total.1") == "Ann & Cat 300"
        assert visitor.text("sheet.total.2") == "Bob & Dan 20"


async def test_names_are_put_right_together_or_not_at_all(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.names")
        await visitor.type_into("names.player.1", "Bob")
        await visitor.type_into("names.player.3", "Dan")
        await visitor.tap("names.save")
        assert "already in this match" in visitor.text("names.trouble")
        assert book.match(match.id) == match
        await visitor.type_into("names.player.2", "Ann")
        await visitor.type_into("names.player.4", "Cat")
        await visitor.tap_twice("names.save")
        await visitor.sees("sheet.total.1", "Bob & Dan")
    assert book.match(match.id).version == match.version + 1


async def test_a_name_that_was_not_touched_stays_as_another_phone_wrote_it(
    match: MatchView, book: Scorebook
) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.names")
        await visitor.type_into("names.player.1", "Annabel")
        book.rename_player(match.id, 1, "Robert")
        await visitor.sees("names.player.2", "Robert")
        await visitor.tap("names.save")
    assert book.match(match.id).match.players == ("Annabel", "Robert", "Cat", "Dan")


async def test_a_name_twice_is_refused_in_a_sentence(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu", "menu.names")
        await visitor.type_into("names.player.1", "Bob")
        await visitor.tap("names.save")
        assert "Bob" in visitor.text("names.trouble")


async def test_forty_hands_are_all_on_the_sheet(match: MatchView, book: Scorebook) -> None:
    add(book, match, *(contract(number % 2, "6S", 5) for number in range(24)))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        rows = hands(visitor)
        assert sorted(rows) == list(range(1, 25))


def hands(visitor: Visitor) -> list[int]:
    return [
        int(identifier.removeprefix("sheet.hand."))
        for identifier in visitor.identifiers()
        if identifier.startswith("sheet.hand.")
    ]


async def test_a_match_that_is_not_there_shows_the_way_home(book: Scorebook) -> None:
    async with visiting(main, address="/match/nowhere", size=PHONE) as visitor:
        await visitor.tap("lost.home")
        await visitor.sees("home.new_match")
    assert book.home().live is None


@pytest.mark.parametrize("taps", [(), ("sheet.menu",)], ids=["button", "menu"])
async def test_a_double_tap_plays_again_once(
    match: MatchView, book: Scorebook, taps: tuple[str, ...]
) -> None:
    add(book, match, adjusted(300, 0), contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap(*taps)
        await visitor.tap_twice("menu.copy" if taps else "match.rematch")
        await visitor.leaves(address(match))
        await visitor.sees("sheet.total.1", "Ann & Cat 0")
    assert len(book.history().matches) == 2


async def test_who_comes_back_to_play_again_starts_another_match(
    match: MatchView, book: Scorebook
) -> None:
    for count in (2, 3):
        async with visiting(main, address=address(match), size=PHONE) as visitor:
            await visitor.tap("sheet.menu", "menu.copy")
            await visitor.leaves(address(match))
        assert len(book.history().matches) == count


async def test_a_double_tap_ends_a_match_once_and_reopens_it_once(match: MatchView) -> None:
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu")
        await visitor.tap_twice("menu.agree")
        assert "Stopped by agreement" in visitor.text("sheet.news")
        await visitor.tap("sheet.menu")
        await visitor.tap_twice("menu.reopen")
        assert "The match goes on" in visitor.text("sheet.news")
        await visitor.tap("sheet.menu")
        await visitor.tap_twice("menu.bin")
        assert "in the bin" in await visitor.sees("sheet.news")
        await visitor.tap_twice("bin.restore.1")
        await visitor.sees("sheet.news", "Ann & Cat, Bob & Dan")


@pytest.mark.parametrize("way", ["menu.agree", "menu.reopen"])
async def test_nothing_is_ended_or_reopened_over_what_somebody_else_has_just_done(
    match: MatchView, book: Scorebook, way: str
) -> None:
    if way == "menu.reopen":
        add(book, match, adjusted(300, 0), contract(0, "8H", 8))
    async with visiting(main, address=address(match), size=PHONE) as visitor:
        await visitor.tap("sheet.menu")
        with closing(Scorebook.open()) as elsewhere:  # a moment before the tap
            if way == "menu.reopen":
                elsewhere.set_details(match.id, title="Friday")
            else:
                add(elsewhere, match, contract(0, "8H", 8))
        await visitor.tap(way)
        await visitor.sees("sheet.news", "In the meantime:", "Nothing was saved")
        assert visitor.has("match.outcome") == (way == "menu.reopen")
        await visitor.tap("sheet.menu", way)
        await visitor.until(
            lambda: visitor.has("match.outcome") == (way == "menu.agree"), "it done all the same"
        )
