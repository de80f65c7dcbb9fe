"""Format 0003: a table's own rules, kept under a name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations


def upgrade(op: Operations) -> None:
    """Add the table; everything else stays as it is."""
    op.create_table(
        "profile",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("rules_format", sa.Integer(), nullable=False),
        sa.Column("preset_id", sa.String(), nullable=True),
        sa.Column("changed_at", sa.DateTime(), nullable=False),
        sa.CheckConstraint("length(name) > 0", name="ck_profile_name"),
        sa.CheckConstraint("rules_format > 0", name="ck_profile_rules_format"),
        sa.PrimaryKeyConstraint("id", name="pk_profile"),
        sa.UniqueConstraint("uid", name="uq_profile_uid"),
        sa.UniqueConstraint("name_key", name="uq_profile_name_key"),
    )
