"""What is open and what is hidden (clauses info.*)."""

import json
from typing import Any

import pytest

from duskmoot.games.blood_rage.state import BloodRage
from duskmoot.kernel import flow
from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.kernel.zones import face_down
from tests.games.blood_rage.saga import NAMES, Saga, card, new_game, place
from tests.rule import rule

VIEWERS = [*NAMES, "spectator"]
OTHERS = ["bear", "serpent", "raven", "spectator"]
"""All but the Wolf."""


def seat_of(viewer: str) -> int:
    return SPECTATOR if viewer == "spectator" else NAMES.index(viewer)


def table(saga: Saga, viewer: str) -> dict[str, Any]:
    return view(saga.g, seat_of(viewer)).table


def sheet(saga: Saga, viewer: str, name: str) -> dict[str, Any]:
    """A clan sheet as the viewer sees it."""
    seen: dict[str, Any] = table(saga, viewer)["clans"][NAMES.index(name)]
    return seen


def frame(g: BloodRage, seat: int) -> str:
    """All that the viewer gets, byte by byte."""
    return json.dumps(view(g, seat).plain(), sort_keys=True)


def frames(g: BloodRage, *but: int) -> list[str]:
    """What all get but for these seats."""
    return [frame(g, seat) for seat in range(SPECTATOR, len(g.clans)) if seat not in but]


def alike(one: Saga, other: Saga, *but: str) -> bool:
    """Whether nobody, but for these clans, can tell the two tables apart."""
    seats = [NAMES.index(name) for name in but]
    return frames(one.g, *seats) == frames(other.g, *seats)


# Hands and the draft.


@rule("info.hand")
def test_others_see_how_many_cards_a_hand_has() -> None:
    saga = Saga()
    saga.has("wolf", hand=["tyrs_smash", "troll"])
    assert sheet(saga, "wolf", "wolf")["hand"] == [card("tyrs_smash.1"), card("troll")]
    for viewer in OTHERS:
        assert sheet(saga, viewer, "wolf")["hand"] == [face_down(1)] * 2


@rule("info.hand")
def test_nobody_can_tell_one_hand_from_another() -> None:
    one, other = Saga(turn="bear"), Saga(turn="bear")
    one.has("wolf", hand=["tyrs_smash", "troll"])
    other.has("wolf", hand=["quest_alfheim", "thors_hammer"])
    assert alike(one, other, "wolf")
    assert not alike(one, other)


@rule("info.hand")
def test_the_number_of_cards_is_open() -> None:
    one, other = Saga(turn="bear"), Saga(turn="bear")
    one.has("wolf", hand=["tyrs_smash", "troll"])
    other.has("wolf", hand=["tyrs_smash"])
    assert all(table(one, viewer) != table(other, viewer) for viewer in OTHERS)


@rule("info.draft")
def test_packets_and_drafted_cards_are_known_to_their_holder() -> None:
    g = new_game(3)
    flow.apply(g, 0, flow.legal(g, 0)[0])
    for c in g.clans:
        for viewer in range(SPECTATOR, 3):
            seen = view(g, viewer).table["clans"][c.seat]["packet"]
            assert seen == (c.packet if viewer == c.seat else [face_down(1)] * 8)


@rule("info.draft")
def test_nobody_sees_what_another_drafts() -> None:
    """Two drafts in which one player chooses otherwise look alike to those not beside him."""
    one, other = new_game(4), new_game(4)
    for g, chosen in ((one, 0), (other, 3)):
        first = flow.legal(g, 0)[chosen]
        for seat in range(4):
            flow.apply(g, seat, first if seat == 0 else flow.legal(g, seat)[0])
    assert frames(one, 0, 1) == frames(other, 0, 1)
    assert frame(one, 0) != frame(other, 0)
    assert frame(one, 1) != frame(other, 1)  # whoever got the rest of the packet


@rule("info.draft")
def test_the_two_discards_of_a_draft_are_known_to_one_seat() -> None:
    g = new_game(2)
    while flow.question(g).key == "draft":
        flow.apply(g, g.asked[0], flow.legal(g, g.asked[0])[0])
    for c in g.clans:
        assert view(g, c.seat).table["clans"][c.seat]["buried"] == c.buried
        for viewer in (SPECTATOR, 1 - c.seat):
            assert view(g, viewer).table["clans"][c.seat]["buried"] == [face_down(1)] * 2
        told = [line["parts"] for line in view(g, c.seat).story if line["key"] == "drafts"]
        assert told == [{"clan": c.seat, "card": number} for number in c.hand]


# Quests and battle cards.


@rule("info.quests")
def test_others_see_two_quests_without_names() -> None:
    one, other = Saga(seats=2), Saga(seats=2)
    quests = ["quest_alfheim", "quest_manheim", "quest_yggdrasil"]
    for saga, committed in ((one, quests[:2]), (other, quests[1:])):
        saga.has("wolf", hand=quests)
        for quest in committed:
            saga.act("wolf", f"quest {quest}")
            if saga.asked() == ["bear"]:
                saga.act("bear", "done")
    assert sheet(one, "bear", "wolf")["quests"] == [face_down(1)] * 2
    assert alike(one, other, "wolf")
    assert [line["quests"] for line in one.told("commits-quest")] == [1, 2]


@rule("info.quests")
def test_in_the_quest_phase_all_see_them() -> None:
    saga = Saga()
    saga.has("wolf", quests=["quest_alfheim", "quest_manheim"], gimle=["warrior"])
    saga.everybody_passes()
    assert saga.question() == "raise"
    for viewer in VIEWERS:
        revealed = sheet(saga, viewer, "wolf")["revealed"]
        assert revealed == [card("quest_alfheim.1"), card("quest_manheim.1")]


def battle_in_gimle(age: int = 1) -> Saga:
    """The Wolf attacks the Bear, both with two cards."""
    saga = Saga(age=age)
    saga.has("wolf", gimle=["leader"], hand=["tyrs_smash.1", "tyrs_bash"])
    saga.has("bear", gimle=["warrior"], hand=["tyrs_crush.1", "troll"])
    saga.act("wolf", "pillage gimle")
    assert saga.question() == "commit"
    return saga


@rule("info.battle-card")
def test_a_committed_card_is_hidden_until_the_last_is_committed() -> None:
    one, other = battle_in_gimle(), battle_in_gimle()
    one.act("wolf", "commit tyrs_smash.1")
    other.act("wolf", "commit tyrs_bash")
    assert alike(one, other, "wolf")
    for viewer in OTHERS:
        assert table(one, viewer)["asked"] == [NAMES.index("bear")]
        assert sheet(one, viewer, "wolf")["revealed"] == []
    one.act("bear", "commit troll")
    reveals = [(line["clan"], line["card"]) for line in one.told("reveals")]
    assert reveals == [("wolf", "tyrs_smash"), ("bear", "troll")]


@rule("info.late-heimdall")
def test_everybody_with_cards_is_asked_for_a_late_card() -> None:
    one, other = battle_in_gimle(age=2), battle_in_gimle(age=2)
    one.has("bear", hand=["heimdalls_eye", "tyrs_crush.2"])
    other.has("bear", hand=["fire_giant", "tyrs_crush.2"])
    for saga in (one, other):
        saga.commit(wolf="tyrs_smash.1", bear="tyrs_crush.2")
    for name in ("wolf", "bear"):
        for saga in (one, other):
            assert (saga.question(), saga.asked()) == ("late-card", [name])
        assert alike(one, other, "bear")
        for saga in (one, other):
            saga.act(name, "done")
    assert one.question() == "action"
    assert alike(one, other, "bear")


@rule("info.late-heimdall")
def test_who_holds_no_late_card_can_only_decline() -> None:
    saga = battle_in_gimle(age=2)
    saga.has("bear", hand=["heimdalls_eye", "tyrs_crush.2"])
    saga.commit(wolf="tyrs_smash.1", bear="tyrs_crush.2")
    assert saga.legal("wolf") == ["done"]
    saga.act("wolf", "done")
    assert saga.legal("bear") == ["add heimdalls_eye.2", "done"]


@rule("info.late-heimdall")
def test_an_empty_hand_is_not_asked() -> None:
    saga = battle_in_gimle(age=2)
    saga.has("bear", hand=["tyrs_crush.2"])
    saga.commit(wolf="tyrs_smash.1", bear="tyrs_crush.2")
    assert (saga.question(), saga.asked()) == ("late-card", ["wolf"])
    saga.act("wolf", "done")
    assert saga.question() == "action"


# What is open, what stays face down.


@rule("info.open")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_board_and_the_clan_sheets_are_open(viewer: str) -> None:
    saga = Saga(destroyed=["horgr"], doom=["gimle", "utgard", "elvagar"])
    saga.is_pillaged("gimle")
    for seat, name in enumerate(NAMES):
        saga.has(
            name,
            upgrades=["troll"],
            gimle=["warrior"],
            valhalla=["troll"],
            rage=seat,
            glory=10 + seat,
            axes_step=seat + 1,
        )
    for seat, name in enumerate(NAMES):
        seen = sheet(saga, viewer, name)
        figures = [place("gimle"), *[place("reserve")] * 9, place("valhalla")]
        assert seen["figures"][:11] == figures
        assert (seen["rage"], seen["glory"], seen["steps"]) == (seat, 10 + seat, [0, seat, 0])
        assert [number for number in seen["slots"] if number >= 0] == [card("troll")]
    shown = table(saga, viewer)
    assert shown["tokens"] == saga.g.tokens
    assert shown["pillaged"] == [place("gimle")]
    assert shown["destroyed"] == [place("horgr")]
    assert shown["ragnarok"] == [place("gimle"), place("utgard"), place("elvagar")]


@rule("info.discards")
def test_others_see_how_many_cards_are_discarded_and_not_which() -> None:
    one, other = Saga(), Saga()
    for saga, kept in ((one, "troll"), (other, "tyrs_smash")):
        saga.has("wolf", hand=["tyrs_smash", "troll", "quest_alfheim"])
        saga.everybody_passes()
        saga.act("wolf", f"hold {kept}")
    assert one.told("buries") == [{"key": "buries", "clan": "wolf", "cards": 2}]
    assert alike(one, other, "wolf")
    for viewer in OTHERS:
        assert sheet(one, viewer, "wolf")["buried"] == [face_down(1)] * 2
        assert sheet(one, viewer, "wolf")["hand"] == [face_down(1)]


@rule("info.discards")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_played_cards_quests_and_replaced_upgrades_are_known_to_all(viewer: str) -> None:
    saga = Saga(age=2)
    saga.has("wolf", gimle=["leader"], upgrades=["brothers_in_arms"], hand=["experts_in_arms"])
    saga.has("bear", gimle=["warrior"], quests=["quest_manheim"])
    saga.act("wolf", "upgrade experts_in_arms", "done")
    saga.turn_of("wolf")
    saga.fight("gimle", wolf="tyrs_crush", bear="")
    saga.everybody_passes()
    gone = ["brothers_in_arms", "tyrs_crush.2", "quest_manheim.2"]
    assert table(saga, viewer)["discard"] == [card(name) for name in gone]


@rule("info.discards")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_that_a_loser_takes_back_is_known_to_all(viewer: str) -> None:
    saga = battle_in_gimle()
    saga.commit(wolf="tyrs_smash.1", bear="troll")
    assert saga.hand("bear") == ["troll", "tyrs_crush"]
    assert sheet(saga, viewer, "bear")["shown"] == [card("troll")]


@rule("info.unused")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_undealt_cards_or_later_decks(seats: int) -> None:
    g = new_game(seats)
    before = frames(g)
    for viewer in range(SPECTATOR, seats):
        shown = view(g, viewer).table
        assert (shown["rest"], shown["deck"]) == (len(g.rest), len(g.deck))
    g.rest, g.deck[: len(g.rest)] = g.deck[: len(g.rest)], g.rest
    g.deck.reverse()
    assert frames(g) == before
