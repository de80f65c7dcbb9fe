"""Reading what a file holds: rule sets, with an error that says the place and what is right."""

from __future__ import annotations

import marshal
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, datetime, timedelta
from typing import Any

from scorekeeper.rules.contracts import fold
from scorekeeper.rules.errors import FormatError, RulesError, listed, shown
from scorekeeper.rules.presets import PRESETS, preset
from scorekeeper.rules.rule_set import OPTIONS, RuleSet

_RULES_KEYS = ("preset", "name", "options")


class MissingKey(FormatError):
    """Something that a file has to say and does not."""

    code = "missing_key"

    def __init__(self, key: str, right: str) -> None:
        """Say the key and what stands there."""
        super().__init__(f"{key} is missing: it is {right}.")
        self.at(key)


class UnknownKey(FormatError):
    """A key that means nothing where it stands."""

    code = "unknown_key"

    def __init__(self, key: object, known: tuple[str, ...]) -> None:
        """Say the key and the ones that are known there."""
        super().__init__(f"{shown(key)} means nothing here: the keys are {listed(known, 'and')}.")
        self.at(str(key)[:60])


class WrongValue(FormatError):
    """A value of the wrong kind."""

    code = "wrong_value"

    def __init__(self, key: str, value: object, right: str) -> None:
        """Say the key, the value and what would be right."""
        super().__init__(f"{key} cannot be {shown(value)}: it is {right}.")
        self.at(key)


class SaidTwice(FormatError):
    """A key that stands twice in one object: JSON would keep the second without a word."""

    code = "said_twice"

    def __init__(self, key: str) -> None:
        """Say the key."""
        super().__init__(f"{shown(key)} stands twice in one place: it is said once.")
        self.key = key


def said_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of JSON, for ``object_pairs_hook`` where people write by hand.

    Raises:
        SaidTwice: one of its keys stands there twice.
    """
    read = dict(pairs)
    if len(read) < len(pairs):
        keys = [key for key, _ in pairs]
        raise SaidTwice(next(key for key in keys if keys.count(key) > 1))
    return read


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesEntry:
    """The rules of a file.

    Attributes:
        rules: every option.
        preset: the id of the named rule set it started from, if it did; of complete rules it may
            be one that this version does not know.
        name: what the table calls its rules.
    """

    rules: RuleSet
    preset: str | None = None
    name: str | None = None


def read_rules(data: Any) -> RulesEntry:  # noqa: ANN401 - whatever the file held
    """Read the rules of a file: a named rule set and what differs, or every option.

    Beside the options, a special contract of the named rule set can be changed in part by
    its name: ``"open_misere": {"when": "after_8"}``.

    Raises:
        RulesError: with the place, such as ``options.target``.

    >>> read_rules({"preset": "au_pagat", "options": {"defence_cap": 490}}).rules.defence_cap
    490
    """
    if not isinstance(data, dict):
        raise WrongValue("rules", data, "an object with preset or options")
    try:
        key = marshal.dumps(data)
    except ValueError:  # nothing that JSON can hold
        return _read_rules(data)
    known = _READ.get(key)
    if known is None:
        known = _read_rules(data)
        if len(_READ) >= _MOST_READ:
            _READ.clear()
        _READ[key] = known
    return known


def read_rules_of(data: dict[str, Any]) -> RulesEntry:
    """Read the rules of a file that has them under ``rules``.

    Raises:
        RulesError: with the place, such as ``rules.options.target``.
    """
    if data.get("rules") is None:
        raise MissingKey("rules", "an object with preset or options")
    try:
        return read_rules(data["rules"])
    except RulesError as error:
        raise (error if error.where == "rules" else error.at("rules")) from None


_READ: dict[bytes, RulesEntry] = {}
"""Rules read before, by all that was written of them: a history's matches share a few."""
_MOST_READ = 256


def _read_rules(data: dict[Any, Any]) -> RulesEntry:
    for key in data:
        if key not in _RULES_KEYS:
            raise UnknownKey(key, _RULES_KEYS)
    preset_id, name, options = (data.get(key) for key in _RULES_KEYS)
    if preset_id is not None and not isinstance(preset_id, str):
        raise WrongValue("preset", preset_id, "the id of a named rule set, such as au_pagat")
    if name is not None and not isinstance(name, str):
        raise WrongValue("name", name, "a text")
    if preset_id is None and options is None:
        raise MissingKey("preset", "the id of a named rule set, or options are given in full")
    if preset_id is None or (preset_id not in PRESETS and _is_complete(options)):
        # Other versions know other names; where every option is said, none is needed.
        return RulesEntry(rules=_checked(options, None), preset=preset_id, name=name)
    base = preset(preset_id).rules
    options = _with_special_changes({} if options is None else options, base)
    return RulesEntry(rules=_checked(options, base), preset=preset_id, name=name)


def _is_complete(options: object) -> bool:
    return isinstance(options, dict) and options.keys() >= set(OPTIONS)


def _checked(options: object, base: RuleSet | None) -> RuleSet:
    try:
        return RuleSet.from_json(options, base)
    except RulesError as error:
        raise (error if error.where == "options" else error.at("options")) from None


def _with_special_changes(options: Any, base: RuleSet) -> Any:  # noqa: ANN401 - as the file held
    """Return options with changes to single special contracts put into the list of them."""
    if not isinstance(options, dict):
        return options
    named = {fold(one.name): one for one in base.special_contracts}
    changes = {
        key: value
        for key, value in options.items()
        if key not in OPTIONS and isinstance(value, dict) and fold(str(key)) in named
    }
    if not changes or "special_contracts" in options:
        return options
    changed = {fold(str(key)): value for key, value in changes.items()}
    specials = [one.to_json() | changed.get(fold(one.name), {}) for one in base.special_contracts]
    kept = {key: value for key, value in options.items() if key not in changes}
    return kept | {"special_contracts": specials}


def optional_text(data: dict[str, Any], key: str) -> str | None:
    """Return a text, or None where it is left out.

    Raises:
        WrongValue: it is no text, or holds half a character, which no file can keep.
    """
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, str):
        raise WrongValue(key, value, "a text")
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            raise WrongValue(key, value, "a text of whole characters") from None
    return value


def optional_time(data: dict[str, Any], key: str, where: str | None = None) -> str | None:
    """Return a time as it was written, or None where it is left out.

    Raises:
        WrongValue: it is no time, or none that can be kept.
    """
    value = data.get(key)
    if value is None:
        return None
    try:
        moment_of(value)
    except (TypeError, ValueError):
        right = "a time such as 2026-11-27T19:30:00+11:00"
        raise WrongValue(where or key, value, right) from None
    return str(value)


def moment_of(text: str) -> datetime:
    """Return the moment that a text names; without a zone it is on the clock of the place.

    Raises:
        ValueError: it names none, or none that can be kept: at the ends of the calendar, where
            other zones have no date, or in a zone that is not ahead by whole minutes.
    """
    moment = datetime.fromisoformat(text)
    ahead = moment.utcoffset()
    if not MINYEAR < moment.year < MAXYEAR or (ahead and ahead % _MINUTE):
        raise ValueError(text)
    return moment


_MINUTE = timedelta(minutes=1)
