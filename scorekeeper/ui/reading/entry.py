"""From a match and a hand half entered to what the entry shows."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.options import SansKitty
from scorekeeper.rules.terms import OURS, Terms
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.draft import Draft, Kind
from scorekeeper.ui.reading.ahead import would_score
from scorekeeper.ui.reading.asking import read_asked, unusual
from scorekeeper.ui.reading.played import Playing, fitting, hand_of, playing
from scorekeeper.ui.reading.question import Question, all_answered, open_question
from scorekeeper.ui.reading.questions import questions
from scorekeeper.ui.reading.rules import contract_rows, special_choices
from scorekeeper.ui.reading.shown import EntryForm, PlayerChoice
from scorekeeper.ui.reading.tricks import FAINT, Number, every_number, tricks_choices
from scorekeeper.ui.words import deciding
from scorekeeper.ui.words import recording as said
from scorekeeper.ui.words.grammar import called

SHORT = 12
"""Letters that a name keeps where what is said of the hand has no room for it."""


def read_entry(view: MatchView, draft: Draft, terms: Terms = OURS) -> EntryForm:
    """The choices, what each number of tricks would give, and what is still to be known."""
    tapped, draft = draft, fitting(view, draft)
    rules = view.match.rules
    terms = terms.at(rules)
    who = playing(view, draft)
    asked = questions(view, draft)
    shown = read_asked(view, draft, asked)
    seen: tuple[Number | None, ...] = ()
    if who.contracting and (shown is None or shown.rich):
        seen = every_number(view, draft, who)
    text, warning = _said(view, draft, asked, seen, terms)
    if tapped.bid and not draft.bid and (only := said.ONLY_MISERE.get(unusual(draft))):
        text = terms.say(only)
    elif _drops_calls(view, draft):
        # Before the rest, which may be cut short: nothing is dropped without a word.
        text, warning = "", f"{said.CALLS_DROPPED} {warning if seen else text}".strip()
    bids = draft.kind is not Kind.PASSED_IN
    return EntryForm(
        rows=contract_rows(rules) if bids else (),
        specials=special_choices(rules) if bids else (),
        players=_players(view, draft, who) if bids else (),
        partners=_partners(view, draft, who) if bids and rules.finds_partner else (),
        alone=draft.contractor,
        tricks=tricks_choices(view, who, seen) if seen else FAINT,
        took=draft.tricks,
        asked=shown,
        bid=draft.bid,
        sans_kitty=(
            draft.sans_kitty if bids and rules.sans_kitty is SansKitty.FLAG_ONLY else None
        ),
        preview=draft.trouble or text,
        warning="" if draft.trouble else warning,
        names=called((*(side.name for side in view.match.sides), *view.match.players), SHORT),
    )


def to_confirm(form: EntryForm) -> EntryForm:
    """The same where a tap of its own saves: once all is known, it says what that would give."""
    if form.took is None or form.asked is not None or form.bid is None:
        return form
    chosen = next((one.label for one in form.tricks if one.tricks == form.took), "")
    return replace(form, to_save=True, preview=f"{chosen}.")


def _players(view: MatchView, draft: Draft, who: Playing) -> tuple[PlayerChoice, ...]:
    dropped = [who.table.seats[side] for side in view.sheet.dropped_out]
    reasons = {
        seat: said.DROPPED_OUT if any(seat in seats for seats in dropped) else said.SITS_OUT
        for seat in who.out
    }
    return tuple(
        PlayerChoice(
            name=said.without_cards(name, reasons[seat]) if seat in who.out else name,
            label=f"{name} {reasons[seat]}" if seat in who.out else name,
            chosen=seat == draft.contractor,
            able=seat not in who.out,
            out=seat in who.out,
        )
        for seat, name in enumerate(view.match.players)
    )


def _partners(view: MatchView, draft: Draft, who: Playing) -> tuple[PlayerChoice, ...]:
    """In the contractor's place stands playing alone."""
    asks = draft.contractor is not None and who.allowed != (0,)
    alone = draft.partners == () or who.allowed == (0,)
    return tuple(
        PlayerChoice(
            name=said.ALONE if seat == draft.contractor else said.partner(name),
            label=(
                said.plays_alone(name) if seat == draft.contractor else said.with_partner(name)
            ),
            chosen=(
                alone and bool(who.contracting)
                if seat == draft.contractor
                else asks and seat in (draft.partners or ())
            ),
            able=asks and seat not in who.out,
            out=seat in who.out,
        )
        for seat, name in enumerate(view.match.players)
    )


def _said(
    view: MatchView,
    draft: Draft,
    asked: tuple[Question, ...],
    seen: tuple[Number | None, ...],
    terms: Terms,
) -> tuple[str, str]:
    """What the hand would give, or what to tap next; and how it may end the match."""
    now = open_question(draft, asked)
    kind = unusual(draft)
    if now is None:
        return (terms.say(said.BEGIN[kind]) if kind else _what_next(view, draft)), ""
    if now.sentence and not now.answer:
        return now.sentence, ""
    if seen and not (kind and draft.tricks is not None):
        return _worth(view, draft, seen), _warning(view, draft, seen)
    if all_answered(asked):
        try:
            return would_score(view, hand_of(view, draft))
        except ScorekeeperError as error:
            return error.message, ""
    return now.sentence, ""


def _what_next(view: MatchView, draft: Draft) -> str:
    if draft.contractor is not None:
        return words.TO_TAP_CONTRACT
    if draft.bid is not None:
        return words.TO_TAP_PLAYER
    return words.to_begin(view.match.players[view.sheet.dealer])


def _worth(view: MatchView, draft: Draft, seen: tuple[Number | None, ...]) -> str:
    rules = view.match.rules
    who = playing(view, draft)
    contract = words.special(rules.name_of(rules.parse(draft.bid or "")))
    player = view.match.players[draft.contractor or 0]
    worth = [
        next(
            (
                number.one.hand.delta[who.contracting[0]]
                for number in seen
                if number and bool(number.one.hand.made) is made
            ),
            None,
        )
        for made in (True, False)
    ]
    if who.asked:
        return said.who_was_partner(player, max(who.allowed))
    by = said.as_called(player) if draft.auction else player
    text = words.preview(contract, by, worth[0], worth[1])
    if any(number and number.each for number in seen):
        text = f"{text} {said.OTHERS_GAIN}"
    cards = rules.card_points and not who.table.is_misere(rules.parse(draft.bid or ""))
    return f"{text} {said.CARDS_ON_TOP}" if cards else text


def _drops_calls(view: MatchView, draft: Draft) -> bool:
    if not draft.auction:
        return False
    # Most tables enter no calls: nobody else waits for what knows of them.
    from scorekeeper.ui.reading.auction import drops_calls  # noqa: PLC0415

    return drops_calls(view, draft)


def _warning(view: MatchView, draft: Draft, seen: tuple[Number | None, ...]) -> str:
    who = playing(view, draft)
    name = view.match.sides[who.contracting[0]].name
    known = {count: number for count, number in enumerate(seen) if number is not None}
    made = {count for count, number in known.items() if number.one.hand.made}
    results = {}
    for word in (words.WINS, words.LOSES):
        found = {count for count, number in known.items() if number.word == word}
        results[word] = deciding.decides(found, made, known.keys() - made) if found else ""
    return deciding.would_end(results[words.WINS], results[words.LOSES], name)
