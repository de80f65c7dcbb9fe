"""``scorekeeper export | import | backup | restore | doctor``: the history, for scripts."""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from scorekeeper.cli.documents import Document, DocumentError, FileUnreadable, read_documents
from scorekeeper.cli.targets import Unwritable, new_file
from scorekeeper.export.formats import Format
from scorekeeper.export.writing import written
from scorekeeper.rules.errors import ScorekeeperError
from scorekeeper.scorebook.book import Scorebook


class NotForReading(ScorekeeperError):
    """A format that a terminal cannot show."""

    code = "not_for_reading"

    def __init__(self, kind: Format) -> None:
        super().__init__(f"A terminal cannot show {kind}: name a file with --output.")


def export(match_id: str | None, kind: Format, output: str | None) -> int:
    """Write one match, or all of them."""
    target = None if output is None else new_file(output)

    def act(book: Scorebook) -> int:
        if target is None:
            _print(book, match_id, kind)
            return 0
        unfinished = target.with_name(f"{target.name}.unfinished")
        try:
            with unfinished.open("wb") as file:
                file.writelines(written(book, kind, match_id))
            unfinished.replace(target)
        except OSError as error:
            raise Unwritable(str(target), error.strerror or str(error)) from error
        finally:
            unfinished.unlink(missing_ok=True)
        return 0

    return _with_history(act)


def _print(book: Scorebook, match_id: str | None, kind: Format) -> None:
    if kind.is_text:
        for part in written(book, kind, match_id):
            sys.stdout.write(part.decode())
        return
    if sys.stdout.isatty():
        raise NotForReading(kind)
    sys.stdout.flush()
    sys.stdout.buffer.writelines(written(book, kind, match_id))
    sys.stdout.buffer.flush()


def take_in(paths: Sequence[str]) -> int:
    """Take in match files, each as a whole or not at all; 1 if one of them is wrong."""

    def act(book: Scorebook) -> int:
        status = 0
        for path in paths:
            read: list[Document] = []
            try:
                done = book.take_in(_values(path, read))
            except DocumentError as error:  # it names the file itself
                print(error.message, file=sys.stderr)
                status = 1
                continue
            except ScorekeeperError as error:
                print(f"{_place(path, read, error)}: {error.message}", file=sys.stderr)
                status = 1
                continue
            print(f"{path}: {len(done.added)} taken in, {len(done.already)} there already.")
            for match_id in done.differing:
                print(f"Match {match_id} has other hands or totals here, and stays as it is.")
            for match_id in done.in_the_bin:
                print(f"Match {match_id} is in the bin, and stays there.")
        return status

    return _with_book(act)


def back_up(path: str) -> int:
    """Copy the history to a file."""
    target = new_file(path)

    def act(book: Scorebook) -> int:
        book.back_up(target)
        return 0

    return _with_history(act)


def restore(path: str) -> int:
    """Put a copy in the place of the history, and say where the history is now."""
    if not Path(path).is_file():
        raise FileUnreadable(path, "there is no such file")

    def act(book: Scorebook) -> int:
        aside = book.restore(Path(path))
        print(f"Restored. What was there before is in {aside.path}.")
        return 0

    return _with_book(act)


def examine() -> int:
    """Say everything that is wrong with the history; 1 if anything is."""

    def act(book: Scorebook) -> int:
        ailments = book.doctor()
        for ailment in ailments:
            match = f"Match {ailment.match_id}: " if ailment.match_id else ""
            print(f"{match}{ailment.sentence}", file=sys.stderr)
        if not ailments:
            print(f"All is well in {book.location}.")
        return 1 if ailments or book.rescued else 0

    return _with_history(act)


def _with_history(act: Callable[[Scorebook], int]) -> int:
    """Do what only reads the history: where there is none, none is made."""
    return _with_book(act, make=False)


def _with_book(act: Callable[[Scorebook], int], *, make: bool = True) -> int:
    book = Scorebook.open(make=make)
    try:
        if book.rescued is not None:
            print(book.rescued, file=sys.stderr)
        return act(book)
    finally:
        book.close()


def _values(path: str, read: list[Document]) -> Iterator[Any]:
    """The JSON of each document; ``read`` holds the last of them and how it is called."""
    for document in read_documents(path):
        if document.error is not None:
            raise document.error
        read[:] = [document]
        yield document.value


def _place(path: str, read: list[Document], error: ScorekeeperError) -> str:
    """Where in a file something is wrong: the match by its line, and the place within it."""
    of_a_match = _OF_A_MATCH.match(error.where)
    if not of_a_match:
        return ", ".join(filter(None, (path, error.where)))
    return ", ".join(filter(None, (read[0].place, error.where[of_a_match.end() :])))


_OF_A_MATCH = re.compile(r"\[\d+\]\.?")
"""How the place of an error begins that is in one of the matches of a file."""
