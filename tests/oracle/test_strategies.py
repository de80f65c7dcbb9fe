"""The random matches and auctions hold what the comparison needs, under every option."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .auction import judge
from .profile import LOOK, ORACLE
from .random_hands import CEILINGS
from .replay import replay
from .rulebook import canonical, needs_no_tricks, order_of_bids, rule_set
from .strategies import SHAPES, auctions, matches, rule_sets

Json = dict[str, Any]

each_shape = pytest.mark.parametrize("shape", sorted(SHAPES))


@each_shape
@LOOK
@given(data=st.data())
def test_rule_set_is_complete_and_its_bids_have_one_order(shape: str, data: st.DataObject) -> None:
    options = rule_set(data.draw(rule_sets(shape)))
    order = order_of_bids(options)
    codes = [special["code"] for special in options["special_contracts"]]
    assert len(options) == 34
    assert len(order) == len(set(order)) == 5 * (11 - options["min_level"]) + len(codes)
    assert options["target"] is not None or options["deal_limit"] is not None


@each_shape
@LOOK
@given(data=st.data())
def test_played_hands_have_ten_tricks_and_no_more_card_points_than_the_pack(
    shape: str, data: st.DataObject
) -> None:
    file = data.draw(matches(shape))
    options = rule_set(file["rules"])
    number = len(replay(file)["totals"])
    for hand in file["hands"]:
        assert sum((hand.get("card_points") or {}).values()) <= CEILINGS[options["pack"]]
        if hand["type"] not in {"contract", "irregular_bidder"} or hand.get("stopped_early"):
            continue
        untold = number - len(hand["tricks"])
        if untold == 0 or (number > 2 and not needs_no_tricks(options, canonical(hand["bid"]))):
            assert sum(hand["tricks"].values()) == 10


@each_shape
@LOOK
@given(data=st.data())
def test_auction_leaves_a_contract_only_when_it_is_closed(shape: str, data: st.DataObject) -> None:
    file = data.draw(auctions(shape))
    judged = judge(file)
    bids = [call for call in judged["calls"] if call["legal"] and call["call"] != "P"]
    assert len(judged["calls"]) == len(file["calls"])
    if judged["closed"] and bids:
        assert (judged["contract"], judged["contractor_seat"]) == (
            bids[-1]["call"],
            bids[-1]["seat"],
        )
    else:
        assert judged["contract"] is None


KINDS = {
    "contract",
    "all_pass",
    "redeal",
    "void",
    "revoke",
    "irregular_bidder",
    "scored_out",
    "adjustment",
    "partners",
    "sits_out",
    "debarred",
    "debarred_tricks",
    "card_points",
    "stopped_early",
    "forced_fail",
    "first_to_reach",
}
ENDS = {
    "in_play",
    "needs_input",
    "contract_made_reaching_target",
    "points_reach_target",
    "first_in_play",
    "back_door",
    "deal_limit",
    "time_limit",
    "conceded",
    "agreed",
    "abandoned",
}


def assert_adds_up(file: Json, sheet: Json) -> None:
    assert len(sheet["hands"]) == len(file["hands"])
    total = (file.get("opening") or {}).get("scores") or dict.fromkeys(sheet["totals"], 0)
    for hand in sheet["hands"]:
        total = {side: total[side] + hand["delta"][side] for side in total}
        assert hand["total"] == total
        if hand["after_finish"]:
            assert not any(hand["delta"].values())
    assert sheet["totals"] == total
    assert (sheet["status"] == "needs_input") == (sheet["needs"] is not None)
    assert not set(sheet["winners"]) & set(sheet["losers"])


def test_matches_add_up_and_every_kind_of_hand_and_end_is_among_them() -> None:
    seen: Counter[str] = Counter()

    @ORACLE
    @given(data=st.data())
    def look(shape: str, data: st.DataObject) -> None:
        file = data.draw(matches(shape))
        sheet = replay(file)
        assert_adds_up(file, sheet)
        seen.update(hand["type"] for hand in file["hands"])
        seen.update(key for hand in file["hands"] for key in hand)
        seen.update([sheet["reason"] or sheet["status"]])

    for shape in sorted(SHAPES):
        look(shape)
    assert sorted((KINDS | ENDS) - set(seen)) == []
