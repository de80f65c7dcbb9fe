"""Matches taken in from files: all of a file or none of it, and none of them twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.matchfile import MatchFile, read_match
from scorekeeper.rules.replay import replay
from scorekeeper.rules.results import ScoreSheet
from scorekeeper.scorebook.errors import HalfCharacter
from scorekeeper.scorebook.journal_from_file import Retold
from scorekeeper.scorebook.listing import stand, words_from
from scorekeeper.scorebook.match_from_file import from_file, with_other_hands
from scorekeeper.scorebook.views import Imported
from scorekeeper.store.bulk_intake import Intake, There
from scorekeeper.store.bulk_rows import Told
from scorekeeper.store.database import Transaction

AT_ONCE = 1000
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
    try:
        return _taken_in(transaction, documents, at)
    except UnicodeEncodeError as error:
        raise HalfCharacter(error.object[error.start : error.end]) from None


def _taken_in(transaction: Transaction, documents: Iterable[Any], at: datetime) -> Imported:
    intake = Intake(transaction)
    added: list[str] = []
    already: list[str] = []
    differing: list[str] = []
    there: dict[str, There] = {}
    hands: set[str] = set()
    for batch in _batches(_read(documents, intake, at)):
        there = intake.matches_there([one.uid for one, _ in batch]) | there
        hands |= intake.hands_there([uid for one, _ in batch for uid in one.rows["hands"]])
        for one, sheet in batch:
            scored = len(sheet.hands), sheet.totals
            if known := there.get(one.uid):
                already.append(one.uid)
                if known.scored not in {None, scored}:
                    differing.append(one.uid)
                continue
            there[one.uid] = There(in_the_bin=False, scored=scored)
            added.append(one.uid)
            own = with_other_hands(one, hands)
            hands.update(own.rows["hands"])
            intake.add(_told(own, sheet))
        intake.write()
    return Imported(
        added=tuple(added),
        already=tuple(already),
        differing=tuple(differing),
        in_the_bin=tuple(uid for uid in already if there[uid].in_the_bin),
    )


def _told(one: Retold, sheet: ScoreSheet) -> Told:
    """A match with what lists need to know of it."""
    fields = one.rows["match"][one.uid] or {}
    hands = [row or {} for row in one.rows["hands"].values()]
    started = datetime.fromisoformat(fields["started"])
    texts = [fields["title"], fields["note"], fields["rules_name"], fields["preset_id"]]
    texts += [(side or {})["name"] for side in one.rows["sides"].values()]
    texts += [hand["note"] for hand in hands]
    return Told(
        uid=one.uid,
        rows=one.rows,
        entries=one.entries,
        standing=stand(sheet, version=len(one.entries), times=(started,)),
        words=words_from(texts, started),
    )


def _read(
    documents: Iterable[Any], intake: Intake, at: datetime
) -> Iterator[tuple[Retold, ScoreSheet]]:
    for index, data in enumerate(documents):
        try:
            file = read_match(data)
            # Replayed here: a hand that cannot have happened is told with its place.
            sheet = replay(file.match)
        except ScorekeeperError as error:
            raise error.at(f"[{index}]") from None
        yield from_file(_named(file, data), intake, at=at), sheet


def _named(file: MatchFile, data: Any) -> MatchFile:  # noqa: ANN401 - the JSON that was read
    """A match with its uuid.

    One that has none gets one from all that it says; one with an id that cannot stand in an
    address gets one from that, the same each time.
    """
    if file.id and _IN_AN_ADDRESS.fullmatch(file.id):
        return file
    own = (file.id or "").strip()
    said = own or json.dumps(data, sort_keys=True, ensure_ascii=False)
    return replace(file, id=str(uuid5(NAMESPACE_URL, said)))


_IN_AN_ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,100}")


def _batches(
    matches: Iterator[tuple[Retold, ScoreSheet]],
) -> Iterator[list[tuple[Retold, ScoreSheet]]]:
    while batch := list(islice(matches, AT_ONCE)):
        yield batch
