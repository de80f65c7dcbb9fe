"""``scorekeeper replay`` and ``scorekeeper auction``: files scored, and nothing kept."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from scorekeeper.cli.documents import read_documents
from scorekeeper.export.words import number, signed
from scorekeeper.rules.auctionfile import judge_auction_json
from scorekeeper.rules.replay_file import error_json, replay_json
from scorekeeper.rules.replay_line import replay_line

Judge = Callable[[Any], dict[str, Any]]
WriteLine = Callable[[Any], str]
Print = Callable[[dict[str, Any]], Iterable[str]]


def replay(paths: Sequence[str], *, as_json: bool) -> int:
    """Score match files; 1 if one of them is wrong."""
    if as_json:
        return _answer_scripts(paths, replay_line)
    return _answer_people(paths, replay_json, _sheet_lines)


def auction(path: str, *, as_json: bool) -> int:
    """Judge the calls of auctions; 1 if one of them is wrong."""
    if as_json:
        return _answer_scripts([path], lambda value: _line(judge_auction_json(value)))
    return _answer_people([path], judge_auction_json, _call_lines)


def _line(result: dict[str, Any]) -> str:
    return json.dumps(result, ensure_ascii=False)


def _answer_scripts(paths: Sequence[str], write: WriteLine) -> int:
    status = 0
    for path in paths:
        for document in read_documents(path):
            error = document.error
            line = _line(error_json(error)) if error else write(document.value)
            status = 1 if line.startswith('{"error"') else status
            print(line)
    return status


def _answer_people(paths: Sequence[str], judge: Judge, lines: Print) -> int:
    status = 0
    for path in paths:
        for document in read_documents(path):
            if document.error:
                status = 1
                print(document.error.message, file=sys.stderr)
                continue
            result = judge(document.value)
            if error := result.get("error"):
                status = 1
                where = ", ".join(filter(None, (document.place, error["where"])))
                print(f"{where}: {error['message']}", file=sys.stderr)
                continue
            print(*lines(result), sep="\n", end="\n\n")
    return status


def _sheet_lines(result: dict[str, Any]) -> Iterator[str]:
    for hand in result["hands"]:
        scores = ", ".join(
            f"{side} {number(total)} ({signed(hand['delta'][side])})"
            for side, total in hand["total"].items()
        )
        if hand["after_finish"]:
            yield f"{hand['number']:3}. {hand['dealer']} dealt. Played after the end: not scored."
            continue
        yield f"{hand['number']:3}. {hand['dealer']} dealt. {scores}"
        for line in hand["lines"]:
            yield f"     {line['side']}: {line['text']}"
    yield result["explanation"]


def _call_lines(result: dict[str, Any]) -> Iterator[str]:
    for call in result["calls"]:
        refused = "" if call["legal"] else f", not legal: {call['reason']}"
        yield f"Seat {call['seat']}: {call['call']}{refused}"
    if not result["closed"]:
        yield "The auction goes on."
    elif result["contract"] is None:
        yield "Passed in."
    else:
        yield f"{result['contract']} by seat {result['contractor_seat']}."
