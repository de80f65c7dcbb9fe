"""Looked at closely: can a match be read, replayed, told from its journal; can rules be read."""

from __future__ import annotations

from collections.abc import Iterator

import scorekeeper
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.verify import verify_match
from scorekeeper.scorebook.listing import standing_of
from scorekeeper.scorebook.opened import Opened, understood
from scorekeeper.scorebook.views import Ailment
from scorekeeper.store import journal_audit, listing, match_reading, profiles
from scorekeeper.store.database import Transaction


def examine(transaction: Transaction, match_id: str) -> Iterator[Ailment]:
    """What is wrong with a match; nothing where it is well."""
    try:
        opened = Opened.of(match_reading.load(transaction, match_id))
        verify_match(opened.match)
        standing = standing_of(opened)
    except ScorekeeperError as error:
        where = f"{error.where}: " if error.where else ""
        yield Ailment(match_id=match_id, code=error.code, sentence=f"{where}{error.message}")
        return
    except (LookupError, TypeError, ValueError) as error:
        sentence = f"It cannot be read ({error})."
        yield Ailment(match_id=match_id, code="unreadable", sentence=sentence)
        return
    differs = journal_audit.discrepancy(transaction, opened.stored)
    if differs is not None:
        yield Ailment(match_id=match_id, code="journal", sentence=f"In this match {differs}.")
    kept = listing.standing(transaction, opened.stored.row)
    if kept is not None and kept.scored_by == scorekeeper.__version__ and kept != standing:
        sentence = "Lists show it otherwise than it stands."
        yield Ailment(match_id=match_id, code="standing", sentence=sentence)


def examine_profiles(transaction: Transaction) -> Iterator[Ailment]:
    """Which of the rules kept under a name cannot be read, and why."""
    for profile in profiles.every(transaction):
        try:
            understood(profile.rules)
        except ScorekeeperError as error:
            sentence = f"The house rules {profile.name} cannot be read: {error.message}"
            yield Ailment(match_id=None, code="profile", sentence=sentence)
