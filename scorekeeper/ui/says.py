"""Long work in a window's own time; what goes wrong with it is said in a sentence."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.ui import words

_log = logging.getLogger(__name__)


async def saying(act: Callable[[], Awaitable[None]], say: Callable[[str], None]) -> None:
    """Do it, or say why not."""
    try:
        await act()
    except ScorekeeperError as error:
        say(error.message)
    except Exception:  # noqa: BLE001 - nobody is shown a traceback
        _log.exception("something longer failed")
        say(words.WENT_WRONG)
