"""What can be wrong with a hand, each by its own name."""

from __future__ import annotations

from scorekeeper.rules.errors import HandError, counted, listed, shown


class TrickCount(HandError):
    """A number of tricks that no side can take."""

    code = "trick_count"

    def __init__(self, side: str, tricks: object) -> None:
        """Say whose tricks and how many."""
        super().__init__(
            f"{side} cannot have {counted(tricks, 'trick')}: a hand has ten, 0 to 10."
        )


class TrickTotal(HandError):
    """Tricks that do not make a hand of ten."""

    code = "trick_total"

    def __init__(self, counts: tuple[tuple[str, int], ...], total: int, *, so_far: bool) -> None:
        """Say each side's tricks, their sum, and that a hand has ten."""
        said = listed([f"{side} {tricks}" for side, tricks in counts], "and")
        right = "a hand has no more than ten" if so_far else "a hand has ten"
        super().__init__(f"{said} are {counted(total, 'trick')}: {right}.")


class TricksMissing(HandError):
    """A number of tricks that the score needs and nobody gave."""

    code = "tricks_missing"

    def __init__(self, sides: tuple[str, ...], why: str) -> None:
        """Say whose tricks are needed, and for what."""
        super().__init__(f"How many tricks did {listed(sides, 'and')} take? {why}")


class TricksNotCounted(HandError):
    """Tricks for somebody who took part in no trick."""

    code = "tricks_not_counted"

    def __init__(self, who: str, why: str) -> None:
        """Say whose, and why there can be none."""
        super().__init__(f"{who} cannot have tricks: {why}.")


class EntryCount(HandError):
    """A list with one entry a side that has more or fewer."""

    code = "entry_count"

    def __init__(self, what: str, count: int, sides: int) -> None:
        """Say what, how many entries it has and how many sides there are."""
        entries = counted(count, "entry", "entries")
        super().__init__(f"{what} has {entries} for {counted(sides, 'side')}.")


class NoSuchSeat(HandError):
    """A seat or side that the match does not have."""

    code = "no_such_seat"

    def __init__(self, what: str, number: object, count: int) -> None:
        """Say which number, and which there are."""
        super().__init__(f"There is no {what} {shown(number)}: they are 0 to {count - 1}.")


class WrongSide(HandError):
    """A player put with a side he does not belong to."""

    code = "wrong_side"

    def __init__(self, player: str, side: str) -> None:
        """Say the player and the side."""
        super().__init__(f"{player} does not play for {side}.")


class SitsOut(HandError):
    """Somebody without cards given a part in the hand, or the other way round."""

    code = "sits_out"

    def __init__(self, sentence: str) -> None:
        """Say who cannot sit out, or cannot play."""
        super().__init__(sentence)


class WrongPartners(HandError):
    """Partners that the contract does not allow."""

    code = "wrong_partners"

    def __init__(self, sentence: str) -> None:
        """Say how many partners there are and how many there may be."""
        super().__init__(sentence)


class WrongDebarred(HandError):
    """A debarred player or his tricks that do not fit the hand."""

    code = "wrong_debarred"

    def __init__(self, sentence: str) -> None:
        """Say what does not fit."""
        super().__init__(sentence)


class WrongCardPoints(HandError):
    """Card points that the pack does not hold."""

    code = "wrong_card_points"

    def __init__(self, value: object, pack: int, most: int) -> None:
        """Say the points and what the pack holds."""
        super().__init__(
            f"{shown(value)} card points cannot be: a pack of {pack} holds {most} in all.",
        )


class OnlyInMisere(HandError):
    """Something that happens in a misere alone, noted on another contract."""

    code = "only_in_misere"

    def __init__(self, what: str, bid: str) -> None:
        """Say what, and the contract."""
        super().__init__(f"{what} is for contracts to take no trick; this was {bid}.")


class NotLostYet(HandError):
    """A misere stopped early although it was not lost."""

    code = "not_lost_yet"

    def __init__(self, bid: str) -> None:
        """Say that a misere is stopped by its first trick."""
        super().__init__(
            f"{bid} stops early when its contractor takes a trick: at least 1, or a full hand "
            "of ten.",
        )


class WrongPoints(HandError):
    """Points agreed at the table that cannot be entered."""

    code = "wrong_points"

    def __init__(self, value: object, right: str) -> None:
        """Say the points and what they may be."""
        super().__init__(f"An adjustment cannot be {shown(value)}: {right}.")


class ReasonMissing(HandError):
    """An adjustment that nobody will understand next week."""

    code = "reason_missing"

    def __init__(self) -> None:
        """Ask for the reason."""
        super().__init__("An adjustment needs its reason, such as 'penalty for a late start'.")


class NobodyScoresOut(HandError):
    """A hand scored out by nobody, or by the contracting side."""

    code = "nobody_scores_out"

    def __init__(self, sentence: str) -> None:
        """Say whose tricks can count."""
        super().__init__(sentence)
