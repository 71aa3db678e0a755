"""The habits of playouts, and how a position is judged."""

from duskmoot.games.bloodborne.features import worth
from tests.games.bloodborne.hunt import STARTING, Hunt
from tests.games.leaning import leanings


def test_wounded_hunters_dream_more_often_than_fresh_ones() -> None:
    fresh, wounded = Hunt(), Hunt()
    wounded.has("henryk", health=2)
    dream = "play hunters_dream"
    assert leanings(wounded.g)[dream] > 2 * leanings(fresh.g)[dream]


def test_without_a_weapon_there_is_only_the_dream() -> None:
    hunt = Hunt()
    hunt.has("henryk", hand=["transform_weapon", "hunters_dream"], discard=STARTING[:3])
    assert leanings(hunt.g, 20) == {"play hunters_dream": 20}


def test_the_stronger_weapon_is_played_more_often() -> None:
    hunt = Hunt()
    hunt.has("henryk", hand=["saw_cleaver", "ludwigs_holy_blade", "hunters_dream"])
    found = leanings(hunt.g)
    assert found["play ludwigs_holy_blade"] > 2 * found["play saw_cleaver"]


def test_nobody_declines_an_upgrade_by_habit() -> None:
    hunt = Hunt(dice=["0"])
    hunt.display("blood_vial", "cannon", "chikage")
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="hunter_axe")
    assert "done" not in leanings(hunt.g)


def test_whoever_leads_in_banked_echoes_stands_best() -> None:
    hunt = Hunt()
    hunt.has("eileen", banked=6)
    hunt.has("ludwig", banked=2)
    henryk, eileen, ludwig = worth(hunt.g)
    assert eileen > ludwig > henryk


def test_a_carried_echo_is_worth_less_than_a_banked_one() -> None:
    hunt = Hunt()
    hunt.has("eileen", banked=4)
    hunt.has("ludwig", collected=4)
    henryk, eileen, ludwig = worth(hunt.g)
    assert eileen > ludwig > henryk
