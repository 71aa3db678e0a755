"""Saved games as files: where they lie, how they are written, and what is never overwritten.

Without a name a game is saved as a new file in `$XDG_DATA_HOME/duskmoot/saves`, or in
`~/.local/share/duskmoot/saves` where that variable is not set.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

from duskmoot.chronicle.roster import cleaned
from duskmoot.kernel.game import Refused
from duskmoot.kernel.replay import Session, load


def usual_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "duskmoot" / "saves"


def text_of(session: Session, names: list[str], me: int, bots: list[str]) -> str:
    """The file. The game is replayed for it, so that an interrupted act leaves no trace."""
    again = Session(session.setting)
    for seat, act in session.acts:
        again.play(seat, act)
    content = json.loads(again.save(names))
    content["sitting"] = {"me": me, "bots": bots}
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def read(file: Path) -> tuple[Session, list[str], int, list[str]]:
    """The game in a file, the names at the table, the seat of the person, the bots by seat.

    A file that was not saved in the terminal has its first seat for the person.
    """
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError as error:
        raise Refused("file-not-found", file=str(file)) from error
    except (OSError, ValueError) as error:
        raise Refused("file-not-readable", file=str(file), reason=reason(error)) from error
    session, names = load(text)
    sitting = json.loads(text).get("sitting", {"me": 0, "bots": []})
    try:
        me = int(sitting["me"])
        bots = [str(bot) for bot in sitting["bots"]]
    except (TypeError, ValueError, KeyError) as error:
        raise Refused("replay-damaged", detail="sitting") from error
    if not 0 <= me < session.setting.seats:
        raise Refused("replay-damaged", detail="sitting")
    return session, [cleaned(name) for name in names], me, bots


def write(file: Path, text: str) -> None:
    """All of it or nothing: the text is complete before it takes the file's name."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(".part", file.name, file.parent, text=True)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(text)
            os.replace(beside, file)
        except BaseException:
            os.unlink(beside)
            raise
    except (OSError, ValueError) as error:
        raise Refused("file-not-written", file=str(file), reason=reason(error)) from error


def fresh(folder: Path, game_name: str) -> Path:
    """A file of this name that does not exist yet."""
    stem = f"{game_name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [f"{stem}.json", *[f"{stem}-{n}.json" for n in range(2, 1000)]]
    return next(folder / name for name in names if not (folder / name).exists())


def would_lose(file: Path, text: str) -> bool:
    """Whether the file holds anything else than an earlier position of the same game."""
    if not file.exists():
        return False
    try:
        old, new = json.loads(file.read_text("utf-8")), json.loads(text)
        same = all(old[field] == new[field] for field in ("game", "key", "options", "seats"))
        return not same or old["acts"] != new["acts"][: len(old["acts"])]
    except (OSError, ValueError, TypeError, KeyError):
        return True


def rescue(text: str, folder: Path, game_name: str) -> Path:
    """A fresh file in the folder or, failing that, wherever a file can still be written."""
    for place in (folder, Path.cwd()):
        try:
            file = fresh(place, game_name)
            write(file, text)
            return file
        except (Refused, OSError):
            continue
    file = fresh(Path(tempfile.gettempdir()), game_name)
    write(file, text)
    return file


def reason(error: Exception) -> str:
    """What the system says, without its number."""
    return str(getattr(error, "strerror", None) or error)
