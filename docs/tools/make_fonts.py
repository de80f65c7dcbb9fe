"""Make the app's typefaces: cut two open families down to what a score sheet writes.

Run it with the folder of the full fonts, as their packages unpack them::

    npm install @expo-google-fonts/bitter @expo-google-fonts/source-sans-3
    python docs/tools/make_fonts.py node_modules/@expo-google-fonts

Needs fonttools. Writes ``assets/fonts/*.ttf``. Four things are done to each:

* glyphs no name, number or suit needs are dropped, so the app opens quickly;
* the figures that all have one width (``tnum``) and stand on the line (``lnum``) become
  the plain figures, because Flet cannot ask a font for its features;
* an empty box is drawn, which stands in a browser for a letter that no font here has;
* the family is renamed, as the Open Font License asks of a changed font whose name is
  reserved.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"

LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # western and central European names
    *range(0x218, 0x21C),
    *range(0x386, 0x3CF),  # Greek
    *range(0x400, 0x460),  # Cyrillic
    *range(0x1EA0, 0x1EFA),  # Vietnamese
)
BOX, BOX_NAME = ord("□"), "box"
SIGNS = tuple(map(ord, "–—‘’“”•…−×≥≤→←↑↓✓♠♥♦♣"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """One font to make: where it comes from, and what it is called here."""

    source: str
    target: str
    family: str
    style: str


CUTS = (
    Cut(
        source="bitter/700Bold/Bitter_700Bold.ttf",
        target="scorepad-slab-bold.ttf",
        family="Scorepad Slab",
        style="Bold",
    ),
    Cut(
        source="source-sans-3/400Regular/SourceSans3_400Regular.ttf",
        target="scorepad-sans-regular.ttf",
        family="Scorepad Sans",
        style="Regular",
    ),
    Cut(
        source="source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
        target="scorepad-sans-semibold.ttf",
        family="Scorepad Sans SemiBold",
        style="Regular",
    ),
)


def feature_substitutes(font: TTFont, tag: str) -> dict[str, str]:
    """Which glyph a font's feature puts in place of which."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != tag:
            continue
        for index in record.Feature.LookupListIndex:
            for step in table.LookupList.Lookup[index].SubTable:
                inner = getattr(step, "ExtSubTable", step)
                found.update(getattr(inner, "mapping", {}))
    return found


def freeze_figures(font: TTFont) -> None:
    """Make the lining, tabular figures the ones a plain digit shows."""
    for tag in ("lnum", "tnum"):
        swaps = feature_substitutes(font, tag)
        for cmap in font["cmap"].tables:
            for digit in range(ord("0"), ord("9") + 1):
                glyph = cmap.cmap.get(digit)
                if glyph in swaps:
                    cmap.cmap[digit] = swaps[glyph]


def draw_box(font: TTFont) -> None:
    """Draw the empty box: a square on the line, as high as a capital."""
    high = font["OS/2"].sCapHeight
    stroke, room = high // 12, high // 8
    pen = TTGlyphPen(None)
    for inset, turns in ((0, 1), (stroke, -1)):
        low, top = inset, high - inset
        left, right = room + low, room + top
        for at, place in enumerate(
            ((left, low), (left, top), (right, top), (right, low))[::turns]
        ):
            (pen.lineTo if at else pen.moveTo)(place)
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), BOX_NAME])
    font["glyf"][BOX_NAME] = pen.glyph()
    font["hmtx"][BOX_NAME] = (high + 2 * room, room)
    for cmap in font["cmap"].tables:
        if cmap.isUnicode():
            cmap.cmap[BOX] = BOX_NAME


def rename(font: TTFont, cut: Cut) -> None:
    """Give the font the family name it has here, keeping its copyright and licence."""
    full = f"{cut.family} {cut.style}"
    names = {1: cut.family, 2: cut.style, 3: full, 4: full, 6: full.replace(" ", "")}
    for record in list(font["name"].names):
        if record.nameID in {16, 17, 21, 22, 25}:
            font["name"].removeNames(nameID=record.nameID)
        elif record.nameID in names:
            record.string = names[record.nameID]


def make(cut: Cut, originals: Path) -> Path:
    """Write one cut-down font and answer where it is."""
    font = TTFont(originals / cut.source)
    freeze_figures(font)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.hinting = False
    options.glyph_names = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*LETTERS, *SIGNS])
    cutter.subset(font)
    draw_box(font)
    rename(font, cut)
    target = FONTS / cut.target
    font.save(target)
    return target


def main() -> None:
    """Make every font and say how large each came out."""
    originals = Path(sys.argv[1])
    FONTS.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        made = make(cut, originals)
        print(f"{made.name}: {made.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
