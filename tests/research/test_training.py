"""Training: one file is one net, whoever plays its games and however often it was left."""

from __future__ import annotations

from dataclasses import replace
from math import log
from pathlib import Path

import numpy as np
import pytest

from duskmoot.bots.bot import Budget
from duskmoot.bots.learned import Eyes
from duskmoot.bots.net import Sparse
from duskmoot.bots.net import read as read_net
from duskmoot.bots.spec import make
from duskmoot.kernel.game import Refused, find
from duskmoot.research import training
from duskmoot.research.fitting import Answers, Pace, PolicyFit, Positions, ValueFit, fitted
from duskmoot.research.training import Piece, Training, play_piece, read, train
from tests.bots.whole_games import opening
from tests.cli.call import call

FILE = """
game = "bloodborne"
seats = 3
games = 4
bots = [["random"], ["ismcts:iterations=2,net={net}", "heuristic"]]

[options]
yellow-die = ["two-plus", "two"]

[fit]
hidden = 3
epochs = 2
"""
POLICY = FILE.replace("games = 4", 'games = 4\nlearns = "policy"').replace(",net=", ",policy=")
SURE = 0.05


def nothing(what: str, generation: int, done: float) -> None:
    pass


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PIECE", 2)
    monkeypatch.setattr("duskmoot.research.fitting.SEEN", 1)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("file", [FILE, POLICY.replace("random", "heuristic")])
def test_left_and_taken_up_again_it_comes_to_the_same_net(tmp_path: Path, file: str) -> None:
    recipe = read(file)
    at_once = train(recipe, tmp_path / "at once", 0.0, 1, "", nothing)
    assert at_once is not None
    stops = 0
    while (found := train(recipe, tmp_path / "by and by", 1e-6, 1, "", nothing)) is None:
        stops += 1
    assert stops == 4
    assert found.read_bytes() == at_once.read_bytes()
    made = read_net(found).made
    assert (made["generation"], len(made["losses"])) == (1, 2)
    assert made["recipe"]["seed"] == 1


@pytest.mark.usefixtures("small")
def test_a_folder_belongs_to_one_recipe(tmp_path: Path) -> None:
    recipe = read(FILE)
    Training(recipe, tmp_path).begin()
    with pytest.raises(Refused) as refused:
        Training(replace(recipe, seed=2), tmp_path).begin()
    assert refused.value.key == "recipe-other"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("game =", "gamble ="), "recipe-unreadable"),
        (("game =", "game = ="), "recipe-unreadable"),
        (("hidden", "hiding"), "recipe-unreadable"),
        (("games = 4", 'games = 4\nlearns = "luck"'), "recipe-unreadable"),
        (("bloodborne", "bloodless"), "unknown-game"),
        (("seats = 3", "seats = 9"), "seats-refused"),
        (("yellow-die", "golden-die"), "unknown-option"),
        (('"random"', '"chance"'), "unknown-bot"),
        (("iterations=2", "seconds=2"), "moot-by-the-clock"),
    ],
)
def test_a_recipe_that_nobody_can_follow_is_refused(change: tuple[str, str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        read(FILE.replace(*change))
    assert refused.value.key == key


def test_the_command_says_how_far_it_is(tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    file.write_text(FILE.replace(', ["ismcts:iterations=2,net={net}", "heuristic"]', ""))
    ordered = ("train", str(file), "--folder", str(tmp_path / "nets"), "--jobs", "1")
    left = call(tmp_path, *ordered, "--seconds", "0.000001")
    assert "Repeat the command" in left.out, left.err
    done = call(tmp_path, *ordered)
    assert str(tmp_path / "nets" / "values-0.net") in done.out, done.err


def test_every_position_is_seen_by_each_side_and_knows_who_won() -> None:
    recipe = read(FILE)
    found = play_piece(Piece(recipe, 0, b""), 0, 2)
    assert isinstance(found, Positions)
    assert set(found.game.tolist()) == {0, 1}
    assert found.won.shape == (len(found.game), 3)
    assert np.allclose(found.won.sum(axis=1), 1.0)
    assert len(found.ends) == 3 * len(found.game)
    assert found.ends[-1] == len(found.places)
    assert found.places.max() == Eyes(find("bloodborne"), 3).width - 1


@pytest.mark.parametrize("bot", ["heuristic", "ismcts:iterations=8"])
def test_a_policy_is_learned_from_how_a_bot_weighs_its_acts(bot: str) -> None:
    recipe = replace(read(POLICY), bots=((bot,),), share=1.0)
    found = play_piece(Piece(recipe, 0, b""), 0, 1)
    assert isinstance(found, Answers)
    assert len(found.ends) == len(found.choices) == len(found.game) > 20
    starts = [0, *found.choices.tolist()][:-1]
    sums = [found.shares[start:end].sum() for start, end in zip(starts, found.choices)]
    assert np.allclose(sums, 1.0)
    assert found.choices[-1] == len(found.acts)


def test_nobody_learns_from_chance() -> None:
    found = play_piece(Piece(read(POLICY), 0, b""), 0, 1)
    assert isinstance(found, Answers)
    assert len(found.choices) == 0


def test_a_bot_says_how_it_has_weighed_what_it_does_most() -> None:
    game = find("bloodborne")
    seen = opening(game, 3)
    for name in ("heuristic", "ismcts:iterations=40"):
        bot = make(name, game, 0, 1)
        assert bot.weighed() == []
        act = bot.decide(seen, seen.acts, Budget())
        weighed = dict(bot.weighed())
        assert set(weighed) == set(seen.acts)
        assert weighed[act] == max(weighed.values())


def asked(questions: int) -> Answers:
    """Of two acts the first is right where the first of two inputs is there; a third is rare."""
    lots = np.random.default_rng(1)
    places = lots.integers(0, 2, questions)
    acts, shares, choices = [], [], []
    for place in places.tolist():
        acts += [7, 300]
        shares += [0.9, 0.1] if place == 0 else [0.0, 1.0]
        choices.append(len(acts))
    return Answers(
        places.astype(np.int32),
        np.full(questions, 64, np.int16),
        np.arange(1, questions + 1, dtype=np.int64),
        np.arange(questions, dtype=np.int32),
        np.array(acts, np.int32),
        np.array(shares, np.float32),
        np.array(choices, np.int64),
    )


def test_a_net_learns_what_a_bot_does_and_says_it_in_whole_numbers(tmp_path: Path) -> None:
    fit = PolicyFit(Pace(4, 20, rate=0.02, decay=0.0), asked(2000))
    losses = fitted(fit, lambda done: None)
    assert min(losses) < SURE < losses[0]
    file = tmp_path / "some.net"
    fit.write(file, {})
    net = read_net(file)
    assert set(net.heads) == {7, 300}
    found = []
    for place in (0, 1):
        seen = Sparse()
        seen[place] = 1.0
        thought = net.think(seen)
        found.append(net.says(7, thought) - net.says(300, thought))
    assert found[0] == pytest.approx(log(9), abs=0.5)
    assert found[1] < -2.0


def made_up(positions: int) -> Positions:
    """Two sides; whoever has the second of three inputs wins, the others mean nothing."""
    lots = np.random.default_rng(1)
    places, won = [], []
    for winner in lots.integers(0, 2, positions):
        for side in range(2):
            places += [int(lots.integers(0, 2)) * 2, 1 if side == winner else 3]
        won.append([1.0 - winner, float(winner)])
    return Positions(
        np.array(places, np.int32),
        np.full(len(places), 64, np.int16),
        np.arange(2, len(places) + 1, 2, dtype=np.int64),
        np.arange(positions, dtype=np.int32),
        np.array(won, np.float32),
    )


def test_a_net_learns_what_decides_games_and_says_it_in_whole_numbers(tmp_path: Path) -> None:
    fit = ValueFit(Pace(4, 20, rate=0.02, decay=0.0), made_up(2000))
    losses = fitted(fit, lambda done: None)
    assert losses[0] < log(2)
    assert fit.even() == pytest.approx(log(2))
    assert min(losses) == pytest.approx(fit.off(), abs=1e-5), "what it knows is still there"
    assert min(losses) < SURE
    file = tmp_path / "some.net"
    fit.write(file, {})
    net = read_net(file)
    outlooks = []
    for place in (1, 3):
        seen = Sparse()
        seen[place] = 1.0
        outlooks.append(net.says(-1, net.think(seen)))
    assert outlooks[0] > outlooks[1] + 2.0
