"""Rules as a text to be sent: what comes back is what was sent, or a sentence says why not."""

from __future__ import annotations

import base64
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules.errors import RulesError, RuleSetError
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.reading import read_rules
from scorekeeper.rules.rule_set import RuleSet
from scorekeeper.rules.sharing import (
    LONGEST_SHARED_NAME,
    NothingShared,
    SharedByNewer,
    SharedDamaged,
    read_shared_rules,
    share_rules,
)
from scorekeeper.rules.sharing_words import WORDS
from tests.oracle.strategies import SHAPES, rule_sets

FRIDAY = share_rules(RuleSet(target=1000), name="Friday", preset="au_pagat")

SENT_ONCE = {
    "500-RULES-1-J3TRFFSDZX3ALCKA34Q5FLC3KFTEUYXFNCLB7TPSYMVMWY3JHWHKQPAPAA": ("Friday", 1000),
}
"""Texts that people have sent each other: they are read for ever."""


@pytest.mark.parametrize("preset_id", PRESETS)
def test_named_rules_come_back_as_they_were_sent(preset_id: str) -> None:
    rules = PRESETS[preset_id].rules
    text = share_rules(rules, name="Our table", preset=preset_id)
    back = read_shared_rules(text)
    assert (back.rules, back.name, back.preset) == (rules, "Our table", preset_id)
    assert len(text) < 280


@pytest.mark.parametrize("shape", SHAPES)
@given(data=st.data(), name=st.text(max_size=40))
def test_any_rules_come_back_as_they_were_sent(shape: str, data: st.DataObject, name: str) -> None:
    rules = read_rules(data.draw(rule_sets(shape))).rules
    back = read_shared_rules(share_rules(rules, name=name))
    assert (back.rules, back.name, back.preset) == (rules, name, None)


@pytest.mark.parametrize("text", SENT_ONCE)
def test_a_text_sent_long_ago_is_read(text: str) -> None:
    back = read_shared_rules(text)
    assert (back.name, back.rules.target) == SENT_ONCE[text]


def test_a_long_name_is_cut() -> None:
    back = read_shared_rules(share_rules(RuleSet(), name="x" * 100))
    assert back.name == "x" * LONGEST_SHARED_NAME


@pytest.mark.parametrize(
    "message",
    [
        f"Here are our rules: {FRIDAY}. See you on Friday",
        f"{FRIDAY} thanks",
        f"> {FRIDAY[:40]}\n{FRIDAY[40:60]}\r\n  {FRIDAY[60:]}\n\nAnn",
        FRIDAY.lower(),
        f"500-RULES-1-OLD {FRIDAY}",
        f"500-RULES-2-ABC {FRIDAY}",
    ],
)
def test_a_text_is_found_in_a_message(message: str) -> None:
    assert read_shared_rules(message).rules == RuleSet(target=1000)


@pytest.mark.parametrize("text", ["", "hello", "500-RULES-", "500 RULES 1 ABC"])
def test_where_there_is_no_text_it_is_said_what_to_look_for(text: str) -> None:
    with pytest.raises(NothingShared, match="begins with 500-RULES-1-"):
        read_shared_rules(text)


def test_every_part_of_it_matters() -> None:
    start = len("500-RULES-1-")
    for at in range(start, len(FRIDAY)):
        other = "A" if FRIDAY[at] != "A" else "B"
        for spoilt in (FRIDAY[:at], FRIDAY[:at] + other + FRIDAY[at + 1 :]):
            try:
                back = read_shared_rules(spoilt)
            except SharedDamaged:
                continue
            # The last letter holds bits that nothing is written in.
            assert at == len(FRIDAY) - 1
            assert back.rules == RuleSet(target=1000)


def test_a_text_of_a_newer_kind_is_called_so() -> None:
    with pytest.raises(SharedByNewer, match=r"newer version .*500-RULES-12-"):
        read_shared_rules(FRIDAY.replace("RULES-1-", "RULES-12-"))


def packed(content: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=WORDS)
    raw = packer.compress(content) + packer.flush()
    return "500-RULES-1-" + base64.b32encode(zlib.crc32(raw).to_bytes(4, "big") + raw).decode()


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 90_000, b'"' + b"x" * 10_000_000, b"\xff\xfe"]
)
def test_what_is_no_json_is_damaged(content: bytes) -> None:
    with pytest.raises(SharedDamaged):
        read_shared_rules(packed(content))


@pytest.mark.parametrize("content", [b"7", b"null", b"[]", b'{"options": {"target": 0}}'])
def test_what_is_no_rules_is_refused(content: bytes) -> None:
    with pytest.raises(RulesError):
        read_shared_rules(packed(content))


def test_rules_no_table_could_play_by_are_refused_with_the_reason() -> None:
    wrong = packed(b'{"preset": "au_pagat", "options": {"target": 0}}')
    with pytest.raises(RuleSetError, match="target"):
        read_shared_rules(wrong)


def test_rules_made_from_some_this_version_does_not_know_are_read_all_the_same() -> None:
    text = share_rules(RuleSet(), name="Theirs", preset="au_of_the_future")
    back = read_shared_rules(text)
    assert (back.rules, back.preset) == (RuleSet(), None)


@given(text=st.text(alphabet="500-RULES1 ABC234\n", max_size=120))
def test_no_text_does_anything_but_be_refused(text: str) -> None:
    with pytest.raises((NothingShared, SharedDamaged, SharedByNewer)):
        read_shared_rules(f"500-RULES-1-{text}")
