"""Format 0002: the bin, drafts, rules agreed later on, and what lists are made from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations


def upgrade(op: Operations) -> None:
    """Add the tables and columns; matches stay as they are."""
    op.add_column("match", sa.Column("ruling", sa.Integer(), server_default="0", nullable=False))
    op.add_column("match", sa.Column("binned_at", sa.DateTime(), nullable=True))
    op.create_index(
        "ix_match_binned_at",
        "match",
        ["binned_at"],
        sqlite_where=sa.text("binned_at IS NOT NULL"),
    )
    op.drop_index("ix_match_started_at", "match")
    op.create_index("ix_match_started_at", "match", ["started_at", "binned_at"])
    op.drop_index("ix_seat_player_id", "seat")
    op.create_index("ix_seat_player_id", "seat", ["player_id", "match_id"])
    op.add_column("hand", sa.Column("ruling", sa.Integer(), server_default="0", nullable=False))
    _rulings(op)
    _drafts(op)
    _lists(op)
    op.create_table(
        "setting",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_setting"),
    )


def _goes_with_match(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_match_id"
    return sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=name, ondelete="CASCADE")


def _rulings(op: Operations) -> None:
    op.create_table(
        "ruling",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("rules_format", sa.Integer(), nullable=False),
        sa.Column("rules_name", sa.String(), nullable=False),
        sa.Column("preset_id", sa.String(), nullable=True),
        sa.CheckConstraint("number >= 0", name="ck_ruling_number"),
        sa.CheckConstraint("rules_format > 0", name="ck_ruling_rules_format"),
        _goes_with_match("ruling"),
        sa.PrimaryKeyConstraint("id", name="pk_ruling"),
        sa.UniqueConstraint("match_id", "number", name="uq_ruling_match_id_number"),
    )


def _drafts(op: Operations) -> None:
    op.create_table(
        "draft",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("saved_at", sa.DateTime(), nullable=False),
        _goes_with_match("draft"),
        sa.PrimaryKeyConstraint("id", name="pk_draft"),
        sa.UniqueConstraint("match_id", name="uq_draft_match_id"),
    )


def _lists(op: Operations) -> None:
    op.create_table(
        "standing",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("scored_by", sa.String(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("totals", sa.JSON(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=False),
        sa.Column("last_at", sa.DateTime(), nullable=False),
        _goes_with_match("standing"),
        sa.PrimaryKeyConstraint("match_id", name="pk_standing"),
    )
    op.create_index("ix_standing_over", "standing", ["over"])
    op.create_table(
        "word",
        sa.Column("word", sa.String(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        _goes_with_match("word"),
        sa.PrimaryKeyConstraint("word", "match_id", name="pk_word"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_word_match_id", "word", ["match_id"])
