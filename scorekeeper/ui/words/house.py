"""What is said where rules are chosen, kept under a name, and sent to others."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.rules.presets import Confidence, Family
from scorekeeper.ui.words.grammar import for_a_file, plural

WHICH_RULES = "Which rules?"
ALL = "All"
HOW_MANY = "How many play?"
OUR_OWN = "Your own"
LAST_USED = "Last used"
FAMILIES = {
    Family.AUSTRALIA: "Australia",
    Family.NEW_ZEALAND: "New Zealand",
    Family.CANADA: "Canada",
    Family.UNITED_STATES: "United States",
    Family.APPS: "Apps and books",
}
DOUBTS = {
    Confidence.HIGH: "",
    Confidence.MEDIUM: "Told by players, not printed in full.",
    Confidence.LOW: "Not certain: a single mention.",
}
"""How sure the source of named rules is, where it is not printed in full."""

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
MAKE_OUR_OWN = "House rules"
MAKE_OUR_OWN_HOW = "Start from these rules and change what your table plays otherwise."
NEW_CONTRACT = "New contract"
NO_RULES_FOR = "There are no rules here for so many."


def players_label(players: int | None) -> str:
    """The filter of the list, spoken."""
    who = "any number of players" if players is None else plural(players, "player")
    return f"Rules for {who}"


def group(family: Family, players: int) -> str:
    """A part of the list: where it is played, and by how many."""
    return f"{FAMILIES[family]}, {NUMBERS[players]} players"


def made_from(title: str, changes: int) -> str:
    """What a table's own rules were made from, and how far they have moved."""
    if not changes:
        return f"The same as {title}."
    return f"{title}, with {plural(changes, 'change')}."


# Making house rules.
HOUSE_RULES = "House rules"
DONE = "Done"
SAVE = "Save"
SAVE_AND_PLAY = "Save and play by them"
PLAY = "Use them for this match only"
LEAVE = "Leave without saving"
NAME = "What your table calls them"
NAME_LONG = "Under this name they can be chosen for any match."
CHANGES = "What differs"
NOTHING_CHANGED = "Nothing is changed yet."
PUT_BACK = "Put back"
ADD_CONTRACT = "Add a contract of your own"
ADD_CONTRACT_HOW = "With a name, a value, and what must be taken."
REMOVE_CONTRACT = "Remove this contract"
OWN_VALUES = "Your own values"
OWN_VALUES_HOW = "Type what each bid is worth. More tricks must be worth more."
CONTRACT_NAME = "Name"
CONTRACT_CODE = "Short, for the sheet"
CONTRACT_VALUE = "Value"
CONTRACT_PARTS = {
    "tricks": "What must be taken",
    "rank": "Its place among the bids",
    "when": "When it may be called",
}
READY_MADE = "Well known"
FITS_NOT_YET = "They cannot be played by yet:"


def starts_from(title: str) -> str:
    """What the house rules are made from."""
    return f"From {title}. Tap what your table plays otherwise."


def at_option(title: str, why: str) -> str:
    """Why something does not fit, with the option that it stands at."""
    return why if why.startswith(title) else f"{title}: {why}"


def was(answer: str) -> str:
    """What the rules started from answer."""
    return f"Changed. It was: {answer}"


def put_back(answer: str) -> str:
    """Answer as the rules started from do."""
    return f"{PUT_BACK}: {answer}"


def group_label(title: str, changes: int) -> str:
    """A group of options, spoken."""
    return f"{title}, {plural(changes, 'change')}" if changes else title


def changes_from(title: str) -> str:
    """What differs from the rules started from."""
    return f"{CHANGES} from {title}"


def answered(title: str, answer: str) -> str:
    """An option, or a contract, with how it is answered."""
    return f"{title}: {answer}"


def instead_of(before: str) -> str:
    """The answer that another takes the place of."""
    return f"Instead of: {before}"


def added(contract: str) -> str:
    """A special contract that the other rules do not have."""
    return f"Also {contract}"


def left_out(contract: str) -> str:
    """One that only they have."""
    return f"No {contract}"


KEEP_BOTH = "Keep both: save yours beside theirs"


def moved_on(name: str, differences: Sequence[str]) -> str:
    """Somebody else has saved the same house rules meanwhile."""
    theirs = f" In theirs: {'; '.join(differences)}." if differences else ""
    return (
        f"Somebody else has changed {name} meanwhile.{theirs} "
        "Nothing is saved yet: keep both, or save once more to replace theirs."
    )


def gone_meanwhile(name: str) -> str:
    """Somebody else has deleted them."""
    return f"Somebody else has deleted {name} meanwhile. Save once more to have them again."


def saved(name: str) -> str:
    """House rules have been kept."""
    return f"{name} are kept."


def exactly(tricks: int) -> str:
    """An exact number of tricks, spoken."""
    return f"Exactly {plural(tricks, 'trick')}"


def just_above(bid: str) -> str:
    """A place among the bids."""
    return f"Just above {bid}"


# All the rules there are.
RULES = "Rules"
OPEN = "Read these rules"
OPEN_HOW = "All of them in sentences, with the values of the bids."
CHANGE_OWN = "Change them"
CHANGE_OWN_HOW = "Matches keep the rules they were played by."
MAKE_FROM = "Make house rules from them"
MAKE_FROM_HOW = "Start from these and change what your table plays otherwise."
DEFAULT = "Begin new matches with these"
DEFAULT_HOW = (
    "Until you choose otherwise. Without it, a new match begins with those played by last."
)
SHARE = "Send them to somebody"
SHARE_HOW = "As a short text, or a picture to scan."
COPY = "Duplicate"
COPY_HOW = "The same rules once more, under another name."
DELETE = "Delete"
DELETE_HOW = "Matches that were played by them keep them."
RENAME = "Rename"
READ_SENT = "Rules that somebody sent"
READ_SENT_HOW = "Paste the text that begins with 500-RULES."

# Sending and reading them.
SHARE_LONG = (
    "Copy this text into a message. Whoever gets it pastes it under Rules in their own "
    "500 Scorekeeper."
)
SCAN_LONG = "Or let them scan this with their camera, and copy the text it shows."
COPY_TEXT = "Copy the text"
COPIED = "Copied. Now paste it into a message."
NOT_COPIED = "This browser does not let the app copy. Mark the text and copy it."
PICTURE = "A QR code of the text"
SAVE_FILE = "Save as a file"
SAVED_FILE = "Saved as a file."
NOT_SAVED = "It was not saved."
OPEN_FILE = "Open a file"
NOT_RULES = "There are no rules in this: it is neither a file of rules nor a match file."
PASTE_LONG = "Paste the message, or the text from its 500-RULES on."
PASTE = "The text"
FOUND = "These rules are in it"
KEEP = "Keep them"


def deleted(name: str) -> str:
    """House rules have been deleted."""
    return f"{name} are deleted."


def bring_back(name: str) -> str:
    """Have deleted rules again."""
    return f"Bring back {name}"


def copied_as(name: str) -> str:
    """House rules have been duplicated."""
    return f"{name} are there too."


def renamed(name: str) -> str:
    """House rules are called otherwise."""
    return f"They are called {name} now."


def begins_with(name: str) -> str:
    """New matches begin with these rules."""
    return f"New matches begin with {name}."


def begins_with_last() -> str:
    """New matches begin with the rules played by last."""
    return "New matches begin with the rules played by last."


def file_name(name: str) -> str:
    """What a file of rules is called."""
    return f"{for_a_file(name)[:40] or 'rules'}.rules.json"
