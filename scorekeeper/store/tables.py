"""The tables of the history: what happened, and nothing worked out from it.

The rules judge what may be entered; the CHECKs here are the second wall. This module is
the picture of the newest format, which a new history is made by; ``migrations`` is how
an older one gets there, and a test compares the two.
"""

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    UniqueConstraint,
    text,
)
from sqlmodel import Field

from scorekeeper.store import side_tables
from scorekeeper.store.row import ZONE, Row, metadata, of_match
from scorekeeper.store.times import UtcTime


class PlayerRow(Row, table=True):
    """Somebody who has played. ``name_key`` is the name as it is looked up."""

    __tablename__ = "player"
    __table_args__: ClassVar = (CheckConstraint("length(name) > 0", name="name"),)

    id: int | None = Field(default=None, primary_key=True)
    uid: str = Field(unique=True)
    name: str
    name_key: str = Field(index=True)
    merged_into: int | None = Field(default=None, foreign_key="player.id", index=True)


class MatchRow(Row, table=True):
    """A match: its own copy of its rules, and what was said of it as a whole.

    ``lineup`` is the one at the table now: 0 at first, one more after each change of seats.
    ``ruling`` likewise counts the times that other rules were agreed from a hand on; the
    rules here are those in force now.
    ``version`` counts the changes.
    """

    __tablename__ = "match"
    __table_args__: ClassVar = (
        CheckConstraint("rules_format > 0", name="rules_format"),
        CheckConstraint("first_dealer BETWEEN 0 AND 5", name="first_dealer"),
        CheckConstraint("lineup >= 0", name="lineup"),
        CheckConstraint("version >= 0", name="version"),
        CheckConstraint(
            "ended_how IN ('conceded', 'agreed', 'abandoned', 'time_limit')", name="ended_how"
        ),
        CheckConstraint("ended_by BETWEEN 0 AND 5", name="ended_by"),
        CheckConstraint("(ended_how IS NULL) = (ended_at IS NULL)", name="ended"),
        CheckConstraint(f"started_offset {ZONE}", name="started_offset"),
        CheckConstraint(f"ended_offset {ZONE}", name="ended_offset"),
        Index("ix_match_changed_at", "changed_at"),
        # Lists are read in this order, leaving out the bin, and nothing else of a match.
        Index("ix_match_started_at", "started_at", "binned_at"),
        Index(
            "ix_match_binned_at",
            "binned_at",
            sqlite_where=text("binned_at IS NOT NULL"),  # naming others would import them
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    uid: str = Field(unique=True)
    title: str = ""
    note: str = ""
    rules: dict[str, Any] = Field(sa_type=JSON)
    rules_format: int
    rules_name: str
    preset_id: str | None = None
    first_dealer: int
    opening: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    lineup: int = 0
    started_at: datetime = Field(sa_type=UtcTime)
    started_offset: int
    ended_how: str | None = None
    ended_by: int | None = None
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)
    ended_offset: int | None = None
    changed_at: datetime = Field(sa_type=UtcTime)
    version: int = 0
    ruling: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    binned_at: datetime | None = Field(default=None, sa_type=UtcTime)


class SideRow(Row, table=True):
    """Players who share a score; without a name of its own it is called by theirs."""

    __tablename__ = "side"
    __table_args__: ClassVar = (
        UniqueConstraint("match_id", "position"),
        CheckConstraint("position BETWEEN 0 AND 5", name="position"),
        CheckConstraint("length(name) > 0", name="name"),
    )

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = of_match()
    position: int
    name: str | None = None


class SeatRow(Row, table=True):
    """Who sits where, in one lineup of a match."""

    __tablename__ = "seat"
    __table_args__: ClassVar = (
        UniqueConstraint("match_id", "lineup", "position"),
        CheckConstraint("position BETWEEN 0 AND 5", name="position"),
        CheckConstraint("side BETWEEN 0 AND 5", name="side"),
        Index("ix_seat_player_id", "player_id", "match_id"),
        CheckConstraint("lineup >= 0", name="lineup"),
    )

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = of_match()
    lineup: int
    position: int
    side: int
    player_id: int = Field(foreign_key="player.id")


class HandRow(Row, table=True):
    """A hand as it was entered: seats and sides by number, no names, no points."""

    __tablename__ = "hand"
    __table_args__: ClassVar = (
        UniqueConstraint("match_id", "position"),
        CheckConstraint("position >= 0", name="position"),
        CheckConstraint("lineup >= 0", name="lineup"),
        CheckConstraint(f"entered_offset {ZONE}", name="entered_offset"),
    )

    id: int | None = Field(default=None, primary_key=True)
    uid: str = Field(unique=True)
    match_id: int = of_match()
    position: int
    lineup: int
    entry: dict[str, Any] = Field(sa_type=JSON)
    note: str = ""
    entered_at: datetime = Field(sa_type=UtcTime)
    entered_offset: int
    ruling: int = Field(default=0, sa_column_kwargs={"server_default": "0"})


class RulingRow(Row, table=True):
    """Rules that were in force for the first hands of a match, until others were agreed."""

    __tablename__ = "ruling"
    __table_args__: ClassVar = (
        UniqueConstraint("match_id", "number"),
        CheckConstraint("number >= 0", name="number"),
        CheckConstraint("rules_format > 0", name="rules_format"),
    )

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = of_match()
    number: int
    rules: dict[str, Any] = Field(sa_type=JSON)
    rules_format: int
    rules_name: str
    preset_id: str | None = None


class OperationRow(Row, table=True):
    """A change, with what it touched as it was before and after.

    Attributes:
        match_id: the match it changed; none for a change to the people.
        number: from 1 within its match.
        hand: the number (from 1) of the hand that it was about.
        of_number: for an undo or redo, the number of the change taken back or made again.
    """

    __tablename__ = "operation"
    __table_args__: ClassVar = (
        UniqueConstraint("match_id", "number"),
        CheckConstraint("number > 0", name="number"),
        CheckConstraint("hand > 0", name="hand"),
        CheckConstraint(
            "(kind IN ('undone', 'redone')) = (of_number IS NOT NULL)", name="of_number"
        ),
        CheckConstraint(f"made_offset {ZONE}", name="made_offset"),
    )

    id: int | None = Field(default=None, primary_key=True)
    match_id: int | None = Field(
        default=None, sa_column=Column(Integer, ForeignKey("match.id", ondelete="CASCADE"))
    )
    number: int
    kind: str
    hand: int | None = None
    of_number: int | None = None
    before: dict[str, Any] = Field(sa_type=JSON)
    after: dict[str, Any] = Field(sa_type=JSON)
    made_at: datetime = Field(sa_type=UtcTime)
    made_offset: int


__all__ = ("metadata", "side_tables")
"""All tables, those beside the matches too, are known once this module is."""

PLAYER = metadata.tables["player"]
MATCH = metadata.tables["match"]
SIDE = metadata.tables["side"]
SEAT = metadata.tables["seat"]
HAND = metadata.tables["hand"]
OPERATION = metadata.tables["operation"]
RULING = metadata.tables["ruling"]
