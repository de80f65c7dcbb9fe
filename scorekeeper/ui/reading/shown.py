"""What screens show, as plain values: made by the readings, drawn by the components."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SideTotal:
    """A side's total as the scoreboard shows it.

    Attributes:
        number: of the side, from 1.
        won: the side won the match; its total is underlined twice.
    """

    number: int
    name: str
    total: int
    won: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLine:
    """A hand as its row shows it.

    Attributes:
        number: from 1.
        title: the contract, ``8♥``, or what else happened: ``Passed in``.
        who: who played it; or what there is to say of it.
        taken: the tricks, of a contract.
        made: whether the contract was made; None without one.
        points: gained or lost, by side; empty when nothing could be.
        totals: by side, after the hand.
        counts: False for a hand after the end of the match.
        label: the whole of it in words.
    """

    number: int
    title: str
    who: str
    taken: str
    made: bool | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    counts: bool
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractChoice:
    """A contract as its cell shows it.

    Attributes:
        code: its notation, ``8H``.
        title: what is drawn, ``8♥``.
        value: its points, drawn below.
        label: the whole in words.
    """

    code: str
    title: str
    value: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TricksChoice:
    """A number of tricks as its button shows it.

    Attributes:
        tricks: the number.
        word: what it would make of the contract: made, set, or how it would end the match.
        good: whether that is the contractor's good fortune; None while nothing is known.
        own: the contracting side's points, signed.
        others: the other side's, or sides'.
        label: the whole in words.
    """

    tricks: int
    word: str = ""
    good: bool | None = None
    own: str = ""
    others: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryForm:
    """What the entry shows: the choices there are, and what has been chosen.

    Attributes:
        rows: the numbered contracts, a row a level.
        specials: the special contracts.
        bid: the notation of the one chosen.
        contractor: the seat chosen.
        preview: what the hand would give, or what to tap next.
        warning: how this hand may end the match.
    """

    rows: tuple[tuple[ContractChoice, ...], ...]
    specials: tuple[ContractChoice, ...]
    players: tuple[str, ...]
    tricks: tuple[TricksChoice, ...]
    bid: str | None
    contractor: int | None
    preview: str
    warning: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherChoice:
    """Something else that can happen to a hand: what, and what comes of it."""

    kind: str
    title: str
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChoice:
    """Rules as a list shows them: their name, and what is different about them."""

    rules_id: str
    title: str
    detail: str
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesGroup:
    """Rules that are looked for together, and what they have in common."""

    title: str
    choices: tuple[RulesChoice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetReading:
    """A score sheet as it is shown.

    Attributes:
        title: of the match, or of its rules.
        lines: the hands, oldest first.
        dealer: who deals next and who bids first.
        status: what would win and what would sink; at the end, why it ended.
        waiting: why a side past the target has not won; empty when there is none.
        chances: the status by side, as short as can be.
        over: whether it has ended.
        outcome: who won, at the end.
        undo: what undo would take back, or None.
        redo: what redo would make again, or None.
    """

    title: str
    sides: tuple[SideTotal, ...]
    lines: tuple[HandLine, ...]
    dealer: str
    status: str
    waiting: str
    chances: tuple[str, ...]
    over: bool
    outcome: str
    undo: str | None
    redo: str | None
