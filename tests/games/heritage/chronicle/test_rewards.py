"""Events of the chronicle, their answers and rewards (book: КОЛОДА ХРОНИКИ)."""

from __future__ import annotations

import pytest

from duskmoot.games.heritage.cards import (
    BASE_EVENTS,
    EVENT_NAMES,
    EVENTS,
    VAMPIRE_NAMES,
    VAMPIRES,
)
from duskmoot.games.heritage.chronicle.annals import new_intrigues
from duskmoot.games.heritage.chronicle.tables import PARAMETERS
from duskmoot.games.heritage.legacy import Legacy
from duskmoot.games.heritage.lines import ANCILLA, THIN
from duskmoot.games.heritage.pieces import (
    ASSET_NAMES,
    CLAN_NAMES,
    CLAN_STICKERS,
    NONE,
    PARAMETER_NAMES,
    THIN_BLOOD_STICKERS,
)
from tests.card import card
from tests.games.heritage.aftermath import Aftermath
from tests.games.heritage.court import GAME
from tests.rule import rule

SEALED = range(len(BASE_EVENTS), len(EVENTS))


def place_of(event: int) -> tuple[int, int]:
    """The chapter of an event, and its number there."""
    _, chapter, number = EVENT_NAMES[event].split("_")
    return int(chapter), int(number)


def answer(chapter: int, event: int, option: int) -> str:
    return f"answer answer_{chapter:02}_{event}_{option}"


# The situation.


@rule("chronicle.events.resolve", "faq.keep-events")
def test_each_event_is_resolved_by_its_holder_and_kept() -> None:
    chapter = Aftermath(2)
    chapter.wins("boris", 3, 5)
    chapter.wins("anna", 1)
    chapter.wins("clara", 2, 4)
    chapter.ends()
    asked: list[tuple[str, str]] = []
    while chapter.asks() != "anna seal":
        name, _, question = chapter.asks().partition(" ")
        if question == "event":
            asked.append((name, chapter.offers(name)[0]))
        chapter.act(name, chapter.offers(name)[-1])
    assert asked == [
        ("anna", answer(2, 1, 1)),
        ("boris", answer(2, 3, 1)),
        ("boris", answer(2, 5, 1)),
        ("clara", answer(2, 2, 1)),
        ("clara", answer(2, 4, 1)),
    ]
    chapter.over()
    won = [[EVENT_NAMES[e] for e in heir.won] for heir in chapter.legacy().heirs]
    assert won[0][-1] == "event_02_1"
    assert won[1] == ["event_02_3", "event_02_5"]
    assert won[2] == ["event_02_2", "event_02_4"]


@rule("chronicle.events.choice", "chronicle.events.reward")
@card("event_01_1", "event_01_2", "event_01_3", "event_01_4", "event_01_5", "event_02_1")
@card("event_02_2", "event_02_3", "event_02_4", "event_02_5", "event_03_1", "event_03_2")
@card("event_03_3", "event_03_4", "event_03_5", "event_04_1", "event_04_2", "event_04_3")
@card("event_04_4", "event_04_5", "event_05_1", "event_05_2", "event_05_3", "event_05_4")
@card("event_05_5", "event_06_1", "event_06_2", "event_06_3", "event_06_4", "event_06_5")
@card("event_07_1", "event_07_2", "event_07_3", "event_07_4", "event_07_5", "event_08_1")
@card("event_08_2", "event_08_3", "event_08_4", "event_08_5", "event_09_1", "event_09_2")
@card("event_09_3", "event_09_4", "event_09_5", "event_10_1", "event_10_2", "event_10_3")
@card("event_10_4", "event_10_5", "event_11_1", "event_11_2", "event_11_3", "event_11_4")
@card("event_11_5", "event_12_1", "event_12_2", "event_12_3", "event_12_4", "event_12_5")
@card("event_13_1", "event_13_2", "event_13_3", "event_13_4", "event_13_5", "event_14_1")
@card("event_14_2", "event_14_3", "event_14_4", "event_14_5", "event_15_1", "event_15_2")
@card("event_15_3", "event_15_4", "event_15_5", "event_16_1", "event_16_2", "event_16_3")
@card("event_16_4", "event_16_5", "event_17_1", "event_17_2", "event_17_3", "event_17_4")
@card("event_17_5", "event_18_1", "event_18_2", "event_18_3", "event_18_4", "event_18_5")
@card("event_19_1", "event_19_2", "event_19_3", "event_19_4", "event_19_5", "event_20_1")
@card("event_20_2", "event_20_3", "event_20_4", "event_20_5", "event_21_1", "event_21_2")
@card("event_21_3", "event_21_4", "event_21_5")
@pytest.mark.parametrize("event", SEALED, ids=[EVENT_NAMES[event] for event in SEALED])
@pytest.mark.parametrize("option", [0, 1])
def test_an_answer_marks_its_box_and_the_reward_is_given(event: int, option: int) -> None:
    """Every event of every chapter, by its row: one box, one reward, nothing else."""
    number, n = place_of(event)
    chapter = Aftermath(number)
    chapter.tree("boris", "smith: war\npage: secrets")
    chapter.wins("boris", n)
    chapter.ends()
    chapter.until("boris event")
    before = chapter.g.clone()
    chapter.act("boris", answer(number, n, option + 1))
    row = EVENTS[event]
    assert chapter.marks("boris") == {PARAMETER_NAMES[row.answers[option]]: 1}
    assert chapter.marks("anna") == {}
    g = chapter.g
    if number == 21:
        assert chapter.asks() != "boris event"
        assert (g.assets, g.leaders, g.blood) == (before.assets, before.leaders, before.blood)
        return
    assert sum([row.ascension, row.asset != NONE, row.reveals != ""]) == 1
    assert g.assets[1] == (() if row.asset == NONE else (row.asset,))
    if row.ascension:
        assert chapter.asks() == "boris ascension"
        chapter.act("boris", "ascend page", "embrace ventrue")
        assert chapter.blood_of("page") == ANCILLA + 4 * (CLAN_NAMES.index("ventrue") + 1)
    elif row.reveals.startswith("leader"):
        assert g.leaders[1] == (VAMPIRE_NAMES.index(row.reveals),)
    elif row.reveals:
        stranger = VAMPIRE_NAMES.index(row.reveals)
        assert g.incoming == [stranger]
        if VAMPIRES[stranger].blood == NONE:
            chapter.act("boris", "thin-blood")
        chapter.act("boris", "shelter")
        assert chapter.g.havens[1] == stranger
        assert chapter.g.blood[stranger] & 3 == ANCILLA


@rule("chronicle.events.choice")
def test_a_mark_in_a_full_parameter_is_lost_and_the_other_answer_is_free() -> None:
    mercy = PARAMETER_NAMES.index("mercy")

    def merciful(legacy: Legacy) -> None:
        marks = [0] * len(PARAMETERS)
        marks[mercy] = PARAMETERS[mercy].boxes
        legacy.heirs[0].marks = tuple(marks)

    chapter = Aftermath(1, merciful)
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna event")
    assert chapter.offers("anna") == [answer(1, 1, 1), answer(1, 1, 2)]
    chapter.act("anna", answer(1, 1, 1))
    assert chapter.marks("anna") == {"mercy": 5}
    assert chapter.told("mark-lost") == [{"player": "anna", "parameter": "mercy"}]


# Assets.


@rule("chronicle.events.asset")
def test_an_asset_goes_into_the_haven_for_later_chapters() -> None:
    chapter = Aftermath(1)
    chapter.wins("anna", 3, 4)
    chapter.ends()
    chapter.over()
    assets = chapter.legacy().heirs[0].assets
    assert [ASSET_NAMES[asset] for asset in assets] == ["wealth", "secrets"]

    def holding(legacy: Legacy) -> None:
        legacy.heirs[0].assets = assets

    later = Aftermath(2, holding)
    assert {"use wealth", "use secrets"} <= set(later.offers("anna"))


# Ascension.


@rule("chronicle.events.ascension")
def test_a_base_character_awake_ascends_with_the_blood_of_the_clan() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war\npage: secrets torpor\nmonk: science ancilla\nnun: wealth")
    chapter.wins("anna", 1)
    chapter.g.blood = tuple(
        [
            ANCILLA + 4 if v == chapter.aliases["monk"] else blood
            for v, blood in enumerate(chapter.g.blood)
        ]
    )
    chapter.ends()
    chapter.until("anna ascension")
    assert chapter.offers("anna") == ["ascend smith", "ascend nun"]
    for name in ("page", "monk", "anna"):
        assert chapter.refusal("anna", f"ascend {name}") == "chronicle.events.ascension"
    chapter.act("anna", "ascend smith")
    assert chapter.offers("anna") == ["embrace brujah", "thin-blood"]
    assert chapter.refusal("anna", "embrace gangrel") == "chronicle.events.ascension"
    chapter.act("anna", "embrace brujah")
    assert chapter.blood_of("smith") == ANCILLA + 4 * (CLAN_NAMES.index("brujah") + 1)
    assert chapter.g.clan_stickers[0] == CLAN_STICKERS - 1
    chapter.until("seal")
    chapter.over()
    assert chapter.legacy().blood[chapter.aliases["smith"]] == chapter.blood_of("smith")


@rule("chronicle.events.ascension")
def test_without_anybody_to_ascend_the_reward_is_lost() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war torpor")
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna event")
    chapter.act("anna", answer(1, 1, 1))
    assert chapter.asks() == "anna seal"
    assert chapter.told("nobody-ascends") == [{"player": "anna"}]
    chapter.over()
    assert chapter.page()["events"] == [[EVENT_NAMES.index("event_01_1"), 0, 0, 8, NONE]]


@rule("chronicle.events.ascension")
def test_who_alone_can_ascend_does_without_a_question() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war")
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna blood")
    chapter.act("anna", "thin-blood")
    assert chapter.told("ascends") == [{"player": "anna", "vampire": "smith"}]


@rule("chronicle.events.thin-blood")
def test_thin_blood_may_always_be_chosen() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war")
    chapter.wins("anna", 1)
    chapter.ends()
    chapter.until("anna blood")
    chapter.act("anna", "thin-blood")
    assert chapter.blood_of("smith") == ANCILLA + 4 * (THIN + 1)
    assert chapter.g.thin_blood == THIN_BLOOD_STICKERS - 1


def without_stickers(chapter: Aftermath, clans: list[str], thin: bool) -> None:
    """As if all these had been glued on: the box is short of them."""
    left = list(chapter.g.clan_stickers)
    for clan in clans:
        left[CLAN_NAMES.index(clan)] = 0
    chapter.g.clan_stickers = tuple(left)
    if thin:
        chapter.g.thin_blood = 0


@rule("faq.clan-stickers-out")
def test_without_stickers_of_the_clan_the_blood_is_thin() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war")
    chapter.wins("anna", 1)
    without_stickers(chapter, ["brujah"], False)
    chapter.ends()
    chapter.until("seal")
    assert chapter.blood_of("smith") == ANCILLA + 4 * (THIN + 1)


@rule("faq.thin-blood-out")
def test_without_thin_blood_either_any_clan_will_do() -> None:
    chapter = Aftermath(1)
    chapter.tree("anna", "smith: war")
    chapter.wins("anna", 1)
    without_stickers(chapter, ["brujah", "gangrel"], True)
    chapter.ends()
    chapter.until("anna blood")
    assert len(chapter.offers("anna")) == 7
    assert chapter.refusal("anna", "thin-blood") == "faq.thin-blood-out"
    assert chapter.refusal("anna", "embrace brujah") == "faq.clan-stickers-out"
    chapter.act("anna", "embrace tremere")
    assert chapter.blood_of("smith") == ANCILLA + 4 * (CLAN_NAMES.index("tremere") + 1)


# Reveals.


def stranger_of(number: int) -> int:
    return VAMPIRE_NAMES.index(f"stranger_{number:02}")


def holder_of_stranger(number: int) -> tuple[Aftermath, int]:
    """Boris has won the event that reveals the stranger of a chapter."""
    event = next(e for e in SEALED if EVENTS[e].reveals == f"stranger_{number:02}")
    chapter = Aftermath(number)
    chapter.wins("boris", place_of(event)[1])
    chapter.ends()
    chapter.until("boris event")
    chapter.act("boris", chapter.offers("boris")[0])
    return chapter, stranger_of(number)


@rule(
    "chronicle.events.reveal",
    "chronicle.deck.chronicle-characters",
    "chronicle.deck.chronicle-characters-place",
)
@card("stranger_01", "stranger_02", "stranger_03", "stranger_04", "stranger_05", "stranger_06")
@card("stranger_07", "stranger_08", "stranger_09", "stranger_10", "stranger_11", "stranger_12")
@card("stranger_13", "stranger_14", "stranger_15", "stranger_16", "stranger_17", "stranger_18")
@card("stranger_19", "stranger_20")
@pytest.mark.parametrize("number", range(1, 21))
def test_a_stranger_is_an_ancilla_for_the_haven_or_the_deck(number: int) -> None:
    for place in ("shelter", "release"):
        chapter, stranger = holder_of_stranger(number)
        printed = VAMPIRES[stranger].blood
        if printed == NONE:
            assert chapter.asks() == "boris blood"
            assert chapter.offers("boris") == ["embrace ventrue", "thin-blood"]
            chapter.act("boris", "embrace ventrue")
            assert chapter.g.clan_stickers[CLAN_NAMES.index("ventrue")] == CLAN_STICKERS - 1
        else:
            assert chapter.g.blood[stranger] == ANCILLA + 4 * (printed + 1)
            assert set(chapter.g.clan_stickers) == {CLAN_STICKERS}
        assert chapter.offers("boris") == ["shelter", "release"]
        chapter.act("boris", place)
        chapter.over()
        legacy = chapter.legacy()
        assert legacy.heirs[1].haven == (stranger if place == "shelter" else NONE)
        assert legacy.blood[stranger] & 3 == ANCILLA


@rule("chronicle.agents.limit", "chronicle.deck.chronicle-characters-place")
def test_a_stranger_in_the_haven_makes_another_give_way() -> None:
    def sheltering(legacy: Legacy) -> None:
        legacy.heirs[1].haven = 40

    chapter = Aftermath(1, sheltering)
    chapter.wins("boris", 5)
    chapter.tree("boris", "smith: war")
    chapter.ends()
    chapter.until("boris shelter")
    chapter.act("boris", "shelter")
    assert chapter.g.havens[1] == stranger_of(1)
    assert chapter.told("gives-up") == [{"player": "boris", "vampire": VAMPIRE_NAMES[40]}]
    chapter.until("boris agent")
    chapter.act("boris", "save smith")
    assert chapter.g.havens[1] == chapter.aliases["smith"]
    assert not GAME.broken(chapter.g)


LEADERS_OF_CHAPTERS = [v.number for v in VAMPIRES if v.id.startswith("leader_0") and len(v.id) == 9]
LEADERS_OF_CHAPTERS += [v.number for v in VAMPIRES if v.id[:8] in ("leader_1", "leader_2")]


@rule("chronicle.deck.leader-owner", "chronicle.deck.leader-intrigues", "chronicle.events.reveal")
@card("leader_02", "leader_04", "leader_06", "leader_08", "leader_10", "leader_12", "leader_14")
@card("leader_16", "leader_18")
@pytest.mark.parametrize(
    "leader", LEADERS_OF_CHAPTERS, ids=[VAMPIRE_NAMES[v] for v in LEADERS_OF_CHAPTERS]
)
def test_a_leader_is_its_holders_and_its_intrigues_are_everybodys(leader: int) -> None:
    event = next(e for e in SEALED if EVENTS[e].reveals == VAMPIRE_NAMES[leader])
    number, n = place_of(event)
    clan = VAMPIRES[leader].leads
    chapter = Aftermath(number)
    chapter.wins("boris", n)
    chapter.ends()
    chapter.until("boris event")
    known = [*chapter.g.sets[clan], *new_intrigues(chapter.g)]
    new = [c for c in VAMPIRES[leader].intrigues if c not in known]
    chapter.over()
    legacy = chapter.legacy()
    assert [heir.leaders for heir in legacy.heirs] == [(), (leader,), ()]
    assert set(VAMPIRES[leader].intrigues) <= set(legacy.sets[clan])
    assert len(chapter.told("new-intrigue")) == len(new)

    def led(later: Legacy) -> None:
        later.heirs[1].leaders = (leader,)
        sets = list(later.sets)
        sets[clan] = tuple(sorted({*sets[clan], *VAMPIRES[leader].intrigues}))
        later.sets = tuple(sets)

    name = CLAN_NAMES[clan]
    spare = [other for other in CLAN_NAMES if other != name]
    own = Aftermath(number, led, anna=spare[0], boris=f"{name}:2", clara=spare[1])
    assert own.player("boris").line[0] == leader
    with pytest.raises(IndexError):
        Aftermath(number, led, anna=f"{name}:2", boris=spare[0], clara=spare[1])


@card("stranger_21")
def test_the_stranger_of_the_last_chapter_has_none_left_to_come_into() -> None:
    chapter = Aftermath(21)
    chapter.wins("boris", 5)
    chapter.ends()
    chapter.over()
    assert chapter.legacy().blood[stranger_of(21)] == 0
