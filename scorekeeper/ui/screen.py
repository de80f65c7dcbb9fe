"""What the app is looked at on: how wide, how high, how large its person wants the text."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.ui import theme

SIDE_BY_SIDE = 700
"""From this width the sheet and the entry stand beside each other."""

ROOM_FOR_TWO = 480
"""The least width, in units of text size, for that."""

IN_COLUMNS = 540
"""The least width, likewise, for the two columns of the entry on a phone lying down."""

LOW = 480
"""Below this height a screen is a phone on its side."""

LARGE_TEXT = 1.25
"""From this size of text things are laid out for it."""

AROUND_ENTRY = 112
"""What stands above and between the lines of the entry."""

MOST_ROW = 74

PAD = 1180
"""The sheet and the entry beside each other are never wider than this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """One window or phone.

    Attributes:
        width: in logical pixels.
        height: likewise.
        text: how many times the normal size text is shown at.
        lefty: it is held in the left hand.
    """

    width: float
    height: float
    text: float = 1.0
    lefty: bool = False

    @property
    def wide(self) -> bool:
        """Whether the sheet and the entry are shown beside each other."""
        return self.width >= SIDE_BY_SIDE and self.width / self.text >= ROOM_FOR_TWO

    @property
    def low(self) -> bool:
        """Whether it is a phone lying on its side."""
        return self.height < LOW

    @property
    def columns(self) -> bool:
        """Whether the entry has two columns: on a phone lying down, with room for them."""
        return self.low and (self.wide or self.width / self.text >= IN_COLUMNS)

    @property
    def large(self) -> bool:
        """Whether it is a tablet or more, with table to be seen round the pad."""
        return self.wide and not self.low

    @property
    def gap(self) -> float:
        """How far apart what is tapped on the entry is."""
        return theme.HAIR / 2 if self.columns else theme.HAIR

    def line(self, height: float) -> float:
        """How high something one line of text fills is to be, at least ``height``."""
        return round(height * max(1.0, self.text * 0.92))

    def entry_row(self, lines: int) -> float:
        """How high each of so many lines of the entry is: as high as the screen allows."""
        if self.low or self.text > LARGE_TEXT:
            return self.line(theme.TARGET)
        around = 2 * theme.WIDE if self.large else 0
        free = self.height - around - AROUND_ENTRY
        return max(theme.TARGET, min(MOST_ROW, free // max(1, lines) - theme.HAIR))

    def fit(self, size: float, characters: float, room: float, *, em: float = 0.66) -> float:
        """The size of type at which so many characters of the slab hand fit into a room."""
        return max(theme.BODY, min(size, room / (max(1, characters) * em) / max(1.0, self.text)))
