"""The words of the settings."""

from __future__ import annotations

from scorekeeper.ui.preferences import Look

LOOK = "Look"
LOOKS = {
    Look.SYSTEM: ("As the device", "Light by day, dark when the device is."),
    Look.LIGHT: ("Light", "Paper and ink."),
    Look.DARK: ("Dark", "A dim room."),
}
DURING_A_MATCH = "During a match"
AWAKE = "Keep the screen awake"
AWAKE_HOW = "So that the score stays in sight, where the device allows it."
AUCTION = "Record the auction"
AUCTION_HOW = "Every call is entered and checked, and the contract follows from them."
