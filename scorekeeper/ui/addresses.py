"""Where each screen is."""

from __future__ import annotations

from urllib.parse import parse_qs, urlencode, urlsplit

HOME = "/"
NEW = "/new"
AGAIN = "?again=1"
SAME_TABLE = NEW + AGAIN
NEW_RULES = "/rules"
NEW_READ = "/read"
NEW_OWN = "/rules/own"
"""Within the set-up: the list of rules, those chosen to be read, house rules being made."""
SETTINGS = "/settings"
BACKUPS = "/settings/backups"
EXPORT = "/settings/export"
HISTORY = "/history"
BIN = "/history/bin"
PEOPLE = "/people"
RULES = "/rules"
RULES_READ = "/rules/read"
CHOSEN = "of"
OWN_RULES = "own-rules"
"""The leaf of a match on which single options of its rules are changed."""


def match(match_id: str) -> str:
    """A match's score sheet."""
    return f"/match/{match_id}"


def record(match_id: str) -> str:
    """Recording its next hand."""
    return f"/match/{match_id}/record"


def hand(match_id: str, number: int, deed: str) -> str:
    """Doing something to one of its hands: correct, insert, remove, move, note, story."""
    return f"/match/{match_id}/hand/{number}/{deed}"


def match_leaf(match_id: str, which: str) -> str:
    """One of its leaves: story, details, seats, dealer, export, or what a hand leads to."""
    return f"/match/{match_id}/{which}"


def rules_of(rules_id: str) -> str:
    """All the rules, with what can be done with these."""
    return f"{RULES}?{urlencode({CHOSEN: rules_id})}"


def chosen_in(route: str) -> str:
    """Which rules an address asks for; empty where it asks for none.

    >>> chosen_in(rules_of("au_pagat")), chosen_in(RULES)
    ('au_pagat', '')
    """
    return parse_qs(urlsplit(route).query).get(CHOSEN, [""])[0]


def rules(rules_id: str) -> str:
    """The page of a named rule set, or of house rules by their id."""
    return f"/rules/{rules_id}"


def rules_deal(rules_id: str) -> str:
    """How to deal by them."""
    return f"/rules/{rules_id}/deal"


def rules_edit(rules_id: str) -> str:
    """Changing house rules, or making some from a named rule set."""
    return f"/rules/{rules_id}/edit"


def rules_share(rules_id: str) -> str:
    """Sending them to somebody."""
    return f"/rules/{rules_id}/share"
