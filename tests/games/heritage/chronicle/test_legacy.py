"""What one chapter hands down to the next, as text and as a whole."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from duskmoot.games.heritage import legacy as handed_down
from duskmoot.games.heritage.chronicle.invariants import broken
from duskmoot.games.heritage.chronicle.samples import imagined
from duskmoot.games.heritage.legacy import FORM, Legacy, first_legacy, pack, unpack
from duskmoot.games.heritage.pieces import NONE
from duskmoot.kernel.chance import from_key, key_from_seed
from duskmoot.kernel.game import Refused, Setting
from duskmoot.kernel.record import canonical
from duskmoot.kernel.replay import Session, load
from tests.games.heritage.chapter import parameter
from tests.games.heritage.court import GAME
from tests.rule import rule

GOLDEN = Path(__file__).parent


@rule("chronicle.persist.kept")
@pytest.mark.parametrize("chapter", [1, 2, 5, 10, 15, 21])
def test_a_legacy_comes_back_from_paper_as_it_was(chapter: int) -> None:
    legacy = imagined(chapter, 3)
    text = pack(legacy)
    assert pack(unpack(text)) == text
    assert canonical(json.loads(text)) == text
    assert broken(legacy) == []


@rule("chronicle.persist.kept")
def test_a_saved_chapter_holds_its_legacy() -> None:
    seats, legacy = GAME.samples()[3]
    session = Session(Setting(GAME, seats, GAME.choose({}), key_from_seed(1), legacy))
    session.play(session.state.asked[0], GAME.vocabulary.read("choose-clan brujah"))
    again, _ = load(session.save(["a", "b"]))
    assert again.setting.legacy == legacy
    assert again.save(["a", "b"]) == session.save(["a", "b"])


@pytest.mark.parametrize("form", range(1, FORM + 1))
def test_a_legacy_of_every_form_is_read_today(form: int) -> None:
    text = (GOLDEN / f"legacy_{form}.json").read_text("utf-8")
    assert json.loads(text)["form"] == form
    legacy = unpack(text)
    assert broken(legacy) == []
    assert json.loads(pack(legacy))["form"] == FORM


def test_a_legacy_of_tomorrow_is_refused() -> None:
    content = json.loads(pack(imagined(3, 2)))
    for form in (FORM + 1, 0, -3):
        with pytest.raises(Refused):
            unpack(json.dumps(content | {"form": form}))
    assert set(handed_down.LEGACIES) == set(range(1, FORM))


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_legacy_is_refused_or_found_wrong(seed: int) -> None:
    """Whatever stands in a stranger's file, nothing but Refused comes of it."""
    seats, legacy = GAME.samples()[seed % 9]
    chance = from_key(key_from_seed(seed))
    content = json.loads(legacy)
    for _ in range(1 + seed % 3):
        key = list(content)[chance.below(0, len(content))]
        content[key] = damaged(content[key], chance.below(0, 6))
    text = canonical(content)
    setting = Setting(GAME, seats, GAME.choose({}), key_from_seed(1), text)
    if understood(text, seats):
        assert GAME.broken(GAME.begin(setting)) == []
    else:
        with pytest.raises(Refused, match="replay-damaged"):
            GAME.begin(setting)


def understood(text: str, seats: int) -> bool:
    """Whether it is a legacy after all, for so many seats."""
    try:
        legacy = unpack(text)
    except Refused:
        return False
    return not broken(legacy) and len(legacy.present) == seats


def damaged(value: Any, how: int) -> Any:
    """A value as no chronicle would write it."""
    if how == 0:
        return None
    if how == 1:
        return "ventrue"
    if isinstance(value, int):
        return value + [0, 0, 1, -1, 1000, -1000][how]
    if isinstance(value, dict):
        return {"99999": [1]} if how % 2 else {}
    if not isinstance(value, list):
        return value
    spoiled = list(value)
    if how == 2:
        return spoiled[:-1]
    if how == 3:
        return [*spoiled, *spoiled[:1]]
    if spoiled:
        inner = spoiled[how % len(spoiled)]
        spoiled[how % len(spoiled)] = inner - 7 if isinstance(inner, int) else {}
    return spoiled


def marked(legacy: Legacy) -> None:
    marks = list(legacy.heirs[0].marks)
    marks[parameter("auspex")] = 4
    legacy.heirs[0].marks = tuple(marks)


def saved_twice(legacy: Legacy) -> None:
    legacy.heirs[1].haven = legacy.heirs[0].haven


def forgotten_title(legacy: Legacy) -> None:
    for heir in legacy.heirs:
        heir.honours = heir.honours[1:]


def early_stranger(legacy: Legacy) -> None:
    legacy.blood = (*legacy.blood[:-1], 1)


def worth_more(legacy: Legacy) -> None:
    legacy.worth = (3, *legacy.worth[1:])


def opened_early(legacy: Legacy) -> None:
    legacy.opened += 9


def burden_from_nowhere(legacy: Legacy) -> None:
    legacy.heirs[0].burdens += (3,)


def event_won_twice(legacy: Legacy) -> None:
    legacy.heirs[0].won += legacy.heirs[1].won[:1]


def research_of_others(legacy: Legacy) -> None:
    legacy.sets = (legacy.sets[1], *legacy.sets[1:])


def present_and_gone(legacy: Legacy) -> None:
    legacy.heirs[0].gone = 1
    legacy.present = (0, 1)


def nameless_blood(legacy: Legacy) -> None:
    agent = legacy.heirs[0].haven
    blood = list(legacy.blood)
    blood[agent] = 2
    legacy.blood = tuple(blood)


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (marked, "auspex has 4 marks"),
        (saved_twice, "two havens"),
        (forgotten_title, "titles and chapters"),
        (early_stranger, "too soon"),
        (worth_more, "worth"),
        (opened_early, "packets"),
        (burden_from_nowhere, "burden"),
        (event_won_twice, "events and chapters"),
        (research_of_others, "intrigue"),
        (present_and_gone, "left is present"),
        (nameless_blood, "nobody's blood"),
    ],
)
def test_every_invariant_of_a_legacy_can_break(spoil: Callable[[Legacy], None], word: str) -> None:
    legacy = imagined(8, 3)
    assert legacy.heirs[0].haven != NONE
    spoil(legacy)
    assert any(word in wrong for wrong in broken(legacy)), broken(legacy)


@rule("chronicle.join-late.skip")
def test_heirs_join_attend_and_depart() -> None:
    text = GAME.join(GAME.found(2))
    assert len(unpack(text).heirs) == 3
    assert unpack(GAME.attend(text, (0, 2))).present == (0, 2)
    gone = GAME.depart(text, 1)
    assert [heir.gone for heir in unpack(gone).heirs] == [0, 1, 0]
    assert GAME.opened_in(gone) == 0
    assert not GAME.over_in(gone)
    assert GAME.wrongs(gone) == []
    assert pack(first_legacy(3)) == text
    with pytest.raises(Refused):
        GAME.depart(text, 3)
