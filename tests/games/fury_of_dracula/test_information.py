"""What is open and what is hidden, and from whom (clauses hidden-info.*).

Two tables that differ only in a secret must look alike, byte by byte, to whoever does not share it.
"""

import json
from typing import Any

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.kernel.view import SPECTATOR, view
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, new_game, place
from tests.rule import rule

HUNTERS = NAMES[1:]
SEATS = [SPECTATOR, *range(len(NAMES))]
PLAIN, SEA, CASTLE = -2, -3, -4
"""How backs are seen."""


def frame(chase: Chase, seat: int) -> str:
    """All that the seat gets, byte by byte."""
    return json.dumps(view(chase.g, seat).plain(), sort_keys=True)


def who_can_tell(one: Chase, other: Chase) -> list[str]:
    """The seats to which the two tables look different."""
    names = ["spectator", *NAMES]
    return [names[seat + 1] for seat in SEATS if frame(one, seat) != frame(other, seat)]


def sheet(chase: Chase, name: str, hunter: int) -> dict[str, Any]:
    seen: dict[str, Any] = chase.view(name).table["hunters"][hunter]
    return seen


# The Trail.


@rule("hidden-info.trail")
def test_nobody_can_tell_one_move_of_dracula_from_another() -> None:
    tables = []
    for city in ("nuremberg", "berlin"):
        chase = Chase(dracula="leipzig")
        chase.until("prowl")
        chase.act("dracula", f"move {city}")
        chase.act("dracula", chase.legal("dracula")[0])
        chase.until("action", "godalming")
        tables.append(chase)
    assert who_can_tell(*tables) == ["dracula"]
    seen = tables[0].view("mina").table["trail"][0]
    assert (seen["facedown"], seen["faceup"], seen["encounters"]) == ([PLAIN], [], 1)


@rule("hidden-info.trail")
def test_nobody_can_tell_hide_from_a_move() -> None:
    tables = []
    for act in ("move nuremberg", "power hide"):
        chase = Chase(dracula="leipzig")
        chase.until("prowl")
        chase.act("dracula", act)
        chase.act("dracula", chase.legal("dracula")[0])
        chase.until("action", "godalming")
        tables.append(chase)
    assert who_can_tell(*tables) == ["dracula"]


@rule("hidden-info.trail")
def test_refusals_do_not_tell_where_dracula_is() -> None:
    chase = Chase(godalming="paris", dracula="leipzig")
    asked = [f"drive {city}" for city in ("leipzig", "nuremberg", "rome")]
    assert {chase.why_not("godalming", each) for each in asked} == {"move.road"}
    chase.gives("godalming", "long_night")
    assert chase.why_not("godalming", "search") == "search.requires-hideout"


@rule("hidden-info.trail")
def test_open_cards_and_tokens_are_seen() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "prague", encounters=["rats"], faceup=True, rumor=True)
    for name in HUNTERS:
        seen = chase.view(name).table["trail"]
        assert (seen[1]["faceup"], seen[1]["encounters"]) == ([place("prague")], 1)
        assert seen[1]["rumor"]
        assert seen[2]["facedown"] == seen[2]["faceup"] == []


@rule("hidden-info.castle-back")
def test_the_castle_is_known_by_its_back_wherever_it_lies() -> None:
    chase = Chase(dracula="galatz")
    chase.until("prowl")
    chase.act("dracula", "move castle_dracula")
    for name in HUNTERS:
        assert chase.view(name).table["trail"][0]["facedown"] == [CASTLE]
    chase = Chase(dracula="galatz")
    chase.hideout(8, "castle_dracula", encounters=["rats"])
    assert chase.view("mina").table["lairs"][1]["facedown"] == [CASTLE]


@rule("hidden-info.lairs")
def test_a_lair_is_an_unknown_place_with_so_many_encounters() -> None:
    tables = []
    for city, encounters in (("prague", ["rats", "bats"]), ("vienna", ["spy", "wolves"])):
        chase = Chase(dracula="leipzig")
        chase.dracula.encounters.clear()
        chase.g.encounter_deck.clear()
        lair = chase.nest(7)
        lair.facedown.append(place(city))
        lair.encounters += [named(each) for each in encounters]
        tables.append(chase)
    assert who_can_tell(*tables) == ["dracula"]
    for name in HUNTERS:
        seen = tables[0].view(name).table["lairs"][0]
        assert (seen["facedown"], seen["encounters"]) == ([PLAIN], 2)


@rule("hidden-info.sea-damage")
def test_hunters_know_that_dracula_is_at_sea_but_not_where() -> None:
    tables = []
    for sea in ("english_channel", "north_atlantic"):
        chase = Chase(dracula="hamburg")
        chase.until("prowl")
        chase.act("dracula", "move north_sea")
        assert chase.view("mina").table["court"][0]["damage"] == 2
        chase.until("prowl")
        chase.act("dracula", f"move {sea}")
        seen = chase.view("mina").table["trail"][0]
        assert (seen["facedown"], seen["encounters"]) == ([SEA], 0)
        tables.append(chase)
    assert who_can_tell(*tables) == ["dracula"]


@card("money_trail")
@rule("hidden-info.sea-damage")
def test_the_money_trail_offers_hidden_seas_by_their_spaces() -> None:
    chase = Chase(godalming="paris", dracula="leipzig")
    chase.hideout(2, "north_sea")
    chase.hideout(3, "hamburg")
    chase.hideout(4, "irish_sea", faceup=True)
    chase.hideout(5, "black_sea")
    chase.gives("godalming", "money_trail")
    chase.act("godalming", "play money_trail")
    assert chase.legal("godalming") == ["reveal space_2", "reveal space_5"]


@rule("hidden-info.location-deck")
def test_nobody_learns_what_returns_to_the_location_deck() -> None:
    tables = []
    for city in ("nuremberg", "prague"):
        chase = Chase(dracula="leipzig")
        chase.hideout(3, city, encounters=["rats"])
        chase.until("prowl")
        before = chase.view("mina")
        assert (before.acts, before.question) == ([], "prowl")
        assert chase.view("dracula").acts
        chase.act("dracula", "power misdirect", "clear space_4", "move berlin")
        tables.append(chase)
    assert who_can_tell(*tables) == []


@rule("hidden-info.location-deck")
def test_a_prompt_to_dracula_is_the_same_whatever_he_may_do() -> None:
    """In Leipzig five cities are near, in Cagliari none: hunters see the same question."""
    one, other = Chase(dracula="leipzig"), Chase(dracula="cagliari")
    for chase in (one, other):
        chase.until("prowl")
    assert len(one.legal("dracula")) != len(other.legal("dracula"))
    assert who_can_tell(one, other) == ["dracula"]


# Hands.


@rule("hidden-info.encounter-hand")
def test_draculas_encounters_are_his_secret() -> None:
    tables = []
    for swap in (False, True):
        chase = Chase()
        if swap:
            chase.dracula.encounters, chase.g.encounter_deck[-5:] = (
                chase.g.encounter_deck[-5:],
                chase.dracula.encounters,
            )
        tables.append(chase)
    assert who_can_tell(*tables) == ["dracula"]
    for name in HUNTERS:
        assert tables[0].view(name).table["court"][0]["encounters"] == 5


@rule("hidden-info.combat-hand")
def test_revealed_cards_stay_in_the_log() -> None:
    chase = Chase(godalming="berlin", dracula="leipzig")
    chase.act("godalming", "drive leipzig")
    chase.until("choose")
    chase.holds("claws", "strength")
    chase.fights("claws", godalming="dodge")
    chase.fights("strength", godalming="escape")
    assert chase.told("combat-ends") == [()]
    for name in NAMES:
        laid = [line["parts"] for line in chase.view(name).story if line["key"] == "dracula-lays"]
        assert laid == [{"card": named("claws")}, {"card": named("strength")}]
        assert chase.view(name).table["court"][0]["hand"] in ([], 0)


@rule("hidden-info.hunter-hands")
def test_a_hand_is_known_to_its_seat() -> None:
    tables = []
    for item, event in (("knife", "long_night"), ("garlic", "good_luck")):
        chase = Chase()
        chase.gives("seward", item, event)
        chase.event_on_top("enraged")
        tables.append(chase)
    assert who_can_tell(*tables) == ["seward"]
    for name in ("dracula", "godalming", "mina"):
        seen = sheet(tables[0], name, 1)
        assert (seen["items"], seen["events"]) == (1, 1)
    seen = sheet(tables[0], "seward", 1)
    assert (seen["items"], seen["events"]) == ([named("knife")], [named("long_night")])


@rule("hidden-info.hunter-hands")
def test_a_player_sees_the_hands_of_all_his_hunters() -> None:
    g = new_game(3)
    for h in g.hunters:
        h.items.append(named("knife") if h.number < 3 else named("garlic"))
    for seat, mine in ((0, []), (1, [0, 2]), (2, [1, 3])):
        seen = view(g, seat).table["hunters"]
        assert [i for i in range(4) if isinstance(seen[i]["items"], list)] == mine


@rule("hidden-info.tickets")
def test_a_ticket_is_shown_when_it_is_spent() -> None:
    tables = []
    for ticket in ("white_1", "white_2_yellow_1"):
        chase = Chase(godalming="paris")
        chase.gives("godalming", ticket)
        tables.append(chase)
    assert who_can_tell(*tables) == ["godalming"]
    for name in ("dracula", "seward"):
        assert sheet(tables[0], name, 0)["tickets"] == 1
    chase = tables[1]
    chase.act("godalming", "ride white_2_yellow_1")
    for name in NAMES:
        told = [line["key"] for line in chase.view(name).story]
        assert "spends-ticket" in told
    assert chase.told("spends-ticket") == [(0, chase.g.spent)]


@card("great_wolf", "crucifix")
@rule("hidden-info.reveal-hand-card")
def test_a_revealed_card_is_shown_to_all_and_stays_in_the_hand() -> None:
    chase = Chase(helsing="paris")
    chase.gives("helsing", "crucifix")
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.until("prey")
    chase.act("dracula", "pick van_helsing")
    chase.act("helsing", "use crucifix")
    for name in NAMES:
        told = [line["parts"] for line in chase.view(name).story if line["key"] == "reveals"]
        assert told == [{"who": 2, "card": named("crucifix")}]
    assert chase["helsing"].items == [named("crucifix")]
    assert chase["helsing"].damage == 0


# Decks and discard piles.


@rule("hidden-info.event-deck-top")
@pytest.mark.parametrize(("name", "back"), [("enraged", 2), ("good_luck", 1)])
def test_the_back_of_the_top_event_is_seen_and_no_more(name: str, back: int) -> None:
    chase = Chase()
    chase.event_on_top(name)
    for each in NAMES:
        table = chase.view(each).table
        assert (table["top_back"], table["event_deck"]) == (back, 75)


@rule("hidden-info.event-deck-top")
def test_the_bottom_event_is_not_seen_before_it_is_drawn() -> None:
    tables = []
    for bottom in ("enraged", "good_luck"):
        chase = Chase()
        chase.event_at_bottom(bottom)
        chase.event_on_top("long_night")
        tables.append(chase)
    assert who_can_tell(*tables) == []


@rule("hidden-info.discard-browse")
def test_discard_piles_lie_open_also_what_was_never_revealed() -> None:
    chase = Chase(godalming="paris", dracula="leipzig")
    chase.hideout(3, "prague", encounters=["rats", "bats"])
    chase.gives("godalming", "knife", "garlic", "dogs", "stake")
    chase.until("trim", "godalming")
    chase.act("godalming", "discard stake")
    chase.until("prowl")
    chase.act("dracula", "power misdirect", "clear space_4")
    for question in ("move-on", "place-encounter", "action"):
        chase.until(question)
        for seat in SEATS:
            table = view(chase.g, seat).table
            assert table["item_discard"] == [named("stake")]
            assert sorted(table["encounter_discard"]) == sorted([named("rats"), named("bats")])
            assert table["event_discard"] == []


@rule("hidden-info.facedown-discards")
def test_a_buried_event_is_unknown_to_all() -> None:
    tables = []
    for event in ("enraged", "seduction"):
        chase = Chase(godalming="paris")
        chase.event_on_top(event)
        chase.act("godalming", "supply")
        chase.event_on_top("long_night")
        assert chase.g.buried == [named(event)]
        tables.append(chase)
    assert who_can_tell(*tables) == []
    for seat in SEATS:
        table = view(tables[0].g, seat).table
        assert (table["buried"], table["event_discard"]) == (1, [])


@card("hoax")
@rule("hidden-info.hoax")
def test_a_matured_hoax_lets_dracula_see_what_is_buried() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["hoax"])
    for event in ("enraged", "seduction"):
        chase.draw(chase.g.event_deck, event)
        chase.g.buried.append(named(event))
    chase.until("mature-or-lair")
    chase.act("dracula", "mature", "resolve hoax")
    seen = chase.view("dracula").table["court"][0]["looking"]
    assert sorted(seen) == sorted([named("enraged"), named("seduction")])
    for name in HUNTERS:
        assert chase.view(name).table["court"][0]["looking"] == 2
    chase.act("dracula", "keep enraged", "keep enraged")
    assert chase.dracula.events == [named("enraged")]
    assert named("seduction") in chase.g.event_deck
    for name in NAMES:
        assert chase.view(name).table["court"][0]["looking"] in ([], 0)


# Talk.


@rule("hidden-info.private-talk")
def test_others_see_that_a_trade_took_place_and_no_more() -> None:
    tables = []
    for gift in ("knife", "garlic"):
        chase = Chase(godalming="paris", seward="paris")
        chase.gives("godalming", "knife", "garlic", "white_1")
        chase.act("godalming", "trade dr_seward", f"give {gift}", "give-ticket white_1")
        chase.act("godalming", "propose")
        chase.act("seward", "agree")
        tables.append(chase)
    assert who_can_tell(*tables) == ["godalming", "seward"]
    for name in ("dracula", "helsing", "mina"):
        told = [line["key"] for line in tables[0].view(name).story]
        assert "trades" in told
        assert not {"gives", "gives-ticket"} & set(told)
        seen = [sheet(tables[0], name, hunter) for hunter in (0, 1)]
        assert [(h["items"], h["tickets"]) for h in seen] == [(1, 0), (1, 1)]
