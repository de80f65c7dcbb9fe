"""The words of the settings: each choice, and what it does."""

from __future__ import annotations

from scorekeeper.rules.terms import Terms
from scorekeeper.ui.preferences import (
    ContractorName,
    KittyName,
    Look,
    MisereName,
    Suits,
    TextSize,
    Thumb,
)

LOOK = "Look"
LIGHT = "Light or dark"
LOOKS: dict[str, str] = {
    Look.SYSTEM: "As the device",
    Look.LIGHT: "Light",
    Look.DARK: "Dark",
}
LOOK_DOES: dict[str, str] = {
    Look.SYSTEM: "Light by day, dark when the device is.",
    Look.LIGHT: "Paper and ink.",
    Look.DARK: "The same pad in lamplight.",
}
TEXT = "Text"
TEXTS: dict[str, str] = {
    TextSize.SMALLER: "Smaller",
    TextSize.NORMAL: "Normal",
    TextSize.LARGER: "Larger",
}
TEXT_SAMPLE = "Hand 3: 8♥ by Ann, 8 tricks. Ann & Cat 300."
SUITS = "Suits"
SUIT_COLORS: dict[str, str] = {Suits.TWO: "Two colours", Suits.FOUR: "Four colours"}
SUITS_SAMPLE = "7♠  8♣  9♦  10♥"
THUMB = "Held in the"
THUMBS: dict[str, str] = {Thumb.LEFT: "Left hand", Thumb.RIGHT: "Right hand"}
THUMB_SAMPLE: dict[str, str] = {
    Thumb.LEFT: "Record a hand is at the left; beside the sheet, the entry too.",
    Thumb.RIGHT: "Record a hand is at the right; beside the sheet, the entry too.",
}

RECORDING = "Recording a hand"
CONFIRM = "Confirm before saving"
CONFIRM_DOES = {
    True: "A tap on the tricks fills them in; Save saves the hand.",
    False: "The tap on the tricks saves the hand; Undo takes it back.",
}
AUCTION = "Record the auction"
AUCTION_DOES = {
    True: "Every call is entered and checked, and the contract follows from them.",
    False: "The contract is tapped, without the calls before it.",
}
HAPTICS = "Feel that it is saved"
HAPTICS_DOES = {
    True: "A short tremor when a hand is saved or taken back, where the device can.",
    False: "The device keeps still.",
}

DURING_A_MATCH = "During a match"
AWAKE = "Keep the screen awake"
AWAKE_DOES = {
    True: "The score stays in sight, where the device allows it.",
    False: "The screen goes dark when the device says so.",
}

NAMES_OF_THINGS = "Names of things"
MISERE = "No trick at all is called"
MISERES: dict[str, str] = {
    MisereName.AS_RULES: "As the rules say",
    MisereName.MISERE: "Misère",
    MisereName.NULLO: "Nullo",
}
KITTY = "The cards put aside are the"
KITTIES: dict[str, str] = {
    KittyName.KITTY: "Kitty",
    KittyName.WIDOW: "Widow",
    KittyName.BLIND: "Blind",
}
CONTRACTOR = "Who plays the contract is the"
CONTRACTORS: dict[str, str] = {
    ContractorName.CONTRACTOR: "Contractor",
    ContractorName.DECLARER: "Declarer",
    ContractorName.BIDDER: "Bidder",
}

ON, OFF = "On", "Off"


def misere_sample(terms: Terms) -> str:
    """Two special contracts as the entry shows them."""
    if not terms.misere:
        return "Misère in Australia, Nullo in America."
    return f"{terms.misere} 250, Open {terms.misere} 500."


def kitty_sample(terms: Terms) -> str:
    """A sentence with the cards put aside in it."""
    return terms.say("Ann played 9♦, without the kitty.")


def contractor_sample(terms: Terms) -> str:
    """A sentence with who plays in it."""
    return terms.say("6 tricks of the contractor at 10: 60.")


def choice(title: str, word: str) -> str:
    """One of the choices, spoken."""
    return f"{title}: {word}"


def switch(title: str, *, on: bool, does: str) -> str:
    """A choice between on and off, spoken."""
    return f"{title}: {(ON if on else OFF).lower()}. {does}"
