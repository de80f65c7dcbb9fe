"""The named rule sets: the Australian base, and what each of the others changes in it."""

from __future__ import annotations

from scorekeeper.rules.errors import RuleSetError, listed, shown
from scorekeeper.rules.named.america import AMERICAN
from scorekeeper.rules.named.australia import AUSTRALIAN
from scorekeeper.rules.named.elsewhere import ELSEWHERE
from scorekeeper.rules.named.preset import Confidence, Family, Preset

__all__ = [
    "DEFAULT_PRESET",
    "PRESETS",
    "Confidence",
    "Family",
    "Preset",
    "UnknownPreset",
    "preset",
]

PRESETS: dict[str, Preset] = {one.id: one for one in (*AUSTRALIAN, *ELSEWHERE, *AMERICAN)}
"""Every named rule set by its id, in the order a person looks for one."""

DEFAULT_PRESET = PRESETS["au_pagat"]
"""What a new match is played by until the table chooses otherwise."""


def preset(preset_id: str) -> Preset:
    """Return the named rule set with this id.

    Raises:
        UnknownPreset: there is none.

    >>> preset("us_4p").title
    'American, four players'
    """
    if preset_id not in PRESETS:
        raise UnknownPreset(preset_id)
    return PRESETS[preset_id]


class UnknownPreset(RuleSetError):
    """An id that no named rule set has."""

    code = "unknown_preset"

    def __init__(self, preset_id: object) -> None:
        """Say the id and the nearest ones."""
        import difflib  # noqa: PLC0415 - needed for a slip of the pen alone

        near = difflib.get_close_matches(str(preset_id)[:60], PRESETS, n=3, cutoff=0.4)
        right = (
            f": did you mean {listed(near)}?"
            if near
            else ", such as au_pagat or us_4p; “scorekeeper presets” lists them all."
        )
        super().__init__(f"{shown(preset_id)} is not a named rule set{right}")
        self.at("preset")
