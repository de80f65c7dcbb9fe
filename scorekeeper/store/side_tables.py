"""The tables beside the matches: drafts, what lists need, what is remembered, rules by name."""

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKey
from sqlmodel import Field

from scorekeeper.store.row import Row, metadata
from scorekeeper.store.times import UtcTime


class DraftRow(Row, table=True):
    """A hand half entered, to be offered again: one a match."""

    __tablename__ = "draft"

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(
        sa_column=Column(ForeignKey("match.id", ondelete="CASCADE"), nullable=False, unique=True)
    )
    body: dict[str, Any] = Field(sa_type=JSON)
    saved_at: datetime = Field(sa_type=UtcTime)


class StandingRow(Row, table=True):
    """Where a match stands, kept for lists alone: replay says what is true.

    Attributes:
        version: the match's version that this was worked out from.
        scored_by: the version of the program that did.
    """

    __tablename__ = "standing"

    match_id: int = Field(
        sa_column=Column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    )
    version: int
    scored_by: str
    over: bool = Field(index=True)
    hands: int
    totals: list[int] = Field(sa_type=JSON)
    outcome: dict[str, Any] = Field(sa_type=JSON)
    last_at: datetime = Field(sa_type=UtcTime)


class WordRow(Row, table=True):
    """A word by which a match is found; names of people are looked up among the people."""

    __tablename__ = "word"
    __table_args__: ClassVar = {"sqlite_with_rowid": False}

    word: str = Field(primary_key=True)
    match_id: int = Field(
        sa_column=Column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True, index=True)
    )


class SettingRow(Row, table=True):
    """Something the app remembers beside the matches: a key and a plain JSON value."""

    __tablename__ = "setting"

    key: str = Field(primary_key=True)
    value: dict[str, Any] = Field(sa_type=JSON)


class ProfileRow(Row, table=True):
    """A table's own rules under a name; a match has its own copy and knows nothing of this one.

    Attributes:
        name_key: the name as it is looked up.
        preset_id: the named rule set that they were made from, if one.
    """

    __tablename__ = "profile"
    __table_args__: ClassVar = (
        CheckConstraint("length(name) > 0", name="name"),
        CheckConstraint("rules_format > 0", name="rules_format"),
    )

    id: int | None = Field(default=None, primary_key=True)
    uid: str = Field(unique=True)
    name: str
    name_key: str = Field(unique=True)
    rules: dict[str, Any] = Field(sa_type=JSON)
    rules_format: int
    preset_id: str | None = None
    changed_at: datetime = Field(sa_type=UtcTime)


DRAFT = metadata.tables["draft"]
STANDING = metadata.tables["standing"]
WORD = metadata.tables["word"]
SETTING = metadata.tables["setting"]
PROFILE = metadata.tables["profile"]
