"""The laws and rulings, each by the place it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.samples import NAMES, played, result_of

Result = dict[str, Any]


def scored(rules: str, hand: dict[str, Any], **fields: Any) -> dict[str, int]:  # noqa: ANN401
    """Return what one hand scores."""
    result = result_of(rules, hand, **fields)
    assert "error" not in result, result
    delta: dict[str, int] = result["hands"][0]["delta"]
    return delta


def ended(rules: str, hand: dict[str, Any], **fields: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return how a match of one hand stands: reason, winners, losers."""
    result = result_of(rules, hand, **fields)
    assert "error" not in result, result
    return (result["reason"] or result["status"], result["winners"], result["losers"])


def five(**tricks: int) -> dict[str, int]:
    return {name: tricks.get(name, 0) for name in NAMES[:5]}


# S000 law 5, 7 and "Scoring": contracts


def test_law_5_no_more_than_the_bid() -> None:
    assert scored("us_4p", played("7D", "NS", 9)) == {"NS": 180, "EW": 10}


def test_law_17_a_flat_amount_whatever_the_undertricks() -> None:
    assert scored("us_4p", played("8H", "NS", 0)) == {"NS": -300, "EW": 100}


def test_scoring_the_slam_is_for_numbered_contracts_made() -> None:
    assert scored("au_pagat", played("8S", "NS", 10))["NS"] == 250
    assert scored("au_pagat", played("8C", "NS", 10))["NS"] == 260
    assert scored("au_pagat", played("M", "NS", 10))["NS"] == -250
    assert scored("au_pagat", played("6S", "NS", 0))["EW"] == 100
    no_slam = {"slam_floor": None}
    assert scored("au_pagat", played("6S", "NS", 10), options=no_slam)["NS"] == 40


def test_scoring_a_contract_worth_what_a_slam_is_worth_is_no_slam() -> None:
    result = result_of("au_pagat", played("8S", "NS", 10), options={"slam_floor": 240})
    [line] = result["hands"][0]["lines"]
    assert (line["points"], line["reason"]) == (240, "contract_made")


def test_scoring_a_slam_above_its_floor_keeps_its_value() -> None:
    assert scored("us_4p_original", played("10S", "NS", 10))["NS"] == 250
    assert scored("us_4p_original", played("10S", "NS", 9))["NS"] == -200


# Special contracts of one's own


HI_LO = {"code": "HL", "name": "Hi-Lo", "value": 350, "tricks": "exactly:5", "rank": "top",
         "when": "any_time"}  # fmt: skip
GRAND = {"code": "G", "name": "Grand", "value": 200, "tricks": "all", "rank": "top",
         "when": "any_time"}  # fmt: skip


@pytest.mark.parametrize("tricks", range(11))
def test_an_exact_number_of_tricks(tricks: int) -> None:
    options = {"special_contracts": [HI_LO, GRAND]}
    defence = {"EW": 10 * (10 - tricks)}
    exact = 350 if tricks == 5 else -350
    assert (
        scored("au_pagat", played("HL", "NS", tricks), options=options) == {"NS": exact} | defence
    )
    grand = 200 if tricks == 10 else -200
    assert (
        scored("au_pagat", played("G", "NS", tricks), options=options) == {"NS": grand} | defence
    )


# S002 07, S000 Nullo: misere


def test_misere_defence_in_each_way() -> None:
    hand = played("M", "A", {"A": 2, "B": 5, "C": 3})
    for option, others in (
        ("none", (0, 0)),
        ("ten_per_bidder_trick", (20, 20)),
        ("ten_per_own_trick", (50, 30)),
    ):
        assert scored("us_3p_nullo", hand, options={"misere_defence": option}) == {
            "A": -250,
            "B": others[0],
            "C": others[1],
        }


def test_misere_needs_only_the_contractors_count() -> None:
    assert scored("us_3p_nullo", played("M", "A", 1)) == {"A": -250, "B": 10, "C": 10}
    assert scored("au_5p_called", played("M", "A", 0)) == dict.fromkeys(NAMES[:5], 0) | {"A": 250}


def test_misere_stopped_early_is_lost() -> None:
    stopped = played("M", "NS", {"NS": 1, "EW": 2}, stopped_early=True)
    assert scored("au_pagat", stopped) == {"NS": -250, "EW": 0}
    uncounted = played("M", "NS", {}, stopped_early=True)
    assert scored("au_pagat", uncounted) == {"NS": -250, "EW": 0}
    us = played("M", "NS", {"NS": 2, "EW": 1}, stopped_early=True)
    assert scored("us_4p_nullo", us) == {"NS": -250, "EW": 20}
    joker = played("M", "NS", {"NS": 0}, stopped_early=True, forced_fail=True)
    assert scored("us_4p_nullo", joker) == {"NS": -250, "EW": 0}


def test_nullo_with_the_joker_kept_is_lost_whatever_the_tricks() -> None:
    kept = played("M", "NS", 0, forced_fail=True)
    assert scored("us_4p_nullo", kept) == {"NS": -250, "EW": 0}


def test_nullo_is_never_played_with_a_partner_but_double_nullo_is() -> None:
    assert scored("bid500_dos", played("DN", "NS", 0)) == {"NS": 500, "EW": 0}
    assert scored("bid500_dos", played("DN", "NS", 3)) == {"NS": -500, "EW": 30}


# Options of 1b


def test_bid_to_opponents_takes_nothing_away() -> None:
    assert scored("tas_police", played("8H", "NS", 5)) == {"NS": 0, "EW": 300}
    three = {"fail_rule": "bid_to_opponents"}
    assert scored("us_3p", played("8H", "A", {"A": 5, "B": 3, "C": 2}), options=three) == {
        "A": 0,
        "B": 330,
        "C": 320,
    }
    # The whole value goes to each, also where the contractors would have lost half.
    shared = played("8H", "A", five(A=3, B=2, C=3, D=2), partners=["B"])
    assert scored("au_5p_called", shared, options=three) == {
        "A": 0, "B": 0, "C": 330, "D": 320, "E": 300,
    }  # fmt: skip


def test_trick_points_only_when_the_contract_is_set() -> None:
    options = {"trick_points_when": "set_only"}
    assert scored("us_3p", played("7S", "A", {"A": 7, "B": 2, "C": 1}), options=options) == {
        "A": 140, "B": 0, "C": 0,
    }  # fmt: skip
    assert scored("us_3p", played("7S", "A", {"A": 6, "B": 3, "C": 1}), options=options) == {
        "A": -140, "B": 30, "C": 10,
    }  # fmt: skip


def test_shared_credit_gives_every_defender_all_the_tricks() -> None:
    options = {"defence_credit": "shared"}
    assert scored("us_3p", played("7S", "A", {"A": 7, "B": 2, "C": 1}), options=options) == {
        "A": 140, "B": 30, "C": 30,
    }  # fmt: skip
    assert scored("us_6p_3x2", played("7S", "P2", {"P1": 2, "P2": 7, "P3": 1}),
                  options=options) == {"P1": 30, "P2": 140, "P3": 30}  # fmt: skip


def test_shared_credit_needs_no_more_than_the_contractors_count() -> None:
    options = {"defence_credit": "shared"}
    assert scored("us_3p", played("7S", "A", 6), options=options) == {
        "A": -140, "B": 40, "C": 40,
    }  # fmt: skip
    # Where play stopped before the end, it is what they had by then.
    stopped = revoke("A", "7D", "A", {"A": 2, "B": 3, "C": 2})
    assert scored("us_3p", stopped, options=options) == {"A": -180, "B": 50, "C": 50}


def test_law_9_nobody_is_asked_for_tricks_that_pay_nobody() -> None:
    nullo = played("M", "A", {}, stopped_early=True, debarred=["B", "C"])
    assert scored("us_3p_nullo", nullo) == {"A": -250, "B": 0, "C": 0}


def test_cap_clamps_or_freezes() -> None:
    hand = played("6H", "NS", 5)
    for style, cap, before, gained in (
        ("clamp", 490, 470, 20),
        ("clamp", 490, 440, 50),
        ("clamp", 490, 490, 0),
        ("clamp", 490, 600, 0),
        ("freeze", 490, 470, 0),
        ("freeze", 490, 440, 50),
        ("freeze", 490, 450, 0),
    ):
        options = {"defence_cap": cap, "defence_cap_style": style}
        scores = {"NS": 0, "EW": before}
        assert scored("au_pagat", hand, options=options, scores=scores)["EW"] == gained


def test_cap_never_limits_a_contract() -> None:
    scores = {"NS": 485, "EW": 0}
    assert scored("au_cap_490", played("8H", "NS", 8), scores=scores)["NS"] == 300


def test_no_trick_points_above_a_score() -> None:
    options = {"trick_points_stop_above": 400}
    for before, gained in ((390, 30), (400, 30), (410, 0)):
        scores = {"NS": 0, "EW": before}
        hand = played("7S", "NS", 7)
        assert scored("au_pagat", hand, options=options, scores=scores)["EW"] == gained


def test_law_8_a_passed_in_hand_at_no_trump() -> None:
    hand = {"type": "all_pass", "tricks": {"A": 4, "B": 6}}
    assert scored("us_3p_allpass_nt", hand) == {"A": 40, "B": 60, "C": 0}
    one_side = {"type": "all_pass", "tricks": {"NS": 7}}
    assert scored("us_4p_allpass_nt", one_side) == {"NS": 70, "EW": 30}
    capped = {"defence_cap": 490}
    near = {"NS": 480, "EW": 0}
    assert scored("us_4p_allpass_nt", one_side, options=capped, scores=near) == {
        "NS": 10, "EW": 30,
    }  # fmt: skip


def test_law_8_the_dealer_who_sits_out_takes_no_trick_of_a_passed_in_hand() -> None:
    hand = {"type": "all_pass", "tricks": {"B": 4, "C": 3}}
    options = {"all_pass": "play_no_trump"}
    assert scored("us_4_cutthroat_12", hand, options=options) == {
        "A": 0, "B": 40, "C": 30, "D": 30,
    }  # fmt: skip


def test_a_passed_in_hand_is_thrown_in_by_default() -> None:
    for hand in ({"type": "all_pass"}, {"type": "all_pass", "tricks": {"NS": 0, "EW": 0}}):
        assert scored("us_4p", hand) == {"NS": 0, "EW": 0}


# Five-handed


def test_two_of_five_share_by_halves() -> None:
    hand = played("7H", "A", five(A=4, B=1, C=3, D=2), partners=["C"])
    assert scored("au_5p_called", hand) == {"A": 100, "B": 10, "C": 100, "D": 20, "E": 0}
    slam = played("6S", "A", five(A=7, C=3), partners=["C"])
    assert scored("au_5p_called", slam) == {"A": 125, "B": 0, "C": 125, "D": 0, "E": 0}
    alone = played("6S", "A", five(A=10))
    assert scored("au_5p_called", alone)["A"] == 250


def test_only_the_contracting_sides_tricks_together_matter() -> None:
    together = played("7H", "A", {"A": 7, "B": 1, "C": 0, "D": 2}, partners=["C"])
    assert scored("au_5p_called", together) == {"A": 100, "B": 10, "C": 100, "D": 20, "E": 0}
    from_defenders = played("7H", "A", {"B": 1, "D": 2, "E": 0}, partners=["C"])
    assert scored("au_5p_called", from_defenders)["A"] == 100
    lost = played("7H", "A", {"B": 1, "D": 3, "E": 0}, partners=["C"])
    assert scored("au_5p_called", lost)["A"] == -100


def test_one_partner_or_two_by_level() -> None:
    both = played("8H", "A", five(A=4, B=2, C=2, D=2), partners=["B", "C"])
    assert scored("us_5p_two_partners", both) == {
        "A": 300, "B": 300, "C": 300, "D": 20, "E": 0,
    }  # fmt: skip
    one = played("7H", "A", five(A=4, B=3, D=3), partners=["B"])
    assert scored("us_5p_two_partners", one)["B"] == 200


# S000 laws 1, 4, 9, 11, 14, 17: irregular hands


def test_law_1_the_dealer_takes_no_cards() -> None:
    hand = played("7S", "B", {"B": 7, "C": 2, "D": 1})
    assert scored("us_4_cutthroat_12", hand) == {"A": 0, "B": 140, "C": 20, "D": 10}
    named = played("7S", "A", {"A": 6, "C": 2, "D": 2}, sits_out="B")
    result = result_of("us_4_cutthroat_12", named)
    assert result["hands"][0]["delta"] == {"A": -140, "B": 0, "C": 20, "D": 20}
    assert result["hands"][0]["dealer"] == "B"
    assert result_of("us_4_cutthroat_12", named | {"dealer": "B"}) == result
    put_right = played("7S", "A", {"A": 6, "B": 4, "D": 0}, dealer="C")
    result = result_of("us_4_cutthroat_12", put_right)
    assert result["hands"][0]["delta"] == {"A": -140, "B": 40, "C": 0, "D": 0}
    assert result["hands"][0]["dealer"] == "C"
    nullo = {"special_contracts": [
        {"code": "M", "name": "Nullo", "value": 250, "tricks": "none", "rank": "above_8S",
         "when": "any_time"}]}  # fmt: skip
    hand = played("M", "B", {"B": 1})
    assert scored("us_4_cutthroat_12", hand, options=nullo) == {
        "A": 0, "B": -250, "C": 10, "D": 10,
    }  # fmt: skip


def test_law_4_after_a_misdeal_the_same_dealer_deals_again() -> None:
    deals = [{"type": "redeal"}, {"type": "all_pass"}, {"type": "void"}, played("6S", "NS", 6)]
    result = result_of("au_pagat", *deals, first_dealer="S")
    assert [hand["dealer"] for hand in result["hands"]] == ["S", "S", "W", "N"]


def test_law_9_a_debarred_players_tricks_score_nothing() -> None:
    hand = played("7S", "NS", {"NS": 7, "EW": 3}, debarred=["E"], debarred_tricks={"EW": 2})
    assert scored("us_4p", hand) == {"NS": 140, "EW": 10}
    alone = played("7S", "A", {"A": 6, "B": 3, "C": 1}, debarred=["B"])
    assert scored("us_3p", alone) == {"A": -140, "B": 0, "C": 10}
    whole = played("7S", "NS", {"NS": 7, "EW": 3}, debarred=["E", "W"])
    assert scored("us_4p", whole) == {"NS": 140, "EW": 0}
    named_as_a_side = played("7S", "NS", {"NS": 7, "EW": 3}, debarred=["EW"])
    assert scored("us_4p", named_as_a_side) == {"NS": 140, "EW": 0}
    one_of_them = named_as_a_side | {"debarred_tricks": {"EW": 2}}
    assert scored("us_4p", one_of_them) == {"NS": 140, "EW": 10}
    nothing_counted = played("7S", "NS", {"NS": 10, "EW": 0}, debarred=["E"])
    assert scored("us_4p", nothing_counted) == {"NS": 250, "EW": 0}


def test_law_9_the_contractors_partner_may_be_debarred() -> None:
    by_west = played("7S", "W", {"NS": 3, "EW": 7}, debarred=["E"])
    assert scored("us_4p", by_west) == {"NS": 30, "EW": 140}


def test_law_9_the_debarred_players_tricks_may_be_none_or_all() -> None:
    hand = played("7S", "NS", {"NS": 7, "EW": 3}, debarred=["E"])
    for theirs, rest in ((0, 30), (3, 0)):
        counted = hand | {"debarred_tricks": {"EW": theirs}}
        assert scored("us_4p", counted) == {"NS": 140, "EW": rest}


def test_law_9_whose_tricks_they_were_is_not_asked_where_none_is_paid_for() -> None:
    hand = played("7S", "NS", {"NS": 7, "EW": 3}, debarred=["E"])
    assert scored("us_4p", hand, options={"trick_points": 0}) == {"NS": 140, "EW": 0}
    nullo = played("M", "NS", {"NS": 2}, debarred=["E"])
    assert scored("us_4p_nullo", nullo) == {"NS": -250, "EW": 20}


def test_law_9_a_debarred_player_whose_tricks_in_nullo_nobody_counted() -> None:
    nullo = played("M", "A", 1, debarred=["B"])
    for hand in (nullo, nullo | {"debarred_tricks": {"B": 3}}):
        assert scored("us_3p_nullo", hand) == {"A": -250, "B": 0, "C": 10}


def test_law_9_the_tricks_that_score_nothing_are_told() -> None:
    hand = played("7S", "A", {"A": 6, "B": 3, "C": 1}, debarred=["B"])
    lines = result_of("us_3p", hand)["hands"][0]["lines"]
    assert [(one["side"], one["points"], one["reason"]) for one in lines] == [
        ("A", -140, "contract_failed"),
        ("C", 10, "defence_tricks"),
        ("B", 0, "debarred"),
    ]


def test_no_line_tells_of_no_tricks() -> None:
    for rules, hand in (
        ("us_4p", played("7S", "NS", 10)),
        ("us_4p_nullo", played("M", "NS", 0)),
        ("us_4p_allpass_nt", {"type": "all_pass", "tricks": {"NS": 10, "EW": 0}}),
    ):
        lines = result_of(rules, hand)["hands"][0]["lines"]
        assert [one["side"] for one in lines] == ["NS"]


def test_law_9_debarred_means_nothing_at_all_on_that_deal() -> None:
    nullo = played("M", "A", {"A": 2, "B": 5, "C": 3}, debarred=["B"])
    assert scored("us_3p_nullo", nullo) == {"A": -250, "B": 0, "C": 20}
    options = {"fail_rule": "bid_to_opponents"}
    lost = played("7S", "A", {"A": 5, "B": 3, "C": 2}, debarred=["B"])
    assert scored("us_3p", lost, options=options) == {"A": 0, "B": 0, "C": 160}
    cards = played("7S", "A", {"A": 5, "B": 3, "C": 2}, debarred=["B"],
                   card_points={"B": 50, "C": 20})  # fmt: skip
    assert scored("us_1000_3p", cards) == {"A": -140, "B": 0, "C": 40}
    shared = {"defence_credit": "shared"}
    assert scored("us_3p", lost, options=shared) == {"A": -140, "B": 0, "C": 20}


def test_law_9_a_debarred_partner_gains_nothing_but_can_be_set_back() -> None:
    made = played("7D", "A", five(A=5, B=1, D=3, E=1), partners=["D"], debarred=["D"])
    assert scored("us_5p_named", made) == {"A": 180, "B": 10, "C": 0, "D": 0, "E": 10}
    lines = result_of("us_5p_named", made)["hands"][0]["lines"]
    assert [(one["points"], one["reason"]) for one in lines if one["side"] == "D"] == [
        (0, "debarred")
    ]
    lost = played("7D", "A", five(A=4, B=2, D=2, E=2), partners=["D"], debarred=["D"])
    assert scored("us_5p_named", lost)["D"] == -180
    least = played("G", "A", five(A=6, D=4), partners=["D"], debarred=["D"])
    options = {"special_contracts": [GRAND | {"value": 1}]}
    assert scored("us_5p_named", least, options=options) == dict.fromkeys(NAMES[:5], 0) | {"A": 1}


def test_law_11_a_contractors_wrong_count() -> None:
    hand = {"type": "irregular_bidder", "contractor": "A", "bid": "8C",
            "tricks": {"A": 8, "B": 1, "C": 1}}  # fmt: skip
    assert scored("us_3p", hand) == {"A": -260, "B": 10, "C": 10}
    assert scored("us_3p", hand, options={"trick_points_when": "set_only"})["B"] == 10
    tas = {"type": "irregular_bidder", "contractor": "NS", "bid": "8C", "tricks": {"NS": 8}}
    assert scored("tas_police", tas) == {"NS": 0, "EW": 260}


def revoke(by: str, bid: str, contractor: str, tricks: dict[str, int]) -> dict[str, Any]:
    return {"type": "revoke", "by": by, "bid": bid, "contractor": contractor, "tricks": tricks}


def test_law_14_a_revoke_by_the_contracting_side() -> None:
    hand = revoke("N", "8H", "NS", {"NS": 5, "EW": 2})
    assert scored("us_4p", hand) == {"NS": -300, "EW": 20}
    partner = revoke("D", "7H", "A", five(A=2, B=1, D=1)) | {"partners": ["D"]}
    assert scored("us_5p_named", partner) == {"A": -200, "B": 10, "C": 0, "D": -200, "E": 0}


def test_law_14_where_tricks_count_only_against_a_set_contract() -> None:
    options = {"trick_points_when": "set_only"}
    set_back = revoke("A", "7D", "A", {"A": 2, "B": 3, "C": 2})
    assert scored("us_3p", set_back, options=options) == {"A": -180, "B": 30, "C": 20}
    stands = revoke("B", "7D", "A", {"A": 2, "B": 3, "C": 2})
    assert scored("us_3p", stands, options=options) == {"A": 180, "B": 0, "C": 0}


def test_law_14_a_revoke_by_an_opponent_scores_the_bid_without_slam() -> None:
    assert scored("us_4p", revoke("EW", "6S", "NS", {"NS": 10})) == {"NS": 40, "EW": 0}
    assert scored("us_4p", revoke("E", "8H", "N", {})) == {"NS": 300, "EW": 0}
    alone = revoke("B", "7D", "A", {"A": 2, "B": 3, "C": 2})
    assert scored("us_3p", alone) == {"A": 180, "B": 0, "C": 20}
    pairs = revoke("P2", "7D", "P1", {"P1": 2, "P2": 3, "P3": 2})
    assert scored("us_6p_3x2", pairs) == {"P1": 180, "P2": 0, "P3": 20}


def test_law_14_in_nullo_counts_the_contractors_tricks() -> None:
    assert scored("us_4p_nullo", revoke("NS", "M", "NS", {"NS": 2})) == {"NS": -250, "EW": 20}
    assert scored("us_4p_nullo", revoke("EW", "M", "NS", {"NS": 2})) == {"NS": 250, "EW": 0}
    three = revoke("B", "M", "A", {"A": 1, "B": 2, "C": 1})
    assert scored("us_3p_nullo", three) == {"A": 250, "B": 0, "C": 10}


def test_law_17_scored_out_in_play() -> None:
    hand = {"type": "scored_out", "contractor": "A", "bid": "7S",
            "tricks": {"A": 1, "B": 2, "C": 1}, "score_tricks_for": ["B"]}  # fmt: skip
    assert scored("us_3p", hand) == {"A": 0, "B": 20, "C": 0}
    shared = {"defence_credit": "shared"}
    assert scored("us_3p", hand, options=shared) == {"A": 0, "B": 20, "C": 0}
    assert scored("us_3p", hand, options={"trick_points": 0})["B"] == 0
    nullo = hand | {"bid": "M"}
    assert scored("us_3p_nullo", nullo) == {"A": 0, "B": 10, "C": 0}
    for option, points in (("none", 0), ("ten_per_own_trick", 20)):
        options = {"misere_defence": option}
        assert scored("us_3p_nullo", nullo, options=options) == {"A": 0, "B": points, "C": 0}
    assert scored("us_3p", hand, options={"trick_points_when": "set_only"})["B"] == 20
    both = hand | {"tricks": {"A": 1, "B": 2, "C": 0}, "score_tricks_for": ["B", "C"]}
    lines = result_of("us_3p", both)["hands"][0]["lines"]
    assert [(one["side"], one["points"]) for one in lines] == [("B", 20)]
    capped = {"defence_cap": 490}
    near = {"A": 0, "B": 480, "C": 0}
    assert scored("us_3p", hand, options=capped, scores=near)["B"] == 10


def test_games_of_1000_count_the_cards_taken() -> None:
    made = played("8C", "A", {"A": 8, "B": 1, "C": 1}, card_points={"A": 190, "B": 40, "C": 20})
    assert scored("us_1000_3p", made) == {"A": 450, "B": 50, "C": 30}
    none_in_them = played("8C", "A", {"A": 8, "B": 1, "C": 1}, card_points={"A": 190, "B": 0})
    lines = result_of("us_1000_3p", none_in_them)["hands"][0]["lines"]
    assert [one["side"] for one in lines if one["reason"] == "card_points"] == ["A"]
    lost = played("8C", "A", {"A": 7, "B": 2, "C": 1}, card_points={"A": 190, "B": 40, "C": 20})
    assert scored("us_1000_3p", lost) == {"A": -260, "B": 60, "C": 30}
    assert scored("us_1000_3p", played("8C", "A", {"A": 8, "B": 1, "C": 1}))["A"] == 260
    nullo = {"special_contracts": [
        {"code": "M", "name": "Nullo", "value": 250, "tricks": "none", "rank": "above_8S",
         "when": "any_time"}]}  # fmt: skip
    none = played("M", "A", {"A": 0, "B": 5, "C": 5}, card_points={"B": 40})
    assert scored("us_1000_3p", none, options=nullo) == {"A": 250, "B": 0, "C": 0}
    elsewhere = played("8C", "A", {"A": 8, "B": 1, "C": 1}, card_points={"A": 190})
    assert scored("us_3p", elsewhere)["A"] == 260


def test_adjustments_are_points_with_a_reason() -> None:
    hand = {"type": "adjustment", "points": {"NS": -50}, "reason": "late start"}
    assert scored("au_pagat", hand) == {"NS": -50, "EW": 0}
    lines = result_of("au_pagat", hand)["hands"][0]["lines"]
    assert [(one["side"], one["text"]) for one in lines] == [("NS", "late start: −50")]


# Section 4 and 1c: who wins


def test_ruling_5_defenders_past_500_win_in_the_us_and_not_in_australia() -> None:
    hand, scores = played("7H", "NS", 3), {"NS": 100, "EW": 490}
    assert ended("au_pagat", hand, scores=scores) == ("in_play", [], [])
    assert ended("us_4p", hand, scores=scores) == ("points_reach_target", ["EW"], [])


def test_ruling_6_the_contract_counts_first() -> None:
    hand, scores = played("8H", "NS", 8), {"NS": 210, "EW": 490}
    won: tuple[Any, ...] = ("contract_made_reaching_target", ["NS"], [])
    assert ended("us_4p", hand, scores=scores) == won
    assert ended("au_pagat", hand, scores=scores) == won


def test_ruling_7_two_others_past_the_target_have_to_be_asked() -> None:
    hand = played("7S", "A", {"A": 4, "B": 4, "C": 2})
    scores = {"A": 0, "B": 480, "C": 490}
    result = result_of("us_3p", hand, hand, scores=scores)
    assert result["status"] == "needs_input"
    assert result["needs"] == {"hand": 1, "question": "first_to_reach", "choices": ["B", "C"]}
    assert result["hands"][1]["after_finish"]
    first = ended("us_3p", hand | {"first_to_reach": "C"}, scores=scores)
    assert first == ("first_in_play", ["C"], [])
    not_there = ended("us_3p", hand | {"first_to_reach": "A"}, scores=scores)
    assert not_there[0] == "needs_input"


def test_ruling_8_past_500_by_defending_any_made_contract_wins() -> None:
    scores = {"NS": 100, "EW": 510}
    assert ended("au_pagat", played("6S", "EW", 6), scores=scores)[1] == ["EW"]
    assert ended("au_pagat", played("6S", "NS", 5), scores=scores)[0] == "in_play"
    rich = {"NS": 100, "EW": 900}
    assert ended("au_pagat", played("8H", "EW", 7), scores=rich) == ("in_play", [], [])


def test_ruling_9_minus_500_exactly_loses() -> None:
    assert ended("au_pagat", played("10H", "NS", 9)) == ("back_door", ["EW"], ["NS"])
    assert ended("au_pagat", played("OM", "NS", 1), scores={"NS": 10, "EW": 0})[0] == "in_play"


def test_ruling_10_five_handed_partners_fall_together() -> None:
    hand = played("7H", "A", five(A=4, B=1, C=2, D=2, E=1), partners=["C"])
    scores = {"A": -400, "B": 50, "C": -420, "D": 40, "E": 0}
    assert ended("au_5p_called", hand, scores=scores) == ("back_door", ["B", "D"], ["A", "C"])


def test_ruling_11_target_first_in_the_us_and_back_door_first_in_australia() -> None:
    hand, scores = played("8S", "NS", 7), {"NS": -300, "EW": 480}
    assert ended("us_4p", hand, scores=scores) == ("points_reach_target", ["EW"], [])
    assert ended("au_pagat", hand, scores=scores) == ("back_door", ["EW"], ["NS"])


def test_ruling_12_the_leader_wins_or_the_others_play_on() -> None:
    hand = played("6H", "A", {"A": 5, "B": 3, "C": 2})
    scores = {"A": -400, "B": 50, "C": 90}
    assert ended("us_3p", hand, scores=scores) == ("back_door", ["C"], ["A"])
    on = {"multi_side_loss": "others_play_on"}
    more = played("6H", "B", {"A": 0, "B": 5, "C": 5})
    result = result_of("us_3p", hand, more, scores=scores, options=on)
    assert result["status"] == "in_play"
    assert result["losers"] == ["A"]
    assert result["totals"] == {"A": -500, "B": -20, "C": 160}
    assert [one["dealer"] for one in result["hands"]] == ["A", "B"]
    stays_out = result_of(
        "us_3p", hand, {"type": "all_pass"}, {"type": "all_pass"},
        played("10H", "A", {"A": 10}), played("M", "B", {"B": 2}),
        scores=scores, options=on | {"special_contracts": [
            {"code": "M", "name": "Nullo", "value": 250, "tricks": "none", "rank": "above_8S",
             "when": "any_time"}]},
    )  # fmt: skip
    assert stays_out["totals"] == {"A": -500, "B": -170, "C": 130}
    assert [one["dealer"] for one in stays_out["hands"]] == ["A", "B", "C", "B", "C"]
    falls = played("6H", "B", {"A": 2, "B": 5, "C": 3})
    passed_in = {"type": "all_pass"}
    passes_by = result_of(
        "us_3p", passed_in | {"dealer": "A"}, falls | {"dealer": "A"}, passed_in,
        scores={"A": 0, "B": -480, "C": 0}, options=on,
    )  # fmt: skip
    assert [one["dealer"] for one in passes_by["hands"]] == ["A", "A", "C"]
    # Whoever is out needs no count; if they go on holding cards, their tricks pay nobody.
    for tricks, paid in (({"B": 6}, 40), ({"A": 2, "B": 6, "C": 2}, 20), ({"A": 2, "B": 6}, 20)):
        made = result_of("us_3p", hand, played("6H", "B", tricks), scores=scores, options=on)
        assert made["totals"] == {"A": -500, "B": 180, "C": 110 + paid}
    second = played("10H", "B", {"A": 0, "B": 9, "C": 1})
    low = scores | {"B": -100}
    last = result_of("us_3p", hand, second, scores=low, options=on)
    assert (last["reason"], last["winners"], last["losers"]) == ("back_door", ["C"], ["A", "B"])


def test_ruling_18_points_at_no_trump_win_in_the_us_only() -> None:
    hand = {"type": "all_pass", "tricks": {"NS": 6, "EW": 4}}
    scores = {"NS": 460, "EW": 0}
    assert ended("us_4p_allpass_nt", hand, scores=scores)[0] == "points_reach_target"
    options = {"all_pass": "play_no_trump"}
    assert ended("au_pagat", hand, scores=scores, options=options)[0] == "in_play"


def test_ruling_21_both_win_in_australia_and_the_contractor_in_the_us() -> None:
    hand = played("7H", "A", five(A=5, B=1, C=2, D=1, E=1), partners=["C"])
    scores = {"A": 400, "B": 0, "C": 430, "D": 0, "E": 0}
    assert ended("au_5p_called", hand, scores=scores)[1] == ["A", "C"]
    assert ended("us_5p_named", hand, scores=scores)[1] == ["A"]


def test_a_partner_may_win_alone_and_comes_before_a_defender() -> None:
    hand = played("7D", "A", five(A=5, B=1, D=3, E=1), partners=["D"])
    scores = {"A": 100, "B": 490, "C": 0, "D": 330, "E": 0}
    assert ended("us_5p_named", hand, scores=scores) == (
        "contract_made_reaching_target", ["D"], [],
    )  # fmt: skip


def test_two_partners_there_without_the_contractor_have_to_be_asked() -> None:
    hand = played("8H", "A", five(A=4, B=2, C=2, D=2), partners=["B", "C"])
    scores = {"A": 0, "B": 200, "C": 210, "D": 0, "E": 0}
    assert ended("us_5p_two_partners", hand, scores=scores)[0] == "needs_input"
    first = hand | {"first_to_reach": "B"}
    assert ended("us_5p_two_partners", first, scores=scores)[1] == ["B"]
    joint = {"joint_wins": True}
    assert ended("us_5p_two_partners", hand, scores=scores, options=joint)[1] == ["B", "C"]


def test_highest_total_wins_and_ties_share() -> None:
    options = {"both_reach": "highest_total"}
    hand = played("8H", "NS", 8)
    for ns, ew, winners in ((210, 500, ["EW"]), (210, 490, ["NS", "EW"]), (220, 480, ["NS"])):
        scores = {"NS": ns, "EW": ew}
        result = ended("us_4p", hand, scores=scores, options=options)
        assert result[1] == winners
        by_contract = "NS" in winners
        assert (result[0] == "contract_made_reaching_target") is by_contract
    pair = played("7D", "A", five(A=5, B=1, D=3, E=1), partners=["D"])
    scores = {"A": 320, "B": 0, "C": 0, "D": 330, "E": 0}
    assert ended("us_5p_named", pair, scores=scores, options=options)[1] == ["A"]
    joint = options | {"joint_wins": True}
    assert ended("us_5p_named", pair, scores=scores, options=joint)[1] == ["A", "D"]
    rich = scores | {"E": 600}
    assert ended("us_5p_named", pair, scores=rich, options=joint)[1] == ["E"]
    near = scores | {"B": 495}
    assert ended("us_5p_named", pair, scores=near, options=joint)[1] == ["A", "D"]
    assert ended("us_5p_named", pair, scores=near, options=options)[1] == ["B"]
    two = played("8H", "A", five(A=4, B=2, C=2, D=2), partners=["B", "C"])
    short = {"A": 0, "B": 200, "C": 210, "D": 0, "E": 0}
    assert ended("us_5p_two_partners", two, scores=short, options=options)[1] == ["C"]


def test_bid_points_count_contracts_alone() -> None:
    options = {"win_condition": "bid_points"}
    by_tricks = [played("6S", "NS", 5)] * 9 + [played("6S", "EW", 6)]
    result = result_of("au_pagat", *by_tricks, options=options)
    assert result["totals"] == {"NS": -320, "EW": 490}
    more = result_of("au_pagat", *by_tricks, played("6S", "EW", 6), options=options)
    assert (more["status"], more["totals"]["EW"]) == ("in_play", 530)
    contracts = [played("8H", "NS", 8), played("7H", "NS", 7)]
    won = result_of("au_pagat", *contracts, options=options)
    assert won["reason"] == "contract_made_reaching_target"
    given = options | {"fail_rule": "bid_to_opponents", "loss_limit": None}
    lost = result_of("au_pagat", played("10H", "NS", 1), options=given)
    assert (lost["reason"], lost["winners"]) == ("points_reach_target", ["EW"])


def test_the_limit_may_need_opponents_who_are_not_negative() -> None:
    options = {"loss_needs_opponent_not_negative": True}
    first = played("8H", "NS", 6)
    scores = {"NS": -300, "EW": -90}
    assert ended("au_pagat", first, scores=scores, options=options)[0] == "in_play"
    then = result_of("au_pagat", first, played("6NT", "EW", 6), scores=scores, options=options)
    assert (then["reason"], then["losers"]) == ("back_door", ["NS"])


def test_deal_limit_counts_deals_and_ties_share() -> None:
    hands: list[dict[str, Any]] = [
        {"type": "redeal"},
        {"type": "adjustment", "points": {"EW": 10}, "reason": "late"},
        {"type": "all_pass"},
        {"type": "void"},
        played("6H", "NS", 6),
    ]
    result = result_of("nz_club", *hands)
    assert result["status"] == "in_play"
    result = result_of("nz_club", *hands, played("6S", "NS", 5))
    assert (result["reason"], result["winners"]) == ("deal_limit", ["EW"])
    level = result_of("nz_club", *[{"type": "all_pass"}] * 4)
    assert level["winners"] == ["NS", "EW"]
    carried = {"scores": {"NS": 10}, "hands_played": 3}
    assert ended("nz_club", played("6S", "NS", 6), opening=carried)[0] == "deal_limit"


def test_ruling_28_without_a_target_500_and_minus_500_end_nothing() -> None:
    options = {"target": None, "deal_limit": 2}
    result = result_of("au_pagat", played("10H", "NS", 9), options=options)
    assert result["status"] == "in_play"
    done = result_of("au_pagat", played("10H", "NS", 9), played("10H", "EW", 10), options=options)
    assert (done["reason"], done["winners"], done["losers"]) == ("deal_limit", ["EW"], [])


@pytest.mark.parametrize(
    ("how", "winners", "losers"),
    [
        ("conceded", ["B"], ["A"]),
        ("agreed", ["A"], []),
        ("time_limit", ["A"], []),
        ("abandoned", [], []),
    ],
)
def test_ended_by_the_players(how: str, winners: list[str], losers: list[str]) -> None:
    end = {"how": how} | ({"by": "A"} if how == "conceded" else {})
    result = result_of("us_3p", scores={"A": 100, "B": 90, "C": 20}, ended=end)
    assert (result["reason"], result["winners"], result["losers"]) == (how, winners, losers)


def test_a_match_already_over_is_not_ended_again() -> None:
    result = result_of("au_pagat", played("10H", "NS", 10), ended={"how": "abandoned"})
    assert result["winners"] == ["NS"]
    asked = played("7S", "A", {"A": 4, "B": 4, "C": 2})
    scores = {"A": 0, "B": 480, "C": 490}
    result = result_of("us_3p", asked, scores=scores, ended={"how": "agreed"})
    assert (result["reason"], result["winners"]) == ("agreed", ["B"])


def test_an_adjustment_can_end_a_match() -> None:
    gift = {"type": "adjustment", "points": {"A": 500}, "reason": "bet"}
    assert ended("us_3p", gift) == ("points_reach_target", ["A"], [])
    assert ended("au_3p", gift) == ("in_play", [], [])
    fine = {"type": "adjustment", "points": {"NS": -500, "EW": -600}, "reason": "a fight"}
    assert ended("au_pagat", fine) == ("back_door", [], ["NS", "EW"])


def test_hands_after_the_finish_are_kept_and_score_nothing() -> None:
    late = played("8H", "EW", 8)
    result = result_of("au_pagat", played("10H", "NS", 10), late, late)
    assert [hand["after_finish"] for hand in result["hands"]] == [False, True, True]
    assert result["hands"][1]["delta"] == {"NS": 0, "EW": 0}
    assert result["totals"] == {"NS": 500, "EW": 0}
    assert [hand["dealer"] for hand in result["hands"]] == ["N", "E", "S"]
    again = result_of("au_pagat", played("10H", "NS", 10), {"type": "redeal"}, late)
    assert [hand["dealer"] for hand in again["hands"]] == ["N", "E", "E"]


def test_totals_are_never_clamped() -> None:
    result = result_of("au_pagat", played("10NT", "NS", 0), scores={"NS": -490, "EW": 480})
    assert result["totals"] == {"NS": -1010, "EW": 580}
