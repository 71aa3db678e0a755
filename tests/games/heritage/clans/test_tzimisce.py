"""Tzimisce (book: ЦИМИСХИ): Create a Monster."""

from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule


def laboratory() -> Court:
    court = Court(anna="tzimisce", boris="ventrue")
    court.queue("q", "r", "s", "t", "u: ancilla=wea_tithe")
    court.tree("anna", "x: war\ny")
    return court


@rule("clan.tzimisce.tuck", "clan.tzimisce.not-recruit")
@card("tzi_first_incision")
def test_an_ancilla_of_the_queue_goes_under_a_vampire() -> None:
    court = laboratory()
    court.plays("anna", "anna", "tzi_first_incision")
    court.act("anna", "choose x")
    assert court.player("anna").tucked == [256 + court.aliases["u"]]
    assert len(court.g.queue) == 5
    assert (court["anna"].power, court["x"].power) == (4, 0)
    assert not court.g.recruited
    count = {"count_of": {"pool": "own", "only": {"ancilla": True}}, "times": 1, "max": 9}
    court.effects("anna", "anna", [{"op": "gain_power", "n": count}])
    assert court["anna"].power == 5


@rule("clan.tzimisce.tuck")
def test_only_an_ancilla_will_do_and_without_one_nothing_happens() -> None:
    court = laboratory()
    court.queue("q", "r", "s: ancilla=war_brand", "t", "u")
    court.plays("anna", "anna", "tzi_first_incision")
    court.act("anna", "choose x")
    assert court.refusal("anna", "take q") == "term.ancilla"
    court.act("anna", "take s")
    court.queue("a", "b", "c", "d", "e")
    court.plays("anna", "anna", "tzi_hunger_given_shape")
    assert len(court.player("anna").tucked) == 1
    assert court.g.plays == 2


@rule("clan.tzimisce.all-abilities")
def test_all_abilities_are_added_and_no_attribute() -> None:
    court = laboratory()
    court.glue("u", "st_purse")
    court.plays("anna", "anna", "tzi_first_incision")
    court.act("anna", "choose x")
    row = {"op": "apply_abilities", "target": {"pool": "subject"}}
    court.effects("anna", "x", [row])
    assert court["x"].power == 2 + 1
    count = {"count_of": {"pool": "subject", "only": {"archetype": "war"}}, "times": 1, "max": 1}
    court.effects("anna", "x", [{"op": "gain_power", "n": count}])
    assert court["x"].power == 4


@rule("clan.tzimisce.no-limit")
@card("tzi_two_headed_heir")
def test_several_cards_may_lie_under_one_vampire_the_oldest_on_top() -> None:
    court = laboratory()
    court.queue("q", "r", "s", "t: ancilla=war_brand", "u: ancilla=wea_tithe")
    court.tree("boris", "v")
    court.plays("anna", "anna", "tzi_two_headed_heir")
    court.act("anna", "choose x", "take u")
    assert court["x"].power == 2
    court.act("anna", "choose x")
    court.effects("anna", "x", [{"op": "apply_abilities", "target": {"pool": "subject"}}])
    names = [line["ability"] for line in court.told("ability")]
    assert names == ["wea_tithe", "wea_tithe", "war_brand"]


@card("tzi_war_beast_in_the_cradle", "tzi_cathedral_of_bone", "tzi_endless_metamorphosis")
def test_beasts_are_applied_again() -> None:
    court = laboratory()
    court.tree("boris", "v")
    court.plays("anna", "anna", "tzi_war_beast_in_the_cradle")
    court.act("anna", "choose x")
    assert (court["x"].power, court["anna"].power) == (2, 4)
    court.plays("anna", "anna", "tzi_cathedral_of_bone")
    court.act("anna", "choose v")
    assert (court["x"].power, court["v"].notoriety, court["anna"].power) == (4, 1, 5)
    court.plays("anna", "anna", "tzi_endless_metamorphosis")
    court.act("anna", "choose x")
    assert court["x"].power == 6


@card("tzi_tithe_of_flesh", "tzi_hospitality_of_the_old_country", "tzi_living_surgery", "tzi_rend")
def test_flesh_hospitality_surgery_and_rending() -> None:
    court = laboratory()
    court.tree("boris", "v: notoriety=1")
    court.plays("anna", "x", "tzi_tithe_of_flesh")
    court.act("anna", "choose v")
    assert (court["x"].notoriety, court["x"].power, court["v"].notoriety) == (1, 2, 2)
    court.plays("anna", "anna", "tzi_hospitality_of_the_old_country")
    court.act("anna", "take q", "choose x")
    assert court["x"].notoriety == 0
    court.player("anna").marks[2] = 2
    court.player("anna").notoriety[2] = 3
    court.plays("anna", "anna", "tzi_living_surgery")
    court.act("anna", "choose y")
    assert not court["y"].torpor
    assert court["y"].notoriety == 1
    court.plays("anna", "anna", "tzi_rend")
    assert court["v"].torpor


@card("tzi_law_of_the_dread_lord", "tzi_rite_of_black_soil", "tzi_anothers_skin")
def test_laws_soil_and_skin() -> None:
    court = laboratory()
    court.tree("boris", "v")
    court.plays("anna", "y", "tzi_law_of_the_dread_lord")
    court.act("anna", "board high_low_clans")
    assert abs(court.g.high_low) == 1
    court.player("anna").tucked = [256 + court.g.deck.pop()]
    court.plays("anna", "anna", "tzi_rite_of_black_soil")
    assert court["anna"].power == 3
    court.player("anna").notoriety[1] = 2
    court.plays("anna", "anna", "tzi_anothers_skin")
    court.act("anna", "choose v")
    assert (court["x"].notoriety, court["v"].notoriety) == (0, 2)


@card("tzi_carpathian_winter", "tzi_hunger_given_shape")
def test_winter_and_hunger() -> None:
    court = laboratory()
    court.tree("boris", "v")
    court.plays("anna", "anna", "tzi_carpathian_winter")
    court.act("anna", "take q", "done")
    if court.asks() == "boris target":
        court.act("boris", "choose v")
    assert court["v"].notoriety == 1
    court.plays("anna", "anna", "tzi_hunger_given_shape")
    court.act("anna", "choose x")
    assert court.g.plays == 2
    assert len(court.player("anna").tucked) == 1
