"""Reading files of JSON: one document each, or several one after the other."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from json.decoder import JSONDecodeError
from pathlib import Path
from typing import Any

from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.rules.reading import SaidTwice, said_once

STANDARD_INPUT = "-"
_BLANK = " \t\r\n"
_decoder = json.JSONDecoder()
_careful_decoder = json.JSONDecoder(object_pairs_hook=said_once)
WRITTEN_BY_HAND = 2**20
"""Up to so many characters a file that is no list of lines is looked at for keys said twice."""


class DocumentError(ScorekeeperError):
    """A file that holds no JSON."""

    code = "document"


class FileUnreadable(DocumentError):
    """The file cannot be opened."""

    code = "file_unreadable"

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name} cannot be read: {reason}.")


class NotText(DocumentError):
    """The file is not UTF-8."""

    code = "not_text"

    def __init__(self, name: str, line: int) -> None:
        super().__init__(f"{name} is not text in UTF-8 at line {line}.")


class NoDocument(DocumentError):
    """The file is empty."""

    code = "no_document"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is empty: it should hold JSON.")


class NotJson(DocumentError):
    """What stands there is not JSON."""

    code = "not_json"

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name} is not JSON at line {line}: {reason}.")


class KeyTwice(DocumentError):
    """A key stands twice in one object, so that one of its values would be lost."""

    code = SaidTwice.code

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, in what begins at line {line}: {reason}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What a file holds, or what is wrong with that part of it.

    Attributes:
        name: the file's, as it was typed.
        line: the line it begins at, where the file may hold others; None where it holds none.
        value: the JSON, of any shape.
        error: why there is no value.
    """

    name: str
    line: int | None = None
    value: Any = None
    error: DocumentError | None = None

    @property
    def place(self) -> str:
        """Which document it is: the file, and the line where there are several."""
        return self.name if self.line is None else f"{self.name}, line {self.line}"


def read_documents(path: str) -> Iterator[Document]:
    """Every document of a file, in order; one that is wrong has its error in its place.

    Args:
        path: the file, or ``-`` for the standard input.
    """
    name = "standard input" if path == STANDARD_INPUT else path
    if path.endswith(".jsonl"):
        yield from _read_lines(name, Path(path))
        return
    try:
        raw = sys.stdin.buffer.read() if path == STANDARD_INPUT else Path(path).read_bytes()
        text = raw.decode("utf-8-sig")
    except OSError as error:
        yield Document(name=name, error=FileUnreadable(name, error.strerror or str(error)))
        return
    except AttributeError:  # Python has no standard input where it is closed
        yield Document(name=name, error=FileUnreadable(name, "it is closed"))
        return
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        yield Document(name=name, error=NotText(name, line))
        return
    except ValueError:
        yield Document(name=name, error=FileUnreadable(name, NO_SUCH_NAME))
        return
    yield from _read_text(name, text)


NO_SUCH_NAME = "no file can have that name"


def _read_text(name: str, text: str) -> Iterator[Document]:
    """One document after the other, on lines of their own or not."""
    start, line = _next(text, 0), 1
    if start == len(text):
        yield Document(name=name, error=NoDocument(name))
    careful = len(text) <= WRITTEN_BY_HAND
    several, counted = False, 0
    # Behind a document that is wrong, the next one is told by a line that begins like one.
    while start < len(text):
        line += text.count("\n", counted, start)
        counted = start
        document, end = _read_one(name, text, start, "\n{", careful=careful)
        start = _next(text, end)
        several = several or start < len(text)
        yield replace(document, line=line if several else None)


def _read_lines(name: str, path: Path) -> Iterator[Document]:
    """One document a line, of which only one is in memory at a time."""
    empty = True
    try:
        with path.open("rb") as lines:
            for number, raw in enumerate(lines, start=1):
                try:
                    line = raw.decode("utf-8-sig" if number == 1 else "utf-8")
                except UnicodeDecodeError:
                    yield Document(name=name, error=NotText(name, number))
                    return
                position = _next(line, 0)
                while position < len(line):
                    empty = False
                    document, position = _read_one(name, line, position, "\n", number)
                    yield document
                    position = _next(line, position)
    except OSError as error:
        yield Document(name=name, error=FileUnreadable(name, error.strerror or str(error)))
        return
    except ValueError:
        yield Document(name=name, error=FileUnreadable(name, NO_SUCH_NAME))
        return
    if empty:
        yield Document(name=name, error=NoDocument(name))


def _next(text: str, position: int) -> int:
    """Where the next document begins."""
    while position < len(text) and text[position] in _BLANK:
        position += 1
    return position


def _read_one(  # noqa: PLR0913 - a text, a place in it, and how it is read
    name: str, text: str, start: int, border: str, first_line: int = 1, *, careful: bool = False
) -> tuple[Document, int]:
    """The document that begins there, and where it ends."""
    kind: type[NotJson | KeyTwice] = NotJson
    try:
        value, end = (_careful_decoder if careful else _decoder).raw_decode(text, start)
    except SaidTwice as error:
        line, reason, kind = text.count("\n", 0, start) + first_line, error.message, KeyTwice
    except RecursionError:
        line, reason = text.count("\n", 0, start) + first_line, "it is nested too deeply"
    except JSONDecodeError as error:
        line, reason = error.lineno + first_line - 1, f"{error.msg[0].lower()}{error.msg[1:]}"
    except ValueError:
        line, reason = text.count("\n", 0, start) + first_line, "a number is too long"
    else:
        return Document(name=name, line=first_line, value=value), end
    end = text.find(border, start)
    wrong = Document(name=name, line=first_line, error=kind(name, line, reason))
    return wrong, len(text) if end < 0 else end
