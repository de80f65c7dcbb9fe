"""What is said while a hand is recorded, beyond contract, player and tricks."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.ui import words
from scorekeeper.ui.words.grammar import listed, number, plural, signed

ALONE = "alone"
SANS_KITTY = "Sans kitty"
SANS_KITTY_LABEL = "Sans kitty: the kitty was left"
PARTNER = "Partner"
CARDS = "Cards"
CARDS_QUESTION = (
    "Points in the cards taken: an ace 1; king, queen, jack and ten 10 each; the rest their "
    "number; a joker 0."
)
OTHERS_GAIN = "The others: +10 a trick."
CARDS_ON_TOP = "Card points come on top."
NOBODY_KNOWS = "Nobody knows"
NOBODY_KNOWS_HOW = "The hand is saved as it is. The match waits until somebody can say."
WHO_TOOK_IT = "Who took the other trick?"
WHO_TOOK_THE_LAST = "Who took the last one?"
WHO_REVOKED = "Who revoked?"
WHO_DEBARRED = "Who may score nothing?"
NOBODY = "Nobody"
NOBODY_DEBARRED = "Nobody is debarred"
WHO_SCORED_OUT = "Who scores the tricks they hold?"
WHO = "Who"
SITS_OUT = "sits out"
DROPPED_OUT = "is out"
STILL_OPEN = "not said yet"

KINDS = {
    "claim": words.CLAIM,
    "revoke": "Revoke",
    "irregular_bidder": "Wrong count",
    "scored_out": "Scored out",
    "all_pass": "Passed in",
    "stopped_early": "Stopped",
    "kept_joker": "Kept joker",
    "debarred": "Debarred",
}
"""What sort of hand is being entered, on the slip that changes that."""

CHANGE = "change"
TAKES_BACK = "Said of this hand. A tap takes it back."
AS_WELL = "The hand half entered goes on after it."

OTHERS = {
    "auction": ("The auction", "Enter the calls one by one; the contract follows from them."),
    "all_pass": (words.PASSED_IN, words.PASSED_IN_HOW),
    "redeal": (words.MISDEAL, words.MISDEAL_HOW),
    "claim": (words.CLAIM, words.CLAIM_HOW),
    "revoke": (
        "Somebody revoked",
        "The hand stopped there. Say who, and the tricks so far where they count.",
    ),
    "adjustment": (words.ADJUSTMENT, words.ADJUSTMENT_SHORT),
    "stopped_early": (
        "Misère stopped early",
        "Play ended when it was lost, before the tenth trick.",
    ),
    "kept_joker": (
        "The joker was kept in a misère",
        "The contract is lost, whatever the tricks.",
    ),
    "irregular_bidder": (
        "The contractor had a wrong number of cards",
        "The contract fails even if it was made. The others score their tricks.",
    ),
    "debarred": (
        "A player may score nothing",
        "Looked at the kitty, or had a wrong number of cards: their tricks do not count.",
    ),
    "scored_out": (
        "A defender scored out in play",
        "The rest was not played and the contract does not count.",
    ),
    "void": (words.VOID, words.VOID_HOW),
}
"""What else can happen to a hand, and what comes of it."""

PASSED_IN_PLAYED = ("Passed in, and played", "At no trump: 10 for each trick, to whoever took it.")

BEGIN = {
    "claim": "Tap the contract, the player, and the tricks as they were agreed.",
    "revoke": "Tap the contract and its player, then who revoked.",
    "irregular_bidder": "Tap the contract, who had the wrong count, and the tricks.",
    "scored_out": "Tap the contract and its player, then who scored out.",
    "stopped_early": "Tap the misère, its player, and the tricks they took.",
    "kept_joker": "Tap the misère, who kept the joker, and the tricks they took.",
    "debarred": "Tap the contract and its player, then who is debarred.",
}
"""What to do first when something else happened."""

ONLY_MISERE = {
    "stopped_early": "Only a misère stops early: tap one.",
    "kept_joker": "The joker is kept only in a misère: tap one.",
}
"""Why another contract cannot be tapped."""
CALLS_DROPPED = "That is not what was called: the calls will be dropped."


def happened(kinds: Sequence[str]) -> str:
    """The slip that says what else happened, as short as can be."""
    more = f" +{len(kinds) - 1}" if len(kinds) > 1 else ""
    return f"{KINDS[kinds[0]]}{more}"


def change_happened(kinds: Sequence[str]) -> str:
    """The same in words, with what a tap does."""
    return f"{listed([KINDS[kind] for kind in kinds])}: take it back, or add to it"


def in_place_of(kinds: Sequence[str]) -> str:
    """What has been said of the hand, and would be no longer."""
    return f"In place of: {', '.join(KINDS[kind] for kind in kinds)}."


def each_of(left: int) -> str:
    """The others' points on a button: so many tricks at ten, to whoever took them."""
    return f"{left}×10"


def others_share(left: int) -> str:
    """What the tricks left over are worth, to whoever took them."""
    if not left:
        return ""
    return "10 for the other trick" if left == 1 else "10 for each other trick"


def shared_or_alone(shared: int, alone: int) -> str:
    """A contractor's points on a button, while it is not known whether somebody shares them."""
    return f"{signed(shared)} or {signed(alone)}"


def with_partner_or_alone(name: str, shared: int, alone: int) -> str:
    """The same in words."""
    return f"{name} {signed(shared)} with a partner, {signed(alone)} alone"


def partner(name: str) -> str:
    """A player, as the contractor's partner."""
    return f"+ {name}"


def with_partner(name: str) -> str:
    """The same in words."""
    return f"With {name}"


def plays_alone(name: str) -> str:
    """The contractor has no partner."""
    return f"{name} plays alone"


def who_was_partner(name: str, count: int) -> str:
    """Asks for the partner or partners."""
    if count > 1:
        return f"Who played with {name}? Tap {count} players, or alone."
    return f"Who played with {name}? Tap a player, or alone."


def how_many(name: str, left: int) -> str:
    """Asks for a side's tricks."""
    return f"How many of the other {plural(left, 'trick')} did {name} take?"


def how_many_so_far(name: str) -> str:
    """Asks for a side's tricks when play has stopped."""
    return f"How many tricks had {name} when play stopped?"


def how_many_passed(name: str) -> str:
    """Asks for a side's tricks in a hand that everybody passed."""
    return f"How many tricks did {name} take?"


def how_many_barred(who: Sequence[str]) -> str:
    """Asks for the tricks that score nothing."""
    return f"How many of them did {listed(who)} take? They score nothing."


def barred_of(who: Sequence[str]) -> str:
    """The slip for the tricks that score nothing."""
    return f"{listed(who)}’s"


def took(name: str, tricks: int) -> str:
    """So many tricks for a side, in words."""
    return f"{name}: {plural(tricks, 'trick')}"


def revoked(name: str) -> str:
    """This player revoked."""
    return f"{name} revoked"


def debarred(name: str) -> str:
    """This player may score nothing."""
    return f"{name} is debarred"


def scores_out(name: str) -> str:
    """This side scores what it holds."""
    return f"{name} scores the tricks they hold"


def slot(title: str, answer: str) -> str:
    """A question and its answer, in words."""
    return f"{title}: {answer or STILL_OPEN}"


def would_end(winners: Sequence[str]) -> str:
    """The hand would end the match."""
    if not winners:
        return "It ends the match."
    several = len(winners) > 1 or "&" in winners[0]
    return f"It ends the match: {listed(winners)} {'win' if several else 'wins'}."


def not_scored_out(after: Sequence[tuple[str, int]], target: int) -> str:
    """Nobody would have got to the target in play."""
    have = listed([f"{side} would have {number(points)}" for side, points in after])
    return f"{have}: that is not {target}, so the hand was not scored out."


def left_in_pack(left: int, most: int) -> str:
    """How many card points have not been said."""
    return f"{left} of the pack’s {most} left."


def no_card_points(typed: str) -> str:
    """That is no number of card points."""
    return f"“{typed}” is no number of card points: write one such as 120."


def more_than_pack(together: int, most: int) -> str:
    """There cannot be so many card points."""
    return f"{together} are too many: the pack holds {most}."


def the_rest(left: int, name: str) -> str:
    """Writes what is left into the last line."""
    return f"The rest: {left} for {name}"


TO_SAVE = "Save it so?"


def was_first(name: str | None, target: int | None) -> str:
    """Who got to the target first, as it will be saved."""
    if name is None:
        return "Nobody knows who was first"
    return f"{name} reached {target} first" if target is not None else f"{name} was first"


def calls_noted(calls: Sequence[str]) -> str:
    """The calls so far, where they stand beside what happened."""
    return f"The calls: {', '.join(calls)}."


def who_was_first(target: int | None) -> str:
    """Asks who got to the target first in play."""
    return f"Who reached {target} first?" if target is not None else "Who was first?"


def first_how(names: Sequence[str], target: int | None) -> str:
    """Why it is asked."""
    have = f"have {target} or more" if target is not None else "have reached it"
    return f"{listed(names)} {have} after this hand. Who took the trick that got there first?"


def without_cards(name: str, why: str) -> str:
    """A player who holds no cards in this hand."""
    return f"{name}\n{why}"


def as_called(name: str) -> str:
    """The contractor, where the contract comes from the calls."""
    return f"{name}, as called"
