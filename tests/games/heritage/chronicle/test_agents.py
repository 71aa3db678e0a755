"""Agents saved to the haven, and who comes back to the deck (book: ПОДВЕДЕНИЕ ИТОГОВ 6)."""

import pytest

from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.chronicle.tables import newcomers_of
from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.lines import BASE
from duskmoot.games.heritage.pieces import NONE
from tests.card import card
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import GAME
from tests.rule import rule


@rule("chronicle.agents.save", "state.torpor.no-save")
def test_one_vampire_awake_may_be_saved() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: war\npage: secrets torpor\nmonk: science")
    chapter.ends()
    chapter.until("anna agent")
    assert chapter.offers("anna") == ["save smith", "save monk", "done"]
    assert chapter.refusal("anna", "save page") == "state.torpor.no-save"
    assert chapter.refusal("anna", "save anna") == "chronicle.agents.save"
    chapter.act("anna", "save smith")
    assert chapter.asks() != "anna agent"
    chapter.over()
    legacy = chapter.legacy()
    assert legacy.heirs[0].haven == chapter.aliases["smith"]
    legacy.present = (0, 1, 2)
    again = Aftermath(2, lambda next_one: carry(next_one, legacy))
    assert chapter.aliases["smith"] not in again.g.deck + again.g.queue
    assert f"recruit {VAMPIRES[chapter.aliases['smith']].id}" in again.offers("anna")


def carry(legacy: Legacy, before: Legacy) -> None:
    """What was saved in a chapter before."""
    for heir, old in zip(legacy.heirs, before.heirs):
        heir.haven = old.haven


@rule("chronicle.agents.save")
def test_nobody_is_asked_whom_torpor_or_nobody_is_left_to_save() -> None:
    chapter = Aftermath()
    chapter.tree("anna", "smith: war torpor")
    chapter.tree("boris", "page: war")
    chapter.ends()
    chapter.until("agent")
    assert chapter.asks() == "boris agent"
    chapter.act("boris", "done")
    assert chapter.asks() == "anna seal"
    chapter.over()
    assert [heir.haven for heir in chapter.legacy().heirs] == [NONE] * 3


@rule("chronicle.agents.limit")
def test_the_haven_holds_one_vampire_and_any_number_of_leaders() -> None:
    saved = 40
    ashdown = GAME.vocabulary.number("vampire", "leader_02")
    others = GAME.vocabulary.number("vampire", "leader_04")

    def sheltering(legacy: Legacy) -> None:
        legacy.heirs[0].haven = saved
        legacy.heirs[0].leaders = (ashdown, others)
        sets = list(legacy.sets)
        for leader in (ashdown, others):
            clan = VAMPIRES[leader].leads
            sets[clan] = tuple(sorted({*sets[clan], *VAMPIRES[leader].intrigues}))
        legacy.sets = tuple(sets)

    chapter = Aftermath(5, sheltering)
    chapter.tree("anna", "smith: war\npage: secrets")
    chapter.ends()
    chapter.until("anna agent")
    chapter.act("anna", "save page")
    assert chapter.told("gives-up") == [{"player": "anna", "vampire": VAMPIRES[saved].id}]
    assert not GAME.broken(chapter.g)
    chapter.over()
    heir = chapter.legacy().heirs[0]
    assert heir.haven == chapter.aliases["page"]
    assert heir.leaders == (ashdown, others)
    kept = Aftermath(5, sheltering)
    kept.tree("anna", "smith: war")
    kept.ends()
    kept.until("anna agent")
    kept.act("anna", "done")
    kept.over()
    assert kept.legacy().heirs[0].haven == saved


@rule("chronicle.agents.rest-returns", "clan.tzimisce.after-chapter")
def test_all_others_return_to_the_deck_and_tucked_cards_too() -> None:
    chapter = Aftermath(anna="tzimisce", boris="ventrue", clara="gangrel")
    chapter.tree("anna", "smith: war tucked=war_brand\npage: secrets\nmonk: science")
    chapter.tree("boris", "a: war\nb: war")
    tucked = chapter.aliases["tucked under 1"]
    before = {c for c in range(len(chapter.g.blood)) if chapter.g.blood[c]}
    chapter.ends()
    chapter.until("anna agent")
    assert f"save {VAMPIRES[tucked].id}" not in chapter.offers("anna")
    chapter.act("anna", "save smith")
    chapter.over()
    legacy = chapter.legacy()
    legacy.present = (0, 1, 2)
    in_game = {c for c in range(len(legacy.blood)) if legacy.blood[c]}
    assert in_game == before | set(newcomers_of(1))
    assert legacy.heirs[0].haven == chapter.aliases["smith"]


@rule("chronicle.deck.base-characters")
@card("newcomer_01_1", "newcomer_01_2", "newcomer_02_1", "newcomer_02_2", "newcomer_03_1")
@card("newcomer_03_2", "newcomer_04_1", "newcomer_04_2", "newcomer_05_1", "newcomer_05_2")
@card("newcomer_06_1", "newcomer_06_2", "newcomer_07_1", "newcomer_07_2", "newcomer_08_1")
@card("newcomer_08_2", "newcomer_09_1", "newcomer_09_2", "newcomer_10_1", "newcomer_10_2")
@card("newcomer_11_1", "newcomer_11_2", "newcomer_12_1", "newcomer_12_2", "newcomer_13_1")
@card("newcomer_13_2", "newcomer_14_1", "newcomer_14_2", "newcomer_15_1", "newcomer_15_2")
@card("newcomer_16_1", "newcomer_16_2", "newcomer_17_1", "newcomer_17_2", "newcomer_18_1")
@card("newcomer_18_2", "newcomer_19_1", "newcomer_19_2", "newcomer_20_1", "newcomer_20_2")
@pytest.mark.parametrize("number", range(1, 21))
def test_new_base_characters_lie_in_the_deck_with_their_base_side_up(number: int) -> None:
    chapter = Aftermath(number)
    new = newcomers_of(number)
    assert len(new) == 2
    assert not any(chapter.g.blood[c] for c in new)
    chapter.ends()
    chapter.over()
    assert [chapter.legacy().blood[c] for c in new] == [BASE, BASE]
    assert [line["character"] for line in chapter.told("newcomer")] == [VAMPIRES[c].id for c in new]
