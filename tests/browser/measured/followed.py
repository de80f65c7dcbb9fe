"""A window whose app has followed it before anybody looks.

The client tells the app of another size only a moment after the page has it. What is measured
before that is the layout for the size it had: whole, and of no interest.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.table import PATIENCE, Table

TELLS = b"resize"
"""What the client calls it, on the wire."""

STEP = 20
"""Milliseconds between two looks at what has come."""

ANSWERED = 500
"""Milliseconds in which the app has answered; it need not, where nothing is laid out anew."""


class Followed(Table):
    """A window that can be resized, and is not looked at before the app knows."""

    def __init__(self, page: Page, address: str, **how: Any) -> None:  # noqa: ANN401 - Table's own
        self._told = self._answers = 0
        page.on("websocket", self._listen_in)
        super().__init__(page, address, **how)

    def resize(self, width: int, height: int) -> Followed:
        """Pulls at the window until the app has answered."""
        now = self.page.viewport_size
        told = self._told
        super().resize(width, height)
        if now and (now["width"], now["height"]) != (width, height):
            for _ in range(0, PATIENCE, STEP):
                if self._told > told:
                    break
                self.page.wait_for_timeout(STEP)
            assert self._told > told, "the app was never told of the new size"
            answers = self._answers
            for _ in range(0, ANSWERED, STEP):
                if self._answers > answers:
                    break
                self.page.wait_for_timeout(STEP)
        return self

    def _listen_in(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: bytes | str) -> None:
        self._told += TELLS in (frame if isinstance(frame, bytes) else frame.encode())

    def _received(self, _: bytes | str) -> None:
        self._answers += 1
