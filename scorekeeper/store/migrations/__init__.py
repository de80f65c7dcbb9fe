"""The formats of the history, oldest first, and the steps from one to the next.

Each step is an ordinary module with ``upgrade(op)``: so the steps are found in a package
of compiled files only, and in a zip, where Alembic's own search of a folder finds none.
There is no way back: an older program refuses a newer history.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

FORMATS: Final = MappingProxyType(
    {"0001": "m0001_matches", "0002": "m0002_lists", "0003": "m0003_profiles"}
)
"""Format, as the history carries it, to the module that leads to it."""

NEWEST: Final = next(reversed(FORMATS))
