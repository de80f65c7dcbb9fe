"""House rules: kept under a name, to be played by again and again."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime
from uuid import uuid4

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.rule_set import RULE_SET_FORMAT, RuleSet
from scorekeeper.scorebook.calls.bookkeeping import Bookkeeping
from scorekeeper.scorebook.errors import ProfileKnown, ProfileMovedOn, UnknownProfile
from scorekeeper.scorebook.opened import understood
from scorekeeper.scorebook.renaming import named
from scorekeeper.scorebook.views import Profile
from scorekeeper.store import profiles, remembered
from scorekeeper.store.database import Transaction
from scorekeeper.store.records import StoredProfile

_log = logging.getLogger(__name__)

DEFAULT = "default_rules"
"""Where it is remembered which rules new matches begin with."""

WHOSE = "This rule set"


class Profiling(Bookkeeping):
    """Rules that a table has given a name; a match keeps its own copy and is never touched."""

    def profiles(self) -> tuple[Profile, ...]:
        """All house rules, those changed last first; ``doctor`` tells of any it cannot read."""
        with self._history.reading() as transaction:
            default = _default(transaction)
            stored = profiles.every(transaction)
        found: list[Profile] = []
        for one in stored:
            try:
                found.append(_profile(one, default))
            except ScorekeeperError:
                _log.exception("the house rules %s cannot be read", one.name)
        return tuple(found)

    def profile(self, profile_id: str) -> Profile:
        """House rules by their id.

        Raises:
            UnknownProfile: there are none of this id.
        """
        with self._history.reading() as transaction:
            return _profile(_stored(transaction, profile_id), _default(transaction))

    def save_profile(
        self,
        name: str,
        rules: RuleSet,
        *,
        preset_id: str | None = None,
        profile_id: str | None = None,
        seen: datetime | None = None,
    ) -> Profile:
        """Keep rules under a name: new ones, or in the place of those of an id.

        With the id of some that were deleted, they are there again.

        Args:
            name: what they are called.
            rules: every option.
            preset_id: the named rule set that they were made from, if one.
            profile_id: of those whose place they take.
            seen: when those had been changed last, as far as whoever saves knows; then nothing is
                saved if somebody has changed them since.

        Raises:
            NameEmpty: there is no name.
            ProfileKnown: other rules are called so.
            ProfileMovedOn: they were changed or deleted since they were looked at.
        """
        stored = StoredProfile(
            uid=profile_id or str(uuid4()),
            name=named(name, WHOSE),
            rules=rules.to_json(),
            rules_format=RULE_SET_FORMAT,
            preset_id=preset_id,
            changed_at=self._clock(),
        )
        with self._history.writing() as transaction:
            if seen is not None:
                _verify_seen(transaction, stored.uid, seen)
            return self._put(transaction, stored)

    def rename_profile(self, profile_id: str, name: str) -> Profile:
        """Call rules otherwise.

        Raises:
            UnknownProfile: there are none of this id.
            NameEmpty: there is no name.
            ProfileKnown: other rules are called so.
        """
        name = named(name, WHOSE)
        with self._history.writing() as transaction:
            stored = _stored(transaction, profile_id)
            return self._put(transaction, replace(stored, name=name, changed_at=self._clock()))

    def copy_profile(self, profile_id: str) -> Profile:
        """Keep the same rules once more, under the name with a number.

        Raises:
            UnknownProfile: there are none of this id.
        """
        with self._history.writing() as transaction:
            stored = _stored(transaction, profile_id)
            number = 2
            while profiles.called(transaction, f"{stored.name} {number}") is not None:
                number += 1
            copy = replace(
                stored,
                uid=str(uuid4()),
                name=f"{stored.name} {number}",
                changed_at=self._clock(),
            )
            return self._put(transaction, copy)

    def delete_profile(self, profile_id: str) -> Profile:
        """Keep rules no longer; the answer, saved again under its id, undoes it.

        Raises:
            UnknownProfile: there are none of this id.
        """
        with self._history.writing() as transaction:
            default = _default(transaction)
            deleted = _profile(_stored(transaction, profile_id), default)
            profiles.drop(transaction, profile_id)
            if default == profile_id:
                remembered.remember(transaction, DEFAULT, None)
        return deleted

    def default_rules(self) -> str | None:
        """The id of the named rules that new matches begin with, the table's own or not."""
        with self._history.reading() as transaction:
            return _default(transaction)

    def set_default_rules(self, rules_id: str | None) -> None:
        """Have new matches begin with these rules; with None, with those played by last."""
        with self._history.writing() as transaction:
            value = None if rules_id is None else {"id": rules_id}
            remembered.remember(transaction, DEFAULT, value)

    def _put(self, transaction: Transaction, stored: StoredProfile) -> Profile:
        same = profiles.called(transaction, stored.name)
        if same is not None and same.uid != stored.uid:
            raise ProfileKnown(same.name)
        profiles.put(transaction, stored)
        return _profile(stored, _default(transaction))


def _stored(transaction: Transaction, profile_id: str) -> StoredProfile:
    stored = profiles.by_uid(transaction, profile_id)
    if stored is None:
        raise UnknownProfile(profile_id)
    return stored


def _verify_seen(transaction: Transaction, profile_id: str, seen: datetime) -> None:
    now = profiles.by_uid(transaction, profile_id)
    if now is None or now.changed_at != seen:
        newer = None if now is None else _profile(now, _default(transaction))
        raise ProfileMovedOn(newer)


def _profile(stored: StoredProfile, default: str | None) -> Profile:
    return Profile(
        id=stored.uid,
        name=stored.name,
        rules=understood(stored.rules),
        preset_id=stored.preset_id,
        changed_at=stored.changed_at,
        is_default=stored.uid == default,
    )


def _default(transaction: Transaction) -> str | None:
    kept = remembered.recall(transaction, DEFAULT)
    return None if kept is None else kept.get("id")
