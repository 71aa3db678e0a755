"""Games that bots play among themselves, line by line of their stories."""

from collections.abc import Iterator
from typing import Any

from duskmoot import bots
from duskmoot.arena.simulate import key_of, seed_of_bots
from duskmoot.bots.bot import Budget
from duskmoot.kernel import flow
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Setting
from duskmoot.kernel.story import Line
from duskmoot.kernel.view import view


def begun(game: Game[Any], number: int, seats: int, seed: int) -> State:
    """Game number so and so of this seed, at its first question."""
    g: State = game.begin(Setting(game, seats, game.choose({}), key_of(seed, number)), True)
    return g


def told(game: Game[Any], g: State, number: int, seed: int, bot: str) -> Iterator[Line]:
    """The game is played to its end; each line comes with the state right after it was told."""
    assert g.story is not None
    seats = range(len(g.sealed))
    players = [bots.make(bot, game, seat, seed_of_bots(key_of(seed, number))) for seat in seats]
    read = 0
    while True:
        yield from g.story[read:]
        read = len(g.story)
        if g.over:
            return
        asked = g.asked[0]
        seen = view(g, asked)
        flow.apply(g, asked, players[asked].decide(seen, seen.acts, Budget()))
