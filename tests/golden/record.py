"""Golden games: whole recorded games that must replay to the same digests and the same views.

For every registered game there is one file for each number of seats and one for the last choice
of each option. A file is an ordinary saved game (see `duskmoot.kernel.replay`); beside it, with
the ending `.views`, stand hashes of all that all seats and the spectator saw at every tenth act.

After a change of rules or texts of the story that is meant,

    python -m tests.golden.record

plays and records them all anew; the new files belong into the same commit as the change.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from duskmoot.kernel.game import registered
from duskmoot.kernel.replay import Session
from duskmoot.kernel.view import view
from tests.conformance.play import Table, bytes_of, choose, players, tables

FOLDER: Final = Path(__file__).parent
VIEWS_EVERY: Final = 10


def golden_tables() -> list[Table]:
    found = [
        Table(table.game, table.seats, seed=1000 + table.seats, sample=table.sample)
        for table in tables()
    ]
    for game in registered():
        for n, option in enumerate(game.options):
            seats = game.least + n % (game.most - game.least + 1)
            found.append(Table(game, seats, {option.key: option.choices[-1]}, seed=2000 + n))
    return found


def game_file(table: Table) -> Path:
    return FOLDER / f"{table}.json"


def views_file(table: Table) -> Path:
    return FOLDER / f"{table}.views"


def new_session(table: Table) -> Session:
    return Session(table.setting)


def seen_by_all(session: Session) -> str:
    """A hash of every seat's view and the spectator's, with acts and story."""
    sight = sha256()
    for seat in range(-1, session.setting.seats):
        sight.update(bytes_of(view(session.state, seat)))
    return sight.hexdigest()


def record(table: Table) -> None:
    session = new_session(table)
    chance = players(table.seed)
    views: list[str] = []
    while not session.state.over:
        session.play(*choose(session.state, chance))
        n = len(session.acts)
        if n % VIEWS_EVERY == 0 or session.state.over:
            views.append(f"{n} {seen_by_all(session)}\n")
    names = [f"guest {seat}" for seat in range(table.seats)]
    game_file(table).write_text(session.save(names), "utf-8")
    views_file(table).write_text("".join(views), "utf-8")


def main() -> None:
    for old in [*FOLDER.glob("*.json"), *FOLDER.glob("*.views")]:
        old.unlink()
    for table in golden_tables():
        record(table)
        print(game_file(table).name)


if __name__ == "__main__":
    main()
