"""The sentences on what hands score and what ends a match, each with its source."""

from __future__ import annotations

from scorekeeper.rules.spoken.table_words import HOUSE

SCORING = {
    "made": (
        "A contract made scores its value. Tricks above it add nothing.",
        "S000 law 17; S002",
    ),
    "slam.yes": (
        "A numbered contract worth less than {floor} scores {floor} if all ten tricks are taken.",
        "S000 Scoring, law 17; S002",
    ),
    "slam.no": ("All ten tricks score no more than the contract's value.", HOUSE),
    "failed.minus_bid": (
        (
            "A contract that fails takes its value away from {whom}, however many tricks are "
            "missing. Totals go below zero."
        ),
        "S000 Set Back; S002",
    ),
    "failed.bid_to_opponents": (
        (
            "A contract that fails takes nothing away: its value goes to {opponents}, however "
            "many tricks are missing."
        ),
        "S004 Playing without the back door",
    ),
    "tricks.none": ("Tricks taken in defence score nothing.", "S004"),
    "tricks.always": (
        "Each trick taken in defence scores 10, whether the contract is made or fails. {credit}",
        "S000 law 17; S002; S004",
    ),
    "tricks.set_only": (
        (
            "Each trick taken in defence scores 10 when the contract fails, and nothing when it "
            "is made. {credit}"
        ),
        HOUSE,
    ),
    "misere.none": ("When {misere} is played, the defenders score nothing.", "S002; S003; S004"),
    "misere.ten_per_bidder_trick": (
        "When {misere} is played, {defenders} 10 for each trick that the contractor takes.",
        "S000 Nullo Bid",
    ),
    "misere.ten_per_own_trick": (
        "When {misere} is played, the defenders score 10 for each trick of their own.",
        HOUSE,
    ),
    "stopped": ("{Misere} is lost with the first trick taken, and play may stop there.", "S002"),
    "cap.clamp": (
        "Tricks carry nobody past {cap}: what would go beyond is not counted. Contracts do.",
        "S003 Variations",
    ),
    "cap.freeze": (
        "Tricks that would carry a {side} past {cap} score nothing at all. Contracts do.",
        "S003 Variations",
    ),
    "stop_above": ("A {side} that has more than {points} scores nothing for tricks.", HOUSE),
    "share.half": (
        (
            "Contractor and partner each gain or lose half the value, of a slam too; a contractor"
            " alone, all of it."
        ),
        "S004 Five-handed",
    ),
    "share.full": ("Contractor and partner each gain or lose the whole value.", "S000 Set Back"),
    "card_points": (
        (
            "Points of the cards taken are added: an ace 1; a king, queen, jack or ten 10; the "
            "others their number; {most} in all. A contractor who is set back loses them, and "
            "none are counted where no trick was to be taken."
        ),
        "S000 Games of 1,000 and 1,500",
    ),
}
"""What a contract scores."""

MISHAPS = {
    "out_of_turn.partners": (
        "A bid out of turn is void, and the partner of whoever made it may not bid.",
        "S000 law 5",
    ),
    "out_of_turn.three": ("A bid out of turn costs nothing.", "S000 law 5"),
    "misdeal": ("A misdeal scores nothing, and the same player deals again.", "S000 law 4"),
    "void": ("A void hand scores nothing, and the deal moves on.", "S000 law 11"),
    "revoke_own": (
        "If the contracting side revokes, play stops and the contract has failed{others}.",
        "S000 law 14",
    ),
    "revoke_other.side": (
        (
            "If an opponent revokes, play stops: the contract scores as if made, without a slam, "
            "and the side that revoked scores nothing."
        ),
        "S000 law 14",
    ),
    "revoke_other.player": (
        (
            "If an opponent revokes, play stops: the contract scores as if made, without a slam; "
            "whoever revoked scores nothing{others}."
        ),
        "S000 law 14",
    ),
    "debarred": (
        (
            "A player who looked at the kitty, or has a wrong number of cards, scores {nothing} "
            "in that hand. The hand stands."
        ),
        "S000 laws 9 and 11",
    ),
    "wrong_count": (
        (
            "If the contractor or the kitty has a wrong number of cards, the contract has failed "
            "even if the tricks are there{others}."
        ),
        "S000 law 11",
    ),
    "joker": (
        "{Misere} is lost by a contractor who kept the joker, where the table plays it so.",
        "S000 Nullo Bid",
    ),
    "agree": (
        (
            "These are laws of the American book. The Australian sources have none for a revoke: "
            "agree before you apply one, or call the hand void."
        ),
        "",
    ),
}
"""What a hand scores that was not simply played."""

ENDING = {
    "target.contract_only": (
        (
            "The first {side} to reach {target} or more with a contract it has made wins. Exactly "
            "{target} is enough. Points from defence alone win nothing: a {side} past {target} by "
            "them wins with the next contract it makes, whatever that is worth."
        ),
        "S002; S004",
    ),
    "target.any_points": (
        (
            "The first {side} to reach {target} or more wins, whatever its points are for. "
            "Exactly {target} is enough."
        ),
        "S000 Game",
    ),
    "target.bid_points": (
        (
            "The first {side} to reach {target} or more by contracts alone wins, made less "
            "failed. Exactly {target} is enough; points from defence do not count to it."
        ),
        HOUSE,
    ),
    "target.none": ("No total wins the match, and none loses it.", "S000 Progressive 500"),
    "both.contractor_first": (
        (
            "If several reach it in one hand, the contractor wins if the contract was made, even "
            "with less. Otherwise whoever took the trick that reached it first wins."
        ),
        "S000 law 17",
    ),
    "both.highest_total": (
        "If several reach it in one hand, the highest total wins; equal totals share.",
        HOUSE,
    ),
    "joint.yes": ("A contractor and partner who reach it together both win.", "S004 Five-handed"),
    "joint.no": (
        "If contractor and partner reach it together, the contractor alone wins.",
        "S000 Game",
    ),
    "loss.two": (
        (
            "A {side} at {limit} or below loses at once, and the other {side} wins. Exactly "
            "{limit} is enough."
        ),
        "S000 Set Back; S002",
    ),
    "loss.highest_other_wins": (
        (
            "A {side} at {limit} or below loses and ends the match: the highest of the others "
            "wins; equal totals share. Exactly {limit} is enough."
        ),
        "S000 law 17",
    ),
    "loss.others_play_on": (
        (
            "A {side} at {limit} or below drops out: it scores no more and does not deal, and the"
            " last one left wins. Exactly {limit} is enough."
        ),
        HOUSE,
    ),
    "loss.none": ("No total loses the match.", "S004 Playing without the back door"),
    "loss_waits": ("That waits for as long as any other total is below zero.", HOUSE),
    "both_ends": (
        (
            "If one hand brings one {side} to {target} and another to {limit}, the one at "
            "{target} wins."
        ),
        "S000 Game",
    ),
    "deals": (
        (
            "After {deals} the highest total wins; equal totals share. A passed-in or void hand "
            "is a deal, a misdeal is not."
        ),
        "S000 law 17",
    ),
    "time": (
        (
            "After {minutes} the bell goes, and the highest total wins; equal totals share. The "
            "hand in progress does not count."
        ),
        "A club's rules for its evenings",
    ),
    "by_word": (
        (
            "The players may end it themselves: a {side} gives up, or all stop and the highest "
            "total wins."
        ),
        "",
    ),
}
"""What wins, what loses, and how long it can last."""
