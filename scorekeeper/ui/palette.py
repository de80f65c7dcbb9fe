"""The colours of the two rooms the app is looked at in: paper by day, a pad under a lamp."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """One room's colours, as ``#RRGGBB``.

    Attributes:
        table: the cloth around the pad.
        paper: what is written on.
        card: a raised slip of paper: something that can be tapped.
        ink: writing.
        pencil: lesser writing.
        rule: the pad's printed lines.
        margin: its red margin.
        red: a set back, a total below zero; hearts and diamonds.
        green: a contract made; clubs where the four suits have four colours.
        blue: diamonds there.
        binding: the strip the pad is bound with.
        on_binding: writing on it.
        action: the one thing to do next.
        on_action: writing on that.
        focus: the ring round what the keyboard is at.
    """

    table: str
    paper: str
    card: str
    ink: str
    pencil: str
    rule: str
    margin: str
    red: str
    green: str
    blue: str
    binding: str
    on_binding: str
    action: str
    on_action: str
    focus: str


DAY = Palette(
    table="#27533F",
    paper="#FAF4E5",
    card="#F2E8D0",
    ink="#1C272E",
    pencil="#55534A",
    rule="#B9CBCD",
    margin="#D2695A",
    red="#9B1C1C",
    green="#1B5B3E",
    blue="#1B4F8C",
    binding="#7E2222",
    on_binding="#FBEBD3",
    action="#1B5B3E",
    on_action="#FFF8E8",
    focus="#1557B0",
)
"""Paper and ink, on green cloth."""

LAMP = Palette(
    table="#0E1A14",
    paper="#211B15",
    card="#2E261D",
    ink="#F3E6CC",
    pencil="#C2B397",
    rule="#4A4135",
    margin="#8E4A3E",
    red="#FF9E8C",
    green="#93D6A6",
    blue="#93C1F5",
    binding="#4A1917",
    on_binding="#F8E2C3",
    action="#E7BA62",
    on_action="#241A0B",
    focus="#FFD37A",
)
"""A dim room: the pad in lamplight."""
