"""A hand half entered that a misdeal put an end to, for as long as undo takes that back."""

from __future__ import annotations

from dataclasses import replace
from uuid import uuid4

from scorekeeper.ui.draft import PLAIN, Draft


class LetGo:
    """Keeps the last one, beside the version of the match at which it was let go."""

    def __init__(self) -> None:
        self._version: int | None = None
        self._draft = Draft()

    def saved(self, draft: Draft, version: int) -> None:
        """A hand has been saved: what was half entered of another one is let go with it."""
        self._version, self._draft = version, half_of(draft)

    def undone(self, version: int, now: Draft) -> Draft:
        """The hand half entered once a version is undone: what was let go, unless another is."""
        if version != self._version or now.begun:
            return now
        self._version = None
        return replace(self._draft, hand_id=str(uuid4()))


def half_of(draft: Draft) -> Draft:
    """What lies half entered beside a hand of which nothing more is known; else nothing."""
    if draft.kind not in PLAIN:
        return Draft()
    kind = draft.of_the_hand
    half = replace(draft, page=draft.came, kind=kind, first=None, seen=None, trouble="")
    return half if half.begun else Draft()
