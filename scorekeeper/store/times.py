"""Times: kept in UTC, beside the zone they were entered in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from sqlalchemy import DateTime
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class UtcTime(TypeDecorator[datetime]):
    """A moment, stored as UTC by databases that know no zones, and aware again when read."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give the database the moment in UTC.

        Raises:
            ValueError: the time says nothing of its zone.
        """
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no zone")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Say again that the stored moment is in UTC."""
        del dialect
        return None if value is None else value.replace(tzinfo=UTC)


def offset_of(moment: datetime) -> int:
    """How many minutes the zone of a time is ahead of UTC."""
    ahead = moment.utcoffset()
    return 0 if ahead is None else int(ahead.total_seconds() // 60)


def in_zone(moment: datetime, offset: int) -> datetime:
    """A stored moment as it was on the clock of those who entered it."""
    return moment.astimezone(timezone(timedelta(minutes=offset)))
