"""Whether the match is over after a hand, who has won, and by what rule."""

from .rulebook import Json


def outcome_after(match: Json, result: Json, hand: Json) -> Json | None:
    """The end of the match, a question, or None where it goes on.

    `match` holds the rules, the sides in order, the totals after this hand, the
    points from contracts alone, the sides that have fallen out (added to here)
    and the number of hands dealt.
    """
    steps = [target_reached, limit_reached]
    if match["rules"]["win_condition"] == "contract_only":
        steps.reverse()  # in Australia the back door is looked at first
    for step in steps:
        end = step(match, result, hand)
        if end:
            return end
    return deals_done(match)


def still_in(match: Json) -> list[str]:
    return [side for side in match["sides"] if side not in match["fallen"]]


def over(match: Json, winners: list[str], losers: list[str], reason: str) -> Json:
    return {
        "status": "over",
        "winners": [side for side in match["sides"] if side in winners],
        "losers": [side for side in match["sides"] if side in losers],
        "reason": reason,
        "choices": None,
    }


def ask(match: Json, choices: list[str]) -> Json:
    return {
        "status": "needs_input",
        "winners": [],
        "losers": list(match["fallen"]),
        "reason": None,
        "choices": [side for side in match["sides"] if side in choices],
    }


def highest(match: Json, sides: list[str]) -> list[str]:
    """The side with the highest total; ties share."""
    best = max((match["totals"][side] for side in sides), default=None)
    return [side for side in sides if match["totals"][side] == best]


def target_reached(match: Json, result: Json, hand: Json) -> Json | None:
    rules = match["rules"]
    if rules["target"] is None:
        return None
    counted = match["totals"]
    if rules["win_condition"] == "bid_points":
        counted = match["contract_points"]
    there = [side for side in still_in(match) if counted[side] >= rules["target"]]
    # The contractor and partners who are there on a contract that was made.
    by_contract = [side for side in result["contracting"] if result["made"] and side in there]
    if rules["win_condition"] == "contract_only":
        there = by_contract
    if not there:
        return None
    if rules["win_condition"] != "contract_only" and rules["both_reach"] == "highest_total":
        return highest_wins(match, result, there, by_contract)
    if by_contract:
        return contract_wins(match, result, hand, by_contract)
    if len(there) == 1:
        return over(match, there, match["fallen"], "points_reach_target")
    return first_in_play(match, hand, there)


def contract_wins(match: Json, result: Json, hand: Json, by_contract: list[str]) -> Json:
    winners = by_contract
    if not match["rules"]["joint_wins"] and result["contracting"][0] in by_contract:
        winners = [result["contracting"][0]]
    elif not match["rules"]["joint_wins"] and len(by_contract) > 1:
        # Two partners without their contractor, and only one may win.
        return first_in_play(match, hand, by_contract)
    return over(match, winners, match["fallen"], "contract_made_reaching_target")


def highest_wins(match: Json, result: Json, there: list[str], by_contract: list[str]) -> Json:
    running = there
    if not match["rules"]["joint_wins"] and by_contract[:1] == result["contracting"][:1]:
        # The contractor stands for the partners as well.
        running = [side for side in there if side not in by_contract[1:]]
    winners = highest(match, running)
    if not set(winners) & set(by_contract):
        return over(match, winners, match["fallen"], "points_reach_target")
    if match["rules"]["joint_wins"]:
        winners = winners + by_contract
    return over(match, winners, match["fallen"], "contract_made_reaching_target")


def first_in_play(match: Json, hand: Json, there: list[str]) -> Json:
    """Totals cannot show who took the deciding trick first: it is told, or asked."""
    first = hand.get("first_to_reach")
    first = match["side_of"].get(first, first)
    if first in there:
        return over(match, [first], match["fallen"], "first_in_play")
    return ask(match, there)


def limit_reached(match: Json, _result: Json, _hand: Json) -> Json | None:
    rules = match["rules"]
    limit = rules["loss_limit"]
    if limit is None or rules["target"] is None:
        return None
    playing = still_in(match)
    below_zero = [side for side in playing if match["totals"][side] < 0]
    gone = []
    for side in playing:
        excused = rules["loss_needs_opponent_not_negative"] and any(
            other != side for other in below_zero
        )
        if match["totals"][side] <= limit and not excused:
            gone.append(side)
    if not gone:
        return None
    rest = [side for side in playing if side not in gone]
    play_on = rules["multi_side_loss"] == "others_play_on" and len(match["sides"]) > 2
    if play_on and len(rest) > 1:
        match["fallen"] += gone
        return None
    return over(match, highest(match, rest), [*match["fallen"], *gone], "back_door")


def deals_done(match: Json) -> Json | None:
    limit = match["rules"]["deal_limit"]
    if limit is None or match["dealt"] < limit:
        return None
    return over(match, highest(match, still_in(match)), match["fallen"], "deal_limit")


def ended_by_players(match: Json, ended: Json) -> Json:
    """The end that the players agreed on, or that the bell brought."""
    how = ended["how"]
    fallen = list(match["fallen"])
    if how == "abandoned":
        return over(match, [], fallen, how)
    if how == "conceded":
        loser = match["side_of"].get(ended["by"], ended["by"])
        rest = [side for side in still_in(match) if side != loser]
        return over(match, highest(match, rest), [*fallen, loser], how)
    return over(match, highest(match, still_in(match)), fallen, how)
