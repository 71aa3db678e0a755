"""The 63 abilities: 24 printed ones, then those that a chronicle glues on."""

from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule


def table() -> Court:
    """Anna's x carries the ability; Boris has two vampires, one of them notorious."""
    court = Court()
    court.tree("anna", "s: notoriety=2\n  x: high fervent south ancilla\ny: exhausted")
    court.tree("boris", "v: notoriety=3 power=3 boons=1\nw")
    court.queue("q", "r", "t", "u", "z")
    return court


def applied(*abilities: str) -> Court:
    court = table()
    for ability in abilities:
        court.plays("anna", "x", ability)
    return court


# War.


@card("war_brand", "st_bruiser")
def test_a_brand_of_shame() -> None:
    for ability in ("war_brand", "st_bruiser"):
        court = applied(ability)
        court.act("anna", "choose w")
        assert court["w"].notoriety == 1


@card("war_spoils", "war_duel", "st_theft")
def test_spoils_duels_and_theft() -> None:
    spoils = applied("war_spoils")
    assert (spoils["x"].power, spoils["v"].power) == (2, 2)
    duel = applied("war_duel")
    assert (duel["x"].power, duel["v"].power) == (1, 2)
    theft = applied("st_theft")
    assert theft.offers("anna") == ["choose boris", "choose v"]
    theft.act("anna", "choose boris")
    assert (theft["x"].power, theft["boris"].power) == (1, 2)


@card("war_charge", "st_groundsman", "st_landlord")
def test_activating_geography() -> None:
    for ability, power in (("war_charge", 0), ("st_groundsman", 0), ("st_landlord", 1)):
        court = applied(ability)
        court.act("anna", "to naples")
        assert court.told("marches")[0]["faction"] == "south"
        assert court["x"].power == power


@card("war_shackle", "st_shadow", "st_terror")
def test_shackles() -> None:
    for ability, notoriety in (("war_shackle", 0), ("st_shadow", 0), ("st_terror", 1)):
        court = applied(ability)
        court.act("anna", "choose w")
        assert court["w"].exhausted
        assert court["w"].notoriety == notoriety


@card("war_strike", "st_executioner")
def test_no_quarter() -> None:
    for ability, notoriety in (("war_strike", 1), ("st_executioner", 0)):
        court = applied(ability)
        assert court["v"].torpor
        assert court["x"].notoriety == notoriety


# Science.


@card("sci_study", "st_schemer", "st_sight")
def test_drawing_a_card() -> None:
    for ability in ("sci_study", "st_schemer", "st_sight"):
        assert len(applied(ability).player("anna").hand) == 1


@card("sci_balm", "st_confessor", "st_iron")
def test_balm() -> None:
    for ability, left in (("sci_balm", 0), ("st_confessor", 1), ("st_iron", 0)):
        court = applied(ability)
        court.act("anna", "choose s")
        assert court["s"].notoriety == left


@card("sci_mend", "st_captain", "st_saint")
def test_mending() -> None:
    for ability in ("sci_mend", "st_captain", "st_saint"):
        court = applied(ability)
        court.act("anna", "choose y")
        assert not court["y"].exhausted
    captain = applied("st_captain")
    assert captain.refusal("anna", "choose x") == "ability.subject"
    saint = applied("st_saint")
    saint.act("anna", "choose s")
    assert saint["s"].notoriety == 1


@card("sci_vision")
def test_a_vision_activates_the_temperament() -> None:
    assert applied("sci_vision").player("anna").morality == 4


@card("sci_archive")
def test_an_archive_gives_one_back_and_takes_another() -> None:
    court = table()
    b = court.player("anna")
    court.hand("anna", "bru_clenched_fist")
    b.discard = [b.deck.pop()]
    recalled = b.discard[0]
    court.plays("anna", "x", "sci_archive")
    court.act("anna", "card bru_clenched_fist")
    assert b.hand == [recalled]
    assert len(b.discard) == 1


@card("sci_debate")
def test_a_debate_costs_the_opponent_a_card() -> None:
    court = table()
    court.hand("boris", "ven_privy_council", "ven_kingmaker")
    court.plays("anna", "x", "sci_debate")
    court.act("boris", "card ven_kingmaker")
    assert len(court.player("boris").hand) == 1
    assert court["x"].power == 1


# Secrets.


@card("sec_cull", "st_beasts", "st_lookout")
def test_culling_the_queue() -> None:
    for ability, most in (("sec_cull", 2), ("st_beasts", 2), ("st_lookout", 1)):
        court = applied(ability)
        court.act("anna", "take z")
        if most == 2:
            court.act("anna", "take u")
        assert len(court.g.discard) == most
        assert court.asks() == "anna what-now"


@card("sec_reserve", "st_friends")
def test_reserving() -> None:
    for ability in ("sec_reserve", "st_friends"):
        court = applied(ability)
        court.act("anna", "take t")
        assert court.player("anna").reserved == court.aliases["t"]


@card("sec_veil", "st_unseen")
def test_a_veil_moves_one_notoriety() -> None:
    for ability in ("sec_veil", "st_unseen"):
        court = applied(ability)
        court.act("anna", "choose w")
        assert (court["s"].notoriety, court["w"].notoriety) == (1, 1)


@card("sec_scandal", "st_rite")
def test_a_scandal_touches_two() -> None:
    for ability in ("sec_scandal", "st_rite"):
        court = applied(ability)
        court.act("anna", "choose v", "choose w")
        assert (court["v"].notoriety, court["w"].notoriety) == (4, 1)


@card("sec_thief")
def test_a_thief_takes_a_boon_of_the_notorious() -> None:
    court = applied("sec_thief")
    assert court["x"].boons_of["boris"] == 1


@card("sec_eaves")
def test_an_eavesdropper_is_noticed() -> None:
    court = applied("sec_eaves")
    assert len(court.player("anna").hand) == 1
    assert court["x"].notoriety == 1


# Wealth.


@card("wea_tithe", "st_awe", "st_purse", "st_treasury")
def test_plain_power() -> None:
    for ability, power in (("wea_tithe", 2), ("st_awe", 2), ("st_purse", 1), ("st_treasury", 3)):
        assert applied(ability)["x"].power == power


@card("wea_patron")
def test_a_patron_shares_with_the_sire() -> None:
    court = applied("wea_patron")
    assert (court["s"].power, court["x"].power) == (1, 1)


@card("wea_levy", "st_name", "st_legend", "st_court")
def test_activating_the_class() -> None:
    for ability, power in (("wea_levy", 0), ("st_name", 0), ("st_legend", 1), ("st_court", 1)):
        court = applied(ability)
        assert (court.g.high_low, court["x"].power) == (1, power)


@card("wea_recall", "st_network")
def test_recalling_a_boon() -> None:
    for ability, power in (("wea_recall", 0), ("st_network", 1)):
        court = applied(ability)
        assert court["x"].boons_of["anna"] == 1
        assert court["x"].power == power


@card("wea_bribe")
def test_a_bribe() -> None:
    court = applied("wea_bribe")
    court.act("anna", "choose w")
    assert (court["w"].power, court["x"].power) == (1, 3)


@card("wea_endow")
def test_an_endowment_is_for_two_others() -> None:
    court = applied("wea_endow")
    assert court.refusal("anna", "choose x") == "ability.subject"
    court.act("anna", "choose s", "choose y")
    assert (court["s"].power, court["y"].power) == (1, 1)


# What only stickers do.


@card("st_scholar", "st_climber")
def test_scholars_and_climbers_turn_to_their_sire() -> None:
    assert applied("st_scholar")["s"].notoriety == 0
    climber = table()
    climber.player("anna").power[1] = 2
    climber.plays("anna", "x", "st_climber")
    assert (climber["s"].power, climber["x"].power) == (1, 2)


@card("st_sage")
def test_a_sage_draws_two_and_discards_one() -> None:
    court = applied("st_sage")
    court.act("anna", court.offers("anna")[0])
    b = court.player("anna")
    assert (len(b.hand), len(b.discard)) == (1, 1)


@card("st_sworn")
def test_the_sworn_give_a_boon_for_three_power() -> None:
    court = applied("st_sworn")
    court.act("anna", "choose w")
    assert court["w"].boons_of["anna"] == 1
    assert court["x"].power == 3


@card("st_usurper")
def test_a_usurper_counts_ancillae() -> None:
    assert applied("st_usurper")["x"].power == 1


@card("st_savage")
def test_the_savage_are_feared() -> None:
    court = applied("st_savage")
    court.act("anna", "choose w")
    assert (court["x"].notoriety, court["w"].notoriety) == (1, 2)


@card("st_swift", "st_voice")
def test_activating_on_a_chosen_board() -> None:
    swift = applied("st_swift")
    swift.act("anna", "board high_low_clans")
    assert swift.g.high_low == 1
    voice = applied("st_voice")
    voice.act("anna", "choose boris", "board high_low_clans")
    assert voice.g.high_low == 1


@card("st_might")
def test_might_breaks_power() -> None:
    court = applied("st_might")
    court.act("anna", "choose v")
    assert (court["v"].power, court["x"].power) == (1, 0)


@card("st_earth")
def test_the_earth_moves_a_fledgling() -> None:
    court = applied("st_earth")
    court.act("anna", "sire s")
    assert court.childer("s") == ["x", "y"]
    assert court["x"].power == 1


@card("st_flesh")
def test_flesh_applies_anothers_abilities() -> None:
    court = table()
    court.tree("anna", "k: ancilla=wea_tithe")
    court.plays("anna", "x", "st_flesh")
    assert court["k"].power == 2


@card("st_free")
def test_the_free_turn_their_token() -> None:
    court = table()
    side = court.player("anna").side
    court.plays("anna", "x", "st_free")
    assert court.player("anna").side != side
    assert court["x"].power == 1


@rule("recruit.bond", "variant.sacrifice-limited")
@card("st_bond", "st_shield")
def test_what_holds_all_the_time_is_never_applied() -> None:
    court = table()
    court.glue("x", "st_bond")
    court.glue("x", "st_shield")
    court.hush()
    row = {"op": "apply_abilities", "target": {"pool": "subject"}}
    court.effects("anna", "x", [row])
    told = [line["ability"] for line in court.told("ability")]
    assert "st_bond" not in told
    assert "st_shield" not in told
