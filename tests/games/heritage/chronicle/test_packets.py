"""What lies in the packets: overviews, newcomers, clan leaders, intrigues of battlegrounds."""

import pytest

from duskmoot.games.heritage.cards import ABILITY_NAMES, BOARD_INTRIGUES, INTRIGUE_NAMES, VAMPIRES
from duskmoot.games.heritage.chronicle.samples import imagined
from duskmoot.games.heritage.chronicle.tables import (
    boards_of,
    ends_age,
    newcomers_of,
    overview_of,
    packet_of,
)
from duskmoot.games.heritage.lines import BASE
from duskmoot.games.heritage.packets import PACKETS
from duskmoot.games.heritage.pieces import BOARD_NAMES, CLAN_NAMES, VALUE_NAMES
from tests.card import card
from tests.games.heritage.chapter import begun, chapter_of, character, clans_chosen
from tests.rule import rule


@rule("chronicle.results.age-points", "chronicle.age-end.when")
@pytest.mark.parametrize(
    ("number", "year", "key", "conspiracy"),
    [
        pytest.param(1, 1306, "high_low_clans", 2, marks=card("overview_01")),
        pytest.param(2, 1338, "high_low_clans", 1, marks=card("overview_02")),
        pytest.param(3, 1370, "high_low_clans", 2, marks=card("overview_03")),
        pytest.param(4, 1381, "war_of_princes", 1, marks=card("overview_04")),
        pytest.param(5, 1410, "war_of_princes", 1, marks=card("overview_05")),
        pytest.param(6, 1429, "war_of_princes", 2, marks=card("overview_06")),
        pytest.param(7, 1453, "anarch_revolt", 1, marks=card("overview_07")),
        pytest.param(8, 1478, "anarch_revolt", 1, marks=card("overview_08")),
        pytest.param(9, 1493, "anarch_revolt", 2, marks=card("overview_09")),
        pytest.param(10, 1525, "inquisition", 1, marks=card("overview_10")),
        pytest.param(11, 1572, "inquisition", 1, marks=card("overview_11")),
        pytest.param(12, 1618, "inquisition", 2, marks=card("overview_12")),
        pytest.param(13, 1683, "beast_within", 1, marks=card("overview_13")),
        pytest.param(14, 1725, "beast_within", 1, marks=card("overview_14")),
        pytest.param(15, 1789, "beast_within", 2, marks=card("overview_15")),
        pytest.param(16, 1812, "masquerade", 1, marks=card("overview_16")),
        pytest.param(17, 1848, "masquerade", 1, marks=card("overview_17")),
        pytest.param(18, 1888, "masquerade", 2, marks=card("overview_18")),
        pytest.param(19, 1914, "sabbat_wars", 1, marks=card("overview_19")),
        pytest.param(20, 1961, "sabbat_wars", 1, marks=card("overview_20")),
        pytest.param(21, 1997, "sabbat_wars", 1, marks=card("overview_21")),
    ],
)
def test_an_overview_says_what_its_chapter_brings(
    number: int, year: int, key: str, conspiracy: int
) -> None:
    overview = overview_of(number)
    assert (overview.year, BOARD_NAMES[overview.key]) == (year, key)
    assert overview.conspiracy == conspiracy
    assert overview.title == f"title_{number:02}"
    third = [[2, 1, 1, 0], [3, 2, 1, 1], [5, 3, 2, 1]]
    assert overview.points == third[(number - 1) % 3]
    assert overview.age == (number + 2) // 3
    assert ends_age(number) == (number % 3 == 0)
    assert overview.key in boards_of(number)
    if number == 1 or overview_of(number - 1).year < year:
        return
    raise AssertionError("time runs backwards")


@rule("chronicle.deck.base-characters")
@pytest.mark.parametrize(
    ("name", "values", "ability", "slots"),
    [
        pytest.param(
            "newcomer_01_1", "high composed south war", "war_brand", 2, marks=card("newcomer_01_1")
        ),
        pytest.param(
            "newcomer_01_2",
            "low composed south wealth",
            "wea_tithe",
            1,
            marks=card("newcomer_01_2"),
        ),
        pytest.param(
            "newcomer_02_1",
            "low composed west science",
            "sci_study",
            1,
            marks=card("newcomer_02_1"),
        ),
        pytest.param(
            "newcomer_02_2",
            "high composed west secrets",
            "sec_cull",
            2,
            marks=card("newcomer_02_2"),
        ),
        pytest.param(
            "newcomer_03_1",
            "low fervent north secrets",
            "sec_reserve",
            2,
            marks=card("newcomer_03_1"),
        ),
        pytest.param(
            "newcomer_03_2",
            "high composed north wealth",
            "wea_patron",
            1,
            marks=card("newcomer_03_2"),
        ),
        pytest.param(
            "newcomer_04_1",
            "high composed south secrets",
            "sec_veil",
            1,
            marks=card("newcomer_04_1"),
        ),
        pytest.param(
            "newcomer_04_2", "low fervent west science", "sci_balm", 2, marks=card("newcomer_04_2")
        ),
        pytest.param(
            "newcomer_05_1", "low fervent east war", "war_spoils", 1, marks=card("newcomer_05_1")
        ),
        pytest.param(
            "newcomer_05_2", "high composed east wealth", "wea_levy", 2, marks=card("newcomer_05_2")
        ),
        pytest.param(
            "newcomer_06_1", "low fervent west war", "war_charge", 2, marks=card("newcomer_06_1")
        ),
        pytest.param(
            "newcomer_06_2",
            "high fervent west wealth",
            "wea_recall",
            2,
            marks=card("newcomer_06_2"),
        ),
        pytest.param(
            "newcomer_07_1", "low composed east war", "war_shackle", 2, marks=card("newcomer_07_1")
        ),
        pytest.param(
            "newcomer_07_2",
            "high composed east science",
            "sci_mend",
            1,
            marks=card("newcomer_07_2"),
        ),
        pytest.param(
            "newcomer_08_1", "high fervent south war", "war_duel", 2, marks=card("newcomer_08_1")
        ),
        pytest.param(
            "newcomer_08_2",
            "low composed south science",
            "sci_vision",
            2,
            marks=card("newcomer_08_2"),
        ),
        pytest.param(
            "newcomer_09_1",
            "low composed north secrets",
            "sec_scandal",
            1,
            marks=card("newcomer_09_1"),
        ),
        pytest.param(
            "newcomer_09_2",
            "low fervent outsider war",
            "war_strike",
            1,
            marks=card("newcomer_09_2"),
        ),
        pytest.param(
            "newcomer_10_1",
            "low fervent north science",
            "sci_archive",
            2,
            marks=card("newcomer_10_1"),
        ),
        pytest.param(
            "newcomer_10_2",
            "high composed outsider science",
            "sci_debate",
            1,
            marks=card("newcomer_10_2"),
        ),
        pytest.param(
            "newcomer_11_1", "high fervent north war", "war_brand", 2, marks=card("newcomer_11_1")
        ),
        pytest.param(
            "newcomer_11_2", "high fervent east wealth", "wea_bribe", 1, marks=card("newcomer_11_2")
        ),
        pytest.param(
            "newcomer_12_1", "low composed north war", "war_spoils", 1, marks=card("newcomer_12_1")
        ),
        pytest.param(
            "newcomer_12_2", "low fervent east secrets", "sec_thief", 1, marks=card("newcomer_12_2")
        ),
        pytest.param(
            "newcomer_13_1",
            "low composed north science",
            "sci_study",
            1,
            marks=card("newcomer_13_1"),
        ),
        pytest.param(
            "newcomer_13_2",
            "high fervent north wealth",
            "wea_endow",
            2,
            marks=card("newcomer_13_2"),
        ),
        pytest.param(
            "newcomer_14_1",
            "high composed east secrets",
            "sec_eaves",
            2,
            marks=card("newcomer_14_1"),
        ),
        pytest.param(
            "newcomer_14_2", "low fervent south wealth", "wea_tithe", 1, marks=card("newcomer_14_2")
        ),
        pytest.param(
            "newcomer_15_1", "low fervent south science", "sci_balm", 2, marks=card("newcomer_15_1")
        ),
        pytest.param(
            "newcomer_15_2",
            "high fervent outsider science",
            "sci_mend",
            1,
            marks=card("newcomer_15_2"),
        ),
        pytest.param(
            "newcomer_16_1", "low fervent south secrets", "sec_cull", 2, marks=card("newcomer_16_1")
        ),
        pytest.param(
            "newcomer_16_2", "high composed west war", "war_charge", 2, marks=card("newcomer_16_2")
        ),
        pytest.param(
            "newcomer_17_1",
            "high fervent east science",
            "sci_vision",
            2,
            marks=card("newcomer_17_1"),
        ),
        pytest.param(
            "newcomer_17_2",
            "high composed west wealth",
            "wea_patron",
            1,
            marks=card("newcomer_17_2"),
        ),
        pytest.param(
            "newcomer_18_1",
            "high fervent west secrets",
            "sec_reserve",
            2,
            marks=card("newcomer_18_1"),
        ),
        pytest.param(
            "newcomer_18_2",
            "low composed outsider war",
            "war_shackle",
            2,
            marks=card("newcomer_18_2"),
        ),
        pytest.param(
            "newcomer_19_1",
            "low fervent outsider secrets",
            "sec_veil",
            1,
            marks=card("newcomer_19_1"),
        ),
        pytest.param(
            "newcomer_19_2",
            "high composed outsider wealth",
            "wea_levy",
            2,
            marks=card("newcomer_19_2"),
        ),
        pytest.param(
            "newcomer_20_1",
            "low composed outsider secrets",
            "sec_scandal",
            1,
            marks=card("newcomer_20_1"),
        ),
        pytest.param(
            "newcomer_20_2",
            "high fervent outsider wealth",
            "wea_recall",
            2,
            marks=card("newcomer_20_2"),
        ),
    ],
)
def test_a_newcomer_is_in_the_deck_after_its_chapter(
    name: str, values: str, ability: str, slots: int
) -> None:
    after = int(name.split("_")[1])
    number = character(name)
    newcomer = VAMPIRES[number]
    assert [VALUE_NAMES[value] for value in newcomer.values] == values.split()
    assert [ABILITY_NAMES[each] for each in newcomer.abilities] == [ability]
    assert newcomer.slots == slots
    assert number in newcomers_of(after)
    assert imagined(after, 2).blood[number] == 0
    legacy = imagined(after + 1, 2)
    for heir in legacy.heirs:
        heir.haven = -1
    g = clans_chosen(begun(legacy))
    assert number in g.deck + g.queue
    assert legacy.blood[number] & 3 >= BASE


@rule("chronicle.deck.leader-intrigues", "chronicle.deck.leader-owner")
@pytest.mark.parametrize(
    ("name", "clan", "values", "intrigues"),
    [
        pytest.param(
            "leader_02",
            "ventrue",
            "high composed west science",
            "ven_edict_of_silence ven_voice_of_command ven_kingmaker",
            marks=card("leader_02"),
        ),
        pytest.param(
            "leader_04",
            "lasombra",
            "high composed west science",
            "las_the_cardinals_ring las_eclipse_of_conscience las_whispered_leverage",
            marks=card("leader_04"),
        ),
        pytest.param(
            "leader_06",
            "toreador",
            "high fervent west secrets",
            "tor_the_perfect_muse tor_whispering_gallery tor_encore",
            marks=card("leader_06"),
        ),
        pytest.param(
            "leader_08",
            "brujah",
            "low fervent south war",
            "bru_blood_grudge bru_scaffold_in_the_square bru_oath_of_the_furies",
            marks=card("leader_08"),
        ),
        pytest.param(
            "leader_10",
            "malkavian",
            "high composed outsider science",
            "mal_tangled_prophecy mal_the_oracles_price mal_shared_delirium",
            marks=card("leader_10"),
        ),
        pytest.param(
            "leader_12",
            "tremere",
            "high composed east science",
            "tre_sanguine_inheritance tre_stone_sentinel tre_rite_of_the_open_grave",
            marks=card("leader_12"),
        ),
        pytest.param(
            "leader_14",
            "tzimisce",
            "high fervent east secrets",
            "tzi_first_incision tzi_hunger_given_shape tzi_endless_metamorphosis",
            marks=card("leader_14"),
        ),
        pytest.param(
            "leader_16",
            "gangrel",
            "high composed east war",
            "gan_scent_of_home gan_tribute_to_the_alpha gan_the_great_hunt",
            marks=card("leader_16"),
        ),
        pytest.param(
            "leader_18",
            "nosferatu",
            "low composed north wealth",
            "nos_auction_of_names nos_the_blackmail_ledger nos_secrets_for_sale",
            marks=card("leader_18"),
        ),
    ],
)
def test_a_leader_of_the_chronicle_begins_with_its_intrigues(
    name: str, clan: str, values: str, intrigues: str
) -> None:
    legacy = imagined(int(name.split("_")[1]) + 1, 2)
    number = character(name)
    owner = next(n for n, heir in enumerate(legacy.heirs) if number in heir.leaders)
    clans = {"anna": clan, "boris": clan}
    clans[["boris", "anna"][owner]] = CLAN_NAMES[CLAN_NAMES.index(clan) - 1]
    leader = VAMPIRES[number]
    assert [VALUE_NAMES[value] for value in leader.values] == values.split()
    assert (leader.power, leader.boons) == (3, 3)
    clans[["anna", "boris"][owner]] = f"{clan}:2"
    court = chapter_of(legacy, clans)
    b = court.g.bloodlines[owner]
    assert b.line[0] == number
    cards = [INTRIGUE_NAMES[each] for each in leader.intrigues]
    assert cards == intrigues.split()
    assert set(leader.intrigues) <= set(b.deck + b.hand)


@rule("chronicle.age-end.reveal")
@pytest.mark.parametrize(
    ("age", "intrigue"),
    [
        pytest.param(1, "bgi_D", marks=card("battleground_1_intrigue")),
        pytest.param(2, "bgi_E", marks=card("battleground_2_intrigue")),
        pytest.param(3, "bgi_F", marks=card("battleground_3_intrigue")),
        pytest.param(4, "bgi_G", marks=card("battleground_4_intrigue")),
        pytest.param(5, "bgi_H", marks=card("battleground_5_intrigue")),
        pytest.param(6, "bgi_I", marks=card("battleground_6_intrigue")),
    ],
)
def test_the_intrigue_of_a_new_battleground_comes_with_it(age: int, intrigue: str) -> None:
    rows = PACKETS[packet_of(3 * age, "age")]
    entering = next(row["enters"] for row in rows if row["kind"] == "battleground")
    assert intrigue in [row["intrigue"] for row in rows if row["kind"] == "battleground_intrigue"]
    board = BOARD_NAMES.index(entering)
    assert BOARD_INTRIGUES[board] == INTRIGUE_NAMES.index(intrigue)
    assert board in boards_of(3 * age + 1)
    assert board not in boards_of(3 * age)
