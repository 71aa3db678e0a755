"""Gangrel (book: ГАНГРЕЛ): Pack."""

from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule

PER_MEMBER = {"op": "gain_power", "n": {"count_of": {"pool": "pack"}, "times": 1, "max": 9}}


def northern() -> Court:
    """The clan leader is of the North, and so are a grandchilde and a cousin."""
    court = Court(anna="gangrel", boris="ventrue")
    court.tree("anna", "a: east\n  b: north\nc: north\nd: north torpor\ne: outsider")
    court.tree("boris", "v: north\nw: east")
    return court


@rule("clan.gangrel.pack")
def test_the_pack_is_of_one_geography_wherever_it_stands() -> None:
    court = northern()
    court.effects("anna", "anna", [PER_MEMBER])
    assert court["anna"].power == 3 + 3
    target = {"pool": "pack", "count": 1}
    court.effects("anna", "anna", [{"op": "place_power", "target": target, "n": 1}])
    assert court.offers("anna") == ["choose anna", "choose b", "choose c"]
    assert court.refusal("anna", "choose a") == "clan.gangrel.pack"
    assert court.refusal("anna", "choose v") == "term.bloodline"


@rule("clan.gangrel.outsider")
def test_outsiders_are_a_pack_of_their_own() -> None:
    court = northern()
    target = {"pool": "pack", "count": 1}
    court.effects("anna", "anna", [{"op": "place_power", "target": target, "n": 1}])
    assert court.refusal("anna", "choose e") == "clan.gangrel.outsider"
    court.act("anna", "choose b")
    court.effects("anna", "e", [PER_MEMBER])
    assert court["e"].power == 1


@card("gan_scent_of_home", "gan_tribute_to_the_alpha", "gan_run_as_one")
def test_the_pack_gains_and_runs() -> None:
    court = northern()
    court.plays("anna", "anna", "gan_scent_of_home")
    assert court["anna"].power == 6
    court.plays("anna", "anna", "gan_tribute_to_the_alpha")
    assert court["anna"].power == 9
    court.plays("anna", "anna", "gan_run_as_one")
    court.act("anna", "choose c", "done", "board high_low_clans")
    assert abs(court.g.high_low) == 1


@card("gan_lick_the_wounds", "gan_shed_the_old_skin", "gan_winter_den")
def test_the_pack_heals() -> None:
    court = northern()
    court.player("anna").notoriety[4] = 2
    court.plays("anna", "anna", "gan_lick_the_wounds")
    court.act("anna", "choose d", "choose v")
    assert not court["d"].torpor
    assert (court["d"].notoriety, court["v"].notoriety) == (1, 1)
    court.plays("anna", "anna", "gan_shed_the_old_skin")
    court.act("anna", "choose d", "done")
    assert court["d"].notoriety == 0
    assert len(court.player("anna").hand) == 1
    court.leader("anna", "exhausted")
    court.plays("anna", "anna", "gan_winter_den")
    court.act("anna", "choose anna", "done")
    assert not court["anna"].exhausted
    assert court["anna"].power == 4


@card("gan_mark_the_border", "gan_ambush_at_the_ford", "gan_cull_the_straggler")
def test_the_pack_hunts_on_its_own_ground() -> None:
    court = northern()
    court.plays("anna", "anna", "gan_mark_the_border")
    court.act("anna", "to denmark")
    court.act("anna", "march start_north", "to england")
    court.act("anna", "choose v")
    assert court["v"].notoriety == 1
    assert court["anna"].power == 4
    court.player("boris").power[1] = 3
    court.plays("anna", "anna", "gan_ambush_at_the_ford")
    if court.asks() == "boris blame":
        court.act("boris", "choose v")
    assert court["v"].notoriety >= 2
    court.plays("anna", "anna", "gan_cull_the_straggler")
    assert court["v"].torpor


@card("gan_call_from_the_wild", "gan_the_herd_moves_on", "gan_wolves_at_the_gate")
def test_the_wild_calls() -> None:
    court = northern()
    court.queue("q", "r", "s", "t", "u")
    court.plays("anna", "anna", "gan_call_from_the_wild")
    court.act("anna", "take s")
    assert court.player("anna").reserved == court.aliases["s"]
    assert len(court.player("anna").hand) == 1
    court.plays("anna", "anna", "gan_the_herd_moves_on")
    court.act("anna", "take q", "done")
    assert len(court.player("anna").hand) == 2
    court.plays("anna", "anna", "gan_wolves_at_the_gate")
    assert court["w"].notoriety == 2
    assert court["anna"].power == 4


@card("gan_the_great_hunt", "gan_lore_of_the_den_mother")
def test_a_great_pack_needs_less_notoriety() -> None:
    court = northern()
    court.player("boris").notoriety[1] = 1
    court.plays("anna", "anna", "gan_the_great_hunt")
    assert court["v"].torpor
    assert court["anna"].power == 5
    lone = Court(anna="gangrel", boris="ventrue")
    lone.tree("anna", "x: north ancilla=wea_tithe")
    lone.tree("boris", "v: notoriety=1\nw: notoriety=3")
    lone.plays("anna", "anna", "gan_the_great_hunt")
    assert (lone["v"].torpor, lone["w"].torpor) == (False, True)
    lone.plays("anna", "anna", "gan_lore_of_the_den_mother")
    assert (lone["x"].power, lone["anna"].power) == (2, 7)
