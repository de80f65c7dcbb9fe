"""A whole match, hand after hand, as `scorekeeper replay --json` prints it but for the prose."""

from .outcome import ended_by_players, outcome_after
from .rulebook import Json, rule_set
from .scorer import score_hand

CONTRACT_REASONS = {"contract_made", "slam", "contract_failed", "bid_to_opponents"}


def replay(match_file: Json) -> Json:
    """The sheet of a match file."""
    match = new_match(match_file)
    for hand in match_file["hands"]:
        play(match, hand)
    if match["end"] is None and match_file.get("ended"):
        match["end"] = ended_by_players(match, match_file["ended"])
    return sheet(match)


def new_match(match_file: Json) -> Json:
    players = match_file["players"]
    sides = match_file.get("sides") or [{"name": name, "players": [name]} for name in players]
    names = [side["name"] for side in sides]
    opening = match_file.get("opening") or {}
    scores = opening.get("scores") or {}
    totals = {name: scores.get(name, 0) for name in names}
    return {
        "rules": rule_set(match_file["rules"]),
        "players": players,
        "sides": names,
        "side_of": {name: side["name"] for side in sides for name in side["players"]},
        "totals": totals,
        "contract_points": dict(totals),
        "fallen": [],
        "dealt": opening.get("hands_played") or 0,
        "dealer": match_file["first_dealer"],
        "hands": [],
        "end": None,
    }


def play(match: Json, hand: Json) -> None:
    """Adds one hand to the match."""
    dealer = hand.get("dealer") or match["dealer"]
    after_finish = match["end"] is not None
    result: Json = {"lines": [], "contracting": [], "made": None}
    if not after_finish:
        table = {
            "rules": match["rules"],
            "sides": match["sides"],
            "side_of": match["side_of"],
            "before": dict(match["totals"]),
            "fallen": list(match["fallen"]),
            "dealer": dealer,
        }
        result = score_hand(table, hand)
        match["dealt"] += counts_as_dealt(hand)
    delta = dict.fromkeys(match["sides"], 0)
    for scored in result["lines"]:
        delta[scored["side"]] += scored["points"]
        if scored["reason"] in CONTRACT_REASONS:
            match["contract_points"][scored["side"]] += scored["points"]
    for side in match["sides"]:
        match["totals"][side] += delta[side]
    if not after_finish:
        fallen = list(match["fallen"])
        match["end"] = outcome_after(match, result, hand)
        if match["end"] and hand.get("played_on"):
            # The table did not let this end stand, nor what it said of who had fallen.
            match["end"], match["fallen"] = None, fallen
        if match["end"] and match["end"]["choices"]:
            match["asked_in"] = len(match["hands"]) + 1
    match["hands"].append(
        {
            "number": len(match["hands"]) + 1,
            "dealer": dealer,
            "delta": delta,
            "total": dict(match["totals"]),
            "lines": result["lines"],
            "after_finish": after_finish,
        }
    )
    match["dealer"] = next_dealer(match, dealer) if counts_as_dealt(hand) else dealer


def counts_as_dealt(hand: Json) -> bool:
    """A misdeal is dealt again by the same player; a penalty is no deal."""
    return hand["type"] not in {"redeal", "adjustment"}


def next_dealer(match: Json, dealer: str) -> str:
    """The deal goes to the left, past those who are out."""
    players = match["players"]
    seat = players.index(dealer)
    left = [*players[seat + 1 :], *players[: seat + 1]]
    return str(next(name for name in left if match["side_of"][name] not in match["fallen"]))


def sheet(match: Json) -> Json:
    end = match["end"] or {
        "status": "in_play",
        "winners": [],
        "losers": [side for side in match["sides"] if side in match["fallen"]],
        "reason": None,
        "choices": None,
    }
    needs = None
    if end["choices"]:
        needs = {
            "hand": match["asked_in"],
            "question": "first_to_reach",
            "choices": end["choices"],
        }
    return {
        "status": end["status"],
        "winners": end["winners"],
        "losers": end["losers"],
        "reason": end["reason"],
        "totals": dict(match["totals"]),
        "needs": needs,
        "hands": match["hands"],
    }
