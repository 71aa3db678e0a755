"""The end of the game (book: 'End of the game')."""

from tests.games.bloodborne.hunt import NAMES, Hunt
from tests.rule import rule


def last_shot() -> Hunt:
    """Gehrman has one echo left: Ludwig's Pistol will end the game in step 3."""
    return Hunt("gehrman", echoes=1, next_enemies=[])


def shoot(hunt: Hunt) -> None:
    """Ludwig gets 1 echo and three trophies of the first space: 4 points."""
    hunt.plays(henryk="hunters_dream", eileen="hunters_dream", ludwig="hunter_pistol")
    assert hunt.g.over


def totals(hunt: Hunt) -> dict[str, int]:
    return {line["hunter"]: line["total"] for line in hunt.told("scores")}


@rule("scoring.when")
def test_the_game_ends_with_the_final_boss() -> None:
    hunt = Hunt("gehrman", echoes=2, dice=["0"], next_enemies=[])
    hunt.has("henryk", banked=5)
    hunt.has("eileen", health=3, hand=["hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunter_pistol")
    assert hunt.g.over
    assert hunt.asked() == []
    after_the_kill = hunt.order()[hunt.order().index("killed") :]
    assert after_the_kill.count("scores-trophy") == 6
    count = ["banks", "scores", "scores", "banks", "scores", "wins"]
    told = [key for key in after_the_kill if key != "scores-trophy"]
    assert told == ["killed", *["trophy"] * 6, *count]
    assert hunt["eileen"].health == 3
    assert hunt.discard("eileen") == ["hunter_axe"]


@rule("scoring.when")
def test_nobody_attacks_after_the_last_blow() -> None:
    hunt = Hunt("gehrman", echoes=2, dice=["0"], next_enemies=[])
    hunt.has("eileen", hand=["cannon", "hunters_dream"])
    hunt.has("ludwig", health=1, collected=3)
    hunt.plays(henryk="hunter_axe", eileen="cannon", ludwig="saw_cleaver")
    assert hunt.told("hurt", "dies", "takes-nothing") == []
    assert hunt["ludwig"].banked == 3


@rule("scoring.when")
def test_nothing_is_asked_after_the_last_blow() -> None:
    hunt = Hunt("gehrman", echoes=2, dice=["0"], next_enemies=[])
    hunt.has("henryk", hand=["threaded_cane", "hunters_dream"], discard=["hunter_axe"])
    hunt.plays(henryk="threaded_cane", eileen="hunter_axe", ludwig="hunter_axe")
    assert hunt.g.over


@rule("scoring.when")
def test_waiting_instants_are_resolved_before_the_end() -> None:
    hunt = last_shot()
    hunt.has("eileen", collected=5)
    hunt.has("ludwig", hand=["shaman_bone_blade", "hunters_dream"])
    hunt.plays(henryk="hunter_pistol", eileen="hunters_dream", ludwig="shaman_bone_blade")
    assert hunt.order("killed", "scores") == ["killed"]
    hunt.aims("ludwig", "eileen")
    assert hunt.g.over
    assert (hunt["eileen"].banked, hunt["ludwig"].banked) == (3, 2)


@rule("scoring.bank-all")
def test_all_bank_at_the_end_whatever_they_played() -> None:
    hunt = Hunt("gehrman", echoes=3, dice=["0"], next_enemies=[])
    hunt.has("henryk", collected=1, banked=9)
    hunt.has("eileen", collected=3, banked=9)
    hunt.has("ludwig", collected=4, banked=2)
    hunt.plays(henryk="hunter_axe", eileen="transform_weapon", ludwig="hunters_dream")
    hunt.brings(eileen="saw_cleaver")
    assert hunt.g.over
    assert [hunt[name].banked for name in NAMES[:3]] == [9 + 1 + 2, 9 + 3 + 1, 2 + 4]
    assert [hunt[name].collected for name in NAMES[:3]] == [0, 0, 0]
    assert [line["echoes"] for line in hunt.told("banks")] == [1 + 2, 3 + 1, 4]


@rule("scoring.sum")
def test_the_blood_score_is_banked_echoes_and_trophies() -> None:
    hunt = last_shot()
    hunt.has("henryk", collected=3, banked=9, trophies={"kin": 2, "humanoid": 3, "beast": 1})
    shoot(hunt)
    assert hunt.told("scores")[0] == {
        "key": "scores",
        "hunter": "henryk",
        "banked": 12,
        "trophies": 3 + 5 + 1,
        "total": 21,
    }
    assert hunt.g.game.scores(hunt.g)[0] == 21


@rule("scoring.winner")
def test_the_highest_blood_score_wins() -> None:
    hunt = last_shot()
    hunt.has("henryk", banked=12, trophies={"kin": 2, "humanoid": 3, "beast": 1})
    hunt.has("eileen", banked=20)
    hunt.has("ludwig", banked=11)
    shoot(hunt)
    assert totals(hunt) == {"henryk": 21, "eileen": 20, "ludwig": 15}
    assert hunt.g.winners == [0]
    assert hunt.told("wins", "shares") == [{"key": "wins", "hunter": "henryk"}]


@rule("scoring.tie")
def test_a_tie_goes_to_the_one_with_more_banked_echoes() -> None:
    hunt = last_shot()
    hunt.has("henryk", banked=12, trophies={"kin": 2, "humanoid": 3, "beast": 1})
    hunt.has("eileen", banked=14, trophies={"kin": 2, "humanoid": 2, "beast": 1})
    hunt.has("ludwig", banked=11)
    shoot(hunt)
    assert totals(hunt) == {"henryk": 21, "eileen": 21, "ludwig": 15}
    assert hunt.told("wins", "shares") == [{"key": "wins", "hunter": "eileen"}]


@rule("scoring.tie")
def test_echoes_collected_in_the_last_round_count_as_banked_in_a_tie() -> None:
    hunt = last_shot()
    hunt.has("henryk", banked=12, trophies={"kin": 2, "humanoid": 3, "beast": 1})
    hunt.has("eileen", banked=11, collected=3, trophies={"kin": 2, "humanoid": 2, "beast": 1})
    shoot(hunt)
    assert hunt.g.winners == [1]


@rule("scoring.shared")
def test_equal_banked_echoes_share_the_victory() -> None:
    hunt = last_shot()
    hunt.has("henryk", banked=12, trophies={"kin": 2, "humanoid": 3, "beast": 1})
    hunt.has("eileen", banked=12, trophies={"kin": 3, "humanoid": 1, "beast": 2})
    hunt.has("ludwig", banked=11)
    shoot(hunt)
    assert totals(hunt) == {"henryk": 21, "eileen": 21, "ludwig": 15}
    assert hunt.g.winners == [0, 1]
    assert hunt.told("wins", "shares") == [
        {"key": "shares", "hunter": "henryk"},
        {"key": "shares", "hunter": "eileen"},
    ]
