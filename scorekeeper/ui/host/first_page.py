"""What a visitor meets first: the app, as soon as it is ready."""

import asyncio
import gc
import sys

import flet as ft

from scorekeeper.ui.host.messages import speak_plainly

# How long one thread goes on while another waits, in seconds; Python's own is ten times this.
GIVES_WAY_AFTER = 0.0005

# When garbage is looked for, as `gc.set_threshold` has it; the last of Python's own is 10. What
# was drawn before holds itself together, so it is there until then: some hundred controls a hand.
COLLECTED_AFTER = (700, 10, 3)


class FirstPage:
    """Shows each visitor the app once the history is open.

    Attributes:
        visited: whether a window or a browser has come.
    """

    def __init__(self) -> None:
        speak_plainly()
        self.visited = False
        self._prepared: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Import the app and open the history, once; who comes meanwhile waits.

        Raises:
            ScorekeeperError: the history cannot be used.
        """
        if self._prepared is None:
            self._prepared = asyncio.create_task(_open_beside_the_server())
        await asyncio.shield(self._prepared)

    def dress(self, page: ft.Page) -> None:
        """Dress a visitor's page before anything is on it, or it is painted in Flet's colours."""
        from scorekeeper.ui.dress import dress  # noqa: PLC0415

        dress(page)

    async def show(self, page: ft.Page) -> None:
        """Show a visitor the app, or why there is none."""
        self.visited = True
        try:
            await self.prepare()
        except Exception as error:
            from scorekeeper.rules.errors import ScorekeeperError  # noqa: PLC0415

            if not isinstance(error, ScorekeeperError):
                raise
            page.add(ft.SafeArea(ft.Text(error.message, selectable=True)))
            return
        from scorekeeper.ui.app import main  # noqa: PLC0415

        main(page)


async def _open_beside_the_server() -> None:
    """Open the history in a thread that gives way to the server more often than usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(GIVES_WAY_AFTER)
    try:
        await asyncio.to_thread(open_history)
    finally:
        sys.setswitchinterval(usual)


def open_history() -> None:
    """Import what takes long, and see that the history can be used.

    Raises:
        ScorekeeperError: it cannot.
    """
    # All of it stays: looking through it for garbage would take a fifth of the time now, and hold
    # up a tap now and then later.
    gc.disable()
    try:
        from scorekeeper.ui.history import scorebook  # noqa: PLC0415

        scorebook()
    finally:
        gc.freeze()
        gc.set_threshold(*COLLECTED_AFTER)
        gc.enable()
        gc.collect()  # has little to look at now, and forgets how much there was before
