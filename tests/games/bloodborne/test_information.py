"""What is open and what is hidden (book: steps 1, 2 and 8, 'Setup')."""

import json
from typing import Any

import pytest

from tests.games.bloodborne.hunt import NAMES, Hunt, card, cards, enemy
from tests.rule import rule

VIEWERS = ["henryk", "eileen", "ludwig", "spectator"]


def frame(hunt: Hunt, viewer: str) -> str:
    """All that the viewer gets, byte by byte."""
    return json.dumps(hunt.view(viewer).plain(), sort_keys=True)


def table(hunt: Hunt, viewer: str) -> dict[str, Any]:
    return hunt.view(viewer).table


def board(hunt: Hunt, viewer: str, name: str) -> dict[str, Any]:
    """A Hunter's board as the viewer sees it."""
    seen: dict[str, Any] = table(hunt, viewer)["hunters"][NAMES.index(name)]
    return seen


@rule("info.choice")
def test_others_see_only_that_a_card_was_chosen() -> None:
    axe, pistol = Hunt(), Hunt()
    before = frame(axe, "henryk")
    axe.plays(eileen="hunter_axe")
    pistol.plays(eileen="hunter_pistol")
    for viewer in ["henryk", "ludwig", "spectator"]:
        assert frame(axe, viewer) == frame(pistol, viewer)
        assert table(axe, viewer)["asked"] == [0, 2]
    assert frame(axe, "henryk") != before
    assert frame(axe, "eileen") != frame(pistol, "eileen")


@rule("info.choice")
def test_revealed_cards_are_seen_by_all() -> None:
    hunt = Hunt()
    hunt.plays(henryk="transform_weapon", eileen="hunter_pistol", ludwig="hunter_axe")
    for viewer in VIEWERS:
        assert board(hunt, viewer, "eileen")["revealed"] == [card("hunter_pistol")]


@rule("info.transform")
def test_others_see_only_that_a_weapon_was_chosen() -> None:
    axe, pistol = Hunt(), Hunt()
    for hunt in (axe, pistol):
        hunt.plays(henryk="transform_weapon", eileen="transform_weapon", ludwig="hunter_axe")
    axe.brings(eileen="hunter_axe")
    pistol.brings(eileen="hunter_pistol")
    for viewer in ["henryk", "ludwig", "spectator"]:
        assert frame(axe, viewer) == frame(pistol, viewer)
        assert table(axe, viewer)["asked"] == [0]
        assert board(axe, viewer, "eileen")["revealed"] == [card("transform_weapon")]
    assert frame(axe, "eileen") != frame(pistol, "eileen")


@rule("info.hand")
def test_a_hand_is_a_number_to_others() -> None:
    hunt = Hunt()
    hunt.has("henryk", hand=["hunter_axe", "hunters_dream"], discard=["saw_cleaver"])
    assert board(hunt, "henryk", "henryk")["hand"] == cards(["hunter_axe", "hunters_dream"])
    for viewer in ["eileen", "ludwig", "spectator"]:
        assert board(hunt, viewer, "henryk")["hand"] == 2


@rule("info.hand")
def test_nobody_sees_what_another_may_play() -> None:
    hunt = Hunt()
    hunt.has("henryk", hand=["hunter_axe", "hunters_dream"])
    assert len(hunt.view("henryk").acts) == 2
    assert len(hunt.view("eileen").acts) == 5
    assert hunt.view("spectator").acts == []


@rule("info.decks")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_decks_are_numbers_to_everybody(viewer: str) -> None:
    def shuffled(dungeon: list[str], upgrades: list[str]) -> Hunt:
        hunt = Hunt(next_enemies=dungeon)
        hunt.display("cannon", "cannon", "blood_vial")
        hunt.upgrade_deck(*upgrades)
        return hunt

    hunt = shuffled(["huntsman", "father_gascoigne"], ["kirkhammer", "tonitrus", "chikage"])
    assert table(hunt, viewer)["dungeon"] == 2
    assert table(hunt, viewer)["upgrades"] == 3
    other_order = shuffled(["father_gascoigne", "huntsman"], ["chikage", "kirkhammer", "tonitrus"])
    other_cards = shuffled(["scholar", "vicar_amelia"], ["stake_driver", "flamesprayer", "chikage"])
    assert frame(hunt, viewer) == frame(other_order, viewer) == frame(other_cards, viewer)


@rule("info.decks")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_chance_is_in_no_view(viewer: str) -> None:
    shown = table(Hunt(), viewer)
    assert "chance" not in shown
    assert Hunt().g.chance.key.hex() not in json.dumps(shown)


@rule("info.open")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_boards_piles_and_enemies_are_open(viewer: str) -> None:
    hunt = Hunt("huntsman", echoes=3, final_boss="rom")
    hunt.display("kirkhammer", "cannon", "blood_vial")
    piles = [["saw_cleaver", "hunter_axe"], ["hunter_pistol"], []]
    for seat, name in enumerate(NAMES[:3]):
        hunt.has(
            name,
            discard=piles[seat],
            health=8 - seat,
            collected=seat + 1,
            banked=seat + 4,
            trophies={"kin": seat, "humanoid": 2, "beast": 1},
        )
    for seat, name in enumerate(NAMES[:3]):
        seen = board(hunt, viewer, name)
        assert seen["discard"] == cards(piles[seat])
        assert seen["health"] == 8 - seat
        assert seen["collected"] == seat + 1
        assert seen["banked"] == seat + 4
        assert seen["trophies"] == [seat, 2, 1]
    shown = table(hunt, viewer)
    assert shown["display"] == cards(["kirkhammer", "cannon", "blood_vial"])
    assert (shown["enemy"], shown["echoes"]) == (enemy("huntsman"), 3)
    assert shown["final_boss"] == enemy("rom")


@rule("info.removed-card")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_removed_card_is_seen_by_all(viewer: str) -> None:
    hunt = Hunt("lycanthrope", dice=["0"], next_enemies=["carrion_crow"])
    hunt.display("repeating_pistol", "cannon", "blood_vial")
    hunt.has(
        "eileen",
        hand=["saw_cleaver", "hunter_axe", "hunter_pistol", "hunters_dream"],
        discard=["transform_weapon", "threaded_cane", "chikage"],
    )
    hunt.plays(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    hunt.takes("eileen", "repeating_pistol")
    assert table(hunt, viewer)["removed"] == []
    hunt.act("eileen", "remove saw_cleaver")
    assert table(hunt, viewer)["removed"] == [card("saw_cleaver")]
    told = [line for line in hunt.view(viewer).story if line["key"] == "removes"]
    assert [line["parts"] for line in told] == [{"hunter": 1, "card": card("saw_cleaver")}]
