"""The encounter step and the encounter cards in general (book: 'Encounter cards')."""

from duskmoot.games.fury_of_dracula.cards.card import FuryCard
from duskmoot.games.fury_of_dracula.cards.table import CARDS, DECKS, named
from tests.games.fury_of_dracula.chase import NAMES, Chase, place
from tests.rule import rule


@rule("encounter.placed-in-encounter-step", "encounter.facedown")
def test_an_encounter_must_be_placed_face_down_on_the_first_space() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    assert chase.question() == "place-encounter"
    assert set(chase.legal("dracula")) == {
        f"place {CARDS[card].id}" for card in chase.dracula.encounters
    }
    chosen = chase.dracula.encounters[0]
    chase.act("dracula", f"place {CARDS[chosen].id}")
    assert chase.nest(1).encounters == [chosen]
    for name in NAMES[1:]:
        seen = chase.view(name).table["trail"][0]
        assert (seen["encounters"], seen["revealed"]) == (1, [])


@rule("encounter.facedown")
def test_hunters_count_encounters_until_they_are_revealed() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["rats", "spy"])
    assert chase.view("mina").table["trail"][2]["encounters"] == 2
    chase.act("godalming", "drive leipzig")
    assert chase.view("mina").table["trail"][2]["encounters"] == 2
    chase.act("dracula", "ambush rats")
    seen = chase.view("mina").table["trail"][2]
    assert (seen["encounters"], seen["revealed"]) == (1, [named("rats")])


def after(play: str, **where: str) -> Chase:
    """Dracula has a rumor and has just played this."""
    chase = Chase(**where)
    chase.hideout(2, "bari", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", play)
    return chase


@rule("encounter.step-skipped", "encounter.skip-includes-rumor")
def test_four_plays_skip_the_encounter_step() -> None:
    cases = [
        after("move north_sea", dracula="hamburg"),
        after("move nuremberg", dracula="leipzig", mina="nuremberg"),
        after("power dark_call", dracula="leipzig"),
        after("power feed", dracula="leipzig"),
    ]
    for chase in cases:
        assert chase.dracula.rumors == 1
        assert chase.question() not in ("place-encounter", "rumor")
        chase.until("action")
        assert not chase.told("places-encounter")
        assert not chase.told("places-rumor")
        assert chase.nest(1).encounters == []


@rule("encounter.step-skipped", "encounter.skip-includes-rumor")
def test_other_plays_do_not_skip_it() -> None:
    for play in ("move nuremberg", "power hide"):
        chase = after(play, dracula="leipzig")
        assert chase.question() == "place-encounter"
        chase.act("dracula", chase.legal("dracula")[0])
        assert chase.question() == "rumor"


@rule("encounter.forbidden-cards")
def test_misdirect_gets_no_encounter_but_the_location_does() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "berlin", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", "power misdirect", "clear space_3", "move nuremberg")
    chase.act("dracula", chase.legal("dracula")[0])
    assert chase.trail()[:3] == ["nuremberg", "leipzig", "misdirect"]
    assert [len(chase.nest(n).encounters) for n in (1, 2, 3)] == [1, 0, 0]


@rule("encounter.forbidden-cards")
def test_no_effect_puts_an_encounter_where_none_may_lie() -> None:
    for power in ("dark_call", "feed", "misdirect"):
        chase = Chase(dracula="leipzig")
        chase.hideout(2, "", powers=[power])
        chase.gives("dracula", "hidden_schemes")
        assert hidden_schemes(chase) == "encounter.forbidden-cards"
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "north_sea")
    chase.gives("dracula", "hidden_schemes")
    assert hidden_schemes(chase) == "encounter.forbidden-cards"
    chase = Chase(dracula="leipzig")
    chase.hideout(2, "bari", encounters=["rats"])
    chase.gives("dracula", "hidden_schemes")
    assert hidden_schemes(chase) == ""


def hidden_schemes(chase: Chase) -> str:
    """Whether the third space takes one more encounter at the end of Dracula's phase."""
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    chase.until("phase-event")
    return chase.why_not("dracula", "play hidden_schemes")


@rule("encounter.two-effects")
def test_every_encounter_has_an_effect_and_some_mature() -> None:
    cards = [CARDS[number] for number in set(DECKS["encounter"])]
    assert all(type(card).befall is not FuryCard.befall for card in cards)
    matures = {card.id for card in cards if card.matures}
    assert matures == {card.id for card in cards if type(card).mature is not FuryCard.mature}
    assert matures == {card.id for card in cards} - {"rats", "bats"}


@rule("encounter.two-effects")
def test_an_ambush_and_a_search_never_mature_a_card() -> None:
    chase = Chase(godalming="berlin", dracula="madrid")
    chase.hideout(3, "leipzig", encounters=["desecrated_soil", "saboteur"])
    chase.dracula.damage = 5
    chase.act("godalming", "drive leipzig")
    chase.act("dracula", "ambush saboteur", "ambush desecrated_soil")
    chase.until("action", "seward")
    assert chase.g.roadblocks == []
    assert chase.dracula.damage == 5
    assert not chase.told("matures")


@rule("encounter.two-effects")
def test_what_has_no_matured_effect_is_not_resolved() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(6, "paris", encounters=["rats", "saboteur"])
    chase.until("mature-or-lair")
    chase.act("dracula", "mature")
    assert chase.why_not("dracula", "resolve rats") == "encounter.two-effects"
    assert chase.why_not("dracula", "resolve saboteur") == ""


@rule("encounter.hand-refill")
def test_the_hand_is_five_again_as_soon_as_one_is_placed() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("place-encounter")
    deck = len(chase.g.encounter_deck)
    chase.act("dracula", chase.legal("dracula")[0])
    assert len(chase.dracula.encounters) == 5
    assert len(chase.g.encounter_deck) == deck - 1


@rule("encounter.hand-no-limit")
def test_above_five_nothing_is_drawn_or_discarded() -> None:
    chase = Chase(dracula="leipzig")
    chase.until("prowl")
    chase.act("dracula", "power dark_call")
    assert len(chase.dracula.encounters) == 10
    chase.until("place-encounter")
    assert len(chase.dracula.encounters) == 10
    chase.act("dracula", chase.legal("dracula")[0])
    assert len(chase.dracula.encounters) == 9
    assert chase.g.encounter_discard == []


@rule("encounter.multiple-per-hideout")
def test_a_lair_entered_again_gets_one_encounter_more() -> None:
    chase = Chase(dracula="leipzig")
    chase.hideout(7, "nuremberg", encounters=["rats"])
    chase.until("prowl")
    chase.act("dracula", "move nuremberg")
    chase.act("dracula", chase.legal("dracula")[0])
    assert len(chase.nest(1).encounters) == 2
    assert chase.nest(1).encounters[0] == named("rats")
    assert chase.nest(1).facedown == [place("nuremberg")]
