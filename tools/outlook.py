"""How early the outlook of Heritage knows the winner: by round and by rank, how often one wins.

python -m tools.outlook --games 100
python -m tools.outlook --games 100 --rivalry 0

Heuristic bots play each other with four seats. At the beginning of each round they are ranked by
the points that their positions promise (games/heritage/outlook). An outlook that knows nothing
gives every rank a quarter of the victories. With another `rivalry` (bots/heritage/temper.py) they
turn more or less on whoever leads.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Final

import duskmoot.games  # noqa: F401
from duskmoot.bots.bot import Budget
from duskmoot.bots.heritage.guide import BloodlinesGuide
from duskmoot.bots.heritage.temper import Temper
from duskmoot.bots.heuristic import HeuristicBot
from duskmoot.games.heritage.outlook.standing import standings
from duskmoot.games.heritage.pieces import ROUNDS
from duskmoot.games.heritage.state import Heritage
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view

SEATS: Final = 4


def play(seed: int, temper: Temper) -> list[int]:
    """By round: the rank that the winner had when it began."""
    game = find("heritage")
    g = game.begin(Setting(game, SEATS, game.choose({}), key_from_seed(seed)))
    assert isinstance(g, Heritage)
    players = [HeuristicBot(game, seat, seed) for seat in range(SEATS)]
    for player in players:
        player.guide = BloodlinesGuide(temper)
    promised: list[list[float]] = []
    while not g.over:
        if g.turn >= 0 and len(promised) < g.round:
            promised.append(standings(g))
        seat = g.asked[0]
        seen = view(g, seat)
        flow.apply(g, seat, players[seat].decide(seen, seen.acts, Budget()))
    winner = g.winners[0]
    return [sum(other > points[winner] for other in points) for points in promised]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    for name, usual in (("games", 100), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--rivalry", type=float, default=Temper().rivalry)
    given = parser.parse_args()
    temper = Temper(rivalry=given.rivalry)
    won = [[0] * SEATS for _ in range(ROUNDS[SEATS])]
    for number in range(given.games):
        for round_, rank in enumerate(play(given.seed * 1_000_000 + number, temper)):
            won[round_][rank] += 1
    for round_, ranks in enumerate(won, 1):
        shares = " | ".join(f"{100 * n / given.games:.0f}%" for n in ranks)
        print(f"| {round_} | {shares} |")


if __name__ == "__main__":
    main()
