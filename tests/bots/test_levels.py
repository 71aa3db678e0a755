"""The four levels that people choose among."""

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots import make
from duskmoot.bots.bot import Budget
from duskmoot.bots.ismcts import IsmctsBot
from duskmoot.bots.levels import HARD, HardBot
from duskmoot.kernel.game import find
from tests.bots.whole_games import opening, played

BLOODBORNE = find("bloodborne")


def choices(name: str) -> set[int]:
    """What bots with different seeds do first."""
    seen = opening(BLOODBORNE, 4)
    return {make(name, BLOODBORNE, 0, seed).decide(seen, seen.acts, Budget()) for seed in range(30)}


def test_an_easy_bot_often_does_something_else() -> None:
    assert len(choices("normal")) == 1
    assert choices("normal") < choices("easy")


def test_the_higher_levels_look_ahead_the_one_further_than_the_other() -> None:
    hard, master = (make(name, BLOODBORNE, 0, 1) for name in ("hard", "master"))
    assert isinstance(hard, IsmctsBot)
    assert isinstance(master, IsmctsBot)
    assert hard.searches
    assert hard.usual < master.usual


def test_a_hard_bot_does_not_use_all_the_time_it_is_given() -> None:
    seen = opening(BLOODBORNE, 3)
    bot = HardBot(BLOODBORNE, 0, 1)
    bot.decide(seen, seen.acts, Budget(seconds=600.0))
    assert bot.last is not None
    assert 0 < bot.last[0].iterations <= HARD


def test_dracula_counts_on_how_hunters_play_and_they_not_on_him() -> None:
    fury = find("fury_of_dracula")
    faith = []
    for seat in range(5):
        bot = make("master", fury, seat, 1)
        assert isinstance(bot, IsmctsBot)
        faith.append(bot.faith)
    assert faith == [1.0, 0.0, 0.0, 0.0, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bloodborne", "blood_rage", "heritage"])
def test_a_normal_bot_beats_easy_ones(game: str) -> None:
    won = 0
    for seed in range(24):
        mine = seed % 3
        kinds = ["normal" if seat == mine else "easy" for seat in range(3)]
        won += mine in played(find(game), kinds, seed).winners
    assert won >= 14


@pytest.mark.slow
def test_normal_hunters_beat_an_easy_dracula_and_he_them() -> None:
    fury = find("fury_of_dracula")
    caught = [0 not in played(fury, ["easy", "normal"], seed).winners for seed in range(8)]
    escaped = [0 in played(fury, ["normal", "easy"], seed).winners for seed in range(8)]
    assert caught.count(True) + escaped.count(True) >= 11
