"""What was done to a match, named: to be undone, told, or read in its story."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.scorebook.views import Change, ChangeKind
from scorekeeper.ui.words.grammar import listed

CHANGES = {
    ChangeKind.STARTED: "match started",
    ChangeKind.HAND_RECORDED: "hand {hand} recorded",
    ChangeKind.HAND_CORRECTED: "hand {hand} corrected",
    ChangeKind.HAND_REMOVED: "hand {hand} removed",
    ChangeKind.HAND_INSERTED: "hand {hand} inserted",
    ChangeKind.HAND_MOVED: "hand {hand} moved",
    ChangeKind.HAND_NOTED: "note on hand {hand}",
    ChangeKind.ENDED: "match ended",
    ChangeKind.REOPENED: "match reopened",
    ChangeKind.PLAYED_ON: "played on after hand {hand}",
    ChangeKind.PLAYER_RENAMED: "player renamed",
    ChangeKind.SIDE_RENAMED: "side renamed",
    ChangeKind.NAMES_CHANGED: "names changed",
    ChangeKind.SEATS_CHANGED: "seats changed",
    ChangeKind.RULES_CHANGED: "rules changed",
    ChangeKind.DEALER_CHANGED: "dealer changed",
    ChangeKind.DETAILS_CHANGED: "title, date or note changed",
    ChangeKind.PERSON_RENAMED: "person renamed",
    ChangeKind.PEOPLE_MERGED: "two people made one",
}

CHANGED_MEANWHILE = "The match was changed after you began this hand: look at the sheet."


def change(done: Change) -> str:
    """A change, named by what it did; an undo or redo by what it was of."""
    if done.kind is ChangeKind.UNDONE:
        return f"undone: {_named(done.of, done.hand)}"
    if done.kind is ChangeKind.REDONE:
        return f"made again: {_named(done.of, done.hand)}"
    return _named(done.kind, done.hand)


def undone(done: Change | None) -> str:
    """A change has been taken back."""
    return f"Undone: {change(done)}." if done else ""


def redone(done: Change | None) -> str:
    """A change has been made again."""
    return f"Made again: {change(done)}." if done else ""


def moved_on(changes: Sequence[Change]) -> str:
    """Somebody else changed the match in the meantime."""
    happened = listed([change(one) for one in changes]) or "something changed"
    return f"In the meantime: {happened}. Nothing was saved. {MOVED_ON_NOW}"


MOVED_ON_NOW = "Look at the sheet; do it once more if it is still to be done."


def _named(kind: ChangeKind | None, hand: int | None) -> str:
    return CHANGES[kind].format(hand=hand) if kind in CHANGES else "last change"


CALLS_SO_FAR = "the calls so far"


def half_entered(hand: int, what: str) -> str:
    """A hand that was half entered is offered again."""
    said = f": {what}" if what else ""
    return f"Hand {hand} is half entered{said}. Record goes on with it."


def let_go(what: str) -> str:
    """What was half entered, and is no longer: there was a misdeal, or everybody passed."""
    return f"{what} was let go; Undo brings it back."


def will_be_let_go(what: str) -> str:
    """The same, before it is saved."""
    return f"{what} is let go."
