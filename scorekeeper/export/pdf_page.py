"""The paper that score sheets are printed on: typefaces, inks, ruled lines, page numbers."""

from __future__ import annotations

import logging
from itertools import groupby
from typing import Self

from fpdf import FPDF
from fpdf.enums import MethodReturnValue
from fpdf.fonts import TTFFont

from scorekeeper.export.words import page_of
from scorekeeper.shipped import assets_folder

Ink = tuple[int, int, int]

INK: Ink = (26, 39, 52)
PENCIL: Ink = (90, 97, 104)
RED: Ink = (168, 32, 32)
MARGIN_RED: Ink = (214, 150, 150)
RULE: Ink = (188, 200, 210)

MARGIN = 15.0
"""Round every page, in mm."""
FOOT = 18.0
"""What is left free at the foot of a page, in mm."""
POINT = 25.4 / 72
"""A point of type, in mm."""
RED_SUITS = "♥♦"

SLAB, SANS = "slab", "sans"
_FILES = {
    (SLAB, ""): "scorepad-slab-bold.ttf",
    (SANS, ""): "scorepad-sans-regular.ttf",
    (SANS, "B"): "scorepad-sans-semibold.ttf",
}
# It tells of every letter that a typeface lacks, and of every table that it leaves out.
logging.getLogger("fontTools").setLevel(logging.ERROR)
logging.getLogger("fpdf").setLevel(logging.ERROR)


class Page(FPDF):
    """A document of score sheets, written on from where the pen stands.

    Used in a ``with``: fpdf2 keeps the files of its typefaces open until a document is written,
    and one that comes to nothing leaves them so.
    """

    def __init__(self) -> None:
        super().__init__(format="A4")
        self.running_head = ""
        self.set_margins(MARGIN, MARGIN)
        self.set_auto_page_break(auto=False)
        self.set_title("500 Scorekeeper")
        self.c_margin = 0
        fonts = assets_folder() / "fonts"
        for (family, style), file in _FILES.items():
            self.add_font(family, style, fonts / file)

    def __enter__(self) -> Self:
        """Begin to write."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the files of the typefaces, whatever became of the document."""
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def footer(self) -> None:
        """What the match is called, and the number of the page."""
        self.pen(SANS, 8, PENCIL)
        y = self.h - FOOT + 8
        name = self.wrapped(self.running_head, self.epw - 30)[0]
        self.put(MARGIN, y, name)
        # How many there are is known at the end, and filled in only where a cell is written.
        self.set_xy(self.w - MARGIN - 14, y)
        self.cell(h=self.leading(), text=page_of(self.page_no(), self.str_alias_nb_pages or ""))

    def pen(self, family: str, size: float, ink: Ink = INK, *, strong: bool = False) -> None:
        """Take up a typeface and an ink."""
        self.set_font(family, "B" if strong else "", size)
        self.set_text_color(*ink)

    def wrapped(self, text: str, width: float) -> list[str]:
        """A text in lines no wider than this; a word too long for one is broken."""
        if self.get_string_width(text) <= width and "\n" not in text:
            return [text]
        lines = self.multi_cell(
            width, text=text, dry_run=True, output=MethodReturnValue.LINES, align="L"
        )
        return [str(line) for line in lines] or [""]  # type: ignore[union-attr]

    def leading(self) -> float:
        """The height of a line of the type in hand, in mm."""
        return self.font_size_pt * POINT * 1.3

    def put(self, x: float, y: float, text: str, *, right: float | None = None) -> None:
        """Write a line of text with its top at ``y``, from ``x`` on or up to ``right``."""
        if right is not None:
            x = right - self.get_string_width(text)
        if not text:
            return
        self.text(x, y + 0.95 * self.font_size, text)

    def put_lines(self, x: float, y: float, lines: list[str]) -> float:
        """Write lines one below the other; where the next would stand."""
        for line in lines:
            self.put(x, y, line)
            y += self.leading()
        return y

    def put_contract(self, x: float, y: float, lines: list[str]) -> None:
        """Write a contract, its red suits in red."""
        for line in lines:
            self.put_inked(x, y, line)
            y += self.leading()

    def put_inked(self, x: float, y: float, line: str, ink: Ink = INK) -> float:
        """Write a line, its red suits in red; where it ends, in mm."""
        for red, letters in groupby(line, RED_SUITS.__contains__):
            run = "".join(letters)
            self.set_text_color(*(RED if red else ink))
            self.put(x, y, run)
            x += self.get_string_width(run)
        return x

    def rule(self, y: float, right: float | None = None) -> None:
        """Draw a ruled line across the page, or a part of it."""
        self.set_draw_color(*RULE)
        self.set_line_width(0.2)
        self.line(MARGIN, y, self.w - MARGIN if right is None else right, y)

    def ring(self, right: float, y: float, width: float) -> None:
        """Ring a number below zero, as on paper."""
        self.set_draw_color(*RED)
        self.set_line_width(0.35)
        self.ellipse(right - width - 1.4, y - 0.2, width + 2.8, self.leading() + 0.4)

    def strokes(self, right: float, y: float, width: float) -> None:
        """Draw two strokes under the total that won."""
        self.set_draw_color(*INK)
        self.set_line_width(0.4)
        for below in (0.0, 0.9):
            self.line(right - width, y + below, right, y + below)

    def margin_line(self, x: float, top: float, bottom: float) -> None:
        """Draw a piece of the red margin."""
        self.set_draw_color(*MARGIN_RED)
        self.set_line_width(0.25)
        self.line(x, top, x, bottom)

    def has_room(self, y: float, height: float) -> bool:
        """Whether so much still fits on the page below ``y``, in mm."""
        return y + height <= self.h - FOOT
