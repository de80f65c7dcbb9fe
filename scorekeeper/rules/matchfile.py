"""Match files: a match leaves the app and comes back, nothing lost (version 1 of the format)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NoReturn

from scorekeeper.rules.earlier import naming_at, read_earlier, write_earlier, write_rules
from scorekeeper.rules.errors import FormatError, RulesError, shown
from scorekeeper.rules.hand_extras import (
    NO_EXTRAS,
    HandExtras,
    read_extras,
    write_extras,
)
from scorekeeper.rules.hand_reader import read_hand
from scorekeeper.rules.hand_writer import write_hand
from scorekeeper.rules.head_reader import (
    read_dealer,
    read_ended,
    read_opening,
    read_players,
    read_sides,
)
from scorekeeper.rules.match import Match
from scorekeeper.rules.naming import Naming
from scorekeeper.rules.reading import (
    MissingKey,
    RulesEntry,
    UnknownKey,
    WrongValue,
    optional_text,
    optional_time,
    read_rules_of,
)
from scorekeeper.rules.verify import verify_match, verify_players

if TYPE_CHECKING:
    from scorekeeper.rules.hands import Hand

FORMAT = "five-hundred-match"
"""The name of the format in every file."""
VERSION = 1
"""The version of the format that is written; later ones are refused."""

_KEYS = (
    "format",
    "version",
    "id",
    "title",
    "note",
    "started_at",
    "rules",
    "earlier_rules",
    "players",
    "sides",
    "first_dealer",
    "opening",
    "hands",
    "ended",
    "journal",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchFile:
    """A match with what a file keeps beside it.

    Attributes:
        match: the match.
        id: the match's identifier.
        title: its title.
        note: what somebody wrote about it.
        started_at: when it began, ISO 8601.
        ended_at: when the players ended it themselves, ISO 8601.
        preset: the id of the named rule set it started from.
        rules_name: what the table calls its rules.
        earlier: the preset and name of each of the match's earlier rules.
        extras: one entry a hand.
        journal: every change made to it, as the app wrote them; nothing is read from it here.
    """

    match: Match
    id: str | None = None
    title: str | None = None
    note: str | None = None
    started_at: str | None = None
    ended_at: str | None = None
    preset: str | None = None
    rules_name: str | None = None
    earlier: tuple[RulesEntry, ...] = ()
    extras: tuple[HandExtras, ...] = ()
    journal: dict[str, Any] | None = None


class NotAMatchFile(FormatError):
    """Something else than a match file."""

    code = "not_a_match_file"

    def __init__(self, value: object) -> None:
        """Say what stands there and what a match file begins with."""
        super().__init__(
            f'This is not a match file but {shown(value)}: one has "format": "{FORMAT}".',
        )
        self.at("format")


class NewerFormat(FormatError):
    """A match file of a version that this program does not know."""

    code = "newer_format"

    def __init__(self, version: object) -> None:
        """Say the version and the one that can be read."""
        super().__init__(
            f"This match file has version {shown(version)}; this program reads version {VERSION}. "
            "A newer 500 Scorekeeper wrote it.",
        )
        self.at("version")


def read_match(data: Any) -> MatchFile:  # noqa: ANN401 - whatever the file held
    """Return the match that a file holds, its hands read but not yet scored.

    Raises:
        RulesError: with the place, such as ``hands[2].tricks``.
    """
    match, entry, earlier = _read_table(data)
    naming = Naming.of(match)
    hands: list[Hand] = []
    extras: list[HandExtras] = []
    for index, one in enumerate(hand_entries(data)):
        if match.earlier_rules:
            naming = naming_at(match, index + 1)
        try:
            hands.append(read_hand(one, naming))
            extras.append(read_extras(one))
        except RulesError as error:
            raise error.at(f"hands[{index}]") from None
    match = replace(match, hands=tuple(hands))
    return _with_beside(data, match, entry, earlier, tuple(extras))


def read_head(data: Any) -> MatchFile:  # noqa: ANN401 - whatever the file held
    """Return the match of a file without its hands, with what is kept beside it.

    Raises:
        RulesError: with the place, such as ``sides[1].players``.
    """
    return _with_beside(data, *_read_table(data), ())


def _with_beside(
    data: dict[str, Any],
    match: Match,
    entry: RulesEntry,
    earlier: tuple[RulesEntry, ...],
    extras: tuple[HandExtras, ...],
) -> MatchFile:
    ended = data.get("ended")
    return MatchFile(
        match=match,
        id=optional_text(data, "id"),
        title=optional_text(data, "title"),
        note=optional_text(data, "note"),
        started_at=optional_time(data, "started_at"),
        ended_at=optional_time(ended, "at", "ended.at") if ended else None,
        preset=entry.preset,
        rules_name=entry.name,
        earlier=earlier,
        extras=extras,
        journal=_journal(data),
    )


def read_bare_match(data: Any) -> Match:  # noqa: ANN401 - whatever the file held
    """Return the match of a file without its hands: rules, seats, beginning and end.

    Raises:
        RulesError: as ``read_head``.
    """
    if not isinstance(data, dict) or not data.keys().isdisjoint(_BESIDE):
        return read_head(data).match
    return _read_table(data)[0]


def verify_beside(data: dict[str, Any]) -> None:
    """Refuse what cannot stand beside a match in a file.

    Raises:
        WrongValue: with the place, such as ``started_at``.
    """
    if not data.keys().isdisjoint(_BESIDE):
        for key in ("id", "title", "note"):
            optional_text(data, key)
        optional_time(data, "started_at")
        _journal(data)


_BESIDE = ("id", "title", "note", "started_at", "ended", "journal")
SEATING = ("format", "version", "rules", "players", "sides", "first_dealer", "opening")
"""What of a file says who plays by which rules, and what a match begins with."""
KNOWN_KEYS = frozenset(_KEYS)
"""Every key of a match file."""


def _read_table(  # whatever the file held
    data: Any,  # noqa: ANN401
) -> tuple[Match, RulesEntry, tuple[RulesEntry, ...]]:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotAMatchFile(data.get("format") if isinstance(data, dict) else data)
    if data.get("version") != VERSION or type(data["version"]) is not int:
        _refuse_version(data.get("version"))
    if not data.keys() <= KNOWN_KEYS:
        raise UnknownKey(next(key for key in data if key not in KNOWN_KEYS), _KEYS)
    entry = read_rules_of(data)
    players = read_players(data)
    # Before anybody is looked for by name: what is wrong is then not who asks for them.
    verify_players(entry.rules, players)
    sides = read_sides(data, entry.rules, players)
    seats = {name: seat for seat, name in enumerate(players)}
    match = Match(
        rules=entry.rules,
        players=players,
        sides=sides,
        first_dealer=read_dealer(data, seats),
        opening=read_opening(data, sides),
        ended=read_ended(data, sides, seats),
    )
    if "earlier_rules" not in data:
        verify_match(match)
        return match, entry, ()
    earlier, entries = read_earlier(data)
    match = replace(match, earlier_rules=earlier)
    verify_match(match)
    return match, entry, entries


def hand_entries(data: dict[str, Any]) -> list[Any]:
    """Return the entries of a file's hands.

    Raises:
        WrongValue: they are no list.
    """
    hands = data.get("hands")
    if hands is None:
        return []
    if not isinstance(hands, list):
        raise WrongValue("hands", hands, "a list of hands")
    return hands


def write_match(file: MatchFile) -> dict[str, Any]:
    """Return a match as a file holds it, its rules complete."""
    match = file.match
    names = [side.name for side in match.sides]
    written: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    told = {
        "id": file.id,
        "title": file.title,
        "note": file.note,
        "started_at": file.started_at,
    }
    written |= {key: value for key, value in told.items() if value is not None}
    written["rules"] = write_rules(match.rules, file.preset, file.rules_name)
    if match.earlier_rules:
        written["earlier_rules"] = write_earlier(match, file.earlier)
    written["players"] = list(match.players)
    written["sides"] = [
        {"name": side.name, "players": [match.players[seat] for seat in side.seats]}
        for side in match.sides
    ]
    written["first_dealer"] = match.players[match.first_dealer]
    if match.opening is not None:
        written["opening"] = {
            "scores": dict(zip(names, match.opening.scores, strict=True)),
            "hands_played": match.opening.hands_played,
        }
    extras = file.extras or (NO_EXTRAS,) * len(match.hands)
    written["hands"] = [
        write_hand(hand, match) | write_extras(extra)
        for hand, extra in zip(match.hands, extras, strict=True)
    ]
    written["ended"] = None
    if match.ended is not None:
        by = match.ended.by
        written["ended"] = {
            "how": match.ended.how.value,
            **({} if by is None else {"by": names[by]}),
            **({} if file.ended_at is None else {"at": file.ended_at}),
        }
    if file.journal is not None:
        written["journal"] = file.journal
    return written


def _refuse_version(version: object) -> NoReturn:
    if version is None:
        raise MissingKey("version", f"{VERSION}")
    if type(version) is int and version > VERSION:
        raise NewerFormat(version)
    raise WrongValue("version", version, f"{VERSION}")


def _journal(data: dict[str, Any]) -> dict[str, Any] | None:
    journal = data.get("journal")
    if journal is not None and not isinstance(journal, dict):
        raise WrongValue("journal", journal, "the changes to the match, as the app wrote them")
    return journal
