"""What weakened hunters show of their hands."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
from duskmoot.games.fury_of_dracula.rules.hunters.hand import MOST_SWAPS
from tests.card import card
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.games.fury_of_dracula.fights import dusk, rounds
from tests.rule import rule


def weak_mina(*cards: str) -> Chase:
    """Mina in Paris with these cards, at her day action."""
    chase = Chase(mina="paris")
    chase.gives("mina", *cards)
    chase.until("action", "mina")
    return chase


@rule("weakened.show-cards")
def test_a_weakened_hunter_shows_one_item_and_one_event() -> None:
    chase = Chase(mina="paris")
    chase.gives("mina", "knife", "garlic", "good_luck", "long_night")
    chase.until("lay-open", "mina")
    assert sorted(chase.legal("mina")) == ["show garlic", "show knife"]
    chase.act("mina", "show garlic")
    assert sorted(chase.legal("mina")) == ["show good_luck", "show long_night"]
    chase.act("mina", "show long_night")
    for name in NAMES:
        sheet = chase.view(name).table["hunters"][3]
        assert sheet["shown"] == [named("garlic"), named("long_night")]
    sheet = chase.view("dracula").table["hunters"][3]
    assert (sheet["items"], sheet["events"]) == (1, 1)


@rule("weakened.show-cards")
def test_a_bitten_hunter_shows_and_a_sound_one_does_not() -> None:
    for bites in (0, 1):
        chase = Chase(godalming="paris", seward="lisbon")
        chase.gives("seward", "knife")
        chase["seward"].bites = bites
        chase.act("godalming", "done")
        shown = chase.view("dracula").table["hunters"][1]["shown"]
        assert shown == [named("knife")] * bites


@rule("weakened.only-if-held")
def test_the_first_card_of_a_kind_is_shown_at_once() -> None:
    chase = weak_mina()
    assert chase["mina"].shown == []
    chase.event_on_top("forewarned")
    chase.act("mina", "supply", "keep forewarned")
    h = chase["mina"]
    assert (h.items, h.events) == ([], [])
    assert len(h.shown) == 2
    assert named("forewarned") in h.shown


@rule("weakened.swap")
def test_a_weakened_hunter_may_show_another_card() -> None:
    chase = Chase(mina="paris")
    chase.gives("mina", "knife", "garlic", "good_luck", "long_night")
    chase.until("lay-open", "mina")
    chase.act("mina", "show knife", "show good_luck")
    chase.until("action", "mina")
    chase.act("mina", "show garlic")
    assert chase.question() == "action"  # it costs nothing
    sheet = chase.view("dracula").table["hunters"][3]
    assert sorted(sheet["shown"]) == sorted([named("garlic"), named("good_luck")])
    assert sheet["items"] == 1
    chase.until("prowl")
    chase.until("action", "mina")
    chase.act("mina", "show long_night")
    assert named("long_night") in chase.view("dracula").table["hunters"][3]["shown"]


@rule("weakened.combat-exception")
@pytest.mark.parametrize("name", ["mina", "seward"])
def test_nothing_is_shown_in_combat_and_all_again_after_it(name: str) -> None:
    chase = dusk(**{name: "knife"})
    chase[name].bites = 0 if name == "mina" else 1
    chase.until("choose")
    assert chase.view("dracula").table["hunters"][NAMES.index(name) - 1]["shown"] == []
    assert chase[name].items == [named("knife")]
    rounds(chase, "claws", **{name: "dodge dodge"})
    assert chase[name].shown == []
    rounds(chase, "strength", **{name: "escape escape"})
    assert chase[name].shown == [named("knife")]


@card("lucky_find")
@rule("weakened.combat-exception")
def test_what_mina_finds_at_the_start_of_a_combat_is_not_shown() -> None:
    chase = dusk(mina="lucky_find knife garlic")
    chase.act("mina", "play lucky_find")
    chase.act("mina", chase.legal("mina")[0])
    assert (chase.question(), chase["mina"].shown) == ("combat-start", [])
    assert len(chase["mina"].items) == 3


@card("great_wolf", "crucifix")
@rule("weakened.reveal-use")
def test_a_shown_card_may_be_revealed_for_an_effect() -> None:
    chase = Chase(seward="paris")
    chase.gives("mina", "crucifix", "garlic")
    chase.until("lay-open", "mina")
    chase.act("mina", "show crucifix")
    chase.until("prowl")
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.until("prey")
    before = chase.view("dracula").table["hunters"][3]
    chase.act("dracula", "pick mina_harker")
    chase.act("mina", "use crucifix")
    assert chase["mina"].damage == 0
    after = chase.view("dracula").table["hunters"][3]
    assert (after["shown"], after["items"]) == (before["shown"], before["items"])


@rule("weakened.shown-card-still-in-hand")
def test_a_shown_event_may_be_played_and_another_is_shown_then() -> None:
    chase = Chase(mina="paris", helsing="paris")
    chase.gives("mina", "hypnosis", "long_night")
    chase.until("lay-open", "mina")
    chase.act("mina", "show hypnosis")
    chase.until("action", "mina")
    chase.act("mina", "play hypnosis")
    assert named("hypnosis") in chase.g.event_discard
    assert chase["mina"].shown == [named("long_night")]


@rule("weakened.shown-card-still-in-hand")
def test_a_shown_item_may_be_traded_and_counts_for_the_limit() -> None:
    chase = weak_mina("knife")
    chase["godalming"].place = place("paris")
    assert chase["mina"].shown == [named("knife")]
    chase.act("mina", "trade lord_godalming", "give knife", "propose")
    chase.act("godalming", "agree")
    assert chase["godalming"].items == [named("knife")]
    assert chase["mina"].shown == []
    chase = Chase(mina="paris")
    chase.gives("mina", "knife", "garlic", "dogs", "stake")
    chase.until("trim", "mina")
    assert sorted(chase.legal("mina")) == [
        "discard dogs",
        "discard garlic",
        "discard knife",
        "discard stake",
    ]
    chase.act("mina", "discard stake", "show knife")
    chase.until("action", "mina")
    chase.event_on_top("enraged")
    chase.act("mina", "supply")
    assert chase.question() == "trim"
    chase.act("mina", "discard knife")
    assert chase.g.item_discard[-1] == named("knife")
    assert chase.question() == "lay-open"  # now another item has to be shown
    assert all(act.startswith("show ") for act in chase.legal("mina"))


@rule("weakened.mina.permanent")
def test_mina_is_weakened_from_the_start_and_after_a_defeat() -> None:
    chase = weak_mina("knife")
    assert chase["mina"].bites == 0
    assert chase["mina"].shown == [named("knife")]
    chase["mina"].damage = 8
    chase.draw(chase.g.event_deck, "great_wolf")
    chase.dracula.allies.append(named("great_wolf"))
    chase.until("prey")
    chase.act("dracula", "pick mina_harker")
    chase.until("ward")
    chase.act("mina", "done")
    assert chase["mina"].place == -1
    chase.dracula.allies.clear()
    chase.g.event_deck.append(named("great_wolf"))
    chase.until("action", "mina")
    chase.act("mina", "supply")
    assert len(chase["mina"].shown) == 1
    assert chase["mina"].items == []


@rule("weakened.combat-exception")
def test_who_has_left_a_combat_shows_cards_again_while_others_fight_on() -> None:
    chase = dusk(godalming="", seward="knife dogs")
    chase["seward"].bites = 1
    chase.until("choose")
    chase.holds("claws", "fangs", "mesmerize", "strength", "plotting")
    chase.fights("mesmerize", godalming="punch", seward="escape")
    chase.act("dracula", "engage lord_godalming")
    assert chase.g.fighters == [0]
    assert (chase.question(), chase.asked()) == ("lay-open", ["seward"])
    chase.act("seward", "show dogs")
    assert chase.question() == "choose"
    assert chase.view("dracula").table["hunters"][1]["shown"] == [named("dogs")]


# Another card instead.


@rule("weakened.swap")
def test_the_shown_card_may_be_changed_again_in_one_turn() -> None:
    chase = weak_mina("knife", "rifle")
    chase.act("mina", "show rifle")
    assert chase["mina"].shown == [named("rifle")]
    chase.act("mina", "show knife")
    assert chase["mina"].shown == [named("knife")]
    for change in range(MOST_SWAPS - 2):
        chase.act("mina", "show rifle" if change % 2 == 0 else "show knife")
    assert not [each for each in chase.legal("mina") if each.startswith("show")]
    assert chase.question() == "action"


@rule("weakened.swap")
def test_the_shown_card_may_be_changed_between_two_turns() -> None:
    chase = weak_mina("knife", "rifle")
    chase.act("mina", "done")
    assert (chase.question(), chase.asked()) == ("timed-event", ["mina"])
    assert chase.legal("mina") == ["show rifle", "done"]
    chase.act("mina", "show rifle")
    assert chase.view("dracula").table["hunters"][3]["shown"] == [named("rifle")]
    assert named("knife") in chase["mina"].items
    chase.act("mina", "done")
    assert (chase.question(), chase.asked()) == ("action", ["godalming"])


@rule("weakened.swap")
def test_who_has_nothing_to_change_is_not_asked() -> None:
    chase = weak_mina("knife")
    chase.act("mina", "done")
    assert chase.question() == "action"


@rule("weakened.swap")
def test_whoever_draws_a_second_item_chooses_at_once_which_one_lies_open() -> None:
    chase = weak_mina("knife")
    chase.event_on_top("enraged")
    chase.draw(chase.g.item_deck, "rifle")
    chase.g.item_deck.append(named("rifle"))
    chase.act("mina", "supply")
    assert (chase.question(), chase.asked()) == ("rearrange", ["mina"])
    assert chase.legal("mina") == ["show rifle", "done"]
    chase.act("mina", "show rifle")
    assert chase["mina"].shown == [named("rifle")]
    assert chase["mina"].items == [named("knife")]


@rule("weakened.swap")
def test_a_seat_changes_what_another_of_its_hunters_shows() -> None:
    chase = Chase(mina="paris", seats="3")
    chase.gives("mina", "knife", "rifle")
    chase.until("lay-open", "mina")
    chase.act("mina", "show knife")
    chase.until("action", "seward")
    assert chase["seward"].seat == chase["mina"].seat
    chase.act("seward", "show rifle")
    assert chase["mina"].shown == [named("rifle")]
    assert chase.question() == "action"
