"""The sentences on the table and the bids, each with its source."""

from __future__ import annotations

HOUSE = "House rules"
"""The source of what tables have made up."""

TABLE = {
    "sides.partnership_2x2": (
        "Four players in two pairs. Partners sit opposite and share a score.",
        "S000 Partners; S002",
    ),
    "sides.partnership_2x3": (
        "Six players on two sides of three, sitting alternately. Each side has one score.",
        "S000 Progressive 500; S004",
    ),
    "sides.partnership_3x2": (
        "Six players in three pairs. Partners sit opposite and share a score.",
        "S000 Partners; S003, answer to a reader",
    ),
    "sides.individual": (
        "{players} players, each with a score of their own.",
        "S000 Number of Players; S004",
    ),
    "sides.individual_called_partner": (
        (
            "Five players, each with a score of their own. The contractor finds a partner anew in"
            " each hand."
        ),
        "S000 Partners; S004 Five-handed",
    ),
    "sides.cutthroat_dealer_out": (
        (
            "Four players, each with a score of their own. The dealer takes no cards, makes no "
            "call and scores nothing in the hand."
        ),
        "S000 law 1",
    ),
    "partner_method.called_card_silent": (
        (
            "The contractor calls a card. Whoever holds it is the partner, and says so by playing"
            " it. Or the contractor plays alone."
        ),
        "S000 Partners; S004 Five-handed",
    ),
    "partner_method.called_card_announced": (
        (
            "The contractor calls a card. Whoever holds it is the partner, and says so at once. "
            "Or the contractor plays alone."
        ),
        "S000 Partners",
    ),
    "partner_method.named_player": (
        "The contractor names a player as partner, or plays alone.",
        "S000 Partners",
    ),
    "partners_by_level.one": ("One partner goes with a bid of any level.", "S000 Partners"),
    "partners_by_level.levels": ("{levels}.", "S000 Partners"),
    "pack.out": (
        "{pack} cards: a pack of 52 without the {out}{jokers}.",
        "S000 The Pack; S002; S004",
    ),
    "pack.whole": ("{pack} cards: a whole pack of 52{jokers}.", "S000 The Pack; S004"),
    "pack.more": ("{pack} cards: a pack of 52 with the {more}{jokers}.", "S000 The Pack; S004"),
    "kitty.some": (
        "Ten cards to each player and {kitty} face down to the kitty.",
        "S000 law 3; S002; S003",
    ),
    "kitty.but_dealer": (
        "Ten cards to each player but the dealer, and {kitty} face down to the kitty.",
        "S000 laws 1 and 3",
    ),
    "kitty.none": ("Ten cards to each player, and no kitty.", ""),
    "spare.dead_hand": (
        "Ten more are dealt as a hand for a player who is not there, and stay unseen.",
        "S000 Five Hundred for Two",
    ),
    "spare.piles": (
        "Each player has five piles of two besides: one card face down, one face up on it.",
        "S004 Three-handed and two-handed",
    ),
    "spare.aside": ("{spare} left over: laid aside unseen.", ""),
    "turn": (
        (
            "The deal passes to the left after every hand, also one that is passed in or void. "
            "After a misdeal the same player deals again."
        ),
        "S002; S000 law 4",
    ),
}
"""Who sits how, the pack, the deal."""

BIDS = {
    "schedule.named": (
        "The {name} values: {low} is worth {lowest}, {high} is worth {highest}.",
        "S000 Tables of Scoring Points",
    ),
    "schedule.perfect": (
        "The Perfect values: {low} is worth {lowest}, {high} is worth {highest}.",
        "A single printed table",
    ),
    "schedule.custom": ("The table's own values: {values}.", HOUSE),
    "order.tricks": (
        (
            "More tricks outrank fewer. For the same number, {low} is the lowest, then {middle}, "
            "and no trump is the highest."
        ),
        "S000 laws 5 and 7; S002",
    ),
    "order.points": (
        (
            "A bid outranks another that is worth fewer points, whatever its tricks. Of two worth"
            " the same, the one of more tricks is higher."
        ),
        "S000 laws 5 and 7",
    ),
    "min_level": ("The lowest numbered bid is {level}.", "S000 Making the Trump; S002"),
    "min_level.signal": (
        "The lowest numbered bid is {level}; anything lower is no contract.",
        "Players' accounts",
    ),
    "special.misere": (
        "{name} is worth {value}: {taken}. It stands {place}. {when}",
        "S002; S000 Nullo Bid; S003",
    ),
    "special.other": ("{name} is worth {value}: {taken}. It stands {place}. {when}", HOUSE),
    "special.none": ("There are no misères and no other special contracts.", "S003 Variations"),
    "sans_kitty": (
        "A contract without the kitty may be noted. It scores as any other.",
        "S003 The Bidding",
    ),
}
"""What may be bid, and what is higher."""

AUCTION = {
    "first": (
        "The player at the dealer's left calls first, and the calls go round to the left.",
        "S000 Making the Trump; S002",
    ),
    "auction_rounds.continuing": (
        (
            "Each call is a higher bid than the last, or a pass. Whoever has passed is out. The "
            "auction ends when all but one have passed."
        ),
        "S002; S003",
    ),
    "auction_rounds.one": (
        "Each player calls once: a higher bid than the last, or a pass.",
        "S000 law 5",
    ),
    "raise.no": (
        "When everyone else has passed, the last bidder may not raise the bid.",
        "S002; S003 Variations",
    ),
    "raise.yes": (
        "When everyone else has passed, the last bidder may still raise the bid.",
        HOUSE,
    ),
    "all_pass.redeal": (
        "If everybody passes, the hand is thrown in. Nobody scores, and the next player deals.",
        "S002; S000 Making the Trump",
    ),
    "all_pass.play_no_trump": (
        (
            "If everybody passes, the hand is played at no trump without the kitty. Each trick "
            "scores 10 for whoever takes it, and nobody is set back."
        ),
        "S000 law 8",
    ),
}
"""Who calls when."""
