"""Tournaments: one file is one experiment, the same again; ratings know how sure they are."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from duskmoot.kernel.game import Refused
from duskmoot.research.rating import Result, expected, rate
from duskmoot.research.tournament import Fray, drawn, ratings, read, run
from tests.cli.call import call

FILE = """
seed = 3

[pool]
chance = "random"
thumb = "heuristic"
tree = "ismcts:iterations=2"

[[fixture]]
game = "bloodborne"
seats = 3
games = 6

[[fixture]]
game = "blood_rage"
seats = 2
games = 2
options = { clans = "random" }
"""


def test_a_second_run_is_the_same_bit_for_bit(tmp_path: Path) -> None:
    file = tmp_path / "moot.toml"
    file.write_text(FILE)
    for out, jobs in (("one.json", "1"), ("other.json", "2")):
        told = call(tmp_path, "tournament", str(file), "--out", str(tmp_path / out), "--jobs", jobs)
        assert told.code == 0, told.err
    one = (tmp_path / "one.json").read_bytes()
    assert one == (tmp_path / "other.json").read_bytes()
    shown = call(tmp_path, "rate", str(tmp_path / "one.json"))
    assert "thumb" in shown.out
    rated = call(tmp_path, "rate", str(tmp_path / "one.json"), "--json").json()
    assert [fixture["game"] for fixture in rated] == ["bloodborne", "blood_rage"]
    again = call(tmp_path, "tournament", str(file), "--out", str(tmp_path / "one.json"))
    assert again.code == 2


def test_every_draw_is_played_on_every_side() -> None:
    fray = Fray(read(FILE), 0)
    for first in (0, 3, 6):
        lineups = [drawn(fray, first + turn, 3) for turn in range(3)]
        assert all(sorted(lineup) == ["chance", "thumb", "tree"] for lineup in lineups)
        assert all(len({lineup[side] for lineup in lineups}) == 3 for side in range(3))


def test_everybody_is_drawn_equally_often_from_a_larger_pool() -> None:
    fray = Fray(read(FILE), 1)
    count = Counter(name for index in range(600) for name in drawn(fray, index, 2))
    assert max(count.values()) - min(count.values()) < 120


def test_where_sides_differ_a_bot_is_rated_for_each() -> None:
    moot = read(
        '[pool]\na = "random"\nb = "random"\n'
        '[[fixture]]\ngame = "fury_of_dracula"\nseats = 2\ngames = 2\n'
    )
    found = run(moot)
    entries = {rating.entry for rating in ratings(found["fixtures"][0])}
    assert entries == {"a · 1", "a · 2", "b · 1", "b · 2"}
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seed = 3", "seed = [", "moot-damaged"),
        ("games = 6", "", "moot-damaged"),
        ('chance = "random"\nthumb = "heuristic"\n', "", "moot-empty"),
        ("iterations=2", "seconds=2", "moot-by-the-clock"),
        ("heuristic", "gehrman", "unknown-bot"),
        ("seats = 3", "seats = 9", "seats-refused"),
        ('clans = "random"', 'clans = "all"', "unknown-choice"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(old: str, new: str, key: str) -> None:
    assert old in FILE
    with pytest.raises(Refused) as refused:
        read(FILE.replace(old, new))
    assert refused.value.key == key


# Ratings.


def duels(a: str, b: str, won: int, lost: int) -> list[Result]:
    return [Result((a, b), (1.0, 0.0))] * won + [Result((a, b), (0.0, 1.0))] * lost


def test_ratings_foretell_the_share_of_wins() -> None:
    strong, weak = rate(duels("strong", "weak", 750, 250))
    assert (strong.entry, weak.entry) == ("strong", "weak")
    assert expected(strong.points, weak.points) == pytest.approx(0.75, abs=0.005)


def test_more_games_make_surer() -> None:
    few = rate(duels("a", "b", 6, 4))[0]
    many = rate(duels("a", "b", 600, 400))[0]
    assert few.low < many.low < many.points < many.high < few.high


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    best = rate(duels("a", "b", 20, 0))[0]
    assert 200 < best.points < 1500
    assert best.wins == 20


def test_the_order_of_the_games_does_not_matter() -> None:
    games = duels("a", "b", 5, 3) + duels("b", "c", 4, 4) + duels("c", "a", 1, 6)
    assert rate(games) == rate(games[::-1])


def test_equals_are_rated_equal_also_when_they_share() -> None:
    draws = [Result(("a", "b", "c"), (0.5, 0.5, 0.0)), Result(("a", "b", "c"), (0.0, 0.0, 1.0))]
    points = {rating.entry: rating.points for rating in rate(draws * 10)}
    assert points["a"] == points["b"] < points["c"]
