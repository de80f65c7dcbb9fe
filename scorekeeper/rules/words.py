"""The words in which scores and outcomes are told: one table to translate.

A name in braces is filled in; a side's name is never declined. Keys are reason codes,
with a variant after the full stop where one reason is told in more than one way.
"""

from __future__ import annotations

from scorekeeper.rules.lone_play import Company
from scorekeeper.rules.prospects import NotYet
from scorekeeper.rules.results import EndReason, Reason

LINES: dict[str, str] = {
    Reason.CONTRACT_MADE: "{bid} made: {points}",
    f"{Reason.CONTRACT_MADE}.half": "{bid} made, half of {value}: {points}",
    Reason.SLAM: "slam: all ten tricks on {bid} ({value}) score {points}",
    f"{Reason.SLAM}.half": "slam: all ten tricks on {bid} ({value}) score {floor}, half: {points}",
    Reason.CONTRACT_FAILED: "failed {bid}: {points}",
    f"{Reason.CONTRACT_FAILED}.half": "failed {bid}, half of {value}: {points}",
    f"{Reason.CONTRACT_FAILED}.kept": "failed {bid}: its value goes to the opponents",
    Reason.REVOKE_SET_BACK: "{revoked}, so {bid} is set back: {points}",
    f"{Reason.REVOKE_SET_BACK}.half": (
        "{revoked}, so {bid} is set back, half of {value}: {points}"
    ),
    f"{Reason.REVOKE_SET_BACK}.kept": "{revoked}: the value of {bid} goes to the opponents",
    Reason.IRREGULAR_SET_BACK: "a wrong number of cards sets {bid} back: {points}",
    f"{Reason.IRREGULAR_SET_BACK}.half": (
        "a wrong number of cards sets {bid} back, half of {value}: {points}"
    ),
    f"{Reason.IRREGULAR_SET_BACK}.kept": (
        "a wrong number of cards: the value of {bid} goes to the opponents"
    ),
    Reason.JOKER_SET_BACK: "the joker was kept, so {bid} is set back: {points}",
    f"{Reason.JOKER_SET_BACK}.half": (
        "the joker was kept, so {bid} is set back, half of {value}: {points}"
    ),
    f"{Reason.JOKER_SET_BACK}.kept": (
        "the joker was kept: the value of {bid} goes to the opponents"
    ),
    Reason.BID_TO_OPPONENTS: "{bid} against them failed: {points}",
    Reason.REVOKE_BID_STANDS: "{bid} scored as won, {offender} having revoked: {points}",
    f"{Reason.REVOKE_BID_STANDS}.half": (
        "{bid} scored as won, {offender} having revoked, half of {value}: {points}"
    ),
    Reason.REVOKE_NOTHING: "revoked, and scores nothing",
    f"{Reason.REVOKE_NOTHING}.side": "{offender} revoked, so the side scores nothing",
    Reason.DEFENCE_TRICKS: "{tricks} at {each}",
    Reason.MISERE_DEFENCE: "{tricks} at {each}",
    f"{Reason.MISERE_DEFENCE}.contractor": "{tricks} of {contractor} at {each}",
    Reason.DEFENCE_CAP: "{tricks} at {each}, but defence stops at {value}: {points}",
    f"{Reason.DEFENCE_CAP}.freeze": "{tricks} at {each} would pass {value}, so none counts",
    Reason.TRICK_POINTS_STOPPED: "{tricks}, which score nothing above {value}",
    Reason.DEBARRED: "nothing for {tricks} of {debarred}",
    f"{Reason.DEBARRED}.contract": "{bid} scores nothing for {debarred}",
    f"{Reason.DEBARRED}.contractor": "{tricks} of {contractor}, but nothing for {debarred}",
    Reason.PASSED_IN_TRICKS: "{tricks} at {each} in a passed-in hand",
    Reason.SCORED_OUT_TRICKS: "{tricks} at {each} when the hand was scored out",
    Reason.CARD_POINTS: "points in the cards taken: {points}",
    Reason.ADJUSTMENT: "{text}: {points}",
}
"""Why a side was given points, without the side."""

INVOLVED: dict[str, str] = {
    "contractor": "the contractor",
    "offender": "an opponent",
    "revoked": "revoked",
    "revoked.named": "{offender} revoked",
    "debarred": "a debarred player",
    "debarred.named": "{players} (debarred)",
}
"""Whom a line is about, where nobody noted the name; and how a name is put into it."""

OUTCOMES: dict[str, str] = {
    EndReason.CONTRACT_MADE_REACHING_TARGET: (
        "{winners} made {bid} ({points}) and reached {score}."
    ),
    f"{EndReason.CONTRACT_MADE_REACHING_TARGET}.together": (
        "{winners} made {bid} ({points} each) and reached {score}."
    ),
    f"{EndReason.CONTRACT_MADE_REACHING_TARGET}.shared": (
        "{bid} was made ({points}): {winners} reached {score} together and share the win."
    ),
    f"{EndReason.CONTRACT_MADE_REACHING_TARGET}.slam": (
        "{winners} made {bid} with all ten tricks ({points}) and reached {score}."
    ),
    f"{EndReason.CONTRACT_MADE_REACHING_TARGET}.revoke": (
        "{winners} scored {bid} ({points}), {offender} having revoked, and reached {score}."
    ),
    EndReason.POINTS_REACH_TARGET: "{winners} reached {score}.",
    EndReason.FIRST_IN_PLAY: "{winners} reached {target} before {others}.",
    EndReason.BACK_DOOR: "{losers} went out the back door at {lost}; {winners} won.",
    f"{EndReason.BACK_DOOR}.nobody": "{losers} went out the back door at {lost}; nobody won.",
    EndReason.DEAL_LIMIT: "{deals} are played: {winners} had the highest total, {score}.",
    f"{EndReason.DEAL_LIMIT}.shared": "{deals} are played: {winners} share the win at {score}.",
    EndReason.TIME_LIMIT: "The bell went: {winners} had the highest total, {score}.",
    f"{EndReason.TIME_LIMIT}.shared": "The bell went: {winners} share the win at {score}.",
    EndReason.AGREED: "Ended by agreement: {winners} had the highest total, {score}.",
    f"{EndReason.AGREED}.shared": "Ended by agreement: {winners} share the win at {score}.",
    EndReason.CONCEDED: "{losers} conceded; {winners} won.",
    EndReason.ABANDONED: "The match was abandoned; nobody won.",
    "from_bids": "{points} from contracts",
    "from_bids.of": "{points} from contracts ({total} in all)",
    "played_on": "Hand {hand} had ended the match, but the table agreed to play on.",
    "played_on.several": "Hands {hand} had ended the match, but the table agreed to play on.",
    "needs_input": "{choices} reached {target} on hand {hand}: who got there first?",
    "needs_input.noted": (
        "{choices} reached {target} on hand {hand}: who got there first? "
        "The hand names {noted}, and that is none of them."
    ),
    "in_play": "Nobody has won yet: {scores}.",
}
"""Where a match stands."""

NOT_YET: dict[str, str] = {
    NotYet.ONLY_A_CONTRACT_WINS: "{scores}, but only a made contract wins.",
    NotYet.ONLY_BIDS_COUNT: "{scores}, but only points from contracts count.",
    NotYet.NO_HAND_YET: "{scores} to begin with; the next hand may decide.",
    f"{NotYet.NO_HAND_YET}.played": "{scores}; the next hand may decide.",
    "contract_first": "{scores}, but the contract counts first.",
    "contractor_alone": "{scores}, but the contractor wins alone.",
    "highest_total": "{scores}, but the highest total wins.",
}
"""Why a side past the target has not won."""

PROSPECTS: dict[str, str] = {
    "any": "any contract",
    "better": "{bid} or better",
    "wins.one": "{side} wins with {bids}",
    "wins": "{side} win with {bids}",
    "wins.alone": "{side} wins alone with {bids}",
    "wins.partner": "{side} wins alone with {bids}, and with a partner with {shared}",
    "but": "{bids} (not {left_out})",
    "slam": "all ten tricks",
    "safe.one": "{side} wins whatever is bid",
    "safe": "{side} win whatever is bid",
    "stays": (
        "any hand that leaves {side} at {target} or more wins too, if nobody else gets there"
    ),
    "stays.from_bids": (
        "any hand that leaves {side} at {target} or more from contracts wins too, "
        "if nobody else gets there"
    ),
    "fallen": "any hand that leaves {side} at {limit} or below loses the match",
    "fallen.unless": (
        "any hand that leaves {side} at {limit} or below loses the match, "
        "unless an opponent is below 0"
    ),
    "sinks": "a failed {bid} loses the match for {side}",
    "sinks.named": "a failed {bid} loses it",
    Company.EITHER: "{bid}",
    Company.ALONE: "{bid} alone",
    Company.PARTNER: "{bid} with a partner",
    "missing.one": "{side} needs {points} more, points in cards counted",
    "missing": "{side} need {points} more, points in cards counted",
    "if_set": " if the contract fails",
    "nothing": "defending gains them nothing more",
    "hands_over": "a failed {bid} of {side} takes {others} to {target}",
    "hands_over.them": "a failed {bid} takes {others} to {target}",
    "deals": "{deals} left.",
    "last_deal": "{deals} left: after it the highest total wins.",
}
"""What would win, and what would sink."""

HANDS: dict[str, str] = {
    "all_pass.redeal": "Everybody passed; the hand was thrown in.",
    "all_pass.play_no_trump": "Everybody passed; the hand was played at no trump.",
    "redeal": "Misdeal{reason}: {dealer} dealt again.",
    "void": "The hand was void{reason}.",
    "adjustment": "Points agreed at the table{reason}.",
    "contract": "{who} played {bid}, worth {value}{partners}{kitty}",
    "contract.with": ", with {partners}",
    "contract.alone": ", alone",
    "contract.kitty": ", without the kitty",
    "made": ", and made it with {tricks}.",
    "failed": ", and was set back with {tricks}.",
    "stopped": ", and was set back.",
    "joker": ", and was set back for a kept joker.",
    "revoke": "; {offender} revoked, and the hand stopped there.",
    "irregular_bidder": "; {contractor} or the kitty had a wrong number of cards.",
    "scored_out": "; {sides} scored out in play, and the rest was abandoned.",
    "debarred": "{players} was debarred.",
    "debarred.several": "{players} were debarred.",
    "auction": "The calls: {calls}.",
    "auction.call": "{player} {call}",
    "auction.pass": "pass",
    "nothing": "Nobody scored.",
    "line": "{side}: {line}.",
    "totals": "Totals: {scores}.",
    "played_on": "{outcome} The table agreed to play on all the same.",
    "after.over": "The match was over before this hand, so it scores nothing.",
    "after.needs_input": "The match waits for an answer, so this hand scores nothing yet.",
}
"""A hand explained."""

MISHAPS: dict[str, str] = {
    "revoked": "revoked",
    "wrong_count": "wrong count of cards",
    "scored_out": "scored out",
    "stopped": "stopped early",
    "joker": "joker kept",
    "debarred": "debarred",
    "one_of": "one of {side}",
}
"""What befell a hand, in a word or two beside who played it."""

COUNTED: dict[str, tuple[str, str]] = {
    "tricks": ("{count} trick", "{count} tricks"),
    "deals": ("{count} deal", "{count} deals"),
    "reach": (
        "{count} trick in defence reaches {target}",
        "{count} tricks in defence reach {target}",
    ),
    "have": ("{side} has {points}", "{side} have {points}"),
}
"""Words that differ for one and for several."""
