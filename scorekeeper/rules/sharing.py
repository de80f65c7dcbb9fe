"""Rules as a short text: to be sent in a message, drawn as a QR code, and read back.

``500-RULES-1-`` says what the text is and of which kind. Behind it, in letters and digits that
survive any messenger, are a checksum and the rules as a match file has them: complete, so that
nobody needs to know the rules they were made from.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import TYPE_CHECKING

from scorekeeper.rules.earlier import write_rules
from scorekeeper.rules.errors import FormatError
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.reading import RulesEntry, read_rules
from scorekeeper.rules.sharing_words import WORDS

if TYPE_CHECKING:
    from scorekeeper.rules.rule_set import RuleSet

SHARED_KIND = 1
"""The kind of text that is written; raised when older programs could not read it."""

LONGEST_SHARED_NAME = 60
"""So many letters of a name are shared."""

_FOUND = re.compile(r"500-RULES-(\d{1,6})-(?=([A-Z2-7\s]*))", re.IGNORECASE)
_CHECK_BYTES = 4
_MOST_PIECES = 200
"""Into so many pieces a text may have been broken on its way."""
_MOST_BYTES = 100_000
"""Rules of thirty special contracts are a twentieth of it."""

_to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def share_rules(rules: RuleSet, *, name: str, preset: str | None = None) -> str:
    """Return rules as a text to be sent.

    Args:
        rules: the rules.
        name: what the table calls them.
        preset: the id of the named rule set that they were made from, if one.

    >>> from scorekeeper.rules.rule_set import RuleSet
    >>> text = share_rules(RuleSet(target=1000), name="Friday")
    >>> text.startswith("500-RULES-1-"), len(text) < 100
    (True, True)
    >>> read_shared_rules(f"Our rules: {text} See you!").rules.target
    1000
    """
    entry = write_rules(rules, preset, name[:LONGEST_SHARED_NAME])
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=WORDS)
    packed = packer.compress(_to_json(entry).encode()) + packer.flush()
    check = zlib.crc32(packed).to_bytes(_CHECK_BYTES, "big")
    letters = base64.b32encode(check + packed).decode().rstrip("=")
    return f"500-RULES-{SHARED_KIND}-{letters}"


def read_shared_rules(text: str) -> RulesEntry:
    """Return the rules that a text holds, whatever else is around it.

    Raises:
        NothingShared: there is no such text in it.
        SharedByNewer: a newer version of the program wrote it.
        SharedDamaged: a part of it is missing or was changed.
        RuleSetError: the rules in it are none that a table could play by.
    """
    found = list(_FOUND.finditer(text))
    if not found:
        raise NothingShared
    kinds = [int(one[1]) for one in found]
    for kind, one in zip(kinds, found, strict=True):
        if kind == SHARED_KIND:
            packed = _checked(one[2])
            if packed is not None:
                return _understood(packed)
    newer = [kind for kind in kinds if kind != SHARED_KIND]
    if len(newer) == len(kinds):
        raise SharedByNewer(newer[0])
    raise SharedDamaged


def _checked(letters: str) -> bytes | None:
    """Return what fits its checksum: of a text broken into pieces, as many as belong to it."""
    joined = ""
    for piece in letters.upper().split(maxsplit=_MOST_PIECES)[:_MOST_PIECES]:
        joined += piece
        try:
            raw = base64.b32decode(joined + "=" * (-len(joined) % 8))
        except ValueError:
            continue
        check, packed = raw[:_CHECK_BYTES], raw[_CHECK_BYTES:]
        if packed and zlib.crc32(packed).to_bytes(_CHECK_BYTES, "big") == check:
            return packed
    return None


def _understood(packed: bytes) -> RulesEntry:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=WORDS)
    try:
        entry = json.loads(unpacker.decompress(packed, _MOST_BYTES))
    except (zlib.error, ValueError, RecursionError):
        raise SharedDamaged from None
    if isinstance(entry, dict) and entry.get("preset") not in PRESETS:
        entry.pop("preset", None)
    return read_rules(entry)


class NothingShared(FormatError):
    """A text without rules in it."""

    code = "nothing_shared"

    def __init__(self) -> None:
        """Say how a text with rules begins."""
        super().__init__(
            f"There are no rules in this text: look for what begins with 500-RULES-{SHARED_KIND}- "
            "and copy all of it."
        )


class SharedDamaged(FormatError):
    """A text of which a part is missing or was changed."""

    code = "shared_damaged"

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__(
            "A part of this text is missing or was changed on its way: copy all of it, from "
            "500-RULES to its last letter, or have it sent again."
        )


class SharedByNewer(FormatError):
    """A text of a kind that only newer programs write."""

    code = "shared_by_newer"

    def __init__(self, kind: int) -> None:
        """Say its kind, and what to do."""
        super().__init__(
            f"This text was made by a newer version of 500 Scorekeeper (500-RULES-{kind}-): "
            "update the app to read it."
        )
