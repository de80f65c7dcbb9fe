"""Recording a hand in each form of the game, as it is drawn and tapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from scorekeeper.rules import PRESETS, Opening, RuleSet, parse_bid
from scorekeeper.rules.hands import ContractHand, Revoke, ScoredOut
from scorekeeper.rules.results import Status
from scorekeeper.scorebook import MatchView, NewMatch, Scorebook
from scorekeeper.ui.app import main
from scorekeeper.ui.reading.sheet import read_sheet
from scorekeeper.ui.words.sheet import befell_in
from tests.ui.harness import Visitor, visiting

PHONE = (360, 640)
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")

Start = Callable[..., MatchView]


@pytest.fixture
def start(book: Scorebook) -> Start:
    def starting(
        preset_id: str, rules: RuleSet | None = None, scores: tuple[int, ...] | None = None
    ) -> MatchView:
        preset = PRESETS[preset_id]
        rules = rules or preset.rules
        return book.start(
            NewMatch(
                rules=rules,
                preset_id=preset_id,
                rules_name=preset.title,
                players=NAMES[: rules.players],
                opening=Opening(scores=scores) if scores else None,
            )
        )

    return starting


def entry(match: MatchView) -> str:
    return f"/match/{match.id}/record"


def last(book: Scorebook, match: MatchView) -> ContractHand:
    hand = book.match(match.id).match.hands[-1]
    assert isinstance(hand, ContractHand)
    return hand


async def test_misere_is_alone_without_asking(start: Start, book: Scorebook) -> None:
    match = start("au_5p_called")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.M", "record.player.1", "record.tricks.0")
        await visitor.sees("sheet.total.1", "250")
    assert last(book, match).partners == ()


async def test_each_defenders_tricks_are_asked_and_the_last_follows(
    start: Start, book: Scorebook
) -> None:
    match = start("au_3p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.7")
        assert "How many of the other 3 tricks did Bob take" in visitor.text("record.preview")
        await visitor.tap("record.defender.2.1")
        assert visitor.text("record.slot.defender.3") == "Cat: 2"
        assert "Ann -300, Bob +10, Cat +20" in visitor.text("record.preview")
        await visitor.tap("record.save")
        await visitor.sees("sheet.total.3", "20")
    assert last(book, match).tricks == (7, 1, 2)


async def test_three_taps_where_the_contractor_took_them_all(start: Start) -> None:
    match = start("au_3p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.10")
        await visitor.sees("sheet.total.1", "300")


async def test_one_trick_is_asked_for_by_name(start: Start, book: Scorebook) -> None:
    match = start("au_3p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.9")
        assert visitor.text("record.preview") == "Who took the other trick?"
        await visitor.tap("record.defender.3.1", "record.save")
        await visitor.sees("sheet.total.3", "10")
    assert last(book, match).tricks == (9, 0, 1)


async def test_a_count_said_wrongly_is_said_again(start: Start, book: Scorebook) -> None:
    match = start("us_5p_named")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.7C", "record.player.5", "record.partner.4")
        await visitor.tap("record.tricks.6", "record.defender.1.1", "record.defender.2.3")
        await visitor.tap("record.slot.defender.1", "record.defender.1.4", "record.save")
        await visitor.sees("sheet.total.1", "40")
    assert last(book, match).tricks == (4, 0, 0, 0, 6)


async def test_the_partner_may_be_said_last_and_changed(start: Start, book: Scorebook) -> None:
    match = start("au_5p_called")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2", "record.tricks.8")
        assert "Who played with Bob" in visitor.text("record.preview")
        await visitor.tap("record.partner.1", "record.partner.3")
        await visitor.tap("record.defender.1.0", "record.defender.4.1", "record.save")
        await visitor.sees("sheet.total.2", "150")
        await visitor.sees("sheet.total.3", "150")
    assert last(book, match).partners == (2,)


async def test_what_the_contractor_gets_is_shown_before_the_partner_is_known(
    start: Start,
) -> None:
    match = start("au_5p_called")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2")
        said = visitor.text("record.tricks.8")
        assert "Bob +150 with a partner, +300 alone, 10 for each other trick" in said
        assert "Bob -150 with a partner, -300 alone" in visitor.text("record.tricks.7")
        assert any("+150 or +300" in text for text in visitor.everything())
        await visitor.tap("record.partner.3")
        assert "Bob +150, Cat +150" in visitor.text("record.tricks.8")
        await visitor.tap("record.contract.M", "record.player.1")
        assert "Ann +250" in visitor.text("record.tricks.0")


async def test_where_nobody_shares_the_points_do_not_wait_for_the_partner(start: Start) -> None:
    match = start("us_5p_named")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2")
        assert "Bob +300, 10 for each other trick" in visitor.text("record.tricks.8")
        assert any("2×10" in text for text in visitor.everything())


async def test_two_partners_where_the_level_has_two(start: Start, book: Scorebook) -> None:
    match = start("us_5p_two_partners")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.9S", "record.player.1", "record.partner.2")
        assert "Tap 2 players" in visitor.text("record.preview")
        await visitor.tap("record.partner.5", "record.tricks.9")
        await visitor.tap("record.defender.3.1", "record.save")
        await visitor.sees("sheet.total.5", "340")
    assert last(book, match).partners == (1, 4)


async def test_alone_is_tapped_below_the_contractor(start: Start) -> None:
    match = start("au_5p_called")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2", "record.alone")
        assert visitor.text("record.alone") == "Bob plays alone"
        assert visitor.text("record.tricks.10").endswith("10 tricks: made. Bob +300")
        await visitor.tap("record.tricks.10")
        await visitor.sees("sheet.total.2", "300")


async def test_whoever_deals_cannot_be_tapped_where_the_dealer_sits_out(start: Start) -> None:
    match = start("us_4_cutthroat_12")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        assert visitor.text("record.player.1") == "Ann sits out"
        with pytest.raises(AssertionError, match="nothing with on_click"):
            await visitor.tap("record.player.1")
        await visitor.tap("record.contract.8H", "record.player.2", "record.tricks.8")
        assert not visitor.has("record.slot.defender.1")
        await visitor.tap("record.defender.3.2", "record.save")
        await visitor.sees("sheet.total.3", "20")


async def test_card_points_are_typed_and_the_rest_is_one_tap(
    start: Start, book: Scorebook
) -> None:
    match = start("us_1500_4p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        assert "an ace 1; king, queen, jack and ten 10 each" in visitor.text("record.preview")
        assert visitor.says("312 of the pack’s 312 left")
        await visitor.type_into("record.card_points.1", "200")
        assert visitor.text("record.card_points.rest") == "The rest: 112 for Bob & Dan"
        await visitor.tap("record.card_points.rest")
        assert "Ann & Cat +500, Bob & Dan +132" in visitor.text("record.preview")
        await visitor.tap("record.save")
        await visitor.sees("sheet.total.1", "500")
    assert last(book, match).card_points == (200, 112)


async def test_more_card_points_than_the_pack_has_are_not_saved(start: Start) -> None:
    match = start("us_1500_4p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        await visitor.type_into("record.card_points.1", "300")
        await visitor.type_into("record.card_points.2", "30")
        assert visitor.text("record.trouble") == "330 are too many: the pack holds 312."
        await visitor.tap("record.save")
        await visitor.sees("record.preview", "312")
        assert visitor.has("record.save")


@pytest.mark.parametrize("typed", ["x", "-5", "7.5", "２４０", "1 0"])
async def test_what_is_no_number_of_card_points_is_said_and_can_be_put_right(
    start: Start, book: Scorebook, typed: str
) -> None:
    match = start("us_1500_4p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        await visitor.type_into("record.card_points.1", "240")
        await visitor.type_into("record.card_points.2", typed)
        told = f"“{typed}” is no number of card points: write one such as 120."
        assert visitor.text("record.trouble") == told
        await visitor.type_into("record.card_points.2", "60")
        assert not visitor.has("record.trouble")
        await visitor.tap("record.save")
        await visitor.sees("sheet.hand.1")
    assert last(book, match).card_points == (240, 60)


async def test_who_was_first_is_asked_where_it_decides(start: Start, book: Scorebook) -> None:
    match = start("us_3p", scores=(100, 490, 480))
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.6")
        await visitor.tap("record.defender.2.2", "record.save")
        assert visitor.says("Who reached 500 first?")
        assert not visitor.has("record.first.1")
        assert visitor.says("Bob and Cat have 500 or more after this hand.")
        assert not visitor.has("record.save")
        await visitor.tap("record.first.3")
        await visitor.sees("match.outcome", "Cat")
    assert last(book, match).first_to_reach == 2


async def test_a_hand_is_saved_as_it_is_when_nobody_knows_who_was_first(
    start: Start, book: Scorebook
) -> None:
    match = start("us_3p", scores=(100, 490, 480))
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.6")
        await visitor.tap("record.defender.2.2", "record.save", "record.first.unknown")
        await visitor.sees("sheet.hand.1")
    assert book.match(match.id).sheet.outcome.status is Status.NEEDS_INPUT


async def test_a_revoke_says_what_it_costs_before_it_is_saved(
    start: Start, book: Scorebook
) -> None:
    match = start("au_pagat")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        await visitor.tap("record.other", "record.other.revoke")
        assert visitor.text("record.offender.3") == "Cat revoked"
        await visitor.tap("record.offender.3", "record.defender.2.2")
        assert "Ann & Cat -300, Bob & Dan +20" in visitor.text("record.preview")
        await visitor.tap("record.save")
        await visitor.sees("sheet.total.1", "-300")
    hand = book.match(match.id).match.hands[-1]
    assert isinstance(hand, Revoke)
    assert hand.offender == 2


async def test_a_hand_says_what_befell_it_and_whom(start: Start, book: Scorebook) -> None:
    match = start("us_4p")
    about: dict[str, Any] = {"bid": parse_bid("8S"), "tricks": (4, 1)}
    hands = (
        Revoke(**about, side=1, contractor=1, offender=0, offending_side=0),
        Revoke(**about, side=1, contractor=1, offender=1, offending_side=1),
        ScoredOut(**about, side=0, contractor=2, score_tricks_for=(1,)),
        ContractHand(
            side=0,
            contractor=0,
            bid=parse_bid("7S"),
            tricks=(7, 3),
            debarred=(1,),
            debarred_tricks=(None, 2),
        ),
    )
    for hand in hands:
        match = book.record(match.id, hand, hand_id=str(uuid4()))
    lines = read_sheet(match).lines
    assert [(line.title, line.who, line.mishaps) for line in lines] == [
        ("8♠", ("Bob",), (("Ann", "revoked"),)),
        ("8♠", ("Bob",), (("", "revoked"),)),
        ("8♠", ("Cat",), (("Bob & Dan", "scored out"),)),
        ("7♠", ("Ann",), (("Bob", "debarred"),)),
    ]
    async with visiting(main, address=f"/match/{match.id}", size=PHONE) as visitor:
        assert "8♠, Bob; Ann revoked." in visitor.text("sheet.hand.1")
        assert "8♠, Bob, revoked." in visitor.text("sheet.hand.2")
        assert "8♠, Cat; Bob & Dan scored out." in visitor.text("sheet.hand.3")
        assert "7♠, Ann, 7 tricks; Bob debarred." in visitor.text("sheet.hand.4")
        await visitor.tap("sheet.hand.4")
        assert "nothing for 2 tricks of Bob" in visitor.text("hand.explain")


def test_what_befell_a_hand_is_shortened_by_its_names() -> None:
    assert befell_in((("Bob & Eve", "scored out"),), 20) == "Bob & Eve scored out"
    assert befell_in((("Bob & Eve", "scored out"),), 17) == "B & E scored out"
    assert befell_in((("Bartholomew", "revoked"),), 14) == "Barth. revoked"
    assert befell_in((("", "stopped early"), ("", "joker kept")), 6) == "stopped early, joker kept"


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (280, "Bob & Dan would have 310: that is not 500, so the hand was not scored out."),
        (470, "Ann & Cat 0, Bob & Dan +30. It ends the match: Bob & Dan win."),
    ],
)
async def test_scoring_out_is_believed_at_the_target_alone(
    start: Start, before: int, said: str
) -> None:
    match = start("us_4p", scores=(100, before))
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.7C", "record.player.3")
        await visitor.tap("record.other", "record.other.scored_out")
        await visitor.tap("record.scorer.2", "record.defender.2.3")
        assert visitor.text("record.preview") == said
        await visitor.tap("record.save")  # a warning refuses nothing
        await visitor.sees("sheet.total.2", str(before + 30))


async def test_what_else_happened_can_be_taken_back(start: Start, book: Scorebook) -> None:
    match = start("au_pagat")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.revoke")
        await visitor.tap("record.contract.8H", "record.player.1", "record.slot.take_back")
        await visitor.sees("record.other.revoke", "A tap takes it back")
        await visitor.tap("record.other.revoke", "record.tricks.8")
        await visitor.sees("sheet.total.1", "300")
    assert last(book, match).contractor == 0


async def test_a_kept_joker_loses_whatever_the_tricks(start: Start) -> None:
    match = start("us_4p_nullo")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H")
        await visitor.tap("record.other", "record.other.kept_joker")
        await visitor.tap("record.player.1", "record.contract.M")
        assert visitor.text("record.tricks.0").startswith("0 tricks: set. Ann & Cat -250")
        await visitor.tap("record.tricks.0")
        await visitor.sees("sheet.total.1", "-250")


async def test_a_passed_in_hand_is_played_where_the_rules_say_so(start: Start) -> None:
    match = start("us_3p_allpass_nt")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", "record.other.all_pass")
        await visitor.tap("record.defender.1.4", "record.defender.2.6", "record.save")
        await visitor.sees("sheet.total.2", "60")


async def test_a_contract_without_the_kitty_is_noted(start: Start, book: Scorebook) -> None:
    match = start("au_blind")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.sans_kitty", "record.contract.7C", "record.player.1")
        await visitor.tap("record.tricks.7")
        await visitor.sees("sheet.total.1", "160")
    assert last(book, match).sans_kitty


async def test_a_hand_is_corrected_with_all_that_was_said_of_it(
    start: Start, book: Scorebook
) -> None:
    match = start("au_5p_called")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2", "record.partner.3")
        await visitor.tap("record.tricks.7", "record.defender.1.1", "record.defender.4.2")
        await visitor.tap("record.save")
        await visitor.sees("sheet.hand.1")
        await visitor.tap("sheet.hand.1", "hand.correct")
        await visitor.sees("record.partner.3")
        assert visitor.find("record.partner.3").selected
        assert visitor.text("record.slot.tricks") == "Bob & Cat: 7"
        assert visitor.text("record.slot.defender.4") == "Dan: 2"
        await visitor.tap("record.slot.defender.4", "record.defender.4.0")
        assert visitor.text("record.slot.defender.5") == "Eve: 2"
        await visitor.tap("record.save", "hand.confirm")
        await visitor.sees("sheet.total.5", "20")
    assert last(book, match).tricks == (1, 7, 0, 0, 2)


async def test_a_half_entered_hand_with_questions_survives_the_app(
    start: Start, book: Scorebook
) -> None:
    match = start("au_5p_called")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2", "record.partner.3")
        await visitor.tap("record.tricks.7", "record.defender.1.1")
        await visitor.until(
            lambda: (book.draft(match.id) or {}).get("counts", [None])[0] == 1, "the count"
        )
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        assert visitor.find("record.partner.3").selected
        assert visitor.text("record.slot.defender.1") == "Ann: 1"
        await visitor.tap("record.defender.4.2", "record.save")
        await visitor.sees("sheet.total.4", "20")


@pytest.mark.parametrize("preset_id", PRESETS)
async def test_every_rule_set_is_drawn_and_recorded(
    preset_id: str, start: Start, book: Scorebook
) -> None:
    match = start(preset_id)
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.2")
        if visitor.has("record.partner.1"):
            await visitor.tap("record.alone")
        await visitor.tap("record.tricks.10")
        await answered(visitor)
        await visitor.sees("sheet.hand.1", "8♥")
    assert book.match(match.id).sheet.hands[0].made


async def answered(visitor: Visitor) -> None:
    """Answers what is asked when a contractor has taken all ten tricks."""
    if visitor.has("record.card_points.1"):
        fields = [one for one in visitor.identifiers() if one.startswith("record.card_points.")]
        for one in fields:
            await visitor.type_into(one, "10")
    if visitor.has("record.save"):
        await visitor.tap("record.save")


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("kept_joker", "The joker is kept only in a misère: tap one."),
        ("stopped_early", "Only a misère stops early: tap one."),
    ],
)
async def test_a_contract_that_cannot_be_is_not_ignored_without_a_word(
    start: Start, kind: str, why: str
) -> None:
    match = start("au_pagat")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.other", f"record.other.{kind}")
        assert why not in visitor.text("record.preview")
        await visitor.tap("record.contract.8H")
        await visitor.sees("record.preview", why)
        await visitor.tap("record.contract.M", "record.player.1")
        assert why not in visitor.text("record.preview")


async def test_what_each_other_trick_gives_is_said_in_words(start: Start) -> None:
    match = start("us_3p")
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1")
        assert "The others: +10 a trick." in visitor.text("record.preview")
        assert "10 for each other trick" in visitor.text("record.tricks.8")
        assert "10 for the other trick" in visitor.text("record.tricks.9")
        assert "other" not in visitor.text("record.tricks.10")


async def test_a_sides_tricks_are_asked_for_under_its_name(start: Start) -> None:
    match = start("au_6p_3x2")
    side = match.match.sides[0].name
    async with visiting(main, address=entry(match), size=PHONE) as visitor:
        await visitor.tap("record.contract.8H", "record.player.1", "record.tricks.8")
        assert side in visitor.text("record.slot.tricks")
