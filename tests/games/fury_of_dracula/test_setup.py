"""What lies on the table before the first day (book: 'Advanced setup')."""

import pytest

from duskmoot.games import data
from duskmoot.games.fury_of_dracula.board import LOCATION_NAMES
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS
from duskmoot.games.fury_of_dracula.sheets import DAY
from duskmoot.kernel.game import Refused
from tests.games.fury_of_dracula.chase import NAMES, Chase, new_game, place
from tests.rule import rule

POWERS = ["dark_call", "feed", "hide", "misdirect", "wolf_form"]


def before_the_start(*starts: str) -> Chase:
    """A table where only these hunters, in turn order, have chosen where they begin."""
    chase = Chase.__new__(Chase)
    chase.g = new_game()
    for name, city in zip(NAMES[1:], starts):
        chase.act(name, f"start-in {city}")
    return chase


@rule("setup.all-four-hunters")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cast_is_known_before_the_game(seats: int) -> None:
    g = new_game(seats)
    assert g.game.cast(seats, 0) == [("character", len(NAMES) - 1)]
    for seat in range(1, seats):
        mine = [("character", h.number) for h in g.hunters if h.seat == seat]
        assert g.game.cast(seats, seat) == mine != []


@rule("setup.players")
def test_two_to_five_play() -> None:
    for seats in (0, 1, 6):
        with pytest.raises(Refused):
            new_game(seats)
    for seats in (2, 3, 4, 5):
        g = new_game(seats)
        assert [count.seat for count in g.court] == [0]
        assert 0 not in {h.seat for h in g.hunters}


@rule("setup.all-four-hunters")
def test_four_hunters_are_shared_by_those_who_hunt() -> None:
    for seats in (2, 3, 4, 5):
        g = new_game(seats)
        assert [h.number for h in g.hunters] == [0, 1, 2, 3]
        assert {h.seat for h in g.hunters} == set(range(1, seats))


@rule("setup.influence-zero", "setup.time-monday-day")
def test_the_markers_stand_at_their_beginning() -> None:
    for g in (new_game(), Chase().g):
        assert (g.influence, g.time, g.despair) == (0, 0, 0)


@rule("setup.item-deck")
def test_all_items_lie_in_one_shuffled_deck() -> None:
    g = new_game()
    assert sorted(g.item_deck) == sorted(DECKS["item"])
    assert g.item_deck != new_game(seed=2).item_deck
    assert all(not h.items and not h.shown for h in g.hunters)
    assert Chase().view("mina").table["item_deck"] == 38


@rule("setup.event-deck")
def test_events_of_both_sides_lie_in_one_shuffled_deck() -> None:
    g = new_game()
    assert sorted(g.event_deck) == sorted(DECKS["event"])
    assert {CARDS[card].side for card in g.event_deck} == {"hunter", "dracula"}
    assert g.event_deck != new_game(seed=2).event_deck
    assert not g.dracula.events
    assert all(not h.events for h in g.hunters)


@rule("setup.hunter-combat-cards")
def test_every_hunter_has_three_combat_cards_in_any_combat() -> None:
    chase = Chase(godalming="berlin", seward="berlin", dracula="leipzig")
    chase.gives("seward", "knife")
    chase.act("godalming", "drive leipzig")
    chase.act("seward", "drive leipzig")
    chase.until("choose")
    basic = {"choose punch", "choose dodge", "choose escape"}
    assert set(chase.legal("godalming")) == basic
    assert set(chase.legal("seward")) == basic | {"choose knife"}


@rule("setup.dracula-decks")
def test_encounters_and_combat_cards_are_two_shuffled_decks() -> None:
    g, other = new_game(), new_game(seed=2)
    assert sorted(g.encounter_deck + g.dracula.encounters) == sorted(DECKS["encounter"])
    assert sorted(g.combat_deck) == sorted(DECKS["combat"])
    assert g.encounter_deck != other.encounter_deck
    assert g.combat_deck != other.combat_deck
    assert g.encounter_deck == new_game().encounter_deck


@rule("setup.location-deck")
def test_dracula_alone_chooses_among_all_locations_and_five_powers() -> None:
    numbers = [row["card"] for row in data.table("fury_of_dracula", "map.toml")["location"]]
    assert sorted(numbers) == list(range(1, 71))
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    deck = [f"move {name}" for name in LOCATION_NAMES] + [f"power {name}" for name in POWERS]
    assert all(chase.why_not("dracula", each) != "not-offered" for each in deck)
    assert chase.why_not("dracula", "move hospital_rome") == "not-offered"
    assert chase.asked() == ["dracula"]
    assert chase.legal("mina") == []


@rule("setup.token-pools")
def test_tickets_lie_mixed_and_face_down() -> None:
    chase = Chase()
    for name in NAMES:
        assert chase.view(name).table["ticket_pool"] == 16
    pools = [new_game(seed=seed).ticket_pool for seed in (1, 2, 3)]
    assert sorted(pools[0]) == sorted(pools[1]) == sorted(pools[2])
    assert pools[0] != pools[1] != pools[2]


@rule("setup.dracula-encounters", "setup.dracula-rumor")
def test_dracula_holds_five_encounters_and_a_rumor() -> None:
    chase = Chase()
    assert len(chase.view("dracula").table["court"][0]["encounters"]) == 5
    for name in NAMES[1:]:
        assert chase.view(name).table["court"][0]["encounters"] == 5
    assert chase.dracula.rumors == 1


@rule(
    "power.list",
    "combat.symbols",
)
def test_the_cards_that_there_are() -> None:
    assert len(DECKS["power"]) == 5
    banners = {name for card in CARDS for name in card.banner}
    assert banners == {CARDS[card].id for card in DECKS["combat"]}
    assert len(banners) == 7
    assert [len(DECKS[deck]) for deck in ("item", "event", "encounter")] == [38, 75, 28]
    assert len(DECKS["hunter"]) == 12


@rule("setup.hunter-start")
def test_hunters_begin_in_cities_before_dracula_chooses() -> None:
    chase = before_the_start()
    assert chase.why_not("godalming", "start-in castle_dracula") == "setup.hunter-start"
    for where in ("north_sea", "hospital_rome"):
        assert chase.why_not("godalming", f"start-in {where}") == "not-offered"
    assert len(chase.legal("godalming")) == 59
    for name in NAMES[1:]:
        assert chase.asked() == [name]
        chase.act(name, "start-in paris")
    assert [h.place for h in chase.g.hunters] == [place("paris")] * 4
    assert (chase.asked(), chase.question()) == (["dracula"], "begin")


@rule("setup.dracula-start")
def test_dracula_begins_in_secret() -> None:
    chase = before_the_start("paris", "rome", "athens", "varna")
    chase.act("dracula", "begin-in leipzig")
    assert chase.nest(1).facedown == [place("leipzig")]
    for name in NAMES[1:]:
        seen = chase.view(name)
        assert [len(space["facedown"]) for space in seen.table["trail"]] == [1, 0, 0, 0, 0, 0]
        assert seen.table["trail"][0]["facedown"] == [-2]
        assert seen.table["trail"][0]["faceup"] == []
        told = [(line["key"], line["parts"]) for line in seen.story if line["key"] != "starts"]
        assert told == [("places", {}), ("day", {})]


@rule(
    "setup.dracula-start-not-sea",
    "setup.dracula-start-not-castle",
    "setup.dracula-start-not-hunter-city",
    "setup.dracula-start-no-power",
)
def test_where_dracula_cannot_begin() -> None:
    chase = before_the_start("paris", "rome", "athens", "varna")
    for sea in ("north_sea", "black_sea"):
        assert chase.why_not("dracula", f"begin-in {sea}") == "setup.dracula-start-not-sea"
    castle = chase.why_not("dracula", "begin-in castle_dracula")
    assert castle == "setup.dracula-start-not-castle"
    for city in ("paris", "rome", "athens", "varna"):
        refused = chase.why_not("dracula", f"begin-in {city}")
        assert refused == "setup.dracula-start-not-hunter-city"
    for power in POWERS:
        assert chase.why_not("dracula", f"power {power}") == "setup.dracula-start-no-power"
    assert len(chase.legal("dracula")) == 59 - 4


@rule("setup.no-start-encounter")
def test_nothing_lies_on_the_first_hideout() -> None:
    chase = Chase(dracula="leipzig")
    first = chase.nest(1)
    assert (first.encounters, first.revealed, first.powers, first.rumor) == ([], [], [], False)
    assert len(chase.dracula.encounters) == 5
    assert chase.dracula.rumors == 1


@rule("setup.first-turn")
def test_play_begins_by_day_with_lord_godalming() -> None:
    chase = Chase()
    assert (chase.asked(), chase.question()) == (["godalming"], "action")
    assert (chase.g.time, chase.g.step) == (0, DAY)
    assert not chase.told("dawn")
