"""Matches read a moment ago: not read, understood and replayed again while nothing changed."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from scorekeeper.scorebook.opened import Opened
from scorekeeper.store import match_reading
from scorekeeper.store.database import Transaction

KEPT = 64
"""So many matches are remembered."""


class Remembered:
    """The matches looked at last. What is remembered is checked against the history."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._opened: OrderedDict[str, Opened] = OrderedDict()

    def opened(self, transaction: Transaction, match_id: str) -> Opened:
        """A match as it is in the history at the time of a transaction.

        Raises:
            UnknownMatch: there is none of this id.
        """
        with self._lock:
            known = self._opened.get(match_id)
        if known is not None and match_reading.is_current(transaction, known.stored):
            return known
        return Opened.of(match_reading.load(transaction, match_id), known)

    def keep(self, opened: Opened) -> None:
        """Remember a match that was read, or a change to it that is on disk by now."""
        with self._lock:
            self._opened[opened.stored.uid] = opened
            self._opened.move_to_end(opened.stored.uid)
            while len(self._opened) > KEPT:
                self._opened.popitem(last=False)
