"""What one hand is worth to every side, line by line.

A `table` is a plain dict: the rule set, the sides in order, which side each
player belongs to, the scores before the hand, the sides that have fallen out
and the player who deals.
"""

from typing import Any

from .rulebook import Json, canonical, is_made, is_numbered, needs_no_tricks, value_of

Line = dict[str, Any]


def score_hand(table: Json, hand: Json) -> Json:
    """The lines of a hand, who contracted, and whether the contract was made.

    `made` is None where no contract was decided.
    """
    kinds = {
        "contract": score_contract,
        "revoke": score_revoke,
        "irregular_bidder": score_irregular_bidder,
        "scored_out": score_scored_out,
        "all_pass": score_all_pass,
        "adjustment": score_adjustment,
        "redeal": score_nothing,
        "void": score_nothing,
    }
    return kinds[hand["type"]](table, hand)


def score_nothing(_table: Json, _hand: Json) -> Json:
    return nobody_contracted([])


def score_adjustment(_table: Json, hand: Json) -> Json:
    points = hand["points"]
    return nobody_contracted([line(side, points[side], "adjustment") for side in points])


def nobody_contracted(lines: list[Line]) -> Json:
    return {"lines": lines, "contracting": [], "made": None}


def line(side: str, points: float, reason: str) -> Line:
    return {"side": side, "points": points, "reason": reason}


# --- who is who ---------------------------------------------------------------------


def side_of(table: Json, name: str) -> str:
    """The side of a player; a side is its own."""
    return str(table["side_of"].get(name, name))


def contracting_sides(table: Json, hand: Json) -> list[str]:
    """The contractor's side first, then any partners who have scores of their own."""
    return [side_of(table, name) for name in [hand["contractor"], *(hand.get("partners") or [])]]


def sitting_out(table: Json, hand: Json) -> str | None:
    """At a cut-throat table of four the dealer takes no cards."""
    if table["rules"]["sides"] != "cutthroat_dealer_out":
        return None
    return str(hand.get("sits_out") or table["dealer"])


def opposing_sides(table: Json, hand: Json) -> list[str]:
    contracting = contracting_sides(table, hand)
    absent = [sitting_out(table, hand), *table["fallen"]]
    return [side for side in table["sides"] if side not in contracting and side not in absent]


def tricks_of_each(table: Json, hand: Json) -> dict[str, int]:
    """The tricks of each side; those of the other of two sides follow from ten."""
    told = hand.get("tricks") or {}
    tricks = {side: int(told.get(side) or 0) for side in table["sides"]}
    untold = [side for side in table["sides"] if side not in told]
    played_out = hand["type"] in {"contract", "irregular_bidder"} and not hand.get("stopped_early")
    if len(table["sides"]) == 2 and len(untold) == 1 and played_out:
        tricks[untold[0]] = 10 - sum(tricks.values())
    return tricks


# --- the kinds of hand --------------------------------------------------------------


def score_contract(table: Json, hand: Json) -> Json:
    rules = table["rules"]
    bid = canonical(hand["bid"])
    contracting = contracting_sides(table, hand)
    opponents = opposing_sides(table, hand)
    tricks = tricks_of_each(table, hand)
    taken = sum(tricks[side] for side in contracting)
    made = is_made(rules, bid, taken) and not hand.get("forced_fail")
    # Who is debarred scores nothing at all on this deal.
    barred = [side for side in hand.get("debarred") or [] if side in table["sides"]]
    for side, wasted in (hand.get("debarred_tricks") or {}).items():
        tricks[side] -= wasted

    lines: list[Line] = []
    if made:
        points, reason = value_of(rules, bid), "contract_made"
        floor = rules["slam_floor"]
        if is_numbered(bid) and taken == 10 and floor is not None and points < floor:
            points, reason = floor, "slam"
        lines += [line(side, share(table, hand, points), reason) for side in contracting]
    else:
        scoring = [side for side in opponents if side not in barred]
        lines += failed(table, hand, scoring)
    lines += defence(table, hand, tricks, barred, made=made)
    if rules["card_points"] and not needs_no_tricks(rules, bid):
        counted = hand.get("card_points") or {}
        winners = opponents + contracting if made else opponents
        lines += [
            line(side, counted[side], "card_points")
            for side in winners
            if side in counted and side not in barred
        ]
    return {"lines": lines, "contracting": contracting, "made": made}


def score_revoke(table: Json, hand: Json) -> Json:
    rules = table["rules"]
    contracting = contracting_sides(table, hand)
    tricks = tricks_of_each(table, hand)
    offender = side_of(table, hand["by"])
    if offender in contracting:
        lines = failed(table, hand, opposing_sides(table, hand))
        lines += defence(table, hand, tricks, [], made=False)
        return {"lines": lines, "contracting": contracting, "made": False}
    points = share(table, hand, value_of(rules, canonical(hand["bid"])))
    lines = [line(side, points, "contract_made") for side in contracting]
    lines += defence(table, hand, tricks, [offender], made=True)
    return {"lines": lines, "contracting": contracting, "made": True}


def score_irregular_bidder(table: Json, hand: Json) -> Json:
    lines = failed(table, hand, opposing_sides(table, hand))
    lines += defence(table, hand, tricks_of_each(table, hand), [], made=False)
    return {"lines": lines, "contracting": contracting_sides(table, hand), "made": False}


def score_scored_out(table: Json, hand: Json) -> Json:
    tricks = tricks_of_each(table, hand)
    each = table["rules"]["trick_points"]
    lines = []
    for name in hand["score_tricks_for"]:
        side = side_of(table, name)
        lines.append(line(side, limited(table, side, each * tricks[side]), "tricks_in_play"))
    return nobody_contracted(lines)


def score_all_pass(table: Json, hand: Json) -> Json:
    then = table["rules"]["all_pass"]
    if then == "redeal":
        return nobody_contracted([])
    tricks = tricks_of_each(table, hand)
    return nobody_contracted(
        [
            line(side, limited(table, side, 10 * tricks[side]), "no_trump_tricks")
            for side in table["sides"]
            if side not in table["fallen"]
        ]
    )


# --- the parts of a score -----------------------------------------------------------


def share(table: Json, hand: Json, points: int) -> float:
    """What each of the contracting players gains or loses: half where they halve."""
    if hand.get("partners") and table["rules"]["partner_share"] == "half":
        return points // 2 if points % 2 == 0 else points / 2
    return points


def failed(table: Json, hand: Json, opponents: list[str]) -> list[Line]:
    """The bid's value, taken away or given to each opposing side."""
    value = value_of(table["rules"], canonical(hand["bid"]))
    if table["rules"]["fail_rule"] == "bid_to_opponents":
        return [line(side, value, "bid_to_opponents") for side in opponents]
    points = share(table, hand, value)
    return [line(side, -points, "contract_failed") for side in contracting_sides(table, hand)]


def defence(
    table: Json, hand: Json, tricks: dict[str, int], barred: list[str], *, made: bool
) -> list[Line]:
    """What the opposing sides score for tricks; a barred side's tricks score for nobody."""
    rules = table["rules"]
    scoring = [side for side in opposing_sides(table, hand) if side not in barred]
    taken = sum(tricks[side] for side in contracting_sides(table, hand))
    together = sum(tricks[side] for side in scoring)
    misere = needs_no_tricks(rules, canonical(hand["bid"]))
    lines = []
    for side in scoring:
        if misere and rules["misere_defence"] == "none":
            points = 0
        elif misere and rules["misere_defence"] == "ten_per_bidder_trick":
            points = 10 * taken
        elif misere:
            points = 10 * tricks[side]
        elif rules["trick_points_when"] == "set_only" and made:
            points = 0
        elif rules["defence_credit"] == "shared":
            points = rules["trick_points"] * together
        else:
            points = rules["trick_points"] * tricks[side]
        lines.append(line(side, limited(table, side, points), "defence_tricks"))
    return lines


def limited(table: Json, side: str, points: int) -> float:
    """Trick points after the cap and the limit above which they stop."""
    rules = table["rules"]
    before = table["before"][side]
    stop = rules["trick_points_stop_above"]
    cap = rules["defence_cap"]
    if stop is not None and before > stop:
        return 0
    if cap is None or before + points <= cap:
        return points
    if rules["defence_cap_style"] == "freeze":
        return 0
    room: float = max(0, cap - before)
    return room
