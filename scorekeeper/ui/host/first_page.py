"""What a visitor meets first: the app, as soon as it is ready."""

import asyncio
import gc

import flet as ft

from scorekeeper.ui.host.quiet import send_quietly


class FirstPage:
    """Shows each visitor the app once the history is open.

    Attributes:
        visited: whether a window or a browser has come.
    """

    def __init__(self) -> None:
        send_quietly()
        self.visited = False
        self._prepared: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Import the app and open the history, once; who comes meanwhile waits.

        Raises:
            ScorekeeperError: the history cannot be used.
        """
        if self._prepared is None:
            self._prepared = asyncio.create_task(asyncio.to_thread(open_history))
        await asyncio.shield(self._prepared)

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


def open_history() -> None:
    """Import what takes long, and see that the history can be used.

    Raises:
        ScorekeeperError: it cannot.
    """
    from scorekeeper.ui.history import scorebook  # noqa: PLC0415

    scorebook()
    # All of that stays: looking through it for garbage would hold up a tap now and then.
    gc.collect()
    gc.freeze()
