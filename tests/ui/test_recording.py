from __future__ import annotations

from dataclasses import replace

import pytest

from scorekeeper.rules import PRESETS, Adjustment, Opening
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.other_hands import is_adjusted
from tests.ui.harness import visiting

PHONE = (360, 640)


def sheet(match: MatchView) -> str:
    return f"/match/{match.id}"


def entry(match: MatchView) -> str:
    return f"/match/{match.id}/record"


async def test_three_taps_record_a_hand(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.9")
        await visitor.sees("sheet.total.1", "Ann & Cat", "300")
        await visitor.sees("sheet.total.2", "Bob & Dan", "10")
        await visitor.sees("sheet.hand.1", "8♥", "Ann", "9 tricks", "+300", "+10")
    assert book.match(match.id).sheet.totals == (300, 10)


async def test_the_player_may_be_tapped_first(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.player.2", "record.contract.7C", "record.tricks.6")
        await visitor.sees("sheet.total.2", "-160")
        await visitor.sees("sheet.total.1", "40")


async def test_each_number_of_tricks_says_what_it_would_give_both_sides(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        assert visitor.text("record.tricks.8") == "8 tricks: made. Ann & Cat +300, Bob & Dan +20"
        assert visitor.text("record.tricks.7") == "7 tricks: set. Ann & Cat -300, Bob & Dan +30"
        assert "8♥" in visitor.text("record.preview")


async def test_a_slam_and_a_misere_show_their_own_points(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.6S", "record.player.1")
        assert "+250" in visitor.text("record.tricks.10")
        await visitor.tap("record.contract.M")
        assert visitor.text("record.tricks.0").startswith("0 tricks: made. Ann & Cat +250")
        assert visitor.text("record.tricks.1").startswith("1 trick: set. Ann & Cat -250")


async def test_tricks_alone_save_nothing(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.tricks.8")
    assert book.match(match.id).match.hands == ()


async def test_a_hand_that_would_end_the_match_says_so_first(
    match: MatchView, book: Scorebook
) -> None:
    lead = Adjustment(points=(300, -300), reason="brought from paper")
    book.record(match.id, lead, hand_id="11111111-1111-4111-8111-111111111111")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        assert "wins the match for Ann & Cat" in visitor.text("record.preview")
        assert visitor.text("record.tricks.8").startswith("8 tricks: wins.")
        await visitor.tap("record.player.2")
        assert "loses it for Bob & Dan" in visitor.text("record.preview")
        assert visitor.text("record.tricks.7").startswith("7 tricks: loses.")


async def test_only_the_results_that_win_are_said_to(match: MatchView, book: Scorebook) -> None:
    lead = Adjustment(points=(280, 0), reason="brought from paper")
    book.record(match.id, lead, hand_id="11111111-1111-4111-8111-111111111111")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.6S", "record.player.1")
        assert "All ten tricks win the match for Ann & Cat." in visitor.text("record.preview")
        assert visitor.text("record.tricks.9").startswith("9 tricks: made.")


async def test_on_the_last_deal_it_says_which_results_win(book: Scorebook) -> None:
    last = book.start(
        NewMatch(
            rules=replace(PRESETS["nz_club"].rules, deal_limit=1),
            preset_id=None,
            rules_name="One deal",
            players=("Ann", "Bob", "Cat", "Dan"),
            opening=Opening(scores=(50, 250)),
        )
    )
    async with visiting(main, address=entry(last), size=PHONE) as visitor:
        await visitor.tap("record.contract.6C", "record.player.3")
        text = visitor.text("record.preview")
        assert "All ten tricks win the match for Ann & Cat, 9 tricks or fewer lose it." in text
        assert "Making it wins" not in text
        assert visitor.text("record.tricks.6").startswith("6 tricks: loses.")


async def test_a_double_tap_saves_one_hand(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=(1280, 800)) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        await visitor.tap_twice("record.tricks.9")
        await visitor.sees("sheet.total.1", "300")
    assert len(book.match(match.id).match.hands) == 1


async def test_a_hand_half_entered_survives_turning_the_phone(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        await visitor.resize(740, 360)
        await visitor.sees("record.tricks.8", "made")
        await visitor.resize(360, 640)
        await visitor.tap("record.tricks.8")
        await visitor.sees("sheet.total.1", "300")


async def test_leaving_the_entry_saves_nothing(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.cancel")
        await visitor.sees("sheet.total.1", "0")
        await visitor.tap("sheet.record")
        assert "made" not in visitor.text("record.tricks.8")
    assert book.match(match.id).match.hands == ()


@pytest.mark.parametrize(
    ("kind", "title", "dealer"),
    [
        ("all_pass", "Passed in", "Bob deals"),
        ("redeal", "Misdeal", "Ann deals"),
        ("void", "Void hand", "Bob deals"),
    ],
)
async def test_something_else_is_one_tap_more(
    match: MatchView, kind: str, title: str, dealer: str
) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", f"record.other.{kind}")
        await visitor.sees("sheet.hand.1", title)
        await visitor.sees("sheet.dealer", dealer)


async def test_a_claim_is_entered_as_the_tricks_agreed(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.claim")
        assert "as they were agreed" in visitor.text("record.preview")
        await visitor.tap("record.contract.6S", "record.player.3")
        assert "Claim" in visitor.text("record.slot.take_back")
        await visitor.tap("record.tricks.10")
        await visitor.sees("sheet.total.1", "250")
    assert book.match(match.id).records[0].note == "Claimed"


async def test_that_it_was_a_claim_can_be_taken_back(match: MatchView, book: Scorebook) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.claim", "record.slot.take_back")
        await visitor.tap("record.other.claim", "record.contract.6S", "record.player.3")
        assert not visitor.has("record.slot.take_back")
        await visitor.tap("record.tricks.10")
        await visitor.sees("sheet.total.1", "250")
    assert book.match(match.id).records[0].note == ""


async def test_an_adjustment_needs_points_and_a_reason(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.adjustment", "record.save")
        await visitor.sees("record.trouble", "points")
        assert "needed" in visitor.text("record.reason")
        await visitor.type_into("adjustment.points.2", "−50")
        await visitor.sees("record.preview", "Bob & Dan -50")
        await visitor.tap("record.save")
        await visitor.sees("record.trouble", "reason")
        await visitor.type_into("record.reason", "Looked at the kitty")
        await visitor.tap("record.save")
        await visitor.sees("sheet.total.2", "-50")
        await visitor.sees("sheet.hand.1", "Adjustment", "Looked at the kitty")


def test_an_adjustment_is_ready_once_all_of_it_is_there(match: MatchView) -> None:
    draft = Draft(hand_id="one", kind=Kind.ADJUSTMENT)
    ready = [
        is_adjusted(match.match, replace(draft, points=points, reason=reason))
        for points, reason in (
            ((), ""),
            (("", "50"), " "),
            ((), "late"),
            (("", "ten"), "late"),
            (("", "−50"), "late"),
        )
    ]
    assert ready == [False, False, False, False, True]


async def test_points_that_are_no_number_are_named(match: MatchView) -> None:
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.adjustment")
        await visitor.type_into("adjustment.points.1", "-")
        assert not visitor.has("record.trouble")
        await visitor.type_into("adjustment.points.1", "ten")
        assert "“ten”" in visitor.text("record.trouble")
        await visitor.type_into("adjustment.points.1", "-10")
        assert not visitor.has("record.trouble")


async def test_two_windows_show_a_hand_saved_in_either(match: MatchView) -> None:
    async with (
        visiting(main, address=sheet(match), size=PHONE) as one,
        visiting(main, address=entry(match), size=(1280, 800)) as other,
    ):
        await other.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        await one.sees("sheet.total.1", "300")
        await one.tap("sheet.undo")
        await other.sees("sheet.total.1", "0")


async def test_beside_the_sheet_the_entry_is_ready_at_once(match: MatchView) -> None:
    async with visiting(main, address=sheet(match), size=(1280, 800)) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        await visitor.sees("sheet.hand.1", "8♥")
        await visitor.tap("record.contract.6S", "record.player.2", "record.tricks.6")
        await visitor.sees("sheet.total.2", "60")


LONG = ("Bartholomew-Alexander", "Wilhelmina Ash", "Maximiliane Konstantin", "Guinevere Ash")


@pytest.mark.parametrize("size", [PHONE, (740, 360)])
async def test_long_names_leave_room_for_what_the_hand_decides(
    book: Scorebook, size: tuple[int, int]
) -> None:
    last = book.start(
        NewMatch(
            rules=replace(PRESETS["nz_club"].rules, deal_limit=1),
            preset_id=None,
            rules_name="One deal",
            players=LONG,
            opening=Opening(scores=(50, 250)),
        )
    )
    sides = f"{LONG[0]} & {LONG[2]}"
    async with visiting(main, address=entry(last), size=size) as visitor:
        await visitor.tap("record.contract.6C", "record.player.3")
        ends = "All ten tricks win the match for {}, 9 tricks or fewer lose it."
        assert ends.format(sides) in visitor.text("record.preview")
        assert visitor.drawn("record.preview") == [ends.format("B & M")]
