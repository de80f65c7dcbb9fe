"""The screens that are measured, one a line: where it is, and what is tapped there first."""

from __future__ import annotations

from dataclasses import dataclass

from tests.browser.measured.world import FORMS, match_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """One screen.

    Attributes:
        name: what the test calls it.
        address: where it is.
        sees: something that is on it.
        taps: what is tapped to come to it.
        own: each look has a match of its own, for something stays half entered in it.
    """

    name: str
    address: str
    sees: str
    taps: tuple[str, ...] = ()
    own: str = ""

    def at(self, look: str) -> str:
        """Where it is in a look."""
        return self.address.replace(match_id(self.own), match_id(f"{self.own} {look}"))


def _screen(name: str, address: str, sees: str, *taps: str, own: str = "") -> Screen:
    return Screen(name=name, address=address, sees=sees, taps=taps, own=own)


def _entry(name: str, own: str, sees: str, *taps: str) -> Screen:
    return _screen(name, _match(own, "/record"), sees, *taps, own=own)


def _match(name: str, leaf: str = "") -> str:
    return f"/match/{match_id(name)}{leaf}"


VALUES = ("house.option.schedule", "house.own_values")

SCREENS = (
    _screen("home", "/", "home.settings"),
    _screen("new match", "/new", "setup.start"),
    _screen("rules to choose", "/new", "setup.rules.au_pagat", "setup.rules"),
    _screen("history", "/history", "history.match.1"),
    _screen("bin", "/history/bin", "bin.match.1"),
    _screen("people", "/people", "people.person.1"),
    _screen("person", "/people", "people.name", "people.person.1"),
    _screen("settings", "/settings", "settings.theme.dark"),
    _screen("backups", "/settings/backups", "go.back"),
    _screen("export", "/settings/export", "go.back"),
    _screen("rules", "/rules", "go.back"),
    _screen("rules on a page", "/rules/au_pagat", "rules.deal"),
    _screen("rules looked at", "/rules", "rules.share", "rules.list.au_2p"),
    _screen("how to deal", "/rules/au_pagat/deal", "deal.pack"),
    _screen("how to deal to six", "/rules/us_6p_3x2/deal", "deal.pack"),
    _screen("house rules", "/rules/au_pagat/edit", "house.done"),
    _screen("house rules looked over", "/rules/us_3p/edit", "house.save", "house.done"),
    _screen("table of values", "/rules/au_6p_2x3/edit", "house.own_values", *VALUES),
    _screen("lost", "/nowhere", "lost.home"),
    _screen("fresh sheet", _match("fresh"), "sheet.record"),
    _screen("sheet", _match("played"), "sheet.hand.7"),
    _screen("sheet, hand open", _match("played"), "hand.explain", "sheet.hand.6"),
    _screen("menu", _match("played"), "menu.story", "sheet.menu"),
    _screen("names", _match("played"), "names.save", "sheet.menu", "menu.names"),
    _screen("over", _match("over"), "match.outcome"),
    _screen("clock", _match("timed"), "sheet.clock"),
    _entry("entry", "entered", "record.contract.8H"),
    _entry(
        "entry, contract and player",
        "chosen",
        "record.tricks.10",
        "record.contract.10NT",
        "record.player.2",
    ),
    _entry("something else", "other", "record.other.void", "record.other"),
    _entry(
        "adjustment",
        "adjusted",
        "adjustment.points.1",
        "record.other",
        "record.other.adjustment",
    ),
    _screen("story", _match("played", "/story"), "story.event.1"),
    _screen("single rules", _match("played", "/own-rules"), "house.changes", "house.done"),
    _screen("details", _match("played", "/details"), "details.save"),
    _screen("seats", _match("played", "/seats"), "seats.save"),
    _screen("next dealer", _match("played", "/dealer"), "dealer.1"),
    _screen("other rules", _match("played", "/rules"), "go.back"),
    _screen("hand corrected", _match("mended", "/hand/2/correct"), "record.contract.8H"),
    _screen("hand removed", _match("mended", "/hand/2/remove"), "hand.confirm"),
    _screen("hand moved", _match("mended", "/hand/2/move"), "hand.later"),
    _screen("hand noted", _match("mended", "/hand/2/note"), "hand.note.save"),
    *(_screen(f"sheet, {form}", _match(form), "sheet.total.2") for form in FORMS),
    *(_screen(f"entry, {form}", _match(form, "/record"), "record.contract.8H") for form in FORMS),
    _screen("hand's story", _match("mended", "/hand/2/story"), "hand.version.1"),
)
