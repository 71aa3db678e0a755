"""Brujah (book: БРУХА): Declare Enemy."""

from typing import Any

from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule

THREE: dict[str, Any] = {"anna": "brujah", "boris": "tremere", "clara": "gangrel"}
PER_ENEMY = {"op": "gain_power", "n": {"count_of": {"pool": "enemy"}, "times": 1, "max": 9}}


def declared(court: Court, card_id: str, enemy: str) -> None:
    court.plays("anna", "anna", card_id)
    while court.asks() == "anna target":
        court.act("anna", f"choose {enemy}")


@rule("clan.brujah.declare", "intrigue.discard")
@card("bru_name_the_tyrant")
def test_the_card_lies_under_the_enemy() -> None:
    court = Court(**THREE)
    court.tree("boris", "y\nz")
    declared(court, "bru_name_the_tyrant", "y")
    b = court.player("anna")
    assert (len(b.declared), b.enemies, b.discard, b.playing) == (1, [court.aliases["y"]], [], [])
    assert court["y"].notoriety == 1
    target = {"pool": "enemy", "count": 1}
    court.effects("anna", "anna", [{"op": "exhaust", "target": target}])
    assert court["y"].exhausted


@rule("clan.brujah.declare")
def test_a_clan_leader_may_be_declared_and_the_own_may_not() -> None:
    court = Court(**THREE)
    court.tree("anna", "x")
    court.plays("anna", "anna", "bru_name_the_tyrant")
    assert court.offers("anna") == ["choose boris", "choose clara"]
    assert court.refusal("anna", "choose x") == "term.any-opponent"


@rule("clan.brujah.torpor")
def test_an_enemy_in_torpor_is_no_target_and_not_counted() -> None:
    court = Court(**THREE)
    court.tree("boris", "y\nz")
    court.has("anna", enemies=[court.aliases["y"], court.aliases["z"]])
    court.player("boris").marks[1] = 2
    court.effects("anna", "anna", [PER_ENEMY])
    assert court["anna"].power == 4
    target = {"pool": "enemy", "count": 1}
    court.effects("anna", "anna", [{"op": "place_power", "target": target, "n": 1}])
    assert (court["y"].power, court["z"].power) == (0, 1)
    court.player("boris").marks[1] = 0
    court.effects("anna", "anna", [PER_ENEMY])
    assert court["anna"].power == 6


@rule("clan.brujah.one-count")
def test_two_cards_under_one_vampire_make_one_enemy() -> None:
    court = Court(**THREE)
    court.tree("boris", "y")
    declared(court, "bru_name_the_tyrant", "y")
    declared(court, "bru_blood_grudge", "y")
    assert len(court.player("anna").declared) == 2
    before = court["anna"].power
    court.effects("anna", "anna", [PER_ENEMY])
    assert court["anna"].power == before + 1


@rule("clan.brujah.leaves-play")
def test_the_card_of_a_usurped_enemy_is_discarded() -> None:
    court = Court(**THREE, turn="boris", first="boris")
    court.tree("boris", "y")
    declared(court, "bru_name_the_tyrant", "y")
    court.queue("a", "b", "c", "d", "e")
    court.plays("boris", "boris", "tre_blood_substitution")
    court.act("boris", "take e")
    b = court.player("anna")
    assert (b.declared, b.enemies, len(b.discard)) == ([], [], 1)
    assert court["e"].notoriety == 1


@card("bru_blood_grudge", "bru_torchlight_procession", "bru_clenched_fist", "bru_storm_the_gates")
def test_enemies_pay_and_fall() -> None:
    court = Court(**THREE)
    court.tree("boris", "y: power=3\nz")
    declared(court, "bru_blood_grudge", "y")
    assert (court["y"].power, court["anna"].power) == (1, 5)
    court.plays("anna", "anna", "bru_torchlight_procession")
    assert (court["y"].notoriety, court["z"].notoriety) == (3, 0)
    court.plays("anna", "anna", "bru_clenched_fist")
    assert court["anna"].power == 5 + 1 + 2
    court.plays("anna", "anna", "bru_storm_the_gates")
    assert court["y"].torpor
    assert court["anna"].power == 9


@card("bru_public_denunciation", "bru_council_of_war", "bru_oath_of_the_furies")
def test_denunciations_and_oaths() -> None:
    court = Court(**THREE)
    court.tree("boris", "y\nz")
    court.plays("anna", "anna", "bru_public_denunciation")
    court.act("anna", "choose y", "choose z")
    assert (court["y"].notoriety, court["z"].notoriety) == (1, 1)
    court.plays("anna", "anna", "bru_council_of_war")
    court.act("anna", "choose y")
    assert len(court.player("anna").hand) == 2
    assert court["y"].notoriety == 2
    court.plays("anna", "anna", "bru_oath_of_the_furies")
    court.act("anna", "choose y")
    assert court.g.plays == 2
    assert court["anna"].power == 4


@card("bru_rally_the_rabble", "bru_the_republic_we_lost", "bru_break_the_idols")
def test_rallies_republics_and_idols() -> None:
    court = Court(**THREE)
    court.tree("boris", "y: power=2\nz")
    court.plays("anna", "anna", "bru_rally_the_rabble")
    court.act("anna", "board high_low_clans")
    assert court.g.high_low == 1
    court.has("anna", enemies=[court.aliases["y"], court.aliases["z"]])
    court.plays("anna", "anna", "bru_the_republic_we_lost")
    assert court["anna"].power == 8
    court.plays("anna", "anna", "bru_break_the_idols")
    assert (court["y"].power, court["anna"].power) == (0, 9)
    assert len(court.player("anna").hand) == 1


@card("bru_ultimatum", "bru_scaffold_in_the_square", "bru_feud_without_end")
def test_ultimatums_scaffolds_and_feuds() -> None:
    court = Court(**THREE)
    court.tree("anna", "x: torpor")
    court.tree("boris", "y: power=5\nz")
    court.has("anna", enemies=[court.aliases["y"]])
    court.plays("anna", "anna", "bru_ultimatum")
    court.act("boris", "option bru_ultimatum_1")
    assert (court["y"].notoriety, court["y"].power, court["anna"].power) == (1, 2, 7)
    court.plays("anna", "x", "bru_feud_without_end")
    court.act("anna", "choose z", "choose x")
    assert not court["x"].torpor
    assert len(court.player("anna").enemies) == 2
    court.plays("anna", "x", "bru_scaffold_in_the_square")
    court.act("anna", "choose y")
    assert court["y"].torpor
    assert (court["x"].power, court["x"].notoriety) == (2, 1)
