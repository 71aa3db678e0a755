"""The data: what is printed on characters, leaders, clans and events."""

import pytest

from duskmoot.games import data
from duskmoot.games.heritage.cards import (
    ABILITY_NAMES,
    BASE_EVENTS,
    CHARACTERS,
    CLAN_DECKS,
    EVENTS,
    INTRIGUES,
    LEADERS,
    VAMPIRES,
)
from duskmoot.games.heritage.pieces import ARCHETYPES, CLAN_NAMES, VALUE_NAMES
from tests.card import card
from tests.games.heritage.court import Court
from tests.rule import rule


def check_deck(archetype: str, prefix: str) -> None:
    """Twenty characters: each class with each temperament and geography once.

    The ability of the ancilla side is one of the archetype's own.
    """
    number = VALUE_NAMES.index(archetype)
    found = [VAMPIRES[c] for c in CHARACTERS if VAMPIRES[c].archetype == number]
    assert len({tuple(v.values[:3]) for v in found}) == len(found) == 20
    for vampire in found:
        assert len(vampire.abilities) == 1
        assert ABILITY_NAMES[vampire.abilities[0]].startswith(prefix)


@rule("term.attributes")
@card(
    "ch_001_teutonic_commander",
    "ch_002_druzhina_captain",
    "ch_003_hospitaller_marshal",
    "ch_004_marcher_knight",
    "ch_005_leper_knight",
    "ch_006_jarls_champion",
    "ch_007_winged_banneret",
    "ch_008_knight_of_the_reconquest",
    "ch_009_tourney_champion",
    "ch_010_crusader_without_a_cross",
    "ch_011_harbour_watchman",
    "ch_012_steppe_outrider",
    "ch_013_genoese_crossbowman",
    "ch_014_yeoman_archer",
    "ch_015_mercenary",
    "ch_016_shieldmaiden",
    "ch_017_deserter_of_the_horde",
    "ch_018_almogavar_raider",
    "ch_019_peasant_rebel",
    "ch_020_pit_fighter",
)
def test_the_characters_of_war() -> None:
    check_deck("war", "war_")


@rule("term.attributes")
@card(
    "ch_021_cathedral_canon",
    "ch_022_archimandrite",
    "ch_023_papal_notary",
    "ch_024_royal_physician",
    "ch_025_exiled_philosopher",
    "ch_026_rune_antiquary",
    "ch_027_court_astrologer",
    "ch_028_alchemist_of_salerno",
    "ch_029_heterodox_professor",
    "ch_030_wandering_alchemist",
    "ch_031_beguine_scribe",
    "ch_032_icon_painter",
    "ch_033_apothecary",
    "ch_034_clockmaker",
    "ch_035_barber_surgeon",
    "ch_036_wise_woman",
    "ch_037_village_prophet",
    "ch_038_grave_robbing_student",
    "ch_039_flagellant_preacher",
    "ch_040_plague_doctor",
)
def test_the_characters_of_science() -> None:
    check_deck("science", "sci_")


@rule("term.attributes")
@card(
    "ch_041_queens_confessor",
    "ch_042_boyars_interpreter",
    "ch_043_venetian_ambassador",
    "ch_044_lady_in_waiting",
    "ch_045_masked_countess",
    "ch_046_disinherited_prince",
    "ch_047_poisoner_of_the_porte",
    "ch_048_cardinals_nephew",
    "ch_049_court_favourite",
    "ch_050_false_heir",
    "ch_051_fjord_smuggler",
    "ch_052_hashashin",
    "ch_053_gondolier",
    "ch_054_poacher",
    "ch_055_gravedigger",
    "ch_056_shipwrecker",
    "ch_057_horse_thief",
    "ch_058_pickpocket",
    "ch_059_street_juggler",
    "ch_060_fortune_teller",
)
def test_the_characters_of_secrets() -> None:
    check_deck("secrets", "sec_")


@rule("term.attributes")
@card(
    "ch_061_hanseatic_alderman",
    "ch_062_posadnik_of_novgorod",
    "ch_063_florentine_banker",
    "ch_064_marquis",
    "ch_065_merchant_prince",
    "ch_066_amber_baroness",
    "ch_067_silver_mine_voivode",
    "ch_068_doges_heiress",
    "ch_069_gambling_duke",
    "ch_070_ransomed_noble",
    "ch_071_herring_merchant",
    "ch_072_fur_trader",
    "ch_073_spice_seller",
    "ch_074_innkeeper",
    "ch_075_moneychanger",
    "ch_076_brewers_widow",
    "ch_077_salt_peddler",
    "ch_078_silk_dyer",
    "ch_079_wool_speculator",
    "ch_080_relic_peddler",
)
def test_the_characters_of_wealth() -> None:
    check_deck("wealth", "wea_")


LEADER_SHEETS = """
leader_lysandra_of_thebes brujah high fervent south war
leader_wat_redhand brujah low composed west science
leader_sigrun_wolf_mother gangrel low fervent north war
leader_bayan_of_the_grass_sea gangrel low composed east secrets
leader_archbishop_teodoro lasombra high composed south secrets
leader_captain_ginevra_falier lasombra high fervent west wealth
leader_sister_vesna_the_sleepless malkavian low fervent east science
leader_the_abbot_of_mirrors malkavian low composed west secrets
leader_mother_rook nosferatu low composed west secrets
leader_josef_under_the_bridge nosferatu low fervent outsider wealth
leader_beatrix_of_champagne toreador high fervent west wealth
leader_maestro_corvino toreador high composed south science
leader_regent_ambrosius_holt tremere low composed east science
leader_katalin_of_the_ninth_circle tremere low fervent north war
leader_voivode_radomir tzimisce high composed east science
leader_ilinca_the_sculptor tzimisce high fervent outsider war
leader_margravine_hildegund ventrue high composed north wealth
leader_seneschal_reynaud ventrue high fervent west war
"""


@rule("setup.clan-leader", "setup.leader-tokens")
@card(
    "leader_lysandra_of_thebes",
    "leader_wat_redhand",
    "leader_sigrun_wolf_mother",
    "leader_bayan_of_the_grass_sea",
    "leader_archbishop_teodoro",
    "leader_captain_ginevra_falier",
    "leader_sister_vesna_the_sleepless",
    "leader_the_abbot_of_mirrors",
    "leader_mother_rook",
    "leader_josef_under_the_bridge",
    "leader_beatrix_of_champagne",
    "leader_maestro_corvino",
    "leader_regent_ambrosius_holt",
    "leader_katalin_of_the_ninth_circle",
    "leader_voivode_radomir",
    "leader_ilinca_the_sculptor",
    "leader_margravine_hildegund",
    "leader_seneschal_reynaud",
)
@pytest.mark.parametrize("sheet", LEADER_SHEETS.split("\n")[1:-1])
def test_a_clan_leader(sheet: str) -> None:
    name, clan, *values = sheet.split()
    leader = next(v for v in VAMPIRES if v.id == name)
    assert leader.number in LEADERS[CLAN_NAMES.index(clan)]
    assert [VALUE_NAMES[value] for value in leader.values] == values
    assert (leader.power, leader.boons) == (3, 3)
    assert len(set(leader.intrigues)) == 3
    assert set(leader.intrigues) <= set(CLAN_DECKS[CLAN_NAMES.index(clan)])


@rule("clan.general.nine")
@card(
    "brujah",
    "gangrel",
    "lasombra",
    "malkavian",
    "nosferatu",
    "toreador",
    "tremere",
    "tzimisce",
    "ventrue",
)
def test_a_clan_has_two_leaders_and_fourteen_intrigues() -> None:
    rows = data.rows("heritage", "clans.toml")
    assert [row["id"] for row in rows] == CLAN_NAMES
    for clan in range(len(CLAN_NAMES)):
        assert len(LEADERS[clan]) == 2
        cards = [each for each in INTRIGUES if each.clan == clan]
        assert (len(cards), len([each for each in cards if each.research])) == (14, 6)
        assert all(need in ARCHETYPES for each in cards for need in each.needs)


@rule("event.award")
@card(
    "be_high",
    "be_low",
    "be_composed",
    "be_fervent",
    "be_north",
    "be_east",
    "be_south",
    "be_west",
    "be_outsider",
    "be_war",
    "be_science",
    "be_secrets",
    "be_wealth",
)
def test_there_is_one_event_for_each_value() -> None:
    assert sorted([EVENTS[n].value for n in BASE_EVENTS]) == list(range(len(VALUE_NAMES)))
    for event in EVENTS[: len(BASE_EVENTS)]:
        assert event.id == f"be_{VALUE_NAMES[event.value]}"
        assert event.points == 3


@rule("intrigue.battleground-effect")
@card("bgi_A", "bgi_B", "bgi_C")
def test_a_battleground_intrigue_activates_the_coterie_there() -> None:
    court = Court()
    court.tree("anna", "x: high fervent south\n  y: high fervent south")
    court.plays_board("anna", "x", "bgi_A")
    court.act("anna", "done")
    assert court.g.high_low == 2
    court.plays_board("anna", "x", "bgi_B")
    court.act("anna", "done")
    assert court.player("anna").morality == 5
    court.plays_board("anna", "x", "bgi_C")
    court.act("anna", "done", "to naples", "march naples", "to lombardy")
    assert len(court.told("marches")) == 2
