"""Where a match stands, in sentences."""

from __future__ import annotations

from scorekeeper.rules.contracts import Bid
from scorekeeper.rules.lone_play import Company, left_out, sinking, with_partner
from scorekeeper.rules.match import Match
from scorekeeper.rules.prospect_sentences import deals_text, either, status_text
from scorekeeper.rules.prospects import Prospect, prospects
from scorekeeper.rules.replay import next_dealer
from scorekeeper.rules.results import Outcome, ScoreSheet
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.sentences import not_yet_text, played_on_text
from scorekeeper.rules.table import table_of
from scorekeeper.scorebook.views import MatchSummary
from scorekeeper.ui import words
from scorekeeper.ui.words import sheet as said

FEW_TRICKS = 4
"""So many tricks are left to the defenders where a six is made."""


def dealer_words(match: Match, sheet: ScoreSheet) -> str:
    """Who deals the next hand, and who bids first in it."""
    deals = sheet.dealer
    first = next_dealer(table_of(match), deals, sheet.dropped_out)
    say = said.deals_and_sits_out if match.rules.dealer_sits_out else words.dealer
    return say(match.players[deals], match.players[first])


def status_words(match: Match, sheet: ScoreSheet) -> str:
    """What would win and what would sink; at the end, why it ended."""
    return words.special(status_text(match, sheet))


def notes_words(match: Match, sheet: ScoreSheet) -> str:
    """Why a side past the target has not won, what was played on past, how many deals are left."""
    left = deals_text(match, sheet)
    return " ".join(filter(None, (played_on_text(sheet), not_yet_text(match, sheet), left)))


def chances(match: Match, sheet: ScoreSheet) -> tuple[str, ...]:
    """By side, as short as can be: what would win for it and what would sink it."""
    found = {one.side: _chance(match.rules, one) for one in prospects(match, sheet)}
    return tuple(found.get(side, "") for side in range(len(match.sides)))


def _chance(rules: RuleSet, prospect: Prospect) -> str:
    parts = [
        _winning(rules, prospect),
        _defending(rules, prospect),
        said.stays(rules.target or 0) if prospect.stays and not prospect.safe else "",
        _sinking(rules, prospect),
        said.hands_it_over(words.special(rules.name_of(prospect.hands_over)))
        if prospect.hands_over is not None
        else "",
    ]
    return "\n".join(words.capital(part) for part in parts if part)


def _winning(rules: RuleSet, prospect: Prospect) -> str:
    if prospect.safe:
        return said.WINS_WHATEVER
    if prospect.missing is not None:
        return said.needs(prospect.missing)
    if prospect.wins == rules.ladder:
        return words.ANY_CONTRACT_WINS
    if prospect.wins != prospect.wins_alone:
        return words.would_do(_alone_and_shared(rules, prospect))
    if prospect.wins:
        bids, up = _run(rules.ladder, prospect.wins)
        return words.would_do(_bids(rules, bids, up=up))
    return words.ALL_TEN_WINS if prospect.slam_wins else ""


def _defending(rules: RuleSet, prospect: Prospect) -> str:
    """What tricks in defence do, where they are few enough to be taken against a contract made."""
    if prospect.tricks is not None and prospect.tricks <= FEW_TRICKS:
        return said.tricks_reach(prospect.tricks, rules.target or 0)
    return said.DEFENCE_GAINS_NOTHING if prospect.gains_nothing else ""


def _alone_and_shared(rules: RuleSet, prospect: Prospect) -> str:
    """Bids that win alone, and with a partner: ``9♠ or better alone or 10NT``.

    Where both go on to the top, one ``or better`` at the end is said of both.
    """
    wins, mates = prospect.wins_alone, with_partner(rules, rules.ladder)
    besides = left_out(rules, wins)
    alone, up = _run(tuple(bid for bid in rules.ladder if bid not in besides), wins)
    shared, shared_up = _run(mates, with_partner(rules, prospect.wins))
    if shared_up and alone[-1] not in mates:
        alone += tuple(bid for bid in wins[len(alone) :] if bid in mates)[:1]
    both = said.alone_or_with(
        words.ANY_CONTRACT
        if wins == rules.ladder
        else _bids(rules, alone, up=up and not shared_up),
        _bids(rules, shared, up=shared_up),
    )
    others = words.special(", ".join(map(rules.name_of, besides)))
    return said.but_not(both, others) if besides else both


def _sinking(rules: RuleSet, prospect: Prospect) -> str:
    """The lowest bids that sink it: ``failed 6♦ alone or 7♠ loses``; or what it must get above."""
    if prospect.fallen:
        return said.must_get_above(rules.loss_limit or 0)
    named = [
        said.played_alone(rules.name_of(bid)) if company is Company.ALONE else rules.name_of(bid)
        for bid, company in sinking(rules, prospect)
    ]
    return words.would_sink(words.special(either(named))) if named else ""


def _run(ladder: tuple[Bid, ...], bids: tuple[Bid, ...]) -> tuple[tuple[Bid, ...], bool]:
    """Bids as few as can name them; and whether the last stands for all above it as well."""
    start = len(ladder)
    while start and ladder[start - 1] in bids:
        start -= 1
    named = tuple(bid for bid in bids if ladder.index(bid) < start) + ladder[start : start + 1]
    return named, start < len(ladder) - 1


def _bids(rules: RuleSet, bids: tuple[Bid, ...], *, up: bool) -> str:
    """Bids as short as they can be said: ``Misère, 8♣ or better``."""
    named = words.special(", ".join(map(rules.name_of, bids)))
    return words.or_better(named) if up else named


def winner_words(match: Match, outcome: Outcome) -> str:
    """Who won."""
    return words.winners([match.sides[side].name for side in outcome.winners])


def outcome_words(summary: MatchSummary) -> str:
    """Who won a match in a list."""
    return words.winners([summary.side_names[side] for side in summary.outcome.winners])
