"""Whether what people read in a match file is what the file's journal tells.

Somebody may have changed the one by hand, and then the other is no longer its story.
"""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Any

from scorekeeper.rules.hand_codec import hand_to_json
from scorekeeper.rules.hand_extras import NO_EXTRAS
from scorekeeper.rules.hands import Hand
from scorekeeper.rules.match import Match
from scorekeeper.rules.matchfile import MatchFile, write_match
from scorekeeper.rules.reading import moment_of
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.scorebook.opened import Opened, named_sides, opening_from, seats_of
from scorekeeper.store.records import StoredMatch


def is_told(file: MatchFile, stored: StoredMatch) -> bool:
    """Whether what can be read in a file is the match that its journal tells."""
    return _is_match(file.match, stored) and _is_beside(file, stored)


def _is_match(match: Match, stored: StoredMatch) -> bool:
    """Whether it is the same match to the rules."""
    alike = (
        stored.rules == kept_rules(match.rules)
        and not stored.rulings
        and not match.earlier_rules
        and [hand.entry for hand in stored.hands] == [kept_hand(hand) for hand in match.hands]
    )
    if not alike:
        # The same may have been written in two ways.
        return _readable(Opened.of(stored).match) == _readable(match)
    seats, ended = stored.lineups[stored.lineup], stored.ended
    players = tuple(seat.person.name for seat in seats)
    return (
        players == match.players
        and named_sides(stored.sides, seats_of(seats, len(stored.sides)), players) == match.sides
        and stored.first_dealer == match.first_dealer
        and opening_from(stored.opening) == match.opening
        and (ended.how if ended else None) == (match.ended.how.value if match.ended else None)
        and (ended.by if ended else None) == (match.ended.by if match.ended else None)
    )


def _is_beside(file: MatchFile, stored: StoredMatch) -> bool:
    """Whether what is kept beside the match is the same: texts, ids and times.

    Ids and times that the file leaves out are as the journal has them.
    """
    extras = file.extras or (NO_EXTRAS,) * len(stored.hands)
    return (
        _text(file.title) == stored.title
        and _text(file.note) == stored.note
        and _text(file.rules_name) == stored.rules_name.strip()
        and file.preset == stored.preset_id
        and _is_time(file.started_at, stored.started_at)
        and _is_time(file.ended_at, stored.ended.at if stored.ended else None)
        and all(
            _text(extra.note) == hand.note
            and extra.id in (None, "", hand.uid)
            and _is_time(extra.at, hand.at)
            for extra, hand in zip(extras, stored.hands, strict=True)
        )
    )


def _text(said: str | None) -> str:
    return (said or "").strip()


def _is_time(said: str | None, kept: datetime | None) -> bool:
    if said is None:
        return True
    moment = moment_of(said)
    return (moment if moment.tzinfo is not None else moment.astimezone()) == kept


def _readable(match: Match) -> dict[str, Any]:
    return write_match(MatchFile(match=match))


@lru_cache(maxsize=64)
def kept_rules(rules: RuleSet) -> dict[str, Any]:
    """A rule set as it is kept; the same for all matches that are played by it."""
    return rules.to_json()


@lru_cache(maxsize=4096)
def kept_hand(hand: Hand) -> dict[str, Any]:
    """A hand as it is kept; the same for all that were played alike."""
    return hand_to_json(hand)
