"""The data files: how many cards there are, which number each has, what is known of its source."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duskmoot.games import data
from duskmoot.games.bloodborne.cards.table import CARDS, ENEMIES
from tests.games.bloodborne.cards.skirmish import against
from tests.games.bloodborne.hunt import GAME

ACTIONS = [
    *["saw_cleaver", "hunter_axe", "hunter_pistol", "transform_weapon", "hunters_dream"],
    *["kirkhammer", "stake_driver", "threaded_cane", "ludwigs_holy_blade", "tonitrus"],
    *["burial_blade", "chikage"],
    *["repeating_pistol", "ludwigs_rifle", "blunderbuss", "cannon", "flamesprayer"],
    *["blood_vial", "molotov_cocktail", "shaman_bone_blade", "beast_blood_pellet"],
]
MONSTERS = [
    *["beast_patient", "rabid_dog", "lycanthrope", "carrion_crow", "maneater_boar", "bloodlicker"],
    *["executioner", "bloody_crow_of_cainhurst", "huntsman", "church_servant"],
    *["labyrinth_madman", "bell_maiden"],
    *["brainsucker", "garden_of_eyes", "celestial_child", "nightmare_apostle"],
    *["fluorescent_flower", "scholar"],
]
BOSSES = [
    *["father_gascoigne", "watchdog_of_the_old_lords", "cleric_beast", "blood_starved_beast"],
    *["vicar_amelia", "martyr_logarius", "the_one_reborn"],
]
FINAL_BOSSES = ["gehrman", "rom", "ebrietas", "mergos_wet_nurse", "moon_presence"]

ACTION_TABLES = ["starting_cards.toml", "upgrades.toml"]
ENEMY_TABLES = ["monsters.toml", "bosses.toml", "final_bosses.toml"]
ACTION_FIELDS = {"name", "type", "damage", "effect"}
ENEMY_FIELDS = {"name", "health", "die", "types", "ability"}


def rows(*names: str) -> list[dict[str, Any]]:
    return [row for name in names for row in data.table("bloodborne", name)["card"]]


def ids(*names: str) -> list[str]:
    return [row["id"] for row in rows(*names)]


# Counts.


def test_there_are_87_cards() -> None:
    copies = sum(row["copies"] for row in rows(*ACTION_TABLES))
    assert copies + len(rows(*ENEMY_TABLES)) == 87


def test_there_are_five_sets_of_five_starting_cards() -> None:
    assert [row["copies"] for row in rows("starting_cards.toml")] == [5] * 5


def test_there_are_sixteen_upgrades_in_two_copies() -> None:
    assert [row["copies"] for row in rows("upgrades.toml")] == [2] * 16


def test_action_cards_are_melee_ranged_or_support() -> None:
    kinds = Counter(row["kind"] for row in rows(*ACTION_TABLES))
    assert kinds == {"melee": 9, "ranged": 6, "support": 6}


def test_there_are_18_monsters_six_of_each_type() -> None:
    monsters = rows("monsters.toml")
    assert all(len(row["trophies"]) == 1 for row in monsters)
    types = Counter(row["trophies"][0] for row in monsters)
    assert types == {"kin": 6, "humanoid": 6, "beast": 6}


def test_there_are_seven_bosses_of_two_or_three_types() -> None:
    types = [row["trophies"] for row in rows("bosses.toml")]
    assert sorted(len(each) for each in types) == [2, 2, 2, 2, 2, 2, 3]
    assert all(len(set(each)) == len(each) for each in types)


def test_there_are_five_final_bosses_of_all_three_types() -> None:
    types = [row["trophies"] for row in rows("final_bosses.toml")]
    assert types == [["kin", "humanoid", "beast"]] * 5


# Numbers: acts, saves and recorded games name cards by them.


def test_the_numbers_of_cards_never_change() -> None:
    assert ids(*ACTION_TABLES) == ACTIONS
    assert [card.id for card in CARDS] == ACTIONS
    assert [card.number for card in CARDS] == list(range(21))


def test_the_numbers_of_enemies_never_change() -> None:
    assert ids(*ENEMY_TABLES) == MONSTERS + BOSSES + FINAL_BOSSES
    assert [enemy.id for enemy in ENEMIES] == MONSTERS + BOSSES + FINAL_BOSSES
    assert [enemy.number for enemy in ENEMIES] == list(range(30))


@pytest.mark.parametrize(
    ("spelled", "code"),
    [
        ("done", 0),
        ("play saw_cleaver", 256),
        ("bring kirkhammer", 2 * 256 + 5),
        ("aim 4", 3 * 256 + 4),
        ("take-back chikage", 4 * 256 + 11),
        ("drop hunter_axe", 5 * 256 + 1),
        ("take beast_blood_pellet", 6 * 256 + 20),
        ("remove hunters_dream", 7 * 256 + 4),
    ],
)
def test_the_codes_of_acts_never_change(spelled: str, code: int) -> None:
    assert GAME.vocabulary.read(spelled) == code
    assert GAME.vocabulary.spell(code) == spelled


# Confidence and sources.


def test_every_field_says_whether_it_is_sourced() -> None:
    for row in rows(*ACTION_TABLES):
        assert set(row["confidence"]) == ACTION_FIELDS, row["id"]
    for row in rows(*ENEMY_TABLES):
        assert set(row["confidence"]) == ENEMY_FIELDS, row["id"]
    for row in rows(*ACTION_TABLES, *ENEMY_TABLES):
        assert set(row["confidence"].values()) <= {"sourced", "reconstructed"}, row["id"]


def test_whatever_is_sourced_names_its_source() -> None:
    dice = data.table("bloodborne", "dice.toml")["die"]
    for row in [*rows(*ACTION_TABLES, *ENEMY_TABLES), *dice]:
        assert row["sources"] or "sourced" not in row["confidence"].values(), row
        assert all(source.strip() for source in row["sources"]), row


def test_80_of_234_fields_are_sourced() -> None:
    known = Counter(
        value for row in rows(*ACTION_TABLES, *ENEMY_TABLES) for value in row["confidence"].values()
    )
    assert known == {"sourced": 80, "reconstructed": 154}


@pytest.mark.parametrize("colour", ["green", "yellow", "red"])
def test_the_faces_of_the_dice_are_sourced(colour: str) -> None:
    dice = {die["colour"]: die for die in data.table("bloodborne", "dice.toml")["die"]}
    assert dice[colour]["confidence"] == {"faces": "sourced"}


# The Hunter board.


def test_the_numbers_of_the_board() -> None:
    board = data.table("bloodborne", "board.toml")
    assert (board["health"], board["card_limit"]) == (8, 7)
    assert (board["monsters"], board["bosses"]) == (7, 3)
    assert board["echoes_by_players"] == {"3": 0, "4": 1, "5": 2}


@pytest.mark.parametrize(
    ("reading", "values"), [("plain", [1, 3, 5, 7, 9, 11]), ("steep", [1, 3, 5, 8, 11, 15])]
)
def test_both_readings_of_the_trophy_tracks(reading: str, values: list[int]) -> None:
    hunt = against("carrion_crow", trophy_track=reading)
    assert GAME.scores(hunt.g)[0] == 0
    for spaces, value in enumerate(values, start=1):
        for kind in ("kin", "humanoid", "beast"):
            hunt.has("henryk", trophies={kind: spaces})
            assert GAME.scores(hunt.g)[0] == value


@pytest.mark.parametrize("reading", ["plain", "steep"])
def test_a_token_at_the_end_of_its_track_stays_there(reading: str) -> None:
    hunt = against("carrion_crow", echoes=1, trophy_track=reading)
    hunt.has("henryk", trophies={"beast": 6})
    hunt.all_play("saw_cleaver")
    assert hunt.trophies("henryk") == {"kin": 0, "humanoid": 0, "beast": 6}


# Every card has its test.


def cards_named_by_tests() -> set[str]:
    """The ids in `@card("id")` above the tests of this game."""
    named: set[str] = set()
    for source in Path(__file__).parents[1].rglob("test_*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    named.update(cards_named_by(mark))
    return named


def cards_named_by(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "card":
        return [str(ast.literal_eval(argument)) for argument in mark.args]
    return []


def test_every_card_has_a_test_that_names_it() -> None:
    assert cards_named_by_tests() == set(ids(*ACTION_TABLES, *ENEMY_TABLES))
