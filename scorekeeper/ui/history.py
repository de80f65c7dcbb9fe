"""The one scorebook this program has open."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scorekeeper.scorebook.book import Scorebook


@lru_cache(maxsize=1)
def scorebook() -> Scorebook:
    """The history, opened when it is first asked for.

    Raises:
        HistoryError: it cannot be opened; the error says why.
    """
    # What reads and writes the history takes long to import: not before it is needed.
    from scorekeeper.scorebook.book import Scorebook  # noqa: PLC0415

    return Scorebook.open()
