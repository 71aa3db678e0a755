"""What weakened hunters show of their hands."""

import pytest

from duskmoot.games.fury_of_dracula.cards.table import named
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
    chase.until("trim", "mina")
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
    chase.until("trim", "mina")
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
    chase.until("trim", "mina")
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
    chase.until("trim", "mina")
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
    chase.act("mina", "trade lord_godalming", "give knife", "done")
    chase.act("godalming", "done")
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
    assert chase.question() == "trim"  # now another item has to be shown
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
