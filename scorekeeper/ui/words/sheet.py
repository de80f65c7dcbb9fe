"""What the score sheet says of hands that players do not all play, or play in other company."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.ui.words.grammar import fitting, listed, number, plural, shortened, total

SAT_OUT = "sat out"
SAT_OUT_SHORT = "–"
OUT = "out"
DEALT_BY, DEALT = "dealt by ", " dealt"
WINS_WHATEVER = "wins whatever is bid"
DEFENCE_GAINS_NOTHING = "defending gains nothing"
WAITING = "Who got there first?"
WAITING_HOW = (
    "The totals cannot show it: tap whoever it was before another hand is recorded. "
    "If nobody knows, the menu can stop the match."
)
ANSWER_FIRST = "First say who got there first: that may have ended the match."


def deals_and_sits_out(deals: str, bids: str) -> str:
    """Whose deal it is where the dealer takes no cards, and who speaks first."""
    return f"{deals} deals and sits out, {bids} bids first"


def together(names: Sequence[str], *, alone: bool) -> str:
    """Who played a contract, five-handed with whom."""
    return f"{names[0]} alone" if alone else " & ".join(names)


def dealt_by(who: str) -> str:
    """Who dealt a hand that was not played."""
    return f"{DEALT_BY}{who}"


def together_in(names: Sequence[str], letters: int, *, alone: bool) -> str:
    """Who played a contract, or dealt the hand, where there is room for so many letters.

    >>> together_in(["Dealt by Cat"], 10, alone=False)
    'Cat dealt'
    """
    whole = together(names, alone=alone)
    if len(whole) <= letters:
        return whole
    if whole.casefold().startswith(DEALT_BY):
        return f"{shortened(whole[len(DEALT_BY) :], letters - len(DEALT))}{DEALT}"
    around = len(whole) - sum(len(name) for name in names)
    each = (letters - around) // len(names)
    return together([shortened(name, each) for name in names], alone=alone)


def befell(played: str, mishaps: Sequence[tuple[str, str]]) -> str:
    """Who played, and what befell the hand: ``Bob; Ann revoked``, ``Bob, joker kept``."""
    return played + "".join(f"; {who} {what}" if who else f", {what}" for who, what in mishaps)


def befell_in(mishaps: Sequence[tuple[str, str]], letters: int) -> str:
    """What befell the hand, where there is room for so many letters."""
    each = (letters + 2) // max(1, len(mishaps)) - 2
    return ", ".join(
        f"{fitting(who, max(1, each - len(what) - 1))} {what}" if who else what
        for who, what in mishaps
    )


def total_label(side: str, points: int, *, out: bool) -> str:
    """A side and its total, spoken."""
    return f"{total(side, points)}, {OUT}" if out else total(side, points)


def absent(name: str, why: str) -> str:
    """Somebody took no part in a hand, spoken."""
    return f"{name} {why}." if why == SAT_OUT else f"{name} is {why}."


def tricks_of(taken: Sequence[tuple[str, int]]) -> str:
    """Who took how many tricks."""
    return f"Tricks: {listed([f'{name} {tricks}' for name, tricks in taken])}."


def got_there_first(side: str) -> str:
    """The button that says who reached the target first."""
    return f"{side} got there first"


def answered(side: str, hand: int) -> str:
    """The question has been answered."""
    return f"Hand {hand}: {side} got there first."


def needs(points: int) -> str:
    """The points short of the target, where points in cards may make them up."""
    return f"needs {points}"


def tricks_reach(tricks: int, target: int) -> str:
    """So many tricks in defence are enough."""
    reach = "reaches" if tricks == 1 else "reach"
    return f"{plural(tricks, 'trick')} in defence {reach} {target}"


def stays(target: int) -> str:
    """Enough for a side that is at the target already."""
    return f"wins at {target} if nobody else is"


def must_get_above(limit: int) -> str:
    """A side at the loss limit, which the next hand has to lift."""
    return f"must get above {number(limit)}"


def hands_it_over(bid: str) -> str:
    """This bid, failed, takes others to the target."""
    return f"failed {bid} hands it over"


def played_alone(bids: str) -> str:
    """Bids played without a partner."""
    return f"{bids} alone"


def alone_or_with(alone: str, shared: str) -> str:
    """Bids played alone, and those that do as well with a partner."""
    return " or ".join(filter(None, (played_alone(alone), shared)))


def but_not(bids: str, others: str) -> str:
    """Bids, some that stand among them left out."""
    return f"{bids} (not {others})"
