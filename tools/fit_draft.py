"""The recipe of bots/blood_rage/draft.py: what each card of Blood Rage is worth in the draft.

python -m tools.fit_draft --games 3000 --seed 1

Heuristic bots play each other. In every game each of them likes some designs more than usual and
others less, by chance, so that hands differ for no reason. How much more glory than its rivals a
clan ends with is then explained, by least squares, by the cards that it took.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import mean
from typing import Final

import duskmoot.games  # noqa: F401
from duskmoot import bots
from duskmoot.bots.blood_rage.draft import DRAFT
from duskmoot.bots.bot import Budget
from duskmoot.games.blood_rage import verbs
from duskmoot.games.blood_rage.cards.table import CARDS
from duskmoot.kernel import flow
from duskmoot.kernel.acts import noun, verb
from duskmoot.kernel.cards import design
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view

SPREAD: Final = 3.0
"""How far likings differ, in glory: enough that every design is taken early and late."""
DOUBT: Final = 30.0
"""How many cards must speak for a design before they are believed by half."""
SEATS: Final = [4, 4, 3, 2]

Row = tuple[Counter[str], float]
"""The designs that one clan took, and its glory above the mean of its rivals."""


def play(number: int, seed: int) -> list[Row]:
    """One game between heuristic bots that differ only in what they like to take."""
    chance = random.Random(f"{seed} {number}")
    game = find("blood_rage")
    seats = chance.choice(SEATS)
    key = key_from_seed(seed * 1_000_000 + number)
    g = game.begin(Setting(game, seats, game.choose({}), key))
    players = [bots.make("heuristic", game, seat, number) for seat in range(seats)]
    liked = [{d: worth + chance.gauss(0, SPREAD) for d, worth in DRAFT.items()} for _ in players]
    took: list[Counter[str]] = [Counter() for _ in players]
    while not g.over:
        seat = g.asked[0]
        acts = flow.legal(g, seat)
        if verb(acts[0]) == verbs.DRAFT:
            act = max(acts, key=lambda act: liked[seat][drafted(act)])
            took[seat][drafted(act)] += 1
        else:
            act = players[seat].decide(view(g, seat), acts, Budget())
        flow.apply(g, seat, act)
    glory = game.scores(g)
    return [
        (took[seat], glory[seat] - mean(glory[:seat] + glory[seat + 1 :])) for seat in range(seats)
    ]


def drafted(act: int) -> str:
    return design(CARDS[noun(act)].id)


def fitted(rows: list[Row]) -> dict[str, float]:
    """Least squares with a little doubt: what one card more of each design brought."""
    designs = sorted(DRAFT)
    means = [mean(took[d] for took, _ in rows) for d in designs]
    square = [[DOUBT if i == j else 0.0 for j in range(len(designs))] for i in range(len(designs))]
    right = [0.0] * len(designs)
    for took, above in rows:
        off = [took[d] - usual for d, usual in zip(designs, means)]
        for i, one in enumerate(off):
            right[i] += one * above
            for j in range(len(designs)):
                square[i][j] += one * off[j]
    return dict(zip(designs, solved(square, right)))


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system, by elimination."""
    size = len(right)
    for i in range(size):
        for j in range(i + 1, size):
            share = square[j][i] / square[i][i]
            right[j] -= share * right[i]
            for k in range(i, size):
                square[j][k] -= share * square[i][k]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(square[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (right[i] - known) / square[i][i]
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    for name, usual in (("games", 3000), ("seed", 1), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        games = pool.map(partial(play, seed=given.seed), range(given.games), chunksize=5)
        rows = [row for game in games for row in game]
    for name, worth in sorted(fitted(rows).items(), key=lambda item: -item[1]):
        print(f'    "{name}": {worth:.1f},')


if __name__ == "__main__":
    main()
