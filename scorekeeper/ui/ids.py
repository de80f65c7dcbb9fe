"""The identifiers the app is driven by: they keep their meaning, and change for no small reason.

Players and sides count from 1 in seat order, hands from 1.
"""

from __future__ import annotations

HOME_NEW_MATCH = "home.new_match"
HOME_RESUME = "home.resume"
HOME_SAME_TABLE = "home.same_table"
HOME_HISTORY = "home.history"
HOME_PEOPLE = "home.people"
HOME_RESCUED = "home.rescued"
HOME_RESCUED_SEEN = "home.rescued.seen"
HOME_RULES = "home.rules"
HOME_SETTINGS = "home.settings"
HOME_LAST = "home.last"
HOME_TROUBLE = "home.trouble"

SETUP_RULES = "setup.rules"
SETUP_READ = "setup.read"
SETUP_START = "setup.start"
SETUP_AFRESH = "setup.afresh"
SETUP_TROUBLE = "setup.trouble"
SETUP_DRAW_SEATS = "setup.draw.seats"
SETUP_DRAW_DEAL = "setup.draw.deal"
SETUP_DRAWN = "setup.drawn"
SETUP_CARRIED = "setup.carried"
SETUP_PLAYED = "setup.played"

SHEET_STATUS = "sheet.status"
SHEET_DEALER = "sheet.dealer"
SHEET_RECORD = "sheet.record"
SHEET_UNDO = "sheet.undo"
SHEET_REDO = "sheet.redo"
SHEET_MENU = "sheet.menu"
SHEET_NEWS = "sheet.news"
SHEET_CLOCK = "sheet.clock"

CLOCK_START = "clock.start"
CLOCK_STOP = "clock.stop"
CLOCK_END = "clock.end"
CLOCK_PLAY_ON = "clock.play_on"

MENU_NAMES = "menu.names"
MENU_AGREE = "menu.agree"
MENU_ABANDON = "menu.abandon"
MENU_REOPEN = "menu.reopen"
MENU_STORY = "menu.story"
MENU_DETAILS = "menu.details"
MENU_SEATS = "menu.seats"
MENU_DEALER = "menu.dealer"
MENU_RULES = "menu.rules"
MENU_RULES_PAGE = "menu.rules_page"
MENU_DEAL = "menu.deal"
MENU_COPY = "menu.copy"
MENU_DECIDING = "menu.deciding"
MENU_EXPORT = "menu.export"
MENU_BIN = "menu.bin"
MENU_SETTINGS = "menu.settings"
MENU_CLOSE = "menu.close"
NAMES_SAVE = "names.save"
NAMES_TROUBLE = "names.trouble"

DETAILS_TITLE = "details.title"
DETAILS_DAY = "details.day"
DETAILS_NOTE = "details.note"
DETAILS_SAVE = "details.save"
SEATS_SAVE = "seats.save"
LEAF_TROUBLE = "leaf.trouble"

RECORD_ALONE = "record.alone"
RECORD_SAVE = "record.save"
RECORD_OTHER = "record.other"
RECORD_PREVIEW = "record.preview"
RECORD_CANCEL = "record.cancel"
RECORD_BACK = "record.back"
RECORD_REASON = "record.reason"
RECORD_TROUBLE = "record.trouble"
RECORD_SANS_KITTY = "record.sans_kitty"
RECORD_REST = "record.card_points.rest"
RECORD_FIRST_UNKNOWN = "record.first.unknown"

AUCTION_CALLS = "auction.calls"
AUCTION_TURN = "auction.turn"
AUCTION_BACK = "auction.back"
AUCTION_WITHOUT = "auction.without"
AUCTION_PASSED_IN = "auction.passed_in"

HAND_EXPLAIN = "hand.explain"
HAND_CORRECT = "hand.correct"
HAND_INSERT_BEFORE = "hand.insert_before"
HAND_MOVE = "hand.move"
HAND_NOTE = "hand.note"
HAND_STORY = "hand.story"
HAND_REMOVE = "hand.remove"
HAND_CHANGE = "hand.change"
HAND_OUTCOME = "hand.outcome"
HAND_CONFIRM = "hand.confirm"
HAND_PLAY_ON = "hand.play_on"
HAND_DROP = "hand.drop"
HAND_BACK = "hand.back"
HAND_TROUBLE = "hand.trouble"
HAND_EARLIER = "hand.earlier"
HAND_LATER = "hand.later"
HAND_PLACE = "hand.place"
HAND_NOTE_TEXT = "hand.note.text"
HAND_NOTE_SAVE = "hand.note.save"

MATCH_OUTCOME = "match.outcome"
MATCH_REMATCH = "match.rematch"

HISTORY_SEARCH = "history.search"
HISTORY_MORE = "history.more"
HISTORY_NOTHING = "history.nothing"
HISTORY_TROUBLE = "history.trouble"
HISTORY_BIN = "history.bin"

PEOPLE_UNDO = "people.undo"
PEOPLE_REDO = "people.redo"
PEOPLE_NAME = "people.name"
PEOPLE_RENAME = "people.rename"
PEOPLE_CONFIRM = "people.confirm"
PEOPLE_MERGE_BACK = "people.merge_back"
PEOPLE_TROUBLE = "people.trouble"

SETTINGS_BACKUPS = "settings.backups"
SETTINGS_EXPORT = "settings.export"
SETTINGS_IMPORT = "settings.import"
SETTINGS_FILES = "settings.files"
EXPORT_FILES = "export.files"
SETTINGS_PLACE = "settings.place"

BACKUPS_INSIDE = "backups.inside"
BACKUPS_RESTORE = "backups.restore"
BACKUPS_BACK = "backups.back"
BACKUPS_UNDO = "backups.undo"

RULES_OWN = "rules.own"
RULES_WHOLE = "rules.whole"
RULES_FROM_HERE = "rules.from_here"
RULES_NAME = "rules.name"
RULES_VALUES = "rules.values"
RULES_ORDER = "rules.order"
RULES_DEAL = "rules.deal"
RULES_PRINT = "rules.print"
RULES_CHANGE = "rules.change"
RULES_SAID = "rules.said"

DEAL_PACK = "deal.pack"
DEAL_ROUNDS = "deal.rounds"

RULES_OPEN = "rules.open"
RULES_EDIT = "rules.edit"
RULES_DEFAULT = "rules.default"
RULES_SHARE = "rules.share"
RULES_RENAME = "rules.rename"
RULES_NEW_NAME = "rules.new_name"
RULES_COPY = "rules.copy"
RULES_DELETE = "rules.delete"
RULES_BRING_BACK = "rules.bring_back"
RULES_READ = "rules.read"
SHARE_TEXT = "share.text"
SHARE_COPY = "share.copy"
SHARE_PICTURE = "share.picture"
SHARE_SAID = "share.said"
SHARE_FILE = "share.file"
READ_TEXT = "read.text"
READ_FILE = "read.file"
READ_TROUBLE = "read.trouble"
READ_NAME = "read.name"
READ_FOUND = "read.found"
READ_SAVE = "read.save"

SETUP_HOUSE = "setup.house"
HOUSE_DONE = "house.done"
HOUSE_NAME = "house.name"
HOUSE_SAVE = "house.save"
HOUSE_PLAY = "house.play"
HOUSE_KEEP_BOTH = "house.keep_both"
HOUSE_LEAVE = "house.leave"
HOUSE_CHANGES = "house.changes"
HOUSE_TROUBLE = "house.trouble"
HOUSE_FIGURE = "house.figure"
HOUSE_PUT_BACK = "house.put_back"
HOUSE_OWN_VALUES = "house.own_values"
HOUSE_ADD = "house.contract.add"
HOUSE_REMOVE = "house.contract.remove"

BACK = "go.back"
LOST_HOME = "lost.home"


def setup_preset(preset_id: str) -> str:
    """One named rule set in the choice of rules."""
    return f"setup.rules.{preset_id}"


def rules_listed(rules_id: str) -> str:
    """Rules in the list of all there are."""
    return f"rules.list.{rules_id}"


def rules_players(players: int | None) -> str:
    """Only rules for so many in the list; ``all`` for any number."""
    return f"rules.players.{players or 'all'}"


def house_group(group: str) -> str:
    """The options of a group: bids, scoring, winning, table."""
    return f"house.group.{group}"


def house_option(name: str) -> str:
    """One option of house rules."""
    return f"house.option.{name}"


def house_answer(key: str) -> str:
    """One of the answers that the option which is open can have."""
    return f"house.answer.{key}"


def house_value(code: str) -> str:
    """What a numbered bid is worth, in the table's own values."""
    return f"house.value.{code}"


def house_contract(number: int) -> str:
    """One of the special contracts, the first being 1."""
    return f"house.contract.{number}"


def house_contract_ready(name: str) -> str:
    """A well known special contract that can be added."""
    return f"house.contract.add.{name.casefold().replace(' ', '_')}"


def house_part(part: str) -> str:
    """A part of the special contract that is open: name, code, value, tricks, rank, when."""
    return f"house.part.{part}"


def setup_player(number: int) -> str:
    """The name of the player in a seat."""
    return f"setup.player.{number}"


def setup_dealer(number: int) -> str:
    """This player deals first."""
    return f"setup.dealer.{number}"


def setup_known(number: int) -> str:
    """Somebody who has played before."""
    return f"setup.known.{number}"


def setup_seat(number: int) -> str:
    """A seat in the picture of the table; a tap on another swaps them."""
    return f"setup.seat.{number}"


def setup_score(number: int) -> str:
    """The score a side brings along."""
    return f"setup.score.{number}"


def sheet_total(number: int) -> str:
    """A side's total."""
    return f"sheet.total.{number}"


def sheet_hand(number: int) -> str:
    """A hand's row."""
    return f"sheet.hand.{number}"


def sheet_first(number: int) -> str:
    """This side got to the target first, where the match waits to be told."""
    return f"sheet.first.{number}"


def menu_concede(number: int) -> str:
    """This side gives up."""
    return f"menu.concede.{number}"


def record_contract(code: str) -> str:
    """A contract's cell: ``8H``, ``M``."""
    return f"record.contract.{code}"


def record_player(number: int) -> str:
    """The contractor."""
    return f"record.player.{number}"


def record_tricks(tricks: int) -> str:
    """The contracting side's tricks; a tap saves the hand."""
    return f"record.tricks.{tricks}"


def record_partner(number: int) -> str:
    """The contractor's partner, five-handed."""
    return f"record.partner.{number}"


def record_slot(key: str) -> str:
    """One of the questions asked of a hand, to be answered again."""
    return f"record.slot.{key}"


def record_defender(number: int, tricks: int) -> str:
    """So many tricks for a side that did not play the contract."""
    return f"record.defender.{number}.{tricks}"


def record_card_points(number: int) -> str:
    """A side's card points."""
    return f"record.card_points.{number}"


def record_first(number: int) -> str:
    """This side reached the target first."""
    return f"record.first.{number}"


def record_offender(number: int) -> str:
    """This player revoked."""
    return f"record.offender.{number}"


RECORD_DEBARRED_NOBODY = "record.debarred.nobody"


def record_debarred(number: int) -> str:
    """This player may score nothing."""
    return f"record.debarred.{number}"


def record_barred(number: int, tricks: int) -> str:
    """So many of a side's tricks were its debarred players'."""
    return f"record.barred.{number}.{tricks}"


def record_scorer(number: int) -> str:
    """This side scores the tricks it holds."""
    return f"record.scorer.{number}"


def record_other(kind: str) -> str:
    """A hand that was not simply played."""
    return f"record.other.{kind}"


def adjustment_points(number: int) -> str:
    """The points an adjustment gives a side."""
    return f"adjustment.points.{number}"


def name_field(kind: str, number: int) -> str:
    """A name being changed: of a player or a side."""
    return f"names.{kind}.{number}"


def settings(name: str, value: str = "") -> str:
    """A preference; one of its values, or the sample of what it does."""
    return f"settings.{name}.{value}" if value else f"settings.{name}"


def hand_moved(number: int) -> str:
    """A hand whose place or totals a change would move."""
    return f"hand.moved.{number}"


def hand_version(number: int) -> str:
    """One of the versions of a hand, the first being 1."""
    return f"hand.version.{number}"


def history_match(number: int) -> str:
    """One of the matches in the list shown."""
    return f"history.match.{number}"


def bin_match(number: int) -> str:
    """One of the matches in the bin."""
    return f"bin.match.{number}"


def bin_restore(number: int) -> str:
    """Take it out."""
    return f"bin.restore.{number}"


def people_person(number: int) -> str:
    """Somebody in the list of people."""
    return f"people.person.{number}"


def people_merge(number: int) -> str:
    """Somebody who may be the same person."""
    return f"people.merge.{number}"


def story_event(number: int) -> str:
    """One thing in the story of a match, the newest being 1."""
    return f"story.event.{number}"


def seat_name(number: int) -> str:
    """Who sits in a seat from the next hand on."""
    return f"seats.player.{number}"


def dealer_seat(number: int) -> str:
    """This player deals the next hand."""
    return f"dealer.{number}"


def other_rules(preset_id: str) -> str:
    """One named rule set that a match can be played on by."""
    return f"rules.preset.{preset_id}"


def backup(number: int) -> str:
    """One of the backups, the newest being 1."""
    return f"backups.backup.{number}"


def export_as(kind: str) -> str:
    """Writing matches in one of the formats."""
    return f"export.{kind}"


def rules_part(key: str) -> str:
    """A chapter of the rules: table, bids, auction, scoring, mishaps, ending, changes."""
    return f"rules.part.{key}"


def rules_period(number: int) -> str:
    """The rules that some of the hands were played by, those in force now being 1."""
    return f"rules.period.{number}"


def auction_call(text: str) -> str:
    """A call: ``8H``, ``M``, or ``P`` for the pass."""
    return f"auction.call.{text}"
