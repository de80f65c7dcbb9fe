"""Somebody who records hands, tapping only what the entry offers, without anything being drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

from scorekeeper.rules.hands import (
    Adjustment,
    ContractHand,
    Hand,
    IrregularContractor,
    PassedIn,
    Redeal,
    Revoke,
    ScoredOut,
    Void,
)
from scorekeeper.rules.match import Match
from scorekeeper.rules.replay import replay
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import ids
from scorekeeper.ui.draft import Draft, Page
from scorekeeper.ui.half_entered import body_of, draft_from
from scorekeeper.ui.reading.asking import TAKE_BACK
from scorekeeper.ui.reading.entry import read_entry
from scorekeeper.ui.reading.first import first_choices
from scorekeeper.ui.reading.other_hands import other_choices
from scorekeeper.ui.reading.past import draft_of
from scorekeeper.ui.reading.shown import Asked, EntryForm
from scorekeeper.ui.screens.entry_acts import EntryActs
from scorekeeper.ui.words import number

MOST_TAPS = 40


def view_of(match: Match) -> MatchView:
    """A match as the screens see it, without a history behind it."""
    blank = {one: None for one in MatchView.__dataclass_fields__ if one not in {"match", "sheet"}}
    known: dict[str, Any] = blank | {"id": str(uuid4()), "version": 1, "title": "", "note": ""}
    return MatchView(**(known | {"records": (), "match": match, "sheet": replay(match)}))


@dataclass
class Scribe:
    """Keeps the sheet.

    Attributes:
        view: the match.
        draft: the hand half entered.
        taps: what was tapped, in order, since the last hand.
        typed: what was written, likewise.
    """

    view: MatchView
    draft: Draft = field(default_factory=Draft)
    taps: list[str] = field(default_factory=list)
    typed: list[str] = field(default_factory=list)
    saved: Any = None

    def __post_init__(self) -> None:
        self.now = SimpleNamespace(current=(self.view, self.draft))
        self.acts = EntryActs(host=self, now=self.now)

    # What the entry asks of its host.

    confirms = False
    calls_first = False

    def sketch(self, draft: Any) -> None:  # noqa: ANN401 - a draft, or what makes one of one
        self.draft = draft(self.draft) if callable(draft) else draft
        # The phone may be switched off after each tap.
        kept = draft_from(body_of(self.draft))
        assert kept == replace(self.draft, trouble="")

    def keep(self, _view: MatchView, _draft: Draft, hand: Hand, _note: str) -> None:
        assert self.saved is None
        self.saved = hand

    def leave(self, _event: object) -> None:
        """Nothing is left here."""

    # What somebody does.

    def offered(self) -> dict[str, Any]:
        """Everything that can be tapped now, by identifier, with what it does and stands for."""
        match self.draft.page:
            case Page.OTHER:
                return {
                    ids.record_other(one.kind): (self.acts.happened, one.kind)
                    for one in other_choices(self.view.match)
                }
            case Page.ADJUSTMENT:
                return {ids.RECORD_SAVE: (self.acts.adjusted, None)}
            case Page.FIRST:
                return self._offered_first()
            case Page.CONFIRM:
                return {ids.RECORD_SAVE: (self.acts.confirmed, None)}
            case _:
                form = read_entry(self.view, self.draft)
                return self._offered_who(form) | self._offered_asked(form)

    def _offered_first(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            ids.record_first(side + 1): (self.acts.was_first, side)
            for side, _ in first_choices(self.view, self.draft)
        }
        found[ids.RECORD_FIRST_UNKNOWN] = (self.acts.was_first, None)
        return found

    def _offered_who(self, form: EntryForm) -> dict[str, Any]:
        acts = self.acts.taps()
        found: dict[str, Any] = {
            ids.record_contract(choice.code): (acts.contract, choice.code)
            for choice in (*(one for row in form.rows for one in row), *form.specials)
        }
        for seat, one in enumerate(form.players):
            if not one.out:
                found[ids.record_player(seat + 1)] = (acts.player, seat)
        for seat, one in enumerate(form.partners):
            if one.able:
                name = ids.RECORD_ALONE if seat == form.alone else ids.record_partner(seat + 1)
                found[name] = (acts.partner, seat)
        if form.sans_kitty is not None:
            found[ids.RECORD_SANS_KITTY] = (acts.sans_kitty, None)
        return found

    def _offered_asked(self, form: EntryForm) -> dict[str, Any]:
        acts, asked = self.acts.taps(), form.asked or Asked(rich=True)
        found: dict[str, Any] = {}
        if asked.rich:
            if asked.corner:
                found[ids.record_slot(asked.corner.key)] = (acts.slot, asked.corner.key)
            elif not asked.ready:
                found[ids.RECORD_OTHER] = (acts.other, None)
            for count in form.tricks:
                if count.good is not None:
                    found[ids.record_tricks(count.tricks)] = (acts.tricks, count.tricks)
        for slot in asked.slots:
            found[ids.record_slot(slot.key)] = (acts.slot, slot.key)
        for cell in asked.cells:
            found[cell.identifier] = (acts.answer, cell.data)
        if asked.rest:
            found[ids.RECORD_REST] = (acts.rest, None)
        if asked.ready:
            found[ids.RECORD_SAVE] = (acts.save, None)
        return found

    def tap(self, *identifiers: str) -> None:
        for identifier in identifiers:
            offered = self.offered()
            assert identifier in offered, f"{identifier} is not offered, but {sorted(offered)}"
            act, data = offered[identifier]
            act(SimpleNamespace(control=SimpleNamespace(data=data)))
            assert not self.draft.trouble, self.draft.trouble
            self.taps.append(identifier)
            assert len(self.taps) <= MOST_TAPS, self.taps

    def write_cards(self, side: int, text: str) -> None:
        event: Any = SimpleNamespace(control=SimpleNamespace(data=side, value=text))
        self.acts.wrote_card_points(event)
        self.typed.append(text)

    def record(self, meant: Hand) -> Any:  # noqa: ANN401 - whichever hand it is
        """Enters a hand by what it means; answers what was saved."""
        self.taps.clear()
        self.typed.clear()
        match meant:
            case Redeal() | Void():
                self.tap(ids.RECORD_OTHER, ids.record_other(meant.kind))
            case Adjustment():
                self._adjust(meant)
            case PassedIn():
                self.tap(ids.RECORD_OTHER, ids.record_other(meant.kind))
                self._answer(meant)
            case _:
                self._bid(meant)
        assert self.saved is not None, (self.taps, self.draft, self.offered().keys())
        return self.saved

    def again(self, meant: Hand) -> Any:  # noqa: ANN401 - whichever hand it is
        """Opens a hand as one to be corrected, and saves it as it stands."""
        self.draft = draft_of(self.view.match, meant)
        self.now.current = (self.view, self.draft)
        self.saved = None
        self.taps.clear()
        self._answer(meant)
        assert self.saved is not None
        return self.saved

    def _adjust(self, meant: Adjustment) -> None:
        self.tap(ids.RECORD_OTHER, ids.record_other(meant.kind))
        for side, points in enumerate(meant.points):
            text = number(points) if points else ""
            event: Any = SimpleNamespace(control=SimpleNamespace(data=side, value=text))
            self.acts.wrote_points(event)
        reason: Any = SimpleNamespace(control=SimpleNamespace(value=meant.reason))
        self.acts.wrote_reason(reason)
        self.tap(ids.RECORD_SAVE)
        self._first(meant)

    def _bid(self, meant: Any) -> None:  # noqa: ANN401 - any hand with a contract
        for after, kind in enumerate(what_else(meant)):
            to_list = ids.record_slot(TAKE_BACK) if after else ids.RECORD_OTHER
            self.tap(to_list, ids.record_other(kind))
        self.tap(ids.record_contract(str(meant.bid)), ids.record_player(meant.contractor + 1))
        if ids.RECORD_ALONE in self.offered():
            self._partners(meant)
        self._answer(meant)

    def _partners(self, meant: Any) -> None:  # noqa: ANN401
        if not meant.partners:
            self.tap(ids.RECORD_ALONE)
        for seat in meant.partners:
            self.tap(ids.record_partner(seat + 1))

    def _answer(self, meant: Any) -> None:  # noqa: ANN401 - any hand
        while self.saved is None and self.draft.page is Page.PLAY:
            offered = self.offered()
            if ids.RECORD_SAVE in offered:
                self.tap(ids.RECORD_SAVE)
                break
            form = read_entry(self.view, self.draft)
            if form.asked is None or form.asked.rich:
                taken = self._taken(meant)
                self.tap(ids.record_tricks(taken))
            elif form.asked.fields:
                self._cards(meant, [one.number - 1 for one in form.asked.fields])
            else:
                key = next(slot.key for slot in form.asked.slots if slot.open)
                self._one(meant, key)
        self._first(meant)

    def _one(self, meant: Any, key: str) -> None:  # noqa: ANN401
        what, _, which = key.partition(".")
        match what:
            case "tricks":
                self.tap(ids.record_tricks(self._taken(meant)))
            case "partners":
                self._partners(meant)
            case "defender":
                self._count(meant, int(which))
            case "barred":
                side = int(which)
                self.tap(ids.record_barred(side, meant.debarred_tricks[side - 1] or 0))
            case "offender":
                self.tap(ids.record_offender(meant.offender + 1))
            case "debarred":
                self.tap(*(ids.record_debarred(seat + 1) for seat in meant.debarred))
            case "scorers":
                for side in meant.score_tricks_for:
                    if side not in self.draft.scorers:
                        self.tap(ids.record_slot("scorers"), ids.record_scorer(side + 1))

    def _count(self, meant: Any, side: int) -> None:  # noqa: ANN401
        count = ids.record_defender(side, meant.tricks[side - 1] or 0)
        if count not in self.offered():  # one trick is left: whose was it?
            taken = [at for at, tricks in enumerate(meant.tricks, start=1) if tricks]
            whose = [ids.record_defender(at, 1) for at in taken]
            count = next(one for one in whose if one in self.offered())
        self.tap(count)

    def _cards(self, meant: Any, sides: list[int]) -> None:  # noqa: ANN401
        for side in sides:
            if (
                ids.RECORD_REST in self.offered()
                and sum(one or 0 for one in meant.card_points) == self.most
            ):
                self.tap(ids.RECORD_REST)
            elif not self.draft.card_points[side : side + 1] or not self.draft.card_points[side]:
                self.write_cards(side, str(meant.card_points[side] or 0))

    most = 0
    """All the pack's card points."""

    def _taken(self, meant: Any) -> int:  # noqa: ANN401
        return sum(meant.tricks[side] or 0 for side in (meant.side, *meant.partners))

    def _first(self, meant: Any) -> None:  # noqa: ANN401
        if self.saved is None and self.draft.page is Page.FIRST:
            first = meant.first_to_reach
            if first is not None and ids.record_first(first + 1) in self.offered():
                self.tap(ids.record_first(first + 1))
            else:
                self.tap(ids.RECORD_FIRST_UNKNOWN)


def what_else(meant: Hand) -> tuple[str, ...]:
    """What else happened in a hand with a contract, as the entry offers it."""
    if isinstance(meant, Revoke | IrregularContractor | ScoredOut):
        return (meant.kind,)
    assert isinstance(meant, ContractHand)
    happened = {
        "stopped_early": meant.stopped_early,
        "kept_joker": meant.forced_fail,
        "debarred": bool(meant.debarred),
    }
    return tuple(kind for kind, so in happened.items() if so)
