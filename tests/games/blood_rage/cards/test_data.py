"""The data of the cards: how many there are, which number each has, what is known of its source."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duskmoot.coverage import card_ids, marks
from duskmoot.games import data
from duskmoot.games.blood_rage.cards.table import CARDS, DECKS, FIGURE_NAMES
from duskmoot.kernel.cards import design
from tests.games.blood_rage.saga import GAME

# Copies without a marker, marked 3+ and marked 4+; then the bonus.
BATTLE = """
tyrs_bash.1 1 0 0 2
tyrs_smash.1 1 1 0 3
tyrs_smash.2 0 0 1 3
tyrs_crush.1 0 0 1 4
tyrs_crush.2 1 0 0 4
tyrs_crush.3 1 0 0 4
tyrs_smite.1 1 0 0 5
tyrs_smite.2 0 1 0 5
tyrs_smite.3 0 0 1 5
tyrs_rage.2 1 0 0 6
tyrs_rage.3 1 0 0 6
odins_smite.1 1 1 0 1
heimdalls_sight.1 1 0 0 0
friggas_grace.1 1 0 1 2
lokis_trickery.1 1 0 1 0
thors_hammer.1 1 0 0 1
heimdalls_eye.2 2 1 0 2
heimdalls_gaze.3 1 1 0 3
odins_tide.2 1 0 1 1
lokis_backstab.2 1 0 1 0
heimdalls_watch.2 1 0 0 0
heimdalls_watch.3 1 0 0 0
thors_oath.2 1 0 0 1
thors_primacy.3 1 1 0 3
thors_ascension.3 1 0 1 1
odins_judgement.3 1 0 1 2
lokis_poison.3 1 0 0 0
"""

# The kind; copies; then the cost and the strength.
UPGRADES = """
brothers_in_arms.1 warrior 1 0 0 1 1
experts_in_arms.2 warrior 1 0 0 2 2
masters_in_arms.3 warrior 1 0 0 2 2
lord_of_hammers.1 leader 1 0 0 3 3
lord_of_axes.2 leader 1 0 0 3 3
lord_of_spears.3 leader 1 0 0 3 3
lokis_dragons.1 ship 1 0 0 2 2
fire_dragons.2 ship 1 0 0 2 2
eternal_dragons.3 ship 1 0 0 2 2
troll.1 monster 1 0 0 2 2
dwarf_chieftain.1 monster 1 0 0 0 2
sea_serpent.1 monster 0 1 0 3 3
valkyrie.2 monster 1 0 0 2 2
dark_elf.2 monster 1 0 0 1 1
fire_giant.2 monster 0 1 0 4 4
frost_giant.3 monster 1 0 0 4 4
soldier_of_hel.3 monster 1 0 0 0 3
volur_witch.3 monster 0 1 0 3 3
lokis_domain.1 clan 1 0 0 1 0
lokis_eminence.2 clan 0 1 0 2 0
lokis_wrath.3 clan 0 0 1 3 0
friggas_charm.1 clan 1 0 0 0 0
thors_glory.1 clan 1 0 0 2 0
friggas_succor.1 clan 0 1 0 2 0
tyrs_domain.1 clan 0 1 0 0 0
lokis_blessing.1 clan 0 0 1 1 0
odins_inspiration.2 clan 1 0 0 2 0
tyrs_challenge.2 clan 1 0 0 0 0
friggas_protection.2 clan 1 0 0 0 0
tyrs_prowess.2 clan 0 1 0 2 0
thors_domain.2 clan 0 0 1 1 0
friggas_domain.3 clan 1 0 0 0 0
odins_throne.3 clan 1 0 0 2 0
thors_conquest.3 clan 1 0 0 3 0
friggas_sacrifice.3 clan 0 1 0 1 0
tyrs_wrath.3 clan 0 1 0 1 0
"""

# Copies; then the glory.
QUESTS = """
quest_alfheim.1 1 0 1 5
quest_alfheim.2 1 0 1 7
quest_alfheim.3 1 0 1 9
quest_jotunheim.1 1 0 1 5
quest_jotunheim.2 1 0 1 7
quest_jotunheim.3 1 0 1 9
quest_manheim.1 1 0 1 5
quest_manheim.2 1 0 1 7
quest_manheim.3 1 0 1 9
quest_glorious_death.1 1 0 1 6
quest_glorious_death.2 1 0 1 8
quest_glorious_death.3 1 0 1 11
quest_yggdrasil.1 0 1 0 6
quest_yggdrasil.2 0 1 0 8
quest_yggdrasil.3 0 1 0 11
"""

ROWS: list[dict[str, Any]] = data.table("blood_rage", "cards.toml")["card"]


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def shown(row: dict[str, Any], *fields: str) -> list[str]:
    return [row["id"], *[str(row.get(field, 0)) for field in fields]]


def copies(row: dict[str, Any]) -> list[int]:
    return [row.get(marker, 0) for marker in ("copies", "three", "four")]


def rows_of(age: int) -> list[dict[str, Any]]:
    return [row for row in ROWS if row["age"] == age]


# Counts.


def test_there_are_102_cards_of_61_designs() -> None:
    assert sum(sum(copies(row)) for row in ROWS) == 102
    assert len({design(row["id"]) for row in ROWS}) == 61
    assert len(ROWS) == len({row["id"] for row in ROWS}) == 78


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_has_34_cards_20_unmarked_6_for_three_and_8_for_four(age: int) -> None:
    assert [sum(column) for column in zip(*[copies(row) for row in rows_of(age)])] == [20, 6, 8]
    assert [len(DECKS[players][age - 1]) for players in (2, 3, 4)] == [20, 26, 34]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_kinds_of_cards_in_an_age(age: int) -> None:
    kinds: Counter[str] = Counter()
    for row in rows_of(age):
        kinds[row["kind"]] += sum(copies(row))
    assert kinds == {
        "battle": 13,
        "quest": 9,
        "clan": 6,
        "monster": 3,
        "leader": 1,
        "warrior": 1,
        "ship": 1,
    }


# Numbers: acts, saves and recorded games name cards by them.


def test_the_numbers_of_the_battle_cards() -> None:
    rows = [row for row in ROWS if row["kind"] == "battle"]
    assert [shown(row, "copies", "three", "four", "bonus") for row in rows] == lines(BATTLE)


def test_the_numbers_of_the_upgrades() -> None:
    fields = ("kind", "copies", "three", "four", "cost", "strength")
    rows = [row for row in ROWS if row["kind"] not in ("battle", "quest")]
    assert [shown(row, *fields) for row in rows] == lines(UPGRADES)


def test_the_numbers_of_the_quests() -> None:
    rows = [row for row in ROWS if row["kind"] == "quest"]
    assert [shown(row, "copies", "three", "four", "glory") for row in rows] == lines(QUESTS)


def test_the_order_of_cards_never_changes() -> None:
    ids = [line[0] for line in lines(BATTLE) + lines(UPGRADES) + lines(QUESTS)]
    assert [card.id for card in CARDS] == ids
    assert [card.number for card in CARDS] == list(range(78))
    assert all(card.age == int(card.id.partition(".")[2]) for card in CARDS)


def test_the_order_of_figures_never_changes() -> None:
    assert " ".join(FIGURE_NAMES) == (
        "warrior leader ship troll dwarf_chieftain sea_serpent valkyrie"
        " dark_elf fire_giant frost_giant soldier_of_hel volur_witch"
    )


@pytest.mark.parametrize(
    ("spelled", "code"),
    [
        ("done", 0),
        ("choose-clan raven", 256 + 3),
        ("draft tyrs_bash.1", 2 * 256),
        ("invade leader", 3 * 256 + 1),
        ("recall volur_witch", 4 * 256 + 11),
        ("to fjord_nw", 5 * 256 + 12),
        ("march gimle", 6 * 256 + 7),
        ("march-to yggdrasil", 7 * 256),
        ("into clan_3", 10 * 256 + 7),
        ("commit quest_yggdrasil.3", 17 * 256 + 77),
        ("flee", 22 * 256),
        ("raise horns", 24 * 256 + 2),
        ("offer ship", 31 * 256 + 2),
    ],
)
def test_the_codes_of_acts_never_change(spelled: str, code: int) -> None:
    assert GAME.vocabulary.read(spelled) == code
    assert GAME.vocabulary.spell(code) == spelled


# Sources.


def test_every_row_says_what_is_known_of_its_source() -> None:
    for row in ROWS:
        assert set(row["confidence"]) == {"copies", "numbers", "effect"}, row["id"]
        assert set(row["confidence"].values()) <= {"sourced", "reconstructed"}, row["id"]
        assert row["sources"] or "sourced" not in row["confidence"].values(), row["id"]


# Every card has its test.


def test_every_design_has_a_test_that_names_it() -> None:
    found = [mark for mark in marks(Path(__file__).parents[3]) if mark.game == "blood_rage"]
    named = {mark.id for mark in found if mark.kind == "card"}
    assert named == set(card_ids("blood_rage"))
