"""Files that a command is to write: none is written over, and no folder is made for one."""

from pathlib import Path

from scorekeeper.rules.errors import ScorekeeperError


class Unwritable(ScorekeeperError):
    """A file that cannot be written."""

    code = "unwritable"

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file} cannot be written: {reason}.")


class NoFolder(Unwritable):
    """A file in a folder that is not there, mistyped most likely."""

    code = "no_folder"

    def __init__(self, file: str, folder: Path) -> None:
        super().__init__(file, f"there is no folder {folder}")


class ThereAlready(Unwritable):
    """A file that would take another's place."""

    code = "there_already"

    def __init__(self, file: str) -> None:
        super().__init__(file, "it is there already; name another file, or move that one away")


def new_file(name: str) -> Path:
    """Return the file of a name, which nothing has yet.

    Raises:
        NoFolder: its folder is not there.
        ThereAlready: something has that name, and is left as it is.
    """
    if "\0" in name:
        raise Unwritable(name.replace("\0", "\\0"), "no file can have this name")
    file = Path(name)
    try:
        if not file.parent.is_dir():
            raise NoFolder(name, file.parent)
        if file.exists() or file.is_symlink():
            raise ThereAlready(name)
    except OSError as error:
        raise Unwritable(name, error.strerror or str(error)) from error
    return file
