"""What is said while a table is set: who sits where, who deals, what is brought from paper."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.rules.options import Seating
from scorekeeper.ui.words.grammar import listed

AROUND = "Around the table, clockwise. "
HOW = {
    Seating.PARTNERSHIP_2X2: f"{AROUND}Partners have the same letter.",
    Seating.PARTNERSHIP_2X3: f"{AROUND}Partners have the same letter.",
    Seating.PARTNERSHIP_3X2: f"{AROUND}Partners have the same letter.",
    Seating.INDIVIDUAL: f"{AROUND}Each player has a score.",
    Seating.INDIVIDUAL_CALLED_PARTNER: (
        f"{AROUND}Each player has a score; who plays together changes from hand to hand."
    ),
    Seating.CUTTHROAT_DEALER_OUT: f"{AROUND}Each player has a score; whoever deals sits out.",
}
"""How to read the seats, by who has a score."""

TO_SWAP = "Drag one player onto another to swap them, or tap both."
DRAW_SEATS = "Draw for seats"
DRAW_DEAL = "Draw for the deal"
DRAW_NAMES_FIRST = "Write everybody's name first; then the cards can seat them."
AS_LEFT = "This table is as you left it."
AFRESH = "Start afresh"
CARRIED = "Carried on from paper, or a handicap"
CARRIED_HOW = "Scores that the match begins with."
PLAYED = "Hands played already"
DEALER_MARK = "D"


def swap_with(name: str) -> str:
    """One seat has been tapped."""
    return f"{name}: now tap the seat to swap with."


def seat_label(seat: int, name: str, letter: str, *, deals: bool) -> str:
    """A seat in the picture, spoken."""
    parts = [f"Seat {seat}", name, *([f"side {letter}"] if letter else ())]
    return f"{', '.join(parts)}{', deals first' if deals else ''}. Swap"


def score_of(side: str) -> str:
    """The line for the score a side brings along."""
    return f"Score of {side}"


def drawn(cards: Sequence[tuple[str, Sequence[str]]]) -> str:
    """What was drawn, lowest first, and what comes of it."""
    each = [f"{name} {', then '.join(card)}" for name, card in cards]
    return f"Drawn: {listed(each)}. The lowest, {cards[0][0]}, deals."


def not_a_score(typed: str, whose: str) -> str:
    """A score that is no number."""
    return f"“{typed}” is no score for {whose}: write a whole number, such as 210 or −40."


def not_hands(typed: str) -> str:
    """A number of hands that is none."""
    return f"“{typed}” is no number of hands: write one such as 6."
