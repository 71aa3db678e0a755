"""The end of an age (book: ПОСЛЕ ЭПОХИ)."""

from __future__ import annotations

import pytest

from duskmoot.games.heritage.cards import INTRIGUES
from duskmoot.games.heritage.chronicle.tables import (
    OUTCOMES,
    PARAMETERS,
    boards_of,
    overview_of,
    packet_of,
)
from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.packets import PACKETS
from duskmoot.games.heritage.pieces import BOARD_NAMES, HIGH_LOW_CLANS, NONE, PARAMETER_NAMES
from duskmoot.games.heritage.rules.turn import table_intrigues
from duskmoot.kernel.view import reveals
from tests.card import card
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import GAME
from tests.games.heritage.legacies import legacy_before
from tests.rule import rule

ENDS = [3, 6, 9, 12, 15, 18, 21]


@rule("chronicle.age-end.when")
@pytest.mark.parametrize("number", range(1, 22))
def test_every_third_chapter_ends_an_age(number: int) -> None:
    chapter = Aftermath(number)
    chapter.ends()
    chapter.over()
    assert len(chapter.g.outcomes) == number // 3
    assert bool(chapter.told("outcome")) == (number in ENDS)
    assert (chapter.page()["age"] is not None) == (number in ENDS)


@rule("chronicle.age-end.winner")
def test_most_age_points_win_the_age() -> None:
    def before(legacy: Legacy) -> None:
        for heir, points in zip(legacy.heirs, (0, 5, 1)):
            heir.age_points = points

    chapter = Aftermath(3, before)
    chapter.ends()
    chapter.until("boris outcome")
    assert chapter.g.age_points == (5, 8, 3)
    assert chapter.told("wins-age") == [{"player": "boris", "n": 8}]


@rule("chronicle.age-end.winner")
def test_who_stays_away_from_the_third_chapter_wins_no_age() -> None:
    def away(legacy: Legacy) -> None:
        legacy.heirs += (legacy_before(3, 1).heirs[0],)
        legacy.heirs[3].honours = legacy.heirs[3].won = ()
        legacy.heirs[3].age_points = 5
        legacy.heirs[0].age_points = 0

    chapter = Aftermath(3, away)
    chapter.ends()
    chapter.until("outcome")
    assert chapter.asks() == "anna outcome"
    chapter.over()
    assert chapter.page()["age"]["points"] == [5, 3, 2, 5]


@rule("chronicle.age-end.tie")
def test_a_tie_goes_to_more_points_on_the_key_battleground() -> None:
    """The book's own example: Of High and Low Clans decides the first age."""

    def before(legacy: Legacy) -> None:
        for heir, points in zip(legacy.heirs, (1, 3, 0)):
            heir.age_points = points

    chapter = Aftermath(3, before)
    chapter.g.high_low = 3
    chapter.tree("boris", "smith: high\npage: high\nmonk: high")
    chapter.tree("anna", "nun: low")
    chapter.leader("anna", "power=60")
    assert chapter.points("boris")[0] > chapter.points("anna")[0]
    chapter.ends()
    chapter.until("outcome")
    assert chapter.g.age_points == (6, 6, 2)
    assert chapter.asks() == "boris outcome"
    assert chapter.told("wins-age-by") == [{"player": "boris", "n": 6, "board": "high_low_clans"}]
    chapter.over()
    assert chapter.page()["age"]["tied"] is True


@rule("chronicle.age-end.tie")
def test_then_the_primogen_wins_the_age() -> None:
    def before(legacy: Legacy) -> None:
        for heir, points in zip(legacy.heirs, (0, 2, 0)):
            heir.age_points = points

    for first in ("anna", "boris"):
        chapter = Aftermath(
            3, before, first=first, anna="gangrel", boris="nosferatu", clara="brujah"
        )
        chapter.g.high_low = 0
        assert chapter.points("boris")[0] == chapter.points("anna")[0]
        chapter.ends()
        chapter.until("outcome")
        assert chapter.asks() == f"{first} outcome"
        told = {"player": first, "n": 5, "board": "high_low_clans"}
        assert chapter.told("wins-age-as-primogen") == [told]


@rule("chronicle.age-end.reveal")
def test_the_cards_of_the_age_open_after_the_six_steps() -> None:
    chapter = Aftermath(3)
    chapter.tree("clara", "smith: war")
    chapter.ends()
    chapter.until("clara agent")
    assert GAME.packets()[chapter.g.opened - 1] == "03_aftermath"
    before = chapter.g.clone()
    chapter.act("clara", "done")
    assert chapter.asks() == "anna outcome"
    assert GAME.packets()[chapter.g.opened - 1] == "03_age"
    assert reveals(before, chapter.g)


@rule("chronicle.age-end.key-leaves", "chronicle.age-end.reveal")
@card("battleground_1_intrigue", "battleground_2_intrigue", "battleground_3_intrigue")
@card("battleground_4_intrigue", "battleground_5_intrigue", "battleground_6_intrigue")
@pytest.mark.parametrize(
    ("number", "leaves", "enters"),
    [
        pytest.param(3, "high_low_clans", "inquisition", marks=card("battleground_1")),
        pytest.param(6, "war_of_princes", "anarch_revolt", marks=card("battleground_2")),
        pytest.param(9, "anarch_revolt", "masquerade", marks=card("battleground_3")),
        pytest.param(12, "inquisition", "court", marks=card("battleground_4")),
        pytest.param(15, "beast_within", "humanity", marks=card("battleground_5")),
        pytest.param(18, "masquerade", "sabbat_wars", marks=card("battleground_6")),
    ],
)
def test_the_key_battleground_leaves_and_another_comes(
    number: int, leaves: str, enters: str
) -> None:
    chapter = Aftermath(number)
    assert BOARD_NAMES[overview_of(number).key] == leaves
    chapter.ends()
    chapter.over()
    assert chapter.told("board-leaves") == [{"board": leaves}]
    assert chapter.told("board-enters") == [{"board": enters}]
    page = chapter.page()["age"]
    assert (BOARD_NAMES[page["out"]], BOARD_NAMES[page["in"]]) == (leaves, enters)
    after = [BOARD_NAMES[board] for board in boards_of(number + 1)]
    assert enters in after
    assert leaves not in after
    later = Aftermath(number + 1)
    assert later.boards() == after
    came = PACKETS[packet_of(number, "age")][-1]
    intrigue = GAME.vocabulary.number("intrigue", came["intrigue"])
    assert INTRIGUES[intrigue].board == BOARD_NAMES.index(enters)
    assert intrigue in table_intrigues(later.g)
    assert intrigue not in table_intrigues(chapter.g)


@rule("chronicle.age-end.key-leaves")
def test_after_the_last_age_no_battleground_comes() -> None:
    chapter = Aftermath(21)
    chapter.ends()
    chapter.over()
    assert not chapter.told("board-leaves")
    assert chapter.page()["age"]["out"] == NONE
    assert HIGH_LOW_CLANS not in chapter.g.boards


@rule("chronicle.age-end.outcome", "chronicle.age-end.outcome-permanent")
@card("outcome_1_1", "outcome_1_2", "outcome_1_3", "outcome_2_1", "outcome_2_2", "outcome_2_3")
@card("outcome_3_1", "outcome_3_2", "outcome_3_3", "outcome_4_1", "outcome_4_2", "outcome_4_3")
@card("outcome_5_1", "outcome_5_2", "outcome_5_3", "outcome_6_1", "outcome_6_2", "outcome_6_3")
@card("outcome_7_1", "outcome_7_2", "outcome_7_3")
@pytest.mark.parametrize("number", range(21), ids=[outcome.id for outcome in OUTCOMES])
def test_the_winner_chooses_one_of_three_and_the_world_changes(number: int) -> None:
    """Every outcome, by its row: its parameters change for all sheets, within their limits."""
    outcome = OUTCOMES[number]
    chapter = Aftermath(3 * outcome.age)
    chapter.ends()
    chapter.until("anna outcome")
    age = [f"decide {each.id}" for each in OUTCOMES if each.age == outcome.age]
    assert chapter.offers("anna") == age
    assert len(age) == 3
    before = chapter.g.worth
    chapter.act("anna", f"decide {outcome.id}")
    changes = dict(outcome.changes)
    for parameter, row in enumerate(PARAMETERS):
        wanted = before[parameter] + changes.get(parameter, 0)
        assert chapter.g.worth[parameter] == min(max(wanted, row.least), row.most), row.id
    assert len(chapter.told("worth")) == len(outcome.changes)
    chapter.over()
    assert chapter.legacy().worth == chapter.g.worth
    assert chapter.legacy().outcomes[-1] == number


@rule("chronicle.finale.worth-range")
def test_the_limits_apply_after_each_outcome() -> None:
    def risen(legacy: Legacy) -> None:
        names = ["outcome_1_1", "outcome_2_2", "outcome_3_1", "outcome_4_1", "outcome_5_2"]
        chosen = [GAME.vocabulary.number("outcome", name) for name in names]
        legacy.outcomes = tuple(chosen)
        worth = [row.worth for row in PARAMETERS]
        for each in chosen:
            for parameter, n in OUTCOMES[each].changes:
                row = PARAMETERS[parameter]
                worth[parameter] = min(max(worth[parameter] + n, row.least), row.most)
        legacy.worth = tuple(worth)

    renown = PARAMETER_NAMES.index("renown")
    camarilla = PARAMETER_NAMES.index("camarilla")
    chapter = Aftermath(18, risen)
    assert chapter.g.worth[renown] == 3
    assert chapter.g.worth[camarilla] == 1
    chapter.ends()
    chapter.until("anna outcome")
    chapter.act("anna", "decide outcome_6_3")
    assert chapter.g.worth[camarilla] == 0
    assert {row.id: (row.least, row.most) for row in PARAMETERS}["renown"] == (1, 3)
    limits = {(row.section, row.least, row.most) for row in PARAMETERS}
    assert limits == {(0, 1, 3), (1, 1, 3), (2, 1, 3), (3, 1, 1), (4, -1, 1)}
