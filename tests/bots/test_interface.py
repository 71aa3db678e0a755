"""What every bot promises: a legal act, from a view alone, the same again from the same seed."""

import pickle
import subprocess
import sys
from copy import deepcopy

import pytest

import duskmoot.games  # noqa: F401
from duskmoot.bots import make, names, spec
from duskmoot.bots.bot import Bot, Budget
from duskmoot.kernel import flow
from duskmoot.kernel.chance import key_from_seed
from duskmoot.kernel.game import Refused, Setting, find, registered
from duskmoot.kernel.view import View, view

GAME = find("bloodborne")
NOTHING_SEEN = View("bloodborne", 0, {})


def hunt_of(kinds: list[str], seed: int, **options: str) -> list[tuple[int, int]]:
    """A whole game between these bots, every act checked; the acts."""
    chosen = {key.replace("_", "-"): choice for key, choice in options.items()}
    g = GAME.begin(Setting(GAME, len(kinds), GAME.choose(chosen), key_from_seed(seed)))
    bots = [make(kind, GAME, seat, seed) for seat, kind in enumerate(kinds)]
    played: list[tuple[int, int]] = []
    while not g.over:
        seat = g.asked[0]
        legal = flow.legal(g, seat)
        act = bots[seat].decide(view(g, seat), legal[:], Budget())
        assert act in legal, GAME.vocabulary.spell(act)
        flow.apply(g, seat, act)
        played.append((seat, act))
    return played


def random_choices(bot: Bot) -> list[int]:
    return [bot.decide(NOTHING_SEEN, list(range(10)), Budget()) for i in range(50)]


@pytest.mark.parametrize("game", [game.name for game in registered()])
def test_every_game_has_four_levels_and_the_bots_behind_them(game: str) -> None:
    levels = ["easy", "normal", "hard", "master"]
    assert names(find(game)) == ["random", "ismcts", "heuristic", *levels]


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_bot_knows_its_name_game_and_seat(name: str) -> None:
    bot = make(name, GAME, 2, 1)
    assert (bot.name, bot.game, bot.seat) == (name, GAME, 2)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        make("gehrman", GAME, 0, 1)
    assert refused.value.key == "unknown-bot"
    assert refused.value.parts["name"] == "gehrman"
    assert "heuristic" in refused.value.parts["known"].split(", ")


@pytest.mark.parametrize("game", [game.name for game in registered()])
@pytest.mark.parametrize("name", ["random", "heuristic", "easy", "ismcts:iterations=5"])
def test_a_copy_of_a_bot_answers_as_the_bot_would(game: str, name: str) -> None:
    played = find(game)
    g = played.begin(Setting(played, 3, played.choose({}), key_from_seed(1)))
    seen = view(g, g.asked[0])
    bot = spec.make(name, played, g.asked[0], 4)
    for copied in (deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        copies = [copied.decide(seen, seen.acts[:], Budget()) for i in range(6)]
        again = deepcopy(bot)
        assert copies == [again.decide(seen, seen.acts[:], Budget()) for i in range(6)]
    assert copies == [bot.decide(seen, seen.acts[:], Budget()) for i in range(6)]


def test_no_limit_is_given_unless_said() -> None:
    assert (Budget().seconds, Budget().iterations) == (0, 0)


def test_importing_the_bots_imports_no_game_and_no_search() -> None:
    code = "import sys, duskmoot.bots; print([m for m in sys.modules if 'duskmoot' in m])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert loaded.returncode == 0, loaded.stderr
    assert "duskmoot.bots.bot" in loaded.stdout
    for heavy in ("duskmoot.games", "duskmoot.bots.search", "duskmoot.bots.bloodborne"):
        assert heavy not in loaded.stdout


def test_the_random_bot_needs_no_view() -> None:
    assert not make("random", GAME, 0, 1).needs_view
    assert make("heuristic", GAME, 0, 1).needs_view


def test_the_random_bot_chooses_again_what_its_seed_says() -> None:
    first = random_choices(make("random", GAME, 0, 7))
    assert first == random_choices(make("random", GAME, 0, 7))
    assert first != random_choices(make("random", GAME, 0, 8))
    assert first != random_choices(make("random", GAME, 1, 7))


def test_the_random_bot_leaves_no_act_out() -> None:
    assert set(random_choices(make("random", GAME, 0, 3))) == set(range(10))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_heuristic_bots_play_whole_games_legally_and_again_the_same(seats: int) -> None:
    kinds = ["heuristic"] * seats
    for seed in range(3):
        assert hunt_of(kinds, seed) == hunt_of(kinds, seed)


@pytest.mark.parametrize(
    "final_boss", ["gehrman", "rom", "ebrietas", "mergos_wet_nurse", "moon_presence"]
)
def test_heuristic_and_random_bots_end_a_hunt_for_every_final_boss(final_boss: str) -> None:
    for seed in range(2):
        assert hunt_of(["heuristic", "random"] * 2, seed, final_boss=final_boss)


def test_the_heuristic_bot_plays_by_the_other_readings_of_the_cards() -> None:
    readings = {
        "yellow_die": "two",
        "blood_vial": "everyone",
        "trophy_track": "steep",
        "kirkhammer": "plain",
        "round_limit": "none",
    }
    assert hunt_of(["heuristic"] * 4, 5, **readings)
