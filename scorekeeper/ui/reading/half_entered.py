"""What is said of a hand that is half entered."""

from __future__ import annotations

from dataclasses import replace

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.results import Status
from scorekeeper.scorebook.views import MatchView
from scorekeeper.ui import words
from scorekeeper.ui.draft import Draft
from scorekeeper.ui.let_go import half_of
from scorekeeper.ui.reading.happened import happened_to
from scorekeeper.ui.words import recording


def half_entered(view: MatchView | None, draft: Draft) -> str:
    """Offer to go on with a hand that was half entered; empty where none was."""
    if view is None or not draft.begun or view.sheet.outcome.status is Status.OVER:
        return ""
    return words.half_entered(len(view.match.hands) + 1, _said(view, draft))


def let_go(view: MatchView, saved: Draft) -> str:
    """What was half entered of a hand that is off: a misdeal, or passed in; empty if nothing."""
    what = _said(view, replace(half_of(saved), auction=()))
    return words.let_go(what) if what else ""


def will_be_let_go(view: MatchView, draft: Draft) -> str:
    """The same, while it may still be gone on with."""
    what = _said(view, replace(half_of(draft), auction=()))
    return words.will_be_let_go(what) if what else ""


def warned(view: MatchView, draft: Draft) -> Draft:
    """The same, and that the match was changed after it was begun."""
    if draft.seen is None or draft.seen == view.version or draft.trouble:
        return draft
    return replace(draft, trouble=words.CHANGED_MEANWHILE)


def _said(view: MatchView, draft: Draft) -> str:
    rules, players = view.match.rules, view.match.players
    parts = []
    if draft.bid is not None:
        try:
            parts.append(words.special(rules.name_of(rules.parse(draft.bid))))
        except ScorekeeperError:
            return ""
    if draft.contractor is not None and draft.contractor < len(players):
        parts.append(players[draft.contractor])
    parts += [recording.KINDS[kind] for kind in happened_to(draft)]
    if draft.auction and not parts:
        parts.append(words.CALLS_SO_FAR)
    return ", ".join(parts)
