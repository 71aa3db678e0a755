"""The table says which intrigues would find nobody."""

from __future__ import annotations

import pytest

from duskmoot.games.heritage.spec import HERITAGE
from tests.games.heritage.court import NAMES, Court


def vain(court: Court, name: str) -> list[str]:
    return [court.spell(act) for act in HERITAGE.vain(court.g, NAMES.index(name))]


def war_band(hand: list[str]) -> Court:
    """Every card can be played; the rival has one vampire without notoriety."""
    court = Court(anna="brujah", boris="ventrue")
    court.tree("anna", "a: war\nb: science\nc: secrets\n  d: war\n  e: wealth")
    court.leader("anna", "boons=9")
    court.tree("boris", "y: war\nz: science\nv: secrets\nw: wealth")
    court.hand("anna", *hand)
    return court


def test_without_an_enemy_a_card_against_enemies_is_played_in_vain() -> None:
    court = war_band(["bru_storm_the_gates", "bru_council_of_war"])
    assert vain(court, "anna") == ["play bru_storm_the_gates"]


def test_an_enemy_must_be_notorious_enough() -> None:
    court = war_band(["bru_storm_the_gates"])
    court.player("anna").enemies.append(court.aliases["y"])
    assert vain(court, "anna") == ["play bru_storm_the_gates"]
    enemy = court.player("boris").line.index(court.aliases["y"])
    court.player("boris").notoriety[enemy] = 1
    assert vain(court, "anna") == []


@pytest.mark.parametrize("card", ["bru_council_of_war", "bru_clenched_fist"])
def test_a_card_that_begins_with_a_gain_is_never_in_vain(card: str) -> None:
    assert vain(war_band([card]), "anna") == []


def test_the_leader_itself_can_be_recovered_once_it_has_led() -> None:
    court = Court(anna="malkavian", boris="ventrue")
    court.tree("anna", "a: wealth")
    court.hand("anna", "mal_lucid_interval")
    assert vain(court, "anna") == []


def test_whoever_may_not_act_has_nothing_in_vain() -> None:
    court = war_band(["bru_storm_the_gates"])
    assert vain(court, "boris") == []
