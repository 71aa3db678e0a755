"""The shelf: where the chronicles of the terminal lie, and how they are written.

Each has a folder of its own in `$XDG_DATA_HOME/duskmoot/chronicles`, or in
`~/.local/share/duskmoot/chronicles` where that variable is not set: the book `chronicle.json`, and
`04-1.json` for the first attempt at chapter 4, an ordinary saved game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from duskmoot.chronicle.book import NAME_SIZE, Chronicle, Link, chronicle_of, plain
from duskmoot.chronicle.roster import cleaned
from duskmoot.chronicle.verify import Saves
from duskmoot.kernel.game import Refused
from duskmoot.terminal.saves import reason, usual_folder, write

BOOK: Final[str] = "chronicle.json"
LOCK: Final[str] = "in-use"
FORBIDDEN: Final[str] = '/\\:*?"<>|'


def usual_shelf() -> Path:
    return usual_folder().parent / "chronicles"


def folder_of(shelf: Path, name: str) -> Path:
    """The folder of a chronicle; its name must be one that every system takes."""
    fit = cleaned(name) == name and 0 < len(name) <= NAME_SIZE and name[0] not in ".-"
    if not fit or name[-1] == "." or any(sign in FORBIDDEN for sign in name):
        raise Refused("chronicle-name", name=name)
    return shelf / name


def known(shelf: Path) -> list[str]:
    """The names of all chronicles on the shelf."""
    return sorted(book.parent.name for book in shelf.glob(f"*/{BOOK}"))


def check_free(shelf: Path, name: str) -> Path:
    """The folder for a new chronicle; what an import that was cut short left there is no book."""
    folder = folder_of(shelf, name)
    if (folder / BOOK).exists():
        raise Refused("chronicle-exists", name=name)
    return folder


def put(shelf: Path, name: str, chronicle: Chronicle, saves: Saves) -> None:
    """A new chronicle on the shelf; one that is there already stays as it is."""
    folder = check_free(shelf, name)
    for link in chronicle.links:
        if (link.chapter, link.attempt) in saves:
            write(game_file(folder, link), saves[link.chapter, link.attempt])
    write_book(folder, chronicle)


def read_book(shelf: Path, name: str) -> tuple[Path, Chronicle]:
    """The folder and the book of a chronicle."""
    folder = folder_of(shelf, name)
    try:
        text = (folder / BOOK).read_text("utf-8")
    except FileNotFoundError as error:
        raise Refused("chronicle-missing", name=name) from error
    except (OSError, ValueError) as error:
        file = str(folder / BOOK)
        raise Refused("file-not-readable", file=file, reason=reason(error)) from error
    try:
        return folder, chronicle_of(json.loads(text))
    except (ValueError, RecursionError, TypeError) as error:
        raise Refused("chronicle-damaged", detail=BOOK) from error


def write_book(folder: Path, chronicle: Chronicle) -> None:
    write(folder / BOOK, json.dumps(plain(chronicle), indent=1, ensure_ascii=False) + "\n")


def game_file(folder: Path, link: Link) -> Path:
    return folder / f"{link.chapter:02}-{link.attempt}.json"


def saves_of(folder: Path, chronicle: Chronicle) -> Saves:
    """The saved games of all attempts that have one."""
    found: Saves = {}
    for link in chronicle.links:
        with suppress(OSError, ValueError):
            found[link.chapter, link.attempt] = game_file(folder, link).read_text("utf-8")
    return found


@contextmanager
def held(shelf: Path, name: str) -> Iterator[tuple[Path, Chronicle]]:
    """The folder and the book of a chronicle, into which nobody else writes for a while.

    Systems that can see to it keep others out; the hold ends with the process, however it ends.
    """
    folder, _ = read_book(shelf, name)
    with (folder / LOCK).open("w") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass
        except OSError as error:
            raise Refused("chronicle-in-use", name=name) from error
        yield read_book(shelf, name)
