"""The auction: which calls may be made, when it is over, and who has the contract."""

from typing import Any

from .rulebook import (
    Json,
    canonical,
    is_numbered,
    level_of,
    order_of_bids,
    rule_set,
    special_of,
)

Call = dict[str, Any]


def judge(auction: Json) -> Json:
    """Every call judged on those before it that were legal, and where that leaves the auction."""
    rules = rule_set(auction["rules"])
    legal: list[Call] = []
    judged = []
    for call in auction["calls"]:
        told = {"seat": call["seat"], "call": canonical(call["call"])}
        wrong = objections(rules, legal, told)
        if wrong:
            judged.append({**told, "legal": False, "reason": wrong[0]})
            continue
        reason = "raise_own" if raises_own(rules, legal) and told["call"] != "P" else "ok"
        judged.append({**told, "legal": True, "reason": reason})
        legal.append(told)
    closed = is_closed(rules, legal)
    highest = highest_bid(legal)
    won = closed and highest is not None
    return {
        "calls": judged,
        "closed": closed,
        "contract": highest["call"] if won and highest else None,
        "contractor_seat": highest["seat"] if won and highest else None,
    }


def legal_calls(rules: Json, past: list[Call], seat: int) -> list[str]:
    """The calls open to a seat after those of the past: the pass, then bids, cheapest first."""
    if objections(rules, past, {"seat": seat, "call": "P"}):
        return []
    bids = order_of_bids(rules)
    return ["P", *(b for b in bids if not too_low_or_early(rules, past, seat, b, bids))]


# --- what stands against a call -----------------------------------------------------


def objections(rules: Json, past: list[Call], call: Call) -> list[str]:
    """All that is wrong with a call after those that were legal, the plainest first."""
    seat, bid = call["seat"], call["call"]
    wrong = []
    if is_closed(rules, past):
        wrong.append("auction_over")
    if has_passed(past, seat):
        wrong.append("already_passed")
    if rules["auction_rounds"] == "one" and any(other["seat"] == seat for other in past):
        wrong.append("one_call_only")
    if not wrong and seat != seat_to_call(rules, past):
        wrong.append("out_of_turn")
    if bid == "P":
        return wrong
    order = order_of_bids(rules)
    if bid not in order:
        return [*wrong, "not_a_bid_here"]
    return wrong + too_low_or_early(rules, past, seat, bid, order)


def too_low_or_early(
    rules: Json, past: list[Call], seat: int, bid: str, order: list[str]
) -> list[str]:
    """What is wrong with a bid of this rule set, whosever turn it is."""
    wrong = conditions(rules, past, seat, bid)
    highest = highest_bid(past)
    if highest and order.index(bid) <= order.index(highest["call"]):
        wrong.append("not_higher")
    return wrong


def conditions(rules: Json, past: list[Call], seat: int, bid: str) -> list[str]:
    """What a special contract waits for and has not got."""
    special = special_of(rules, bid)
    if special is None:
        return []
    levels = [level_of(other["call"]) for other in past if is_numbered(other["call"])]
    when = special["when"]
    if when == "after_7" and 7 not in levels:
        return ["needs_a_seven_first"]
    if when == "after_8" and 8 not in levels:
        return ["needs_an_eight_first"]
    if when == "first_call_only" and any(other["seat"] == seat for other in past):
        return ["first_call_only"]
    if when == "partner_bid_nullo" and not partner_bid_nullo(rules, past, seat):
        return ["partner_must_have_bid_nullo"]
    return []


def partner_bid_nullo(rules: Json, past: list[Call], seat: int) -> bool:
    partners = partners_of(rules, seat)
    for other in past:
        special = special_of(rules, other["call"])
        if other["seat"] in partners and special and special["tricks"] == "none":
            return True
    return False


def partners_of(rules: Json, seat: int) -> list[int]:
    """Seats run clockwise from the dealer's left, and partners sit evenly round the table."""
    apart = {"partnership_2x2": 2, "partnership_2x3": 2, "partnership_3x2": 3}
    if rules["sides"] not in apart:
        return []
    step = apart[rules["sides"]]
    seats = range(1, rules["players"] + 1)
    return [other for other in seats if other != seat and (other - seat) % step == 0]


# --- how far the auction is ---------------------------------------------------------


def callers(rules: Json) -> list[int]:
    """The seats that call; the last, the dealer, takes no cards at a cut-throat four."""
    seats = list(range(1, rules["players"] + 1))
    return seats[:-1] if rules["sides"] == "cutthroat_dealer_out" else seats


def has_passed(past: list[Call], seat: int) -> bool:
    return any(other["seat"] == seat and other["call"] == "P" for other in past)


def highest_bid(past: list[Call]) -> Call | None:
    bids = [other for other in past if other["call"] != "P"]
    return bids[-1] if bids else None


def seat_to_call(rules: Json, past: list[Call]) -> int:
    """The next seat clockwise that has not passed."""
    seats = callers(rules)
    last = past[-1]["seat"] if past else seats[-1]
    for step in range(1, len(seats) + 1):
        seat = seats[(seats.index(last) + step) % len(seats)]
        if not has_passed(past, seat):
            return seat
    return seats[0]


def raises_own(rules: Json, past: list[Call]) -> bool:
    """Whether everyone but the highest bidder has passed."""
    highest = highest_bid(past)
    others = [seat for seat in callers(rules) if not highest or seat != highest["seat"]]
    return highest is not None and all(has_passed(past, seat) for seat in others)


def is_closed(rules: Json, past: list[Call]) -> bool:
    seats = callers(rules)
    if rules["auction_rounds"] == "one":
        return len(past) == len(seats)
    if all(has_passed(past, seat) for seat in seats):
        return True
    return raises_own(rules, past) and not rules["raise_own_after_passes"]
