"""Format 0001: people, matches with their sides, seats and hands, and the journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

ZONE = "BETWEEN -1440 AND 1440"
APPLICATION_ID = 0x3500_5343
"""Tells our file from another program's database, before its tables are looked at."""


def upgrade(op: Operations) -> None:
    """Make the tables."""
    if op.get_context().dialect.name == "sqlite":
        op.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    _people(op)
    _matches(op)
    _sides(op)
    _seats(op)
    _hands(op)
    _operations(op)


def _id() -> sa.Column[int]:
    return sa.Column("id", sa.Integer(), nullable=False)


def _match_id(*, nullable: bool = False) -> sa.Column[int]:
    return sa.Column("match_id", sa.Integer(), nullable=nullable)


def _goes_with_match(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_match_id"
    return sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=name, ondelete="CASCADE")


def _check(table: str, name: str, condition: str) -> sa.CheckConstraint:
    return sa.CheckConstraint(condition, name=f"ck_{table}_{name}")


def _people(op: Operations) -> None:
    op.create_table(
        "player",
        _id(),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("merged_into", sa.Integer(), nullable=True),
        _check("player", "name", "length(name) > 0"),
        sa.ForeignKeyConstraint(["merged_into"], ["player.id"], name="fk_player_merged_into"),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("uid", name="uq_player_uid"),
    )
    op.create_index("ix_player_name_key", "player", ["name_key"])
    op.create_index("ix_player_merged_into", "player", ["merged_into"])


def _matches(op: Operations) -> None:
    op.create_table(
        "match",
        _id(),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("rules_format", sa.Integer(), nullable=False),
        sa.Column("rules_name", sa.String(), nullable=False),
        sa.Column("preset_id", sa.String(), nullable=True),
        sa.Column("first_dealer", sa.Integer(), nullable=False),
        sa.Column("opening", sa.JSON(), nullable=True),
        sa.Column("lineup", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=False),
        sa.Column("started_offset", sa.Integer(), nullable=False),
        sa.Column("ended_how", sa.String(), nullable=True),
        sa.Column("ended_by", sa.Integer(), nullable=True),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.Column("ended_offset", sa.Integer(), nullable=True),
        sa.Column("changed_at", sa.DateTime(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        _check("match", "rules_format", "rules_format > 0"),
        _check("match", "first_dealer", "first_dealer BETWEEN 0 AND 5"),
        _check("match", "lineup", "lineup >= 0"),
        _check("match", "version", "version >= 0"),
        _check(
            "match", "ended_how", "ended_how IN ('conceded', 'agreed', 'abandoned', 'time_limit')"
        ),
        _check("match", "ended_by", "ended_by BETWEEN 0 AND 5"),
        _check("match", "ended", "(ended_how IS NULL) = (ended_at IS NULL)"),
        _check("match", "started_offset", f"started_offset {ZONE}"),
        _check("match", "ended_offset", f"ended_offset {ZONE}"),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.UniqueConstraint("uid", name="uq_match_uid"),
    )
    op.create_index("ix_match_changed_at", "match", ["changed_at"])
    op.create_index("ix_match_started_at", "match", ["started_at"])


def _sides(op: Operations) -> None:
    op.create_table(
        "side",
        _id(),
        _match_id(),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        _check("side", "position", "position BETWEEN 0 AND 5"),
        _check("side", "name", "length(name) > 0"),
        _goes_with_match("side"),
        sa.PrimaryKeyConstraint("id", name="pk_side"),
        sa.UniqueConstraint("match_id", "position", name="uq_side_match_id_position"),
    )


def _seats(op: Operations) -> None:
    op.create_table(
        "seat",
        _id(),
        _match_id(),
        sa.Column("lineup", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        _check("seat", "position", "position BETWEEN 0 AND 5"),
        _check("seat", "side", "side BETWEEN 0 AND 5"),
        _check("seat", "lineup", "lineup >= 0"),
        _goes_with_match("seat"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_seat_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_seat"),
        sa.UniqueConstraint(
            "match_id", "lineup", "position", name="uq_seat_match_id_lineup_position"
        ),
    )
    op.create_index("ix_seat_player_id", "seat", ["player_id"])


def _hands(op: Operations) -> None:
    op.create_table(
        "hand",
        _id(),
        sa.Column("uid", sa.String(), nullable=False),
        _match_id(),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("lineup", sa.Integer(), nullable=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("entered_at", sa.DateTime(), nullable=False),
        sa.Column("entered_offset", sa.Integer(), nullable=False),
        _check("hand", "position", "position >= 0"),
        _check("hand", "lineup", "lineup >= 0"),
        _check("hand", "entered_offset", f"entered_offset {ZONE}"),
        _goes_with_match("hand"),
        sa.PrimaryKeyConstraint("id", name="pk_hand"),
        sa.UniqueConstraint("match_id", "position", name="uq_hand_match_id_position"),
        sa.UniqueConstraint("uid", name="uq_hand_uid"),
    )


def _operations(op: Operations) -> None:
    op.create_table(
        "operation",
        _id(),
        _match_id(nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("hand", sa.Integer(), nullable=True),
        sa.Column("of_number", sa.Integer(), nullable=True),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.Column("after", sa.JSON(), nullable=False),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.Column("made_offset", sa.Integer(), nullable=False),
        _check("operation", "number", "number > 0"),
        _check("operation", "hand", "hand > 0"),
        _check(
            "operation", "of_number", "(kind IN ('undone', 'redone')) = (of_number IS NOT NULL)"
        ),
        _check("operation", "made_offset", f"made_offset {ZONE}"),
        _goes_with_match("operation"),
        sa.PrimaryKeyConstraint("id", name="pk_operation"),
        sa.UniqueConstraint("match_id", "number", name="uq_operation_match_id_number"),
    )
