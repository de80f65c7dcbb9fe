"""Matches taken in from files: all of a file or none of it, and none of them twice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.matchfile import MatchFile, read_match
from scorekeeper.scorebook.listing import standing_of, words_of
from scorekeeper.scorebook.retelling import Retold
from scorekeeper.scorebook.unfiling import from_file, with_other_hands
from scorekeeper.scorebook.views import Imported
from scorekeeper.store.database import Transaction
from scorekeeper.store.intake import Intake, Told

AT_ONCE = 500
"""So many matches are gathered before they are written."""


def take_in(transaction: Transaction, documents: Iterable[Any], *, at: datetime) -> Imported:
    """Take in the matches of a file.

    Args:
        transaction: to be rolled back where this raises.
        documents: the JSON of each match.
        at: now, for what the file says no time of.

    Raises:
        ScorekeeperError: one of them is wrong; ``where`` says the place.
    """
    intake = Intake(transaction)
    added: list[str] = []
    already: list[str] = []
    for batch in _batches(_read(documents, intake, at)):
        there = intake.matches_there([one.opened.stored.uid for one in batch])
        hands = intake.hands_there([hand.uid for one in batch for hand in one.opened.stored.hands])
        for one in batch:
            uid = one.opened.stored.uid
            if uid in there:
                already.append(uid)
                continue
            there.add(uid)
            one = with_other_hands(one, hands)  # noqa: PLW2901 - the same match
            hands |= {hand.uid for hand in one.opened.stored.hands}
            intake.add(
                Told(
                    uid=uid,
                    rows=one.rows,
                    entries=one.entries,
                    standing=standing_of(one.opened),
                    words=words_of(one.opened.stored),
                )
            )
            added.append(uid)
        intake.write()
    return Imported(added=tuple(added), already=tuple(already))


def _read(documents: Iterable[Any], intake: Intake, at: datetime) -> Iterator[Retold]:
    for index, data in enumerate(documents):
        try:
            file = read_match(data)
            one = from_file(_named(file, data), intake, at=at)
            # Replayed here: a hand that cannot have happened is told with its place.
            _ = one.opened.sheet
        except ScorekeeperError as error:
            raise error.at(f"[{index}]") from None
        yield one


def _named(file: MatchFile, data: Any) -> MatchFile:  # noqa: ANN401 - the JSON that was read
    """A match with its uuid; one that has none gets one from all that it says."""
    if file.id:
        return file
    said = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return replace(file, id=str(uuid5(NAMESPACE_URL, said)))


def _batches(matches: Iterator[Retold]) -> Iterator[list[Retold]]:
    while batch := list(islice(matches, AT_ONCE)):
        yield batch
