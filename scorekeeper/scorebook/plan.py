"""What a use case wants to change, before it is done."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.scorebook.views import ChangeKind
from scorekeeper.store.row_images import Image


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A change worked out but not made.

    Attributes:
        kind: what it does.
        hand: the number (from 1) of the hand that it is about.
        image: the rows as they shall be.
    """

    kind: ChangeKind
    hand: int | None = None
    image: Image
