"""A bot's answer does not change when what it may not know is another.

The hidden part of a true position is drawn anew: cards in other hands, decks, Dracula's trail, dice
to come. The bot that is asked sees the same as before, so with the same seed it must answer the
same; over all seeds it then gives each answer as often.
"""

from typing import Any

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots import spec
from duskmoot.bots.bot import Budget
from duskmoot.bots.pupil import tables
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Game, Setting, find
from duskmoot.kernel.view import reimagine, view

TABLES = [("bloodborne", 4), ("blood_rage", 3), ("fury_of_dracula", 2), ("heritage", 3)]
BOTS = ["random", "easy", "normal", "hard:iterations=6", "master:iterations=6"]
OTHERS = 3
"""Other truths for each position."""
EVERY = 23
"""Decisions of a random game from one position to the next."""
LAST = 100


def positions(game: Game[Any], seats: int) -> list[State]:
    """Of a random game: those where somebody has a choice."""
    g: State = game.begin(Setting(game, seats, game.choose({}), key_from_seed(11)))
    found: list[State] = []
    for number in range(LAST):
        if g.over:
            break
        seat = g.asked[0]
        acts = flow.legal(g, seat)
        if number % EVERY == 0 and len(acts) > 1:
            found.append(g.clone())
        flow.apply(g, seat, g.chance.pick(0, acts))
    return found


def answers(game: Game[Any], g: State, seat: int) -> list[int]:
    """What each bot would do here, with two seeds."""
    seen = view(g, seat)
    return [
        spec.make(bot, game, seat, seed).decide(seen, seen.acts[:], Budget())
        for bot in [*BOTS, *(["pupil"] if len(g.sealed) in tables(game) else [])]
        for seed in (1, 2)
    ]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_answer_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    game = find(name)
    changed = 0
    for g in positions(game, seats):
        seat = g.asked[0]
        expected = answers(game, g, seat)
        for n in range(OTHERS):
            other = reimagine(g, seat, key_from_seed(n))
            changed += other != g
            assert answers(game, other, seat) == expected
    assert changed
