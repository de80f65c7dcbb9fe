"""From a match and a hand half entered to what the entry shows."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.hands import Hand
from scorekeeper.rules.replay import preview
from scorekeeper.rules.results import Outcome, ScoredHand, Status
from scorekeeper.rules.special_contracts import TRICKS_IN_A_HAND
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.reading.played import played_hand, side_of
from scorekeeper.ui.reading.rules import contract_rows, special_choices
from scorekeeper.ui.reading.shown import EntryForm, TricksChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class Ahead:
    """What the sheet would say if a hand were saved."""

    hand: ScoredHand
    outcome: Outcome


def ahead(view: MatchView, hand: Hand) -> Ahead:
    """The sheet with one more hand.

    Raises:
        RulesError: the hand cannot be.
    """
    scored, outcome = preview(view.match, view.sheet, hand)
    return Ahead(hand=scored, outcome=outcome)


def read_entry(view: MatchView, draft: Draft) -> EntryForm:
    """The choices, and what each number of tricks would give."""
    rules = view.match.rules
    if draft.bid is None or draft.contractor is None:
        tricks = tuple(
            TricksChoice(tricks=count, label=words.tricks_count(count))
            for count in range(TRICKS_IN_A_HAND + 1)
        )
        said, warning = _what_next(view, draft), ""
    else:
        side = side_of(view.match, draft.contractor)
        seen = _every_number(view, draft)
        tricks = tuple(_choice(view, side, count, one) for count, one in enumerate(seen))
        said, warning = _worth(view, draft, side, seen), _warning(view, side, seen)
    return EntryForm(
        rows=contract_rows(rules),
        specials=special_choices(rules),
        players=view.match.players,
        tricks=tricks,
        bid=draft.bid,
        contractor=draft.contractor,
        preview=draft.trouble or said,
        warning="" if draft.trouble else warning,
    )


def _every_number(view: MatchView, draft: Draft) -> list[Ahead | None]:
    seen: list[Ahead | None] = []
    for count in range(TRICKS_IN_A_HAND + 1):
        try:
            seen.append(ahead(view, played_hand(view.match, draft, count)))
        except ScorekeeperError:
            seen.append(None)
    return seen


def _choice(view: MatchView, side: int, count: int, one: Ahead | None) -> TricksChoice:
    if one is None:
        return TricksChoice(tricks=count, label=words.tricks_count(count))
    names = [each.name for each in view.match.sides]
    made = bool(one.hand.made)
    word = _word(side, one)
    others = sorted({gain for number, gain in enumerate(one.hand.delta) if number != side})
    return TricksChoice(
        tricks=count,
        word=word,
        good=made,
        own=words.signed(one.hand.delta[side]),
        others="/".join(words.signed(gain) for gain in others),
        label=(
            f"{words.tricks_count(count)}: {word}. "
            f"{words.gains(tuple(zip(names, one.hand.delta, strict=True)))}"
        ),
    )


def _word(side: int, one: Ahead) -> str:
    if one.outcome.status is Status.OVER:
        if side in one.outcome.winners:
            return words.WINS
        if side in one.outcome.losers:
            return words.LOSES
    return words.MADE if one.hand.made else words.SET


def _what_next(view: MatchView, draft: Draft) -> str:
    if draft.contractor is not None:
        return words.TO_TAP_CONTRACT
    if draft.bid is not None:
        return words.TO_TAP_PLAYER
    return words.to_begin(view.match.players[view.sheet.dealer], claimed=draft.claimed)


def _worth(view: MatchView, draft: Draft, side: int, seen: list[Ahead | None]) -> str:
    rules = view.match.rules
    contract = words.special(rules.name_of(rules.parse(draft.bid or "")))
    player = view.match.players[draft.contractor or 0]
    worth = [
        next((one.hand.delta[side] for one in seen if one and bool(one.hand.made) is made), None)
        for made in (True, False)
    ]
    return words.preview(contract, player, worth[0], worth[1])


def _warning(view: MatchView, side: int, seen: list[Ahead | None]) -> str:
    name = view.match.sides[side].name
    found = {_word(side, one) for one in seen if one is not None}
    return " ".join(
        sentence
        for word, sentence in (
            (words.WINS, words.would_win(name)),
            (words.LOSES, words.would_lose(name)),
        )
        if word in found
    )
