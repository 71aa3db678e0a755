"""Step 8: the end of the round."""

import pytest

from tests.games.bloodborne.hunt import NAMES, Hunt, card, new_game_against
from tests.rule import rule

# Used cards.


@rule("round.end.discard")
def test_a_used_card_goes_to_its_owners_pile() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"])
    hunt.has("eileen", discard=["saw_cleaver"], hand=["hunter_pistol", "hunters_dream"])
    hunt.plays(henryk="hunter_axe", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert hunt.discard("henryk") == ["hunter_axe"]
    assert hunt.discard("eileen") == ["hunter_pistol", "saw_cleaver"]
    assert hunt.discard("ludwig") == ["saw_cleaver"]
    assert [hunt.revealed(name) for name in NAMES[:3]] == [[], [], []]


@rule("round.end.discard")
def test_transform_and_its_weapon_are_both_used() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["0"])
    hunt.plays(henryk="transform_weapon", eileen="saw_cleaver", ludwig="saw_cleaver")
    hunt.brings(henryk="hunter_axe")
    assert hunt.discard("henryk") == ["hunter_axe", "transform_weapon"]
    assert hunt.hand("henryk") == ["hunter_pistol", "hunters_dream", "saw_cleaver"]


@rule("round.end.discard")
def test_a_dead_hunters_card_is_used_as_well() -> None:
    hunt = Hunt(next_enemies=["huntsman"], dice=["4"])
    hunt.has("henryk", health=1)
    hunt.all_play("hunter_axe")
    hunt.declines("henryk")
    assert hunt.discard("henryk") == ["hunter_axe"]


@rule("round.end.discard")
def test_cards_lie_in_front_of_their_owner_until_step_8() -> None:
    hunt = Hunt(dice=["0"])
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="hunter_axe")
    assert hunt.question() == "take-upgrade"
    assert hunt.revealed("eileen") == ["saw_cleaver"]
    assert hunt.discard("eileen") == []


@rule("round.end.open-pile")
def test_everybody_sees_every_discard_pile() -> None:
    hunt = Hunt(seats=4, next_enemies=["huntsman"], dice=["0"])
    hunt.has("ludwig", hand=["cannon", "hunters_dream"], discard=["saw_cleaver", "tonitrus"])
    hunt.plays(henryk="hunter_axe", eileen="transform_weapon", ludwig="cannon")
    hunt.plays(djura="hunter_pistol")
    hunt.brings(eileen="saw_cleaver")
    piles = [
        [card("hunter_axe")],
        [card("saw_cleaver"), card("transform_weapon")],
        [card("saw_cleaver"), card("tonitrus"), card("cannon")],
        [card("hunter_pistol")],
    ]
    for name in [*NAMES[:4], "spectator"]:
        shown = [sorted(h["discard"]) for h in hunt.view(name).table["hunters"]]
        assert shown == [sorted(pile) for pile in piles]


# The First Player token.


@rule("round.end.first-player")
def test_the_token_passes_to_the_left_every_round() -> None:
    hunt = Hunt(next_enemies=["huntsman", "carrion_crow", "huntsman"])
    holders = []
    for played in ["saw_cleaver", "hunter_axe", "hunter_pistol"]:
        holders.append(NAMES[hunt.g.first])
        hunt.rolls("0")
        hunt.all_play(played)
    assert [*holders, NAMES[hunt.g.first]] == ["henryk", "eileen", "ludwig", "henryk"]


@rule("round.end.first-player")
def test_the_token_passes_while_the_same_boss_stays() -> None:
    hunt = Hunt(enemy="the_one_reborn", dice=["0", "0"])
    hunt.all_play("saw_cleaver")
    assert (hunt.enemy(), NAMES[hunt.g.first]) == ("the_one_reborn", "eileen")
    hunt.all_play("hunter_pistol")
    assert (hunt.enemy(), NAMES[hunt.g.first]) == ("the_one_reborn", "ludwig")


@rule("round.end.first-player")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_seat_passes_the_token_to_the_first(seats: int) -> None:
    hunt = Hunt(seats=seats, first=NAMES[seats - 1], next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.told("first-player") == [{"key": "first-player", "hunter": "henryk"}]
    assert hunt.asked()[0] == "henryk"


# The next enemy.


@rule("round.end.next-enemy")
@pytest.mark.parametrize(
    ("seats", "final_boss", "echoes"),
    [(3, "rom", 4), (4, "rom", 5), (5, "rom", 6), (5, "gehrman", 8)],
)
def test_the_next_monster_comes_with_its_echoes(seats: int, final_boss: str, echoes: int) -> None:
    hunt = Hunt(seats=seats, final_boss=final_boss, next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert (hunt.enemy(), hunt.g.echoes) == ("huntsman", echoes)


@rule("round.end.next-enemy")
@pytest.mark.parametrize(("echoes", "fate"), [(3, "killed"), (4, "escapes")])
def test_the_top_card_follows_the_killed_and_the_escaped(echoes: int, fate: str) -> None:
    hunt = Hunt(echoes=echoes, next_enemies=["huntsman", "carrion_crow"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.order("killed", "escapes", "enemy-comes") == [fate, "enemy-comes"]
    assert hunt.enemy() == "huntsman"
    assert len(hunt.g.dungeon) == 1


@rule("round.end.next-enemy")
def test_an_enemy_killed_in_step_3_is_followed_too() -> None:
    hunt = Hunt(echoes=1, next_enemies=["huntsman", "carrion_crow"])
    hunt.plays(henryk="hunter_pistol", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert hunt.enemy() == "huntsman"


@rule("round.end.next-enemy")
def test_a_killed_boss_is_followed_by_the_next_card() -> None:
    hunt = Hunt(enemy="cleric_beast", echoes=3, next_enemies=["huntsman"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.enemy() == "huntsman"


@rule("round.end.boss-stays")
def test_no_card_is_revealed_while_a_boss_survives() -> None:
    hunt = Hunt(enemy="cleric_beast", next_enemies=["huntsman", "carrion_crow"], dice=["0", "0"])
    for played in ["saw_cleaver", "hunter_pistol"]:
        hunt.all_play(played)
        assert hunt.enemy() == "cleric_beast"
        assert len(hunt.g.dungeon) == 2
    assert hunt.told("enemy-comes") == []
    assert hunt.g.echoes == 10 - 3


# When reveal abilities work.


@rule("round.end.reveal-time")
def test_beast_patient_bites_the_dreamer_of_the_last_round_in_full() -> None:
    hunt = Hunt(next_enemies=["beast_patient"], dice=["0"])
    hunt.display()
    hunt.plays(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [hunt[name].health for name in NAMES[:3]] == [7, 7, 7]


@rule("round.end.reveal-time")
def test_a_reveal_comes_after_token_and_echoes_and_before_the_next_round() -> None:
    hunt = Hunt(next_enemies=["maneater_boar"], dice=["0"])
    hunt.all_play("saw_cleaver")
    assert hunt.order("first-player", "enemy-comes", "hurt", "round-begins") == [
        "first-player",
        "enemy-comes",
        "hurt",
        "round-begins",
    ]
    assert hunt.told("hurt")[0] == {"key": "hurt", "hunter": "eileen", "damage": 2, "health": 6}


@rule("round.end.reveal-time")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_setup_maneater_boar_runs_into_the_starting_first_player(seats: int) -> None:
    g = new_game_against("maneater_boar", seats, "rom")
    assert [h.health for h in g.hunters] == [6 if h.seat == g.first else 8 for h in g.hunters]


@rule("round.end.reveal-time")
def test_a_hunter_killed_by_a_reveal_returns_in_step_7_of_the_next_round() -> None:
    hunt = Hunt(next_enemies=["beast_patient", "huntsman"], dice=["0"])
    hunt.has("eileen", health=1, collected=2)
    hunt.all_play("saw_cleaver")
    assert hunt["eileen"].dead
    assert hunt["eileen"].collected == 0
    hunt.rolls("0")
    hunt.plays(henryk="hunter_axe", ludwig="hunter_axe")
    assert (hunt.question(), hunt.asked()) == ("take-upgrade", ["eileen"])
    hunt.declines("eileen")
    assert hunt["eileen"].health == 8
    assert sorted(hunt.asked()) == ["eileen", "henryk", "ludwig"]
