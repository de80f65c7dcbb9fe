"""What all tables share: how constraints are named, how a row goes with its match."""

from typing import Any

from sqlalchemy import Column, ForeignKey, MetaData
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""How constraints are named, so that a later format can speak of them."""

metadata = MetaData(naming_convention=NAMES)
ZONE = "BETWEEN -1440 AND 1440"
"""Minutes that a zone may be ahead of UTC."""


class Row(SQLModel, registry=registry(metadata=metadata)):
    """A row of the history."""


def of_match() -> Any:  # noqa: ANN401 - SQLModel types its fields so
    """A row that goes with its match."""
    return Field(sa_column=Column(ForeignKey("match.id", ondelete="CASCADE"), nullable=False))
