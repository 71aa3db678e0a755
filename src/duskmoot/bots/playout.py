"""Playing a position on to its end, to see who wins from there."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import from_key
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game
from duskmoot.kernel.view import view


def played_on(game: Game[Any], position: State, bot: str, seed: int) -> list[int]:
    """The winners of one game that bots of this name play on from a true position.

    What lies hidden stays as it is; dice and shuffles to come are others for every seed.
    """
    g = position.clone()
    g.story = None
    g.chance = from_key(
        sha256(b"duskmoot playout" + g.chance.key + seed.to_bytes(8, "big")).digest()
    )
    players = [bots.make(bot, game, seat, seed) for seat in range(len(g.sealed))]
    while not g.over:
        seat = g.asked[0]
        seen = view(g, seat)
        flow.apply(g, seat, players[seat].decide(seen, seen.acts, Budget()))
    return list(g.winners)


def wins(game: Game[Any], position: State, bot: str, seeds: range) -> list[int]:
    """By seat: how many of these games it won, alone or with others."""
    won = [0] * len(position.sealed)
    for seed in seeds:
        for seat in played_on(game, position, bot, seed):
            won[seat] += 1
    return won
