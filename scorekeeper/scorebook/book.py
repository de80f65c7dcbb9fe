"""The scorebook: everything that the app can do, one call each."""

from __future__ import annotations

from scorekeeper.scorebook.amending import Amending
from scorekeeper.scorebook.arranging import Arranging
from scorekeeper.scorebook.playing import Playing
from scorekeeper.scorebook.preserving import Preserving
from scorekeeper.scorebook.profiling import Profiling
from scorekeeper.scorebook.timing import Timing


class Scorebook(Playing, Amending, Arranging, Preserving, Profiling, Timing):
    """The use cases: one call, one transaction, one answer. Safe to use from any thread.

    A call that changes a match answers with the match as it then is, and is on disk when
    it answers. ``seen`` is the version of the match that the person was looking at: if
    somebody else has changed it since, nothing is done and MatchMovedOn says what happened.
    """
