"""How balanced a game is when all seats are played by the same bot.

python -m tools.balance fury_of_dracula --games 200 --seats 5
python -m tools.balance heritage --chronicles 50 --seats 3
"""

from argparse import ArgumentParser
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

import duskmoot.games  # noqa: F401
from tools.balance import blood_rage, chronicles, fury_of_dracula, heritage

GAMES: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], None]]]] = {
    "blood_rage": (blood_rage.play, blood_rage.report),
    "fury_of_dracula": (fury_of_dracula.play, fury_of_dracula.report),
    "heritage": (heritage.play, heritage.report),
}
"""By game: one game played, and the report of many."""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bot", default="heuristic")
    for name, usual in (("games", 200), ("seats", 4), ("seed", 7), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--chronicles", type=int, default=0)
    given = parser.parse_args()
    if given.chronicles:
        told = chronicles.play(given.chronicles, given.seats, given.seed, given.bot, given.jobs)
        chronicles.report(told)
        return
    play, report = GAMES[given.game]
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        one = partial(play, seats=given.seats, seed=given.seed, bot=given.bot)
        report(list(pool.map(one, range(given.games), chunksize=5)))


if __name__ == "__main__":
    main()
