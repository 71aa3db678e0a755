"""Tremere (book: ТРЕМЕР): Usurp."""

from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule


def chantry() -> Court:
    court = Court(anna="tremere", boris="ventrue")
    court.queue("q", "r", "s", "t", "u")
    return court


@rule("clan.tremere.replace", "clan.tremere.not-recruit")
@card("tre_blood_substitution")
def test_the_newcomer_takes_the_place_in_the_tree() -> None:
    court = chantry()
    court.tree("anna", "s1\n  x\n    y")
    court.queue("q", "r", "s", "t", "u: ancilla=wea_tithe")
    before = (court.g.high_low, court.player("anna").morality)
    court.plays("anna", "anna", "tre_blood_substitution")
    court.act("anna", "choose x", "take u")
    assert court.childer("s1") == ["u"]
    assert court.childer("u") == ["y"]
    assert court.aliases["x"] in court.g.discard
    assert len(court.g.queue) == 5
    assert (court.g.high_low, court.player("anna").morality) == before
    assert court["u"].power == 0
    assert not court.g.recruited
    assert court["anna"].power == 4


@rule("clan.tremere.torpor", "clan.tremere.tokens")
def test_a_vampire_in_torpor_may_give_way_and_all_but_torpor_stays() -> None:
    court = chantry()
    court.tree("anna", "x: torpor power=2\ny: exhausted power=2 notoriety=1 boons=1 ankhs=north:1")
    court.plays("anna", "anna", "tre_blood_substitution")
    court.act("anna", "choose x", "take t")
    assert not court["t"].torpor
    assert (court["t"].power, court["t"].exhausted) == (2, False)
    court.plays("anna", "anna", "tre_rite_of_transference")
    court.act("anna", "choose y", "take s")
    newcomer = court["s"]
    assert (newcomer.power, newcomer.notoriety, newcomer.boons) == (2, 1, 1)
    assert newcomer.exhausted
    assert newcomer.ankhs == [1, 0, 0, 0]


@rule("clan.tremere.tokens")
def test_cards_under_the_old_vampire_are_discarded() -> None:
    court = chantry()
    court.tree("anna", "x: tucked=war_brand")
    court.plays("anna", "anna", "tre_blood_substitution")
    court.act("anna", "take u")
    assert court.player("anna").tucked == []
    assert len(court.g.discard) == 2


@rule("clan.tremere.coterie-leader")
def test_a_replaced_coterie_leader_is_followed_by_the_newcomer() -> None:
    court = chantry()
    court.tree("anna", "x: science power=1\ny")
    court.leader("anna", "exhausted")
    court.hand("anna", "tre_blood_substitution")
    court.act("anna", "play tre_blood_substitution", "choose x", "take u")
    assert court["u"].exhausted
    assert court["u"].power == 2


@rule("clan.tremere.no-cost")
def test_no_cell_of_the_queue_costs_anything() -> None:
    court = chantry()
    court.leader("anna", "power=0")
    court.tree("anna", "x")
    court.plays("anna", "anna", "tre_blood_substitution")
    court.act("anna", "take q")
    assert court["q"].owner == "anna"
    assert court["anna"].power == 1


@rule("clan.tremere.not-leader")
def test_the_clan_leader_is_never_replaced() -> None:
    court = chantry()
    court.tree("anna", "x\ny")
    court.plays("anna", "anna", "tre_blood_substitution")
    assert court.offers("anna") == ["choose x", "choose y"]
    assert court.refusal("anna", "choose anna") == "clan.tremere.not-leader"


@rule("recruit.bond", "reserve.no-shield")
def test_a_bonded_character_usurps_for_its_own_clan_alone() -> None:
    court = chantry()
    court.tree("anna", "x")
    court.queue("q: ancilla blood=ventrue", "r: ancilla blood=tremere", "s", "t", "u")
    court.glue("q", "st_bond")
    court.glue("r", "st_bond")
    court.has("boris", reserved=court.aliases["s"])
    court.plays("anna", "anna", "tre_blood_substitution")
    assert court.refusal("anna", "take q") == "recruit.bond"
    assert court.refusal("anna", "take r") == ""
    assert court.refusal("anna", "take s") == ""


@card("tre_rite_of_transference", "tre_stone_sentinel", "tre_sanguine_inheritance")
def test_more_usurpers() -> None:
    court = chantry()
    court.tree("anna", "x")
    court.tree("boris", "v")
    court.plays("anna", "anna", "tre_rite_of_transference")
    court.act("anna", "take u")
    assert (len(court.player("anna").hand), court["anna"].power) == (1, 4)
    court.plays("anna", "anna", "tre_stone_sentinel")
    court.act("anna", "take t", "choose v")
    assert court["v"].exhausted
    assert court["anna"].power == 5
    court.queue("q", "r", "s", "high_one: high", "w")
    court.plays("anna", "anna", "tre_sanguine_inheritance")
    court.act("anna", "take high_one", "board high_low_clans")
    assert court.g.high_low == 1


@card("tre_ash_into_vitae", "tre_house_of_locked_doors", "tre_chantry_tax")
def test_torpor_feeds_the_chantry() -> None:
    court = chantry()
    court.tree("anna", "x: torpor")
    court.tree("boris", "v: torpor\nw: boons=1")
    court.leader("boris", "boons=0")
    court.plays("anna", "anna", "tre_ash_into_vitae")
    assert court["anna"].power == 3 + 2 + 2
    court.plays("anna", "anna", "tre_house_of_locked_doors")
    assert court["anna"].power == 7 + 2 + 2
    court.plays("anna", "anna", "tre_chantry_tax")
    assert court["anna"].boons_of["boris"] == 1
    assert court["anna"].power == 11 + 2


@card("tre_siphon", "tre_boil_the_blood", "tre_hermetic_archive", "tre_rumours_of_diablerie")
def test_siphons_blood_archives_and_rumours() -> None:
    court = chantry()
    court.tree("boris", "v: power=3\nw")
    court.plays("anna", "anna", "tre_siphon")
    court.act("anna", "choose v")
    assert (court["v"].power, court["anna"].power) == (1, 5)
    court.plays("anna", "anna", "tre_rumours_of_diablerie")
    court.act("anna", "choose v", "choose w")
    assert (court["v"].notoriety, court["w"].notoriety) == (2, 1)
    court.plays("anna", "anna", "tre_boil_the_blood")
    assert court["v"].torpor
    court.plays("anna", "anna", "tre_hermetic_archive")
    court.act("anna", court.offers("anna")[0], "choose w")
    assert len(court.player("anna").hand) == 1
    assert court["w"].notoriety == 2


@card("tre_command_of_the_pyramid", "tre_the_bitter_thorn", "tre_rite_of_the_open_grave")
def test_pyramids_thorns_and_graves() -> None:
    court = chantry()
    court.tree("anna", "x: high torpor")
    court.tree("boris", "v: notoriety=1")
    court.plays("anna", "anna", "tre_rite_of_the_open_grave")
    court.act("anna", "choose x")
    assert not court["x"].torpor
    assert court["anna"].power == 5
    court.plays("anna", "x", "tre_command_of_the_pyramid")
    court.act("anna", "board high_low_clans")
    assert court.g.high_low == 1
    court.plays("anna", "anna", "tre_the_bitter_thorn")
    court.act("anna", "take u")
    assert court["v"].torpor
    assert court["u"].owner == "anna"
