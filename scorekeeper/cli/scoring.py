"""``scorekeeper replay`` and ``scorekeeper auction``: files scored, and nothing kept."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from scorekeeper.cli.documents import Document, read_documents
from scorekeeper.rules.auctionfile import judge_auction_json
from scorekeeper.rules.replay_file import error_json, replay_json

Judge = Callable[[Any], dict[str, Any]]
Print = Callable[[dict[str, Any]], Iterable[str]]


def replay(paths: Sequence[str], *, as_json: bool) -> int:
    """Score match files; 1 if one of them is wrong."""
    return _answer(paths, replay_json, _sheet_lines, as_json=as_json)


def auction(path: str, *, as_json: bool) -> int:
    """Judge the calls of auctions; 1 if one of them is wrong."""
    return _answer([path], judge_auction_json, _call_lines, as_json=as_json)


def _answer(paths: Sequence[str], judge: Judge, lines: Print, *, as_json: bool) -> int:
    status = 0
    for path in paths:
        for document in read_documents(path):
            result = _result(document, judge)
            error = result.get("error")
            status = 1 if error else status
            if as_json:
                print(json.dumps(result, ensure_ascii=False))
            elif document.error:
                print(document.error.message, file=sys.stderr)
            elif error:
                where = f", {error['where']}" if error["where"] else ""
                print(f"{document.name}{where}: {error['message']}", file=sys.stderr)
            else:
                print(*lines(result), sep="\n", end="\n\n")
    return status


def _result(document: Document, judge: Judge) -> dict[str, Any]:
    return error_json(document.error) if document.error else judge(document.value)


def _sheet_lines(result: dict[str, Any]) -> Iterator[str]:
    for hand in result["hands"]:
        scores = ", ".join(
            f"{side} {total} ({hand['delta'][side]:+})" for side, total in hand["total"].items()
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
