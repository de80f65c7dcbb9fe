"""Starting a match: a new one, or the same people again."""

from __future__ import annotations

from datetime import datetime
from uuid import uuid4

from scorekeeper.rules.match import Match, Side
from scorekeeper.rules.names import tidy
from scorekeeper.rules.rule_set import RULE_SET_FORMAT
from scorekeeper.rules.table import seats_at
from scorekeeper.rules.verify import WrongPlayers, verify_match
from scorekeeper.scorebook.new_match import NewMatch
from scorekeeper.scorebook.opened import Opened, named_sides, opening_to
from scorekeeper.scorebook.renaming import named, verify_different
from scorekeeper.store import matches, people
from scorekeeper.store.database import Transaction
from scorekeeper.store.records import NewRecord, StoredSeat


def start(transaction: Transaction, new: NewMatch, *, at: datetime) -> str:
    """Keep a new match; one that was started already is left as it is.

    Returns:
        The match's uuid.

    Raises:
        ScorekeeperError: the players, sides or opening do not fit the rules.
    """
    uid = new.match_id or str(uuid4())
    if matches.exists(transaction, uid):
        return uid
    if len(new.players) != new.rules.players:
        raise WrongPlayers(new.rules, len(new.players))
    players = tuple(
        named(name, f"The player in seat {seat + 1}") for seat, name in enumerate(new.players)
    )
    verify_different(list(players))
    seats = tuple(side.seats for side in new.sides) if new.sides else seats_at(new.rules)
    given = [side.name for side in new.sides] if new.sides else [""] * len(seats)
    own_names = tuple(tidy(name) or None for name in given)
    sides = named_sides(own_names, seats, players)
    verify_match(
        Match(
            rules=new.rules,
            players=players,
            sides=sides,
            first_dealer=new.first_dealer,
            opening=new.opening,
        )
    )
    seated = [people.find_or_add(transaction, name) for name in players]
    # Two spellings may have been found to be one person.
    verify_different([person.name for person in seated])
    side_of = {seat: position for position, side in enumerate(sides) for seat in side.seats}
    matches.add(
        transaction,
        NewRecord(
            uid=uid,
            title=new.title.strip(),
            note=new.note.strip(),
            rules=new.rules.to_json(),
            rules_format=RULE_SET_FORMAT,
            rules_name=new.rules_name,
            preset_id=new.preset_id,
            first_dealer=new.first_dealer,
            opening=opening_to(new.opening),
            sides=own_names,
            seats=tuple(
                StoredSeat(side=side_of[seat], person=person) for seat, person in enumerate(seated)
            ),
            started_at=at,
        ),
    )
    return uid


def again(opened: Opened, match_id: str | None) -> NewMatch:
    """The same seats and rules once more; the deal moves on from where it was."""
    stored, match = opened.stored, opened.match
    return NewMatch(
        rules=match.rules,
        preset_id=stored.preset_id,
        rules_name=stored.rules_name,
        players=match.players,
        sides=tuple(
            Side(name=stored.sides[position] or "", seats=side.seats)
            for position, side in enumerate(match.sides)
        ),
        first_dealer=opened.sheet.dealer,
        match_id=match_id,
    )
