"""How balanced a game is when all seats are played by the same bot.

python -m tools.balance fury_of_dracula --games 200 --seats 5
"""

from argparse import ArgumentParser
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

import duskmoot.games  # noqa: F401
from tools.balance import blood_rage, fury_of_dracula

GAMES: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], None]]]] = {
    "blood_rage": (blood_rage.play, blood_rage.report),
    "fury_of_dracula": (fury_of_dracula.play, fury_of_dracula.report),
}
"""By game: one game played, and the report of many."""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bot", default="heuristic")
    for name, usual in (("games", 200), ("seats", 4), ("seed", 7), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    play, report = GAMES[given.game]
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        one = partial(play, seats=given.seats, seed=given.seed, bot=given.bot)
        report(list(pool.map(one, range(given.games), chunksize=5)))


if __name__ == "__main__":
    main()
