"""Every named rule set's hands, entered by what the entry offers: as few taps as can be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from scorekeeper.rules import PRESETS, Match, Opening, RuleSet, default_sides
from scorekeeper.rules.hand_reader import read_hand
from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    Hand,
    IrregularContractor,
    Revoke,
    ScoredOut,
)
from scorekeeper.rules.naming import Naming
from scorekeeper.rules.needs import card_points_needed, sides_of_hand, tricks_needed
from scorekeeper.rules.option_values import CARD_POINTS_IN_PACK
from scorekeeper.rules.options import MultiSideLoss
from scorekeeper.rules.replay import preview, replay
from scorekeeper.rules.table import table_of
from scorekeeper.ui.reading.other_hands import other_choices
from tests.oracle.random_hands import hand_for
from tests.oracle.random_matches import openings
from tests.oracle.replay import new_match
from tests.oracle.strategies import SHAPES, rule_sets
from tests.ui.scribe import Scribe, view_of, what_else

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
BID_HANDS = (ContractHand, Revoke, IrregularContractor, ScoredOut)

each_preset = pytest.mark.parametrize("preset_id", PRESETS)
SEVERAL = settings(
    max_examples=20,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def match_under(rules: RuleSet, **fields: Any) -> Match:  # noqa: ANN401
    players = NAMES[: rules.players]
    return Match(rules=rules, players=players, sides=default_sides(rules, players), **fields)


def drawn(data: st.DataObject, written: dict[str, Any]) -> tuple[Match, Hand]:
    """A match as it may stand under rules as they are written, and a hand that may come next."""
    base = PRESETS[written["preset"]].rules if "preset" in written else None
    match = match_under(RuleSet.from_json(written.get("options", {}), base))
    sides = [side.name for side in match.sides]
    opening = data.draw(openings(match.rules.to_json(), sides))
    scores = tuple(opening.get("scores", {}).get(side, 0) for side in sides)
    match = replace(match, opening=Opening(scores=scores))
    file = {
        "rules": written,
        "players": list(match.players),
        "first_dealer": match.players[0],
        "opening": opening,
        "sides": [
            {"name": side.name, "players": [match.players[seat] for seat in side.seats]}
            for side in match.sides
        ],
    }
    entry = data.draw(st.composite(hand_for)(new_match(file), match.players[0]))
    note(str(entry))
    return match, meant(match, read_hand(entry, Naming.of(match)))


def meant(match: Match, hand: Hand) -> Hand:
    """The hand as somebody at the table tells it: by players."""
    if not isinstance(hand, BID_HANDS):
        return hand
    table = table_of(match)
    hand = replace(hand, contractor=table.seats[hand.side][0])
    if isinstance(hand, Revoke) and hand.offender is None:
        return replace(hand, offender=table.seats[hand.offending_side][0])
    if not isinstance(hand, ContractHand):
        return hand
    if not match.rules.card_points:
        hand = replace(hand, card_points=())
    if "debarred" not in {one.kind for one in other_choices(match)}:
        hand = replace(hand, debarred=(), debarred_tricks=())
    if hand.debarred_tricks and not hand.debarred:
        side = next(at for at, count in enumerate(hand.debarred_tricks) if count is not None)
        hand = replace(hand, debarred=(table.seats[side][-1],))
    return hand


@each_preset
@SEVERAL
@given(data=st.data())
def test_the_hand_saved_is_the_hand_meant(preset_id: str, data: st.DataObject) -> None:
    records_what_is_meant(*drawn(data, {"preset": preset_id}))


@pytest.mark.parametrize("shape", sorted(SHAPES))
@settings(SEVERAL, max_examples=60)
@given(data=st.data())
def test_under_any_house_rules_the_hand_saved_is_the_hand_meant(
    shape: str, data: st.DataObject
) -> None:
    written = data.draw(rule_sets(shape))
    note(str(written))
    records_what_is_meant(*drawn(data, written))


def records_what_is_meant(match: Match, hand: Hand) -> None:
    """Enters a hand, and once more as a correction: both times it scores what it should."""
    if isinstance(hand, ScoredOut) and match.rules.target is None:
        return  # there is nothing to get to
    view = view_of(match)
    scribe = Scribe(view)
    scribe.most = CARD_POINTS_IN_PACK[match.rules.pack]
    saved = scribe.record(hand)
    wanted, wanted_end = preview(match, view.sheet, hand)
    found, found_end = preview(match, view.sheet, saved)
    assert found.delta == wanted.delta
    assert found_end.status == wanted_end.status
    assert found_end.winners == wanted_end.winners
    assert len(scribe.taps) <= fewest(match, hand)
    if not isinstance(hand, BID_HANDS):
        return
    again = Scribe(view)
    assert again.again(saved) == saved


def fewest(match: Match, hand: Hand) -> int:
    """How many taps a hand may take: each value once, and one to save more than three."""
    if not isinstance(hand, BID_HANDS):
        return 2 + match.rules.players + 1
    table = table_of(match)
    taps, asked = 3, 0
    for kind in what_else(hand):
        taps += 2
        asked += {"revoke": 1, "debarred": 1 + len(hand_debarred(hand))}.get(kind, 0)
        asked += 3 * len(hand.score_tricks_for) if isinstance(hand, ScoredOut) else 0
    if match.rules.partners_for(hand.bid) != (0,):
        asked += max(1, len(hand.partners))
    sits_out = 0 if match.rules.dealer_sits_out else None
    _, defending = sides_of_hand(table, hand, sits_out)
    needed = tricks_needed(table, hand, sits_out)
    others = [side for side in needed if side in defending]
    whole = isinstance(hand, ContractHand | IrregularContractor) and not getattr(
        hand, "stopped_early", False
    )
    asked += max(0, len(others) - whole)
    if isinstance(hand, ContractHand):
        taken = sum(hand.tricks[side] or 0 for side in (hand.side, *hand.partners))
        asked += bool(card_points_needed(table, hand, taken, sits_out))
    first = 2 if match.rules.win_condition == "any_points" else 0
    return taps + asked + bool(asked) + first


def hand_debarred(hand: Hand) -> tuple[int, ...]:
    return hand.debarred if isinstance(hand, ContractHand) else ()


def test_whoever_has_dropped_out_is_asked_for_nothing() -> None:
    rules = replace(PRESETS["au_3p"].rules, multi_side_loss=MultiSideLoss.OTHERS_PLAY_ON)
    out = Adjustment(points=(0, 0, -500), reason="brought from paper")
    scribe = Scribe(view_of(match_under(rules, hands=(out,))))
    assert "record.player.3" not in scribe.offered()
    scribe.tap("record.contract.8H", "record.player.1", "record.tricks.8")
    match = replace(scribe.view.match, hands=(out, scribe.saved))
    assert replay(match).totals == (300, 20, -500)


def test_a_kept_joker_is_of_a_misere() -> None:
    scribe = Scribe(view_of(match_under(PRESETS["us_4p_nullo"].rules)))
    scribe.tap("record.other", "record.other.kept_joker")
    scribe.tap("record.contract.8H", "record.player.1")
    assert "record.tricks.8" not in scribe.offered()
    scribe.tap("record.contract.M", "record.tricks.3")
    assert scribe.saved.forced_fail
