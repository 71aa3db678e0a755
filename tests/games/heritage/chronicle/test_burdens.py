"""Burdens, which weigh on the next chapters (book: ПОДГОТОВКА К ИГРЕ, п. 6)."""

from duskmoot.games.heritage.chronicle.tables import BURDENS, PARAMETERS, SECTION_NAMES
from duskmoot.games.heritage.rules.turn import pass_first_player
from duskmoot.games.heritage.state import Bloodline, Heritage
from tests.card import card
from tests.games.heritage.chapter import (
    ancilla,
    begun,
    burdened,
    chapter,
    clans_chosen,
    past,
    roomy,
)
from tests.games.heritage.court import Court
from tests.rule import rule


def weighed(*names: str) -> tuple[Heritage, Bloodline]:
    """Boris carries these burdens; all bloodlines are set up. Anna sits on his left."""
    g = clans_chosen(begun(burdened(past(5), *names)))
    return g, g.bloodlines[1]


def turn_of_boris(*names: str, round: int = 1) -> Court:
    court = chapter(burdened(past(5), *names), round=round, anna="brujah", boris="ventrue")
    court.turn_of("boris")
    return court


@rule("chronicle.setup.burdens")
@card("bu_empty_coffers")
def test_empty_coffers_take_2_power_from_the_leader() -> None:
    g, b = weighed("bu_empty_coffers")
    assert (b.power, g.bloodlines[0].power) == ([1], [3])
    g, b = weighed("bu_empty_coffers", "bu_empty_coffers")
    assert b.power == [0]
    assert [line.tale.key for line in g.story or []].count("weighs") == 2


@rule("chronicle.setup.burdens")
@card("bu_loose_tongues")
def test_loose_tongues_discard_a_starting_intrigue_at_random() -> None:
    g, b = weighed("bu_loose_tongues")
    assert (len(b.hand), len(b.discard), len(g.bloodlines[0].hand)) == (2, 1, 3)
    assert sorted(b.seen) == sorted(b.hand)


@rule("chronicle.setup.burdens")
@card("bu_a_debt_called_in")
def test_a_debt_gives_a_boon_to_the_leader_on_the_left() -> None:
    g, b = weighed("bu_a_debt_called_in")
    assert b.boons[0] >> 4 == 2
    assert g.bloodlines[0].boons[0] == 3 + (1 << 4)


@rule("chronicle.setup.burdens")
@card("bu_a_debt_called_in")
def test_of_three_players_the_next_clockwise_sits_on_the_left() -> None:
    g = clans_chosen(begun(burdened(past(5, heirs=3), "bu_a_debt_called_in")))
    owed_to_boris = [b.boons[0] >> 4 & 15 for b in g.bloodlines]
    assert owed_to_boris == [0, 2, 1]


@rule("chronicle.setup.burdens")
@card("bu_stain_on_the_soul")
def test_a_stain_moves_the_morality_token_down() -> None:
    g, b = weighed("bu_stain_on_the_soul")
    assert (b.morality, g.bloodlines[0].morality) == (2, 3)


@rule("chronicle.setup.burdens")
@card("bu_the_envy_of_courts")
def test_envy_gives_every_other_leader_a_power() -> None:
    g, b = weighed("bu_the_envy_of_courts")
    assert (b.power, g.bloodlines[0].power) == ([3], [4])


@rule("chronicle.setup.burdens")
@card("bu_hunted", "bu_vigil_without_end")
def test_the_first_recruit_enters_hunted_and_exhausted() -> None:
    court = turn_of_boris("bu_hunted", "bu_hunted", "bu_vigil_without_end")
    court.queue("a", "b", "c", "d", "e")
    court.act("boris", "recruit e")
    assert (court["e"].notoriety, court["e"].exhausted) == (4, True)
    b = court.player("boris")
    court.g.threads = []
    court.turn_of("boris")
    court.act("boris", "recruit d", "sire boris")
    place = b.line.index(court.aliases["d"])
    assert (b.notoriety[place], b.marks[place]) == (0, 0)


@rule("chronicle.setup.burdens")
@card("bu_sealed_haven")
def test_a_sealed_haven_opens_in_round_4() -> None:
    for round, clause in ((3, "chronicle.setup.burdens"), (4, "")):
        legacy = burdened(past(5), "bu_sealed_haven")
        agent = ancilla(legacy, roomy(legacy), "ventrue")
        legacy.heirs[1].haven = agent
        court = chapter(legacy, round=round, anna="brujah", boris="ventrue")
        court.aliases["agent"] = agent
        court.turn_of("boris")
        assert court.refusal("boris", "recruit agent") == clause


@rule("chronicle.setup.burdens")
@card("bu_crowded_antechamber")
def test_a_crowded_antechamber_lets_the_leader_have_two_childer() -> None:
    court = turn_of_boris("bu_crowded_antechamber")
    court.tree("boris", "a:\nb:")
    court.queue("v", "w", "x", "y", "z")
    court.act("boris", "recruit z")
    assert court.refusal("boris", "sire boris") == "chronicle.setup.burdens"
    assert court.refusal("boris", "sire a") == ""
    other = turn_of_boris()
    other.tree("boris", "a:\nb:")
    other.queue("v", "w", "x", "y", "z")
    other.act("boris", "recruit z")
    assert other.refusal("boris", "sire boris") == ""


@rule("chronicle.setup.burdens")
@card("bu_overbearing_name")
def test_an_overbearing_name_makes_paid_cells_dearer() -> None:
    court = turn_of_boris("bu_overbearing_name")
    court.queue("v", "w", "x", "y", "z")
    court.leader("boris", "power=3")
    assert court.refusal("boris", "recruit v") == "recruit.unaffordable"
    assert court.refusal("boris", "recruit w") == ""
    court.leader("boris", "power=1")
    assert court.refusal("boris", "recruit w") == "recruit.unaffordable"
    assert court.refusal("boris", "recruit x") == ""


@rule("chronicle.setup.burdens")
@card("bu_watched")
def test_who_is_watched_takes_no_token_in_the_first_three_rounds() -> None:
    for round, first in ((3, 0), (4, 1)):
        court = turn_of_boris("bu_watched", round=round)
        court.player("boris").morality = 6
        pass_first_player(court.g)
        assert court.g.first == first


@rule("chronicle.setup.burdens")
def test_burdens_resolve_in_turn_order_after_all_are_seated() -> None:
    g, b = weighed("bu_empty_coffers", "bu_the_envy_of_courts")
    keys = [line.tale.key for line in g.story or []]
    assert keys.index("weighs") > max(n for n, key in enumerate(keys) if key == "leader")
    assert b.burdens == g.burdens[1]
    assert sum([burden.copies for burden in BURDENS]) == 18


@rule("chronicle.finale.worth-range")
@card("allies", "domain", "fortune", "renown")
@card("cunning", "leadership", "lore", "warfare")
@card("mercy", "honour", "ambition", "ferocity")
@card("animalism", "auspex", "celerity", "dominate", "fortitude", "obfuscate")
@card("obtenebration", "potence", "presence", "protean", "blood_sorcery", "vicissitude")
@card("camarilla", "sabbat", "anarch")
def test_the_character_sheet_has_its_sections_and_boxes() -> None:
    sections = [[p for p in PARAMETERS if p.section == n] for n in range(len(SECTION_NAMES))]
    assert [len(section) for section in sections] == [4, 4, 4, 12, 3]
    for n, section in enumerate(sections):
        for each in section:
            limits = (each.boxes, each.worth, each.least, each.most)
            assert (
                limits == [(5, 1, 1, 3), (5, 1, 1, 3), (5, 1, 1, 3), (3, 1, 1, 1), (4, 0, -1, 1)][n]
            )
