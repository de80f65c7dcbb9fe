"""What the scorebook refuses, as named errors."""

from __future__ import annotations

from typing import ClassVar

from scorekeeper.rules.errors import ScorekeeperError, shown
from scorekeeper.scorebook.views import Change, Profile


class ScorebookError(ScorekeeperError):
    """Something that cannot be done to a match as it stands."""

    code: ClassVar[str] = "scorebook"


class NothingToUndo(ScorebookError):
    """No change of this match is left to take back."""

    code = "nothing_to_undo"

    def __init__(self) -> None:
        super().__init__("Nothing is left to undo in this match.")


class NothingToRedo(ScorebookError):
    """No change that was undone is left to make again."""

    code = "nothing_to_redo"

    def __init__(self) -> None:
        super().__init__("Nothing was undone that could be made again.")


class NoSuchHand(ScorebookError):
    """A hand's number that the match does not have."""

    code = "no_such_hand"

    def __init__(self, number: int, hands: int) -> None:
        have = "no hands yet" if hands == 0 else f"hands 1 to {hands}"
        super().__init__(f"There is no hand {number}: the match has {have}.")


class NoSuchSeat(ScorebookError):
    """A seat or side that the match does not have."""

    code = "no_such_seat"

    def __init__(self, what: str, number: int, count: int) -> None:
        super().__init__(f"There is no {what} {number}: they count from 0 to {count - 1}.")


class NameEmpty(ScorebookError):
    """A name without a letter in it."""

    code = "name_empty"

    def __init__(self, whose: str) -> None:
        super().__init__(f"{whose} needs a name.")


class NameUnfit(ScorebookError):
    """A name that is too long, or of which nothing can be seen."""

    code = "name_unfit"

    def __init__(self, name: str, longest: int) -> None:
        super().__init__(
            f"{shown(name)} cannot be a name: one has up to {longest} letters that can be seen."
        )


class NameTaken(ScorebookError):
    """A name that somebody else in the match has already."""

    code = "name_taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is already in this match; names must differ.")


class UnknownProfile(ScorebookError):
    """There are no rules of this id that a table has named."""

    code = "unknown_profile"

    def __init__(self, profile_id: str) -> None:
        super().__init__(
            f"There are no house rules {profile_id!r}: they may have been deleted meanwhile."
        )


class ProfileKnown(ScorebookError):
    """A name that other house rules have already."""

    code = "profile_known"

    def __init__(self, name: str) -> None:
        super().__init__(f"Other rules are called {name} already: give these another name.")


class ProfileMovedOn(ScorebookError):
    """Somebody else changed house rules after they were looked at.

    Attributes:
        newer: the rules as they are now; None where they were deleted.
    """

    code = "profile_moved_on"

    def __init__(self, newer: Profile | None) -> None:
        what = "deleted" if newer is None else f"changed, and are called {newer.name}"
        super().__init__(f"These rules were {what} in the meantime. Nothing was saved.")
        self.newer = newer


class UnknownPerson(ScorebookError):
    """There is nobody of this id in the history."""

    code = "unknown_person"

    def __init__(self, person_id: str) -> None:
        super().__init__(f"There is nobody {person_id!r} in the history.")


class PersonKnown(ScorebookError):
    """A name by which somebody else is known already."""

    code = "person_known"

    def __init__(self, name: str) -> None:
        super().__init__(
            f"Somebody is called {name} already; if it is the same person, merge the two."
        )


class PlayedTogether(ScorebookError):
    """Two people who have sat at one table cannot be one."""

    code = "played_together"

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other} have sat at the same table, so they are two people.")


class InTheBin(ScorebookError):
    """A match that was deleted cannot be changed."""

    code = "in_the_bin"

    def __init__(self) -> None:
        super().__init__("This match is in the bin; take it out before changing it.")


class NotEnded(ScorebookError):
    """A match that is not over, so there is no end to play on past."""

    code = "not_ended"

    def __init__(self) -> None:
        super().__init__("This match is not over: it can be played on as it is.")


class AlreadyEnded(ScorebookError):
    """A match that is over cannot be ended again."""

    code = "already_ended"

    def __init__(self) -> None:
        super().__init__("This match is over already.")


class MatchMovedOn(ScorebookError):
    """Somebody else changed the match after it was looked at.

    Attributes:
        changes: what happened in the meantime, oldest first.
    """

    code = "match_moved_on"

    def __init__(self, changes: tuple[Change, ...]) -> None:
        happened = ", ".join(
            change.kind.replace("_", " ") + (f" ({change.hand})" if change.hand else "")
            for change in changes
        )
        super().__init__(
            f"The match was changed in the meantime: {happened}. Nothing was saved; "
            "look at the sheet and try again."
        )
        self.changes = changes


class HalfCharacter(ScorebookError):
    """A text of which no file can hold all: JSON can name halves of characters."""

    code = "half_character"

    def __init__(self, half: str) -> None:
        super().__init__(
            f"This holds half a character, {half!a}, which cannot be kept: put another there."
        )
