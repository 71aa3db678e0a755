"""Write games of every game as Parquet, read them back, derive features; say what it takes.

    python tools/dataset.py FOLDER --games 100000 --bots heuristic

Files that are there already are read, not written again, so that a run can be continued game by
game. With `--minutes` fewer games are played if the time does not suffice.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import duskmoot  # noqa: E402
from duskmoot.arena.simulate import Plan, simulate  # noqa: E402
from duskmoot.cli.options import cores  # noqa: E402
from duskmoot.cli.page import progress  # noqa: E402
from duskmoot.kernel.game import registered  # noqa: E402
from duskmoot.research import data  # noqa: E402

TRIED: Final[int] = 20
"""Games that say how many fit into the time."""
EVERY: Final[int] = 50
"""Of so many games one is replayed for its features."""


def written(plan: Plan, games: int, jobs: int, file: Path) -> None:
    writer = data.Writer(plan)
    with progress() as bar:
        task = bar.add_task(plan.game, total=games)
        simulate(plan, games, jobs, lambda n: bar.advance(task, n), writer.add)
    writer.write(file)


def games_that_fit(plan: Plan, games: int, seconds: float) -> int:
    """As many as can be played in so many seconds of processor time."""
    if not seconds:
        return games
    tally = simulate(plan, min(TRIED, games), 1)
    return max(1, min(games, int(seconds * tally.finished / max(tally.cpu, 1e-6))))


def measured(file: Path, every: int = EVERY) -> dict[str, Any]:
    """What a file holds; one of `every` games is replayed with all its features."""
    started = process_time()
    rows = data.read(file)
    read = process_time() - started
    decisions = int(rows["decisions"].sum())
    started = process_time()
    derived = numbers = 0
    for row in rows[::every].iter_rows(named=True):
        for decision in data.features(row):
            derived += 1
            numbers += decision.observation.size
            assert decision.mask[decision.action]
    spent = process_time() - started
    return {
        "games": rows.height,
        "decisions": decisions,
        "bytes": file.stat().st_size,
        "bytes_per_decision": round(file.stat().st_size / decisions, 2),
        "read_s": round(read, 2),
        "features_per_s": round(derived / max(spent, 1e-6)),
        "numbers_per_decision": round(numbers / derived),
    }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--bots", default="random", help="one bot for all seats")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=0.0, help="of processor time, all games")
    parser.add_argument(
        "--every", type=int, default=EVERY, help="of how many games one is replayed"
    )
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    share = chosen.minutes * 60 / len(registered())
    print(f"{duskmoot.build()} build, bots: {chosen.bots}")
    for game in registered():
        file = chosen.folder / f"{game.name}.parquet"
        plan = Plan(game.name, game.most, (chosen.bots,) * game.most, seed=1, rows=True)
        if not file.exists():
            written(plan, games_that_fit(plan, chosen.games, share), chosen.jobs, file)
        found = measured(file, chosen.every)
        print(f"{game.name}: " + ", ".join(f"{key} {value}" for key, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
