"""Games played on from a position: what they say of the chances must be worth saying."""

from __future__ import annotations

import pytest

import duskmoot.games as _games
from duskmoot import bots
from duskmoot.bots.bot import Budget
from duskmoot.bots.playout import played_on, wins
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.flow import State
from duskmoot.kernel.game import Setting, find
from duskmoot.kernel.view import view

__all__ = ["_games"]

GAME = find("bloodborne")
SEATS = 3


def whole_game(seed: int) -> list[State]:
    """All positions of a game between steady bots."""
    g = GAME.begin(Setting(GAME, SEATS, GAME.choose({}), key_from_seed(seed)))
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(SEATS)]
    positions = [g.clone()]
    while not g.over:
        seen = view(g, g.asked[0])
        flow.apply(g, seen.seat, players[seen.seat].decide(seen, seen.acts, Budget()))
        positions.append(g.clone())
    return positions


def test_a_game_is_played_on_to_its_end_and_the_position_stays() -> None:
    positions = whole_game(1)
    start = positions[5]
    before = flow.legal(start, start.asked[0])
    assert played_on(GAME, start, "heuristic", 7) == played_on(GAME, start, "heuristic", 7)
    assert flow.legal(start, start.asked[0]) == before
    assert not start.over


def test_what_is_over_is_won_by_its_winners() -> None:
    last = whole_game(2)[-1]
    won = wins(GAME, last, "heuristic", range(4))
    assert [seat for seat, n in enumerate(won) if n] == last.winners
    assert max(won) == 4


def test_other_seeds_throw_other_dice() -> None:
    start = whole_game(3)[0]
    ends = {tuple(played_on(GAME, start, "heuristic", seed)) for seed in range(12)}
    assert len(ends) > 1


@pytest.mark.slow
def test_chances_foretell_better_than_equal_ones_and_than_the_leader() -> None:
    """The Brier score: the smaller, the nearer to what came to pass."""
    said = equal = leader = 0.0
    for seed in range(16):
        positions = whole_game(100 + seed)
        winners = positions[-1].winners
        came = [seat in winners for seat in range(SEATS)]
        for quarter in (1, 2, 3):
            at = positions[len(positions) * quarter // 4]
            won = wins(GAME, at, "heuristic", range(8))
            scores = GAME.scores(at)
            leads = [score == max(scores) for score in scores]
            for seat in range(SEATS):
                said += (won[seat] / 8 - came[seat]) ** 2
                equal += (1 / SEATS - came[seat]) ** 2
                leader += (leads[seat] / sum(leads) - came[seat]) ** 2
    assert said < equal
    assert said < leader
