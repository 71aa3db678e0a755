"""Trophies and their tracks (book: step 5, 'Trophies', 'End of the game')."""

import pytest

from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule

NONE = {"kin": 0, "humanoid": 0, "beast": 0}


def bonus(spaces: dict[str, int], trophy_track: str = "plain") -> int:
    """What such tokens give Henryk when Ludwig's Pistol ends the game."""
    hunt = Hunt("gehrman", echoes=1, trophy_track=trophy_track)
    hunt.has("henryk", trophies=spaces)
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream", ludwig="hunter_pistol")
    given = {line["hunter"]: line["trophies"] for line in hunt.told("scores")}
    return int(given["henryk"])


@rule("trophy.types")
@pytest.mark.parametrize(
    ("monster", "kind"),
    [("brainsucker", "kin"), ("huntsman", "humanoid"), ("lycanthrope", "beast")],
)
def test_each_type_has_its_own_track(monster: str, kind: str) -> None:
    hunt = Hunt(monster, echoes=1, next_enemies=["carrion_crow"])
    assert [list(hunt.trophies(name)) for name in NAMES[:3]] == [["kin", "humanoid", "beast"]] * 3
    assert [len(h.trophies) for h in hunt.g.hunters] == [3, 3, 3]
    hunt.plays(henryk="hunter_pistol", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.trophies("henryk") == {**NONE, kind: 1}


@rule("trophy.condition")
def test_damage_of_an_earlier_round_earns_nothing() -> None:
    hunt = Hunt("cleric_beast", echoes=4, dice=["0"], next_enemies=["carrion_crow"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunters_dream")
    hunt.declines("ludwig")
    hunt.rolls("0")
    hunt.plays(henryk="hunters_dream", eileen="hunter_axe", ludwig="transform_weapon")
    hunt.brings(ludwig="saw_cleaver")
    assert hunt.told("killed") == [{"key": "killed", "enemy": "cleric_beast"}]
    assert hunt["henryk"].collected + hunt["henryk"].banked == 2
    assert hunt.trophies("henryk") == NONE
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 1, "beast": 1}


@rule("trophy.condition")
def test_an_attack_after_the_last_echo_earns_nothing() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], next_enemies=["carrion_crow"])
    hunt.plays(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_axe")
    assert hunt.told("takes-nothing") == [
        {"key": "takes-nothing", "hunter": "ludwig", "card": "hunter_axe"}
    ]
    assert hunt.trophies("ludwig") == NONE
    assert hunt.trophies("eileen") == {**NONE, "beast": 1}


@rule("trophy.all-participants")
def test_all_who_took_an_echo_get_the_trophy() -> None:
    hunt = Hunt("lycanthrope", dice=["0"], next_enemies=["carrion_crow"])
    hunt.all_play("saw_cleaver")
    assert [hunt[name].collected for name in NAMES[:3]] == [1, 1, 1]
    assert [hunt.trophies(name) for name in NAMES[:3]] == [{**NONE, "beast": 1}] * 3


@rule("trophy.advance")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_a_trophy_moves_its_token_one_space(space: int) -> None:
    hunt = Hunt("lycanthrope", echoes=1, next_enemies=["carrion_crow"])
    hunt.has("eileen", trophies={"humanoid": 2, "beast": space})
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunter_axe")
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 2, "beast": space + 1}


@rule("trophy.bonus")
def test_tracks_give_echoes_at_the_end_of_the_game() -> None:
    assert bonus({"kin": 2, "humanoid": 3, "beast": 1}) == 3 + 5 + 1


@rule("trophy.bonus")
def test_a_trophy_gives_nothing_before_the_end() -> None:
    hunt = Hunt("lycanthrope", echoes=1, next_enemies=["carrion_crow"])
    hunt.has("eileen", banked=4, collected=2, trophies={"beast": 2})
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunter_axe")
    assert hunt.trophies("eileen") == {**NONE, "beast": 3}
    assert (hunt["eileen"].banked, hunt["eileen"].collected) == (4, 2 + 1)


@rule("trophy.values")
@pytest.mark.parametrize("kind", ["kin", "humanoid", "beast"])
def test_the_spaces_of_a_track_are_worth_1_3_5_7_9_11(kind: str) -> None:
    assert [bonus({kind: space}) for space in range(7)] == [0, 1, 3, 5, 7, 9, 11]


@rule("trophy.values")
def test_a_table_may_agree_on_the_steep_track() -> None:
    assert [bonus({"beast": space}, "steep") for space in range(7)] == [0, 1, 3, 5, 8, 11, 15]


@rule("trophy.values")
def test_a_token_on_the_last_space_stays_there() -> None:
    hunt = Hunt("father_gascoigne", echoes=1, next_enemies=["carrion_crow"])
    hunt.has("eileen", trophies={"humanoid": 6, "beast": 5})
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunter_axe")
    assert hunt.trophies("eileen") == {"kin": 0, "humanoid": 6, "beast": 6}
