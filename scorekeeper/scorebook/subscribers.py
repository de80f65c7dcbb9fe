"""Telling others that a match has changed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock
from typing import TypeAlias

_log = logging.getLogger(__name__)

Listener: TypeAlias = Callable[[str], None]


class Listeners:
    """Who wants to know of changes; may be told from any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._listeners: dict[object, tuple[str | None, Listener]] = {}

    def add(self, match_id: str | None, listener: Listener) -> Callable[[], bool]:
        """Tell a listener of changes to one match, or to any.

        Returns:
            What to call when it wants to know no more; it answers whether it did until then.
        """
        key = object()
        with self._lock:
            self._listeners[key] = (match_id, listener)

        def remove() -> bool:
            with self._lock:
                return self._listeners.pop(key, None) is not None

        return remove

    def tell(self, match_id: str) -> None:
        """Tell everyone concerned that a match has changed."""
        with self._lock:
            known = list(self._listeners.values())
        for wanted, listener in known:
            if wanted in (None, match_id):
                _call(listener, match_id)

    def tell_all(self) -> None:
        """Tell everyone that any match may have changed: what people are called, say.

        Who listens to one match is told its id, who listens to all, an empty one.
        """
        with self._lock:
            known = list(self._listeners.values())
        for wanted, listener in known:
            _call(listener, wanted or "")


def _call(listener: Listener, match_id: str) -> None:
    # Outside the lock: a listener may add or remove listeners.
    try:
        listener(match_id)
    except Exception:  # noqa: BLE001
        # The change is saved: a window that cannot show it must not undo that.
        _log.exception("a listener failed")
