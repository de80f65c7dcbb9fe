"""Random auctions, most of their calls legal and some of them not."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from .auction import Call, is_closed, legal_calls, objections, seat_to_call
from .random_rules import rule_sets
from .rulebook import LEVELS, STRAINS, Json, rule_set

MOST_CALLS = 14
ANY_CALL = [
    "P",
    "M",
    "OM",
    "BM",
    "DN",
    *(f"{level}{strain}" for level in LEVELS for strain in STRAINS),
]


@st.composite
def auctions(draw: DrawFn, shape: str) -> Json:
    """An auction file: the rules, the number of players and the calls."""
    rules = draw(rule_sets(shape))
    options = rule_set(rules)
    past: list[Call] = []
    calls = []
    for _ in range(draw(st.integers(0, MOST_CALLS))):
        call = draw(next_calls(options, past))
        calls.append(call)
        if not objections(options, past, call):
            past.append(call)
    return {"rules": rules, "players": options["players"], "calls": calls}


@st.composite
def next_calls(draw: DrawFn, options: Json, past: list[Call]) -> Call:
    seat = seat_to_call(options, past)
    if draw(st.integers(0, 4)) == 0:
        anyone = st.integers(1, options["players"])
        return {
            "seat": draw(st.one_of(st.just(seat), anyone)),
            "call": draw(st.sampled_from(ANY_CALL)),
        }
    if is_closed(options, past):
        return {"seat": seat, "call": draw(st.sampled_from(["P", "10NT"]))}
    passing, *bids = legal_calls(options, past, seat)
    if not bids or draw(st.integers(0, 2)) == 0:
        return {"seat": seat, "call": passing}
    # Small raises leave room for a long auction.
    return {"seat": seat, "call": draw(st.sampled_from(bids[: draw(st.integers(1, len(bids)))]))}
