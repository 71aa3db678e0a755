"""Supplies: items, events by day and by night, limits, empty decks (book: 'Supply')."""

from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.round.decks import show_top_event
from duskmoot.games.fury_of_dracula.sheets import NONE
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


def by_night(name: str, **where: str) -> Chase:
    """This hunter's action of the night; everybody has passed by day."""
    chase = Chase(**where)
    chase.until("action", name)
    chase.act(name, "done")
    chase.until("action", name)
    return chase


@rule("supply.large-city-item")
def test_a_large_city_gives_an_item_before_the_event() -> None:
    chase = Chase(seward="paris")
    chase.event_on_top("good_luck")
    top = chase.g.item_deck[-1]
    chase.act("godalming", "done")
    chase.act("seward", "supply")
    assert chase.question() == "receive"
    assert chase["seward"].items == [top]
    assert chase["seward"].events == []
    assert chase.g.story is not None
    told = [line.tale.key for line in chase.g.story]
    assert told.index("draws-item") < told.index("draws-event")
    assert "sees-item" in [line["key"] for line in chase.view("seward").story]
    assert "sees-item" not in [line["key"] for line in chase.view("dracula").story]


@rule("supply.large-city-item")
def test_a_small_city_gives_no_item() -> None:
    chase = Chase(seward="galway")
    chase.event_on_top("good_luck")
    chase.act("godalming", "done")
    chase.act("seward", "supply", "keep good_luck")
    assert chase["seward"].items == []
    assert chase["seward"].events == [named("good_luck")]


@rule("supply.large-city-item")
def test_lord_godalming_draws_two_items() -> None:
    chase = Chase(godalming="paris")
    chase.event_on_top("enraged")
    chase.act("godalming", "supply")
    assert len(chase["godalming"].items) == 2


@rule("supply.day-hunter-event")
def test_by_day_the_hunter_takes_the_top_event() -> None:
    chase = Chase(godalming="galway")
    chase.event_on_top("good_luck")
    chase.event_at_bottom("forewarned")
    chase.act("godalming", "supply", "keep good_luck")
    assert chase["godalming"].events == [named("good_luck")]
    assert chase.g.event_deck[0] == named("forewarned")
    assert len(chase.g.event_deck) == 74
    assert chase.view("dracula").table["hunters"][0]["events"] == 1


@rule("supply.day-dracula-event")
def test_by_day_an_event_of_dracula_is_buried_unseen() -> None:
    chase = Chase(godalming="galway")
    chase.event_on_top("enraged")
    chase.act("godalming", "supply")
    assert chase.asked() == ["seward"]
    assert chase["godalming"].events == []
    assert chase.dracula.events == []
    assert (chase.g.buried, chase.g.event_discard) == ([named("enraged")], [])
    for name in NAMES:
        seen = chase.view(name)
        assert (seen.table["buried"], seen.table["event_discard"]) == (1, [])
        assert seen.story[-1]["key"] == "buries-event"
        assert seen.story[-1]["parts"] == {"hunter": 0}


@rule("supply.night-hunter-event")
def test_by_night_the_hunter_takes_the_bottom_event() -> None:
    chase = by_night("godalming", godalming="galway")
    chase.event_on_top("enraged")
    chase.event_at_bottom("forewarned")
    chase.act("godalming", "supply", "keep forewarned")
    assert chase["godalming"].events == [named("forewarned")]
    assert chase.g.event_deck[-1] == named("enraged")
    assert chase.g.buried == []


@rule("supply.night-dracula-event")
def test_by_night_dracula_gets_his_event() -> None:
    chase = by_night("godalming", godalming="galway")
    chase.event_on_top("forewarned")
    chase.event_at_bottom("enraged")
    chase.act("godalming", "supply")
    assert (chase.question(), chase.asked()) == ("receive", ["dracula"])
    chase.act("dracula", "keep enraged")
    assert chase["godalming"].events == []
    assert chase.view("dracula").table["court"][0]["events"] == [named("enraged")]
    for name in NAMES[1:]:
        seen = chase.view(name)
        assert seen.table["court"][0]["events"] == 1
        assert seen.story[-1]["key"] == "dracula-takes-event"
        assert seen.story[-1]["parts"] == {}


@rule("supply.where")
def test_where_hunters_supply() -> None:
    refused = {
        "paris": "",
        "galway": "",
        "hospital_rome": "",
        "castle_dracula": "move.castle.hunter-actions",
        "north_sea": "supply.where",
    }
    for where, clause in refused.items():
        chase = Chase()
        chase["godalming"].place = place(where)
        assert chase.why_not("godalming", "supply") == clause, where
    chase = by_night("godalming", godalming="galway")
    assert chase.why_not("godalming", "supply") == ""


@rule("supply.item-hand-limit")
def test_a_fourth_item_is_one_too_many() -> None:
    chase = Chase(mina="paris")
    chase.gives("mina", "garlic", "knife", "crucifix")
    chase["mina"].shown = [chase["mina"].items.pop()]
    chase.draw(chase.g.item_deck, "pistol")
    chase.g.item_deck.append(named("pistol"))
    chase.event_on_top("enraged")
    chase.until("action", "mina")
    chase.act("mina", "supply")
    assert (chase.question(), chase.asked()) == ("trim", ["mina"])
    items = {"discard garlic", "discard knife", "discard crucifix", "discard pistol"}
    assert set(chase.legal("mina")) == items
    chase.act("mina", "discard garlic")
    assert chase.g.item_discard == [named("garlic")]
    assert chase.question() != "trim"


@rule("supply.item-hand-limit")
def test_dr_seward_holds_four_items() -> None:
    chase = Chase(seward="paris")
    chase.gives("seward", "garlic", "knife", "crucifix")
    chase.event_on_top("enraged")
    chase.act("godalming", "done")
    chase.act("seward", "supply")
    assert len(chase["seward"].items) == 4
    assert chase.asked() == ["helsing"]
    chase.until("action", "seward")
    chase.event_at_bottom("false_tip")
    chase.act("seward", "supply")
    chase.act("dracula", "keep false_tip")
    assert (chase.question(), chase.asked()) == ("trim", ["seward"])


@rule("supply.deck-exhausted")
def test_an_empty_item_deck_is_made_anew() -> None:
    chase = Chase(godalming="paris")
    chase.g.item_discard, chase.g.item_deck = chase.g.item_deck, []
    before = chase.g.item_discard[:]
    chase.event_on_top("enraged")
    chase.act("godalming", "supply")
    assert len(chase["godalming"].items) == 2
    assert (len(chase.g.item_deck), chase.g.item_discard) == (36, [])
    assert chase.g.item_deck != before[:36]


@rule("supply.deck-exhausted")
def test_buried_events_go_into_the_new_deck_unseen() -> None:
    chase = Chase(godalming="galway")
    chase.event_on_top("enraged")
    deck = chase.g.event_deck
    chase.g.event_discard, chase.g.buried = deck[:40], deck[40:]
    chase.g.event_deck = []
    chase.act("godalming", "supply")
    assert len(chase.g.event_deck) == 74
    assert len(chase.g.buried) + len(chase["godalming"].looking) == 1
    assert chase.g.event_discard == []
    assert chase.view("dracula").table["event_deck"] == 74


@rule("supply.deck-exhausted", "encounter.hand-refill")
def test_an_empty_encounter_deck_is_made_anew() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("place-encounter")
    chase.g.encounter_discard, chase.g.encounter_deck = chase.g.encounter_deck, []
    chase.act("dracula", chase.legal("dracula")[0])
    assert len(chase.dracula.encounters) == 5
    assert (len(chase.g.encounter_deck), chase.g.encounter_discard) == (22, [])


# Between two actions of one day.


@rule("supply.item-hand-limit")
def test_renewed_vigor_does_not_suspend_the_limit() -> None:
    chase = Chase(godalming="paris", seward="paris")
    chase.gives("godalming", "knife", "rifle", "garlic")
    chase.g.vigor = True
    chase.event_on_top("enraged")
    chase.act("godalming", "supply")
    assert (chase.question(), chase.asked()) == ("trim", ["godalming"])
    chase.act("godalming", "discard knife", "discard rifle")
    assert len(chase["godalming"].items) == 3
    assert (chase.question(), chase.asked()) == ("action", ["godalming"])


@rule("weakened.only-if-held", "weakened.show-cards")
def test_renewed_vigor_does_not_suspend_what_the_weakened_show() -> None:
    chase = Chase(mina="paris")
    chase.g.vigor = True
    chase.until("action", "mina")
    chase.event_on_top("enraged")
    chase.act("mina", "supply")
    assert (chase.question(), chase.asked()) == ("action", ["mina"])
    assert len(chase["mina"].shown) == 1


# The event deck.


def last_event(*discarded: str) -> Chase:
    """One Dracula event is left in the deck; these lie open, all others face down."""
    chase = Chase(godalming="galatz", seward="varna", mina="paris")
    g = chase.g
    for each in (*discarded, "enraged"):
        chase.draw(g.event_deck, each)
    g.event_discard = [named(each) for each in discarded]
    g.buried = [card for card in g.event_deck if CARDS[card].side == "dracula"]
    g.event_discard += [card for card in g.event_deck if CARDS[card].side != "dracula"]
    g.event_deck = [named("enraged")]
    show_top_event(g)
    return chase


@rule("supply.deck-exhausted", "hidden-info.event-deck-top")
def test_the_event_deck_is_made_anew_when_a_card_must_be_drawn_and_not_before() -> None:
    chase = last_event()
    discarded = len(chase.g.event_discard) + len(chase.g.buried)
    chase.act("godalming", "supply")
    seen = chase.view("dracula").table
    assert (seen["event_deck"], seen["top_back"]) == (0, NONE)
    assert len(chase.g.event_discard) + len(chase.g.buried) == discarded + 1
    chase.until("action", "seward")
    chase.act("seward", "done")
    chase.until("action", "seward")
    chase.act("seward", "supply")
    assert len(chase.g.event_deck) == discarded
    assert (chase.g.event_discard, chase.g.buried) == ([], [])


@rule("supply.deck-exhausted")
def test_the_last_event_leaves_the_discard_pile_as_it_is() -> None:
    chase = last_event("sister_agatha")
    chase.g.event_discard.remove(named("surprising_return"))
    chase["seward"].events.append(named("surprising_return"))
    chase.act("godalming", "supply")
    chase.until("timed-event", "seward")
    assert "play surprising_return" in chase.legal("seward")


@rule("supply.deck-exhausted")
def test_looking_at_backs_is_no_draw() -> None:
    chase = last_event()
    chase.g.event_discard.remove(named("mystic_research"))
    chase["helsing"].events.append(named("mystic_research"))
    chase.until("action", "helsing")
    chase.act("helsing", "play mystic_research")
    assert (chase.g.event_deck, chase.g.top_back) == ([], NONE)
    assert named("enraged") in chase.g.buried
