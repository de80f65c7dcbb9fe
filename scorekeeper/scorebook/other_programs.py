"""Other programs' changes to the same history, told like those of this one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Lock, Thread

from scorekeeper.store.watch import Watch

_log = logging.getLogger(__name__)

EVERY = 1.0
"""So many seconds pass from one look to the next."""


class Watching:
    """Looks now and then whether the history was written to, while somebody wants to know.

    It has a thread of its own, so that nobody who saves or draws waits for it. What this
    program itself has written is noticed too, and told a second time: whoever hears of it finds
    that nothing is different.

    Args:
        begin: begins to watch the history.
        tell: tells everyone that something has changed.
    """

    def __init__(self, begin: Callable[[], Watch], tell: Callable[[], None]) -> None:
        self._begin = begin
        self._tell = tell
        self._lock = Lock()
        self._wanted = 0
        self._leave = Event()
        self._thread: Thread | None = None

    def want(self) -> None:
        """One more wants to know."""
        with self._lock:
            self._wanted += 1
            if self._thread is None:
                self._leave = Event()
                self._thread = Thread(
                    target=self._look, args=(self._leave,), name="watching", daemon=True
                )
                self._thread.start()

    def want_no_more(self) -> None:
        """One of them does not any longer."""
        with self._lock:
            self._wanted -= 1
            if self._wanted == 0:
                self._stop()

    def close(self) -> None:
        """Look no more, whoever wants to know; no connection is left when this answers."""
        with self._lock:
            thread = self._thread
            self._stop()
        if thread is not None:
            thread.join()

    def _stop(self) -> None:
        self._leave.set()
        self._thread = None

    def _look(self, leave: Event) -> None:
        troubled = False
        with self._begin() as watch:
            while not leave.wait(EVERY):
                try:
                    if watch.is_changed():
                        self._tell()
                except Exception:  # noqa: BLE001 - whoever reads or writes next is told why
                    if not troubled:  # once, not each second
                        _log.warning("the history cannot be watched", exc_info=True)
                    troubled = True
                else:
                    troubled = False
