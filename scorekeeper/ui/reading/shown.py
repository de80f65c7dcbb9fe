"""What screens show, as plain values: made by the readings, drawn by the components."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SideTotal:
    """A side's total as the scoreboard shows it.

    Attributes:
        number: of the side, from 1.
        won: the side won the match; its total is underlined twice.
        out: it has dropped out, and the others play on.
        chance: what the next hand could do for it, as short as can be.
    """

    number: int
    name: str
    total: int
    won: bool = False
    out: bool = False
    chance: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLine:
    """A hand as its row shows it.

    Attributes:
        number: from 1.
        title: the contract, ``8♥``, or what else happened: ``Passed in``.
        who: who played it, contractor first; or what there is to say of it.
        alone: the contractor might have had a partner, and had none.
        mishaps: what befell it, and whom; the contractor where nobody is named.
        taken: the tricks, of a contract.
        made: whether the contract was made; None without one.
        points: gained or lost, by side; empty when nothing could be.
        beside: what stands below each total: the points, or that the side took no part.
        totals: by side, after the hand.
        counts: False for a hand after the end of the match.
        label: the whole of it in words.
    """

    number: int
    title: str
    who: tuple[str, ...]
    mishaps: tuple[tuple[str, str], ...]
    alone: bool
    taken: str
    made: bool | None
    points: tuple[int, ...]
    beside: tuple[str, ...]
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
        level: the row of numbered contracts that a special one stands beside.
    """

    code: str
    title: str
    value: str
    label: str
    level: int = 0


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
class Cell:
    """One answer to a question, as it is tapped.

    Attributes:
        identifier: what it is driven by.
        data: the question and the answer, for the tap.
        text: what is drawn.
        small: drawn below, in little; may be empty.
        label: the whole in words.
    """

    identifier: str
    data: tuple[str, int]
    text: str
    small: str = ""
    label: str
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A question and its answer, in the line of all that are asked.

    Attributes:
        key: of the question.
        title: whom or what it is about.
        answer: what was said; empty while it is open.
        open: whether it is being answered now.
        back: it is no question: it says what else happened, and a tap changes that.
        label: the whole in words.
    """

    key: str
    title: str
    answer: str
    label: str
    open: bool = False
    back: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardField:
    """Where a side's card points are written: its number from 1, name, and what is typed."""

    number: int
    name: str
    typed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is still to be known of a hand, and what has been said of it.

    Attributes:
        slots: every question, in order.
        cells: the answers to the one that is open.
        rich: the tricks with their points are up, in place of the cells.
        corner: what else happened, in the corner of these.
        fields: where card points are written, while these are asked.
        rest: what one tap would write into the last of the fields, in words; or empty.
        left: what the pack still holds, in words.
        wrong: why what is written cannot be, in words; empty where it can.
        ready: everything is known.
    """

    slots: tuple[Slot, ...] = ()
    cells: tuple[Cell, ...] = ()
    rich: bool = False
    corner: Slot | None = None
    fields: tuple[CardField, ...] = ()
    rest: str = ""
    left: str = ""
    wrong: str = ""
    ready: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerChoice:
    """A player, to be tapped as the contractor or the partner.

    Attributes:
        name: as drawn.
        label: in words.
        chosen: was tapped.
        able: may be tapped with some sense.
        out: holds no cards, and cannot be tapped.
    """

    name: str
    label: str
    chosen: bool = False
    able: bool = True
    out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryForm:
    """What the entry shows: the choices there are, and what has been chosen.

    Attributes:
        rows: the numbered contracts, a row a level; none where there is no contract.
        specials: the special contracts, lowest first, each with the row that it stands beside.
        players: in seat order, each a possible contractor.
        partners: the same as partners, five-handed; under the contractor stands playing alone.
        alone: where that stands; None while the contractor is not known.
        tricks: the contracting side's tricks.
        took: the number of them that was tapped.
        to_save: everything is said, and a tap of its own is to save it.
        asked: what else is asked; None while nothing is.
        bid: the notation of the one chosen.
        sans_kitty: whether the kitty was left; None where that is not noted.
        preview: what the hand would give, or what to tap next.
        warning: how this hand may end the match.
        names: the long names in both, each with what may stand for it; the longest first.
    """

    rows: tuple[tuple[ContractChoice, ...], ...]
    specials: tuple[ContractChoice, ...]
    players: tuple[PlayerChoice, ...]
    partners: tuple[PlayerChoice, ...]
    alone: int | None
    tricks: tuple[TricksChoice, ...]
    took: int | None
    asked: Asked | None
    bid: str | None
    sans_kitty: bool | None
    preview: str
    warning: str
    names: tuple[tuple[str, str], ...] = ()
    to_save: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherChoice:
    """Something else that can happen to a hand: what, and what comes of it; or that it did."""

    kind: str
    title: str
    detail: str
    chosen: bool = False


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
        notes: why a side past the target has not won, how many deals are left.
        asks: while the match waits to be told who got there first, the sides it may have been.
        chances: the status by side, as short as can be; once where it is the same for all.
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
    notes: str
    asks: tuple[SideTotal, ...]
    chances: tuple[str, ...]
    over: bool
    outcome: str
    undo: str | None
    redo: str | None
