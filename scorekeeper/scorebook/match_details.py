"""What is said of a match as a whole: title, note, date."""

from __future__ import annotations

from datetime import datetime

from scorekeeper.scorebook.opened import Opened
from scorekeeper.scorebook.plan import Plan
from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.seat_kinds import Fields


def set_details(
    opened: Opened, *, title: str | None, note: str | None, started_at: datetime | None
) -> Plan:
    """Say something else of the match; what is None stays as it is."""
    fields: Fields = {}
    if title is not None:
        fields["title"] = title.strip()
    if note is not None:
        fields["note"] = note.strip()
    if started_at is not None:
        fields["started"] = started_at.isoformat()
    return Plan(kind=ChangeKind.DETAILS_CHANGED, image={"match": {opened.stored.uid: fields}})
