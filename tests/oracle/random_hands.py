"""Random hands: every kind that a rule set knows, each of them valid under it."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from .random_rules import CUT_THROAT, FIVE, SIDES_OF_PARTNERS
from .rulebook import (
    Json,
    canonical,
    level_of,
    needs_no_tricks,
    order_of_bids,
    special_of,
)

CEILINGS = {
    24: 200,
    25: 200,
    32: 260,
    33: 260,
    42: 312,
    43: 312,
    44: 320,
    45: 320,
    46: 320,
    52: 340,
    53: 340,
    62: 458,
    63: 458,
}

# The match file names partners only on a contract that was played.
PARTNERS_ON_EVERY_CONTRACT = False


def hand_for(draw: DrawFn, match: Json, dealer: str) -> Json:
    """A hand that may be the next of a match, dealt by this player."""
    rules = match["rules"]
    kinds = ["contract"] * 12 + ["all_pass", "redeal", "void", "revoke", "revoke"]
    kinds += ["irregular_bidder", "adjustment"]
    if (
        rules["win_condition"] == "any_points"
        and rules["trick_points"]
        and rules["trick_points_when"] == "always"
    ):
        kinds += ["scored_out"] * 2
    kind = draw(st.sampled_from(kinds))
    table = {
        "rules": rules,
        "sides": sides_playing(match, dealer),
        "side_of": match["side_of"],
        "of_two": len(match["sides"]) == 2,
        "dealer": dealer,
    }
    if kind in {"redeal", "void"}:
        return {"type": kind, "reason": draw(st.sampled_from(["misdeal", "a card was shown"]))}
    if kind == "all_pass":
        return all_pass(draw, table)
    if kind == "adjustment":
        return adjustment(draw, table)
    maker = {
        "contract": contract,
        "revoke": revoke,
        "irregular_bidder": irregular_bidder,
        "scored_out": scored_out,
    }
    return maker[kind](draw, table)


def sides_playing(match: Json, dealer: str) -> list[str]:
    absent = list(match["fallen"])
    if match["rules"]["sides"] == CUT_THROAT:
        absent.append(dealer)
    return [side for side in match["sides"] if side not in absent]


# --- parts of a hand ----------------------------------------------------------------


def split(draw: DrawFn, total: int, sides: list[str]) -> dict[str, int]:
    """So many tricks, or points, shared out among sides."""
    parts = {}
    for side in sides[:-1]:
        parts[side] = draw(st.integers(0, total))
        total -= parts[side]
    if sides:
        parts[sides[-1]] = total
    return parts


def named(draw: DrawFn, table: Json, side: str) -> str:
    """A side by its own name, or by that of one of its players."""
    players = [player for player, own in table["side_of"].items() if own == side]
    return str(draw(st.sampled_from([side, *players])))


def typed(draw: DrawFn, bid: str) -> str:
    """A bid, now and then as people type it."""
    if draw(st.integers(0, 9)):
        return bid
    if bid == "M":
        return draw(st.sampled_from(["misère", "nullo", "m"]))
    ways = [bid.lower()]
    if bid.endswith("NT") and level_of(bid):
        ways.append(bid.replace("NT", " NT"))
    if bid.endswith("H") and level_of(bid):
        ways.append(bid.replace("H", "♥"))
    return draw(st.sampled_from(ways))


def bid_for(draw: DrawFn, rules: Json) -> str:
    bids = order_of_bids(rules)
    special = [bid for bid in bids if not level_of(bid)]
    if special and draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(special))
    return draw(st.sampled_from([bid for bid in bids if level_of(bid)]))


def partners_for(draw: DrawFn, table: Json, contractor: str, bid: str) -> list[str]:
    """Whom a contractor of five has with him; a misère is always alone."""
    rules = table["rules"]
    special = special_of(rules, bid)
    if rules["sides"] != FIVE or (special and special["tricks"] == "none"):
        return []
    by_level = rules["partners_by_level"]
    if special and by_level:
        return []
    wanted = by_level[str(level_of(bid))] if by_level else 1
    others = [side for side in table["sides"] if side != contractor]
    if len(others) <= wanted or draw(st.integers(0, 3)) == 0:
        return []
    return list(draw(st.permutations(others)))[:wanted]


def contract_head(draw: DrawFn, table: Json, kind: str, bid: str) -> tuple[Json, list[str]]:
    """The hand as far as its contract, and the sides that contracted."""
    side = draw(st.sampled_from(table["sides"]))
    hand: Json = {"type": kind, "contractor": named(draw, table, side), "bid": typed(draw, bid)}
    partners: list[str] = []
    if kind == "contract" or PARTNERS_ON_EVERY_CONTRACT:
        partners = partners_for(draw, table, side, bid)
    if partners or (table["rules"]["sides"] == FIVE and kind == "contract"):
        hand["partners"] = partners
        if not partners and draw(st.booleans()):
            del hand["partners"]
    return hand, [side, *partners]


def tricks_taken(draw: DrawFn, rules: Json, bid: str) -> int:
    """What the contractor's side takes, made about as often as not."""
    if needs_no_tricks(rules, bid):
        return draw(st.sampled_from([0, 0, 0, 0, 1, 1, 2, 3, 5, 10]))
    special = special_of(rules, bid)
    need = 10 if special else level_of(bid)
    if special and special["tricks"] != "all":
        need = int(special["tricks"].removeprefix("exactly:"))
    if draw(st.integers(0, 9)) == 0:
        return 10
    if draw(st.booleans()):
        return draw(st.integers(need, 10))
    return draw(st.integers(max(0, need - 3), need))


# --- the kinds ----------------------------------------------------------------------


def contract(draw: DrawFn, table: Json) -> Json:
    rules = table["rules"]
    bid = bid_for(draw, rules)
    hand, contracting = contract_head(draw, table, "contract", bid)
    opponents = [side for side in table["sides"] if side not in contracting]
    misere = needs_no_tricks(rules, bid)
    taken = tricks_taken(draw, rules, bid)
    total = 10
    if misere and 0 < taken < 10 and draw(st.integers(0, 3)) == 0:
        hand["stopped_early"] = True
        total = draw(st.integers(taken, 9))
    tricks = {**split(draw, taken, contracting), **split(draw, total - taken, opponents)}
    by_own = misere and rules["misere_defence"] == "ten_per_own_trick"
    enough = (table["of_two"] and not hand.get("stopped_early")) or (misere and not by_own)
    told = tricks
    if enough and draw(st.integers(0, 3)) == 0:
        told = {side: tricks[side] for side in contracting}
    hand["tricks"] = told
    extras(draw, table, hand, opponents, tricks)
    return hand


def extras(
    draw: DrawFn, table: Json, hand: Json, opponents: list[str], tricks: dict[str, int]
) -> None:
    """What may be noted beside a contract."""
    rules = table["rules"]
    bid = canonical(hand["bid"])
    if rules["sides"] == CUT_THROAT and draw(st.booleans()):
        hand["sits_out"] = table["dealer"]
    if draw(st.integers(0, 9)) == 0 and opponents:
        side = draw(st.sampled_from(opponents))
        if rules["sides"] not in SIDES_OF_PARTNERS:
            hand["debarred"] = [side]
        else:
            hand["debarred_tricks"] = {side: draw(st.integers(0, tricks[side]))}
    if needs_no_tricks(rules, bid) and draw(st.integers(0, 7)) == 0:
        hand["forced_fail"] = True
    if rules["card_points"] or draw(st.integers(0, 19)) == 0:
        counted = draw(st.integers(0, CEILINGS[rules["pack"]]))
        hand["card_points"] = split(draw, counted, list(draw(st.permutations(table["sides"]))))
    if rules["sans_kitty"] == "flag_only" and draw(st.integers(0, 4)) == 0:
        hand["sans_kitty"] = True


def all_pass(draw: DrawFn, table: Json) -> Json:
    hand: Json = {"type": "all_pass"}
    play = table["rules"]["all_pass"]
    if play == "play_no_trump":
        hand["tricks"] = split(draw, 10, list(draw(st.permutations(table["sides"]))))
    elif draw(st.booleans()):
        hand["tricks"] = {}
    return hand


def adjustment(draw: DrawFn, table: Json) -> Json:
    sides = draw(st.lists(st.sampled_from(table["sides"]), min_size=1, max_size=2, unique=True))
    points: dict[str, Any] = {
        side: draw(st.sampled_from([-50, -30, -10, 10, 20, 50])) for side in sides
    }
    return {"type": "adjustment", "points": points, "reason": "a penalty agreed at the table"}


def revoke(draw: DrawFn, table: Json) -> Json:
    hand, _ = contract_head(draw, table, "revoke", bid_for(draw, table["rules"]))
    hand["by"] = named(draw, table, draw(st.sampled_from(table["sides"])))
    hand["tricks"] = split(draw, draw(st.integers(0, 9)), table["sides"])
    return hand


def irregular_bidder(draw: DrawFn, table: Json) -> Json:
    hand, _ = contract_head(draw, table, "irregular_bidder", bid_for(draw, table["rules"]))
    hand["tricks"] = split(draw, 10, list(draw(st.permutations(table["sides"]))))
    return hand


def scored_out(draw: DrawFn, table: Json) -> Json:
    bids = [bid for bid in order_of_bids(table["rules"]) if level_of(bid)]
    hand, contracting = contract_head(draw, table, "scored_out", draw(st.sampled_from(bids)))
    opponents = [side for side in table["sides"] if side not in contracting]
    hand["tricks"] = split(draw, draw(st.integers(1, 9)), table["sides"])
    hand["score_tricks_for"] = draw(
        st.lists(st.sampled_from(opponents), min_size=1, max_size=len(opponents), unique=True)
    )
    return hand
