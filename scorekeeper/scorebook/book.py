"""The scorebook: everything that the app can do, one call each."""

from __future__ import annotations

from scorekeeper.scorebook.calls.amending import Amending
from scorekeeper.scorebook.calls.arranging import Arranging
from scorekeeper.scorebook.calls.playing import Playing
from scorekeeper.scorebook.calls.preserving import Preserving
from scorekeeper.scorebook.calls.profiling import Profiling
from scorekeeper.scorebook.calls.timing import Timing


class Scorebook(Playing, Amending, Arranging, Preserving, Profiling, Timing):
    """The use cases: one call, one transaction, one answer. Safe to use from any thread.

    A call that changes a match answers with the match as it then is, and is on disk when
    it answers. ``seen`` is the version of the match that the person was looking at: if
    somebody else has changed it since, nothing is done and MatchMovedOn says what happened.
    """
