"""The sheet of three to six scores: who played with whom, who sat out, who was first."""

from __future__ import annotations

from dataclasses import replace
from uuid import uuid4

import flet as ft
import pytest

from scorekeeper.rules import (
    PRESETS,
    ContractHand,
    Hand,
    Opening,
    PassedIn,
    RuleSet,
    Status,
    parse_bid,
)
from scorekeeper.rules.options import MultiSideLoss
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui import words
from scorekeeper.ui.app import main
from scorekeeper.ui.components.columns import per_row
from scorekeeper.ui.reading.sheet import read_sheet
from scorekeeper.ui.words import sheet as said
from scorekeeper.ui.words.grammar import divided
from tests.ui.harness import visiting

NAMES = ("Ann", "Bartholomew", "Cat", "Dan", "Elizabeth-Anne", "Fay")
SIZES = ((360, 640), (412, 915), (740, 360), (768, 1024), (1280, 800))


def start(
    book: Scorebook, preset_id: str, *hands: Hand, rules: RuleSet | None = None, **more: object
) -> MatchView:
    preset = PRESETS[preset_id]
    scores = more.get("scores")
    view = book.start(
        NewMatch(
            rules=rules or preset.rules,
            preset_id=preset_id,
            rules_name=preset.title,
            players=NAMES[: preset.rules.players],
            opening=Opening(scores=scores) if isinstance(scores, tuple) else None,
        )
    )
    for hand in hands:
        view = book.record(view.id, hand, hand_id=str(uuid4()))
    return view


def contract(
    side: int, bid: str, tricks: tuple[int | None, ...], partners: tuple[int, ...] = ()
) -> ContractHand:
    return ContractHand(
        side=side, contractor=side, bid=parse_bid(bid), tricks=tricks, partners=partners
    )


def address(view: MatchView) -> str:
    return f"/match/{view.id}"


@pytest.mark.parametrize("preset_id", ["us_3p", "us_4_cutthroat_12", "au_5p_called", "au_6p_3x2"])
@pytest.mark.parametrize("size", SIZES)
async def test_every_score_is_on_the_sheet_at_every_size(
    book: Scorebook, preset_id: str, size: tuple[int, int]
) -> None:
    view = start(book, preset_id, PassedIn())
    async with visiting(main, address=address(view), size=size) as visitor:
        for number, side in enumerate(view.match.sides, start=1):
            assert visitor.text(f"sheet.total.{number}") == f"{side.name} 0"
        assert "Passed in" in visitor.text("sheet.hand.1")
        assert visitor.text("sheet.status")


async def test_the_row_says_who_played_with_whom_and_who_alone(book: Scorebook) -> None:
    view = start(
        book,
        "au_5p_called",
        contract(2, "6D", (1, 0, 9, 0, 0), partners=(4,)),
        contract(3, "7S", (1, 1, 1, 6, 1)),
    )
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        first = visitor.text("sheet.hand.1")
        assert "6♦, Cat & Elizabeth-Anne, 9 tricks" in first
        assert "Elizabeth-Anne +40" in first
        assert visitor.drawn("sheet.hand.1")
        assert "7♠, Dan alone, 6 tricks" in visitor.text("sheet.hand.2")
        await visitor.tap("sheet.hand.2")
        taken = "Tricks: Ann 1, Bartholomew 1, Cat 1, Dan 6 and Elizabeth-Anne 1."
        assert taken in visitor.text("hand.explain")


async def test_whoever_sat_out_is_in_the_row_and_before_the_next_hand(book: Scorebook) -> None:
    view = start(book, "us_4_cutthroat_12", contract(1, "7H", (None, 7, 2, 1)))
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        assert "Ann sat out." in visitor.text("sheet.hand.1")
        assert visitor.text("sheet.dealer") == "Bartholomew deals and sits out, Cat bids first"
        assert visitor.says("11 deals left.")


async def test_a_side_that_dropped_out_is_shown_as_out_and_passed_over(book: Scorebook) -> None:
    rules = replace(PRESETS["us_3p"].rules, multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON)
    view = start(
        book,
        "us_3p",
        contract(1, "8H", (2, 6, 2)),
        contract(0, "7H", (8, 0, 2)),
        rules=rules,
        scores=(0, -400, 20),
    )
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        assert visitor.text("sheet.total.2") == "Bartholomew -700, out"
        assert "Bartholomew is out" not in visitor.text("sheet.hand.1")
        assert "Bartholomew is out." in visitor.text("sheet.hand.2")
        # Cat dealt the second hand, Ann deals the third: to her left sits nobody who plays.
        assert visitor.text("sheet.dealer") == "Ann deals, Cat bids first"


async def test_a_match_that_waits_is_told_who_got_there_first_by_one_tap(
    book: Scorebook,
) -> None:
    view = start(book, "us_3p", contract(0, "8H", (6, 2, 2)), scores=(0, 490, 480))
    assert view.sheet.outcome.status is Status.NEEDS_INPUT
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        assert "who got there first?" in visitor.text("sheet.status")
        assert not visitor.has("sheet.first.1")
        assert "Cat got there first" in visitor.text("sheet.first.3")
        assert visitor.find("sheet.record").disabled
        assert "before another hand is recorded" in visitor.text("sheet.status")
        await visitor.tap("sheet.first.3")
        await visitor.sees("match.outcome", "Cat wins", "before Bartholomew")
        assert visitor.text("sheet.news") == "Hand 1: Cat got there first."
        await visitor.tap("sheet.undo")
        assert visitor.find("sheet.record").disabled
        await visitor.tap("sheet.first.2")
        await visitor.sees("match.outcome", "Bartholomew wins")
    assert book.match(view.id).sheet.outcome.winners == (1,)


async def test_beside_the_question_no_hand_is_saved(book: Scorebook) -> None:
    view = start(book, "us_3p", contract(0, "8H", (6, 2, 2)), scores=(0, 490, 480))
    async with visiting(main, address=address(view), size=(1280, 800)) as visitor:
        await visitor.tap("record.other", "record.other.void")
        await visitor.sees("record.trouble", "First say who got there first")
        await visitor.tap("sheet.first.2")
        await visitor.sees("match.outcome", "Bartholomew wins")
    async with visiting(main, address="/history") as visitor:
        await visitor.sees("history.match.1", "Bartholomew wins")
        book.undo(view.id)
    async with visiting(main, address="/history") as visitor:
        await visitor.sees("history.match.1", "Waits to be told")


async def test_equal_totals_share_the_win_when_the_deals_are_played(book: Scorebook) -> None:
    hand = contract(1, "6S", (None, 6, 4, 0))
    view = start(book, "us_4_cutthroat_12", hand, scores=(80, 40, 40, 0))
    for _ in range(11):
        view = book.record(view.id, PassedIn(), hand_id=str(uuid4()))
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        said = await visitor.sees("match.outcome", "share the win")
        assert "Ann, Bartholomew and Cat win." in said


async def test_partners_who_reach_it_together_both_win(book: Scorebook) -> None:
    hand = contract(2, "8H", (0, 0, 8, 1, 1), partners=(0,))
    view = start(book, "au_5p_called", hand, scores=(400, 100, 450, 0, -300))
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        await visitor.sees("match.outcome", "Ann and Cat win.")


@pytest.mark.parametrize("preset_id", ["au_2p", "us_3p", "au_5p_called", "au_6p_2x3", "au_6p_3x2"])
async def test_the_menu_leads_on_for_any_number_of_players(
    book: Scorebook, preset_id: str
) -> None:
    view = start(book, preset_id)
    players, sides = len(view.match.players), len(view.match.sides)
    async with visiting(main, address=address(view), size=(360, 640)) as visitor:
        await visitor.tap("sheet.menu")
        offered = [one for one in visitor.identifiers() if one.startswith("menu.concede.")]
        assert len(offered) == sides
        await visitor.tap("menu.names")
        await visitor.type_into(f"names.player.{players}", "Zoe")
        assert visitor.has("names.side.1") == (sides < players)
        await visitor.tap("names.save")
        await visitor.sees(f"sheet.total.{sides}", "Zoe")
        await visitor.tap("sheet.menu", "menu.seats")
        await visitor.sees(f"seats.player.{players}", "Zoe")
        await visitor.type_into(f"seats.player.{players}", "Yul")
        await visitor.tap("seats.save")
        await visitor.sees(f"sheet.total.{sides}", "Yul")
        await visitor.tap("sheet.menu", "menu.dealer")
        await visitor.sees(f"dealer.{players}", "Yul")
        await visitor.tap(f"dealer.{players}")
        await visitor.sees("sheet.dealer", "Yul deals, Ann bids first")
        await visitor.tap("sheet.menu", f"menu.concede.{sides}")
        await visitor.sees("match.outcome", "conceded")


@pytest.mark.parametrize(
    ("preset_id", "scores", "said_first"),
    [
        ("us_3p", (480, 0, 0), "Any contract wins\n2 tricks in defence reach 500"),
        ("us_1000_3p", (870, 0, -990), "Needs 130"),
        ("au_cap_490", (490, 0), "Any contract wins\nDefending gains nothing"),
        ("tas_police", (700, 800), "8♥ or better wins\nFailed 7♥ hands it over"),
        ("au_3p", (-450, 0, 0), "Failed 6♣ loses"),
        ("au_fixed_hands", (40, 0), ""),
        ("us_3p", (430, 0, 0), "6♦ or better wins"),
        ("au_5p_called", (-170, 0, 0, 0, 0), "Failed 9♠ alone loses"),
        ("au_5p_called", (-430, 0, 0, 0, 0), "Failed 6♦ alone or 7♠ loses"),
        ("au_5p_called", (-255, 0, 0, 0, 0), "Failed Misère, 8♣ alone or 10♥ loses"),
        ("au_5p_called", (-490, 0, 0, 0, 0), "Failed 6♠ loses"),
        ("au_5p_called", (170, 0, 0, 0, 0), "9♠ or better alone wins"),
        ("au_5p_called", (240, 0, 0, 0, 0), "8♣ or better alone or 10NT wins"),
        ("au_5p_called", (250, 0, 0, 0, 0), "Misère, 8♣ alone or 10♥ or better wins"),
        ("au_5p_called", (260, 0, 0, 0, 0), "Misère, 8♠ alone or 10♦ or better wins"),
        ("au_5p_called", (460, 0, 0, 0, 0), "Any contract alone or 6♦ or better wins"),
        ("au_5p_called", (480, 0, 0, 0, 0), "Any contract wins"),
        (
            "au_5p_called",
            (0, 0, 0, 0, 0),
            "Open Misère or better alone wins\nFailed Open Misère or 10♥ alone loses",
        ),
        ("au_5p_easton", (170, 0, 0, 0, 0), "9♠ or better alone (not Open Misère) wins"),
        ("us_5p_two_partners", (170, 0, 0, 0, 0), "9♠ or better wins"),
        ("us_5p_two_partners", (-430, 0, 0, 0, 0), "Failed 6♦ loses"),
    ],
)
def test_what_the_next_hand_could_do_for_a_side(
    book: Scorebook, preset_id: str, scores: tuple[int, ...], said_first: str
) -> None:
    view = start(book, preset_id, scores=scores)
    assert read_sheet(view).chances[0] == said_first


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
@pytest.mark.parametrize("preset_id", ["au_pagat", "au_3p", "au_5p_called"])
async def test_what_is_true_of_every_side_is_said_once(
    book: Scorebook, preset_id: str, size: tuple[int, int]
) -> None:
    view = start(book, preset_id)
    sides = read_sheet(view).sides
    async with visiting(main, address=f"/match/{view.id}", size=size) as visitor:
        await visitor.sees("sheet.total.1")
        assert len(visitor.drawn("sheet.status")) == 1
        assert [len(visitor.drawn(f"sheet.total.{side.number}")) for side in sides] == [2] * len(
            sides
        )


def test_names_are_shortened_to_what_there_is_room_for() -> None:
    assert said.together_in(["Cat", "Elizabeth-Anne"], 30, alone=False) == "Cat & Elizabeth-Anne"
    assert said.together_in(["Cat", "Elizabeth-Anne"], 11, alone=False) == "Cat & Eli."
    assert said.together_in(["Bartholomew"], 12, alone=True) == "Barth. alone"
    assert said.together_in(["Bartholomew", "Elizabeth-Anne"], 2, alone=False) == "B. & E."


def test_three_on_a_side_have_three_initials() -> None:
    assert words.initials("Ann, Cat & Elizabeth-Anne") == "A, C & E"
    assert words.fitting("Ann, Cat & Elizabeth-Anne", 8) == "A, C & E"
    assert words.fitting("Ann, Cat & Elizabeth-Anne", 6) == "A,C&E"
    assert words.fitting("Ann, Cat & Elizabeth-Anne", 40) == "Ann, Cat & Elizabeth-Anne"
    assert words.fitting("Bartholomew", 6) == "Barth."
    assert words.fitting("Mary Ann", 4) == "Mar."


def test_a_long_name_is_divided_only_where_that_helps() -> None:
    assert divided("+ Bartholomew", 8) == "+\N{NO-BREAK SPACE}Barth-\nolomew"
    assert divided("Bartholomew", 5) == "Bartholomew"
    assert divided("Mary Elizabeth", 5) == "Mary Elizabeth"
    assert divided("Cat\nsits out", 3) == "Cat\nsits out"


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1280, 800)])
async def test_of_five_each_hand_says_what_was_played_above_the_points(
    book: Scorebook, size: tuple[int, int]
) -> None:
    view = start(book, "au_5p_called")
    hand = ContractHand(
        side=1, contractor=1, bid=parse_bid("8C"), tricks=(3, 6, 0, 1, 0), partners=()
    )
    book.record(view.id, hand, hand_id="one")
    async with visiting(main, address=address(view), size=size) as visitor:
        drawn = [
            "".join([text.value or "", *(span.text or "" for span in text.spans or [])])
            for text in visitor.inside("sheet.hand.1")
            if isinstance(text, ft.Text)
        ]
    number, played, *points = drawn
    assert number == "1"
    assert played.startswith("8♣ × 6  Barthol")
    assert played.endswith(" alone")
    assert points == ["30\n+30", "−260", "−260", "0\n0", "10\n+10", "0\n0"]


@pytest.mark.parametrize(
    ("sides", "width", "across"),
    [
        (2, 180, 2),
        (3, 360, 3),
        (4, 360, 4),
        (5, 360, 5),
        (6, 360, 6),
        (6, 320, 3),
        (4, 226, 2),
        (6, 226, 3),
        (6, 180, 2),
        (6, 560, 6),
    ],
)
def test_totals_stand_side_by_side_where_there_is_room(
    sides: int, width: float, across: int
) -> None:
    assert per_row(sides, width) == across


@pytest.mark.parametrize(("size", "across"), [((412, 915), 3), ((360, 640), 3), ((1280, 800), 6)])
async def test_six_long_names_have_two_lines_where_there_is_height_for_them(
    book: Scorebook, size: tuple[int, int], across: int
) -> None:
    view = start(book, "au_6p_3x2")
    async with visiting(main, address=f"/match/{view.id}/record", size=size) as visitor:
        rows = [row for row in visitor.all_of(ft.Row) if visitor.within(row, "record.player.1")]
        assert len(rows[-1].controls) == across
        assert visitor.drawn("record.player.2") == ["Bartholomew"]
